"""Two tables that differ only in a secret look alike to those who may not know it: in what they are sent, how much of
it, in which order, under which numbers, and when.

The event loop's clock and the time of day are moved by the test: time goes by only while everything waits. So the times
of both tables are compared exactly, however busy the machine is: by one pair of stories a difference of a microsecond
is found, and there are no false alarms. What a process computes takes no time here: that its computing depends on a
secret is seen only where something waits for it, as a table does for a bot.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from runabout.bots import LEVELS
from runabout.core.chance import Chance, key_from
from runabout.games import find_game
from runabout.server.bots.fair_queue import Claim
from runabout.server.entries import Written
from runabout.server.messages.tables import ClockRule
from runabout.server.tables.decisions import Decisions
from runabout.server.tables.numbering import Numbering
from runabout.server.tables.pace import PAUSES, ThinkingTimes, release
from runabout.server.tables.table import Table
from tests.server.moved_time import BEGAN, Witness, timed
from tests.server.rooms import Room, g, settled

CHOICE_SECONDS = 0.1
FORCED_SECONDS = 0.013
"""What a `hard` bot needs with a choice, and without one."""


# ------------------------------------------------------------------------------------------ laying what nobody sees

LAYS = {"road-runner": ("lay", "take_back"), "rummy-runway": ("lay", None)}
"""By game, the kinds of actions that the others do not notice: to lay a card, and to take it back."""


async def lay_or_not(room: Room, game: str, is_laying: bool, is_asked: bool) -> list[Witness]:
    """A game at whose first chance somebody lays cards and takes them back (or does not), and plays on; what the others
    are told.
    """
    room.seed = {"road-runner": "secret 3", "rummy-runway": "secret 1"}[game]
    table = await room.lay("Ann", "Ben", "Cid", game=game, clock=ClockRule(minutes=10, seconds=7))
    for _ in range(200):  # until somebody may lay a card, and another take something back
        layer, legal = await room.turn(table), room.now(table).match.legal()
        able = [name for name in ("Ann", "Ben", "Cid") if name != layer and not room.now(table).why_not_undo(g(name))]
        if able and any(action.kind == LAYS[game][0] for action in legal):
            break
        await asyncio.sleep(1)
        await room.play(table, layer, open_now(room, table)[-1])
    else:
        raise AssertionError("nobody could lay a card")
    other = able[0]
    witnesses = [await Witness(room, table, name).watch() for name in (other, "Eve")]
    if is_asked:
        await room.commands.ask_undo(table, g(other), room.key())
    before = room.now(table).match.legal()
    if is_laying:
        for undone in range(2):
            await asyncio.sleep(0.5)
            await room.play(table, layer, first_of(room, table, LAYS[game][0]))
            await asyncio.sleep(0.5)
            if LAYS[game][1] and undone:
                await room.play(table, layer, first_of(room, table, LAYS[game][1]))
            elif not is_asked:
                await room.commands.ask_undo(table, g(layer), room.key())
            else:
                break
        is_asked or room.now(table).match.legal() == before or pytest.fail("not all was taken back")
    await asyncio.sleep(BEGAN + 100 - asyncio.get_running_loop().time())
    for witness in witnesses:
        await witness.ask()
    if is_asked:
        for name in ("Ann", "Ben", "Cid"):
            if name != other:
                await room.commands.answer_undo(table, g(name), True, f"agreed-{name}")
    for _ in range(6):
        await asyncio.sleep(1)
        await room.play(table, await room.turn(table), open_now(room, table)[-1])
    for witness in witnesses:
        await witness.ask()
    await settled()
    return witnesses


def open_now(room: Room, table: str) -> list[str]:
    """The open actions that everybody notices."""
    here = room.now(table)
    return [action.text for action in here.match.legal() if action.kind not in LAYS[here.game.name]]


def first_of(room: Room, table: str, kind: str) -> str:
    """The first open action of a kind."""
    return next(action.text for action in room.now(table).match.legal() if action.kind == kind)


def both(game: str, is_asked: bool = False) -> list[list[list[tuple[float, bytes]]]]:
    """What the witnesses heard where cards were laid, and where they were not."""
    return [
        [witness.heard for witness in timed(lambda room: lay_or_not(room, game, is_laying, is_asked))]  # noqa: B023
        for is_laying in (True, False)
    ]


@pytest.mark.parametrize("game", LAYS)
@pytest.mark.parametrize("is_asked", [False, True])
def test_nobody_else_is_told_that_cards_were_laid_and_taken_back(game: str, is_asked: bool):
    laid, not_laid = both(game, is_asked)
    assert min(len(heard) for heard in laid) > 15
    assert laid == not_laid


def told_entries(patch: pytest.MonkeyPatch) -> None:
    """Clients are told the numbers of storage."""
    patch.setattr(Numbering, "told", lambda self, viewer, number: number)


def told_steps(patch: pytest.MonkeyPatch) -> None:
    """Clients are told how many decisions there were in all."""
    patch.setattr(
        Decisions, "noticed_count", lambda self, viewer, first=0, end=None: (len(self) if end is None else end) - first
    )


def told_time(patch: pytest.MonkeyPatch) -> None:
    """Clients are told when storage got its newest entry."""
    patch.setattr(Table, "changed_openly", property(lambda self: self.changed, lambda self, at: None))


def earned_by_laying(patch: pytest.MonkeyPatch) -> None:
    """Each decision adds seconds to the clock."""
    play = Table._play

    def plays(self: Table, seat: int, *given: Any) -> Any:
        noticed = play(self, seat, *given)
        self.chairs[seat].earned += noticed is not None
        return noticed

    patch.setattr(Table, "_play", plays)


@pytest.mark.parametrize(
    ("leak", "is_asked"), [(told_entries, False), (told_steps, True), (told_time, True), (earned_by_laying, False)]
)
def test_a_table_that_told_it_in_one_way_would_be_noticed(leak, is_asked: bool, monkeypatch):
    leak(monkeypatch)
    laid, not_laid = both("road-runner", is_asked)
    assert laid != not_laid


# ------------------------------------------------------------------------------------------ bots


def bots_heard(thinks: Callable[[int], float], pace: float = 1, seed: str = "1") -> list[tuple[float, bytes]]:
    """What somebody who watches is told of bots that take so long to choose, by how many actions are open."""

    async def told(room: Room) -> list[tuple[float, bytes]]:
        async def choose(game: str, level: str, sight: bytes, key: bytes, claim: Claim) -> int:
            rules, imagined = find_game(game), find_game(game).State()
            rules.interpreted.imagine(rules.Sight.from_bytes(sight), Chance.seeded(key), imagined)
            legal = rules.interpreted.legal_actions(imagined)
            await asyncio.sleep(thinks(len(legal)))
            return next(one for one in reversed(legal) if rules.words.actions[one].kind != "take_back")

        room.bots.choose = choose  # type: ignore[method-assign]
        room.seed = f"bots {seed}"
        table = await room.lay("Ann", "bot", "bot", clock=ClockRule(minutes=10))
        for seat, chair in enumerate(room.now(table).chairs[1:], 1):
            chair.level, chair.name = "hard", f"Bot {seat}"  # names are drawn by the table's
        witness = await Witness(room, table, "Eve").watch()
        for _ in range(12):
            name = await waiting(room, table)
            if not name:
                break
            await asyncio.sleep(2)
            await room.play(table, name, open_now(room, table)[-1])
        await waiting(room, table)
        return witness.heard

    return timed(told, bot_pace=pace)


async def waiting(room: Room, table: str) -> str:
    """Wait until a person is to act."""
    while room.now(table).is_bot(room.now(table).to_act):
        await asyncio.sleep(0.01)
    return room.now(table).chairs[room.now(table).to_act].person.removeprefix("guest-of-").capitalize()


def by_choice(count: int) -> float:
    """As a searching bot does."""
    return FORCED_SECONDS if count == 1 else CHOICE_SECONDS


def test_the_time_of_a_bots_reply_does_not_tell_whether_it_had_a_choice():
    replies = 0
    for seed in "123":
        heard = bots_heard(by_choice, seed=seed)
        assert heard == bots_heard(lambda count: FORCED_SECONDS, seed=seed)
        replies += len(heard)
    assert replies > 30, replies


def test_a_bot_that_replied_when_it_had_chosen_would_be_noticed():
    assert bots_heard(by_choice, pace=0) != bots_heard(lambda count: FORCED_SECONDS, pace=0)


def test_a_reply_is_released_after_a_pause_of_its_level_and_later_only_at_the_next_such_moment():
    assert PAUSES.keys() == LEVELS.keys()
    for level, (shortest, longest) in PAUSES.items():
        found = {release(key_from("a table"), level, number, 0) for number in range(200)}
        assert len(found) > 190
        assert shortest <= min(found) < shortest + (longest - shortest) / 10
        assert longest - (longest - shortest) / 10 < max(found) <= longest
    first = release(key_from("a table"), "hard", 7, 0)
    second = release(key_from("a table"), "hard", 7, first + 0.001)
    assert first + 0.6 <= second <= first + 1.2
    assert release(key_from("a table"), "hard", 7, second - 0.001) == second
    assert release(key_from("another"), "hard", 7, 0) != first
    assert release(key_from("a table"), "hard", 7, 0, factor=2) == 2 * first


def overloaded(count: int) -> float:
    """As a searching bot does on a machine that has too much to do: longer than the longest pause."""
    return FORCED_SECONDS if count == 1 else 2.0


def test_a_bot_without_a_choice_waits_as_long_as_others_have_thought_lately():
    thinking = ThinkingTimes()
    assert thinking.padded("riverdale", "hard", 0.01, has_choice=False, key=bytes(8)) == 0.01  # nothing is known yet
    for seconds in (1.5, 2.0, 2.5):
        assert thinking.padded("riverdale", "hard", seconds, has_choice=True, key=bytes(8)) == seconds
    drawn = {
        thinking.padded("riverdale", "hard", 0.01, has_choice=False, key=number.to_bytes(8, "big"))
        for number in range(9)
    }
    assert drawn == {1.5, 2.0, 2.5}
    assert thinking.padded("riverdale", "hard", 2.2, has_choice=False, key=bytes(8)) == 2.2
    assert thinking.padded("riverdale", "easy", 0.01, has_choice=False, key=bytes(8)) == 0.01


def test_on_a_machine_that_has_too_much_to_do_a_forced_reply_comes_no_sooner():
    # It came at the first moment, and one of a bot that had thought at the second.
    def gaps(thinks: Callable[[int], float]) -> list[float]:
        heard = bots_heard(thinks, seed="3")
        return [round(after - before, 3) for (before, _), (after, _) in pairwise(heard)]

    assert gaps(overloaded) == gaps(lambda count: 2.0)


# ------------------------------------------------------------------------------------------ forced decisions


def earned_by_kind() -> dict[bool, set[tuple[int, int]]]:
    """What a clock earned, and how many entries were written, by whether the decision was forced."""

    async def told(room: Room) -> dict[bool, set[tuple[int, int]]]:
        found: dict[bool, set[tuple[int, int]]] = {True: set(), False: set()}
        room.seed = "10"
        table = await room.lay("Ann", "Ben", "Cid", options={"auto_pass": "on"}, clock=ClockRule(minutes=9, seconds=5))
        for _ in range(400):
            here = room.now(table)
            if here.status == "over" or all(found.values()):
                break
            seat, number = here.to_act, here.number
            forced = [action.role for action in here.match.legal()] == ["forced pass"]
            before = here.chairs[seat].earned
            if forced:
                await asyncio.sleep(3)  # the table decides within 2.4 s
            else:
                await room.play_on(table, 1)
            here = room.now(table)
            if here.decisions and here.decisions[-1].noticed is None:
                found[forced].add((here.chairs[seat].earned - before, here.number - number))
        return found

    found: dict[bool, set[tuple[int, int]]] = timed(told)
    return found


def test_a_clock_earns_as_much_by_a_forced_decision_as_by_a_chosen_one():
    assert earned_by_kind() == {True: {(1, 1)}, False: {(1, 1)}}


def test_a_clock_that_earned_by_a_persons_own_decisions_alone_would_be_noticed(monkeypatch: pytest.MonkeyPatch):
    play = Table._play

    def plays(self: Table, seat: int, action: str, written: Written) -> Any:
        noticed = play(self, seat, action, written)
        if noticed is None and not written.by:
            self.chairs[seat].earned -= 1
        return noticed

    monkeypatch.setattr(Table, "_play", plays)
    earned = earned_by_kind()
    assert earned[True] != earned[False]
