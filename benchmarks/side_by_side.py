"""Random play, side by side: Runabout and its peers, in one run on one core.

    make bench
    python benchmarks/side_by_side.py --json

Each runner is a command that plays for some seconds and prints one JSON object. They take turns, A B C A B C,
so that whatever else the machine does meets all of them alike, and each round's ratio is taken between
neighbours. README.md beside this file says what is counted. This needs nothing but the standard library.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shlex
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
RUNABOUT = "runabout"
WARM_UP_SECONDS = 0.2
PATIENCE_SECONDS = 600  # a first-ever run also compiles
ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")


class NoFigureError(Exception):
    """Why there is no figure, in one sentence."""


@dataclass(frozen=True)
class Runner:
    """One side of the comparison: `{seconds}` and `{seed}` in its command are filled in each round.

    Its JSON object has at least `decisions` and `seconds`; `games`, `steps` (with chance), `uncertainty`,
    `where` and `version` are shown where they are given.
    """

    name: str
    group: str
    command: tuple[str, ...]


def runners(runabout: str, peers_python: str) -> list[Runner]:
    """All there is to compare. A new peer is one line here and one function in peers.py."""
    peers_script = str(HERE / "peers.py")

    def peer(name: str, group: str) -> Runner:
        words = (peers_python, peers_script, "--worker", name, "--seconds", "{seconds}", "--seed", "{seed}")
        return Runner(name, group, words)

    return [
        Runner(RUNABOUT, "Runabout", tuple(shlex.split(runabout))),
        peer("openspiel-python", "OpenSpiel from Python"),
        peer("openspiel-python-cloned", "OpenSpiel from Python"),
        peer("openspiel-rollouts", "OpenSpiel inside C++"),
        peer("openspiel-bots", "OpenSpiel inside C++"),
        peer("rlcard-env", "RLCard from Python"),
        peer("rlcard-engine", "RLCard from Python"),
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

    @property
    def says(self) -> str:
        """What ran: the peer's version, or Runabout's game and seats."""
        last = self.rounds[-1]
        if "version" in last:
            return f"{last['version']}, {last.get('where', '')}"
        return ", ".join(
            f"{last[key]} {word}".strip() for key, word in (("game", ""), ("seats", "seats")) if key in last
        )


def run(runner: Runner, seconds: float, seed: int) -> dict[str, Any]:
    """Let one runner play once.

    Raises:
        NoFigureError: it could not be started, failed, printed something else, or used more than one core.
    """
    command = [word.replace("{seconds}", str(seconds)).replace("{seed}", str(seed)) for word in runner.command]
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
            f"{runner.name} cannot be started ({command[0]}: {error.strerror}): see benchmarks/README.md"
        ) from None
    except subprocess.TimeoutExpired:
        raise NoFigureError(f"{runner.name} gave no answer within {PATIENCE_SECONDS} s") from None
    if done.returncode != 0:
        last_words = (done.stderr or done.stdout).strip().splitlines() or ["it said nothing"]
        raise NoFigureError(f"{runner.name} failed with exit code {done.returncode}: {last_words[-1]}")
    try:
        played: dict[str, Any] = json.loads(done.stdout)
        sound = played["decisions"] > 0 and played["seconds"] > 0
    except (ValueError, KeyError, TypeError):
        raise NoFigureError(
            f"{runner.name} was to print an object with decisions and seconds, not {done.stdout[:60]!r}"
        ) from None
    if not sound:
        raise NoFigureError(f"{runner.name} played nothing within {seconds} s: give it more with --seconds")
    if played.get("cores", 1) != 1:
        raise NoFigureError(f"{runner.name} says that it used {played['cores']} cores: one core is compared here")
    return played


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

    A ratio is Runabout's rate over the peer's in the same round; then the median of the rounds.
    """
    ours = next((side for side in measured if side.runner.name == RUNABOUT), None)
    results = []
    for side in measured:
        last = side.rounds[-1]
        result: dict[str, Any] = {
            "name": side.runner.name,
            "group": side.runner.group,
            "what": side.says,
            "decisions_per_second": spread(side.rates),
            "steps_per_second": spread(side.step_rates),
            "uncertainty": max(played.get("uncertainty", 0.0) for played in side.rounds),
            "rounds": side.rounds,
        }
        if last.get("games"):
            games = sum(played["games"] for played in side.rounds)
            result["decisions_per_game"] = sum(played["decisions"] for played in side.rounds) / games
        if ours is not None and side is not ours:
            result["ratio"] = spread(a / b for a, b in zip(ours.rates, side.rates, strict=True))
            result["ratio_to_steps"] = spread(a / b for a, b in zip(ours.rates, side.step_rates, strict=True))
        results.append(result)
    return {
        "machine": {"processor": processor(), "system": platform.system(), "core": core},
        "seconds": seconds,
        "results": results,
        "headline": headline(results),
    }


def headline(results: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """For each group of peers: its fastest, and how many times as fast Runabout is."""
    fastest: dict[str, dict[str, Any]] = {}
    for result in results:
        if "ratio" in result:
            best = fastest.setdefault(result["group"], result)
            if result["decisions_per_second"]["median"] > best["decisions_per_second"]["median"]:
                fastest[result["group"]] = result
    return {group: {"peer": result["name"], "ratio": result["ratio"]} for group, result in fastest.items()}


def processor() -> str:
    """The processor's name, as far as the system tells."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    return next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), platform.machine())


HEADINGS = (
    "",
    "decisions/s",
    "least - most",
    "with chance",
    "a game",
    "Runabout is",
    "least - most",
    "to steps",
)


def table(told: dict[str, Any]) -> str:
    """The report for people, in plain text."""
    machine, rounds = told["machine"], len(told["results"][0]["rounds"])
    place = "not pinned to a core" if machine["core"] is None else f"pinned to core {machine['core']}"
    lines = [f"Random play on one core: {machine['processor']}, {machine['system']}, {place}"]
    lines += [f"{rounds} rounds of {told['seconds']:g} s each: the median, then least and most", ""]
    lines += aligned([HEADINGS, *(row(result) for result in told["results"])])
    lines += ["", *(f"{result['name']}: {result['what']}" for result in told["results"])]
    for result in told["results"]:
        if result["uncertainty"]:
            lines.append(f"{result['name']}: decisions estimated, standard error {result['uncertainty']:.1%}")
    if told["headline"]:
        lines.append("")
    for group, best in told["headline"].items():
        ratio = best["ratio"]
        lines.append(
            f"Runabout makes {ratio['median']:.1f} times the decisions of {group} at its fastest"
            f" ({best['peer']}; {ratio['min']:.1f} to {ratio['max']:.1f} over the rounds)"
        )
    return "\n".join(lines)


def row(result: dict[str, Any]) -> tuple[str, ...]:
    """One line of the table; what does not apply stays empty."""
    rate, steps = result["decisions_per_second"], result["steps_per_second"]
    has_chance = steps != rate
    shown = [
        result["name"],
        f"{rate['median']:,.0f}",
        f"{rate['min']:,.0f} - {rate['max']:,.0f}",
        f"{steps['median']:,.0f}" if has_chance else "",
        f"{result['decisions_per_game']:.0f}" if "decisions_per_game" in result else "",
    ]
    if "ratio" in result:
        ratio, to_steps = result["ratio"], result["ratio_to_steps"]
        shown += [
            f"{ratio['median']:.1f} x",
            f"{ratio['min']:.1f} - {ratio['max']:.1f}",
            f"{to_steps['median']:.1f} x" if has_chance else "",
        ]
    return (*shown, *[""] * (len(HEADINGS) - len(shown)))


def aligned(rows: list[tuple[str, ...]]) -> list[str]:
    """The rows as lines: names to the left, figures to the right, a rule under the headings."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join([cells[0].ljust(widths[0]), *map(str.rjust, cells[1:], widths[1:])]).rstrip() for cells in rows]
    return [lines[0], "-" * max(map(len, lines)), *lines[1:]]


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play, side by side, in one run on one core.")
    parser.add_argument("--rounds", type=int, default=5, help="turns that each runner takes (default: 5)")
    parser.add_argument("--seconds", type=float, default=2.0, help="of play in each turn, about (default: 2)")
    parser.add_argument("--core", type=int, help="the core to keep to (default: the last that may be used)")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.add_argument("--only", nargs="+", metavar="NAME", help="compare these alone")
    parser.add_argument(
        "--runabout",
        metavar="COMMAND",
        default=".venv/bin/python -m runabout.cli bench --json --seconds {seconds}",
        help="Runabout's own side, run in the project's folder; {seconds} and {seed} are filled in",
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
    sides = runners(args.runabout, args.peers_python)
    if args.only:
        unknown = sorted(set(args.only) - {side.name for side in sides})
        if unknown:
            parser.error(f"no runner named {unknown[0]}; there are {', '.join(side.name for side in sides)}")
        sides = [side for side in sides if side.name in args.only]
    try:
        core = pin(args.core)
        told = report(measure(sides, args.rounds, args.seconds), core, args.seconds)
    except NoFigureError as why:
        progress("")
        print(f"bench: {why}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        progress("")
        sys.exit(130)
    print(json.dumps(told, indent=2) if args.json else table(told))


if __name__ == "__main__":
    main()
