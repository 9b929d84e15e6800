"""`orrery play`: a game in the browser, or in the terminal."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import click

from orrery import __version__, bots, games
from orrery.cli import resume
from orrery.cli.choices import WithChoices, named_options, read_options
from orrery.cli.language import LANGUAGE
from orrery.cli.resume import HUMAN, seated
from orrery.cli.terminal import saves
from orrery.cli.terminal.commands import Stop
from orrery.cli.terminal.ink import Ink
from orrery.cli.terminal.loop import Session
from orrery.core.errors import BadData
from orrery.core.match import Match
from orrery.core.rng import seed_from_number

USUAL_GAME = next(iter(games.RULESETS))


@dataclass(frozen=True)
class Asked:
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
        """Whether only the game was named."""
        return self.fits_saved() and self.pack is None and self.record is None

    def fits_saved(self) -> bool:
        """Whether every option given can be combined with a saved game."""
        others = (self.seats, self.bots, self.players, self.seed)
        return not self.options and all(one is None for one in others)


@named_options
@click.command(cls=WithChoices)
@click.argument("game", required=False)
@click.option("--no-browser", is_flag=True, help="Print the address instead of opening the page.")
@click.option("--port", type=int, metavar="N", help="The port of the page; 0 for a free one.")
@LANGUAGE
@click.option("--terminal", is_flag=True,
              help="Play in the terminal; implied by each of the following options.")  # fmt: skip
@click.option("--from", "saved", type=click.Path(path_type=Path), metavar="FILE",
              help="Continue the game saved in FILE.")  # fmt: skip
@click.option("--seats", metavar="A,B", help="Who plays each seat: human or a program's name.")
@click.option("--bots", metavar="B[,C]", help="Your opponents' programs, or one for all.")
@click.option("--players", type=int, metavar="N", help="The number of players.")
@click.option("--seed", type=int, metavar="N", help="The same seed deals the same cards.")
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help="An option of GAME.")
@click.option("--pack", metavar="DIR", help="A folder with a card pack.")
@click.option("--record", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE",
              help="Where to write the record.")  # fmt: skip
def play(
    game: str | None,
    saved: Path | None,
    seats: str | None,
    bots: str | None,
    players: int | None,
    seed: int | None,
    options: tuple[str, ...],
    pack: str | None,
    record: Path | None,
    terminal: bool,
    no_browser: bool,
    port: int | None,
    language: str,
    **named: str | None,
) -> None:
    """Play in the browser: a page opens, and Ctrl-C stops the server behind it.

    With --terminal, or any option that implies it, play GAME in the terminal, against programs or
    with others at one keyboard. Without further options, this offers to continue an unfinished
    game; Ctrl-C saves. Continue a game saved under a name with --from. A game that has no page yet
    is always played in the terminal.

    \b
    Example:
      orrery play
      orrery play --terminal clone-wars
      orrery play clone-wars --seats human,human --option mode=full
      orrery play starcraft --players 4 --factions random
      orrery play --from my-game
    """
    given = read_options(options) | {key: value for key, value in named.items() if value}
    asked = Asked(game or "", seats, bots, players, seed, given, pack, record)
    has_page = game is None or games.ruleset_of(game).has_page
    if has_page and not terminal and saved is None and asked.is_bare():
        from orrery.cli.hosting.local import play_local  # noqa: PLC0415  the server takes long to load

        play_local(game, port, may_open=not no_browser)
    elif no_browser or port is not None:
        raise click.UsageError("--no-browser and --port do not work with a game in the terminal")
    else:
        play_in_terminal(asked, saved, language)


def play_in_terminal(asked: Asked, saved: Path | None, language: str) -> None:
    """Play in the terminal until the game ends or the player quits."""
    ink = Ink(language)
    try:
        session = chosen(ink, asked, saved)
    except (KeyboardInterrupt, EOFError):
        ink.print()
    except Stop:
        return
    else:
        session.play()


def chosen(ink: Ink, asked: Asked, saved: Path | None) -> Session:
    """The game to continue or start."""
    if saved is not None:
        if not asked.fits_saved():
            raise BadData("--from continues a saved game; only --pack and --record can be added")
        session = resume.from_file(ink, saved, asked.game or None, asked.pack)
        return recorded(session, asked.record)
    asked = replace(asked, game=asked.game or USUAL_GAME)
    told: list[str] = []
    if asked.is_bare():
        unfinished, told = resume.unfinished(ink, asked.game)
        if unfinished is not None:
            return unfinished
    session = begin(ink, asked)
    session.greetings += told
    return session


def recorded(session: Session, file: Path | None) -> Session:
    """A game and the file its record is written to."""
    if file is not None:
        saves.check_free(file, session.match.record())
        session.record_file = file
    return session


def begin(ink: Ink, asked: Asked) -> Session:
    """A new game."""
    ruleset = games.ruleset_of(asked.game)
    given = {**ruleset.presets.play, **asked.options}
    if asked.players is not None:
        given["players"] = str(asked.players)
    settings = ruleset.settings(given)
    names = seat_names(asked, ruleset.seats(settings))
    seed = secrets.token_bytes(32) if asked.seed is None else seed_from_number(asked.seed)
    match = Match.new(
        ruleset,
        settings,
        seed,
        games.read_texts(ruleset),
        games.read_pack(ruleset, asked.pack),
        pack_name=Path(asked.pack).name if asked.pack else "",
        program=__version__,
        bots=tuple("" if name == HUMAN else name for name in names),
    )
    return recorded(seated(ink, match, names, asked.pack), asked.record)


def seat_names(asked: Asked, seats: int) -> list[str]:
    """Who sits where: by default a person first, then programs."""
    if asked.seats is not None:
        if asked.bots is not None:
            raise BadData("--seats already names the programs; use either --seats or --bots")
        names = listed_names(asked.seats)
    else:
        programs = listed_names(asked.bots or bots.at_once(asked.game))
        names = [HUMAN, *(programs * (seats - 1) if len(programs) == 1 else programs)]
    if len(names) != seats:
        what, first = ("--bots", 1) if asked.seats is None else ("--seats", 0)
        raise BadData(f"{what} names {len(names) - first}, but {asked.game} has {seats} seats")
    for name in names:
        if name != HUMAN:
            bots.maker(name, asked.game)
    return names


def listed_names(given: str) -> list[str]:
    """Names joined by commas."""
    return [name.strip() for name in given.split(",")]
