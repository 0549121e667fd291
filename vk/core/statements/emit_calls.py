"""Writes calls for a test of the compiled statements: for each one a struct that violates it, and one that satisfies it.

    --calls   statements_calls.inc

The calls are made from the trees and not from the C of the checks: a condition is made true, the predicate false or true, member
by member. Statements about objects, command buffers and formats are left out: their facts come from the state of a device.
"""

import re
from typing import Dict, List, Optional, Tuple

from vk.core.statements.checks import Check, Checks
from vk.core.statements.emit_statements import read_checks
from vk.core.statements.hand_checks import HandChecks
from vk.core.statements.values import EFFECTIVE, INTEGERS
from vk.core.statements.places import NotCompiled
from vk.registry import output
from vk.registry.expression import Constant, Path
from vk.registry.model import Command, Declaration, Registry
from vk.registry.relations import (
    AllEqual, Arithmetic, Between, Both, Chained, EitherOr, Element, Enabled, FitsInteger, Holds, InChain, Includes, Is, LayoutsCount,
    Limit, MultipleOf, Ordered, PowerOfTwo, Pronoun, Rule, Several, SingleBit, SizeOf)

EMITTER = "emit_calls.py"


class Unsolved(Exception):
    """No call is made for the statement."""


class _Call:
    """The memory of one call: `s` is the owner, pointers lead to variables of their own."""

    def __init__(self, checks: Checks, check: Check, rule: Rule):
        self.checks, self.registry, self.check, self.rule = checks, checks.registry, check, rule
        self.lines: List[str] = []
        self.fixed: Dict[str, str] = {}   # Place -> the value that it must keep.
        self.pointers: Dict[str, str] = {}
        self.antecedent = None
        self.element: Optional[Tuple[str, Declaration]] = None  # The element in hand.
        self.counts: List[str] = []  # The lengths of arrays that were made.

    # Places.

    def _variable(self, kind: str, init: str = "") -> str:
        name = "v{}".format(len(self.pointers))
        self.pointers[name] = kind
        self.lines.append("static {0} {1}; {1} = ({0}){{}};{2}".format(kind, name, init.replace("@", name)))
        return name

    def _members(self, owner: str) -> Dict[str, Declaration]:
        item = self.registry.structs.get(owner) or self.registry.commands[owner]
        members = item.members if hasattr(item, "members") else item.params
        return {member.name: member for member in members}

    def place(self, prefix: str, owner: str, names: Tuple[str, ...]) -> Tuple[str, Declaration]:
        """The C of a member, and its declaration. Structs that pointers lead to are made."""
        for position, name in enumerate(names):
            plain = name.split("[")[0]
            member = self._members(owner).get(plain)
            if member is None:
                raise Unsolved("a member")
            if member.arrays and owner in self.registry.commands:
                raise Unsolved("an array that is a parameter")
            text = prefix + name
            if position == len(names) - 1:
                return text, member
            kind = self.registry.canonical_type(member.type)
            if kind not in self.registry.structs:
                raise Unsolved("a path through a handle")
            if member.pointer:
                if text not in self.pointers:
                    struct = self.registry.structs[kind]
                    init = " @.sType = {};".format(struct.stype) if struct.stype else ""
                    variable = self._variable(kind, init)
                    self.pointers[text] = variable
                    self.lines.append("{} = &{};".format(text, variable))
                    if member.is_array and member.lengths[0] in self._members(owner):
                        self.lines.append("{}{} = 1;".format(prefix, member.lengths[0]))
                prefix = self.pointers[text] + "."
            else:
                prefix = text + "."
            owner = kind
        raise Unsolved("an empty path")

    def _array(self, path: Path) -> None:
        """Makes one element of an array, and takes it in hand."""
        names = path.names
        if names[0] == self.check.owner:
            names = names[1:]
        text, member = self.place("s.", self.check.owner, names)
        if member.arrays:
            raise Unsolved("an array in place")
        kind = self.registry.canonical_type(member.type)
        variable = self._variable(kind)
        self.lines.append("{} = &{};".format(text, variable))
        self.pointers[text] = variable
        length = text[:-len(member.name)] + member.lengths[0]
        self.lines.append("{} = 1;".format(length))
        self.counts.append(length)
        self.element = (variable, member)

    def term(self, node) -> Tuple[str, str]:
        """(place or value in C, its Vulkan type); a limit is made."""
        if isinstance(node, Constant):
            return node.text.replace(" bytes", ""), "constant"
        if isinstance(node, SizeOf):
            return "sizeof({})".format(node.type), "constant"
        if isinstance(node, Limit):
            return self._limit(node)
        if isinstance(node, Path):
            return self._path(node)
        if isinstance(node, Element):
            return self._of_element(node.member)
        if isinstance(node, Chained) and node.holder is None:
            variable = self._chain(node.struct)
            text, member = self.place(variable + ".", self.registry.canonical_type(node.struct), node.member.names)
            return text, self._type(text, member)
        if isinstance(node, Pronoun):
            return self._pronoun(node)
        raise Unsolved("a term")

    def _type(self, text: str, member: Declaration) -> str:
        return "pointer" if member.pointer and not text.endswith("]") else member.type

    def _path(self, node: Path) -> Tuple[str, str]:
        names = node.names
        if self.registry.canonical_type(names[0]) == self.check.owner and len(names) > 1:
            names = names[1:]
        if names[0] in self.registry.structs:
            struct = self.registry.canonical_type(names[0])
            if self.check.owner not in self.registry.structs[struct].extends:
                raise Unsolved("a struct around the owner")
            return self.term(Chained(struct, Path(names[1:])))
        if self.element is not None:
            kind = self.registry.canonical_type(self.element[1].type)
            if kind in self.registry.structs and names[0].split("[")[0] in self._members(kind):
                return self._of_element(Path(names))
        text, member = self.place("s.", self.check.owner, names)
        return text, self._type(text, member)

    def _of_element(self, member: Optional[Path]) -> Tuple[str, str]:
        if self.element is None:
            raise Unsolved("an element")
        variable, declaration = self.element
        if member is None:
            return variable, declaration.type
        text, found = self.place(variable + ".", self.registry.canonical_type(declaration.type), member.names)
        return text, self._type(text, found)

    def _pronoun(self, node: Pronoun) -> Tuple[str, str]:
        if node.member is None and isinstance(self.antecedent, (Path, Element)):
            return self.term(self.antecedent)
        if isinstance(self.antecedent, InChain) and node.member is not None and len(self.antecedent.structs) == 1:
            return self.term(Chained(self.antecedent.structs[0], node.member))
        raise Unsolved("a pronoun")

    def _chain(self, struct: str) -> str:
        struct = self.registry.canonical_type(struct)
        key = "chain " + struct
        if key not in self.pointers:
            variable = self._variable(struct, " @.sType = {};".format(self.registry.structs[struct].stype))
            self.pointers[key] = variable
            self.lines.append("{0}.pNext = (decltype({0}.pNext))s.pNext; s.pNext = &{0};".format(variable))
        return self.pointers[key]

    def _limit(self, node: Limit) -> Tuple[str, str]:
        plain = [part for part in node.name.split(".") if not part.startswith("Vk")]
        member = plain[0].split("[")[0]
        if not node.name.startswith("VkPhysicalDevice") or node.name.startswith("VkPhysicalDeviceLimits"):
            if member in self.checks.lowering.base_limits:
                return "environment.physical.properties.limits." + plain[0], self.checks.lowering.base_limits[member].type
        full = ".".join(plain)
        if full not in self.checks.lowering.limits_used:
            raise Unsolved("a limit")
        number = sorted(self.checks.lowering.limits_used).index(full)
        return "environment.limits[{}]".format(number), "limit"

    # Values.

    def assign(self, place: str, kind: str, value: str) -> None:
        if self.fixed.get(place, value) != value:
            raise Unsolved("two values of one member")
        self.fixed[place] = value
        if kind == "limit":
            self.lines.append("{} = (uint64_t)({}) + 1;".format(place, value))
        elif kind == "pointer":
            self.lines.append("{0} = (decltype({0}))({1});".format(place, value))
        else:
            self.lines.append("{0} = (std::remove_reference_t<decltype({0})>)({1});".format(place, value))

    def _other(self, kind: str, values: List[str]) -> str:
        """A value of the type that is none of these."""
        canonical = self.registry.canonical_type(kind)
        if kind == "VkBool32":
            return "VK_TRUE" if "VK_FALSE" in values or "0" in values else "VK_FALSE"
        if canonical in self.registry.enums and not self.registry.enums[canonical].is_bitmask:
            enum = self.registry.enums[canonical]
            taken = {value.value for value in enum.values if value.name in values}
            for value in enum.values:
                if value.value not in taken and not value.guard:
                    return value.name
            raise Unsolved("an enum with few values")
        if canonical in self.registry.handles:
            if "VK_NULL_HANDLE" not in values and "0" not in values:
                raise Unsolved("another handle")
            return "(uintptr_t)0x77"
        if kind == "pointer":
            if values != ["NULL"]:
                raise Unsolved("another pointer")
            return "environment.bytes"
        if kind in ("float", "double"):
            return " + ".join(["2"] + ["({})".format(value) for value in values])
        if not all(re.fullmatch(r"-?\d+|VK_\w+|[\w.\[\]]+|sizeof\(\w+\)", value) for value in values):
            raise Unsolved("another number")
        return " + ".join(["3"] + ["(uint64_t)({})".format(value) for value in values])

    # Clauses.

    def clause(self, node, want: bool) -> None:
        if isinstance(node, Holds):
            self._holds(node, want)
            subject = node.subject
            if not isinstance(subject, Pronoun):
                self.antecedent = subject
        elif isinstance(node, Enabled):
            self._enabled(node, want)
        elif isinstance(node, InChain):
            self._in_chain(node, want)
            self.antecedent = node
        elif isinstance(node, Both):
            for number, item in enumerate(node.items):
                self.clause(item, want or number < len(node.items) - 1)
        elif isinstance(node, EitherOr):
            for number, item in enumerate(node.items):
                if not want or number == 0:
                    self.clause(item, want)
        elif isinstance(node, FitsInteger) and isinstance(node.term, Arithmetic):
            for item in (node.term.left, node.term.right):
                self.assign(*self.term(item), "1" if want else "INT32_MAX")
        elif isinstance(node, LayoutsCount) and want:
            self.assign(*self.term(Path(("oldLayout",))), "VK_IMAGE_LAYOUT_GENERAL")
        else:
            raise Unsolved("a clause")

    def _enabled(self, node: Enabled, want: bool) -> None:
        want = want != node.negated
        group = "features" if node.kind == "f" else "extensions"
        names = node.names if (node.joint.split()[-1] == "and" and want) or not want else node.names[:1]
        if not want and node.joint == "and":
            names = node.names[:1]
        for name in names:
            truth = self.checks.lowering._feature(name) if node.kind == "f" else self.checks.lowering._extension(name)
            members = re.findall(r"c->enabled->{}\.(\w+)".format(group), truth.yes)
            for member in members if not want else members[:1]:
                self.assign("environment.enabled.{}.{}".format(group, member), "switch", "true" if want else "false")
            if node.kind == "x" and not want:
                self.lines.append("environment.api_version = VK_API_VERSION_1_0;")

    def _in_chain(self, node: InChain, want: bool) -> None:
        if isinstance(node.holder, Path) and node.holder.names not in (("",), ("there",)) or node.having:
            raise Unsolved("a chain of another struct")
        if want != node.negated:
            self._chain(node.structs[0])

    def _holds(self, node: Holds, want: bool) -> None:
        want = want != node.negated
        if isinstance(node.subject, Several):
            self._several(node, want)
            return
        if isinstance(node.relation, AllEqual):
            raise Unsolved("equal terms")
        if isinstance(node.relation, Includes) and isinstance(node.subject, Path):
            if self._include_in_array(node, want):
                return
        self._relation(self.term(node.subject), node.relation, want)

    def _several(self, node: Holds, want: bool) -> None:
        items, relation = node.subject.items, node.relation
        if isinstance(relation, AllEqual):
            for number, item in enumerate(items):
                self.assign(*self.term(item), "1" if want or number == 0 else "2")
            return
        is_all = node.subject.joint in ("and", "both") or node.negated
        inner_want = want
        for number, item in enumerate(items):
            # Of "all", one breaks it; of "one of them", all have to.
            if is_all and not node.negated:
                self._relation(self.term(item), relation, want or number > 0)
            elif is_all and node.negated and node.subject.joint != "both":
                self._relation(self.term(item), relation, want if not want or number == 0 else False)
            else:
                self._relation(self.term(item), relation, inner_want)

    def _include_in_array(self, node: Holds, want: bool) -> bool:
        names = node.subject.names
        if names[-1] == "pDynamicStates":
            raise Unsolved("dynamic states")
        text, kind = self._path(node.subject)
        if kind != "pointer":
            return False
        raise Unsolved("an array that includes")

    def _value(self, node) -> str:
        text, kind = self.term(node)
        if kind == "constant":
            return text
        # A member or limit that is compared: it gets a value of its own.
        if text not in self.fixed:
            self.assign(text, kind, "8")
        return self.fixed[text]

    def _relation(self, subject: Tuple[str, str], relation, want: bool) -> None:
        place, kind = subject
        if kind == "constant":
            raise Unsolved("a constant subject")
        if isinstance(relation, Is):
            values = [self._value(value) for value in relation.values]
            if place in self.counts and values == ["0"]:
                if want:
                    raise Unsolved("an array of length 0 that has elements")
                return
            if kind == "pointer" and place in self.pointers and values == ["NULL"]:
                if want:
                    raise Unsolved("a pointer that is NULL and not NULL")
                return
            self.assign(place, kind, values[0] if want else self._other(kind, values))
        elif isinstance(relation, Ordered):
            value = self._value(relation.term)
            step = {"<": -1, "<=": 0, ">": 1, ">=": 0}[relation.operator]
            wrong = {"<": 0, "<=": 1, ">": 0, ">=": -1}[relation.operator]
            self.assign(place, kind, "({}) + ({})".format(value, step if want else wrong))
            if value == "0" and (step if want else wrong) < 0 and self._is_unsigned(kind):
                raise Unsolved("less than 0")
        elif isinstance(relation, Between):
            low, high = self._value(relation.low), self._value(relation.high)
            self.assign(place, kind, low if want else "({}) + 1".format(high))
        elif isinstance(relation, MultipleOf):
            value = self._value(relation.term)
            self.assign(place, kind, "2 * ({})".format(value) if want else "({}) + 1".format(value))
        elif isinstance(relation, (PowerOfTwo, SingleBit)):
            self.assign(place, kind, "4" if want else "3")
        elif isinstance(relation, Includes):
            self._mask(place, kind, relation, want)
        else:
            raise Unsolved("a relation: {}".format(type(relation).__name__))

    def _is_unsigned(self, kind: str) -> bool:
        return kind in INTEGERS and not kind.startswith("int") or kind == "limit"

    def _mask(self, place: str, kind: str, relation: Includes, want: bool) -> None:
        if any("*" in bit for bit in relation.bits):
            raise Unsolved("a pattern of bits")
        if place in self.fixed or kind == "limit":
            raise Unsolved("bits of a member with a value, or of a limit")
        bits = relation.bits
        if (self.check.owner, place[2:]) in EFFECTIVE and any("_2_" in bit for bit in bits):
            raise Unsolved("a bit that only a struct in the chain has")
        cast = "(std::remove_reference_t<decltype({0})>)".format(place)
        for bit in bits:
            key, value = place + " & " + bit, "set" if want else "clear"
            if relation.mode != "only" and self.fixed.get(key, value) != value and (relation.mode in ("and", "both") or not want or len(bits) == 1):
                raise Unsolved("a bit that is set and not set")
        if relation.mode == "only":
            enum = self.registry.bitmasks[self.registry.canonical_type(kind)].bits
            others = [v.name for v in self.registry.enums[enum].values if v.name not in bits and not v.guard and v.value and not v.alias_of]
            taken = {v.value for v in self.registry.enums[enum].values if v.name in bits}
            others = [name for name in others if self.registry.enums[enum].value(name).value not in taken]
            if not want and not others:
                raise Unsolved("bits that there are not")
            self.lines.append("{0} = {1}({0} | {2});".format(place, cast, bits[0] if want else others[0]))
        elif want:
            chosen = bits if relation.mode in ("and", "both") else bits[:1]
            for bit in chosen:
                self.fixed[place + " & " + bit] = "set"
            self.lines.append("{0} = {1}({0} | {2});".format(place, cast, " | ".join("(uint64_t)" + bit for bit in chosen)))
        else:
            for bit in bits if relation.mode == "or" else bits[:1]:
                self.fixed[place + " & " + bit] = "clear"

    # A call.

    def build(self, violates: bool) -> List[str]:
        rule = self.rule
        if rule.scope is not None:
            names = rule.scope.names[:-1] if rule.scope.names[-1] in ("each", "any") else rule.scope.names
            self._array(Path(names))
        elif self.check.loops:
            arrays = [t.array for t in _elements(rule)]
            if len(set(arrays)) != 1:
                raise Unsolved("several arrays")
            self._array(arrays[0])
        if rule.condition is not None:
            self.clause(rule.condition, True)
        if rule.unless is not None:
            self.clause(rule.unless, False)
        self.clause(rule.predicate, not violates)
        return self.lines


def _elements(rule: Rule) -> List[Element]:
    from vk.core.statements.checks import _terms
    found = []
    for node in (rule.condition, rule.unless, rule.predicate):
        found += [t for t in _terms(node) if isinstance(t, Element) and t.array is not None] if node is not None else []
    return found


# Members of structs that the checks read only with the state of a device.
_NEEDS_STATE = re.compile(r"object_|recorded_|graphics->|wd_core_format|outer_|pipeline_|wd_core_lacks|wd_state_|wd_core_begins|found|all ")


def _structs(registry: Registry, command: Optional[Command]) -> List[str]:
    """Zeroed structs for the parameters that a valid call has: checks by hand read them."""
    lines: List[str] = []
    for param in command.params if command else []:
        if param.is_const and param.pointer == "*" and not param.lengths and param.type in registry.structs \
                and not any(param.optional):
            lines += ["    static const {} {} = {{}};".format(param.type, param.name),
                      "    if (!s.{0}) {{".format(param.name), "        s.{0} = &{0};".format(param.name), "    }"]
    return lines


def emit_calls(registry: Registry, validusage: str, message_ids: str, hand_checks: str) -> str:
    checks = read_checks(registry, validusage, message_ids, HandChecks.read(hand_checks).files)
    markup = checks.markup
    lines, cases, unsolved = [], [], 0
    for owner, compiled in checks.compiled.items():
        command = registry.commands.get(owner)
        for check in compiled:
            rule = checks.rule_of(owner, markup[check.vuid][1])
            bodies = []
            try:
                if _NEEDS_STATE.search(check.violation) or (command is not None and command.level.name != "DEVICE"):
                    raise Unsolved("a fact of a device")
                bodies = [_Call(checks, check, rule).build(violates) for violates in (False, True)]
            except (Unsolved, NotCompiled):
                unsolved += 1
                continue
            number = len(cases)
            c_type = "wd_{}_args".format(command.short_name) if command else owner
            run = "wd_core_validate_{}(environment.call(WD_COMMAND_{}), &s)".format(command.short_name, command.short_name) \
                if command else "wd_core_check_{}(environment.check(), nullptr, &s)".format(owner)
            lines += ["static void case_{}(Environment &environment, bool violates) {{".format(number),
                      "    static {} s;".format(c_type), "    s = {};",
                      "    if (violates) {", *["        " + line for line in bodies[1]], "    } else {",
                      *["        " + line for line in bodies[0]], "    }", *_structs(registry, command), "    {};".format(run), "}\n"]
            cases.append('    {{"{}", case_{}}},'.format(check.vuid, number))
    return output.banner(EMITTER, registry).replace("vk/registry/", "vk/core/statements/") + "\n".join(
        [*lines, "static const Case kCases[] = {", *cases, "};", "static const size_t kNumWithoutCall = {};".format(unsolved)]) + "\n"


if __name__ == "__main__":
    output.run(EMITTER, __doc__, {"calls": emit_calls}, ["validusage", "message-ids", "hand-checks"])
