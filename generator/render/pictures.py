"""![words](picture:NAME.png) becomes a teacher's own picture; alone, and with a title, a figure with that caption."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from markdown.treeprocessors import Treeprocessor

from generator.errors import Problem, did_you_mean
from generator.messages import one_of, say
from generator.model import PICTURES, Content, Picture, Prose
from generator.render.placing import place
from generator.render.urls import page_path, relative

SCHEME = "picture:"
CAPTIONED = re.compile(
    rf"""\s*(?P<picture>!\[(?:(?!\]\().)*\]\(\s*<?{SCHEME}[^\s)>]+>?)\s+(?P<quote>["'])(?P<caption>(?:(?!!\[).)+)(?P=quote)\s*\)\s*""",
    re.DOTALL,
)


class Captions(Treeprocessor):
    """Makes figures of paragraphs while their text is still as it was written: so a caption is set as any text is."""

    def run(self, root: ElementTree.Element) -> None:
        """Visit every paragraph; Markdown calls this."""
        for element in root.iter("p"):
            found = CAPTIONED.fullmatch(element.text or "")
            if found and not len(element):
                element.tag, element.text = "figure", f"{found['picture']})"
                element.set("class", "figure")
                caption = found["caption"].replace(f"\\{found['quote']}", found["quote"])
                ElementTree.SubElement(element, "figcaption").text = caption


class OwnPictures(Treeprocessor):
    """Leads each picture to its file, with its size, so that no line moves when it comes."""

    def __init__(self, prose: Prose, content: Content, problems: list[Problem]) -> None:
        super().__init__()
        self._prose, self._content, self._problems = prose, content, problems

    def run(self, root: ElementTree.Element) -> None:
        """Visit every picture; Markdown calls this."""
        for image in root.iter("img"):
            if image.get("src", "").startswith(SCHEME):
                self._lead(image, image.get("src", "").removeprefix(SCHEME))

    def _lead(self, image: ElementTree.Element, name: str) -> None:
        known = self._content.pictures
        if not image.get("alt", "").strip():
            self._problems.append(self._without_words(name))
        if name not in known:
            found = say("the picture {name}", name=name)
            expected = one_of(sorted(known), name) if known else say("a file of content/pictures")
            where = place(self._prose, f"{SCHEME}{name}")
            self._problems.append(Problem(where, found, expected, did_you_mean(name, known)))
            return
        here = page_path(self._content.site, self._prose.page, self._prose.language)
        image.set("src", relative(here, f"{PICTURES}/{name}"))
        image.attrib.update(_shown(known[name]))

    def _without_words(self, name: str) -> Problem:
        written = re.search(rf"!\[\s*\](?=\(\s*<?{re.escape(SCHEME + name)})", self._prose.markdown)
        where = self._prose.where(*written.span()) if written else place(self._prose, f"{SCHEME}{name}")
        found, expected = (
            say("a picture without words"),
            say("between [ and ] what there is to see, for those who do not see it"),
        )
        return Problem(where, found, expected, say("Write {address}.", address=f"![…]({SCHEME}{name})"))


def _shown(picture: Picture) -> dict[str, str]:
    size = {"width": str(picture.width), "height": str(picture.height)}
    return {"class": "picture", **size, "loading": "lazy", "decoding": "async"}
