"""The table of Road Runner as a scene (see core.scene), and what each event moves on it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from runabout.core.facts import FLAG, NUMBER, SEAT, data, member, named
from runabout.core.log import SEATS_MAX
from runabout.core.mover import Mover
from runabout.core.moves import tally
from runabout.core.scene import (
    Counter,
    Decision,
    Derived,
    Hidden,
    Layout,
    Piles,
    Read,
    Row,
    Scene,
    SeatCounter,
    Setting,
    Things,
    agreed,
    hand,
    seat_counter,
    unknown,
)
from runabout.core.standing import Standing, counted_as
from runabout.core.words import Event as Told
from runabout.games.road_runner.attempt_words import Need, answers, called_attempt, needs
from runabout.games.road_runner.cards import CAPTURES, CARDS, DECK, FIRST_ESCAPE, FIRST_PLAIN_ESCAPE, Keyword
from runabout.games.road_runner.facts import ATTEMPT, CARD, CARD_NAMES, METHOD
from runabout.games.road_runner.sight import COPIES
from runabout.games.road_runner.state import CERTAIN, MEMORY_MAX, NOBODY, OPTIONS, Ending, Event, Phase, Sight
from runabout.games.road_runner.state import UNKNOWN as NOT_KNOWN

PHASE = member("phase", "what is decided", Phase)
ENDING = member("ending", "how the chase ended", Ending)

DRAW_PILE = "draw pile"
CAPTURE_PILE = "capture discards"
ESCAPE_PILE = "escape discards"

LAID = "laid"
"""The pile of Capture cards of the attempt: the layer's alone to see before the call (RRA-30)."""

DUALS = CARD_NAMES[FIRST_ESCAPE:FIRST_PLAIN_ESCAPE]
"""The cards that are Capture cards and Escapes."""

ANYBODY = SEAT._replace(name="receiver", says="whom it went to; none for all to see")
CARD_KNOWN = named("card known", "the card; none where the viewer did not see it", CARD_NAMES, or_none=True)

TRACKED = data(
    "passed on",
    "cards that the viewer passed on and has not seen since, with the chance, by seat, that it lies there (RRA-32)",
    {
        "type": "array",
        "items": {
            "type": "object",
            "properties": {"card": CARD.schema, "chances": {"type": "array", "items": {"type": "number"}}},
            "required": ["card", "chances"],
        },
    },
)
CALLED = ATTEMPT._replace(
    name="called attempt",
    says="the attempt that was called; none before the call",
    plain=lambda numbers: ATTEMPT.plain(numbers) if numbers[0] >= 0 else None,
    schema={"anyOf": [ATTEMPT.schema, {"type": "null"}]},
)


def played(seat: int) -> str:
    """The place of the Escape that a seat has played on the attempt."""
    return f"played:{seat}"


CHOICES = ("one", "these", "such")
"""Of what an attempt needs: any one of the cards, all of them, or some of them together."""

KEYWORD = {"enum": [keyword.name for keyword in Keyword]}
NEEDS = data(
    "needs",
    "ways to complete what the viewer is laying: what is called then, the roles that are not filled, cards for it, how "
    "many it takes, and those of one such attempt; `thing` tells one card from several, for messages",
    {
        "type": "array",
        "items": {
            "type": "object",
            "properties": {
                "thing": {"enum": [f"needs:{roles}:{which}" for roles in ("roles", "bare") for which in CHOICES]},
                "method": METHOD.schema,
                "roles": {"type": "array", "items": KEYWORD},
                "with": {"type": "array", "items": CARD.schema},
                "missing": {"type": "integer"},
                "example": {"type": "array", "items": CARD.schema},
            },
            "required": ["thing", "method", "roles", "with", "missing", "example"],
        },
    },
    sort="needs",
)
BEARS = data(
    "bears",
    "the keywords of the called attempt that Escapes may look at, with their numbers",
    {
        "type": "array",
        "items": {
            "type": "object",
            "properties": {"keyword": KEYWORD, "number": {"type": "integer", "minimum": 0}},
            "required": ["keyword", "number"],
        },
    },
    sort="bears",
)
ANSWERS = data(
    "answers",
    "what each of the others did with its one chance against the called attempt, in their order, or when it comes "
    "(RR-080)",
    {
        "type": "array",
        "items": {
            "type": "object",
            "properties": {
                "thing": {"enum": [f"answers:{state}" for state in ("played", "declined", "now", "later")]},
                "seat": {"type": "integer", "minimum": 0},
                "card": {"anyOf": [CARD.schema, {"type": "null"}]},
            },
            "required": ["thing", "seat", "card"],
        },
    },
    sort="answers",
)
SPEED = data("speed", "the Speed of the called chase; none where it is no chase", {"type": ["integer", "null"]})
DECK_LIST = data(
    "cards",
    "copies of each card in the game",
    {"type": "object", "additionalProperties": {"type": "integer", "minimum": 1}},
)
ALL_CARDS = {card.name: card.copies for card in CARDS}


# --- What lies where --------------------------------------------------------------------------------------------------


def read_hands(seen: Any, scene: Scene) -> None:
    """The viewer's own hand, without what is laid; of the others how many they hold."""
    counts = seen.hand_count
    scene.piles.update({HANDS[seat]: so_many(counts[seat]) for seat in range(seen.seats)})
    if seen.viewer >= 0:
        scene.piles[HANDS[seen.viewer]] = by_name(seen.head("hand", counts[seen.viewer]))


so_many = lru_cache(DECK + 1)(unknown)
"""A pile of so many unknown cards; one for all scenes, to be read."""


def read_laid(seen: Any, scene: Scene) -> None:
    """What is laid, as far as the viewer sees it."""
    scene.piles[LAID] = by_name(seen.head("laid", seen.laid_size))


def read_played(seen: Any, scene: Scene) -> None:
    """Escapes that were played on this attempt: one of each seat at most, clockwise from the left (RR-080, RR-082)."""
    for seat in range(seen.seats):
        scene.piles[played(seat)] = {}
    for at in range(seen.played_size[0]):
        scene.piles[played(seen.played_by[at])] = {CARD_NAMES[seen.played[at]]: 1}


CELLS = 4
"""Cells that the record has for a card that left a hand."""

AT_ONCE = 16
"""Cards that are remembered together: the older ones are the same from one decision to the next."""


def read_memory(seen: Any, scene: Scene) -> None:
    """What everybody remembers, with the cards that the viewer saw."""
    cells = seen.head("memory", CELLS * seen.memory_size)  # the whole of it is long
    for at in range(0, seen.memory_size, AT_ONCE):
        scene.things.update(memory(at, cells[CELLS * at : CELLS * (at + AT_ONCE)]))


@lru_cache(4096)
def memory(first: int, cells: bytes) -> dict[str, dict[str, Any]]:
    """What is remembered of some cards, as the record has it, by their names from `first` on; one for all scenes, to be
    read.
    """
    found = {}
    for at in range(len(cells) // CELLS):
        giver, receiver, card, size = cells[CELLS * at : CELLS * (at + 1)]
        known = CARD_NAMES[card] if card < len(CARDS) else None
        found[LEFT_HANDS[first + at]] = remembered(giver, None if receiver == NOBODY else receiver, known, size)
    return found


def read_tracked(seen: Any, scene: Scene) -> None:
    """Where the cards may lie that the viewer passed on."""
    size = seen.tracked_size
    weights = seen.head("tracked_weight", WEIGHTS.itemsize * SEATS_MAX * size)
    scene.decision["passed on"] = all_passed_on(seen.seats, seen.head("tracked", size), weights)


WEIGHTS = np.dtype(Sight.fields["tracked_weight"].code)


@lru_cache(4096)
def all_passed_on(seats: int, cards: bytes, weights: bytes) -> list[dict[str, Any]]:
    """The cards that the viewer passed on, by the record's cells; one list for all scenes, to be read."""
    rows = np.frombuffer(weights, WEIGHTS).reshape(-1, SEATS_MAX)[:, :seats].tolist()
    return [
        passed_on(card, tuple(row))
        for card, row in zip(cards, rows, strict=True)
        if card != NOT_KNOWN  # on a table that another seat imagines
    ]


@lru_cache(4096)
def passed_on(card: int, weights: tuple[int, ...]) -> dict[str, Any]:
    """Where a card may lie that the viewer passed on; one for all scenes, to be read."""
    return {"card": CARD_NAMES[card], "chances": [weight / CERTAIN for weight in weights]}


def read_needs(seen: Any, scene: Scene) -> None:
    """What the attempt that the viewer is laying still needs."""
    scene.decision["needs"] = [told_need(need) for need in needs(seen)]


def read_called(seen: Any, scene: Scene) -> None:
    """Once an attempt is called, what Escapes may look at, and who has answered: the same for every viewer."""
    call = called_attempt(seen.attempt, seen.matching) if seen.attempt >= 0 else None
    scene.decision["speed"] = call.speed if call else None
    bears = call.bears if call else ()
    scene.decision["bears"] = [{"keyword": keyword.name, "number": number} for keyword, number in bears]
    scene.decision["answers"] = [
        {"thing": one.thing, "seat": one.seat, "card": CARD_NAMES[one.card] if one.card >= 0 else None}
        for one in answers(seen)
    ]


@lru_cache(4096)
def told_need(need: Need) -> dict[str, Any]:
    """A way to complete an attempt; one for all scenes, to be read."""
    return {
        "thing": need.thing,
        "method": METHOD.values[need.method],
        "roles": [role.name for role in need.roles],
        "with": [CARD_NAMES[title] for title in need.titles],
        "missing": need.missing,
        "example": [CARD_NAMES[title] for title in need.example],
    }


def read_cards(seen: Any, scene: Scene) -> None:
    """The cards of the whole deck."""
    scene.settings["cards"] = ALL_CARDS


def unseen(seen: Any) -> list[int]:
    """Copies of each card that lie in others' hands or in the draw pile."""
    left: list[int] = COPIES.tolist()
    own = seen.hand[: seen.hand_count[seen.viewer]] if seen.viewer >= 0 else []
    for card in (
        *own,
        *seen.laid[: seen.laid_size],
        *seen.played[: seen.played_size[0]],
        *seen.capture_pile[: seen.capture_pile_size[0]],
        *seen.escape_pile[: seen.escape_pile_size[0]],
    ):
        left[card] -= 1
    return left


@lru_cache(4096)
def by_name(cards: bytes) -> dict[str, int]:
    """So many of each card, in the order of the deck's list; one for all scenes, to be read."""
    return {CARD_NAMES[card]: cards.count(card) for card in sorted(set(cards))}


def left_hand(at: int) -> str:
    """What a card is called that left a hand, by its place in what the table remembers (RRA-32)."""
    return f"left hand:{at}"


LEFT_HANDS = [left_hand(at) for at in range(MEMORY_MAX)]
HANDS = [hand(seat) for seat in range(SEATS_MAX)]


def remembered(giver: int, receiver: int | None, card: str | None, size: int) -> dict[str, Any]:
    """A card left a hand of so many."""
    return {"giver": giver, "receiver": receiver, "card": card, "of": size}


# --- What moves: a turn -----------------------------------------------------------------------------------------------


def drew(table: Mover, event: Told) -> None:
    table.carry(DRAW_PILE, hand(event.seat))


def drew_card(table: Mover, event: Told) -> None:
    table.carry(DRAW_PILE, hand(event.seat), CARD_NAMES[event.card])


def passed(table: Mover, event: Told) -> None:
    remember(table, event.seat, event.to, None, table.size(hand(event.seat)))
    table.carry(hand(event.seat), hand(event.to))


def passed_card(table: Mover, event: Told) -> None:
    """The two whom it concerns see the card; it lies in their own hand alone as what it is."""
    card = CARD_NAMES[event.card]
    remember(table, event.seat, event.to, card, table.size(hand(event.seat)))
    table.carry(hand(event.seat), hand(event.to), card, shown=table.viewer == event.to)


def remember(table: Mover, giver: int, receiver: int | None, card: str | None, size: int) -> None:
    """All remember that a card left a hand; of too many the older half is forgotten (RRA-32)."""
    things = table.scene.things
    if len(things) == MEMORY_MAX:
        newer = [things[left_hand(at)] for at in range(MEMORY_MAX // 2, MEMORY_MAX)]
        for at in range(MEMORY_MAX):
            table.vanish(left_hand(at))
        for at, one in enumerate(newer):
            table.appear(left_hand(at), **one)
    table.appear(left_hand(len(things)), **remembered(giver, receiver, card, size))


def skipped(table: Mover, event: Told) -> None:
    table.count(seat_counter(event.seat, "damage"), event.left)


def reshuffled(table: Mover, event: Told) -> None:
    """Every discarded Capture card, dual cards too, is in the draw pile; plain Escapes stay out (RR-050 to RR-052)."""
    table.carry_all(CAPTURE_PILE, DRAW_PILE, shown=False)
    for card in table.order(ESCAPE_PILE).copy():
        if card in DUALS:
            table.carry(ESCAPE_PILE, DRAW_PILE, card, shown=False)
    table.count("reshuffled", True)


# --- What moves: an attempt -------------------------------------------------------------------------------------------


def laid(table: Mover, event: Told) -> None:
    table.carry(hand(event.seat), LAID, CARD_NAMES[event.card])


def took_back(table: Mover, event: Told) -> None:
    table.carry(LAID, hand(event.seat), CARD_NAMES[event.card])


def called(table: Mover, event: Told) -> None:
    """The cards lie open now; the layer's lay there already for itself (RRA-30)."""
    attempt = CALLED.plain((event.attempt,))
    own = event.seat == table.viewer
    size = table.size(hand(event.seat)) + table.size(LAID)
    for at, card in enumerate(in_order(attempt["cards"])):
        remember(table, event.seat, None, card, size - at)
        if not own:
            table.carry(hand(event.seat), LAID, card)
    table.count("attempt", attempt)


def played_escape(table: Mover, event: Told) -> None:
    """The damage goes to the seat whose attempt it is (RR-091)."""
    card = CARD_NAMES[event.card]
    remember(table, event.seat, None, card, table.size(hand(event.seat)))
    table.carry(hand(event.seat), played(event.seat), card)
    table.add(seat_counter(table.scene.decision["turn"], "damage"), event.damage)
    table.count("foiled", True)


def foiled(table: Mover, event: Told) -> None:
    """The Capture cards go to one discard pile, the Escapes to the other as they were played (RR-100, RR-101)."""
    for card in in_order(table.tally(LAID)):
        table.carry(LAID, CAPTURE_PILE, card)
    seats = table.scene.settings["seats"]
    for past in range(1, seats):
        table.carry_all(played((event.seat + past) % seats), ESCAPE_PILE)
    table.count("attempt", None)
    table.count("foiled", False)


def in_order(cards: Any) -> list[str]:
    """Cards in the order of the deck's list, in which they are laid."""
    return sorted(cards, key=CARD_NAMES.index)


# --- The end ----------------------------------------------------------------------------------------------------------


def caught(table: Mover, event: Told) -> None:
    table.count("winner", event.seat)
    table.count("ending", ENDING.values[Ending.CAUGHT])


def called_off(table: Mover, event: Told) -> None:
    table.count("ending", ENDING.values[Ending.CALLED_OFF])


# --- How it stands ----------------------------------------------------------------------------------------------------


def cards_of(scene: Scene, seat: int) -> int:
    """Cards in a seat's hand; what it lays is in there until it is called, as the others see it (RRA-30)."""
    count = sum(tally(scene.piles[hand(seat)]).values())
    lays = seat == scene.decision["turn"] and scene.counters["attempt"] is None
    return count + (sum(tally(scene.piles[LAID]).values()) if lays else 0)


def attempts_of(scene: Scene, seat: int) -> int:
    """1 for the seat whose attempt nobody has prevented yet: it catches the road runner if nobody does (RR-073)."""
    counters = scene.counters
    is_open = counters["attempt"] is not None and not counters["foiled"] and counters["winner"] is None
    return int(is_open and seat == scene.decision["turn"])


STANDING = (
    Standing("attempt", attempts_of),
    counted_as("damage", more_is_ahead=False),
    Standing("cards", cards_of),
)


# --- The layout -------------------------------------------------------------------------------------------------------

LAYOUT = Layout(
    Sight,
    [
        Read(("hand", "hand_count"), read_hands),
        Read(("laid", "laid_size"), read_laid),
        Read(("played", "played_by", "played_size"), read_played),
        Row(CAPTURE_PILE, "capture_pile", CARD_NAMES, size="capture_pile_size"),
        Row(ESCAPE_PILE, "escape_pile", CARD_NAMES, size="escape_pile_size"),
        Hidden(DRAW_PILE, "deck_count"),
        Derived("unseen", unseen),
        Read(("memory", "memory_size"), read_memory),
        Counter("attempt", CALLED),
        Counter("foiled", FLAG),
        Counter("reshuffled", FLAG),
        Counter("ending", ENDING),
        Counter("winner", SEAT),
        SeatCounter("damage"),
        Setting("seats"),
        *agreed(OPTIONS, "drawn", "turn_limit", matching="escape_matching"),
        Decision("seat", SEAT),
        Decision("over", FLAG),
        Decision("phase", PHASE),
        Decision("turn", SEAT),
        Decision("turns"),
        Decision("take_backs"),
        Read((), read_needs, decision={"needs": NEEDS}),
        Read((), read_called, decision={"speed": SPEED, "bears": BEARS, "answers": ANSWERS}),
        Read((), read_cards, settings={"cards": DECK_LIST}),
        Read(("tracked", "tracked_weight", "tracked_size"), read_tracked, decision={"passed on": TRACKED}),
    ],
    {
        Event.DREW: drew,
        Event.DREW_CARD: drew_card,
        Event.LAID: laid,
        Event.TOOK_BACK: took_back,
        Event.CALLED: called,
        Event.PLAYED: played_escape,
        Event.FOILED: foiled,
        Event.CAUGHT: caught,
        Event.PASSED: passed,
        Event.PASSED_CARD: passed_card,
        Event.SKIPPED: skipped,
        Event.RESHUFFLED: reshuffled,
        Event.CALLED_OFF: called_off,
    },
    things=[
        Things(
            "left hand",
            "Knowledge, not a thing: a card left a hand of so many, and everybody remembers it (RRA-32).",
            LEFT_HANDS,
            giver=SEAT,
            receiver=ANYBODY,
            card=CARD_KNOWN,
            of=NUMBER,
        ),
    ],
    piles=[
        Piles("hand", "The cards in a seat's hand.", CARD_NAMES, ["hand:N"]),
        Piles(
            LAID,
            "The Capture cards of the attempt: its layer's alone to see before the call (RRA-30).",
            CARD_NAMES[:CAPTURES],
        ),
        Piles("played", "The Escape that a seat has played on the attempt.", CARD_NAMES[FIRST_ESCAPE:], ["played:N"]),
        Piles(DRAW_PILE, "The draw pile.", CARD_NAMES),
        Piles(CAPTURE_PILE, "The discarded Capture cards, the last one on top (RR-100).", CARD_NAMES[:CAPTURES]),
        Piles(ESCAPE_PILE, "The discarded Escapes, the last one on top (RR-101).", CARD_NAMES[FIRST_ESCAPE:]),
    ],
)
