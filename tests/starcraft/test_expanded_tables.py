"""The builder of positions lays out what only the expansion has."""

from __future__ import annotations

from orrery.starcraft.facts.terms import (
    NONE,
    ORDERS,
    guard_of,
    guard_tokens,
    installation_of,
    installer_of,
)
from tests.starcraft.scenario import side, table


def test_a_position_with_the_pieces_of_the_expansion() -> None:
    game = table(
        aldaris=side(
            at={"helios.1": "fenix dragoon base guard guard", "torus.1": "marine@jim_raynor"},
            leaders=["conclave_fleet"],
            reserve="zealot zealot",
            tokens=(2, 1),
            special_pool=["special_build"],
        ),
        jim_raynor=side(at={"torus.2": "marine"}),
        queen_of_blades=side(at={"torus.3": "icc"}, waiting=["deathblow"]),
        phase="planning",
        expansion="brood_war",
    )
    box, aldaris = game.box, game.player("aldaris")
    assert game.army("helios.1") == ["dragoon", "fenix"]
    assert game.supply("aldaris", "dragoon") == 3 - 2, "a hero has a figure of its type"
    assert game.supply("aldaris", "zealot") == 6 - 2, "units on a card have theirs"
    assert game.owner("torus.1") == "aldaris"
    assert game.supply("jim_raynor", "marine") == 6 - 2, "a stolen one is its first owner's"
    there = game.state.guards[box.area_slugs.index("helios.1")]
    assert (game.factions[guard_of(there)], guard_tokens(there)) == ("aldaris", 2)
    there = game.state.installations[box.area_slugs.index("torus.3")]
    assert box.installation_slugs[installation_of(there)] == "infested_command_center"
    assert game.factions[installer_of(there)] == "queen_of_blades"
    assert game.state.installations.count(NONE) == box.areas - 1
    assert [box.leadership[card].slug for card in aldaris.leading] == ["conclave_fleet"]
    assert len(aldaris.leaders) == 6
    assert aldaris.tokens == (2, 1)
    assert aldaris.special_pool[ORDERS.index("special_build")] == 1
    assert aldaris.orders[ORDERS.index("special_build")] == 0
    waiting = game.player("queen_of_blades").waiting
    assert [box.leadership[card].slug for card in waiting] == ["deathblow"]
