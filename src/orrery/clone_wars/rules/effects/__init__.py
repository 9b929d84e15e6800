"""What each word of the card language does (data/clone_wars/EFFECTS.md), one small class per
word."""
