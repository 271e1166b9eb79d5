"""What is counted in every game: rules that write the cells of a metric, and the figures that are told of them."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from runabout.core.contract import TEAM_SCORE, evaluate, is_quiescent, no_evaluation, touches, touches_nobody
from runabout.core.game import Game
from runabout.core.log import Log
from runabout.core.record import Cells
from runabout.core.result import has_winner, win_share
from runabout.core.rule import rule
from runabout.lab.intervals import Values

CHOICE_SECONDS, OTHER_SECONDS = 12.0, 3.0
"""What a decision takes people, for the estimate of a game's length: where there is a choice, and where there is none.
A guess for all games alike: minutes are good for comparing, and no promise.
"""

KIND, CARD = range(2)
"""Columns of `about`: by action, the number of its kind and of its card among those of the game; -1 for none."""


@dataclass(frozen=True)
class Figure:
    """One number that a study tells.

    Attributes:
        metric: of which it is a part.
        name: what is counted, such as "choices"; "" where the metric says it.
        seat: whose, from 0; None for the whole game's.
        is_share: whether it lies between 0 and 1 in every game.
    """

    metric: str
    name: str = ""
    seat: int | None = None
    is_share: bool = False


def by_seat(metric: str, name: str, seats: int, is_share: bool = False) -> list[Figure]:
    """A figure for each seat."""
    return [Figure(metric, name, seat, is_share) for seat in range(seats)]


# --- Results ----------------------------------------------------------------------------------------------------------


@rule
def count_win(state: Any, scores: Cells, row: Cells) -> None:
    """Each seat's share of the win; of a team, whether it has won."""
    if TEAM_SCORE > 0:
        row[0] = 1.0 if has_winner(scores, state.seats) else 0.0
    else:
        for seat in range(state.seats):
            row[seat] = win_share(scores, state.seats, seat)


@rule
def keep_scores(state: Any, scores: Cells, row: Cells) -> None:
    """The scores as the game writes them."""
    for i in range(len(row)):
        row[i] = scores[i]


def of_seats_or_team(metric: str, is_share: bool, game: Game, seats: int) -> list[Figure]:
    """A figure for each seat; for a team, one."""
    return [Figure(metric, "team", None, is_share)] if game.scoring.team else by_seat(metric, "", seats, is_share)


def points(game: Game, rows: Values) -> Values:
    """The points of scores."""
    return np.asarray(game.scoring.points(rows), np.float64)


def has_points(game: Game) -> bool:
    """Whether a score says more than who won."""
    return not game.scoring.won_only


# --- Length -----------------------------------------------------------------------------------------------------------


@rule
def count_length(state: Any, open_now: int, action: int, about: Cells, row: Cells) -> None:
    """[decisions, changes of the seat that decides and 1, those with a choice, that seat and 1]."""
    row[0] += 1
    if row[3] != state.seat + 1:
        row[3] = state.seat + 1
        row[1] += 1
    if open_now > 1:
        row[2] += 1


def lengths(game: Game, rows: Values) -> Values:
    """Decisions, turns and minutes."""
    minutes = (rows[:, 2] * CHOICE_SECONDS + (rows[:, 0] - rows[:, 2]) * OTHER_SECONDS) / 60
    return np.column_stack([rows[:, 0], rows[:, 1], minutes])


def length_figures(game: Game, seats: int) -> list[Figure]:
    """A turn is the decisions that one seat makes before another decides."""
    return [Figure("length", name) for name in ("decisions", "turns", "minutes")]


# --- Choices ----------------------------------------------------------------------------------------------------------


@rule
def count_choices(state: Any, open_now: int, action: int, about: Cells, row: Cells) -> None:
    """[decisions, those with a choice, actions open] and, for each seat, [decisions, with a choice, bits of choice]."""
    row[0] += 1
    row[2] += open_now
    at = 3 + 3 * state.seat
    row[at] += 1
    if open_now > 1:
        row[1] += 1
        row[at + 1] += 1
        row[at + 2] += math.log2(open_now)


def choice_cells(game: Game, seats: int) -> int:
    """Three for the game, and for each seat."""
    return 3 + 3 * seats


def choice_figures(game: Game, seats: int) -> list[Figure]:
    """The entropy of a decision is that of its open actions, all alike: log2 of their number."""
    whole = [Figure("choices", "share of decisions", is_share=True), Figure("choices", "open actions")]
    return whole + [one for name in ("decisions", "choices", "bits") for one in by_seat("choices", name, seats)]


def choices(game: Game, rows: Values) -> Values:
    """The share of decisions with a choice, the open actions of a decision; by seat what there was in a game."""
    decisions = np.maximum(rows[:, 0], 1)
    whole = [rows[:, 1] / decisions, rows[:, 2] / decisions]
    return np.column_stack([*whole, *(rows[:, 3 + column :: 3] for column in range(3))])


# --- Seats that do nothing, games that are over early -----------------------------------------------------------------


@rule
def count_taking_part(state: Any, open_now: int, action: int, about: Cells, row: Cells) -> None:
    """[nobody has won, in the end] and, for each seat, [decisions, those with a choice]."""
    row[1 + 2 * state.seat] += 1
    if open_now > 1:
        row[2 + 2 * state.seat] += 1


@rule
def count_unwon(state: Any, scores: Cells, row: Cells) -> None:
    """[nobody has won]."""
    row[0] = 0.0 if has_winner(scores, state.seats) else 1.0


def idle_cells(game: Game, seats: int) -> int:
    """One for the game, and two for each seat."""
    return 1 + 2 * seats


def idle_figures(game: Game, seats: int) -> list[Figure]:
    """A game has ended early where some seat had not decided anything yet."""
    whole = [Figure("idle", name, is_share=True) for name in ("nobody wins", "ended early")]
    return whole + [one for name in ("no decision", "no choice") for one in by_seat("idle", name, seats, True)]


def idle(game: Game, rows: Values) -> Values:
    """As shares of the games: each is 0 or 1."""
    decided, chose = rows[:, 1::2] > 0, rows[:, 2::2] > 0
    return np.column_stack([rows[:, 0], ~decided.all(axis=1), ~decided, ~chose]).astype(np.float64)


# --- Phases -----------------------------------------------------------------------------------------------------------


@rule
def count_phase(state: Any, open_now: int, action: int, about: Cells, row: Cells) -> None:
    """For each phase, [decisions, those with a choice, bits of choice]."""
    at = 3 * state.phase
    row[at] += 1
    if open_now > 1:
        row[at + 1] += 1
        row[at + 2] += math.log2(open_now)


def phase_names(game: Game) -> tuple[str, ...]:
    """The phases of a game's decisions, where its layout names them; () where it has none."""
    shown = game.layout.decision if game.layout else {}
    is_number = "phase" in game.State.fields and not game.State.fields["phase"].shape
    return shown["phase"].values if is_number and "phase" in shown else ()


def has_phases(game: Game) -> bool:
    """Whether its decisions have phases."""
    return bool(phase_names(game))


def phase_figures(game: Game, seats: int) -> list[Figure]:
    """In the order of the cells."""
    told = ("decisions", "choices", "bits")
    return [Figure("phases", f"{phase}: {name}") for phase in phase_names(game) for name in told]


# --- Who is ahead -----------------------------------------------------------------------------------------------------


@rule
def count_lead(state: Any, log: Log, prospects: Cells, row: Cells) -> None:
    """[changes, the leader and 1]: another seat leads once the leader is no longer among those
    with the best prospects, by the game's own evaluation, where that can be trusted.
    """
    if state.over or not is_quiescent(state):
        return
    evaluate(state, prospects)
    best = 0
    for seat in range(state.seats):
        if prospects[seat] > prospects[best]:
            best = seat
    leader = int(row[1]) - 1
    if leader < 0 or prospects[leader] < prospects[best]:
        row[0] += leader >= 0
        row[1] = best + 1


def lead_cells(game: Game, seats: int) -> int:
    """Two for the game."""
    return 2


def lead_figures(game: Game, seats: int) -> list[Figure]:
    """How often another seat takes the lead."""
    return [Figure("lead", "changes")]


def lead_changes(game: Game, rows: Values) -> Values:
    """What remains of the cells."""
    return rows[:, :1]


def has_leader(game: Game) -> bool:
    """Whether seats compete, and the game evaluates their prospects."""
    return not game.scoring.team and game.bots.evaluate is not no_evaluation


# --- What seats do to each other --------------------------------------------------------------------------------------


@rule
def count_doer(state: Any, open_now: int, action: int, about: Cells, row: Cells) -> None:
    """[decisions, those that affect another seat, the number of the deciding seat plus 1]."""
    row[0] += 1
    row[2] = state.seat + 1


@rule
def count_touched(state: Any, log: Log, room: Cells, row: Cells) -> None:
    """Behind these, for each seat, [its decisions that affect others, decisions of others that affect it]."""
    doer = int(row[2]) - 1
    if doer < 0:
        return
    whom = 0
    for i in range(log.size):
        whom |= touches(state, log, i)
    whom &= ~(1 << doer)
    if whom == 0:
        return
    row[1] += 1
    row[3 + 2 * doer] += 1
    for seat in range(state.seats):
        row[4 + 2 * seat] += (whom >> seat) & 1


def interaction_cells(game: Game, seats: int) -> int:
    """Three for the game, and two for each seat."""
    return 3 + 2 * seats


def interaction_figures(game: Game, seats: int) -> list[Figure]:
    """The share of decisions that affect another seat; by seat those of both kinds."""
    whole = [Figure("interaction", "share of decisions", is_share=True)]
    return whole + [one for name in ("done", "suffered") for one in by_seat("interaction", name, seats)]


def interaction(game: Game, rows: Values) -> Values:
    """In the order of the figures."""
    return np.column_stack([rows[:, 1] / np.maximum(rows[:, 0], 1), rows[:, 3::2], rows[:, 4::2]])


def has_interaction(game: Game) -> bool:
    """Whether the game says which seats an event affects."""
    return game.touches is not touches_nobody


# --- Use of actions, cards and kinds of events ------------------------------------------------------------------------


@rule
def count_kind(state: Any, open_now: int, action: int, about: Cells, row: Cells) -> None:
    """By kind of action, how often one is played."""
    row[about[action, KIND]] += 1


@rule
def count_card(state: Any, open_now: int, action: int, about: Cells, row: Cells) -> None:
    """By card, how often something is done with it."""
    card = about[action, CARD]
    if card >= 0:
        row[card] += 1


@rule
def count_events(state: Any, log: Log, room: Cells, row: Cells) -> None:
    """By kind of event, how often it happens."""
    for i in range(log.size):
        row[log.kind[i]] += 1


def kinds_of(game: Game) -> list[str]:
    """The kinds of a game's actions; their verbs where it declares none."""
    return list(dict.fromkeys(action.kind or action.verb for action in game.words.actions))


def cards_of(game: Game) -> list[str]:
    """The cards that a game's actions name."""
    return list(dict.fromkeys(action.card for action in game.words.actions if action.card))


def events_of(game: Game) -> list[str]:
    """The kinds of a game's events."""
    return list(game.words.kinds)


def about_actions(game: Game) -> Cells:
    """(actions, 2) what each action is about; columns KIND and CARD."""
    kinds, cards = kinds_of(game), ["", *cards_of(game)]
    rows = [(kinds.index(one.kind or one.verb), cards.index(one.card) - 1) for one in game.words.actions]
    return np.array(rows, np.int32).view(Cells)


def of_names(metric: str, names: Callable[[Game], list[str]], game: Game, seats: int) -> list[Figure]:
    """A figure for each name."""
    return [Figure(metric, name) for name in names(game)]


def has_cards(game: Game) -> bool:
    """Whether its actions name cards."""
    return bool(cards_of(game))
