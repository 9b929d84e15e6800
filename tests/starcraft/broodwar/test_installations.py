"""Installations: they control their area, and do nothing else that a base does."""

from __future__ import annotations

from itertools import product

from orrery.core.decisions import Option
from orrery.starcraft.board.control import controlled
from orrery.starcraft.board.queries import (
    is_empty,
    is_enemy_area,
    is_friendly,
    is_on_board,
    is_open_to,
    keeper,
)
from orrery.starcraft.facts.terms import NONE, installed
from orrery.starcraft.rules.installations import (
    free_installation_areas,
    place_installation,
    why_not_install,
)
from orrery.starcraft.rules.orders.moves import CLOSED, ENEMY, OPEN, SHIELDED, kind_of_area
from orrery.starcraft.rules.victory import strength
from tests.marks import rule
from tests.starcraft.broodwar.led import slugs
from tests.starcraft.broodwar.zerg import ZERG_BASE, area, building, regrouping, standing
from tests.starcraft.orders import executing, reason
from tests.starcraft.scenario import Position, side, table

# ---- what they are -------------------------------------------------------------------------------


@rule("BW-INST-01")
def test_four_kinds_each_with_an_owner_and_an_area() -> None:
    game = regrouping(side(at={**ZERG_BASE, "helios.2": "icc"}))
    assert len(game.box.installation_slugs) == 4
    tassadar = table(
        overmind=side(at={**ZERG_BASE, "helios.2": "icc", "helios.4": "cerebrate"}),
        tassadar=side(at={"torus.1": "zealot warp_gate"}),
        expansion="brood_war",
        phase="planning",
    )
    place_installation(tassadar.game, 0, 2, area(tassadar, "helios.3"))
    assert standing(tassadar) == {
        "helios.2": "overmind infested_command_center",
        "helios.3": "overmind overmind",
        "helios.4": "overmind cerebrate",
        "torus.1": "tassadar warp_gate",
    }
    assert tassadar.told("installation")[-1].things == (2, area(tassadar, "helios.3"))


# ---- occupancy -----------------------------------------------------------------------------------


@rule("BW-INST-02")
def test_no_base_is_built_beside_an_installation_whoever_owns_it() -> None:
    game = building(
        side(at={"helios.2": "zergling", "helios.4": "zergling icc"}, pool=6),
        queen_of_blades=side(at={"helios.3": "icc", "vyctor_5.1": "zergling"}),
    )
    while game.prompt != "build-base":
        game.picks("done")
    assert [text for text in game.options if text.startswith("base")] == ["base helios.2"]
    assert reason(game, "overmind", "base", "helios.4") == "BW-INST-02"


@rule("BW-INST-02")
def test_no_base_lifts_off_to_an_installation() -> None:
    at = {"helios.2": "base", "helios.3": "marine", "helios.4": "marine icc"}
    game = table(
        jim_raynor=side(at=at),
        overmind=side(at={"vyctor_5.2": "zergling base"}),
        orders={"helios": ["jim_raynor mobilize"]},
        expansion="brood_war",
    )
    game.picks("reveal helios", "execute", "done")
    assert game.prompt == "lift-off"
    assert game.options == ["area helios.3", "done"]
    assert game.why("jim_raynor", Option("area", area(game, "helios.4"))) == "BW-INST-02"


@rule("BW-INST-02")
def test_no_installation_beside_a_base_or_another_installation() -> None:
    game = regrouping(side(at={"helios.2": "zergling base", "helios.3": "zergling icc"}))
    kind = game.box.installation_slugs.index("cerebrate")
    assert why_not_install(game.game, kind, area(game, "helios.2")) == "BW-INST-02"
    assert why_not_install(game.game, kind, area(game, "helios.3")) == "BW-INST-02"
    assert why_not_install(game.game, kind, area(game, "helios.4")) is None
    assert why_not_install(game.game, kind, area(game, "hydrax.1")) == "BW-PLANET-04"


@rule("BW-INST-02")
def test_an_installation_takes_no_place_of_a_unit() -> None:
    game = building(side(at={"helios.1": "zergling icc", "helios.2": "base"}))
    game.picks("unit zergling", "area helios.1", "pay")
    assert game.army("helios.1") == ["zergling", "zergling"], "the limit is two"


@rule("BW-LEADCARD-46")
def test_a_card_places_an_installation_in_a_friendly_area_that_can_hold_it() -> None:
    game = regrouping(side(at={"helios.2": "zergling base", "helios.3": "zergling"}))
    kind = game.box.installation_slugs.index("overmind")
    found = free_installation_areas(game.game, 0, kind)
    assert [game.box.area_slugs[one] for one in found] == ["helios.3"]
    place_installation(game.game, 0, kind, found[0])
    assert free_installation_areas(game.game, 0, kind) == [], "there is only one"


# ---- destruction ---------------------------------------------------------------------------------


@rule("BW-INST-03", "BW-REGROUP-01")
def test_enemy_units_walk_in_without_a_battle_and_destroy_it_in_step_1() -> None:
    game = table(
        jim_raynor=side(at={"helios.2": "marine base"}),
        overmind=side(at={"helios.3": "icc", "vyctor_5.2": "zergling base"}),
        orders={"helios": ["jim_raynor mobilize"]},
        expansion="brood_war",
        settings={"leadership": "no"},
    )
    game.picks("reveal helios", "execute", "move marine helios.2", "area helios.3", "done")
    assert not game.told("battle")
    assert game.owner("helios.3") == "jim_raynor"
    assert game.state.installations == (), "the phase is over, and the next round has begun"
    [event] = game.told("installation-destroyed")
    assert event.seat == game.factions.index("overmind")
    assert event.things == (0, area(game, "helios.3"))


@rule("BW-REGROUP-01")
def test_bases_and_installations_fall_together_and_transports_afterwards() -> None:
    game = regrouping(
        side(
            at={"helios.2": "base", "helios.3": "icc", "torus.2": "zergling", "torus.3": "icc"},
            transports=["helios-torus"],
        ),
        side(at={"helios.2": "marine", "helios.3": "marine", "torus.2": "base"}),
    )
    assert game.base("helios.2") is None
    assert game.base("torus.2") is None
    assert standing(game) == {"torus.3": "overmind infested_command_center"}
    assert game.transports("overmind") == [], "an installation supports no transport"


@rule("BW-INST-03")
def test_installations_of_a_player_who_is_out_fall_in_step_1() -> None:
    game = table(
        overmind=side(at={"helios.3": "icc", "helios.4": "zergling"}),
        jim_raynor=side(at={"vyctor_5.2": "marine base"}),
        tassadar=side(at={"torus.1": "zealot base"}),
        orders={"helios": ["overmind build"]},
        expansion="brood_war",
        settings={"leadership": "no"},
    )
    game.picks("reveal helios", "execute", "destroy", "area helios.4")
    assert game.player("overmind").out
    assert standing(game) == {}
    assert len(game.told("installation-destroyed")) == 1


@rule("BW-INST-03")
def test_nobody_destroys_an_installation_of_their_own() -> None:
    game = building(side(at={"helios.2": "base", "helios.3": "icc", "helios.4": "zergling icc"}))
    game.picks("destroy")
    assert game.options == ["area helios.2", "area helios.4"]
    assert reason(game, "overmind", "area", "helios.3") == "SC-COMP-07"
    game.picks("area helios.4")
    assert len(standing(game)) == 2
    assert game.army("helios.4") == [], "only the Zergling could be meant"


@rule("BW-INST-08")
def test_the_card_stays_when_its_installation_is_destroyed() -> None:
    game = regrouping(
        side(
            at={"helios.2": "zergling base", "helios.3": "cerebrate"}, leaders=["cerebrate_daggoth"]
        ),
        side(at={"helios.3": "marine", "vyctor_5.2": "base"}),
        stages_led=(1, 2, 3),
    )
    assert standing(game) == {}
    assert slugs(game, "overmind") == ["cerebrate_daggoth"]
    assert game.prompt == "order-where"
    assert game.game.subject()["n"].number == 1, "no more extra order at the start of Planning"


# ---- control -------------------------------------------------------------------------------------


def pieces(game: Position, here: int) -> set[int]:
    """Whose pieces are in an area, told from the table alone."""
    state = game.state
    found = {state.owners[here], state.bases[here]}
    if state.installations and state.installations[here] != NONE:
        found.add(state.installations[here] % 6)
    return found - {NONE}


@rule("BW-INST-04")
def test_the_questions_about_an_area_agree_whatever_stands_there() -> None:
    game = regrouping(side(at=ZERG_BASE))
    state, here = game.state, area(game, "helios.2")
    zergling = game.box.unit(game.player("overmind").faction, "zergling")
    seats = (NONE, 0, 1)
    for owner, base, builder in product(seats, seats, seats):
        if base != NONE != builder:
            continue
        state.owners = (*state.owners[:here], owner, *state.owners[here + 1 :])
        army = () if owner == NONE else (zergling,)
        state.armies = (*state.armies[:here], army, *state.armies[here + 1 :])
        state.bases = (*state.bases[:here], base, *state.bases[here + 1 :])
        rows = [NONE] * game.box.areas
        rows[here] = NONE if builder == NONE else installed(builder, 0)
        state.installations = tuple(rows)
        there = pieces(game, here)
        assert keeper(state, here) == (builder if base == NONE else base)
        assert is_empty(state, here) == (there == set())
        for seat in (0, 1):
            assert is_friendly(state, seat, here) == (there == {seat})
            assert (here in controlled(state, seat)) == (there == {seat})
            assert is_enemy_area(state, seat, here) == bool(there - {seat})
            assert is_open_to(state, seat, here) == (there <= {seat})
            kind = kind_of_area(game.game, seat, here)
            assert bool(kind & ENEMY) == bool(there - {seat})


@rule("BW-INST-04", "BW-REGROUP-06")
def test_the_owner_scores_the_area_of_an_installation_and_nobody_a_contested_one() -> None:
    """Interaction 54."""
    game = regrouping(
        side(at={**ZERG_BASE, "helios.1": "icc", "helios.3": "zergling"}),
        side(at={"vyctor_5.2": "marine base", "torus.1": "icc"}),
        settings={"leadership": "no", "teams": "yes", "players": "4", "teammate_bases": "spared"},
        aldaris=side(at={"helios.1": "zealot", "tarsonis.2": "zealot base"}),
        tassadar=side(at={"dylar_iv.2": "zealot base"}),
    )
    assert standing(game)["helios.1"] == "overmind infested_command_center", "spared by a teammate"
    assert game.player("overmind").conquest == 1, "helios.3"
    assert game.player("aldaris").conquest == 0
    assert game.player("jim_raynor").conquest == 2, "torus.1, by the installation alone"


@rule("BW-INST-04")
def test_an_area_with_an_enemy_installation_is_the_one_enemy_area_of_an_order() -> None:
    game = table(
        jim_raynor=side(at={"helios.2": "marine marine base"}),
        overmind=side(at={"helios.3": "icc", "helios.4": "zergling", "vyctor_5.2": "base"}),
        orders={"helios": ["jim_raynor mobilize"]},
        expansion="brood_war",
    )
    game.picks("reveal helios", "execute", "move marine helios.2", "area helios.3")
    game.picks("move marine helios.2")
    assert game.options == ["area helios.1", "area helios.3"]
    assert game.why("jim_raynor", Option("area", area(game, "helios.4"))) == "SC-MOVE-07"


@rule("BW-INST-05")
def test_air_support_does_not_shield_an_installation() -> None:
    game = table(
        jim_raynor=side(at={"torus.2": "marine base"}, transports=["helios-torus"]),
        overmind=side(
            at={"helios.3": "icc", "helios.4": "base", "vyctor_5.2": "zergling"},
            modules=["air_support"],
        ),
        expansion="brood_war",
        phase="planning",
    )
    assert kind_of_area(game.game, 0, area(game, "helios.4")) & SHIELDED
    assert kind_of_area(game.game, 0, area(game, "helios.3")) == ENEMY
    assert kind_of_area(game.game, 1, area(game, "helios.3")) == OPEN


@rule("BW-INST-04")
def test_a_teammate_does_not_enter_the_area_of_an_installation() -> None:
    game = table(
        jim_raynor=side(at={"torus.2": "marine base"}),
        aldaris=side(at={"dylar_iv.2": "zealot base"}),
        overmind=side(at={"helios.3": "icc", "vyctor_5.2": "zergling base"}),
        tassadar=side(at={"tarsonis.2": "zealot base"}),
        teams="yes",
        settings={"players": "4"},
        expansion="brood_war",
        phase="planning",
    )
    assert kind_of_area(game.game, 0, area(game, "helios.3")) & CLOSED
    assert not kind_of_area(game.game, 1, area(game, "helios.3")) & CLOSED


# ---- not a base ----------------------------------------------------------------------------------


@rule("BW-INST-05")
def test_a_player_with_an_installation_alone_is_out() -> None:
    game = regrouping(
        side(at={"helios.2": "base", "helios.3": "icc"}),
        side(at={"helios.2": "marine", "vyctor_5.2": "base"}),
        queen_of_blades=side(at={"pridewater.1": "base zergling"}),
    )
    assert game.player("overmind").out
    assert not is_on_board(game.state, 0)


@rule("BW-INST-05", "BW-REGROUP-03")
def test_no_resource_card_without_a_base_on_the_planet() -> None:
    game = regrouping(
        side(
            at={**ZERG_BASE, "torus.3": "icc", "helios.2": "base", "helios.4": "icc"}, resources=[]
        )
    )
    held = [game.box.area_slugs[one] for one in game.player("overmind").resources]
    assert "torus.3" not in held
    assert "torus.2" not in held
    assert "helios.4" in held, "friendly by the installation, with a base on the planet"


@rule("BW-REGROUP-02")
def test_an_enemy_installation_costs_the_resource_card_and_its_workers() -> None:
    game = regrouping(
        side(at={"helios.2": "zergling base"}, workers={"helios.4": 1}),
        side(at={"helios.4": "icc", "vyctor_5.2": "marine base"}),
    )
    held = [game.box.area_slugs[one] for one in game.player("overmind").resources]
    assert held == ["helios.2"]
    [event] = game.told("lose-resource")
    assert event.things == (area(game, "helios.4"),)
    assert game.player("overmind").worker_supply == game.box.workers - 6, "one was destroyed"


@rule("BW-REGROUP-02")
def test_own_units_beside_an_enemy_installation_destroy_it_in_time_to_keep_the_card() -> None:
    """Interaction 54."""
    game = regrouping(
        side(at={"helios.2": "base", "helios.4": "zergling", "vyctor_5.1": "zergling"}),
        side(at={"helios.4": "icc", "vyctor_5.2": "marine base"}),
    )
    assert standing(game) == {}, "it falls in step 1"
    held = [game.box.area_slugs[one] for one in game.player("overmind").resources]
    assert held == ["helios.2", "helios.4"], "so the area is friendly in step 2"


@rule("BW-INST-05")
def test_no_order_goes_to_a_planet_with_an_installation_alone() -> None:
    """Interaction 53."""
    game = table(
        overmind=side(at={"vyctor_5.2": "zergling base", "pridewater.1": "icc"}),
        jim_raynor=side(at={"dylar_iv.3": "marine base"}),
        phase="planning",
        expansion="brood_war",
    )
    assert game.asked == "overmind"
    planets = [text for text in game.options if text.startswith("planet")]
    assert planets == ["planet dylar_iv", "planet vyctor_5"]


@rule("BW-INST-05")
def test_no_research_at_an_installation() -> None:
    game = executing(
        "overmind research",
        overmind=side(at={**ZERG_BASE, "helios.2": "icc zergling"}),
        expansion="brood_war",
    )
    assert game.told("no-base")


@rule("BW-INST-05")
def test_installations_are_no_bases_where_bases_break_ties() -> None:
    game = regrouping(side(at={**ZERG_BASE, "helios.2": "icc"}))
    bases_and_workers = strength(game.game, 0)[3:]
    assert bases_and_workers[0] == 1
