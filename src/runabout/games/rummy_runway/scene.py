"""The table of Rummy Runway as a scene (see core.scene), and what each event moves on it.

An outfit is a thing, with the colours that its cards are worn as; the cards lie in the pile of its name. Both go from
left to right.
"""

from __future__ import annotations

from collections import Counter as Counts
from collections.abc import Iterable, Sequence
from typing import Any

from runabout.core.facts import FLAG, NUMBER, SEAT, data, each
from runabout.core.mover import Mover
from runabout.core.moves import tally
from runabout.core.scene import (
    Counter,
    Decision,
    Derived,
    Hidden,
    Kinds,
    Layout,
    Piles,
    Read,
    Row,
    Scene,
    SeatCounter,
    Setting,
    Things,
    agreed,
    counted,
    hand,
    partly_known,
    seat_counter,
    unknown,
)
from runabout.core.standing import Standing, counted_as
from runabout.core.words import Event as Told
from runabout.games.rummy_runway.cards import CARDS, COPIES, KINDS, RUNWAY_CARDS, Colour
from runabout.games.rummy_runway.facts import CARD, COLOUR, DOING, ENDING, PHASE, PLACE, RUNWAY, TREND, WORD
from runabout.games.rummy_runway.naming import CARD_NAMES, OUTFIT_NAMES, PLACE_NAMES, TREND_NAMES, shown_trend
from runabout.games.rummy_runway.reach import in_reach
from runabout.games.rummy_runway.state import (
    OPTIONS,
    OUTFIT_SIZE,
    OUTFITS_EACH,
    End,
    Event,
    Sight,
)
from runabout.games.rummy_runway.state import RUNWAYS as TRENDS_A_ROUND
from runabout.games.rummy_runway.trends import TRENDS
from runabout.games.rummy_runway.worth import points_once, worth

DECK_OF = "deck made of"
"""The pile of kinds that went into the draw deck when it was last made: knowledge, no cards."""

SEEN = "seen by all"
"""The pile of kinds that all others know to be in the viewer's own hand (RYA-48): knowledge, no cards."""

LAID = "laid"
"""The pile of the cards that the viewer has laid of an outfit (RYA-44), and the thing that says what they are worn as
and which are from the Closet.
"""

SPENT = data(
    "spent",
    "cards that have riffed this turn and may not do so again (RYA-42): of the Closet, so many by kind; of outfits, "
    "their places",
    {
        "type": "object",
        "properties": {
            "closet": {"type": "object", "additionalProperties": {"type": "integer"}},
            "outfits": {"type": "object", "additionalProperties": {"type": "array", "items": PLACE.schema}},
        },
        "required": ["closet", "outfits"],
    },
)

RUNWAY_FACES = data(
    "runway cards",
    "the Runways that the game has, each as the event that shows it tells it",
    {"type": "array", "items": RUNWAY.schema},
)

LOOKS = data(
    "looks",
    "what the outfits on the table are called, each by its words: `about` as remarks have it",
    {
        "type": "array",
        "items": {
            "type": "object",
            "properties": {
                "about": {"type": "string"},
                "first": WORD.schema,
                "second": WORD.schema,
                "third": WORD.schema,
            },
            "required": ["about", "first", "second", "third"],
        },
    },
)

REACH = data(
    "reach",
    "outfits that the viewer's own cards make, those that bring most first: what remarks call each (`about`), its "
    "`cards` from the left, the `colours` they are worn as, the places that are filled `from_closet`, whether they may "
    "lie in `any_order`, what they would be called, their `points`, those by `trends`, and the trends that they would "
    "follow (`follows`)",
    {
        "type": "array",
        "items": {
            "type": "object",
            "properties": {
                "about": {"type": "string"},
                "cards": {"type": "array", "items": CARD.schema},
                "colours": {"type": "array", "items": COLOUR.schema},
                "from_closet": {"type": "array", "items": PLACE.schema},
                "any_order": {"type": "boolean"},
                "first": WORD.schema,
                "second": WORD.schema,
                "third": WORD.schema,
                "points": {"type": "integer"},
                "trends": {"type": "integer"},
                "follows": {"type": "array", "items": TREND.schema},
            },
            "required": [
                "about",
                "cards",
                "colours",
                "from_closet",
                "any_order",
                "first",
                "second",
                "third",
                "points",
                "trends",
                "follows",
            ],
        },
    },
)

COLOURS = each(COLOUR, "the colour that each card is worn as, in the order in which they lie")

UNSAID = COLOUR.values[Colour.WILD]
"""What a wild card is worn as that is laid and has no colour yet."""

RUNWAYS, RUNWAY_DECK, RUNWAYS_USED = "runways", "runway deck", "used runways"


def closet(seat: int) -> str:
    """The place of a seat's Closet."""
    return f"closet:{seat}"


# --- What lies where --------------------------------------------------------------------------------------------------


def read_hands(seen: Any, scene: Scene) -> None:
    """The viewer's own hand without what it lays, and what everybody knows of all others (RYA-48)."""
    for seat in range(seen.seats):
        if seat == seen.viewer:
            scene.piles[hand(seat)] = counted(without_laid(seen, seen.hand, from_closet=0), CARD_NAMES)
            scene.piles[SEEN] = counted(seen.known[seat], CARD_NAMES)
        else:
            scene.piles[hand(seat)] = partly_known(counted(seen.known[seat], CARD_NAMES), seen.hand_size[seat])


def without_laid(seen: Any, counts: Iterable[int], from_closet: int) -> list[int]:
    """The viewer's hand or Closet without what it is laying, which the rules count as held until the outfit is complete
    (RYA-44).
    """
    left = list(counts)
    for place in range(seen.laid):
        if seen.laid_from[place] == from_closet:
            left[seen.laid_kind[place]] -= 1
    return left


def read_closets(seen: Any, scene: Scene) -> None:
    """Each seat's Closet, the viewer's without what it lays."""
    for seat in range(seen.seats):
        cards = seen.closet[seat]
        left = without_laid(seen, cards, from_closet=1) if seat == seen.viewer else cards
        scene.piles[closet(seat)] = counted(left, CARD_NAMES)


def read_outfits(seen: Any, scene: Scene) -> None:
    """Three places for the outfits of each seat, and the outfits that are formed."""
    for seat in range(seen.seats):
        first = seat * OUTFITS_EACH
        for outfit in range(first, first + OUTFITS_EACH):
            name = OUTFIT_NAMES[outfit]
            scene.piles[name] = []
            if outfit < first + seen.outfits[seat]:
                scene.piles[name] = [CARD_NAMES[kind] for kind in seen.outfit[outfit]]
                about = worth(seen, outfit)
                scene.things[name] = {
                    "seat": seat,
                    "colours": colours(seen.wears[outfit]),
                    **look(about.words, about.points, about.trend_points),
                }


def look(words: Sequence[int], points: int, trends: int) -> dict[str, Any]:
    """What an outfit is called, and what it is worth, as attributes of the thing."""
    return {**called(words), "points": points, "trends": trends}


def called(words: Sequence[int]) -> dict[str, Any]:
    """The words of an outfit's name."""
    first, second, third = (WORD.plain((word,)) for word in words)
    return {"first": first, "second": second, "third": third}


def read_laid(seen: Any, scene: Scene) -> None:
    """The outfit that the viewer is laying: a wild card is "wild" until its colour is said (RYA-41)."""
    if seen.viewer < 0:
        return
    from_closet = [PLACE_NAMES[place] for place in range(seen.laid) if seen.laid_from[place]]
    scene.piles[LAID] = [CARD_NAMES[kind] for kind in seen.laid_kind[: seen.laid]]
    scene.things[LAID] = {"colours": colours(seen.laid_wears[: seen.laid]), "from_closet": from_closet}


def read_runways(seen: Any, scene: Scene) -> None:
    """The Runways of this round and of those before it (RY-091); none where the table plays without (RYA-17)."""
    if not seen.trends:
        return
    used = [trend for trend in range(RUNWAY_CARDS) if seen.used >> trend & 1]
    scene.piles[RUNWAYS] = [TREND_NAMES[trend] for trend in seen.runway]
    scene.piles[RUNWAYS_USED] = {TREND_NAMES[trend]: 1 for trend in used if trend not in seen.runway}
    scene.piles[RUNWAY_DECK] = unknown(RUNWAY_CARDS - len(used))


def read_spent(seen: Any, scene: Scene) -> None:
    """The cards that have riffed out of the deciding seat's Closet this turn, and may not do so again (RYA-42)."""
    spent = {
        name: [PLACE_NAMES[place] for place in range(OUTFIT_SIZE) if seen.spent_outfit >> at * OUTFIT_SIZE + place & 1]
        for at, name in enumerate(OUTFIT_NAMES)
    }
    scene.decision["spent"] = {
        "closet": counted(seen.spent_closet, CARD_NAMES),
        "outfits": {name: places for name, places in spent.items() if places},
    }


def read_runway_faces(seen: Any, scene: Scene) -> None:
    """What stands on the Runways, which an owner may have changed; none where the table plays without (RYA-17)."""
    scene.settings["runway_cards"] = [shown_trend(trend) for trend in TRENDS] if seen.trends else []


def read_looks(seen: Any, scene: Scene) -> None:
    """The names alone of the outfits on the table, which are said beside what they are worth."""
    outfits = [seat * OUTFITS_EACH + slot for seat in range(seen.seats) for slot in range(seen.outfits[seat])]
    scene.decision["looks"] = [
        {"about": f"name of {OUTFIT_NAMES[outfit]}", **called(worth(seen, outfit).words)} for outfit in outfits
    ]


def read_reach(seen: Any, scene: Scene) -> None:
    """What the viewer's own cards make, which nobody else is told."""
    scene.decision["reach"] = [
        {
            "about": f"reach:{at}",
            "cards": [CARD_NAMES[kind] for kind in one.kinds],
            "colours": colours(one.wears),
            "from_closet": [PLACE_NAMES[place] for place, stowed in enumerate(one.from_closet) if stowed],
            "any_order": one.any_order,
            **look(one.worth.words, one.worth.points, one.worth.trend_points),
            "follows": [TREND_NAMES[trend] for trend in one.follows],
        }
        for at, one in enumerate(in_reach(seen))
    ]


def colours(numbers: Any) -> list[str]:
    """What cards are worn as."""
    return [COLOUR.values[number] for number in numbers]


def unseen(seen: Any) -> list[int]:
    """Cards of each kind that the viewer neither sees nor knows to be in a hand."""
    open_piles = [*seen.closet[: seen.seats], seen.hand]
    open_piles += [seen.known[seat] for seat in range(seen.seats) if seat != seen.viewer]
    lying = seen.row[: seen.row_size[0]]
    for seat in range(seen.seats):
        for outfit in range(seat * OUTFITS_EACH, seat * OUTFITS_EACH + seen.outfits[seat]):
            lying += seen.outfit[outfit]
    return [int(COPIES[kind]) - lying.count(kind) - sum(pile[kind] for pile in open_piles) for kind in range(KINDS)]


# --- What moves: rounds -----------------------------------------------------------------------------------------------


def gathered(table: Mover, event: Told) -> None:
    """The cards of all outfits, Closets, hands and of the row are the deck again."""
    for pile in table.scene.piles:
        if pile == "row" or pile.startswith(("hand:", "closet:", "outfit:")):
            table.carry_all(pile, "deck", shown=False)
    for outfit in [name for name in OUTFIT_NAMES if name in table.scene.things]:
        table.vanish(outfit)
    table.replace(DECK_OF, counted(COPIES.tolist(), CARD_NAMES))
    if SEEN in table.scene.piles:
        table.replace(SEEN, {})


def began(table: Mover, event: Told) -> None:
    """A round begins, whose end nobody has triggered."""
    table.count("round", event.number)
    table.count("trigger", None)


def turned_up_runways(table: Mover, event: Told) -> None:
    """The Runways of a round come after those of the one before (RY-091)."""
    table.carry_all(RUNWAYS, RUNWAYS_USED)
    for trend in event.trends:
        table.carry(RUNWAY_DECK, RUNWAYS, TREND_NAMES[trend])


def dealt(table: Mover, event: Told) -> None:
    """Cards that the viewer does not see."""
    table.carry("deck", hand(event.seat), count=event.count)


def got_card(table: Mover, event: Told) -> None:
    """A card that the viewer is dealt or draws."""
    table.carry("deck", hand(event.seat), CARD_NAMES[event.card])


def turned_up(table: Mover, event: Told) -> None:
    """The row begins (RY-013)."""
    table.carry("deck", "row", CARD_NAMES[event.card])


def triggered(table: Mover, event: Told) -> None:
    """The end of the round is near (RY-070)."""
    table.count("trigger", event.seat)


def totalled(table: Mover, event: Told) -> None:
    """Points in all, and those of the best outfit, which break ties (RY-095)."""
    table.count(seat_counter(event.seat, "points"), event.points)
    table.count(seat_counter(event.seat, "best"), event.best)


def ended(table: Mover, event: Told) -> None:
    """The game is over."""
    table.count("ending", ENDING.plain((event.why,)))


# --- What moves: turns ------------------------------------------------------------------------------------------------


def refilled(table: Mover, event: Told) -> None:
    """All of the row but its right end are the deck, so that all know what is in it (RYA-22)."""
    cards = table.order("row")[: event.count]
    for _ in cards:
        table.carry_from("row", 0, "deck", shown=False)
    table.replace(DECK_OF, {card: cards.count(card) for card in cards})


def drew(table: Mover, event: Told) -> None:
    """A card that the viewer does not see."""
    table.carry("deck", hand(event.seat))


def took(table: Mover, event: Told) -> None:
    """Of equal cards the rightmost (RYA-47), for all to remember (RYA-48)."""
    card = CARD_NAMES[event.card]
    table.carry_from("row", table.last("row", card), hand(event.seat))
    remember(table, event.seat, card, 1)


def laid(table: Mover, event: Told) -> None:
    """The viewer lays a card: the others see it when the outfit is complete (RYA-44)."""
    table.carry(source(event.seat, event.from_closet), LAID, CARD_NAMES[event.card])
    table.put(LAID, colours=[*table.of(LAID, "colours"), COLOUR.values[CARDS[event.card].colour]])
    if event.from_closet:
        table.put(LAID, from_closet=[*table.of(LAID, "from_closet"), PLACE_NAMES[event.place]])


def worn(table: Mover, event: Told) -> None:
    """The leftmost wild card without a colour gets one."""
    wears = list(table.of(LAID, "colours"))
    wears[wears.index(UNSAID)] = COLOUR.values[event.colour]
    table.put(LAID, colours=wears)


def formed(table: Mover, event: Told) -> None:
    """The cards come from where the viewer has laid them; those of others from hand and Closet."""
    outfit = OUTFIT_NAMES[event.outfit]
    worn = colours(colour for _, colour in event.cards)
    table.appear(outfit, seat=event.seat, colours=worn, **look((-1, -1, -1), 0, 0))  # what it is called comes next
    for place, (kind, _) in enumerate(event.cards):
        from_closet = event.from_closet >> place & 1
        lay = LAID if event.seat == table.viewer else source(event.seat, from_closet)
        table.carry(lay, outfit, CARD_NAMES[kind])
        if not from_closet:
            remember(table, event.seat, CARD_NAMES[kind], -1)
    if event.seat == table.viewer:
        table.put(LAID, colours=[], from_closet=[])


def riffed(table: Mover, event: Told) -> None:
    """A card goes onto one end, in the colour of the one that is taken from the other (RY-028, RY-029)."""
    outfit, card, on_left = OUTFIT_NAMES[event.outfit], CARD_NAMES[event.card], event.end == End.LEFT
    wears = table.of(outfit, "colours")
    table.carry(source(event.seat, event.from_closet), outfit, card, place=0 if on_left else OUTFIT_SIZE)
    if not event.from_closet:
        remember(table, event.seat, card, -1)
    table.carry_from(outfit, OUTFIT_SIZE if on_left else 0, closet(event.seat))
    table.put(outfit, colours=[wears[-1], *wears[:-1]] if on_left else [*wears[1:], wears[0]])


def restyled(table: Mover, event: Told) -> None:
    """An outfit has another name, and is worth something else."""
    table.put(OUTFIT_NAMES[event.outfit], **look((event.first, event.second, event.third), event.points, event.trends))


def discarded(table: Mover, event: Told) -> None:
    """A card of the hand goes to the right end of the row (RY-038)."""
    table.carry(hand(event.seat), "row", CARD_NAMES[event.card])
    remember(table, event.seat, CARD_NAMES[event.card], -1)


def trimmed(table: Mover, event: Told) -> None:
    """A card of the Closet goes to the right end of the row (RY-039)."""
    table.carry(closet(event.seat), "row", CARD_NAMES[event.card])


def source(seat: int, from_closet: int) -> str:
    """Where a card comes from that is played."""
    return closet(seat) if from_closet else hand(seat)


def remember(table: Mover, seat: int, card: str, more: int) -> None:
    """All others know of one more of a kind in a hand, or of one less if they knew of any (RYA-48)."""
    if seat == table.viewer:
        known = table.tally(SEEN)
        number = known.get(card, 0) + more
        if number >= 0:
            table.replace(SEEN, {kind: count for kind, count in {**known, card: number}.items() if count})


def formed_by(scene: Scene, seat: int) -> int:
    """A seat's outfits on the table."""
    return sum(outfit["seat"] == seat for name, outfit in scene.things.items() if name != LAID)


def points_of(scene: Scene, seat: int) -> int:
    """Points of the rounds that are over, and those that the seat has on the table if this round ended now (RY-080 to
    RY-082).
    """
    scored: int = scene.counters[seat_counter(seat, "points")]
    return scored if scene.decision["over"] else scored + points_on_table(scene, seat)


def points_on_table(scene: Scene, seat: int) -> int:
    """What a seat's outfits and Closet are worth as they lie."""
    outfits = [outfit for name, outfit in scene.things.items() if name != LAID and outfit["seat"] == seat]
    stowed = closet_of(scene, seat)
    found: int = sum(CARDS[kind].points for kind in stowed) + sum(one["points"] + one["trends"] for one in outfits)
    return found + (points_once(len(outfits), len(stowed), runways(scene)) if scene.settings["trends"] == "on" else 0)


def runways(scene: Scene) -> list[int]:
    """The trends of this round, by number; zeros where the table plays without, as in a Sight."""
    return [TREND_NAMES.index(name) for name in scene.piles.get(RUNWAYS, ())] or [0] * TRENDS_A_ROUND


def closet_of(scene: Scene, seat: int) -> list[int]:
    """The cards of a Closet, with those that its owner is laying: nobody else sees these move yet (RYA-44)."""
    found = kinds_of(Counts(tally(scene.piles[closet(seat)])).elements())
    if seat == scene.viewer:
        laid = kinds_of(scene.piles[LAID])
        found += [laid[PLACE_NAMES.index(place)] for place in scene.things[LAID]["from_closet"]]
    return found


def kinds_of(cards: Iterable[str]) -> list[int]:
    """The numbers of kinds of cards."""
    return [KIND_OF[card] for card in cards]


KIND_OF = {name: kind for kind, name in enumerate(CARD_NAMES)}

STANDING = (
    Standing("points", points_of),
    counted_as("best", is_weighed=False),
    Standing("outfits", formed_by, is_weighed=False),
)

HOUSE_RULES = [option.name for option in OPTIONS if option.name in Sight.fields and option.endless is None]
"""What the table agreed on for the whole game: not the limit of turns, since a table that has none gets one as soon as
bots play on alone (RYA-43).
"""

LAYOUT = Layout(
    Sight,
    [
        Read(("hand", "hand_size", "known"), read_hands),
        Read(("closet",), read_closets),
        Read(("outfit", "wears", "outfits"), read_outfits),
        Read(("laid", "laid_kind", "laid_from", "laid_wears"), read_laid),
        Read(("runway", "used"), read_runways),
        Row("row", "row", CARD_NAMES, size="row_size"),
        Hidden("deck", "deck_size"),
        Kinds(DECK_OF, "fresh", CARD_NAMES),
        Derived("closet_size", lambda seen: [sum(cards) for cards in seen.closet]),
        Derived("unseen", unseen),
        Counter("round"),
        Counter("trigger", SEAT),
        Counter("ending", ENDING),
        SeatCounter("points"),
        SeatCounter("best"),
        Setting("seats"),
        *agreed(OPTIONS, *HOUSE_RULES),
        Read((), read_runway_faces, settings={"runway_cards": RUNWAY_FACES}),
        Decision("seat", SEAT),
        Decision("over", FLAG),
        Decision("phase", PHASE),
        Decision("doing", DOING),
        Decision("taken"),
        Decision("turns"),
        Decision("final_turns"),
        Decision("round_turn_limit"),
        Read(("spent_closet", "spent_outfit"), read_spent, decision={"spent": SPENT}),
        Read((), read_looks, decision={"looks": LOOKS}),
        Read((), read_reach, decision={"reach": REACH}),
    ],
    {
        Event.ROUND: began,
        Event.RUNWAYS: turned_up_runways,
        Event.DEALT: dealt,
        Event.DEALT_CARD: got_card,
        Event.TURNED_UP: turned_up,
        Event.REFILLED: refilled,
        Event.DREW: drew,
        Event.DREW_CARD: got_card,
        Event.TOOK: took,
        Event.LAID: laid,
        Event.WORN: worn,
        Event.FORMED: formed,
        Event.RIFFED: riffed,
        Event.RESTYLED: restyled,
        Event.DISCARDED: discarded,
        Event.TRIMMED: trimmed,
        Event.TRIGGERED: triggered,
        Event.TOTAL: totalled,
        Event.ENDED: ended,
        Event.GATHERED: gathered,
    },
    things=[
        Things(
            "outfit",
            "An outfit on the table: what each of its cards is worn as, from the left, what it is called and worth.",
            seat=SEAT,
            colours=COLOURS,
            first=WORD,
            second=WORD,
            third=WORD,
            points=NUMBER,
            trends=NUMBER,
        ),
        Things(
            LAID,
            "The outfit that the viewer is laying (RYA-44).",
            colours=COLOURS,
            from_closet=each(PLACE, "the places whose cards are from the Closet"),
        ),
    ],
    piles=[
        Piles("hand", "The cards in a seat's hand.", CARD_NAMES),
        Piles(SEEN, "Knowledge, not cards: what all others know to be in the viewer's hand (RYA-48).", CARD_NAMES),
        Piles("closet", "A seat's Closet.", CARD_NAMES),
        Piles("outfit", "The cards of an outfit, from the left; none where no outfit is formed.", CARD_NAMES),
        Piles(
            LAID, "The cards that the viewer has laid of an outfit, in the order in which they were laid.", CARD_NAMES
        ),
        Piles("row", "The discards, from the left.", CARD_NAMES),
        Piles("deck", "The draw deck.", CARD_NAMES),
        Piles(DECK_OF, "Knowledge, not cards: what went into the draw deck when it was last made.", CARD_NAMES),
        Piles(RUNWAYS, "The trends of this round.", TREND_NAMES),
        Piles(RUNWAY_DECK, "The Runway cards that are still to come.", TREND_NAMES),
        Piles(RUNWAYS_USED, "The Runways of the rounds before.", TREND_NAMES),
    ],
)
