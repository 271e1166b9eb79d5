"""What a network says of a state (see core.network): additions, multiplications and maxima of whole numbers."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from runabout.core.contract import NETWORK, TEAM_SCORE, WHOLE, observe, see
from runabout.core.exact import exp
from runabout.core.network import FINE, Parameters
from runabout.core.record import Cells, assign
from runabout.core.rule import rule

STEPS = 64  #: entries of CHANCES for each nat
REACH = 8 * STEPS  #: of its entries on each side of an even chance
COARSE = 2 * FINE - 6  #: bits that a head's number has more than an index of CHANCES
SURE = 1 << 20  #: a chance of one in CHANCES

CHANCES = np.array([round(SURE / (1.0 + exp(-step / STEPS))) for step in range(-REACH, REACH + 1)], np.int64)
"""By what the head of chances says, in STEPS of a nat, from -REACH on: the chance."""

ONE = float(1 << (2 * FINE))
"""A nat, as a head says it."""


class Reading(NamedTuple):
    """What a network is read with; one at a time."""

    sight: Any  #: what the seat that decides may know
    blank: Any  #: a Sight of zeros
    cells: Cells  #: (cells,) uint8: its observation
    hidden: Cells  #: (hidden,) int64: the hidden layer


@rule
def read_state(state: Any, reading: Reading) -> None:
    """Fill in the hidden layer with what the seat that decides may know."""
    assign(reading.sight, reading.blank)
    see(state, state.seat, reading.sight)
    observe(reading.sight, reading.cells)
    fill_hidden(reading.cells, NETWORK, reading.hidden)


@rule
def fill_hidden(cells: Cells, network: Parameters, hidden: Cells) -> None:
    """Fill in a network's hidden layer, (hidden,) int64, from an observation, (cells,) uint8."""
    size = len(hidden)
    for i in range(size):
        hidden[i] = network.bias[i]
    for cell in range(len(cells)):
        if cells[cell]:
            number = min(int(cells[cell]) >> int(network.shifts[cell]), int(network.counts[cell]))
            if number > 0:
                row = int(network.firsts[cell]) + number - 1
                for i in range(size):
                    hidden[i] += network.rows[row, i]
    for i in range(size):
        hidden[i] = max(0, hidden[i])


@rule
def said_of(action: int, network: Parameters, hidden: Cells) -> int:
    """What a network's policy says of an action: the logarithm of its weight, in parts of a nat (see ONE)."""
    said = int(network.policy_bias[action])
    for i in range(len(hidden)):
        said += int(hidden[i]) * int(network.policy[i, action])
    return said


@rule
def network_evaluate(state: Any, reading: Reading, out: Cells) -> None:
    """Each seat's prospects as the network tells them to the seat that decides; as `evaluate` of core.contract."""
    read_state(state, reading)
    seats, total = int(state.seats), 0
    for distance in range(seats):
        said = int(NETWORK.value_bias[distance])
        for i in range(len(reading.hidden)):
            said += int(reading.hidden[i]) * int(NETWORK.value[i, distance])
        place = min(max(said >> COARSE, -REACH), REACH)
        seat = (state.seat + distance) % seats
        out[seat] = CHANCES[place + REACH]
        total += int(out[seat])
    if TEAM_SCORE > 0:
        total = SURE
    for seat in range(seats):
        out[seat] = int(out[seat]) * WHOLE // total


@rule
def network_prior(action: int, reading: Reading) -> float:
    """What the network adds to the logarithm of an action's prior, in nats; `read_state` was called before."""
    return said_of(action, NETWORK, reading.hidden) / ONE


@rule
def no_network_state(state: Any, reading: Reading) -> None:
    """`read_state` of a game that has no network: it is never asked."""


@rule
def no_network_evaluate(state: Any, reading: Reading, out: Cells) -> None:
    """`network_evaluate` likewise."""


@rule
def no_network_prior(action: int, reading: Reading) -> float:
    """`network_prior` likewise."""
    return 0.0
