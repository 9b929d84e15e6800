"""What codecs made of some games, as digests: the same on every machine, compiled or not.
`python -m tests.research.digests` writes them anew when ids, bytes or rules have changed on
purpose."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from random import Random

from orrery.games import new_match
from orrery.research import codec_for

FILE = Path(__file__).parent / "digests.json"
GAMES: dict[str, tuple[str, dict[str, str]]] = {
    "clone-wars": ("clone-wars", {"mode": "full"}),
    "clone-wars-mixed": ("clone-wars", {"factions": "empire,republic", "mode": "secret"}),
    "starcraft-2": ("starcraft", {"players": "2"}),
    "starcraft-6": ("starcraft", {"players": "6", "galaxy": "quick", "factions": "random"}),
    "brood-war-4": (
        "starcraft",
        {"players": "4", "galaxy": "quick", "factions": "random", "expansion": "brood_war"},
    ),
    "trump-card": ("starcraft", {"expansion": "brood_war", "mode": "trump_card"}),
}
DECISIONS = 300
"""So many decisions of each game are looked at."""


def digest_of(name: str) -> str:
    """The ids and bytes of the first decisions of a random game."""
    title, options = GAMES[name]
    codec, game, chance = codec_for(title, options), new_match(title, 11, **options).game, Random(1)
    digest = sha256(codec.version.encode())
    for _ in range(DECISIONS):
        if game.decision is None:
            break
        for eyes in (0, 1, None):
            digest.update(codec.encode(game, eyes))
        digest.update(json.dumps(codec.ids(game)).encode())
        game.play(chance.choice(game.decision.options))
    return digest.hexdigest()


def main() -> None:
    digests = {name: digest_of(name) for name in GAMES}
    FILE.write_text(json.dumps(digests, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
