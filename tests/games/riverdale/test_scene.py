"""The table of Riverdale as a scene, and what its events move, as values."""

import pytest

from runabout.core.mover import Mover
from runabout.core.moves import Carried, Exchanged, Put, Replaced
from runabout.core.scene import UNKNOWN, Scene
from runabout.core.standing import standings
from runabout.games.riverdale import game
from runabout.games.riverdale.box import BOX
from runabout.games.riverdale.facts import CARDS, place_name
from runabout.games.riverdale.scene import DECK_OF, SPACES_TO_GO, SPECIALS
from runabout.games.riverdale.state import CIRCLES, HOME, SHOP, ZONE
from runabout.games.riverdale.track import forward
from tests.games.riverdale.table import Table

WHOLE = dict.fromkeys(SPECIALS, 1)


def moves_of(table, viewer, line, **given):
    """What a decision moves in a viewer's scene."""
    before = game.scene(game.run.sight(table.state, viewer))
    table.play(line, **given)
    mover = Mover(before)
    mover.play(game.table_layout, [event for event in table.events if event.known_to(viewer)])
    return mover.made


def test_a_position_as_one_of_its_players_knows_it():
    table = Table(["7"], ["2", "4"], pawns={"red": ["circle 2", 15]}, used={1: ["Swap!"]}, turns=8)
    scene = game.scene(game.run.sight(table.state, 1))
    held = scene.piles["hand:1"]
    assert scene == Scene(
        viewer=1,
        things={
            "pawn:red:1": {"at": "circle:2"},
            "pawn:red:2": {"at": "square:15"},
            **{f"pawn:{pawn}": {"at": "home"} for pawn in ("red:3", "yellow:1", "yellow:2", "yellow:3")},
        },
        piles={
            "hand:0": {UNKNOWN: 4},
            "hand:1": {"2": held["2"], "4": 4 - held["2"]},
            "specials:0": WHOLE,
            "specials:1": {"dirty-trick": 1, "crash": 1},
            "used specials:0": {},
            "used specials:1": {"swap": 1},
            "discards": {},
            "deck": {UNKNOWN: 45},
            DECK_OF: scene.piles[DECK_OF],
        },
        counters={"winner": None, "ending": "none"},
        settings={
            "board": scene.settings["board"],
            "colours": ["red", "yellow"],
            "seats": 2,
            "turn_limit": 2000,
            "deck": "a",
            "swap_optional": "off",
            "move_ahead_at_entrance": "pass-by",
            "own_bump": "allowed",
            "quick_pass_skips_own": "off",
        },
        decision={
            "unseen": scene.decision["unseen"],
            "seat": 0,
            "over": False,
            "special_played": False,
            "turns": 8,
        },
    )
    assert sum(scene.decision["unseen"].values()) == 53 - 4
    assert sum(scene.piles[DECK_OF].values()) == 53


def test_a_card_that_was_not_known_is_seen_as_it_is_played():
    table = Table(["7"], ["2"], pawns={"red": [15]})
    assert moves_of(table, 1, "play 7 with pawn 1")[:2] == [
        Carried(0, "7", UNKNOWN, 1, "hand:0", "discards"),
        Put(1, "pawn:red:1", "at", "square:15", "square:22"),
    ]


def test_hands_are_exchanged_and_each_is_told_its_own():
    table = Table(["7"], ["2", "2", "4", "4"], pawns={"red": [15]})
    made = moves_of(table, 0, "Swap! hands with yellow")
    assert made[:3] == [
        Carried(0, "swap", "swap", 1, "specials:0", "used specials:0"),
        Exchanged(0, "hand:0", "hand:1"),
        Carried(1, "2", UNKNOWN, 1, "hand:0", "hand:0"),
    ]
    scene = game.scene(game.run.sight(table.state, 0))
    assert (scene.piles["hand:0"], scene.piles["hand:1"]) == ({"2": 2, "4": 2}, {"7": 4})


def test_a_watcher_sees_hands_go_back_into_the_deck():
    made = moves_of(Table(["7"], ["2"], pawns={"red": [15]}), -1, "Crash!")
    kinds = [type(move) for move in made]
    assert kinds == [Carried, Carried, Carried, Replaced, Carried, Carried]
    assert [move.source for move in made if isinstance(move, Carried)][1:3] == ["hand:0", "hand:1"]
    assert all(move.kind == UNKNOWN for move in made[1:3])


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_crash_after_a_reshuffle_makes_the_deck_of_all_cards_again(viewer):
    table = Table(["7"], ["2"], pawns={"red": [15]}, rest="discard", deck=[])
    table.play("play 7 with pawn 1")
    sight = table.sight(viewer)
    assert sum(game.scene(sight).piles[DECK_OF].values()) == 53 - 7
    made = moves_of(table, viewer, "Crash!")
    whole = {CARDS[kind]: number for kind, number in enumerate(BOX.decks[table.state.deck_list]) if number}
    assert [move for move in made if isinstance(move, Replaced)] == [Replaced(0, DECK_OF, whole)]
    assert game.scene(table.sight(viewer)).piles[DECK_OF] == whole


def steps_home(colour, place):
    """How many cards of 1 take a pawn from a place to Pop's."""
    count = 0
    while place != SHOP:
        place, count = forward(BOX.board, colour, place, 1), count + 1
    return count


@pytest.mark.parametrize("colour", range(4))
def test_spaces_to_go_are_as_many_as_single_steps_lead_home(colour):
    places = [HOME, *range(BOX.board.squares), *range(ZONE, ZONE + CIRCLES), SHOP]
    assert SPACES_TO_GO[colour] == {place_name(place): steps_home(colour, place) for place in places}


def test_the_standing_counts_pawns_at_pops_and_the_spaces_of_all_the_others():
    table = Table(["7"], ["2", "4"], pawns={"red": ["circle 2", "shop", 57], "yellow": [29]})
    red, yellow = standings(game.standing, game.scene(table.sight(-1)))
    assert red == {"shop": 1, "to_go": 4 + 7}
    assert yellow == {"shop": 0, "to_go": 65 + 65 + 65}  # 29 is one square past its entrance


def test_data_of_its_own_form_is_declared_by_the_name_that_it_has_in_a_scene():
    declared = {**game.layout.settings, **game.layout.decision}
    assert {name: kind.name for name, kind in declared.items() if kind.size == 0} == {
        "board": "board",
        "unseen": "unseen",
    }


def test_the_board_is_told_as_it_stands_in_the_box():
    board = game.scene(game.run.sight(Table(["7"], ["2"]).state, 0)).settings["board"]
    assert board["squares"] == BOX.board.squares
    assert board["another_turn"] == list(BOX.board.another_turn)
    assert board["move_ahead"] == list(BOX.board.move_ahead)
    assert board["skateboards"] == [list(pair) for pair in BOX.board.skateboards]
    assert [(side["home"], side["colour"], side["start"], side["entrance"]) for side in board["sides"]] == [
        (side.name, side.colour, side.start, side.entrance) for side in BOX.board.sides
    ]
