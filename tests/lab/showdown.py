"""A game in which what a card does for its seat can be worked out by hand, and what only seems to do something.

Each seat is dealt one card of six ranks, of which there are two each. In turn it shows it, or folds (High Card's action
"draw"); a player with one of the three better ranks may first boast once, which changes nothing. The highest card that
is shown wins; players who share it share the win. A greedy bot shows its card, and boasts half of the times it may.
"""

from dataclasses import replace

from runabout.core.chance import Chance
from runabout.core.hands import Hands
from runabout.core.log import EVERYONE, Log, note
from runabout.core.piles import draw, put
from runabout.core.record import Cells
from runabout.core.rule import rule
from tests.laws import little
from tests.laws.little import BOAST, COPIES, DRAW, RANKS, SHOW, Event, Options, State

BETTER = 3
"""The lowest of the better ranks, from 0."""


@rule
def setup(state: State, options: Options, chance: Chance, log: Log) -> None:
    for rank in range(RANKS):
        for _ in range(COPIES):
            put(state.deck, state.deck_size, 0, rank)
    for seat in range(state.seats):
        put(state.hand[seat], state.hand_size, seat, draw(state.deck, state.deck_size, 0, chance))


@rule
def legal(state: State, out: Cells) -> int:
    rank = state.hand[state.seat, 0]
    out[0] = SHOW + rank
    out[1] = DRAW
    out[2] = BOAST
    return 3 if rank >= BETTER and not state.boasted else 2


@rule
def refuse(state: State, action: int) -> int:
    rank = state.hand[state.seat, 0]
    may_boast = rank >= BETTER and not state.boasted
    return 0 if action in (SHOW + rank, DRAW) or (action == BOAST and may_boast) else 4


@rule
def apply(state: State, action: int, chance: Chance, log: Log) -> None:
    if action == BOAST:
        state.boasted = 1
        note(log, Event.BOASTED, EVERYONE, state.seat)
        return
    state.boasted = 0
    state.points[state.seat] = 0 if action == DRAW else action - SHOW + 1
    if state.seat == state.seats - 1:
        state.over = 1
    else:
        state.seat += 1


@rule
def holds(state: State, seat: int, rank: int) -> int:
    found = 0
    for i in range(state.hand_size[seat]):
        found += state.hand[seat, i] == rank
    return found


@rule
def action_prior(state: State, action: int) -> int:
    return 0 if action == DRAW else 1


hands = Hands(tuple(str(rank + 1) for rank in range(RANKS)), holds)
game = replace(
    little.game,
    name="showdown",
    setup=setup,
    legal=legal,
    refuse=refuse,
    apply=apply,
    bots=replace(little.game.bots, action_prior=action_prior),
    components=replace(little.game.components, hands=hands),
)
