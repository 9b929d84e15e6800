"""StarCraft without a mouse: a round with a battle by keys alone, a focus that is always seen, and
what axe finds in every state of the table."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visits
from tests.e2e.server import ME, Server
from tests.e2e.starcraft_keys import KeyHands
from tests.e2e.test_starcraft import AT_ONCE, GREEDY
from tests.e2e.walk import Walk

pytestmark = pytest.mark.slow


def test_a_round_with_a_battle_by_keys_alone(server: Server, visits: Visits) -> None:
    ann = visits(settings=AT_ONCE)
    options = {"players": "2", "galaxy": "quick", "factions": "random"}
    made = server.make(ME, GREEDY, game="starcraft", options=options, seed=SEED)
    page = ann.visit(server.link(made, 0))
    expect(page.locator(".galaxy [data-thing]").first).to_be_attached()
    walk = Walk(server, ann, made)
    names = httpx.get(f"{server.address}/api/tables/{made['id']}/printed").json()
    hands = walk.hands = KeyHands(ann, "keys", names)
    walk.play(1)
    assert hands.by_number > 3
    assert hands.by_arrows > 3
    for prompt in ("order-where", "reveal", "build-forces", "move", "standard-card"):
        assert walk.asked[prompt], walk.asked
    assert hands.unseen == []


SEED = 6
