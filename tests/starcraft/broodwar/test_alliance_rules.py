"""BW-SCEN-06, BW-SCEN-07, BW-SCEN-11, BW-SCEN-14, BW-SCEN-15: how Desperate Alliance is won, and
what is special about its units, trenches and points."""

from __future__ import annotations

import pytest

from orrery.core.decisions import Option
from orrery.starcraft.board.changes import destroy_base
from orrery.starcraft.rules.scenarios.conditions import judge
from tests.marks import rule
from tests.starcraft.arena import values
from tests.starcraft.broodwar import test_guard_tokens
from tests.starcraft.broodwar.alliance import (
    BASE,
    BRIDGE,
    TO_DYLAR,
    alliance,
    end,
)
from tests.starcraft.marches import march
from tests.starcraft.scenario import Position

HERE = "antiga_prime.1"


def building(game: Position) -> list[str]:
    """The units that a Build order offers."""
    return [text.split()[1] for text in game.options if text.startswith("unit ")]


# ---- the Overmind wins ---------------------------------------------------------------------------


@rule("BW-SCEN-06")
@pytest.mark.parametrize("number", [1, 5])
def test_the_overmind_wins_with_units_beside_the_base_in_step_1(number: int) -> None:
    """Jim Raynor lives; in the last round it still counts."""
    game = alliance(
        {"only": {"dylar_iv.3": "jim_raynor_hero", BASE: "base"}},
        {"at": {BASE: "zergling"}},
        phase="regrouping",
        round=number,
    )
    assert (game.winners(), game.state.ending) == (["overmind"], "base-lost")
    assert game.state.round == number


@rule("BW-SCEN-06", "BW-MODE-17")
def test_a_base_that_was_destroyed_counts_even_if_another_stands_there() -> None:
    """Interaction 73: Raynor destroys it himself and builds anew in the same order."""
    game = alliance(
        {"at": {BASE: "jim_raynor_hero marine base"}, "pool": 8}, {}, "dylar_iv jim_raynor build",
        "pridewater overmind build",
    )  # fmt: skip
    destroy_base(game.game, game.box.area_slugs.index(BASE))
    game.picks("reveal dylar_iv", "execute")
    while not game.is_over and game.asked == "jim_raynor":
        wanted = (f"base {BASE}", "pay", "done")
        game.picks(next((one for one in wanted if one in game.options), game.options[0]))
    assert game.told("base")
    assert (game.winners(), game.state.ending) == (["overmind"], "base-lost")


@rule("BW-SCEN-06", "SC-COMP-07")
@pytest.mark.parametrize(("what", "ending"), [("base", "base-lost"), ("unit", "heroes-lost")])
def test_what_raynor_destroys_himself_is_destroyed(what: str, ending: str) -> None:
    game = alliance({"at": {"dylar_iv.3": "marine"}}, {}, "dylar_iv jim_raynor mobilize")
    game.picks("reveal dylar_iv", "execute", "destroy")
    if f"area {BASE}" in game.options:
        game.picks(f"area {BASE}")
    game.picks(next(text for text in game.options if text.startswith(what)))
    assert not game.is_over, "not before the order is over"
    end(game)
    assert (game.winners(), game.state.ending) == (["overmind"], ending)


@rule("BW-SCEN-06")
def test_the_hero_falls_in_battle_and_the_overmind_has_won_after_it() -> None:
    game = alliance(
        {"only": {BRIDGE: "jim_raynor_hero", BASE: "base"}, "hand": ["terran_03"]},
        {"at": {HERE: "zergling hydralisk hydralisk"}, "transports": [TO_DYLAR],
         "hand": ["zerg_05"]},
        "dylar_iv overmind mobilize",
    )  # fmt: skip
    game.picks("reveal dylar_iv", "execute")
    march(game, f"zergling {HERE} {BRIDGE}", f"2 hydralisk {HERE} {BRIDGE}")
    game.picks("done")
    while not game.is_over:
        wanted = ("card zerg_05", "card terran_03")
        game.picks(next((one for one in wanted if one in game.options), game.options[-1]))
    assert game.told("destroy")[0].seat == game.factions.index("jim_raynor")
    assert (game.winners(), game.state.ending) == (["overmind"], "heroes-lost")


@rule("BW-SCEN-06")
def test_collateral_damage_to_the_base_counts() -> None:
    """As the end of a Destroy step destroys it: the order goes on, then the Overmind has won."""
    game = alliance({}, {}, "pridewater overmind build")
    destroy_base(game.game, game.box.area_slugs.index(BASE))
    assert not game.is_over
    game.picks("reveal pridewater", "draw-event")
    assert (game.winners(), game.state.ending) == (["overmind"], "base-lost")


@rule("BW-SCEN-06")
def test_the_base_of_the_overmind_does_not_count_nor_does_a_base_elsewhere() -> None:
    game = alliance(
        {"at": {"antiga_prime.2": "base"}}, {"at": {"bhekar_ro.1": "zergling"}},
        "bhekar_ro overmind build",
    )  # fmt: skip
    for area in ("pridewater.1", "antiga_prime.2"):
        destroy_base(game.game, game.box.area_slugs.index(area))
    game.picks("reveal bhekar_ro", "draw-event")
    assert game.winners() == []


@rule("BW-SCEN-06", "SC-FACT-05")
def test_a_base_that_lifts_off_is_not_destroyed() -> None:
    game = alliance({"at": {"dylar_iv.3": "marine"}}, {}, "dylar_iv jim_raynor mobilize")
    game.picks("reveal dylar_iv", "execute", "done")
    assert game.prompt == "lift-off"
    game.picks("area dylar_iv.3")
    end(game)
    assert game.base("dylar_iv.3") == "jim_raynor"
    assert game.winners() == []


# ---- Raynor wins ---------------------------------------------------------------------------------


@rule("BW-SCEN-07", "BW-MODE-19")
@pytest.mark.parametrize(("number", "wins"), [(4, False), (5, True)])
def test_raynor_wins_at_the_very_end_of_round_five(number: int, wins: bool) -> None:
    game = alliance({"hand": ["terran_01"] + ["bunker"] * 2}, {}, phase="regrouping", round=number)
    assert game.winners() == (["jim_raynor"] if wins else [])
    assert game.is_over == wins
    if wins:
        assert game.state.ending == "rounds-over"


@rule("BW-SCEN-07", "BW-MODE-19")
def test_whoever_has_won_at_the_same_moment_comes_before_the_end_of_the_rounds() -> None:
    """Even if Raynor would win a tie."""
    game = alliance({"conquest": 9}, {}, phase="planning", round=5)
    destroy_base(game.game, game.state.bases.index(0))
    assert judge(game.game, "end")
    assert game.winners() == ["overmind"]


@rule("BW-SCEN-07")
def test_the_last_round_is_regrouped_to_its_end_first() -> None:
    """Raynor still has to discard cards in step 10 of round 5."""
    hand = ["terran_01", "terran_02", "terran_03", "terran_06", "terran_07", "terran_08"]
    game = alliance(
        {"hand": [*hand, "terran_09", "bunker", "bunker"]}, {}, phase="regrouping", round=5
    )
    assert (game.prompt, game.winners()) == ("discard-to-limit", [])
    game.picks(game.options[0])
    assert game.winners() == ["jim_raynor"]


def test_raynor_wins_when_the_overmind_is_eliminated() -> None:
    game = alliance({}, {"only": {"bhekar_ro.1": "zergling"}}, "bhekar_ro overmind mobilize")
    game.picks("reveal bhekar_ro", "execute", "destroy")
    if not game.is_over:
        game.picks(game.options[0])
    assert (game.winners(), game.state.ending) == (["jim_raynor"], "elimination")


# ---- units ---------------------------------------------------------------------------------------


@rule("BW-SCEN-11")
def test_each_side_builds_only_some_units() -> None:
    """Every building stands at its highest level."""
    every = {"barracks": 3, "factory": 3, "starport": 3}
    game = alliance(
        {"buildings": every, "pool": 12, "tokens": (9, 9)}, {}, "dylar_iv jim_raynor build"
    )
    game.picks("reveal dylar_iv", "execute")
    assert sorted(building(game)) == ["firebat", "marine", "medic", "vulture"]
    box = game.box
    for slug in ("ghost", "goliath", "siege_tank", "wraith"):
        assert game.why("jim_raynor", Option("unit", box.unit(0, slug))) == "BW-SCEN-11"


@rule("BW-SCEN-11")
def test_the_overmind_builds_zerglings_hydralisks_and_mutalisks() -> None:
    kinds = {"spawning_pool": 3, "spire": 3, "hydralisk_den": 3}
    slugs = alliance({}, {}, "pridewater overmind build").box.building_slugs
    own = next(row for row in slugs if "spire" in row)
    game = alliance(
        {}, {"buildings": {one: kinds.get(one, 3) for one in own}, "pool": 12, "tokens": (9, 9)},
        "pridewater overmind build",
    )  # fmt: skip
    game.picks("reveal pridewater", "execute")
    assert sorted(building(game)) == ["hydralisk", "mutalisk", "zergling"]


@rule("BW-SCEN-11")
def test_the_usual_buildings_are_needed() -> None:
    game = alliance({"pool": 8}, {}, "dylar_iv jim_raynor build")
    game.picks("reveal dylar_iv", "execute")
    assert building(game) == ["marine"]
    assert game.why("jim_raynor", Option("unit", game.box.unit(0, "vulture"))) == "SC-BUILD-09"


# ---- entrenched Terrans --------------------------------------------------------------------------


def defended(tokens: str, *, uses: bool = False, hand: str = "bunker") -> list[tuple[int, int]]:
    """The Overmind attacks a Marine on the bridge, beside guard tokens; what both sides add up."""
    game = alliance(
        {"at": {BRIDGE: f"marine {tokens}"}, "hand": ["terran_03", hand]},
        {"at": {HERE: "zergling"}, "transports": [TO_DYLAR], "hand": ["zerg_03"]},
        "dylar_iv overmind mobilize", "pridewater overmind build",
    )  # fmt: skip
    game.picks("reveal dylar_iv", "execute")
    march(game, f"zergling {HERE} {BRIDGE}")
    game.picks("done")
    while not game.told("compare"):
        guard = [f"use-guard {BRIDGE}"] if uses else []
        wanted = (*guard, "card zerg_03", "card terran_03", f"card {hand}", "done")
        game.picks(next((one for one in wanted if one in game.options), game.options[0]))
    return values(game, 0)


@rule("BW-SCEN-14")
@pytest.mark.parametrize(
    ("tokens", "uses", "health"),
    [("", False, 5), ("guard", False, 8), ("guard", True, 7), ("guard guard", True, 8)],
)
def test_a_bunker_helps_beside_a_guard_token_that_is_still_there(
    tokens: str, uses: bool, health: int
) -> None:
    """Interaction 17: the token that was spent gives two, but no shelter; with a second one there,
    two and three make three."""
    assert defended(tokens, uses=uses)[1][1] == health


@rule("BW-SCEN-14")
def test_an_attacker_is_not_entrenched() -> None:
    """Raynor attacks an area in which the Overmind has a guard token."""
    game = alliance(
        {"at": {"dylar_iv.3": "marine"}, "hand": ["terran_03", "bunker"]},
        {"at": {BRIDGE: "zergling guard"}, "hand": ["zerg_03"]},
        "dylar_iv jim_raynor mobilize", "pridewater overmind build",
    )  # fmt: skip
    game.picks("reveal dylar_iv", "execute")
    march(game, f"marine dylar_iv.3 {BRIDGE}")
    game.picks("done")
    while not game.told("compare"):
        wanted = ("card zerg_03", "card terran_03", "card bunker", "done")
        game.picks(next((one for one in wanted if one in game.options), game.options[0]))
    assert values(game, 0)[0][1] == 5


def test_trenches_belong_to_this_scenario_alone() -> None:
    """In any other game a Bunker needs a base, whatever tokens lie there."""
    game = test_guard_tokens.attacked("marine guard", hand=["terran_03", "bunker"])
    game.picks("done")
    assert test_guard_tokens.fight(game, "terran_03", "bunker")[1] == (5, 5)


# ---- points --------------------------------------------------------------------------------------


@rule("BW-SCEN-15", "BW-MODE-06")
def test_a_resource_token_for_each_point() -> None:
    """Both areas with conquest points: two tokens, and nothing on the track."""
    game = alliance({"at": {BRIDGE: "marine", HERE: "marine"}}, {}, phase="regrouping")
    assert (game.asked, game.prompt) == ("jim_raynor", "gain-token")
    assert game.options == ["token minerals", "token gas"]
    game.picks("token gas", "token gas")
    assert game.player("jim_raynor").tokens == (0, 2)
    assert (game.prompt, game.player("jim_raynor").conquest) == ("order-where", 0)


@rule("BW-SCEN-15")
def test_the_overmind_takes_tokens_too() -> None:
    game = alliance({}, {"at": {BRIDGE: "zergling"}}, phase="regrouping")
    assert (game.asked, game.prompt) == ("overmind", "gain-token")
    game.picks("token minerals")
    assert game.player("overmind").tokens == (1, 0)
