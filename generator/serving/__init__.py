"""The site on this machine while its sources change: sent as its publisher would, with news for pages that are open."""

from generator.serving.serve import serve_site

__all__ = ["serve_site"]
