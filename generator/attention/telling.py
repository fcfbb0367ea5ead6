"""Numbers of the laboratory for a text to ask, as {{laboratory:percent_tired_coreference_animal}}.

    heads sentences kinds values plain d_model       how many there are; plain: things said of a token of any kind
    links right                                      over all heads
    gain_* variance_* width_* links_* right_* accuracy_*            of the head *; accuracy in per cent, variance that
                                                     of the rows that ask, after the division
    largest_* gradient_* largest_raw_* gradient_raw_*               its sharpness, with the division and
                                                     without; the largest weight in per cent

For a sentence S, a head H for which the query that is selected first has a link, and a word W that stands there once:

    points_S_H_W               the weights of the lines that match, added up
    score_S_H_W exp_S_H_W      those times the gain, the score after the division; and e to it
    percent_S_H_W raw_S_H_W    the weight in per cent, with the division and without
    line_S_H_W_LINE            what one line adds to the points: LINE is the value, the feature or the place it names
    asked_S_H_W_LINE           the entry of W_Q by which it does

In all names _ stands for -.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence

from generator.attention.rules import BuiltHead, mean_variance
from generator.attention.shares import shares
from generator.attention.stream import Stream
from generator.attention.verdicts import attend
from generator.model import HEAD_D_K, JudgedHead, Laboratory, Link, RuleTerm, Sentence

Fact = tuple[str, float]


def facts(
    laboratory: Laboratory, stream: Stream, heads: Sequence[BuiltHead], judged: Sequence[JudgedHead]
) -> Mapping[str, float]:
    """All of them by their names."""
    found = dict(_sizes(laboratory, stream, judged))
    for head, each in zip(heads, judged, strict=True):
        found |= _of_head(head, each, stream, laboratory.sentences)
        for sentence in laboratory.sentences:
            if any((link.head, link.query) == (head.rule.id, sentence.start) for link in _links(sentence)):
                found |= _of_sentence(head, stream, sentence)
    return {name.replace("-", "_"): value for name, value in found.items()}


def _sizes(laboratory: Laboratory, stream: Stream, judged: Sequence[JudgedHead]) -> Iterator[Fact]:
    yield "heads", len(laboratory.heads)
    yield "sentences", len(laboratory.sentences)
    yield "kinds", len(laboratory.features.kinds)
    yield "values", sum(len(feature.values) for feature in laboratory.features.features.values())
    yield "plain", len(stream.plain)
    yield "d_model", stream.d_model
    yield "links", sum(each.verdict.links for each in judged)
    yield "right", sum(each.verdict.links - len(each.verdict.failures) for each in judged)


def _of_head(head: BuiltHead, judged: JudgedHead, stream: Stream, sentences: Sequence[Sentence]) -> Iterator[Fact]:
    name, verdict = head.rule.id, judged.verdict
    yield f"gain_{name}", head.gain
    yield f"width_{name}", head.rule.width(stream.features)
    yield f"links_{name}", verdict.links
    yield f"right_{name}", verdict.links - len(verdict.failures)
    if verdict.accuracy is not None:
        yield f"accuracy_{name}", 100 * verdict.accuracy
    if judged.divided and judged.raw:
        yield f"variance_{name}", mean_variance(head, stream, sentences)
        for way, sharp in (("", judged.divided), ("_raw", judged.raw)):
            yield f"largest{way}_{name}", 100 * sharp.largest
            yield f"gradient{way}_{name}", sharp.gradient


def _of_sentence(head: BuiltHead, stream: Stream, sentence: Sentence) -> Iterator[Fact]:
    words, query = [token.word for token in sentence.tokens], sentence.start
    divided, raw = (attend(head, stream, sentence, divide=divide) for divide in (True, False))
    for key, word in enumerate(words):
        if words.count(word) == 1 and word.isalpha():
            name, score = f"{sentence.id}_{head.rule.id}_{word}", divided.scaled[query, key].item()
            yield f"points_{name}", score / head.gain
            yield f"score_{name}", score
            yield f"exp_{name}", math.exp(score)
            yield f"percent_{name}", 100 * divided.weights[query, key].item()
            yield f"raw_{name}", 100 * raw.weights[query, key].item()
            for share in shares(head, stream, sentence.tokens, query, key):
                term = head.rule.asks[share.ask].terms[share.term]
                yield f"line_{name}_{_line(term)}", share.share / (head.gain * math.sqrt(HEAD_D_K))
                yield f"asked_{name}_{_line(term)}", share.asked


def _links(sentence: Sentence) -> tuple[Link, ...]:
    return (*sentence.links, *sentence.unsure)


def _line(term: RuleTerm) -> str:
    return term.has.rpartition(".")[2] or term.same or term.place
