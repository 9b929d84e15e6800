# Why something is not possible: one sentence per rule (rules/clonewars.md) that a legality function
# may give as its reason. Every message gets $card, the name of the card it is about (the target, in
# reasons why something cannot be attacked); those marked "figures" also get $number, what is needed or allowed, and $pool, what there is.


## Setting up a game

why-CW-SETUP-01 = The game needs two players, each with a side of their own.
why-CW-MODE-04 = Each faction can be played by one player only; choose two different factions.
why-CW-MODE-11 = Team play of four is not possible: its rules are not part of the rulebook.
why-CW-OPT-02 = A game is won by destroying 2, 3, 4 or 5 bases.
# figures: the bases needed to win, the bases each player has
why-CW-WIN-05 = { $number } bases cannot be the goal: each player has only { $pool }.


## Turns

why-CW-TURN-07 = That is possible only in your action phase.
why-CW-TURN-08 = Finish what is being resolved first; then you can do this.
why-CW-TURN-09 = It is your opponent's turn; now you make only the choices an effect gives you.
why-CW-TURN-10 = Your turn is over.


## Playing and purchasing cards

why-CW-PLAY-01 = You can play only cards from your hand, and { $card } is not there.
why-CW-BUY-01 = { $card } is not for sale: you buy from the galaxy row or the Outer Rim Pilots.
why-CW-BUY-02 = { $card } belongs to the enemy: you buy only neutral cards and cards of your faction.
# figures: the cost, the resources you have
why-CW-BUY-03 = { $card } costs { $number }, you have { $pool }.
why-CW-BUY-07 = There are no Outer Rim Pilots left.
why-CW-OPT-03 = You cannot pay off { $card }: this takes a game with that option, a neutral card in the galaxy row and resources equal to its cost.


## Abilities

why-CW-ABILITY-01 = { $card } has no such ability.
why-CW-ABILITY-02 = { $card } has no ability that can be used.
why-CW-ABILITY-03 = The ability of { $card } has been used this turn.
why-CW-ABILITY-04 = The ability of { $card } can be used only in your own turn, while no other action is being resolved.
why-CW-ABILITY-10 = You cannot pay in full what the ability of { $card } demands first.
why-CW-ABILITY-12 = The ability of { $card } would change nothing now.
why-CW-KEY-01 = { $card } works all the time and is never used.
why-CW-KEY-04 = The ability of { $card } is used when its moment comes, or not at all.
why-CW-KEY-05 = The condition of { $card } is not met.
why-CW-KEY-06 = { $card } says “must”: you cannot end your turn before you have resolved it.
why-CW-FORCE-02 = { $card } needs the Force to be with you: the marker must be on your side.
why-CW-FORCE-06 = { $card } needs the Force to be with you when its ability is used; it is not.
why-CW-TERM-03 = { $card } is not in play.
why-CW-TERM-08 = { $card } is your opponent’s, not yours to use.
why-CW-TERM-04 = { $card } works only in play.


## Attacks

why-CW-ATTACK-01 = { $card } cannot be attacked: attack the enemy base or an enemy unit in the galaxy row.
why-CW-ATTACK-02 = { $card } cannot attack: only your units and ships in play attack.
why-CW-ATTACK-04 = { $card } has attacked this turn; each card attacks once per turn.
why-CW-ATTACK-06 = No card is committed to that attack, so there is nothing to resolve.
why-CW-ATTACK-07 = { $card } is committed to an attack and cannot be moved or withdrawn.
why-CW-SHIP-05 = { $card } is a ship: ships attack the enemy base only.
why-CW-BOUNTY-02 = { $card } is no target: in the galaxy row only enemy units with a target value can be attacked.
why-CW-BOUNTY-03 = Only units attack cards in the galaxy row, and { $card } is a ship.
# figures: the attacks allowed per turn
why-CW-BOUNTY-10 = { $card } left the galaxy row since your units were committed against it; resolve that attack first.
why-CW-BOUNTY-13 = You cannot attack { $card }: your base allows { $number ->
    [one] one attack
   *[other] { $number } attacks
} on neutral units per turn.
why-CW-OPT-04 = { $card } is neutral and cannot be attacked.
why-CW-BASE-05 = { $card } is not one of the bases you have left.
