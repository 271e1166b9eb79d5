import json
import re
import sys

import pytest
from click.testing import CliRunner

from runabout import games
from runabout.cli import runabout as command
from runabout.core.errors import BadGame, UnknownGame
from runabout.core.game import Game
from runabout.server.errors import ServerFault
from runabout.server.messages.tables import NewTable, SeatWish
from runabout.server.routes.games import all_games
from runabout.server.tables.setting_up import new_table


@pytest.fixture(autouse=True)
def forgetful():
    """Games are looked up afresh before and after each test."""
    games.find_game.cache_clear()
    yield
    games.find_game.cache_clear()


@pytest.fixture
def install(tmp_path, monkeypatch):
    """Installs a distribution that adds games: what its entry points say, and its modules by name."""

    def install(points, **modules):
        folder = tmp_path / "site"
        info = folder / "somebodys_games-1.0.dist-info"
        info.mkdir(parents=True)
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: somebodys-games\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text("[runabout.games]\n" + "\n".join(points) + "\n")
        for name, text in modules.items():
            (folder / f"{name}.py").write_text(text)
            monkeypatch.delitem(sys.modules, name, raising=False)  # of another test whose module is called the same
        monkeypatch.syspath_prepend(folder)

    return install


def test_each_of_our_own_games_is_listed_under_its_name():
    assert games.names()[: len(games.GAMES)] == list(games.GAMES)
    for name in games.GAMES:
        found = games.find_game(name)
        assert isinstance(found, Game)
        assert found.name == name


def test_rulebook_of_each_of_our_own_games_has_the_games_version_and_prefix():
    for name in games.GAMES:
        found = games.find_game(name)
        assert (found.rulebook.version, found.rulebook.prefix) == (found.version, found.prefix)


def test_game_is_made_once():
    assert games.find_game("road-runner") is games.find_game("road-runner")


def test_unknown_game_is_answered_with_the_list_and_the_nearest():
    with pytest.raises(UnknownGame) as caught:
        games.find_game("road-runer")
    assert str(caught.value).startswith('No game is called "road-runer": the games are road-runner')
    assert str(caught.value).endswith('Did you mean "road-runner"?')


@pytest.mark.parametrize("name", ["chess", "", "os:system"])
def test_unknown_game_far_from_any_gets_no_hint(name):
    with pytest.raises(UnknownGame) as caught:
        games.find_game(name)
    assert "Did you mean" not in str(caught.value)


def test_game_of_an_installed_package_is_found_after_our_own(install):
    install(["hop-home = somebodys:tiny"], somebodys="from tests.core.tiny import game as tiny\n")
    assert games.names() == [*games.GAMES, "hop-home"]
    assert games.find_game("hop-home").title == "Hop Home"


def test_games_of_installed_packages_are_in_the_order_of_their_names(install):
    install(["zebra = somebodys:a", "ant = somebodys:b"], somebodys="")
    assert games.names()[len(games.GAMES) :] == ["ant", "zebra"]


def test_installed_package_cannot_replace_one_of_our_own_games(install):
    install(["road-runner = somebodys_stand_in:game"], somebodys_stand_in="from tests.core.tiny import game\n")
    assert games.names().count("road-runner") == 1
    assert games.find_game("road-runner").title == "Road Runner"


@pytest.mark.parametrize(
    ("point", "text", "complaint"),
    [
        (
            "broken = no_such_module_anywhere:game",
            "",
            (
                "broken, from no_such_module_anywhere:game of the package somebodys-games 1.0, cannot be played: "
                "loading it raises ModuleNotFoundError"
            ),
        ),
        ("broken = broken_0:missing", "", "cannot be played: loading it raises AttributeError: .*missing"),
        (
            "broken = broken_1:game",
            "1 / 0\n",
            "cannot be played: loading it raises ZeroDivisionError: division by zero",
        ),
        ("broken = broken_2:game", "game = 'a game'\n", "must lead to a Game of that name; it leads to 'a game'"),
        (
            "broken = broken_3:game",
            "from tests.core.tiny import game\n",
            'must lead to a Game of that name; it leads to the Game "hop-home"\\.$',
        ),
        ("broken = broken_4", "", "must lead to a Game of that name"),
    ],
    ids=["no module", "no such name", "fails to load", "no game", "other name", "a module"],
)
def test_installed_game_that_cannot_be_loaded_is_named_with_the_reason(install, point, text, complaint):
    install([point], **{point.split(" = ")[1].split(":")[0]: text} if text or "broken_" in point else {})
    with pytest.raises(BadGame, match=complaint):
        games.find_game("broken")


def test_broken_installed_game_does_not_disturb_the_others(install):
    install(["broken = broken_5:game"], broken_5="1 / 0\n")
    assert "broken" in games.names()
    assert games.find_game("road-runner").name == "road-runner"


TINY = """
from dataclasses import replace

from runabout.core.contract import Header
from runabout.core.record import copy_open, i8, record
from runabout.core.rule import rule
from tests.core.tiny import OPTIONS
from tests.core.tiny import game as tiny
from tests.variants import changed
"""

PRIOR = "@rule\ndef prior(state, action):\n    return {}\ngame = changed(tiny, action_prior=prior)"
EVALUATION = (
    "@rule\ndef hopes(state, out):\n    out[0], out[1] = {}\n"
    "game = changed(tiny, evaluate=hopes, playout_depth=4, team={})"
)

UNFIT = {
    "calls itself": (PRIOR.format("prior(state, action)"), "`action_prior` cannot be used: prior calls itself"),
    "sight without viewer": (
        "@record\nclass Blind(Header):\n    place = i8()\ngame = replace(tiny, Sight=Blind)",
        "the first field that `Sight` adds to the open part is `viewer = i8",
    ),
    "seats upside down": (
        "game = replace(tiny, seats=(4, 2))",
        "`seats` are the fewest and the most, from 1 to 8; (4, 2) came",
    ),
    "seats as one number": (
        "game = replace(tiny, seats=4)",
        "`seats` is a pair of whole numbers, the fewest and the most, such as (2, 4); 4 came",
    ),
    "no bound": ("game = replace(tiny, bound=0)", "`bound` is a whole number, at least 1; 0 came"),
    "an option forgotten": (
        "game = replace(tiny, options=OPTIONS[:1])",
        "`options` declares each field of Options, in order: ('home', 'pace'); ('home',) came",
    ),
    "options that are no record": (
        "game = replace(tiny, Options=dict)",
        "`Options` is a @record with a field for each option; <class 'dict'> came",
    ),
    "a function that is no rule": (
        "game = replace(tiny, score=print)",
        "`score` is a function decorated with @rule; <built-in function print> came",
    ),
    "negative prior": (
        PRIOR.format(-3),
        (
            '`action_prior` is a whole number, 0 or more; for "hop" it is -3 '
            "(at the beginning of a game of 2 with the default options)"
        ),
    ),
    "a prior that is no whole number": (
        PRIOR.format(0.5),
        '`action_prior` is a whole number, 0 or more; for "hop" it is 0.5 (at the beginning',
    ),
    "no words": ("game = replace(tiny, words=None)", "`words` is a core.words.Words, made with its actions; None came"),
    "evaluation that does not add up": (
        EVALUATION.format("700, 700", 0),
        "`evaluate` writes prospects that add up to 1000; [700, 700] add up to 1400",
    ),
    "evaluation out of range": (
        EVALUATION.format("1700, -700", 0),
        "`evaluate` writes prospects from 0 to 1000; it writes [1700, -700]",
    ),
    "a team that does not agree": (
        EVALUATION.format("300, 700", 9),
        "`evaluate` writes the same prospects for all of a team; it writes [300, 700]",
    ),
    "nothing legal": (
        "@rule\ndef none(state, out):\n    return 0\ngame = replace(tiny, legal=none)",
        "`legal` lists at least one of the actions 0 to 2; it lists []",
    ),
    "refuse and legal apart": (
        (
            "@rule\ndef never(state, action):\n    return 11\n"
            "@rule\ndef first(state, out):\n    out[0] = 0\n    return 1\n"
            "game = replace(tiny, refuse=never, legal=first)"
        ),
        '`refuse` is 0 for what `legal` lists; for "hop" it is 11',
    ),
    "candidates that are not legal": (
        "@rule\ndef two(state, out):\n    out[0] = 1\n    return 1\ngame = changed(tiny, candidate_actions=two)",
        "`candidate_actions` lists some of the legal actions, at least one; it lists [1]",
    ),
    "viewer not written": (
        "@rule\ndef blind(state, seat, sight):\n    copy_open(sight, state)\ngame = replace(tiny, see=blind)",
        "`see` writes the seat that sees, -1, into `viewer`; it holds 0",
    ),
    "a rule that raises": (
        "@rule\ndef far(state, options, chance, log):\n    state.home = 300\ngame = replace(tiny, setup=far)",
        "`setup` raises OverflowError: ",
    ),
}


@pytest.mark.parametrize("fault", UNFIT)
def test_installed_game_that_is_not_fit_to_be_played_says_which_part_and_what_was_expected(install, fault):
    text, said = UNFIT[fault]
    module = f"unfit_{list(UNFIT).index(fault)}"
    install([f"hop-home = {module}:game"], **{module: TINY + text})
    with pytest.raises(BadGame, match=re.escape(said)) as caught:
        games.find_game("hop-home")
    assert "hop-home" in str(caught.value)


def test_broken_installed_game_is_left_out_of_the_inventory_with_its_package_and_the_reason(install):
    install(["broken = broken_6:game", "hop-home = sound_6:game"], broken_6="1 / 0\n", sound_6=TINY + "game = tiny\n")
    found, broken = games.inventory()
    assert [game.name for game in found] == [*games.GAMES, "hop-home"]
    assert [str(fault) for fault in broken] == [
        (
            "broken, from broken_6:game of the package somebodys-games 1.0, cannot be played: "
            "loading it raises ZeroDivisionError: division by zero"
        )
    ]


def test_installed_game_whose_module_exits_is_broken_like_any_other(install):
    install(["broken = broken_7:game"], broken_7="raise SystemExit('no licence')\n")
    (fault,) = games.inventory().broken
    assert str(fault).endswith("cannot be played: loading it raises SystemExit: no licence")


def test_installed_game_whose_trial_raises_anything_is_broken_like_any_other(install):
    odd = (
        "@record\nclass Odd(tiny.State):\n    def __init__(self, *given):\n        raise LookupError('no board')\n"
        "game = replace(tiny, State=Odd)"
    )
    install(["hop-home = unfit_odd:game"], unfit_odd=TINY + odd)
    (fault,) = games.inventory().broken
    assert str(fault).endswith("cannot be played: its first trial raises LookupError: no board")


def test_command_lists_the_sound_games_and_says_on_standard_error_what_is_left_out(install):
    install(["broken = broken_8:game"], broken_8="1 / 0\n")
    whole = CliRunner().invoke(command, ["games"])
    assert whole.exit_code == 0, whole.output
    assert "road-wolf" in whole.stdout
    assert "broken" not in whole.stdout
    assert whole.stderr.startswith("Left out: broken, from broken_8:game of the package somebodys-games 1.0, cannot")
    plain = CliRunner().invoke(command, ["games", "--json"])
    assert [one["name"] for one in json.loads(plain.stdout)] == list(games.GAMES)


def test_command_about_a_broken_game_fails_with_the_reason(install):
    install(["broken = broken_9:game"], broken_9="1 / 0\n")
    answer = CliRunner().invoke(command, ["games", "broken"])
    assert answer.exit_code != 0
    assert "division by zero" in answer.stderr


def test_server_lists_the_sound_games_and_logs_what_is_left_out(install, caplog):
    install(["broken = broken_10:game"], broken_10="1 / 0\n")
    all_games.cache_clear()
    try:
        listed = json.loads(all_games().body)["games"]
    finally:
        all_games.cache_clear()
    assert [one["name"] for one in listed] == list(games.GAMES)
    assert "somebodys-games 1.0, cannot be played" in caplog.records[0].fault


def test_server_begins_no_table_of_a_broken_game_and_says_why(install):
    install(["broken = broken_11:game"], broken_11="1 / 0\n")
    wish = NewTable(game="broken", seats=(SeatWish(kind="person"), SeatWish(kind="bot")))
    with pytest.raises(ServerFault, match="division by zero"):
        new_table(wish, "somebody", "Ann", "easy")
