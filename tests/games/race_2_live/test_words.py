"""What is said at the table."""

import pytest

from runabout.core.errors import Unreadable
from runabout.games.race_2_live import game
from runabout.games.race_2_live.naming import NAMES
from runabout.games.race_2_live.state import Attack
from runabout.games.race_2_live.state import Event as Kind
from tests.games.race_2_live.table import RANK, Survivor, Table, number_of

PEOPLE = ["Ann", "Bea", "Cy", "Di"]
HOUSE_NOTE = "The map, the tokens and the survivors are house content: the game was published without its board."


def told(kind, seat, *facts, viewer=None):
    """An event as a sentence."""
    return game.words.tell(game.words.event(kind, seat, *facts), PEOPLE, viewer)


K, EIGHT, ACE = RANK["K"], RANK["8"], RANK["A"]
SENTENCES = [
    (("dealt", 0, 0, 26), "Ash sets out with 26 cards."),
    (("dealt", 0, 0, 1), "Ash sets out with 1 card."),
    (("set_aside", -1, 28), "28 cards are set aside, unseen."),
    (("set_aside", -1, 1), "1 card is set aside, unseen."),
    (("left_over", -1, K), "A king is left over and begins the health pile."),
    (("left_over", -1, EIGHT), "An 8 is left over and begins the health pile."),
    (("scattered", -1, 24), f"24 tokens lie face down on the way. {HOUSE_NOTE}"),
    (("first", 1, 1), "Briar is the first out of the door."),
    (("rolled", 0, 0, 4, 0), "Ash runs on, for 4 steps."),
    (("rolled", 0, 0, 1, 1), "Ash turns back, for 1 step."),
    (("stepped", 0, 0, number_of("5/1")), ""),
    (("stayed", 0, 0, number_of("2/3")), "Ash would run past the start, and stays at 2/3."),
    (("stopped", 0, 0, number_of("12/3")), "Ash stops at 12/3. All quiet."),
    (("stopped", 0, 0, number_of("0/2")), "Ash stops at the start. All quiet."),
    (("rescued", 0, 0, 3), "Ash pulls Dell out of there!"),
    (("came_home", 0, 2), "Clay is through the door of the safe house."),
    (("special", 0, 0, K, 13), "Something waits for Ash: a special infected, a king (strength 13)."),
    (("special", 0, 0, ACE, 1), "Something waits for Ash: a special infected, an ace (strength 1)."),
    (("horde", 0, 0, 7), "Ash has set off an alarm. A horde is coming for everybody, strength 7."),
    (("reshuffled", -1), "The special infected are shuffled anew."),
    (("beat_special", 0, 0), "Ash has a card that is good enough, and gets past it."),
    (("can_beat", 0, 0, Attack.HORDE), ""),
    (("cannot_beat", 0, 0, Attack.SPECIAL), "Ash has nothing that will stop it."),
    (("cannot_beat", 0, 0, Attack.HORDE), "Ash has nothing that will stop them."),
    (("played", 0, 0, EIGHT, 0), "Ash holds off the attack with an 8."),
    (("played", 0, 0, K, 1), "Ash holds off the attack with a king, and keeps it."),
    (("lost", 0, 0, RANK["2"], 0), "Ash loses a 2."),
    (("lost", 0, 0, RANK["2"], 1), "Ash is fading, and loses a 2."),
    (("suspended", 0, 0, Attack.HORDE), "Ash is pinned down, and needs somebody to come by."),
    (("died", 0, 0), "Ash has no cards left, and is dead."),
    (("freed", 0, 0), "Nobody is left to help; Ash breaks free alone."),
    (("found_pack", 0, 0, 2), "Ash finds a health pack of 2."),
    (("kept_pack", 0, 0, 2), "Ash pockets the pack of 2."),
    (("used_pack", 0, 0, 0, 3, 1), "Ash uses a health pack of 3."),
    (("used_pack", 0, 0, 1, 3), "Ash uses a health pack of 3 on Briar."),
    (("drew", 0, 0, K), "Ash gets a king back."),
    (("nothing_to_draw", 0, 0), "There is nothing in the health pile for Ash."),
    (("found_weapon", 0, 0, 4), "Ash finds a weapon of +4."),
    (("armed", 0, 0, 4), "Ash carries a weapon of +4 now."),
    (("kept_weapon", 0, 0, 3), "Ash sticks to the old weapon of +3."),
    (("waited", 0, 0), "Ash waits behind the door."),
    (("night", -1, 400), "After 400 turns night falls."),
    (("lost_to_night", 0, 0, 5), "The night takes Ash, with 5 cards."),
    (("game_over", -1, 3, 20, 36), "It is over: 3 home, 20 cards left, column 36 reached by the last."),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES, ids=[row[1] or row[0][0] for row in SENTENCES])
def test_an_event_names_the_survivor_to_every_viewer(event, sentence):
    assert told(*event) == sentence
    assert told(*event, viewer=0) == sentence
    assert told(*event, viewer=2) == sentence


@pytest.mark.rule("RLA-55")
def test_whose_a_survivor_is_is_told_once_to_oneself_as_you():
    assert told("moves", 1, 3) == "Bea leads Dell."
    assert told("moves", 1, 3, viewer=1) == "You lead Dell."
    assert told("moves", 1, 3, viewer=0) == "Bea leads Dell."


def test_every_kind_of_event_has_a_sentence_among_these():
    assert {row[0][0] for row in SENTENCES} | {"moves"} == {kind.name.casefold() for kind in Kind}


def test_every_action_reads_back_as_itself_however_it_is_typed():
    for action in game.words.actions:
        assert game.words.parse(action.text) == action.number
        assert game.words.parse(f"  {action.text.upper()} ") == action.number
    assert game.words.format(game.words.parse("USE PACK 2 on briar")) == "use pack 2 on Briar"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("forwards", "forward"),
        ("play kng", "play king"),
        ("use pack 2 on Ahs", "use pack 2 on Ash"),
        ("lane 2", "take lane 2"),
    ],
)
def test_what_is_no_action_is_answered_with_the_nearest_that_is(typed, meant):
    with pytest.raises(Unreadable, match=f'Did you mean .*"{meant}"') as raised:
        game.words.parse(typed)
    assert 'expected an action such as "forward"' in str(raised.value)


def test_nonsense_is_answered_with_what_an_action_looks_like():
    for typed in ("", "play 1", "lose joker", "use pack 4 on Ash", "take lane 5", "Ω" * 200):
        with pytest.raises(Unreadable, match='expected an action such as "forward"'):
            game.words.parse(typed)


def test_house_content_is_said_to_be_ours_where_a_player_meets_it():
    assert "house content" in told("scattered", -1, 24)
    said = game.folder.joinpath("RULES.md").read_text(encoding="utf-8")
    assert "**house content**" in said
    assert "house content" in said.split("## The map and the tokens")[1].split("##")[0]
    assert all(name in said for name in NAMES)


@pytest.mark.rule("RLA-31", "RLA-49")
def test_an_ending_says_why_with_its_rule_and_the_three_factors():
    table = Table(Survivor("K K", "11/1"), Survivor("2 3 4", condition="safe"), Survivor(condition="dead", at="7/1"))
    state = table.play("forward", gives="roll 1").state
    said = game.words.outcome(game.run.result(state), state)
    assert said == "everybody was home or dead (RL-071); column 7 of 12 x 5 cards x 2 home = 5.8"
    table = Table(Survivor("K K", "4/1"), Survivor("2", condition="safe"), turns=20, turn_limit=20)
    state = table.play("forward", gives="roll 1").state
    said = game.words.outcome(game.run.result(state), state)
    assert said == "night fell after 20 turns (RLA-49); column 5 of 12 x 1 card x 1 home = 0.4"


def test_a_scene_says_what_its_seat_may_know_and_what_has_to_be_decided():
    table = Table(
        Survivor("2 2 5", "4/1", weapon=2, packs=[1, 3]),
        Survivor("6 K", "7/2", "suspended"),
        Survivor("9", condition="safe"),
        tokens={"6/1": "horde", "8/3": "pack 2"},
        discards="3 3",
        seats=2,
    )
    table.play("forward", gives="roll 4, horde 6")
    scene = game.scene(table.sight(0))
    assert scene.things["survivor:ash"] == {
        "at": "space:6:1",
        "furthest": 6,
        "condition": "free",
        "weapon": 2,
        "unseen_none_of": [],
        "unseen_one_of": ["4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace"],
    }
    assert [scene.things[f"survivor:{who}"]["condition"] for who in ("briar", "clay")] == ["suspended", "safe"]
    assert [scene.piles[f"hand:{who}"] for who in ("ash", "briar", "clay")] == [{"2": 2, "5": 1}, {"?": 2}, {"9": 1}]
    assert (scene.piles["packs:ash"], scene.piles["known of hand:ash"]) == ({"pack-1": 1, "pack-3": 1}, {})
    assert [scene.decision[name] for name in ("progress", "health", "home")] == [6, 6, 1]
    assert scene.settings["ways"]["space:3:2"] == ["space:4:2", "space:4:3"]
    assert scene.things["token:8:3"] == {"at": "space:8:3"}
    assert table.sight(0).unseen.sum() == 52 - 2 - 4
    assert (scene.piles["face down"], scene.piles["set aside"]) == ({"pack-2": 1}, {"?": 44})
    assert (scene.piles["health pile"], set(scene.piles["infected deck"].values())) == ({"3": 2}, {4})
    asked = {
        name: scene.decision[name] for name in ("seat", "phase", "survivor", "turn", "backward", "steps", "attack")
    }
    assert asked == {
        "seat": 0,
        "phase": "beat",
        "survivor": "survivor:ash",
        "turn": "survivor:ash",
        "backward": False,
        "steps": 0,
        "attack": "horde",
    }


def test_someone_who_watches_gets_no_hand():
    scene = game.scene(Table(Survivor("2 5"), Survivor("6")).sight(-1))
    assert (scene.piles["hand:ash"], scene.piles["hand:briar"]) == ({"?": 2}, {"?": 1})
    assert (scene.decision["attack"], scene.decision["backward"]) == ("none", False)
    assert game.scene(Table(Survivor("2 5"), Survivor("6"), backward=1).sight(-1)).decision["backward"]
