"""What `greedy` does, read from the state of a dealt world instead of a view: for playouts."""
