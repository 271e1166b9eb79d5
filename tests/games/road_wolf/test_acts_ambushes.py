"""Ambushes and spikes, as they are chosen and come out (RW-115 to RW-121, RWA-37 to RWA-40)."""

from __future__ import annotations

import pytest

from runabout.games.road_wolf.actions import DO, Verb
from runabout.games.road_wolf.events import Event
from runabout.games.road_wolf.fights.ambushes import is_in_ambush
from runabout.games.road_wolf.fights.fighting import spikes_targets
from runabout.games.road_wolf.state import NOBODY
from tests.games.road_wolf.table import MIDDLE, bits, duel

HERE = (MIDDLE, 900)


# --- Ambushes ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RWA-39")
@pytest.mark.parametrize(
    ("agreed", "at", "can"),
    [
        (0, (MIDDLE, 1920 - 52 - 320), True),
        (0, (MIDDLE, 1920 - 52 - 321), False),
        (0, (MIDDLE, 52 + 320), True),
        (1, (MIDDLE, 52 + 320), False),
        (1, (MIDDLE, 1920 - 52 - 320), True),
        (0, (100, 900), False),
        (2, (100, 900), True),
        (2, (860, 900), True),
        (2, (MIDDLE, 52 + 320), True),
    ],
)
def test_an_ambush_is_sprung_from_the_edges_agreed_on(agreed: int, at: tuple[int, int], can: bool) -> None:
    table = duel(ambush_edges=agreed)
    assert is_in_ambush(table.state, table.add("coupe", at, seat=1)) == can


@pytest.mark.rule("RW-116")
@pytest.mark.parametrize(
    ("card", "can"), [("bridge", True), ("tunnel", True), ("wreck", True), ("supplies", True), ("slick", False)]
)
def test_an_ambush_is_sprung_from_cards_that_hide(card: str, can: bool) -> None:
    table = duel()
    t = table.add("coupe", HERE, seat=1)
    table.card(card, (MIDDLE, 1100))
    assert is_in_ambush(table.state, t) == can


@pytest.mark.rule("RWA-40")
def test_no_ambush_is_sprung_from_a_wreck_that_was_a_vehicle() -> None:
    table = duel()
    t = table.add("coupe", HERE, seat=1)
    table.wreck("coupe", (MIDDLE, 1100))
    assert not is_in_ambush(table.state, t)


@pytest.mark.rule("RW-115", "RW-117")
def test_an_ambush_costs_no_action_and_is_used_up() -> None:
    table = duel()
    v, t = table.add("coupe", (200, 900), tokens="ambush"), table.add("roadster", HERE, seat=1)
    table.card("bridge", (MIDDLE, 1100))
    table.turn_of(v).verb(Verb.AMBUSH)
    assert table.slots == [t]
    table.to(t, 6, 4, 5)
    assert (table.dice(Event.ATTACK), table.state.actions[v]) == (2, 2)
    assert table.events(Event.SHOT)[0][1] == NOBODY
    assert (table.has(v), table.has(t)) == (["DRIVER"], [])


@pytest.mark.rule("RWA-169")
def test_an_ambush_is_sprung_for_a_vehicle_that_is_immobilized() -> None:
    table = duel()
    v = table.add("coupe", (200, 900), tokens="ambush")
    table.add("roadster", HERE, seat=1)
    table.card("bridge", (MIDDLE, 1100))
    table.immobilized(v)
    assert table.turn_of(v).verbs == {"AMBUSH", "TURN_ROUND", "DONE"}


@pytest.mark.rule("RW-083")
def test_an_ambush_that_was_kept_can_still_be_sprung() -> None:
    table = duel()
    v, t = table.add("coupe", (200, 900)), table.add("roadster", HERE, seat=1)
    table.card("bridge", (MIDDLE, 1100))
    table.state.kept[0] = 1
    table.turn_of(v).verb(Verb.KEPT_AMBUSH).to(t, 1, 1, 6)
    assert table.state.kept[0] == 0
    assert "KEPT_AMBUSH" not in table.verbs


# --- Spikes -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RWA-38")
def test_spikes_are_dropped_for_an_enemy_wholly_behind_and_within_a_stick() -> None:
    table = duel()
    v, t = table.add("coupe", HERE, tokens="spikes"), table.add("coupe", (MIDDLE, 900 - 104 - 160), seat=1)
    assert spikes_targets(table.state, v) == bits(t)
    table.state.y[t] -= 1
    assert spikes_targets(table.state, v) == 0
    table.state.x[t], table.state.y[t] = MIDDLE + 100, 900 - 104
    assert spikes_targets(table.state, v) == bits(t)
    table.state.y[t] += 1
    assert spikes_targets(table.state, v) == 0


@pytest.mark.rule("RWA-38")
def test_spikes_have_no_target_beyond_something_in_between() -> None:
    table = duel()
    v = table.add("coupe", HERE, tokens="spikes")
    table.add("coupe", (MIDDLE, 650), seat=1)
    wreck = table.wreck("big-rig", (MIDDLE, 790))
    assert spikes_targets(table.state, v) == 0
    table.state.x[wreck] = 850
    assert spikes_targets(table.state, v) != 0


@pytest.mark.rule("RW-118", "RWA-162")
def test_spikes_are_for_enemies_that_roll() -> None:
    table = duel()
    v, t = table.add("coupe", HERE, tokens="spikes"), table.add("coupe", (MIDDLE, 700), seat=1)
    table.immobilized(t)
    assert spikes_targets(table.state, v) == 0
    table.add("coupe", (MIDDLE + 60, 700))
    assert spikes_targets(table.state, v) == 0


@pytest.mark.rule("RW-119", "RWA-37")
@pytest.mark.parametrize(("agreed", "left"), [(0, 1), (1, 2)])
def test_spikes_ram_with_a_die_more_than_the_target_has_size(agreed: int, left: int) -> None:
    table = duel(spikes_cost=agreed)
    v, t = table.add("coupe", HERE, tokens="spikes"), table.add("humvee", (MIDDLE, 680), seat=1, hits=1)
    table.turn_of(v).verb(Verb.SPIKES).to(t, 1, 1, 1, 1, 6, 6)
    assert (table.dice(Event.ATTACK), table.dice(Event.DEFENCE)) == (4, 2)
    assert (table.has(v), table.state.actions[v]) == (["DRIVER"], left)
    assert table.state.hits[t] == 1
    assert DO + Verb.SPIKES not in table.open
