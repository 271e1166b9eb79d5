"""A table laid out for a test: survivors, tokens and cards as wanted, and every card of the decks somewhere."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from runabout.core.words import Event
from runabout.games.race_2_live import game
from runabout.games.race_2_live.map import HOUSE, LANES
from runabout.games.race_2_live.state import COPIES, RANKS, SURVIVORS, Condition, Phase, State, Token
from tests.games.playing import Position, rehearsed

ASH, BRIAR, CLAY, DELL = range(4)
FACES = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
RANK = {face: rank for rank, face in enumerate(FACES)}

STREET = ("2-1 2-2 2-3", *["1-1 2-2 3-3"] * 2, "1-1 1-2 2-2 2-3 3-3", *["1-1 2-2 3-3"] * 7, "1-2 2-2 3-2")
"""A map of 12 steps: three lanes that part at the start, are linked between columns 3 and 4, and meet at the end."""

SHOWS = {"rolled": "roll", "special": "special", "horde": "horde", "found_pack": "pack", "found_weapon": "weapon"}
"""The events in which a step tells what chance gave, beside cards drawn: what tests call each, with its last fact."""


@dataclass
class Survivor:
    """One survivor as a test wants it.

    Attributes:
        hand: the cards, as in "2 10 K".
        at: the space, as in "12/3".
        condition: free, suspended, safe or dead; those safe are in the safe house, wherever `at` says.
        weapon: its number; 0 for none.
        packs: the numbers of those kept.
        furthest: the furthest column reached; None for where the survivor stands.
    """

    hand: str = "2 3 4"
    at: str = "0/2"
    condition: str = "free"
    weapon: int = 0
    packs: Sequence[int] = ()
    furthest: int | None = None


class Table(Position):
    """A position and what is played from it.

    Args:
        team: the survivors, from Ash on.
        seats: people at the table; None for one to a survivor.
        turn: whose turn it is, before rolling.
        tokens: what lies where, as in {"3/2": "horde", "5/1": "pack 2"}; which is which is drawn when one is turned.
        ways: the map, as map.toml writes it.
        discards: the health pile.
        infected: the cards left in the special infected deck; None for all of them.
        rest: where the health cards go that are named nowhere: "aside", or "discards".
        agreed: fields of the state that the table set, such as ace=1.
    """

    game = game

    def __init__(
        self,
        *team: Survivor,
        seats: int | None = None,
        turn: int = 0,
        tokens: Mapping[str, str] | None = None,
        ways: Sequence[str] = STREET,
        discards: str = "",
        infected: str | None = None,
        rest: str = "aside",
        turns: int = 1,
        **agreed: int,
    ) -> None:
        self.state = state = State()
        state.survivors, state.seats = len(team), seats or len(team)
        state.turn = state.survivor = turn
        state.seat = turn % state.seats
        state.phase, state.turns, state.turn_limit, state.decks = Phase.TURN, turns, 400, 1
        for name, value in agreed.items():
            setattr(state, name, value)
        self.lay_road(ways)
        for space, kind in (tokens or {}).items():
            column, lane = divmod(number_of(space), LANES)
            state.tokens[column] |= 1 << lane
            state.tokens_left[kind_of(kind)] += 1
        for survivor, wanted in enumerate(team):
            self.place(survivor, wanted)
        if state.condition[turn] == Condition.SUSPENDED:
            state.phase = Phase.BLEED
        self.place_cards(discards, infected, rest)
        self.begin()

    def lay_road(self, ways: Sequence[str]) -> None:
        """Lay out the map."""
        state = self.state
        state.columns, state.lanes = len(ways), 0
        for column, line in enumerate(ways):
            for here, there in re.findall(r"(\d)-(\d)", line):
                state.ways[column * LANES + int(here) - 1] |= 1 << int(there) - 1
                state.lanes = max(state.lanes, int(here), int(there))

    def place(self, survivor: int, wanted: Survivor) -> None:
        """Put one survivor where it is wanted."""
        state = self.state
        state.condition[survivor] = Condition[wanted.condition.upper()]
        home = state.condition[survivor] == Condition.SAFE
        state.at[survivor] = state.columns * LANES + 1 if home else number_of(wanted.at)
        column = state.at[survivor] // LANES
        state.furthest[survivor] = column if wanted.furthest is None else wanted.furthest
        state.weapon[survivor] = wanted.weapon
        for number in wanted.packs:
            state.packs[survivor, number - 1] += 1
        cards = wanted.hand.split() if wanted.condition != "dead" else []
        for face in cards:
            state.hand[survivor, RANK[face]] += 1
        state.hand_size[survivor] = len(cards)

    def place_cards(self, discards: str, infected: str | None, rest: str) -> None:
        """Put every card that is in no hand somewhere."""
        state = self.state
        for face in discards.split():
            state.discards[RANK[face]] += 1
        for rank in range(RANKS):
            held = sum(state.hand[survivor, rank] for survivor in range(SURVIVORS))
            left = COPIES * state.decks - held - state.discards[rank]
            assert left >= 0, f"more of {FACES[rank]} than there are"
            pile = state.discards if rest == "discards" else state.aside
            pile[rank] += left
            there = COPIES if infected is None else infected.split().count(FACES[rank])
            state.infected[rank], state.infected_out[rank] = there, COPIES - there

    def outcomes(self, number: int, gives: str) -> list[int]:
        """The outcomes of chance with which a decision gives what is wanted."""
        return outcomes_for(self.state, number, gives.split(", ") if gives else None)

    def check(self) -> None:
        """Every card is somewhere, once, and the counts are those of the cards."""
        state = self.state
        for rank in range(RANKS):
            held = sum(state.hand[survivor, rank] for survivor in range(SURVIVORS))
            assert held + state.discards[rank] + state.aside[rank] == COPIES * state.decks
            assert state.infected[rank] + state.infected_out[rank] == COPIES
        for survivor in range(SURVIVORS):
            assert state.hand_size[survivor] == sum(state.hand[survivor])
            assert all(state.known[survivor, rank] <= state.hand[survivor, rank] for rank in range(RANKS))
        assert sum(mask.bit_count() for mask in state.tokens) == sum(state.tokens_left)

    @property
    def phase(self) -> str:
        """What is being decided."""
        return Phase(self.state.phase).name.casefold()

    @property
    def survivor(self) -> int:
        """Who decides."""
        return self.state.survivor

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return self.state.turn

    @property
    def at(self) -> list[str]:
        """Where the survivors are."""
        return [name_of(space) for space in self.state.at[: self.state.survivors]]

    @property
    def conditions(self) -> list[str]:
        """How the survivors are."""
        return [Condition(value).name.casefold() for value in self.state.condition[: self.state.survivors]]

    @property
    def sizes(self) -> list[int]:
        """How many cards the survivors hold."""
        return list(self.state.hand_size[: self.state.survivors])

    @property
    def discards(self) -> str:
        """The health pile."""
        return faces(self.state.discards)

    def hand(self, survivor: int) -> str:
        """A survivor's cards."""
        return faces(self.state.hand[survivor])

    def packs(self, survivor: int) -> list[int]:
        """The numbers on a survivor's packs."""
        return [place + 1 for place, count in enumerate(self.state.packs[survivor]) for _ in range(count)]

    def facts(self, kind: str) -> list[tuple[int, ...]]:
        """The facts of every event of a kind that the last step reported."""
        return [event.facts for event in self.events if event.kind == kind]

    def event(self, kind: str) -> dict[str, Any]:
        """The only event of a kind that the last step reported, as data."""
        [event] = [event for event in self.events if event.kind == kind]
        return event.plain

    @property
    def shown(self) -> list[str]:
        """What chance gave in the last step."""
        return shown(self.events)


def number_of(space: str) -> int:
    """The number of a space as it is named: column/lane."""
    column, lane = space.split("/")
    return int(column) * LANES + int(lane) - 1


def name_of(space: int) -> str:
    """A space's name."""
    return f"{space // LANES}/{space % LANES + 1}"


def faces(pile: Iterable[int]) -> str:
    """Cards by rank, as a test writes them."""
    return " ".join(FACES[rank] for rank, count in enumerate(pile) for _ in range(count))


def kind_of(token: str) -> int:
    """The kind of a token: "special", "horde", "pack 2", "weapon 4"."""
    word, _, number = token.partition(" ")
    return Token[word.upper()] + (int(number) - 1 if number else 0)


def house_lines() -> list[str]:
    """The house map, as map.toml writes it."""
    return [
        " ".join(f"{a + 1}-{b + 1}" for a in range(LANES) for b in range(LANES) if masks[a] >> b & 1)
        for masks in HOUSE.ways
    ]


def shown(events: Sequence[Event]) -> list[str]:
    """What chance gave in a step, in its order, as tests write it."""
    found = []
    for event in events:
        if event.kind == "drew":
            found.append(f"draw {FACES[event.facts[1]]}")
        elif event.kind == "special":
            found.append(f"special {FACES[event.facts[1]]}")
        elif event.kind in SHOWS:
            found.append(f"{SHOWS[event.kind]} {event.facts[1]}")
    return found


def outcomes_for(state, number: int, wanted: Sequence[str] | None) -> list[int]:
    """The outcomes of chance with which a step shows what is wanted; the first ones where nothing is."""
    found: list[int] = []
    while True:
        given, asked = rehearse(state, number, found)
        if len(found) == len(asked):
            assert wanted is None or given == list(wanted), f"chance gives {given}, not {wanted}"
            return found
        if wanted is None:
            found.append(0)
            continue
        best = max(range(asked[len(found)]), key=lambda slot: agreement(state, number, [*found, slot], wanted))
        found.append(best)


def agreement(state, number: int, outcomes: Sequence[int], wanted: Sequence[str]) -> int:
    """How far a step shows what is wanted: two for each thing in its order, one where only its kind is right."""
    count = 0
    for one, other in zip(rehearse(state, number, outcomes)[0], wanted):
        if one != other:
            return count + (one.split()[0] == other.split()[0])
        count += 2
    return count


def rehearse(state, number: int, outcomes: Sequence[int]) -> tuple[list[str], list[int]]:
    """What chance shows if a decision is played, and among how many it picks each time."""
    events, asked = rehearsed(game, state, number, outcomes)
    return shown(events), asked


def census(state) -> Counter:
    """The cards of all hands together."""
    return Counter(face for survivor in range(state.survivors) for face in faces(state.hand[survivor]).split())
