"""Every letter of every page comes from a message, and longer words fit: in the pseudo-language, on
a wide page and on a phone."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect
from websockets.sync.client import connect

from orrery.messages import ELSEWHERE
from scripts import client, pseudo
from scripts.pseudo import LOCALE, accented
from tests.e2e.conftest import Visits, alone
from tests.e2e.pseudo import Sight
from tests.e2e.replay_page import bring
from tests.e2e.server import BEN, FRIEND, ME, OPEN, PROGRAM, Json, Server
from tests.e2e.visitor import PATIENCE, QUICK, Visitor
from tests.server.rooms import Player

pytestmark = pytest.mark.slow
SETTINGS = {**QUICK, "language": LOCALE, "forced": False}
"""The page answers nothing by itself, since somebody else plays at its seat."""
ORDER = ("play", "use", "commit", "resolve", "reward", "buy")
"""What is picked first in a turn."""
SIZES = pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])


@pytest.fixture(scope="session")
def spoken(executable: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pseudo-language and a client that knows it, made by one of the processes that run tests
    side by side."""
    base = tmp_path_factory.getbasetemp()
    place = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "pseudo"
    place.mkdir(exist_ok=True)
    with alone(place / "lock"):
        if not (place / "done").exists():
            build(place / "messages", place / "client")
            (place / "done").touch()
    return place


def build(messages: Path, built: Path) -> None:
    pseudo.write(messages)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(ELSEWHERE, str(messages))
        client.install()
        arguments = ["run", "--silent", "build", "--", "--logLevel", "warn", "--outDir", str(built)]
        assert client.npm(arguments, sys.stderr) == 0


@pytest.fixture(scope="module")
def server(spoken: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    environment = {ELSEWHERE: str(spoken / "messages")}
    there = Server(tmp_path_factory.mktemp("server"), spoken / "client", **environment)
    there.start()
    yield there
    there.kill()


def open_by(visitor: Visitor, name: str) -> None:
    visitor.page.get_by_role("button", name=accented(name)).first.click()


@SIZES
def test_before_the_game(server: Server, visits: Visits, phone: bool) -> None:
    sight, ann = Sight(server), visits(phone=phone, name="Ann", settings=SETTINGS)
    page = ann.page
    server.make(BEN, OPEN, listed=True)
    for path, state in (
        ("/", "lobby"),
        ("/new", "new table"),
        ("/learn", "learn"),
        ("/nowhere", "no such page"),
        ("/table/0000000000000000", "no such table"),
    ):
        ann.visit(server.address + path)
        expect(page.locator("main, [role=main]").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        sight.look(page, state)
    assert "404 (Not Found)" in ann.problems.pop()
    ann.visit(server.address)
    open_by(ann, "name and settings")
    expect(page.get_by_role("dialog")).to_be_visible()
    sight.look(page, "settings")
    made = server.make(ME, FRIEND)
    ann.visit(server.link(made, 0))
    expect(page.get_by_role("status").first).to_be_visible()
    sight.look(page, "waiting room")
    ben = visits(phone=phone, settings=SETTINGS)
    ben.visit(f"{server.link(made)}#{made['links'][0]['secret']}")
    expect(ben.page.get_by_role("button").first).to_be_visible()
    sight.look(ben.page, "a seat by its link")
    sight.must_be_clear()


@SIZES
def test_books_and_cards(server: Server, visits: Visits, phone: bool) -> None:
    sight, ann = Sight(server), visits(phone=phone, settings=SETTINGS)
    for path in (
        "/rules",
        "/rules/clone-wars#CW-ATTACK-12",
        "/rules/starcraft",
        "/cards",
        "/cards#anakin_skywalker",
        "/cards/starcraft",
    ):
        ann.visit(server.address + path)
        expect(ann.page.get_by_role("main", include_hidden=True)).to_be_attached()
        ann.page.wait_for_load_state("networkidle")
        sight.look(ann.page, path)
    sight.must_be_clear()


@SIZES
def test_a_game_to_its_end_and_its_replay(server: Server, visits: Visits, phone: bool) -> None:
    sight, ann = Sight(server), visits(phone=phone, name="Ann", settings=SETTINGS)
    made = server.make(ME, PROGRAM, seed=4)
    page = ann.visit(server.link(made, 0))
    with Hand(server, made) as hand:
        for number in range(1000):
            prompt = hand.wait()
            wait_for_update(ann, hand.number)
            if number % 5 == 0 or prompt not in hand.seen:
                sight.look(page, prompt or "end of the game")
            hand.seen.add(prompt)
            if number == 12:
                look_around(sight, ann, phone)
            if not prompt:
                break
            hand.pick()
        assert len(hand.seen) > 4
    page.reload()
    expect(page.get_by_role("button", name=accented("Rematch"))).to_be_visible()
    sight.look(page, "a game that is over")
    ann.visit(f"{server.address}/replay/{bring(server)}")
    expect(page.get_by_role("slider").first).to_be_visible()
    sight.look(page, "replay")
    sight.must_be_clear()


def look_around(sight: Sight, ann: Visitor, phone: bool) -> None:
    """What a table opens."""
    page = ann.page
    keys = () if phone else ("?", "o", "t")
    for key in keys:
        page.keyboard.press(key)
        ann.settle()
        sight.look(page, f"key {key}")
        page.keyboard.press("t" if key == "t" else "Escape")
        ann.settle()
    open_by(ann, "More" if phone else "Menu")
    expect(page.get_by_role("dialog")).to_be_visible()
    sight.look(page, "menu")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def wait_for_update(visitor: Visitor, number: int) -> None:
    """Until the page was told so much, and shows it."""
    until = time.monotonic() + PATIENCE
    while not any(is_update(frame, number) for frame in reversed(visitor.received)):
        assert time.monotonic() < until, f"update {number} does not come"
        visitor.pause(0.02)
    visitor.settle()


def is_update(frame: str, number: int) -> bool:
    said: Json = json.loads(frame)
    return bool(said["type"] == "update" and said["number"] >= number)


class Hand:
    """Somebody at the same seat who picks without a page."""

    def __init__(self, server: Server, made: Json) -> None:
        place = f"{server.address.replace('http', 'ws', 1)}/api/tables/{made['id']}/socket"
        self.socket = connect(place, open_timeout=PATIENCE, max_queue=None)
        self.secret = made["mine"][0]["secret"]
        self.chance = Random(4)
        self.seen: set[str] = set()
        self.picks = 0

    def __enter__(self) -> Hand:
        self.player = Player(self.socket.__enter__())
        self.player.send(type="hello", secret=self.secret)
        self.player.wait_for("update")
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.__exit__(None, None, None)

    @property
    def number(self) -> int:
        number: int = self.player.update["number"]
        return number

    def wait(self) -> str:
        """The prompt of our next decision; nothing when the game is over."""
        while True:
            update = self.player.update
            if update["asked"] is None:
                return ""
            if update["decision"] is not None:
                prompt: str = update["decision"]["prompt"]
                return prompt
            self.player.wait_for("update")

    def pick(self) -> None:
        """The first useful thing that is offered."""
        options = [one["text"] for one in self.player.update["decision"]["options"]]
        texts = [text for verb in ORDER for text in options if text.startswith(verb)]
        texts = [text for text in texts if not text.startswith("commit") or text.endswith("base")]
        rest = [text for text in options if text.split()[0] not in (*ORDER, "end", "done")]
        chosen = texts[0] if texts else self.chance.choice(rest or options)
        self.picks += 1
        before = self.number
        answer = self.player.ask(type="pick", id=f"p{self.picks}", after=before, picks=[chosen])
        assert answer["type"] == "ack", answer
        while self.number == before:
            self.player.wait_for("update")


def test_what_no_message_said_and_what_has_no_room_is_noticed(
    server: Server, visits: Visits
) -> None:
    sight, ann = Sight(server), visits(settings=SETTINGS)
    page = ann.visit(f"{server.address}/nowhere")
    expect(page.get_by_role("main")).to_be_visible()
    assert "404 (Not Found)" in ann.problems.pop()
    sight.look(page, "before")
    sight.must_be_clear()
    page.evaluate(
        """document.body.insertAdjacentHTML("beforeend", `<section style="position:relative">
             <p aria-label="Planted">ħīī Captain Rex</p><p>Planted</p>
             <p style="width:40px;overflow:hidden;white-space:nowrap">ħħħħħħħħħħħħħħħħħħħħħ</p>
             <p style="position:absolute;top:0;left:0">ħħħħħħħħħħħħ</p></section>`)"""
    )
    page.locator("section").last.scroll_into_view_if_needed()
    sight.look(page, "after")
    kinds = {one.split(": ")[1] for one in sight.found}
    assert kinds == {"letters", "cut", "overlap"}
    assert len([one for one in sight.found if "Planted" in one]) == 2


@SIZES
def test_the_guide_to_a_first_game(server: Server, visits: Visits, phone: bool) -> None:
    sight, ann = Sight(server), visits(phone=phone, name="Ann", settings=SETTINGS)
    page = ann.visit(f"{server.address}/learn")
    open_by(ann, "Begin")
    note = page.locator("section.note")
    for number in range(3):
        expect(note).to_be_visible()
        ann.settle()
        sight.look(page, f"note {number}")
        on = note.locator("button.on")
        if not on.count():
            break
        on.click()
    sight.must_be_clear()
