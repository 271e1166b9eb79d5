"""The law of scenes: what a viewer saw, changed by what it is told, is what it sees."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec

from runabout.core.game import Game
from runabout.core.mover import Mover
from runabout.core.moves import Move, applied, differences
from runabout.core.scene import Derived, Layout, Scene
from runabout.core.standing import standings
from runabout.core.words import Event
from runabout.testing.laws.case import Case, Fault, Position, one_game
from runabout.testing.scene_faults import scene_faults

MOST = 400
"""Decisions of a game that are looked at."""


def scenes(case: Case) -> None:
    """Where a game declares its layout, a viewer's scene before a step, changed by the events that it is told, is its
    scene after the step: nothing is left unexplained. A scene holds what was declared, of the types that were declared,
    and all of it; it is data that JSON can hold. What the table agreed on does not change, derived fields follow from
    the others, the standing is the same for every viewer, and scenes that are read together are those that are read one
    by one.
    """
    layout = case.game.table_layout
    viewers = case.viewers
    for number in case.numbers:
        before: Scene | None = None
        for position in one_game(case, number):
            if position.is_sampled:
                _check_standing(case.game, position, viewers)
                _check_sharing(case.game, position, viewers)
            if before is not None:
                after = _read(layout, position, before.viewer)
                if layout.is_declared:
                    check_step(layout, before, position.seen(position.log, before.viewer), after)
            if len(position.played) == MOST:
                break
            # Each step is looked at by another viewer: to look at all steps with all viewers takes too long.
            before = _read(layout, position, viewers[len(position.played) % len(viewers)])


def check_step(layout: Layout, before: Scene, events: Sequence[Event], after: Scene) -> None:
    """Raise Fault where a viewer's events do not lead from one scene to the other."""
    if before.settings != after.settings:
        raise Fault(f"what the table agreed on has changed, from {before.settings} to {after.settings}")
    mover = Mover(before)
    mover.play(layout, events)
    if fault := mover.unexplained(events, after):
        raise Fault(fault)
    check_moves(before, mover.made, after)


def check_moves(before: Scene, made: Sequence[Move], after: Scene) -> None:
    """Raise Fault where moves, as they are sent to a client, do not lead from one scene to the other."""
    sent = msgspec.json.decode(msgspec.json.encode(made), type=list[Move])
    left = differences(applied(before, sent), after)
    if left:
        raise Fault(f"{before.viewer} is sent {made}; a client that makes these moves is still to make {left[0]}")


def _read(layout: Layout, position: Position, viewer: int) -> Scene:
    """A viewer's scene, which has been looked at for itself."""
    sight = position.sight(viewer)
    scene = layout.scene(sight)
    if position.is_sampled:
        _check_derived(layout, sight.snapshot(), viewer)
        try:
            again = json.loads(json.dumps(scene.plain(), allow_nan=False))
        except (TypeError, ValueError) as error:
            raise Fault(f"the scene of {viewer} cannot be written as JSON: {error}") from error
        if again != scene.plain():
            raise Fault(f"the scene of {viewer} reads otherwise from JSON: names are texts, and lists are no tuples")
        for fault in scene_faults(layout, scene, position.case.seats) if layout.is_declared else ():
            raise Fault(f"the scene of {viewer}: {fault}")
    return scene


def _check_standing(game: Game, position: Position, viewers: Sequence[int]) -> None:
    told = {}
    for viewer in viewers:
        scene = game.table_layout.scene(position.sight(viewer))
        told[viewer] = standings(game.standing, scene)
    if any(found != told[viewers[0]] for found in told.values()):
        raise Fault(f"the standing is not the same for every viewer: {told}")


def _check_sharing(game: Game, position: Position, viewers: Sequence[int]) -> None:
    """Raise Fault where the scenes that are read together are not those that are read one by one."""
    seen = {viewer: position.sight(viewer).snapshot() for viewer in viewers}
    first = seen[viewers[0]]
    if any(getattr(other, name) != getattr(first, name) for other in seen.values() for name in game.open_fields):
        return  # it is the law of the open part that this breaks
    shared = game.sharing.shared(first)
    together = {viewer: game.sharing.scene(seen[viewer], shared) for viewer in viewers}
    shared = game.sharing_of_decisions.shared(first)
    for viewer, scene in together.items():
        if scene != game.table_layout.scene(seen[viewer]):
            raise Fault(
                f"the scene of {viewer} is another one where it is read together with others: a part of the layout "
                "changes what another part wrote"
            )
        if scene.decision != game.sharing_of_decisions.scene(seen[viewer], shared).decision:
            raise Fault(
                f"the decision that {viewer} sees is another one where it is read by itself: a part of the layout "
                "writes into it and does not declare that"
            )


def _check_derived(layout: Layout, seen: Any, viewer: int) -> None:
    for part in layout.parts:
        if isinstance(part, Derived):
            (name,) = part.fields
            if part.of(seen) != getattr(seen, name):
                raise Fault(f"{name}, seen by {viewer}, is {getattr(seen, name)}; derived it is {part.of(seen)}")
