"""Whose the libraries and fonts are that the site ships, and under which terms."""

from generator.publish.licences.shipped import Shipped, libraries, shipped_by, with_licences

__all__ = ["Shipped", "libraries", "shipped_by", "with_licences"]
