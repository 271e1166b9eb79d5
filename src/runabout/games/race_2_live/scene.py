"""The table of Race 2 Live as a scene (see core.scene), and what each event moves on it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from runabout.core.facts import FLAG, NUMBER, SEAT, data, member
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
    Places,
    Read,
    Scene,
    Setting,
    Things,
    agreed,
    counted,
    partly_known,
)
from runabout.core.standing import Standing
from runabout.core.words import Event as Told
from runabout.games.race_2_live.cards import RANK_NAMES
from runabout.games.race_2_live.facts import ATTACK, ENDING, RANKS, SPACE, STRENGTH, SURVIVOR, SURVIVORS, space_name
from runabout.games.race_2_live.map import LANES, SPACES
from runabout.games.race_2_live.naming import TOKEN_KINDS
from runabout.games.race_2_live.state import COPIES, OPTIONS, SCORING, Condition, Event, Phase, Sight, Token
from runabout.games.race_2_live.turns import health, home, points, points_if_home, progress

CONDITION = member("condition", "how a survivor is", Condition)
PHASE = member("phase", "what is decided", Phase)
WEAPON = NUMBER._replace(name="weapon", says="the number on a weapon; 0 for none")
FOUND_NUMBER = NUMBER._replace(name="found", says="the number on a pack or weapon just found; 0 for none")
COLUMN = NUMBER._replace(name="column", says="a column of the map; the start is in column 0")
WAYS = data(
    "ways",
    "by space, the spaces of the next column that it leads to",
    {"type": "object", "additionalProperties": {"type": "array", "items": SPACE.schema}},
)
LED_BY = data(
    "led by",
    "by survivor, the seat that moves it (RLA-55)",
    {"type": "object", "additionalProperties": {"type": "integer", "minimum": 0}},
)

SCORE = data("score", "the score as people read it, with tenths (RLA-31)", {"type": "number"})
SCORE_IF_HOME = SCORE._replace(
    name="score if home", says="the score if all who live came home with the cards that they hold now"
)

ALL_SPACES = [space_name(space) for space in range(SPACES)]
"""The spaces of the largest map."""

TOKENS = TOKEN_KINDS
"""Kinds of tokens as programs call them, by number: "special-attack", "pack-2"."""

HEALTH = "health pile"
INFECTED = "infected deck"
INFECTED_OUT = "infected turned over"
FACE_DOWN = "face down"
"""The pile of tokens that were not turned over yet, by kind: which of them lies where is not known."""

FOUND = "found"
"""The place of a pack or weapon while its finder decides what becomes of it."""

ASIDE = "set aside"
GONE = ""
"""Where tokens go that are out of the game."""


def token(space: str) -> str:
    """What a token that lies face down is called, by the name of its space: "token:12:3"."""
    return space.replace("space", "token")


def of_survivor(pile: str, who: int) -> str:
    """The place of a pile that each survivor has: "hand:ash"."""
    return SURVIVORS[who].replace("survivor", pile)


def hand(who: int) -> str:
    """The place of a survivor's hand."""
    return of_survivor("hand", who)


def packs(who: int) -> str:
    """The place of the health packs that a survivor keeps."""
    return of_survivor("packs", who)


def known(who: int) -> str:
    """The pile of cards that everybody knows to be in a survivor's hand (RLA-50): knowledge, no cards."""
    return of_survivor("known of hand", who)


def of_all(pile: Callable[[int], str]) -> list[str]:
    """A pile of each survivor."""
    return [pile(who) for who in range(len(SURVIVORS))]


# --- What lies where --------------------------------------------------------------------------------------------------


def read_map(seen: Any, scene: Scene) -> None:
    """The ways of the map."""
    scene.settings["ways"] = ways_of(tuple(seen.ways))


@lru_cache(maxsize=64)
def ways_of(ways: tuple[int, ...]) -> dict[str, list[str]]:
    """By space, the spaces that it leads to."""
    return {
        space_name(space): [
            space_name((space // LANES + 1) * LANES + lane) for lane in range(LANES) if onward >> lane & 1
        ]
        for space, onward in enumerate(ways)
        if onward
    }


def read_tokens(seen: Any, scene: Scene) -> None:
    """The tokens that lie face down."""
    for column, lanes in enumerate(seen.tokens):
        for lane in range(LANES if lanes else 0):
            if lanes >> lane & 1:
                space = space_name(column * LANES + lane)
                scene.things[token(space)] = {"at": space}


def read_survivors(seen: Any, scene: Scene) -> None:
    """The survivors, with what a fight has shown of the cards in their hands that nobody has seen (RLA-50)."""
    scene.settings["led_by"] = {SURVIVORS[who]: who % seen.seats for who in range(seen.survivors)}
    for who in range(seen.survivors):
        scene.things[SURVIVORS[who]] = {
            "at": space_name(seen.at[who]),
            "furthest": seen.furthest[who],
            "condition": CONDITION.values[seen.condition[who]],
            "weapon": seen.weapon[who],
            "unseen_none_of": RANKS.plain((seen.barred[who],)),
            "unseen_one_of": RANKS.plain((seen.vouched[who],)),
        }
        scene.piles[packs(who)] = counted(seen.packs[who], TOKENS[Token.PACK : Token.WEAPON])
    scene.decision["at"] = space_name(seen.at[seen.survivor])
    scene.decision["weapon"] = seen.weapon[seen.survivor]


def read_hands(seen: Any, scene: Scene) -> None:
    """The hands that the viewer sees, and of the others what everybody knows."""
    for who in range(seen.survivors):
        scene.piles[known(who)] = counted(seen.known[who], RANK_NAMES)
        if is_shown(seen, who):
            scene.piles[hand(who)] = counted(seen.hand[who], RANK_NAMES)
        else:
            scene.piles[hand(who)] = partly_known(counted(seen.known[who], RANK_NAMES), seen.hand_size[who])


def is_shown(seen: Any, who: int) -> bool:
    """Whether the viewer sees a survivor's hand (RLA-35)."""
    return bool(seen.open_hands) or who % seen.seats == seen.viewer


def read_found(seen: Any, scene: Scene) -> None:
    """The pack or the weapon that was just found."""
    scene.decision["found"] = seen.found
    kind = {Phase.PACK: Token.PACK, Phase.WEAPON: Token.WEAPON}.get(seen.phase)
    scene.piles[FOUND] = {} if kind is None else {TOKENS[kind + seen.found - 1]: 1}


def read_score(seen: Any, scene: Scene) -> None:
    """The score as it stands, with its three factors (RL-077), and what it would be with all who live at home."""
    scene.decision["progress"] = progress(seen)
    scene.decision["health"] = health(seen)
    scene.decision["home"] = home(seen)
    scene.decision["score"] = SCORING.points(points(seen))
    scene.decision["score_if_home"] = SCORING.points(points_if_home(seen))


def unseen(seen: Any) -> list[int]:
    """Cards of each rank out of the viewer's sight: those of the decks, less what is seen."""
    left = [COPIES * seen.decks - number for number in seen.discards]
    for who in range(seen.survivors):
        cards = seen.hand[who] if is_shown(seen, who) else seen.known[who]
        left = [number - there for number, there in zip(left, cards)]
    return left


# --- Moving -----------------------------------------------------------------------------------------------------------


def stepped(table: Mover, event: Told) -> None:
    who = SURVIVORS[event.survivor]
    furthest = max(table.of(who, "furthest"), event.space // LANES)
    table.put(who, at=space_name(event.space), furthest=furthest)


def rescued(table: Mover, event: Told) -> None:
    table.put(SURVIVORS[event.other], condition=CONDITION.values[Condition.FREE])


def freed(table: Mover, event: Told) -> None:
    table.put(SURVIVORS[event.survivor], condition=CONDITION.values[Condition.FREE])


def came_home(table: Mover, event: Told) -> None:
    table.put(SURVIVORS[event.survivor], condition=CONDITION.values[Condition.SAFE])


def turn_over(table: Mover, event: Told, kind: int, target: str = GONE) -> None:
    """The token on the finder's space is of that kind."""
    table.vanish(token(table.of(SURVIVORS[event.survivor], "at")))
    table.carry(FACE_DOWN, target, TOKENS[kind])


# --- Attacks ----------------------------------------------------------------------------------------------------------


def special(table: Mover, event: Told) -> None:
    turn_over(table, event, Token.SPECIAL)
    table.carry(INFECTED, INFECTED_OUT, RANK_NAMES[event.card])


def horde(table: Mover, event: Told) -> None:
    turn_over(table, event, Token.HORDE)


def reshuffled(table: Mover, event: Told) -> None:
    table.carry_all(INFECTED_OUT, INFECTED)


def can_beat(table: Mover, event: Told) -> None:
    """One of these ranks is in the hand: a card that is known to be there, or else one that nobody has seen."""
    who, good = SURVIVORS[event.survivor], RANKS.plain((event.good,))
    if table.tally(known(event.survivor)).keys() & good:
        return
    found = [rank for rank in good if rank not in table.of(who, "unseen_none_of")]
    before = table.of(who, "unseen_one_of")
    table.put(who, unseen_one_of=[rank for rank in found if rank in before] if before else found)


def cannot_beat(table: Mover, event: Told) -> None:
    who = SURVIVORS[event.survivor]
    none_of, one_of = table.of(who, "unseen_none_of"), table.of(who, "unseen_one_of")
    good = RANKS.plain((event.good,))
    table.put(
        who,
        unseen_none_of=[rank for rank in RANK_NAMES if rank in none_of or rank in good],
        unseen_one_of=[rank for rank in one_of if rank not in good],
    )


def played(table: Mover, event: Told) -> None:
    if not event.keeps:
        lost(table, event)
        return
    who, rank = event.survivor, RANK_NAMES[event.card]
    if rank in table.tally(known(who)):
        return
    explain(table, who, rank)
    know(table, who, rank, 1)
    if not sees(table, who):
        table.know(hand(who), rank)


def lost(table: Mover, event: Told) -> None:
    """A card goes from a hand to the health pile: one that is known to be there, if there is one (RLA-50)."""
    who, rank = event.survivor, RANK_NAMES[event.card]
    table.carry(hand(who), HEALTH, rank)
    if rank in table.tally(known(who)):
        know(table, who, rank, -1)
    else:
        explain(table, who, rank)


def explain(table: Mover, who: int, rank: str) -> None:
    """A card that nobody had seen may be the one with which a fight was won."""
    if rank in table.of(SURVIVORS[who], "unseen_one_of"):
        table.put(SURVIVORS[who], unseen_one_of=[])


def know(table: Mover, who: int, rank: str, more: int) -> None:
    """Everybody knows of so many more cards of a rank in a hand."""
    pile = table.tally(known(who))
    pile[rank] = pile.get(rank, 0) + more
    table.replace(known(who), {kind: number for kind, number in pile.items() if number})


def sees(table: Mover, who: int) -> bool:
    """Whether the viewer sees a survivor's hand (RLA-35)."""
    settings = table.scene.settings
    return bool(settings["open_hands"] == "on" or settings["led_by"][SURVIVORS[who]] == table.viewer)


def suspended(table: Mover, event: Told) -> None:
    table.put(SURVIVORS[event.survivor], condition=CONDITION.values[Condition.SUSPENDED])


def died(table: Mover, event: Told) -> None:
    """Packs and weapon are gone (RLA-43), and nothing is known of a hand that is no more."""
    table.put(
        SURVIVORS[event.survivor],
        condition=CONDITION.values[Condition.DEAD],
        weapon=0,
        unseen_none_of=[],
        unseen_one_of=[],
    )
    table.carry_all(packs(event.survivor), GONE)


# --- Supplies ---------------------------------------------------------------------------------------------------------


def pack(number: int) -> str:
    """A health pack of so many."""
    return TOKENS[Token.PACK + number - 1]


def found_pack(table: Mover, event: Told) -> None:
    turn_over(table, event, Token.PACK + event.size - 1, FOUND)


def kept_pack(table: Mover, event: Told) -> None:
    table.carry(FOUND, packs(event.survivor), pack(event.size))


def used_pack(table: Mover, event: Told) -> None:
    table.carry(FOUND if table.size(FOUND) else packs(event.survivor), GONE, pack(event.size))


def drew(table: Mover, event: Told) -> None:
    """For all to see (RLA-48)."""
    table.carry(HEALTH, hand(event.survivor), RANK_NAMES[event.card])
    know(table, event.survivor, RANK_NAMES[event.card], 1)


def found_weapon(table: Mover, event: Told) -> None:
    turn_over(table, event, Token.WEAPON + event.size - 1, FOUND)


def armed(table: Mover, event: Told) -> None:
    table.carry_all(FOUND, GONE)
    table.put(SURVIVORS[event.survivor], weapon=event.size)


def kept_weapon(table: Mover, event: Told) -> None:
    table.carry_all(FOUND, GONE)


# --- The end ----------------------------------------------------------------------------------------------------------


def lost_to_night(table: Mover, event: Told) -> None:
    """The hand is set aside, unseen (RLA-49)."""
    table.carry_all(hand(event.survivor), ASIDE, shown=False)
    table.replace(known(event.survivor), {})
    died(table, event)


def game_over(table: Mover, event: Told) -> None:
    table.count("ending", ENDING.values[event.ending])


# --- How it stands ----------------------------------------------------------------------------------------------------


def led_by(scene: Scene, seat: int) -> list[dict[str, Any]]:
    """The survivors that a seat moves (RLA-55)."""
    return [scene.things[name] for name, leader in scene.settings["led_by"].items() if leader == seat]


def in_condition(condition: Condition) -> Callable[[Scene, int], int]:
    """How many of a seat's survivors are so."""
    name = CONDITION.values[condition]
    return lambda scene, seat: sum(one["condition"] == name for one in led_by(scene, seat))


def columns(scene: Scene, seat: int) -> int:
    """The furthest columns that a seat's survivors have reached (RLA-29), added up."""
    return sum(one["furthest"] for one in led_by(scene, seat))


def cards(scene: Scene, seat: int) -> int:
    """The health of a seat's survivors: the cards in their hands (RL-012)."""
    return sum(
        sum(tally(scene.piles[hand(who)]).values())
        for who, name in enumerate(SURVIVORS)
        if scene.settings["led_by"].get(name) == seat
    )


STANDING = (
    Standing("safe", in_condition(Condition.SAFE)),
    Standing("dead", in_condition(Condition.DEAD), more_is_ahead=False),
    Standing("suspended", in_condition(Condition.SUSPENDED), more_is_ahead=False),
    Standing("columns", columns),
    Standing("health", cards),
)


# --- The layout -------------------------------------------------------------------------------------------------------


LAYOUT = Layout(
    Sight,
    [
        Read(("ways",), read_map, settings={"ways": WAYS}),
        Read(("tokens",), read_tokens),
        Read(
            ("survivors", "at", "furthest", "condition", "weapon", "packs", "barred", "vouched"),
            read_survivors,
            settings={"led_by": LED_BY},
            decision={"at": SPACE, "weapon": WEAPON},
        ),
        Read(("hand", "hand_size", "known"), read_hands),
        Read(("found",), read_found, decision={"found": FOUND_NUMBER}),
        Kinds(FACE_DOWN, "tokens_left", TOKENS),
        Kinds(HEALTH, "discards", RANK_NAMES),
        Kinds(INFECTED, "infected", RANK_NAMES),
        Kinds(INFECTED_OUT, "infected_out", RANK_NAMES),
        Hidden(ASIDE, "aside_size"),
        Derived("unseen", unseen),
        Read(
            (),
            read_score,
            decision={
                "progress": COLUMN,
                "health": NUMBER,
                "home": NUMBER,
                "score": SCORE,
                "score_if_home": SCORE_IF_HOME,
            },
        ),
        Counter("ending", ENDING),
        Setting("seats"),
        *agreed(
            OPTIONS,
            "turn_limit",
            "difficulty",
            "decks",
            "ace",
            "spend_on_win",
            "horde_tie",
            "all_pinned",
            "move_up_to",
            "backward_short",
            "pack_range",
            "horde_hits_safe",
            "open_hands",
            "columns",
            "lanes",
        ),
        Decision("seat", SEAT),
        Decision("over", FLAG),
        Decision("survivor", SURVIVOR),
        Decision("turn", SURVIVOR),
        Decision("phase", PHASE),
        Decision("turns"),
        Decision("backward", FLAG),
        Decision("steps"),
        Decision("attack", ATTACK),
        Decision("strength", STRENGTH),
    ],
    {
        Event.STEPPED: stepped,
        Event.RESCUED: rescued,
        Event.CAME_HOME: came_home,
        Event.SPECIAL: special,
        Event.HORDE: horde,
        Event.RESHUFFLED: reshuffled,
        Event.CAN_BEAT: can_beat,
        Event.CANNOT_BEAT: cannot_beat,
        Event.PLAYED: played,
        Event.LOST: lost,
        Event.SUSPENDED: suspended,
        Event.DIED: died,
        Event.FREED: freed,
        Event.FOUND_PACK: found_pack,
        Event.KEPT_PACK: kept_pack,
        Event.USED_PACK: used_pack,
        Event.DREW: drew,
        Event.FOUND_WEAPON: found_weapon,
        Event.ARMED: armed,
        Event.KEPT_WEAPON: kept_weapon,
        Event.LOST_TO_NIGHT: lost_to_night,
        Event.GAME_OVER: game_over,
    },
    things=[
        Things("token", "A token that lies face down.", [token(space) for space in ALL_SPACES], at=SPACE),
        Things(
            "survivor",
            "A survivor. Of the cards in its hand that nobody has seen, none is of some ranks, and of others there is "
            "one at least (RLA-50).",
            SURVIVORS,
            at=SPACE,
            furthest=COLUMN,
            condition=CONDITION,
            weapon=WEAPON,
            unseen_none_of=RANKS,
            unseen_one_of=RANKS,
        ),
    ],
    piles=[
        Piles("hand", "The cards in a survivor's hand.", RANK_NAMES, of_all(hand)),
        Piles(
            "known of hand",
            "Knowledge, not cards: what everybody knows to be in that hand (RLA-50).",
            RANK_NAMES,
            of_all(known),
        ),
        Piles("packs", "The health packs that a survivor keeps.", TOKENS[Token.PACK : Token.WEAPON], of_all(packs)),
        Piles(FOUND, "A pack or a weapon whose finder decides what becomes of it.", TOKENS[Token.PACK :]),
        Piles(FACE_DOWN, "The tokens that lie face down, by kind: it is not known which lies where.", TOKENS),
        Piles(HEALTH, "The health discard pile.", RANK_NAMES),
        Piles(INFECTED, "The special infected deck.", RANK_NAMES),
        Piles(INFECTED_OUT, "The special infected that were turned over.", RANK_NAMES),
        Piles(ASIDE, "Cards that are out of the game, unseen.", RANK_NAMES),
    ],
    places=[Places("space", ALL_SPACES)],
)
