"""A board laid out for a mission, to try its own rules on: what it hears, when it ends, and who has won."""

from __future__ import annotations

import numpy as np

from runabout.core.chance import Chance
from runabout.core.log import Log
from runabout.games.road_wolf import harm, rules, turns
from runabout.games.road_wolf.agenda import Job, News, drop_all, push
from runabout.games.road_wolf.box import IN_DECK
from runabout.games.road_wolf.events import WITH, Event
from runabout.games.road_wolf.fleet import enlist, leave_wheel, put_aboard, stand, take_wheel
from runabout.games.road_wolf.forces import form_sides
from runabout.games.road_wolf.geometry import Edge
from runabout.games.road_wolf.harm import abandon, destroy, immobilize, leave_board
from runabout.games.road_wolf.hooks import MISSIONS
from runabout.games.road_wolf.kinds import RoadCard, Token, VehicleKind
from runabout.games.road_wolf.mission import Mission
from runabout.games.road_wolf.missions import NAMES
from runabout.games.road_wolf.moving import How, start_move
from runabout.games.road_wolf.numbers import ACTIONS, FORCE
from runabout.games.road_wolf.options import OPTIONS, House, Options
from runabout.games.road_wolf.rolling import ROAD_DICE
from runabout.games.road_wolf.state import NOBODY, Ask, State, Status

MIDDLE = 480  #: of the road
KIND = {kind.text: kind for kind in VehicleKind}
TOKEN = {token.text: token for token in Token}


def of(mission: str) -> Mission:
    """What a mission says, by its name."""
    return MISSIONS[NAMES.index(mission)]


class Stage:
    """A mission in the midst of its second round, and vehicles wherever they are put.

    Args:
        mission: its name.
        seats: how many play.
        options: what the table has agreed, by name; choices as their numbers.
    """

    def __init__(self, mission: str, seats: int = 2, **options: int) -> None:
        self.state = state = State()
        self.log = Log()
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

    def add(self, kind: str, seat: int, *tokens: str, at: tuple[int, int] | None = None, coming: bool = False) -> int:
        """A vehicle that drives, with its driver and these tokens; its slot. Not at a place that is given, it stands by
        itself at the left edge.
        """
        v = enlist(self.state, seat, KIND[kind])
        for token in tokens:
            put_aboard(self.state, v, TOKEN[token], False)
        if not coming:
            stand(self.state, v, *(at or (60, self.places)))
            self.places += 300
            self.state.status[v] = Status.DRIVING
        return int(v)

    def lay(self) -> Stage:
        """What the mission lays out before anybody chooses a force."""
        self.rules.lay(self.state, Chance.scripted([]), self.log)
        return self

    # --- What happens -------------------------------------------------------------------------------------------------

    def settle(self, *gives: int) -> Stage:
        """All that is to be done, up to the next decision. Dice are given as they show."""
        chance = Chance.scripted([die - 1 for die in gives])
        turns.settle(self.state, chance, self.log)
        chance.check_script()
        return self

    def destroyed(self, *vehicles: int) -> Stage:
        """They are destroyed at the same moment."""
        for v in vehicles:
            destroy(self.state, v, Chance.scripted([]), self.log)
        return self.settle()

    def immobilized(self, v: int) -> Stage:
        """It is immobilized."""
        immobilize(self.state, v, Chance.scripted([]), self.log)
        return self.settle()

    def abandoned(self, v: int) -> Stage:
        """Whoever drove it is gone."""
        leave_wheel(self.state, v)
        abandon(self.state, v, Chance.scripted([]), self.log)
        return self.settle()

    def taken(self, v: int, seat: int) -> Stage:
        """Somebody of that seat has taken it over."""
        before = int(self.state.owner[v])
        if self.state.driven[v]:
            self.abandoned(v)
        take_wheel(self.state, v, Token.DRIVER, True)
        if self.state.status[v] == Status.ABANDONED:
            self.state.status[v] = Status.DRIVING
        self.state.owner[v] = seat
        return self.told(v, "taken", before)

    def left(self, v: int, edge: str = "end") -> Stage:
        """It leaves the board."""
        leave_board(self.state, v, Edge[edge.upper()], self.log)
        return self.settle()

    def drives(self, v: int, dx: int, dy: int, *gives: int) -> Stage:
        """It makes a MOVE, so far to the right and so far ahead."""
        start_move(self.state, v, How.MOVE, dx, dy)
        return self.settle(*gives)

    def rammed(self, v: int, damage: int, *gives: int) -> Stage:
        """It takes so much damage from a ram."""
        harm.damage(self.state, v, damage, True, Chance.scripted([]), self.log)
        return self.settle(*gives)

    def checks(self, v: int, *gives: int) -> Stage:
        """It makes a wipeout check: the road's two dice come first."""
        push(self.state, Job.CHECK, v, ROAD_DICE)
        return self.settle(*gives)

    def card(self, kind: RoadCard, y: int) -> Stage:
        """A card on the middle of the road."""
        state = self.state
        state.card[state.cards], state.card_x[state.cards], state.card_y[state.cards] = kind, MIDDLE, y
        state.cards += 1
        return self

    def told(self, v: int, news: str, detail: int = 0) -> Stage:
        """The mission hears of something."""
        push(self.state, Job.TOLD, v, News[news.upper()], detail)
        return self.settle()

    def place(self, number: int, of_round: int = 2) -> int:
        """Whose turn is at that place of the round's order: a seat, or a `Turn`. Jobs before it are left lying."""
        self.state.place, self.state.round = number, of_round
        drop_all(self.state)
        return int(self.rules.turn_of(self.state))

    def open(self) -> list[int]:
        """The numbers of the actions that are open."""
        out = np.zeros(ACTIONS, np.int64)
        return [int(number) for number in out[: rules.legal(self.state, out)]]

    def choose(self, action: int, *gives: int) -> Stage:
        """Whoever is asked chooses that."""
        assert action in self.open()
        chance = Chance.scripted([die - 1 for die in gives])
        rules.apply(self.state, action, chance, self.log)
        chance.check_script()
        return self

    def next_turn(self, number: int, seed: int = 0) -> Stage:
        """The round goes on with the turn at that place of its order, until somebody is asked."""
        self.state.place = number
        push(self.state, Job.NEXT_TURN)
        turns.settle(self.state, Chance.seeded(bytes([seed]) * 32), self.log)
        return self

    # --- What has come of it ------------------------------------------------------------------------------------------

    @property
    def result(self) -> list[int] | None:
        """The seats that have won, an empty list for a draw; None while the mission is not over."""
        after = self.state.copy()
        return _winners(after) if self.rules.ends(after) else None

    @property
    def standing(self) -> list[int]:
        """The seats that would win if the rounds were over now."""
        after = self.state.copy()
        self.rules.stands(after)
        return _winners(after)

    def told_of(self, event: str) -> list[int]:
        """The slots of all events of that kind so far."""
        number = Event[event.upper()]
        return [int(self.log.facts[i, 0]) % WITH for i in range(self.log.size) if self.log.kind[i] == number]

    @property
    def story(self) -> list[str]:
        """What has been reported so far, by kind."""
        return [Event(self.log.kind[i]).name.lower() for i in range(self.log.size)]

    def on_board(self) -> dict[int, str]:
        """What is in the slots that are in use."""
        state = self.state
        return {v: Status(state.status[v]).name.lower() for v in np.flatnonzero(state.status)}


def _winners(state: State) -> list[int]:
    return [seat for seat in range(state.seats) if state.won >> seat & 1]


# --- Real games, up to where play begins ------------------------------------------------------------------------------


def begun(mission: str, seats: int, force: int, seed: int = 0, **agreed: int) -> tuple[State, Log]:
    """A game in which everybody has taken the ready-made force of that number: as it stands when somebody is first
    asked for something else. The log is that of all that was chosen.
    """
    options = Options()
    for option in OPTIONS:
        setattr(options, option.name, agreed.get(option.name, option.default))
    options.mission = NAMES.index(mission)
    state, log, chance = State(), Log(), Chance.seeded(bytes([seed]) * 32)
    state.seats = seats
    rules.setup(state, options, chance, log)
    while state.asks in (Ask.FORCE, Ask.TOKEN, Ask.CARRIER):
        found = np.zeros(ACTIONS, np.int64)
        found = found[: rules.legal(state, found)]
        # Whoever has spent all on what must be bought is not asked for a force, and takes the first tokens there are.
        rules.apply(state, FORCE + force if FORCE + force in found else int(found[0]), chance, log)
    return state, log
