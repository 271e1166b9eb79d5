"""A PostgreSQL cluster and a Redis server for tests, thrown away afterwards; `make test-services` brings the programs.

Both listen on unix sockets in a folder of their own, so that no port is taken and nobody else comes in. A cluster
runs as another user where the tests run as root, as PostgreSQL demands.
"""

from __future__ import annotations

import itertools
import os
import pwd
import resource
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psycopg
import redis

from tests.patience import PATIENCE

ENVIRONMENT = {"PATH": os.environ["PATH"], "LC_ALL": "C"}
"""Of PostgreSQL's programs."""


class Postgres:
    """A running cluster. `url` makes an empty database in it.

    Args:
        folder: where its files and its socket are; with a short path.
        fsync: whether what is committed outlives this machine, and not only the cluster's processes.
    """

    def __init__(self, folder: Path, fsync: bool = False) -> None:
        self.folder = folder
        self._fsync = "on" if fsync else "off"
        self._numbers = itertools.count(1)
        self._process: subprocess.Popen[bytes] | None = None
        self._user = _other_user() if os.geteuid() == 0 else None
        if self._user:
            os.chown(folder, self._user, -1)
        self._run("initdb", "-D", str(folder / "data"), "-U", "runabout", "-A", "trust", "-E", "UTF8", "-N")
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self._reap()
        # After it was killed it makes sure that all of its files are written: by one call instead of a thousand.
        settings = {
            "unix_socket_directories": self.folder, "listen_addresses": "", "fsync": self._fsync,
            "max_connections": 60, "recovery_init_sync_method": "syncfs",
        }  # fmt: skip
        words = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        # As a child of this process, which reaps it: to the next one, a zombie in postmaster.pid is a running server.
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [program("postgres"), "-D", str(self.folder / "data"), *words],
                user=self._user, env=ENVIRONMENT, cwd="/", start_new_session=True,
                stdin=subprocess.DEVNULL, stdout=log, stderr=log,
            )  # fmt: skip
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.connect("postgres").close()
                return
            except psycopg.OperationalError as fault:
                if self._process.poll() is not None or time.monotonic() > until:
                    raise RuntimeError(f"PostgreSQL does not start: {fault}\n{self._last_lines()}") from None
                time.sleep(0.02)

    def stop(self) -> None:
        """Stop it without asking its clients, as a machine that falls over does."""
        self._run("pg_ctl", "stop", "-w", "-t", str(PATIENCE), "-m", "immediate", "-D", str(self.folder / "data"))
        self._reap()

    def kill(self) -> None:
        """Kill its processes, all of them."""
        self.signal(signal.SIGSTOP)  # first: none of them sees another one end
        killed = self._pids()
        for pid in killed:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        until = time.monotonic() + PATIENCE
        # Also those whose parent is gone already: until they are, their shared memory keeps the next one from starting.
        while any(map(_runs, killed)):
            if time.monotonic() > until:
                raise RuntimeError("PostgreSQL does not end")
            time.sleep(0.01)
        self._reap()

    def _reap(self) -> None:
        """Let what has ended be forgotten by the system."""
        if self._process is not None:
            self._process.wait(PATIENCE)

    def signal(self, number: int) -> None:
        """Send a signal to its processes, all of them."""
        for pid in self._pids():
            with suppress(ProcessLookupError):
                os.kill(pid, number)

    def limit_files(self, most: int | None) -> None:
        """Let no file that its processes write grow beyond so many bytes; None: let them grow again."""
        for pid in self._pids():  # by a program that runs as their user, who may do it without further rights
            wanted = "unlimited" if most is None else str(most)
            with suppress(RuntimeError):  # it has ended meanwhile
                self._run("prlimit", "--pid", str(pid), f"--fsize={wanted}:")

    def checkpoint(self) -> None:
        """Write all that is in memory to the files; raise psycopg.Error where that cannot be done."""
        with self.connect("postgres") as connection:
            connection.execute("CHECKPOINT")

    @property
    def is_alive(self) -> bool:
        """Whether it runs."""
        return bool(self._pids())

    def _pids(self) -> list[int]:
        """Its first process, and that one's children; none where it does not run."""
        try:
            first = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        except (FileNotFoundError, IndexError):
            return []
        parents = {}
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                name, _, rest = stat.read_text().rpartition(")")
                if not rest.startswith(" Z"):
                    parents[int(name.split()[0])] = int(rest.split()[1])
        return [pid for pid, parent in parents.items() if first in (pid, parent)]

    def url(self, name: str = "") -> str:
        """The URL of a new database; `name` says whose it is."""
        database = f"{name or 'test'}_{next(self._numbers)}"
        with self.connect("postgres") as connection:
            connection.execute(f'CREATE DATABASE "{database}"')
        return f"postgresql://runabout@/{database}?host={self.folder}"

    def connect(self, database: str) -> psycopg.Connection:
        """A connection of psycopg's own, each statement committed by itself."""
        return psycopg.connect(host=str(self.folder), user="runabout", dbname=database, autocommit=True)

    def _run(self, name: str, *arguments: str) -> None:
        command = [program(name), *arguments]
        with tempfile.TemporaryFile() as said:  # not a pipe: the server would hold it open
            streams = {"stdin": subprocess.DEVNULL, "stdout": said, "stderr": said}
            ended = subprocess.run(command, user=self._user, env=ENVIRONMENT, cwd="/", check=False, **streams)
            said.seek(0)
            if ended.returncode:
                text = said.read().decode(errors="replace")
                raise RuntimeError(f"{' '.join(command)} failed:\n{text}\n{self._last_lines()}")

    def _last_lines(self) -> str:
        """The end of its log."""
        log = self.folder / "log"
        return "\n".join(log.read_text(errors="replace").splitlines()[-5:] if log.exists() else [])


def _runs(pid: int) -> bool:
    """Whether a process is there, and is no zombie."""
    try:
        return not Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].startswith(" Z")
    except OSError:
        return False


@contextmanager
def postgres(fsync: bool = False) -> Iterator[Postgres]:
    """A cluster, until the end of the block."""
    with short_folder() as folder:
        cluster = Postgres(folder, fsync)
        try:
            yield cluster
        finally:
            if cluster.is_alive:
                cluster.stop()


@contextmanager
def redis_server() -> Iterator[str]:
    """The URL of a Redis server that keeps nothing, until the end of the block."""
    with short_folder() as folder:
        command = [program("redis-server"), "--port", "0", "--unixsocket", f"{folder}/redis", "--dir", str(folder)]
        process = subprocess.Popen([*command, "--save", "", "--appendonly", "no"], stdout=subprocess.DEVNULL)
        url = f"unix://{folder}/redis"
        try:
            _wait_for_redis(url, process)
            yield url
        finally:
            process.send_signal(signal.SIGKILL)
            process.wait()


def _wait_for_redis(url: str, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + PATIENCE
    with redis.from_url(url) as client:
        while True:
            try:
                client.ping()
                return
            except redis.ConnectionError:
                if process.poll() is not None or time.monotonic() > until:
                    raise
                time.sleep(0.02)


@contextmanager
def short_folder() -> Iterator[Path]:
    """A folder with a short name, as a socket's path must have, which other users may pass through."""
    folder = Path(tempfile.mkdtemp(prefix="rs-", dir="/tmp"))
    folder.chmod(0o755)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def limit_files(pid: int, most: int | None) -> None:
    """Let no file that a process writes grow beyond so many bytes, as on a disk that is full; None: as before."""
    _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard if most is None else most, hard))


def program(name: str) -> str:
    """The full path of a server's program, which Debian keeps out of the PATH."""
    newest_first = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda at: float(at.parent.name), reverse=True)
    found = shutil.which(name) or shutil.which(name, path=os.pathsep.join(map(str, newest_first)))
    if not found:
        raise RuntimeError(f"{name} is not installed: run `make test-services`")
    return found


def _other_user() -> int:
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_uid
        except KeyError:
            continue
    raise RuntimeError("PostgreSQL does not run as root, and there is no user `postgres` or `nobody` to run it as")
