"""How fast the environments are: ours, and those of others beside them."""
