"""Tables that are laid just so: played by a seed up to a moment, and written straight into a server's database."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from runabout.core.words import Action
from runabout.games import find_game
from runabout.match import Match
from runabout.server.entries import AnyEntry, Began, Opening, Played, Sat, Summary, Written
from runabout.server.storage.store import Store
from runabout.server.tables.setting_up import new_name

NAMES = ("Ann", "Mesa Mae", "Slow Joe", "Dusty", "Big Ada", "Tumble", "Old Kit", "Pearl")
MATCHES_MAX = 2000
DECISIONS_MAX = 400

Moment = Callable[[Match], bool]
"""Whether a match is where it is wanted; asked whenever it is seat 0's decision, and at the end."""


def whenever(match: Match) -> bool:
    return match.seat == 0 and len(match.steps) > 8


def to_choose(match: Match) -> bool:
    """Seat 0 has a choice, so that the table waits for it (one with nothing to choose may go on by itself)."""
    return match.seat == 0 and len(match.legal()) > 1


def over(match: Match) -> bool:
    return match.over


def hands_over(match: Match) -> bool:
    """Whatever seat 0 decides, it is up to seat 1 next, which has a choice, so that the table waits for it."""
    if not to_choose(match):
        return False
    coming = [after(match, action) for action in match.legal()]
    return all(each.seat == 1 and len(each.legal()) > 1 for each in coming)


def after(match: Match, action: Action) -> Match:
    match = match.clone()
    match.play(action)
    return match


def verbs(match: Match) -> list[str]:
    """What seat 0 may do, by verb."""
    return [action.verb for action in match.legal()]


def played_to(
    game: str, moment: Moment, seats: int = 4, options: Mapping[str, str] | None = None, first: int = 0
) -> Match:
    """The first match of random play, by its seed from `first` on, that reaches the moment. Looked for once in each
    process, and copied at each further call.

    Raises:
        LookupError: none does.
    """
    return _found(game, moment, seats, tuple(sorted((options or {}).items())), first).clone()


@cache
def _found(game: str, moment: Moment, seats: int, options: tuple[tuple[str, str], ...], first: int) -> Match:
    found = find_game(game)
    for seed in range(first, first + MATCHES_MAX):
        match = Match(found, seats, seed=seed, options=dict(options), run=found.interpreted)
        luck = random.Random(seed)
        while len(match.steps) < DECISIONS_MAX:
            if (match.over or match.seat == 0) and moment(match):
                return match
            if match.over:
                break
            match.play(luck.choice(match.legal()))
    raise LookupError(f"no match of {game} reaches that moment")


def staged(folder: Path, guests: Sequence[str], match: Match, level: str = "greedy") -> str:
    """Write a match as a table into the database of the server whose data is in `folder`: these guests sit first, in
    order, bots of a level on the other seats. Returns the table's name.
    """
    at = time.time() - len(match.steps) - 60
    sitters = [Sat(seat=seat, sitter="person", guest=guest, name=NAMES[seat]) for seat, guest in enumerate(guests)]
    bots = range(len(guests), match.seats)
    sitters += [Sat(seat=seat, sitter="bot", name=NAMES[seat], level=level) for seat in bots]
    entries: list[AnyEntry] = [*sitters, Began()]
    entries += [Played(seat=step.seat, action=step.action.text) for step in match.steps]
    written = [
        Written(number=number, at=at + number, by="", key="", entry=entry) for number, entry in enumerate(entries, 1)
    ]
    opening = Opening(
        table=new_name(),
        game=match.game.name,
        version=match.game.version,
        edition=match.game.components.edition,
        seats=match.seats,
        options={option.name: option.write(getattr(match.options, option.name)) for option in match.game.options},
        key=match.key,
        spectators=True,
        clock=None,
        host=guests[0],
        created=at,
    )
    summary = Summary(
        status="over" if match.over else "playing",
        waits_for="nobody" if match.over else "person",
        guests=tuple(dict.fromkeys(guests)),
    )
    # In a thread of its own: Playwright has an event loop running in this one.
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, _write(f"sqlite:///{folder / 'tables.db'}", opening, written, summary)).result()
    return opening.table


async def _write(url: str, opening: Opening, written: list[Written], summary: Summary) -> None:
    store = Store(url)
    await store.start()
    try:
        await store.create(opening, written, summary)
    finally:
        await store.close()
