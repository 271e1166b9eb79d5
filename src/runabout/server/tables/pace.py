"""When the replies of bots are released, so that their speed tells nothing of what they hold.

A bot that has one action open has chosen in hardly any time, one that has many has searched; and a bot that lays cards
which nobody sees yet chooses several times before anything is to be seen. So a reply is released at a moment that
depends on the table's key, the bot's level and the entries that everybody noticed, and on nothing else. Where the bot
needs longer than that, as on a machine that has too much to do, it waits for the next such moment. One that has no
choice then waits as if it had thought as long as another one did lately.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterator

from runabout.core.chance import derive

PAUSES = {
    "random": (0.03, 0.1),
    "greedy": (0.03, 0.1),
    "easy": (0.1, 0.3),
    "medium": (0.2, 0.5),
    "hard": (0.6, 1.2),
    "expert": (1.2, 2.4),
}
"""By level, the shortest and the longest pause before a reply, in seconds, evenly drawn. The shortest is as long as the
level needs for about six decisions, of which five may be cards that nobody sees laid."""

STEPS = 1 << 32

LATELY = 32
"""Decisions of bots that had a choice, by game and level, whose times are kept."""


class ThinkingTimes:
    """How long bots have lately thought where they had a choice."""

    def __init__(self) -> None:
        self._lately: defaultdict[tuple[str, str], deque[float]] = defaultdict(lambda: deque(maxlen=LATELY))

    def padded(self, game: str, level: str, seconds: float, has_choice: bool, key: bytes) -> float:
        """How long a decision would have taken, had the bot had a choice.

        Args:
            game: its name.
            level: the bot's.
            seconds: that it took; kept where there was a choice.
            has_choice: whether there was.
            key: decides which of the kept ones a bot without a choice is given.

        Returns:
            Seconds, at least as many as it took. With a choice, and where nothing is kept, exactly as many.
        """
        lately = self._lately[game, level]
        if has_choice:
            lately.append(seconds)
        elif lately:
            return max(seconds, lately[int.from_bytes(key[:8], "big") % len(lately)])
        return seconds


def release(key: bytes, level: str, public_number: int, now: float, factor: float = 1.0) -> float:
    """How long after the last entry that everybody noticed a reply is released.

    Args:
        key: the table's.
        level: the bot's.
        public_number: of that entry, as those count who only watch.
        now: seconds that have passed since it.
        factor: what the pauses are multiplied by; above 0.

    Returns:
        Seconds since that entry, at least `now`.
    """
    return next(moment for moment in _moments(key, level, public_number, factor) if moment >= now)


def _moments(key: bytes, level: str, public_number: int, factor: float) -> Iterator[float]:
    """The moments at which a reply may be released, without end."""
    shortest, longest = PAUSES[level]
    moment, count = 0.0, 0
    while True:
        drawn = int.from_bytes(derive(key, f"reply {public_number} {count}")[:4], "big") / STEPS
        moment += factor * (shortest + (longest - shortest) * drawn)
        yield moment
        count += 1
