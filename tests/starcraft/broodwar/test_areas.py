"""BW-PLANET: areas for one kind of units, strategic areas, and the large planet."""

from __future__ import annotations

from itertools import permutations

import pytest

from orrery.core.decisions import Option
from orrery.starcraft.board.queries import can_hold_base, excess, room_for, why_no_room
from orrery.starcraft.facts.terms import IN_AIR, ON_GROUND, STRATEGIC
from orrery.starcraft.rules.objectives import progress_of
from tests.marks import rule
from tests.starcraft.broodwar.areas import (
    FLYING_ONLY,
    GROUND_ONLY,
    area_of,
    goals,
    ordered,
    stations,
    unit_of,
    why_area,
)
from tests.starcraft.expanded import expanded_box
from tests.starcraft.marches import attackers, march
from tests.starcraft.scenario import side

# ---- which units may be where --------------------------------------------------------------------


@rule("BW-PLANET-01")
def test_stations_and_belts_are_planets() -> None:
    box = expanded_box()
    assert {"avernus_station", "paladino_belt", "erebus_station"} <= set(box.planet_slugs)
    game = stations(phase="planning", overmind=side(at={"avernus_station.2": "zergling"}))
    assert "planet avernus_station" in game.options


@rule("BW-PLANET-02")
def test_areas_for_one_kind_of_units() -> None:
    game = stations(overmind=side(at={"helios.1": "zergling"}), phase="planning")
    box, state = game.box, game.state
    walker, flyer = (unit_of(game, "overmind", slug) for slug in ("zergling", "mutalisk"))
    for slug in FLYING_ONLY:
        area = area_of(game, slug)
        assert box.allows[area] == IN_AIR
        assert room_for(state, box, 0, area, walker) == 0
        assert room_for(state, box, 0, area, flyer) == box.limit[area]
        assert why_no_room(state, box, 0, area, walker) == "BW-PLANET-02"
        assert excess(state, box, 0, area, (walker, flyer)) == 1
    for slug in GROUND_ONLY:
        area = area_of(game, slug)
        assert box.allows[area] == ON_GROUND
        assert room_for(state, box, 0, area, flyer) == 0
        assert room_for(state, box, 0, area, walker) == box.limit[area]


@rule("BW-PLANET-02")
def test_units_move_only_where_their_kind_may_be() -> None:
    game = ordered(
        "mobilize",
        "hydrax",
        jim_raynor=side(
            at={"hydrax.2": "firebat wraith", "helios.2": "marine wraith"},
            transports=["helios-hydrax"],
        ),
    )
    assert goals(game, "wraith", "hydrax.2") == ["hydrax.1", "hydrax.3", "hydrax.4"]
    assert goals(game, "wraith", "helios.2") == ["hydrax.1", "hydrax.2", "hydrax.3", "hydrax.4"]
    assert goals(game, "marine", "helios.2") == ["hydrax.2", "hydrax.4"]
    game.picks("move marine helios.2")
    assert why_area(game, "hydrax.1") == "BW-PLANET-02"


@rule("BW-PLANET-02")
def test_a_flyer_never_enters_a_ground_only_area() -> None:
    game = ordered(
        "mobilize", "gehenna_station", jim_raynor=side(at={"gehenna_station.1": "wraith"})
    )
    assert game.options == ["destroy", "done"], "its own area is the only one for it"
    firebat = ordered(
        "mobilize",
        "gehenna_station",
        jim_raynor=side(at={"gehenna_station.2": "firebat"}),
    )
    firebat.picks("move firebat gehenna_station.2")
    assert firebat.army("gehenna_station.3") == ["firebat"], "nothing else was possible"


@rule("BW-PLANET-08", "BW-PLANET-02")
def test_a_mixed_army_attacks_a_ground_only_area_with_its_ground_units() -> None:
    game = ordered(
        "mobilize",
        "gehenna_station",
        jim_raynor=side(
            at={"gehenna_station.3": "marine marine", "moria.1": "marine wraith firebat"},
            transports=["gehenna_station-moria"],
        ),
        overmind=side(at={"gehenna_station.2": "zergling"}),
    )
    assert goals(game, "marine", "moria.1") == ["gehenna_station.2", "gehenna_station.3"]
    game.picks("move wraith moria.1")
    assert game.army("gehenna_station.1") == ["wraith"]
    march(game, "marine moria.1 gehenna_station.2", "firebat moria.1 gehenna_station.2")
    march(game, "2 marine gehenna_station.3 gehenna_station.2")
    assert attackers(game) == ["marine", "marine", "marine", "firebat"]


@rule("BW-PLANET-08")
def test_two_more_flyers_than_the_limit_attack_a_flying_only_area() -> None:
    game = ordered(
        "mobilize",
        "hydrax",
        overmind=side(
            at={"hydrax.1": "mutalisk mutalisk mutalisk", "hydrax.2": "scourge scourge zergling"}
        ),
        jim_raynor=side(at={"hydrax.3": "wraith"}),
    )
    march(game, "3 mutalisk hydrax.1 hydrax.3", "scourge hydrax.2 hydrax.3")
    assert len(attackers(game)) == 4
    assert "hydrax.3" not in goals(game, "scourge", "hydrax.2")
    game.picks("move scourge hydrax.2")
    assert why_area(game, "hydrax.3") == "SC-MOVE-10"


@rule("BW-PLANET-08", "BW-MODULE-05")
def test_with_the_assist_module_a_flyer_with_assist_is_a_fifth_and_a_walker_never_comes() -> None:
    for modules in (["assist"], []):
        game = ordered(
            "mobilize",
            "hydrax",
            overmind=side(
                at={"hydrax.1": "mutalisk mutalisk mutalisk", "hydrax.2": "scourge queen defiler"},
                modules=modules,
            ),
            jim_raynor=side(at={"hydrax.3": "wraith"}),
        )
        march(game, "3 mutalisk hydrax.1 hydrax.3", "scourge hydrax.2 hydrax.3")
        assert ("hydrax.3" in goals(game, "queen", "hydrax.2")) == bool(modules)
        assert "hydrax.3" not in goals(game, "defiler", "hydrax.2")


# ---- building ------------------------------------------------------------------------------------

RICH = ["helios.2", "helios.4", "hydrax.2", "hydrax.4", "moria.1", "moria.2", "moria.3", "moria.4"]


@rule("BW-PLANET-EX1", "BW-PLANET-02")
def test_marines_on_avernus_station() -> None:
    game = ordered(
        "build",
        "avernus_station",
        jim_raynor=side(at={"avernus_station.3": "base"}, resources=RICH, modules=["supply"]),
    )
    for _ in range(3):
        game.picks("unit marine")
        assert game.options == ["area avernus_station.2", "area avernus_station.3"]
        assert why_area(game, "avernus_station.1") == "BW-PLANET-02"
        game.picks("area avernus_station.2", "pay")
    assert game.army("avernus_station.2") == ["marine"] * 3


@rule("BW-PLANET-04")
def test_no_base_is_built_where_only_flyers_may_be() -> None:
    game = ordered(
        "build",
        "hydrax",
        jim_raynor=side(at={"hydrax.1": "wraith", "hydrax.2": "marine"}, resources=RICH),
    )
    while "base hydrax.2" not in game.options:
        game.picks("done")
    assert "base hydrax.1" not in game.options
    base = Option("base", area_of(game, "hydrax.1"))
    assert game.why("jim_raynor", base) == "BW-PLANET-04"


@rule("BW-PLANET-04")
def test_a_base_is_built_where_only_ground_units_may_be() -> None:
    game = ordered(
        "build",
        "gehenna_station",
        jim_raynor=side(at={"gehenna_station.2": "marine"}, resources=RICH),
    )
    while "base gehenna_station.2" not in game.options:
        game.picks("done")
    game.picks("base gehenna_station.2", "pay")
    assert game.base("gehenna_station.2") == "jim_raynor"


@rule("BW-PLANET-04")
def test_a_base_never_lifts_off_to_a_flying_only_area() -> None:
    game = ordered(
        "mobilize",
        "hydrax",
        jim_raynor=side(at={"hydrax.2": "base", "hydrax.1": "wraith", "hydrax.4": "marine"}),
    )
    game.picks("done")
    assert (game.prompt, game.options) == ("lift-off", ["area hydrax.4", "done"])
    assert why_area(game, "hydrax.1") == "BW-PLANET-04"


def test_every_planet_has_an_area_for_a_base() -> None:
    box = expanded_box()
    for planet, areas in enumerate(box.areas_of):
        assert any(can_hold_base(box, area) for area in areas), box.planet_slugs[planet]


# ---- otherwise normal ----------------------------------------------------------------------------


@rule("BW-PLANET-05")
def test_restricted_areas_give_control_points_and_cards() -> None:
    game = stations(
        phase="regrouping",
        overmind=side(
            at={"avernus_station.1": "mutalisk", "avernus_station.3": "base"}, resources=[]
        ),
        tassadar=side(at={"torus.1": "base"}),
    )
    overmind = game.player("overmind")
    held = [game.box.area_slugs[area] for area in overmind.resources]
    assert held == ["avernus_station.2", "avernus_station.3"], "the empty ground-only area too"
    assert overmind.conquest == 1


@rule("BW-PLANET-06")
def test_strategic_areas_have_neither_card_nor_points() -> None:
    game = stations(
        phase="regrouping",
        overmind=side(
            at={"hydrax.1": "mutalisk", "hydrax.2": "base", "erebus_station.1": "zergling"}
        ),
        tassadar=side(at={"torus.1": "base"}),
    )
    box = game.box
    strategic = [box.area_slugs[area] for area in range(box.areas) if box.yields[area] == STRATEGIC]
    assert strategic == ["erebus_station.1", "gehenna_station.1", "hydrax.1"]
    overmind = game.player("overmind")
    assert overmind.conquest == 0
    assert [box.area_slugs[area] for area in overmind.resources] == ["hydrax.2", "hydrax.4"]


@rule("BW-PLANET-06")
@pytest.mark.parametrize(
    ("faction", "card", "have"),
    [
        ("jim_raynor", "raynors_raiders", 0),
        ("queen_of_blades", "a_new_rising_power", 0),
        ("tassadar", "domination", 1),
        ("arcturus_mengsk", "terran_dominion", 1),
    ],
)
def test_for_whom_a_strategic_area_counts(faction: str, card: str, have: int) -> None:
    walker = {"queen_of_blades": "zergling", "tassadar": "zealot"}.get(faction, "marine")
    flyer = {"queen_of_blades": "mutalisk", "tassadar": "scout"}.get(faction, "wraith")
    at = {"erebus_station.1": walker}
    if faction == "arcturus_mengsk":
        at["erebus_station.2"] = flyer
    sides = {faction: side(at=at, leaders=[card]), "overmind": side(at={"torus.1": "base"})}
    game = stations(phase="planning", **sides)
    found = progress_of(game.state, game.box, 0)
    assert found is not None
    assert found.have == have


# ---- the large planet ----------------------------------------------------------------------------


@rule("BW-PLANET-07")
@pytest.mark.parametrize(("origin", "area"), list(permutations(range(1, 6), 2)))
def test_flyers_go_from_any_area_of_moria_to_any_other(origin: int, area: int) -> None:
    game = ordered("mobilize", "moria", overmind=side(at={f"moria.{origin}": "mutalisk"}))
    march(game, f"mutalisk moria.{origin} moria.{area}")
    assert game.army(f"moria.{area}") == ["mutalisk"]


@rule("BW-PLANET-07")
def test_transports_deliver_to_every_area_of_moria() -> None:
    game = ordered(
        "mobilize",
        "moria",
        overmind=side(at={"hydrax.1": "mutalisk"}, transports=["hydrax-moria"]),
    )
    assert goals(game, "mutalisk", "hydrax.1") == [f"moria.{number}" for number in range(1, 6)]
