from pathlib import Path

from generator.model import OutputFile
from generator.publish.pairs_used import pairs_used


def used(body: str, cache: Path) -> tuple[str, ...]:
    return pairs_used([OutputFile("es/index.html", body.encode())], cache)


def test_letters_are_side_by_side_also_where_an_element_ends(tmp_path: Path) -> None:
    assert used("<p>T<em>o</em>\nT</p>", tmp_path) == (" T", "To", "o ")


def test_what_no_eye_reads_pairs_nothing(tmp_path: Path) -> None:
    assert used('<p>a<script type="application/json">"xy"</script>b</p><math><mi>zz</mi></math>', tmp_path) == ("ab",)
