"""A student answers a task, hands in a file, and goes on from it another day."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.test_accessibility import violations
from tests.browser.words import path_of, say

HIDDEN = ("heads", "d_k", "temperature", "seed", "causal", "divide", "positional", "sound", "unfold", "hints")


def test_a_student_answers_a_task_saves_a_file_and_goes_on_from_it(
    open_page: OpenPage, site: Path, tmp_path: Path
) -> None:
    page = open_page()
    task = f"task=Tarea&question=a&only=cold.subject-verb.find-the-cell&numbered=1&hide={'.'.join(HIDDEN)}"
    page.goto(f"{(site / path_of('exercises', 'es')).as_uri()}#{task}")
    expect(page.locator("[data-task-title]")).to_have_text("Tarea")
    # What the task hides is gone; what is asked about is there.
    expect(page.locator("[data-matrix]")).to_be_visible()
    for name in HIDDEN[:7]:
        expect(page.locator(f"[data-control={name}]")).to_be_hidden()
    problem, save = page.locator("[data-save-problem]"), page.locator("[name=save_answers]")
    save.click()
    expect(problem).to_have_text(say("es", "hand_in.no_name"))
    page.get_by_label(say("es", "task.name")).first.fill("Íñigo Ruiz")
    save.click()
    expect(problem).to_have_text(say("es", "hand_in.no_number"))
    page.get_by_label(say("es", "task.number")).fill("7")
    save.click()
    expect(problem).to_have_text(say("es", "hand_in.no_answers"))
    # What is written counts, though nobody pressed the button below it.
    page.locator("#question textarea").fill("Veo; 50 % & más")
    with page.expect_download() as download:
        save.click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == "atenta-inigo-ruiz-7.json"
    expect(page.locator("[data-saved]")).to_have_text(say("es", "hand_in.saved", file=file.name, count=1, all=4))
    expect(page).to_have_url(re.compile("answers=question"))
    address = page.url.split("#")[1]
    # On another day, in the other language: nothing is lost.
    english = (site / path_of("exercises", "en")).as_uri()
    page.goto(english)
    page.locator(".hand-in-more summary").click()
    chooser = page.locator("[name=hand_in]")
    chooser.set_input_files({"name": "cut.json", "mimeType": "application/json", "buffer": file.read_bytes()[:200]})
    expect(page.locator("[data-file-problem]")).to_contain_text(say("en", "hand_in.fault_cut"))
    chooser.set_input_files(file)
    expect(page.locator("[data-saved]")).to_have_text(say("en", "hand_in.opened", name="Íñigo Ruiz", count=1))
    expect(page).to_have_url(f"{english}#{address}")
    expect(page.locator("#question textarea")).to_have_value("Veo; 50 % & más")
    expect(page.get_by_label(say("en", "task.number"))).to_have_value("7")
    assert violations(page) == []
    # A code that was cut opens nothing; a link that was cut says so.
    code = page.evaluate("task => Atenta.task.write(Atenta.task.read(Atenta.reading.parts(task).found).task)", task)
    page.locator("#task-code").fill(code[:-3])
    page.locator("[data-task-code] [type=submit]").click()
    expect(page.locator("[data-code-problem]")).to_have_text(say("en", "task.cut"))
    expect(page.locator("[data-saved]")).to_have_text("")
    # The next student at this machine is told whose answers these are, and begins with none.
    page.goto("about:blank")
    page.goto(f"{english}#{code}&variant=7")
    page.locator("[name=begin_anew]").click()
    expect(page.locator("#question textarea")).to_have_value("")
    expect(page.get_by_label(say("en", "task.name")).first).to_have_value("")
    page.goto("about:blank")
    page.goto(f"{english}#{code[:-12]}")
    expect(page.locator("[data-problems]")).to_contain_text(say("en", "said.link_cut"))
