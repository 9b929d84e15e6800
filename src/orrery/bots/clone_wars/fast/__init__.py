"""A policy for playouts: it reads the state of a dealt world instead of a view, and is compiled."""
