"""Matches played at random, by a seed."""

import random


def played_at_random(match, decisions, seed=3):
    """Some decisions of a match, or all of it, at random."""
    chooser = random.Random(seed)
    for _ in range(decisions):
        if match.over:
            break
        match.play(chooser.choice(match.legal()))
    return match
