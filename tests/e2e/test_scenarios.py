"""Scenarios from the lobby to their end, in the browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visits
from tests.e2e.server import Server
from tests.e2e.visitor import AT_ONCE

pytestmark = pytest.mark.slow

PATIENCE = 900_000
"""Milliseconds in which four programs play a whole game, however busy the machine is."""


def test_programs_play_a_scenario_from_the_lobby_to_its_end(server: Server, visits: Visits) -> None:
    page = visits(settings=AT_ONCE).visit(f"{server.address}/scenarios/starcraft")
    page.get_by_role("link", name=re.compile("^Quest for Uraj and Khalis")).click()
    expect(page.get_by_role("link", name="§ BW-SCEN-58")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Dylar IV (Braxis)")).to_be_attached()
    page.get_by_role("link", name="Choose everything").click()
    seats = page.locator(".seats > section")
    expect(seats).to_have_count(4)
    for seat in range(4):
        seats.nth(seat).get_by_role("radio", name="A program").check(force=True)
        seats.nth(seat).get_by_role("radio", name=re.compile("^Simple")).check(force=True)
    page.get_by_role("button", name="watch").click()
    expect(page.locator("[data-place=aims]")).to_contain_text(re.compile(r"[012]/2"))
    expect(page.locator("#over-head")).to_be_visible(timeout=PATIENCE)
    told = page.locator(".ending")
    expect(told.get_by_role("button", name=re.compile("BW-SCEN-5[89]"))).to_be_visible()
    expect(told.locator(".met")).not_to_have_count(0)
