"""Where no two rows of a table begin alike, what each begins with is its name, and is read aloud as such."""

from __future__ import annotations

from xml.etree import ElementTree

from markdown.treeprocessors import Treeprocessor


class RowNames(Treeprocessor):
    """Makes headers of the first cells where these tell the rows apart: CONTRIBUTING says so to whoever writes."""

    def run(self, root: ElementTree.Element) -> None:
        """Visit every table; Markdown calls this."""
        for table in root.iter("table"):
            for header in table.iterfind("thead/tr/th"):
                header.set("scope", "col")
            rows = [list(row) for row in table.iterfind("tbody/tr")]
            names = [_said(cells[0]) for cells in rows]
            if all(names) and len({*names}) == len(names) and all(len(cells) > 1 for cells in rows):
                for first, *_ in rows:
                    first.tag = "th"
                    first.set("scope", "row")


def _said(cell: ElementTree.Element) -> str:
    """What a cell says, pictures included."""
    pictures = (image.get("alt", "") for image in cell.iter("img"))
    return "".join((*cell.itertext(), *pictures)).strip()
