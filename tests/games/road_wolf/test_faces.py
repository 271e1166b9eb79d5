"""What is printed on vehicles, tokens and road cards, and how the table is labelled, in English and German."""

from copy import copy
from dataclasses import replace

import pytest

from runabout.core.speech.declared import LANGUAGES
from runabout.games import find_game
from runabout.games.road_wolf.box import BOX
from runabout.games.road_wolf.events import Thing
from runabout.games.road_wolf.kinds import RoadCard, Token, VehicleKind
from runabout.games.road_wolf.telling.words import given
from tests.games.at_the_table import AtTheTable
from tests.games.road_wolf.table import Table, sight_of
from tests.games.road_wolf.test_events_told import event_of

GAME = find_game("road-wolf")
SAID = {language: GAME.words.in_language(language) for language in LANGUAGES}
FACES = {language: {face.name: face for face in words.faces()} for language, words in SAID.items()}

VEHICLES = {
    VehicleKind.STREET_BIKE: ("Street Bike", "Größe 1: offen, Straße.", "Leute: 2. 1,5 mal 0,6 Zoll."),
    VehicleKind.DIRT_BIKE: ("Dirt Bike", "Größe 1: offen, Gelände.", "Leute: 2. 1,5 mal 0,6 Zoll."),
    VehicleKind.COUPE: ("Coupe", "Größe 2: geschlossen, Straße.", "Leute: 2. 2,6 mal 1,2 Zoll."),
    VehicleKind.RALLY_CAR: ("Rally Car", "Größe 2: geschlossen, Gelände.", "Leute: 2. 2,6 mal 1,2 Zoll."),
    VehicleKind.ROADSTER: ("Roadster", "Größe 2: offen, Straße.", "Leute: 3. 2,6 mal 1,2 Zoll."),
    VehicleKind.BUGGY: ("Buggy", "Größe 2: offen, Gelände.", "Leute: 3. 2,6 mal 1,2 Zoll."),
    VehicleKind.MUSCLE_CAR: ("Muscle Car", "Größe 3: geschlossen, Straße.", "Leute: 3. 3 mal 1,25 Zoll."),
    VehicleKind.HUMVEE: ("Humvee", "Größe 3: geschlossen, Gelände.", "Leute: 3. 3 mal 1,25 Zoll."),
    VehicleKind.CONVERTIBLE: ("Convertible", "Größe 3: offen, Straße.", "Leute: 4. 3 mal 1,25 Zoll."),
    VehicleKind.TRUCK_4X4: ("4x4 Truck", "Größe 3: offen, Gelände.", "Leute: 4. 3 mal 1,25 Zoll."),
    VehicleKind.ARMORED_CAR: ("Armored Car", "Größe 4: geschlossen, schwer.", "Leute: 4. 3,4 mal 1,4 Zoll."),
    VehicleKind.BIG_RIG: ("Big Rig", "Größe 5: geschlossen, schwer.", "Leute: 5. 7 mal 1,5 Zoll."),
    VehicleKind.HIJACKERS_TRUCK: (
        "Hijackers' Truck",
        "Größe 4: geschlossen, Straße.",
        "Leute: 4. 4,5 mal 1,5 Zoll.",
        "Am Steuer sitzt ein Veteran.",
    ),
    VehicleKind.MONSTER_TRUCK: (
        "Monster Truck",
        "Größe 4: geschlossen, Gelände, schwer.",
        "Leute: 4. 4,5 mal 1,5 Zoll.",
        "1 Würfel mehr im Nahkampf.",
        "Darf Nitro benutzen.",
        "Fährt nach dem Rammen weiter.",
    ),
    VehicleKind.EXPLOSIVES_TRUCK: (
        "Sprengstofflaster",
        "Größe 4: geschlossen.",
        "Leute: 4. 4,5 mal 1,5 Zoll.",
        "Explodiert, wenn Rammen Schaden macht.",
        "Darf kein Nitro benutzen.",
    ),
    VehicleKind.GONDOLA: ("Gondola", "Vom Zug: offen.", "Leute: beliebig viele. 5 mal 1,75 Zoll."),
    VehicleKind.ENGINE: ("Engine", "Vom Zug: geschlossen.", "Leute: 2. 5 mal 1,75 Zoll."),
}

TOKENS = {
    Token.DRIVER: ("Drives, and can do nothing else.", "Fährt und kann sonst nichts."),
    Token.VETERAN: (
        "At the wheel: may reroll one die in each roll of the vehicle.",
        "Am Steuer: darf bei jedem Wurf des Fahrzeugs einen Würfel neu würfeln.",
    ),
    Token.BRAWLER: (
        "1 die more when the vehicle attacks in melee.",
        "1 Würfel mehr, wenn das Fahrzeug im Nahkampf angreift.",
    ),
    Token.GUNNER: (
        "May shoot once a turn for free, with 1 die or with a weapon aboard.",
        "Darf einmal im Zug ohne Aktion schießen, mit 1 Würfel oder mit einer Waffe an Bord.",
    ),
    Token.MECHANIC: (
        "May try a repair once a turn for free, with 1 die more.",
        "Darf einmal im Zug ohne Aktion eine Reparatur versuchen, mit 1 Würfel mehr.",
    ),
    Token.SHOTGUN: (
        "Shoots with 2 dice. Out of shells once it has cost the target crew.",
        "Schießt mit 2 Würfeln. Leer, sobald sie das Ziel jemanden gekostet hat.",
    ),
    Token.MOLOTOV: (
        "Thrown as a shot with 3 dice, and gone.",
        "Fliegt als Schuss mit 3 Würfeln und ist dann weg.",
    ),
    Token.AMBUSH: (
        "A shot with 2 dice from an end of the road or from a card. It takes no action.",
        "Ein Schuss mit 2 Würfeln von einem Ende der Straße oder von einer Karte aus. Kostet keine Aktion.",
    ),
    Token.SPIKES: (
        "Dropped before an enemy behind: they ram it with 1 die more than its size.",
        "Fallen jemandem vor die Räder, der hinter dir fährt, und rammen ihn mit 1 Würfel mehr, als seine Größe ist.",
    ),
    Token.NITRO: (
        "Two sticks straight ahead, for no action. A ram has 1 die more.",
        "Zwei Stocklängen geradeaus, ohne Aktion. Beim Rammen 1 Würfel mehr.",
    ),
}

CARDS = {
    RoadCard.CLEAR: ("Nothing. It is discarded at once.", "Nichts. Sie kommt gleich wieder weg."),
    RoadCard.SLIDE: (
        "Whoever touches it goes off the road: a wipeout check, except for dirt vehicles.",
        "Wer sie berührt, kommt von der Straße ab: ein Wipeout-Test, außer für Gelände.",
    ),
    RoadCard.SLICK: ("Whoever touches it makes a wipeout check.", "Wer sie berührt, macht einen Wipeout-Test."),
    RoadCard.DEBRIS: (
        "Whoever touches it is rammed by debris of size 1.",
        "Wer sie berührt, wird gerammt, mit Größe 1.",
    ),
    RoadCard.WRECK: (
        "Whoever touches it is rammed by a wreck of size 2.",
        "Wer sie berührt, wird gerammt, mit Größe 2.",
    ),
    RoadCard.BRIDGE: (
        "Whoever goes round it makes a wipeout check.",
        "Wer außen herumfährt, macht einen Wipeout-Test.",
    ),
    RoadCard.TUNNEL: (
        "Whoever goes round it takes 1 damage and is immobilized.",
        "Wer außen herumfährt, bekommt 1 Treffer und steht fest.",
    ),
    RoadCard.SUPPLIES: (
        "Whoever stops on it may take a token, or repair 1 hit.",
        "Wer darauf anhält, darf ein Plättchen nehmen oder 1 Treffer reparieren.",
    ),
}

AREAS = [
    "Der Plan, mit dem Rand END oben",
    "Fahrzeuge",
    "Fahrzeuge",
    "Herrenlos",
    "Straßenkarten, die noch kommen",
    "Abgelegte Straßenkarten",
    "Verlorene Leute",
]

LABELS = {
    "mutant": "Mutant",
    "coming": "noch nicht auf dem Plan",
    "driving": "fährt",
    "abandoned": "verlassen, rollt weiter",
    "immobilized": "steht fest",
    "wreck": "WRECK",  # the road card
    "wrecked": "ein Wrack",
    "destroyed": "zerstört",
    "marker": "ein Haufen Ausrüstung",
    "train": "vom Zug",
    "box": "Die Schachtel",
    "dice": "Würfel, die noch einmal rollen dürfen",
    "hits": "Treffer eingesteckt",
    "wheel": "am Steuer",
    "born": "Erstbesitz:",
}


@pytest.mark.parametrize("kind", VehicleKind, ids=lambda kind: kind.text)
def test_a_vehicle_has_its_face_in_german(kind):
    face = FACES["de"][kind.text]
    assert (face.title, *face.lines) == VEHICLES[kind]
    assert (face.group, face.rule) == ("Fahrzeug", FACES["en"][kind.text].rule)
    assert len(face.lines) == len(FACES["en"][kind.text].lines)


def test_what_a_vehicle_can_do_is_told_in_english():
    assert FACES["en"]["monster-truck"].lines[2:] == (
        "1 die more in melee.",
        "It may use Nitro.",
        "Its move goes on after a ram.",
    )
    assert FACES["en"]["explosives-truck"].lines[2:] == (
        "Damage from a ram makes it explode.",
        "It cannot use Nitro.",
    )
    assert FACES["en"]["hijackers-truck"].lines[2:] == ("A Veteran drives it.",)
    assert FACES["en"]["engine"].lines == ("Of the train: closed.", "Crew: 2. 5 by 1.75 inches.")


@pytest.mark.parametrize("token", Token, ids=lambda token: token.text)
def test_a_token_says_what_it_does(token):
    for language, line in zip(LANGUAGES, TOKENS[token], strict=True):
        face = FACES[language][token.text]
        assert (face.title, face.lines) == (token.text.title(), (line,))
    assert face.group == ("Leute" if token <= Token.MECHANIC else "Ausrüstung")


@pytest.mark.parametrize("card", RoadCard, ids=lambda card: card.text)
def test_a_road_card_says_what_it_does(card):
    for language, line in zip(LANGUAGES, CARDS[card], strict=True):
        face = FACES[language][card.text]
        assert (face.title, face.lines) == (card.name, (line,))
    assert face.group == "Straßenkarte"


def test_a_card_that_lies_face_down_says_when_it_is_turned_up():
    faces = [FACES[language]["hidden"] for language in LANGUAGES]
    assert [(face.title, face.group, *face.lines, face.rule) for face in faces] == [
        ("Face down", "Road card", "Turned up 3 sticks ahead of the leading vehicle.", "RW-416"),
        ("Verdeckt", "Straßenkarte", "Wird 3 Stocklängen vor dem vordersten Fahrzeug aufgedeckt.", "RW-416"),
    ]


def test_the_table_is_labelled_in_german():
    plan = AtTheTable(GAME, sight_of(Table("interceptor").state, -1), ["Ann", "Bea"], SAID["de"]).plan
    assert [area.title for area in plan.areas] == AREAS
    assert {name: plan.labels[name].text for name in LABELS} == LABELS
    assert [part.label.text for part in plan.areas[0].ground] == ["Die Straße"]
    assert (plan.labels["street-bike"].note, plan.labels["big-rig"].note) == ("1 Treffer", "5 Treffer")
    vehicles = {kind.text: VEHICLES[kind][0] for kind in VehicleKind}
    assert {name: plan.labels[name].text for name in vehicles} == vehicles


def test_both_roads_and_the_track_are_labelled_in_german():
    plan = AtTheTable(GAME, sight_of(Table("derailed").lay().state, -1), ["Ann", "Bea"], SAID["de"]).plan
    assert [part.label.text for part in plan.areas[0].ground] == ["Die linke Straße", "Die rechte Straße", "Das Gleis"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_owner_calls_vehicles_and_tokens_is_said_so_in_every_language(language):
    vehicles, tokens = list(BOX.vehicles), list(BOX.tokens)
    vehicles[VehicleKind.COUPE] = replace(vehicles[VehicleKind.COUPE], title="the Sedan {of}")
    tokens[Token.GUNNER] = replace(tokens[Token.GUNNER], title="Sharpshooter")
    words = copy(SAID[language])
    words.given = given(replace(BOX, vehicles=tuple(vehicles), tokens=tuple(tokens), digest="12345678"))
    faces = {face.name: face for face in words.faces()}
    assert (faces["coupe"].title, faces["gunner"].title) == ("Sedan {of}", "Sharpshooter")
    assert "Sharpshooter" in faces["force:wild-bunch"].lines[2]
    plan = AtTheTable(GAME, sight_of(Table("interceptor").state, -1), ["Ann", "Bea"], words).plan
    assert (plan.labels["coupe"].text, plan.labels["gunner"].text) == ("Sedan {of}", "Sharpshooter")
    coupe = VehicleKind.COUPE + 1
    told = [words.tell(event_of("fled", -1, (6,), (thing,)), ["Ann"]) for thing in (coupe, Thing.WRECK + coupe)]
    assert (
        told
        == {
            "en": ["Sedan {of} (7) flees.", "The wreck of the Sedan {of} (7) flees."],
            "de": ["Sedan {of} (7) flieht.", "Das Wrack Sedan {of} (7) flieht."],
        }[language]
    )


def test_what_an_owners_copy_calls_as_we_do_is_said_by_our_messages():
    assert given(BOX) == given(replace(BOX, digest="12345678")) == {}
