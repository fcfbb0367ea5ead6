import pytest

from generator.publish.tight import tight_script, tight_sheet
from tests.render.samples import ROOT


def test_a_sheet_loses_its_remarks_and_the_space_that_parts_nothing() -> None:
    sheet = '/* Why. */\n@layer base {\n  a > b :hover, b { margin: 0 1px; font: "A: {b}", serif; }\n}\n'
    assert tight_sheet(sheet) == '@layer base{a>b :hover,b{margin:0 1px;font:"A: {b}",serif}}'


def test_a_script_loses_its_remarks_and_indents() -> None:
    script = '/** Adds. @param {number} a */\nfunction add(a) {\n  // One.\n  return a + 1; // "so"\n}\n'
    assert tight_script(script) == 'function add(a) {\nreturn a + 1; // "so"\n}\n'


def test_an_address_in_a_string_is_no_remark() -> None:
    assert tight_script('  load("https://example.org");\n') == 'load("https://example.org");\n'


@pytest.mark.parametrize("text", ['"/* no remark */"', "'//'", "`/* nor this */`"])
def test_what_a_string_holds_is_no_remark(text: str) -> None:
    assert tight_script(f"const any = {text};\n") == f"const any = {text};\n"


def test_a_script_with_a_text_of_several_lines_is_left_as_it_is() -> None:
    assert tight_script("// Why.\nconst text = `a\n  b`;\n") == "// Why.\nconst text = `a\n  b`;\n"


def test_no_script_of_every_page_is_left_as_it_is() -> None:
    scripts = [path.read_text(encoding="utf-8") for path in (ROOT / "static/js/site").glob("*.js")]
    assert all("@param" not in tight_script(script) for script in scripts)
