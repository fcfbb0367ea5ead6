"""The usual slips of a hand that writes TOML, known by what stands where its reader stops."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable
from dataclasses import replace

from generator.errors import Problem, Where, did_you_mean
from generator.messages import NOTHING, Said, say

_COMMA = re.compile(r"-?\d+,\d+")
_NUMBER = re.compile(r"-?\d+(\.\d+)?")
_CURLY = "“”„‟«»‘’"
_OF_A_VALUE = re.compile(r'["\w{\[\'-]')
_KEYS = {
    "idioma": "lang",
    "titulo": "title",
    "descripcion": "description",
    "texto": "text",
    "nombre": "name",
    "respuesta": "answer",
    "clase": "kind",
    "tipo": "kind",
    "tolerancia": "tolerance",
    "pistas": "hints",
    "opciones": "options",
    "estado": "state",
    "direccion": "address",
    "temperatura": "temperature",
    "semilla": "seed",
    "fila": "row",
    "columna": "column",
    "frase": "text",
    "oracion": "text",
    "pista": "hints",
    "opcion": "options",
    "autor": "authors",
    "autores": "authors",
    "ano": "year",
    "paginas": "pages",
    "cabeza": "head",
    "cabezas": "heads",
    "peso": "weight",
    "lugar": "place",
    "numero": "number",
    "celda": "cell",
    "orden": "order",
    "espanol": "es",
    "castellano": "es",
    "spanish": "es",
    "ingles": "en",
    "english": "en",
}
"""What a Spanish speaker may write for a key or for one of a few words; accents are gone by then."""


def plain(name: str) -> str:
    """A name without accents: titulo for título."""
    return "".join(each for each in unicodedata.normalize("NFKD", name) if not unicodedata.combining(each))


def nearest_key(name: str, known: Iterable[str]) -> Said:
    """A hint that names the key that is meant: one spelt alike, or what the Spanish word is here."""
    known = tuple(known)
    meant = _KEYS.get(plain(name).lower(), "")
    return did_you_mean(meant if meant in known else name, known)


def with_a_point(value: object) -> Said:
    """A hint for a number with a decimal comma; nothing for whatever is none."""
    if not isinstance(value, str) or not _COMMA.fullmatch(value.strip()):
        return NOTHING
    return say("The decimal takes a point: {number}", number=value.strip().replace(",", "."))


def as_wanted(value: object, wanted: str) -> Said:
    """A hint for a text where a number or a list is wanted: the same as it is to be written."""
    if not isinstance(value, str) or not value:
        return NOTHING
    if wanted == "number" and _NUMBER.fullmatch(value):
        return say("Without quotes: {number}", number=value)
    return say("Write {value}.", value=f"[{json.dumps(value, ensure_ascii=False)}]") if wanted == "list" else NOTHING


def slip(where: Where, said: str) -> Problem | None:
    """What is told of a slip that shows in the line itself. said: what the reader of TOML says."""
    problems = (look(where, said) for look in (_curly, _decimal, _accent, _comma_missing, _quotes_within))
    return next((problem for problem in problems if problem), None)


def _parts(where: Where) -> tuple[str, str]:
    line, at = where.shown or "", (where.column or 1) - 1
    return line[:at], line[at:]


def _curly(where: Where, said: str) -> Problem | None:
    before, behind = _parts(where)
    at = len(before)
    if not behind[:1] or behind[0] not in _CURLY:
        # A straight quote that a curly one was to close: the reader goes on to the end of the line.
        written = before.rstrip(" \t,]}")
        at = len(written) - 1
        if not ("string" in said or "'\\n'" in said) or not written or written[-1] not in _CURLY:
            return None
    expected = say('straight quotes: "text"')
    return Problem(replace(where, column=at + 1, end=at + 2), say("curly quotes around a value"), expected)


def _decimal(where: Where, said: str) -> Problem | None:
    del said
    before, behind = _parts(where)
    whole, rest = re.search(r"=\s*(-?\d+)$", before), re.match(r",\d+", behind)
    if not whole or not rest:
        return None
    start, number = whole.start(1), whole[1] + rest[0]
    place = replace(where, column=start + 1, end=start + len(number) + 1)
    return Problem(place, say("a decimal comma: {number}", number=number), say("a point"), with_a_point(number))


def _accent(where: Where, said: str) -> Problem | None:
    before, behind = _parts(where)
    key = re.match(r"\s*(?P<name>\w[\w -]*?)\s*=", before + behind)
    if (
        key is None
        or key["name"].isascii()
        or not len(before) <= key.end()
        or "value" in said.split("key/value", maxsplit=1)[0]
    ):
        return None
    name, start = key["name"], key.start("name")
    hint = say("Without accents: {name}", name=_KEYS.get(plain(name).lower(), plain(name)))
    place = replace(where, column=start + 1, end=start + len(name) + 1)
    return Problem(place, say("the name {name}", name=name), say("letters a–z, digits, - or _"), hint)


def _comma_missing(where: Where, said: str) -> Problem | None:
    _, behind = _parts(where)
    next_name = re.match(r"[\w-]+ *=", behind)
    in_table = said.startswith("Unclosed inline table") and next_name
    in_list = said.startswith("Unclosed array") and _OF_A_VALUE.match(behind) and not next_name
    if not in_table and not in_list:
        return None
    hint = say("Write a comma before it.")
    return Problem(where, say("two values without a comma between them"), say("a comma, or the end"), hint)


def _quotes_within(where: Where, said: str) -> Problem | None:
    before, behind = _parts(where)
    if not said.startswith(("Expected newline", "Unclosed")) or not before.rstrip().endswith('"') or '"' not in behind:
        return None
    found, expected = say("quotes within a text in quotes"), say("single quotes around it, or \\ before each within")
    return Problem(where, found, expected, say('Write \'… "…" …\', or "… \\"…\\" …".'))
