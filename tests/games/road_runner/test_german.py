"""Road Runner told in German: every kind of event, every card in every sentence, hints, buttons and what is asked."""

import pytest

from runabout.core.forecast import Forecaster
from runabout.games.road_runner import game
from runabout.games.road_runner.attempts import ATTEMPTS
from runabout.games.road_runner.cards import CAPTURES, CARDS, FIRST_ESCAPE, NUMBER
from runabout.games.road_runner.state import Event as Kind
from runabout.match import Match
from tests.games.road_runner.table import Table, find_attempt

GERMAN = game.words.in_language("de")
NAMES = ["Ann", "Bea", "Hans"]
ANVIL, CLIFF, OOPS, RUST = (NUMBER[title] for title in ("Anvil", "Cliff", "Oops!", "Rust!"))

SENTENCES = [
    (("deals", 0), "Ann gibt.", "Du gibst."),
    (("dealt_card", 0, ANVIL), "Ann bekommt Anvil.", "Du bekommst Anvil."),
    (("drew", 0), "", ""),
    (("drew_card", 0, ANVIL), "Ann zieht Anvil.", "Du ziehst Anvil."),
    (("nothing_to_draw", 0), "Für Ann gibt es nichts mehr zu ziehen.", "Für dich gibt es nichts mehr zu ziehen."),
    (("laid", 0, ANVIL), "Ann legt Anvil aus.", "Du legst Anvil aus."),
    (("took_back", 0, ANVIL), "Ann nimmt Anvil zurück.", "Du nimmst Anvil zurück."),
    (
        ("called", 0, find_attempt("trap", "Detour Sign", "Cliff")),
        "Ann legt Detour Sign und Cliff aus und versteckt sich hinter einem Kaktus: eine Falle!",
        "Du legst Detour Sign und Cliff aus und versteckst dich hinter einem Kaktus: eine Falle!",
    ),
    (
        ("called", 0, find_attempt("ambush", "Road", "Bomb")),
        "Ann lauert mit Bomb und Road am Straßenrand: ein Hinterhalt!",
        "Du lauerst mit Bomb und Road am Straßenrand: ein Hinterhalt!",
    ),
    (
        ("called", 0, find_attempt("drop", "Anvil", "Cliff")),
        "Ann wartet mit Anvil und Cliff hoch über der Straße: ein Abwurf!",
        "Du wartest mit Anvil und Cliff hoch über der Straße: ein Abwurf!",
    ),
    (
        ("called", 0, find_attempt("shot", "Sling Shot", "Bomb")),
        "Ann legt mit Bomb und Sling Shot an: ein Schuss!",
        "Du legst mit Bomb und Sling Shot an: ein Schuss!",
    ),
    (
        ("called", 0, find_attempt("chase", "Rocket")),
        "Ann schnallt sich an und nimmt mit Rocket die Jagd auf!",
        "Du schnallst dich an und nimmst mit Rocket die Jagd auf!",
    ),
    (
        ("called", 0, find_attempt("launch", "Catapult")),
        "Ann hebt mit Catapult ab: ein Abflug!",
        "Du hebst mit Catapult ab: ein Abflug!",
    ),
    (
        ("played", 0, OOPS, 4, 0),
        "Ann spielt Oops: Es geht ganz schön tief hinunter. Das macht 4 Schaden.",
        "Du spielst Oops: Es geht ganz schön tief hinunter. Das macht 4 Schaden.",
    ),
    (
        ("played", 0, RUST, 0, 1),
        "Ann spielt auch noch Rust: In der Wüstenluft ist alles festgerostet.",
        "Du spielst auch noch Rust: In der Wüstenluft ist alles festgerostet.",
    ),
    (("declined", 0), "Ann zuckt mit den Schultern.", "Du zuckst mit den Schultern."),
    (("foiled", 0, 0), "Ann kommt mit dem Schrecken davon.", "Du kommst mit dem Schrecken davon."),
    (("foiled", 0, 1), "Ann humpelt davon und setzt einen Zug aus.", "Du humpelst davon und setzt einen Zug aus."),
    (("foiled", 0, 4), "Ann humpelt davon und setzt 4 Züge aus.", "Du humpelst davon und setzt 4 Züge aus."),
    (("caught", 0), "Ann hat den Rennkuckuck erwischt!", "Du hast den Rennkuckuck erwischt!"),
    (("passed", 0, 1), "Ann gibt eine Karte an Bea weiter.", "Du gibst eine Karte an Bea weiter."),
    (("passed_card", 0, ANVIL, 1), "Ann gibt Anvil an Bea weiter.", "Du gibst Anvil an Bea weiter."),
    (
        ("kept", 0),
        "Ann gibt eine Karte weiter, und sie kommt einmal ganz herum.",
        "Du gibst eine Karte weiter, und sie kommt einmal ganz herum.",
    ),
    (
        ("kept_card", 0, ANVIL),
        "Ann gibt Anvil weiter und bekommt die Karte von der anderen Seite zurück.",
        "Du gibst Anvil weiter und bekommst die Karte von der anderen Seite zurück.",
    ),
    (("skipped", 0, 0), "Ann sieht noch Sterne.", "Du siehst noch Sterne."),
    (("skipped", 0, 1), "Ann sieht noch Sterne; noch ein Zug.", "Du siehst noch Sterne; noch ein Zug."),
    (("skipped", 0, 2), "Ann sieht noch Sterne; noch 2 Züge.", "Du siehst noch Sterne; noch 2 Züge."),
    (
        ("empty_handed", 0),
        "Ann hat keine Karte mehr, mit der sich etwas anfangen ließe.",
        "Du hast keine Karte mehr, mit der sich etwas anfangen ließe.",
    ),
]
TO_EVERYBODY = [
    (
        ("reshuffled", -1, 12, 1),
        (
            "12 Karten kommen in einen neuen Zugstapel. "
            "Von jetzt an gelten Karten, die Fang- und Fluchtkarte sind, als beides."
        ),
    ),
    (("reshuffled", -1, 1, 0), "Eine Karte kommt in einen neuen Zugstapel."),
    (("called_off", -1), "Über der Wüste geht die Sonne unter; die Jagd ist abgeblasen."),
]
METHODS = [
    # with an article; on the button that calls it; how it is told to have caught
    ("trap", "eine Falle", "die Falle ausrufen", "eine Falle, die niemand vereitelt hat"),
    ("ambush", "ein Hinterhalt", "den Hinterhalt ausrufen", "ein Hinterhalt, den niemand vereitelt hat"),
    ("drop", "ein Abwurf", "den Abwurf ausrufen", "ein Abwurf, den niemand vereitelt hat"),
    ("shot", "ein Schuss", "den Schuss ausrufen", "ein Schuss, den niemand vereitelt hat"),
    ("chase", "eine Jagd", "die Jagd ausrufen", "eine Jagd, die niemand vereitelt hat"),
    ("launch", "ein Abflug", "den Abflug ausrufen", "ein Abflug, den niemand vereitelt hat"),
]
"""Every method in every case and slot where it stands."""


def told(kind, seat, *facts, viewer=None):
    """An event as a sentence."""
    return GERMAN.tell(game.words.event(kind, seat, *facts), NAMES, viewer)


def buttons():
    """What the buttons say, by the canonical texts of their actions."""
    return {action.text: GERMAN.action(action, NAMES, 0) for action in game.words.actions}


def remarks(table, viewer=0):
    """What is remarked of the attempt."""
    return [one.text for one in GERMAN.remarks(table.sight(viewer), NAMES) if one.about == "laid"]


@pytest.mark.parametrize(("event", "to_all", "to_oneself"), SENTENCES, ids=[row[1] or row[0][0] for row in SENTENCES])
def test_an_event_is_told_to_the_table_and_to_the_one_whose_doing_it_is(event, to_all, to_oneself):
    assert told(*event) == told(*event, viewer=2) == to_all
    assert told(*event, viewer=0) == to_oneself


@pytest.mark.parametrize(("event", "sentence"), TO_EVERYBODY, ids=[row[1] for row in TO_EVERYBODY])
def test_what_is_nobodys_doing_is_told_without_a_name(event, sentence):
    assert told(*event) == told(*event, viewer=0) == sentence


def test_every_kind_of_event_has_a_sentence_among_these():
    spoken_of = {row[0][0] for row in (*SENTENCES, *TO_EVERYBODY)} | {"dealt"}
    assert spoken_of == {kind.name.casefold() for kind in Kind}


def test_what_is_told_to_one_alone_says_du():
    assert told("passed_card", 0, ANVIL, 1, viewer=1) == "Ann gibt Anvil an dich weiter."
    assert told("passed", 0, 1, viewer=1) == "Ann gibt eine Karte an dich weiter."


def test_how_many_cards_others_are_dealt_is_told_where_nobody_sees_the_table():
    assert told("dealt", 0, 5) == "Ann bekommt 5 Karten."
    assert told("dealt", 0, 1) == "Ann bekommt eine Karte."
    assert told("dealt", 0, 5, viewer=2) == ""


def test_a_deal_is_one_sentence():
    dealt = [game.words.event("dealt_card", 0, card) for card in (ANVIL, CLIFF, OOPS)]
    assert GERMAN.narrate(dealt, NAMES, 0) == ["Du bekommst Anvil, Cliff und Oops.", "", ""]


# --- Every card, wherever it can stand --------------------------------------------------------------------------------


@pytest.mark.parametrize("card", range(len(CARDS)), ids=[card.title for card in CARDS])
def test_a_card_stands_under_its_printed_title_in_every_sentence(card):
    title = CARDS[card].title.rstrip("!?")
    assert told("dealt_card", 0, card) == f"Ann bekommt {title}."
    assert told("drew_card", 0, card, viewer=0) == f"Du ziehst {title}."
    assert told("passed_card", 0, card, 1) == f"Ann gibt {title} an Bea weiter."
    assert told("kept_card", 0, card) == f"Ann gibt {title} weiter und bekommt die Karte von der anderen Seite zurück."
    if card < CAPTURES:
        assert told("laid", 0, card, viewer=0) == f"Du legst {title} aus."
        assert told("took_back", 0, card, viewer=0) == f"Du nimmst {title} zurück."
        assert buttons()[f"lay {CARDS[card].title}"] == f"{title} auslegen"
        assert buttons()[f"take back {CARDS[card].title}"] == f"{title} zurücknehmen"
    if card >= FIRST_ESCAPE:
        assert told("played", 0, card, 0, 0).startswith(f"Ann spielt {title}: ")
        assert told("played", 0, card, 0, 1, viewer=0).startswith(f"Du spielst auch noch {title}: ")
        assert buttons()[f"play {CARDS[card].title}"] == f"{title} spielen"


def test_every_attempt_is_told_with_all_its_cards():
    for place, attempt in enumerate(ATTEMPTS):
        said = told("called", 0, place)
        assert all(CARDS[title].title in said for title in attempt.titles)


@pytest.mark.parametrize(("method", "one", "button", "caught"), METHODS, ids=[row[0] for row in METHODS])
def test_a_method_takes_the_case_of_its_place(method, one, button, caught):
    attempt = next(at for at in ATTEMPTS if at.way.method.name.casefold() == method)
    cards = [CARDS[title].title for title in attempt.titles]
    table = Table(cards, [], []).attempt(method, *cards)
    assert remarks(table)[0].startswith(f"Ausgerufen: {one}; Fluchtkarten achten auf ")
    assert buttons()[f"call {method}"] == button
    over = table.play("decline", "decline").state
    assert GERMAN.outcome(game.run.result(over), over) == f"{caught} (RR-073)"


def test_buttons_say_what_goes_without_a_card_too_and_no_two_say_the_same():
    said = buttons()
    assert (said["decline"], said["pass"]) == ("nichts spielen", "eine Karte weitergeben")
    assert len(set(said.values())) == len(game.words.actions)
    assert game.words.action(game.words.actions[0], NAMES, 0) == ""  # in English the text itself is said


# --- How it stands ----------------------------------------------------------------------------------------------------


def asked(table, viewer=0):
    """What the seat that decides is asked."""
    return GERMAN.asked(table.sight(viewer), NAMES)


def test_what_is_asked_in_a_turn_and_of_those_who_may_answer():
    table = Table(["Rocket"], ["Zoom!"], [])
    assert asked(table) == "Du: Wag einen Versuch, oder gib eine Karte weiter."
    assert asked(table, 1) == asked(table, -1) == "Ann: einen Versuch wagen oder eine Karte weitergeben."
    table.attempt("chase", "Rocket")
    assert asked(table, 1) == "Du: Vereitle den Versuch, oder lass ihn laufen."
    assert asked(table) == "Bea: den Versuch vereiteln oder laufen lassen."
    table.play("decline", "decline")
    assert asked(table) == "Du hast den Rennkuckuck erwischt."
    assert asked(table, 2) == "Ann hat den Rennkuckuck erwischt."


@pytest.mark.rule("RRA-29")
def test_a_chase_that_is_called_off_says_so_and_why():
    table = Table(["Oops!"], [], [], turns=10, turn_limit=10).play("pass")
    assert asked(table) == "Die Jagd ist abgeblasen."
    said = GERMAN.outcome(game.run.result(table.state), table.state)
    assert said == "nach 10 Zügen hatte niemand den Rennkuckuck erwischt (RRA-29)"


def test_what_is_remarked_of_an_attempt():
    table = Table(["Anvil", "Cliff", "Tightrope"], ["Oops!"], ["Rust!"]).play("lay Anvil")
    assert remarks(table) == ["In Reichweite: Abwurf (HEIGHT: Tightrope oder Cliff)"]
    table.play("lay Cliff", "call drop", "play Oops!")
    assert remarks(table) == [
        "Ausgerufen: ein Abwurf; Fluchtkarten achten auf DROP 1, HEIGHT 4 und METAL",
        "Antworten: Bea (Oops) und Hans (jetzt)",
        "Der Versuch ist vereitelt",
    ]
    plain = Table(["Sling Shot", "Giant Arrow"], [], []).attempt("shot", "Sling Shot", "Giant Arrow")
    assert remarks(plain)[1:] == ["Antworten: Bea (jetzt) und Hans (später)", "Niemand hat den Versuch vereitelt"]
    fast = Table(["Rocket"], ["Dud!"], []).attempt("chase", "Rocket").play("decline")
    assert remarks(fast)[:2] == [
        "Ausgerufen: eine Jagd; Fluchtkarten achten auf Tempo 3 und EXPLOSIVE 3",
        "Antworten: Bea (nichts) und Hans (jetzt)",
    ]


@pytest.mark.rule("RR-018")
def test_the_turn_and_what_the_cards_are_that_are_both():
    said = [one.text for one in GERMAN.remarks(Table(["Anvil"], [], []).sight(0), NAMES) if one.about == ""]
    both = "Karten, die Fang- und Fluchtkarte sind, gelten"
    assert said == ["Zug 1: du", f"{both} als Fangkarten, bis der Zugstapel neu gemischt wird, dann als beides"]
    after = Table([], [], [], reshuffled=True).sight(1)
    assert [one.text for one in GERMAN.remarks(after, NAMES)][:2] == ["Zug 1: Ann", f"{both} als beides"]


@pytest.mark.rule("RR-085", "RR-088")
def test_an_escape_says_what_it_would_do():
    def hints(table):
        forecaster = Forecaster(game.run, table.sight(table.seat))
        return {line: forecaster.hint(GERMAN, game.words.actions[game.words.parse(line)]) for line in table.open}

    table = Table(["Anvil", "Cliff"], ["Oops!"], ["Rust!", "Oops!"]).attempt("drop", "Anvil", "Cliff")
    assert hints(table) == {"play Oops!": "stoppt, 4 Schaden", "decline": ""}
    table.play("play Oops!")
    assert hints(table)["play Rust!"] == "dazu, kein Schaden"


# --- The table, and what is printed -----------------------------------------------------------------------------------


def test_the_table_is_laid_out_in_german_and_as_in_english():
    match = Match(game, 3, seed=1, run=game.interpreted)
    plan, english = match.plan("de"), match.plan()
    titles = dict.fromkeys(area.title for area in plan.areas)
    assert list(titles) == [
        "Der Versuch",
        "Gespielte Fluchtkarte",
        "Hand",
        "Gespielte Fangkarten",
        "Gespielte Fluchtkarten",
        "Zugstapel",
        "Was von weitergegebenen und gespielten Karten bekannt ist",
    ]
    assert [area.places for area in plan.areas] == [area.places for area in english.areas]
    assert list(plan.labels) == list(english.labels)
    assert [label.tone for label in plan.labels.values()] == [label.tone for label in english.labels.values()]
    assert plan.labels["seat:1:damage"].text == "Züge aussetzen"
    said = {name: (plan.labels[name].text, plan.labels[name].note) for name in ("anvil", "fan", "oops", "giant-magnet")}
    assert said == {
        "anvil": ("Anvil", "Amboss; DROP 1, METAL"),
        "fan": ("Fan", "Ventilator; THRUSTER 1 · mit Sail: THRUSTER 2 · METAL, MECHANICAL"),
        "oops": ("Oops!", "Hoppla!; Fluchtkarte gegen jeden Fang mit HEIGHT; Schaden: HEIGHT"),
        "giant-magnet": (
            "Giant Magnet",
            "Riesenmagnet; kein Stichwort; nach dem ersten Mischen auch Fluchtkarte gegen jeden Fang mit METAL",
        ),
    }


def test_a_card_keeps_its_printed_title_and_says_below_what_that_means():
    faces = {face.name: face for face in GERMAN.faces()}
    assert [face.title for face in faces.values()] == [card.title for card in CARDS]
    assert faces["anvil"].lines == ("(Amboss)", "DROP 1, METAL")
    assert faces["ball-bearings"].lines == (
        "(Kugellager)",
        "VEHICLE, METAL",
        "mit Free Birdseed und Giant Magnet: TRAP",
    )
    assert faces["piano"].lines[2:] == ("mit EXPLOSIVE: BAIT, TRAP", "Vereitelt jeden Fang mit AMBUSH.")
    assert faces["bucket-of-water"].lines[1:] == ("kein Stichwort: Andere Karten brauchen sie",)
    assert {face.group for face in faces.values()} == {"Fangkarte", "Fluchtkarte", "Fang- und Fluchtkarte"}
    alike = [face.name for face in faces.values() if not face.lines[0].startswith("(")]
    assert alike == ["skateboard", "tunnel"]  # the words are the same
