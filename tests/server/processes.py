"""Servers as processes of their own, that can be killed; and a Redis that can be stopped.

Servers are forked from a process that has imported everything, so that one that was killed is back in no time.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import redis

from tests.patience import PATIENCE
from tests.ports import held_port, number_of
from tests.server.services import limit_files, program

NURSERY = """
import itertools, json, mmap, os, secrets, signal, struct, sys, time
from types import SimpleNamespace
from runabout.cli import runabout as command
from runabout.cli.commands import serve
from runabout.server import serving
from runabout.games import find_game, names
from runabout.core.chance import key_from
from runabout.server.tables import setting_up
for name in names():
    find_game(name).interpreted

# The tables that a server makes get the same keys in every run.
seeds = itertools.count(1)
setting_up.secrets = SimpleNamespace(choice=secrets.choice, token_bytes=lambda _: key_from(next(seeds)))
signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # a child that ends leaves no zombie
print("ready", flush=True)
for line in sys.stdin:
    wanted = json.loads(line)
    child = os.fork()
    if child:
        print(child, flush=True)
        continue
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    said = os.open(wanted["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for number, at in ((0, nothing), (1, said), (2, said)):
        os.dup2(at, number)
    if wanted["clock"]:  # the wall clock, with what the file says added
        steps = mmap.mmap(os.open(wanted["clock"], os.O_RDONLY), 8, prot=mmap.PROT_READ)
        wall = time.time
        time.time = lambda: wall() + struct.unpack("d", steps)[0]
    code = 1
    try:
        command.main([wanted["command"], *wanted["flags"]], standalone_mode=False)
        code = 0
    except BaseException:
        import traceback
        traceback.print_exc()
    finally:
        os._exit(code)
"""


class Nursery:
    """Where servers come from."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        environment = {**os.environ, "RUNABOUT_INTERPRET": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
        environment["RUNABOUT_CACHE"] = str(folder / "cache")
        self._process = subprocess.Popen(
            [sys.executable, "-c", NURSERY], env=environment, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=folder,
        )  # fmt: skip
        self.servers: list[Server] = []
        self._held: list[socket.socket] = []
        try:
            assert self._said() == "ready"
        except BaseException:
            self.close()
            raise

    def start(self, name: str = "server", clock: Path | None = None, **flags: Any) -> Server:
        """A server on a port of its own, or on the one given; its data lie in the nursery's folder.

        Args:
            name: of its log.
            clock: a file that holds a double: the seconds by which its wall clock is wrong.
            flags: settings.
        """
        held = held_port()
        self._held.append(held)
        server = Server(self, name, {"port": number_of(held), **flags}, clock)
        self.servers.append(server)
        return server

    def fork(self, log: Path, flags: list[str], clock: Path | None = None, command: str = "serve") -> int:
        """A new process that serves, or carries out another command; its id."""
        assert self._process.stdin is not None
        wanted = {"log": str(log), "flags": flags, "clock": str(clock or ""), "command": command}
        self._process.stdin.write(json.dumps(wanted) + "\n")
        self._process.stdin.flush()
        return int(self._said())

    def close(self) -> None:
        """Kill all that is left."""
        for server in self.servers:
            server.kill()
        self._process.kill()
        self._process.communicate()
        for held in self._held:
            held.close()

    def _said(self) -> str:
        assert self._process.stdout is not None
        said = self._process.stdout.readline().strip()
        assert said, "the nursery has ended"
        return said


class Server:
    """A server process, of one name and port, however often it is killed.

    Attributes:
        url: where it is.
        log: all that it has written, in all its lives.
    """

    def __init__(self, nursery: Nursery, name: str, flags: dict[str, Any], clock: Path | None = None) -> None:
        self.nursery = nursery
        self._clock = clock
        self.url = f"http://localhost:{flags['port']}"
        self.log = nursery.folder / f"{name}.log"
        wide = {
            "messages_per_second": 1e5,
            "messages_burst": 10**6,
            "tables_per_hour": 10**5,
            "connections_per_guest": 10**4,
        }
        usual = {"folder": nursery.folder / "data", "workers": 1, "bot_level": "random", "bot_pace": 0, **wide}
        self._flags = [
            word for flag, value in {**usual, **flags}.items() for word in (f"--{flag.replace('_', '-')}", str(value))
        ]
        self.pid = 0
        self.start()

    def start(self) -> None:
        """Start it, and wait until it listens."""
        self.pid = self.nursery.fork(self.log, self._flags, self._clock)
        port = int(self.url.rpartition(":")[2])
        until = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(OSError), socket.create_connection(("localhost", port), timeout=1):
                return
            assert self.is_alive, f"it does not start: {self.written()}"
            assert time.monotonic() < until, f"it is not there in time: {self.written()}"
            time.sleep(0.01)

    @property
    def is_alive(self) -> bool:
        """Whether it runs."""
        if self.pid:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, 0)
                return True
        return False

    def kill(self, how: int = signal.SIGKILL) -> None:
        """End it; returns once it is gone."""
        with contextlib.suppress(ProcessLookupError):
            if self.pid:
                os.kill(self.pid, how)
        until = time.monotonic() + PATIENCE
        while self.is_alive:
            assert time.monotonic() < until, "it does not end"
            time.sleep(0.002)
        self.pid = 0

    def signal(self, number: int) -> None:
        """Send it a signal."""
        os.kill(self.pid, number)

    def limit_files(self, most: int | None) -> None:
        """Let no file that it writes grow beyond so many bytes; None: let them grow again."""
        limit_files(self.pid, most)

    def written(self) -> str:
        """Its log."""
        return self.log.read_text(errors="replace") if self.log.exists() else ""


@contextlib.contextmanager
def nursery(folder: Path) -> Iterator[Nursery]:
    """A nursery, until the end of the block."""
    found = Nursery(folder)
    try:
        yield found
    finally:
        found.close()


class ThinkerProcess:
    """A process of `runabout think`, of one nursery.

    Attributes:
        pid: its id; 0 once it has been killed.
    """

    def __init__(self, nursery: Nursery, redis_url: str, workers: int = 1, name: str = "thinker") -> None:
        self.log = nursery.folder / f"{name}.log"
        flags = ["--redis-url", redis_url, "--workers", str(workers)]
        self.pid = nursery.fork(self.log, flags, command="think")

    def signal(self, number: int) -> None:
        """Send it a signal."""
        os.kill(self.pid, number)

    def kill(self) -> None:
        """End it."""
        if self.pid:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)
        self.pid = 0

    def written(self) -> str:
        """Its log."""
        return self.log.read_text(errors="replace") if self.log.exists() else ""


class Redis:
    """A Redis that can go away and come back."""

    def __init__(self) -> None:
        self._folder = tempfile.mkdtemp(prefix="rs-", dir="/tmp")  # a socket's path must be short
        self.socket = f"{self._folder}/redis"
        self.url = f"unix://{self.socket}"
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [program("redis-server"), "--port", "0", "--unixsocket", self.socket, "--save", "", "--dir", "/tmp"]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        until = time.monotonic() + PATIENCE
        with redis.from_url(self.url) as client:
            while True:
                try:
                    client.ping()
                    return
                except redis.ConnectionError:
                    assert time.monotonic() < until, "Redis does not start"
                    time.sleep(0.02)

    def stop(self) -> None:
        """Take it away."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def signal(self, number: int) -> None:
        """Send it a signal."""
        assert self._process is not None
        self._process.send_signal(number)

    def close(self) -> None:
        """Take it away for good."""
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)
