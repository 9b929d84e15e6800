"""What a page is told of a battle of the expanded game: keywords, stolen units, what was laid
waste, and who had to do with it."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from orrery.starcraft import STARCRAFT
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.knowledge.battles.card_offers import PROMPTS, lane_offers
from orrery.starcraft.knowledge.shown_battles import FoughtShown, LaneShown
from tests.laws.battle_laboratory import decisions_of
from tests.laws.expanded_battles import expanded_battle
from tests.laws.stolen_battles import stolen_battle
from tests.marks import few_quick, rule
from tests.starcraft.arena import AREA, army, place
from tests.starcraft.broodwar.clashes import clash
from tests.starcraft.broodwar.fights import battle, duel
from tests.starcraft.scenario import Position, side, table
from tests.starcraft.test_card_offers import added_up, compared, draft, laid
from tests.starcraft.test_fought import ROLES, accounted, fought, retold, slugs

GUARDED = 2
MODULE: dict[str, Any] = {"modules": ["defensive"]}


def units(game: Position, both: tuple[list[int], list[int]]) -> list[list[str]]:
    return [slugs(game, one) for one in both]


# Whole battles


@rule("BW-KEY-08", "BW-KEY-16", "BW-CARD-12")
@pytest.mark.parametrize("made", few_quick([stolen_battle, expanded_battle]))
def test_every_unit_is_accounted_for(made: Callable[[int], StarCraftGame]) -> None:
    """Stolen ones are the thief's from then on."""
    thefts = 0
    for seed in range(200):
        [game] = deque(decisions_of(seed, made), maxlen=1)
        shown = retold(game, None, game.events or [])
        if game.decision is None or shown is None or shown["eliminated"]:
            continue
        for role in ROLES:
            left = Counter([*shown["units"][role], *taken(shown, 1 - role)])
            left.subtract([*accounted(shown, role), *taken(shown, role), *struck(shown, role)])
            held = shown["holder"] == shown["seats"][role]
            stays = game.state.armies[shown["area"]] if held else ()
            assert +left == Counter(stays), (seed, role, shown)
            assert min(left.values(), default=0) >= 0
            thefts += len(taken(shown, role))
    assert thefts > 4 or made is expanded_battle


def taken(shown: FoughtShown, role: int) -> list[int]:
    """The units that a side lost to Mind Control."""
    nobody: tuple[list[int], list[int]] = ([], [])
    return [unit for lane in shown["lanes"] for unit in lane.get("stolen", nobody)[role]]


def struck(shown: FoughtShown, role: int) -> list[int]:
    """The units of a side in the area that fell to a last strike."""
    return [
        one["n"]
        for one in shown.get("ruins", ())
        if one["what"] == "unit" and one["area"] == shown["area"]
        if one["whose"] == shown["seats"][role]
    ]


def guarded_battle(seed: int) -> StarCraftGame:
    """A wild battle in which the defender has used a guard token."""
    game = expanded_battle(seed)
    if game.state.battle is not None:
        game.state.battle.guarded = 1
    return game


@rule("BW-DEFEND-08", "BW-CARD-04", "BW-KEY-09")
@pytest.mark.parametrize("made", few_quick([guarded_battle, expanded_battle, stolen_battle]))
def test_lanes_add_up(made: Callable[[int], StarCraftGame]) -> None:
    """With heroes, guard tokens and stolen units too."""
    rng, pairs = Random(2), 0
    for seed in range(90):
        for game in decisions_of(seed, made):
            assert game.decision is not None
            if game.decision.prompt.key not in PROMPTS:
                continue
            for lane in lane_offers(game):
                for _ in range(3):
                    chosen = draft(lane, rng)
                    if game.decision.prompt.key == "adaptive-card":
                        chosen = [one for one in chosen if one["slot"] == "standard"]
                    skirmish = laid(game, lane, chosen)
                    exact = [compared(game, skirmish, boosted=one) for one in (False, True)]
                    assert added_up(lane, chosen) in exact, (seed, lane["skirmish"], chosen)
                pairs += len(lane.get("together", ()))
    assert pairs or made is not guarded_battle


# Cards of a stolen unit


def with_stolen() -> Position:
    """Tassadar defends with a Zealot and with a Zergling that was the Overmind's."""
    game = battle(
        jim_raynor=army("marine marine", hand=["terran_01", "terran_02", "terran_03"]),
        tassadar=army(
            "zealot zergling@overmind dark_archon",
            hand=["protoss_03", "protoss_04", "mind_control"],
        ),
        overmind=army("", home=False, elsewhere={"pridewater.2": "zergling base"}),
    )
    game.picks("support dark_archon 1")
    place(game, ["terran_01"])
    place(game, ["terran_02"])
    assert game.asked == "tassadar"
    return game


@rule("BW-KEY-09")
def test_only_reinforcements_are_offered_where_a_stolen_unit_is_in_front() -> None:
    game = with_stolen()
    now, later = STARCRAFT.remarks(game.game)["lanes"]
    assert {one["slot"] for one in now["offers"]} == {"standard", "reinforcement"}
    assert {one["slot"] for one in later["offers"]} == {"reinforcement"}
    assert [one["pick"] for one in later["offers"]] == ["card mind_control", "done"]
    overmind = game.player("overmind").faction
    assert (now.get("deck"), later.get("deck")) == (None, overmind)


@rule("BW-CARD-15", "BW-KEY-09")
def test_metabolic_boost_is_not_foretold_while_the_card_of_a_stolen_unit_is_unknown() -> None:
    """The attacker's cards lie open, but nobody knows the health that his attack must reach."""
    game = battle(
        overmind=army("zergling", hand=["zerg_03"], technologies=["metabolic_boost_bw"]),
        tassadar=army(
            "marine@jim_raynor", hand=["mind_control"], events=["advanced_reconnaissance"]
        ),
        jim_raynor=army("", home=False, elsewhere={"pridewater.2": "marine base"}),
    )
    game.picks("use advanced_reconnaissance")
    place(game, ["zerg_03"])
    assert (game.asked, game.prompt) == ("tassadar", "reinforcement-card")
    [lane] = STARCRAFT.remarks(game.game)["lanes"]
    assert "BW-CARD-15" not in [line["rule"] for line in lane["base"]]


@rule("BW-KEY-09")
@pytest.mark.parametrize("reader", [None, "tassadar", "overmind", "jim_raynor"])
def test_everybody_is_told_from_whose_deck_the_card_of_a_stolen_unit_is(
    reader: str | None,
) -> None:
    """And nobody which card it is, until it is revealed."""
    game = with_stolen()
    game.picks("card protoss_03", "done")
    assert game.prompt == "reinforcement-card"
    overmind = game.player("overmind").faction
    [mine], [theirs] = (fought(game, reader)["lanes"][at]["cards"][1] for at in (0, 1))
    assert ("deck" in mine, theirs.get("deck")) == (False, overmind)
    assert theirs["card"] is None
    game.picks("done")
    while game.state.battle is not None and game.prompt == "next-skirmish":
        game.picks("skirmish 2")
    [shown] = fought(game, reader)["lanes"][1]["cards"][1]
    assert shown["card"] is not None
    assert (shown.get("deck"), game.box.card_faction[shown["card"]]) == (overmind, overmind)


# Keywords


def lane_of(game: Position) -> LaneShown:
    [lane] = STARCRAFT.page_view(game.game, None, [])["figures"]["lanes"]
    assert lane is not None
    return lane


def laid_open(**sides: Any) -> Position:
    """A skirmish at its last question before it is resolved, all cards face up."""
    game = battle({name: army(*given[:1], **given[1]) for name, given in sides.items()})
    assert game.state.battle is not None
    game.state.battle.face_up = (1, 1)
    while game.prompt != "standard-card":
        game.picks("done" if "done" in game.options else game.options[0])
    return game


@rule("BW-KEY-16", "BW-KEY-17", "BW-KEY-06")
@pytest.mark.parametrize(("target", "is_lost"), [("scout", True), ("dragoon", False)])
def test_a_page_is_told_who_will_be_lost_by_sacrifice(target: str, is_lost: bool) -> None:
    game = laid_open(
        overmind=("scourge", {"hand": ["zerg_01", "zerg_02"]}),
        tassadar=(target, {"hand": ["protoss_03"]}),
    )
    place(game, ["zerg_01"])
    attacking, defending = lane_of(game).get("keywords", ([], []))
    assert ("sacrifice" in attacking, defending) == (is_lost, [])


@rule("BW-KEY-06")
@pytest.mark.parametrize(("watcher", "is_hidden"), [("zealot", True), ("observer", False)])
def test_a_page_is_told_whose_cloaking_works(watcher: str, is_hidden: bool) -> None:
    behind = "" if is_hidden else " science_vessel"
    game = laid_open(
        arcturus_mengsk=(f"marine{behind}", {"hand": ["terran_02", "terran_03"]}),
        overmind=("lurker", {"hand": ["zerg_01"]}),
    )
    place(game, ["terran_03"])
    _, defending = lane_of(game).get("keywords", ([], []))
    assert ("cloaking" in defending) == is_hidden, watcher


# What happened


@rule("BW-KEY-07")
def test_a_theft_is_retold() -> None:
    game = clash(
        jim_raynor=("marine", ["terran_03"], {}),
        tassadar=("zealot dark_archon", ["protoss_06", "mind_control"], {}),
    )
    [lane] = fought(game)["lanes"]
    assert units(game, lane["stolen"]) == [["marine"], []]
    assert units(game, lane["lost"]) == [[], ["zealot"]]


@rule("BW-KEY-16")
def test_a_sacrifice_is_retold() -> None:
    game = duel(overmind=("scourge", ["zerg_01"]), tassadar=("scout", ["protoss_03"]))
    [lane] = fought(game)["lanes"]
    assert units(game, lane["sacrificed"]) == [["scourge"], []]
    assert "scourge" in slugs(game, lane["lost"][0])


@rule("BW-CARD-12")
def test_feedback_is_retold() -> None:
    game = clash(
        jim_raynor=("marine medic science_vessel", ["terran_03", "heal"], {}),
        tassadar=("zealot dark_archon", ["protoss_03", "feedback"], {}),
    )
    game.picks("unit medic")
    [lane] = fought(game)["lanes"]
    assert units(game, lane["fed"]) == [["medic"], []]
    assert "medic" in slugs(game, lane["lost"][0])


@rule("BW-KEY-03")
@pytest.mark.parametrize("what", ["base", "workers", "nothing"])
def test_collateral_damage_is_retold(what: str) -> None:
    base = {"base": True, "resources": [AREA], "workers": {AREA: 2}}
    game = duel(
        jim_raynor=("siege_tank", ["siege_mode_bw_9/7"]), overmind=("zergling", ["zerg_03"], base)
    )
    verb = {"base": f"raze-base {AREA}", "workers": f"kill-workers {AREA}", "nothing": "done"}
    game.picks(verb[what])
    ruins = fought(game).get("ruins", [])
    area, n = game.box.area_slugs.index(AREA), 2 if what == "workers" else 0
    wanted = {"by": "collateral", "seat": 0, "what": what, "whose": 1, "area": area, "n": n}
    assert ruins == ([] if what == "nothing" else [wanted])


@rule("BW-LEADCARD-32")
def test_a_last_strike_is_retold() -> None:
    """What it destroys is no loss by retreat."""
    others = ("torus.1", "torus.2", "torus.4")
    game = duel(
        tassadar=("gantrithor", ["protoss_10"], {"leaders": ["gantrithor"]}),
        overmind=("ultralisk", ["zerg_07"], {"elsewhere": dict.fromkeys(others, "zergling")}),
    )
    game.picks("strike zergling torus.1")
    shown = fought(game)
    [ruin] = shown["ruins"]
    assert (ruin["by"], ruin["what"], ruin["whose"]) == ("strike", "unit", 1)
    assert (slugs(game, [ruin["n"]]), ruin["area"]) == (
        ["zergling"],
        game.box.area_slugs.index("torus.1"),
    )
    assert [slugs(game, one["lost"]) for one in shown["retreats"]] == [["gantrithor"]]


@rule("BW-KEY-14")
def test_a_card_that_returns_is_retold() -> None:
    game = duel(
        jim_raynor=("marine medic", ["terran_03", "heal"], {"technologies": ["restoration"]}),
        overmind=("zergling", ["zerg_03"]),
    )
    game.picks("recharge heal")
    mine, theirs = fought(game)["recharged"]
    assert ([game.box.card_slugs[one] for one in mine], theirs) == (["heal"], [])


@rule("BW-DEFEND-07", "BW-LEADCARD-33")
def test_guard_tokens_and_heroes_at_the_start_are_retold() -> None:
    game = battle(
        tassadar=army("zeratul zealot", leaders=["zeratul"]),
        overmind=army("zergling hydralisk guard"),
    )
    game.picks("use-hero zeratul", "unit zergling", f"use-guard {AREA}")
    shown = fought(game)
    assert [(one["seat"], one["kind"]) for one in shown["used"]] == [(0, "hero"), (1, "guard")]
    assert game.box.unit_slugs[shown["used"][0]["thing"]] == "zeratul"
    assert units(game, shown["given_up"]) == [[], ["zergling"]]


@rule("BW-MODULE-02")
def test_an_exchange_is_one_choice_of_two_places_and_is_retold() -> None:
    game = battle(jim_raynor=army("marine siege_tank"), tassadar=army("archon zealot", **MODULE))
    while game.prompt != "exchange":
        game.picks(game.options[0])
    several = STARCRAFT.several_shown(game.game)
    assert several is not None
    assert (several["least"], several["most"]) == (2, 2)
    both = ["exchange-front zealot 1", "exchange-front archon 2"]
    assert [one["pick"] for one in several["parts"]] == both
    assert several["wholes"] == [both]
    game.picks(*both)
    assert sorted(slugs(game, fought(game)["exchanged"])) == ["archon", "zealot"]


# Before the battle


@rule("BW-DEFEND-07", "BW-MODULE-02")
def test_the_forecast_tells_of_guard_tokens_and_the_defensive_module() -> None:
    game = table(
        overmind=side(at={"torus.1": "zergling zergling", "helios.2": "base"}),
        jim_raynor=side(at={AREA: "marine guard guard", "dylar_iv.3": "base"}, **MODULE),
        orders={"torus": ["overmind mobilize"]},
        expansion="brood_war",
    )
    game.picks("reveal torus", "execute", "move zergling torus.1", f"area {AREA}")
    forecast = STARCRAFT.page_view(game.game, None, [])["figures"]["forecast"]
    assert forecast is not None
    attacker, defender = forecast["sides"]
    assert (attacker.get("guards"), attacker.get("may_exchange")) == (None, None)
    assert (defender.get("guards"), defender.get("may_exchange")) == (GUARDED, True)
