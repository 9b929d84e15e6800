"""Star Wars: The Deckbuilding Game - Clone Wars, alone and combined with the first edition."""
