"""How fast the environments are: ours, and those of other projects."""
