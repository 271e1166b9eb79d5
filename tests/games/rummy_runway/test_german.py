"""Rummy Runway told in German: every kind of event, the cases that its nouns take, hints, buttons and what is asked."""

import pytest

from runabout.core.forecast import Forecaster
from runabout.games import find_game
from runabout.games.rummy_runway.cards import CARDS, FABRICS, ITEMS, NUMBERS, STYLES, WORDS, Colour
from runabout.games.rummy_runway.naming import outfit_label
from runabout.games.rummy_runway.state import OUTFITS, End, Ending
from runabout.games.rummy_runway.state import Event as Kind
from runabout.games.rummy_runway.trends import TRENDS
from runabout.match import Match
from tests.games.at_the_table import AtTheTable
from tests.games.rummy_runway.table import KIND, TREND, Table, discard, lay, riff, wear

game = find_game("rummy-runway")
GERMAN = game.words.in_language("de")
PEOPLE = ["Ann", "Bea", "Hans"]
R5, W5, R2, Y0 = (KIND[mark] for mark in ("R5", "W5", "R2", "Y0"))
HAT = "R2 Y3 B4"
HAT_CARDS = (2, Colour.RED, 33, Colour.YELLOW, 24, Colour.BLUE)
HAT_WORDS = (2, 14, 23)
HAT_FORMED = "ein Outfit aus einer roten 2, einem 3er-Joker in Gelb und einer blauen 4 zusammen"
ONE_TURN = "Alle anderen haben noch einen letzten Zug."

SENTENCES = [
    (("round", 0, 2), "Runde 2. Ann fängt an.", "Runde 2. Du fängst an."),
    (("dealt_card", 0, R5), "Ann bekommt eine rote 5.", "Du bekommst eine rote 5."),
    (("drew", 0), "Ann zieht eine Karte.", "Du ziehst eine Karte."),
    (("drew_card", 0, W5), "Ann zieht einen 5er-Joker.", "Du ziehst einen 5er-Joker."),
    (("took", 0, R5), "Ann nimmt eine rote 5 aus der Reihe.", "Du nimmst eine rote 5 aus der Reihe."),
    (("nothing_to_draw", 0), "Für Ann gibt es nichts zu ziehen.", "Für dich gibt es nichts zu ziehen."),
    (("laid", 0, R5, 0, 2), "Ann legt eine rote 5 hin.", "Du legst eine rote 5 hin."),
    (
        ("laid", 0, W5, 1, 0),
        "Ann legt einen 5er-Joker aus dem Schrank hin.",
        "Du legst einen 5er-Joker aus dem Schrank hin.",
    ),
    (("worn", 0, W5, 1), "Ann trägt den 5er-Joker in Gelb.", "Du trägst den 5er-Joker in Gelb."),
    (
        ("formed", 0, 1, *HAT_CARDS, 0),
        f"Ann stellt {HAT_FORMED}.",
        f"Du stellst {HAT_FORMED}.",
    ),
    (
        ("formed", 0, 1, *HAT_CARDS, 0b010),
        f"Ann stellt {HAT_FORMED}, die mittlere Karte aus dem Schrank.",
        f"Du stellst {HAT_FORMED}, die mittlere Karte aus dem Schrank.",
    ),
    (
        ("formed", 0, 1, *HAT_CARDS, 0b101),
        f"Ann stellt {HAT_FORMED}, die linke und die rechte Karte aus dem Schrank.",
        f"Du stellst {HAT_FORMED}, die linke und die rechte Karte aus dem Schrank.",
    ),
    (
        ("riffed", 0, 3, End.RIGHT, R5, R2),
        "Ann stylt ein Outfit um: Rechts kommt eine rote 5 dran, eine rote 2 wandert in den Schrank.",
        "Du stylst ein Outfit um: Rechts kommt eine rote 5 dran, eine rote 2 wandert in den Schrank.",
    ),
    (
        ("riffed", 0, 4, End.LEFT, W5, W5, 1),
        (
            "Ann stylt ein Outfit um: Links kommt ein 5er-Joker aus dem Schrank dran, "
            "ein 5er-Joker wandert in den Schrank."
        ),
        (
            "Du stylst ein Outfit um: Links kommt ein 5er-Joker aus dem Schrank dran, "
            "ein 5er-Joker wandert in den Schrank."
        ),
    ),
    (("discarded", 0, R5), "Ann wirft eine rote 5 ab.", "Du wirfst eine rote 5 ab."),
    (("no_discard", 0), "Ann hat keine Karte zum Abwerfen.", "Du hast keine Karte zum Abwerfen."),
    (("trimmed", 0, R5), "Ann mistet aus: Raus mit der roten 5!", "Du mistest aus: Raus mit der roten 5!"),
    (("trimmed", 0, W5), "Ann mistet aus: Raus mit dem 5er-Joker!", "Du mistest aus: Raus mit dem 5er-Joker!"),
    (("triggered", 0, 1), f"Ann hat ein drittes Outfit: {ONE_TURN}", f"Du hast ein drittes Outfit: {ONE_TURN}"),
    (("triggered", 0, 0), f"Ann hat keine Karten mehr: {ONE_TURN}", f"Du hast keine Karten mehr: {ONE_TURN}"),
    (
        ("followed", 0, TREND["Less Is More"], 2, 4),
        "Ann trifft den Geschmack: Weniger ist mehr (+4).",
        "Du triffst den Geschmack: Weniger ist mehr (+4).",
    ),
    (
        ("followed", 0, TREND["Full Collection"], -1, 6),
        "Ann trifft den Geschmack: Volle Kollektion (+6).",
        "Du triffst den Geschmack: Volle Kollektion (+6).",
    ),
    (
        ("scored", 0, 20, 4, 9, 33),
        "Ann bekommt 33: für Outfits 20, für den Schrank 4, für Trends 9 (von uns erdacht).",
        "Du bekommst 33: für Outfits 20, für den Schrank 4, für Trends 9 (von uns erdacht).",
    ),
    (
        ("scored", 0, 20, 4, 0, 24),
        "Ann bekommt 24: für Outfits 20, für den Schrank 4.",
        "Du bekommst 24: für Outfits 20, für den Schrank 4.",
    ),
    (("total", 0, 57, 20), "Ann hat insgesamt 57 Punkte.", "Du hast insgesamt 57 Punkte."),
    (("total", 0, 1, 1), "Ann hat insgesamt einen Punkt.", "Du hast insgesamt einen Punkt."),
]
NOBODYS = [
    (("turned_up", -1, R5), "Die Ablagereihe beginnt mit einer roten 5."),
    (("turned_up", -1, W5), "Die Ablagereihe beginnt mit einem 5er-Joker."),
    (("refilled", -1, 2), "Der Stapel ist leer; 2 Karten der Reihe werden ein neuer."),
    (("refilled", -1, 1), "Der Stapel ist leer; eine Karte der Reihe wird ein neuer."),
    (("restyled", 0, 3, *HAT_WORDS, 9, 0), "Das Outfit heißt jetzt Vintage-Hut aus Spitze: 9 Punkte."),
    (
        ("restyled", 0, 3, *HAT_WORDS, 1, 3),
        "Das Outfit heißt jetzt Vintage-Hut aus Spitze: 1 Punkt und 3 durch Trends.",
    ),
    (("tired", -1, 60), "Das Publikum gähnt: Nach je 60 Zügen ist die Runde vorbei."),
    (("tired", -1, 1), "Das Publikum gähnt: Nach je einem Zug ist die Runde vorbei."),
    (("ended", -1, Ending.TARGET), "Die Show ist vorbei: Die vereinbarten Punkte sind erreicht (RY-090)."),
    (("ended", -1, Ending.ROUNDS), "Die Show ist vorbei: Die letzte Runde ist gespielt (RY-092)."),
    (("gathered", -1), "Alle Karten werden in den Stapel gemischt."),
    (
        ("runways", -1, TREND["Black Tie"], TREND["Fabric First"], TREND["Full Collection"]),
        (
            "Auf dem Laufsteg (von uns erdacht): Black Tie (formell, +5), Stoff geht vor (leger, die höchste in Blau, "
            "+4) und Volle Kollektion (3 Outfits, einmal, +6)."
        ),
    ),
]


def told(kind, seat, *facts, viewer=None):
    """An event as a sentence."""
    return GERMAN.tell(game.words.event(kind, seat, *facts), PEOPLE, viewer)


def hint(table, line):
    """What an open action would do."""
    assert line in table.open
    forecaster = Forecaster(game.run, table.sight(table.seat))
    return forecaster.hint(GERMAN, game.words.actions[game.words.parse(line)])


@pytest.mark.parametrize(("event", "to_all", "to_oneself"), SENTENCES, ids=[row[1] for row in SENTENCES])
def test_an_event_is_told_to_the_table_and_to_the_one_whose_doing_it_is(event, to_all, to_oneself):
    assert told(*event) == told(*event, viewer=2) == to_all
    assert told(*event, viewer=0) == to_oneself


@pytest.mark.parametrize(("event", "to_all"), NOBODYS, ids=[row[1] for row in NOBODYS])
def test_what_is_nobodys_doing_is_told_without_a_name(event, to_all):
    assert {told(*event, viewer=viewer) for viewer in (None, 0, 1)} == {to_all}


def test_every_kind_of_event_has_a_sentence_among_these():
    spoken_of = {row[0][0] for row in (*SENTENCES, *NOBODYS)} | {"dealt"}
    assert spoken_of == {kind.name.casefold() for kind in Kind}
    assert (told("dealt", 0, 7), told("dealt", 0, 1)) == ("Ann bekommt 7 Karten.", "Ann bekommt eine Karte.")
    assert told("dealt", 0, 7, viewer=0) == told("dealt", 0, 7, viewer=1) == ""


# --- Every thing where it can stand -----------------------------------------------------------------------------------

ADJECTIVES = {"red": ("rote", "roten"), "yellow": ("gelbe", "gelben"), "blue": ("blaue", "blauen")}


@pytest.mark.parametrize("kind", range(len(CARDS)), ids=[card.name for card in CARDS])
def test_a_card_takes_the_case_of_its_place(kind):
    card = CARDS[kind]
    if card.colour == Colour.WILD:
        bare = f"{card.number}er-Joker"
        nominative, accusative, the_dative = f"ein {bare}", f"einen {bare}", f"dem {bare}"
        dative, the_accusative = f"einem {bare}", f"den {bare}"
    else:
        plain, bent = ADJECTIVES[card.colour.name.casefold()]
        bare = f"{plain} {card.number}"
        nominative = accusative = f"eine {bare}"
        dative, the_dative = f"einer {bent} {card.number}", f"der {bent} {card.number}"
        the_accusative = f"die {bare}"
    assert told("turned_up", -1, kind) == f"Die Ablagereihe beginnt mit {dative}."
    assert told("drew_card", 0, kind) == f"Ann zieht {accusative}."
    assert told("took", 0, kind) == f"Ann nimmt {accusative} aus der Reihe."
    assert told("laid", 0, kind, 0, 0) == f"Ann legt {accusative} hin."
    assert told("discarded", 0, kind) == f"Ann wirft {accusative} ab."
    assert told("trimmed", 0, kind) == f"Ann mistet aus: Raus mit {the_dative}!"
    assert told("worn", 0, kind, 0) == f"Ann trägt {the_accusative} in Rot."
    assert told("riffed", 0, 0, End.LEFT, kind, kind) == (
        f"Ann stylt ein Outfit um: Links kommt {nominative} dran, {nominative} wandert in den Schrank."
    )
    colour = 0 if card.colour == Colour.WILD else card.colour
    worn = f"{dative} in Rot" if card.colour == Colour.WILD else dative
    assert told("formed", 0, 0, *(kind, colour) * 3, 0) == (
        f"Ann stellt ein Outfit aus {worn}, {worn} und {worn} zusammen."
    )
    said = buttons()
    assert said[f"take {card.text}"] == f"{bare} nehmen"
    assert said[f"lay {card.text}"] == f"{bare} hinlegen"
    assert said[f"lay {card.text} from the closet"] == f"{bare} aus dem Schrank hinlegen"
    assert said[f"discard {card.text}"] == f"{bare} abwerfen"
    assert said[f"trim {card.text}"] == f"{bare} ausmisten"


@pytest.mark.parametrize("outfit", range(OUTFITS))
def test_an_outfit_is_called_by_its_place_where_it_is_chosen_and_told_without_it(outfit):
    """The table in a browser shows no places of outfits: what happened is told without them."""
    name = outfit_label(outfit)
    assert told("formed", 0, outfit, *HAT_CARDS, 0).startswith("Ann stellt ein Outfit aus ")
    assert told("riffed", 0, outfit, End.LEFT, R5, R2).startswith("Ann stylt ein Outfit um: Links kommt ")
    assert told("restyled", 0, outfit, *HAT_WORDS, 9, 0).startswith("Das Outfit heißt jetzt ")
    assert told("followed", 0, 0, outfit, 5) == "Ann trifft den Geschmack: Black Tie (+5)."
    assert buttons()[f"riff {name} on the left"] == f"{name} links umstylen"


TREND_TABLE = {
    "Black Tie": ("Black Tie", "formell"),
    "Street Casual": ("Straßenlook", "leger"),
    "Minimalist": ("Minimalistisch", "Summe höchstens 6"),
    "Maximalist": ("Maximalistisch", "Summe mindestens 21"),
    "Less Is More": ("Weniger ist mehr", "hat eine 0"),
    "Cloud Nine": ("Wolke neun", "hat eine 9"),
    "Lucky Seven": ("Glückliche Sieben", "hat eine 7"),
    "High Five": ("High Five", "hat eine 5"),
    "Wild Side": ("Wilde Seite", "hat einen Joker"),
    "Pure Couture": ("Reine Couture", "hat keinen Joker"),
    "Statement Piece": ("Statement-Stil", "leger, die höchste in Rot"),
    "Item of the Season": ("Teil der Saison", "leger, die höchste in Gelb"),
    "Fabric First": ("Stoff geht vor", "leger, die höchste in Blau"),
    "Colour Order": ("Farbfolge", "leger, Rot-Gelb-Blau oder Blau-Gelb-Rot"),
    "Odd One Out": ("Schön schräg", "zwei ungerade"),
    "Even Keel": ("Gerade Linie", "zwei gerade"),
    "Full Collection": ("Volle Kollektion", "3 Outfits, einmal"),
    "Capsule Closet": ("Kleiner Schrank", "3 im Schrank, einmal"),
}


@pytest.mark.rule("RYA-17")
@pytest.mark.parametrize("trend", TRENDS, ids=[trend.name for trend in TRENDS])
def test_a_trend_has_a_german_name_and_says_what_it_asks_for(trend):
    name, asks = TREND_TABLE[trend.name]
    place = TREND[trend.name]
    shown = f"{name} ({asks}, +{trend.bonus})"
    assert told("runways", -1, place, place, place) == (
        f"Auf dem Laufsteg (von uns erdacht): {shown}, {shown} und {shown}."
    )
    assert told("followed", 0, place, -1, trend.bonus) == f"Ann trifft den Geschmack: {name} (+{trend.bonus})."


STYLES_IN_GERMAN = ("Klassik", "Preppy", "Vintage", "Punk", "Boho", "Cyberpunk", "Gothic", "Sport", "Disco", "Couture")
FABRICS_IN_GERMAN = ("Filz", "Baumwolle", "Denim", "Wolle", "Spitze", "Leinen", "Leder", "Samt", "Satin", "Seide")
ITEMS_IN_GERMAN = ("Socken", "Schal", "Hemd", "Hut", "Rock", "Hose", "Jacke", "Kleid", "Mantel", "Robe")
WORD_TABLE = {
    **dict(zip(STYLES, STYLES_IN_GERMAN, strict=True)),
    **dict(zip(FABRICS, FABRICS_IN_GERMAN, strict=True)),
    **dict(zip(ITEMS, ITEMS_IN_GERMAN, strict=True)),
}


def called(*words):
    """What an outfit of these words is called."""
    places = sorted(WORDS.index(word) for word in words)
    numbers = (*places, -1, -1)[:3]
    return told("restyled", 0, 0, *numbers, 9, 0).removeprefix("Das Outfit heißt jetzt ").removesuffix(": 9 Punkte.")


@pytest.mark.rule("RY-063", "RYA-46")
@pytest.mark.parametrize("number", range(NUMBERS))
def test_every_word_has_its_place_in_the_name_of_an_outfit(number):
    style, fabric, item = (WORD_TABLE[words[number]] for words in (STYLES, FABRICS, ITEMS))
    assert called(STYLES[number], FABRICS[number], ITEMS[number]) == f"{style}-{item} aus {fabric}"


@pytest.mark.rule("RYA-02")
@pytest.mark.parametrize(
    ("words", "name"),
    [
        (("Punk",), "Punk"),
        (("Lace",), "Spitze"),
        (("Hat",), "Hut"),
        (("Punk", "Disco"), "Punk und Disco"),
        (("Punk", "Lace"), "Punk aus Spitze"),
        (("Punk", "Hat"), "Punk-Hut"),
        (("Lace", "Silk"), "Spitze und Seide"),
        (("Lace", "Hat"), "Hut aus Spitze"),
        (("Hat", "Coat"), "Hut mit Mantel"),
        (("Punk", "Disco", "Couture"), "Punk, Disco und Couture"),
        (("Punk", "Disco", "Lace"), "Punk und Disco aus Spitze"),
        (("Punk", "Disco", "Hat"), "Punk-Disco-Hut"),
        (("Punk", "Lace", "Silk"), "Punk aus Spitze und Seide"),
        (("Punk", "Lace", "Hat"), "Punk-Hut aus Spitze"),
        (("Punk", "Hat", "Coat"), "Punk-Hut mit Mantel"),
        (("Felt", "Lace", "Silk"), "Filz, Spitze und Seide"),
        (("Lace", "Silk", "Hat"), "Hut aus Spitze und Seide"),
        (("Lace", "Hat", "Coat"), "Hut mit Mantel aus Spitze"),
        (("Hat", "Dress", "Coat"), "Hut, Kleid und Mantel"),
    ],
    ids=str,
)
def test_where_colours_are_free_an_outfit_is_called_by_whatever_words_it_has(words, name):
    assert called(*words) == name


# --- Buttons and hints ------------------------------------------------------------------------------------------------


def buttons():
    """What the buttons say, by the canonical texts of their actions."""
    return {action.text: GERMAN.action(action, PEOPLE, 0) for action in game.words.actions}


def test_buttons_say_actions_in_german_and_their_canonical_text_stays():
    said = buttons()
    assert said["draw from the deck"] == "vom Stapel ziehen"
    assert said["stop taking"] == "nichts mehr nehmen"
    assert said["wear it as yellow"] == "in Gelb tragen"
    assert said["riff 2c on the right with a wild"] == "2c rechts umstylen mit Joker"
    assert said["riff 6c on the right with a wild from the closet"] == "6c rechts umstylen mit Joker aus dem Schrank"
    assert said["end the turn"] == "den Zug beenden"
    assert len(set(said.values())) == len(game.words.actions)
    assert game.words.action(game.words.actions[0], PEOPLE, 0) == ""  # in English the text itself is said


def test_what_is_laid_says_what_can_become_of_it():
    table = Table("R2 Y3 B4 B2 Y2 R9", "", runways=["Street Casual", "Black Tie", "Fabric First"])
    trends = "6 durch Trends (Straßenlook und Stoff geht vor)"
    assert hint(table, lay("R2")) == f"bestenfalls Vintage-Hut aus Spitze: 9 Punkte und {trends}"
    table.play(lay("R2"), lay("Y2"))
    assert hint(table, lay("B2")) == "Vintage-Hemd aus Denim: 6 Punkte und 5 durch Trends (Black Tie)"
    wild = Table("W2 R3 W4 Y9", "", trends=0).play(lay("W2"), lay("R3"), lay("W4"))
    assert hint(wild, wear("Y")) == "Punk-Hemd aus Spitze: 3 Punkte"


def test_a_riff_says_which_card_goes_in_and_which_comes_out_and_what_the_outfit_is_worth_then():
    table = Table("R5 W1", "", outfits={1: [HAT]}, runways=["Wild Side", "Full Collection", "Capsule Closet"])
    assert hint(table, riff(1, "right")) == "rote 5 hinein, rote 2 in den Schrank; 2a bringt dann 12 Punkte"
    assert hint(table, riff(1, "left", wild=True)) == (
        "1er-Joker hinein, blaue 4 in den Schrank; 2a bringt dann 5 Punkte und 4 durch Trends"
    )


# --- How it stands ----------------------------------------------------------------------------------------------------


def asked(table, viewer=0):
    """What the seat that decides is asked."""
    return GERMAN.asked(table.sight(viewer), PEOPLE)


def remarks(table, viewer=0):
    """What is remarked."""
    return [(remark.about, remark.text) for remark in GERMAN.remarks(table.sight(viewer), PEOPLE)]


def test_what_is_asked():
    assert asked(Table("R1", "", phase="draw")) == "Du: ziehen."
    assert asked(Table("R1", ""), 1) == "Ann: zusammenstellen, umstylen oder abwerfen."
    laying = Table("W2 R3 W4 Y9", "", trends=0).play(lay("W2"))
    assert asked(laying) == "Du: das Outfit hinlegen."
    assert asked(laying, 1) == "Ann: zusammenstellen, umstylen oder abwerfen."  # RYA-44
    assert asked(laying.play(lay("R3"), lay("W4"))) == "Du: die Farbe des Jokers wählen."
    trimming = Table("R1 Y9", "R8", closets={0: "B1 B2 B3 B4"}).play(discard("R1"))
    assert asked(trimming) == "Du: den Schrank ausmisten."
    for ending, said in ((1, "Die vereinbarten Punkte sind erreicht"), (2, "Die letzte Runde ist gespielt")):
        assert asked(Table("R1", "", over=1, ending=ending)) == f"Die Show ist vorbei: {said}."


def test_what_is_remarked():
    table = Table("R1", "", doing="riffing", outfits={1: [HAT]}, trends=0)
    assert remarks(table) == [
        ("", "Runde 1 von höchstens 6, Zug 1"),
        ("", "In diesem Zug wird umgestylt"),
        (
            "",
            "Die Runde endet nach einem dritten Outfit oder einer letzten Karte, und alle anderen haben noch einen Zug",
        ),
        ("outfit:2a", "Vintage-Hut aus Spitze: 9 Punkte"),
        ("name of outfit:2a", "Vintage-Hut aus Spitze"),
    ]
    assert remarks(Table("R1", "", doing="forming"))[1] == ("", "In diesem Zug werden Outfits zusammengestellt")
    assert len(remarks(Table("R1", "", doing="forming", mix_actions=1))) == 2
    assert remarks(Table("R1", "", trigger=1, final_turns=1))[1] == ("", "Noch ein letzter Zug")
    assert remarks(Table("R1", "", "", trigger=2, final_turns=2))[1] == ("", "Noch 2 letzte Züge")


@pytest.mark.rule("RY-090", "RY-092", "RY-095", "RY-096", "RYA-17")
def test_an_ending_says_why_with_its_rule_and_that_trends_are_our_own():
    fields = {"rounds": 1, "trigger": 1, "final_turns": 1}

    def ended(**more):
        state = Table("Y9", "R1", **fields, **more).play(discard("Y9")).state
        return GERMAN.outcome(game.run.result(state), state)

    one = {0: ["R1 Y1 B1"]}
    assert ended(trends=0, outfits=one) == "3 Punkte in einer Runde; die letzte Runde ist gespielt (RY-092)"
    assert ended(outfits=one, points=[98, 0], runways=["Wild Side", "Cloud Nine", "High Five"]) == (
        "101 Punkte in einer Runde; die vereinbarten Punkte sind erreicht (RY-090); "
        "die Trends sind von uns erdacht (RYA-17)"
    )
    assert ended(trends=0, outfits=one, points=[0, 3]) == (
        "3 Punkte in einer Runde; die letzte Runde ist gespielt (RY-092); "
        "bei Gleichstand gewinnt das beste Outfit der letzten Runde (3 Punkte) (RY-095)"
    )
    assert ended(trends=0) == (
        "0 Punkte in einer Runde; die letzte Runde ist gespielt (RY-092); "
        "bei Gleichstand teilen sie sich den Sieg (RY-096)"
    )


# --- The table --------------------------------------------------------------------------------------------------------


def test_the_table_is_laid_out_in_german_and_as_in_english():
    match = Match(game, 2, seed=1, run=game.interpreted)
    plan, english = match.plan("de"), match.plan()
    assert [area.title for area in plan.areas] == [
        "Ablagereihe, von links nach rechts",
        "Auf dem Laufsteg (von uns erdacht)",
        "Das Outfit, das gerade hingelegt wird",
        "Outfits und Schrank",
        "Outfits und Schrank",
        "Hand",
        "Hand",
        "Stapel",
        "Was alle anderen von dieser Hand wissen",
        "Laufstegkarten, die noch kommen",
        "Laufstegkarten früherer Runden",
        "Woraus der Stapel gemacht wurde",
    ]
    assert plan.note == "Das Spiel endet mit 100 Punkten."
    assert [area.places for area in plan.areas] == [area.places for area in english.areas]
    assert list(plan.labels) == list(english.labels)
    assert [label.tone for label in plan.labels.values()] == [label.tone for label in english.labels.values()]
    names = ("red-2", "wild-7", "yellow", "runway-cloud-nine", "outfit:1b", "closet:1", "seat:0:points", "seat:1:best")
    assert [(plan.labels[name].text, plan.labels[name].note) for name in names] == [
        ("rote 2", "Vintage"),
        ("7er-Joker", ""),
        ("Gelb", ""),
        ("Wolke neun +4", "hat eine 9"),
        ("Outfit 1b", ""),
        ("Schrank", ""),
        ("Punkte", ""),
        ("Bestes Outfit", ""),
    ]


def test_what_a_card_is_worn_as_is_said_where_its_name_does_not_say_it():
    told = AtTheTable(game, Table("R1", "", outfits={1: ["R2 Y3* B4"]}, trends=0).sight(0), PEOPLE, GERMAN)
    said = "Outfit 2a (Vintage-Hut aus Spitze: 6 Punkte): rote 2 (Vintage), 3er-Joker (Gelb), blaue 4 (Spitze)"
    assert ("", said) in told.lines


def test_what_is_printed_is_german_and_as_much_as_in_english():
    german, english = GERMAN.faces(), game.words.faces()
    assert [(face.name, face.rule, len(face.lines)) for face in german] == [
        (face.name, face.rule, len(face.lines)) for face in english
    ]
    faces = {face.name: face for face in german}
    assert (faces["red-0"].title, faces["red-0"].lines) == ("Rote 0", ("Klassik", "0 Punkte"))
    assert faces["blue-1"].lines == ("Baumwolle", "1 Punkt")
    assert faces["wild-7"].lines == ("Zählt als jede Farbe, mit seiner eigenen Zahl.", "Keine Punkte.")
    assert faces["runway-cloud-nine"].lines == ("hat eine 9: +4 für jedes Outfit",)
    assert faces["runway-full-collection"].lines == ("3 Outfits, einmal: +6",)
    assert {face.group for face in german} == {
        "Stil", "Kleidungsstück", "Stoff", "Joker", "Laufsteg (von uns erdacht)",
    }  # fmt: skip


@pytest.mark.rule("RYA-17")
def test_what_an_owner_calls_trends_is_said_as_it_is():
    words = game.words.in_language("de", anew=True)
    words.given = {"runway-cloud-nine": "Cloud Nine", "=trend:runway-cloud-nine": "Cloud Nine", "runway-loud": "Loud"}
    event = game.words.event("followed", 0, TREND["Cloud Nine"], -1, 4)
    assert words.tell(event, PEOPLE) == "Ann trifft den Geschmack: Cloud Nine (+4)."
    assert words.sayings.thing("runway-loud", "trend", words.listener(())) == "Loud"
