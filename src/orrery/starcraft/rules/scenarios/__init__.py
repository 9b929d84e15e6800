"""Scenarios: where what belongs to one of them is carried out.

A scenario is a record of `data/starcraft/scenarios.toml`. `compile.scenarios` lays it over the box
(seats, teams, figures, scoring, Event deck, carriers of items) and makes of the rest the value
`box.scenario` (`facts.scenario.Scenario`), which is None in every other game. All other code asks
the box or the table, never for a scenario by name. Where a special rule is really a procedure of
its own, it is a module of this package, and asks `box.scenario.has("name_of_the_rule")`.

Where things are:

- `layout`      the map, starting forces, supplies (`LayOut` runs instead of `BuildGalaxy`).
- `conditions`  victory: one function for each aim, in the table `AIMS`; `judge` is called with the
                moment by `settling.settle_step` and by the Regrouping Phase.
- `progress`    how far each aim is, for whoever shows it.
- `sparing`     teammates' bases and Resource cards as a decision.
- `plans`       Event cards that players pick for the whole game; `round.play_plans` plays them.
- `bridge`      a planet that units enter by one area; asked by moves, Defend orders and retreats.
- `bunkers`     Bunkers fetched by Research, and used beside a guard token.
- `orders.carrying`, `board.items`  items: picking up, and where they are.
- `round.driven_turn`, `board.driven`  the turn of a faction that nobody plays, and what is special
                about its pieces wherever they are.

Who plays what: `state.order` has the seats clockwise; `queries.team_of`, `are_teammates` go by
faction; `queries.decider` says who is asked for a seat, and `rules.asking.ask` puts the question.
`box.players` are the people, `box.seats` all players on the table; a faction that nobody plays has
the last numbers and is in no order. `queries.decides_for` says whose hidden things a seat sees.
"""
