"""A tiny laboratory in order, to be spoilt one fault at a time."""

from __future__ import annotations

from tests.content.tiny import Tree

FEATURES = """\
[features.kind]
name = { es = "clase", en = "kind" }
[features.kind.values]
noun = { es = "sustantivo", en = "noun" }
pronoun = { es = "pronombre", en = "pronoun" }
adjective = { es = "adjetivo", en = "adjective" }
[features.gender]
name = { es = "género", en = "gender" }
needed_by = ["noun"]
[features.gender.values]
masculine = { es = "masculino", en = "masculine" }
feminine = { es = "femenino", en = "feminine" }
[features.trait]
name = { es = "rasgo", en = "trait" }
many = true
[features.trait.values]
feeling = { es = "siente", en = "feels" }
extent = { es = "mide", en = "has a width" }
[places]
before = { es = "antes", en = "before" }
after = { es = "después", en = "after" }
previous = { es = "anterior", en = "previous" }
next = { es = "siguiente", en = "next" }
near = { es = "cerca", en = "near" }
me = { es = "yo", en = "me" }
"""
HEAD = """\
title = { es = "Correferencia", en = "Coreference" }
short = { es = "corref", en = "coref" }
line = { es = "Busca.", en = "Looks." }
[[asks]]
who = ["pronoun"]
of = ["noun"]
terms = [
  { has = "kind.noun", weight = 1 },
  { same = "gender", weight = 2.5 },
  { place = "before", weight = 1 },
]
"""
SENTENCE = """\
title = { es = "Ella", en = "She" }
lang = "es"
text = "luna y luna, ella fría"
note = { es = "Una nota.", en = "A note." }
start = "ella"
tokens = [
  { word = "luna", kind = "noun", gender = "feminine", trait = ["feeling", "extent"] },
  { word = "y", kind = "adjective" },
  { word = "luna", kind = "noun", gender = "feminine" },
  { word = ",", kind = "adjective" },
  { word = "ella", kind = "pronoun", gender = "feminine", copies = { trait = "fría" } },
  { word = "fría", kind = "adjective", trait = "feeling" },
]
[links.coreference]
ella = "luna#1"
[unsure.coreference]
ella = ["luna#1", "luna#2"]
"""
FILES = {"features.toml": FEATURES, "heads/1-coreference.toml": HEAD, "sentences/01-luna.toml": SENTENCE}


def add_laboratory(tree: Tree) -> Tree:
    for path, text in FILES.items():
        tree.write(path, text)
    return tree
