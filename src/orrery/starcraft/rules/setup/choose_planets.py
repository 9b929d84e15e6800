"""Emperor Arcturus I: its player chooses planets before anybody draws any."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import Option, Prompt, in_order
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.rows import replaced, with_one
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.asking import ask

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame

CHOOSE_PLANET = Prompt("choose-planet", "BW-LEADCARD-15", is_open=True)


class ChoosePlanets(Step):
    """As many planets as others draw, of all there are (BW-LEADCARD-15)."""

    seat: int
    last: int = NONE  # the planet chosen last

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """One after another (BW-LEADCARD-15)."""
        state = game.state
        mine = state.planets[self.seat]
        if pick is not None:
            mine, self.last = with_one(mine, pick.what), pick.what
            state.planets = replaced(state.planets, self.seat, mine)
        if len(mine) == game.facts.planets_drawn:
            game.emit("choose-planets", self.seat, mine)
            return OVER
        every = range(len(game.facts.planet_slugs))
        planets, fresh = in_order([one for one in every if one not in mine], self.last)
        options = [Option("planet", planet) for planet in planets]
        return ask(game, self.seat, CHOOSE_PLANET, options, fresh=fresh)
