# What Combat cards, technologies, modules, sheets and units say
# (src/orrery/starcraft/words/card_texts.py). The rule of each in rules/starcraft.md says what it means.


## Combat cards: one message per thing a card does (src/orrery/starcraft/rules/cards/effects.py)

# The condition that many texts begin with; $front: the own units in the front line, or none
sc-effect-front = { $front ->
    [none] {""}
   *[other] With { $front } in front:{" "}
}
# $n: how much; $versus: ground, flying or either; $prey: only against these units, or none;
# $at_base: only with an own base in the area; $supported: only with an own supporting unit
sc-effect-attack = { sc-effect-front }+{ $n } attack{ $versus ->
    [ground] {" "}against ground units
    [flying] {" "}against flying units
   *[either] {""}
}{ $prey ->
    [none] {""}
   *[other] {" "}against { $prey }
}{ $at_base ->
    [yes] , if you have a base in the area
   *[no] {""}
}{ $supported ->
    [yes] , if one of your units supports this skirmish
   *[no] {""}
}.
sc-effect-health = { sc-effect-front }+{ $n } health{ $at_base ->
    [yes] , if you have a base in the area
   *[no] {""}
}.
# $kinds: what it can hit; $only: only these units, or none; $unseen: only without enemy Detector;
# $always: even if no unit was destroyed
sc-effect-splash = { $front ->
    [none] Splash
   *[other] { sc-effect-front }splash
} damage against { $kinds ->
    [ground] ground
    [flying] flying
   *[either] ground and flying
} units{ $only ->
    [none] {""}
   *[other] , which can only destroy { $only }
}{ $unseen ->
    [yes] , if no enemy unit in this skirmish has Detector
   *[no] {""}
}{ $always ->
    [yes] , even if no unit is destroyed in this skirmish
   *[no] {""}
}.
# $units: who cannot attack; where both sides are meant, who still can
sc-effect-loseattack = { $both ->
    [yes] In this skirmish only { $units } can attack { sc-effect-kinds } units; all others on both sides cannot.
   *[no] Enemy { $units } in this skirmish cannot attack { sc-effect-kinds } units.
}
sc-effect-kinds = { $kinds ->
    [ground] ground
    [flying] flying
   *[either] ground or flying
}
# $hero: whether they are one hero
sc-effect-cloaking = { $hero ->
    [yes] { $units } has Cloaking in this skirmish.
   *[no] Your { $units } in this skirmish have Cloaking.
}
sc-effect-detector = Your side has Detector in this skirmish.
sc-effect-cancelstandard = Cancel the enemy’s standard card; they must replace it from their hand or the top of their deck.
sc-effect-cancelreinforcement = Cancel the enemy’s reinforcement card.
sc-effect-nosupport = Enemy units give no support in this skirmish.
sc-effect-stasis = The final attack of both sides in this skirmish is 0.
sc-effect-repair = If you have workers in your pool, one of them becomes unavailable.
sc-effect-dive = If your unit in front survives the skirmish, it is destroyed at the end, together with a flying unit in the enemy front line.
sc-effect-broodling = At the end of the skirmish the enemy loses one unit of their choice in it: { $units }.
sc-effect-mindcontrol = At the end of the skirmish you take control of the enemy unit in front, if it is still there and is not a hero.
sc-effect-nuke = If your unit in front was not destroyed, the enemy loses two more units of their choice after splash damage.
sc-effect-collateral = Collateral Damage: if your unit in front was not destroyed, you may destroy an enemy base or installation in the area, or all enemy workers on its Resource card.
sc-effect-feedback = If the enemy has a valid reinforcement card in this skirmish, they lose one of their Assist units in it.
sc-effect-onlysupport = The enemy’s final attack in this skirmish is only what their supporting units add.
sc-effect-noantiaircraft = The enemy’s Air Support module gives no attack in this skirmish.
sc-returns = After use, this card goes back to your Technology deck.

# Whole races among the units of a text; $but: the one unit that is left out, or none
sc-whole-race = { $but ->
    [none] any { $race } unit
   *[other] any { $race } unit except { $but }
}
sc-whole-ground = any { $race } ground unit
sc-all-ground = ground units


## Technologies of the play area

sc-technology-scanner_sweep = At the start of a battle you may return this card to your Technology deck: your units have Detector in this battle.
sc-technology-defense_matrix = +1 health in each skirmish that one of your Science Vessels supports.
sc-technology-recall = After the moves of your Mobilize order, one of your units, wherever it is, may move to an area of the active planet with one of your Arbiters.
sc-technology-cloaking_field_protoss = In a skirmish that one of your Arbiters supports, all your units there except Arbiters have Cloaking.
sc-technology-observers = At the start of a battle you may pay 1 gas: your units have Detector in this battle.
sc-technology-summon_archon = You can build Archons, each for 1 gas and two High Templar on the active planet.
sc-technology-consume = At the start of a battle with one of your Defilers, you may destroy one of your units there, or a worker from your pool, to draw 3 Combat cards.
sc-technology-parasite = Your Queens have Detector. When you defend, the enemy places Combat cards face up at every skirmish with one of your Queens.
sc-technology-guardian_aspect = You can build Guardians, each for 1 gas and a Mutalisk on the active planet.
sc-technology-metabolic_boost = When you attack with a Zergling in front and its attack is enough to destroy an enemy ground unit, you have +2 health in that skirmish.

sc-technology-metabolic_boost_bw = When you attack with a Zergling in front of an enemy ground unit in front and its attack is enough to destroy that unit, you have +2 health in that skirmish.
sc-technology-charon_boosters = At the start of a battle in which you defend with a Goliath, you may make the attacker destroy one of their flying units there.
sc-technology-leg_enhancement = At the start of a battle with one of your Zealots, you may make the enemy destroy the cheapest of their ground units there.
sc-technology-restoration = Recharge: once in each Execution Phase, when the cards of a skirmish with one of your Medics are discarded, you may take one of your cards back into your hand.
sc-technology-summon_archon_bw = You can build Archons, each for 2 gas and two High Templar on the active planet.
sc-technology-summon_dark_archon = You can build Dark Archons, each for a Dark Templar on the active planet.
sc-technology-maelstrom = When another player reveals a Mobilize order on a planet with one of your Dark Archons, you may return this card to your Technology deck: the order is not executed.
sc-technology-guardian_devourer_aspect = You can build Guardians, each for 1 gas and a Mutalisk on the active planet, and Devourers, each for 1 mineral and a Mutalisk there.
sc-technology-lurker_aspect = You can build Lurkers, each for 1 mineral, 1 gas and a Hydralisk on the active planet.
sc-technology-infest_command_center = In a Build order you may place an Infested Command Center in an area of the active planet with one of your Queens and without a base or installation.


## Modules

sc-module-supply = You can build one more unit in each Build order.
sc-module-research_and_development = You can place one more special order in each Planning Phase.
sc-module-air_support = Where you have a base, your units have Detector and +1 attack against flying units in front, and no enemy unit can move by transport straight into its area.

sc-module-defensive = When you defend, you may exchange two of your units after all units have been assigned to skirmishes; neither may have Assist.
sc-module-assist = In each area one of your Assist units does not count towards the unit limit, and neither does one of those you attack with.
sc-module-offensive = Your transports can carry units straight into an area protected by Air Support; those that do are destroyed before the battle.

# What Research & Development and an Event card say where executed special orders fill a pool
sc-pooled-research_and_development = Your Special Order Pool has room for one more special order that you have executed.
sc-pooled-unconventional_strategy = Strategy. You may execute all your special orders, even if there is no room in your pool.


## Installations

sc-installation-infested_command_center = Its owner controls the area. Infested Terrans can be built on its planet, even without a base there.
sc-installation-warp_gate = Its owner controls the area. At the end of each Regrouping Phase Tassadar may move units from there to any areas that are his or empty.
sc-installation-overmind = Its owner controls the area and gains 1 more conquest point in each Regrouping Phase.
sc-installation-cerebrate = Its owner controls the area and places one more order at the start of each Planning Phase.


## Sheets

sc-ability-versatility = Versatility: your hand limit is 8, and you start with 8 Combat cards.
sc-ability-liftoff = Lift-off: in a Mobilize order you may move your base on the active planet to another of its areas where only you have units.
sc-ability-shields = Shields: when you defend, you draw 2 more Combat cards.
sc-ability-creep = Creep: in a Build order you can build two units for each building type you have.
sc-ability-healing = Healing: after each battle you fight in, you draw a Combat card.

# In Galactic Conquest, Survival and scenarios
sc-no-objective = Objectives do not win this game.
# After the text of a Special Victory card
sc-wins-nothing = That does not win this game, though: the card is only good for its starting forces.
sc-led = Your Leadership cards say what you begin with, and whether you can win by an objective.
# $n: how many; $target: the conquest points the others need
sc-objective-jim_raynor = From Stage III on you win in the Regrouping Phase if you control { $n } areas with minerals or gas.
sc-objective-arcturus_mengsk = From Stage III on you win in the Regrouping Phase if you control every area of { $n } planets.
sc-objective-tassadar = From Stage III on you win in the Regrouping Phase if you control more areas than anyone else.
sc-objective-aldaris = If the game ends because The End Draws Near is in play twice, you win, whatever the points. As long as you are in the game, the others need { $target } conquest points.
sc-objective-queen_of_blades = From Stage III on you win in the Regrouping Phase if you control { $n } areas with conquest points.
sc-objective-overmind = From Stage III on you win in the Regrouping Phase if you have bases on { $n } planets.


## Units

# $type: ground or flying; $attacks: ground, flying, either or none
sc-unit = { $type ->
    [ground] Ground unit
   *[flying] Flying unit
}. { $attacks ->
    [none] It cannot attack
    [ground] It attacks ground units
    [flying] It attacks flying units
   *[either] It attacks ground and flying units
} and gives { $support } support.
sc-keyword-assist = Assist: it supports other units, and goes in front only if no other unit can.
sc-keyword-detector = Detector: enemy units in its skirmish lose Cloaking.
sc-keyword-cloaking = Cloaking: when it is destroyed in a skirmish without enemy Detector, it withdraws to another area of the planet instead.
sc-keyword-sacrifice = Sacrifice: in the front line it is destroyed when it attacks. It survives if it can attack no enemy there, or if the enemy it would attack is cloaked and you cannot detect it.
