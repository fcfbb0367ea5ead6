"""site.toml: the name, the address, the start state, the pages."""

from __future__ import annotations

import re
from dataclasses import asdict, replace
from pathlib import Path
from types import MappingProxyType
from urllib.parse import quote

from generator.content.checking import check
from generator.content.positions import KeyPath
from generator.content.reading import names_in
from generator.content.tables import Document
from generator.content.twins import Twins, completed, text_at
from generator.content.words import dotted, quoted
from generator.errors import Problem, did_you_mean
from generator.messages import NOTHING, Said, say
from generator.model import WRITTEN, PageEntry, Site, SweepPlan

PATH = Path("content/site.toml")
SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_LABEL = r"[a-z0-9](?:[a-z0-9-]*[a-z0-9])?"
_ADDRESS = re.compile(
    rf"https://{_LABEL}(?:\.{_LABEL})*(?::[0-9]+)?(?:/[\w.~!$&'()*+,;=:@%-]+)*/?", re.ASCII | re.IGNORECASE
)
_OTHER_LETTERS = re.compile(r"https://(?P<host>[^/\s:?#]+)(?P<port>:[0-9]+)?(?P<path>/[^\s?#\"<>]*)?")


def make_site(document: Document, templates: Path, problems: list[Problem], twins: Twins) -> Site | None:
    """Check what site.toml says by itself and against the folder of templates."""
    tongues = {language: asdict(tongue) for language, tongue in twins.tongues.items()}
    site = check(Site, document, problems, given={"tongues": tongues})
    address = document.text("address")
    if address is not None and (not _ADDRESS.fullmatch(address) or address.endswith(".html")):
        expected = say("https:// and a host, without ? or #, or nothing")
        better = _better(address) or say("An example: {example}", example="https://example.org/atenta/")
        problems.append(document.fault(("address",), expected, better))
    heads, head = document.number("defaults", "heads"), document.number("defaults", "head")
    if heads is not None and head is not None and head >= heads:
        expected = say("a head below defaults.heads, which is {heads}", heads=heads)
        problems.append(document.fault(("defaults", "head"), expected, say("Heads are counted from 0.")))
    if document.table.get("pages") == {}:
        problems.append(document.fault(("pages",), say("at least one table [pages.name]")))
    _check_pages(document, names_in(templates), problems)
    if site is None:
        return None
    texts = [("pages", page, name) for page in site.pages for name in ("slug", "label")]
    whole = completed(document, texts, PATH.stem, replace(twins, pairs=[]))
    _check_slugs(whole, tuple(site.pages), problems)
    pages = {page: _in_all_languages(entry, whole, ("pages", page)) for page, entry in site.pages.items()}
    return replace(site, pages=MappingProxyType(pages))


def _better(address: str) -> Said:
    """The same address as it is written for machines; nothing where it is none."""
    found = _OTHER_LETTERS.fullmatch(address)
    try:
        host = found["host"].encode("idna").decode() if found else ""
    except UnicodeError:
        return NOTHING
    path = re.sub("/+", "/", re.sub(r"[^/]*\.html$", "", found["path"] or "")) if found else ""
    written = f"https://{host}{(found and found['port']) or ''}{quote(path, safe='/%~!$&()*+,;=:@')}"
    return say("Write {address}.", address=written) if _ADDRESS.fullmatch(written) else NOTHING


def _in_all_languages(entry: PageEntry, whole: Document, at: KeyPath) -> PageEntry:
    label = entry.label and text_at(whole, (*at, "label"), entry.label)
    return replace(entry, slug=text_at(whole, (*at, "slug"), entry.slug), label=label)


def _check_slugs(whole: Document, pages: tuple[str, ...], problems: list[Problem]) -> None:
    """Those of further languages, which are file names too; a page without one has that of its lender."""
    for language, layer in whole.layers.items():
        owners: dict[str, str] = {}
        for page in pages:
            path = ("pages", page, "slug")
            written, at = whole.side(path, language)
            slug = written.text(*at) or ""
            if layer.text(*path) and not SLUG.fullmatch(slug):
                problems.append(layer.fault(path, say("small letters a–z, digits and - between them")))
            if (owner := owners.setdefault(slug, page)) != page:
                expected = say("another name than that of {page}", page=dotted(("pages", owner)))
                problems.append(layer.fault(path, expected))


def check_start(document: Document, presets: tuple[str, ...], sweep: SweepPlan | None, problems: list[Problem]) -> None:
    """Hold the start state against the presets that there are and against what torch runs over, if that is known."""
    preset = document.text("defaults", "preset")
    if preset is not None and preset not in presets:
        expected = say("the name of a preset in {folder}", folder="content/presets")
        problems.append(document.fault(("defaults", "preset"), expected, did_you_mean(preset, presets)))
    if sweep is None:
        return
    for name, steps in (("heads", sweep.heads), ("d_k", sweep.d_k), ("temperature", sweep.temperatures)):
        number = document.number("defaults", name)
        if number is not None and number not in steps.values():
            reached = say("{first} to {last}", first=f"{steps.first:g}", last=f"{steps.last:g}")
            reached = say("{range} in steps of {step}", range=reached, step=f"{steps.step:g}")
            expected = say("a value that {file} reaches: {steps}", file="sweep.toml", steps=reached)
            problems.append(document.fault(("defaults", name), expected))


def _check_pages(document: Document, templates: tuple[str, ...], problems: list[Problem]) -> None:
    owners: dict[tuple[str, str], str] = {}
    for page in document.subtables("pages"):
        path = ("pages", page)
        if not SLUG.fullmatch(page):
            found = say("page {name}", name=quoted(page))
            problems.append(document.problem(path, found, say("small letters a–z, digits and - between them")))
        template = document.text(*path, "template")
        if template is not None and template not in templates:
            hint = did_you_mean(template, templates)
            problems.append(
                document.fault((*path, "template"), say("the name of a file in {folder}", folder="templates"), hint)
            )
        for language in WRITTEN:
            slug = document.text(*path, "slug", language)
            if slug is None:
                continue
            at = (*path, "slug", language)
            if not SLUG.fullmatch(slug):
                problems.append(document.fault(at, say("small letters a–z, digits and - between them")))
            owner = owners.setdefault((language, slug), page)
            if owner != page:
                problems.append(
                    document.fault(at, say("another name than that of {page}", page=dotted(("pages", owner))))
                )
