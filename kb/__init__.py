"""Clausewitz: rulebooks of tabletop wargames as code, answered with proofs."""

__version__ = "0.1.0"
