"""A game that is over, in the browser: looked at again, checked, played on, brought as a record."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visits
from tests.e2e.lobby_page import LobbyPage
from tests.e2e.replay_page import RECORD, ReplayPage, bring
from tests.e2e.server import Server
from tests.e2e.table_page import TablePage

pytestmark = pytest.mark.slow
both_sizes = pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])


@pytest.fixture(scope="module")
def game(server: Server) -> str:
    """A table that shows a record."""
    return bring(server)


def steps(server: Server, table: str, eyes: int = -1) -> list[Any]:
    found: list[Any] = server.get(f"{table}/replay", eyes=eyes)["steps"]
    return found


def seen(server: Server, table: str, eyes: int = -1) -> list[int]:
    """The steps at which these eyes see something."""
    return [at for at, step in enumerate(steps(server, table, eyes)) if step.get("log")]


def begun(server: Server, table: str) -> int:
    """The step with which a later turn begins: both hands are full then."""
    return [step["turn"] for step in steps(server, table)].index(5)


@both_sizes
def test_step_by_step_turn_by_turn_and_anywhere(
    server: Server, visits: Visits, game: str, phone: bool
) -> None:
    ann = visits(phone=phone)
    replay = ReplayPage(ann, server, game)
    shown = seen(server, game)
    turns = [step["turn"] for step in steps(server, game)]
    replay.expect_step(0)
    for step in shown[1:4]:
        replay.press("One step forward")
        replay.expect_step(step)
    replay.press("One step back")
    replay.expect_step(shown[2])
    replay.press("One turn forward")
    replay.expect_step(turns.index(turns[0] + 1))
    replay.point(0.5)
    assert abs(replay.step - replay.last / 2) <= 1
    replay.expect_step(replay.step)
    if not phone:
        expect(ann.page.get_by_role("banner")).to_contain_text(f"turn {turns[replay.step]}")
    replay.press("Go to the beginning")
    replay.expect_step(0)
    replay.press("Go to the end")
    replay.expect_step(replay.last)
    expect(replay.bar.get_by_role("button", name="Verify")).to_be_visible()
    assert ann.overflow() == 0


def test_keys_and_playing(server: Server, visits: Visits, game: str) -> None:
    ann = visits()
    replay = ReplayPage(ann, server, game)
    shown = seen(server, game)
    for key, step in (
        ("ArrowRight", shown[1]),
        ("ArrowRight", shown[2]),
        ("ArrowLeft", shown[1]),
        ("End", replay.last),
        ("Home", 0),
    ):
        ann.page.keyboard.press(key)
        replay.expect_step(step)
    ann.page.keyboard.press("p")
    expect(ann.page.get_by_role("button", name="Pause")).to_be_visible()
    replay.wait_for_step(shown[2])
    ann.page.keyboard.press("p")
    expect(ann.page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_fall_is_marked_and_named(server: Server, visits: Visits, game: str) -> None:
    ann = visits()
    replay = ReplayPage(ann, server, game)
    told = steps(server, game)
    first = next(at for at, step in enumerate(told) if sum(step["score"]) > 0)
    mark = ann.page.get_by_role("button", name=re.compile(r"^Turn \d+: .*destroyed")).first
    mark.click()
    replay.expect_step(first)
    assert sorted(told[first]["score"]) == [0, 1]
    expect(ann.page.get_by_label("Score")).to_contain_text("1")


@both_sizes
def test_eyes_see_their_own_hand_and_no_other(
    server: Server, visits: Visits, game: str, phone: bool
) -> None:
    ann = visits(phone=phone)
    cards = server.get(f"{game}/printed")["card"]
    step = begun(server, game)
    replay = ReplayPage(ann, server, game, f"?step={step}&eyes=0")
    table = TablePage(ann)
    for eyes in (0, 1, -1):
        replay.see(eyes)
        expect(ann.page).to_have_url(re.compile(f"step={step}&eyes={eyes}$"))
        [frame] = server.get(f"{game}/frames", first=step, eyes=eyes)
        hands = [side["hand"]["known"] for side in frame["view"]["sides"]]
        assert [seat for seat, known in enumerate(hands) if known] == [eyes] * (eyes >= 0)
        known = hands[eyes] if eyes >= 0 else []
        in_hand = ann.page.get_by_role("button", name=re.compile(", in your hand"))
        expect(in_hand).to_have_count(len(known))
        assert sorted(table.hand) == sorted(cards[card]["name"] for card in known)


def test_a_link_leads_to_the_step(server: Server, visits: Visits, game: str) -> None:
    ann = visits()
    replay = ReplayPage(ann, server, game, "?step=57&eyes=1")
    replay.expect_step(57)
    ann.page.keyboard.press("Home")
    expect(ann.page).to_have_url(re.compile(r"\?step=0&eyes=1$"))
    replay.point(0.25)
    expect(ann.page).to_have_url(re.compile(rf"\?step={replay.step}&eyes=1$"))
    step = replay.step
    ann.page.reload()
    replay.expect_step(step)


def test_cards_are_looked_at_and_nothing_is_asked(
    server: Server, visits: Visits, game: str
) -> None:
    ann = visits()
    ReplayPage(ann, server, game, f"?step={begun(server, game)}&eyes=0")
    table = TablePage(ann)
    expect(ann.page.locator("button[data-card]").first).to_be_visible()
    assert table.read().able("") == []
    name = table.hand[0]
    table.card(name).click()
    expect(ann.page.get_by_role("dialog")).to_contain_text(name)
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("alertdialog")).to_be_hidden()
    ann.page.get_by_role("button", name=re.compile("^Your discard, ")).click()
    expect(ann.page.get_by_role("dialog", name="Your discard pile")).to_be_visible()


@both_sizes
def test_a_game_is_played_on(server: Server, visits: Visits, game: str, phone: bool) -> None:
    ann = visits(phone=phone, name="Ann")
    told = steps(server, game)
    step = next(at for at, one in enumerate(told) if at > 30 and one["seat"] == 0)
    ReplayPage(ann, server, game, f"?step={step}&eyes=0").press("Play on from here")
    asked = ann.page.get_by_role("dialog", name="Play on from here")
    expect(asked).to_contain_text("shuffled again")
    asked.get_by_role("button", name="Create the table").click()
    expect(ann.page).to_have_url(re.compile("/table/"))
    table = TablePage(ann)
    table.wait_for_turn()
    table.end_turn()
    table.wait()


def test_the_shuffles_are_checked_after_a_game(server: Server, visits: Visits) -> None:
    ann = visits(name="Ann")
    LobbyPage(ann, server.address).play()
    page = ann.page
    TablePage(ann).wait()
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Fair-shuffle proof").click()
    promise = page.get_by_role("dialog", name="Menu").locator("code").inner_text()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name=re.compile("^Resign")).last.click()
    page.get_by_role("link", name="Check that the shuffles were fair").click()
    check = page.get_by_role("dialog", name="Check the shuffles and the game")
    expect(check.get_by_role("status")).to_contain_text(
        "Verified: the shuffles are the ones committed to before the game"
    )
    expect(check.get_by_text(promise).first).to_be_visible()
    expect(check).to_contain_text("provided by this browser")


def test_a_commitment_that_differs_from_the_stored_one_is_reported(
    server: Server, visits: Visits
) -> None:
    ann = visits()
    made = server.make()
    ann.visit(server.link(made, 0))
    TablePage(ann).wait()
    kept = json.dumps([{"id": made["id"], "commitment": "0" * 64, "nonces": []}])
    ann.page.evaluate("(kept) => localStorage.setItem('orrery.promises', kept)", kept)
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Resign").click()
    ann.page.get_by_role("button", name=re.compile("^Resign")).last.click()
    ann.page.get_by_role("link", name="Check that the shuffles were fair").click()
    check = ann.page.get_by_role("dialog", name="Check the shuffles and the game")
    expect(check.get_by_role("status")).to_contain_text("not the ones committed to")


@both_sizes
def test_a_record_is_opened_from_the_lobby(
    server: Server, visits: Visits, tmp_path: Path, phone: bool
) -> None:
    ann = visits(phone=phone)
    LobbyPage(ann, server.address)
    altered = tmp_path / "altered.json"
    altered.write_text(RECORD.read_text("utf-8").replace('"end"', '"buy yoda"', 1), "utf-8")
    chooser = ann.page.get_by_label("Open a record")
    chooser.set_input_files(altered)
    expect(ann.page.get_by_role("alert")).to_contain_text("the record was altered")
    chooser.set_input_files(RECORD)
    expect(ann.page).to_have_url(re.compile("/replay/"))
    expect(ann.page.get_by_role("slider")).to_be_visible()
    with ann.page.expect_download() as taken:
        ann.page.get_by_role("button", name="Menu").first.click()
        ann.page.get_by_role("link", name="Download the record").click()
    assert (
        json.loads(Path(taken.value.path()).read_text("utf-8"))["picks"]
        == (json.loads(RECORD.read_text("utf-8"))["picks"])
    )


FOUND = {
    "type": "analysis",
    "moments": [
        {"step": 0, "turn": 1, "chances": [0.5, 0.5]},
        {"step": 30, "turn": 4, "chances": [0.3, 0.7]},
        {"step": 60, "turn": 7, "chances": [0.9, 0.1]},
    ],
    "costly": [
        {
            "step": 33,
            "turn": 4,
            "seat": 1,
            "chance": 0.2,
            "possible": 0.45,
            "picked": "End your turn",
            "better": "Buy Yoda for 7",
            "why": "It wins sooner.",
        }
    ],
    "compared": 40,
}


@both_sizes
def test_where_it_turned_leads_there_and_stays_above_the_line(
    server: Server, visits: Visits, game: str, phone: bool
) -> None:
    ann = visits(phone=phone)
    ann.page.route("**/analysis", lambda route: route.fulfill(body=json.dumps(FOUND) + "\n"))
    replay = ReplayPage(ann, server, game)
    replay.press("Where it turned")
    dialog = ann.page.get_by_role("dialog", name="Where it turned")
    expect(dialog.get_by_role("table", name="Chances to win")).to_contain_text("30 %")
    expect(dialog.get_by_text("20 % to win instead of 45 %")).to_be_visible()
    dialog.get_by_role("button", name="Show this moment").click()
    expect(dialog).to_have_count(0)
    replay.expect_step(33)
    curve = replay.bar.locator(".curve svg").first.bounding_box()
    line = replay.line.bounding_box()
    assert curve is not None
    assert line is not None
    assert curve["y"] + curve["height"] <= line["y"] + 8
    assert (curve["x"], curve["width"]) == pytest.approx((line["x"] + 8, line["width"] - 16), abs=1)
    assert ann.overflow() == 0
