"""What is said of the games that can be played: options, rules, actions, and what a client needs to say their facts."""

from __future__ import annotations

from typing import Any

from runabout.core.plan import Face
from runabout.server.messages.common import Message


class OptionInfo(Message, frozen=True):
    """A table option.

    Attributes:
        name: for programs, the same in every language.
        title: what it is called, in the language asked for.
        says: what it does, likewise; "" where the game does not say.
        rule: the number of the rule that it turns.
        default: what holds where nobody says anything; as `Option.write` has it, as are all values, the same in every
            language.
        shared: what people are offered first where several share a screen.
        offered: what they are offered first elsewhere.
        choices: the names of the values; none of a quantity.
        titles: what the choices are called.
        seat: whether values are seats of the table, from 1, or 0.
        apart: whether its values are games of their own, such as missions.
    """

    name: str
    title: str
    says: str
    rule: str
    default: str
    shared: str
    offered: str
    low: int
    high: int
    choices: tuple[str, ...]
    titles: tuple[str, ...]
    seat: bool
    apart: bool


class LevelInfo(Message, frozen=True):
    """A level that bots play at."""

    name: str
    says: str


class LooksInfo(Message, frozen=True):
    """What a seat may choose to look like, without any effect on the rules.

    Attributes:
        noun: what one of them is called, such as "character", in the language asked for.
        nouns: what several are called.
        names: all of them.
        each: how many a seat chooses.
    """

    noun: str
    nouns: str
    names: tuple[str, ...]
    each: int


class StandingInfo(Message, frozen=True):
    """Something that a game counts to say who is ahead.

    Attributes:
        name: as the `standing` of a view has it.
        says: what it is, in a few words before the number: "pawns at Pop's"; in the language asked for.
        more_is_ahead: whether it is better to have more of it.
    """

    name: str
    says: str
    more_is_ahead: bool


class GameInfo(Message, frozen=True):
    """A game that can be played here.

    Attributes:
        blurb: what it is, in one sentence, in the language asked for.
        looks: None where there are none to choose.
    """

    name: str
    title: str
    blurb: str
    fewest: int
    most: int
    usual: int
    cooperative: bool
    version: int
    options: tuple[OptionInfo, ...]
    looks: LooksInfo | None
    standing: tuple[StandingInfo, ...]


class Games(Message, frozen=True):
    """All of them, and the levels of their bots; `language` is that in which they are described."""

    games: tuple[GameInfo, ...]
    levels: tuple[LevelInfo, ...]
    version: str
    language: str


class RuleInfo(Message, frozen=True):
    """One numbered rule or ruling, and its heading."""

    number: str
    heading: str
    text: str


class GameBook(Message, frozen=True):
    """A game's rules, and what is printed on its components."""

    name: str
    title: str
    rules: tuple[RuleInfo, ...]
    faces: tuple[Face, ...]


class CatalogueAction(Message, frozen=True):
    """One action of a game, whether it is open now or not.

    Attributes:
        number: its number inside the rules.
        kind: as docs/facts lists it; "" where the game declares no verbs.
        verb, card, text: as core.words.Action has them.
        fields: its fields by name, as docs/facts lists them; empty where the game declares no verbs.
    """

    number: int
    kind: str
    verb: str
    card: str
    text: str
    fields: dict[str, Any]


class GameActions(Message, frozen=True):
    """Every action of a game, in the order of their numbers: the same for all its tables."""

    name: str
    version: int
    actions: tuple[CatalogueAction, ...]


class SentenceInfo(Message, frozen=True):
    """Neighbouring events that are told together, as core.speech.declared.Sentence has them."""

    message: str
    kinds: tuple[str, ...]
    repeats: bool
    of_one_seat: bool
    same: tuple[str, ...]
    before: str


Sorts = dict[str, str]
"""How what is said takes each field, by its name: "number" ("number/40" in fortieths of what is said), "flag", "seat",
"person", or the sort of thing it names.
"""


class Phrasebook(Message, frozen=True):
    """All that a client needs to say what happens in a game, and how it stands, from facts; docs/api.md tells how.

    Attributes:
        language: of `messages`.
        says_facts: whether they are enough to say all that is said at a table; else a client asks for words.
        messages: Project Fluent messages; where two have the same name, the later one's is said.
        spare: the same in English, for what the language does not say; empty where that is English.
        events: by kind of event, those of the table among them, the sort of each field.
        actions: likewise by kind of action.
        scene: likewise of what may be said of a scene: settings, counters that are nobody's own, and the decision.
        sentences: which events are told together; of those that fit, the first tells.
        hints: likewise of what surely follows from an action.
        previews: likewise of previews, where messages say them; else empty.
        things: likewise of the attributes of things, by the sort of thing, of those of which something is remarked.
        remarks: what each remark is about, and its message without "remark-". What is about "outfit:" is remarked of
            each thing whose name begins so.
    """

    name: str
    version: int
    language: str
    says_facts: bool
    messages: tuple[str, ...]
    spare: tuple[str, ...]
    events: dict[str, Sorts]
    actions: dict[str, Sorts]
    scene: Sorts
    previews: Sorts
    things: dict[str, Sorts]
    sentences: tuple[SentenceInfo, ...]
    hints: tuple[SentenceInfo, ...]
    remarks: tuple[tuple[str, str], ...]
