"""A match read from a file, and played again (see match.record for its format)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from os import PathLike
from pathlib import Path

from runabout.core.errors import BadRecord, Refused, RunaboutError
from runabout.core.game import Functions, Game
from runabout.core.looks import SEPARATOR
from runabout.core.options import wrap_seats
from runabout.core.reason import Reason
from runabout.games import find_game
from runabout.match.headers import Headers, read_headers
from runabout.match.match import Match, Script
from runabout.match.record import ATTENDED, END, LARGEST, LONGEST, MOVE, OLD, is_clean

Run = Callable[[Game], Functions]
"""Which of a game's functions to play with; see `Match`."""


def load(path: str | PathLike[str], run: Run | None = None) -> Match:
    """The match in a file; `run` chooses the functions to play it with, such as `lambda game: game.interpreted`.

    Raises:
        BadRecord: it is no record, was cut off, is of other rules, or has a move that cannot be played.
        FileNotFoundError, PermissionError and the like: it cannot be read at all.
    """
    with Path(path).open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise BadRecord(Reason("record-too-large", file=str(path)))
    try:
        text = data.decode("utf-8-sig")  # some editors begin a file with a mark of their own
    except UnicodeDecodeError:
        raise BadRecord(Reason("record-not-text", file=str(path))) from None
    return loads(text, run)


def loads(text: str, run: Run | None = None, find: Callable[[str], Game] = find_game) -> Match:
    """The match that a record is of; see `load`. `find` is where games are looked up by name."""
    lines = _lines(text)
    match = _lay_out(read_headers(lines), run, find)
    at = len(text.splitlines())
    for at, line in lines:
        if not line.strip():
            continue
        end = END.fullmatch(line.strip())
        if end:
            _check_end(match, int(end["count"]), at, lines)
            return match
        if line.strip() in ATTENDED and match.is_endless:
            match.set_attended(ATTENDED[line.strip()])
        else:
            _replay(match, line.strip(), at)
    raise BadRecord(Reason("record-cut-off", moves=len(match.steps)), at)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The numbered lines of a text, as long as they can be lines of a record at all."""
    for at, line in enumerate(text.splitlines(), 1):
        if len(line) > LONGEST:
            raise BadRecord(Reason("record-long-line", most=str(LONGEST)), at)
        if not is_clean(line):
            raise BadRecord(Reason("record-control"), at)
        yield at, line


def _lay_out(headers: Headers, run: Run | None, find: Callable[[str], Game]) -> Match:
    """The match that the headers describe, with nothing played."""
    name = headers.text("Game")
    with headers.naming("Game"):
        game = find(name)
    headers.check_rules(game)
    seats = headers.number("Seats")
    with headers.naming("Seats"):
        game.check_seats(seats)
    if headers.text("Runabout") == OLD:
        headers.options = wrap_seats(game.options, headers.options, seats)
    headers.check_options(game, seats)
    free_undo, key = headers.free_undo, headers.key
    with headers.naming("Script"):
        seed = Script(_numbers(headers.found["Script"], headers.wheres["Script"])) if key is None else key
        match = Match(game, seats, seed, headers.options, free_undo, run=run(game) if run else None)
    for seat, names in headers.looks.items():
        with headers.naming(f"Looks {seat}"):
            if not re.fullmatch(r"\d{1,3}", seat) or not 1 <= int(seat) <= seats:
                raise BadRecord(Reason("record-looks-seat", seats=seats, came=seat[:60]))
            match.choose_looks(int(seat) - 1, names.split(SEPARATOR))
    match.tags = headers.tags
    _check_digest(match, headers.found.get("Digest"), headers.wheres.get("Digest", headers.end))
    return match


def _replay(match: Match, line: str, at: int) -> None:
    """Play one line of moves."""
    move = MOVE.fullmatch(line)
    if not move:
        raise BadRecord(Reason("record-no-move", example=f"{len(match.steps) + 1}. 1 pass", line=line[:60]), at)
    if int(move["number"]) != len(match.steps) + 1:
        expected = str(len(match.steps) + 1)
        raise BadRecord(Reason("record-move-number", expected=expected, came=move["number"]), at)
    if match.over:
        raise BadRecord(Reason("record-over"), at)
    if int(move["seat"]) != match.seat + 1:
        raise BadRecord(Reason("record-other-seat", seat=match.seat + 1, came=move["seat"]), at)
    if (move["outcomes"] is not None) != match.scripted:
        raise BadRecord(Reason("record-outcomes", outcomes="{outcomes}", script="[Script ...]"), at)
    try:
        match.play(move["text"], _numbers(move["outcomes"] or "", at))
    except Refused as fault:
        raise BadRecord(Reason("record-refused", action=fault.action, rule=fault.rule), at) from fault
    except RunaboutError as fault:  # unreadable, or outcomes that do not fit
        raise BadRecord(fault, at) from fault
    _check_digest(match, move["digest"], at)


def _check_digest(match: Match, kept: str | None, at: int) -> None:
    """Raise BadRecord where the rules decide otherwise, at the set-up or after the last move, than the file says."""
    if kept is None:
        return
    digest = match.digests()[-1]
    if digest != kept:
        number = len(match.steps)
        raise BadRecord(
            Reason(
                "record-digest",
                move=str(match.steps[-1].action) if number else None,
                number=str(number),
                title=match.game.title,
                here=digest,
                kept=kept,
                version=str(match.game.version),
            ),
            at,
        )


def _check_end(match: Match, count: int, at: int, lines: Iterator[tuple[int, str]]) -> None:
    if count != len(match.steps):
        raise BadRecord(Reason("record-count", counted=count, moves=len(match.steps)), at)
    for after, line in lines:
        if line.strip():
            raise BadRecord(Reason("record-after-end", line=line.strip()[:60]), after)


def _numbers(text: str, at: int) -> list[int]:
    numbers = text.split()
    if not all(re.fullmatch(r"\d{1,9}", number) for number in numbers):
        raise BadRecord(Reason("record-numbers", came=text[:60]), at)
    return [int(number) for number in numbers]
