"""`runabout serve`: the command itself, in a process of its own."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner, Result
from websockets.sync.client import connect

from runabout.cli import runabout
from runabout.server.messages.common import PROTOCOL
from tests.patience import PATIENCE
from tests.server.conftest import closed


class Process:
    """The command, running."""

    def __init__(self, folder: Path, *arguments: str, **variables: str) -> None:
        environment = {**os.environ, "RUNABOUT_INTERPRET": "1", "PYTHONUNBUFFERED": "1", "BROWSER": "true", **variables}
        command = [sys.executable, "-m", "runabout", "serve", "--folder", str(folder), *arguments]
        self.log = (folder.parent / "log").open("w+b")
        self.popen = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=self.log, text=True, cwd=folder.parent
        )
        self.said = ""

    def url(self) -> str:
        """Where it says that it is, once it is ready."""
        assert self.popen.stdout is not None
        for line in self.popen.stdout:
            self.said += line
            if found := re.search(r"ready:\s+(\S+)", line):
                return found[1]
        raise AssertionError(f"it ended: {self.said}\n{self.errors()}")

    def end(self, how: int) -> int:
        """Its exit code, once it was told to stop."""
        self.popen.send_signal(how)
        out, _ = self.popen.communicate(timeout=PATIENCE)
        self.said += out
        return self.popen.returncode

    def errors(self) -> str:
        """What it wrote to its standard error."""
        self.log.seek(0)
        return self.log.read().decode()


@contextmanager
def serving(folder: Path, *arguments: str, **variables: str) -> Iterator[Process]:
    process = Process(folder, *arguments, **variables)
    try:
        yield process
    finally:
        if process.popen.poll() is None:
            process.popen.kill()
        process.popen.communicate()
        process.log.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


def refused(folder: Path, *arguments: str) -> str:
    """What it says when it cannot start."""
    ended = CliRunner().invoke(runabout, ["serve", "--folder", str(folder), *arguments], prog_name="runabout")
    assert ended.exit_code == 2, ended
    assert isinstance(ended.exception, SystemExit)
    return ended.stderr


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_says_where_it_is_serves_and_stops_in_good_order(folder: Path, how: signal.Signals) -> None:
    with serving(folder, "--port", "0") as process:
        url = process.url()
        assert re.fullmatch(r"http://localhost:\d+", url)
        with httpx.Client(base_url=url, headers={"Origin": url}, timeout=PATIENCE) as browser:
            me = browser.get("/api/me")
            assert "Secure" not in me.headers["set-cookie"]
            wish = {"game": "road-runner", "seats": [{"kind": "person"}] * 3, "start": True}
            table = browser.post("/api/tables", json=wish).json()["id"]
            cookie = f"runabout_guest={browser.cookies['runabout_guest']}"
            headers = {"Cookie": cookie, "Origin": url}
            live = f"ws{url[4:]}/api/tables/{table}/live?words=en&protocol={PROTOCOL}"
            with connect(live, additional_headers=headers, open_timeout=PATIENCE) as line:
                line.recv(PATIENCE)
                assert process.end(how) == 0
                code, words = closed(line)
                assert (code, words[-1]["type"], words[-1]["again"]) == (1012, "bye", True)
        assert "Stopped" in process.said


def test_what_was_played_is_there_when_it_is_started_again(folder: Path) -> None:
    with serving(folder, "--port", "0") as process:
        url = process.url()
        with httpx.Client(base_url=url, headers={"Origin": url}, timeout=PATIENCE) as browser:
            browser.get("/api/me")
            cookie = browser.cookies["runabout_guest"]
            wish = {"game": "road-runner", "seats": [{"kind": "person"}] * 3, "start": True}
            table = browser.post("/api/tables", json=wish).json()
        process.popen.kill()
    with serving(folder, "--port", "0") as process:
        headers = {"Cookie": f"runabout_guest={cookie}"}
        again = httpx.get(f"{process.url()}/api/tables", headers=headers, timeout=PATIENCE).json()["tables"]
        assert [one["id"] for one in again] == [table["id"]]
        assert process.end(signal.SIGTERM) == 0


def test_it_opens_a_browser_once_it_is_ready(folder: Path, tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    script = tmp_path / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    script.chmod(0o755)
    with serving(folder, "--port", "0", "--open", BROWSER=str(script)) as process:
        url = process.url()
        until = time.monotonic() + PATIENCE
        while not opened.exists() or not opened.read_text():
            assert time.monotonic() < until, process.errors()
            time.sleep(0.02)
        assert opened.read_text().strip() == url
        assert process.end(signal.SIGTERM) == 0


def test_settings_come_from_flags_the_environment_and_a_file_and_what_looks_like_one_is_remarked_on(
    folder: Path, tmp_path: Path
) -> None:
    file = tmp_path / "runabout.toml"
    file.write_text('log_format = "json"\nbot_level = "easy"\n')
    variables = {"RUNABOUT_CONFIG": str(file), "RUNABOUT_PORT": "0", "RUNABOUT_PROT": "8000"}
    with serving(folder, "--log-level", "info", **variables) as process:
        process.url()
        assert process.end(signal.SIGTERM) == 0
        errors = process.errors()
    assert '"event": "listening"' in errors
    assert "RUNABOUT_PROT is no setting, and does nothing. Did you mean RUNABOUT_PORT?" in errors


def test_a_port_that_is_taken_stops_the_start(folder: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        number = str(taken.getsockname()[1])
        text = refused(folder, "--port", number)
    assert text.startswith("port: cannot listen on 127.0.0.1 port")
    assert "0 takes a free one" in text


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("--port", "seventy"), "port (--port): expected a whole number from 0 to 65535"),
        (("--host", "no-such-host.invalid"), "host: expected an address of this machine"),
        (("--public-url", "games.example.org"), "public_url (--public-url): expected https://HOST"),
        (("--config", "no-such-file.toml"), "cannot be read"),
        (("--database-url", "mysql://x/y"), "database_url"),
        (("--database-url", "sqlite:////dev/null/x.db"), "database_url"),
        (("--redis-url", "http://x"), "redis_url"),
        (("--bot-level", "hrad"), "hard"),
        (("--secret", "x"), "No such option"),
    ],
)
def test_a_bad_setting_stops_the_start_with_its_name_and_what_was_expected(
    folder: Path, arguments: tuple[str, ...], expected: str
) -> None:
    assert expected in refused(folder, *arguments)


def ask(*arguments: str) -> Result:
    return CliRunner().invoke(runabout, list(arguments), prog_name="runabout")


def test_its_help_lists_every_setting_with_its_flag_and_its_variable() -> None:
    from runabout.server.settings import all_settings

    text = " ".join(ask("serve", "--help").output.split())
    for setting in all_settings():
        if setting.flag:
            assert setting.flag in text
            assert setting.variable in text
    assert "--secret " not in text


def test_the_help_of_the_command_imports_nothing_of_the_server() -> None:
    code = (
        "import sys; sys.argv = ['runabout', '--help']\n"
        "from runabout.cli import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "bad = {'runabout.server', 'litestar', 'uvicorn', 'sqlalchemy', 'msgspec'} & sys.modules.keys()\n"
        "print(bad, file=sys.stderr); sys.exit(bool(bad))"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert ended.returncode == 0, ended.stderr
