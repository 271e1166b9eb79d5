"""The rules of a game on a page, with pictures of what they are about."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

BESIDE = [
    ("riverdale", "RV-045", 2),
    ("riverdale", "RV-070", 1),
    ("rummy-runway", "RY-063", 4),
    ("road-runner", "RR-213", 1),
    ("road-runner", "RR-279", 1),
]


@pytest.mark.parametrize(("game", "rule", "drawings"), BESIDE)
def test_a_rule_has_pictures_of_what_it_is_about(person, game, rule, drawings):
    page = person.page
    page.goto(f"/rules/{game}#{rule}")
    beside = page.locator(f'[data-rule="{rule}"] .pictures')
    expect(beside.locator("> *")).to_have_count(drawings)
    for drawing in beside.locator("svg").all():
        box = drawing.bounding_box()
        assert box
        assert box["width"] > 10
        assert box["height"] > 10
        assert box["x"] + box["width"] <= page.viewport_size["width"]


def test_a_rule_without_pictures_stands_alone(person):
    page = person.page
    page.goto("/rules/road-wolf")
    expect(page.locator('[data-rule="RW-032"]')).to_be_visible()
    expect(page.locator('[data-rule="RW-032"] .pictures > *')).to_have_count(0)
