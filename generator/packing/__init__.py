"""The forms in which a finished site is handed on: from its folder as it is, with nothing rendered or computed anew."""

from generator.packing.finished import finished_site
from generator.packing.forms import FORMS
from generator.packing.tools import MissingToolError
from generator.packing.writing import write_packages

__all__ = ["FORMS", "MissingToolError", "finished_site", "write_packages"]
