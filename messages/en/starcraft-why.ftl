# Why something is not possible in StarCraft: one sentence per rule (rules/starcraft.md) that a
# legality function may give as its reason. Every message gets
#   $planet   the active planet, or none
#   $workers  the workers in the pool; $minerals and $gas: what they could mine at most


## Whose turn it is

why-SC-TERM-02 = It is not your decision.
why-SC-WIN-16 = You are out of the game.
why-SC-WIN-19 = The game is over.


## The galaxy

why-SC-GALAXY-05 = The planet looks the same when it is turned so, or cannot be turned so.
why-SC-GALAXY-06 = A planet lies in a free cell, turned so that a route joins it to a planet that lies there.
why-SC-GALAXY-07 = The galaxy would be closed there before all planets are laid.
why-SC-GALAXY-12 = Both ends of a z-axis route would be on one planet.
why-SC-GALAXY-14 = No route can end there: it takes a side with a free slot.
why-SC-GALAXY-17 = Your starting forces go on and around the planet with your base.


## Orders

why-SC-PLAN-01 = Now you place an order: first its planet, then the token.
why-SC-PLAN-03 = An order goes to a planet where you have a unit or a base, or to one next to it.
why-SC-PLAN-04 = You have no such order left.
why-SC-PLAN-07 = You can place no more special orders: each needs a Research & Development module.


## Paying

why-SC-ECON-02 = Workers go to your own Resource cards and to the permanent resources of your sheet.
why-SC-ECON-06 = The permanent resource is used up for this round; it cannot be mined by force.
why-SC-ECON-08 = That area is depleted.
why-SC-ECON-13 = You cannot pay exactly that: your cards give { $minerals } minerals and { $gas } gas at most, and only what is due can be paid.
why-SC-ECON-18 = You have too few workers: { $workers ->
    [one] only 1 is
   *[other] only { $workers } are
} in your pool, and each pays for one mineral or gas.


## Build orders

why-SC-BUILD-01 = A Build order has three steps: units, workers and transports; then a building and a module; then a base. This belongs to another step.
why-SC-BUILD-02 = You have no base on { $planet }.
why-SC-BUILD-04 = Workers are built one by one, and are the same everywhere.
why-SC-BUILD-05 = A new transport goes on a route of { $planet }.
why-SC-BUILD-06 = You have a transport on that route; one is enough for any number of units.
why-SC-BUILD-08 = You have built as many units as one order allows.
why-SC-BUILD-09 = None of your buildings allows that unit.
why-SC-BUILD-10 = A new unit goes into an area of { $planet } that is yours or empty, and has room.
why-SC-BUILD-12 = You have not learned the technology for that unit.
why-SC-BUILD-14 = The units to be given up for it must have stood on { $planet } before the order.
why-SC-BUILD-15 = It appears where one of the units stood that were given up for it.
why-SC-BUILD-17 = You have neither a unit nor a base on { $planet }.
why-SC-BUILD-18 = One building and one module at most in an order.
why-SC-BUILD-20 = Your race has no such building.
why-SC-BUILD-21 = That building has reached its highest level.
why-SC-BUILD-22 = You have no token or no space left for that module.
why-SC-BUILD-23 = One base in an order, in an area of { $planet } where you have a unit.
why-SC-BUILD-24 = You have a base on { $planet }; one is the most.
why-SC-BUILD-25 = There is a base of somebody else in that area.
why-SC-MODULE-01 = Your race has no such module.
why-SC-VAR-09 = Your team would have a base in every area of { $planet }.


## Pieces

why-SC-COMP-04 = Your supply is used up.
why-SC-COMP-07 = You can destroy pieces of yours only while you execute your own order and no battle is fought.
why-SC-COMP-09 = Only units, bases and transports of yours can be destroyed so.
why-SC-COMP-10 = That area is full.


## Mobilize orders

why-SC-MOVE-02 = Your own units move, one by one: to another area of { $planet }, from there or from a planet next to it.
why-SC-MOVE-03 = Units move only to areas of { $planet }.
why-SC-MOVE-04 = You have no transport on a route from there to { $planet }.
why-SC-MOVE-05 = That unit is on a planet that is not next to { $planet }.
why-SC-MOVE-07 = Your units can enter one enemy area in an order, and have entered another one.
why-SC-MOVE-08 = There would be more units than an area of { $planet } holds.
why-SC-MOVE-09 = That unit has moved; each moves once in an order.
why-SC-MOVE-10 = An attack can have two units more than the area holds, and no more.
why-SC-MOVE-11 = Only as many units as the area holds can move to an undefended base.
why-SC-MOVE-13 = The Air Support of the enemy base keeps transports away: enter another area of { $planet } first.
why-SC-VAR-07 = Your teammate holds that area.
why-SC-FACT-05 = Your base can move to another area of { $planet } where only you have units.
why-SC-CARD-P-07 = Recall brings one of your units to an area of { $planet } with an Arbiter of yours.


## Research orders

why-SC-RES-02 = A Research order has its steps in this order: an Event card, three Combat cards or none, a technology or none.
why-SC-RES-04 = Three Combat cards are drawn, or none.
why-SC-RES-05 = Your Technology deck holds no card of that technology.
why-SC-RES-07 = Only cards of the technology you have just learned can go to your hand.
why-SC-RES-10 = A special Research order gives one of the new cards or an Event card.
why-SC-RES-11 = There is no Combat card left to draw.


## Battles

why-SC-RETREAT-02 = As many units of yours retreat as the area cannot hold.
why-SC-RETREAT-06 = All go to one area that is yours or empty, of this planet or of one your transport leads to.
why-SC-RETREAT-07 = Units that find no room are lost, and one of them is to be named.
why-SC-RETREAT-10 = A retreat never leads into an enemy area.
why-SC-VAR-06 = For a retreat the areas of your teammate are enemy areas.
why-SC-EVENT-20 = All your units go to one area of this planet that is yours or empty; those without room are lost.


## Event cards and the Regrouping Phase

why-SC-REGROUP-04 = A Resource card is kept with a base on the planet and no enemy in the area.
why-SC-REGROUP-15 = You discard cards of your hand, just as many as are above the limit.
why-SC-EVENT-03 = You can play one of the Event cards you have drawn.
why-SC-EVENT-05 = That Event card does not lie before that player.
why-SC-EVENT-07 = You have drawn The End Draws Near and must play it.
why-SC-EVENT-08 = Free units appear in an area that is yours or empty.
why-SC-EVENT-09 = The card lets you choose a building or a module.
why-SC-EVENT-11 = Up to two of your transports move, each once, or a new one is placed instead.
why-SC-EVENT-12 = It takes ends of two different z-axis routes.
why-SC-EVENT-25 = The unit appears in an area where you have units and nobody else has.
why-SC-EVENT-28 = Only a partially depleted area can become fresh again.
why-SC-EVENT-37 = That area has been chosen; take another one.
why-SC-EVENT-38 = The card gives you a building or a module; you cannot decline it.
why-SC-EVENT-41 = Units move to another area of the same planet that is friendly to them or empty.
why-SC-EVENT-42 = The card gives you a technology; you cannot decline it.
why-SC-ECON-15 = Only an area with minerals or gas that is not yet depleted can be chosen.
why-SC-FACT-14 = The card gives only units of your own race, and as many as it says.
why-SC-TERM-05 = That is no place of this galaxy.
why-SC-TERM-06 = The card is aimed at opponents, not at yourself.
why-SC-TERM-12 = That is no route of this galaxy.
why-SC-TERM-20 = The cards beside the Event deck belong to nobody.
why-SC-VAR-15 = A teammate is no opponent.


## Battles

why-SC-ASSIST-01 = Units with Assist stay behind the front line while others fight.
why-SC-BATTLE-04 = This cannot be used at the start of a battle.
why-SC-BATTLE-14 = Each skirmish takes one standard card of yours and at most one reinforcement from your hand.
why-SC-BATTLE-15 = Beside a card from the hand you may place one reinforcement from the hand, nothing from the deck.
why-SC-BATTLE-16 = A reinforcement is not placed alone: a standard card comes first.
why-SC-BATTLE-17 = Neither your deck nor your discard pile holds a card.
why-SC-CARD-P-09 = Observers cost 1 gas, and you cannot pay it.
why-SC-CARD-Z-07 = Consume needs a Defiler of yours in the battle.
why-SC-CLOAK-01 = A cloaked unit withdraws to another friendly or empty area of the planet.
why-SC-CLOAK-02 = The area is full.
why-SC-EVENT-32 = Looking at two cards of the deck takes Adaptive Strategy.
why-SC-SPLASH-09 = None of the triggered cards can hit this unit.
why-SC-SPLASH-10 = As many units as possible must be destroyed, and then fewer would be.
