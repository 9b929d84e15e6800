"""Who may know what: views, worlds that fit them, and reasons. Imports `rules`, `board` and
`facts`."""
