"""What may be done in Rummy Runway, as declared actions (see core.verbs)."""

from __future__ import annotations

from runabout.core.facts import FLAG
from runabout.core.scene import Scene, hand
from runabout.core.verbs import HAND, Action, Item, VerbKind, about_turn, of_fields, place, taken, verb_kinds
from runabout.games.rummy_runway.cards import FIRST_WILD, NUMBERS
from runabout.games.rummy_runway.facts import CARD, COLOUR, END, OUTFIT
from runabout.games.rummy_runway.naming import CARD_NAMES, OUTFIT_NAMES
from runabout.games.rummy_runway.outfits import riffing_kind
from runabout.games.rummy_runway.scene_names import LAID, UNSAID, closet
from runabout.games.rummy_runway.state import OUTFIT_SIZE, End


def source(scene: Scene, action: Action) -> str:
    """Where a card comes from that is played: the Closet or the hand."""
    seat = scene.decision["seat"]
    return closet(seat) if action.from_closet else hand(seat)


def own_closet(scene: Scene, action: Action) -> str:
    """The Closet of the seat that decides."""
    return closet(scene.decision["seat"])


def about_deck(scene: Scene, action: Action) -> list[Item]:
    """The draw deck."""
    return [place("deck")]


def about_lay(scene: Scene, action: Action) -> list[Item]:
    """The card, and those that are laid."""
    return [*of_fields(scene, action), place(LAID)]


def about_wear(scene: Scene, action: Action) -> list[Item]:
    """The leftmost wild card without a colour: that colour lies nowhere on the table."""
    at = scene.things[LAID]["colours"].index(UNSAID)
    return [place(LAID, list(scene.piles[LAID])[at], at)]


def about_riff(scene: Scene, action: Action) -> list[Item]:
    """The card that goes onto the end, and the card that lies there."""
    outfit = OUTFIT_NAMES[action.outfit]
    cards = list(scene.piles[outfit])
    wears = [COLOUR.values.index(colour) for colour in scene.things[outfit]["colours"]]
    kind = int(riffing_kind([CARD_NAMES.index(card) for card in cards], wears, action.end))
    played = FIRST_WILD + kind % NUMBERS if action.wild else kind
    at = 0 if action.end == End.LEFT else OUTFIT_SIZE - 1
    return [taken(scene, source(scene, action), CARD_NAMES[played]), place(outfit, cards[at], at)]


def about_row(scene: Scene, action: Action) -> list[Item]:
    """The card, and the row to which it goes."""
    return [*of_fields(scene, action), place("row")]


VERBS = verb_kinds(
    draw=VerbKind("Draw a card from the deck (RY-020).", about=about_deck),
    take=VerbKind("Take a card out of the row (RY-021).", source="row", card=CARD),
    stop=VerbKind("Take no more cards.", about=about_turn),
    lay=VerbKind(
        "Lay the next card of a new outfit (RY-024).", source=source, about=about_lay, card=CARD, from_closet=FLAG
    ),
    wear=VerbKind(
        "Say which colour the leftmost wild card without one is worn as (RYA-41).", about=about_wear, colour=COLOUR
    ),
    riff=VerbKind(
        "Play the card that fits, or the wild one of its number, onto an end of an outfit (RY-028).",
        about=about_riff,
        outfit=OUTFIT,
        end=END,
        wild=FLAG,
        from_closet=FLAG,
    ),
    discard=VerbKind("Discard a card, which ends the turn (RY-038).", source=HAND, about=about_row, card=CARD),
    end_turn=VerbKind("End the turn with no card to discard (RYA-20).", about=about_turn),
    trim=VerbKind("Discard a card out of the Closet (RY-039).", source=own_closet, about=about_row, card=CARD),
)
