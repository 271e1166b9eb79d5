"""Two tables that differ only in a secret: one viewer hears the same of both, over every channel and at the same times,
whatever bots and people there hold.

Time is moved by the test (see `moved_time`), so both are compared exactly.
"""

from __future__ import annotations

import asyncio
from typing import Any
from unittest import mock

import msgspec
import pytest

from runabout.games import names as game_names
from runabout.server.bots.fair_queue import Claim
from runabout.server.tables import live_table, views
from runabout.server.tables.table import Table
from tests.server.moved_time import timed
from tests.server.rooms import Room
from tests.server.twins import Twins

TURNS = 7
SECONDS_A_CHOICE = 0.013
"""A bot that searches needs so long for each action that is open; with one, it plays at once."""

VIEWERS = [(game, viewer) for game in game_names() for viewer in (-1, 0)]


async def thinks(at: int, choices: int, game: str, level: str, sight: bytes, key: bytes, claim: Claim) -> None:
    """Take as long as a bot that searches."""
    await asyncio.sleep(SECONDS_A_CHOICE * (choices - 1))


def twins(game: str, viewer: int, seed: str = "1", turns: int = TURNS, pace: float = 1) -> Twins:
    """Both tables, after a story."""
    given: dict[str, Any] = {"bot_pace": pace, "bot_level": "hard"}

    async def told(room: Room) -> Twins:
        other = Room(**given)
        found = await Twins([room, other], game, viewer, seed, thinks).tell(turns)
        await other.close()
        return found

    with mock.patch("runabout.server.tables.automation.secrets.randbelow", lambda most: most // 2):
        found: Twins = timed(told, **given)
    return found


@pytest.mark.parametrize(("game", "viewer"), VIEWERS)
def test_a_viewer_hears_the_same_of_tables_that_differ_in_a_secret(game: str, viewer: int):
    found = twins(game, viewer)
    one, other = (witness.heard for witness in found.witnesses)
    for first, second in zip(one, other):
        assert first == second
    assert len(one) == len(other) > 30
    assert found.hidden > 2, "hardly anything was hidden: both tables were the same"
    assert game != "road-runner" or found.forced, "nobody was forced at one table only"


# ------------------------------------------------------------------------------------------ what would be noticed


def earned_by_persons(patch: pytest.MonkeyPatch) -> None:
    """Only what a person decides earns time on the clock."""
    play = Table._play

    def plays(self: Table, seat: int, action: str, written: Any) -> Any:
        noticed = play(self, seat, action, written)
        if noticed is None and not written.by:
            self.chairs[seat].earned -= 1
        return noticed

    patch.setattr(Table, "_play", plays)


def forced_early(patch: pytest.MonkeyPatch) -> None:
    """The table decides sooner than people do where there is no choice."""
    patch.setattr("runabout.server.tables.automation.FORCED_PAUSE", (0.4, 0.4))


def undo_of_own(patch: pytest.MonkeyPatch) -> None:
    """What the table decided for a person is not that person's to take back."""
    play = Table._play

    def plays(self: Table, seat: int, action: str, written: Any) -> Any:
        noticed = play(self, seat, action, written)
        if not written.by and self.chairs[seat].person:
            self.decisions._made[-1] = self.decisions[-1]._replace(is_own=False)
            self.chairs[seat].decisions -= 1
        return noticed

    patch.setattr(Table, "_play", plays)


def longer_news(patch: pytest.MonkeyPatch) -> None:
    """News are longer where the seat to act has more to choose from."""
    news = live_table.view_news

    def padded(table: Table, *rest: Any) -> Any:
        told = news(table, *rest)
        table.chairs[0].name = "Ann" + " " * (0 if table.status == "over" else len(table.match.legal()))
        return told

    patch.setattr(live_table, "view_news", padded)


def presence_of_choice(patch: pytest.MonkeyPatch) -> None:
    """As many watch, it is said, as there are actions open."""
    told = views.table_info

    def counted(table: Table, *rest: Any) -> Any:
        info = told(table, *rest)
        return msgspec.structs.replace(info, watching=info.watching + len(table.match.legal()))

    patch.setattr(live_table, "table_info", counted)


PLANTED = {
    "a clock earns by persons' decisions alone": (earned_by_persons, "road-runner", -1),
    "a forced decision is taken early": (forced_early, "road-runner", -1),
    "a forced decision cannot be taken back": (undo_of_own, "road-runner", -1),
    "news are longer": (longer_news, "riverdale", 0),
    "presence tells of a choice": (presence_of_choice, "riverdale", -1),
}


@pytest.mark.parametrize("name", PLANTED)
def test_a_server_that_told_it_in_one_way_would_be_noticed(name: str, monkeypatch: pytest.MonkeyPatch):
    plant, game, viewer = PLANTED[name]
    plant(monkeypatch)
    found = twins(game, viewer)
    assert found.witnesses[0].heard != found.witnesses[1].heard


def test_bots_that_replied_when_they_had_chosen_would_be_noticed():
    found = twins("riverdale", -1, pace=0)
    assert found.witnesses[0].heard != found.witnesses[1].heard
