"""What the page may not do, and how much of it there is before there is something to see."""

import pytest

FIRST_VIEW_MOST = 150_000
"""Bytes, as they come over the line, until home can be seen and used."""


def test_nothing_inline_and_nothing_from_elsewhere_may_run(person):
    answer = person.page.goto("/")
    policy = answer.headers["content-security-policy"]
    for part in ("default-src 'none'", "script-src 'self'", "style-src 'self'", "base-uri 'none'"):
        assert part in policy
    assert "unsafe" not in policy
    tried = "document.body.append(Object.assign(document.createElement('script'), {textContent: 'window.ran = true'}))"
    with person.page.expect_console_message():
        person.page.evaluate(tried)
    assert person.page.evaluate("window.ran") is None
    assert len(person.complaints) == 1
    assert "Content Security Policy" in person.complaints.pop()


def test_the_page_asks_nobody_but_its_own_server(person, server):
    asked = []
    person.page.on("request", lambda request: asked.append(request.url))
    person.go_home()
    person.play_now("road-runner")
    strangers = [url for url in asked if not url.startswith((server.url, "data:", "blob:"))]
    assert strangers == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_first_view_of_home_is_small(new_person, scheme):
    person = new_person(color_scheme=scheme)
    line = person.context.new_cdp_session(person.page)
    line.send("Network.enable")
    came = []
    line.on("Network.loadingFinished", lambda event: came.append(event["encodedDataLength"]))
    person.go_home()
    person.page.wait_for_load_state("networkidle")
    assert 0 < sum(came) < FIRST_VIEW_MOST


def test_a_page_that_is_come_back_to_is_taken_from_the_browser(person):
    person.go_home()
    person.go_home()
    person.page.wait_for_load_state("networkidle")
    came = person.page.evaluate(
        "performance.getEntriesByType('resource').filter(it => it.name.includes('/assets/')).map(it => it.transferSize)"
    )
    assert came
    assert sum(came) == 0
