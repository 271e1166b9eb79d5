import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from runabout.server import settings as module
from runabout.server.errors import BadSetting
from runabout.server.settings import Settings, all_settings, read_settings, shown, unknown_variables

SECRET = "a secret of the tests, and long enough"


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch):
    """No test writes into the user's own folder."""
    monkeypatch.setattr(module, "user_folder", lambda: tmp_path / "data")


def in_file(tmp_path, text):
    file = tmp_path / "runabout.toml"
    file.write_text(text, encoding="utf-8")
    return file


def read(environ=None, file=None, **flags):
    return read_settings(flags, {"RUNABOUT_SECRET": SECRET, **(environ or {})}, file)


def complaint(environ=None, file=None, **flags):
    with pytest.raises(BadSetting) as caught:
        read(environ, file, **flags)
    return str(caught.value)


# ------------------------------------------------------------------------------------- where they come from


def test_nothing_has_to_be_set(tmp_path):
    found = read_settings({}, {}, None)
    assert (found.host, found.port, found.redis_url) == ("127.0.0.1", 8000, None)
    assert found.database_url == f"sqlite:///{tmp_path}/data/tables.db"
    assert len(found.secret) == 64


def test_flags_go_before_variables_before_the_file_before_defaults(tmp_path):
    file = in_file(tmp_path, 'port = 1\nhost = "file"\nlog_level = "error"\n')
    found = read({"RUNABOUT_PORT": "2", "RUNABOUT_HOST": "variable"}, file, port=3)
    assert (found.port, found.host, found.log_level, found.log_format) == (3, "variable", "error", "text")


def test_a_flag_that_was_not_given_and_an_empty_variable_say_nothing(tmp_path):
    found = read({"RUNABOUT_PORT": "", "RUNABOUT_REDIS_URL": ""}, in_file(tmp_path, "port = 81"), port=None)
    assert (found.port, found.redis_url) == (81, None)


def test_other_variables_are_left_alone():
    assert read({"PORT": "1", "RUNABOUT_CACHE": "/somewhere", "RUNABOUT_DATA": "/elsewhere"}).port == 8000


GOOD = {
    "host": ("::1", "::1"),
    "port": ("0", 0),
    "metrics_host": ("10.0.0.1", "10.0.0.1"),
    "metrics_port": ("9100", 9100),
    "folder": ("/srv/runabout", Path("/srv/runabout")),
    "database_url": ("postgres://ann@db/tables", "postgresql+psycopg://ann@db/tables"),
    "sqlite_synchronous": ("full", "full"),
    "redis_url": ("redis://localhost:6379/1", "redis://localhost:6379/1"),
    "public_url": ("https://Games.example/", "https://games.example"),
    "secret": (SECRET * 2, SECRET * 2),
    "workers": ("3", 3),
    "thinkers": ("true", True),
    "thinker_seconds": ("0.5", 0.5),
    "trusted_proxies": ("10.0.0.1, 10.1.0.0/16 ::1", ("10.0.0.1", "10.1.0.0/16", "::1")),
    "messages_per_second": ("2.5", 2.5),
    "messages_burst": ("7", 7),
    "tables_per_hour": ("9", 9),
    "bot_tables_per_guest": ("0", 0),
    "message_bytes": ("2048", 2048),
    "connections": ("20", 20),
    "connections_per_address": ("3", 3),
    "connections_per_guest": ("2", 2),
    "requests_at_once": ("7", 7),
    "log_format": ("json", "json"),
    "log_level": ("debug", "debug"),
    "bot_level": ("easy", "easy"),
    "bot_pace": ("0.5", 0.5),
    "idle_minutes": ("0.5", 0.5),
    "spectators": ("false", False),
    "stop_seconds": ("0", 0),
}


@pytest.mark.parametrize("name", GOOD)
def test_a_variable_sets_it(name):
    text, value = GOOD[name]
    assert getattr(read({f"RUNABOUT_{name.upper()}": text}), name) == value


def test_every_setting_is_tried_here_and_is_set_by_flag_and_file_as_well(tmp_path):
    assert {*GOOD, "secret_file"} == {setting.name for setting in all_settings()}
    flags = {name: text for name, (text, _) in GOOD.items()}
    lines = "".join(f'{name} = "{text}"\n' for name, (text, _) in GOOD.items())
    wanted = {name: value for name, (_, value) in GOOD.items()}
    for found in (read_settings(flags, {}, None), read_settings({}, {}, in_file(tmp_path, lines))):
        assert {name: getattr(found, name) for name in GOOD} == wanted


def test_a_file_may_use_types_of_its_own(tmp_path):
    text = 'port = 81\nspectators = false\nidle_minutes = 2\ntrusted_proxies = ["10.0.0.1", "::1"]\n'
    found = read(file=in_file(tmp_path, text))
    assert (found.port, found.spectators, found.idle_minutes) == (81, False, 2.0)
    assert found.trusted_proxies == ("10.0.0.1", "::1")


# ---------------------------------------------------------------------------------------------- bad ones


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("port", "eighty", "a whole number from 0 to 65535 (the port to listen on"),
        ("port", "65536", "a whole number from 0 to 65535"),
        ("port", "-1", "a whole number from 0 to 65535"),
        ("workers", "0", "a whole number from 1 to 256"),
        ("messages_per_second", "0", "a number above 0, and up to 1000000"),
        ("messages_per_second", "nan", "a number above 0"),
        ("messages_per_second", "inf", "a number above 0"),
        ("messages_burst", "0", "a whole number from 1"),
        ("tables_per_hour", "1.5", "a whole number from 1"),
        ("message_bytes", "100", "a whole number from 1024"),
        ("connections_per_guest", "none", "a whole number from 1"),
        ("idle_minutes", "0", "a number above 0"),
        ("stop_seconds", "-1", "a number from 0 up to 3600"),
        ("spectators", "perhaps", "true or false"),
        ("thinkers", "some", "true or false"),
        ("thinker_seconds", "0", "a number above 0, and up to 60"),
        ("sqlite_synchronous", "off", '"full" or "normal"'),
        ("log_format", "xml", '"json" or "text"'),
        ("log_level", "loud", '"debug" or "error" or "info" or "warning"'),
        ("public_url", "games.example", "https://HOST or http://HOST"),
        ("public_url", "https://games.example/runabout", "without a path"),
        ("public_url", "https://ann:pw@games.example", "https://HOST"),
        ("public_url", "https://games.example:99999", "https://HOST"),
        ("public_url", "ftp://games.example", "https://HOST"),
        ("trusted_proxies", "10.0.0.300", "IP addresses or networks such as 10.0.0.0/8, or *"),
        ("trusted_proxies", "proxy", "IP addresses or networks"),
        ("folder", "  ", "a path"),
    ],
)
def test_a_bad_value_is_told_with_its_name_its_source_what_was_expected_and_what_came(name, text, expected, tmp_path):
    for source, told in (
        ({"environ": {f"RUNABOUT_{name.upper()}": text}}, f"RUNABOUT_{name.upper()}"),
        ({name: text}, "--" + name.replace("_", "-")),
        ({"file": in_file(tmp_path, f'{name} = "{text}"')}, str(tmp_path / "runabout.toml")),
    ):
        message = complaint(**source)
        assert message.startswith(f"{name} ({told}): expected ")
        assert expected in message
        assert f'"{text}" came' in message


def test_a_level_that_no_bot_plays_at_is_told_the_nearest():
    message = complaint(bot_level="meduim")
    assert message.startswith('bot_level (--bot-level): No bot plays at level "meduim"')
    assert 'Did you mean "medium"?' in message


@pytest.mark.parametrize("value", ["[1]", "true", "{ a = 1 }", "1979-05-27", "1.5"])
def test_a_value_of_another_kind_in_the_file_is_refused(value, tmp_path):
    assert "port (" in complaint(file=in_file(tmp_path, f"port = {value}"))


def test_a_long_value_is_not_repeated_whole():
    assert len(complaint(port="9" * 5000)) < 300


def test_an_unknown_key_of_the_file_is_told_with_the_nearest_known(tmp_path):
    message = complaint(file=in_file(tmp_path, "prot = 8000"))
    assert message == f'{tmp_path}/runabout.toml: "prot" is no setting. Did you mean port?'


def test_an_unknown_key_like_no_other_is_told_all_there_are(tmp_path):
    assert "There are: host, port, " in complaint(file=in_file(tmp_path, "[qqq]\nx = 1"))


def test_an_unknown_flag_is_refused():
    assert complaint(database="x").startswith('"database" is no setting. Did you mean database_url?')


def test_a_variable_that_is_no_setting_is_worth_a_word():
    environ = {"RUNABOUT_PROT": "1", "RUNABOUT_PORT": "1", "RUNABOUT_CACHE": "/x", "PATH": "/bin"}
    assert unknown_variables(environ) == ["RUNABOUT_PROT is no setting, and does nothing. Did you mean RUNABOUT_PORT?"]


def test_a_file_that_cannot_be_read_is_named(tmp_path):
    assert "missing.toml: cannot be read: No such file" in complaint(file=tmp_path / "missing.toml")
    assert "cannot be read: Is a directory" in complaint(file=tmp_path)
    bad = tmp_path / "latin.toml"
    bad.write_bytes(b'host = "\xe4"')
    assert "latin.toml: is not UTF-8 text, at byte 8" in complaint(file=bad)


def test_a_file_that_is_no_toml_is_told_the_line(tmp_path):
    message = complaint(file=in_file(tmp_path, f'port = 1\nsecret = "{SECRET}" again\n'))
    assert "is not TOML" in message
    assert "line 2" in message
    assert SECRET not in message


# --------------------------------------------------------------------------------------------- databases


@pytest.mark.parametrize(
    "text", ["sqlite:///tables.db", "sqlite:////srv/tables.db", "postgresql://ann:pw@db:5432/tables?sslmode=require"]
)
def test_both_databases_are_taken(text):
    assert read(database_url=text).database_url.split("://")[1] == text.split("://")[1]


@pytest.mark.parametrize(
    "text",
    [
        "mysql://ann:pw@db/x",
        "sqlite://",
        "sqlite:///:memory:",
        "tables.db",
        "postgresql+asyncpg://ann:pw@db/x",
        "://pw",
    ],
)
def test_another_database_is_refused_without_repeating_what_may_hold_a_password(text):
    message = complaint(database_url=text)
    assert message.startswith("database_url (--database-url): expected sqlite:///PATH or postgresql://")
    assert "pw" not in message


@pytest.mark.parametrize(
    "text", ["redis.example:6379", "http://redis:pw@redis", "redis://:pw@redis:port/0", "redis:///1"]
)
def test_what_is_no_redis_is_refused_without_repeating_it(text):
    message = complaint(redis_url=text)
    assert "expected redis://HOST:PORT/NUMBER" in message
    assert "is not shown" in message
    assert "pw" not in message


def test_a_redis_at_a_socket_is_taken():
    assert read(redis_url="unix:///run/redis.sock").redis_url == "unix:///run/redis.sock"


# ---------------------------------------------------------------------------------------------- the secret


def test_a_secret_is_made_once_and_kept_where_only_its_owner_reads_it(tmp_path):
    first, second = (read_settings({}, {}, None).secret for _ in range(2))
    kept = tmp_path / "data" / "secret"
    assert first == second == kept.read_text().strip()
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert [path.name for path in kept.parent.iterdir()] == ["secret"]


def test_processes_that_start_at_once_get_the_same_secret(tmp_path):
    code = (
        "import sys; from pathlib import Path; from runabout.server.settings import read_settings\n"
        "sys.stdin.readline()\n"
        "print(read_settings({'folder': sys.argv[1]}, {}, None).secret)"
    )
    command = [sys.executable, "-c", code, str(tmp_path / "new")]
    racing = [subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for _ in range(4)]
    for process in racing:
        process.stdin.write("go\n")
        process.stdin.flush()
    secrets = {process.communicate()[0] for process in racing}
    assert len(secrets) == 1
    assert len(secrets.pop().strip()) == 64


def test_who_is_overtaken_while_making_a_secret_takes_the_others(tmp_path, monkeypatch):
    link = os.link

    def overtaken(mine, file):
        file.write_text(SECRET)
        link(mine, file)

    monkeypatch.setattr(os, "link", overtaken)
    assert read_settings({}, {}, None).secret == SECRET
    assert [path.name for path in (tmp_path / "data").iterdir()] == ["secret"]


def test_a_secret_comes_from_a_file_that_is_named(tmp_path):
    file = tmp_path / "mounted"
    file.write_text(f"{SECRET}\n")
    assert read_settings({"secret_file": str(file)}, {}, None).secret == SECRET


def test_a_named_secret_that_is_missing_is_not_made(tmp_path):
    with pytest.raises(BadSetting, match=r"secret_file: the secret cannot be kept in .*missing: No such file"):
        read_settings({"secret_file": str(tmp_path / "missing")}, {}, None)
    assert not (tmp_path / "missing").exists()


def test_a_short_secret_is_refused_and_not_shown(tmp_path):
    message = complaint({"RUNABOUT_SECRET": "pass"})
    assert message.startswith("secret (RUNABOUT_SECRET): expected at least 32 characters")
    assert "is not shown" in message
    short = tmp_path / "short"
    short.write_text("hunter2")
    with pytest.raises(BadSetting, match=r"secret_file: expected at least 32 characters in .*short") as caught:
        read_settings({"secret_file": str(short)}, {}, None)
    assert "hunter2" not in str(caught.value)


def test_a_folder_that_cannot_be_made_is_named(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(BadSetting, match=r"folder: the secret cannot be kept in .*/file/below/secret"):
        read_settings({"folder": str(tmp_path / "file" / "below")}, {}, None)


def test_no_secret_is_shown():
    found = read(database_url="postgresql://ann:pw1@db/x?password=pw2", redis_url="redis://:pw3@redis/0?password=pw4")
    for text in (repr(found), str(found), str(shown(found)), f"{found}"):
        assert SECRET not in text
        assert "pw" not in text
        assert "port" in text
    assert shown(found)["database_url"] == "postgresql+psycopg://ann:***@db/x"
    assert shown(found)["redis_url"] == "redis://:***@redis/0"


def test_no_flag_takes_the_secret_where_everybody_could_read_it():
    assert [setting.name for setting in all_settings() if not setting.flag] == ["secret"]


def test_every_setting_says_what_it_is_what_it_takes_and_what_it_is_where_nobody_sets_it():
    by_name = {setting.name: setting for setting in all_settings()}
    assert list(by_name) == list(Settings.__struct_fields__)
    assert all(setting.says and setting.expected and setting.default for setting in by_name.values())
    assert by_name["port"].variable == "RUNABOUT_PORT"
    assert by_name["public_url"].flag == "--public-url"
    assert by_name["spectators"].default == "true"
