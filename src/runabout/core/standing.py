"""Standing: what a game counts to say who is ahead, by seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from runabout.core.scene import Scene, seat_counter


@dataclass(frozen=True)
class Standing:
    """One thing that is counted. A game declares the weightiest first: the tone of an action goes by the first that
    changes (see `core.tone`).

    Attributes:
        name: as programs know it, such as "shop".
        of: how many a seat has, from any viewer's scene.
        more_is_ahead: whether it is better to have more of it.
        is_weighed: whether a change of it helps or harms; False for what is only worth a look, such as what begins anew
            in each round.
        says: what it is, in a few words before the number ("points", "pawns at Pop's"), where no message says it (see
            `core.description`).
    """

    name: str
    of: Callable[[Scene, int], int]
    more_is_ahead: bool = True
    is_weighed: bool = True
    says: str = ""


def is_standing(value: object) -> bool:
    """Whether it is several of them, each of another name."""
    if not isinstance(value, tuple) or not all(isinstance(one, Standing) for one in value):
        return False
    return len({one.name for one in value}) == len(value)


def counted_as(
    name: str, *, counter: str = "", more_is_ahead: bool = True, is_weighed: bool = True, says: str = ""
) -> Standing:
    """What a counter of each seat shows: that of the same name, or `counter`."""

    def of(scene: Scene, seat: int) -> int:
        shown = scene.counters[seat_counter(seat, counter or name)]
        return int(shown)

    return Standing(name, of, more_is_ahead, is_weighed, says)


def standings(counted: Sequence[Standing], scene: Scene) -> tuple[dict[str, int], ...]:
    """By seat, what is counted by name; () where nothing is."""
    seats = scene.settings["seats"] if counted else 0
    return tuple({one.name: one.of(scene, seat) for one in counted} for seat in range(seats))
