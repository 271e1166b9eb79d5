"""Game: the one contract between a rulebook and everything that uses it."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from runabout.core.contract import Header, always_quiet, no_outlook
from runabout.core.errors import BadGame, BadSeats
from runabout.core.log import SEATS_MAX
from runabout.core.options import Option, read_options
from runabout.core.record import Cells, Record
from runabout.core.rule import Binder, Rule, bind, sources_of
from runabout.core.rulebook import Rulebook
from runabout.core.words import Words

INTERPRET = "RUNABOUT_INTERPRET"
"""Set in the environment, rules run as plain Python: about a thousand times slower, and open to a debugger."""

RULING = 1000
"""Added to a ruling's number where `refuse` names one: 1002 is the ruling RRA-02 of Road Runner."""

CONTRACT = ("setup", "legal", "refuse", "apply", "see", "imagine", "score", "sense", "outlook", "quiet")


@dataclass(frozen=True, eq=False)
class Game:
    """One game: its records, its functions (see core.contract for what each says), its words.

    Attributes:
        name: as typed on the command line, such as "road-runner".
        title: as printed on the box.
        blurb: one sentence that says what it is.
        prefix: of its rules' numbers, such as "RR".
        version: of its rules; raised when a change would alter an old match.
        seats: the fewest and the most.
        actions: action numbers are 0 ... actions-1.
        bound: no game takes more decisions than this, whatever is played.
        State, Sight, Options: its records.
        options: what a table may set, one for each field of Options.
        words: its actions and events in words.
        folder: its package folder, which holds RULES.md.
        score_unit: scores are whole numbers of 1/score_unit: 10 where a point has tenths.
        team_score: the best score a team can reach where the game is co-operative; 0 where seats compete.
        outlook: what bots go by where a game is too long to be played out in their minds; with `horizon`.
        horizon: decisions after which a bot's playout asks for the outlook; 0: playouts go to the end.
        quiet: where it may be asked for; a playout goes on until it comes there.
        consider: what bots look at of the open actions; None: all of them.
        trust: how much a search goes by the `sense` of the actions open to it, beside their results: a sense e times as
            high is worth so many thousandths of a win on a single imagined table, half as many on two, and so on.
        data: the files its components were read from, where an owner may correct them (see core.datafile).
        edition: the digests of those that an owner has corrected; "" where all are our own.
        cards: for games of cards, the multiset of all of them (a count by card number); the laws check that none
            is lost or doubled, through `census`.
        census: counts every card in a state, wherever it lies, into an array of len(cards).
    """

    name: str
    title: str
    blurb: str
    prefix: str
    version: int
    seats: tuple[int, int]
    actions: int
    bound: int
    State: type[Header]
    Sight: type[Header]
    Options: type[Record]
    options: tuple[Option, ...]
    setup: Callable[..., None]
    legal: Callable[..., int]
    refuse: Callable[..., int]
    apply: Callable[..., None]
    see: Callable[..., None]
    imagine: Callable[..., None]
    score: Callable[..., None]
    sense: Callable[..., int]
    words: Words
    folder: Path
    score_unit: int = 1
    team_score: int = 0
    outlook: Callable[..., None] = no_outlook
    horizon: int = 0
    quiet: Callable[..., bool] = always_quiet
    consider: Callable[..., int] | None = None
    trust: int = 0
    data: tuple[Path, ...] = ()
    edition: str = ""
    cards: tuple[int, ...] = ()
    census: Callable[[Any], list[int]] | None = None

    def __post_init__(self) -> None:
        fewest, most = self.seats
        if not 1 <= fewest <= most <= SEATS_MAX:
            raise BadGame(f"{self.name}: seats are 1 to {SEATS_MAX}, fewest first; these are {self.seats}")
        if tuple(option.name for option in self.options) != tuple(self.Options.fields):
            raise BadGame(f"{self.name}: `options` must declare each field of Options, in order")
        if len(self.words.actions) != self.actions:
            raise BadGame(f"{self.name}: {self.actions} actions, but words for {len(self.words.actions)}")
        for part in CONTRACT:
            if not isinstance(getattr(self, part), Rule):
                raise BadGame(f"{self.name}: `{part}` must be a @rule")
        if self.consider is not None and not isinstance(self.consider, Rule):
            raise BadGame(f"{self.name}: `consider` must be a @rule")
        if self.horizon and self.outlook is no_outlook:
            raise BadGame(f"{self.name}: playouts that stop after {self.horizon} decisions need an `outlook`")

    @cached_property
    def rulebook(self) -> Rulebook:
        """Its numbered rules."""
        return Rulebook.read(self.folder / "RULES.md")

    @cached_property
    def run(self) -> Functions:
        """Its functions, ready to call: compiled, or interpreted where the environment says so."""
        return self.interpreted if os.environ.get(INTERPRET) else self.compiled

    @cached_property
    def compiled(self) -> Functions:
        """Its functions as machine code."""
        return Functions(self, compiled=True)

    @cached_property
    def interpreted(self) -> Functions:
        """Its functions as plain Python."""
        return Functions(self, compiled=False)

    def new_options(self, given: Mapping[str, str | int | bool] | None = None) -> Any:
        """An Options record: what was given, checked, and defaults for the rest; BadOption where it does not fit."""
        options = self.Options()
        for name, value in read_options(self.options, given or {}).items():
            setattr(options, name, value)
        return options

    def check_seats(self, seats: int) -> None:
        """Raise BadSeats unless the game has that many seats."""
        fewest, most = self.seats
        if not fewest <= seats <= most:
            raise BadSeats(f"{self.title} is for {fewest} to {most} seats; {seats} came.")

    def rule_number(self, refusal: int) -> str:
        """The number, as RULES.md writes it, of what `refuse` returned."""
        if refusal >= RULING:
            return f"{self.prefix}A-{refusal - RULING:02d}"
        return f"{self.prefix}-{refusal:03d}"


class Functions:
    """A game's functions, and any algorithm bound to it, ready to call with records and arrays.

    Each attribute named in the contract (`setup`, `legal`, ...) is bound when first asked for.
    """

    setup: Callable[..., None]
    legal: Callable[..., int]
    refuse: Callable[..., int]
    apply: Callable[..., None]
    see: Callable[..., None]
    imagine: Callable[..., None]
    score: Callable[..., None]
    sense: Callable[..., int]
    outlook: Callable[..., None]
    quiet: Callable[..., bool]
    consider: Callable[..., int]

    def __init__(self, game: Game, compiled: bool) -> None:
        self.game = game
        self.is_compiled = compiled
        self.names: dict[str, Any] = {part: getattr(game, part) for part in CONTRACT}
        self.names["consider"] = game.consider or game.legal
        self.names["ACTIONS"] = game.actions
        self.names["TEAM_SCORE"] = game.team_score
        self.names["HORIZON"] = game.horizon
        self.names["TRUST"] = game.trust
        self._bound: dict[Callable[..., Any], Callable[..., Any]] = {}
        self._binder: Binder | None = None

    def __getattr__(self, name: str) -> Callable[..., Any]:
        if name not in CONTRACT and name != "consider":
            raise AttributeError(name)
        ready = self.bind(self.names[name])
        setattr(self, name, ready)
        return ready

    def bind(self, template: Callable[..., Any]) -> Callable[..., Any]:
        """An algorithm over this game's functions (see core.rule.bind), kept for the next call."""
        if template not in self._bound:
            self._bound[template] = self._compile(template) if self.is_compiled else bind(template, self.names)
        return self._bound[template]

    def is_kept(self, template: Callable[..., Any]) -> bool:
        """Whether an algorithm is on disk as machine code, so that its first call loads it instead of compiling it."""
        from runabout.core import compile as compiler

        return not self.is_compiled or compiler.is_kept(*self._place(template))

    def _compile(self, template: Callable[..., Any]) -> Callable[..., Any]:
        from runabout.core import compile as compiler  # the compiler takes a third of a second to import

        if self._binder is None:
            self._binder = Binder(self.names, compiler.finish)
        return compiler.compiled(self._binder, template, *self._place(template))

    def _place(self, template: Callable[..., Any]) -> tuple[Path, str]:
        """The folder and the label under which a template's machine code is kept."""
        from runabout.core import compile as compiler

        sources = [*compiler.sources_in(Path(__file__).parent), *compiler.sources_in(self.game.folder), *self.game.data]
        return compiler.cache_folder(self.game.name, sources), sources_of(template, self.names)

    def legal_actions(self, state: Header) -> list[int]:
        """The open action numbers, ascending; none once the game is over."""
        return self._listed(self.legal, state)

    def considered_actions(self, state: Header) -> list[int]:
        """Those of the open action numbers that a bot looks at; none once the game is over."""
        return self._listed(self.consider, state)

    def _listed(self, writes: Callable[..., int], state: Header) -> list[int]:
        if state.over:
            return []
        out = np.zeros(self.game.actions, np.int16)
        count = writes(state, out if self.is_compiled else out.view(Cells))
        found: list[int] = out[:count].tolist()
        return found

    def scores(self, state: Header) -> list[int]:
        """Each seat's result, once the game is over."""
        out = np.zeros(SEATS_MAX, np.int32).view(Cells)
        self.score(state, out)
        return [int(value) for value in out[: state.seats]]

    def sight(self, state: Header, seat: int) -> Any:
        """What `seat` may know, as a Sight of its own; seat -1 is someone who only watches."""
        sight = self.game.Sight()
        self.see(state, seat, sight)
        return sight

    def known(self, state: Header, seat: int) -> Any:
        """The same as a snapshot, which is quicker to make and to read."""
        sight, cells = self._scratch
        cells.fill(0)
        self.see(state, seat, sight)
        return sight.snapshot()

    @cached_property
    def _scratch(self) -> tuple[Any, Any]:
        sight = self.game.Sight()
        return sight, sight.buffer.view(np.uint8)
