"""The packages for schools, held to the structure that SCORM 1.2 gives a package."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import replace
from io import BytesIO
from xml.etree.ElementTree import fromstring
from zipfile import ZipFile

import pytest

from generator.model.packages import FinishedPage, FinishedSite
from generator.packing.scorm import STARTS, scorm_packages

CP, ADL = "{http://www.imsproject.org/xsd/imscp_rootv1p1p2}", "{http://www.adlnet.org/xsd/adlcp_rootv1p2}"
OURS = ("school", "suspended", "school-report", "school-notes", "reporting", "key-withheld")


def page_of(name: str) -> str:
    starts = STARTS.format(name=name)
    return (
        f'<!doctype html>\n<html><body><script src="../assets/js/memory.js" defer></script>\n{starts}\n</body></html>\n'
    )


@pytest.fixture
def school(tiny: FinishedSite) -> FinishedSite:
    """The tiny site with a page of exercises, and one for teachers."""
    for path, name in (("es/ejercicios.html", "exercises"), ("es/docentes.html", "teachers"), ("manifest.txt", "")):
        (tiny.folder / path).write_text(page_of(name), encoding="utf-8")
    page = FinishedPage("exercises", "es", "es/ejercicios.html", "Ejercicios & más", "")
    return replace(tiny, pages=(*tiny.pages, page, FinishedPage("teachers", "es", "es/docentes.html", "Docentes", "")))


@pytest.fixture
def files(school: FinishedSite) -> dict[str, bytes]:
    [package] = scorm_packages(school)
    assert (package.name, package.language, package.title) == ("tiny-site-scorm-es.zip", "es", "Ejercicios & más")
    with ZipFile(BytesIO(package.body)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_the_manifest_is_at_the_root_and_names_one_activity_by_its_page(files: dict[str, bytes]) -> None:
    root = fromstring(files["imsmanifest.xml"])
    assert (root.tag, root.get("identifier")) == (f"{CP}manifest", "tiny-site-es")
    assert [child.tag for child in root] == [f"{CP}{name}" for name in ("metadata", "organizations", "resources")]
    assert root.findtext(f"{CP}metadata/{CP}schema") == "ADL SCORM"
    assert root.findtext(f"{CP}metadata/{CP}schemaversion") == "1.2"
    [course] = root.findall(f"{CP}organizations/{CP}organization")
    assert root.find(f"{CP}organizations").get("default") == course.get("identifier")  # type: ignore[union-attr]
    [item] = course.findall(f"{CP}item")
    assert item.findtext(f"{CP}title") == "Ejercicios & más"
    [resource] = root.findall(f"{CP}resources/{CP}resource")
    assert item.get("identifierref") == resource.get("identifier")
    assert (resource.get("type"), resource.get(f"{ADL}scormtype")) == ("webcontent", "sco")
    assert resource.get("href") in files
    listed = [file.attrib["href"] for file in resource.findall(f"{CP}file")]
    assert sorted({*listed, "imsmanifest.xml"}) == sorted(files)


def test_every_identifier_is_one_that_xml_knows_and_stands_once(files: dict[str, bytes]) -> None:
    names = [each.get("identifier") for each in fromstring(files["imsmanifest.xml"]).iter() if each.get("identifier")]
    assert len(set(names)) == len(names)
    assert all(re.fullmatch(r"[A-Za-z_][\w.-]*", name or "") for name in names)


def test_the_page_has_the_scripts_that_report_and_their_words_before_it_starts(files: dict[str, bytes]) -> None:
    page = files["es/ejercicios.html"].decode()
    scripts = re.findall(r'src="\.\./(assets/js/[^"]+)"', page)
    assert scripts[0] == "assets/js/memory.js"
    assert scripts[-1] == "assets/js/exercises.js"
    assert scripts[1:-1] == [f"assets/js/scorm/{name}.js" for name in OURS]
    assert set(scripts[1:-1]) <= set(files)
    words = json.loads(page.partition('id="school-words">')[2].partition("</script>")[0])
    assert set(words) == {"connected", "alone", "refused", "too_long", "saves", "hand_in", "kept_here", "key"}


def test_the_page_for_teachers_withholds_the_key_and_reports_nothing(files: dict[str, bytes]) -> None:
    scripts = re.findall(r'src="\.\./assets/js/([^"]+)"', files["es/docentes.html"].decode())
    assert scripts == ["memory.js", "scorm/key-withheld.js", "teachers.js"]


def test_the_page_in_another_language_reports_too_in_words_of_its_own(school: FinishedSite) -> None:
    (school.folder / "en/exercises.html").write_text(page_of("exercises"), encoding="utf-8")
    english = FinishedPage("exercises", "en", "en/exercises.html", "Exercises", "")
    spanish, _ = scorm_packages(replace(school, pages=(*school.pages, english)))
    with ZipFile(BytesIO(spanish.body)) as archive:
        page = archive.read("en/exercises.html").decode()
    assert school.words["school_alone"]["en"] in page
    assert "assets/js/scorm/reporting.js" in page


def test_the_list_of_its_files_is_true_again(files: dict[str, bytes]) -> None:
    listed = dict(line.split("  ", 1)[::-1] for line in files["manifest.txt"].decode().splitlines())
    known = {path: hashlib.sha256(body).hexdigest() for path, body in files.items()}
    assert listed == {path: known[path] for path in files.keys() - {"imsmanifest.xml", "manifest.txt"}}


def test_the_rest_is_the_site_as_it_is_and_the_bytes_are_always_the_same(
    school: FinishedSite, files: dict[str, bytes]
) -> None:
    changed = {"es/ejercicios.html", "es/docentes.html", "manifest.txt"}
    assert all(files[path] == (school.folder / path).read_bytes() for path in set(school.files()) - changed)
    assert scorm_packages(school) == scorm_packages(school)


def test_a_site_without_exercises_has_no_such_package(tiny: FinishedSite) -> None:
    assert scorm_packages(tiny) == ()
