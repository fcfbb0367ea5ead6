"""The route of a build: load, compute, draw, render, collect, write, check. Knows every room, does no room's work."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from generator.attention.asked import answers
from generator.attention.compute import compute
from generator.attention.pack import start_bundle, trace_script
from generator.cache import clear_partials, open_cache
from generator.content import load
from generator.errors import Problem
from generator.figures import kept_items
from generator.figures.charts import make_charts
from generator.messages import say
from generator.model import DOWNLOADS, BuildReport, Computed, Content, Download, Numbers, OutputFile, Preset
from generator.model.packages import Package
from generator.publish import (
    changed_before_pages,
    collect_assets,
    hosting_files,
    inspect_site,
    pictures_shown,
    refuse_at_once,
    sitemap_files,
    write_site,
)
from generator.publish.licences import libraries, shipped_by, with_licences
from generator.ramp import make_ramp
from generator.render import (
    NOTHING_EARLY,
    Early,
    Material,
    NumberFile,
    as_sent,
    asked_numbers,
    katex_version,
    look_at_texts,
    page_paths,
    render_site,
    traced,
)
from generator.turns import in_turn
from generator.versions import version


@dataclass(frozen=True)
class Wishes:
    """What else a build is asked for. packages: what the site offers to take away. early: what to show at once."""

    packages: Sequence[Package] = ()
    early: Early = NOTHING_EARLY


NO_WISHES = Wishes()


def build(root: Path, out: Path, cache: Path, tell: Callable[[str], None], wishes: Wishes = NO_WISHES) -> BuildReport:
    """Build the site of the project in `root` into `out`, and tell each step as it starts.

    cache: where dear results are kept; it may be thrown away at any time.
    Raises BuildError with every problem found; the site in `out` is then as it was.
    """
    refuse_at_once(out, root)
    open_cache(cache)
    with in_turn(cache, tell):
        clear_partials(cache)
        return _build(root, out, cache, tell, wishes)


def _build(root: Path, out: Path, cache: Path, tell: Callable[[str], None], wishes: Wishes) -> BuildReport:
    started = time.monotonic()
    tell(say("Reading content"))
    content = load(root, lambda found: look_at_texts(found, root, cache))
    ramp = make_ramp(content.palette.heatmap.ramp)
    if wishes.early.paths:
        for file in changed_before_pages(root, content.palette, ramp, out):
            wishes.early.show(file)
    tell(say("Computing attention"))
    computed = compute(content, cache)
    tell(say("Drawing figures"))
    shipped = shipped_by(root, cache)
    material = Material(
        content=content,
        computed=computed,
        ramp=ramp,
        figures=kept_items(ramp, cache),
        charts=make_charts(computed),
        bundle=start_bundle(computed.start),
        number_files=tuple(map(_number_file, computed.sweeps.numbers)),
        versions=_versions(computed, root),
        answers=answers(computed, asked_numbers(content), cache),
        downloads=tuple(map(_download, wishes.packages)),
        libraries=tuple(libraries(shipped)),
    )
    tell(say("Rendering pages"))
    rendered = render_site(material, root, cache, wishes.early)
    pages = tuple(file for file in rendered if file.path.endswith(".html"))
    assets = with_licences(collect_assets(root, content.palette, ramp, pages, cache), shipped)
    tell(say("Writing and checking the site"))
    numbers = (OutputFile(_script_path(each.preset), trace_script(each)) for each in computed.sweeps)
    assets = (*assets, *pictures_shown(content.pictures, pages))
    files = (*as_sent(rendered), *assets, *sitemap_files(content.site), *hosting_files(), *_offered(wishes.packages))
    look = _Look(content, root, cache)
    written = write_site(_giving_way(chain(files, numbers), wishes.early), out, page_paths(content.site), look)
    return BuildReport(
        pages=len(pages),
        files=written.files,
        bytes=written.bytes,
        traces=sum(each.runs for each in computed.sweeps.numbers),
        links=look.links,
        seconds=time.monotonic() - started,
        translations=content.translations,
    )


def _giving_way(files: Iterable[OutputFile], early: Early) -> Iterator[OutputFile]:
    for file in files:
        early.give_way()
        yield file


def _offered(packages: Sequence[Package]) -> Iterator[OutputFile]:
    return (OutputFile(f"{DOWNLOADS}/{package.name}", package.body) for package in packages)


def _download(package: Package) -> Download:
    whose = (package.language, package.title)
    return Download(package.form, package.name, package.bytes, package.sha256, *whose)


def _number_file(numbers: Numbers) -> NumberFile:
    return NumberFile(_script_path(numbers.preset), numbers.preset.text, numbers.runs, numbers.sha256)


def _script_path(preset: Preset) -> str:
    return f"assets/data/{preset.id}.js"


def _versions(computed: Computed, root: Path) -> dict[str, str]:
    """Everything that had a hand in the numbers and in how they are drawn."""
    drawn = {"bokeh": version("bokeh"), "katex": katex_version(root / "node_modules" / "katex")}
    return {**computed.versions, **drawn}


@dataclass
class _Look:
    """Checks what was written, and tells faults where they were made; knows then how many links it followed."""

    content: Content
    root: Path
    cache: Path
    links: int = 0

    def __call__(self, site: Path) -> Sequence[Problem]:
        found = inspect_site(site, self.cache)
        self.links = found.links
        return traced(found.problems, self.content, self.root)
