# Where a finished game turned (orrery.lab.analysis): why something else was better than what was
# picked. What was picked stands above it. $worlds: how often both were played out; $held: how often
# that held with what was better; $other: with what was picked.

analysis-better = Played out { $worlds } times, it leaves a better position on average.

## Clone Wars

analysis-wins = Played out { $worlds } times, it wins within a few turns { $held } times; what was picked { $other ->
    [0] never does
    [one] does once
   *[other] does { $other } times
}.
analysis-destroys = Played out { $worlds } times, it destroys a base within a few turns { $held } times; what was picked { $other ->
    [0] never does
    [one] does once
   *[other] does { $other } times
}.
analysis-keeps = Played out { $worlds } times, the base still stands after a few turns { $held } times; after what was picked, { $other ->
    [0] never
    [one] once
   *[other] { $other } times
}.
analysis-destroys-two = Played out { $worlds } times, it destroys two bases within a few turns { $held } times; what was picked { $other ->
    [0] never does
    [one] does once
   *[other] does { $other } times
}.
analysis-loses-one = Played out { $worlds } times, no more than one base is lost within a few turns { $held } times; after what was picked, { $other ->
    [0] never
    [one] once
   *[other] { $other } times
}.
analysis-stronger = Played out { $worlds } times, the deck has more attack than the opponent’s after a few turns { $held } times; after what was picked, { $other ->
    [0] never
    [one] once
   *[other] { $other } times
}.
analysis-richer = Played out { $worlds } times, the deck has more resources than the opponent’s after a few turns { $held } times; after what was picked, { $other ->
    [0] never
    [one] once
   *[other] { $other } times
}.

## StarCraft

analysis-sc-wins = Played out { $worlds } times, it wins the game { $held } times; what was picked { $other ->
    [0] never does
    [one] does once
   *[other] does { $other } times
}.
analysis-sc-keeps = It keeps { sc-area } to the end of the round in { $held } of { $worlds } playouts; what was picked does { $other ->
    [0] in none
   *[other] in { $other }
}.
analysis-sc-takes = It takes { sc-area } by the end of the round in { $held } of { $worlds } playouts; what was picked does { $other ->
    [0] in none
   *[other] in { $other }
}.
analysis-sc-keeps-base = It keeps the base on { $planet } to the end of the round in { $held } of { $worlds } playouts; what was picked does { $other ->
    [0] in none
   *[other] in { $other }
}.
analysis-sc-builds-base = It leads to a base on { $planet } by the end of the round in { $held } of { $worlds } playouts; what was picked does { $other ->
    [0] in none
   *[other] in { $other }
}.

## In the terminal

# $turn: of what the players of the game count ($span)
analysis-terminal-looking = Looking back
analysis-terminal-chances = Chances to win, by { $span ->
    [round] round
   *[turn] turn
}
analysis-terminal-end = end
analysis-terminal-none = Of { $compared } picks that were compared, none clearly lost anything.
analysis-terminal-costly = The { $count ->
    [one] pick that cost
   *[other] { $count } picks that cost
} most, of { $compared } that were compared
analysis-terminal-pick = { $span ->
    [round] Round
   *[turn] Turn
} { $turn }, { $name }: { $picked }
analysis-terminal-better = Better: { $better } ({ $possible } % to win instead of { $chance } %).
