"""Event cards about the resources of areas: depletion, and a vein rediscovered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import DONE, Option, Prompt, Several, in_order
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.changes import deplete, restore
from orrery.starcraft.board.queries import can_be_depleted, is_friendly, is_partial
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.economy import warden_against
from orrery.starcraft.rules.events.card import EventStep

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame

DEPLETE = Prompt("deplete", "SC-EVENT-16")
DEPLETE_UP_TO = Prompt("deplete-up-to", "SC-EVENT-37")
RESTORE = Prompt("restore", "SC-EVENT-28")

MOST = {"refinery_bombardment": 1, "refinery_sabotage": 2, "materials_shortage": 3}
"""How many areas a card depletes; more than one means "up to"."""


def why_not_deplete(
    game: StarCraftGame, seat: int, area: int, chosen: tuple[int, ...]
) -> str | None:
    """Any mineral or gas area on the board that is not yet depleted, whoever controls it, each at
    most once per card; not one that an opponent keeps (SC-ECON-15, SC-EVENT-37,
    BW-LEADCARD-36)."""
    if area in chosen:
        return "SC-EVENT-37"
    state, box = game.state, game.facts
    if not 0 <= area < box.areas or not can_be_depleted(state, box, area):
        return "SC-ECON-15"
    warden = warden_against(state, box, seat)
    return "BW-LEADCARD-36" if warden != NONE and is_friendly(state, warden, area) else None


def areas_to_deplete(game: StarCraftGame, seat: int, chosen: tuple[int, ...]) -> list[int]:
    """The areas that a player may deplete besides those chosen already, in order."""
    state, box = game.state, game.facts
    areas = [
        area
        for planet in state.galaxy.planets
        for area in box.areas_of[planet]
        if area not in chosen and can_be_depleted(state, box, area)
    ]
    warden = warden_against(state, box, seat)
    if warden == NONE:
        return areas
    return [area for area in areas if not is_friendly(state, warden, area)]


class DepleteAreas(EventStep):
    """Refinery Bombardment and similar cards: one step of depletion for one or more areas."""

    chosen: tuple[int, ...] = ()

    def most(self, game: StarCraftGame) -> int:
        return MOST[game.facts.event_slugs[self.card]]

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Each chosen area takes one step: half depleted, then depleted
        (SC-EVENT-16, SC-EVENT-37, SC-EVENT-47, SC-ECON-15)."""
        if pick == DONE:
            return OVER
        if pick is not None:
            self.deplete(game, pick.what)
        most = self.most(game)
        if len(self.chosen) == most:
            return OVER
        areas = areas_to_deplete(game, self.seat, self.chosen)
        if not areas:
            return OVER
        if most > 1:
            last = self.chosen[-1] if self.chosen else NONE
            areas, fresh = in_order(areas, last, may_end=True)
            options = [Option("area", area) for area in areas]
            return self.ask(game, DEPLETE_UP_TO, [*options, DONE], fresh)
        if len(areas) > 1:
            return self.ask(game, DEPLETE, [Option("area", area) for area in areas])
        self.deplete(game, areas[0])
        return OVER

    def several(self, game: StarCraftGame) -> Several | None:
        """Up to as many areas as the card says, each once (SC-EVENT-37)."""
        left = self.most(game) - len(self.chosen)
        if self.most(game) == 1:
            return None
        areas = [
            a
            for a in range(game.facts.areas)
            if not why_not_deplete(game, self.seat, a, self.chosen)
        ]
        return Several(0, min(left, len(areas)), tuple(Option("area", area) for area in areas))

    def deplete(self, game: StarCraftGame, area: int) -> None:
        self.chosen = (*self.chosen, area)
        deplete(game, area)

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """The rule that forbids this area, or ending now, or None."""
        if option == DONE:
            return DEPLETE.rule if self.most(game) == 1 else None
        if option.verb != "area" or option.to != NONE:
            return DEPLETE.rule
        return why_not_deplete(game, self.seat, option.what, self.chosen)


def why_not_restore(game: StarCraftGame, area: int) -> str | None:
    """Any partially depleted area of the board; a depleted one is lost for good (SC-EVENT-28)."""
    if not 0 <= area < game.facts.areas or not is_partial(game.state, area):
        return "SC-EVENT-28"
    return None


class RichVein(EventStep):
    """Two free workers; then a partial depletion token may be removed."""

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        if self.at == 1:
            return self.take_workers(game)
        return self.restore(game, pick)

    def take_workers(self, game: StarCraftGame) -> StepResult:
        """Two workers go from the supply to the Worker Pool, if there are that many
        (SC-EVENT-28)."""
        player = game.state.players[self.seat]
        number = min(2, player.worker_supply)
        player.worker_supply -= number
        player.pool += number
        game.emit("free-workers", self.seat, number=number)
        return None

    def restore(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """One area may lose its partial depletion token, and its card is turned back
        (SC-EVENT-28)."""
        if pick is None:
            areas = [a for a in range(game.facts.areas) if why_not_restore(game, a) is None]
            if not areas:
                return OVER
            return self.ask(game, RESTORE, [*(Option("area", area) for area in areas), DONE])
        if pick != DONE:
            restore(game, self.seat, pick.what)
        return OVER

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """The rule that forbids this area, or None."""
        if option == DONE:
            return None
        if option.verb != "area" or option.to != NONE:
            return RESTORE.rule
        return why_not_restore(game, option.what)
