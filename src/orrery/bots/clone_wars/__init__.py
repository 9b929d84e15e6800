"""Programs for Clone Wars, and what they know of its cards."""
