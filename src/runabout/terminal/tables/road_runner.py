"""Road Runner in a terminal: the coyotes, the attempt, both discard piles, and a hand in its groups."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from runabout.core.forecast import Forecaster
from runabout.core.scene import hand, seat_counter
from runabout.core.words import Action
from runabout.games.road_runner.attempt_words import METHOD_NAMES, answers, called_attempt, in_reach
from runabout.games.road_runner.attempts import ATTEMPTS
from runabout.games.road_runner.cards import CARDS, NUMBER, Card
from runabout.games.road_runner.faces import escape_words, short
from runabout.games.road_runner.scene import CAPTURE_PILE, DRAW_PILE, ESCAPE_PILE, LAID
from runabout.terminal.tables.table import Scene, Table, indented, labelled, listing

IN_REACH = 4
"""Attempts that are listed as within reach; a good hand has dozens."""

PILES = {"area-captures": CAPTURE_PILE, "area-escapes": ESCAPE_PILE}
"""By the message of its title."""

TITLES = {card.name: card.title for card in CARDS}
"""By the names of cards in scenes."""

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
        now, voice = scene.laid.decision, scene.voice
        said = [self.game.title, voice.say("turn-number", number=now["turns"])]
        if now["over"]:
            said.append(voice.say("chase-is-over"))
        else:
            said.append(voice.say("table-turn", who=scene.somebody(now["turn"])))
        if not now["over"] and now["phase"] == "escape":
            said.append(voice.say("road-runner-chance", who=scene.somebody(now["seat"])))
        line = "-" if scene.marks.dash == "-" else "─"
        return Rule(Text(f" {scene.marks.dot} ".join(said), "bold"), style="yellow", characters=line)

    def piles(self, scene: Scene) -> RenderableType:
        """Both discard piles in full (RRA-23)."""
        grid = labelled()
        for title, pile in PILES.items():
            lies = titles(scene, pile)
            said = ", ".join(counted(lies)) or scene.voice.say("road-runner-nothing-yet")
            grid.add_row(f"{scene.said.say(title)} ({len(lies)})", Text(said))
        grid.add_row(scene.said.say("area-deck"), Text(scene.voice.say("cards", count=scene.size(DRAW_PILE))))
        return indented(grid)

    def hands(self, scenes: Sequence[Scene]) -> RenderableType:
        """Every hand, a coyote a line."""
        grid = labelled()
        for scene in scenes:
            held = titles(scene, hand(scene.viewer))
            is_laying = scene.laid.decision["turn"] == scene.viewer and scene.laid.counters["attempt"] is None
            laid = titles(scene, LAID) if is_laying else []
            grid.add_row(
                scene.names[scene.viewer], Text(", ".join(counted([*held, *laid])) or scene.voice.say("no-cards"))
            )
        return indented(grid)

    @property
    def help(self) -> str:
        """How to read this table."""
        return self.voice.say("road-runner-help")

    def _hand(self, scene: Scene) -> list[RenderableType]:
        if scene.viewer < 0:
            return []
        held = Counter(titles(scene, hand(scene.viewer)))
        in_hand = [CARDS[NUMBER[title]] for title in held]
        is_escape = any(action.verb == "decline" for action in scene.choices)
        verb = "play" if is_escape else "lay"
        numbers = {action.card: number for number, action in scene.numbered() if action.verb == verb}
        # Once an attempt is called nothing but an Escape can be played, so the rest of the hand takes one line.
        shown = [card for card in in_hand if card.name in numbers] if is_escape else in_hand
        rest = counted(card.title for card in in_hand if card not in shown for _ in range(held[card.title]))
        parts: list[RenderableType] = [indented(self._cards(scene, shown, held, numbers))] if shown else []
        if not held:
            parts.append(indented(Text(scene.voice.say("road-runner-empty-hand", who=scene.somebody(scene.viewer)))))
        if rest:
            also = scene.voice.say("road-runner-also-in-hand")
            parts.append(indented(Text.assemble((f"{also}: ", "dim"), ", ".join(rest))))
        numbered_here = {numbers.get(card.name) for card in shown}
        others = [
            (number, self.said(action, scene.names, scene.viewer) + scene.warning(action))
            for number, action in scene.numbered()
            if number not in numbered_here
        ]
        reach = reach_words(scene)
        if reach:
            title = scene.voice.say("road-runner-in-reach")
            parts.append(indented(Text.assemble(f"{title}: ", reach, style="dim")))
        if others:
            parts.append(listing(others))
        return parts

    def _cards(self, scene: Scene, cards: list[Card], held: Counter[str], numbers: dict[str, int]) -> Grid:
        """Cards of a hand with the numbers that they are played by; captures first, except against an attempt."""
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(style="bold cyan", no_wrap=True, min_width=4)
        grid.add_column(no_wrap=True)
        grid.add_column()
        is_escape = any(action.verb == "decline" for action in scene.choices)
        groups = {
            scene.voice.say("road-runner-to-capture"): [] if is_escape else [card for card in cards if card.capture],
            scene.voice.say("road-runner-to-escape"): cards
            if is_escape
            else [card for card in cards if not card.capture],
        }
        for title, group in groups.items():
            if group:
                grid.add_row("", Text(title, "underline"), "")
            for card in group:
                number = numbers.get(card.name, 0)
                copies = f" (x{held[card.title]})" if held[card.title] > 1 else ""
                grid.add_row(
                    f"[{number}]" if number else "",
                    Text(card.title + copies, "bold" if number else ""),
                    self._says(card, scene),
                )
        return grid

    def _says(self, card: Card, scene: Scene) -> Text:
        """What is printed on a card; against a called attempt, what an Escape would do to it."""
        choice = next((action for action in scene.choices if action.verb == "play" and action.card == card.name), None)
        if choice is None:
            return Text(short(card, scene.laid.counters["reshuffled"], self.words.sayings, scene.marks.dot))
        does = Forecaster(self.game.run, scene.sight).hint(self.words, choice)
        stops = escape_words(card, self.words.sayings)
        return Text.assemble((does, "bold"), scene.warning(choice), (f" ({stops})", "dim"))


def coyotes(scene: Scene) -> RenderableType:
    """Everybody round the table: cards in hand, and turns still to be missed (RR-090)."""
    now = scene.laid.decision
    grid = Grid.grid(padding=(0, 2))
    for _ in range(4):
        grid.add_column(no_wrap=True)
    for seat in range(scene.laid.settings["seats"]):
        here = f"{scene.marks.here} " if seat == now["seat"] and not now["over"] else "  "
        down = scene.laid.counters[seat_counter(seat, "damage")]
        misses = scene.voice.say("road-runner-will-miss", count=down)
        stars = Text(f"{scene.marks.star * min(down, 8)} {misses}" if down else "", "red")
        grid.add_row(
            Text(f"{here}{seat + 1} "),
            Text(scene.name(seat), "bold" if seat == scene.viewer else ""),
            Text(scene.voice.say("cards", count=scene.size(hand(seat))).rjust(8)),
            stars,
        )
    return grid


def pile_line(scene: Scene) -> RenderableType:
    """The draw pile and both discard piles in a line."""
    parts = [f"{scene.said.say('area-deck')} {scene.size(DRAW_PILE)}"]
    for title, pile in PILES.items():
        lies = titles(scene, pile)
        last = ", ".join(reversed(lies[-LAST_CARDS:]))
        shown = f" ({last}{', ...' if len(lies) > LAST_CARDS else ''})" if lies else ""
        parts.append(f"{scene.voice.say('road-runner-played', pile=title)} {len(lies)}{shown}")
    return indented(Text(f" {scene.marks.dot} ".join(parts), "dim"))


def attempt(scene: Scene) -> list[RenderableType]:
    """The attempt that is being laid, or the attempt that was called, with the answers so far."""
    called, voice = scene.laid.counters["attempt"], scene.voice
    if called is None:
        if not scene.size(LAID):
            return []
        calls = [
            scene.table.said(action, scene.names, scene.viewer) for action in scene.choices if action.verb == "call"
        ]
        ready = voice.say("road-runner-ready", calls=calls)
        title, laid = voice.say("road-runner-laid-out"), " + ".join(titles(scene, LAID))
        return [Text.assemble((f" {title}: ", "bold"), f"{laid}. ", (ready, "green" if calls else ""))]
    method = scene.said.thing(called["method"], "method")
    lines = [Text.assemble((f" {scene.name(scene.laid.decision['turn'])}: {method}! ", "bold"), called_words(scene))]
    answered = list(answer_words(scene))
    if answered:
        title = voice.say("road-runner-answers")
        lines.append(Text.assemble((f"   {title}: ", "dim"), f" {scene.marks.dot} ".join(answered)))
    return list(lines)


def called_words(scene: Scene) -> str:
    """The cards of the called attempt, and what Escapes may look at: "Anvil + Cliff (DROP 1, HEIGHT 4, METAL)"."""
    call = called_attempt(scene.sight.attempt, scene.sight.matching)
    speed = [] if call.speed is None else [scene.voice.say("road-runner-speed", number=call.speed)]
    looks = [*speed, *(f"{keyword.name} {number}" if number else keyword.name for keyword, number in call.bears)]
    return f"{' + '.join(call.cards)} ({', '.join(looks)})"


def answer_words(scene: Scene) -> Iterable[str]:
    """What each coyote did with its one chance, in their order (RR-080)."""
    for answer in answers(scene.sight):
        card = CARDS[answer.card].title if answer.card >= 0 else None
        said = scene.voice.say("road-runner-answer", state=answer.state, card=card)
        yield f"{scene.name(answer.seat)} {said}"


def reach_words(scene: Scene) -> str:
    """The smallest attempts that the cards held and laid can make; "" where the viewer is not asked for one."""
    if not any(action.verb in ("lay", "call", "pass") for action in scene.choices):
        return ""
    found = [ATTEMPTS[place] for place in in_reach(scene.sight)]
    said = []
    for one in found[:IN_REACH]:
        method = scene.said.thing(METHOD_NAMES[one.way.method], "method")
        said.append(f"{' + '.join(CARDS[title].title for title in one.titles)} ({method})")
    left = len(found) - IN_REACH
    more = [scene.voice.say("road-runner-more", count=left)] if left > 0 else []
    return "; ".join([*said, *more]) or scene.voice.say("road-runner-nothing-yet")


def titles(scene: Scene, pile: str) -> list[str]:
    """The titles of the cards that the viewer sees in a pile, in the order in which they lie."""
    lies = scene.laid.piles.get(pile, {})
    names = lies if isinstance(lies, list) else [name for name, count in lies.items() for _ in range(count)]
    return [TITLES[name] for name in names if name in TITLES]


def counted(called: Iterable[str]) -> list[str]:
    """Titles, each once, with how many there are."""
    return [f"{title} (x{number})" if number > 1 else title for title, number in Counter(called).items()]
