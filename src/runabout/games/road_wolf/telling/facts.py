"""What a seat may know, as plain data for programs. Lengths are in inches, vehicles are numbered from 1."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from runabout.games.road_wolf.actions import Verb
from runabout.games.road_wolf.box import (
    BOARD_LENGTH,
    BOARD_WIDTH,
    BOX,
    FINGER,
    LEFT_ROAD,
    RIGHT_ROAD,
    ROAD,
    STICK,
)
from runabout.games.road_wolf.box_file import UNITS
from runabout.games.road_wolf.events import thing_in
from runabout.games.road_wolf.fleet import knows
from runabout.games.road_wolf.kinds import CREW_KINDS, RoadCard, Token, VehicleKind
from runabout.games.road_wolf.mission_names import NAMES
from runabout.games.road_wolf.options import OPTIONS, House
from runabout.games.road_wolf.state import NOBODY, Ask, Ending, Once, Roll, Sight, Status
from runabout.games.road_wolf.telling.event_kinds import thing_name
from runabout.games.road_wolf.telling.missions import side_of_seat
from runabout.games.road_wolf.telling.naming import card_name

TOKEN_NAMES = tuple(token.text for token in Token)
KIND_NAMES = tuple(kind.text for kind in VehicleKind)
CARD_NAMES = tuple(card.text for card in RoadCard)
ATTACKER, DEFENDER = 1, 2  #: bits of `may_reroll`


def facts(sight: Sight) -> dict[str, Any]:
    """All of it."""
    seen = sight.snapshot()
    return {
        "seats": seen.seats,
        "viewer": seen.viewer,
        "seat": seen.seat,
        "over": bool(seen.over),
        "ending": Ending(seen.ending).name.casefold(),
        "won": [seat for seat in range(seen.seats) if seen.won >> seat & 1],
        "mission": NAMES[seen.house[House.MISSION]],
        "round": seen.round,
        "round_limit": seen.house[House.ROUND_LIMIT],
        "turn": seen.mover if seen.mover >= 0 else None,
        "first": seen.first,
        "decision": None if seen.over else decision(seen),
        "sides": [seat_facts(seen, seat) for seat in range(seen.seats)],
        "vehicles": [vehicle(seen, v) for v in range(seen.slots) if seen.status[v] != Status.EMPTY],
        "roll": roll(seen) if seen.roll else None,
        "road": {
            "cards": [
                {"kind": card_name(seen.card[i]), "x": inches(seen.card_x[i]), "y": inches(seen.card_y[i])}
                for i in range(seen.cards)
            ],
            "deck": counted(CARD_NAMES, seen.deck),
            "discards": counted(CARD_NAMES, seen.discards),
            "truce": bool(seen.truce),
            "end_closed": bool(seen.closed),
            "bridges_out": bool(seen.bridges_out),
        },
        "notes": list(seen.notes),
        "board": BOARDS[seen.roads == 2],
        "options": {option.name: seen.house[i] for i, option in enumerate(OPTIONS)},
    }


def inches(units: int) -> float:
    """A length in inches."""
    return units / UNITS


def counted(names: Sequence[str], counts: Iterable[int]) -> dict[str, int]:
    """So many of each that there is."""
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def slot(v: int) -> int | None:
    """A slot as it is numbered at the table."""
    return v + 1 if v >= 0 else None


def board(roads: Sequence[tuple[int, int]]) -> dict[str, Any]:
    """The board, on which everything is measured from the left edge (x) and from the START (y)."""
    return {
        "width": inches(BOARD_WIDTH),
        "length": inches(BOARD_LENGTH),
        "stick": inches(STICK),
        "finger": inches(FINGER),
        "roads": [[inches(left), inches(right)] for left, right in roads],
        "track": [inches(part) for part in BOX.track] if len(roads) > 1 else None,
        "card": [inches(2 * half) for half in BOX.half_card],
    }


BOARDS = (
    board([ROAD]),
    board([LEFT_ROAD, RIGHT_ROAD]),
)
"""That of most missions, and that of Derailed."""


def decision(seen: Sight) -> dict[str, Any]:
    """What has to be decided, and about which vehicle."""
    acts = seen.acting != NOBODY
    return {
        "asks": Ask(seen.asks).name.casefold(),
        "vehicle": slot(seen.acting),
        "verb": Verb(seen.verb).name.casefold() if acts and seen.asks in OF_VERBS else None,
        "target": slot(seen.target),
        "left": seen.left,
    }


OF_VERBS = (Ask.SPOT, Ask.TARGET, Ask.CREW, Ask.GIVE, Ask.SUPPLY, Ask.LEAVE)
"""Decisions in the middle of what a vehicle does."""


def seat_facts(seen: Sight, seat: int) -> dict[str, Any]:
    """What a seat has, beside its vehicles."""
    return {
        "seat": seat,
        "side": seen.side[seat],
        "name": side_of_seat(seen, seat).name,
        "points_to_spend": seen.points[seat],
        "tokens_to_choose": seen.tokens[seat],
        "points": seen.gained[seat],
        "ambushes_kept": seen.kept[seat],
        "skulls": seen.skulls[seat],
        "prize": seen.prize[seat],
        "lost": seen.lost[seat],
        "lost_points": seen.lost_points[seat],
    }


def vehicle(seen: Sight, v: int) -> dict[str, Any]:
    """What is in a slot."""
    facts_of = BOX.vehicles[seen.kind[v]]
    aboard = seen.aboard[v]
    lies = seen.half_width[v] > 0 or seen.status[v] == Status.MARKER
    return {
        "id": v + 1,
        "kind": KIND_NAMES[seen.kind[v]],
        "name": thing_name(thing_in(seen, v)),
        "is": Status(seen.status[v]).name.casefold(),
        "owner": seen.owner[v] if seen.owner[v] >= 0 else None,
        "first_owner": seen.born[v] if seen.born[v] >= 0 else None,
        "x": inches(seen.x[v]) if lies else None,
        "y": inches(seen.y[v]) if lies else None,
        "width": inches(2 * seen.half_width[v]),
        "length": inches(2 * seen.half_length[v]),
        "size": facts_of.size,
        "hits_taken": seen.hits[v],
        "hits_left": facts_of.size - seen.hits[v],
        "room": facts_of.room,
        "crew": seen.crew_size[v],
        "gear": seen.gear_size[v],
        "driven": bool(seen.driven[v]),
        "driver": TOKEN_NAMES[seen.wheel[v]] if seen.driven[v] and seen.wheel[v] >= 0 else None,
        "known": counted(TOKEN_NAMES, aboard),
        "shown": counted(TOKEN_NAMES, seen.shown[v]),
        "unseen_crew": seen.crew_size[v] - seen.driven[v] - sum(aboard[:CREW_KINDS]),
        "unseen_gear": seen.gear_size[v] - sum(aboard[CREW_KINDS:]),
        "all_known": knows(seen, seen.viewer, v),
        "actions": seen.actions[v],
        "done": [once.name.casefold() for once in Once if seen.spent[v] & once],
        "gunners_fired": seen.shots[v],
        "mechanics_used": seen.repairs[v],
        "shotguns_fired": seen.fired[v],
        "counted": bool(seen.counted[v]),
    }


def roll(seen: Sight) -> dict[str, Any]:
    """The roll under way: dice as they lie, highest first; in a check the road attacks."""
    return {
        "about": Roll(seen.roll).name.casefold(),
        "attacker": slot(seen.attacker),
        "defender": slot(seen.defender),
        "attack": seen.attack[: seen.attack_size],
        "defence": seen.defence[: seen.defence_size],
        "may_reroll": [name for bit, name in ((ATTACKER, "attacker"), (DEFENDER, "defender")) if seen.may_reroll & bit],
    }
