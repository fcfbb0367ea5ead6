"""Accept what a build of before/ gives now; read the difference before committing it."""

import shutil
import tempfile
from pathlib import Path

from generator.pipeline import build
from tests.site import AFTER, lay_out, snapshot

with tempfile.TemporaryDirectory() as folder:
    root = lay_out(Path(folder) / "tiny")
    build(root, root / "site", root / ".cache", print)
    shutil.rmtree(AFTER, ignore_errors=True)
    for name, text in snapshot(root / "site").items():
        (AFTER / name).parent.mkdir(parents=True, exist_ok=True)
        (AFTER / name).write_text(text, encoding="utf-8")
