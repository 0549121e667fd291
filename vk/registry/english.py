"""Writes the trees of explicit statements as English in normal form (wording.py): the proof that a tree means its statement.

    matches(rule, "p:size must not be n:0")   # whether the rule, written as English, is this statement

The writer knows the nodes and not the phrases: a phrase that makes a wrong tree gives another sentence. Commas are no part
of the comparison, nor are wordings that the normal form treats as equal.
"""

from typing import Tuple

from vk.registry import wording
from vk.registry.expression import Constant, Path
from vk.registry.relations import (
    AllEqual, Also, Arithmetic, Between, Both, Chained, CommandBufferIs, CompletelyBound, Created, CreatedHolding, CreatedWith, DeviceSupportsQueues,
    EitherOr, Element, Enabled, FitsInteger, FormatFeatures, FormatWith, HasAspect, HasFormat, Holds, IdentitySwizzle, InChain, Includes, Is,
    LayoutsCount, Limit, MemoryTypeReports, MostSignificantBit, MultipleOf, NonSparse, Ordered, PipelineRequires, PowerOfTwo, Pronoun,
    Protected, QueueFamilyCount, Rule, Several, SingleBit, SizeOf, Unique, ValidValue, VersionSupported)

_OPERATORS = {">": "greater than", "<": "less than", ">=": "greater than or equal to", "<=": "less than or equal to"}


def _joined(items, joint: str) -> str:
    items = list(items)
    return items[0] if len(items) == 1 else "{} {} {}".format(" , ".join(items[:-1]), joint, items[-1])


def _path(path: Path) -> str:
    return "p:" + ".".join(path.names)


def _constant(constant: Constant) -> str:
    text = constant.text
    return ("n:" if text[0].isdigit() or text[0] == "-" else "e:") + text


def _element(term: Element) -> str:
    text = "that element" if term.array is None else "{} element of {}".format(term.quantifier, _path(term.array))
    return "{} of {}".format(_path(term.member), text) if term.member else text


def term(node) -> str:
    if isinstance(node, Path):
        return _path(node)
    if isinstance(node, Constant):
        return _constant(node)
    if isinstance(node, Limit):
        return "l:" + node.name
    if isinstance(node, Element):
        return _element(node)
    if isinstance(node, Pronoun):
        return "its " + _path(node.member) if node.member else "it"
    if isinstance(node, Chained):
        text = "{} of t:{} in p:pNext chain".format(_path(node.member), node.struct)
        return text + " of " + _path(node.holder) if node.holder else text
    if isinstance(node, Created):
        return "{} used to create {}".format(_path(node.member), _path(node.handle))
    if isinstance(node, Arithmetic):
        if node.operator in ("sum", "quotient"):
            return "{} of {} and {}".format(node.operator, term(node.left), term(node.right))
        text = "{} {} {}".format(term(node.left), node.operator, term(node.right))
        return "( {} )".format(text) if node.is_grouped else text
    if isinstance(node, SizeOf):
        return "sizeof ( {} )".format("t:" + node.type if node.type.startswith("Vk") else node.type)
    if isinstance(node, MostSignificantBit):
        return "index of most significant bit in " + _path(node.mask)
    if isinstance(node, QueueFamilyCount):
        return "number of queue families"
    if isinstance(node, Several):
        return _several(node)
    if isinstance(node, FormatFeatures) and isinstance(node.subject, Constant):
        return "{} view's format features".format(node.subject.text)
    if isinstance(node, FormatFeatures):
        return "{}format features of {}".format("potential " if node.is_potential else "", term(node.subject))
    raise TypeError(node)


def _several(node: Several) -> str:
    """Terms of one element or of one struct are "x and y of" it, others "x and y"."""
    first = node.items[0]
    if isinstance(first, Element) and first.member is None:
        return "any element of " + _joined([_path(item.array) for item in node.items], node.joint)
    if isinstance(first, Pronoun) and first.member is not None:
        return "its " + _joined([_path(item.member) for item in node.items], node.joint)
    if isinstance(first, Element):
        return _joined([_path(item.member) for item in node.items], "and" if node.joint in ("both", "at least one") else node.joint) + " of " + term(Element(first.quantifier, first.array))
    prefix = "at least one of " if node.joint == "at least one" else ""
    return prefix + _joined([term(item) for item in node.items], "and" if node.joint in ("both", "at least one") else node.joint)


# Relations, as (verb, words).


def _bits(names: Tuple[str, ...], joint: str) -> str:
    return _joined(["one of k:{} stages".format(name) if "*" in name else "e:" + name for name in names], joint)


def _relation(node) -> Tuple[str, str]:
    if isinstance(node, Is):
        return "be", _joined([term(value) for value in node.values], "or")
    if isinstance(node, Ordered):
        return "be", "{} {}".format(_OPERATORS[node.operator], term(node.term))
    if isinstance(node, Between):
        return "be", "between {} and {} inclusive".format(term(node.low), term(node.high))
    if isinstance(node, MultipleOf):
        return "be", "multiple of " + term(node.term)
    if isinstance(node, PowerOfTwo):
        return "be", "power of n:2"
    if isinstance(node, AllEqual):
        return "be", "equal"
    if isinstance(node, Unique):
        return "be", "unique"
    if isinstance(node, SingleBit):
        return "have", "single bit set"
    if isinstance(node, Protected):
        return "be", ("" if node.is_protected else "un") + "protected " + node.noun
    if isinstance(node, FormatWith):
        return "be", "format with potential format features that include " + _bits(node.bits, "or")
    if isinstance(node, ValidValue):
        return "be", "valid t:{}{}".format(node.type, " value" if node.is_value else "")
    if isinstance(node, NonSparse):
        return "be", "non-sparse"
    if isinstance(node, CompletelyBound):
        return "be", "bound completely and contiguously to single t:VkDeviceMemory"
    if isinstance(node, IdentitySwizzle):
        return "have been created with", "identity swizzle"
    if isinstance(node, MemoryTypeReports):
        return "have been created with", "memory type that reports e:" + node.bit
    if isinstance(node, HasFormat):
        return _FORMATS[node.kind]
    if isinstance(node, HasAspect):
        return "have", node.aspect + " component"
    if isinstance(node, CommandBufferIs):
        return "be", node.kind + " command buffer"
    if isinstance(node, Includes):
        prefix = {"only": "only ", "both": "both "}.get(node.mode, "")
        return "include", prefix + _bits(node.bits, "and" if node.mode in ("and", "both") else "or")
    if isinstance(node, CreatedWith):
        member = _path(node.member) + " including " if node.member else ""
        return "have been created with", member + _bits(node.bits, node.mode)
    if isinstance(node, CreatedHolding):
        if node.member.names == ("type",):
            return "be", "of type " + _relation(node.relation)[1]
        _, words = _relation(node.relation)
        member = _path(node.member) if not node.member.names[0].startswith("Vk") or len(node.member.names) > 1 else "t:{} of".format(
            node.member.names[0])
        return "have been created with", "{} {}{}".format(member, "not " if node.negated else "", words)
    if isinstance(node, Also):
        left, right = _relation(node.left), _relation(node.right)
        return left[0], "{} {} {}".format(left[1], node.joint, right[1])
    raise TypeError(node)


_DEPTH_STENCIL = "depth/stencil format which includes "
_FORMATS = {
    "color": ("be", "color format"), "depth/stencil": ("be", "depth/stencil format"), "depth": ("be", "depth format"),
    "stencil": ("be", "stencil format"), "integer": ("be", "integer format"), "multi-planar": ("have", "multi-planar format"),
    "only depth": ("be", _DEPTH_STENCIL + "only depth component"), "only stencil": ("be", _DEPTH_STENCIL + "only stencil component"),
    "depth and stencil": ("be", _DEPTH_STENCIL + "both depth and stencil components")}

_FINITE = {"be": ("is", "is not"), "include": ("includes", "does not include"), "have": ("has", "does not have"),
           "have been created with": ("was created with", "was not created with")}

# Clauses.


def _holds(node: Holds, is_must: bool) -> str:
    verb, words = _relation(node.relation)
    if is_must:
        negation = "not " if node.negated else ""
        if isinstance(node.subject, Several) and node.subject.joint == "both":
            negation = "not both "
        return "{} must {}{} {}".format(term(node.subject), negation, verb, words)
    return "{} {} {}".format(term(node.subject), _FINITE[verb][node.negated], words)


def _enabled(node: Enabled, is_must: bool) -> str:
    prefix, joint = "", node.joint
    if " " in joint:
        prefix, joint = joint.split()
        prefix = {"none": "none of ", "any": "any of "}[prefix]
    if joint == "neither":
        prefix, joint = "neither ", "nor"
    names = prefix + _joined([node.kind + ":" + name for name in node.names], joint)
    negation = "not " if node.negated and not prefix else ""
    return "{} must {}be enabled".format(names, negation) if is_must else "{} is {}enabled".format(names, negation)


def _in_chain(node: InChain, is_must: bool) -> str:
    structs = _joined(["t:" + name for name in node.structs], "or")
    if node.holder == Path(("",)):
        return structs + " is in p:pNext chain"
    if node.holder == Path(("there",)):
        return "there is {} in p:pNext chain".format(structs)
    chain = "p:pNext chain" + (" of " + term(node.holder) if node.holder else "")
    if is_must:
        return "{} must {}include {}".format(chain, "not " if node.negated else "", structs)
    having = "".join(" with {}{} {}".format("not " if item.negated and item.relation.values == (Constant("0"),) else "",
                                            *_with(item)) for item in node.having)
    return "{} {} {}{}".format(chain, "does not include" if node.negated else "includes", structs, having)


def _with(item: Holds) -> Tuple[str, str]:
    value = _relation(item.relation)[1]
    if item.negated and value == "n:0":
        return value, term(item.subject)
    return term(item.subject), ("not " if item.negated else "") + value


def _is_unique_and_less(node: Both) -> bool:
    first = node.items[0]
    return isinstance(first, Holds) and isinstance(first.relation, Unique)


def clause(node, is_must: bool = False) -> str:
    if isinstance(node, Holds):
        return _holds(node, is_must)
    if isinstance(node, Enabled):
        return _enabled(node, is_must)
    if isinstance(node, InChain):
        return _in_chain(node, is_must)
    if isinstance(node, Both) and is_must and _is_unique_and_less(node):
        unique, less = node.items
        return "{} {} {}".format(_holds(unique, True), "and", _relation(less.relation)[1])
    if isinstance(node, Both):
        return _joined([clause(item, is_must) for item in node.items], "and")
    if isinstance(node, FitsInteger):
        return "evaluation of {} must not overflow".format(term(node.term))
    if isinstance(node, PipelineRequires):
        return "pipeline {} {}".format("does not require" if node.negated else "requires",
                                       _joined([part + " state" for part in node.parts], node.joint))
    if isinstance(node, VersionSupported):
        return "v:{} is {}supported".format(node.version, "not " if node.negated else "")
    if isinstance(node, LayoutsCount):
        return "layouts are not ignored"
    if isinstance(node, DeviceSupportsQueues):
        one_of = "one of " if len(node.bits) > 1 else ""
        return "{} must support at least one queue family with {}{} capabilities".format(term(node.device), one_of, _bits(node.bits, "or"))
    if isinstance(node, EitherOr) and node.is_list:
        enabled = all(isinstance(item, Enabled) for item in node.items)
        items = ["* " + clause(item) for item in node.items]
        return "at least one of following must be true : { " + " ".join(items) + " }" if enabled or items else ""
    if isinstance(node, EitherOr):
        return ("either " if node.is_marked else "") + _joined([clause(item, is_must) for item in node.items], "or")
    raise TypeError(node)


def sentence(rule: Rule) -> str:
    """The statement in normal form."""
    text = clause(rule.predicate, True)
    if rule.condition is not None and rule.is_trailing:
        text += " if " + clause(rule.condition)
    if rule.unless is not None:
        text = text + " unless " + clause(rule.unless) if rule.is_trailing else "unless {} , {}".format(clause(rule.unless), text)
    if rule.scope is not None and rule.scope.names[-1] in ("each", "any"):
        scope = "for {} element of {} , ".format(rule.scope.names[-1], _path(Path(rule.scope.names[:-1])))
        if rule.condition is not None and not rule.is_trailing:
            text = "if {} , {}".format(clause(rule.condition), text)
        return scope + text
    if rule.scope is not None:
        text = "for each element of {} , {}".format(_path(rule.scope), text)
    if rule.condition is not None and not rule.is_trailing:
        text = "if {} , {}".format(clause(rule.condition), text)
    return text


def _comparable(text: str) -> str:
    text = wording.comparable(text)
    return " ".join(text.split())


def matches(rule: Rule, text: str) -> bool:
    """Whether the statement, whose normal form this is, says what the rule does."""
    return _comparable(sentence(rule)) == _comparable(text)
