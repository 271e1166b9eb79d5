"""Laws of what is kept and told: records on file, words, taking back, and the compiled code beside the interpreter."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any

import numpy as np

from runabout.core.chance import SCRIPT_MAX, Chance, pick
from runabout.core.errors import CannotUndo, RunaboutError
from runabout.core.game import Functions
from runabout.core.log import SEATS_MAX, Log
from runabout.core.record import Cells, Record
from runabout.core.words import Event
from runabout.match import Match, Script, dumps, loads
from runabout.testing.laws.case import (
    Case,
    Fault,
    Position,
    at_random,
    difference,
    games,
    one_game,
    play,
    text_of,
)
from runabout.testing.laws.course import whole
from runabout.testing.laws.deciding import budgets

SCRIPTED_STEPS = 12
"""Decisions that are played from a script: each is played once for every draw in it, to find out what it draws."""


def words(case: Case) -> None:
    """Every event can be told to all who may know of it."""
    said = case.game.words
    names = [f"Seat {seat + 1}" for seat in range(case.seats)]
    heard: set[tuple[Event, int | None]] = set()  # the same event is told the same each time it happens
    for position in games(case):
        for event in said.events(position.log):
            for viewer in (None, *case.viewers):
                if (event, viewer) not in heard and (viewer is None or event.known_to(viewer)):
                    heard.add((event, viewer))
                    told = said.tell(event, names, viewer)
                    if not isinstance(told, str):
                        raise Fault(f"{event.kind} is told to {viewer} as {told!r}, not as text")
        if position.state.over and not said.outcome(position.run.result(position.state), position.state):
            raise Fault("nothing is said about why the game ended")


def reading(case: Case) -> None:
    """Every action can be read back from its text, however it is typed."""
    said = case.game.words
    for action in range(case.game.actions):
        text = said.format(action)
        for typed in (text, text.upper(), text.lower(), f"  {text.replace(' ', '   ')}!  ", text.replace("-", " ")):
            try:
                number = said.parse(typed)
            except RunaboutError as error:
                raise Fault(f'"{typed}" is not read as {text_of(case, action)}: {error}') from error
            if number != action:
                raise Fault(f'"{typed}" is read as action {number}, not as {text_of(case, action)}')


def record(case: Case) -> None:
    """A match saved, loaded and replayed is the same to the byte; a scripted one too."""
    for number in case.numbers:
        match = Match(case.game, case.seats, case.seed_of(number), case.options)
        for position in one_game(case, number):
            if len(match.steps) in (0, 5, 50, 500) or position.choice is None:
                _check_record(match)
            if position.choice is not None:
                match.play(position.choice)
    _check_record(_scripted(case))


def _check_record(match: Match) -> None:
    text = dumps(match)
    try:
        again = loads(text, find=lambda name: match.game)
    except RunaboutError as error:
        raise Fault(f"a saved match is not read back: {error}") from error
    if whole(again) != whole(match):
        raise Fault(f"a match read back differs: {difference(match.state, again.state)}")
    if dumps(again) != text:
        raise Fault("a match read back is written differently")


def _scripted(case: Case) -> Match:
    """The beginning of a match in which all outcomes are given; without a step where a script is too short for it."""
    game, run, number = case.game, case.run, "scripted"
    choose = at_random(case, number)
    chance = case.stream("script")

    def lay_out(script: Chance) -> None:
        state = game.State()
        state.seats = case.seats
        run.setup(state, game.new_options(case.options), script, Log())

    outcomes = _outcomes(lay_out, chance)
    if outcomes is None:
        return Match(game, case.seats, case.seed_of(number), case.options)
    match = Match(game, case.seats, options=case.options, seed=Script(outcomes))
    position = Position(case, number)
    for _ in range(SCRIPTED_STEPS):
        position.state = match.state
        position.legal = run.legal_actions(position.state)
        if not position.legal:
            break
        action = choose(position)
        step = _outcomes(lambda script: run.apply(match.state, action, script, Log()), chance)  # noqa: B023 (called now)
        if step is None:
            break
        match.play(action, step)
    return match


def _outcomes(step: Callable[[Chance], None], chance: Chance) -> list[int] | None:
    """Random outcomes for all that a step draws; None where it draws more than a script holds."""
    script: list[int] = []
    while True:
        tried = Chance.scripted([*script, *[0] * (SCRIPT_MAX - len(script))])
        step(tried)
        if tried.faults:
            return None
        if tried.drawn == len(script):
            return script
        script.append(pick(chance, tried.asked[len(script)]))


def undo(case: Case) -> None:
    """A decision taken back leaves everything as before it. What drew on chance or showed something hidden is not
    taken back, nor another seat's decision; and what can be taken back has told nobody anything hidden.
    """
    for number in case.numbers:
        match = Match(case.game, case.seats, case.seed_of(number), case.options)
        free = Match(case.game, case.seats, case.seed_of(number), case.options, free_undo=True)
        for position in one_game(case, number):
            if position.choice is None:
                continue
            before = whole(match)
            match.play(position.choice)
            if position.is_sampled:
                _check_undo(case, match, before, position)
                free.play(position.choice)
                free.undo()
                if whole(free) != before:
                    raise Fault(f"{text_of(case, position.choice)} taken back leaves something changed")
                if not match.why_not_undo():
                    _check_nothing_shown(case, position, position.choice)
            free.play(position.choice)


def _check_undo(case: Case, match: Match, before: tuple[bytes, bytes, int], position: Position) -> None:
    last = match.steps[-1]
    firm = last.drew or any(event.reveals for event in last.events)
    after = whole(match)
    for seat in (None, *range(case.seats)):
        allowed = not firm and seat in (None, last.seat)
        try:
            match.undo(seat)
        except CannotUndo as error:
            if allowed:
                raise Fault(f"{last.action} cannot be taken back by {seat}: {error}") from error
            if whole(match) != after:
                raise Fault(f"{last.action} was not taken back, and yet something changed") from error
            continue
        if not allowed:
            raise Fault(f"{last.action} was taken back by {seat}")
        if whole(match) != before:
            raise Fault(f"{last.action} taken back leaves something changed")
        match.play(last.action)
        if whole(match) != after:
            raise Fault(f"{last.action} taken back and played again gives another state")


def _check_nothing_shown(case: Case, position: Position, action: int) -> None:
    """An action that may be taken back must look the same in every state that a viewer holds possible."""
    after, log, _ = position.after(action)
    for viewer in case.viewers:
        sight, events = position.sight(viewer, after), position.seen(log, viewer)
        before = position.sight(viewer)
        for number in range(2):
            other = position.imagined(before, case.stream("undo", number))
            if position.run.refuse(other, action) == 0:
                also, also_log, _ = position.after(action, state=other)
                told = position.sight(viewer, also) != sight or position.seen(also_log, viewer) != events
            else:  # the viewer can tell that this was played, and so that the state is not that other one
                told = bool(events) or sight != before
            if told:
                raise Fault(
                    f"{text_of(case, action)} shows {viewer} something that was hidden, and could be taken back: "
                    "add REVEALS to the audience of its event"
                )


def compiled(case: Case) -> None:
    """The compiled code does the same as the interpreter, to the byte, in everything that the contract asks. No number
    is too large for its field: the interpreter refuses it, where compiled code keeps its last bits and says nothing.
    """
    if not case.run.is_compiled:
        return  # the environment asks for the interpreter alone: there is nothing to compare
    _compare_steps(case)
    _check_fields_wide_enough(case)


def _compare_steps(case: Case) -> None:
    fast, slow = case.game.compiled, case.game.interpreted
    for position in play(case, 0, most=COMPARED):
        if len(position.played) < 2 or len(position.played) % 12 == 0 or position.state.over:
            _compare_answers(case, position)
        if position.choice is None:
            continue
        one, one_log, one_chance = position.after(position.choice)
        other, other_log, other_chance = _interpreted(case, position, one)
        _same(one, other, f"apply of {text_of(case, position.choice)}")
        _same(one_log, other_log, f"the log of {text_of(case, position.choice)}")
        _same(one_chance, other_chance, f"the chance used by {text_of(case, position.choice)}")
    fresh = [Position(case, "set-up", run) for run in (fast, slow)]
    _same(fresh[0].state, fresh[1].state, "setup")
    _same(fresh[0].log, fresh[1].log, "the log of setup")
    _same(fresh[0].chance, fresh[1].chance, "the chance used by setup")


def _interpreted(case: Case, position: Position, compiled: Any) -> tuple[Any, Log, Chance]:
    """What the interpreter makes of a position's choice; `compiled` is the state that compiled code made of it."""
    action = position.choice
    assert action is not None
    run, position.run = position.run, case.game.interpreted
    try:
        return position.after(action)
    except OverflowError as error:
        raise Fault(
            f"{text_of(case, action)} writes a number that does not fit its field: the interpreter says "
            f'"{error}", and compiled code changes {difference(position.state, compiled)}. Declare the field wider'
        ) from error
    finally:
        position.run = run


def _check_fields_wide_enough(case: Case) -> None:
    """Every step of the games played at which a field may have wrapped round is played in the interpreter, too."""
    jumps = JumpFinder(case.game.State)
    for position in games(case):
        if position.choice is not None:
            after, _, _ = position.after(position.choice)
            if jumps.has_jumped(position.state, after):
                _interpreted(case, position, after)


class JumpFinder:
    """Tells whether a cell of a record changed by half of what its kind of number can hold, or more, as one does that
    is counted up past its highest value. Numbers of 64 bits are left out: bits of a set are kept in them.
    """

    def __init__(self, kind: type[Record]) -> None:
        places: dict[str, list[int]] = {"i1": [], "i2": [], "i4": []}
        for name, field in kind.fields.items():
            if field.code in places and kind.dtype.fields:
                offset, width = kind.dtype.fields[name][1], int(field.code[1])
                places[field.code] += range(offset, offset + width * prod(field.shape), width)
        self.cells = [(np.dtype(code), np.array(at), 1 << 8 * int(code[1]) - 1) for code, at in places.items() if at]

    def has_jumped(self, before: Record, after: Record) -> bool:
        """Whether any cell did."""
        one, other = (np.frombuffer(bytes(record), np.uint8) for record in (before, after))
        return any(
            bool((np.abs(_read(other, kind, at) - _read(one, kind, at)) >= half).any()) for kind, at, half in self.cells
        )


def _read(data: Any, kind: np.dtype[Any], at: Any) -> Any:
    """The numbers of a kind that begin at those bytes."""
    width = kind.itemsize
    return data[at[:, None] + np.arange(width)].view(kind).reshape(-1).astype(np.int64)


COMPARED = 40
"""Decisions of a game in which compiled code and interpreter are compared: the interpreter is slow."""


def _compare_answers(case: Case, position: Position) -> None:
    fast, slow, state = case.game.compiled, case.game.interpreted, position.state
    answers: list[tuple[str, Callable[[Any], Any]]] = [("legal", lambda run: run.legal_actions(state))]
    answers += [("score", lambda run: run.scores(state))] if state.over else []
    if case.game.bots.playout_depth and not state.over:
        answers.append(("evaluate", lambda run: _evaluation(run, state)))
        answers.append(("playout_depth", lambda run: int(run.playout_depth(state))))
    answers.append(("prior_weight", lambda run: [int(run.prior_weight(number)) for number in budgets(case.game)]))
    answers.append(("opening_book", lambda run: run.recommended(state)))
    answers.append(("action_prior", lambda run: [run.action_prior(state, action) for action in position.legal]))
    answers.append(("action_priors", lambda run: run.priors(state, position.legal)))
    answers.append(("refuse", lambda run: [run.refuse(state, action) for action in range(case.game.actions)]))
    for name, ask in answers:
        if ask(fast) != ask(slow):
            raise Fault(f"{name} says {ask(fast)} compiled, {ask(slow)} in the interpreter")
    for viewer in case.viewers:
        sights = [run.sight(state, viewer) for run in (fast, slow)]
        _same(sights[0], sights[1], f"see for {viewer}")
    viewer = len(position.played) % (case.seats + 1) - 1
    sight = fast.sight(state, viewer)
    imagined = [case.game.State() for _ in range(2)]
    for run, into in zip((fast, slow), imagined):
        run.imagine(sight, case.stream("compiled"), into)
    _same(imagined[0], imagined[1], f"imagine for {viewer}")


def _evaluation(run: Functions, state: Any) -> list[int]:
    out = np.zeros(SEATS_MAX, np.int32).view(Cells)
    run.evaluate(state, out)
    return [int(part) for part in out]


def _same(compiled: Any, interpreted: Any, what: str) -> None:
    if compiled != interpreted:
        raise Fault(f"{what} differs between compiled code and interpreter: {difference(compiled, interpreted)}")
