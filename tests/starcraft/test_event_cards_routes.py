"""Event cards about routes and transports."""

from __future__ import annotations

from orrery.core.decisions import DONE, Option
from orrery.starcraft.board.queries import is_reachable
from orrery.starcraft.board.state import REGROUPING
from tests.marks import rule
from tests.starcraft.scenario import Position, side, table
from tests.starcraft.step_8 import Z_AXIS, playing

MENGSK = "arcturus_mengsk"
ALL_ROUTES = [
    "helios-torus", "dylar_iv-torus", "helios-pridewater", "tarsonis-torus", "dylar_iv-vyctor_5",
]  # fmt: skip


def route(game: Position, slug: str) -> Option:
    """The option that names a route."""
    texts = {game.box.planet_slugs[p]: p for p in game.state.galaxy.planets}
    pair = tuple(texts[name] for name in slug.split("-"))
    routes = game.state.galaxy.routes
    return Option("route", next(at for at, ends in enumerate(routes) if set(ends) == set(pair)))


# Emergency Rerouting


@rule("SC-EVENT-11")
def test_two_transports_are_moved_to_other_routes() -> None:
    game = playing("emergency_rerouting", transports=["helios-torus", "helios-pridewater"])
    game.picks("route helios-torus", "route dylar_iv-vyctor_5")
    assert "transport" not in game.options
    assert game.options == ["route helios-pridewater", "done"]
    game.picks("route helios-pridewater", "route helios-torus")
    assert sorted(game.transports(MENGSK)) == ["dylar_iv-vyctor_5", "helios-torus"]
    assert game.prompt != "reroute"
    assert game.player(MENGSK).transport_supply == 5


@rule("SC-EVENT-11")
def test_one_transport_or_none_may_be_moved() -> None:
    game = playing("emergency_rerouting", transports=["helios-torus", "helios-pridewater"])
    game.picks("route helios-torus", "route dylar_iv-vyctor_5", "done")
    assert sorted(game.transports(MENGSK)) == ["dylar_iv-vyctor_5", "helios-pridewater"]
    idle = playing("emergency_rerouting", transports=["helios-torus"])
    idle.picks("done")
    assert idle.transports(MENGSK) == ["helios-torus"]


@rule("SC-EVENT-11", "SC-BUILD-06")
def test_a_route_holds_one_transport_of_each_player() -> None:
    game = playing("emergency_rerouting", transports=["helios-torus", "helios-pridewater"])
    game.picks("route helios-torus")
    assert game.why(MENGSK, route(game, "helios-pridewater")) == "SC-BUILD-06"
    assert game.why(MENGSK, route(game, "helios-torus")) == "SC-BUILD-06"
    assert game.why(MENGSK, Option("route", 17)) == "SC-TERM-12"


@rule("SC-EVENT-11")
def test_a_free_transport_needs_no_base_near() -> None:
    game = playing("emergency_rerouting", transports=["helios-torus"])
    game.picks("transport", "route dylar_iv-vyctor_5")
    assert sorted(game.transports(MENGSK)) == ["dylar_iv-vyctor_5", "helios-torus"]
    assert game.player(MENGSK).transport_supply == 5
    assert game.prompt != "reroute"


@rule("SC-EVENT-11")
def test_regrouping_step_1_of_the_next_round_takes_a_transport_without_a_base() -> None:
    game = playing("emergency_rerouting")
    game.picks("transport", "route dylar_iv-vyctor_5")
    while game.state.round < 3:
        assert game.transports(MENGSK) or game.state.phase == REGROUPING
        game.picks("draw-event" if game.prompt == "execute" else game.options[0])
    assert game.told("transport-destroyed")
    assert game.transports(MENGSK) == []


@rule("SC-EVENT-11")
def test_without_a_transport_in_the_supply_none_is_free() -> None:
    game = table(
        phase="regrouping",
        arcturus_mengsk=side(
            at={"helios.2": "base"}, transports=["helios-torus"], drawn=["emergency_rerouting"]
        ),
        tassadar=side(at={"torus.3": "base"}, drawn=["flagship"]),
    )
    game.player(MENGSK).transport_supply = 0
    game.picks("event emergency_rerouting")
    assert "transport" not in game.options
    assert game.why(MENGSK, Option("transport")) == "SC-COMP-04"


@rule("SC-EVENT-11", "SC-TIME-06")
def test_with_a_transport_on_every_route_there_is_nothing_to_do() -> None:
    game = table(
        phase="regrouping",
        arcturus_mengsk=side(
            at={"helios.2": "base", "torus.3": "base", "dylar_iv.2": "base"},
            transports=ALL_ROUTES,
            drawn=["emergency_rerouting"],
        ),
        tassadar=side(at={"tarsonis.2": "base"}, drawn=["flagship"]),
    )
    game.picks("event emergency_rerouting")
    assert game.asked == "tassadar"


# Navigation Error


def slot(game: Position, planet: str, side: int) -> Option:
    return Option("slot", 4 * game.box.planet_slugs.index(planet) + side)


@rule("SC-EVENT-12", "SC-TERM-13")
def test_two_z_axis_routes_exchange_an_end_and_keep_their_transports() -> None:
    game = playing("navigation_error", z_axis=Z_AXIS, transports=["z1", "helios-torus"])
    planet = game.box.planet_slugs.index
    assert is_reachable(game.state, 0, planet("helios"), planet("vyctor_5"))
    game.picks("slot vyctor_5.east", "slot dylar_iv.east")
    assert not is_reachable(game.state, 0, planet("helios"), planet("vyctor_5"))
    assert is_reachable(game.state, 0, planet("helios"), planet("dylar_iv"))
    assert planet("dylar_iv") in game.state.galaxy.adjacent[planet("helios")]
    assert planet("vyctor_5") in game.state.galaxy.adjacent[planet("pridewater")]
    assert sorted(game.transports(MENGSK)) == ["helios-torus", "z1"]


@rule("SC-EVENT-12", "SC-GALAXY-12")
def test_the_only_exchange_left_is_made_at_once() -> None:
    z_axis = [("helios.north", "vyctor_5.east"), ("dylar_iv.east", "vyctor_5.south")]
    game = playing("navigation_error", z_axis=z_axis)
    east, south = slot(game, "vyctor_5", 1).what, slot(game, "vyctor_5", 2).what
    game.picks("slot vyctor_5.east")
    assert [minor for _, minor in game.state.galaxy.ends] == [south, east]
    assert game.prompt != "exchange-with"


@rule("SC-EVENT-12", "SC-GALAXY-12")
def test_no_route_may_end_twice_on_one_planet() -> None:
    z_axis = [
        ("helios.north", "vyctor_5.east"),
        ("dylar_iv.east", "helios.west"),
        ("torus.north", "pridewater.south"),
    ]
    game = playing("navigation_error", z_axis=z_axis)
    game.picks("slot vyctor_5.east")
    assert game.options == ["slot dylar_iv.east", "slot pridewater.south", "slot torus.north"]
    assert game.why(MENGSK, slot(game, "helios", 3)) == "SC-GALAXY-12"
    assert game.why(MENGSK, slot(game, "helios", 0)) == "SC-EVENT-12"
    assert game.why(MENGSK, slot(game, "torus", 1)) == "SC-EVENT-12"


@rule("SC-EVENT-12")
def test_one_z_axis_route_has_nothing_to_exchange_with() -> None:
    game = playing("navigation_error", z_axis=Z_AXIS[:1])
    assert game.prompt != "exchange-end"
    assert game.state.event_discards == (game.box.event("navigation_error"),)


@rule("SC-EVENT-12")
def test_a_transport_cut_off_lives_on_after_the_card() -> None:
    game = playing("navigation_error", z_axis=Z_AXIS, transports=["z1"])
    game.picks("slot helios.north", "slot dylar_iv.east")
    assert game.transports(MENGSK) == ["z1"]
    ends = game.state.galaxy.routes[game.state.galaxy.normal_routes()]
    assert game.box.planet_slugs.index("helios") not in ends
    assert game.prompt not in ("exchange-end", "exchange-with")


# Invasion Preparation


@rule("SC-EVENT-25")
def test_invasion_preparation_places_transports_on_two_different_routes() -> None:
    game = playing("invasion_preparation", transports=["helios-torus"])
    assert game.options == ["transport", "unit wraith"]
    game.picks("transport", "route dylar_iv-vyctor_5")
    assert "route dylar_iv-vyctor_5" not in game.options
    game.picks("route tarsonis-torus")
    assert len(game.transports(MENGSK)) == 3
    assert game.player(MENGSK).transport_supply == 4


@rule("SC-EVENT-25", "SC-TIME-06")
def test_with_one_route_left_one_transport_is_placed() -> None:
    game = table(
        phase="regrouping",
        arcturus_mengsk=side(
            at={"helios.2": "base", "torus.3": "base", "dylar_iv.2": "base"},
            transports=ALL_ROUTES[:4],
            drawn=["invasion_preparation"],
        ),
        tassadar=side(at={"tarsonis.2": "base"}, drawn=["flagship"]),
    )
    game.picks("event invasion_preparation", "transport")
    assert game.asked == "tassadar"
    assert len(game.transports(MENGSK)) == 5


@rule("SC-EVENT-25", "SC-TIME-06")
def test_with_one_transport_in_the_supply_one_is_placed() -> None:
    game = table(
        phase="regrouping",
        arcturus_mengsk=side(at={"helios.2": "base"}, drawn=["invasion_preparation"]),
        tassadar=side(at={"tarsonis.2": "base"}, drawn=["flagship"]),
    )
    game.player(MENGSK).transport_supply = 1
    game.picks("event invasion_preparation", "transport", "route helios-torus")
    assert game.asked == "tassadar"
    assert game.transports(MENGSK) == ["helios-torus"]


@rule("SC-EVENT-25")
def test_the_flyer_of_invasion_preparation_needs_a_friendly_area() -> None:
    game = playing("invasion_preparation", at={"helios.2": "base", "pridewater.1": "marine"})
    game.picks("unit wraith")
    assert game.options == ["planet helios", "planet pridewater"]
    game.picks("planet pridewater")
    assert game.army("pridewater.1") == ["marine", "wraith"]


@rule("SC-EVENT-25")
def test_an_empty_area_is_refused_to_the_flyer() -> None:
    game = playing("invasion_preparation", at={"helios.2": "base", "helios.4": "marine"})
    game.picks("unit wraith")
    assert game.options == ["area helios.2", "area helios.4"]
    empty = Option("area", game.box.area_slugs.index("helios.1"))
    assert game.why(MENGSK, empty) == "SC-EVENT-25"
    assert game.why(MENGSK, DONE) == "SC-EVENT-08"


@rule("SC-EVENT-25", "SC-TIME-06")
def test_only_what_is_possible_may_be_chosen() -> None:
    game = playing("invasion_preparation", at={"helios.2": "base marine marine marine marine"})
    assert game.prompt == "invasion-transport"


# Stellar Maelstrom


@rule("SC-EVENT-27")
def test_stellar_maelstrom_destroys_all_transports_of_a_route() -> None:
    game = table(
        phase="regrouping",
        z_axis=Z_AXIS,
        arcturus_mengsk=side(
            at={"helios.2": "base"}, transports=["helios-torus", "z1"], drawn=["stellar_maelstrom"]
        ),
        tassadar=side(at={"torus.3": "base"}, transports=["helios-torus"], drawn=["flagship"]),
    )
    game.picks("event stellar_maelstrom")
    assert {"route z1", "route z2", "route dylar_iv-torus"} < set(game.options)
    assert "done" not in game.options
    game.picks("route helios-torus")
    assert game.transports(MENGSK) == ["z1"]
    assert game.transports("tassadar") == []
    assert game.player("tassadar").transport_supply == 7


@rule("SC-EVENT-27")
def test_a_z_axis_route_may_be_struck() -> None:
    game = playing("stellar_maelstrom", z_axis=Z_AXIS, transports=["z1"])
    game.picks("route z1")
    assert game.transports(MENGSK) == []
