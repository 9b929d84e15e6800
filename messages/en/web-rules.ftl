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
    [clone-wars] Everything a game of Clone Wars may ask, with every ruling this table plays by.
    [starcraft] The whole game without its expansion, with every ruling this table plays by.
   *[brood-war] What the expansion adds and changes. All else is as in the rulebook of StarCraft.
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
rules-before = The chapter before
rules-next = The next chapter
rules-print = Print the whole book
rules-loading = The book is being opened …
rules-none = There is no rule { $rule } in this book.
rules-link = Link to rule { $rule }
rules-open = Open in the rulebook

# How to read it
rules-how-rule = What is so, in one or two sentences. The number, as in CW-ATTACK-10, stays the same for ever; prompts and refusals name it.
rules-how-decision = Who chooses, among what, and whether they may decline. Where it is missing, nobody chooses.
rules-how-ruling = The printed rules are silent or can be read in two ways; this is how it is played here, and why.

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
    [elsewhere] known from outside the rulebook
    [polish] Polish rulebook
    [hungarian] Hungarian rulebook
    [czech] Czech summary
    [italian] Italian rulebook
    [english] English reference
    [faq] official FAQ
    [cards] the cards
   *[rebuilt] in part rebuilt
}
rules-section = { $source }: { $section }

# Searching
rules-search = Search the rules
rules-search-hint = a word, or a number as CW-ATTACK-10
rules-key-search = Search the rules
rules-hits = { $n ->
    [0] Nothing found
    [one] 1 rule found
   *[other] { $n } rules found
}
rules-hits-in = { $n } in { rules-of }
rules-no-hits = No rule holds all of these words. Fewer words, or a shorter one, find more.
rules-undo = Undo is no rule of the game, but this table has it: the button Undo (Z) takes back what you did. Against programs all of it; other people must agree once something hidden was shown.
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
    [sc-inv] What always holds
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
