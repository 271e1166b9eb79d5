"""The pages in docs/facts/: every kind of event a game declares, with its fields and their types."""

from dataclasses import replace

import pytest

from docs.facts import generate
from runabout.core.words import Words
from runabout.games import GAMES, find_game


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_event_has_a_row_with_its_fields(name):
    game = find_game(name)
    rows = generate.page(game).splitlines()
    for kind in game.words.declared:
        fields = ", ".join(f"`{field}`: {of.name}" for field, (of, _) in kind.fields.items())
        assert rows.count(f"| `{kind.name}` | {kind.says} | {fields} |") == 1


@pytest.mark.parametrize("name", GAMES)
def test_every_type_of_a_field_is_explained_once(name):
    text = generate.page(find_game(name))
    types = text.partition("## Types of fields")[2].splitlines()
    named = [row.split(" | ")[0].removeprefix("| ") for row in types if row.startswith("| ")][1:]
    used = {of.name for kind in find_game(name).words.declared for of, _ in kind.fields.values()}
    assert sorted(named) == sorted(used)


def test_a_game_that_declares_nothing_has_no_page():
    game = find_game("riverdale")
    told_by_names = replace(game, words=Words(game.words.actions, game.words.kinds, "an action"))
    with pytest.raises(ValueError, match="riverdale: the event begins is not declared"):
        generate.page(told_by_names)
