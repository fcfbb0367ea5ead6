import json
from pathlib import Path

from generator.model import OutputFile
from generator.publish.search import search_files

PAGE = '<main><h1>{0}</h1><p>Uno.</p><h2 id="a">Dos</h2><p>«Tres» \u2028</p></main>'
PAGES = [OutputFile(path, PAGE.format(path).encode()) for path in ("es/a.html", "en/b.html", "es/c.html", "index.html")]


def test_each_language_has_its_pages_and_their_sections(tmp_path: Path) -> None:
    spanish, english = search_files(PAGES, tmp_path)
    assert (spanish.path, english.path) == ("assets/search/es.js", "assets/search/en.js")
    data = json.loads(spanish.body.decode().removeprefix("Atenta.search.register(").removesuffix(");\n"))
    assert data["pages"] == [["es/a.html", "a.html"], ["es/c.html", "c.html"]]
    assert [section[:3] for section in data["sections"]] == [
        [0, "", "es/a.html"], [0, "a", "Dos"], [1, "", "es/c.html"], [1, "a", "Dos"]
    ]  # fmt: skip
