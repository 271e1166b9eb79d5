"""What is said at the table."""

import pytest

from runabout.core.errors import Unreadable
from runabout.games.rummy_runway import game
from runabout.games.rummy_runway.cards import CARDS, Colour
from runabout.games.rummy_runway.faces import what_is_asked
from runabout.games.rummy_runway.state import (
    DISCARD,
    DRAW,
    END_TURN,
    LAY,
    LAY_CLOSET,
    RIFF,
    RIFF_CLOSET,
    STOP,
    TAKE,
    TRIM,
    WEAR,
    End,
    Ending,
)
from runabout.games.rummy_runway.state import Event as Kind
from runabout.games.rummy_runway.trends import TRENDS
from runabout.games.rummy_runway.worth import riff_of
from runabout.match import Match
from tests.games.rummy_runway.table import KIND, TREND, Table, discard, lay, riff

NAMES = ["Ann", "Bea", "Cy"]
HAT = "R2 Y3 B4"
HAT_LOOK = (2, Colour.RED, 13, Colour.YELLOW, 24, Colour.BLUE)


def told(kind, seat, *facts, viewer=None):
    """An event as a sentence."""
    return game.words.tell(game.words.event(kind, seat, *facts), NAMES, viewer)


R5, W5, R2 = KIND["R5"], KIND["W5"], KIND["R2"]
HAT_WORDS = (2, 14, 23)
SENTENCES = [
    (("round", 0, 2), "Round 2. Ann begins.", "Round 2. You begin."),
    (("dealt_card", 0, R5), "Ann is dealt a red 5.", "You are dealt a red 5."),
    (("drew", 0), "Ann draws a card.", "You draw a card."),
    (("drew_card", 0, W5), "Ann draws a wild 5.", "You draw a wild 5."),
    (("took", 0, R5), "Ann takes a red 5 from the row.", "You take a red 5 from the row."),
    (("nothing_to_draw", 0), "There is nothing for Ann to draw.", "There is nothing for you to draw."),
    (("laid", 0, R5, 0, 2), "Ann lays a red 5.", "You lay a red 5."),
    (("laid", 0, R5, 1, 0), "Ann lays a red 5 from the closet.", "You lay a red 5 from your closet."),
    (("worn", 0, W5, 1), "Ann wears the wild 5 as yellow.", "You wear the wild 5 as yellow."),
    (
        ("formed", 0, 1, *HAT_LOOK, 0),
        "Ann forms an outfit of a red 2, a yellow 3 and a blue 4.",
        "You form an outfit of a red 2, a yellow 3 and a blue 4.",
    ),
    (
        ("formed", 0, 1, *HAT_LOOK, 0b010),
        "Ann forms an outfit of a red 2, a yellow 3 and a blue 4, the middle one from the closet.",
        "You form an outfit of a red 2, a yellow 3 and a blue 4, the middle one from the closet.",
    ),
    (
        ("formed", 0, 1, *HAT_LOOK, 0b101),
        "Ann forms an outfit of a red 2, a yellow 3 and a blue 4, the left and right ones from the closet.",
        "You form an outfit of a red 2, a yellow 3 and a blue 4, the left and right ones from the closet.",
    ),
    (
        ("riffed", 0, 3, End.RIGHT, R5, R2),
        "Ann riffs a red 5 onto the right end of an outfit and takes a red 2.",
        "You riff a red 5 onto the right end of an outfit and take a red 2.",
    ),
    (
        ("riffed", 0, 4, End.LEFT, W5, R2, 1),
        "Ann riffs a wild 5 from the closet onto the left end of an outfit and takes a red 2.",
        "You riff a wild 5 from your closet onto the left end of an outfit and take a red 2.",
    ),
    (("discarded", 0, R5), "Ann discards a red 5.", "You discard a red 5."),
    (("no_discard", 0), "Ann has no card to discard.", "You have no card to discard."),
    (("trimmed", 0, R5), "Ann discards a red 5 from the closet.", "You discard a red 5 from your closet."),
    (
        ("triggered", 0, 1),
        "Ann has a third outfit: one final turn for everybody else.",
        "You have a third outfit: one final turn for everybody else.",
    ),
    (
        ("triggered", 0, 0),
        "Ann has no cards left: one final turn for everybody else.",
        "You have no cards left: one final turn for everybody else.",
    ),
    (
        ("followed", 0, TREND["Black Tie"], 2, 5),
        "Ann follows Black Tie (+5).",
        "You follow Black Tie (+5).",
    ),
    (
        ("followed", 0, TREND["Full Collection"], -1, 6),
        "Ann follows Full Collection (+6).",
        "You follow Full Collection (+6).",
    ),
    (
        ("scored", 0, 20, 4, 9, 33),
        "Ann scores 33: outfits 20, closet 4, trends 9 (house content).",
        "You score 33: outfits 20, closet 4, trends 9 (house content).",
    ),
    (("scored", 0, 20, 4, 0, 24), "Ann scores 24: outfits 20, closet 4.", "You score 24: outfits 20, closet 4."),
    (("total", 0, 57, 20), "Ann has 57 points in all.", "You have 57 points in all."),
    (("total", 0, 1, 1), "Ann has 1 point in all.", "You have 1 point in all."),
]
NOBODYS = [
    (("turned_up", -1, R5), "The discard row begins with a red 5."),
    (("refilled", -1, 2), "The deck is empty; 2 cards of the row make a new one."),
    (("refilled", -1, 1), "The deck is empty; 1 card of the row makes a new one."),
    (("restyled", 0, 3, *HAT_WORDS, 9, 0), "The outfit is now called Vintage Lace Hat: 9 points."),
    (("restyled", 0, 3, *HAT_WORDS, 1, 3), "The outfit is now called Vintage Lace Hat: 1 point, and 3 from trends."),
    (("restyled", 0, 3, 14, -1, -1, 12, 0), "The outfit is now called Lace: 12 points."),
    (("restyled", 0, 3, 2, 3, -1, 8, 0), "The outfit is now called Vintage Punk: 8 points."),
    (("tired", -1, 60), "The audience yawns: after 60 turns each the round is over."),
    (("tired", -1, 1), "The audience yawns: after 1 turn each the round is over."),
    (("ended", -1, Ending.TARGET), "The show is over: the points agreed on are reached (RY-090)."),
    (("gathered", -1), "All cards are shuffled into the deck."),
    (("ended", -1, Ending.ROUNDS), "The show is over: the last round is played (RY-092)."),
    (
        ("runways", -1, TREND["Black Tie"], TREND["Fabric First"], TREND["Full Collection"]),
        (
            "On the Runways (house content): Black Tie (formal, +5), Fabric First (casual, highest is blue, +4) and "
            "Full Collection (3 outfits, once, +6)."
        ),
    ),
]
EACH = {"dealt"}
"""Told only where nobody in particular is told."""


@pytest.mark.parametrize(("event", "to_all", "to_oneself"), SENTENCES, ids=[row[1] for row in SENTENCES])
def test_an_event_is_told_to_the_table_and_to_the_one_whose_doing_it_is(event, to_all, to_oneself):
    assert told(*event) == to_all
    assert told(*event, viewer=2) == to_all
    assert told(*event, viewer=0) == to_oneself


@pytest.mark.parametrize(("event", "to_all"), NOBODYS, ids=[row[1] for row in NOBODYS])
def test_what_is_nobodys_doing_is_told_without_a_name(event, to_all):
    for viewer in (None, 0, 1):
        assert told(*event, viewer=viewer) == to_all


def test_every_kind_of_event_has_a_sentence_among_these():
    spoken_of = {row[0][0] for row in SENTENCES} | {row[0][0] for row in NOBODYS} | EACH
    assert spoken_of == {kind.name.casefold() for kind in Kind}


def test_how_many_cards_everybody_gets_is_told_where_nobody_in_particular_is():
    assert told("dealt", 0, 7) == "Ann is dealt 7 cards."
    assert told("dealt", 0, 1) == "Ann is dealt 1 card."
    assert told("dealt", 0, 7, viewer=0) == told("dealt", 0, 7, viewer=1) == ""


def test_the_cards_of_a_deal_and_the_trends_that_a_house_follows_are_one_sentence_each():
    dealt = [game.words.event("dealt_card", 0, kind) for kind in (R5, W5, R2)]
    assert game.words.narrate(dealt, NAMES, 0) == ["You are dealt a red 5, a wild 5 and a red 2.", "", ""]
    followed = [game.words.event("followed", seat, 0, outfit, 5) for seat, outfit in ((0, 0), (0, 1), (1, 3))]
    assert game.words.narrate(followed, NAMES, 1) == [
        "Ann follows Black Tie (+5) and Black Tie (+5).",
        "",
        "You follow Black Tie (+5).",
    ]


@pytest.mark.rule("RYA-44", "RYA-46")
def test_an_outfit_is_told_with_its_wild_cards_and_those_out_of_the_closet():
    table = Table("W2 Y3 Y9", "", closets={0: "B4 R9"}).play(lay("W2"), lay("Y3"), lay("B4", closet=True))
    assert [game.words.tell(event, NAMES) for event in table.events[-2:]] == [
        "Ann forms an outfit of a wild 2 as red, a yellow 3 and a blue 4, the right one from the closet.",
        "The outfit is now called Vintage Lace Hat: 7 points, and 2 from trends.",
    ]


@pytest.mark.rule("RY-063", "RY-066")
def test_a_riff_is_told_with_what_the_outfit_is_called_now():
    table = Table("R5 Y9", "", outfits={1: [HAT]}, trends=0).play(riff(1, "right"))
    assert [game.words.tell(event, NAMES, viewer=0) for event in table.events] == [
        "You riff a red 5 onto the right end of an outfit and take a red 2.",
        "The outfit is now called Cyberpunk Lace Hat: 12 points.",
    ]


def test_every_action_reads_back_as_itself_however_it_is_typed():
    for action in game.words.actions:
        assert game.words.parse(action.text) == action.number
        assert game.words.parse(f"  {action.text.upper()} ") == action.number


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (DRAW, "draw from the deck"),
        (TAKE + KIND["R5"], "take red 5"),
        (STOP, "stop taking"),
        (LAY + KIND["B4"], "lay blue 4"),
        (LAY_CLOSET + KIND["W7"], "lay wild 7 from the closet"),
        (WEAR + 1, "wear it as yellow"),
        (RIFF, "riff 1a on the left"),
        (RIFF + (5 * 2 + 1) * 2 + 1, "riff 2c on the right with a wild"),
        (RIFF_CLOSET + (17 * 2 + 1) * 2 + 1, "riff 6c on the right with a wild from the closet"),
        (DISCARD + KIND["Y0"], "discard yellow 0"),
        (END_TURN, "end the turn"),
        (TRIM + KIND["W9"], "trim wild 9"),
    ],
)
def test_actions_are_called_as_a_player_would(number, text):
    assert (game.words.format(number), game.words.parse(text)) == (text, number)


def test_actions_with_a_card_name_it_for_programs():
    assert {action.card for action in game.words.actions if action.card} == {card.name for card in CARDS}


def test_what_is_no_action_is_answered_with_the_nearest_that_is():
    with pytest.raises(Unreadable, match='Did you mean "discard red 5"'):
        game.words.parse("discard red5")


@pytest.mark.rule("RY-090", "RY-092", "RYA-17")
def test_an_ending_says_why_with_its_rule_and_that_trends_are_our_own():
    fields = {"rounds": 1, "trigger": 1, "final_turns": 1, "outfits": {0: ["R1 Y1 B1"]}}
    state = Table("Y9", "", trends=0, **fields).play(discard("Y9")).state
    assert game.words.outcome(game.run.result(state), state) == "3 points in 1 round; the last round is played (RY-092)"
    state = (
        Table("Y9", "", points=[98, 0], runways=["Wild Side", "Cloud Nine", "High Five"], **fields)
        .play(discard("Y9"))
        .state
    )
    assert game.words.outcome(game.run.result(state), state) == (
        "101 points in 1 round; the points agreed on are reached (RY-090); the trends are house content (RYA-17)"
    )


def test_a_match_gives_points_and_the_best_outfit_as_tie_break():
    match = Match(game, 2, seed=1, options={"round_turn_limit": 1, "rounds": 1})
    while not match.over:
        match.play(match.legal()[-1])
    assert match.outcome().scores == tuple(match.state.points[:2])
    assert match.outcome().tie_breaks == tuple(match.state.best[:2])


def test_a_riff_is_shown_as_it_would_go():
    sight = Table("R5 Y9 W1", "", outfits={1: ["R0 Y1 B2", HAT]}).sight(0)
    for line, shown in (
        (riff(1, "right", slot=1), (4, End.RIGHT, KIND["R5"], KIND["R2"])),
        (riff(1, "left", slot=1, wild=True), (4, End.LEFT, KIND["W1"], KIND["B4"])),
        (riff(1, "left", slot=1, closet=True), (4, End.LEFT, KIND["B1"], KIND["B4"])),
    ):
        assert riff_of(sight, game.words.parse(line)) == shown


def test_without_trends_a_scene_shows_none():
    assert "runways" not in game.scene(Table("R1", "", trends=0).sight(0)).piles


def test_what_is_laid_is_shown_with_the_colour_as_far_as_it_is_known():
    table = Table("W4 W5 B6", "").play(lay("W4"), lay("W5"))
    scene = game.scene(table.sight(0))
    assert (scene.piles["laid"], scene.things["laid"]["colours"]) == (["wild-4", "wild-5"], ["wild", "wild"])


@pytest.mark.rule("RYA-17")
def test_every_trend_is_named_and_labelled_where_it_is_shown():
    for place, trend in enumerate(TRENDS):
        said = told("runways", -1, place, place, place)
        assert trend.name in said
        assert what_is_asked(trend, game.words.sayings) in said
        assert "house content" in said
