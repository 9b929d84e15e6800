"""The variants: Galactic Conquest; team play stands in test_teams.py."""

import pytest

from orrery.starcraft.board.changes import destroy_base
from orrery.starcraft.board.decks import draw_event
from orrery.starcraft.board.state import PLANNING
from orrery.starcraft.rules.victory import settle_eliminations
from tests.marks import rule
from tests.starcraft.opening import new_game
from tests.starcraft.scenario import Position, Side, side, table

STAGE_III = ["flagship", "flagship"]
OVERMIND = side(at={"helios.2": "base"})
RAYNOR = side(at={"dylar_iv.3": "base"})


def conquest(
    overmind: Side = OVERMIND,
    jim_raynor: Side = RAYNOR,
    event_deck: list[str] | None = None,
    event_discards: tuple[str, ...] = (),
) -> Position:
    """The Regrouping Phase in Galactic Conquest of two players."""
    return table(
        phase="regrouping",
        goal="elimination",
        event_deck=event_deck,
        event_discards=event_discards,
        overmind=overmind,
        jim_raynor=jim_raynor,
    )


@rule("SC-VAR-01")
def test_in_galactic_conquest_no_points_are_gained_and_only_elimination_wins() -> None:
    at = {"helios.2": "base", "torus.1": "zergling", "tarsonis.3": "base", "dylar_iv.3": "base"}
    game = conquest(
        overmind=side(at=at, conquest=15),
        jim_raynor=side(at={"vyctor_5.2": "base"}, drawn=["stalling_tactic"]),
        event_deck=STAGE_III,
    )
    assert game.player("overmind").conquest == 15
    game.picks("event stalling_tactic")
    assert game.player("jim_raynor").conquest == 0
    assert game.state.phase == PLANNING
    destroy_base(game.game, game.box.area_slugs.index("vyctor_5.2"))
    assert settle_eliminations(game.game)
    assert (game.winners(), game.state.ending) == (["overmind"], "elimination")


@rule("SC-VAR-01")
def test_in_galactic_conquest_industrial_strategy_has_nothing_to_sell() -> None:
    game = conquest(overmind=side(at={"helios.2": "base"}, events=["industrial_strategy"]))
    assert game.prompt == "order-where"


@rule("SC-VAR-02")
@pytest.mark.parametrize(
    ("players", "cards"), [("6", 67), ("5", 57), ("4", 47), ("3", 37), ("2", 27)]
)
def test_in_galactic_conquest_the_end_cards_are_removed(players: str, cards: int) -> None:
    game = new_game(players=players, factions="random", goal="elimination")
    assert len(game.state.event_deck) == cards
    assert game.box.event("the_end_draws_near") not in game.state.event_deck


@rule("SC-VAR-03")
def test_the_last_event_card_renews_the_deck_from_stage_three_discards() -> None:
    game = conquest(
        event_deck=["flagship"],
        event_discards=("informant", "rich_vein", "informant", "navigation_error"),
    )
    draw_event(game.game, 0)
    assert [game.box.event_slugs[card] for card in game.state.event_deck] == ["informant"] * 2
    left = [game.box.event_slugs[card] for card in game.state.event_discards]
    assert sorted(left) == ["navigation_error", "rich_vein"]


@rule("SC-VAR-03")
def test_without_stage_three_discards_the_deck_stays_empty_until_there_are_some() -> None:
    game = conquest(event_deck=["flagship"], event_discards=("rich_vein",))
    draw_event(game.game, 0)
    draw_event(game.game, 1)
    assert game.state.event_deck == ()
    assert game.player("jim_raynor").drawn == ()
    game.state.event_discards += (game.box.event("informant"),)
    draw_event(game.game, 1)
    assert game.event_cards("jim_raynor", "drawn") == ["informant"]
