"""`orrery play`: a game in the terminal."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import click

from orrery import __version__, bots, games
from orrery.cli import resume
from orrery.cli.choices import CHOICES, opponent
from orrery.cli.resume import HUMAN, seated
from orrery.cli.simulate import read_options
from orrery.cli.terminal import saves
from orrery.cli.terminal.commands import Stop
from orrery.cli.terminal.ink import Ink
from orrery.cli.terminal.loop import Session
from orrery.core.errors import BadData
from orrery.core.match import Match
from orrery.core.rng import seed_from_number

BEGIN_AT_ONCE: Mapping[str, Mapping[str, str]] = {"starcraft": {"galaxy": "quick"}}
"""Options of a game that are set unless said otherwise, so that one can play at once."""


@dataclass(frozen=True)
class Wish:
    """What was asked for on the command line."""

    game: str
    seats: str | None
    bots: str | None
    players: int | None
    seed: int | None
    options: Mapping[str, str]
    pack: str | None
    record: Path | None

    def is_bare(self) -> bool:
        """Whether nothing but the game was named."""
        return self.fits_saved() and self.pack is None and self.record is None

    def fits_saved(self) -> bool:
        """Whether nothing is asked for that a game which goes on has already."""
        wishes = (self.seats, self.bots, self.players, self.seed)
        return not self.options and all(wish is None for wish in wishes)


@click.command(epilog=CHOICES)
@click.argument("game", required=False)
@click.option("--from", "saved", type=click.Path(path_type=Path), metavar="FILE",
              help="Go on with the game saved to FILE.")  # fmt: skip
@click.option("--seats", metavar="A,B", help="For each seat human or a program, by name.")
@click.option("--bots", metavar="B[,C]", help="The programs you play against, or one for all.")
@click.option("--players", type=int, metavar="N", help="How many play.")
@click.option("--seed", type=int, metavar="N", help="The same seed deals the same cards.")
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help="An option of GAME.")
@click.option("--factions", metavar="A,B", help="Who plays what, by seat; or random.")
@click.option("--galaxy", metavar="HOW", help="Of starcraft: quick (unless said) or place.")
@click.option("--goal", metavar="GOAL", help="Of starcraft: conquest_points or elimination.")
@click.option("--teams", metavar="YES", help="Of starcraft: yes for teams of two.")
@click.option("--pack", metavar="DIR", help="A folder with a card pack.")
@click.option("--record", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE",
              help="Where to write the record.")  # fmt: skip
@click.pass_context
def play(
    context: click.Context,
    /,
    game: str | None,
    saved: Path | None,
    seats: str | None,
    bots: str | None,
    players: int | None,
    seed: int | None,
    options: tuple[str, ...],
    pack: str | None,
    record: Path | None,
    **named: str | None,
) -> None:
    """Play GAME in the terminal, against programs or with others at one keyboard.

    Without options it offers to go on with a game that was not finished. Ctrl-C saves. A game
    saved under a name goes on with --from.

    \b
    Example:
      orrery play clone-wars
      orrery play clone-wars --seats human,human --option mode=full
      orrery play starcraft --players 4 --factions random
      orrery play --from my-game
    """
    if game is None and saved is None:
        raise click.MissingParameter(ctx=context, param_hint="'GAME'", param_type="argument")
    given = read_options(options) | {key: value for key, value in named.items() if value}
    wish = Wish(game or "", seats, bots, players, seed, given, pack, record)
    ink = Ink()
    try:
        session = chosen(ink, wish, saved)
    except (KeyboardInterrupt, EOFError):
        ink.print()
    except Stop:
        return
    else:
        session.play()


def chosen(ink: Ink, wish: Wish, saved: Path | None) -> Session:
    """The game that goes on or begins."""
    if saved is not None:
        if not wish.fits_saved():
            raise BadData("--from goes on with a game as it is; only --pack and --record fit it")
        session = resume.from_file(ink, saved, wish.game or None, wish.pack)
        return recorded(session, wish.record)
    games.title_of(wish.game)
    told: list[str] = []
    if wish.is_bare():
        unfinished, told = resume.unfinished(ink, wish.game)
        if unfinished is not None:
            return unfinished
    session = begin(ink, wish)
    session.greetings += told
    return session


def recorded(session: Session, file: Path | None) -> Session:
    """A game with the file that its record is written to."""
    if file is not None:
        saves.check_free(file, session.match.record())
        session.record_file = file
    return session


def begin(ink: Ink, wish: Wish) -> Session:
    """A new game."""
    title = games.title_of(wish.game)
    given = {**BEGIN_AT_ONCE.get(wish.game, {}), **wish.options}
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
    return recorded(seated(ink, match, names, wish.pack), wish.record)


def seat_names(wish: Wish, seats: int) -> list[str]:
    """Who sits where: a person first and programs after, if nothing else is said."""
    if wish.seats is not None:
        if wish.bots is not None:
            raise BadData("--seats names the programs too; give either --seats or --bots")
        names = listed_names(wish.seats)
    else:
        programs = listed_names(wish.bots or opponent(wish.game))
        names = [HUMAN, *(programs * (seats - 1) if len(programs) == 1 else programs)]
    if len(names) != seats:
        what, first = ("--bots", 1) if wish.seats is None else ("--seats", 0)
        raise BadData(f"{what} names {len(names) - first}, but {wish.game} has {seats} seats")
    for name in names:
        if name != HUMAN:
            bots.maker(name, wish.game)
    return names


def listed_names(given: str) -> list[str]:
    """Names joined by commas."""
    return [name.strip() for name in given.split(",")]
