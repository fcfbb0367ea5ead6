"""The exercises for a school's platform: a SCORM 1.2 package in each language, with the site around it.

Source: ADL, SCORM 1.2, The SCORM Content Aggregation Model, 2.3 and The SCORM Run-Time Environment, 3.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from generator import manifest
from generator.machine import ROOT
from generator.model.packages import FinishedPage, FinishedSite, Package
from generator.packing.zips import zipped

PAGE, MANIFEST = "exercises", "imsmanifest.xml"
OURS = ROOT / "static/js/scorm"
KEY_WITHHELD = "key-withheld"
SCRIPTS = {
    PAGE: ("school", "suspended", "school-report", "school-notes", "reporting", KEY_WITHHELD),
    "teachers": (KEY_WITHHELD,),
}
# What starts such a page: ours come after what they stand on and before it.
STARTS = '<script src="../assets/js/{name}.js" defer></script>'
PACKAGING = "http://www.imsproject.org/xsd/imscp_rootv1p1p2"
ADL = "http://www.adlnet.org/xsd/adlcp_rootv1p2"
# What would end the block of data in the page around it.
INERT = {ord("<"): "\\u003c", ord(">"): "\\u003e", ord("&"): "\\u0026"}


def scorm_packages(site: FinishedSite) -> tuple[Package, ...]:
    """A package for each language; none where the site has no exercises."""
    pages = (page for page in site.pages if page.name == PAGE)
    return tuple(
        Package("scorm", f"{site.stem}-scorm-{page.language}.zip", page.language, _package(site, page), page.title)
        for page in pages
    )


def _package(site: FinishedSite, page: FinishedPage) -> bytes:
    files = {path: (site.folder / path).read_bytes() for path in site.files()}
    # In every language: none offers the key, and one that is opened beside the activity says that it is not it.
    for each in (each for each in site.pages if each.name in SCRIPTS):
        files[each.path] = _with_scripts(files[each.path].decode(), site, each).encode()
    files |= {f"assets/js/scorm/{name}.js": (OURS / f"{name}.js").read_bytes() for name in SCRIPTS[PAGE]}
    # The site's own list would no longer be true.
    files.pop(manifest.NAME, None)
    files[manifest.NAME] = manifest.make({path: hashlib.sha256(body).hexdigest() for path, body in files.items()})
    return zipped({MANIFEST: _manifest(site, page, sorted(files)), **dict(sorted(files.items()))})


def _with_scripts(html: str, site: FinishedSite, page: FinishedPage) -> str:
    """The page with those that report or withhold, and their words."""
    said = {key: text[page.language] for key, text in site.words.items() if key.startswith("school_")}
    words = {key.removeprefix("school_"): text for key, text in said.items()}
    block = json.dumps(words, ensure_ascii=False).translate(INERT)
    scripts = "\n".join(f'<script src="../assets/js/scorm/{name}.js" defer></script>' for name in SCRIPTS[page.name])
    before, starts, after = html.partition(STARTS.format(name=page.name))
    if not starts:
        raise ValueError(f"the page {page.path} has no {STARTS.format(name=page.name)}")
    return f'{before}<script type="application/json" id="school-words">{block}</script>\n{scripts}\n{starts}{after}'


def _manifest(site: FinishedSite, page: FinishedPage, paths: Iterable[str]) -> bytes:
    """What the platform reads first: one activity, the page that it opens, and every file."""
    root = Element("manifest", {"identifier": f"{site.stem}-{page.language}", "version": "1.2", "xmlns": PACKAGING})
    root.set("xmlns:adlcp", ADL)
    about = SubElement(root, "metadata")
    SubElement(about, "schema").text = "ADL SCORM"
    SubElement(about, "schemaversion").text = "1.2"
    course = SubElement(
        SubElement(root, "organizations", {"default": "course"}), "organization", {"identifier": "course"}
    )
    SubElement(course, "title").text = f"{site.name}: {page.title}"
    item = SubElement(course, "item", {"identifier": "activity", "identifierref": "page", "isvisible": "true"})
    SubElement(item, "title").text = page.title
    page_is = {"identifier": "page", "type": "webcontent", "adlcp:scormtype": "sco", "href": page.path}
    resource = SubElement(SubElement(root, "resources"), "resource", page_is)
    for path in paths:
        SubElement(resource, "file", {"href": path})
    indent(root)
    return b"%b\n" % tostring(root, "utf-8", xml_declaration=True)
