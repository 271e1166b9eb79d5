"""Road Wolf told in German: every kind of event, and the cases that vehicles, tokens and cards take."""

import pytest

from runabout.games import find_game
from runabout.games.road_wolf.actions import Verb
from runabout.games.road_wolf.driving.checks import Wipeout
from runabout.games.road_wolf.events import Event as Kind
from runabout.games.road_wolf.events import Thing
from runabout.games.road_wolf.fights.rolling import Cause, Ram
from runabout.games.road_wolf.kinds import Edge, RoadCard, Token, VehicleKind
from runabout.games.road_wolf.rolls import Modifier, Result, Tie
from runabout.games.road_wolf.state import HIDDEN, NOBODY, Ending, Roll
from runabout.match import Match
from tests.games.road_wolf.test_events_told import SILENT, armed, armed_unseen, event_of

game = find_game("road-wolf")
GERMAN = game.words.in_language("de")
PEOPLE = ["Ann", "Klaus", "Cy"]

COUPE, BUGGY, GONDOLA, LIMO = (
    *(kind + 1 for kind in (VehicleKind.COUPE, VehicleKind.BUGGY, VehicleKind.GONDOLA)),
    Thing.LIMO,
)
ON_BUGGY, ON_LIMO = (COUPE, BUGGY), (COUPE, LIMO)
AT = "24,5 Zoll vom START, 12 vom linken Rand"

# Of each: the event, what is in its slots, and the sentence to all; the same to its own seat begins otherwise.
TOLD = [
    (("ready_force", 0, 1), (), "Ann nimmt die zweite fertige Truppe.", "Du nimmst die zweite fertige Truppe."),
    (("bought", 0, 6, VehicleKind.BUGGY), (BUGGY,), "Ann nimmt einen Buggy (7).", "Du nimmst einen Buggy (7)."),
    (("bought", 0, 0, VehicleKind.ARMORED_CAR), (LIMO,), "Ann nimmt die Limo (1).", "Du nimmst die Limo (1)."),
    (("first", 0, 9), (), "Ann fängt an, mit 9 auf zwei Würfeln.", "Du fängst an, mit 9 auf zwei Würfeln."),
    (("first", 0, 0), (), "Ann fängt an.", "Du fängst an."),
    (("round", -1, 3), (), "Runde 3.", None),
    (("turn", 0, -1), (), "Ann ist dran.", "Du bist dran."),
    (("turn", 0, 6), (LIMO,), "Ann ist dran, mit der Limo (7).", "Du bist dran, mit der Limo (7)."),
    (("road_turn", -1), (), "Die Straße ist dran.", None),
    *[
        ((kind, 0, 6, 480, 980), (COUPE,), f"Anns Coupe (7) {does}: {AT}.", f"Dein Coupe (7) {does}: {AT}.")
        for kind, does in (
            ("placed", "kommt ins Spiel"),
            ("laid", "steht da"),
            ("moved", "fährt"),
            ("braked", "bremst"),
            ("nitro", "zündet Nitro"),
            ("skidded", "schleudert"),
            ("drifted", "fällt zurück"),
            ("put_aside", "wird zur Seite gestellt"),
            ("thrown", "wird zur Seite geschleudert"),
            ("drove", "fährt weiter"),
        )
    ],
    (("moved", 1, 6, 480, 980), (COUPE,), f"Klaus' Coupe (7) fährt: {AT}.", None),
    (("drove", -1, 6, 480, 980), (GONDOLA,), f"Die Gondola (7) rollt: {AT}.", None),
    (
        ("wrecked", -1, 6, 480, -80),
        (Thing.WRECK + COUPE,),
        "Das Coupe (7) liegt als Wrack quer auf der Straße: 2 Zoll hinter dem START, 12 vom linken Rand.",
        None,
    ),
    (
        ("wrecked", -1, 6, 480, 980),
        (Thing.WRECK + COUPE,),
        f"Das Coupe (7) liegt als Wrack quer auf der Straße: {AT}.",
        None,
    ),
    (("left_board", -1, 6, Edge.LEFT), (BUGGY,), "Der Buggy (7) verlässt den Plan über den linken Rand.", None),
    (
        ("left_board", 0, 6, Edge.END),
        (Thing.WRECK + BUGGY,),
        "Das Wrack des Buggys (7) verlässt den Plan über den Rand END.",
        None,
    ),
    (("ram", 0, 6, 2, 0), ON_BUGGY, "Anns Coupe (7) rammt den Buggy (3).", "Dein Coupe (7) rammt den Buggy (3)."),
    (("ram", -1, 6, 2, Ram.NITRO), ON_LIMO, "Das Coupe (7) rammt die Limo (3) mit Nitro.", None),
    (
        ("ram", -1, 6, 2, Ram.BRAKED),
        ON_BUGGY,
        "Das Coupe (7) rammt den Buggy (3), weil dort jemand scharf gebremst hat.",
        None,
    ),
    (("ram", -1, 6, 2, 0), (), "Fahrzeug 7 rammt Fahrzeug 3.", None),
    (("struck", -1, 6, Cause.SPIKES, -1, 2), ON_BUGGY, "Das Coupe (7) wird von Spikes gerammt.", None),
    (
        ("struck", -1, 6, Cause.CARD, RoadCard.DEBRIS, -1),
        (COUPE,),
        "Das Coupe (7) wird von einer Karte DEBRIS gerammt.",
        None,
    ),
    (
        ("struck", -1, 6, Cause.CARD, HIDDEN, -1),
        (COUPE,),
        "Das Coupe (7) wird von einer verdeckten Karte gerammt.",
        None,
    ),
    (("struck", -1, 6, Cause.CARD, -1, -1), (COUPE,), "Das Coupe (7) wird von einer Straßenkarte gerammt.", None),
    (("struck", -1, 6, Cause.OBJECT, -1, -1), (COUPE,), "Das Coupe (7) wird von einem Hindernis gerammt.", None),
    (("struck", -1, 6, Cause.OBJECT, -1, 2), ON_BUGGY, "Das Coupe (7) wird vom Buggy (3) gerammt.", None),
    (("struck", -1, 6, Cause.BLAST, -1, 2), ON_BUGGY, "Das Coupe (7) wird von der Druckwelle gerammt.", None),
    (
        ("struck", -1, 6, Cause.TRAIN_FRONT, -1, -1),
        (COUPE,),
        "Das Coupe (7) wird von der Front des Zuges gerammt.",
        None,
    ),
    (
        ("struck", -1, 6, Cause.OBJECT, -1, 2),
        (COUPE, Thing.WRECK + BUGGY),
        "Das Coupe (7) wird vom Wrack des Buggys (3) gerammt.",
        None,
    ),
    (("melee", -1, 6, 2), (COUPE, Thing.MUTANT), "Das Coupe (7) greift den Mutanten (3) im Nahkampf an.", None),
    (("shot", -1, 6, 2, Verb.MOLOTOV), ON_BUGGY, "Das Coupe (7) wirft einen Molotov auf den Buggy (3).", None),
    (
        ("shot", 0, -1, 2, Verb.KEPT_AMBUSH),
        (0, LIMO),
        "Anns Ambush schnappt zu, gegen die Limo (3).",
        "Dein Ambush schnappt zu, gegen die Limo (3).",
    ),
    (("check", -1, 6, 1), (COUPE,), "Das Coupe (7) muss einen Wipeout-Test bestehen, gegen 1 Würfel der Straße.", None),
    (("repair", -1, 6, 1), (COUPE,), "Das Coupe (7) lässt den Mechanic eine Reparatur versuchen.", None),
    (
        ("roll", -1, Roll.MELEE, 5, 3, Modifier.BRAWLERS | Modifier.MONSTER, 3, 1, Modifier.CLOSED, Tie.NO_EFFECT),
        (),
        (
            "Der Angriff hat 3 Würfel mehr durch Brawler und den Monster Truck, die Verteidigung 1 Würfel mehr durch "
            "die geschlossene Bauart."
        ),
        None,
    ),
    (
        ("roll", -1, Roll.SHOT, 2, 0, 0, 2, 1, Modifier.CLOSED, Tie.NO_EFFECT),
        (),
        "Die Verteidigung hat 1 Würfel mehr durch die geschlossene Bauart.",
        None,
    ),
    (
        ("roll", -1, Roll.REPAIR, 2, 1, Modifier.MECHANICS, 0, 0, 0, NOBODY),
        (),
        "Die Reparatur hat 1 Würfel mehr durch Mechanic.",
        None,
    ),
    (("attack", -1, 1, 0, 0, 1, 0, 1), (), "Gewürfelt: 6-4-1.", None),
    (("defence", -1, 0, 0, 0, 0, 1, 0), (), "Dagegen: 5.", None),
    (("rerolled", 0, 6, 1, 5), (BUGGY,), "Der Veteran von Anns Buggy (7) würfelt eine 1 neu: Es ist eine 5.", None),
    (("tied", -1, 6), (COUPE,), "Gleichstand: Beide Seiten würfeln noch einmal.", None),
    (("result", -1, Result.DEFENDER_WINS, 0), (), "Die Verteidigung gewinnt: Overkill 0.", None),
    (("check_result", -1, 6, Wipeout.ROLL), (COUPE,), "Das Coupe (7) überschlägt sich.", None),
    (("direction", -1, 6, 4), (COUPE,), "Das Coupe (7) schleudert Richtung 4 Uhr.", None),
    (("damaged", -1, 6, 1, 0), (COUPE,), "Das Coupe (7) bekommt 1 Treffer und hält nichts mehr aus.", None),
    (("repaired", -1, 6, 2), (COUPE,), "Das Coupe (7) ist repariert und hält noch 2 Treffer aus.", None),
    (("destroyed", -1, 6), (Thing.WRECK + COUPE,), "Das Coupe (7) ist zerstört.", None),
    (("taken_away", -1, 6), (Thing.MUTANT,), "Der Mutant (7) kommt weg.", None),
    (("immobilized", -1, 6), (COUPE,), "Das Coupe (7) steht fest und schaut nach hinten.", None),
    (("turned_round", -1, 6), (COUPE,), "Das Coupe (7) ist gewendet und wieder frei.", None),
    (("abandoned", -1, 6), (GONDOLA,), "Die Gondola (7) ist verlassen: Niemand ist mehr drin.", None),
    (("crew_lost", -1, 6, Token.VETERAN), (COUPE,), "Das Coupe (7) verliert einen Veteranen.", None),
    (
        ("discarded", 0, 6, Token.NITRO),
        (LIMO,),
        "Ein Nitro von Anns Limo (7) ist verbraucht.",
        "Ein Nitro von deiner Limo (7) ist verbraucht.",
    ),
    (("discarded", -1, 6, Token.SPIKES), (BUGGY,), "Spikes vom Buggy (7) sind verbraucht.", None),
    (("ambush_kept", 0, 6, 2), (COUPE,), "Ann behält 2 Ambushes.", "Du behältst 2 Ambushes."),
    (("exploded", -1, 6), (Thing.WRECK + COUPE,), "Das Coupe (7) explodiert!", None),
    (("taken_over", 0, 6, 2, Token.GUNNER), ON_LIMO, "Ein Gunner von Anns Coupe (7) übernimmt die Limo (3).", None),
    (("retaken", -1, 6, -1), (BUGGY,), "Jemand anders sitzt wieder am Steuer vom Buggy (7).", None),
    (
        ("moved_token", -1, 6, 2, Token.SHOTGUN),
        ON_LIMO,
        "Eine Shotgun wechselt vom Coupe (7) auf die Limo (3).",
        None,
    ),
    (("moved_unseen", 0, 6, 2, 1), ON_BUGGY, "Jemand wechselt von Anns Coupe (7) auf den Buggy (3).", None),
    (
        ("picked_up", -1, 6, 2, 3),
        (COUPE, Thing.MARKER),
        "Das Coupe (7) nimmt 3 Stück Ausrüstung vom Haufen Ausrüstung (3) mit.",
        None,
    ),
    (("new_driver", -1, 6, Token.BRAWLER), (COUPE,), "Ein Brawler sitzt jetzt am Steuer vom Coupe (7).", None),
    (("supplied", -1, 6, Token.MOLOTOV), (COUPE,), "Das Coupe (7) bekommt einen Molotov.", None),
    (("supplied_unseen", -1, 6, 1), (COUPE,), "Das Coupe (7) bekommt jemanden.", None),
    (("card_came", -1, HIDDEN, 480, 980), (), f"Eine verdeckte Karte kommt auf die Straße: {AT}.", None),
    (("card_up", -1, RoadCard.SUPPLIES, 480, 980), (), f"Eine Karte SUPPLIES wird aufgedeckt: {AT}.", None),
    (("cards_drifted", -1), (), "Die Straßenkarten ziehen vorbei.", None),
    (("card_gone", -1, RoadCard.BRIDGE), (), "Eine Karte BRIDGE ist weg.", None),
    (("touched", -1, 6, RoadCard.SLICK), (COUPE,), "Das Coupe (7) berührt eine Karte SLICK.", None),
    (("passed_round", -1, 6, RoadCard.TUNNEL), (COUPE,), "Das Coupe (7) fährt um eine Karte TUNNEL herum.", None),
    (("reshuffled", -1), (), "Der Straßenstapel wird neu gemischt.", None),
    (("points", 0, 1, 3), (), "Ann bekommt 1 Punkt dazu, jetzt 3.", "Du bekommst 1 Punkt dazu, jetzt 3."),
    (("stopped", -1, 6), (COUPE,), "Das Coupe (7) gilt als gestoppt.", None),
    (("escaped", -1, 6), (COUPE,), "Das Coupe (7) ist entkommen!", None),
    (
        ("replaced", 0, 3),
        (),
        "Ann darf Fahrzeuge für 3 Punkte nachholen.",
        "Du darfst Fahrzeuge für 3 Punkte nachholen.",
    ),
    (("enemy_drawn", 0, Token.SPIKES), (), "Spikes werden gegen Ann gezogen.", "Spikes werden gegen dich gezogen."),
    (
        ("enemy_comes", -1, 6, 2, Token.GUNNER),
        (Thing.MUTANT, BUGGY),
        "Der Mutant (7) hat es auf den Buggy (3) abgesehen: Es ist ein Gunner.",
        None,
    ),
    (("no_enemy", 0), (), "Niemand hat es auf Ann abgesehen.", "Niemand hat es auf dich abgesehen."),
    (
        ("ignored", 0),
        (),
        "Ann gibt einen Schädel ab, und der Angriff fällt aus.",
        "Du gibst einen Schädel ab, und der Angriff fällt aus.",
    ),
    (("skull", 0, 2), (), "Ann nimmt einen Schädel, für 2 Punkte.", "Du nimmst einen Schädel, für 2 Punkte."),
    (("fled", -1, 6), (Thing.MUTANT,), "Der Mutant (7) flieht.", None),
    (("boarded", 0, 6, 2, 2), (BUGGY, GONDOLA), "2 Leute von Anns Buggy (7) steigen um: auf die Gondola (3).", None),
    (("searched", -1, 6, Token.AMBUSH), (GONDOLA,), "Die Gondola (7) wird durchsucht: Da ist ein Ambush.", None),
    (("left_lying", -1, 6, Token.AMBUSH), (GONDOLA,), "Ein Ambush von der Gondola (7) kommt zurück in die Dose.", None),
    (("slowed", -1, 6), (COUPE,), "Das Coupe (7) bremst den Zug um eine Stocklänge.", None),
    (("award", 0, 0, 1), (), "Ann kommt zuerst heraus: 1 Punkt.", "Du kommst zuerst heraus: 1 Punkt."),
    (("game_over", -1, Ending.ROUNDS), (), "Die Runden sind vorbei.", None),
    (
        ("veteran_shown", 0, 6),
        (COUPE,),
        "Am Steuer von Anns Coupe (7) sitzt ein Veteran und darf einen Würfel neu würfeln.",
        None,
    ),
]


@pytest.mark.parametrize(("event", "things", "to_all", "to_oneself"), TOLD, ids=[row[2] for row in TOLD])
def test_an_event_is_told_to_the_table_and_to_the_one_whose_doing_it_is(event, things, to_all, to_oneself):
    told = event_of(event[0], event[1], event[2:], things)
    assert GERMAN.tell(told, PEOPLE) == GERMAN.tell(told, PEOPLE, 2) == to_all
    if to_oneself is not None:
        assert GERMAN.tell(told, PEOPLE, 0) == to_oneself


def test_every_kind_of_event_has_a_sentence_among_these():
    told = {row[0][0] for row in TOLD} | {"armed", "armed_unseen"}
    assert told | SILENT == {kind.name.casefold() for kind in Kind}


def test_tokens_that_one_vehicle_takes_aboard_are_told_in_one_sentence_with_their_number():
    taken = [armed(6, Token.VETERAN), armed(2, Token.SPIKES), armed(6, Token.GUNNER), armed(6, Token.GUNNER)]
    assert GERMAN.narrate(taken, PEOPLE, 0) == [
        "Dein Coupe (7) nimmt einen Veteranen und 2 Gunner an Bord.",
        "Dein Street Bike (3) nimmt Spikes an Bord.",
        "",
        "",
    ]
    hidden = [armed_unseen(6, 1, 2), armed_unseen(6, 0, 2), armed_unseen(6, 1, 3)]
    assert GERMAN.narrate(hidden, PEOPLE, 1) == [
        "Anns Coupe (7) nimmt 2 Leute und ein Stück Ausrüstung an Bord.",
        "",
        "",
    ]


def test_both_sides_dice_and_what_comes_of_them_are_one_sentence():
    dice = [event_of("attack", -1, (1, 0, 0, 1, 0, 1)), event_of("defence", -1, (0, 1, 0, 0, 1, 0))]
    won = event_of("result", -1, (Result.ATTACKER_WINS, 1, 0))
    level = event_of("result", -1, (Result.DEFENDER_WINS, 0, 1))
    kept = event_of("check_result", 0, (6, Wipeout.SAFE), (COUPE,))
    assert GERMAN.narrate([*dice, won], PEOPLE)[0] == "Es steht 6-4-1 gegen 5-2: Der Angriff gewinnt, Overkill 1."
    assert GERMAN.narrate([*dice, won, kept], PEOPLE) == [
        "Die Straße hat 6-4-1 gegen 5-2: Die Straße gewinnt, Overkill 1.",
        "",
        "",
        "Anns Coupe (7) bleibt in der Spur.",
    ]
    assert GERMAN.narrate([level], PEOPLE) == ["Gleichstand, den die Verteidigung gewinnt."]
    assert GERMAN.narrate([level, kept], PEOPLE)[0] == "Gleichstand, den das Fahrzeug gewinnt."


# Of each vehicle in the order of the box: who acts, who is addressed, the one it is done to, the one it goes to.
VEHICLES = [
    ("das Street Bike", "dein", "das", "dem"),
    ("das Dirt Bike", "dein", "das", "dem"),
    ("das Coupe", "dein", "das", "dem"),
    ("das Rally Car", "dein", "das", "dem"),
    ("der Roadster", "dein", "den", "dem"),
    ("der Buggy", "dein", "den", "dem"),
    ("das Muscle Car", "dein", "das", "dem"),
    ("der Humvee", "dein", "den", "dem"),
    ("das Convertible", "dein", "das", "dem"),
    ("der 4x4 Truck", "dein", "den", "dem"),
    ("das Armored Car", "dein", "das", "dem"),
    ("das Big Rig", "dein", "das", "dem"),
    ("der Hijackers' Truck", "dein", "den", "dem"),
    ("der Monster Truck", "dein", "den", "dem"),
    ("der Sprengstofflaster", "dein", "den", "dem"),
    ("die Gondola", "deine", "die", "der"),
    ("die Engine", "deine", "die", "der"),
]


@pytest.mark.parametrize(
    ("kind", "row"), list(zip(VehicleKind, VEHICLES, strict=True)), ids=[row[0] for row in VEHICLES]
)
def test_each_vehicle_stands_in_every_case_and_slot(kind, row):
    the, your, accusative, dative = row
    name, thing = the.split(" ", 1)[1], kind + 1
    melee = event_of("melee", 0, (6, 2), (thing, thing))
    assert GERMAN.tell(melee, PEOPLE, 0) == f"{your.title()} {name} (7) greift {accusative} {name} (3) im Nahkampf an."
    goes = event_of("moved_token", -1, (6, 2, Token.SPIKES), (thing, thing))
    away = "vom" if dative == "dem" else "von der"
    assert GERMAN.tell(goes, PEOPLE) == f"Spikes wechseln {away} {name} (7) auf {accusative} {name} (3)."
    assert GERMAN.tell(event_of("fled", -1, (6,), (thing,)), PEOPLE) == f"{the[0].upper()}{the[1:]} (7) flieht."
    wreck = GERMAN.tell(event_of("fled", 0, (6,), (Thing.WRECK + thing,)), PEOPLE)
    assert wreck.startswith(f"Das Wrack {'der' if dative == 'der' else 'des'} {name}")


TOKENS = [
    ("einen Driver", "Ein", ": Es ist ein Driver"),
    ("einen Veteranen", "Ein", ": Es ist ein Veteran"),
    ("einen Brawler", "Ein", ": Es ist ein Brawler"),
    ("einen Gunner", "Ein", ": Es ist ein Gunner"),
    ("einen Mechanic", "Ein", ": Es ist ein Mechanic"),
    ("eine Shotgun", "Eine", ", mit einer Shotgun"),
    ("einen Molotov", "Ein", ", mit einem Molotov"),
    ("einen Ambush", "Ein", ", mit einem Ambush"),
    ("Spikes", "", ", mit Spikes"),
    ("ein Nitro", "Ein", ", mit einem Nitro"),
]
"""The German of each token, in order: in the accusative; its article as a subject; as gear that an enemy has."""


@pytest.mark.parametrize(("token", "row"), list(zip(Token, TOKENS, strict=True)), ids=[row[0] for row in TOKENS])
def test_each_token_stands_in_every_case(token, row):
    accusative, article, comes = row
    assert GERMAN.tell(event_of("supplied", 0, (6, token), (COUPE,)), PEOPLE) == f"Anns Coupe (7) bekommt {accusative}."
    drawn = GERMAN.tell(event_of("enemy_drawn", 0, (token,)), PEOPLE)
    verb = "wird" if article else "werden"
    assert drawn == f"{article} {token.name.title()} {verb} gegen Ann gezogen.".strip()
    enemy = event_of("enemy_comes", 0, (6, 2, token), (COUPE, BUGGY))
    assert GERMAN.tell(enemy, PEOPLE).endswith(f" hat es auf den Buggy (3) abgesehen{comes}.")


def test_what_is_aboard_a_vehicle_has_a_german_name():
    labels = Match(game, 2, seed=1, options={"mission": "duel"}, run=game.interpreted).plan("de").labels
    assert (labels["crew"].text, labels["gear"].text) == ("Leute", "Ausrüstung")
