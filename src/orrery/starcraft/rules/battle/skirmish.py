"""Battle step 7: one skirmish is resolved: reveal, compare, destroy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.changes import with_one
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import ATTACKER, DEFENDER, NONE
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
from orrery.starcraft.rules.cards.effects import (
    Broodling,
    CancelReinforcement,
    CancelStandard,
    Dive,
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
            step.nuke = for_role(step.nuke, role, count_of(effects, Nuke))
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
        battle, skirmish, box = battle_of(game.state), self.skirmish(game), game.facts
        for role in ROLES:
            if self.nukes[role]:
                battle.nukes = for_role(battle.nukes, role, battle.nukes[role] + 1)
                game.emit("nuke-held", battle.seats[role], number=self.number)
            for card in skirmish.cards[role]:
                if card in self.splash[role] and (
                    self.triggered[role] or is_unconditional(box, card)
                ):
                    lift_card(skirmish, role, card)
                    waiting = with_one(battle.splash[role], card)
                    battle.splash = for_role(battle.splash, role, waiting)
                    game.emit("trigger", battle.seats[role], (card,), self.number)
                else:
                    self.put_away(game, role, card)
        skirmish.over = 1
        return OVER

    def put_away(self, game: StarCraftGame, role: int, card: int) -> None:
        """A card that says so returns to the Technology deck if its text applied; all others are
        discarded (SC-SKIRM-26, SC-CARD-P-14)."""
        skirmish, box = self.skirmish(game), game.facts
        if box.returns[card] and (self.matched[role] or not box.standard[card]):
            lift_card(skirmish, role, card)
            return_to_technologies(game, card)
        else:
            discard_placed(game, role, skirmish, card)


def count_of(effects: list[Effect], kind: type[Effect]) -> int:
    """How many of the texts are of this kind."""
    return sum(1 for effect in effects if isinstance(effect, kind))


def is_unconditional(box: Box, card: int) -> bool:
    """Whether a splash card triggers although no unit was destroyed (SC-CARD-Z-11)."""
    return any(isinstance(effect, Splash) and effect.always for effect in box.effects[card])
