"""The phrase book: the English of explicit valid-usage statements in normal form (wording.py), and the trees that it means.

    trees, position = parse("if p:flags includes e:VK_X , p:size must not be n:0")

A row is one phrase. Verbs are rows of both moods: "must include" and "includes". Where two rows give different trees for a
sentence, the statement is not compiled; english.py must give each tree's sentence again.
"""

from dataclasses import replace
from typing import Optional, Tuple

from vk.registry.expression import Constant, Path
from vk.registry.grammar import Grammar
from vk.registry.relations import (
    AllEqual, Also, Arithmetic, Between, Both, Chained, CommandBufferIs, CompletelyBound, Created, CreatedHolding, CreatedWith, DeviceSupportsQueues,
    EitherOr, Element, Enabled, FitsInteger, FormatFeatures, FormatWith, HasAspect, HasFormat, Holds, IdentitySwizzle, InChain, Includes, Is,
    LayoutsCount, Limit, MemoryTypeReports, MostSignificantBit, MultipleOf, NonSparse, Ordered, PipelineRequires, PowerOfTwo, Pronoun,
    Protected, QueueFamilyCount, Rule, Several, SingleBit, SizeOf, Unique, ValidValue, VersionSupported)

_grammar = Grammar()
_add = _grammar.add


def _path(text: str) -> Path:
    return Path(tuple(text.split(".")))


def _list(symbol: str, item: str, make=lambda item: item) -> None:
    """The symbols for lists: symbol_or ("A , B or C") and symbol_and, as tuples of two or more; symbol_one with one."""
    _add(symbol + "_one", item, lambda a: (make(a),))
    _add(symbol + "_start", item, lambda a: (make(a),))
    _add(symbol + "_start", item + " , {" + symbol + "_start}", lambda a, rest: (make(a),) + rest)
    for joint in ("or", "and"):
        _add(symbol + "_" + joint, item + " {" + symbol + "_last_" + joint + "}", lambda a, last: (make(a),) + last)
        _add(symbol + "_last_" + joint, ", " + item + " {" + symbol + "_last_" + joint + "}", lambda a, last: (make(a),) + last)
        _add(symbol + "_last_" + joint, joint + " " + item, lambda a: (make(a),))


# Terms.

_add("path", "{p}", _path)
_add("simple", "{p}", _path)
_add("simple", "{e}", Constant)
_add("simple", "{n}", Constant)
_add("simple", "{n} bytes", lambda text: Constant(text + " bytes"))
_add("simple", "{l}", Limit)
_add("simple", "{p} of {t} in p:pNext chain", lambda member, struct: Chained(struct, _path(member)))
_add("simple", "{p} of {t} in p:pNext chain of {path}", lambda member, struct, holder: Chained(struct, _path(member), holder))
_add("simple", "{p} used to create {path}", lambda member, handle: Created(_path(member), handle))
_add("simple", "{p} {path} was created with", lambda member, handle: Created(_path(member), handle))
_add("simple", "{p} specified in {t} when {path} was created", lambda member, struct, handle: Created(Path((struct,) + _path(member).names), handle))
_add("simple", "{p} of {path}", lambda member, holder: Path(holder.names + _path(member).names))
_add("simple", "sizeof ( {t} )", SizeOf)
_add("simple", "sizeof ( VkDeviceSize )", lambda: SizeOf("VkDeviceSize"))
_add("simple", "index of most significant bit in {path}", MostSignificantBit)
_add("simple", "sizeof ( uint32_t )", lambda: SizeOf("uint32_t"))
_add("simple", "number of queries in {path}", lambda handle: Created(_path("queryCount"), handle))
_add("simple", "size of {path}", lambda handle: Created(_path("size"), handle))
_add("simple", "number of queue families", QueueFamilyCount)
_add("factor", "{simple}", lambda term: term)
_add("factor", "{grouped}", lambda term: term)
_add("grouped", "( {term} )", lambda term: replace(term, is_grouped=True) if isinstance(term, Arithmetic) else None)
_add("product", "{factor}", lambda term: term)
for _operator in ("*", "/"):
    _add("product", "{factor} " + _operator + " {factor}", lambda a, b, operator=_operator: Arithmetic(operator, a, b))
_add("term", "{product}", lambda term: term)
_add("term", "{product} + {term}", lambda a, b: Arithmetic("+", a, b))
_add("term", "{product} - {product}", lambda a, b: Arithmetic("-", a, b))
_add("term", "{simple} minus {simple}", lambda a, b: Arithmetic("minus", a, b))
_add("term", "{simple} plus {simple}", lambda a, b: Arithmetic("plus", a, b))
_add("term", "quotient of {simple} and {simple}", lambda a, b: Arithmetic("quotient", a, b))
_add("term", "sum of {simple} and {simple}", lambda a, b: Arithmetic("sum", a, b))

# Elements.

for _word in ("each", "any"):
    _add("element", _word + " element of {path}", lambda array, word=_word: Element(word, array))
    _add("element", "{path} of " + _word + " element of {path}", lambda member, array, word=_word: Element(word, array, member))
_add("element", "{path} of that element", lambda member: Element("that", None, member))
_add("element", "that element", lambda: Element("that", None))
_add("element", "it", lambda: Pronoun())
_add("element", "its {path}", lambda member: Pronoun(member))
_add("features", "format features of {simple}", lambda term: FormatFeatures(term, False))
_add("features", "potential format features of {simple}", lambda term: FormatFeatures(term, True))

for _view in ("image", "buffer"):
    _add("features", _view + " view's format features", lambda view=_view: FormatFeatures(Constant(view), False))

# Subjects.

_list("paths", "{path}")
_add("subject", "{term}", lambda term: term)
_add("subject", "{element}", lambda term: term)
_add("subject", "{features}", lambda term: term)
_add("many", "{paths_and}", lambda items: Several("and", items))
_add("many_or", "{paths_or}", lambda items: Several("or", items))
_add("many_or", "any element of {paths_or}", lambda items: Several("or", tuple(Element("any", item) for item in items)))
_add("many", "its {paths_and}", lambda items: Several("and", tuple(Pronoun(item) for item in items)))
_add("many", "{paths_and} of {element_tail}", lambda items, tail: Several("and", tuple(
    Element(tail.quantifier, tail.array, item) for item in items)))
_add("many", "{paths_and} of {path}", lambda items, holder: Several("and", tuple(Path(holder.names + item.names) for item in items)))
_add("many_or", "{paths_or} of {element_tail}", lambda items, tail: Several("or", tuple(
    Element(tail.quantifier, tail.array, item) for item in items)))
for _word in ("each", "any"):
    _add("element_tail", _word + " element of {path}", lambda array, word=_word: Element(word, array))

# Relations. "be" stands for "must be" and "is", "include" for "must include" and "includes".

_list("values", "{term}")
_list("bits", "{e}")


def _relation(verb: str, pattern: str, build) -> None:
    _add("relation_" + verb, pattern, build)


_relation("be", "{values_one}", Is)
_relation("be", "{values_or}", Is)
for _text, _operator in (("greater than", ">"), ("less than", "<"), ("greater than or equal to", ">="), ("less than or equal to", "<=")):
    _relation("be", _text + " {term}", lambda term, operator=_operator: Ordered(operator, term))
_relation("be", "between {term} and {term} inclusive", Between)
_relation("be", "between {term} and {term}", lambda low, high: Between(low, high))
_relation("be", "in range [ {term} , {term} ]", lambda low, high: Between(low, high))
_relation("be", "multiple of {term}", MultipleOf)
_relation("be", "power of n:2", PowerOfTwo)
_relation("be", "in {path}", lambda array: None)
_relation("be", "color format", lambda: HasFormat("color"))
_relation("be", "depth/stencil format", lambda: HasFormat("depth/stencil"))
_relation("be", "depth format", lambda: HasFormat("depth"))
_relation("be", "stencil format", lambda: HasFormat("stencil"))
_relation("be", "depth/stencil format which includes only depth component", lambda: HasFormat("only depth"))
_relation("be", "depth/stencil format which includes only stencil component", lambda: HasFormat("only stencil"))
_relation("be", "depth/stencil format which includes both depth and stencil components", lambda: HasFormat("depth and stencil"))
_relation("be", "integer format", lambda: HasFormat("integer"))
_relation("be", "of type {e}", lambda value: CreatedHolding(Path(("type",)), Is((Constant(value),))))
for _kind in ("protected", "unprotected", "primary", "secondary"):
    _relation("be", _kind + " command buffer", lambda kind=_kind: CommandBufferIs(kind))
for _noun in ("image", "buffer"):
    _relation("be", "protected " + _noun, lambda noun=_noun: Protected(noun, True))
    _relation("be", "unprotected " + _noun, lambda noun=_noun: Protected(noun, False))
_relation("be", "valid {t}", ValidValue)
_relation("be", "valid {t} value", lambda name: ValidValue(name, True))
_relation("be", "non-sparse", NonSparse)
for _kind in ("one", "or"):
    _relation("be", "format with potential format features that include {bits_" + _kind + "}", FormatWith)
_relation("be", "bound completely and contiguously to single t:VkDeviceMemory", CompletelyBound)
_relation("created", "identity swizzle", IdentitySwizzle)
_relation("created", "memory type that reports {e}", MemoryTypeReports)
_relation("created", "{bits_one} set in {path}", lambda bits, path: CreatedWith("or", bits))
_relation("be", "{relation_be_simple} and {relation_be_simple}", lambda left, right: Also("and", left, right))
_add("relation_be_simple", "multiple of {product}", MultipleOf)
for _text, _operator in (("greater than", ">"), ("less than", "<"), ("greater than or equal to", ">="), ("less than or equal to", "<=")):
    _add("relation_be_simple", _text + " {term}", lambda term, operator=_operator: Ordered(operator, term))
_relation("include", "{bits_or} or {wildcard}", lambda bits, last: Includes("or", bits + (last,)))
_relation("include", "{bits_start} or {wildcard}", lambda bits, last: Includes("or", bits + (last,)))
_relation("include", "{bits_start} , or {wildcard}", lambda bits, last: Includes("or", bits + (last,)))
_add("wildcard", "one of {k} stages", lambda word: word)
_relation("have", "multi-planar format", lambda: HasFormat("multi-planar"))
_relation("have", "color format", lambda: HasFormat("color"))
_relation("have", "depth/stencil format", lambda: HasFormat("depth/stencil"))
_relation("have", "depth-stencil format", lambda: HasFormat("depth/stencil"))
for _aspect in ("depth", "stencil", "color"):
    _relation("have", _aspect + " component", lambda aspect=_aspect: HasAspect(aspect))
    _relation("have", _aspect + " aspect", lambda aspect=_aspect: HasAspect(aspect))
_relation("have", "single bit set", SingleBit)
_relation("have", "only single bit set", SingleBit)
_relation("include", "{bits_one}", lambda bits: Includes("or", bits))
_relation("include", "{bits_or}", lambda bits: Includes("or", bits))
_relation("include", "{bits_and}", lambda bits: Includes("and", bits))
_relation("include", "both {bits_and}", lambda bits: Includes("both", bits))
_relation("include", "only {bits_or}", lambda bits: Includes("only", bits))
_relation("include", "only {bits_and}", lambda bits: Includes("only", bits))
_relation("created", "{bits_one}", lambda bits: CreatedWith("or", bits))
_relation("created", "{bits_or}", lambda bits: CreatedWith("or", bits))
_relation("created", "{bits_and}", lambda bits: CreatedWith("and", bits))
_relation("created", "any of {bits_or}", lambda bits: CreatedWith("or", bits))
_relation("created", "{path} including {bits_one}", lambda member, bits: CreatedWith("or", bits, member))
_relation("created", "{path} including {bits_or}", lambda member, bits: CreatedWith("or", bits, member))
_relation("created", "{path} that included {bits_one}", lambda member, bits: CreatedWith("or", bits, member))
_relation("created", "{path} that includes {bits_one}", lambda member, bits: CreatedWith("or", bits, member))
_relation("created", "{path} of {term}", lambda member, value: CreatedHolding(member, Is((value,))))
_relation("created", "{path} equal to {term}", lambda member, value: CreatedHolding(member, Is((value,))))
_relation("created", "{path} not {term}", lambda member, value: CreatedHolding(member, Is((value,)), True))
_relation("created", "{t} of {e}", lambda kind, value: CreatedHolding(Path((kind,)), Is((Constant(value),))))
_relation("created", "{path} {term}", lambda member, value: CreatedHolding(member, Is((value,))))
_relation("created", "{path} is {term}", lambda member, value: CreatedHolding(member, Is((value,))))
for _text, _operator in (("greater than", ">"), ("less than", "<"), ("greater than or equal to", ">="), ("less than or equal to", "<=")):
    _relation("created", "{path} " + _text + " {term}", lambda member, term, operator=_operator: CreatedHolding(member, Ordered(operator, term)))

# Moods: the infinitive after "must", and the present or past of conditions.

for _verb, _is, _is_not, _are, _are_not in (
        ("be", "is", "is not", "are", "are not"),
        ("include", "includes", "does not include", "include", "do not include"),
        ("have", "has", "does not have", "have", "do not have"),
        ("created", "was created with", "was not created with", "were created with", "were not created with")):
    _base = {"created": "have been created with"}.get(_verb, _verb)
    _hole = " {relation_" + _verb + "}"
    _add("infinitive", _base + _hole, lambda relation: (relation, False))
    _add("infinitive", "not " + _base + _hole, lambda relation: (relation, True))
    _add("finite", _is + _hole, lambda relation: (relation, False))
    _add("finite", _is_not + _hole, lambda relation: (relation, True))
    for _text, _negated in ((_are, False), (_are_not, True)):
        _add("plural", _text + _hole, lambda relation, negated=_negated: (relation, negated))
        _add("plural", _text.replace("are", "are both", 1) + _hole, lambda relation, negated=_negated: (relation, negated))
_add("infinitive", "be created with {relation_created}", lambda relation: (relation, False))
_add("finite", "was created without {relation_created}", lambda relation: (relation, True))
_add("infinitive", "have been created without {relation_created}", lambda relation: (relation, True))
_add("infinitive", "only include {bits_one}", lambda bits: (Includes("only", bits), False))
_add("infinitive", "only include {bits_or}", lambda bits: (Includes("only", bits), False))
_add("infinitive", "only include {bits_and}", lambda bits: (Includes("only", bits), False))
_add("infinitive", "only have single bit set", lambda: (SingleBit(), False))
for _text, _negated in (("have been allocated with", False), ("not have been allocated with", True)):
    _add("infinitive", _text + " {relation_created}", lambda relation, negated=_negated: (relation, negated))
for _text, _negated in (("was allocated with", False), ("was not allocated with", True)):
    _add("finite", _text + " {relation_created}", lambda relation, negated=_negated: (relation, negated))

# Clauses of conditions.


def _holds(subject, verb) -> Holds:
    relation, negated = verb
    return Holds(subject, relation, negated)


_list("features_list", "{f}")
_list("extensions_list", "{x}")
_list("types", "{t}")
_add("clause", "{subject} {finite}", _holds)
_add("clause", "{many} {plural}", _holds)
_add("clause", "{many} {finite}", _holds)
_add("clause", "{many_or} {finite}", _holds)
_add("clause", "{e} is set in {path}", lambda bit, path: Holds(path, Includes("or", (bit,))))
_add("clause", "{e} is in {path}", lambda bit, path: Holds(path, Includes("or", (bit,))))
_add("clause", "{e} is not in {path}", lambda bit, path: Holds(path, Includes("or", (bit,)), True))
_add("must_clause", "{e} must be in {path}", lambda bit, path: Holds(path, Includes("or", (bit,))))
_add("clause", "layouts are not ignored", LayoutsCount)
_add("clause", "no element of {path} is {bits_one}", lambda path, bits: Holds(path, Includes("or", bits), True))
_add("clause", "no element of {path} is {bits_or}", lambda path, bits: Holds(path, Includes("or", bits), True))
for _text, _negated in (("requires", False), ("does not require", True)):
    for _kind, _joint in (("one", "or"), ("or", "or"), ("and", "and")):
        _add("clause", "pipeline " + _text + " {parts_" + _kind + "}",
             lambda parts, joint=_joint, negated=_negated: PipelineRequires(joint, parts, negated))
for _part in ("pre-rasterization shader", "fragment shader", "fragment output interface", "vertex input"):
    _add("part", _part + " state", lambda part=_part: part)
_list("parts", "{part}")
_add("clause", "{v} is supported", VersionSupported)
_add("clause", "{v} is not supported", lambda version: VersionSupported(version, True))
_add("must_clause", "at least one of {paths_and} must {infinitive}", lambda items, verb: Holds(Several("at least one", items), *verb))
_add("must_clause", "each element of {path} must be unique and less than {term}", lambda array, term: Both(
    (Holds(Element("each", array), Unique()), Holds(Element("each", array), Ordered("<", term)))))
_add("must_clause", "evaluation of {grouped} must not cause signed integer addition overflow", FitsInteger)
_add("must_clause", "{path} must support at least one queue family with {bits_one} capability", DeviceSupportsQueues)
_add("must_clause", "{path} must support at least one queue family with one of {bits_or} capabilities", DeviceSupportsQueues)
_add("must_clause", "at least one of following must be true : { {bullets} }", lambda items: EitherOr(items, False, True))
_add("must_clause", "at least one of following must be enabled : { {bullets_enabled} }", lambda items: EitherOr(items, False, True))
_add("bullets", "* {clause}", lambda clause: (clause,))
_add("bullets", "* {clause} {bullets}", lambda clause, rest: (clause,) + rest)
_add("bullets_enabled", "* {f}", lambda name: (Enabled("f", "or", (name,)),))
_add("bullets_enabled", "* {f} {bullets_enabled}", lambda name, rest: (Enabled("f", "or", (name,)),) + rest)
_add("clause", "{many} are equal", lambda subject: Holds(subject, AllEqual()))
_add("clause", "{many} are not equal", lambda subject: Holds(subject, AllEqual(), True))
for _kind, _symbol in (("f", "features_list"), ("x", "extensions_list")):
    _add("clause", "{" + _symbol + "_one} is enabled", lambda names, kind=_kind: Enabled(kind, "or", names))
    _add("clause", "{" + _symbol + "_one} is not enabled", lambda names, kind=_kind: Enabled(kind, "or", names, True))
    for _joint in ("or", "and"):
        _add("clause", "{" + _symbol + "_" + _joint + "} is enabled",
             lambda names, kind=_kind, joint=_joint: Enabled(kind, joint, names))
    _add("clause", "{" + _symbol + "_or} is not enabled", lambda names, kind=_kind: Enabled(kind, "or", names, True))
    _add("clause", "none of {" + _symbol + "_or} is enabled", lambda names, kind=_kind: Enabled(kind, "none or", names, True))
    _add("clause", "none of {" + _symbol + "_and} is enabled", lambda names, kind=_kind: Enabled(kind, "none and", names, True))
    _add("clause", "neither {" + _kind + "} nor {" + _kind + "} is enabled",
         lambda a, b, kind=_kind: Enabled(kind, "neither", (a, b), True))


def _chains(tail: str, holder) -> None:
    for types in ("types_one", "types_or"):
        _add("clause", "p:pNext chain" + tail + " includes {" + types + "}", lambda *found: InChain(found[-1], holder(found)))
        _add("clause", "p:pNext chain" + tail + " does not include {" + types + "}",
             lambda *found: InChain(found[-1], holder(found), True))
        _add("must_clause", "p:pNext chain" + tail + " must include {" + types + "}", lambda *found: InChain(found[-1], holder(found)))
        _add("must_clause", "p:pNext chain" + tail + " must not include {" + types + "}",
             lambda *found: InChain(found[-1], holder(found), True))


_chains("", lambda found: None)
_chains(" of {path}", lambda found: found[0])
_add("clause", "{t} is in p:pNext chain", lambda struct: InChain((struct,), Path(("",))))
_add("clause", "there is {t} in p:pNext chain", lambda struct: InChain((struct,), Path(("there",))))
_add("clause", "p:pNext chain includes {t} with {with}", lambda struct, having: InChain((struct,), None, False, (having,)))
_add("with", "{path} {term}", lambda member, term: Holds(member, Is((term,))))
_add("with", "{path} not {term}", lambda member, term: Holds(member, Is((term,)), True))
_add("with", "not n:0 {path}", lambda member: Holds(member, Is((Constant("0"),)), True))


def _conjunctions(symbol: str, item: str) -> None:
    """A list of clauses with one kind of conjunction."""
    _add(symbol, "{" + item + "}", lambda clause: clause)
    for joint, node in (("and", Both), ("or", EitherOr)):
        rest = symbol + "_" + joint
        _add(symbol, "{" + item + "} {" + rest + "}", lambda first, rest, node=node: node((first,) + rest))
        _add(rest, joint + " {" + item + "}", lambda clause: (clause,))
        _add(rest, ", {" + item + "} {" + rest + "}", lambda clause, rest: (clause,) + rest)
        _add(rest, joint + " {" + item + "} {" + rest + "}", lambda clause, rest, node=node: (node((clause,) + rest),))
    _add(item, "either {" + item + "_plain} or {" + item + "_plain}", lambda a, b: EitherOr((a, b), True))


_add("clause_plain", "{clause}", lambda clause: clause)
_conjunctions("condition", "clause")

# Predicates.

_add("must_clause", "{subject} must {infinitive}", _holds)
_add("must_clause", "{many} must {infinitive}", _holds)
_add("must_clause", "{many} must both {infinitive}", _holds)
_add("must_clause", "{many} must not both {infinitive}", lambda subject, verb: Holds(replace(subject, joint="both"), verb[0], True))
_add("must_clause", "{many_or} must {infinitive}", _holds)
_add("must_clause", "{many} must be equal", lambda subject: Holds(subject, AllEqual()))
_add("must_clause", "{many} must not be equal", lambda subject: Holds(subject, AllEqual(), True))
_add("must_clause", "each element of {path} must be unique", lambda array: Holds(Element("each", array), Unique()))
for _kind, _symbol in (("f", "features_list"), ("x", "extensions_list")):
    _add("must_clause", "{" + _symbol + "_one} must be enabled", lambda names, kind=_kind: Enabled(kind, "or", names))
    _add("must_clause", "{" + _symbol + "_or} must be enabled", lambda names, kind=_kind: Enabled(kind, "or", names))
    _add("must_clause", "{" + _symbol + "_and} must be enabled", lambda names, kind=_kind: Enabled(kind, "and", names))
    _add("must_clause", "any of {" + _symbol + "_or} must be enabled", lambda names, kind=_kind: Enabled(kind, "any or", names))
    _add("must_clause", "{" + _symbol + "_one} must not be enabled", lambda names, kind=_kind: Enabled(kind, "or", names, True))
_add("must_clause_plain", "{must_clause}", lambda clause: clause)
_conjunctions("predicate", "must_clause")

# Statements.


def _rule(scope, condition, predicate, unless=None, is_trailing=False) -> Rule:
    return Rule(scope, condition, predicate, unless, is_trailing)


_add("body", "{predicate}", lambda predicate: _rule(None, None, predicate))
_add("body", "if {condition} , {predicate}", lambda condition, predicate: _rule(None, condition, predicate))
_add("body", "if {condition} {predicate}", lambda condition, predicate: _rule(None, condition, predicate))
_add("body", "{predicate} if {condition}", lambda predicate, condition: _rule(None, condition, predicate, None, True))
_add("body", "{predicate} unless {condition}", lambda predicate, unless: _rule(None, None, predicate, unless, True))
_add("body", "unless {condition} , {predicate}", lambda unless, predicate: _rule(None, None, predicate, unless))
_add("body", "unless {condition} {predicate}", lambda unless, predicate: _rule(None, None, predicate, unless))
_add("body", "if {condition} , for each element of {path} , {predicate}",
     lambda condition, scope, predicate: Rule(scope, condition, predicate, None, False) if scope else None)
_add("statement", "{body}", lambda rule: rule)
_add("statement", "evaluation of {grouped} must not cause signed integer addition overflow for any element of {path}",
     lambda term, array: Rule(array, None, FitsInteger(term)))
_add("statement", "evaluation of {grouped} in each element of {path} must not cause signed integer addition overflow",
     lambda term, array: Rule(array, None, FitsInteger(term)))
for _word in ("each", "any"):
    _add("statement", "for " + _word + " element of {path} , {body}",
         lambda scope, rule, word=_word: Rule(Path(scope.names + (word,)), rule.condition, rule.predicate, rule.unless, rule.is_trailing))


def size() -> int:
    """The number of phrases."""
    return _grammar.size


def parse(text: str) -> Tuple[Optional[Rule], str]:
    """The tree of a statement in normal form; or None, and the words at which the parser stopped."""
    words = text.split()
    trees, furthest = _grammar.parse("statement", words)
    if len(trees) == 1:
        return next(iter(trees)), ""
    if trees:
        return None, "ambiguous"
    return None, " ".join(words[max(0, furthest - 2):furthest + 4])
