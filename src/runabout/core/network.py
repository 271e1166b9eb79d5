"""A network that a game has learned: whole numbers in a file of the game's package, and the rule that reads it.

A network tells, from what a seat may know, each seat's chances and which actions are promising. It consists of whole
numbers, and what it says follows from additions, multiplications and maxima of whole numbers that fit into 64 bits: so
it says the same, to the last bit, in compiled code, in plain Python and on every machine.
"""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from runabout.core.errors import RunaboutError
from runabout.core.observation import CELL_MAX, Observation

Array = npt.NDArray[Any]

FORM = 1
"""The version of the file's form."""

FINE = 8
"""Bits behind the point of a number of the hidden layer, and of a weight of the heads; what a head says has twice as
many."""

BYTES_MAX = 200_000
"""A network's file is no larger: it is a part of the package."""

FITS = 1 << 62
"""Everything that a network can say is smaller, which is checked as it is read."""


class BadNetwork(RunaboutError):
    """A file that holds no network of this game: of another game or version, or damaged. Nothing of it was used."""


class Rows(NamedTuple):
    """How the cells of an observation choose their rows: a cell c of number v adds row `firsts[c] + n - 1`, where
    n = min(v >> shifts[c], counts[c]) is above 0.
    """

    counts: Array  #: (cells,) int64: rows of each cell
    shifts: Array  #: (cells,) int64: bits of its number that make no difference
    firsts: Array  #: (cells,) int64: its first row


class Parameters(NamedTuple):
    """A network as rules read it: int64 but for `rows`, `policy` and `value`, which are int16."""

    counts: Array  #: see Rows
    shifts: Array
    firsts: Array
    rows: Array  #: (rows, hidden)
    bias: Array  #: (hidden,)
    policy: Array  #: (hidden, actions)
    policy_bias: Array  #: (actions,)
    value: Array  #: (hidden, seats)
    value_bias: Array  #: (seats,)


KINDS: dict[str, tuple[type[np.signedinteger[Any]], int]] = {
    "counts": (np.int64, 1),
    "shifts": (np.int64, 1),
    "rows": (np.int16, 2),
    "bias": (np.int64, 1),
    "policy": (np.int16, 2),
    "policy_bias": (np.int64, 1),
    "value": (np.int16, 2),
    "value_bias": (np.int64, 1),
}
"""By name of an array in the file: its kind of number, and its dimensions."""


def rows_of(counts: Array, shifts: Array) -> Rows:
    """Rows one cell after the other.

    Args:
        counts: (cells,) how many each cell has.
        shifts: (cells,) bits of its number that make no difference.
    """
    wide = counts.astype(np.int64)
    return Rows(wide, shifts.astype(np.int64), np.cumsum(wide) - wide)


_LINE, _FIELD = np.zeros(1, np.int64), np.zeros((1, 1), np.int16)

NOTHING = Parameters(_LINE, _LINE, _LINE, _FIELD, _LINE, _FIELD, _LINE, _FIELD, _LINE)
"""What stands for the network of a game that has none; it is never read."""


@dataclass(frozen=True)
class Network:
    """A network as its file has it.

    Attributes:
        about: what it is, as plain data: "game"; "rules" and "observation", their versions; how it was trained, and
            how well it plays.
        parameters: its numbers.
        digest: 64 hexadecimal digits that stand for all of it.
    """

    about: Mapping[str, Any]
    parameters: Parameters
    digest: str


def network_bytes(about: Mapping[str, Any], arrays: Mapping[str, Array]) -> bytes:
    """The file of a network; the same for the same network.

    Args:
        about: see `Network`.
        arrays: by the names of KINDS.

    Raises:
        BadNetwork: it is larger than a part of the package may be.
    """
    stored = {name: np.ascontiguousarray(arrays[name], kind) for name, (kind, _) in KINDS.items()}
    told = json.dumps({**about, "form": FORM, "digest": _digest(about, stored)}, sort_keys=True, indent=1)
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, content in [(ABOUT, told.encode()), *((f"{name}.npy", _npy(one)) for name, one in stored.items())]:
            packed.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED)
    if out.tell() > BYTES_MAX:
        raise BadNetwork(
            f"A network's file has at most {BYTES_MAX:,} bytes; this one has {out.tell():,}. Train one with fewer "
            "hidden cells."
        )
    return out.getvalue()


ABOUT = "about.json"


def read_network(path: Path, game: str, rules: int, observation: Observation, actions: int, seats: int) -> Network:
    """Read the network of a game.

    Args:
        path: its file.
        game: the game's name.
        rules: the version of its rules.
        observation: how its Sights are written as cells.
        actions: how many action numbers it has.
        seats: the most that it has.

    Raises:
        BadNetwork: it cannot be read, is of another game or version, or damaged.
    """

    def fault(expected: str, came: object) -> BadNetwork:
        return BadNetwork(f"{path}: expected {expected}; {came} came. Nothing of the file was used.")

    try:
        with zipfile.ZipFile(path) as packed:
            about = json.loads(packed.read(ABOUT))
            arrays = {name: np.load(io.BytesIO(packed.read(f"{name}.npy")), allow_pickle=False) for name in KINDS}
    except (OSError, KeyError, ValueError, EOFError, RuntimeError, zipfile.BadZipFile, zlib.error) as reason:
        raise fault("the file of a network, as `runabout train` writes it", reason) from reason
    if not isinstance(about, dict) or about.pop("form", None) != FORM:
        raise fault(f"a network's file of form {FORM}", "another form")
    digest = about.pop("digest", None)
    asked = {"game": game, "rules": rules, "observation": observation.version}
    for name, value in asked.items():
        if about.get(name) != value:
            raise fault(f"a network of {name} {value}", f"one of {name} {about.get(name)}")
    for name, (kind, dimensions) in KINDS.items():
        if arrays[name].dtype != kind or arrays[name].ndim != dimensions:
            raise fault(f"{name} of {np.dtype(kind)} in {dimensions} dimensions", arrays[name].dtype)
    if digest != _digest(about, arrays):
        raise fault(f"a file of digest {digest}", "a damaged one")
    hidden = len(arrays["bias"])
    shapes = {
        "counts": (observation.size,),
        "shifts": (observation.size,),
        "rows": (int(arrays["counts"].sum()), hidden),
        "policy": (hidden, actions),
        "policy_bias": (actions,),
        "value": (hidden, seats),
        "value_bias": (seats,),
    }
    for name, shape in shapes.items():
        if arrays[name].shape != shape:
            raise fault(f"{name} of shape {shape}", arrays[name].shape)
    if hidden < 1 or arrays["counts"].min() < 0 or arrays["shifts"].min() < 0 or arrays["shifts"].max() > CELL_MAX:
        raise fault("rows of cells, and one hidden cell at least", "something else")
    if _largest(arrays) >= FITS:
        raise fault("weights whose sums fit into 64 bits", "larger ones")
    rows = rows_of(arrays["counts"], arrays["shifts"])
    return Network(about, Parameters(*rows, *(arrays[name] for name in Parameters._fields[3:])), digest)


def _largest(arrays: Mapping[str, Array]) -> int:
    """A number that nothing which a network says exceeds, in Python's whole numbers, which are of any size."""
    wide = {name: [int(abs(int(value))) for value in arrays[name].ravel().tolist()] for name in KINDS}
    hidden = max(wide["bias"]) + len(arrays["counts"]) * max(wide["rows"], default=0)
    heads = max(*wide["policy"], *wide["value"])
    return len(arrays["bias"]) * hidden * heads + max(*wide["policy_bias"], *wide["value_bias"])


def _npy(array: Array) -> bytes:
    out = io.BytesIO()
    np.save(out, array, allow_pickle=False)
    return out.getvalue()


def _digest(about: Mapping[str, Any], arrays: Mapping[str, Array]) -> str:
    found = hashlib.sha256(json.dumps(about, sort_keys=True).encode())
    for name in KINDS:
        array = np.ascontiguousarray(arrays[name])
        found.update(f"{name} {array.dtype.str} {array.shape}".encode() + array.tobytes())
    return found.hexdigest()
