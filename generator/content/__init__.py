"""Text becomes types: everything that a teacher edits is read, checked and told about in one go."""

from generator.content.loading import load
from generator.content.starting import begin
from generator.content.translations import confirm

__all__ = ["begin", "confirm", "load"]
