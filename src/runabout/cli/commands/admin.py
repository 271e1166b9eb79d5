"""`runabout admin`: for the people who run a server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from runabout.cli.commands.shared_options import config_option, examples, json_option, together

if TYPE_CHECKING:
    from runabout.server.administration import Administration
    from runabout.server.settings import Settings

T = TypeVar("T")

TIMES = ("created", "changed", "came", "banned")
"""What is listed in seconds since 1970, and read by people as a date."""

ID_LETTERS = 16
"""Of a guest's id (see `server.access.guests`), any of which may be a hyphen."""


class OfGuest(click.Command):
    """A command that takes a guest's id, which is no option even where it begins with a hyphen."""

    def parse_args(self, context: click.Context, args: list[str]) -> list[str]:
        """Take for options what the command has (only flags), and long words that are no ids; for ids all else."""
        known = {name for one in self.get_params(context) for name in (*one.opts, *one.secondary_opts)}
        end = args.index("--") if "--" in args else len(args)
        head = args[:end]
        options = [one for one in head if one in known or (one.startswith("--") and len(one) != ID_LETTERS)]
        ids = [one for one in head if one not in options]
        return super().parse_args(context, [*options, "--", *ids, *args[end + 1 :]])


HELP = """Look after a server: its tables and guests, and its database.

The settings that name the database are those of `runabout serve`: a flag, else the environment, else a TOML file.
Servers may run meanwhile; they act on what was done within two seconds. Tables and guests are named by their ids.
"""

limit_option = click.option("--limit", type=click.IntRange(1), default=50, show_default=True, help="How many at most.")


@click.group(
    help=HELP,
    short_help="Look after a server: its tables and guests, and its database.",
    epilog=examples(
        "runabout admin tables --status playing",
        "runabout admin --config runabout.toml guests --find Ann",
        "runabout admin backup /var/backups/runabout-monday.db",
    ),
)
@config_option
@click.option("--folder", metavar="PATH", help="For the database, where it is not set. [RUNABOUT_FOLDER]")
@click.option("--database-url", metavar="URL", help="Where tables are kept. [RUNABOUT_DATABASE_URL]")
@click.option("--redis-url", metavar="URL", help="By which servers are told at once. [RUNABOUT_REDIS_URL]")
@click.pass_context
def admin(context: click.Context, /, config: Path | None, **flags: str | None) -> None:
    """Read the settings; see HELP."""

    def settings() -> Settings:
        import os
        import secrets

        from runabout.server.settings import read_settings

        # Nothing is signed here: a secret is neither needed nor made.
        return read_settings({**flags, "secret": secrets.token_hex(32)}, os.environ, config)

    context.obj = settings


@admin.command(name="tables", help="List tables, the newest change first.")
@click.option("--status", type=click.Choice(["gathering", "playing", "over", "closed"]), help="Only such tables.")
@together(limit_option, json_option)
@click.pass_obj
def list_tables(settings: Callable[[], Settings], status: str | None, limit: int, as_json: bool) -> None:
    """List tables."""
    show_list(administer(settings(), lambda office: office.tables(status, limit)), as_json)


@admin.command(name="table", help="Show a table, with the guests who sit there.")
@click.argument("table")
@json_option
@click.pass_obj
def show_table(settings: Callable[[], Settings], table: str, as_json: bool) -> None:
    """Show a table."""
    show(administer(settings(), lambda office: office.table(table)), as_json)


@admin.command(name="guests", help="List guests, the newest first.")
@click.option("--find", default="", metavar="TEXT", help="Only those whose name or id contains it.")
@together(limit_option, json_option)
@click.pass_obj
def list_guests(settings: Callable[[], Settings], find: str, limit: int, as_json: bool) -> None:
    """List guests."""
    show_list(administer(settings(), lambda office: office.guests(find, limit)), as_json)


@admin.command(name="guest", help="Show a guest, with the tables where it sits.", cls=OfGuest)
@click.argument("guest")
@json_option
@click.pass_obj
def show_guest(settings: Callable[[], Settings], guest: str, as_json: bool) -> None:
    """Show a guest."""
    show(administer(settings(), lambda office: office.guest(guest)), as_json)


@admin.command(help="Close a table for good: nobody plays or looks on there any more. Nothing of it is deleted.")
@click.argument("table")
@click.pass_obj
def close(settings: Callable[[], Settings], table: str) -> None:
    """Close a table."""
    administer(settings(), lambda office: office.close(table))
    click.echo(f"Table {table} is closed.")


@admin.command(help="Refuse every request of a guest's; bots take its seats until the ban is lifted.", cls=OfGuest)
@click.argument("guest")
@click.pass_obj
def ban(settings: Callable[[], Settings], guest: str) -> None:
    """Ban a guest."""
    administer(settings(), lambda office: office.ban(guest))
    click.echo(f"Guest {guest} is banned; `runabout admin lift {guest}` lifts it.")


@admin.command(help="Lift the ban of a guest.", cls=OfGuest)
@click.argument("guest")
@click.pass_obj
def lift(settings: Callable[[], Settings], guest: str) -> None:
    """Lift a ban."""
    administer(settings(), lambda office: office.lift(guest))
    click.echo(f"Guest {guest} is banned no more.")


@admin.command(
    help="Erase what is kept of a guest for good; what remains of its games is anonymous. Asks first.",
    cls=OfGuest,
)
@click.argument("guest")
@click.confirmation_option(prompt="It cannot be brought back. Erase the guest's data?", help="Do not ask.")
@click.pass_obj
def erase(settings: Callable[[], Settings], guest: str) -> None:
    """Erase a guest's data."""
    count = administer(settings(), lambda office: office.erase(guest))
    click.echo(f"Guest {guest} is erased; tables that were rewritten: {count}. Backups made before still hold it.")


@admin.command(help="Print all that is kept of a guest as JSON, and nothing of others.", cls=OfGuest)
@click.argument("guest")
@click.pass_obj
def export(settings: Callable[[], Settings], guest: str) -> None:
    """Export a guest's data."""
    show(administer(settings(), lambda office: office.export(guest)), as_json=True)


@admin.command(help="Copy the database, SQLite or PostgreSQL, into a new file, while servers run.")
@click.argument("file", type=click.Path(path_type=Path))
@click.pass_obj
def backup(settings: Callable[[], Settings], file: Path) -> None:
    """Back the database up."""
    from runabout.server.storage.backups import back_up

    back_up(settings().database_url, file)
    click.echo(f"{file} holds a backup; with it, every hidden hand can be known.")


@admin.command(help="Put a backup into a database, SQLite or PostgreSQL, that holds nothing yet.")
@click.argument("file", type=click.Path(path_type=Path))
@click.pass_obj
def restore(settings: Callable[[], Settings], file: Path) -> None:
    """Put a backup back."""
    from runabout.server.storage.backups import restore as put_back

    put_back(file, settings().database_url)
    click.echo(f"The database is as {file} has it.")


def administer(settings: Settings, work: Callable[[Administration], Awaitable[T]]) -> T:
    """What a piece of work with a server's database gives."""
    from runabout.server.administration import Administration
    from runabout.server.telemetry import set_up_logs

    set_up_logs(settings.log_format, "warning")

    async def run() -> T:
        async with Administration(settings).opened() as office:
            return await work(office)

    return asyncio.run(run())


def show_list(rows: Iterable[Mapping[str, Any]], as_json: bool) -> None:
    """Print rows below each other, each in a line, or as JSON."""
    if as_json:
        click.echo(json.dumps(list(rows), ensure_ascii=False, indent=2))
        return
    for row in rows:
        click.echo("  ".join(f"{name}={in_words(name, value)}" for name, value in row.items()))


def show(found: Mapping[str, Any], as_json: bool) -> None:
    """Print what was found, a line for each part of it, or as JSON."""
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False, indent=2))
        return
    for name, value in found.items():
        if not isinstance(value, list):
            click.echo(f"{name}: {in_words(name, value)}")
            continue
        click.echo(f"{name}: {len(value)}")
        for row in value:
            click.echo("  " + "  ".join(f"{part}={in_words(part, one)}" for part, one in row.items()))


def in_words(name: str, value: Any) -> str:
    """A value as people read it. A name may hold anything, so a text is quoted where that makes a difference."""
    if name in TIMES:
        return "-" if value is None else datetime.fromtimestamp(value, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    text = str(value)
    return text if text.isalnum() or not isinstance(value, str) else json.dumps(text, ensure_ascii=False)
