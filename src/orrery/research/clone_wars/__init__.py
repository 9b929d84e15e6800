"""Clone Wars for nets: its ids and its observations."""
