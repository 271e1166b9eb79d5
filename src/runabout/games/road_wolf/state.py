"""State and Sight of Road Wolf: the table as it is, and what one seat may know of it."""

from __future__ import annotations

import enum

from runabout.core.contract import Header
from runabout.core.record import i8, i16, i32, i64, record
from runabout.games.road_wolf.actions import SLOTS
from runabout.games.road_wolf.kinds import RoadCard, Token
from runabout.games.road_wolf.options import OPTIONS
from runabout.games.road_wolf.rolls import DICE_MAX

SEATS = 6  #: RWA-113
CARDS = 15  #: road cards that lie on the table at once: two roads of Derailed, or one at every stick in Gauntlet
TOKENS = len(Token)
CARD_KINDS = len(RoadCard)
HIDDEN = CARD_KINDS  #: a road card that lies face down (RW-416): what it is, is drawn when it is turned up
JOBS = 96  #: that can be left to settle at once
JOB = 12  #: numbers to a job: what it is, and eleven facts
NOTES = 8
NOBODY = -1  #: in place of a seat, a slot, or a token


class Ask(enum.IntEnum):
    """What `seat` has to decide."""

    NOTHING = -1  # jobs are being settled
    FORCE = 0  # a ready-made force, or a vehicle to buy, or enough (RW-012)
    TOKEN = 1  # the next token to choose (RW-013)
    CARRIER = 2  # the vehicle that is to carry it (RW-073)
    PLACE = 3  # where `acting` comes in (RWA-70)
    VEHICLE = 4  # which vehicle acts next, or the turn is over (RW-023, RW-024)
    ACT = 5  # what `acting` does (RW-170)
    SPOT = 6  # where it goes
    TARGET = 7  # which vehicle `verb` is for
    CREW = 8  # who of the crew goes over, or takes the wheel, or boards (RW-271, RWA-33, RWA-104)
    GIVE = 9  # the next token to hand over to `target`, or enough (RW-180, RW-273)
    SUPPLY = 10  # which token SUPPLIES are to give (RWA-28)
    REROLL = 11  # a Veteran's die, or to leave it (RW-091, RWA-07)
    LOSE = 12  # one of the crew of `acting` is lost: who? (RWA-34)
    FREE_MELEE = 13  # what to attack at the end of a move, or no (RW-176)
    LEAVE = 14  # whether the vehicle left in a takeover is left immobilized (RW-276)
    RETAKE = 15  # which passenger takes the wheel again, or no (RWA-36)
    IGNORE = 16  # whether a skull is spent on an attack that was drawn (RW-432)
    KEEP = 17  # whether a token found on the train is kept (RW-470)


class Status(enum.IntEnum):
    """What is in a slot."""

    EMPTY = 0
    COMING = 1  # not yet on the board (RWA-70)
    DRIVING = 2
    ABANDONED = 3  # rolling on with nobody at the wheel (RW-257, RWA-49)
    IMMOBILIZED = 4  # RW-263; with nobody at the wheel it is abandoned as well
    DESTROYED = 5  # and still owes checks; then it is a wreck (RW-252)
    WRECK = 6  # RW-252
    MARKER = 7  # the gear of a bike that was destroyed (RWA-53)
    MUTANT = 8  # RW-422
    TRAIN = 9  # a car of the train (RW-454)


class Once(enum.IntEnum):
    """Bits of `spent`: what a vehicle has done in this turn that it may do once."""

    DONE = 1  # it does no more in this turn
    NITRO = 2  # RW-125
    BIKE_MOVE = 4  # RWA-18
    WHEEL = 8  # RWA-33
    ACTED = 16  # something, since it was last chosen: so it may be left for later
    MOVED = 32  # by itself: so that it may be its move that has ended on SUPPLIES (RW-158)
    TRAIN_MOVED = 64  # RW-472
    SPUN = 128  # as it was destroyed or after that: so that it makes no more checks (RW-201)


class Roll(enum.IntEnum):
    """What a roll is about."""

    NONE = 0
    RAM = 1  # a vehicle rams a vehicle
    STRUCK = 2  # something that drives nowhere rams a vehicle: an object, a card, spikes, a blast, a train
    MELEE = 3
    SHOT = 4
    CHECK = 5  # the road attacks
    REPAIR = 6  # no contest: the dice are in `attack`, the vehicle is the attacker
    DIRECTION = 7  # of a skid; no contest: the die is in `attack`


class Ending(enum.IntEnum):
    """How a game ended."""

    NONE = 0
    MISSION = 1  # as the mission says
    ROUNDS = 2  # RWA-132


@record
class Open(Header):
    """What everybody may know, in State and Sight alike."""

    asks = i8()  #: an `Ask`
    round = i8()  #: from 1 on; 0 before play
    mover = i8()  #: the seat whose turn it is; NOBODY in the road's turn, and before play
    place = i8()  #: in the order of the round: how many turns it has had
    first = i8()  #: the seat that begins (RW-020)
    ending = i8()  #: an `Ending`
    won = i8()  #: the seats that have won, as bits; 0 for a draw
    roads = i8()  #: 1: one in the middle; 2: those of Derailed, with the track between them (RWA-129)
    truce = i8()  #: 1: nobody attacks another seat's vehicle (RW-413)
    closed = i8()  #: 1: nobody leaves over the END yet (RW-435)
    bridges_out = i8()  #: 1: only the side that begins knows how to jump a BRIDGE (RW-375)
    house = i8[len(OPTIONS)]  #: what the table agreed, by `House`

    # By seat.
    side = i8.sized(SEATS, by="seats")  #: its team
    points = i8.sized(SEATS, by="seats")  #: for vehicles, not yet spent
    tokens = i8.sized(SEATS, by="seats")  #: not yet chosen
    force = i8.sized(SEATS, by="seats")  #: the ready-made one that it took, counted from 1; 0 for none (RWA-170)
    kept = i8.sized(SEATS, by="seats")  #: Ambushes whose vehicle was lost (RW-083)
    skulls = i8.sized(SEATS, by="seats")  #: enemies destroyed whose skull is not spent (RW-432)
    prize = i16.sized(SEATS, by="seats")  #: points of the enemies destroyed (RW-438)
    gained = i16.sized(SEATS, by="seats")  #: points of the mission
    lost = i8.sized(SEATS, by="seats")  #: vehicles lost, where the mission counts them (RW-381)
    lost_points = i16.sized(SEATS, by="seats")  #: and what they were worth (RW-386)
    notes = i16[NOTES]  #: the mission's own
    gone = i16[TOKENS]  #: crew lost so far, by `Token`: all have seen them (RWA-136, RWA-202)

    # The decision under way, as all hear it at the table (RWA-201).
    acting = i8()  #: the slot that it is about; NOBODY for none
    verb = i8()  #: what that one does
    target = i8()  #: and to whom; a slot
    chosen = i8()  #: TOKEN, CARRIER: what stands between the two; see `forces`
    left = i8()  #: LOSE: how many still; GIVE: how many were handed over

    # By slot. Only slots below `slots` are ever in use.
    slots = i8()
    generations = i16()  #: how often a slot was taken
    generation = i16.sized(SLOTS, by="slots")  #: as the how-manieth its content came: a slot is used again
    status = i8.sized(SLOTS, by="slots")  #: a `Status`
    kind = i8.sized(SLOTS, by="slots")  #: a `VehicleKind`
    owner = i8.sized(SLOTS, by="slots")  #: the seat that has it; NOBODY's otherwise
    born = i8.sized(SLOTS, by="slots")  #: the seat that had it first; NOBODY's otherwise
    x = i16.sized(SLOTS, by="slots")  #: its middle, from the left edge, in units of 1/40 inch
    y = i16.sized(SLOTS, by="slots")  #: its middle, from the START edge
    half_width = i16.sized(SLOTS, by="slots")  #: of what is in the way; 0 where nothing is (EMPTY, COMING, MARKER)
    half_length = i16.sized(SLOTS, by="slots")
    hits = i8.sized(SLOTS, by="slots")  #: damage taken
    crew_size = i8.sized(SLOTS, by="slots")  #: crew aboard, the driver included
    gear_size = i8.sized(SLOTS, by="slots")  #: gear aboard
    driven = i8.sized(SLOTS, by="slots")  #: 1: somebody is at the wheel
    shown_wheel = i8.sized(
        SLOTS, by="slots"
    )  #: the `Token` at the wheel that all know; NOBODY where it is not known, or none is
    shown = i8.sized((SLOTS, TOKENS), by="slots")  #: of the other tokens aboard, those that all know, by `Token`
    actions = i8.sized(SLOTS, by="slots")  #: left in this turn
    spent = i16.sized(SLOTS, by="slots")  #: bits of `Once`
    shots = i8.sized(SLOTS, by="slots")  #: Gunners who have fired in this turn
    repairs = i8.sized(SLOTS, by="slots")  #: Mechanics who have repaired
    fired = i8.sized(SLOTS, by="slots")  #: Shotguns fired
    counted = i8.sized(SLOTS, by="slots")  #: 1: the mission has counted its loss (RWA-84)

    # The road.
    cards = i8()  #: that lie on the table
    card = i8.sized(CARDS, by="cards")  #: a `RoadCard`, or HIDDEN
    card_x = i16.sized(CARDS, by="cards")
    card_y = i16.sized(CARDS, by="cards")
    deck = i8[CARD_KINDS]  #: cards not yet drawn, by kind
    discards = i8[CARD_KINDS]

    # The roll under way.
    roll = i8()  #: a `Roll`
    attacker = i8()  #: its slot; NOBODY for what has none
    defender = i8()
    how = i8()  #: what else there is to know of it: see `rolling`
    attack = i8.sized(DICE_MAX, by="attack_size")  #: highest first
    attack_size = i8()
    defence = i8.sized(DICE_MAX, by="defence_size")
    defence_size = i8()
    may_reroll = i8()  #: who still may: 1 the attacker, 2 the defender, 3 both
    rerolls = i8()  #: times that both have rolled again (RWA-05)

    # What is still to be settled: the last comes first. See `jobs`.
    jobs = i8()
    job = i16.sized((JOBS, JOB), by="jobs")
    skids = i8()  #: in this chain (RWA-12)
    adrift = i64()  #: slots that drift in this turn of the road, as bits (RWA-130)
    met = i64()  #: slots that the object under way has met (RWA-23)
    due = i16.sized(SLOTS, by="slots")  #: cards that touch a vehicle in this turn of the road, as bits
    passed = i16.sized(SLOTS, by="slots")  #: BRIDGES and TUNNELS that pass it by


@record
class State(Open):
    """The table as it is."""

    wheel = i8.sized(SLOTS, by="slots")  #: the `Token` in the driver position; NOBODY for none
    aboard = i8.sized((SLOTS, TOKENS), by="slots")  #: the other crew, and gear, by `Token`
    verbs = i32()  #: ACT: what `acting` may do, bits of `Verb`: kept, for it takes a while to find out
    targets = i64()  #: TARGET, FREE_MELEE, and SPOT (what a move may be steered into): slots, as bits


@record
class Sight(Open):
    """What one seat may know."""

    viewer = i8()  #: the seat that sees this; -1 for someone who only watches
    wheel = i8.sized(SLOTS, by="slots")  #: in vehicles whose tokens the viewer knows; elsewhere `shown_wheel`
    aboard = i8.sized((SLOTS, TOKENS), by="slots")  #: in vehicles whose tokens the viewer knows; elsewhere `shown`
