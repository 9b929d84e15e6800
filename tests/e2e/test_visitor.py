"""No test in the browser passes over an error of the page: a visitor notes every one."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Route

from tests.e2e.server import Server
from tests.e2e.visitor import Notices, Visitor, wait_until

pytestmark = pytest.mark.slow
FAULTS = {
    "an exception": "setTimeout(() => { throw new Error('planted') })",
    "a promise nobody catches": "void Promise.reject(new Error('planted'))",
    "an error of the console": "console.error('planted')",
    "a warning of the console": "console.warn('planted')",
    "a file of the client that is not there": "fetch('/assets/planted.js').then(() => 0)",
}


@pytest.fixture
def visitor(browser: Browser, server: Server) -> Visitor:
    someone = Visitor(browser)
    someone.visit(server.address)
    return someone


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS.keys())
def test_a_visitor_notes(visitor: Visitor, fault: str) -> None:
    visitor.page.evaluate(fault)
    wait_until(visitor, lambda: len(visitor.problems) == 1)
    assert "planted" in visitor.problems[0]
    visitor.leave()


def test_a_visitor_notes_what_happens_in_another_window(visitor: Visitor) -> None:
    with visitor.context.expect_page() as opened:
        visitor.page.evaluate("void open('/rules')")
    opened.value.evaluate("console.error('planted')")
    wait_until(visitor, lambda: len(visitor.problems) == 1)
    visitor.leave()


def test_a_visitor_notes_a_file_that_does_not_come(visitor: Visitor) -> None:
    visitor.page.route("**/assets/planted.js", lambda route: route.abort("connectionfailed"))
    visitor.page.evaluate("fetch('/assets/planted.js').catch(() => 0)")
    wait_until(visitor, lambda: any("planted.js: net::" in one for one in visitor.problems))
    visitor.leave()


def test_a_visitor_waits_until_nothing_moves_that_comes_to_an_end(visitor: Visitor) -> None:
    visitor.page.evaluate(
        """() => {
          document.body.animate({ opacity: [0, 1] }, 600).id = "planted";
          document.body.animate({ opacity: [1, 1] }, { duration: 90, iterations: Infinity });
        }"""
    )
    visitor.rest()
    assert not visitor.page.evaluate("document.getAnimations().some(({ id }) => id === 'planted')")
    visitor.leave()


def test_what_the_server_refuses_and_what_was_left_is_no_error(visitor: Visitor) -> None:
    visitor.page.evaluate("fetch('/api/tables/none').then(() => 0)")
    visitor.page.reload(wait_until="commit")
    visitor.page.goto(visitor.page.url)
    visitor.pause(0.3)
    assert visitor.problems == []
    visitor.leave()


def test_a_visitor_knows_that_a_page_waits_for_what_it_asked_for(visitor: Visitor) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    visitor.page.route("**/assets/planted.js", hold)
    wait_until(visitor, lambda: not visitor.is_loading)
    visitor.page.evaluate("void fetch('/assets/planted.js')")
    wait_until(visitor, lambda: held)
    visitor.pause(0.3)
    assert visitor.is_loading
    held[0].fulfill(body="")
    wait_until(visitor, lambda: not visitor.is_loading)
    visitor.leave()


def test_a_notice_that_has_gone_was_heard(visitor: Visitor) -> None:
    notices = Notices(visitor)
    visitor.page.evaluate(
        """() => {
          document.body.insertAdjacentHTML("beforeend", "<p class=notices>planted</p>");
          setTimeout(() => document.querySelector(".notices").remove());
        }"""
    )
    visitor.page.wait_for_selector(".notices", state="detached")
    notices.wait_for("planted")
    visitor.leave()
