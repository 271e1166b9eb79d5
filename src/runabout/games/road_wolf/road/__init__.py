"""The road's turn: what falls behind, and the cards."""
