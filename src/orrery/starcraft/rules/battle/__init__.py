"""A battle: its nine steps, with what they have in common."""
