"""A replay as somebody knows who looks at it: where it is, and the ways along it."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests import plain_http
from tests.e2e.server import PATIENCE, Server
from tests.e2e.visitor import Visitor

RECORD = Path(__file__).parents[1] / "records" / "clone-wars" / "beginner.json"


def bring(server: Server, file: Path = RECORD) -> str:
    """Bring a record to the server; the table that shows it."""
    body = {"record": file.read_text("utf-8")}
    answer = plain_http.post(f"{server.address}/api/records", json=body, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


class ReplayPage:
    """A replay in somebody's browser."""

    def __init__(self, visitor: Visitor, server: Server, table: str, search: str = "") -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        visitor.visit(f"{server.address}/replay/{table}{search}")
        expect(self.line).to_be_visible()

    @property
    def line(self) -> Locator:
        return self.page.get_by_role("slider", name="Timeline")

    @property
    def bar(self) -> Locator:
        return self.page.get_by_role("region", name="Replay")

    @property
    def step(self) -> int:
        return int(self.line.get_attribute("aria-valuenow") or -1)

    @property
    def last(self) -> int:
        return int(self.line.get_attribute("aria-valuemax") or -1)

    def expect_step(self, step: int) -> None:
        expect(self.line).to_have_attribute("aria-valuenow", str(step))
        expect(self.page.get_by_text(f"step {step} of {self.last}").first).to_be_visible()

    def wait_for_step(self, step: int) -> None:
        """Until it has come so far: it may go on meanwhile."""
        self.page.wait_for_function(
            "(step) => document.querySelector('[role=slider]').ariaValueNow >= step", arg=step
        )

    def press(self, name: str) -> None:
        """A button of the bar."""
        self.bar.get_by_role("button", name=name, exact=True).click()

    def point(self, share: float) -> None:
        """Click or tap so far along the line, where it is not yet."""
        before = str(self.step)
        box = self.line.bounding_box()
        assert box is not None
        inner = box["width"] - 16
        at = (box["x"] + 8 + share * inner, box["y"] + box["height"] / 2)
        if self.visitor.page.viewport_size == {"width": 390, "height": 844}:
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at)
        expect(self.line).not_to_have_attribute("aria-valuenow", before)

    def see(self, eyes: int) -> None:
        """Look through the eyes of a seat, or a watcher's (-1)."""
        self.page.get_by_label("Perspective").select_option(value=str(eyes))
