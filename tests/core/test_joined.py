"""Which events are told together, by everything that can be declared of that."""

import pytest

from runabout.core.speech.sayings import Listener, Sayings
from tests.core import joined


@pytest.fixture(scope="module")
def messages():
    return joined.messages()


@pytest.mark.parametrize(
    ("language", "case"), joined.cases(), ids=lambda value: value if isinstance(value, str) else value.why
)
def test_neighbouring_events_are_told_together(messages, language, case):
    faults = []
    sayings = Sayings(language, messages, faults.append)
    listener = Listener(joined.NAMES, None if case.viewer < 0 else case.viewer)
    said = sayings.foretell if case.is_hint else sayings.narrate
    assert said(case.events, listener) == case.said[language]
    assert faults == []
