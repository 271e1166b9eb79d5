"""A match on file: readable text, in the spirit of PGN.

    [Runabout "2"]
    [Game "road-runner"]
    [Rules "1"]
    [Seats "3"]
    [Option dealt "5"]
    [Key "9c56cc51b374c3ba189210d5b6d4bf57790d351c96c47c02190ecf1e430635ab"]

    [Digest "5d0a71c2"]

    1. 2 lay Anvil ;c81b33f0
    2. 2 call drop ;07ee91a4
    end 2

Header lines, then one move a line: its number, the seat (from 1) and the action's canonical text. Where a seat has
chosen its looks (see core.looks), they stand in a header such as `[Looks 1 "Ann, Bo"]`. Where an option lets people
play on for ever, a line `bots alone` stands before the first move at which no person sat at the table, and `people
again` where one came back. In a scripted match
`[Script "3 0 12"]` stands for the key, and each move ends with what chance gave, `{4}`. The last line counts the moves,
so that a file that was cut off is known as such. Replaying a record gives the same state to the byte. The digests say
what the rules decided at the set-up and after each move (see match.digest); a file may lack them.
"""

from __future__ import annotations

import contextlib
import os
import re
import secrets
import shutil
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from os import PathLike
from pathlib import Path

from runabout.core.datafile import DATA
from runabout.core.errors import BadRecord, CannotSave, Refused, RunaboutError
from runabout.core.game import Functions, Game
from runabout.core.looks import SEPARATOR
from runabout.games import game as find_game
from runabout.match.match import Match

FORMAT = 2
"""Of the files that are written, apart from any game's rules. A file of format 1 has no digests."""

READ = ("1", "2")
"""The formats that are read."""

LARGEST = 8 * 1024 * 1024
"""Bytes; no record is larger, so a larger file is none."""

HEADER = re.compile(r'\[(?P<name>[A-Za-z]+)(?: (?P<key>[\w-]+))? "(?P<value>[^"]*)"\]')
MOVE = re.compile(
    r"(?P<number>\d{1,9})\. (?P<seat>\d{1,3}) (?P<text>[^{};]+?)"
    r"(?: \{(?P<outcomes>[\d ]*)\})?(?: ;(?P<digest>[0-9a-f]{8}))?"
)
END = re.compile(r"end (?P<count>\d{1,9})")
ATTENDED = {"bots alone": False, "people again": True}
TAG = re.compile(r"[\w-]+")

Run = Callable[[Game], Functions]
"""Which of a game's functions to play with; see `Match`."""

LONGEST = 10_000
"""Characters in a line; no line of a record is longer."""


def dumps(match: Match) -> str:
    """The record of a match, as text.

    Raises:
        CannotSave: a tag could not be read back.
    """
    game = match.game
    lines = [
        f'[Runabout "{FORMAT}"]',
        f'[Game "{game.name}"]',
        f'[Rules "{game.version}"]',
        f'[Seats "{match.seats}"]',
    ]
    if game.components.edition:
        lines.append(f'[Edition "{game.components.edition}"]')
    lines += [
        f'[Option {option.name} "{option.write(getattr(match.options, option.name))}"]' for option in game.options
    ]
    lines += [f'[Looks {seat + 1} "{", ".join(names)}"]' for seat, names in match.chosen_looks.items()]
    if match.free_undo:
        lines.append('[Undo "free"]')
    lines += [_tag(name, value) for name, value in match.tags.items()]
    if match.scripted:
        lines.append(f'[Script "{" ".join(map(str, match.script))}"]')
    else:
        lines.append(f'[Key "{match.key.hex()}"]')
    set_up, *after = match.digests()
    lines += [f'[Digest "{set_up}"]', ""]
    attended = True
    for number, (step, digest) in enumerate(zip(match.steps, after, strict=True), 1):
        lines += _attendance(match, attended, step.attended)
        attended = step.attended
        outcomes = "" if step.outcomes is None else f" {{{' '.join(map(str, step.outcomes))}}}"
        lines.append(f"{number}. {step.seat + 1} {step.action.text}{outcomes} ;{digest}")
    lines += _attendance(match, attended, match.attended)
    lines.append(f"end {len(match.steps)}")
    return "\n".join(lines) + "\n"


def _attendance(match: Match, before: bool, now: bool) -> list[str]:
    """The line that says that the last person has left the table, or one is back; none where it makes no difference."""
    if before == now or not match.is_endless:
        return []
    return [line for line, attended in ATTENDED.items() if attended == now]


def save(match: Match, path: str | PathLike[str]) -> None:
    """Write a match to a file: beside it first, then in its place, so that a failure leaves the old file whole.

    Raises:
        CannotSave: the file could not be written; what was there before is untouched.
    """
    target = Path(path)
    text = dumps(match)
    beside = target.parent / f"{target.name}.{secrets.token_hex(4)}.new"
    try:
        try:
            with beside.open("x", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            if target.exists():
                shutil.copymode(target, beside)
            beside.replace(target)
        finally:
            with contextlib.suppress(OSError, ValueError):
                beside.unlink()
    except (OSError, ValueError) as fault:  # a ValueError is a name that no file can have
        reason = (fault.strerror if isinstance(fault, OSError) else None) or str(fault)
        kept = " The file that was there before is untouched." if target.is_file() else ""
        raise CannotSave(f"Could not save to {target}: {reason}.{kept}") from fault


def load(path: str | PathLike[str], run: Run | None = None) -> Match:
    """The match in a file; `run` chooses the functions to play it with, such as `lambda game: game.interpreted`.

    Raises:
        BadRecord: it is no record, was cut off, is of other rules, or has a move that cannot be played.
        FileNotFoundError, PermissionError and the like: it cannot be read at all.
    """
    with Path(path).open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise BadRecord(f"{path} is no saved match: it is larger than any")
    try:
        text = data.decode("utf-8-sig")  # some editors begin a file with a mark of their own
    except UnicodeDecodeError:
        raise BadRecord(f"{path} is no saved match: it is not text") from None
    return loads(text, run)


def loads(text: str, run: Run | None = None, find: Callable[[str], Game] = find_game) -> Match:
    """The match that a record is of; see `load`. `find` is where games are looked up by name."""
    lines = _lines(text)
    match = _lay_out(_read_headers(lines), run, find)
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
    raise BadRecord(
        f'the file stops after {len(match.steps)} moves without its last line ("end" and the number of moves): '
        "it was cut off",
        at,
    )


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The numbered lines of a text, as long as they can be lines of a record at all."""
    for at, line in enumerate(text.splitlines(), 1):
        if len(line) > LONGEST:
            raise BadRecord(f"no line of a saved match has more than {LONGEST} characters", at)
        if not _is_clean(line):
            raise BadRecord("no line of a saved match has control characters in it", at)
        yield at, line


@dataclass
class Headers:
    """The header lines of a record: plain ones, those with a key of their own, and the line that each stands in.

    Attributes:
        found: the plain ones by name.
        options, looks, tags: those headers by their key: the option's name, the seat from 1, the tag's name.
        wheres: by name, with the key where there is one, the number of its line.
        end: the number of the line below them.
    """

    found: dict[str, str] = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)
    looks: dict[str, str] = field(default_factory=dict)
    tags: dict[str, str] = field(default_factory=dict)
    wheres: dict[str, int] = field(default_factory=dict)
    end: int = 1


def _read_headers(lines: Iterator[tuple[int, str]]) -> Headers:
    """Read as far as the empty line below them."""
    headers = Headers()
    found, options, wheres = headers.found, headers.options, headers.wheres
    keyed = {"Option": options, "Looks": headers.looks, "Tag": headers.tags}
    for at, line in lines:
        headers.end = at
        if not line.strip():
            if found:
                break
            continue
        header = HEADER.fullmatch(line.strip())
        if not header:
            if not found:
                raise BadRecord(
                    f'this is no saved match: expected [Runabout "{FORMAT}"], got "{line.strip()[:60]}"', at
                )
            raise BadRecord(
                f'expected a header line such as [Seats "4"], or an empty line, got "{line.strip()[:60]}"', at
            )
        name, key, value = header["name"], header["key"], header["value"]
        if not found and name != "Runabout":
            raise BadRecord(f'this is no saved match: it must begin with [Runabout "{FORMAT}"]', at)
        into, slot = (keyed[name], key) if name in keyed else (found, name)
        if slot is None or slot in into or (into is found and (key is not None or name not in KNOWN)):
            raise BadRecord(f'"{line.strip()[:60]}" is no header of a saved match, or stands there twice', at)
        into[slot] = value
        wheres[name if key is None else f"{name} {key}"] = at
        if name == "Runabout" and value not in READ:  # what else is new in another format cannot be told
            raise BadRecord(
                f'the file has format "{value[:60]}"; this Runabout reads formats {" and ".join(READ)}: use the one '
                "that wrote it",
                at,
            )
    return headers


KNOWN = ("Runabout", "Game", "Rules", "Seats", "Edition", "Undo", "Key", "Script", "Digest")


def _lay_out(headers: Headers, run: Run | None, find: Callable[[str], Game]) -> Match:
    """The match that the headers describe, with nothing played."""
    found, options, wheres, at = headers.found, headers.options, headers.wheres, headers.end

    def number(name: str) -> int:
        if name not in found:
            raise BadRecord(f'the header [{name} "..."] is missing', at)
        if not re.fullmatch(r"\d{1,9}", found[name]):
            raise BadRecord(f'{name} is a whole number, got "{found[name][:60]}"', wheres[name])
        return int(found[name])

    if not found:
        raise BadRecord("this is no saved match: the file is empty")
    if "Game" not in found:
        raise BadRecord('the header [Game "..."] is missing', at)
    where = wheres["Game"]
    try:
        game = find(found["Game"])
        version = number("Rules")
        if version != game.version:
            other = "a newer" if version > game.version else "an older"
            raise BadRecord(
                f"the match was played under version {version} of the rules of {game.title}; this Runabout has version "
                f"{game.version}. Open it with {other} Runabout.",
                wheres["Rules"],
            )
        edition = found.get("Edition", "")
        if edition != game.components.edition:
            played, here = (
                f"edition {name[:60]}" if name else "our own" for name in (edition, game.components.edition)
            )
            raise BadRecord(
                f"the match was played with other components of {game.title}: {played}; here it has {here}. Set {DATA} "
                "to the folder with the files it was played with, or to none for our own.",
                wheres.get("Edition", wheres["Game"]),
            )
        seats, where = number("Seats"), wheres["Seats"]
        game.check_seats(seats)
        for name, value in options.items():
            where = wheres[f"Option {name}"]
            game.new_options({name: value}, seats, people=True)
        if found.get("Undo", "free") != "free":
            raise BadRecord('Undo can only be "free"', wheres["Undo"])
        if ("Key" in found) == ("Script" in found):
            raise BadRecord("one header of [Key ...] and [Script ...] is needed", at)
        key = script = None
        if "Key" in found:
            if not re.fullmatch("[0-9a-f]{64}", found["Key"]):
                raise BadRecord("Key is 64 hexadecimal digits", wheres["Key"])
            key = bytes.fromhex(found["Key"])
        else:
            where = wheres["Script"]
            script = _numbers(found["Script"], where)
        functions = run(game) if run else None
        match = Match(game, seats, options=options, free_undo="Undo" in found, run=functions, key=key, script=script)
        for seat, names in headers.looks.items():
            where = wheres[f"Looks {seat}"]
            if not re.fullmatch(r"\d{1,3}", seat) or not 1 <= int(seat) <= seats:
                raise BadRecord(f'looks are of a seat from 1 to {seats}, got "{seat[:60]}"', where)
            match.choose_looks(int(seat) - 1, names.split(SEPARATOR))
    except BadRecord:
        raise
    except RunaboutError as fault:
        raise BadRecord(str(fault), where) from fault
    match.tags = headers.tags
    _check_digest(match, found.get("Digest"), wheres.get("Digest", at))
    return match


def _replay(match: Match, line: str, at: int) -> None:
    """Play one line of moves."""
    move = MOVE.fullmatch(line)
    if not move:
        raise BadRecord(f'expected a move such as "{len(match.steps) + 1}. 1 pass", got "{line[:60]}"', at)
    if int(move["number"]) != len(match.steps) + 1:
        raise BadRecord(
            f"expected move {len(match.steps) + 1}, got move {move['number']}: a line is missing or moved", at
        )
    if match.over:
        raise BadRecord("the game was over before this move", at)
    if int(move["seat"]) != match.seat + 1:
        raise BadRecord(f"this decision is seat {match.seat + 1}'s, not seat {move['seat']}'s", at)
    if (move["outcomes"] is not None) != match.scripted:
        raise BadRecord("a move ends with {outcomes} where the header has [Script ...], and only there", at)
    try:
        match.play(move["text"], _numbers(move["outcomes"] or "", at))
    except Refused as fault:
        raise BadRecord(f'"{fault.action}" is not allowed here. {fault.rule}: {fault.reason}', at) from fault
    except RunaboutError as fault:  # unreadable, or outcomes that do not fit
        raise BadRecord(str(fault), at) from fault
    _check_digest(match, move["digest"], at)


def _check_digest(match: Match, kept: str | None, at: int) -> None:
    """Raise BadRecord where the rules decide otherwise, at the set-up or after the last move, than the file says."""
    if kept is None:
        return
    digest = match.digests()[-1]
    if digest != kept:
        number = len(match.steps)
        move = f'move {number}, "{match.steps[-1].action}",' if number else "the set-up"
        raise BadRecord(
            f"after {move} the rules of {match.game.title} decide otherwise than when the match was saved: the digest "
            f"here is {digest}, in the file {kept}. Either the rules have changed and are still called version "
            f"{match.game.version}, or the file was edited. Open it with the Runabout that wrote it",
            at,
        )


def _check_end(match: Match, count: int, at: int, lines: Iterator[tuple[int, str]]) -> None:
    if count != len(match.steps):
        raise BadRecord(f"the last line counts {count} moves, but {len(match.steps)} are there", at)
    for after, line in lines:
        if line.strip():
            raise BadRecord(f'nothing comes after the last line; got "{line.strip()[:60]}"', after)


def _numbers(text: str, at: int) -> list[int]:
    numbers = text.split()
    if not all(re.fullmatch(r"\d{1,9}", number) for number in numbers):
        raise BadRecord(f'expected whole numbers, got "{text[:60]}"', at)
    return [int(number) for number in numbers]


def _tag(name: str, value: str) -> str:
    """A tag as a header line: its value on one line, without the marks that end it."""
    kept = "".join(c for c in value.replace('"', "'") if c.isspace() or _is_clean(c))
    line = f'[Tag {name} "{" ".join(kept.split())}"]'
    if not TAG.fullmatch(name) or len(line) > LONGEST:
        raise CannotSave(f'The tag "{name[:60]}" cannot be saved: its name is to be of letters, digits, "-" and "_".')
    return line


def _is_clean(text: str) -> bool:
    """Whether a text has no control characters (tabs aside) and no halves of characters."""
    return text.isprintable() or not any(unicodedata.category(c) in ("Cc", "Cs") and c != "\t" for c in text)
