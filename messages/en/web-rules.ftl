# The rulebook (web/src/reading): the rules themselves are made from rules/*.md.

rules-title = Rulebook
rules-with-rulings = The rulebook, with every ruling
rules-of = { $book ->
    [clone-wars] Clone Wars
    [starcraft] StarCraft
    [brood-war] Brood War
   *[other] { $book }
}
rules-heading = The rules of { rules-of }
rules-books = Rulebooks
rules-about = { $book ->
    [clone-wars] Every rule of Clone Wars, with every ruling we play by.
    [starcraft] The whole game without its expansion, with every ruling we play by.
   *[brood-war] What the expansion adds and changes. Everything else is as in the StarCraft rulebook.
}
rules-count = { $rules ->
    [one] 1 rule
   *[other] { $rules } rules
}
rules-count-examples = { $examples ->
    [one] 1 worked example
   *[other] { $examples } worked examples
}
rules-contents = Contents
rules-to-contents = All chapters
rules-here = In this chapter
rules-chapter-number = Chapter { $n } of { $of }
rules-before = Previous chapter
rules-next = Next chapter
rules-print = Print the whole book
rules-loading = Opening the book …
rules-none = There is no rule { $rule } in this book.
rules-link = Link to rule { $rule }
rules-open = Open in the rulebook

# How to read it
rules-how-rule = The rule in one or two sentences. Its number, such as { $rule }, never changes; prompts and refusals refer to it.
rules-how-decision = Who chooses, from what, and whether they may decline. If it is missing, nobody chooses.
rules-how-ruling = The printed rules are silent or can be read in two ways; this is how we play it, and why.

# The parts of a rule
rules-part = { $part ->
    [decision] Who decides
    [ruling] Our reading
    [detail] Good to know
    [base] Compared with the base game
   *[rule] The rule
}
rules-example = Example: { $title }
rules-shows = It shows

# Where a rule comes from
rules-source = { $source ->
    [rulebook] Rulebook
    [silent] The rulebook is silent
    [derived] Worked out from other rules
    [elsewhere] Known from outside the rulebook
    [polish] Polish rulebook
    [hungarian] Hungarian rulebook
    [czech] Czech summary
    [italian] Italian rulebook
    [english] English reference
    [faq] Official FAQ
    [cards] The cards
   *[reconstructed] Partly reconstructed
}
rules-section = { $source }: { $section }

# Searching
rules-search = Search the rules
rules-search-hint = a word, or { $rule }
rules-key-search = Search the rules
rules-hits = { $n ->
    [0] Nothing found
    [one] 1 rule found
   *[other] { $n } rules found
}
rules-hits-in = { $n } in { rules-of }
rules-no-hits = No rule contains all of these words. Try fewer or shorter ones.
rules-undo = Undo is not a rule of the game, but this table has it: the Undo button (Z) takes back your moves, as many as you like against programs. Other people must agree once something hidden has been revealed.
rules-clear = Clear the search

# The chapters, by catalogue and area
rules-chapter = { $chapter ->
    [cw-setup] Setting up
    [cw-term] Cards, zones and terms
    [cw-force] The balance of the Force
    [cw-turn] A turn
    [cw-play] Playing a card
    [cw-buy] Buying cards
    [cw-ability] Using abilities
    [cw-attack] Attacking the base
    [cw-bounty] Bounty hunts and sabotage
    [cw-ship] Capital ships
    [cw-base] Bases
    [cw-exile] Exile
    [cw-key] Words on cards
    [cw-deck] Decks that run out
    [cw-win] Winning
    [cw-mode] Game modes
    [cw-opt] Optional rules
    [cw-faq] Questions and answers
    [cw-ex] Worked examples
    [sc-term] Terms
    [sc-time] Timing
    [sc-comp] Pieces and their limits
    [sc-setup] Setting up
    [sc-galaxy] Building the galaxy
    [sc-round] The round
    [sc-plan] Planning Phase
    [sc-exec] Execution Phase
    [sc-econ] Resources and paying
    [sc-build] Build orders
    [sc-move] Mobilize orders
    [sc-res] Research orders
    [sc-battle] Battles, step by step
    [sc-skirm] Skirmishes
    [sc-splash] Splash damage
    [sc-cloak] Cloaking and detectors
    [sc-assist] Assist units
    [sc-retreat] Retreats
    [sc-module] Modules
    [sc-regroup] Regrouping Phase
    [sc-win] Winning and elimination
    [sc-fact] Races and factions
    [sc-event] Event cards
    [sc-card-t] Terran cards
    [sc-card-p] Protoss cards
    [sc-card-z] Zerg cards
    [sc-var] Variants
    [sc-inv] What is always true
    [sc-ex] Worked examples
    [bw-setup] Setting up with the expansion
    [bw-order] Special orders and the pool
    [bw-planet] New planets
    [bw-unit] New units and buildings
    [bw-key] New words on cards
    [bw-module] New modules
    [bw-inst] Installations
    [bw-token] New tokens
    [bw-defend] Defend orders and guards
    [bw-lead] Leadership cards and heroes
    [bw-regroup] Regrouping, eleven steps
    [bw-opt] Optional rules
    [bw-mode] Game modes
    [bw-scen] The four scenarios
    [bw-leadcard] Every Leadership card
    [bw-card] Technologies, events, Combat cards
   *[other] { $chapter }
}
