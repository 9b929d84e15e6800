"""Gestures: picks that were sent together. Which of them can be carried out, and what to answer if
one is sent again."""

from __future__ import annotations

from orrery.core.decisions import Seat
from orrery.server.course import Course
from orrery.server.errors import Refusal
from orrery.server.protocol import Ack


def possible(course: Course, seat: Seat, picks: list[str]) -> tuple[list[str], str]:
    """The picks that can be carried out, tried on a copy, and why not more: one is no option, the
    one before it revealed something, or it passed the decision. Refused if there is none."""
    title, game = course.title, course.match.game.copy()
    revealed = game.state.irrevocable
    taken: list[str] = []
    for text in picks:
        decision = game.decision
        if decision is None or decision.seat != seat:
            return taken, "passed"
        if game.state.irrevocable != revealed:
            return taken, "revealed"
        texts = title.option_texts(game)
        if text not in texts:
            if not taken:
                raise Refusal("no-option", rule=decision.prompt.rule, pick=text)
            return taken, "no-option"
        game.play(decision.options[texts.index(text)])
        taken.append(text)
    return taken, ""


def done_before(course: Course | None, seat: Seat, gesture: str) -> Ack | None:
    """The answer to a gesture that was carried out already and is sent again."""
    rows = [] if course is None else course.rows
    own = [row for row in rows if row.seat == seat and row.gesture == gesture]
    if not own:
        return None
    picks = sum(row.kind == "pick" for row in own)
    return Ack(gesture, picks, "asked" if own[-1].kind == "ask" else "")
