"""The command line: what a person sees of each command, with the workshops put aside."""

from __future__ import annotations

import logging
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from generator import bootstrap, cli, manifest, pipeline, suite
from generator.cli import building, trouble
from generator.errors import BuildError, Problem, Where
from generator.messages import say, verbatim
from generator.model import BuildReport, Pair, Translations
from generator.model.packages import Package
from generator.publish import refuse_at_once
from tests.content.tiny import make_tree

Builds = Callable[[Callable[[Path], BuildReport]], None]
ROOT = Path(__file__).resolve().parents[1]
REPORT = BuildReport(pages=7, files=41, bytes=1_234_567, traces=256, links=98, seconds=3.21)
FAULTS = (
    Problem(Where(Path("content/ui.toml"), 3, "  es = 1"), *map(verbatim, ("1", "a text", "Put it in quotes."))),
    Problem(Where(Path("content/[site].toml")), *map(verbatim, ('key "nam"', "name", "Did you mean name?"))),
)


@pytest.fixture
def builds(monkeypatch: pytest.MonkeyPatch) -> Builds:
    """Puts a function of the out folder in the pipeline's place."""

    def put(make: Callable[[Path], BuildReport]) -> None:
        def build(
            _root: Path, out: Path, _cache: Path, tell: Callable[[str], None], _packages: Sequence[Package] = ()
        ) -> BuildReport:
            tell(say("Reading content"))
            tell("Reading [content]")
            return make(out)

        monkeypatch.setattr(pipeline, "build", build)

    return put


def broken(_out: Path) -> BuildReport:
    """A build that finds two faults."""
    raise BuildError(FAULTS)


def test_a_build_reports_what_it_made_and_what_to_open(builds: Builds, capsys: pytest.CaptureFixture[str]) -> None:
    builds(lambda _out: REPORT)
    assert cli.main(["build"]) == 0
    said = capsys.readouterr().out
    assert all(part in said for part in ("7  pages", "1,234,567  bytes", "256  traces", "98  links"))
    assert str(Path("site/index.html")) in said.replace("\n", "")


def test_a_build_tells_what_a_translator_has_to_do(builds: Builds, capsys: pytest.CaptureFixture[str]) -> None:
    pair = Pair("ui.site.skip", {"es": "Saltar"}, {"es": Where(Path("content/ui.toml"), 7)})
    builds(lambda _out: replace(REPORT, translations=Translations(((pair, "en"),), ((pair, "es"),), 3)))
    assert cli.main(["build"]) == 0
    said = capsys.readouterr().out
    assert "content/ui.toml:7: ui.site.skip is missing in en; the site shows the text in es there." in said
    assert "content/ui.toml:7: ui.site.skip in es is older than its twin." in said
    assert "New or changed in both languages: 3. If they agree: python3 build.py translated" in said


def test_a_build_speaks_the_language_of_whoever_builds(builds: Builds, capsys: pytest.CaptureFixture[str]) -> None:
    pair = Pair("ui.site.skip", {"es": "Saltar"}, {"es": Where(Path("content/ui.toml"), 7)})
    builds(lambda _out: replace(REPORT, translations=Translations((), ((pair, "es"),), 3)))
    assert cli.main(["--lang", "es", "build"]) == 0
    said = capsys.readouterr().out
    assert "Lectura de los contenidos" in said
    assert "7  páginas" in said
    assert "content/ui.toml:7: ui.site.skip en es es anterior a su gemelo." in said
    assert "Abre " in said


def test_a_build_with_downloads_names_its_parts_and_counts_all_its_time(
    builds: Builds, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = iter((0.0, 304.0))
    monkeypatch.setattr(building, "monotonic", lambda: next(clock))
    monkeypatch.setattr(building, "finished_site", lambda _content, _site: None)
    monkeypatch.setattr(building, "made", lambda *_asked: iter(()))
    builds(lambda _out: REPORT)
    assert cli.main(["build", "--downloads"]) == 0
    said = capsys.readouterr().out
    first, packing, then = map(said.index, ("First the site that is packed:", "Packing the site", "Then the site that"))
    assert first < packing < then
    assert "304.0  seconds" in said


def test_the_site_that_is_packed_is_built_where_a_site_may_come(
    builds: Builds, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(building, "finished_site", lambda _content, _site: None)
    monkeypatch.setattr(building, "made", lambda *_asked: iter(()))
    outs: list[Path] = []

    def note(out: Path) -> BuildReport:
        outs.append(out)
        return REPORT

    builds(note)
    assert cli.main(["build", "--downloads"]) == 0
    assert len(outs) == 2
    refuse_at_once(outs[0], ROOT)


def test_only_a_build_says_what_has_become_of_the_site(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "x.zip").write_bytes(b"no zip")
    assert cli.main(["check", "--zip", str(tmp_path / "x.zip")]) == 1
    assert capsys.readouterr().err.endswith("1 fault to mend.\n")


def test_a_file_that_lacks_many_texts_is_told_once(builds: Builds, capsys: pytest.CaptureFixture[str]) -> None:
    pairs = [Pair(f"ui.site.{n}", {"es": "x"}, {"es": Where(Path("content/ui.toml"), n)}) for n in range(1, 40)]
    builds(lambda _out: replace(REPORT, translations=Translations(tuple((pair, "fr") for pair in pairs))))
    assert cli.main(["build"]) == 0
    said = capsys.readouterr().out
    assert "content/ui.toml: 39 texts are missing in fr." in said
    assert "ui.site.1 " not in said


def test_a_build_says_its_steps_as_they_are_written(builds: Builds, capsys: pytest.CaptureFixture[str]) -> None:
    builds(lambda _out: REPORT)
    cli.main(["build"])
    assert "Reading [content]" in capsys.readouterr().out


def test_out_is_where_the_site_goes(builds: Builds, tmp_path: Path) -> None:
    seen: list[Path] = []

    def note(out: Path) -> BuildReport:
        seen.append(out)
        return REPORT

    builds(note)
    cli.main(["--out", str(tmp_path / "sitio ñ")])
    assert seen == [tmp_path / "sitio ñ"]


def test_a_build_with_faults_tells_all_of_them_and_fails(builds: Builds, capsys: pytest.CaptureFixture[str]) -> None:
    builds(broken)
    assert cli.main(["build"]) == 1
    said = capsys.readouterr().err
    assert all(fault.told("en") in said for fault in FAULTS)
    assert said.endswith("2 faults to mend in 2 files. A site that was built before is untouched.\n")
    assert "Traceback" not in said


def test_of_many_like_things_that_are_mended_at_once_only_the_first_are_told(
    builds: Builds, capsys: pytest.CaptureFixture[str]
) -> None:
    def mends(_out: Path) -> BuildReport:
        for number in range(9):
            logging.getLogger("generator.cache").warning(
                say("{path} was spoilt; what it kept is made again.", path=number)
            )
        return REPORT

    builds(mends)
    assert cli.main(["build", "--lang", "es"]) == 0
    assert capsys.readouterr().err.splitlines() == [
        *(f"{number} estaba dañado; lo que guardaba se hace de nuevo." for number in range(3)),
        "Y más de lo mismo.",
    ]


def test_a_fault_of_the_generator_s_own_is_kept_in_a_file_and_told_as_such(
    builds: Builds, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stumbles(_out: Path) -> BuildReport:
        raise RuntimeError("ñ")

    monkeypatch.setattr(trouble, "ROOT", tmp_path)
    builds(stumbles)
    assert cli.main(["build", "--lang", "es"]) == 70
    said, report = capsys.readouterr().err, tmp_path / ".cache" / "fault.txt"
    assert said.startswith("Es un fallo del generador, no de tus textos.")
    assert f"El informe está en {report}." in said
    assert "Traceback" not in said
    assert "python3 build.py build --lang es --debug" in said
    assert "RuntimeError: ñ" in report.read_text(encoding="utf-8")
    with pytest.raises(RuntimeError, match="ñ"):
        cli.main(["build", "--debug"])


def test_a_misspelt_option_is_told_as_every_fault_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["build", "--otu", "--lang", "es"]) == 2
    told = capsys.readouterr().err.split("\n")
    assert told[0] == "build.py build: opción desconocida --otu"
    assert told[2] == "  ¿Querías decir --out?"


@pytest.mark.parametrize("command", [name for name in bootstrap.COMMANDS if name != "doctor"])
def test_every_command_has_its_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([command, "--help"]) == 0
    assert f"Usage: build.py {command}" in capsys.readouterr().out


@pytest.mark.parametrize("command", [name for name in bootstrap.COMMANDS if name != "doctor"])
def test_every_help_is_said_in_the_language_that_is_asked_for(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([command, "--help", "--lang", "es"]) == 0
    said = capsys.readouterr().out
    assert said.startswith(f"Uso: build.py {command}")
    assert not re.search(r"\b(the|of|for|what|show|this|options|default)\b", said, re.IGNORECASE)


@pytest.mark.parametrize(
    ("words", "found", "expected"),
    [
        (["serve", "--port", "99999"], "build.py serve: --port es 99999", "un número entero de 0 a 65535"),
        (["serve", "--port", "ocho"], "build.py serve: --port es ocho", "un número entero de 0 a 65535"),
        (["new", "foto", "a"], "build.py new: kind es foto", "una de estas opciones: preset, page, exercise"),
        (["new"], "build.py new: falta kind", "una de estas opciones: preset, page, exercise"),
        (["build", "nada"], "build.py build: sobra: nada", "lo que enumera --help"),
        (["build", "--lang", "es", "--out"], "build.py: --out sin un valor", "lo que enumera --help"),
        (["check", "--zip", "no.zip"], "build.py check: --zip es no.zip", "un archivo que exista"),
    ],
)
def test_what_cannot_be_done_is_refused_in_words(
    words: list[str], found: str, expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(words if "--lang" in words else [*words, "--lang", "es"]) == 2
    assert capsys.readouterr().err.split("\n")[:2] == [found, f"  se esperaba: {expected}"]


def test_a_misspelt_option_is_said_without_a_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["build", "--ot"]) == 2
    assert "--out" in capsys.readouterr().err


def test_an_unknown_step_is_refused_with_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["test", "--only", "ruff,rust"]) == 1
    said = capsys.readouterr().err
    assert "rust" in said
    assert "mypy" in said


def test_all_steps_run_even_when_one_fails(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    steps = [suite.Step(name, "says", (sys.executable, "-c", f"raise SystemExit({name == 'b'})")) for name in "abc"]
    monkeypatch.setattr(suite, "all_steps", lambda _root: tuple(steps))
    assert cli.main(["test"]) == 1
    table = capsys.readouterr().out.splitlines()[-3:]
    assert [line.split()[:2] for line in table] == [["a", "passed"], ["b", "failed"], ["c", "passed"]]


def test_checking_where_no_site_is_says_how_to_build_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["check", str(tmp_path)]) == 1
    assert "python3 build.py" in capsys.readouterr().err


def test_a_site_is_compared_with_a_list(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    site = tmp_path / "site"
    site.mkdir()
    for name in ("index.html", "old.js"):
        (site / name).write_text(name)
    (tmp_path / "list.txt").write_bytes(manifest.make(manifest.digests_of(site)))
    against = ["check", str(site), "--against", str(tmp_path / "list.txt")]
    assert cli.main(against) == 0
    (site / "index.html").write_text("other")
    (site / "old.js").rename(site / "new.js")
    capsys.readouterr()
    assert cli.main(against) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[:3] == ["missing: old.js", "not listed: new.js", "different: index.html"]
    assert said[3].startswith("2 files are listed in ")


def test_help_imports_neither_torch_nor_bokeh() -> None:
    asks = "import sys; from generator import cli; cli.main(['build', '--help']); sys.exit('torch' in sys.modules)"
    heavy = asks.replace("'torch' in sys.modules", "bool({'torch', 'bokeh'} & set(sys.modules))")
    assert (
        subprocess.run([sys.executable, "-c", heavy], cwd=ROOT, stdout=subprocess.DEVNULL, check=False).returncode == 0
    )


def test_translations_are_recorded_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli.building, "ROOT", make_tree(tmp_path).root)
    assert cli.main(["translated", "pages.home", "ui"]) == 0
    assert capsys.readouterr().out == "Recorded as saying the same in both languages: 3\n"


def test_new_knows_what_it_can_begin(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["new", "pagina", "x"]) != 0
    assert "preset" in capsys.readouterr().err
