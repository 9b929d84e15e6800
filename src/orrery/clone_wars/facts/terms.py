"""Names for what the rulebook calls zones, factions and triggers (CW-TERM-17), as numbers."""

from __future__ import annotations

from typing import Final

NONE: Final = -1
"""No card: an empty slot of the row, no base, no target."""

HAND: Final = 0
DISCARD: Final = 1
TOP_OF_DECK: Final = 2
EXILE_PILE: Final = 3
PLAY: Final = 4
GALAXY_ROW: Final = 5
GALAXY_DISCARD: Final = 6
TOP_OF_GALAXY_DECK: Final = 7
BOTTOM_OF_GALAXY_DECK: Final = 8
TOP_OF_OPPONENT_DECK: Final = 9
OPPONENT_PLAY: Final = 10
PILOTS: Final = 11

ZONE_WORDS: Final = {
    "hand": HAND,
    "discard": DISCARD,
    "top_of_deck": TOP_OF_DECK,
    "exile_pile": EXILE_PILE,
    "play": PLAY,
    "galaxy_row": GALAXY_ROW,
    "galaxy_discard": GALAXY_DISCARD,
    "top_of_galaxy_deck": TOP_OF_GALAXY_DECK,
    "bottom_of_galaxy_deck": BOTTOM_OF_GALAXY_DECK,
    "top_of_opponent_deck": TOP_OF_OPPONENT_DECK,
    "opponent_play": OPPONENT_PLAY,
    "pilots": PILOTS,
}
ZONE_NAMES: Final = {number: word for word, number in ZONE_WORDS.items()}

ACTION: Final = 0
ON_PLAY: Final = 1
ON_PLAY_CARD: Final = 2
ON_PURCHASE: Final = 3
ON_PURCHASE_CARD: Final = 4
ON_DEFEAT_ROW: Final = 5
ON_REVEAL: Final = 6
START_OF_TURN: Final = 7
END_OF_TURN: Final = 8
ON_OPPONENT_DISCARD: Final = 9
ON_DESTROY: Final = 10
WHILE_IN_PLAY: Final = 11
WHILE_BASE: Final = 12

TRIGGER_WORDS: Final = {
    "action": ACTION,
    "on_play": ON_PLAY,
    "on_play_card": ON_PLAY_CARD,
    "on_purchase": ON_PURCHASE,
    "on_purchase_card": ON_PURCHASE_CARD,
    "on_defeat_row": ON_DEFEAT_ROW,
    "on_reveal": ON_REVEAL,
    "start_of_turn": START_OF_TURN,
    "end_of_turn": END_OF_TURN,
    "on_opponent_discard": ON_OPPONENT_DISCARD,
    "on_destroy": ON_DESTROY,
    "while_in_play": WHILE_IN_PLAY,
    "while_base": WHILE_BASE,
}
STANDING: Final = (WHILE_IN_PLAY, WHILE_BASE)
