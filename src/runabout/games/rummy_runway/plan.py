"""How the table of Rummy Runway is laid out for the eye: the Runways, the row, the houses with their outfits, hands."""

from __future__ import annotations

from collections.abc import Iterator

from runabout.core.plan import Area, Label, Names, Plan, Remark, called
from runabout.core.scene import Scene
from runabout.core.scene import hand as hand_of
from runabout.core.words import so_many
from runabout.games.rummy_runway.cards import CARDS, Colour
from runabout.games.rummy_runway.faces import HOUSE, PRINTED, TONES, trend_slug
from runabout.games.rummy_runway.facts import OUTFIT_NAMES, outfit_label
from runabout.games.rummy_runway.scene import (
    DECK_OF,
    LAID,
    RUNWAY_DECK,
    RUNWAYS,
    RUNWAYS_USED,
    SEEN,
    closet,
)
from runabout.games.rummy_runway.state import OUTFITS_EACH, Doing, Ending, Phase, Sight
from runabout.games.rummy_runway.trends import TRENDS
from runabout.games.rummy_runway.worth import worth

TO_DO = {
    Phase.DRAW: "draw",
    Phase.ACT: "form, riff or discard",
    Phase.LAY: "lay the outfit",
    Phase.WEAR: "say the wild card's colour",
    Phase.TRIM: "trim the closet",
}

ROUND_ENDS = "after a third outfit or a last card, and a turn for everybody else"
"""RY-070, RY-072."""


def plan(scene: Scene) -> Plan:
    """What everybody plays for and takes from first, then each house, then the piles."""
    seats = range(scene.settings["seats"])
    trends = [
        Area("pile", f"On the Runways ({HOUSE})", places=(RUNWAYS,)),
    ]
    return Plan(
        (
            Area("pile", "Discard row, from left to right", places=("row",)),
            *trends[: scene.settings["trends"] == "on"],
            Area("pile", "The outfit you are laying", places=(LAID,)),
            *(Area("cells", "Outfits and closet", seat=seat, places=house(seat), columns=1) for seat in seats),
            *(Area("pile", "Hand", seat=seat, places=(hand_of(seat),), hand=True) for seat in seats),
            Area("pile", "Deck", places=("deck",)),
            Area("pile", "What all others know of your hand", places=(SEEN,), folded=True),
            Area("pile", "Runways still to come", places=(RUNWAY_DECK,), folded=True),
            Area("pile", "Runways of the rounds before", places=(RUNWAYS_USED,), folded=True),
            Area("pile", "What the deck was made of", places=(DECK_OF,), folded=True),
        ),
        {
            **PRINTED_LABELS,
            **{outfit: Label(f"Outfit {outfit_label(number)}") for number, outfit in enumerate(OUTFIT_NAMES)},
            **{closet(seat): Label("Closet") for seat in seats},
        },
        f"The game ends with {so_many(scene.settings['target'], 'point')}.",
    )


def house(seat: int) -> tuple[str, ...]:
    """The places of a player's house: its outfits, and its Closet."""
    return (*OUTFIT_NAMES[seat * OUTFITS_EACH : (seat + 1) * OUTFITS_EACH], closet(seat))


PRINTED_LABELS = {
    **{
        card.name: Label(
            card.text,
            "" if card.colour == Colour.WILD else PRINTED[card.colour][card.number],
            TONES[card.colour],
        )
        for card in CARDS
    },
    **{trend_slug(trend): Label(f"{trend.name} +{trend.bonus}", trend.asks) for trend in TRENDS},
}
"""The cards and Runways, by kind."""


def asked(seen: Sight, names: Names) -> str:
    """What the seat that decides is asked; at the end, how the show ended."""
    if seen.over:
        return f"The show is over: {'the points agreed on' if seen.ending == Ending.TARGET else 'the last round'}."
    return f"{called(names, seen.seat, seen.viewer)}: {TO_DO[Phase(seen.phase)]}."


def remarks(seen: Sight, names: Names) -> Iterator[Remark]:
    """The round and how it ends, what this turn is for, and what each outfit is called and worth."""
    yield Remark("", f"Round {seen.round} of at most {seen.rounds}, turn {seen.turns}")
    if not seen.over:
        if seen.doing and not seen.mix_actions:
            yield Remark("", f"This turn is for {'forming outfits' if seen.doing == Doing.FORMING else 'riffing'}")
        final = f"{so_many(seen.final_turns, 'final turn')} to go"
        yield Remark("", final if seen.trigger >= 0 else f"The round ends {ROUND_ENDS}")
    for seat in range(seen.seats):
        for outfit in range(seat * OUTFITS_EACH, seat * OUTFITS_EACH + seen.outfits[seat]):
            about = worth(seen, outfit)
            yield Remark(OUTFIT_NAMES[outfit], f"{about.name}: {about.text}")
