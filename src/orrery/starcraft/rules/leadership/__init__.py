"""Leadership cards: choosing them, what they do at once, and heroes."""
