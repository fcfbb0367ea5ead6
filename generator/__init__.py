"""Atenta's generator: content and torch in, a static bilingual site out."""
