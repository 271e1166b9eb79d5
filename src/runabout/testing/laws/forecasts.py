"""The law of forecasts: what is told as certain happens, and what is certain is told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from runabout.core.chance import Chance
from runabout.core.forecast import Forecast, Forecaster, told_events
from runabout.core.words import Event
from runabout.testing.laws.case import Case, Fault, Position, one_game, spread, text_of

TABLES = 24
"""Tables imagined from each Sight, on which chance falls otherwise as well."""

TABLES_INTERPRETED = 8

MORE_TABLES = 120
"""Tables imagined in all before an event that is not forecast is taken to happen on every table."""

ACTIONS_TRIED = 3
"""Of each position, beside the one that is played."""

LEAST_SHARE = 0.9
"""Of what happens in the same way on all these tables, how much has to be forecast as certain."""

FEWEST = 30
"""Events that happen so, until which further games are played: of fewer, a share says little. Where there are no more,
as many may be left out as of so many.
"""

MOST_GAMES = 40
"""Games that are played for that, in all."""

MOST_LOOKS = 120
"""Decisions that are looked at, beyond which no further game is begun."""


def forecasts(case: Case) -> None:
    """What is forecast as certain happens, in the same order, on every table that looks the same to the seat that
    decides, however chance falls: the real one among them. And nearly all of what happens on each of these tables
    before they part is forecast as certain.
    """
    alike, known = counted(case)
    left_out, asked = alike - known, max(alike, FEWEST)
    if asked - left_out < LEAST_SHARE * asked:
        raise Fault(
            f"of {alike} events that happen whatever is hidden and however chance falls, {known} are forecast as "
            f"certain; at least {LEAST_SHARE:.0%} were expected: call `uncertain` no sooner than what is reported "
            "depends on it, and `settle` where it does no longer"
        )


def counted(case: Case) -> tuple[int, int]:
    """How many events happen on all tables before these part, and how many of them are forecast as certain; Fault where
    something else is. What several actions of a decision lead to counts once. Of a small game more is played than
    the case says, until there are enough of them.
    """
    alike = known = looked = 0
    for number in range(case.first, case.first + max(case.games, MOST_GAMES)):
        if number not in case.numbers and (alike >= FEWEST or looked >= MOST_LOOKS):
            break
        for position in one_game(case, number):
            if position.is_sampled and position.choice is not None:
                common, certain = _told_of(case, position, position.choice)
                alike += len(common)
                known += len(certain)
                looked += 1
    return alike, known


def _told_of(case: Case, position: Position, choice: int) -> tuple[set[Event], set[Event]]:
    """What happens on all tables before these part, after any of the actions that are tried of a position; and which of
    it is forecast as certain.
    """
    forecaster = Forecaster(position.run, position.sight(position.state.seat))
    common: set[Event] = set()
    certain: set[Event] = set()
    for action in sorted({choice, *spread(position.legal, ACTIONS_TRIED)}):
        found = forecaster.forecast(action, tables=0)
        told = _common(case, position, found)
        common.update(told)
        certain.update(found.certain[: _matched(found.certain, told)])
    return common, certain


def _common(case: Case, position: Position, found: Forecast) -> list[Event]:
    """What happens after an action on all tables before these part."""
    common = _told(position, found, "the real table", position.state, position.chance)
    futures = _futures(case, position, found)
    for told in islice(futures, TABLES if position.run.is_compiled else TABLES_INTERPRETED):
        common = common[: _alike(common, told)]
    for told in futures:
        if _matched(found.certain, common) == len(common):
            break
        common = common[: _alike(common, told)]
    return common


def _futures(case: Case, position: Position, found: Forecast) -> Iterator[list[Event]]:
    """What the seat that decides is told on other tables that look the same to it, by other chance."""
    sight = position.sight(found.seat)
    for number in range(MORE_TABLES):
        twin = position.imagined(sight, case.stream("forecast twins", number))
        if position.sight(found.seat, twin) == sight:  # else that is for the law of imagining to say
            chance = case.stream("forecast chance", number)
            yield _told(position, found, "a table that looks the same", twin, chance)


def _told(position: Position, found: Forecast, where: str, state: Any, chance: Chance) -> list[Event]:
    """What the seat that decides is told when the action is played on a table; Fault where the forecast fails there."""
    action = text_of(position.case, found.action.number)
    after, log, _ = position.after(found.action.number, chance, state)
    _, told = told_events(position.run, log, found.seat)
    if _matched(found.certain, told) < len(found.certain):
        raise Fault(
            f"of {action} seat {found.seat} is told as certain {_said(found.certain)}; on {where} happens "
            f"{_said(told)}: call `uncertain` before what depends on chance or on what is hidden is reported"
        )
    decides = -1 if after.over else after.seat
    if found.next_seat is not None and found.next_seat != decides:
        raise Fault(
            f"after {action} it is told as certain that seat {found.next_seat} decides (-1: the game is over); on "
            f"{where} it is seat {decides}: `settle` only what changes nothing of that"
        )
    return told


def _matched(certain: Sequence[Event], told: Sequence[Event]) -> int:
    """How many of the certain events, from the first on, are found among what was told, in this order."""
    count = 0
    for event in told:
        if count < len(certain) and event == certain[count]:
            count += 1
    return count


def _alike(one: Sequence[Event], other: Sequence[Event]) -> int:
    """How many events they have in common from the beginning on."""
    shorter = min(len(one), len(other))
    return next((at for at in range(shorter) if one[at] != other[at]), shorter)


def _said(events: Sequence[Event]) -> str:
    return ", ".join(f"{event.kind} {event.facts}" for event in events) or "nothing"
