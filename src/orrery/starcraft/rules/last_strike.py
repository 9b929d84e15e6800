"""The Gantrithor's last strike: when it is destroyed, its owner may destroy something in return."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import DONE, Option, Prompt, Ref, Subject
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.changes import destroy_base, destroy_invader, destroy_unit
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.installations import destroy_installation
from orrery.starcraft.rules.victory import settle_eliminations

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame, Units
    from orrery.starcraft.facts.box import Box

LAST_STRIKE = Prompt("last-strike", "BW-LEADCARD-32", is_open=True)


def last_strike(game: StarCraftGame) -> Step | None:
    """The strike that is due, or None: nobody is asked who is out or has nothing to destroy
    (BW-LEADCARD-32, BW-LEADCARD-49)."""
    state = game.state
    if state.fallen == NONE:
        return None
    hero = game.facts.unit_slugs.index("gantrithor")
    faction = game.facts.unit_faction[hero]
    players = enumerate(state.players)
    seat = next(seat for seat, player in players if player.faction == faction)
    if state.players[seat].out or not targets(game):
        state.fallen = NONE
        return None
    return LastStrike(seat)


def targets(game: StarCraftGame) -> list[Option]:
    """Every unit, base and installation on the planet, whoever owns it; equal units of an area once
    (BW-LEADCARD-32, BW-LEADCARD-45)."""
    state, box = game.state, game.facts
    found: list[Option] = []
    for area in box.areas_of[box.planet_of[state.fallen]]:
        found += [Option("strike", unit, area) for unit in mortals(box, state.armies[area])]
        if area == state.invaded:
            invaders = mortals(box, state.invaders)
            found += [Option("strike-attacker", unit, area) for unit in invaders]
        if state.bases[area] != NONE:
            found.append(Option("raze-base", area))
        if state.installations and state.installations[area] != NONE:
            found.append(Option("raze-installation", area))
    return found


def mortals(box: Box, units: Units) -> list[int]:
    """The types of some units that a Leadership card can destroy (BW-LEADCARD-45)."""
    return [unit for unit in sorted(set(units)) if not (box.hero[unit] and box.heroes_immune)]


class LastStrike(Step):
    """One unit, installation or base on the planet where the Gantrithor was (BW-LEADCARD-32)."""

    seat: int

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Its owner may decline; what is destroyed may end a player's game (BW-LEADCARD-32)."""
        state = game.state
        if pick is None:
            return ask(game, self.seat, LAST_STRIKE, [*targets(game), DONE])
        if pick != DONE:
            planet = game.facts.planet_of[state.fallen]
            game.emit("last-strike", self.seat, (planet,))
        state.fallen = NONE
        match pick.verb:
            case "strike-attacker":
                destroy_invader(game, pick.what)
                if not state.invaders and state.battle is None:
                    state.invaded = NONE
            case "strike":
                destroy_unit(game, pick.what, pick.to)
            case "raze-base":
                destroy_base(game, pick.what)
            case "raze-installation":
                destroy_installation(game, pick.what)
        settle_eliminations(game)
        return OVER

    def subject(self, game: StarCraftGame) -> Subject:
        """The planet."""
        return {"planet": Ref("planet", game.facts.planet_of[game.state.fallen])}
