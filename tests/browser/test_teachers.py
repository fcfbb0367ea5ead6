"""A teacher sets a task by link and reads a folder of answers."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.test_accessibility import violations
from tests.browser.words import LANGUAGES, path_of, say

PUBLISHED = "https://school.example/atenta/"
CHOSEN = ("cold", "subject-verb", "find-the-cell")
# A class of thirty: every second student falls into the first error of the first exercise, every third of the second.
CLASS = """([task, chosen]) => {
    const page = JSON.parse(document.getElementById("page-data").textContent);
    const marking = Atenta.marking(page);
    return Array.from({ length: 30 }, (_, at) => at + 1).map((number) => {
        const entries = chosen.map((exercise, at) => {
            const { right, wrong } = marking.answers(exercise, number);
            const given = at < 2 && number % (at + 2) === 0 ? wrong[0] : right;
            const written = Atenta.given.write(exercise === "cold" ? String(given) : given);
            const { verdict } = marking.mark(exercise, written, number);
            return { exercise, given: written, verdict, tries: 1, hints: 0 };
        });
        const own = { exercise: "question", given: "~=1+1 " + number, verdict: "open", tries: 1, hints: 0 };
        return Atenta.hand_in.make({
            atenta: "hand-in", version: 1, language: "es", name: `Alumna ${number}`, number, task, state: task,
            entries: [own, ...entries], saved: "2025-03-04T10:00:00.000Z",
        });
    });
}"""


def set_a_task(page: Page, language: str) -> None:
    """Fill in the whole form."""

    def label(key: str) -> Locator:
        return page.get_by_label(say(language, f"teachers.{key}"), exact=True)

    label("title").fill("Tarea 3: ¿«frío»?")
    for name in CHOSEN:
        page.locator(f'[name=only][value="{name}"]').check()
    label("question").fill("¿Por qué?")
    page.locator("#heads").fill("9")
    page.locator("#temperature").fill("0,5")
    label("hide_hints").check()
    page.locator("[name=numbered]").check()
    label("published").fill(f"{PUBLISHED}es/ejercicios.html")


def test_a_task_becomes_a_link_a_picture_and_a_code(open_page: OpenPage, site: Path) -> None:
    page = open_page()
    page.goto((site / path_of("teachers", "es")).as_uri())
    expect(page.locator("[data-qr-note]")).to_have_text(say("es", "teachers.qr_local"))
    set_a_task(page, "es")
    expected = say("es", "teachers.opens_fault", value="9", expected=say("es", "said.expect_whole", min=1, max=8))
    expect(page.locator("#heads-problem")).to_have_text(expected)
    code = page.locator("[name=code]").input_value()
    assert page.locator("[name=link]").input_value() == f"{PUBLISHED}{path_of('exercises', 'es')}#{code}"
    expect(page.get_by_role("img", name=say("es", "teachers.qr_title", title="Tarea 3: ¿«frío»?"))).to_be_visible()
    assert violations(page) == []
    # The task stands in this page's own address: it comes back, in the other language too.
    page.get_by_role("link", name="English").click()
    expect(page.get_by_label(say("en", "teachers.title"), exact=True)).to_have_value("Tarea 3: ¿«frío»?")
    assert page.locator("[name=code]").input_value() == code
    assert page.locator("[name=temperature]").input_value() == "0.5"
    page.locator("[name=published]").fill("file:///site")
    expect(page.locator("#published-problem")).to_have_text(say("en", "teachers.published_fault", value="file:///site"))
    expect(page.locator("[data-link]")).to_be_hidden()


def folder(page: Page, site: Path, task: str, chosen: tuple[str, ...] = CHOSEN) -> list[Any]:
    """Thirty files, of which one is cut, one of another program and one of a later site; from the students' page."""
    page.goto((site / path_of("exercises", "en")).as_uri())
    texts: list[str] = page.evaluate(CLASS, [task, chosen])
    texts[3] = texts[3][: len(texts[3]) // 2]
    texts[7] = "name;points\nAna;10\n"
    texts[15] = texts[15].replace('"version": 1', '"version": 9')
    return [
        {"name": f"atenta-{at + 1}.json", "mimeType": "application/json", "buffer": text.encode()}
        for at, text in enumerate(texts)
    ]


def test_of_thirty_hand_ins_three_damaged_ones_are_named_and_the_rest_are_in_the_table(
    open_page: OpenPage, site: Path, tmp_path: Path
) -> None:
    page = open_page()
    files = folder(page, site, f"task=Tarea&question=a&only={'.'.join(CHOSEN)}&numbered=1")
    page.goto((site / path_of("teachers", "en")).as_uri())
    page.locator("[name=files]").set_input_files(files)
    expect(page.locator("[data-gathered-status]")).to_have_text(say("en", "teachers.gathered", count=27, damaged=3))
    reasons = {"4": say("en", "hand_in.fault_cut"), "8": say("en", "hand_in.fault_not_ours")}
    reasons["16"] = say("en", "hand_in.fault_version", version=9)
    said = {number: f"atenta-{number}.json {reason}" for number, reason in reasons.items()}
    assert page.locator("[data-damaged] li").all_inner_texts() == [said["4"], said["16"]]
    assert page.locator("[data-foreign] li").all_inner_texts() == [said["8"]]
    students = [number for number in range(1, 31) if number not in (4, 8, 16)]
    rows = [row.split("\t")[:2] for row in page.locator(".gathered tbody tr").all_inner_texts()]
    assert rows == [[str(each), f"Alumna {each}"] for each in students]
    foot = page.locator(".gathered tfoot").inner_text()
    for right in (sum(1 for each in students if each % 2), sum(1 for each in students if each % 3), 27):
        assert say("en", "teachers.right_of", right=right, all=27) in foot
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    assert violations(page) == []
    with page.expect_download() as download:
        page.get_by_role("button", name=say("en", "teachers.save_csv")).click()
    download.value.save_as(tmp_path / "table.csv")
    raw = (tmp_path / "table.csv").read_bytes()
    assert raw.startswith(b"\xef\xbb\xbf")
    table = list(csv.reader(io.StringIO(raw.decode("utf-8-sig"))))
    assert len(table) == 31
    assert table[1][:4] == ["1", "Alumna 1", "3", "3"]
    assert table[1][5] == "'=1+1 1"
    assert table[-1][-3:] == [reasons["16"], "", "atenta-16.json"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_says_which_option_is_right(open_page: OpenPage, site: Path, language: str) -> None:
    page = open_page()
    files = folder(page, site, "task=Tarea&only=wider", ("wider",))
    right = page.evaluate("() => Atenta.marking(JSON.parse(document.getElementById('page-data').textContent))"
                          ".answers('wider', null).right")  # fmt: skip
    page.goto((site / path_of("teachers", language)).as_uri())
    page.locator("[name=files]").set_input_files(files[:2])
    page.locator(".errors summary").click()
    lines = page.locator(".errors dd").all_inner_texts()
    assert len(lines) == 3
    told = say(language, "teachers.option_right", name="")
    assert [line.endswith(told) for line in lines] == [at == right for at in range(3)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_of_a_folder_that_are_chosen_again_by_themselves_count_once_and_copies_are_named(
    open_page: OpenPage, site: Path, tmp_path: Path, language: str
) -> None:
    page = open_page()
    files = folder(page, site, "task=Tarea&only=cold", ("cold",))[:3]
    page.goto((site / path_of("teachers", language)).as_uri())
    (tmp_path / "class").mkdir()
    for each in files:
        (tmp_path / "class" / each["name"]).write_bytes(each["buffer"])
    page.locator("[name=folder]").set_input_files(tmp_path / "class")
    status = page.locator("[data-gathered-status]")
    read = say(language, "teachers.gathered", count=3, damaged=0)
    expect(status).to_have_text(read)
    page.locator("[name=files]").set_input_files([*files, {**files[0], "name": "other.json"}])
    added = say(language, "teachers.added", added=0, before=3)
    copies = say(language, "teachers.copies", files="other.json")
    expect(status).to_have_text(f"{read} {added} {copies}")
    expect(page.locator(".gathered tbody tr")).to_have_count(3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_damaged_link_is_told_to_whoever_set_the_task(open_page: OpenPage, site: Path, language: str) -> None:
    page = open_page()
    page.goto((site / path_of("teachers", language)).as_uri() + "#task=X&only=nope&check=1")
    faults = (
        say(language, "teachers.link_task_part", value="nope"),
        say(language, "teachers.link_cut"),
        say(language, "teachers.link_no_exercise"),
    )
    told = page.locator("[data-problems] li")
    expect(told).to_have_text(faults)
    expect(page.locator("[name=title]")).to_have_value("X")
