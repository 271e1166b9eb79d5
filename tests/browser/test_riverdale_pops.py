"""A pawn that gets to Pop's becomes a scoop, which drops into its dish; nothing drops where no movement is wanted."""

from playwright.sync_api import expect

from tests.browser.on_drawn_tables import step, until_still
from tests.browser.people import until
from tests.browser.staging import played_to

WATCH = """() => {
  const ways = window.ways = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    if (this.dataset.piece) ways.push([this.dataset.piece, ...frames.map(frame => frame.transform)]);
    return animate.call(this, frames, timing);
  };
}"""
"""Notes the ways on which pawns are sent."""

SCOOP = ".board .pieces .scoop"


def gets_home(match):
    """The last decision has brought a pawn to Pop's."""
    return bool(match.steps) and any(event.plain.get("after") == "shop" for event in match.steps[-1].events)


def replayed_to_the_last_moment(person, server):
    """Somebody who sees the last moment of a replay, led to by its movement; the number of moments."""
    match = played_to("riverdale", gets_home, 2)
    person.context.add_init_script(f"({WATCH})()")
    person.sit_at(server.folder, match)
    page, last = person.page, len(match.steps)
    until(page, lambda: step(page) == str(last))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Go through the game").click()
    bar = page.get_by_role("region", name="Replay")
    bar.get_by_role("button", name="One back").click()
    until(page, lambda: step(page) == str(last - 1))
    scoops = page.locator(SCOOP).count()
    page.evaluate("window.ways.length = 0")
    bar.get_by_role("button", name="One on").click()
    expect(page.locator(SCOOP)).to_have_count(scoops + 1)
    until_still(page)
    return page.evaluate("window.ways")


def test_a_scoop_drops_where_a_pawn_arrives(new_person, server):
    ways = replayed_to_the_last_moment(new_person(motion="full"), server)
    drops = [way for way in ways if "scale(1.16, 0.8)" in "".join(way)]
    assert len(drops) == 1
    pawn, *frames = drops[0]
    assert [way[0] for way in ways].index(pawn) < ways.index(drops[0])  # it has run there before
    assert frames[0] != frames[-1]


def test_nothing_drops_where_no_movement_is_wanted(new_person, server):
    assert replayed_to_the_last_moment(new_person(motion="reduced"), server) == []
