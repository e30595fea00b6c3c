"""The table service: tables, seats and guests behind a web server. It knows no game by name.

`app` puts everything together. `service` is a running service: the tables in memory, changes, bots' turns.
`store` keeps events and snapshots (`database` and `migrations` its schema), `table` is one table, `chairs` who
sits where, `guests` who is who, `callers` where a request comes from. `connections` are the live ones, `messages` what
comes in, `frames` what one viewer may know; `api` takes POSTs, `pages` renders templates, `rulebook` the rules pages,
`replay` shows finished games. `bots` think in worker processes (`bot_queue` says who is next, `bot_worker` is one of
them, `children` end with their parent), `compiling` makes games ready, `errors` are refusals and their HTTP status;
`limits`, `logs` and `metrics` speak for themselves.
"""
