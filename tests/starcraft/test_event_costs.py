"""What Event cards cost is told before anybody decides."""

from __future__ import annotations

from tests.marks import rule
from tests.starcraft.scenario import Position, Side, side, table
from tests.starcraft.told import costs, told_of


def playing(card: str, overmind: Side, jim_raynor: Side) -> Position:
    """The Overmind plays a card."""
    game = table(phase="regrouping", overmind=overmind, jim_raynor=jim_raynor)
    game.picks(f"event {card}")
    return game


def seats(game: Position, text: str) -> list[int]:
    return [one["number"] for one in told_of(game, text)["costs"][0]["refs"]]


@rule("SC-EVENT-27")
def test_a_maelstrom_says_whose_transports_it_takes() -> None:
    game = playing(
        "stellar_maelstrom",
        side(at={"helios.2": "base"}, transports=["helios-torus"], drawn=["stellar_maelstrom"]),
        side(at={"torus.1": "base"}, transports=["helios-torus"]),
    )
    assert game.prompt == "maelstrom"
    assert costs(told_of(game, "route helios-torus")) == [("transports", 2)]
    assert seats(game, "route helios-torus") == [0, 1]
    empty = next(text for text in game.options if text != "route helios-torus")
    assert costs(told_of(game, empty)) == []


@rule("SC-EVENT-41")
def test_a_surprise_assault_says_how_many_would_be_too_many() -> None:
    game = playing(
        "surprise_assault",
        side(at={"helios.2": "base"}, drawn=["surprise_assault"]),
        side(at={"torus.1": "marine firebat", "torus.2": "marine marine marine"}),
    )
    game.picks("area torus.1")
    assert game.prompt == "assault-to"
    limit = game.box.limit[game.box.area_slugs.index("torus.2")]
    assert costs(told_of(game, "area torus.2")) == [("lost", 3 + 2 - limit)]
    assert seats(game, "area torus.2") == [1]
    assert costs(told_of(game, "area torus.3")) == []


@rule("SC-EVENT-48", "SC-WIN-14")
def test_the_end_says_who_would_win_by_a_second_one() -> None:
    game = playing(
        "the_end_draws_near",
        side(at={"helios.2": "base"}, conquest=5, drawn=["the_end_draws_near", "flagship"]),
        side(at={"dylar_iv.3": "base"}, conquest=3),
    )
    assert game.prompt == "end-benefit"
    assert costs(told_of(game, "conquest")) == [("ends", 1)]
    assert seats(game, "conquest") == [0]
