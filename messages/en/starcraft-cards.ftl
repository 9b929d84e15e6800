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
sc-effect-cloaking = Your { $units } in this skirmish have Cloaking.
sc-effect-detector = Your side has Detector in this skirmish.
sc-effect-cancelstandard = Cancel the enemy’s standard card; they must replace it from their hand or the top of their deck.
sc-effect-cancelreinforcement = Cancel the enemy’s reinforcement card.
sc-effect-nosupport = Enemy units give no support in this skirmish.
sc-effect-stasis = The final attack of both sides in this skirmish is 0.
sc-effect-repair = If you have workers in your pool, one of them becomes unavailable.
sc-effect-dive = If your unit in front survives the skirmish, it is destroyed at the end, together with a flying unit in the enemy front line.
sc-effect-broodling = At the end of the skirmish the enemy loses one unit of their choice in it: { $units }.
sc-effect-nuke = If your unit in front was not destroyed, the enemy loses two more units of their choice after splash damage.
sc-returns = After use, this card goes back to your Technology deck.

# Whole races among the units of a text; $but: the one unit that is left out, or none
sc-whole-race = { $but ->
    [none] any { $race } unit
   *[other] any { $race } unit except { $but }
}
sc-whole-ground = any { $race } ground unit


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


## Modules

sc-module-supply = You can build one more unit in each Build order.
sc-module-research_and_development = You can place one more special order in each Planning Phase.
sc-module-air_support = Where you have a base, your units have Detector and +1 attack against flying units in front, and no enemy unit can move by transport straight into its area.


## Sheets

sc-ability-versatility = Versatility: your hand limit is 8, and you start with 8 Combat cards.
sc-ability-liftoff = Lift-off: in a Mobilize order you may move your base on the active planet to another of its areas where only you have units.
sc-ability-shields = Shields: when you defend, you draw 2 more Combat cards.
sc-ability-creep = Creep: in a Build order you can build two units for each building type you have.
sc-ability-healing = Healing: after each battle you fight in, you draw a Combat card.

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
