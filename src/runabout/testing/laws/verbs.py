"""The law of verbs: what actions say of themselves as data, and what they are about."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from runabout.core.facts import FieldType
from runabout.core.scene import Layout, Scene
from runabout.core.verbs import TURN, Action, Item, about
from runabout.testing.laws.case import Case, Fault, looks, spread

MOST = 60
"""Legal actions of a position that are looked at."""


def verbs(case: Case) -> None:
    """Where a game declares its verbs, each is used; the fields of an action read back from JSON, have the names that
    their types list, and name what its `card` names. What a legal action is about is in the scene of the seat that
    decides, and to ask for it changes nothing there.
    """
    words, layout = case.game.words, case.game.table_layout
    if not words.verbs:
        return
    used = {action.kind for action in words.actions}
    for name in words.verbs:
        if name not in used:
            raise Fault(f"the verb {name} is declared, and no action is of it")
    for action in words.actions:
        _check_fields(action)
    for position in looks(case):
        if not position.legal:
            continue
        scene = layout.scene(position.sight(position.state.seat))
        before = deepcopy(scene)
        for number in spread(position.legal, MOST):
            action = words.actions[number]
            items = about(scene, action)
            for fault in faults_of(layout, scene, items):
                raise Fault(f'"{action}" is about {json.dumps(items, default=repr)}: {fault}')
        if scene != before:
            raise Fault("to ask what actions are about changes the scene")


def _check_fields(action: Action) -> None:
    """Raise Fault where an action's fields are not as their types say."""
    fields = action.plain
    try:
        again = json.loads(json.dumps(fields, allow_nan=False))
    except (TypeError, ValueError) as error:
        raise Fault(f'the fields of "{action}" cannot be written as JSON: {error}') from error
    if again != fields:
        raise Fault(f'the fields of "{action}" read otherwise from JSON: {again} instead of {fields}')
    declared = action.declared
    for name, (kind, _) in declared.fields.items() if declared else ():
        for value in _unlisted(kind, fields[name]):
            raise Fault(f'{name} of "{action}" is {value!r}, which is none of {", ".join(kind.values)}')
    if fields.get("card", action.card) != action.card:
        raise Fault(f'the field card of "{action}" is {fields["card"]!r}, and its `card` is {action.card!r}')


def _unlisted(kind: FieldType, held: Any) -> Iterator[Any]:
    """Values that are not among those that their type lists."""
    for value in held if isinstance(held, list) else [held]:
        if kind.values and value is not None and value not in kind.values:
            yield value


def faults_of(layout: Layout, scene: Scene, items: list[Item]) -> Iterator[str]:
    """What is wrong with what an action is about, as sentences that say what was expected."""
    for item in items:
        if item.keys() in ({"thing"}, {"thing", "attribute"}):
            attributes = scene.things.get(item["thing"])
            if attributes is None:
                yield f"{item['thing']} is no thing of the scene"
            elif item.get("attribute", next(iter(attributes), "")) not in attributes:
                yield f"{item['thing']} has no {item['attribute']}: {', '.join(attributes)}"
        elif item.keys() != {"place", "kind", "at"}:
            yield 'a thing is {"thing"}, what is shown of it {"thing", "attribute"}, a place {"place", "kind", "at"}'
        elif item["place"] in scene.piles:
            pile, kind, at = scene.piles[item["place"]], item["kind"], item["at"]
            if kind and kind not in pile:
                yield f"no {kind} lies in {item['place']}"
            elif at is not None and not (isinstance(pile, list) and 0 <= at < len(pile) and pile[at] == kind):
                yield f"at {at} of {item['place']} lies no {kind}"
        elif item["at"] is not None or (item["kind"] and not layout.has_place(item["place"])):
            yield f"{item['place']} is no pile of the scene"
        elif item["place"] not in (TURN, *scene.counters) and not layout.has_place(item["place"]):
            yield (
                f"{item['place']} is no pile and no counter of the scene, and no place that the layout declares: "
                f"{', '.join(layout.places) or 'none'}"
            )
