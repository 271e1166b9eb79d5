"""The table laid out for the eye: the chase, the board, the dice, one's own tokens, everybody's vehicles, the cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from runabout.core.panels import Item, Names, Panel, called
from runabout.core.record import Cells
from runabout.core.words import listed, so_many
from runabout.games.road_wolf.box import BOX
from runabout.games.road_wolf.fleet import knows
from runabout.games.road_wolf.kinds import CREW_KINDS, RoadCard, Token
from runabout.games.road_wolf.missions.hooks import EACH_FOR_ONESELF
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.state import Once, Roll, Sight, Status
from runabout.games.road_wolf.telling.board import CARD_TONES, board
from runabout.games.road_wolf.telling.deciding import situation
from runabout.games.road_wolf.telling.naming import (
    CARDS,
    TOKENS,
    counted,
    dice,
    inches,
    mission_in_short,
    mission_name,
    side_name,
    vehicle_numbered,
)

ROLLS = {
    Roll.RAM: "A ram",
    Roll.STRUCK: "A ram",
    Roll.MELEE: "A melee",
    Roll.SHOT: "A shot",
    Roll.CHECK: "A wipeout check",
    Roll.REPAIR: "A repair",
    Roll.DIRECTION: "The direction of a skid",
}

STATES: dict[int, str] = {
    Status.COMING: "not yet on the board",
    Status.ABANDONED: "abandoned, rolling on",
    Status.IMMOBILIZED: "immobilized",
    Status.DESTROYED: "destroyed",
}
"""What is said of a vehicle, by its `Status`, beyond that it drives."""


def panels(sight: Sight, names: Names) -> tuple[Panel, ...]:
    """What the viewer may know, what matters most first."""
    seen = sight.snapshot()
    everybody = [called(names, seat, seen.viewer) for seat in range(seen.seats)]
    others = [v for v in range(seen.slots) if seen.status[v] != Status.EMPTY and seen.owner[v] < 0]
    return (
        chase(seen, everybody),
        board(seen),
        *([dice_panel(seen)] if seen.roll else []),
        *([own_tokens(seen)] if seen.viewer >= 0 else []),
        *(fleet(seen, seat, name) for seat, name in enumerate(everybody)),
        *([Panel("facts", "Nobody's", rows=tuple(line(seen, v) for v in others))] if others else []),
        pile("Road cards to come", seen.deck),
        pile("Road cards discarded", seen.discards),
    )


# --- The chase --------------------------------------------------------------------------------------------------------


def chase(seen: Sight, everybody: Sequence[str]) -> Panel:
    """The mission, the round, what has to be decided, and what the sides have."""
    rows = [("Mission", mission_name(seen)), ("In short", mission_in_short(seen))]
    limit = seen.house[House.ROUND_LIMIT]
    rows.append(("Round", f"{seen.round} of at most {limit}" if seen.round else "before play"))
    if seen.over:
        winners = [name for seat, name in enumerate(everybody) if seen.won >> seat & 1]
        rows.append(("The chase", f"over; won by {listed(winners)}" if winners else "over; a draw"))
    else:
        rows.append(("To decide", f"{everybody[seen.seat]}: {situation(seen)}"))
    if seen.closed:
        rows.append(("The END", "closed until the last road card lies on the road"))
    if seen.bridges_out:
        rows.append(("Every BRIDGE", "is a BRIDGE OUT"))
    rows += [(name, stand(seen, seat)) for seat, name in enumerate(everybody)]
    return Panel("facts", "The chase", rows=tuple(rows))


def stand(seen: Sight, seat: int) -> str:
    """A seat's side and what it has."""
    parts = [] if EACH_FOR_ONESELF[seen.house[House.MISSION]] else [side_name(seen, seat)]
    parts.append(so_many(seen.gained[seat], "point"))
    if seen.points[seat]:
        parts.append(f"{so_many(seen.points[seat], 'point')} for vehicles")
    if seen.tokens[seat]:
        parts.append(f"{so_many(seen.tokens[seat], 'token')} to choose")
    if seen.kept[seat]:
        parts.append(f"Ambushes kept: {seen.kept[seat]}")
    if seen.skulls[seat]:
        parts.append(so_many(seen.skulls[seat], "skull"))
    return ", ".join(parts)


def dice_panel(seen: Sight) -> Panel:
    """The roll under way, as the dice lie."""
    rows = [("About", ROLLS[Roll(seen.roll)])]
    for title, slot, values in (
        ("Attacker", seen.attacker, seen.attack[: seen.attack_size]),
        ("Defender", seen.defender, seen.defence[: seen.defence_size]),
    ):
        if values:
            rows.append((title, f"{roller(seen, slot)}: {dice(values)}"))
    return Panel("facts", "The roll", rows=tuple(rows))


def roller(seen: Sight, slot: int) -> str:
    """Who rolls; the road, an Ambush or a blast has no slot."""
    if slot >= 0:
        return vehicle_numbered(seen, slot)
    return "the road" if seen.roll == Roll.CHECK else "who or what attacks"


# --- Vehicles ---------------------------------------------------------------------------------------------------------


def own_tokens(seen: Sight) -> Panel:
    """All tokens aboard the viewer's own vehicles."""
    items = []
    for v in range(seen.slots):
        if seen.status[v] != Status.EMPTY and seen.owner[v] == seen.viewer:
            name = vehicle_numbered(seen, v)
            if seen.wheel[v] >= 0 and seen.driven[v]:
                items.append(token_item(seen.wheel[v], 1, f"at the wheel of {name}", seen.viewer))
            for token, many in enumerate(seen.aboard[v]):
                if many:
                    items.append(token_item(token, many, f"in {name}", seen.viewer))
    if seen.kept[seen.viewer]:
        items.append(token_item(Token.AMBUSH, seen.kept[seen.viewer], "kept by the road", seen.viewer))
    size = sum(item.count for item in items)
    return Panel("pile", "Your crew and gear", seat=seen.viewer, own=True, size=size, items=tuple(items))


def token_item(token: int, many: int, note: str, seat: int) -> Item:
    """So many of a token."""
    return Item(Token(token).text, TOKENS[token], note, "blue" if token < CREW_KINDS else "yellow", many, seat)


def fleet(seen: Sight, seat: int, name: str) -> Panel:
    """A seat's vehicles, one to a row."""
    rows = [line(seen, v) for v in range(seen.slots) if seen.status[v] != Status.EMPTY and seen.owner[v] == seat]
    return Panel("facts", f"{name}: vehicles", seat=seat, rows=tuple(rows) or (("Vehicles", "none"),))


def line(seen: Sight, v: int) -> tuple[str, str]:
    """All that is known of what is in a slot."""
    status, parts = seen.status[v], []
    if status in STATES:
        parts.append(STATES[status])
    if status != Status.COMING:
        parts.append(f"{inches(seen.y[v])} along, {inches(seen.x[v])} across")
    size = BOX.vehicles[seen.kind[v]].size
    if size and status not in (Status.WRECK, Status.MARKER, Status.MUTANT):
        parts.append(f"{size - seen.hits[v]} of {so_many(size, 'hit')} left")
    parts += tokens(seen, v)
    if seen.owner[v] == seen.mover and seen.mover >= 0 and status == Status.DRIVING:
        parts.append("done" if seen.spent[v] & Once.DONE else f"{so_many(seen.actions[v], 'action')} left")
    return capital(vehicle_numbered(seen, v)), "; ".join(parts)


def capital(text: str) -> str:
    """As a title begins."""
    return text[:1].upper() + text[1:]


def tokens(seen: Sight, v: int) -> Iterator[str]:
    """The crew and gear aboard, as far as the viewer knows them."""
    aboard = seen.aboard[v]
    if seen.driven[v]:
        yield f"driver: {TOKENS[seen.wheel[v]]}" if seen.wheel[v] >= 0 else "somebody drives"
    known = counted(enumerate(aboard))
    if known:
        yield f"aboard: {', '.join(known)}"
    crew = seen.crew_size[v] - seen.driven[v] - sum(aboard[:CREW_KINDS])
    gear = seen.gear_size[v] - sum(aboard[CREW_KINDS:])
    if (crew > 0 or gear > 0) and not knows(seen, seen.viewer, v):
        unseen = [f"{crew} of crew"] if crew > 0 else []
        unseen += [f"{gear} of gear"] if gear > 0 else []
        yield f"unseen: {', '.join(unseen)}"


# --- The road cards ---------------------------------------------------------------------------------------------------


def pile(title: str, counts: Cells) -> Panel:
    """Road cards counted by kind."""
    items = tuple(
        Item(RoadCard(kind).text, CARDS[kind], "", CARD_TONES.get(kind, ""), count)
        for kind, count in enumerate(counts)
        if count
    )
    return Panel("pile", title, size=sum(counts), items=items)
