"""Looks for StarCraft's first game: one round in which everything happens that a beginner has to
learn.

The beginner plays Jim Raynor against the Overmind, a deterministic program, on a quick galaxy of
four planets. Programs play the first round. In the second a teacher builds at home, attacks an area
with conquest points over a transport, and takes one order as an Event card; the rest is what
`greedy` would do."""

from collections import Counter
from itertools import combinations_with_replacement, permutations
from typing import Dict, Iterator, List, NamedTuple, Optional, Tuple

from orrery import bots, games
from orrery.core.decisions import DONE, Decision, Option
from orrery.core.errors import BadData
from orrery.core.record import Record
from orrery.core.replay import replay
from orrery.core.window import AnyWindow, Window
from orrery.server.tables.guides import Guide, Plan, seen_hash
from orrery.starcraft.board.state import EXECUTION, StarCraftGame, State
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.terms import (
    BUILD,
    CONQUEST,
    MOBILIZE,
    NONE,
    ORDERS_PER_ROUND,
    RESEARCH,
    order_of,
    owner_of,
)

GAME = "starcraft"
SETTINGS = {"players": "2", "galaxy": "quick", "factions": "jim_raynor,overmind"}
NEWCOMER, RIVAL = 0, 1
PROGRAM = "simple"
ADVISER = "greedy"
"""What answers for the beginner when the teacher has no opinion."""
ROUND = 2
UNITS = 2
"""How many units the beginner builds with an order."""
ENOUGH = 2
"""Fewer workers than this are not worth a Build order."""
FORCE = 3
"""The fewest units of the attack."""
DEFENDERS = 2
PLAIN = frozenset(
    {
        "order-where", "order-which", "reveal", "execute", "build-forces", "new-unit-area", "pay",
        "build-upgrades", "build-base", "move", "move-to", "lift-off", "before-battle", "pair",
        "support", "standard-card", "reinforcement-card", "next-skirmish", "end-order",
        "play-event", "discard-to-limit", "research-draw", "learn-technology",
    }
)  # fmt: skip
"""What a first round may ask of a beginner."""
DOES = frozenset({"unit", "building", "module", "move", "draw"})
"""Picks by which an order has done something."""
LESSONS = (
    "on-top", "areas", "payments", "locked", "transport", "defenders", "support", "matching",
    "won", "lost", "event-card", "points", "play-event",
)  # fmt: skip
"""What must come up in the round."""

Order = Tuple[int, int]
"""A planet and what is ordered there."""


class Campaign(NamedTuple):
    """What the teacher has in mind: the orders as they are placed, and the area to attack."""

    orders: Tuple[Order, ...]
    target: int


class Round:
    """The second round of a game, played by the teacher's mind."""

    def __init__(self, start: games.AnyMatch, campaign: Campaign) -> None:
        self.match = start
        self.start = start.number
        self.campaign = campaign
        self.program = bots.make(PROGRAM, GAME, 0)
        self.adviser = bots.make(ADVISER, GAME, 0)
        self.met: Dict[str, bool] = dict.fromkeys(LESSONS, False)
        self.asked: Counter[str] = Counter()
        self.built = 0
        self.moved = 0
        self.is_plain = True
        owners = self.state.owners
        self.began_in = [area for area, owner in enumerate(owners) if owner == NEWCOMER]
        self.is_idle = False
        """Whether the order being executed has done nothing yet."""
        self.laid: List[bool] = []
        """For each card that the beginner lays: whether it matches the unit in front."""

    @property
    def game(self) -> StarCraftGame:
        game: StarCraftGame = self.match.game
        return game

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def box(self) -> Box:
        return self.game.facts

    def play(self) -> None:
        while (decision := self.game.decision) is not None and self.state.round == ROUND:
            if decision.seat == NEWCOMER:
                self.is_plain &= decision.prompt.key in PLAIN
                self.asked[decision.prompt.key] += 1
                pick = self.taught(decision)
                if pick not in decision.options:
                    self.is_plain = False
                    return
                self.notice(decision, pick)
            else:
                pick = self.program.answer(self.window()).pick
            before = self.state
            self.match.play(pick)
            self.look_back(before)
            self.is_plain &= self.met["on-top"] or self.state.phase < EXECUTION
            if not self.is_plain:
                return

    def window(self) -> AnyWindow:
        return Window(self.match.ruleset, self.match.game)

    # What is picked

    def taught(self, decision: Decision) -> Option:
        options = decision.options
        match decision.prompt.key:
            case "order-where":
                planet, _ = self.campaign.orders[self.asked["order-where"] - 1]
                return Option("planet", planet)
            case "order-which":
                _, order = self.campaign.orders[self.asked["order-which"] - 1]
                return Option("order", order)
            case "build-forces":
                return self.purchase(options)
            case "new-unit-area":
                return self.guard(options)
            case "execute":
                return self.execute()
            case "build-upgrades" | "build-base" | "lift-off" | "end-order" | "before-battle":
                return DONE
            case "move":
                return self.move(options)
            case "move-to":
                return self.move_to(options)
            case "standard-card":
                return self.card(options)
        return self.adviser.answer(self.window()).pick

    def purchase(self, options: List[Option]) -> Option:
        """The unit that `greedy` wants, or the most expensive one."""
        units = [one for one in options if one.verb == "unit"]
        wanted = self.adviser.answer(self.window()).pick
        if self.built >= UNITS or not units:
            return DONE
        self.built += 1
        return wanted if wanted in units else max(units, key=lambda one: self.box.cost[one.what])

    def guard(self, options: List[Option]) -> Option:
        """A base without units is in danger."""
        state = self.state
        bare = [one for one in options if state.bases[one.what] != NONE]
        empty = [one for one in bare if not state.armies[one.what]]
        return empty[0] if empty else self.adviser.answer(self.window()).pick

    def execute(self) -> Option:
        """With hardly any workers left, an Event card is better than building."""
        order = order_of(self.state.stacks[self.state.revealed][-1])
        if order == BUILD and self.state.players[NEWCOMER].pool < ENOUGH:
            return Option("draw-event")
        return self.adviser.answer(self.window()).pick

    def move(self, options: List[Option]) -> Option:
        """Everybody from elsewhere attacks, but one unit stays behind on each area with points."""
        target = self.campaign.target
        if self.box.planet_of[target] != self.state.planet:
            return self.adviser.answer(self.window()).pick
        most = self.box.limit[target] + 2
        for option in options:
            if option.verb != "move" or len(self.state.invaders) >= most:
                continue
            is_last = len(self.state.armies[option.to]) == 1
            is_worth = self.box.yields[option.to] == CONQUEST or self.state.bases[option.to] != NONE
            if option.to != target and not (is_last and is_worth):
                return option
        return DONE

    def move_to(self, options: List[Option]) -> Option:
        target = Option("area", self.campaign.target)
        return target if target in options else self.adviser.answer(self.window()).pick

    def card(self, options: List[Option]) -> Option:
        """The strongest card that matches the unit in front, if there is one."""
        wanted = self.adviser.answer(self.window()).pick
        matching = [one for one in options if self.matches(one)]
        if wanted in matching or not matching:
            return wanted
        return max(matching, key=lambda one: sum(self.box.major[one.what]))

    # What came up

    def notice(self, decision: Decision, pick: Option) -> None:
        state, box, met = self.state, self.box, self.met
        self.is_idle &= pick.verb not in DOES
        match decision.prompt.key:
            case "order-where":
                stack = state.stacks[pick.what]
                met["on-top"] |= bool(stack) and owner_of(stack[-1]) == RIVAL
            case "build-forces":
                units = {one.what for one in decision.options if one.verb == "unit"}
                mine = box.units_of[state.players[NEWCOMER].faction]
                met["locked"] |= not units.issuperset(mine)
            case "new-unit-area":
                met["areas"] |= len(decision.options) > 1
            case "pay":
                met["payments"] |= len(decision.options) > 1
            case "move" if pick.verb == "move":
                met["transport"] |= box.planet_of[pick.to] != state.planet
            case "execute":
                met["event-card"] |= pick.verb == "draw-event"
                self.is_plain &= not self.is_idle
                self.is_idle = pick.verb == "execute"
                self.built = 0
            case "support" | "pair":
                met["support"] = True
            case "standard-card":
                self.laid.append(self.matches(pick))
                met["matching"] = all(self.laid)
            case "play-event":
                met["play-event"] |= pick.verb == "event"

    def matches(self, pick: Option) -> bool:
        """Whether a card shows the unit in front of the skirmish it is laid at."""
        battle = self.state.battle
        if pick.verb != "card" or battle is None:
            return False
        unit = battle.skirmishes[len(self.laid) % len(battle.skirmishes)].front[0]
        return bool(self.box.icons[pick.what] & self.box.unit_bit[unit])

    def look_back(self, before: State) -> None:
        """What the last pick has brought."""
        state, met, target = self.state, self.met, self.campaign.target
        for event in self.match.events[-1]:
            if event.kind == "battle":
                there = len(before.armies[target])
                is_mine = event.seat == NEWCOMER and event.things[0] == target
                self.is_plain &= is_mine
                enough = event.public[0] >= FORCE
                met["defenders"] |= is_mine and there == DEFENDERS and enough
            elif event.kind == "destroy" and event.things[1] == target:
                met["lost"] |= event.seat == NEWCOMER
            elif event.kind in ("no-base", "base-destroyed") and event.seat == NEWCOMER:
                self.is_plain = False
            elif event.kind == "conquest" and event.seat == NEWCOMER:
                met["points"] |= event.number > 0
                met["won"] = state.owners[target] == NEWCOMER

    @property
    def is_complete(self) -> bool:
        return self.is_plain and all(self.met.values())

    @property
    def missing(self) -> List[str]:
        return [lesson for lesson, is_met in self.met.items() if not is_met]

    @property
    def length(self) -> int:
        """How much is asked."""
        return sum(self.asked.values())

    @property
    def strain(self) -> Tuple[int, int]:
        """How hard it is for a beginner: orders where nobody is seem odd, and a short round is
        better."""
        homes = {self.box.planet_of[area] for area in self.began_in}
        odd = sum(planet not in homes for planet, _ in self.campaign.orders)
        return odd, self.length


def first_round(number: int) -> games.AnyMatch:
    """A game as programs play it up to the second round."""
    match = games.new_match(GAME, seed=number, **SETTINGS)
    programs = {NEWCOMER: bots.make(ADVISER, GAME, 0), RIVAL: bots.make(PROGRAM, GAME, 0)}
    while match.game.decision is not None and match.game.state.round < ROUND:
        program = programs[match.game.decision.seat]
        match.play(program.answer(Window(match.ruleset, match.game)).pick)
    return match


def targets(game: StarCraftGame) -> Iterator[int]:
    """Areas worth points that the rival holds with few units, next to some of ours."""
    state, box = game.state, game.facts
    for area in range(box.areas):
        is_worth = box.yields[area] == CONQUEST and state.owners[area] == RIVAL
        if is_worth and len(state.armies[area]) <= DEFENDERS and near(game, box.planet_of[area]):
            yield area


def near(game: StarCraftGame, planet: int) -> bool:
    """Whether enough of our units are on planets next to this one."""
    state, box = game.state, game.facts
    return any(
        sum(
            len(state.armies[area])
            for area in box.areas_of[other]
            if state.owners[area] == NEWCOMER
        )
        >= FORCE - 1
        for other in state.galaxy.adjacent[planet]
    )


def campaigns(game: StarCraftGame) -> Iterator[Campaign]:
    """Orders for a Build, an attack, and two more, in any sequence."""
    state, box = game.state, game.facts
    homes = sorted(
        {box.planet_of[area] for area, owner in enumerate(state.bases) if owner == NEWCOMER}
    )
    others = [(home, kind) for home in homes for kind in (BUILD, RESEARCH)]
    others += [(planet, MOBILIZE) for planet in state.galaxy.planets]
    for target in targets(game):
        attack = (box.planet_of[target], MOBILIZE)
        for home in homes:
            for more in combinations_with_replacement(others, ORDERS_PER_ROUND - 2):
                orders = ((home, BUILD), attack, *more)
                for sequence in sorted(set(permutations(orders))):
                    yield Campaign(sequence, target)


def rounds(number: int) -> Iterator[Round]:
    """Every way to play the second round of a game, if the first order there is the beginner's."""
    start = first_round(number)
    decision = start.game.decision
    if decision is None or (decision.seat, decision.prompt.key) != (NEWCOMER, "order-where"):
        return
    record, texts = start.record(), games.read_texts(start.ruleset)
    for campaign in campaigns(start.game):
        one = Round(replay(start.ruleset, record, texts, {}), campaign)
        one.play()
        yield one


def best(number: int) -> Optional[Round]:
    """The shortest round of a game that has everything."""
    complete = [one for one in rounds(number) if one.is_complete]
    return min(complete, key=lambda one: one.strain, default=None)


def find(first: int, last: int) -> Iterator[str]:
    """The seeds that have everything, and how much is asked."""
    for number in range(first, last):
        if (one := best(number)) is not None:
            orders = [(one.box.planet_slugs[planet], kind) for planet, kind in one.campaign.orders]
            yield f"{number} {one.length} {orders} {dict(one.asked)}"


def guide(number: int) -> Guide:
    """The first game from one seed."""
    found = best(number)
    if found is None:
        raise BadData(f"the game of seed {number} does not have everything to be learned")
    record = found.match.record()
    return Guide(record.truncate(found.start), NEWCOMER, PROGRAM, {}, plan_of(record, found.start))


def plan_of(record: Record, start: int) -> Plan:
    """The beginner's picks from the position on."""
    ruleset = games.ruleset_of(GAME)
    match = replay(ruleset, record.truncate(start), games.read_texts(ruleset), {})
    plan, last = Plan(), NONE
    for text in record.picks[start:]:
        decision = match.game.decision
        seat = NONE if decision is None else decision.seat
        if seat == NEWCOMER:
            if last != NEWCOMER:
                plan.append({})
            plan[-1][seen_hash(match)] = text
        last = seat
        match.play_text(text)
    return plan
