"""Riverdale told in German: every kind of event, the cases that its nouns take, hints, buttons and what is asked."""

import pytest

from runabout.games import find_game
from runabout.games.riverdale.box import DECK_NAMES
from runabout.games.riverdale.cards import BY_NAME
from runabout.games.riverdale.state import HOME, SHOP, ZONE
from runabout.games.riverdale.state import Event as Kind
from runabout.match import Match
from tests.games.riverdale.table import Table

game = find_game("riverdale")
GERMAN = game.words.in_language("de")
NAMES = ["Ann", "Bea", "Hans"]
RED_1, BLUE_2, GREEN_3 = 0, 4, 11

SENTENCES = [
    (
        ("begins", 0, 0),
        "Ann hat das röteste Haar und fängt an. Brett und Stapel A sind von uns.",
        "Du hast das röteste Haar und fängst an. Brett und Stapel A sind von uns.",
    ),
    (
        ("begins", 0, DECK_NAMES.index("custom")),
        "Ann hat das röteste Haar und fängt an. Das Brett ist von uns, der Stapel von euch.",
        "Du hast das röteste Haar und fängst an. Das Brett ist von uns, der Stapel von euch.",
    ),
    (("dealt_card", 0, BY_NAME["8"]), "Ann bekommt eine 8.", "Du bekommst eine 8."),
    (("played", 0, BY_NAME["-13"]), "Ann spielt eine -13.", "Du spielst eine -13."),
    (("played", 0, BY_NAME["Quick Pass"]), "Ann spielt einen Quick Pass.", "Du spielst einen Quick Pass."),
    (("played", 0, BY_NAME["Switcharoo"]), "Ann spielt ein Switcharoo.", "Du spielst ein Switcharoo."),
    (("another_turn", 0), "Ann ist noch einmal dran.", "Du bist noch einmal dran."),
    (("drew_card", 0, BY_NAME["11"]), "Ann zieht eine 11.", "Du ziehst eine 11."),
    (
        ("discarded", 0, BY_NAME["11"]),
        "Ann kann nichts spielen und wirft eine 11 ab.",
        "Du kannst nichts spielen und wirfst eine 11 ab.",
    ),
    (
        ("discarded", 0, BY_NAME["Switcharoo"], 1),
        "Ann lässt die Figuren stehen und wirft ein Switcharoo ab.",
        "Du lässt die Figuren stehen und wirfst ein Switcharoo ab.",
    ),
    (("swapped", 0, 1), "Swap! Ann tauscht die Hand mit Bea.", "Swap! Du tauschst die Hand mit Bea."),
    (("got_card", 0, BY_NAME["7"]), "Ann bekommt eine 7.", "Du bekommst eine 7."),
    (
        ("crashed", 0),
        "Crash! Anns Karte: Alle werfen ihre Hand hin, alle Karten werden gemischt.",
        "Crash! Deinetwegen werfen alle ihre Hand hin; alle Karten werden gemischt.",
    ),
    (
        ("won", 0),
        "Anns ganzes Team sitzt bei Pop's Chocklit Shoppe!",
        "Dein ganzes Team sitzt bei Pop's Chocklit Shoppe!",
    ),
]

ALIKE_TO_ALL = [
    (
        ("moved", 0, RED_1, ZONE, ZONE + 1),
        "Pepper (Rot 1) geht von Kreis 1 auf Kreis 2 der eigenen Sicherheitszone.",
    ),
    (("moved", 0, RED_1, HOME, 6), "Pepper (Rot 1) verlässt den Strand und kommt auf Feld 6."),
    (("moved", 0, BLUE_2, HOME, 16), "Dex (Blau 2) verlässt das Einkaufszentrum und kommt auf Feld 16."),
    (("moved", 0, RED_1, 20, 27), "Pepper (Rot 1) geht von Feld 20 auf Feld 27."),
    (("moved", 0, RED_1, 57, ZONE + 1), "Pepper (Rot 1) geht von Feld 57 auf Kreis 2 der eigenen Sicherheitszone."),
    (("moved", 0, RED_1, ZONE + 4, SHOP), "Pepper (Rot 1) ist bei Pop's Chocklit Shoppe!"),
    (("moved_ahead", 0, BLUE_2, 26, 29), "Drei Felder weiter: Dex (Blau 2) geht gleich auf Feld 29."),
    (("skated", 0, BLUE_2, 6, 10), "Dex (Blau 2) springt aufs Skateboard und rollt auf Feld 10."),
    (("stayed", 0, BLUE_2, 11), "Dex (Blau 2) bleibt stehen: Drei weiter wäre schon die Sicherheitszone."),
    (("sent_home", 2, GREEN_3, 7), "Finch (Grün 3) muss zurück: ab nach Hause, der Park wartet."),
    (("switched", 0, RED_1, BLUE_2, 3, 4), "Pepper (Rot 1) und Dex (Blau 2) tauschen die Plätze."),
    (
        ("tricked", 0, RED_1, BLUE_2, 33),
        "Dirty Trick! Pepper (Rot 1) steht plötzlich auf Feld 33, wo eben noch Dex (Blau 2) war.",
    ),
    (("reshuffled", -1, 45), "Die Ablage wird gemischt: 45 Karten im neuen Stapel."),
    (("called_off", -1), "Pop's macht zu: Das Rennen ist abgesagt."),
    (("empty_side", -1, 0), "Für den Strand läuft heute niemand: Rot bleibt in der Schachtel."),
    (("empty_side", -1, 2), "Für die Schule läuft heute niemand: Gelb bleibt in der Schachtel."),
    (("drew", 0), ""),
]


PLACES = [
    ("Rot", "der Strand", "den Strand"),
    ("Blau", "das Einkaufszentrum", "das Einkaufszentrum"),
    ("Gelb", "die Schule", "die Schule"),
    ("Grün", "der Park", "den Park"),
]
"""Of each colour in order: what waits for its pawns, and what they leave and nobody else runs for."""


def told(kind, seat, *facts, viewer=None):
    """An event as a sentence."""
    return GERMAN.tell(game.words.event(kind, seat, *facts), NAMES, viewer)


@pytest.mark.parametrize(("event", "to_all", "to_oneself"), SENTENCES, ids=[row[1] for row in SENTENCES])
def test_an_event_is_told_to_the_table_and_to_the_one_whose_doing_it_is(event, to_all, to_oneself):
    assert told(*event) == told(*event, viewer=2) == to_all
    assert told(*event, viewer=0) == to_oneself


@pytest.mark.parametrize(("event", "to_all"), ALIKE_TO_ALL, ids=[row[1] or row[0][0] for row in ALIKE_TO_ALL])
def test_what_pawns_and_cards_do_is_told_the_same_to_all(event, to_all):
    assert told(*event) == told(*event, viewer=0) == told(*event, viewer=1) == to_all


@pytest.mark.parametrize("colour", range(4))
def test_a_home_base_stands_in_every_case(colour):
    name, waits, left = PLACES[colour]
    pawn = 3 * colour
    assert told("moved", 0, pawn, HOME, 6).endswith(f"({name} 1) verlässt {left} und kommt auf Feld 6.")
    assert told("moved", 0, pawn, HOME, ZONE).endswith(
        f"verlässt {left} und kommt auf Kreis 1 der eigenen Sicherheitszone."
    )
    assert told("sent_home", 0, pawn, 7).endswith(f"({name} 1) muss zurück: ab nach Hause, {waits} wartet.")
    assert told("empty_side", -1, colour) == f"Für {left} läuft heute niemand: {name} bleibt in der Schachtel."


@pytest.mark.parametrize("kind", BY_NAME)
def test_a_card_stands_in_every_case_and_slot(kind):
    article, card = {"Quick Pass": ("einen", kind), "Switcharoo": ("ein", kind)}.get(kind, ("eine", kind))
    number = BY_NAME[kind]
    assert told("played", 0, number) == f"Ann spielt {article} {card}."
    assert told("drew_card", 0, number) == f"Ann zieht {article} {card}."
    assert told("discarded", 0, number).endswith(f"wirft {article} {card} ab.")
    [button] = [action for action in game.words.actions if action.text == f"discard {kind}"]
    assert GERMAN.action(button, NAMES, 0) == f"{card} abwerfen"


def test_how_many_cards_others_are_dealt_is_told_to_nobody_who_sees_it():
    assert told("dealt", 0, 1) == "Ann bekommt eine Karte."
    assert told("dealt", 0, 4) == "Ann bekommt 4 Karten."
    assert told("dealt", 0, 4, viewer=1) == ""


def test_one_with_whom_hands_are_swapped_is_told_as_you():
    assert told("swapped", 0, 1, viewer=1) == "Swap! Ann tauscht die Hand mit dir."


def test_every_kind_of_event_has_a_sentence_among_these():
    assert {row[0][0] for row in [*SENTENCES, *ALIKE_TO_ALL]} | {"dealt"} == {kind.name.casefold() for kind in Kind}


def test_a_deal_is_one_sentence():
    dealt = [game.words.event("dealt_card", 0, BY_NAME[name]) for name in ("7", "Quick Pass", "8")]
    assert GERMAN.narrate(dealt, NAMES, 0) == ["Du bekommst eine 7, einen Quick Pass und eine 8.", "", ""]


@pytest.mark.parametrize(
    ("before", "after", "hint"),
    [
        (3, 14, "Rot 1 auf Feld 14"),
        (57, ZONE + 1, "Rot 1 auf Kreis 2"),
        (ZONE + 1, SHOP, "Rot 1 bei Pop's"),
        (HOME, 0, "Rot 1 kommt heraus auf Feld 0"),
    ],
)
def test_the_hint_of_a_move_says_where_it_ends_with_the_preposition_of_the_place(before, after, hint):
    sight = game.run.sight(Table(["7"], ["2"], pawns={"red": [15]}).state, 0).snapshot()
    assert GERMAN.foretell(sight, [game.words.event("moved", 0, RED_1, before, after)]) == hint


def test_what_is_asked_and_how_it_ended():
    sight = game.run.sight(Table(["7"], ["2"], pawns={"red": [15]}).state, 0)
    assert GERMAN.asked(sight, NAMES) == "Du: Spiel eine Karte."
    other = game.run.sight(Table(["7"], ["2"], pawns={"red": [15]}).state, 1)
    assert GERMAN.asked(other, NAMES) == "Ann: eine Karte spielen."


def test_buttons_say_actions_in_german_and_their_canonical_text_stays():
    actions = {GERMAN.action(action, NAMES, 0): action.text for action in game.words.actions}
    assert actions["7 mit Figur 2"] == "play 7 with pawn 2"
    assert actions["mit einer 1 gegen Grün 3"] == "play 1 against green 3"
    assert actions["Quick Pass abwerfen"] == "discard Quick Pass"
    assert game.words.action(game.words.actions[0], NAMES, 0) == ""  # in English the text itself is said


def test_the_table_is_laid_out_and_the_cards_are_printed_in_german():
    match = Match(game, 2, seed=1)
    plan = match.plan("de")
    titles = [area.title for area in plan.areas]
    assert titles[0] == "Die Runde, im Uhrzeigersinn"
    assert "Rot von zu Hause (der Strand) zu Pop's; in die Sicherheitszone geht es nach Feld 58" in titles
    assert plan.labels["pawn:red:2"].text == "Rot 2"
    assert plan.labels["square:0"].note == "Startfeld von Rot"
    assert plan.note == "Brett und Karten von uns; Stapel A"
    own = Match(game, 2, seed=1, options={"deck": "custom"})
    assert own.plan("de").note == "Brett und Karten von uns; eigener Stapel"
    assert own.plan().note == "house content; custom deck"
    assert [area.places for area in plan.areas] == [area.places for area in match.plan().areas]
    faces = {face.name: face for face in GERMAN.faces()}
    assert faces["7"].lines == ("Zieh eine deiner Figuren so viele Felder vor.",)
    assert {face.group for face in faces.values()} == {"Bewegungskarte", "Sonderkarte", "Feld"}
    assert [(face.name, face.rule) for face in faces.values()] == [
        (face.name, face.rule) for face in game.words.faces()
    ]
