"""Text to tokens."""

from __future__ import annotations

import unicodedata

import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st

from generator.attention.tokens import TokenProblem, check, identity, tokenize
from generator.model import MAX_CODE_POINTS, MAX_TOKENS

TEXT = st.text(st.characters(exclude_categories=["Cs"]))


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("el gato", ("el", "gato")),
        ("¿qué?", ("¿", "qué", "?")),
        ("rock'n'roll l’eau bien-être", ("rock'n'roll", "l’eau", "bien-être")),
        ("'el' -5 gato-", ("'", "el", "'", "-", "5", "gato", "-")),
        ("a--b", ("a", "-", "-", "b")),
        ("</td>", ("<", "/", "td", ">")),
        ("una_vez", ("una", "_", "vez")),
        ("שלום עולם", ("שלום", "עולם")),
        ("👩‍👩‍👧 👋🏽🇲🇽🇪🇸 ❤️#️⃣", ("👩‍👩‍👧", "👋🏽", "🇲🇽", "🇪🇸", "❤️", "#️⃣")),
        ("a\u00a0b\u3000c\u0085d", ("a", "b", "c", "d")),
        (" \n\t", ()),
    ],
)
def test_a_phrase_is_cut_into_words_and_single_graphemes(text: str, tokens: tuple[str, ...]) -> None:
    assert tokenize(text) == tokens


def test_a_combining_accent_and_a_composed_one_give_the_same_token() -> None:
    assert tokenize("cafe\u0301") == tokenize("caf\u00e9") == ("caf\u00e9",)


def test_an_accent_without_a_composed_form_stays_in_its_word() -> None:
    assert tokenize("x\u030c\u0308y") == ("x\u030c\u0308y",)


@given(TEXT)
def test_nothing_but_white_space_is_lost(text: str) -> None:
    assert "".join(tokenize(text)) == regex.sub(r"\p{White_Space}", "", unicodedata.normalize("NFC", text))


@given(TEXT)
def test_no_token_is_empty(text: str) -> None:
    assert "" not in tokenize(text)


@pytest.mark.parametrize(("token", "same"), [("Gato", "gato"), ("ÉL", "él"), ("ΣΊΣΥΦΟΣ", "σίσυφος"), ("İ", "i̇")])
def test_the_identity_is_the_lower_case_form(token: str, same: str) -> None:
    assert identity(token) == same


def test_no_token_is_refused_with_the_limit() -> None:
    assert check(()) == TokenProblem("empty", MAX_TOKENS, 0)


def test_a_token_too_many_is_refused_with_limit_and_count() -> None:
    assert check(["a"] * 33) == TokenProblem("too_many", 32, 33)


def test_a_token_too_long_is_refused_with_limit_count_and_token() -> None:
    assert check(["a", "𝕒" * 65]) == TokenProblem("too_long", 64, 65, "𝕒" * 65)


def test_the_most_and_the_longest_tokens_are_taken() -> None:
    assert check(["𝕒" * MAX_CODE_POINTS] * MAX_TOKENS) is None
