"""Race 2 Live told in German: every kind of event, the cases that its nouns take, hints, buttons and what is asked."""

import pytest

from runabout.core.forecast import Forecaster
from runabout.games import find_game
from runabout.games.race_2_live.cards import RANK_NAMES
from runabout.games.race_2_live.naming import NAMES
from runabout.games.race_2_live.state import Attack
from runabout.games.race_2_live.state import Event as Kind
from runabout.match import Match
from tests.games.race_2_live.table import RANK, Survivor, Table, number_of

game = find_game("race-2-live")
GERMAN = game.words.in_language("de")
PEOPLE = ["Ann", "Bea", "Hans"]
TWO = "Verbandspäckchen für 2 Karten"
JACK, KING, EIGHT, ACE, QUEEN = (RANK[name] for name in ("J", "K", "8", "A", "Q"))

SENTENCES = [
    (("dealt", 0, 0, 26), "Ash bricht mit 26 Karten auf."),
    (("dealt", 0, 0, 1), "Ash bricht mit einer Karte auf."),
    (("set_aside", -1, 28), "28 Karten kommen ungesehen beiseite."),
    (("set_aside", -1, 1), "Eine Karte kommt ungesehen beiseite."),
    (("left_over", -1, JACK), "Ein Bube bleibt übrig und eröffnet den Heilstapel."),
    (("left_over", -1, QUEEN), "Eine Dame bleibt übrig und eröffnet den Heilstapel."),
    (("left_over", -1, ACE), "Ein Ass bleibt übrig und eröffnet den Heilstapel."),
    (
        ("scattered", -1, 24),
        (
            "24 Marker liegen verdeckt auf dem Weg. Plan, Marker und Überlebende sind von uns: Das Spiel erschien ohne "
            "Spielplan."
        ),
    ),
    (("first", 1, 1), "Briar stürmt zuerst aus der Tür."),
    (("rolled", 0, 0, 4, 0), "Ash rennt weiter, 4 Schritte weit."),
    (("rolled", 0, 0, 1, 1), "Ash kehrt um, einen Schritt weit."),
    (("stepped", 0, 0, number_of("5/1"), 1), ""),
    (("stayed", 0, 0, number_of("2/3")), "Ash würde über den Start hinausrennen und bleibt auf 2/3."),
    (("stopped", 0, 0, number_of("12/3")), "Ash hält auf 12/3 an. Alles ruhig."),
    (("stopped", 0, 0, number_of("0/2")), "Ash hält am Start an. Alles ruhig."),
    (("rescued", 0, 0, 3), "Ash holt Dell da raus!"),
    (("came_home", 0, 2), "Clay ist durch die Tür, hinein in die Zuflucht."),
    (("special", 0, 0, KING, 13), "Etwas lauert auf Ash: ein Spezialinfizierter, und zwar ein König (Stärke 13)."),
    (("special", 0, 0, EIGHT, 8), "Etwas lauert auf Ash: ein Spezialinfizierter, und zwar eine 8 (Stärke 8)."),
    (("horde", 0, 0, 7), "Ash hat den Alarm ausgelöst. Eine Horde kommt, und zwar zu allen: Stärke 7."),
    (("reshuffled", -1), "Die Spezialinfizierten werden neu gemischt."),
    (("beat_special", 0, 0), "Ash hat eine Karte, die reicht, und kommt vorbei."),
    (("can_beat", 0, 0, Attack.HORDE), ""),
    (("cannot_beat", 0, 0, Attack.SPECIAL), "Ash hat nichts, was so etwas aufhält."),
    (("cannot_beat", 0, 0, Attack.HORDE), "Ash hat nichts, was so viele aufhält."),
    (("played", 0, 0, EIGHT, 0), "Ash wehrt den Angriff mit einer 8 ab."),
    (("played", 0, 0, KING, 1), "Ash wehrt den Angriff mit einem König ab und behält die Karte."),
    (("lost", 0, 0, RANK["2"], 0), "Ash verliert eine 2."),
    (("lost", 0, 0, JACK, 1), "Ash wird schwächer und verliert einen Buben."),
    (("suspended", 0, 0, Attack.HORDE), "Ash sitzt fest und braucht jemanden, der vorbeikommt."),
    (("died", 0, 0), "Ash hat keine Karten mehr und ist tot."),
    (("freed", 0, 0), "Niemand ist mehr da, um zu helfen; Ash kommt allein frei."),
    (("found_pack", 0, 0, 2), "Ash findet ein Verbandspäckchen für 2 Karten."),
    (("found_pack", 0, 0, 1), "Ash findet ein Verbandspäckchen für eine Karte."),
    (("kept_pack", 0, 0, 2), "Ash steckt das Verbandspäckchen für 2 Karten ein."),
    (("kept_pack", 0, 0, 1), "Ash steckt das Verbandspäckchen für eine Karte ein."),
    (("used_pack", 0, 0, 0, 3, 1), "Ash benutzt ein Verbandspäckchen für 3 Karten."),
    (("used_pack", 0, 0, 1, 1, 0), "Ash verarztet Briar mit einem Verbandspäckchen für eine Karte."),
    (("drew", 0, 0, KING), "Ash bekommt einen König zurück."),
    (("nothing_to_draw", 0, 0), "Im Heilstapel liegt nichts für Ash."),
    (("found_weapon", 0, 0, 4), "Ash findet eine Waffe mit +4."),
    (("armed", 0, 0, 4, 2), "Ash trägt jetzt eine Waffe mit +4."),
    (("kept_weapon", 0, 0, 3), "Ash bleibt bei der alten Waffe mit +3."),
    (("waited", 0, 0), "Ash wartet hinter der Tür."),
    (("night", -1, 400), "Nach 400 Zügen wird es Nacht."),
    (("night", -1, 1), "Nach einem Zug wird es Nacht."),
    (("lost_to_night", 0, 0, 5), "Die Nacht holt sich Ash, mitsamt 5 Karten."),
    (("lost_to_night", 0, 0, 1), "Die Nacht holt sich Ash, mitsamt einer Karte."),
    (
        ("game_over", -1, 3, 20, 36),
        "Es ist vorbei: 3 in Sicherheit, noch 20 Karten, alle mindestens bis Spalte 36.",
    ),
    (
        ("game_over", -1, 1, 1, 36),
        "Es ist vorbei: 1 in Sicherheit, noch eine Karte, alle mindestens bis Spalte 36.",
    ),
]

CASES = [
    # indefinite, as it is left over; with it; without it; on a button
    ("2", "Eine 2", "einer 2", "eine 2", "die 2 spielen"),
    ("8", "Eine 8", "einer 8", "eine 8", "die 8 spielen"),
    ("10", "Eine 10", "einer 10", "eine 10", "die 10 spielen"),
    ("jack", "Ein Bube", "einem Buben", "einen Buben", "den Buben spielen"),
    ("queen", "Eine Dame", "einer Dame", "eine Dame", "die Dame spielen"),
    ("king", "Ein König", "einem König", "einen König", "den König spielen"),
    ("ace", "Ein Ass", "einem Ass", "ein Ass", "das Ass spielen"),
]


def told(kind, seat, *facts, viewer=None):
    """An event as a sentence."""
    return GERMAN.tell(game.words.event(kind, seat, *facts), PEOPLE, viewer)


def hints(table):
    """What each open action would do."""
    forecaster = Forecaster(game.run, table.sight(table.state.seat))
    return {line: forecaster.hint(GERMAN, game.words.actions[game.words.parse(line)]) for line in table.open}


def asked(table, viewer=0):
    """What the seat that decides is asked."""
    return GERMAN.asked(table.sight(viewer), PEOPLE)


@pytest.mark.parametrize(("event", "sentence"), SENTENCES, ids=[row[1] or row[0][0] for row in SENTENCES])
def test_an_event_names_the_survivor_to_every_viewer(event, sentence):
    assert told(*event) == told(*event, viewer=0) == told(*event, viewer=2) == sentence


def test_every_kind_of_event_has_a_sentence_among_these():
    assert {row[0][0] for row in SENTENCES} | {"moves"} == {kind.name.casefold() for kind in Kind}


@pytest.mark.rule("RLA-55")
def test_whose_survivors_are_is_told_in_a_sentence_and_to_oneself_as_you():
    assert told("moves", 1, 3) == told("moves", 1, 3, viewer=0) == "Bea führt Dell."
    assert told("moves", 1, 3, viewer=1) == "Du führst Dell."
    both = [game.words.event("moves", 0, who) for who in (0, 1)]
    assert GERMAN.narrate(both, PEOPLE, 0) == ["Du führst Ash und Briar.", ""]
    assert game.words.narrate(both, PEOPLE, 0) == ["You lead Ash and Briar.", ""]
    one_each = [game.words.event("moves", seat, seat) for seat in (0, 1)]
    assert GERMAN.narrate(one_each, PEOPLE, 1) == ["Ann führt Ash.", "Du führst Briar."]


@pytest.mark.parametrize("who", range(len(NAMES)))
def test_every_survivor_is_called_by_name_wherever_one_stands(who):
    name, other = NAMES[who], (who + 1) % len(NAMES)
    assert told("moves", 0, who) == f"Ann führt {name}."
    assert told("special", 0, who, EIGHT, 8).startswith(f"Etwas lauert auf {name}: ")
    assert told("rescued", 0, other, who) == f"{NAMES[other]} holt {name} da raus!"
    assert told("used_pack", 0, other, who, 2, 0) == f"{NAMES[other]} verarztet {name} mit einem {TWO}."
    assert told("nothing_to_draw", 0, who) == f"Im Heilstapel liegt nichts für {name}."
    assert told("lost_to_night", 0, who, 2) == f"Die Nacht holt sich {name}, mitsamt 2 Karten."


@pytest.mark.parametrize(
    ("space", "where"), [("0/1", "am Start"), ("0/3", "am Start"), ("1/1", "auf 1/1"), ("36/2", "auf 36/2")]
)
def test_a_space_is_where_one_stands(space, where):
    assert told("stopped", 0, 0, number_of(space)) == f"Ash hält {where} an. Alles ruhig."
    assert told("stayed", 0, 0, number_of(space)) == f"Ash würde über den Start hinausrennen und bleibt {where}."


@pytest.mark.parametrize(("rank", "nominative", "dative", "accusative", "button"), CASES, ids=[row[0] for row in CASES])
def test_a_card_takes_the_case_of_its_place(rank, nominative, dative, accusative, button):
    number = RANK_NAMES.index(rank)
    assert told("left_over", -1, number) == f"{nominative} bleibt übrig und eröffnet den Heilstapel."
    assert told("played", 0, 0, number, 0) == f"Ash wehrt den Angriff mit {dative} ab."
    assert told("lost", 0, 0, number, 0) == f"Ash verliert {accusative}."
    assert told("lost", 0, 0, number, 1) == f"Ash wird schwächer und verliert {accusative}."
    assert told("drew", 0, 0, number) == f"Ash bekommt {accusative} zurück."
    assert buttons()[f"play {rank}"] == button
    assert buttons()[f"lose {rank}"] == button.replace("spielen", "abgeben")


def buttons():
    """What the buttons say, by the canonical texts of their actions."""
    return {action.text: GERMAN.action(action, PEOPLE, 0) for action in game.words.actions}


def test_buttons_say_actions_in_german_and_their_canonical_text_stays():
    said = buttons()
    assert (said["forward"], said["backward"], said["stop here"]) == ("vorwärts", "zurück", "hier anhalten")
    assert said["take lane 2"] == "Spur 2 nehmen"
    for number in (1, 2, 3):
        for name in NAMES:
            assert said[f"use pack {number} on {name}"] == f"Verbandspäckchen {number} für {name}"
    assert said["keep the pack"] == "das Päckchen einstecken"
    assert said["take the new weapon"] == "die neue Waffe nehmen"
    assert said["keep the old weapon"] == "die alte Waffe behalten"
    assert said["wait"] == "abwarten"
    assert len(set(said.values())) == len(game.words.actions)
    assert game.words.action(game.words.actions[0], PEOPLE, 0) == ""  # in English the text itself is said


# --- Hints ------------------------------------------------------------------------------------------------------------


def test_a_lane_says_what_lies_on_the_way():
    table = Table(Survivor("2 3", "3/2"), Survivor("6", "4/3", "suspended"), tokens={"4/2": "horde"})
    table.play("forward", gives="roll 3")
    assert hints(table) == {"take lane 2": "da liegt ein Marker", "take lane 3": "rettet Briar"}
    table = Table(Survivor("2 3", "10/2"), Survivor("6"), move_up_to=1)
    table.play("forward", gives="roll 3").play("take lane 2")
    assert hints(table) == {"take lane 2": "in die Zuflucht", "stop here": ""}


def test_several_who_are_rescued_on_one_space_are_listed():
    others = [Survivor("6", "4/3", "suspended"), Survivor("7", "4/3", "suspended")]
    table = Table(Survivor("2 3", "3/2"), *others, tokens={"4/3": "horde"})
    table.play("forward", gives="roll 3")
    assert hints(table)["take lane 3"] == "da liegt ein Marker; rettet Briar und Clay"


def test_a_card_says_what_becomes_of_it():
    def against_a_horde(hand, strength=4, **agreed):
        table = Table(Survivor(hand, "4/1"), Survivor("K", "1/1"), tokens={"5/1": "horde"}, **agreed)
        return hints(table.play("forward", gives=f"roll 1, horde {strength}"))

    assert against_a_horde("5 K") == {"play 5": "verbraucht", "play king": "verbraucht"}
    assert against_a_horde("K") == {"play king": "die letzte Karte: Ash stirbt"}
    assert against_a_horde("K", spend_on_win=1) == {"play king": "gezeigt und behalten"}
    assert against_a_horde("2 3", 9) == {"lose 2": "Ash sitzt dann fest", "lose 3": "Ash sitzt dann fest"}
    assert against_a_horde("2", 9) == {"lose 2": "die letzte Karte: Ash stirbt"}


def test_packs_and_weapons_say_what_they_give():
    told = hints(Table(Survivor("2 3", packs=[3]), Survivor("4"), discards="5 5"))
    assert told["use pack 3 on Ash"] == "Ash hat 2 Karten und zieht 2"
    assert told["use pack 3 on Briar"] == "Briar hat eine Karte und zieht 2"
    table = Table(Survivor("2 3", "4/1", weapon=2), Survivor("4"), tokens={"5/1": "weapon 3"})
    table.play("forward", gives="roll 1, weapon 3")
    assert hints(table) == {"take the new weapon": "+3 statt +2", "keep the old weapon": "+2"}


# --- What is asked ----------------------------------------------------------------------------------------------------


def test_what_is_asked_before_a_move_and_where_ways_part():
    table = Table(Survivor("2 3", "3/2"), Survivor("6"), seats=2)
    assert asked(table) == "Du: Ash bricht gleich auf."
    assert asked(table, 1) == asked(table, -1) == "Ann: Ash bricht gleich auf."
    table.play("forward", gives="roll 3")
    assert asked(table) == "Du: Ash ist auf 3/2, noch 3 Schritte."
    one = Table(Survivor("2 3", "0/2"), Survivor("6")).play("forward", gives="roll 1")
    assert asked(one) == "Du: Ash ist am Start, noch ein Schritt."
    back = Table(Survivor("2 3", "3/2"), Survivor("6"), move_up_to=1).play("backward", gives="roll 2")
    assert asked(back) == "Du: Ash ist auf 3/2, noch 2 Schritte zurück."


def test_what_is_asked_under_attack():
    def horde(survivor, strength):
        table = Table(survivor, Survivor("K", "1/1"), tokens={"5/1": "horde"})
        return asked(table.play("forward", gives=f"roll 1, horde {strength}"))

    assert horde(Survivor("5 K", "4/1"), 4) == "Du: Eine Horde der Stärke 4: Ash muss eine Karte spielen, die reicht."
    assert horde(Survivor("5 K", "4/1", weapon=2), 4) == (
        "Du: Eine Horde der Stärke 4: Ash muss eine Karte spielen, die reicht; die Waffe hilft mit +2."
    )
    assert horde(Survivor("2 3", "4/1"), 9) == (
        "Du: Eine Horde der Stärke 9: Ash hat keine Karte dagegen und verliert eine."
    )
    special = Table(Survivor("2 3", "4/1"), Survivor("K", "1/1"), tokens={"5/1": "special"})
    special.play("forward", gives="roll 1, special K")
    assert asked(special) == (
        "Du: Ein Spezialinfizierter der Stärke 13: Ash hat keine Karte dagegen und verliert eine."
    )
    pinned = Table(Survivor("2 3", "4/1", "suspended"), Survivor("K"))
    assert asked(pinned) == "Du: Ash sitzt fest und verliert eine Karte."


def test_what_is_asked_of_a_find():
    def found(token, **carried):
        table = Table(Survivor("2 3", "4/1", **carried), Survivor("8", "1/2"), tokens={"5/1": token})
        return asked(table.play("forward", gives=f"roll 1, {token}"))

    assert found("pack 2") == "Du: Ash hat ein Verbandspäckchen für 2 Karten gefunden."
    assert found("pack 1") == "Du: Ash hat ein Verbandspäckchen für eine Karte gefunden."
    assert found("weapon 3", weapon=2) == "Du: Ash hat eine Waffe mit +3 gefunden und trägt eine mit +2."


@pytest.mark.rule("RLA-31", "RLA-49")
def test_how_it_stands_and_how_it_ended():
    table = Table(Survivor("K K", "11/1"), Survivor("2 3 4", condition="safe"), Survivor(condition="dead", at="7/1"))
    before = [remark.text for remark in GERMAN.remarks(table.sight(0), PEOPLE)]
    assert before == [
        "Zug 1 von höchstens 400: Ash",
        "Stand: Spalte 7 von 12 x 5 Karten x 1 in Sicherheit = 2,9",
    ]
    table.play("forward", gives="roll 1")
    assert asked(table) == "Das Rennen ist vorbei."
    after = [remark.text for remark in GERMAN.remarks(table.sight(0), PEOPLE)]
    assert after[1] == "Ergebnis: Spalte 7 von 12 x 5 Karten x 2 in Sicherheit = 5,8"
    said = GERMAN.outcome(game.run.result(table.state), table.state)
    assert said == "alle waren in Sicherheit oder tot (RL-071); Spalte 7 von 12 x 5 Karten x 2 in Sicherheit = 5,8"
    night = Table(Survivor("K K", "4/1"), Survivor("2", condition="safe"), turns=20, turn_limit=20)
    night.play("forward", gives="roll 1")
    assert asked(night) == "Das Rennen ist vorbei: Es ist Nacht."
    said = GERMAN.outcome(game.run.result(night.state), night.state)
    assert said == "nach 20 Zügen wurde es Nacht (RLA-49); Spalte 5 von 12 x 1 Karte x 1 in Sicherheit = 0,4"


def test_the_table_is_laid_out_in_german_and_as_in_english():
    match = Match(game, 2, seed=1, run=game.interpreted)
    plan, english = match.plan("de"), match.plan()
    assert [area.title for area in plan.areas] == [
        "Der Plan, vom Start hinunter bis zur Zuflucht; wo nichts steht, geht es geradeaus weiter",
        "Die Überlebenden",
        "Karten von Ash",
        "Karten von Briar",
        "Gefunden",
        "Heilstapel",
        "Marker, verdeckt auf dem Plan",
        "Spezialinfizierte, aufgedeckt",
        "Spezialinfizierte, die noch kommen",
        "Ungesehen beiseitegelegt",
    ]
    assert [area.places for area in plan.areas] == [area.places for area in english.areas]
    assert list(plan.labels) == list(english.labels)
    assert [label.tone for label in plan.labels.values()] == [label.tone for label in english.labels.values()]
    said = {name: (plan.labels[name].text, plan.labels[name].note) for name in ("queen", "ace", "7", "token", "horde")}
    assert said == {
        "queen": ("Dame", "zählt 12"),
        "ace": ("Ass", "zählt 14"),
        "7": ("7", ""),
        "token": ("Marker", "verdeckt"),
        "horde": ("Horde", ""),
    }
    conditions = [plan.labels[name].text for name in ("free", "suspended", "safe", "dead")]
    assert conditions == ["frei", "sitzt fest", "in Sicherheit", "tot"]
    assert (plan.labels["weapon"].text, plan.labels["furthest"].text) == ("Waffe", "war schon bis Spalte")
    onward = {label.note for name, label in plan.labels.items() if name.startswith("space:") and label.note}
    assert onward
    assert all(note.startswith(("weiter auf Spur ", "weiter auf den Spuren ")) for note in onward)


def test_what_is_printed_is_german_and_as_much_as_in_english():
    german, english = GERMAN.faces(), game.words.faces()
    assert [(face.name, face.rule, len(face.lines)) for face in german] == [
        (face.name, face.rule, len(face.lines)) for face in english
    ]
    faces = {face.name: face for face in german}
    assert faces["jack"].title == "Bube"
    assert faces["8"].lines[0] == "Zählt 8."
    assert faces["pack-1"].lines == ("Eine Karte vom Heilstapel.",)
    assert faces["pack-2"].lines == ("2 Karten vom Heilstapel.",)
    assert faces["weapon-3"].title == "Waffe +3"
    assert {face.group for face in german} == {"Karte", "Marker", "Überlebende", "Spur"}
    same = [face.name for face, other in zip(german, english, strict=True) if face.lines == other.lines]
    assert same == []
