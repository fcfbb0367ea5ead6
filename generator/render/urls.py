"""Addresses inside the site: always relative, always naming a file, so that they work from a folder."""

from __future__ import annotations

import posixpath

from generator.model import Language, Site


def page_path(site: Site, page: str, language: Language) -> str:
    """The file of a page: "es/simulador.html"."""
    return f"{language}/{site.pages[page].slug[language]}.html"


def page_paths(site: Site) -> frozenset[str]:
    """The files of all pages in every language."""
    return frozenset(page_path(site, page, language) for page in site.pages for language in site.languages)


def relative(source: str, target: str) -> str:
    """The link from one file of the site to another: from "es/index.html" to "../en/index.html"."""
    return posixpath.relpath(target, posixpath.dirname(source) or ".")


def absolute(site: Site, path: str) -> str:
    """The address of a file of the published site; nothing while the site has no address."""
    return f"{site.address.rstrip('/')}/{path}" if site.address else ""


def root_of(path: str) -> str:
    """What leads from a file to the site's root: "../" from a language's folder, "" from the root itself."""
    return "../" * path.count("/")
