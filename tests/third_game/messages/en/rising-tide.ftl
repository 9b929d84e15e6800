# Everything that Rising Tide says.

game-rising-tide = Rising Tide
game-rising-tide-about = Build a shore of rising cards for two to four players.
choice-rising-tide-players-about = The number of players.
choice-rising-tide-copies = Cards
choice-rising-tide-copies-about = How many copies of each card are in the deck.
choice-rising-tide-copies-3 = Three of each
choice-rising-tide-copies-3-about = The usual game.
choice-rising-tide-copies-2 = Two of each
choice-rising-tide-copies-2-about = A shorter game.

tide-turn = Cast a card, swap one, or stop.
tide-option-cast = Cast { $card } ({ $worth })
tide-option-swap = Swap { $card } ({ $worth }) for the top card of the deck
tide-option-stop = Stop: take no more turns
tide-why-RT-TURN-01 = It is not your turn, or you do not have that card.
tide-why-RT-CAST-01 = { $card } is not worth more than the last card of your shore.
tide-why-RT-SWAP-01 = The deck is empty, so nothing can be swapped.

# $who is "you", or the number of a seat.
tide-cast = { $who ->
    [you] You cast { $card }, worth { $n }.
   *[other] Seat { $who } casts { $card }, worth { $n }.
}
tide-swap = { $who ->
    [you] You discard { $card } and draw a card.
   *[other] Seat { $who } discards { $card } and draws a card.
}
tide-draw = { $who ->
    [you] You draw { $card }.
   *[other] Seat { $who } draws a card.
}
tide-stop = { $who ->
    [you] You stop.
   *[other] Seat { $who } stops.
}
tide-over = Nobody has another turn.
tide-closing = { $who ->
    [you] You win with { $n }.
   *[other] Seat { $who } wins with { $n }.
}
tide-seat = Seat { $n }
tide-shore = { $cards } ({ $n })
tide-nothing = nothing yet
tide-your-hand = Your hand
tide-deck = Deck
tide-deck-left = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
