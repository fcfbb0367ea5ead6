"""A rule in words, a phrase a line; static/js/laboratory/rule-words.js says the same in the page."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from generator.model import KIND, Ask, Features, Language, RuleTerm, Text
from generator.render.lending import said

PLACE = "place"
NAME = re.compile(r"\{(\w+)\}")


class RuleWords:
    """The words of rules and features in one language; words: ui.toml's [rule]."""

    def __init__(self, features: Features, words: Mapping[str, Text], language: Language) -> None:
        self._features, self._language = features, language
        self._words = {key: said(text, language) for key, text in words.items()}

    def term(self, term: RuleTerm) -> str:
        """What a line asks for: "gender: same as mine", "place: before me"."""
        if term.place:
            return self._fact(self._words["place"], self._in_words(self._features.places[term.place]))
        if term.same:
            return self._fact(self._named(term.same), self._words["same"])
        feature, _, value = term.has.partition(".")
        return self._fact(self._named(feature), self.value(feature, value))

    def ask(self, ask: Ask) -> str:
        """Who asks whom."""
        return partly(self._words["ask"], who=self.kinds(ask.who), of=self.kinds(ask.of))

    def kinds(self, kinds: Sequence[str]) -> str:
        """ "noun or pronoun"; of none, any word."""
        *most, last = [self.value(KIND, kind) for kind in kinds] or [self._words["any"]]
        return partly(self._words["or"], most=", ".join(most), last=last) if most else last

    def thing(self, kind: str, feature: str, value: str) -> str:
        """What a row of W_Q and W_K stands for; places count from 1."""
        if feature == PLACE:
            words = self._fact(self._words["place"], str(int(value) + 1))
        else:
            words = self._fact(self._named(feature), self.value(feature, value))
        return partly(self._words["of_kind"], kind=self.value(KIND, kind), thing=words) if kind else words

    def value(self, feature: str, value: str) -> str:
        """A value of a feature."""
        return self._in_words(self._features.features[feature].values[value])

    def _named(self, feature: str) -> str:
        return self._in_words(self._features.features[feature].name)

    def _fact(self, name: str, value: str) -> str:
        return partly(self._words["fact"], name=name, value=value)

    def _in_words(self, text: Text) -> str:
        return said(text, self._language)


def partly(text: str, **values: object) -> str:
    """A string of ui.toml with these {names} filled in; the others stay, to be filled in later."""
    return NAME.sub(lambda found: str(values.get(found[1], found[0])), text)
