"""Battle step 8: splash damage, then Nukes."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from orrery.core.decisions import Decision, Option, Prompt, Several
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.queries import next_types
from orrery.starcraft.board.rows import without
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import ATTACKER, DEFENDER, NONE
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.battle.combatants import (
    battle_of,
    destroy_survivor,
    discard_used,
    return_to_technologies,
    units_in_battle,
    without_heroes,
)
from orrery.starcraft.rules.battle.recharge import Recharge, may_recharge, own_cards
from orrery.starcraft.rules.cards.effects import Splash
from orrery.starcraft.rules.victory import settle_eliminations

if TYPE_CHECKING:
    from orrery.starcraft.board.state import Cards, StarCraftGame, Units
    from orrery.starcraft.facts.box import Box

SPLASH = Prompt("splash", "SC-SPLASH-08", is_open=True)
NUKE = Prompt("nuke", "SC-CARD-T-19", is_open=True)
NUKED = 2
"""How many units one Nuke destroys."""


class SplashDamage(Step):
    """Battle step 8."""

    chosen: Units = ()  # the victims named so far; they stay on the board until all are named

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """The attacker loses units first, then the defender; then the Nukes, the attacker's units
        first; then the triggered cards are put away (SC-SPLASH-07, SC-SPLASH-12)."""
        match self.at:
            case 1:
                return self.splash(game, pick, ATTACKER)
            case 2:
                return self.splash(game, pick, DEFENDER)
            case 3:
                return self.nuke(game, pick, ATTACKER)
            case 4:
                return self.nuke(game, pick, DEFENDER)
            case 5:
                return self.put_away(game)
        return OVER

    def splash(self, game: StarCraftGame, pick: Option | None, role: int) -> StepResult:
        """For each triggered enemy card, one surviving unit of the named type, such that as many as
        possible are destroyed; Cloaking does not help (SC-SPLASH-08, SC-SPLASH-10,
        SC-SPLASH-11)."""
        if pick is not None:
            self.chosen = (*self.chosen, pick.what)
        masks, units = splash_masks(game, role), prey(game, role)
        while choice := splash_victims(game.facts, masks, units, self.chosen):
            if len(choice) > 1:
                return self.ask(game, role, SPLASH, choice)
            self.chosen = (*self.chosen, choice[0])
        return self.take_losses(game, role, "splash")

    def nuke(self, game: StarCraftGame, pick: Option | None, role: int) -> StepResult:
        """Each enemy Nuke destroys two more surviving units, of any type, or all that are left
        (SC-CARD-T-19)."""
        if pick is not None:
            self.chosen = (*self.chosen, pick.what)
        battle, units = battle_of(game.state), prey(game, role)
        number = 0 if self.is_out(game, 1 - role) else NUKED * battle.nukes[1 - role]
        while choice := some_victims(units, number, self.chosen):
            if len(choice) > 1:
                return self.ask(game, role, NUKE, choice)
            self.chosen = (*self.chosen, choice[0])
        return self.take_losses(game, role, "nuked")

    def several(self, game: StarCraftGame) -> Several | None:
        """All victims: of Nukes any units, of splash damage as many as possible
        (SC-SPLASH-10, SC-CARD-T-19)."""
        if self.chosen:
            return None
        role = ATTACKER if self.at in (1, 3) else DEFENDER
        units = prey(game, role)
        if self.at in (1, 2):
            wholes = whole_losses(game.facts, splash_masks(game, role), units)
            sets = tuple(tuple(Option("unit", unit) for unit in one) for one in wholes)
            hit = set(chain(*wholes))
            parts = tuple(Option("unit", unit) for unit in units if unit in hit)
            return Several(len(sets[0]), len(sets[0]), parts, sets)
        number = min(NUKED * battle_of(game.state).nukes[1 - role], len(units))
        return Several(number, number, tuple(Option("unit", unit) for unit in units))

    def ask(self, game: StarCraftGame, role: int, prompt: Prompt, choice: list[int]) -> Decision:
        seat = battle_of(game.state).seats[role]
        return ask(game, seat, prompt, [Option("unit", unit) for unit in choice])

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """A surviving unit that a card may hit, and no choice that would spare a unit; never a hero
        (SC-SPLASH-08, SC-SPLASH-09, SC-SPLASH-10, BW-LEAD-16)."""
        reason = super().why_not(game, option)
        if reason != SPLASH.rule or option.verb != "unit" or game.decision is None:
            return reason
        role = ATTACKER if self.at == 1 else DEFENDER
        if option.what not in units_in_battle(game.state, role):
            return reason
        if game.facts.hero[option.what]:
            return "BW-LEAD-16"
        hit = any(mask & game.facts.unit_bit[option.what] for mask in splash_masks(game, role))
        return "SC-SPLASH-10" if hit else "SC-SPLASH-09"

    def is_out(self, game: StarCraftGame, role: int) -> bool:
        """An eliminated player's cards claim no victims (SC-TIME-07)."""
        return bool(game.state.players[battle_of(game.state).seats[role]].out)

    def take_losses(self, game: StarCraftGame, role: int, kind: str) -> StepResult:
        """The named victims are destroyed."""
        if self.chosen:
            game.emit(kind, battle_of(game.state).seats[role], self.chosen)
            for unit in self.chosen:
                destroy_survivor(game, role, unit)
            self.chosen = ()
            settle_eliminations(game)
        return None

    def put_away(self, game: StarCraftGame) -> StepResult:
        """Triggered cards are discarded, or return to the Technology deck; before, Recharge may
        return one to the hand (SC-SPLASH-12, SC-SKIRM-26, BW-KEY-14)."""
        battle, box = battle_of(game.state), game.facts
        while battle.restorable != ((), ()) and self.done <= DEFENDER:
            self.done += 1
            if cards := rechargeable(game, self.done - 1):
                return game.run(Recharge(self.done - 1, NONE, cards))
        for role in (ATTACKER, DEFENDER):
            for card in battle.splash[role]:
                if box.returns[card]:
                    return_to_technologies(game, card)
                else:
                    discard_used(game, card)
        battle.splash, battle.nukes, battle.restorable = ((), ()), (0, 0), ((), ())
        return OVER


def rechargeable(game: StarCraftGame, role: int) -> Cards:
    """The triggered cards of a side that Restoration may return (BW-CARD-05)."""
    cards = battle_of(game.state).restorable[role]
    if not cards or not may_recharge(game, role):
        return ()
    discarded = tuple([card for card in cards if not game.facts.returns[card]])
    return own_cards(game, role, discarded)


def prey(game: StarCraftGame, role: int) -> Units:
    """The units of a side that splash damage and Nukes can destroy: heroes are immune
    (BW-LEAD-16, BW-LEAD-17)."""
    return without_heroes(game.facts, units_in_battle(game.state, role))


def splash_masks(game: StarCraftGame, role: int) -> list[int]:
    """The unit types that each of the enemy's triggered cards may hit; none if its owner has been
    eliminated (SC-SPLASH-09, SC-TIME-07)."""
    battle, box = battle_of(game.state), game.facts
    if game.state.players[battle.seats[1 - role]].out:
        return []
    return [victims_of(box, card) for card in battle.splash[1 - role]]


def victims_of(box: Box, card: int) -> int:
    """The bits of the unit types that a splash card may destroy (SC-SPLASH-08, SC-SPLASH-09)."""
    [effect] = [effect for effect in box.effects[card] if isinstance(effect, Splash)]
    return box.bits_of_kind[effect.kinds] & (effect.only or box.bits["any"])


def splash_victims(box: Box, masks: list[int], units: Units, chosen: Units) -> list[int]:
    """The next victim, in order of types: victims are the independent sets of a transversal
    matroid, so that every offered choice leads to as many losses as possible (SC-SPLASH-10)."""
    bits = box.unit_bit
    size = rank(masks, [bits[unit] for unit in units])
    if len(chosen) == size:
        return []
    rest = units
    for unit in chosen:
        rest = without(rest, unit)
    options: list[int] = []
    for unit in sorted(set(rest)):
        if chosen and unit < chosen[-1]:
            continue
        now = [bits[one] for one in (*chosen, unit)]
        later = [bits[one] for one in without(rest, unit) if one >= unit]
        if rank(masks, now) == len(now) and rank(masks, now + later) == size:
            options.append(unit)
    return options


def whole_losses(box: Box, masks: list[int], units: Units, chosen: Units = ()) -> list[Units]:
    """All the ways to name as many victims as possible, after some (SC-SPLASH-10)."""
    choice = splash_victims(box, masks, units, chosen)
    if not choice:
        return [()]
    return [
        (unit, *rest)
        for unit in choice
        for rest in whole_losses(box, masks, units, (*chosen, unit))
    ]


def rank(masks: list[int], units: list[int]) -> int:
    """How many of these units the cards can destroy together: the largest matching."""
    matched: list[int] = [-1] * len(masks)  # by card: the unit it destroys

    def augment(unit: int, tried: set[int]) -> bool:
        for card, mask in enumerate(masks):
            if mask & units[unit] and card not in tried:
                tried.add(card)
                if matched[card] == -1 or augment(matched[card], tried):
                    matched[card] = unit
                    return True
        return False

    return sum(augment(unit, set()) for unit in range(len(units)))


def some_victims(units: Units, number: int, chosen: Units) -> list[int]:
    """The next of a number of units to lose, in order of types, so that enough are left
    (SC-CARD-T-19)."""
    missing = min(number, len(units)) - len(chosen)
    if missing <= 0:
        return []
    rest = units
    for unit in chosen:
        rest = without(rest, unit)
    return next_types(rest, missing, chosen[-1] if chosen else NONE)
