"""Each explorer as one file that can be read as it is: its sheets and scripts stand in it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import PurePosixPath

from generator.model.packages import FinishedSite, Package
from generator.packing.single.inlining import inlined
from generator.packing.single.leaving import by_itself

EXPLORER = "data-explorer"
LICENCES = "assets/licences/"


def explorer_packages(site: FinishedSite) -> Iterator[Package]:
    """A package for each page with an explorer in it, in the order of the site."""
    taken = set[str]()
    for page in site.pages:
        written = (site.folder / page.path).read_text(encoding="utf-8")
        if EXPLORER not in written:
            continue
        name = f"{site.stem}-{PurePosixPath(page.path).stem}"
        # Two languages may call a page the same.
        name = f"{name}-{page.language}" if name in taken else name
        taken.add(name)
        alone = by_itself(site, page, written).replace("</body>", f"{_licences(site)}</body>", 1)
        body = inlined(site, page.path, alone).encode()
        yield Package("single", f"{name}.html", page.language, body, page.title)


def _licences(site: FinishedSite) -> str:
    """Those of the libraries, which ask to be handed on with them; nothing reads or shows these blocks."""
    paths = (path for path in site.files() if path.startswith(LICENCES))
    texts = ((PurePosixPath(path).stem, (site.folder / path).read_text(encoding="utf-8")) for path in paths)
    return "".join(f'<script type="text/plain" data-licence="{name}">\n{text}</script>\n' for name, text in texts)
