"""What happens in Race 2 Live, as declared facts (see core.facts)."""

from __future__ import annotations

from runabout.core.facts import FLAG, NUMBER, EventKind, bits, called, event_kinds, member, named, number
from runabout.games.race_2_live.cards import RANK_NAMES
from runabout.games.race_2_live.map import LANES
from runabout.games.race_2_live.naming import NAMES
from runabout.games.race_2_live.state import Attack, Ending, Event


def space_name(space: int) -> str:
    """A space for programs, by its column and its lane as the map numbers them: "space:12:3"."""
    return f"space:{space // LANES}:{space % LANES + 1}"


SURVIVORS = tuple(f"survivor:{name.casefold()}" for name in NAMES)
"""What survivors are called by programs: "survivor:ash"."""

SURVIVOR = named("survivor", "a survivor", SURVIVORS)
RANK = named("card", "a card, by its rank", RANK_NAMES)
RANKS = bits("ranks", "some ranks of cards", RANK_NAMES)
ATTACK = member("attack", "what attacks", Attack)
ENDING = member("ending", "how the race ended", Ending)
SPACE = called("space", "a space of the map, by its column and its lane", space_name)
STRENGTH = number("strength", "the strength of an attack")

EVENTS = event_kinds(
    Event,
    {
        Event.MOVES: EventKind("The seat moves a survivor.", survivor=SURVIVOR),
        Event.DEALT: EventKind("A survivor was dealt so many cards.", survivor=SURVIVOR, count=NUMBER),
        Event.SET_ASIDE: EventKind("So many cards were set aside.", count=NUMBER),
        Event.LEFT_OVER: EventKind("A card was left over from the deal: the health pile's first (RLA-02).", card=RANK),
        Event.SCATTERED: EventKind("So many tokens lie on the map.", count=NUMBER),
        Event.FIRST: EventKind("A survivor goes first.", survivor=SURVIVOR),
        Event.ROLLED: EventKind(
            "A survivor rolled so many steps; whether it goes back.", survivor=SURVIVOR, steps=NUMBER, backward=FLAG
        ),
        Event.STEPPED: EventKind(
            "A survivor is now on a space; whether a token lies there.", survivor=SURVIVOR, space=SPACE, token=FLAG
        ),
        Event.STAYED: EventKind("A survivor did not leave its space in this move.", survivor=SURVIVOR, space=SPACE),
        Event.STOPPED: EventKind(
            "A survivor's move ended on a space where nothing lies.", survivor=SURVIVOR, space=SPACE
        ),
        Event.RESCUED: EventKind("A survivor rescued another.", survivor=SURVIVOR, other=SURVIVOR),
        Event.CAME_HOME: EventKind("A survivor is in the safe house.", survivor=SURVIVOR),
        Event.SPECIAL: EventKind(
            "A survivor turned over a special attack, of a strength by its card.",
            survivor=SURVIVOR,
            card=RANK,
            strength=STRENGTH,
        ),
        Event.HORDE: EventKind("A survivor turned over a horde.", survivor=SURVIVOR, strength=STRENGTH),
        Event.RESHUFFLED: EventKind("The special infected deck was shuffled again."),
        Event.BEAT_SPECIAL: EventKind("A survivor held a card good enough, and keeps it.", survivor=SURVIVOR),
        Event.CANNOT_BEAT: EventKind(
            "A survivor holds no card of the ranks that are good enough.", survivor=SURVIVOR, attack=ATTACK, good=RANKS
        ),
        Event.PLAYED: EventKind(
            "A survivor beat the attack with a card; whether it keeps it.", survivor=SURVIVOR, card=RANK, keeps=FLAG
        ),
        Event.LOST: EventKind(
            "A survivor lost a card; whether at the start of a turn.", survivor=SURVIVOR, card=RANK, at_start=FLAG
        ),
        Event.SUSPENDED: EventKind("A survivor is suspended by an attack.", survivor=SURVIVOR, attack=ATTACK),
        Event.DIED: EventKind("A survivor ran out of cards.", survivor=SURVIVOR),
        Event.FREED: EventKind("A survivor got free alone (RLA-45).", survivor=SURVIVOR),
        Event.FOUND_PACK: EventKind("A survivor found a health pack of so many.", survivor=SURVIVOR, size=NUMBER),
        Event.KEPT_PACK: EventKind("A survivor keeps a health pack of so many.", survivor=SURVIVOR, size=NUMBER),
        Event.USED_PACK: EventKind(
            "A survivor used a health pack of so many on one, perhaps itself, who had so many cards and draws so many.",
            survivor=SURVIVOR,
            other=SURVIVOR,
            size=NUMBER,
            itself=FLAG,
            cards=NUMBER,
            draws=NUMBER,
        ),
        Event.DREW: EventKind("A survivor drew a card from the health pile.", survivor=SURVIVOR, card=RANK),
        Event.NOTHING_TO_DRAW: EventKind("A survivor found the health pile empty.", survivor=SURVIVOR),
        Event.FOUND_WEAPON: EventKind("A survivor found a weapon.", survivor=SURVIVOR, size=NUMBER),
        Event.ARMED: EventKind(
            "A survivor uses a weapon from now on; the number on the one before, 0 for none.",
            survivor=SURVIVOR,
            size=NUMBER,
            before=NUMBER,
        ),
        Event.KEPT_WEAPON: EventKind("A survivor keeps its old weapon.", survivor=SURVIVOR, size=NUMBER),
        Event.WAITED: EventKind("A survivor waits in the safe house.", survivor=SURVIVOR),
        Event.NIGHT: EventKind("Night fell after so many turns (RLA-49).", turns=NUMBER),
        Event.LOST_TO_NIGHT: EventKind(
            "A survivor was still outside, with so many cards.", survivor=SURVIVOR, count=NUMBER
        ),
        Event.GAME_OVER: EventKind(
            "The race is over: so many home, so many cards, the furthest column that all have reached.",
            home=NUMBER,
            cards=NUMBER,
            column=NUMBER,
            ending=ENDING,
        ),
        Event.CAN_BEAT: EventKind(
            "A survivor holds a card of the ranks that are good enough.", survivor=SURVIVOR, attack=ATTACK, good=RANKS
        ),
    },
)
