"""A language model plays by text: python examples/language_model.py [SEED].

Replace `answer` by a call of your model. It gets one text with everything its seat may know, what
is asked, and a line for each possible action, and returns the number of one. Whatever it says, only
a possible action is played: a wrong answer is told back to it, and after three of them the first
action is taken. Here it is a stand-in that reads the options and prefers to attack the base.

Needs `pip install 'orrery[research]'`.
"""

import re
import sys

from orrery import bots
from orrery.research import Table
from orrery.research.table import OVER
from orrery.research.words import asked

TRIES = 3
WISHES = (r"\battack\b.*\bbase\b", r"^play\b", r"\bbuy\b", r"\breward\b")


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
