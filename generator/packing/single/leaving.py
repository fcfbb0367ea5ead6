"""The links of a page that lies alone: to itself, to the site where that is published, or to a note that says so."""

from __future__ import annotations

import re
from html import escape
from urllib.parse import urljoin

from generator.model.packages import FinishedPage, FinishedSite
from generator.packing.single.tags import Tag, retagged, target

NOTE = "elsewhere"
SCHEME = re.compile(r"[a-z][a-z0-9+.-]*:", re.IGNORECASE)
# Whole elements, none of which has another of its name in it.
LIST = re.compile(r"<nav\b.*?</nav>\n?", re.DOTALL)
LANGUAGE_SWITCH = re.compile(r"<a\b[^>]*\bdata-keeps-state\b[^>]*>.*?</a>\n?", re.DOTALL)
SEARCH = re.compile(r"<dialog\b[^>]*\bdata-search\b.*?</dialog>\n?", re.DOTALL)


def by_itself(site: FinishedSite, page: FinishedPage, written: str) -> str:
    """The page without what needs others: search, and unless the site has an address, lists of pages."""
    changes = {
        "a": lambda tag: _link(site, page, tag),
        "link": lambda tag: _named(site, page, tag),
        "main": lambda tag: tag.written + _first_thing(site, page),
    }
    made = SEARCH.sub("", retagged(written, changes))
    if not site.address:
        made = LANGUAGE_SWITCH.sub("", LIST.sub(lambda found: "" if f"#{NOTE}" in found[0] else found[0], made))
    start, end, after = made.rpartition("</main>")
    return start + _note(site, page) + end + after


def _link(site: FinishedSite, page: FinishedPage, tag: Tag) -> str:
    address = tag["href"]
    if not address or SCHEME.match(address):
        return tag.written
    _, sign, place = address.partition("#")
    if target(page.path, address) == page.path:
        return tag.with_(href=f"#{place}")
    if site.address:
        return tag.with_(href=urljoin(_published(site, page), address))
    # A term's preview is found by its place in the glossary.
    also = {"data_term": place} if sign and "term" in tag["class"].split() else {}
    return tag.with_(href=f"#{NOTE}", title=site.words["single_leaves"][page.language], **also)


def _named(site: FinishedSite, page: FinishedPage, tag: Tag) -> str:
    """What a page names for machines: the same page in another language is not here."""
    if tag["rel"] != "alternate" or SCHEME.match(tag["href"]):
        return tag.written
    return tag.with_(href=urljoin(_published(site, page), tag["href"])) if site.address else ""


def _published(site: FinishedSite, page: FinishedPage) -> str:
    return f"{site.address.rstrip('/')}/{page.path}"


def _first_thing(site: FinishedSite, page: FinishedPage) -> str:
    """Seen only where no script runs: often a chat or a preview shows the file, and a browser would do more."""
    return f'<noscript><p class="notice">{escape(site.words["single_preview"][page.language])}</p></noscript>'


def _note(site: FinishedSite, page: FinishedPage) -> str:
    """At the foot of the page: what is in this file and what is not."""
    words = {key: text[page.language] for key, text in site.words.items() if key.startswith("single_")}
    said = words["single_alone_online" if site.address else "single_alone_here"]
    text = said.format(name=site.name, file=f"{site.stem}.html", address=site.address)
    return (
        f'<section class="prose explanation" id="{NOTE}" tabindex="-1">\n'
        f"<h2>{escape(words['single_alone'])}</h2>\n<p>{escape(text)}</p>\n</section>\n"
    )
