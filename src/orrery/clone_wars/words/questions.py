"""What a player is asked, in words, and the text of the card that asks.

The sentences are in `messages/<locale>/clone-wars.ftl`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.clone_wars.board.queries import hit_points_of
from orrery.clone_wars.facts.terms import NONE, TRIGGER_WORDS
from orrery.clone_wars.rules.setup import SECRET_BASES
from orrery.clone_wars.words.card_texts import card_text, reward_text
from orrery.clone_wars.words.story import choice_size, choice_text, listed
from orrery.core.decisions import DONE, Ref
from orrery.messages import messages

if TYPE_CHECKING:
    from orrery.clone_wars.board.state import CloneWarsGame
    from orrery.core.decisions import Subject

NO_CONTEXT = frozenset({"trigger", "reward", "divide", "destination"})
"""Prompts whose options say all there is to say about the card that asks."""
TRIGGER_NAMES = {number: word for word, number in TRIGGER_WORDS.items()}


def brief_line(game: CloneWarsGame, locale: str) -> str:
    """The question in as few words as possible."""
    if game.decision is not None and game.decision.prompt.key == "action":
        return messages(locale).format("prompt-action-brief")
    return prompt_line(game, locale)


def prompt_line(game: CloneWarsGame, locale: str) -> str:
    """What is asked."""
    words, decision = messages(locale), game.decision
    if decision is None:
        return words.format("why-game-over")
    key, side = decision.prompt.key, game.state.sides[decision.seat]
    card = "none" if decision.about == NONE else game.facts.name(decision.about)
    if is_about_reward(game):
        card = words.format("reward-for", card=card)
    arguments: dict[str, str | int] = {
        "card": card,
        "n": SECRET_BASES - len(side.bases) if key == "secret-base" else side.pool,
        "theirs": "yes" if is_their_text(game) else "no",
    }
    if key == "trigger":
        arguments |= set_off(game, locale)
    elif key == "choose":
        arguments["optional"] = "yes" if DONE in decision.options else "no"
    elif key == "divide":
        arguments |= division(game)
    return words.format(f"prompt-{key}", **arguments)


def context_line(game: CloneWarsGame, locale: str) -> str:
    """The text that asks, if it helps to answer: of an ability, or of a reward; and which parts of
    it are not offered."""
    return " ".join(filter(None, (text_that_asks(game, locale), without_effect(game, locale))))


def text_that_asks(game: CloneWarsGame, locale: str) -> str:
    """The text of an ability or a reward, addressed to the player who is asked."""
    decision = game.decision
    if decision is None or decision.about == NONE or decision.prompt.key in NO_CONTEXT:
        return ""
    if is_about_reward(game):
        return reward_line(game, decision.about, locale)
    text = " ".join(card_text(game.facts.printed[decision.about].record, locale))
    if not text or not is_their_text(game):
        return text
    # The text addresses the opponent, whose card it is.
    if decision.prompt.key == "discard":
        return ""
    return messages(locale).format("context-theirs", text=text)


def without_effect(game: CloneWarsGame, locale: str) -> str:
    """The effects of a "choose one" that are not offered, since they would change nothing now
    (CW-KEY-13)."""
    decision = game.decision
    if decision is None or decision.prompt.key not in ("choose", "opponent-chooses"):
        return ""
    offered = {option.to for option in decision.options}
    missing = set(range(choice_size(game.facts, decision.about))) - offered
    words = messages(locale)
    texts = [choice_text(game.facts, decision.about, one, locale) for one in sorted(missing)]
    return words.format("context-without-effect", texts=listed(words, texts)) if texts else ""


def text_asking(game: CloneWarsGame) -> Subject:
    """The text that is being carried out: whose and of which card."""
    subjects = (frame.subject(game) for frame in reversed(game.stack))
    return next((subject for subject in subjects if "text" in subject), {})


def is_about_reward(game: CloneWarsGame) -> bool:
    """Whether the question comes from the card's reward."""
    decision = game.decision
    if decision is None or decision.prompt.key in NO_CONTEXT:
        return False
    return text_asking(game).get("reward") == Ref("card", decision.about)


def is_their_text(game: CloneWarsGame) -> bool:
    """Whether the question comes from the opponent's text."""
    decision, text = game.decision, text_asking(game)
    return decision is not None and bool(text) and text["user"].number != decision.seat


def set_off(game: CloneWarsGame, locale: str) -> dict[str, str | int]:
    """What triggered the abilities that may be used and, if there is only one, its text."""
    options = game.decision.options if game.decision else []
    uses = [option for option in options if option.verb == "use"]
    only, text = "none", ""
    if len(uses) == 1:
        only = game.facts.name(uses[0].what)
        text = card_text(game.facts.printed[uses[0].what].record, locale)[uses[0].to]
    return {"when": TRIGGER_NAMES[game.subject()["when"].number], "only": only, "text": text}


def division(game: CloneWarsGame) -> dict[str, str | int]:
    """The damage to be divided, what the ship can take, and whether others come after it."""
    decision, subject = game.decision, game.subject()
    if decision is None:
        return {}
    ships = len({option.what for option in decision.options})
    room = room_of(game, 1 - subject["seat"].number, decision.about)
    return {"left": subject["left"].number, "room": room, "ships": ships}


def room_of(game: CloneWarsGame, owner: int, ship: int) -> int:
    """The hit points a ship has left."""
    side = game.state.sides[owner]
    return hit_points_of(game, owner, ship) - side.damage[side.ships.index(ship)]


def share_arguments(game: CloneWarsGame, ship: int, number: int) -> dict[str, str | int]:
    """One ship's share of the damage: whether it destroys the ship, what is left and for whom."""
    box, subject = game.facts, game.subject()
    owner, left = 1 - subject["seat"].number, subject["ships"].number
    after = [one for one in game.state.sides[owner].ships if left & box.bit[one] and one != ship]
    ships = {option.what for option in game.decision.options} if game.decision else {ship}
    fate = "destroyed" if number >= room_of(game, owner, ship) else "survives"
    after_it = "others" if len(after) > 1 else box.name(after[0]) if after else "base"
    return {
        "n": number,
        "several": "yes" if len(ships) > 1 else "no",
        "rest": subject["left"].number - number,
        "next": after_it,
        "fate": fate,
    }


def reward_line(game: CloneWarsGame, card: int, locale: str) -> str:
    """What the reward for a card of the row gives; neutral ones give what the base says."""
    box = game.facts
    text = reward_text(box.printed[card].record, locale)
    base = game.state.sides[game.state.active].base
    if text is None and base != NONE:
        text = " ".join(card_text(box.printed[base].record, locale))
    return text or "none"
