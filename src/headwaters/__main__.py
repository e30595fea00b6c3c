"""`python -m headwaters` is the command `headwaters`."""

from .cli import run

if __name__ == "__main__":
    run()
