"""What happened, as sentences: every event, told to somebody whose own vehicles are "your Coupe (7)"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property

from runabout.core.plan import Names
from runabout.core.words import Event, listed, so_many
from runabout.games.road_wolf.actions import Verb
from runabout.games.road_wolf.events import Event as Kind
from runabout.games.road_wolf.events import Thing
from runabout.games.road_wolf.fights.rolling import Cause, Ram
from runabout.games.road_wolf.kinds import TRAIN, Edge, RoadCard, Token
from runabout.games.road_wolf.rolls import Result
from runabout.games.road_wolf.state import Ending
from runabout.games.road_wolf.telling.naming import (
    CARDS,
    EDGES,
    TOKENS,
    VEHICLES,
    Slot,
    a,
    a_token,
    bare,
    capital,
    card,
    dice,
    is_or_are,
    place,
    possessive,
    several,
    so_many_dice,
    so_many_unseen,
    somebodys,
    the,
    unseen,
)

CAUSES = ("what lies there", "", "Spikes", "the blast", "the front of the train", "the side of the train")
"""What strikes, by `rolling.Cause`; a road card has its own name, and an object that of its slot."""

WIPEOUTS = ("keeps its grip", "loses its grip, and skids", "spins", "rolls over")
"""By `checks.Wipeout`."""

SHOTS = {
    Verb.SHOTGUN: "fires a Shotgun at",
    Verb.MOLOTOV: "throws a Molotov at",
    Verb.GUNNER: "has a Gunner shoot at",
    Verb.GUNNER_SHOTGUN: "has a Gunner fire a Shotgun at",
    Verb.GUNNER_MOLOTOV: "has a Gunner throw a Molotov at",
    Verb.AMBUSH: "springs an Ambush on",
    Verb.KEPT_AMBUSH: "springs an Ambush on",
}

SHOTS_ALONE = {verb: SHOTS[verb] for verb in (Verb.SHOTGUN, Verb.MOLOTOV, Verb.AMBUSH)}
"""The same of one who is alone."""

ARMED = Kind.ARMED.name.casefold()

SILENT = (
    Kind.SAID,
    Kind.SHOWN,
    Kind.SPENT,
    Kind.GATHERED,
    Kind.SLOT_EMPTY,
    Kind.GAINED,
    Kind.LOSSES,
    Kind.CARD_DOWN,
    Kind.ENEMY_STANDS,
)
"""Kinds that need no sentence: another event's tells it, or the table shows it."""

# e is a `Telling`, whose attributes are made when a sentence asks for them.
SENTENCES: dict[Kind, str | tuple[str, str]] = {
    Kind.READY_FORCE: ("You take ready-made force {e.number}.", "{e.who} takes ready-made force {e.number}."),
    Kind.BOUGHT: ("You take {e.bought}.", "{e.who} takes {e.bought}."),
    Kind.ARMED: "{e.s} takes {e.token} aboard.",
    Kind.ARMED_UNSEEN: "{e.s} takes {e.unseen} aboard.",
    Kind.FIRST: ("You have the first turn{e.rolled}.", "{e.who} has the first turn{e.rolled}."),
    Kind.PLACED: "{e.s} comes in: {e.place}.",
    Kind.LAID: "{e.s} stands there: {e.place}.",
    Kind.ROUND: "Round {e.first}.",
    Kind.TURN: ("It is your turn{e.with_what}.", "It is {e.whose} turn{e.with_what}."),
    Kind.ROAD_TURN: "The road takes its turn.",
    Kind.MOVED: "{e.s} moves: {e.place}.",
    Kind.BRAKED: "{e.s} brakes: {e.place}.",
    Kind.NITRO: "{e.s} uses Nitro: {e.place}.",
    Kind.SKIDDED: "{e.s} skids: {e.place}.",
    Kind.DRIFTED: "{e.s} falls behind: {e.place}.",
    Kind.PUT_ASIDE: "{e.s} is put aside: {e.place}.",
    Kind.THROWN: "{e.s} is thrown aside: {e.place}.",
    Kind.DROVE: "{e.s} {e.drives}: {e.place}.",
    Kind.LEFT_BOARD: "{e.s} leaves the board over the {e.edge}.",
    Kind.RAM: "{e.s} {e.rams}.",
    Kind.STRUCK: "{e.s} is rammed by {e.cause}.",
    Kind.MELEE: "{e.s} attacks {e.t} in melee.",
    Kind.SHOT: "{e.shooter} {e.shoots} {e.t}.",
    Kind.CHECK: "{e.s} makes a wipeout check, against {e.dice} of the road.",
    Kind.REPAIR: "{e.s} {e.repairs}.",
    Kind.ATTACK: "It is {e.thrown}.",
    Kind.DEFENCE: "Against that, {e.thrown}.",
    Kind.REROLLED: "The Veteran of {e.s} rerolls a {e.second}: it is a {e.third}.",
    Kind.TIED: "A tie: both sides roll again.",
    Kind.RESULT: "{e.result}.",
    Kind.CHECK_RESULT: "{e.s} {e.wipeout}.",
    Kind.DIRECTION: "{e.s} skids toward {e.second} o'clock.",
    Kind.DAMAGED: "{e.s} takes {e.hits}: {e.left_third}.",
    Kind.REPAIRED: "{e.s} is repaired: {e.left_second}.",
    Kind.DESTROYED: "{e.s} is destroyed.",
    Kind.WRECKED: "{e.s} lies across the road as a wreck: {e.place}.",
    Kind.TAKEN_AWAY: "{e.s} is taken away.",
    Kind.IMMOBILIZED: "{e.s} is immobilized, and faces backward.",
    Kind.TURNED_ROUND: "{e.s} is turned round, and free again.",
    Kind.ABANDONED: "{e.s} is abandoned: nobody is {e.where}.",
    Kind.CREW_LOST: "{e.s} loses {e.token}.",
    Kind.DISCARDED: "{e.discarded}.",
    Kind.AMBUSH_KEPT: ("You keep {e.ambushes}.", "{e.who} keeps {e.ambushes}."),
    Kind.EXPLODED: "{e.s} explodes!",
    Kind.TAKEN_OVER: "{e.somebody} of {e.s} takes over {e.t}.",
    Kind.RETAKEN: "{e.another} takes the wheel of {e.s} again.",
    Kind.MOVED_TOKEN: "{e.token} goes over from {e.s} to {e.t}.",
    Kind.MOVED_UNSEEN: "{e.unseen} goes over from {e.s} to {e.t}.",
    Kind.PICKED_UP: "{e.s} picks up {e.gear} from {e.t}.",
    Kind.NEW_DRIVER: "{e.another} takes the wheel of {e.s}.",
    Kind.SUPPLIED: "{e.s} gets {e.token}.",
    Kind.SUPPLIED_UNSEEN: "{e.s} gets {e.unseen}.",
    Kind.CARD_CAME: "{e.this_card} {e.comes_or_come} onto the road: {e.place}.",
    Kind.CARD_UP: "{e.this_card} {e.is_or_are} turned up: {e.place}.",
    Kind.CARDS_DRIFTED: "The road cards drift by.",
    Kind.CARD_GONE: "{e.this_card} {e.is_or_are} gone.",
    Kind.TOUCHED: "{e.s} touches {e.card}.",
    Kind.PASSED_ROUND: "{e.s} goes round {e.card}.",
    Kind.RESHUFFLED: "The road deck is shuffled anew.",
    Kind.POINTS: (
        "You have {e.points} more, now {e.second}.",
        "{e.who} has {e.points} more, now {e.second}.",
    ),
    Kind.STOPPED: "{e.s} counts as stopped.",
    Kind.ESCAPED: "{e.s} has got away!",
    Kind.REPLACED: ("You may bring in vehicles for {e.points}.", "{e.who} may bring in vehicles for {e.points}."),
    Kind.ENEMY_DRAWN: ("{e.drawn} drawn against you.", "{e.drawn} drawn against {e.who}."),
    Kind.ENEMY_COMES: "{e.comes}.",
    Kind.NO_ENEMY: ("Nothing comes for you.", "Nothing comes for {e.who}."),
    Kind.IGNORED: ("You spend a skull and ignore the attack.", "{e.who} spends a skull and ignores the attack."),
    Kind.SKULL: ("You take a skull, for {e.points}.", "{e.who} takes a skull, for {e.points}."),
    Kind.FLED: "{e.s} flees.",
    Kind.BOARDED: "{e.crew} of the crew of {e.s} {e.boards} {e.t}.",
    Kind.SEARCHED: "{e.s} is searched: there is {e.token}.",
    Kind.LEFT_LYING: "{e.token} from {e.s} goes back into the tin.",
    Kind.SLOWED: "{e.s} slows the train down by a stick.",
    Kind.AWARD: (
        "You are the first to get out: {e.points_second}.",
        "{e.who} is the first to get out: {e.points_second}.",
    ),
    Kind.GAME_OVER: "{e.ending}",
    **dict.fromkeys(SILENT, ""),
    Kind.VETERAN_SHOWN: "A Veteran is at the wheel of {e.s}, and may reroll a die.",
}
"""By `Event`; where there are two, the first is told to the seat whose event it is."""


def tell(event: Event, names: Names, viewer: int | None) -> str:
    """An event as a sentence."""
    said = SENTENCES[Kind[event.kind.upper()]]
    if isinstance(said, tuple):
        said = said[0 if event.seat == viewer else 1]
    return as_sentence(said.format(e=Telling(event, names, viewer)), event.seat, names)


def as_sentence(text: str, seat: int, names: Names) -> str:
    """With a capital at its beginning, unless it begins with the name of the seat, which stays as it is."""
    return text if seat >= 0 and text.startswith(names[seat]) else capital(text)


def tell_armed(taken: Sequence[Event], names: Names, viewer: int | None) -> str:
    """The tokens that one vehicle takes aboard as one sentence, alike ones with their number."""
    known = Counter(event.token for event in taken if event.kind == ARMED)
    hidden = Counter(event.sort for event in taken if event.kind != ARMED)
    parts = [a_token(token) if many == 1 else f"{many} {several(TOKENS[token])}" for token, many in known.items()]
    parts += [so_many_unseen(is_crew, many) for is_crew, many in hidden.items()]
    said = f"{Telling(taken[0], names, viewer).s} takes {listed(parts)} aboard."
    return as_sentence(said, taken[0].seat, names)


class Telling:
    """The parts of a sentence about an event."""

    def __init__(self, event: Event, names: Names, viewer: int | None) -> None:
        self.kind, self.seat = Kind[event.kind.upper()], event.seat
        self.event = event
        values = [getattr(event, name) for name in event.declared.fields] if event.declared else []
        numbers = [value.number if isinstance(value, Slot) else value for value in values]
        self.first, self.second, self.third = (*numbers, 0, 0, 0)[:3]
        self.slots = [value for value in values if isinstance(value, Slot)]
        self.names, self.viewer = names, viewer

    # --- Who and where ------------------------------------------------------------------------------------------------

    @property
    def who(self) -> str:
        """The seat."""
        return self.names[self.seat] if self.seat >= 0 else "somebody"

    @property
    def whose(self) -> str:
        """The seat's."""
        return possessive(self.seat, self.names, self.viewer) if self.seat >= 0 else "somebody's"

    @cached_property
    def s(self) -> str:
        """The first slot, with its owner."""
        return somebodys(self.slot, self.seat, self.names, self.viewer)

    @property
    def slot(self) -> Slot:
        """The first slot; what has become a wreck just now, as what it was."""
        number, thing = self.slots[0]
        if self.kind in (Kind.WRECKED, Kind.DESTROYED, Kind.EXPLODED) and thing > Thing.WRECK:
            thing -= Thing.WRECK
        return Slot(number, thing)

    @property
    def t(self) -> str:
        """The second slot."""
        return the(self.slots[1])

    @property
    def place(self) -> str:
        """Where it is."""
        return place(self.second, self.third)

    @property
    def edge(self) -> str:
        """An edge of the board."""
        return f"{EDGES[Edge(self.second)]} edge" if self.second else "edge"

    @property
    def number(self) -> int:
        """The first fact, counted as people do."""
        return self.first + 1

    @property
    def bought(self) -> str:
        """A vehicle with its number; the Limo by its own name."""
        if self.slot.thing == Thing.LIMO:
            return the(self.slot)
        return f"{a(bare(VEHICLES[self.second]))} ({self.number})"

    @property
    def rolled(self) -> str:
        """What the first to begin have rolled."""
        return f", with {self.first} on two dice" if self.first > 0 else ""

    @property
    def with_what(self) -> str:
        """The one vehicle that has a turn of its own (RW-418)."""
        return f", with {the(self.slot)}" if self.first >= 0 else ""

    # --- Tokens and cards ---------------------------------------------------------------------------------------------

    @property
    def token(self) -> str:
        """The token of the event: its last fact where two slots come first."""
        return a_token(self.event.token)

    @property
    def somebody(self) -> str:
        """Who of a crew goes over."""
        return a_token(self.third) if self.third >= 0 else "one of the crew"

    @property
    def another(self) -> str:
        """Who takes the wheel."""
        return a_token(self.second) if self.second >= 0 else "somebody else"

    @property
    def drawn(self) -> str:
        """The token drawn from the tin, and that it is."""
        return f"{a_token(self.first)} {is_or_are(TOKENS[self.first])}"

    @property
    def unseen(self) -> str:
        """A token that is not seen."""
        return unseen(self.third if self.kind == Kind.MOVED_UNSEEN else self.second)

    @property
    def ambushes(self) -> str:
        """So many Ambushes, with the number that is kept."""
        title = TOKENS[Token.AMBUSH]
        return a(title) if self.second == 1 else f"{self.second} {several(title)}"

    @property
    def discarded(self) -> str:
        """What is used up, and whose it was."""
        whose = f" of {self.s}" if self.first >= 0 else ""
        return f"{a_token(self.second)}{whose} {is_or_are(TOKENS[self.second])} used up"

    @property
    def gear(self) -> str:
        """So many pieces of gear."""
        return "1 piece of gear" if self.third == 1 else f"{self.third} pieces of gear"

    @property
    def crew(self) -> str:
        """So many of a crew."""
        return "one" if self.third == 1 else str(self.third)

    @property
    def boards(self) -> str:
        """What they do."""
        return "boards" if self.third == 1 else "board"

    @property
    def card(self) -> str:
        """A road card that is met."""
        return card(self.second)

    @property
    def this_card(self) -> str:
        """A road card of which something is told."""
        return card(self.first)

    @property
    def is_or_are(self) -> str:
        """What goes with that card: SUPPLIES are several."""
        return "are" if self.first == RoadCard.SUPPLIES else "is"

    @property
    def comes_or_come(self) -> str:
        """The same of coming."""
        return "come" if self.first == RoadCard.SUPPLIES else "comes"

    # --- The train ----------------------------------------------------------------------------------------------------

    @property
    def drives(self) -> str:
        """How it moves by itself. A car of the train may be on its way back (RW-460)."""
        return "rolls" if self.is_of_train else "drives on"

    @property
    def where(self) -> str:
        """Where nobody is left; a car of the train has no wheel."""
        return "in it" if self.is_of_train else "at the wheel"

    @property
    def is_of_train(self) -> bool:
        """Whether the first slot is a car of the train."""
        return self.slot.thing - 1 in TRAIN

    # --- Rolls --------------------------------------------------------------------------------------------------------

    @property
    def rams(self) -> str:
        """How it rams, and what."""
        if self.third & Ram.BRAKED:
            return f"rams {self.t}, which braked into it"
        how = "skids into" if self.third & Ram.SKID else "rams"
        return f"{how} {self.t}{' with Nitro' if self.third & Ram.NITRO else ''}"

    @property
    def cause(self) -> str:
        """By what it is struck."""
        if self.second == Cause.CARD and self.third >= 0:
            return a(f"{CARDS[self.third]} card")
        if self.second == Cause.OBJECT and self.slots[1].thing:
            return the(self.slots[1])
        return CAUSES[self.second] or "a road card"

    @property
    def shooter(self) -> str:
        """Who shoots; those in ambush stand by the road."""
        return self.s if self.first >= 0 else f"{self.whose} {TOKENS[Token.AMBUSH]}"

    @property
    def shoots(self) -> str:
        """With what."""
        if self.first < 0:
            return "is sprung on"
        if self.slot.thing == Thing.MUTANT:  # alone, whatever was drawn for it (RWA-93)
            return SHOTS_ALONE.get(Verb(self.third), "shoots at")
        return SHOTS.get(Verb(self.third), "shoots at")

    @property
    def repairs(self) -> str:
        """Who repairs."""
        return "has its Mechanic try a repair" if self.second else "tries a repair"

    @property
    def dice(self) -> str:
        """How many dice."""
        return so_many_dice(self.second)

    @property
    def thrown(self) -> str:
        """Dice as they lie."""
        return dice(self.event.dice)

    @property
    def result(self) -> str:
        """Who has won a roll."""
        if self.first in (Result.ATTACKER_WINS, Result.DEFENDER_WINS):
            side = "attacker" if self.first == Result.ATTACKER_WINS else "defender"
            return f"The {side} wins: overkill {self.second}"
        return "No difference: nothing happens"

    @property
    def wipeout(self) -> str:
        """What a check has led to."""
        return WIPEOUTS[self.second]

    @property
    def hits(self) -> str:
        """So many hits."""
        return so_many(self.second, "hit")

    @property
    def left_second(self) -> str:
        """Hits that are left."""
        return f"{so_many(self.second, 'hit')} left"

    @property
    def left_third(self) -> str:
        """Hits that are left."""
        return f"{so_many(self.third, 'hit')} left" if self.third > 0 else "none left"

    # --- Missions -----------------------------------------------------------------------------------------------------

    @property
    def points(self) -> str:
        """So many points."""
        return so_many(self.first, "point")

    @property
    def points_second(self) -> str:
        """So many points, of an award."""
        return so_many(self.second, "point")

    @property
    def comes(self) -> str:
        """What comes of a token from the tin, and for whom."""
        if self.first < 0:
            return f"{self.token} {'lie' if self.third == Token.SPIKES else 'comes'} before {self.t}"
        return f"{self.s} comes for {self.t}: it is {self.token}"

    @property
    def ending(self) -> str:
        """How the game ends."""
        return "The rounds are over." if self.first == Ending.ROUNDS else "The mission is over."
