"""What nobody may know reaches nobody."""

from __future__ import annotations

import copy
import random
from typing import Any

import msgspec
import pytest

from runabout.core.chance import Chance, key_from
from runabout.games import find_game
from runabout.games import names as game_names
from runabout.server.entries import Began, Played, Sat, Written
from runabout.server.tables.replays import replayed
from runabout.server.tables.table import Table
from runabout.server.tables.views import Now, recipient, table_info, view_news
from tests.server.test_table import add, opening

NOW = Now(0, 0)
SHORT = {"road-runner": {"turn_limit": "40", "auto_pass": "off"}}


# ------------------------------------------------------------------------------------------ two states, one sight


def dealt(game: str, seats: int, seed: str) -> Table:
    """A game of people that has just begun."""
    given = opening(game, seats, key=key_from(seed), options=SHORT.get(game, {}))
    table = Table(given, lambda game: game.interpreted)
    for seat in range(seats):
        add(table, Sat(seat=seat, sitter="person", guest=f"guest-{seat}", name=f"Name {seat}"))
    add(table, Began())
    return table


def twin_of(match: Any, viewer: int, seed: str) -> Any:
    """Another state that looks the same to a viewer: imagined from what it may know."""
    state = match.game.State()
    match.game.interpreted.imagine(match.sight(viewer), Chance.seeded(key_from(seed)), state)
    return state


def with_state(table: Table, state: Any) -> Table:
    """The same table in another state."""
    other = copy.copy(table)
    other.match = table.match.rewound(len(table.match.steps))
    other.match._state = state
    other.match._refresh_cache()
    other.chairs = [copy.copy(chair) for chair in table.chairs]
    other.story, other.decisions, other.keys = list(table.story), copy.deepcopy(table.decisions), dict(table.keys)
    return other


def shown(table: Table, viewer: int) -> bytes:
    """All that a viewer could be sent."""
    guest = f"guest-{viewer}" if viewer >= 0 else "eve"
    parts = (
        view_news(table, viewer, 0, 0),
        view_news(table, viewer, table.number - 1, 0),
        table_info(table, guest, NOW),
        table_info(table, "", NOW),
    )
    return msgspec.json.encode(parts)


def answers(table: Table) -> list[str]:
    """What the seat to act is told of every action that it might ask about."""
    return [str(table.match.why(number)) for number in range(0, table.game.actions, 3)]


CASES = [
    (game, seats) for game in game_names() for seats in {find_game(game).seats[0], min(4, find_game(game).seats[1])}
]


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_what_a_viewer_may_not_know_makes_no_difference_to_what_it_is_shown(game: str, seats: int):
    dice = random.Random(f"{game} {seats}")
    table = dealt(game, seats, f"leaks {game} {seats}")
    others = 0
    for step in range(60):
        for viewer in range(-1, seats) if step % 5 == 0 or table.status == "over" else ():
            twin = with_state(table, twin_of(table.match, viewer, f"twin {step} {viewer}"))
            others += bytes(twin.match._state) != bytes(table.match._state)
            assert shown(twin, viewer) == shown(table, viewer)
            if viewer == table.to_act:
                assert answers(twin) == answers(table)
        if table.status == "over":
            break
        check_step(table, dice, range(-1, seats) if step % 3 == 0 else range(0))
    assert others > 10 or not find_game(game).components.counts, "nothing is hidden here: the twins are all alike"


def check_step(table: Table, dice: random.Random, viewers: range) -> None:
    """Play an action, here and in states that look the same to each of these viewers: where the viewer may know no
    difference of what came of it, it is shown none.
    """
    seat, legal = table.to_act, table.match.legal()
    action = dice.choice(legal)
    twins = {}
    for viewer in viewers:
        twin = with_state(table, twin_of(table.match, viewer, f"step {table.number} {viewer}"))
        if twin.match.why(action) is None:
            twins[viewer] = twin
    entry = Written(
        number=table.number + 1, at=table.changed + 1, by=f"guest-{seat}", key="",
        entry=Played(seat=seat, action=action.text),
    )  # fmt: skip
    for twin in (table, *twins.values()):
        twin.match._chance = table.match._chance.copy()
    for twin in (*twins.values(), table):
        twin.apply(entry)
    for viewer, twin in twins.items():
        known = [[event for event in one.story[-1].events if event.known_to(viewer)] for one in (table, twin)]
        if known[0] == known[1] and table.match.sight(viewer) == twin.match.sight(viewer):
            assert shown(twin, viewer) == shown(table, viewer)


def moments(table: Table, viewer: int) -> bytes:
    """The first hundred moments of a replay, as they are sent."""
    return msgspec.json.encode(list(replayed(table, recipient(table, viewer), 0, 100)))


@pytest.mark.parametrize("game", game_names())
def test_what_a_viewer_might_not_know_makes_no_difference_to_its_replay(game: str):
    dice = random.Random(game)
    seats = max(2, find_game(game).seats[0])
    table = dealt(game, seats, f"replay {game}")
    for _ in range(25):
        if table.status == "over":
            break
        seat, legal = table.to_act, table.match.legal()
        add(table, Played(seat=seat, action=dice.choice(legal).text), f"guest-{seat}")
    for viewer in range(-1, seats):
        twin = with_state(table, table.match._state)
        for step, one in enumerate(twin.match.steps):
            state = twin_of(table.match.rewound(step), viewer, f"replay {step} {viewer}")
            twin.match.steps[step] = _again(one, state)
        twin.match._state = twin_of(table.match, viewer, f"replay now {viewer}")
        assert moments(twin, viewer) == moments(table, viewer)


def _again(step: Any, state: Any) -> Any:
    """A step from another state."""
    return type(step)(**{**step.__dict__, "before": (state, step.before[1])})


def test_a_table_that_shows_too_much_would_be_noticed():
    # The checks above on tables that tell a secret in one way or another.
    table = dealt("road-runner", 3, "noticed")
    twin = with_state(table, twin_of(table.match, -1, "noticed"))
    assert shown(twin, -1) == shown(table, -1)
    assert shown(twin, 0) != shown(table, 0)
    assert moments(twin, 0) != moments(table, 0)
