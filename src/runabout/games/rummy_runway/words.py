"""Rummy Runway in words: every action and event as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from runabout.core.result import Result
from runabout.core.words import Action, Display, Event, Names, Words, listed, so_many
from runabout.games.rummy_runway.cards import CARDS, COLOURS, KINDS, NUMBERS, Colour
from runabout.games.rummy_runway.faces import COLOUR_NAMES, HOUSE, faces
from runabout.games.rummy_runway.facts import DOING, EVENTS, PHASE, outfit_label
from runabout.games.rummy_runway.hints import foretell
from runabout.games.rummy_runway.plan import asked, plan, remarks
from runabout.games.rummy_runway.state import (
    OUTFIT_SIZE,
    OUTFITS,
    OUTFITS_EACH,
    End,
    Ending,
    Sight,
    State,
)
from runabout.games.rummy_runway.state import Event as Kind
from runabout.games.rummy_runway.trends import TRENDS
from runabout.games.rummy_runway.verbs import VERBS
from runabout.games.rummy_runway.worth import look_name, worth

END_NAMES = tuple(end.name.casefold() for end in End)


def actions() -> list[Action]:
    """Every action in the order of its number; see the sections in state.py."""
    kinds = list(enumerate(CARDS))
    found: list[tuple[str, tuple[int, ...], str, str, str]] = [("draw", (), "draw", "draw from the deck", "")]
    found += [("take", (kind,), "take", f"take {card.text}", card.name) for kind, card in kinds]
    found += [("stop", (), "stop", "stop taking", "")]
    for from_closet, where in enumerate(("", " from the closet")):
        found += [("lay", (kind, from_closet), "lay", f"lay {card.text}{where}", card.name) for kind, card in kinds]
    found += [
        ("wear", (colour,), "wear", f"wear it as {name}", "") for colour, name in enumerate(COLOUR_NAMES[:COLOURS])
    ]
    found += [
        (
            "riff",
            (outfit, end, wild, from_closet),
            "riff",
            f"riff {outfit_label(outfit)} on the {END_NAMES[end]}{' with a wild' if wild else ''}{where}",
            "",
        )
        for from_closet, where in enumerate(("", " from the closet"))
        for outfit in range(OUTFITS)
        for end in End
        for wild in (0, 1)
    ]
    found += [("discard", (kind,), "discard", f"discard {card.text}", card.name) for kind, card in kinds]
    found += [("end_turn", (), "end", "end the turn", "")]
    found += [("trim", (kind,), "trim", f"trim {card.text}", card.name) for kind, card in kinds]
    return [
        Action(number, verb, text, card, declared=VERBS[kind], numbers=numbers)
        for number, (kind, numbers, verb, text, card) in enumerate(found)
    ]


class RummyRunwayWords(Words):
    """Rummy Runway's words."""

    def __init__(self) -> None:
        super().__init__(
            actions(),
            EVENTS,
            'an action such as "draw from the deck", "take red 5", "stop taking", "lay blue 4", '
            '"lay wild 7 from the closet", "wear it as yellow", "riff 2b on the left", "discard red 5" or "trim red 5"',
            Display(faces, foretell=foretell, plan=plan, asked=asked, remarks=remarks),
            VERBS,
        )

    def tell(self, event: Event, names: Names, viewer: int | None = None) -> str:
        """An event as a sentence; the viewer is "you"."""
        mine = viewer is not None and event.seat == viewer
        who = "You" if mine else names[event.seat] if event.seat >= 0 else ""
        s, has, their = ("", "have", "your") if mine else ("s", "has", "their")
        match Kind[event.kind.upper()]:
            case Kind.ROUND:
                return f"Round {event.number}. {who} begin{s}."
            case Kind.RUNWAYS:
                shown = [f"{TRENDS[t].name} ({TRENDS[t].asks}, +{TRENDS[t].bonus})" for t in event.trends]
                return f"On the Runways ({HOUSE}): {listed(shown)}."
            case Kind.DEALT:
                return f"{who} {'are' if mine else 'is'} dealt {so_many(event.count, 'card')}."
            case Kind.DEALT_CARD:
                return f"{who} {'are' if mine else 'is'} dealt {CARDS[event.card].text}."
            case Kind.TURNED_UP:
                return f"The discard row begins with {CARDS[event.card].text}."
            case Kind.REFILLED:
                cards, make = so_many(event.count, "card"), "makes" if event.count == 1 else "make"
                return f"The deck is empty; {cards} of the row {make} a new one."
            case Kind.DREW:
                return f"{who} draw{s} a card."
            case Kind.DREW_CARD:
                return f"{who} draw{s} {CARDS[event.card].text}."
            case Kind.TOOK:
                return f"{who} take{s} {CARDS[event.card].text} from the row."
            case Kind.NOTHING_TO_DRAW:
                return f"There is nothing for {'you' if mine else who} to draw."
            case Kind.LAID:
                source = f" from {their} closet" if event.from_closet else ""
                return f"{who} lay{s} {CARDS[event.card].text}{source}."
            case Kind.WORN:
                return f"{who} wear{s} {CARDS[event.card].text} as {COLOUR_NAMES[event.colour]}."
            case Kind.FORMED:
                cards, name = listed(laid_cards(event)), look_of(event)
                return f"{who} form{s} outfit {outfit_label(event.outfit)} of {cards}: {name}."
            case Kind.RIFFED:
                source = f" from {their} closet" if event.from_closet else ""
                where = f"the {END_NAMES[event.end]} of {outfit_label(event.outfit)}"
                played, taken = CARDS[event.card].text, CARDS[event.taken].text
                return f"{who} riff{s} {played}{source} onto {where} and take{s} {taken}."
            case Kind.RESTYLED:
                return f"Outfit {outfit_label(event.outfit)} is now: {look_of(event)}."
            case Kind.DISCARDED:
                return f"{who} discard{s} {CARDS[event.card].text}."
            case Kind.NO_DISCARD:
                return f"{who} {has} no card to discard."
            case Kind.TRIMMED:
                return f"{who} discard{s} {CARDS[event.card].text} from {their} closet."
            case Kind.TRIGGERED:
                why = "a third outfit" if event.by_outfit else "no cards left"
                return f"{who} {has} {why}: one final turn for everybody else."
            case Kind.TIRED:
                return f"After {so_many(event.turns, 'turn')} each the round is over."
            case Kind.FOLLOWED:
                trend = TRENDS[event.trend]
                which = f" with {outfit_label(event.outfit)}" if event.outfit >= 0 else ""
                return f"{who} follow{s} {trend.name}{which}: +{event.points}."
            case Kind.SCORED:
                trends = f", trends {event.trends} ({HOUSE})" if event.trends else ""
                points = event.outfits + event.closet + event.trends
                return f"{who} score{s} {points}: outfits {event.outfits}, closet {event.closet}{trends}."
            case Kind.TOTAL:
                return f"{who} {has} {so_many(event.points, 'point')} in all."
            case Kind.ENDED:
                return f"The show is over: {reason(event.why)}."
            case Kind.GATHERED:
                return "All cards are shuffled into the deck."

    def together(self, kind: str, events: Sequence[Event], names: Names, viewer: int | None) -> str | None:
        """The cards of a deal in one sentence, and the trends that a house follows; how many cards the others are dealt
        is on the table.
        """
        mine = viewer is not None and events[0].seat == viewer
        if kind == "dealt_card":
            who = "You are" if mine else f"{names[events[0].seat]} is"
            return f"{who} dealt {listed([CARDS[event.card].text for event in events])}."
        if kind == "followed":
            who = "You follow" if mine else f"{names[events[0].seat]} follows"
            return f"{who} {listed([followed(event) for event in events])}."
        return "" if kind == "dealt" and viewer is not None else None

    def outcome(self, result: Result, state: State) -> str:
        """Why the game ended, and whether the last round's best outfit broke a tie."""
        best = int(max(result.points))
        said = f"{so_many(best, 'point')} in {so_many(state.round, 'round')}; {reason(state.ending)}"
        if result.points.count(best) > len(result.winners):
            best_outfit = result.tie_breaks[result.winners[0]]
            said += f"; of those tied, the best outfit of the last round ({best_outfit} points) wins (RY-095)"
        elif len(result.winners) > 1:
            said += "; those tied share the win (RY-096)"
        if state.trends:
            said += f"; the trends are {HOUSE} (RYA-17)"
        return said

    def sight(self, sight: Sight) -> dict[str, Any]:
        """What a seat may know, as plain data."""
        seen = sight.snapshot()
        everybody = range(seen.seats)
        return {
            "seats": seen.seats,
            "viewer": seen.viewer,
            "seat": seen.seat,
            "over": bool(seen.over),
            "phase": PHASE.values[seen.phase],
            "doing": DOING.values[seen.doing],
            "round": seen.round,
            "rounds": seen.rounds,
            "target": seen.target,
            "turns": seen.turns,
            "trigger": seen.trigger,
            "final_turns": seen.final_turns,
            "trends": runways(seen),
            "points": seen.points[: seen.seats],
            "hand": marks(seen.hand),
            "hands": seen.hand_size[: seen.seats],
            "known": [marks(seen.known[seat]) for seat in everybody],
            "closets": [marks(seen.closet[seat]) for seat in everybody],
            "outfits": [
                [outfit_data(seen, seat * OUTFITS_EACH + slot) for slot in range(seen.outfits[seat])]
                for seat in everybody
            ],
            "laid": [worn_mark(seen.laid_kind[place], seen.laid_wears[place]) for place in range(seen.laid)],
            "row": [MARKS[kind] for kind in seen.row[: seen.row_size[0]]],
            "deck": seen.deck_size[0],
            "unseen": {MARKS[kind]: number for kind, number in enumerate(seen.unseen) if number},
        }


def runways(sight: Sight) -> list[dict[str, Any]]:
    """This round's trends as plain data."""
    if not sight.trends:
        return []
    shown = [TRENDS[trend] for trend in sight.runway]
    return [{"name": t.name, "asks": t.asks, "bonus": t.bonus, "once": t.once, "label": HOUSE} for t in shown]


def outfit_data(sight: Sight, outfit: int) -> dict[str, Any]:
    """An outfit as plain data."""
    about = worth(sight, outfit)
    return {
        "label": outfit_label(outfit),
        "cards": [worn_mark(kind, colour) for kind, colour in zip(sight.outfit[outfit], sight.wears[outfit])],
        "name": about.name,
        "formal": about.formal,
        "points": about.points,
        "trend_points": about.trend_points,
    }


def followed(event: Event) -> str:
    """A trend that was followed."""
    which = f" with {outfit_label(event.outfit)}" if event.outfit >= 0 else ""
    return f"{TRENDS[event.trend].name}{which} (+{event.points})"


def worn_mark(kind: int, colour: int) -> str:
    """A card as it is worn: "R5", or "W7=r" for a wild 7 as red; "W7" where its colour is not said yet."""
    if colour in (CARDS[kind].colour, Colour.WILD):
        return MARKS[kind]
    return f"{MARKS[kind]}={COLOUR_NAMES[colour][0]}"


def look_of(event: Event) -> str:
    """What the outfit is called that an event tells of."""
    return look_name(event.cards, event.colours)


def laid_cards(event: Event) -> list[str]:
    """The cards of a new outfit: "red 5", "wild 7 as red from the closet"."""
    found = []
    for place, (kind, colour) in enumerate(zip(event.cards, event.colours, strict=True)):
        card = CARDS[kind]
        said = f"wild {card.number} as {COLOUR_NAMES[colour]}" if card.colour == Colour.WILD else card.text
        found.append(f"{said} from the closet" if event.from_closet >> place & 1 else said)
    return found


def marks(cells: Any) -> list[str]:
    """The marks of the cards counted by kind, colour by colour."""
    return [MARKS[kind] for kind, number in enumerate(cells) if number for _ in range(number)]


MARKS = tuple(card.mark for card in CARDS)
"""By kind."""


def census(state: State) -> list[int]:
    """Every Outfit card on the table by kind, wherever it lies (RY-005, RY-006)."""
    found = [0] * KINDS
    for kind in [*state.deck[: state.deck_size[0]], *state.row[: state.row_size[0]]]:
        found[kind] += 1
    for seat in range(state.seats):
        for kind in range(KINDS):
            found[kind] += state.hand[seat, kind] + state.closet[seat, kind]
        for i in range(OUTFIT_SIZE * state.outfits[seat]):
            found[state.outfit[seat * OUTFITS_EACH + i // OUTFIT_SIZE, i % OUTFIT_SIZE]] += 1
    return found


def reason(ending: int) -> str:
    """Why a game is over."""
    return (
        "the points agreed on are reached (RY-090)" if ending == Ending.TARGET else "the last round is played (RY-092)"
    )


assert len(CARDS) == COLOURS * NUMBERS + NUMBERS
