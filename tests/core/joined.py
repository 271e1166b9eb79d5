"""Events of a game that is none, told together in every way that can be declared; the page is held to the cases too."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from pathlib import Path
from tempfile import mkdtemp

from runabout.core.facts import NUMBER, EventKind, event_kinds, named, number, several
from runabout.core.speech.declared import Messages, Sentence
from runabout.core.speech.sayings import SHARED

NAMES = ("Ann", "Klaus", "Cy")


class Happened(enum.IntEnum):
    """Kinds of events."""

    GAINED = 0
    FOUND = 1
    ROLLED = 2
    CHECKED = 3
    SCORED = 4
    WENT = 5
    PACED = 6


CARD = named("card", "a card", ("lasso", "kite"))
PILE = named("pile", "a pile", ("hand", "closet"))
FAR = number("far", "how far, in fortieths of an inch")._replace(sort="number/40")
FINE = number("fine", "how far, in sixteenths of an inch")._replace(sort="number/16")

KINDS = event_kinds(
    Happened,
    {
        Happened.GAINED: EventKind("A card is gained.", card=CARD, pile=PILE),
        Happened.FOUND: EventKind("A card is found.", card=CARD, pile=PILE),
        Happened.ROLLED: EventKind("Dice are rolled.", dice=several(NUMBER, 3)),
        Happened.CHECKED: EventKind("A check is made."),
        Happened.SCORED: EventKind("Points are scored.", points=NUMBER),
        Happened.WENT: EventKind("Somebody goes so far.", far=FAR, fine=FINE),
        Happened.PACED: EventKind("Somebody goes a pace.", far=FAR),
    },
)

SENTENCES = (
    Sentence("gained", ("gained", "found"), repeats=True, same=("pile",)),
    Sentence("rolled-to-check", ("rolled",), before="checked"),
    Sentence("rolled-to-score", ("rolled", "scored")),
    Sentence("scored", ("scored",), repeats=True, of_one_seat=False),
    Sentence("paced", ("paced",), repeats=True),
)
HINTS = (Sentence("gained", ("gained", "found"), repeats=True, same=("pile",)),)

TEXTS = {
    "en": """
card-lasso = lasso
    .takes = a
    .plural = lassos
card-kite = kite
    .takes = a
pile-hand = hand
pile-closet = closet
what = { LIST($card, alike: "counted", article: "indefinite") }
event-gained = { $seat } takes { what } into the { THING($pile) } ({ $count }).
event-rolled = { $seat } rolls { LIST($dice, alike: "dashed") }.
event-rolled-to-check = { $seat } checks with { LIST($rolled-dice, alike: "dashed") } ({ $count }).
event-rolled-to-score = { $rolled-seat } rolls { LIST($rolled-dice, alike: "dashed") } and { $scored-seat-is ->
    [you] you get
   *[other] { $scored-seat } gets
} { $scored-points }.
event-checked = The check is made.
event-scored = { $points-is ->
    [one] Scored: { LIST($points, alike: "dashed") }.
   *[several] Scored in { $count } lots: { LIST($points, alike: "dashed") }.
}
event-went = { $seat } goes { $far ->
    [one] { $far } inch
   *[other] { $far } inches
} and { $fine }.
event-paced = { $seat } goes { LIST($far) }: { LIST($far, alike: "dashed") }.
hint-gained = { LIST($card, alike: "times") } for the { THING($pile) }
""",
    "de": """
card-lasso = Lasso
    .takes = das
    .plural = Lassos
card-kite = Drachen
    .takes = der
pile-hand = Hand
pile-closet = Schrank
what = { LIST($card, alike: "counted", article: "indefinite", case: "accusative") }
event-gained = { $seat } nimmt { what }: { THING($pile) }.
event-rolled = { $seat } würfelt { LIST($dice, alike: "dashed") }.
event-rolled-to-check = { $seat } prüft mit { LIST($rolled-dice, alike: "dashed") }.
event-rolled-to-score = { $rolled-seat } würfelt { LIST($rolled-dice, alike: "dashed") }, { $scored-seat-is ->
    [you] du bekommst
   *[other] { $scored-seat } bekommt
} { $scored-points }.
event-checked = Es ist geprüft.
event-scored = Punkte: { LIST($points, alike: "dashed") }.
event-went = { $seat } fährt { $far } Zoll und { $fine }.
event-paced = { $seat } fährt { LIST($far) }: { LIST($far, alike: "dashed") }.
hint-gained = { LIST($card, alike: "times") } für: { THING($pile) }
""",
}


@dataclass(frozen=True)
class Happening:
    """An event, as `Sayings` takes it."""

    declared: EventKind
    seat: int
    facts: tuple[int, ...]

    @property
    def kind(self) -> str:
        """Its name."""
        return self.declared.name

    @property
    def plain(self) -> dict[str, object]:
        """Its fields as data for JSON."""
        return self.declared.plain(self.facts)


def event(kind: Happened, seat: int, *facts: int) -> Happening:
    """Something that happens to a seat."""
    return Happening(KINDS[kind], seat, facts)


LASSO, KITE = 0, 1
HAND, CLOSET = 0, 1


@dataclass(frozen=True)
class Joined:
    """Events, and what is said of them, by event.

    Attributes:
        why: what the case shows.
        events: what happens.
        said: by language.
        viewer: who is told; -1 for nobody in particular.
        is_hint: whether it is foretold, in one text.
    """

    why: str
    events: tuple[Happening, ...]
    said: dict[str, list[str] | str]
    viewer: int = -1
    is_hint: bool = False


CASES = (
    Joined(
        "neighbours of several kinds and of one seat are gathered, a seat at a time",
        (
            event(Happened.GAINED, 0, LASSO, HAND),
            event(Happened.FOUND, 0, LASSO, HAND),
            event(Happened.GAINED, 1, KITE, HAND),
        ),
        {
            "en": ["Ann takes 2 lassos into the hand (2).", "", "Klaus takes a kite into the hand (1)."],
            "de": ["Ann nimmt 2 Lassos: Hand.", "", "Klaus nimmt einen Drachen: Hand."],
        },
    ),
    Joined(
        "gathered ones are parted by the same fields, and each part is told where its first event is",
        (
            event(Happened.GAINED, 0, LASSO, HAND),
            event(Happened.GAINED, 0, KITE, CLOSET),
            event(Happened.GAINED, 0, KITE, HAND),
            event(Happened.CHECKED, 0),
        ),
        {
            "en": [
                "Ann takes a lasso and a kite into the hand (2).",
                "Ann takes a kite into the closet (1).",
                "",
                "The check is made.",
            ],
            "de": [
                "Ann nimmt ein Lasso und einen Drachen: Hand.",
                "Ann nimmt einen Drachen: Schrank.",
                "",
                "Es ist geprüft.",
            ],
        },
    ),
    Joined(
        "what has to come next is told by itself",
        (event(Happened.ROLLED, 1, 6, 4, 1), event(Happened.CHECKED, 1), event(Happened.SCORED, 1, 3)),
        {
            "en": ["Klaus checks with 6-4-1 (1).", "The check is made.", "Scored: 3."],
            "de": ["Klaus prüft mit 6-4-1.", "Es ist geprüft.", "Punkte: 3."],
        },
    ),
    Joined(
        "at the end nothing comes next",
        (event(Happened.CHECKED, 1), event(Happened.ROLLED, 1, 6, 6, 6)),
        {
            "en": ["The check is made.", "Klaus rolls 6-6-6."],
            "de": ["Es ist geprüft.", "Klaus würfelt 6-6-6."],
        },
    ),
    Joined(
        "a row is of different kinds, of whatever seats, and each field is called by its kind",
        (
            event(Happened.ROLLED, 0, 2, 2, 1),
            event(Happened.SCORED, 1, 7),
            event(Happened.SCORED, 1, 2),
            event(Happened.SCORED, 2, 3),
        ),
        {
            "en": ["Ann rolls 2-2-1 and you get 7.", "", "Scored in 2 lots: 2-3.", ""],
            "de": ["Ann würfelt 2-2-1, du bekommst 7.", "", "Punkte: 2-3.", ""],
        },
        viewer=1,
    ),
    Joined(
        "numbers in other units are said in the language, rounded to thousandths as on the page",
        (event(Happened.WENT, 0, 40, 1), event(Happened.WENT, 0, 50013, 3), event(Happened.WENT, 0, 1, -1)),
        {
            "en": [
                "Ann goes 1 inch and 0.063.",
                "Ann goes 1,250.325 inches and 0.188.",
                "Ann goes 0.025 inches and -0.063.",
            ],
            "de": [
                "Ann fährt 1 Zoll und 0,063.",
                "Ann fährt 1.250,325 Zoll und 0,188.",
                "Ann fährt 0,025 Zoll und -0,063.",
            ],
        },
    ),
    Joined(
        "numbers in other units in lists are, too",
        (event(Happened.PACED, 2, 100), event(Happened.PACED, 2, 40), event(Happened.PACED, 2, 48000)),
        {
            "en": ["Cy goes 2.5, 1 and 1,200: 2.5-1-1,200.", "", ""],
            "de": ["Cy fährt 2,5, 1 und 1.200: 2,5-1-1.200.", "", ""],
        },
    ),
    Joined(
        "what is foretold is parted likewise",
        (
            event(Happened.GAINED, 0, LASSO, HAND),
            event(Happened.GAINED, 0, KITE, CLOSET),
            event(Happened.GAINED, 0, LASSO, HAND),
        ),
        {"en": "lasso x2 for the hand; kite x1 for the closet", "de": "Lasso x2 für: Hand; Drachen x1 für: Schrank"},
        is_hint=True,
    ),
)


def messages() -> Messages:
    """The messages, in files."""
    folder = Path(mkdtemp())
    for language, text in TEXTS.items():
        (folder / f"{language}.ftl").write_text(text, encoding="utf-8")
    return Messages(folder, sentences=SENTENCES, hints=HINTS)


def texts(language: str) -> list[str]:
    """What a client has of the messages in a language."""
    return [(SHARED / f"{language}.ftl").read_text(encoding="utf-8"), TEXTS[language]]


def cases() -> list[tuple[str, Joined]]:
    """Each case in each language."""
    return [(language, case) for case in CASES for language in case.said]
