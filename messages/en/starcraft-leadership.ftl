# Leadership cards and heroes: questions, options, the story, reasons, and the texts of the cards in our own words.


## Questions

sc-prompt-choose-leader = Choose a Leadership card. Nobody sees it before everyone has chosen.
sc-prompt-hero-figure = { $about }: all your miniatures of this type are in use. Destroy one of these units to make it the hero?
sc-prompt-name-first-player = { $about }: who gets the first player token?
sc-prompt-choose-planet = Which planet do you take?
sc-prompt-install = { $about }: where does the installation go?
sc-prompt-swarm-flies = { $about }: which transport do you destroy?
sc-prompt-teeming-spawn = { $about }: on which planet do you build?
sc-prompt-tactical-mastery = { $about }: which area becomes worth one more conquest point?
sc-prompt-scorched-earth-unit = { $about }: which units do you place?
sc-prompt-scorched-earth-area = { $about }: where do the units go?
sc-prompt-psi-disrupter = { $about }: which planet must all others leave?
sc-prompt-leave-planet = All your units must leave { $planet }. Which one goes next?
sc-prompt-leave-planet-to = Where does your { $unit } go?
sc-prompt-ultimate-sacrifice = { $about }: which of your units do you destroy?
sc-prompt-ultimate-sacrifice-area = { $about }: in which area are all units destroyed?
sc-prompt-return-to-aiur = { $about }: a free transport on which route?
sc-prompt-last-strike = The Gantrithor is destroyed. What do you destroy on { $planet } in return?
sc-prompt-return-figure = Torrasque may return, but all your Ultralisks are in use. Which one do you destroy for it?
sc-prompt-return-hero = At which of your bases does Torrasque return?
sc-prompt-warp-gate = Warp Gate: which unit leaves it?
sc-prompt-warp-gate-to = Warp Gate: where does your { $unit } go?
sc-prompt-riches-of-aiur = Riches of Aiur: which partially depleted area do you make fresh again?
sc-prompt-conclave-fleet = Conclave Fleet: to which of your bases do units of the card go?
sc-prompt-conclave-fleet-unit = Conclave Fleet: which unit goes there?
sc-prompt-hero-area = { $about }: where does the hero appear?


## Options

sc-option-leader = { $what }: { $text }
sc-option-use-hero = { $what }: the enemy loses one of their ground units
sc-option-deploy = { $what } from your Leadership card
sc-option-on-card = onto your Leadership card
sc-option-free-worker = build a worker for free
sc-option-free-transport = build a transport on { $what } for free
sc-option-strike = { $what } in { $to }
sc-option-strike-attacker = attacking { $what } in { $to }
sc-option-transport-of = { $what }, from { $to }


## The story

sc-log-choose-leader = { $hidden ->
    [yes] { $subject } lay{ sc-s } down a Leadership card.
   *[no] { $subject } lay{ sc-s } down { $leader }.
}
sc-log-leader = { $subject } reveal{ sc-s } the Leadership card { $leader }.
sc-log-leader-over = The Leadership card { $leader } leaves the game.
sc-log-choose-planets = { $subject } choose{ sc-s } the planets { $planets }.
sc-log-point-token = { $area } is worth 1 more conquest point from now on.
sc-log-lose-conquest = { $subject } lose{ sc-s } { $n ->
    [one] 1 conquest point
   *[other] { $n } conquest points
}.
sc-log-use-hero = { $subject } use{ sc-s } the ability of { $unit }.
sc-log-deploy = { $subject } move{ sc-s } 1 { $unit } from { sc-their } Leadership card to { $area }.
sc-log-no-hero = { $unit } does not come into play.
sc-log-own-cards = { $cards } go into { $whose } Combat deck.
sc-log-reserve = { $subject } put{ sc-s } 1 { $unit } on { sc-their } Leadership card.


## Reasons

why-BW-LEAD-04 = Choose one of your own cards of the current stage.
why-BW-LEAD-12 = A hero needs a friendly area.
why-BW-LEAD-13 = To free a miniature, destroy one of your own units of this type.
why-BW-LEAD-14 = There would be no friendly area for the hero.


why-BW-LEADCARD-10 = Leave one of your units in an area where the installation can go.
why-BW-LEADCARD-13 = Choose another player’s transport, at most one on each route.
why-BW-LEADCARD-19 = This area already has conquest points.
why-BW-LEADCARD-24 = Only Ghosts on your Leadership card can come this way, and only to areas with room.
why-BW-LEADCARD-26 = One worker or one transport in each Build order is free, with a base on the planet.
why-BW-LEADCARD-44 = This unit cannot wait on a Leadership card.
why-BW-LEADCARD-33 = Zeratul must be in the battle, and the enemy must have a ground unit in it.
why-BW-LEADCARD-35 = These transports cannot be destroyed this round.
why-BW-LEADCARD-36 = Aldaris controls this area, and opponents cannot deplete it.


## The cards

sc-leadership-forward_planning = You start with two bases, on two of your planets.
sc-leadership-a_new_rising_power = From Stage III on you win if you control 3 areas with conquest points.
sc-leadership-glimpse_the_future = You place all z-axis routes. You start with a transport on every route of your planet.
sc-leadership-hasten_the_end = Draw 4 Event cards.
sc-leadership-sarah_kerrigan = Hero, an Infested Terran. In front she uses the large values of any standard card. She has no Sacrifice. Her Psionic Storm and Cloaking go into your Combat deck.
sc-leadership-deathblow = In the next Execution Phase you may execute each of your orders as a special Mobilize order, outside the pool.
sc-leadership-subtle_influence = Choose a planet where you have more units than any other player. In the next Planning Phase each other player places at most one order there.
sc-leadership-endless_hunger = You have 1 more permanent mineral and 1 more permanent gas.
sc-leadership-the_swarm = From Stage III on you win if you have bases on 3 planets.
sc-leadership-the_overmind = You start with the Overmind. While it stands, you gain 1 more conquest point in each Regrouping Phase.
sc-leadership-cerebrate_daggoth = Place the Cerebrate in a friendly area. While it stands, you place one more order at the start of each Planning Phase.
sc-leadership-torrasque = Hero, an Ultralisk. If it was destroyed, you may put it back at one of your bases at the end of each Regrouping Phase.
sc-leadership-the_swarm_flies = Destroy up to one enemy transport on each route.
sc-leadership-teeming_spawn = Execute a Build order on any planet. Then all your workers return to your pool.
sc-leadership-emperor_arcturus_i = You choose your planets instead of drawing them. You may name the first player.
sc-leadership-terran_dominion = From Stage III on you win if you control every area of 2 planets.
sc-leadership-the_sons_of_korhal = You have the Star order. When you reveal it, you execute it as any order that you could execute there.
sc-leadership-norad_ii = Hero, a Battlecruiser. In front it has +1 health.
sc-leadership-tactical_mastery = Place two tokens in areas without conquest points. Each makes its area worth 1 conquest point for whoever controls it.
sc-leadership-terran_civilization = All your buildings rise to their highest level. In the next Execution Phase you may execute each of your orders as a special Build order, outside the pool.
sc-leadership-scorched_earth_policy = Place 2 Battlecruisers or 2 Siege Tanks in a friendly area. Your Battlecruisers have Collateral Damage.
sc-leadership-storage_facilities = At the start of each Regrouping Phase you gain a resource token of your choice for each worker in your pool, at most 3.
sc-leadership-raynors_raiders = From Stage III on you win if you control 6 areas with minerals or gas.
sc-leadership-covert_operations = You start with 3 Ghosts on this card, and may put new Ghosts there. They may move as if they were on the planet of your Mobilize order.
sc-leadership-jim_raynor_hero = Hero, a Vulture. In front he has +2 health. Your side has +1 attack in every skirmish of his battle.
sc-leadership-make_do_with_little = In each Build order you may build a worker or a transport for free. Your Research & Development and Supply modules count twice.
sc-leadership-to_the_bitter_end = Every opponent loses 2 conquest points.
sc-leadership-psi_disrupter = Choose a planet where you have a unit. All enemy units must leave it. Those that cannot are destroyed.
sc-leadership-orbital_platform = You have 2 more permanent minerals.
sc-leadership-domination = From Stage III on you win if you control more areas than any other player.
sc-leadership-warp_gate = You start with the Warp Gate. At the end of each Regrouping Phase your units there may move to any friendly or empty areas.
sc-leadership-gantrithor = Hero, a Carrier. In front it has +1 health. When it is destroyed, you may destroy a unit, an installation or a base on its planet.
sc-leadership-zeratul = Hero, a Dark Templar. In front he has +1 attack and +1 health. At the start of a battle with him you may make the enemy destroy one of their ground units in it.
sc-leadership-ultimate_sacrifice = Destroy one of your units. Then all units in one area of its planet are destroyed.
sc-leadership-return_to_aiur = You may place all your transports on any routes. In the next round they cannot be destroyed.
sc-leadership-riches_of_aiur = At the end of each Regrouping Phase you may restore up to 2 partially depleted areas. Opponents cannot deplete areas that you control.
sc-leadership-predestined = Everyone else needs 20 conquest points. You win when two The End Draws Near have been played.
sc-leadership-conclave_fleet = You may put new units on this card. When anyone reveals a Mobilize order, units may leave it for one friendly area with your base.
sc-leadership-fenix = Hero, a Dragoon. Zealot cards match him too. In front he has +2 health.
sc-leadership-khala_devotee = At the end of each Planning Phase you may put the bottom order of one stack on top of it.
sc-leadership-the_will_of_the_conclave = In the next Planning Phase you may place two orders at a time, up to eight in all.
sc-leadership-destiny = Nobody can win in this Regrouping Phase.
