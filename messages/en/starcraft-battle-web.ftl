# What the battle board of StarCraft says (web/src/games/starcraft/battle). Questions and options come
# from the game itself (starcraft.ftl). A battle has an attacker and a defender, and a skirmish is one
# pair of units in front of each other.


## The battle

sc-fight-title = Battle for { $place }
sc-fight-you = You
# "Anna attacks you"
sc-fight-you-object = you
sc-fight-attacks = { $own ->
    [true] You attack
   *[false] { $name } attacks
}
sc-fight-defends = { $own ->
    [true] You defend
   *[false] { $name } defends
}
sc-fight-steps = Steps of the battle
# A word for each of the nine steps of a battle
sc-fight-step = { $step ->
    [1] token
    [2] abilities
    [3] draw
    [4] pair
    [5] support
    [6] cards
    [7] resolve
    [8] splash
   *[9] retreat
}
sc-fight-step-state = { $state ->
    [done] (done)
    [now] (now)
   *[skipped] (skipped)
}
sc-fight-skipped = Skipped: one side has no units to fight with, or the battle ended before this step.
sc-fight-armies = Both armies
sc-fight-hand = hand
sc-fight-deck = deck
sc-fight-drawn = drew
sc-fight-order = { $special ->
    [true] special Mobilize
   *[false] Mobilize
}

## A skirmish

# For screen readers
sc-fight-lane = Skirmish { $n }: { $title }
sc-fight-skirmish = Skirmish { $n }
sc-fight-against = { $one } against { $other }
sc-fight-somebody = nobody yet
sc-fight-state = { $state ->
    [choose] choose a card
    [draft] card chosen
    [set] cards set
    [ready] resolve now
    [over] resolved
    [units] choose units
   *[waits] no cards yet
}
# A tab on a phone
sc-fight-tab = Skirmish { $n }: { $one } against { $other }, { $state ->
    [choose] choose a card
    [draft] card chosen
    [set] cards set
    [ready] resolve now
    [over] resolved
    [units] choose units
   *[waits] no cards yet
}
sc-fight-put-here = Put it at skirmish { $n }
sc-fight-no-skirmish-yet = Put a unit of each side here.
sc-fight-nobody = { $name }: nobody
sc-fight-empty-front = Put a unit in front for { $name }
sc-fight-take-out = Take { $unit } back
sc-fight-hits = { $what ->
    [ground] hits ground
    [flying] hits air
    [flying-ground] hits ground, air
   *[nothing] hits nothing
}
# The table of sums of one side, for screen readers
sc-fight-sums-of = { $name }: { $unit }
sc-fight-source = Source
sc-fight-attack = Attack
sc-fight-health = Health
sc-fight-card = { $size ->
    [large] card matches: major values
   *[small] no match: minor values
}
# What adds to a sum
sc-fight-from = { $source ->
    [unit] support { $name }
    [order] special Mobilize
    [guard] guard token
    [unnamed] ability of this battle
   *[other] { $name }
}
sc-fight-supports = { $unit } adds nothing
sc-fight-face-down = { $n ->
    [one] face-down card
   *[other] { $n } face-down cards
}
sc-fight-unseen = card nobody has seen
sc-fight-open-card = It lies face up.
sc-fight-card-named = { $draft ->
    [true] Take back { $card }
   *[false] { $card }
}
sc-fight-not-sent = draft, not yet committed

## What a skirmish comes to; $whose is own or other, $name the other player

sc-fight-reached = { $whose ->
    [own] Your { $attack } reaches { $health }: { $unit } falls
   *[other] { $name }’s { $attack } reaches { $health }: { $unit } falls
}
sc-fight-equal = { $whose ->
    [own] Your { $attack } is just enough: { $unit } falls
   *[other] { $name }’s { $attack } is just enough: { $unit } falls
}
sc-fight-short = { $whose ->
    [own] Your { $attack } is { $n } short: { $unit } survives
   *[other] { $name }’s { $attack } is { $n } short: { $unit } survives
}
sc-fight-reach = { $whose ->
    [own] Your { $attack } destroys up to health { $attack }
   *[other] { $name }’s { $attack } destroys up to health { $attack }
}
sc-fight-if = { $whose ->
    [own] { $unit } falls if your cards give { $missing }
   *[other] { $unit } falls if { $name }’s cards give { $missing }
}
sc-fight-unknown = { $whose ->
    [own] Choose a card to see what you reach
   *[other] { $name }’s attack is not known yet
}
sc-fight-no-card = { $whose ->
    [own] You have no card here yet
   *[other] { $name } has no card here yet
}
sc-fight-can-hit = { $striker } can hit { $unit }
sc-fight-cannot-hit = { $striker } cannot hit { $unit }
sc-fight-fell = { $unit } fell
sc-fight-stood = { $unit } survived
sc-fight-other-fell = { $whose ->
    [own] Your { $attack } is enough, but another unit fell
   *[other] { $name }’s { $attack } is enough, but another unit fell
}
sc-fight-not-hit = { $whose ->
    [own] Your { $attack } is enough, but { $unit } could not be hit
   *[other] { $name }’s { $attack } is enough, but { $unit } could not be hit
}

## The hand

sc-fight-your-hand = Your hand
sc-fight-hand-head = { $n ->
    [0] No cards in hand
    [one] Hand 1
   *[other] Hand { $n }, matching first
}
sc-fight-large = Major values: matches the unit in front
sc-fight-small = Minor values: no match, no text
# Whoever must lay cards openly, and first
sc-fight-lays-open = { $own ->
    [true] you place cards first, face up
   *[false] places cards first, face up
}
sc-fight-open-hand-note = { $name } used Advanced Reconnaissance: you place your cards first and face up.
sc-fight-clear = Clear
sc-fight-no-cards = Your hand is empty.
sc-fight-top = top of deck, unseen
sc-fight-look = look at two, place one
sc-fight-hold = Pick up { $card }
# A cell at the foot of a card: what the card gives at a skirmish
sc-fight-cell = { $laid ->
    [true] Take { $card } back from skirmish { $n }
   *[false] Place { $card } at skirmish { $n }: { $size ->
        [large] major values, attack { $attack }, health { $health }
        [small] minor values, attack { $attack }, health { $health }
        [assist] minor values, attack { $attack }, health { $health }
        [useless] it would be discarded unused
       *[other] attack { $attack }, health { $health }
    }
}
sc-fight-open-hand = Your hand: { $n }
sc-fight-close-sheet = Close

## Units to choose from

sc-fight-all-placed = All units have their places.

sc-fight-waiting = { $own ->
    [true] Your units not assigned yet
   *[false] { $name }’s units not assigned yet
}
sc-fight-chosen = { $n } of { $of } chosen
sc-fight-unit-choice = { $n ->
    [one] { $unit }
   *[other] { $unit }, { $n } of them, { $chosen } chosen
}
sc-fight-fewer = One { $unit } fewer
sc-fight-more = One { $unit } more

## Where units go

sc-fight-room = { $n ->
    [0] no room
    [one] room for 1
   *[other] room for { $n }
}
# An area where units can go together: so many of them are lost
sc-fight-lost-there = { $n ->
    [0] { $of ->
        [one] there is room
       *[other] room for all { $of }
    }
   *[other] { $all ->
        [true] { $of ->
            [one] it is lost
           *[other] all { $of } are lost
        }
       *[false] { $n } of { $of } lost
    }
}
sc-fight-doubt-area = { $n ->
    [one] { $area } is too small: 1 of { $of } is lost.
   *[other] { $area } is too small: { $n } of { $of } are lost.
}
sc-fight-doubt-better = { $n ->
    [0] Elsewhere there is room for all of them.
   *[other] Elsewhere only { $n } would be lost.
}
sc-fight-who-is-lost = Who is lost: { $n } of { $of } chosen
sc-fight-suggest = Suggest

## What is sent

sc-fight-send-pairs = { $n ->
    [one] Set 1 skirmish
   *[other] Set { $n } skirmishes
}{ $supports ->
    [0] {""}
    [one] {" "}and 1 support
   *[other] {" "}and { $supports } supports
}
sc-fight-send-area = { $n ->
    [0] Go there
    [one] Go there and lose 1 unit
   *[other] Go there and lose { $n } units
}
sc-fight-send-supports = { $n ->
    [one] Assign 1 supporting unit
   *[other] Assign { $n } supporting units
}
sc-fight-send-victims = { $harm ->
    [true] { $n ->
        [one] Lose 1 unit
       *[other] Lose { $n } units
    }
   *[false] { $n ->
        [one] Send 1 unit away
       *[other] Send { $n } units away
    }
}
sc-fight-commit = { $look ->
    [true] Commit, then look at two cards
   *[false] { $n ->
        [one] Commit 1 skirmish
       *[other] Commit { $n } skirmishes
    }
}
sc-fight-use = Use { $name }
# The card is beside it
sc-fight-take-this = { $prompt ->
    [recharge] Take it back
   *[other] Place it
}
# Where a unit stands that may change places
sc-fight-piece-place = { $at ->
    [front] in front, skirmish { $n }
   *[support] in support, skirmish { $n }
}
sc-fight-exchange = Exchange two of your units? Choose both.
sc-fight-send-exchange = Exchange them
sc-fight-left-to-right = Left to right

## Losses and the end

sc-fight-fallen = Fallen
sc-fight-nobody-lost = nobody
sc-fight-lost-units = { $unit } ×{ $n }
sc-fight-coming = Still to come
sc-fight-then-splash = Splash damage, if a card deals it.
sc-fight-splash = { $n ->
    [one] Splash damage: 1 unit has fallen.
   *[other] Splash damage: { $n } units have fallen.
}
sc-fight-then-retreat = Retreat: if both sides have units left, the attacker goes back.
sc-fight-hand-rests = { $n ->
    [one] Your hand: 1 card
   *[other] Your hand: { $n } cards
}
sc-fight-holds = { $own ->
    [true] You hold { $place }
   *[false] { $name } holds { $place }
}
sc-fight-called-off = The battle for { $place } did not take place
sc-fight-nobody-holds = Nobody holds { $place }
sc-fight-base-lost = { $own ->
    [true] Your base there is destroyed.
   *[false] { $name }’s base there is destroyed.
}
sc-fight-retreats = Retreats
sc-fight-went-to = to { $area }
sc-fight-nobody-went = Nobody retreated.
sc-fight-ready = Every skirmish has a card.
sc-fight-over = The battle for { $place } is over.
sc-fight-close = Back to the map
