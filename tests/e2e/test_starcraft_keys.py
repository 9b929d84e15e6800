"""StarCraft without a mouse: a round with a battle by keys alone, a focus that is always seen, and
what axe finds in every state of the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.accessibility import Findings
from tests.e2e.conftest import Visits
from tests.e2e.opened import game_of
from tests.e2e.positions import position
from tests.e2e.questions import GO, names_at, open_table, wait_for_question
from tests.e2e.server import GREEDY, ME, Server
from tests.e2e.starcraft_keys import KeyHands
from tests.e2e.visitor import AT_ONCE
from tests.e2e.walk import Walk

pytestmark = pytest.mark.slow
SEED = 6
"""A game whose first round has it all: orders, purchases, moves, a battle of two skirmishes."""
STATES = (
    *("faction", "order-where", "reveal", "build-forces", "move", "learn-technology"),
    *("play-event", "discard-to-limit", "pair", "standard-card", "next-skirmish", "retreat-to"),
)
"""A question for every look of the table."""


def test_a_round_with_a_battle_by_keys_alone(server: Server, visits: Visits) -> None:
    ann = visits(settings=AT_ONCE)
    options = {"players": "2", "galaxy": "quick", "factions": "random"}
    made = server.make(ME, GREEDY, game="starcraft", options=options, seed=SEED)
    page = ann.visit(server.link(made, 0))
    expect(page.locator(".galaxy [data-thing]").first).to_be_attached()
    walk = Walk(server, ann, made)
    hands = walk.hands = KeyHands(ann, names=names_at(server, made))
    walk.play(1)
    assert hands.by_number > 3
    assert hands.by_arrows > 3
    for prompt in ("order-where", "reveal", "build-forces", "move", "standard-card"):
        assert walk.asked[prompt], walk.asked
    assert hands.unseen == []


def test_axe_finds_nothing_in_any_state(server: Server, visits: Visits) -> None:
    ann = visits(settings={**AT_ONCE, "text": 130})
    ann.visit(server.address)
    findings = Findings()
    for prompt in STATES:
        record = position(prompt)
        game = game_of(record)
        assert game.decision is not None
        seat = game.decision.seat
        made = open_table(server, record, game)
        ann.page.evaluate(GO, server.link(made, seat).removeprefix(server.address))
        wait_for_question(ann)
        findings.look(ann.page, prompt)
    assert findings.found == []
