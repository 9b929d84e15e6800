# Why a program for StarCraft picked what it picked: one sentence per reason.

## simple

bot-sc-simple-order = The orders of a round always follow the same plan.
bot-sc-simple-buy = Workers and transports up to a number, then the dearest unit.
bot-sc-simple-move = Units that are not alone move to conquest areas, weak enemies and empty areas.
bot-sc-simple-card = The card with the largest values for the unit in front.
bot-sc-simple-discard = The card with the smallest values is missed least.
bot-sc-simple-first = The first thing that does something is done.
