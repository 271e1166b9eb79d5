"""What a study has counted as data frames: a row for every game, or for every figure."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from runabout.core.errors import RunaboutError
from runabout.core.whole_file import whole_file
from runabout.lab.intervals import Values
from runabout.lab.measure import Setting
from runabout.lab.tracks import Column, Finding

if TYPE_CHECKING:
    import polars


class BadTable(RunaboutError):
    """A table that cannot be made."""


def library() -> Any:
    """Polars, which the extra `lab` brings; BadTable where it is not installed."""
    try:
        import polars
    except ImportError:
        raise BadTable('Tables of games need more to be installed: pip install "runabout[lab]".') from None
    return polars


def games_frame(settings: Sequence[Setting], played: Sequence[Values]) -> polars.DataFrame:
    """A row for every game: `side` ("A" or "B") where two were compared, `deal`, `seating` (by how many seats the
    players are turned), `bot of seat 1`, ..., and every figure by its name.

    Args:
        settings: of each side.
        played: of each side, (seatings, deals, cells) what was counted.

    Raises:
        BadTable: nothing came, since no games were asked for; or Polars is not installed.
    """
    if not played:
        raise BadTable("This answer has no games: ask for it by run(with_games=True), or --games FILE.")
    frames = library()
    parts = []
    for side, (setting, rows) in enumerate(zip(settings, played)):
        places, deals = np.cumsum([0, *setting.widths]), rows.shape[1]
        for seating, players in enumerate(setting.rotations):
            told: dict[str, Any] = {"side": ["AB"[side]] * deals} if len(settings) > 1 else {}
            told |= {"deal": np.arange(deals), "seating": np.full(deals, seating)}
            told |= {f"bot of seat {seat + 1}": [one.name] * deals for seat, one in enumerate(players)}
            for place, metric in enumerate(setting.metrics):
                values = metric.values(setting.game, rows[seating, :, places[place] : places[place + 1]])
                names = [Column(one).name for one in metric.figures(setting.game, setting.seats)]
                told |= dict(zip(names, np.ascontiguousarray(values.T)))
            parts.append(frames.DataFrame(told))
    return frames.concat(parts).sort("deal", maintain_order=True)  # type: ignore[no-any-return]


def findings_frame(told: Sequence[Finding]) -> polars.DataFrame:
    """A row for every figure: `figure`, `seat` from 1, `player`, `mean`, `low`, `high`."""
    columns: dict[str, list[Any]] = {
        "figure": [one.column.address for one in told],
        "seat": [None if one.column.figure.seat is None else one.column.figure.seat + 1 for one in told],
        "player": [one.column.player or None for one in told],
    }
    columns |= {name: [getattr(one, name) for one in told] for name in ("mean", "low", "high")}
    return library().DataFrame(columns)  # type: ignore[no-any-return]


def write_frame(frame: polars.DataFrame, path: Path) -> None:
    """Write a data frame to a Parquet file, whole or not at all.

    Raises:
        CannotSave: the file cannot be written.
    """
    written = io.BytesIO()  # to a file Polars writes itself, and a full disk is an error of its own kind
    frame.write_parquet(written)
    with whole_file(path) as file:
        file.write(written.getbuffer())
