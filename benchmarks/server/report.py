"""What was measured, as tables in Markdown."""

from __future__ import annotations

import platform
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.server.measuring import OURS, SERVERS, TITLES, Plan


def middle(runs: Sequence[dict[str, Any]], *path: str) -> float:
    """The median over the rounds."""
    return median(figure(run, *path) for run in runs)


def figure(run: dict[str, Any], *path: str) -> float:
    """One figure of one run."""
    found: Any = run
    for name in path:
        found = found[name]
    return float(found)


def report(runs: Sequence[dict[str, Any]], plan: Plan) -> str:
    """The tables in Markdown: closed loop, open loop, and what they cost."""
    lines = [
        f"{processor()}, {platform.system()}; one core for the server, another for the clients.",
        f"Rounds: {plan.rounds}, of {plan.seconds:g} s each; the median, in brackets the least and the most.",
        "",
        "**Closed loop** (a table's next move is sent when all seats that are told of the last one have heard):",
        "",
        "| tables | server | moves/s | p50 ms | p99 ms | CPU us a move | frames a move | kB | MiB | clients' CPU |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for tables, side, some in grouped(runs):
        rates = [figure(run, "closed", "moves_per_second") for run in some]
        cost = median(1e6 * run["closed"]["server_cpu"] / run["closed"]["moves_per_second"] for run in some)
        cells = [
            f"{tables:,}",
            TITLES[side],
            f"{median(rates):,.0f} ({min(rates):,.0f} - {max(rates):,.0f})",
            f"{middle(some, 'closed', 'p50_ms'):,.1f}",
            f"{middle(some, 'closed', 'p99_ms'):,.1f}",
            f"{cost:,.0f}",
            f"{middle(some, 'closed', 'frames_per_move'):.1f}",
            f"{middle(some, 'closed', 'bytes_per_move') / 1000:.1f}",
            f"{middle(some, 'rss_mib'):,.0f}",
            f"{middle(some, 'closed', 'generator_cpu'):.0%}",
        ]
        lines.append(f"| {' | '.join(cells)} |")
    if plan.rate:
        lines += [
            "",
            f"**Open loop** ({plan.rate:,.0f} moves a second, whatever comes back):",
            "",
            "| tables | server | moves/s | p50 ms | p99 ms | server CPU | clients' CPU |",
            "|---|---|---|---|---|---|---|",
        ]
        for tables, side, some in grouped(runs):
            p99 = [figure(run, "open", "p99_ms") for run in some]
            cells = [
                f"{tables:,}",
                TITLES[side],
                f"{middle(some, 'open', 'moves_per_second'):,.0f}",
                f"{middle(some, 'open', 'p50_ms'):,.2f}",
                f"{median(p99):,.1f} ({min(p99):,.1f} - {max(p99):,.1f})",
                f"{middle(some, 'open', 'server_cpu'):.0%}",
                f"{middle(some, 'open', 'generator_cpu'):.0%}",
            ]
            lines.append(f"| {' | '.join(cells)} |")
    lines += ["", *(f"- {sentence}" for sentence in verdicts(runs, plan))]
    return "\n".join(lines)


def grouped(runs: Sequence[dict[str, Any]]) -> Iterator[tuple[int, str, list[dict[str, Any]]]]:
    """The runs of each number of tables and each server."""
    for tables in sorted({run["tables"] for run in runs}):
        for side in SERVERS:
            some = [run for run in runs if run["tables"] == tables and run["side"] == side]
            if some:
                yield tables, side, some


def verdicts(runs: Sequence[dict[str, Any]], plan: Plan) -> Iterator[str]:
    """Runabout's figures over each peer's in the same round, and then the median of the rounds."""
    for tables in plan.tables:
        for peer in plan.sides:
            if peer == OURS or OURS not in plan.sides:
                continue
            ours, theirs = (
                [run for run in runs if run["tables"] == tables and run["side"] == side] for side in (OURS, peer)
            )
            yield (
                f"{tables:,} tables, beside {TITLES[peer]}: {times(ours, theirs, 'closed', 'moves_per_second')} times "
                f"the moves, {times(ours, theirs, 'closed', 'p50_ms')} times the p50 and "
                f"{times(ours, theirs, 'closed', 'p99_ms')} times the p99"
                + (
                    f"; open loop {times(ours, theirs, 'open', 'p50_ms')} and {times(ours, theirs, 'open', 'p99_ms')}."
                    if plan.rate
                    else "."
                )
            )


def times(ours: Sequence[dict[str, Any]], theirs: Sequence[dict[str, Any]], *path: str) -> str:
    """One figure over another, round by round; the median."""
    return f"{median(figure(a, *path) / figure(b, *path) for a, b in zip(ours, theirs, strict=True)):.2f}"


def processor() -> str:
    """The processor's name, as far as the system tells."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    return next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), platform.machine())
