"""The attention room's one door: what torch gives to a build, read from the cache where nothing has changed.

torch costs seconds to import, so it is imported only where a number is missing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from generator.attention.checks import check_trace, check_weights
from generator.attention.code_view import make_code_view
from generator.attention.exercises import compute_exercises
from generator.attention.laboratory import compute_laboratory
from generator.attention.pack import numbers_of
from generator.attention.runs import (
    Run,
    runs_from_bytes,
    runs_to_bytes,
    trace_id,
    view_from_bytes,
    view_to_bytes,
)
from generator.attention.studies import asked_for, make_studies, words_of
from generator.attention.tokens import check, tokenize
from generator.cache import digest, digest_of_files, entry_of, kept, state_of
from generator.errors import BuildError, Problem, Where
from generator.held import held
from generator.messages import say
from generator.model import (
    AttentionTrace,
    Computed,
    Content,
    Defaults,
    Measures,
    Numbers,
    Preset,
    PresetSweep,
    Provenance,
    Sentence,
    StartView,
    Study,
    SweepPlan,
    Sweeps,
)
from generator.versions import version

SOURCES = Path(__file__).parent


def compute(content: Content, cache_dir: Path) -> Computed:
    """Every preset's sweep and the start view, each computed only if the cache does not have it.

    Raises BuildError for a phrase over the limits and for a trace whose numbers are no attention.
    """
    _refuse_phrases(content.presets)
    _refuse_sentences(content.laboratory.sentences if content.laboratory else ())
    room = _Room(content.sweep, {name: version(name) for name in ("torch", "numpy")}, cache_dir)
    sweeps = Sweeps([room.numbers(preset) for preset in content.presets], room.sweep)
    from_cache = len(sweeps) - len(room.computed)
    presets = {preset.id: preset for preset in content.presets}
    first, defaults = presets[content.site.defaults.preset], content.site.defaults
    start = room.start(first, defaults)
    room.forget_all_but(presets)
    studies = dict(make_studies(asked_for(content), room.versions, cache_dir, words_of(content)))
    code = make_code_view(first, defaults, content.sweep.seed, room.versions, cache_dir)
    exercises = compute_exercises(content, room.versions, cache_dir)
    asked = content.laboratory
    laboratory = compute_laboratory(asked, room.versions, cache_dir) if asked else None
    if laboratory is not None:
        studies["laboratory"] = Study("laboratory", {}, laboratory.facts)
    return Computed(sweeps, start, room.versions, from_cache, studies, code, laboratory, exercises)


@dataclass
class _Room:
    plan: SweepPlan
    versions: Mapping[str, str]
    cache_dir: Path
    computed: list[str] = field(default_factory=list)

    def sweep(self, preset: Preset) -> PresetSweep:
        tokens, temperatures = tokenize(preset.text), self.plan.temperatures.values()
        sizes = [(int(h), int(d_k)) for h in self.plan.heads.values() for d_k in self.plan.d_k.values()]

        def make() -> bytes:
            from generator.attention.sweep import sweep

            return runs_to_bytes(sweep(preset.id, tokens, sizes, temperatures, self.plan.seed))

        body = self._kept(f"sweep-{preset.id}", preset.text, make)
        runs = runs_from_bytes(body, sizes, len(tokens), len(temperatures))
        traces = tuple(self._trace(preset, tokens, run) for run in runs)
        return PresetSweep(preset, traces, tuple(_measures(temperatures, run) for run in runs))

    def numbers(self, preset: Preset) -> Numbers:
        """What is told of a phrase's numbers; a process that has read them before does not read them again."""
        entry = entry_of(self.cache_dir, f"sweep-{preset.id}", self._key(preset.text))
        key = (preset, entry, state_of(entry))
        return held(f"numbers of {preset.id}", key, lambda: numbers_of(self.sweep(preset)))

    def start(self, preset: Preset, defaults: Defaults) -> StartView:
        tokens, temperatures = tokenize(preset.text), self.plan.temperatures.values()
        size = (defaults.heads, defaults.d_k)

        def make() -> bytes:
            from generator.attention.sweep import sweep, view

            (run,) = sweep(preset.id, tokens, [size], temperatures, self.plan.seed)
            return view_to_bytes(view(run, defaults.temperature))

        body = self._kept("start", preset.text + repr(defaults), make)
        view = view_from_bytes(body, size, len(tokens), len(temperatures))
        trace = self._trace(preset, tokens, view.run)
        check_weights(trace.id, view.weights[None])
        return StartView(trace, _measures(temperatures, view.run), view.weights, view.row_entropy)

    def forget_all_but(self, presets: Mapping[str, Preset]) -> None:
        """Throw away the entries of phrases that are gone; `kept` itself throws away older ones of the same name."""
        for entry in self.cache_dir.glob("sweep-*"):
            if entry.name.removeprefix("sweep-").split(".")[0] not in presets:
                entry.unlink(missing_ok=True)

    def _kept(self, name: str, made_from: str, make: Callable[[], bytes]) -> bytes:
        def noted() -> bytes:
            self.computed.append(name)
            return make()

        return kept(self.cache_dir, name, self._key(made_from), noted)

    def _key(self, made_from: str) -> str:
        return digest(self._programs, repr(self.plan), repr(self.versions), made_from)

    @cached_property
    def _programs(self) -> str:
        return digest_of_files(SOURCES.glob("*.py"))

    def _trace(self, preset: Preset, tokens: tuple[str, ...], run: Run) -> AttentionTrace:
        name = trace_id(preset.id, run.n_heads, run.d_k)
        provenance = Provenance("random", self.plan.seed, self.versions)
        trace = AttentionTrace(name, preset.title, tokens, tokens, run.d_k, run.scores[None], None, provenance)
        check_trace(trace)
        return trace


def _measures(temperatures: tuple[float, ...], run: Run) -> Measures:
    return Measures(temperatures, run.mean_entropy, run.max_attention)


def _refuse_phrases(presets: Sequence[Preset]) -> None:
    problems = [said for preset in presets if (said := _refusal(preset)) is not None]
    if problems:
        raise BuildError(problems)


def _refuse_sentences(sentences: Sequence[Sentence]) -> None:
    """Every word of an annotation must be a token of the engine's own."""
    problems = []
    for sentence in sentences:
        written, cut = [token.word for token in sentence.tokens], list(tokenize(sentence.text))
        if written != cut:
            found, expected = (" · ".join(words) for words in (written, cut))
            where = Where(Path(sentence.path), sentence.line)
            problems.append(
                Problem(
                    where, say("the words {words}", words=found), say("those of the tokenizer: {words}", words=expected)
                )
            )
    if problems:
        raise BuildError(problems)


def _refusal(preset: Preset) -> Problem | None:
    problem = check(tokenize(preset.text))
    if problem is None:
        return None
    found, expected = {
        "empty": (say("a phrase without a token"), say("1 to {most} tokens", most=problem.limit)),
        "too_many": (
            say("a phrase of {count} tokens", count=problem.found),
            say("at most {most} tokens", most=problem.limit),
        ),
        "too_long": (
            say("the token “{token}” of {count} code points", token=problem.token, count=problem.found),
            say("at most {most} code points", most=problem.limit),
        ),
    }[problem.kind]
    return Problem(preset.place or Where(Path("content/presets")), found, expected)
