"""What the table of Road Wolf says of dice that lie on it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from runabout.games.road_wolf.fights.rolling import Cause, struck_how
from runabout.games.road_wolf.state import NOBODY, Roll
from tests.games.road_wolf.table import MIDDLE, Table
from tests.terminal.road_wolf import scene_of, shown


def rolled(attack: Sequence[int], defence: Sequence[int], roll: Roll = Roll.RAM) -> str:
    """What is said of a roll of vehicle 1 against vehicle 2, or of the road against it."""
    table = Table()
    v, t = table.add("convertible", (MIDDLE, 600), tokens="brawler brawler"), table.add("buggy", (MIDDLE, 720), seat=1)
    state = table.state
    state.roll, state.attacker, state.defender = roll, NOBODY if roll == Roll.CHECK else v, t
    state.attack[: len(attack)], state.attack_size = attack, len(attack)
    state.defence[: len(defence)], state.defence_size = defence, len(defence)
    lines = shown(scene_of(state, 1, actions=()), 120, 40)
    return " ".join(" ".join(lines).split())


@pytest.mark.rule("RW-211")
@pytest.mark.rule("RW-214")
def test_the_highest_die_decides() -> None:
    text = rolled((6, 1), (5, 5))
    assert "A ram: Ann's Convertible (1) <6> 1 your Buggy (2) <5> 5" in text
    assert "The highest die decides (RW-211): the attacker wins, overkill 1: 1 damage (RW-223)." in text


@pytest.mark.rule("RW-212")
@pytest.mark.rule("RW-213")
def test_any_die_is_higher_than_none() -> None:
    text = rolled((3, 2, 1), (3, 2))
    assert "3 2 <1>" in text
    assert "3 2 <->" in text
    assert "The third die decides (RW-212): the attacker wins, overkill 0: a wipeout check (RW-224)." in text


@pytest.mark.rule("RW-215")
def test_where_there_is_no_difference_nothing_happens() -> None:
    assert "No difference: nothing happens (RWA-05)." in rolled((5, 2), (5, 2))


@pytest.mark.rule("RW-217")
@pytest.mark.parametrize(
    ("attack", "defence", "roll", "said"),
    [
        ((5, 4), (3,), Roll.CHECK, "the road wins, overkill 2: a ROLL (RW-202)"),
        ((5, 2), (3,), Roll.CHECK, "the road wins, overkill 1: a SPIN (RW-200)"),
        ((3, 2), (3,), Roll.CHECK, "the road wins, overkill 0: a SKID (RW-197)"),
        ((3,), (6,), Roll.CHECK, "the vehicle wins, overkill 1: nothing happens (RW-195)"),
        ((3,), (6,), Roll.RAM, "the defender wins, overkill 1: the attacker makes a wipeout check (RW-225)"),
        ((6, 6, 6), (2,), Roll.MELEE, "the attacker wins, overkill 3: the defender loses 1 crew (RW-233)"),
        ((1,), (2, 2), Roll.MELEE, "the defender wins, overkill 2: the attacker loses 2 crew (RW-233)"),
        ((6, 5), (2,), Roll.SHOT, "the attacker wins, overkill 2: 1 crew lost (RW-242)"),
        ((1,), (2,), Roll.SHOT, "the defender wins, overkill 1: missed (RW-244)"),
        ((4, 2), (4, 1), Roll.SHOT, "the attacker wins, overkill 0: a wipeout check (RW-243)"),
    ],
)
def test_it_is_said_what_the_dice_as_they_lie_come_to(
    attack: Sequence[int], defence: Sequence[int], roll: Roll, said: str
) -> None:
    assert said in rolled(attack, defence, roll)


@pytest.mark.rule("RW-153")
@pytest.mark.parametrize(
    ("cause", "said"),
    [
        (Cause.CARD, "A ram: a DEBRIS card <4> your Convertible (1) <2>"),
        (Cause.SPIKES, "A ram: Spikes <4> your Convertible (1) <2>"),
        (Cause.OBJECT, "A ram: the wreck of the Coupe (2) <4> your Convertible (1) <2>"),
        (Cause.TRAIN_FRONT, "A ram: the train's front <4> your Convertible (1) <2>"),
    ],
)
def test_what_rams_and_does_not_drive_goes_by_its_name(cause: Cause, said: str) -> None:
    table = Table()
    table.add("convertible", (MIDDLE, 600))
    table.wreck("coupe", (MIDDLE, 800))
    table.card("slick", (MIDDLE, 300))
    debris = table.card("debris", (MIDDLE, 700))
    state = table.state
    state.roll, state.defender, state.how = Roll.STRUCK, 0, cause
    state.attacker = 1 if cause == Cause.OBJECT else NOBODY
    if cause == Cause.CARD:
        state.how = struck_how(cause, debris)
    state.attack[0], state.attack_size, state.defence[0], state.defence_size = 4, 1, 2, 1
    text = " ".join(" ".join(shown(scene_of(state, actions=()), 120, 40)).split())
    assert said in text


def test_the_dice_of_a_repair_stand_alone() -> None:
    table = Table()
    table.add("convertible", (MIDDLE, 600))
    state = table.state
    state.roll, state.attacker, state.attack[0], state.attack_size = Roll.REPAIR, 0, 5, 1
    assert "A repair of your Convertible (1): 5" in " ".join(shown(scene_of(state, actions=())))
