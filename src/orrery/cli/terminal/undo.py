"""Undo: takes back everything a typed line did, as far as that is fair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from orrery.cli.terminal.loop import Session
    from orrery.core.decisions import Seat


def undo(session: Session, seat: Seat) -> None:
    """Take back what the player typed last and whatever was forced after it; if all opponents are
    programs, also what they have done since, as in the browser."""
    last = last_choice(session)
    why = why_not(session, seat, last)
    if why is None:
        go_back(session, seat, last)
    elif session.people == [seat] and session.choices_of(seat):
        go_back_whatever_was_shown(session, seat)
    else:
        session.ink.print(why)


def go_back(session: Session, seat: Seat, last: int) -> None:
    """Take back the gesture that a pick belongs to, as far as that is fair."""
    match = session.match
    gesture = match.gesture_of(last)
    first = last - 1 if gesture is None else gesture.first
    taken = forget(session, match.undo_to(seat, first))
    if not taken:
        session.notes = [revealed(session, last)]
        return
    session.notes = [session.ink.say("terminal-undone", option=listed(session, taken))]
    if match.number > first:
        session.notes.append(revealed(session, match.number))


def go_back_whatever_was_shown(session: Session, seat: Seat) -> None:
    """Take back the player's last gesture and everything after it: there is nobody else to mind."""
    match = session.match
    own = [at for at, one in enumerate(session.asked, 1) if one == seat]
    last = max(number for number in own if number not in session.automatic)
    gesture = match.gesture_of(last)
    first = last - 1 if gesture is None else gesture.first
    texts, mine = list(match.picks[first:]), {number for number in own if number > first}
    match.back_to(first)
    taken = forget(session, texts, mine)
    session.notes = [session.ink.say("terminal-undone", option=listed(session, taken))]
    if len(texts) > len(mine):
        session.notes.append(session.ink.say("terminal-undone-theirs"))


def forget(
    session: Session, texts: Sequence[str], mine: Collection[int] | None = None
) -> list[str]:
    """Picks were taken back: the words of the player's own picks, either all or those with the
    given numbers."""
    match, taken = session.match, list[str]()
    del session.asked[match.number :]
    for number, text in enumerate(texts, match.number + 1):
        said = session.said.pop(number, "") or words_for(session, text)
        if number not in session.automatic and (mine is None or number in mine):
            taken.append(said)
        session.automatic.discard(number)
    session.told = [min(told, len(match.events)) for told in session.told]
    return taken


def words_for(session: Session, text: str) -> str:
    """A pick from an earlier session in the words of its option, which is on offer again."""
    said = [offer.said for offer in session.offers() if offer.text == text]
    return said[0] if said else text.replace("_", " ")


def listed(session: Session, taken: Sequence[str]) -> str:
    """What was taken back, equal things counted."""
    numbers = Counter(taken)
    return "; ".join(
        said if n == 1 else session.ink.say("terminal-undone-times", option=said, n=n)
        for said, n in numbers.items()
    )


def last_choice(session: Session) -> int:
    """The number of the last unforced pick, 0 if there is none."""
    number = session.match.number
    while number in session.automatic:
        number -= 1
    return number


def why_not(session: Session, seat: Seat, last: int) -> str | None:
    """Why the last pick cannot be undone; None if undoing it can be tried."""
    if not session.choices_of(seat):
        return session.ink.say("terminal-undo-nothing")
    if session.asked[last - 1] != seat:
        return session.ink.say("terminal-undo-other")
    return None if session.match.can_undo(seat) else revealed(session, last)


def revealed(session: Session, number: int) -> str:
    """Says that a pick has revealed something."""
    option = session.said.get(number, session.match.picks[number - 1].replace("_", " "))
    return session.ink.say("terminal-undo-revealed", option=option)
