"""Laws of the course of a game: what may be done, that it ends, what is reported, that nothing is lost."""

from __future__ import annotations

import random
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle, pairwise
from typing import Any

import numpy as np

from runabout.core.chance import pick
from runabout.core.contract import WHOLE
from runabout.core.errors import Refused, Unreadable
from runabout.core.log import EVERYONE, REVEALS, SEATS_MAX, Log
from runabout.core.record import Cells, Record
from runabout.core.tone import friends
from runabout.match import Match
from runabout.testing.laws.case import WATCHER, Case, Fault, Position, difference, games, looks, one_game, text_of

INTERPRETED_MOST = 2_000
"""Decisions after which the law of the end gives up on a game in the interpreter, where a long one takes minutes."""

SHARES = 4
"""Parts of all actions, of which the law of refusals tries one at a moment."""


def agreement(case: Case) -> None:
    """`legal` and `refuse` agree on every action number, and every refusal names a rule."""
    for position in games(case) if case.run.is_compiled else looks(case):
        check_agreement(case, position.state)


def check_agreement(case: Case, state: Any) -> None:
    """The law of agreement for one state."""
    run, actions = case.run, case.game.actions
    legal: list[int] = []
    if not state.over:
        out = np.full(actions, -1, np.int16).view(Cells)
        found = run.legal(state, out)
        if not 0 <= found <= actions:
            raise Fault(f"legal counts {found} actions; there are {actions}")
        legal = [int(action) for action in out[:found]]
        if any(not 0 <= action < actions for action in legal):
            raise Fault(f"legal lists {legal}; action numbers are 0 to {actions - 1}")
        if any(low >= high for low, high in pairwise(legal)):
            raise Fault(f"legal must list each action once, ascending; it lists {legal}")
    listed = set(legal)
    by_refusal: dict[int, int] = {}
    for action in range(actions):
        refusal = run.refuse(state, action)
        if (refusal == 0) != (action in listed):
            named = f"rule {refusal} forbids it" if refusal else "no rule forbids it"
            said = "lists it" if action in listed else "does not list it"
            raise Fault(f"of {text_of(case, action)}, refuse says that {named}, yet legal {said}")
        by_refusal.setdefault(refusal, action)
    for refusal, action in by_refusal.items():
        if refusal and case.game.rule_number(refusal) not in case.game.rulebook:
            raise Fault(f"{text_of(case, action)} is refused by {case.game.rule_number(refusal)}: no such rule")


def something_to_do(case: Case) -> None:
    """There is at least one legal action until the game is over."""
    for position in games(case):
        if not position.state.over and not position.legal:
            raise Fault("the game is not over, and nothing is legal")


Choice = Callable[[list[int]], int]
"""Chooses among the open actions."""


def end(case: Case) -> None:
    """Every game is over within `bound` decisions, however it is played."""
    policies: list[Choice] = [lambda legal: legal[0], lambda legal: legal[-1], least_played()]
    for number in case.numbers:
        chance = case.stream(f"end {number}")
        _play_to_the_end(case, number, lambda legal: legal[pick(chance, len(legal))])  # noqa: B023 (called now)
    for number, choose in enumerate(policies):
        _play_to_the_end(case, number, choose)


def least_played() -> Choice:
    """The open action that was played least so far, the first among equals: goes round every circle there is."""
    played: Counter[int] = Counter()

    def choose(legal: list[int]) -> int:
        action = min(legal, key=lambda action: played[action])
        played[action] += 1
        return action

    return choose


def _play_to_the_end(case: Case, number: int, choose: Choice) -> None:
    """A game may be long, so this keeps nothing but the last actions."""
    position, bound = Position(case, number), case.game.bound
    state, chance, run = position.state, position.chance, case.run
    log, out = Log(), np.zeros(case.game.actions, np.int16)
    log.muted = 1
    into, last = out.view(Cells), deque[int](maxlen=8)
    for _ in range(bound if run.is_compiled else min(bound, INTERPRETED_MOST)):
        legal = [] if state.over else out[: run.legal(state, into)].tolist()
        if not legal:
            return  # whether that is right is for the law of something to do
        last.append(choose(legal))
        run.apply(state, last[-1], chance, log)
    if not state.over and (run.is_compiled or bound <= INTERPRETED_MOST):
        raise Fault(f"not over after {bound} decisions, the last of them {list(last)}")


def refused(case: Case) -> None:
    """An action that is refused, or cannot be read, changes nothing. At each moment a share of all actions is tried, in
    turn.
    """
    for number in case.numbers:
        match = Match(case.game, case.seats, case.seed_of(number), case.options)
        shares = cycle(range(SHARES))
        for position in one_game(case, number):
            if position.is_sampled:
                share = range(next(shares), case.game.actions, SHARES)
                _check_refused(match, set(share).difference(position.legal))
            if position.choice is not None:
                match.play(position.choice)


def _check_refused(match: Match, refused: Iterable[int]) -> None:
    before = whole(match)
    unreadable: list[str | int] = ["", "no such thing as this can be done", -1, match.game.actions]
    tries: list[tuple[str | int, type[Exception]]] = [(nothing, Unreadable) for nothing in unreadable]
    tries += [(action, Refused) for action in refused]
    for action, expected in tries:
        try:
            match.play(action)
        except (Refused, Unreadable) as raised:
            if type(raised) is not expected:
                raise Fault(f"playing {action!r} raised {raised!r}; expected {expected.__name__}") from raised
        else:
            raise Fault(f"{action!r} was played; expected {expected.__name__}")
    if whole(match) != before:
        raise Fault("actions were refused, and yet something changed")


def whole(match: Match) -> tuple[bytes, bytes, int]:
    """All that playing a decision could change of a match."""
    return bytes(match.state), bytes(match._chance), len(match.steps)


def asking(case: Case) -> None:
    """Asking changes nothing: see, legal, refuse, imagine, action_prior, action_priors, candidate_actions,
    opening_book and is_quiescent leave what they are given as it was, and answer the same when asked again. A prior is
    a whole number, never negative, and the same where it is told with others; the candidates are some of the legal
    actions, at least one, and what the opening book recommends are some of the candidates.
    """
    for position in looks(case):
        state, run = position.state, position.run
        unchanged = _watch(state)
        unchanged("legal", run.legal_actions(state) == position.legal)
        for viewer in case.viewers:
            sight = position.sight(viewer)
            unchanged("see", position.sight(viewer) == sight)
            seen = bytes(sight)
            chance = case.stream("asking")
            imagined = position.imagined(sight, chance.copy())
            unchanged("imagine", bytes(sight) == seen and position.imagined(sight, chance.copy()) == imagined)
        if not state.over:
            unchanged("is_quiescent", run.is_quiescent(state) == run.is_quiescent(state))
        candidates = run.candidates(state)
        unchanged("candidate_actions", run.candidates(state) == candidates)
        if not set(candidates) <= set(position.legal) or (position.legal and not candidates):
            raise Fault(
                f"candidate_actions lists {candidates}; legal are {position.legal}, and at least one is expected"
            )
        recommended = run.recommended(state)
        unchanged("opening_book", run.recommended(state) == recommended)
        if not set(recommended) <= set(candidates):
            raise Fault(f"opening_book recommends {recommended}; the candidates are {candidates}")
        told = run.priors(state, position.legal)
        unchanged("action_priors", run.priors(state, position.legal) == told)
        for action, with_others in zip(position.legal, told, strict=True):
            prior: object = run.action_prior(state, action)
            unchanged("action_prior", run.action_prior(state, action) == prior)
            if not isinstance(prior, int | np.integer) or prior < 0:
                raise Fault(f"action_prior of {text_of(case, action)} is {prior}; 0 is the least, in whole numbers")
            if prior != with_others:
                raise Fault(f"action_priors says {with_others} of {text_of(case, action)}, and action_prior {prior}")
        for action in range(case.game.actions):
            refusal = run.refuse(state, action)
            unchanged("refuse", run.refuse(state, action) == refusal)


def _watch(state: Any) -> Callable[[str, bool], None]:
    before = state.copy()

    def unchanged(asked: str, same: bool) -> None:
        if state != before:
            raise Fault(f"{asked} changed the state: {difference(before, state)}")
        if not same:
            raise Fault(f"{asked} changed what it was given, or said something else when asked again")

    return unchanged


def copy(case: Case) -> None:
    """A copy of a state, played the same way with the same chance, becomes the same to the byte."""
    for position in looks(case):
        if position.choice is None:
            continue
        with same_globals() as restore:
            one, one_log, one_chance = position.after(position.choice)
            restore()
            other, other_log, other_chance = position.after(position.choice)
        if one != other:
            raise Fault(f"two copies went apart at {text_of(case, position.choice)}: {difference(one, other)}")
        if one_log != other_log or one_chance != other_chance:
            raise Fault(f"two copies reported or drew differently at {text_of(case, position.choice)}")


def randomness(case: Case) -> None:
    """Nothing is drawn but from the chance given: Python's and NumPy's global generators neither matter nor move."""
    with same_globals() as restore:
        traces = []
        for number, seeded in enumerate((2, 1)):
            random.seed(seeded)
            np.random.seed(seeded)  # noqa: NPY002  the global generator is what must not matter
            before = _globals()
            traces.append(list(_trace(case)))
            if number and _same_globals(before) is False:
                raise Fault("playing drew from a global generator of random numbers")
        restore()
    if traces[0] != traces[1]:
        raise Fault("the same seed gave another game: something other than the chance given decides")


def _trace(case: Case) -> Iterator[tuple[bytes, bytes, bytes, int | None]]:
    for position in games(case):
        yield bytes(position.state), bytes(position.log), bytes(position.chance), position.choice


def _globals() -> tuple[Any, Any]:
    return random.getstate(), np.random.get_state()  # noqa: NPY002


def _same_globals(before: tuple[Any, Any]) -> bool:
    now = _globals()
    return bool(now[0] == before[0] and all(np.array_equal(a, b) for a, b in zip(now[1], before[1])))


@contextmanager
def same_globals() -> Iterator[Callable[[], None]]:
    """Put the global generators back as they are now: when asked, and at the end."""
    python, numpy = _globals()

    def restore() -> None:
        random.setstate(python)
        np.random.set_state(numpy)  # noqa: NPY002

    try:
        yield restore
    finally:
        restore()


def report(case: Case) -> None:
    """What a step reports is whole and well formed, and says only seats that there are."""
    for position in games(case):
        state, log = position.state, position.log
        if state.seats != case.seats or not 0 <= state.seat < case.seats or state.over not in (0, 1):
            raise Fault(f"seats={state.seats}, seat={state.seat}, over={state.over} with {case.seats} at the table")
        if log.lost:
            raise Fault(f"{log.lost} events did not fit into the log")
        _check_events(case, log)


def _check_events(case: Case, log: Log) -> None:
    for i in range(log.size):
        if not 0 <= log.kind[i] < len(case.game.words.kinds):
            raise Fault(f"an event of kind {log.kind[i]}; there are {len(case.game.words.kinds)}")
        kind = case.game.words.kinds[log.kind[i]]
        if not -1 <= log.seat[i] < case.seats:
            raise Fault(f"the event {kind} is the doing of seat {log.seat[i]}")
        if log.audience[i] & ~(EVERYONE | REVEALS) or not log.audience[i] & EVERYONE:
            raise Fault(f"the event {kind} has the audience {log.audience[i]:#x}: that is nobody, or no audience")


def cards(case: Case) -> None:
    """No card is lost or doubled."""
    for position in games(case):
        check_cards(case, position.state)


def check_cards(case: Case, state: Any) -> None:
    """The law of cards for one state."""
    components = case.game.components
    if components.census is None:
        return
    found = [int(count) for count in components.census(state)]
    if found != list(components.counts):
        wrong = [
            f"card {card}: {there} instead of {right}"
            for card, (there, right) in enumerate(zip(found, components.counts))
            if there != right
        ]
        raise Fault("; ".join(wrong) or f"the census counts {len(found)} kinds of cards, not {len(components.counts)}")


def unused_cells(case: Case) -> None:
    """Cells of a sized field that are not in use are zero, in State and in every Sight (see `Kind.sized`)."""
    for position in looks(case):
        check_unused_cells(position.state)
        for viewer in case.viewers:
            check_unused_cells(position.sight(viewer))


def check_unused_cells(found: Record) -> None:
    """The law of unused cells for one record."""
    for name in found.unused():
        raise Fault(f"{type(found).__name__}.{name} has cells that are not zero beyond those that count")


def score(case: Case) -> None:
    """Once the game is over, `score` gives every seat a result, the same each time, and changes nothing; a team's is
    the same for all of it, and within its range. Seats of one side win together, or none of them does.
    """
    for position in games(case):
        if not position.state.over:
            continue
        result = _asked_again(position, position.run.score, "score")
        best = case.game.scoring.team
        if best and (len(set(result)) != 1 or not 0 <= result[0] <= best):
            raise Fault(f"a team's score is the same for all, from 0 to {best}; this is {result}")
        if case.game.scoring.sides:
            _check_sides(position, case.game.scoring.result(result).winners)


def _check_sides(position: Position, winners: Sequence[int]) -> None:
    """Either all seats of a side have won or none has."""
    game = position.case.game
    scene = game.scene(position.sight(WATCHER))
    for seat in winners:
        lost = friends(game.scoring, scene, seat, position.case.seats) - set(winners)
        if lost:
            raise Fault(f"seat {seat} has won, and seat {min(lost)} of the same side has not")


def evaluation(case: Case) -> None:
    """Where playouts stop before the end, `playout_depth` says after how many decisions, and `evaluate` gives every
    seat its prospects while the game goes on: both the same each time, and they change nothing. The prospects of seats
    that compete add up to the whole but for rounding; a team's are the same for all.
    """
    if not case.game.bots.playout_depth:
        return
    for position in games(case):
        if position.state.over:
            continue
        _ask_depth_again(position)
        found = _asked_again(position, position.run.evaluate, "evaluate")
        if not all(0 <= part <= WHOLE for part in found):
            raise Fault(f"prospects are from 0 to {WHOLE}; these are {found}")
        if case.game.scoring.team and len(set(found)) != 1:
            raise Fault(f"a team's prospects are the same for all; these are {found}")
        if not case.game.scoring.team and abs(sum(found) - WHOLE) > case.seats:
            raise Fault(f"the prospects of all seats add up to {WHOLE}; these are {found}")


def _ask_depth_again(position: Position) -> None:
    """`playout_depth` is the same each time, a number of decisions, and changes nothing."""
    before = position.state.copy()
    depth, again = (position.run.playout_depth(position.state) for _ in range(2))
    if position.state != before:
        raise Fault(f"playout_depth changed the state: {difference(before, position.state)}")
    answer: object = depth  # rules of other people may return anything
    if not isinstance(answer, int | np.integer) or answer < 0 or depth != again:
        raise Fault(
            f"playout_depth is a whole number, 0 or more, the same when asked again; it was {depth}, then {again}"
        )


def _asked_again(position: Position, ask: Callable[..., None], name: str) -> list[int]:
    """What `score` or `evaluate` writes for each seat, when it writes the same each time and changes nothing."""
    before = position.state.copy()
    results = []
    for filler in (-77, 55, 55):  # what is not written shows
        out = np.full(SEATS_MAX, filler, np.int32).view(Cells)
        ask(position.state, out)
        results.append([int(value) for value in out[: position.case.seats]])
    if position.state != before:
        raise Fault(f"{name} changed the state: {difference(before, position.state)}")
    if results[0] != results[1] or results[1] != results[2]:
        raise Fault(f"{name} does not write every seat's result, or differs when asked again: {results}")
    return results[0]
