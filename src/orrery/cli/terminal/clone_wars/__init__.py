"""Clone Wars in a terminal."""
