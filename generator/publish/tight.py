"""What every page loads, without remarks and indents: it is written to be read and sent to be run."""

from __future__ import annotations

import re
from functools import lru_cache

# Whatever may hold the signs of a remark comes first, so that it is taken as a whole and kept.
STRING = r"""(?P<string>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')"""
TEXT = r"(?P<text>`(?:\\.|[^`\\])*`)"
REMARK = r"/\*.*?\*/"
REMARK_LINE = r"(?m:^)[ \t]*//[^\n]*\n"
SHEET = re.compile(rf"{STRING}|{REMARK}", re.DOTALL)
# Space that parts nothing, and the last of a rule's semicolons. Before a colon a space is a descendant: it stays.
SPACE = re.compile(rf"{STRING}|\s*;?\s*(?P<end>\}})\s*|\s*(?P<sign>[{{;>])\s*|(?<=[:,])\s+")
SCRIPT = re.compile(rf"{STRING}|{TEXT}|{REMARK}|{REMARK_LINE}", re.DOTALL)
INDENT = re.compile(r"^\s+|[ \t]+$", re.MULTILINE)
# So many files at most are known by their text to a process that builds again and again.
MOST = 256


@lru_cache(maxsize=MOST)
def tight_sheet(sheet: str) -> str:
    """A style sheet with the same rules."""
    rules = SHEET.sub(lambda found: found["string"] or "", sheet).strip()
    return SPACE.sub(lambda found: found["string"] or found["end"] or found["sign"] or "", rules)


@lru_cache(maxsize=MOST)
def tight_script(script: str) -> str:
    """A script of ours with the same code in the same lines; as it is if a text in it runs over lines."""
    if any("\n" in found["text"] for found in SCRIPT.finditer(script) if found["text"]):
        return script
    return INDENT.sub("", SCRIPT.sub(lambda found: found["string"] or found["text"] or "", script))
