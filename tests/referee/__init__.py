"""Slow, literal second readings of the rules pages, written independently of the engines.

`make fuzz` plays the engines against them.
"""
