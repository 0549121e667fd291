"""Makes the clauses of a statement true or false, member by member: the lines of a call that violates or satisfies it.

    lines = Solver(checks, check, rule).solve(violates=True)

A clause is made true or false through one way to do so; where that contradicts what another clause needs, there is no call
(Unsolved), although one may exist.
"""

import re
from typing import Dict, List, Set

from vk.core.statements.call_memory import Memory, Term, Unsolved
from vk.core.statements.checks import Check, Checks
from vk.core.statements.ignored import GRAPHICS
from vk.core.statements.values import INTEGERS
from vk.registry.expression import Constant, Path
from vk.registry.relations import (
    AllEqual, Also, Arithmetic, Between, Both, Chained, CommandBufferIs, CompletelyBound, CreatedHolding, CreatedWith, DeviceSupportsQueues,
    EitherOr, Element, Enabled, FitsInteger, FormatFeatures, FormatWith, HasAspect, HasFormat, Holds, IdentitySwizzle, InChain, Includes, Is,
    LayoutsCount, MemoryTypeReports, MostSignificantBit, MultipleOf, NonSparse, Ordered, PipelineRequires, PowerOfTwo, Pronoun, Protected,
    Rule, Several, SingleBit, Unique, ValidValue, VersionSupported)

# A class of formats -> a format that is of it, and one that is not.
_COLOR, _DEPTH, _STENCIL, _BOTH = "VK_FORMAT_R8G8B8A8_UNORM", "VK_FORMAT_D16_UNORM", "VK_FORMAT_S8_UINT", "VK_FORMAT_D24_UNORM_S8_UINT"
_FORMATS = {
    "color": (_COLOR, _DEPTH), "has color": (_COLOR, _DEPTH), "depth/stencil": (_BOTH, _COLOR), "only depth": (_DEPTH, _BOTH),
    "only stencil": (_STENCIL, _BOTH), "depth and stencil": (_BOTH, _DEPTH), "has depth": (_DEPTH, _STENCIL), "has stencil": (_STENCIL, _DEPTH),
    "multi-planar": ("VK_FORMAT_G8_B8R8_2PLANE_420_UNORM", _COLOR)}
# The test's driver supports everything for the first format, and nothing for the second.
_WITH_FEATURES, _WITHOUT_FEATURES = _COLOR, "VK_FORMAT_R8_UNORM"

_PARTS = {"vertex input": "VERTEX_INPUT_INTERFACE", "pre-rasterization shader": "PRE_RASTERIZATION_SHADERS", "fragment shader": "FRAGMENT_SHADER",
          "fragment output interface": "FRAGMENT_OUTPUT_INTERFACE"}


def _number(text: str) -> bool:
    return re.fullmatch(r"-?\d+", text) is not None


class Solver:
    def __init__(self, checks: Checks, check: Check, rule: Rule):
        self.checks, self.registry, self.check, self.rule = checks, checks.registry, check, rule
        self.memory = Memory(checks, check)
        self.lines, self.fixed = self.memory.lines, self.memory.fixed
        self.excluded: Dict[str, Set[str]] = {}  # Place -> values that it must not have; any other is as good as its own.
        self.is_condition = True
        self.parts: Set[str] = set()  # Of a graphics pipeline: those that it must not have.

    def solve(self, violates: bool) -> List[str]:
        rule = self.rule
        if "pipeline_" in self.check.violation:
            self.memory.outer(GRAPHICS)
        if rule.scope is not None:
            names = rule.scope.names[:-1] if rule.scope.names[-1] in ("each", "any") else rule.scope.names
            self.memory.element = self.memory.array(Path(names))
        elif self.check.loops:
            arrays = [t.array for t in _elements(rule)]
            if len(set(arrays)) != 1:
                raise Unsolved("several arrays")
            self.memory.element = self.memory.array(arrays[0])
        if rule.condition is not None:
            self.clause(rule.condition, True)
        if rule.unless is not None:
            self.clause(rule.unless, False)
        self.is_condition = False
        self.clause(rule.predicate, not violates)
        self._leave_out_parts()
        return self.lines

    # Values.

    def assign(self, place: str, kind: str, value: str) -> None:
        if self.fixed.get(place, value) != value and value in self.excluded.get(place, {value}):
            raise Unsolved("two values of one member")
        if self.fixed.get(place) == value and place in self.fixed:
            return
        self.excluded.pop(place, None)
        self.fixed[place] = value
        if kind == "limit":
            self.lines.append("{} = (uint64_t)({}) + 1;".format(place, value))
        elif kind == "pointer":
            self.lines.append("{0} = (decltype({0}))({1});".format(place, value))
        else:
            self.lines.append("{0} = (std::remove_reference_t<decltype({0})>)({1});".format(place, value))

    def _differ(self, place: str, kind: str, values: List[str]) -> None:
        """Gives the place a value that is none of these."""
        if place in self.fixed:
            if place not in self.excluded and all(_number(text) for text in (self.fixed[place], *values)) and self.fixed[place] not in values:
                return
            if place not in self.excluded or self.fixed[place] in values:
                raise Unsolved("a value that is none of those that it has")
            self.excluded[place].update(values)
            return
        self.assign(place, kind, self._other(kind, values))
        self.excluded[place] = set(values)

    def _other(self, kind: str, values: List[str]) -> str:
        """A value of the type that is none of these."""
        canonical = self.registry.canonical_type(kind)
        if kind == "VkBool32":
            return "VK_TRUE" if "VK_FALSE" in values or "0" in values else "VK_FALSE"
        if canonical in self.registry.enums and not self.registry.enums[canonical].is_bitmask:
            enum = self.registry.enums[canonical]
            taken = {value.value for value in enum.values if value.name in values}
            for value in enum.values:
                if value.value not in taken and not value.guard and str(value.value) not in values:
                    return value.name
            raise Unsolved("an enum with few values")
        if canonical in self.registry.handles:
            if "VK_NULL_HANDLE" not in values and "0" not in values and "NULL" not in values:
                raise Unsolved("another handle")
            return "(uintptr_t)0x77"
        if kind == "pointer":
            if values != ["NULL"]:
                raise Unsolved("another pointer")
            return "environment.bytes"
        if kind in ("float", "double"):
            return " + ".join(["2"] + ["({})".format(value) for value in values])
        if not all(re.fullmatch(r"-?\d+|[()+\w.\[\]> *-]+", value) for value in values):
            raise Unsolved("another number")
        return " + ".join(["3"] + ["(uint64_t)({})".format(value) for value in values])

    def _value(self, node) -> str:
        """The value of a term; a member or limit that has none gets one."""
        if isinstance(node, Arithmetic):
            return self._arithmetic(node)
        if isinstance(node, MostSignificantBit):
            place, kind = self.memory.term(node.mask)
            self.assign(place, kind, "8")
            return "3"
        place, kind = self.memory.term(node)
        if kind == "constant":
            return place
        if place not in self.fixed:
            enum = self.registry.enums.get(self.registry.canonical_type(kind))
            self.assign(place, kind, self._other(kind, ["0"]) if enum and not enum.is_bitmask else "8")
        self.excluded.pop(place, None)
        return self.fixed[place]

    def _arithmetic(self, node: Arithmetic) -> str:
        operator = {"minus": "-", "plus": "+", "sum": "+", "quotient": "/"}.get(node.operator, node.operator)
        right = node.right
        if operator in "-/" and not isinstance(right, Arithmetic):  # Neither a negative number nor 0.
            place, kind = self.memory.term(right)
            if kind != "constant" and place not in self.fixed:
                self.assign(place, kind, "2")
        return "((int64_t)({}) {} (int64_t)({}))".format(self._value(node.left), operator, self._value(right))

    # Clauses.

    def clause(self, node, want: bool) -> None:
        if isinstance(node, Holds):
            self._holds(node, want)
            if not isinstance(node.subject, Pronoun):
                self.memory.antecedent = None if isinstance(node.subject, Several) else node.subject
        elif isinstance(node, Enabled):
            self._enabled(node, want)
        elif isinstance(node, InChain):
            self._in_chain(node, want)
            self.memory.antecedent = node
        elif isinstance(node, (Both, EitherOr)):
            self._joined(node, want)
        elif isinstance(node, FitsInteger) and isinstance(node.term, Arithmetic):
            for item in (node.term.left, node.term.right):
                self.assign(*self.memory.term(item), "1" if want else "INT32_MAX")
        elif isinstance(node, LayoutsCount) and want:
            self.assign(*self.memory.term(Path(("oldLayout",))), "VK_IMAGE_LAYOUT_GENERAL")
        elif isinstance(node, VersionSupported):
            self._version(node.version, want != node.negated)
        elif isinstance(node, DeviceSupportsQueues):
            self.lines.append("environment.SetQueueFlags({});".format(node.bits[0] if want else "0"))
        elif isinstance(node, PipelineRequires):
            self._require_parts(node, want != node.negated)
        else:
            raise Unsolved("a clause: {}".format(type(node).__name__))

    def _joined(self, node, want: bool) -> None:
        """Of "a and b", the last breaks it; of "a or b", the first satisfies it."""
        decides = len(node.items) - 1 if isinstance(node, Both) else 0
        everything = isinstance(node, Both) == want
        for number, item in enumerate(node.items):
            if everything or number == decides:
                self.clause(item, want)
            elif isinstance(node, Both):
                self.clause(item, True)

    def _version(self, version: str, want: bool) -> None:
        self.assign("environment.api_version", "uint32_t",
                    "VK_MAKE_API_VERSION(0, {}, {}, 0)".format(*version.split("_")) if want else "VK_API_VERSION_1_0")

    def _require_parts(self, node: PipelineRequires, want: bool) -> None:
        if not want:
            self.parts.update(node.parts if node.joint == "or" else node.parts[:1])

    def _leave_out_parts(self) -> None:
        if self.parts:
            kept = ["VK_GRAPHICS_PIPELINE_LIBRARY_{}_BIT_EXT".format(name) for part, name in _PARTS.items() if part not in self.parts]
            self.lines.append("{}.flags = {};".format(self.memory.chain("VkGraphicsPipelineLibraryCreateInfoEXT"), " | ".join(kept) or "0"))

    def _enabled(self, node: Enabled, want: bool) -> None:
        want = want != node.negated
        group = "features" if node.kind == "f" else "extensions"
        is_all = node.joint.split()[-1] == "and"
        names = node.names if is_all == want else node.names[:1]
        for name in names:
            truth = self.checks.lowering._feature(name) if node.kind == "f" else self.checks.lowering._extension(name)
            members = re.findall(r"c->enabled->{}\.(\w+)".format(group), truth.yes)
            for member in members if not want else members[:1]:
                self.assign("environment.enabled.{}.{}".format(group, member), "switch", "true" if want else "false")
            if node.kind == "x" and not want and "api_version" in truth.no:
                self.assign("environment.api_version", "uint32_t", "VK_API_VERSION_1_0")

    def _in_chain(self, node: InChain, want: bool) -> None:
        want = want != node.negated
        holder = node.holder if isinstance(node.holder, Path) and node.holder.names not in (("",), ("there",)) else None
        if not want and not node.having:
            for struct in node.structs:
                if self.registry.canonical_type(struct) in self.registry.structs:
                    self.memory.no_chain(struct, holder)
            return
        struct = node.structs[0]
        if want or node.having:
            self.memory.chain(struct, holder)
        for number, item in enumerate(node.having):
            if want or number == 0:
                self._holds(Holds(Chained(struct, item.subject, holder), item.relation, item.negated), want)

    def _holds(self, node: Holds, want: bool) -> None:
        want = want != node.negated
        if isinstance(node.subject, Several):
            self._several(node, want)
        elif isinstance(node.relation, Unique) and isinstance(node.subject, Element) and node.subject.array is not None:
            self.memory.array(node.subject.array, 1 if want else 2)
        elif isinstance(node.relation, AllEqual):
            raise Unsolved("equal terms")
        elif isinstance(node.relation, Includes) and isinstance(node.subject, Path) and self._include_in_array(node, want):
            return
        elif isinstance(node.subject, FormatFeatures):
            self._features(node.subject, want)
        elif isinstance(node.subject, Arithmetic):
            self._solve_arithmetic(node.subject, node.relation, want)
        elif isinstance(node.subject, MostSignificantBit):
            self.assign(*self.memory.term(node.subject.mask), "1u << ({})".format(self._needed(node.relation, want)))
        else:
            self._relation(self.memory.term(node.subject), node.relation, want)

    def _several(self, node: Holds, want: bool) -> None:
        """`want`: whether the relation holds, whatever the clause says of it."""
        items, joint = node.subject.items, node.subject.joint
        if isinstance(node.relation, AllEqual):
            for number, item in enumerate(items):
                self.assign(*self.memory.term(item), "1" if want or number == 0 else "2")
            return
        is_all = joint in ("and", "both") or (node.negated and joint != "at least one")
        goal = want if joint == "both" else want != node.negated
        for number, item in enumerate(items):
            if goal == is_all or number == 0:
                self._relation(self.memory.term(item), node.relation, want)
            elif is_all:
                self._relation(self.memory.term(item), node.relation, not want)

    def _include_in_array(self, node: Holds, want: bool) -> bool:
        """Whether the subject is an array; then it is made with, or without, the values."""
        if not self._is_array(node.subject.names):
            return False
        if node.relation.mode not in ("or", "and", "both"):
            raise Unsolved("an array that has only some values")
        bits = [self.checks.lowering.constant(bit) for bit in node.relation.bits]
        chosen = bits if want and node.relation.mode != "or" else bits[:1]
        element, member = self.memory.array(node.subject, len(chosen))
        if not want:
            canonical = self.registry.canonical_type(member.type)
            chosen = ["0"] if canonical in self.registry.bitmasks else [self._other(member.type, bits)]
        for number, value in enumerate(chosen):
            place = element.replace("[0]", "[{}]".format(number))
            self.assign(place, member.type, value)
        return True

    def _is_array(self, names) -> bool:
        owner, member = self.check.owner, None
        for name in self.memory.without_owner(names):
            members = self.memory.members(owner) if owner in self.registry.structs or owner in self.registry.commands else {}
            member = members.get(name)
            if member is None:
                return False
            owner = self.registry.canonical_type(member.type)
        return member.is_array and member.pointer == "*" and not member.arrays

    # Relations.

    def _relation(self, subject: Term, relation, want: bool) -> None:
        place, kind = subject
        canonical = self.registry.canonical_type(kind)
        if kind == "constant":
            raise Unsolved("a constant subject")
        if isinstance(relation, Also):
            self._also(subject, relation, want)
        elif isinstance(relation, (CreatedWith, Protected, MemoryTypeReports, NonSparse)):
            self._created_with(subject, relation, want)
        elif isinstance(relation, CreatedHolding):
            names = ("imageType",) if relation.member.names == ("type",) and canonical == "VkImage" else relation.member.names
            self._relation(self.memory.created(subject, names), relation.relation, want != relation.negated)
        elif isinstance(relation, CompletelyBound):
            if want:
                variable, entry = self.memory.object(subject)
                binding = "bindings[0]" if entry.struct == "wd_state_image" else "binding"
                self.lines.append("{}->{}.memory = environment.Make<wd_state_memory>(VK_OBJECT_TYPE_DEVICE_MEMORY);".format(variable, binding))
            else:
                self.memory.object(subject)
        elif isinstance(relation, IdentitySwizzle):
            self.lines.append("{}->components.r = {};".format(
                self.memory.object(subject)[0], "VK_COMPONENT_SWIZZLE_R" if want else "VK_COMPONENT_SWIZZLE_G"))
        elif isinstance(relation, CommandBufferIs):
            self._command_buffer(subject, relation.kind, want)
        elif isinstance(relation, (HasFormat, HasAspect)):
            self._format(subject, relation.kind if isinstance(relation, HasFormat) else "has " + relation.aspect, want)
        elif isinstance(relation, FormatWith):
            self.assign(place, kind, _WITH_FEATURES if want else _WITHOUT_FEATURES)
        elif isinstance(relation, ValidValue):
            self._valid(subject, want)
        elif isinstance(relation, Includes):
            self._mask(place, kind, relation, want)
        elif isinstance(relation, (PowerOfTwo, SingleBit)):
            self.assign(place, kind, "4" if want else "3")
        else:
            self._compare(subject, relation, want)

    def _compare(self, subject: Term, relation, want: bool) -> None:
        place, kind = subject
        if isinstance(relation, Is):
            self._is(subject, [self._value(value) for value in relation.values], want)
            return
        value = self._needed(relation, want, place)
        if value.startswith("(0) + -") and self._is_unsigned(kind):
            raise Unsolved("less than 0")
        self.assign(place, kind, value)

    def _is(self, subject: Term, values: List[str], want: bool) -> None:
        place, kind = subject
        is_zero = set(values) <= {"0", "NULL", "VK_NULL_HANDLE"}
        if is_zero and (place in self.memory.counts or place in self.memory.pointers or "object " + place in self.memory.pointers):
            if want:
                raise Unsolved("a member that is 0 and leads to something")
        elif not want:
            self._differ(place, kind, values)
        elif self.fixed.get(place) not in values or place in self.excluded:
            self.assign(place, kind, values[0])

    def _needed(self, relation, want: bool, place: str = "") -> str:
        """A value that has the relation, or has not."""
        if isinstance(relation, Ordered):
            value = self._value(relation.term)
            step = {"<": (-1, 0), "<=": (0, 1), ">": (1, 0), ">=": (0, -1)}[relation.operator][0 if want else 1]
            if want and relation.operator == ">=" and self.is_condition:
                step = 1  # More than the minimum: another clause may subtract it.
            if place in self.fixed and place not in self.excluded and _number(self.fixed[place]) and _number(value):
                if _compares(int(self.fixed[place]), relation.operator, int(value)) == want:
                    return self.fixed[place]
            return "({}) + {}".format(value, step) if step else value
        if isinstance(relation, Between):
            low, high = self._value(relation.low), self._value(relation.high)
            return low if want else "({}) + 1".format(high)
        if isinstance(relation, MultipleOf):
            value = self._value(relation.term)
            return "2 * ({})".format(value) if want else "({}) + 1".format(value)
        if isinstance(relation, Is):
            values = [self._value(value) for value in relation.values]
            return values[0] if want else " + ".join(["3"] + ["(int64_t)({})".format(value) for value in values])
        raise Unsolved("a relation: {}".format(type(relation).__name__))

    def _also(self, subject: Term, relation: Also, want: bool) -> None:
        left, right = relation.left, relation.right
        if not want and relation.joint == "and":
            self._relation(subject, right, False)
        elif want and relation.joint == "or":
            self._relation(subject, left, True)
        elif want and isinstance(left, MultipleOf) and isinstance(right, Ordered):
            self._multiple_and_ordered(subject, left, right)
        elif want and isinstance(left, Ordered) and isinstance(right, Ordered) and left.operator[0] == ">":
            low = self._value(left.term)
            self.assign(*subject, "({}) + 1".format(low))
            self._bound(right, "({}) + 2".format(low))
        else:
            raise Unsolved("a relation: Also")

    def _multiple_and_ordered(self, subject: Term, multiple: MultipleOf, ordered: Ordered) -> None:
        unit = self._value(multiple.term)
        if ordered.operator[0] == "<":
            self.assign(*subject, unit)
            self._bound(ordered, "({}) + 1".format(unit))
        else:
            self.assign(*subject, "({}) * (({}) + 1)".format(unit, self._value(ordered.term)))

    def _bound(self, relation: Ordered, value: str) -> None:
        """Gives the bound of a relation this value, if it is not a constant."""
        if isinstance(relation.term, Arithmetic):
            raise Unsolved("a bound that is computed")
        place, kind = self.memory.term(relation.term)
        if kind != "constant" and place not in self.fixed:
            self.assign(place, kind, value)

    def _solve_arithmetic(self, node: Arithmetic, relation, want: bool) -> None:
        """Solves "left + right <= bound" for one of the terms."""
        if isinstance(relation, (Ordered, MultipleOf)):
            self._enlarge(relation.term)
        self._assign_arithmetic(node, self._needed(relation, want))

    def _assign_arithmetic(self, node: Arithmetic, needed: str) -> None:
        operator = {"minus": "-", "plus": "+", "sum": "+", "quotient": "/"}.get(node.operator, node.operator)
        left, right = node.left, node.right
        if operator in "+*" and self._is_fixed(left) and not self._is_fixed(right):
            left, right = right, left
        if not isinstance(right, Arithmetic) and not self._is_fixed(right):
            self.assign(*self.memory.term(right), "1")
        needed = {"+": "(({0}) - ({1}))", "-": "(({0}) + ({1}))", "*": "(({0}) / ({1}))", "/": "(({0}) * ({1}))"}[operator].format(
            needed, self._value(right))
        if isinstance(left, Arithmetic):
            self._assign_arithmetic(left, needed)
            return
        place, kind = self.memory.term(left)
        if kind == "constant" or place in self.fixed:
            raise Unsolved("arithmetic on values that are fixed")
        self.assign(place, kind, needed)

    def _enlarge(self, term) -> None:
        """Makes room below a bound that has no value yet."""
        if isinstance(term, Arithmetic):
            for item in (term.left, term.right):
                self._enlarge(item)
        elif not self._is_fixed(term):
            self.assign(*self.memory.term(term), "64")

    def _is_fixed(self, term) -> bool:
        if isinstance(term, Arithmetic):
            return self._is_fixed(term.left) and self._is_fixed(term.right)
        if isinstance(term, MostSignificantBit):
            return True
        place, kind = self.memory.term(term)
        return kind == "constant" or place in self.fixed

    def _is_unsigned(self, kind: str) -> bool:
        return kind in INTEGERS and not kind.startswith("int") or kind == "limit"

    # Objects and formats.

    def _created_with(self, subject: Term, relation, want: bool) -> None:
        variable, entry = self.memory.object(subject)
        if isinstance(relation, NonSparse):
            kind = {"wd_state_buffer": "BUFFER", "wd_state_image": "IMAGE"}[entry.struct]
            relation, want = CreatedWith("or", ("VK_{}_CREATE_SPARSE_BINDING_BIT".format(kind),)), not want
        elif isinstance(relation, Protected):
            want = want == relation.is_protected
            relation = CreatedWith("or", ("VK_{}_CREATE_PROTECTED_BIT".format(relation.noun.upper()),))
        elif isinstance(relation, MemoryTypeReports):
            relation = CreatedWith("or", (relation.bit,))
        members = {entry.bits[prefix] for bit in relation.bits for prefix in entry.bits if bit.startswith(prefix)}
        if len(members) != 1:
            raise Unsolved("bits of several members")
        member = members.pop()
        self._mask("{}->{}".format(variable, member), "", Includes(relation.mode, relation.bits), want)

    def _command_buffer(self, subject: Term, kind: str, want: bool) -> None:
        variable, _ = self.memory.object(subject)
        if kind in ("primary", "secondary"):
            is_primary = (kind == "primary") == want
            self.assign(variable + "->level", "VkCommandBufferLevel",
                        "VK_COMMAND_BUFFER_LEVEL_PRIMARY" if is_primary else "VK_COMMAND_BUFFER_LEVEL_SECONDARY")
        else:
            is_protected = (kind == "protected") == want
            pool = "((wd_state_command_pool *){}->object.parent)".format(variable)
            self.assign(pool + "->flags", "VkCommandPoolCreateFlags", "VK_COMMAND_POOL_CREATE_PROTECTED_BIT" if is_protected else "0")

    def _format(self, subject: Term, kind: str, want: bool) -> None:
        if kind not in _FORMATS:
            raise Unsolved("a class of formats")
        if self.registry.canonical_type(subject[1]) in self.registry.handles:
            subject = self.memory.created(subject, ("format",))
        self.assign(*subject, _FORMATS[kind][0 if want else 1])

    def _features(self, node: FormatFeatures, want: bool) -> None:
        """The driver of the test supports all features of a format, or none."""
        if isinstance(node.subject, Constant):
            subject = self.memory.term(Path(("format",)))
            if node.subject.text == "image":
                self.memory.object(self.memory.term(Path(("image",))))
        else:
            subject = self.memory.term(node.subject)
        if self.registry.canonical_type(subject[1]) in self.registry.handles:
            subject = self.memory.created(subject, ("format",))
        self.assign(*subject, _WITH_FEATURES if want else _WITHOUT_FEATURES)

    def _valid(self, subject: Term, want: bool) -> None:
        place, kind = subject
        if self.registry.canonical_type(kind) in self.registry.handles:
            if "object " + place not in self.memory.pointers or not want:
                self.assign(place, kind, "(uintptr_t)0x77" if want else "VK_NULL_HANDLE")
        else:
            self.assign(place, kind, "4" if want else "3")

    # Masks.

    def _mask(self, place: str, kind: str, relation: Includes, want: bool) -> None:
        if place in self.fixed or kind == "limit":
            raise Unsolved("bits of a member with a value, or of a limit")
        bits = relation.bits
        if any("*" in bit for bit in bits):
            bits = self.checks.lowering._expand(self.registry.canonical_type(kind), bits)
        if relation.mode == "only":
            self._only(place, kind, bits, want)
        elif want:
            self._set(place, bits if relation.mode in ("and", "both") else bits[:1])
        else:
            for bit in bits if relation.mode == "or" else bits[:1]:
                self._keep(place, bit, "clear")

    def _keep(self, place: str, bit: str, value: str) -> None:
        if self.fixed.setdefault(place + " & " + bit, value) != value:
            raise Unsolved("a bit that is set and not set")

    def _set(self, place: str, bits) -> None:
        for bit in bits:
            self._keep(place, bit, "set")
        cast = "(std::remove_reference_t<decltype({0})>)".format(place)
        self.lines.append("{0} = {1}({0} | {2});".format(place, cast, " | ".join("(uint64_t)" + bit for bit in bits)))
        if place in self.memory.image_usages:
            self.lines.append("{} = {};".format(place.replace("usage", "stencil_usage"), place))

    def _only(self, place: str, kind: str, bits, want: bool) -> None:
        enum = self.registry.enums[self.registry.bitmasks[self.registry.canonical_type(kind)].bits]
        taken = {enum.value(name).value for name in bits if enum.value(name) is not None}
        others = [v.name for v in enum.values if v.name not in bits and not v.guard and v.value and not v.alias_of and v.value not in taken]
        if not want and not others:
            raise Unsolved("bits that there are not")
        self._set(place, bits[:1] if want else others[:1])


def _compares(left: int, operator: str, right: int) -> bool:
    return {"<": left < right, "<=": left <= right, ">": left > right, ">=": left >= right}[operator]


def _elements(rule: Rule) -> List[Element]:
    from vk.core.statements.checks import _terms
    found = []
    for node in (rule.condition, rule.unless, rule.predicate):
        found += [t for t in _terms(node) if isinstance(t, Element) and t.array is not None] if node is not None else []
    return found
