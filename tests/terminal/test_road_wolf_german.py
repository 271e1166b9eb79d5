"""The table of Road Wolf in German: what stands there, what can be typed, and what is answered."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pytest

from runabout.core.errors import RunaboutError
from runabout.games.road_wolf.actions import VEHICLE, Verb
from runabout.games.road_wolf.fights.rolling import Cause
from runabout.games.road_wolf.kinds import Token
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.state import NOBODY, Ask, Roll, Status
from runabout.terminal.screen import FINE
from runabout.terminal.tables.road_wolf import RoadWolfTable
from runabout.terminal.tables.road_wolf_names import WORDS, Tongue, in_english
from runabout.terminal.voice import Voice
from tests.games.road_wolf.table import MIDDLE, Table
from tests.terminal.road_wolf import GAME, GERMAN, MATCH, TABLE, asked, chase, said_at, scene_of, shown, verbs

said = partial(said_at, GERMAN)
"""What a typed spot is understood as at the German table."""


def text_of(lines: Sequence[str]) -> str:
    return " ".join(" ".join(lines).split())


# --- Typed ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "english"),
    [
        ("vor 2,5 links 1", "ahead 2.5 left 1"),
        ("2 vor, 1 rechts", "2 ahead, 1 right"),
        ("zurück 3 zoll", "back 3 inches"),
        ("fahre vorwärts 2 und nach links 0,25", "drive ahead 2 and left 0.25"),
        ("in 7", "into 7"),
        ("in fahrzeug 7", "into 7"),
        ("neben nummer 7", "beside 7"),
        ("wagen 7", "car 7"),
        ("am rand links 12,5", "at left 12.5"),
        ("ende 12,5", "end 12.5"),
        ("ahead 2 left 1", "ahead 2 left 1"),
        ("vorne weg", "vorne weg"),
        ("voranschleichen", "voranschleichen"),
    ],
)
def test_what_is_typed_in_german_is_read_as_english(typed: str, english: str) -> None:
    assert in_english(typed, Voice("de")) == english


def test_in_english_words_stay_as_they_are() -> None:
    assert in_english("in 7, 2,5", Voice("en")) == "in 7, 2,5"


def test_no_german_word_is_two_things() -> None:
    voice = Voice("de")
    words = [word.strip() for name in WORDS for word in voice.say(f"road-wolf-words-{name}").split(",")]
    assert len(words) == len(set(words))


@pytest.mark.parametrize(
    ("text", "spot"),
    [
        ("vor 2 rechts 1", "ahead 2, right 1"),
        ("Rechts 1, vor 2,5", "ahead 2.5, right 1"),
        ("2,25 vor, 1 links", "ahead 2.25, left 1"),
        ("ahead 2 right 1", "ahead 2, right 1"),
        ("in 2", "vehicle 2"),
        ("Fahrzeug 2", "vehicle 2"),
        ("#2", "vehicle 2"),
        ("v2", "vehicle 2"),
        ("hinein", "not understood"),
    ],
)
def test_a_spot_may_be_typed_in_german(text: str, spot: str) -> None:
    table, _, _, _ = chase()
    assert said(table, text) == spot


def test_a_place_may_be_typed_in_german() -> None:
    table = Table()
    table.add("buggy", (MIDDLE, 800))
    v = table.add("coupe", (0, 0), seat=1)
    state = table.state
    state.status[v], state.half_width[v], state.half_length[v] = Status.COMING, 0, 0
    scene = scene_of(asked(table, v, Ask.PLACE), viewer=1, table=GERMAN)
    for text, place in (("ende 12,5", "END 12.5"), ("am Rand links 20", "LEFT 20"), ("rechts 7", "RIGHT 7")):
        action = GERMAN.read(scene, text)
        assert action is not None
        assert action.text == f"place at {place}"
    with pytest.raises(RunaboutError, match="Plätze am Rand liegen einen halben Zoll auseinander"):
        GERMAN.read(scene, "ende 12,1")
    assert "etwa ende 12,5:" in text_of(shown(scene))


def test_what_a_vehicle_does_may_be_typed_in_short() -> None:
    table, v, near, _ = chase()
    scene = scene_of(asked(table, v, Ask.ACT), actions=verbs(Verb.MOVE, Verb.LATER, Verb.DONE), table=GERMAN)
    for typed, text in (("fertig", "done"), ("Fahren", "move"), ("später", "later"), ("übernehmen", "take over")):
        action = GERMAN.read(scene, typed)
        assert action is not None
        assert action.text == text
    assert GERMAN.read(scene, "done") is None  # left to the game's own words
    assert GERMAN.spelled_out(scene, "vor 2") == ("move", "vor 2")
    assert GERMAN.spelled_out(scene, f"wagen {near + 1}") == ("later", f"wagen {near + 1}")


# --- In full ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said_by", "ahead", "behind"),
    [
        (TABLE, "24.5 along, 12 across", "1 behind the START, 12 across"),
        (GERMAN, "24,5 längs, 12 quer", "1 hinter dem START, 12 quer"),
    ],
    ids=["en", "de"],
)
def test_what_is_laid_out_in_full_says_where_it_stands_in_inches(
    said_by: RoadWolfTable, ahead: str, behind: str
) -> None:
    table = Table()
    table.add("coupe", (MIDDLE, 980))
    table.add("buggy", (MIDDLE, -40), seat=1)
    rows = dict(said_by.laid_out(scene_of(table.state, table=said_by)).rows())
    where = [text.split("; ")[0] for text in rows.values() if "START" in text or ahead in text]
    assert where == [ahead, behind]


# --- Answered ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "verb", "answer"),
    [
        (
            "vor 4 rechts 1",
            Verb.MOVE,
            "Das sind 4,13 Zoll. Gefahren wird höchstens eine Stocklänge weit, 4 Zoll (RW-171). Am nächsten kommt",
        ),
        (
            "zurück 1 links 2",
            Verb.MOVE,
            "Gefahren wird geradeaus bis genau zur Seite, gebremst in alle Richtungen dahinter",
        ),
        ("zurück 6", Verb.BRAKE, "Das sind 6 Zoll. Gebremst wird höchstens eine Stocklänge weit, 4 Zoll (RW-173)."),
        ("vor 1,1", Verb.MOVE, "Stellen liegen einen Viertelzoll auseinander. Am nächsten kommt man mit"),
        ("vor 0", Verb.MOVE, "Wer sich nicht rührt und nichts trifft, ist nicht gefahren (RWA-118)."),
        ("in 3", Verb.MOVE, "4 Zoll (RW-171); der Buggy (3) ist 8,4 Zoll entfernt. Am nächsten daran ist „"),
        ("in 2", Verb.BRAKE, "(RWA-15). Der Buggy (2) liegt in der anderen Richtung."),
        ("neben 3", Verb.MOVE, "Neben dem Buggy (3), 8,4 Zoll entfernt, ist keine Stelle zu erreichen"),
        ("in 30", Verb.MOVE, "Eine Nummer 30 steht nicht auf dem Plan."),
        ("in 1", Verb.MOVE, "Nummer 1 fährt ja gerade selbst."),
    ],
)
def test_a_spot_that_cannot_be_is_answered_in_german(text: str, verb: Verb, answer: str) -> None:
    table, _, _, _ = chase()
    assert answer in said(table, text, verb=verb)


def test_what_is_in_the_way_is_named_in_german() -> None:
    table = Table()
    table.add("coupe", (MIDDLE, 960))
    table.add("street-bike", (MIDDLE, 1050), seat=1)
    table.add("buggy", (MIDDLE, 1140), seat=1)
    assert said(table, "in 3").startswith("Das Street Bike (2) ist im Weg zu dem Buggy (3) (RW-172).")


def test_a_friend_is_named_in_the_accusative() -> None:
    table, _, near, _ = chase()
    table.state.x[near], table.state.y[near] = MIDDLE, 1080
    table.state.owner[near] = 0
    assert said(table, "vor 4") == "Das trifft den Buggy (2), von der eigenen Seite. Ist es so gemeint: „in 2“."


def test_who_names_a_spot_too_early_is_told_in_german_what_comes_first() -> None:
    table, v, near, _ = chase()
    scene = scene_of(asked(table, v, Ask.ACT), actions=verbs(Verb.MOVE, Verb.DONE), table=GERMAN)
    move, done = (GERMAN.said(action, scene.names, 0) for action in verbs(Verb.MOVE, Verb.DONE))
    for text, answer in (
        ("Vor 2", f"Erst sagen, wie: „{move}; vor 2“."),
        ("zurück 2", "Das Coupe (1) kann jetzt nicht so fahren (RW-170)."),
        (f"#{near + 1}", f"Das Coupe (1) ist gerade dran: erst „{done}“ sagen."),
    ):
        with pytest.raises(RunaboutError) as refused:
            GERMAN.read(scene, text)
        assert str(refused.value) == answer
    with pytest.raises(RunaboutError, match="Erst sagen, wer dorthin soll, etwa „#1; vor 2“"):
        GERMAN.read(scene_of(asked(table, v, Ask.VEHICLE), table=GERMAN), "vor 2")
    with pytest.raises(RunaboutError, match="Nach einer Stelle ist gerade nicht gefragt"):
        GERMAN.read(scene_of(asked(table, v, Ask.KEEP), actions=verbs(Verb.DONE), table=GERMAN), "vor 2")


# --- Shown ------------------------------------------------------------------------------------------------------------


def test_the_list_is_german() -> None:
    table = Table()
    v = table.add("convertible", (MIDDLE, 600), tokens="gunner gunner shotgun")
    other = table.add("buggy", (MIDDLE, 900), seat=1, tokens="brawler molotov")
    table.wreck("coupe", (300, 500))
    bike = table.add("street-bike", (300, 700), seat=NOBODY)
    state = table.state
    state.status[bike] = Status.MARKER
    state.shown[other, Token.MOLOTOV], state.kept[1], state.skulls[0] = 1, 1, 2
    state.actions[v] = 2
    text = text_of(shown(scene_of(asked(table, v, Ask.ACT), actions=verbs(Verb.DONE), table=GERMAN), 120, 40))
    for part in (
        "2 Aktionen; Driver am Steuer; 2 Gunner, Shotgun",
        "Molotov; und verdeckt 2 Leute",
        "Wrack des Coupe",
        "Haufen Ausrüstung",
        "2 Schädel",
        "1 Ambush",
        "- Herrenlos",
        "Interceptor",
    ):
        assert part in text
    for english in ("wreck", "heap", "drives", "unseen"):
        assert english not in text


@pytest.mark.parametrize(("width", "wreck"), [(78, "Wrack: Explosiv"), (120, "Wrack des Sprengstofflasters")])
def test_a_name_that_is_too_long_is_shortened(width: int, wreck: str) -> None:
    table = Table()
    v = table.add("coupe", (MIDDLE, 600))
    table.wreck("explosives-truck", (300, 500))
    text = text_of(shown(scene_of(asked(table, v, Ask.ACT), actions=verbs(Verb.DONE), table=GERMAN), width, 40))
    assert (wreck if width > 100 else "Wrack: Spreng") in text


def test_the_limo_is_the_president_s_armored_car() -> None:
    table = Table("the-president")
    v = table.add("armored-car", (MIDDLE, 600))
    scene = scene_of(asked(table, v, Ask.ACT), actions=(), table=GERMAN)
    tongue = Tongue(GERMAN, scene.names, 0)
    assert tongue.numbered(scene.sight, v) == "Limo (1)"
    assert tongue.vehicle(scene.sight, v, "dative") == "der Limo (1)"
    assert tongue.vehicle(scene.sight, 20) == "Nummer 21"
    assert tongue.mission(scene.sight) == "Der Präsident"
    scene.sight.house[House.MISSION] = 0
    assert tongue.mission(scene.sight) == "Interceptor"


def test_a_roll_is_german() -> None:
    table = Table()
    v, t = table.add("convertible", (MIDDLE, 600)), table.add("buggy", (MIDDLE, 720), seat=1)
    state = table.state
    state.roll, state.attacker, state.defender = Roll.RAM, v, t
    state.attack[:2], state.attack_size, state.defence[:1], state.defence_size = (6, 1), 2, (5,), 1
    text = text_of(shown(scene_of(state, 1, actions=(), table=GERMAN), 120, 40))
    assert "Ein Rammstoß: Convertible (1) von Ann <6> 1 Buggy (2) von dir <5> -" in text
    assert "Es entscheidet der höchste Würfel (RW-211): Der Angriff gewinnt, Overkill 1: 1 Treffer (RW-223)." in text
    state.roll, state.attacker, state.how = Roll.STRUCK, NOBODY, Cause.TRAIN_FRONT
    assert "der Zug, vorn" in text_of(shown(scene_of(state, 1, actions=(), table=GERMAN), 120, 40))


def test_vehicles_are_offered_in_german_with_what_they_are() -> None:
    scene = GERMAN.scene(MATCH, MATCH.seat, ["Ann", "Ben"], FINE)
    text = text_of(shown(scene))
    assert "(2, geschlossen, Straße)" in text
    assert "(Muscle Car und Humvee)" in text
    assert "Road Wolf · Interceptor · du entscheidest" in text


def test_targets_and_spots_are_offered_in_german() -> None:
    table, v, near, _ = chase()
    text = text_of(shown(scene_of(asked(table, v, Ask.SPOT), table=GERMAN)))
    assert f"(neben {near + 1})" in text
    assert f" in {near + 1}: " in text
    assert "Oder eins von " in text
    assert "etwa vor 2,5 links 1:" in text
    state = asked(table, v, Ask.SPOT, Verb.BRAKE)
    assert "etwa zurück 2,5 links 1:" in text_of(shown(scene_of(state, table=GERMAN)))
    both = [GAME.words.actions[VEHICLE + near]]
    assert "Buggy (2)" in text_of(shown(scene_of(asked(table, v, Ask.TARGET, Verb.MELEE), actions=both, table=GERMAN)))
