"""The pages in docs/rules/: made from each game's RULES.md and options, and every link in them leads somewhere."""

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from docs.rules import generate
from runabout.core.options import Option
from runabout.games import GAMES, find_game

FOLDER = Path(generate.__file__).parent
PAGES = generate.pages()

ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
LINK = re.compile(r"\]\(([^)]+)\)")

LITTLE = """\
# The Egg Race

Rules version: 1

## Setting up: the start!

- **EG-001** Take a spoon (EG-002, EGA-01) and
  as many eggs as `eggs` says; see EG-002 to EG-003.
- **EG-002** Line up. `EG-001` is code, XY-001 another game's, [EG-003](https://example.org) a link.

### Spoons

The spoons are house content.

- **EG-003** A spoon is flat.

## Setting up the start

- **EGA-01** *What are the eggs like (house content)?* Of wood.
"""

EGGS = Option("eggs", 2, 1, 9, "EG-001", says="Eggs on a spoon (EG-003).")
HARD = Option("hard", 0, 0, 1, "EGA-01", ("off", "on"), "Whether they are hard.", shared=1)


def anchors(text):
    """What a link into a page may end in: anchors written into it, and those that viewers make of headings."""
    seen = Counter()
    found = ANCHOR.findall(text)
    for words in re.findall(r"^#+ (.*)$", text, re.MULTILINE):
        slug = "".join(c for c in words.lower().replace(" ", "-") if c.isalnum() or c in "-_")
        found.append(f"{slug}-{seen[slug]}" if seen[slug] else slug)
        seen[slug] += 1
    return found


@pytest.fixture
def little(tmp_path):
    """Road Runner with the rules and the options of an egg race: only what a page is made of matters."""

    def little(before="", after=""):
        assert before in LITTLE
        (tmp_path / "RULES.md").write_text(LITTLE.replace(before, after), encoding="utf-8")
        made = replace(find_game("road-runner"), title="The Egg Race", prefix="EG", folder=tmp_path)
        object.__setattr__(made, "options", (EGGS, HARD))
        return generate.Page(made).text()

    return little


# ----------------------------------------------------------------------------------------------- our pages


@pytest.mark.parametrize("name", PAGES)
def test_every_link_leads_somewhere(name):
    for target in LINK.findall(PAGES[name]):
        if target.startswith("https://"):
            continue
        file, _, fragment = target.partition("#")
        assert (FOLDER / file).exists()
        assert not fragment or fragment in anchors(PAGES[file or name]), target


@pytest.mark.parametrize("name", PAGES)
def test_no_two_anchors_of_a_page_are_the_same(name):
    assert [anchor for anchor, times in Counter(anchors(PAGES[name])).items() if times > 1] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_and_option_has_one_anchor_in_printed_order(name):
    one = find_game(name)
    assert ANCHOR.findall(PAGES[f"{name}.md"]) == [
        *(rule.number.lower() for rule in one.rulebook),
        *(f"option-{option.name}" for option in one.options),
    ]


@pytest.mark.parametrize("name", GAMES)
def test_without_its_links_a_page_says_what_the_rules_say(name):
    text = (find_game(name).folder / "RULES.md").read_text(encoding="utf-8")
    front, _, rest = text.partition(f"Rules version: {find_game(name).version}\n")
    plain = ANCHOR.sub("", PAGES[f"{name}.md"]).replace("** *(house content)* ", "** ")
    plain = re.sub(r"\[([^\]]+)\]\(#[^)]+\)", r"\1", plain)
    assert front in plain
    assert rest in plain


# -------------------------------------------------------------------------------------------- how one is made


def test_number_becomes_an_anchor_and_a_mention_a_link_to_it(little):
    assert (
        '- <a id="eg-001"></a>**[EG-001](#eg-001)** Take a spoon ([EG-002](#eg-002), [EGA-01](#ega-01)) and\n'
        "  as many eggs as [`eggs`](#option-eggs) says; see [EG-002](#eg-002) to [EG-003](#eg-003).\n"
    ) in little()


def test_code_links_and_the_numbers_of_other_games_are_left_alone(little):
    assert "`EG-001` is code, XY-001 another game's, [EG-003](https://example.org) a link." in little()


def test_contents_name_each_section_and_its_first_and_last_rule(little):
    assert (
        "- [Setting up: the start!](#setting-up-the-start), [EG-001](#eg-001) to [EG-002](#eg-002)\n"
        "  - [Spoons](#spoons), [EG-003](#eg-003) *(house content)*\n"
        "- [Setting up the start](#setting-up-the-start-1), [EGA-01](#ega-01)\n"
        "- [Table options](#table-options)\n"
    ) in little()


def test_rule_that_is_house_content_is_labelled_at_its_number(little):
    assert "**[EGA-01](#ega-01)** *(house content)* *What" in little()
    assert little().count("*(house content)*") == 2


def test_options_tell_values_default_sentence_and_rule(little):
    text = little()
    assert (
        '| <a id="option-eggs"></a>`eggs` | 1 to 9 | 2 | Eggs on a spoon ([EG-003](#eg-003)). | [EG-001](#eg-001) |'
        in text
    )
    assert "`hard` | `off`, `on` | `off`; `on` where people share a screen | Whether they are hard." in text


def test_mention_of_a_rule_that_is_not_there_is_told_by_file_and_line(little):
    with pytest.raises(ValueError, match=r"RULES\.md:8: The Egg Race has no rule EG-009"):
        little("see EG-002 to", "see EG-009 to")
