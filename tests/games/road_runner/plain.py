"""The rules of attempts and Escapes once more, in plain Python, read from RULES.md and nothing else.

Slow and obvious on purpose: an attempt is judged by taking its cards away one by one and looking what is missing.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import product

from runabout.games.road_runner import game

ROLES = {
    "trap": ("BAIT", "TRAP"),  # RR-062
    "ambush": ("ROAD", "AMBUSH"),  # RR-063
    "drop": ("DROP", "HEIGHT"),  # RR-064
    "shot": ("SHOOTER", "AMMO"),  # RR-065
    "chase": ("VEHICLE", "THRUSTER"),  # RR-066
    "launch": ("LAUNCHER",),  # RR-067
}
SCENE = ("HEIGHT", "ROAD", "RAIL", "METAL", "MECHANICAL", "EXPLOSIVE")  # RRA-01

RULE = re.compile(r"\*(?P<title>[^*]+?)\.?\*(?:, \d cop\w+)?\.? (?P<text>.*)")
KEYWORD = re.compile(r"(?P<keyword>[A-Z]{3,})(?: (?:Speed|Damage) (?P<number>\d))?")
BETTER_SPEED = re.compile(r"the Speed is (?P<number>\d)")


@dataclass
class Line:
    """One line of a card: what it asks for, and its Keywords with their numbers."""

    asks: list[str]
    gives: dict[str, int]


def read_cards() -> dict[str, list[Line]]:
    """The lines of every card that can be played to capture, by title, as RULES.md has them."""
    cards = {}
    for rule in game.rulebook:
        if "RR-201" <= rule.number <= "RR-255" and rule.number.startswith("RR-"):
            found = RULE.fullmatch(rule.text)
            assert found, rule.text
            text = re.sub(r"\([^)]*\)", "", found["text"].removeprefix("Capture: "))
            cards[found["title"]] = [read_line(line) for line in text.split(". ")[0].split(";")]
    return cards


def read_line(line: str) -> Line:
    """One line of a card."""
    asks: list[str] = []
    condition = re.fullmatch(r"\s*[Ww]ith (?P<asks>[^:]+): (?P<gives>.*)", line)
    if condition:
        asks = [name.strip() for name in condition["asks"].split(" and ")]
        line = condition["gives"]
    better = BETTER_SPEED.search(line)
    if better:
        return Line(asks, {"THRUSTER": int(better["number"])})
    return Line(asks, {found["keyword"]: int(found["number"] or 0) for found in KEYWORD.finditer(line)})


CARDS = read_cards()


def met(condition: str, company: frozenset[str]) -> bool:
    """Whether what a line asks for is there: a card of that title, or any card with that Keyword (RRA-05)."""
    if condition in CARDS:
        return condition in company
    return any(condition in line.gives for title in company for line in CARDS[title] if not line.asks)


def number_on(title: str, keyword: str, company: frozenset[str]) -> int | None:
    """The number that goes with an active Keyword of a card, the highest where it has two; None without it."""
    numbers = [
        line.gives[keyword]
        for line in CARDS[title]
        if keyword in line.gives and all(met(condition, company) for condition in line.asks)
    ]
    return max(numbers, default=None)


def on_cards(keyword: str, cards: frozenset[str]) -> list[int]:
    """The numbers of every active Keyword of that name."""
    return [
        line.gives[keyword]
        for title in cards
        for line in CARDS[title]
        if keyword in line.gives and all(met(condition, cards) for condition in line.asks)
    ]


def ways(method: str, cards: frozenset[str]) -> list[tuple[str, ...]]:
    """Every way in which these cards fill the roles with no card to spare (RRA-02)."""
    found = []
    for fillers in product(cards, repeat=len(ROLES[method])):
        filled = list(zip(ROLES[method], fillers))
        if any(number_on(title, role, cards) is None for role, title in filled):
            continue
        if all(missed(spare, filled, cards) for spare in cards - set(fillers)):
            found.append(fillers)
    return found


def missed(spare: str, filled: list[tuple[str, str]], cards: frozenset[str]) -> bool:
    """Whether without this card a role would be empty, or the Speed lower."""
    for role, title in filled:
        without = number_on(title, role, cards - {spare})
        if without is None or (role == "THRUSTER" and without < (number_on(title, role, cards) or 0)):
            return True
    return False


def is_legal(method: str, cards: frozenset[str]) -> bool:
    """Whether these cards make an attempt by this method (RR-061, RRA-02)."""
    return bool(ways(method, cards))


def could_join(hand: frozenset[str], laid: frozenset[str], every: list[frozenset[str]]) -> set[str]:
    """The cards in hand that can still become part of an attempt, out of the sets of all attempts."""
    within = [cards for cards in every if laid <= cards <= hand | laid]
    return {title for cards in within for title in cards} - laid


class Attempt:
    """An attempt as the Escapes see it: its Speed and the number in each role, by RRA-02b and RRA-03."""

    def __init__(self, method: str, cards: frozenset[str], literal: bool) -> None:
        self.method, self.cards, self.literal = method, cards, literal
        roles = ROLES[method]
        numbers = [
            {role: number_on(title, role, cards) or 0 for role, title in zip(roles, way)} for way in ways(method, cards)
        ]
        if method in ("chase", "launch"):
            self.in_role = max(numbers, key=lambda numbers: numbers[roles[-1]])
            self.speed = self.in_role[roles[-1]]
        else:
            self.in_role = min(numbers, key=lambda numbers: sum(numbers.values()))
            self.speed = 0

    def has(self, keyword: str) -> bool:
        """Whether it is a capture with that Keyword (RRA-01)."""
        if self.literal or keyword in SCENE:
            return bool(on_cards(keyword, self.cards))
        return keyword in self.in_role

    def number(self, keyword: str) -> int:
        """The damage that goes with the Keyword (RRA-01, RRA-04)."""
        if self.literal or keyword in SCENE:
            return sum(on_cards(keyword, self.cards))
        return self.in_role.get(keyword, 0)


def harm(escape: str, attempt: Attempt) -> int | None:
    """The damage that an Escape does to an attempt; None where it cannot prevent it (RR-251..281)."""
    chase = attempt.method == "chase"
    launch = attempt.method == "launch"
    shot = attempt.method == "shot"
    flies = chase or launch
    fits, damage = {
        "Giant Magnet": (attempt.has("METAL"), 0),
        "Rolling Boulder": (True, 2),
        "Retractable Steel Wall": (flies, attempt.speed + 2),
        "Tiger Trap": (chase and not attempt.has("HEIGHT"), 2),
        "Piano": (attempt.has("AMBUSH"), 0),
        "Cliff Face!": (flies, attempt.speed),
        "Boulder!": (flies, 1 + attempt.number("EXPLOSIVE")),
        "Fast Running!": (flies and attempt.speed <= 1, 0),
        "Burst Of Speed!": (flies and attempt.speed <= 2, 0),
        "Zoom!": (flies and attempt.speed <= 3, 0),
        "Beep Beep!": (flies, 0),
        "Cactus!": (launch, 3),
        "U-Shaped Rock Formation!": (launch or shot, attempt.number("AMMO")),
        "Uh Oh!": (chase, attempt.speed + 1),
        "Mechanical Failure!": (attempt.has("MECHANICAL"), attempt.speed if flies else 0),
        "Bad Aim!": (shot, 0),
        "Rust!": (attempt.has("METAL"), 0),
        "Dud!": (attempt.has("EXPLOSIVE"), 0),
        "Backfire!": (attempt.has("EXPLOSIVE"), attempt.number("EXPLOSIVE")),
        "Oops!": (attempt.has("HEIGHT"), attempt.number("HEIGHT")),
        "Gravity Failure!": (
            attempt.has("HEIGHT") and attempt.has("DROP"),
            attempt.number("HEIGHT") + attempt.number("DROP"),
        ),
        "Truck!": (attempt.has("ROAD"), 2),
        "Express Train!": (attempt.has("RAIL"), 3),
        "Why Didn't It Work?!": (attempt.has("AMBUSH"), attempt.number("AMBUSH")),
        "Too Smart!": (
            attempt.has("TRAP") or attempt.has("AMBUSH"),
            max(attempt.number("TRAP"), attempt.number("AMBUSH")),
        ),
        "Too Dumb!": (attempt.has("TRAP"), 0),
    }[escape]
    return damage if fits else None
