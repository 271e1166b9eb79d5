"""Many steps of a table in one call, by random play or by a network, as a GPU makes them.

All is whole numbers, but for sums of rewards. A GPU's compiler may join a multiplication of floating-point numbers with
an addition, and choose another action than a processor; of whole numbers there is one sum. These rules run on
processors as well, through `Batch.run`, and are held there against `Batch.step`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from runabout.core.chance import Chance, pick
from runabout.core.contract import action_prior
from runabout.core.exact import ln
from runabout.core.inference import fill_hidden, said_of
from runabout.core.network import FINE, Parameters
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.envs.stepping import Agreed, Doing, Scratch, Tables, run_tables

NAT = 1 << (2 * FINE)
"""A nat, as a head of a network says it."""

GRAIN = 1 << 12
"""Different numbers that Gumbel noise has."""

GUMBEL = np.array([round(-NAT * ln(-ln((k + 0.5) / GRAIN))) for k in range(GRAIN)], np.int64)
"""Quantiles of the Gumbel distribution. Who adds one to the logarithm of each weight, drawn anew for each, and takes
the highest sum draws in proportion to the weights (E. J. Gumbel, 1954), to within the grain of the quantiles.
"""

MANTISSA = 10
LN_2 = round(NAT * ln(2.0))
LOGARITHMS = np.array([round(NAT * ln(1.0 + k / (1 << MANTISSA))) for k in range(1 << MANTISSA)], np.int64)
"""By the bits of a number after its first: the logarithm of what it is between 1 and 2."""

NEVER = -(1 << 62)


class Played(NamedTuple):
    """What was played, by table."""

    games: Cells  #: (tables,) int64: that ended
    returns: Cells  #: (tables, seats) float64: the rewards, summed


class Policy(NamedTuple):
    """A network, and what it is read with."""

    network: Parameters
    hidden: Cells  #: (tables, hidden) int64: to write on


@rule
def play_at_random(
    first: int,
    end: int,
    tables: Tables,
    agreed: Agreed,
    scratch: Scratch,
    steps: int,
    mode: int,
    lucks: Any,
    played: Played,
) -> None:
    """Make so many steps at each table, each action equally likely.

    Args:
        first: a table.
        end: the table after the last.
        tables: all of them, of which these are chosen.
        agreed: what they share.
        scratch: this thread's.
        steps: how many.
        mode: an `Autoreset`.
        lucks: (tables,) Chance to draw actions from.
        played: is added to.
    """
    for n in range(first, end):
        for _ in range(steps):
            if tables.counts[n] > 0:
                tables.actions[n] = tables.open_now[n, pick(lucks[n], int(tables.counts[n]))]
            run_tables(Doing.STEP, mode, n, n + 1, tables, agreed, scratch, 0)
            add_up(n, tables, played)


@rule
def play_by_network(
    first: int,
    end: int,
    tables: Tables,
    agreed: Agreed,
    scratch: Scratch,
    steps: int,
    mode: int,
    lucks: Any,
    played: Played,
    policy: Policy,
) -> None:
    """Make so many steps at each table, each action drawn by a network's policy; otherwise as `play_at_random`."""
    for n in range(first, end):
        for _ in range(steps):
            if tables.counts[n] > 0:
                fill_hidden(tables.observation[n], policy.network, policy.hidden[n])
                tables.actions[n] = draw_action(n, tables, policy, lucks[n])
            run_tables(Doing.STEP, mode, n, n + 1, tables, agreed, scratch, 0)
            add_up(n, tables, played)


@rule
def add_up(n: int, tables: Tables, played: Played) -> None:
    """Count a game that the last step ended."""
    if tables.done[n]:
        played.games[n] += 1
        for seat in range(tables.reward.shape[1]):
            played.returns[n, seat] += tables.reward[n, seat]


@rule
def draw_action(n: int, tables: Tables, policy: Policy, luck: Chance) -> int:
    """A legal action, drawn by the game's prior times what the network makes of it. An action with a prior of 0 is
    played only where all have that.
    """
    best, most, some = -1, NEVER, False
    for i in range(int(tables.counts[n])):
        some = some or action_prior(tables.states[n], int(tables.open_now[n, i])) > 0
    for i in range(int(tables.counts[n])):
        action = int(tables.open_now[n, i])
        prior = action_prior(tables.states[n], action) if some else 1
        if prior > 0:
            said = whole_ln(prior) + said_of(action, policy.network, policy.hidden[n])
            said += int(GUMBEL[pick(luck, GRAIN)])
            if said > most:
                best, most = action, said
    return best


@rule
def whole_ln(number: int) -> int:
    """The logarithm of a whole number above 0, in parts of a nat (see NAT)."""
    bits, rest = 0, number
    while rest > 1:
        rest >>= 1
        bits += 1
    after = number - (1 << bits)
    place = after << (MANTISSA - bits) if bits <= MANTISSA else after >> (bits - MANTISSA)
    return bits * LN_2 + int(LOGARITHMS[place])
