"""The table laid out for any client, what is printed on the cards, and what an action would do."""

import pytest

from runabout.core.forecast import Forecaster
from runabout.core.plan import Label
from runabout.games.road_runner import game
from runabout.games.road_runner.attempts import ATTEMPTS, PREVENTED_BY
from runabout.games.road_runner.cards import CARDS, FIRST_ESCAPE, NUMBER
from runabout.games.road_runner.faces import short
from runabout.games.road_runner.state import PLAY, Sight
from tests.games.at_the_table import AtTheTable
from tests.games.road_runner.table import Table, harm

NAMES = ["Ann", "Bea", "Cy"]
FACES = {face.name: face for face in game.words.faces()}


def at_table(table, viewer):
    """The table in the eyes of a viewer."""
    return AtTheTable(game, table.sight(viewer), [*NAMES, "Di"])


def needs(table, viewer):
    """What the viewer's attempt still needs, with the titles of cards."""
    found = game.scene(table.sight(viewer)).decision["needs"]
    return [
        {name: need[name] for name in ("method", "roles", "missing")}
        | {"with": [FACES[card].title for card in need["with"]]}
        for need in found
    ]


def bears(scene):
    """What Escapes may look at: keywords with their numbers."""
    return {one["keyword"]: one["number"] for one in scene.decision["bears"]}


def said_needs(table, viewer=0):
    """The same, as it is remarked."""
    [said] = [one for one in at_table(table, viewer).said_of("laid") if one.startswith("In reach: ")]
    return said.removeprefix("In reach: ")


# --- Faces ------------------------------------------------------------------------------------------------------------


def test_every_card_has_one_face_under_its_title_and_rule():
    assert [(face.title, face.rule) for face in game.words.faces()] == [(card.title, card.rule) for card in CARDS]
    assert len(FACES) == len(CARDS)
    for face in FACES.values():
        assert face.title.rstrip("!?") in game.rulebook[face.rule].text.replace("**", "").replace("’", "'")


@pytest.mark.parametrize(
    ("name", "group", "lines"),
    [
        ("fan", "Capture", ("THRUSTER 1", "with Sail: THRUSTER 2", "METAL, MECHANICAL")),
        ("knife-and-fork", "Capture", ("AMBUSH 0, METAL",)),
        ("bucket-of-water", "Capture", ("no keyword: others ask for it",)),
        ("giant-magnet", "Capture and Escape", ("Prevents any METAL capture.",)),
        ("piano", "Capture and Escape", ("DROP 3", "with EXPLOSIVE: BAIT, TRAP", "Prevents any AMBUSH capture.")),
        ("oops", "Escape", ("Prevents any HEIGHT capture; damage HEIGHT.",)),
    ],
)
def test_a_face_has_a_line_for_each_on_the_card(name, group, lines):
    assert (FACES[name].group, FACES[name].lines) == (group, lines)


@pytest.mark.rule("RR-018")
def test_a_dual_card_says_from_when_on_it_is_an_escape():
    magnet = CARDS[NUMBER["Giant Magnet"]]
    assert short(magnet, False, game.words.sayings) == "no keyword; Escape after the first reshuffle: any METAL capture"
    assert short(magnet, True, game.words.sayings) == "no keyword; or Escape: any METAL capture"


# --- What an attempt still needs --------------------------------------------------------------------------------------


def test_an_attempt_begun_needs_what_the_hand_can_fill_its_other_role_with():
    table = Table(["Anvil", "Cliff", "Tightrope", "Dud!"], [], []).play("lay Anvil")
    assert needs(table, 0) == [{"method": "drop", "roles": ["HEIGHT"], "with": ["Tightrope", "Cliff"], "missing": 1}]
    assert said_needs(table) == "drop (HEIGHT: Tightrope or Cliff)"


def test_the_nearest_way_comes_first_and_one_that_takes_two_cards_names_both():
    table = Table(["Cliff", "Anvil", "Dehydrated Boulders", "Bucket Of Water"], [], []).play("lay Cliff")
    assert [(need["missing"], need["with"]) for need in needs(table, 0)] == [
        (1, ["Anvil"]),
        (2, ["Dehydrated Boulders", "Bucket Of Water"]),
    ]
    assert said_needs(table) == "drop (DROP: Anvil) or drop (DROP: Dehydrated Boulders and Bucket Of Water)"


@pytest.mark.rule("RR-014")
def test_where_only_company_is_missing_no_role_is_asked_for():
    table = Table(["Cliff", "Dehydrated Boulders", "Bucket Of Water"], [], [])
    table.play("lay Cliff", "lay Dehydrated Boulders")
    (need,) = needs(table, 0)
    assert (need["roles"], need["with"]) == ([], ["Bucket Of Water"])
    assert said_needs(table) == "drop (Bucket Of Water)"


def test_what_can_be_called_already_may_still_become_something_else():
    table = Table(["Giant Bow", "Bomb"], [], []).play("lay Giant Bow")
    assert "call launch" in table.open
    assert said_needs(table) == "shot (AMMO: Bomb)"


def test_before_anything_is_laid_the_table_tells_what_is_in_reach_and_no_more_than_four_ways():
    hand = ["Catapult", "Road", "Bear Trap", "Anvil", "Cliff", "Detour Sign", "Sling Shot", "Bomb", "Rocket"]
    table = Table(hand, [], [])
    found = needs(table, 0)
    assert [(need["method"], need["missing"]) for need in found][:3] == [("chase", 1), ("launch", 1), ("trap", 2)]
    assert len(found) == 4
    assert said_needs(table) == (
        "chase (VEHICLE and THRUSTER: Rocket), launch (LAUNCHER: Catapult), "
        "trap (BAIT and TRAP: such as Detour Sign and Cliff) or drop (DROP and HEIGHT: such as Anvil and Cliff)"
    )


def test_all_cards_that_would_do_are_named():
    high = ["Tightrope", "Precarious Rock Spire", "Winding Mountain Road", "Cliff", "Hot Air Balloon"]
    table = Table(["Anvil", *high], [], []).play("lay Anvil")
    (need,) = needs(table, 0)
    assert need["with"] == high
    assert said_needs(table) == f"drop (HEIGHT: {', '.join(high[:-1])} or {high[-1]})"


@pytest.mark.parametrize("viewer", [1, 2, -1])
def test_nobody_else_is_told_what_an_attempt_needs_or_what_was_laid(viewer):
    table = Table(["Anvil", "Cliff"], ["Catapult"], ["Rocket"]).play("lay Anvil")
    told = at_table(table, viewer)
    assert [told.scene.decision[name] for name in ("needs", "bears", "answers")] == [[], [], []]
    assert (told.size("laid"), told.said_of("laid")) == (0, [])
    assert not any("In reach" in text or "HEIGHT" in text for text in told.said_of())
    assert told.size("hand:0") == 2


# --- A called attempt -------------------------------------------------------------------------------------------------


def test_a_called_attempt_says_what_escapes_look_at():
    told = at_table(Table(["Rocket"], [], []).attempt("chase", "Rocket"), 1)
    assert (told.scene.counters["attempt"]["method"], told.scene.decision["speed"]) == ("chase", 3)
    assert bears(told.scene) == {"EXPLOSIVE": 3}
    assert told.said_of("laid")[0] == "Called: a chase; Escapes may look at Speed 3 and EXPLOSIVE 3"


@pytest.mark.rule("RRA-01")
def test_read_literally_an_attempt_bears_more():
    by_role, literal = (
        bears(game.scene(Table(["Road", "Bomb"], [], [], literal=literal).attempt("ambush", "Road", "Bomb").sight(1)))
        for literal in (False, True)
    )
    assert by_role == {"ROAD": 0, "AMBUSH": 1, "EXPLOSIVE": 1}
    assert literal == {"TRAP": 1, "ROAD": 0, "AMBUSH": 1, "DROP": 1, "AMMO": 1, "EXPLOSIVE": 1}


@pytest.mark.rule("RR-080")
def test_answers_stand_in_the_order_in_which_they_are_given():
    table = Table(["Rocket"], ["Dud!"], ["Zoom!"], ["Uh Oh!"], turn=0).attempt("chase", "Rocket")
    table.play("decline", "play Zoom!")
    assert game.scene(table.sight(-1)).decision["answers"] == [
        {"seat": 1, "card": None, "thing": "answers:declined"},
        {"seat": 2, "card": "zoom", "thing": "answers:played"},
        {"seat": 3, "card": None, "thing": "answers:now"},
    ]
    told = at_table(table, 3)
    assert told.said_of("laid")[1:] == ["Answers: Bea (nothing), Cy (Zoom) and Di (now)", "It is stopped"]


def test_before_anybody_has_answered_all_that_is_told_is_when_they_may():
    told = at_table(Table(["Rocket"], ["Dud!"], ["Zoom!"]).attempt("chase", "Rocket"), 1)
    assert told.said_of("laid")[1:] == ["Answers: Bea (now) and Cy (later)", "Nobody has stopped it"]


def test_when_the_bird_is_caught_everybody_has_answered():
    table = Table(["Rocket"], [], []).attempt("chase", "Rocket").play("decline", "decline")
    assert [one["thing"] for one in game.scene(table.sight(1)).decision["answers"]] == ["answers:declined"] * 2
    assert at_table(table, 1).asked == "Ann caught the road runner."


# --- Hints ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-085", "RR-088")
def test_an_escape_says_what_it_would_do():
    table = Table(["Anvil", "Cliff"], ["Oops!"], ["Rust!", "Oops!"]).attempt("drop", "Anvil", "Cliff")
    assert hints(table) == {"play Oops!": "stops it, 4 damage", "decline": ""}
    table.play("play Oops!")
    assert hints(table) == {"play Rust!": "as well, no damage", "play Oops!": "as well, 4 damage", "decline": ""}


def hints(table):
    """What each open action would do."""
    forecaster = Forecaster(game.run, table.sight(table.seat))
    return {line: forecaster.hint(game.words, game.words.actions[game.words.parse(line)]) for line in table.open}


def test_a_turn_has_nothing_to_tell_beyond_what_it_does():
    table = Table(["Anvil", "Cliff"], ["Oops!"], []).play("lay Anvil", "lay Cliff")
    assert hints(table) == {"take back Anvil": "", "take back Cliff": "", "call drop": ""}
    assert game.run.previews(table.sight(0), [game.words.parse(line) for line in table.open]) == {}


@pytest.mark.parametrize("literal", [False, True])
def test_every_escape_against_every_attempt_says_the_damage_that_it_does(literal):
    sight = Sight()
    sight.matching = literal
    escapes = list(range(PLAY, PLAY + len(CARDS) - FIRST_ESCAPE))
    for place, attempt in enumerate(ATTEMPTS):
        sight.attempt = place
        method, cards = attempt.way.method.name.casefold(), [CARDS[title].title for title in attempt.titles]
        told = game.run.previews(sight, escapes)
        for slot, card in enumerate(CARDS[FIRST_ESCAPE:]):
            if int(PREVENTED_BY[int(literal), place]) >> slot & 1:
                damage = harm(card.title, method, *cards, literal=literal)
                assert told[PLAY + slot].plain == {"damage": damage, "as_well": False}


# --- The table --------------------------------------------------------------------------------------------------------


def test_the_own_hand_is_a_pile_with_what_is_printed():
    told = at_table(Table(["Anvil", "Free Birdseed", "Free Birdseed", "Oops!"], [], []), 0)
    assert (told.area("Hand", 0).hand, told.size("hand:0")) == (True, 4)
    assert told.scene.piles["hand:0"] == {"free-birdseed": 2, "anvil": 1, "oops": 1}
    assert [told.label(card) for card in told.scene.piles["hand:0"]] == [
        Label("Free Birdseed", "BAIT", "yellow"),
        Label("Anvil", "DROP 1, METAL", "yellow"),
        Label("Oops!", "Escape: any HEIGHT capture; damage HEIGHT", "blue"),
    ]
    assert told.rows["You: Hand"].startswith("Free Birdseed x2 (BAIT), Anvil (DROP 1, METAL)")


def test_an_attempt_being_laid_is_its_layers_to_see():
    told = at_table(Table(["Anvil", "Cliff"], [], []).play("lay Anvil"), 0)
    assert told.known("laid") == ["Anvil"]
    assert told.said_of("laid") == ["In reach: drop (HEIGHT: Cliff)"]
    assert told.known("hand:0") == ["Cliff"]


def test_both_discard_piles_lie_open_and_the_draw_pile_tells_its_size():
    table = Table([], [], [], captures=["Road", "Anvil"], escapes=["Dud!"], damage=[0, 2, 0])
    told = at_table(table, -1)
    assert told.known(*told.area("Captures played").places) == ["Road", "Anvil"]
    assert told.known(*told.area("Escapes played").places) == ["Dud!"]
    assert told.rows["Draw pile"] == "78 unseen"
    assert [told.size(f"hand:{seat}") for seat in range(3)] == [0, 0, 0]
    assert [told.rows.get(name) for name in NAMES] == [None, "turns to miss 2", None]


@pytest.mark.rule("RR-018")
def test_what_the_dual_cards_are_by_now_is_told():
    before, after = (at_table(Table([], [], [], reshuffled=reshuffled), 0).said_of() for reshuffled in (False, True))
    both = "Cards that are both Capture and Escape"
    assert f"{both} are Captures until the draw pile is rebuilt, then either" in before
    assert f"{both} can be either" in after


def test_who_decides_what_is_told_by_name():
    table = Table(["Rocket"], ["Zoom!"], [])
    assert at_table(table, 1).asked == "Ann: attempt or pass."
    table.attempt("chase", "Rocket")
    assert at_table(table, 1).asked == "You: a chance to play an Escape."


@pytest.mark.rule("RRA-29")
def test_a_chase_called_off_says_so():
    table = Table(["Oops!"], [], [], turns=10, turn_limit=10).play("pass")
    assert at_table(table, 0).asked == "The chase is called off."
