"""What every page loads, without remarks and indents: it is written to be read and sent to be run."""

from __future__ import annotations

import re

# Whatever may hold the signs of a remark comes first, so that it is taken as a whole and kept.
STRING = r"""(?P<string>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')"""
TEXT = r"(?P<text>`(?:\\.|[^`\\])*`)"
REMARK = r"/\*.*?\*/"
REMARK_LINE = r"(?m:^)[ \t]*//[^\n]*\n"
SHEET = re.compile(rf"{STRING}|{REMARK}", re.DOTALL)
SCRIPT = re.compile(rf"{STRING}|{TEXT}|{REMARK}|{REMARK_LINE}", re.DOTALL)
INDENT = re.compile(r"^\s+|[ \t]+$", re.MULTILINE)


def tight_sheet(sheet: str) -> str:
    """A style sheet of ours with the same rules."""
    return INDENT.sub("", SHEET.sub(lambda found: found["string"] or "", sheet))


def tight_script(script: str) -> str:
    """A script of ours with the same code in the same lines; as it is if a text in it runs over lines."""
    if any("\n" in found["text"] for found in SCRIPT.finditer(script) if found["text"]):
        return script
    return INDENT.sub("", SCRIPT.sub(lambda found: found["string"] or found["text"] or "", script))
