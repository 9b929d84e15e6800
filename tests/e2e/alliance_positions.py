"""A position for every question that Desperate Alliance asks, and for what it changes about
others."""

from __future__ import annotations

from collections.abc import Callable

from tests.e2e.expanded_positions import Case
from tests.starcraft.broodwar import test_alliance_events, test_alliance_setup
from tests.starcraft.scenario import Position


def fetching() -> Position:
    """A Bunker lies in the discards, another one in the deck."""
    game = test_alliance_events.special_research(
        {"discards": ["bunker"], "deck": [*test_alliance_events.FAR, "bunker", "terran_07"]}
    )
    test_alliance_events.pass_research(game)
    return game


def bonus() -> Position:
    """A card of a new technology, or two Combat cards."""
    game = test_alliance_events.special_research({"pool": 8})
    while game.prompt != "learn-technology":
        game.picks(game.options[0])
    game.picks("technology stim_packs")
    while game.prompt != "research-bonus":
        game.picks(game.options[0])
    return game


ALLIANCE: dict[str, Callable[[], Position]] = {
    "choose-plans": test_alliance_setup.choosing,
    "fetch-bunker": fetching,
}

ALLIANCE_CASES: dict[str, Case] = {
    "play-plan": Case(test_alliance_events.regrouping, "event retreat_1"),
    "cards-for-bonus": Case(bonus, "draw-event"),
}
