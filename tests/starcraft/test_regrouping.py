"""The Regrouping Phase: ten steps after a window for Event cards."""

import pytest

from orrery.core.decisions import DONE
from orrery.starcraft.board.state import PLANNING
from orrery.starcraft.facts.terms import PARTIAL
from tests.marks import rule
from tests.starcraft.scenario import Position, Side, side, table

OVERMIND = side(at={"helios.2": "zergling base"})
RAYNOR = side(at={"dylar_iv.3": "marine base"})


def regrouping(
    overmind: Side = OVERMIND,
    jim_raynor: Side = RAYNOR,
    depletion: dict[str, int] | None = None,
    event_deck: list[str] | None = None,
) -> Position:
    return table(
        phase="regrouping",
        overmind=overmind,
        jim_raynor=jim_raynor,
        depletion=depletion,
        event_deck=event_deck,
    )


def resources(game: Position, faction: str) -> list[str]:
    return [game.box.area_slugs[area] for area in game.player(faction).resources]


@rule("SC-REGROUP-02")
def test_bases_among_enemy_units_are_destroyed_and_others_are_safe() -> None:
    game = regrouping(
        overmind=side(at={"helios.2": "zergling base", "dylar_iv.3": "zergling"}),
        jim_raynor=side(at={"dylar_iv.3": "base", "dylar_iv.2": "marine", "torus.1": "base"}),
    )
    assert game.base("dylar_iv.3") is None
    assert game.base("helios.2") == "overmind"
    assert game.base("torus.1") == "jim_raynor"
    assert game.player("jim_raynor").base_supply == 5


@rule("SC-REGROUP-02")
def test_bases_are_checked_at_the_same_time() -> None:
    game = regrouping(
        overmind=side(at={"helios.2": "base", "dylar_iv.3": "zergling"}),
        jim_raynor=side(at={"dylar_iv.3": "base", "helios.2": "marine"}),
    )
    assert game.base("dylar_iv.3") is None
    assert game.base("helios.2") is None


@rule("SC-REGROUP-03")
def test_transports_without_a_base_at_either_end_are_destroyed() -> None:
    game = regrouping(
        overmind=side(
            at={"helios.2": "zergling base", "dylar_iv.3": "zergling"},
            transports=["helios-torus", "tarsonis-torus"],
        ),
        jim_raynor=side(
            at={"dylar_iv.3": "base", "torus.2": "marine", "pridewater.1": "base"},
            transports=["dylar_iv-torus", "helios-pridewater"],
        ),
    )
    assert game.transports("overmind") == ["helios-torus"]
    assert game.transports("jim_raynor") == ["helios-pridewater"]
    assert game.player("jim_raynor").transport_supply == 6


@rule("SC-EX-06")
def test_example_bases_and_transports_in_step_one() -> None:
    game = table(
        phase="regrouping",
        overmind=side(at={"helios.2": "ultralisk", "dylar_iv.2": "base"}),
        arcturus_mengsk=side(
            at={"helios.2": "base", "pridewater.1": "base"},
            transports=["helios-torus", "helios-pridewater"],
        ),
    )
    assert game.base("helios.2") is None
    assert game.base("pridewater.1") == "arcturus_mengsk"
    assert game.transports("arcturus_mengsk") == ["helios-pridewater"]
    kinds = [event.kind for event in game.events if event.kind.endswith("-destroyed")]
    assert kinds == ["base-destroyed", "transport-destroyed"]


@rule("SC-REGROUP-04", "SC-REGROUP-08")
def test_a_card_stays_with_a_base_on_the_planet_while_no_enemy_is_in_its_area() -> None:
    game = regrouping(
        overmind=side(
            at={"dylar_iv.2": "zergling", "dylar_iv.1": "base", "helios.2": "base"},
            resources=["helios.2", "helios.4"],
        ),
        jim_raynor=side(at={"dylar_iv.3": "base"}),
    )
    # dylar_iv.2 holds an enemy unit; dylar_iv.4 is empty, and the newcomer's base takes nothing
    assert resources(game, "jim_raynor") == ["dylar_iv.3", "dylar_iv.4"]
    assert resources(game, "overmind") == ["dylar_iv.2", "helios.2", "helios.4"]


@rule("SC-REGROUP-04", "SC-REGROUP-05")
def test_losing_the_base_loses_all_cards_of_the_planet_and_the_workers_on_them() -> None:
    game = regrouping(
        overmind=side(at={"dylar_iv.3": "zergling", "helios.2": "base"}),
        jim_raynor=side(
            at={"dylar_iv.3": "base", "dylar_iv.2": "marine"},
            workers={"dylar_iv.2": 2, "dylar_iv.4": 1, "permanent.minerals": 1},
            pool=2,
        ),
    )
    raynor = game.player("jim_raynor")
    assert resources(game, "jim_raynor") == []
    assert (raynor.pool, raynor.worker_supply) == (3, 12)


@rule("SC-REGROUP-06")
def test_friendly_areas_on_a_planet_with_an_own_base_give_their_cards() -> None:
    game = regrouping(
        overmind=side(
            at={"helios.2": "base", "helios.4": "zergling", "torus.3": "zergling"}, resources=[]
        ),
        jim_raynor=side(at={"dylar_iv.3": "marine", "helios.3": "base"}, resources=[]),
    )
    assert resources(game, "overmind") == ["helios.2", "helios.4"]
    assert resources(game, "jim_raynor") == []


@rule("SC-REGROUP-06")
def test_depleted_areas_have_no_card() -> None:
    game = regrouping(
        overmind=side(at={"helios.2": "base"}, resources=[]), depletion={"helios.2": 2}
    )
    assert resources(game, "overmind") == ["helios.4"]


@rule("SC-REGROUP-07")
def test_the_only_base_on_a_planet_gains_its_empty_areas_too() -> None:
    game = regrouping(
        overmind=side(at={"dylar_iv.1": "base"}, resources=[]),
        jim_raynor=side(at={"dylar_iv.3": "marine", "helios.2": "base"}),
    )
    assert resources(game, "overmind") == ["dylar_iv.2", "dylar_iv.4"]


@rule("SC-REGROUP-07")
def test_two_bases_on_a_planet_gain_only_friendly_areas() -> None:
    game = regrouping(
        overmind=side(at={"dylar_iv.1": "base"}, resources=[]),
        jim_raynor=side(at={"dylar_iv.3": "base"}, resources=[]),
    )
    assert resources(game, "overmind") == []
    assert resources(game, "jim_raynor") == ["dylar_iv.3"]


@rule("SC-REGROUP-08")
def test_cards_of_empty_areas_are_kept_when_another_base_comes() -> None:
    game = regrouping(
        overmind=side(at={"dylar_iv.1": "base"}),
        jim_raynor=side(at={"dylar_iv.3": "base"}, resources=[]),
    )
    assert resources(game, "overmind") == ["dylar_iv.2", "dylar_iv.4"]
    assert resources(game, "jim_raynor") == ["dylar_iv.3"]


@rule("SC-REGROUP-09")
def test_the_card_of_a_partially_depleted_area_comes_yellow_side_up() -> None:
    game = regrouping(
        overmind=side(at={"helios.2": "base"}, resources=[]), depletion={"helios.2": PARTIAL}
    )
    assert resources(game, "overmind") == ["helios.2", "helios.4"]
    assert game.state.depletion[game.box.area_slugs.index("helios.2")] == PARTIAL


@rule("SC-REGROUP-10")
def test_all_workers_return_to_the_pool() -> None:
    game = regrouping(
        overmind=side(
            at={"helios.2": "base"},
            pool=1,
            unavailable=2,
            workers={"helios.2": 2, "permanent.minerals": 3, "permanent.gas": 1},
        )
    )
    player = game.player("overmind")
    assert (player.pool, player.unavailable, player.worker_supply) == (9, 0, 6)
    assert (player.workers, player.permanent) == ((0, 0), (0, 0))


@rule("SC-REGROUP-11")
def test_controlled_conquest_areas_score_and_empty_ones_do_not() -> None:
    game = regrouping(
        overmind=side(at={"helios.2": "base", "torus.1": "zergling", "helios.1": "zergling"}),
        jim_raynor=side(at={"dylar_iv.1": "base", "dylar_iv.3": "marine"}, conquest=4),
    )
    assert game.player("overmind").conquest == 3
    assert game.player("jim_raynor").conquest == 5


@rule("SC-REGROUP-11", "SC-REGROUP-02")
def test_an_occupied_base_scores_for_the_occupier_once_it_is_destroyed() -> None:
    game = regrouping(
        overmind=side(at={"helios.2": "base", "dylar_iv.1": "zergling"}),
        jim_raynor=side(at={"dylar_iv.1": "base", "dylar_iv.3": "marine"}),
    )
    assert game.player("overmind").conquest == 1
    assert game.player("jim_raynor").conquest == 0


@rule("SC-REGROUP-01", "SC-REGROUP-12", "SC-WIN-19")
def test_a_target_reached_in_step_five_wins_in_step_six_before_event_cards() -> None:
    game = regrouping(
        overmind=side(
            at={"helios.1": "zergling", "helios.2": "base"}, conquest=14, drawn=["stalling_tactic"]
        ),
        jim_raynor=side(at={"dylar_iv.3": "base"}, drawn=["rich_vein"]),
    )
    assert game.is_over
    assert game.winners() == ["overmind"]
    assert game.event_cards("overmind", "drawn") == ["stalling_tactic"]
    assert game.state.first == 0
    assert game.why("overmind", DONE) == "SC-WIN-19"


@rule("SC-REGROUP-13")
def test_event_cards_are_played_in_step_eight_after_points_are_gained() -> None:
    game = regrouping(
        overmind=side(at={"helios.1": "base"}),
        jim_raynor=side(at={"dylar_iv.1": "base"}, drawn=["retreat_1"]),
    )
    assert game.asked == "jim_raynor"
    assert game.player("jim_raynor").conquest == 1
    assert game.told("first-player") == []


@rule("SC-REGROUP-13")
@pytest.mark.parametrize("unread", [[], ["flagship", "informant"]])
def test_buried_event_cards_are_remembered_only_while_others_are_unread(unread: list[str]) -> None:
    game = regrouping(
        overmind=side(at={"helios.2": "base"}, events=["industrial_strategy"]),
        event_deck=[],
    )
    state, box = game.state, game.box
    away = [card for card in state.event_box if box.event_stage[card] < 3]
    state.event_box = tuple(sorted((*away, *map(box.event, unread))))
    state.event_buried = (box.event("stalling_tactic"),) * 3
    state.event_dug = 3
    game.picks("done")
    assert len(game.state.event_buried) == (3 if unread else 0)
    assert game.state.event_dug == len(unread)


@rule("SC-REGROUP-16")
def test_the_first_player_token_passes_to_the_left() -> None:
    game = regrouping()
    assert game.state.first == 1
    assert game.asked == "jim_raynor"


@rule("SC-REGROUP-16", "SC-ROUND-06")
def test_the_token_passes_eliminated_players() -> None:
    game = table(
        phase="regrouping",
        overmind=OVERMIND,
        arcturus_mengsk=side(out=True),
        jim_raynor=RAYNOR,
    )
    assert game.state.first == 2


@rule("SC-ROUND-06")
def test_an_eliminated_first_player_keeps_the_token_until_step_ten() -> None:
    game = table(
        phase="regrouping",
        overmind=side(at={"dylar_iv.3": "base"}),
        arcturus_mengsk=side(at={"pridewater.1": "base"}, drawn=["rich_vein"]),
        jim_raynor=side(at={"dylar_iv.3": "marine", "helios.2": "base"}, drawn=["rich_vein"]),
    )
    assert game.player("overmind").out
    assert game.state.first == 0
    assert game.asked == "arcturus_mengsk"
    while game.state.phase != PLANNING:
        game.picks(game.options[-1])
    assert game.state.first == 1
    assert game.asked == "arcturus_mengsk"
