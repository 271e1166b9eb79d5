"""A table laid out for a test: vehicles and cards where they are wanted, dice as they fall, real turns and missions.

`Table` is a mission in the midst of its second round, with an empty board. `duel` is one that is not soon over, for
what vehicles do in a turn. `begin` and `begun` are real games from their beginning.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

import numpy as np

from runabout.core.chance import Chance
from runabout.core.log import Log
from runabout.core.record import Cells
from runabout.games.road_wolf import game, rules
from runabout.games.road_wolf.actions import ACTIONS, DO, FORCE, TOKEN, VEHICLE, Verb
from runabout.games.road_wolf.box import IN_DECK
from runabout.games.road_wolf.driving.steering import rest
from runabout.games.road_wolf.events import Event
from runabout.games.road_wolf.fights import harm
from runabout.games.road_wolf.fights.rolling import ROAD_DICE
from runabout.games.road_wolf.fleet import enlist, leave_wheel, put_aboard, stand, take_wheel
from runabout.games.road_wolf.jobs import How, Job, JobKind, News, drop_all, push, start_move
from runabout.games.road_wolf.kinds import Edge, RoadCard, Token, VehicleKind
from runabout.games.road_wolf.mission import Mission
from runabout.games.road_wolf.mission_names import NAMES
from runabout.games.road_wolf.missions.hooks import MISSIONS
from runabout.games.road_wolf.options import OPTIONS, House, Options
from runabout.games.road_wolf.road.turn import lay_card
from runabout.games.road_wolf.rounds import turns
from runabout.games.road_wolf.rounds.forces import form_sides
from runabout.games.road_wolf.sight import see
from runabout.games.road_wolf.state import NOBODY, Ask, Sight, State, Status
from runabout.games.road_wolf.telling.event_kinds import EVENTS
from runabout.games.road_wolf.telling.naming import Slot
from tests.games.playing import check_scenes

MIDDLE = 480  #: of the road
KIND = {kind.text: kind for kind in VehicleKind}
NAMED = {token.text: token for token in Token}
CARD = {card.text: card for card in RoadCard}
DICE = (Event.ROLL, Event.ATTACK, Event.DEFENCE, Event.RESULT)
CLEAR = 1  #: as a die: the first of 24 cards in the deck
FAR = (60, 1300)  #: where nothing is near, not even an end of the road


def of(mission: str) -> Mission:
    """What a mission says, by its name."""
    return MISSIONS[NAMES.index(mission)]


class Table:
    """A mission in the midst of its second round, and an empty board.

    Args:
        mission: its name.
        seats: how many play.
        options: what the table has agreed, by name; choices as their numbers.
    """

    def __init__(self, mission: str = "interceptor", seats: int = 2, **options: int) -> None:
        self.state = state = State()
        self.log = Log()
        self.news: list[tuple[str, int]] = []  #: what the mission has been told, and its own jobs
        self.rules = of(mission)
        state.seats = seats
        for at, option in enumerate(OPTIONS):
            state.house[at] = options.get(option.name, option.default)
        state.house[House.MISSION] = NAMES.index(mission)
        form_sides(state)
        state.asks, state.round, state.roads, state.mover = Ask.NOTHING, 2, 1, NOBODY
        state.acting = state.target = state.attacker = state.defender = NOBODY
        state.deck[:] = IN_DECK
        self.places = 100

    # --- Laying out ---------------------------------------------------------------------------------------------------

    def add(
        self,
        kind: str,
        at: tuple[int, int] | None = None,
        seat: int = 0,
        tokens: str = "",
        hits: int = 0,
        coming: bool = False,
    ) -> int:
        """A vehicle that drives; its slot. At no place that is given, it stands by itself at the left edge. `tokens` as
        in "veteran gunner nitro": a Veteran takes the wheel. The Nitro of street vehicles would only be in the way.
        """
        state = self.state
        v = int(enlist(state, seat, KIND[kind]))
        state.aboard[v] = 0
        state.shown[v] = 0
        state.gear_size[v] = 0
        for token in tokens.split():
            if token == "veteran" and state.wheel[v] == Token.DRIVER:
                leave_wheel(state, v)
                take_wheel(state, v, Token.VETERAN, False)
            else:
                put_aboard(state, v, NAMED[token], False)
        state.hits[v] = hits
        if not coming:
            stand(state, v, *(at or (60, self.places)))
            self.places += 300 * (at is None)
            state.status[v] = Status.DRIVING
        return v

    def wreck(self, kind: str, at: tuple[int, int], seat: int = 0) -> int:
        """A wreck that lies across the road."""
        return self._lies(self.add(kind, at, seat), Status.WRECK)

    def marker(self, at: tuple[int, int], tokens: str) -> int:
        """The gear of a bike that was destroyed."""
        return self._lies(self.add("dirt-bike", at, tokens=tokens), Status.MARKER)

    def _lies(self, v: int, status: Status) -> int:
        self.destroyed(v)
        assert self.status(v) == status
        self.log.size = 0
        self.news.clear()
        return v

    def loaded(self, v: int, tokens: str) -> int:
        """Gear that lies there for all to see."""
        for token in tokens.split():
            put_aboard(self.state, v, NAMED[token], True)
        return v

    def card(self, kind: str, at: tuple[int, int]) -> int:
        """A road card out of the deck; its place."""
        self.state.deck[CARD[kind]] -= 1
        return int(lay_card(self.state, CARD[kind], *at))

    def lay(self) -> Table:
        """What the mission lays out before anybody chooses a force."""
        self.rules.lay(self.state, Chance.scripted([]), self.log)
        return self

    # --- What happens -------------------------------------------------------------------------------------------------

    def settle(self, *dice: int) -> Table:
        """All that is to be done, up to the next decision. Dice, and what else is left to chance, count from 1."""
        chance = Chance.scripted([die - 1 for die in dice])
        self.run(chance)
        chance.check_script()
        return self

    def run(self, chance: Chance) -> None:
        """The same, with any chance."""
        before, told = self.state.copy(), self.log.size
        with self._listening():
            turns.settle(self.state, chance, self.log)
        check_scenes(game, before, self.log, self.state, told)

    @contextlib.contextmanager
    def _listening(self) -> Iterator[None]:
        """Keep in mind what the mission hears of, and its own jobs."""
        hear, run_mission_job = turns.hear, turns.run_mission_job

        def heard(mission: int, state: State, v: int, news: int, *others: Any) -> None:
            self.news.append((News(news).name, v))
            hear(mission, state, v, news, *others)

        def done(mission: int, state: State, job: Job, *others: Any) -> None:
            self.news.append((f"MISSION {job.first}", job.second))
            run_mission_job(mission, state, job, *others)

        turns.hear, turns.run_mission_job = heard, done
        try:
            yield
        finally:
            turns.hear, turns.run_mission_job = hear, run_mission_job

    def move(self, v: int, dx: int, dy: int, *dice: int, how: How = How.MOVE) -> Table:
        """A move, so far to the right and so far ahead, and all that comes of it."""
        start_move(self.state, v, how, dx, dy)
        return self.settle(*dice)

    def check(self, v: int, *dice: int) -> Table:
        """A wipeout check with the usual two dice of the road, which are rolled first."""
        push(self.state, JobKind.CHECK, v, ROAD_DICE)
        return self.settle(*dice)

    def road_turn(self, *dice: int) -> Table:
        """The road's turn: dice, and last the card that is drawn."""
        push(self.state, JobKind.ROAD)
        return self.settle(*dice)

    def rammed(self, v: int, damage: int, *dice: int) -> Table:
        """It takes so much damage from a ram."""
        harm.damage(self.state, v, damage, True, self.log)
        return self.settle(*dice)

    def destroyed(self, *vehicles: int) -> Table:
        """They are destroyed at the same moment."""
        for v in vehicles:
            harm.destroy(self.state, v, self.log)
        return self.settle()

    def immobilized(self, v: int) -> Table:
        """It is immobilized."""
        harm.immobilize(self.state, v, self.log)
        return self.settle()

    def abandoned(self, v: int) -> Table:
        """The one who drove it is gone."""
        leave_wheel(self.state, v)
        harm.abandon(self.state, v, self.log)
        return self.settle()

    def taken(self, v: int, seat: int) -> Table:
        """Somebody of that seat has taken it over."""
        before = int(self.state.owner[v])
        if self.state.driven[v]:
            self.abandoned(v)
        take_wheel(self.state, v, Token.DRIVER, True)
        if self.state.status[v] == Status.ABANDONED:
            self.state.status[v] = Status.DRIVING
        self.state.owner[v] = seat
        return self.tell(v, News.TAKEN, before)

    def left(self, v: int, edge: str = "end") -> Table:
        """It leaves the board."""
        harm.leave_board(self.state, v, Edge[edge.upper()], self.log)
        return self.settle()

    def tell(self, v: int, news: News, detail: int = 0) -> Table:
        """The mission hears of something."""
        push(self.state, JobKind.TOLD, v, news, detail)
        return self.settle()

    # --- Turns and decisions ------------------------------------------------------------------------------------------

    def turn_of(self, v: int, actions: int = 2) -> Table:
        """A vehicle is asked what it does, whatever has been asked before."""
        drop_all(self.state)
        rest(self.state)
        self.state.asks = Ask.NOTHING
        self.state.mover = self.state.owner[v]
        self.state.actions[v] = actions
        push(self.state, JobKind.ACT, v)
        self.settle()
        assert self.asks == Ask.ACT
        return self

    def place(self, number: int, of_round: int = 2) -> int:
        """Whose turn is at that place of the round's order: a seat, or a `Turn`. Jobs before it are left lying."""
        self.state.place, self.state.round = number, of_round
        drop_all(self.state)
        return int(self.rules.turn_of(self.state))

    def next_turn(self, number: int, seed: int = 0) -> Table:
        """The round goes on with the turn at that place of its order, until somebody is asked."""
        self.state.place = number
        push(self.state, JobKind.NEXT_TURN)
        self.run(Chance.seeded(bytes([seed]) * 32))
        return self

    def do(self, action: int, *dice: int) -> Table:
        """The seat to act takes this action, which must be open."""
        assert action in self.open
        chance = Chance.scripted([die - 1 for die in dice])
        self.apply(action, chance)
        chance.check_script()
        return self

    def apply(self, action: int, chance: Chance) -> None:
        """The same, with any chance."""
        with self._listening():
            rules.apply(self.state, action, chance, self.log)

    def verb(self, verb: Verb, *dice: int) -> Table:
        """The vehicle that is asked does that."""
        return self.do(DO + verb, *dice)

    def to(self, slot: int, *dice: int) -> Table:
        """To that one."""
        return self.do(VEHICLE + slot, *dice)

    def token(self, name: str, *dice: int) -> Table:
        """That token."""
        return self.do(TOKEN + NAMED[name], *dice)

    # --- The question -------------------------------------------------------------------------------------------------

    @property
    def asks(self) -> Ask:
        """The kind of decision that the seat to act has."""
        return Ask(int(self.state.asks))

    @property
    def open(self) -> list[int]:
        """The actions that are open."""
        out = np.zeros(ACTIONS, np.int64).view(Cells)
        return [int(action) for action in out[: rules.legal(self.state, out)]]

    @property
    def verbs(self) -> set[str]:
        """What the vehicle that is asked may do, by name."""
        assert self.asks == Ask.ACT
        return {Verb(action - DO).name for action in self.open}

    @property
    def slots(self) -> list[int]:
        """The slots that can be named now."""
        return [action - VEHICLE for action in self.open if VEHICLE <= action < DO]

    @property
    def tokens(self) -> list[str]:
        """The tokens that can be named now."""
        return [Token(action - TOKEN).name for action in self.open if TOKEN <= action < TOKEN + len(Token)]

    # --- What has become of it ----------------------------------------------------------------------------------------

    def at(self, v: int) -> tuple[int, int]:
        """Where something is."""
        return int(self.state.x[v]), int(self.state.y[v])

    def status(self, v: int) -> Status:
        """What is in a slot."""
        return Status(int(self.state.status[v]))

    def on_board(self) -> dict[int, str]:
        """What is in the slots that are in use."""
        return {int(v): self.status(v).name.lower() for v in np.flatnonzero(self.state.status)}

    def has(self, v: int) -> list[str]:
        """All that is aboard, the one who drives first."""
        state = self.state
        wheel = [Token(state.wheel[v]).name] if state.driven[v] else []
        return wheel + [token.name for token in Token for _ in range(state.aboard[v, token])]

    def known(self, v: int) -> list[str]:
        """What all know to be aboard, the one who drives first."""
        state = self.state
        wheel = [Token(state.shown_wheel[v]).name] if state.shown_wheel[v] != NOBODY else []
        return wheel + [token.name for token in Token for _ in range(state.shown[v, token])]

    @property
    def result(self) -> list[int] | None:
        """The seats that have won, an empty list for a draw; None while the mission is not over."""
        after = self.state.copy()
        return winners(after) if self.rules.ends(after) else None

    @property
    def standing(self) -> list[int]:
        """The seats that would win if the rounds were over now."""
        after = self.state.copy()
        self.rules.score_at_round_limit(after)
        return winners(after)

    def is_at_rest(self) -> bool:
        """Whether no fact of anything that was under way is left in the state."""
        state = self.state
        rests = state.attacker == state.defender == state.acting == NOBODY and state.jobs == state.left == 0
        dice = state.roll == state.attack_size == state.defence_size == state.how == state.may_reroll == 0
        return rests and dice and not any(state.attack) and not any(state.defence) and not state.job.any()

    # --- What has been told -------------------------------------------------------------------------------------------

    def events(self, *kinds: Event) -> list[tuple[str, int, int, int]]:
        """What has been reported, of these kinds: the kind's name and its facts, slots by their numbers."""
        log, found = self.log, []
        for i in range(log.size):
            kind = Event(int(log.kind[i]))
            if kind in kinds or (not kinds and kind not in DICE):
                found.append((kind.name, *numbers_of(kind, log.facts[i].tolist())))
        return found

    def told_of(self, event: str) -> list[int]:
        """The slots of all events of that kind so far."""
        return [v for _, v, *_ in self.events(Event[event.upper()])]

    @property
    def story(self) -> list[str]:
        """What has been reported so far, by kind."""
        return [Event(self.log.kind[i]).name.lower() for i in range(self.log.size)]

    def dice(self, kind: Event) -> int:
        """How many dice were last thrown in an ATTACK or a DEFENCE."""
        facts = [self.log.facts[i] for i in range(self.log.size) if self.log.kind[i] == kind][-1]
        return int(facts.sum())

    def audiences(self, kind: Event) -> list[int]:
        """Who was told, of all events of that kind."""
        return [int(self.log.audience[i]) for i in range(self.log.size) if self.log.kind[i] == kind]


def numbers_of(kind: Event, facts: list[int]) -> tuple[int, int, int]:
    """The first three fields of an event as numbers: of a slot, without what is in it. What strikes is one of them."""
    values = [EVENTS[kind].value(name, tuple(facts)) for name in EVENTS[kind].fields]
    first, second, third, *others = [*(one.number if isinstance(one, Slot) else int(one) for one in values), 0, 0, 0]
    if kind == Event.STRUCK and third == NOBODY:
        third = others[0]
    return first, second, third


def bits(*slots: int) -> int:
    """A set of slots."""
    return sum(1 << slot for slot in slots)


def sight_of(state: State, seat: int) -> Sight:
    """What a seat sees."""
    sight = Sight()
    see(state, seat, sight)
    return sight


def overlapping(state: State) -> list[tuple[int, int]]:
    """Pairs of slots that lie on each other."""
    state = state.snapshot()
    slots = [v for v in range(state.slots) if state.half_width[v]]
    return [
        (v, t)
        for v in slots
        for t in slots
        if v < t
        and abs(state.x[v] - state.x[t]) < state.half_width[v] + state.half_width[t]
        and abs(state.y[v] - state.y[t]) < state.half_length[v] + state.half_length[t]
    ]


def winners(state: State) -> list[int]:
    """The seats that have won."""
    return [seat for seat in range(state.seats) if state.won >> seat & 1]


def duel(**options: int) -> Table:
    """A Duel in which far away each side has a vehicle that moves, so that it is not over: slots 0 and 1."""
    table = Table("duel", **options)
    table.add("coupe", FAR, seat=1)
    table.add("coupe", (900, FAR[1]))
    return table


# --- Real games -------------------------------------------------------------------------------------------------------


def agreed(mission: str, **options: int) -> Options:
    """What a table agrees: the defaults, but for these."""
    found = Options()
    for option in OPTIONS:
        setattr(found, option.name, options.get(option.name, option.default))
    found.mission = NAMES.index(mission)
    return found


def begin(mission: str, seats: int = 2, seed: int = 0, **options: int) -> Table:
    """A game from its beginning, at its first decision."""
    table = Table(mission, seats)
    table.state = State()
    table.state.seats = seats
    rules.setup(table.state, agreed(mission, **options), Chance.seeded(bytes([seed]) * 32), table.log)
    return table


def begun(mission: str, seats: int, force: int, seed: int = 0, **options: int) -> Table:
    """A game in which everybody has taken the ready-made force of that number: as it stands when somebody is first
    asked for something else. The log is that of all that was chosen.
    """
    table = begin(mission, seats, seed, **options)
    while table.asks in (Ask.FORCE, Ask.TOKEN, Ask.CARRIER):
        # A seat without points left after what it must buy is asked for no force, and takes the first tokens there are.
        table.do(FORCE + force if FORCE + force in table.open else table.open[0])
    return table
