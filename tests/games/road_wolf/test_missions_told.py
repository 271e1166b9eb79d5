"""The missions in words, in English and German: titles, sides, ready-made forces, and why a game ended."""

import pytest

from runabout.core.description import describe
from runabout.core.speech.declared import LANGUAGES
from runabout.core.verbs import about
from runabout.games import find_game
from runabout.games.road_wolf.actions import FORCE
from runabout.games.road_wolf.mission_names import NAMES
from runabout.games.road_wolf.missions.hooks import MISSIONS
from runabout.games.road_wolf.state import Ending
from runabout.games.road_wolf.telling.missions import forces
from tests.games.at_the_table import AtTheTable
from tests.games.road_wolf.table import Table, begin, sight_of

GAME = find_game("road-wolf")
SAID = {language: GAME.words.in_language(language) for language in LANGUAGES}

# Of each mission: what it is called and about in English and in German, and its sides.
TOLD = {
    "interceptor": (
        "Interceptor: Runners make for the END of the road; Interceptors stop them.",
        "Interceptor: Die Ausreißer wollen ans END der Straße, und die Abfangjäger halten sie auf.",
        (("Runners", "Ausreißer"), ("Interceptors", "Abfangjäger")),
    ),
    "breakout": (
        "Breakout: A Convoy has a truckload to bring through, and the Attackers want to stop its Big Rig.",
        "Ausbruch: Ein Konvoi muss eine Ladung durchbringen, und die Angreifer wollen sein Big Rig aufhalten.",
        (("Convoy", "Konvoi"), ("Attackers", "Angreifer")),
    ),
    "two-wheel-terror": (
        "Two-Wheel Terror: A gang on motorcycles preys on civilian traffic, and Enforcers want to put an end to it.",
        (
            "Terror auf zwei Rädern: Eine Bande auf Motorrädern macht Jagd auf zivile Fahrzeuge, und die Ordnungshüter "
            "wollen dem ein Ende setzen."
        ),
        (("Bikers", "Biker"), ("Enforcers", "Ordnungshüter")),
    ),
    "the-president": (
        (
            "The President: Enforcers guard the President's Limo on its way to the END; Insurgents want to drive it "
            "there themselves."
        ),
        (
            "Der Präsident: Die Ordnungshüter bringen die Limo des Präsidenten zum END, und die Aufständischen wollen "
            "sie selbst dorthin fahren."
        ),
        (("Enforcers", "Ordnungshüter"), ("Insurgents", "Aufständische")),
    ),
    "hijackers": (
        "Hijackers: Two gangs are after the same Truck: whoever captures it and brings it off the END has won.",
        (
            "Entführer: Zwei Banden sind hinter demselben Truck her: Wer ihn kapert und über den Rand END bringt, hat "
            "gewonnen."
        ),
        (("One gang", "Die eine Bande"), ("The other gang", "Die andere Bande")),
    ),
    "monsters": (
        "Monsters: One player's Monster Trucks hunt everybody else, and spare nobody who is not off the END in time.",
        (
            "Monster: Die Monster Trucks der einen Seite jagen alle anderen und schonen niemanden, der nicht "
            "rechtzeitig über den Rand END kommt."
        ),
        (("Survivors", "Überlebende"), ("Monsters", "Monster")),
    ),
    "chase": (
        "Chase: Runners must get past the Cops, and for each cop car they stop another comes.",
        (
            "Verfolgung: Die Ausreißer müssen an den Cops vorbei, und für jeden Streifenwagen, den sie stoppen, kommt "
            "ein neuer."
        ),
        (("Runners", "Ausreißer"), ("Cops", "Cops")),
    ),
    "the-wages-of-fear": (
        (
            "The Wages of Fear: One of two trucks full of explosives must get through, and Raiders who fear nothing go "
            "for them."
        ),
        (
            "Lohn der Angst: Einer von zwei Lastern voller Sprengstoff muss durchkommen, und Plünderer, die nichts "
            "fürchten, haben es auf sie abgesehen."
        ),
        (("Explosives team", "Sprengstofftrupp"), ("Raiders", "Plünderer")),
    ),
    "gauntlet": (
        "Gauntlet: Every Courier alone, through a valley full of mutants, with a way out that opens late.",
        (
            "Spießrutenlauf: Alle Kuriere fahren für sich, durch ein Tal voller Mutanten, dessen Ausgang erst spät "
            "aufgeht."
        ),
        (),
    ),
    "derailed": (
        "Derailed: A freight train between two roads: whoever drives it off the END has won.",
        "Entgleist: Ein Güterzug zwischen zwei Straßen: Wer ihn über den Rand END fährt, hat gewonnen.",
        (),
    ),
    "duel": (
        "Duel: No mission at all: the last side that still drives has won. House content.",
        "Duell: Gar keine Mission: Die letzte Seite, die noch fährt, hat gewonnen. Eine Zugabe von uns.",
        (("First side", "Erste Seite"), ("Second side", "Zweite Seite")),
    ),
}

DRAW, FIRST, SECOND, BOTH = 0, 0b01, 0b10, 0b11
RW_307 = "the Big Rig is off the END (RW-307)"
UNDECIDED = "a draw: nothing is decided (RWA-132)", "unentschieden, denn nichts ist entschieden (RWA-132)"
NO_COURIER = "no Courier is left in the valley", "kein Kurier ist mehr im Tal"

# How each mission may end: who has won, and the sentence in English and in German.
ENDS = [
    (
        "interceptor",
        FIRST,
        "Runners won: more have got away than were stopped (RW-297); Runners 2, Interceptors 0",
        (
            "die Ausreißer haben gewonnen, denn mehr sind entkommen, als gestoppt wurden (RW-297); "
            "Ausreißer 2, Abfangjäger 0"
        ),
    ),
    (
        "interceptor",
        SECOND,
        "Interceptors won: more were stopped than have got away (RW-297); Runners 2, Interceptors 0",
        (
            "die Abfangjäger haben gewonnen, denn mehr wurden gestoppt, als entkommen sind (RW-297); "
            "Ausreißer 2, Abfangjäger 0"
        ),
    ),
    (
        "interceptor",
        DRAW,
        "a draw: as many have got away as were stopped (RWA-132); Runners 2, Interceptors 0",
        "unentschieden, denn so viele sind entkommen, wie gestoppt wurden (RWA-132); Ausreißer 2, Abfangjäger 0",
    ),
    (
        "breakout",
        FIRST,
        f"Convoy won: {RW_307}",
        "der Konvoi hat gewonnen, denn das Big Rig ist über den Rand END (RW-307)",
    ),
    (
        "breakout",
        SECOND,
        "Attackers won: the Big Rig is captured, stopped or lost (RW-308)",
        "die Angreifer haben gewonnen, denn das Big Rig ist gekapert, gestoppt oder verloren (RW-308)",
    ),
    ("breakout", DRAW, *UNDECIDED),
    (
        "two-wheel-terror",
        FIRST,
        "Bikers won: every civilian vehicle is wiped out (RW-321)",
        "die Biker haben gewonnen, denn kein ziviles Fahrzeug ist übrig (RW-321)",
    ),
    (
        "two-wheel-terror",
        SECOND,
        "Enforcers won: every biker is taken out (RW-323)",
        "die Ordnungshüter haben gewonnen, denn alle Biker sind ausgeschaltet (RW-323)",
    ),
    ("two-wheel-terror", DRAW, *UNDECIDED),
    (
        "the-president",
        FIRST,
        "Enforcers won: the Limo is off the END (RW-334)",
        "die Ordnungshüter haben gewonnen, denn die Limo ist über den Rand END (RW-334)",
    ),
    (
        "the-president",
        SECOND,
        "Insurgents won: they have driven the Limo off the END themselves (RW-335)",
        "die Aufständischen haben gewonnen, denn sie haben die Limo selbst über den Rand END gefahren (RW-335)",
    ),
    (
        "the-president",
        DRAW,
        "a draw: nobody has the Limo (RW-336)",
        "unentschieden, denn niemand hat die Limo (RW-336)",
    ),
    (
        "hijackers",
        FIRST,
        "One gang won: the Truck is theirs, and off the END (RW-344)",
        "die eine Bande hat gewonnen, denn der Truck gehört ihr und ist über den Rand END (RW-344)",
    ),
    (
        "hijackers",
        SECOND,
        "The other gang won: the Truck is theirs, and off the END (RW-344)",
        "die andere Bande hat gewonnen, denn der Truck gehört ihr und ist über den Rand END (RW-344)",
    ),
    ("hijackers", DRAW, "a draw: nobody has the Truck (RWA-80)", "unentschieden, denn niemand hat den Truck (RWA-80)"),
    (
        "monsters",
        FIRST,
        "Survivors won: no Monster Truck is left (RW-359)",
        "die Überlebenden haben gewonnen, denn kein Monster Truck ist übrig (RW-359)",
    ),
    (
        "monsters",
        SECOND,
        "Monsters won: no survivor is left (RW-358)",
        "die Monster haben gewonnen, denn niemand hat überlebt (RW-358)",
    ),
    (
        "monsters",
        DRAW,
        "a draw: a survivor has got away (RW-360)",
        "unentschieden, denn jemand hat überlebt und ist entkommen (RW-360)",
    ),
    (
        "chase",
        FIRST,
        "Runners won: a Runner is away, and the Cops have lost as many times their points as was agreed (RW-386)",
        (
            "die Ausreißer haben gewonnen, denn jemand ist entkommen, und die Cops haben ihre Punkte so oft verloren "
            "wie vereinbart (RW-386)"
        ),
    ),
    (
        "chase",
        SECOND,
        "Cops won: no Runner has got away (RW-385)",
        "die Cops haben gewonnen, denn niemand ist entkommen (RW-385)",
    ),
    (
        "chase",
        DRAW,
        "a draw: a Runner is away, but the Cops have not lost enough (RW-387)",
        "unentschieden, denn jemand ist entkommen, aber die Cops haben nicht genug verloren (RW-387)",
    ),
    (
        "the-wages-of-fear",
        FIRST,
        "Explosives team won: a truck is off the END in one piece (RW-401)",
        "der Sprengstofftrupp hat gewonnen, denn ein Laster ist heil über den Rand END (RW-401)",
    ),
    (
        "the-wages-of-fear",
        SECOND,
        "Raiders won: both trucks are captured or lost (RW-402)",
        "die Plünderer haben gewonnen, denn beide Laster sind gekapert oder verloren (RW-402)",
    ),
    ("the-wages-of-fear", DRAW, *UNDECIDED),
    (
        "gauntlet",
        SECOND,
        f"{NO_COURIER[0]}, and the most points win (RW-434, RW-439); points: 2 and 0",
        f"{NO_COURIER[1]}, und die meisten Punkte gewinnen (RW-434, RW-439); Punkte: 2 und 0",
    ),
    (
        "gauntlet",
        BOTH,
        f"shared: {NO_COURIER[0]}, and the most points win (RW-434, RW-439); points: 2 and 0",
        f"geteilter Sieg, denn {NO_COURIER[1]}, und die meisten Punkte gewinnen (RW-434, RW-439); Punkte: 2 und 0",
    ),
    (
        "gauntlet",
        DRAW,
        f"a draw: {NO_COURIER[0]}, and nobody has points (RW-434); points: 2 and 0",
        f"unentschieden, denn {NO_COURIER[1]}, und niemand hat Punkte (RW-434); Punkte: 2 und 0",
    ),
    ("derailed", SECOND, "the train is off the END (RW-474)", "der Zug ist über den Rand END (RW-474)"),
    ("derailed", DRAW, "a draw: nobody is left (RWA-134)", "unentschieden, denn niemand ist übrig (RWA-134)"),
    (
        "duel",
        FIRST,
        "First side won: the others have nothing left that moves (RWA-114)",
        "die erste Seite hat gewonnen, denn bei den anderen fährt nichts mehr (RWA-114)",
    ),
    (
        "duel",
        SECOND,
        "Second side won: the others have nothing left that moves (RWA-114)",
        "die zweite Seite hat gewonnen, denn bei den anderen fährt nichts mehr (RWA-114)",
    ),
    (
        "duel",
        DRAW,
        "a draw: nobody has anything left that moves (RWA-115)",
        "unentschieden, denn nirgends fährt noch etwas (RWA-115)",
    ),
]


def told_end(language: str, mission: str, won: int, ending: int = Ending.MISSION, rounds: int = 7) -> str:
    """How a mission is told to have ended, where the first seat has two of its points."""
    state = Table(mission).state
    state.over, state.won, state.ending, state.round, state.gained[0] = 1, won, ending, rounds, 2
    return SAID[language].outcome(GAME.scoring.result([0, 0]), state)


@pytest.mark.parametrize(("mission", "won", "english", "german"), ENDS, ids=[f"{row[0]} {row[1]}" for row in ENDS])
def test_an_end_is_told_with_its_rule(mission, won, english, german):
    assert told_end("en", mission, won) == english
    assert told_end("de", mission, won) == german


def test_every_mission_says_for_each_side_why_it_ended():
    told = {(mission, won) for mission, won, _, _ in ENDS}
    for name, mission in zip(NAMES, MISSIONS, strict=True):
        sides = [FIRST, SECOND] if len(mission.sides) > 1 else [SECOND]
        assert {(name, won) for won in (DRAW, *sides)} <= told
    assert not any("RW-280" in text for row in ENDS for text in row[2:])


@pytest.mark.rule("RWA-132")
def test_where_the_rounds_are_over_that_is_why():
    draw = "a draw: {} (RWA-132); Runners 2, Interceptors 0"
    assert told_end("en", "interceptor", DRAW, Ending.ROUNDS) == draw.format("7 rounds have been played")
    assert told_end("en", "interceptor", DRAW, Ending.ROUNDS, 1) == draw.format("1 round has been played")
    draw = "unentschieden, denn {} (RWA-132); Ausreißer 2, Abfangjäger 0"
    assert told_end("de", "interceptor", DRAW, Ending.ROUNDS) == draw.format("7 Runden sind gespielt")
    assert told_end("de", "interceptor", DRAW, Ending.ROUNDS, 1) == draw.format("1 Runde ist gespielt")


@pytest.mark.parametrize("name", NAMES)
def test_a_table_says_its_mission_and_the_sides(name):
    english, german, sides = TOLD[name]
    sight = sight_of(Table(name).state, -1)
    for language, note, at in (("en", english, 0), ("de", german, 1)):
        plan = AtTheTable(GAME, sight, ["Ann", "Bea"], SAID[language]).plan
        assert plan.note == note
        seats = {seat: plan.labels[f"seat:{seat}"].text for seat in range(2) if f"seat:{seat}" in plan.labels}
        assert seats == {seat: side[at] for seat, side in enumerate(sides)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mission_is_called_as_the_option_that_chooses_it(language):
    titles = describe(GAME, language).options["mission"].choices
    for title, name in zip(titles, NAMES, strict=True):
        assert TOLD[name][LANGUAGES.index(language)].startswith(f"{title}: ")


@pytest.mark.rule("RWA-170")
def test_the_ready_made_force_that_an_action_takes_is_on_the_table_by_its_name():
    table = begin("chase")
    scene = AtTheTable(GAME, sight_of(table.state, table.state.seat), ["Ann", "Bea"]).scene
    found = [about(scene, GAME.words.actions[FORCE + number]) for number in range(3)]
    side = MISSIONS[NAMES.index("chase")].sides[table.state.side[table.state.seat]]
    assert found == [[{"place": "box", "kind": f"force:{force.name}", "at": None}] for force in side.forces]


def test_each_ready_made_force_has_a_face_with_a_line_on_how_it_plays():
    for language, words in SAID.items():
        faces = {face.name: face for face in words.faces()}
        for name, (side, force) in forces().items():
            face = faces[name]
            assert face.group == {"en": "Ready-made force", "de": "Fertige Truppe"}[language]
            assert face.title.casefold() == words.sayings.thing(force.name, "force").casefold()
            assert "-" not in face.title
            assert face.lines[0][-1] == "."
            assert len(face.lines) == (3 if side.tokens else 2)
    assert faces["force:rammers"].lines == (
        "Veteranen mit Nitro, immer voll in die Seite.",
        "Fahrzeuge, solange die Punkte reichen: Muscle Car, Humvee, Rally Car, Dirt Bike.",
        "Plättchen: Veteran, Nitro, Veteran, Nitro, Spikes, Mechanic.",
    )


def test_no_two_ready_made_forces_share_a_name():
    found = {}
    for mission in MISSIONS:
        for side in mission.sides:
            for force in side.forces:
                assert found.setdefault(force.name, force) is force
