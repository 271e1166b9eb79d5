"""What belongs in sight at a table stays in sight, and the page is no longer than what is on it."""

from tests.browser.people import PHONE
from tests.browser.staging import played_to, whenever

BELOW = "document.documentElement.scrollHeight - innerHeight"
"""By how many pixels the page can be scrolled."""


def test_a_page_that_fits_the_window_does_not_scroll_into_blank_space(new_person, server):
    person = new_person(viewport={"width": 1280, "height": 900})
    person.sit_at(server.folder, played_to("riverdale", whenever))
    assert person.page.evaluate(BELOW) <= 0


def test_the_header_stays_when_a_phone_scrolls_down(new_person, server):
    person = new_person(**PHONE)
    person.sit_at(server.folder, played_to("riverdale", whenever))
    assert person.page.evaluate(BELOW) > 200
    person.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    header = person.page.get_by_role("banner").bounding_box()
    assert header["y"] == 0
    assert person.page.evaluate("""() => {
      const header = document.querySelector('header');
      return header.contains(document.elementFromPoint(innerWidth / 2, header.offsetHeight / 2));
    }""")
