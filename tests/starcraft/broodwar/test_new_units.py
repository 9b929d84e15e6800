"""Building the new units: by buildings, by technologies, and what they cost."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.starcraft.facts.terms import ON_GROUND
from tests.marks import rule
from tests.starcraft.expanded import expanded_box
from tests.starcraft.orders import RICH, executing, on_cards, reason, units
from tests.starcraft.scenario import Position, side, table

FAR = side(at={"vyctor_5.2": "marine base"})


def building(faction: str, at: dict[str, str] | None = None, **mine: Any) -> Position:
    """A Build order on Helios, with all the resources it may need."""
    own = side(**{"at": at or {"helios.2": "base"}, "resources": RICH, "pool": 10, **mine})
    other = "jim_raynor" if faction != "jim_raynor" else "tassadar"
    options: dict[str, Any] = {faction: own, other: FAR if other == "jim_raynor" else side()}
    if other == "tassadar":
        options[other] = side(at={"vyctor_5.2": "zealot base"})
    return executing(f"{faction} build", expansion="brood_war", **options)


# ---- buildings -----------------------------------------------------------------------------------


@rule("BW-UNIT-02")
@pytest.mark.parametrize(
    ("faction", "levels", "expected"),
    [
        ("jim_raynor", {"barracks": 1}, ["marine"]),
        ("jim_raynor", {"barracks": 2}, ["marine", "firebat", "medic"]),
        ("jim_raynor", {"barracks": 3}, ["marine", "firebat", "ghost", "medic"]),
        ("jim_raynor", {"starport": 1}, ["marine", "wraith"]),
        ("jim_raynor", {"starport": 2}, ["marine", "wraith", "science_vessel", "valkyrie"]),
        ("aldaris", {"gateway": 2}, ["zealot", "dragoon"]),
        ("aldaris", {"gateway": 3}, ["zealot", "dragoon", "high_templar", "dark_templar"]),
        ("aldaris", {"robotics": 1}, ["zealot", "corsair"]),
        ("aldaris", {"robotics": 2}, ["zealot", "reaver", "corsair"]),
        ("overmind", {"spawning_pool": 2, "queens_nest": 2, "spire": 2}, None),
    ],
)
def test_every_unit_of_a_level_and_of_those_below_can_be_built(
    faction: str, levels: dict[str, int], expected: list[str] | None
) -> None:
    game = building(faction, buildings=levels)
    if expected is None:
        assert not {"lurker", "devourer", "infested_terran"} & set(units(game))
    else:
        assert units(game) == expected


@rule("BW-UNIT-02")
def test_a_level_that_is_missing_is_the_reason() -> None:
    game = building("jim_raynor", buildings={"barracks": 1, "starport": 1})
    assert reason(game, "jim_raynor", "unit", "medic") == "SC-BUILD-09"
    assert reason(game, "jim_raynor", "unit", "valkyrie") == "SC-BUILD-09"
    other = building("aldaris", buildings={"gateway": 2, "robotics": 1})
    assert reason(other, "aldaris", "unit", "dark_templar") == "SC-BUILD-09"
    assert reason(other, "aldaris", "unit", "reaver") == "SC-BUILD-09", "it has moved to level II"


@rule("BW-UNIT-03")
def test_robotics_level_ii_is_built_on_level_i_and_is_the_last() -> None:
    game = building("tassadar", buildings={"robotics": 0})
    game.picks("done", "building robotics", "pay")
    assert game.player("tassadar").buildings[2] == 1
    assert reason(game, "tassadar", "building", "robotics") == "SC-BUILD-18", "one in an order"
    second = building("tassadar", buildings={"robotics": 1})
    second.picks("done", "building robotics")
    while second.prompt == "pay":
        second.picks("pay")
    assert second.player("tassadar").buildings[2] == 2
    third = building("tassadar", buildings={"robotics": 2})
    third.picks("done")
    assert reason(third, "tassadar", "building", "robotics") == "SC-BUILD-21"


# ---- technologies --------------------------------------------------------------------------------


@rule("BW-CARD-19", "BW-UNIT-05", "BW-UNIT-04")
def test_a_lurker_costs_a_mineral_a_gas_and_a_hydralisk_and_needs_no_base() -> None:
    game = building(
        "overmind",
        {"helios.2": "hydralisk", "helios.4": "hydralisk zergling", "torus.2": "base"},
        technologies=["lurker_aspect"],
    )
    assert units(game) == ["lurker"]
    game.picks("unit lurker")
    assert (game.prompt, game.options) == ("sacrifice", ["area helios.2", "area helios.4"])
    game.picks("area helios.4", "pay")
    assert game.army("helios.4") == ["zergling", "lurker"]
    assert sum(on_cards(game, "overmind").values()) == 2
    assert (
        game.supply("overmind", "hydralisk")
        == game.box.figures[game.box.unit(game.player("overmind").faction, "hydralisk")] - 1
    )


@rule("BW-UNIT-05")
def test_without_a_hydralisk_there_before_the_order_no_lurker_is_built() -> None:
    game = building(
        "overmind",
        {"helios.2": "base zergling", "torus.2": "hydralisk"},
        technologies=["lurker_aspect"],
        buildings={"spawning_pool": 2},
    )
    assert reason(game, "overmind", "unit", "lurker") == "SC-BUILD-14"
    game.picks("unit hydralisk", "area helios.2", "pay")
    assert reason(game, "overmind", "unit", "lurker") == "SC-BUILD-14", "it is new"


@rule("BW-UNIT-04")
def test_the_new_zerg_units_need_their_technologies() -> None:
    game = building("overmind", {"helios.2": "base hydralisk mutalisk"})
    assert reason(game, "overmind", "unit", "lurker") == "SC-BUILD-12"
    assert reason(game, "overmind", "unit", "devourer") == "SC-BUILD-12"


@rule("BW-UNIT-04")
def test_tech_required_units_count_toward_the_build_limit() -> None:
    game = building(
        "overmind",
        {"helios.2": "base hydralisk hydralisk hydralisk"},
        technologies=["lurker_aspect"],
    )
    for _ in range(2):
        game.picks("unit lurker")
        if game.prompt == "pay":
            game.picks("pay")
    assert game.army("helios.2") == ["hydralisk", "lurker", "lurker"]
    assert reason(game, "overmind", "unit", "lurker") == "SC-BUILD-08"
    assert reason(game, "overmind", "unit", "zergling") == "SC-BUILD-08"


@rule("BW-CARD-18", "BW-UNIT-04")
def test_one_card_unlocks_guardians_for_a_gas_and_devourers_for_a_mineral() -> None:
    game = building(
        "overmind",
        {"helios.2": "mutalisk mutalisk", "torus.2": "base"},
        technologies=["guardian_devourer_aspect"],
    )
    assert units(game) == ["guardian", "devourer"]
    game.picks("unit guardian", "worker permanent.gas")
    assert on_cards(game, "overmind") == {"permanent.gas": 1}
    game.picks("unit devourer", "worker permanent.minerals")
    assert on_cards(game, "overmind") == {"permanent.gas": 1, "permanent.minerals": 1}
    assert game.army("helios.2") == ["guardian", "devourer"]


@rule("BW-UNIT-07")
def test_guardians_of_both_factions_attack_ground_units_only() -> None:
    box = expanded_box()
    for slug in ("overmind", "queen_of_blades"):
        guardian = box.unit(box.faction_slugs.index(slug), "guardian")
        assert box.hits[guardian] == ON_GROUND


# ---- what no longer holds ------------------------------------------------------------------------


def offered(expansion: str) -> set[str]:
    """What Raynor is offered in a Build order on Vyctor 5, whose other area has a base of Aldaris,
    his teammate."""
    game = table(
        jim_raynor=side(at={"vyctor_5.1": "marine"}, resources=RICH, pool=6),
        overmind=side(at={"torus.2": "zergling base"}),
        aldaris=side(at={"vyctor_5.2": "zealot base"}),
        queen_of_blades=side(at={"dylar_iv.2": "zergling base"}),
        orders={"vyctor_5": ["jim_raynor build"]},
        teams="yes",
        settings={"players": "4"},
        expansion=expansion,
    )
    game.picks("reveal vyctor_5", "execute")
    found: set[str] = set()
    while game.prompt.startswith("build-"):
        found |= {*game.options}
        game.picks("done")
    return found


@rule("BW-UNIT-09")
def test_a_team_may_have_a_base_in_every_area_of_a_planet() -> None:
    """Interaction 69."""
    assert "base vyctor_5.1" in offered("brood_war")
    assert "base vyctor_5.1" not in offered("none")
