"""What belongs in sight at a table stays in sight, and the page is no longer than what is on it."""

from tests.browser.staging import played_to, whenever

BELOW = "document.documentElement.scrollHeight - innerHeight"
"""By how many pixels the page can be scrolled."""


def test_a_page_that_fits_the_window_does_not_scroll_into_blank_space(new_person, server):
    person = new_person(viewport={"width": 1280, "height": 900})
    person.sit_at(server.folder, played_to("riverdale", whenever))
    assert person.page.evaluate(BELOW) <= 0
