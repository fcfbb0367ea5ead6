"""The attention engine in torch, float64. The only door is `compute`; importing this package does not import torch."""

from generator.attention.compute import compute
from generator.attention.pack import start_bundle, to_json, trace_bundle, trace_script

__all__ = ["compute", "start_bundle", "to_json", "trace_bundle", "trace_script"]
