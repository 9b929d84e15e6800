# Why something is not possible in StarCraft: one sentence per rule (rules/starcraft.md) that a
# legality function may give as its reason. Every message gets
#   $planet   the active planet, or none
#   $workers  the workers in the pool; $minerals and $gas: what they could mine at most


## Whose turn it is

why-SC-TERM-02 = It is not your decision.
why-SC-WIN-16 = You are out of the game.
why-SC-WIN-19 = The game is over.


## The galaxy

why-SC-GALAXY-05 = The planet cannot be turned that way, or it would look the same.
why-SC-GALAXY-06 = A planet goes in a free cell, turned so that a route joins it to another planet.
why-SC-GALAXY-07 = That would close the galaxy before all planets are placed.
why-SC-GALAXY-12 = Both ends of the z-axis route would be on the same planet.
why-SC-GALAXY-14 = No route can end there: it needs a side with a free slot.
why-SC-GALAXY-17 = Your starting forces go on and around the planet with your base.


## Orders

why-SC-PLAN-01 = You are placing an order: first choose its planet, then the token.
why-SC-PLAN-03 = An order goes to a planet where you have a unit or a base, or to one next to it.
why-SC-PLAN-04 = You have no such order left.
why-SC-PLAN-07 = You can place one special order for each Research & Development module you have.
why-SC-EXEC-03 = You execute a revealed order as shown, or draw an Event card instead.
why-BW-DEFEND-01 = You have used your Defend order in this Planning Phase.
why-BW-DEFEND-03 = A Defend order goes in an area that you control, never on the stack of a planet.
why-BW-DEFEND-04 = Units move into the area of your Defend order, from its planet or over one of your transports.
why-BW-DEFEND-07 = Only the defender can use a guard token, at the start of a battle in its area.
why-BW-LEADCARD-07 = Subtle Influence: you can place only one order there in this Planning Phase.
why-BW-LEADCARD-17 = A Star order is executed as another order; for a special one, you need an unused token of its kind.
why-BW-ORDER-02 = You execute a special order as shown, or draw an Event card instead.
why-BW-ORDER-03 = Your pool is full: it has room for one special order for each Research & Development module.
why-BW-ORDER-07 = Only on a planet where you control a strategic area can you execute it as a special order.


## Paying

why-SC-ECON-02 = Workers go to your own Resource cards and the permanent resources on your sheet.
why-SC-ECON-06 = This permanent resource is used up for this round; you cannot force workers onto it.
why-SC-ECON-08 = That area is depleted.
why-SC-ECON-13 = You cannot pay that exactly: your cards give at most { $minerals } minerals and { $gas } gas, and you can only pay what is due.
why-SC-ECON-18 = You do not have enough workers: { $workers ->
    [one] only 1 is
   *[other] only { $workers } are
} in your pool, and each pays for one mineral or gas.

why-BW-TOKEN-02 = A resource token pays for one resource of its own kind that is still due, and you need one.


## Build orders

why-SC-BUILD-01 = A Build order has three steps: units, workers and transports; then a building and a module; then a base. This belongs to another step.
why-SC-BUILD-02 = You have no base on { $planet }.
why-SC-BUILD-04 = Workers are built one at a time, and are the same everywhere.
why-SC-BUILD-05 = A new transport goes on a route of { $planet }.
why-SC-BUILD-06 = You already have a transport on that route; one is enough for any number of units.
why-SC-BUILD-08 = You have built as many units as one order allows.
why-SC-BUILD-09 = None of your buildings allows that unit.
why-SC-BUILD-10 = A new unit goes in an area of { $planet } that is yours or empty, and has room.
why-SC-BUILD-12 = You have not learned the technology for that unit.
why-SC-BUILD-14 = The units you give up for it must have been on { $planet } before the order.
why-SC-BUILD-15 = It appears in the area of a unit you gave up for it.
why-SC-BUILD-17 = You have neither a unit nor a base on { $planet }.
why-SC-BUILD-18 = You can build at most one building and one module in an order.
why-SC-BUILD-20 = Your race has no such building.
why-SC-BUILD-21 = That building is already at its highest level.
why-SC-BUILD-22 = You have no token or no space left for that module.
why-SC-BUILD-23 = You can build one base in an order, in an area of { $planet } where you have a unit.
why-SC-BUILD-24 = You already have a base on { $planet }; you cannot have two.
why-SC-BUILD-25 = Someone else has a base in that area.
why-BW-PLANET-04 = Only flying units can be there: no base and no installation.
why-BW-INST-02 = An area holds one base or one installation, no matter whose.
why-BW-INST-07 = Infested Terrans are built where you have an Infested Command Center.
why-BW-INST-09 = All Infested Command Centers are on the board.
why-BW-CARD-20 = Once in a Build order you can place an Infested Command Center on { $planet }, in an area with one of your Queens, if you have learned the technology.
why-SC-MODULE-01 = Your race has no such module.
why-SC-VAR-09 = Your team would have a base in every area of { $planet }.


## Pieces

why-SC-COMP-04 = You have none left in your supply.
why-SC-COMP-07 = You can only destroy your own pieces while you execute your own order, outside of battle.
why-SC-COMP-09 = Only your own units, bases and transports can be destroyed this way.
why-SC-COMP-10 = That area is full.
why-BW-PLANET-02 = That area is only for flying units, or only for ground units.
why-BW-PLANET-03 = None of these units may be in that area: it is only for flying units, or only for ground units.


## Mobilize orders

why-SC-MOVE-02 = Move your own units one at a time, from { $planet } or a planet next to it, to another area of { $planet }.
why-SC-MOVE-03 = Units can only move to areas of { $planet }.
why-SC-MOVE-04 = You have no transport on a route from there to { $planet }.
why-SC-MOVE-05 = That unit is on a planet that is not next to { $planet }.
why-SC-MOVE-07 = Your units can enter only one enemy area in an order, and they have already entered another.
why-SC-MOVE-08 = There would be more units than an area of { $planet } can hold.
why-SC-MOVE-09 = That unit has already moved; each moves once in an order.
why-SC-MOVE-10 = You can attack with at most two units more than the area can hold.
why-SC-MOVE-11 = Only as many units as the area can hold may move to an undefended base.
why-SC-MOVE-13 = The enemy’s Air Support keeps transports away from its base (Limited Orbital Defense): enter another area of { $planet } first.
why-SC-VAR-07 = Your teammate holds that area.
why-SC-FACT-05 = Your base can move to another area of { $planet } where only you have units.
why-SC-CARD-P-07 = Recall brings one of your units to an area of { $planet } with one of your Arbiters.


## Research orders

why-SC-RES-02 = In a Research order you first draw an Event card, then three Combat cards or none, then buy a technology or none.
why-SC-RES-04 = You draw three Combat cards, or none.
why-SC-RES-05 = Your Technology deck has no card of that technology.
why-BW-CARD-22 = That card comes only with Sarah Kerrigan; it cannot be bought.
why-SC-RES-07 = Only cards of the technology you have just learned can go to your hand.
why-SC-RES-10 = A special Research order gives one of the new cards or an Event card.
why-SC-RES-11 = There are no Combat cards left to draw.


## Battles

why-SC-RETREAT-02 = Only the units over the area’s limit retreat, no more and no fewer.
why-SC-RETREAT-06 = They all go to one area that is yours or empty, on this planet or on one your transport leads to.
why-SC-RETREAT-07 = Units that do not fit are lost; you must choose one of them.
why-SC-RETREAT-10 = You cannot retreat into an enemy area.
why-SC-VAR-06 = For a retreat, your teammate’s areas count as enemy areas.
why-SC-EVENT-20 = All your units go to one area of this planet that is yours or empty; those that do not fit are lost.


## Event cards and the Regrouping Phase

why-SC-REGROUP-04 = You keep a Resource card while you have a base on the planet and there is no enemy in the area.
why-SC-REGROUP-15 = You must discard down to your hand limit, no further.
why-SC-EVENT-03 = You can play one of the Event cards you have drawn.
why-SC-EVENT-05 = That player does not have that Event card in play.
why-SC-EVENT-07 = You have drawn The End Draws Near and must play it.
why-SC-EVENT-08 = Free units appear in an area that is yours or empty.
why-SC-EVENT-09 = The card lets you choose a building or a module.
why-SC-EVENT-11 = Up to two of your transports move, once each, or you place a new one instead.
why-SC-EVENT-12 = The ends must belong to two different z-axis routes.
why-SC-EVENT-25 = The unit appears in an area where only you have units.
why-SC-EVENT-28 = Only a partially depleted area can become fresh again.
why-SC-EVENT-37 = You have already chosen that area; choose another one.
why-SC-EVENT-38 = The card gives you a building or a module; you cannot decline.
why-BW-CARD-13 = Maelstrom stops another player’s Mobilize order on a planet with one of your Dark Archons.
why-BW-CARD-24 = You can choose one of your unused Stage I Leadership cards, or none.
why-BW-CARD-28 = You must choose one of your unused Stage III Leadership cards.
why-SC-EVENT-41 = Units move to another area of the same planet that is friendly to them or empty.
why-SC-EVENT-42 = The card gives you a technology; you cannot decline.
why-SC-ECON-15 = You can only choose an area with minerals or gas that is not yet depleted.
why-SC-FACT-14 = The card only gives units of your own race, and only as many as it says.
why-SC-TERM-05 = That is not a place in this galaxy.
why-SC-TERM-06 = You can only use the card against opponents, not against yourself.
why-SC-TERM-12 = That is not a route in this galaxy.
why-SC-TERM-20 = The cards next to the Event deck belong to nobody.
why-SC-VAR-15 = A teammate is not an opponent.


## Battles

why-SC-ASSIST-01 = Units with Assist stay behind the front line while others fight.
why-SC-BATTLE-04 = This cannot be used at the start of a battle.
why-SC-BATTLE-14 = Each skirmish takes one of your standard cards and at most one reinforcement from your hand.
why-SC-BATTLE-15 = With a card from your hand you may place one reinforcement from your hand, but nothing from the deck.
why-SC-BATTLE-16 = You cannot place a reinforcement alone: place a standard card first.
why-SC-BATTLE-17 = Your deck and your discard pile are both empty.
why-SC-CARD-P-09 = Observers cost 1 gas, and you cannot pay it.
why-SC-CARD-Z-07 = Consume needs one of your Defilers in the battle.
why-SC-CLOAK-01 = A cloaked unit withdraws to another friendly or empty area of the planet.
why-SC-CLOAK-02 = The area is full.
why-SC-EVENT-32 = You need Adaptive Strategy to look at two cards from the deck.
why-SC-SPLASH-09 = None of the triggered cards can hit this unit.
why-BW-LEAD-16 = Heroes are immune to splash damage.
why-SC-SPLASH-10 = You must destroy as many units as possible, and this choice would destroy fewer.
why-BW-CARD-06 = Charon Boosters are for a defender with a Goliath against an attacker with a flying unit that is not a hero.
why-BW-CARD-10 = Leg Enhancement needs one of your Zealots in the battle, and an enemy ground unit that is not a hero.
why-BW-MODULE-02 = You can exchange two different units without Assist, but not two that support the same skirmish.
why-BW-MODULE-03 = A unit can only go in front of an enemy that is able to attack it.
