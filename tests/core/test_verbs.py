"""One table of verbs makes texts of options, finds options by texts, tells what they name."""

from __future__ import annotations

import pytest

from orrery.core.decisions import DONE, Decision, Option, Prompt, Seat
from orrery.core.flow import Game
from orrery.core.verbs import Reference, ThingKind, Verb, Verbs
from tests.core.toy import Facts, State, ToyGame

NAMES = ("ant", "bee", "ant")


def name(_: ToyGame, __: Option, number: int) -> str:
    return NAMES[number]


def numbered(_: ToyGame, __: Option, number: int) -> str:
    return f"{NAMES[number]}#{number}"


def aim(_: ToyGame, role: str, number: int) -> list[Reference]:
    return [Reference(role, "beast", max(number, 0), "queen")]


VERBS: Verbs[State, Facts] = Verbs(
    {
        "feed": Verb("beast"),
        "send": Verb("beast", "aim", ("what", "from")),
        "wait": Verb(),
        "done": Verb(ends=True),
    },
    {
        "beast": ThingKind((name, numbered)),
        "aim": ThingKind((name,), nothing="queen", references=aim),
    },
)


def asking(*options: Option) -> ToyGame:
    facts = Facts((), (), (), 0)
    game: ToyGame = Game(State(b"", ()), facts, [])
    game.decision = Decision(Seat(0), Prompt("toy", "TOY-1"), [*options])
    return game


def test_a_text_is_the_verb_and_what_it_is_about() -> None:
    game = asking(Option("feed", 1), Option("send", 0, 1), Option("send", 0), Option("wait"), DONE)
    assert VERBS.texts(game) == ["feed bee", "send ant bee", "send ant queen", "wait", "done"]


def test_equal_names_are_told_apart_only_where_they_must_be() -> None:
    game = asking(Option("feed", 0), Option("feed", 1), Option("feed", 2))
    assert VERBS.texts(game) == ["feed ant#0", "feed bee", "feed ant#2"]


def test_the_texts_of_a_decision_are_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Option] = []
    text = VERBS.text

    def noted(_: object, game: ToyGame, option: Option) -> str:
        made.append(option)
        return text(game, option)

    monkeypatch.setattr(Verbs, "text", noted)
    game = asking(Option("feed", 0), Option("feed", 1), DONE)
    assert VERBS.texts(game) == VERBS.texts(game.copy()) == [*VERBS.options(game)]
    assert made == [Option("feed", 0), Option("feed", 1), DONE]


def test_an_option_is_found_by_its_text() -> None:
    game = asking(Option("feed", 0), Option("feed", 2), DONE)
    assert VERBS.options(game)["feed ant#2"] == Option("feed", 2)
    game.decision = None
    assert VERBS.options(game) == {}
    assert VERBS.texts(game) == []


def test_an_option_refers_to_things_by_role() -> None:
    game = asking(DONE)
    assert VERBS.references(game, Option("feed", 1)) == [Reference("what", "beast", 1)]
    assert VERBS.references(game, Option("send", 2)) == [
        Reference("what", "beast", 2),
        Reference("from", "beast", 0, "queen"),
    ]
    assert VERBS.references(game, Option("feed")) == VERBS.references(game, DONE) == []


@pytest.mark.parametrize("named", ["", "queen"])
def test_a_reference_tells_a_name_only_if_it_has_one(named: str) -> None:
    shown = {"role": "what", "kind": "beast", "number": 1}
    plain = {**shown, "name": named} if named else shown
    assert Reference("what", "beast", 1, named).plain() == plain
