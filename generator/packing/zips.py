"""Archives that are the same bytes whenever and wherever they are made."""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

# The first moment that the format knows. What a file was called and what is in it is all that an archive tells.
MOMENT = (1980, 1, 1, 0, 0, 0)
UNIX = 3
PLAIN_FILE = 0o100644 << 16


def zipped(files: Mapping[str, bytes]) -> bytes:
    """The files, by their paths, as one archive, in the order in which they are given."""
    body = BytesIO()
    with ZipFile(body, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for path, content in files.items():
            entry = ZipInfo(path, MOMENT)
            entry.create_system, entry.external_attr, entry.compress_type = UNIX, PLAIN_FILE, ZIP_DEFLATED
            archive.writestr(entry, content)
    return body.getvalue()
