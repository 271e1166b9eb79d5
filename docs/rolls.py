"""Makes road-wolf-rolls.md, the chances in Road Wolf's contested rolls (see docs/pages.py).

Every roll is counted with the game's own rules, with no sampling (see `runabout.games.road_wolf.chances`). Chances are
exact fractions until they are printed.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from pathlib import Path

from runabout.games.road_wolf.chances import Dice, fight, outcome, rolls
from runabout.games.road_wolf.rolls import SIDES, Result

PAGE = Path(__file__).resolve().parent / "road-wolf-rolls.md"
DICE_MOST = 6  #: a side, in the tables
ROAD_DICE = 2  #: RW-194
WORST = 2  #: overkill beyond this makes no difference to a wipeout (RWA-08)

ATTACKER = Result.ATTACKER_WINS
SAFE = -1
"""Stands for no wipeout, where overkills 0, 1 and 2 are a skid, a spin and a roll (RW-195 to RW-202)."""

Chances = tuple[Fraction, ...]


@cache
def wipeout(road: Dice, vehicle: Dice) -> int:
    """The result of a wipeout check: SAFE, or the overkill that counts. The road attacks; a tie is safe (RWA-05)."""
    who, over = outcome(road, vehicle)
    return min(over, WORST) if who == ATTACKER else SAFE


def spread(road: Dice, vehicle: Dice) -> Chances:
    """The chances of SAFE and of each wipeout, when nothing is rerolled: one of them is 1."""
    came = wipeout(road, vehicle)
    return tuple(Fraction(came == each) for each in range(SAFE, WORST + 1))


def after_reroll(road: Dice, vehicle: Dice, given: int) -> Chances:
    """The same when the vehicle's die in this place is rolled again (RW-091, RW-092)."""
    kept = vehicle[:given] + vehicle[given + 1 :]
    ways = Counter(wipeout(road, tuple(sorted((*kept, new), reverse=True))) for new in range(1, SIDES + 1))
    return tuple(Fraction(ways[each], SIDES) for each in range(SAFE, WORST + 1))


def best(road: Dice, vehicle: Dice) -> Chances:
    """The same when a Veteran who has seen both rolls does what is best: rerolls the die, or none, that gives the
    highest chance of being safe; among equals the one with the highest chance of a mere skid, and then of a spin.
    """
    return max(spread(road, vehicle), *(after_reroll(road, vehicle, place) for place in range(len(vehicle))))


@cache
def check(dice: int, veteran: bool) -> Chances:
    """The chances of SAFE and of each wipeout for a vehicle with so many dice."""
    total = [Fraction(0)] * (WORST + 2)
    for road, often in rolls(ROAD_DICE).items():
        for vehicle, times in rolls(dice).items():
            chances = best(road, vehicle) if veteran else spread(road, vehicle)
            for place, chance in enumerate(chances):
                total[place] += often * times * chance
    return tuple(chance / SIDES ** (ROAD_DICE + dice) for chance in total)


# ------------------------------------------------------------------------------------------ the page


def percent(chance: Fraction) -> str:
    """In percent with one decimal, halves upward; a dash for what cannot be."""
    if chance == 0:
        return "–"
    tenths = (chance * 1000 + Fraction(1, 2)).__floor__()
    return f"{tenths // 10}.{tenths % 10}" if tenths else "<0.1"


def row(*cells: object) -> str:
    """A row of a table."""
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def dice_in_words(count: int) -> str:
    """A number of dice."""
    return f"{count} die" if count == 1 else f"{count} dice"


COLUMNS = ("attacker wins, 0", "wins, 1", "wins, 2 or more", "tie", "defender wins, 0", "wins, 1 or more")

FRONT = """\
<!-- Made by docs/rolls.py from the rules of Road Wolf. Change those, then run `make pages`. -->

# Road Wolf: the chances of a roll

Rams, melees, shots and wipeout checks are all decided by contested rolls: both sides roll, and the highest die wins; if
those are equal it is the second highest, and so on. How many of the winner's dice are higher than the loser's best is
the overkill (RW-210 to RW-217 in [the rules](rules/road-wolf.md)). These tables say how often that
comes out how.

Each number is a percentage: "41.7" means that it happens about 42 times in 100 such rolls. Find the number of dice that
attack, then the row with the number that defend. For a ram of a Coupe (size 2) into a sound Humvee (3 hits left), look
under "2 dice attack", in the row for 3. Add up the first three numbers for the chance that the attacker wins at all. In
a ram, overkill is damage to the one that was rammed, and "wins, 0" is a wipeout check instead (RW-223, RW-224); in a
melee or from a shot, it is crew lost, or that check (RW-233, RW-234, RW-242, RW-243). If the defender wins, overkill
means a wipeout check for one who rammed (RW-225) and lost crew for one who attacked in melee; a shot has only missed.

A tie has no effect, unless your table plays the option `tie` differently (RWA-05). With `defender-wins`, add ties to
the column "defender wins, 0". With `reroll`, all dice are rolled again until it is none; then divide each other number
by what they all add up to, and multiply by 100. A Veteran's reroll is in none of the tables for fights.

A dash stands for what cannot happen. All is counted exactly, with none of it left to sampling, and rounded only in the
end, so a row may add up to 99.9 or 100.1.

## Fights
"""

CHECKS = """
## Wipeout checks

The road rolls {road} dice, and the vehicle one for each hit that it has left (RW-192, RW-194). The road has to win for
anything to happen: with overkill 0 the vehicle skids, with 1 it spins, and with 2 it rolls (RW-197, RW-200, RW-202). A
tie is safe.
"""

VETERANS = """
### With a Veteran at the wheel

A Veteran may reroll one die of the vehicle once both rolls have been seen (RW-091, RWA-07), though not in a heavy
vehicle (RW-057). These are the chances of the best choice, rerolling one of the dice or none: the choice with the
highest chance of being safe; among equal ones that with the highest chance of no more than a skid, and after that of a
spin. From 2 dice on, such a reroll is worth exactly as much as one die more.
"""


def page() -> str:
    """All of it."""
    lines = [FRONT.rstrip("\n")]
    for attackers in range(1, DICE_MOST + 1):
        verb = "attacks" if attackers == 1 else "attack"
        lines += ["", f"### {dice_in_words(attackers).capitalize()} {verb}", ""]
        lines.append(row("against", *COLUMNS))
        lines.append(row("---", *["---:"] * 6))
        for defenders in range(1, DICE_MOST + 1):
            lines.append(row(dice_in_words(defenders), *map(percent, fight(attackers, defenders))))
    lines.append(CHECKS.format(road=ROAD_DICE).rstrip("\n"))
    lines += ["", "### Without a Veteran", "", *check_table(veteran=False)]
    lines += [VETERANS.rstrip("\n"), "", *check_table(veteran=True)]
    return "\n".join(lines) + "\n"


def check_table(veteran: bool) -> list[str]:
    """A table of wipeout checks."""
    lines = [row("the vehicle's dice", "safe", "skid", "spin", "roll"), row("---", *["---:"] * 4)]
    return lines + [row(dice, *map(percent, check(dice, veteran))) for dice in range(1, DICE_MOST + 1)]
