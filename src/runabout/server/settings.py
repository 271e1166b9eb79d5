"""The server's settings: from flags, the environment or a TOML file; checked before the server starts."""

from __future__ import annotations

import os
import secrets
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
import platformdirs
from msgspec import Meta, Struct, field, inspect
from sqlalchemy.engine import make_url

from runabout.core.cores import available_cores
from runabout.core.errors import SHOWN_MAX, BadLevel, nearest
from runabout.server.errors import BadSetting
from runabout.server.storage.database import checked_url

PREFIX = "RUNABOUT_"
"""A setting's variable is this and its name in capitals: RUNABOUT_PORT."""

OTHER_VARIABLES = ("RUNABOUT_CACHE", "RUNABOUT_CONFIG", "RUNABOUT_DATA", "RUNABOUT_INTERPRET")
"""Variables of Runabout that are not settings of the server."""

SECRET_MIN = 32
"""Characters that a secret has at least."""

HIDDEN = ("secret", "database_url", "redis_url")
"""Settings that hold a secret, or may: they are never shown as they are, and no flag takes `secret`."""


def user_folder() -> Path:
    """The folder for this user's data."""
    return platformdirs.user_data_path("runabout", appauthor=False)


def usual_workers() -> int:
    """One core is left for the web process."""
    return max(1, available_cores() - 1)


class Settings(Struct, frozen=True, kw_only=True):
    """Every setting of the server; `read_settings` makes and checks them. Times are in the units that names say."""

    host: Annotated[str, Meta(min_length=1, description="the address to listen on")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535, description="the port to listen on; 0 takes a free one")] = 8000
    metrics_host: Annotated[
        str, Meta(min_length=1, description="the address of /metrics, where it has a port apart")
    ] = "127.0.0.1"
    metrics_port: Annotated[
        Annotated[int, Meta(ge=0, le=65535)] | None,
        Meta(description="a port of its own for /metrics, which is then not found on the other; 0 takes a free one"),
    ] = None
    folder: Annotated[Path, Meta(description="for the database and the secret, where they are not set")] = field(
        default_factory=user_folder
    )
    database_url: Annotated[str, Meta(description="where tables are kept: sqlite:///PATH or postgresql://...")]
    sqlite_synchronous: Annotated[
        Literal["normal", "full"],
        Meta(description='with SQLite; "full" keeps every move through a power cut too, and is slower'),
    ] = "normal"
    redis_url: Annotated[
        str | None,
        Meta(description="a Redis (redis://...) by which several server processes tell each other of moves"),
    ] = None
    public_url: Annotated[
        str | None, Meta(description="what people type to get here (https://HOST); none: as each request says")
    ] = None
    secret: Annotated[str, Meta(description="what guests' cookies are signed with; the same for all processes")]
    secret_file: Annotated[
        Path | None, Meta(description="a file that holds the secret; none: made once, in the folder")
    ] = None
    workers: Annotated[int, Meta(ge=1, le=256, description="processes in which bots think")] = field(
        default_factory=usual_workers
    )
    thinkers: Annotated[
        bool, Meta(description="whether bots may think in processes of `runabout think`, which are asked through Redis")
    ] = False
    thinker_seconds: Annotated[
        float,
        Meta(gt=0, le=60, description="that a thinker has for a decision; after that, the server's own workers decide"),
    ] = 2
    trusted_proxies: Annotated[
        tuple[str, ...],
        Meta(description="addresses or networks whose X-Forwarded headers are believed; * believes everybody"),
    ] = ()
    messages_per_second: Annotated[
        float, Meta(gt=0, le=1e6, description="what a guest may send in the long run, over HTTP and WebSocket")
    ] = 20
    messages_burst: Annotated[int, Meta(ge=1, le=10**6, description="what a guest may send at once")] = 60
    tables_per_hour: Annotated[int, Meta(ge=1, le=10**6, description="tables that a guest may set up")] = 60
    bot_tables_per_guest: Annotated[
        int, Meta(ge=0, le=10**6, description="tables that a guest may leave to bots alone, at a time")
    ] = 4
    message_bytes: Annotated[int, Meta(ge=1024, le=2**24, description="the longest message or body taken")] = 65536
    connections: Annotated[
        int, Meta(ge=16, le=10**6, description="connections at a time, or as many as the limit of open files allows")
    ] = 8192
    connections_per_address: Annotated[
        int, Meta(ge=1, le=10**6, description="connections from one address, other than a trusted proxy's, at a time")
    ] = 512
    connections_per_guest: Annotated[int, Meta(ge=1, le=10**6, description="live connections at a time")] = 16
    requests_at_once: Annotated[
        int, Meta(ge=1, le=10**6, description="requests under way, beyond which new ones are refused for some seconds")
    ] = 256
    log_format: Annotated[Literal["text", "json"], Meta(description="how the log is written")] = "text"
    log_level: Annotated[Literal["debug", "info", "warning", "error"], Meta(description="what is logged")] = "info"
    bot_level: Annotated[str, Meta(description="the level of bots that nobody gave one")] = "medium"
    bot_pace: Annotated[
        float,
        Meta(
            ge=0,
            le=100,
            description="what the pauses before bots' replies are multiplied by; 0: none, and their speed tells what "
            "they hold",
        ),
    ] = 1
    idle_minutes: Annotated[
        float, Meta(gt=0, le=1e6, description="after which a table that nobody looks at leaves the memory")
    ] = 10
    spectators: Annotated[bool, Meta(description="whether tables may be watched by those who have no seat")] = True
    stop_seconds: Annotated[
        float, Meta(ge=0, le=3600, description="how long a stopping server lets connections finish")
    ] = 10

    def __repr__(self) -> str:
        return f"Settings({', '.join(f'{name}={value}' for name, value in shown(self).items())})"


class Setting(Struct, frozen=True, kw_only=True):
    """A setting as help pages list it.

    Attributes:
        name: the field of Settings, and the key in a TOML file.
        flag: on the command line; "" where none takes it.
        variable: in the environment.
        says: what it is.
        expected: what values it takes.
        default: in words.
    """

    name: str
    flag: str
    variable: str
    says: str
    expected: str
    default: str


def all_settings() -> tuple[Setting, ...]:
    """Every setting, in the order in which they are declared."""
    return tuple(
        Setting(
            name=name,
            flag="" if name == "secret" else "--" + name.replace("_", "-"),
            variable=PREFIX + name.upper(),
            says=_says(name),
            expected=_expected(name),
            default=_default(name),
        )
        for name in _FIELDS
    )


def read_settings(flags: Mapping[str, Any], environ: Mapping[str, str], file: Path | None) -> Settings:
    """The settings: flags go before the environment, that before the file, that before the defaults.

    Args:
        flags: by name, such as {"port": 8001}; None where a flag was not given.
        environ: the environment; an empty variable counts as not given.
        file: a TOML file of settings by name.

    Raises:
        BadSetting: a setting cannot be used as it is, or nobody knows it; nothing was started.
    """
    given: dict[str, Any] = {}
    for name, value, source in _all_given(flags, environ, file):
        given[name] = _read(name, value, source)
    folder = given.setdefault("folder", user_folder())
    if "database_url" not in given:
        given["database_url"] = f"sqlite:///{folder.absolute() / 'tables.db'}"
    if "secret" not in given:
        given["secret"] = _secret_in(folder, given.get("secret_file"))
    return Settings(**given)


def shown(settings: Settings) -> dict[str, str]:
    """Each setting as it may be logged: without the secret, and URLs without password and query."""
    texts = {}
    for name in _FIELDS:
        value = getattr(settings, name)
        if name in HIDDEN and value:
            value = "***" if name == "secret" else make_url(value).set(query={}).render_as_string()
        texts[name] = str(value)
    return texts


def unknown_variables(environ: Mapping[str, str]) -> list[str]:
    """A sentence for each variable that looks like a setting and is none; it may belong to another program."""
    known = [setting.variable for setting in all_settings()]
    strange = (name for name in environ if name.startswith(PREFIX) and name not in (*known, *OTHER_VARIABLES))
    return [f"{name} is no setting, and does nothing.{_did_you_mean(name, known)}" for name in sorted(strange)]


# ------------------------------------------------------------------------------------- one at a time

_FIELDS = {each.name: each for each in msgspec.structs.fields(Settings)}


def _all_given(
    flags: Mapping[str, Any], environ: Mapping[str, str], file: Path | None
) -> Iterator[tuple[str, Any, str]]:
    """Every value that was given, with its name and source; the last one is used."""
    for name, value in _in_file(file).items() if file else ():
        if name not in _FIELDS:
            raise BadSetting(f'{file}: "{name}" is no setting.{_did_you_mean(name, _FIELDS)}')
        yield name, value, str(file)
    for setting in all_settings():
        if text := environ.get(setting.variable, ""):
            yield setting.name, text, setting.variable
    for name, value in flags.items():
        if name not in _FIELDS:
            raise BadSetting(f'"{name}" is no setting.{_did_you_mean(name, _FIELDS)}')
        if value is not None:
            yield name, value, "--" + name.replace("_", "-")


def _in_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as fault:
        raise BadSetting(f"{file}: cannot be read: {fault.strerror}. It should be a TOML file of settings.") from None
    except UnicodeDecodeError as fault:
        raise BadSetting(f"{file}: is not UTF-8 text, at byte {fault.start}.") from None
    except tomllib.TOMLDecodeError as fault:
        # The message only, not the line of the file, which may hold a secret.
        raise BadSetting(f"{file}: is not TOML: {fault}.") from None


def _read(name: str, value: Any, source: str) -> Any:
    """The value, converted to the setting's type; BadSetting where that is not possible."""
    is_list = name == "trusted_proxies" and isinstance(value, str)
    try:
        parts = value.replace(",", " ").split() if is_list else value
        made = msgspec.convert(parts, _FIELDS[name].type, strict=False, dec_hook=_path)
        return CHECKS[name](made) if name in CHECKS and made is not None else made
    except BadSetting as fault:
        raise BadSetting(f"{name} ({source}): {fault}") from None
    except (msgspec.ValidationError, ValueError):
        came = "what came is not shown, because it is a secret" if name in HIDDEN else f"{_clipped(value)} came"
        raise BadSetting(f"{name} ({source}): expected {_expected(name)} ({_says(name)}); {came}.") from None


def _path(kind: type, value: Any) -> Any:
    """A hook of msgspec for a type that it does not know: a path."""
    if kind is Path and isinstance(value, (str, Path)) and str(value).strip():
        return Path(value).expanduser()
    raise ValueError


def _level(name: str) -> str:
    from runabout.bots import level

    try:
        return level(name).name
    except BadLevel as fault:
        raise BadSetting(str(fault)) from None


def _proxies(given: tuple[str, ...]) -> tuple[str, ...]:
    """Addresses as they came, and networks by their first address: 10.0.0.7/8 names the same one as 10.0.0.0/8."""
    read = [each if each == "*" else ip_network(each, strict=False) for each in given]
    return tuple(str(one) if "/" in each else each for each, one in zip(given, read, strict=True))


def _public(text: str) -> str:
    """scheme://host[:port] and nothing else: the page knows itself at the top of its host only."""
    url = urlsplit(text)
    whole = url.scheme in ("http", "https") and url.hostname and url.path in ("", "/")
    if not whole or url.query or url.fragment or "@" in url.netloc or (url.port is not None and url.port < 1):
        raise ValueError
    return f"{url.scheme}://{url.netloc.lower()}"


def _redis(text: str) -> str:
    url = urlsplit(text)
    if not (url.scheme in ("redis", "rediss") and url.hostname) and not (url.scheme == "unix" and url.path):
        raise ValueError
    url.port  # noqa: B018  # it raises ValueError where there is no such port
    return text


def _secret(text: str) -> str:
    if len(text) < SECRET_MIN:
        raise ValueError
    return text


CHECKS: Mapping[str, Callable[[Any], Any]] = {
    "bot_level": _level,
    "database_url": checked_url,
    "public_url": _public,
    "redis_url": _redis,
    "secret": _secret,
    "trusted_proxies": _proxies,
}
"""Checks beyond a setting's type and range: each returns the value as it is kept, or raises ValueError, or BadSetting
with a sentence of its own.
"""

# ---------------------------------------------------------------------------------------- the secret


def _secret_in(folder: Path, named: Path | None) -> str:
    """The secret that a file holds; in the default folder, it is made where there is none yet."""
    file = named or folder / "secret"
    try:
        if named is None and not file.exists():
            _make_secret(file)
        text = file.read_text(encoding="ascii").strip()
    except OSError as fault:
        what = "secret_file" if named else "folder"
        raise BadSetting(f"{what}: the secret cannot be kept in {file}: {fault.strerror}.") from None
    except UnicodeDecodeError:
        text = ""
    if len(text) < SECRET_MIN:
        raise BadSetting(f"secret_file: expected {_expected('secret')} in {file}; what is there is not shown.")
    return text


def _make_secret(file: Path) -> None:
    """Make the file whole or not at all, and only once, even if several processes do so at the same time."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    mine = file.with_name(f"secret-{os.getpid()}-{secrets.token_hex(4)}")
    with os.fdopen(os.open(mine, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as out:
        out.write(secrets.token_hex(32) + "\n")
    try:
        with suppress(FileExistsError):
            os.link(mine, file)
    finally:
        mine.unlink()


# ------------------------------------------------------------------------------------------ in words

EXPECTED = {
    "metrics_port": "a whole number from 0 to 65535",
    "database_url": "sqlite:///PATH or postgresql://USER:PASSWORD@HOST/NAME",
    "redis_url": "redis://HOST:PORT/NUMBER, rediss://... or unix:///PATH",
    "public_url": "https://HOST or http://HOST, with a port where it is not the usual one, and without a path",
    "secret": f"at least {SECRET_MIN} characters",
    "trusted_proxies": "IP addresses or networks such as 10.0.0.0/8, or *",
    "bot_level": "a level of bots",
}


def _expected(name: str) -> str:
    """What values a setting takes."""
    if name in EXPECTED:
        return EXPECTED[name]
    kind = inspect.type_info(_FIELDS[name].type)
    kind = kind.type if isinstance(kind, inspect.Metadata) else kind
    match kind:
        case inspect.IntType(ge=low, le=high):
            return f"a whole number from {low} to {high}"
        case inspect.FloatType(gt=above, ge=low, le=high):
            return f"a number {f'above {above:.0f}, and' if low is None else f'from {low:.0f}'} up to {high:.0f}"
        case inspect.BoolType():
            return "true or false"
        case inspect.LiteralType(values=values):
            return " or ".join(f'"{value}"' for value in values)
        case inspect.StrType():
            return "a text"
    return "a path"


def _says(name: str) -> str:
    """What a setting is."""
    found = inspect.type_info(_FIELDS[name].type)
    assert isinstance(found, inspect.Metadata)  # each setting is declared with its words
    return str((found.extra_json_schema or {})["description"])


def _default(name: str) -> str:
    """What a setting is where nobody sets it."""
    in_words = {
        "folder": "the user's data folder",
        "database_url": "tables.db in the folder (SQLite)",
        "secret": "that of the file",
        "secret_file": "made once, in the folder",
        "workers": "the number of cores less one",
    }
    default = _FIELDS[name].default
    return in_words.get(name) or ("none" if default in (None, ()) else str(default).lower())


def _clipped(value: Any) -> str:
    text = f'"{value}"' if isinstance(value, str) else str(value)
    return text if len(text) <= SHOWN_MAX else text[:SHOWN_MAX] + "..."


def _did_you_mean(name: str, known: Iterable[str]) -> str:
    near = nearest(name, known, most=1)
    return f" Did you mean {near[0]}?" if near else f" There are: {', '.join(known)}."
