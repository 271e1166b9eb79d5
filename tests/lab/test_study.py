"""A study of a game whose figures can be worked out by hand finds them, and says how sure it is."""

import json

import numpy as np
import pytest

from runabout.bots import LEARNED
from runabout.core.errors import BadLevel, BadOption, BadSeats
from runabout.core.log import Log
from runabout.games import find_game
from runabout.lab import Study
from runabout.lab.compare import BadComparison, Comparison
from runabout.lab.contest import begin_game
from runabout.lab.counting import Figure
from runabout.lab.kept import BadKept
from runabout.lab.measure import BadBot, Worker, choice_of
from runabout.lab.metrics import BadMetric, ObjectMetric
from runabout.lab.players import player
from runabout.lab.records import replayed
from runabout.lab.reports.sentences import sentences
from runabout.lab.simulate import BadRun, Lineup, simulate
from runabout.lab.tracks import BadAim, looks
from tests.lab import lottery
from tests.laws import little
from tests.variants import changed

game = lottery.game
ALL = ("wins", "length", "choices", "idle", "lead", "actions", "events")


def study(**given):
    return Study(game, **({"seats": 3, "bots": "random", "metrics": ALL, "deals": 2000} | given))


TRUTH = {
    "wins of seat 1": 1 / 2,
    "wins of seat 2": 1 / 4,
    "wins of seat 3": 1 / 4,
    "length.decisions": 3 + 2 / 2,
    "length.turns": 3,
    "length.minutes": (2 * 12 + (1 + 2 / 2) * 3) / 60,
    # Two choices in 3, 4 or 5 decisions, as neither, one or both of two seats boast.
    "choices.share of decisions": (2 / 3 + 2 * (2 / 4) + 2 / 5) / 4,
    "choices.open actions": (5 / 3 + 2 * (6 / 4) + 7 / 5) / 4,
    "choices.decisions of seat 1": 1,
    "choices.decisions of seat 2": 3 / 2,
    "choices.choices of seat 1": 0,
    "choices.choices of seat 3": 1,
    "choices.bits of seat 3": 1,
    "idle.nobody wins": 0,
    "idle.ended early": 0,
    "idle.no decision of seat 1": 0,
    "idle.no choice of seat 1": 1,
    "idle.no choice of seat 2": 0,
    "lead.changes": 1,  # the first leads until the last decides: to draw level is not to lead
    "actions.draw": 3,
    "actions.boast": 1,
    "actions.show": 0,
    "events.boasted": 1,
    "events.drew": 3,
    "events.dealt_card": 0,
}
"""Of three seats that play at random."""


def test_every_figure_is_the_one_worked_out_by_hand():
    answer = study().run()
    assert answer.deals == 2000
    assert answer.is_complete
    for name, truth in TRUTH.items():
        found = answer[name]
        assert found.low <= truth <= found.high, name
        assert found.half < 0.08, name


def test_of_1000_studies_that_stop_when_sure_950_have_the_truth():
    within, held, deals = 0.06, [], []
    for seed in range(1000):
        answer = study(metrics=["wins"], within={"wins": within}, deals=5000, seed=seed).run(jobs=1)
        assert answer.is_sure
        assert max(one.half for one in answer.findings) <= within
        deals.append(answer.deals)
        held.append([one.low <= TRUTH[one.column.name] <= one.high for one in answer.findings])
    assert np.mean(held, axis=0).min() >= 0.95
    once = 1.96**2 * 0.25 / within**2  # of the first seat, if it were looked at once
    assert once < np.median(deals) < 3.2 * once


def test_an_options_effect_is_found_on_the_same_deals():
    sides = [study(metrics=["wins"], options={"dealt": dealt}) for dealt in (2, 3)]
    answer = Comparison(*sides).run()
    assert answer.games == 4000
    for seat, truth in enumerate((3 / 5 - 2 / 4, 1 / 5 - 1 / 4, 1 / 5 - 1 / 4), 1):
        found = answer[f"wins of seat {seat}"]
        assert found.low <= truth <= found.high
    assert answer["wins of seat 1"].low > 0


def test_a_side_differs_from_itself_by_nothing():
    answer = Comparison(study(metrics=["wins"]), study(metrics=["wins"])).run()
    assert {one.mean for one in answer.findings} == {0.0}


@pytest.mark.parametrize(
    ("asked", "error"),
    [
        ({"seats": 0}, BadSeats),
        ({"seats": 2.0}, BadSeats),
        ({"seats": "2"}, BadSeats),
        ({"deals": 1.5}, BadRun),
        ({"deals": "5"}, BadRun),
        ({"bots": [5]}, BadLevel),
    ],
)
def test_arguments_of_a_wrong_kind_are_named(asked, error):
    with pytest.raises(error, match=repr(next(iter(asked.values()))).strip("[]")):
        study(**asked)


def test_numbers_of_numpy_and_metrics_in_a_text_are_taken():
    asked = study(seats=np.int64(2), deals=np.int64(10), metrics="wins, length")
    assert asked.header == study(seats=2, deals=10, metrics=["wins", "length"]).header
    assert json.dumps(asked.header)
    assert asked.run(jobs=1).games == study(seats=2, deals=10, metrics=["wins", "length"]).run(jobs=1).games


@pytest.mark.parametrize("source", ["1 / 0", "undefined", "raise SystemExit(4)", "class A: pass"])
def test_a_file_of_bots_that_fails_is_named(tmp_path, source):
    file = tmp_path / "mine.py"
    file.write_text(source)
    with pytest.raises(BadLevel, match=r"mine\.py"):
        study(bots=[f"{file}:A"])


def test_learned_bots_play_games_that_have_a_network():
    with pytest.raises(BadLevel, match=r"has no network that has learned it.*random, greedy, easy, medium, hard"):
        study(bots=["greedy", "learned"], seats=2)
    riverdale = find_game("riverdale")
    told = Study(riverdale, 2, ["learned:50", "greedy"], deals=5).header
    assert told["network"] == riverdale.network.digest
    assert "network" not in Study(riverdale, 2, ["easy", "greedy"], deals=5).header


def test_players_change_seats_and_have_figures_of_their_own():
    answer = study(bots=["random", lottery.Boaster], seats=2, metrics=["wins", "choices"], deals=300).run()
    assert answer.games == 2 * answer.deals
    me = "tests.lab.lottery:Boaster"
    # Each is first in one seating, with two of three lots, and second in the other: luck cancels out.
    assert answer[f"wins of {me}"].mean == answer["wins of random"].mean == 0.5
    assert answer[f"choices.decisions of {me}"].mean == 1.5
    assert answer["choices.decisions of random"].mean == pytest.approx(1.25, abs=0.1)


def test_the_deals_are_those_of_simulate():
    report = simulate(Lineup(game, 3, ["random"]), 150, seed=4, jobs=1)
    answer = study(deals=150, seed=4).run(jobs=1)
    assert [answer[f"wins of seat {seat}"].mean * 150 for seat in (1, 2, 3)] == pytest.approx(report.wins)
    assert answer["length.decisions"].mean == pytest.approx(report.lengths.mean())


@pytest.mark.parametrize("bots", ["random", "random,greedy,greedy"])
def test_any_number_of_cores_gives_the_same_to_the_last_bit(bots):
    one, two = (study(bots=bots, deals=700).run(jobs=jobs).findings for jobs in (1, 2))
    assert one == two


@pytest.mark.parametrize("enough", [40, 220])
def test_an_interrupted_study_goes_on_and_ends_as_if_it_had_not_been(tmp_path, enough, monkeypatch):
    def interrupt(more):
        nonlocal done
        done += more
        if done >= enough:
            raise KeyboardInterrupt

    monkeypatch.setattr("runabout.lab.study.Run._portion", lambda *_: 10)
    done, file, whole = 0, tmp_path / "study.npz", study(bots="random,greedy,greedy", deals=400)
    part = whole.run(interrupt, file, jobs=1)
    assert not part.is_complete
    assert enough <= part.deals < enough + 30
    assert part["wins of random"].low <= 1 / 3 <= part["wins of random"].high
    told = []
    again = whole.run(told.append, file, jobs=2)
    assert told[0] == part.deals
    assert again.findings == whole.run().findings
    with pytest.raises(BadKept, match=r"seed .* there and .* here"):
        study(seed=8).run(keep=file)


def test_metrics_of_ones_own_count_the_same_as_rules():
    class Decisions:
        def __init__(self, game, seats):
            self.count = self.boasts = 0

        def decision(self, state, legal, action):
            self.count += 1

        def step(self, state, events):
            self.boasts += [event.kind for event in events].count("boasted")

        def end(self, state, scores):
            return [self.count, self.boasts]

    mine = ObjectMetric("mine", lambda *_: [Figure("mine", "decisions"), Figure("mine", "boasts")], Decisions)
    slow = study(metrics=[*ALL, mine], deals=150).run()
    fast = study(deals=150).run()
    assert slow.findings[: len(fast.findings)] == fast.findings
    assert slow["mine.decisions"].mean == fast["length.decisions"].mean
    assert slow["mine.boasts"].mean == fast["events.boasted"].mean


def leave(*_):
    raise SystemExit(3)


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ([1], r"told \[1\] at the end of a game: 2 finite numbers were expected"),
        ([1, 2, 3], r"told \[1, 2, 3\] at the end of a game: 2 finite"),
        ([1, float("nan")], r"told \[1, nan\]"),
        ("ab", "told 'ab'"),
        (None, "told None"),
        (leave, "raised SystemExit: 3"),
        (lambda *_: 1 / 0, "raised ZeroDivisionError: division by zero"),
    ],
)
def test_a_metric_of_ones_own_that_fails_is_named_with_its_game(told, said):
    class Failing:
        def __init__(self, game, seats):
            self.end = told if callable(told) else lambda *_: told

        def decision(self, state, legal, action):
            pass

        def step(self, state, events):
            pass

    mine = ObjectMetric("mine", lambda *_: [Figure("mine", "one"), Figure("mine", "other")], Failing)
    with pytest.raises(BadMetric, match=rf"In game 0\.0: The metric mine {said}"):
        study(metrics=[mine], deals=3).run(jobs=1)


def test_a_study_that_is_sure_ends_however_many_deals_were_allowed():
    found = study(within={"wins": 0.3}, metrics=["wins"], deals=10**30).run(jobs=1)
    assert found.is_sure
    assert found.deals < 10_000


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        (lottery.Cheat, r"game 0\.0, at decision 1: .*Cheat chose \"boast\", which is not open; 1 are: draw"),
        (lottery.Broken, r"game 0\.0, at decision 1: .*Broken raised LookupError: no idea"),
        (lottery.Leaver, r"game 0\.0, at decision 1: .*Leaver raised SystemExit: 3"),
        (lottery.Unmade, r"game 0\.0, at decision 1: .*Unmade could not be made: TypeError: .* game and 32 bytes"),
    ],
)
def test_a_bot_that_fails_is_named_with_its_game(bot, told):
    with pytest.raises(BadBot, match=told):
        study(bots=[bot], metrics=["wins"]).run(jobs=1)


class Unwritable:
    def __repr__(self):
        raise ValueError("no words")


class Wordless(Exception):
    def __str__(self):
        raise ValueError("no words")


def fail(fault):
    raise fault


@pytest.mark.parametrize(
    ("choose", "told"),
    [
        (lambda: None, r"returned None: a bot returns an action, its text or its number\. Did it forget to return\?"),
        (lambda: 0.9, r"returned 0\.9: a bot returns an action, its text or its number\.$"),
        (lambda: b"5", r"returned b'5': a bot returns"),
        (lambda: True, "returned True: a bot returns"),
        (lambda: [1] * 999, r"returned \[1, 1, .*\.\.\.: a bot returns"),
        (Unwritable, "returned a Unwritable that cannot be written as text: a bot returns"),
        (lambda: fail(Wordless()), r"raised Wordless: a Wordless that cannot be written as text\."),
        (lambda: 10**5000, 'chose "a int that cannot be written as text", which is not open'),
    ],
)
def test_a_bot_that_returns_no_action_is_told_what_to_return(choose, told):
    class Odd(lottery.Cheat):
        def choose(self, sight):
            return choose()

    with pytest.raises(BadBot, match=told):
        study(bots=[Odd], metrics=["wins"]).run(jobs=1)


@pytest.mark.parametrize("kind", [int, np.int64, np.uint8])
def test_a_bot_may_return_the_number_of_an_action_as_any_whole_number(kind):
    draw = lottery.game.words.parse("draw")

    class Drawer(lottery.Cheat):
        def choose(self, sight):
            return kind(draw)

    assert choice_of(Drawer(None, b""), "Drawer", None, lottery.game.words, [draw]) == draw


def test_what_was_finished_before_a_bot_failed_is_kept(tmp_path):
    class Late(lottery.Boaster):
        games = 0

        def __init__(self, game, key):
            super().__init__(game, key)
            Late.games += 1

        def choose(self, sight):
            return "show 3" if Late.games > 700 else super().choose(sight)

    late, file = study(bots=[Late], metrics=["wins"], seats=2, deals=500), tmp_path / "study.npz"
    with pytest.raises(BadBot) as failed:
        late.run(keep=file, jobs=1)
    Late.games, told = -10_000, []
    assert late.run(told.append, file, jobs=1).is_complete
    assert 100 <= told[0] <= failed.value.unit


def test_the_game_in_which_a_bot_failed_can_be_played_again():
    road = find_game("road-runner")
    setting, run = Study(road, seats=3, bots="random", deals=1).setting, road.interpreted
    worker = Worker(setting, "x")
    match = replayed(setting, "x", 5, ())
    row = []
    while not match.over and len(row) < 12:
        row.append(run.legal_actions(match.state)[-1])
        match = replayed(setting, "x", 5, tuple(row))
    state = worker.table.state
    road.interpreted.bind(begin_game)(5, worker.deal, worker.players[0], worker.table, Log())
    for action in row:
        run.apply(state, action, worker.deal.chance, Log())
    assert state == match.state
    assert match.over or len(row) == 12


def test_the_answer_is_one_plain_object():
    told = json.loads(json.dumps(study(deals=120).run().as_dict()))
    assert told["deals"] == 120
    assert told["asked"][0]["bots"] == ["random"] * 3
    first = told["findings"][0]
    assert (first["figure"], first["seat"], first["share"]) == ("wins", 0, True)
    assert first["low"] < first["mean"] < first["high"]


def test_looks_end_with_the_last_deal():
    assert list(looks(60)) == [60]
    found = list(looks(1_000_000))
    assert found[0] == 100
    assert found[-1] == 1_000_000
    assert max(np.diff(found)) == 20_000


@pytest.mark.parametrize(
    ("error", "told", "given"),
    [
        (BadMetric, r'no metric "wnis": [A-Z].* offers wins.*Did you mean wins', {"metrics": ["wnis"]}),
        (BadMetric, r'no metric "wnis"', {"metrics": "length, wnis"}),
        (BadMetric, r'does not offer the metric "phases": it offers wins', {"metrics": ["phases"]}),
        (BadOption, "dealt is a whole number from 1 to 3", {"options": {"dealt": 9}}),
        (BadSeats, "2 to 4 seats", {"seats": 9}),
        (BadLevel, 'level "cleverest"', {"bots": "cleverest"}),
        (BadLevel, "no playouts; those that have are easy, medium, hard", {"bots": "random:5"}),
        (BadLevel, 'as in "medium:600"', {"bots": "medium:"}),
        (BadLevel, "1 to 1,000,000 playouts", {"bots": "medium:0"}),
        (BadLevel, "1 to 60,000 milliseconds", {"bots": "0ms"}),
        (BadLevel, '"module:Class" or "file.py:Class"', {"bots": "no.such:Bot"}),
        (BadLevel, "has no class Sleeper with a method choose", {"bots": "tests.lab.lottery:Sleeper"}),
        (BadLevel, "1 to 3 seats", {"bots": "random,random,random,random"}),
        (BadAim, r'No figure "winns".*Did you mean wins', {"within": {"winns": 0.1}}),
        (BadAim, "a number above 0", {"within": {"wins": 0}}),
        (BadAim, "confidence is from 0.5 to below 1", {"confidence": 1}),
        (BadRun, "at least 1 deal", {"deals": 0}),
    ],
)
def test_a_study_that_cannot_be_is_refused_with_what_can(error, told, given):
    with pytest.raises(error, match=told):
        study(**given)


@pytest.mark.parametrize(
    "given",
    [
        {"seed": 1},
        {"seats": 2},
        {"deals": 5},
        {"within": {"wins": 0.1}},
        {"metrics": ["wins"]},
        {"bots": "random,easy"},
    ],
)
def test_sides_that_cannot_be_compared_are_refused(given):
    with pytest.raises(BadComparison):
        Comparison(study(), study(**given))


def test_budgets_say_how_long_a_bot_thinks():
    assert player("medium:600").level.playouts == 600
    assert player(" Hard ").level.name == "hard"
    assert (player("Learned").level, player("learned:600").level.playouts) == (LEARNED, 600)
    timed = player("20ms")
    assert not timed.is_exact
    assert timed.make(game, bytes(32)).milliseconds == 20
    assert player("tests.lab.lottery:Boaster").make is lottery.Boaster


def test_of_a_few_deals_no_length_is_told_as_sure():
    answer = Study(find_game("riverdale"), 2, "random", metrics=["length", "wins"], deals=3).run(jobs=1)
    length = answer["length.decisions"]
    assert (length.is_told, length.as_dict()["low"], length.as_dict()["high"]) == (False, None, None)
    assert answer["wins of seat 1"].is_told
    said = {one.text: one.is_certain for one in sentences(find_game("riverdale"), 2, answer.findings)}
    assert said[f"A game takes about {length.mean:.3g} decisions."] is False
    assert said["How long games are and how often things happen is told as sure from 100 deals on."] is False


class NoCount:
    """A metric of somebody's own, with which games are played step by step."""

    def __init__(self, game, seats):
        pass

    def step(self, state, events):
        pass

    def decision(self, state, open_now, action):
        pass

    def end(self, state, scores):
        return [0]


@pytest.mark.parametrize("own", [(), (ObjectMetric("none", lambda *_: [Figure("none", "")], NoCount),)])
def test_a_game_that_sets_the_playouts_of_a_level_is_played_with_these(own):
    found = []
    for game, bots, playouts in (
        (changed(little.game, playouts={"easy": 3}), "easy", 3),
        (little.game, "easy:3", 3),
        (little.game, "easy", 16),
    ):
        one = Study(game, seats=2, bots=bots, metrics=["wins", "actions", *own], deals=40, seed=4)
        assert one.setting.playouts == playouts
        answer = one.run(jobs=1)
        found.append([answer[name].mean for name in ("wins of seat 1", "actions.draw", "actions.boast")])
    assert found[0] == found[1] != found[2]


def test_runs_of_such_a_game_too():
    own = changed(little.game, playouts={"easy": 3})
    runs = [simulate(Lineup(game, 2, ["easy"]), 40, seed=4, jobs=1) for game in (own, little.game)]
    answer = Study(own, seats=2, bots="easy", metrics=["wins"], deals=40, seed=4).run(jobs=1)
    assert runs[0].scores.tolist() != runs[1].scores.tolist()
    assert runs[0].wins[0] == pytest.approx(40 * answer["wins of seat 1"].mean)
