"""What is forbidden, and what is dealt on purpose, in the games of a study: bans of actions and cards, forced deals.

A game with limits is the game itself with a few more fields in its State and Sight, which say what is barred to whom:
bots, their playouts and the run read them, so that all of it is compiled once, whatever is barred. Every deal that is
forced is an honest one: cards are dealt again until the deal is as asked. So games of such a study are games that could
have been played without it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np

from runabout.core.chance import begin_stream
from runabout.core.contract import holds, setup
from runabout.core.errors import SHOWN_MAX, RunaboutError, nearest
from runabout.core.game import Game
from runabout.core.log import Log
from runabout.core.record import Cells, assign, i16, i32, record
from runabout.core.rule import BY_NUMBER, Rule, function_of, rule
from runabout.lab.contest import Deal, Players, Table
from runabout.lab.counting import CARD, KIND, about_actions, cards_of, kinds_of

DEALS_MAX = 10_000
"""Times that cards are dealt for one game until the deal is as asked."""

ASKED_MAX = 8
"""Things that can be asked of a deal at once."""

HARD = 16
"""Of what is barred outright, the bit of a seat stands this much higher as well."""


class BadLimit(RunaboutError):
    """A ban or a forced deal that a game cannot have."""


class NothingLeft(BadLimit):
    """A ban that left a seat nothing to do.

    Attributes:
        unit, rotation: the number of the deal, and by how many seats the players are turned.
    """

    def __init__(self, why: str, unit: int, rotation: int) -> None:
        self.unit, self.rotation = unit, rotation
        super().__init__(why)


@dataclass(frozen=True)
class Barred:
    """An action or a card that a seat may not use.

    Attributes:
        column: KIND of an action, or CARD.
        number: which, among the game's.
        seat: whose; None: everybody's.
        always: whether even where nothing else is open, which is an error then.
    """

    column: int
    number: int
    seat: int | None
    always: bool


@dataclass(frozen=True)
class Asked:
    """A condition that a deal has to meet.

    Attributes:
        card: its number, among those of the game's hands.
        seat: whose hand.
        held: whether the card is in it, or is not.
    """

    card: int
    seat: int
    held: bool


@dataclass(frozen=True)
class Limits:
    """The bans of a study, and the conditions of its deals."""

    barred: tuple[Barred, ...] = ()
    asked: tuple[Asked, ...] = ()

    def write(self, start: Any) -> None:
        """Into the state from which games begin."""
        for one in self.barred:
            cells = start.barred_kinds if one.column == KIND else start.barred_cards
            for seat in range(start.seats) if one.seat is None else [one.seat]:
                cells[one.number] |= 1 << seat | (1 << seat + HARD if one.always else 0)
        start.asked_size = len(self.asked)
        for place, each in enumerate(self.asked):
            start.asked_card[place], start.asked_seat[place] = each.card, each.seat
            start.asked_held[place] = int(each.held)


def read_limits(game: Game, seats: int, bans: Sequence[str], avoid: Sequence[str], dealt: Sequence[str]) -> Limits:
    """Bans and forced deals as people write them.

    Args:
        game: whose actions and cards.
        seats: at the table.
        bans: "boast" or "anvil", for everybody, or "seat 2: anvil"; where an action and a card have one name,
            "actions.swap" or "cards.swap".
        avoid: the same, of what is allowed all the same where nothing else is open.
        dealt: "seat 1: anvil", or "seat 1: not anvil".

    Raises:
        BadLimit: there is no such action, card or seat, or the game deals no cards; the message says what there is.
    """
    barred = [
        _read_ban(game, seats, text, always) for given, always in ((bans, True), (avoid, False)) for text in given
    ]
    if len(dealt) > ASKED_MAX:
        raise BadLimit(f"At most {ASKED_MAX} cards can be asked of a deal; {len(dealt)} came.")
    return Limits(tuple(barred), tuple(_read_deal(game, seats, text) for text in dealt))


def _read_ban(game: Game, seats: int, text: str, always: bool) -> Barred:
    seat, name = _seat_of(seats, text)
    there = names_in(game)
    found = [address for address in there if name in (address, address.partition(".")[2])]
    if len(found) > 1:
        raise BadLimit(f'"{name}" is an action and a card of {game.title}: say {" or ".join(found)}.')
    if not found:
        short = {address.partition(".")[2] for address in there}
        near = nearest(name, short)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise BadLimit(
            f'{game.title} has no action or card "{name[:SHOWN_MAX]}": actions are '
            f"{', '.join(kinds_of(game))}; cards are {', '.join(cards_of(game)) or 'none'}.{hint}"
        )
    return Barred(*there[found[0]], seat, always)


def names_in(game: Game) -> dict[str, tuple[int, int]]:
    """What can be barred: column and number, by what its figure is called ("actions.boast", "cards.anvil")."""
    found = {f"actions.{name}": (KIND, number) for number, name in enumerate(kinds_of(game))}
    return found | {f"cards.{name}": (CARD, number) for number, name in enumerate(cards_of(game))}


def _read_deal(game: Game, seats: int, text: str) -> Asked:
    seat, name = _seat_of(seats, text)
    held = not name.startswith("not ")
    name = name.removeprefix("not ").strip().removeprefix("cards.")
    there = game.components.hands.names
    if not there:
        raise BadLimit(f"{game.title} does not say which cards seats hold: no deal of it can be forced.")
    if seat is None:
        raise BadLimit(f'A card is dealt to a seat: "seat 1: {name[:SHOWN_MAX]}", not "{text[:SHOWN_MAX]}".')
    if name not in there:
        near = nearest(name, there)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise BadLimit(f'No card "{name[:SHOWN_MAX]}" is dealt in {game.title}: there are {", ".join(there)}.{hint}')
    return Asked(there.index(name), seat, held)


def _seat_of(seats: int, text: str) -> tuple[int | None, str]:
    named = re.fullmatch(r"seat\s+(\d+)\s*:\s*(.*)", text.strip().casefold(), re.DOTALL)
    if named is None:
        return None, text.strip().casefold()
    if not 1 <= int(named[1]) <= seats:
        raise BadLimit(f'"{text[:SHOWN_MAX]}": seats at this table are 1 to {seats}.')
    return int(named[1]) - 1, named[2].strip()


# --- The game with limits ---------------------------------------------------------------------------------------------


@rule
def keep_allowed(state: Any, about: Cells, out: Cells, found: int) -> int:
    """Of the actions that are open, only those that are not barred to the seat come first, and how many they are."""
    kept = 0
    for i in range(found):
        if not is_barred(state, about, out[i], 0):
            held = out[kept]
            out[kept] = out[i]
            out[i] = held
            kept += 1
    return kept


@rule
def is_barred(state: Any, about: Cells, action: int, shift: int) -> bool:
    """Whether an action is barred to the seat that decides; with HARD, outright."""
    bit = state.seat + shift
    if (state.barred_kinds[about[action, KIND]] >> bit) & 1 == 1:
        return True
    card = about[action, CARD]
    return bool(card >= 0 and (state.barred_cards[card] >> bit) & 1 == 1)


@rule
def copy_limits(target: Any, source: Any) -> None:
    """What is barred, from a State to a Sight or back: everybody knows it."""
    for i in range(len(source.barred_kinds)):
        target.barred_kinds[i] = source.barred_kinds[i]
    for i in range(len(source.barred_cards)):
        target.barred_cards[i] = source.barred_cards[i]


@rule
def is_dealt_as_asked(state: Any) -> bool:
    """Whether the table is laid out as a forced deal asks."""
    for i in range(state.asked_size):
        if (holds(state, state.asked_seat[i], state.asked_card[i]) > 0) != (state.asked_held[i] == 1):
            return False
    return True


@rule
def begin_as_asked(number: int, deal: Deal, players: Players, table: Table, log: Log) -> None:
    """Lay out the game of that number, again and again with the same chance until it is dealt as asked."""
    begin_stream(deal.chance, number)
    begin_stream(players.chance, number)
    for _ in range(DEALS_MAX):
        log.size = 0
        log.lost = 0
        log.unsure = 0
        assign(table.state, deal.start)
        setup(table.state, deal.options, deal.chance, log)
        if is_dealt_as_asked(table.state):
            return
    table.state.misdealt = 1


SOURCE = """
def legal(state, out):
    found = plain_legal(state, out)
    kept = keep_allowed(state, about, out, found)
    return kept if kept > 0 else found

def candidate_actions(state, out):
    kept = keep_allowed(state, about, out, plain_candidates(state, out))
    return kept if kept > 0 else legal(state, out)

def see(state, seat, sight):
    plain_see(state, seat, sight)
    copy_limits(sight, state)

def imagine(sight, chance, state):
    plain_imagine(sight, chance, state)
    copy_limits(state, sight)
"""


@cache
def limited(game: Game) -> Game:
    """The game, with room in its records for what is barred and dealt. It is for playing: scenes are read, and words
    are said, of the plain game.
    """
    kinds, cards = len(kinds_of(game)), max(1, len(cards_of(game)))

    def with_limits(plain: type[Any], only_sight: bool) -> type[Any]:
        fields: dict[str, Any] = {"barred_kinds": i32[kinds], "barred_cards": i32[cards]}
        if not only_sight:
            fields |= dict.fromkeys(("asked_card", "asked_seat", "asked_held"), i16[ASKED_MAX])
            fields |= {"asked_size": i16(), "misdealt": i16()}
        return record(type(f"Limited{plain.__name__}", (plain,), fields))

    given = {
        "plain_legal": game.legal,
        "plain_candidates": game.bots.candidate_actions or game.legal,
        "plain_see": game.see,
        "plain_imagine": game.imagine,
    }
    scope: dict[str, Any] = {"__name__": __name__, "keep_allowed": keep_allowed, "copy_limits": copy_limits, **given}
    scope["about"] = np.asarray(about_actions(game))
    exec(compile(SOURCE, BY_NUMBER, "exec"), scope)  # nothing but our own names
    made: dict[str, Any] = {}
    for name, plain in (("legal", 0), ("candidate_actions", 1), ("see", 2), ("imagine", 3)):
        # Machine code is kept under a label of names: this one says whose rule is limited.
        inner = function_of(list(given.values())[plain])
        scope[name].__qualname__ = f"{name}_of_{inner.__module__}.{inner.__qualname__}"
        made[name] = scope[name] = Rule(scope[name])
    candidates = made.pop("candidate_actions")
    return replace(
        game,
        State=with_limits(game.State, only_sight=False),
        Sight=with_limits(game.Sight, only_sight=True),
        bots=replace(game.bots, candidate_actions=candidates),
        layout=None,
        scoring=replace(game.scoring, sides=""),
        **made,
    )


CHECKED = 2
"""Cells of a row that say what is wrong with a game."""


@rule
def check_action(state: Any, open_now: int, action: int, about: Cells, row: Cells) -> None:
    """[the decision at which only what is barred was open, counted from 1; decisions so far]."""
    row[1] += 1
    if row[0] == 0 and is_barred(state, about, action, HARD):
        row[0] = row[1]


@rule
def check_deal(state: Any, scores: Cells, row: Cells) -> None:
    """-1 where no deal was as asked."""
    if state.misdealt == 1:
        row[0] = -1


def written(limits: Limits, game: Game) -> Iterator[str]:
    """Limits as texts that say all of them, for a header or a report."""
    addresses = {place: address for address, place in names_in(game).items()}
    for one in limits.barred:
        who = "" if one.seat is None else f"seat {one.seat + 1}: "
        yield f"{'ban' if one.always else 'avoid'} {who}{addresses[one.column, one.number]}"
    for each in limits.asked:
        name = game.components.hands.names[each.card]
        yield f"deal seat {each.seat + 1}: {'' if each.held else 'not '}{name}"
