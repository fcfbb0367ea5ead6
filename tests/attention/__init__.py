"""The engine comes before torch, which then finds how many threads it may use."""

import generator.attention  # noqa: F401
