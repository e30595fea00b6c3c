"""The table service: tables, seats and guests behind a web server. It knows no game by name.

`app` puts everything together, `service` is what a running one has. A table at work is an `actor`, which owns a `table`
(its game), its `viewers` and its bots' turns; `registry` finds, starts and parks actors. `live` connections and `api`
requests bring them `messages`; `frames` and other `answers` go back, drawn by an `edition` of the code, and `protocol`
writes the page about both. `lobby` makes tables, `chairs` say who sits where, `guests` who is who, `callers` where a
request comes from, `waiting` who is waited for, `consent` what people agree on, `chat` what they say, `outcome` who has
won. `store` keeps events and snapshots (`database` and `migrations` its schema), `changes` is what several services on
one database owe each other. `pages` renders templates, `rulebook` the rules pages, `replay` finished games. `bots`
think in worker processes (`bot_queue` says who is next, `bot_worker` is one of them, `children` end with their parent),
`compiling` makes games ready, `errors` are refusals and their HTTP status; `limits`, `logs` and `metrics` speak for
themselves.
"""
