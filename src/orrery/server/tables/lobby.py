"""The games in the lobby: their options, each explained in a sentence, and their programs."""

from __future__ import annotations

from functools import cache

from orrery import bots, games
from orrery.messages import messages
from orrery.server.contract.bodies import ChoiceShown, GameShown, ProgramShown, ValueShown


@cache
def games_shown(program: str) -> list[GameShown]:
    """All games; `program` is what people type to call this program."""
    return [game_shown(name, program) for name in games.RULESETS]


def game_shown(name: str, program: str) -> GameShown:
    ruleset, words = games.ruleset_of(name), messages()
    usual = ruleset.settings({})
    first, *_ = ruleset.choices
    by_first = {value: ruleset.settings({first: value}) for value in ruleset.choices[first]}
    return GameShown(
        name=name,
        title=words.format(f"game-{name}"),
        about=words.format(f"game-{name}-about"),
        has_screen=ruleset.has_page,
        players=list(ruleset.players),
        sides=list(ruleset.sides),
        terminal=f"{program} play --terminal {name}",
        choices=[
            choice_shown(
                name, key, values, usual[key], {one: by_first[one][key] for one in by_first}
            )
            for key, values in ruleset.choices.items()
        ],
        programs=[
            ProgramShown(
                name=one,
                title=program_title(one),
                strength=words.format(f"program-{one}-strength"),
                about=words.format(f"program-{one}-about"),
            )
            for one in bots.names(name)
        ],
    )


def program_title(program: str) -> str:
    """What a program is called at a table."""
    return messages().format(f"program-{program}")


def choice_shown(
    game: str, key: str, values: tuple[str, ...], usual: str, usual_in: dict[str, str]
) -> ChoiceShown:
    """An option: what it is about, and what each value means."""
    words, option = messages(), f"choice-{game}-{key}"
    return ChoiceShown(
        key=key,
        title=words.format(option),
        about=words.format(f"{option}-about"),
        usual=usual,
        usual_in=usual_in,
        values=[
            ValueShown(
                value,
                words.format(f"{option}-{value}"),
                words.format(f"{option}-{value}-about"),
            )
            for value in values
        ],
    )
