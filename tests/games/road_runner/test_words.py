"""What is said at the table."""

import pytest

from runabout.core.errors import Unreadable
from runabout.games.road_runner import game
from runabout.games.road_runner.attempts import ATTEMPTS
from runabout.games.road_runner.cards import CARDS, FIRST_ESCAPE, NUMBER
from runabout.games.road_runner.state import Event as Kind
from tests.games.road_runner.table import Table, find_attempt

NAMES = ["Ann", "Bea", "Cy"]


def told(kind, seat, *facts, viewer=None):
    """An event as a sentence."""
    return game.words.tell(game.words.event(kind, seat, *facts), NAMES, viewer)


ANVIL = NUMBER["Anvil"]
DROP = find_attempt("drop", "Anvil", "Cliff")
SENTENCES = [
    (("deals", 0), "Ann deals.", "You deal."),
    (("dealt_card", 0, ANVIL), "Ann is dealt Anvil.", "You are dealt Anvil."),
    (("drew", 0), "", ""),
    (("drew_card", 0, ANVIL), "Ann draws Anvil.", "You draw Anvil."),
    (("nothing_to_draw", 0), "There is nothing left for Ann to draw.", "There is nothing left for you to draw."),
    (("laid", 0, ANVIL), "Ann lays Anvil.", "You lay Anvil."),
    (("took_back", 0, ANVIL), "Ann takes back Anvil.", "You take back Anvil."),
    (
        ("called", 0, DROP),
        "Ann waits high above the road with Anvil and Cliff: a drop!",
        "You wait high above the road with Anvil and Cliff: a drop!",
    ),
    (
        ("played", 0, NUMBER["Oops!"], 4, 0),
        "Ann plays Oops: it is a long way down. 4 damage.",
        "You play Oops: it is a long way down. 4 damage.",
    ),
    (
        ("played", 0, NUMBER["Rust!"], 0, 1),
        "Ann plays Rust as well: it has rusted solid in the desert air.",
        "You play Rust as well: it has rusted solid in the desert air.",
    ),
    (("declined", 0), "Ann shrugs.", "You shrug."),
    (("foiled", 0, 0), "Ann gets away with a scare.", "You get away with a scare."),
    (("foiled", 0, 1), "Ann limps off and will miss 1 turn.", "You limp off and will miss 1 turn."),
    (("foiled", 0, 4), "Ann limps off and will miss 4 turns.", "You limp off and will miss 4 turns."),
    (("caught", 0), "Ann has caught the road runner!", "You have caught the road runner!"),
    (("passed", 0, 1), "Ann passes a card to Bea.", "You pass a card to Bea."),
    (("passed_card", 0, ANVIL, 1), "Ann passes Anvil to Bea.", "You pass Anvil to Bea."),
    (
        ("kept", 0),
        "Ann passes a card, which comes all the way round.",
        "You pass a card, which comes all the way round.",
    ),
    (
        ("kept_card", 0, ANVIL),
        "Ann passes Anvil, which comes all the way round.",
        "You pass Anvil, which comes all the way round to you.",
    ),
    (("skipped", 0, 0), "Ann is still seeing stars.", "You are still seeing stars."),
    (("skipped", 0, 1), "Ann is still seeing stars; 1 turn to go.", "You are still seeing stars; 1 turn to go."),
    (("skipped", 0, 2), "Ann is still seeing stars; 2 turns to go.", "You are still seeing stars; 2 turns to go."),
    (("empty_handed", 0), "Ann has no card left to do anything with.", "You have no card left to do anything with."),
]


@pytest.mark.parametrize(("event", "to_all", "to_oneself"), SENTENCES, ids=[row[1] or row[0][0] for row in SENTENCES])
def test_an_event_is_told_to_the_table_and_to_the_one_whose_doing_it_is(event, to_all, to_oneself):
    assert told(*event) == to_all
    assert told(*event, viewer=2) == to_all
    assert told(*event, viewer=0) == to_oneself


def test_what_is_told_to_one_alone_says_you():
    assert told("passed_card", 0, ANVIL, 1, viewer=1) == "Ann passes Anvil to you."


def test_how_many_cards_others_are_dealt_is_told_where_nobody_sees_the_table():
    assert told("dealt", 0, 5) == "Ann is dealt 5 cards."
    assert told("dealt", 0, 1) == "Ann is dealt 1 card."
    assert told("dealt", 0, 5, viewer=2) == ""


def test_cards_that_come_together_are_told_in_one_sentence():
    def narrated(*events):
        return game.words.narrate([game.words.event(*event) for event in events], NAMES, 0)

    cliff = NUMBER["Cliff"]
    assert narrated(("dealt_card", 0, ANVIL), ("dealt_card", 0, cliff)) == ["You are dealt Anvil and Cliff.", ""]
    assert narrated(("drew_card", 0, ANVIL), ("drew_card", 0, cliff)) == ["You draw Anvil and Cliff.", ""]
    assert narrated(("drew_card", 0, ANVIL), ("reshuffled", -1, 2), ("drew_card", 0, cliff)) == [
        "You draw Anvil.",
        "2 cards go into a new draw pile.",
        "You draw Cliff.",
    ]
    assert narrated(("nothing_to_draw", 0), ("nothing_to_draw", 0))[1] == ""


def test_what_is_nobodys_doing_is_told_without_a_name():
    wake = "From now on the cards that are both Capture and Escape can be either."
    assert told("reshuffled", -1, 12, 1) == f"12 cards go into a new draw pile. {wake}"
    assert told("reshuffled", -1, 1, 0) == "1 card goes into a new draw pile."
    assert told("called_off", -1) == "The sun goes down on the desert; the chase is called off."


def test_every_kind_of_event_has_a_sentence_among_these():
    spoken_of = {row[0][0] for row in SENTENCES} | {"dealt", "reshuffled", "called_off"}
    assert spoken_of == {kind.name.casefold() for kind in Kind}


@pytest.mark.rule("RR-072")
def test_every_attempt_is_narrated_with_all_its_cards_and_its_method():
    for place, attempt in enumerate(ATTEMPTS):
        for viewer in (None, 0):
            said = told("called", 0, place, viewer=viewer)
            assert all(CARDS[title].title in said for title in attempt.titles)
            assert attempt.way.method.name.casefold() in said
            assert said.startswith("Ann " if viewer is None else "You ")
            assert said.endswith("!")


@pytest.mark.rule("RR-072")
@pytest.mark.parametrize(
    ("method", "cards", "expected"),
    [
        ("trap", ["Detour Sign", "Cliff"], "You set out Detour Sign and Cliff and hide behind a cactus: a trap!"),
        ("ambush", ["Road", "Bomb"], "You lie in wait by the road with Bomb and Road: an ambush!"),
        ("shot", ["Sling Shot", "Bomb"], "You take aim with Bomb and Sling Shot: a shot!"),
        ("chase", ["Rocket"], "You strap in and give chase on Rocket!"),
        ("launch", ["Catapult"], "You take off from Catapult: a launch!"),
    ],
)
def test_a_call_is_told_to_the_caller_in_the_second_person(method, cards, expected):
    assert told("called", 0, find_attempt(method, *cards), viewer=0) == expected


@pytest.mark.rule("RR-087")
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_escape_has_its_own_story(language):
    words = game.words.in_language(language)
    told = [words.tell(words.event("played", 1, FIRST_ESCAPE + at), NAMES) for at in range(len(CARDS) - FIRST_ESCAPE)]
    titles = [card.title.rstrip("!?") for card in CARDS[FIRST_ESCAPE:]]
    plays = {"en": "plays", "de": "spielt"}[language]
    assert [said.split(": ")[0] for said in told] == [f"Bea {plays} {title}" for title in titles]
    assert len({said.split(": ")[1] for said in told}) == len(told) == 26


@pytest.mark.rule("RR-072", "RR-087")
def test_no_story_changes_anything_at_the_table():
    table = Table(["Rocket"], ["Zoom!"], []).attempt("chase", "Rocket")
    before = bytes(table.state)
    for event in table.events:
        game.words.tell(event, NAMES)
    assert bytes(table.state) == before


def test_every_action_reads_back_as_itself_however_it_is_typed():
    for action in game.words.actions:
        assert game.words.parse(action.text) == action.number
        assert game.words.parse(f"  {action.text.upper()} ") == action.number
    assert game.words.format(game.words.parse("play why didnt it work")) == "play Why Didn't It Work?!"


def test_what_is_no_action_is_answered_with_the_nearest_that_is():
    with pytest.raises(Unreadable, match='Did you mean "lay Anvil"'):
        game.words.parse("lay anvill")


def test_an_ending_says_why_with_its_rule():
    caught = Table(["Rocket"], [], []).attempt("chase", "Rocket").play("decline", "decline").state
    assert game.words.outcome(game.scoring.result([1, 0, 0]), caught) == "a chase that nobody prevented (RR-073)"
    limit = Table(["Oops!"], [], [], turns=10, turn_limit=10).play("pass").state
    assert (
        game.words.outcome(game.scoring.result([0, 0, 0]), limit)
        == "nobody had caught the road runner after 10 turns (RRA-29)"
    )


def test_all_see_a_called_attempt_and_those_asked_their_own_hand():
    table = Table(["Anvil", "Cliff", "Dud!"], ["Oops!"], ["Rust!"], damage=[0, 0, 1]).attempt("drop", "Anvil", "Cliff")
    table.play("play Oops!")
    scene = game.scene(table.sight(2))
    piles = {place: pile for place, pile in scene.piles.items() if pile and place != "draw pile"}
    assert piles == {
        "hand:0": {"?": 1},
        "hand:2": {"rust": 1},
        "laid": {"anvil": 1, "cliff": 1},
        "played:1": {"oops": 1},
    }
    assert [scene.counters[f"seat:{seat}:damage"] for seat in range(3)] == [4, 0, 1]
    assert scene.counters["foiled"]
    unseen = dict(zip((face.title for face in game.words.faces()), table.sight(2).unseen.tolist(), strict=True))
    assert unseen.pop("Dud!") == 2
    assert sum(unseen.values()) == 81 - 4 - 2


def test_someone_who_watches_gets_no_hand_and_no_call_before_there_is_one():
    scene = game.scene(Table(["Anvil"], [], [], captures=["Road"]).sight(-1))
    assert (scene.piles["hand:0"], scene.counters["attempt"]) == ({"?": 1}, None)
    assert (scene.decision["phase"], scene.piles["capture discards"]) == ("turn", ["road"])
