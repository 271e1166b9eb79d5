"""The balance of the missions of Road Wolf, for each pair of ready-made forces, for its report."""

from __future__ import annotations

from textwrap import fill as wrapped

from benchmarks.balance import FORCES, PAIRS, Count, Pair, benches_for, fill, numbers_of, pair_of, play, read_counts
from runabout.core.cores import available_cores
from runabout.games.road_wolf.mission_names import NAMES
from runabout.lab.simulate import NORMAL_95, wilson

GAMES, DEFAULTS, CHASES = 200, 600, 400
"""Games of greedy bots for each pair of forces, for the pair that stands first, and for each value of the option of
Chase."""

LEVEL = "greedy"


def summed(counts: dict[Pair, Count], level: str, mission: str, first: int = 0, second: int = 0) -> Count:
    """All games of a level in a mission: with these forces, by their numbers, or, where they are 0, with any."""
    found = Count()
    for pair, count in counts.items():
        if (pair.level, pair.mission) != (level, mission):
            continue
        ours, theirs = numbers_of(pair)
        if first in (0, ours) and second in (0, theirs):
            found += count
    return found


def told(count: Count) -> str:
    """A score with its 95% interval and its games; a dash where nothing was played."""
    if not count.games:
        return "-"
    low, high = wilson(count.score * count.games, count.games)
    return f"{count.score:.0%} ({low:.0%} to {high:.0%}; {count.games})"


def chase() -> str:
    """The section on RW-386, the rule about losses in Chase."""
    lines = [
        "## Chase: the rule about losses outweighs the forces",
        "",
        wrapped(
            "Once a Runner has escaped, the Runners win only if the Cops have lost three times their starting points "
            "(RW-386). Therefore two fifths or more of the games between greedy bots are drawn with any forces, and "
            "nearly two thirds of those of the first pair between hard bots, in which the Runners seldom win. The "
            f"option `chase_losses` lowers the factor; its default is the printed rule. Results of {CHASES} games "
            f"between two {LEVEL} bots, which choose their forces themselves, accurate to about 5 percentage points:",
            120,
        ),
        "",
        "| `chase_losses` | Runners win | Cops win | draws |",
        "|---|---|---|---|",
    ]
    for times in (3, 2, 1):
        options = {"mission": "chase", "chase_losses": str(times)}
        found = play(benches_for(LEVEL, options, available_cores()), range(CHASES))
        parts = [found.won, found.games - found.won - found.drawn, found.drawn]
        lines.append(f"| {times} | " + " | ".join(f"{part / found.games:.0%}" for part in parts) + " |")
    return "\n".join(lines)


def table() -> str:
    """A section of the page, from what `benchmarks.balance` has played; games of greedy bots are added here."""
    pairs = [pair_of(LEVEL, m, one, two) for m in NAMES for one in range(1, 4) for two in range(1, 4)]
    for wanted, games in ((pairs, GAMES), ([pair_of(LEVEL, mission, 1, 1) for mission in NAMES], DEFAULTS)):
        for _ in fill(wanted, games, available_cores()):
            pass
    return text_of(read_counts()) + "\n\n" + chase()


def text_of(counts: dict[Pair, Count]) -> str:
    """The tables of what was played."""
    lines = [
        "## Balance of the missions",
        "",
        wrapped(
            "Score of the first side between two bots of one level: its wins plus half of the draws, with the 95% "
            "interval and the number of games. The first pair is force 1 against force 1, listed first because it "
            "was closest to even in the fewer games in which pairs were tried. The second column for medium bots takes "
            "all pairs together that they have played. 200 games of hard bots for each mission are the aim; "
            "`.venv/bin/python -m benchmarks.balance --bots hard --pairs 1,1 --games 200` plays them, goes on where it "
            "was stopped, and a dash stands where it has played none. With `--bots medium --games N` there are more "
            "games of medium bots.",
            120,
            break_on_hyphens=False,
            break_long_words=False,
        ),
        "",
        "| mission | first pair, greedy | first pair, medium | all pairs, medium | first pair, hard |",
        "|---|---|---|---|---|",
    ]
    for mission in NAMES:
        cells = [summed(counts, level, mission, 1, 1) for level in ("greedy", "medium", "hard")]
        cells.insert(2, summed(counts, "medium", mission))
        lines.append(f"| {mission} | " + " | ".join(map(told, cells)) + " |")
    greedy = (
        f"Between greedy bots, by pair of forces, over {GAMES} games each, accurate to about 7 percentage points "
        f"({DEFAULTS} games and 4 points for the first pair): a column is for one force of the first side, and its "
        "three scores are against forces 1, 2 and 3 of the other side."
    )
    fewest = min(count.games for pair, count in counts.items() if pair.level == "medium")
    accurate = round(100 * NORMAL_95 * 0.5 / fewest**0.5)
    medium = (
        f"Between medium bots, in the same way, over {fewest} games each or a few more, accurate to about {accurate} "
        "percentage points: enough to see which pairs are far from even. Hard bots, and better ones, choose their "
        "forces by these scores."
    )
    lines += [*by_pair(counts, "greedy", greedy), *by_pair(counts, "medium", medium)]
    return "\n".join([*lines, "", *tried(counts)])


def by_pair(counts: dict[Pair, Count], level: str, says: str) -> list[str]:
    """The scores of each pair of forces between bots of a level, after what is said of them."""
    columns = " | ".join(f"force {one}" for one in range(1, FORCES + 1))
    lines = ["", wrapped(says, 120), "", f"| mission | {columns} |", "|---|" + "---|" * FORCES]
    for mission in NAMES:
        cells = [
            " / ".join(f"{summed(counts, level, mission, one, two).score:.0%}" for two in range(1, FORCES + 1))
            for one in range(1, FORCES + 1)
        ]
        lines.append(f"| {mission} | " + " | ".join(cells) + " |")
    return lines


TRIED = 10
"""Games of hard bots from which on a pair is told of: with fewer, too little is known."""


def tried(counts: dict[Pair, Count]) -> list[str]:
    """The pairs that hard bots have tried, the most even ones first."""
    lines = [
        wrapped(
            f"Between hard bots, the pairs of which they have played {TRIED} games or more, by their scores, the most "
            "even first (forces of the first and of the second side, the score in percent, games):",
            120,
        ),
        "",
    ]
    for mission in NAMES:
        found = {
            (one, two): count
            for one, two in PAIRS
            if (count := summed(counts, "hard", mission, one, two)).games >= TRIED
        }
        evenly = sorted(found, key=lambda pair: abs(found[pair].score - 0.5))
        cells = [f"{one}-{two}: {found[one, two].score:.0%} of {found[one, two].games}" for one, two in evenly]
        lines.append(wrapped(f"- {mission}: {'; '.join(cells) or 'none'}.", 120, subsequent_indent="  "))
    return lines
