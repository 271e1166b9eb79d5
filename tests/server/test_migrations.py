import importlib
import pkgutil
import sqlite3
import subprocess
import sys
import time
from contextlib import closing, contextmanager

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Column, Integer, MetaData, Table, Text, create_engine, inspect, text

from runabout.server.errors import BadSetting
from runabout.server.storage import migrate
from runabout.server.storage.database import checked_url
from runabout.server.storage.migrating import LOCK, VERSION_TABLE
from runabout.server.storage.migrations import versions
from runabout.server.storage.models import metadata
from tests.patience import PATIENCE


@pytest.fixture
def database(url):
    """A connection of the test's own to the new database."""
    engine = create_engine(checked_url(url))
    yield engine
    engine.dispose()


def differences(engine, models):
    """What Alembic would have to change for the database to be as the models say."""
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE, "compare_type": True})
        return compare_metadata(context, models)


def test_the_migrated_schema_is_that_of_the_models(url, database):
    migrate(url)
    assert differences(database, metadata) == []


def test_a_schema_that_is_not_that_of_the_models_is_noticed(url, database):
    migrate(url)
    changed = MetaData()
    for table in metadata.tables.values():
        table.to_metadata(changed)
    Table("guests", changed, Column("age", Integer), Column("at", Text), extend_existing=True)
    assert {change[0] if isinstance(change, tuple) else change[0][0] for change in differences(database, changed)} == {
        "add_column",
        "modify_type",
    }


def test_indexes_that_hold_for_some_rows_only_say_for_which(url, database):
    """Alembic does not compare this."""
    migrate(url)
    fresh = create_engine("sqlite://") if database.dialect.name == "sqlite" else None
    wanted = {"tables_playing": "'playing'", "moves_keyed": "<> ''" if not fresh else "!= ''"}
    found = {
        index["name"]: index.get("dialect_options", {}).get(f"{database.dialect.name}_where", "")
        for table in ("tables", "moves")
        for index in inspect(database).get_indexes(table)
    }
    assert found.keys() == wanted.keys()
    for name, part in wanted.items():
        assert part in str(found[name])


def test_migrating_twice_does_no_harm(url, database):
    migrate(url)
    with database.begin() as connection:
        connection.execute(text("INSERT INTO guests (id, name, at) VALUES ('ann', 'Ann', 1)"))
    migrate(url)
    with database.connect() as connection:
        assert connection.execute(text("SELECT name FROM guests")).scalars().all() == ["Ann"]


def test_processes_that_start_at_once_migrate_once(url, database, request):
    code = (
        "import sys\nfrom runabout.server.storage import migrate\nimport alembic.command\n"
        "print('ready', flush=True); sys.stdin.readline(); migrate(sys.argv[1])"
    )
    command = [sys.executable, "-c", code, url]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    racing = [subprocess.Popen(command, text=True, **pipes) for _ in range(4)]
    for process in racing:
        request.addfinalizer(process.communicate)
        request.addfinalizer(process.kill)
        assert process.stdout.readline() == "ready\n"
    with shut(database) as how_many_wait:
        for process in racing:
            process.stdin.write("go\n")
            process.stdin.flush()
        until_then = time.monotonic() + PATIENCE
        while how_many_wait() < len(racing) and time.monotonic() < until_then:
            assert all(process.poll() is None for process in racing)
            time.sleep(0.02)
    for process in racing:
        _, said = process.communicate(timeout=PATIENCE)
        assert (process.returncode, said) == (0, "")
    assert differences(database, metadata) == []


@contextmanager
def shut(database):
    """Let nobody migrate until the end of the block; gives a function that counts who waits."""
    if database.dialect.name == "postgresql":
        with database.connect() as connection:
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            waiting = text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")
            yield lambda: connection.execute(waiting).scalar()
    else:
        began = time.monotonic()
        with closing(sqlite3.connect(database.url.database, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            yield lambda: 4 * (time.monotonic() > began + 1)  # SQLite does not tell


def test_a_database_newer_than_the_program_is_refused_and_left_alone(url, database):
    migrate(url)
    with database.begin() as connection:
        connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = '9999'"))
    with pytest.raises(
        BadSetting, match=r"made by a newer Runabout: its schema is 9999, and this program knows up to 0"
    ):
        migrate(url)
    with database.connect() as connection:
        assert connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar() == "9999"


def test_a_step_that_fails_leaves_nothing_behind(url, database, monkeypatch):
    from alembic.operations import Operations

    whole = Operations.create_table

    def until_moves(self, name, *rest, **more):
        if name == "moves":
            self.execute("SELECT nonsense FROM nowhere")
        return whole(self, name, *rest, **more)

    with monkeypatch.context() as patch:
        patch.setattr(Operations, "create_table", until_moves)
        with pytest.raises(BadSetting, match="cannot be used"):
            migrate(url)
    assert inspect(database).get_table_names() == []
    migrate(url)
    assert differences(database, metadata) == []


def test_somebody_elses_database_is_refused_and_left_alone(url, database):
    with database.begin() as connection:
        connection.execute(text("CREATE TABLE guests (room INTEGER)"))
    with pytest.raises(BadSetting, match=r"database_url: .* cannot be used: .*guests.* already exists"):
        migrate(url)
    assert inspect(database).get_table_names() == ["guests"]


def test_steps_follow_each_other_from_the_first_on():
    steps = [
        importlib.import_module(f"{versions.__name__}.{found.name}")
        for found in pkgutil.iter_modules(versions.__path__)
    ]
    assert [step.revision for step in steps] == [f"{number:04}" for number in range(1, len(steps) + 1)]
    assert [step.down_revision for step in steps] == [None, *(step.revision for step in steps[:-1])]
    assert [step.__name__.rpartition(".v")[2][:4] for step in steps] == [step.revision for step in steps]


# --------------------------------------------------------------------------------------------- out of reach


def test_a_server_that_does_not_answer_is_named_without_its_password():
    with pytest.raises(
        BadSetting, match=r"database_url: postgresql\+psycopg://ann:\*\*\*@127.0.0.1:1/x cannot"
    ) as caught:
        migrate("postgresql://ann:hunter2@127.0.0.1:1/x?password=hunter2")
    assert "hunter2" not in str(caught.value)


def test_a_database_that_there_is_not_is_named(cluster):
    missing = cluster.url("there").replace("/there", "/missing")
    with pytest.raises(BadSetting, match=r'database "missing_.*" does not exist'):
        migrate(missing)


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path):
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann, " * 100)
    with pytest.raises(BadSetting, match=r"letter.txt cannot be used: file is not a database"):
        migrate(f"sqlite:///{file}")
    assert file.read_text() == "Dear Ann, " * 100


def test_a_folder_that_cannot_be_made_is_named(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(BadSetting, match=r"no file can be made at sqlite:///.*/file/tables.db: "):
        migrate(f"sqlite:///{tmp_path}/file/tables.db")


def test_a_folder_for_the_file_is_made_for_its_owner_alone(tmp_path):
    migrate(f"sqlite:///{tmp_path}/new/tables.db")
    assert (tmp_path / "new").stat().st_mode & 0o777 == 0o700
    with sqlite3.connect(tmp_path / "new" / "tables.db") as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()
