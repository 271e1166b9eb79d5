"""Laws of observations, over random play of every game as plain Python."""

import random
from collections import Counter, defaultdict
from itertools import islice, permutations

import numpy as np
import pytest

from runabout.core.chance import Chance
from runabout.core.log import Log
from runabout.core.observation import CELLS_MAX, Observation, Slice
from runabout.core.record import Cells
from runabout.games import GAMES, find_game
from runabout.games.rummy_runway.cards import FIRST_WILD
from runabout.games.rummy_runway.state import DISCARD, OUTFIT_SIZE, OUTFITS_EACH, TAKE
from runabout.match.seating import usual_seats

# What has to be changed in a Sight where seat s is called (s + 1) % seats: fields with a cell for each seat, and fields
# that hold a seat's number. Of Race 2 Live also those with a cell for each survivor, here as many as there are seats.
BY_SEAT = {
    "road-runner": ("damage", "hand_count"),
    "riverdale": ("used", "colour", "hand_count", "known"),
    "rummy-runway": ("points", "best", "outfits", "closet", "closet_size", "hand_size", "known"),
    "race-2-live": (
        *("at", "furthest", "condition", "weapon", "packs", "hand_size"),
        *("known", "barred", "vouched", "hand"),
    ),
    "road-wolf": (
        *("side", "points", "tokens", "force", "kept", "skulls", "prize"),
        *("gained", "lost", "lost_points"),
    ),
}
SEAT_NUMBERS = {
    "road-runner": ("turn", "winner", "played_by"),
    "riverdale": ("winner",),
    "rummy-runway": ("trigger",),
    "race-2-live": ("survivor", "turn"),
    "road-wolf": ("mover", "owner", "born"),
}
# Actions that are avoided in half of the deals, as long as there is another: in Rummy Runway those that take from the
# discard row and those that form outfits, for otherwise a round ends before its deck is used up and a `fresh` one made.
AVOIDED = {"rummy-runway": range(TAKE, DISCARD)}
# Actions played, over all deals. Rummy Runway needs more of them: riffs from a Closet are rare.
STEPS = {name: 9000 if name == "rummy-runway" else 3000 for name in GAMES}
# What has to be the same in two sights for a field of one to mean anything in the other, beside what it is `sized_by`:
# mostly how many of its cells count.
BESIDE = {
    "road-runner": {"hand": lambda sight: sight.hand_count[sight.viewer]},
    "riverdale": {
        "hand": lambda sight: sight.hand_count[sight.viewer],
        "pawn": lambda sight: sight.colour.tolist(),  # pawns of a colour that nobody plays are not told
    },
    "rummy-runway": {
        "runway": lambda sight: sight.trends,
        "outfit": lambda sight: sight.outfits.tolist(),
    },
    "race-2-live": {
        "survivor": lambda sight: sight.survivors,
        "turn": lambda sight: sight.survivors,
        "hand": lambda sight: sight.open_hands,  # of hands that the viewer does not see, nothing is read
    },
    "road-wolf": {},
}
# Fields of which only a part means anything in another sight: what to put into one sight, given the field of another.
PARTLY = {
    "rummy-runway": {
        "wears": lambda one, wears: np.where(one.outfit >= FIRST_WILD, wears, one.wears),
        "laid_wears": lambda one, wears: np.where(one.laid_kind >= FIRST_WILD, wears, one.laid_wears),
        "spent_outfit": lambda one, spent: spent & cards_in_outfits(one),
    },
}
# Declared fields that cannot be tried, by game, each with the reason. At present all can.
UNTRIED: dict[str, dict[str, str]] = {}


def table(game, luck):
    """How many seats, and Options: half of them the usual number and the defaults, the others any that are allowed."""
    seats, given = luck.choice((usual_seats(game), luck.randint(*game.seats))), {}
    for option in game.options:
        low, high = option.ends
        if luck.random() < 0.5:
            given[option.name] = luck.randint(low, min(high, option.highest(seats)))
    return seats, game.new_options(given, seats)


def positions(game, seed=1):
    """Sights over random play with varied seats and options: about 300, half of them of the seat that decides, half of
    anybody, the watcher included. So that rare values are among them, there are also sights of the seat that decides
    where a declared field is not 0 for the first time in a deal, for each field in 20 deals at most.
    """
    luck, run, often = random.Random(seed), game.interpreted, Counter()
    steps = STEPS[game.name]
    found, deal, share = [], 0, 300 / steps
    while steps > 0:
        seats, options = table(game, luck)
        avoided = luck.choice(((), AVOIDED.get(game.name, ())))
        state = game.State()
        state.seats = seats
        chance, log = Chance.seeded(bytes(32), deal), Log()
        deal += 1
        run.setup(state, options, chance, log)
        rare = {field for field in game.observation.tells if field in game.State.fields and often[field] < 20}
        for _ in range(luck.choice((30, 250))):
            new = [field for field in rare if np.any(state.cell[field])]
            often.update(new)
            rare.difference_update(new)
            if new or luck.random() < share:
                viewer = state.seat if new else luck.choice((state.seat, luck.randrange(-1, seats)))
                found.append(run.sight(state, viewer))
            steps -= 1
            if state.over:
                break
            log.size = 0
            legal = run.legal_actions(state)
            run.apply(state, luck.choice([one for one in legal if one not in avoided] or legal), chance, log)
    return found


@pytest.fixture(scope="module")
def seen():
    """By game: Sights of its tables, made when first asked for."""
    made = {}

    def of(name):
        game = find_game(name)
        if name not in made:
            made[name] = positions(game)
        return game, made[name]

    return of


def observed(game, sight, before=0):
    row = np.full(game.observation.size, before, np.uint8).view(Cells)
    game.interpreted.bind(game.observation.rule)(sight, row)
    return np.asarray(row)


@pytest.mark.parametrize("name", GAMES)
def test_every_cell_is_written_and_in_its_range(name, seen):
    game, sights = seen(name)
    highs = np.array(game.observation.highs)
    assert game.observation.size <= CELLS_MAX
    for sight in sights:
        row = observed(game, sight)
        assert (row <= highs).all(), [one.name for one in game.observation.slices if (row > highs).any()]
        np.testing.assert_array_equal(row, observed(game, sight, before=255))


@pytest.mark.parametrize("name", GAMES)
def test_what_it_tells_is_told_apart(name, seen):
    # Of any two sights of a seat that are different in one of these fields alone, the observations are different.
    game, sights = seen(name)
    alike = defaultdict(list)
    for sight in sights:
        alike[sight.seats, sight.viewer].append(sight)
    pairs = [pair for group in alike.values() for pair in permutations(group, 2)]
    random.Random(2).shuffle(pairs)
    tells, untried = game.observation.tells, UNTRIED.get(name, {})
    tried = {field: list(islice(changes(game, field, pairs), 20)) for field in tells}
    never = {field for field in tells if not tried[field]}
    assert never == set(untried), "fields never tried, beside those that UNTRIED names: play more, or vary it more"
    for field, sides in tried.items():
        for one, other in sides:
            assert (observed(game, one) != observed(game, other)).any(), field


def changes(game, field, pairs):
    """From pairs of sights: the first of each, and a copy of it where the field is as in the second."""
    own_size, partly = game.Sight.fields[field].sized_by, PARTLY.get(game.name, {}).get(field)
    beside = BESIDE[game.name].get(field, lambda sight: None)
    sized = [name for name, one in game.Sight.fields.items() if one.sized_by == field]
    for one, other in pairs:
        if (own_size and (one.cell[own_size] != other.cell[own_size]).any()) or beside(one) != beside(other):
            continue
        changed = one.copy()
        changed.cell[field] = partly(one, getattr(other, field)) if partly else other.cell[field]
        for name in sized:
            # A smaller size only: cells no longer in use are cleared, but nothing says what more cells would hold.
            size = int(np.asarray(changed.cell[field]).item())
            if size > int(np.asarray(one.cell[field]).item()):
                break
            changed.cell[name][size:] = 0
        else:
            if changed != one:
                yield one, changed


def cards_in_outfits(sight):
    """All cards in the outfits of Rummy Runway, as bits, in the places that they have in `spent_outfit`."""
    width = OUTFIT_SIZE * OUTFITS_EACH
    return sum(((1 << OUTFIT_SIZE * sight.outfits[seat]) - 1) << width * seat for seat in range(sight.seats))


def relabelled(game, sight):
    """The same table where every seat has the number after its own."""
    turned, seats = sight.copy(), int(sight.seats)
    for field in BY_SEAT[game.name]:
        cells = np.array(sight.cell[field])
        cells[:seats] = np.roll(cells[:seats], 1, axis=0)
        turned.cell[field] = cells
    for field in ("seat", "viewer", *SEAT_NUMBERS[game.name]):
        cells = np.array(sight.cell[field])
        turned.cell[field] = np.where(cells >= 0, (cells + 1) % seats, cells)
    if game.name == "rummy-runway":
        each = len(sight.cell["outfit"]) // len(sight.cell["outfits"])
        for field in ("outfit", "wears"):
            cells = np.array(sight.cell[field])
            cells[: seats * each] = np.roll(cells[: seats * each], each, axis=0)
            turned.cell[field] = cells
        bits = int(sight.spent_outfit)
        width = 3 * each
        turned.spent_outfit = sum(
            ((bits >> (width * seat)) & ((1 << width) - 1)) << (width * ((seat + 1) % seats)) for seat in range(seats)
        )
    if game.name == "road-runner":
        cells = np.array(sight.cell["tracked_weight"])
        cells[:, :seats] = np.roll(cells[:, :seats], 1, axis=1)
        turned.cell["tracked_weight"] = cells
    return turned


@pytest.mark.parametrize("name", GAMES)
def test_it_is_the_same_whatever_the_seats_are_called(name, seen):
    game, sights = seen(name)
    changed = 0
    for sight in sights:
        # Where a seat moves several survivors, calling seats otherwise would change which of them comes after which.
        if sight.viewer >= 0 and (name != "race-2-live" or sight.survivors == sight.seats):
            turned = relabelled(game, sight)
            changed += turned != sight
            ends = [one.name for one in game.observation.slices if name == "race-2-live" and one.name == "survivors"]
            one, other = observed(game, sight), observed(game, turned)
            if ends:  # the last two cells of a survivor say where the order of play begins, which is no name
                for row in (one, other):
                    game.observation.named(row)["survivors"][:, -2:] = 0
            np.testing.assert_array_equal(one, other)
    assert changed


def test_slices_are_views_in_their_shapes():
    space = find_game("riverdale").observation
    rows = np.arange(2 * space.size).reshape(2, -1).astype(np.uint8)
    named = space.named(rows)
    assert named["seats"].shape == (2, 4, 37)
    named["own hand"][1, 0] = 77
    assert rows[1, 0] == 77


@pytest.mark.parametrize(
    ("slices", "says"),
    [
        ([Slice("one", (2,), 1, ""), Slice("one", (2,), 1, "")], "names of their own"),
        ([Slice("one", (), 1, "")], "one cell at least"),
        ([Slice("one", (1,), 256, "")], "0 to 255"),
        ([Slice("one", (513,), 1, "")], "has 513"),
    ],
)
def test_a_declaration_that_cannot_be_is_refused(slices, says):
    with pytest.raises(ValueError, match=says):
        Observation(lambda sight, out: None, tuple(slices), ())
