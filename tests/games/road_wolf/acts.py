"""A board laid out for a test of what vehicles and crews do in their turn: asked and answered as in play, in a Duel."""

from __future__ import annotations

import numpy as np

from runabout.core.chance import Chance
from runabout.core.record import Cells
from runabout.games.road_wolf import rules, turns
from runabout.games.road_wolf.agenda import Job, drop_all, push
from runabout.games.road_wolf.events import WITH, Event
from runabout.games.road_wolf.fleet import leave_wheel, put_aboard
from runabout.games.road_wolf.harm import abandon, destroy, immobilize
from runabout.games.road_wolf.kinds import Token
from runabout.games.road_wolf.missions import NAMES
from runabout.games.road_wolf.numbers import ACTIONS, DO, TOKEN, VEHICLE, VERBS, Verb
from runabout.games.road_wolf.state import NOBODY, Ask, Status
from runabout.games.road_wolf.steering import rest
from tests.games.road_wolf.table import Table

FAR = (60, 1300)  #: where nothing is near, not even an end of the road


class Acts(Table):
    """Seat 0 has its turn. Far away each side has a vehicle that moves, so that the Duel is not over.

    Args:
        options: what the table has agreed, by name; choices as their numbers.
    """

    def __init__(self, **options: int) -> None:
        super().__init__(mission=NAMES.index("duel"), **options)
        self.enemy = self.add("coupe", FAR, seat=1)
        self.friend = self.add("coupe", (900, FAR[1]))

    # --- Laying out ---------------------------------------------------------------------------------------------------

    def abandoned(self, v: int) -> int:
        """Whoever drove it is gone; it rolls on."""
        leave_wheel(self.state, v)
        abandon(self.state, v, Chance.scripted(), self.log)
        return self.forget(v)

    def immobilized(self, v: int) -> int:
        """It lies still."""
        immobilize(self.state, v, Chance.scripted(), self.log)
        return self.forget(v)

    def marker(self, at: tuple[int, int], tokens: str) -> int:
        """The gear of a bike that was destroyed."""
        v = self.add("dirt-bike", at, tokens=tokens)
        destroy(self.state, v, Chance.scripted(), self.log)
        self.settle()
        assert self.status(v) == Status.MARKER
        return self.forget(v)

    def loaded(self, v: int, tokens: str) -> int:
        """Gear that lies there for all to see."""
        for token in tokens.split():
            put_aboard(self.state, v, Token[token.upper()], True)
        return v

    def forget(self, v: int) -> int:
        """What has happened so far is settled."""
        drop_all(self.state)
        self.log.size = 0
        return v

    # --- In play ------------------------------------------------------------------------------------------------------

    def turn_of(self, v: int, actions: int = 2) -> Acts:
        """A vehicle is asked what it does, whatever has been asked before."""
        drop_all(self.state)
        rest(self.state)
        self.state.asks = Ask.NOTHING
        self.state.mover = self.state.owner[v]
        self.state.actions[v] = actions
        push(self.state, Job.ACT, v)
        turns.settle(self.state, Chance.scripted(), self.log)
        assert self.state.asks == Ask.ACT
        return self

    @property
    def open(self) -> list[int]:
        """The actions that are legal."""
        out = np.zeros(ACTIONS, np.int64).view(Cells)
        return [int(action) for action in out[: rules.legal(self.state, out)]]

    @property
    def verbs(self) -> set[str]:
        """What the vehicle that is asked may do, by name."""
        assert self.state.asks == Ask.ACT
        return {Verb(action - DO).name for action in self.open}

    @property
    def slots(self) -> list[int]:
        """The slots that can be named now."""
        return [action - VEHICLE for action in self.open if VEHICLE <= action < DO]

    @property
    def tokens(self) -> list[str]:
        """The tokens that can be named now."""
        return [Token(action - TOKEN).name for action in self.open if TOKEN <= action < TOKEN + len(Token)]

    def do(self, action: int, *dice: int) -> Acts:
        """One legal action, with dice as they show."""
        assert action in self.open
        chance = Chance.scripted([die - 1 for die in dice])
        rules.apply(self.state, action, chance, self.log)
        chance.check_script()
        return self

    def verb(self, verb: Verb, *dice: int) -> Acts:
        """It does that."""
        assert DO <= DO + verb < DO + VERBS
        return self.do(DO + verb, *dice)

    def to(self, slot: int, *dice: int) -> Acts:
        """To that one."""
        return self.do(VEHICLE + slot, *dice)

    def token(self, name: str, *dice: int) -> Acts:
        """That token."""
        return self.do(TOKEN + Token[name.upper()], *dice)

    # --- What has become of it ----------------------------------------------------------------------------------------

    @property
    def asks(self) -> Ask:
        """What is asked."""
        return Ask(int(self.state.asks))

    def has(self, v: int) -> list[str]:
        """All that is aboard, whoever drives first."""
        state = self.state
        wheel = [Token(state.wheel[v]).name] if state.driven[v] else []
        return wheel + [token.name for token in Token for _ in range(state.aboard[v, token])]

    def known(self, v: int) -> list[str]:
        """What all know to be aboard, whoever drives first."""
        state = self.state
        wheel = [Token(state.shown_wheel[v]).name] if state.shown_wheel[v] != NOBODY else []
        return wheel + [token.name for token in Token for _ in range(state.shown[v, token])]

    def dice(self, kind: Event) -> int:
        """How many dice were last thrown in an ATTACK or a DEFENCE."""
        log = self.log
        facts = [log.facts[i] for i in range(log.size) if log.kind[i] == kind][-1]
        return sum(bool(int(fact) // 7**place % 7) for fact in facts for place in range(5))

    def told(self, kind: Event) -> list[tuple[int, ...]]:
        """The facts of all events of that kind, slots by their numbers alone."""
        log = self.log
        return [
            (int(log.facts[i, 0]) % WITH if log.facts[i, 0] >= 0 else NOBODY, *(int(f) for f in log.facts[i, 1:]))
            for i in range(log.size)
            if log.kind[i] == kind
        ]

    def audiences(self, kind: Event) -> list[int]:
        """Who was told, of all events of that kind."""
        return [int(self.log.audience[i]) for i in range(self.log.size) if self.log.kind[i] == kind]
