"""The Mobilize order: who may move where, and when a battle follows."""

from tests.marks import rule
from tests.starcraft.marches import attackers, is_attacked, march, why_not_area, why_not_move
from tests.starcraft.orders import executing
from tests.starcraft.scenario import Position, side, table

# Which units move


@rule("SC-MOVE-01")
def test_an_order_without_any_move_is_executed() -> None:
    game = executing("overmind mobilize", overmind=side(at={"helios.2": "zergling base"}))
    assert game.prompt == "move"
    game.picks("done")
    assert game.army("helios.2") == ["zergling"]
    assert game.stack("helios") == []


@rule("SC-MOVE-02", "SC-MOVE-06")
def test_units_of_the_planet_and_of_others_enter_four_areas_in_one_order() -> None:
    game = executing(
        "overmind mobilize",
        "torus",
        overmind=side(
            at={
                "torus.1": "zergling zergling",
                "helios.2": "hydralisk hydralisk",
                "torus.2": "base",
            },
            transports=["helios-torus"],
        ),
    )
    march(
        game,
        "zergling torus.1 torus.2",
        "zergling torus.1 torus.3",
        "hydralisk helios.2 torus.1",
        "hydralisk helios.2 torus.4",
    )
    assert [game.army(f"torus.{area}") for area in (1, 2, 3, 4)] == [
        ["hydralisk"], ["zergling"], ["zergling"], ["hydralisk"],
    ]  # fmt: skip
    assert game.owner("helios.2") is None
    assert game.transports("overmind") == ["helios-torus"]


@rule("SC-MOVE-02")
def test_only_own_units_move_and_to_another_area() -> None:
    game = executing(
        "overmind mobilize",
        overmind=side(at={"helios.2": "zergling base"}),
        queen_of_blades=side(at={"helios.1": "hydralisk"}),
    )
    assert game.options == ["move zergling helios.2", "destroy", "done"]
    assert why_not_move(game, "queen_of_blades", "hydralisk", "helios.1") == "SC-TERM-02"
    assert why_not_move(game, "overmind", "hydralisk", "helios.1") == "SC-MOVE-02"
    game.picks("move zergling helios.2")
    assert game.options == ["area helios.1", "area helios.3", "area helios.4"]
    assert why_not_area(game, "overmind", "helios.2") == "SC-MOVE-02"


@rule("SC-MOVE-03")
def test_no_unit_leaves_the_active_planet() -> None:
    game = executing(
        "overmind mobilize",
        overmind=side(at={"helios.2": "zergling base"}, transports=["helios-torus"]),
    )
    game.picks("move zergling helios.2")
    assert why_not_area(game, "overmind", "torus.3") == "SC-MOVE-03"
    assert not any("torus" in option for option in game.options)


@rule("SC-TERM-14")
def test_a_unit_may_enter_any_area_from_any_route() -> None:
    origins = {"helios.2": "zergling", "dylar_iv.1": "hydralisk"}
    routes = ["helios-torus", "dylar_iv-torus"]
    for text in ("zergling helios.2", "hydralisk dylar_iv.1"):
        game = executing("overmind mobilize", "torus", overmind=side(at=origins, transports=routes))
        game.picks(f"move {text}")
        assert game.options == ["area torus.1", "area torus.2", "area torus.3", "area torus.4"]


# Transports


def across(transports: list[str], of_raynor: list[str]) -> Position:
    """Torus is joined to Helios twice; a Zergling waits on each planet around."""
    return executing(
        "overmind mobilize",
        "torus",
        z_axis=[("helios.west", "torus.north")],
        overmind=side(
            at={"helios.2": "zergling", "pridewater.1": "zergling", "dylar_iv.1": "zergling"},
            transports=transports,
        ),
        jim_raynor=side(at={"vyctor_5.1": "marine"}, transports=of_raynor),
    )


@rule("SC-MOVE-04")
def test_a_unit_needs_an_own_transport_on_a_route_between_the_planets() -> None:
    game = across(["helios-torus"], ["helios-torus", "dylar_iv-torus"])
    assert why_not_move(game, "overmind", "zergling", "helios.2") is None
    assert why_not_move(game, "overmind", "zergling", "dylar_iv.1") == "SC-MOVE-04"


@rule("SC-MOVE-14", "SC-MOVE-04")
def test_a_transport_on_a_z_axis_route_is_enough_from_either_end() -> None:
    assert "move zergling helios.2" in across(["z1"], []).options
    game = executing(
        "overmind mobilize",
        "helios",
        z_axis=[("helios.west", "torus.north")],
        overmind=side(at={"torus.1": "zergling"}, transports=["z1"]),
    )
    march(game, "zergling torus.1 helios.1")
    assert game.army("helios.1") == ["zergling"]


@rule("SC-MOVE-05")
def test_units_come_from_several_planets_but_never_over_two_routes() -> None:
    game = across(["helios-torus", "dylar_iv-torus", "helios-pridewater"], [])
    assert why_not_move(game, "overmind", "zergling", "pridewater.1") == "SC-MOVE-05"
    march(game, "zergling helios.2 torus.1", "zergling dylar_iv.1 torus.1")
    assert game.army("torus.1") == ["zergling", "zergling"]


@rule("SC-MOVE-09")
def test_a_unit_moves_once_in_an_order() -> None:
    game = executing(
        "overmind mobilize", overmind=side(at={"helios.2": "zergling zergling", "helios.4": "base"})
    )
    march(game, "zergling helios.2 helios.4")
    assert why_not_move(game, "overmind", "zergling", "helios.4") == "SC-MOVE-09"
    march(game, "zergling helios.2 helios.4")
    assert game.options == ["destroy", "done"]


@rule("SC-MOVE-09")
def test_a_unit_that_waits_moves_away_from_an_equal_one_that_arrived() -> None:
    game = executing(
        "overmind mobilize", overmind=side(at={"helios.2": "zergling", "helios.4": "zergling"})
    )
    march(game, "zergling helios.2 helios.4", "zergling helios.4 helios.1")
    assert game.options == ["destroy", "done"]
    assert game.army("helios.4") == game.army("helios.1") == ["zergling"]


@rule("SC-MOVE-09")
def test_attackers_do_not_move_again() -> None:
    game = executing(
        "overmind mobilize",
        overmind=side(at={"helios.2": "zergling"}),
        jim_raynor=side(at={"helios.1": "marine base"}),
    )
    march(game, "zergling helios.2 helios.1")
    assert why_not_move(game, "overmind", "zergling", "helios.1") == "SC-MOVE-09"


# Enemy areas


def around_enemies() -> Position:
    """Four Zerglings; Raynor has a base without units and two areas with Marines."""
    return executing(
        "overmind mobilize",
        overmind=side(at={"helios.2": "zergling " * 4, "pridewater.1": "base"}),
        jim_raynor=side(at={"helios.1": "base", "helios.3": "marine", "helios.4": "marine"}),
    )


@rule("SC-MOVE-07")
def test_only_one_enemy_area_is_entered_whether_by_attack_or_beside_a_base() -> None:
    game = around_enemies()
    march(game, "zergling helios.2 helios.1")
    game.picks("move zergling helios.2")
    # The only area left is the one entered: it was chosen without asking.
    assert game.army("helios.1") == ["zergling", "zergling"]
    game = around_enemies()
    march(game, "zergling helios.2 helios.3")
    game.picks("move zergling helios.2")
    assert attackers(game) == ["zergling", "zergling"]
    assert is_attacked(game, "helios.3")


@rule("SC-MOVE-07")
def test_a_second_enemy_area_is_refused() -> None:
    game = executing(
        "overmind mobilize",
        "torus",
        overmind=side(at={"torus.3": "zergling zergling zergling", "pridewater.1": "base"}),
        jim_raynor=side(at={"torus.1": "base", "torus.2": "marine"}),
    )
    march(game, "zergling torus.3 torus.1")
    game.picks("move zergling torus.3")
    assert why_not_area(game, "overmind", "torus.2") == "SC-MOVE-07"
    assert game.options == ["area torus.1", "area torus.4"]


@rule("SC-MOVE-07")
def test_reinforcing_units_beside_an_enemy_base_uses_up_the_enemy_area() -> None:
    game = executing(
        "overmind mobilize",
        "torus",
        overmind=side(at={"torus.3": "zergling zergling", "torus.1": "hydralisk"}),
        jim_raynor=side(at={"torus.1": "base", "torus.2": "marine"}),
    )
    march(game, "zergling torus.3 torus.1")
    game.picks("move zergling torus.3")
    assert why_not_area(game, "overmind", "torus.2") == "SC-MOVE-07"


@rule("SC-EX-10", "SC-MOVE-10")
def test_example_of_the_attack_surplus() -> None:
    game = executing(
        "overmind mobilize",
        overmind=side(at={"helios.2": "zergling " * 4, "helios.1": "zergling zergling"}),
        aldaris=side(at={"helios.4": "zealot base"}),
    )
    march(game, "4 zergling helios.2 helios.4", "zergling helios.1 helios.4")
    assert attackers(game) == ["zergling"] * 5
    assert game.army("helios.4") == ["zealot"]
    assert "done" in game.options
    game.picks("move zergling helios.1")
    assert why_not_area(game, "overmind", "helios.4") == "SC-MOVE-10"


@rule("SC-MOVE-11")
def test_an_undefended_base_is_entered_without_battle_by_three_units_at_most() -> None:
    game = table(
        orders={"helios": ["jim_raynor build", "overmind mobilize"]},
        overmind=side(at={"helios.2": "zergling " * 4}),
        jim_raynor=side(at={"helios.4": "base", "torus.1": "marine"}),
    )
    game.picks("reveal helios", "execute")
    march(game, "3 zergling helios.2 helios.4")
    game.picks("move zergling helios.2")
    assert why_not_area(game, "overmind", "helios.4") == "SC-MOVE-11"
    game.picks("area helios.1", "done")
    assert game.told("battle") == []
    assert game.base("helios.4") == "jim_raynor"
    assert game.owner("helios.4") == "overmind"
    game.picks("reveal helios", "execute")
    assert "unit marine" in game.options


@rule("SC-MOVE-12", "SC-MOVE-01")
def test_a_battle_follows_at_once_where_units_stand_among_enemy_units() -> None:
    game = executing(
        "overmind mobilize",
        overmind=side(at={"helios.2": "zergling zergling base"}),
        jim_raynor=side(at={"helios.4": "marine base"}),
    )
    march(game, "zergling helios.2 helios.4")
    assert game.told("battle") == []
    game.picks("done")
    battle = game.state.battle
    assert battle is not None
    assert battle.seats == (0, 1)
    assert is_attacked(game, "helios.4")
    assert len(game.told("battle")) == 1


@rule("SC-MOVE-15")
def test_a_special_order_matters_only_in_a_battle() -> None:
    def order(area: str) -> Position:
        game = executing(
            "overmind special_mobilize",
            overmind=side(at={"helios.2": "zergling zergling base"}),
            jim_raynor=side(at={"helios.4": "marine base"}),
        )
        march(game, f"zergling helios.2 {area}")
        game.picks("done")
        return game

    assert order("helios.4").prompt == "extra-draw"
    quiet = order("helios.1")
    assert quiet.cards("overmind", "hand") == []
    assert quiet.told("draw") == []


@rule("SC-MOVE-18")
def test_units_beside_an_enemy_base_leave_it_and_the_base_survives() -> None:
    game = table(
        orders={"helios": ["overmind mobilize"]},
        overmind=side(at={"helios.4": "zergling", "torus.1": "base"}),
        jim_raynor=side(at={"helios.4": "base", "torus.2": "marine"}),
    )
    game.picks("reveal helios", "execute")
    march(game, "zergling helios.4 helios.1")
    game.picks("done")
    assert game.state.round == 2, "the Regrouping Phase is over"
    assert game.base("helios.4") == "jim_raynor"


@rule("SC-COMP-07")
def test_after_the_battle_pieces_may_be_destroyed_before_the_order_ends() -> None:
    game = table(
        orders={"helios": ["jim_raynor build", "overmind mobilize"]},
        overmind=side(at={"helios.2": "zergling zergling"}, events=["retreat_1"]),
        jim_raynor=side(at={"helios.4": "marine base"}),
    )
    game.picks("reveal helios", "execute")
    march(game, "zergling helios.2 helios.4")
    game.picks("done", "use retreat_1", "area helios.1")
    assert game.prompt == "end-order"
    game.picks("destroy", "area helios.1", "done")
    assert game.army("helios.1") == []
    assert game.asked == "jim_raynor"
