"""The screen of StarCraft on prepared positions: what a player must see is there."""

import re
from collections.abc import Mapping
from random import Random

import pytest
from rich.cells import cell_len

from orrery import bots
from orrery.cli.terminal.starcraft.labels import Labels
from orrery.cli.terminal.starcraft.sheet import Sheets
from orrery.core.decisions import Seat
from orrery.core.window import Window
from orrery.games import new_match
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.knowledge.battles import sums
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
from tests.starcraft.arena import army, battle
from tests.starcraft.scenario import GALAXY, Position, Side, side, table

SIZES = [NARROW, PLAYABLE, COMFORTABLE]


def position(phase: str = "execution") -> Position:
    """Both players in the middle of a round."""
    return table(
        overmind=side(
            at={"helios.2": "zergling zergling hydralisk base", "torus.1": "zergling"},
            transports=["helios-torus"],
            workers={"helios.2": 3, "permanent.minerals": 1},
            unavailable=2,
            events=["defensive_strategy"],
            hand=["zerg_07", "zerg_01"],
            technologies=["consume"],
            modules=["research_and_development"],
            conquest=4,
        ),
        arcturus_mengsk=side(
            at={"dylar_iv.2": "marine base", "torus.3": "marine firebat"},
            transports=["dylar_iv-torus", "helios-torus", "z1"],
            drawn=["saboteur"],
        ),
        orders={"torus": ["overmind mobilize", "arcturus_mengsk build", "overmind special_build"]},
        z_axis=[("pridewater.west", "vyctor_5.east")],
        depletion={"helios.2": 1, "torus.3": 2},
        phase=phase,
    )


def test_areas_tell_yield_depletion_limit_base_and_units() -> None:
    seen = screen(position().game, 0)
    assert "2 m2½ 3/4 O⌂ 2 Zerglings, Hydralisk" in seen
    assert "3 g2× 2/4 M Marine, Firebat" in seen
    assert "1 ★2 1/2 O Zergling" in seen


def test_orders_lie_top_first_and_only_the_own_are_known() -> None:
    game = position().game
    assert "Torus [Ob+ M? Om]" in screen(game, 0)
    assert "Torus [O? Mb O?]" in screen(game, 1)


def test_lanes_carry_the_letters_of_transports() -> None:
    lines = screen(position().game, 0).split("\n")
    planets = next(number for number, line in enumerate(lines) if line.startswith("Helios"))
    assert "═══ Torus" in lines[planets]
    at = lines[planets].index("═══ Torus")
    assert lines[planets + 1][at : at + 2] == "OM"
    assert "α Pridewater═Vyctor 5 M" in lines
    assert "Pridewater α" in "\n".join(lines)


def test_planets_below_each_other_are_joined_by_a_lane() -> None:
    lines = screen(position().game, 0).split("\n")
    below = next(number for number, line in enumerate(lines) if line.startswith("Pridewater"))
    assert lines[below - 1].count("║") == 3


def test_the_sheet_tells_workers_cards_buildings_goal_and_hand() -> None:
    seen = screen(position().game, 0)
    assert "6 in the pool · 2 unavailable" in seen
    assert "Sheet m4 ●○○○" in seen
    assert "Helios 2 m2½ ●●● · Helios 4 g1 ○" in seen
    assert "modules 1/3: Research & Development · technologies: Consume" in seen
    assert "Event cards: Defensive Strategy" in seen
    assert "bases on 1 of 3 planets" in seen
    assert "2 of 6, deck 16, discards 0 · 6/3 Zer (4/3) · 8/8 Ult Gua (5/2)" in seen
    assert "4/15 CP" in seen


def test_opponents_are_told_in_short() -> None:
    line = next(one for one in screen(position().game, 0).split("\n") if "M Arcturus" in one)
    for part in ("0/15 CP", "hand 0", "workers 6+0", "1 base", "Barracks I", "1 Event drawn"):
        assert part in line


def test_round_phase_stage_first_player_and_whose_choice_stand_above() -> None:
    game = position().game
    own, other = screen(game, 0), screen(game, 1)
    assert own.startswith("── Round 1, Execution Phase · your choice ──")
    assert "The End 0/2 · you are first ──" in own.split("\n")[0]
    assert "The Overmind chooses" in other.split("\n")[0]
    assert "Stage I, 68 Events" in other.split("\n")[0]
    assert "first: The Overmind" in other.split("\n")[0]


def test_an_order_and_its_planet_are_one_choice_while_there_are_few() -> None:
    seen = screen(position("planning").game, 0)
    assert "Torus: [13] Build · [14] Mobilize · [15] Research" in seen


GOALS: Mapping[str, tuple[Side, str]] = {
    "jim_raynor": (side(at={"helios.2": "marine base", "helios.1": "marine"}), "1 of 6 areas with"),
    "arcturus_mengsk": (
        side(at={"vyctor_5.1": "marine", "vyctor_5.2": "base"}),
        "every area of 2 planets (now 1)",
    ),
    "queen_of_blades": (side(at={"helios.1": "zergling base"}), "1 of 3 conquest areas"),
    "overmind": (side(at={"helios.1": "base", "torus.1": "base"}), "bases on 2 of 3 planets"),
    "tassadar": (side(at={"helios.1": "zealot base"}), "1 of 2 areas, more than anyone else"),
    "aldaris": (side(at={"helios.1": "zealot base"}), "in play twice (0 of 2)"),
}


@pytest.mark.parametrize("faction", GOALS)
def test_the_objective_tells_how_far_it_is(faction: str) -> None:
    mine, words = GOALS[faction]
    other = "aldaris" if faction != "aldaris" else "overmind"
    unit = "zealot" if other == "aldaris" else "zergling"
    enemy = side(at={"dylar_iv.1": f"{unit} base"})
    game = table({faction: mine, other: enemy}, phase="planning").game
    assert words in Sheets(Labels(ink_of(COMFORTABLE), game, 0), game).objective(0)


# Battles


def fight() -> Position:
    """The attacker has placed his cards at the only skirmish; the defender is asked for his."""
    game = battle(
        overmind=army(
            "zergling ultralisk", hand=["zerg_01", "zerg_07"], technologies=["metabolic_boost"]
        ),
        arcturus_mengsk=army("firebat", hand=["terran_01", "terran_05"]),
        special=True,
    )
    while game.prompt != "standard-card":
        game.picks("done" if "done" in game.options else game.options[0])
    game.picks("card zerg_01")
    while game.asked == "overmind":
        game.picks("done")
    return game


def test_a_battle_shows_its_step_and_both_sides() -> None:
    seen = screen(fight().game, 1)
    assert "Battle in Torus 3: The Overmind attacks Arcturus Mengsk" in seen
    assert "[6 cards]" in seen
    assert "step 6 of 9" in seen
    assert "M Arcturus Mengsk defends: Firebat" in seen
    assert "special order: +1 attack" in seen


def test_the_owner_of_a_card_sees_every_summand() -> None:
    """But not one that depends on the enemy's hidden card, as Metabolic Boost does."""
    seen = screen(fight().game, 0)
    assert "O Zergling + Ultralisk" in seen
    assert "attack 9, health 3" in seen
    assert "6/3 card SC-SKIRM-10" in seen
    assert "1/0 special order SC-MOVE-15" in seen
    assert "2/0 support: Ultralisk SC-SKIRM-15" in seen


def test_a_card_face_down_adds_nothing_for_the_enemy() -> None:
    seen = screen(fight().game, 1)
    assert "6/3 card" not in seen
    assert "[?]" in seen
    assert "attack 9" not in seen


# What is typed


def mobilizing() -> Position:
    game = table(
        overmind=side(at={"helios.2": "zergling zergling base"}, transports=["helios-torus"]),
        arcturus_mengsk=side(at={"torus.3": "marine", "dylar_iv.1": "base"}),
        orders={"torus": ["overmind mobilize"]},
    )
    game.picks("reveal torus", "execute")
    return game


def test_a_move_and_its_goal_are_one_choice_and_are_taken_back_together() -> None:
    session = session_of(mobilizing().game, ink_of(COMFORTABLE))
    before = session.match.number
    session.draw(Seat(0))
    seen = printed(session.ink)
    assert "Zergling, Helios 2, to [1] Torus 1 · [2] Torus 2 · [3] Torus 3 ⚔ · [4] Torus 4" in seen
    session.command(Seat(0), "3")
    assert session.match.number == before + 2
    session.command(Seat(0), "undo")
    assert session.match.number == before
    assert session.notes == ["Undone: Zergling, Helios 2, to Torus 3 ⚔"]


def test_why_tells_of_every_place_a_unit_could_move_from() -> None:
    session = session_of(mobilizing().game, ink_of(COMFORTABLE))
    session.command(Seat(0), "why zergling")
    assert "Move Zergling Helios 2: Yes, option 1." in printed(session.ink)
    session.command(Seat(0), "why dylar iv 1")
    assert re.search(r"Dylar IV 1: .+\[SC-MOVE-\d+\]", printed(session.ink))


def test_the_order_to_be_revealed_is_named() -> None:
    assert "special Build on Torus" in screen(position().game, 0)


def test_in_the_setup_planets_have_their_cells() -> None:
    match = new_match("starcraft", seed=1, factions="overmind,tassadar", galaxy="place")
    while match.game.decision is not None and match.game.decision.prompt.key != "place-cell":
        match.play(match.game.decision.options[0])
    assert match.game.decision is not None
    seen = screen(match.game, match.game.decision.seat)
    assert "(0,0)" in seen
    assert "Planets to place" in seen


# All of it fits and is told to those who may know


def test_without_unicode_everything_is_ascii() -> None:
    for game in (position().game, fight().game):
        for size in SIZES:
            assert screen(game, 0, size, plain=True).isascii()


def played(seed: int, players: int, picks: int) -> StarCraftGame:
    """A game of programs after so many picks."""
    match = new_match(
        "starcraft", seed=seed, players=str(players), galaxy="quick", factions="random"
    )
    programs = [bots.make("eager", "starcraft", seat) for seat in range(players)]
    game: StarCraftGame = match.game
    while game.decision is not None and picks:
        game.go_on(programs[game.decision.seat].answer(Window(match.ruleset, game)).pick)
        picks -= 1
    return game


@pytest.mark.parametrize("seed", range(6))
def test_table_and_options_fit_the_terminal(seed: int) -> None:
    game = played(seed, 4, 150 * seed + 20)
    assert game.decision is not None
    for size in (PLAYABLE, COMFORTABLE):
        lines = screen(game, game.decision.seat, size).split("\n")
        assert len(lines) <= size[1], "\n".join(lines)


def crowded(phase: str) -> Position:
    """Four players with much of everything; the first is asked."""
    return table(
        overmind=side(
            at={
                "helios.1": "zergling hydralisk", "helios.2": "zergling hydralisk ultralisk base",
                "torus.1": "zergling", "pridewater.1": "zergling queen scourge mutalisk",
                "tarsonis.1": "hydralisk ultralisk", "tarsonis.2": "zergling hydralisk",
                "halcyon.1": "mutalisk",
            },
            transports=["helios-torus", "helios-pridewater", "tarsonis-torus"],
            hand=[f"zerg_{number:02}" for number in range(1, 17, 2)],
            technologies=["consume", "parasite", "metabolic_boost"],
            modules=["research_and_development", "research_and_development"],
            events=["defensive_strategy", "advanced_reconnaissance"],
            buildings={"spawning_pool": 3, "queens_nest": 2, "spire": 2},
            pool=10,
        ),
        arcturus_mengsk=side(
            at={"dylar_iv.2": "marine firebat base", "torus.3": "marine firebat ghost vulture"},
            transports=["dylar_iv-torus", "helios-torus"],
        ),
        tassadar=side(
            at={"vyctor_5.1": "zealot dragoon base", "vyctor_5.2": "zealot", "torus.2": "zealot"},
            transports=["dylar_iv-vyctor_5"],
        ),
        jim_raynor=side(
            at={"abaddon.1": "marine marine base", "abaddon.2": "vulture", "dylar_iv.4": "marine"}
        ),
        galaxy=(*GALAXY, "halcyon 0 2", "abaddon 1 2"),
        orders={
            "helios": ["overmind build", "arcturus_mengsk mobilize", "overmind build"],
            "torus": ["tassadar mobilize", "arcturus_mengsk build"],
        },
        phase=phase,
    )  # fmt: skip


def test_a_crowded_galaxy_fits_thirty_rows() -> None:
    planning, building = crowded("planning"), crowded("execution")
    building.picks("reveal helios", "execute")
    for game in (planning, building):
        assert game.asked == "overmind"
        lines = screen(game.game, 0, PLAYABLE).split("\n")
        assert len(lines) <= PLAYABLE[1], "\n".join(lines)
        assert "2m2/4O⌂ZerHydUlt" in lines[2] + lines[3]
        assert "UltOM" not in "".join(lines)  # the letters of a lane stand apart


def test_too_many_orders_for_one_choice_are_two_questions() -> None:
    seen = screen(crowded("planning").game, 0, PLAYABLE)
    assert "[6] Tarsonis · [7] Torus" in seen
    assert "special" not in seen


def test_with_hardly_any_lines_the_hand_is_only_counted() -> None:
    seen = screen(crowded("planning").game, 0, NARROW)
    assert "8 of 6, deck 10, discards 0 · `cards` shows them" in seen
    assert "Zer (4/3)" not in seen
    assert "R 0/15 CP, hand 0, workers 6, 1 base" in seen


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("size", [(60, 24), *SIZES])
def test_no_line_is_longer_than_the_terminal(players: int, size: tuple[int, int]) -> None:
    game = played(7, players, 300)
    for seat in range(players):
        assert [x for x in screen(game, seat, size).split("\n") if cell_len(x) > size[0]] == []


def everything(game: StarCraftGame) -> str:
    """All that the seat that is asked can make the terminal say."""
    assert game.decision is not None
    seat, ink = game.decision.seat, ink_of(COMFORTABLE)
    session = session_of(game, ink)
    session.draw(seat)
    for words in ("marine", "zealot", "zergling", "helios", "supply", "torus 1"):
        session.screen.why(game, seat, words, session.offers())
        session.screen.explain(game, seat, words)
    session.screen.texts(game, seat)
    session.screen.piles(game, seat)
    return printed(ink) + screen(game, seat, PLAYABLE) + screen(game, seat, NARROW)


@pytest.mark.parametrize("seed", few_quick(range(8)))
def test_no_screen_tells_what_its_seat_may_not_know(seed: int) -> None:
    game = played(seed, 2 + seed % 5, 97 * seed + 30)
    assert game.decision is not None
    for draw in range(3):
        other = determinize(game, game.decision.seat, Random(draw))
        assert everything(other) == everything(game)


@pytest.mark.slow
def test_a_battle_looks_the_same_in_every_world_that_fits() -> None:
    game = fight().game
    assert game.decision is not None
    for draw in range(5):
        other = determinize(game, game.decision.seat, Random(draw))
        assert everything(other) == everything(game)


@pytest.mark.slow
def test_a_board_that_adds_hidden_cards_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sums, "with_known_cards", lambda skirmish, _: skirmish)
    game = fight().game
    assert game.decision is not None
    worlds = [determinize(game, game.decision.seat, Random(draw)) for draw in range(5)]
    assert {everything(world) for world in worlds} != {everything(game)}
