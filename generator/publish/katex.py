"""KaTeX's style sheet and fonts, cut to what the pages' formulas use."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path, PurePosixPath

import tinycss2
from tinycss2.ast import AtRule, Declaration, IdentToken, LiteralToken, Node, QualifiedRule, StringToken, URLToken

from generator.held import held
from generator.model import OutputFile
from generator.publish.fonts import with_glyphs
from generator.publish.formulas_used import FormulasUsed

FOLDER = "assets/katex"
ROOT_FAMILY = "KaTeX_Main"
# The name that KaTeX's fonts keep for themselves, and ours for those that are cut: their licence asks for another.
KEPT_NAME, CUT_NAME = "KaTeX_", "Atenta_"
# On the elements around a formula's visible half; and what elements there are in it, as a selector names them.
ALWAYS = frozenset({"katex", "katex-display", "katex-mathml"})
ELEMENTS = frozenset({"<span>", "<svg>", "<path>"})


def katex_files(katex: Path, used: FormulasUsed, cache: Path) -> tuple[OutputFile, ...]:
    """The style sheet without rules for classes that are nowhere, and a woff2 for each face of each family in use.

    katex: the folder of npm's package. cache: where fonts, cut to the letters that their family sets, are kept.
    """
    css = (katex / "dist/katex.css").read_text(encoding="utf-8")
    rules = held("rules of KaTeX", css, lambda: _rules(css))
    letters = held("letters of KaTeX", (css, used), lambda: _letters(rules, used))
    sheet, fonts = list[str](), list[OutputFile]()
    places = [ALWAYS | ELEMENTS | classes for classes in used.classes]
    for rule in rules:
        if not isinstance(rule, AtRule) or rule.lower_at_keyword != "font-face":
            if not isinstance(rule, QualifiedRule) or (_meets(rule, places) and _declarations(rule)):
                sheet.append(rule.serialize())
        elif wanted := letters.get(_family(_declarations(rule)) or ""):
            font = katex / "dist" / _woff2(rule)
            name = f"fonts/{_named(font.name).lower()}"
            fonts.append(OutputFile(f"{FOLDER}/{name}", with_glyphs(font, wanted, cache)))
            sheet.append(_face(rule, name))
    return (OutputFile(f"{FOLDER}/katex.css", _named("\n".join([*sheet, ""])).encode()), *fonts)


def _named(text: str) -> str:
    """The same with the names of the cut fonts."""
    return text.replace(KEPT_NAME, CUT_NAME)


def _rules(css: str) -> Sequence[Node]:
    return tinycss2.parse_stylesheet(css, skip_comments=True, skip_whitespace=True)


def _meets(rule: QualifiedRule, places: Sequence[frozenset[str]]) -> bool:
    """Whether some element may be what a selector of the rule names."""
    return any(selector <= classes for selector in _selectors(rule) for classes in places)


def _letters(rules: Sequence[Node], used: FormulasUsed) -> dict[str, str]:
    """The letters that each family sets."""
    styled = [
        (family, selector)
        for rule in rules
        if isinstance(rule, QualifiedRule) and (family := _family(_declarations(rule))) is not None
        for selector in _selectors(rule)
    ]
    found: dict[str, set[str]] = {}
    for path, letters in used.letters.items():
        for family in _families(path, styled):
            found.setdefault(family, set()).update(letters)
    return {family: "".join(sorted(letters)) for family, letters in found.items()}


def _families(path: tuple[frozenset[str], ...], styled: Sequence[tuple[str, set[str]]]) -> set[str]:
    """The families that rules give to the innermost element that has one, told generously."""
    for depth in range(len(path), 0, -1):
        own, around = path[depth - 1], ALWAYS.union(*path[:depth])
        families = {family for family, selector in styled if selector & own and selector <= around | ELEMENTS}
        if families:
            return families
    return {ROOT_FAMILY}


def _selectors(rule: QualifiedRule) -> list[set[str]]:
    """The classes that each of the rule's selectors names, and the elements."""
    selectors: list[set[str]] = [set()]
    for before, token in zip([None, *rule.prelude], rule.prelude, strict=False):
        if _is(token, ","):
            selectors.append(set())
        elif isinstance(token, IdentToken) and not _is(before, ":"):
            selectors[-1].add(token.value if _is(before, ".") else f"<{token.value}>")
    return selectors


def _is(token: Node | None, sign: str) -> bool:
    return isinstance(token, LiteralToken) and token.value == sign


def _family(declarations: Sequence[Declaration]) -> str | None:
    """KaTeX's family that font or font-family names, without its prefix of quotes."""
    for declaration in declarations:
        if declaration.lower_name in ("font", "font-family"):
            names = (token.value for token in declaration.value if isinstance(token, IdentToken | StringToken))
            return next((name for name in names if name.startswith("KaTeX_")), None)
    return None


def _declarations(rule: AtRule | QualifiedRule) -> list[Declaration]:
    parsed = tinycss2.parse_blocks_contents(rule.content or [], skip_comments=True, skip_whitespace=True)
    return [each for each in parsed if isinstance(each, Declaration)]


def _woff2(rule: AtRule) -> PurePosixPath:
    """The face's woff2; every other format is left out, since every browser that we serve reads this one."""
    urls = (token.value for token in rule.content or [] if isinstance(token, URLToken))
    return PurePosixPath(next(url for url in urls if url.endswith(".woff2")))


def _face(rule: AtRule, name: str) -> str:
    kept = [each.serialize() for each in _declarations(rule) if each.lower_name != "src"]
    return "@font-face { " + "; ".join([*kept, f'src: url({name}) format("woff2")']) + " }"
