"""The pieces and cards of a position that somebody has described (`tests.starcraft.scenario`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from orrery.starcraft.board.player import Player
from orrery.starcraft.board.rows import replaced
from orrery.starcraft.board.sheet import pieces_of
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.terms import (
    GAS,
    MINERALS,
    NONE,
    ORDERS,
    STAR,
    guard_tokens,
    guarded,
    installed,
    is_special,
    token,
)
from orrery.starcraft.knowledge.verbs import card_slug

if TYPE_CHECKING:
    from tests.starcraft.scenario import Side

ICC = "icc"
"""Short for the longest name of an installation."""


def unit_named(box: Box, faction: int, word: str) -> int:
    """A unit of a faction by its slug, a hero, one with an item: `marine+uraj_crystal`, or a stolen
    unit: `zealot@aldaris`."""
    slug, _, other = word.partition("@")
    owner = box.faction_slugs.index(other) if other else faction
    mine = [unit for unit, one in enumerate(box.unit_faction) if one == owner]
    return next(unit for unit in mine if box.unit_slugs[unit] == slug)


def take_figure(box: Box, figures: list[int], faction: int, unit: int) -> None:
    """One figure less in the supply; that of a stolen unit is its first owner's."""
    if box.unit_faction[unit] == faction:
        place = box.unit_place[unit]
        figures[place] -= 1
        assert figures[place] >= 0, f"no {box.unit_slugs[unit]} is left"


def take_stolen_figures(game: StarCraftGame) -> None:
    """Stolen units are missing in the supply of their first owners."""
    box, state = game.facts, game.state
    for player in state.players:
        figures = list(player.figures)
        for area, army in enumerate(state.armies):
            for unit in army:
                is_mine = box.unit_faction[unit] == player.faction
                if is_mine and state.players[state.owners[area]] is not player:
                    take_figure(box, figures, player.faction, unit)
        player.figures = tuple(figures)


def lay_token(game: StarCraftGame, seat: int, area: int, word: str) -> None:
    """A guard token, a special conquest point token, an item or an installation in an area."""
    box, state = game.facts, game.state
    if word in box.item_slugs:
        lying = state.items or (NONE,) * len(box.item_slugs)
        state.items = replaced(lying, box.item_slugs.index(word), area)
        return
    if word == "point":
        points = state.points or (0,) * box.areas
        state.points = replaced(points, area, points[area] + 1)
        return
    if word == "guard":
        guards = state.guards or (0,) * box.areas
        state.guards = replaced(guards, area, guarded(seat, guard_tokens(guards[area]) + 1))
        return
    slug = "infested_command_center" if word == ICC else word
    there = state.installations or (NONE,) * box.areas
    kind = box.installation_slugs.index(slug)
    state.installations = replaced(there, area, installed(seat, kind))


def fill_leadership(box: Box, player: Player, spec: Side) -> None:
    """Leadership cards, resource tokens and special orders in the pool."""
    slugs = [one.slug for one in box.leadership]
    player.leading = tuple(sorted(slugs.index(slug) for slug in spec.leaders))
    player.waiting = tuple(sorted(slugs.index(slug) for slug in spec.waiting))
    used = {*player.leading, *player.waiting}
    player.leaders = tuple(card for card in box.leaders_of[player.faction] if card not in used)
    player.tokens = spec.tokens
    if stars := sum(box.leadership[card].star_orders for card in player.leading):
        player.owned = player.orders = replaced(player.orders, STAR, stars)
    pool = [ORDERS.index(order) for order in spec.special_pool]
    if pool:
        kinds = range(len(box.order_tokens))
        player.special_pool = tuple(pool.count(order) for order in kinds)
        player.orders = tuple(player.orders[order] - pool.count(order) for order in kinds)


def fill_workers(game: StarCraftGame, seat: int, spec: Side) -> None:
    box, player = game.facts, game.state.players[seat]
    bases = game.state.bases
    if spec.resources is None:
        planets = {box.planet_of[area] for area in range(box.areas) if bases[area] == seat}
        kept = [area for area in range(box.areas) if box.planet_of[area] in planets]
        held = [area for area in kept if box.yields[area] in (MINERALS, GAS)]
    else:
        held = sorted(box.area_slugs.index(slug) for slug in spec.resources)
    player.resources = tuple(held)
    player.workers = tuple(spec.workers.get(box.area_slugs[area], 0) for area in held)
    player.permanent = (
        spec.workers.get("permanent.minerals", 0),
        spec.workers.get("permanent.gas", 0),
    )
    player.pool, player.unavailable = spec.pool, spec.unavailable
    used = player.pool + player.unavailable + sum(player.workers) + sum(player.permanent)
    player.worker_supply = pieces_of(box, player.faction).workers - used


def fill_cards(box: Box, player: Player, spec: Side) -> None:
    free = list(box.cards_of[player.faction] + box.tech_cards_of[player.faction])

    def take(slugs: Iterable[str]) -> tuple[int, ...]:
        return tuple(take_card(box, free, slug) for slug in slugs)

    player.hand = tuple(sorted(take(spec.hand)))
    player.technologies = tuple(sorted(take(spec.technologies)))
    player.discards = tuple(sorted(take(spec.discards)))
    if spec.deck is None:
        rest = [card for card in free if box.technology[card] == NONE]
        player.deck = tuple(reversed(rest))
        player.tech_deck = tuple(card for card in free if box.technology[card] != NONE)
    else:
        player.deck = tuple(reversed(take(spec.deck)))
        player.tech_deck = tuple(card for card in free if box.technology[card] != NONE)
        # Combat cards that nobody named are known to lie in the discard pile.
        rest = [card for card in free if box.technology[card] == NONE]
        player.discards = tuple(sorted((*player.discards, *rest)))
    player.events = tuple(sorted(box.event(slug) for slug in spec.events))
    player.drawn = tuple(box.event(slug) for slug in spec.drawn)


def take_card(box: Box, free: list[int], slug: str) -> int:
    for card in free:
        if slug in (card_slug(box, card), box.card_slugs[card]):
            free.remove(card)
            return card
    raise AssertionError(f"no copy of {slug} is left")


def deal_events(
    game: StarCraftGame,
    sides: Mapping[str, Side],
    deck: Iterable[str] | None,
    discards: Iterable[str],
    common: int,
) -> None:
    """The Event deck, top first; what is not named lies in the box."""
    box, state = game.facts, game.state
    left = [kind for kind, copies in enumerate(box.event_copies) for _ in range(copies)]
    for player, spec in zip(state.players, sides.values(), strict=False):
        for slug in (*spec.events, *spec.drawn, *spec.plans, *spec.refused):
            left.remove(box.event(slug))
        player.plans = tuple(sorted(box.event(slug) for slug in spec.plans))
        player.refused = tuple(sorted(box.event(slug) for slug in spec.refused))
    for _ in range(common):
        left.remove(box.event("the_end_draws_near"))
    state.common = (box.event("the_end_draws_near"),) * common
    for slug in discards:
        left.remove(box.event(slug))
    state.event_discards = tuple(sorted(box.event(slug) for slug in discards))
    if box.scenario is not None and not box.scenario.has_deck:
        state.removed = tuple(left)
    elif deck is None:
        state.event_deck = tuple(sorted(left, key=lambda kind: -box.event_stage[kind]))
    else:
        named = [box.event(slug) for slug in deck]
        for kind in named:
            left.remove(kind)
        state.event_deck = tuple(reversed(named))
        state.event_box = tuple(sorted(left))


def lay_orders(
    game: StarCraftGame, factions: list[str], orders: Mapping[str, Iterable[str]]
) -> None:
    box, state = game.facts, game.state
    stacks = list(state.stacks)
    for planet, texts in orders.items():
        for text in texts:
            faction, order = text.split()
            seat, kind = factions.index(faction), ORDERS.index(order)
            player = state.players[seat]
            counts = list(player.orders)
            counts[kind] -= 1
            player.orders = tuple(counts)
            player.allowed += is_special(kind)  # so many were permitted when they were placed
            at = box.planet_slugs.index(planet)
            stacks[at] = (*stacks[at], token(seat, kind))
    state.stacks = tuple(stacks)
