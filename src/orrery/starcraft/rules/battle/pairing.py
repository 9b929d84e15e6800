"""Battle steps 4 and 5: who meets whom in the front line, and who supports which skirmish."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from orrery.core.decisions import Option, Prompt, Ref, Several, Subject
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.rows import with_one, without
from orrery.starcraft.board.state import Skirmish, Step
from orrery.starcraft.facts.terms import ATTACKER, DEFENDER, NONE
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.battle.combatants import battle_of, for_role, units_in_battle

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame, Units

FRONT = Prompt("front", "SC-ASSIST-03")
PAIR = Prompt("pair", "SC-BATTLE-09")
ASSIGN = Prompt("support", "SC-BATTLE-12")


class SetUpSkirmishes(Step):
    """Battle step 4. The skirmishes on the table show how far the pairing has got."""

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """A side with only Assist units fights a single skirmish; otherwise Assist units are left
        out of the pairing (SC-ASSIST-01, SC-ASSIST-03)."""
        fighters = tuple(front_units(game, role) for role in (ATTACKER, DEFENDER))
        if fighters[ATTACKER] and fighters[DEFENDER]:
            return self.pair(game, pick, fighters[ATTACKER], fighters[DEFENDER])
        return self.single(game, pick, (fighters[ATTACKER], fighters[DEFENDER]))

    def single(
        self, game: StarCraftGame, pick: Option | None, fighters: tuple[Units, Units]
    ) -> StepResult:
        """A player with only Assist units picks one for the front line, the attacker before the
        defender; every other front-line unit is the attacker's choice (SC-ASSIST-03)."""
        battle = battle_of(game.state)
        if not battle.skirmishes:
            battle.skirmishes = (Skirmish(NONE, NONE),)
        skirmish = battle.skirmishes[0]
        if pick is not None:
            role = self.next_front(fighters, skirmish)
            skirmish.front = for_role(skirmish.front, role, pick.what)
        while NONE in skirmish.front:
            role = self.next_front(fighters, skirmish)
            choice = sorted(set(fighters[role] or units_in_battle(game.state, role)))
            if len(choice) > 1:
                chooser = ATTACKER if fighters[role] else role
                options = [Option("front", unit) for unit in choice]
                return ask(game, battle.seats[chooser], FRONT, options)
            skirmish.front = for_role(skirmish.front, role, choice[0])
        game.emit("skirmish", battle.seats[ATTACKER], skirmish.front, 0)
        return OVER

    def next_front(self, fighters: tuple[Units, Units], skirmish: Skirmish) -> int:
        """Whose front-line unit is picked next: sides with only Assist units come first."""
        order = sorted((ATTACKER, DEFENDER), key=lambda role: bool(fighters[role]))
        return next(role for role in order if skirmish.front[role] == NONE)

    def pair(
        self, game: StarCraftGame, pick: Option | None, attackers: Units, defenders: Units
    ) -> StepResult:
        """The attacker pairs as many units as possible, whether or not they can attack each other;
        and chooses both sides' units (SC-BATTLE-09, SC-BATTLE-10, SC-BATTLE-11)."""
        battle = battle_of(game.state)
        if pick is not None:
            self.add(game, pick.what, pick.to)
        while len(battle.skirmishes) < min(len(attackers), len(defenders)):
            options = pair_options(attackers, defenders, battle.skirmishes)
            if len(options) > 1:
                return ask(game, battle.seats[ATTACKER], PAIR, options)
            self.add(game, options[0].what, options[0].to)
        return OVER

    def subject(self, game: StarCraftGame) -> Subject:
        """The skirmish being set up, counted from one."""
        return {"n": Ref("number", len(battle_of(game.state).skirmishes) + 1)}

    def several(self, game: StarCraftGame) -> Several | None:
        """As many pairs as possible, of any units of both sides (SC-BATTLE-09)."""
        attackers, defenders = (front_units(game, role) for role in (ATTACKER, DEFENDER))
        number = min(len(attackers), len(defenders))
        if not number or battle_of(game.state).skirmishes:
            return None
        pairs = product(dict.fromkeys(attackers), dict.fromkeys(defenders))
        return Several(number, number, tuple(Option("pair", *pair) for pair in pairs))

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """Assist units are not paired; anything else depends on the order of picks
        (SC-ASSIST-01, SC-BATTLE-09)."""
        reason = super().why_not(game, option)
        assist = game.facts.assist
        if reason is not None and option.verb == "pair":
            units = (option.what, option.to)
            if any(0 <= unit < len(assist) and assist[unit] for unit in units):
                return "SC-ASSIST-01"
        return reason

    def add(self, game: StarCraftGame, attacking: int, defending: int) -> None:
        battle = battle_of(game.state)
        battle.skirmishes = (*battle.skirmishes, Skirmish(attacking, defending))
        number = len(battle.skirmishes) - 1
        game.emit("skirmish", battle.seats[ATTACKER], (attacking, defending), number)


def front_units(game: StarCraftGame, role: int) -> Units:
    """The units of a side that may go in the front line: those without Assist
    (SC-ASSIST-01)."""
    assist = game.facts.assist
    return tuple(unit for unit in units_in_battle(game.state, role) if not assist[unit])


def pair_options(attackers: Units, defenders: Units, paired: tuple[Skirmish, ...]) -> list[Option]:
    """The next pair: the smaller side in order, each with a partner; equal units in a row take
    partners in non-decreasing order, so that every matching is offered exactly once (SC-BATTLE-09,
    SC-BATTLE-10)."""
    walked = ATTACKER if len(attackers) <= len(defenders) else DEFENDER
    sides = (attackers, defenders)
    number = len(paired)
    unit = sides[walked][number]
    partners = list(sides[1 - walked])
    for skirmish in paired:
        partners.remove(skirmish.front[1 - walked])
    least = NONE
    if number and sides[walked][number - 1] == unit:
        least = paired[-1].front[1 - walked]
    equal_left = sides[walked][number:].count(unit)
    fitting = [partner for partner in partners if partner >= least]
    chosen = [
        partner
        for partner in sorted(set(fitting))
        if sum(1 for other in fitting if other >= partner) >= equal_left
    ]
    if walked == ATTACKER:
        return [Option("pair", unit, partner) for partner in chosen]
    return [Option("pair", partner, unit) for partner in chosen]


class AssignSupport(Step):
    """Battle step 5 for one side."""

    role: int

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Every unit not in a front line joins a skirmish of its owner's choice, useful or not
        (SC-BATTLE-12, SC-TERM-17)."""
        battle = battle_of(game.state)
        if pick is not None:
            self.assign(game, pick.what, pick.to)
        while left := unassigned(game, self.role):
            options = support_options(battle.skirmishes, self.role, left[0])
            if len(options) > 1:
                return ask(game, battle.seats[self.role], ASSIGN, options)
            self.assign(game, options[0].what, options[0].to)
        return OVER

    def assign(self, game: StarCraftGame, unit: int, number: int) -> None:
        battle = battle_of(game.state)
        skirmish = battle.skirmishes[number]
        support = with_one(skirmish.support[self.role], unit)
        skirmish.support = for_role(skirmish.support, self.role, support)
        game.emit("support", battle.seats[self.role], (unit,), number)

    def several(self, game: StarCraftGame) -> Several | None:
        """Every unit that is in no skirmish, to any of them (SC-BATTLE-12)."""
        skirmishes, left = battle_of(game.state).skirmishes, unassigned(game, self.role)
        if any(one.support[self.role] for one in skirmishes):
            return None
        places = product(dict.fromkeys(left), range(len(skirmishes)))
        return Several(len(left), len(left), tuple(Option("support", *one) for one in places))

    def subject(self, game: StarCraftGame) -> Subject:
        """The unit that joins a skirmish."""
        return {"unit": Ref("unit", unassigned(game, self.role)[0])}


def unassigned(game: StarCraftGame, role: int) -> Units:
    """The units of a side that are in no skirmish yet, sorted."""
    left = units_in_battle(game.state, role)
    for skirmish in battle_of(game.state).skirmishes:
        left = without(left, skirmish.front[role])
        for unit in skirmish.support[role]:
            left = without(left, unit)
    return left


def support_options(skirmishes: tuple[Skirmish, ...], role: int, unit: int) -> list[Option]:
    """Any skirmish; equal units go to skirmishes in non-decreasing order (SC-BATTLE-12)."""
    used = [at for at, skirmish in enumerate(skirmishes) if unit in skirmish.support[role]]
    first = max(used, default=0)
    return [Option("support", unit, at) for at in range(first, len(skirmishes))]
