"""Bots' thinking, written once over the contract: at random, greedy, and information-set Monte Carlo tree search.

The search is single-observer ISMCTS (P. I. Cowling, E. J. Powley and D. Whitehouse, "Information Set Monte Carlo Tree
Search", IEEE TCIAIG 4(2), 2012): playouts begin at tables imagined from what the seat knows, and one tree of actions
gathers them all. Four things are added, each of which made it stronger at equal cost:

- every candidate at the root is tried at the same tables with the same luck, so that their results differ by the action
  and not by the deal; the candidates are halved as it goes, each round with the same part of the budget (Z. Karnin,
  T. Koren and O. Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", 2013), and one that is worse than the
  best by three standard errors is dropped at once (V. Mnih, C. Szepesvári and J.-Y. Audibert, "Empirical Bernstein
  Stopping", 2008): where one is left, the search ends;
- below the root, actions are chosen by PUCT (C. D. Rosin, "Multi-armed bandits with episode context", 2011) with the
  game's priors, counting the times an action was open in place of its parent's visits;
- at the root the prior of an action counts beside its results, by the game's prior weight (after I. Danihelka, A. Guez,
  J. Schrittwieser and D. Silver, "Policy improvement by planning with Gumbel", 2022);
- playouts draw actions in proportion to their priors. In a game too long for them they stop after a while, in a
  quiescent state (C. E. Shannon, "Programming a Computer for Playing Chess", 1950), and take its evaluation.

A game may have an opening book: the actions that are known to be best in a decision about which a search finds out
nothing. Bots that know it consider no others.

Each node is judged by the seat that moved into it (max^n), so any number of seats can play, and a team that shares its
score plays together. Chance needs no nodes: a node represents every table that its actions lead to.
"""

from __future__ import annotations

import enum
import math
from typing import Any

from runabout.bots.scratch import Nodes, Scratch, SearchTree
from runabout.core.chance import Chance, pick
from runabout.core.contract import (
    NETWORK_DEPTH,
    PRIORS_AT_ONCE,
    TEAM_SCORE,
    WHOLE,
    action_prior,
    action_priors,
    apply,
    candidate_actions,
    evaluate,
    evaluate_by_network,
    imagine,
    is_quiescent,
    legal,
    opening_book,
    playout_depth,
    prior_by_network,
    prior_weight,
    read_network,
    score,
)
from runabout.core.exact import ln
from runabout.core.record import Cells, assign
from runabout.core.result import reward
from runabout.core.rule import rule

EXPLORATION = 2.0
"""PUCT's constant, for rewards from 0 to 1."""

FIRST_CUT = 32
"""Tables imagined at least before the candidates at the root are halved for the first time, where the budget allows
that for all: with fewer, priors decide who is dropped. Where it is not known, they are halved again at twice as many
tables, and so on."""

TABLES_LEAST = 2
"""Tables that each candidate is tried at before the first halving; where the budget does not allow it for all, those
with the lowest priors are left out."""

RACE_AFTER, RACE_FROM, RACE_EVERY = 4, 32, 8
"""After this part of the budget (1/4) and from so many tables on, and after each so many more, those clearly worse than
the best candidate are dropped: not sooner, since results change while the tree grows."""

CLEARLY = 3.0
"""By how many standard errors a difference is clear, and by as much as one result can change a mean. Two candidates
count as if they were independent, though their tables are the same: so a difference is clearer than it looks."""

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
    WITH_BOOK = 3  # a search that knows the game's opening book
    LEARNED = 4  # the same by the game's network, where it has one


@rule
def decide(sight: Any, kind: int, playouts: int, chance: Chance, scratch: Scratch) -> int:
    """One decision of the seat whose sight it is, which must be the seat to act."""
    state, tree = scratch.state, scratch.tree
    assign(state, scratch.blank)
    imagine(sight, chance, state)
    if kind < Kind.SEARCH:
        return decide_at_once(state, kind, chance, tree.acts, tree.weights)
    if legal(state, tree.acts) == 1:
        return int(tree.acts[0])
    begin(tree, scratch.nodes, kind, playouts)
    think(sight, playouts, chance, scratch)
    return best_choice(tree)


@rule
def decide_at_once(state: Any, kind: int, chance: Chance, acts: Cells, weights: Cells) -> int:
    """One decision of a bot that does not search. What is legal, the candidates and their priors depend on nothing that
    the seat to act may not know, which the law "secrecy" holds: so the choice on the true State is the one on any State
    that the seat imagines from its Sight, and whoever plays many games can spare both. `acts` and `weights` are room
    for the actions and their priors.
    """
    found = legal(state, acts) if kind == Kind.RANDOM else candidate_actions(state, acts)
    if found == 1:
        return int(acts[0])
    if kind == Kind.RANDOM:
        return int(acts[pick(chance, found)])
    return highest_prior(state, chance, acts, weights, found)


@rule
def begin(tree: SearchTree, nodes: Nodes, kind: int, budget: int) -> None:
    """A tree of nothing but its root.

    Args:
        tree: to begin.
        nodes: of that tree.
        kind: of search.
        budget: playouts of this decision; 0 where that is not known yet.
    """
    tree.knows_book = 1 if kind >= Kind.WITH_BOOK else 0
    tree.learned = 1 if kind == Kind.LEARNED and NETWORK_DEPTH > 0 else 0
    clear_node(nodes, 0, -1)
    tree.nodes = 1
    tree.candidates = 0
    tree.tables = 0
    tree.budget = budget
    tree.playouts = 0
    tree.span[LOW] = 1.0
    tree.span[HIGH] = 0.0


@rule
def clear_node(nodes: Nodes, node: int, action: int) -> None:
    """Make a node that was never visited."""
    nodes.links[node, FIRST] = -1
    nodes.links[node, NEXT] = -1
    nodes.links[node, ACTION] = action
    nodes.counts[node, VISITS] = 0
    nodes.counts[node, OPEN] = 0
    nodes.rewards[node] = 0.0


@rule
def think(sight: Any, playouts: int, chance: Chance, scratch: Scratch) -> None:
    """Add about so many playouts to a tree that `begin` has begun, each candidate at each table; fewer where one
    candidate is left.
    """
    tree = scratch.tree
    left = playouts
    while left > 0 and (tree.tables == 0 or tree.candidates > 1):
        assign(scratch.world, scratch.blank)
        imagine(sight, chance, scratch.world)
        if tree.tables == 0:
            find_candidates(chance, scratch, playouts)
        assign(scratch.luck, chance)
        for i in range(tree.candidates):
            assign(scratch.state, scratch.world)
            assign(chance, scratch.luck)
            one_playout(tree.choices[i], chance, scratch)
            tree.sums[i] += tree.reward
            tree.squares[i] += tree.reward * tree.reward
            left -= 1
        tree.tables += 1
        tree.playouts += tree.candidates
        if tree.tables >= RACE_FROM and tree.tables % RACE_EVERY == 0 and RACE_AFTER * tree.playouts >= tree.budget > 0:
            drop_the_clearly_worse(tree)
        if tree.tables >= tree.cut:
            halve(tree)
            tree.cut += tables_of_round(tree) if tree.budget > 0 else tree.cut


@rule
def find_candidates(chance: Chance, scratch: Scratch, playouts: int) -> None:
    """The candidates at the root, from the first table imagined, and how many tables they are tried at first; in so
    many playouts, where the budget is not known. A bot that does not know the opening book draws one of all candidates
    where that has an entry: a search would not tell them apart.
    """
    tree = scratch.tree
    tree.candidates = worth_trying(scratch.world, tree.knows_book, tree.choices, tree.weights)
    if not tree.knows_book and recommended_by_book(scratch.world, tree.acts) > 0:
        tree.choices[0] = tree.choices[draw_by_weight(tree.weights, tree.candidates, chance)]
        tree.candidates = 1
    if tree.budget > 0:
        leave_out(tree, chance)
    if tree.learned:
        read_network(scratch.world, scratch.reading)
    tree.prior_weight = prior_weight(max(tree.budget, playouts))
    for i in range(tree.candidates):
        nats = ln(tree.weights[i])
        if tree.learned:
            nats += prior_by_network(int(tree.choices[i]), scratch.reading)
        tree.root_log_priors[i] = nats
        tree.sums[i] = 0.0
        tree.squares[i] = 0.0
    share_out(tree)


@rule
def share_out(tree: SearchTree) -> None:
    """Give each round between two halvings the same part of the budget, where it is known; the first one more where
    that would be too few tables and the budget allows it.
    """
    tree.stages = rounds_of(tree.candidates)
    if tree.budget == 0:
        tree.cut = FIRST_CUT
    elif tree.budget >= FIRST_CUT * tree.candidates:
        tree.cut = max(FIRST_CUT, tables_of_round(tree))
    else:
        tree.cut = tables_of_round(tree)


@rule
def rounds_of(candidates: int) -> int:
    """Rounds until two of so many candidates have been compared, where each keeps the better half."""
    rounds = 1
    while candidates > 2:
        candidates = (candidates + 1) // 2
        rounds += 1
    return rounds


@rule
def tables_of_round(tree: SearchTree) -> int:
    """Tables at which the candidates that are left are tried in a round."""
    return max(1, tree.budget // (tree.stages * tree.candidates))


@rule
def leave_out(tree: SearchTree, chance: Chance) -> None:
    """Leave out candidates with the lowest priors where the budget is too small to try all of them; among equals, at
    random.
    """
    keep = tree.candidates
    while keep > 2 and keep * rounds_of(keep) * TABLES_LEAST > tree.budget:
        keep -= 1
    while tree.candidates > keep:
        worst, equals = 0, 1
        for i in range(1, tree.candidates):
            if tree.weights[i] < tree.weights[worst]:
                worst, equals = i, 1
            elif tree.weights[i] == tree.weights[worst]:
                equals += 1
                if pick(chance, equals) == 0:
                    worst = i
        tree.candidates -= 1
        for i in range(worst, tree.candidates):
            tree.choices[i] = tree.choices[i + 1]
            tree.weights[i] = tree.weights[i + 1]


@rule
def halve(tree: SearchTree) -> None:
    """Keep the better half of the candidates, and two at least."""
    keep = max(2, (tree.candidates + 1) // 2)
    while tree.candidates > keep:
        worst, lowest = 0, merit(tree, 0)
        for i in range(1, tree.candidates):
            found = merit(tree, i)
            if found < lowest:
                worst, lowest = i, found
        drop(tree, worst)


@rule
def drop(tree: SearchTree, which: int) -> None:
    """Drop a candidate; those after it move up."""
    tree.candidates -= 1
    for i in range(which, tree.candidates):
        tree.choices[i] = tree.choices[i + 1]
        tree.root_log_priors[i] = tree.root_log_priors[i + 1]
        tree.sums[i] = tree.sums[i + 1]
        tree.squares[i] = tree.squares[i + 1]


@rule
def drop_the_clearly_worse(tree: SearchTree) -> None:
    """Drop the candidates that can hardly be the best any more."""
    best = best_candidate(tree)
    most, spread = merit(tree, best), variance(tree, best)
    i = tree.candidates - 1
    while i >= 0:
        error = math.sqrt((spread + variance(tree, i)) / tree.tables)
        if i != best and most - merit(tree, i) > CLEARLY * error + 1.0 / tree.tables:
            drop(tree, i)
            best -= 1 if i < best else 0
        i -= 1


@rule
def variance(tree: SearchTree, i: int) -> float:
    """The variance of a candidate's results, on the scale of `merit`."""
    mean = tree.sums[i] / tree.tables
    found = max(0.0, tree.squares[i] / tree.tables - mean * mean)
    if TEAM_SCORE == 0:
        return float(found)
    wide = tree.span[HIGH] - tree.span[LOW]
    return float(found / (wide * wide)) if wide > 0 else 0.0


@rule
def best_choice(tree: SearchTree) -> int:
    """The action at the root with the most merit so far."""
    return int(tree.choices[best_candidate(tree)])


@rule
def best_candidate(tree: SearchTree) -> int:
    """The place of the candidate with the most merit so far."""
    best, most = 0, merit(tree, 0)
    for i in range(1, tree.candidates):
        found = merit(tree, i)
        if found > most:
            best, most = i, found
    return best


@rule
def merit(tree: SearchTree, i: int) -> float:
    """The value of a candidate at the root: its results, and its prior, which counts the less the more tables were
    tried (with few of them the results are mostly the luck of the deal).
    """
    tables = max(1, tree.tables)
    return on_span(tree.sums[i] / tables, tree) + float(tree.prior_weight / WHOLE * tree.root_log_priors[i] / tables)


@rule
def one_playout(first: int, chance: Chance, scratch: Scratch) -> None:
    """Play `first`; down the tree to a new node, to the end of the playout, and back up with the result."""
    state, tree, nodes = scratch.state, scratch.tree, scratch.nodes
    links, child = nodes.links, tree.child
    node = 0
    played = 0
    grown = False
    while not state.over and not grown:
        seat = state.seat
        action = first
        open_now = 0 if node == 0 else worth_trying(state, tree.knows_book, tree.acts, tree.weights)
        at = links[node, FIRST]
        while at >= 0:
            child[links[at, ACTION]] = at
            at = links[at, NEXT]
        if node > 0:
            action = select(open_now, tree, nodes)
        into = int(child[action])
        at = links[node, FIRST]
        while at >= 0:
            child[links[at, ACTION]] = -1
            at = links[at, NEXT]
        if into < 0:
            grown = True
            into = grow(tree, nodes, node, action)
        if into >= 0:
            links[into, MOVER] = seat
            node = into
        apply(state, action, chance, scratch.log)
        played += 1
    play_out(played, chance, scratch)
    credit(state, node, scratch)


@rule
def select(open_now: int, tree: SearchTree, nodes: Nodes) -> int:
    """The open action to try next, by PUCT; an untried action counts as good as the average of the others."""
    total, visits, value = 0, 0, 0.0
    for i in range(open_now):
        total += tree.weights[i]
        at = tree.child[tree.acts[i]]
        if at >= 0:
            nodes.counts[at, OPEN] += 1
            visits += nodes.counts[at, VISITS]
            value += nodes.rewards[at]
    together = value / visits if visits > 0 else 0.0
    best, chosen = -1.0, -1
    for i in range(open_now):
        at = tree.child[tree.acts[i]]
        tried, opened, mean = 0, visits + 1, together
        if at >= 0:
            tried, opened = int(nodes.counts[at, VISITS]), int(nodes.counts[at, OPEN])
            mean = nodes.rewards[at] / max(1, tried)
        bound = on_span(mean, tree) + EXPLORATION * tree.weights[i] / total * math.sqrt(opened) / (1 + tried)
        if bound > best:
            best, chosen = bound, int(tree.acts[i])
    return chosen


@rule
def on_span(mean: float, tree: SearchTree) -> float:
    """A mean reward from 0 to 1. A team's results may all lie close together, so they count by where they stand between
    the worst and the best so far (J. Schrittwieser et al., "Mastering Atari, Go, Chess and Shogi by Planning with a
    Learned Model", 2020, appendix B).
    """
    if TEAM_SCORE == 0:
        return mean
    low, high = tree.span[LOW], tree.span[HIGH]
    return float((mean - low) / (high - low)) if high > low else 0.5


@rule
def grow(tree: SearchTree, nodes: Nodes, node: int, action: int) -> int:
    """A new node for `action` below `node`; -1 where there is no room."""
    fresh = tree.nodes
    if fresh == len(nodes.rewards):
        return -1
    tree.nodes = fresh + 1
    clear_node(nodes, fresh, action)
    nodes.counts[fresh, OPEN] = 1
    nodes.links[fresh, PARENT] = node
    nodes.links[fresh, NEXT] = nodes.links[node, FIRST]
    nodes.links[node, FIRST] = fresh
    return fresh


@rule
def credit(state: Any, node: int, scratch: Scratch) -> None:
    """Give every node on the way its mover's reward, or its prospects where the playout stopped before the end."""
    tree, nodes = scratch.tree, scratch.nodes
    if state.over:
        score(state, tree.scores)
    elif tree.learned:
        evaluate_by_network(state, scratch.reading, tree.scores)
    else:
        evaluate(state, tree.scores)
    while node > 0:
        mover = int(nodes.links[node, MOVER])
        gained = reward(tree.scores, state.seats, mover) if state.over else tree.scores[mover] / WHOLE
        nodes.counts[node, VISITS] += 1
        nodes.rewards[node] += gained
        tree.reward = gained  # that of the root's seat comes last
        tree.span[LOW] = min(tree.span[LOW], gained)
        tree.span[HIGH] = max(tree.span[HIGH], gained)
        node = int(nodes.links[node, PARENT])


@rule
def play_out(played: int, chance: Chance, scratch: Scratch) -> None:
    """Play to the end of the game, or past the playout's depth, of which so many decisions are `played`, to the next
    quiescent state. Each seat draws its actions in proportion to their priors.
    """
    state, tree = scratch.state, scratch.tree
    if state.over:
        return
    depth = NETWORK_DEPTH if tree.learned else playout_depth(state)
    while not state.over and (depth == 0 or played < depth or not is_quiescent(state)):
        open_now = worth_trying(state, tree.knows_book, tree.acts, tree.weights)
        chosen = draw_by_weight(tree.weights, open_now, chance) if open_now > 1 else 0
        apply(state, tree.acts[chosen], chance, scratch.log)
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
def worth_trying(state: Any, knows_book: int, acts: Cells, weights: Cells) -> int:
    """The candidate actions whose prior is above 0, with it as weight; all of them, evenly, where none is. For who
    knows the opening book they are what it recommends, if anything.
    """
    open_now = looked_at(state, knows_book, acts)
    if open_now == 1:
        weights[0] = 1
        return 1
    if PRIORS_AT_ONCE:
        action_priors(state, acts, open_now, weights)
    kept = 0
    for i in range(open_now):
        weight = weights[i] if PRIORS_AT_ONCE else action_prior(state, acts[i])
        if weight > 0:
            acts[kept] = acts[i]
            weights[kept] = weight
            kept += 1
    if kept == 0:
        kept = looked_at(state, knows_book, acts)
        for i in range(kept):
            weights[i] = 1
    return kept


@rule
def looked_at(state: Any, knows_book: int, acts: Cells) -> int:
    """The candidate actions; for who knows the opening book, those of them that it recommends, where there are any."""
    recommended = recommended_by_book(state, acts) if knows_book else 0
    return recommended if recommended > 0 else candidate_actions(state, acts)


@rule
def recommended_by_book(state: Any, acts: Cells) -> int:
    """The candidate actions that the opening book recommends; 0 where it has no entry."""
    return opening_book(state, acts, candidate_actions(state, acts))


@rule
def highest_prior(state: Any, chance: Chance, acts: Cells, weights: Cells, open_now: int) -> int:
    """The action with the highest prior; among equals, one at random. `weights` is room for priors."""
    if PRIORS_AT_ONCE:
        action_priors(state, acts, open_now, weights)
    best, equals, chosen = -1, 0, 0
    for i in range(open_now):
        weight = weights[i] if PRIORS_AT_ONCE else action_prior(state, acts[i])
        if weight > best:
            best, equals, chosen = weight, 1, int(acts[i])
        elif weight == best:
            equals += 1
            if pick(chance, equals) == 0:
                chosen = int(acts[i])
    return chosen
