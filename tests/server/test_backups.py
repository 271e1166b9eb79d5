"""Backups of either database while a server runs, restored into either, and upgrades from earlier schemas."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic import command
from sqlalchemy import MetaData, create_engine, text

from runabout.server.errors import AdminFault, BadSetting
from runabout.server.storage import migrate
from runabout.server.storage.backups import back_up, newest_schema, restore
from runabout.server.storage.database import checked_url
from runabout.server.storage.migrating import VERSION_TABLE, config
from tests.patience import PATIENCE
from tests.server.conftest import Running, Serve, table_for
from tests.server.test_administration import play, to_act

CLOCK = {"minutes": 30, "seconds": 5}


@pytest.fixture
def new_database(tmp_path: Path, request: pytest.FixtureRequest) -> Callable[[str], str]:
    """The URL of a new database of a kind."""

    def make(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path}/{len(list(tmp_path.iterdir()))}.db"
        return str(request.getfixturevalue("cluster").url())

    return make


def played(running: Running) -> tuple[httpx.Client, str]:
    """Somebody at a table with a clock where some decisions were played."""
    ann = running.program("Ann \N{DRAGON}")
    table = table_for(ann, "person", "bot", "bot", options={"auto_pass": "off"}, clock=CLOCK, start=True)
    for _ in range(3):
        to_act(ann, table, 0)
        play(ann, table)
    to_act(ann, table, 0)
    return ann, table


def told(guest: httpx.Client, table: str) -> Any:
    """What a guest is told of a table from its beginning on, without times."""
    news = guest.get(f"/api/tables/{table}/view?words=en").json()
    del news["view"]["seconds"]
    return news


def check_goes_on(running: Running, ann: httpx.Client, table: str, before: Any) -> None:
    """The same guest finds the same table at another server, and plays on."""
    again = running.browser(Authorization=ann.headers["Authorization"])
    assert told(again, table) == before
    play(again, table)
    to_act(again, table, 0)
    assert again.get("/api/me").json()["name"] == "Ann \N{DRAGON}"


def rows_of(url: str) -> dict[str, list[Any]]:
    """All rows of a database, by table."""
    engine, models = create_engine(checked_url(url)), MetaData()
    try:
        with engine.connect() as connection:
            models.reflect(connection)
            return {
                one.name: sorted((dict(row) for row in connection.execute(one.select()).mappings()), key=repr)
                for one in models.sorted_tables
            }
    finally:
        engine.dispose()


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_a_restored_backup_replays_the_tables_and_they_go_on(
    serve: Serve, url: str, new_database: Callable[[str], str], target: str, tmp_path: Path
) -> None:
    running = serve(database_url=url)
    ann, table = played(running)
    before, file = told(ann, table), tmp_path / "backup.db"
    back_up(url, file)  # while the server runs
    play(ann, table)  # is not in it
    assert file.stat().st_mode & 0o777 == 0o600
    assert [one.name for one in tmp_path.iterdir() if "backup" in one.name] == ["backup.db"]
    there = new_database(target)
    restore(file, there)
    assert rows_of(there) == rows_of(f"sqlite:///{file}")
    check_goes_on(serve(database_url=there), ann, table, before)


def test_clocks_go_on_from_what_was_kept(serve: Serve, new_database: Callable[[str], str], tmp_path: Path) -> None:
    running = serve(database_url=new_database("sqlite"))
    ann, table = played(running)

    async def thought() -> float:
        live = running.server.registry.live[table]
        live.table.thinking_since -= 600  # ten minutes went by
        left = live.table.seconds_left(0, running.server.registry.clock())
        await running.server.registry.keep_thinking()
        return left

    left = running.do(thought)
    back_up(running.server.settings.database_url, tmp_path / "backup.db")
    there = new_database("sqlite")
    restore(tmp_path / "backup.db", there)
    other = serve(database_url=there)
    seconds = other.browser(Authorization=ann.headers["Authorization"]).get(f"/api/tables/{table}/view").json()
    assert left - PATIENCE < seconds["view"]["seconds"][0] <= left


def test_nothing_is_overwritten_and_nothing_mixed(url: str, tmp_path: Path) -> None:
    migrate(url)
    file = tmp_path / "backup.db"
    back_up(url, file)
    kept = file.read_bytes()
    with pytest.raises(AdminFault, match="there already"):
        back_up(url, file)
    restore(file, url)  # which holds nothing
    engine = create_engine(checked_url(url))
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO guests (id, name, at) VALUES ('ann', 'Ann', 1)"))
    engine.dispose()
    with pytest.raises(AdminFault, match="holds guests or tables already"):
        restore(file, url)
    assert file.read_bytes() == kept


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    letter, empty, there = tmp_path / "letter.txt", tmp_path / "empty.db", f"sqlite:///{tmp_path}/there.db"
    letter.write_text("Dear Ann, " * 100)
    empty.write_bytes(b"")
    for file in (letter, empty):
        with pytest.raises(AdminFault, match="is no backup of Runabout"):
            restore(file, there)
    with pytest.raises(AdminFault, match="No such file"):
        restore(tmp_path / "nothing.db", there)
    migrate(there)
    with pytest.raises(AdminFault, match=r"nowhere.*No such file"):
        back_up(there, tmp_path / "nowhere" / "backup.db")


def test_a_backup_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    migrate(f"sqlite:///{file}")
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(BadSetting, match="made by a newer Runabout"):
        restore(file, f"sqlite:///{tmp_path}/there.db")


# --------------------------------------------------------------------------------------- upgrades

EARLIER = [f"{number:04}" for number in range(1, int(newest_schema()))]
"""Every schema that a release of Runabout has made, but the newest."""


@pytest.mark.parametrize("schema", EARLIER)
def test_tables_of_every_earlier_schema_go_on_after_an_upgrade(
    serve: Serve, url: str, new_database: Callable[[str], str], schema: str
) -> None:
    running = serve(database_url=new_database("sqlite"))
    ann, table = played(running)
    before, rows = told(ann, table), rows_of(running.server.settings.database_url)
    write_as(schema, url, rows)
    upgraded = serve(database_url=url)
    check_goes_on(upgraded, ann, table, before)
    kept = {name: found for name, found in rows_of(url).items() if name in ("guests", "tables")}
    assert [row["id"] for row in kept["guests"]] == [row["id"] for row in rows["guests"]]


def write_as(schema: str, url: str, rows: dict[str, list[Any]]) -> None:
    """A database of an earlier schema, with as much of these rows as it can hold."""
    engine, models = create_engine(checked_url(url)), MetaData()
    with engine.begin() as connection:
        command.upgrade(config(connection), schema)
        models.reflect(connection)
        for one in models.sorted_tables:
            if one.name != VERSION_TABLE and rows[one.name]:
                names = one.columns.keys()
                connection.execute(one.insert(), [{name: row[name] for name in names} for row in rows[one.name]])
        assert connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar() == schema
    engine.dispose()


def test_the_names_of_the_columns_tell_whether_an_earlier_schema_was_made(url: str) -> None:
    """The test above would pass with a database of the newest schema as well."""
    engine = create_engine(checked_url(url))
    with engine.begin() as connection:
        command.upgrade(config(connection), "0001")
        names = MetaData()
        names.reflect(connection)
    engine.dispose()
    assert "thought" not in names.tables["moves"].columns
    assert "notices" not in names.tables
