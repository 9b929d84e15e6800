"""The games in the lobby: their options, each explained in a sentence, and their programs."""

from __future__ import annotations

from functools import cache

from orrery import bots, games
from orrery.bots.measured import measurements
from orrery.core.errors import BadData
from orrery.games import AnyRuleset
from orrery.messages import Messages, messages
from orrery.server.contract.bodies import (
    ChoiceShown,
    GameShown,
    MeasuredShown,
    ProgramShown,
    ValueShown,
)
from orrery.server.live.naming import program_title


@cache
def games_shown(program: str, locale: str) -> list[GameShown]:
    """All games in a language; `program` is what people type to call this program."""
    return [game_shown(name, program, locale) for name in games.RULESETS]


def game_shown(name: str, program: str, locale: str) -> GameShown:
    ruleset, words = games.ruleset_of(name), messages(locale)
    return GameShown(
        name=name,
        title=words.format(f"game-{name}"),
        about=words.format(f"game-{name}-about"),
        has_screen=ruleset.has_page,
        players=list(ruleset.players),
        sides=list(ruleset.sides),
        terminal=f"{program} play --terminal {name}",
        choices=[choice_shown(words, ruleset, key) for key in ruleset.choices],
        programs=[program_shown(ruleset, one.name, locale) for one in bots.levels(name)],
        usual_program=bots.usual(name),
    )


def program_shown(ruleset: AnyRuleset, name: str, locale: str) -> ProgramShown:
    """A level: its name, a sentence, and its ratings."""
    words = messages(locale)
    return ProgramShown(
        name=name,
        title=program_title(name, locale),
        strength=words.format(f"program-{name}-strength"),
        about=words.format(f"program-{name}-about"),
        measured=[
            MeasuredShown(
                options_measured(ruleset, one.options),
                *(one.rating, one.low, one.high, one.games, one.level, one.playouts),
            )
            for one in measurements(ruleset.name, name)
        ],
    )


def options_measured(ruleset: AnyRuleset, played: dict[str, str]) -> dict[str, str]:
    """The options of a ladder that matter, also those that its game lacks; not those that every
    simulation starts with."""
    matter = [key for key in ruleset.choices if key not in ruleset.presets.simulate]
    found = {key: played.get(key, ruleset.choices[key][0]) for key in matter}
    return {**found, "players": str(ruleset.seats(played))}


def choice_shown(words: Messages, ruleset: AnyRuleset, key: str) -> ChoiceShown:
    """An option: what it is about, and what each value means."""
    option = f"choice-{ruleset.name}-{key}"
    first, *_ = ruleset.choices
    return ChoiceShown(
        key=key,
        title=words.format(option),
        about=words.format(f"{option}-about"),
        usual=usual_value(ruleset, key, {}),
        usual_in={
            value: usual_value(ruleset, key, {first: value}) for value in ruleset.choices[first]
        },
        needs={other: [*values] for other, values in ruleset.needs.get(key, {}).items()},
        values=[
            ValueShown(
                value,
                words.format(f"{option}-{value}"),
                words.format(f"{option}-{value}-about"),
                players_with(ruleset, key, value),
            )
            for value in ruleset.choices[key]
        ],
    )


def players_with(ruleset: AnyRuleset, key: str, value: str) -> list[int]:
    """How many can play with a value of an option."""
    given = {
        other: values[0]
        for other, values in ruleset.needs.get(key, {}).items()
        if usual_value(ruleset, other, {}) not in values
    }
    given[key] = value
    if len(ruleset.players) == 1:
        return list(ruleset.players)
    return [one for one in ruleset.players if is_possible(ruleset, {**given, "players": str(one)})]


def is_possible(ruleset: AnyRuleset, given: dict[str, str]) -> bool:
    """Whether a game can be played with these options."""
    try:
        ruleset.settings(given)
    except BadData:
        return False
    return True


def usual_value(ruleset: AnyRuleset, key: str, given: dict[str, str]) -> str:
    """What an option is if nobody chooses it: its first value where the game lacks it."""
    return ruleset.settings(given).get(key, ruleset.choices[key][0])
