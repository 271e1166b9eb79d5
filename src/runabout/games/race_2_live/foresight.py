"""What has to be decided, and what an action would do, as far as the table can tell before it is played."""

from __future__ import annotations

from dataclasses import dataclass

from runabout.core.words import Action, so_many
from runabout.games.race_2_live.map import LANES
from runabout.games.race_2_live.naming import NAMES, place
from runabout.games.race_2_live.state import (
    KEEP_PACK,
    KEEP_WEAPON,
    LANE,
    LOSE,
    PLAY,
    STOP,
    SURVIVORS,
    TAKE_WEAPON,
    USE,
    Attack,
    Condition,
    Phase,
    Sight,
    Spend,
)


def situation(sight: Sight) -> str:
    """What has to be decided, and why; "" before a move."""
    who = NAMES[sight.survivor]
    match Phase(sight.phase):
        case Phase.FORK:
            way = "back" if sight.backward else "to go"
            return f"{who} is at {place(sight.at[sight.survivor])}, {so_many(sight.steps, 'step')} {way}."
        case Phase.BEAT:
            return f"{attacker(sight)}: {who} must play a card that is good enough{with_weapon(sight)}."
        case Phase.YIELD:
            return f"{attacker(sight)}: {who} has nothing against it and loses a card."
        case Phase.BLEED:
            return f"{who} is pinned down and loses a card."
        case Phase.PACK:
            return f"{who} has found a health pack of {sight.found}."
        case Phase.WEAPON:
            return f"{who} has found a weapon of +{sight.found}, and carries one of +{sight.weapon[sight.survivor]}."
        case _:
            return ""


def attacker(sight: Sight) -> str:
    """The attack that is being answered."""
    kind = "A special infected" if sight.attack == Attack.SPECIAL else "A horde"
    return f"{kind} of strength {sight.strength}"


def with_weapon(sight: Sight) -> str:
    """A weapon that helps, in a few words."""
    weapon = sight.weapon[sight.survivor]
    return f", with the weapon's +{weapon}" if weapon else ""


@dataclass(frozen=True)
class Ahead:
    """What lies on a space of the next column.

    Attributes:
        token: whether a token lies there face down.
        pinned: the names of those who wait there for rescue.
        safe_house: whether it is the safe house.
    """

    token: bool
    pinned: tuple[str, ...]
    safe_house: bool


def ahead(sight: Sight, lane: int) -> Ahead:
    """What the survivor who moves would meet in a lane."""
    column = sight.at[sight.survivor] // LANES + (-1 if sight.backward else 1)
    pinned = tuple(
        NAMES[who]
        for who in range(sight.survivors)
        if sight.at[who] == column * LANES + lane and sight.condition[who] == Condition.SUSPENDED
    )
    return Ahead(bool(sight.tokens[column] >> lane & 1), pinned, column == sight.columns)


def hint(sight: Sight, action: Action) -> str:
    """What an action would do."""
    number, who = action.number, sight.survivor
    if LANE <= number < STOP:
        there = ahead(sight, number - LANE)
        said = ["a token lies there"] if there.token else []
        said += [f"{name} waits there for rescue" for name in there.pinned]
        said += ["the safe house"] if there.safe_house else []
        return "; ".join(said)
    if PLAY <= number < LOSE:
        if sight.spend_on_win == Spend.NONE:
            return "shown, and kept"
        return last_card(sight) or "spent"
    if LOSE <= number < USE:
        return last_card(sight) or (f"{NAMES[who]} is pinned down" if sight.condition[who] == Condition.FREE else "")
    if USE <= number < KEEP_PACK:
        pack, target = divmod(number - USE, SURVIVORS)
        drawn = min(pack + 1, sum(sight.discards))
        return f"{NAMES[target]} has {so_many(sight.hand_size[target], 'card')}, and draws {drawn}"
    if number == TAKE_WEAPON:
        return f"+{sight.found} instead of +{sight.weapon[who]}"
    return f"+{sight.weapon[who]}" if number == KEEP_WEAPON else ""


def last_card(sight: Sight) -> str:
    """What it means to part with the last card (RL-013, RLA-42); "" where it is not the last."""
    return f"the last card: {NAMES[sight.survivor]} dies" if sight.hand_size[sight.survivor] == 1 else ""
