"""What nobody may know reaches nobody, over the real server: not a byte of it, and no key before a game is over."""

from __future__ import annotations

import base64
import json
import random
import re
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from websockets.sync.client import ClientConnection

from runabout.core.chance import derive, key_from
from runabout.games import find_game
from runabout.games import names as game_names
from runabout.server.tables.table import Table
from tests.server.conftest import Running
from tests.server.processes import Server, nursery
from tests.server.test_leaks import SHORT, twin_of
from tests.server.visitors import Visitor

TIMES = re.compile(rb'"(now|changed|created)":[0-9.e+]+')


def untimed(said: bytes, table: str) -> bytes:
    """What was said, without the time of day and the table's name."""
    return TIMES.sub(b'"\\1":0', said).replace(table.encode(), b"a table")


@dataclass
class Pair:
    """Two tables of the same people at one server, alike in all that one viewer may know.

    Attributes:
        running: the server.
        visitors: by seat; the last one watches.
        viewer: the seat from which it is looked; -1 watches.
        tables: both.
    """

    running: Running
    visitors: list[Visitor]
    viewer: int
    tables: list[str] = field(default_factory=list)
    lines: list[ClientConnection] = field(default_factory=list)

    @property
    def eye(self) -> Visitor:
        """Who looks."""
        return self.visitors[self.viewer]

    def lay(self, game: str) -> None:
        """Lay both, and begin to look at them."""
        host, *others = self.visitors[:-1]
        for _ in range(2):
            seats = [{"kind": "person"}, *({"kind": "open"} for _ in others)]
            wish = {"game": game, "seats": seats, "options": SHORT.get(game, {})}
            key = key_from(f"{game} {self.viewer}")
            with mock.patch("runabout.server.tables.setting_up.secrets.token_bytes", return_value=key):
                table = host.ask("POST", "/api/tables", wish).json()["id"]
            for seat, other in enumerate(others, 1):
                assert other.ask("PUT", f"/api/tables/{table}/seats/{seat}").status_code == 200
            self.tables.append(table)
        for table in self.tables:
            assert host.ask("POST", f"/api/tables/{table}/start").status_code == 200
        self.running.do(self._same_beginning)
        self.lines = [self.eye.watch(table) for table in self.tables]

    def _table(self, number: int) -> Table:
        return self.running.server.registry.live[self.tables[number]].table

    def _same_beginning(self) -> None:
        """The second was dealt otherwise: give it the history of the first."""
        one, other = self._table(0), self._table(1)
        other.match = one.match.rewound(0)
        for seat, looks in enumerate(one.match.looks):  # everybody sees them, and the key draws them
            other.match.choose_looks(seat, looks)
        other.match.key = derive(one.match.key, "another")  # which tells nothing else
        other.story = list(one.story)
        self._match_up()

    def _match_up(self) -> None:
        if not self._alike():  # what came of the last action was for the viewer to see
            self._table(1).story = list(self._table(0).story)
            self._table(1).match.steps = list(self._table(0).match.steps)
        one, other = self._table(0).match, self._table(1).match
        other._state = twin_of(one, self.viewer, f"{len(one.steps)} {self.viewer}")
        other._refresh_cache()
        other._chance = one._chance.copy()

    def match_up(self) -> None:
        """Let the second table be as the first, but for what the viewer may not know."""
        self.running.do(self._match_up)

    def _alike(self) -> bool:
        """Whether the viewer may know of no difference that the last action made."""
        found = []
        for number in range(2):
            table = self._table(number)
            known = [event for event in table.story[-1].events if event.known_to(self.viewer)]
            found.append((bytes(table.match.sight(self.viewer)), known))
        return found[0] == found[1]

    def differ(self) -> bool:
        """Whether there is anything that the viewer may not know."""
        return bool(self.running.do(lambda: bytes(self._table(0).match._state) != bytes(self._table(1).match._state)))

    def play(self, dice: random.Random) -> bool:
        """Play one action at both; whether what the viewer may know of it is the same at both."""
        acting = self.running.do(lambda: self._table(0).to_act)
        legal = self.running.do(lambda: [action.text for action in self._table(0).match.legal()])
        fitting = self.running.do(lambda: [text for text in legal if self._table(1).match.why(text) is None])
        if not fitting:
            return False
        action = dice.choice(fitting)
        for table in self.tables:
            number = self.visitors[acting].ask("GET", f"/api/tables/{table}/view?words=en").json()["view"]["number"]
            move = {"key": f"key-{dice.getrandbits(64)}", "number": number, "action": action}
            answer = self.visitors[acting].ask("POST", f"/api/tables/{table}/moves", move)
            assert answer.status_code == 200, answer.text
        return bool(self.running.do(self._alike))

    def looks(self) -> list[list[bytes]]:
        """All that the viewer is shown of both, over HTTP and on a line of its own."""
        found = []
        for table in self.tables:
            views = (
                "?words=en",
                "/view",
                f"/view?words=de&seat={self.viewer}&since=2",
                f"/replay?words=en&seat={self.viewer}&count=200",
            )
            said = [untimed(self.eye.ask("GET", f"/api/tables/{table}{path}").content, table) for path in views]
            line = self.eye.watch(table, f"?seat={self.viewer}")
            said += [untimed(text, table) for text in self.eye.listen(line)]
            line.close()
            found.append(said)
        return found

    def hears(self) -> list[list[bytes]]:
        """What the viewer has heard on its lines to both."""
        return [
            [untimed(text, table) for text in self.eye.listen(line)] for table, line in zip(self.tables, self.lines)
        ]


@pytest.fixture
def visitors(serve: Any) -> Iterator[tuple[Running, list[Visitor]]]:
    """A server, and its guests: four who play, and one who watches."""
    running = serve(workers=1)
    found = [Visitor(running.url, f"Visitor {number}") for number in range(5)]
    yield running, found
    for visitor in found:
        visitor.close()


@pytest.mark.parametrize("game", game_names())
def test_over_the_server_what_a_viewer_may_not_know_changes_no_byte(game: str, visitors):
    running, people = visitors
    seats = min(3, find_game(game).seats[1])
    dice = random.Random(f"bytes {game}")
    told = hidden = 0
    for viewer in (-1, 0):
        pair = Pair(running, [*people[:seats], people[-1]], viewer)
        pair.lay(game)
        assert_same(pair.hears())
        for turn in range(20):
            if running.do(lambda: pair._table(0).status) == "over":  # noqa: B023  # called now
                break
            pair.match_up()
            hidden += pair.differ()
            if turn % 6 == 0:
                assert_same(pair.looks())
            alike = pair.play(dice)
            heard = pair.hears()
            if alike:
                assert_same(heard)
                told += sum(map(len, heard[0]))
    assert told > 6_000, "hardly anything was compared"
    assert hidden > 20 or not find_game(game).components.counts, "nothing was hidden: both tables were the same"


def assert_same(said: list[list[bytes]]) -> None:
    """Check that both were the same."""
    one, other = said
    assert len(one) == len(other)
    for first, second in zip(one, other):
        assert first == second


# ------------------------------------------------------------------------------------------ keys, and who is who


def forms(secret: bytes) -> set[bytes]:
    """A secret as it might be written: raw, in hexadecimal, in any of three places of a longer text in base 64."""
    found = {secret, secret.hex().encode(), secret.hex().upper().encode()}
    for encode in (base64.b64encode, base64.urlsafe_b64encode):
        for shift in range(3):
            found.add(encode(b"\0" * shift + secret)[4 if shift else 0 : -4])
    found.add(base64.b32encode(secret).rstrip(b"="))
    found.add(", ".join(map(str, secret)).encode())
    found.add(",".join(map(str, secret)).encode())
    found.add(repr(secret)[2:-1].encode())
    found.add(json.dumps(secret.decode("latin-1"))[1:-1].encode())
    return found


def secrets_of(key: bytes) -> set[bytes]:
    """What must not be known of a game that is being played: its key, and what is derived from it."""
    return {one for secret in (key, derive(key, "deal")) for one in forms(secret)}


@pytest.mark.parametrize("at", range(4))
def test_a_secret_is_found_however_it_is_written(at: int):
    secret = key_from("a secret")
    text = b"x" * at
    for written in (
        secret,
        secret.hex().encode(),
        base64.b64encode(text + secret),
        base64.urlsafe_b64encode(text + secret + b"more"),
    ):
        assert any(form in b"before " + written + b" after" for form in forms(secret))
    assert not any(form in base64.b64encode(key_from("another")) for form in forms(secret))


def test_before_a_game_is_over_its_key_leaves_the_server_in_no_form_nor_does_who_anybody_is(tmp_path: Path):
    with nursery(tmp_path) as home:
        server = home.start(log_level="debug")
        harvest(server, tmp_path)


def harvest(server: Server, folder: Path) -> None:
    people = [Visitor(server.url, name) for name in ("Ann", "Ben", "Eve")]
    ann, ben, eve = people
    seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
    tables = []
    for game, options in (
        ("road-runner", {"turn_limit": "10", "auto_pass": "off"}),
        ("riverdale", {}),
        ("rummy-runway", {}),
    ):
        table = ann.ask("POST", "/api/tables", {"game": game, "seats": seats, "options": options}).json()["id"]
        ben.ask("PUT", f"/api/tables/{table}/seats/1")
        ann.ask("POST", f"/api/tables/{table}/start")
        tables.append(table)
    lines = [(one, one.watch(table)) for table in tables for one in people]
    over, *open_still = tables
    for _ in range(2000):
        view = eve.ask("GET", f"/api/tables/{over}/view?words=en").json()["view"]
        if view["to_act"] < 0:
            break
        play(people, over)
    else:
        raise AssertionError("the game does not end")
    for table in open_still:
        for _ in range(12):
            play(people, table)
        for one in people:
            ask_all(one, table)
        assert ann.ask("GET", f"/api/tables/{table}").json()["status"] == "playing"
    for one, line in lines:
        one.listen(line)
    keys = keys_in(folder)
    heard = {one: b"".join(one.heard) for one in people}
    log = server.log.read_bytes()
    everything = b"".join([*heard.values(), log])
    assert len(everything) > 500_000
    for table in tables:
        for secret in secrets_of(keys[table]):
            assert secret not in everything, "the key of a game is known"
    for one in people:
        for other in people:
            if other is not one:
                for private in (other.id, other.token):
                    assert private.encode() not in heard[one], "somebody learned who another guest is"
        assert one.id.encode() in heard[one]  # or else this check is blind
        assert one.token.encode() not in log
    record = ann.ask("GET", f"/api/tables/{over}/record").content
    assert any(secret in record for secret in forms(keys[over]))  # and so would this one be
    break_database(folder)
    for one in people:
        play_blindly(one, open_still[0])
        ask_all(one, open_still[0])
    everything = b"".join(part for one in people for part in one.heard) + server.log.read_bytes()
    assert b"error" in server.log.read_bytes()
    for secret in secrets_of(keys[open_still[0]]) | secrets_of(keys[open_still[1]]):
        assert secret not in everything
    for one in people:
        one.close()


def play(people: list[Visitor], table: str) -> None:
    """The seat to act plays, if it is a person's."""
    for one in people[:2]:
        view = one.ask("GET", f"/api/tables/{table}/view?words=en").json()["view"]
        if view.get("actions"):
            action = view["actions"][view["number"] * 7 % len(view["actions"])]["text"]
            move = {"key": f"key-{view['number']:08}", "number": view["number"], "action": action}
            one.ask("POST", f"/api/tables/{table}/moves", move)


def play_blindly(one: Visitor, table: str) -> None:
    """Play, whatever the answer."""
    for number in range(60):
        one.ask("POST", f"/api/tables/{table}/moves", {"key": f"blind-{number:08}", "number": number, "action": "pass"})


def ask_all(one: Visitor, table: str) -> None:
    """Everything that can be asked, and much that cannot."""
    paths = (
        "/api/me",
        "/api/tables",
        "/metrics",
        "/health",
        "/ready",
        "/api/openapi.json",
        "/api/games",
        "/",
        f"/t/{table}",
    )
    for path in paths:
        one.ask("GET", path)
    for path in (
        "",
        "/view",
        "/view?seat=0",
        "/view?seat=1",
        "/replay",
        "/replay?seat=1",
        "/record",
        "/why?action=pass",
        "/why?action=x",
    ):
        one.ask("GET", f"/api/tables/{table}{path}")
    for body in (
        {},
        [],
        {"key": "k" * 8, "number": -1, "action": "pass"},
        {"key": "key-12345", "number": 10**9, "action": "\x00"},
    ):
        for path in ("moves", "undo", "undo/answer", "rematch", "start"):
            one.ask("POST", f"/api/tables/{table}/{path}", body)
    one.ask("POST", f"/api/tables/{table}/seats/0/carry")
    one.ask("POST", "/api/carry/nonsense")
    one.ask("GET", "/api/tables/aaaaaaaaaa")
    one.ask("POST", "/api/tables", {"game": "road-runner", "seats": []})


def keys_in(folder: Path) -> dict[str, bytes]:
    """The keys of all tables, as the database has them."""
    with sqlite3.connect(folder / "data" / "tables.db") as connection:
        return dict(connection.execute("SELECT id, key FROM tables"))


def break_database(folder: Path) -> None:
    """Let every write fail."""
    with sqlite3.connect(folder / "data" / "tables.db") as connection:
        connection.execute("ALTER TABLE moves RENAME TO gone")
