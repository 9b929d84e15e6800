"""Card texts, rendered from the clauses: one message per word of the card language.

The language is defined in `data/clone_wars/EFFECTS.md`, the sentences are in
`messages/<locale>/clone-wars-{words,effects}.ftl`. This module decides which phrases make up a
sentence.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from orrery.clone_wars.words.phrases import Effects, Record, Voice, in_order, is_yours, yes
from orrery.messages import messages

STANDING = frozenset({"while_in_play", "while_base"})
# Effects that join their neighbour with "and"; the others begin a sentence.
JOINING = frozenset({"gain", "draw", "repair", "damage", "discard", "put"})
# What may differ between `do` and `else` if "draw 2 instead" is to say everything.
SHORTENED = {
    "draw": {"n"},
    "repair": {"n"},
    "damage": {"n"},
    "discard": {"n", "pick"},
    "discard_row": {"n"},
    "exile": {"n", "up_to"},
    "purchase": {"to"},
    "next_purchase_to": {"to"},
}


def card_text(record: Record, locale: str) -> tuple[str, ...]:
    """What a card says: one text per clause."""
    voice = Voice(messages(locale), record.get("type") or "base", record["faction"])
    return tuple(clause_text(voice, clause) for clause in record.get("ability") or ())


def reward_text(record: Record, locale: str) -> str | None:
    """What defeating the card in the galaxy row gives, addressed to the attacker (CW-BOUNTY-07)."""
    if not record.get("reward"):
        return None
    # "Own" is the attacker's faction here, not that of the card: as on a neutral card.
    voice = Voice(messages(locale), "reward", "neutral")
    return finish(voice, [line.text for line in lines(voice, record["reward"])])


@dataclass(frozen=True)
class Line:
    """A sentence in the making, without capital and full stop."""

    text: str
    is_yours: bool  # something you do


def clause_text(voice: Voice, clause: Record) -> str:
    """One ability."""
    voice = replace(voice, when=clause["when"])
    if voice.when in STANDING:
        return finish(voice, [standing(voice, clause, effect) for effect in clause["do"]])
    event, conditions = moment(voice, clause)
    effects = clause.get("else") or clause["do"]
    first, *others = lines(voice, effects)
    texts = [lead(voice, clause, first), *(line.text for line in others)]
    if "else" in clause:
        texts.append(instead(voice, conditions, clause["do"], effects))
    elif conditions:
        texts[0] = under(voice, clause, conditions, texts)
    texts[0] = voice.say(f"trigger-{voice.when}", body=texts[0], **event)
    return finish(voice, texts)


def finish(voice: Voice, texts: Sequence[str]) -> str:
    """Sentences with their capitals and full stops."""
    return " ".join(voice.say("sentence", text=text[:1].upper() + text[1:]) for text in texts)


def moment(voice: Voice, clause: Record) -> tuple[dict[str, str], list[Record]]:
    """What the trigger says about its event, and the conditions left to state."""
    conditions = list(clause.get("if", ()))
    event = {"event": voice.noun({}, "a"), "yours": "no"}
    if "else" in clause:  # here it triggers whether the conditions hold or not
        return event, conditions
    left = []
    for condition in conditions:
        if condition["cond"] == "first_this_turn":
            noun = voice.noun(condition.get("filter", {}), "first")
            event["event"] = voice.say("event-first", noun=noun)
        elif condition["cond"] == "your_turn" and voice.when == "on_opponent_discard":
            event["yours"] = "yes"
        else:
            left.append(condition)
    return event, left


def lead(voice: Voice, clause: Record, line: Line) -> str:
    """The first sentence of a clause with its cost, its "must" or its "may"."""
    text, subject = line.text, "you" if line.is_yours else "other"
    if "cost" in clause:
        cost = voice.enumerate("list-and", [voice.phrase(each, "none") for each in clause["cost"]])
        text = voice.say("clause-cost", cost=cost, body=text, subject=subject)
        subject = "you"
    if clause.get("must"):
        return voice.say("clause-must", body=text, subject=subject)
    if voice.when == "on_purchase_card" and clause["do"][0]["effect"] == "put" and line.is_yours:
        return voice.say("clause-may", body=text)
    return text


def under(voice: Voice, clause: Record, conditions: Effects, texts: Sequence[str]) -> str:
    """The first sentence of a clause that cannot be used unless the conditions hold."""
    if len(texts) > 1:
        key = "clause-if-all"
    elif "cost" in clause:
        key = "clause-if-first"
    else:
        key = "clause-if"
    return voice.say(key, condition=voice.conditions(conditions), body=texts[0])


def instead(voice: Voice, conditions: Effects, do: Effects, otherwise: Effects) -> str:
    """The sentence about what is done instead of `else`."""
    condition = voice.conditions(conditions)
    if says_the_same(do, otherwise):
        body = replace(voice, link="instead").effect(do[0])
        return voice.say("clause-instead", condition=condition, body=body)
    said = lines(voice, do)
    if len(said) == 1:
        return voice.say("clause-instead", condition=condition, body=said[0].text)
    *first, last = (line.text for line in said)
    body = " ".join([finish(voice, first), last[:1].upper() + last[1:]])
    return voice.say("clause-instead-all", condition=condition, body=body)


def says_the_same(do: Effects, otherwise: Effects) -> bool:
    """Whether `do` is `else` with another figure or place, so that "draw 2 instead" is enough."""
    one, other = do[0], otherwise[0]
    if len(do) + len(otherwise) > 2 or one["effect"] != other["effect"]:
        return False
    if "if" in one or not isinstance(one.get("n", 0), int):  # "all" is not a number
        return False
    changed = {key for key in {*one, *other} if one.get(key) != other.get(key)}
    return changed <= SHORTENED.get(one["effect"], set())


def standing(voice: Voice, clause: Record, effect: Record) -> str:
    """A constant effect with the state during which it lasts (CW-KEY-01)."""
    conditions = [*clause.get("if", ()), *effect.get("if", ())]
    to = "this" if effect.get("to") == "this" else "others"
    bonus = yes(to == "this" and len(conditions) == 1)
    return voice.say(
        f"trigger-{voice.when}",
        body=voice.effect(effect),
        word=effect["effect"],
        to=to,
        conditional=yes(conditions),
        condition=voice.conditions(conditions, bonus=bonus),
    )


def lines(voice: Voice, effects: Effects) -> list[Line]:
    """Effects as sentences, one after another (CW-ABILITY-09)."""
    groups: list[list[tuple[Record, str]]] = []
    for effect, after in in_order(effects):
        if groups and joins(effect) and joins(groups[-1][0][0]):
            groups[-1].append((effect, after))
        else:
            groups.append([(effect, after)])
    return [
        Line(
            voice.enumerate("list-and", [voice.phrase(*each) for each in group]),
            is_yours(group[0][0]) and "if" not in group[0][0],
        )
        for group in groups
    ]


def joins(effect: Record) -> bool:
    """Whether the effect shares a sentence with others of its kind."""
    if "if" in effect or effect.get("n") == "cards_discarded":
        return False
    return is_yours(effect) and effect["effect"] in JOINING
