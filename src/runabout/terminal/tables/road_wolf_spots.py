"""Where a vehicle of Road Wolf may go: the few spots worth offering among hundreds, and what a typed one means."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from runabout.core.errors import RunaboutError
from runabout.core.previews import Preview
from runabout.core.words import Action
from runabout.games.road_wolf.actions import (
    EXACT,
    HALF_INCH,
    PLACE,
    PLACE_AT,
    PLACE_EDGE,
    QUARTER,
    REROLL,
    VEHICLE,
    Verb,
)
from runabout.games.road_wolf.box import BOARD_LENGTH, BOARD_WIDTH, FINGER, STICK
from runabout.games.road_wolf.box_file import UNITS
from runabout.games.road_wolf.driving.steering import across_to, across_to_edge, along_to
from runabout.games.road_wolf.fleet import are_friends
from runabout.games.road_wolf.kinds import Edge
from runabout.games.road_wolf.measures.geometry import Rect, adjacent, contact, squared_gap
from runabout.games.road_wolf.measures.slots import rect_of
from runabout.games.road_wolf.standing import hits_first, rect_at
from runabout.games.road_wolf.state import Ask, Sight, Status
from runabout.games.road_wolf.telling.previewed import tells_nothing
from runabout.games.road_wolf.telling.spots_in_words import LENGTH, STEPS, step_of
from runabout.terminal.tables.road_wolf_names import Tongue
from runabout.terminal.voice import Voice

OFFERED = 14
"""Spots or places offered at most."""

FEWEST = 4
"""How many spots are offered at least, good or bad."""

BESIDE = 4
"""Vehicles that one is offered to drive up to."""

_INTO = re.compile(r"(?:drive |go |move |brake )?(?:into|ram|hit)\s+(?:vehicle\s+|#|v)?(\d+)")
_BESIDE = re.compile(r"(?:drive |go |move |brake )?(?:beside|by|next to|alongside)\s+(?:vehicle\s+|#|v)?(\d+)")
_VEHICLE = re.compile(r"(?:#|v|car\s+)(\d+)")
_PLACE = re.compile(rf"(?:place\s+)?(?:at\s+)?(start|end|left|right)\s*({LENGTH})")


@dataclass(eq=False)
class Spots:
    """The spots of the move that is being asked for.

    Attributes:
        seen: what the viewer may know.
        legal: the actions that are open, by number.
        previews: of these, by number.
        tongue: says what is said of them.
    """

    seen: Sight
    legal: Mapping[int, Action]
    previews: Mapping[int, Preview]
    tongue: Tongue

    @property
    def v(self) -> int:
        """Who moves."""
        return int(self.seen.acting)

    @property
    def brakes(self) -> bool:
        """Whether it is a BRAKE."""
        return bool(self.seen.verb == Verb.BRAKE)

    @property
    def voice(self) -> Voice:
        """Says the messages of the terminal."""
        return self.tongue.voice

    @property
    def reach(self) -> str:
        """How far the move goes, and which rule says so."""
        return self.voice.say("road-wolf-reach", is_brake=self.brakes, stick=STICK / UNITS)

    @cached_property
    def steps(self) -> dict[int, tuple[int, int]]:
        """By open action: how far to the right and ahead."""
        found = {number: step for step, number in STEPS.items() if number in self.legal}
        for number in range(EXACT, VEHICLE):
            if number in self.legal:
                found[number] = (across_to_edge(self.seen, self.v, number - EXACT), 0)
        return found

    def target(self, number: int) -> tuple[int, int]:
        """Where a spot lies on the board: x and y."""
        across, along = self.steps[number]
        return int(self.seen.x[self.v] + across), int(self.seen.y[self.v] + along)

    @cached_property
    def notes(self) -> dict[int, str]:
        """By open action: what the move would meet; "" for nothing."""
        return {n: self.tongue.preview(self.seen, self.legal[n], self.previews[n]) for n in self.steps}

    @cached_property
    def free(self) -> set[int]:
        """The open spots on the way to which nothing happens."""
        return {number for number in self.steps if number < EXACT and tells_nothing(self.previews[number])}

    @cached_property
    def beside_whom(self) -> dict[int, int]:
        """The spots that are offered for being next to something: next to which slot."""
        seen = self.seen
        slots = [t for t in range(seen.slots) if t != self.v and seen.half_width[t] > 0]
        near = sorted((t for t in slots if FINGER**2 <= self._gap(t) < (STICK + FINGER) ** 2), key=self._gap)
        found = {self.beside(t): t for t in reversed(near[:BESIDE])}
        return {number: t for number, t in reversed(found.items()) if number is not None}

    # --- Those worth offering -----------------------------------------------------------------------------------------

    def offered(self) -> list[int]:
        """The spots that are offered by number: from straight on to the sides, and up to what is near."""
        into = list(self._into())
        # What would be rammed is offered already, with the shortest way into it.
        others = [number for number in self._around() if not into or not self._is_hit(number)]
        straight, *rest = self._straight()
        first = [straight] if straight in others or not into else []
        found = dict.fromkeys([*first, *rest, *into, *self.beside_whom, *others])
        for number in self._around():
            if len(found) < FEWEST:
                found[number] = None
        return list(found)[:OFFERED]

    def _straight(self) -> Iterator[int]:
        """As far as one gets straight on; where something lies in that way, as far as one gets without it; and onto
        SUPPLIES.
        """
        straight = STEPS[0, -STICK if self.brakes else STICK]
        yield straight
        if straight not in self.free and self.free:
            yield min(self.free, key=lambda number: (-abs(self.steps[number][1]), abs(self.steps[number][0])))
        yield from sorted((n for n in self.steps if self.previews[n].supplies), key=self._comfort)[:1]

    def _into(self) -> Iterator[int]:
        """What can be driven into: vehicles before anything else, and friends last."""
        seen, slots = self.seen, [number - VEHICLE for number in self.legal if number >= VEHICLE]
        for v in sorted(slots, key=lambda t: (is_friend(seen, t), seen.status[t] == Status.WRECK, self._gap(t))):
            yield VEHICLE + v

    def _around(self) -> Iterator[int]:
        """Round the clock: slanting, straight to the side, and half as far."""
        way = -1 if self.brakes else 1
        far, slant, half = QUARTER * 13, QUARTER * 11, QUARTER * 8  # a stick aslant, at 30 and at 45 degrees
        steps = [(0, way * STICK), (-half, way * far), (half, way * far), (-slant, way * slant), (slant, way * slant)]
        sides = [] if self.brakes else [(-STICK, 0), (STICK, 0)]
        around = [STEPS[step] for step in (*steps, *sides, (0, way * half))]
        yield from (number for number in (*around, EXACT, EXACT + 1) if number in self.steps)

    def _is_hit(self, number: int) -> bool:
        """Whether the move is stopped by what it hits."""
        return bool(self.previews[number].thing.number >= 0)

    def _comfort(self, number: int) -> tuple[int, int]:
        across, along = self.steps[number]
        return abs(across), -abs(along)

    def _gap(self, t: int, across: int = 0, along: int = 0) -> int:
        """The squared distance to the object in a slot, from where the mover is or would be."""
        return squared_gap(self._after(across, along), rect_of(self.seen, t))

    def _after(self, across: int, along: int) -> Rect:
        """The mover's footprint after a step."""
        return rect_at(self.seen, self.v, self.seen.x[self.v] + across, self.seen.y[self.v] + along)

    def beside(self, t: int) -> int | None:
        """The spot adjacent to what is in a slot, as level with it as may be, on the way to which nothing happens; None
        where there is none.
        """
        found = []
        there = rect_of(self.seen, t)
        for number in self.free:
            across, along = self.steps[number]
            here = self._after(across, along)
            if adjacent(here, there) and not contact(here, there):
                aslant = abs(there.x - here.x) < here.half_width + there.half_width
                found.append((aslant, abs(there.y - here.y), abs(across), number))
        return min(found)[-1] if found else None

    # --- What a typed one means ---------------------------------------------------------------------------------------

    def read(self, text: str) -> Action | None:
        """The spot that a text names: "ahead 2 right 1", "into 7", "beside 7"; None where it names none.

        Raises:
            RunaboutError: it cannot be reached; the message has the rule and the nearest spot that can be.
        """
        if found := _INTO.fullmatch(text):
            return self._read_into(int(found[1]) - 1)
        if found := _BESIDE.fullmatch(text):
            return self._read_beside(int(found[1]) - 1)
        step = step_of(text)
        return None if step is None else self._read_step(*step)

    def _read_into(self, t: int) -> Action:
        if VEHICLE + t in self.legal:
            return self.legal[VEHICLE + t]
        self._check(t)
        seen, v = self.seen, self.v
        along, name, voice = along_to(seen, v, t), self.tongue.vehicle(seen, t), self.voice
        if self._gap(t) > STICK**2:
            why = voice.say("road-wolf-into-too-far", reach=self.reach, vehicle=name, away=so_far(self._gap(t)))
        elif self.brakes != (along < 0):
            why = f"{voice.say('road-wolf-directions')} {voice.say('road-wolf-into-behind', vehicle=capital(name))}"
        else:
            first = hits_first(seen, v, across_to(seen, v, t), along)
            between = capital(self.tongue.vehicle(seen, first)) if first >= 0 else None
            hidden = self.tongue.vehicle(seen, t, "dative")
            why = voice.say("road-wolf-into-hidden", between=between, vehicle=hidden)
        raise RunaboutError(self._with_nearest(why, t))

    def _read_beside(self, t: int) -> Action:
        self._check(t)
        number = self.beside(t)
        if number is not None:
            return self.legal[number]
        name, away = self.tongue.vehicle(self.seen, t, "dative"), so_far(self._gap(t))
        why = self.voice.say("road-wolf-nothing-beside", reach=self.reach, vehicle=name, away=away)
        raise RunaboutError(self._with_nearest(why, t))

    def _check(self, t: int) -> None:
        seen = self.seen
        if t == self.v:
            raise RunaboutError(self.voice.say("road-wolf-moves-itself", number=t + 1))
        if not 0 <= t < seen.slots or seen.half_width[t] == 0:
            raise RunaboutError(self.voice.say("road-wolf-not-there", number=t + 1))

    def _with_nearest(self, why: str, t: int) -> str:
        """Why something cannot be reached, and the spot that is nearest to it."""
        steps = [number for number in self.steps if number < EXACT]
        if not steps:
            return why
        near = min(steps, key=lambda number: (self._gap(t, *self.steps[number]), number not in self.free))
        spot, note = self.tongue.action(self.legal[near]), self.notes[near] or None
        return f"{why} {self.voice.say('road-wolf-nearest-to', spot=spot, note=note)}"

    def _read_step(self, across: int, along: int) -> Action:
        if (found := STEPS.get((across, along), -1)) in self.legal:
            t = self.previews[found].thing.number
            if t >= 0 and is_friend(self.seen, t) and VEHICLE + t in self.legal:
                name = self.tongue.vehicle(self.seen, t, "accusative")
                raise RunaboutError(self.voice.say("road-wolf-hits-friend", vehicle=name, number=t + 1))
            return self.legal[found]
        if not across and not along:
            raise RunaboutError(self.voice.say("road-wolf-no-length"))
        if across**2 + along**2 > STICK**2:
            why = self.voice.say("road-wolf-spot-too-far", away=so_far(across**2 + along**2), reach=self.reach)
        elif self.brakes != (along < 0):
            why = self.voice.say("road-wolf-directions")
        else:
            why = self.voice.say("road-wolf-spot-between")
        steps = [number for number in self.steps if number < EXACT]
        if not steps:
            raise RunaboutError(why)
        near = min(steps, key=lambda n: (self.steps[n][0] - across) ** 2 + (self.steps[n][1] - along) ** 2)
        spot = self.tongue.action(self.legal[near])
        raise RunaboutError(f"{why} {self.voice.say('road-wolf-nearest-spot', spot=spot)}")


def is_friend(seen: Sight, t: int) -> bool:
    """Whether what is in a slot is of the same side as what acts (RWA-42)."""
    return are_friends(seen, seen.owner[seen.acting] if seen.acting >= 0 else seen.seat, seen.owner[t])


def capital(text: str) -> str:
    """A text as a sentence begins."""
    return text[:1].upper() + text[1:]


def so_far(squared: int) -> float:
    """A distance in inches, rounded up to the hundredth, so that 4 inches and a bit are never told as 4."""
    return math.ceil(100 * math.sqrt(squared) / UNITS) / 100


def is_spot(text: str) -> bool:
    """Whether a text speaks of a spot, whichever and whether it is there or not."""
    return bool(step_of(text) or _INTO.fullmatch(text) or _BESIDE.fullmatch(text))


def vehicle_named(text: str) -> int | None:
    """The slot that a text names by the number on the board: "#7", "v7", "car 7"; None where it does not."""
    found = _VEHICLE.fullmatch(text)
    return None if found is None else int(found[1]) - 1


def verb_meant(seen: Sight, text: str, open_to: Iterable[int]) -> int | None:
    """How the vehicle that acts would get to a spot: by a MOVE, which is free for a bike once, or a BRAKE; None where a
    text names no spot, or that is not open to it.
    """
    v, named = seen.acting, _INTO.fullmatch(text) or _BESIDE.fullmatch(text)
    if named:
        t = int(named[1]) - 1
        if t == v or not 0 <= t < seen.slots or seen.half_width[t] == 0:
            return None
        is_behind = along_to(seen, v, t) < 0
    elif step := step_of(text):
        is_behind = step[1] < 0
    else:
        return None
    verbs = (Verb.BRAKE,) if is_behind else (Verb.BIKE_MOVE, Verb.MOVE)
    return next((int(verb) for verb in verbs if verb in open_to), None)


def not_yet(seen: Sight, text: str, tongue: Tongue) -> str:
    """Why a spot that is typed cannot be meant now."""
    voice = tongue.voice
    if seen.asks == Ask.VEHICLE:
        return voice.say("road-wolf-first-who", spot=text)
    if seen.asks == Ask.ACT:
        return voice.say("road-wolf-no-such-move", vehicle=capital(tongue.vehicle(seen, seen.acting)))
    return voice.say("road-wolf-no-spot")


# --- Places at the edges ----------------------------------------------------------------------------------------------


def place_of(number: int) -> tuple[int, int]:
    """The edge of a place, and where along it."""
    return int(PLACE_EDGE[number - PLACE]), int(PLACE_AT[number - PLACE])


def point_of(number: int) -> tuple[int, int]:
    """Where a place lies on the board: x and y."""
    edge, at = place_of(number)
    if edge in (Edge.START, Edge.END):
        return at, 0 if edge == Edge.START else BOARD_LENGTH
    return 0 if edge == Edge.LEFT else BOARD_WIDTH, at


def offered_places(seen: Sight, legal: Iterable[int]) -> list[int]:
    """The places that are offered by number: on the road, and at the sides level with enemies."""
    by_edge: dict[int, list[int]] = {}
    for number in legal:
        if PLACE <= number < REROLL:
            by_edge.setdefault(place_of(number)[0], []).append(number)
    only = len(by_edge) == 1
    found: list[int] = []
    for edge, places in by_edge.items():
        if edge in (Edge.START, Edge.END):
            wanted = [BOARD_WIDTH // 2 + 20 * step for step in ((-6, -4, -2, 0, 2, 4, 6) if only else (-3, 0, 3))]
            if seen.roads == 2:
                wanted = [140, 200, 260, 700, 760, 820]
        else:
            wanted = levels(seen)
        for want in wanted:
            near = min(places, key=lambda number: abs(place_of(number)[1] - want))
            if near not in found:
                found.append(near)
    return sorted(found[:OFFERED])


def levels(seen: Sight) -> list[int]:
    """How far along the board it is worth coming in from the side: level with the foremost and the hindmost enemy, and
    a stick ahead of the foremost; evenly spread where there is none.
    """
    seat = seen.owner[seen.acting] if seen.acting >= 0 else seen.seat
    there = [
        seen.y[v]
        for v in range(seen.slots)
        if seen.status[v] in (Status.DRIVING, Status.ABANDONED, Status.TRAIN)
        and not are_friends(seen, seat, seen.owner[v])
    ]
    if not there:
        return [BOARD_LENGTH // 6, BOARD_LENGTH // 2, BOARD_LENGTH * 5 // 6]
    return [min(there), max(there), min(max(there) + STICK, BOARD_LENGTH)]


def read_place(text: str, legal: Mapping[int, Action], tongue: Tongue) -> Action | None:
    """The place that a text names: "end 12.5", "at left 20"; None where it names none.

    Raises:
        RunaboutError: no vehicle comes in there; the message has the nearest place where one may.
    """
    found = _PLACE.fullmatch(text)
    if found is None:
        return None
    edge, at = Edge[found[1].upper()], round(float(found[2]) * UNITS)
    places = {number: action for number, action in legal.items() if PLACE <= number < REROLL}
    there = {place_of(number)[1]: action for number, action in places.items() if place_of(number)[0] == edge}
    if at in there:
        return there[at]
    if not there:
        return None  # the edge is not open to it: the rules say why
    near = min(there, key=lambda place: abs(place - at))
    voice, place = tongue.voice, tongue.action(there[near])
    why = voice.say("road-wolf-place-between" if at % HALF_INCH else "road-wolf-place-not-there")
    raise RunaboutError(f"{why} {voice.say('road-wolf-nearest-place', place=place)}")
