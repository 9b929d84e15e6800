"""What a reader knows of battles: sums, cards, who stands where, what was fought."""
