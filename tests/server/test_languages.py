"""In which language the server describes its games: that asked for, else what the browser accepts, else English."""

from __future__ import annotations

from dataclasses import replace

import pytest

from runabout.core.description import FOLDER
from runabout.games import GAMES, find_game
from runabout.server.routes.shared import accepted
from runabout.testing.laws.messages import LEFT_OVER


@pytest.mark.parametrize(
    ("asked", "header", "language"),
    [
        ("", "", "en"),
        ("", "de", "de"),
        ("", "de-AT,de;q=0.9,en;q=0.8", "de"),
        ("", "fr,en;q=0.5,de;q=0.7", "de"),
        ("", "fr-FR,pt", "en"),
        ("", "*", "en"),
        ("", "de;q=0, en", "en"),
        ("", "de;q=much,;;,=,", "en"),
        ("", "d" * 5000, "en"),
        ("?words=en", "de", "en"),
        ("?words=de-CH", "en", "de"),
        ("?words=fr", "de", "en"),
        ("?words=none", "de", "de"),
    ],
)
def test_games_are_described_in_the_language_asked_for_else_the_nearest_accepted(here, asked, header, language):
    answer = here.browser(**({"Accept-Language": header} if header else {})).get(f"/api/games{asked}")
    told = answer.json()
    assert told["language"] == language
    assert "Accept-Language" in answer.headers["vary"]
    [race] = [game for game in told["games"] if game["name"] == "race-2-live"]
    [ace] = [option for option in race["options"] if option["name"] == "ace"]
    assert ace["titles"] == {"en": ["High", "Low"], "de": ["Hoch", "Niedrig"]}[language]
    assert (ace["choices"], ace["default"]) == (["high", "low"], "high")


def test_what_is_accepted_is_read_in_the_order_in_which_it_is_wanted():
    assert accepted("en;q=0.5, de-AT, fr;q=0.9, it;q=0") == ["de-AT", "fr", "en"]
    assert accepted("") == []


def test_both_languages_of_a_description_have_tags_of_their_own(here):
    english, german = (here.browser().get(f"/api/games?words={language}") for language in ("en", "de"))
    assert english.headers["etag"] != german.headers["etag"]
    again = here.browser(**{"If-None-Match": german.headers["etag"]}).get("/api/games?words=de")
    assert again.status_code == 304


def test_nothing_is_left_over_in_what_is_described(here):
    for language in ("en", "de"):
        for game in here.browser().get(f"/api/games?words={language}").json()["games"]:
            texts = [game["blurb"], *(one["says"] for one in game["standing"])]
            for option in game["options"]:
                texts += [option["title"], option["says"], *option["titles"]]
            if game["looks"]:
                texts += [game["looks"]["noun"], game["looks"]["nouns"]]
            assert not [text for text in texts if not text or LEFT_OVER.search(text)]


def test_names_for_programs_are_the_same_in_every_language(here):
    english, german = (here.browser().get(f"/api/games?words={one}").json()["games"] for one in ("en", "de"))
    for one, other in zip(english, german, strict=True):
        for key in ("name", "title", "fewest", "most"):
            assert one[key] == other[key]
        for option, same in zip(one["options"], other["options"], strict=True):
            for key in ("name", "rule", "default", "shared", "offered", "choices", "low", "high"):
                assert option[key] == same[key]
    assert [game["name"] for game in english] == list(GAMES)


def test_a_damaged_message_is_english_at_run_time_and_counted_by_a_metric(here, tmp_path):
    game = find_game("race-2-live")
    for file in (game.folder / FOLDER).glob("*.ftl"):
        text = file.read_text(encoding="utf-8")
        (tmp_path / FOLDER).mkdir(parents=True, exist_ok=True)
        damaged = text.replace("standing-dead = tot", "standing-dead = { $tot")
        (tmp_path / FOLDER / file.name).write_text(damaged, encoding="utf-8")
    (tmp_path / "RULES.md").write_bytes((game.folder / "RULES.md").read_bytes())
    counted = 'runabout_messages_unsaid_total{by="server",language="de",message="standing-dead"} 1.0'
    assert counted not in here.browser().get("/metrics").text
    told = replace(game, folder=tmp_path).described("de")
    assert (told.standing["dead"], told.standing["safe"]) == ("dead", "in Sicherheit")
    assert counted in here.browser().get("/metrics").text


def test_an_unknown_language_is_english_to_a_game_too():
    assert find_game("road-wolf").described("fr").blurb == find_game("road-wolf").described("en").blurb
