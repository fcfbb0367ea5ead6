from generator.model import OutputFile
from generator.publish.bundles import bundled, loaded_by_themselves

NAMES = ("css/base.css", "css/layers.css", "css/home.css", "js/site/shell.js", "js/site/menu.js", "js/theme.js")
FILES = {file.path: file.body for file in bundled(OutputFile(f"assets/{name}", name.encode()) for name in NAMES)}


def test_the_sheets_of_every_page_are_one_and_begin_with_the_order_of_layers() -> None:
    assert FILES["assets/css/site.css"] == b"css/layers.css\ncss/base.css"


def test_the_furniture_s_scripts_are_one() -> None:
    assert FILES["assets/js/site.js"] == b"js/site/menu.js\njs/site/shell.js"


def test_what_only_some_pages_load_stays_by_itself() -> None:
    assert FILES.keys() - {"assets/css/site.css", "assets/js/site.js"} == {
        "assets/css/home.css",
        "assets/js/theme.js",
    }


def test_what_an_explorer_loads_is_one_and_by_itself_only_where_a_page_names_it() -> None:
    parts = [OutputFile(f"assets/js/{name}", name.encode()) for name in ("numbers.js", "explorer/say.js", "sound.js")]
    page = OutputFile("es/a.html", b'<script src="../assets/js/numbers.js" defer></script> ["explorer/say.js", "no"]')
    together = {"workbench.js": ["numbers.js", "explorer/say.js", "sound.js"]}
    files = {file.path: file.body for file in bundled(parts, together, loaded_by_themselves([page]))}
    assert files.pop("assets/js/workbench.js") == b"numbers.js\nexplorer/say.js\nsound.js"
    assert files.keys() == {"assets/js/numbers.js", "assets/js/explorer/say.js"}


def test_the_explorers_sheets_are_one_and_by_themselves_only_where_a_page_links_them() -> None:
    sheets = [OutputFile(f"assets/css/{name}.css", name.encode()) for name in ("controls", "tour")]
    page = OutputFile("es/a.html", b'<link rel="stylesheet" href="../assets/css/controls.css">')
    files = {file.path: file.body for file in bundled(sheets, {}, loaded_by_themselves([page]))}
    assert files == {"assets/css/controls.css": b"controls", "assets/css/workbench.css": b"controls\ntour"}


def test_what_comes_before_the_first_paint_or_the_first_figure_is_sent_without_its_remarks() -> None:
    for name in ("theme", "near"):
        (first,) = bundled([OutputFile(f"assets/js/{name}.js", b"// Why.\n  dark();\n")])
        assert first.body == b"dark();\n"
