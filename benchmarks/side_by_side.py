"""Random play, side by side: Runabout's games and their peers, in one run on one core.

    make bench
    make bench ARGS="riverdale --json"

Each runner is a command that plays for some seconds and prints one JSON object. They take turns, A B C A B C,
so that whatever else the machine does meets all of them alike, and each round's ratio is taken between
neighbours. README.md beside this file says what is counted. This needs nothing but the standard library.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from peers import PEERS

ROOT = Path(__file__).resolve().parent.parent
OURS = "Runabout"
WARM_UP_SECONDS = 0.2
PATIENCE_SECONDS = 600  # a first-ever run also compiles
TABLES = {"one": 1, "many": 1024}
"""By what is made at each decision: how many of our tables are stepped at once."""

TITLES = {
    "": "Random play",
    "one": "Single steps with observation and mask",
    "many": "Batches of 1,024 tables with observation and mask",
}
ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")


class NoFigureError(Exception):
    """Why there is no figure, in one sentence."""


@dataclass(frozen=True)
class Runner:
    """One side of the comparison: `{seconds}` and `{seed}` in its command are filled in each round.

    Its JSON object has at least `game`, `seats`, `decisions` and `seconds`; `games`, `steps` (with chance),
    `uncertainty` and `version` are shown where they are given.
    """

    name: str
    group: str
    command: tuple[str, ...]
    tells: str = ""  # what is made at each decision (see `peers.Peer`): runners with the same are compared


def our_runners(python: str, asked: list[str]) -> list[Runner]:
    """Runabout's games, each with the seats that `runabout bench` gives it: those asked for, or all there are.

    Raises:
        NoFigureError: Runabout cannot be asked, or has no such game.
    """
    runabout = (python, "-m", "runabout")
    there = [game["name"] for game in answer(OURS, (*runabout, "games", "--json"))]
    for name in asked:
        if name not in there:
            raise NoFigureError(f"Runabout has no game {name!r}; it has {', '.join(there)}")
    bench = (*runabout, "bench", "--json", "--seconds", "{seconds}", "--game")
    script = str(Path(__file__).with_name("batches.py"))
    batches = (python, script, "--seconds", "{seconds}", "--seed", "{seed}", "--tables")
    found = [Runner(name, OURS, (*bench, name)) for name in asked or there]
    for tells, tables in TABLES.items():
        found += [Runner(name, OURS, (*batches, str(tables), "--game", name), tells) for name in asked or there]
    return found


def peer_runners(python: str, asked: list[str] | None) -> list[Runner]:
    """The peers, all of them or those asked for.

    Raises:
        NoFigureError: there is no such peer.
    """
    for name in asked or []:
        if name not in PEERS:
            raise NoFigureError(f"there is no peer {name!r}; there are {', '.join(PEERS)}")
    script = str(Path(__file__).with_name("peers.py"))
    worker = (python, script, "--seconds", "{seconds}", "--seed", "{seed}", "--worker")
    return [
        Runner(name, f"{peer.library} {peer.where}", (*worker, name), peer.tells)
        for name, peer in PEERS.items()
        if asked is None or name in asked
    ]


# ----------------------------------------------------------------------------------------- measuring


@dataclass
class Measured:
    """One runner's rounds."""

    runner: Runner
    rounds: list[dict[str, Any]] = field(default_factory=list)

    @property
    def rates(self) -> list[float]:
        """Decisions a second, round by round."""
        return [played["decisions"] / played["seconds"] for played in self.rounds]

    @property
    def step_rates(self) -> list[float]:
        """The same with each of chance's moves counted too, where the runner tells them apart."""
        return [played.get("steps", played["decisions"]) / played["seconds"] for played in self.rounds]


def answer(name: str, command: Iterable[str]) -> Any:
    """What a command prints, which is to be JSON.

    Raises:
        NoFigureError: it could not be started, took too long, failed, or printed something else.
    """
    command = list(command)
    try:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env={**os.environ, **ONE_THREAD},
            capture_output=True,
            text=True,
            timeout=PATIENCE_SECONDS,
            check=False,
        )
    except OSError as error:
        raise NoFigureError(
            f"{name} cannot be started ({command[0]}: {error.strerror}): see benchmarks/README.md"
        ) from None
    except subprocess.TimeoutExpired:
        raise NoFigureError(f"{name} gave no answer within {PATIENCE_SECONDS} s") from None
    if done.returncode != 0:
        last_words = (done.stderr or done.stdout).strip().splitlines() or ["it said nothing"]
        raise NoFigureError(f"{name} failed with exit code {done.returncode}: {last_words[-1]}")
    try:
        return json.loads(done.stdout)
    except ValueError:
        raise NoFigureError(f"{name} was to print JSON, not {done.stdout[:60]!r}") from None


def run(runner: Runner, seconds: float, seed: int) -> dict[str, Any]:
    """Let one runner play once.

    Raises:
        NoFigureError: as for `answer`; or it played nothing, or used more than one core.
    """
    words = (word.replace("{seconds}", str(seconds)).replace("{seed}", str(seed)) for word in runner.command)
    played = answer(runner.name, words)
    if not (isinstance(played, dict) and {"game", "seats", "decisions", "seconds"} <= played.keys()):
        raise NoFigureError(f"{runner.name} was to say game, seats, decisions and seconds; it said {str(played)[:60]}")
    if not (played["decisions"] > 0 and played["seconds"] > 0):
        raise NoFigureError(f"{runner.name} played nothing within {seconds} s: give it more with --seconds")
    if played.get("cores", 1) != 1:
        raise NoFigureError(f"{runner.name} says that it used {played['cores']} cores: one core is compared here")
    return dict(played)


def measure(sides: list[Runner], rounds: int, seconds: float) -> list[Measured]:
    """All runners in turn, `rounds` times over, after one short turn each that is thrown away."""
    for side in sides:
        progress(f"warming up: {side.name}")
        run(side, min(WARM_UP_SECONDS, seconds), seed=0)
    measured = [Measured(side) for side in sides]
    for number in range(1, rounds + 1):
        for turn in measured:
            progress(f"round {number} of {rounds}: {turn.runner.name}")
            turn.rounds.append(run(turn.runner, seconds, seed=1000 * number))
    progress("")
    return measured


def pin(core: int | None) -> int | None:
    """Keep this process and all it starts on one core; None where the system cannot.

    Raises:
        NoFigureError: the core asked for is not one that this process may use.
    """
    if not hasattr(os, "sched_setaffinity"):
        return None
    allowed = os.sched_getaffinity(0)
    if core is None:
        core = max(allowed)  # the first one tends to serve interrupts
    if core not in allowed:
        raise NoFigureError(f"core {core} may not be used here; these may: {', '.join(map(str, sorted(allowed)))}")
    os.sched_setaffinity(0, {core})
    return core


def progress(line: str) -> None:
    """Say what is going on, on one line, to a person who watches."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)


# ----------------------------------------------------------------------------------------- reporting


def spread(values: Iterable[float]) -> dict[str, float]:
    """Median, least and greatest of the rounds."""
    listed = list(values)
    return {"median": median(listed), "min": min(listed), "max": max(listed)}


def report(measured: list[Measured], core: int | None, seconds: float) -> dict[str, Any]:
    """Everything as one object: what `--json` prints and what the table is made of.

    A ratio is the rate of one of Runabout's games over the peer's in the same round; then the median of the rounds.
    """
    ours = [side for side in measured if side.runner.group == OURS]
    results = []
    for side in measured:
        last = side.rounds[-1]
        result: dict[str, Any] = {
            "name": side.runner.name,
            "group": side.runner.group,
            "game": last["game"],
            "seats": last["seats"],
            "version": last.get("version", ""),
            "decisions_per_second": spread(side.rates),
            "steps_per_second": spread(side.step_rates),
            "uncertainty": max(played.get("uncertainty", 0.0) for played in side.rounds),
            "rounds": side.rounds,
        }
        if last.get("games"):
            games = sum(played["games"] for played in side.rounds)
            result["decisions_per_game"] = sum(played["decisions"] for played in side.rounds) / games
        if side not in ours:
            result["ratios"] = {game.runner.name: ratio(game.rates, side.rates) for game in ours}
            result["ratios_to_steps"] = {game.runner.name: ratio(game.rates, side.step_rates) for game in ours}
        results.append(result)
    return {
        "machine": {"processor": processor(), "system": platform.system(), "core": core},
        "seconds": seconds,
        "results": results,
        "headline": headline(results),
    }


def ratio(ours: list[float], theirs: list[float]) -> dict[str, float]:
    """How many times the other's rate ours is, round by round."""
    return spread(a / b for a, b in zip(ours, theirs, strict=True))


def headline(results: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """For each group of peers, its fastest beside the slowest of Runabout's games: the least favourable pair."""
    fastest: dict[str, dict[str, Any]] = {}
    for result in results:
        if "ratios" in result:
            best = fastest.setdefault(result["group"], result)
            if result["decisions_per_second"]["median"] > best["decisions_per_second"]["median"]:
                fastest[result["group"]] = result
    least = {}
    for group, result in fastest.items():
        slowest, times = min(result["ratios"].items(), key=lambda pair: pair[1]["median"])
        least[group] = {"peer": result["name"], "game": slowest, "ratio": times}
    return least


def processor() -> str:
    """The processor's name, as far as the system tells."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    return next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), platform.machine())


HEADINGS = ("", "seats", "decisions/s", "least - most", "with chance", "a game")


def table(told: dict[str, Any], title: str = TITLES[""]) -> str:
    """The report for people, in plain text."""
    machine, results = told["machine"], told["results"]
    place = "not pinned to a core" if machine["core"] is None else f"pinned to core {machine['core']}"
    lines = [f"{title} on one core: {machine['processor']}, {machine['system']}, {place}"]
    lines += [f"{len(results[0]['rounds'])} rounds of {told['seconds']:g} s each: the median, then least and most", ""]
    lines += grouped(HEADINGS, results, rate_cells)
    lines += [
        f"{result['name']}: decisions estimated, standard error {result['uncertainty']:.1%} a round"
        for result in results
        if result["uncertainty"]
    ]
    lines.append("")
    compared = [result for result in results if "ratios" in result]
    if compared:
        lines += ["Runabout's decisions over the peer's (in brackets: over its decisions and chance's moves)", ""]
        lines += grouped(("", *compared[0]["ratios"]), compared, ratio_cells)
    for group, least in told["headline"].items():
        times, which = least["ratio"], least["game"]
        if len(compared[0]["ratios"]) > 1:
            which = f"The slowest here, {which},"
        lines.append(
            f"{which} makes {shown(times['median'])} times the decisions of {group}"
            f" at its fastest\n  ({least['peer']}; {shown(times['min'])} to {shown(times['max'])} over the rounds)"
        )
    return "\n".join(lines).rstrip()


def rate_cells(result: dict[str, Any]) -> tuple[str, ...]:
    """One line of the table of rates; what does not apply stays empty."""
    rate, steps = result["decisions_per_second"], result["steps_per_second"]
    return (
        str(result["seats"]),
        f"{rate['median']:,.0f}",
        f"{rate['min']:,.0f} - {rate['max']:,.0f}",
        f"{steps['median']:,.0f}" if steps != rate else "",
        f"{result['decisions_per_game']:.0f}" if "decisions_per_game" in result else "",
    )


def ratio_cells(result: dict[str, Any]) -> tuple[str, ...]:
    """One line of the table of ratios: a peer beside each of Runabout's games."""
    has_chance = result["steps_per_second"] != result["decisions_per_second"]
    to_steps = result["ratios_to_steps"]
    return tuple(
        f"{shown(times['median'])} ({shown(to_steps[game]['median'])})" if has_chance else shown(times["median"])
        for game, times in result["ratios"].items()
    )


def shown(times: float) -> str:
    """A ratio as a person reads it."""
    return f"{times:.1f}" if times < 100 else f"{times:,.0f}"


def grouped(
    headings: tuple[str, ...],
    results: list[dict[str, Any]],
    cells: Callable[[dict[str, Any]], tuple[str, ...]],
) -> list[str]:
    """A table of results, each group under its name; an empty line at its end."""
    lines = aligned([headings, *((f"  {result['name']}", *cells(result)) for result in results)])
    under = lines[:2]
    for number, result in enumerate(results):
        if number == 0 or result["group"] != results[number - 1]["group"]:
            under.append(f"{result['group']} ({result['version']})" if result["version"] else result["group"])
        under.append(lines[2 + number])
    return [*under, ""]


def aligned(rows: list[tuple[str, ...]]) -> list[str]:
    """The rows as lines: names to the left, figures to the right, a rule under the headings."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join([cells[0].ljust(widths[0]), *map(str.rjust, cells[1:], widths[1:])]).rstrip() for cells in rows]
    return [lines[0], "-" * max(map(len, lines)), *lines[1:]]


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play, side by side, in one run on one core.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="measure these games of Runabout's (default: all)")
    parser.add_argument("--peers", nargs="*", metavar="NAME", help="compare with these peers alone (default: all)")
    parser.add_argument("--rounds", type=int, default=5, help="turns that each runner takes (default: 5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="of play in each turn, about (default: 1)")
    parser.add_argument("--core", type=int, help="the core to keep to (default: the last that may be used)")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.add_argument(
        "--python",
        default=".venv/bin/python",
        help="the Python of Runabout's environment, seen from the project's folder (default: that of .venv)",
    )
    parser.add_argument(
        "--peers-python",
        metavar="PYTHON",
        default=".venv-bench/bin/python",
        help="the Python of the peers' environment (default: that of .venv-bench)",
    )
    args = parser.parse_args()
    if args.rounds < 1 or not args.seconds > 0:
        parser.error("--rounds must be at least 1 and --seconds above 0")
    try:
        core = pin(args.core)
        sides = [*our_runners(args.python, args.games), *peer_runners(args.peers_python, args.peers)]
        measured = measure(sides, args.rounds, args.seconds)
    except NoFigureError as why:
        progress("")
        print(f"bench: {why}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        progress("")
        sys.exit(130)
    told = {
        tells: report([one for one in measured if one.runner.tells == tells], core, args.seconds)  # by what is compared
        for tells in TITLES
    }
    if args.json:
        print(json.dumps({TITLES[tells]: found for tells, found in told.items()}, indent=2))
    else:
        print("\n\n".join(table(found, TITLES[tells]) for tells, found in told.items()))


if __name__ == "__main__":
    main()
