"""BW-KEY: Collateral Damage, and the order of effects at the end of the Destroy step."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.starcraft.facts.terms import NONE
from tests.marks import rule
from tests.starcraft.arena import AREA, army, place, values
from tests.starcraft.broodwar.clashes import fight
from tests.starcraft.broodwar.fights import battle, duel
from tests.starcraft.dealing import lay_token
from tests.starcraft.scenario import Position

TANK = ("siege_tank", ["siege_mode_bw_9/7"])
WORKERS: dict[str, Any] = {
    "resources": [AREA, "dylar_iv.2"],
    "workers": {AREA: 2, "dylar_iv.2": 1},
    "pool": 1,
}


def shelled(units: str = "zergling", card: str = "zerg_03", **more: Any) -> Position:
    """A Siege Tank in Siege Mode attacks the Overmind."""
    return duel(jim_raynor=TANK, overmind=(units, [card], more))


@rule("BW-KEY-02", "BW-KEY-03", "BW-CARD-01")
def test_a_tank_in_siege_mode_may_destroy_the_base() -> None:
    game = shelled(base=True)
    assert (game.asked, game.prompt) == ("jim_raynor", "collateral")
    assert game.options == [f"raze-base {AREA}", "done"]
    game.picks(f"raze-base {AREA}")
    assert game.base(AREA) is None
    assert game.player("overmind").base_supply == game.box.bases - 1, "one is at home"


@rule("BW-KEY-02")
def test_it_may_be_declined() -> None:
    game = shelled(base=True)
    game.picks("done")
    assert game.base(AREA) == "overmind"


@rule("BW-KEY-02", "BW-CARD-01")
def test_the_tank_need_not_destroy_anything() -> None:
    """Siege Tanks cannot attack flyers: no splash damage either."""
    game = shelled("mutalisk", "zerg_03", base=True)
    assert values(game)[1][0] < values(game)[0][1]
    assert game.prompt == "collateral"
    assert game.told("trigger") == []


@rule("BW-KEY-02", "BW-CARD-01", "SC-SPLASH-05")
def test_a_destroyed_tank_does_no_damage_but_triggers_its_splash() -> None:
    """Interaction 28."""
    game = shelled("ultralisk zergling zergling", "zerg_07", base=True)
    assert game.supply("jim_raynor", "siege_tank") == 3
    assert game.base(AREA) == "overmind"
    assert game.prompt != "collateral", "nobody is asked"
    assert len(game.told("trigger")) == 1


@rule("BW-CARD-01")
def test_the_splash_of_siege_mode_is_for_ground_units() -> None:
    game = shelled("zergling hydralisk mutalisk")
    assert game.supply("overmind", "hydralisk") == 6, "nobody chooses the Mutalisk"
    assert game.army(AREA) == ["mutalisk"]


@rule("BW-KEY-01")
@pytest.mark.parametrize("units", ["goliath", "goliath siege_tank"])
def test_only_the_tank_in_front_has_the_keyword(units: str) -> None:
    game = duel(
        jim_raynor=(units, ["siege_mode_bw_9/7"]),
        overmind=("zergling", ["zerg_03"], {"base": True}),
    )
    assert values(game)[0][1] == 5, "the small values"
    assert game.base(AREA) == "overmind"
    assert game.prompt != "collateral"
    assert game.told("trigger") == []


@rule("BW-KEY-02", "SC-CLOAK-01")
def test_a_tank_that_withdraws_was_not_destroyed() -> None:
    """Interaction 29: a stolen tank under the Cloaking Field of an Arbiter, with a blind card of
    Siege Mode."""
    game = battle(
        tassadar=army(
            "siege_tank@jim_raynor arbiter",
            technologies=["cloaking_field_protoss"],
            elsewhere={"torus.1": "zealot"},
        ),
        jim_raynor=army(
            "battlecruiser",
            base=True,
            hand=["yamato_gun_10/9"],
            deck=["terran_01", "siege_mode_bw_9/7"],
        ),
    )
    fight(game, {"battlecruiser": ["yamato_gun_10/9"]}, until="withdraw")
    game.picks("area torus.1")
    assert (game.asked, game.prompt) == ("tassadar", "collateral")


@rule("BW-KEY-01")
def test_a_tank_with_another_card_has_no_keyword() -> None:
    game = duel(
        jim_raynor=("siege_tank", ["terran_14"]), overmind=("zergling", ["zerg_03"], {"base": True})
    )
    assert game.base(AREA) == "overmind"
    assert game.prompt != "collateral"


@rule("BW-KEY-02")
def test_it_works_for_the_defender_too() -> None:
    game = duel(
        overmind=("zergling", ["zerg_03"], {"resources": [AREA], "workers": {AREA: 1}}),
        jim_raynor=TANK,
    )
    assert (game.asked, game.options) == ("jim_raynor", [f"kill-workers {AREA}", "done"])


@rule("BW-KEY-03", "BW-KEY-05")
def test_workers_on_the_card_of_the_area_go_to_the_supply() -> None:
    game = shelled(**WORKERS)
    supply = game.player("overmind").worker_supply
    game.picks(f"kill-workers {AREA}")
    player = game.player("overmind")
    assert dict(zip(player.resources, player.workers, strict=True)) == {
        game.box.area_slugs.index(AREA): 0,
        game.box.area_slugs.index("dylar_iv.2"): 1,
    }
    assert (player.worker_supply, player.pool) == (supply + 2, 1)


@rule("BW-KEY-03")
def test_one_option_is_chosen_of_those_that_have_a_target() -> None:
    game = shelled(base=True, **WORKERS)
    assert game.options == [f"raze-base {AREA}", f"kill-workers {AREA}", "done"]
    game.picks(f"raze-base {AREA}")
    assert sum(game.player("overmind").workers) == 3
    assert "collateral" not in game.prompt


@rule("BW-KEY-03")
def test_an_installation_is_a_target() -> None:
    game = battle(
        jim_raynor=army("siege_tank", hand=["siege_mode_bw_9/7"]),
        overmind=army("zergling", hand=["zerg_03"]),
    )
    area = game.box.area_slugs.index(AREA)
    lay_token(game.game, game.factions.index("overmind"), area, "icc")
    place(game, ["siege_mode_bw_9/7"])
    place(game, ["zerg_03"])
    assert game.options == [f"raze-installation {AREA}", "done"]
    game.picks(f"raze-installation {AREA}")
    assert not any(one != NONE for one in game.state.installations)


@rule("BW-KEY-03")
def test_a_third_players_base_is_a_target() -> None:
    """Interaction 26."""
    game = third("queen_of_blades")
    assert game.options == [f"raze-base {AREA}", "done"]
    game.picks(f"raze-base {AREA}")
    assert game.base(AREA) is None


def third(owner: str, **setting: Any) -> Position:
    """Raynor's tank attacks the Overmind beside a base of somebody else."""
    sides = {
        "jim_raynor": army("siege_tank", hand=["siege_mode_bw_9/7"]),
        "overmind": army("zergling", hand=["zerg_03"]),
        owner: army("", elsewhere={AREA: "base", "pridewater.1": "base"}),
        "aldaris": army("", elsewhere={"tarsonis.1": "base"}),
    }
    game = battle(sides, setting=setting)
    place(game, ["siege_mode_bw_9/7"])
    place(game, ["zerg_03"])
    return game


@rule("BW-KEY-03")
def test_a_teammates_base_is_none() -> None:
    """Interaction 26: seats 0 and 2 are a team."""
    game = third("arcturus_mengsk", teams="yes")
    assert game.base(AREA) == "arcturus_mengsk"
    assert game.prompt != "collateral"


@rule("BW-KEY-03")
@pytest.mark.parametrize(("seat", "is_target"), [(1, True), (2, False)])
def test_a_teammates_installation_is_none(seat: int, is_target: bool) -> None:
    """Seats 0 and 2 are a team."""
    sides = {
        "jim_raynor": army("siege_tank", hand=["siege_mode_bw_9/7"]),
        "overmind": army("zergling", hand=["zerg_03"]),
        "queen_of_blades": army("", elsewhere={"pridewater.1": "base"}),
        "aldaris": army("", elsewhere={"tarsonis.1": "base"}),
    }
    game = battle(sides, setting={"teams": "yes"})
    lay_token(game.game, seat, game.box.area_slugs.index(AREA), "icc")
    place(game, ["siege_mode_bw_9/7"])
    place(game, ["zerg_03"])
    assert (game.prompt == "collateral") == is_target


@rule("BW-KEY-03")
@pytest.mark.parametrize(("seat", "is_target"), [(1, True), (2, False), (3, True)])
def test_a_teammates_workers_are_none(seat: int, is_target: bool) -> None:
    """Seats 0 and 2 are a team; a third player's workers are a target."""
    card: dict[str, Any] = {"resources": [AREA], "workers": {AREA: 1}}
    more = [card if at == seat else {} for at in range(4)]
    sides = {
        "jim_raynor": army("siege_tank", hand=["siege_mode_bw_9/7"]),
        "overmind": army("zergling", hand=["zerg_03"], **more[1]),
        "queen_of_blades": army("", elsewhere={"pridewater.1": "base"}, **more[2]),
        "aldaris": army("", elsewhere={"tarsonis.1": "base"}, **more[3]),
    }
    game = battle(sides, setting={"teams": "yes"})
    place(game, ["siege_mode_bw_9/7"])
    place(game, ["zerg_03"])
    assert (game.prompt == "collateral") == is_target


@rule("BW-KEY-03")
@pytest.mark.parametrize("workers", [0, 2])
def test_without_a_target_nobody_is_asked(workers: int) -> None:
    """Nothing of the enemy's is there, and the player's own workers are no target."""
    own = {"resources": [AREA], "workers": {AREA: workers}}
    game = duel(overmind=("zergling", ["zerg_03"]), jim_raynor=(*TANK, own))
    assert game.state.battle is None
    assert sum(game.player("jim_raynor").workers) == workers


@rule("BW-KEY-05", "SC-WIN-15")
def test_whoever_has_nothing_left_is_out_at_once() -> None:
    sides = {
        "jim_raynor": army("siege_tank marine", hand=["siege_mode_bw_9/7", "terran_02"]),
        "overmind": army("zergling zergling", hand=["zerg_03", "zerg_02"]),
        "aldaris": army("", elsewhere={AREA: "base"}),
    }
    game = battle(sides)
    cards = {"siege_tank": ["siege_mode_bw_9/7"], "marine": ["terran_02"], "zergling": ["zerg_03"]}
    fight(game, cards, first="siege_tank", until="collateral")
    game.picks(f"raze-base {AREA}")
    assert game.player("aldaris").out
    told = [event.kind for event in game.events]
    assert told.index("eliminated") < len(told) - 1 - told[::-1].index("compare"), (
        "before the next skirmish"
    )


@rule("BW-KEY-04", "BW-KEY-02")
def test_each_unit_with_the_keyword_does_its_damage_before_the_next_skirmish() -> None:
    game = battle(
        jim_raynor=army("siege_tank siege_tank", hand=["siege_mode_bw_9/7", "siege_mode_bw_9/8"]),
        overmind=army("mutalisk mutalisk", base=True, **WORKERS),
    )
    cards = {"siege_tank": ["siege_mode_bw_9/8", "siege_mode_bw_9/7"], "mutalisk": ["zerg_03"]}
    fight(game, cards, until="collateral")
    assert len(game.told("compare")) == 1
    game.picks(f"raze-base {AREA}")
    fight(game, cards, until="collateral")
    assert len(game.told("compare")) == 2
    assert game.options == [f"kill-workers {AREA}", "done"]
    game.picks(f"kill-workers {AREA}")
    fight(game, cards)
    assert game.owner(AREA) == "overmind", "the attackers retreated"
    assert game.base(AREA) is None


@rule("BW-KEY-05", "SC-MODULE-06")
def test_a_base_that_is_gone_helps_nobody_in_later_skirmishes() -> None:
    """Interaction 27: Air Support against the Wraith in the second skirmish: only while the base
    stands."""
    for choice, bonus in ((f"raze-base {AREA}", 0), ("done", 1)):
        game = battle(
            jim_raynor=army("siege_tank wraith", hand=["siege_mode_bw_9/7", "terran_11"]),
            overmind=army(
                "zergling hydralisk",
                base=True,
                modules=["air_support"],
                hand=["zerg_03", "zerg_04"],
            ),
        )
        game.picks("pair siege_tank zergling")
        cards = {
            "siege_tank": ["siege_mode_bw_9/7"], "wraith": ["terran_11"],
            "zergling": ["zerg_03"], "hydralisk": ["zerg_04"],
        }  # fmt: skip
        fight(game, cards, first="siege_tank", until="collateral")
        assert values(game)[1] == (4, 5)
        game.picks(choice)
        fight(game, cards, until="retreat-to")
        assert values(game)[1] == (5 + bonus, 5)


@rule("BW-KEY-05", "SC-CARD-Z-17")
@pytest.mark.parametrize(("choice", "bonus"), [(f"raze-base {AREA}", 0), ("done", 2)])
def test_a_text_that_asks_for_a_base_looks_for_it_when_its_skirmish_comes(
    choice: str, bonus: int
) -> None:
    game = battle(
        jim_raynor=army("siege_tank marine", hand=["siege_mode_bw_9/7", "terran_03"]),
        overmind=army(
            "zergling hydralisk", base=True, hand=["zerg_03", "zerg_04", "sunken_colony"]
        ),
    )
    game.picks("pair marine hydralisk")
    cards = {
        "siege_tank": ["siege_mode_bw_9/7"], "marine": ["terran_03"],
        "zergling": ["zerg_03"], "hydralisk": ["zerg_04", "sunken_colony"],
    }  # fmt: skip
    fight(game, cards, first="siege_tank", until="collateral")
    game.picks(choice)
    fight(game, cards, until="retreat-to")
    assert values(game)[1] == (5 + bonus, 5)


@rule("BW-KEY-05")
def test_what_depends_on_a_lost_base_stays_until_the_regrouping_phase() -> None:
    game = shelled(base=True, resources=[AREA], transports=["helios-torus"])
    game.picks(f"raze-base {AREA}")
    player = game.player("overmind")
    assert game.box.area_slugs.index(AREA) in player.resources
    assert player.transports


@rule("BW-KEY-19", "SC-TIME-04")
def test_a_player_orders_own_effects_and_the_attackers_come_first() -> None:
    """A Queen of the Overmind kills a supporter of the tank at the end of the Destroy step."""
    game = duel(
        jim_raynor=("siege_tank marine", ["siege_mode_bw_9/7"]),
        overmind=(
            "ultralisk queen",
            ["zerg_03", "spawn_broodling"],
            {"base": True},
        ),
    )
    assert (game.asked, game.prompt) == ("jim_raynor", "collateral")
    assert game.supply("jim_raynor", "marine") == 5, "Spawn Broodling is still to come"
    game.picks("done")
    assert (game.asked, game.prompt) == ("jim_raynor", "broodling")


POLICY: dict[str, Any] = {"leaders": ["scorched_earth_policy"]}


@rule("BW-LEADCARD-21")
@pytest.mark.parametrize(
    ("units", "does"),
    [
        ("battlecruiser", True),
        ("norad_ii", True),
        ("siege_tank", False),
        ("wraith norad_ii", False),
    ],
)
def test_scorched_earth_policy_gives_battlecruisers_in_front_the_keyword(
    units: str, does: bool
) -> None:
    game = duel(
        arcturus_mengsk=(units, ["terran_02"], POLICY),
        overmind=("zergling", ["zerg_03"], {"base": True}),
    )
    assert (game.prompt == "collateral") == does


@rule("BW-KEY-19", "BW-LEADCARD-21")
@pytest.mark.parametrize(
    ("units", "card", "more", "stays"),
    [("siege_tank", "siege_mode_bw_9/7", {}, True), ("battlecruiser", "terran_02", POLICY, False)],
)
def test_of_a_stolen_unit_only_the_keyword_of_a_card_stays(
    units: str, card: str, more: dict[str, Any], stays: bool
) -> None:
    """Interaction 43: Aldaris attacks and takes the defender's unit first; a third player's base
    stands there."""
    sides = {
        "aldaris": army("zealot dark_archon", hand=["protoss_03", "mind_control"]),
        "arcturus_mengsk": army(units, hand=[card], **more),
        "overmind": army("", elsewhere={AREA: "base", "pridewater.1": "base"}),
    }
    game = battle(sides)
    while game.prompt in ("extra-draw", "front", "pair"):
        game.picks(game.options[0])
    place(game, ["protoss_03", "mind_control"])
    place(game, [card])
    assert len(game.told("mind-control")) == 1
    assert (game.state.battle is not None and game.prompt == "collateral") == stays
