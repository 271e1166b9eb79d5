"""The rules of games as PTX, compiled and assembled without a GPU: `python -m runabout.envs.gpu.ptx FOLDER [GAME ...]`.

For each game it writes the kernels that a `GpuBatch` launches, and has NVIDIA's linker make machine code of them, which
finds what a compiler to PTX does not look at, such as too much constant memory.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from runabout.core.chance import Chance
from runabout.core.game import Game
from runabout.core.network import NOTHING
from runabout.envs.errors import MissingExtra
from runabout.envs.gpu.arguments import played_of, policy_of, shared_of, tables_of
from runabout.envs.gpu.errors import check_compiler
from runabout.games import find_game, names
from runabout.match.seating import usual_seats

CAPABILITY = (8, 0)
"""That of an A100; newer GPUs run the same PTX."""

KERNELS = ("step", "play", "follow")


def texts(game: Game, capability: tuple[int, int] = CAPABILITY) -> Iterator[tuple[str, str]]:
    """Each kernel of a game: its name and its PTX.

    Raises:
        MissingExtra: numba-cuda is not installed.
    """
    check_compiler()
    from runabout.envs.gpu.compiler import kernels_of, ptx_of

    seats = usual_seats(game)
    tables, shared = tables_of(game, 1, seats), shared_of(game, 1, seats, game.new_options({}, seats))
    many = (1, 1, tables, *shared, np.zeros(1, Chance.dtype), played_of(1, seats))
    given: dict[str, tuple[Any, ...]] = {
        "step": (1, 1, tables, *shared, 0, np.zeros(1, np.int32)),
        "play": many,
        "follow": (*many, policy_of(game.network.parameters if game.network else NOTHING, 1)),
    }
    made = kernels_of(game, capability)
    for name in KERNELS:
        yield name, ptx_of(getattr(made, name), given[name], capability)


def assemble(text: str, capability: tuple[int, int] = CAPABILITY) -> int:
    """The bytes of machine code that NVIDIA's linker makes of PTX; RuntimeError, with what it says, where it cannot."""
    check_compiler()
    from cuda.bindings import nvjitlink

    major, minor = capability
    linker = nvjitlink.create(1, [f"-arch=sm_{major}{minor}"])
    try:
        content = text.encode()
        try:
            nvjitlink.add_data(linker, nvjitlink.InputType.PTX, content, len(content), "rules")
            nvjitlink.complete(linker)
        except nvjitlink.nvJitLinkError as fault:
            said = bytearray(nvjitlink.get_error_log_size(linker))
            nvjitlink.get_error_log(linker, said)
            raise RuntimeError(said.decode(errors="replace").strip("\0 \n")) from fault
        return int(nvjitlink.get_linked_cubin_size(linker))
    finally:
        nvjitlink.destroy(linker)


def main() -> None:
    """Read the command line and write the files."""
    parser = argparse.ArgumentParser(description="Compile the rules of games for a GPU, without one.")
    parser.add_argument("folder", type=Path, help="where the files go")
    parser.add_argument("games", nargs="*", help="as `runabout games` lists them (default: all that are ours)")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    for name in asked.games or [name for name in names() if find_game(name).observation]:
        for kernel, text in texts(find_game(name)):
            began = time.monotonic()
            (asked.folder / f"{name}-{kernel}.ptx").write_text(text)
            size = assemble(text)
            seconds = time.monotonic() - began
            sys.stdout.write(
                f"{name} {kernel}: {len(text):,} bytes of PTX, {size:,} of machine code in {seconds:.0f} s\n"
            )
            sys.stdout.flush()


if __name__ == "__main__":
    try:
        main()
    except MissingExtra as fault:
        sys.exit(str(fault))
