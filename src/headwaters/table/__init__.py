"""The table service: tables, seats and guests behind a web server. It knows no game by name.

`app` puts everything together. `house` holds what a running service has: the store, the tables in memory, who is
connected, the bots. `store` keeps events and snapshots, `tables` is a game in memory, `seats` who sits where, `guests`
who is who. `frames` draws what one viewer may know, `live` sends it, `requests` takes POSTs, `pages` renders templates,
`replay` shows finished games. `bots` think in worker processes, `ready` compiles rules, `limits` and `metrics` speak
for themselves.
"""
