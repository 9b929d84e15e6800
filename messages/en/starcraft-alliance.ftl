# Desperate Alliance: questions, options, what happened, why not.

## Questions. $n: how many cards are still to be picked

sc-prompt-choose-plans = { $n ->
    [one] Pick one more Event card for this game.
   *[other] Pick { $n } Event cards for this game. You play one each round; your opponent sees it only then.
}
sc-prompt-fetch-bunker = Your special Research order: take a Bunker into your hand for 1 gas?

## What happened

sc-log-choose-plans = { $hidden ->
    [yes] { $subject } pick{ sc-s } Event cards for this game.
   *[no] { $subject } pick{ sc-s } these Event cards for this game: { $events }.
}

## Why not

why-BW-SCEN-08 = Pick Event cards that are listed for you, each of them once.
why-BW-SCEN-09 = You must play one of the Event cards that you picked, those of a lower stage first.
why-BW-SCEN-11 = In this scenario you cannot build units of this type.
why-BW-SCEN-13 = You can take a Bunker that is in your Combat deck or in your discards.
why-BW-SCEN-16 = From Antiga Prime you can reach the other areas of Dylar IV only while you control the bridge, its area with conquest points.
why-BW-SCEN-17 = The area of Dylar IV with conquest points is a bridge: it can hold no base.
