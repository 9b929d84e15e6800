"""What a player can type besides options: help, questions, undo, saving."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from orrery import bots, rulebook
from orrery.cli.terminal import commandline, saves
from orrery.cli.terminal.undo import undo as take_back
from orrery.core.errors import BadData
from orrery.core.window import Allowance, Window

if TYPE_CHECKING:
    from orrery.cli.terminal.ink import Ink
    from orrery.cli.terminal.loop import Session
    from orrery.cli.terminal.screen import Offer
    from orrery.core.decisions import Seat

MOST_RULES = 8
MARKS = ".,:;()“”\"’'+"
ENOUGH = 3
"""How many letters of a word are enough."""
HELPED = (
    *("legend", "rule", "more", "hint", "undo", "ask", "log", "cards", "piles", "table", "full"),
    *("save", "quit"),
)
"""Commands that the help lists by name."""
HINT = Allowance(seconds=1.5, playouts=150)
"""What a program may use for a hint: enough for its reason to give counts."""


class Stop(Exception):
    """The player wants to stop."""


NOT_TYPED = str.maketrans("_-·", "   ")


def simple(text: str) -> str:
    """A text without the characters nobody needs to type."""
    return " ".join(text.lower().translate(NOT_TYPED).split())


def options_called(offers: Sequence[Offer], line: str) -> list[Offer]:
    """The options a line may mean: the one with this text form, or all that contain its words."""
    wanted = simple(line)
    exact = [offer for offer in offers if wanted in (simple(offer.text), simple(offer.typed))]
    if exact or " " not in wanted:
        return exact
    words = wanted.split()
    return [
        offer
        for offer in offers
        if simple(offer.text).split()[0] == words[0]
        and all(word in simple(offer.text) for word in words)
    ]


def options_worded(offers: Sequence[Offer], line: str) -> list[Offer]:
    """The options whose text is this line, or contains its words in order (headings included), or
    words that start with them; rarely wanted ones must be typed in full."""
    wanted = tokens(line)
    found = [offer for offer in offers if wanted in (tokens(offer.said), tokens(offer.words))]
    for is_meant in (str.__eq__, begins):
        found = found or [
            offer
            for offer in offers
            if not offer.is_minor and holds(tokens(f"{offer.group} {offer.said}"), wanted, is_meant)
        ]
    return found


def tokens(text: str) -> list[str]:
    """The words of a text without punctuation around them."""
    return [word for part in simple(text).split() if (word := part.strip(MARKS))]


def holds(said: Sequence[str], wanted: Sequence[str], is_meant: Callable[[str, str], bool]) -> bool:
    """Whether a text contains these words in order, with others in between or not."""
    rest = iter(said)
    return all(any(is_meant(one, word) for one in rest) for word in wanted)


def begins(said: str, word: str) -> bool:
    """Whether a word is meant by its first few letters."""
    return len(word) >= ENOUGH and said.startswith(word)


def explain(session: Session, seat: Seat, rest: str) -> None:
    """`?` alone shows the help; `? 3`, `? yoda`, `? CW-TURN-06` or `? capital ship` explains
    something."""
    offers = session.offers()
    if not rest:
        help_page(session, seat)
    elif rest.isdecimal():
        if 1 <= int(rest) <= len(offers):
            offer = offers[int(rest) - 1]
            session.ink.print(offer.said, "bold")
            for option in (offer.option, offer.then):
                if option is not None:
                    session.screen.explain_option(session.match.game, seat, option)
        else:
            session.ink.tell("terminal-no-number", given=rest, n=len(offers))
    elif rulebook.RULE_ID.fullmatch(rest.upper()):
        explain_rule(session.ink, rest.upper())
    elif not session.screen.explain(session.match.game, seat, rest):
        search_rules(session, rest)


def explain_rule(ink: Ink, rule_id: str) -> None:
    """One rule: what it says and how it is decided."""
    rule = rulebook.find(rule_id)
    if rule is None:
        near = ", ".join(rulebook.nearest(rule_id)) or next(iter(rulebook.catalogue()))
        ink.tell("terminal-no-rule", given=rule_id, near=near)
        return
    from rich.markdown import Markdown  # noqa: PLC0415  it takes long to load

    ink.print(Text.assemble((rule.id, "bold cyan"), " ", (ink.plain(rule.title), "bold")))
    for part, text in (("", rule.statement), ("decision", rule.decision), ("edge", rule.detail)):
        if text:
            said = f"*{ink.say(f'terminal-rule-{part}')}* {text}" if part else text
            ink.console.print(Padding(Markdown(ink.plain(said)), (0, 0, 0, 2)))


def search_rules(session: Session, words: str) -> None:
    """If it is not a card, the rulebook may know it."""
    game = session.match.ruleset.name
    found = rulebook.search(
        words.split(), [rule for rule in rulebook.catalogue().values() if rule.game == game]
    )
    if not found:
        session.ink.tell("terminal-no-match", given=words)
        return
    session.ink.tell("terminal-rules-found", given=words)
    rows = [(rule.id, Text(session.ink.plain(rule.title))) for rule in found[:MOST_RULES]]
    session.ink.columns(rows, max(len(rule) for rule, _ in rows), 2)


def rule(session: Session, seat: Seat, rest: str) -> None:
    """`rule SC-MOVE-02` shows one rule; other words search for rules."""
    decision = session.match.game.decision
    wanted = rest or (decision.prompt.rule if decision else "")
    if rulebook.RULE_ID.fullmatch(wanted.upper()):
        explain_rule(session.ink, wanted.upper())
    else:
        search_rules(session, wanted)


def help_page(session: Session, seat: Seat) -> None:
    """Everything that can be typed."""
    ink, screen, game = session.ink, session.screen, session.match.game
    lines = [
        ("?", "question"),
        (f"why {screen.example_card(game)}", "why"),
        *((name, name) for name in HELPED),
    ]
    rows = [("1", Text(ink.say("help-number")))]
    rows += [(given, Text(said)) for given, said in screen.helps(game, seat, session.offers())]
    rows += [(given, Text(ink.say(f"help-{key}"))) for given, key in lines]
    ink.columns(rows, max(len(given) for given, _ in rows), 2)


def why(session: Session, seat: Seat, rest: str) -> None:
    """Why something is not offered."""
    if not rest:
        example = session.screen.example_card(session.match.game)
        session.ink.tell("terminal-why-what", example=example)
        return
    if rest.isdecimal():
        explain(session, seat, rest)
        return
    session.screen.why(session.match.game, seat, rest, session.offers())


def undo(session: Session, seat: Seat, rest: str) -> None:
    take_back(session, seat)


def log(session: Session, seat: Seat, rest: str) -> None:
    """The story so far."""
    match = session.match
    lines = session.screen.story(match.game, match.happened(), seat)
    session.ink.bullets(lines or [session.ink.say("terminal-log-empty")])


def cards(session: Session, seat: Seat, rest: str) -> None:
    session.screen.texts(session.match.game, seat)


def piles(session: Session, seat: Seat, rest: str) -> None:
    session.screen.piles(session.match.game, seat)


def table(session: Session, seat: Seat, rest: str) -> None:
    session.draw(seat)


def full(session: Session, seat: Seat, rest: str) -> None:
    """The table in full, however many lines that takes."""
    session.ink.thrift = 0
    session.screen.table(session.match.game, seat, session.offers())


def save(session: Session, seat: Seat, rest: str) -> None:
    """Save to the usual place, or to a named file."""
    ink = session.ink
    try:
        path = save_as(session, saves.named(rest)) if rest else session.save()
    except BadData as error:
        ink.print_whole(str(error))
        return
    if path is not None:
        ink.tell_whole("terminal-saved", file=saves.shown(path))
        ink.tell_whole("terminal-go-on-how", command=commandline.play_from(path, session.pack))


def save_as(session: Session, path: Path) -> Path | None:
    """Save to a file of any name; another game there is overwritten only if the player agrees."""
    if path.exists() and not path.is_dir():
        if not saves.is_record(path):
            session.ink.tell_whole("terminal-save-not-ours", file=saves.shown(path))
            return None
        session.ink.tell_whole("terminal-save-over", file=saves.shown(path))
        if not session.ink.ask_yes_no():
            session.ink.tell("terminal-not-saved")
            return None
    saves.write_game(path, session.match.record(), session.pack)
    return path


def leave(session: Session, seat: Seat, rest: str) -> None:
    raise Stop


def hint(session: Session, seat: Seat, rest: str) -> None:
    """What a program would do, and why."""
    match, ink = session.match, session.ink
    name = bots.strongest(match.ruleset.name)
    program = bots.make(name, match.ruleset.name, 0)
    answer = program.answer(Window(match.ruleset, match.game, HINT))
    offers = session.offers()
    meant = [at for at, one in enumerate(offers) if one.option == answer.pick]
    if len(meant) > 1:  # offers that answer the next question too
        after = match.game.copy()
        after.go_on(answer.pick)
        then = program.answer(Window(match.ruleset, after, HINT, answer.note)).pick
        meant = [at for at in meant if offers[at].then == then]
    at = meant[0]
    option = f"{at + 1}, {offers[at].said.rstrip('.')}"
    if ink.words.has(answer.reason):
        reason = ink.say(answer.reason, **answer.figures)
        option = ink.say("terminal-hint-reason", option=option, reason=reason)
    ink.tell("terminal-hint", program=name, option=option)


def more(session: Session, seat: Seat, rest: str) -> None:
    """All options, including rarely wanted ones."""
    session.ink.numbered(session.offers())


def ask(session: Session, seat: Seat, rest: str) -> None:
    """Turn on or off whether the player is asked even when the answer is obvious."""
    session.asks_everything = not session.asks_everything
    session.ink.tell("terminal-asks-all" if session.asks_everything else "terminal-asks-less")


def legend(session: Session, seat: Seat, rest: str) -> None:
    """What the signs of the table mean."""
    signs = session.screen.legend(session.match.game)
    rows = [(sign, Text(meaning)) for sign, meaning in signs]
    session.ink.columns(rows, max((len(sign) for sign, _ in rows), default=0), 2)


def show_help(session: Session, seat: Seat, rest: str) -> None:
    explain(session, seat, rest)


Command = Callable[["Session", "Seat", str], None]
COMMANDS: dict[str, Command] = {
    "?": explain,
    "help": show_help,
    "why": why,
    "hint": hint,
    "more": more,
    "undo": undo,
    "ask": ask,
    "legend": legend,
    "log": log,
    "rule": rule,
    "cards": cards,
    "piles": piles,
    "table": table,
    "full": full,
    "save": save,
    "quit": leave,
    "exit": leave,
    "q": leave,
}
