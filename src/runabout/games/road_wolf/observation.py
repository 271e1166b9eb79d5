"""What a seat may know as a row of cells (see core.observation)."""

from __future__ import annotations

from runabout.core.observation import (
    Observation,
    Slice,
    put,
    put_nothing,
    put_one_of,
    put_row,
    put_up_to,
    seat_from,
)
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.road_wolf.actions import SLOTS, VERBS
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.state import CARDS, SEATS, TOKENS, Ask, Roll, Sight, Status

VEHICLES = 14
"""Slots that are told, the first ones: vehicles of two seats fill them only late in a long game."""

ASKS, ROLLS, STATUSES = len(Ask) - 1, len(Roll), len(Status)
COUNT_MAX = 255  #: higher counts are told as this
ACROSS = 5  #: a cell is so many units of 1/40 inch across the road
ALONG = 10  #: and along it
BEHIND = 160  #: units behind the START edge, and to the left of the board, that are told
DICE = 6  #: dice of each side that are told
VEHICLE_CELLS = 15 + TOKENS
CARD_CELLS = 3
SEAT_CELLS = 9

SLICES = (
    Slice("asks", (ASKS,), 1, "1 for what is asked: force, token, carrier, place, vehicle, act, spot, ... (state.Ask)"),
    Slice("verb", (1,), VERBS, "what the vehicle does about which is asked: 1 + its number (actions.Verb)"),
    Slice("mission", (1,), 16, "its number"),
    Slice("round", (2,), COUNT_MAX, "its number; turns taken in it"),
    Slice("road", (4,), 2, "roads; 1 while there is a truce; 1 while the END is closed; 1 where bridges are out"),
    Slice("left", (2,), COUNT_MAX, "LOSE, GIVE: how many; TOKEN, CARRIER: what was chosen, 1 + its number"),
    Slice("over", (1,), 1, "1 once the game is over"),
    Slice(
        "roll", (2,), ROLLS, "what is rolled for (state.Roll); who may reroll: 1 the attacker, 2 the defender, 3 both"
    ),
    Slice("attack", (DICE,), 20, "the attacker's dice, highest first; 0 for none"),
    Slice("defence", (DICE,), 20, "the defender's dice"),
    Slice(
        "seats",
        (SEATS, SEAT_CELLS),
        COUNT_MAX,
        "by seat, zeros where nobody sits: 1; 1 where it is of the viewer's side; 1 where it decides; 1 where it is "
        "its turn; points for vehicles left; tokens left to choose; skulls and kept Ambushes; points gained; points "
        "lost",
    ),
    Slice(
        "vehicles",
        (VEHICLES, VEHICLE_CELLS),
        COUNT_MAX,
        "by slot, as actions name them, zeros where it is empty: what is there (state.Status); 1 + its kind; 1 for "
        f"the viewer's own, 2 for its side's, 3 for another's, 4 for nobody's; across, in units of {ACROSS}/40 inch, "
        f"from {BEHIND}/40 inch left of the board; along, in units of {ALONG}/40 inch, from {BEHIND}/40 inch behind "
        "the START; half its width, likewise, and half its length; damage; crew; gear; 1 where somebody is at the "
        "wheel; 1 + the token there, 0 where that is not known; actions left; 1 where it has done with its turn, 2 "
        "where it has used Nitro, 3 both; bits: 1 it is asked about, 2 it is the target, 4 it attacks in the roll, 8 "
        f"it defends; {TOKENS} cells, other tokens of each kind aboard that the viewer knows",
    ),
    Slice(
        "road cards",
        (CARDS, CARD_CELLS),
        COUNT_MAX,
        "zeros where there is none: 1 + what it is (kinds.RoadCard; one more for face down); across and along, "
        "likewise",
    ),
)


@rule
def observe(sight: Sight, out: Cells) -> None:
    """Write the cells of SLICES."""
    seats, viewer = int(sight.seats), int(sight.viewer)
    at = put_one_of(out, 0, ASKS, sight.asks)
    at = put(out, at, 1 + sight.verb)
    at = put(out, at, sight.house[House.MISSION])
    at = put_up_to(out, at, sight.round, COUNT_MAX)
    at = put_up_to(out, at, sight.place, COUNT_MAX)
    at = put(out, at, sight.roads)
    at = put(out, at, sight.truce)
    at = put(out, at, sight.closed)
    at = put(out, at, sight.bridges_out)
    at = put_up_to(out, at, sight.left, COUNT_MAX)
    at = put_up_to(out, at, 1 + sight.chosen, COUNT_MAX)
    at = put(out, at, sight.over)
    at = put(out, at, sight.roll)
    at = put(out, at, sight.may_reroll)
    at = put_dice(out, at, sight.attack, sight.attack_size)
    at = put_dice(out, at, sight.defence, sight.defence_size)
    side = int(sight.side[max(0, viewer)])
    for distance in range(seats):
        at = put_seat(out, at, sight, seat_from(viewer, distance, seats), side)
    at = put_nothing(out, at, (SEATS - seats) * SEAT_CELLS)
    for v in range(VEHICLES):
        at = put_vehicle(out, at, sight, v, side)
    for i in range(CARDS):
        is_there = i < sight.cards
        at = put(out, at, 1 + sight.card[i] if is_there else 0)
        at = put_up_to(out, at, (sight.card_x[i] + BEHIND) // ACROSS if is_there else 0, COUNT_MAX)
        at = put_up_to(out, at, (sight.card_y[i] + BEHIND) // ALONG if is_there else 0, COUNT_MAX)


@rule
def put_dice(out: Cells, at: int, dice: Cells, size: int) -> int:
    """Write the first dice, 0 where there are no more; returns the place of the next cell."""
    for i in range(DICE):
        out[at + i] = dice[i] if i < size else 0
    return at + DICE


@rule
def put_seat(out: Cells, at: int, sight: Sight, seat: int, side: int) -> int:
    """Write what there is to know of a seat, as the slice "seats" has it; returns the place of the next cell."""
    at = put(out, at, 1)
    at = put(out, at, 1 if sight.side[seat] == side else 0)
    at = put(out, at, 1 if sight.seat == seat else 0)
    at = put(out, at, 1 if sight.mover == seat else 0)
    at = put_up_to(out, at, sight.points[seat], COUNT_MAX)
    at = put_up_to(out, at, sight.tokens[seat], COUNT_MAX)
    at = put_up_to(out, at, sight.skulls[seat] + sight.kept[seat], COUNT_MAX)
    at = put_up_to(out, at, sight.gained[seat] + sight.prize[seat], COUNT_MAX)
    return put_up_to(out, at, sight.lost_points[seat], COUNT_MAX)


@rule
def put_vehicle(out: Cells, at: int, sight: Sight, v: int, side: int) -> int:
    """Write what is in a slot, as the slice "vehicles" has it; returns the place of the next cell."""
    status = int(sight.status[v])
    if status == Status.EMPTY:
        return put_nothing(out, at, VEHICLE_CELLS)
    at = put(out, at, status)
    at = put(out, at, 1 + sight.kind[v])
    at = put(out, at, relation(sight, v, side))
    at = put_up_to(out, at, (sight.x[v] + BEHIND) // ACROSS, COUNT_MAX)
    at = put_up_to(out, at, (sight.y[v] + BEHIND) // ALONG, COUNT_MAX)
    at = put_up_to(out, at, sight.half_width[v] // ACROSS, COUNT_MAX)
    at = put_up_to(out, at, sight.half_length[v] // ALONG, COUNT_MAX)
    at = put_up_to(out, at, sight.hits[v], COUNT_MAX)
    at = put_up_to(out, at, sight.crew_size[v], COUNT_MAX)
    at = put_up_to(out, at, sight.gear_size[v], COUNT_MAX)
    at = put(out, at, sight.driven[v])
    at = put(out, at, 1 + sight.wheel[v])
    at = put_up_to(out, at, sight.actions[v], COUNT_MAX)
    at = put(out, at, sight.spent[v] & 3)
    bits = 1 if v == sight.acting else 0
    bits += 2 if v == sight.target else 0
    bits += 4 if v == sight.attacker and sight.roll else 0
    at = put(out, at, bits + (8 if v == sight.defender and sight.roll else 0))
    return put_row(out, at, sight.aboard[v], TOKENS)


@rule
def relation(sight: Sight, v: int, side: int) -> int:
    """Whose a vehicle is: 1 the viewer's, 2 its side's, 3 another's, 4 nobody's."""
    owner = int(sight.owner[v])
    if owner < 0:
        return 4
    if owner == max(0, int(sight.viewer)):
        return 1
    return 2 if sight.side[owner] == side else 3


OBSERVATION = Observation(
    observe,
    SLICES,
    tells=(
        "asks",
        "round",
        "truce",
        "closed",
        "over",
        "roll",
        "may_reroll",
        "attack_size",
        "defence_size",
    ),
    left_out=(
        f"vehicles in slots {VEHICLES + 1} to {SLOTS} and that one of these acts, dice beyond the {DICE} highest, "
        "positions finer than an eighth of an inch across and a quarter along, options but the mission, which forces "
        "were ready-made, what is still to be settled, and the mission's own counts"
    ),
)
