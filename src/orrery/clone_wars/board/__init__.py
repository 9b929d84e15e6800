"""What is on the table: the state, questions about it, and every change. Imports `facts`."""
