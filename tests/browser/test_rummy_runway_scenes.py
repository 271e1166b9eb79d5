"""Whatever befalls Rummy Runway's table, it ends in the scene that the server has: as a page that is loaded anew."""

from importlib.resources import files

import pytest
from playwright.sync_api import expect

from tests.browser.on_drawn_tables import ANIMATED, Line, awaited, step, until_something_moves
from tests.browser.on_rummy_runway import OnTheCatwalk, drawn, drawn_anew
from tests.browser.people import PHONE, Person, until
from tests.browser.servers import Server
from tests.browser.staging import played_to, to_choose, verbs

EVENTS = 50


def outfits_lie(match):
    """Seat 0 has a choice, and there are outfits on the table."""
    return to_choose(match) and sum(map(int, match.state.outfits[: match.seats])) >= 2


def can_discard(match):
    return match.seat == 0 and "discard" in verbs(match)


def check(person):
    """The table shows the scene that the server has, now that it is up to the person."""
    assert awaited(person)
    assert drawn(person) == drawn_anew(person)


def test_two_at_one_screen_see_their_own_hand_and_their_own_catwalk(person):
    page = person.page
    people = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]
    person.set_up({"game": "rummy-runway", "seats": people, "start": True})
    asked = page.get_by_role("heading", name="it is up to you")
    decide, hands, name = OnTheCatwalk(), {}, ""
    while len(hands) < 2:
        asked.or_(page.locator("button[data-first]")).first.wait_for()
        if asked.is_visible():
            assert page.locator(".hand").count() == 0
            name = asked.inner_text().split(",")[0]
            page.get_by_role("button", name="show my hand").click()
        awaited(person)
        hands[name] = [card.get_attribute("data-place") for card in page.locator(".hand li").all()]
        assert page.locator(".plate").first.locator(".name").inner_text() == name
        decide(person)
    assert min(map(len, hands.values())) >= 7
    assert hands["Ann"] != hands["Ben"]


def test_a_spectator_sees_the_outfits_and_no_hand(person, new_person, server):
    table = person.sit_at(server.folder, played_to("rummy-runway", outfits_lie, 2), level="random")
    spectator = new_person(**ANIMATED)
    spectator.go_home()
    spectator.page.goto(f"/t/{table}")
    spectator.arrive()
    began, decide = drawn(spectator), OnTheCatwalk()
    for _ in range(3):
        assert decide(person)
    awaited(person)
    until(spectator.page, lambda: step(spectator.page) == step(person.page))
    told = drawn(person)
    ended = drawn(spectator)
    assert sorted(ended["outfits"]) == sorted(told["outfits"])
    assert (ended["places"], ended["deck"]) != (began["places"], began["deck"])
    assert [place for place, _ in ended["places"] if place.startswith("hand ")] == []
    assert spectator.page.locator("[data-target]").count() == 0
    assert ended == drawn_anew(spectator)


def test_a_replay_shows_each_moment_and_the_table_is_as_it_was_once_it_is_closed(person, server):
    person.sit_at(server.folder, played_to("rummy-runway", outfits_lie, 2))
    page = person.page
    awaited(person)
    live = drawn(person)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Go through the game").click()
    bar = page.get_by_role("region", name="Replay")
    bar.get_by_role("button", name="To the beginning").click()
    until(page, lambda: step(page) == "0")
    shown = [drawn(person)]
    for number in map(str, range(1, 5)):
        bar.get_by_role("button", name="One on").click()
        until(page, lambda number=number: step(page) == number)
        shown.append(drawn(person))
    for number in map(str, reversed(range(4))):
        bar.get_by_role("button", name="One back").click()
        until(page, lambda number=number: step(page) == number)
        assert drawn(person) == shown[int(number)]
    assert len({str(moment) for moment in shown}) > 3
    page.keyboard.press("Escape")
    expect(bar).to_have_count(0)
    awaited(person)
    assert drawn(person) == live


def test_a_line_that_breaks_while_cards_fly_leaves_nothing_behind(new_person, server):
    person = new_person(**ANIMATED)
    person.may_fail = True
    line = Line(person.page)
    person.sit_at(server.folder, played_to("rummy-runway", to_choose, 3), level="random")
    decide = OnTheCatwalk()
    for _ in range(2):
        assert decide(person)
        until_something_moves(person.page)
        line.cut()
        check(person)


def test_a_move_that_is_refused_after_it_was_drawn_is_taken_back(new_person, server):
    person = new_person(**ANIMATED)
    person.may_fail = True
    line = Line(person.page)
    person.sit_at(server.folder, played_to("rummy-runway", can_discard, 2), level="random")
    page = person.page
    awaited(person)
    before, moment, lying = drawn(person), step(page), page.locator(".discards li")
    count = lying.count()
    until(page, lambda: line.answered)
    line.spoil()
    line.hold()
    page.locator(".held.open").first.click()
    page.locator("[data-target='row']").click()
    expect(lying).to_have_count(count + 1)  # though the server has not answered
    line.release()
    expect(lying).to_have_count(count)
    assert (drawn(person), step(page)) == (before, moment)
    assert OnTheCatwalk()(person)
    check(person)


def test_a_burst_of_fifty_events_ends_in_the_last_moment(new_person, server):
    person = new_person(**ANIMATED)
    line = Line(person.page)
    table = person.sit_at(server.folder, played_to("rummy-runway", outfits_lie, 6), level="random")
    awaited(person)
    line.hold()
    elsewhere = new_person(storage_state=person.identity)
    elsewhere.come_to(table)
    decide = OnTheCatwalk()
    while line.events() < EVENTS:
        assert decide(elsewhere)
    awaited(elsewhere)
    line.release()
    until(person.page, lambda: step(person.page) == step(elsewhere.page))
    check(person)


def test_a_window_that_changes_its_size_while_a_button_is_down_and_cards_fly(new_person, server):
    person = new_person(**ANIMATED, viewport={"width": 1280, "height": 800})
    person.sit_at(server.folder, played_to("rummy-runway", can_discard, 3), level="random")
    page, decide = person.page, OnTheCatwalk()
    for width, height in ((700, 900), (1000, 600)):
        awaited(person)
        page.locator(".hand .held").first.hover()
        page.mouse.down()
        page.set_viewport_size({"width": width, "height": height})
        page.mouse.up()
        assert decide(person)
        until_something_moves(page)
        page.set_viewport_size({"width": width + 120, "height": height})
        check(person)


def test_a_phone_that_is_turned_between_two_taps_plays_what_the_first_has_shown(new_person, server):
    phone = new_person(**PHONE)
    phone.sit_at(server.folder, played_to("rummy-runway", can_discard, 3), level="random")
    page = phone.page
    awaited(phone)
    page.locator(".held.open").first.tap()
    row = page.locator("[data-target='row']")
    row.tap()
    page.set_viewport_size({"width": 740, "height": 360})
    before = step(page)
    row.tap()
    until(page, lambda: step(page) != before)
    check(phone)


@pytest.mark.parametrize("given", [{"motion": "reduced"}, {"motion": "full", "reduced_motion": "reduce"}])
def test_the_table_is_true_whether_or_not_movement_is_wanted(new_person, server, given):
    person = new_person(**given)
    person.sit_at(server.folder, played_to("rummy-runway", can_discard, 3), level="random")
    decide = OnTheCatwalk()
    for _ in range(2):
        assert decide(person)
        check(person)


@pytest.fixture(scope="module")
def own_trends(browser, tmp_path_factory):
    """A server with an owner's trends: each has a name of its own, and asks for no wild card."""
    folder = tmp_path_factory.mktemp("own")
    text = (files("runabout.games.rummy_runway") / "trends.toml").read_text(encoding="utf-8")
    head = text[: text.index("[[trend]]")]
    own = '[[trend]]\nname = "Plain {0}"\nbonus = {0}\ncondition = "no-wild"\n'
    trends = [own.format(number) for number in range(1, 19)]
    (folder / "data" / "rummy_runway").mkdir(parents=True)
    (folder / "data" / "rummy_runway" / "trends.toml").write_text(head + "\n".join(trends), encoding="utf-8")
    server = Server(folder / "server", data=folder / "data")
    server.start()
    yield server
    server.stop()
    assert "Traceback" not in server.log, server.log


def test_an_owners_trends_are_drawn_and_an_outfit_says_which_it_follows(browser, own_trends):
    person = Person(browser, own_trends.url)
    bots = [{"kind": "bot", "level": "greedy"}] * 3
    person.set_up({"game": "rummy-runway", "seats": [{"kind": "person"}, *bots], "start": True})
    person.arrive()
    page, decide = person.page, OnTheCatwalk()
    signs = page.locator(".signs[data-follows='0 1 2']")
    while signs.count() == 0:
        assert decide(person)
        awaited(person)
    names = [name.split("\n")[0] for name in page.locator(".trend .says b").all_inner_texts()]
    assert all(name.startswith("Plain ") for name in names)
    assert len(set(names)) == 3
    assert page.locator(".trend .poster svg .sign, .trend .sign svg").count() == 3
    assert signs.first.locator(".unseen").inner_text() == f"Follows: {', '.join(names)}"
    check(person)
    assert person.complaints == []
    person.context.close()
