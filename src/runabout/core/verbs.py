"""Actions as declared data: the fields of each action, and what on the table it is about.

A game declares each kind of action once, with a sentence and named, typed fields, as it does for its events (see
`core.facts`), and gives each action its kind and the numbers of its fields:

    VERBS = verb_kinds(
        lay=VerbKind("Lay a card.", source=HAND, card=CARD),
        move=VerbKind("Move a pawn.", pawn=PAWN),
    )
    Action(0, "lay", "lay Anvil", "anvil", declared=VERBS["lay"], numbers=(0,))

From the declarations come the attributes of an action (`action.pawn`: the game's own number), its plain data for JSON
(`{"card": "anvil"}`), the catalogue of all actions (`Words.catalogue`), and what a legal action is about in a scene
(`about`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from runabout.core.errors import BadGame
from runabout.core.facts import FieldType
from runabout.core.scene import Scene, hand

RESERVED = frozenset(
    {"about", "declared", "fields", "kind", "number", "numbers", "plain", "role", "says", "source", "text", "verb"}
)
"""Names that every action, or every kind of action, has. A field `card` is what the action's `card` says."""

Item = dict[str, Any]
"""What an action is about: {"thing": its name}; {"thing": its name, "attribute": what is shown of it}; or
{"place": a pile, a counter or another place, "kind": of what lies there, "" for no kind, "at": its index in an ordered
pile, or None}.
"""

TURN = "turn"
"""The place of the turn marker, which every table has: who passes it on ends, declines or stops something."""


def thing(name: str) -> Item:
    """A thing of the scene."""
    return {"thing": name}


def attribute(thing: str, name: str) -> Item:
    """What is shown of a thing, such as its hits."""
    return {"thing": thing, "attribute": name}


def place(name: str, kind: str = "", at: int | None = None) -> Item:
    """A pile or another place; of a pile perhaps one of a kind, and where that lies in the order. A place that is no
    pile, such as the box, has a kind where there is one to be taken: it is shown there while it can be.
    """
    return {"place": name, "kind": kind, "at": at}


def turn() -> Item:
    """The turn marker."""
    return place(TURN)


@dataclass(frozen=True)
class Action:
    """One action of a game.

    Attributes:
        number: its number inside the rules, 0 ... game.actions-1.
        verb: what is done, such as "lay".
        text: its canonical text, such as "lay Anvil"; `Words.parse` reads it back.
        card: what it is done with, as a name for programs ("anvil"); "" where there is nothing to name.
        role: "forced pass" where the table may play it for a person who has no other; "" for nothing.
        declared: its kind, as the game declares it; None where it does not.
        numbers: those of the declared fields, each of which is an attribute as well.
    """

    number: int = field(repr=False)
    verb: str
    text: str
    card: str = ""
    role: Literal["", "forced pass"] = field(default="", repr=False)
    declared: VerbKind | None = field(default=None, repr=False, compare=False)
    numbers: tuple[int, ...] = field(default=(), repr=False, compare=False)

    def __str__(self) -> str:
        return self.text

    def __getattr__(self, name: str) -> Any:
        declared = self.__dict__.get("declared")
        if declared is None or name not in declared.fields:
            has = f"; it has {', '.join(declared.fields) or 'none'}" if declared else ""
            raise AttributeError(f"this action has no field {name}{has}")
        return declared.value(name, self.numbers)

    @property
    def kind(self) -> str:
        """The name of its kind, such as "lay"; "" where the game declares none."""
        return self.declared.name if self.declared else ""

    @property
    def plain(self) -> dict[str, Any]:
        """Its fields by name, as data for JSON; empty where the game declares none."""
        return self.declared.plain(self.numbers) if self.declared else {}


Source = str | Callable[[Scene, Action], str]
"""The pile from which an action takes a card: its name, or how it follows from the scene and the action."""

About = Callable[[Scene, Action], list[Item]]
"""What a legal action is about in the scene of the seat that decides, in the order in which a person presses it."""


def HAND(scene: Scene, action: Action) -> str:  # noqa: N802 (it stands where a pile's name may stand)
    """The hand of the seat that decides."""
    return hand(scene.decision["seat"])


class VerbKind:
    """One kind of action.

    Args:
        says: what is done, in a sentence, for the page of facts.
        source: the pile where lies what the action takes.
        about: what it is about, where that does not follow from the fields (see `of_fields`).
        fields: the type of each field, by its name, in the order of the numbers that an action is given.

    Attributes:
        name: as programs know it, such as "lay"; given by `verb_kinds`.
        fields: each field with its type and the place of its first number.
        size: how many numbers they take.
    """

    def __init__(self, says: str, *, source: Source = "", about: About | None = None, **fields: FieldType) -> None:
        self.says = says
        self.source = source
        self.about: About = about or of_fields
        self.name = ""
        self.fields: dict[str, tuple[FieldType, int]] = {}
        self.size = 0
        for name, kind in fields.items():
            self.fields[name] = (kind, self.size)
            self.size += kind.size

    def value(self, name: str, numbers: tuple[int, ...]) -> Any:
        """A field of an action of this kind, as the game's own number or numbers; KeyError where it has none."""
        kind, at = self.fields[name]
        return kind.value(numbers[at : at + kind.size])

    def plain(self, numbers: tuple[int, ...]) -> dict[str, Any]:
        """All fields of an action of this kind, by name, as data for JSON."""
        return {name: kind.plain(numbers[at : at + kind.size]) for name, (kind, at) in self.fields.items()}

    def pile(self, scene: Scene, action: Action) -> str:
        """The pile where lies what an action takes; "" where it takes nothing."""
        return self.source if isinstance(self.source, str) else self.source(scene, action)


def verb_kinds(**declared: VerbKind) -> dict[str, VerbKind]:
    """The kinds of action of a game by their names, each with its name.

    Raises:
        BadGame: a field has the name of what every action has, or a kind says nothing.
    """
    for name, kind in declared.items():
        kind.name = name
        taken = sorted(RESERVED.intersection(kind.fields))
        if taken:
            raise BadGame(f"the verb {name}: every action has `{taken[0]}`; call the field otherwise")
        if not kind.says.strip():
            raise BadGame(f"the verb {name}: say in a sentence what is done")
    return declared


def of_fields(scene: Scene, action: Action) -> list[Item]:
    """What an action is about by its fields, in their order: one that names a thing is about that thing; one that names
    a kind in the pile where the action takes it from, about that kind there.
    """
    found: list[Item] = []
    if action.declared is None:
        return found
    source = action.declared.pile(scene, action)
    for value in action.plain.values():
        for name in value if isinstance(value, list) else [value]:
            if isinstance(name, str) and name in scene.things:
                found.append(thing(name))
            elif isinstance(name, str) and name in scene.piles.get(source, ()):
                found.append(taken(scene, source, name))
    return found


def taken(scene: Scene, pile: str, kind: str) -> Item:
    """One of a kind in a pile; in an ordered pile the last of that kind."""
    order = scene.piles.get(pile, {})
    at = len(order) - 1 - order[::-1].index(kind) if isinstance(order, list) and kind in order else None
    return place(pile, kind, at)


def about_turn(scene: Scene, action: Action) -> list[Item]:
    """The turn marker, which is passed on."""
    return [turn()]


def about(scene: Scene, action: Action) -> list[Item]:
    """What a legal action is about in a scene.

    Args:
        scene: of the seat that decides.
        action: a legal one.

    Returns:
        The things and places in the order in which a person presses them; none where it is about nothing on the table,
        or where the game does not declare it.
    """
    return action.declared.about(scene, action) if action.declared else []


def verb_faults(actions: tuple[Action, ...], verbs: Mapping[str, VerbKind]) -> list[str]:
    """What is wrong with what actions are declared to be, as sentences that say what was expected."""
    found = []
    for action in actions:
        kind = action.declared
        if not verbs and kind is None:
            continue
        if kind is None or verbs.get(kind.name) is not kind:
            found.append(f'"{action}" is of none of the declared verbs: {", ".join(verbs) or "none"}')
        elif len(action.numbers) != kind.size:
            found.append(f'"{action}" gives {len(action.numbers)} numbers; the fields of {kind.name} take {kind.size}')
    return found
