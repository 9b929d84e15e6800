"""The Mobilize order: units move to the active planet and on it, then a battle may follow."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from orrery.core.decisions import DONE, Decision, Option, Prompt, Ref, Subject, in_order
from orrery.core.flow import OVER, Procedure, StepResult
from orrery.starcraft.board.costs import Cost
from orrery.starcraft.board.items import area_of_item
from orrery.starcraft.board.queries import (
    base_on,
    can_hold_base,
    excess,
    installer,
    is_friendly,
    is_open_to,
)
from orrery.starcraft.board.sheet import has_ability
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.battle.battle import FightBattle
from orrery.starcraft.rules.marching import end_contest, enter_area, leave_area, lift_base
from orrery.starcraft.rules.orders.carrying import (
    carriers_to_choose,
    code_of,
    hand_over,
    why_not_carry,
)
from orrery.starcraft.rules.orders.evasion import LoseTransports
from orrery.starcraft.rules.orders.moves import (
    CLOSED,
    ENEMY,
    SHIELDED,
    Ground,
    destinations,
    group,
    is_overfull,
    kinds_of_areas,
    movers,
    survey,
    why_not_enter,
    why_not_take,
)
from orrery.starcraft.rules.orders.recall import Recall, can_recall
from orrery.starcraft.rules.orders.voluntary_destruction import (
    VoluntaryDestruction,
    can_destroy,
    why_not_destroy,
)
from orrery.starcraft.rules.reserve import covert_units, take_from_card
from orrery.starcraft.rules.scenarios.bridge import is_bridge, look_at_bridge

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame, State
    from orrery.starcraft.board.under_way import UnderWay
    from orrery.starcraft.facts.box import Box

MOVE = Prompt("move", "SC-MOVE-02")
MOVE_TO = Prompt("move-to", "SC-MOVE-02")
LIFT_OFF = Prompt("lift-off", "SC-FACT-05")
BEFORE_BATTLE = Prompt("before-battle", "SC-COMP-07")
END_ORDER = Prompt("end-order", "SC-COMP-07")

DESTROY = Option("destroy")
MOVING = 2
"""The step of the moves."""


class Mobilize(Step):
    """A Mobilize order: move units, then resolve the battle if one arises (SC-MOVE-01)."""

    seat: int
    planet: int
    special: int
    kinds: tuple[int, ...] = ()  # what the areas of the planet were when the moves began
    entered: int = NONE  # the enemy area that this order entered, NONE for none
    moved: tuple[int, ...] = ()  # the groups of the units that have arrived, one entry per unit
    unit: int = NONE  # the unit being moved and where it is, NONE for none
    origin: int = NONE
    last: int = NONE  # the last move by group and destination, so that no order repeats
    last_to: int = NONE
    acted: int = 0  # 1 if something happened after the moves
    evaded: tuple[int, ...] = ()  # the planets from which units evaded a Limited Orbital Defense
    handed: tuple[int, ...] = ()  # who has taken which item in this order
    late: ClassVar[dict[str, object]] = {"evaded": (), "handed": ()}

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        if game.state.players[self.seat].out:
            return OVER
        if not self.kinds:
            self.look_around(game)
        match self.at:
            case 1:
                look_at_bridge(game)
            case 2:
                return self.move_units(game, pick)
            case 3:
                return self.lift_off(game, pick)
            case 4:
                return self.recall(game)
            case 5:
                return self.before_battle(game, pick)
            case 6:
                return self.resolve_battle(game)
            case 7:
                return self.end_order(game, pick)
            case _:
                return OVER
        return None

    def look_around(self, game: StarCraftGame) -> None:
        """What the areas of the planet are when the order begins, and again after a last strike: an
        area may be open then, and an attack may have nobody left to meet, if those who are there
        may stay (SC-MOVE-07, SC-MOVE-12, BW-LEADCARD-32)."""
        state, box, seat, area = game.state, game.facts, self.seat, game.state.invaded
        alone = area != NONE and not state.armies[area]
        if alone and (self.at == MOVING or not excess(state, box, seat, area, state.invaders)):
            end_contest(game, seat)
        self.kinds = kinds_of_areas(game, seat, self.planet)
        if self.entered != NONE and is_open_to(state, seat, self.entered):
            self.entered = NONE

    # 1. Move units

    def move_units(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """1. Any of the player's units move into areas of the active planet, asked one by one but
        moving simultaneously: a unit, then its destination (SC-MOVE-01, SC-MOVE-02, SC-MOVE-06)."""
        if pick is not None:
            if pick.verb in ("move", "deploy"):
                self.unit, self.origin = pick.what, pick.to
            elif pick.verb == "area":
                self.move_to(game, pick.what)
            elif pick.verb == "carry":
                self.carry(game, pick)
            elif pick == DONE:
                return self.end_moves(game)
            else:
                self.last = NONE
                return game.run(VoluntaryDestruction(self.seat))
        if self.done:
            return None
        ground = self.survey(game)
        if self.unit != NONE:
            areas = destinations(ground, self.origin, self.unit)
            if len(areas) > 1:
                return self.ask_destination(game, ground, areas)
            self.move_to(game, areas[0])
            ground = self.survey(game)
        return self.ask_unit(game, ground)

    def end_moves(self, game: StarCraftGame) -> StepResult:
        """All moves are made; transports that evaded a Limited Orbital Defense are lost
        (BW-MODULE-07)."""
        if not self.evaded:
            return None
        self.done = 1
        return game.run(LoseTransports(self.seat, self.planet, self.evaded))

    def survey(self, game: StarCraftGame) -> Ground:
        """What fits where; a unit from a card moves as if it were on the planet, where no orbital
        defense stops it (BW-LEADCARD-24)."""
        ground = survey(game, self.seat, self.planet, self.kinds, self.entered, self.moved)
        if self.unit != NONE and self.origin == NONE:
            ground.barred = CLOSED
        return ground

    def ask_unit(self, game: StarCraftGame, ground: Ground) -> Decision:
        """Units that have not moved, one option for equal ones in one area; the step ends only when
        all limits hold (SC-MOVE-05, SC-MOVE-08, SC-MOVE-09, SC-COMP-10)."""
        options: list[Option] = []
        fresh, last, size = 0, self.last, len(game.facts.unit_slugs)
        for unit, area, last_area in movers(game, ground, self.seat, self.planet, self.moved):
            one = area * size + unit
            if one < last or (one == last and last_area < self.last_to):
                fresh += 1
            options.append(Option("move", unit, area))
        if game.state.players[self.seat].reserve:
            covert = covert_units(game, self.seat)
            options += [Option("deploy", one) for one in covert if self.can_deploy(game, one)]
        if game.facts.item_slugs:
            options += carriers_to_choose(game, self.seat, self.planet, ground, self.handed)
        if can_destroy(game, self.seat):
            options.append(DESTROY)
        if is_overfull(ground):
            return ask(game, self.seat, MOVE, options)
        options.append(DONE)
        return ask(game, self.seat, MOVE, options, fresh=fresh)

    def ask_destination(self, game: StarCraftGame, ground: Ground, areas: list[int]) -> Decision:
        """Any other area of the planet: there are no distances on it, however large it is
        (SC-TERM-14, SC-MOVE-03, BW-PLANET-07)."""
        fresh = 0
        if group(game.facts, self.unit, self.origin) == self.last and not is_overfull(ground):
            areas, fresh = in_order(areas, self.last_to, may_end=True)
            fresh = min(fresh, len(areas) - 1)
        options = [Option("area", area) for area in areas]
        return ask(game, self.seat, MOVE_TO, options, fresh=fresh)

    def move_to(self, game: StarCraftGame, area: int) -> None:
        """The unit arrives; it does not move again in this order (SC-MOVE-09, SC-MOVE-07)."""
        box, unit, origin = game.facts, self.unit, self.origin
        if origin == NONE:
            take_from_card(game, self.seat, unit)
        else:
            leave_area(game, unit, origin)
        unit = enter_area(game, self.seat, unit, area)
        self.moved = tuple(sorted((*self.moved, group(box, unit, area))))
        kind = self.kinds[area - box.areas_of[self.planet][0]]
        if kind & ENEMY:
            self.entered = area
        if origin == NONE:
            self.last = self.last_to = self.unit = NONE
            game.emit("deploy", self.seat, (unit, area))
            return
        if kind & SHIELDED and box.planet_of[origin] != self.planet:
            self.evaded = tuple(sorted({*self.evaded, box.planet_of[origin]}))
        self.last, self.last_to = group(box, self.unit, origin), area
        self.unit = self.origin = NONE
        game.emit("move", self.seat, (unit, origin, area))

    def carry(self, game: StarCraftGame, pick: Option) -> None:
        """A unit takes an item. On another planet it is a unit that is transported now
        (BW-MODE-24)."""
        box, item = game.facts, pick.to
        area = area_of_item(game.state, box, item)
        self.handed = tuple(sorted((*self.handed, code_of(game, pick.what, item, area))))
        self.moved = hand_over(game, self.seat, pick.what, item, self.moved)
        self.last = self.last_to = NONE
        if box.planet_of[area] != self.planet:
            self.unit, self.origin = box.carriers[pick.what, item], area

    def lift_off(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """A Terran player may move their base on the planet to an area that is friendly after the
        moves, even from an area with enemy units (SC-FACT-05, SC-MOVE-17)."""
        if pick is None:
            areas = lift_off_areas(game, self.seat, self.planet)
            if not areas:
                return None
            options = [Option("area", area) for area in areas]
            return ask(game, self.seat, LIFT_OFF, [*options, DONE])
        if pick != DONE:
            origin = base_on(game.state, game.facts, self.seat, self.planet)
            lift_base(game, self.seat, origin, pick.what)
            self.acted = 1
        return None

    def recall(self, game: StarCraftGame) -> StepResult:
        """Abilities after moving units come before the battle (SC-MOVE-16)."""
        if self.done or not can_recall(game, self.seat):
            return None
        self.done = 1
        return game.run(Recall(self.seat, self.planet))

    def returned(self, child: Procedure[State, Box]) -> None:
        """Whether a unit was recalled, or others may have lost pieces to the Gantrithor."""
        if isinstance(child, Recall) and child.unit != NONE:
            self.acted = 1
        elif isinstance(child, VoluntaryDestruction) and child.struck:
            self.kinds = ()

    def before_battle(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """After a lift-off or a Recall, pieces may be destroyed before the battle begins
        (SC-COMP-07)."""
        if pick == DESTROY:
            return game.run(VoluntaryDestruction(self.seat))
        if pick == DONE or not self.acted or game.state.invaded == NONE:
            return None
        return ask(game, self.seat, BEFORE_BATTLE, [DESTROY, DONE])

    # 2. Battle

    def resolve_battle(self, game: StarCraftGame) -> StepResult:
        """2. Where the player's units are now with enemy units, a battle is fought at once; the
        kind of order matters only there (SC-MOVE-12, SC-MOVE-11, SC-MOVE-15)."""
        if self.done or game.state.invaded == NONE:
            return None
        self.done = self.acted = 1
        return game.run(FightBattle(self.special))

    def end_order(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Before the order token returns, pieces may be destroyed once more (SC-COMP-07)."""
        if pick == DESTROY:
            return game.run(VoluntaryDestruction(self.seat))
        if pick == DONE or not self.acted:
            return None
        return ask(game, self.seat, END_ORDER, [DESTROY, DONE])

    # Why not

    def foresees(self, _: StarCraftGame, pick: Option) -> bool | None:
        """After a move the next one is asked for."""
        return False if pick.verb in ("move", "deploy") else None

    def costs(self, game: StarCraftGame, pick: Option) -> list[Cost]:
        """The transport that carries the unit past a Limited Orbital Defense (BW-MODULE-07)."""
        if self.at != MOVING or NONE in (self.unit, self.origin):
            return []
        box, origin = game.facts, game.facts.planet_of[self.origin]
        kind = self.kinds[pick.what - box.areas_of[self.planet][0]]
        if not kind & SHIELDED or origin == self.planet or origin in self.evaded:
            return []
        return [Cost("transports", 1, (Ref("seat", self.seat),))]

    def shown(self) -> UnderWay:
        """The order, the unit that moves, and the groups that have arrived."""
        return {
            "mobilize": {
                "special": self.special,
                "unit": self.unit,
                "origin": self.origin,
                "moved": [*self.moved],
            }
        }

    def subject(self, _: StarCraftGame) -> Subject:
        """The unit being moved; before one is chosen, where the last one went."""
        return {"unit": Ref("unit", self.unit), "last": Ref("area", self.last_to)}

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """The rule that forbids a move at the decision of the current step."""
        if self.at == 3:
            if option == DONE:
                return None
            if option.verb != "area" or option.to != NONE:
                return "SC-FACT-05"
            return why_not_lift_off(game, self.seat, self.planet, option.what)
        if self.unit != NONE:
            if option.verb != "area" or option.to != NONE:
                return "SC-MOVE-02"
            return why_not_enter(self.survey(game), self.origin, self.unit, option.what)
        if option == DESTROY:
            return why_not_destroy(game, self.seat)
        if self.at in (5, 7):
            return None if option == DONE else "SC-COMP-07"
        if option == DONE:
            return "SC-MOVE-08" if is_overfull(self.survey(game)) else None
        if option.verb == "deploy" and option.to == NONE and game.facts.leadership:
            able = option.what in covert_units(game, self.seat)
            return None if able and self.can_deploy(game, option.what) else "BW-LEADCARD-24"
        if option.verb == "carry" and game.facts.item_slugs:
            ground = self.survey(game)
            return why_not_carry(game, self.seat, self.planet, ground, self.handed, option)
        if option.verb != "move":
            return "SC-MOVE-02"
        return self.why_not_take(game, option.what, option.to)

    def why_not_then(self, game: StarCraftGame, first: Option, then: Option) -> str | None:
        """Why a unit that may move cannot go to an area (SC-MOVE-03, SC-MOVE-08)."""
        if (first.verb, then.verb) != ("move", "area"):
            return None
        return why_not_enter(self.survey(game), first.to, first.what, then.what)

    def can_deploy(self, game: StarCraftGame, unit: int) -> bool:
        """Whether a unit on a card can go to an area of the planet (BW-LEADCARD-24)."""
        ground = self.survey(game)
        ground.barred = CLOSED
        return bool(destinations(ground, NONE, unit))

    def why_not_take(self, game: StarCraftGame, unit: int, area: int) -> str | None:
        """A unit that may move, and has somewhere to go (SC-MOVE-02)."""
        reason = why_not_take(game, self.seat, self.planet, self.moved, unit, area)
        if reason is not None:
            return reason
        ground = self.survey(game)
        areas = game.facts.areas_of[self.planet]
        reasons = [why_not_enter(ground, area, unit, to) for to in areas if to != area]
        return None if None in reasons else max(map(str, reasons))


def lift_off_areas(game: StarCraftGame, seat: int, planet: int) -> list[int]:
    """Where a Terran player's base on the active planet may go (SC-FACT-05)."""
    box = game.facts
    if not has_ability(box, game.state.players[seat], "liftoff"):
        return []
    areas = box.areas_of[planet]
    return [area for area in areas if why_not_lift_off(game, seat, planet, area) is None]


def why_not_lift_off(game: StarCraftGame, seat: int, planet: int, area: int) -> str | None:
    """The base moves to another friendly area of the active planet, not to an installation nor
    where only flyers may be (SC-FACT-05, BW-INST-02, BW-PLANET-04)."""
    origin = base_on(game.state, game.facts, seat, planet)
    if origin == NONE or area not in game.facts.areas_of[planet] or area == origin:
        return "SC-FACT-05"
    if not is_friendly(game.state, seat, area):
        return "SC-FACT-05"
    if not can_hold_base(game.facts, area):
        return "BW-PLANET-04"
    if is_bridge(game.facts, area):
        return "BW-SCEN-17"
    return None if installer(game.state, area) == NONE else "BW-INST-02"
