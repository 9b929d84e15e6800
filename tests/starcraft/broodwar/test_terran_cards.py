"""BW-CARD: Terran Combat cards and technologies, each with its numbers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.marks import rule
from tests.starcraft.arena import values
from tests.starcraft.broodwar.fights import duel

GROUND, FLYER = ("zergling", ["zerg_03"]), ("mutalisk", ["zerg_03"])


def check(front: str, card: str, ground: tuple[int, int], flying: tuple[int, int]) -> None:
    """Attack and health of a card against a ground and a flying front-line unit."""
    assert values(duel(jim_raynor=(front, [card]), overmind=GROUND))[0] == ground
    assert values(duel(jim_raynor=(front, [card]), overmind=FLYER))[0] == flying


@rule("BW-CARD-02")
@pytest.mark.parametrize(
    ("faction", "unit", "card"),
    [
        ("tassadar", "corsair", "bw_p9"),
        ("arcturus_mengsk", "valkyrie", "bw_t4"),
        ("aldaris", "fenix", "protoss_06"),
        ("arcturus_mengsk", "norad_ii", "terran_14"),
        ("tassadar", "gantrithor", "protoss_14"),
    ],
)
def test_lockdown_stops_machines_heroes_too(faction: str, unit: str, card: str) -> None:
    sides: dict[str, Any] = {faction: (unit, [card])}
    for reinforcement, left in (([], 3), (["lockdown_bw"], 2)):
        game = duel(jim_raynor=("wraith ghost", ["terran_11", *reinforcement]), **sides)
        assert values(game)[1][0] >= values(game)[0][1]
        assert game.supply("jim_raynor", "wraith") == left


@rule("BW-CARD-02")
@pytest.mark.parametrize(
    ("faction", "unit", "card", "left"),
    [
        ("arcturus_mengsk", "vulture", "terran_06", 5),
        ("arcturus_mengsk", "goliath", "terran_16", 5),
        ("arcturus_mengsk", "siege_tank", "terran_14", 5),
        ("arcturus_mengsk", "wraith", "terran_11", 5),
        ("tassadar", "scout", "protoss_08", 5),
        ("tassadar", "reaver", "protoss_11", 5),
        ("overmind", "lurker", "bw_z18", 6),
        ("tassadar", "zealot", "bw_p1", 6),
        ("arcturus_mengsk", "marine", "terran_01", 6),
    ],
)
def test_lockdown_stops_machines_from_attacking_ground_units_and_nobody_else(
    faction: str, unit: str, card: str, left: int
) -> None:
    sides: dict[str, Any] = {faction: (unit, [card])}
    game = duel(jim_raynor=("marine ghost", ["terran_03", "lockdown_bw"]), **sides)
    assert values(game)[1][0] >= values(game)[0][1]
    assert game.supply("jim_raynor", "marine") == left


@rule("BW-CARD-03")
@pytest.mark.parametrize(
    ("units", "card", "health"),
    [
        ("marine medic", "terran_03", 5 + 2),
        ("firebat medic", "terran_07", 6 + 2),
        ("ghost medic", "terran_08", 6 + 2),
        ("medic", "terran_03", 5 + 2),
        ("vulture medic", "terran_07", 6),
    ],
)
def test_heal(units: str, card: str, health: int) -> None:
    game = duel(jim_raynor=(units, [card, "heal"]), overmind=GROUND)
    assert values(game)[0][1] == health
    assert game.told("invalid") == []


@rule("BW-CARD-04")
@pytest.mark.parametrize(("units", "attack"), [("zergling hydralisk", 1), ("zergling", 0)])
def test_optic_flare_leaves_only_support(units: str, attack: int) -> None:
    """Interaction 51: neither the card nor the special order nor a reinforcement counts."""
    game = duel(
        overmind=(units, ["zerg_01", "zerg_17"]),
        jim_raynor=("marine medic", ["terran_03", "optic_flare"]),
        special=True,
    )
    assert values(game)[0] == (attack, 3)
    assert values(game)[1] == (5, 5)


@rule("BW-CARD-04", "BW-CARD-15")
def test_metabolic_boost_looks_at_what_optic_flare_leaves() -> None:
    """Interaction 51."""
    game = duel(
        overmind=("zergling", ["zerg_01"], {"technologies": ["metabolic_boost_bw"]}),
        jim_raynor=("marine medic", ["terran_03", "optic_flare"]),
    )
    assert values(game)[0] == (0, 3)


@rule("BW-CARD-04", "SC-SKIRM-08")
def test_optic_flare_is_cancelled_like_any_reinforcement() -> None:
    game = duel(
        arcturus_mengsk=("marine science_vessel", ["terran_03", "emp_shockwave"]),
        jim_raynor=("marine medic", ["terran_03", "optic_flare"]),
    )
    assert values(game)[0][0] == 5


@rule("BW-CARD-04", "SC-CARD-P-15")
def test_optic_flare_and_stasis_field() -> None:
    game = duel(
        tassadar=("zealot dragoon arbiter", ["protoss_03", "stasis_field"]),
        jim_raynor=("marine medic", ["terran_03", "optic_flare"]),
    )
    assert [attack for attack, _ in values(game)] == [0, 0]


@rule("BW-CARD-29")
@pytest.mark.parametrize(("pool", "left"), [(6, (5, 1)), (0, (0, 0))])
def test_repair_of_a_valkyrie(pool: int, left: tuple[int, int]) -> None:
    game = duel(jim_raynor=("valkyrie", ["bw_t4", "bw_t1"], {"pool": pool}), overmind=FLYER)
    assert values(game)[0] == (9, 6 + 1)
    player = game.player("jim_raynor")
    assert (player.pool, player.unavailable) == left


@rule("BW-CARD-30")
def test_goliath_and_valkyrie_against_flyers() -> None:
    check("goliath", "bw_t3", (6, 7), (8, 7))
    check("valkyrie", "bw_t3", (6, 7), (8, 7))
    for front, splashes in (("goliath", 0), ("valkyrie", 1)):
        game = duel(jim_raynor=(front, ["bw_t3"]), overmind=("mutalisk mutalisk", ["zerg_03"]))
        assert len(game.told("trigger")) == splashes
        assert game.supply("overmind", "mutalisk") == 2 + splashes


@rule("BW-CARD-31", "SC-SPLASH-08")
def test_the_splash_damage_of_a_valkyrie_hits_flyers_only() -> None:
    game = duel(
        jim_raynor=("valkyrie", ["bw_t4"]), overmind=("mutalisk zergling scourge", ["zerg_03"])
    )
    assert values(game)[0] == (9, 6)
    assert game.army("torus.3") == ["zergling"]


@rule("BW-CARD-32")
def test_one_attack_for_a_siege_tank() -> None:
    check("siege_tank", "bw_t6", (8, 7), (8, 7))
    check("vulture", "bw_t6", (7, 7), (7, 7))
    check("valkyrie", "bw_t6", (7, 7), (7, 7))
    assert values(duel(jim_raynor=("goliath", ["bw_t6"]), overmind=GROUND))[0] == (2, 5)


def check_flames(card: str, firebat: tuple[int, int], marine: tuple[int, int]) -> None:
    """Splash damage of a Firebat that takes Marines, Zealots and Zerglings and nobody else."""
    enemy = ("zergling zergling hydralisk", ["zerg_03"])
    game = duel(jim_raynor=("firebat", [card]), overmind=enemy)
    assert values(game)[0] == firebat
    assert game.army("torus.3") == ["hydralisk"]
    game = duel(jim_raynor=("firebat", [card]), tassadar=("zealot zealot dragoon", ["protoss_06"]))
    assert game.army("torus.3") == ["dragoon"]
    game = duel(
        jim_raynor=("firebat", [card]), arcturus_mengsk=("marine marine vulture", ["terran_14"])
    )
    assert game.army("torus.3") == ["vulture"]
    game = duel(jim_raynor=("marine", [card]), overmind=enemy)
    assert values(game)[0] == marine
    assert game.told("trigger") == []


@rule("BW-CARD-33")
def test_the_flames_of_a_firebat() -> None:
    check_flames("bw_t10", (6, 6), (6, 6))


@rule("BW-CARD-34")
def test_the_flames_of_a_firebat_with_one_attack() -> None:
    check_flames("bw_t11", (6, 5), (5, 5))
