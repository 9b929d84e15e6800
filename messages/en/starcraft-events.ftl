# What Event cards say (src/orrery/starcraft/words/card_texts.py). Cards that stay say so; the others
# take effect when they are played and are then discarded.


## Stage I

sc-event-emergency_rerouting = Move up to two of your transports to other routes, or place a free transport on any route.
sc-event-navigation_error = Swap one end of a z-axis route with an end of another. Transports stay on their route.
sc-event-scouting_party = Place free units in an area that is yours or empty: 2 Marines, 2 Zerglings or 1 Zealot, depending on your race.
sc-event-base_construction = You may buy a building or a module for 1 mineral or gas less.
sc-event-technological_advance = You may buy a technology for 1 mineral or gas less and take one of its cards into your hand. Then shuffle your discards into your Combat deck.
sc-event-refinery_bombardment = Choose an area with minerals or gas: it is depleted by one step.
sc-event-versatile_strategy = Strategy. From the next round on you may play two Event cards in the Regrouping Phase.
sc-event-defensive_strategy = Strategy. When you are attacked, you may draw 2 more Combat cards.
sc-event-aggressive_strategy = Strategy. Your hand limit is one higher. When you attack, you may draw 1 more Combat card.
sc-event-retreat_1 = Keep it. At the start of a battle you may discard it: there is no battle, and all your units move to one area of the planet that is yours or empty. Units that do not fit there are lost.
sc-event-advanced_reconnaissance = Keep it. At the start of a battle you may discard it: the enemy places Combat cards first and face up.
sc-event-flawless_defense_plan = Keep it. At the start of a battle you may discard it: your side has +2 health in every skirmish.
sc-event-preemptive_action = Keep it. At the start of a Planning Phase you may discard it to place an extra order before all others.

sc-event-subtle_planning = You may choose one of your unused Stage I Leadership cards. It replaces the one you have and is resolved at once, without starting forces.
sc-event-encrypted_data_chip = Take two resource tokens of any kinds.


## Stage II

sc-event-air_support_event = Place a free Wraith, Mutalisk or Scout, depending on your race, in an area that is yours or empty.
sc-event-invasion_preparation = Place free transports on two routes, or a free Wraith, Mutalisk or Scout, depending on your race, in one of your areas.
sc-event-reinforcements = Place free units in an area that is yours or empty: a Marine and a Siege Tank, a Hydralisk and an Ultralisk, or a Zealot and a Reaver, depending on your race.
sc-event-stellar_maelstrom = Choose a route: all transports on it are destroyed.
sc-event-rich_vein = Take two free workers into your pool. Then you may make a partially depleted area fresh again.
sc-event-progressive_strategy = Strategy. At the start of each Planning Phase you may draw an Event card.
sc-event-industrial_strategy = Strategy. At the start of each Regrouping Phase you may pay 1 mineral and 1 gas for a conquest point.
sc-event-specialized_strategy = Strategy. At the start of each Regrouping Phase you may take up to two Combat cards of your choice from your discards and deck into your hand.
sc-event-adaptive_strategy = Strategy. Your hand limit is one higher. When you place a card from your deck at a skirmish, you may look at two, place one and discard the other.
sc-event-saboteur = Discard an Event card from an opponent’s play area.
sc-event-retreat_2 = Keep it. At the start of a battle you may discard it: there is no battle, and all your units move to one area of the planet that is yours or empty. Units that do not fit there are lost.
sc-event-flawless_attack_plan = Keep it. At the start of a battle you may discard it: your side has +2 attack in every skirmish.
sc-event-unexpected_action = Keep it. At the end of a Planning Phase you may discard it to place an extra order after all others.
sc-event-refinery_sabotage = Choose up to two areas with minerals or gas: each is depleted by one step.
sc-event-brilliant_engineering = Take a building or a module for free.

sc-event-heroic_strategy = Strategy. You have +1 attack in each skirmish with one of your heroes, and +1 health if the hero is in front.
sc-event-xelnaga_artifact = Take three resource tokens of any kinds.


## Stage III

sc-event-flagship = Place free units in an area that is yours or empty: a Battlecruiser, a Guardian and a Scourge, or a Carrier, depending on your race.
sc-event-informant = Take an Event card from an opponent’s play area into your own.
sc-event-surprise_assault = Choose an area: move up to two of its units to another area of the planet that is friendly to them or empty. Units over the limit are destroyed.
sc-event-technological_breakthrough = Take a technology for free, and as many of its cards as you like into your hand. Then shuffle your discards into your Combat deck.
sc-event-double_time = Keep it. Just before you execute an order you may discard it: all your workers on resources return to your pool.
sc-event-stalling_tactic = Gain 1 conquest point. Then this card is shuffled into the Event deck.
sc-event-unconventional_strategy = Strategy. You may place all your special orders, regardless of your modules.
sc-event-accelerated_progress = Draw the top Event card and play it at once.
sc-event-materials_shortage = Choose up to three areas with minerals or gas: each is depleted by one step.
sc-event-the_end_draws_near = You must play it. It goes next to the Event deck; the game ends when a second one is there. You gain 1 conquest point or play another of your Event cards.
sc-event-inspiring_leadership = Choose one of your unused Stage III Leadership cards and resolve it at once.
