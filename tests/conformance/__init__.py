"""The conformance suite: scenarios recorded from the tests of the rules."""
