"""What a server and its thinkers must have in common, so that a bot chooses the same wherever it thinks."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from pathlib import Path

import runabout
from runabout.core.kept_code import sources_in
from runabout.games import find_game

Identity = Mapping[str, str]
"""The version of Runabout, and of each game, by name."""


def identity(games: Iterable[str]) -> Identity:
    """The version of Runabout and of these games, with digests of the files that they think with.

    Versions of Python and of the compiler are not part of it: compiled rules are exact, whatever compiles them.
    """
    package = Path(runabout.__file__).parent
    engine = [*sources_in(package / "core"), *sources_in(package / "bots"), *(package / "games").glob("*.py")]
    found = {"Runabout": f"{runabout.__version__}, code {digest(engine)}"}
    for name in sorted(games):
        game = find_game(name)
        code = digest([*sources_in(game.folder), *game.components.data])
        found[name] = f"rules {game.version}, code {code}"
    return found


def digest(files: Iterable[Path]) -> str:
    """8 hexadecimal digits that stand for what these files hold, in the order of their names."""
    found = hashlib.sha256()
    for path in sorted(set(files)):
        found.update(hashlib.sha256(path.name.encode() + b"\0" + path.read_bytes()).digest())
    return found.hexdigest()[:8]


def name_of(one: Identity) -> str:
    """A short name for an identity, which is part of the name of the queue of those who agree on it."""
    return hashlib.sha256(repr(sorted(one.items())).encode()).hexdigest()[:12]


def difference(expected: Identity, came: Identity) -> str:
    """Where two identities differ, in words."""
    names = [name for name in {**expected, **came} if expected.get(name) != came.get(name)]
    return "; ".join(
        f"{name}: {expected.get(name, 'none')} expected, {came.get(name, 'none')} came" for name in sorted(names)
    )
