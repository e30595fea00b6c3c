"""What every game shares: the `rule` decorator, the generator, positions, the verbs, records, errors.

Nothing in here names a game. `rule` says how a rule function runs, `rng` and `bits` are what rule functions may call,
`position` holds the fields every record has, `deeds` what a step did, `facts` what a game declares and the registry,
`parts` what its folder owes, `engine` the verbs, `playout` the loops that are compiled with a game's rules, `record`
the game record, `play` the friendly twin.
"""
