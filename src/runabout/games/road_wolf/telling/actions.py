"""Every action of Road Wolf as text: what may be typed in any state of the game."""

from __future__ import annotations

from typing import NamedTuple

from runabout.core.words import Action, plain
from runabout.games.road_wolf.actions import (
    ACTIONS,
    DIE,
    PLACE_AT,
    PLACE_EDGE,
    READY,
    SLOTS,
    SPOT_ACROSS,
    SPOT_ALONG,
    Verb,
)
from runabout.games.road_wolf.kinds import Edge, RoadCard, Token, VehicleKind
from runabout.games.road_wolf.telling.naming import TOKENS_TYPED, VEHICLES_TYPED, bare, inches
from runabout.games.road_wolf.telling.verbs import VERBS

SUPPLIES = RoadCard.SUPPLIES.text

TYPED: dict[Verb, tuple[str, str]] = {
    Verb.MOVE: ("move", ""),
    Verb.BIKE_MOVE: ("free bike move", ""),
    Verb.BRAKE: ("brake", ""),
    Verb.NITRO: ("use Nitro", Token.NITRO.text),
    Verb.MELEE: ("melee", ""),
    Verb.SHOTGUN: ("fire a Shotgun", Token.SHOTGUN.text),
    Verb.MOLOTOV: ("throw a Molotov", Token.MOLOTOV.text),
    Verb.GUNNER: ("let a Gunner shoot", Token.GUNNER.text),
    Verb.GUNNER_SHOTGUN: ("let a Gunner fire a Shotgun", Token.SHOTGUN.text),
    Verb.GUNNER_MOLOTOV: ("let a Gunner throw a Molotov", Token.MOLOTOV.text),
    Verb.AMBUSH: ("spring an Ambush", Token.AMBUSH.text),
    Verb.KEPT_AMBUSH: ("spring a kept Ambush", Token.AMBUSH.text),
    Verb.SPIKES: ("drop Spikes", Token.SPIKES.text),
    Verb.TAKEOVER: ("take over", ""),
    Verb.PICK_UP: ("pick up gear", ""),
    Verb.TRANSFER: ("transfer", ""),
    Verb.REPAIR: ("repair", ""),
    Verb.MECHANIC: ("let a Mechanic repair", Token.MECHANIC.text),
    Verb.WHEEL: ("change drivers", ""),
    Verb.TURN_ROUND: ("turn round", ""),
    Verb.SUPPLIES_TOKEN: ("take a token from Supplies", SUPPLIES),
    Verb.SUPPLIES_REPAIR: ("repair with Supplies", SUPPLIES),
    Verb.BOARD: ("board the train", ""),
    Verb.SEARCH: ("search the Gondola", VehicleKind.GONDOLA.text),
    Verb.DRIVE_TRAIN: ("drive the train", VehicleKind.ENGINE.text),
    Verb.LATER: ("later", ""),
    Verb.DONE: ("done", ""),
}
"""By `Verb`: what is typed, and what it is done with, for programs. Gear has the names of the rules."""


def spot(across: int, along: int) -> str:
    """A step from where a vehicle stands, in inches: "ahead 2.5, left 1.25", "back 1", "right 0.5"."""
    parts = []
    if along:
        parts.append(f"{'ahead' if along > 0 else 'back'} {inches(abs(along))}")
    if across:
        parts.append(f"{'right' if across > 0 else 'left'} {inches(abs(across))}")
    return ", ".join(parts)


def actions() -> list[Action]:
    """Every action in the order of its number; see the sections in actions.py of the game."""
    found: list[Typed] = []
    found += [
        Typed("go", (across, along), "go", spot(across, along))
        for across, along in zip(SPOT_ACROSS.tolist(), SPOT_ALONG.tolist(), strict=True)
    ]
    found += [
        Typed("go_to_edge", (side,), "go", f"to the road's {name} edge") for side, name in enumerate(("left", "right"))
    ]
    found += [Typed("choose", (slot,), "choose", f"vehicle {slot + 1}") for slot in range(SLOTS)]
    found += [Typed(verb.name.casefold(), (), TYPED[verb][0], *TYPED[verb]) for verb in Verb]
    found += [Typed("token", (token,), "token", TOKENS_TYPED[token], token.text) for token in Token]
    found += [Typed("driver", (), "token", "whoever drives")]
    found += [Typed("buy", (kind,), "buy", f"buy {bare(VEHICLES_TYPED[kind])}", kind.text) for kind in VehicleKind]
    found += [Typed("force", (number,), "force", f"ready-made force {number + 1}") for number in range(READY)]
    found += [
        Typed("place", (edge, at), "place", f"place at {Edge(edge).name} {inches(at)}")
        for edge, at in zip(PLACE_EDGE.tolist(), PLACE_AT.tolist(), strict=True)
    ]
    found += [Typed("reroll", (value,), "reroll", f"reroll a {value + 1}") for value in range(DIE)]
    found += [Typed("leave_dice", (), "leave the dice", "leave the dice")]
    found += [Typed(word, (), word, word) for word in ("yes", "no", "enough")]
    assert len(found) == ACTIONS
    return [
        Action(number, one.verb, one.text, one.card, declared=VERBS[one.kind], numbers=one.numbers)
        for number, one in enumerate(kept_apart(found))
    ]


class Typed(NamedTuple):
    """An action as it is typed: its kind, the numbers of its fields, its verb, its text, and what it is done with."""

    kind: str
    numbers: tuple[int, ...]
    verb: str
    text: str
    card: str = ""


def kept_apart(found: list[Typed]) -> list[Typed]:
    """The same, with the game's own names for tokens where a table's own box has given one the name of something else
    that can be typed ("Done", "Brake").
    """
    if len({plain(one.text) for one in found}) == len(found):
        return found
    return [one._replace(text=one.card) if one.verb == "token" and one.card else one for one in found]
