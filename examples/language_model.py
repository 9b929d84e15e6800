"""A language model plays by text: python examples/language_model.py [SEED].

Replace `answer` with a call to your model. It gets one text (the table as its seat sees it, the
question, and a line for each possible action) and returns the number of an action. Whatever it
says, only a possible action is played: it is told about a wrong answer, and after three of them the
first action is taken. The stand-in here reads the options, plays all its cards and attacks the
base.

It needs nothing but Orrery itself.
"""

import re
import sys

from orrery import bots
from orrery.research import Table
from orrery.research.table import OVER
from orrery.research.words import asked

TRIES = 3
WISHES = (r"^play\b", r"against the enemy base", r"^resolve\b.*base", r"^buy\b", r"^reward\b")


def answer(prompt: str) -> str:
    """Stands in for a model: the first action that a wish fits, or the last one."""
    lines = [line for line in prompt.splitlines() if re.match(r"\d+: ", line)]
    for wish in WISHES:
        for line in lines:
            if re.search(wish, line.partition(": ")[2], re.IGNORECASE):
                return line.partition(":")[0]
    return lines[-1].partition(":")[0]


def chosen(table: Table) -> int:
    """The action that the model names."""
    told = asked(table)
    prompt = told.prompt()
    for _ in range(TRIES):
        said = answer(prompt).strip()
        if said.isdigit() and int(said) in told.actions:
            return int(said)
        prompt += f"\n{said} is not a possible action. Answer with one of the numbers above."
    return next(iter(told.actions))


def main() -> None:
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    table = Table("clone-wars")
    table.reset(seed)
    opponent = bots.make("eager", "clone-wars", seed)
    while table.seat != OVER:
        if table.seat == 0:
            table.step(chosen(table))
        else:
            table.pick(opponent.answer(table.window()).pick)
    sys.stdout.write(f"rewards {table.rewards()} after {len(table.picks)} picks\n")


if __name__ == "__main__":
    main()
