"""Exchanges of what a viewer may not see, written down by hand for each game, cell by cell of the State.

They do not ask `see` or `imagine` what is hidden: what a Sight holds by mistake, these change.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from runabout.games.road_runner.state import NOBODY
from runabout.games.road_wolf.fleet import knows
from runabout.games.road_wolf.kinds import Token

CREW = (Token.DRIVER, Token.VETERAN)


def exchange(game: str, state: Any, viewer: int, dice: random.Random) -> Any:
    """The same table to a viewer, with other cards where it may not look; equal where nothing is hidden."""
    other = type(state).from_bytes(bytes(state))
    EXCHANGES[game](other, viewer, dice)
    return other


def road_runner(state: Any, viewer: int, dice: random.Random) -> None:
    """Each other hand gives a card to the draw pile for another; what was passed between others was something else;
    what was laid and not called is in the hand (RRA-30), and nothing of it was taken back (RRA-31).
    """
    for seat in range(state.seats):
        size, left = int(state.hand_size[seat]), int(state.deck_size[0])
        if seat != viewer and size and left:
            mine, its = dice.randrange(size), dice.randrange(left)
            state.hand[seat, mine], state.deck[its] = int(state.deck[its]), int(state.hand[seat, mine])
            state.hand[seat, :size].sort()
    for row in range(state.memory_size):
        giver, receiver, title, _ = (int(cell) for cell in state.memory[row])
        if receiver != NOBODY and viewer not in (giver, receiver):
            state.memory[row, 2] = title ^ 1
    if state.attempt < 0 and viewer != state.turn:
        size = int(state.hand_size[state.turn])
        for place in range(int(state.laid_size[0])):
            state.hand[state.turn, size] = state.laid[place]
            state.laid[place] = 0
            size += 1
        state.hand[state.turn, :size].sort()
        state.hand_size[state.turn], state.laid_size[0], state.take_backs = size, 0, 0
    dice.shuffle(state.deck[: state.deck_size[0]])


def riverdale(state: Any, viewer: int, dice: random.Random) -> None:
    """Each other hand gives a card to the deck for another; what others know of hands is forgotten."""
    for seat in range(state.seats):
        if seat == viewer:
            continue
        size, kinds = int(state.hand_size[seat]), [kind for kind, number in enumerate(state.deck) if number]
        if size and kinds:
            slot, kind = dice.randrange(size), dice.choice(kinds)
            state.deck[kind] -= 1
            state.deck[int(state.hand[seat, slot])] += 1
            state.hand[seat, slot] = kind
            state.hand[seat, :size].sort()
        state.knows[seat] = 0


def rummy_runway(state: Any, viewer: int, dice: random.Random) -> None:
    """Each other hand gives a card that nobody saw it take to the deck for another."""
    dice.shuffle(state.deck[: state.deck_size[0]])
    for seat in range(state.seats):
        if seat == viewer or (seat == state.seat and state.laid):
            continue
        unseen = [kind for kind, number in enumerate(state.hand[seat]) if number > state.known[seat, kind]]
        if unseen and state.deck_size[0]:
            kind, place = dice.choice(unseen), dice.randrange(int(state.deck_size[0]))
            drawn, state.deck[place] = int(state.deck[place]), kind
            state.hand[seat, kind] -= 1
            state.hand[seat, drawn] += 1
            state.held[seat] = sum(1 << at for at, number in enumerate(state.hand[seat]) if number)


def race_2_live(state: Any, viewer: int, dice: random.Random) -> None:
    """Each survivor of another seat exchanges an unknown card with another one, or with those that are set aside."""
    hands = [state.hand[who] for who in range(state.survivors) if who % state.seats != viewer]
    known = [state.known[who] for who in range(state.survivors) if who % state.seats != viewer]
    for at in range(len(hands)):
        other = dice.randrange(at + 1)  # itself: those that are set aside
        there, its = (hands[other], known[other]) if other != at else (state.aside, 0 * state.aside)
        given = [rank for rank, number in enumerate(hands[at]) if number > known[at][rank]]
        taken = [rank for rank, number in enumerate(there) if number > its[rank]]
        if given and taken:
            mine, another = dice.choice(given), dice.choice(taken)
            hands[at][mine] -= 1
            there[mine] += 1
            there[another] -= 1
            hands[at][another] += 1


def road_wolf(state: Any, viewer: int, dice: random.Random) -> None:
    """Vehicles of the other side have other gear, and a Veteran at the wheel for a Driver; what they may do is open."""
    for v in range(state.slots):
        if knows(state, viewer, v):
            continue
        if state.shown_wheel[v] < 0 and state.wheel[v] in CREW:
            state.wheel[v] = CREW[1 - CREW.index(state.wheel[v])]
        gear = [token for token in range(max(CREW) + 1, len(Token)) if state.aboard[v, token] > state.shown[v, token]]
        if gear:
            given, taken = dice.choice(gear), dice.randrange(max(CREW) + 1, len(Token))
            state.aboard[v, given] -= 1
            state.aboard[v, taken] += 1
    if viewer != state.seat:
        state.verbs = state.targets = 0


EXCHANGES: dict[str, Callable[[Any, int, random.Random], None]] = {
    "road-runner": road_runner,
    "riverdale": riverdale,
    "rummy-runway": rummy_runway,
    "race-2-live": race_2_live,
    "road-wolf": road_wolf,
}
