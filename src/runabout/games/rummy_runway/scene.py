"""The table of Rummy Runway as a scene (see core.scene); what each event moves on it is in scene_moves.

An outfit is a thing, with the colours that its cards are worn as; the cards lie in the pile of its name. Both go from
left to right.
"""

from __future__ import annotations

from collections import Counter as Counts
from collections.abc import Iterable
from typing import Any

from runabout.core.facts import FLAG, NUMBER, SEAT, each
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
from runabout.games.rummy_runway.cards import CARDS, COPIES, KINDS, RUNWAY_CARDS
from runabout.games.rummy_runway.facts import DOING, ENDING, PHASE, PLACE, SHOWN, WORD
from runabout.games.rummy_runway.naming import CARD_NAMES, OUTFIT_NAMES, PLACE_NAMES, TREND_NAMES, shown_trend
from runabout.games.rummy_runway.reach import in_reach
from runabout.games.rummy_runway.scene_moves import MOVES
from runabout.games.rummy_runway.scene_names import (
    COLOURS,
    DECK_OF,
    LAID,
    LOOKS,
    REACH,
    RUNWAY_DECK,
    RUNWAY_FACES,
    RUNWAYS,
    RUNWAYS_USED,
    SEEN,
    SPENT,
    called,
    closet,
    colours,
    look,
)
from runabout.games.rummy_runway.state import (
    OPTIONS,
    OUTFIT_SIZE,
    OUTFITS_EACH,
    Sight,
)
from runabout.games.rummy_runway.state import RUNWAYS as TRENDS_A_ROUND
from runabout.games.rummy_runway.trends import TRENDS
from runabout.games.rummy_runway.worth import followed_by, points_once, worth

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
                    "follows": followed(seen, outfit),
                }


def followed(seen: Any, outfit: int) -> list[int]:
    """The places, from 0, of the Runways that an outfit on the table follows."""
    trends = followed_by(seen, seen.outfit[outfit], seen.wears[outfit])
    return [at for at, trend in enumerate(seen.runway[:TRENDS_A_ROUND]) if trend in trends]


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


def unseen(seen: Any) -> list[int]:
    """Cards of each kind that the viewer neither sees nor knows to be in a hand."""
    open_piles = [*seen.closet[: seen.seats], seen.hand]
    open_piles += [seen.known[seat] for seat in range(seen.seats) if seat != seen.viewer]
    lying = seen.row[: seen.row_size[0]]
    for seat in range(seen.seats):
        for outfit in range(seat * OUTFITS_EACH, seat * OUTFITS_EACH + seen.outfits[seat]):
            lying += seen.outfit[outfit]
    return [int(COPIES[kind]) - lying.count(kind) - sum(pile[kind] for pile in open_piles) for kind in range(KINDS)]


# --- How it stands, and the whole -------------------------------------------------------------------------------------


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
    MOVES,
    things=[
        Things(
            "outfit",
            "An outfit on the table: what each of its cards is worn as, from the left, what it is called and worth, "
            "and which of the Runways it follows.",
            OUTFIT_NAMES,
            seat=SEAT,
            colours=COLOURS,
            first=WORD,
            second=WORD,
            third=WORD,
            points=NUMBER,
            trends=NUMBER,
            follows=SHOWN,
        ),
        Things(
            LAID,
            "The outfit that the viewer is laying (RYA-44).",
            colours=COLOURS,
            from_closet=each(PLACE, "the places whose cards are from the Closet"),
        ),
    ],
    piles=[
        Piles("hand", "The cards in a seat's hand.", CARD_NAMES, ["hand:N"]),
        Piles(SEEN, "Knowledge, not cards: what all others know to be in the viewer's hand (RYA-48).", CARD_NAMES),
        Piles("closet", "A seat's Closet.", CARD_NAMES, ["closet:N"]),
        Piles(
            "outfit", "The cards of an outfit, from the left; none where no outfit is formed.", CARD_NAMES, OUTFIT_NAMES
        ),
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
