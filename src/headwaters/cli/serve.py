"""`headwaters serve` and `headwaters backup`: the table in the browser, and a copy of what it keeps."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..kernel.errors import HeadwatersError

Database = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="A file or a sqlite URL; without it, one in your home.")
]


USUAL_PORT = 8000


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 for everyone in the network.")] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(help="0 takes any free port; without it 8000, or any if that is taken.", min=0, max=65535),
    ] = None,
    database: Database = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    bot_delay: Annotated[float, typer.Option(help="Seconds between two moves of bots.", min=0, max=10)] = 0.4,
) -> None:
    """Serve the tables: play in the browser, with friends and bots."""
    import os
    import socket

    import uvicorn

    from ..table.app import make_app
    from ..table.house import Settings

    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        try:
            listener.bind((host, USUAL_PORT if port is None else port))
        except OSError:
            if port is not None:
                raise
            listener.bind((host, 0))
    except OSError as error:
        raise HeadwatersError("error-port", host=host, port=str(port), reason=error.strerror or str(error)) from error
    listener.listen(128)  # from here on visitors wait instead of being turned away
    url = f"http://{f'[{host}]' if ':' in host else host}:{listener.getsockname()[1]}/"
    print(f"Headwaters is at {url} (Ctrl+C ends it)", flush=True)
    if open_browser:
        import threading
        import webbrowser

        timer = threading.Timer(0.8, webbrowser.open, (url,))
        timer.daemon = True
        timer.start()
    # A fault in the rules that a stranger's move could reach must end in an error, not in somebody else's memory. The
    # workers and the compiling children inherit it: rules are compiled once, and bots lose next to no speed by it.
    os.environ.setdefault("HEADWATERS_BOUNDS", "1")
    app = make_app(Settings(database=database, delay=bot_delay))
    config = uvicorn.Config(
        app, log_level="warning", ws="websockets-sansio", ws_max_size=65_536, timeout_graceful_shutdown=3
    )
    uvicorn.Server(config).run(sockets=[listener])


def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes.")],
    database: Database = None,
) -> None:
    """Copy the database of the tables, also while it is in use."""
    from ..table.store import backup as copy

    count = copy(database, file)
    print(f"{file}: {count} tables")
