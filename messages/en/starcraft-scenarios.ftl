# Scenarios of StarCraft: questions, options, what happened, why not, and how they end.

## Questions. $planet: where forces are placed; $about: the installation, item or area

sc-prompt-scenario-base = Where on { $planet } does your base stand?
sc-prompt-scenario-installation = Where on { $planet } does your installation stand: { $about }?
sc-prompt-scenario-item = Where on { $planet } does this lie at the start: { $about }?
sc-prompt-spare-base = Your units stand beside a teammate’s base in { $about }. Do you spare it?
sc-prompt-spare-card = You are in { $about }, and a teammate has its Resource card. Do you leave it?

## Options

sc-option-carry = { $what } takes this along: { $to }
sc-option-spare = { $prompt ->
    [spare-base] spare the base
   *[other] leave the card
}
sc-option-raze = destroy the base
sc-option-take-away = take the card away

## What happened

sc-log-map = The map of the scenario is laid out: { $planets }.
sc-log-carry = { $subject } let{ sc-s } a unit in { $area } carry something: { $unit } takes { $item }.
sc-log-item-lies = { $item } lies in { $area }.

## Why not

why-BW-MODE-23 = A unit carries one item at most.
why-BW-MODE-24 = A unit can take an item in its own area: one that lies where you are in control, or one that another unit of yours carries.

## How a scenario ends

sc-ending-base-lost = { sc-ending-win }: the base that had to stand was destroyed.
sc-ending-heroes-lost = { sc-ending-win }: the heroes who had to live were destroyed.
sc-ending-no-bases-left = { sc-ending-win }: every base that had to fall was destroyed.
sc-ending-unit-on = { sc-ending-win }: a unit arrived where it had to be.
sc-ending-items-home = { sc-ending-win }: what they were looking for is in their hands.
sc-ending-points = { sc-ending-win } with the conquest points that they needed.
sc-ending-unit-beside = { sc-ending-win }: their units reached the Overmind.
sc-ending-end-cards = { sc-ending-win }: the end has come.
sc-ending-rounds-over = { sc-ending-win }: the last round is over.

## What a side must bring about. $faction: whose base or unit; $planets, $units, $items: names; $n: how many

sc-aim-base_lost = the base of { $faction } on { $planets } is destroyed
sc-aim-heroes_lost = the heroes are destroyed: { $units }
sc-aim-no_bases_left = every base of { $faction } is destroyed
sc-aim-unit_on = a unit of { $faction } reaches { $planets }
sc-aim-items_home = { $items } are on { $planets } or beside your team’s bases
sc-aim-points = { $n } conquest points
sc-aim-unit_beside = a unit of yours is beside this when a round ends: { $installation }
sc-aim-end_cards = The End Draws Near is played { $n } times
sc-aim-rounds_over = nobody else has won by the end of round { $n }

## The welcome of the terminal. $name: the scenario; $side: the faction, or none; $aims: what wins, or none

sct-welcome-scenario = { $name }. { $side ->
    [none] Choose your faction.
   *[other] { $people ->
        [1] You are { $side }.
       *[other] The first player is { $side }.
    }
} { $aims ->
    [none] Each side has aims of its own.
   *[other] { $people ->
        [1] You win when
       *[other] { $side } wins when
    } one of these is true: { $aims }.
} Type ? for help.
