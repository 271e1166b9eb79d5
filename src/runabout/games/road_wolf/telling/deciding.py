"""What a seat has to decide, in words."""

from __future__ import annotations

from runabout.core.words import so_many
from runabout.games.road_wolf.actions import Verb
from runabout.games.road_wolf.fights.rolling import ATTACKER
from runabout.games.road_wolf.state import Ask, Sight
from runabout.games.road_wolf.telling.naming import vehicle_numbered


def situation(sight: Sight) -> str:
    """What the seat has to decide."""
    who = vehicle_numbered(sight, sight.acting) if sight.acting >= 0 else "vehicle"
    other = vehicle_numbered(sight, sight.target) if sight.target >= 0 else "vehicle"
    if sight.asks in BEFORE_PLAY:
        return choice_before_play(sight, who)
    match Ask(sight.asks):
        case Ask.VEHICLE:
            return "which vehicle acts next"
        case Ask.ACT:
            return f"what the {who} does"
        case Ask.SPOT:
            return f"where the {who} goes"
        case Ask.TARGET:
            return f"whom the {who} turns to" if sight.acting >= 0 else "the target"
        case Ask.CREW:
            return which_crew(sight, who, other)
        case Ask.GIVE:
            return f"what goes over from the {who} to the {other}"
        case Ask.SUPPLY:
            return f"what the {who} takes from SUPPLIES"
        case Ask.REROLL:
            return f"whether the Veteran of the {vehicle_numbered(sight, rerolls(sight))} rerolls a die"
        case Ask.LOSE:
            return f"who of the crew of the {who} is lost, {max(sight.left, 1)} in all"
        case Ask.FREE_MELEE:
            return f"whether the {who} ends its move with a melee"
        case Ask.LEAVE:
            return f"whether the {who} is left immobilized"
        case Ask.RETAKE:
            return f"who takes the wheel of the {who} again"
        case Ask.IGNORE:
            return "whether a skull is spent on this attack"
        case Ask.KEEP:
            return "whether what was found is kept"
        case _:
            return "nothing"


BEFORE_PLAY = (Ask.FORCE, Ask.TOKEN, Ask.CARRIER, Ask.PLACE)


def choice_before_play(sight: Sight, who: str) -> str:
    """What the seat has to decide where it chooses its vehicles and tokens, and where they come in."""
    if sight.asks == Ask.FORCE:
        return f"vehicles, for {so_many(sight.points[sight.seat], 'point')}"
    if sight.asks == Ask.TOKEN:
        return f"a token for the {who}" if sight.acting >= 0 else "the next token"
    if sight.asks == Ask.CARRIER:
        return f"who carries the next of {so_many(sight.tokens[sight.seat], 'token')}"
    return f"where the {who} comes in"


def which_crew(sight: Sight, who: str, other: str) -> str:
    """What somebody of a crew is wanted for."""
    if sight.verb == Verb.WHEEL:
        return f"who takes the wheel of the {who}"
    if sight.verb == Verb.TAKEOVER:
        return f"who of the {who} takes over the {other}"
    if sight.verb == Verb.BOARD:
        return f"who or what of the {who} boards the {other}"
    return f"who of the crew of the {who}"


def rerolls(sight: Sight) -> int:
    """Whose Veteran is asked: the attacker's first (RWA-07)."""
    return int(sight.attacker if sight.may_reroll & ATTACKER else sight.defender)
