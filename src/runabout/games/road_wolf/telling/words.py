"""Road Wolf in words: every action and event as text."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from runabout.core.errors import Unreadable
from runabout.core.plan import Face, Plan
from runabout.core.previews import Preview
from runabout.core.result import Result as GameResult
from runabout.core.scene import Scene
from runabout.core.speech.declared import LANGUAGES, Messages, Sentence
from runabout.core.words import Action, Words
from runabout.games.road_wolf.actions import QUARTER
from runabout.games.road_wolf.box import BOX, STICK
from runabout.games.road_wolf.box_file import Box
from runabout.games.road_wolf.kinds import Token, VehicleKind
from runabout.games.road_wolf.state import Sight, State
from runabout.games.road_wolf.telling.actions import actions
from runabout.games.road_wolf.telling.event_kinds import EVENTS
from runabout.games.road_wolf.telling.faces import faces
from runabout.games.road_wolf.telling.missions import ending
from runabout.games.road_wolf.telling.naming import bare, inches
from runabout.games.road_wolf.telling.plan import plan
from runabout.games.road_wolf.telling.previewed import PREVIEWS, tells_nothing
from runabout.games.road_wolf.telling.scene import LAYOUT
from runabout.games.road_wolf.telling.spots_in_words import STEPS, nearest_spot, step_of
from runabout.games.road_wolf.telling.verbs import VERBS

MESSAGES = Messages(
    Path(__file__).parent.with_name("messages"),
    LAYOUT,
    sentences=(
        Sentence("armed", ("armed",), repeats=True, same=("vehicle",)),
        Sentence("armed-unseen", ("armed_unseen",), repeats=True, same=("vehicle",)),
        Sentence("road-dice", ("attack", "defence", "result"), before="check_result"),
        Sentence("contest", ("attack", "defence", "result")),
        Sentence("of-dice", ("attack", "defence")),
        Sentence("skid-die", ("attack",), before="direction"),
        Sentence("road-result", ("result",), before="check_result"),
    ),
    remarks=(
        ("", "round"),
        ("", "closed"),
        ("", "bridges"),
        ("", "roll"),
        ("*have", "have"),
        ("*fit", "fit"),
    ),
    foretells=False,
    previews=PREVIEWS,
    complete_in=LANGUAGES,
)
"""The dice of both sides and what they lead to are one sentence, and so are the tokens that one vehicle
takes aboard.
"""

REACH = (
    f"a spot no further than a stick, {inches(STICK)} inches, in steps of {inches(QUARTER)}: ahead or to the side for "
    "a MOVE (RW-171), back for a BRAKE (RW-173)"
)
"""What a typed spot has to be."""


SAID_AS = {"kind": ("is", "kind"), "token": ("token",)}
"""By the sort of message that names them: the sorts that vehicles and tokens are said as."""


def given(box: Box) -> dict[str, str]:
    """What an owner's copy of the game calls vehicles and tokens otherwise than we do: so they are called in every
    language.
    """
    if not box.digest:
        return {}
    from runabout.core.speech.sayings import Sayings  # slow to import, and only an owner's copy needs it here

    ours = Sayings(LANGUAGES[0], MESSAGES)
    titles = [
        *(("kind", kind.text, bare(vehicle.title)) for kind, vehicle in zip(VehicleKind, box.vehicles, strict=True)),
        *(("token", token.text, found.title) for token, found in zip(Token, box.tokens, strict=True)),
    ]
    return {
        f"={sort}:{name}": title
        for message, name, title in titles
        if title != ours.thing(name, message)
        for sort in SAID_AS[message]
    }


class RoadWolfWords(Words):
    """Road Wolf's words."""

    def __init__(self) -> None:
        super().__init__(
            actions(),
            EVENTS,
            'an action such as "vehicle 2", "move", "ahead 2.5, left 1.25", "fire a Shotgun", "reroll a 3", '
            '"buy Coupe", "place at START 12.5" or "done"',
            verbs=VERBS,
            messages=MESSAGES,
        )
        self.given = given(BOX)

    def parse(self, text: str) -> int:
        """The number of the action that a text names; a spot may be typed in any of the ways of `step_of`.

        Raises:
            Unreadable: it names none. For a spot further than a stick, or between those of the lattice, the error has
                the rule, and the nearest there is.
        """
        step = step_of(text)
        if step is None or text in self._exact:
            return super().parse(text)
        if step in STEPS:
            return STEPS[step]
        raise Unreadable(text, REACH, [self.format(nearest_spot(*step))])

    def ending(self, result: GameResult, state: State) -> dict[str, Any]:
        """Why the game ended, and for which side."""
        return ending(state)

    def plan(self, scene: Scene) -> Plan:
        """How the table is laid out."""
        return plan(scene, self.sayings, self.listener(()))

    def faces(self) -> tuple[Face, ...]:
        """Every vehicle, token and road card, and every ready-made force."""
        return faces(self.sayings, self.listener(()))

    def preview(self, sight: Sight, action: Action, told: Preview) -> str:
        """What the preview of an action says; at once that nothing is to be said, as of most spots, of which there are
        hundreds.
        """
        return "" if tells_nothing(told) else super().preview(sight, action, told)
