"""BW-MODULE-01 and -04 to -07: buying the new modules; what Assist and Offensive modules allow."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.decisions import Option
from orrery.starcraft.board.queries import excess, room_for
from orrery.starcraft.rules.orders.mobilize import Mobilize
from tests.marks import rule
from tests.starcraft.broodwar.areas import area_of, goals, unit_of, why_area
from tests.starcraft.broodwar.test_arrivals import survivors
from tests.starcraft.marches import attackers, march
from tests.starcraft.scenario import Position, side, table

NEW = ("defensive", "assist", "offensive")
PRICES = {"overmind": (2, 2, 1), "jim_raynor": (2, 1, 2), "tassadar": (1, 2, 2)}
"""In gas (BW-MODULE-01)."""
RICH = ["helios.2", "helios.4", "torus.2", "torus.3", "torus.4", "dylar_iv.2"]


def expanded(**given: Any) -> Position:
    return table(expansion="brood_war", settings={"leadership": "no"}, **given)


def mobilizing(planet: str = "torus", **sides: Any) -> Position:
    """The first side executes a Mobilize order."""
    first = next(iter(sides))
    game = expanded(orders={planet: [f"{first} mobilize"]}, **sides)
    game.picks(f"reveal {planet}", "execute")
    return game


# ---- buying --------------------------------------------------------------------------------------


@rule("BW-MODULE-01")
@pytest.mark.parametrize("faction", PRICES)
@pytest.mark.parametrize("module", NEW)
def test_new_modules_cost_gas_and_are_built_once(faction: str, module: str) -> None:
    mine = side(at={"helios.2": "base"}, resources=RICH, pool=9)
    sides = {faction: mine, "aldaris": side(at={"vyctor_5.2": "base"})}
    game = expanded(orders={"helios": [f"{faction} build", f"{faction} build"]}, **sides)
    game.picks("reveal helios", "execute", "done")
    price = PRICES[faction][NEW.index(module)]
    box, player = game.box, game.player(faction)
    assert box.module_cost[box.race[player.faction]][3 + NEW.index(module)] == (0, price)
    before = player.pool
    game.picks(f"module {module}", "pay")
    assert player.modules[3 + NEW.index(module)] == 1
    assert before - player.pool == price, "a worker for each gas"
    while game.prompt != "reveal":
        game.picks("done")
    game.picks("reveal helios", "execute", "done")
    assert f"module {module}" not in game.options, "there is one token"


@rule("BW-MODULE-01")
def test_the_sheet_limits_the_modules() -> None:
    full = ["defensive", "assist", "offensive", "air_support", "research_and_development"]
    game = expanded(
        orders={"helios": ["overmind build"]},
        overmind=side(at={"helios.2": "base"}, resources=RICH, pool=9, modules=full),
        aldaris=side(at={"vyctor_5.2": "base"}),
    )
    game.picks("reveal helios", "execute", "done")
    assert not [text for text in game.options if text.startswith("module")], "five spaces"


# ---- the Assist module ---------------------------------------------------------------------------


def raynor(modules: list[str], at: dict[str, str], **more: Any) -> Position:
    mine = side(at=at, modules=modules, resources=RICH, pool=9, **more)
    return expanded(jim_raynor=mine, aldaris=side(at={"vyctor_5.2": "base"}), phase="planning")


@rule("BW-MODULE-04")
def test_one_unit_with_assist_in_each_area_is_free() -> None:
    four = {"torus.3": "marine marine marine firebat", "helios.2": "marine marine marine medic"}
    for modules, medics in ((["assist"], 1), ([], 0)):
        game = raynor(modules, four)
        box, state = game.box, game.state
        medic, marine = (unit_of(game, "jim_raynor", slug) for slug in ("medic", "marine"))
        torus, helios = area_of(game, "torus.3"), area_of(game, "helios.2")
        assert room_for(state, box, 0, torus, medic) == medics
        assert room_for(state, box, 0, torus, marine) == 0
        assert room_for(state, box, 0, helios, marine) == medics, "its Medic does not count"
        assert excess(state, box, 0, torus, (marine,) * 4 + (medic,)) == 1 - medics
        assert excess(state, box, 0, torus, (marine,) * 4 + (medic,) * 2) == 2 - medics


@rule("BW-MODULE-04")
def test_a_medic_is_built_into_a_full_area() -> None:
    game = expanded(
        orders={"torus": ["jim_raynor build"]},
        jim_raynor=side(
            at={"torus.3": "marine marine marine marine base", "torus.1": "marine marine"},
            modules=["assist"],
            buildings={"barracks": 2},
            resources=RICH,
            pool=9,
        ),
        aldaris=side(at={"torus.2": "zealot", "torus.4": "zealot"}),
    )
    game.picks("reveal torus", "execute")
    assert "unit marine" not in game.options
    game.picks("unit medic")
    assert game.options == ["area torus.1", "area torus.3"]
    game.picks("area torus.3", "pay", "unit medic")
    assert game.prompt == "pay", "the other area is the only one left"


@rule("BW-MODULE-EX2", "BW-MODULE-05", "BW-MODULE-04")
def test_four_marines_and_a_medic_stand_and_attack() -> None:
    army = {"helios.2": "marine marine marine marine medic"}
    for modules, number in ((["assist"], 5), ([], 4)):
        game = mobilizing(
            jim_raynor=side(at=army, modules=modules, transports=["helios-torus"]),
            aldaris=side(at={"torus.2": "zealot", "torus.3": "zealot"}),
        )
        march(game, "4 marine helios.2 torus.2")
        assert ("torus.2" in goals(game, "medic", "helios.2")) == (number == 5)
        if modules:
            march(game, "medic helios.2 torus.2")
        assert len(attackers(game)) == number
        assert "done" in game.options


@rule("BW-MODULE-05")
def test_a_second_medic_among_the_attackers_counts() -> None:
    game = mobilizing(
        jim_raynor=side(
            at={"helios.2": "marine marine marine medic medic", "helios.4": "marine"},
            modules=["assist"],
            transports=["helios-torus"],
        ),
        aldaris=side(at={"torus.2": "zealot"}),
    )
    march(game, "3 marine helios.2 torus.2", "2 medic helios.2 torus.2")
    assert "torus.2" not in goals(game, "marine", "helios.4")
    game.picks("move marine helios.4")
    assert why_area(game, "torus.2") == "SC-MOVE-10"


@rule("BW-MODULE-04")
def test_a_winner_keeps_one_unit_with_assist_above_the_limit() -> None:
    """Interaction 19: limit 2, three Zerglings and a Defiler: one Zergling goes; the Defiler alone
    would not do."""
    game = survivors("helios.1", "zergling zergling zergling defiler", mine={"modules": ["assist"]})
    assert game.prompt == "retreat-to"
    game.picks("area helios.4")
    assert game.army("helios.1") == ["zergling", "zergling", "defiler"]
    assert game.army("helios.4") == ["zergling"], "nobody was asked who"


@rule("BW-MODULE-04")
def test_a_retreat_loses_nobody_who_could_be_saved() -> None:
    """Room for one more, and for a unit with Assist: the Defiler is never lost."""
    game = survivors(
        "helios.2",
        "zergling zergling hydralisk defiler",
        "zealot",
        mine={"modules": ["assist"], "elsewhere": {"helios.1": "zergling"}},
        theirs={"elsewhere": {"helios.3": "zealot", "helios.4": "zealot"}, "home": False},
    )
    assert game.supply("overmind", "zergling") == 7, "one of the Zerglings is lost in any case"
    assert (game.prompt, game.options) == ("retreat-lose", ["unit zergling", "unit hydralisk"])
    game.picks("unit zergling")
    assert game.army("helios.1") == ["zergling", "hydralisk", "defiler"]


FULL = "zealot zealot high_templar"


def summoning(at: dict[str, str], modules: tuple[str, ...] = ("assist",)) -> Position:
    """Aldaris at step 1 of a Build order on Torus; he may summon Archons."""
    game = expanded(
        orders={"torus": ["aldaris build"]},
        aldaris=side(
            at=at,
            modules=list(modules),
            technologies=["summon_archon_bw"],
            resources=RICH,
            pool=9,
        ),
        overmind=side(at={"vyctor_5.2": "base"}),
    )
    game.picks("reveal torus", "execute")
    return game


@rule("BW-MODULE-04")
def test_an_archon_needs_room_where_a_templar_did_not_count() -> None:
    game = summoning({"torus.2": FULL, "torus.4": FULL, "torus.3": "high_templar"})
    game.picks("unit archon", "area torus.2")
    assert game.prompt == "pay", "the second Templar is in the only area with room"
    game.picks("pay")
    assert game.army("torus.3") == ["archon"]
    assert game.army("torus.2") == ["zealot", "zealot"]


@rule("BW-MODULE-04")
def test_no_archon_where_it_would_be_one_too_many() -> None:
    game = summoning({"torus.2": FULL, "torus.4": FULL, "torus.1": "base"})
    assert "unit archon" not in game.options
    archon = Option("unit", unit_of(game, "aldaris", "archon"))
    assert game.why("aldaris", archon) == "SC-COMP-10"
    both = summoning({"torus.3": "zealot zealot zealot high_templar high_templar"})
    both.picks("unit archon", "pay")
    assert both.army("torus.3") == ["zealot", "zealot", "zealot", "archon"]


# ---- the Offensive module ------------------------------------------------------------------------

SHIELDED = side(at={"torus.3": "marine base", "torus.1": "marine"}, modules=["air_support"])


def evading(modules: tuple[str, ...] = ("offensive",), **more: Any) -> Position:
    """Mengsk mobilizes on Torus, where Raynor has a base with Air Support."""
    given = {
        "at": {"helios.2": "marine marine marine", "dylar_iv.2": "marine marine marine"},
        "transports": ["helios-torus", "dylar_iv-torus", "tarsonis-torus"],
        **more,
    }
    return mobilizing(arcturus_mengsk=side(modules=list(modules), **given), jim_raynor=SHIELDED)


@rule("BW-MODULE-EX3", "BW-MODULE-06", "BW-MODULE-07")
def test_mengsk_carries_six_marines_past_the_defense_and_loses_two_transports() -> None:
    game = evading()
    march(game, "3 marine dylar_iv.2 torus.3", "3 marine helios.2 torus.3")
    assert len(attackers(game)) == 6
    assert game.transports("arcturus_mengsk") == [
        "dylar_iv-torus",
        "helios-torus",
        "tarsonis-torus",
    ]
    game.picks("done")
    assert game.transports("arcturus_mengsk") == ["tarsonis-torus"], "before the battle"
    assert game.state.battle is not None


@rule("BW-MODULE-06")
def test_without_the_module_the_defense_holds() -> None:
    game = evading(())
    assert goals(game, "marine", "helios.2") == ["torus.1", "torus.2", "torus.4"]
    game.picks("move marine helios.2")
    assert why_area(game, "torus.3") == "SC-MOVE-13"


@rule("BW-MODULE-06")
def test_limits_and_the_single_enemy_area_still_bind_whoever_evades() -> None:
    game = evading(
        at={"helios.2": "marine marine marine marine", "dylar_iv.2": "marine marine firebat"}
    )
    march(game, "4 marine helios.2 torus.3", "2 marine dylar_iv.2 torus.3")
    game.picks("move firebat dylar_iv.2")
    assert why_area(game, "torus.3") == "SC-MOVE-10"
    assert why_area(game, "torus.1") == "SC-MOVE-07"


@rule("BW-MODULE-07")
def test_what_evading_costs_is_told_before() -> None:
    game = evading()
    game.picks("move marine helios.2")
    frame = game.game.stack[-1]
    assert isinstance(frame, Mobilize)
    past, beside = (Option("area", area_of(game, slug)) for slug in ("torus.3", "torus.2"))
    assert [(cost.kind, cost.n) for cost in frame.costs(game.game, past)] == [("transports", 1)]
    assert frame.costs(game.game, beside) == []
    game.picks("area torus.3", "move marine helios.2")
    assert frame.costs(game.game, past) == [], "the same transport carries them all"


@rule("BW-MODULE-07")
def test_a_transport_to_other_areas_of_the_planet_survives() -> None:
    game = evading()
    march(game, "marine helios.2 torus.2", "marine dylar_iv.2 torus.3", "marine dylar_iv.2 torus.4")
    game.picks("done")
    assert game.transports("arcturus_mengsk") == ["helios-torus", "tarsonis-torus"]


@rule("BW-MODULE-07")
def test_units_that_were_on_the_planet_cost_nothing() -> None:
    game = evading(at={"torus.2": "marine marine", "helios.2": "marine"})
    march(game, "2 marine torus.2 torus.3", "marine helios.2 torus.4")
    game.picks("done")
    assert len(game.transports("arcturus_mengsk")) == 3


@rule("BW-MODULE-07")
def test_without_air_support_nothing_is_destroyed() -> None:
    game = mobilizing(
        arcturus_mengsk=side(
            at={"helios.2": "marine"}, modules=["offensive"], transports=["helios-torus"]
        ),
        jim_raynor=side(at={"torus.3": "marine base"}),
    )
    march(game, "marine helios.2 torus.3")
    game.picks("done")
    assert game.transports("arcturus_mengsk") == ["helios-torus"]


@rule("BW-MODULE-07")
def test_of_two_transports_between_the_planets_the_player_chooses_which_is_lost() -> None:
    """Interaction 23."""
    game = expanded(
        orders={"torus": ["arcturus_mengsk mobilize"]},
        z_axis=[("helios.west", "torus.north")],
        arcturus_mengsk=side(
            at={"helios.2": "marine marine"},
            modules=["offensive"],
            transports=["helios-torus", "z1"],
        ),
        jim_raynor=SHIELDED,
    )
    game.picks("reveal torus", "execute")
    march(game, "marine helios.2 torus.3", "marine helios.2 torus.2")
    game.picks("done")
    assert (game.asked, game.prompt) == ("arcturus_mengsk", "evading-transport")
    assert game.options == ["route helios-torus", "route z1"]
    game.picks("route helios-torus")
    assert game.transports("arcturus_mengsk") == ["z1"]
    assert game.state.battle is not None


@rule("BW-LEADCARD-35", "BW-MODULE-06")
def test_whoever_cannot_lose_transports_cannot_evade() -> None:
    """Interaction 23: with Return to Aiur the price could not be paid."""
    for leaders, areas in ((["return_to_aiur"], 3), ([], 4)):
        game = mobilizing(
            tassadar=side(
                at={"helios.2": "zealot"},
                modules=["offensive"],
                transports=["helios-torus"],
                leaders=leaders,
            ),
            jim_raynor=SHIELDED,
        )
        assert len(goals(game, "zealot", "helios.2")) == areas
