"""What a player types: numbers, options in words, commands; and a question before a turn is
wasted."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from orrery.cli.terminal.commands import COMMANDS, options_called, options_worded

if TYPE_CHECKING:
    from orrery.cli.terminal.loop import Session
    from orrery.cli.terminal.screen import Offer
    from orrery.core.decisions import Seat

YES, NO = frozenset({"y", "yes"}), frozenset({"n", "no"})
MOST_NAMED = 8
SURE = "!"
"""At the end of a line: do it without asking for confirmation."""


def carry_out_line(session: Session, seat: Seat, line: str) -> None:
    """Carry out a number, an option in words, or a command."""
    doubt, session.doubt = session.doubt, None
    if doubt is not None and line.lower() in YES:
        session.carry_out(doubt)
        return
    if doubt is not None and line.lower() in NO:
        session.ink.tell("terminal-not-ended")
        return
    is_sure = doubt is not None or line.endswith(SURE)
    line = line.removesuffix(SURE)
    offers = session.offers()
    numbers = line.replace(",", " ").split()
    if numbers and all(word.isdecimal() for word in numbers):
        pick_numbers(session, seat, offers, [int(word) for word in numbers], is_sure)
    elif line.startswith("?"):
        COMMANDS["?"](session, seat, line[1:].strip())
    elif line:
        carry_out_words(session, seat, offers, line, is_sure)


def carry_out_words(
    session: Session, seat: Seat, offers: Sequence[Offer], line: str, is_sure: bool
) -> None:
    """An option named by its words, or a command."""
    game, screen, ink = session.match.game, session.screen, session.ink
    found = options_called(offers, line)
    name, _, rest = line.partition(" ")
    if len(found) == 1:
        choose(session, found[0], is_sure)
    elif line.lower() in screen.shortcuts:
        repeat(session, seat, screen.shortcuts[line.lower()])
    elif name.lower() in COMMANDS:
        COMMANDS[name.lower()](session, seat, rest.strip())
    elif found:
        tell_several(session, offers, found, line)
    elif not follow_plan(session, seat, line):
        worded = options_worded(offers, line)
        if len(worded) == 1:
            choose(session, worded[0], is_sure)
        elif worded:
            tell_several(session, offers, worded, line)
        elif not screen.refuse(game, seat, line, offers):
            ink.tell("terminal-no-option", given=line, n=len(offers))


def tell_several(
    session: Session, offers: Sequence[Offer], found: Sequence[Offer], line: str
) -> None:
    """For a line that may mean several options: list them by number."""
    several = [
        session.ink.say("terminal-one-of", number=offers.index(offer) + 1, option=offer.said)
        for offer in found[:MOST_NAMED]
    ]
    if len(found) > MOST_NAMED:
        several.append(session.ink.signs.cut)
    session.ink.tell("terminal-several", given=line, names=", ".join(several))


def choose(session: Session, offer: Offer, is_sure: bool) -> None:
    """Carry out an option; at a keyboard, the player is asked once before a turn is wasted."""
    lost = "" if is_sure else session.screen.lost_by(session.match.game, offer.option)
    if not lost or not sys.stdin.isatty():
        session.carry_out(offer)
        return
    session.doubt = offer
    question = session.ink.say("terminal-sure", lost=lost)
    if session.match.number > session.before:
        session.notes.append(question)  # the table is drawn before it is read
    else:
        session.ink.print(question, "bold")


def pick_numbers(
    session: Session, seat: Seat, offers: Sequence[Offer], numbers: list[int], is_sure: bool
) -> None:
    """Carry out several numbers in order, as long as each is still possible."""
    wrong = [number for number in numbers if not 1 <= number <= len(offers)]
    if wrong:
        session.ink.tell("terminal-no-number", given=wrong[0], n=len(offers))
        return
    wanted = [offers[number - 1] for number in numbers]
    choose(session, wanted[0], is_sure)
    for offer in wanted[1:]:
        decision = session.match.game.decision
        now = {one.text: one for one in session.offers()} if decision else {}
        if session.doubt is not None:
            return
        if decision is None or decision.seat != seat or offer.text not in now:
            session.notes.append(session.ink.say("terminal-stopped", given=offer.said))
            return
        choose(session, now[offer.text], is_sure)


def repeat(session: Session, seat: Seat, fits: Callable[[Offer], bool]) -> None:
    """Carry out options of a kind until none is left, or something else is asked."""
    first = session.match.game.decision
    number = session.match.number
    while first is not None:
        decision = session.match.game.decision
        if decision is None or (decision.seat, decision.prompt) != (seat, first.prompt):
            session.notes.append(session.ink.say("terminal-stopped-asked"))
            return
        fitting = [offer for offer in session.offers() if fits(offer)]
        if not fitting:
            break
        session.carry_out(min(fitting, key=session.asks_or_shows))
    if session.match.number == number:
        session.ink.tell("terminal-nothing-to-do")


def follow_plan(session: Session, seat: Seat, line: str) -> bool:
    """Carry out a command of several picks, replanning after each; False if the line is not one."""
    number = session.match.number
    plan = session.screen.plan(session.match.game, seat, line, session.offers())
    if plan is None:
        return False
    while plan is not None and plan.offer is not None:
        session.carry_out(plan.offer)
        decision = session.match.game.decision
        if plan.is_last or decision is None or decision.seat != seat:
            return True
        plan = session.screen.plan(session.match.game, seat, line, session.offers())
    if plan is not None and session.match.number > number:
        session.notes.append(plan.said)
    elif plan is not None:
        session.ink.print(plan.said)
    return True
