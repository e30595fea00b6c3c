"""The laboratory: `match` plays one game between bots, `arena` many of them and says who is better."""
