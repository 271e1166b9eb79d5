"""The table of Race 2 Live as a scene, and what its events move, as values."""

import pytest

from runabout.core.mover import Mover
from runabout.core.moves import Carried, Counted, Put, Replaced, Vanished
from runabout.core.scene import UNKNOWN, Scene
from runabout.core.standing import standings
from runabout.games.race_2_live import game
from runabout.games.race_2_live.cards import RANK_NAMES
from runabout.games.race_2_live.state import Attack, Ending
from runabout.testing.laws.scenes import check_step
from tests.games.race_2_live.table import ASH, BRIAR, RANK, Survivor, Table, number_of

WATCHER = -1
SHORT = ("2-1 2-2", "1-1 2-2", "1-1 1-2 2-2", "1-2 2-2")
"""A map of four steps and two lanes."""

HIGH = ["queen", "king", "ace"]


def bits(*faces):
    """Ranks as bits."""
    return sum(1 << RANK[face] for face in faces)


def scene_of(table, viewer=WATCHER):
    """What a viewer knows of a table."""
    return game.scene(table.sight(viewer))


def moved(scene, kind, *facts):
    """What one event moves."""
    mover = Mover(scene)
    mover.play(game.table_layout, [game.words.event(kind, 0, *facts)])
    return mover.made


def pair(ash="3 9", briar="K", **known):
    """Ash and Briar, each led by a seat; of Ash's hand everybody knows some cards, and of the others this."""
    table = Table(Survivor(ash, "4/1"), Survivor(briar, "2/2"), discards="7")
    for face in known.get("known", "").split():
        table.state.known[ASH, RANK[face]] += 1
    table.state.barred[ASH] = bits(*known.get("none_of", "").split())
    table.state.vouched[ASH] = bits(*known.get("one_of", "").split())
    return table


def survivor(**attributes):
    """A survivor as scenes have it."""
    usual = {"at": "space:0:2", "furthest": 0, "condition": "free", "weapon": 0}
    return usual | {"unseen_none_of": [], "unseen_one_of": []} | attributes


def test_a_position_as_one_of_its_players_knows_it():
    table = Table(
        Survivor("2 5 5", "1/1", weapon=3, packs=[2, 2]),
        Survivor("6 6 9 K", "2/2", "suspended", furthest=3),
        Survivor("J", condition="safe", packs=[1]),
        seats=2,
        ways=SHORT,
        tokens={"2/1": "horde", "3/1": "pack 2"},
        discards="3 A A",
        infected="Q",
        turns=9,
    )
    table.state.known[BRIAR, RANK["6"]] = 1
    table.state.barred[BRIAR] = bits("Q", "A")
    table.state.vouched[BRIAR] = bits("9", "K")
    assert scene_of(table, 0) == Scene(
        viewer=0,
        things={
            "token:2:1": {"at": "space:2:1"},
            "token:3:1": {"at": "space:3:1"},
            "survivor:ash": survivor(at="space:1:1", furthest=1, weapon=3),
            "survivor:briar": survivor(
                at="space:2:2",
                furthest=3,
                condition="suspended",
                unseen_none_of=["queen", "ace"],
                unseen_one_of=["9", "king"],
            ),
            "survivor:clay": survivor(at="space:4:2", furthest=4, condition="safe"),
        },
        piles={
            "hand:ash": {"2": 1, "5": 2},
            "hand:briar": {"6": 1, UNKNOWN: 3},
            "hand:clay": {"jack": 1},
            "known of hand:ash": {},
            "known of hand:briar": {"6": 1},
            "known of hand:clay": {},
            "packs:ash": {"pack-2": 2},
            "packs:briar": {},
            "packs:clay": {"pack-1": 1},
            "found": {},
            "face down": {"horde": 1, "pack-2": 1},
            "health pile": {"3": 1, "ace": 2},
            "infected deck": {"queen": 1},
            "infected turned over": {rank: 4 - (rank == "queen") for rank in RANK_NAMES},
            "set aside": {UNKNOWN: 52 - 8 - 3},
        },
        counters={"ending": "none"},
        settings={
            "seats": 2,
            "led_by": {"survivor:ash": 0, "survivor:briar": 1, "survivor:clay": 0},
            "ways": {
                "space:0:2": ["space:1:1", "space:1:2"],
                "space:1:1": ["space:2:1"],
                "space:1:2": ["space:2:2"],
                "space:2:1": ["space:3:1", "space:3:2"],
                "space:2:2": ["space:3:2"],
                "space:3:1": ["space:4:2"],
                "space:3:2": ["space:4:2"],
            },
            "columns": 4,
            "lanes": 2,
            "turn_limit": 400,
            "difficulty": "sheet",
            "decks": 1,
            "ace": "high",
            "spend_on_win": "horde",
            "horde_tie": "wins",
            "all_pinned": "bleed-out",
            "move_up_to": "off",
            "backward_short": "stop",
            "pack_range": "any",
            "horde_hits_safe": "off",
            "open_hands": "off",
        },
        decision={
            "seat": 0,
            "over": False,
            "survivor": "survivor:ash",
            "turn": "survivor:ash",
            "phase": "turn",
            "turns": 9,
            "backward": False,
            "steps": 0,
            "attack": "none",
            "strength": 0,
            "at": "space:1:1",
            "weapon": 3,
            "found": 0,
            "progress": 1,
            "health": 8,
            "home": 1,
            "score": 2.0,
            "score_if_home": 24.0,  # all 8 cards, times 3
        },
    )


@pytest.mark.rule("RLA-35")
@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
def test_where_hands_lie_open_everybody_sees_them(viewer):
    scene = scene_of(Table(Survivor("2 5"), Survivor("6"), open_hands=1), viewer)
    assert (scene.piles["hand:ash"], scene.piles["hand:briar"]) == ({"2": 1, "5": 1}, {"6": 1})


# --- Moving -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RLA-29")
def test_a_step_forward_takes_a_survivor_further_than_ever_and_one_back_does_not():
    scene = scene_of(pair())
    assert moved(scene, "stepped", ASH, number_of("5/2")) == [
        Put(0, "survivor:ash", "at", "space:4:1", "space:5:2"),
        Put(0, "survivor:ash", "furthest", 4, 5),
    ]
    assert moved(scene, "stepped", ASH, number_of("3/1")) == [Put(0, "survivor:ash", "at", "space:4:1", "space:3:1")]


@pytest.mark.parametrize(
    ("kind", "facts", "before", "after"),
    [
        ("suspended", (BRIAR, Attack.HORDE), "free", "suspended"),
        ("rescued", (ASH, BRIAR), "suspended", "free"),
        ("freed", (BRIAR,), "suspended", "free"),
        ("came_home", (BRIAR,), "free", "safe"),
    ],
)
def test_a_survivor_is_in_another_condition(kind, facts, before, after):
    scene = scene_of(Table(Survivor(), Survivor(condition=before)))
    assert moved(scene, kind, *facts) == [Put(0, "survivor:briar", "condition", before, after)]


@pytest.mark.parametrize(
    ("kind", "facts", "token", "target"),
    [
        ("special", (ASH, RANK["9"], 9), "special", ""),
        ("horde", (ASH, 5), "horde", ""),
        ("found_pack", (ASH, 2), "pack 2", "found"),
        ("found_weapon", (ASH, 4), "weapon 4", "found"),
    ],
)
def test_the_token_on_the_finders_space_is_turned_over(kind, facts, token, target):
    scene = scene_of(Table(Survivor(at="4/1"), Survivor(), tokens={"4/1": token, "5/1": "pack 1"}))
    name = "special-attack" if token == "special" else token.replace(" ", "-")
    gone, turned, *rest = moved(scene, kind, *facts)
    assert gone == Vanished(0, "token:4:1")
    assert turned == Carried(0, name, name, 1, "face down", target)
    card = Carried(0, "9", "9", 1, "infected deck", "infected turned over")
    assert rest == ([card] if kind == "special" else [])


# --- Attacks ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RLA-23")
@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
def test_the_infected_that_were_turned_over_are_the_deck_again(viewer):
    table = Table(Survivor("2", "4/1"), Survivor("3"), tokens={"5/1": "special"}, infected="")
    before = scene_of(table, viewer)
    made = moved(before, "reshuffled")
    assert made == [Carried(0, rank, rank, 4, "infected turned over", "infected deck") for rank in RANK_NAMES]
    table.play("forward", gives="roll 1, special K")
    assert table.kinds[1:4] == ["stepped", "reshuffled", "special"]
    check_step(game.table_layout, before, table.events, scene_of(table, viewer))


@pytest.mark.rule("RLA-50")
@pytest.mark.parametrize(
    ("known", "after"),
    [
        ({}, HIGH),
        ({"none_of": "A"}, ["queen", "king"]),
        ({"one_of": "9 K"}, ["king"]),
        ({"known": "Q"}, None),
    ],
)
def test_a_hand_that_can_win_holds_a_card_good_enough_unless_one_is_known_to_be_there(known, after):
    scene = scene_of(pair("3 Q", **known))
    before = scene.things["survivor:ash"]["unseen_one_of"]
    assert moved(scene, "can_beat", ASH, Attack.SPECIAL, bits("Q", "K", "A")) == (
        [] if after is None else [Put(0, "survivor:ash", "unseen_one_of", before, after)]
    )


@pytest.mark.rule("RLA-50")
def test_a_hand_that_cannot_win_holds_no_card_good_enough():
    scene = scene_of(pair("3 9", none_of="2", one_of="9 K"))
    assert moved(scene, "cannot_beat", ASH, Attack.SPECIAL, bits("Q", "K", "A")) == [
        Put(0, "survivor:ash", "unseen_none_of", ["2"], ["2", *HIGH]),
        Put(0, "survivor:ash", "unseen_one_of", ["9", "king"], ["9"]),
    ]


@pytest.mark.rule("RLA-50")
@pytest.mark.parametrize(("kind", "facts"), [("lost", (ASH, RANK["9"], 0)), ("played", (ASH, RANK["9"], 0))])
def test_a_card_that_leaves_a_hand_is_one_that_is_known_to_be_there_if_there_is_one(kind, facts):
    known = scene_of(pair("3 9", known="9", one_of="9 K"))
    assert moved(known, kind, *facts) == [
        Carried(0, "9", "9", 1, "hand:ash", "health pile"),
        Replaced(0, "known of hand:ash", {}),
    ]
    unknown = scene_of(pair("3 9", one_of="9 K"))
    assert moved(unknown, kind, *facts) == [
        Carried(0, "9", UNKNOWN, 1, "hand:ash", "health pile"),
        Put(0, "survivor:ash", "unseen_one_of", ["9", "king"], []),
    ]
    own = scene_of(pair("3 9"), 0)
    assert moved(own, kind, *facts) == [Carried(0, "9", "9", 1, "hand:ash", "health pile")]


@pytest.mark.rule("RLA-05", "RLA-50")
def test_a_card_that_is_shown_and_kept_is_known_to_be_in_the_hand():
    shown = ("played", ASH, RANK["9"], 1)
    learnt = Replaced(0, "known of hand:ash", {"9": 1})
    assert moved(scene_of(pair("3 9")), *shown) == [learnt, Carried(0, "9", UNKNOWN, 1, "hand:ash", "hand:ash")]
    assert moved(scene_of(pair("3 9"), 0), *shown) == [learnt]
    assert moved(scene_of(pair("3 9", known="9")), *shown) == []


@pytest.mark.rule("RLA-43")
def test_packs_and_weapon_of_the_dead_are_gone():
    table = Table(Survivor("", "4/1", weapon=2, packs=[1, 3, 3]), Survivor())
    table.state.barred[ASH], table.state.vouched[ASH] = bits("A"), bits("2", "3")
    assert moved(scene_of(table), "died", ASH) == [
        Put(0, "survivor:ash", "condition", "free", "dead"),
        Put(0, "survivor:ash", "weapon", 2, 0),
        Put(0, "survivor:ash", "unseen_none_of", ["ace"], []),
        Put(0, "survivor:ash", "unseen_one_of", ["2", "3"], []),
        Carried(0, "pack-1", "pack-1", 1, "packs:ash", ""),
        Carried(0, "pack-3", "pack-3", 2, "packs:ash", ""),
    ]


# --- Supplies ---------------------------------------------------------------------------------------------------------


def found(token, **ash):
    """Ash has just found a pack or a weapon."""
    table = Table(Survivor("2", "4/1", **ash), Survivor("3"), tokens={"5/1": token}, discards="7 7")
    return scene_of(table.play("forward", gives=f"roll 1, {token}"))


def test_a_pack_is_kept_or_used_at_once_or_later():
    scene = found("pack 2", packs=[2])
    assert scene.piles["found"] == {"pack-2": 1}
    assert moved(scene, "kept_pack", ASH, 2) == [Carried(0, "pack-2", "pack-2", 1, "found", "packs:ash")]
    assert moved(scene, "used_pack", ASH, BRIAR, 2) == [Carried(0, "pack-2", "pack-2", 1, "found", "")]
    later = scene_of(Table(Survivor(packs=[2]), Survivor()))
    assert moved(later, "used_pack", ASH, BRIAR, 2) == [Carried(0, "pack-2", "pack-2", 1, "packs:ash", "")]


@pytest.mark.rule("RLA-48")
@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
def test_everybody_sees_what_a_pack_brings(viewer):
    assert moved(scene_of(pair(known="3"), viewer), "drew", ASH, RANK["7"]) == [
        Carried(0, "7", "7", 1, "health pile", "hand:ash"),
        Replaced(0, "known of hand:ash", {"3": 1, "7": 1}),
    ]


@pytest.mark.rule("RLA-27")
def test_of_two_weapons_one_is_used_and_the_other_is_gone():
    scene = found("weapon 4", weapon=3)
    gone = Carried(0, "weapon-4", "weapon-4", 1, "found", "")
    assert moved(scene, "kept_weapon", ASH, 3) == [gone]
    assert moved(scene, "armed", ASH, 4) == [gone, Put(0, "survivor:ash", "weapon", 3, 4)]


# --- The end ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RLA-49")
@pytest.mark.parametrize(("viewer", "kinds"), [(0, {"3": 1, "9": 1}), (1, {"9": 1, UNKNOWN: 1}), (WATCHER, None)])
def test_what_night_takes_is_set_aside_unseen(viewer, kinds):
    scene = scene_of(pair("3 9", known="9"), viewer)
    assert moved(scene, "lost_to_night", ASH, 2) == [
        *(
            Carried(0, UNKNOWN, was, number, "hand:ash", "set aside")
            for was, number in (kinds or {"9": 1, UNKNOWN: 1}).items()
        ),
        Replaced(0, "known of hand:ash", {}),
        Put(0, "survivor:ash", "condition", "free", "dead"),
    ]


@pytest.mark.parametrize("ending", [Ending.HOME_OR_DEAD, Ending.NIGHT])
def test_how_the_race_ended_is_counted(ending):
    assert moved(scene_of(pair()), "game_over", 1, 2, 3, ending) == [
        Counted(0, "ending", "none", ending.name.casefold())
    ]


def test_the_standing_counts_all_survivors_that_a_seat_leads():
    team = [
        Survivor("2 3 4", "5/1"),
        Survivor("K", condition="safe"),
        Survivor("9 9", "3/2", condition="suspended", furthest=6),
        Survivor("", "7/1", condition="dead"),
    ]
    table = Table(*team, seats=2)
    ash_and_clay, briar_and_dell = standings(game.standing, scene_of(table))
    assert ash_and_clay == {"safe": 0, "dead": 0, "suspended": 1, "columns": 11, "health": 5}
    assert briar_and_dell == {"safe": 1, "dead": 1, "suspended": 0, "columns": 12 + 7, "health": 1}


def test_data_of_its_own_form_is_declared_by_the_name_that_it_has_in_a_scene():
    declared = {**game.layout.settings, **game.layout.decision}
    assert {name: kind.name for name, kind in declared.items() if kind.size == 0} == {
        "ways": "ways",
        "led_by": "led by",
        "score": "score",
        "score_if_home": "score if home",
    }
