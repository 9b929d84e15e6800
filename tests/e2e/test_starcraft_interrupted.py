"""What is interrupted at a table of StarCraft goes on, what is taken back is taken back whole, and
nobody sees what is hidden."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from orrery.core.record import Record
from orrery.starcraft import STARCRAFT
from orrery.starcraft.board.state import StarCraftGame
from tests.e2e.conftest import Visits
from tests.e2e.opened import game_of
from tests.e2e.positions import position
from tests.e2e.questions import (
    AHEAD,
    SETTINGS,
    SHOWN,
    asked_in,
    names_at,
    open_table,
    seat_of,
    wait_for_question,
    wishes_of,
)
from tests.e2e.server import Json, Server
from tests.e2e.starcraft_gestures import Wish, wish_in
from tests.e2e.starcraft_hands import PRIMARY, Hands
from tests.e2e.visitor import Visitor, wait_until

pytestmark = pytest.mark.slow
LAID = ".hand .cells [aria-pressed=true]"
PICKED = '[data-thing^="chip"][aria-pressed="true"]'


class Seated(NamedTuple):
    """Somebody at a table that was opened at a question."""

    hands: Hands
    made: Json
    game: StarCraftGame
    record: Record

    @property
    def visitor(self) -> Visitor:
        return self.hands.visitor

    def answer(self) -> None:
        self.hands.answer(asked_in(self.game), wishes_of(self.game))

    def drawn(self) -> None:
        wait_for_question(self.visitor)


def sit(server: Server, visitor: Visitor, prompt: str) -> Seated:
    """Sit down where a question is asked."""
    record = position(prompt)
    game = game_of(record)
    made = open_table(server, record, game)
    visitor.visit(server.link(made, seat_of(game)))
    visitor.page.wait_for_selector(".prompt.mine")
    seated = Seated(Hands(visitor, names=names_at(server, made)), made, game, record)
    seated.drawn()
    return seated


def picks(server: Server, seated: Seated) -> tuple[str, ...]:
    """What was picked since the table was opened."""
    return server.record(seated.made["id"]).picks[len(seated.record.picks) :]


def test_a_drafted_card_survives_a_reload(server: Server, visits: Visits) -> None:
    ann = sit(server, visits(settings=SETTINGS), "standard-card")
    page = ann.visitor.page
    ann.hands.lay_at(asked_in(ann.game), wishes_of(ann.game)[0].text, 0)
    expect(page.locator(LAID)).to_have_count(1)
    page.reload()
    expect(page.locator(LAID)).to_have_count(1)
    assert picks(server, ann) == ()


def test_units_that_were_picked_are_let_go_by_a_reload_and_moves_stay(
    server: Server, visits: Visits
) -> None:
    ann = sit(server, visits(settings=SETTINGS), "move")
    page = ann.visitor.page
    ann.answer()
    made = picks(server, ann)
    assert made
    page.locator('[data-thing^="chip"]').first.click()
    expect(page.locator(PICKED).first).to_be_visible()
    page.reload()
    ann.drawn()
    expect(page.locator(PICKED)).to_have_count(0)
    assert picks(server, ann) == made


def test_a_battle_between_two_skirmishes_is_the_same_after_a_reload(
    server: Server, visits: Visits
) -> None:
    ann = sit(server, visits(settings=SETTINGS), "next-skirmish")
    board = ann.visitor.page.locator(".board .lanes")
    before = board.inner_text()
    ann.visitor.page.reload()
    expect(board).to_have_text(before, use_inner_text=True)


def test_an_order_is_placed_once_though_the_connection_was_lost(
    built: None, visits: Visits, tmp_path: Path
) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        ann = sit(server, visits(settings=SETTINGS), "order-where")
        page = ann.visitor.page
        ann.hands.must_reach("an order", ["[data-tile^=order]"])
        ann.hands.must_reach("a planet", ['[data-thing^="planet"]'])
        expect(page.locator(PRIMARY)).to_be_enabled()
        with ann.visitor.cut_off():  # the page may still be fetching what it needs later
            server.kill()
            page.locator(PRIMARY).click()
            expect(page.get_by_text("Reconnecting").first).to_be_visible()
            server.start()
        expect(page.locator(".prompt.mine")).to_have_count(0)
        assert [text.split()[0] for text in picks(server, ann)] == ["planet", "order"]
    finally:
        server.kill()


def test_a_server_that_was_killed_between_two_moves_is_found_again(
    built: None, visits: Visits, tmp_path: Path
) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        ann = sit(server, visits(settings=SETTINGS), "move")
        page = ann.visitor.page
        ann.answer()
        made = picks(server, ann)
        lost = page.get_by_role("status").get_by_text("Reconnecting; nothing is lost")
        with ann.visitor.cut_off():
            server.kill()
            expect(lost).to_be_visible()
            server.start()
        expect(lost).to_be_hidden()
        ann.drawn()
        assert picks(server, ann) == made
        page.keyboard.press("z")
        ann.visitor.settle()
        assert picks(server, ann) == ()
    finally:
        server.kill()


@pytest.mark.parametrize(
    "prompt", ["order-where", "build-forces", "move", "pair", "support", "reroute"]
)
def test_a_whole_gesture_is_taken_back_at_once(server: Server, visits: Visits, prompt: str) -> None:
    ann = sit(server, visits(settings=SETTINGS), prompt)
    question = ann.visitor.page.locator(".prompt .words").text_content() or ""
    ann.answer()
    assert len(picks(server, ann)) > 1
    ann.visitor.page.keyboard.press("z")
    ann.visitor.settle()
    assert picks(server, ann) == ()
    expect(ann.visitor.page.locator(".prompt .words")).to_have_text(question)


def test_an_order_that_ended_by_itself_is_not_ended_again_after_undo(
    server: Server, visits: Visits
) -> None:
    record, ann = position("end-order"), visits(settings={**SETTINGS, "forced": True})
    game = game_of(record)
    made = open_table(server, record, game)
    ann.visit(server.link(made, seat_of(game)))
    question = ann.page.locator(".prompt.mine")
    undo = ann.page.locator(".prompt .tools").get_by_role("button", name="Undo")
    wait_until(ann, lambda: server.record(made["id"]).picks == (*record.picks, "done"))
    undo.click()
    expect(question).to_be_visible()
    ann.pause(0.8)  # longer than the page waits before it answers by itself
    expect(question).to_be_visible()
    assert server.record(made["id"]).picks == record.picks


def test_a_second_tab_drops_what_it_drafted_when_the_first_has_sent(
    server: Server, visits: Visits
) -> None:
    ann, ben = sit(server, visits(settings=SETTINGS), "move"), visits(settings=SETTINGS)
    stale = ben.visit(server.link(ann.made, seat_of(ann.game)))
    wait_for_question(ben)
    stale.locator('[data-thing^="chip"]').first.click()
    expect(stale.locator(PICKED).first).to_be_visible()
    ann.answer()
    expect(stale.locator(PICKED)).to_have_count(0)
    assert ben.sent == []
    question = ann.visitor.page.locator(".prompt .words").text_content() or ""
    expect(stale.locator(".prompt .words")).to_have_text(question)


LOOK = """() => {
  const copy = document.querySelector("#app").cloneNode(true);
  copy.querySelectorAll("image, circle").forEach((one) => one.remove());
  return copy.innerHTML.replace(/blob:[^"&)]*/g, "");
}"""
"""All of a page, titles and labels included, but for pictures that are made as they are needed."""


def told_of(visitor: Visitor, chosen_by: int) -> list[Json]:
    """What a visitor was told, once it knows that somebody has chosen."""
    wait_until(visitor, lambda: is_passed(visitor, chosen_by))
    return updates(visitor)


def is_passed(visitor: Visitor, seat: int) -> bool:
    asked = [one["asked"]["seat"] for one in updates(visitor) if one["asked"]]
    return asked[-1:] not in ([], [seat])


def updates(visitor: Visitor) -> list[Json]:
    frames = [json.loads(frame) for frame in visitor.received]
    return [one for one in frames if one["type"] == "update"]


SECRETS = ("order-where", "standard-card", "discard-to-limit")


def test_what_is_chosen_in_secret_changes_nothing_that_others_see(
    server: Server, visits: Visits
) -> None:
    """Two tables that differ in one hidden choice look the same to a watcher and to an enemy: an
    order, the cards of a battle, a discard."""
    worlds = [[visits(settings=SETTINGS) for _ in range(3)] for _ in range(2)]
    for prompt in SECRETS:
        seat = seat_of(game_of(position(prompt)))
        for (ann, *others), choice in zip(worlds, (0, -1), strict=True):
            choose_in_secret(server, prompt, choice, (ann, *others))
        for one, other in zip(worlds[0][1:], worlds[1][1:], strict=True):
            assert told_of(one, seat) == told_of(other, seat), prompt
            expect(one.page.locator(".prompt.mine, .prompt:not(.mine)")).to_be_visible()
            look = one.page.evaluate(LOOK)
            other.page.wait_for_function(f"(look) => ({LOOK})() === look", arg=look)


def choose_in_secret(server: Server, prompt: str, choice: int, visitors: Sequence[Visitor]) -> None:
    """Open a table for whoever is asked, an enemy and a watcher; one of them chooses."""
    record = position(prompt)
    game = game_of(record)
    seat, made = seat_of(game), open_table(server, record, game)
    for visitor, where in zip(visitors, (seat, 1 - seat, None), strict=True):
        visitor.received.clear()
        visitor.visit(server.link(made, where))
        visitor.page.wait_for_selector(SHOWN)
    Hands(visitors[0], names=names_at(server, made)).answer(asked_in(game), secret(game, choice))


def secret(game: StarCraftGame, choice: int) -> list[Wish]:
    """Orders on the same planets, or a card in each lane without reinforcements: the first that is
    possible, or the last."""
    copy, seat, wishes = game.copy(), seat_of(game), list[Wish]()
    while copy.decision is not None and copy.decision.seat == seat and len(wishes) < AHEAD:
        options = STARCRAFT.verbs.options(copy)
        hidden = [text for text in options if text.startswith(("order ", "card "))]
        is_declined = copy.decision.prompt.key == "reinforcement-card"
        text = "done" if is_declined else hidden[choice] if hidden else next(iter(options))
        wishes.append(wish_in(copy, text))
        copy.play(options[text])
    return wishes
