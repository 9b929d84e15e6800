# How a game of StarCraft ended, and the game in figures (web/src/games/starcraft/over).

## Who won, and how

# $told: to a winner, to a member of the winning team, or to others; $n: how many have won
sc-over-wins = { $told ->
    [own] { $others ->
        [0] You win!
       *[other] You share the victory with { $names }
    }
    [team] Your team wins!
   *[other] { $names } { $n ->
        [one] wins
       *[other] win
    }
}
sc-over-after = { $n ->
    [0] Over during the setup
    [one] Over after 1 round
   *[other] Over after { $n } rounds
}
sc-over-home = { $planet }, where the winners are strongest
# Nobody else had won by the same rule
sc-over-alone = { $ending ->
    [conquest-points] Nobody else had reached the target.
    [objective] Nobody else had met an objective.
   *[other] {""}
}
sc-over-shared = Points, resources, areas, bases and workers are all equal, so they share the victory.
# What broke the tie: the best figure and the next best
sc-over-decided = { $level ->
    [points] Conquest points decided it: { $best } to { $next }.
    [resources] Points are equal. Resources decided it: { $best } to { $next }.
    [areas] Points and resources are equal. Areas decided it: { $best } to { $next }.
    [bases] Points, resources and areas are equal. Bases decided it: { $best } to { $next }.
   *[workers] Everything else is equal. Workers in the pool decided it: { $best } to { $next }.
}
sc-over-rematch = Rematch
sc-over-play-on = Play on from round { $n }

## Standings

sc-over-standings = Final standings
sc-over-head-place = Place
sc-over-head-player = Player
sc-over-head-team = Team
sc-over-head-points = Conquest points
sc-over-head-areas = Areas
sc-over-head-bases = Bases
sc-over-head-goal = Objective
sc-over-of = of { $n }
sc-over-goal = { $have } of { $need }
sc-over-out = eliminated in round { $n }

## Plots

sc-over-points = Conquest points by round
sc-over-points-how = at the end of each round
sc-over-areas = Areas by round
sc-over-units = Units by round
sc-over-start = start
sc-over-round = Round { $n }
sc-over-target = { $n } points win
sc-over-battles = Battles
sc-over-battles-how = the attacker’s losses above, the defender’s below; a ring marks who holds the area
sc-over-battles-sum = { $n ->
    [one] 1 battle,
   *[other] { $n } battles,
} { $lost ->
    [0] no units lost.
    [one] 1 unit lost.
   *[other] { $lost } units lost.
}
sc-over-battle-link = Round { $n }. { $words } Watch it in the replay.
# $whose: own or other
sc-over-battle = { $area }: { $whose ->
    [own] you attack
   *[other] { $attacker } attacks
} { $defender } with { $n } against { $m }.
sc-over-loses = { $whose ->
    [own] You lose
   *[other] { $name } loses
} { $units }.
# A kind of unit that was lost
sc-over-lost-units = { $n ->
    [one] { $name }
   *[other] { $n } × { $name }
}
sc-over-holds = { $whose ->
    [own] The area is yours.
   *[other] The area is { $name }’s.
}
sc-over-nobody-holds = Nobody holds the area.
sc-over-turning = Turning points
sc-over-swing = { $order ->
    [build] Build
    [mobilize] Mobilize
    [research] Research
    [special_build] Special Build
    [special_mobilize] Special Mobilize
   *[special_research] Special Research
} on { $planet }
sc-over-swing-round = Round { $n } ·
sc-over-areas-change = { $way ->
    [up] +{ $n }
   *[down] −{ $n }
} { $n ->
    [one] area
   *[other] areas
}
sc-over-units-change = { $way ->
    [up] +{ $n }
   *[down] −{ $n }
} { $n ->
    [one] unit
   *[other] units
}
sc-over-see = See it
sc-over-spent = What it was spent on
sc-over-spent-how = minerals and gas
sc-over-bought = { $what ->
    [units] Units
    [technologies] Technologies
    [buildings] Buildings
    [modules] Modules
    [bases] Bases
    [workers] Workers
    [transports] Transports
   *[points] Conquest points
}
sc-over-sum = Total
sc-over-none = –
sc-over-done = Orders and cards
sc-over-did = { $what ->
    [build] Build
    [mobilize] Mobilize
    [research] Research
    [events] Event cards
    [cards] Combat cards
    [destroyed] Units destroyed
    [lost] Units lost
    [obstructed] Obstructed
   *[obstructing] Obstructed others
}

