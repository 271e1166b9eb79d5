"""Race 2 Live laid out for any client: the race, the hands, the map, the survivors, and what lies face down."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from runabout.core.panels import Cell, Item, Names, Panel, Tone, called
from runabout.core.record import Cells
from runabout.core.words import listed, so_many
from runabout.games.race_2_live.cards import RANK_NAMES, VALUE
from runabout.games.race_2_live.faces import faces
from runabout.games.race_2_live.map import LANES, PACKS
from runabout.games.race_2_live.naming import NAMES, factors, lanes_in, place, ranks
from runabout.games.race_2_live.state import RANKS, Attack, Condition, Difficulty, Ending, Phase, Sight, Token

TOKENS = tuple(face for face in faces() if face.group == "Token")
"""In the order of `tokens_left`."""

STATES: dict[Condition, tuple[str, Tone]] = {
    Condition.FREE: ("free", "green"),
    Condition.SUSPENDED: ("pinned down", "red"),
    Condition.SAFE: ("home", "blue"),
    Condition.DEAD: ("dead", "grey"),
}
"""By condition: what is said of it, and its colour."""

FACES_HIGH = 11
"""What the lowest card counts that does not bear its number."""


def panels(sight: Sight, names: Names) -> tuple[Panel, ...]:
    """What the viewer may know, what matters most first."""
    seen = sight.snapshot()
    everybody = [called(names, seat, seen.viewer) for seat in range(seen.seats)]
    team = range(seen.survivors)
    return (
        race(seen, everybody),
        *(hand(seen, who) for who in team if who % seen.seats == seen.viewer),
        road(seen),
        *(about(seen, who, everybody) for who in team),
        *(hand(seen, who) for who in team if seen.open_hands and who % seen.seats != seen.viewer),
        pile("Health pile", seen.discards, seen.ace),
        face_down(seen),
        pile("Special infected, turned over", seen.infected_out, seen.ace),
        pile("Special infected, to come", seen.infected, seen.ace),
        pile("Cards that you do not see", seen.unseen, seen.ace),
    )


def race(seen: Sight, everybody: Sequence[str]) -> Panel:
    """The turn, who decides what, and the score so far."""
    rows = [("Turn", f"{seen.turns} of at most {seen.turn_limit}: {NAMES[seen.turn]}")]
    if seen.over:
        rows.append(("The race", "over: night fell" if seen.ending == Ending.NIGHT else "over"))
    else:
        what = situation(seen).removesuffix(".") or f"{NAMES[seen.survivor]}, before the move"
        rows.append(("To decide", f"{everybody[seen.seat]}: {what}"))
    rows.append(("Score" if seen.over else "Score now", factors(seen)))
    rows.append(("Difficulty", Difficulty(seen.difficulty).name.casefold()))
    if seen.aside_size:
        rows.append(("Set aside, unseen", so_many(seen.aside_size, "card")))
    return Panel("facts", "The race", rows=tuple(rows))


def hand(seen: Sight, who: int) -> Panel:
    """A survivor's hand that the viewer sees."""
    seat = who % seen.seats
    items = cards(seen.hand[who], seen.ace)
    return Panel("pile", f"{NAMES[who]}'s hand", seat, seat == seen.viewer, seen.hand_size[who], items)


def about(seen: Sight, who: int, everybody: Sequence[str]) -> Panel:
    """A survivor: where, how, with how many cards and what else; what the table has seen of a hand that is hidden."""
    seat = who % seen.seats
    rows = [
        ("Led by", everybody[seat]),
        ("Is", f"{STATES[Condition(seen.condition[who])][0]}, at {where(seen, who)}"),
        ("Cards", str(seen.hand_size[who])),
    ]
    if seen.weapon[who]:
        rows.append(("Weapon", f"+{seen.weapon[who]}"))
    packs = [str(number + 1) for number in range(PACKS) for _ in range(seen.packs[who][number])]
    if packs:
        rows.append(("Health packs", ", ".join(packs)))
    if seen.furthest[who] != seen.at[who] // LANES:
        rows.append(("Has been as far as", f"column {seen.furthest[who]}"))
    if not seen.open_hands and seat != seen.viewer:
        rows += seen_of_hand(seen, who)
    return Panel("facts", NAMES[who], seat=seat, rows=tuple(rows))


def where(seen: Sight, who: int) -> str:
    """Where a survivor is, in words."""
    return "the safe house" if seen.condition[who] == Condition.SAFE else place(seen.at[who])


def seen_of_hand(seen: Sight, who: int) -> list[tuple[str, str]]:
    """What the table has seen of a hand (RLA-50)."""
    rows = []
    known = [
        item.text if item.count == 1 else f"{item.text} x{item.count}" for item in cards(seen.known[who], seen.ace)
    ]
    if known:
        rows.append(("Surely holds", ", ".join(known)))
    if seen.barred[who]:
        rows.append(("Of the rest, none of", ", ".join(ranks(seen.barred[who]))))
    if seen.vouched[who]:
        rows.append(("Of the rest, one of", ", ".join(ranks(seen.vouched[who]))))
    return rows


# --- The map ----------------------------------------------------------------------------------------------------------


def road(seen: Sight) -> Panel:
    """The map, a column of it in each row, from the start down to the safe house: so it is read on a phone, too."""
    lanes = seen.lanes
    bare, with_token = street(tuple(seen.ways), seen.columns, lanes)
    cells = list(bare)
    for column in range(1, seen.columns):
        lying = seen.tokens[column]
        if lying:
            for lane in range(lanes):
                if lying >> lane & 1:
                    cells[column * lanes + lane] = with_token[column * lanes + lane]
    there: dict[int, list[Item]] = {}
    for who in range(seen.survivors):
        column, lane = divmod(seen.at[who], LANES)
        there.setdefault(column * lanes + lane, []).append(survivor_item(who, seen.condition[who], who % seen.seats))
    for at, items in there.items():
        cell = cells[at]
        cells[at] = Cell(cell.text, cell.note, cell.tone, (*cell.items, *items))
    return Panel("track", MAP_TITLE, cells=tuple(cells), columns=lanes)


MAP_TITLE = "The map, from the start down to the safe house; where nothing is said, the way goes straight on"

TOKEN = Item("", "token", "face down", "yellow")


@lru_cache(maxsize=64)
def street(ways: tuple[int, ...], columns: int, lanes: int) -> tuple[tuple[Cell, ...], tuple[Cell, ...]]:
    """The spaces of a map, row by row, and the same with a token on each; a cell without text is a gap."""
    bare = []
    for column in range(columns + 1):
        arrived = 0
        for lane in range(LANES):
            arrived |= ways[(column - 1) * LANES + lane] if column else 0
        for lane in range(lanes):
            onward = ways[column * LANES + lane]
            if column == columns and arrived >> lane & 1:
                bare.append(Cell("Safe house", tone="green"))
            elif onward:
                name = "Start" if column == 0 else f"{column}/{lane + 1}"
                bare.append(Cell(name, "" if onward == 1 << lane else f"on to {lanes_words(onward)}"))
            else:
                bare.append(Cell(""))
    return tuple(bare), tuple(Cell(cell.text, cell.note, cell.tone, (TOKEN,)) for cell in bare)


def lanes_words(bits: int) -> str:
    """Lanes of the next column, in words."""
    found = [str(lane) for lane in lanes_in(bits)]
    return f"lane{'' if len(found) == 1 else 's'} {listed(found)}"


@cache
def survivor_item(who: int, condition: int, seat: int) -> Item:
    """A survivor on the map."""
    said, tone = STATES[Condition(condition)]
    return Item(NAMES[who].casefold(), NAMES[who], said, tone, seat=seat)


# --- Cards and tokens -------------------------------------------------------------------------------------------------


def pile(title: str, counts: Cells, ace: int) -> Panel:
    """Cards counted by rank, all of which may be seen."""
    return Panel("pile", title, size=sum(counts), items=cards(counts, ace))


def cards(counts: Cells, ace: int) -> tuple[Item, ...]:
    """Cards counted by rank, those that there are."""
    return tuple(rank_item(rank, number, ace) for rank, number in enumerate(counts) if number)


@cache
def rank_item(rank: int, number: int, ace: int) -> Item:
    """So many cards of a rank, with what they count where they do not bear it."""
    counts = int(VALUE[ace, rank])
    note = "" if counts < FACES_HIGH and rank != RANKS - 1 else f"counts {counts}"
    return Item(RANK_NAMES[rank], RANK_NAMES[rank], note, count=number)


def face_down(seen: Sight) -> Panel:
    """The tokens that were not turned over yet, by kind (RLA-50)."""
    items = tuple(token_item(kind, number) for kind, number in enumerate(seen.tokens_left) if number)
    return Panel("pile", "Tokens face down on the map", size=sum(seen.tokens_left), items=items)


@cache
def token_item(kind: int, number: int) -> Item:
    """So many tokens of a kind."""
    tone: Tone = "red" if kind < Token.PACK else "green"
    return Item(TOKENS[kind].name, TOKENS[kind].title, "", tone, number)


def situation(sight: Sight) -> str:
    """What has to be decided, and why; "" before a move."""
    who = NAMES[sight.survivor]
    match Phase(sight.phase):
        case Phase.FORK:
            way = "back" if sight.backward else "to go"
            return f"{who} is at {place(sight.at[sight.survivor])}, {so_many(sight.steps, 'step')} {way}."
        case Phase.BEAT:
            return f"{attacker(sight)}: {who} must play a card that is good enough{with_weapon(sight)}."
        case Phase.YIELD:
            return f"{attacker(sight)}: {who} has nothing against it and loses a card."
        case Phase.BLEED:
            return f"{who} is pinned down and loses a card."
        case Phase.PACK:
            return f"{who} has found a health pack of {sight.found}."
        case Phase.WEAPON:
            return f"{who} has found a weapon of +{sight.found}, and carries one of +{sight.weapon[sight.survivor]}."
        case _:
            return ""


def attacker(sight: Sight) -> str:
    """The attack that is being answered."""
    kind = "A special infected" if sight.attack == Attack.SPECIAL else "A horde"
    return f"{kind} of strength {sight.strength}"


def with_weapon(sight: Sight) -> str:
    """A weapon that helps, in a few words."""
    weapon = sight.weapon[sight.survivor]
    return f", with the weapon's +{weapon}" if weapon else ""
