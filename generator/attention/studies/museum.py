"""What the museum hangs: faults of attention figures made again on purpose, each beside the true map.

All maps but three are of the phrase and the model with which the simulator opens. Columns are matrices, row after row:

    head_0 … head_3            the true weights of each head
    axes                       H3 with rows and columns swapped
    columns                    H0 with softmax taken down the columns
    late causal                H1 masked after softmax, and before it (NaN where a key is masked)
    unsummed                   H0 without the division by the sum
    winners                    H2 with 1 for the largest of each row and 0 for all others
    mean                       the four heads averaged
    shifted whole              a head that looks at the word before: with one label too few, and as it is
    picked                     of all the maps that were looked through, that in which one word looks most at another

and `counts`, in how many of those maps it does so by 0 to 0.1, by 0.1 to 0.2 …
"""

from __future__ import annotations

import math

import torch
from torch import Tensor

from generator.attention.measures import mean_entropy
from generator.attention.positional import sinusoidal
from generator.attention.random_model import run
from generator.attention.scaled_dot_product import Attention, causal_mask, scaled_dot_product_attention, softmax
from generator.attention.sweep import frozen
from generator.model import Study

PHRASE = ("el", "gato", "se", "sienta", "en", "la", "alfombra")
"""The phrase with which the simulator opens; a test holds it to that, and the model to the simulator's."""
SEED, N_HEADS, D_K = 2017, 4, 8
EL, GATO, EN, LA = 0, 1, 4, 5
QUEEN = ("la", "reina", "mando", "al", "rey", "a", "dormir")
REINA, MANDO = 1, 2
"""A subject and the verb that one would like it to look at."""
SEEDS, PICKED_HEADS, PICKED_D_K = range(1, 126), 8, 4
BINS = 10
POSITION_WIDTH, POSITION_TEMPERATURE = 64, 0.1


def make() -> Study:
    """Every exhibit, and the numbers that the text says of it."""
    attention = attend(PHRASE, N_HEADS, D_K, SEED)
    maps = attention.weights
    columns = {f"head_{head}": maps[head] for head in range(N_HEADS)} | broken(attention)
    columns["shifted"], columns["whole"] = labelled()
    found, looked = picked()
    columns |= {"picked": found, "counts": torch.histc(looked, BINS, 0, 1)}
    facts = sums(columns) | looks(columns, maps) | picks(looked)
    facts |= {"position_width": float(POSITION_WIDTH), "position_temperature": POSITION_TEMPERATURE}
    return Study("museum", {name: frozen(column.flatten().contiguous()) for name, column in columns.items()}, facts)


def attend(tokens: tuple[str, ...], n_heads: int, d_k: int, seed: int, mask: Tensor | None = None) -> Attention:
    """The random model on a phrase. Matrices are (n_heads, n, n)."""
    parts = run(tokens, n_heads, d_k, seed=seed)
    return scaled_dot_product_attention(parts.Q, parts.K, parts.V, mask=mask)


def broken(attention: Attention) -> dict[str, Tensor]:
    """The faults that are made of a head's own numbers, each (n, n), with what the mask should have given."""
    maps, scaled = attention.weights, attention.scaled
    future = causal_mask(len(PHRASE), len(PHRASE))
    causal = attend(PHRASE, N_HEADS, D_K, SEED, future).weights[1]
    largest = maps[2].amax(dim=-1, keepdim=True)
    return {
        "axes": maps[3].T,
        "columns": softmax(scaled[0].T).T,
        "late": maps[1].masked_fill(future, 0.0),
        "causal": causal.masked_fill(future, math.nan),
        "unsummed": scaled[0].exp(),
        "winners": (maps[2] == largest).double(),
        "mean": maps.mean(dim=0),
    }


def labelled() -> tuple[Tensor, Tensor]:
    """A head built to look at the word before, on the phrase after a start mark: each query is the position before.

    Returns the map with one column too few, so that each label stands a word too far on, (n, n), and whole, (n, n + 1).
    """
    n = len(PHRASE)
    K = sinusoidal(n + 1, POSITION_WIDTH)
    whole = scaled_dot_product_attention(K[:n], K, K, temperature=POSITION_TEMPERATURE).weights
    return whole[:, :n], whole


def picked() -> tuple[Tensor, Tensor]:
    """Look through many random heads for one in which the subject looks at its verb.

    Returns the best map, (n, n), and how much it does so in each map, (n_seeds · n_heads), seed after seed.
    """
    maps = torch.cat([attend(QUEEN, PICKED_HEADS, PICKED_D_K, seed).weights for seed in SEEDS])
    looked = maps[:, REINA, MANDO]
    return maps[looked.argmax()], looked


def sums(columns: dict[str, Tensor]) -> dict[str, float]:
    """What adding up a row, or a column, gives away."""
    return {
        "axes_row": columns["axes"][LA].sum().item(),
        "axes_column": columns["axes"][:, LA].sum().item(),
        "columns_least": columns["columns"].sum(dim=1).min().item(),
        "columns_most": columns["columns"].sum(dim=1).max().item(),
        "late_first": columns["late"][EL].sum().item(),
        "late_second": columns["late"][GATO].sum().item(),
        "unsummed_largest": columns["unsummed"].max().item(),
        "unsummed_row": columns["unsummed"][EL].sum().item(),
        "shifted_least": columns["shifted"].sum(dim=1).min().item(),
    }


def looks(columns: dict[str, Tensor], maps: Tensor) -> dict[str, float]:
    """What the colours hide."""
    first, second = maps[2, EN].topk(2).values.tolist()
    heads = {f"entropy_{head}": mean_entropy(maps[head]).item() for head in range(N_HEADS)}
    return heads | {
        "largest_0": maps[0].max().item(),
        "largest_3": maps[3].max().item(),
        "first": first,
        "second": second,
        "mean_entropy": mean_entropy(columns["mean"]).item(),
        "mean_largest": columns["mean"].max().item(),
        "even": math.log2(len(PHRASE)),
        "before": columns["whole"].diagonal().mean().item(),
    }


def picks(looked: Tensor) -> dict[str, float]:
    """How many maps were looked through, what the best has, and where it is found."""
    best = int(looked.argmax())
    return {
        "maps": len(looked),
        "seeds": len(SEEDS),
        "best": looked[best].item(),
        "median": looked.median().item(),
        "seed": SEEDS[best // PICKED_HEADS],
        "head": best % PICKED_HEADS,
        "heads": PICKED_HEADS,
        "d_k": PICKED_D_K,
    }
