"""Riverdale's own table; what the tables share is in test_drawn_tables."""

import pytest

from tests.browser.people import PHONE
from tests.browser.staging import played_to, to_choose


@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
def test_the_board_is_nearly_as_wide_as_a_phone(new_person, server, size):
    phone = new_person(**PHONE | {"viewport": {"width": size[0], "height": size[1]}})
    phone.sit_at(server.folder, played_to("riverdale", to_choose, 4))
    assert phone.page.locator(".board").bounding_box()["width"] > 0.85 * size[0]


def test_two_seats_paint_two_colours_and_no_others(person, server):
    person.sit_at(server.folder, played_to("riverdale", to_choose, 2))
    page = person.page
    page.locator(".board").wait_for()
    tones = page.locator(".board [class*=tone-]").evaluate_all(
        "all => [...new Set(all.flatMap(it => [...it.classList].filter(name => name.startsWith('tone-'))))].sort()"
    )
    assert tones == ["tone-red", "tone-yellow"]
