"""How the table of Rummy Runway is laid out for the eye: the Runways, the row, the houses with their outfits, hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runabout.core.plan import Area, Label, Plan
from runabout.core.scene import Scene, seat_counter
from runabout.core.scene import hand as hand_of
from runabout.games.rummy_runway.cards import CARDS
from runabout.games.rummy_runway.faces import TONES, what_is_asked, word_on
from runabout.games.rummy_runway.naming import COLOUR_NAMES, OUTFIT_NAMES, outfit_label, trend_slug
from runabout.games.rummy_runway.scene_names import (
    DECK_OF,
    LAID,
    RUNWAY_DECK,
    RUNWAYS,
    RUNWAYS_USED,
    SEEN,
    closet,
)
from runabout.games.rummy_runway.state import OUTFITS_EACH
from runabout.games.rummy_runway.trends import TRENDS

if TYPE_CHECKING:
    from runabout.core.speech.sayings import Listener, Sayings

COUNTED = ("points", "best")
"""What is counted for each seat."""


def plan(scene: Scene, said: Sayings, listener: Listener) -> Plan:
    """What everybody plays for and takes from first, then each house, then the piles."""
    seats = range(scene.settings["seats"])

    def pile(title: str, place: str, *, folded: bool = False) -> Area:
        return Area("pile", said.say(f"area-{title}"), places=(place,), folded=folded)

    house_title, hand_title = said.say("area-house"), said.say("area-hand")
    return Plan(
        (
            pile("row", "row"),
            *([pile("runways", RUNWAYS)] if scene.settings["trends"] == "on" else []),
            pile("laid", LAID),
            *(Area("cells", house_title, seat=seat, places=house(seat), columns=1) for seat in seats),
            *(Area("pile", hand_title, seat=seat, places=(hand_of(seat),), hand=True) for seat in seats),
            pile("deck", "deck"),
            pile("seen", SEEN, folded=True),
            pile("runway-deck", RUNWAY_DECK, folded=True),
            pile("runways-used", RUNWAYS_USED, folded=True),
            pile("deck-of", DECK_OF, folded=True),
        ),
        {
            **printed(said, listener),
            **places(seats, said),
            **{seat_counter(seat, name): Label(said.say(f"label-{name}")) for seat in seats for name in COUNTED},
        },
        said.say_of("plan-note", target=scene.settings["target"]),
    )


def house(seat: int) -> tuple[str, ...]:
    """The places of a player's house: its outfits, and its Closet."""
    return (*OUTFIT_NAMES[seat * OUTFITS_EACH : (seat + 1) * OUTFITS_EACH], closet(seat))


def places(seats: range, said: Sayings) -> dict[str, Label]:
    """What the places of each house are called."""
    outfits = [
        (name, Label(said.say("label-outfit", {"name": outfit_label(number)})))
        for number, name in enumerate(OUTFIT_NAMES)
    ]
    return dict(outfits) | {closet(seat): Label(said.say("label-closet")) for seat in seats}


def printed(said: Sayings, listener: Listener) -> dict[str, Label]:
    """The cards, the colours that they are worn as, and the Runways, by kind."""
    trends = [(trend_slug(trend), trend) for trend in TRENDS]
    return {
        **{card.name: Label(said.thing(card.name, "card"), word_on(card, said), TONES[card.colour]) for card in CARDS},
        **{colour: Label(said.thing(colour, "colour")) for colour in COLOUR_NAMES},
        **{
            slug: Label(f"{said.thing(slug, 'trend', listener)} +{trend.bonus}", what_is_asked(trend, said))
            for slug, trend in trends
        },
    }
