"""Write galaxies of real games for the tests of the client's map: 40 for each number of players.

python -m scripts.galaxies           write web/src/games/starcraft/board/galaxies.json
python -m scripts.galaxies --check   fail if it would change
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from orrery.core.rng import seed_from_number
from orrery.games import facts_of
from orrery.starcraft import STARCRAFT
from orrery.starcraft.board.galaxy import Galaxy
from scripts.environment import ROOT

FILE = Path(ROOT, "web/src/games/starcraft/board/galaxies.json")
SEEDS = range(9000, 9040)


def galaxy_of(players: int, seed: int) -> Galaxy:
    """The quick galaxy of a game."""
    given = {"players": str(players), "factions": "random", "galaxy": "quick"}
    number = seed_from_number(seed)
    settings = STARCRAFT.settle(STARCRAFT.settings(given), number)
    facts = facts_of(STARCRAFT.name, settings, {})
    return STARCRAFT.begin(settings, number, facts).state.galaxy


def written(galaxy: Galaxy) -> str:
    """A galaxy in a line: the cells of its planets, then the lanes, each by two planets' places in
    that list: `0,0 1,0 1,1|0-1 1-2`."""
    places = {planet: at for at, (planet, *_) in enumerate(galaxy.tiles)}
    cells = " ".join(f"{column},{row}" for _, column, row, _ in galaxy.tiles)
    normal = galaxy.routes[: galaxy.normal_routes()]
    return cells + "|" + " ".join(f"{places[one]}-{places[other]}" for one, other in normal)


def galaxies_for(players: int) -> list[str]:
    """Those for a number of players."""
    return [written(galaxy_of(players, seed)) for seed in SEEDS]


def galaxies() -> str:
    """The file."""
    return text_of({str(players): galaxies_for(players) for players in STARCRAFT.players})


def text_of(found: dict[str, list[str]]) -> str:
    return json.dumps(found, indent=2) + "\n"


def main() -> None:
    """Write the file, or compare it."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--check", action="store_true")
    if not parser.parse_args().check:
        FILE.write_text(galaxies(), encoding="utf-8")
    elif FILE.read_text(encoding="utf-8") != galaxies():
        sys.exit(f"{FILE} is out of date: run python -m scripts.galaxies")


if __name__ == "__main__":
    main()
