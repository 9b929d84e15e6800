"""Everything a player can be asked, each with the rule that asks (catalogue, table 23). The number
of a prompt is its place here, so new ones go to the end."""

from __future__ import annotations

from orrery.core.decisions import Prompt

SECRET_BASE = Prompt("secret-base", "CW-MODE-12")
NEW_BASE = Prompt("new-base", "CW-TURN-03")
ACTION = Prompt("action", "CW-TURN-07")
TRIGGER = Prompt("trigger", "CW-KEY-02")
REWARD = Prompt("reward", "CW-BOUNTY-06")
DIVIDE = Prompt("divide", "CW-ATTACK-11")
DESTINATION = Prompt("destination", "CW-BUY-12")
CHOOSE = Prompt("choose", "CW-KEY-13")
OPPONENT_CHOOSES = Prompt("opponent-chooses", "CW-KEY-24")
EXILE = Prompt("exile", "CW-EXILE-03")
EXILE_UP_TO = Prompt("exile-up-to", "CW-ABILITY-08")
DISCARD = Prompt("discard", "CW-KEY-09")
DISCARD_ROW = Prompt("discard-row", "CW-KEY-12")
PURCHASE = Prompt("purchase", "CW-BUY-09")
TAKE = Prompt("take", "CW-EXILE-14")
DESTROY = Prompt("destroy", "CW-KEY-15")
DAMAGE = Prompt("damage", "CW-KEY-14")
STRENGTHEN = Prompt("strengthen", "CW-KEY-16")
LOOKED = Prompt("looked", "CW-KEY-20")
OPPONENT_HAND = Prompt("opponent-hand", "CW-KEY-26")
SWAP_OUT = Prompt("swap-out", "CW-KEY-25")
SWAP_IN = Prompt("swap-in", "CW-KEY-25")

PROMPTS = {prompt.key: prompt for prompt in list(globals().values()) if isinstance(prompt, Prompt)}
