"""The one line that adds the game: to the environment of whatever is started."""

from orrery.games import ADDED

ENVIRONMENT = {ADDED: "tests.third_game.ruleset:RISING_TIDE"}
