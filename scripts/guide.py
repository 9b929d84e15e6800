"""Looks for the games of the guides, in which everything a beginner has to learn happens early:

  python -m scripts.guide find clone-wars 1 1500   lists the seeds that have it, and when
  python -m scripts.guide write clone-wars 416     writes data/clone_wars/guide.json

The beginner plays with a teacher's advice; the opponent is a deterministic program, so that anyone
who follows the advice gets the same game every time. What there is to learn is in `guides/`."""

import sys
from typing import Callable, Dict, Iterator

from orrery.server.tables.guides import Guide, path_of
from scripts.guides import clone_wars, starcraft

FIND: Dict[str, Callable[[int, int], Iterator[str]]] = {
    "clone-wars": clone_wars.find,
    "starcraft": starcraft.find,
}
GUIDE: Dict[str, Callable[[int], Guide]] = {
    "clone-wars": clone_wars.guide,
    "starcraft": starcraft.guide,
}


def main(what: str, game: str, *numbers: str) -> None:
    if what == "find":
        first, last = numbers
        for line in FIND[game](int(first), int(last)):
            print(line, flush=True)
    else:
        (number,) = numbers
        path_of(game).write_text(GUIDE[game](int(number)).to_text(), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
