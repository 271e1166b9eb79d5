"""What crews do in Derailed written a second time, from RULES.md alone: on the train, onto it, and against it.

A `Railway` is the table of plain_driving with crews that act. What players choose on the way comes out of `told`, each
choice with all that could be chosen, which has to be what these rules allow.
"""

from __future__ import annotations

from tests.games.road_wolf import plain_geometry as geometry
from tests.games.road_wolf.plain_driving import STICK, Disagreement, Table
from tests.games.road_wolf.plain_geometry import BOARD
from tests.games.road_wolf.plain_pieces import GEAR, Thing

ENGINE, FRONT, REAR = 0, 1, 2  #: the cars, RW-454
GONDOLAS = (FRONT, REAR)
MAY_BE_KEPT = ("shotgun", "ambush", "molotov", "spikes")  #: RW-470
NOT_FOR_CARS = {"move", "bike_move", "brake", "nitro", "repair", "mechanic", "wheel", "turn_round", "supplies_repair"}
NOT_FOR_THE_ENGINE = {"transfer", "takeover", "pick_up", "melee", "search"}  #: RWA-197, RW-045, RW-469
ONLY_FOR_CARS = {"search", "drive_train"}
SHOT_DICE = {"shotgun": 2, "molotov": 3, "gunner": 1, "gunner_shotgun": 2, "gunner_molotov": 3}
"""RW-096, RW-110, RW-113."""


class Railway(Table):
    """The table of Derailed."""

    # --- Who is where -------------------------------------------------------------------------------------------------

    def has_rivals(self, car: Thing, seat: int | None) -> bool:
        """Crew of somebody else are in it: of another seat, or the two who belong to nobody (RW-466, RWA-113)."""
        return car.crew > 0 and car.owner != seat

    def are_adjacent(self, one: Thing, other: Thing) -> bool:
        return geometry.adjacent(one.box, other.box)

    # --- What is allowed ----------------------------------------------------------------------------------------------

    def may_board(self, who: Thing) -> set[int]:
        """The cars that crew of this one can go over to (RW-463, RW-465, RW-467, RW-468, RWA-104, RWA-197)."""
        if who.actions < 1 or who.crew == 0 or who.status not in {"driving", "train"}:
            return set()
        if who.number == ENGINE:
            cars = {FRONT}
        elif who.number == FRONT:
            cars = {ENGINE, REAR}
        elif who.number == REAR:
            cars = {FRONT}
        else:
            cars = {car for car in GONDOLAS if self.are_adjacent(who, self.things[car])}
        free = {car for car in cars if not self.has_rivals(self.things[car], who.owner)}
        return {car for car in free if car != ENGINE or self.things[car].crew < self.things[car].model.room}

    def may_fight(self, who: Thing) -> set[int]:
        """Whom this one can attack in melee (RW-175, RW-464, RW-467, RWA-46, RWA-105, RWA-106, RWA-160)."""
        if not who.model.is_open or who.crew == 0 or who.status not in {"driving", "train"}:
            return set()
        found = set()
        for other in self.things.values():
            if other is who or other.owner == who.owner or other.crew == 0 or not self.are_adjacent(who, other):
                continue
            if other.number == ENGINE and who.number != FRONT:
                continue
            if other.status == "train" or (other.wheel is not None and other.status in {"driving", "immobilized"}):
                found.add(other.number)
        return found

    def may_use_nitro(self, who: Thing) -> bool:
        """RW-060, RW-122, RW-125, RW-134, RWA-67, RWA-198."""
        if not (who.status == "driving" and who.aboard["nitro"] and who.model.may_use_nitro):
            return False
        if who.has_used_nitro or not self.is_on_road(who.box):
            return False
        slides = [card.box for card in self.cards if card.kind == "slide"]
        slides += [card.blocked for card in self.cards if card.blocked is not None]
        return not any(geometry.overlap(who.box, slide) for slide in slides)

    def expected_verbs(self, who: Thing) -> dict[str, bool]:
        """Of the verbs that are judged, whether this one may use them now."""
        expected = {"board": bool(self.may_board(who)), "melee": who.actions > 0 and bool(self.may_fight(who))}
        if who.status != "train":
            expected["nitro"] = self.may_use_nitro(who)
            return expected | dict.fromkeys(ONLY_FOR_CARS, False)
        expected |= dict.fromkeys(NOT_FOR_CARS, False)
        if who.number == ENGINE:
            expected |= dict.fromkeys(NOT_FOR_THE_ENGINE, False)
        is_manned = who.actions > 0 and who.crew > 0
        expected["search"] = is_manned and who.number in GONDOLAS  # RW-469
        expected["drive_train"] = is_manned and who.number == ENGINE and not who.has_moved_train  # RW-471, RW-472
        return expected

    # --- Acting -------------------------------------------------------------------------------------------------------

    def act(self, who: Thing, verb: str) -> None:
        """One action of this kind, with all that comes of it."""
        if verb == "board":
            self.board(who)
        elif verb == "search":
            self.search(who)
        elif verb == "drive_train":
            who.has_moved_train = True
            self.drive()
        elif verb == "melee":
            (number,) = self.told.take("target", frozenset(self.may_fight(who)))
            self.fight(who, self.things[number])
        elif verb == "nitro":
            who.aboard["nitro"] -= 1
            who.has_used_nitro = True
            self.move(who, "nitro", 0, 2 * STICK)
        elif verb in SHOT_DICE:
            self.shoot(who, verb)
        else:
            (dx, dy) = self.told.take("spot")
            self.move(who, "brake" if verb == "brake" else "move", dx, dy)
        who.actions -= verb in {"board", "search", "drive_train", "melee", "move", "brake", "shotgun", "molotov"}

    def give(self, who: Thing, car: Thing, token: str) -> None:
        """A token goes over; "wheel" is the one who drives."""
        if token == "wheel":
            car.aboard[str(who.wheel)] += 1
            who.wheel = None
        else:
            who.aboard[token] -= 1
            car.aboard[token] += 1

    def can_give(self, who: Thing, car: Thing) -> set[str]:
        """What can still go over: crew only while there is room."""
        has_room = car.number != ENGINE or car.crew < car.model.room
        found = {token for token, count in who.aboard.items() if count > 0 and (has_room or token in GEAR)}
        return found | {"wheel"} if who.wheel is not None and has_room else found

    def board(self, who: Thing) -> None:
        """One of the crew at least, anybody, and gear if wanted (RWA-104, RWA-197)."""
        cars = self.may_board(who)
        if not cars:
            raise Disagreement(f"{who} has nothing to board")
        number = self.told.take("target", frozenset(cars))[0] if len(cars) > 1 else min(cars)
        car = self.things[number]
        (first,) = self.told.take("goes", frozenset(self.can_give(who, car) - set(GEAR)))
        self.give(who, car, first)
        car.owner = who.owner
        while open_now := self.can_give(who, car):
            (token,) = self.told.take("goes", frozenset(open_now))
            if token == "enough":
                break
            self.give(who, car, token)
        self.told.met[f"board {car.model.name} from {'vehicle' if who.status != 'train' else who.model.name}"] += 1
        self.crew_gone(who)

    def crew_gone(self, who: Thing) -> None:
        """A vehicle that nobody drives is abandoned, a car without crew is nobody's (RWA-104, RWA-196)."""
        if who.status == "driving" and who.wheel is None:
            who.status = "abandoned"
        if who.status == "train" and who.crew == 0:
            who.owner = None

    def search(self, who: Thing) -> None:
        """A token from the tin (RW-469, RW-470, RWA-149)."""
        (token,) = self.told.take("found")
        self.told.met["found " + token] += 1
        if token in MAY_BE_KEPT:
            (is_kept,) = self.told.take("keep")
            who.aboard[token] += is_kept
            self.told.met["kept"] += is_kept

    # --- Fights -------------------------------------------------------------------------------------------------------

    def fight(self, one: Thing, other: Thing) -> None:
        """Melee (RW-230 to RW-234)."""
        self.told.met[f"melee {one.status} {other.status}"] += 1
        winner, overkill = self.told.roll(one.crew + one.aboard["brawler"], other.crew + (not other.model.is_open))
        if winner == "attacker" and overkill == 0:
            self.checks(other, 1)
        self.lose(other if winner == "attacker" else one, 0 if winner == "tie" else overkill)

    def shoot(self, who: Thing, verb: str) -> None:
        """A shot at a car of the train (RW-240 to RW-244, RWA-106)."""
        targets, number = self.told.take("target")
        if ENGINE in targets and who.number != FRONT:  # RW-467
            raise Disagreement(f"{who} may fire at the Engine")
        other = self.things[number]
        self.told.met[f"shot {who.status} {other.status}"] += 1
        if "molotov" in verb:
            who.aboard["molotov"] -= 1
        closed = int(not other.model.is_open)
        winner, overkill = self.told.roll(SHOT_DICE[verb], (other.crew if number == ENGINE else 1) + closed)
        if winner != "attacker":
            return
        lost = self.lose(other, overkill)
        if lost and "shotgun" in verb:  # RW-112
            who.aboard["shotgun"] -= 1
        if overkill == 0:
            self.checks(other, 1)

    def lose(self, who: Thing, count: int) -> int:
        """So many crew are lost, the one who drives last (RW-256); how many there were."""
        lost = min(count, who.crew)
        for _ in range(lost):
            (token,) = self.told.take("lost", who.number)
            others = [other for other, number in who.aboard.items() if number > 0 and other not in GEAR]
            if others:
                if token not in others:
                    raise Disagreement(f"{token} is lost, but it is one of {others}")
                who.aboard[token] -= 1
            else:
                who.wheel = None
        self.crew_gone(who)
        return lost

    def free_melee(self, thing: Thing) -> None:
        """At the end of a MOVE (RW-176)."""
        targets = self.may_fight(thing)
        if targets:
            (number,) = self.told.take("melee", frozenset(targets))
            if number is not None:
                self.fight(thing, self.things[number])

    # --- The end ------------------------------------------------------------------------------------------------------

    def winner(self) -> int | None:
        """The seat that has driven the train off the END (RW-474, RWA-110)."""
        engine = self.things[ENGINE]
        return engine.owner if engine.y > BOARD[1] else None
