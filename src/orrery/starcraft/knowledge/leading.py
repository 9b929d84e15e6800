"""Cards that players have chosen. The Leadership cards that lie open: until when each is in force,
and what has become of the hero or the installation that it brought. Event cards picked for the
whole game: what may be known of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.starcraft.board.state import SETTING_UP
from orrery.starcraft.facts.terms import NONE, PERIODS
from orrery.starcraft.rules.installations import area_of_installation
from orrery.starcraft.rules.leadership.choosing import unresolved

if TYPE_CHECKING:
    from orrery.starcraft.board.player import Player
    from orrery.starcraft.board.state import StarCraftGame
    from orrery.starcraft.knowledge.shown_cards import (
        LeadersShown,
        LeadingShown,
        PieceNow,
        PlansShown,
    )


def leading(game: StarCraftGame) -> list[LeadingShown]:
    """All of them, seat by seat: those in force first, then those that wait for the next round
    (BW-LEAD-02, BW-LEAD-08, BW-LEADCARD-43)."""
    pending = unresolved(game)
    return [
        shown(game, seat, card, pending)
        for seat, player in enumerate(game.state.players)
        for card in (*player.leading, *player.waiting)
    ]


def shown(game: StarCraftGame, seat: int, card: int, pending: set[int]) -> LeadingShown:
    player, printed = game.state.players[seat], game.facts.leadership[card]
    piece, area = piece_of(game, seat, card, pending)
    return {
        "seat": seat,
        "card": card,
        "waits": card in player.waiting,
        "until": PERIODS[printed.lasts],
        "piece": piece,
        "area": area,
    }


def piece_of(game: StarCraftGame, seat: int, card: int, pending: set[int]) -> tuple[PieceNow, int]:
    """What became of the piece that a card brings, and where it is (BW-LEAD-14, BW-LEAD-18,
    BW-LEADCARD-10)."""
    printed = game.facts.leadership[card]
    if printed.hero == NONE and printed.installation == NONE:
        return "none", NONE
    is_hero = printed.hero != NONE
    area = hero_area(game, printed.hero) if is_hero else gate_area(game, seat, printed.installation)
    if area != NONE:
        return "stands", area
    if card in pending or game.state.phase == SETTING_UP:
        return "due", NONE
    is_missed = is_hero and printed.hero not in game.state.players[seat].gained
    return ("missed" if is_missed else "fallen"), NONE


def hero_area(game: StarCraftGame, hero: int) -> int:
    """Where a hero is, also while it attacks or carries an item; there is one of each
    (BW-LEAD-14, BW-MODE-23)."""
    state, bare = game.state, game.facts.bare
    if any(bare[unit] == hero for unit in state.invaders):
        return state.invaded
    armies = enumerate(state.armies)
    return next((area for area, army in armies if any(bare[one] == hero for one in army)), NONE)


def gate_area(game: StarCraftGame, seat: int, kind: int) -> int:
    return area_of_installation(game, seat, game.facts.installation_slugs[kind])


def leaders_view(player: Player, own: bool) -> LeadersShown:
    """All Leadership cards are open but the one laid face down, which still lies among the unused
    ones for everybody else (BW-LEAD-02)."""
    is_known = own or player.chosen == NONE
    return {
        "unused": list(player.leaders),
        "chosen": player.chosen if is_known else None,
        "waiting": list(player.waiting),
        "in_force": list(player.leading),
        "reserve": list(player.reserve),
        "gained": list(player.gained),
    }


def plans_view(player: Player, own: bool) -> PlansShown:
    """Event cards picked for the game: which of those listed are not played yet is open, but only
    their player knows which of them were picked (BW-SCEN-08)."""
    return {
        "left": len(player.plans),
        "picked": list(player.plans) if own else None,
        "unplayed": sorted((*player.plans, *player.refused)),
    }
