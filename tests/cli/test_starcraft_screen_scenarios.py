"""The screen of StarCraft in a scenario: items, their carriers, and the aims of one's side."""

from __future__ import annotations

import pytest

from tests.cli.starcraft_screens import COMFORTABLE, NARROW, PLAYABLE, screen
from tests.starcraft.broodwar.quest import quest
from tests.starcraft.broodwar.scenes import laid_out

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
    assert "Uraj Crystal and Khalis Crystal are on" in mine or "Khalis Crystal and Uraj" in mine
    theirs = screen(game.game, 1)
    assert "20 conquest points" in theirs
    assert "Sarah Kerrigan and Zeratul" in theirs
