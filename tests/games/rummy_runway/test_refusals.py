"""What may not be done, and the rule that says so."""

import pytest

from runabout.core.errors import Refused, Unreadable
from runabout.games.rummy_runway import game
from runabout.games.rummy_runway.refusals import Because
from runabout.match import Match
from tests.games.rummy_runway.table import (
    DRAW_ONE,
    NO_DISCARD,
    STOP_TAKING,
    Table,
    discard,
    lay,
    riff,
    take,
    trim,
    wear,
)

HAT = {1: ["R2 Y3 B4"]}
THREE = {0: ["R2 Y3 B4", "R7 Y8 B9", "R0 Y0 B0"]}


def drawing(**fields):
    """A table at which seat 0 is to draw."""
    return Table("R1 Y1 B1 R5", "", **{"row": "B9 Y0 W4", "phase": "draw", "outfits": HAT, **fields})


def over():
    """A table at which the game has ended."""
    return Table("Y9", "", trigger=1, final_turns=1, rounds=1).play(discard("Y9"))


# What the table is, what is tried, and the number of the rule that forbids it.
REFUSED = [
    (drawing, discard("R1"), "RY-020"),
    (drawing, lay("R1"), "RY-020"),
    (drawing, riff(1, "right"), "RY-020"),
    (drawing, NO_DISCARD, "RY-020"),
    (drawing, wear("R"), "RY-020"),
    (drawing, trim("R1"), "RY-020"),
    (lambda: drawing().play(take("B9")), DRAW_ONE, "RY-020"),
    (drawing, take("R9"), "RY-021"),
    (drawing, STOP_TAKING, "RYA-31"),
    (lambda: drawing(discard_draw=1), take("B9"), "RYA-04"),
    (lambda: drawing(rest=1, row="W4"), DRAW_ONE, "RYA-22"),
    (lambda: Table("R1 Y1 B1", "", row="B9"), DRAW_ONE, "RY-022"),
    (lambda: Table("R1 Y1 B1", "", row="B9"), take("B9"), "RY-022"),
    (lambda: Table("R1 Y1 B1", "", row="B9"), STOP_TAKING, "RY-022"),
    (lambda: Table("R1 Y1 B1", ""), lay("R2"), "RY-024"),
    (lambda: Table("R1 Y1 B1", ""), lay("R1", closet=True), "RY-036"),
    (lambda: Table("R1 Y1 B1 R5", ""), lay("R5"), "RYA-44"),
    (lambda: Table("R1 Y1 B1 R5", ""), wear("R"), "RYA-41"),
    (lambda: Table("R1 Y1 B1 R5", "", outfits=HAT), riff(1, "right", slot=1), "RY-028"),
    (lambda: Table("R1 Y1 B1 R5", "", outfits=HAT), riff(0, "right"), "RY-028"),
    (lambda: Table("R1 Y1 B1 R5", "", outfits=HAT), riff(4, "right"), "RY-028"),
    (lambda: Table("R1 Y1 R5", "", outfits=HAT), riff(1, "left"), "RY-029"),
    (lambda: Table("R1 Y1 B1 R5", "", outfits=HAT), riff(1, "right", wild=True), "RY-029"),
    (lambda: Table("B9", "", outfits={1: ["R7 Y8 B9"]}), riff(1, "right"), "RYA-11"),
    (lambda: Table("R1", "", outfits=HAT, closets={0: "R5"}), riff(1, "right", closet=True), "RY-037"),
    (lambda: Table("R1", "", outfits=HAT, closet_riff=1), riff(1, "right", closet=True), "RY-036"),
    (lambda: Table("R1 Y1 B1", "", outfits=HAT, doing="riffing"), lay("R1"), "RYA-03"),
    (lambda: Table("R5 Y1 B1", "", outfits=HAT, doing="forming"), riff(1, "right"), "RYA-03"),
    (lambda: Table("R1 Y1 B1 R5", "", outfits=THREE), lay("R1"), "RYA-05"),
    (lambda: Table("R1 Y1 B1", ""), discard("R2"), "RY-038"),
    (lambda: Table("R1 Y1 B1", ""), NO_DISCARD, "RY-038"),
    (lambda: Table("", "R1", closets={0: "R1"}), discard("R1"), "RY-038"),
    (lambda: Table("R1", "", closets={0: "R2 R3 R4 R5"}), trim("R2"), "RY-039"),
    (lambda: Table("R1", "", closets={0: "R2 R3 R4 R5"}).play(discard("R1")), trim("R1"), "RY-039"),
    (lambda: Table("R1 Y1", "", closets={0: "R2 R3 R4 R5"}).play(discard("R1")), discard("Y1"), "RY-039"),
    (lambda: Table("R1 Y1 B1 R5", "").play(lay("R1")), discard("R5"), "RYA-44"),
    (lambda: Table("R1 Y1 B1 R5", "").play(lay("R1")), lay("R5"), "RYA-44"),
    (lambda: Table("R1 Y1 B1 R5", "").play(lay("R1")), wear("R"), "RYA-44"),
    (lambda: Table("R1 Y1 B1 R5", "", outfits=HAT, mix_actions=1).play(lay("R1")), riff(1, "right"), "RYA-44"),
    (lambda: Table("W1 W2 B3 R5", "").play(lay("W1"), lay("W2"), lay("B3")), wear("B"), "RYA-35"),
    (lambda: Table("W1 W2 B3 R5", "").play(lay("W1"), lay("W2"), lay("B3")), discard("R5"), "RYA-41"),
    (over, DRAW_ONE, "RY-092"),
    (over, discard("Y9"), "RY-092"),
]


@pytest.mark.parametrize(("table", "line", "rule"), REFUSED, ids=range(len(REFUSED)))
@pytest.mark.rule("RY-020", "RY-021", "RY-022", "RY-024", "RY-028", "RY-029", "RY-036", "RY-037", "RY-038", "RY-039")
@pytest.mark.rule("RY-092", "RYA-03", "RYA-04", "RYA-05", "RYA-11", "RYA-22", "RYA-31", "RYA-35", "RYA-41", "RYA-44")
def test_what_is_not_allowed_is_refused_by_the_rule_that_forbids_it(table, line, rule):
    assert table().why_not(line) == rule


@pytest.mark.rule("RYA-42")
def test_a_card_of_the_closet_that_has_riffed_is_refused_for_that_turn():
    table = Table("Y9", "", outfits=HAT, closets={0: "R5"}, closet_riff=1)
    table.state.spent_closet[5] = 1
    assert table.why_not(riff(1, "right", closet=True)) == "RYA-42"


def test_every_reason_for_a_refusal_is_among_these_and_is_a_rule():
    found = {rule for _, _, rule in REFUSED} | {"RYA-42"}
    assert found == {game.rule_number(because) for because in Because if because}
    assert all(rule in game.rulebook for rule in found)


PHASES = {
    "draw": drawing,
    "act": lambda: Table("R1", ""),
    "lay": lambda: Table("R1 Y1 B1", "").play(lay("R1")),
    "wear": lambda: Table("W1 W2 B3", "").play(lay("W1"), lay("W2"), lay("B3")),
    "trim": lambda: Table("R1", "", closets={0: "R2 R3 R4 R5"}).play(discard("R1")),
}


@pytest.mark.parametrize("number", [-1, game.actions, 100_000])
@pytest.mark.parametrize("phase", PHASES)
def test_a_number_that_is_no_action_is_refused_too(phase, number):
    table = PHASES[phase]()
    assert table.phase == phase
    assert game.run.refuse(table.state, number) > 0


@pytest.mark.rule("RY-024", "RY-036", "RYA-02")
def test_what_is_laid_from_hand_and_closet_is_counted_apart():
    table = Table("R5 R5 Y9", "", closets={0: "R5"}, outfit_colours=1).play(lay("R5", closet=True))
    assert table.why_not(lay("R5", closet=True)) == "RY-036"
    table.play(lay("R5"))
    assert table.why_not(lay("R5", closet=True)) == "RY-036"
    assert table.play(lay("R5")).outfits(0) == ["R5 R5 R5"]
    other = Table("R5 Y9", "", closets={0: "R5 R5"}, outfit_colours=1).play(lay("R5"))
    assert other.why_not(lay("R5")) == "RY-024"
    assert other.play(lay("R5", closet=True), lay("R5", closet=True)).outfits(0) == ["R5 R5 R5"]


def test_a_refusal_changes_nothing_and_says_why():
    match = Match(game, 2, seed=1)
    before = bytes(match.state)
    with pytest.raises(Refused, match="RY-020") as raised:
        match.play(NO_DISCARD)
    assert raised.value.rule == "RY-020"
    assert raised.value.reason.startswith("Begin your turn by drawing")
    assert bytes(match.state) == before


@pytest.mark.parametrize("text", ["", "fold", "lay red 10", "lay green 5", "riff 7a on the left", "wear it as wild"])
def test_what_is_no_action_cannot_be_read(text):
    with pytest.raises(Unreadable, match="expected an action such as"):
        game.words.parse(text)
