# Trump Card: the Overmind that nobody plays, and the Psi Emitter.

## Questions. A question about the pieces of a faction that the player decides for: $faction, $question

sc-for-another = As { $faction }: { $question }
sc-prompt-driven-move = The Psi Emitter calls the swarm. Where do its units move, if at all?
sc-prompt-driven-build = The swarm builds on each planet with a base. Where first?

## What happened

sc-log-driven = { $faction } has no player. Its pieces are moved by { $other }.
sc-log-driven-turn = { $subject } take{ sc-s } a turn before the orders.
sc-log-overrun = { $subject } overrun{ sc-s } { $area } without a battle!

## Why not

why-BW-SCEN-32 = In this scenario Aldaris cannot place orders on Dylar IV.
why-BW-SCEN-34 = The Psi Emitter stays on Dylar IV for the rest of the game.
why-BW-SCEN-36 = Raynor’s units may not enter areas with units or bases of the Overmind.
why-BW-SCEN-37 = The Overmind has its three transports and never builds another.
why-BW-SCEN-39 = At this table the Overmind builds no workers.
why-BW-SCEN-45 = The Overmind’s units never fall back.

## In the terminal. $side: a faction

sct-run-by = played by { $side }
sct-you-for = You decide for: { $side }
