"""`runabout admin` beside a server that runs, over either database."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner, Result

from runabout.cli import runabout
from runabout.cli.commands.admin import ID_LETTERS
from runabout.server.administration import Administration
from runabout.server.errors import AdminFault
from tests.patience import wait_for
from tests.server.conftest import Running, Serve, closed, fault, table_for, until, wide

POLL = 0.05


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes ask for notices often."""
    monkeypatch.setattr("runabout.server.notices.POLL_SECONDS", POLL)
    monkeypatch.setattr("runabout.server.administration.HEARD_SECONDS", 10 * POLL)


@pytest.fixture
def running(serve: Serve, url: str) -> Running:
    return serve(database_url=url)


@pytest.fixture
def admin(url: str, tmp_path: Path) -> Callable[[Any], Any]:
    """Does something with the database, as the command does."""
    settings = wide(tmp_path / "elsewhere", database_url=url)

    def do(work: Any) -> Any:
        async def run() -> Any:
            async with Administration(settings).opened() as office:
                return await work(office)

        return asyncio.run(run())

    return do


def id_of(guest: httpx.Client) -> str:
    return str(guest.get("/api/me").json()["id"])


def play(guest: httpx.Client, table: str) -> str:
    """Play the first open action of a guest who is to act; what it was."""
    view = guest.get(f"/api/tables/{table}/view?words=en").json()["view"]
    move = {"key": f"key-{view['number']:08}", "number": view["number"], "action": view["actions"][0]["text"]}
    answer = guest.post(f"/api/tables/{table}/moves", json=move)
    assert answer.status_code == 200, answer.text
    return str(move["action"])


def pair_at(running: Running, **more: Any) -> tuple[httpx.Client, httpx.Client, str]:
    """Two people at a game that has begun, the one to act first, and the table."""
    ann, ben = running.program("Ann Onymous"), running.program("Ben Trovato")
    table = table_for(ann, "person", "open", "bot", options={"auto_pass": "off"}, **more)
    ben.put(f"/api/tables/{table}/seats/1")
    assert ann.post(f"/api/tables/{table}/start").status_code == 200
    return (ann, ben, table) if to_act(ann, table, 0, 1) == 0 else (ben, ann, table)


def to_act(guest: httpx.Client, table: str, *seats: int) -> int:
    """Wait until one of these seats is to act; which."""

    def found() -> int | None:
        seat = int(guest.get(f"/api/tables/{table}").json()["to_act"])
        return seat if seat in seats else None

    return wait_for(found, POLL / 10)


def until_status(guest: httpx.Client, path: str, status: int) -> httpx.Response:
    """Ask until a server that polls has heard."""

    def found() -> httpx.Response | None:
        answer = guest.get(path)
        return answer if answer.status_code == status else None

    return wait_for(found, POLL)


def test_tables_and_guests_are_listed_and_shown(running: Running, admin: Any) -> None:
    first, other, table = pair_at(running)
    gathering = table_for(first, "person", "open", "bot")
    assert [row["table"] for row in admin(lambda office: office.tables())] == [gathering, table]
    assert [row["table"] for row in admin(lambda office: office.tables("playing"))] == [table]
    assert [row["table"] for row in admin(lambda office: office.tables(limit=1))] == [gathering]
    shown = admin(lambda office: office.table(table))
    assert {row["guest"] for row in shown["guests"]} == {id_of(first), id_of(other)}
    assert "key" not in shown  # it tells every hand
    [ann] = admin(lambda office: office.guests("N ONYM"))
    assert (ann["name"], ann["banned"]) == ("Ann Onymous", None)
    assert admin(lambda office: office.guests("%")) == []
    assert table in {row["table"] for row in admin(lambda office: office.guest(id_of(first)))["tables"]}


def test_a_closed_table_is_gone_for_everybody_and_stays_in_the_database(running: Running, admin: Any) -> None:
    first, other, table = pair_at(running)
    with running.line(other, table) as line:
        until(line, "view")
        admin(lambda office: office.close(table))
        code, words = closed(line)
        assert (code, words[-1]["reason"]) == (1008, "bye-closed")
    for path in ("", "/view", "/replay?count=1", "/plan"):
        fault(first.get(f"/api/tables/{table}{path}"), 410, "closed")
    fault(first.post(f"/api/tables/{table}/seats/0/leave"), 410, "closed")
    assert first.get("/api/tables").json()["tables"] == []
    assert admin(lambda office: office.table(table))["status"] == "closed"
    with pytest.raises(AdminFault, match="closed already"):
        admin(lambda office: office.close(table))


def test_a_table_that_no_program_can_read_is_closed_too(running: Running, admin: Any) -> None:
    _, _, table = pair_at(running)
    running.do(lambda: running.server.store.write(spoilt(table)))
    admin(lambda office: office.close(table))
    assert admin(lambda office: office.table(table))["status"] == "closed"


def spoilt(table: str) -> Callable[[Any], None]:
    """Spoil a table's list."""
    return lambda connection: connection.exec_driver_sql(
        f"UPDATE moves SET body = '{{}}' WHERE table_id = '{table}' AND number = 1"
    )


def test_a_banned_guest_is_refused_and_bots_play_for_it_until_the_ban_is_lifted(running: Running, admin: Any) -> None:
    first, other, table = pair_at(running)
    guest = id_of(first)
    with running.line(first, table) as line:
        until(line, "view")
        admin(lambda office: office.ban(guest))
        code, words = closed(line)
        assert (code, words[-1]["reason"]) == (1008, "banned")
    fault(first.get("/api/tables"), 403, "banned")
    fault(first.get("/api/me"), 403, "banned")

    def relieved() -> Any:
        seats = other.get(f"/api/tables/{table}").json()["seats"]
        return seats if [seat["kind"] for seat in seats].count("bot") == 2 else None

    seats = wait_for(relieved, POLL)
    assert [seat["vacated"] for seat in seats].count(True) == 1
    with pytest.raises(AdminFault, match="banned already"):
        admin(lambda office: office.ban(guest))
    admin(lambda office: office.lift(guest))
    until_status(first, "/api/tables", 200)
    seat = [one["vacated"] for one in seats].index(True)
    assert first.post(f"/api/tables/{table}/seats/{seat}/relieve").json()["seats"][seat]["mine"]
    with pytest.raises(AdminFault, match="not banned"):
        admin(lambda office: office.lift(guest))


def everything(running: Running) -> str:
    """All that the database holds, as text."""

    def read(connection: Any) -> str:
        names = ("guests", "tables", "sitters", "moves", "carries")
        return repr([list(connection.exec_driver_sql(f"SELECT * FROM {name}")) for name in names])

    return str(running.do(lambda: running.server.store.read(read)))


def test_what_remains_of_an_erased_guests_games_is_anonymous_and_goes_on(running: Running, admin: Any) -> None:
    first, other, table = pair_at(running)
    guest, name = id_of(first), first.get("/api/me").json()["name"]
    gathering = table_for(first, "person", "open", "bot")
    play(first, table)
    seat = next(at for at, one in enumerate(first.get(f"/api/tables/{table}").json()["seats"]) if one["mine"])
    first.post(f"/api/tables/{table}/seats/{seat}/carry")
    assert guest in everything(running)
    assert name in everything(running)
    assert all(name in replay for replay in replays(other, table))  # whose moments are kept from now on
    with running.line(other, table) as line:
        until(line, "view")
        assert admin(lambda office: office.erase(guest)) == 2
        assert guest not in everything(running)
        assert name not in everything(running)
        until_status(first, "/api/tables", 401)
        told = until_anonymous(other, table, name)
        assert told["seats"][seat]["kind"] == "bot"
    to_act(other, table, 1 - seat)
    play(other, table)
    fault(other.get(f"/api/tables/{gathering}"), 410, "closed")
    with pytest.raises(AdminFault, match="There is no guest"):
        admin(lambda office: office.erase(guest))


def replays(guest: httpx.Client, table: str) -> list[str]:
    """The moments of a table's game, in words and as facts."""
    return [guest.get(f"/api/tables/{table}/replay?count=9{words}").text for words in ("&words=en", "")]


def until_anonymous(guest: httpx.Client, table: str, name: str) -> Any:
    """The table, once the server has read it anew; nothing of it names the erased guest."""

    def found() -> Any:
        tells = any(name in replay for replay in replays(guest, table))
        return None if tells else guest.get(f"/api/tables/{table}").json()

    return wait_for(found, POLL)


def test_an_export_holds_what_the_guest_did_and_nothing_of_others(running: Running, admin: Any) -> None:
    first, other, table = pair_at(running)
    action = play(first, table)
    found = json.loads(json.dumps(admin(lambda office: office.export(id_of(first)))))
    assert found["guest"]["name"] == first.get("/api/me").json()["name"]
    [its] = found["tables"]
    assert its["table"] == table
    assert {"sat", "played"} <= {entry["kind"] for entry in its["entries"]}
    assert action in {entry.get("action") for entry in its["entries"]}
    assert id_of(other) not in json.dumps(found)
    assert other.get("/api/me").json()["name"] not in json.dumps(found)


# ----------------------------------------------------------------------------------------- the command


def run(*arguments: str, asked: str = "") -> Result:
    return CliRunner().invoke(runabout, ["admin", *arguments], input=asked)


def test_the_command_does_it_and_asks_before_it_erases(serve: Serve, tmp_path: Path) -> None:
    running = serve()
    folder = ["--folder", str(tmp_path / "data")]
    ann = running.program("Ann")
    guest, table = id_of(ann), table_for(ann, "person", "open", "bot")
    assert f'table="{table}"' in run(*folder, "tables").output or f"table={table}" in run(*folder, "tables").output
    assert len(guest) == ID_LETTERS
    assert json.loads(run(*folder, "guests", "--find", "Ann", "--json").output)[0]["guest"] == guest
    assert "tables: 1" in run(*folder, "guest", guest).output
    assert "guests: 1" in run(*folder, "table", table).output
    assert json.loads(run(*folder, "export", guest).output)["guest"]["guest"] == guest
    assert run(*folder, "close", table).output == f"Table {table} is closed.\n"
    assert "is banned" in run(*folder, "ban", guest).output
    assert "banned no more" in run(*folder, "lift", guest).output
    assert run(*folder, "erase", guest, asked="n\n").exit_code != 0
    assert ann.get("/api/me").status_code in (200, 403)
    assert "is erased" in run(*folder, "erase", "--yes", guest).output


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["close", "nowhere"], "There is no table nowhere; `runabout admin tables` lists them."),
        (["ban", "-nobody"], "There is no guest -nobody; `runabout admin guests` lists them."),
        (["lift", "nobody"], "There is no guest nobody"),
        (["erase", "--yes", "nobody"], "There is no guest nobody"),
        (["export", "nobody"], "There is no guest nobody"),
        (["table", "nowhere"], "There is no table nowhere"),
        (["restore", "nothing.db"], "No such file"),
    ],
)
def test_what_there_is_not_is_named(serve: Serve, tmp_path: Path, arguments: list[str], words: str) -> None:
    serve()
    ended = run("--folder", str(tmp_path / "data"), *arguments)
    assert (ended.exit_code, words in ended.output) == (2, True), ended.output


@pytest.mark.parametrize("guest", ["-khJxzdIsWikEWeG", "-h-hhhhhhhhhhhhh", "--helphelphelp-h", "--json-json-json"])
def test_an_id_that_begins_with_hyphens_is_no_option(serve: Serve, tmp_path: Path, guest: str) -> None:
    serve()
    for command in (["guest", "--json"], ["guest", "--json", "--"], ["ban"], ["lift"], ["erase", "--yes"], ["export"]):
        ended = run("--folder", str(tmp_path / "data"), *command, guest)
        assert (ended.exit_code, f"There is no guest {guest};" in ended.output) == (2, True), ended.output


def test_an_option_that_a_command_about_guests_does_not_have_is_named() -> None:
    ended = run("guest", "nobody", "--jsno")
    assert (ended.exit_code, "No such option: --jsno" in ended.output) == (2, True), ended.output
    assert "Usage: runabout admin guest" in run("guest", "--help").output


def test_a_database_that_there_is_not_is_not_made(tmp_path: Path) -> None:
    for arguments in (["tables"], ["backup", str(tmp_path / "backup.db")]):
        ended = run("--folder", str(tmp_path), *arguments)
        assert (ended.exit_code, "There is no database at" in ended.output) == (2, True), ended.output
    assert list(tmp_path.iterdir()) == []
