# The gallery of cards (web/src/gallery).

web-pages = Pages
web-back-to-table = Back to the table
gallery-title = Cards
gallery-every = Every card of both editions
gallery-of = { $game ->
    [clone-wars] Clone Wars
   *[starcraft] StarCraft
}
gallery-heading = The cards of { gallery-of }
gallery-games = Games
gallery-loading = Laying out the cards …
gallery-none = No card matches. Remove a filter to see more.
gallery-count = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
gallery-count-of = { $n } of { $of } cards
gallery-missing = There is no card called { $card } here.
gallery-note = { $game ->
    [starcraft] StarCraft’s cards and pieces, in our own words. ≈ marks what was reconstructed.
   *[other] ≈ marks what no public list confirms; it was reconstructed to fit everything known. A card pack with the printed facts can replace it.
}

# Filters
gallery-filters = Filters
gallery-filters-on = { $n ->
    [0] Filters
   *[other] Filters, { $n } on
}
gallery-search = Search the cards
gallery-search-hint = name or text
gallery-clear = Show all cards
gallery-filter = { $filter ->
    [box] Box
    [side] Side
    [kind] Kind
    [cost] Cost
    [has] Gives
   *[facts] Facts
}
gallery-box = { $box ->
    [clone_wars] Clone Wars
    [first_edition] First edition
    [brood_war] Brood War
   *[base] Base game
}
gallery-side = { $side ->
    [republic] Republic
    [separatist] Separatists
    [rebel] Rebels
    [empire] Empire
    [terran] Terran
    [protoss] Protoss
    [zerg] Zerg
   *[neutral] Neutral
}
gallery-kind = { $kind ->
    [unit] Units
    [capital_ship] Capital ships
    [base] Bases
    [combat_card] Combat cards
    [technology] Technologies
    [leadership] Leadership cards
    [module] Modules
    [installation] Installations
    [planet] Planets
   *[event] Event cards
}
gallery-one = { $kind ->
    [combat_card] Combat card
    [technology] Technology
    [leadership] Leadership card
    [unit] Unit
    [module] Module
    [installation] Installation
    [planet] Planet
   *[event] Event card
}
gallery-has = { $has ->
    [attack] Attack
    [resources] Resources
   *[force] Force
}
gallery-facts = { $facts ->
    [reconstructed] Partly reconstructed
   *[known] Printed
}
gallery-sort = Sort by
gallery-sort-by = { $sort ->
    [name] name
    [cost] cost
    [attack] attack
    [resources] resources
    [force] Force
    [hit_points] hit points
   *[box] box and side
}

# A card, enlarged
# What the top right corner of a card shows while it is in the row
gallery-corner = In the galaxy row, its top right corner shows its side and the { $n } attack that the other side needs to defeat it for its reward. On the other side’s screen it shows what the card would give its buyer.
gallery-about = About this card
gallery-copies = { $n ->
    [one] one copy
   *[other] { $n } copies
}
gallery-group = { $group ->
    [starter] Starter card
    [pilot] Outer Rim Pilots
    [base] Base
   *[galaxy] Galaxy deck
}
gallery-rules = Its rules
gallery-keys = Use the arrow keys for the previous and next card.

# Where facts come from
gallery-from = { $from ->
    [rulebook] rulebook
    [public] public sources
    [derived] worked out from other facts
   *[reconstructed] partly reconstructed
}

# StarCraft, in words
gallery-attack-health = attack { $attack }, health { $health }
gallery-otherwise = for other units { $attack }/{ $health }
gallery-price = { $minerals ->
    [0] { $gas } gas
   *[other] { $gas ->
        [0] { gallery-minerals }
       *[other] { gallery-minerals }, { $gas } gas
    }
}
gallery-minerals = { $minerals ->
    [one] 1 mineral
   *[other] { $minerals } minerals
}
gallery-free = free
# A Leadership card
gallery-trait = { $trait ->
    [hero] Hero
   *[special_victory] Special Victory
}
gallery-lasts = { $lasts ->
    [game] For the rest of the game
    [planning] In the next Planning Phase
    [execution] In the next Execution Phase
    [regrouping] In the next Regrouping Phase
    [round] For the next round
   *[moment] Once
}
gallery-forces = Starting forces: { $forces }
gallery-workers = { $n ->
    [one] 1 worker
   *[other] { $n } workers
}
gallery-transports = { $n ->
    [one] 1 transport
   *[other] { $n } transports
}
gallery-bases = { $n ->
    [one] 1 base
   *[other] { $n } bases
}
# An area of a planet
gallery-area = Area { $number }: { $yields ->
    [minerals] minerals { $amount }
    [gas] gas { $amount }
    [conquest] conquest points { $amount }
   *[strategic] strategic
}, limit { $limit }{ $allows ->
    [ground] , ground units only
    [flying] , flying units only
   *[all] {""}
}
gallery-pieces = { $n ->
    [one] one piece
   *[other] { $n } pieces
}
gallery-for-all = for all units
gallery-stage = Stage { $n ->
    [1] I
    [2] II
   *[3] III
}
gallery-use = { $use ->
    [standard] Standard card
    [reinforcement] Reinforcement
    [play_area] Stays in the play area
    [at_once] Takes effect at once
    [strategy] Strategy
    [keep] Kept for later
    [common_area] Goes next to the deck
   *[other] { $use }
}
gallery-plain = No text.
gallery-part = { $part ->
    [cost] cost
    [copies] number of copies
    [units] units
    [support_units] units
    [all_units] units
    [major] numbers
    [majors] numbers
    [minor] numbers
    [number] number
    [text] text
    [name] name
   *[other] { $part }
}
