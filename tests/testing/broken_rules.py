"""Rules, words and figures with one fault each, and the law that the little game breaks with them."""

import itertools
import random
from dataclasses import replace
from pathlib import Path

import numpy as np

from runabout.core.chance import pick
from runabout.core.facts import NUMBER, called, named
from runabout.core.log import EVERYONE, LOG_MAX, note, settle, uncertain
from runabout.core.piles import draw, put_sorted, take
from runabout.core.plan import Area, Plan, Remark
from runabout.core.rule import rule
from runabout.core.scene import Decision, Derived, Layout, Piles, Places, Read, SeatCounter, Setting, Things
from runabout.core.speech.declared import Messages
from runabout.core.standing import Standing
from runabout.core.verbs import VerbKind, place, thing
from runabout.core.words import Action
from tests.laws import little
from tests.laws.little import (
    BEST,
    BOAST,
    DRAW,
    RANK,
    SHOW,
    Because,
    Event,
    LittleWords,
    apply,
    from_hand,
    imagine,
    lay_open,
    legal,
    next_turn,
    pooled,
    refuse,
    score,
    see,
    show,
)


@rule
def boast_twice(state, out):
    n = legal(state, out)
    if state.boasted:
        out[n] = BOAST
        n += 1
    return n


@rule
def refuse_all_at_the_end(state, action):
    return Because.EMPTY if state.deck_size[0] == 0 and refuse(state, action) == 0 else refuse(state, action)


@rule
def nothing_at_the_end(state, out):
    return legal(state, out) if state.deck_size[0] > 0 else 0


@rule
def refuse_by_no_rule(state, action):
    return 99 if refuse(state, action) == Because.NOT_IN_HAND else refuse(state, action)


@rule
def boast_for_ever(state, action, chance, log):
    apply(state, action, chance, log)
    state.boasted = 0


@rule
def refuse_and_count(state, action):
    state.spare[0] += 1
    return refuse(state, action)


@rule
def see_and_count(state, seat, sight):
    state.spare[0] += 1
    see(state, seat, sight)


@rule
def imagine_and_spoil(sight, chance, state):
    imagine(sight, chance, state)
    sight.deck_size[0] = 0


@rule
def negative_prior(state, action):
    return -1


@rule
def half_a_prior(state, action):
    return 0.5


@rule
def priors_one_off(state, acts, count, out):
    for i in range(count):
        out[i] = little.action_prior(state, acts[i]) + (i == 1)


@rule
def priors_that_sort(state, acts, count, out):
    for i in range(count):
        out[i] = little.action_prior(state, acts[i])
    acts[0] = acts[count - 1]


TALLY = itertools.count()


@rule
def keep_a_tally(state, action, chance, log):
    apply(state, action, chance, log)
    state.spare[0] = next(TALLY)


@rule
def ask_python(state, action, chance, log):
    apply(state, action, chance, log)
    state.spare[0] = random.getrandbits(16)


@rule
def ask_numpy(state, action, chance, log):
    apply(state, action, chance, log)
    state.spare[0] = np.random.randint(1000)  # noqa: NPY002 (the fault)


@rule
def chatter(state, action, chance, log):
    apply(state, action, chance, log)
    if not log.muted:
        log.size = LOG_MAX  # as if so many had been reported
    note(log, Event.BOASTED, EVERYONE, state.seat)


@rule
def whisper_to_nobody(state, action, chance, log):
    apply(state, action, chance, log)
    note(log, Event.BOASTED, 0, state.seat)


@rule
def leave_a_card_behind(state, action, chance, log):
    apply(state, action, chance, log)
    if state.deck_size[0] < little.CARDS:
        state.deck[state.deck_size[0]] = 1


@rule
def lose_a_card(state, action, chance, log):
    held = state.hand_size[0]
    apply(state, action, chance, log)
    if action < DRAW and held == 2 and state.hand_size[0] == 1:
        take(state.hand[0], state.hand_size, 0, 0)
        if state.seat == 0:
            next_turn(state)


@rule
def score_the_first(state, out):
    out[0] = state.points[0]


@rule
def expect_wonders(state, out):
    for seat in range(state.seats):
        out[seat] = 1001


@rule
def score_and_clear(state, out):
    score(state, out)
    state.points[0] = 0


@rule
def hide_the_boast(state, seat, sight):
    see(state, seat, sight)
    if seat != state.seat:
        sight.boasted = 0


@rule
def see_the_next_hand(state, seat, sight):
    see(state, seat, sight)
    if seat >= 0:
        sight.hand[little.CARDS - 1] = state.hand[(seat + 1) % state.seats, 0]


@rule
def tell_all_what_was_drawn(state, action, chance, log):
    apply(state, action, chance, log)
    for i in range(log.size):
        if log.kind[i] == Event.DREW_CARD:
            log.audience[i] = EVERYONE


@rule
def next_is_lucky(state):
    """Whether the next seat holds the best card."""
    after = (state.seat + 1) % state.seats
    held = state.hand_size[after]
    return held > 0 and state.hand[after, held - 1] == little.RANKS - 1


@rule
def boast_unless_beaten(state, out):
    n = legal(state, out)
    return n - 1 if out[n - 1] == BOAST and n > 1 and next_is_lucky(state) else n


@rule
def refuse_if_beaten(state, action):
    only = state.deck_size[0] == 0 and state.hand_size[state.seat] == 0
    if action == BOAST and not only and next_is_lucky(state) and refuse(state, action) == 0:
        return Because.NO_BOASTING
    return refuse(state, action)


@rule
def no_candidates(state, out):
    return 0


@rule
def closed_candidates(state, out):
    out[0] = 0 if refuse(state, 0) else little.ACTIONS
    return 1


@rule
def enormous_prior(state, action):
    return 1 << 40


@rule
def quiescent_and_count(state):
    state.points[0] += 1
    return True


@rule
def prior_by_peeking(state, action):
    return 5 if next_is_lucky(state) else 1


@rule
def candidates_by_peeking(state, out):
    n = legal(state, out)
    return 1 if next_is_lucky(state) else n


@rule
def imagine_no_points(sight, chance, state):
    imagine(sight, chance, state)
    state.points[0] = 0


@rule
def imagine_a_card_twice(sight, chance, state):
    imagine(sight, chance, state)
    if state.deck_size[0] > 1:
        state.deck[0] = state.deck[1] if state.deck[0] != state.deck[1] else (state.deck[0] + 1) % little.RANKS


@rule
def imagine_the_last_first(sight, chance, state):
    lay_open(sight, state)
    for seat in range(sight.seats):
        while state.hand_size[seat] < sight.hand_size[seat]:
            card = take(state.deck, state.deck_size, 0, state.deck_size[0] - 1)
            put_sorted(state.hand[seat], state.hand_size, seat, card)


@rule
def imagine_a_little_askew(sight, chance, state):
    """Each card dealt is the better of two, one time in two."""
    lay_open(sight, state)
    for seat in range(sight.seats):
        while state.hand_size[seat] < sight.hand_size[seat]:
            card = draw(state.deck, state.deck_size, 0, chance)
            if chance.drawn % 2 and state.deck_size[0] > 0 and state.deck[0] > card:
                other = int(state.deck[0])
                state.deck[0] = card
                card = other
            put_sorted(state.hand[seat], state.hand_size, seat, card)


@rule
def show_and_take_back(state, action, chance, log):
    seat = state.seat
    if action < DRAW:
        show(state, seat, action - SHOW)
        note(log, Event.SHOWED, EVERYONE, seat, action - SHOW)
        next_turn(state)
    else:
        apply(state, action, chance, log)


@rule
def overflow(state, action, chance, log):
    apply(state, action, chance, log)
    state.spare[0] = (state.spare[0] * 6364136223846793005 + 1442695040888963407) % 1009


@rule
def count_up_late(state, action, chance, log):
    """From 127 an i8 goes to -128, and nothing of the game depends on it."""
    apply(state, action, chance, log)
    state.boasts += 10


@rule
def write_what_does_not_fit(state, action, chance, log):
    apply(state, action, chance, log)
    state.boasts = 300


@rule
def draw_openly_certain(state, action, chance, log):
    """As if the card that is drawn were known before."""
    apply(state, action, chance, log)
    for i in range(log.size):
        log.certain[i] = 1


@rule
def boast_by_luck(state, action, chance, log):
    """After a boast it is the next seat's turn, or not; and that is taken for certain."""
    apply(state, action, chance, log)
    if action == BOAST and state.deck_size[0] > 0:
        before = uncertain(log)
        if pick(chance, 2):
            note(log, Event.BOASTED, EVERYONE, state.seat)
            next_turn(state)
        settle(log, before)


PEEKED = [0]


@rule
def apply_and_peek(state, action, chance, log):
    """What the others hold is kept beside the state, where the standing finds it."""
    apply(state, action, chance, log)
    PEEKED[0] = int(state.hand.sum())


BY_PEEKING = (Standing("strength", lambda scene, seat: PEEKED[0]),)


@rule
def foresee_nothing(state, action, chance, log):
    uncertain(log)
    apply(state, action, chance, log)


class HardOfHearing(LittleWords):
    def parse(self, text):
        return 0 if text.casefold().startswith("show") else super().parse(text)


class Says(LittleWords):
    """Words of a table that is laid out, asks and remarks as given."""

    def __init__(self, plan=None, asked="", remarks=()):
        super().__init__()
        self.given = plan, asked, remarks

    def plan(self, scene):
        return self.given[0]

    def asked(self, sight, names):
        return self.given[1]

    def remarks(self, sight, names):
        return self.given[2]


class Counting(LittleWords):
    """Words that remark how often they were asked."""

    asked_so_far = 0

    def remarks(self, sight, names):
        self.asked_so_far += 1
        return (Remark("", f"remark number {self.asked_so_far}"),)


def says(called, plan=None, **said):
    """Such words, called by their fault."""
    return type(called, (Says,), {})(plan, **said)


class Unwritten(LittleWords):
    def __init__(self):
        super().__init__()
        self.messages: Messages | None = Messages(Path("nowhere"))


class Speechless(LittleWords):
    def tell(self, event, names, viewer=None):
        return None


class Braces(LittleWords):
    def __init__(self):
        super().__init__()
        said = [replace(action, text=action.text.replace("show ", "show {") + "}") for action in self.actions]
        self.actions: tuple[Action, ...] = tuple(said)


@rule
def nobody_wins(state, out):
    for seat in range(state.seats):
        out[seat] = 0


@rule
def raising(state, action, chance, log):
    raise RecursionError("too deep")


@rule
def play_again(state, action, chance, log):
    if state.boasted > 5:
        play_again(state, action, chance, log)
    apply(state, action, chance, log)


@rule
def lead_nowhere(state, action):
    return lead_back(state, action) + 1


@rule
def lead_back(state, action):
    return lead_nowhere(state, action) if action > 99 else 0


def layout(called, *parts, **more):
    """The little game's layout, where every field is beside the scene, but for some parts; called by its fault."""
    told = [name for part in parts for name in part.fields]
    fields = [name for name in little.Sight.fields if name not in ("viewer", *told)]
    return type(called, (Layout,), {})(little.Sight, [*parts, *map(Decision, fields)], **more)


def put_a_ghost(seen, scene):
    scene.things["ghost:1"] = {"at": seen.boasting}


def ghost(called, at, kind=NUMBER, places=()):
    """A layout with a ghost that is always there; called by its fault."""

    def put(seen, scene):
        scene.things["ghost:1"] = {"at": at}

    return layout(called, Read(["boasting"], put), things=[Things("ghost", "A ghost.", at=kind)], places=places)


def pile(called, place, held, names=()):
    """A layout with a pile that is always the same; called by its fault."""

    def lay(seen, scene):
        scene.piles[place] = held

    return layout(called, Read(["boasting"], lay), piles=[Piles("cards", "Cards.", ["1", "2"], names)])


def writes(called, value, kind=NUMBER, section="decision"):
    """A layout that says something of its own in place of one field; called by its fault."""

    def write(seen, scene):
        if value is not None:
            getattr(scene, section)["mood"] = value

    return layout(called, Read(["boasting"], write, **{section: {"mood": kind}}))


SPOT = called("spot", "a place", str)


def turn_the_ghost(seen, scene):
    scene.things["ghost:1"]["at"] = seen.viewer


def write_a_tuple(seen, scene):
    scene.decision["boasting"] = (seen.boasting,)


def write_bytes(seen, scene):
    scene.decision["boasting"] = bytes([seen.boasting])


def spoil_the_scene(scene, action):
    scene.counters["hand"] = []
    return []


def shows(called, about=from_hand, **fields):
    """The little game's words with another kind of SHOW, called by their fault."""
    kind = VerbKind("Show a card.", about=about, **(fields or {"card": RANK}))
    return type(called, (LittleWords,), {})(kind)


AS_SET = RANK._replace(plain=set)
AS_TUPLE = RANK._replace(plain=tuple, values=())
UNLISTED = RANK._replace(values=("one", "two"))
NEXT_RANK = RANK._replace(plain=lambda numbers: str(numbers[0] + 2), values=())


def lay_cards(seen, scene):
    """A pile that is always the same."""
    scene.piles["cards"] = ["1", "2"]


CARDS_LAYOUT = Layout(
    little.Sight,
    [
        Read(["boasting"], lay_cards),
        *(Decision(name) for name in little.Sight.fields if name not in ("viewer", "boasting")),
    ],
    piles=[Piles("cards", "Some cards.", ["1", "2"])],
)


FAULTS = [
    ("agreement", "yet legal lists it", {"legal": boast_twice}),
    ("agreement", "HC-099: no such rule", {"refuse": refuse_by_no_rule}),
    ("something to do", "nothing is legal", {"legal": nothing_at_the_end, "refuse": refuse_all_at_the_end}),
    ("end", "not over after 48 decisions", {"apply": boast_for_ever}),
    ("end", "not over after 5 decisions", {"bound": 5}),
    ("refused", "yet something changed", {"refuse": refuse_and_count}),
    ("asking", "see changed the state: spare", {"see": see_and_count}),
    ("asking", "imagine changed what it was given", {"imagine": imagine_and_spoil}),
    ("asking", "action_prior of .* is -1", {"action_prior": negative_prior}),
    ("asking", "action_prior of .* is 0.5", {"action_prior": half_a_prior}),
    ("asking", "action_priors says 5 of .*, and action_prior 4", {"action_priors": priors_one_off}),
    ("asking", "`action_priors` changes the list of actions", {"action_priors": priors_that_sort}),
    ("asking", "candidate_actions lists", {"candidate_actions": no_candidates}),
    ("asking", "candidate_actions lists", {"candidate_actions": closed_candidates}),
    ("asking", "is_quiescent changed the state: points", {"is_quiescent": quiescent_and_count}),
    ("copy", "two copies went apart", {"apply": keep_a_tally}),
    ("randomness", "from a global generator", {"apply": ask_python}),
    ("randomness", "from a global generator", {"apply": ask_numpy}),
    ("report", "events did not fit", {"apply": chatter}),
    ("report", "nobody, or no audience", {"apply": whisper_to_nobody}),
    ("cards", "instead of 2", {"apply": lose_a_card}),
    ("unused cells", "State.deck has cells that are not zero", {"apply": leave_a_card_behind}),
    ("score", "does not write every seat's result", {"score": score_the_first}),
    ("score", "score changed the state: points", {"score": score_and_clear}),
    ("score", "a team's score", {"team": 10}),
    ("score", "seat . has won, and seat . of the", {"layout": layout("Sided", Setting("shown")), "sides": "shown"}),
    ("evaluation", "does not write every seat's result", {"evaluate": score_the_first, "playout_depth": 4}),
    ("evaluation", "add up to 1000", {"evaluate": little.pooled, "playout_depth": 4}),
    ("evaluation", "from 0 to 1000", {"evaluate": expect_wonders, "playout_depth": 4}),
    ("evaluation", "a team's prospects", {"evaluate": score, "playout_depth": 4, "score": pooled, "team": BEST}),
    ("verbs", "the verb fly is declared, and no action is of it", {"words": LittleWords(fly=VerbKind("Fly."))}),
    ("verbs", 'fields of "show 1" cannot be written as JSON', {"words": shows("Set", card=AS_SET)}),
    ("verbs", 'fields of "show 1" read otherwise from JSON', {"words": shows("Tuple", card=AS_TUPLE)}),
    ("verbs", "rank of \"show 1\" is '1', which is none of one, two", {"words": shows("Unlisted", rank=UNLISTED)}),
    ("verbs", "field card of \"show 1\" is '2', and its `card` is '1'", {"words": shows("Otherwise", card=NEXT_RANK)}),
    ("verbs", "ghost:1 is no thing of the scene", {"words": shows("Ghost", lambda scene, action: [thing("ghost:1")])}),
    ("verbs", "attic is no pile and no counter", {"words": shows("Attic", lambda scene, action: [place("attic")])}),
    ("verbs", "hand is no pile of the scene", {"words": shows("NoPile", lambda scene, action: [place("hand", "1")])}),
    ("verbs", "a thing is", {"words": shows("NoItem", lambda scene, action: [{"where": "hand"}])}),
    ("verbs", "changes the scene", {"words": shows("Spoiler", spoil_the_scene)}),
    ("verbs", "no 9 lies in cards", {"words": shows("Nine", lambda *_: [place("cards", "9")]), "layout": CARDS_LAYOUT}),
    (
        "verbs",
        "at 5 of cards lies no 1",
        {"words": shows("AtFive", lambda *_: [place("cards", "1", 5)]), "layout": CARDS_LAYOUT},
    ),
    (
        "plans",
        '"Loft" shows attic; there is no such counter',
        {"words": says("Lofty", Plan((Area("counters", "Loft", places=("attic",)),)))},
    ),
    (
        "plans",
        '"Loft" shows attic; the layout has none',
        {"words": says("Piled", Plan((Area("pile", "Loft", places=("attic",)),)))},
    ),
    ("plans", "no area shows the pile cards", {"words": says("Bare", Plan(())), "layout": CARDS_LAYOUT}),
    (
        "plans",
        '"lost" is remarked of attic, which is not in the scene',
        {"words": says("Lost", remarks=(Remark("attic", "lost"),))},
    ),
    ("plans", "is not made from its sight alone", {"words": Counting()}),
    ("plans", "'draw_card' is no text to be shown", {"words": says("Source", asked="draw_card")}),
    ("messages", "en.ftl: there is no such file", {"words": Unwritten()}),
    ("scenes", "leaves unexplained: Counted.*points", {"layout": layout("Untold", SeatCounter("points"))}),
    ("scenes", "what the table agreed on has changed", {"layout": layout("Unsettled", Setting("points"))}),
    ("scenes", "ghost:1 is no thing that was declared", {"layout": layout("Ghostly", Read(["boasting"], put_a_ghost))}),
    (
        "scenes",
        "reads otherwise from JSON",
        {"layout": layout("Tuples", Read(["boasting"], write_a_tuple, decision={"boasting": NUMBER}))},
    ),
    (
        "scenes",
        "cannot be written as JSON",
        {"layout": layout("Bytes", Read(["boasting"], write_bytes, decision={"boasting": NUMBER}))},
    ),
    (
        "scenes",
        "at of ghost:1 is 'moon:77', which is no place that was declared: spot",
        {"layout": ghost("OnTheMoon", "moon:77", SPOT, places=["spot"])},
    ),
    (
        "scenes",
        "at of ghost:1 is 'spot:9', which is no place that was declared; did you mean spot:1",
        {"layout": ghost("Beyond", "spot:9", SPOT, places=[Places("spot", ["spot:1"])])},
    ),
    (
        "scenes",
        r"at of ghost:1 is {'x': \[1\]}; a whole number was expected",
        {"layout": ghost("Nested", {"x": [1]})},
    ),
    (
        "scenes",
        "mood is 'many'; a whole number was expected",
        {"layout": writes("Many", "many", section="counters")},
    ),
    (
        "scenes",
        "mood is 'angy'; one of calm, angry was expected; did you mean angry",
        {"layout": writes("Misspelt", "angy", named("mood", "a mood", ["calm", "angry"]))},
    ),
    (
        "scenes",
        "the counter mood was declared, and is not there",
        {"layout": writes("Unwritten", None, section="counters")},
    ),
    ("scenes", "1 in cards is -3; a whole number from 1 was expected", {"layout": pile("Debt", "cards", {"1": -3})}),
    ("scenes", "2 in cards is 0; a whole number from 1 was expected", {"layout": pile("None", "cards", {"2": 0})}),
    (
        "scenes",
        "cards:3 is no cards that was declared",
        {"layout": pile("NoSeat", "cards:3", {}, ["cards:N"])},
    ),
    (
        "scenes",
        "a part of the layout changes what another part wrote",
        {"layout": layout("Spoilt", Read(["boasting"], put_a_ghost), Read(["hand"], turn_the_ghost))},
    ),
    (
        "scenes",
        "the standing is not the same for every viewer",
        {"standing": (Standing("seen", lambda scene, seat: scene.viewer),)},
    ),
    ("scenes", "seen by -1, is 1; derived it is 2", {"layout": layout("Wrong", Derived("boasting", lambda seen: 2))}),
    ("reading", "is read as action 0", {"words": HardOfHearing()}),
    ("words", "not as text", {"words": Speechless()}),
    ("open part", "sees boasted of the open part otherwise", {"see": hide_the_boast}),
    ("secrecy", "yet sees a difference: hand", {"see": see_the_next_hand}),
    ("secrecy", "by what it may not know", {"apply": tell_all_what_was_drawn}),
    ("secrecy", "what is legal depends on", {"legal": boast_unless_beaten, "refuse": refuse_if_beaten}),
    ("secrecy", "the prior of .* depends on", {"action_prior": prior_by_peeking}),
    ("secrecy", "what is a candidate depends on", {"candidate_actions": candidates_by_peeking}),
    ("imagining", "sees something else in what it imagined: points", {"imagine": imagine_no_points}),
    ("imagining", "instead of 2", {"imagine": imagine_a_card_twice}),
    ("forecasts", "told as certain drew_card .*; on .* happens drew_card", {"apply": draw_openly_certain}),
    ("forecasts", "told as certain that seat . decides", {"apply": boast_by_luck, "bound": 200}),
    ("forecasts", "0 are forecast as certain; at least 90% were expected", {"apply": foresee_nothing}),
    (
        "tones",
        "the tone of .* looks the same .* is read from the scene",
        {"apply": apply_and_peek, "standing": BY_PEEKING},
    ),
    ("frequency", "where it lies as often as it does", {"imagine": imagine_the_last_first}),
    ("bots", "OverflowError", {"action_prior": enormous_prior}),
    ("undo", "add REVEALS", {"apply": show_and_take_back}),
    ("record", "a saved match is not read back", {"words": Braces()}),
]

COMPILED_FAULTS = [
    ("compiled", "apply of .* differs between compiled code and interpreter: spare", {"apply": overflow}),
    ("compiled", 'does not fit its field: .* out of bounds for int8", .* changes .*boasts', {"apply": count_up_late}),
    ("compiled", "does not fit its field", {"apply": write_what_does_not_fit}),
    ("frequency", "where it lies as often as it does", {"imagine": imagine_a_little_askew}),
]
