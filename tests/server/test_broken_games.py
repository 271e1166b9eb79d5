"""An installed game that is broken keeps nobody from the others; what is asked of it is answered, not failed at."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from runabout import games
from runabout.games import GAMES
from runabout.server.routes.games import all_games, game_book
from tests.server.conftest import Serve, fault, table_for

SOUND = """
from tests.laws.little import game
"""

BROKEN = {
    "raises": "raise RuntimeError('no board')\n",
    "exits": "raise SystemExit('no licence')\n",
    "no game": "game = None\n",
    "no parts": SOUND + "from dataclasses import replace\ngame = replace(game, words=None)\n",
    "no rulebook": SOUND + "from dataclasses import replace\ngame = replace(game, folder=game.folder / 'nowhere')\n",
}


@pytest.fixture(autouse=True)
def forgetful() -> Iterator[None]:
    """Games are looked up afresh before and after each test."""
    kept = (games.find_game, all_games, game_book)
    for one in kept:
        one.cache_clear()
    yield
    for one in kept:
        one.cache_clear()


def install(site: Path, module: str, text: str) -> None:
    """Put a distribution on the path whose entry point is the little game of a module."""
    info = site / "somebodys_games-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: somebodys-games\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[runabout.games]\nhigh-card = {module}:game\n")
    (site / f"{module}.py").write_text(text)


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_installed_game_fails_no_request(
    kind: str, serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = f"broken_{list(BROKEN).index(kind)}"
    install(tmp_path / "site", module, BROKEN[kind])
    monkeypatch.syspath_prepend(tmp_path / "site")
    guest = serve().guest()
    listed = guest.get("/api/games")
    assert (listed.status_code, [game["name"] for game in listed.json()["games"]]) == (200, list(GAMES))
    assert "somebodys-games 1.0, cannot be played" in fault(guest.get("/api/games/high-card"), 404, "unknown-game")
    answer = guest.post("/api/tables", json={"game": "high-card", "seats": [{"kind": "person"}, {"kind": "bot"}]})
    assert "cannot be played" in fault(answer, 404, "unknown-game")


def test_a_table_of_a_game_that_has_broken_since_fails_no_request(
    serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path / "site", "sound_once", SOUND)
    monkeypatch.syspath_prepend(tmp_path / "site")
    first = serve()
    token = first.program().headers["Authorization"]
    guest = first.browser(Authorization=token)
    table = table_for(guest, "person", "open", "open", game="high-card")
    first.stop()

    games.find_game.cache_clear()
    info = tmp_path / "site" / "somebodys_games-1.0.dist-info" / "entry_points.txt"
    info.write_text("[runabout.games]\nhigh-card = broken_since:game\n")
    (tmp_path / "site" / "broken_since.py").write_text(BROKEN["raises"])
    second = serve()
    guest = second.browser(Authorization=token)
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/view"):
        assert "no board" in fault(guest.get(path), 404, "unknown-game")
    assert guest.get("/api/tables").json() == {"tables": []}
    assert guest.get("/api/games").status_code == 200
