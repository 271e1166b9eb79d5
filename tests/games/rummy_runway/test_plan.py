"""The table laid out for any client, what is printed on the cards, and what an action would do."""

from collections import Counter

import pytest

from runabout.core.chance import Chance, key_from
from runabout.core.forecast import Forecaster
from runabout.core.plan import Label
from runabout.games.rummy_runway import game
from runabout.games.rummy_runway.cards import CARDS, FABRICS, RUNWAY_CARDS
from runabout.games.rummy_runway.outfits import card_points, read_words, trend_points
from runabout.games.rummy_runway.state import DISCARD, OUTFITS_EACH, RIFF
from runabout.games.rummy_runway.trends import TRENDS
from runabout.games.rummy_runway.worth import worth
from runabout.testing import Case
from runabout.testing.laws.case import games
from tests.games.at_the_table import AtTheTable
from tests.games.rummy_runway.table import Table, lay, riff, wear

NAMES = ["Ann", "Bea", "Cy", "Di", "Eve", "Flo"]
FACES = {face.name: face for face in game.words.faces()}
HAT = "R2 Y3 B4"


def at_table(table, viewer):
    """The table in the eyes of a viewer."""
    return AtTheTable(game, table.sight(viewer), NAMES)


def hint(table, line):
    """What an open action would do."""
    assert line in table.open
    forecaster = Forecaster(game.run, table.sight(table.seat))
    return forecaster.hint(game.words, game.words.actions[game.words.parse(line)])


# --- Faces ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RY-060", "RY-061", "RY-062", "RYA-46")
def test_every_card_has_a_face_with_its_word_and_points():
    assert [face.name for face in game.words.faces()][: len(CARDS)] == [card.name for card in CARDS]
    assert (FACES["blue-9"].group, FACES["blue-9"].lines) == ("Fabric", (FABRICS[9], "9 points"))
    assert (FACES["red-1"].title, FACES["red-1"].group, FACES["red-1"].lines[1]) == ("Red 1", "Style", "1 point")
    assert FACES["yellow-0"].group == "Item"


@pytest.mark.rule("RY-053", "RYA-08")
def test_a_wild_card_says_that_it_has_no_points():
    assert FACES["wild-7"].lines == ("Worn as any colour, with its own number.", "No points.")


@pytest.mark.rule("RYA-17")
def test_every_trend_has_a_face_that_is_marked_as_house_content():
    runways = [face for face in game.words.faces() if face.group.startswith("Runway")]
    assert [face.title for face in runways] == [trend.name for trend in TRENDS]
    assert len(runways) == RUNWAY_CARDS
    assert {face.group for face in runways} == {"Runway (house content)"}
    assert FACES["runway-black-tie"].lines == ("formal: +5 for each outfit",)
    assert FACES["runway-full-collection"].lines == ("3 outfits, once: +6",)


# --- Worth ------------------------------------------------------------------------------------------------------------


OPTIONS = ({}, {"trend_wild_number": 0, "trend_wild_colour": 0}, {"trend_two": 1, "outfit_colours": 1}, {"trends": 0})


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_what_is_looked_up_of_an_outfit_is_what_the_rules_say_of_it(options):
    seen = 0
    for position in games(Case(game, 4, options, games=2)):
        if len(position.played) % 4:  # outfits stay as they are for most of the time
            continue
        sight = position.sight(0)
        for outfit in [seat * OUTFITS_EACH + slot for seat in range(4) for slot in range(sight.outfits[seat])]:
            found = worth(sight.snapshot(), outfit)
            assert found == worth(sight, outfit)
            cards, wears = sight.outfit[outfit], sight.wears[outfit]
            assert (found.points, found.trend_points) == (card_points(cards), trend_points(sight, cards, wears))
            assert found.words == read_words(cards, wears)
            seen += 1
    assert seen > 100


def test_the_same_cards_are_worth_more_at_a_table_with_other_trends():
    said = [
        at_table(Table("R1", "", outfits={0: [HAT]}, **agreed), 0).said_of("outfit:1a")
        for agreed in ({"trends": 0}, {"runways": ["Black Tie"] * 3}, {"runways": ["Street Casual"] * 3})
    ]
    name = "Vintage Lace Hat"
    assert said == [[f"{name}: 9 points"], [f"{name}: 9 points"], [f"{name}: 9 points, and 6 from trends"]]
    one = at_table(Table("R9", "", outfits={0: ["R1 Y0 B0"]}, trends=0), 0)
    assert one.said_of("outfit:1a") == ["Preppy Felt Socks: 1 point"]


# --- Hints ------------------------------------------------------------------------------------------------------------


def test_the_card_that_completes_an_outfit_says_what_it_is_worth():
    table = Table("R2 Y3 B4 B2", "", runways=["Street Casual", "Black Tie", "Wild Side"]).play(lay("R2"), lay("Y3"))
    assert hint(table, lay("B4")) == "Vintage Lace Hat: 9 points, and 2 from trends (Street Casual)"


@pytest.mark.rule("RYA-44")
def test_a_card_of_an_outfit_says_the_best_that_can_become_of_it():
    table = Table("R2 Y3 B4 B2 Y2 R9", "", runways=["Street Casual", "Black Tie", "Fabric First"])
    casual = "Vintage Lace Hat: 9 points, and 6 from trends (Street Casual and Fabric First)"
    formal = "Vintage Denim Shirt: 6 points"
    assert hint(table, lay("R2")) == f"at best {casual}"
    assert hint(table, lay("B2")) == f"{formal}, and 5 from trends (Black Tie)"
    table.play(lay("R2"))
    assert hint(table, lay("Y3")) == casual
    assert hint(table, lay("Y2")) == f"{formal}, and 5 from trends (Black Tie)"


@pytest.mark.rule("RYA-41")
def test_the_colour_of_a_wild_card_says_what_the_outfit_is_worth():
    table = Table("W2 R3 W4 Y9", "", runways=["Item of the Season", "Full Collection", "Capsule Closet"])
    table.play(lay("W2"), lay("R3"))
    assert hint(table, lay("W4")) == "at best Punk Denim Skirt: 3 points, and 4 from trends (Item of the Season)"
    table.play(lay("W4"))
    assert hint(table, wear("Y")) == "Punk Lace Shirt: 3 points"  # the other one is blue then (RYA-09)
    assert hint(table, wear("B")).startswith("Punk Denim Skirt: 3 points, and 4 from trends")
    free = Table("R2 R3 W4 Y9", "", trends=0, outfit_colours=1).play(lay("R2"), lay("R3"), lay("W4"))
    assert hint(free, wear("B")) == "Vintage Punk Lace: 5 points"


def test_a_riff_says_which_card_goes_in_and_which_comes_out_and_what_the_outfit_is_worth_then():
    table = Table("R5 W1", "", outfits={1: [HAT]}, runways=["Wild Side", "Full Collection", "Capsule Closet"])
    assert hint(table, riff(1, "right")) == "red 5 in, red 2 to the closet; 2a is then worth 12 points"
    assert hint(table, riff(1, "left", wild=True)) == (
        "wild 1 in, blue 4 to the closet; 2a is then worth 5 points, and 4 from trends"
    )


def test_what_a_hint_says_is_what_happens():
    tried: Counter[str] = Counter()
    for seats, options in ((2, {}), (3, {"outfit_colours": 1}), (4, {"closet_riff": 1, "trend_wild_colour": 0})):
        for position in games(Case(game, seats, options, games=2)):
            is_worn = any(game.words.actions[action].verb == "wear" for action in position.legal)
            if position.state.over or (len(position.played) % 3 and not is_worn):  # which is seldom
                continue
            forecaster = Forecaster(position.run, position.sight(position.state.seat))
            for action in position.legal:
                verb = game.words.actions[action].verb
                said = forecaster.hint(game.words, game.words.actions[action])
                if verb not in ("lay", "wear", "riff"):
                    assert said == ""
                    continue
                after, log, _ = position.after(action, Chance.seeded(key_from(1)))
                events = {event.kind: event for event in game.words.events(log)}
                if "formed" in events:
                    about = worth(after, events["formed"].outfit)
                    assert said.startswith(f"{about.name}: {about.points} point")
                    assert (f", and {about.trend_points} from trends (" in said) == (about.trend_points > 0)
                elif RIFF <= action < DISCARD:
                    event, about = events["riffed"], worth(after, events["riffed"].outfit)
                    cards = f"{CARDS[event.card].text} in, {CARDS[event.taken].text} to the closet"
                    assert said.startswith(f"{cards}; ")
                    assert f" is then worth {about.points} point" in said
                tried[verb, "formed" in events] += bool(said)
    assert min(tried["lay", True], tried["lay", False], tried["wear", True], tried["riff", False]) > 10, tried


# --- The table --------------------------------------------------------------------------------------------------------


def test_the_own_hand_is_sorted_by_colour_and_says_what_the_cards_are():
    told = at_table(Table("B4 R2 W7 R1 R1", ""), 0)
    assert (told.area("Hand", 0).hand, told.size("hand:0")) == (True, 5)
    assert told.known("hand:0") == ["red 1 x2", "red 2", "blue 4", "wild 7"]
    assert told.label("red-2") == Label("red 2", "Vintage", "red")


@pytest.mark.rule("RYA-44")
def test_what_is_laid_is_out_of_the_hand_and_the_closet_and_hidden_from_the_others():
    table = Table("R2 R2 Y3 B4", "R1", closets={0: "B4"}).play(lay("R2"), lay("Y3"))
    told = at_table(table, 0)
    assert told.rows["The outfit that is being laid"] == "red 2 (Vintage), yellow 3 (Hat)"
    assert told.known("hand:0") == ["red 2", "blue 4"]
    other = at_table(table, 1)
    assert other.rows["The outfit that is being laid"] == "none"
    assert (other.size("hand:0"), other.scene.counters["seat:0:points"]) == (4, 0)
    both = at_table(Table("R2 Y1 B3", "", closets={0: "R2 B5"}).play(lay("Y1"), lay("R2", closet=True)), 0)
    assert both.known("hand:0") == ["red 2", "blue 3"]
    assert both.known("closet:0") == ["blue 5"]


def test_a_house_shows_points_outfits_closet_and_what_all_saw_being_taken():
    table = Table(
        "R1",
        "Y5 Y6",
        closets={1: "R5 W1"},
        outfits={1: ["R2 Y3* B4", "Y7 B7 R7"]},
        known={1: "Y5"},
        points=[12, 7],
        runways=["Black Tie", "Wild Side", "Full Collection"],
    )
    told = at_table(table, 0)
    house = told.area("Outfits and closet", 1)
    assert (house.kind, house.columns) == ("cells", 1)
    assert (told.rows["Bea"], told.size("hand:1")) == ("Points 7", 2)
    first, second, _, closet = house.places
    assert [told.label(place).text for place in (first, second, closet)] == ["Outfit 2a", "Outfit 2b", "Closet"]
    assert told.said_of(first) == ["Vintage Lace Hat: 6 points, and 4 from trends"]
    assert told.said_of(second) == ["Sporty Velvet Dress: 21 points, and 5 from trends"]
    said = "Outfit 2a (Vintage Lace Hat: 6 points, and 4 from trends): red 2 (Vintage), wild 3 (yellow), blue 4 (Lace)"
    assert ("", said) in told.lines
    assert told.known(closet) == ["red 5", "wild 1"]
    assert (told.known("hand:1"), told.rows["Bea: Hand"]) == (["yellow 5"], "yellow 5 (Pants), 1 unseen")
    # One knows one's own hand.
    assert at_table(table, 1).known("hand:1") == ["yellow 5", "yellow 6"]


def test_row_runways_and_deck_lie_open():
    told = at_table(Table("R1", "", row="B0 B1", runways=["Black Tie", "Wild Side", "Full Collection"]), -1)
    assert told.known(*told.area("Discard row, from left to right").places) == ["blue 0", "blue 1"]
    assert told.rows["On the Runways (house content)"] == (
        "Black Tie +5 (formal), Wild Side +4 (has a wild), Full Collection +6 (3 outfits, once)"
    )
    assert told.rows["Deck"] == "97 unseen"
    assert told.known("hand:0") == []
    assert "On the Runways (house content)" not in at_table(Table("R1", "", trends=0), 0).rows


def test_the_show_says_who_decides_what_and_when_it_ends():
    told = at_table(Table("R1", "", doing="riffing"), 1)
    assert told.asked == "Ann: form, riff or discard."
    assert "This turn is for riffing" in told.said_of()
    assert any(text.startswith("The round ends after a third outfit") for text in told.said_of())
    told = at_table(Table("R1", "", phase="draw", trigger=1, final_turns=1), 0)
    assert told.asked == "You: draw."
    assert "1 final turn to go" in told.said_of()
    assert told.plan.note == "The game ends with 100 points."


def test_a_show_that_is_over_says_why():
    for ending, said in ((1, "the points agreed on"), (2, "the last round")):
        assert at_table(Table("R1", "", over=1, ending=ending), 0).asked == f"The show is over: {said}."
