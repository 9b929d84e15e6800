"""Laws about pieces that only the expanded game has; in the base game there is nothing to count."""

from __future__ import annotations

from collections import Counter

from orrery.starcraft.board.player import Player
from orrery.starcraft.board.queries import can_hold_base, is_friendly
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.terms import NONE, guard_of, guard_tokens, installation_of
from tests.laws.kernel import demand


def tokens_are_limited(game: StarCraftGame) -> None:
    """No more tokens and installations lie on the table than the box holds, and every Leadership
    card is in one place (BW-TOKEN-03, BW-DEFEND-10, BW-INST-09, BW-LEAD-01)."""
    state, box = game.state, game.facts
    tokens = sum(sum(player.tokens) for player in state.players)
    demand(tokens <= box.resource_tokens, "too many resource tokens", tokens)
    guards = sum(map(guard_tokens, state.guards))
    demand(guards <= box.guard_tokens, "too many guard tokens", guards)
    kinds = Counter(installation_of(one) for one in state.installations if one != NONE)
    for kind, count in kinds.items():
        demand(count <= box.installation_count[kind], "too many installations", (kind, count))
    for seat, player in enumerate(state.players):
        demand(min(player.tokens) >= 0, "less than no tokens", seat)
        if player.faction != NONE:
            leaders_are_sound(box, seat, player)


def installations_are_sound(game: StarCraftGame) -> None:
    """No installation beside a base, or where only flyers may be; no more special conquest points
    than cards give (BW-INST-02, BW-PLANET-04, BW-TOKEN-05)."""
    state, box = game.state, game.facts
    points = sum(card.points for card in box.leadership)
    demand(sum(state.points) <= points, "too many special conquest points", state.points)
    for area, one in enumerate(state.installations):
        if one != NONE:
            demand(state.bases[area] == NONE, "an installation beside a base", area)
            demand(can_hold_base(box, area), "an installation among flyers", area)
            demand(box.planet_of[area] in state.galaxy.planets, "an installation nowhere", area)


BETWEEN_ORDERS = ("order-where", "reveal")


def guards_are_held(game: StarCraftGame) -> None:
    """Whenever an order is placed or revealed, every guard token stands in an area that its owner
    controls (BW-DEFEND-09)."""
    if game.decision is None or game.decision.prompt.key not in BETWEEN_ORDERS:
        return
    for area, one in enumerate(game.state.guards):
        held = not one or is_friendly(game.state, guard_of(one), area)
        demand(held, "a guard token in an area that its owner lost", area)


def leaders_are_sound(box: Box, seat: int, player: Player) -> None:
    """Leadership cards are those of the faction, each once; the one laid face down is among the
    unused ones."""
    lying = [*player.leaders, *player.waiting, *player.leading]
    mine = [at for at, card in enumerate(box.leadership) if card.faction == player.faction]
    demand(len(set(lying)) == len(lying), "a Leadership card lies twice", (seat, lying))
    demand(set(lying) <= set(mine), "another's Leadership card", (seat, lying))
    is_unused = player.chosen == NONE or player.chosen in player.leaders
    demand(is_unused, "the chosen card was used before", (seat, player.chosen))
