"""The cache of compiled rules on disk; what is in it is found without loading the compiler.

The compiler's own cache looks at one function's file only and misses a change in what it calls, so each game has a
folder of its own, named by a hash over every source that its code can come from: the core, the algorithms, the game's
package, and the versions of compiler, NumPy and Python. Changing one game leaves the others' folders as they are.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import sys
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path

COMPILERS = ("numba", "llvmlite", "numpy")
"""The packages whose versions the machine code depends on."""

KEPT_FOLDERS = 4
"""Folders of one game that are kept: a checkout or two beside an installed version."""


def is_kept(folder: Path, label: str) -> bool:
    """Whether a function is in a folder from an earlier time, as `compiled` keeps it."""
    return (folder / f"{label}.nbi").exists()


def cache_folder(game: str, sources: Iterable[Path]) -> Path:
    """The folder for a game's compiled code, from what its sources say now; made, and older ones pruned.

    `RUNABOUT_CACHE` in the environment puts it elsewhere than in the user's cache folder.
    """
    import platformdirs

    base = Path(os.environ.get("RUNABOUT_CACHE") or platformdirs.user_cache_path("runabout")) / "compiled"
    digest = hashlib.sha256(repr((sys.version_info[:3], *map(metadata.version, COMPILERS))).encode())
    for path in sorted(set(sources)):
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    folder = base / f"{game}-{digest.hexdigest()[:20]}"
    # Where nothing can be written the code is compiled each time, and runs.
    with contextlib.suppress(OSError):
        fresh = not folder.is_dir()
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        if fresh:
            _prune(base, game)
    return folder


def sources_in(folder: Path) -> list[Path]:
    """Every file below a folder, data that a game may read as well as Python, but what Python itself puts there."""
    return [path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts]


def _prune(base: Path, game: str) -> None:
    """Remove all but the most recently used folders of one game."""

    def used(folder: Path) -> float:
        with contextlib.suppress(OSError):
            return folder.stat().st_mtime
        return 0.0

    mine = [path for path in base.glob(f"{game}-*") if len(path.name) == len(game) + 21]
    for folder in sorted(mine, key=used, reverse=True)[KEPT_FOLDERS:]:
        shutil.rmtree(folder, ignore_errors=True)
