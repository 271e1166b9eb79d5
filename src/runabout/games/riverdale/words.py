"""Running Round Riverdale in words: every action and event as text, told from the pavement."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any

from runabout.core.panels import Face, Panel
from runabout.core.record import Cells
from runabout.core.result import Result
from runabout.core.words import Action, Display, Event, Names, Words, so_many
from runabout.games.riverdale.box import BOX, DECK_NAMES
from runabout.games.riverdale.cards import KINDS, MOVEMENT_CARDS, SPECIAL_NAMES, Special
from runabout.games.riverdale.faces import faces
from runabout.games.riverdale.facts import CARDS, EVENTS
from runabout.games.riverdale.hints import foretell
from runabout.games.riverdale.naming import (
    BOX_TEAMS,
    HOUSE,
    Teams,
    card_of,
    character_of,
    colour_of,
    piece_of,
    place_of,
    runner,
)
from runabout.games.riverdale.panels import panels
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
from runabout.games.riverdale.track import BOARD
from runabout.games.riverdale.verbs import VERBS

MOST = tuple(max(deck[kind] for deck in BOX.decks) for kind in range(KINDS))
"""By kind: the cards in the box, enough to make any of the decks (RVA-01)."""


def actions() -> list[Action]:
    """Every action in the order of its number; see the sections in state.py."""
    pieces = [(piece, piece_of(piece)) for piece in range(PIECES)]
    names = [(kind, card.name) for kind, card in enumerate(MOVEMENT_CARDS)]
    one, five, switcharoo, quick_pass = (CARDS.index(name) for name in ("1", "5", "switcharoo", "quick-pass"))
    found: list[tuple[str, tuple[int, ...], str, str]] = []
    found += [
        ("play", (kind, pawn), "play", f"play {name} with pawn {pawn + 1}")
        for kind, name in names
        for pawn in range(PAWNS)
    ]
    found += [("push", (one, piece), "play", f"play 1 against {name}") for piece, name in pieces]
    found += [
        (
            "split",
            (five, first, count, second),
            "split",
            f"split 5: pawn {first + 1} moves {count}, pawn {second + 1} moves {SPLIT_COUNT - count}",
        )
        for first, second in PAIRS
        for count in range(1, PARTS + 1)
    ]
    found += [
        ("switch", (switcharoo, pawn, piece), "swap", f"swap pawn {pawn + 1} with {name} by Switcharoo")
        for pawn in range(PAWNS)
        for piece, name in pieces
    ]
    found += [
        ("quick_pass", (quick_pass, pawn), "pass", f"pass with pawn {pawn + 1} by Quick Pass") for pawn in range(PAWNS)
    ]
    found += [
        ("dirty_trick", (Special.DIRTY_TRICK, piece), "Dirty Trick!", f"Dirty Trick! on {name}")
        for piece, name in pieces
    ]
    found += [
        ("swap", (Special.SWAP, colour), "Swap!", f"Swap! hands with {colour_of(colour)}") for colour in range(COLOURS)
    ]
    found += [("crash", (Special.CRASH,), "Crash!", "Crash!")]
    found += [("discard", (kind,), "discard", f"discard {name}") for kind, name in names]
    return [
        Action(number, verb, text, VERBS[kind].plain(numbers)["card"], declared=VERBS[kind], numbers=numbers)
        for number, (kind, numbers, verb, text) in enumerate(found)
    ]


class RiverdaleWords(Words):
    """Running Round Riverdale's words.

    Attributes:
        teams: the characters that run, as one table has them.
    """

    def __init__(self) -> None:
        super().__init__(
            actions(),
            EVENTS,
            'an action such as "play 7 with pawn 2", "play 1 against green 3", '
            '"split 5: pawn 1 moves 2, pawn 3 moves 3", "pass with pawn 1 by Quick Pass", "Crash!" or "discard -3"',
            Display(foretell=foretell),
            VERBS,
        )
        self.teams: Teams = BOX_TEAMS

    def at_table(self, looks: Sequence[tuple[str, ...]], sight: Sight) -> RiverdaleWords:
        """The same, with the characters of one table (RV-012, RVA-53)."""
        teams = list(self.teams)
        for seat, team in enumerate(looks):
            teams[sight.colour[seat]] = team
        said = copy(self)
        said.teams = tuple(teams)
        return said

    def tell(self, event: Event, names: Names, viewer: int | None = None) -> str:
        """An event as a sentence; the viewer is "you"."""
        mine = viewer is not None and event.seat == viewer
        who = "You" if mine else names[event.seat] if event.seat >= 0 else ""
        s = "" if mine else "s"  # the ending of a verb
        teams = self.teams
        match Kind[event.kind.upper()]:
            case Kind.BEGINS:
                return (
                    f"{who} {'have' if mine else 'has'} the reddest hair and begin{s}. "
                    f"The board and deck {DECK_NAMES[event.deck]} are {HOUSE}."
                )
            case Kind.DEALT:
                return f"{who} {'are' if mine else 'is'} dealt {so_many(event.count, 'card')}."
            case Kind.DEALT_CARD:
                return f"{who} {'are' if mine else 'is'} dealt {card_of(event.card)}."
            case Kind.PLAYED:
                return f"{who} play{s} {card_of(event.card)}."
            case Kind.MOVED:
                return moved(event.pawn, event.before, event.after, teams)
            case Kind.MOVED_AHEAD:
                return f"Move Ahead 3: {runner(event.pawn, teams)} goes on to square {event.after}."
            case Kind.SKATED:
                return f"{runner(event.pawn, teams)} jumps on a skateboard and rides to square {event.after}."
            case Kind.STAYED:
                return f"{runner(event.pawn, teams)} stays: moving ahead would lead into the safety zone."
            case Kind.SENT_HOME:
                return f"{runner(event.pawn, teams)} is sent back to {place_of(event.pawn, HOME)}."
            case Kind.SWITCHED:
                return f"{runner(event.pawn, teams)} and {runner(event.other, teams)} change places."
            case Kind.ANOTHER_TURN:
                return f"{who} take{s} another turn."
            case Kind.DREW:
                return f"{who} draw{s} a card."
            case Kind.DREW_CARD:
                return f"{who} draw{s} {card_of(event.card)}."
            case Kind.RESHUFFLED:
                return f"The discard pile is shuffled: {so_many(event.count, 'card')} in the new deck."
            case Kind.DISCARDED:
                why = f"keep{s} the pawns where they are" if event.by_choice else "can play nothing"
                return f"{who} {why} and discard{s} {card_of(event.card)}."
            case Kind.TRICKED:
                place = f"turns up on square {event.place} in place of"
                return f"Dirty Trick! {runner(event.pawn, teams)} {place} {runner(event.other, teams)}."
            case Kind.SWAPPED:
                other = "you" if event.other == viewer else names[event.other]
                return f"Swap! {who} exchange{s} hands with {other}."
            case Kind.GOT_CARD:
                return f"{who} get{s} {card_of(event.card)}."
            case Kind.CRASHED:
                return f"Crash! {who} make{s} everybody throw in their hands; all the cards are shuffled."
            case Kind.WON:
                return f"{who} {'have' if mine else 'has'} the whole team at Pop's Chocklit Shoppe!"
            case Kind.CALLED_OFF:
                return "Closing time at Pop's: the race is called off."
            case Kind.EMPTY_SIDE:
                empty = event.colour
                return f"Nobody runs for {place_of(empty * PAWNS, HOME)} today: {colour_of(empty)} stays in the box."

    def together(self, kind: str, events: Sequence[Event], names: Names, viewer: int | None) -> str | None:
        """The cards of a deal or a Swap! in one sentence. Everybody ends a turn by drawing (RV-022), and how many cards
        the others hold is on the table: neither is told.
        """
        if kind in ("dealt_card", "got_card"):
            mine = events[0].seat == viewer
            who = "You" if mine else names[events[0].seat]
            verb = {"dealt_card": ("is dealt", "are dealt"), "got_card": ("gets", "get")}[kind][mine]
            return f"{who} {verb} {', '.join(card_of(event.card) for event in events)}."
        return "" if kind == "drew" or (kind == "dealt" and viewer is not None) else None

    def outcome(self, result: Result, state: Any) -> str:
        """Why the game ended."""
        if state.ending == Ending.HOME_FREE:
            return "a whole team is at Pop's Chocklit Shoppe (RV-054)"
        return f"nobody had a whole team at Pop's after {state.turns} turns (RVA-49)"

    def sight(self, sight: Sight) -> dict[str, Any]:
        """What a seat may know, as plain data."""
        seen = sight.snapshot()
        colours = seen.colour[: seen.seats]
        held = seen.hand_count[seen.viewer] if seen.viewer >= 0 else 0
        return {
            "seats": seen.seats,
            "viewer": seen.viewer,
            "seat": seen.seat,
            "over": bool(seen.over),
            "winner": seen.winner,
            "turns": seen.turns,
            "turn_limit": seen.turn_limit,
            "special_played": bool(seen.special_played),
            "colours": [colour_of(colour) for colour in colours],
            "content": HOUSE,
            "deck_list": DECK_NAMES[seen.deck_list],
            "board": board_data(seen.pawn),
            "pawns": {colour_of(colour): team_data(seen.pawn, colour, self.teams) for colour in colours},
            "hand": [MOVEMENT_CARDS[kind].name for kind in seen.hand[:held]],
            "hands": seen.hand_count[: seen.seats],
            "known": [counted(seen.known[seat]) for seat in range(seen.seats)],
            "specials": [
                [name for number, name in enumerate(SPECIAL_NAMES) if not seen.used[seat] >> number & 1]
                for seat in range(seen.seats)
            ],
            "deck": seen.deck_size,
            "discard": counted(seen.discard),
            "unseen": counted(seen.unseen),
        }

    def panels(self, sight: Sight, names: Names) -> tuple[Panel, ...]:
        """What a seat may know, laid out."""
        return panels(sight, names, self.teams)

    def faces(self) -> tuple[Face, ...]:
        """Every kind of card, and the special squares."""
        return faces()


def square_data(square: int) -> dict[str, Any]:
    """One square as plain data: what it is."""
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
    return found


SQUARES = [square_data(square) for square in range(BOARD.squares)]


def board_data(pawns: Cells) -> list[dict[str, Any]]:
    """Every square as plain data: what it is, and who stands on it."""
    found = [dict(square) for square in SQUARES]
    for piece, place in enumerate(pawns):
        if HOME < place < ZONE:
            found[place]["pawn"] = piece_of(piece)
    return found


def team_data(pawns: Cells, colour: int, teams: Teams) -> list[dict[str, Any]]:
    """A colour's pawns as plain data."""
    found = []
    for piece in range(colour * PAWNS, (colour + 1) * PAWNS):
        place = pawns[piece]
        data: dict[str, Any] = {"pawn": piece % PAWNS + 1, "character": character_of(piece, teams)}
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
    """Every Movement card by kind, wherever it is (RV-003): in play, or in the box with the other decks' cards."""
    deck = BOX.decks[state.deck_list]
    found = [MOST[kind] - deck[kind] + state.deck[kind] + state.discard[kind] for kind in range(KINDS)]
    for seat in range(state.seats):
        for kind in state.hand[seat, : state.hand_size[seat]]:
            found[kind] += 1
    return found


def moved(piece: int, before: int, after: int, teams: Teams) -> str:
    """A pawn's own move."""
    who = runner(piece, teams)
    if after == SHOP:
        return f"{who} is at Pop's Chocklit Shoppe!"
    if before == HOME:
        return f"{who} sets out from {place_of(piece, HOME)} to {place_of(piece, after)}."
    return f"{who} goes from {place_of(piece, before)} to {place_of(piece, after)}."


def counted(counts: Cells) -> dict[str, int]:
    """Cards by name, those that there are."""
    return {MOVEMENT_CARDS[kind].name: number for kind, number in enumerate(counts) if number}
