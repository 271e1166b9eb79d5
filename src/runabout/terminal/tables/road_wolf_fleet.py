"""Beside the board of Road Wolf: everybody's vehicles, and the roll under way with its dice compared."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rich.text import Text

from runabout.games.road_wolf.box import BOX
from runabout.games.road_wolf.fights.rolling import CAUSES, Cause, outcome, winners_overkill
from runabout.games.road_wolf.fleet import knows
from runabout.games.road_wolf.kinds import CREW_KINDS, RoadCard, Token
from runabout.games.road_wolf.rolls import Result
from runabout.games.road_wolf.state import NOBODY, Once, Roll, Sight, Status
from runabout.terminal.tables.road_wolf_board import Window, colour_of, letter, lies_beyond, pen_of
from runabout.terminal.tables.road_wolf_names import Tongue
from runabout.terminal.tables.table import Scene

NARROWEST = 25
"""Columns that the list needs."""

STATES: dict[int, str] = {
    Status.COMING: "coming",
    Status.ABANDONED: "abandoned",
    Status.IMMOBILIZED: "immobilized",
    Status.DESTROYED: "destroyed",
}
"""The messages of vehicles that do not drive; a wreck, gear and a mutant say it by their names."""

ROLLS = {
    Roll.RAM: "ram",
    Roll.STRUCK: "ram",
    Roll.MELEE: "melee",
    Roll.SHOT: "shot",
    Roll.CHECK: "check",
    Roll.REPAIR: "repair",
    Roll.DIRECTION: "direction",
}
"""The messages of rolls."""

STRUCK_BY: dict[int, str] = {
    Cause.OBJECT: "object",
    Cause.SPIKES: "spikes",
    Cause.BLAST: "blast",
    Cause.TRAIN_FRONT: "train-front",
    Cause.TRAIN_SIDE: "train-side",
}
"""The messages of what rams and does not drive; a road card is called by its name."""

NTH = 6
"""Dice that are called by their rank; one beyond them is the last."""

NO_HITS = (Status.WRECK, Status.MARKER, Status.MUTANT, Status.TRAIN)


# --- Vehicles ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Entry:
    """The lines about one slot, or about a seat.

    Attributes:
        line: the one line that is always shown.
        more: more about it, in words.
        rank: what is lower comes first where there is not room for more about all.
    """

    line: Text
    more: str = ""
    rank: int = 0


def listed(scene: Scene, seen: Sight, window: Window | None, wide: int, high: int) -> list[Text]:
    """Everybody and their vehicles, in so many columns and rows: what is left out first is more about others."""
    entries = list(entries_of(scene, seen, window, wide))
    left = high - len(entries)
    if left < 0:
        lines = [entry.line for entry in entries[: high - 1]]
        return [*lines, Text(scene.voice.say("road-wolf-more", count=1 - left), "dim")]
    told: dict[int, list[Text]] = {}
    for i in sorted(range(len(entries)), key=lambda i: entries[i].rank):
        more = wrapped(entries[i].more, wide) if entries[i].more else []
        if len(more) <= left:
            told[i] = more
            left -= len(more)
    return [line for i, entry in enumerate(entries) for line in (entry.line, *told.get(i, []))]


def wrapped(text: str, wide: int, indent: int = 5) -> list[Text]:
    """A text over as many lines as it takes, set in."""
    lines, line = [], ""
    for word in text.split():
        if line and len(line) + 1 + len(word) > wide - indent:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}".strip()
    return [Text(f"{' ' * indent}{part}", "dim") for part in (*lines, line)]


def entries_of(scene: Scene, seen: Sight, window: Window | None, wide: int) -> Iterator[Entry]:
    """The viewer's own side first, then the others, then what is nobody's."""
    seats = sorted(range(seen.seats), key=lambda seat: (seat != scene.viewer, seat))
    for seat in (*seats, NOBODY):
        slots = [v for v in range(seen.slots) if seen.status[v] != Status.EMPTY and seen.owner[v] == seat]
        if seat >= 0 or slots:
            yield Entry(heading(scene, seen, seat, wide))
        for v in slots:
            yield entry_of(scene, seen, v, window, wide)


def heading(scene: Scene, seen: Sight, seat: int, wide: int) -> Text:
    """A seat: its letter, its side, and what it has of the mission's points."""
    if seat < 0:
        return Text(f"- {scene.voice.say('road-wolf-nobodys')}", "bold")
    name, said, voice = scene.name(seat), [""], scene.voice
    if side := tongue_of(scene).side(seat):
        said.append(side)
    if seen.gained[seat]:
        said.append(voice.say("road-wolf-points", count=seen.gained[seat]))
    if seen.skulls[seat]:
        said.append(voice.say("road-wolf-skulls", count=seen.skulls[seat]))
    if seen.kept[seat]:
        said.append(f"{seen.kept[seat]} {tongue_of(scene).token(Token.AMBUSH)}")
    rest = ", ".join(said)
    return Text(f"{letter(seat)} {name[: wide - 2 - len(rest)].rstrip()}{rest}"[:wide], f"bold {colour_of(seen, seat)}")


def entry_of(scene: Scene, seen: Sight, v: int, window: Window | None, wide: int) -> Entry:
    """What is in a slot: number, kind, hits left, crew and gear; what it does, and whom and what it carries."""
    pen = pen_of(scene)
    where = scene.marks.here if v == seen.acting else lies_beyond(seen, v, window, pen) if window else ""
    name = tongue_of(scene).kind_of(seen, v)
    status, size = seen.status[v], BOX.vehicles[seen.kind[v]].size
    figures = f"{size - seen.hits[v]}/{size} " if status not in NO_HITS else ""
    if status not in (Status.MUTANT, Status.MARKER, Status.WRECK):
        figures += f"{seen.crew_size[v]}+{seen.gear_size[v]}"
    elif seen.gear_size[v]:
        figures += f"+{seen.gear_size[v]}"
    room = wide - 5 - len(figures)
    if len(name) > room:
        name = in_short(scene, seen, v)[:room]
    line = Text(f"{where or ' '}{v + 1:>2} {name:<{room}} {figures}", style_of(seen, v), no_wrap=True, overflow="crop")
    more = "; ".join(said_of(scene, seen, v, pen.skull))
    rank = 0 if v == seen.acting else 1 if seen.owner[v] == scene.viewer else 2
    return Entry(line, more, rank)


def in_short(scene: Scene, seen: Sight, v: int) -> str:
    """What is in a slot, where there is not room for its name: of a wreck, of what kind it is."""
    if seen.status[v] == Status.WRECK:
        return scene.voice.say("road-wolf-wreck-of", kind=tongue_of(scene).kind(seen.kind[v]))
    return tongue_of(scene).kind_of(seen, v)


def tongue_of(scene: Scene) -> Tongue:
    """Says what the table of a scene speaks of."""
    return Tongue(scene.table, scene.names, scene.viewer)


def style_of(seen: Sight, v: int) -> str:
    """How a line of the list is shown."""
    return "bold" if v == seen.acting else "dim" if seen.status[v] == Status.WRECK else ""


def said_of(scene: Scene, seen: Sight, v: int, skull: str = "") -> Iterator[str]:
    """More about a vehicle: how it is, what it may still do in this turn, whom and what it carries."""
    status, voice = seen.status[v], scene.voice
    if status in STATES:
        state = voice.say(f"road-wolf-is-{STATES[status]}")
        yield f"{state} {skull}".strip() if status == Status.ABANDONED else state
        if status == Status.IMMOBILIZED and not seen.driven[v]:
            yield voice.say(f"road-wolf-is-{STATES[Status.ABANDONED]}")
    if seen.owner[v] == seen.mover and seen.mover >= 0 and status == Status.DRIVING:
        done = bool(seen.spent[v] & Once.DONE)
        yield voice.say("road-wolf-done") if done else voice.say("road-wolf-actions", count=seen.actions[v])
    aboard = seen.aboard[v]
    if seen.driven[v] and seen.wheel[v] >= 0:
        yield voice.say("road-wolf-drives", token=tongue_of(scene).token(seen.wheel[v]))
    carried = tongue_of(scene).tokens(aboard)
    if carried:
        yield ", ".join(carried)
    if not knows(seen, seen.viewer, v):
        crew = seen.crew_size[v] - sum(aboard[:CREW_KINDS]) - int(seen.wheel[v] >= 0)
        gear = seen.gear_size[v] - sum(aboard[CREW_KINDS:])
        hidden = [voice.say("road-wolf-crew", count=crew)] if crew > 0 and carried else []
        hidden += [voice.say("road-wolf-gear", count=gear)] if gear > 0 and carried else []
        if hidden:
            yield voice.say("road-wolf-unseen", what=", ".join(hidden))


# --- The roll under way -----------------------------------------------------------------------------------------------


def roll_of(scene: Scene, seen: Sight) -> list[Text]:
    """The roll under way: the dice of both sides below each other, which of them decides, and the result."""
    if seen.roll == Roll.NONE:
        return []
    attack, defence = list(seen.attack[: seen.attack_size]), list(seen.defence[: seen.defence_size])
    title = scene.voice.say(f"road-wolf-roll-{ROLLS[Roll(seen.roll)]}")
    if not defence:
        of = scene.voice.say("road-wolf-rolled", roll=title, vehicle=its_name(scene, seen, seen.attacker))
        return [Text(f"{of}: {' '.join(map(str, attack))}", "bold")]
    names = [roller(scene, seen), its_name(scene, seen, seen.defender)]
    decides = deciding(attack, defence)
    lines = [Text(f"{title}:", "bold")]
    for name, dice in zip(names, (attack, defence), strict=True):
        line = Text(f" {name:<{max(map(len, names))}} ")
        for i in range(max(len(attack), len(defence))):
            die = str(dice[i]) if i < len(dice) else "-"
            line.append(f"<{die}>" if i == decides else f" {die} ", "bold" if i == decides else "")
        lines.append(line)
    lines.append(Text(f" {verdict(scene, seen, decides)}"))
    return lines


def its_name(scene: Scene, seen: Sight, v: int) -> str:
    """A vehicle with its owner: "your Coupe (3)"."""
    if v < 0:
        return scene.voice.say("road-wolf-nobody")
    seat, vehicle = seen.owner[v], tongue_of(scene).numbered(seen, v)
    return scene.voice.say("road-wolf-owned", who=scene.somebody(seat) if seat >= 0 else None, vehicle=vehicle)


def roller(scene: Scene, seen: Sight) -> str:
    """Who rolls against a vehicle."""
    if seen.roll == Roll.CHECK:
        return scene.voice.say("road-wolf-the-road")
    if seen.roll == Roll.STRUCK:
        cause = seen.how % CAUSES
        if cause == Cause.CARD:
            return scene.voice.say("road-wolf-a-card", card=RoadCard(seen.card[seen.how // CAUSES]).name)
        if cause != Cause.OBJECT or seen.attacker < 0:
            return scene.voice.say(f"road-wolf-struck-by-{STRUCK_BY[cause]}")
    if seen.attacker >= 0:
        return its_name(scene, seen, seen.attacker)
    return scene.voice.say("road-wolf-an-ambush", token=tongue_of(scene).token(Token.AMBUSH))


def deciding(attack: list[int], defence: list[int]) -> int:
    """The place of the dice that decide, the highest being 0; -1 where there is no difference (RW-211 to RW-215)."""
    for i in range(max(len(attack), len(defence))):
        one, other = (dice[i] if i < len(dice) else 0 for dice in (attack, defence))
        if one != other:
            return i
    return -1


def verdict(scene: Scene, seen: Sight, decides: int) -> str:
    """The result of the dice as they are now."""
    result, voice = outcome(seen), scene.voice
    if result == Result.ROLL_AGAIN:
        return voice.say("road-wolf-roll-again")
    if result == Result.TIED or decides < 0:
        return voice.say("road-wolf-tied", defender_wins=result == Result.DEFENDER_WINS)
    overkill = winners_overkill(seen, result)
    attacks = result == Result.ATTACKER_WINS
    sides = ("road", "vehicle") if seen.roll == Roll.CHECK else ("attacker", "defender")
    return voice.say(
        "road-wolf-verdict",
        die=decides + 1 if decides < NTH else 0,
        rule="RW-211" if decides == 0 else "RW-212",
        winner=sides[0] if attacks else sides[1],
        overkill=overkill,
        effect=effect(scene, seen, attacks, overkill),
    )


def effect(scene: Scene, seen: Sight, attacks: bool, overkill: int) -> str:
    """What follows, if nobody rerolls."""
    voice = scene.voice
    match Roll(seen.roll):
        case Roll.CHECK:
            if not attacks:
                return f"{voice.say('road-wolf-nothing')} (RW-195)"
            way = ("SKID", "SPIN", "ROLL")[min(overkill, 2)]
            return f"{voice.say('road-wolf-wipeout', way=way)} ({('RW-197', 'RW-200', 'RW-202')[min(overkill, 2)]})"
        case Roll.RAM | Roll.STRUCK:
            if attacks and overkill:
                return f"{voice.say('road-wolf-damage', count=overkill)} (RW-223)"
            if attacks:
                return f"{voice.say('road-wolf-check')} (RW-224)"
            if overkill and seen.roll == Roll.RAM:
                return f"{voice.say('road-wolf-attacker-checks')} (RW-225)"
            return voice.say("road-wolf-nothing")
        case Roll.MELEE:
            if overkill:
                loser = seen.defender if attacks else seen.attacker
                lost = min(overkill, seen.crew_size[loser])
                return f"{voice.say('road-wolf-loses-crew', is_defender=attacks, count=lost)} (RW-233)"
            return f"{voice.say('road-wolf-check')} (RW-234)" if attacks else voice.say("road-wolf-nothing")
        case _:
            if not attacks:
                return f"{voice.say('road-wolf-missed')} (RW-244)"
            lost = min(overkill, seen.crew_size[seen.defender])
            if overkill:
                return f"{voice.say('road-wolf-crew-lost', count=lost)} (RW-242)"
            return f"{voice.say('road-wolf-check')} (RW-243)"
