"""How games of StarCraft end, in the browser, and how they are looked at again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accessibility import Findings
from tests.e2e.conftest import Visits
from tests.e2e.opened import now
from tests.e2e.replay_page import ReplayPage, bring
from tests.e2e.server import ME, Server
from tests.e2e.visitor import AT_ONCE, QUICK
from tests.starcraft.scenario import Side, side, table

pytestmark = pytest.mark.slow

RECORDS = Path(__file__).parents[1] / "records" / "starcraft"
GREEDY = {"kind": "program", "program": "greedy", "name": "Greedy"}
STAGE_III = ["surprise_assault"]
TORUS, TARSONIS = {"torus.2": "base"}, {"tarsonis.3": "base"}
"""Both bases bring the same resources."""
THREE_BASES = {**TORUS, "dylar_iv.3": "base", "pridewater.1": "base"}


@pytest.fixture(scope="module")
def four(server: Server) -> str:
    """A table that shows the record of a game of four."""
    return bring(server, RECORDS / "four-players.json")


@pytest.mark.parametrize(
    ("mine", "theirs", "common", "headline", "told"),
    [
        pytest.param(
            side(at=TORUS, conquest=15),
            side(at=TARSONIS),
            0,
            "You win!",
            ["SC-WIN-02", "Nobody else had reached the target.", "15 of 15"],
            id="points",
        ),
        pytest.param(
            side(at=THREE_BASES),
            side(at=TARSONIS),
            0,
            "You win!",
            ["SC-WIN-05", "Nobody else had met an objective.", "3 of 3"],
            id="objective",
        ),
        pytest.param(
            side(at=TORUS, conquest=1),
            side(at=TARSONIS, conquest=4),
            2,
            "Greedy wins",
            ["SC-WIN-14", "Conquest points decided it: 4 to 1."],
            id="the-end",
        ),
        pytest.param(
            side(at=TORUS),
            side(at=TARSONIS),
            2,
            "You share the victory with Greedy",
            ["SC-WIN-14", "SC-WIN-04", "so they share the victory"],
            id="tie",
        ),
    ],
)
def test_a_game_ends_with_who_won_and_why(
    server: Server,
    visits: Visits,
    mine: Side,
    theirs: Side,
    common: int,
    headline: str,
    told: list[str],
) -> None:
    ann = visits(settings=AT_ONCE)
    position = table(
        orders={"helios": ["overmind research"]},  # without a base there it has no effect
        event_deck=STAGE_III,
        common=common,
        overmind=mine,
        jim_raynor=theirs,
    )
    position.picks("reveal helios")
    page = ann.visit(server.link(server.open(now(position).record(), ME, GREEDY), 0))
    page.get_by_role("button", name=re.compile("^Execute")).click()
    expect(page.locator("#over-head")).to_have_text(headline)
    for words in told:
        expect(page.get_by_text(words).first).to_be_visible()
    expect(page.get_by_role("table", name="Final standings")).to_be_visible()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    page.get_by_role("button", name="Look at the table").click()
    expect(page.get_by_role("button", name="Back to the result")).to_be_visible()


def test_an_elimination_has_no_points(server: Server, visits: Visits) -> None:
    ann = visits(phone=True)
    page = ann.visit(f"{server.address}/table/{bring(server, RECORDS / 'elimination.json')}")
    standings = page.get_by_role("table", name="Final standings")
    expect(standings).to_contain_text("eliminated in round 6")
    expect(standings).not_to_contain_text("of 15")
    expect(page.get_by_role("heading", name="Areas by round")).to_be_visible()
    expect(page.get_by_role("heading", name="Conquest points by round")).to_be_hidden()
    assert ann.overflow() == 0


def test_a_team_shares_a_row(server: Server, visits: Visits) -> None:
    page = visits(settings={**QUICK, "theme": "system"}).visit(
        f"{server.address}/table/{bring(server, RECORDS / 'teams.json')}"
    )
    expect(page.get_by_role("group", name="Battles")).to_be_visible()
    findings = Findings()
    findings.look(page, "the end of a game")
    assert findings.found == []
    rows = page.get_by_role("table", name="Final standings").get_by_role("row")
    expect(rows).to_have_count(3)
    expect(rows.nth(1)).to_contain_text("Arcturus Mengsk")
    expect(rows.nth(1)).to_contain_text("Aldaris")


def board(page: Page) -> None:
    expect(page.get_by_role("region", name=re.compile("^Battle for "))).to_be_visible()


def no_board(page: Page) -> None:
    expect(page.get_by_role("region", name=re.compile("^Battle for "))).to_be_hidden()


def test_a_battle_of_the_strip_opens_in_the_replay(
    server: Server, visits: Visits, four: str
) -> None:
    ann = visits()
    page = ann.visit(f"{server.address}/table/{four}")
    strip = page.get_by_role("group", name="Battles")
    battles = strip.get_by_role("link")
    expect(battles).to_have_count(10)
    battles.first.click()
    expect(page).to_have_url(re.compile(r"/replay/\w+\?step=155"))
    board(page)
    replay = page.get_by_label("Perspective")
    replay.select_option(label="All hands open")
    board(page)
    expect(page.get_by_text(re.compile(r"^Your hand: \d+ cards$", re.IGNORECASE))).to_be_visible()


def test_a_replay_goes_by_rounds_phases_and_battles(
    server: Server, visits: Visits, four: str
) -> None:
    ann = visits()
    replay = ReplayPage(ann, server, four, "?step=100&eyes=-1")
    page = ann.page
    no_board(page)
    for letter in ("E", "R"):
        expect(replay.line.get_by_text(letter, exact=True).first).to_be_visible()
    mark = page.get_by_role("button", name=re.compile(r"^Round 2: .*attacks")).first
    mark.click()
    replay.expect_step(313)
    board(page)
    page.keyboard.press("]")
    replay.expect_step(381)
    no_board(page)
    page.keyboard.press("[")
    replay.expect_step(180)
    page.keyboard.press("ArrowRight")  # steps that nobody is told of are passed over
    assert replay.step > 180


def test_one_plays_on_from_the_turning_point(server: Server, visits: Visits, four: str) -> None:
    ann = visits(name="Ann")
    page = ann.visit(f"{server.address}/table/{four}")
    page.get_by_role("link", name=re.compile("^Play on from round")).click()
    asked = page.get_by_role("dialog", name="Play on from here")
    asked.get_by_role("button", name="Create the table").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator(".galaxy .layer").first).to_be_attached()
