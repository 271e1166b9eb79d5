"""Road Wolf in words: every action and event as text, and what a seat may know as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from runabout.core.errors import Unreadable
from runabout.core.plan import Face, Plan, Remark
from runabout.core.previews import Preview
from runabout.core.result import Result as GameResult
from runabout.core.scene import Scene
from runabout.core.words import Action, Event, Names, Words
from runabout.games.road_wolf.actions import QUARTER
from runabout.games.road_wolf.box import STICK
from runabout.games.road_wolf.events import Event as Kind
from runabout.games.road_wolf.rolls import Result
from runabout.games.road_wolf.state import Sight, State
from runabout.games.road_wolf.telling.actions import actions
from runabout.games.road_wolf.telling.event_kinds import EVENTS
from runabout.games.road_wolf.telling.events_told import tell, tell_armed
from runabout.games.road_wolf.telling.faces import faces
from runabout.games.road_wolf.telling.facts import facts
from runabout.games.road_wolf.telling.hints import hint, previewed
from runabout.games.road_wolf.telling.naming import dice, inches
from runabout.games.road_wolf.telling.outcome import outcome
from runabout.games.road_wolf.telling.plan import asked, plan, remarks
from runabout.games.road_wolf.telling.spots_in_words import STEPS, nearest_spot, step_of
from runabout.games.road_wolf.telling.verbs import VERBS

KINDS = tuple(kind.name.casefold() for kind in Kind)
ATTACK, DEFENCE, RESULT, CHECK = (kind.name.casefold() for kind in (Kind.ATTACK, Kind.DEFENCE, Kind.RESULT, Kind.CHECK))

OTHER_ROLLS = (RESULT, *(kind.name.casefold() for kind in (Kind.RAM, Kind.STRUCK, Kind.MELEE, Kind.SHOT, Kind.REPAIR)))
"""After these it is no longer the road that attacks."""

ARMED = (Kind.ARMED.name.casefold(), Kind.ARMED_UNSEEN.name.casefold())

DIRECTION, CHECK_RESULT = (kind.name.casefold() for kind in (Kind.DIRECTION, Kind.CHECK_RESULT))


REACH = (
    f"a spot no further than a stick, {inches(STICK)} inches, in steps of {inches(QUARTER)}: ahead or to the side for "
    "a MOVE (RW-171), back for a BRAKE (RW-173)"
)
"""What a typed spot has to be."""


class RoadWolfWords(Words):
    """Road Wolf's words."""

    def __init__(self) -> None:
        super().__init__(
            actions(),
            EVENTS,
            'an action such as "vehicle 2", "move", "ahead 2.5, left 1.25", "fire a Shotgun", "reroll a 3", '
            '"buy Coupe", "place at START 12.5" or "done"',
            verbs=VERBS,
        )

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

    def tell(self, event: Event, names: Names, viewer: int | None = None) -> str:
        """An event as a sentence."""
        return tell(event, names, viewer)

    def sentences(self, events: Sequence[Event], names: Names, viewer: int | None) -> list[str]:
        """What happened, sentence by sentence; the dice of both sides, and what they lead to, are one, and so are the
        tokens that a vehicle takes aboard one after the other.
        """
        told: list[str] = []
        check = False  # the road attacks
        while len(told) < len(events):
            event, after = events[len(told)], events[len(told) + 1 : len(told) + 3]
            check = event.kind == CHECK or (check and event.kind not in OTHER_ROLLS)
            if event.kind in ARMED:
                told += arming(events[len(told) :], names, viewer)
            elif event.kind == ATTACK and after and after[0].kind == DEFENCE:
                result = after[1] if len(after) > 1 and after[1].kind == RESULT else None
                told += [contest(event, after[0], result, check), *[""] * (1 if result is None else 2)]
                check = check and result is None  # a tie may be rolled anew
            elif event.kind == ATTACK and after and after[0].kind == DIRECTION:
                told.append("")  # the hour tells what the die shows
            elif event.kind == RESULT and after and after[0].kind == CHECK_RESULT:  # after a reroll
                told.append(road_or_vehicle(event, names, viewer))
            else:
                told.append(tell(event, names, viewer))
        return told

    def outcome(self, result: GameResult, state: State) -> str:
        """Why the game ended."""
        return outcome(state)

    def sight(self, sight: Sight) -> dict[str, Any]:
        """What a seat may know, as plain data."""
        return facts(sight)

    def plan(self, scene: Scene) -> Plan:
        """How the table is laid out."""
        return plan(scene)

    def asked(self, sight: Sight, names: Names, scene: Scene | None = None) -> str:
        """What the seat that decides is asked."""
        return asked(sight.snapshot(), names)

    def remarks(self, sight: Sight, names: Names, scene: Scene | None = None) -> tuple[Remark, ...]:
        """The mission, the round, the sides, the roll, the vehicles."""
        return tuple(remarks(sight.snapshot(), names))

    def faces(self) -> tuple[Face, ...]:
        """Every vehicle, token and road card."""
        return faces()

    def hint(self, sight: Sight, action: Action) -> str:
        """The dice of a fight, and what else is seen of an action."""
        return hint(sight, action)

    def preview(self, sight: Sight, action: Action, told: Preview) -> str:
        """What a move would meet, and what comes in the road's turn."""
        return previewed(sight, action, told)


def arming(events: Sequence[Event], names: Names, viewer: int | None) -> list[str]:
    """The tokens that a seat gives out at the beginning of `events`: each vehicle with all of its own where its first
    is told, and "" for the others.
    """
    taken = list(takewhile(lambda event: event.kind in ARMED and event.seat == events[0].seat, events))
    told = [""] * len(taken)
    for vehicle in dict.fromkeys(event.vehicle for event in taken):
        its = [at for at, event in enumerate(taken) if event.vehicle == vehicle]
        told[its[0]] = tell_armed([taken[at] for at in its], names, viewer)
    return told


def contest(attack: Event, defence: Event, result: Event | None, check: bool) -> str:
    """Both sides' dice as they lie, and what comes of them: "It is 6-4 against 5-2: the attacker wins, overkill 1."."""
    who = "The road has" if check else "It is"
    lie = f"{who} {dice(attack.dice)} against {dice(defence.dice)}"
    if result is None:
        return f"{lie}."
    won, overkill = result.facts
    if won not in (Result.ATTACKER_WINS, Result.DEFENDER_WINS):
        return f"{lie}: no difference."
    if check:
        winner = "the road" if won == Result.ATTACKER_WINS else "the vehicle"
    else:
        winner = "the attacker" if won == Result.ATTACKER_WINS else "the defender"
    return f"{lie}: {winner} wins, overkill {overkill}."


def road_or_vehicle(result: Event, names: Names, viewer: int | None) -> str:
    """Who has won a wipeout check, where the dice have been told before."""
    said = tell(result, names, viewer)
    return said.replace("attacker", "road").replace("defender", "vehicle")
