"""Sub-step C of a skirmish: units are destroyed by strength; then come the effects at the end of
the Destroy step, the attacker's first."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from orrery.core.decisions import Option, Prompt, Subject
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.rows import with_one, without
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import ATTACKER, DEFENDER, IN_AIR, NONE
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.battle.collateral import BY_CARD, CollateralDamage, targets
from orrery.starcraft.rules.battle.combatants import (
    battle_of,
    destroy_combatant,
    for_role,
    skirmish_subject,
    units_in,
    without_heroes,
)
from orrery.starcraft.rules.battle.mind_control import StealUnit, can_steal
from orrery.starcraft.rules.battle.withdraw import Withdraw
from orrery.starcraft.rules.victory import settle_eliminations

if TYPE_CHECKING:
    from orrery.core.flow import Procedure
    from orrery.starcraft.board.state import StarCraftGame, State, Units
    from orrery.starcraft.facts.box import Box

SUPPORTER = Prompt("supporter", "SC-SKIRM-21", is_open=True)
END_OF_STEP = Prompt("end-of-destroy-step", "SC-TIME-04", is_open=True)
BROODLING = Prompt("broodling", "SC-CARD-Z-13", is_open=True)
FEEDBACK = Prompt("feedback", "BW-CARD-12", is_open=True)

Pair = tuple[int, int]
ROLES = (ATTACKER, DEFENDER)


class DestroyUnits(Step):
    """Both results at once, then whatever is due at the end of the step, and the Nuke's condition.
    Who is strong enough was found by the Compare step."""

    late: ClassVar[dict[str, object]] = {
        "sacrificed": (0, 0),
        "feedback": (0, 0),
        "fed": (NONE, NONE),
        "collateral": (0, 0),
        "theft": (0, 0),
    }

    number: int
    strong: Pair  # whether each side has sufficient strength
    hits: Pair  # the kinds each front-line unit can attack
    cloaked: Pair  # bits of each side's unit types whose Cloaking works
    dive: Pair = (0, 0)  # Scourge cards of each side still to be resolved
    brood: Pair = (0, 0)  # bits of the units that each side's Spawn Broodling may still take
    nuke: Pair = (0, 0)  # Nukes of each side whose condition is to be checked; then 2 if it held
    victims: Pair = (NONE, NONE)  # the unit each side loses by strength
    leaving: tuple[Units, Units] = ((), ())  # cloaked units of each side that will withdraw
    out: Pair = (0, 0)  # whether each side's front-line unit was destroyed or will withdraw
    dead: Pair = (0, 0)  # whether it was destroyed for good
    triggered: Pair = (0, 0)  # whether each side's splash cards are triggered
    turn: int = NONE  # whose Spawn Broodling is being resolved
    sacrificed: Pair = (0, 0)  # whether each side's front-line unit is lost by Sacrifice
    feedback: Pair = (0, 0)  # whether each side loses an Assist unit to the enemy's Feedback
    fed: Pair = (NONE, NONE)  # that unit
    collateral: Pair = (0, 0)  # what gives each side Collateral Damage that is still to be resolved
    theft: Pair = (0, 0)  # whether each side's Mind Control is still to be resolved

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.choose_victims(game, pick)
            case 2:
                return self.take_losses(game)
            case 3:
                return self.end_of_step(game, pick)
            case 4:
                return self.spawn_broodlings(game, pick)
            case 5:
                # Losses of both sides first: elimination is checked once, at the end of the step.
                settle_eliminations(game)
                return OVER
            case 6:
                return self.feed(game, pick)
        return OVER

    def choose_victims(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """With sufficient strength the enemy front-line unit is destroyed if the player's own can
        attack it; else a supporting unit it can attack, of its owner's choice; else nothing
        (SC-SKIRM-20, SC-SKIRM-21, SC-SKIRM-22)."""
        if pick is not None:
            self.victims = for_role(self.victims, self.done, pick.what)
            self.done += 1
        while self.done <= DEFENDER:
            role = self.done
            choice = self.possible_victims(game, role)
            if len(choice) > 1:
                seat = battle_of(game.state).seats[role]
                return ask(game, seat, SUPPORTER, [Option("unit", unit) for unit in choice])
            if choice:
                self.victims = for_role(self.victims, role, choice[0])
            self.done += 1
        return None if self.feedback == (0, 0) else 6

    def possible_victims(self, game: StarCraftGame, role: int) -> list[int]:
        """The units of which this side loses one to the enemy's strength (SC-SKIRM-19)."""
        if not self.strong[1 - role]:
            return []
        skirmish, kind = battle_of(game.state).skirmishes[self.number], game.facts.kind
        hits = self.hits[1 - role]
        if hits & kind[skirmish.front[role]]:
            return [skirmish.front[role]]
        return sorted({unit for unit in skirmish.support[role] if hits & kind[unit]})

    def take_losses(self, game: StarCraftGame) -> StepResult:
        """Both sides' results are simultaneous; a destroyed unit triggers the enemy's splash cards,
        cloaked or not, and those of both sides may be triggered
        (SC-SKIRM-23, SC-SPLASH-02, SC-SPLASH-04, SC-SPLASH-05)."""
        skirmish = battle_of(game.state).skirmishes[self.number]
        fronts = skirmish.front
        for role in ROLES:
            unit = self.victims[role]
            if unit != NONE:
                self.triggered = for_role(self.triggered, 1 - role, 1)
                self.lose(game, role, unit, in_front=unit == fronts[role])
        if self.fed != (NONE, NONE) or self.sacrificed != (0, 0):
            self.take_other_losses(game, fronts)
        return None

    def take_other_losses(self, game: StarCraftGame, fronts: Pair) -> None:
        """At the same time Feedback takes its unit, which triggers the splash cards of its player,
        and Sacrifice the front-line unit, which triggers nothing and cannot withdraw
        (BW-CARD-12, BW-KEY-16, BW-KEY-18)."""
        for role in ROLES:
            if self.fed[role] != NONE:
                self.triggered = for_role(self.triggered, 1 - role, 1)
                seat = battle_of(game.state).seats[role]
                game.emit("feedback", seat, (self.fed[role],), self.number)
                self.lose(game, role, self.fed[role], self.is_in_front(game, role, self.fed[role]))
            if self.sacrificed[role] and not self.dead[role]:
                self.sacrifice(game, role, fronts[role])

    def sacrifice(self, game: StarCraftGame, role: int, unit: int) -> None:
        """The front-line unit is destroyed for good, even if Cloaking would have saved it from the
        enemy's strength (BW-KEY-18)."""
        if self.out[role]:
            self.leaving = for_role(self.leaving, role, without(self.leaving[role], unit))
        self.out, self.dead = for_role(self.out, role, 1), for_role(self.dead, role, 1)
        skirmish = battle_of(game.state).skirmishes[self.number]
        game.emit("sacrifice", battle_of(game.state).seats[role], (unit,), self.number)
        destroy_combatant(game, role, unit, skirmish, in_front=True)

    def feed(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Whoever is hit by Feedback chooses an Assist unit of theirs in the skirmish, another one
        than strength destroys (BW-CARD-12)."""
        if pick is not None:
            role = 0 if self.feedback[ATTACKER] else 1
            self.fed = for_role(self.fed, role, pick.what)
            self.feedback = for_role(self.feedback, role, 0)
        for role in ROLES:
            prey = self.feedback_prey(game, role) if self.feedback[role] else []
            if len(prey) > 1:
                options = [Option("unit", unit) for unit in prey]
                return ask(game, battle_of(game.state).seats[role], FEEDBACK, options)
            if prey:
                self.fed = for_role(self.fed, role, prey[0])
            self.feedback = for_role(self.feedback, role, 0)
        return 2

    def feedback_prey(self, game: StarCraftGame, role: int) -> list[int]:
        """The Assist units of a side that Feedback may take."""
        units = units_in(battle_of(game.state).skirmishes[self.number], role)
        if self.victims[role] != NONE:
            units = without(units, self.victims[role])
        return sorted({unit for unit in units if game.facts.assist[unit]})

    def lose(self, game: StarCraftGame, role: int, unit: int, in_front: bool) -> None:
        """A unit is destroyed in the skirmish; with Cloaking it is not removed but will withdraw,
        however it was destroyed (SC-CLOAK-01, SC-CLOAK-04, SC-CLOAK-07)."""
        if in_front:
            self.out = for_role(self.out, role, 1)
        if self.cloaked[role] & game.facts.unit_bit[unit]:
            self.leaving = for_role(self.leaving, role, with_one(self.leaving[role], unit))
            return
        if in_front:
            self.dead = for_role(self.dead, role, 1)
        skirmish = battle_of(game.state).skirmishes[self.number]
        destroy_combatant(game, role, unit, skirmish, in_front)

    def end_of_step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Effects at the end of the step: all the attacker's before the defender's, each player's
        in the order they choose; their Nuke is checked last: that of a stolen unit falls. Who is
        out has none (SC-SKIRM-24, SC-TIME-02, SC-TIME-04, BW-KEY-20)."""
        for role in ROLES:
            if game.state.players[battle_of(game.state).seats[role]].out:
                continue
            due = self.due(game, role)
            if not due and self.nuke[role] != 1:
                continue
            if not due:
                held = 0 if self.dead[role] else 2
                self.nuke = for_role(self.nuke, role, held)
                return 3
            if pick is None and len(due) > 1:
                return ask(game, battle_of(game.state).seats[role], END_OF_STEP, due)
            return self.resolve(game, role, due[0] if pick is None else pick)
        return 5

    def due(self, game: StarCraftGame, role: int) -> list[Option]:
        """What a player still has to resolve at the end of the step, in any order; each verb is
        carried out by `resolve` (SC-TIME-04, BW-KEY-19)."""
        due = [Option("withdraw", unit) for unit in sorted(set(self.leaving[role]))]
        if self.dive[role]:
            due.append(Option("dive"))
        if self.brood[role]:
            due.append(Option("spawn-broodling"))
        if self.collateral[role] and self.has_survived(game, role) and targets(game, role):
            due.append(Option("collateral"))
        if self.theft[role] and can_steal(game, role, self.number) and not self.out[1 - role]:
            due.append(Option("mind-control"))
        return due

    def has_survived(self, game: StarCraftGame, role: int) -> bool:
        """Whether the front-line unit was not destroyed; one that withdraws survives if it finds
        room. If it was stolen, only the keyword of a card stays (BW-KEY-02, BW-KEY-19)."""
        if self.dead[role]:
            return False
        if battle_of(game.state).skirmishes[self.number].front[role] == NONE:
            return self.collateral[role] == BY_CARD
        return not self.out[role]

    def resolve(self, game: StarCraftGame, role: int, chosen: Option) -> StepResult:
        """One effect at the end of the step."""
        match chosen.verb:
            case "withdraw":
                front = battle_of(game.state).skirmishes[self.number].front[role]
                in_front = bool(self.out[role]) and front == chosen.what
                return game.run(Withdraw(role, chosen.what, self.number, in_front))
            case "dive":
                self.dive = for_role(self.dive, role, 0)
                self.scourge_dives(game, role)
                return 3
            case "collateral":
                self.collateral = for_role(self.collateral, role, 0)
                return game.run(CollateralDamage(role))
            case "mind-control":
                self.theft = for_role(self.theft, role, 0)
                leaving = self.leaving[role]
                return game.run(StealUnit(role, self.number, leaving, self.out[role]))
        self.turn = role
        return 4

    def returned(self, child: Procedure[State, Box]) -> None:
        """A cloaked unit has withdrawn, or found no room; or a unit in front was given up for a
        stolen one."""
        if isinstance(child, Withdraw):
            left = without(self.leaving[child.role], child.unit)
            self.leaving = for_role(self.leaving, child.role, left)
            if child.in_front and not child.saved:
                self.dead = for_role(self.dead, child.role, 1)
        elif isinstance(child, StealUnit) and child.lost_front:
            self.out = for_role(self.out, child.role, 1)
            self.dead = for_role(self.dead, child.role, 1)

    def scourge_dives(self, game: StarCraftGame, role: int) -> None:
        """The front-line unit, if still alive, is lost, and a flying enemy front-line unit with it;
        splash cards are not triggered (SC-CARD-Z-04, SC-SPLASH-06)."""
        fronts = battle_of(game.state).skirmishes[self.number].front
        if self.out[role]:
            return
        game.emit("dive", battle_of(game.state).seats[role], (fronts[role],), self.number)
        self.lose(game, role, fronts[role], in_front=True)
        enemy = fronts[1 - role]
        if game.facts.kind[enemy] == IN_AIR and not self.out[1 - role]:
            self.lose(game, 1 - role, enemy, in_front=True)

    def spawn_broodlings(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """The opponent destroys one of their own eligible units in this skirmish; it triggers
        splash (SC-CARD-Z-13, SC-SPLASH-06)."""
        role = 1 - self.turn
        prey = self.broodling_prey(game, role)
        if pick is None and len(prey) > 1:
            options = [Option("unit", unit) for unit in prey]
            return ask(game, battle_of(game.state).seats[role], BROODLING, options)
        self.brood = for_role(self.brood, self.turn, 0)
        if prey:
            unit = prey[0] if pick is None else pick.what
            self.triggered = for_role(self.triggered, self.turn, 1)
            self.lose(game, role, unit, self.is_in_front(game, role, unit))
        return 3

    def is_in_front(self, game: StarCraftGame, role: int, unit: int) -> bool:
        """Whether the unit that a side gives up is the one in front: of equal units the owner keeps
        that one. If that is leaving, all of its type have Cloaking, and it does not matter where
        this one is."""
        support = battle_of(game.state).skirmishes[self.number].support[role]
        return support.count(unit) <= self.leaving[role].count(unit)

    def broodling_prey(self, game: StarCraftGame, role: int) -> list[int]:
        """Eligible units of a side in this skirmish that are not out already; never a hero
        (SC-SKIRM-24, BW-LEAD-17)."""
        skirmish, box = battle_of(game.state).skirmishes[self.number], game.facts
        units = units_in(skirmish, role)
        for unit in self.leaving[role]:
            units = without(units, unit)
        prey = without_heroes(box, units)
        return sorted({unit for unit in prey if box.unit_bit[unit] & self.brood[1 - role]})

    def subject(self, game: StarCraftGame) -> Subject:
        return skirmish_subject(game, self.number)
