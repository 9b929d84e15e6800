"""BW-LEADCARD: cards of Tassadar and Aldaris."""

from __future__ import annotations

import pytest

from orrery.core.decisions import Option
from orrery.starcraft.facts.terms import DEPLETED, FRESH, PARTIAL
from tests.marks import rule
from tests.starcraft.broodwar.led import installation, lead, regrouping, slugs
from tests.starcraft.scenario import Position, Side, side, table

OVERMIND = side(at={"dylar_iv.3": "zergling base"})


# ---- Ultimate Sacrifice --------------------------------------------------------------------------


def sacrifice(tassadar: Side, **more: object) -> Position:
    other = side(at={"dylar_iv.3": "zergling base", "torus.2": "zergling hydralisk base"})
    game = regrouping(3, {"tassadar": tassadar, "overmind": other}, **more)  # type: ignore[arg-type]
    lead(game, "ultimate_sacrifice", "the_swarm_flies")
    return game


@rule("BW-LEADCARD-34")
def test_a_unit_is_sacrificed_and_all_units_of_an_area_die() -> None:
    game = sacrifice(side(at={"helios.2": "zealot base", "torus.1": "zealot dragoon"}))
    assert game.options == [
        "strike zealot helios.2", "strike zealot torus.1", "strike dragoon torus.1",
    ]  # fmt: skip
    game.picks("strike zealot torus.1")
    assert game.army("torus.1") == ["dragoon"]
    areas = {game.box.area_slugs[option.what].split(".")[0] for option in game.decision.options}
    assert areas == {"torus"}
    assert "done" not in game.options
    game.picks("area torus.2")
    assert game.army("torus.2") == []
    assert game.base("torus.2") == "overmind", "bases stay"


@rule("BW-LEADCARD-34")
def test_own_units_in_the_area_die_as_well() -> None:
    game = sacrifice(side(at={"helios.2": "base", "torus.1": "zealot dragoon"}))
    game.picks("strike zealot torus.1", "area torus.1")
    assert game.army("torus.1") == []


@rule("BW-LEADCARD-34", "BW-LEADCARD-45")
@pytest.mark.parametrize("immune", [False, True])
def test_a_hero_dies_unless_heroes_are_immune(immune: bool) -> None:
    """Interaction 47."""
    tassadar = side(at={"helios.2": "base", "torus.1": "zealot zeratul"}, leaders=["zeratul"])
    game = sacrifice(tassadar, settings={"heroes": "immune"} if immune else {})
    assert ("strike zeratul torus.1" in game.options) != immune
    game.picks("strike zealot torus.1", "area torus.1")
    assert game.army("torus.1") == (["zeratul"] if immune else [])


@rule("BW-LEADCARD-34")
def test_who_has_no_unit_sacrifices_none() -> None:
    game = sacrifice(side(at={"helios.2": "base"}))
    assert game.prompt != "ultimate-sacrifice"
    assert slugs(game, "tassadar") == []


@rule("BW-LEADCARD-34", "BW-LEADCARD-32")
def test_the_gantrithor_as_the_sacrifice_strikes_first() -> None:
    game = sacrifice(side(at={"helios.2": "base", "torus.1": "gantrithor"}, leaders=["gantrithor"]))
    game.picks("strike gantrithor torus.1")
    assert game.prompt == "last-strike"
    game.picks("raze-base torus.2")
    assert game.prompt == "ultimate-sacrifice-area"
    assert game.base("torus.2") is None


# ---- Return to Aiur ------------------------------------------------------------------------------


@rule("BW-LEADCARD-35", "BW-LEADCARD-46")
def test_return_to_aiur_places_any_number_of_transports_on_any_routes() -> None:
    tassadar = side(at={"helios.2": "zealot base"}, transports=["helios-torus"])
    game = regrouping(3, {"tassadar": tassadar, "overmind": OVERMIND})
    lead(game, "return_to_aiur", "the_swarm_flies")
    assert "route helios-torus" not in game.options, "one per route"
    game.picks("route dylar_iv-vyctor_5", "route dylar_iv-torus", "done")
    assert len(game.transports("tassadar")) == 3, "no base near is needed"
    assert slugs(game, "tassadar", "waiting") == ["return_to_aiur"]
    assert slugs(game, "tassadar") == []


def safe(when: str) -> Position:
    """Tassadar has a transport without a base near it, in a Regrouping Phase."""
    tassadar = side(
        at={"helios.2": "zealot base"},
        transports=["dylar_iv-vyctor_5"],
        leaders=["return_to_aiur"] if when == "now" else [],
        waiting=["return_to_aiur"] if when == "next" else [],
    )
    return regrouping(3, {"tassadar": tassadar, "overmind": OVERMIND}, led=[1, 2, 3])


@rule("BW-LEADCARD-35", "BW-LEADCARD-43")
def test_transports_are_safe_in_the_next_round_only() -> None:
    assert safe("next").transports("tassadar") == []
    game = safe("now")
    assert game.transports("tassadar") == ["dylar_iv-vyctor_5"]
    assert slugs(game, "tassadar") == [], "the round is over, and so is the card"


@rule("BW-LEADCARD-43")
def test_a_delayed_card_begins_with_the_next_round() -> None:
    game = safe("next")
    assert game.state.round == 2
    assert slugs(game, "tassadar") == ["return_to_aiur"]
    assert slugs(game, "tassadar", "waiting") == []


@rule("BW-LEADCARD-35")
def test_safe_transports_cannot_be_destroyed_voluntarily() -> None:
    for leaders in ([], ["return_to_aiur"]):
        game = table(
            expansion="brood_war",
            tassadar=side(
                at={"helios.2": "zealot base"}, transports=["helios-torus"], leaders=leaders
            ),
            overmind=OVERMIND,
            orders={"helios": ["tassadar build"]},
        )
        game.picks("reveal helios", "execute", "destroy")
        assert ("route helios-torus" in game.options) == (not leaders)


@rule("BW-LEADCARD-35")
def test_safe_transports_outlast_a_stellar_maelstrom() -> None:
    tassadar = side(
        at={"helios.2": "zealot base"}, transports=["helios-torus"], leaders=["return_to_aiur"]
    )
    other = side(
        at={"torus.2": "zergling base"}, transports=["helios-torus"], drawn=["stellar_maelstrom"]
    )
    game = regrouping(3, {"tassadar": tassadar, "overmind": other}, led=[1, 2, 3])
    game.picks("event stellar_maelstrom", "route helios-torus")
    assert game.transports("overmind") == []
    assert game.transports("tassadar") == ["helios-torus"]


# ---- Warp Gate -----------------------------------------------------------------------------------


def gate(at: dict[str, str], **more: object) -> Position:
    tassadar = side(at=at, leaders=["warp_gate"])
    other = side(at={"dylar_iv.3": "zergling base"})
    return regrouping(1, {"tassadar": tassadar, "overmind": other}, led=[1], **more)  # type: ignore[arg-type]


@rule("BW-LEADCARD-31", "BW-LEADCARD-47")
def test_units_leave_through_the_warp_gate_at_the_end_of_the_phase() -> None:
    game = gate(
        {"helios.1": "zealot dragoon warp_gate", "helios.2": "base", "vyctor_5.2": "zealot"}
    )
    assert (game.prompt, game.asked) == ("warp-gate", "tassadar")
    assert game.state.first == 1
    assert game.options == ["unit zealot", "unit dragoon", "done"]
    game.picks("unit dragoon")
    offered = [option.split()[1] for option in game.options]
    assert {"helios.2", "vyctor_5.2", "pridewater.1"} <= set(offered), "friendly or empty, anywhere"
    assert "dylar_iv.3" not in offered
    assert "helios.1" not in offered
    game.picks("area vyctor_5.2")
    assert game.army("vyctor_5.2") == ["zealot", "dragoon"]
    game.picks("unit zealot", "area pridewater.1")
    assert game.army("pridewater.1") == ["zealot"]
    assert installation(game, "helios.1") == ("tassadar", "warp_gate")


@rule("BW-LEADCARD-31")
def test_unit_limits_hold_at_the_far_end() -> None:
    game = gate({"helios.1": "zealot warp_gate", "helios.2": "base", "torus.1": "zealot zealot"})
    game.picks("unit zealot")
    assert "area torus.1" not in game.options


@rule("BW-LEADCARD-31")
def test_nothing_leaves_without_the_gate() -> None:
    assert gate({"helios.1": "zealot", "helios.2": "base"}).prompt == "order-where"
    empty = gate({"helios.1": "warp_gate", "helios.2": "zealot base"})
    assert empty.prompt == "order-where", "nobody is there"


@rule("BW-LEADCARD-47")
def test_the_new_first_player_acts_first() -> None:
    tassadar = side(at={"helios.1": "zealot warp_gate", "helios.2": "base"}, leaders=["warp_gate"])
    aldaris = side(at={"dylar_iv.3": "base"}, leaders=["riches_of_aiur"])
    game = regrouping(
        1, {"tassadar": tassadar, "aldaris": aldaris}, led=[1], depletion={"dylar_iv.3": PARTIAL}
    )
    assert game.asked == "aldaris"
    game.picks("done")
    assert game.asked == "tassadar"


# ---- Riches of Aiur ------------------------------------------------------------------------------


@rule("BW-LEADCARD-36")
def test_riches_of_aiur_restores_up_to_two_partially_depleted_areas() -> None:
    aldaris = side(at={"helios.2": "zealot base"}, leaders=["riches_of_aiur"])
    box_areas = ["helios.2", "dylar_iv.3", "tarsonis.2"]
    game = regrouping(
        1,
        {"aldaris": aldaris, "overmind": OVERMIND},
        led=[1],
        depletion={**dict.fromkeys(box_areas, PARTIAL), "torus.2": DEPLETED},
    )
    assert sorted(game.options[:-1]) == sorted(f"area {slug}" for slug in box_areas)
    game.picks("area dylar_iv.3", "area helios.2")
    assert game.prompt == "order-where"
    state = [game.state.depletion[game.box.area_slugs.index(slug)] for slug in box_areas]
    assert state == [FRESH, FRESH, PARTIAL]


@rule("BW-LEADCARD-36")
@pytest.mark.parametrize("leaders", [[], ["riches_of_aiur"]])
def test_opponents_cannot_deplete_his_areas(leaders: list[str]) -> None:
    """Interaction 58."""
    aldaris = side(at={"helios.2": "zealot base"}, leaders=leaders)
    other = side(at={"dylar_iv.3": "zergling base"}, drawn=["refinery_bombardment"])
    game = regrouping(1, {"aldaris": aldaris, "overmind": other}, led=[1])
    game.picks("event refinery_bombardment")
    assert ("area helios.2" in game.options) == (not leaders)
    helios = game.box.area_slugs.index("helios.2")
    expected = "BW-LEADCARD-36" if leaders else None
    assert game.why("overmind", Option("area", helios)) == expected


@rule("BW-LEADCARD-36")
def test_he_himself_may_deplete_them() -> None:
    aldaris = side(
        at={"helios.2": "zealot base"}, leaders=["riches_of_aiur"], drawn=["refinery_bombardment"]
    )
    game = regrouping(1, {"aldaris": aldaris, "overmind": OVERMIND}, led=[1])
    game.picks("event refinery_bombardment")
    assert "area helios.2" in game.options


@rule("BW-LEADCARD-36")
@pytest.mark.parametrize("leaders", [[], ["riches_of_aiur"]])
def test_an_opponent_with_the_card_cannot_force_mine_his_area(leaders: list[str]) -> None:
    """Interaction 58: the Overmind still has the Resource card of Helios 2, and all else is
    spent."""
    overmind = side(
        at={"helios.1": "zergling", "helios.3": "base"},
        resources=["helios.2"],
        workers={"helios.2": 2, "permanent.minerals": 4, "permanent.gas": 2},
        pool=2,
    )
    game = table(
        expansion="brood_war",
        overmind=overmind,
        aldaris=side(at={"helios.2": "zealot", "dylar_iv.3": "base"}, leaders=leaders),
        orders={"helios": ["overmind build"]},
    )
    game.picks("reveal helios", "execute")
    assert ("new-worker" in game.options) == (not leaders)


# ---- the Gantrithor ------------------------------------------------------------------------------


def flagship(tassadar: dict[str, str]) -> Position:
    game = table(
        expansion="brood_war",
        tassadar=side(at=tassadar, leaders=["gantrithor"]),
        overmind=side(at={"torus.2": "zergling hydralisk base", "torus.3": "overmind zergling"}),
        orders={"torus": ["tassadar build"]},
    )
    game.picks("reveal torus", "execute", "destroy", "area torus.1")
    return game


@rule("BW-LEADCARD-32")
def test_the_gantrithor_strikes_back_when_it_is_destroyed() -> None:
    game = flagship({"torus.1": "gantrithor zealot", "helios.2": "zealot base"})
    game.picks("unit gantrithor")
    assert (game.prompt, game.asked) == ("last-strike", "tassadar")
    assert game.options == [
        "strike zealot torus.1", "strike zergling torus.2", "strike hydralisk torus.2",
        "raze-base torus.2", "strike zergling torus.3", "raze-installation torus.3", "done",
    ]  # fmt: skip
    game.picks("strike hydralisk torus.2")
    assert game.army("torus.2") == ["zergling"]
    assert game.prompt == "build-forces" or game.prompt.startswith("build")


@rule("BW-LEADCARD-32")
@pytest.mark.parametrize("target", ["raze-base torus.2", "raze-installation torus.3", "done"])
def test_the_gantrithor_may_take_a_base_or_an_installation_or_nothing(target: str) -> None:
    game = flagship({"torus.1": "gantrithor zealot", "helios.2": "zealot base"})
    game.picks("unit gantrithor", target)
    assert (game.base("torus.2") is None) == ("base" in target)
    assert (installation(game, "torus.3") is None) == ("installation" in target)


@rule("BW-LEADCARD-49")
def test_who_is_out_strikes_no_more() -> None:
    """Interaction 50."""
    game = table(
        expansion="brood_war",
        tassadar=side(at={"torus.1": "gantrithor"}, leaders=["gantrithor"]),
        overmind=side(at={"torus.2": "zergling base"}),
        aldaris=side(at={"helios.2": "base"}),
        orders={"torus": ["tassadar build"], "helios": ["aldaris build"]},
    )
    game.picks("reveal torus", "execute", "destroy", "area torus.1")
    assert game.player("tassadar").out
    assert game.prompt != "last-strike"


@rule("BW-LEADCARD-32")
def test_the_gantrithor_strikes_when_a_surprise_assault_destroys_it() -> None:
    """Torus 1 holds two units; the third is too many."""
    tassadar = side(
        at={"torus.2": "gantrithor", "torus.1": "zealot zealot", "helios.2": "base"},
        leaders=["gantrithor"],
        drawn=["surprise_assault"],
    )
    game = regrouping(3, {"tassadar": tassadar, "overmind": OVERMIND}, led=[1, 2, 3])
    game.picks("event surprise_assault", "area torus.2", "area torus.1", "unit gantrithor")
    game.picks("unit gantrithor")
    assert game.prompt == "last-strike"


@rule("BW-LEADCARD-34")
def test_who_loses_the_last_unit_to_it_is_out() -> None:
    game = regrouping(
        3,
        {
            "tassadar": side(at={"helios.2": "base", "torus.1": "zealot"}),
            "overmind": side(at={"torus.2": "zergling"}),
            "aldaris": side(at={"dylar_iv.3": "base"}),
        },
    )
    lead(game, "ultimate_sacrifice", "the_swarm_flies", "the_will_of_the_conclave")
    game.picks("strike zealot torus.1", "area torus.2")
    assert game.player("overmind").out


@rule("BW-LEADCARD-36")
@pytest.mark.parametrize("leaders", [[], ["riches_of_aiur"]])
def test_a_kept_area_is_no_source_for_force_mining(leaders: list[str]) -> None:
    """One permanent mineral is left; Helios 2 could only be force mined."""
    game = table(
        expansion="brood_war",
        overmind=side(
            at={"helios.1": "zergling", "helios.3": "base"},
            resources=["helios.2"],
            workers={"helios.2": 2, "permanent.minerals": 3},
            pool=2,
        ),
        aldaris=side(at={"helios.2": "zealot", "dylar_iv.3": "base"}, leaders=leaders),
        orders={"helios": ["overmind build"]},
    )
    game.picks("reveal helios", "execute", "new-worker")
    assert (game.prompt == "pay") == (not leaders)
