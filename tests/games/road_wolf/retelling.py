"""What the recorded games tell, and how things stand at the moment when something is told."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace

from runabout.games.road_wolf.box_file import UNITS
from runabout.games.road_wolf.kinds import CREW, GEAR, Token
from runabout.games.road_wolf.state import Status
from tests.games import recorded
from tests.games.road_wolf.stories import FOLDER
from tests.games.road_wolf.storytelling import NAMES, sentences

ANN, BEA = 0, 1


class Moment(recorded.Moment):
    """A recorded game after so many moves."""

    folder = FOLDER

    def __init__(self, name, moves):
        super().__init__(name, moves)
        self.moves = moves

    @classmethod
    def after(cls, name, said):
        """The moment when a sentence has been told, which a watcher hears but once."""
        steps = [step for step, told in enumerate(tale(name), -1) if said in told]
        assert len(steps) == 1, f"{said!r} is told {len(steps)} times"
        return cls(name, steps[0] + 1)

    @classmethod
    def last(cls, name):
        """The end of the record."""
        return cls(name, len(recorded.recorded(FOLDER / f"{name}.run").steps))

    def told(self, viewer):
        """What the last step told a seat."""
        return sentences(self.match, self.moves - 1, viewer)

    def why(self, line):
        """The rule that forbids a decision now."""
        return self.match.why(line).rule

    def vehicle(self, number):
        """What is in the slot that the table knows by that number, in words."""
        state, v = self.state, number - 1
        wheel = [Token(state.wheel[v]).text] if state.driven[v] else []
        return SimpleNamespace(
            status=Status(state.status[v]).name.lower(),
            owner=int(state.owner[v]),
            at=(state.x[v] / UNITS, state.y[v] / UNITS),
            hits=int(state.hits[v]),
            actions=int(state.actions[v]),
            crew=wheel + [token.text for token in CREW for _ in range(state.aboard[v, token])],
            gear=[token.text for token in GEAR for _ in range(state.aboard[v, token])],
            known=[token.text for token in Token for _ in range(state.shown[v, token])],
        )


@cache
def tale(name):
    """What a watcher is told: the opening, and then step by step."""
    match = recorded.recorded(FOLDER / f"{name}.run")
    opening = [event for event in match.opening if event.known_to(-1)]
    told = [said for said in match.game.words.narrate(opening, NAMES, -1) if said]
    return [told, *(sentences(match, step) for step in range(len(match.steps)))]


def tells(name, *lines):
    """Whether a record tells just that, sentence after sentence; if not, what it tells instead."""
    told = [said for step in tale(name) for said in step]
    begins = [at for at, said in enumerate(told) if said == lines[0]]
    assert begins, f"nowhere is it told that {lines[0]!r}"
    found = [told[at : at + len(lines)] for at in begins]
    assert list(lines) in found, f"instead: {found}"
    return True


def ended(name):
    """Who has won, and why it ended."""
    match = recorded.recorded(FOLDER / f"{name}.run")
    assert match.over
    outcome = match.outcome()
    return list(outcome.winners), outcome.reason
