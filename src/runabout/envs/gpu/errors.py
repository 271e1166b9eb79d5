"""What can be missing for rules on a GPU."""

from __future__ import annotations

import importlib.util

from runabout.core.errors import RunaboutError
from runabout.envs.errors import MissingExtra


class NoDevice(RunaboutError):
    """There is no GPU that can be used, or no driver for it."""


def check_compiler() -> None:
    """Raise MissingExtra where numba-cuda is not installed (Numba has an older copy of it, which is not used)."""
    if importlib.util.find_spec("numba_cuda") is None:
        raise MissingExtra("numba-cuda", "gpu")


def check_device() -> None:
    """Raise MissingExtra where numba-cuda is not installed, and NoDevice where it finds no GPU."""
    check_compiler()
    from numba import cuda
    from numba.cuda.cudadrv.error import CudaSupportError

    try:
        cuda.current_context()
    except CudaSupportError as fault:
        said = " ".join(str(fault).split())
        raise NoDevice(
            f"No GPU can be used: {said} A GPU batch needs an NVIDIA GPU and its driver, of CUDA 12 or newer; "
            "runabout.envs.Batch steps the same games on processors."
        ) from fault
