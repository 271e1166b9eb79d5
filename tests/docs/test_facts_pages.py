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
def test_every_kind_of_action_has_a_row_with_its_fields(name):
    game = find_game(name)
    actions = generate.page(game).partition("## Actions\n")[2].partition("## ")[0].splitlines()
    for kind in game.words.verbs.values():
        fields = ", ".join(f"`{field}`: {of.name}" for field, (of, _) in kind.fields.items())
        assert actions.count(f"| `{kind.name}` | {kind.says} | {fields} |") == 1


@pytest.mark.parametrize("name", [name for name in GAMES if find_game(name).previews])
def test_every_field_of_a_preview_is_listed(name):
    previews = find_game(name).previews
    text = generate.page(find_game(name)).partition("## Previews\n")[2].partition("## ")[0]
    assert ", ".join(f"`{field}`: {of.name}" for field, (of, _) in previews.fields.items()) in text


def test_what_is_told_of_very_many_actions_is_named_where_it_is_not_all():
    brief = ", ".join(f"`{field}`" for field in find_game("road-wolf").previews.brief)
    assert f"\nWhere more than 64 actions are open, only these are told of all at once: {brief}.\n" in generate.page(
        find_game("road-wolf")
    )
    assert "at once" not in generate.page(find_game("race-2-live"))


def test_what_is_counted_has_a_row_in_its_order():
    text = generate.page(find_game("rummy-runway")).partition("## Standing\n")[2].partition("## ")[0]
    assert [row for row in text.splitlines() if row.startswith("| `")] == [
        "| `points` | points | more | yes |",
        "| `best` | for the best outfit | more | no |",
        "| `outfits` | outfits | more | no |",
    ]
    assert "| `to_go` | spaces to go | less | yes |" in generate.page(find_game("riverdale"))


@pytest.mark.parametrize("name", GAMES)
def test_every_type_is_explained_once(name):
    game = find_game(name)
    types = generate.page(game).partition("## Types\n")[2].splitlines()
    named = [row.split(" | ")[0].removeprefix("| ") for row in types if row.startswith("| ")][1:]
    used = {of.name for kind in game.words.declared for of, _ in kind.fields.values()}
    used |= {of.name for kind in game.words.verbs.values() for of, _ in kind.fields.values()}
    used |= {of.name for of in generate.types_in(game.layout)} if game.layout else set()
    used |= {of.name for of, _ in game.previews.fields.values()} if game.previews else set()
    assert sorted(named) == sorted(used)


def test_what_lies_on_the_table_has_a_row():
    text = generate.page(find_game("riverdale"))
    for row in (
        "| `pawn` | A pawn of a colour that is played. | `at`: place |",
        "| `discards` | The discard pile. | `1`, `2`, `-3`, ",
        "| `winner` | seat |",
        "Not shown of what a seat may know: nothing.",
    ):
        assert row in text


def test_a_game_that_declares_nothing_has_no_page():
    game = find_game("riverdale")
    told_by_names = replace(
        game, words=Words(game.words.actions, game.words.kinds, "an action", verbs=game.words.verbs)
    )
    with pytest.raises(ValueError, match="riverdale: the event begins is not declared"):
        generate.page(told_by_names)
