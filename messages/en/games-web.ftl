### What is said of games before their own words are there, and what several say.

## Where the facts of a card come from

web-source = { $provenance ->
    [attested] From the rulebook
    [rulebook] From the rulebook
    [public] From public sources
    [memory] From memory
   *[derived] Worked out from other facts
}
web-reconstructed = { $confidence ->
    [high] Reconstructed, almost certainly right
    [medium] Reconstructed, probably right
    [low] Reconstructed, may well be wrong
   *[other] Reconstructed
}
web-reconstructed-all = The numbers and text were reconstructed to fit everything known; a card pack can replace them.

## StarCraft

# What begins at a place of the timeline
sc-replay-landmark = { $landmark ->
    [planning] Planning Phase
    [execution] Execution Phase
    [regrouping] Regrouping Phase
    [win] The end
   *[battle] Battle
}
# The same as a single letter
sc-replay-letter = { $landmark ->
    [planning] P
    [execution] E
    [regrouping] R
    [win] ★
   *[battle] B
}
sc-text-obstructed = You are obstructed: none of your orders lies on top. You draw an Event card.
sc-text-eliminated = { $own ->
    [true] You are eliminated.
   *[false] { $name } is eliminated.
}
