"""`orrery play`: a game in the terminal."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from orrery import __version__, bots, games
from orrery.cli.simulate import read_options
from orrery.cli.terminal import saves
from orrery.cli.terminal.clone_wars import CloneWarsScreen
from orrery.cli.terminal.ink import Ink
from orrery.cli.terminal.loop import Session
from orrery.core.errors import BadData, OrreryError
from orrery.core.match import Match
from orrery.core.record import Record
from orrery.core.replay import replay
from orrery.core.rng import seed_from_number
from orrery.core.window import Program

HUMAN = "human"
OPPONENT = "greedy"
SCREENS = {"clone-wars": CloneWarsScreen}
RECENT = 3
"""How many of the last picks are told again when a game goes on."""


@dataclass(frozen=True)
class Wish:
    """What was asked for on the command line."""

    game: str
    seats: str | None
    players: int | None
    seed: int | None
    options: tuple[str, ...]
    pack: str | None
    record: Path | None

    def is_bare(self) -> bool:
        """Whether nothing but the game was named."""
        wishes = (self.seats, self.players, self.seed, self.pack, self.record)
        return not self.options and all(wish is None for wish in wishes)


@click.command()
@click.argument("game")
@click.option("--seats", metavar="A,B", help="For each seat human or a program, by name.")
@click.option("--players", type=int, metavar="N", help="How many play.")
@click.option("--seed", type=int, metavar="N", help="The same seed deals the same cards.")
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help="An option of GAME.")
@click.option("--pack", metavar="DIR", help="A folder with a card pack.")
@click.option("--record", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE",
              help="Where to write the record.")  # fmt: skip
def play(
    game: str,
    seats: str | None,
    players: int | None,
    seed: int | None,
    options: tuple[str, ...],
    pack: str | None,
    record: Path | None,
) -> None:
    """Play GAME in the terminal, against a program or with others at one keyboard.

    Without options it offers to go on with a game that was not finished. Ctrl-C saves.

    \b
    Example:
      orrery play clone-wars
      orrery play clone-wars --seats human,human --option mode=full
    """
    wish = Wish(game, seats, players, seed, options, pack, record)
    games.title_of(game)
    ink = Ink()
    session = (go_on(ink, wish) if wish.is_bare() else None) or begin(ink, wish)
    session.play()


def begin(ink: Ink, wish: Wish) -> Session:
    """A new game."""
    title = games.title_of(wish.game)
    if wish.record is not None:
        saves.check_writable(wish.record)
    given = read_options(wish.options)
    if wish.players is not None:
        given["players"] = str(wish.players)
    settings = title.settings(given)
    names = seat_names(wish, title.seats(settings))
    seed = secrets.token_bytes(32) if wish.seed is None else seed_from_number(wish.seed)
    match = Match.new(
        title,
        settings,
        seed,
        games.read_texts(title),
        games.read_pack(title, wish.pack),
        pack_name=Path(wish.pack).name if wish.pack else "",
        program=__version__,
        bots=tuple("" if name == HUMAN else name for name in names),
    )
    return seated(ink, match, names, wish.pack, wish.record)


def seat_names(wish: Wish, seats: int) -> list[str]:
    """Who sits where: a person first and programs after, if nothing else is said."""
    names = [HUMAN] + [OPPONENT] * (seats - 1)
    if wish.seats is not None:
        names = [name.strip() for name in wish.seats.split(",")]
    if len(names) != seats:
        raise BadData(f"--seats names {len(names)}, but {wish.game} has {seats} seats")
    for name in names:
        if name != HUMAN:
            bots.maker(name, wish.game)
    return names


def seated(
    ink: Ink,
    match: Match[Any, Any],
    names: Sequence[str],
    pack: str | None,
    record: Path | None,
) -> Session:
    """A match with everybody at the table."""
    game = match.title.name
    programs: list[Program | None] = [
        None if name == HUMAN else bots.make(name, game, seat) for seat, name in enumerate(names)
    ]
    folder = str(Path(pack).resolve()) if pack else ""
    screen = SCREENS[game](ink, names)
    return Session(match, programs, names, screen, ink, folder, record)


def go_on(ink: Ink, wish: Wish) -> Session | None:
    """The game that was not finished, if there is one and the person wants it."""
    path = saves.unfinished(wish.game)
    if not path.is_file():
        return None
    try:
        record = saves.read(path)
        session = restored(ink, record)
    except OrreryError as error:
        ink.tell("terminal-lost", reason=str(error))
        return None
    picks = ink.say("terminal-go-on-picks", n=len(record.picks))
    ink.tell("terminal-go-on", turn=picks, when=saves.saved_when(path))
    while True:
        try:
            answer = input("> ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            raise click.Abort from None
        if answer in {"y", "yes"}:
            session.greetings.append(ink.say("terminal-welcome-back"))
            return session
        if answer in {"n", "no"}:
            return None
        ink.tell("terminal-yes-no")


def restored(ink: Ink, record: Record) -> Session:
    """A saved game as it stood."""
    title = games.title_of(record.game)
    pack = saves.kept_pack(record.game)
    match = replay(title, record, games.read_texts(title), games.read_pack(title, pack))
    seats = title.seats(record.settings)
    names = [name or HUMAN for name in record.bots] or [HUMAN] * seats
    session = seated(ink, match, names, pack, None)
    session.told = [max(len(match.events) - RECENT, 0)] * seats
    return session
