"""The screen of StarCraft with the pieces of the expansion: what a player must see is there."""

from __future__ import annotations

from random import Random

import pytest
from rich.cells import cell_len

from orrery.cli.terminal.starcraft.labels import Labels
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.knowledge.worlds.dealing import determinize
from tests.cli.starcraft_screens import (
    COMFORTABLE,
    NARROW,
    PLAYABLE,
    ink_of,
    printed,
    screen,
    session_of,
)
from tests.marks import few_quick
from tests.starcraft.arena import army, place
from tests.starcraft.broodwar.fights import battle
from tests.starcraft.broodwar.led import regrouping
from tests.starcraft.expanded import expanded_box
from tests.starcraft.opening import begin
from tests.starcraft.scenario import GALAXY, Position, side, table

SIZES = [NARROW, PLAYABLE, COMFORTABLE]
QUEEN, ALDARIS, RAYNOR, MENGSK = range(4)


def position(phase: str = "execution") -> Position:
    """Four players with every kind of piece; the Queen of Blades is asked."""
    return table(
        queen_of_blades=side(
            at={
                "helios.2": "zergling lurker base",
                "hydrax.2": "zergling icc guard",
                "hydrax.1": "devourer mutalisk",
                "torus.1": "infested_terran sarah_kerrigan",
            },
            transports=["helios-torus"],
            hand=["zerg_07"],
            modules=["research_and_development", "assist", "offensive"],
            leaders=["a_new_rising_power", "sarah_kerrigan"],
            waiting=["subtle_influence"],
            tokens=(2, 1),
            special_pool=["special_mobilize"],
        ),
        aldaris=side(
            at={
                "dylar_iv.2": "zealot zergling@queen_of_blades base guard guard",
                "torus.3": "fenix dark_archon dark_templar zealot point",
            },
            leaders=["riches_of_aiur", "destiny"],
            tokens=(0, 1),
        ),
        jim_raynor=side(
            at={"gehenna_station.2": "medic marine base", "gehenna_station.1": "valkyrie"},
            leaders=["covert_operations"],
            reserve="ghost ghost ghost",
        ),
        arcturus_mengsk=side(at={"tarsonis.1": "marine base"}, leaders=["the_sons_of_korhal"]),
        galaxy=(*GALAXY, "hydrax 0 2", "gehenna_station 1 2"),
        orders={"torus": ["arcturus_mengsk star", "queen_of_blades special_build"]},
        expansion="brood_war",
        phase=phase,
    )


# Areas


def test_strategic_areas_and_areas_for_one_kind_of_units_have_signs() -> None:
    seen = screen(position().game, QUEEN)
    assert "1 ◎ 2/3▴ Q Mut Dev" in seen
    assert "2 m2 2/3▾ R⌂ Mar Med" in seen


def test_guard_tokens_installations_and_conquest_point_tokens_lie_in_areas() -> None:
    seen = screen(position().game, QUEEN)
    assert "2 m2 1/3 Q▣Icc ◈ Zer" in seen
    assert "2 g2 2/3 A⌂ ◈◈ Zea" in seen
    assert "3 g2+★1 4/4 A Zea" in seen


def test_heroes_have_a_sign_and_stolen_units_the_letter_of_their_first_owner() -> None:
    seen = screen(position().game, QUEEN)
    assert "Q Inf ✪Ker" in seen
    assert "Dkt Dka ✪Fen" in seen
    assert "Zea Zer@Q" in seen


def test_an_area_with_room_names_its_pieces_in_full() -> None:
    game = table(
        queen_of_blades=side(at={"helios.2": "icc", "torus.3": "sarah_kerrigan base"}),
        aldaris=side(at={"dylar_iv.2": "zergling@queen_of_blades zergling@queen_of_blades base"}),
        expansion="brood_war",
        phase="planning",
    )
    seen = screen(game.game, ALDARIS)
    assert "2 m2 0/4 Q▣Infested Command Center" in seen
    assert "3 g2 1/4 Q⌂ ✪Sarah Kerrigan" in seen
    assert "2 g2 2/3 A⌂ 2 Zerglings@Q" in seen


def test_an_enemy_installation_does_not_give_its_letter_to_the_units_beside_it() -> None:
    game = table(
        queen_of_blades=side(at={"helios.2": "icc", "torus.3": "zergling base"}),
        aldaris=side(at={"helios.2": "zealot", "dylar_iv.2": "base"}),
        expansion="brood_war",
        phase="planning",
    )
    assert "2 m2 1/4 Q▣Icc A Zea" in screen(game.game, ALDARIS)


def test_a_star_order_and_an_executed_defend_order_have_letters() -> None:
    game = position("planning")
    assert "Torus [Q? Ms]" in screen(game.game, MENGSK)
    assert "Torus [Qb+ M?]" in screen(game.game, QUEEN)
    game.picks("defend hydrax.2")
    while game.asked == "queen_of_blades":
        game.picks("done")
    for size, line in ((COMFORTABLE, "Q▣Icc ◈◈ Zer [Qd]"), (NARROW, "Q▣Icc ◈◈Zer [Qd]")):
        assert line in screen(game.game, RAYNOR, size)


def test_short_names_are_unique() -> None:
    game = position().game
    labels = Labels(ink_of(COMFORTABLE), game, QUEEN)
    short = {slug: labels.short_unit(unit) for unit, slug in enumerate(game.facts.unit_slugs)}
    assert len(set(short.values())) == len(short)
    assert {len(name) for name in short.values()} == {3}


# Players and sheets


def test_the_sheet_tells_tokens_pool_leaders_modules_and_goal() -> None:
    seen = screen(position().game, QUEEN)
    assert "6 in the pool · 9 left to buy · tokens m2 g1 · Sheet m4" in seen
    assert "modules 3/5: Research & Development, Assist, Offensive" in seen
    leaders = "A New Rising Power · Sarah Kerrigan · from the next round: Subtle Influence"
    assert f"Leaders   {leaders}" in seen
    unused = "Forward Planning, Glimpse the Future, Hasten the End, Deathblow"
    assert f"not used: {unused}\n" in seen
    assert "Goal      from stage III: 1 of 3 conquest areas" in seen
    assert "Orders    special orders 1/1: special Mobilize" in seen


def test_a_small_sheet_tells_the_same_without_the_unused_cards() -> None:
    seen = screen(position().game, QUEEN, PLAYABLE)
    for words in ("tokens m2 g1", "special orders 1/1: special Mobilize", "A New Rising Power"):
        assert words in seen
    assert "from the next round: Subtle Influence" in seen
    assert "not used" not in seen


def test_an_objective_counts_only_with_its_card() -> None:
    game = position().game
    assert "Goal      no objective: your Special Victory card is not in play" in screen(
        game, RAYNOR
    )
    assert "from stage III" not in screen(game, RAYNOR)


def test_permanent_resources_include_those_of_cards() -> None:
    game = table(
        overmind=side(at={"helios.2": "zergling base"}, leaders=["endless_hunger"]),
        aldaris=side(at={"dylar_iv.2": "zealot base"}),
        expansion="brood_war",
    )
    assert "Sheet m5 ○○○○○ · Sheet g3 ○○○" in screen(game.game, 0)


def test_what_others_have_beside_their_sheets_is_told() -> None:
    seen = " ".join(screen(position().game, QUEEN).split())
    assert "tokens g1 · Riches of Aiur Destiny (until the Regrouping Phase ends)" in seen
    assert "Covert Operations · on a card: 3 Ghosts" in seen
    assert "gained: Star · The Sons of Korhal" in seen


def test_order_tokens_that_left_the_game_and_star_orders_are_told() -> None:
    game = position()
    player = game.player("queen_of_blades")
    player.owned = (2, 2, 2, 1, 1, 0, 1, 0)
    game.player("arcturus_mengsk").stood_for = 1 << 3
    seen = screen(game.game, QUEEN)
    assert "special orders 1/1: special Mobilize · lost: special Research" in seen
    assert "the Star order stood for: special Build" in screen(game.game, MENGSK)


def test_a_pool_without_limit_tells_none() -> None:
    game = table(
        overmind=side(at={"helios.2": "base"}, events=["unconventional_strategy"]),
        aldaris=side(at={"dylar_iv.2": "base"}),
        expansion="brood_war",
        phase="planning",
    )
    assert " Orders    special orders 0 · 2 Build" in screen(game.game, 0)


def test_a_card_face_down_is_named_to_its_owner_only() -> None:
    game = regrouping(
        2,
        {
            "overmind": side(at={"helios.2": "zergling base"}),
            "arcturus_mengsk": side(at={"torus.3": "marine base"}),
        },
    )
    assert "Regrouping Phase, step 5 of 11 · your choice" in screen(game.game, 0)
    game.picks("leader torrasque")
    own, other = screen(game.game, 0), screen(game.game, 1)
    assert "face down: Torrasque" in own
    assert "Torrasque," not in own
    assert "a Leadership card face down" in other
    assert "face down: Torrasque" not in other


# Battles


def fight() -> Position:
    """Aldaris attacks with a stolen unit and a hero; the defender has used a guard token."""
    game = battle(
        aldaris=army("zergling@queen_of_blades fenix", hand=["protoss_03", "protoss_04"]),
        queen_of_blades=army(
            "infested_terran hydralisk guard", hand=["zerg_01", "zerg_07"], modules=["defensive"]
        ),
    )
    game.picks("use-guard torus.3", "pair zergling infested_terran")
    return game


def test_a_battle_names_the_exchange_the_guard_token_and_sacrifice() -> None:
    game = fight()
    seen = screen(game.game, 1)
    assert game.prompt == "exchange"
    assert "Exchange  1 " in seen
    assert "guard token: +2 health unless other bonuses give more" in seen
    assert "Q Infested Terran (Sacrifice)" in seen
    assert "A Zergling@Q" in seen
    assert "A Aldaris attacks: Zergling@Q, ✪Fenix" in seen
    assert "3 g2 2/4 Q Hyd Inf ⚔A Zer@Q ✪Fen" in seen


def test_the_parts_of_a_sum_name_hero_and_guard_token() -> None:
    game = fight()
    game.picks("done")
    while game.asked == "aldaris":
        game.picks(next((one for one in game.options if one != "deck"), "deck"))
    game.picks("card zerg_01")
    assert "0/2 guard token BW-DEFEND-08" in screen(game.game, 1)
    assert "0/2 ✪Fenix BW-LEADCARD-39" in screen(game.game, 0)


def test_a_card_with_collateral_damage_says_so() -> None:
    game = battle(
        jim_raynor=army("siege_tank", hand=["siege_mode_bw_9/7"]),
        overmind=army("zergling", hand=["zerg_03"], base=True),
    )
    while game.prompt != "standard-card":
        game.picks("done")
    game.picks("card siege_mode_bw_9/7")
    assert "Siege Mode 9/7 Tan (" in screen(game.game, 0)
    assert "), Collateral Damage" in screen(game.game, 0)
    assert "Collateral" not in screen(game.game, 1)


def test_recharge_is_told_before_and_after() -> None:
    game = battle(
        jim_raynor=army("firebat medic", hand=["bw_t10"], technologies=["restoration"]),
        overmind=army("zergling zergling zergling", hand=["zerg_03"]),
    )
    assert "Recharge" not in screen(game.game, 0)
    for cards in (["bw_t10"], ["zerg_03"]):
        place(game, cards)
    assert game.prompt == "recharge"
    assert "after splash damage Recharge may return: " in screen(game.game, 0)
    game.player("jim_raynor").recharged = 1
    assert "Recharge used" in screen(game.game, 1)


# All of it fits and is told to those who may know


def test_without_unicode_everything_is_ascii() -> None:
    for game in (position().game, fight().game):
        for size in SIZES:
            assert screen(game, 0, size, plain=True).isascii()


@pytest.mark.parametrize("phase", ["planning", "execution"])
@pytest.mark.parametrize("size", [(60, 24), *SIZES])
def test_no_line_of_the_position_is_longer_than_the_terminal(
    phase: str, size: tuple[int, int]
) -> None:
    for seat in range(4):
        lines = screen(position(phase).game, seat, size).split("\n")
        assert [line for line in lines if cell_len(line) > size[0]] == []


def played(seed: int, picks: int) -> StarCraftGame:
    """A game of chance with Leadership cards after so many picks, but not to its end."""
    chance = Random(seed)
    box = expanded_box(factions="random", players=str(2 + seed % 5), galaxy="quick")
    game = begin(box, seed)
    for _ in range(picks):
        likely = [one for one in game.decision.options if one.verb not in ("destroy", "draw-event")]
        before = game.game.copy()
        game.game.play(chance.choice(likely or game.decision.options))
        if game.is_over:
            return before
    return game.game


def everything(game: StarCraftGame) -> str:
    """All that the seat that is asked can make the terminal say."""
    assert game.decision is not None
    seat, ink = game.decision.seat, ink_of(COMFORTABLE)
    session = session_of(game, ink)
    session.draw(seat)
    for words in ("medic", "lurker", "overmind", "fenix", "star", "supply", "icc"):
        session.screen.why(game, seat, words, session.offers())
        session.screen.explain(game, seat, words)
    session.screen.texts(game, seat)
    session.screen.piles(game, seat)
    return printed(ink) + screen(game, seat, PLAYABLE) + screen(game, seat, NARROW)


@pytest.mark.parametrize("seed", few_quick(range(4)))
def test_games_of_chance_fit_and_tell_only_what_their_seat_may_know(seed: int) -> None:
    for picks in (1, 40 + 60 * seed):
        game = played(seed, picks)
        assert game.decision is not None
        for size in ((60, 24), *SIZES):
            lines = screen(game, game.decision.seat, size).split("\n")
            assert [line for line in lines if cell_len(line) > size[0]] == []
        other = determinize(game, game.decision.seat, Random(seed))
        assert everything(other) == everything(game)
