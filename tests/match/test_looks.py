import pickle
from dataclasses import replace

import pytest

from runabout.core.components import Components
from runabout.core.errors import BadLooks, BadRecord, BadSeats
from runabout.core.looks import Looks
from runabout.games import find_game
from runabout.match import Match, Script, dumps, loads
from tests.core.tiny import game as hop_home

HATS = Looks("hat", ("Bowler", "Top hat", "Fez", "Beret", "Cap", "Boater", "Derby", "Panama"), 2)


@pytest.fixture
def hop_in_hats():
    """Hop Home with hats to choose from."""
    return replace(hop_home, components=Components(looks=HATS))


@pytest.fixture
def match(hop_in_hats):
    match = Match(hop_in_hats, 3, seed=1)
    match.choose_looks(1, ("fez", "cap"))
    return match


def read_back(match):
    return loads(dumps(match), find=lambda name: match.game)


def test_what_was_chosen_is_kept_and_the_rest_is_drawn_by_the_key(match, hop_in_hats):
    assert match.looks[1] == ("Fez", "Cap")
    assert len({name for looks in match.looks for name in looks}) == 6
    again = Match(hop_in_hats, 3, seed=1)
    again.choose_looks(1, ("Fez", "Cap"))
    assert again.looks == match.looks


def test_a_record_has_what_was_chosen_and_gives_all_looks_back(match):
    match.play(match.legal()[0])
    assert '[Looks 2 "Fez, Cap"]\n' in dumps(match)
    assert read_back(match).looks == match.looks


def test_in_a_scripted_match_the_rest_is_drawn_by_the_script(hop_in_hats):
    first, other = (Match(hop_in_hats, 2, seed=Script(script)) for script in ([4, 2], [1, 3]))
    assert read_back(first).looks == first.looks
    assert first.looks != other.looks


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ('[Looks 2 "Fez, Crown"]', 'line 5: There is no hat "Crown"'),
        ('[Looks 2 "Fez"]', "line 5: A seat has 2 different hats, all chosen or none; Fez came"),
        ('[Looks 4 "Fez, Cap"]', 'line 5: looks are of a seat from 1 to 3, got "4"'),
        ('[Looks 0 "Fez, Cap"]', 'line 5: looks are of a seat from 1 to 3, got "0"'),
        ('[Looks two "Fez, Cap"]', 'line 5: looks are of a seat from 1 to 3, got "two"'),
        ('[Looks "Fez, Cap"]', "line 5: .* is no header of a saved match"),
        ('[Looks 1 "Fez, Cap"]\n[Looks 1 "Fez, Cap"]', "line 6: .* stands there twice"),
        ('[Looks 1 "Fez, Cap"]\n[Looks 2 "Cap, Beret"]', "line 6: Seat 1 has Cap already; choose another"),
    ],
)
def test_looks_that_make_no_sense_are_named_by_line(hop_in_hats, line, complaint):
    plain = dumps(Match(hop_in_hats, 3, seed=1))
    text = plain.replace('[Seats "3"]\n', f'[Seats "3"]\n{line}\n')
    with pytest.raises(BadRecord, match=complaint):
        loads(text, find=lambda name: hop_in_hats)


def test_looks_of_a_game_that_has_none_are_refused():
    match = Match(hop_home, 2, seed=1)
    assert match.looks == ()
    with pytest.raises(BadLooks, match="Hop Home has no looks to choose"):
        match.choose_looks(0, ("Fez", "Cap"))


def test_a_seat_that_the_table_does_not_have_chooses_nothing(match):
    with pytest.raises(BadSeats, match="seats at this table are 0 to 2; 3 came"):
        match.choose_looks(3, ("Bowler", "Boater"))


def test_copies_choose_for_themselves_and_pickles_keep_what_was_chosen():
    match = Match(find_game("riverdale"), 2, seed=1)
    names = find_game("riverdale").components.looks.names
    match.choose_looks(0, names[:3])
    labels = match.plan().labels
    copy = match.clone()
    copy.choose_looks(0, names[3:6])
    assert match.plan().labels == labels != copy.plan().labels
    again = pickle.loads(pickle.dumps(match))
    assert (again.looks, again.plan().labels) == (match.looks, labels)


def test_the_plan_is_made_once_and_anew_once_looks_are_chosen():
    match = Match(find_game("riverdale"), 2, seed=1)
    names = find_game("riverdale").components.looks.names
    match.choose_looks(0, names[:3])
    plan = match.plan()
    assert match.plan() is plan
    assert match.clone().plan() is plan
    other = match.clone()
    other.choose_looks(0, names[-3:])
    assert other.plan().labels != plan.labels
    assert match.plan() is plan
