"""What the terminal answers about things of the expansion of StarCraft."""

from __future__ import annotations

from orrery.core.decisions import Seat
from orrery.starcraft.board.state import StarCraftGame
from tests.cli.starcraft_screens import COMFORTABLE, ink_of, printed, session_of
from tests.cli.test_starcraft_screen import position as base_position
from tests.cli.test_starcraft_screen_expanded import QUEEN, position
from tests.starcraft.scenario import side, table


def answers(game: StarCraftGame, *lines: str) -> list[str]:
    """What is printed after each line."""
    session = session_of(game, ink_of(COMFORTABLE))
    given = []
    for line in lines:
        session.command(Seat(QUEEN), line)
        given.append(" ".join(printed(session.ink).split()))
    return given


def test_units_tell_where_they_come_from() -> None:
    infested, lurker, kerrigan = answers(
        position().game, "? infested terran", "? lurker", "? sarah kerrigan"
    )
    assert "costs 1 mineral, needs Infested Command Center" in infested
    assert "needs Lurker Aspect" in lurker
    assert "hero (Infested Terran), comes with the card Sarah Kerrigan" in kerrigan
    assert "Leadership card, stage II Hero, an Infested Terran." in kerrigan


def test_cards_orders_and_areas_of_the_expansion_can_be_asked_about() -> None:
    leader, own, icc, defend, star, area = answers(
        position().game,
        "? covert operations",
        "? kerrigan cloaking",
        "? infested command center",
        "? defend",
        "? star",
        "? gehenna station 1",
    )
    assert leader.startswith("Covert Operations · Leadership card, stage I; you start with ")
    assert "cannot be bought; cards: +Cloaking Ker" in own
    assert icc.startswith("Infested Command Center Its owner controls the area.")
    assert defend.startswith("Defend In the Planning Phase, in an area that you control")
    assert star.startswith("Star Placed like any other order.")
    assert area == "Gehenna Station 1 · strategic, for flying units only"


def test_a_name_goes_before_an_equal_id() -> None:
    game = table(
        overmind=side(at={"helios.2": "base"}, leaders=["the_overmind"]),
        aldaris=side(at={"dylar_iv.2": "base"}),
        expansion="brood_war",
    ).game
    short, whole = answers(game, "? overmind", "? the overmind")
    assert short.startswith("Overmind Its owner controls the area")
    assert "The Overmind · Leadership card, stage I" in whole


def test_leadership_cards_are_among_the_texts_and_piles() -> None:
    texts, piles = answers(position().game, "cards", "piles")
    assert "Riches of Aiur · Leadership card, stage I" in texts
    assert "Jim Raynor, Leadership cards not used (6)" in piles


RARE = ("◎", "▾ ▴", "+★1", "◈", "▣", "✪", "Zea@A", "[Md] Ms")


def test_the_legend_explains_rare_signs_where_they_can_be_met() -> None:
    base, more = (
        session_of(game, ink_of(COMFORTABLE)).screen.legend(game)
        for game in (base_position().game, position().game)
    )
    assert more[: len(base)] == base
    assert [sign for sign, _ in more[len(base) :]] == [*RARE]
