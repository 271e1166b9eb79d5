"""What is expected of each part of a game's declaration, as tables: who writes a game may have no type checker."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from runabout.core.bot_hints import PLAYOUTS_MAX
from runabout.core.contract import WEIGHT_MAX, Header
from runabout.core.errors import SHOWN_MAX
from runabout.core.hands import Hands
from runabout.core.looks import Looks
from runabout.core.options import Option
from runabout.core.record import Record
from runabout.core.result import Scoring
from runabout.core.rule import Rule
from runabout.core.words import Action, Words

RULES_FILE = "RULES.md"
"""In the folder of every game: its numbered rules."""


class Expected(NamedTuple):
    """What is expected of one part.

    Attributes:
        says: that in words, behind "`seats` is ".
        fits: whether a value is that; it may be given any value at all, and raises nothing.
    """

    says: str
    fits: Callable[[Any], bool]


def faults(declared: object, expected: Mapping[str, Expected]) -> Iterator[str]:
    """A sentence for each part of a declaration that is not what is expected: which, what was expected, what came."""
    for part, (says, fits) in expected.items():
        value = getattr(declared, part)
        if not fits(value):
            yield f"`{part}` is {says}; {shown(value)} came"


def shown(value: object) -> str:
    """A value as a message repeats it, without what is too long to be read."""
    text = repr(value)
    return text if len(text) <= SHOWN_MAX else f"{text[:SHOWN_MAX]}..."


def _is_int(value: object) -> bool:
    """Whether a value is a whole number of Python's own: what is declared is sent as JSON. True and False are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def _kind_of(base: type) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, type) and issubclass(value, base)


def _tuple_of(kind: type) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, tuple) and all(isinstance(one, kind) for one in value)


def _are_seats(value: Any) -> bool:
    return isinstance(value, tuple) and len(value) == 2 and all(map(_is_int, value))


def _are_words(value: Any) -> bool:
    """Whether words were made with actions: a class of somebody's own may forget to call `Words.__init__`."""
    return isinstance(value, Words) and _tuple_of(Action)(getattr(value, "actions", None))


def _has_rules(value: Any) -> bool:
    return isinstance(value, Path) and (value / RULES_FILE).is_file()


def whole(least: int) -> Expected:
    """A whole number that is not below another."""
    return Expected(f"a whole number, at least {least}", lambda value: _is_int(value) and value >= least)


def between(least: int, most: int) -> Expected:
    """A whole number that is not below one and not above another."""
    return Expected(f"a whole number from {least} to {most}", lambda value: _is_int(value) and least <= value <= most)


TEXT = Expected("a text that is not empty", lambda value: isinstance(value, str) and bool(value.strip()))
RULE = Expected("a function decorated with @rule", lambda value: isinstance(value, Rule))
RULE_OR_NONE = Expected(RULE.says, lambda value: value is None or isinstance(value, Rule))
HEADER = Expected("a @record that begins with core.contract.Header", _kind_of(Header))

GAME: dict[str, Expected] = {
    "name": TEXT,
    "title": TEXT,
    "blurb": Expected("a text", lambda value: isinstance(value, str)),
    "prefix": TEXT,
    "version": whole(1),
    "seats": Expected("a pair of whole numbers, the fewest and the most, such as (2, 4)", _are_seats),
    "usual_seats": Expected("a whole number", _is_int),
    "actions": whole(1),
    "bound": whole(1),
    "State": HEADER,
    "Sight": HEADER,
    "words": Expected("a core.words.Words, made with its actions", _are_words),
    "folder": Expected(f"the Path of a folder with a file {RULES_FILE}", _has_rules),
    "Options": Expected("a @record with a field for each option", _kind_of(Record)),
    "options": Expected("a tuple of core.options.Option", _tuple_of(Option)),
    "scoring": Expected("a core.result.Scoring", lambda value: isinstance(value, Scoring)),
    "masked": Expected("a tuple of names of fields", _tuple_of(str)),
    "bot_names": Expected("a tuple of names", _tuple_of(str)),
}
"""The parts of a Game, apart from its rules, and from those whose classes are declared with it."""

WEIGHT, PLAYOUTS = between(0, WEIGHT_MAX), between(1, PLAYOUTS_MAX)

BOT_HINTS: dict[str, Expected] = {
    "action_prior": RULE,
    "action_priors": RULE_OR_NONE,
    "evaluate": RULE,
    "is_quiescent": RULE,
    "candidate_actions": RULE_OR_NONE,
    "opening_book": RULE,
    "playout_depth": Expected(
        f"{whole(0).says}, or {RULE.says}", lambda value: whole(0).fits(value) or RULE.fits(value)
    ),
    "prior_weight": Expected(f"{WEIGHT.says}, or {RULE.says}", lambda value: WEIGHT.fits(value) or RULE.fits(value)),
    "playouts": Expected(
        f"a mapping of levels' names, each to {PLAYOUTS.says}",
        lambda value: (
            isinstance(value, Mapping)
            and all(isinstance(name, str) and PLAYOUTS.fits(number) for name, number in value.items())
        ),
    ),
    "network": Expected(
        "the Path of a network's file, or None", lambda value: value is None or isinstance(value, Path)
    ),
    "network_depth": whole(1),
}
"""The parts of a BotHints."""

COMPONENTS: dict[str, Expected] = {
    "counts": Expected(
        "a tuple of whole numbers, at least 0",
        lambda value: isinstance(value, tuple) and all(_is_int(one) and one >= 0 for one in value),
    ),
    "census": Expected("a function, or None", lambda value: value is None or callable(value)),
    "data": Expected("a tuple of Paths", _tuple_of(Path)),
    "edition": Expected("a text", lambda value: isinstance(value, str)),
    "hands": Expected(
        "a core.hands.Hands whose `holds` is decorated with @rule",
        lambda value: isinstance(value, Hands) and isinstance(value.holds, Rule),
    ),
    "looks": Expected("a core.looks.Looks, or None", lambda value: value is None or isinstance(value, Looks)),
}
"""The parts of a Components."""

SCORING: dict[str, Expected] = {
    "unit": whole(1),
    "tie_breaks": whole(0),
    "team": whole(0),
    "won_only": Expected("True or False", lambda value: isinstance(value, bool)),
    "sides": Expected("a text", lambda value: isinstance(value, str)),
}
"""The parts of a Scoring."""
