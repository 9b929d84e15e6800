"""What the bytes and ids of a game mean.

python -m orrery.research clone-wars mode=full           the tables of an observation
python -m orrery.research clone-wars --columns           every column, with its bound
python -m orrery.research starcraft players=4 --actions  the ids, verb by verb
"""

from __future__ import annotations

import argparse
import sys

from orrery.core.errors import OrreryError
from orrery.research.codec import CODECS, codec_for
from orrery.research.describe import actions_of, columns_of, tables_of


def main(given: list[str] | None = None) -> int:
    """Print what was asked for."""
    parser = argparse.ArgumentParser(
        "python -m orrery.research",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", choices=CODECS)
    parser.add_argument("options", nargs="*", metavar="KEY=VALUE", help="options of the game")
    parser.add_argument("--everything", action="store_true", help="one codec for all its cards")
    parser.add_argument("--columns", action="store_true", help="every column of every table")
    parser.add_argument("--actions", action="store_true", help="the ids, verb by verb")
    asked = parser.parse_args(given)
    wrong = [one for one in asked.options if "=" not in one]
    if wrong:
        parser.error(f"options are written KEY=VALUE, not {wrong[0]!r}")
    options = dict(one.split("=", 1) for one in asked.options)
    try:
        codec = codec_for(asked.game, options, everything=asked.everything)
    except OrreryError as error:
        parser.error(str(error))
    tell = actions_of if asked.actions else columns_of if asked.columns else tables_of
    sys.stdout.write(f"{tell(codec)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
