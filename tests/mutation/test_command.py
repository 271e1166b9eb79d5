"""The words that `make mutate` is given."""

import sys

import pytest

from scripts.mutation import __main__ as command


@pytest.fixture
def tried(monkeypatch):
    """What a run with some words would try, by part."""

    def run(*words):
        found = {}

        def note(part, faults, named, given):
            found[part.name] = faults
            return command.Figures(part.name, len(faults), len(faults), 0, 0)

        monkeypatch.setattr(command, "_try", note)
        monkeypatch.setattr(sys, "argv", ["mutate", *words])
        assert command.main() == 0
        return found

    return run


def test_a_run_that_was_stopped_goes_on_with_the_rest_of_the_same_sample(tried):
    whole, rest = tried("road_runner")["road_runner"], tried("road_runner", "--skip", "20")["road_runner"]
    assert len(whole) == 50
    assert rest == whole[20:]
