"""BW-SCEN-20 to BW-SCEN-32: Trump Card, its frame, forces and aims."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.core.decisions import Option
from orrery.core.errors import BadData
from orrery.starcraft.board.queries import are_teammates
from orrery.starcraft.facts.options import SCENARIOS, complete
from orrery.starcraft.knowledge.verbs import route_slug
from orrery.starcraft.rules.victory import at_the_end
from tests.marks import rule
from tests.starcraft.broodwar.scenes import laid_out, new_scenario
from tests.starcraft.broodwar.test_eye_of_the_storm import bases, on
from tests.starcraft.broodwar.trump import (
    CARRIER,
    PEOPLE,
    TRUMP,
    before_planning,
    emitter_area,
    planning,
    trump,
)
from tests.starcraft.marches import march
from tests.starcraft.scenario import side

# ---- frame and map -------------------------------------------------------------------------------


@rule("BW-SCEN-20")
def test_three_players_in_this_order_and_the_overmind_for_nobody() -> None:
    game = new_scenario(TRUMP, players="3")
    assert sorted(text.split()[1] for text in game.options) == sorted(PEOPLE)
    started = laid_out(TRUMP)
    assert [started.factions[seat] for seat in started.state.order] == PEOPLE
    assert started.factions == [*PEOPLE, "overmind"]
    assert started.factions[started.state.first] == "arcturus_mengsk"
    seats = range(4)
    assert not any(are_teammates(started.state, started.box, a, b) for a in seats for b in seats)


@rule("BW-SCEN-20")
def test_the_overmind_cannot_be_chosen() -> None:
    with pytest.raises(BadData, match="BW-MODE-11"):
        complete(
            {
                "expansion": "brood_war",
                "mode": TRUMP,
                "factions": "arcturus_mengsk,jim_raynor,overmind",
            },
            is_unfinished=True,
        )
    assert "overmind" not in SCENARIOS[TRUMP][3]


@rule("BW-SCEN-21")
def test_seven_planets_and_the_three_routes_of_torus() -> None:
    game = laid_out(TRUMP)
    laid = {game.box.planet_slugs[planet] for planet in game.state.galaxy.planets}
    named = "antiga_prime bhekar_ro braken dylar_iv pridewater tarsonis torus"
    assert laid == set(named.split())
    routes = [route_slug(game.box, game.state, one) for one in range(len(game.state.galaxy.routes))]
    assert {"dylar_iv-torus", "tarsonis-torus", "antiga_prime-torus"} <= set(routes)


# ---- starting forces -----------------------------------------------------------------------------


@rule("BW-SCEN-22")
def test_raynor_begins_with_the_emitter_under_his_hero() -> None:
    game = laid_out(TRUMP)
    assert on(game, "bhekar_ro") == {CARRIER: 1, "marine": 2, "firebat": 1, "wraith": 1}
    assert bases(game, "jim_raynor") == ["bhekar_ro"]
    raynor = game.player("jim_raynor")
    assert raynor.pool == 8
    starport = game.box.building_slugs[game.box.race[raynor.faction]].index("starport")
    assert raynor.buildings[starport] == 0
    assert emitter_area(game) == ""


@rule("BW-SCEN-23")
def test_mengsk_begins_with_the_second_level_of_the_barracks() -> None:
    game = laid_out(TRUMP)
    assert on(game, "dylar_iv") == {"marine": 2, "firebat": 2, "vulture": 1}
    assert bases(game, "arcturus_mengsk") == ["dylar_iv"]
    mengsk = game.player("arcturus_mengsk")
    assert mengsk.pool == 7
    barracks = game.box.building_slugs[game.box.race[mengsk.faction]].index("barracks")
    assert mengsk.buildings[barracks] == 2


@rule("BW-SCEN-24")
def test_aldaris_begins_with_fenix_and_his_card() -> None:
    game = laid_out(TRUMP)
    assert on(game, "pridewater") == {"fenix": 1, "zealot": 2, "scout": 1}
    assert bases(game, "aldaris") == ["pridewater"]
    aldaris = game.player("aldaris")
    assert aldaris.pool == 8
    assert [game.box.leadership[card].slug for card in aldaris.leading] == ["fenix"]


@rule("BW-SCEN-25")
def test_the_overmind_begins_on_two_planets_with_a_spire_and_endless_hunger() -> None:
    game = laid_out(TRUMP)
    assert on(game, "antiga_prime") == {"zergling": 2, "hydralisk": 1}
    assert on(game, "tarsonis") == {"zergling": 2, "hydralisk": 1}
    assert bases(game, "overmind") == ["antiga_prime", "tarsonis"]
    overmind = game.player("overmind")
    assert overmind.pool == 6
    types = game.box.building_slugs[game.box.race[overmind.faction]]
    assert overmind.buildings[types.index("spire")] == 1
    assert [game.box.leadership[card].slug for card in overmind.leading] == ["endless_hunger"]
    units = sum(len(army) for army in game.state.armies)
    assert units == 5 + 5 + 4 + 6


@rule("BW-SCEN-25")
def test_raynor_s_player_places_the_overmind_s_forces() -> None:
    game = new_scenario(TRUMP, factions=",".join(PEOPLE))
    asked: dict[str, set[str]] = {}
    while game.state.phase == 0:
        planet = game.options[0].split()[-1].partition(".")[0]
        asked.setdefault(planet, set()).add(game.asked)
        game.picks(game.options[0])
    assert asked["antiga_prime"] == asked["tarsonis"] == {"jim_raynor"}
    assert asked["dylar_iv"] == {"arcturus_mengsk"}
    assert list(asked)[-2:] == ["antiga_prime", "tarsonis"]


@rule("BW-SCEN-26", "BW-SCEN-25", "BW-SCEN-37")
def test_only_the_overmind_begins_with_transports() -> None:
    game = laid_out(TRUMP)
    assert [game.transports(one) for one in PEOPLE] == [[], [], []]
    named = ["antiga_prime-torus", "dylar_iv-torus", "tarsonis-torus"]
    assert sorted(game.transports("overmind")) == named


@rule("BW-SCEN-27")
def test_exactly_the_listed_cards_leave_the_event_deck() -> None:
    game = laid_out(TRUMP)
    box, deck = game.box, game.state.event_deck
    stages = Counter(box.event_stage[card] for card in deck)
    assert (stages[1], stages[2], stages[3], len(deck)) == (18, 19, 13, 50)
    assert deck.count(box.event("the_end_draws_near")) == 3
    assert not game.state.event_box
    gone = Counter(box.event_slugs[card] for card in game.state.removed)
    assert gone == {
        "navigation_error": 2, "refinery_bombardment": 2, "advanced_reconnaissance": 2,
        "versatile_strategy": 2, "subtle_planning": 1, "encrypted_data_chip": 1,
        "industrial_strategy": 1, "refinery_sabotage": 2, "rich_vein": 2, "saboteur": 2,
        "xelnaga_artifact": 1, "heroic_strategy": 1, "materials_shortage": 1, "informant": 2,
        "double_time": 2, "accelerated_progress": 2, "inspiring_leadership": 1,
    }  # fmt: skip


# ---- victory -------------------------------------------------------------------------------------


@rule("BW-SCEN-28")
@pytest.mark.parametrize(("points", "wins"), [(10, False), (11, True)])
def test_mengsk_wins_with_twelve_points(points: int, wins: bool) -> None:
    """He controls one more in Regrouping step 6."""
    mengsk = side(at={"dylar_iv.2": "base", "dylar_iv.1": "marine"}, conquest=points)
    game = trump(arcturus_mengsk=mengsk, phase="regrouping")
    assert (game.winners() == ["arcturus_mengsk"]) == wins
    if wins:
        assert (game.state.ending, game.is_over) == ("points", True)


@rule("BW-SCEN-28")
@pytest.mark.parametrize("player", PEOPLE)
def test_mengsk_wins_by_two_end_cards_whoever_plays_them(player: str) -> None:
    homes = {
        "arcturus_mengsk": "dylar_iv.2",
        "jim_raynor": "bhekar_ro.1",
        "aldaris": "pridewater.2",
    }
    drawing = side(at={homes[player]: "base"}, drawn=["the_end_draws_near"])
    game = trump(phase="regrouping", common=1, **{player: drawing})
    assert (game.asked, game.prompt) == (player, "play-event")
    assert at_the_end(game.game) == {game.box.sides[game.player("arcturus_mengsk").faction]}
    game.picks("event the_end_draws_near")
    assert game.winners() == ["arcturus_mengsk"]
    assert game.state.ending == "end-cards"


@rule("BW-SCEN-28")
def test_one_end_card_is_not_enough() -> None:
    drawing = side(at={"dylar_iv.2": "base"}, drawn=["the_end_draws_near"])
    game = trump(phase="regrouping", arcturus_mengsk=drawing)
    game.picks("event the_end_draws_near")
    assert not game.state.winners


@rule("BW-SCEN-29")
def test_aldaris_wins_when_every_zerg_base_is_destroyed_whoever_did_it() -> None:
    """Mengsk's Marines stand beside the last one."""
    game = trump(
        overmind=side(at={"tarsonis.2": "base"}),
        arcturus_mengsk={"tarsonis.2": "marine"},
        phase="regrouping",
    )
    assert game.winners() == ["aldaris"]
    assert game.state.ending == "no-bases-left"


@rule("BW-SCEN-29")
def test_one_base_is_enough_for_the_overmind() -> None:
    game = trump(
        overmind=side(at={"tarsonis.2": "base", "antiga_prime.1": "base"}),
        arcturus_mengsk={"tarsonis.2": "marine"},
        phase="regrouping",
    )
    assert game.base("tarsonis.2") is None
    assert not game.state.winners


@rule("BW-SCEN-29")
def test_the_overmind_adds_no_base() -> None:
    """Where it builds it has one, and a planet has room for one of its bases."""
    game = before_planning(
        overmind=side(at={"tarsonis.2": "base", "tarsonis.1": "zergling"}, pool=12),
    )
    prompts = set()
    while not game.is_over and game.decision.whose == 3:
        prompts.add(game.prompt)
        assert not any(text.startswith("base") for text in game.options)
        game.picks("done")
    assert "build-forces" in prompts


@rule("BW-SCEN-30")
def test_raynor_wins_when_the_base_on_dylar_iv_is_destroyed() -> None:
    mengsk = side(at={"dylar_iv.2": "base", "braken.1": "base"})
    game = trump(arcturus_mengsk=mengsk, aldaris={"dylar_iv.2": "zealot"}, phase="regrouping")
    assert game.winners() == ["jim_raynor"]
    assert game.state.ending == "base-lost"


@rule("BW-SCEN-30")
def test_another_base_of_mengsk_does_not_matter() -> None:
    mengsk = side(at={"dylar_iv.2": "base", "braken.1": "base"})
    game = trump(arcturus_mengsk=mengsk, aldaris={"braken.1": "zealot"}, phase="regrouping")
    assert game.base("braken.1") is None
    assert not game.state.winners


@rule("BW-SCEN-30")
def test_a_zerg_unit_on_dylar_iv_wins_at_once_in_the_overmind_s_turn() -> None:
    game = before_planning("dylar_iv.1", overmind={"torus.1": "zergling"})
    game.picks("planet dylar_iv")
    march(game, "zergling torus.1 dylar_iv.3")
    game.picks("done")
    assert game.winners() == ["jim_raynor"]
    assert (game.state.ending, game.is_over) == ("unit-on", True)


@rule("BW-SCEN-30")
def test_a_stolen_zerg_unit_is_aldaris_s() -> None:
    game = trump(
        aldaris={"dylar_iv.3": "zergling@overmind"},
        orders={"pridewater": ["aldaris research"]},
    )
    game.picks("reveal pridewater", "draw-event")
    assert not game.state.winners


@rule("BW-SCEN-30", "SC-WIN-16")
def test_who_is_out_does_not_win() -> None:
    raynor = side(out=True)
    game = trump(
        jim_raynor=raynor, arcturus_mengsk=side(at={"dylar_iv.2": "base", "braken.1": "base"}),
        aldaris={"dylar_iv.2": "zealot"}, phase="regrouping",
    )  # fmt: skip
    assert game.base("dylar_iv.2") is None
    assert not game.state.winners


@rule("BW-SCEN-31")
def test_only_mengsk_scores() -> None:
    """Each of them controls a point; the Overmind too."""
    game = trump(
        arcturus_mengsk={"dylar_iv.1": "marine"}, jim_raynor={"braken.1": "marine"},
        aldaris={"torus.1": "zealot"}, phase="regrouping",
    )  # fmt: skip
    assert [player.conquest for player in game.state.players] == [1, 0, 0, 0]
    assert all(player.tokens == (0, 0) for player in game.state.players)


@rule("BW-SCEN-31")
@pytest.mark.parametrize("player", ["jim_raynor", "aldaris"])
def test_the_point_of_the_end_card_is_nothing_to_others(player: str) -> None:
    homes = {"jim_raynor": "bhekar_ro.1", "aldaris": "pridewater.2"}
    drawing = side(at={homes[player]: "base"}, drawn=["the_end_draws_near"])
    game = trump(phase="regrouping", **{player: drawing})
    game.picks("event the_end_draws_near")
    assert game.player(player).conquest == 0


# ---- orders --------------------------------------------------------------------------------------


@rule("BW-SCEN-32")
def test_aldaris_places_no_orders_on_dylar_iv() -> None:
    game = planning("aldaris", aldaris={"dylar_iv.4": "zealot", "torus.1": "zealot"})
    assert "planet torus" in game.options
    assert "planet dylar_iv" not in game.options
    assert "defend torus.1" in game.options
    assert "defend dylar_iv.4" not in game.options
    planet = game.box.planet_slugs.index("dylar_iv")
    area = game.box.area_slugs.index("dylar_iv.4")
    assert game.why("aldaris", Option("planet", planet)) == "BW-SCEN-32"
    assert game.why("aldaris", Option("defend", area)) == "BW-SCEN-32"


@rule("BW-SCEN-32")
def test_others_do() -> None:
    game = planning("jim_raynor", jim_raynor={"dylar_iv.4": "marine"})
    assert {"planet dylar_iv", "defend dylar_iv.4"} <= set(game.options)
