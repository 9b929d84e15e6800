"""`search`: plays like `greedy`, but plays the round out in worlds that fit what it knows before it
chooses what matters most."""
