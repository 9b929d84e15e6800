"""Worlds that fit what a seat knows: everything it cannot know is dealt again."""
