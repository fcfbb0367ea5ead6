"""README and CONTRIBUTING: every command, path, link and picture in them exists, and so does the fault they show."""

from __future__ import annotations

import re
import shlex
import shutil
from pathlib import Path

import pytest

from generator.bootstrap import COMMANDS
from generator.cli.group import commands
from generator.content import load
from generator.errors import BuildError
from generator.machine import ROOT
from tests.pictures import FOLDER, HEAVIEST, SHOTS

NAMES = ("README.md", "CONTRIBUTING.md", "CONTRIBUIR.md")
DOCUMENTS = {name: (ROOT / name).read_text(encoding="utf-8") for name in NAMES}
ROOMS = ("content", "generator", "static", "templates", "tests")
MADE = ("site/", "packed/", ".venv", "node_modules/", ".cache/", "bokeh.min.js", "manifest.txt", "assets/")
"""What a checkout has once something was run."""
EVERYWHERE = {"--help", "--lang", "--debug"}


@pytest.mark.parametrize("name", DOCUMENTS)
def test_each_command_is_one_of_ours_with_options_that_it_has(name: str) -> None:
    said = re.findall(r"python3 build\.py\b([^`\n]*)", DOCUMENTS[name])
    asked = [shlex.split(words, comments=True) for words in said]
    assert any(asked)
    for command, *rest in (words for words in asked if words):
        assert command in COMMANDS
        ours = {option for each in commands.commands[command].params for option in each.opts} if rest else set()
        assert {word for word in rest if word.startswith("--")} <= ours | EVERYWHERE


@pytest.mark.parametrize("name", DOCUMENTS)
def test_each_path_exists(name: str) -> None:
    """Below the checkout, or below the room of which the text speaks."""
    paths = re.findall(r"`([\w.-]+/[\w./-]*|\w[\w.-]*\.(?:toml|json|py|js|css|md|txt|yml))`", DOCUMENTS[name])
    rooms = [ROOT, *(room for top in ROOMS for room in (ROOT / top, *(ROOT / top).rglob("*")) if room.is_dir())]
    real = [path for path in paths if not path.startswith(MADE) and "NN-" not in path and "NAME" not in path]
    assert real
    assert [path for path in real if not any((room / path).exists() for room in rooms)] == []


@pytest.mark.parametrize("name", DOCUMENTS)
def test_each_link_leads_to_a_file_or_to_a_heading_of_its_own(name: str) -> None:
    titles = re.findall(r"^#+ (.*)$", DOCUMENTS[name], re.MULTILINE)
    headings = {f"#{title.lower().replace(' ', '-')}" for title in titles}
    for address in re.findall(r"\]\(([^)]+)\)", re.sub(r"`[^`]*`|^ {4}.*$", "", DOCUMENTS[name], flags=re.MULTILINE)):
        assert address in headings or (ROOT / address).is_file(), address


def test_each_picture_is_taken_by_the_script_and_light() -> None:
    shown = {name for text in DOCUMENTS.values() for name in re.findall(r"docs/pictures/([\w-]+)\.png", text)}
    assert shown == {shot.name for shot in SHOTS} == {path.stem for path in FOLDER.iterdir()}
    assert max(path.stat().st_size for path in FOLDER.iterdir()) <= HEAVIEST


@pytest.mark.parametrize(("name", "language"), [("CONTRIBUTING.md", "en"), ("CONTRIBUIR.md", "es")])
def test_the_fault_that_is_shown_is_told_so(name: str, language: str, tmp_path: Path) -> None:
    shutil.copytree(ROOT / "content", tmp_path / "content")
    shutil.copytree(ROOT / "templates", tmp_path / "templates")
    preset = tmp_path / "content/presets/1-gato.toml"
    preset.write_text(preset.read_text(encoding="utf-8").replace("text =", "txet ="), encoding="utf-8")
    with pytest.raises(BuildError) as stopped:
        load(tmp_path)
    told = "".join(f"    {row}\n" for row in stopped.value.told(language).split("\n"))
    assert told in DOCUMENTS[name]


@pytest.mark.parametrize("command", COMMANDS)
def test_the_table_of_commands_has_all_of_them(command: str) -> None:
    assert re.search(rf"^\| `{command}` \|", DOCUMENTS["README.md"], re.MULTILINE)
