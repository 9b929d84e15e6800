"""The games as a lobby shows them: their options, each in a sentence, and their programs."""

from __future__ import annotations

from functools import cache

from orrery import bots, games
from orrery.messages import messages
from orrery.server.bodies import ChoiceShown, GameShown, ProgramShown, ValueShown

WITH_SCREEN = frozenset({"clone-wars"})
"""Games that the web client can show."""


@cache
def games_shown() -> list[GameShown]:
    return [game_shown(name) for name in games.TITLES]


def game_shown(name: str) -> GameShown:
    title, words = games.title_of(name), messages()
    usual = title.settings({})
    return GameShown(
        name=name,
        title=words.format(f"game-{name}"),
        about=words.format(f"game-{name}-about"),
        has_screen=name in WITH_SCREEN,
        players=list(title.players),
        choices=[
            choice_shown(name, key, values, usual[key]) for key, values in title.choices.items()
        ],
        programs=[
            ProgramShown(
                program,
                words.format(f"program-{program}"),
                words.format(f"program-{program}-about"),
            )
            for program in bots.names(name)
        ],
    )


def choice_shown(game: str, key: str, values: tuple[str, ...], usual: str) -> ChoiceShown:
    """An option: what it is about, and what each value means."""
    words, option = messages(), f"choice-{game}-{key}"
    return ChoiceShown(
        key=key,
        title=words.format(option),
        about=words.format(f"{option}-about"),
        usual=usual,
        values=[
            ValueShown(
                value,
                words.format(f"{option}-{value}"),
                words.format(f"{option}-{value}-about"),
            )
            for value in values
        ],
    )
