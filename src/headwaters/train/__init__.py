"""Training of a game's net by self-play on a GPU (extra `train`: torch and numba-cuda)."""
