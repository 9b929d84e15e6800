"""What goes over the wire, typed once, and what a reader may be told. Imports no other room."""
