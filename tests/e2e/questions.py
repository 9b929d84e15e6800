"""Questions of StarCraft, opened as tables and answered by their own forms.

    python -m tests.e2e.questions keys
    python -m tests.e2e.questions touch pair support

answers all of them, or these, by mouse, by keys or by touch on a phone, and prints which are not
answered as they should be.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

import msgspec
from playwright.sync_api import Error, sync_playwright

from orrery.core.record import Record
from orrery.messages import SOURCE
from orrery.server.contract.frames import decision_for
from orrery.starcraft import STARCRAFT
from orrery.starcraft.board.state import StarCraftGame
from scripts import browser as chromium
from tests.e2e.conftest import FLAGS
from tests.e2e.opened import game_of
from tests.e2e.positions import MORE_CASES as CASES
from tests.e2e.positions import PROMPTS, position
from tests.e2e.server import Server
from tests.e2e.starcraft_gestures import Json, Wish, wish_in
from tests.e2e.starcraft_hands import Hands
from tests.e2e.starcraft_keys import KeyHands
from tests.e2e.starcraft_touch import TouchHands
from tests.e2e.visitor import AT_ONCE, Visitor

By = Literal["mouse", "touch", "keys"]
SETTINGS = {**AT_ONCE, "forced": False}
GO = '(to) => { history.pushState(null, "", to); dispatchEvent(new PopStateEvent("popstate")); }'
"""To another table without loading the page again."""
PUT_OFF = ("destroy", "done", "look")
AHEAD = 30
SHOWN = (
    ".galaxy .layer, .board, .phone-battle, .phone .panel, .hand-page, .offer, "
    "[data-tile^='faction ']"
)


def wishes_of(game: StarCraftGame, first: str = "") -> list[Wish]:
    """What is wanted first or else the first thing that can be done, and what follows it: nobody
    declines."""
    assert game.decision is not None
    copy, seat, wishes = game.copy(), game.decision.seat, list[Wish]()
    while copy.decision is not None and copy.decision.seat == seat and len(wishes) < AHEAD:
        options = STARCRAFT.verbs.options(copy)
        text = next((one for one in options if one not in PUT_OFF), [*options][-1])
        text = first if first and not wishes else text
        wishes.append(wish_in(copy, text))
        copy.play(options[text])
    return wishes


def asked_in(game: StarCraftGame) -> Json:
    """What the page is asked."""
    assert game.decision is not None
    shown = decision_for(STARCRAFT.speaker(SOURCE), game, game.decision.seat)
    battle = game.state.battle
    is_attacker = battle is not None and battle.seats[0] == game.decision.seat
    return {**msgspec.to_builtins(shown), "attacks": is_attacker}


def seat_of(game: StarCraftGame) -> int:
    """The seat that is asked."""
    assert game.decision is not None
    return game.decision.seat


def open_table(server: Server, record: Record, game: StarCraftGame) -> Json:
    """A table that goes on from there; all its seats are one's own."""
    seats = [
        {"kind": "person", "name": f"Player {seat}", "mine": True}
        for seat in range(game.facts.players)
    ]
    return server.open(record, *seats)


def names_at(server: Server, made: Json) -> Json:
    """What things are called at a table: each box has numbers of its own."""
    names: Json = server.get(f"{made['id']}/printed")
    return names


def wait_for_question(visitor: Visitor) -> None:
    """Until a question is asked, and what answers it has been drawn."""
    visitor.page.wait_for_selector(".prompt.mine")
    visitor.page.wait_for_selector(SHOWN, state="attached")
    visitor.settle()


def hands_of(visitor: Visitor, by: By, names: Json) -> Hands:
    if by == "mouse":
        return Hands(visitor, names=names)
    return KeyHands(visitor, names) if by == "keys" else TouchHands(visitor, names)


def answer(
    server: Server, visitor: Visitor, prompt: str, by: By, wishes: Sequence[Wish] = ()
) -> str:
    """Open a position and answer its question; empty: it was answered as it was meant."""
    record = position(prompt)
    game = game_of(record)
    made = open_table(server, record, game)
    link = server.link(made, seat_of(game))
    visitor.page.evaluate(GO, link.removeprefix(server.address))
    wishes = wishes or wishes_of(game, CASES[prompt].wish if prompt in CASES else "")
    try:
        wait_for_question(visitor)
        hands = hands_of(visitor, by, names_at(server, made))
        sent = hands.answer(asked_in(game), wishes)
    except (AssertionError, Error) as error:
        return f"{prompt}: {error}"
    after = server.record(made["id"]).picks[len(record.picks) :]
    if not after:
        return f"{prompt}: {sent} was sent and not carried out"
    wanted = {one.text for one in wishes}
    return "" if sent[0] in wanted else f"{prompt}: {sent} was sent, not {wishes[0].text}"


def wrong(server: Server, visitor: Visitor, prompts: Sequence[str], by: By) -> list[str]:
    """The questions that are not answered as they should be, and why."""
    visitor.visit(server.address)
    found = (answer(server, visitor, prompt, by) for prompt in prompts)
    return [one for one in found if one]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("by", choices=["mouse", "touch", "keys"])
    parser.add_argument("prompts", nargs="*", metavar="prompt")
    given = parser.parse_args()
    folder = Path(tempfile.mkdtemp())
    server, prompts, found = Server(folder), given.prompts or (*PROMPTS, *CASES), list[str]()
    server.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=FLAGS)
        visitor = Visitor(browser, phone=given.by == "touch", settings=SETTINGS)
        visitor.visit(server.address)
        for prompt in prompts:
            wrong_here = answer(server, visitor, prompt, given.by)
            if wrong_here:
                found.append(prompt)
                visitor.picture(folder / f"{prompt}.png")
                sys.stdout.write(f"{wrong_here} ({folder / prompt}.png)\n")
                sys.stdout.flush()
        found += visitor.problems
        browser.close()
    server.kill()
    sys.stdout.write(f"{len(prompts)} questions by {given.by}; wrong: {found or 'none'}\n")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
