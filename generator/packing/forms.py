"""Every form by its name: a function from the finished site to the files that are handed on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from generator.model.packages import FinishedSite, Package
from generator.packing.pdf import pdf_packages
from generator.packing.scorm import scorm_packages
from generator.packing.single import single_packages
from generator.packing.usb import usb_packages
from generator.packing.zim import zim_packages

Form = Callable[[FinishedSite], tuple[Package, ...]]
FORMS: Mapping[str, Form] = MappingProxyType(
    {
        "usb": usb_packages,
        "single": single_packages,
        "scorm": scorm_packages,
        "zim": zim_packages,
        "pdf": pdf_packages,
    }
)
"""In the order in which they are told. A form whose tool this machine lacks raises MissingToolError."""
