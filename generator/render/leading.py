"""Where the links and pictures of a text lead: to pages by name, to the world by whole addresses, never to nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import PurePosixPath

from generator.errors import Problem, did_you_mean
from generator.messages import NOTHING, Said, either, say
from generator.model import Prose, Site
from generator.render.pictures import SCHEME as PICTURE
from generator.render.slips import prose_of

SCHEMES = ("page:", "term:", "figure:", "https:", "http:", "mailto:")
_OWN = ("#", "data:", "../assets/")
"""What else can lead somewhere; the finished site is held to that."""
_PICTURES = (PICTURE, "data:", "../assets/")
"""Where pictures can lie: the site asks for none from elsewhere."""
_OF_PICTURES = re.compile(r"[^\s/]+\.(?:png|jpe?g|webp)", re.IGNORECASE)
_LINK = re.compile(
    r"(?P<picture>!)?\[(?P<words>[^\[\]]*)\](?P<between>[ \t]*)\(<?(?P<address>[^)\s>]*)(?P<rest>"
    # A title may go on in the next line, and have brackets of its own.
    r"""[>]?\s+"(?:\\.|[^"\\\n]|\n(?!\s*\n))*"\s*\)|[^)\n]*\)?)"""
)
_SCHEME = re.compile(r"[a-z][a-z0-9+.-]*:", re.IGNORECASE)
_HOST = re.compile(
    r"(?:www\.)[^/]+|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|edu|gov|info|io|es|mx|co|ar|cl|pe|eu)", re.IGNORECASE
)


def links_astray(prose: Prose, site: Site) -> Iterator[Problem]:
    """Each link and each picture of a text that is written so that it leads nowhere."""
    for link in _LINK.finditer(prose_of(prose.markdown)):
        address = link["address"]
        if link["between"]:
            # Two brackets side by side are often no link.
            if address.startswith((*SCHEMES, PICTURE)):
                start, end = link.span("between")
                yield Problem(prose.where(start, end), say("a blank between ] and ("), say("none: [words](address)"))
        elif not address:
            found, expected = say("a link without an address"), say("where it leads: [words](address)")
            yield Problem(prose.where(*link.span()), found, expected)
        elif not link["rest"].endswith(")"):
            found, expected = say("{open} that is not closed", open="("), say("{close} after it", close=")")
            yield Problem(prose.where(link.start("address") - 1, link.end("address")), found, expected)
        elif not address.startswith(_PICTURES if link["picture"] else (*SCHEMES, *_OWN)):
            yield _astray(prose, link, site)


def _astray(prose: Prose, link: re.Match[str], site: Site) -> Problem:
    address = link["address"]
    where, found = prose.where(*link.span("address")), say("a link to {name}", name=address)
    if link["picture"]:
        expected = say("a picture of content/pictures: ![words](picture:NAME.png)")
        return Problem(where, say("the picture {name}", name=address), expected, _of_ours(address))
    if address.startswith(PICTURE):
        return Problem(
            where, found, either(SCHEMES), say("A picture is shown with ! before it: {text}", text=f"!{link[0]}")
        )
    if scheme := _SCHEME.match(address):
        return Problem(where, found, either(SCHEMES), did_you_mean(scheme.group(), SCHEMES))
    return Problem(where, found, say("page:NAME, or a whole address: https://…"), _whole(address, site, prose))


def _of_ours(address: str) -> Said:
    """A hint where a picture has to lie, and how it is called then."""
    name = PurePosixPath(address.partition("?")[0]).name
    written = f"{PICTURE}{name if _OF_PICTURES.fullmatch(name) else 'NAME.png'}"
    if address.startswith(("https:", "http:", "//")):
        return say(
            "The site asks for nothing from elsewhere: put the picture into content/pictures and write {address}.",
            address=written,
        )
    return say("Put the picture into content/pictures and write {address}.", address=written)


def _whole(address: str, site: Site, prose: Prose) -> Said:
    """A hint for a host without its scheme, and for a page that is called by its file."""
    path, sign, anchor = address.partition("#")
    if _HOST.match(path):
        return say("Write {address}.", address=f"https://{address}")
    name = path.rpartition("/")[2].removesuffix(".html")
    pages = {entry.slug[prose.language]: page for page, entry in site.pages.items()}
    return say("Write {address}.", address=f"page:{pages[name]}{sign}{anchor}") if name in pages else NOTHING
