"""What is called how at a table of Road Wolf: vehicles, tokens and actions, by the messages of the game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache

from runabout.core.language.values import Form, Thing
from runabout.core.previews import Preview
from runabout.core.speech.declared import LANGUAGES
from runabout.core.words import Action
from runabout.games.road_wolf.events import Thing as Sort
from runabout.games.road_wolf.events import thing_in
from runabout.games.road_wolf.kinds import Token, VehicleKind
from runabout.games.road_wolf.mission import Ready
from runabout.games.road_wolf.state import Sight
from runabout.games.road_wolf.telling.missions import force_title, mission_blurb, mission_of, mission_title
from runabout.terminal.tables.table import Table
from runabout.terminal.voice import Voice

KINDS = tuple(kind.text for kind in VehicleKind)


class Tongue:
    """Says what a table of Road Wolf speaks of.

    Args:
        table: whose words and voice it has.
        names: of everyone, by seat.
        viewer: who is told; -1 for somebody who only watches.
    """

    def __init__(self, table: Table, names: Sequence[str] = (), viewer: int = -1) -> None:
        self.table = table
        self.voice: Voice = table.voice
        self.names, self.viewer = names, viewer
        self._said = table.words.sayings
        self._listener = table.words.listener(names)

    # --- Things -------------------------------------------------------------------------------------------------------

    def vehicle(self, seen: Sight, v: int, case: str = "nominative") -> str:
        """What is in a slot, with its number, within a sentence: "the Coupe (7)", "number 7" where it is nothing."""
        if thing_in(seen, v) == Sort.UNKNOWN:
            return self.voice.say("road-wolf-number", number=v + 1)
        return self._said.thing(self._thing(seen, v), "", self._listener, Form(case, "definite"))

    def numbered(self, seen: Sight, v: int) -> str:
        """The same by itself: "Coupe (7)"."""
        return self._said.thing(self._thing(seen, v), "", self._listener)

    def kind_of(self, seen: Sight, v: int) -> str:
        """What is in a slot is called so now: "Limo", "wreck of the Coupe"."""
        return self._said.attribute("vehicle", "kind", dict(self._thing(seen, v).more))

    def kind(self, kind: int) -> str:
        """A kind of vehicle."""
        return self._said.thing(KINDS[kind], "is", self._listener)

    def _thing(self, seen: Sight, v: int) -> Thing:
        name, wrecked = sorts(thing_in(seen, v))
        given = self._listener.given
        of = Thing(wrecked, "of", given) if wrecked else ""
        return Thing(f"vehicle:{v + 1}", "vehicle", given, (("is", Thing(name, "is", given)), ("of", of)))

    def token(self, token: int, many: int = 1) -> str:
        """A token: "Gunner", "2 Gunners"."""
        said = self._said.thing(Token(token).text, "token", self._listener, Form(plural=many > 1))
        return f"{many} {said}" if many > 1 else said

    def tokens(self, counts: Iterable[int]) -> list[str]:
        """So many of each token, those that there are."""
        return [self.token(token, many) for token, many in enumerate(counts) if many]

    # --- The rest -----------------------------------------------------------------------------------------------------

    def mission(self, seen: Sight) -> str:
        """What the chase is called."""
        return mission_title(mission_of(seen), self._said)

    def blurb(self, seen: Sight) -> str:
        """What the chase is about."""
        return mission_blurb(mission_of(seen), self._said)

    def force(self, force: Ready) -> str:
        """A ready-made force."""
        return force_title(force, self._said)

    def vehicles(self, kinds: Sequence[str]) -> str:
        """Vehicles, counted by kind: "2 Coupes and a Limo"."""
        return self._said.say_typed("label-vehicles", {"vehicles": ("kind", kinds)}, self._listener)

    def side(self, seat: int) -> str:
        """What a seat's side is called; "" where everybody is alone."""
        label = self.table.plan.labels.get(f"seat:{seat}")
        return label.text if label else ""

    def action(self, action: Action) -> str:
        """An action as a choice writes it."""
        return self.table.said(action, self.names, self.viewer)

    def preview(self, seen: Sight, action: Action, told: Preview) -> str:
        """What an action would meet, in a few words."""
        return self.table.words.preview(seen, action, told)


def sorts(thing: int) -> tuple[str, str]:
    """What a `Thing` of the events is, and of what kind of vehicle a wreck is, by their names; "" for none."""
    if thing > Sort.WRECK:
        return "wreck", KINDS[thing - Sort.WRECK - 1]
    if thing > len(KINDS):
        return Sort(thing).name.casefold(), ""
    return (KINDS[thing - 1] if thing else "vehicle"), ""


# --- What is typed ----------------------------------------------------------------------------------------------------

WORDS = (
    *("ahead", "back", "left", "right", "inches", "and"),
    *("into", "beside", "car", "start", "end", "at", "place", "drive"),
    *("move", "brake", "melee", "transfer", "repair", "take-over", "later", "done", "yes", "no", "enough"),
)
"""What can be typed at this table: the messages `road-wolf-words-NAME` are the words for it in the language."""


def in_english(text: str, voice: Voice) -> str:
    """What somebody typed in the language as it is typed in English: "vor 2,5 links 1" as "ahead 2.5 left 1"."""
    if voice.language == LANGUAGES[0]:
        return text
    words: dict[str, str] = {}
    for name in WORDS:
        said = voice.say(f"road-wolf-words-{name}").split(",")
        words |= dict.fromkeys(map(str.strip, said), name.replace("-", " "))
    return known_words(tuple(words)).sub(lambda word: words[word[0]], re.sub(r"(?<=\d),(?=\d)", ".", text))


@cache
def known_words(words: tuple[str, ...]) -> re.Pattern[str]:
    """Finds any of some words; of two that begin alike the longer one."""
    longest = sorted(words, key=len, reverse=True)
    return re.compile(rf"(?<![^\W\d_])(?:{'|'.join(map(re.escape, longest))})(?![^\W\d_])")
