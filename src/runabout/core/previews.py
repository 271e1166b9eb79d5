"""Previews: what there is to tell of an open action beyond its forecast, as typed fields, for all actions at once.

A forecast imagines tables, and ends at the next decision. A preview is a short rule that asks the rules' own functions:
hundreds of actions have theirs within milliseconds, and it may look further, as far as what it looks at does not
change. A game that has any declares them once:

    @rule
    def preview(sight, action, out):
        if action >= LAY:
            return False                # there is nothing to tell of this action
        out[0] = worth_of(sight, action)    # a function of the rules
        return True

    Game(..., previews=Previews("What an outfit would score.", preview, points=POINTS))

    match.previews()[7].points          # the game's own number
    match.preview("lay Anvil").plain    # {"points": 12}
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from runabout.core.contract import preview
from runabout.core.errors import BadGame
from runabout.core.facts import EventKind, FieldType
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.core.tone import Tone
from runabout.core.verbs import Action


class Previews(EventKind):
    """What a game tells of open actions. The fields of a preview are declared as those of an event are.

    Args:
        says: what is told, in a sentence, for the page of facts.
        rule: see `core.contract.preview`.
        brief: the fields that are told where all open actions are told of, which may be hundreds; () for all of them.
        chances: of a preview that leads to a roll, how likely each of its results is, by name: exact, and worked out
            only when somebody asks for it. It is given a snapshot of the Sight and the preview, and returns nothing
            where nothing is rolled. None for a game without.
        tone: of a preview, what it shows of harm before anything is imagined: `Tone.NONE` where it shows none. It is
            given the same. It says how hundreds of actions harm, whose tones are not worked out (see `core.tone`).
            None for a game without.
        fields: the type of each field, by its name, in the order of the numbers that `rule` writes.

    Raises:
        BadGame: `brief` names a field that is not declared, or there are no fields.
    """

    def __init__(
        self,
        says: str,
        rule: Callable[[Any, int, Cells], bool],
        *,
        brief: tuple[str, ...] = (),
        chances: Callable[[Any, Preview], Mapping[str, Fraction]] | None = None,
        tone: Callable[[Any, Preview], Tone] | None = None,
        **fields: FieldType,
    ) -> None:
        super().__init__(says, **fields)
        self.rule = rule
        self.brief = brief or tuple(self.fields)
        self.chances = chances
        self.tone = tone
        if not self.fields:
            raise BadGame("previews need a field at least: declare what `rule` writes")
        unknown = [name for name in self.brief if name not in self.fields]
        if unknown:
            raise BadGame(f"`brief` names fields of the previews ({', '.join(self.fields)}); {', '.join(unknown)} came")


@dataclass(frozen=True)
class Preview:
    """What there is to tell of one open action; each of its fields is an attribute.

    Attributes:
        action: the action.
        numbers: those of the fields, as the rule wrote them.
        declared: the game's declaration.
    """

    action: Action
    numbers: tuple[int, ...]
    declared: Previews = field(repr=False, compare=False)

    def __getattr__(self, name: str) -> Any:
        declared = self.__dict__.get("declared")
        if declared is None or name not in declared.fields:
            has = f"; it has {', '.join(declared.fields)}" if declared else ""
            raise AttributeError(f"this preview has no field {name}{has}")
        found = self.__dict__[name] = declared.value(name, self.numbers)  # kept: words ask for it again and again
        return found

    @property
    def plain(self) -> dict[str, Any]:
        """Its fields by name, as data for JSON."""
        return self.declared.plain(self.numbers)

    @property
    def brief(self) -> dict[str, Any]:
        """Those of its fields that are told where all open actions are told of, as data for JSON."""
        fields = ((name, *self.declared.fields[name]) for name in self.declared.brief)
        return {name: kind.plain(self.numbers[at : at + kind.size]) for name, kind, at in fields}

    def chances(self, sight: Any) -> Mapping[str, Fraction]:
        """How likely each result of the roll is to which the action leads, from 0 to 1; {} where it leads to none, or
        the game tells no chances.

        Args:
            sight: the Sight from which the preview was made.
        """
        return self.declared.chances(sight.snapshot(), self) if self.declared.chances else {}

    def tone(self, seen: Any) -> Tone:
        """What it shows of harm; `Tone.NONE` where it shows none, or the game tells it of no preview.

        Args:
            seen: a snapshot of the Sight from which the preview was made: one serves those of all actions.
        """
        return self.declared.tone(seen, self) if self.declared.tone else Tone.NONE


@rule
def preview_all(sight: Any, actions: Sequence[int], found: Sequence[int], out: Any) -> None:
    """Write the preview of each action into its row of `out`, all zeros, and into `found` whether it has one."""
    for at in range(len(actions)):
        if preview(sight, actions[at], out[at]):
            found[at] = 1  # type: ignore[index]  # an array, or in the interpreter a list
