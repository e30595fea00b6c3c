"""One folder per game; a new folder with the same files is a new game, and nothing else changes."""
