"""How well the prospects that Road Wolf's bots go by foretell who wins, and the weights that would do it best:
`.venv/bin/python benchmarks/prospects.py [--games N] [--write]`.

Greedy bots play, which now and then draw an action by its prior; at some decisions the facts are noted
(games.road_wolf.bots.prospects), and beside them how the game ended: 1 for a win of the first side, 0 for a loss, a
half for a draw. Two thirds of the games fit the weights, the others tell how good the prospects are. `--write` puts the
new weights in their place.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import runabout.games.road_wolf.bots.weights as weights_file
from runabout.bots import Level
from runabout.bots.scratch import Scratch, scratch_for
from runabout.bots.search import Kind, draw_by_weight, worth_trying
from runabout.core.chance import key_from, pick
from runabout.core.contract import apply, is_quiescent, legal, score
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games import find_game
from runabout.games.road_wolf.bots.prospects import (
    COLUMNS,
    DRAWS,
    FACTS,
    LOGIT,
    PROBE,
    STAKES,
    TABLE,
    TO_DRAW,
    Stake,
    column_names,
    weigh,
    weigh_alone,
)
from runabout.games.road_wolf.mission_names import NAMES
from runabout.games.road_wolf.missions.hooks import EACH_FOR_ONESELF
from runabout.games.road_wolf.options import House
from runabout.lab.contest import Deal, Players, Table, begin_game, choose, deal_for, players_for, table_for

EVERY = 3  #: quiescent decisions from one note to the next, on average
NOTES_A_GAME = 20
WHIM = 30  #: in a hundred decisions, so many are drawn in proportion to their priors
SHRINK = 3.0  #: by the square of each weight, in spreads of its fact
FEW_DRAWS = 0.1
LEFT_OUT = {Stake.ESCAPE: ("first WAY", "first FOREMOST")}
"""What the other facts hold already (see `COUNTS_ALL`): beside them it would draw vehicles back from the END."""


class Sample(NamedTuple):
    """What is noted of the games."""

    facts: Cells  #: (rows, columns)
    results: Cells  #: (rows, 2) the game's number, and twice the first side's share of the win


@rule
def gather(numbers: Cells, deal: Deal, players: Players, table: Table, sample: Sample, scratch: Scratch) -> int:
    """Play the games of these numbers; returns the number of rows that were noted."""
    state, tree, luck = table.state, scratch.tree, players.chance
    count = 0
    for row in range(len(numbers)):
        begin_game(numbers[row], deal, players, table, scratch.log)
        begin = count
        while not state.over:
            action = choose(players, table, scratch)
            if legal(state, tree.acts) > 1 and pick(luck, 100) < WHIM:
                found = worth_trying(state, 0, tree.acts, tree.weights)
                action = int(tree.acts[draw_by_weight(tree.weights, found, luck)])
            if is_quiescent(state) and count < len(sample.facts) and pick(luck, EVERY) == 0:
                note_facts(state, sample.facts[count])
                count += 1
            apply(state, action, deal.chance, scratch.log)
        score(state, tree.scores)
        for noted in range(begin, count):
            sample.results[noted, 0] = numbers[row]
            sample.results[noted, 1] = 1 + (tree.scores[0] > tree.scores[1]) - (tree.scores[0] < tree.scores[1])
    return count


@rule
def note_facts(table: Any, out: Cells) -> None:
    """What every column counts, in parts of LOGIT; where each is alone, of the first seat less of the second."""
    if EACH_FOR_ONESELF[table.house[House.MISSION]]:
        for column in range(FACTS):
            out[column] = weigh_alone(table, PROBE + column, 0) - weigh_alone(table, PROBE + column, 1)
    else:
        for column in range(COLUMNS):
            out[column] = weigh(table, PROBE + column)


def play(mission: str, games: int, seed: str, playouts: int = 0, first: int = 0) -> tuple[np.ndarray, np.ndarray]:
    """Games of a mission with two seats; the facts, and the results."""
    game, key = find_game("road-wolf"), key_from(seed)
    bot = Level("", Kind.SEARCH if playouts else Kind.GREEDY, playouts, "")
    facts = np.zeros((games * NOTES_A_GAME, COLUMNS), np.int32)
    results = np.zeros((games * NOTES_A_GAME, 2), np.int32)
    count = game.run.bind(gather)(
        np.arange(first, first + games, dtype=np.int32).view(Cells),
        deal_for(game, 2, game.new_options({"mission": mission}, 2), key),
        players_for([bot, bot], game, key),
        table_for(game),
        Sample(facts.view(Cells), results.view(Cells)),
        scratch_for(game, playouts),
    )
    return facts[:count] / LOGIT, results[:count]


def fit(facts: np.ndarray, won: np.ndarray) -> np.ndarray:
    """The weights of a logistic regression, in thousandths of a logit: Newton's method, with a little shrinkage. What
    never differs weighs nothing; column ONE is the constant.
    """
    spread = facts.std(axis=0)
    differs = spread > 0
    scaled = facts[:, differs] / spread[differs]
    is_constant = facts.any(axis=0) & ~differs
    columns = np.column_stack([scaled, facts[:, is_constant]])
    shrink = np.diag(np.r_[np.full(scaled.shape[1], SHRINK), np.full(int(is_constant.sum()), 1e-6)])
    found = np.zeros(columns.shape[1])
    for _ in range(25):
        chance = 1 / (1 + np.exp(-columns @ found))
        slope = columns.T @ (chance - won) + shrink @ found
        bend = (columns * (chance * (1 - chance))[:, None]).T @ columns + shrink
        found -= np.linalg.solve(bend, slope)
    weights = np.zeros(facts.shape[1])
    weights[differs] = found[: scaled.shape[1]] / spread[differs]
    weights[is_constant] = found[scaled.shape[1] :]
    return np.rint(LOGIT * weights).astype(np.int64)


def fit_stake(stake: Stake, facts: np.ndarray, results: np.ndarray) -> dict[str, np.ndarray]:
    """The rows of a stake, by name: for a win, and where draws are common for a draw at least."""
    kept = np.array([name not in LEFT_OUT.get(stake, ()) for name in column_names()])
    facts = facts * kept[: facts.shape[1]]
    if is_alone(stake) or np.mean(results == 1) < FEW_DRAWS:
        return {stake.name: fit(facts, results / 2)}
    return {stake.name: fit(facts, results == 2), f"{stake.name} OR DRAW": fit(facts, results >= 1)}


def is_alone(stake: Stake) -> bool:
    """Whether everybody is alone there."""
    return stake in (Stake.VALLEY, Stake.TRAIN)


def prospects(rows: list[np.ndarray], facts: np.ndarray) -> np.ndarray:
    """What the first side may expect by these rows, from 0 to 1."""
    return np.mean([1 / (1 + np.exp(-(facts @ row) / LOGIT)) for row in rows], axis=0)


def written(found: dict[str, np.ndarray]) -> str:
    """The file of weights."""
    lines = ['"""What each fact weighs, in thousandths of a logit: fitted by benchmarks/prospects.py."""', ""]
    lines += ["from __future__ import annotations", "", "WEIGHTS: dict[str, dict[str, int]] = {"]
    for name, row in found.items():
        lines.append(f'    "{name}": {{')
        lines += [
            f'        "{column}": {weight},' for column, weight in zip(column_names(), row, strict=True) if weight
        ]
        lines.append("    },")
    return "\n".join([*lines, "}", ""])


def main() -> None:
    """Measure, and print a row for each stake; write the weights where that is asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=20_000, help="of each mission")
    parser.add_argument("--seed", default="prospects")
    parser.add_argument("--write", action="store_true", help="put the new weights in place of the old")
    given = parser.parse_args()
    found: dict[str, np.ndarray] = {}
    print("Mean square error of who wins, on games that no weight was fitted to:")
    for stake in Stake:
        played = [play(name, given.games, given.seed) for at, name in enumerate(NAMES) if STAKES[at] == stake]
        if not played:
            continue
        facts, results = (np.concatenate(parts) for parts in zip(*played, strict=True))
        held_out = results[:, 0] % 3 == 0
        rows = fit_stake(stake, facts[~held_out], results[~held_out, 1])
        found |= rows
        test, won = facts[held_out], results[held_out, 1] / 2
        standing = [TABLE[stake], TABLE[stake + TO_DRAW]] if DRAWS[stake] else [TABLE[stake]]
        errors = [np.mean((prospects(each, test) - won) ** 2) for each in (standing, list(rows.values()))]
        print(
            f"{stake.name:14} {len(facts):9,} notes   the mean of all {won.var():.4f}   "
            f"the prospects as they are {errors[0]:.4f}   fitted anew {errors[1]:.4f}",
            flush=True,
        )
    if given.write:
        Path(weights_file.__file__).write_text(written(found))


if __name__ == "__main__":
    main()
