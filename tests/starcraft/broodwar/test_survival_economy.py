"""BW-MODE-05, BW-MODE-06: transports without a base, and resource tokens for points."""

from __future__ import annotations

from tests.marks import rule
from tests.starcraft.broodwar.test_survival import survival
from tests.starcraft.scenario import Position, side

# Transports


@rule("BW-MODE-05")
def test_transports_are_built_where_an_area_is_controlled() -> None:
    game = survival(
        overmind=side(at={"torus.1": "zergling", "helios.2": "base"}, pool=6),
        jim_raynor=side(at={"dylar_iv.1": "marine base"}),
        orders={"torus": ["overmind build"]},
    )
    game.picks("reveal torus", "execute")
    assert "transport dylar_iv-torus" in game.options
    assert "new-worker" not in game.options, "workers still need the base"
    routes = [text for text in game.options if text.startswith("transport ")]
    assert all("torus" in text for text in routes), "the route touches the planet"


@rule("BW-MODE-05", "BW-INST-04")
def test_an_area_that_an_infested_command_center_controls_is_enough() -> None:
    """Control alone is asked for; workers and other units still need a base."""
    game = survival(
        overmind=side(at={"torus.1": "icc", "helios.2": "base"}, pool=6),
        jim_raynor=side(at={"dylar_iv.1": "marine base"}),
        orders={"torus": ["overmind build"]},
    )
    game.picks("reveal torus", "execute")
    assert "transport dylar_iv-torus" in game.options
    assert "new-worker" not in game.options
    units = [text for text in game.options if text.startswith("unit ")]
    assert units == ["unit infested_terran"]


@rule("BW-MODE-05")
def test_without_control_of_an_area_no_transport_is_built() -> None:
    """The only area of the Overmind has an enemy base."""
    game = survival(
        overmind=side(at={"torus.1": "zergling", "helios.2": "base"}, pool=6),
        jim_raynor=side(at={"dylar_iv.1": "marine", "torus.1": "base"}),
        orders={"torus": ["overmind build"]},
    )
    game.picks("reveal torus", "execute")
    assert not [text for text in game.options if text.startswith("transport ")]


@rule("BW-MODE-05")
def test_such_a_transport_without_a_base_at_either_end_is_lost_in_regrouping() -> None:
    game = survival(
        overmind=side(
            at={"torus.1": "zergling", "helios.2": "base"},
            transports=["dylar_iv-torus", "helios-torus"],
        ),
        jim_raynor=side(at={"dylar_iv.1": "marine base"}),
        phase="regrouping",
    )
    assert game.transports("overmind") == ["helios-torus"]


# Tokens for points


@rule("BW-MODE-06")
def test_a_token_is_taken_for_each_point_of_an_area() -> None:
    game = survival(
        overmind=side(at={"torus.1": "zergling", "helios.2": "base"}),
        jim_raynor=side(at={"dylar_iv.1": "marine base"}),
        phase="regrouping",
    )
    box = game.box
    areas = [area for area in range(box.areas) if box.points[area] and held(game, area)]
    points = sum(box.points[area] for area in areas)
    assert points
    assert (game.prompt, game.options) == ("gain-token", ["token minerals", "token gas"])
    for _ in range(points):
        game.picks("token gas")
    assert game.prompt != "gain-token"
    assert sum(player.tokens[1] for player in game.state.players) == points
    assert all(not player.conquest for player in game.state.players)


def held(game: Position, area: int) -> bool:
    state = game.state
    return state.owners[area] >= 0 or state.bases[area] >= 0


@rule("BW-MODE-06", "BW-TOKEN-03")
def test_no_more_tokens_are_taken_than_there_are() -> None:
    game = survival(
        overmind=side(at={"torus.1": "zergling", "helios.2": "base"}, tokens=(29, 0)),
        jim_raynor=side(at={"dylar_iv.1": "marine base"}),
        phase="regrouping",
    )
    game.picks("token minerals")
    assert game.prompt != "gain-token"
    assert sum(sum(player.tokens) for player in game.state.players) == 30


@rule("BW-MODE-06")
def test_a_point_of_an_event_card_is_a_token_too() -> None:
    game = survival(
        overmind=side(at={"helios.2": "zergling base"}, drawn=["stalling_tactic"]),
        jim_raynor=side(at={"dylar_iv.2": "marine base"}),
        phase="regrouping",
    )
    while game.prompt == "gain-token":
        game.picks("token gas")
    before = sum(game.player("overmind").tokens)
    game.picks("event stalling_tactic", "token minerals")
    assert sum(game.player("overmind").tokens) == before + 1


@rule("BW-MODE-06")
def test_industrial_strategy_buys_a_token() -> None:
    """Interaction 71."""
    game = survival(
        overmind=side(at={"helios.2": "zergling base"}, events=["industrial_strategy"]),
        jim_raynor=side(at={"dylar_iv.2": "marine base"}),
        phase="regrouping",
    )
    assert game.prompt == "industrial-strategy"
    game.picks("use industrial_strategy")
    while game.prompt != "gain-token":
        game.picks(game.options[0])
    game.picks("token gas")
    assert game.player("overmind").tokens == (0, 1)
