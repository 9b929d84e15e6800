"""Turns that destroy the last base: what is still missing, and what may bring it nearer."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from typing import ClassVar

from orrery.bots.clone_wars.fast.policy import Policy
from orrery.bots.clone_wars.fast.tables import tables
from orrery.bots.clone_wars.learned import learned_weights
from orrery.bots.clone_wars.table import CloneWarsWindow, box_of
from orrery.bots.search.report import Line
from orrery.bots.wins import WORLDS, Aim, find_win
from orrery.clone_wars.board.queries import attack_of, hit_points_of
from orrery.clone_wars.board.state import CloneWarsGame, Side
from orrery.clone_wars.facts.terms import NONE
from orrery.core.decisions import Option

OUT_OF_REACH = 1000.0
"""Lacks where there is no base to destroy."""
NEAR = 8.0
"""With more damage lacking, texts hardly ever make up for it: nothing is tried."""


def win_this_turn(window: CloneWarsWindow, seed: int, plan: Line = ()) -> Line:
    """Picks that destroy the last base this turn, if there are any: what was planned, if it still
    does."""
    view, seat = window.view, int(window.seat)
    if view["active"] != seat or len(view["sides"][seat]["victory"]) + 1 < view["bases_to_win"]:
        return ()
    rng, box = Random(seed), box_of(window.facts)
    aim = LastBase(seat, Policy(tables(box), learned_weights(box)))
    worlds = [window.determinized(rng)]
    if aim.lacks(worlds[0]) > NEAR:
        return ()
    worlds += [window.determinized(rng) for _ in range(WORLDS - 1)]
    return find_win(worlds, aim, plan)


class LastBase(Aim[CloneWarsGame]):
    """The last base falls this turn."""

    most: ClassVar[int] = 130

    def __init__(self, seat: int, policy: Policy) -> None:
        super().__init__(seat)
        self.policy, self.is_plain = policy, policy.tables.is_plain

    def usual(self, world: CloneWarsGame) -> Option:
        return self.policy.pick(world)

    def won(self, world: CloneWarsGame) -> bool:
        return world.state.winner == self.seat

    def lacks(self, world: CloneWarsGame) -> float:
        """The damage that is missing if everything attacks the base, hand included."""
        state, attack = world.state, world.facts.attack
        own, enemy = state.sides[self.seat], state.sides[1 - self.seat]
        if enemy.base == NONE:
            return OUT_OF_REACH
        left = hit_points_of(world, 1 - self.seat, enemy.base) - enemy.base_damage
        for ship, damage in zip(enemy.ships, enemy.damage, strict=True):
            left += hit_points_of(world, 1 - self.seat, ship) - damage
        for card in own.hand:
            left -= attack[card]
        group = attackers(world)
        for card in own.units + own.ships:
            bit = world.facts.bit[card]
            if group & bit or not state.committed & bit:
                left -= attack_of(world, self.seat, card, False)
        return left

    def worth_trying(self, world: CloneWarsGame, options: list[Option]) -> list[Option]:
        """Cards are played before anything is bought or attacked, those without a text in any
        order; the base is attacked by everything. Ending the turn and paying off never win."""
        if world.decision is None or world.decision.prompt.key != "action":
            return options
        if attackers(world):
            joining = [one for one in options if one.verb == "commit" and one.to == NONE]
            return joining[:1] or [one for one in options if one.verb == "resolve"]
        if options and options[0].verb == "play":
            plain = [one for one in options if one.verb == "play" and self.is_plain[one.what]]
            return [one for one in options if one.verb in ("play", "use") and one not in plain[1:]]
        all_in = [one for one in options if one.verb == "commit" and one.to == NONE][:1]
        others = [one for one in options if one.verb in ("use", "buy", "resolve")]
        raids = [one for one in options if one.verb == "commit" and one.to != NONE]
        return [*others, *raids, *all_in]

    def position(self, world: CloneWarsGame) -> Hashable:
        state, decision = world.state, world.decision
        assert decision is not None, "only what can be played on is compared"
        own, enemy = state.sides[self.seat], state.sides[1 - self.seat]
        return (
            *(held(own), enemy.ships, enemy.damage, enemy.base_damage, enemy.prevented),
            *(state.row, state.galaxy, state.force, state.used, state.committed, state.bonus),
            *(frozenset(state.groups), state.waiting, state.pending),
            *(decision.prompt.key, decision.about, tuple(decision.options)),
        )


def attackers(world: CloneWarsGame) -> int:
    """The cards that are committed against the base, as bits."""
    for target, cards in world.state.groups:
        if target == NONE:
            return cards
    return 0


def held(side: Side) -> Hashable:
    """The cards of the side that attacks, in whatever order they were played."""
    return (
        *(frozenset(side.hand), frozenset(side.units), frozenset(side.ships)),
        *(frozenset(side.discard), side.deck, frozenset(side.exile), side.pool),
    )
