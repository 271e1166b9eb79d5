"""Laws of what a seat may know: that it is told no more, and that what it imagines is what may be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from runabout.testing.laws.case import Case, Fault, Position, difference, looks, spread, text_of
from runabout.testing.laws.chi_square import chance_of
from runabout.testing.laws.course import check_agreement, check_cards, check_unused_cells

ACTIONS_TRIED = 6
IMAGINED = 2
DRAWS_TRIED = 2  # of each action, by different chance

FREQUENCY_SIGHTS = 5_000
"""Sights from which the law of frequencies imagines, by all viewers together."""

FREQUENCY_GAMES_INTERPRETED = 40
FREQUENCY_STEPS = 40

UNLIKELY = 1e-4
"""A deviation that right frequencies would show less often than this, in all comparisons of one case together, is
taken for a fault. The seed is fixed: a game that passes always passes.
"""


def open_part(case: Case) -> None:
    """The open part of every Sight is that of the State, for every viewer, but for the fields that the game masks."""
    game = case.game
    names = sorted(game.open_fields)
    for position in looks(case):
        for viewer in case.viewers:
            sight, state = position.sight(viewer), position.state
            different = [name for name in names if sight.cell[name].tobytes() != state.cell[name].tobytes()]
            if different:
                raise Fault(
                    f"{viewer} sees {', '.join(different)} of the open part otherwise than the table has it: name in "
                    "`masked` what some viewers may not see as it is"
                )


def secrecy(case: Case) -> None:
    """What a seat may not know makes no difference to what it sees, is told, or may do.

    Three questions at each position, for every seat and for one who only watches:

    - For every action of another seat and every outcome of chance: where the viewer is told the same, it sees the same.
      So a sight holds nothing that the events, this seat's own, did not tell.
    - In any state that looks the same to the viewer: where the same action leaves the same to see, it is told in the
      same words. So the events tell nothing that the sight does not hold.
    - In any state that looks the same to the seat that decides: the same is legal and refused, with the same prior, and
      the same are candidates, in the same order, and recommended by the opening book.
    """
    for position in looks(case):
        for viewer in case.viewers:
            if position.choice is not None:
                _check_sights(case, position, viewer)
                _check_twins(case, position, viewer)


def _check_sights(case: Case, position: Position, viewer: int) -> None:
    told: dict[Any, tuple[int, Any]] = {}
    for action in spread(position.legal, ACTIONS_TRIED):
        for number in range(DRAWS_TRIED):
            after, log, _ = position.after(action, case.stream("tales", number))
            sight = position.sight(viewer, after)
            own = action if viewer == position.state.seat else None
            tale = (own, tuple(position.seen(log, viewer)))
            before, same = told.setdefault(tale, (action, sight))
            if sight != same:
                raise Fault(
                    f"{viewer} is told the same of {text_of(case, action)} and {text_of(case, before)} by different "
                    f"chance, and yet sees a difference: {difference(same, sight)}"
                )


def _check_twins(case: Case, position: Position, viewer: int) -> None:
    run, state = position.run, position.state
    sight = position.sight(viewer)
    for number in range(IMAGINED):
        twin = position.imagined(sight, case.stream("twins", number))
        if position.sight(viewer, twin) != sight:
            continue  # that is for the law of imagining to say
        if viewer == state.seat:
            _check_deciding(case, position, twin)
        for action in spread([a for a in position.legal if run.refuse(twin, a) == 0], ACTIONS_TRIED):
            after, log, _ = position.after(action)
            also, also_log, _ = position.after(action, state=twin)
            told, also_told = position.seen(log, viewer), position.seen(also_log, viewer)
            if told != also_told and position.sight(viewer, after) == position.sight(viewer, also):
                raise Fault(
                    f"{viewer} is told of {text_of(case, action)} by what it may not know: {told} in one state, "
                    f"{also_told} in another that looks the same before and after"
                )


def _check_deciding(case: Case, position: Position, twin: Any) -> None:
    run, state = position.run, position.state
    if run.legal_actions(twin) != position.legal:
        raise Fault(f"what is legal depends on what seat {state.seat} may not know")
    if run.candidates(twin) != run.candidates(state):
        raise Fault(f"what is a candidate depends on what seat {state.seat} may not know")
    if run.recommended(twin) != run.recommended(state):
        raise Fault(f"what the opening book recommends depends on what seat {state.seat} may not know")
    for action in range(case.game.actions):
        if run.refuse(twin, action) != run.refuse(state, action):
            raise Fault(f"the refusal of {text_of(case, action)} depends on what seat {state.seat} may not know")
    for action in position.legal:
        if run.action_prior(twin, action) != run.action_prior(state, action):
            raise Fault(f"the prior of {text_of(case, action)} depends on what seat {state.seat} may not know")


def imagining(case: Case) -> None:
    """What is imagined from a sight gives that very sight, and is a state like any other: its cards are complete, legal
    and refuse agree, and it can be played to the end.
    """
    for position in looks(case):
        for viewer in case.viewers:
            sight = position.sight(viewer)
            for number in range(IMAGINED):
                state = position.imagined(sight, case.stream(f"imagining {viewer}", number))
                again = position.sight(viewer, state)
                if again != sight:
                    raise Fault(f"{viewer} sees something else in what it imagined: {difference(sight, again)}")
                check_cards(case, state)
                check_unused_cells(state)
        check_agreement(case, state)
        if position.is_sampled and len(position.played) % 6 == 0:
            _play_on(case, position, state)


def _play_on(case: Case, position: Position, state: Any) -> None:
    chance = case.stream(f"playing on {len(position.played)}")
    most = case.game.bound if position.run.is_compiled else 60
    for decision in range(most):
        legal = position.run.legal_actions(state)
        if not legal:
            break
        state, log, chance = position.after(legal[(7 * decision + 3) % len(legal)], chance, state)
        if log.lost:
            raise Fault("an imagined state, played on, reports more than fits into the log")
    if not state.over and (not legal or most == case.game.bound):
        raise Fault(f"an imagined state, played on, came to no end in {decision} decisions")
    check_cards(case, state)


def frequency(case: Case) -> None:
    """Over many games, each hidden card is imagined in each place as often as it lies there.

    A game is played a number of steps by actions that tell nothing (`Hidden.uninformative`). Each viewer then imagines
    one state from its sight. Given the sight, the true state and the imagined one must be equally distributed, so where
    a card lies in one and not in the other, it must as often be the other way round. That is Stuart and Maxwell's
    chi-square test of paired counts (A. Stuart, Biometrika 42, 1955), card by card and, for the cards that the viewer
    knows something of, apart.
    """
    if case.hidden is None:
        return
    many = FREQUENCY_SIGHTS // (case.seats + 1) if case.run.is_compiled else FREQUENCY_GAMES_INTERPRETED
    pairs: dict[tuple[int, str, int], list[tuple[list[int], list[int]]]] = {}
    for number in range(many):
        position = _uninformative_play(case, number)
        true = _by_card(case.hidden.places(position.state))
        for viewer in case.viewers:
            sight = position.sight(viewer)
            marked = case.hidden.marked(sight)
            imagined = _by_card(
                case.hidden.places(position.imagined(sight, case.stream(f"frequency {viewer}", number)))
            )
            for card in true:
                pairs.setdefault((viewer, "card", card), []).append((true[card], imagined.get(card, [])))
            for rank, card in enumerate(marked):
                pairs.setdefault((viewer, "marked card", rank), []).append((true[card], imagined.get(card, [])))
    for (viewer, what, which), compared in pairs.items():
        likely = paired_chance(compared) * len(pairs)
        if likely < UNLIKELY:
            raise Fault(
                f"{viewer} does not imagine {what} {which} where it lies as often as it does: right frequencies would "
                f"differ so much in {likely:.1e} of cases ({len(compared)} games)"
            )


def _uninformative_play(case: Case, number: int) -> Position:
    assert case.hidden is not None
    position = Position(case, f"frequency {number}")
    for _ in range(number * 7 % FREQUENCY_STEPS):
        legal = position.run.legal_actions(position.state)
        action = case.hidden.uninformative(position.state, legal) if legal else None
        if action is None:
            break
        position.play(action)
    return position


def _by_card(places: Sequence[tuple[int, int]]) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for card, place in places:
        found.setdefault(card, []).append(place)
    return found


def paired_chance(pairs: Sequence[tuple[Sequence[int], Sequence[int]]]) -> float:
    """How likely equally distributed pairs of places are to differ as much as these do, or more.

    Args:
        pairs: in each game, the places in which the copies of a card truly lay, and those imagined.
    """
    names = sorted({place for pair in pairs for side in pair for place in side})
    column = {place: i for i, place in enumerate(names)}
    surplus: npt.NDArray[np.float64] = np.zeros((len(pairs), len(names)))
    for i, (true, imagined) in enumerate(pairs):
        for place in true:
            surplus[i, column[place]] += 1
        for place in imagined:
            surplus[i, column[place]] -= 1
    # A place in which the two differed in a handful of games cannot be judged: the test is one for large numbers.
    surplus = surplus[:, np.abs(surplus).sum(axis=0) >= 10]
    covariance = surplus.T @ surplus
    total = surplus.sum(axis=0)
    freedom = int(np.linalg.matrix_rank(covariance)) if surplus.shape[1] else 0
    if freedom == 0:
        return 1.0
    return chance_of(float(total @ np.linalg.pinv(covariance, hermitian=True) @ total), freedom)
