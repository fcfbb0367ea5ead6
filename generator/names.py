"""Names of files that every disk and system keeps as they are: FAT32, exFAT, NTFS, APFS, ext4, a web server."""

from __future__ import annotations

import re

SAFE = re.compile(r"[a-z0-9._-]*[a-z0-9_-]")
LONGEST = 120
# What Windows takes for a device, whatever follows the point.
DEVICES = re.compile(r"(con|prn|aux|nul|com[0-9]|lpt[0-9])(\..*)?")


def is_safe(path: str) -> bool:
    """Whether a path, with / between folders, comes back unchanged from anywhere, and leads nowhere else."""
    parts = path.split("/")
    return len(path) <= LONGEST and all(SAFE.fullmatch(part) and not DEVICES.fullmatch(part) for part in parts)
