"""BW-LEADCARD, Stage I: what the cards do while the game is set up, and permanent resources."""

from __future__ import annotations

from orrery.starcraft.board.sheet import permanent_of
from orrery.starcraft.facts.terms import NONE, STAR
from tests.marks import rule
from tests.starcraft.broodwar.led import chosen, installation, slugs
from tests.starcraft.opening import Opening
from tests.starcraft.scenario import side, table


def planets_with_bases(game: Opening, seat: int) -> set[int]:
    bases = enumerate(game.state.bases)
    return {game.box.planet_of[area] for area, base in bases if base == seat}


def own_units(game: Opening, seat: int) -> list[str]:
    armies = zip(game.state.armies, game.state.owners, strict=True)
    return sorted(
        game.box.unit_slugs[unit] for army, owner in armies if owner == seat for unit in army
    )


# ---- Forward Planning ----------------------------------------------------------------------------


@rule("BW-LEADCARD-01")
def test_forward_planning_gives_two_bases_on_two_planets() -> None:
    """Interaction 66."""
    game = chosen("forward_planning", "the_swarm")
    asked = 0
    while game.prompt != "starting-unit":
        if game.asked == "queen_of_blades" and game.prompt.startswith("starting-base"):
            assert game.prompt == "starting-base-now", "waiting is no option"
            asked += 1
        game.picks(game.options[0])
    assert asked == 2
    queen = game.player("queen_of_blades")
    assert len(planets_with_bases(game, 0)) == 2
    assert queen.base_supply == game.box.bases - 2
    homes = planets_with_bases(game, 0)
    resources = {game.box.planet_of[area] for area in queen.resources}
    assert resources == homes, "the Resource cards of both planets"
    assert game.asked == "queen_of_blades"
    offered = {game.box.planet_of[option.to] for option in game.decision.options}
    assert offered == homes


@rule("BW-LEADCARD-01")
def test_forward_planning_gives_two_transports_on_two_routes() -> None:
    game = chosen("forward_planning", "the_swarm")
    game.pass_setup(until="starting-transport")
    first = game.decision.options[0]
    game.game.play(first)
    assert game.prompt == "starting-transport"
    assert first not in game.decision.options
    assert game.why("queen_of_blades", first) == "SC-BUILD-06"
    game.pass_setup()
    assert game.player("queen_of_blades").transports.bit_count() == 2
    assert own_units(game, 0) == ["zergling"] * 6


@rule("BW-LEADCARD-01")
def test_forward_planning_in_a_quick_galaxy() -> None:
    game = chosen("forward_planning", "the_swarm", galaxy="quick")
    assert len(planets_with_bases(game, 0)) == 2
    assert game.player("queen_of_blades").transports.bit_count() == 2
    assert slugs(game, "queen_of_blades") == []


# ---- Glimpse the Future --------------------------------------------------------------------------


@rule("BW-LEADCARD-03")
def test_glimpse_the_future_places_all_z_axis_routes() -> None:
    """Interaction 66."""
    game = chosen("glimpse_the_future", "the_swarm")
    asked = []
    while game.prompt != "starting-unit":
        if game.prompt == "z-axis-major":
            asked.append(game.asked)
        game.picks(game.options[0])
    assert asked == ["queen_of_blades"] * 2


@rule("BW-LEADCARD-03", "BW-LEADCARD-46")
def test_glimpse_the_future_gives_a_transport_on_every_route_of_the_planet() -> None:
    """Interaction 66."""
    game = chosen("glimpse_the_future", "the_swarm")
    game.pass_setup()
    [home] = planets_with_bases(game, 0)
    routes = game.state.galaxy.routes_of[home]
    queen = game.player("queen_of_blades")
    assert routes
    assert all(queen.transports >> route & 1 for route in routes)
    assert queen.transports.bit_count() == len(routes)
    assert queen.transport_supply == game.box.transports - len(routes)
    assert "infested_terran" in own_units(game, 0)


# ---- permanent resources -------------------------------------------------------------------------


@rule("BW-LEADCARD-08")
def test_endless_hunger_gives_a_mineral_and_a_gas() -> None:
    game = chosen("endless_hunger", "predestined", galaxy="quick")
    overmind = game.player("overmind")
    minerals, gas = game.box.permanent[overmind.faction]
    assert permanent_of(game.box, overmind) == (minerals + 1, gas + 1)
    without = game.player("aldaris")
    assert permanent_of(game.box, without) == game.box.permanent[without.faction]


@rule("BW-LEADCARD-29")
def test_orbital_platform_gives_two_minerals() -> None:
    game = chosen("orbital_platform", "predestined", galaxy="quick")
    tassadar = game.player("tassadar")
    minerals, gas = game.box.permanent[tassadar.faction]
    assert permanent_of(game.box, tassadar) == (minerals + 2, gas)


@rule("BW-LEADCARD-29")
def test_the_new_permanent_minerals_can_be_paid_with() -> None:
    paid = {}
    for leaders in ([], ["orbital_platform"]):
        game = table(
            expansion="brood_war",
            tassadar=side(
                at={"helios.2": "zealot base"},
                resources=[],
                leaders=leaders,
                pool=3,
                workers={"permanent.minerals": 4, "permanent.gas": 2},
            ),
            overmind=side(at={"dylar_iv.3": "base"}),
            orders={"helios": ["tassadar build"]},
        )
        game.picks("reveal helios", "execute")
        paid[bool(leaders)] = "new-worker" in game.options
    assert paid == {False: False, True: True}


def pass_installing(game: Opening) -> None:
    """Picks until the installation stands."""
    while not game.state.installations:
        game.picks(game.options[0])


# ---- the Overmind and the Warp Gate --------------------------------------------------------------


@rule("BW-LEADCARD-10", "BW-LEADCARD-46")
def test_the_overmind_starts_in_an_area_with_a_unit_and_no_base() -> None:
    game = chosen("the_overmind", "predestined")
    game.pass_setup(until="starting-unit")
    base = game.state.bases.index(0)
    legal = {option.to for option in game.decision.options}
    assert base in legal
    while game.prompt == "starting-unit" and game.asked == "overmind":
        options = game.decision.options
        mine = [option for option in options if option.to == base] or options
        game.game.play(mine[0])
    pass_installing(game)
    area = next(at for at, one in enumerate(game.state.installations) if one != NONE)
    assert area != base
    assert game.state.owners[area] == 0, "a unit is there"
    assert installation(game, game.box.area_slugs[area]) == ("overmind", "overmind")


@rule("BW-LEADCARD-10", "BW-LEADCARD-31")
def test_the_last_unit_leaves_a_place_for_an_installation() -> None:
    """Interaction 67: all three units of the Warp Gate's player would find room beside the base."""
    game = chosen("warp_gate", "predestined")
    game.pass_setup(until="starting-unit")
    base = game.state.bases.index(0)
    assert game.box.limit[base] >= 3
    while game.prompt == "starting-unit" and game.asked == "tassadar":
        options = game.decision.options
        game.game.play(next((one for one in options if one.to == base), options[0]))
    assert len(game.state.armies[base]) == 2
    pass_installing(game)
    area = next(at for at, one in enumerate(game.state.installations) if one != NONE)
    assert game.state.owners[area] == 0, "beside the last unit"


@rule("BW-LEADCARD-31")
def test_the_warp_gate_starts_on_the_board_in_a_quick_galaxy_too() -> None:
    game = chosen("warp_gate", "predestined", galaxy="quick")
    area = next(at for at, one in enumerate(game.state.installations) if one != NONE)
    assert installation(game, game.box.area_slugs[area]) == ("tassadar", "warp_gate")
    assert game.state.owners[area] == 0
    assert game.state.bases[area] == NONE


# ---- Emperor Arcturus ----------------------------------------------------------------------------


@rule("BW-LEADCARD-15")
def test_emperor_arcturus_chooses_his_planets() -> None:
    game = chosen("emperor_arcturus_i", "predestined")
    game.picks("done")
    assert (game.prompt, game.asked) == ("choose-planet", "arcturus_mengsk")
    assert len(game.options) == 18
    assert not any(game.state.planets)
    game.picks("planet moria")
    assert len(game.options) == 17
    game.picks("planet helios")
    planets = [[game.box.planet_slugs[one] for one in some] for some in game.state.planets]
    assert sorted(planets[0]) == ["helios", "moria"]
    assert len(planets[1]) == 2
    assert not set(planets[0]) & set(planets[1])


@rule("BW-LEADCARD-15")
def test_emperor_arcturus_names_the_first_player() -> None:
    """Interaction 65."""
    game = chosen("emperor_arcturus_i", "predestined", "the_swarm")
    assert game.prompt == "name-first-player"
    assert game.options == ["seat aldaris", "seat overmind", "done"]
    game.picks("seat overmind")
    assert game.state.first == 2
    game.picks("planet moria", "planet helios")
    assert (game.prompt, game.asked) == ("place-planet", "overmind")


@rule("BW-LEADCARD-15", "BW-LEAD-07")
def test_the_other_cards_are_resolved_in_the_old_order() -> None:
    """Interaction 65."""
    game = chosen("predestined", "emperor_arcturus_i", "the_swarm")
    game.picks("seat overmind")
    assert game.prompt == "choose-planet"
    revealed = [event.seat for event in game.told("leader")]
    assert revealed == [0, 1, 2]


# ---- Covert Operations ---------------------------------------------------------------------------


@rule("BW-LEADCARD-24", "BW-LEADCARD-44")
def test_covert_operations_starts_with_three_ghosts_on_the_card() -> None:
    game = chosen("covert_operations", "predestined", galaxy="quick")
    raynor = game.player("jim_raynor")
    assert [game.box.unit_slugs[unit] for unit in raynor.reserve] == ["ghost"] * 3
    assert game.supply("jim_raynor", "ghost") == 0
    assert own_units(game, 0) == ["firebat"] * 2 + ["marine"] * 3


# ---- The Sons of Korhal --------------------------------------------------------------------------


@rule("BW-LEADCARD-17", "BW-TOKEN-06")
def test_the_sons_of_korhal_brings_the_star_order() -> None:
    game = chosen("the_sons_of_korhal", "predestined", galaxy="quick")
    assert game.player("arcturus_mengsk").orders[STAR] == 1
    assert game.player("aldaris").orders[STAR] == 0
