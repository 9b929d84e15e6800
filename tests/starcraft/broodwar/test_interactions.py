"""Where several rules of the expansion meet; each interaction has a number in `interactions`."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from orrery.starcraft.rules.cards.effects import Dive
from tests.marks import rule
from tests.starcraft.arena import AREA, army, values
from tests.starcraft.broodwar.areas import goals, ordered, stations
from tests.starcraft.broodwar.clashes import fight, stolen
from tests.starcraft.broodwar.fights import battle, duel
from tests.starcraft.broodwar.interactions import INTERACTIONS
from tests.starcraft.broodwar.order_leaders import ALDARIS, HOME, MENGSK, QUEEN, led, place_any
from tests.starcraft.broodwar.test_guard_tokens import attacked
from tests.starcraft.broodwar.test_guard_tokens import fight as fight_guarded
from tests.starcraft.expanded import base_box, expanded_box
from tests.starcraft.marches import attackers, march
from tests.starcraft.scenario import Position, side, table

ZERG = side(at={"dylar_iv.3": "zergling base"})


# ---- orders --------------------------------------------------------------------------------------


def with_fleet(faction: str, leader: str, order: str) -> Position:
    """An order on Helios, while Aldaris has units on the Conclave Fleet."""
    game = table(
        {
            faction: side(at=HOME[faction], leaders=[leader]),
            ALDARIS: side(at={"tarsonis.2": "base"}, reserve="zealot", leaders=["conclave_fleet"]),
        },
        orders={"helios": [f"{faction} {order}"]},
        expansion="brood_war",
    )
    game.picks("reveal helios")
    return game


@rule("BW-LEADCARD-20", "BW-LEADCARD-38")
def test_the_fleet_lands_before_a_mobilize_token_is_executed_as_special_build() -> None:
    """Interaction 7: the token decides."""
    game = with_fleet(MENGSK, "terran_civilization", "mobilize")
    assert (game.asked, game.prompt) == (ALDARIS, "conclave-fleet")
    game.picks("done", "execute-as special_build")
    assert (game.asked, game.prompt) == (MENGSK, "build-forces")


@rule("BW-LEADCARD-06")
def test_the_fleet_does_not_land_when_another_token_is_executed_as_special_mobilize() -> None:
    """Interaction 8."""
    game = with_fleet(QUEEN, "deathblow", "build")
    assert (game.asked, game.prompt) == (QUEEN, "execute")
    game.picks("execute-as special_mobilize")
    assert (game.asked, game.prompt) == (QUEEN, "move")


@rule("BW-ORDER-12")
@pytest.mark.parametrize("used", [False, True])
def test_unexpected_action_may_place_the_defend_order_if_it_is_unused(used: bool) -> None:
    """Interaction 11."""
    game = led(ALDARIS, phase="planning", own={"events": ["unexpected_action"]})
    if used:
        game.picks("defend helios.2")
    while game.prompt == "order-where":
        place_any(game)
    game.picks("use unexpected_action")
    assert ("defend helios.2" in game.options) != used


@rule("BW-DEFEND-04")
def test_neither_units_on_a_card_nor_recalled_ones_join_a_defend_order() -> None:
    """Interaction 13."""
    raynor = side(
        at={"helios.2": "marine", "helios.4": "base"},
        reserve="ghost",
        leaders=["covert_operations"],
    )
    tassadar = side(
        at={"torus.1": "arbiter", "torus.2": "zealot base", "vyctor_5.1": "dragoon"},
        technologies=["recall"],
    )
    game = table(jim_raynor=raynor, tassadar=tassadar, phase="planning", expansion="brood_war")
    game.picks("defend helios.4")
    assert game.options == ["move marine helios.2", "done"]
    game.picks("done", "defend torus.2")
    assert game.options == ["move arbiter torus.1", "done"]


# ---- areas ---------------------------------------------------------------------------------------


@rule("BW-PLANET-08", "BW-MODULE-05")
def test_four_flyers_and_a_queen_attack_a_small_flying_only_area() -> None:
    """Interaction 20: the limit is two; the Defiler walks."""
    game = ordered(
        "mobilize",
        "hydrax",
        overmind=side(
            at={
                "hydrax.1": "mutalisk mutalisk mutalisk scourge",
                "hydrax.2": "queen queen defiler",
            },
            modules=["assist"],
        ),
        jim_raynor=side(at={"hydrax.3": "wraith"}),
    )
    assert "hydrax.3" not in goals(game, "defiler", "hydrax.2")
    march(
        game, "3 mutalisk hydrax.1 hydrax.3", "scourge hydrax.1 hydrax.3", "queen hydrax.2 hydrax.3"
    )
    assert len(attackers(game)) == 5
    assert "hydrax.3" not in goals(game, "queen", "hydrax.2")


@rule("BW-CARD-46")
@pytest.mark.parametrize(
    ("card", "areas"),
    [("reinforcements", ["avernus_station.2", "avernus_station.3"]), ("flagship", [])],
)
def test_free_units_go_only_where_their_kind_may_be(card: str, areas: list[str]) -> None:
    """Interaction 22: Marine and Siege Tank walk, a Battlecruiser flies."""
    game = stations(
        phase="regrouping",
        jim_raynor=side(at={"hydrax.2": "base"}, drawn=[card]),
        tassadar=side(at={}),
    )
    game.picks(f"event {card}", "planet avernus_station")
    if areas:
        assert game.options == [f"area {area}" for area in areas]
    else:
        assert game.army("avernus_station.1") == ["battlecruiser"], "the only area for it"


# ---- battles -------------------------------------------------------------------------------------


@rule("BW-DEFEND-08", "BW-CARD-26")
def test_fenix_and_heroic_strategy_outdo_a_guard_token() -> None:
    """Interaction 15: two and one make three; the token's two are not added."""
    for pick in (f"use-guard {AREA}", "done"):
        game = attacked(
            "fenix guard",
            ALDARIS,
            hand=["protoss_06"],
            events=["heroic_strategy"],
            setting={"settings": {"leadership": "yes"}},
        )
        game.picks(pick)
        assert fight_guarded(game, "protoss_06")[1] == (8 + 1, 7 + 3)


@rule("BW-KEY-03")
def test_collateral_damage_kills_workers_of_whoever_holds_the_card_of_the_area() -> None:
    """Interaction 26."""
    game = battle(
        jim_raynor=army("siege_tank", hand=["siege_mode_bw_9/7"]),
        overmind=army("zergling", hand=["zerg_03"]),
        aldaris=army("", elsewhere={"tarsonis.2": "base"}, resources=[AREA], workers={AREA: 2}),
    )
    fight(game, {"siege_tank": ["siege_mode_bw_9/7"], "zergling": ["zerg_03"]}, until="collateral")
    supply = game.player("aldaris").worker_supply
    game.picks(f"kill-workers {AREA}")
    assert game.player("aldaris").worker_supply == supply + 2


@rule("BW-KEY-05")
@pytest.mark.parametrize(
    ("faction", "units", "cards", "bonus"),
    [
        (
            MENGSK,
            "marine firebat",
            {"marine": ["terran_01"], "firebat": ["terran_03", "bunker"]},
            3,
        ),
        (
            ALDARIS,
            "zealot dragoon",
            {"zealot": ["protoss_03"], "dragoon": ["protoss_06", "shield_battery"]},
            2,
        ),
    ],
)
def test_no_card_finds_a_base_that_was_destroyed_in_an_earlier_skirmish(
    faction: str, units: str, cards: dict[str, list[str]], bonus: int
) -> None:
    """Interaction 27."""
    later = units.split()[1]
    found = []
    for choice in (f"raze-base {AREA}", "done"):
        hand = [card for some in cards.values() for card in some]
        game = battle(
            {
                "jim_raynor": army("siege_tank goliath", hand=["siege_mode_bw_9/7", "terran_11"]),
                faction: army(units, base=True, hand=hand),
            }
        )
        game.picks(f"pair goliath {later}")
        mine = {"siege_tank": ["siege_mode_bw_9/7"], "goliath": ["terran_11"]}
        fight(game, {**mine, **cards}, first="siege_tank", until="collateral")
        game.picks(choice)
        fight(game, {**mine, **cards}, until="retreat-to")
        found.append(values(game)[1][1])
    assert found[1] - found[0] == bonus


@rule("BW-SETUP-02")
def test_base_scourge_cards_are_out() -> None:
    """Interaction 33: Sacrifice is on the sheet instead."""
    for box, number in ((base_box(), 3), (expanded_box(), 0)):
        texts = [
            effects for effects in box.effects if any(isinstance(one, Dive) for one in effects)
        ]
        assert len(texts) == 2 * number, "of both Zerg factions"


@rule("BW-KEY-02", "SC-CLOAK-02")
def test_a_tank_that_finds_no_room_to_withdraw_was_destroyed() -> None:
    """Interaction 29: it withdraws before anybody knows whether it survives."""
    game = battle(
        tassadar=army("siege_tank@jim_raynor arbiter", technologies=["cloaking_field_protoss"]),
        jim_raynor=army(
            "battlecruiser",
            base=True,
            elsewhere={"torus.1": "marine", "torus.2": "marine", "torus.4": "marine"},
            hand=["yamato_gun_10/9"],
            deck=["terran_01", "siege_mode_bw_9/7"],
        ),
    )
    fight(game, {"battlecruiser": ["yamato_gun_10/9"]}, until="end-of-destroy-step")
    assert game.told("collateral") == []
    assert game.supply("jim_raynor", "siege_tank") == 3
    assert game.state.battle is None


@rule("BW-LEADCARD-21")
@pytest.mark.parametrize("leader", ["scorched_earth_policy", "norad_ii"])
def test_no_other_leadership_card_gives_battlecruisers_collateral_damage(leader: str) -> None:
    game = duel(
        arcturus_mengsk=("battlecruiser", ["terran_02"], {"leaders": [leader]}),
        overmind=("zergling", ["zerg_03"], {"base": True}),
    )
    assert (game.prompt == "collateral") == (leader == "scorched_earth_policy")


@rule("BW-CARD-05")
def test_restoration_never_returns_the_card_of_a_stolen_unit() -> None:
    """Interaction 41: it lies on the enemy's side, and its owner has a Medic there."""
    game = battle(
        jim_raynor=army(
            "firebat medic",
            hand=["terran_07"],
            deck=["terran_03", "terran_01"],
            technologies=["restoration"],
        ),
        tassadar=army("marine@jim_raynor"),
    )
    fight(game, {"firebat": ["terran_07"]}, until="recharge")
    assert game.options == ["recharge terran_07", "done"]


@rule("BW-CARD-10")
def test_a_stolen_zealot_is_a_zealot_for_leg_enhancement() -> None:
    """Interaction 42."""
    game = battle(
        tassadar=army("zealot@aldaris", technologies=["leg_enhancement"]),
        jim_raynor=army("marine"),
        aldaris=army("", elsewhere={"tarsonis.2": "base"}),
    )
    assert (game.asked, game.prompt) == ("tassadar", "start-of-battle")
    game.picks("use-technology leg_enhancement")
    assert game.supply("jim_raynor", "marine") == 6


@rule("BW-KEY-08", "BW-KEY-06")
def test_a_stolen_lurker_keeps_its_cloaking() -> None:
    """Interaction 43."""
    game = battle(
        tassadar=army("lurker@overmind", elsewhere={"torus.1": "zealot"}),
        jim_raynor=army("siege_tank", hand=["terran_14"]),
        overmind=army("", elsewhere={"tarsonis.2": "base"}),
    )
    fight(game, {"siege_tank": ["terran_14"]}, until="withdraw")
    assert (game.asked, game.prompt) == ("tassadar", "withdraw")


@rule("BW-KEY-08", "BW-KEY-16")
def test_a_stolen_scourge_keeps_its_sacrifice() -> None:
    """Interaction 43."""
    game = battle(
        tassadar=army("scourge@overmind"),
        jim_raynor=army("wraith"),
        overmind=army("", elsewhere={"tarsonis.2": "base"}),
    )
    fight(game, {})
    assert len(game.told("sacrifice")) == 1
    assert stolen(game, "tassadar") == []


@rule("BW-LEADCARD-39")
def test_under_dark_swarm_fenix_is_a_dragoon_and_cannot_attack() -> None:
    """Interaction 45: a Zealot could."""
    for unit, killed in (("fenix", 0), ("zealot", 1)):
        game = duel(
            overmind=("hydralisk defiler", ["zerg_05", "dark_swarm_bw"]),
            aldaris=(unit, ["protoss_05"]),
        )
        assert values(game)[1][0] >= values(game)[0][1]
        assert game.supply("overmind", "hydralisk") == 5 + killed


@rule("BW-LEADCARD-39")
def test_fenix_is_no_zealot_for_leg_enhancement() -> None:
    """Interaction 45: though he has his health in front, whatever the card shows."""
    game = battle(
        aldaris=army("fenix", technologies=["leg_enhancement"], hand=["protoss_03"]),
        jim_raynor=army("marine", hand=["terran_03"]),
    )
    assert game.prompt != "start-of-battle"
    fight(game, {"fenix": ["protoss_03"], "marine": ["terran_03"]})
    assert values(game)[0] == (5, 6 + 2)


@rule("BW-LEADCARD-32", "BW-LEADCARD-45")
@pytest.mark.parametrize("heroes", ["mortal", "immune"])
def test_the_gantrithor_may_strike_a_hero_unless_heroes_are_immune(heroes: str) -> None:
    """Interaction 47."""
    game = table(
        expansion="brood_war",
        tassadar=side(at={"torus.1": "gantrithor", "helios.2": "base"}, leaders=["gantrithor"]),
        overmind=side(at={"torus.2": "zergling torrasque"}, leaders=["torrasque"]),
        orders={"torus": ["tassadar build"]},
        settings={"heroes": heroes},
    )
    game.picks("reveal torus", "execute", "destroy", "area torus.1")
    assert game.prompt == "last-strike"
    assert ("strike torrasque torus.2" in game.options) == (heroes == "mortal")


def test_every_interaction_is_named_by_a_test() -> None:
    named: set[int] = set()
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                said = re.match(r"Interactions? ([\d, ]+)", ast.get_docstring(node) or "")
                named |= {int(number) for number in re.findall(r"\d+", said[1])} if said else set()
    assert named == set(INTERACTIONS)
