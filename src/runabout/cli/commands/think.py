"""`runabout think`: bots of servers think in a process of its own, on the servers' machine or another."""

from __future__ import annotations

from pathlib import Path

import click

from runabout.cli.commands.shared_options import config_option, examples
from runabout.cli.usage import WHOLE
from runabout.core.errors import RunaboutError

HELP = """Think for the bots of servers that run with `--thinkers true` at the same Redis.

It compiles and loads all games first. Ctrl-C ends it: servers go on with their own workers, as they do when it is
killed. Its version must be theirs. A setting is taken from its flag, else from the environment, else from the file.
"""


@click.command(
    help=HELP,
    short_help="Think for the bots of servers, on this machine or another.",
    epilog=examples(
        "runabout think --redis-url redis://cache.example.org:6379/0",
        "runabout think --config /etc/runabout/settings.toml --workers 4",
        "RUNABOUT_REDIS_URL=redis://cache.example.org:6379/0 runabout think --log-format json",
    ),
)
@click.option("--redis-url", metavar="URL", help="Where servers and thinkers meet. [RUNABOUT_REDIS_URL]")
@click.option(
    "--workers",
    type=WHOLE,
    help="Processes in which bots think; unless given, the number of cores less one. [RUNABOUT_WORKERS]",
)
@click.option("--log-format", metavar="json|text", help="How the log is written. [RUNABOUT_LOG_FORMAT]")
@click.option("--log-level", metavar="LEVEL", help="What is logged. [RUNABOUT_LOG_LEVEL]")
@config_option
def think(config: Path | None, **flags: str | int | None) -> None:
    """Think for the bots of servers; see HELP."""
    import asyncio
    import os
    import secrets

    from runabout.server.settings import read_settings

    # Nothing is signed here: a secret is neither needed nor made.
    settings = read_settings({**flags, "secret": secrets.token_hex(32)}, os.environ, config)
    if settings.redis_url is None:
        raise RunaboutError("redis_url: name the Redis of the servers, such as redis://HOST:6379/0; none was given.")

    from runabout.server.bots.thinker import Thinker
    from runabout.server.telemetry import set_up_logs

    set_up_logs(settings.log_format, settings.log_level)
    thinker = Thinker(settings.redis_url, settings.workers)
    asyncio.run(thinker.run(lambda: click.echo("Thinking for servers; Ctrl-C ends it.")))
