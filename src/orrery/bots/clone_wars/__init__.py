"""Programs for Clone Wars, and what they know about its cards."""
