"""Bots' thinking, written once over the contract: at random, greedy, and information-set Monte Carlo tree search.

The search is single-observer ISMCTS (P. I. Cowling, E. J. Powley and D. Whitehouse, "Information Set Monte Carlo Tree
Search", IEEE TCIAIG 4(2), 2012): playouts begin at tables imagined from what the seat knows, and one tree of actions
gathers them all. Four things are added, each of which made it stronger at equal cost:

- every action at the root is tried at the same tables with the same luck, so that their results differ by the action
  and not by the deal; the field is halved as it goes (Z. Karnin, T. Koren and O. Somekh, "Almost Optimal Exploration in
  Multi-Armed Bandits", 2013);
- below the root, actions are chosen by PUCT with their sense as prior (C. D. Rosin, "Multi-armed bandits with episode
  context", 2011), counting the times an action was open in place of its parent's visits;
- at the root the sense of an action counts beside its results where the game trusts it (after I. Danihelka, A. Guez,
  J. Schrittwieser and D. Silver, "Policy improvement by planning with Gumbel", 2022);
- playouts choose in proportion to sense. In a game too long for them they stop after a while, once nothing is half
  done (a quiescent state: C. E. Shannon, "Programming a Computer for Playing Chess", 1950), and take its outlook.

Each node is judged by the seat that moved into it (max^n), so any number of seats can play, and a team that shares its
score plays together. Chance needs no nodes: a node stands for every table that its actions lead to.
"""

from __future__ import annotations

import enum
import math
from typing import Any

from runabout.bots.desk import Notes
from runabout.core.chance import Chance, pick
from runabout.core.contract import (
    HORIZON,
    TEAM_SCORE,
    TRUST,
    WHOLE,
    apply,
    consider,
    imagine,
    legal,
    outlook,
    quiet,
    score,
    sense,
)
from runabout.core.log import Log
from runabout.core.record import Cells, assign
from runabout.core.rule import rule

EXPLORATION = 2.0
"""PUCT's constant, for rewards from 0 to 1."""

FIRST_CUT = 32
"""Tables imagined before the field at the root is halved for the first time; then at twice as many, and so on."""

FIRST, NEXT, ACTION, PARENT, MOVER = range(5)
"""Columns of `links`: first child, next sibling, the action that led here, from where, and whose it was."""

VISITS, OPEN = range(2)
"""Columns of `counts`: times chosen, times it could have been."""

LOW, HIGH = range(2)
"""Places in `span`: the lowest and the highest reward so far."""


class Kind(enum.IntEnum):
    """How a bot decides."""

    RANDOM = 0
    GREEDY = 1
    SEARCH = 2


@rule
def decide(
    sight: Any,
    kind: int,
    playouts: int,
    chance: Chance,
    blank: Any,
    world: Any,
    luck: Chance,
    state: Any,
    log: Log,
    notes: Notes,
) -> int:
    """One decision of the seat whose sight it is, which must be the seat to act; from `blank` on, see bots.desk."""
    assign(state, blank)
    imagine(sight, chance, state)
    open_now = legal(state, notes.acts)
    if open_now == 1 or kind == Kind.RANDOM:
        return int(notes.acts[pick(chance, open_now)])
    if kind == Kind.GREEDY:
        return most_sensible(state, chance, notes.acts, consider(state, notes.acts))
    begin(notes)
    think(sight, playouts, chance, blank, world, luck, state, log, notes)
    return best_choice(notes)


@rule
def begin(notes: Notes) -> None:
    """A tree of nothing but its root."""
    clear_node(notes, 0, -1)
    notes.nodes = 1
    notes.field = 0
    notes.tables = 0
    notes.cut = FIRST_CUT
    notes.span[LOW] = 1.0
    notes.span[HIGH] = 0.0


@rule
def clear_node(notes: Notes, node: int, action: int) -> None:
    """Make a node that was never visited."""
    notes.links[node, FIRST] = -1
    notes.links[node, NEXT] = -1
    notes.links[node, ACTION] = action
    notes.counts[node, VISITS] = 0
    notes.counts[node, OPEN] = 0
    notes.rewards[node] = 0.0


@rule
def think(
    sight: Any,
    playouts: int,
    chance: Chance,
    blank: Any,
    world: Any,
    luck: Chance,
    state: Any,
    log: Log,
    notes: Notes,
) -> None:
    """Add about so many playouts to a tree that `begin` has begun: each action in the running at each table."""
    left = playouts
    while left > 0:
        assign(world, blank)
        imagine(sight, chance, world)
        assign(luck, chance)
        if notes.field == 0:
            notes.field = worth_trying(world, notes.choices, notes.weights)
            for i in range(notes.field):
                notes.leaning[i] = TRUST / WHOLE * math.log(notes.weights[i])
        for i in range(notes.field):
            assign(state, world)
            assign(chance, luck)
            one_playout(notes.choices[i], state, chance, log, notes)
            left -= 1
        notes.tables += 1
        if notes.tables == notes.cut:
            notes.cut *= 2
            halve(notes)


@rule
def halve(notes: Notes) -> None:
    """Keep the better half of the actions in the running, and two at least."""
    keep = max(2, (notes.field + 1) // 2)
    while notes.field > keep:
        worst, lowest = 0, merit(notes, 0)
        for i in range(1, notes.field):
            found = merit(notes, i)
            if found < lowest:
                worst, lowest = i, found
        for i in range(worst, notes.field - 1):
            notes.choices[i] = notes.choices[i + 1]
            notes.leaning[i] = notes.leaning[i + 1]
        notes.field -= 1


@rule
def best_choice(notes: Notes) -> int:
    """The action at the root with the most merit so far."""
    best, chosen = merit(notes, 0), int(notes.choices[0])
    for i in range(1, notes.field):
        found = merit(notes, i)
        if found > best:
            best, chosen = found, int(notes.choices[i])
    return chosen


@rule
def merit(notes: Notes, i: int) -> float:
    """What speaks for a choice at the root: its results, and beside them its sense, which matters the less the more
    tables were tried (so that results decide in the end; with few of them they are mostly the luck of the deal).
    """
    return standing(mean_reward(notes, notes.choices[i]), notes) + float(notes.leaning[i] / max(1, notes.tables))


@rule
def mean_reward(notes: Notes, action: int) -> float:
    """The mean reward of an action at the root; 0 where it was never tried."""
    at = notes.links[0, FIRST]
    while at >= 0:
        if notes.links[at, ACTION] == action:
            return float(notes.rewards[at] / max(1, notes.counts[at, VISITS]))
        at = notes.links[at, NEXT]
    return 0.0


@rule
def one_playout(first: int, state: Any, chance: Chance, log: Log, notes: Notes) -> None:
    """Play `first`; down the tree to a new node, to the end of the game, and back with the result."""
    links, child = notes.links, notes.child
    node = 0
    played = 0
    grown = False
    while not state.over and not grown:
        seat = state.seat
        action = first
        open_now = 0 if node == 0 else worth_trying(state, notes.acts, notes.weights)
        at = links[node, FIRST]
        while at >= 0:
            child[links[at, ACTION]] = at
            at = links[at, NEXT]
        if node > 0:
            action = select(open_now, notes)
        into = int(child[action])
        at = links[node, FIRST]
        while at >= 0:
            child[links[at, ACTION]] = -1
            at = links[at, NEXT]
        if into < 0:
            grown = True
            into = grow(notes, node, action)
        if into >= 0:
            links[into, MOVER] = seat
            node = into
        apply(state, action, chance, log)
        played += 1
    play_out(played, state, chance, log, notes)
    credit(state, node, notes)


@rule
def select(open_now: int, notes: Notes) -> int:
    """The open action to try next, by PUCT; one that was never tried counts as good as the others together."""
    total, visits, value = 0, 0, 0.0
    for i in range(open_now):
        total += notes.weights[i]
        at = notes.child[notes.acts[i]]
        if at >= 0:
            notes.counts[at, OPEN] += 1
            visits += notes.counts[at, VISITS]
            value += notes.rewards[at]
    together = value / visits if visits > 0 else 0.0
    best, chosen = -1.0, -1
    for i in range(open_now):
        at = notes.child[notes.acts[i]]
        tried, opened, mean = 0, visits + 1, together
        if at >= 0:
            tried, opened = int(notes.counts[at, VISITS]), int(notes.counts[at, OPEN])
            mean = notes.rewards[at] / max(1, tried)
        bound = standing(mean, notes) + EXPLORATION * notes.weights[i] / total * math.sqrt(opened) / (1 + tried)
        if bound > best:
            best, chosen = bound, int(notes.acts[i])
    return chosen


@rule
def standing(mean: float, notes: Notes) -> float:
    """A mean reward from 0 to 1. A team's results may all lie close together, so they count by where they stand between
    the worst and the best so far (J. Schrittwieser et al., "Mastering Atari, Go, Chess and Shogi by Planning with a
    Learned Model", 2020, appendix B).
    """
    if TEAM_SCORE == 0:
        return mean
    low, high = notes.span[LOW], notes.span[HIGH]
    return float((mean - low) / (high - low)) if high > low else 0.5


@rule
def grow(notes: Notes, node: int, action: int) -> int:
    """A new node for `action` below `node`; -1 where there is no room."""
    fresh = notes.nodes
    if fresh == len(notes.links):
        return -1
    notes.nodes = fresh + 1
    clear_node(notes, fresh, action)
    notes.counts[fresh, OPEN] = 1
    notes.links[fresh, PARENT] = node
    notes.links[fresh, NEXT] = notes.links[node, FIRST]
    notes.links[node, FIRST] = fresh
    return fresh


@rule
def credit(state: Any, node: int, notes: Notes) -> None:
    """Give every node on the way its mover's share of the result, or of the outlook where there is none yet."""
    if state.over:
        score(state, notes.scores)
    else:
        outlook(state, notes.scores)
    while node > 0:
        mover = int(notes.links[node, MOVER])
        reward = share(notes.scores, state.seats, mover) if state.over else notes.scores[mover] / WHOLE
        notes.counts[node, VISITS] += 1
        notes.rewards[node] += reward
        notes.span[LOW] = min(notes.span[LOW], reward)
        notes.span[HIGH] = max(notes.span[HIGH], reward)
        node = int(notes.links[node, PARENT])


@rule
def share(scores: Cells, seats: int, seat: int) -> float:
    """A result as a reward from 0 to 1: the team's part of the best score, or a winner's part of the win."""
    if TEAM_SCORE > 0:
        return float(min(1.0, max(0.0, scores[seat] / TEAM_SCORE)))
    winners = 0
    best = scores[0]
    for other in range(seats):
        best = max(best, scores[other])
    for other in range(seats):
        if scores[other] == best:
            winners += 1
    return 1.0 / winners if scores[seat] == best else 0.0


@rule
def play_out(played: int, state: Any, chance: Chance, log: Log, notes: Notes) -> None:
    """To the end of the game, or to the horizon, of which so many decisions are `played`, and on until it is quiet.
    Each seat chooses among the actions in proportion to their sense.
    """
    while not state.over and (HORIZON == 0 or played < HORIZON or not quiet(state)):
        open_now = worth_trying(state, notes.acts, notes.weights)
        chosen = draw_by_weight(notes.weights, open_now, chance) if open_now > 1 else 0
        apply(state, notes.acts[chosen], chance, log)
        played += 1


@rule
def draw_by_weight(weights: Cells, count: int, chance: Chance) -> int:
    """One of the first `count` places, at random in proportion to their weights."""
    total = 0
    for i in range(count):
        total += weights[i]
    point, chosen = pick(chance, total), 0
    while point >= weights[chosen]:
        point -= weights[chosen]
        chosen += 1
    return chosen


@rule
def worth_trying(state: Any, acts: Cells, weights: Cells) -> int:
    """The actions considered that make any sense, with their sense as weights; all of them, evenly, where none does."""
    open_now = consider(state, acts)
    if open_now == 1:
        weights[0] = 1
        return 1
    kept = 0
    for i in range(open_now):
        weight = sense(state, acts[i])
        if weight > 0:
            acts[kept] = acts[i]
            weights[kept] = weight
            kept += 1
    if kept == 0:
        kept = consider(state, acts)
        for i in range(kept):
            weights[i] = 1
    return kept


@rule
def most_sensible(state: Any, chance: Chance, acts: Cells, open_now: int) -> int:
    """The action with the most sense; among equals, one at random."""
    best, equals, chosen = -1, 0, 0
    for i in range(open_now):
        weight = sense(state, acts[i])
        if weight > best:
            best, equals, chosen = weight, 1, int(acts[i])
        elif weight == best:
            equals += 1
            if pick(chance, equals) == 0:
                chosen = int(acts[i])
    return chosen
