"""A roll as a fact: the dice of both sides, what modifies them and what a tie does (RW-210 to RW-217, RWA-05)."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from runabout.core.chance import Chance, key_from, pick
from runabout.core.log import EVERYONE
from runabout.games import find_game
from runabout.games.road_wolf.actions import DO, Verb
from runabout.games.road_wolf.events import Event
from runabout.games.road_wolf.jobs import How, start_move
from runabout.games.road_wolf.mission_names import NAMES
from runabout.games.road_wolf.rolls import Tie
from runabout.games.road_wolf.telling.event_kinds import EVENTS
from runabout.match import Match
from tests.games.road_wolf.table import MIDDLE, Table, duel

HERE = (MIDDLE, 900)
BESIDE = (MIDDLE + 64, 900)
BEFORE = (MIDDLE, 1010)
BEHIND = (MIDDLE, 680)

DECISIONS = 400  #: of each game played by chance


def first_roll(table: Table) -> dict[str, Any]:
    """The first roll that was reported, of which all know."""
    at = table.story.index("roll")
    assert table.log.audience[at] & EVERYONE == EVERYONE
    return EVENTS[Event.ROLL].plain(tuple(table.log.facts[at].tolist()))


def roll(
    about: str, attack: int, by: dict[str, int], defence: int, against: dict[str, int], tie: str | None = "no_effect"
) -> dict[str, Any]:
    """A roll as it should be reported: the dice of both sides, with the modifiers that give how many of them."""
    return {
        "roll": about,
        "attack": attack,
        "attack_more": sum(by.values()),
        "attack_by": list(by),
        "defence": defence,
        "defence_more": sum(against.values()),
        "defence_by": list(against),
        "tie": tie,
    }


def moved(kind: str, other: str, how: How, hits: int = 0, **options: int) -> dict[str, Any]:
    """What is rolled where one vehicle drives into another, with perhaps some hits."""
    table = duel(**options)
    v, t = table.add(kind, HERE), table.add(other, BEFORE, seat=1, hits=hits)
    table.state.y[t] = HERE[1] + table.state.half_length[v] + table.state.half_length[t] + 20
    start_move(table.state, v, how, 0, 320 if how == How.NITRO else 60)
    table.run(Chance.seeded(bytes(32)))
    return first_roll(table)


def done(verb: Verb, kind: str, other: str, at: tuple[int, int], tokens: str = "", **options: int) -> dict[str, Any]:
    """What is rolled where one vehicle does something, to another if it has to say to whom."""
    table = duel(**options)
    v = table.add(kind, HERE, tokens=tokens, hits=1)
    table.add(other, at, seat=1)
    table.turn_of(v).apply(DO + verb, Chance.seeded(bytes(32)))
    if "roll" not in table.story:
        table.apply(table.open[0], Chance.seeded(bytes(32)))
    return first_roll(table)


@pytest.mark.rule("RW-220", "RW-221", "RW-222")
def test_of_a_rams_dice_one_is_told_to_be_for_nitro() -> None:
    assert moved("muscle-car", "coupe", How.MOVE, hits=1) == roll("ram", 3, {}, 1, {})
    assert moved("coupe", "muscle-car", How.NITRO) == roll("ram", 3, {"nitro": 1}, 3, {})


@pytest.mark.rule("RW-230", "RW-231", "RW-232")
def test_brawlers_and_a_closed_vehicle_are_told_to_modify_a_melee() -> None:
    fight = done(Verb.MELEE, "roadster", "coupe", BESIDE, "brawler brawler")
    assert fight == roll("melee", 5, {"brawlers": 2}, 2, {"closed": 1})
    assert done(Verb.MELEE, "roadster", "roadster", BESIDE) == roll("melee", 1, {}, 1, {})


@pytest.mark.rule("RW-353", "RWA-81")
def test_a_monster_truck_is_told_to_modify_a_melee_on_either_side() -> None:
    attacks = done(Verb.MELEE, "monster-truck", "roadster", BESIDE, monster_melee=0)
    assert attacks == roll("melee", 2, {"monster": 1}, 1, {})
    defends = done(Verb.MELEE, "roadster", "monster-truck", BESIDE)
    assert defends == roll("melee", 1, {}, 3, {"monster": 1, "closed": 1})


@pytest.mark.rule("RW-110", "RW-241")
def test_a_closed_target_is_told_to_modify_a_shot() -> None:
    assert done(Verb.SHOTGUN, "roadster", "coupe", BESIDE, "shotgun") == roll("shot", 2, {}, 2, {"closed": 1})
    assert done(Verb.SHOTGUN, "roadster", "buggy", BESIDE, "shotgun") == roll("shot", 2, {}, 1, {})


@pytest.mark.rule("RW-119")
def test_spikes_are_told_to_have_a_die_more_than_the_target_has_size() -> None:
    assert done(Verb.SPIKES, "roadster", "coupe", BEHIND, "spikes") == roll("struck", 3, {"spikes": 1}, 2, {})


@pytest.mark.rule("RW-099", "RW-181", "RWA-56")
def test_mechanics_are_told_to_modify_a_repair_against_which_nobody_rolls() -> None:
    far = (MIDDLE, 2000)
    free = done(Verb.MECHANIC, "humvee", "coupe", far, "mechanic")
    assert free == roll("repair", 2, {"mechanics": 1}, 0, {}, None)
    helped = done(Verb.REPAIR, "humvee", "coupe", far, "mechanic mechanic", mechanic_bonus=1)
    assert helped == roll("repair", 3, {"mechanics": 2}, 0, {}, None)
    assert done(Verb.REPAIR, "humvee", "coupe", far, "mechanic") == roll("repair", 1, {}, 0, {}, None)


@pytest.mark.rule("RW-192", "RW-194", "RW-198")
def test_a_check_and_the_die_of_a_skid_have_no_modifiers() -> None:
    table = duel()
    v = table.add("muscle-car", (60, 900), hits=1)
    table.check(v, 6, 3, 2, 2, 1)
    assert first_roll(table) == roll("check", 2, {}, 2, {})
    second = [i for i, kind in enumerate(table.story) if kind == "roll"][1]
    assert EVENTS[Event.ROLL].plain(tuple(table.log.facts[second].tolist())) == roll("direction", 1, {}, 0, {}, None)


@pytest.mark.rule("RWA-05")
@pytest.mark.parametrize("tie", list(Tie))
def test_a_roll_is_told_with_what_a_tie_does(tie: Tie) -> None:
    assert moved("coupe", "coupe", How.MOVE, tie=int(tie))["tie"] == tie.name.casefold()


def of_a_game(mission: str, number: int) -> list[Any]:
    """The events of a game that is played by chance for a while."""
    options = {"mission": mission, "tie": number % len(Tie), "mechanic_bonus": number % 2}
    match = Match(find_game("road-wolf"), 2, seed=number, options=options)
    chance, found = Chance.seeded(key_from(f"{mission} {number}")), []
    for _ in range(DECISIONS):
        if match.over:
            break
        legal = match.legal()
        found += match.play(legal[pick(chance, len(legal))].number)
    return found


def check_rolls(events: list[Any], tie: str, count: Counter[str]) -> None:
    """That all dice are those of the roll reported before them, and that a tie is told as one."""
    pools: list[int] = []
    faces: list[tuple[int, ...]] = []
    for event in events:
        said = event.plain
        if event.kind == "roll":
            pools = [said["attack"], said["defence"]]
            faces = []
            for more, by, dice in (("attack_more", "attack_by", "attack"), ("defence_more", "defence_by", "defence")):
                assert bool(said[more]) == bool(said[by]), said
                assert len(said[by]) <= said[more] <= said[dice], said
                count.update(said[by])
            assert said["tie"] == (tie if said["defence"] else None), said
            count[said["roll"]] += 1
        elif event.kind in ("attack", "defence"):
            faces = faces if event.kind == "defence" else []
            faces.append(event.dice)
            assert len(event.dice) == pools[len(faces) - 1], event
        elif event.kind == "rerolled":
            faces = []
        elif event.kind == "result" and len(faces) == 2:
            assert said["level"] == (faces[0] == faces[1]), event
            count["level"] += said["level"]


@pytest.mark.rule("RW-210", "RWA-05")
def test_the_dice_that_fall_are_those_that_the_roll_before_them_tells() -> None:
    count: Counter[str] = Counter()
    for mission, number in product(NAMES, range(3)):
        check_rolls(of_a_game(mission, number), list(Tie)[number % len(Tie)].name.casefold(), count)
    assert all(count[kind] for kind in ("ram", "struck", "melee", "shot", "check", "repair", "direction")), count
    assert all(count[kind] for kind in ("nitro", "closed", "level")), count


@pytest.mark.rule("RW-020", "RWA-06")
def test_all_dice_for_the_first_turn_are_told() -> None:
    throws: Counter[int] = Counter()
    for seed in range(20):
        events = Match(find_game("road-wolf"), 3, seed=seed, options={"mission": "duel"}).events(-1)
        dice = [(event.seat, sum(event.dice)) for event in events if event.kind == "rolled_first"]
        (first,) = (event for event in events if event.kind == "first")
        rolling, best = [0, 1, 2], 0
        while len(rolling) > 1:  # those who are level roll again
            thrown, dice = dice[: len(rolling)], dice[len(rolling) :]
            assert [seat for seat, _ in thrown] == rolling
            best = max(found for _, found in thrown)
            rolling = [seat for seat, found in thrown if found == best]
            throws[len(thrown)] += 1
        assert not dice
        assert (rolling, best) == ([first.seat], first.sum)
    assert throws[3] == 20
    assert throws[2] > 0
