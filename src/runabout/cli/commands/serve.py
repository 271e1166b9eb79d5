"""`runabout serve`: tables to play at in a browser."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from runabout.cli.commands.shared_options import config_option, examples, language_option, voice_for
from runabout.cli.usage import PlayersCommand

if TYPE_CHECKING:
    from runabout.terminal.voice import Voice

HELP = """Host tables to play at in a browser: on this machine, or for others.

A setting is taken from its flag, else from its variable in the environment, else from the TOML file, else it is as in
brackets below. Ctrl-C stops the server; every game goes on when it is started again.
"""


PLACEHOLDER_MAX = 40
"""Characters of values that are listed in the place of a value."""


class Serve(PlayersCommand):
    """A command with a flag for every setting of the server; they are looked up when it is used, not before."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """Its own, and those of the settings."""
        from runabout.server.settings import all_settings

        flags = [
            click.Option(
                [setting.flag, setting.name],
                metavar=placeholder(setting.expected),
                help=f"{setting.says[0].upper()}{setting.says[1:]}. [{setting.variable}; {setting.default}]",
            )
            for setting in all_settings()
            if setting.flag
        ]
        own = super().get_params(ctx)
        return [*own[:-1], *flags, own[-1]]  # the last is --help


def placeholder(expected: str) -> str:
    """The placeholder for a value in the help, from what is expected."""
    if expected.startswith(("a number", "a whole number")):
        return "NUMBER"
    if " or " in expected and len(expected) < PLACEHOLDER_MAX:
        return expected.replace('"', "").replace(" or ", "|")
    return {"a path": "PATH", "a text": "TEXT"}.get(expected, "URL" if "://" in expected else "TEXT")


@click.command(
    cls=Serve,
    help=HELP,
    short_help="Host tables to play at in a browser.",
    epilog=examples(
        "runabout serve --open",
        "runabout serve --host 0.0.0.0 --public-url https://games.example.org",
        "RUNABOUT_DATABASE_URL=postgresql://... runabout serve --config runabout.toml",
    ),
)
@click.option("--open", "opens", is_flag=True, help="Open the page in a browser once it is ready.")
@config_option
@language_option
def serve(opens: bool, config: Path | None, language: str | None, **flags: Any) -> None:
    """Host tables to play at in a browser; see HELP."""
    import os

    from runabout.server.settings import read_settings, unknown_variables

    voice = voice_for(language)
    settings = read_settings(flags, os.environ, config)
    for sentence in unknown_variables(os.environ):
        click.echo(sentence, err=True)
    # Takes a second or two: not before the settings are known to be good.
    from runabout.server.serving import serve as run

    def greet(url: str) -> None:
        click.echo(f"\n  {voice.say('serve-ready', url=url)}\n\n  {voice.say('serve-how')}\n")
        if opens:
            _open(url, voice)

    run(settings, greet)
    click.echo(f"\n  {voice.say('serve-stopped')}")


def _open(url: str, voice: Voice) -> None:
    """Open a browser, without waiting for it; if none can be started, the server runs all the same."""
    import threading
    import webbrowser

    def work() -> None:
        try:
            is_open = webbrowser.open(url)
        except (webbrowser.Error, OSError):
            is_open = False
        if not is_open:
            click.echo(f"  {voice.say('serve-no-browser')}", err=True)

    threading.Thread(target=work, daemon=True).start()
