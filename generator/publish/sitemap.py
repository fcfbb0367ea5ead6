"""What crawlers read of a published site: every page with its twins. Only absolute addresses mean anything to them."""

from __future__ import annotations

from collections.abc import Sequence
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from generator.model import OutputFile, Site

SITEMAP = "http://www.sitemaps.org/schemas/sitemap/0.9"
XHTML = "http://www.w3.org/1999/xhtml"


def sitemap_files(site: Site) -> Sequence[OutputFile]:
    """sitemap.xml and robots.txt; nothing while the site has no address."""
    if not site.address:
        return ()
    root = site.address.rstrip("/")
    urls = Element("urlset", {"xmlns": SITEMAP, "xmlns:xhtml": XHTML})
    for entry in site.pages.values():
        twins = {language: f"{root}/{language}/{entry.slug[language]}.html" for language in site.languages}
        for address in twins.values():
            url = SubElement(urls, "url")
            SubElement(url, "loc").text = address
            for language, twin in (*twins.items(), ("x-default", f"{root}/")):
                SubElement(url, "xhtml:link", {"rel": "alternate", "hreflang": language, "href": twin})
    indent(urls)
    robots = f"User-agent: *\nAllow: /\nSitemap: {root}/sitemap.xml\n"
    return (
        OutputFile("sitemap.xml", tostring(urls, "utf-8", xml_declaration=True) + b"\n"),
        OutputFile("robots.txt", robots.encode()),
    )
