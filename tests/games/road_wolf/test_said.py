"""What is asked and remarked and what buttons say, in English and German, and every thing in every case."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from runabout.games.road_wolf.actions import (
    ACTIONS,
    BUY,
    DO,
    ENOUGH,
    EXACT,
    FORCE,
    PLACE,
    REROLL,
    SPOT,
    TOKEN,
    VEHICLE,
    Verb,
)
from runabout.games.road_wolf.events import Thing
from runabout.games.road_wolf.kinds import Token as Gear
from runabout.games.road_wolf.kinds import VehicleKind
from runabout.games.road_wolf.mission_names import NAMES
from runabout.games.road_wolf.previews import Contact
from runabout.games.road_wolf.state import NOBODY, Ask, Roll, Status
from runabout.games.road_wolf.telling.previewed import tells_nothing
from runabout.games.road_wolf.telling.spots_in_words import step_of
from runabout.match import Match
from runabout.testing.laws.case import spread
from runabout.testing.laws.messages import LEFT_OVER
from tests.games.road_wolf.said import ENGLISH, GAME, GERMAN, PEOPLE, asking, question, said_of
from tests.games.road_wolf.table import Table, sight_of

# --- Seeded games of all missions -------------------------------------------------------------------------------------

DECISIONS = 60

PREVIEWS = 60
"""Of a decision, those that are read: of hundreds of spots the others would say the same."""


def positions(mission: str) -> Iterator[Match]:
    """A game of a mission, decision by decision; moves and fights are chosen more often than they are at random."""
    match = Match(GAME, 3, seed=7, options={"mission": mission})
    dice = random.Random(7)
    while not match.over and len(match.steps) < DECISIONS:
        yield match
        legal = match.legal()
        acts = [action for action in legal if DO <= action.number < DO + Verb.LATER]
        match.play(dice.choice(acts if acts and dice.random() < 0.7 else legal).number)
    yield match


# What people call things by their printed names in either language, and what is the same by chance.
SAME = {gear.text.title() for gear in Gear} | {""}


@pytest.mark.plain
@pytest.mark.parametrize("mission", NAMES)
def test_everything_that_a_game_asks_remarks_offers_and_foretells_is_said_in_both_languages(mission):
    for match in positions(mission):
        viewers = (match.seat, -1) if not match.over else (-1,)
        for viewer in viewers:
            sight = match.sight(viewer)
            asked = [words.asked(sight, PEOPLE) for words in (ENGLISH, GERMAN)]
            assert asked[0] != asked[1]
            clean(*asked)
            remarks = [words.remarks(sight, PEOPLE) for words in (ENGLISH, GERMAN)]
            assert [one.about for one in remarks[0]] == [one.about for one in remarks[1]]
            clean(*(one.text for each in remarks for one in each))
        if match.over:
            continue
        sight, previews = match.sight(match.seat), match.previews()
        buttons = [
            [words.action(action, PEOPLE, match.seat) for action in match.legal()] for words in (ENGLISH, GERMAN)
        ]
        assert all(len(set(said)) == len(match.legal()) for said in buttons)
        clean(*buttons[0], *buttons[1])
        assert {one for one, other in zip(*buttons, strict=True) if one == other} <= SAME
        for number in spread([*previews], PREVIEWS):
            action, told = GAME.words.actions[number], previews[number]
            said = [words.preview(sight, action, told) for words in (ENGLISH, GERMAN)]
            assert bool(said[0]) == bool(said[1]), said
            assert said[0] == "" or said[0] != said[1] or number in range(VEHICLE, DO)
            if sight.asks == Ask.SPOT:  # the short cut tells nothing where the message tells nothing
                listener = ENGLISH.listener(PEOPLE, match.seat)
                assert tells_nothing(told) == (ENGLISH.sayings.preview(action, told.plain, listener) == "")
            clean(*said)


def clean(*texts: str) -> None:
    """Nothing is left over in what is said."""
    for text in texts:
        assert text == text.strip(), text
        assert not LEFT_OVER.search(text), text


# --- Buttons ----------------------------------------------------------------------------------------------------------


def button(words: Any, number: int) -> str:
    """What a button says."""
    return words.action(GAME.words.actions[number], PEOPLE)


@pytest.mark.parametrize("words", [ENGLISH, GERMAN], ids=["en", "de"])
def test_no_two_buttons_say_the_same(words):
    said = [button(words, number) for number in range(ACTIONS)]
    assert all(said)
    assert len(set(said)) == ACTIONS


def test_english_buttons_say_the_canonical_text_with_an_article_where_something_is_bought():
    differ = {number for number in range(ACTIONS) if button(ENGLISH, number) != GAME.words.format(number)}
    assert differ == set(range(BUY, FORCE))
    assert button(ENGLISH, BUY + VehicleKind.ARMORED_CAR) == "buy an Armored Car"


def test_german_buttons_and_what_is_typed_of_them():
    said = {
        VEHICLE + 6: "Fahrzeug 7",
        DO + Verb.MOVE: "fahren",
        DO + Verb.GUNNER_SHOTGUN: "Gunner mit Shotgun feuern lassen",
        TOKEN + Gear.VETERAN: "Veteran",
        BUY + VehicleKind.COUPE: "ein Coupe kaufen",
        BUY + VehicleKind.HUMVEE: "einen Humvee kaufen",
        BUY + VehicleKind.EXPLOSIVES_TRUCK: "einen Sprengstofflaster kaufen",
        FORCE + 1: "zweite fertige Truppe",
        PLACE + 25: "am Rand START bei 12,5 Zoll",
        REROLL + 2: "eine 3 neu würfeln",
        EXACT: "zum linken Rand der Straße",
        ENOUGH: "genug",
        GAME.words.parse("ahead 2.5, left 1.25"): "2,5 voraus, 1,25 links",
        GAME.words.parse("back 1"): "1 zurück",
        GAME.words.parse("right 0.5"): "0,5 rechts",
        GAME.words.parse("place at LEFT 3"): "am linken Rand bei 3 Zoll",
    }
    assert {number: button(GERMAN, number) for number in said} == said
    for number in range(SPOT, EXACT):  # a spot can be typed as the button says it
        assert GERMAN.parse(button(GERMAN, number)) == number


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("2,5 voraus und 1,25 links", "ahead 2.5, left 1.25"),
        ("voraus 2 Zoll, rechts 1", "ahead 2, right 1"),
        ("1 zurück 2r", "back 1, right 2"),
        ("v2 l1", "ahead 2, left 1"),
        ("zurück 1,5", "back 1.5"),
    ],
)
def test_a_spot_may_be_typed_in_german(typed, read):
    assert GERMAN.format(GERMAN.parse(typed)) == read


def test_the_number_of_a_vehicle_is_no_spot():
    assert step_of("v2") is None
    assert step_of("v2 r1") == (40, 80)


# --- What is asked ----------------------------------------------------------------------------------------------------

# By what is asked, and for which verb: in English and in German, after "You decide" and "Du entscheidest,".
ASKED = [
    (Ask.FORCE, None, "which vehicles come along, for 5 points", "welche Fahrzeuge mitfahren, für 5 Punkte"),
    (Ask.TOKEN, None, "which token the Coupe (1) gets", "welches Plättchen das Coupe (1) bekommt"),
    (
        Ask.CARRIER,
        None,
        "which vehicle carries the next of 3 tokens",
        "welches Fahrzeug das nächste von 3 Plättchen trägt",
    ),
    (Ask.PLACE, None, "where the Coupe (1) comes in", "wo das Coupe (1) ins Spiel kommt"),
    (Ask.VEHICLE, None, "which vehicle acts next", "welches Fahrzeug als Nächstes dran ist"),
    (Ask.ACT, None, "what the Coupe (1) does", "was das Coupe (1) macht"),
    (Ask.SPOT, None, "where the Coupe (1) goes", "wohin das Coupe (1) fährt"),
    (Ask.TARGET, Verb.MELEE, "whom the Coupe (1) attacks", "wen das Coupe (1) angreift"),
    (Ask.TARGET, Verb.SHOTGUN, "at whom the Coupe (1) shoots", "auf wen das Coupe (1) schießt"),
    (Ask.TARGET, Verb.SPIKES, "before whom the Coupe (1) drops Spikes", "vor wem das Coupe (1) Spikes abwirft"),
    (Ask.TARGET, Verb.TAKEOVER, "what the Coupe (1) takes over", "was das Coupe (1) übernimmt"),
    (Ask.TARGET, Verb.PICK_UP, "where the Coupe (1) picks up gear", "wo das Coupe (1) Ausrüstung mitnimmt"),
    (Ask.TARGET, Verb.TRANSFER, "to whom the Coupe (1) hands something", "wem das Coupe (1) etwas übergibt"),
    (Ask.TARGET, Verb.BOARD, "where the crew of the Coupe (1) go aboard", "worauf Leute vom Coupe (1) umsteigen"),
    (Ask.TARGET, Verb.AMBUSH, "on whom the Ambush is sprung", "gegen wen der Ambush zuschnappt"),
    (Ask.CREW, Verb.WHEEL, "who takes the wheel of the Coupe (1)", "wer ans Steuer des Coupes (1) kommt"),
    (
        Ask.CREW,
        Verb.TAKEOVER,
        "which of the crew of the Coupe (1) takes over the Humvee (2)",
        "wer von der Besatzung des Coupes (1) den Humvee (2) übernimmt",
    ),
    (
        Ask.CREW,
        Verb.BOARD,
        "who or what goes from the Coupe (1) aboard the Humvee (2)",
        "wer oder was vom Coupe (1) auf den Humvee (2) umsteigt",
    ),
    (
        Ask.GIVE,
        Verb.TRANSFER,
        "what goes over from the Coupe (1) to the Humvee (2)",
        "was das Coupe (1) an den Humvee (2) abgibt",
    ),
    (
        Ask.SUPPLY,
        Verb.SUPPLIES_TOKEN,
        "what the Coupe (1) takes from SUPPLIES",
        "was das Coupe (1) aus SUPPLIES nimmt",
    ),
    (
        Ask.REROLL,
        None,
        "whether the Veteran of the Humvee (2) rerolls a die",
        "ob der Veteran des Humvees (2) einen Würfel neu würfelt",
    ),
    (Ask.LOSE, None, "which of the crew of the Coupe (1) is lost", "wen das Coupe (1) verliert"),
    (
        Ask.FREE_MELEE,
        None,
        "whether the Coupe (1) ends its move with a melee",
        "ob das Coupe (1) zum Schluss noch im Nahkampf angreift",
    ),
    (
        Ask.LEAVE,
        Verb.TAKEOVER,
        "whether the Coupe (1) is left immobilized",
        "ob das Coupe (1) festgesetzt zurückbleibt",
    ),
    (Ask.RETAKE, None, "who takes the wheel of the Coupe (1) again", "wer wieder ans Steuer des Coupes (1) kommt"),
    (Ask.IGNORE, None, "whether a skull is spent on this attack", "ob ein Schädel diesen Angriff verhindert"),
    (Ask.KEEP, None, "whether what was found is kept", "ob der Fund an Bord bleibt"),
]


@pytest.mark.parametrize(
    ("asks", "verb", "english", "german"),
    ASKED,
    ids=[f"{row[0].name} {row[1].name if row[1] else ''}" for row in ASKED],
)
def test_each_decision_is_asked_of_oneself_and_of_others_without_a_you(asks, verb, english, german):
    state = asking(asks, verb)
    said = [words.asked(sight_of(state, seat), PEOPLE) for words in (ENGLISH, GERMAN) for seat in (0, 1)]
    assert said == [
        f"You decide {english}.",
        f"Ann decides {english}.",
        f"Du entscheidest, {german}.",
        f"Ann entscheidet, {german}.",
    ]


def test_there_is_a_question_for_every_decision():
    assert {row[0] for row in ASKED} == {ask for ask in Ask if ask >= 0}


@pytest.mark.parametrize("words", [ENGLISH, GERMAN], ids=["en", "de"])
def test_a_choice_of_a_target_is_asked_otherwise_for_every_verb_that_is_not_a_shot(words):
    said = {question(words, asking(Ask.TARGET, verb)): verb for verb in Verb}
    kinds = {"melee", "spikes", "takeover", "pick-up", "transfer", "board", "an Ambush", "any shot"}
    assert len(said) == len(kinds)


def test_what_is_asked_before_any_vehicle_acts_names_none():
    assert ENGLISH.asked(sight_of(asking(Ask.TOKEN, acting=NOBODY), 0), PEOPLE) == (
        "You decide which token comes along next."
    )
    assert GERMAN.asked(sight_of(asking(Ask.TARGET, Verb.KEPT_AMBUSH, NOBODY), 1), PEOPLE) == (
        "Ann entscheidet, gegen wen der Ambush zuschnappt."
    )
    state = asking(Ask.CARRIER)
    state.tokens[0] = 1
    assert GERMAN.asked(sight_of(state, 0), PEOPLE) == "Du entscheidest, welches Fahrzeug das letzte Plättchen trägt."
    state = asking(Ask.LOSE)
    state.left = 2
    assert (
        GERMAN.asked(sight_of(state, 0), PEOPLE)
        == "Du entscheidest, wen das Coupe (1) als Nächstes verliert (noch 2 Leute)."
    )


def test_the_end_tells_who_has_won_without_a_you():
    state = asking(Ask.ACT)
    state.over, state.won = 1, 0b11
    assert GERMAN.asked(sight_of(state, 0), PEOPLE) == "Die Jagd ist vorbei. Gewonnen: Ann und Klaus."
    state.won = 0
    assert GERMAN.asked(sight_of(state, 0), PEOPLE) == "Die Jagd ist vorbei: unentschieden."


# Of each vehicle in the order of the box: who it is, of whom, what is done to it, and by what.
CASES = [
    *[(f"das {name}", f"des {name}s", f"das {name}", f"dem {name}") for name in ("Street Bike", "Dirt Bike", "Coupe")],
    ("das Rally Car", "des Rally Cars", "das Rally Car", "dem Rally Car"),
    *[(f"der {name}", f"des {name}s", f"den {name}", f"dem {name}") for name in ("Roadster", "Buggy")],
    ("das Muscle Car", "des Muscle Cars", "das Muscle Car", "dem Muscle Car"),
    ("der Humvee", "des Humvees", "den Humvee", "dem Humvee"),
    ("das Convertible", "des Convertibles", "das Convertible", "dem Convertible"),
    ("der 4x4 Truck", "des 4x4 Trucks", "den 4x4 Truck", "dem 4x4 Truck"),
    *[(f"das {name}", f"des {name}s", f"das {name}", f"dem {name}") for name in ("Armored Car", "Big Rig")],
    *[(f"der {name}", f"des {name}s", f"den {name}", f"dem {name}") for name in ("Hijackers' Truck", "Monster Truck")],
    ("der Sprengstofflaster", "des Sprengstofflasters", "den Sprengstofflaster", "dem Sprengstofflaster"),
    *[(f"die {name}", f"der {name}", f"die {name}", f"der {name}") for name in ("Gondola", "Engine")],
]


def away(by: str) -> str:
    """What is in the dative, after "von"."""
    return f"von {by}".replace("von dem ", "vom ")


@pytest.mark.parametrize(("kind", "cases"), list(zip(VehicleKind, CASES, strict=True)), ids=[row[0] for row in CASES])
def test_each_vehicle_stands_in_every_case_in_which_it_is_asked_about_or_met(kind, cases):
    who, whose, whom, by = cases
    state = asking(Ask.ACT)
    state.kind[0] = state.kind[1] = kind

    def asked(asks, verb):
        state.asks, state.verb = asks, verb
        return question(GERMAN, state)

    assert asked(Ask.ACT, Verb.MOVE) == f"was {who} (1) macht"
    assert asked(Ask.CREW, Verb.TAKEOVER) == f"wer von der Besatzung {whose} (1) {whom} (2) übernimmt"
    assert asked(Ask.CREW, Verb.BOARD) == f"wer oder was {away(by)} (1) auf {whom} (2) umsteigt"
    thing = (6, kind + 1)
    assert said_of("ahead 1", THING=thing, CONTACT=Contact.RAMS)[1] == f"rammt {whom} (7)"
    assert said_of("ahead 1", THING=thing, CONTACT=Contact.IS_RAMMED)[1] == f"wird {away(by)} (7) gerammt"
    assert said_of("ahead 1", THING=thing, CONTACT=Contact.STOPS)[1] == f"hält vor {by} (7)"
    assert said_of("vehicle 7", THING=thing, ASKS=Ask.TARGET)[1] == f"{who.split(' ', 1)[1]} (7)"


@pytest.mark.parametrize(
    ("thing", "whom", "by"),
    [
        (Thing.LIMO, "die Limo (7)", "der Limo (7)"),
        (Thing.MUTANT, "den Mutanten (7)", "dem Mutanten (7)"),
        (Thing.MARKER, "den Haufen Ausrüstung (7)", "dem Haufen Ausrüstung (7)"),
        (Thing.WRECK + VehicleKind.BUGGY + 1, "das Wrack des Buggys (7)", "dem Wrack des Buggys (7)"),
    ],
)
def test_what_else_can_be_met_has_its_cases(thing, whom, by):
    assert said_of("ahead 1", THING=(6, thing), CONTACT=Contact.RAMS)[1] == f"rammt {whom}"
    assert said_of("ahead 1", THING=(6, thing), CONTACT=Contact.IS_RAMMED)[1] == f"wird {away(by)} gerammt"


# --- How it stands ----------------------------------------------------------------------------------------------------


def remarks(words: Any, table: Table) -> list[tuple[str, str]]:
    """What is remarked."""
    return [(one.about, one.text) for one in words.remarks(sight_of(table.state, 0), PEOPLE)]


def test_what_is_remarked_in_german():
    table = Table("gauntlet", 3)
    v = table.add("coupe", (480, 900), hits=1)
    state = table.state
    state.closed, state.bridges_out, state.kept[0], state.skulls[1], state.gained[2] = 1, 1, 1, 2, 1
    state.points[2], state.tokens[2], state.mover, state.actions[v] = 1, 1, 0, 1
    assert remarks(GERMAN, table) == [
        ("", "Runde 2 von höchstens 30"),
        ("", "Der Rand END ist zu, bis die letzte Straßenkarte auf der Straße liegt"),
        ("", "Jede Karte BRIDGE ist eine BRIDGE OUT"),
        ("seat:0", "1 Ambush aufgehoben"),
        ("seat:1", "2 Schädel"),
        ("seat:2", "1 Punkt, 1 Punkt für Fahrzeuge und noch 1 Plättchen"),
        ("vehicle:1", "hält noch 1 von 2 Treffern aus; noch 1 Aktion"),
    ]
    state.round = 0
    assert remarks(GERMAN, table)[0] == ("", "Vor dem Spiel")


@pytest.mark.parametrize("words", [ENGLISH, GERMAN], ids=["en", "de"])
def test_each_roll_is_remarked_with_its_dice_and_who_rolls_them(words):
    table = Table("interceptor")
    state = table.state
    v, t = table.add("coupe"), table.add("humvee", seat=1)
    state.attack[:2], state.attack_size, state.defence[:1], state.defence_size = (6, 3), 2, (5,), 1
    said = set()
    for roll in Roll:
        state.roll, state.attacker, state.defender = roll, v, t
        found = [text for about, text in remarks(words, table) if "6-3" in text]
        assert len(found) == (roll != Roll.NONE)
        if found:
            assert found[0].endswith("; Coupe (1): 6-3; Humvee (2): 5")
            said.add(found[0])
        state.attacker = NOBODY
        if found:
            [without] = [text for about, text in remarks(words, table) if "6-3" in text]
            who = {ENGLISH: ("the road", "the attack"), GERMAN: ("die Straße", "Angriff")}[words][roll != Roll.CHECK]
            assert f"; {who}: 6-3; " in without
    assert len(said) == len(Roll) - 2  # what strikes is a ram as well


def test_a_wreck_or_what_is_not_yet_hurt_is_not_remarked():
    table = Table("interceptor")
    table.add("coupe", (480, 900))
    table.wreck("humvee", (100, 400))
    assert all(about != "vehicle:1" for about, _ in remarks(ENGLISH, table))
    table.state.status[0] = Status.WRECK
    table.state.hits[0] = 2
    assert all(not about.startswith("vehicle") for about, _ in remarks(ENGLISH, table))
