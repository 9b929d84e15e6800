"""Read a conformance suite with nothing but Python: python examples/read_conformance.py FOLDER.

A start for whoever tests another implementation of the rules (docs/conformance.md): it checks that
every file makes sense in itself, and follows what the picks change. Put your engine into `differs`.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

Json = dict[str, Any]


def differs(moment: Json, state: Json) -> Iterator[str]:
    """Where your engine goes another way. Set it up in the first state; at each moment compare what
    it asks and offers, what it says to the moves that are tried, and its state after the pick."""
    yield from ()


def changed(state: Json, after: Json) -> None:
    """Apply what a pick changes; the keys are JSON Pointers, and null is for what is gone."""
    for pointer, value in after.items():
        *way, last = [part.replace("~1", "/").replace("~0", "~") for part in pointer.split("/")[1:]]
        place: Any = state
        for key in way:
            place = place[int(key) if isinstance(place, list) else key]
        place[int(last) if isinstance(place, list) else last] = value


def faults(scenario: Json) -> Iterator[str]:
    """What makes no sense, or differs from your engine."""
    if scenario["format"] != 1:
        yield f"format {scenario['format']} is not known"
        return
    state, moments = scenario["position"]["state"], scenario["moments"]
    for number, moment in enumerate(moments, 1):
        is_last, pick = number == len(moments), moment.get("pick")
        wrong = [*differs(moment, state)]
        if is_last != (pick is None):
            wrong.append("every moment but the last has a pick")
        if pick is not None and pick not in moment["offered"]:
            wrong.append(f"{pick} is picked, but not offered")
        if (moment["asked"] == "over") != ("winners" in moment):
            wrong.append("winners are told if and only if the game is over")
        yield from (f"moment {number}: {one}" for one in wrong)
        changed(state, moment.get("after", {}))


def main() -> None:
    folder, rules = Path(sys.argv[1]), set[str]()
    picks = tried = faulty = count = 0
    for path in sorted(folder.glob("*/*/*.json")):
        scenario = json.loads(path.read_text("utf-8"))
        found = [*faults(scenario)]
        if found:
            sys.stdout.write(f"{path.relative_to(folder)}: {'; '.join(found)}\n")
        count += 1
        faulty += bool(found)
        rules.update(scenario["rules"])
        picks += sum("pick" in moment for moment in scenario["moments"])
        tried += sum(len(moment.get("tried", ())) for moment in scenario["moments"])
    told = f"{count} scenarios of {len(rules)} rules, {picks} picks, {tried} moves tried"
    sys.stdout.write(f"{told}, {faulty} faulty\n")
    sys.exit(faulty > 0)


if __name__ == "__main__":
    main()
