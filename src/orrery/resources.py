"""Where the rulebook, the facts and the words are: `rules/`, `data/` and `messages/`.

An installed package has them in its own folder; a source checkout has them at its root. A game
added from elsewhere (`orrery.games`) has a home with the same folders.
"""

from pathlib import Path

from orrery.core.errors import BadData

PACKAGE = Path(__file__).resolve().parent
HOMES: list[Path] = []
"""The homes of games that were added."""


def checkout() -> Path | None:
    """The root of the source checkout, if this package runs from one."""
    root = PACKAGE.parent.parent
    return root if (root / "pyproject.toml").is_file() and (root / "rules").is_dir() else None


def places() -> list[Path]:
    """Where to look for resources, in this order."""
    return [place for place in (PACKAGE / "resources", checkout(), *HOMES) if place is not None]


def resource(*parts: str) -> Path:
    """The path of a file or folder below the root of the resources."""
    for place in places():
        path = place.joinpath(*parts)
        if path.exists():
            return path
    looked = " and ".join(map(str, places()))
    raise BadData(f"{'/'.join(parts)} is missing; looked in {looked}")


def resources(*parts: str) -> list[Path]:
    """The paths of a folder that may exist in every place."""
    found = [place.joinpath(*parts) for place in places()]
    return [path for path in found if path.exists()]
