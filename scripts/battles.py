"""Battles for the client's battle board, set up as in tests: `python -m scripts.battles` writes

web/src/games/starcraft/dev/battles.json
    what a side or a watcher sees at certain moments, and every question of a battle
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec

from orrery.core.decisions import Seat
from orrery.core.events import episode
from orrery.core.gestures import Picks, carry_out
from orrery.messages import SOURCE
from orrery.server.contract.frames import decision_for
from orrery.starcraft import STARCRAFT
from orrery.starcraft.board.state import StarCraftGame
from scripts import client
from tests.laws.battle_laboratory import decisions_of
from tests.starcraft.arena import army, battle
from tests.starcraft.scenario import Position

FILE = os.path.join(client.WEB, "src", "games", "starcraft", "dev", "battles.json")
PROMPTS = (
    "start-of-battle", "consume", "escape-to", "escape-lose", "extra-draw", "front", "pair",
    "support", "standard-card", "reinforcement-card", "adaptive-card", "replacement-card",
    "next-skirmish", "supporter", "broodling", "end-of-destroy-step", "withdraw", "splash", "nuke",
    "retreat-to", "retreat-who", "retreat-lose",
)  # fmt: skip
MOST_BATTLES = 4000


class Moment(NamedTuple):
    """A battle at a certain moment, and who looks: a faction, or nobody for a watcher."""

    name: str
    make: Callable[[], Position]
    reader: str | None


def drawn_up() -> Position:
    """Raynor attacks the Queen of Blades; three skirmishes, one of them under a Queen's eyes."""
    return battle(
        jim_raynor=army(
            "marine goliath firebat marine vulture",
            hand=["terran_02", "terran_09", "terran_04", "terran_07", "terran_17"],
            transports=["helios-torus"],
        ),
        queen_of_blades=army(
            "zergling hydralisk hydralisk queen",
            base=True,
            hand=["zerg_06", "zerg_05", "zerg_01", "zerg_07", "zerg_17", "improved_carapace"],
            technologies=["parasite"],
            elsewhere={"torus.1": "zergling zergling"},
        ),
        area="torus.3",
    )


def until(game: Position, prompt: str) -> None:
    """Play the first option until a question comes."""
    while game.prompt != prompt:
        game.picks(game.options[0])


def cards() -> Position:
    """The defender lays cards: she has seen the one that lies under her Queen's eyes."""
    game = drawn_up()
    until(game, "pair")
    all_of(game, "pair marine zergling", "pair goliath hydralisk", "pair firebat hydralisk")
    all_of(game, "support marine 1", "support vulture 2")
    all_of(game, "support queen 3")
    lay(game, "terran_02", "terran_04 terran_17", "terran_09")
    return game


def pairs() -> Position:
    game = drawn_up()
    until(game, "pair")
    return game


def supports() -> Position:
    game = drawn_up()
    until(game, "support")
    return game


def all_of(game: Position, *picks: str) -> None:
    """Make a choice of several parts in any order."""
    carry_out(STARCRAFT, game.game, game.decision.seat, Picks([*picks], "set"))


def lay(game: Position, *cards: str) -> None:
    """Lay these cards, skirmish by skirmish: `terran_04 terran_17` is one with a reinforcement."""
    for pair in cards:
        standard, *reinforcement = pair.split()
        game.picks(f"card {standard}")
        if game.prompt == "reinforcement-card":
            game.picks(f"card {reinforcement[0]}" if reinforcement else "done")


def own_attack() -> Position:
    """The Queen of Blades attacks Raynor after a special order; all cards lie."""
    game = battle(
        queen_of_blades=army(
            "zergling zergling hydralisk zergling",
            hand=["zerg_01", "zerg_04", "zerg_06", "zerg_02", "zerg_05", "zerg_07", "zerg_09"],
            technologies=["metabolic_boost"],
            transports=["helios-torus"],
        ),
        jim_raynor=army(
            "marine marine firebat",
            hand=["terran_02", "terran_03", "terran_07", "terran_17", "terran_12"],
            elsewhere={"torus.1": "marine marine", "torus.4": "firebat"},
        ),
        special=True,
    )
    until(game, "pair")
    all_of(game, "pair zergling marine", "pair zergling marine", "pair hydralisk firebat")
    game.picks("support zergling 1")
    lay(game, "zerg_01", "zerg_04", "zerg_06", "terran_02", "terran_03", "terran_07 terran_17")
    return game


def resolving() -> Position:
    game = own_attack()
    game.picks("skirmish 1")
    return game


def over() -> Position:
    game = own_attack()
    game.picks("skirmish 1", "skirmish 2")
    return game


def beaten_back(prompt: str) -> Position:
    """Attackers who survive a battle that they did not win."""
    game = battle(
        queen_of_blades=army(
            "ultralisk hydralisk hydralisk zergling",
            hand=["zerg_08", "zerg_06", "zerg_05", "zerg_01"],
            elsewhere={"torus.1": "hydralisk zergling", "helios.2": "zergling"},
            transports=["helios-torus"],
        ),
        jim_raynor=army(
            "goliath goliath marine",
            hand=["terran_16", "terran_10", "terran_02"],
            elsewhere={"torus.4": "firebat"},
        ),
    )
    until(game, "pair")
    all_of(game, "pair ultralisk goliath", "pair hydralisk goliath", "pair hydralisk marine")
    game.picks("support zergling 3")
    lay(game, "zerg_08", "zerg_06", "zerg_05", "terran_16", "terran_10", "terran_02")
    until(game, prompt)
    return game


def retreating() -> Position:
    return beaten_back("retreat-to")


def four() -> Position:
    game = battle(
        overmind=army(
            "zergling zergling hydralisk mutalisk ultralisk zergling",
            hand=["zerg_01", "zerg_04", "zerg_06", "zerg_02", "zerg_05", "zerg_07", "zerg_09"],
        ),
        aldaris=army(
            "zealot zealot dragoon reaver",
            hand=["protoss_01", "protoss_02", "protoss_05", "protoss_06"],
        ),
        area="pridewater.3",
    )
    until(game, "standard-card")
    return game


MOMENTS = (
    Moment("cards", cards, "queen_of_blades"),
    Moment("pairs", pairs, "jim_raynor"),
    Moment("supports", supports, "jim_raynor"),
    Moment("resolving", resolving, "queen_of_blades"),
    Moment("watched", resolving, None),
    Moment("retreating", retreating, "queen_of_blades"),
    Moment("four", four, "overmind"),
    Moment("over", over, "queen_of_blades"),
)


def shown(name: str, game: StarCraftGame, seat: int | None) -> dict[str, Any]:
    """A position as a reader sees it, and the decision if it must make it."""
    reader = None if seat is None else Seat(seat)
    told = [event.for_seat(reader) for event in episode([game.events or []], STARCRAFT.episodes)]
    view = STARCRAFT.page_view(game, reader, told)
    return {
        "name": name,
        "view": view,
        "decision": decision_for(STARCRAFT.speaker(SOURCE), game, reader),
    }


def moments() -> Iterator[dict[str, Any]]:
    for name, make, reader in MOMENTS:
        game = make()
        seat = None if reader is None else game.factions.index(reader)
        yield shown(name, game.game, seat)


def questions() -> Iterator[dict[str, Any]]:
    """Every question of a battle once, from wild battles."""
    missing = set(PROMPTS)
    for seed in range(MOST_BATTLES):
        for game in decisions_of(seed):
            assert game.decision is not None
            key = game.decision.prompt.key
            if key in missing:
                missing.remove(key)
                yield shown(key, game, game.decision.seat)
        if not missing:
            return
    raise ValueError(f"never asked: {missing}")


def main() -> None:
    """Write the file, a position a line."""
    lines = b",\n".join(msgspec.json.encode(one) for one in (*moments(), *questions()))
    with open(FILE, "wb") as file:
        file.write(b"[\n" + lines + b"\n]\n")


if __name__ == "__main__":
    main()
