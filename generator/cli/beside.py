"""Steps beside each other: most keep one core busy, and a machine has several."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from pathlib import Path

from generator.cli.telling import ToldSteps
from generator.machine import ROOT
from generator.suite import Outcome, Step, run_step


def run_beside(
    steps: Sequence[Step], browsers: Mapping[str, Path | None], cores: int, told: ToldSteps, *, ci: bool
) -> list[Outcome]:
    """Run all, each as soon as there is room for it; told as they end, given in their order."""
    waiting, running, outcomes = list(steps), dict[Future[Outcome], Step](), dict[str, Outcome]()

    def live(step: Step) -> bool:
        return len(steps) == 1 or step.cores >= cores

    with ThreadPoolExecutor(max_workers=len(steps) or 1) as pool:
        while waiting or running:
            while (step := next_step(waiting, running.values(), cores)) is not None:
                waiting.remove(step)
                told.began(step, live=live(step))
                running[pool.submit(run_step, ROOT, step, browsers, ci=ci, live=live(step))] = step
            for ended in wait(running, return_when=FIRST_COMPLETED).done:
                step = running.pop(ended)
                outcomes[step.name] = ended.result()
                told.ended(ended.result(), live=live(step))
    return [outcomes[step.name] for step in steps]


def next_step(waiting: Collection[Step], running: Collection[Step], cores: int) -> Step | None:
    """The first that there is room for and that need not wait for another; one that wants more cores gets all."""
    room = cores - sum(min(step.cores, cores) for step in running)
    ahead = {step.name for step in (*waiting, *running)}
    return next((step for step in waiting if min(step.cores, cores) <= room and step.after not in ahead), None)
