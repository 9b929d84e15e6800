"""StarCraft without a mouse: rounds with a battle by keys alone, and a focus that is always seen."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visits
from tests.e2e.server import Server
from tests.e2e.starcraft_keys import StarCraftKeys
from tests.e2e.test_starcraft import AT_ONCE, table_for

pytestmark = pytest.mark.slow


def test_a_round_with_a_battle_by_keys_alone(server: Server, visits: Visits) -> None:
    ann = visits(settings=AT_ONCE)
    page = ann.visit(table_for(server, 2, 11))
    expect(page.locator(".galaxy [data-thing]").first).to_be_attached()
    table = StarCraftKeys(ann, 3)
    fought = False
    first = table.look()["round"]
    for _ in range(900):
        seen = table.look()
        fought = fought or (seen["isFight"] and seen["isMine"])
        if fought and not seen["isFight"] and seen["round"] != first:
            break
        table.step()
    asked = "\n".join(table.questions)
    assert fought, asked
    assert table.look()["round"] != first, asked
    for words in ("Place order", "Which of your orders", "Build", "Skirmish"):
        assert words in asked, asked
    assert table.unseen == []
