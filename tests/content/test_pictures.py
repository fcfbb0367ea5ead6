import pytest

from generator.content import load
from generator.model import Picture
from tests.content.drawn import drawn, moving, noise
from tests.content.tiny import Tree


@pytest.mark.parametrize("name", ["a.png", "our-class-2.jpg", "b.jpeg", "c.webp"])
def test_a_picture_is_read_by_its_name_with_its_size_and_its_bytes(name: str, tree: Tree) -> None:
    body = drawn({"png": "PNG", "webp": "WEBP"}.get(name.partition(".")[2], "JPEG"), 40, 20)
    tree.write(f"pictures/{name}", body)
    assert load(tree.root).pictures == {name: Picture(name, 40, 20, body)}


def test_no_folder_is_no_picture_and_neither_is_what_a_system_leaves_in_one(tree: Tree) -> None:
    assert load(tree.root).pictures == {}
    tree.write("pictures/.gitkeep", "")
    tree.write("pictures/Thumbs.db", "x")
    assert load(tree.root).pictures == {}


@pytest.mark.parametrize(("turn", "size"), [(1, (40, 20)), (3, (40, 20)), (6, (20, 40)), (8, (20, 40))])
def test_a_photograph_has_the_size_in_which_browsers_show_it(turn: int, size: tuple[int, int], tree: Tree) -> None:
    tree.write("pictures/a.jpg", drawn("JPEG", 40, 20, turn=turn))
    found = load(tree.root).pictures["a.jpg"]
    assert (found.width, found.height) == size


@pytest.mark.parametrize("kind", ["PNG", "WEBP"])
def test_what_not_all_browsers_turn_is_a_fault(kind: str, tree: Tree) -> None:
    tree.write(f"pictures/a.{kind.lower()}", drawn(kind, turn=6))
    assert [fault.partition(";")[0] for fault in tree.faults()] == [
        f"content/pictures/a.{kind.lower()}: a picture that some browsers turn and others do not"
    ]


def test_a_photograph_behind_which_a_camera_has_put_another_is_a_jpeg(tree: Tree) -> None:
    tree.write("pictures/a.jpg", moving("MPO"))
    assert load(tree.root).pictures["a.jpg"].width == 40


@pytest.mark.parametrize("kind", ["PNG", "WEBP"])
def test_a_picture_that_moves_is_a_fault(kind: str, tree: Tree) -> None:
    name = f"content/pictures/a.{kind.lower()}"
    tree.write(name.removeprefix("content/"), moving(kind))
    assert tree.faults() == [f"{name}: a picture that moves; expected one that stands still."]


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP"])
def test_a_picture_of_which_a_part_is_missing_is_told_and_nothing_else_falls(kind: str, tree: Tree) -> None:
    name = {"PNG": "a.png", "JPEG": "a.jpg", "WEBP": "a.webp"}[kind]
    whole = drawn(kind, 200, 200)
    for length in (0, 3, 12, 40, len(whole) // 2):
        tree.write(f"pictures/{name}", whole[:length])
        [fault] = tree.faults()
        found = fault.partition(";")[0]
        assert found in {f"content/pictures/{name}: {what}" for what in ("a broken picture", "what is no picture")}


def test_a_picture_for_another_program_says_what_to_save_it_as(tree: Tree) -> None:
    for name in ("Mi foto.HEIC", "plan.svg", "wave.gif"):
        tree.write(f"pictures/{name}", "x")
    save = "Open it in a program for pictures, save it as"
    assert [fault.rpartition("WebP. ")[2] for fault in tree.faults()] == [
        f"{save} JPEG and call it mi-foto.jpg.",
        f"{save} PNG and call it plan.png.",
        f"{save} PNG and call it wave.png.",
    ]


@pytest.mark.parametrize(
    ("name", "kind", "hint"),
    [
        ("a.png", "JPEG", "expected a name that ends in .jpg. Call it a.jpg."),
        ("a.jpeg", "WEBP", "expected a name that ends in .webp. Call it a.webp."),
        ("a.jpg", "BMP", "save it as JPEG and call it a.jpg."),
    ],
)
def test_a_name_that_says_what_the_file_is_not_is_told(name: str, kind: str, hint: str, tree: Tree) -> None:
    tree.write(f"pictures/{name}", drawn(kind))
    [fault] = tree.faults()
    assert fault.endswith(hint)


def test_a_name_is_in_small_letters_and_a_better_one_is_told(tree: Tree) -> None:
    tree.write("pictures/Niña y Sol_2.JPG", drawn("JPEG"))
    assert tree.faults() == [
        'content/pictures/Niña y Sol_2.JPG: file name "Niña y Sol_2.JPG"; '
        "expected small letters a–z, digits or -, such as our-class.jpg. Call it nina-y-sol-2.jpg."
    ]


def test_all_that_is_wrong_with_a_picture_is_told_at_once(tree: Tree) -> None:
    tree.write("pictures/a.jpg", drawn("JPEG", 4001, 1200, place=True) + noise(400))
    assert [fault.partition("; ")[0].partition(": ")[2] for fault in tree.faults()] == [
        "a picture of 558 kB",
        "a picture of 4001 × 1200 px",
        "a photograph that tells where it was taken",
    ]


def test_a_place_in_the_words_of_other_programs_is_found_too(tree: Tree) -> None:
    tree.write("pictures/a.jpg", drawn("JPEG") + b'<x exif:GPSLatitude="40,25N"/>')
    assert "tells where it was taken" in tree.faults()[0]


def test_pictures_at_the_limit_pass_and_one_step_beyond_do_not(tree: Tree) -> None:
    body = drawn("PNG", 4000, 1)
    tree.write("pictures/a.png", body + bytes(400_000 - len(body)))
    assert tree.faults() == []
    tree.write("pictures/a.png", body + bytes(400_001 - len(body)))
    tree.write("pictures/b.png", drawn("PNG", 1, 4001))
    assert [fault.partition(". ")[0] for fault in tree.faults()] == [
        "content/pictures/a.png: a picture of 401 kB; expected at most 400 kB",
        "content/pictures/b.png: a picture of 1 × 4001 px; expected at most 4000 px a side",
    ]


def test_a_picture_is_for_all_languages_and_has_no_place_in_one(tree: Tree) -> None:
    tree.write("languages/fr/language.toml", 'name = "Français"\nlocale = "fr_FR"\nlender = "en"\n')
    tree.write("languages/fr/pictures/a.png", drawn())
    assert [fault.partition(";")[0] for fault in tree.faults()] == [
        'content/languages/fr/pictures/a.png: unknown "a.png"'
    ]
