"""Digests of what the rules decided, kept with a match's record.

A record is replayed by the rules that are installed. Where these have changed without their version being raised, the
digests differ from the first move on at which the rules decide otherwise: whose turn it is, what is legal, or how much
is drawn by chance.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

DIGITS = 8
"""Hexadecimal digits of a digest."""


def first_digest(game: str, version: int) -> str:
    """What the digest of the set-up follows on."""
    return f"{game} {version}"


def next_digest(previous: str, seat: int, legal: Iterable[str], drawn: int) -> str:
    """The digest of a position, chained to the one before it.

    Args:
        previous: the digest of the position before.
        seat: whose decision it is; -1 once the game is over.
        legal: the legal actions in canonical notation, in the order of their numbers.
        drawn: outcomes drawn by chance so far.
    """
    said = "\n".join([previous, str(seat), str(drawn), *legal])
    return hashlib.blake2s(said.encode()).hexdigest()[:DIGITS]
