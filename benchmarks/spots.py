"""How long it takes to tell of every spot that a vehicle may go to what is met there, compiled.

    python -m benchmarks.spots [--missions interceptor,gauntlet] [--seats 4]

Random play of Road Wolf is gone through until a vehicle may go to at least 100 spots, some 150 times, and all previews
of that decision are made as the server makes them: the classes of all spots, what they hit, and what the road's turn
brings there (see `runabout.games.road_wolf.previews`). Printed are the median, what 98 of 100 do not exceed, and the
most, in milliseconds of the clock and of processor time, for the rule alone and with its numbers as data.
"""

from __future__ import annotations

import argparse
from functools import partial

from benchmarks.forecasts import milliseconds, said
from runabout.core.chance import Chance, key_from, pick
from runabout.games import find_game
from runabout.games.road_wolf.mission_names import NAMES
from runabout.match import Match

SPOTS = 100
DECISIONS = 150
STEPS = 40_000


def measured(match: Match) -> tuple[tuple[float, float], tuple[float, float]]:
    """What the rule takes for all open actions of a decision, and with the brief fields as data."""
    sight, legal = match.sight(match.seat), [action.number for action in match.legal()]
    alone = milliseconds(partial(match.run.previews, sight, legal))
    as_data = milliseconds(lambda: [preview.brief for preview in match.previews().values()])
    return alone, as_data


def play(missions: list[str], seats: int) -> tuple[list[tuple[tuple[float, float], tuple[float, float]]], int]:
    """What was measured, without the first two decisions, which load compiled code; and the most spots of one."""
    game, chance = find_game("road-wolf"), Chance.seeded(key_from("spots"))
    found, most, number = [], 0, 0
    match = Match(game, seats, seed=0, options={"mission": missions[0]})
    for _ in range(STEPS):
        if match.over:
            number += 1
            match = Match(game, seats, seed=number, options={"mission": missions[number % len(missions)]})
        legal = match.legal()
        if sum(action.verb == "go" for action in legal) >= SPOTS:
            found.append(measured(match))
            most = max(most, len(legal))
        if len(found) > DECISIONS + 1:
            break
        match.play(legal[pick(chance, len(legal))].number)
    return found[2:], most


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How long the classes of all spots take, compiled.")
    parser.add_argument("--missions", default=",".join(NAMES), help="which missions, with commas (default all)")
    parser.add_argument("--seats", type=int, default=4, help="seats at each table (default 4)")
    given = parser.parse_args()
    found, most = play(given.missions.split(","), given.seats)
    print(f"{len(found)} decisions of {SPOTS} to {most} spots: median, 98%, most")
    for what, times in zip(("the rule", "with its brief fields as data"), zip(*found, strict=True), strict=True):
        taken, worked = (list(one) for one in zip(*times, strict=True))
        print(f"  {what:30} {said(taken)}; processor time {said(worked)}")


if __name__ == "__main__":
    main()
