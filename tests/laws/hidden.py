"""Where each game's hidden cards lie, for the law of frequencies. A game that hides cards has its few lines here."""

from runabout.games.race_2_live import state as race_2_live
from runabout.games.riverdale.state import CRASH, SWAP
from runabout.games.road_runner.state import DECLINE, PASS
from runabout.games.road_wolf import state as road_wolf
from runabout.games.rummy_runway import state as rummy_runway
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


def rummy_runway_places(state):
    """A card lies in a hand (the seat's number), in the deck, or where all can see it."""
    found = [(kind, DECK) for kind in state.deck[: state.deck_size[0]].tolist()]
    found += [(kind, OPEN) for kind in state.row[: state.row_size[0]].tolist()]
    for seat in range(state.seats):
        first = seat * rummy_runway.OUTFITS_EACH
        found += [(kind, OPEN) for kind in state.outfit[first : first + state.outfits[seat]].flatten().tolist()]
        for pile, place in ((state.hand[seat], seat), (state.closet[seat], OPEN)):
            found += [(kind, place) for kind, count in enumerate(pile.tolist()) for _ in range(count)]
    return found


def rummy_runway_quiet(state, legal):
    """Drawing from the deck, taking from the row, and discarding a card that all saw being taken: all of it in plain
    view. What else may be discarded depends on the hand, and so tells of it.
    """
    if state.phase == rummy_runway.Phase.DRAW:
        return legal[0] if state.turns % 3 == 0 else legal[-1]
    seen = [kind for kind, count in enumerate(state.known[state.seat].tolist()) if count]
    return rummy_runway.DISCARD + seen[0] if seen else None


def rummy_runway_marked(sight):
    """The cards that others took from the row."""
    others = [sight.known[seat].tolist() for seat in range(sight.seats) if seat != sight.viewer]
    return [kind for known in others for kind, count in enumerate(known) for _ in range(count)]


def race_2_live_places(state):
    """A card, by rank, lies in a survivor's hand, set aside, or on the health pile where all can see it."""
    found = []
    for rank in range(race_2_live.RANKS):
        found += [(rank, DECK)] * state.aside[rank] + [(rank, OPEN)] * state.discards[rank]
        for survivor in range(state.survivors):
            found += [(rank, survivor)] * state.hand[survivor, rank]
    return found


def race_2_live_quiet(state, legal):
    """Moving on, by any lane, and keeping what is found; which card is played or lost depends on the hand."""
    if state.phase in (race_2_live.Phase.BEAT, race_2_live.Phase.YIELD, race_2_live.Phase.BLEED):
        return None
    if race_2_live.KEEP_PACK in legal:
        return race_2_live.KEEP_PACK
    return race_2_live.WAIT if race_2_live.WAIT in legal else legal[0]


def riverdale_places(state):
    """A kind of card lies in a hand (the seat's number), in the deck, or among the discards."""
    found = [(kind, DECK) for kind, number in enumerate(state.deck.tolist()) for _ in range(number)]
    found += [(kind, OPEN) for kind, number in enumerate(state.discard.tolist()) for _ in range(number)]
    for seat in range(state.seats):
        found += [(kind, seat) for kind in state.hand[seat, : state.hand_size[seat]].tolist()]
    return found


def riverdale_quiet(state, legal):
    """Only Special cards do not depend on a hand: a Swap! with the first opponent, or a Crash!."""
    return next((action for action in legal if SWAP <= action <= CRASH), None)


def riverdale_marked(sight):
    """The kinds of cards that the viewer knows in other hands."""
    return [kind for kind in range(len(sight.unseen)) if sight.known[:, kind].any()]


def road_wolf_places(state):
    """A road card, by kind, lies in the deck, on the discard pile, or on the road."""
    found = []
    for kind in range(road_wolf.CARD_KINDS):
        found += [(kind, DECK)] * state.deck[kind] + [(kind, LAID)] * state.discards[kind]
    return found + [(kind, OPEN) for kind in state.card[: state.cards].tolist()]


def road_wolf_quiet(state, legal):
    """A ready-made force, the first place there is, and then to drive on and do nothing."""
    return legal[-1] if state.asks == road_wolf.Ask.FORCE else legal[0] if state.round == 0 else legal[-1]


HIDDEN = {
    "road-runner": Hidden(road_runner_places, road_runner_quiet, road_runner_marked),
    "riverdale": Hidden(riverdale_places, riverdale_quiet, riverdale_marked),
    "rummy-runway": Hidden(rummy_runway_places, rummy_runway_quiet, rummy_runway_marked),
    "race-2-live": Hidden(race_2_live_places, race_2_live_quiet),
    "road-wolf": Hidden(road_wolf_places, road_wolf_quiet),
}
