"""The pictures of the game: a map from component to part, and parts that are nothing but drawn shapes."""

import gzip
import itertools
import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import runabout.games.rummy_runway.trends as trends
from runabout.games import find_game
from runabout.games.rummy_runway.cards import CARDS, FABRICS, ITEMS, STYLES, Colour
from runabout.games.rummy_runway.outfits import openings
from runabout.games.rummy_runway.trends import RANGES, Condition

FOLDER = Path(trends.__file__).with_name("pictures")
MAP = json.loads((FOLDER / "pictures.json").read_text(encoding="utf-8"))
PARTS = {path.relative_to(FOLDER).with_suffix("").as_posix(): path for path in FOLDER.rglob("*.svg")}
COMMON = {"figure", "catwalk", "closet", "emblems", "trends/poster"}
"""What draws no component by itself."""

SHAPES = {"svg", "g", "path", "circle", "ellipse", "rect", "text", "pattern", "linearGradient", "stop"}
BYTES_MOST = 40_000


def tree(name):
    return ElementTree.parse(PARTS[name]).getroot()


def layers(name):
    return {layer.get("class"): layer for layer in tree(name)}


def test_every_card_and_every_condition_of_a_trend_has_a_part():
    components = [card.name for card in CARDS] + [f"condition:{condition.text}" for condition in Condition]
    assert list(MAP) == components
    assert set(MAP.values()) <= set(PARTS)


def test_by_the_rules_there_are_58_outfits_of_one_plain_card_of_each_colour():
    outfits = []
    for cards in itertools.product(range(10), range(10, 20), range(20, 30)):
        have = sum(1 << card for card in cards)
        if openings(have) & have:
            outfits.append({card % 10 for card in cards})
    assert (len(outfits), sum(len(numbers) == 1 for numbers in outfits)) == (58, 10)


def test_every_part_draws_a_component_or_belongs_to_all():
    assert set(PARTS) == set(MAP.values()) | COMMON


def test_a_card_is_drawn_by_the_part_of_the_word_that_is_printed_on_it():
    words = {Colour.RED: ("styles", STYLES), Colour.BLUE: ("fabrics", FABRICS), Colour.YELLOW: ("garments", ITEMS)}
    for card in CARDS:
        if card.colour in words:
            folder, names = words[card.colour]
            assert MAP[card.name] == f"{folder}/{names[card.number].casefold()}"


@pytest.mark.parametrize("condition", Condition)
def test_a_condition_is_drawn_for_every_number_and_colour_that_it_may_ask_for(condition):
    drawn = layers(MAP[f"condition:{condition.text}"])
    low, high = RANGES.get(condition, (0, 0))
    asked = ["red", "yellow", "blue"] if condition == Condition.HIGHEST else [str(n) for n in range(low, high + 1)]
    assert "art" in drawn or set(asked) <= set(drawn)
    if condition in (Condition.CONTAINS, Condition.SUM_AT_MOST, Condition.SUM_AT_LEAST):
        assert "{number}" in "".join(drawn["art"].itertext())


@pytest.mark.parametrize("name", sorted(PARTS))
def test_a_part_is_drawn_shapes_in_layers_and_nothing_that_a_page_would_refuse(name):
    root = tree(name)
    assert root.get("viewBox"), "it says what of the plane shows it"
    classes = [layer.get("class") for layer in root]
    assert all(classes)
    assert len(set(classes)) == len(classes)
    for element in root.iter():
        assert element.tag.split("}")[1] in SHAPES
        for attribute, value in element.attrib.items():
            assert attribute != "style"
            assert not attribute.startswith("on")
            assert "href" not in attribute
            assert "nan" not in value
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    used = set(re.findall(r"url\(#([^)]*)\)", PARTS[name].read_text(encoding="utf-8")))
    assert used <= set(ids) <= {"cloth", "sheen"}


@pytest.mark.parametrize("style", STYLES)
def test_a_style_has_a_model_and_accents(style):
    assert {"skin", "neck", "shoes", "hair", "face", "trim", "buttons"} <= set(layers(f"styles/{style.casefold()}"))


@pytest.mark.parametrize("fabric", FABRICS)
def test_a_fabric_has_a_pattern_a_sheen_and_a_swatch(fabric):
    drawn = layers(f"fabrics/{fabric.casefold()}")
    assert {"cloth", "stitch", "swatch"} <= set(drawn)
    assert [element.get("id") for element in drawn["cloth"]] == ["cloth", "sheen"]


@pytest.mark.parametrize("item", ITEMS)
def test_a_garment_is_cut_from_cloth_and_hides_only_layers_that_there_are(item):
    name = f"garments/{item.casefold()}"
    assert any(layer.endswith("cloth") for layer in layers(name))
    assert any(layer.endswith("trim") for layer in layers(name))
    for layer, drawn in layers(name).items():
        if layer.endswith(("cloth", "lining")):
            assert all(len(shape) == 0 for shape in drawn), "each shape is filled by itself"
    model = set(layers("figure")) | {layer for style in STYLES for layer in layers(f"styles/{style.casefold()}")}
    assert set(tree(name).get("data-hides", "").split()) <= model


def test_all_pictures_together_are_small():
    whole = b"".join(PARTS[name].read_bytes() for name in sorted(PARTS)) + (FOLDER / "pictures.json").read_bytes()
    assert len(gzip.compress(whole)) < BYTES_MOST


def test_what_stands_beside_a_rule_has_a_picture_and_the_rule_is_there():
    beside = json.loads((FOLDER / "rules.json").read_text(encoding="utf-8"))
    assert beside.keys() <= find_game("rummy-runway").rulebook.rules.keys()
    for shown in beside.values():
        assert {*shown.get("cards", ()), *shown.get("outfit", ())} <= MAP.keys()
        assert "trend" not in shown or f"condition:{shown['trend']}" in MAP
