"""`orrery bless`: regenerate the golden files after an intended change."""

from pathlib import Path

import click

from orrery.core.errors import BadData
from orrery.games import RULESETS
from orrery.lab.golden import golden_texts


@click.command(hidden=True)
@click.argument("games", nargs=-1, type=click.Choice(list(RULESETS)))
@click.option("--anew", is_flag=True, help="Let programs play the recorded games again.")
@click.option(
    "--tests",
    default="tests",
    show_default=True,
    type=click.Path(path_type=Path),
    help="The folder of the tests in a source checkout.",
)
def bless(games: tuple[str, ...], anew: bool, tests: Path) -> None:
    """Regenerate the records, playthroughs and card texts of the tests.

    Recorded games keep their picks as long as these are possible; from there on programs play.
    Read the diff before you commit it: it shows what a change of the rules does.

    \b
    Examples:
      orrery bless
      orrery bless clone-wars
    """
    if not (tests / "conftest.py").is_file():
        raise BadData(f"{tests} is not a tests folder; run this in a source checkout")
    for game in games or RULESETS:
        for path, text in golden_texts(tests, game, anew=anew):
            before = path.read_text("utf-8") if path.is_file() else None
            if before != text:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, "utf-8")
                click.echo(f"{'changed' if before is not None else 'new'}: {path}")
