"""A board of Road Wolf laid out for tests of priors: what is asked, and how bots rank the answers."""

import numpy as np

from runabout.core.record import Cells
from runabout.games.road_wolf.actions import (
    ACTIONS,
    DO,
    EXACT,
    SPOT_ACROSS,
    SPOT_ALONG,
    VEHICLE,
    Verb,
)
from runabout.games.road_wolf.bots.priors import action_prior, candidate_actions
from runabout.games.road_wolf.box import STICK
from runabout.games.road_wolf.crews.verbs import recall
from runabout.games.road_wolf.jobs import drop_all
from runabout.games.road_wolf.state import NOBODY, Ask
from tests.games.road_wolf.table import MIDDLE, Table

AHEAD = {(0, STICK)}
"""The step straight ahead, a whole stick."""


class PriorTable(Table):
    """A board laid out, and how bots rank the actions that are open on it."""

    def put(self, kind, seat, *tokens, at=None, coming=False):
        """A vehicle of a seat; its slot."""
        return self.add(kind, at, seat, " ".join(tokens), coming=coming)

    def with_card(self, kind, y):
        """A road card on the middle of the road."""
        self.card(kind.text, (MIDDLE, y))
        return self

    def asked(self, asks, seat, v=NOBODY, verb=0, target=NOBODY):
        """That seat is asked about a vehicle of its own."""
        state = self.state
        drop_all(state)
        state.asks, state.seat, state.mover = asks, seat, seat
        state.acting, state.verb, state.target = v, verb, target
        if v != NOBODY:
            state.actions[v] = 2
        recall(state)
        return self

    def acts(self, v):
        """The seat is asked for the next action of its vehicle."""
        return self.asked(Ask.ACT, int(self.state.owner[v]), v)

    def drives(self, v, verb=Verb.MOVE):
        """The seat is asked where the vehicle drives."""
        return self.asked(Ask.SPOT, int(self.state.owner[v]), v, verb)

    @property
    def candidates(self):
        """The actions that bots search."""
        out = np.zeros(ACTIONS, np.int64).view(Cells)
        return [int(action) for action in out[: candidate_actions(self.state, out)]]

    @property
    def best(self):
        """The candidates with the highest prior."""
        found = {action: action_prior(self.state, action) for action in self.candidates}
        return {action for action, value in found.items() if value == max(found.values())}

    @property
    def best_verbs(self):
        """The verbs with the highest prior."""
        return {Verb(action - DO).name for action in self.best}

    @property
    def steps(self):
        """How far across and along the spots with the highest prior are."""
        assert all(action < EXACT for action in self.best)
        return {(int(SPOT_ACROSS[action]), int(SPOT_ALONG[action])) for action in self.best}

    @property
    def best_slots(self):
        """The vehicles with the highest prior."""
        return {action - VEHICLE for action in self.best}

    def action_prior(self, action):
        """The prior of an action."""
        return action_prior(self.state, action)


def railway_table():
    """The train of Derailed on its track, between two roads."""
    table = PriorTable("derailed").lay()
    table.state.roads = 2
    return table
