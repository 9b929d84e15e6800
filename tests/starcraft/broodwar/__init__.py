"""The rules of the expansion, by topic."""
