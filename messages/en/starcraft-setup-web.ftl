### StarCraft in the web client: choosing factions and building the galaxy by hand.

# Which part of the setup is going on
sc-setup-steps = Setting up
sc-setup-step = { $step ->
    [factions] Factions
    [planets] Planets
    [routes] Z-axis
   *[forces] Forces
}

## Factions

sc-setup-factions = The factions
sc-setup-play = Play { $faction ->
    [jim_raynor] Jim Raynor
    [arcturus_mengsk] Arcturus Mengsk
    [tassadar] Tassadar
    [aldaris] Aldaris
    [queen_of_blades] the Queen of Blades
   *[overmind] the Overmind
}
sc-setup-close = Close the sheet
sc-setup-starts = Starts with
sc-setup-abilities = { $race } abilities
sc-setup-objective = Another way to win
sc-setup-buildings = Buildings and their units
sc-setup-workers = { $n } workers
sc-setup-bases = { $n ->
    [one] 1 base
   *[other] { $n } bases
}
sc-setup-transports = { $n ->
    [one] 1 transport
   *[other] { $n } transports
}

## Planets

sc-setup-planets = Your planets
sc-setup-held = Still to be placed by others
sc-setup-limit = limit { $n }
sc-setup-where = Place { $planet }: { $n ->
    [one] 1 place
   *[other] { $n } places
}
sc-setup-here = { $planet } goes here: { $n ->
    [0] no routes yet
    [one] 1 route
   *[other] { $n } routes
}
sc-setup-lay = Place { $planet } here: { $n ->
    [0] no routes yet
    [one] 1 route
   *[other] { $n } routes
}
sc-setup-turns = { $n ->
    [0] Choose a place first
    [one] It fits only one way
   *[other] { $n } ways to turn it
}
sc-setup-turn-by = { $by ->
    [left] Turn to the left
   *[right] Turn to the right
}
sc-setup-cell = Column { $column }, row { $row }, { $n ->
    [0] no routes
    [one] 1 route
   *[other] { $n } routes
}
sc-setup-base = { $how ->
    [wait] Your first base on { $planet }, or wait for { $other }?
   *[now] Your first base goes on { $planet }: where?
}
sc-setup-wait = Wait

## Z-axis routes

sc-setup-routes = Z-axis routes
sc-setup-routes-about = Each player places one. It joins two planets, however far apart they are, and belongs to nobody.
sc-setup-z-axis = { $end ->
    [major] Z-axis route { $letter }: choose where it begins
   *[minor] Z-axis route { $letter }: now choose where it ends
}
sc-setup-slot = { $planet }, { $side ->
    [0] north side
    [1] east side
    [2] south side
   *[3] west side
}

## Starting forces

sc-setup-forces = Your starting forces
sc-setup-forces-about = Pick a unit, then an area of your planet. Hold Shift to place all of a kind. Click a unit on the planet to take it back.
sc-setup-placed = Your forces on { $planet }: { $n } of { $all } placed
sc-setup-transport = Which route does your transport start on?
sc-setup-transport-name = Transport
sc-setup-units = { $name }, { $n } left
sc-setup-flight = Transport, { $how ->
    [placed] placed
   *[waits] not placed yet
}
sc-setup-spread = Spread
sc-setup-begin = Begin
