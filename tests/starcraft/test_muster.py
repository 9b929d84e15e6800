"""What a page is told while skirmishes are set up, and of units that leave a battle."""

from __future__ import annotations

from orrery.core.gestures import Picks, carry_out
from orrery.starcraft import STARCRAFT
from orrery.starcraft.knowledge.shown import StarCraftRemarks
from tests.laws.battle_laboratory import decisions_of
from tests.marks import rule
from tests.starcraft.arena import army, battle, skirmishes
from tests.starcraft.scenario import Position
from tests.starcraft.told import costs, leads, told_of


def remarks(game: Position) -> StarCraftRemarks:
    return STARCRAFT.remarks(game.game)


def drawn_up() -> Position:
    return battle(
        overmind=army("zergling mutalisk hydralisk zergling"),
        jim_raynor=army("firebat wraith"),
    )


def slugs(game: Position, *units: int) -> tuple[str, ...]:
    return tuple(game.box.unit_slugs[unit] for unit in units)


@rule("SC-BATTLE-09", "SC-SKIRM-15")
def test_pairs_are_proposed_in_which_the_attackers_hit() -> None:
    game = drawn_up()
    told = remarks(game)["muster"]
    assert game.prompt == "pair"
    assert told is not None
    pairs = [slugs(game, *pair) for pair in told["pairs"]]
    assert pairs == [("mutalisk", "firebat"), ("hydralisk", "wraith")]
    supports = [(*slugs(game, unit), at) for unit, at in told["supports"]]
    assert supports == [("zergling", 0), ("zergling", 0)], "a Zergling cannot attack a Wraith"
    aid = {slugs(game, one["unit"], one["against"]): one["attack"] for one in told["aid"]}
    assert aid["zergling", "firebat"] > 0
    assert aid["zergling", "wraith"] == 0
    assert aid["hydralisk", "wraith"] > 0


@rule("SC-BATTLE-12")
def test_supports_are_proposed_for_the_skirmishes_there_are() -> None:
    game = drawn_up()
    game.picks("pair mutalisk firebat", "pair zergling wraith")
    assert game.prompt == "support"
    told = remarks(game)["muster"]
    assert told is not None
    assert [slugs(game, *pair) for pair in told["pairs"]] == skirmishes(game)
    assert [slugs(game, unit) for unit, _ in told["supports"]] == [("zergling",), ("hydralisk",)]
    game.picks(game.options[0])
    assert game.prompt == "support"
    assert remarks(game)["muster"] is None, "a part of the choice is made"


def test_what_is_proposed_is_a_whole_choice() -> None:
    asked = 0
    for seed in range(40):
        for game in decisions_of(seed):
            told = STARCRAFT.remarks(game)["muster"]
            if told is None or game.decision is None:
                continue
            asked += 1
            several = STARCRAFT.several_shown(game)
            assert several is not None
            key, left = game.decision.prompt.key, game.copy()
            chosen = told["pairs"] if key == "pair" else told["supports"]
            known = {
                tuple(ref["number"] for ref in part["refs"]): part["pick"]
                for part in several["parts"]
            }
            picks = [known[one] for one in chosen]
            assert len(picks) == several["most"]
            carry_out(STARCRAFT, left, game.decision.seat, Picks(picks, "set", frozenset({key})))
            assert left.decision is None or left.decision.prompt.key != key or key == "support"
    assert asked > 10


def beaten_back() -> Position:
    """Attackers who survive a battle that they did not win: one area has room for some of them."""
    game = battle(
        queen_of_blades=army(
            "ultralisk hydralisk hydralisk zergling",
            hand=["zerg_08", "zerg_06", "zerg_05", "zerg_01"],
            elsewhere={"torus.1": "zergling", "helios.2": "zergling"},
            transports=["helios-torus"],
        ),
        jim_raynor=army("goliath goliath marine", hand=["terran_16", "terran_10", "terran_02"]),
    )
    while game.prompt != "retreat-to":
        game.picks(game.options[0])
    return game


@rule("SC-RETREAT-06", "SC-RETREAT-07")
def test_an_area_that_is_too_small_leads_to_those_who_are_lost() -> None:
    game = beaten_back()
    left = remarks(game)["leaving"]
    assert left > 1
    ways = {text: costs(told_of(game, text)) for text in game.options}
    lossy = [text for text, cost in ways.items() if cost and cost[0][1] < left]
    assert lossy, ways
    for text in lossy:
        assert len(leads(game, text)) > 1, "it matters who is lost"
        for then, lead in leads(game, text).items():
            assert costs(lead) == ways[text]
            assert len(lead["costs"][0]["refs"]) == ways[text][0][1], "and who they are"
            picks = [one for one in then.split(", ") if one]
            after = game.game.copy()
            seat = game.decision.seat
            carry_out(STARCRAFT, after, seat, Picks([text, *picks], "exact", frozenset()))
            assert after.decision is None or after.decision.prompt.key != "retreat-lose"
    free = next(text for text, cost in ways.items() if not cost)
    assert leads(game, free) == {}


def test_nobody_leaves_where_no_area_is_asked_for() -> None:
    assert remarks(drawn_up())["leaving"] == 0
