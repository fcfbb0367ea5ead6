from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

import numpy as np
import pytest

from generator.memory import BUILDS, NAME, Memory, fingerprint


@dataclass(frozen=True)
class Pair:
    one: object
    other: object


def test_what_was_kept_and_saved_is_recalled_by_the_next(tmp_path: Path) -> None:
    first = Memory(tmp_path)
    first.keep("key", {"html": "ñ"})
    first.save()
    assert Memory(tmp_path).recall("key") == {"html": "ñ"}
    assert Memory(tmp_path).recall("other") is None


def test_what_is_asked_for_no_longer_is_forgotten_after_some_builds(tmp_path: Path) -> None:
    for at in range(BUILDS + 2):
        memory = Memory(tmp_path)
        memory.keep(f"{at}", at)
        memory.recall("1")
        memory.save()
    assert [Memory(tmp_path).recall(key) for key in ("0", "1", "2")] == [None, 1, 2]


@pytest.mark.parametrize("spoilt", [b"", b"short", b"X" * 4000])
def test_a_spoilt_file_is_forgotten(spoilt: bytes, tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(spoilt)
    assert Memory(tmp_path).recall("key") is None


def test_without_a_folder_it_remembers_within_one_build_alone() -> None:
    memory = Memory()
    memory.keep("key", 1)
    memory.save()
    assert memory.recall("key") == 1


def test_what_has_no_key_is_forgotten_at_once() -> None:
    memory = Memory()
    memory.keep("", 1)
    assert memory.recall("") is None


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("a", "b"),
        (1, True),
        (1, 1.0),
        (1, "1"),
        (["a", "b"], ["b", "a"]),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}),
        (Pair(1, 2), Pair(2, 1)),
        (np.array([1.0, 2.0]), np.array([2.0, 1.0])),
        (np.array([[1.0, 2.0]]), np.array([1.0, 2.0])),
        (frozenset("ab"), frozenset("abc")),
        ({Pair(1, 2): np.array([1.0])}, {Pair(1, 2): np.array([2.0])}),
        ({("home", "es"): Pair({("a", 1): 2}, 1)}, {("home", "es"): Pair({("a", 1): 3}, 1)}),
    ],
)
def test_values_that_differ_have_fingerprints_that_differ(one: object, other: object) -> None:
    assert fingerprint(one) != fingerprint(other)


def test_equal_values_have_one_fingerprint_however_they_were_made() -> None:
    one, other = "a" * 3, "".join(["a", "aa"])
    assert fingerprint([one, one]) == fingerprint([one, other])
    assert fingerprint(frozenset(["a", "b", "c"])) == fingerprint(frozenset(["c", "b", "a"]))
    assert fingerprint(MappingProxyType({"a": 1})) == fingerprint(MappingProxyType({"a": 1}))


def test_what_cannot_be_told_has_none() -> None:
    with pytest.raises(TypeError):
        fingerprint(object())
