"""State, Sight and Options of Race 2 Live: what is, what one seat may know, what the table agreed."""

from __future__ import annotations

import enum

from runabout.core.contract import Header
from runabout.core.options import Option
from runabout.core.record import Record, i8, i16, record
from runabout.core.result import Scoring
from runabout.games.race_2_live.map import COLUMNS, LANES, PACKS, SPACES, WEAPONS

SURVIVORS = 4  #: at most; survivor s is moved by seat s % seats (RLA-36, RLA-55)
RANKS = 13  #: 2 ... 10, jack, queen, king, ace, counted from 0; suits make no difference
ACE = RANKS - 1
COPIES = 4  #: of each rank in a deck (RL-001)
DECKS = 3  #: most decks that are dealt (RLA-01)
EVERY_RANK = (1 << RANKS) - 1  #: all ranks as bits


class Phase(enum.IntEnum):
    """What `survivor` has to decide."""

    TURN = 0  # before rolling: use packs, then choose a direction (RL-021); in the safe house: use packs or wait
    FORK = 1  # on the way, `steps` still to go: which lane next, or stop where that is allowed
    BEAT = 2  # play a card that is good enough against the attack (RL-042; the special attack too by option)
    YIELD = 3  # no card is good enough: lose one (RL-032, RL-043)
    BLEED = 4  # suspended, at the start of the own turn: lose a card (RL-034, RL-044)
    PACK = 5  # a health pack was found: keep it, or use it at once (RL-053, RL-054)
    WEAPON = 6  # a weapon was found by one who has one: which of the two (RLA-27)


class Condition(enum.IntEnum):
    """How a survivor is."""

    FREE = 0
    SUSPENDED = 1  # by an attack that was lost, until rescued (RL-033 to RL-035, RL-044, RL-045)
    SAFE = 2  # in the safe house
    DEAD = 3  # or lost to the night


class Attack(enum.IntEnum):
    """What is being answered."""

    NONE = 0
    SPECIAL = 1
    HORDE = 2


class Token(enum.IntEnum):
    """Kinds of tokens, in the order of `tokens_left`. A pack or weapon of number N is PACK + N - 1, WEAPON + N - 1."""

    SPECIAL = 0
    HORDE = 1
    PACK = 2
    WEAPON = PACK + PACKS


KINDS = Token.WEAPON + WEAPONS


class Ending(enum.IntEnum):
    """How a game ended."""

    NONE = 0
    HOME_OR_DEAD = 1  # RL-071
    NIGHT = 2  # RLA-49


class Spend(enum.IntEnum):
    """Which winning cards are spent (RLA-04, RLA-05)."""

    HORDE = 0
    NONE = 1
    BOTH = 2


class Difficulty(enum.IntEnum):
    """How many cards are dealt and attacks scattered (RLA-46)."""

    SHEET = 0
    HARD = 1
    EXPERT = 2


@record
class Options(Record):
    """What a table may set; see OPTIONS."""

    survivors = i8()
    difficulty = i8()
    map = i16()
    columns = i8()
    lanes = i8()
    decks = i8()
    ace = i8()
    spend_on_win = i8()
    horde_tie = i8()
    all_pinned = i8()
    move_up_to = i8()
    backward_short = i8()
    pack_range = i8()
    horde_hits_safe = i8()
    open_hands = i8()
    first = i8()
    turn_limit = i16()


OPTIONS = (
    Option(
        "survivors",
        0,
        0,
        SURVIVORS,
        "RLA-36",
    ),
    Option(
        "difficulty",
        0,
        0,
        2,
        "RLA-46",
        ("sheet", "hard", "expert"),
        offered=1,
    ),
    Option("map", 0, 0, 999, "RLA-51"),
    Option("columns", 36, *COLUMNS, "RLA-51"),
    Option("lanes", 3, 2, LANES, "RLA-51"),
    Option("decks", 1, 1, DECKS, "RLA-01"),
    Option("ace", 0, 0, 1, "RLA-03", ("high", "low")),
    Option(
        "spend_on_win",
        0,
        0,
        2,
        "RLA-04",
        ("horde", "none", "both"),
    ),
    Option("horde_tie", 0, 0, 1, "RLA-06", ("wins", "loses")),
    Option(
        "all_pinned",
        0,
        0,
        1,
        "RLA-12",
        ("bleed-out", "free"),
    ),
    Option("move_up_to", 0, 0, 1, "RLA-18", ("off", "on")),
    Option(
        "backward_short",
        0,
        0,
        1,
        "RLA-41",
        ("stop", "stay"),
    ),
    Option(
        "pack_range",
        0,
        0,
        1,
        "RLA-25",
        ("any", "same-space"),
    ),
    Option(
        "horde_hits_safe",
        0,
        0,
        1,
        "RLA-45",
        ("off", "on"),
    ),
    Option("open_hands", 0, 0, 1, "RLA-35", ("off", "on"), shared=1, role="open hands"),
    Option(
        "first",
        0,
        0,
        SURVIVORS,
        "RLA-33",
        role="first player",
    ),
    Option("turn_limit", 400, 20, 2000, "RLA-49"),
)


@record
class Open(Header):
    """What everybody may know (RLA-50): in State and Sight alike. `seat` is the one that moves `survivor`."""

    survivors = i8()  #: how many are in the race
    survivor = i8()  #: who decides; the last to decide once the game is over
    turn = i8()  #: whose turn it is
    phase = i8()  #: a `Phase`
    ending = i8()  #: an `Ending`
    turns = i16()  #: turns begun, of all survivors together
    # What the table agreed.
    turn_limit = i16()
    difficulty = i8()
    decks = i8()
    ace = i8()  #: 1: low
    spend_on_win = i8()  #: a `Spend`
    horde_tie = i8()  #: 1: an equal card loses
    all_pinned = i8()  #: 1: one gets free
    move_up_to = i8()
    backward_short = i8()  #: 1: stay
    pack_range = i8()  #: 1: same space
    horde_hits_safe = i8()
    open_hands = i8()
    # The map.
    columns = i8()  #: the safe house's column
    lanes = i8()
    ways = i8[SPACES]  #: by space (column * LANES + lane): lanes of the next column that it leads to, as bits
    tokens = i8[COLUMNS[1] + 1]  #: by column: lanes where a token lies face down, as bits
    tokens_left = i8[KINDS]  #: by kind: tokens still face down, wherever they lie
    # The survivors.
    at = i16.sized(SURVIVORS, by="survivors")  #: the space of each
    furthest = i8.sized(SURVIVORS, by="survivors")  #: the furthest column each has reached (RLA-29)
    condition = i8.sized(SURVIVORS, by="survivors")  #: a `Condition`
    weapon = i8.sized(SURVIVORS, by="survivors")  #: the number on each one's weapon; 0 for none
    packs = i8.sized((SURVIVORS, PACKS), by="survivors")  #: health packs kept, by their number less 1
    hand_size = i8.sized(SURVIVORS, by="survivors")
    # What is under way; all 0 otherwise.
    backward = i8()  #: 1 while a move goes backward
    steps = i8()  #: steps of the move still to go
    attack = i8()  #: an `Attack`
    strength = i8()  #: of the attack, as a number to be reached: the card's, or the horde's
    found = i8()  #: the number on the pack or weapon just found
    # Cards that lie open, and what the table has seen of hands (RLA-50).
    discards = i8[RANKS]  #: the health pile: cards that were lost or spent, by rank
    infected = i8[RANKS]  #: cards left in the special infected deck, by rank; its order is unknown
    infected_out = i8[RANKS]  #: cards turned over since it was last shuffled
    known = i8.sized(
        (SURVIVORS, RANKS), by="survivors"
    )  #: cards that everybody knows to be in a hand; the rest of it was never seen
    barred = i16.sized(
        SURVIVORS, by="survivors"
    )  #: ranks, as bits, that none of the never seen cards has: an attack was lost
    vouched = i16.sized(
        SURVIVORS, by="survivors"
    )  #: ranks, as bits, of which the never seen cards hold one at least: an attack was won


@record
class State(Open):
    """The table as it is."""

    hand = i8.sized((SURVIVORS, RANKS), by="survivors")  #: cards by rank
    aside = i8[RANKS]  #: cards face down and out of the game, by rank: not dealt (RLA-52), or lost to the night


@record
class Sight(Open):
    """What one seat may know."""

    viewer = i8()  #: the seat that sees this; -1 for someone who only watches
    hand = i8.sized(
        (SURVIVORS, RANKS), by="survivors"
    )  #: of the viewer's own survivors; of all where hands lie open; else 0
    unseen = i8[RANKS]  #: cards by rank that lie in others' hands, not known to be there, or are set aside
    aside_size = i16()  #: cards face down and out of the game


# Action numbers, in sections.
FORWARD = 0  #: then the die is rolled
BACKWARD = FORWARD + 1
LANE = BACKWARD + 1  #: + lane, from 0: where ways part
STOP = LANE + LANES  #: short of the roll, where the table allows it
PLAY = STOP + 1  #: + rank: a card that is good enough against the attack
LOSE = PLAY + RANKS  #: + rank
USE = LOSE + RANKS  #: + (number of the pack - 1) * SURVIVORS + whom it is used on
KEEP_PACK = USE + PACKS * SURVIVORS
TAKE_WEAPON = KEEP_PACK + 1  #: the new one in place of the old
KEEP_WEAPON = TAKE_WEAPON + 1  #: the old one
WAIT = KEEP_WEAPON + 1  #: in the safe house, packs in hand
ACTIONS = WAIT + 1


class Event(enum.IntEnum):
    """What a step reports; `facts` in brackets. `seat` is the one that moves the first survivor named, else -1."""

    MOVES = 0  # seat moves [survivor]
    DEALT = 1  # [survivor] was dealt [cards]
    SET_ASIDE = 2  # [cards] were set aside
    LEFT_OVER = 3  # a card of [rank] was left over from the deal and began the health pile (RLA-02)
    SCATTERED = 4  # [tokens] lie on the map
    FIRST = 5  # [survivor] goes first
    ROLLED = 6  # [survivor] rolled [steps], [1: backward]
    STEPPED = 7  # [survivor] is now on [space], [1: where a token lies]
    STAYED = 8  # [survivor] did not leave [space] in this move
    STOPPED = 9  # [survivor]'s move ended on [space], where nothing lies
    RESCUED = 10  # [survivor] rescued [survivor]
    CAME_HOME = 11  # [survivor] is in the safe house
    SPECIAL = 12  # [survivor] turned over a special attack: card of [rank], so strength [number]
    HORDE = 13  # [survivor] turned over a horde of [strength]
    RESHUFFLED = 14  # the special infected deck was shuffled again
    BEAT_SPECIAL = 15  # [survivor] held a card good enough, and keeps it
    CANNOT_BEAT = 16  # [survivor] holds no card good enough, [an Attack], [ranks good enough, as bits]
    PLAYED = 17  # [survivor] beat the attack with a card of [rank], [1: and keeps it]
    LOST = 18  # [survivor] lost a card of [rank], [1: at the start of a turn]
    SUSPENDED = 19  # [survivor] is suspended by [an Attack]
    DIED = 20  # [survivor] ran out of cards
    FREED = 21  # [survivor] got free alone (RLA-45)
    FOUND_PACK = 22  # [survivor] found a health pack of [number]
    KEPT_PACK = 23  # [survivor] keeps the pack of [number]
    USED_PACK = 24  # [survivor] used a pack on [survivor], of [number]; [1: itself], had [cards], draws [cards]
    DREW = 25  # [survivor] drew a card of [rank] from the health pile
    NOTHING_TO_DRAW = 26  # [survivor] found the health pile empty
    FOUND_WEAPON = 27  # [survivor] found a weapon of [number]
    ARMED = 28  # [survivor] now uses the weapon of [number], before one of [number]
    KEPT_WEAPON = 29  # [survivor] keeps the old weapon of [number]
    WAITED = 30  # [survivor] waits in the safe house
    NIGHT = 31  # night fell after [turns] (RLA-49)
    LOST_TO_NIGHT = 32  # [survivor] was still outside, with [cards]
    GAME_OVER = 33  # the race is over: [home], [cards], [column], [an Ending]
    CAN_BEAT = 34  # [survivor] holds a card good enough, [an Attack], [ranks good enough, as bits]


SCORE_UNIT = 10
"""Scores are counted in tenths (RLA-31)."""

SCORING = Scoring(unit=SCORE_UNIT, team=DECKS * COPIES * RANKS * SURVIVORS * SCORE_UNIT)
"""More cannot be had: every card of every deck still in hand, and everybody home."""
