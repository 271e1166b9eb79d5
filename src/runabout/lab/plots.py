"""Plots of a report, drawn by Matplotlib as SVG in the colours and fonts of the page, which suit light and dark."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import numpy as np

from runabout.core.errors import RunaboutError
from runabout.lab.intervals import Values

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK, FAINT, ACCENT = "#010203", "#040506", "#070809"
"""What Matplotlib is told; the page's own colours stand in their place in the end."""

COLOURS = {INK: "var(--ink)", FAINT: "var(--line)", ACCENT: "var(--accent)"}

WIDTH = 4.6
"""Inches, of 72 units each: as wide as a phone shows without making letters small."""

BINS = 40

LABEL_MAX = 36
"""Letters in a line of a label."""


class BadPlot(RunaboutError):
    """What draws plots is not installed."""


def check_plots() -> None:
    """Raise BadPlot where what draws plots is not installed."""
    if find_spec("matplotlib") is None:
        raise BadPlot('Reports need more to be installed: pip install "runabout[lab]".')


def intervals(rows: Sequence[tuple[str, float, float, float]], is_share: bool, at: float | None = None) -> str:
    """Means with their intervals, one below the other.

    Args:
        rows: label, mean, low and high of each.
        is_share: whether they are told in percent.
        at: where a line is drawn for comparison; None for nowhere.
    """

    def draw(axes: Axes) -> None:
        for place, (_, mean, low, high) in enumerate(rows):
            axes.plot([low, high], [place, place], color=ACCENT, linewidth=2.2, solid_capstyle="round")
            axes.plot([mean], [place], "o", color=ACCENT, markersize=5)
        if at is not None:
            axes.axvline(at, color=INK, linewidth=0.8, linestyle=(0, (3, 3)))
        axes.set_yticks(range(len(rows)), [_short(label) for label, *_ in rows])
        axes.set_ylim(len(rows) - 0.5, -0.5)
        axes.margins(x=0.06)
        axes.grid(axis="x", color=FAINT, linewidth=0.7)
        if is_share:
            axes.xaxis.set_major_formatter(_percent(axes))

    return _drawn(draw, 0.62 + 0.27 * len(rows))


def histogram(values: Values, unit: str) -> str:
    """How often each number came."""

    def draw(axes: Axes) -> None:
        low, high = float(values.min()), float(np.quantile(values, 0.999))
        whole = high - low < BINS
        edges: Any = np.arange(low - 0.5, high + 1.5) if whole else BINS
        axes.hist(values, bins=edges, range=(low, max(high, low + 1)), color=ACCENT, rwidth=0.9, weights=None)
        axes.set_xlabel(unit)
        axes.set_ylabel("games")
        axes.locator_params(axis="y", integer=True)
        axes.yaxis.set_major_formatter(lambda count, _: f"{count:,.0f}")
        axes.grid(axis="y", color=FAINT, linewidth=0.7)

    return _drawn(draw, 2.4)


def curves(lines: Mapping[str, Sequence[tuple[float, float]]], across: str, up: str) -> str:
    """Points joined by lines, the first line in the accent's colour and the others in that of the ink.

    Args:
        lines: by label, the points of each, from left to right.
        across: the label of the horizontal axis.
        up: the label of the vertical axis.
    """

    def draw(axes: Axes) -> None:
        for number, (label, points) in enumerate(lines.items()):
            ends = [point[0] for point in points], [point[1] for point in points]
            dash: Any = (0, (number, number)) if number > 1 else "-"
            axes.plot(*ends, color=ACCENT if number == 0 else INK, linewidth=1.2, linestyle=dash, label=label)
        if len(lines) > 1:
            axes.legend(frameon=False)
        axes.set_xlabel(across)
        axes.set_ylabel(up)
        axes.xaxis.set_major_formatter(lambda count, _: f"{count:,.0f}")
        axes.grid(axis="y", color=FAINT, linewidth=0.7)

    return _drawn(draw, 2.4)


def _short(label: str) -> str:
    """A label that leaves room for the plot: of a long one, such as the name of somebody's class, each line's end."""
    return "\n".join(line if len(line) <= LABEL_MAX else f"…{line[1 - LABEL_MAX :]}" for line in label.split("\n"))


def _percent(axes: Axes) -> Any:
    from matplotlib.ticker import PercentFormatter

    low, high = axes.get_xlim()
    return PercentFormatter(1.0, decimals=int(np.clip(np.ceil(-1.3 - np.log10(high - low)), 0, 5)))


def _drawn(draw: Any, height: float) -> str:
    """The SVG of a plot."""
    check_plots()
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    settings: dict[Any, Any] = {
        "svg.fonttype": "none",
        "svg.hashsalt": "runabout",
        "font.size": 10,
        "axes.edgecolor": FAINT,
        "axes.labelcolor": INK,
        "text.color": INK,
        "xtick.color": INK,
        "ytick.color": INK,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "axes.spines.left": False,
        "ytick.major.size": 0,
        "xtick.major.size": 0,
    }
    with rc_context(settings):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        axes = figure.add_subplot()
        axes.set_axisbelow(True)
        draw(axes)
        axes.locator_params(axis="x", nbins=6)
        out = io.StringIO()
        figure.savefig(out, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    text = text[text.index("<svg") :]
    for told, meant in COLOURS.items():
        text = text.replace(told, meant)
    text = re.sub(r"font: ([\d.]+)px [^;\"]*", r"font-size: \1px; font-family: inherit", text)
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    return re.sub(
        r'<svg ([^>]*?)(?:width|height)="[^"]*"([^>]*?)(?:width|height)="[^"]*"', r'<svg role="img" \1\2', text
    )
