"""New tables: their opening and first entries, from a request or for a rematch; and bots for their seats."""

from __future__ import annotations

import secrets
import time

from runabout.bots import level as find_level
from runabout.core.chance import key_from
from runabout.core.errors import BadGame, BadLevel, BadOption, BadSeats, UnknownGame
from runabout.core.game import Game
from runabout.games import find_game
from runabout.match.seating import clean, draw_names, names_of_bots
from runabout.match.series import agreed, next_options
from runabout.server.entries import AnyEntry, Began, Left, LooksChosen, Opening, Sat
from runabout.server.errors import ServerFault
from runabout.server.messages.tables import NewTable
from runabout.server.tables.table import Table

LETTERS = "abcdefghijklmnopqrstuvwxyz234567"


def new_name() -> str:
    """A random name for a table: 50 bits, too many to guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(10))


def new_table(wish: NewTable, guest: str, name: str, bot_level: str) -> tuple[Opening, list[AnyEntry]]:
    """A new table as a guest of that name asks for it; bots play at `bot_level` where the request names no level.

    Raises:
        ServerFault: there is no such game, it does not have such seats, options or bots, or a seat is open at a table
            that is to begin at once. Looks are checked when the entries are applied.
    """
    game, options = _agreed(wish)
    opening = _opening(game, options, len(wish.seats), guest, new_name(), wish)
    taken = [name, *(one.name for one in wish.seats)]
    entries: list[AnyEntry] = []
    for seat, one in enumerate(wish.seats):
        if one.kind == "open":
            entries.append(Sat(seat=seat, sitter="open"))
        elif one.kind == "person":
            entries.append(Sat(seat=seat, sitter="person", guest=guest, name=clean(one.name) or name))
        else:
            bot = bot_on(game, seat, one.level or bot_level, opening.table, taken)
            taken.append(bot.name)
            entries.append(bot)
        if one.looks:
            entries.append(LooksChosen(seat=seat, looks=one.looks))
    if wish.start:
        if any(one.kind == "open" for one in wish.seats):
            raise ServerFault(
                "not-full", "A table with an open seat cannot begin at once; set start to false.", reason="open-at-once"
            )
        entries.append(Began())
    return opening, entries


def rematch_of(last: Table, name: str, guest: str, here: frozenset[str]) -> tuple[Opening, list[AnyEntry]]:
    """The next table of the same people: those in `here` sit there already, the seats of others are open. The game
    begins at once where no seat is open. A seat keeps the looks that were chosen for it.
    """
    assert last.match is not None
    written = {option.name: option for option in last.game.options}
    options = {one: written[one].write(int(value)) for one, value in next_options(last.match).items()}
    opening = _opening(last.game, options, last.opening.seats, guest, name, last.opening)
    entries: list[AnyEntry] = []
    for seat, chair in enumerate(last.chairs):
        if chair.kind == "bot":
            entries.append(Sat(seat=seat, sitter="bot", name=chair.name, level=chair.level))
        elif chair.person in here:
            entries.append(Sat(seat=seat, sitter="person", guest=chair.person, name=chair.name))
        else:
            entries.append(Sat(seat=seat, sitter="open"))
        if chair.looks:
            entries.append(LooksChosen(seat=seat, looks=chair.looks))
    if not any(isinstance(entry, Sat) and entry.sitter == "open" for entry in entries):
        entries.append(Began())
    return opening, entries


def bot_on(game: Game, seat: int, level: str, table: str, taken: list[str]) -> Sat:
    """A bot for a seat, with a name that nobody else at the table has.

    Raises:
        ServerFault: no bot plays at that level.
    """
    try:
        find_level(level)
    except BadLevel as fault:
        raise ServerFault("bad-option", str(fault), reason="no-level") from fault
    names = draw_names(game, key_from(table), taken)
    return Sat(seat=seat, sitter="bot", level=level, name=names[0] if names else names_of_bots(game)[seat])


def replacement(table: Table, seat: int, why: str, level: str) -> Left:
    """The entry by which a person leaves and a bot plays on; `why`: see entries.Left."""
    bot = bot_on(table.game, seat, level, table.opening.table, [chair.name for chair in table.chairs])
    return Left(seat=seat, why=why, level=bot.level, name=bot.name)


def _agreed(wish: NewTable) -> tuple[Game, dict[str, str]]:
    """The game of a new table, and all of its options as text."""
    try:
        game = find_game(wish.game)
    except (BadGame, UnknownGame) as fault:
        raise ServerFault("unknown-game", str(fault)) from fault
    try:
        game.check_seats(len(wish.seats))
        sharing = sum(one.kind == "person" for one in wish.seats) > 1
        chosen = game.new_options(agreed(game, wish.options, sharing), len(wish.seats), people=True)
    except BadSeats as fault:
        fewest, most = game.seats
        raise ServerFault(
            "bad-seats",
            reason="bad-seats" if fewest < most else "bad-seats-always",
            facts={"game": game.title, "fewest": fewest, "most": most, "seats": len(wish.seats)},
        ) from fault
    except BadOption as fault:
        raise ServerFault("bad-option", str(fault)) from fault
    return game, {option.name: option.write(getattr(chosen, option.name)) for option in game.options}


def _opening(
    game: Game, options: dict[str, str], seats: int, host: str, name: str, like: NewTable | Opening
) -> Opening:
    return Opening(
        table=name,
        game=game.name,
        version=game.version,
        edition=game.components.edition,
        seats=seats,
        options=options,
        key=secrets.token_bytes(32),
        spectators=like.spectators,
        clock=like.clock,
        host=host,
        created=time.time(),
        before=like.table if isinstance(like, Opening) else "",
    )
