"""BW-KEY-08, -20, -22: a stolen unit is its controller's own in every respect but its cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.marks import rule
from tests.starcraft.arena import army, battle, values
from tests.starcraft.broodwar.clashes import EXPANDED, clash, expanded_battle, fight, stolen
from tests.starcraft.scenario import Position, side, table
from tests.starcraft.test_fought import fought

THEFT = ["protoss_06", "mind_control"]
STOLEN = {"torus.2": "zergling@overmind"}
OVERMIND: tuple[str, list[str], dict[str, Any]] = (
    "",
    [],
    {"elsewhere": {"tarsonis.1": "base"}},
)


# ---- its controller's own unit -------------------------------------------------------------------


def test_it_moves_with_the_controllers_orders_and_holds_areas_for_him() -> None:
    game = table(
        tassadar=side(at={"torus.1": "marine@jim_raynor", "helios.2": "base"}),
        jim_raynor=side(at={"torus.2": "marine", "dylar_iv.2": "base"}),
        orders={"torus": ["tassadar mobilize"], "vyctor_5": ["jim_raynor build"]},
        expansion="brood_war",
    )
    game.picks("reveal torus", "execute")
    assert game.options[0] == "move marine torus.1"
    game.picks("move marine torus.1", "area torus.4")
    assert game.owner("torus.4") == "tassadar"
    assert game.owner("torus.1") is None


@rule("BW-KEY-08")
def test_it_keeps_the_figures_of_its_sheet_and_supports_its_controller() -> None:
    game = clash(
        jim_raynor=("wraith", ["terran_09"], {}),
        tassadar=("scout hydralisk@overmind", ["protoss_08"], {}),
        overmind=OVERMIND,
    )
    assert values(game)[1] == (7 + 1, 8), "one for the Hydralisk"


@rule("BW-KEY-08", "BW-KEY-06")
def test_a_stolen_lurker_keeps_its_cloaking() -> None:
    game = clash(
        jim_raynor=("battlecruiser", ["terran_14"], {}),
        tassadar=("lurker@overmind", [], {}),
        overmind=OVERMIND,
    )
    fight(game, {"battlecruiser": ["terran_14"]}, until="withdraw")
    assert (game.asked, game.prompt) == ("tassadar", "withdraw")


@rule("BW-KEY-08", "BW-LEADCARD-21")
@pytest.mark.parametrize(
    ("faction", "unit", "does"),
    [
        ("arcturus_mengsk", "battlecruiser", True),
        ("tassadar", "battlecruiser@arcturus_mengsk", False),
    ],
)
def test_scorched_earth_policy_is_not_for_a_stolen_battlecruiser(
    faction: str, unit: str, does: bool
) -> None:
    """The card is its first owner's, who looks on."""
    mengsk: dict[str, Any] = {
        "leaders": ["scorched_earth_policy"],
        "elsewhere": {"tarsonis.2": "base"},
    }
    sides = {
        faction: army(unit, **(mengsk if does else {})),
        "overmind": army("zergling", base=True),
        **({} if does else {"arcturus_mengsk": army("", **mengsk)}),
    }
    game = expanded_battle(sides)
    fight(game, {}, until="collateral")
    assert (game.state.battle is not None) == does


@rule("BW-CARD-10")
def test_a_stolen_zealot_is_one_for_leg_enhancement() -> None:
    sides = {
        "tassadar": army("zealot@aldaris", technologies=["leg_enhancement"]),
        "jim_raynor": army("marine"),
        "aldaris": army("", elsewhere={"tarsonis.2": "base"}),
    }
    game = battle(sides, setting=EXPANDED)
    assert game.options == ["use-technology leg_enhancement", "done"]
    game.picks("use-technology leg_enhancement")
    assert game.supply("jim_raynor", "marine") == 6


@rule("BW-KEY-08")
def test_technologies_of_its_first_owner_never_help_it_and_the_controllers_do_by_type() -> None:
    boosted = clash(
        overmind=("zergling", ["zerg_01"], {"technologies": ["metabolic_boost_bw"]}),
        jim_raynor=("marine", ["terran_01"], {}),
    )
    assert values(boosted)[0] == (6, 3 + 2)
    game = expanded_battle(
        {
            "tassadar": army("zergling@overmind", hand=["protoss_03"]),
            "jim_raynor": army("marine", hand=["terran_01"], deck=["terran_02"]),
            "overmind": army(
                "",
                elsewhere={"tarsonis.1": "base"},
                deck=["zerg_01", "zerg_02"],
                technologies=["metabolic_boost_bw"],
            ),
        }
    )
    fight(game, {"marine": ["terran_01"]})
    assert values(game)[0] == (6, 3)


@rule("BW-KEY-08", "BW-KEY-07")
def test_a_stolen_unit_may_be_chosen_for_splash_damage_and_may_be_spared() -> None:
    """Interaction 34: as in BW-KEY-EX1, with the cards of a Reaver: the splash card is active
    against the thief."""

    def position() -> Position:
        return clash(
            aldaris=("reaver", ["protoss_16"], {}),
            tassadar=("zealot dark_archon", THEFT, {}),
        )

    game, again = position(), position()
    assert (game.asked, game.prompt) == ("tassadar", "splash")
    assert game.options == ["unit dark_archon", "unit reaver"]
    game.picks("unit dark_archon")
    assert (game.army("torus.3"), game.owner("torus.3")) == (["reaver"], "tassadar")
    again.picks("unit reaver")
    assert again.army("torus.3") == ["dark_archon"]
    assert (
        again.supply("aldaris", "reaver")
        == again.box.figures[again.box.unit(again.player("aldaris").faction, "reaver")]
    )


@rule("BW-KEY-08")
def test_a_player_with_nothing_but_a_stolen_unit_is_in_the_game() -> None:
    game = clash(
        jim_raynor=("marine", ["terran_03"], {}),
        tassadar=("zealot", ["protoss_06"], {"home": False, "elsewhere": STOLEN}),
        overmind=OVERMIND,
    )
    assert game.supply("tassadar", "zealot") == 6
    assert game.player("tassadar").out == 0


@rule("BW-KEY-08", "BW-KEY-12")
def test_the_theft_of_the_last_unit_of_a_player_without_base_eliminates_him() -> None:
    """Interaction 36."""
    game = clash(
        jim_raynor=("marine", ["terran_03"], {"home": False}),
        tassadar=("zealot dark_archon", THEFT, {}),
        overmind=OVERMIND,
    )
    assert game.player("jim_raynor").out == 1
    assert stolen(game, "tassadar") == ["marine"]


@rule("BW-KEY-10")
def test_of_two_equal_stolen_units_the_one_that_will_withdraw_is_not_given_up() -> None:
    """Spawn Broodling has hit the Zergling behind, which the Cloaking Field saves; the one in front
    is given up for the Mutalisk."""
    game = clash(
        queen_of_blades=("mutalisk queen", ["zerg_03", "spawn_broodling"], {}),
        tassadar=(
            "zergling@overmind zergling@overmind arbiter dark_archon",
            [],
            {"hand": ["mind_control"], "technologies": ["cloaking_field_protoss"]},
        ),
        overmind=("", [], {"elsewhere": {"tarsonis.1": "base"}, "deck": ["zerg_13", "zerg_01"]}),
    )
    game.picks("card mind_control", "mind-control")
    assert game.options == ["give-up zergling torus.3", "done"]
    game.picks("give-up zergling torus.3")
    assert (game.asked, game.prompt) == ("tassadar", "withdraw")
    game.picks("area torus.1")
    assert game.army("torus.1") == ["zergling"]
    assert sorted(stolen(game, "tassadar")) == ["mutalisk", "zergling"]


@rule("BW-KEY-10")
def test_the_retold_battle_has_no_unit_that_was_given_up_elsewhere() -> None:
    elsewhere = {**STOLEN, "helios.1": "firebat@arcturus_mengsk"}
    game = clash(
        jim_raynor=("marine", ["terran_03"], {}),
        tassadar=("zealot dark_archon", THEFT, {"elsewhere": elsewhere}),
        overmind=OVERMIND,
        arcturus_mengsk=("", [], {"elsewhere": {"tarsonis.2": "base"}}),
    )
    game.picks("give-up firebat helios.1")
    slugs = game.box.unit_slugs
    [lane] = fought(game)["lanes"]
    assert [[slugs[unit] for unit in side] for side in lane["lost"]] == [[], ["zealot"]]


@rule("BW-KEY-10", "BW-KEY-20")
def test_if_the_front_line_unit_will_withdraw_an_equal_one_behind_it_is_given_up() -> None:
    """So the Ghost with the Nuke is not destroyed, and the Nuke falls."""
    game = clash(
        jim_raynor=("battlecruiser", ["terran_14"], {}),
        tassadar=(
            "ghost@arcturus_mengsk ghost@arcturus_mengsk arbiter dark_archon",
            [],
            {"hand": ["mind_control"], "technologies": ["cloaking_field_protoss"]},
        ),
        arcturus_mengsk=("", [], {"elsewhere": {"tarsonis.2": "base"}, "deck": ["nuke"]}),
    )
    game.picks("card mind_control", "mind-control", "give-up ghost torus.3", "area torus.1")
    assert game.army("torus.1") == ["ghost"]
    assert len(game.told("nuke-held")) == 1


# ---- texts that look at the stolen unit ----------------------------------------------------------


@rule("BW-KEY-20")
def test_the_nuke_of_a_stolen_ghost_falls_and_may_take_the_ghost() -> None:
    """Interaction 35."""
    game = clash(
        jim_raynor=("ghost", ["nuke"], {}),
        tassadar=("zealot dark_archon dragoon", THEFT, {}),
    )
    assert stolen(game, "tassadar") == ["ghost"]
    assert (game.asked, game.prompt) == ("tassadar", "nuke")
    assert "unit ghost" in game.options
    game.picks("unit ghost", "unit dragoon")
    assert game.army("torus.3") == ["zealot", "dark_archon"]
    assert game.supply("jim_raynor", "ghost") == 3


@rule("BW-KEY-20")
def test_the_nuke_of_a_ghost_destroyed_in_the_skirmish_does_not_fall() -> None:
    game = clash(
        jim_raynor=("ghost", ["nuke"], {}),
        tassadar=("archon dark_archon", ["protoss_13", "mind_control"], {}),
    )
    assert game.supply("jim_raynor", "ghost") == 3
    assert game.army("torus.3") == ["archon", "dark_archon"]
    assert game.told("nuke-held") == []


@rule("BW-KEY-20", "SC-TIME-02")
@pytest.mark.parametrize("attacks", [True, False])
def test_a_nuke_looks_before_the_defenders_broodling_and_after_the_attackers(attacks: bool) -> None:
    """The Broodlings have the Ghost in both."""
    ghost: tuple[str, list[str], dict[str, Any]] = ("ghost", ["nuke"], {})
    queen: tuple[str, list[str], dict[str, Any]] = (
        "ultralisk queen zergling", ["zerg_04", "spawn_broodling"], {}
    )  # fmt: skip
    if attacks:
        game = clash(jim_raynor=ghost, overmind=queen)
    else:
        game = clash(overmind=queen, jim_raynor=ghost)
    assert game.supply("jim_raynor", "ghost") == 3
    assert len(game.told("nuke-held")) == attacks
    assert (game.prompt == "nuke") == attacks


@rule("BW-KEY-22")
def test_the_cloaking_field_covers_a_stolen_unit() -> None:
    game = beside_an_arbiter("zergling@overmind arbiter")
    assert (game.asked, game.prompt) == ("tassadar", "withdraw")


@rule("BW-KEY-22")
def test_the_cloaking_field_covers_no_stolen_arbiter() -> None:
    """The Arbiter in front is Aldaris's; the one behind lets the field work."""
    game = beside_an_arbiter("arbiter@aldaris arbiter")
    assert game.told("withdraw") == []
    assert game.supply("aldaris", "arbiter") == 3


def beside_an_arbiter(units: str) -> Position:
    """A Battlecruiser destroys a stolen unit of Tassadar, who has the Cloaking Field."""
    game = clash(
        jim_raynor=("battlecruiser", ["terran_14"], {}),
        tassadar=(units, [], {"technologies": ["cloaking_field_protoss"]}),
        overmind=OVERMIND,
        aldaris=("", [], {"elsewhere": {"tarsonis.2": "base"}}),
    )
    fight(game, {"battlecruiser": ["terran_14"]}, until="withdraw")
    return game


@rule("BW-KEY-EX1", "BW-KEY-08", "BW-CARD-11")
def test_example_1_mind_control_against_splash() -> None:
    """Interaction 34."""
    game = clash(
        jim_raynor=("siege_tank", ["siege_mode_bw_9/7"], {}),
        tassadar=("zealot dark_archon", THEFT, {}),
    )
    assert stolen(game, "tassadar") == ["siege_tank"]
    assert (game.asked, game.prompt) == ("tassadar", "splash")
    assert game.options == ["unit siege_tank", "unit dark_archon"]
    game.picks("unit dark_archon")
    assert game.army("torus.3") == ["siege_tank"]
    assert game.owner("torus.3") == "tassadar"
    assert game.state.battle is None


@rule("BW-KEY-19", "BW-KEY-07")
def test_collateral_damage_stays_with_the_player_whose_unit_was_stolen() -> None:
    game = clash(
        tassadar=("zealot dark_archon", THEFT, {"base": True}),
        jim_raynor=("siege_tank", ["siege_mode_bw_9/7"], {}),
    )
    assert len(game.told("mind-control")) == 1, "the attacker's effects come first"
    assert (game.asked, game.prompt) == ("jim_raynor", "collateral")
    game.picks("raze-base torus.3")
    assert game.base("torus.3") is None


@rule("BW-KEY-19", "BW-KEY-07")
def test_the_attackers_spawn_broodling_comes_before_the_defenders_mind_control() -> None:
    game = clash(
        overmind=("ultralisk queen", ["zerg_09", "spawn_broodling"], {}),
        tassadar=("zealot zealot dark_archon", THEFT, {}),
    )
    kinds = [event.kind for event in game.events]
    lost = [at for at, kind in enumerate(kinds) if kind == "destroy"]
    assert len(lost) == 2, "one by strength, one by the card"
    assert kinds.index("mind-control") > max(lost)
    assert stolen(game, "tassadar") == ["ultralisk"]
