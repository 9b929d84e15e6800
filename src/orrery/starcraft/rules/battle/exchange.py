"""The Defensive module: after all units have joined a skirmish, the defender may exchange two of
them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from orrery.core.decisions import DONE, Option, Prompt, Ref, Several, Subject
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.rows import with_one, without
from orrery.starcraft.board.sheet import modules_of
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import ATTACKER, DEFENDER, DEFENSIVE, NONE
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.battle.combatants import battle_of, for_role

if TYPE_CHECKING:
    from orrery.starcraft.board.state import Skirmish, StarCraftGame

EXCHANGE = Prompt("exchange", "BW-MODULE-02", is_open=True)
EXCHANGE_FOR = Prompt("exchange-for", "BW-MODULE-02", is_open=True)
FRONT, SUPPORT = "exchange-front", "exchange-support"


class Place(NamedTuple):
    """Where a unit of the defender's is: in front of a skirmish or in its support."""

    number: int  # of the skirmish
    is_support: bool
    unit: int

    def option(self) -> Option:
        return Option(SUPPORT if self.is_support else FRONT, self.unit, self.number)


class ExchangeUnits(Step):
    """One exchange in a battle, or none. Both units are named in the order of their places, so that
    each exchange is offered once (BW-MODULE-02)."""

    first: tuple[int, int, int] = (NONE, 0, NONE)  # the place of the first unit

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """The first unit, if any, then the one that it changes places with."""
        seat = battle_of(game.state).seats[DEFENDER]
        if self.at == 1:
            if pick is None:
                options = [one.option() for one in places(game) if partners(game, one)]
                return ask(game, seat, EXCHANGE, [*options, DONE])
            if pick == DONE:
                return OVER
            self.first = (pick.to, int(pick.verb == SUPPORT), pick.what)
            return 2
        one = self.chosen()
        if pick is None:
            return ask(game, seat, EXCHANGE_FOR, [two.option() for two in partners(game, one)])
        exchange(game, one, Place(pick.to, pick.verb == SUPPORT, pick.what))
        return OVER

    def chosen(self) -> Place:
        number, is_support, unit = self.first
        return Place(number, bool(is_support), unit)

    def subject(self, game: StarCraftGame) -> Subject:
        return {"unit": Ref("unit", self.first[2])}

    def several(self, game: StarCraftGame) -> Several | None:
        """Two places, named in any order (BW-MODULE-02)."""
        if self.at != 1:
            return None
        pairs = [(one, two) for one in places(game) for two in partners(game, one)]
        parts = sorted({place for pair in pairs for place in pair})
        wholes = tuple((one.option(), two.option()) for one, two in pairs)
        return Several(2, 2, tuple(one.option() for one in parts), wholes)

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """Two different units without Assist, and no unit in front of an enemy that cannot attack
        it (BW-MODULE-02, BW-MODULE-03)."""
        reason = super().why_not(game, option)
        two = Place(option.to, option.verb == SUPPORT, option.what)
        if reason is None or self.at == 1 or two not in places(game):
            return reason
        return why_not_exchange(game, self.chosen(), two) or reason


def may_exchange(game: StarCraftGame) -> bool:
    """Whether the defender has the module and two units to exchange (BW-MODULE-02)."""
    defender = game.state.players[battle_of(game.state).seats[DEFENDER]]
    if not modules_of(game.facts, defender, DEFENSIVE):
        return False
    return any(partners(game, one) for one in places(game))


def places(game: StarCraftGame) -> list[Place]:
    """Where the defender's units without Assist are, equal units at equal places once."""
    assist = game.facts.assist
    found: list[Place] = []
    for number, skirmish in enumerate(battle_of(game.state).skirmishes):
        found.append(Place(number, False, skirmish.front[DEFENDER]))
        support = dict.fromkeys(skirmish.support[DEFENDER])
        found += [Place(number, True, unit) for unit in support]
    return [one for one in found if not assist[one.unit]]


def partners(game: StarCraftGame, one: Place) -> list[Place]:
    """The later places with whose unit it may be exchanged."""
    return [two for two in places(game) if two > one if why_not_exchange(game, one, two) is None]


def why_not_exchange(game: StarCraftGame, one: Place, two: Place) -> str | None:
    """Any two units, but not two supporting units of one skirmish, nor equal ones: nothing would
    change. Into a front line only what the enemy there can attack (BW-MODULE-02,
    BW-MODULE-03)."""
    is_same = one.number == two.number
    is_idle = one.unit == two.unit or (is_same and one.is_support and two.is_support)
    if is_idle or (is_same and not game.facts.exchanges_any):
        return "BW-MODULE-02"
    if fits(game, one, two.unit) and fits(game, two, one.unit):
        return None
    return "BW-MODULE-03"


def fits(game: StarCraftGame, place: Place, unit: int) -> bool:
    """Whether a unit may come to a place: to a front line only if the opposing unit can attack it
    (BW-MODULE-03)."""
    box, enemy = game.facts, battle_of(game.state).skirmishes[place.number].front[ATTACKER]
    return place.is_support or bool(box.hits[enemy] & box.kind[unit])


def exchange(game: StarCraftGame, one: Place, two: Place) -> None:
    """Each unit takes the other's place (BW-MODULE-02)."""
    battle = battle_of(game.state)
    put(battle.skirmishes[one.number], one, two.unit)
    put(battle.skirmishes[two.number], two, one.unit)
    where = (one.number, int(one.is_support), two.number, int(two.is_support))
    game.emit("exchange", battle.seats[DEFENDER], (one.unit, two.unit), public=where)


def put(skirmish: Skirmish, place: Place, unit: int) -> None:
    """A unit in place of another one."""
    if place.is_support:
        support = with_one(without(skirmish.support[DEFENDER], place.unit), unit)
        skirmish.support = for_role(skirmish.support, DEFENDER, support)
    else:
        skirmish.front = for_role(skirmish.front, DEFENDER, unit)
