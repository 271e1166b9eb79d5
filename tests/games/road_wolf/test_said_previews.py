"""What previews say, in English and German: each thing that can be met, and each sort of choice."""

import pytest

from runabout.games.road_wolf.actions import TOKEN
from runabout.games.road_wolf.kinds import Edge, Token, VehicleKind
from runabout.games.road_wolf.previews import Contact, Meeting, SpotClass
from runabout.games.road_wolf.state import Ask
from tests.games.road_wolf.said import GAME, briefly, said_of

MET = {
    Meeting.DEBRIS: ["is rammed by a DEBRIS card", "wird von einer Karte DEBRIS gerammt"],
    Meeting.WRECK: ["is rammed by a WRECK card", "wird von einer Karte WRECK gerammt"],
    Meeting.OFF_ROAD: ["is off the road", "fährt neben der Straße"],
    Meeting.BARRED: ["comes where there is no way through", "kommt auf ein gesperrtes Stück"],
    Meeting.SLIDE: ["touches a SLIDE", "berührt eine Karte SLIDE"],
    Meeting.SLICK: ["touches a SLICK", "berührt eine Karte SLICK"],
    Meeting.TRACKS: ["crosses the tracks", "fährt über die Gleise"],
    Meeting.ROUND_BRIDGE: ["rounds a BRIDGE", "fährt um eine Karte BRIDGE herum"],
    Meeting.OVER_BRIDGE: ["goes over a BRIDGE", "fährt über eine Karte BRIDGE"],
    Meeting.OVER_TUNNEL: ["goes through a TUNNEL", "fährt durch eine Karte TUNNEL"],
    Meeting.SUPPLIES: ["ends on SUPPLIES", "hält auf einer Karte SUPPLIES"],
    Meeting.FALLS: ["goes over a BRIDGE that is out", "fährt auf eine Karte BRIDGE OUT"],
    Meeting.ROUND_TUNNEL: [
        "rounds a TUNNEL (1 damage, immobilized)",
        "fährt um eine Karte TUNNEL herum (1 Treffer, steht fest)",
    ],
}


@pytest.mark.parametrize("met", Meeting, ids=[one.name for one in Meeting])
def test_each_meeting_on_the_way_is_said(met):
    assert said_of("ahead 1", MET=[met]) == MET[met]
    assert said_of("to the road's left edge", MET=[met]) == MET[met]


HUMVEE = (6, VehicleKind.HUMVEE + 1)


@pytest.mark.parametrize(
    ("text", "numbers", "english", "german"),
    [
        ("ahead 1", {}, "", ""),
        (
            "ahead 4",
            {
                "MET": [Meeting.SLICK, Meeting.OVER_BRIDGE],
                "MEETS": SpotClass.CHECK,
                "CHECKS": 1,
                "ATTACK": 2,
                "DEFENCE": 3,
            },
            "touches a SLICK and goes over a BRIDGE; 1 check, 2 dice against 3",
            "berührt eine Karte SLICK und fährt über eine Karte BRIDGE; 1 Wipeout-Test, 2 Würfel gegen 3",
        ),
        (
            "ahead 4",
            {
                "MET": [Meeting.TRACKS],
                "THING": HUMVEE,
                "CONTACT": Contact.RAMS,
                "FRIEND": 1,
                "MEETS": SpotClass.HITS,
                "CHECKS": 2,
                "ATTACK": 1,
                "DEFENCE": 3,
            },
            "crosses the tracks; rams the Humvee (7), a friend; 1 die against 3; 2 checks",
            "fährt über die Gleise; rammt den Humvee (7) (eigene Seite); 1 Würfel gegen 3; 2 Wipeout-Tests",
        ),
        (
            "ahead 4",
            {"EDGE": Edge.END, "MEETS": SpotClass.LEAVES},
            "leaves the board over the END edge",
            "verlässt den Plan über den Rand END",
        ),
        ("ahead 4", {"EDGE": Edge.END}, "stops at the END edge", "hält am Rand END"),
        (
            "left 4",
            {"MET": [Meeting.OFF_ROAD], "EDGE": Edge.LEFT, "MEETS": SpotClass.LEAVES},
            "is off the road; leaves the board over the LEFT edge",
            "fährt neben der Straße; verlässt den Plan über den linken Rand",
        ),
        (
            "ahead 4",
            {"ROAD_MEETS": SpotClass.CHECK, "ROAD_MET": [Meeting.SLICK], "ROAD_ATTACK": 2, "ROAD_DEFENCE": 1},
            "road's turn: touches a SLICK; 2 dice against 1",
            "dann, wenn die Straße dran ist: berührt eine Karte SLICK; 2 Würfel gegen 1",
        ),
        (
            "ahead 4",
            {
                "MET": [Meeting.SLIDE],
                "MEETS": SpotClass.CHECK,
                "CHECKS": 1,
                "ATTACK": 2,
                "DEFENCE": 3,
                "ROAD_MEETS": SpotClass.HITS,
                "ROAD_THING": HUMVEE,
                "ROAD_MET": [Meeting.DEBRIS],
                "ROAD_ATTACK": 1,
                "ROAD_DEFENCE": 3,
            },
            (
                "touches a SLIDE; 1 check, 2 dice against 3; road's turn: is rammed by the Humvee (7), "
                "is rammed by a DEBRIS card; 1 die against 3"
            ),
            (
                "berührt eine Karte SLIDE; 1 Wipeout-Test, 2 Würfel gegen 3; dann, wenn die Straße dran ist: "
                "wird vom Humvee (7) gerammt, wird von einer Karte DEBRIS gerammt; 1 Würfel gegen 3"
            ),
        ),
        (
            "use Nitro",
            {"ASKS": Ask.ACT, "THING": HUMVEE, "CONTACT": Contact.RAMS, "ATTACK": 3, "DEFENCE": 3},
            "rams the Humvee (7); 3 dice against 3",
            "rammt den Humvee (7); 3 Würfel gegen 3",
        ),
        ("done", {"ASKS": Ask.ACT}, "", ""),
        ("done", {"ASKS": Ask.ACT, "ACTIONS": 1}, "1 action unused", "1 Aktion verfällt"),
        (
            "done",
            {"ASKS": Ask.ACT, "MET": [Meeting.ROUND_TUNNEL]},
            "in the road's turn it rounds a TUNNEL (1 damage, immobilized)",
            "wenn die Straße dran ist: fährt um eine Karte TUNNEL herum (1 Treffer, steht fest)",
        ),
        (
            "done",
            {
                "ASKS": Ask.ACT,
                "ACTIONS": 2,
                "THING": HUMVEE,
                "CONTACT": Contact.IS_RAMMED,
                "MET": [Meeting.SLICK],
                "MEETS": SpotClass.HITS,
                "CHECKS": 1,
                "ATTACK": 3,
                "DEFENCE": 2,
            },
            (
                "2 actions unused; in the road's turn it is rammed by the Humvee (7); touches a SLICK; "
                "3 dice against 2; 1 check"
            ),
            (
                "2 Aktionen verfallen; wenn die Straße dran ist: wird vom Humvee (7) gerammt; "
                "berührt eine Karte SLICK; 3 Würfel gegen 2; 1 Wipeout-Test"
            ),
        ),
        ("vehicle 7", {"THING": HUMVEE, "CONTACT": Contact.RAMS}, "rams the Humvee (7)", "rammt den Humvee (7)"),
        (
            "vehicle 7",
            {"THING": HUMVEE, "ASKS": Ask.VEHICLE, "ACTIONS": 1},
            "Humvee (7): 1 action left",
            "Humvee (7): noch 1 Aktion",
        ),
        (
            "vehicle 7",
            {"THING": HUMVEE, "ASKS": Ask.CARRIER, "CREW": 2, "GEAR": 1},
            "Humvee (7): crew 2, gear 1",
            "Humvee (7): Leute 2, Ausrüstung 1",
        ),
        (
            "vehicle 7",
            {"THING": HUMVEE, "ASKS": Ask.TARGET, "FRIEND": 1, "ATTACK": 2, "DEFENCE": 1},
            "Humvee (7), a friend: 2 dice against 1",
            "Humvee (7) (eigene Seite): 2 Würfel gegen 1",
        ),
        ("melee", {"ASKS": Ask.ACT, "DICE": 1}, "1 die", "1 Würfel"),
        ("fire a Shotgun", {"ASKS": Ask.ACT, "DICE": 2}, "2 dice", "2 Würfel"),
        ("Gunner", {"ASKS": Ask.LOSE, "ABOARD": 1}, "the only one aboard", "nur 1 an Bord"),
        ("Gunner", {"ASKS": Ask.GIVE, "ABOARD": 2}, "2 aboard", "2 an Bord"),
        ("Gunner", {"ASKS": Ask.CREW}, "", ""),
        (
            "Gunner",
            {"ASKS": Ask.TOKEN, "DICE": 1},
            "crew, shoots for free, 1 die",
            "Leute, schießt ohne Aktion, 1 Würfel",
        ),
        ("buy Coupe", {"ASKS": Ask.FORCE, "POINTS": 1}, "1 point left after it", "danach bleibt 1 Punkt"),
        ("buy Coupe", {"ASKS": Ask.FORCE, "POINTS": 0}, "0 points left after it", "danach bleiben 0 Punkte"),
        (
            "reroll a 1",
            {"ASKS": Ask.REROLL, "WINS": 4, "LOSES": 1},
            "wins with 4 of 6 faces, loses with 1",
            "gewinnt mit 4 von 6 Augenzahlen, verliert mit 1",
        ),
        ("leave the dice", {"ASKS": Ask.REROLL, "WINS": 6}, "wins as they lie", "gewinnt so"),
        ("leave the dice", {"ASKS": Ask.REROLL, "LOSES": 6}, "loses as they lie", "verliert so"),
        ("leave the dice", {"ASKS": Ask.REROLL}, "neither side wins as they lie", "so gewinnt niemand"),
        ("enough", {"ASKS": Ask.FORCE}, "what is not spent is lost", "übrige Punkte verfallen"),
        ("enough", {"ASKS": Ask.VEHICLE}, "ends the turn", "beendet den Zug"),
    ],
    ids=str,
)
def test_a_preview_says_what_is_met_and_with_how_many_dice(text, numbers, english, german):
    assert said_of(text, **numbers) == [english, german]


def test_what_a_token_is_good_for_is_said_of_each():
    for gear in Token:
        english, german = said_of(GAME.words.format(TOKEN + gear), ASKS=Ask.TOKEN)
        assert english.startswith("crew" if gear <= Token.MECHANIC else "gear")
        assert german.startswith("Leute" if gear <= Token.MECHANIC else "Ausrüstung")
        assert (english == "crew") == (german == "Leute") == (gear == Token.DRIVER)


@pytest.mark.parametrize(
    ("numbers", "english", "german"),
    [
        ({}, "", ""),
        ({"MEETS": SpotClass.CHECK}, "a check", "ein Wipeout-Test"),
        ({"MEETS": SpotClass.HITS}, "a ram on the way", "wird unterwegs gerammt"),
        ({"MEETS": SpotClass.HITS, "THING": HUMVEE}, "a ram: the Humvee (7)", "ein Rammstoß: Humvee (7)"),
        ({"MEETS": SpotClass.DAMAGE}, "damage for certain", "sicherer Schaden"),
        (
            {"MEETS": SpotClass.LEAVES, "EDGE": Edge.START},
            "leaves the board over the START edge",
            "verlässt den Plan über den Rand START",
        ),
        ({"EDGE": Edge.END}, "stops at the END edge", "hält am Rand END"),
        ({"THING": HUMVEE}, "stops at the Humvee (7)", "hält vor dem Humvee (7)"),
        (
            {"ROAD_MEETS": SpotClass.CHECK},
            "then a check in the road's turn",
            "dann ein Wipeout-Test, wenn die Straße dran ist",
        ),
        (
            {"MEETS": SpotClass.CHECK, "ROAD_MEETS": SpotClass.HITS},
            "a check; then the road rams it",
            "ein Wipeout-Test; dann ein Rammstoß der Straße",
        ),
    ],
    ids=str,
)
def test_of_hundreds_of_spots_each_says_briefly_what_is_met_first(numbers, english, german):
    for text in ("ahead 4", "to the road's right edge", "vehicle 7"):
        assert briefly(text, **numbers) == [english, german]
