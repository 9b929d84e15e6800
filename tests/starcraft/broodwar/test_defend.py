"""Defend orders and guard tokens."""

from __future__ import annotations

from typing import Any

from orrery.core.decisions import DONE, Option
from orrery.starcraft.board.guards import guard_in, guards_in, lose_guards
from orrery.starcraft.facts.terms import NONE, ORDERS
from orrery.starcraft.rules.settling import settle_step
from orrery.starcraft.ruleset import STARCRAFT
from tests.marks import rule
from tests.starcraft.scenario import Position, side, table

RAYNOR = {"helios.2": "marine marine base", "helios.4": "marine", "torus.3": "marine marine"}
FOE = {"dylar_iv.3": "zergling base", "helios.1": "zergling"}


def planning(at: dict[str, str] = RAYNOR, foe: dict[str, str] = FOE, **options: Any) -> Position:
    """Jim Raynor plans first, the Overmind second; Torus is next to Helios."""
    transports = options.pop("transports", ["helios-torus"])
    return table(
        jim_raynor=side(at=at, transports=transports, **options.pop("raynor", {})),
        overmind=side(at=foe, **options.pop("overmind", {})),
        phase=options.pop("phase", "planning"),
        expansion="brood_war",
        settings={"leadership": "no"},
        **options,
    )


def place_any(game: Position) -> None:
    game.picks(next(text for text in game.options if text.startswith("planet ")))
    game.picks(game.options[0])


def guards(game: Position, area: str) -> int:
    return guards_in(game.state, game.box.area_slugs.index(area))


def defend(game: Position, area: str) -> Option:
    return Option("defend", game.box.area_slugs.index(area))


def move(game: Position, unit: str, area: str) -> Option:
    faction = game.player(game.asked).faction
    return Option("move", game.box.unit(faction, unit), game.box.area_slugs.index(area))


# ---- placing -------------------------------------------------------------------------------------


@rule("BW-DEFEND-01", "BW-DEFEND-02")
def test_a_defend_order_is_one_of_the_four_and_used_once_a_phase() -> None:
    game = planning()
    game.picks("defend helios.2", "done")
    assert game.asked == "overmind", "that was the turn"
    place_any(game)
    assert game.player("jim_raynor").orders[ORDERS.index("defend")] == 1, "it is back"
    assert not any(text.startswith("defend") for text in game.options)
    assert game.why("jim_raynor", defend(game, "helios.4")) == "BW-DEFEND-01"
    turns = 0
    while game.prompt == "order-where":
        turns += game.asked == "jim_raynor"
        place_any(game)
    assert turns == 3
    laid = [order for planet in game.box.planet_slugs for order in game.stack(planet)]
    assert sum(order.startswith("jim_raynor") for order in laid) == 3


@rule("BW-DEFEND-01")
def test_the_next_round_has_its_own_defend_order() -> None:
    game = planning()
    game.picks("defend helios.2", "done")
    while game.state.round == 1:
        text = "done" if "done" in game.options else game.options[-1]
        if game.prompt == "order-where":
            text = next(one for one in game.options if one.startswith("planet "))
        game.picks(text)
    assert game.player("jim_raynor").shown[ORDERS.index("defend")] == 0
    while game.asked != "jim_raynor":
        place_any(game)
    assert "defend helios.4" in game.options


@rule("BW-DEFEND-03")
def test_it_goes_into_a_friendly_area_of_any_planet() -> None:
    game = planning({**RAYNOR, "vyctor_5.1": "marine"}, {**FOE, "torus.1": "zergling"})
    offered = {text for text in game.options if text.startswith("defend ")}
    assert offered == {f"defend {area}" for area in (*RAYNOR, "vyctor_5.1")}
    for area in ("helios.1", "torus.1", "torus.2", "dylar_iv.3"):
        assert game.why("jim_raynor", defend(game, area)) == "BW-DEFEND-03"


@rule("BW-DEFEND-03")
def test_areas_of_a_teammate_and_contested_bases_are_refused() -> None:
    game = table(
        jim_raynor=side(at={"helios.2": "marine", "helios.4": "base"}),
        aldaris=side(at={"torus.3": "zealot base"}),
        arcturus_mengsk=side(at={"tarsonis.1": "marine base"}),
        overmind=side(at={"helios.4": "zergling", "dylar_iv.3": "zergling base"}),
        phase="planning",
        teams="yes",
        expansion="brood_war",
        settings={"leadership": "no"},
    )
    assert [text for text in game.options if text.startswith("defend ")] == ["defend helios.2"]
    for area in ("helios.4", "tarsonis.1"):
        assert game.why("jim_raynor", defend(game, area)) == "BW-DEFEND-03"


@rule("BW-DEFEND-03")
def test_an_installation_alone_makes_an_area_friendly() -> None:
    game = table(
        overmind=side(at={"helios.2": "icc", "torus.3": "zergling base"}),
        jim_raynor=side(at={"dylar_iv.3": "marine base"}),
        phase="planning",
        expansion="brood_war",
        settings={"leadership": "no"},
    )
    game.picks("defend helios.2")
    while game.prompt == "defend-move":
        game.picks("done")
    assert guards(game, "helios.2") == 1


@rule("BW-DEFEND-03")
def test_it_never_lies_in_a_stack() -> None:
    game = planning()
    game.picks("planet helios")
    assert "order defend" not in game.options
    assert game.why("jim_raynor", Option("order", ORDERS.index("defend"))) == "BW-DEFEND-03"


# ---- moving --------------------------------------------------------------------------------------


@rule("BW-DEFEND-04", "BW-DEFEND-EX1")
def test_units_move_into_the_area_up_to_its_limit() -> None:
    game = planning({"helios.4": "marine marine base", "torus.3": "marine marine"})
    assert game.box.limit[game.box.area_slugs.index("helios.4")] == 3
    game.picks("defend helios.4")
    assert game.options == ["move marine torus.3", "done"]
    game.picks("move marine torus.3")
    assert game.asked == "overmind", "3/3, and nothing more can come"
    assert game.army("helios.4") == ["marine"] * 3
    assert game.army("torus.3") == ["marine"]
    assert guards(game, "helios.4") == 1


@rule("BW-DEFEND-04")
def test_units_come_from_the_planet_and_over_own_transports_only() -> None:
    at = {"helios.2": "base", "helios.4": "marine", "torus.3": "marine", "pridewater.1": "marine"}
    game = planning({**at, "dylar_iv.1": "marine"})
    game.picks("defend helios.2")
    assert game.options == ["move marine helios.4", "move marine torus.3", "done"]
    assert game.why("jim_raynor", move(game, "marine", "pridewater.1")) == "SC-MOVE-04"
    assert game.why("jim_raynor", move(game, "marine", "dylar_iv.1")) == "SC-MOVE-05"
    assert game.why("jim_raynor", move(game, "marine", "helios.2")) == "SC-MOVE-02"
    assert game.why("jim_raynor", move(game, "marine", "helios.1")) == "SC-MOVE-02"
    assert game.why("jim_raynor", Option("area", 1)) == "BW-DEFEND-04"
    assert game.why("jim_raynor", DONE) is None
    assert game.state.active == NONE, "no order is executed"
    game.picks("move marine helios.4", "move marine torus.3")
    assert game.army("helios.2") == ["marine", "marine"]


@rule("BW-DEFEND-04")
def test_no_two_units_above_the_limit_as_in_a_battle() -> None:
    game = planning({"helios.4": "marine marine marine base", "helios.2": "marine"})
    game.picks("defend helios.4")
    assert game.asked == "overmind", "nobody can move, so nobody is asked"
    assert game.army("helios.2") == ["marine"]


@rule("BW-DEFEND-04")
def test_there_is_no_lift_off_and_nothing_is_destroyed_at_will() -> None:
    """Interactions 13, 14."""
    game = planning({"helios.2": "marine base", "helios.4": "marine"})
    game.picks("defend helios.4")
    assert game.options == ["move marine helios.2", "done"]
    game.picks("done")
    assert game.asked == "overmind"
    assert game.base("helios.2") == "jim_raynor"


@rule("BW-DEFEND-04")
def test_neither_recall_nor_covert_operations_help_a_defend_order() -> None:
    """No Mobilize order is executed, so only units that could simply move may come."""
    aldaris = side(at={"helios.2": "arbiter", "torus.3": "zealot base"}, technologies=["recall"])
    raynor = side(
        at={"helios.2": "marine base"}, leaders=["covert_operations"], reserve="ghost ghost"
    )
    for faction, mine in (("aldaris", aldaris), ("jim_raynor", raynor)):
        sides = {faction: mine, "overmind": side(at=FOE)}
        game = table(sides, phase="planning", expansion="brood_war")
        game.picks("defend helios.2")
        assert game.asked == "overmind", "nobody can come, so nobody is asked"
        assert len(game.army("helios.2")) == 1


@rule("BW-DEFEND-04")
def test_types_of_areas_hold() -> None:
    game = table(
        jim_raynor=side(at={"hydrax.1": "wraith", "hydrax.2": "marine base"}),
        overmind=side(at={"vyctor_5.2": "zergling base"}),
        galaxy=(
            "helios 0 0", "torus 1 0", "hydrax 2 0", "pridewater 0 1", "tarsonis 1 1",
            "vyctor_5 2 1",
        ),
        phase="planning",
        expansion="brood_war",
        settings={"leadership": "no"},
    )  # fmt: skip
    game.picks("defend hydrax.1")
    assert game.asked == "overmind", "no Marine can come where only flyers may be"
    assert guards(game, "hydrax.1") == 1


# ---- the guard token -----------------------------------------------------------------------------


@rule("BW-DEFEND-05", "BW-DEFEND-06")
def test_the_token_is_placed_without_moves_and_the_order_is_public() -> None:
    game = planning()
    game.picks("defend helios.2", "done")
    area = game.box.area_slugs.index("helios.2")
    assert guard_in(game.state, area) == 0
    assert guards(game, "helios.2") == 1
    assert game.player("jim_raynor").drawn == (), "no Event card in exchange"
    [told] = game.told("defend")
    assert told.for_seat(1) == told
    assert game.stack("helios") == []


@rule("BW-DEFEND-10")
def test_there_are_twelve_tokens_and_several_may_stand_together() -> None:
    game = planning({**RAYNOR, "helios.2": "marine base" + " guard" * 11})
    game.picks("defend helios.2", "done")
    assert guards(game, "helios.2") == 12
    empty = planning({**RAYNOR, "helios.2": "marine base", "torus.3": "marine" + " guard" * 12})
    empty.picks("defend helios.2", "move marine helios.4", "done")
    assert guards(empty, "helios.2") == 0, "none is left in the supply"
    assert empty.army("helios.2") == ["marine", "marine"], "the moves still happen"


# ---- losing it -----------------------------------------------------------------------------------


@rule("BW-DEFEND-09")
def test_it_is_lost_when_the_units_leave() -> None:
    game = planning(
        {"helios.2": "marine base", "helios.4": "marine guard"},
        phase="execution",
        orders={"helios": ["jim_raynor build", "jim_raynor mobilize"]},
    )
    game.picks("reveal helios", "execute", "move marine helios.4", "area helios.2", "done")
    while game.prompt != "reveal":
        game.picks("done")
    assert guards(game, "helios.4") == 0
    [told] = game.told("guard-lost")
    assert told.seat == 0


@rule("BW-DEFEND-09")
def test_a_defend_order_that_empties_another_area_costs_its_token() -> None:
    game = planning({"helios.2": "marine base", "helios.4": "marine guard"})
    game.picks("defend helios.2", "move marine helios.4")
    assert (guards(game, "helios.2"), guards(game, "helios.4")) == (1, 0)


@rule("BW-DEFEND-09")
def test_it_is_lost_when_an_enemy_enters_beside_a_lone_base() -> None:
    game = planning(
        {"helios.2": "base guard", "torus.3": "marine"},
        {"dylar_iv.3": "zergling base", "helios.1": "zergling"},
        phase="execution",
        orders={"helios": ["overmind mobilize"], "torus": ["jim_raynor build"]},
    )
    game.picks("reveal torus", "draw-event")
    game.picks("reveal helios", "execute", "move zergling helios.1", "area helios.2")
    assert guards(game, "helios.2") == 1, "not between moves"
    while game.prompt != "read-events" and game.state.phase == 2:
        game.picks("done")
    assert guards(game, "helios.2") == 0


@rule("BW-DEFEND-09")
def test_a_regrouping_step_takes_the_token_of_a_destroyed_piece() -> None:
    game = planning(
        {"helios.2": "marine base guard", "torus.3": "marine"},
        phase="regrouping",
        raynor={"events": ["industrial_strategy"]},
    )
    area = game.box.area_slugs.index("helios.2")
    armies, owners = [*game.state.armies], [*game.state.owners]
    bases = [*game.state.bases]
    armies[area], owners[area], bases[area] = (), NONE, NONE
    state = game.state
    state.armies, state.owners, state.bases = tuple(armies), tuple(owners), tuple(bases)
    game.picks("done")
    assert guards(game, "helios.2") == 0


@rule("BW-TOKEN-04", "BW-DEFEND-09")
def test_a_guard_token_alone_controls_nothing() -> None:
    game = planning({"helios.2": "marine base", "helios.4": "guard", "torus.3": "guard"})
    assert "defend helios.4" not in game.options
    assert game.why("jim_raynor", defend(game, "helios.4")) == "BW-DEFEND-03"
    settle_step(game.game)
    assert guards(game, "helios.4") == 0
    assert game.state.guards == ()


@rule("BW-DEFEND-09")
def test_a_token_in_an_area_that_somebody_else_took_is_lost() -> None:
    game = planning({"helios.2": "marine base", "torus.3": "guard"}, {"torus.3": "zergling base"})
    lose_guards(game.game)
    assert guards(game, "torus.3") == 0, "the new owner does not inherit it"


@rule("BW-DEFEND-02")
def test_it_counts_as_placed_and_never_as_revealed() -> None:
    game = planning()
    game.picks("defend helios.2", "done")
    placed = STARCRAFT.page_view(game.game, None)["figures"]["turn"]
    assert (placed["placed"], placed["of"]) == ([1, 0], 0)
    while game.prompt == "order-where":
        place_any(game)
    turn = STARCRAFT.page_view(game.game, None)["figures"]["turn"]
    assert (turn["placed"], turn["order"], turn["of"]) == ([4, 4], 1, 7)
