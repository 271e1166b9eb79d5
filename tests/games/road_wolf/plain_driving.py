"""Moves, rams, wipeout checks and the train of Derailed written a second time, from RULES.md alone.

Ordinary objects and recursion: what follows from something is done before the call returns. Geometry is that of
plain_geometry. Dice are not rolled here: `Told` hands out those that have been rolled, and objects to another number of
dice, to another order, and to a roll that these rules do not ask for.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from tests.games.road_wolf import plain_geometry as geometry
from tests.games.road_wolf.plain_geometry import Box
from tests.games.road_wolf.plain_pieces import (
    GEAR,
    ROADS,
    ROLLING,
    TRACK_MIDDLE,
    Card,
    Thing,
)
from tests.games.road_wolf.plain_rolls import judged

STICK = 160
SKIDS = {1: (139, 80), 2: (139, -80), 3: (0, -160), 4: (-139, -80), 5: (-139, 80), 6: (0, 160)}
"""By die: the step to the right and ahead at the hour of twice the die (RW-198)."""

MOST_SKIDS = 10  #: RWA-12
ROAD_DICE, FRONT_DICE, SIDE_DICE = 2, 6, 3  #: RW-194, RW-457, RW-459
CARD_DICE = {"debris": 1, "wreck": 2}  #: RW-153, RW-154
MAKES_CHECKS = (*ROLLING, "destroyed")  #: RWA-22, RWA-156
CARS = (*ROLLING, "immobilized")  #: what takes part in a ram and may make checks after it
SUFFERS_CARDS = CARS  #: DEBRIS, WRECK, TUNNEL in a move: RWA-153, RWA-156, RWA-159
IN_THE_WAY = (*MAKES_CHECKS, "immobilized", "wreck", "train")


class Disagreement(AssertionError):
    """What was told is not what these rules lead to."""


class LeftOpen(Exception):
    """RULES.md does not say, or it is no rule of the railway."""


@dataclass
class Told:
    """What was left to chance and to the players, in the order in which it was told, and how often rules were met."""

    items: list[tuple[Any, ...]]
    met: Counter[str]

    def take(self, *expected: object) -> tuple[Any, ...]:
        """What else the next item says, which has to begin like that."""
        if not self.items or self.items[0][: len(expected)] != expected:
            raise Disagreement(f"expected {expected}, was told {self.items[:4]}")
        return self.items.pop(0)[len(expected) :]

    def roll(self, attack: int, defence: int) -> tuple[str, int]:
        """A contested roll of so many dice against so many: who wins, and the overkill."""
        attacking, defending = self.take("roll", attack, defence)
        return judged(attacking, defending)


@dataclass
class Table:
    """What lies on the board: the Engine is thing 0, the front Gondola 1, the rear one 2."""

    things: dict[int, Thing]
    cards: list[Card]
    told: Told
    skids: int = 0
    is_slowed: bool = False

    @property
    def train(self) -> list[Thing]:
        return [self.things[number] for number in (0, 1, 2)]

    def in_the_way(self, *but: Thing) -> list[Thing]:
        """All that one can drive into (RWA-53: a marker is not)."""
        return [thing for thing in self.things.values() if thing.status in IN_THE_WAY and thing not in but]

    def is_on_road(self, box: Box) -> bool:
        """Some part of it is over one of the roads (RW-132)."""
        return any(box.left < right and left < box.right for left, right in ROADS)

    # --- Damage (RW-250 to RW-255) ------------------------------------------------------------------------------------

    def damage(self, thing: Thing, hits: int) -> None:
        """It takes so many hits; a destroyed one takes none."""
        if thing.status in {"destroyed", "wreck", "train"} or thing.is_off:
            return
        thing.hits = min(thing.hits + hits, thing.model.size)
        if thing.hits == thing.model.size:
            self.destroy(thing)

    def destroy(self, thing: Thing) -> None:
        """Its crew and its owner are lost, its gear is not (RW-081 to RW-083)."""
        if thing.status not in {*ROLLING, "immobilized"}:
            return
        thing.makes_no_checks = thing.makes_no_checks or thing.status == "immobilized"  # RWA-22
        thing.wheel, thing.owner = None, None
        thing.aboard = Counter(
            {token: thing.aboard[token] for token in GEAR if token != "ambush" and thing.aboard[token]}
        )
        thing.status = "destroyed"
        if thing.is_bike:  # RWA-116, RW-255, RWA-53
            thing.status = "marker" if thing.aboard else "gone"
        self.lie_down(thing)

    def lie_down(self, thing: Thing) -> None:
        """A destroyed vehicle that has nothing under way is a wreck (RW-252, RWA-52, RWA-128)."""
        if thing.status == "destroyed" and not thing.under_way:
            thing.status, thing.is_turned = "wreck", True
            thing.y = int(geometry.cleared(thing.box, [other.box for other in self.in_the_way(thing)]))
            if thing.y < 0:
                thing.status = "gone"
            while thing.throws and not thing.is_off:
                self.throw(thing)

    # --- Wipeout checks (RW-190 to RW-202) ----------------------------------------------------------------------------

    def checks(self, thing: Thing, count: int) -> None:
        """It makes so many checks one after the other, as long as it makes any (RWA-22, RW-201)."""
        for left in reversed(range(count)):
            if thing.status in MAKES_CHECKS and not thing.makes_no_checks:
                thing.under_way += left > 0
                self.check(thing)
                thing.under_way -= left > 0
        self.lie_down(thing)

    def check(self, thing: Thing) -> None:
        """One check with the road's two dice; none of its car's for the train (RW-461)."""
        self.told.met["check"] += 1
        winner, overkill = self.told.roll(ROAD_DICE, thing.hits_left)
        if winner != "attacker":  # RW-195, RWA-05
            return
        thing.under_way += 1
        if overkill >= 2:  # RW-202, RWA-08, RWA-11
            self.damage(thing, 1)
        thing.under_way -= 1
        if thing.is_off or self.skids == MOST_SKIDS:
            return
        thing.makes_no_checks = overkill == 1  # it has spun: RW-201
        self.skids += 1
        (die,) = self.told.take("direction")
        self.move(thing, "skid", *SKIDS[die])
        if overkill == 1 and thing.status in ROLLING:  # RW-200
            thing.status = "immobilized"

    # --- Rams (RW-220 to RW-228) --------------------------------------------------------------------------------------

    def ram(self, attacker: Thing, defender: Thing, more: int) -> bool:
        """One vehicle rams another; first the defender makes a check, then the attacker (RWA-121). Whether the ram has
        destroyed a bike, so that the attacker drives on (RW-228, RWA-120).
        """
        winner, overkill = self.told.roll(attacker.model.size + more, defender.hits_left)
        if attacker.is_bike:  # RW-226, and at once: RWA-116
            self.destroy(attacker)
        if winner == "attacker" and overkill:
            self.damage(defender, overkill)
        drives_on = defender.is_bike and defender.is_off
        if overkill == 0 and winner == "attacker":
            self.checks(defender, 1)
        if overkill and winner == "defender":
            self.checks(attacker, 1)
        return drives_on

    def struck(self, thing: Thing, dice: int) -> tuple[bool, bool]:
        """Something that makes no checks rams it: whether it owes a check, and whether it won with overkill."""
        winner, overkill = self.told.roll(dice, thing.hits_left)
        if winner == "attacker":
            self.damage(thing, overkill)
        return winner == "attacker" and overkill == 0, winner == "defender" and overkill > 0

    def struck_by_train(self, thing: Thing, is_front: bool) -> None:
        """The train rams it, and is slowed down if it wins with overkill (RW-457 to RW-460)."""
        self.told.met["front" if is_front else "side"] += 1
        thing.throws += is_front
        owes, slows = self.struck(thing, FRONT_DICE if is_front else SIDE_DICE)
        if slows:
            self.slow_down()
        if is_front and thing.status == "destroyed":
            raise LeftOpen("whether what still owes checks is thrown before or after them")
        self.checks(thing, owes)

    def collide(self, thing: Thing, other: Thing, how: str) -> bool:
        """A move of one has hit another: whether the move goes on."""
        is_front = other.number == 0 and thing.box.bottom >= other.box.top  # RWA-199: the tail counts as side
        if thing.status == "destroyed" and other.status in {"train", "wreck", "destroyed"}:
            if is_front:
                raise LeftOpen("whether what still owes checks is thrown before or after them")
            return False  # it is not rammed any more, as it is not by cards (RWA-156)
        if other.status == "train":
            self.struck_by_train(thing, is_front)
            return False
        if other.status in {"wreck", "destroyed"}:  # RWA-20
            owes, _ = self.struck(thing, other.model.size)
            if thing.is_bike:  # RWA-19
                self.destroy(thing)
            self.checks(thing, owes)
            return False
        if how == "brake":  # RW-174, RWA-117
            self.ram(other, thing, 0)
            return False
        return self.ram(thing, other, int(how == "nitro"))

    # --- Moves (RW-171 to RW-176, RWA-123, RWA-156) -------------------------------------------------------------------

    def move(self, thing: Thing, how: str, dx: int, dy: int) -> None:
        """A straight move and all that comes of it; `how` is move, brake, nitro, skid or thrown."""
        thing.under_way += 1
        start, since, from_cards, was_met = thing.box, Fraction(0), 0, []
        while True:
            end, hit, leaves = self.end_of_way(thing, start, (dx, dy), since, how)
            strike, card = self.next_strike(thing, start, (dx, dy), end, was_met)
            if card is not None:
                was_met.append(card)
                self.put(thing, geometry.standing(start, dx, dy, strike))
                from_cards += self.struck_by_card(thing, card)
                if thing.status in SUFFERS_CARDS and card.kind != "tunnel":
                    continue
                end = strike
                break
            if leaves:
                self.told.met[f"{how} off the board"] += 1
                thing.status = "gone"
                return
            self.put(thing, geometry.standing(start, dx, dy, end))
            if hit is None or how == "thrown":  # RWA-153
                break
            owed = self.owed(thing, start, (dx, dy), end)
            is_over = owed + from_cards == 0 and hit.status not in CARS  # else first its checks: RWA-154
            throws = thing.throws
            thing.under_way -= is_over
            goes_on = self.collide(thing, hit, how) and thing.status in MAKES_CHECKS
            thing.under_way += is_over
            if not goes_on:
                is_thrown = thing.throws > throws
                self.finish_move(thing, how, owed + from_cards)
                if is_thrown:
                    self.throw(thing)
                return
            since = end
        if how == "thrown":
            self.clear_of_train(thing)
        self.finish_move(thing, how, self.owed(thing, start, (dx, dy), end) + from_cards)

    def put(self, thing: Thing, place: Box) -> None:
        """It stands there."""
        thing.x, thing.y = int(place.x), int(place.y)

    def end_of_way(
        self, thing: Thing, start: Box, way: tuple[int, int], since: Fraction, how: str
    ) -> tuple[Fraction, Thing | None, bool]:
        """When a move stops, what it has hit then, and whether it leaves the board instead."""
        dx, dy = way
        others = [
            other
            for other in self.in_the_way(thing)
            if not (how == "thrown" and other.status == "train") and is_near(start, way, other.box)
        ]
        number = geometry.first_hit(start, dx, dy, [other.box for other in others], since)
        hit = others[number] if number >= 0 else None
        end = Fraction(1) if hit is None else geometry.hit_at(start, dx, dy, hit.box, since)
        leaving, _ = geometry.off_board_at(start, dx, dy)
        if leaving is not None and leaving < end:
            return leaving, None, True
        return end, hit, False

    def next_strike(
        self, thing: Thing, start: Box, way: tuple[int, int], end: Fraction, was_met: list[Card]
    ) -> tuple[Fraction, Card | None]:
        """The next DEBRIS or WRECK that is touched, or TUNNEL that is gone round, in a move that ends then."""
        dx, dy = way
        found: list[tuple[Fraction, int]] = []
        if thing.status in SUFFERS_CARDS:
            for number, card in enumerate(self.cards):
                if any(card is other for other in was_met):
                    continue
                if card.kind in CARD_DICE and is_near(start, way, card.box):
                    moment = geometry.onto_at(start, dx, dy, Fraction(0), end, card.box)
                    if moment is not None:
                        found.append((moment, number))
                if card.kind == "tunnel" and self.goes_round(start, way, end, card):
                    beyond = card.y + 1 if dy > 0 else card.y  # RWA-157
                    found.append((Fraction(beyond - start.y) / dy, number))
        if not found:
            return end, None
        moment, number = min(found)
        return moment, self.cards[number]

    def goes_round(self, start: Box, way: tuple[int, int], end: Fraction, card: Card) -> bool:
        """Whether it goes round a BRIDGE or TUNNEL of its own side of the track's middle (RWA-26, RWA-198)."""
        if not way[1] or geometry.passing(start, *way, Fraction(0), end, card.box) != 2:
            return False
        level = geometry.moved(start, *way, (card.y - start.y) / Fraction(way[1]))
        return (level.x < TRACK_MIDDLE) == (card.x < TRACK_MIDDLE)

    def gets_onto(self, start: Box, way: tuple[int, int], end: Fraction, area: Box) -> bool:
        """Whether a move begins to touch a card, or a stretch of road, that it did not touch before (RWA-24)."""
        return is_near(start, way, area) and geometry.onto_at(start, *way, Fraction(0), end, area) is not None

    def struck_by_card(self, thing: Thing, card: Card) -> int:
        """A DEBRIS, WRECK or TUNNEL acts in a move: how many checks are owed for it when the move is over (RWA-140)."""
        if card.kind == "tunnel":  # RW-156, RW-157
            self.told.met["round a tunnel"] += 1
            self.damage(thing, 1)
            if thing.status in ROLLING:
                thing.status = "immobilized"
            return 0
        owes, _ = self.struck(thing, CARD_DICE[card.kind])
        return int(owes)

    def owed(self, thing: Thing, start: Box, way: tuple[int, int], end: Fraction) -> int:
        """How many checks a move owes for where it has led: cards, blocked stretches, the road's edge, the tracks."""
        if thing.status not in MAKES_CHECKS:
            return 0
        dx, dy = way
        owed, goes_off = 0, False
        for card in self.cards:
            is_on = self.gets_onto(start, way, end, card.box)
            owed += card.kind == "slick" and is_on  # RW-152
            owed += card.kind == "bridge" and self.goes_round(start, way, end, card)  # RW-155
            goes_off = goes_off or (card.kind == "slide" and is_on)  # RW-151
            if card.blocked is not None and self.gets_onto(start, way, end, card.blocked):  # RWA-198
                self.told.met["blocked"] += 1
                goes_off = True
        for road in ROADS:  # RW-133, RWA-14
            goes_off = goes_off or geometry.off_road_at(start, dx * end, dy * end, Fraction(0), *road) is not None
        owed += goes_off and not thing.model.is_dirt  # RW-050, RWA-121: one check for all of that
        there = geometry.moved(start, dx, dy, end)  # to a fraction of a unit, as all that is swept over
        has_moved = (there.x, there.y) != (start.x, start.y)  # RWA-118: one may ram without moving at all
        if has_moved and min(start.left, there.left) < TRACK_MIDDLE < max(start.right, there.right):  # RWA-109, RWA-126
            self.told.met["tracks"] += 1
            owed += 1
        return owed

    def finish_move(self, thing: Thing, how: str, owed: int) -> None:
        """A free melee at its end (RW-176, RWA-154), then the checks that it owes."""
        if how == "move":
            self.free_melee(thing)
        thing.under_way -= 1
        self.checks(thing, owed)

    def free_melee(self, thing: Thing) -> None:
        """See plain_derailed, which knows about crew."""

    # --- The train (RW-454 to RW-460, RWA-199) ------------------------------------------------------------------------

    def shift_train(self, along: int) -> None:
        for car in self.train:
            car.y += along

    def slow_down(self) -> None:
        """A stick back, no further than its tail to the START, nor onto what is behind it (RWA-107)."""
        tail = self.train[2].box
        back = min(STICK, int(tail.bottom))
        behind = [other.box for other in self.in_the_way(*self.train)]
        number = geometry.first_hit(tail, 0, -back, behind) if back else -1
        self.shift_train(-back if number < 0 else int(behind[number].top - tail.bottom))
        self.is_slowed = True
        self.told.met["slowed"] += 1

    def throw(self, thing: Thing) -> None:
        """What the front has rammed goes a stick in a random direction: a wreck once it is one (RW-458, RWA-153)."""
        if not thing.throws or thing.is_off:
            return
        thing.throws -= 1
        (die,) = self.told.take("direction")
        self.told.met["thrown"] += 1
        self.move(thing, "thrown", *SKIDS[die])

    def clear_of_train(self, thing: Thing) -> None:
        """Move a thing that would lie on the train to its side."""
        if any(geometry.overlap(thing.box, car.box) for car in self.train):
            self.told.met["beside the train"] += 1
            others = [other.box for other in self.in_the_way(thing, *self.train)]
            sides = self.beside(thing)
            free = [x for x in sides if not any(geometry.overlap(thing.box.at(x, thing.y), other) for other in others)]
            thing.x = (*free, *sides)[0]
            thing.y = int(geometry.cleared(thing.box, others))
            if thing.y < 0:
                thing.status = "gone"

    def beside(self, thing: Thing) -> tuple[int, int]:
        """Where across the board it stands just beside the train: on the nearer side, and on the other."""
        engine = self.train[0].box
        reach = int(engine.right - engine.x + thing.box.right - thing.box.x)
        left, right = int(engine.x) - reach, int(engine.x) + reach
        return (right, left) if thing.x > engine.x else (left, right)

    def put_aside(self, thing: Thing) -> bool:
        """To the nearer side of the train, else to the other; whether there was room on either."""
        others = [other.box for other in self.in_the_way(thing, *self.train)]
        for x in self.beside(thing):
            if geometry.has_room_aside(thing.box, x, others):
                thing.x = x
                return True
        return False

    def drive(self) -> None:
        """The train goes one stick forward (RW-471): it rams each thing in front once, throws it, and goes on."""
        left, rammed, self.is_slowed = STICK, [], False
        while True:
            engine = self.train[0].box
            others = self.in_the_way(*self.train)
            number = geometry.first_hit(engine, 0, left, [other.box for other in others]) if left else -1
            if number < 0:
                self.shift_train(left)
                return
            thing = others[number]
            way = int(thing.box.bottom - engine.top)
            self.shift_train(way)
            left -= way
            if any(thing is other for other in rammed):
                self.told.met["put aside"] += 1
                if not self.put_aside(thing):
                    return
                continue
            rammed.append(thing)
            if thing.status == "wreck":
                thing.throws += 1
            else:
                self.struck_by_train(thing, is_front=True)
            self.throw(thing)
            if self.is_slowed:
                return


def is_near(start: Box, way: tuple[int, int], other: Box) -> bool:
    """Whether the rectangle round a whole move reaches as far as another: if not, nothing can come of it."""
    dx, dy = way
    across = start.left + min(dx, 0) <= other.right and other.left <= start.right + max(dx, 0)
    return across and start.bottom + min(dy, 0) <= other.top and other.bottom <= start.top + max(dy, 0)
