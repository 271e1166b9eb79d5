"""How much thinking a question is charged: what is expected when a worker is asked, and what it took when it is over.

The expected time is charged at once, so that workers that become free at the same moment do not all go to one guest.
"""

from __future__ import annotations

from collections.abc import Callable

from runabout.server.bots.fair_queue import FairQueue
from runabout.server.bots.handle import Question

EXPECTED_SECONDS = 0.1
"""Expected for a decision until one of its game and level has been measured."""

WEIGHT_OF_LAST = 0.2
"""Weight of the newest measurement in the moving average that is expected of the next decision."""


class Charging:
    """Charges questions to their claims.

    Args:
        queue: where the claims have their shares.
        clock: seconds, from any beginning.
    """

    def __init__(self, queue: FairQueue[Question], clock: Callable[[], float]) -> None:
        self._queue = queue
        self._clock = clock
        self._expected: dict[tuple[str, str], float] = {}  # seconds for a decision, by game and level

    def begin(self, question: Question) -> None:
        """A worker is asked: charge what is expected."""
        question.asked = self._clock()
        question.expected = self._expected.get(question.kind, EXPECTED_SECONDS)
        self._queue.charge(question.claim, question.expected)

    def end(self, question: Question, is_answered: bool = True, seconds: float | None = None) -> None:
        """The worker has answered, or has ended instead: charge the difference to what it took, which may be negative.
        What an answer took counts in what is expected of the next.

        Args:
            question: what was asked.
            is_answered: whether it was answered.
            seconds: what it took; None for the time since it was asked.
        """
        seconds = self._clock() - question.asked if seconds is None else seconds
        self._queue.charge(question.claim, seconds - question.expected)
        if is_answered:
            before = self._expected.get(question.kind, seconds)
            self._expected[question.kind] = before + WEIGHT_OF_LAST * (seconds - before)
