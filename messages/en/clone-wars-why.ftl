# Why something is not possible: one sentence per rule (rules/clonewars.md) that a legality function
# may give as its reason. Every message gets $card, the name of the card it is about (the target, in
# reasons why something cannot be attacked); those marked "figures" also get $number, what is needed
# or allowed, and $pool, what there is.


## Setting up a game

why-CW-SETUP-01 = The game needs two players, each with a side of their own.
why-CW-MODE-04 = Only one player can play each faction; choose two different ones.
why-CW-MODE-11 = Four-player team games are not possible: the rulebook does not include their rules.
why-CW-OPT-02 = The goal must be 2, 3, 4 or 5 destroyed bases.
# figures: the bases needed to win, the bases each player has
why-CW-WIN-05 = The goal cannot be { $number } bases: each player has only { $pool }.


## Turns

why-CW-TURN-07 = You can only do that in your action phase.
why-CW-TURN-08 = Finish what is being resolved first.
why-CW-TURN-09 = It is your opponent’s turn; you only make the choices an effect gives you.
why-CW-TURN-10 = Your turn is over.


## Playing and buying cards

why-CW-PLAY-01 = You can only play cards from your hand, and { $card } is not there.
why-CW-BUY-01 = { $card } is not for sale: you buy from the galaxy row or the Outer Rim Pilots.
why-CW-BUY-02 = { $card } belongs to the enemy: you can only buy neutral cards and cards of your faction.
# figures: the cost, the resources you have
why-CW-BUY-03 = { $card } costs { $number }; you have { $pool }.
why-CW-BUY-07 = There are no Outer Rim Pilots left.
why-CW-OPT-03 = You cannot pay off { $card }: that needs a game with this option, a neutral card in the galaxy row and resources equal to its cost.


## Abilities

why-CW-ABILITY-01 = { $card } has no such ability.
why-CW-ABILITY-02 = { $card } has no ability you can use.
why-CW-ABILITY-03 = { $card }’s ability has already been used this turn.
why-CW-ABILITY-04 = { $card }’s ability can only be used on your own turn, while nothing else is being resolved.
why-CW-ABILITY-10 = You cannot pay the full cost of { $card }’s ability.
why-CW-ABILITY-12 = { $card }’s ability would have no effect now.
why-CW-KEY-01 = { $card } is always in effect; there is nothing to use.
why-CW-KEY-04 = { $card }’s ability is used when it triggers, or not at all.
why-CW-KEY-05 = { $card }’s condition is not met.
why-CW-KEY-06 = { $card } says “must”: you cannot end your turn until you have resolved it.
why-CW-FORCE-02 = { $card } needs the Force to be with you: the marker must be on your side.
why-CW-FORCE-06 = { $card } needs the Force to be with you when you use its ability, and it is not.
why-CW-TERM-03 = { $card } is not in play.
why-CW-TERM-08 = { $card } is your opponent’s, so you cannot use it.
why-CW-TERM-04 = { $card } only works while it is in play.


## Attacks

why-CW-ATTACK-01 = { $card } cannot be attacked: attack the enemy base or an enemy unit in the galaxy row.
why-CW-ATTACK-02 = { $card } cannot attack: only your units and ships in play can.
why-CW-ATTACK-04 = { $card } has already attacked this turn; each card attacks once per turn.
why-CW-ATTACK-06 = No card is committed to that attack, so there is nothing to resolve.
why-CW-ATTACK-07 = { $card } is committed to an attack and cannot be moved or withdrawn.
why-CW-SHIP-05 = { $card } is a ship: ships can only attack the enemy base.
why-CW-BOUNTY-02 = { $card } is not a target: in the galaxy row you can only attack enemy units with a target value.
why-CW-BOUNTY-03 = Only units can attack cards in the galaxy row, and { $card } is a ship.
why-CW-BOUNTY-10 = { $card } has left the galaxy row since you committed units against it; resolve that attack first.
# figures: the attacks allowed per turn
why-CW-BOUNTY-13 = You cannot attack { $card }: your base allows { $number ->
    [one] one attack
   *[other] { $number } attacks
} on neutral units per turn.
why-CW-OPT-04 = { $card } is neutral and cannot be attacked.
why-CW-BASE-05 = { $card } is not one of the bases you have left.
