"""Battle step 7: one skirmish is resolved: reveal, compare, destroy."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.rows import with_one
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import ATTACKER, DEFENDER, NONE
from orrery.starcraft.rules.battle.collateral import collateral_damage
from orrery.starcraft.rules.battle.combatants import (
    battle_of,
    discard_placed,
    for_role,
    lies_open,
    lift_card,
    reinforcement_of,
    return_to_technologies,
    standard_of,
    turn_cards_up,
)
from orrery.starcraft.rules.battle.compare import (
    SOURCES,
    compare,
    is_enough,
    is_match,
    is_valid,
    texts_at_work,
)
from orrery.starcraft.rules.battle.destroy_step import DestroyUnits
from orrery.starcraft.rules.battle.placing import PlaceCards, replace_lone_reinforcement
from orrery.starcraft.rules.battle.recharge import (
    Recharge,
    has_medic,
    may_recharge,
    own_cards,
)
from orrery.starcraft.rules.cards.effects import (
    Broodling,
    CancelReinforcement,
    CancelStandard,
    Dive,
    Feedback,
    MindControl,
    Nuke,
    Repair,
    Splash,
)

if TYPE_CHECKING:
    from orrery.core.decisions import Option
    from orrery.core.flow import Procedure
    from orrery.starcraft.board.state import Cards, Skirmish, StarCraftGame, State
    from orrery.starcraft.facts.box import Box
    from orrery.starcraft.rules.battle.compare import Comparison
    from orrery.starcraft.rules.cards.effects import Effect

Pair = tuple[int, int]
ROLES = (ATTACKER, DEFENDER)


class ResolveSkirmish(Step):
    """One skirmish: cards are revealed, attack and health compared, units destroyed and cards
    discarded (SC-SKIRM-01)."""

    number: int
    attack: Pair = (0, 0)  # what the Compare step found
    health: Pair = (0, 0)
    matched: Pair = (0, 0)  # whether each standard card matched its front-line unit
    splash: tuple[Cards, Cards] = ((), ())  # cards of each side that may be triggered
    triggered: Pair = (0, 0)
    nukes: Pair = (0, 0)
    medics: Pair = (0, 0)  # whether each side may recharge a card, having a Medic here
    late: ClassVar[dict[str, object]] = {"medics": (0, 0)}

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """A reveal, B compare with cancels first, C destroy and discard
        (SC-SKIRM-01, SC-SKIRM-07)."""
        match self.at:
            case 1:
                return self.reveal(game)
            case 2:
                return self.cancel(game, ATTACKER)
            case 3:
                return self.cancel(game, DEFENDER)
            case 4:
                return self.compare(game)
            case 5:
                return self.discard(game)
        return OVER

    def skirmish(self, game: StarCraftGame) -> Skirmish:
        return battle_of(game.state).skirmishes[self.number]

    def reveal(self, game: StarCraftGame) -> StepResult:
        """All cards of both sides that are still face down are turned up together; a lone
        reinforcement is replaced, a reinforcement that fails its check discarded
        (SC-SKIRM-02, SC-SKIRM-03, SC-SKIRM-05)."""
        battle, skirmish = battle_of(game.state), self.skirmish(game)
        hidden = [role for role in ROLES if not lies_open(skirmish, role)]
        for role in hidden:
            turn_cards_up(game, role, skirmish)
        for role in hidden:
            replace_lone_reinforcement(game, role, self.number)
            game.emit("reveal-cards", battle.seats[role], skirmish.cards[role], self.number)
        for role in ROLES:
            card = reinforcement_of(game, skirmish, role)
            if card != NONE and not is_valid(game, skirmish, role, card):
                game.emit("invalid", battle.seats[role], (card,), self.number)
                discard_placed(game, role, skirmish, card)
        return None

    def cancel(self, game: StarCraftGame, role: int) -> StepResult:
        """Cancels come before all other abilities, the attacker's first; a cancelled card is
        discarded and its text ignored (SC-SKIRM-07, SC-SKIRM-08, SC-SKIRM-09)."""
        if self.done:
            return None
        self.done = 1
        skirmish = self.skirmish(game)
        effects = [text.effect for text in texts_at_work(game, skirmish, role)]
        if any(isinstance(effect, CancelReinforcement) for effect in effects):
            self.cancel_card(game, 1 - role, reinforcement_of(game, skirmish, 1 - role))
        if any(isinstance(effect, CancelStandard) for effect in effects):
            card = standard_of(game, skirmish, 1 - role)
            if card != NONE:
                self.cancel_card(game, 1 - role, card)
                return game.run(PlaceCards(1 - role, self.number, standard_only=1))
        return None

    def cancel_card(self, game: StarCraftGame, role: int, card: int) -> None:
        if card != NONE:
            game.emit("cancel", battle_of(game.state).seats[role], (card,), self.number)
            discard_placed(game, role, self.skirmish(game), card)

    def compare(self, game: StarCraftGame) -> StepResult:
        """Final attack and health, and who is strong enough. Then units are destroyed
        (SC-SKIRM-12, SC-SKIRM-19, SC-TIME-08)."""
        if self.done:
            return None
        self.done = 1
        skirmish = self.skirmish(game)
        found = compare(game, skirmish)
        self.attack, self.health, self.splash = found.attack, found.health, found.splash
        for role in ROLES:
            card = standard_of(game, skirmish, role)
            match = card != NONE and is_match(game, skirmish, role, card)
            self.matched = for_role(self.matched, role, int(match))
        self.tell_sums(game, found)
        strong = (
            int(is_enough(found.attack[ATTACKER], found.health[DEFENDER])),
            int(is_enough(found.attack[DEFENDER], found.health[ATTACKER])),
        )
        step = DestroyUnits(self.number, strong, found.hits, found.cloaked)
        for role in ROLES:
            effects = [text.effect for text in texts_at_work(game, skirmish, role)]
            self.repair(game, role, effects)
            prey = [effect.units for effect in effects if isinstance(effect, Broodling)]
            step.brood = for_role(step.brood, role, prey[0] if prey else 0)
            step.dive = for_role(step.dive, role, count_of(effects, Dive))
            step.theft = for_role(step.theft, role, count_of(effects, MindControl))
            step.nuke = for_role(step.nuke, role, count_of(effects, Nuke))
            if game.facts.has_keywords:
                self.heed_keywords(game, step, role, effects, found)
        return game.run(step)

    def tell_sums(self, game: StarCraftGame, found: Comparison) -> None:
        """Every part of the sums, then the totals for the two front-line units (SC-SKIRM-12)."""
        if game.events is None:
            return
        seats, fronts = battle_of(game.state).seats, self.skirmish(game).front
        for role, value, number, source, thing, _ in found.sums:
            things, of = (SOURCES.index(source), thing), (int(value == "health"),)
            game.emit("summand", seats[role], things, number, public=of)
        values, public = (*found.attack, *found.health), (*fronts, seats[DEFENDER])
        game.emit("compare", seats[ATTACKER], values, self.number, public=public)

    def heed_keywords(
        self,
        game: StarCraftGame,
        step: DestroyUnits,
        role: int,
        effects: list[Effect],
        found: Comparison,
    ) -> None:
        """What Collateral Damage, Feedback, Sacrifice and Recharge will need
        (BW-KEY-02, BW-KEY-14, BW-KEY-16, BW-CARD-12)."""
        skirmish = self.skirmish(game)
        damaging = collateral_damage(game, skirmish, role, effects)
        step.collateral = for_role(step.collateral, role, damaging)
        step.feedback = for_role(step.feedback, 1 - role, self.feeds(game, role, effects))
        doomed = int(is_sacrificed(game, skirmish, role, found))
        step.sacrificed = for_role(step.sacrificed, role, doomed)
        self.medics = for_role(self.medics, role, int(has_medic(game, skirmish, role)))

    def feeds(self, game: StarCraftGame, role: int, effects: list[Effect]) -> int:
        """Whether a side's Feedback finds a reinforcement of the enemy that was neither cancelled
        nor failed its check (BW-CARD-12, BW-UNIT-08)."""
        if not count_of(effects, Feedback):
            return 0
        return int(reinforcement_of(game, self.skirmish(game), 1 - role) != NONE)

    def repair(self, game: StarCraftGame, role: int, effects: list[Effect]) -> None:
        """If possible, one worker becomes unavailable (SC-CARD-T-09)."""
        seat = battle_of(game.state).seats[role]
        player = game.state.players[seat]
        if count_of(effects, Repair) and player.pool:
            player.pool -= 1
            player.unavailable += 1
            game.emit("repair", seat, number=self.number)

    def returned(self, child: Procedure[State, Box]) -> None:
        """The Destroy step has ended: which splash cards are triggered, which Nuke will fall."""
        if isinstance(child, DestroyUnits):
            self.triggered = child.triggered
            self.nukes = (int(child.nuke[ATTACKER] == 2), int(child.nuke[DEFENDER] == 2))

    def discard(self, game: StarCraftGame) -> StepResult:
        """All cards are discarded, except triggered splash cards, which wait, and used cards that
        return to the Technology deck (SC-SKIRM-25, SC-SKIRM-26, SC-SPLASH-03, SC-TIME-01)."""
        battle, skirmish = battle_of(game.state), self.skirmish(game)
        while self.medics != (0, 0) and self.done <= DEFENDER:
            self.done += 1
            if cards := self.rechargeable(game, self.done - 1):
                return game.run(Recharge(self.done - 1, self.number, cards))
        for role in ROLES:
            if self.nukes[role]:
                battle.nukes = for_role(battle.nukes, role, battle.nukes[role] + 1)
                game.emit("nuke-held", battle.seats[role], number=self.number)
            for card in skirmish.cards[role]:
                if self.is_triggered(game, role, card):
                    self.set_aside(game, role, card)
                else:
                    self.put_away(game, role, card)
        skirmish.over = 1
        return OVER

    def rechargeable(self, game: StarCraftGame, role: int) -> Cards:
        """The cards of a side that Restoration may return: those about to be discarded, neither
        waiting for the splash damage nor bound for the Technology deck (BW-KEY-14, BW-CARD-05)."""
        if not self.medics[role] or not may_recharge(game, role):
            return ()
        leaving = [
            card
            for card in self.skirmish(game).cards[role]
            if not self.is_triggered(game, role, card) and not self.is_returned(game, role, card)
        ]
        return own_cards(game, role, tuple(leaving))

    def is_triggered(self, game: StarCraftGame, role: int, card: int) -> bool:
        """Whether a splash card waits for step 8 (SC-SPLASH-03)."""
        if card not in self.splash[role]:
            return False
        return bool(self.triggered[role]) or is_unconditional(game.facts, card)

    def set_aside(self, game: StarCraftGame, role: int, card: int) -> None:
        """A triggered splash card lies there until step 8; Restoration may return it then
        (SC-SPLASH-03, BW-CARD-05)."""
        battle = battle_of(game.state)
        lift_card(self.skirmish(game), role, card)
        battle.splash = for_role(battle.splash, role, with_one(battle.splash[role], card))
        if self.medics[role]:
            mended = with_one(battle.restorable[role], card)
            battle.restorable = for_role(battle.restorable, role, mended)
        game.emit("trigger", battle.seats[role], (card,), self.number)

    def is_returned(self, game: StarCraftGame, role: int, card: int) -> bool:
        """Whether a card goes back to the Technology deck: if its text applied (SC-SKIRM-26)."""
        box = game.facts
        return box.returns[card] and bool(self.matched[role] or not box.standard[card])

    def put_away(self, game: StarCraftGame, role: int, card: int) -> None:
        """A card that says so returns to the Technology deck if its text applied; all others are
        discarded (SC-SKIRM-26, SC-CARD-P-14)."""
        skirmish = self.skirmish(game)
        if self.is_returned(game, role, card):
            lift_card(skirmish, role, card)
            return_to_technologies(game, card)
        else:
            discard_placed(game, role, skirmish, card)


def is_sacrificed(game: StarCraftGame, skirmish: Skirmish, role: int, found: Comparison) -> bool:
    """Whether a front-line unit with Sacrifice is lost: not if it can attack nothing in the
    skirmish, nor if all that it would attack is cloaked (BW-KEY-16, BW-KEY-17)."""
    box, enemy = game.facts, skirmish.front[1 - role]
    if not box.sacrifices[skirmish.front[role]]:
        return False
    hits, cloaked = found.hits[role], found.cloaked[1 - role]
    if hits & box.kind[enemy]:
        return not cloaked & box.unit_bit[enemy]
    attackable = [unit for unit in skirmish.support[1 - role] if hits & box.kind[unit]]
    return any(not cloaked & box.unit_bit[unit] for unit in attackable)


def count_of(effects: list[Effect], kind: type[Effect]) -> int:
    """How many of the texts are of this kind."""
    return sum(1 for effect in effects if isinstance(effect, kind))


def is_unconditional(box: Box, card: int) -> bool:
    """Whether a splash card triggers although no unit was destroyed (SC-CARD-Z-11)."""
    return any(isinstance(effect, Splash) and effect.always for effect in box.effects[card])
