"""What a device runs of a game: a thread for each table, which calls the game's rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from runabout.core.log import SEATS_MAX
from runabout.envs.gpu.playing import play_at_random, play_by_network
from runabout.envs.stepping import Agreed, Scratch, run_tables


class Kernels:
    """The kernels of a game, as plain functions for a compiler.

    Args:
        cuda: what they ask for their number and for memory of their own: `numba.cuda`.
        bound: makes of a rule what they can call.

    Attributes:
        step: does something with all tables (see `stepping.run_tables`), and writes the first table where an action
            cannot be played into `found`.
        play: makes many steps at random (see `playing.play_at_random`).
        follow: makes many steps by a network (see `playing.play_by_network`).
    """

    def __init__(self, cuda: Any, bound: Callable[[Callable[..., Any]], Callable[..., Any]]) -> None:
        stepping, playing, following = bound(run_tables), bound(play_at_random), bound(play_by_network)

        def step(doing, mode, tables, start, blank, options, sights, log, penalty, found):  # type: ignore[no-untyped-def]
            n = cuda.grid(1)
            if n < tables.done.size:
                scores = cuda.local.array(SEATS_MAX, np.int32)
                agreed, scratch = Agreed(start[0], blank[0], options[0]), Scratch(sights, scores, log[0])
                at = stepping(doing, mode, n, n + 1, tables, agreed, scratch, penalty)
                if at >= 0:
                    cuda.atomic.min(found, 0, at)

        def play(steps, mode, tables, start, blank, options, sights, log, lucks, played):  # type: ignore[no-untyped-def]
            n = cuda.grid(1)
            if n < tables.done.size:
                scores = cuda.local.array(SEATS_MAX, np.int32)
                agreed, scratch = Agreed(start[0], blank[0], options[0]), Scratch(sights, scores, log[0])
                playing(n, n + 1, tables, agreed, scratch, steps, mode, lucks, played)

        def follow(steps, mode, tables, start, blank, options, sights, log, lucks, played, policy):  # type: ignore[no-untyped-def]
            n = cuda.grid(1)
            if n < tables.done.size:
                scores = cuda.local.array(SEATS_MAX, np.int32)
                agreed, scratch = Agreed(start[0], blank[0], options[0]), Scratch(sights, scores, log[0])
                following(n, n + 1, tables, agreed, scratch, steps, mode, lucks, played, policy)

        self.step, self.play, self.follow = step, play, follow
