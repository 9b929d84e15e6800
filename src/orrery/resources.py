"""Where the rulebook, the facts and the words are: `rules/`, `data/` and `messages/`.

An installed package carries them in its own folder; a source checkout keeps them at its root.
"""

from pathlib import Path

from orrery.core.errors import BadData

PACKAGE = Path(__file__).resolve().parent


def checkout() -> Path | None:
    """The root of the source checkout this package runs from, if it does."""
    root = PACKAGE.parent.parent
    return root if (root / "pyproject.toml").is_file() and (root / "rules").is_dir() else None


def resource(*parts: str) -> Path:
    """The path of a file or folder below the root of the resources."""
    places = [place for place in (PACKAGE / "resources", checkout()) if place is not None]
    for place in places:
        path = place.joinpath(*parts)
        if path.exists():
            return path
    looked = " and ".join(str(place) for place in places)
    raise BadData(f"{'/'.join(parts)} is missing; looked in {looked}")
