"""Resource tokens: one supply for all; each becomes a mineral or a gas when it is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import Option, Prompt, Ref, Subject, in_order
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.rows import replaced
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import GAS, MINERALS
from orrery.starcraft.rules.asking import ask

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame, State
    from orrery.starcraft.facts.box import Box

GAIN_TOKEN = Prompt("gain-token", "BW-TOKEN-01")

KINDS = (MINERALS, GAS)


def tokens_left(state: State, box: Box) -> int:
    """How many resource tokens nobody has (BW-TOKEN-03, BW-SETUP-10)."""
    return box.resource_tokens - sum([sum(player.tokens) for player in state.players])


def gain_token(game: StarCraftGame, seat: int, kind: int) -> None:
    """A token is kept openly until it is spent (BW-TOKEN-01, BW-TOKEN-03)."""
    player = game.state.players[seat]
    minerals, gas = replaced(player.tokens, kind, player.tokens[kind] + 1)
    player.tokens = minerals, gas
    game.emit("gain-token", seat, (kind,))


class GainTokens(Step):
    """A player takes resource tokens of any kinds, as many as there are."""

    seat: int
    left: int
    last: int = MINERALS  # the kind taken last

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """One after another; programs take minerals first (BW-TOKEN-01, BW-TOKEN-03)."""
        if pick is not None:
            self.left -= 1
            self.last = pick.what
            gain_token(game, self.seat, pick.what)
        if not self.left or not tokens_left(game.state, game.facts):
            return OVER
        kinds, fresh = in_order([*KINDS], self.last)
        options = [Option("token", kind) for kind in kinds]
        return ask(game, self.seat, GAIN_TOKEN, options, fresh=fresh)

    def subject(self, _: StarCraftGame) -> Subject:
        """How many are still to be taken."""
        return {"n": Ref("number", self.left)}
