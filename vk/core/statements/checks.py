"""The checks of a registry: each explicit statement that is compiled, in C, and for each other one the reason.

    checks = Checks(registry, markup)
    checks.compiled["VkImageCreateInfo"]    # [Check], in the order of their numbers
    checks.reasons["VUID-..."]              # why there is none
"""

import re
from dataclasses import dataclass
from typing import Dict, List, Optional, Tuple

from vk.core.statements import hand_checks, later
from vk.core.statements.lowering import Lowering
from vk.core.statements.values import Context, Locals, Value, all_of
from vk.core.statements.places import Array, NotCompiled, Scope
from vk.lifetimes.emit_lifetimes import checked_destructions
from vk.registry import english, grammar, phrases, wording
from vk.registry.expression import Path
from vk.registry.handle_rules import valid_handles
from vk.registry.model import Registry
from vk.registry.relations import (
    Both, Chained, CreatedWith, EitherOr, Element, Enabled, Holds, InChain, Includes, Pronoun, Rule, Several, Unique)


@dataclass
class Check:
    vuid: str
    owner: str
    text: str
    violation: str  # A C condition over `c`, `s` (the owner) and e0, e1 (the elements in hand).
    loops: List[Tuple[Array, str]]
    operands: List[Value]
    fix: str


class Checks:
    def __init__(self, registry: Registry, markup: Dict[str, Tuple[str, str]], texts: Dict[str, str], hand: Dict[str, str]):
        """`markup`: VUID -> (owner, text with markup); `texts`: VUID -> text without; `hand`: rule -> who else reports it."""
        self.registry, self.lowering = registry, Lowering(registry)
        self.markup, self.texts = markup, texts
        self.vocabulary = wording.Vocabulary(registry)
        self.compiled: Dict[str, List[Check]] = {}
        self.locals: Dict[str, Locals] = {}
        self.reasons: Dict[str, str] = {}
        self.in_tables = hand_checks.in_tables(texts)
        self.in_tables.update({vuid: "vk/lifetimes" for vuid in checked_destructions(registry, texts) | valid_handles(texts)})
        self._parsed: Dict[str, Tuple[Optional[Rule], str]] = {}
        for vuid, (owner, text) in markup.items():
            if not re.search(r"-\d{5}$", vuid):
                continue
            if vuid in self.in_tables:
                self.reasons[vuid] = "checked by hand in " + self.in_tables[vuid]
                continue
            if vuid[-5:] in hand:
                self.reasons[vuid] = "checked by hand in " + hand[vuid[-5:]]
                continue
            try:
                check = self.compile(vuid, owner, text, texts[vuid])
                self.compiled.setdefault(check.owner, []).append(check)
            except NotCompiled as reason:
                self.reasons[vuid] = str(reason)

    def rule_of(self, owner: str, text: str) -> Rule:
        """The tree of a statement; NotCompiled where there is none."""
        form = wording.normal_form(wording.words(text, self.vocabulary, owner))
        if form not in self._parsed:
            try:
                rule, stop = phrases.parse(form)
            except grammar.TooComplex:
                rule, stop = None, "too long to parse"
            if rule is not None and not english.matches(rule, form):
                rule, stop = None, "the tree gives another sentence"
            self._parsed[form] = (rule, stop)
        rule, stop = self._parsed[form]
        if rule is None:
            raise NotCompiled("no phrase: " + stop)
        return rule

    def _scope(self, owner: str) -> Scope:
        struct = self.registry.structs.get(owner)
        if struct is not None and not struct.alias_of:
            if struct.returned_only or struct.is_union:
                raise NotCompiled("a struct that applications do not fill" if struct.returned_only else "a union")
            return Scope(self.registry, owner, struct.members, "s")
        command = self.registry.commands.get(owner)
        if command is None or command.is_alias:
            raise NotCompiled("the headers do not have {}".format(owner))
        return Scope(self.registry, owner, command.params, "s", is_command=True)

    def compile(self, vuid: str, owner: str, text: str, plain: str) -> Check:
        later_text = later.reason(vuid[-5:], self.registry.header_version)
        if later_text:
            raise NotCompiled(later_text)
        scope = self._scope(owner)
        rule = self.rule_of(owner, text)
        context = Context(self.registry, scope, self.locals.setdefault(owner, Locals()))
        self._enter_loops(context, rule)
        conditions = []
        if rule.condition is not None:
            conditions.append(self.lowering.clause(context, rule.condition).yes)
        if rule.unless is not None:
            conditions.append(self.lowering.clause(context, rule.unless).no)
        of_condition, context.operands = context.operands, []
        predicate = self.lowering.clause(context, rule.predicate)
        violation = all_of([*conditions, predicate.no])
        if violation in ("true", "false"):
            raise NotCompiled("a condition that is always {}".format(violation))
        operands = list(dict.fromkeys(context.operands + of_condition))
        return Check(vuid, owner, plain, violation, context.loops, operands, _fix(rule.predicate))

    # Loops.

    def _enter_loops(self, context: Context, rule: Rule) -> None:
        if rule.scope is not None:
            names = rule.scope.names[:-1] if rule.scope.names[-1] in ("each", "any") else rule.scope.names
            self._enter(context, Path(names))
        of_predicate = _arrays(rule.predicate)
        of_condition = _arrays(rule.condition) + _arrays(rule.unless)
        is_linked = _is_linked(rule)
        if is_linked and rule.scope is None:
            arrays = list(dict.fromkeys(of_condition))
            if len(arrays) != 1 or any(array != arrays[0] for array in of_predicate):
                raise NotCompiled("'that element' of several arrays")
            self._enter(context, arrays[0])
            return
        arrays = list(dict.fromkeys(of_predicate))
        if not arrays:
            return
        if len(arrays) > 1 or isinstance(rule.predicate, EitherOr):
            raise NotCompiled("elements of several arrays")
        if arrays[0] in of_condition:
            raise NotCompiled("elements of one array in the condition and in the predicate")
        if not isinstance(rule.predicate, Holds) or not isinstance(rule.predicate.relation, Unique):
            self._enter(context, arrays[0])

    def _enter(self, context: Context, path: Path) -> None:
        array = self.lowering.array_of(context, path)
        variable = "e{}".format(len(context.loops))
        context.loops.append((array, variable))
        struct = self.registry.structs.get(self.registry.canonical_type(array.declaration.type))
        if struct is not None and not struct.is_union:
            context.scopes.insert(0, Scope(self.registry, struct.name, struct.members, variable, array.label + "[]."))


def _terms(node):
    """All terms of a clause."""
    if isinstance(node, Holds):
        yield from _inner(node.subject)
        for value in vars(node.relation).values():
            for item in value if isinstance(value, tuple) else [value]:
                yield from _inner(item)
    elif isinstance(node, (Both, EitherOr)):
        for item in node.items:
            yield from _terms(item)
    elif isinstance(node, InChain):
        yield node


def _inner(term):
    yield term
    if isinstance(term, Several):
        for item in term.items:
            yield from _inner(item)


def _arrays(node) -> List[Path]:
    return [] if node is None else [t.array for t in _terms(node) if isinstance(t, Element) and t.array is not None]


def _is_linked(rule: Rule) -> bool:
    """Whether a later clause speaks of the element that an earlier one named."""
    for node in (rule.condition, rule.predicate):
        for term in _terms(node) if node is not None else []:
            if isinstance(term, Element) and term.quantifier == "that":
                return True
    last = None
    for term in [*(_terms(rule.condition) if rule.condition is not None else []), *_terms(rule.predicate)]:
        if isinstance(term, Pronoun) and isinstance(last, Element):
            return True
        if not isinstance(term, Pronoun):
            last = term if isinstance(term, (Element, Path, InChain, Chained, Several)) else last
    return False


def _fix(predicate) -> str:
    """What to do, where there is one thing to do."""
    if isinstance(predicate, Enabled) and not predicate.negated and len(predicate.names) == 1:
        name = predicate.names[0].replace(".", "::")
        if predicate.kind == "f":
            return "Enable the feature {} in vkCreateDevice.".format(name)
        return "Enable the extension {}.".format(name)
    if isinstance(predicate, Holds) and not predicate.negated and isinstance(predicate.relation, CreatedWith):
        if len(predicate.relation.bits) == 1:
            return "Add {} where the object is created.".format(predicate.relation.bits[0])
    if isinstance(predicate, Holds) and isinstance(predicate.relation, Includes) and len(predicate.relation.bits) == 1:
        if isinstance(predicate.subject, Path):
            return "{} {} {} {}.".format("Remove" if predicate.negated else "Add", predicate.relation.bits[0],
                                         "from" if predicate.negated else "to", ".".join(predicate.subject.names))
    return ""
