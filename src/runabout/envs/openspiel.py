"""The games in OpenSpiel.

    import pyspiel
    import runabout.envs.openspiel

    runabout.envs.openspiel.register()
    game = pyspiel.load_game("runabout_road_runner", {"seats": 3})

All chance is explicit, and small: each draw is a chance node of its own with as many outcomes, all equally likely, as
the draw has. A shuffle of n cards is n - 1 such nodes, one after the other. A step of a player is played again from its
beginning for each draw that it makes, with the outcomes so far as its script (see `core.chance`).

An information state is all that a seat has been told, in order (perfect recall): its own actions, what it could see
after each decision in which that changed, and the events that it was told. Decisions of others of which it noticed
nothing do not count. Its text is a digest of all this. Observations are those of `envs.Batch`, each cell divided by the
highest that it can be.

A state is saved as what has been played from its beginning, and played again when it is read. That is so where
`serialize` and `deserialize_state` are called from Python, and for pickles. OpenSpiel's own functions in C++, such as
`pyspiel.serialize_game_and_state`, pickle what a state holds, as they do for every game written in Python: what they
read must come from somebody who is trusted.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from runabout.core.chance import SCRIPT_MAX, Chance
from runabout.core.contract import apply, setup
from runabout.core.errors import SHOWN_MAX, RunaboutError, is_whole
from runabout.core.game import Functions, Game
from runabout.core.log import Log
from runabout.core.record import Cells, assign
from runabout.core.result import reward
from runabout.core.rule import rule
from runabout.envs.arrays import identity
from runabout.envs.checks import check_viewer, observation_of, refusal_of
from runabout.envs.errors import BadActions, BadBatch, BadSaved, IllegalAction, MissingExtra, StepAfterEnd
from runabout.envs.names import openspiel_name, own_games
from runabout.games import find_game
from runabout.match.seating import usual_seats

try:
    import pyspiel
except ImportError as fault:
    raise MissingExtra("OpenSpiel", "openspiel") from fault

SETUP = -1
"""Takes the place of an action while a table is set up."""

FORMAT = 1
"""The version of the texts that `serialize` writes."""

OUTCOMES_MAX = 1024
"""The most outcomes of a draw, as reported to OpenSpiel. Of our games, Race 2 Live has the largest draw: one of at most
236 spaces, where a token is laid.
"""

CHANCE_NODES_MAX = 1 << 30
"""The highest number of chance nodes that is reported to OpenSpiel, which counts in 32 bits."""

RESAMPLED = 1 << 53
"""How many different whole numbers are made of one sample from 0 to below 1 (see `resample_from_infostate`)."""


def register() -> list[str]:
    """Give all our games their names in OpenSpiel, which are returned: "runabout_road_runner" and so on."""
    return [register_game(game) for game in own_games()]


def register_game(game: Game) -> str:
    """Give a game a name in OpenSpiel; a second time changes nothing."""
    name = openspiel_name(game)
    if name not in pyspiel.registered_names():
        # A class and no function: OpenSpiel lets go of it after Python has ended, which only a class survives.
        pyspiel.register_game(type_of(game), type("TableGame", (TableGame,), {"rules": game}))
    return name


def load(game: str, parameters: Mapping[str, Any]) -> TableGame:
    """A game by our name for it, which need not have been registered before."""
    found: TableGame = pyspiel.load_game(register_game(find_game(game)), dict(parameters))
    return found


def restored(game: TableGame, text: str) -> TableState:
    """A state from what `serialize` gave."""
    state: TableState = game.deserialize_state(text)
    return state


def type_of(game: Game) -> pyspiel.GameType:
    """What OpenSpiel knows of a game before it is loaded; its options are parameters, beside the number of seats."""
    kinds = pyspiel.GameType
    defaults = {one.name: one.write(one.default) if one.choices else one.default for one in game.options}
    return kinds(
        short_name=openspiel_name(game),
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if game.scoring.team else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": usual_seats(game)} | defaults,
    )


@rule
def try_step(action: int, before: Any, options: Any, chance: Chance, log: Log, after: Any) -> None:
    """Play an action, or SETUP, on a copy of a state, with scripted chance."""
    assign(after, before)
    if action == SETUP:
        setup(after, options, chance, log)
    else:
        apply(after, action, chance, log)


@dataclass(frozen=True)
class Moment:
    """One point of a game: between two steps, or before a draw of a step. It is immutable: copies of a state share it.

    Attributes:
        state: after the last step that is complete.
        known: by seat, a digest of all that it has been told so far.
        seen: by seat, the bytes of its Sight.
        action: of the step under way; None between two steps.
        script: the outcomes of its draws so far.
        among: the number of outcomes of its next draw; 0 between two steps.
    """

    state: Any
    known: tuple[bytes, ...]
    seen: tuple[bytes, ...]
    action: int | None = None
    script: tuple[int, ...] = ()
    among: int = 0

    def __deepcopy__(self, memo: dict[int, Any]) -> Moment:
        return self


class Origin(NamedTuple):
    """What a state was imagined from, in hexadecimal digits (see `TableGame.imagined`)."""

    sight: str
    key: str
    known: str | None


class TableGame(pyspiel.Game):
    """A game with a number of seats and options; a subclass for each game has its `rules`.

    Args:
        parameters: "seats", and options by name; defaults for the rest.

    Raises:
        BadSeats, BadOption, BadBatch: the game has no such seats or option, or declares no observation.
    """

    rules: Game

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        game = self.rules
        self.space = observation_of(game)
        given = dict(parameters or {})
        self.seats = int(given.pop("seats", usual_seats(game)))
        game.check_seats(self.seats)
        self.options = game.new_options(given, self.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=OUTCOMES_MAX,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=game.bound,
        )
        super().__init__(type_of(game), info, dict(parameters or {}))

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.rules.name, self.get_parameters())

    @property
    def run(self) -> Functions:
        """The rules, ready to call."""
        return self.rules.run

    @cached_property
    def identity(self) -> dict[str, Any]:
        """What a saved state belongs to."""
        return {"format": FORMAT} | identity(self.rules, self.seats, self.options)

    @cached_property
    def first(self) -> Moment:
        """Before anything is drawn."""
        blank = self.rules.State()
        blank.seats = self.seats
        return self.advanced(Moment(blank, (b"",) * self.seats, (b"",) * self.seats, SETUP))

    def advanced(self, moment: Moment) -> Moment:
        """The step under way, played as far as its script goes: up to its next draw, or to its end."""
        script = list(moment.script)
        step: Callable[..., None] = self.run.bind(try_step)
        while True:
            after, chance, log = self.rules.State(), Chance.scripted(script), Log()
            step(moment.action, moment.state, self.options, chance, log, after)
            if not chance.faults:
                return self._complete(moment, after, log)
            among = int(chance.asked[len(script)])
            if among > OUTCOMES_MAX:
                raise BadBatch(f"A draw of {self.rules.title} has {among} outcomes; OpenSpiel is told {OUTCOMES_MAX}.")
            if among > 1:
                return replace(moment, script=tuple(script), among=among)
            script.append(0)

    def _complete(self, moment: Moment, state: Any, log: Log) -> Moment:
        """The moment after a step, when each seat has been told of it."""
        known, seen, events = [], [], list(written_events(log))
        for seat in range(self.seats):
            sight = bytes(self.run.sight(state, seat))
            told = b"".join(event for audience, event in events if audience >> seat & 1)
            own = moment.action != SETUP and seat == moment.state.seat
            before, digest = moment.seen[seat], moment.known[seat]
            if own or told or sight != before:
                heard = b"%d" % moment.action if own and moment.action is not None else b""
                digest = hashlib.blake2s(b"|".join((digest, heard, told, sight)), digest_size=16).digest()
            known.append(digest)
            seen.append(sight)
        return Moment(state, tuple(known), tuple(seen))

    def new_initial_state(self) -> TableState:
        """A table before anything is drawn."""
        return TableState(self)

    def imagined(self, sight: Any, key: bytes, known: bytes | None = None) -> TableState:
        """A table that a Sight allows, where the information states of the seats begin.

        Args:
            sight: what a seat may know.
            key: 32 bytes to draw chance from.
            known: the information state of the seat whose Sight it is, which goes on; None: it begins as well.
        """
        state: Any = self.rules.State()
        self.run.imagine(sight, Chance.seeded(key), state)
        seen = [bytes(self.run.sight(state, seat)) for seat in range(self.seats)]
        seen[sight.viewer] = bytes(sight)
        told = [hashlib.blake2s(one, digest_size=16).digest() for one in seen]
        if known is not None:
            told[sight.viewer] = known
        found = self.new_initial_state()
        found.moment = Moment(state, tuple(told), tuple(seen))
        found.origin = Origin(bytes(sight).hex(), key.hex(), None if known is None else known.hex())
        return found

    def deserialize_state(self, text: str) -> TableState:
        """The state whose `serialize` gave a text: what it tells is played again. One that was imagined begins from a
        Sight, of which the digest alone is checked: such a text must come from somebody who is trusted.

        Raises:
            BadSaved: the text is of another game, version of the rules or of such texts, seats or options; or it is
                damaged, or plays what the rules forbid; or the game's components were others then.
        """
        told = read_text(text)
        came = {name: told.get(name) for name in self.identity}
        if came != self.identity:
            raise BadSaved(f"A state of {self.identity} was expected; one of {came} came. Load that game to read it.")
        if told.pop("digest", None) != digest_of(told):
            raise BadSaved("The saved state is damaged: it is not as `serialize` made it. Serialize it once more.")
        try:
            state = self._begun(told["origin"])
            for action in told["actions"]:
                state.apply_action(action)
            if str(state) != told["reached"]:
                raise ValueError(f'it reached "{told["reached"]}", and reaches "{state}"')
        except (RunaboutError, LookupError, TypeError, ValueError) as fault:
            raise BadSaved(f"The saved state cannot be played again: {fault}") from fault
        return state

    def _begun(self, origin: Sequence[str | None] | None) -> TableState:
        """A state where nothing has been played: of a new game, or imagined as another was."""
        if origin is None:
            return self.new_initial_state()
        sight, key, known = (None if part is None else bytes.fromhex(part) for part in origin)
        if sight is None or key is None:
            raise ValueError("a state is imagined from a Sight and a key")
        return self.imagined(self.rules.Sight.from_bytes(sight), key, known)

    def max_chance_nodes_in_history(self) -> int:
        """An upper bound of the draws in a game: the length of a script, for each of its steps and the set-up."""
        return min(CHANCE_NODES_MAX, (self.rules.bound + 1) * SCRIPT_MAX)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:
        """An observer of states, for OpenSpiel's observation API."""
        return TableObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class TableState(pyspiel.State):
    """A table of a game.

    Attributes:
        moment: where it stands.
        origin: what it was imagined from; None where it was played from the beginning.
    """

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.moment = game.first
        self.origin: Origin | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.get_game(), self.serialize())

    def serialize(self) -> str:
        """A line of JSON: what the state is of, how it began, the actions and outcomes since, and what they reached, to
        be read by `TableGame.deserialize_state`.
        """
        told = self.table.identity | {"origin": self.origin, "actions": self.history(), "reached": str(self)}
        return json.dumps(told | {"digest": digest_of(told)})

    @property
    def table(self) -> TableGame:
        """The game, with its rules."""
        found: TableGame = self.get_game()
        return found

    def current_player(self) -> int:
        """Who decides: a seat, chance, or nobody any more."""
        if self.moment.among:
            return int(pyspiel.PlayerId.CHANCE)
        state = self.moment.state
        return int(pyspiel.PlayerId.TERMINAL) if state.over else int(state.seat)

    def _legal_actions(self, player: int) -> list[int]:
        moment = self.moment
        if moment.among or moment.state.over or player != moment.state.seat:
            return []
        return self.table.run.legal_actions(moment.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of the next draw, each with its probability."""
        among = self.moment.among
        return [(outcome, 1.0 / among) for outcome in range(among)]

    def _apply_action(self, action: int) -> None:
        now = self.moment
        self._check(int(action))
        if now.among:
            following = replace(now, script=(*now.script, int(action)))
        else:
            following = replace(now, action=int(action))
        self.moment = self.table.advanced(following)

    def _check(self, action: int) -> None:
        """Raise what is wrong with an action or an outcome: nothing has been changed.

        Raises:
            BadActions: it is no outcome of the draw, or no action of the game.
            IllegalAction: it is not legal now.
            StepAfterEnd: the game is over.
        """
        moment, game = self.moment, self.table.rules
        if self.is_terminal():
            raise StepAfterEnd(0, "Begin with new_initial_state().")
        most, what = (moment.among, "An outcome") if moment.among else (game.actions, "An action")
        if not 0 <= action < most:
            raise BadActions(f"{what} is a whole number from 0 to {most - 1}; {action} came.")
        if moment.among:
            return
        legal = self.table.run.legal_actions(moment.state)
        if action not in legal:
            raise IllegalAction(refusal_of(game, moment.state, action), 0, action, len(legal))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action} of {self.moment.among}"
        return self.table.rules.words.actions[action].text

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.moment.among and bool(self.moment.state.over)

    def returns(self) -> list[float]:
        """Each seat's share of the win, or of the team's best; 0 until the game is over."""
        game, state = self.table.rules, self.moment.state
        if not self.is_terminal():
            return [0.0] * int(state.seats)
        scores, share = game.interpreted.scores(state), game.interpreted.bind(reward)
        return [float(share(scores, state.seats, seat)) for seat in range(state.seats)]

    def information_state_string(self, player: int | None = None) -> str:
        """What a seat has been told from the beginning on, as a digest.

        Args:
            player: the seat; None for the one that decides. BadActions where there is no such seat.
        """
        seat = self.seat_of(player)
        return f"seat {seat}: {self.moment.known[seat].hex()}"

    def cells(self, player: int) -> Any:
        """The cells that a seat sees, or, of -1, somebody who only watches: zeros while the table is laid out.

        Raises:
            BadActions: there is no such seat.
        """
        game, moment = self.table, self.moment
        check_viewer(player, game.seats)
        cells = np.zeros(game.space.size, np.uint8)
        if moment.action != SETUP:
            sight = game.run.sight(moment.state, player)
            game.run.observe(sight, cells if game.run.is_compiled else cells.view(Cells))
        return cells

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> TableState:
        """A state that the information state of a seat allows, imagined from its Sight. There the information states of
        the other seats begin anew, and the history is empty.

        Args:
            player_id: the seat.
            probability_sampler: returns random numbers from 0 to below 1.

        Raises:
            BadActions: there is no such seat.
            BadBatch: the table is being laid out: the seat has seen nothing of it so far.
        """
        game, moment, seat = self.table, self.moment, self.seat_of(player_id)
        if moment.action == SETUP:
            raise BadBatch("A table is imagined from what a seat sees of it: go on until it is laid out.")
        key = b"".join(int(probability_sampler() * RESAMPLED).to_bytes(8, "little") for _ in range(4))
        return game.imagined(game.rules.Sight.from_bytes(moment.seen[seat]), key, moment.known[seat])

    def __str__(self) -> str:
        moment = self.moment
        if moment.among:
            return f"{self.table.rules.title}: draw {len(moment.script)}, of {moment.among} outcomes"
        state = moment.state
        last = hashlib.blake2s(bytes(state), digest_size=8).hexdigest()
        return f"{self.table.rules.title}: {'over' if state.over else f'seat {state.seat} decides'} ({last})"

    def seat_of(self, player: Any = None) -> int:
        """The seat of a player; of None, the seat that decides. BadActions where there is no such seat."""
        seat = self.current_player() if player is None else player
        if not is_whole(seat) or not 0 <= seat < self.table.seats:
            raise BadActions(f"A player is a seat from 0 to {self.table.seats - 1}; {seat!r} came.")
        return int(seat)


def read_text(text: Any) -> dict[str, Any]:
    """What a text of `TableState.serialize` tells, by name; BadSaved where it is none."""
    try:
        told = json.loads(text)
    except (TypeError, ValueError, RecursionError):
        told = None
    if not isinstance(told, dict):
        raise BadSaved(f"A saved state is the whole text that its serialize() gave; {str(text)[:SHOWN_MAX]!r} came.")
    return told


def digest_of(told: Mapping[str, Any]) -> str:
    """A digest of what a saved state tells."""
    return hashlib.blake2s(json.dumps(told, sort_keys=True).encode(), digest_size=16).hexdigest()


def written_events(log: Log) -> Iterator[tuple[int, bytes]]:
    """The events of a step: the seats that each is told, as bits, and the event as bytes."""
    cell = log.cell
    for n, audience in enumerate(cell["audience"][: int(log.size)].tolist()):
        yield audience, b"".join(cell[name][n].tobytes() for name in ("kind", "seat", "facts"))


class TableObserver:
    """Observes states for a player: the cells of its observation, each divided by the highest that it can be.

    Attributes:
        tensor: (cells,) float32.
        dict: its slices, by name, each in its shape: views.
    """

    def __init__(self, game: TableGame, kind: Any, params: Any) -> None:
        if params:
            raise BadBatch(f"An observer takes no parameters; {params!r} came.")
        self.recalls = bool(kind.perfect_recall)
        self.is_public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.space = game.space
        self.tensor = np.zeros(0 if self.recalls else game.space.size, np.float32)
        self.dict: dict[str, Any] = {} if self.recalls else game.space.named(self.tensor)
        self._highs = np.array(game.space.highs, np.float32)

    def set_from(self, state: TableState, player: int) -> None:
        """Write what a player sees into the tensor; with perfect recall there is none. BadActions where there is no
        such seat.
        """
        viewer = self._viewer(state, player)
        if not self.recalls:
            self.tensor[:] = state.cells(viewer) / self._highs

    def string_from(self, state: TableState, player: int) -> str:
        """What a player sees, slice by slice, without what is 0 all over; with perfect recall its information state.
        BadActions where there is no such seat.
        """
        if self.recalls:
            return state.information_state_string(player)
        named = self.space.named(state.cells(self._viewer(state, player)))
        said = [f"{name}: {written(cells)}" for name, cells in named.items() if cells.any()]
        return "; ".join(("everybody" if self.is_public else f"seat {player}", *said))

    def _viewer(self, state: TableState, player: int) -> int:
        """Whose view it is: where only what is public is observed, that of somebody who watches."""
        return -1 if self.is_public else state.seat_of(player)


def written(cells: Any) -> str:
    """The cells of a slice, in rows."""
    rows: Sequence[Any] = cells.reshape(-1, cells.shape[-1])
    return " / ".join(" ".join(str(cell) for cell in row) for row in rows)
