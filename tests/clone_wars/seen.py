"""What a player sees of a position, for tests about what is shown and what is hidden."""

from __future__ import annotations

from orrery.clone_wars.knowledge.view import view
from orrery.core.decisions import Seat
from tests.clone_wars.scenario import Scenario


def seen(game: Scenario, faction: str, *path: str | int) -> object:
    """One part of the view of a faction ("": a watcher), by its path: `"sides", 0, "pool"`."""
    factions = game.game.facts.factions
    seat = Seat(factions.index(faction)) if faction else None
    part: object = view(game.game, seat)
    for key in path:
        if isinstance(part, dict):
            part = part[str(key)]
        else:
            assert isinstance(part, list | tuple)
            part = part[int(key)]
    return part


def known_on_top(game: Scenario, faction: str) -> list[tuple[int, str]]:
    """The cards of the galaxy deck a faction knows: how deep, and which."""
    known = seen(game, faction, "galaxy", "known")
    assert isinstance(known, list)
    found = []
    for one in known:
        assert isinstance(one, dict)
        deep, card = one["from_top"], one["card"]
        assert isinstance(deep, int)
        assert isinstance(card, int)
        found.append((deep, game.game.facts.slug(card)))
    return found


def known_in_hand(game: Scenario, faction: str, owner: str) -> list[str]:
    """The cards of the owner's hand that a faction sees."""
    seat = game.game.facts.factions.index(owner)
    known = seen(game, faction, "sides", seat, "hand", "known")
    assert isinstance(known, list)
    return sorted(game.game.facts.slug(card) for card in known if isinstance(card, int))


def pile(game: Scenario, faction: str, *path: str | int) -> list[str]:
    """The cards of an open pile in a faction's view, in the order it shows."""
    cards = seen(game, faction, *path)
    assert isinstance(cards, list)
    return game.names(card for card in cards if isinstance(card, int))
