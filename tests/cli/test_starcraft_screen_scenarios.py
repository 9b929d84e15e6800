"""The screen of StarCraft in a scenario: items, their carriers, and the aims of one's side."""

from __future__ import annotations

import pytest

from tests.cli.starcraft_screens import (
    COMFORTABLE,
    NARROW,
    PLAYABLE,
    ink_of,
    printed,
    screen,
    session_of,
)
from tests.starcraft.broodwar.alliance import alliance
from tests.starcraft.broodwar.quest import quest
from tests.starcraft.broodwar.scenes import laid_out, new_scenario

SIZES = [NARROW, PLAYABLE, COMFORTABLE]


@pytest.mark.parametrize("size", SIZES)
def test_items_are_seen_where_they_lie_and_with_their_carriers(size: tuple[int, int]) -> None:
    game = quest(uraj="braken.1", khalis="", overmind={"torus.1": "zergling+khalis_crystal"})
    shown = screen(game.game, 0, size)
    assert "+Ura" in shown
    assert "+Kha" in shown or "Zergling + Khalis Crystal" in shown


def test_everybody_reads_the_aims_of_the_own_side() -> None:
    game = laid_out("quest_for_uraj_and_khalis")
    mine = screen(game.game, 0)
    assert "the Uraj Crystal and the Khalis Crystal are on" in " ".join(mine.split())
    theirs = screen(game.game, 1)
    assert "20 conquest points" in theirs
    assert "Sarah Kerrigan and Zeratul" in theirs


@pytest.mark.parametrize("size", SIZES)
def test_rounds_left_and_picked_event_cards_are_seen(size: tuple[int, int]) -> None:
    """Their player reads which; the other only how many, and there is no Event deck."""
    game = alliance(
        {"plans": ["retreat_1", "retreat_2"], "refused": ["scouting_party"]}, {},
        phase="planning", round=3,
    )  # fmt: skip
    mine, theirs = screen(game.game, 0, size), screen(game.game, 1, size)
    for shown in (mine, theirs):
        assert "Round 3 of 5" in shown
        assert "The End" not in shown
    assert "Retreat" in mine
    assert "Retreat" not in theirs
    assert "2 Event cards to play" in screen(game.game, 1, COMFORTABLE)


def test_everybody_reads_the_aims_of_all_sides() -> None:
    game = alliance({}, {}, phase="planning")
    lasts, falls = "nobody else has won by the end of round 5", "Jim Raynor’s base on Dylar IV"
    for seat, own, side, theirs in (
        (0, lasts, "The Overmind:", falls), (1, falls, "Jim Raynor:", lasts),
    ):  # fmt: skip
        mine, _, others = " ".join(screen(game.game, seat).split()).partition(f"· {side}")
        assert own in mine
        assert theirs in others


@pytest.mark.parametrize("size", SIZES)
def test_points_are_told_only_of_those_who_score(size: tuple[int, int]) -> None:
    nobody = screen(alliance({}, {}, phase="planning").game, 0, size)
    assert "CP" not in nobody
    assert ", hand" not in nobody
    assert "0/20 CP" in screen(laid_out("quest_for_uraj_and_khalis").game, 1, size)


def test_everybody_reads_how_far_each_side_is() -> None:
    shown = " ".join(screen(quest(khalis="tarsonis.1").game, 0).split())
    assert "in areas with a base of this side (1/2)" in shown
    assert "20 conquest points are reached (0/20)" in shown


def test_the_story_is_told_at_once_and_the_special_rules_with_the_cards() -> None:
    game, ink = alliance({}, {}, phase="planning").game, ink_of(COMFORTABLE)
    session = session_of(game, ink)
    welcome = session.screen.welcome(game, [0])
    assert "Mar Sara is lost" in welcome
    assert "Type cards for the special rules" in welcome
    session.screen.texts(game, 0)
    shown = " ".join(printed(ink).split())
    assert "Special rules" in shown
    assert "and it can hold no base. (BW-SCEN-16)" in shown


def test_whoever_chooses_a_faction_reads_what_wins_for_each_side() -> None:
    game = new_scenario("quest_for_uraj_and_khalis")
    session = session_of(game.game, ink_of(COMFORTABLE))
    welcome = session.screen.welcome(game.game, [0])
    assert "The Overmind and Arcturus Mengsk win when" in welcome
    assert "20 conquest points are reached" in welcome
    assert "The Queen of Blades and Tassadar win when" in welcome
