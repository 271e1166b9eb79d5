"""Words, layouts and scenes with one fault each, for laws to catch."""

from dataclasses import replace
from pathlib import Path

from runabout.core.facts import NUMBER, called
from runabout.core.plan import Remark
from runabout.core.scene import Decision, Layout, Piles, Read, Things
from runabout.core.speech.declared import Messages
from runabout.core.verbs import VerbKind
from runabout.core.words import Action
from tests.laws import little
from tests.laws.little import (
    RANK,
    LittleWords,
    from_hand,
)


class HardOfHearing(LittleWords):
    def parse(self, text):
        return 0 if text.casefold().startswith("show") else super().parse(text)


class Says(LittleWords):
    """Words of a table that is laid out, asks and remarks as given."""

    def __init__(self, plan=None, asked="", remarks=()):
        super().__init__()
        self.given = plan, asked, remarks

    def plan(self, scene):
        return self.given[0]

    def asked(self, sight, names):
        return self.given[1]

    def remarks(self, sight, names):
        return self.given[2]


class Counting(LittleWords):
    """Words that remark how often they were asked."""

    asked_so_far = 0

    def remarks(self, sight, names):
        self.asked_so_far += 1
        return (Remark("", f"remark number {self.asked_so_far}"),)


def says(called, plan=None, **said):
    """Such words, called by their fault."""
    return type(called, (Says,), {})(plan, **said)


class Unwritten(LittleWords):
    def __init__(self):
        super().__init__()
        self.messages: Messages | None = Messages(Path("nowhere"))


class Speechless(LittleWords):
    def tell(self, event, names, viewer=None):
        return None


class Braces(LittleWords):
    def __init__(self):
        super().__init__()
        said = [replace(action, text=action.text.replace("show ", "show {") + "}") for action in self.actions]
        self.actions: tuple[Action, ...] = tuple(said)


def layout(called, *parts, **more):
    """The little game's layout, where every field is beside the scene, but for some parts; called by its fault."""
    told = [name for part in parts for name in part.fields]
    fields = [name for name in little.Sight.fields if name not in ("viewer", *told)]
    return type(called, (Layout,), {})(little.Sight, [*parts, *map(Decision, fields)], **more)


def put_a_ghost(seen, scene):
    scene.things["ghost:1"] = {"at": seen.boasting}


def ghost(called, at, kind=NUMBER, places=()):
    """A layout with a ghost that is always there; called by its fault."""

    def put(seen, scene):
        scene.things["ghost:1"] = {"at": at}

    return layout(called, Read(["boasting"], put), things=[Things("ghost", "A ghost.", at=kind)], places=places)


def pile(called, place, held, names=()):
    """A layout with a pile that is always the same; called by its fault."""

    def lay(seen, scene):
        scene.piles[place] = held

    return layout(called, Read(["boasting"], lay), piles=[Piles("cards", "Cards.", ["1", "2"], names)])


def writes(called, value, kind=NUMBER, section="decision"):
    """A layout that says something of its own in place of one field; called by its fault."""

    def write(seen, scene):
        if value is not None:
            getattr(scene, section)["mood"] = value

    return layout(called, Read(["boasting"], write, **{section: {"mood": kind}}))


SPOT = called("spot", "a place", str)


def turn_the_ghost(seen, scene):
    scene.things["ghost:1"]["at"] = seen.viewer


def write_a_tuple(seen, scene):
    scene.decision["boasting"] = (seen.boasting,)


def write_bytes(seen, scene):
    scene.decision["boasting"] = bytes([seen.boasting])


def spoil_the_scene(scene, action):
    scene.counters["hand"] = []
    return []


def shows(called, about=from_hand, **fields):
    """The little game's words with another kind of SHOW, called by their fault."""
    kind = VerbKind("Show a card.", about=about, **(fields or {"card": RANK}))
    return type(called, (LittleWords,), {})(kind)


AS_SET = RANK._replace(plain=set)


AS_TUPLE = RANK._replace(plain=tuple, values=())


UNLISTED = RANK._replace(values=("one", "two"))


NEXT_RANK = RANK._replace(plain=lambda numbers: str(numbers[0] + 2), values=())


def lay_cards(seen, scene):
    """A pile that is always the same."""
    scene.piles["cards"] = ["1", "2"]


CARDS_LAYOUT = Layout(
    little.Sight,
    [
        Read(["boasting"], lay_cards),
        *(Decision(name) for name in little.Sight.fields if name not in ("viewer", "boasting")),
    ],
    piles=[Piles("cards", "Some cards.", ["1", "2"])],
)
