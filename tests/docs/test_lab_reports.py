"""The reports of the lab on our own games: their claims can be wrong, and their pages are those of today's rules."""

import shlex

import pytest

from docs.lab.questions import QUESTIONS, Question
from docs.lab.reports import FOLDER, Answered, Figure, answer, full_command, main, page
from runabout.cli.commands import runabout
from runabout.games import GAMES, find_game
from runabout.lab.metrics import METRICS
from runabout.lab.tracks import Column
from runabout.match.seating import usual_seats

ALL = [(game, question) for game, asked in QUESTIONS.items() for question in asked]


def test_five_questions_are_asked_of_each_game():
    assert set(QUESTIONS) == set(GAMES)
    assert {len({one.claims for one in asked}) for asked in QUESTIONS.values()} == {5}


@pytest.mark.parametrize(("game", "question"), ALL)
def test_a_question_is_a_command_that_counts_what_its_claim_is_about(game, question):
    command, *arguments = shlex.split(full_command(question, 5))
    context = runabout.commands[command].make_context(command, arguments)
    assert context.params["game"] == game
    assert context.params["confidence"] == pytest.approx(0.99)
    assert question.above < question.below
    if command == "skill":
        assert question.figures in ("edge", "alike")
    else:
        found, seats = find_game(game), context.params["seats"] or usual_seats(find_game(game))
        told = [
            Column(one)
            for name in context.params["metrics"]
            for part in name.split(",")
            for one in METRICS[part].figures(found, seats)
        ]
        assert question.figures in {name for one in told for name in (one.address, one.name)}


@pytest.mark.parametrize("game", QUESTIONS)
def test_a_page_answers_the_questions_of_today_under_the_rules_of_today(game):
    text = (FOLDER / f"{game}.md").read_text(encoding="utf-8")
    assert f"with version {find_game(game).version} of the rules" in text
    for number, question in enumerate(QUESTIONS[game], 1):
        assert f"## {number}. {question.asks}\n\n*{question.claims}* That **" in text
        assert f"```\nrunabout {full_command(question, 5)}\n```" in text


@pytest.mark.parametrize(
    ("figures", "verdict"),
    [
        ([(0.24, 0.26)], "holds"),
        ([(0.24, 0.26), (0.22, 0.26)], "is open"),
        ([(0.24, 0.26), (0.27, 0.29)], "is wrong"),
        ([(0.20, 0.23)], "is wrong"),
        ([(0.20, 0.30)], "is open"),
    ],
)
def test_a_claim_holds_is_wrong_or_is_open_by_its_intervals(figures, verdict):
    asked = Question("?", "A quarter.", "study road-runner", "wins", above=0.23, below=0.27)
    told = [Figure("wins", True, (low + high) / 2, low, high) for low, high in figures]
    assert Answered(asked, told, "").verdict == verdict


def test_a_question_is_answered_by_its_command():
    """No seat of Road Runner wins all games, even of forty."""
    asked = Question("?", "No.", "study road-runner --bots greedy --count wins,length --deals 120", "wins", below=0.9)
    told = answer(asked, 5)
    assert told.verdict == "holds"
    assert [one.name for one in told.figures] == [f"wins of seat {seat}" for seat in (1, 2, 3, 4)]
    text = page("road-runner", [told], "## More", "2026-01-02")
    assert "## 1. ?\n\n*No.* That **holds**.\n\n- wins of seat 1: " in text
    assert "on 2026-01-02" in text
    assert text.endswith("## More\n")
    with pytest.raises(ValueError, match='counts no "phases"'):
        answer(Question("?", "", asked.command, "phases"), 5)
    with pytest.raises(ValueError, match=r"ended with 2: .*no-such-bot"):
        answer(Question("?", "", "study road-runner --bots no-such-bot", "wins"), 5)


def test_a_game_without_questions_is_named_with_those_that_have_some(capsys):
    assert main(["chess"]) == 2
    assert "no questions are asked of chess: there are some of road-runner" in capsys.readouterr().out
