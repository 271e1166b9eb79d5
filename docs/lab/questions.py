"""What the reports of our own games ask: five questions a game, each with a claim that the games may prove wrong.

A claim is written down before its games are played. Its figures and bounds stay when the games prove it wrong, which is
a result. A change of a game needs a new claim.
"""

from __future__ import annotations

from dataclasses import dataclass

NEVER = float("inf")


@dataclass(frozen=True)
class Question:
    """A question that many games answer, with the answer that is expected.

    Attributes:
        asks: the question.
        claims: a sentence that can be wrong.
        command: the `runabout` command that plays the games, without the arguments that all questions share.
        figures: the name of the figure that the claim is about, as in `--json`; without a seat it stands for the
            figures of all seats. For `skill`: "edge" or "alike", of the last pair of levels.
        above, below: the claim holds where each figure lies between these.
    """

    asks: str
    claims: str
    command: str
    figures: str
    above: float = -NEVER
    below: float = NEVER


QUESTIONS = {
    "road-runner": (
        Question(
            "Is a seat favoured?",
            "At a table of four no seat wins less than 23% or more than 27% of the games.",
            "study road-runner --bots greedy --count wins --deals 40000 -o dealer=4",
            "wins",
            above=0.23,
            below=0.27,
        ),
        Question(
            "Does every seat get a choice?",
            "Each seat has no choice at all in fewer than 5% of the games.",
            "study road-runner --bots greedy --count idle --deals 40000",
            "idle.no choice",
            below=0.05,
        ),
        Question(
            "What would dealing six cards instead of five change?",
            "Games get longer by more than ten decisions.",
            "compare road-runner --bots greedy --count length --a dealt=5 --b dealt=6 --deals 60000",
            "length.decisions",
            above=10,
        ),
        Question(
            "Does the game stay open to the end?",
            "On average, the winner takes the lead for good before a quarter of the game is over.",
            "study road-runner --bots greedy --count drama --deals 1200",
            "drama.led for good",
            below=0.25,
        ),
        Question(
            "Does skill matter?",
            "On the same deals, an easy bot wins 10 percentage points more of the games than a greedy bot.",
            "skill road-runner --levels greedy,easy --deals 800",
            "edge",
            above=0.10,
        ),
    ),
    "riverdale": (
        Question(
            "Does the second player have an advantage?",
            "Of four greedy bots, the second to play wins more than 27% of the games.",
            "study riverdale --bots greedy --count wins --deals 20000 -o first_player=1",
            "wins of seat 2",
            above=0.27,
        ),
        Question(
            "How much do players affect each other?",
            "More than a sixth of all decisions affect another player.",
            "study riverdale --bots greedy --count interaction --deals 4000",
            "interaction.share of decisions",
            above=1 / 6,
        ),
        Question(
            "What would change if players could not bump their own pawns?",
            "The mean length of a game changes by less than three decisions.",
            "compare riverdale --bots greedy --count length --a own_bump=allowed --b own_bump=illegal --deals 20000",
            "length.decisions",
            above=-3,
            below=3,
        ),
        Question(
            "Does the game stay open to the end?",
            "On average, more than half of the game is over before the winner leads for good.",
            "study riverdale --bots greedy --count drama --deals 300",
            "drama.led for good",
            above=0.5,
        ),
        Question(
            "Does skill matter?",
            "On the same deals, an easy bot wins 10 percentage points more of the games than a greedy bot.",
            "skill riverdale --levels greedy,easy --deals 300",
            "edge",
            above=0.10,
        ),
    ),
    "race-2-live": (
        Question(
            "Is the printed deal too easy?",
            "Teams of greedy bots lose fewer than one survivor in a hundred games.",
            "study race-2-live --bots greedy --count events --deals 20000",
            "events.died",
            below=0.01,
        ),
        Question(
            "Is the harder deal, which players are offered first, a challenge?",
            "With this deal, teams of greedy bots lose more than one survivor per game.",
            "study race-2-live --bots greedy --count events --deals 8000 -o difficulty=hard",
            "events.died",
            above=1,
        ),
        Question(
            "Does search help with the harder deal?",
            "On the same deals, a team of easy bots scores 20 points more than a team of greedy bots.",
            "compare race-2-live --count points --a difficulty=hard --a bots=greedy --b difficulty=hard --b bots=easy "
            "--deals 600",
            "points.team",
            above=20,
        ),
        Question(
            "Do players help each other?",
            "With the harder deal, more than 3% of all decisions rescue or heal another player's survivor.",
            "study race-2-live --bots greedy --count interaction --deals 8000 -o difficulty=hard",
            "interaction.share of decisions",
            above=0.03,
        ),
        Question(
            "How much does the deal decide?",
            "With the harder deal, a random and a greedy team have the same result on more than half of all deals.",
            "skill race-2-live --levels random,greedy --deals 8000 -o difficulty=hard",
            "alike",
            above=0.5,
        ),
    ),
    "rummy-runway": (
        Question(
            "Is a seat favoured?",
            "At a table of four no seat wins less than 23% or more than 27% of the games.",
            "study rummy-runway --bots greedy --count wins --deals 40000 -o first_player=1",
            "wins",
            above=0.23,
            below=0.27,
        ),
        Question(
            "How often do players riff?",
            "A game has more than 10 riffs, a twentieth of all its decisions.",
            "study rummy-runway --bots greedy --count actions --deals 10000",
            "actions.riff",
            above=10,
        ),
        Question(
            "What would dealing five cards instead of seven change?",
            "Games get longer by more than 20 decisions, a tenth of their length.",
            "compare rummy-runway --bots greedy --count length --a dealt=7 --b dealt=5 --deals 20000",
            "length.decisions",
            above=20,
        ),
        Question(
            "Does the game stay open to the end?",
            "On average, more than half of the game is over before the winner leads for good.",
            "study rummy-runway --bots greedy --count drama --deals 200",
            "drama.led for good",
            above=0.5,
        ),
        Question(
            "Does skill matter?",
            "On the same deals, an easy bot wins 20 percentage points more of the games than a greedy bot.",
            "skill rummy-runway --levels greedy,easy --deals 200",
            "edge",
            above=0.20,
        ),
    ),
    "road-wolf": (
        Question(
            "Does the first player have an advantage in the Duel?",
            "Of two greedy bots, the first to play scores less than 50% in the Duel: wins plus half of the draws.",
            "study road-wolf --bots greedy --count wins --deals 4000 -o mission=duel",
            "wins of seat 1",
            below=0.5,
        ),
        Question(
            "Can the Runners win Chase?",
            "The Runners (seat 1) score less than 5% in Chase: wins plus half of the draws.",
            "study road-wolf --bots greedy --count wins --deals 2000 -o mission=chase",
            "wins of seat 1",
            below=0.05,
        ),
        Question(
            "How long does a player wait for a turn?",
            "A game of Interceptor has fewer than 20 turns; a turn is all that one player decides in a row.",
            "study road-wolf --bots greedy --count length --deals 2000",
            "length.turns",
            below=20,
        ),
        Question(
            "Does the game stay open to the end?",
            "On average, the winner of a Duel takes the lead for good before a third of the game is over.",
            "study road-wolf --bots greedy --count drama --deals 60 -o mission=duel",
            "drama.led for good",
            below=1 / 3,
        ),
        Question(
            "Does skill matter?",
            "In Duels, an easy bot wins 20 percentage points more of the games than a greedy bot in the same seat.",
            "skill road-wolf --levels greedy,easy --deals 100 -o mission=duel",
            "edge",
            above=0.20,
        ),
    ),
}
