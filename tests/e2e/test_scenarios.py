"""Scenarios from the lobby to their end, in the browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visits
from tests.e2e.opened import now
from tests.e2e.server import ME, PROGRAM, Server
from tests.e2e.visitor import AT_ONCE
from tests.starcraft.broodwar import test_eye_of_the_storm as storm
from tests.starcraft.broodwar.alliance import alliance
from tests.starcraft.broodwar.quest import quest
from tests.starcraft.broodwar.scenes import scenario
from tests.starcraft.broodwar.trump import trump
from tests.starcraft.scenario import Position, side

pytestmark = pytest.mark.slow

PATIENCE = 900_000
"""Milliseconds in which four programs play a whole game, however busy the machine is."""
NEAR_TWELVE = side(at={"dylar_iv.2": "base", "dylar_iv.1": "marine"}, conquest=11)
"""Mengsk gains the last point that he needs when Regrouping comes."""


class End(NamedTuple):
    """The last order of a scenario, which has no effect itself: what it leads to."""

    position: Callable[[], Position]
    planet: str
    rule: str
    met: list[str]


ENDS = {
    "Desperate Alliance": End(
        lambda: alliance({}, {}, "pridewater jim_raynor research", round=5),
        *("pridewater", "BW-SCEN-07", ["5/5"]),
    ),
    "Trump Card": End(
        lambda: trump(arcturus_mengsk=NEAR_TWELVE, orders={"torus": ["arcturus_mengsk research"]}),
        *("torus", "BW-SCEN-28", ["12/12"]),
    ),
    "Quest for Uraj and Khalis": End(
        lambda: quest(
            {"torus": ["queen_of_blades research"]}, khalis="tarsonis.1", uraj="antiga_prime.1"
        ),
        *("torus", "BW-SCEN-58", ["2/2"]),
    ),
    "Eye of the Storm": End(
        lambda: scenario(
            storm.STORM,
            storm.sides(jim_raynor=side(at=storm.BESIDE), overmind=storm.GUARDED),
            orders={"torus": ["jim_raynor research"]},
        ),
        *("torus", "BW-SCEN-79", ["1/1"]),
    ),
}
TABLES = [
    ("Desperate Alliance", 2, "The Overmind", 2),
    ("Trump Card", 3, "Jim Raynor", 4),
    ("Quest for Uraj and Khalis", 4, "Tassadar", 2),
    *[("Eye of the Storm", players, "Aldaris", 3) for players in (3, 4, 5, 6)],
]


@pytest.mark.parametrize(("title", "players", "faction", "sides"), TABLES)
def test_a_scenario_begins_from_its_page_with_one_click(
    server: Server, visits: Visits, title: str, players: int, faction: str, sides: int
) -> None:
    page = visits(settings=AT_ONCE).visit(f"{server.address}/scenarios/starcraft")
    page.get_by_role("link", name=re.compile(f"^{title}")).click()
    count = page.get_by_role("group", name="Players", exact=True)
    if title == "Eye of the Storm":
        count.get_by_role("radio", name=f"{players}", exact=True).check(force=True)
    page.get_by_role("radio", name=faction, exact=True).check(force=True)
    page.get_by_role("button", name=re.compile("^Play ")).click()
    expect(page.locator("[data-place=aims]").get_by_role("listitem")).to_have_count(sides)
    expect(page.locator("[data-place=aims]").get_by_role("listitem").first).to_contain_text("yours")
    table = server.get(page.url.rpartition("/")[2])
    assert len(table["seats"]) == players
    factions = table["options"]["factions"].split(",")
    assert factions[0] == faction.lower().removeprefix("the ").replace(" ", "_")


@pytest.mark.parametrize("title", ENDS)
def test_the_end_of_a_scenario_tells_which_aim_was_met(
    server: Server, visits: Visits, title: str
) -> None:
    end = ENDS[title]
    position = end.position()
    position.picks(f"reveal {end.planet}")
    mine = position.factions.index(position.asked)
    seats = [ME if seat == mine else PROGRAM for seat in range(position.box.players)]
    page = visits(settings=AT_ONCE).visit(
        server.link(server.open(now(position).record(), *seats), 0)
    )
    page.get_by_role("button", name=re.compile("^Execute")).click()
    expect(page.locator("#over-head")).to_contain_text(re.compile("win|share"), timeout=PATIENCE)
    told = page.locator(".ending")
    expect(told.get_by_role("button", name=re.compile(end.rule))).to_be_visible()
    expect(told.locator(".met")).to_have_text(end.met)


def test_programs_play_a_scenario_from_the_lobby_to_its_end(server: Server, visits: Visits) -> None:
    page = visits(settings=AT_ONCE).visit(f"{server.address}/scenarios/starcraft")
    page.get_by_role("link", name=re.compile("^Quest for Uraj and Khalis")).click()
    expect(page.get_by_role("link", name="§ BW-SCEN-58")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Dylar IV (Braxis)")).to_be_attached()
    page.get_by_role("radio", name="Tassadar").check(force=True)
    page.get_by_role("link", name="Choose everything yourself").click()
    seats = page.locator(".seats > section")
    expect(seats).to_have_count(4)
    expect(seats.nth(0).get_by_role("radio", name="Tassadar")).to_be_checked()
    for seat in range(4):
        seats.nth(seat).get_by_role("radio", name="A program").check(force=True)
        seats.nth(seat).get_by_role("radio", name=re.compile("^Simple")).check(force=True)
    page.get_by_role("button", name="watch").click()
    expect(page.locator("[data-place=aims]")).to_contain_text(re.compile(r"[012]/2"))
    expect(page.locator("#over-head")).to_be_visible(timeout=PATIENCE)
    told = page.locator(".ending")
    expect(told.get_by_role("button", name=re.compile("BW-SCEN-5[89]"))).to_be_visible()
    expect(told.locator(".met")).not_to_have_count(0)
