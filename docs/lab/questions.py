"""What the reports of our own games ask: five questions a game, each with a claim that the games may prove wrong.

A claim is written down before its games are played, and stays as it is when they prove it wrong: what is learned is
that it was. Whoever changes a game writes another.
"""

from __future__ import annotations

from dataclasses import dataclass

NEVER = float("inf")


@dataclass(frozen=True)
class Question:
    """A question to many games, and what we take for the answer.

    Attributes:
        asks: the question.
        claims: a sentence that can be wrong.
        command: the `runabout` command that plays the games, without what all have in common.
        figures: the names of the figures that the claim is about, as `--json` has them; of one for each seat without
            the seat. Of `skill`: "edge" or "alike", of the last pair of levels.
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
            "study road-runner --bots greedy --count wins --deals 40000",
            "wins",
            above=0.23,
            below=0.27,
        ),
        Question(
            "Does everybody get to play?",
            "Each seat is left without anything to choose in fewer than 5% of the games.",
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
            "Does it stay open to the end?",
            "Once a quarter of the game is over, nobody is ahead of the later winner any more, on the mean.",
            "study road-runner --bots greedy --count drama --deals 1200",
            "drama.led for good",
            below=0.25,
        ),
        Question(
            "Is it skill?",
            "From the same cards a bot that thinks a little wins 10 points more of the games than a greedy one.",
            "skill road-runner --levels greedy,easy --deals 800",
            "edge",
            above=0.10,
        ),
    ),
    "riverdale": (
        Question(
            "Is it good to be second?",
            "Of four greedy players the one after the first wins more than 27% of the games.",
            "study riverdale --bots greedy --count wins --deals 20000 -o first_player=1",
            "wins of seat 2",
            above=0.27,
        ),
        Question(
            "How much do players do to each other?",
            "By more than a sixth of all decisions somebody does something to another.",
            "study riverdale --bots greedy --count interaction --deals 4000",
            "interaction.share of decisions",
            above=1 / 6,
        ),
        Question(
            "What would it change if own pawns could not be bumped?",
            "Games get neither shorter nor longer by more than three decisions.",
            "compare riverdale --bots greedy --count length --a own_bump=allowed --b own_bump=illegal --deals 20000",
            "length.decisions",
            above=-3,
            below=3,
        ),
        Question(
            "Does it stay open to the end?",
            "On the mean half of the race is over before the winner leads for good.",
            "study riverdale --bots greedy --count drama --deals 300",
            "drama.led for good",
            above=0.5,
        ),
        Question(
            "Is it skill?",
            "From the same cards a bot that thinks a little wins 10 points more of the games than a greedy one.",
            "skill riverdale --levels greedy,easy --deals 300",
            "edge",
            above=0.10,
        ),
    ),
    "race-2-live": (
        Question(
            "Is the sheet's deal won by walking?",
            "Teams of greedy bots lose fewer than one survivor in a hundred games.",
            "study race-2-live --bots greedy --count events --deals 20000",
            "events.died",
            below=0.01,
        ),
        Question(
            "Is the deal that people are offered first a challenge?",
            "With it teams of greedy bots lose more than one survivor a game.",
            "study race-2-live --bots greedy --count events --deals 8000 -o difficulty=hard",
            "events.died",
            above=1,
        ),
        Question(
            "Does thinking pay there?",
            "A team of bots that think a little scores 20 points more than a greedy one on the same deals.",
            "compare race-2-live --count points --a difficulty=hard --a bots=greedy --b difficulty=hard --b bots=easy "
            "--deals 600",
            "points.team",
            above=20,
        ),
        Question(
            "Does a team help each other?",
            "With the harder deal more than 3% of all decisions rescue or heal another.",
            "study race-2-live --bots greedy --count interaction --deals 8000 -o difficulty=hard",
            "interaction.share of decisions",
            above=0.03,
        ),
        Question(
            "How much decides the deal?",
            "With the harder deal at least half of all deals end alike for a random and a greedy team.",
            "skill race-2-live --levels random,greedy --deals 8000 -o difficulty=hard",
            "alike",
            above=0.5,
        ),
    ),
    "rummy-runway": (
        Question(
            "Is a seat favoured?",
            "At a table of four no seat wins less than 23% or more than 27% of the games.",
            "study rummy-runway --bots greedy --count wins --deals 40000",
            "wins",
            above=0.23,
            below=0.27,
        ),
        Question(
            "Do people riff?",
            "Riffs are at least a twentieth of all decisions: 10 a game.",
            "study rummy-runway --bots greedy --count actions --deals 10000",
            "actions.riff",
            above=10,
        ),
        Question(
            "What would dealing five cards instead of seven change?",
            "Games get longer by at least a tenth: 20 decisions.",
            "compare rummy-runway --bots greedy --count length --a dealt=7 --b dealt=5 --deals 20000",
            "length.decisions",
            above=20,
        ),
        Question(
            "Does it stay open to the end?",
            "On the mean half of the game is over before the winner leads for good.",
            "study rummy-runway --bots greedy --count drama --deals 200",
            "drama.led for good",
            above=0.5,
        ),
        Question(
            "Is it skill?",
            "From the same cards a bot that thinks a little wins 20 points more of the games than a greedy one.",
            "skill rummy-runway --levels greedy,easy --deals 200",
            "edge",
            above=0.20,
        ),
    ),
    "road-wolf": (
        Question(
            "Is it good to begin the Duel?",
            "With two greedy players the first wins less than half of the Duels.",
            "study road-wolf --bots greedy --count wins --deals 4000 -o mission=duel",
            "wins of seat 1",
            below=0.5,
        ),
        Question(
            "Can Runners win Chase?",
            "The Runners, seat 1, have less than 5% of the games of Chase: wins, and half of the draws.",
            "study road-wolf --bots greedy --count wins --deals 2000 -o mission=chase",
            "wins of seat 1",
            below=0.05,
        ),
        Question(
            "How long does a turn leave the other player waiting?",
            "A game of Interceptor has at most 20 turns: changes of the one who decides.",
            "study road-wolf --bots greedy --count length --deals 2000",
            "length.turns",
            below=20,
        ),
        Question(
            "Does it stay open to the end?",
            "On the mean the winner of a Duel leads for good once a third of it is over.",
            "study road-wolf --bots greedy --count drama --deals 60 -o mission=duel",
            "drama.led for good",
            below=1 / 3,
        ),
        Question(
            "Is it skill?",
            "In Duels a bot that thinks a little wins 20 points more than a greedy one from the same seat.",
            "skill road-wolf --levels greedy,easy --deals 100 -o mission=duel",
            "edge",
            above=0.20,
        ),
    ),
}
