"""Other cards where a viewer may not look change nothing that it is shown, even where a Sight held too much."""

from __future__ import annotations

import random
from typing import Any

import pytest

from runabout.games import find_game
from runabout.games import names as game_names
from runabout.match import Match
from runabout.server.entries import Played
from runabout.server.tables.table import Table
from tests.server.exchanges import EXCHANGES, exchange
from tests.server.test_leaks import answers, dealt, shown, with_state
from tests.server.test_table import add

DECISIONS = 20
EVERY = 2


def compared(game: str) -> int:
    """Play a game, and compare what every viewer is shown with what it is shown where hidden cards are others; at how
    many such tables something was hidden.
    """
    seats = 3 if game == "race-2-live" else max(2, find_game(game).seats[0])  # with two, nothing is hidden there
    dice = random.Random(f"exchange {game}")
    table = dealt(game, seats, f"exchange {game}")
    hidden = 0
    for step in range(DECISIONS):
        if table.status == "over":
            break
        if step % EVERY == 0:
            for viewer in range(-1, seats):
                hidden += differ(table, viewer, dice)
        seat = table.to_act
        add(table, Played(seat=seat, action=dice.choice(table.match.legal()).text), f"guest-{seat}")
    return hidden


def differ(table: Table, viewer: int, dice: random.Random) -> bool:
    """Whether anything is hidden from a viewer; it is shown the same where that is something else."""
    state = table.match._state
    twin = with_state(table, exchange(table.game.name, state, viewer, dice))
    assert bytes(twin.match.sight(viewer)) == bytes(table.match.sight(viewer))
    assert shown(twin, viewer) == shown(table, viewer)
    if viewer == table.to_act:
        assert answers(twin) == answers(table)
    return bytes(twin.match._state) != bytes(state)


@pytest.mark.parametrize("game", game_names())
def test_other_cards_where_a_viewer_may_not_look_change_nothing_that_it_is_shown(game: str):
    assert compared(game) > 12


def test_every_game_has_its_exchanges():
    assert EXCHANGES.keys() == set(game_names())


MISTAKES = {
    "road-runner": lambda sight, state: setattr(sight, "deck_count", state.deck[0]),
    "riverdale": lambda sight, state: setattr(sight, "turns", state.hand[1 - max(sight.viewer, 0), 0]),
    "rummy-runway": lambda sight, state: setattr(sight, "turns", state.deck[0]),
    "race-2-live": lambda sight, state: setattr(sight, "aside_size", state.hand[1].dot(range(len(state.hand[1])))),
    "road-wolf": lambda sight, state: setattr(
        sight, "round", state.aboard.sum(axis=0).dot(range(len(state.aboard[0])))
    ),
}
"""By game, a Sight that holds what it should not."""


@pytest.mark.parametrize("game", MISTAKES)
def test_a_sight_that_holds_too_much_by_mistake_is_noticed(game: str, monkeypatch: pytest.MonkeyPatch):
    sight_of = Match.sight

    def sight(self: Match, seat: int) -> Any:
        found = sight_of(self, seat)
        copy = type(found).from_bytes(bytes(found))
        MISTAKES[game](copy, self._state)
        return copy

    monkeypatch.setattr(Match, "sight", sight)
    with pytest.raises(AssertionError):
        compared(game)
