"""What may be done in Race 2 Live, as declared actions (see core.verbs)."""

from __future__ import annotations

from runabout.core.facts import named, ordinal
from runabout.core.scene import Scene
from runabout.core.verbs import Action, Item, VerbKind, of_fields, place, taken, thing, verb_kinds
from runabout.games.race_2_live.facts import RANK, SURVIVOR, SURVIVORS, space_name
from runabout.games.race_2_live.map import LANES, PACKS
from runabout.games.race_2_live.scene import FOUND, HEALTH, TOKENS, hand, packs
from runabout.games.race_2_live.state import Token

LANE = ordinal("lane", "a lane of the map", LANES)
PACK = named("pack", "a health pack, by its number", TOKENS[Token.PACK : Token.PACK + PACKS])


def decides(scene: Scene) -> str:
    """The survivor for whom it is decided."""
    name: str = scene.decision["survivor"]
    return name


def own_hand(scene: Scene, action: Action) -> str:
    """Its hand."""
    return hand(SURVIVORS.index(decides(scene)))


def supplies(scene: Scene, action: Action) -> str:
    """Where a pack lies that it uses: just found, or among those that it keeps."""
    return FOUND if scene.piles[FOUND] else packs(SURVIVORS.index(decides(scene)))


def column_and_lane(space: str) -> tuple[int, int]:
    """A space's column, and its lane from 1."""
    _, column, lane = space.split(":")
    return int(column), int(lane)


def about_forward(scene: Scene, action: Action) -> list[Item]:
    """The survivor, and the spaces that its own leads to."""
    at = scene.things[decides(scene)]["at"]
    return [thing(decides(scene)), *(place(space) for space in scene.settings["ways"].get(at, ()))]


def about_backward(scene: Scene, action: Action) -> list[Item]:
    """The survivor, and the spaces that lead to its own; at the start, its own."""
    at = scene.things[decides(scene)]["at"]
    behind = [space for space, onward in scene.settings["ways"].items() if at in onward]
    return [thing(decides(scene)), *(place(space) for space in behind or [at])]


def about_lane(scene: Scene, action: Action) -> list[Item]:
    """The survivor, and the space of that lane in the next column on its way."""
    column, _ = column_and_lane(scene.things[decides(scene)]["at"])
    column += -1 if scene.decision["backward"] else 1
    return [thing(decides(scene)), place(space_name(column * LANES + action.lane))]


def about_stop(scene: Scene, action: Action) -> list[Item]:
    """The survivor, and the space where it is."""
    return [thing(decides(scene)), place(scene.things[decides(scene)]["at"])]


def about_lose(scene: Scene, action: Action) -> list[Item]:
    """The card, and the pile to which it goes."""
    return [*of_fields(scene, action), place(HEALTH)]


def about_take(scene: Scene, action: Action) -> list[Item]:
    """What was found, and the survivor that takes it."""
    (kind,) = scene.piles[FOUND]
    return [taken(scene, FOUND, kind), thing(decides(scene))]


def about_survivor(scene: Scene, action: Action) -> list[Item]:
    """The survivor."""
    return [thing(decides(scene))]


def about_keep_pack(scene: Scene, action: Action) -> list[Item]:
    """The pack that was found, and those that the survivor keeps."""
    (kind,) = scene.piles[FOUND]
    return [taken(scene, FOUND, kind), place(packs(SURVIVORS.index(decides(scene))))]


VERBS = verb_kinds(
    forward=VerbKind("Roll, and run towards the safe house (RL-021).", about=about_forward),
    backward=VerbKind("Roll, and turn back (RL-021).", about=about_backward),
    lane=VerbKind("Go on by a lane where ways part (RLA-20).", about=about_lane, lane=LANE),
    stop=VerbKind("Stop short of the roll (RLA-53).", about=about_stop),
    play=VerbKind("Play a card that is good enough against the attack.", source=own_hand, card=RANK),
    lose=VerbKind("Lose a card.", source=own_hand, about=about_lose, card=RANK),
    use_pack=VerbKind("Use a health pack on a survivor (RLA-25).", source=supplies, pack=PACK, on=SURVIVOR),
    keep_pack=VerbKind("Keep the health pack that was found.", about=about_keep_pack),
    take_weapon=VerbKind("Use the weapon that was found from now on.", about=about_take),
    keep_weapon=VerbKind("Keep the old weapon.", about=about_survivor),
    wait=VerbKind("Wait, with packs in hand.", about=about_survivor),
)
