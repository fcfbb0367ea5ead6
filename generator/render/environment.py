"""The templates' world: escaping on, unknown names refused, and every fault placed in its template's line."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from types import TracebackType

from jinja2 import (
    Environment,
    FileSystemLoader,
    StrictUndefined,
    TemplateError,
    TemplateNotFound,
    TemplateSyntaxError,
    pass_context,
)
from jinja2.runtime import Context
from markupsafe import Markup

from generator.errors import Problem, Where, did_you_mean
from generator.messages import say, verbatim
from generator.render.compiled import Compiled
from generator.render.filters import FILTERS, data_block
from generator.render.formulas import Formula, FormulaBook
from generator.render.inline import inline
from generator.render.lending import bare, said
from generator.render.listing import coloured
from generator.render.lost_words import told_in_its_file
from generator.render.outline import outline
from generator.render.placing import place_in
from generator.render.sheets import sheets
from generator.render.words import WordError

_UNDEFINED = re.compile(r"'(?P<name>[^']+)' is undefined")
# What a template can raise by what it does with the values it was given.
TEMPLATE_FAULTS = (TemplateError, WordError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError)


def make_environment(templates: Path, book: FormulaBook, cache: Path | None = None) -> Environment:
    """Make the one environment of a build; its `tex` filter writes into the book. cache: of compiled templates."""
    environment = Environment(
        loader=FileSystemLoader(templates),
        bytecode_cache=Compiled(cache / "templates") if cache else None,
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    # A Bokeh item whose keys were sorted never draws.
    environment.policies["json.dumps_kwargs"] = {"sort_keys": False}
    environment.filters.update(
        FILTERS,
        tex=_tex_filter(templates, book),
        outline=outline,
        sheets=sheets,
        coloured=coloured,
        inline=inline,
        said=said,
    )
    environment.globals["data_block"] = data_block
    return environment


def render_template(environment: Environment, name: str, context: Mapping[str, object], problems: list[Problem]) -> str:
    """Render one template; a fault in it becomes a problem and gives an empty page."""
    try:
        return environment.get_template(name).render(context)
    except TEMPLATE_FAULTS as fault:
        problem = _explain(fault, environment, name, context)
        if problem not in problems:
            problems.append(problem)
        return ""


def _tex_filter(templates: Path, book: FormulaBook) -> object:
    @pass_context
    def tex(context: Context, value: str, display: bool = False) -> Markup:
        """Set TeX: {% filter tex %}\\sqrt{d_k}{% endfilter %}."""
        formula = Formula(bare(value.unescape() if isinstance(value, Markup) else value), display)
        path = templates / (context.name or "")
        text = path.read_text(encoding="utf-8")
        return Markup(book.mark(formula, place_in(Path("templates") / path.name, text, formula.tex)))

    return tex


def _explain(fault: Exception, environment: Environment, name: str, context: Mapping[str, object]) -> Problem:
    where = _where(fault, environment, name)
    if isinstance(fault, WordError):
        own = told_in_its_file(fault, where, _folder(environment).parent)
        return own or Problem(where, fault.found, fault.expected, fault.hint)
    if isinstance(fault, TemplateNotFound):
        hint = did_you_mean(str(fault.name), environment.list_templates())
        found = say("the template {name}", name=fault.name)
        return Problem(where, found, say("a file in {folder}", folder="templates/"), hint)
    said = f"{fault}" if isinstance(fault, TemplateError) else f"{type(fault).__name__}: {fault}"
    expected = say("a template that can be rendered")
    if unknown := _UNDEFINED.fullmatch(said):
        name = unknown["name"]
        return Problem(
            _under(where, name), say("unknown name {name}", name=name), expected, did_you_mean(name, context)
        )
    return Problem(where, verbatim(said.rstrip(".")), expected)


def _under(where: Where, name: str) -> Where:
    """The same line, with the first place of a name in it."""
    column = (where.shown or "").find(name) + 1
    return replace(where, column=column, end=column + len(name)) if column else where


def _where(fault: Exception, environment: Environment, name: str) -> Where:
    """The deepest line of a template in the fault's traceback (Jinja2 writes templates' lines into it)."""
    if isinstance(fault, TemplateSyntaxError):
        return _line(environment, fault.name or name, fault.lineno)
    folder = _folder(environment)
    found, step = Where(Path("templates") / name), fault.__traceback__
    while isinstance(step, TracebackType):
        path = Path(step.tb_frame.f_code.co_filename)
        if path.is_relative_to(folder):
            found = _line(environment, path.relative_to(folder).as_posix(), step.tb_lineno)
        step = step.tb_next
    return found


def _folder(environment: Environment) -> Path:
    """Where the templates lie."""
    assert isinstance(environment.loader, FileSystemLoader)
    return Path(environment.loader.searchpath[0])


def _line(environment: Environment, name: str, line: int) -> Where:
    assert environment.loader is not None
    source, _, _ = environment.loader.get_source(environment, name)
    lines = source.split("\n")
    return Where(Path("templates") / name, line, lines[line - 1] if line <= len(lines) else None)
