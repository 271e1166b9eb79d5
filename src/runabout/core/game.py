"""Game: the one contract between a rulebook and everything that uses it."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from pathlib import Path
from threading import RLock
from typing import Any

import numpy as np

from runabout.core import inference
from runabout.core.bot_hints import BotHints
from runabout.core.components import Components
from runabout.core.contract import RULES, Header, each_prior, same_depth, same_weight, touches_nobody
from runabout.core.declaration import faults_of
from runabout.core.description import Description, describe
from runabout.core.errors import BadGame, BadSeats, Refused, Unreadable, is_whole
from runabout.core.interrupts import deferred_interrupts
from runabout.core.kept_code import cache_folder, is_kept, sources_in
from runabout.core.log import SEATS_MAX
from runabout.core.network import NOTHING, Network, read_network
from runabout.core.observation import Observation
from runabout.core.options import NoOptions, Option, Role, read_options
from runabout.core.parts import RULES_FILE
from runabout.core.previews import Preview, Previews, preview_all
from runabout.core.reason import Reason
from runabout.core.record import Cells, Record, shared_base
from runabout.core.result import Result, Scoring
from runabout.core.rule import Binder, bind, sources_of
from runabout.core.rulebook import Rulebook
from runabout.core.scene import Layout, Scene, plain_layout
from runabout.core.sharing import Sharing
from runabout.core.speech.declared import LANGUAGES, nearest_language
from runabout.core.standing import Standing
from runabout.core.words import Action, Words, seat_range

INTERPRET = "RUNABOUT_INTERPRET"
"""Set in the environment, rules run as plain Python: about a thousand times slower, and open to a debugger."""

RULING = 1000
"""Added to a ruling's number where `refuse` names one: 1002 is the ruling RRA-02 of Road Runner."""

BOT_RULES = ("action_prior", "action_priors", "evaluate", "is_quiescent", "candidate_actions", "opening_book")
"""Those that only bots call; each has a default (see BotHints)."""


NETWORK_RULES = {
    "read_network": inference.read_state,
    "evaluate_by_network": inference.network_evaluate,
    "prior_by_network": inference.network_prior,
}
WITHOUT_NETWORK = {
    "read_network": inference.no_network_state,
    "evaluate_by_network": inference.no_network_evaluate,
    "prior_by_network": inference.no_network_prior,
}
"""What stands for the rules of a network, of a game that has one and of any other."""


@dataclass(frozen=True, eq=False)
class Game:
    """One game: its records, its functions (see core.contract for what each does), its words.

    Attributes:
        name: as typed on the command line, such as "road-runner".
        title: as printed on the box.
        prefix: of its rules' numbers, such as "RR".
        version: of its rules; raised when a change would alter an old match.
        seats: the fewest and the most, which may be the same.
        actions: action numbers are 0 ... actions-1.
        bound: no game takes more decisions than this, however it is played, where no option is `endless`.
        State, Sight, Options: its records. State and Sight share a base, the open part, which `core.record.copy_open`
            carries from one to the other; the first field that a Sight adds to it is `viewer`.
        options: what a table may set, one for each field of Options. A game without options leaves out both.
        words: its actions and events in words.
        layout: where its scenes are read from, and what moves on them; None: a layout made of the fields of Sight.
        standing: what it counts to say who is ahead; () where nothing says so before the end.
        previews: what it tells of open actions beyond their forecasts; None: nothing.
        observation: how its Sights are written as cells, for programs that learn; None: not at all.
        touches: to whom an event does something (see `core.contract.touches`), for the lab; by default to nobody.
        folder: its package folder, which holds RULES.md.
        scoring: what a score is made of (see core.result).
        bots: what it tells bots.
        components: what it says of its cards and tokens.
        masked: the fields of the open part that `see` writes differently for some viewers.
        bot_names: what bots are called at its tables, at least as many as there are seats; () for plain names.
        usual_seats: how many seats a table has where nobody says; 0 for 4 or what is nearest to it.
        blurb: one sentence that says what it is, where no message says it (see `core.description`).
    """

    name: str
    title: str
    prefix: str
    version: int
    seats: tuple[int, int]
    actions: int
    bound: int
    State: type[Header]
    Sight: type[Header]
    setup: Callable[..., None]
    legal: Callable[..., int]
    refuse: Callable[..., int]
    apply: Callable[..., None]
    see: Callable[..., None]
    imagine: Callable[..., None]
    score: Callable[..., None]
    words: Words
    folder: Path
    Options: type[Record] = NoOptions
    options: tuple[Option, ...] = ()
    scoring: Scoring = field(default_factory=Scoring)
    bots: BotHints = field(default_factory=BotHints)
    components: Components = field(default_factory=Components)
    masked: tuple[str, ...] = ()
    layout: Layout | None = None
    standing: tuple[Standing, ...] = ()
    previews: Previews | None = None
    observation: Observation | None = None
    touches: Callable[..., int] = touches_nobody
    bot_names: tuple[str, ...] = ()
    usual_seats: int = 0
    blurb: str = ""

    def __post_init__(self) -> None:
        name: object = self.name
        for fault in faults_of(self):
            raise BadGame(f"{name if isinstance(name, str) and name else 'a game without a name'}: {fault}")

    @cached_property
    def table_layout(self) -> Layout:
        """Its layout; where it declares none, every field of its Sight is a setting, a counter or its decision."""
        return self.layout or plain_layout(self.Sight)

    def scene(self, sight: Any) -> Scene:
        """What a Sight shows (see core.scene)."""
        return self.table_layout.scene(sight)

    @cached_property
    def sharing(self) -> Sharing:
        """What reads the scenes of several viewers."""
        return Sharing(self.table_layout, self.open_fields)

    @cached_property
    def sharing_of_decisions(self) -> Sharing:
        """What reads the decision alone, for several viewers whose scenes are known otherwise."""
        return Sharing(self.table_layout, self.open_fields, only_decisions=True)

    @cached_property
    def open_fields(self) -> frozenset[str]:
        """The fields of a Sight that are the same for every viewer."""
        return frozenset(shared_base(self.State, self.Sight).fields) - frozenset(self.masked)

    @property
    def rules(self) -> dict[str, Any]:
        """Its functions by their names in core.contract."""
        hints = {part: getattr(self.bots, part) for part in BOT_RULES}
        hints["candidate_actions"] = self.bots.candidate_actions or self.legal
        hints["action_priors"] = self.bots.action_priors or each_prior
        hints["playout_depth"] = self.bots.playout_depth if callable(self.bots.playout_depth) else same_depth
        hints["prior_weight"] = self.bots.prior_weight if callable(self.bots.prior_weight) else same_weight
        hints["holds"], hints["touches"] = self.components.hands.holds, self.touches
        if self.previews:
            hints["preview"] = self.previews.rule
        if self.observation:
            hints["observe"] = self.observation.rule
            hints["potential"] = self.observation.potential or self.bots.evaluate
        hints |= NETWORK_RULES if self.network else WITHOUT_NETWORK
        return {part: getattr(self, part) for part in RULES} | hints

    @cached_property
    def network(self) -> Network | None:
        """What was learned of it; None where nothing was.

        Raises:
            BadNetwork: its file is of another game or version, or damaged.
        """
        path, space = self.bots.network, self.observation
        if path is None or space is None:
            return None
        return read_network(path, self.name, self.version, space, self.actions, self.seats[1])

    def described(self, language: str = LANGUAGES[0]) -> Description:
        """What it says of itself in the nearest language that there is, else as it is declared."""
        return describe(self, nearest_language(language))

    @property
    def seat_range(self) -> Reason:
        """How many seats it is for, to be said in a language: "2 to 4 seats"."""
        return seat_range(*self.seats)

    @cached_property
    def rulebook(self) -> Rulebook:
        """Its numbered rules."""
        return Rulebook.read(self.folder / RULES_FILE)

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

    def new_options(
        self,
        given: Mapping[str, str | int | bool] | None = None,
        seats: int | None = None,
        people: bool = False,
    ) -> Any:
        """An Options record: what was given, checked, and defaults for the rest.

        Args:
            given: values by name.
            seats: of the table that plays with them; None where that is not known yet.
            people: whether it is a table for people: there an option may be `endless`.

        Raises:
            BadOption: a name that the game does not have, a value out of range, a seat that the table does not have, a
                value that lets bots play on for ever.
        """
        options = self.Options()
        values = read_options(self.options, given or {})
        for option in self.options:
            if seats is not None:
                option.check_at(seats, values[option.name])
            if not people:
                option.check_without_people(values[option.name])
            setattr(options, option.name, values[option.name])
        return options

    def option_of(self, role: Role) -> Option | None:
        """The option with a role; None where the game has none."""
        return next((option for option in self.options if option.role == role), None)

    def is_on(self, role: Role, options: Any) -> bool:
        """Whether the option with a role is set, in an Options record; False where the game has none."""
        option = self.option_of(role)
        return option is not None and bool(getattr(options, option.name))

    def check_seats(self, seats: int) -> None:
        """Raise BadSeats unless the game has that many seats."""
        fewest, most = self.seats
        if not is_whole(seats) or not fewest <= seats <= most:
            came = seats if is_whole(seats) else repr(seats)
            raise BadSeats(Reason("bad-seats", title=self.title, seats=self.seat_range, came=came))

    def action(self, number: int) -> Action:
        """The action of a number; Unreadable where there is none."""
        if not 0 <= number < self.actions:
            raise Unreadable(str(number), f"an action number from 0 to {self.actions - 1}")
        return self.words.actions[number]

    def refused(self, refusal: int, action: Action) -> Refused | None:
        """What `refuse` returned, as an error with the rule's number and text; None where the action is legal."""
        if refusal == 0:
            return None
        number = self.rule_number(refusal)
        return Refused(number, self.rulebook[number].text, action.text)

    def check_legal(self, refusal: int, action: Action) -> None:
        """Raise Refused unless what `refuse` returned says that an action is legal."""
        error = self.refused(refusal, action)
        if error:
            raise error

    def rule_number(self, refusal: int) -> str:
        """The number, as RULES.md writes it, of what `refuse` returned."""
        if refusal >= RULING:
            return f"{self.prefix}A-{refusal - RULING:02d}"
        return f"{self.prefix}-{refusal:03d}"


class Functions:
    """A game's functions, and any algorithm bound to it, ready to call with records and arrays.

    Each attribute named in the contract (`setup`, `legal`, ...) is bound when first asked for, by one thread at a time:
    bots are made ready in another thread than the one that plays.
    """

    setup: Callable[..., None]
    legal: Callable[..., int]
    refuse: Callable[..., int]
    apply: Callable[..., None]
    see: Callable[..., None]
    imagine: Callable[..., None]
    score: Callable[..., None]
    action_prior: Callable[..., int]
    evaluate: Callable[..., None]
    is_quiescent: Callable[..., bool]
    playout_depth: Callable[..., int]
    prior_weight: Callable[..., int]
    candidate_actions: Callable[..., int]
    opening_book: Callable[..., int]
    action_priors: Callable[..., None]

    def __init__(self, game: Game, compiled: bool) -> None:
        self.game = game
        self.is_compiled = compiled
        self.names: dict[str, Any] = {
            **game.rules,
            "ACTIONS": game.actions,
            "TEAM_SCORE": game.scoring.team,
            "PLAYOUT_DEPTH": 0 if callable(game.bots.playout_depth) else game.bots.playout_depth,
            "PRIOR_WEIGHT": 0 if callable(game.bots.prior_weight) else game.bots.prior_weight,
            "PRIORS_AT_ONCE": int(game.bots.action_priors is not None),
            "NETWORK": game.network.parameters if game.network else NOTHING,
            "NETWORK_DEPTH": game.bots.network_depth if game.network else 0,
        }
        self._bound: dict[Callable[..., Any], Callable[..., Any]] = {}
        self._binder: Binder | None = None
        self._binding = RLock()  # binding a rule binds those that it calls

    def __getattr__(self, name: str) -> Callable[..., Any]:
        if name not in self.names or name.isupper():
            raise AttributeError(name)
        ready = self.bind(self.names[name])
        setattr(self, name, ready)
        return ready

    def bind(self, template: Callable[..., Any]) -> Callable[..., Any]:
        """An algorithm over this game's functions (see core.rule.bind), kept for the next call."""
        if template not in self._bound:
            with self._binding:
                if template not in self._bound:
                    self._bound[template] = self._compile(template) if self.is_compiled else bind(template, self.names)
        return self._bound[template]

    def is_kept(self, template: Callable[..., Any]) -> bool:
        """Whether an algorithm is on disk as machine code, so that its first call loads it instead of compiling it."""
        return not self.is_compiled or is_kept(*self._place(template))

    def _compile(self, template: Callable[..., Any]) -> Callable[..., Any]:
        # The compiler takes a third of a second to import, and an interrupted import of Numba is an error of its own.
        with deferred_interrupts():
            from runabout.core import compile as compiler

        if self._binder is None:
            self._binder = Binder(self.names, partial(compiler.finish, folder=self._folder))
        return compiler.compiled(self._binder, template, *self._place(template))

    def _place(self, template: Callable[..., Any]) -> tuple[Path, str]:
        """The folder and the label under which a template's machine code is kept."""
        return self._folder, sources_of(template, self.names)

    @cached_property
    def _folder(self) -> Path:
        """The folder of this game's machine code, by what its sources say when it is first asked for."""
        game = self.game
        sources = [*sources_in(Path(__file__).parent), *sources_in(game.folder), *game.components.data]
        return cache_folder(game.name, sources)

    def legal_actions(self, state: Header) -> list[int]:
        """The open action numbers, ascending; none once the game is over."""
        return self._listed(self.legal, state)

    def candidates(self, state: Header) -> list[int]:
        """The legal action numbers that a bot looks at; none once the game is over."""
        return self._listed(self.candidate_actions, state)

    def recommended(self, state: Header) -> list[int]:
        """The candidates that the opening book recommends; none where it knows nothing.

        Raises:
            BadGame: `opening_book` has returned no number of candidates.
        """
        candidates = self.candidates(state)
        if not candidates:
            return []
        out = np.zeros(self.game.actions, np.int16)
        out[: len(candidates)] = candidates
        count: object = self.opening_book(state, self._cells(out), len(candidates))
        if not isinstance(count, int | np.integer) or not 0 <= count <= len(candidates):
            raise BadGame(
                f"{self.game.name}: `opening_book` returns how many of the candidates it has kept, here from 0 to "
                f"{len(candidates)}; {count} came"
            )
        found: list[int] = out[:count].tolist()
        return found

    def priors(self, state: Header, actions: Sequence[int]) -> list[int]:
        """How promising each of these legal actions looks, told all at once; none where there are no actions.

        Raises:
            BadGame: `action_priors` has changed the actions that it was given, which bots read afterwards.
        """
        if not actions:
            return []
        # Wider than what bots write on, so that one too large for them can be told.
        acts, out = np.array(actions, np.int16), np.zeros(len(actions), np.int64)
        self.action_priors(state, self._cells(acts), len(actions), self._cells(out))
        if acts.tolist() != list(actions):
            raise BadGame(f"{self.game.name}: `action_priors` changes the list of actions that it is given")
        found: list[int] = out.tolist()
        return found

    def _cells(self, array: np.ndarray[Any, Any]) -> Any:
        """An array as the rules take it: in the interpreter a number read from it is an int."""
        return array if self.is_compiled else array.view(Cells)

    def _listed(self, writes: Callable[..., int], state: Header) -> list[int]:
        if state.over:
            return []
        out = np.zeros(self.game.actions, np.int16)
        count = writes(state, self._cells(out))
        found: list[int] = out[:count].tolist()
        return found

    def previews(self, sight: Any, actions: Sequence[int]) -> dict[int, Preview]:
        """What there is to tell of actions, by their numbers; those of which there is nothing to tell are left out.

        Args:
            sight: what the seat that decides may know.
            actions: the numbers of open actions.
        """
        declared = self.game.previews
        if declared is None or sight.over or not actions:
            return {}
        write = self.bind(preview_all)
        if self.is_compiled:
            found, out = np.zeros(len(actions), np.int64), np.zeros((len(actions), declared.size), np.int64)
            write(sight, np.array(actions, np.int64), found, out)
            marks, rows = found.tolist(), out.tolist()
        else:  # lists are read and written in a tenth of the time
            marks, rows = [0] * len(actions), [[0] * declared.size for _ in actions]
            write(sight.snapshot(), actions, marks, rows)
        known = self.game.words.actions
        return {
            number: Preview(known[number], tuple(map(int, row)), declared)
            for number, mark, row in zip(actions, marks, rows, strict=True)
            if mark
        }

    def scores(self, state: Header) -> list[int]:
        """Each seat's score, once the game is over."""
        out = np.zeros(SEATS_MAX, np.int32).view(Cells)
        self.score(state, out)
        return [int(value) for value in out[: state.seats]]

    def result(self, state: Header) -> Result:
        """How the game came out, once it is over."""
        return self.game.scoring.result(self.scores(state))

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
