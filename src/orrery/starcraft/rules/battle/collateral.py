"""Collateral Damage: a front-line unit with this keyword that survived its skirmish lays waste to
what the enemy has in the contested area."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import DONE, Option, Prompt
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.changes import destroy_base
from orrery.starcraft.board.driven import is_sheltered
from orrery.starcraft.board.leading import leads
from orrery.starcraft.board.queries import are_among, are_teammates, holder
from orrery.starcraft.board.rows import replaced
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import NONE, installer_of
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.battle.combatants import battle_of
from orrery.starcraft.rules.cards.effects import Collateral
from orrery.starcraft.rules.installations import destroy_installation
from orrery.starcraft.rules.victory import is_alive, settle_eliminations

if TYPE_CHECKING:
    from collections.abc import Sequence

    from orrery.starcraft.board.state import Skirmish, StarCraftGame
    from orrery.starcraft.rules.cards.effects import Effect

COLLATERAL = Prompt("collateral", "BW-KEY-02", is_open=True)
BY_CARD, BY_LEADER = 1, 2
"""What gives a unit the keyword: if it is stolen, only that of a card stays with its player."""


class CollateralDamage(Step):
    """One unit's Collateral Damage: one kind of target or none (BW-KEY-02)."""

    role: int

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """A base or an installation in the contested area, or all workers on its Resource card. It
        leaves at once, and stays away whatever becomes of the unit; whoever cannot live without
        the base is out in the middle of the battle
        (BW-KEY-03, BW-KEY-04, BW-KEY-05, BW-MODE-03)."""
        seat, area = battle_of(game.state).seats[self.role], battle_of(game.state).area
        if pick is None:
            return ask(game, seat, COLLATERAL, [*targets(game, self.role), DONE])
        if pick != DONE:
            game.emit("collateral", seat, (area,))
        match pick.verb:
            case "raze-base":
                owner = game.state.bases[area]
                destroy_base(game, area)
                if not is_alive(game.state, game.facts, owner):
                    settle_eliminations(game)
            case "raze-installation":
                destroy_installation(game, area)
            case "kill-workers":
                destroy_workers(game, holder(game.state, area), area)
        return OVER


def targets(game: StarCraftGame, role: int) -> list[Option]:
    """What Collateral Damage can destroy in the contested area: an enemy's, also a third player's,
    but never a teammate's, nor a base that is sheltered (BW-KEY-03, BW-SCEN-42)."""
    state, battle = game.state, battle_of(game.state)
    seat, area = battle.seats[role], battle.area
    found: list[Option] = []
    if is_enemy(game, seat, state.bases[area]) and not is_sheltered(state, game.facts, area):
        found.append(Option("raze-base", area))
    there = state.installations[area] if state.installations else NONE
    if there != NONE and is_enemy(game, seat, installer_of(there)):
        found.append(Option("raze-installation", area))
    owner = holder(state, area)
    if is_enemy(game, seat, owner) and workers_on(game, owner, area):
        found.append(Option("kill-workers", area))
    return found


def is_enemy(game: StarCraftGame, seat: int, other: int) -> bool:
    """Another player who is no teammate (SC-VAR-05)."""
    return other not in (seat, NONE) and not are_teammates(game.state, game.facts, seat, other)


def collateral_damage(
    game: StarCraftGame, skirmish: Skirmish, role: int, effects: Sequence[Effect]
) -> int:
    """BY_CARD if a text that applies gives a side's front-line unit the keyword in this skirmish,
    BY_LEADER if a Leadership card does, else 0 (BW-KEY-01)."""
    if any(isinstance(effect, Collateral) for effect in effects):
        return BY_CARD
    return BY_LEADER if is_scorching(game, role, skirmish.front[role]) else 0


def is_scorching(game: StarCraftGame, role: int, front: int) -> bool:
    """Whether a front-line unit has the keyword without a card: every Battlecruiser of a player
    with Scorched Earth Policy, the Norad II too (BW-LEADCARD-21)."""
    player = game.state.players[battle_of(game.state).seats[role]]
    if not player.leading:
        return False
    ship = are_among(game.facts, "battlecruiser", (front,))
    return ship and leads(game.facts, player, "scorched_earth_policy")


def workers_on(game: StarCraftGame, seat: int, area: int) -> int:
    """How many workers are on a player's Resource card."""
    player = game.state.players[seat]
    return player.workers[player.resources.index(area)]


def destroy_workers(game: StarCraftGame, seat: int, area: int) -> None:
    """All workers on a Resource card return to the supply, not to the Worker Pool (BW-KEY-05)."""
    player, number = game.state.players[seat], workers_on(game, seat, area)
    player.workers = replaced(player.workers, player.resources.index(area), 0)
    player.worker_supply += number
    game.emit("workers-destroyed", seat, (area,), number)
