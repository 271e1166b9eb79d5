"""Where each game's hidden cards lie, for the law of frequencies. A game that hides cards has its few lines here."""

from runabout.games.road_runner.state import DECLINE, PASS
from runabout.testing import Hidden

DECK, LAID, OPEN = 100, 101, 102


def road_runner_places(state):
    """A card lies in a hand (the seat's number), in the draw pile, or where all can see it."""
    found = [(card, DECK) for card in state.deck[: state.deck_size[0]].tolist()]
    found += [(card, LAID) for card in state.laid[: state.laid_size[0]].tolist()]
    found += [(card, OPEN) for card in state.capture_pile[: state.capture_pile_size[0]].tolist()]
    found += [(card, OPEN) for card in state.escape_pile[: state.escape_pile_size[0]].tolist()]
    for seat in range(state.seats):
        found += [(card, seat) for card in state.hand[seat, : state.hand_size[seat]].tolist()]
    return found


def road_runner_quiet(state, legal):
    """Passing is always legal at the start of a turn, and which card goes is left to chance; so is declining."""
    return PASS if PASS in legal else DECLINE


def road_runner_marked(sight):
    """The cards passed on, the latest first."""
    return sight.tracked[: sight.tracked_size].tolist()[::-1]


HIDDEN = {"road-runner": Hidden(road_runner_places, road_runner_quiet, road_runner_marked)}
