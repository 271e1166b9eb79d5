"""The table of Running Round Riverdale as a scene (see core.scene), and what each event moves on it."""

from __future__ import annotations

from typing import Any

from runabout.core.facts import FLAG, SEAT, data, each, member
from runabout.core.mover import Mover
from runabout.core.scene import (
    Counter,
    Decision,
    Hidden,
    Kinds,
    Layout,
    Piles,
    Places,
    Read,
    Scene,
    Setting,
    Things,
    agreed,
    hand,
    partly_known,
)
from runabout.core.standing import Standing
from runabout.core.words import Event as Told
from runabout.games.riverdale.box import BOX, Side
from runabout.games.riverdale.cards import KINDS, SPECIAL_NAMES, Special
from runabout.games.riverdale.facts import CARDS, COLOUR, DECK, PAWNS, PLACE, place_name
from runabout.games.riverdale.naming import slug
from runabout.games.riverdale.state import CIRCLES, HOME, OPTIONS, SHOP, ZONE, Ending, Event, Sight
from runabout.games.riverdale.state import PAWNS as TEAM

SPECIALS = tuple(slug(name.removesuffix("!")) for name in SPECIAL_NAMES)
ENDING = member("ending", "how the race ended", Ending)

COLOURS_PLAYED = each(COLOUR, "the colour of each seat")

SQUARE: dict[str, Any] = {"type": "integer", "minimum": 0}
SQUARES: dict[str, Any] = {"type": "array", "items": SQUARE}
BOARD_DATA: dict[str, Any] = {
    "squares": BOX.board.squares,
    "another_turn": list(BOX.board.another_turn),
    "move_ahead": list(BOX.board.move_ahead),
    "skateboards": [list(pair) for pair in BOX.board.skateboards],
    "sides": [
        {"home": side.name, "colour": side.colour, "start": side.start, "entrance": side.entrance}
        for side in BOX.board.sides
    ],
}
"""The board as box.toml has it: what a client lays the loop out from."""

BOARD = data(
    "board",
    "the board: how many squares, what is on them by their numbers, and the four sides",
    {
        "type": "object",
        "required": list(BOARD_DATA),
        "properties": {
            "squares": SQUARE,
            "another_turn": SQUARES,
            "move_ahead": SQUARES,
            "skateboards": {"type": "array", "items": SQUARES},
            "sides": {
                "type": "array",
                "items": {
                    "type": "object",
                    "required": ["home", "colour", "start", "entrance"],
                    "properties": {
                        "home": {"type": "string"},
                        "colour": {"type": "string"},
                        "start": SQUARE,
                        "entrance": SQUARE,
                    },
                },
            },
        },
    },
)

UNSEEN = data(
    "unseen", "how many cards of each kind are out of sight", {"additionalProperties": {"type": "integer"}}, "card"
)

DECK_OF = "deck made of"
"""The pile of kinds that went into the draw deck when it was last made: knowledge, no cards."""


def specials(seat: int) -> str:
    """The place of a seat's Special cards that it can still play."""
    return f"specials:{seat}"


def used(seat: int) -> str:
    """The place of its Special cards that are turned over (RV-093)."""
    return f"used specials:{seat}"


# --- What lies where --------------------------------------------------------------------------------------------------


def read_pawns(seen: Any, scene: Scene) -> None:
    """The pawns of the colours that are played, and the board that they run on."""
    scene.settings["board"] = BOARD_DATA
    scene.settings["colours"] = [COLOUR.plain((colour,)) for colour in seen.colour[: seen.seats]]
    for colour in seen.colour[: seen.seats]:
        for piece in range(colour * TEAM, (colour + 1) * TEAM):
            scene.things[PAWNS[piece]] = {"at": place_name(seen.pawn[piece])}


def read_hands(seen: Any, scene: Scene) -> None:
    """The viewer's own hand, and of the others what it knows (RVA-51)."""
    for seat in range(seen.seats):
        known: dict[str, int] = {}
        kinds = seen.hand[: seen.hand_count[seat]] if seat == seen.viewer else ()
        for kind in kinds:
            known[CARDS[kind]] = known.get(CARDS[kind], 0) + 1
        for kind, number in enumerate(seen.known[seat]):
            if number:
                known[CARDS[kind]] = number
        scene.piles[hand(seat)] = partly_known(known, seen.hand_count[seat])


def read_specials(seen: Any, scene: Scene) -> None:
    """Each seat's Special cards, whole and turned over."""
    for seat in range(seen.seats):
        bits = seen.used[seat]
        scene.piles[specials(seat)] = {name: 1 for at, name in enumerate(SPECIALS) if not bits >> at & 1}
        scene.piles[used(seat)] = {name: 1 for at, name in enumerate(SPECIALS) if bits >> at & 1}


def read_unseen(seen: Any, scene: Scene) -> None:
    """The cards out of the viewer's sight, in hands and deck (RVA-51)."""
    scene.decision["unseen"] = {CARDS[kind]: number for kind, number in enumerate(seen.unseen) if number}


# --- What moves -------------------------------------------------------------------------------------------------------


def dealt(table: Mover, event: Told) -> None:
    table.carry("deck", hand(event.seat), count=event.count)


def dealt_card(table: Mover, event: Told) -> None:
    table.carry("deck", hand(event.seat), CARDS[event.card])


def drew(table: Mover, event: Told) -> None:
    table.carry("deck", hand(event.seat))


def laid(table: Mover, event: Told) -> None:
    """A card goes from a hand to the discards: one that the viewer knew to be there, if there was one."""
    table.carry(hand(event.seat), "discards", CARDS[event.card])


def moved(table: Mover, event: Told) -> None:
    table.put(PAWNS[event.pawn], at=place_name(event.after))


def sent_home(table: Mover, event: Told) -> None:
    table.put(PAWNS[event.pawn], at=place_name(HOME))


def switched(table: Mover, event: Told) -> None:
    table.put(PAWNS[event.pawn], at=place_name(event.place))
    table.put(PAWNS[event.other], at=place_name(event.other_place))


def reshuffled(table: Mover, event: Told) -> None:
    """The discards are the deck (RVA-32), so that all know what is in it."""
    table.replace(DECK_OF, table.tally("discards"))
    table.carry_all("discards", "deck", shown=False)


def tricked(table: Mover, event: Told) -> None:
    turn_over(table, event.seat, Special.DIRTY_TRICK)
    table.put(PAWNS[event.pawn], at=place_name(event.place))


def swapped(table: Mover, event: Told) -> None:
    """Hands change places, with what is known of them; the viewer's new hand is told card by card."""
    turn_over(table, event.seat, Special.SWAP)
    table.exchange(hand(event.seat), hand(event.other))
    if table.viewer in (event.seat, event.other):
        table.forget(hand(table.viewer))


def got_card(table: Mover, event: Told) -> None:
    table.know(hand(event.seat), CARDS[event.card])


def crashed(table: Mover, event: Told) -> None:
    """All cards are the deck again (RVA-34); they are dealt in events of their own."""
    turn_over(table, event.seat, Special.CRASH)
    for pile in [place for place in table.scene.piles if place.startswith("hand:")]:
        table.carry_all(pile, "deck", shown=False)
    table.carry_all("discards", "deck", shown=False)
    deck = BOX.decks[BOX_DECKS.index(table.scene.settings["deck"])]
    table.replace(DECK_OF, {CARDS[kind]: deck[kind] for kind in range(KINDS) if deck[kind]})


def turn_over(table: Mover, seat: int, special: Special) -> None:
    table.carry(specials(seat), used(seat), SPECIALS[special])


def won(table: Mover, event: Told) -> None:
    table.count("winner", event.seat)
    table.count("ending", ENDING.plain((Ending.HOME_FREE,)))


def called_off(table: Mover, event: Told) -> None:
    table.count("ending", ENDING.plain((Ending.CALLED_OFF,)))


BOX_DECKS = DECK.values


def pawns_of(scene: Scene, seat: int) -> list[str]:
    """Where the pawns of a seat are."""
    own = f"pawn:{scene.settings['colours'][seat]}:"
    return [pawn["at"] for name, pawn in scene.things.items() if name.startswith(own)]


def at_shop(scene: Scene, seat: int) -> int:
    """How many pawns of a seat are at Pop's (RV-054)."""
    return pawns_of(scene, seat).count("shop")


def to_go(scene: Scene, seat: int) -> int:
    """Spaces that the pawns of a seat still have to go, all together."""
    colour = COLOUR.values.index(scene.settings["colours"][seat])
    return sum(SPACES_TO_GO[colour][at] for at in pawns_of(scene, seat))


def spaces_to_go(side: Side) -> dict[str, int]:
    """By place, how many spaces a pawn of a side has to go from there to Pop's: round the loop to its entrance, and
    through its safety zone.
    """
    board, zone = BOX.board, CIRCLES + 1
    found = {place_name(ZONE + circle): zone - 1 - circle for circle in range(zone)}
    found |= {place_name(at): (side.entrance - at) % board.squares + zone for at in range(board.squares)}
    return {**found, place_name(HOME): found[place_name(side.start)] + 1}


SPACES_TO_GO = [spaces_to_go(side) for side in BOX.board.sides]

STANDING = (
    Standing("shop", at_shop),
    Standing("to_go", to_go, more_is_ahead=False),
)

LAYOUT = Layout(
    Sight,
    [
        Read(("colour", "pawn"), read_pawns, settings={"board": BOARD, "colours": COLOURS_PLAYED}),
        Read(("hand", "hand_count", "known"), read_hands),
        Read(("used",), read_specials),
        Kinds("discards", "discard", CARDS),
        Hidden("deck", "deck_size"),
        Kinds(DECK_OF, "fresh", CARDS),
        Read(("unseen",), read_unseen, decision={"unseen": UNSEEN}),
        Counter("winner", SEAT),
        Counter("ending", ENDING),
        Setting("seats"),
        Setting("deck_list", DECK, called="deck"),
        *agreed(
            OPTIONS,
            "turn_limit",
            "swap_optional",
            "own_bump",
            stays="move_ahead_at_entrance",
            skips_own="quick_pass_skips_own",
        ),
        Decision("seat", SEAT),
        Decision("over", FLAG),
        Decision("special_played", FLAG),
        Decision("turns"),
    ],
    {
        Event.DEALT: dealt,
        Event.DEALT_CARD: dealt_card,
        Event.PLAYED: laid,
        Event.MOVED: moved,
        Event.MOVED_AHEAD: moved,
        Event.SKATED: moved,
        Event.SENT_HOME: sent_home,
        Event.SWITCHED: switched,
        Event.DREW: drew,
        Event.DREW_CARD: dealt_card,
        Event.RESHUFFLED: reshuffled,
        Event.DISCARDED: laid,
        Event.TRICKED: tricked,
        Event.SWAPPED: swapped,
        Event.GOT_CARD: got_card,
        Event.CRASHED: crashed,
        Event.WON: won,
        Event.CALLED_OFF: called_off,
    },
    things=[Things("pawn", "A pawn of a colour that is played.", PAWNS, at=PLACE)],
    piles=[
        Piles("hand", "The cards in a seat's hand.", CARDS, ["hand:N"]),
        Piles("specials", "The Special cards that a seat can still play.", SPECIALS, ["specials:N"]),
        Piles(
            "used specials",
            "The Special cards that a seat has turned over (RV-093).",
            SPECIALS,
            ["used specials:N"],
        ),
        Piles("discards", "The discard pile.", CARDS),
        Piles("deck", "The draw deck.", CARDS),
        Piles(DECK_OF, "Knowledge, not cards: what went into the deck when it was last made.", CARDS),
    ],
    places=[
        place_name(HOME),
        Places("square", [place_name(at) for at in range(BOX.board.squares)]),
        Places("circle", [place_name(ZONE + circle) for circle in range(CIRCLES)]),
        place_name(SHOP),
    ],
)
