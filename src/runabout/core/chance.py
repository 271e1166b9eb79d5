"""Chance is kept outside the state: every random draw of a rulebook goes through one of these.

Seeded chance is ChaCha8 in counter mode (D. J. Bernstein, "ChaCha, a variant of Salsa20", 2008): a 256-bit key, a
64-bit stream number and a block counter. What was dealt does not tell what will be dealt. Scripted chance deals what it
is told: tests, recorded games, people who roll real dice. `outcomes` in core.outcomes lists all that chance may give.
"""

from __future__ import annotations

import enum
import hashlib
from collections.abc import Sequence

import numpy as np

from runabout.core.errors import BadGame
from runabout.core.record import Cells, Record, i8, i32, i64, record
from runabout.core.rule import rule

SCRIPT_MAX = 256
"""Draws that one script can hold; one step of a game draws fewer."""

OUTCOME_MAX = 2**31 - 1
"""What a cell of a script holds; no draw has so many outcomes."""

ROUNDS = 8
WORDS = 16
MASK = 0xFFFFFFFF
SIGMA = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)  # "expand 32-byte k"


class Source(enum.IntEnum):
    """Where outcomes come from."""

    SEEDED = 0
    SCRIPTED = 1
    CONTINUED = 2  #: a script first, then the key: a draw that is repeated until it fits always ends


@record
class Chance(Record):
    """A source of outcomes, and how far it has been used."""

    key = i64[8]  #: the 256-bit key
    stream = i64[2]  #: the 64-bit stream number ("nonce"): one key serves many independent streams
    counter = i64()  #: the next block to be made
    block = i64[WORDS]  #: the block in use
    left = i8()  #: its words not yet used, at its end
    source = i8()  #: a `Source`
    drawn = i64()  #: outcomes drawn so far
    script = i32[SCRIPT_MAX]  #: scripted: the outcomes to deal, from 0
    script_size = i32()
    asked = i32[SCRIPT_MAX]  #: scripted or continued: how many outcomes each draw chose among
    faults = i32()  #: scripted: draws past the end of the script, or whose outcome was out of range

    @classmethod
    def seeded(cls, key: bytes, stream: int = 0) -> Chance:
        """Chance from a key of 32 bytes and a stream number below 2**64."""
        if len(key) != 32:
            raise ValueError(f"a chance key is 32 bytes; these are {len(key)}")
        chance = cls()
        chance.key[:] = np.frombuffer(key, "<u4")
        chance.stream[0], chance.stream[1] = stream & MASK, stream >> 32
        return chance

    @classmethod
    def scripted(cls, outcomes: Sequence[int] = ()) -> Chance:
        """Chance that deals `outcomes` in order (each counted from 0, as `pick` returns it); BadGame where they are
        more than a script holds.
        """
        if len(outcomes) > SCRIPT_MAX:
            raise BadGame(f"a script holds at most {SCRIPT_MAX} outcomes; these are {len(outcomes)}")
        if any(abs(outcome) > OUTCOME_MAX for outcome in outcomes):
            raise BadGame(f"outcomes are whole numbers from 0 to {OUTCOME_MAX}; these are {outcomes}")
        chance = cls()
        chance.source = Source.SCRIPTED
        chance.script[: len(outcomes)] = outcomes
        chance.script_size = len(outcomes)
        return chance

    @classmethod
    def continued(cls, outcomes: Sequence[int], key: bytes) -> Chance:
        """Chance that deals `outcomes` first, as `scripted` does, and then draws by a key as `seeded` does. What each
        draw chose among is kept as with a script.
        """
        chance = cls.scripted(outcomes)
        chance.key[:] = cls.seeded(key).key
        chance.source = Source.CONTINUED
        return chance

    def check_script(self) -> None:
        """Raise BadGame unless every draw so far was in the script and in range, and the whole script was used."""
        if self.faults or self.drawn != self.script_size:
            script, asked = list(self.script[: self.script_size]), list(self.asked[: min(self.drawn, SCRIPT_MAX)])
            raise BadGame(
                f"the script of outcomes does not fit: {self.drawn} draws were made, among {asked} outcomes each; "
                f"the script has {self.script_size}: {script}. Each must be at least 0 and below its draw's number."
            )


def key_from(seed: int | str) -> bytes:
    """The 32-byte key of a seed that a person can type: the SHA-256 of its text."""
    return hashlib.sha256(f"runabout seed {seed}".encode()).digest()


def derive(key: bytes, purpose: str) -> bytes:
    """A key of its own for another purpose (a bot, imagining), from which the first cannot be computed."""
    return hashlib.blake2s(purpose.encode(), key=key).digest()


@rule
def begin_stream(chance: Chance, stream: int, other: int = 0) -> None:
    """Set seeded chance to the beginning of a stream of its key.

    Args:
        chance: seeded.
        stream: the lower 32 bits of the stream number.
        other: the upper 32.
    """
    chance.stream[0] = stream
    chance.stream[1] = other
    chance.counter = 0
    chance.left = 0


@rule
def pick(chance: Chance, among: int) -> int:
    """One of 0 ... among-1, each equally likely; `among` is 1 to 2**31-1."""
    if chance.source != Source.SEEDED:
        if chance.source == Source.SCRIPTED or chance.drawn < chance.script_size:
            return _scripted(chance, among)
        if chance.drawn < SCRIPT_MAX:
            chance.asked[chance.drawn] = among
    chance.drawn += 1
    # D. Lemire, "Fast random integer generation in an interval" (2019): unbiased, nearly always without a division.
    product = next_word(chance) * among
    low = product & MASK
    if low < among:
        threshold = (MASK + 1 - among) % among
        while low < threshold:
            product = next_word(chance) * among
            low = product & MASK
    return product >> 32


@rule
def roll(chance: Chance, sides: int) -> int:
    """One die: 1 ... sides."""
    return pick(chance, sides) + 1


@rule
def shuffle(chance: Chance, cards: Cells, size: int) -> None:
    """Put the first `size` cells in random order, each order equally likely (Fisher and Yates)."""
    for last in range(size - 1, 0, -1):
        other = pick(chance, last + 1)
        held = cards[last]
        cards[last] = cards[other]
        cards[other] = held


@rule
def _scripted(chance: Chance, among: int) -> int:
    """The script's next outcome; 0, and a fault noted, where there is none that fits."""
    at = chance.drawn
    chance.drawn += 1
    if at >= SCRIPT_MAX:
        chance.faults += 1
        return 0
    chance.asked[at] = among
    if at >= chance.script_size or chance.script[at] < 0 or chance.script[at] >= among:
        chance.faults += 1
        return 0
    return int(chance.script[at])


@rule
def next_word(chance: Chance) -> int:
    """The next 32 bits of the key stream."""
    if chance.left == 0:
        make_block(chance)
    word = int(chance.block[WORDS - chance.left])
    chance.left -= 1
    return word


@rule
def make_block(chance: Chance) -> None:
    """The ChaCha8 block of this key, stream and counter; the counter moves on."""
    a0, a1, a2, a3 = SIGMA
    b0, b1, b2, b3 = int(chance.key[0]), int(chance.key[1]), int(chance.key[2]), int(chance.key[3])
    c0, c1, c2, c3 = int(chance.key[4]), int(chance.key[5]), int(chance.key[6]), int(chance.key[7])
    d0, d1 = chance.counter & MASK, (chance.counter >> 32) & MASK
    d2, d3 = int(chance.stream[0]), int(chance.stream[1])
    for _ in range(ROUNDS // 2):
        a0, b0, c0, d0 = quarter_round(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter_round(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter_round(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter_round(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter_round(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter_round(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter_round(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter_round(a3, b0, c1, d2)
    block, key = chance.block, chance.key
    block[0], block[1] = (a0 + SIGMA[0]) & MASK, (a1 + SIGMA[1]) & MASK
    block[2], block[3] = (a2 + SIGMA[2]) & MASK, (a3 + SIGMA[3]) & MASK
    block[4], block[5] = (b0 + int(key[0])) & MASK, (b1 + int(key[1])) & MASK
    block[6], block[7] = (b2 + int(key[2])) & MASK, (b3 + int(key[3])) & MASK
    block[8], block[9] = (c0 + int(key[4])) & MASK, (c1 + int(key[5])) & MASK
    block[10], block[11] = (c2 + int(key[6])) & MASK, (c3 + int(key[7])) & MASK
    block[12], block[13] = (d0 + (chance.counter & MASK)) & MASK, (d1 + ((chance.counter >> 32) & MASK)) & MASK
    block[14], block[15] = (d2 + int(chance.stream[0])) & MASK, (d3 + int(chance.stream[1])) & MASK
    chance.counter += 1
    chance.left = WORDS


@rule
def quarter_round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """ChaCha's quarter round on four 32-bit words."""
    a = (a + b) & MASK
    d = turn_left(d ^ a, 16)
    c = (c + d) & MASK
    b = turn_left(b ^ c, 12)
    a = (a + b) & MASK
    d = turn_left(d ^ a, 8)
    c = (c + d) & MASK
    b = turn_left(b ^ c, 7)
    return a, b, c, d


@rule
def turn_left(word: int, places: int) -> int:
    """A 32-bit word rotated to the left."""
    return ((word << places) & MASK) | (word >> (32 - places))
