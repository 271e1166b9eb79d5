"""The drawn tables, each with what the tests that they share have to know of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from runabout.games.rummy_runway.state import Phase
from runabout.match import Match
from tests.browser import on_race_2_live, on_riverdale, on_rummy_runway
from tests.browser.on_drawn_tables import BUSY, OnTheBoard, awaited, until_still
from tests.browser.people import Person, until
from tests.browser.staging import Moment, to_choose, verbs


@dataclass(frozen=True)
class DrawnTable:
    """A game's own table.

    Attributes:
        game: which game.
        board: who decides by pressing what is drawn.
        keyboard: a decision by keys alone.
        script: JavaScript that returns all that the table shows of the game, by what it is.
        public: of that, by what is shown to everybody alike.
        owned: a selector of what shows whose table it is, where two sit at one screen.
        hidden: a selector of what only the one who decides is shown.
        held: a selector of what a hand consists of.
        secret: options with which nobody sees the hand of another.
        short: options with which a game ends after some dozens of decisions.
        alone: seats, and options besides, of a game that is played by keyboard.
        decisions: how many decisions such a game has at least.
        taps: how many taps four decisions take at least; where nothing is to be shown first, one is enough.
        most: the most seats.
        level: of the bots beside a person.
        midway: a moment at which everything has begun, and seat 0 has a choice.
        refusable: one at which whatever is pressed is drawn before the server has answered.
        choosing: one at which something can be chosen by a press that decides nothing.
        chooses: a selector of what is pressed then.
        parts: selectors of what is seen without scrolling.
    """

    game: str
    board: type[OnTheBoard]
    keyboard: Callable[[Person], bool]
    script: str
    public: Callable[[Mapping[str, Any]], Any]
    owned: str
    hidden: str
    held: str
    secret: Mapping[str, str]
    short: Mapping[str, str]
    alone: tuple[int, Mapping[str, str]]
    decisions: int
    taps: int
    most: int
    level: str
    midway: Moment
    refusable: Moment
    choosing: Moment
    chooses: str
    parts: tuple[str, ...]

    def __str__(self) -> str:
        return self.game

    def drawn(self, person: Person) -> Any:
        """What the table shows, once nothing on it moves and no answer is awaited."""
        until_still(person.page)
        until(person.page, lambda: not person.page.evaluate(BUSY))
        return person.page.evaluate(self.script)

    def drawn_anew(self, person: Person) -> Any:
        """What a page that is loaded now shows, which knows nothing of what was drawn before."""
        person.page.reload()
        person.arrive()
        person.page.locator("[data-step]").wait_for()
        return self.drawn(person)

    def check(self, person: Person) -> None:
        """The table shows the scene that the server has, now that it is up to the person."""
        assert awaited(person)
        assert self.drawn(person) == self.drawn_anew(person)


def under_way(match: Match) -> bool:
    return to_choose(match) and len(match.steps) > 8


def outfits_lie(match: Match) -> bool:
    """Seat 0 has a choice, and there are outfits on the table."""
    return to_choose(match) and sum(map(int, match.state.outfits[: match.seats])) >= 2


def can_discard(match: Match) -> bool:
    return match.seat == 0 and "discard" in verbs(match)


def can_lay(match: Match) -> bool:
    return match.seat == 0 and match.state.phase == Phase.ACT and "lay" in verbs(match)


def before_the_roll(match: Match) -> bool:
    return match.seat == 0 and "forward" in verbs(match) and len(match.steps) > 8


RIVERDALE = DrawnTable(
    game="riverdale",
    board=on_riverdale.OnTheLoop,
    keyboard=on_riverdale.by_keyboard,
    script=on_riverdale.DRAWN,
    public=lambda shown: sorted(shown["pawns"]),
    owned=".team .runs",
    hidden=".hand li",
    held=".held.open",
    secret={},
    short={"turn_limit": "60"},
    alone=(2, {}),
    decisions=15,
    taps=8,
    most=4,
    level="greedy",
    midway=under_way,
    refusable=to_choose,
    choosing=to_choose,
    chooses=".held.open",
    parts=(".board", ".hand", ".team", ".plates"),
)

RUMMY_RUNWAY = DrawnTable(
    game="rummy-runway",
    board=on_rummy_runway.OnTheCatwalk,
    keyboard=on_rummy_runway.by_keyboard,
    script=on_rummy_runway.DRAWN,
    public=lambda shown: sorted(shown["outfits"]),
    owned=".hand .unseen",
    hidden=".hand li",
    held=".hand .held",
    secret={},
    short={"target": "30", "rounds": "1"},
    alone=(2, {}),
    decisions=6,
    taps=6,
    most=6,
    level="random",
    midway=outfits_lie,
    refusable=can_discard,
    choosing=can_lay,
    chooses="[data-reach]",
    parts=(".market", ".plates", ".house.stage", ".talk", ".hand", ".reach"),
)

RACE_2_LIVE = DrawnTable(
    game="race-2-live",
    board=on_race_2_live.OnTheStreet,
    keyboard=on_race_2_live.by_keyboard,
    script=on_race_2_live.DRAWN,
    public=lambda shown: [shown["survivors"], shown["crates"], shown["score"]],
    owned=".plate:first-child .crew button",
    hidden="button.card",
    held=".hand .card",
    secret={"open_hands": "off"},
    short={"columns": "12", "turn_limit": "40", "map": "7"},
    alone=(1, {"survivors": "3"}),
    decisions=8,
    taps=8,
    most=4,
    level="greedy",
    midway=before_the_roll,
    refusable=before_the_roll,
    choosing=before_the_roll,
    chooses=".crew button",
    parts=(".board", ".hand", ".plates", ".dock"),
)

TABLES = (RIVERDALE, RUMMY_RUNWAY, RACE_2_LIVE)
