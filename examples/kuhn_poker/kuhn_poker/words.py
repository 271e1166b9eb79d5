"""The game in words: its actions, how its table is laid out, what happened, and how it ended."""

from __future__ import annotations

from kuhn_poker.state import SEATS, Card, Event, Move, Sight, State
from runabout.core.facts import EventKind, event_kinds, named
from runabout.core.plan import Area, Label, Plan
from runabout.core.result import Result
from runabout.core.scene import Scene, hand, seat_counter
from runabout.core.verbs import HAND, Item, VerbKind, place, verb_kinds
from runabout.core.words import Action, Display, Names, Words
from runabout.core.words import Event as ToldEvent

TITLES = {Card.JACK: "Jack", Card.QUEEN: "Queen", Card.KING: "King"}

CARD = named("card", "a card", [card.name.lower() for card in Card])

EVENTS = event_kinds(
    Event,
    {
        Event.DEALT: EventKind("The seat was dealt a card; told to that seat.", card=CARD),
        Event.CHECKED: EventKind("The seat checked."),
        Event.BET: EventKind("The seat bet."),
        Event.FOLDED: EventKind("The seat folded."),
        Event.CALLED: EventKind("The seat called the bet."),
        Event.SHOWED: EventKind("The seat showed its card.", card=CARD),
    },
)


def own_card(scene: Scene, action: Action) -> list[Item]:
    """Who does not bet presses the card in hand."""
    (card,) = scene.piles[HAND(scene, action)]
    return [place(HAND(scene, action), card)]


def own_chips(scene: Scene, action: Action) -> list[Item]:
    """Who bets presses what is paid into the pot."""
    return [place(seat_counter(scene.decision["seat"], "paid"))]


VERBS = verb_kinds(
    check=VerbKind("Bet nothing.", about=own_card),
    bet=VerbKind("Bet.", about=own_chips),
    fold=VerbKind("Give up against a bet.", about=own_card),
    call=VerbKind("Pay as much as the bet.", about=own_chips),
)


def plan(scene: Scene) -> Plan:
    """How the table is laid out for the eye: for each seat its card, and what it has paid."""
    labels = {card.name.lower(): Label(title) for card, title in TITLES.items()}
    areas: list[Area] = []
    for seat in range(SEATS):
        paid = seat_counter(seat, "paid")
        labels[paid] = Label("Chips")
        areas.append(Area("pile", "Card", seat=seat, places=(hand(seat),), hand=True))
        areas.append(Area("counters", "Paid into the pot", seat=seat, places=(paid,)))
    return Plan(tuple(areas), labels)


def asked(seen: Sight, names: Names) -> str:
    """What the seat that decides is asked; at the end, that it is over."""
    if seen.over:
        return "The pot is won."
    name = "You" if seen.seat == seen.viewer else names[seen.seat]
    return f"{name}: {'call the bet or fold' if seen.bet else 'check or bet'}."


DONE = {
    "checked": ("check", "checks"),
    "bet": ("bet", "bets"),
    "folded": ("fold", "folds"),
    "called": ("call", "calls"),
}


class KuhnWords(Words):
    """The words of Kuhn poker."""

    def __init__(self) -> None:
        verbs = [(move, move.name.lower()) for move in Move]
        actions = [Action(move, verb, verb, declared=VERBS[verb]) for move, verb in verbs]
        display = Display(plan=plan, asked=asked)
        super().__init__(actions, EVENTS, '"check", "bet", "fold" or "call"', display, VERBS)

    def tell(self, event: ToldEvent, names: Names, viewer: int | None = None) -> str:
        """An event as a sentence."""
        is_you = event.seat == viewer
        name = "You" if is_you else names[event.seat]
        if event.kind == "dealt":
            return f"{name} {'are' if is_you else 'is'} dealt the {TITLES[event.card]}."
        if event.kind == "showed":
            return f"{name} {'show' if is_you else 'shows'} the {TITLES[event.card]}."
        return f"{name} {DONE[event.kind][0 if is_you else 1]}."

    def outcome(self, result: Result, state: State) -> str:
        """Why the game ended."""
        return "the other player folded" if state.folder else "the higher card takes the pot"
