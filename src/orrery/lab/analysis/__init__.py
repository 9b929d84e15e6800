"""Where a finished game turned: how likely each seat was to win as it went on, and the picks that
cost most."""
