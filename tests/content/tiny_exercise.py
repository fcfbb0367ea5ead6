"""A tiny exercise in order, to be spoilt one fault at a time."""

from __future__ import annotations

FILE = "exercises/01-first.toml"
EXERCISE = """\
title = { es = "Primera", en = "First" }
kind = "number"
page = "simulator"
state = { preset = "gato", temperature = 2 }
answer = "mean_entropy(weights) / limit"
tolerance = 0.01
let = { limit = "log2(n)" }
vary = { seed = [3, 5, 8] }
hints = [{ es = "Pista.", en = "Hint." }]
[text]
es = "¿Qué parte de {{limit digits=2}} queda con T = {{temperature}}?"
en = "What share of {{limit digits=2}} is left at T = {{temperature}}?"
[why]
es = "El {{answer percent}}."
en = "It is {{answer percent}}."
[[wrong]]
answer = "mean_entropy(weights)"
say = { es = "Divide.", en = "Divide." }
[[wrong]]
answer = "mean_entropy(weights) / ln(n)"
say = { es = "En bits.", en = "In bits." }
"""
CHOICE = """\
title = { es = "Primera", en = "First" }
kind = "choice"
page = "simulator"
state = {}
hints = [{ es = "Pista.", en = "Hint." }]
text = { es = "¿Cuál?", en = "Which?" }
why = { es = "Esa.", en = "That one." }
[[options]]
when = "d_k == 8"
text = { es = "Ocho", en = "Eight" }
say = { es = "No.", en = "No." }
[[options]]
when = "d_k > 8"
text = { es = "Más", en = "More" }
say = { es = "No.", en = "No." }
[[options]]
when = "d_k < 8"
text = { es = "Menos", en = "Less" }
say = { es = "No.", en = "No." }
"""
