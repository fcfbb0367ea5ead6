"""The attention engine in torch, float64. The only door is `compute`; importing this package does not import torch."""

import os

# Read when torch is first imported. Our matrices are small: with more threads a build takes four times the processor's
# time for the same numbers, waiting for each other.
os.environ.setdefault("OMP_NUM_THREADS", "1")

from generator.attention.compute import compute
from generator.attention.pack import start_bundle, to_json, trace_bundle, trace_script

__all__ = ["compute", "start_bundle", "to_json", "trace_bundle", "trace_script"]
