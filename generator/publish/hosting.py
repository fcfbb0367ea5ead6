"""What a host is told about a site that it serves."""

from __future__ import annotations

from generator.model import OutputFile

NOT_FOR_JEKYLL = ".nojekyll"
"""GitHub Pages then publishes the files as they are, and does not take them for the sources of a site."""


def hosting_files() -> tuple[OutputFile, ...]:
    """Files that no reader sees."""
    return (OutputFile(NOT_FOR_JEKYLL, b""),)
