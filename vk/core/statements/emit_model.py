"""A model of the explicit statements in C++, for a test that makes random valid calls (emit_calls.py writes it).

The model is a second way from the trees to code: C++ that says of a struct whether a statement holds, naively and in the
order of the sentence, and which members the statement reads. Of the statements that it does not know (about objects and formats,
or checked by hand), kKept has the members that the text names: a test that judges all messages leaves these as they are.
"""

import re
from typing import Dict, FrozenSet, List, Optional, Set, Tuple

from vk.core.statements.call_memory import WIDE
from vk.core.statements.checks import Check, Checks
from vk.core.statements.places import NotCompiled, owner_path
from vk.core.statements.values import INTEGERS
from vk.registry import wording
from vk.registry.expression import Constant, Path
from vk.registry.model import Declaration, Registry
from vk.registry.relations import (
    AllEqual, Also, Arithmetic, Between, Both, Chained, EitherOr, Element, Enabled, FitsInteger, Holds, InChain, Includes, Is, LayoutsCount,
    Limit, MultipleOf, Ordered, PowerOfTwo, Pronoun, Rule, Several, SingleBit, SizeOf, VersionSupported)

_COMPARE = {"<": "Less({0}, {1})", ">": "Less({1}, {0})", "<=": "Not(Less({1}, {0}))", ">=": "Not(Less({0}, {1}))"}


class Unknown(Exception):
    """The model does not have the statement."""


def _guarded(guards: List[str], text: str, otherwise: str) -> str:
    return "({} ? {} : {})".format(" && ".join(guards), text, otherwise) if guards else text


def _leading_to_memory(members: List[Declaration]) -> Set[str]:
    """The lengths of arrays, and the selectors of unions."""
    return {name for member in members for length in member.lengths for name in re.findall(r"\w+", length)} | {member.selector for member in members}


_elsewhere: Dict[int, FrozenSet[str]] = {}


def _lengths_elsewhere(registry: Registry) -> FrozenSet[str]:
    """Members that are the length of an array outside of their struct: "pAllocateInfo->commandBufferCount"."""
    if id(registry) not in _elsewhere:
        params = [param for command in registry.commands.values() for param in command.params]
        members = [member for struct in registry.structs.values() for member in struct.members]
        _elsewhere[id(registry)] = frozenset(
            name for item in params + members for length in item.lengths for name in re.findall(r"->(\w+)", length))
    return _elsewhere[id(registry)]


class _Rule:
    """One statement in C++. `fields` are lines that list the members that it reads."""

    def __init__(self, checks: Checks, check: Check, rule: Rule):
        self.checks, self.registry, self.check, self.rule = checks, checks.registry, check, rule
        self.fields: List[Tuple[str, Tuple[Tuple[str, str], ...]]] = []  # (line, the struct members on the way in place)
        self.elements: List[Tuple[str, str, Declaration]] = []  # (array, variable, its declaration), innermost last.
        self.antecedent = None

    def members(self, owner: str) -> Dict[str, Declaration]:
        item = self.registry.structs.get(owner) or self.registry.commands.get(owner)
        if item is None or getattr(item, "is_union", False):
            raise Unknown("a union")
        return {member.name: member for member in (item.members if hasattr(item, "members") else item.params)}

    # Terms.

    def place(self, prefix: str, owner: str, names: Tuple[str, ...], guards: Tuple[str, ...] = ()) -> str:
        guards, text = list(guards), prefix
        way: List[Tuple[str, str]] = []
        for position, name in enumerate(names):
            members = self.members(owner)
            member = members.get(name.split("[")[0])
            if member is None or member.bits:
                raise Unknown("a member")
            text = prefix + name
            way = (way if not prefix.endswith("->") else []) + [(owner, member.name)]
            if name.endswith("]") and member.pointer:
                raise Unknown("an element")
            if position == len(names) - 1:
                leads_to_memory = member.name in _leading_to_memory(list(members.values())) | _lengths_elsewhere(self.registry)
                return self._number(text, guards, member, leads_to_memory, way)
            owner = self.registry.canonical_type(member.type)
            if owner not in self.registry.structs or member.is_array and member.pointer:
                raise Unknown("a path")
            if member.pointer:
                guards.append(text)
            prefix = text + ("->" if member.pointer else ".")
        raise Unknown("a path")

    def _number(self, text: str, guards: List[str], member: Declaration, leads_to_memory: bool, way: List[Tuple[str, str]]) -> str:
        if member.arrays and not text.endswith("]"):
            raise Unknown("an array")
        kind = self.registry.canonical_type(member.type)
        if kind in self.registry.structs and not member.pointer:
            raise Unknown("a struct")
        if not (member.pointer or leads_to_memory or kind in self.registry.handles or member.name in ("sType", "pNext")):
            self.fields.append((("if ({}) ".format(" && ".join(guards)) if guards else "") + "fields.Add(&{});".format(text), tuple(way)))
        return _guarded(guards, "Value({})".format(text), "Number()")

    def term(self, node) -> str:
        if isinstance(node, Constant):
            self._suggest("Value({})".format(self._constant(node.text)))
            return "Value({})".format(self._constant(node.text))
        if isinstance(node, SizeOf):
            return "Value(sizeof({}))".format(node.type)
        if isinstance(node, Limit):
            return self._limit(node)
        if isinstance(node, Path):
            return self._path(node.names)
        if isinstance(node, Element):
            return self._of_element(node)
        if isinstance(node, Chained):
            return self._chained(node)
        if isinstance(node, Pronoun):
            return self._pronoun(node)
        if isinstance(node, Arithmetic):
            operator = {"minus": "-", "plus": "+", "sum": "+", "quotient": "/"}.get(node.operator, node.operator)
            return "Compute('{}', {}, {})".format(operator, self.term(node.left), self.term(node.right))
        raise Unknown("a term")

    def _constant(self, text: str) -> str:
        text = text.replace(" bytes", "")
        if text in ("NULL", "VK_NULL_HANDLE"):
            return "nullptr"
        return text if text[0].isdigit() or text[0] == "-" else self.checks.lowering.constant(text)

    def _limit(self, node: Limit) -> str:
        value = self.checks.lowering.limit(node.name)
        if not value.text.startswith("limit_"):
            text = "Value({})".format(value.text.replace("c->physical->", "world.physical->"))
        else:
            name = ".".join(part for part in node.name.split(".") if not part.startswith("Vk"))
            structs = self.checks.lowering.limits_used[name]
            text = "First({{{}}})".format(", ".join("world.Property(&{}::{}, {})".format(s.name, name, s.stype) for s in structs)) \
                if "." not in name else None
            if text is None:
                raise Unknown("a limit")
        self._suggest(text)
        return text

    def _suggest(self, number: str) -> None:
        self.fields.append(("fields.Suggest({});".format(number), ()))

    def _path(self, names: Tuple[str, ...]) -> str:
        plain = names[0].split("[")[0]
        for _, variable, declaration in reversed(self.elements):
            kind = self.registry.canonical_type(declaration.type)
            if kind in self.registry.structs and plain in self.members(kind):
                return self.place(variable + ".", kind, names)
        names = owner_path(self.registry, self.check.owner, names)
        if names[0].split("[")[0] in self.members(self.check.owner):
            return self._of_owner(names)
        if names[0] in self.registry.structs:
            return self._chained(Chained(names[0], Path(names[1:])))
        if isinstance(self.antecedent, InChain) and len(self.antecedent.structs) == 1:
            return self._chained(Chained(self.antecedent.structs[0], Path(names)))
        raise Unknown("a name")

    def _of_owner(self, names: Tuple[str, ...]) -> str:
        """A member of the owner; a struct in the chain may have its flags or usage in 64 bits."""
        text = self.place("s.", self.check.owner, names)
        member, struct = WIDE.get(self.check.owner, ("", ""))
        if names != (member,) or struct not in self.registry.structs:
            return text
        chained = self._chained(Chained(struct, Path(names)))
        return "({} ? {} : {})".format(self.chain(struct, None), chained, text)

    def _of_element(self, node: Element) -> str:
        for array, variable, declaration in reversed(self.elements):
            if node.array is None or array == ".".join(node.array.names):
                if node.member is None:
                    return self._number(variable, [], declaration, False, []) if not declaration.pointer else "Value({})".format(variable)
                return self.place(variable + ".", self.registry.canonical_type(declaration.type), node.member.names)
        raise Unknown("an element")

    def chain(self, struct: str, holder: Optional[Path]) -> str:
        found = self.registry.structs.get(self.registry.canonical_type(struct))
        if found is None or not found.stype or holder is not None or "pNext" not in self.members(self.check.owner) or self.elements:
            raise Unknown("a chain")
        return "Chained<{}>(s.pNext, {})".format(found.name, found.stype)

    def _chained(self, node: Chained) -> str:
        pointer = self.chain(node.struct, node.holder)
        return self.place(pointer + "->", self.registry.canonical_type(node.struct), node.member.names, (pointer,))

    def _pronoun(self, node: Pronoun) -> str:
        before = self.antecedent
        if isinstance(before, InChain) and node.member is not None and len(before.structs) == 1:
            return self._chained(Chained(before.structs[0], node.member))
        if isinstance(before, Path) and node.member is None:
            return self.term(before)
        raise Unknown("a pronoun")

    # Relations.

    def holds(self, node: Holds) -> str:
        subject, relation = node.subject, node.relation
        if isinstance(relation, AllEqual) and isinstance(subject, Several):
            terms = [self.term(item) for item in subject.items]
            truth = "And({{{}}})".format(", ".join("Equal({}, {})".format(terms[0], other) for other in terms[1:]))
            return "Not({})".format(truth) if node.negated else truth
        if isinstance(subject, Several):
            is_both = subject.joint == "both"
            truths = [self.relation(item, relation) for item in subject.items]
            if node.negated and not is_both:
                truths = ["Not({})".format(truth) for truth in truths]
            is_all = is_both or subject.joint == "and" or (node.negated and subject.joint != "at least one")
            truth = "{}({{{}}})".format("And" if is_all else "Or", ", ".join(truths))
            return "Not({})".format(truth) if node.negated and is_both else truth
        truth = self.relation(subject, relation)
        return "Not({})".format(truth) if node.negated else truth

    def relation(self, subject, relation) -> str:
        if isinstance(subject, Element) and subject.array is not None and not any(
                array == ".".join(subject.array.names) for array, _, _ in self.elements):
            raise Unknown("elements in a condition")
        if isinstance(relation, Also):
            return "{}({{{}, {}}})".format("And" if relation.joint == "and" else "Or", self.relation(subject, relation.left),
                                           self.relation(subject, relation.right))
        value = self.term(subject)
        if isinstance(relation, Is):
            return "Or({{{}}})".format(", ".join("Equal({}, {})".format(value, self.term(other)) for other in relation.values))
        if isinstance(relation, Ordered):
            return _COMPARE[relation.operator].format(value, self.term(relation.term))
        if isinstance(relation, Between):
            return "And({{{}, {}}})".format(_COMPARE[">="].format(value, self.term(relation.low)),
                                            _COMPARE["<="].format(value, self.term(relation.high)))
        if isinstance(relation, MultipleOf):
            return "Equal(Compute('%', {}, {}), Value(0))".format(value, self.term(relation.term))
        if isinstance(relation, (PowerOfTwo, SingleBit)):
            return "IsPowerOfTwo({})".format(value)
        if isinstance(relation, Includes):
            return self._includes(value, relation)
        raise Unknown("a relation")

    def _includes(self, value: str, relation: Includes) -> str:
        if any("*" in bit for bit in relation.bits):
            raise Unknown("a pattern of bits")
        bits = [self.checks.lowering.constant(bit) for bit in relation.bits]
        for bit in bits:
            self._suggest("Value({})".format(bit))
        if relation.mode == "only":
            return "IncludesOnly({}, {{{}}})".format(value, ", ".join("(uint64_t)" + bit for bit in bits))
        truths = ", ".join("IncludesOne({}, {})".format(value, bit) for bit in bits)
        return "{}({{{}}})".format("And" if relation.mode in ("and", "both") else "Or", truths)

    # Clauses.

    def clause(self, node) -> str:
        if isinstance(node, Holds):
            truth = self.holds(node)
            if not isinstance(node.subject, Pronoun):
                self.antecedent = node.subject
            return truth
        if isinstance(node, Enabled):
            return self._enabled(node)
        if isinstance(node, InChain):
            return self._in_chain(node)
        if isinstance(node, (Both, EitherOr)):
            return "{}({{{}}})".format("And" if isinstance(node, Both) else "Or", ", ".join(self.clause(item) for item in node.items))
        if isinstance(node, FitsInteger):
            value = self.term(node.term)
            return "And({{Not(Less({0}, Value(INT32_MIN))), Not(Less(Value(INT32_MAX), {0}))}})".format(value)
        if isinstance(node, VersionSupported):
            truth = "Is(world.api_version >= VK_MAKE_API_VERSION(0, {}, {}, 0))".format(*node.version.split("_"))
            return "Not({})".format(truth) if node.negated else truth
        raise Unknown("a clause")

    def _enabled(self, node: Enabled) -> str:
        truths = []
        for name in node.names:
            if node.kind == "f":
                truth = self.checks.lowering._feature(name)
                members = re.findall(r"c->enabled->features\.(\w+)", truth.yes)
                truths.append("Is({})".format(" || ".join("world.enabled.features." + member for member in members)))
            else:
                truth = self.checks.lowering._extension(name)
                truths.append("(world.enabled.extensions.{} ? Truth::kTrue : {})".format(
                    name[len("VK_"):], "Truth::kFalse" if "&&" not in truth.no.replace("c->enabled && ", "") else "Truth::kUnknown"))
        is_all = node.joint == "and"
        truth = "{}({{{}}})".format("And" if is_all else "Or", ", ".join(truths))
        return "Not({})".format(truth) if node.negated else truth

    def _in_chain(self, node: InChain) -> str:
        holder = node.holder if isinstance(node.holder, Path) and node.holder.names not in (("",), ("there",)) else None
        truths = []
        for struct in node.structs:
            truth = "Is({} != nullptr)".format(self.chain(struct, holder))
            for item in node.having:
                inner = self.relation(Chained(struct, item.subject, holder), item.relation)
                truth = "And({{{}, {}}})".format(truth, "Not({})".format(inner) if item.negated else inner)
            truths.append(truth)
        self.antecedent = node
        truth = "Or({{{}}})".format(", ".join(truths))
        return "Not({})".format(truth) if node.negated else truth

    # The statement.

    def write(self):
        """(an expression of its truth, lines that list its members with their ways, a function for loops around the lines)."""
        loops = []
        for array, variable in self.check.loops:
            if not re.fullmatch(r"s->\w+", array.text) or array.declaration.arrays:
                raise Unknown("an array inside")
            member = array.declaration
            loops.append((array.text.replace("s->", "s."), array.count.replace("s->", "s."), variable))
            self.elements.append((array.text[3:], variable, Declaration(member.name, member.type)))
        clauses = []
        if self.rule.condition is not None:
            clauses.append("Not({})".format(self.clause(self.rule.condition)))
        if self.rule.unless is not None:
            clauses.append(self.clause(self.rule.unless))
        clauses.append(self.clause(self.rule.predicate))
        truth = "Or({{{}}})".format(", ".join(clauses))
        for text, count, variable in reversed(loops):
            truth = "All({}, {}, [&](const auto &{}) {{ (void){}; return {}; }})".format(text, count, variable, variable, truth)

        def around(lines: List[str]) -> List[str]:
            for text, count, variable in reversed(loops):
                lines = ["Each({}, {}, [&](const auto &{}) {{ (void){}; {} }});".format(text, count, variable, variable, " ".join(lines))]
            return lines

        return truth, list(dict.fromkeys(self.fields)), around


class _Model:
    def __init__(self, checks: Checks):
        self.checks, self.registry = checks, checks.registry
        self.rules: Dict[str, list] = {}  # Owner -> (VUID, what _Rule.write returns)
        self.kept: Dict[Tuple[str, str], str] = {}  # (struct, member) -> the statement that names it.
        known: Set[str] = set()
        for owner, compiled in checks.compiled.items():
            for check in compiled:
                try:
                    written = _Rule(checks, check, checks.rule_of(owner, checks.markup[check.vuid][1])).write()
                except (Unknown, NotCompiled):
                    continue
                self.rules.setdefault(owner, []).append((check.vuid, *written))
                known.add(check.vuid)
        for vuid, (owner, text) in checks.markup.items():
            if re.search(r"-\d{5}$", vuid) and vuid not in known and self._is_checked(vuid):
                self._keep(vuid, owner, text)

    def _is_checked(self, vuid: str) -> bool:
        reason = self.checks.reasons.get(vuid, "")
        return not reason or reason.startswith("checked by hand")

    def _keep(self, vuid: str, owner: str, text: str) -> None:
        """Keeps what the text names: members of the owner with their path, else members of that name wherever the owner leads."""
        owner = self.registry.canonical_type(owner)
        for word in wording.words(text, self.checks.vocabulary, owner):
            if not word.startswith("p:"):
                continue
            parts = [part.split("[")[0] for part in word[2:].split(".")]
            kind = owner
            if parts[0] not in self._members(owner):
                for kind in self._reachable(owner):
                    if parts[-1] in self._members(kind):
                        self.kept.setdefault((kind, parts[-1]), vuid)
                continue
            for part in parts:
                member = self._members(kind).get(part)
                if member is None:
                    break
                self.kept.setdefault((kind, part), vuid)
                kind = self.registry.canonical_type(member.type)

    def _members(self, owner: str) -> Dict[str, Declaration]:
        item = self.registry.structs.get(owner) or self.registry.commands.get(owner)
        members = getattr(item, "members", None) or getattr(item, "params", None) or []
        return {member.name: member for member in members}

    def _reachable(self, owner: str) -> Set[str]:
        """The owner, and the structs to which its members lead."""
        found, pending = set(), [owner]
        while pending:
            name = pending.pop()
            item = self.registry.structs.get(name) or self.registry.commands.get(name)
            if name in found or item is None:
                continue
            found.add(name)
            members = item.members if hasattr(item, "members") else item.params
            pending += [self.registry.canonical_type(member.type) for member in members]
            if hasattr(item, "extends"):
                pending += [s.name for s in self.registry.extending(name)]
        return found

    def _is_kept(self, way) -> bool:
        return any(step in self.kept for step in way)

    # Random values.

    def _leaves(self, owner: str, prefix: str, is_kept: bool = False):
        """(place, declaration, whether a statement keeps it) of the values in place."""
        item = self.registry.structs.get(owner) or self.registry.commands.get(owner)
        members = item.members if hasattr(item, "members") else item.params
        leading = _leading_to_memory(members) | _lengths_elsewhere(self.registry)
        for member in members:
            kind = self.registry.canonical_type(member.type)
            if member.pointer or member.bits or member.name in leading or member.values or kind in self.registry.handles or \
                    member.arrays:
                continue
            struct, keeps = self.registry.structs.get(kind), is_kept or (owner, member.name) in self.kept
            if struct is not None and not struct.is_union:
                yield from self._leaves(kind, prefix + member.name + ".", keeps)
            elif struct is None:
                yield prefix + member.name, member, keeps

    def randomize(self, owner: str) -> List[str]:
        lines = []
        for place, member, is_kept in self._leaves(owner, "s."):
            line = self._random(place, member)
            if line:
                lines.append("if (all) {{ {} }}".format(line) if is_kept else line)
        return lines

    def _random(self, place: str, member: Declaration) -> str:
        kind = self.registry.canonical_type(member.type)
        mask, enum = self.registry.bitmasks.get(kind), self.registry.enums.get(kind)
        if mask is not None:
            bits = self.registry.enums.get(self.registry.canonical_type(mask.bits)) if mask.bits else None
            values = [v.name for v in bits.values if not v.guard and not v.alias_of and v.value and v.value & (v.value - 1) == 0] if bits else []
            return "random.Flags(&{}, {{{}}});".format(place, ", ".join("(uint64_t)" + v for v in values))
        if enum is not None:
            values = [v.name for v in enum.values if not v.guard and not v.alias_of and v.value >= 0]
            return "random.Pick(&{}, {{{}}});".format(place, ", ".join(values))
        if member.type == "VkBool32":
            return "random.Pick(&{}, {{VK_FALSE, VK_TRUE}});".format(place)
        if member.type in ("float", "double"):
            return "random.Float(&{});".format(place)
        if member.type in INTEGERS or self.registry.base_types.get(member.type) in INTEGERS:
            return "random.Integer(&{});".format(place)
        return ""

    def write(self) -> str:
        lines, rows = [], []
        owners = [s.name for s in self.registry.structs.values() if not s.alias_of and not s.is_union and not s.returned_only] + \
            [c.name for c in self.registry.canonical_commands()]
        for owner in owners:
            body, rules = self.randomize(owner), self.rules.get(owner, [])
            if not body and not rules:
                continue
            command = self.registry.commands.get(owner)
            kind = "wd_{}_args".format(command.short_name) if command else owner
            lines += ["static void randomize_{}(Random &random, void *p, bool all) {{".format(owner), "    auto &s = *static_cast<{} *>(p);".format(kind),
                      "    (void)s;", "    (void)random;", "    (void)all;", *["    " + line for line in body], "}\n"]
            table = []
            for number, (vuid, truth, fields, around) in enumerate(rules):
                fields = around([line.replace("Add(", "AddKept(") if self._is_kept(way) else line for line, way in fields])
                name = "{}_{}".format(owner, number)
                lines += ["static Truth holds_{}(const World &world, const void *p) {{".format(name),
                          "    const auto &s = *static_cast<const {} *>(p);".format(kind), "    (void)s;", "    (void)world;",
                          "    return {};".format(truth), "}",
                          "static void fields_{}(const World &world, const void *p, Fields &fields) {{".format(name),
                          "    const auto &s = *static_cast<const {} *>(p);".format(kind), "    (void)s;", "    (void)world;",
                          "    (void)fields;", *["    " + line for line in fields], "}\n"]
                table.append("{{\"{0}\", holds_{1}, fields_{1}}}".format(vuid, name))
            rows.append("    {{\"{}\", {{randomize_{}, {{{}}}}}}},".format(owner, owner, ", ".join(table)))
        kept = ["    {{\"{}.{}\", \"{}\"}},".format(*key, vuid) for key, vuid in sorted(self.kept.items())]
        features = ["    {{{}, sizeof({})}},".format(s.stype, s.name) for s in self._feature_structs()]
        return "\n".join([*lines, "const std::map<std::string, Model> kModels = {", *rows, "};",
                          "\n// Members that keep their values, and a statement that is not in the model and names them.",
                          "const std::vector<std::pair<const char *, const char *>> kKept = {", *kept, "};",
                          "\n// Structs of features, without those that a struct of a version has, too.",
                          "const std::vector<std::pair<VkStructureType, size_t>> kFeatures = {", *features, "};"]) + "\n"

    def _feature_structs(self):
        structs = [s for s in self.registry.structs.values() if not s.alias_of and s.stype and "VkDeviceCreateInfo" in s.extends and
                   re.match(r"VkPhysicalDevice\w+Features", s.name)]
        of_versions = {m.name for s in structs if re.match(r"VkPhysicalDeviceVulkan1\dFeatures", s.name) for m in s.members}
        return [s for s in structs if s.name.startswith("VkPhysicalDeviceVulkan1") or not {m.name for m in s.members} <= of_versions]


def write_model(checks: Checks) -> str:
    return _Model(checks).write()
