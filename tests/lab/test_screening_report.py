"""The report of a screening is one file: what surely matters, what is open, plots, tables, and how it was found."""

import re
from dataclasses import replace

import pytest

from runabout.core.errors import CannotSave
from runabout.lab.reports.screening import open_still, screening_report, write_screening
from runabout.lab.screening import Screening
from tests.lab import levers


@pytest.fixture(scope="module")
def screening():
    return Screening(levers.game, 2, "random", metrics=["length"], deals=200)


@pytest.fixture(scope="module")
def found(screening):
    return screening.run(jobs=1, closer=2, interactions=True)


def test_it_says_what_matters_and_what_is_open(screening, found, tmp_path):
    file = tmp_path / "report.html"
    write_screening(screening, found, "runabout screen <levers>", file)
    text = file.read_text(encoding="utf-8")
    assert re.findall(r"(?:src|href)=\"(?!#)[^\"]*\"|@import|url\((?!#)", text) == []
    assert "{{" not in text
    assert '<p class="kind">A screening of options</p>' in text
    assert "runabout screen &lt;levers&gt;" in text
    assert found.certain
    for one in found.certain[:8]:
        assert f"{one.change} changes {one.finding.column.name} by " in text
    assert len(re.findall(r"From the usual table, on other deals, [^,]* changes ", text)) == sum(
        one.is_certain for one in found.closer
    )
    assert "The games shown are of 100 deals that were played once more" in text
    assert f"No effect was found of {', '.join(open_still(screening, found))}, which" in text
    assert text.count("<svg") >= 3
    assert "On the mean over all settings of the other options" in text
    assert "From the usual table, on other deals" in text
    assert f"{found.answer.games + found.closer_answer.games:,} games" in text


def test_what_surely_matters_is_not_called_open(screening, found):
    certain = {str(one.changes[0]) for one in found.certain}
    assert certain.isdisjoint(open_still(screening, found))
    assert certain | set(open_still(screening, found)) == {str(one) for one in screening.changes}


def test_one_that_was_interrupted_says_so(screening, found):
    assert "It was interrupted." in screening_report(screening, replace(found, is_broken_off=True), "")
    assert "It was interrupted." not in screening_report(screening, found, "")


def test_a_file_that_cannot_be_written_is_named(screening, found, tmp_path):
    with pytest.raises(CannotSave, match="Could not save to"):
        write_screening(screening, found, "", tmp_path / "no-folder" / "report.html")


def test_of_each_change_a_deal_is_shown_at_both_tables(screening, found):
    text = screening_report(screening, found, "")
    changes = list(dict.fromkeys(one.change for one in found.certain))
    assert changes
    for number, change in enumerate(changes):
        says = re.escape(f"the deal on which {change} ") + r"(?:raises|lowers) length\.\w+ most"
        assert re.search(f"Game {2 * number + 1}: Without: {says}", text)
        assert re.search(f"Game {2 * number + 2}: With: {says}", text)
        assert f'<a href="#game-{2 * number + 1}">' in text
    assert f"Game {2 * len(changes) + 1}:" not in text
    assert "Game 1" not in screening_report(screening, replace(found, is_broken_off=True), "")


def test_too_few_deals_for_lengths_are_named(screening):
    few = replace(screening, deals=40)
    assert "is told as sure from 100 deals on" in screening_report(few, few.run(jobs=1), "")
    assert "is told as sure from 100 deals on" not in screening_report(screening, screening.run(jobs=1), "")
