"""A round: Planning, Execution and Regrouping."""
