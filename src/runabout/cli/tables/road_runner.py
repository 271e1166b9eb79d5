"""Road Runner in a terminal: the coyotes, the attempt, both discard piles, and a hand in its groups."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from runabout.cli.tables.table import Scene, Table, indented, listing, possessive
from runabout.core.words import Action, Event, listed, so_many
from runabout.games.road_runner.attempts import ATTEMPTS, DAMAGE, Attempt, Look
from runabout.games.road_runner.cards import (
    CARDS,
    FIRST_ESCAPE,
    NUMBER,
    ROLES,
    Card,
    Clause,
    Keyword,
    Method,
)
from runabout.games.road_runner.words import METHOD_NAMES

HELP = """\
The number after THRUSTER or LAUNCHER is a Speed, after any other keyword a Damage.
An attempt is BAIT + TRAP (call trap), ROAD + AMBUSH (ambush), DROP + HEIGHT (drop), SHOOTER + AMMO (shot),
VEHICLE + THRUSTER (chase), or a LAUNCHER by itself (launch). Lay its cards one by one, then call it.
"In reach" lists what your hand could do now."""

IN_REACH = 4
"""Attempts that are listed as within reach; a good hand has dozens."""

LAST_CARDS = 3
"""Cards of a discard pile that its one line shows."""


class RoadRunnerTable(Table):
    """Draws Road Runner, at 80 columns and wider."""

    def order(self, legal: Sequence[Action]) -> tuple[Action, ...]:
        """The cards of the hand first, as the hand lists them; taking back last."""
        return tuple(sorted(legal, key=lambda action: (action.verb == "take back", action.number)))

    def whole(self, scene: Scene) -> RenderableType:
        """The coyotes, the piles, the attempt, the hand and the choices."""
        return Group(self.header(scene), coyotes(scene), pile_line(scene), *attempt(scene), *self._hand(scene))

    def own(self, scene: Scene) -> RenderableType:
        """The attempt that is being laid, the hand and the choices."""
        return Group(*attempt(scene), *self._hand(scene))

    def header(self, scene: Scene) -> RenderableType:
        """The turn, and whose it is."""
        facts = scene.facts
        said = [self.game.title, f"turn {facts['turns']}"]
        if facts["over"]:
            said.append("the chase is over")
        else:
            said.append(f"{possessive(scene.name(facts['turn']))} turn")
        if not facts["over"] and facts["phase"] == "escape":
            said.append(f"{possessive(scene.name(facts['seat']))} chance to escape")
        line = "-" if scene.marks.dash == "-" else "─"
        return Rule(Text(f" {scene.marks.dot} ".join(said), "bold"), style="yellow", characters=line)

    def piles(self, scene: Scene) -> RenderableType:
        """Both discard piles in full (RRA-23)."""
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(style="bold", no_wrap=True)
        grid.add_column()
        for name, pile in (("Captures", "capture_pile"), ("Escapes", "escape_pile")):
            lies = scene.facts[pile]
            grid.add_row(f"{name} ({len(lies)})", Text(", ".join(counted(lies)) or "nothing yet"))
        grid.add_row("Draw pile", Text(so_many(scene.facts["deck"], "card")))
        return indented(grid)

    def hands(self, scenes: Sequence[Scene]) -> RenderableType:
        """Every hand, a coyote a line."""
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(style="bold", no_wrap=True)
        grid.add_column()
        for scene in scenes:
            held = scene.facts["hand"]
            laid = scene.facts["laid"] if scene.facts["turn"] == scene.viewer and scene.facts["call"] is None else []
            grid.add_row(scene.names[scene.viewer], Text(", ".join(counted([*held, *laid])) or "no cards"))
        return indented(grid)

    def narrate(self, events: Sequence[Event], names: Sequence[str], viewer: int | None) -> list[str]:
        """Events as sentences, the cards of a deal in one."""
        told: list[str] = []
        for (kind, seat), group in groupby(events, lambda event: (event.kind, event.seat)):
            found = list(group)
            if kind == "dealt_card":
                who = "You are" if seat == viewer else f"{names[seat]} is"
                told.append(f"{who} dealt {listed([CARDS[event.facts[0]].title for event in found])}.")
            # Everybody begins a turn by drawing (RR-040); how many cards the others hold is on the table.
            elif kind != "drew" and (kind != "dealt" or viewer is None):
                told += super().narrate(found, names, viewer)
        return told

    @property
    def help(self) -> str:
        """How to read this table."""
        return HELP

    def _hand(self, scene: Scene) -> list[RenderableType]:
        if scene.viewer < 0:
            return []
        held = Counter(scene.facts["hand"])
        numbers = {(action.verb, action.card): number for number, action in scene.numbered()}
        in_hand = [CARDS[NUMBER[title]] for title in held]
        # Once an attempt is called nothing but an Escape can be played, so the rest of the hand takes one line.
        to_escape = any(action.verb == "decline" for action in scene.choices)
        groups = {
            "To capture with": [card for card in in_hand if card.capture],
            "To escape with": [card for card in in_hand if not card.capture],
        }
        rest: list[str] = []
        if to_escape:
            playable = [card for card in in_hand if ("play", card.name) in numbers]
            groups = {"To escape with": playable}
            rest = counted(card.title for card in in_hand if card not in playable for _ in range(held[card.title]))
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(style="bold cyan", no_wrap=True, min_width=4)
        grid.add_column(no_wrap=True)
        grid.add_column()
        listed_here: set[int] = set()
        for title, group in groups.items():
            if group:
                grid.add_row("", Text(title, "underline"), "")
            for card in group:
                number = numbers.get(("play" if to_escape else "lay", card.name), 0)
                listed_here.add(number)
                copies = f" (x{held[card.title]})" if held[card.title] > 1 else ""
                grid.add_row(
                    f"[{number}]" if number else "",
                    Text(card.title + copies, "bold" if number else ""),
                    says(card, scene),
                )
        parts: list[RenderableType] = [indented(grid)] if grid.row_count else []
        if not held:
            parts.append(Text(" Your hand is empty."))
        if rest:
            parts.append(indented(Text.assemble(("Also in hand: ", "dim"), ", ".join(rest))))
        others = [(number, action.text) for number, action in scene.numbered() if number not in listed_here]
        reach = in_reach(scene)
        if reach:
            parts.append(indented(Text.assemble("In reach: ", reach, style="dim")))
        if others:
            parts.append(listing(others))
        return parts


def coyotes(scene: Scene) -> RenderableType:
    """Everybody round the table: cards in hand, and turns still to be missed (RR-090)."""
    facts = scene.facts
    grid = Grid.grid(padding=(0, 2))
    for _ in range(4):
        grid.add_column(no_wrap=True)
    for seat in range(facts["seats"]):
        here = f"{scene.marks.here} " if seat == facts["seat"] and not facts["over"] else "  "
        down = facts["damage"][seat]
        stars = Text(f"{scene.marks.star * min(down, 8)} will miss {so_many(down, 'turn')}" if down else "", "red")
        grid.add_row(
            Text(f"{here}{seat + 1} "),
            Text(scene.name(seat), "bold" if seat == scene.viewer else ""),
            Text(so_many(facts["hands"][seat], "card").rjust(8)),
            stars,
        )
    return grid


def pile_line(scene: Scene) -> RenderableType:
    """The draw pile and both discard piles in a line."""
    parts = [f"Draw pile {scene.facts['deck']}"]
    for name, pile in (("Captures", "capture_pile"), ("Escapes", "escape_pile")):
        lies = scene.facts[pile]
        last = ", ".join(reversed(lies[-LAST_CARDS:]))
        parts.append(
            f"{name} played {len(lies)}" + (f" ({last}{', ...' if len(lies) > LAST_CARDS else ''})" if lies else "")
        )
    return indented(Text(f" {scene.marks.dot} ".join(parts), "dim"))


def attempt(scene: Scene) -> list[RenderableType]:
    """The attempt that is being laid, or the one that was called and who has answered what."""
    facts = scene.facts
    if facts["call"] is None:
        if not facts["laid"]:
            return []
        calls = [action.text for action in scene.choices if action.verb == "call"]
        ready = f" Ready: {' or '.join(calls)}." if calls else " More is needed before it can be called."
        return [
            Text.assemble((" Laid out: ", "bold"), f"{' + '.join(facts['laid'])}.", (ready, "green" if calls else ""))
        ]
    tried = ATTEMPTS[scene.sight.attempt]
    lines = [Text.assemble((f" {scene.name(facts['turn'])}: {facts['call']}! ", "bold"), attempt_words(scene, tried))]
    answers = list(answered(scene))
    if answers:
        lines.append(Text.assemble(("   Answers: ", "dim"), f" {scene.marks.dot} ".join(answers)))
    return list(lines)


def answered(scene: Scene) -> Iterable[str]:
    """What each coyote did with its one chance, in their order (RR-080)."""
    facts = scene.facts
    played = {answer["seat"]: answer["card"] for answer in facts["played"]}
    seats = facts["seats"]
    asked = (facts["seat"] - facts["turn"]) % seats if not facts["over"] else seats
    for place in range(1, seats):
        seat = (facts["turn"] + place) % seats
        if place >= asked:
            waiting = "now" if place == asked else "later"
            yield f"{scene.name(seat)} {waiting}"
        else:
            yield f"{scene.name(seat)} {played.get(seat, 'nothing')}"


def attempt_words(scene: Scene, tried: Attempt) -> str:
    """The cards of a called attempt, and what Escapes may look at (RRA-01)."""
    look = Look(tried, literal=bool(scene.sight.matching))
    speed = f"Speed {look.speed}" if tried.way.method in (Method.CHASE, Method.LAUNCH) else ""
    bears = [keyword_words(keyword, look.number(keyword)) for keyword in Keyword if look.has(keyword)]
    said = ", ".join([*filter(None, [speed]), *(word for word in bears if word)])
    return f"{' + '.join(CARDS[title].title for title in tried.titles)} ({said})"


def in_reach(scene: Scene) -> str:
    """The smallest attempts that the cards held and laid can make; "" outside of the viewer's own turn."""
    if not any(action.verb in ("lay", "call", "pass") for action in scene.choices):
        return ""
    laid = {NUMBER[title] for title in scene.facts["laid"]}
    held = {NUMBER[title] for title in scene.facts["hand"]} | laid
    found = [one for one in ATTEMPTS if laid <= set(one.titles) <= held]
    found.sort(key=lambda one: len(one.titles))
    said = [
        f"{' + '.join(CARDS[title].title for title in one.titles)} ({METHOD_NAMES[one.way.method]})"
        for one in found[:IN_REACH]
    ]
    more = f"; {len(found) - IN_REACH} more" if len(found) > IN_REACH else ""
    return "; ".join(said) + more if found else "nothing yet"


def says(card: Card, scene: Scene) -> Text:
    """What is printed on a card; against a called attempt, what an Escape would do to it."""
    choice = next((action for action in scene.choices if action.verb == "play" and action.card == card.name), None)
    if choice is not None:
        damage = DAMAGE[scene.sight.matching, scene.sight.attempt, NUMBER[card.title] - FIRST_ESCAPE]
        already = "as well" if scene.facts["foiled"] else "stops it"
        return Text.assemble((f"{already}, {damage or 'no'} damage", "bold"), (f" ({escape_words(card)})", "dim"))
    printed = f" {scene.marks.dot} ".join(filter(None, (clause_words(clause) for clause in card.clauses)))
    if not card.capture:
        return Text(escape_words(card))
    if card.dual:
        when = "or Escape" if scene.facts["reshuffled"] else "Escape after the first reshuffle"
        return Text(f"{printed or 'no keyword'}; {when}: {escape_words(card)}")
    return Text(printed or "no keyword: others ask for it")


def escape_words(card: Card) -> str:
    """An Escape's text, short."""
    return card.escape.says.removeprefix("Prevents ").rstrip(".") if card.escape else ""


def clause_words(clause: Clause) -> str:
    """One line of a Capture card."""
    said = ", ".join(
        keyword.name + (f" {number}" if number or (keyword, number) == (Keyword.AMBUSH, 0) else "")
        for keyword, number in clause.keywords.items()
    )
    if clause.beside_keyword is not None:
        return f"with {clause.beside_keyword.name}: {said}"
    return f"with {listed(list(clause.beside))}: {said}" if clause.beside else said


def keyword_words(keyword: Keyword, number: int) -> str:
    """A keyword of a called attempt with its number; "" for those that the Speed tells of."""
    if keyword in ROLES[Method.CHASE] or keyword in ROLES[Method.LAUNCH]:
        return ""
    return f"{keyword.name} {number}" if number else keyword.name


def counted(titles: Iterable[str]) -> list[str]:
    """Titles, each once, with how many there are."""
    return [f"{title} (x{number})" if number > 1 else title for title, number in Counter(titles).items()]
