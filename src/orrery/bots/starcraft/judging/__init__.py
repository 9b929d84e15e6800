"""What `greedy` thinks of a table besides its areas: the race, its money, what it has noted."""
