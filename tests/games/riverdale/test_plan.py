"""The table laid out for any client, what is printed on cards and squares, and what an action would do."""

import random
from collections import Counter

import pytest

from runabout.core.chance import Chance, key_from
from runabout.core.forecast import Forecaster
from runabout.core.log import Log
from runabout.core.plan import Label
from runabout.core.words import listed
from runabout.games.riverdale import game
from runabout.games.riverdale.cards import MOVEMENT_CARDS
from runabout.games.riverdale.facts import place_name
from runabout.games.riverdale.naming import piece_of
from runabout.games.riverdale.state import HOME, SHOP, SWAP
from tests.games.at_the_table import AtTheTable
from tests.games.riverdale.house import BOARD, COLOUR_NAMES, DECKS, SIDES
from tests.games.riverdale.positions import random_position
from tests.games.riverdale.table import Table

NAMES = ["Ann", "Bea", "Cy", "Di"]
FACES = {face.name: face for face in game.words.faces()}


def seen(table, viewer):
    """The table in the eyes of a viewer."""
    return AtTheTable(game, table.sight(viewer), NAMES)


def hints(table):
    """What each open action would do."""
    forecaster = Forecaster(game.run, table.sight(table.seat))
    return {line: forecaster.hint(game.words, game.words.actions[game.words.parse(line)]) for line in table.open}


# --- The loop ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_loop_is_painted_only_in_the_colours_that_are_played(seats):
    told = seen(Table(["9"], *([] for _ in range(seats - 1))), 0)
    tones = [told.label(square).tone for square in told.area("The loop, clockwise").places]
    painted = {square: tone for square, tone in enumerate(tones) if tone}
    assert painted == {
        square: colour
        for colour, start, entrance in zip(COLOUR_NAMES, BOARD.starts, BOARD.entrances, strict=True)
        if colour in SIDES[seats]
        for square in (start, entrance)
    }


# --- Faces ------------------------------------------------------------------------------------------------------------


def test_every_card_and_special_square_has_a_face():
    assert [face.title for face in game.words.faces() if face.group == "Movement card"] == [
        card.name for card in MOVEMENT_CARDS
    ]
    assert [face.title for face in game.words.faces() if face.group == "Special card"] == [
        "Dirty Trick!",
        "Swap!",
        "Crash!",
    ]
    assert FACES["-13"].lines == ("Move one of your pawns back 13.",)
    assert (FACES["crash"].rule, FACES["quick-pass"].rule, FACES["move-ahead"].title) == (
        "RV-099",
        "RV-081",
        "Move Ahead 3",
    )


def test_every_sign_of_a_square_is_a_face():
    board = game.scene(Table(["9"], []).sight(0)).settings["board"]
    signs = {sign.replace("_", "-") for sign in ("another_turn", "move_ahead") if board[sign]}
    signs |= {"skateboard-green", "skateboard-red"} if board["skateboards"] else set()
    assert signs == {face.name for face in game.words.faces() if face.group == "Square"}


# --- Hints ------------------------------------------------------------------------------------------------------------


def test_a_move_says_where_it_leads_and_whom_it_sends_home():
    table = Table(["4", "6", "8", "-3"], [], pawns={"red": [11, 1], "yellow": [15]})
    told = hints(table)
    assert told["play 4 with pawn 1"] == "red 1 to square 15, sends yellow 1 home"
    assert told["play 4 with pawn 3"] == "red 3 comes out to square 3"
    assert told["play 8 with pawn 1"] == "red 1 to square 19, another turn"
    assert told["play -3 with pawn 1"] == "red 1 to square 8"


def test_a_move_is_told_by_all_that_it_sets_off():
    pawns = {"red": [2, 17], "yellow": [8, 24, 29]}
    table = Table(["4", "9"], [], pawns=pawns)
    assert hints(table)["play 4 with pawn 1"] == "red 1 to square 6, on to 10, sends yellow 1 home"
    assert hints(table)["play 9 with pawn 2"] == "red 2 to square 26, on to 29, sends yellow 3 home"


def test_the_way_home_is_told_by_its_circles():
    table = Table(["2", "5"], [], pawns={"red": [57, "circle 4", "circle 2"]})
    told = hints(table)
    assert told["play 2 with pawn 1"] == "red 1 to circle 1"
    assert told["play 2 with pawn 2"] == "red 2 to Pop's"
    assert told["play 2 with pawn 3"] == "red 3 to circle 4, sends red 2 home"
    assert told["play 5 with pawn 1"] == "red 1 to circle 4, sends red 2 home"


def test_a_5_that_is_divided_is_told_part_by_part():
    table = Table(["5"], [], pawns={"red": [2, 20], "yellow": [21]})
    told = hints(table)
    assert told["split 5: pawn 1 moves 2, pawn 2 moves 3"] == "red 1 to square 4; red 2 to square 23, another turn"
    assert told["split 5: pawn 2 moves 1, pawn 1 moves 4"] == (
        "red 2 to square 21, sends yellow 1 home, on to 25; red 1 to square 6, on to 10"
    )


@pytest.mark.rule("RVA-17")
def test_a_pawn_pushed_back_gives_nobody_another_turn():
    table = Table(["1"], [], pawns={"red": [20], "yellow": [5]})
    assert hints(table)["play 1 against yellow 1"] == "yellow 1 to square 4"


@pytest.mark.rule("RV-083", "RVA-28")
@pytest.mark.parametrize(("skips_own", "other", "where"), [("off", "red 2", 24), ("on", "yellow 1", 25)])
def test_a_quick_pass_tells_which_pawn_is_ahead(skips_own, other, where):
    table = Table(["Quick Pass"], [], pawns={"red": [20, 24], "yellow": [25]}, quick_pass_skips_own=skips_own)
    assert hints(table)["pass with pawn 1 by Quick Pass"] == f"red 1 to square {where}, {other} to square 20"


@pytest.mark.rule("RV-079")
def test_a_switcharoo_tells_both_places():
    table = Table(["Switcharoo"], [], pawns={"red": [20], "yellow": [23, 40]})
    told = hints(table)["swap pawn 1 with yellow 2 by Switcharoo"]
    assert told == "red 1 to square 40, yellow 2 to square 20"


def test_special_cards_and_discards_say_no_more_than_they_do():
    told = hints(Table(["9"], [], pawns={"red": [4], "yellow": [30]}))
    assert told["Dirty Trick! on yellow 1"] == "red 2 comes out to square 30"
    assert told["Swap! hands with yellow"] == told["Crash!"] == ""


def told_after(events):
    """What happened, told as its hint tells it, and whether another turn was given."""
    parts, sent, again = [], [], False

    def close():
        if sent:
            parts[-1] += f", sends {listed([piece_of(piece) for piece in sent])} home"
        sent.clear()

    for event in events:
        if event.kind != "sent_home":
            close()
        if event.kind == "moved":
            place = "Pop's" if event.after == SHOP else place_name(event.after).replace(":", " ")
            parts.append(f"{piece_of(event.pawn)}{' comes out' if event.before == HOME else ''} to {place}")
        elif event.kind in ("moved_ahead", "skated"):
            parts[-1] += f", on to {event.after}"
        elif event.kind == "tricked":
            parts.append(f"{piece_of(event.pawn)} comes out to square {event.place}")
        elif event.kind == "sent_home" and events[0].kind != "tricked":  # whom a trick sends home, the action names
            sent.append(event.pawn)
        again = again or event.kind == "another_turn"
    close()
    return "; ".join(parts), again


def test_what_a_hint_tells_is_what_happens():
    dice, tried = random.Random(7), Counter()
    for number in range(160):
        state = random_position(dice, BOARD, Counter(DECKS[0]))
        forecaster = Forecaster(game.run, game.run.sight(state, state.seat))
        for action in game.run.legal_actions(state):
            after, log = state.copy(), Log()
            game.run.apply(after, action, Chance.seeded(key_from(number)), log)
            events, said = game.words.events(log), forecaster.hint(game.words, game.words.actions[action])
            verb = game.words.actions[action].verb
            tried[verb] += 1
            if verb in ("swap", "pass"):
                piece, other = next(event.facts[:2] for event in events if event.kind == "switched")
                places = [f"{piece_of(one)} to square {after.pawn[one]}" for one in (piece, other)]
                assert said == ", ".join(places)
                continue
            happened, again = told_after(events) if action < SWAP else ("", False)
            assert said.replace(", another turn", "") == happened, (said, happened)
            assert ("another turn" in said) == again
            tried["another turn"] += again
            tried["on to"] += "on to" in said
            tried["sends"] += "sends" in said
    assert min(tried[verb] for verb in ("play", "split", "swap", "pass", "Dirty Trick!")) > 20
    assert min(tried[what] for what in ("another turn", "on to", "sends", "Swap!")) > 20


# --- The table --------------------------------------------------------------------------------------------------------


def test_the_loop_has_every_square_with_what_it_is_and_who_stands_there():
    told = seen(Table(["9"], [], pawns={"red": [4, 58]}), 0)
    loop = told.area("The loop, clockwise")
    labels = [told.label(place) for place in loop.places]
    assert (loop.kind, loop.loop, [label.text for label in labels]) == ("cells", True, [str(n) for n in range(60)])
    assert labels[4] == Label("4", "Take Another Turn")
    assert (told.there("square:4"), told.label("pawn:red:1")) == (["red 1"], Label("red 1", "Pepper", "red", 0))
    assert labels[58].note == "red turns into its safety zone after it"
    assert (labels[0].note, labels[0].tone) == ("red's coloured square", "red")
    assert [labels[n].note for n in (6, 10, 11, 1)] == ["green skateboard, to 10", "red skateboard", "Move Ahead 3", ""]


def test_each_colour_has_its_home_base_safety_zone_and_pops():
    told = seen(Table(["9"], [], pawns={"red": ["circle 2", "shop"], "yellow": [3]}), 1)
    titles = [area.title for area in told.plan.areas if "safety" in area.title]
    assert [(title.split()[0], title.rpartition(" ")[2]) for title in titles] == [("red", "58"), ("yellow", "28")]
    red, yellow = (told.area(title, seat) for seat, title in enumerate(titles))
    assert (red.things, yellow.things) == ("pawn:red:", "pawn:yellow:")
    texts = [told.label(place).text for place in red.places]
    assert texts == ["Home Base", *(f"Circle {n}" for n in range(1, 6)), "Pop's"]
    assert [[one for one in told.there(place) if one.startswith("red")] for place in red.places] == [
        ["red 3"],
        [],
        ["red 1"],
        [],
        [],
        [],
        ["red 2"],
    ]


def test_the_own_hand_lies_open_to_its_holder_and_others_as_far_as_they_are_known():
    table = Table(["2", "2", "4", "4"], ["7", "7", "8", "11"], used={1: ["Swap!"]}, pawns={"red": [3]})
    table.play("Swap! hands with yellow")
    told = seen(table, 0)
    assert (told.area("Hand", 0).hand, told.known("hand:0")) == (True, ["7 x2", "8", "11"])
    assert told.known(*told.area("Special cards", 0).places) == ["Dirty Trick!", "Crash!"]
    assert (told.known("hand:1"), told.size("hand:1")) == (["2 x2", "4 x2"], 4)
    watched = seen(table, -1)
    assert (watched.known("hand:0"), watched.known("hand:1"), watched.size("hand:1")) == ([], [], 4)


def test_piles_are_counted_and_the_race_is_told():
    table = Table(["9"], [], rest="discard", deck=["2"], pawns={"red": [3]}, used={0: ["Swap!"], 1: ["Crash!"]})
    told = seen(table, 0)
    assert told.size("deck") == 1
    assert told.size("discards") == sum(told.scene.piles["discards"].values()) == 53 - 9
    ((_, _, unseen),) = [text.partition(": ") for text in told.said_of("deck")]
    assert sum(int(part.rpartition(" x")[2]) for part in unseen.split(", ")) == 5
    assert told.asked == "You: play a card."
    assert told.known(*told.area("Special cards", 0).places) == ["Dirty Trick!", "Crash!"]
    assert told.known(*told.area("Special cards", 1).places) == ["Dirty Trick!", "Swap!"]
    assert [told.label(f"seat:{seat}").text for seat in (0, 1)] == ["red", "yellow"]
    assert told.plan.note == "house content; deck A"


@pytest.mark.rule("RV-096")
def test_after_a_special_card_a_movement_card_is_still_to_be_played():
    table = Table(["9"], [], pawns={"red": [3]}, special_played=True)
    assert seen(table, 1).asked.startswith("Ann: a Special card is played")


def test_a_race_that_is_over_says_how():
    won = Table(["1"], [], pawns={"red": ["circle 5", "shop", "shop"]}).play("play 1 with pawn 1")
    assert seen(won, 1).asked == "Ann has the whole team at Pop's."
    late = Table(["9"], [], pawns={"red": [20]}, turns=10, turn_limit=10).play("play 9 with pawn 1")
    assert seen(late, 0).asked == "The race is called off."
