"""Source as HTML: coloured by Pygments, a line an element that knows its number in the file."""

from __future__ import annotations

from markupsafe import Markup
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import PythonLexer

from generator.model import Listing


def coloured(listing: Listing) -> Markup:
    """The lines of a listing. Numbers are attributes, so that who copies the code does not copy them."""
    # Pygments closes what it opened at each line's end.
    lines = highlight(listing.source.rstrip(), PythonLexer(), HtmlFormatter(nowrap=True)).rstrip("\n").split("\n")
    numbered = enumerate(lines, listing.first_line)
    return Markup("\n").join(Markup(f'<span class="line" data-line="{at}">{line}</span>') for at, line in numbered)
