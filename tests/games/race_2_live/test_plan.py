"""The table laid out for any client, what is printed on cards and tokens, and what an action would do."""

from collections import Counter

import pytest

from runabout.core.chance import Chance, key_from
from runabout.core.forecast import Forecaster
from runabout.core.plan import Label
from runabout.games.race_2_live import game
from runabout.games.race_2_live.cards import RANK_NAMES
from runabout.games.race_2_live.map import LANES
from runabout.testing import Case
from runabout.testing.laws.case import games
from tests.games.at_the_table import AtTheTable
from tests.games.race_2_live.table import Survivor, Table

NAMES = ["Ann", "Bea", "Cy", "Di"]
MAP_TITLE = "The map, from the start down to the safe house; where nothing is said, the way goes straight on"
FACES = {face.name: face for face in game.words.faces()}


def seen(table, viewer):
    """The table in the eyes of a viewer."""
    return AtTheTable(game, table.sight(viewer), NAMES)


def hints(table):
    """What each open action would do."""
    forecaster = Forecaster(game.run, table.sight(table.state.seat))
    return {line: forecaster.hint(game.words, game.words.actions[game.words.parse(line)]) for line in table.open}


# --- Faces ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RLA-03")
def test_every_rank_says_what_it_counts():
    assert [face.name for face in game.words.faces() if face.group == "Card"] == list(RANK_NAMES)
    assert FACES["10"].lines[0] == "Counts 10."
    assert FACES["queen"].lines[0] == "Counts 12."
    assert FACES["ace"].lines[0] == "Counts 14, or 1 where the table plays aces low."


def test_every_kind_of_token_has_a_face():
    assert [face.title for face in game.words.faces() if face.group == "Token"] == [
        "Special attack",
        "Horde",
        "Health pack 1",
        "Health pack 2",
        "Health pack 3",
        "Weapon +1",
        "Weapon +2",
        "Weapon +3",
        "Weapon +4",
    ]


def test_a_pack_is_the_same_card_on_every_survivor():
    assert {action.card for action in game.words.actions if action.verb == "use pack"} == {"pack-1", "pack-2", "pack-3"}


# --- Hints ------------------------------------------------------------------------------------------------------------


def test_a_lane_says_what_lies_there():
    table = Table(Survivor("2 3", "3/2"), Survivor("6", "4/3", "suspended"), tokens={"4/2": "horde"})
    table.play("forward", gives="roll 3")
    assert hints(table) == {"take lane 2": "a token lies there", "take lane 3": "rescues Briar"}


@pytest.mark.rule("RLA-18")
def test_a_lane_that_leads_into_the_safe_house_says_so():
    table = Table(Survivor("2 3", "10/2"), Survivor("6"), move_up_to=1)
    table.play("forward", gives="roll 3").play("take lane 2")
    assert hints(table) == {"take lane 2": "the safe house", "stop here": ""}


@pytest.mark.rule("RLA-05", "RLA-42")
def test_a_card_that_is_played_says_what_becomes_of_it():
    def against_a_horde(hand, **agreed):
        table = Table(Survivor(hand, "4/1"), Survivor("K", "1/1"), tokens={"5/1": "horde"}, **agreed)
        return hints(table.play("forward", gives="roll 1, horde 4"))

    assert against_a_horde("5 K") == {"play 5": "spent", "play king": "spent"}
    assert against_a_horde("K") == {"play king": "the last card: Ash dies"}
    assert against_a_horde("K", spend_on_win=1) == {"play king": "shown, and kept"}


@pytest.mark.rule("RL-013", "RLA-08")
def test_a_card_that_is_lost_says_what_comes_of_it():
    def against_a_horde(survivor):
        table = Table(survivor, Survivor("K", "1/1"), tokens={"5/1": "horde"})
        return hints(table.play("forward", gives="roll 1, horde 9"))

    assert against_a_horde(Survivor("2 3", "4/1")) == {"lose 2": "Ash is pinned down", "lose 3": "Ash is pinned down"}
    assert against_a_horde(Survivor("2", "4/1")) == {"lose 2": "the last card: Ash dies"}
    assert hints(Table(Survivor("2 3", "4/1", "suspended"), Survivor("K"))) == {"lose 2": "", "lose 3": ""}


@pytest.mark.rule("RLA-24")
def test_a_pack_says_whom_it_would_help_and_by_how_many_cards():
    table = Table(Survivor("2 3", packs=[3]), Survivor("4"), discards="5 5")
    told = hints(table)
    assert told["use pack 3 on Ash"] == "Ash has 2 cards, and draws 2"
    assert told["use pack 3 on Briar"] == "Briar has 1 card, and draws 2"
    assert told["forward"] == ""


@pytest.mark.rule("RLA-24")
def test_nothing_is_said_of_a_pack_that_is_kept():
    table = Table(Survivor("2 3", "4/1"), Survivor("8", "1/2"), tokens={"5/1": "pack 2"}, discards="9 9")
    told = hints(table.play("forward", gives="roll 1, pack 2"))
    assert told["keep the pack"] == ""
    assert told["use pack 2 on Ash"] == "Ash has 2 cards, and draws 2"


@pytest.mark.rule("RLA-27")
def test_of_two_weapons_each_says_its_number():
    table = Table(Survivor("2 3", "4/1", weapon=2), Survivor("4"), tokens={"5/1": "weapon 3"})
    table.play("forward", gives="roll 1, weapon 3")
    assert hints(table) == {"take the new weapon": "+3 instead of +2", "keep the old weapon": "+2"}


def test_what_a_hint_says_is_what_happens():
    tried: Counter[str] = Counter()
    for seats, options in ((2, {}), (3, {"spend_on_win": 1}), (4, {"spend_on_win": 2, "horde_hits_safe": 1})):
        for position in games(Case(game, seats, options, games=2)):
            if position.state.over or len(position.played) % 3:
                continue
            sight = position.sight(position.state.seat)
            forecaster = Forecaster(position.run, sight)
            for action in position.legal:
                said = forecaster.hint(game.words, game.words.actions[action])
                after, log, _ = position.after(action, Chance.seeded(key_from(1)))
                events = game.words.events(log)
                kinds = [event.kind for event in events]
                who = sight.survivor
                verb = game.words.actions[action].verb
                if verb in ("play", "lose"):
                    assert ("dies" in said) == (("died", who) in [(event.kind, event.facts[0]) for event in events])
                    assert ("kept" in said) == (verb == "play" and bool(events[0].facts[2]))
                    pinned = ("suspended", who) in [(event.kind, event.facts[0]) for event in events]
                    assert ("pinned down" in said) == (pinned and verb == "lose")
                elif verb == "use pack":
                    target = next(event.facts[1] for event in events if event.kind == "used_pack")
                    drawn = int(after.hand_size[target]) - sight.hand_size[target]
                    assert said.endswith(f"has {cards(sight.hand_size[target])}, and draws {drawn}")
                elif verb == "take lane":
                    assert ("rescues" in said) == ("rescued" in kinds)
                    on_the_way = [divmod(event.facts[1], LANES) for event in events if event.kind == "stepped"]
                    assert ("token" in said) == any(sight.tokens[column] >> lane & 1 for column, lane in on_the_way)
                    assert ("safe house" in said) == ("came_home" in kinds)
                tried[verb] += bool(said)
    assert min(tried[verb] for verb in ("play", "lose", "use pack", "take lane")) > 5, tried


def cards(number):
    return f"{number} card" if number == 1 else f"{number} cards"


# --- The table --------------------------------------------------------------------------------------------------------


def test_the_map_is_read_downwards_with_a_gap_where_there_is_no_space():
    table = Table(Survivor("2 3", "3/2"), Survivor("6", "4/3", "suspended"), tokens={"4/1": "horde"})
    told = seen(table, 0)
    road = told.area(MAP_TITLE)
    assert (road.columns, len(road.places)) == (3, 3 * 13)
    texts = [told.label(place).text if place else "" for place in road.places]
    assert texts[:6] == ["", "Start", "", "1/1", "1/2", "1/3"]
    assert texts[-3:] == ["", "Safe house", ""]
    assert told.label("space:0:2").note == "on to lanes 1, 2 and 3"
    assert (told.label("space:1:1").note, told.label("space:3:2").note) == ("", "on to lanes 2 and 3")
    assert told.there("space:3:2") == ["Ash"]
    assert (told.label("survivor:ash").seat, told.label("survivor:briar").seat) == (0, 1)
    assert told.scene.things["survivor:briar"]["condition"] == "suspended"
    assert told.label("free") == Label("free", tone="green")
    assert told.label("suspended") == Label("pinned down", tone="red")
    assert told.there("space:4:1") == ["token:4:1"]
    assert told.label("token") == Label("token", "face down", "yellow")
    assert ("", "4/1: token \u00b7 4/2 \u00b7 4/3: Briar (pinned down)") in told.lines


def test_several_may_stand_on_one_space_and_those_at_home_are_in_the_safe_house():
    table = Table(Survivor("2", "3/2"), Survivor("3", "3/2"), Survivor("4", condition="safe"))
    told = seen(table, 0)
    assert told.there("space:3:2") == ["Ash", "Briar"]
    assert told.there("space:12:2") == ["Clay"]
    assert (told.label("space:12:2").text, told.label("survivor:clay").seat) == ("Safe house", 2)
    assert told.label("safe") == Label("home", tone="blue")


def test_each_of_the_viewers_survivors_has_a_hand_and_nobody_elses_is_shown():
    table = Table(Survivor("2 2 5"), Survivor("6 K"), Survivor("9"), seats=2)
    told = seen(table, 0)
    assert {area.title: told.known(*area.places) for area in told.plan.areas if area.hand and area.seat == 0} == {
        "Ash's hand": ["2 x2", "5"],
        "Clay's hand": ["9"],
    }
    assert (told.known("hand:briar"), told.size("hand:briar")) == ([], 2)
    watched = seen(table, -1)
    assert [watched.known(f"hand:{who}") for who in ("ash", "briar", "clay")] == [[], [], []]


@pytest.mark.rule("RLA-35")
def test_where_hands_lie_open_all_are_shown_and_the_own_one_is_marked():
    told = seen(Table(Survivor("2 2 5"), Survivor("6 K"), open_hands=1), 1)
    assert (told.known("hand:ash"), told.area("Ash's hand", 0).hand) == (["2 x2", "5"], True)
    assert (told.known("hand:briar"), told.area("Briar's hand", 1).hand) == (["6", "king"], True)
    assert seen(Table(Survivor("2"), Survivor("6"), open_hands=1), -1).known("hand:ash") == ["2"]


@pytest.mark.rule("RLA-03")
def test_cards_that_do_not_bear_their_number_say_what_they_count():
    def notes(**agreed):
        told = seen(Table(Survivor("10 J A"), Survivor("6"), **agreed), 0)
        return [told.label(rank).note for rank in told.scene.piles["hand:ash"]]

    assert notes() == ["", "counts 11", "counts 14"]
    assert notes(ace=1) == ["", "counts 11", "counts 1"]


def test_a_survivor_is_told_with_all_that_everybody_may_know():
    table = Table(
        Survivor("2 2 5", "4/1", weapon=2, packs=[1, 3], furthest=7),
        Survivor("6 K", "7/2", "suspended"),
        tokens={"6/1": "horde"},
        discards="3 3",
        turn=0,
    )
    told = seen(table, 0)
    assert (told.label("survivor:ash").seat, told.size("hand:ash")) == (0, 3)
    assert told.rows["Ash"] == (
        "4/1; has been as far as column 7; free; weapon 2; health packs: Health pack 1, Health pack 3"
    )
    assert told.rows["Briar"].startswith("7/2; ")
    assert told.rows["Briar"].endswith("; pinned down")
    home = seen(Table(Survivor("2"), Survivor("4", condition="safe"), Survivor(condition="dead", at="2/1")), 0)
    assert [home.rows[name].split("; ")[::2] for name in ("Briar", "Clay")] == [
        ["Safe house", "home"],
        ["2/1", "dead"],
    ]


@pytest.mark.rule("RLA-50")
def test_what_the_table_has_seen_of_a_hand_is_told():
    table = Table(Survivor("5 K", "4/1"), Survivor("2 3", "1/1"), tokens={"5/1": "horde"}, spend_on_win=1)
    table.play("forward", gives="roll 1, horde 9").play("play king")
    assert seen(table, 1).rows["Ash"].endswith("surely holds: king (counts 13)")
    assert seen(table, 0).rows["Briar"].endswith("of the rest, none of 9, 10, jack, queen, king, ace")
    assert "surely holds" not in seen(table, 0).rows["Briar"]
    vouched = Table(Survivor("5 K", "4/1"), Survivor("2 3", "1/1"), tokens={"5/1": "horde"})
    vouched.play("forward", gives="roll 1, horde 10")
    assert "of the rest, one of 10, jack, queen, king, ace" in seen(vouched, 1).rows["Ash"]


def test_the_race_says_who_decides_what_and_what_the_score_would_be():
    table = Table(Survivor("2 3", "4/1"), Survivor("K K", "7/2"), tokens={"5/1": "horde"}, seats=2)
    assert seen(table, 0).asked == "You: Ash is about to move."
    table.play("forward", gives="roll 1, horde 9")
    told = seen(table, 1)
    assert told.asked == "Ann: A horde of strength 9: Ash has no card against it and loses one."
    assert "Score now: column 5 of 12 x 4 cards x 0 home = 0.0" in told.said_of()
    assert told.rows["Set aside, unseen"] == "48 unseen"
    assert told.scene.settings["difficulty"] == "sheet"


@pytest.mark.rule("RLA-49")
def test_a_race_that_is_over_says_how():
    night = Table(Survivor("K K", "4/1"), Survivor("2", condition="safe"), turns=20, turn_limit=20)
    assert seen(night.play("forward", gives="roll 1"), 0).asked == "The race is over: night fell."
    home = Table(Survivor("K K", "11/1"), Survivor("2", condition="safe")).play("forward", gives="roll 1")
    told = seen(home, 0)
    assert told.asked == "The race is over."
    assert "Score: column 12 of 12 x 3 cards x 2 home = 6.0" in told.said_of()


def test_piles_and_tokens_are_counted_by_kind():
    table = Table(
        Survivor("2 3"),
        Survivor("6"),
        tokens={"4/1": "horde", "4/2": "pack 2", "5/1": "pack 2", "6/1": "weapon 4", "6/2": "special"},
        discards="3 K",
        infected="2 2 5",
    )
    rows = seen(table, 0).rows
    assert rows["Tokens face down on the map"] == "Special attack, Horde, Health pack 2 x2, Weapon +4"
    assert rows["Health pile"] == "3, king (counts 13)"
    assert rows["Special infected, to come"] == "2 x2, 5"
    told = seen(table, 0)
    assert told.size(*told.area("Special infected, turned over").places) == 49


def test_a_map_of_another_table_is_drawn_as_it_is():
    wide = Table(Survivor("2"), Survivor("3"), ways=("1-1 1-2", *["1-1 2-2"] * 10, "1-1 2-1"))
    assert seen(wide, 0).area(MAP_TITLE).columns == 2
    assert seen(Table(Survivor("2"), Survivor("3")), 0).area(MAP_TITLE).columns == 3
