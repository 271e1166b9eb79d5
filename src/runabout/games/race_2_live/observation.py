"""What a seat may know as a row of cells (see core.observation)."""

from __future__ import annotations

from runabout.core.observation import Observation, Slice, put, put_nothing, put_one_of, put_row, put_up_to
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.race_2_live.hands import shows
from runabout.games.race_2_live.map import COLUMNS, LANES, PACKS, WEAPONS
from runabout.games.race_2_live.potential import SAYS, potential
from runabout.games.race_2_live.state import (
    COPIES,
    DECKS,
    KINDS,
    RANKS,
    SURVIVORS,
    Condition,
    Phase,
    Sight,
)

PLACES = COLUMNS[1] + 1  #: columns, the start and the safe house included
CONDITIONS = len(Condition)
PHASES = len(Phase)
CARDS = DECKS * COPIES  #: of a rank, at most
COUNT_MAX = 255  #: higher counts are told as this
HALVES = LANES // 2
NIBBLE = 1 << LANES
WEAPON_MAX = max(WEAPONS, PACKS)
SURVIVOR_CELLS = 12 + CONDITIONS + PACKS + 3 * RANKS

SLICES = (
    Slice(
        "ways",
        (PLACES, HALVES),
        COUNT_MAX,
        "by column, of lanes 1 and 2, and of lanes 3 and 4: the lanes of the next column that the lower lane leads "
        f"to, as bits, and {NIBBLE} times those of the higher",
    ),
    Slice("tokens", (PLACES,), NIBBLE - 1, "by column: the lanes where a token lies face down, as bits"),
    Slice("kinds of tokens", (KINDS,), COUNT_MAX, "tokens face down: special, horde, packs 1 to 3, weapons 1 to 4"),
    Slice("map", (2,), PLACES, "the safe house's column; lanes"),
    Slice("phase", (PHASES,), 1, "1 for what is being decided: turn, fork, beat, yield, bleed, pack, weapon"),
    Slice("move", (2,), 12, "1 where it goes backward; steps still to go"),
    Slice("attack", (3,), COUNT_MAX, "1 for a special attack; 1 for a horde; its strength"),
    Slice("found", (1,), WEAPON_MAX, "the number on the pack or weapon just found"),
    Slice("over", (1,), 1, "1 once the game is over"),
    Slice("turns left", (1,), COUNT_MAX, f"before night falls; {COUNT_MAX} for more"),
    Slice(
        "options",
        (9,),
        DECKS,
        "decks, ace, spend_on_win, horde_tie, all_pinned, move_up_to, backward_short, pack_range, horde_hits_safe",
    ),
    Slice("unseen", (RANKS,), CARDS, "cards of each rank in hands out of view, not known to be there, or set aside"),
    Slice("health pile", (RANKS,), CARDS, "cards of each rank there: lost or spent"),
    Slice("infected", (RANKS,), CARDS, "cards of each rank left in the special infected deck"),
    Slice("infected out", (RANKS,), CARDS, "cards of each rank turned over since it was last shuffled"),
    Slice(
        "survivors",
        (SURVIVORS, SURVIVOR_CELLS),
        COUNT_MAX,
        "the viewer's first, then those that follow it, zeros where there is none: 1; 1 where the viewer moves it; 1 "
        "where it decides; 1 where it is its turn; its column; lane from 0; furthest column; number of its weapon, 0 "
        f"for none; cards in hand; 1 where the viewer sees them; {CONDITIONS} cells, 1 for free, suspended, safe, "
        f"dead; {PACKS} cells, packs of each number; {RANKS} cells, cards of each rank that the viewer sees or all "
        f"know in hand; {RANKS} cells, 1 for ranks that none of the other cards has; {RANKS} cells, 1 for ranks of "
        "which these hold one at least; 1 where it plays after the viewer's first in the order of seats; 1 where it "
        "is the last",
    ),
)


@rule
def observe(sight: Sight, out: Cells) -> None:
    """Write the cells of SLICES."""
    at = 0
    for column in range(PLACES):
        for half in range(HALVES):
            space = column * LANES + 2 * half
            at = put(out, at, int(sight.ways[space]) + NIBBLE * int(sight.ways[space + 1]))
    at = put_row(out, at, sight.tokens, PLACES)
    at = put_row(out, at, sight.tokens_left, KINDS)
    at = put(out, at, sight.columns)
    at = put(out, at, sight.lanes)
    at = put_one_of(out, at, PHASES, sight.phase)
    at = put(out, at, sight.backward)
    at = put(out, at, sight.steps)
    at = put_one_of(out, at, 2, sight.attack - 1)
    at = put_up_to(out, at, sight.strength, COUNT_MAX)
    at = put(out, at, sight.found)
    at = put(out, at, sight.over)
    at = put_up_to(out, at, sight.turn_limit - sight.turns, COUNT_MAX)
    at = put(out, at, sight.decks)
    at = put(out, at, sight.ace)
    at = put(out, at, sight.spend_on_win)
    at = put(out, at, sight.horde_tie)
    at = put(out, at, sight.all_pinned)
    at = put(out, at, sight.move_up_to)
    at = put(out, at, sight.backward_short)
    at = put(out, at, sight.pack_range)
    at = put(out, at, sight.horde_hits_safe)
    at = put_row(out, at, sight.unseen, RANKS)
    at = put_row(out, at, sight.discards, RANKS)
    at = put_row(out, at, sight.infected, RANKS)
    at = put_row(out, at, sight.infected_out, RANKS)
    survivors = int(sight.survivors)
    for distance in range(survivors):
        who = max(0, int(sight.viewer)) + distance
        at = put_survivor(out, at, sight, who - survivors if who >= survivors else who)
    put_nothing(out, at, (SURVIVORS - survivors) * SURVIVOR_CELLS)


@rule
def put_survivor(out: Cells, at: int, sight: Sight, who: int) -> int:
    """Write what there is to know of a survivor, as the slice "survivors" has it; returns the place of the next
    cell.
    """
    seat = who % sight.seats
    is_shown = shows(sight, sight.viewer, who)
    at = put(out, at, 1)
    at = put(out, at, 1 if seat == sight.viewer else 0)
    at = put(out, at, 1 if who == sight.survivor else 0)
    at = put(out, at, 1 if who == sight.turn else 0)
    at = put(out, at, sight.at[who] // LANES)
    at = put(out, at, sight.at[who] % LANES)
    at = put(out, at, sight.furthest[who])
    at = put(out, at, sight.weapon[who])
    at = put_up_to(out, at, sight.hand_size[who], COUNT_MAX)
    at = put(out, at, 1 if is_shown else 0)
    at = put_one_of(out, at, CONDITIONS, sight.condition[who])
    for number in range(PACKS):
        at = put(out, at, sight.packs[who, number])
    for rank in range(RANKS):
        at = put(out, at, sight.hand[who, rank] if is_shown else sight.known[who, rank])
    at = put_bits(out, at, sight.barred[who])
    at = put_bits(out, at, sight.vouched[who])
    at = put(out, at, 1 if who > sight.viewer else 0)
    return put(out, at, 1 if who == sight.survivors - 1 else 0)


@rule
def put_bits(out: Cells, at: int, bits: int) -> int:
    """Write a cell for each rank of which the bit is set; returns the place of the next."""
    for rank in range(RANKS):
        out[at + rank] = (bits >> rank) & 1
    return at + RANKS


OBSERVATION = Observation(
    observe,
    SLICES,
    tells=(
        "over",
        "survivors",
        "survivor",
        "turn",
        "phase",
        "decks",
        "columns",
        "lanes",
        "ways",
        "tokens",
        "tokens_left",
        "at",
        "furthest",
        "condition",
        "weapon",
        "packs",
        "hand_size",
        "backward",
        "steps",
        "attack",
        "strength",
        "found",
        "discards",
        "infected",
        "infected_out",
        "barred",
        "vouched",
        "unseen",
        "hand",
    ),
    left_out=f"how many turns there are beyond {COUNT_MAX}; what all know of a hand that the viewer sees; difficulty",
    potential=potential,
    potential_says=SAYS,
)
