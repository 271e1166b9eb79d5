"""What an action would do, as a hint: what surely follows, and what lies where it leads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from runabout.core.words import Action, Event, listed, so_many
from runabout.games.race_2_live.map import LANES
from runabout.games.race_2_live.naming import NAMES
from runabout.games.race_2_live.state import KEEP_PACK, LANE, STOP, SURVIVORS, USE, Condition, Sight


def foretell(sight: Sight, events: Sequence[Event]) -> str:
    """What surely happens; "" for what goes without saying."""
    found = {event.kind: event for event in events}
    said: list[str] = []
    rescued = [NAMES[event.other] for event in events if event.kind == "rescued"]
    if rescued:
        said.append(f"rescues {listed(rescued)}")
    if "came_home" in found:
        said.append("the safe house")
    if "died" in found:  # RL-013, RLA-42
        said.append(f"the last card: {NAMES[found['died'].survivor]} dies")
    elif "played" in found:
        said.append("shown, and kept" if found["played"].keeps else "spent")
    elif "suspended" in found:
        said.append(f"{NAMES[found['suspended'].survivor]} is pinned down")
    if "armed" in found:
        said.append(f"+{found['armed'].size} instead of +{sight.weapon[sight.survivor]}")
    if "kept_weapon" in found:
        said.append(f"+{found['kept_weapon'].size}")
    return "; ".join(said)


def hint(sight: Sight, action: Action) -> str:
    """What lies in the lane that is taken; whom a pack would help, and by how many cards, whichever these are."""
    number = action.number
    if LANE <= number < STOP:
        return "a token lies there" if ahead(sight, number - LANE).token else ""
    if USE <= number < KEEP_PACK:
        pack, target = divmod(number - USE, SURVIVORS)
        drawn = min(pack + 1, sum(sight.discards))
        return f"{NAMES[target]} has {so_many(sight.hand_size[target], 'card')}, and draws {drawn}"
    return ""


@dataclass(frozen=True)
class Ahead:
    """What lies on a space of the next column.

    Attributes:
        token: whether a token lies there face down.
        pinned: the names of those who wait there for rescue.
    """

    token: bool
    pinned: tuple[str, ...]


def ahead(sight: Sight, lane: int) -> Ahead:
    """What the survivor who moves would meet in a lane."""
    column = sight.at[sight.survivor] // LANES + (-1 if sight.backward else 1)
    pinned = tuple(
        NAMES[who]
        for who in range(sight.survivors)
        if sight.at[who] == column * LANES + lane and sight.condition[who] == Condition.SUSPENDED
    )
    return Ahead(bool(sight.tokens[column] >> lane & 1), pinned)
