"""The kernel: it plays any game whose rules are procedures, and knows none."""
