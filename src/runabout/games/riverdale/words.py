"""Running Round Riverdale in words: every action and event as text, told from the pavement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from runabout.core.words import Action, Event, Names, Words, so_many
from runabout.games.riverdale.box import BOX, DECK_NAMES
from runabout.games.riverdale.cards import KINDS, MOVEMENT_CARDS, SPECIAL_NAMES
from runabout.games.riverdale.state import (
    COLOURS,
    HOME,
    PAIRS,
    PARTS,
    PAWNS,
    PIECES,
    SHOP,
    SPLIT_COUNT,
    ZONE,
    Ending,
    Sight,
    State,
)
from runabout.games.riverdale.state import Event as Kind
from runabout.games.riverdale.track import BOARD, COLOUR_OF

HOUSE = "house content" if not BOX.digest else f"an owner's copy ({BOX.digest})"
"""What to call the board and the decks where a player meets them."""

MOST = tuple(max(deck[kind] for deck in BOX.decks) for kind in range(KINDS))
"""By kind: the cards in the box, enough to make any of the decks (RVA-01)."""


def colour_of(colour: int) -> str:
    """A colour's name."""
    return BOARD.sides[colour].colour


def piece_of(piece: int) -> str:
    """A pawn as it is written: its colour and its number, such as "red 2"."""
    return f"{colour_of(piece // PAWNS)} {piece % PAWNS + 1}"


def character_of(piece: int) -> str:
    """The character that stands in a pawn's stand (RV-012, RVA-53)."""
    return BOX.team(piece // PAWNS)[piece % PAWNS]


def place_of(piece: int, place: int) -> str:
    """Where a pawn is, in words."""
    if place == HOME:
        return f"the {BOARD.sides[piece // PAWNS].name}"
    if place == SHOP:
        return "Pop's Chocklit Shoppe"
    return f"circle {place - ZONE + 1} of its safety zone" if place >= ZONE else f"square {place}"


def actions() -> list[Action]:
    """Every action in the order of its number; see the sections in state.py."""
    pieces = [piece_of(piece) for piece in range(PIECES)]
    names = [card.name for card in MOVEMENT_CARDS]
    found: list[tuple[str, str, str]] = []
    found += [("play", f"play {name} with pawn {pawn + 1}", slug(name)) for name in names for pawn in range(PAWNS)]
    found += [("play", f"play 1 against {piece}", "1") for piece in pieces]
    found += [
        ("split", f"split 5: pawn {first + 1} moves {count}, pawn {second + 1} moves {SPLIT_COUNT - count}", "5")
        for first, second in PAIRS
        for count in range(1, PARTS + 1)
    ]
    found += [
        ("swap", f"swap pawn {pawn + 1} with {piece} by Switcharoo", "switcharoo")
        for pawn in range(PAWNS)
        for piece in pieces
    ]
    found += [("pass", f"pass with pawn {pawn + 1} by Quick Pass", "quick-pass") for pawn in range(PAWNS)]
    found += [("Dirty Trick!", f"Dirty Trick! on {piece}", "dirty-trick") for piece in pieces]
    found += [("Swap!", f"Swap! hands with {colour_of(colour)}", "swap") for colour in range(COLOURS)]
    found += [("Crash!", "Crash!", "crash")]
    found += [("discard", f"discard {name}", slug(name)) for name in names]
    return [Action(number, *parts) for number, parts in enumerate(found)]


def slug(name: str) -> str:
    """A card's name for programs, such as "quick-pass"."""
    return name.casefold().replace(" ", "-")


class RiverdaleWords(Words):
    """Running Round Riverdale's words."""

    def __init__(self) -> None:
        super().__init__(
            actions(),
            [kind.name.casefold() for kind in Kind],
            'an action such as "play 7 with pawn 2", "play 1 against green 3", '
            '"split 5: pawn 1 moves 2, pawn 3 moves 3", "pass with pawn 1 by Quick Pass", "Crash!" or "discard -3"',
        )

    def tell(self, event: Event, names: Names, viewer: int | None = None) -> str:
        """An event as a sentence; the viewer is "you"."""
        kind, (first, second, third) = Kind[event.kind.upper()], event.facts
        mine = viewer is not None and event.seat == viewer
        who = "You" if mine else names[event.seat] if event.seat >= 0 else ""
        s = "" if mine else "s"  # the ending of a verb
        match kind:
            case Kind.BEGINS:
                return (
                    f"{who} {'have' if mine else 'has'} the reddest hair and begin{s}. "
                    f"The board and deck {DECK_NAMES[first]} are {HOUSE}."
                )
            case Kind.DEALT:
                return f"{who} {'are' if mine else 'is'} dealt {so_many(first, 'card')}."
            case Kind.DEALT_CARD:
                return f"{who} {'are' if mine else 'is'} dealt {card_of(first)}."
            case Kind.PLAYED:
                return f"{who} play{s} {card_of(first)}."
            case Kind.MOVED:
                return moved(first, second, third)
            case Kind.MOVED_AHEAD:
                return f"Move Ahead 3: {runner(first)} goes on to square {third}."
            case Kind.SKATED:
                return f"{runner(first)} jumps on a skateboard and rides to square {third}."
            case Kind.STAYED:
                return f"{runner(first)} stays: moving ahead would lead into the safety zone."
            case Kind.SENT_HOME:
                return f"{runner(first)} is sent back to {place_of(first, HOME)}."
            case Kind.SWITCHED:
                return f"{runner(first)} and {runner(second)} change places."
            case Kind.ANOTHER_TURN:
                return f"{who} take{s} another turn."
            case Kind.DREW:
                return f"{who} draw{s} a card."
            case Kind.DREW_CARD:
                return f"{who} draw{s} {card_of(first)}."
            case Kind.RESHUFFLED:
                return f"The discard pile is shuffled: {so_many(first, 'card')} in the new deck."
            case Kind.DISCARDED:
                return f"{who} can play nothing and discard{s} {card_of(first)}."
            case Kind.TRICKED:
                return f"Dirty Trick! {runner(first)} turns up on square {third} in place of {runner(second)}."
            case Kind.SWAPPED:
                other = "you" if first == viewer else names[first]
                return f"Swap! {who} exchange{s} hands with {other}."
            case Kind.GOT_CARD:
                return f"{who} get{s} {card_of(first)}."
            case Kind.CRASHED:
                return f"Crash! {who} make{s} everybody throw in their hands; all the cards are shuffled."
            case Kind.WON:
                return f"{who} {'have' if mine else 'has'} the whole team at Pop's Chocklit Shoppe!"
            case Kind.CALLED_OFF:
                return "Closing time at Pop's: the race is called off."

    def outcome(self, scores: Sequence[int], state: Any) -> str:
        """Why the game ended."""
        if state.ending == Ending.HOME_FREE:
            return "a whole team is at Pop's Chocklit Shoppe (RV-054)"
        return f"nobody had a whole team at Pop's after {state.turns} turns (RVA-49)"

    def sight(self, sight: Sight) -> dict[str, Any]:
        """What a seat may know, as plain data."""
        colours = [int(COLOUR_OF[sight.seats, seat]) for seat in range(sight.seats)]
        return {
            "seats": sight.seats,
            "viewer": sight.viewer,
            "seat": sight.seat,
            "over": bool(sight.over),
            "winner": sight.winner,
            "turns": sight.turns,
            "turn_limit": sight.turn_limit,
            "special_played": bool(sight.special_played),
            "colours": [colour_of(colour) for colour in colours],
            "content": HOUSE,
            "deck_list": DECK_NAMES[sight.deck_list],
            "board": [square_data(sight, square) for square in range(BOARD.squares)],
            "pawns": {colour_of(colour): team_data(sight, colour) for colour in colours},
            "hand": [
                MOVEMENT_CARDS[kind].name
                for kind in sight.hand[: sight.hand_count[sight.viewer] if sight.viewer >= 0 else 0]
            ],
            "hands": list(sight.hand_count[: sight.seats]),
            "known": [counted(sight.known[seat]) for seat in range(sight.seats)],
            "specials": [
                [name for number, name in enumerate(SPECIAL_NAMES) if not sight.used[seat] >> number & 1]
                for seat in range(sight.seats)
            ],
            "deck": sight.deck_size,
            "discard": counted(sight.discard),
            "unseen": counted(sight.unseen),
        }


def square_data(sight: Sight, square: int) -> dict[str, Any]:
    """One square as plain data: what it is, and who stands on it."""
    found: dict[str, Any] = {"square": square}
    if square in BOARD.another_turn:
        found["sign"] = "another-turn"
    if square in BOARD.move_ahead:
        found["sign"] = "move-ahead"
    for green, red in BOARD.skateboards:
        if square == green:
            found["sign"], found["to"] = "skateboard-green", red
        if square == red:
            found["sign"] = "skateboard-red"
    for side in BOARD.sides:
        if square == side.start:
            found["start"] = side.colour
        if square == side.entrance:
            found["entrance"] = side.colour
    for piece in range(PIECES):
        if sight.pawn[piece] == square:
            found["pawn"] = piece_of(piece)
    return found


def team_data(sight: Sight, colour: int) -> list[dict[str, Any]]:
    """A colour's pawns as plain data."""
    found = []
    for pawn, character in enumerate(BOX.team(colour)):
        place = int(sight.pawn[colour * PAWNS + pawn])
        data: dict[str, Any] = {"pawn": pawn + 1, "character": character}
        if place == HOME:
            data["place"] = "home"
        elif place == SHOP:
            data["place"] = "shop"
        elif place >= ZONE:
            data["place"], data["circle"] = "zone", place - ZONE + 1
        else:
            data["place"], data["square"] = "square", place
        found.append(data)
    return found


def census(state: State) -> list[int]:
    """Every Movement card by kind, wherever it lies (RV-003): in play, or in the box with the other decks' cards."""
    deck = BOX.decks[state.deck_list]
    found = [MOST[kind] - deck[kind] + state.deck[kind] + state.discard[kind] for kind in range(KINDS)]
    for seat in range(state.seats):
        for kind in state.hand[seat, : state.hand_size[seat]]:
            found[kind] += 1
    return found


def moved(piece: int, before: int, after: int) -> str:
    """A pawn's own move."""
    who = runner(piece)
    if after == SHOP:
        return f"{who} is at Pop's Chocklit Shoppe!"
    if before == HOME:
        return f"{who} sets out from {place_of(piece, HOME)} to {place_of(piece, after)}."
    return f"{who} goes from {place_of(piece, before)} to {place_of(piece, after)}."


def runner(piece: int) -> str:
    """A pawn with its character's name."""
    return f"{character_of(piece)} ({piece_of(piece)})"


def card_of(kind: int) -> str:
    """A Movement card in a sentence."""
    name = MOVEMENT_CARDS[kind].name
    return f"{'an' if name in ('8', '11') else 'a'} {name}"


def counted(counts: Any) -> dict[str, int]:
    """Cards by name, those that there are."""
    return {MOVEMENT_CARDS[kind].name: int(counts[kind]) for kind in range(KINDS) if counts[kind]}
