"""BW-KEY: who is out in the middle of the effects at the end of the Destroy step."""

from __future__ import annotations

from typing import Any

from tests.marks import rule
from tests.starcraft.arena import AREA
from tests.starcraft.broodwar.fights import duel

THIRD: tuple[str, list[str], dict[str, Any]] = ("", [], {"elsewhere": {"pridewater.1": "base"}})


@rule("BW-KEY-05", "BW-KEY-19")
def test_whoever_loses_the_last_piece_to_collateral_damage_steals_nothing() -> None:
    """The Dark Archon was destroyed, and the base was all that Aldaris still had."""
    game = duel(
        arcturus_mengsk=("siege_tank", ["siege_mode_bw_9/7"]),
        aldaris=("dark_archon", ["protoss_03", "mind_control"], {"base": True, "home": False}),
        jim_raynor=THIRD,
    )
    assert game.supply("aldaris", "dark_archon") == 3
    game.picks(f"raze-base {AREA}")
    assert game.player("aldaris").out
    assert game.told("mind-control") == []
    assert game.army(AREA) == ["siege_tank"]


@rule("BW-KEY-05", "BW-KEY-19")
def test_with_a_base_elsewhere_the_theft_follows() -> None:
    game = duel(
        arcturus_mengsk=("siege_tank", ["siege_mode_bw_9/7"]),
        aldaris=("dark_archon", ["protoss_03", "mind_control"], {"base": True}),
        jim_raynor=THIRD,
    )
    game.picks(f"raze-base {AREA}")
    assert not game.player("aldaris").out
    assert len(game.told("mind-control")) == 1


@rule("BW-MODE-08", "SC-CLOAK-01")
def test_a_destroyed_ghost_withdraws_although_nobody_is_left_to_fight() -> None:
    """The Zealot could not attack the Battlecruiser, but the Ghost behind it."""
    game = duel(
        arcturus_mengsk=(
            "battlecruiser ghost",
            ["terran_01", "cloaking_field_terran"],
            {"leaders": ["scorched_earth_policy"]},
        ),
        aldaris=("zealot", ["bw_p1"], {"base": True, "home": False}),
        jim_raynor=THIRD,
        setting={"settings": {"mode": "survival"}, "goal": "elimination"},
    )
    assert set(game.options) == {"withdraw ghost", "collateral"}
    game.picks("collateral", f"raze-base {AREA}")
    assert game.player("aldaris").out
    assert "ghost" not in game.army(AREA)
