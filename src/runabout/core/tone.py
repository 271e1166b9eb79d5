"""The tone of an action: whether it helps the seat that decides, harms it, or harms a friend.

One rule for all games, from what each counts to say who is ahead (`core.standing`), and from who wins with whom
(`Scoring.team`, `Scoring.sides`):

- *One table.* An action is played up to the next decision, and the standing before is compared with that after. The
  end comes first, where it tells seats apart: who has won is ahead of who has not. Then comes what is counted, in the
  order in which the game declares it, the weightiest first; the first in which somebody is harmed or helped gives the
  verdict. In it a *side*, which is the seat with its friends, is harmed if all of it together is worse off than before:
  what one hands to a friend is not lost. That harms a friend if one has less now, and else oneself. It helps if the
  side is better off, or if it is as well off and an opponent is worse off.
- *Several tables.* What an action does may depend on chance and on what is hidden, so each of the imagined tables
  (`core.forecast`) has a verdict. A tone is said if it is the verdict of one in six of them at least, and the contrary
  is that of no more than half as many. One in six, what a die shows, and not a majority: a shot that hits one time in
  four is nothing but an attack. Verdicts are counted, rather than changes averaged, since what is counted has no common
  measure: a mean would let one vehicle lost in fifty outweigh all else. Where the tables disagree, and where nothing
  changes, there is no tone.
"""

from __future__ import annotations

import enum
from collections import Counter
from collections.abc import Sequence

import numpy as np

from runabout.core.result import Scoring, win_shares
from runabout.core.scene import Scene
from runabout.core.standing import Standing, standings

Stands = tuple[tuple[int, ...], ...]
"""How it stands: for each thing that is weighed, in order, a number by seat; more of it is better."""


class Tone(enum.StrEnum):
    """What an action does to the seat that decides, and to those who win with it."""

    NONE = ""
    HELPS = "helps"
    HARMS = "harms"
    HARMS_FRIEND = "harms-friend"

    @property
    def is_harm(self) -> bool:
        """Whether it is to be marked, and offered last."""
        return self in (Tone.HARMS, Tone.HARMS_FRIEND)

    @property
    def says(self) -> str:
        """The same in a few words; "" for no tone."""
        return SAYS[self]


SAYS = {
    Tone.NONE: "",
    Tone.HELPS: "helps you",
    Tone.HARMS: "harms you",
    Tone.HARMS_FRIEND: "harms a friend",
}

LEAST_SHARE = 6
"""A tone is the verdict of one in so many tables, at least."""

CONTRARY_SHARE = 2
"""And for each verdict to the contrary there are so many of it, at least."""


def friends(scoring: Scoring, scene: Scene, seat: int, seats: int) -> frozenset[int]:
    """The other seats, of so many, that win and lose with a seat: all of a team, or those of its side."""
    if scoring.team:
        return frozenset(range(seats)) - {seat}
    if not scoring.sides:
        return frozenset()
    sides = scene.settings[scoring.sides]
    return frozenset(other for other in range(seats) if other != seat and sides[other] == sides[seat])


def stands(counted: Sequence[Standing], scoring: Scoring, scene: Scene, scores: Sequence[int]) -> Stands:
    """How it stands on a table.

    Args:
        counted: what the game counts; what is not weighed is left out.
        scoring: the game's.
        scene: of any viewer.
        scores: by seat, once the game is over; 0 for each before.
    """
    weighed = [one for one in counted if one.is_weighed]
    by_seat = standings(weighed, scene)
    rows = [tuple(has[one.name] * (1 if one.more_is_ahead else -1) for has in by_seat) for one in weighed]
    return (_ended(scoring, scores), *rows)


def _ended(scoring: Scoring, scores: Sequence[int]) -> tuple[int, ...]:
    """1 for each seat that has won and -1 for the others; 0 for all before the end, where all have won or nobody has,
    and for a team, whose standing tells how well it has done.
    """
    won = [share > 0 for share in win_shares(np.array([scores]))[0]]
    if scoring.team or len(set(won)) == 1:
        return (0,) * len(won)
    return tuple(1 if one else -1 for one in won)


def verdict(before: Stands, after: Stands, seat: int, others: frozenset[int]) -> Tone:
    """What happened on one table between two decisions.

    Args:
        before: how it stood.
        after: how it stands now.
        seat: who decided.
        others: its friends.
    """
    side = {seat, *others}
    for had, has in zip(before, after, strict=True):
        change = [now - then for then, now in zip(had, has, strict=True)]
        together = sum(change[one] for one in side)
        if together < 0:
            return Tone.HARMS_FRIEND if any(change[one] < 0 for one in others) else Tone.HARMS
        if together > 0 or any(one < 0 for at, one in enumerate(change) if at not in side):
            return Tone.HELPS
    return Tone.NONE


def tone_of(verdicts: Sequence[Tone]) -> Tone:
    """The tone of an action, by its verdicts on imagined tables."""
    count = Counter(verdicts)
    helps, harms = count[Tone.HELPS], count[Tone.HARMS] + count[Tone.HARMS_FRIEND]
    if LEAST_SHARE * max(helps, harms) < len(verdicts) or CONTRARY_SHARE * min(helps, harms) > max(helps, harms):
        return Tone.NONE
    if helps > harms:
        return Tone.HELPS
    return Tone.HARMS_FRIEND if count[Tone.HARMS_FRIEND] >= count[Tone.HARMS] else Tone.HARMS
