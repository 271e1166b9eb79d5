"""A board laid out for a test of moves, rams and checks: vehicles and cards where they are wanted, dice as they fall.

Only the jobs of those rooms are done here, so that nothing of turns and missions is in the way; what a mission would
hear of is kept in `news`.
"""

from __future__ import annotations

from runabout.core.chance import Chance
from runabout.core.log import Log
from runabout.games.road_wolf.agenda import Job, News, drop, push, slots_of
from runabout.games.road_wolf.checks import check, check_settled, direction_settled, skid
from runabout.games.road_wolf.events import SECOND_SLOT, WITH, Event
from runabout.games.road_wolf.fleet import enlist, leave_wheel, put_aboard, stand, take_wheel
from runabout.games.road_wolf.harm import answer_lose, blast, destroy, explode, lose, remove, wreck_up
from runabout.games.road_wolf.kinds import CREW_KINDS, RoadCard, Token, VehicleKind
from runabout.games.road_wolf.moving import How, free_melee, go, move_ends, start_move
from runabout.games.road_wolf.options import OPTIONS
from runabout.games.road_wolf.ramming import ram, ram_settled, strike, strike_settled
from runabout.games.road_wolf.rolling import answer_reroll, outcome, roll_again, winners_overkill
from runabout.games.road_wolf.rolls import Result
from runabout.games.road_wolf.state import NOBODY, Ask, Roll, State, Status

MIDDLE = 480  #: of the road
KIND = {kind.text: kind for kind in VehicleKind}
TOKEN = {token.text: token for token in Token}
DICE = (Event.ATTACK, Event.DEFENCE, Event.RESULT)
CARD = {card.text: card for card in RoadCard}


class Table:
    """A board with two sides of one seat each.

    Args:
        options: what the table has agreed, by name; choices as their numbers.
    """

    def __init__(self, **options: int) -> None:
        self.state = state = State()
        self.log = Log()
        self.news: list[tuple[str, int]] = []
        state.seats = 2
        state.side[1] = 1
        for at, option in enumerate(OPTIONS):
            state.house[at] = options.get(option.name, option.default)
        state.asks, state.round, state.roads, state.mover = Ask.NOTHING, 1, 1, 0
        state.acting = state.target = state.attacker = state.defender = NOBODY

    # --- Laying out ---------------------------------------------------------------------------------------------------

    def add(self, kind: str, at: tuple[int, int], seat: int = 0, tokens: str = "", hits: int = 0) -> int:
        """A vehicle that drives; its slot. `tokens` as in "veteran gunner nitro": a Veteran takes the wheel."""
        v = enlist(self.state, seat, KIND[kind])
        self.state.aboard[v] = 0  # the Nitro that comes with a street vehicle would only be in the way here
        self.state.shown[v] = 0
        self.state.gear_size[v] = 0
        for token in tokens.split():
            if token == "veteran":
                leave_wheel(self.state, v)
                take_wheel(self.state, v, Token.VETERAN, False)
            else:
                put_aboard(self.state, v, TOKEN[token], False)
        stand(self.state, v, *at)
        self.state.status[v] = Status.DRIVING
        self.state.hits[v] = hits
        return int(v)

    def wreck(self, kind: str, at: tuple[int, int], seat: int = 0) -> int:
        """A wreck that lies across the road."""
        v = self.add(kind, at, seat)
        destroy(self.state, v, Chance.scripted(), self.log)
        self.settle()
        self.news.clear()
        return v

    def card(self, kind: str, at: tuple[int, int]) -> int:
        """A road card; its place."""
        state = self.state
        i = state.cards
        state.card[i], (state.card_x[i], state.card_y[i]) = CARD[kind], at
        state.cards += 1
        return i

    # --- What happens -------------------------------------------------------------------------------------------------

    def move(self, v: int, dx: int, dy: int, *dice: int, how: How = How.MOVE) -> Table:
        """A move, and all that comes of it, with dice as they show."""
        start_move(self.state, v, how, dx, dy)
        return self.settle(*dice)

    def check(self, v: int, *dice: int) -> Table:
        """A wipeout check with the usual two dice of the road, which are rolled first."""
        push(self.state, Job.CHECK, v, 2)
        return self.settle(*dice)

    def settle(self, *dice: int) -> Table:
        """Do what is to be done, with dice as they show."""
        chance = Chance.scripted([die - 1 for die in dice])
        self.run(chance)
        chance.check_script()
        return self

    def reroll(self, action: int, *dice: int) -> Table:
        """A Veteran's answer, and all that comes of it."""
        assert self.state.asks == Ask.REROLL
        chance = Chance.scripted([die - 1 for die in dice])
        self.answer_reroll(action, chance)
        chance.check_script()
        return self

    def answer_reroll(self, action: int, chance: Chance) -> None:
        """The same, with any chance."""
        self.state.asks = Ask.NOTHING
        answer_reroll(self.state, action, chance, self.log)
        self.run(chance)

    def lose(self, action: int) -> Table:
        """The owner says who of the crew is lost."""
        assert self.state.asks == Ask.LOSE
        self.state.asks = Ask.NOTHING
        answer_lose(self.state, action, Chance.scripted(), self.log)
        return self.settle()

    def run(self, chance: Chance) -> None:
        """Job after job, until somebody is asked."""
        state, log = self.state, self.log
        while state.asks == Ask.NOTHING and state.jobs > 0:
            what, *facts = (int(fact) for fact in state.job[state.jobs - 1])
            first, second, third, fourth, fifth, sixth, seventh, eighth = facts[:8]
            slots = slots_of(facts[8], facts[9], facts[10])
            drop(state)
            if what == Job.GO:
                go(state, first, second, third, fourth, fifth, sixth, seventh, eighth, slots, chance, log)
            elif what == Job.MOVE_ENDS:
                move_ends(state, first, second, third, fourth, fifth, sixth, seventh, eighth, chance, log)
            elif what == Job.BLAST:
                blast(state, first, slots, chance, log)
            elif what == Job.RAM:
                ram(state, first, second, third, chance, log)
            elif what == Job.STRIKE:
                strike(state, first, second, third, fourth, chance, log)
            elif what == Job.CHECK:
                check(state, first, second, chance, log)
            elif what == Job.LOSE:
                lose(state, first, second, chance, log)
            elif what == Job.TOLD:
                self.news.append((News(second).name, first))
            elif what == Job.MISSION:
                self.news.append((f"MISSION {first}", second))
            elif what == Job.ROLLED:
                self.rolled(chance)
            else:
                todo = {
                    Job.SKID: skid,
                    Job.WRECK_UP: wreck_up,
                    Job.REMOVE: remove,
                    Job.EXPLODE: explode,
                    Job.FREE_MELEE: free_melee,
                }
                todo[Job(what)](state, first, chance, log)

    def rolled(self, chance: Chance) -> None:
        """What a roll comes to."""
        state, log = self.state, self.log
        if state.roll == Roll.DIRECTION:
            direction_settled(state, Result.ATTACKER_WINS, 0, chance, log)
            return
        won = outcome(state)
        if won == Result.ROLL_AGAIN:
            roll_again(state, chance, log)
            return
        settled = {Roll.RAM: ram_settled, Roll.STRUCK: strike_settled, Roll.CHECK: check_settled}[Roll(state.roll)]
        settled(state, won, winners_overkill(state, won), chance, log)

    # --- What has become of it ----------------------------------------------------------------------------------------

    def at(self, v: int) -> tuple[int, int]:
        """Where something is."""
        return int(self.state.x[v]), int(self.state.y[v])

    def status(self, v: int) -> Status:
        """What is in a slot."""
        return Status(int(self.state.status[v]))

    def crew(self, v: int) -> list[str]:
        """The passengers, by name."""
        return [TEXT[token] for token in range(CREW_KINDS) for _ in range(self.state.aboard[v, token])]

    def events(self, *kinds: Event) -> list[tuple[str, int, int, int]]:
        """What has been reported of vehicles, of these kinds: the kind's name and its facts, slots by their numbers."""
        log, found = self.log, []
        for i in range(log.size):
            kind, (v, second, third) = Event(int(log.kind[i])), (int(fact) for fact in log.facts[i])
            if kind in kinds or (not kinds and kind not in DICE):
                second = second % WITH if SECOND_SLOT[kind] == 1 else second
                third = third % WITH if SECOND_SLOT[kind] == 2 else third
                found.append((kind.name, v % WITH, second, third))
        return found

    def is_at_rest(self) -> bool:
        """Whether no fact of anything that was under way is left in the state."""
        state = self.state
        rests = state.attacker == state.defender == state.acting == NOBODY and state.jobs == state.left == 0
        dice = state.roll == state.attack_size == state.defence_size == state.how == state.may_reroll == 0
        return rests and dice and not any(state.attack) and not any(state.defence) and not state.job.any()


TEXT = {int(token): token.text for token in Token}
