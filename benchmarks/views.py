"""What a decision costs the server to tell: bytes and processor time a view, by game: `python -m benchmarks.views`.

Tables of three people (two where no more can play) are played at random. After each decision every seat is told what
has happened, as over a live connection: events, moves, the decision, and to the seat that decides its actions; first as
facts, then in the words of each language. Printed are the mean and the greatest number of bytes, for the seat that
decides and for the others, and the median of the microseconds of processor time that it takes to make such news and to
write it as JSON; and the mean number of bytes of a whole view, which is sent to who comes to a table.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import product
from statistics import mean, median
from time import thread_time
from typing import NamedTuple

import msgspec

from runabout.core.chance import Chance, key_from, pick
from runabout.core.speech.declared import LANGUAGES
from runabout.games import find_game, names
from runabout.server.entries import AnyEntry, Began, Opening, Played, Sat, Written
from runabout.server.tables.table import Table
from runabout.server.tables.views import recipient, view, view_news

DECISIONS = 1000


class Told(NamedTuple):
    """News of a decision, as one seat is told it.

    Attributes:
        decides: whether that seat decides next.
        size: bytes.
        micros: microseconds that it took to make and to write.
        whole: bytes of the whole view at that time.
    """

    decides: bool
    size: int
    micros: float
    whole: int


def news(game: str, decisions: int, interpreted: bool = False, language: str = "") -> Iterator[Told]:
    """What is told over so many decisions of random play, in a language; "": as facts."""
    chance = Chance.seeded(key_from(f"views {game}"))
    table = begun(game, 0, interpreted)
    for number in range(decisions):
        assert table.match is not None
        if table.match.over:
            table = begun(game, number, interpreted)
        assert table.match is not None
        match, before = table.match, table.number
        legal = match.legal()
        add(table, Played(seat=match.seat, action=legal[pick(chance, len(legal))].text))
        for seat in range(match.seats):
            began = thread_time()
            body = msgspec.json.encode(view_news(table, seat, before, 0, language))
            micros = 1e6 * (thread_time() - began)
            whole = msgspec.json.encode(view(table, match, recipient(table, seat, language), 0))
            yield Told(seat == match.seat, len(body), micros, len(whole))


def begun(game: str, number: int, interpreted: bool) -> Table:
    """A table whose game has just begun."""
    found = find_game(game)
    seats = min(3, found.seats[1])
    opening = Opening(
        table="abcdefghij",
        game=game,
        version=found.version,
        edition=found.components.edition,
        seats=seats,
        options={},
        key=key_from(f"table {number}"),
        spectators=True,
        clock=None,
        host="a",
        created=0.0,
    )
    table = Table(opening, lambda game: game.interpreted if interpreted else game.run)
    for seat in range(seats):
        add(table, Sat(seat=seat, sitter="person", guest=f"guest {seat}", name=f"Guest {seat}"))
    add(table, Began())
    return table


def add(table: Table, entry: AnyEntry) -> None:
    """Lay one more entry."""
    table.apply(Written(number=table.number + 1, at=0.0, by="", key="", entry=entry))


def main() -> None:
    """Print two lines for each game and way to tell it."""
    for name, language in product(sys.argv[1:] or names(), ("", *LANGUAGES)):
        told = list(news(name, DECISIONS, language=language))
        for decides in (True, False):
            found = [one for one in told if one.decides == decides]
            sizes, took = [one.size for one in found], median(one.micros for one in found)
            who = f"{language or 'facts'} {'decides' if decides else 'others'}"
            whole = f"a whole view {mean(one.whole for one in found):6.0f} bytes"
            size = f"{mean(sizes):8.0f} bytes, at most {max(sizes):6}"
            print(f"{name:14} {who:13} {size}; {took:6.0f} µs; {whole}", flush=True)


if __name__ == "__main__":
    main()
