import pytest

from runabout import games
from runabout.core.errors import BadGame, UnknownGame
from runabout.core.game import Game


@pytest.fixture(autouse=True)
def forgetful():
    """Games are looked up afresh before and after each test."""
    games.game.cache_clear()
    yield
    games.game.cache_clear()


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
        monkeypatch.syspath_prepend(folder)

    return install


def test_every_game_of_the_house_is_there_under_its_name():
    assert games.names()[: len(games.GAMES)] == list(games.GAMES)
    for name in games.GAMES:
        found = games.game(name)
        assert isinstance(found, Game)
        assert found.name == name


def test_rulebook_of_each_game_of_the_house_has_the_games_version_and_prefix():
    for name in games.GAMES:
        found = games.game(name)
        assert (found.rulebook.version, found.rulebook.prefix) == (found.version, found.prefix)


def test_game_is_made_once():
    assert games.game("road-runner") is games.game("road-runner")


def test_unknown_game_is_answered_with_the_list_and_the_nearest():
    with pytest.raises(UnknownGame) as caught:
        games.game("road-runer")
    assert str(caught.value).startswith('No game is called "road-runer": the games are road-runner')
    assert str(caught.value).endswith('Did you mean "road-runner"?')


@pytest.mark.parametrize("name", ["chess", "", "os:system"])
def test_unknown_game_far_from_any_gets_no_hint(name):
    with pytest.raises(UnknownGame) as caught:
        games.game(name)
    assert "Did you mean" not in str(caught.value)


def test_game_of_an_installed_package_is_found_after_our_own(install):
    install(["hop-home = somebodys:tiny"], somebodys="from tests.core.tiny import game as tiny\n")
    assert games.names() == [*games.GAMES, "hop-home"]
    assert games.game("hop-home").title == "Hop Home"


def test_games_of_installed_packages_are_in_the_order_of_their_names(install):
    install(["zebra = somebodys:a", "ant = somebodys:b"], somebodys="")
    assert games.names()[len(games.GAMES) :] == ["ant", "zebra"]


def test_installed_package_cannot_stand_in_for_a_game_of_the_house(install):
    install(["road-runner = somebodys_stand_in:game"], somebodys_stand_in="from tests.core.tiny import game\n")
    assert games.names().count("road-runner") == 1
    assert games.game("road-runner").title == "Road Runner"


@pytest.mark.parametrize(
    ("point", "text", "complaint"),
    [
        ("broken = no_such_module_anywhere:game", "", "broken, from no_such_module_anywhere:game, cannot be loaded"),
        ("broken = broken_0:missing", "", "cannot be loaded.*missing"),
        ("broken = broken_1:game", "1 / 0\n", "cannot be loaded: division by zero"),
        ("broken = broken_2:game", "game = 'a game'\n", "must lead to a Game of that name; it leads to 'a game'"),
        ("broken = broken_3:game", "from tests.core.tiny import game\n", "must lead to a Game of that name"),
        ("broken = broken_4", "", "must lead to a Game of that name"),
    ],
    ids=["no module", "no such name", "fails to load", "no game", "other name", "a module"],
)
def test_installed_game_that_cannot_be_had_is_named_with_the_reason(install, point, text, complaint):
    install([point], **{point.split(" = ")[1].split(":")[0]: text} if text or "broken_" in point else {})
    with pytest.raises(BadGame, match=complaint):
        games.game("broken")


def test_broken_installed_game_does_not_disturb_the_others(install):
    install(["broken = broken_5:game"], broken_5="1 / 0\n")
    assert "broken" in games.names()
    assert games.game("road-runner").name == "road-runner"
