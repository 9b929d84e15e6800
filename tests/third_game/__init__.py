"""Rising Tide: a whole game in one small folder, as an example of how a game is added.

Who reads it in this order sees what every game consists of: rules/risingtide.md, `facts` and
`board`, `rules`, `knowledge`, `words`, `ruleset`.
"""
