"""From the tree of a statement (vk/registry/relations.py) to conditions in C.

A check reports where the condition of its statement is certainly true and the predicate certainly false: values.py has the two
expressions of a Truth.
"""

import re
from dataclasses import replace
from typing import List, Tuple

from vk.core.statements import ignored
from vk.core.statements.objects import Object
from vk.core.statements.places import Array, NotCompiled
from vk.core.statements.values import (
    Context, Truth, Value, Values, all_of, both, either, known, special_values)
from vk.registry.expression import Constant, Path
from vk.registry.relations import (
    AllEqual, Also, Between, Both, Chained, CommandBufferIs, CompletelyBound, Created, CreatedHolding, CreatedWith,
    DeviceSupportsQueues, EitherOr, Element, Enabled, FitsInteger, FormatFeatures, FormatWith, HasAspect, HasFormat, Holds,
    IdentitySwizzle, InChain, Includes, Is, LayoutsCount, MemoryTypeReports, MultipleOf, NonSparse, Ordered, PipelineRequires,
    PowerOfTwo, Pronoun, Protected, Several, SingleBit, Unique, ValidValue, VersionSupported)


class Lowering(Values):
    """What the relations and clauses of statements are in C."""

    # Relations.

    def compare(self, operator: str, left: Value, right: Value) -> Truth:
        guards = left.guards + right.guards + _are_numbers(left, right)
        opposite = {"==": "!=", "!=": "==", "<": ">=", "<=": ">", ">": "<=", ">=": "<"}[operator]
        kinds = {left.kind, right.kind}
        if kinds == {"int", "float"} or kinds == {"float"}:
            if operator not in ("==", "!="):
                # A NaN has no order: neither is certain.
                l, r = "(double)({})".format(left.text), "(double)({})".format(right.text)
                return Truth(all_of([*guards, "{} {} {}".format(l, operator, r)]), all_of([*guards, "{} {} {}".format(l, opposite, r)]))
            l, r = "(double)({})".format(left.text), "(double)({})".format(right.text)
            return Truth(all_of([*guards, "{} {} {}".format(l, operator, r)]), all_of([*guards, "{} {} {}".format(l, opposite, r)]))
        if kinds == {"pointer"} or kinds == {"handle"}:
            return known(guards, "{} {} {}".format(left.text, operator, right.text), "{} {} {}".format(left.text, opposite, right.text))
        if kinds == {"handle", "pointer"} and "NULL" in (left.text, right.text) and operator in ("==", "!="):
            value = left.text if right.text == "NULL" else right.text
            return known(guards, ("!({})" if operator == "==" else "({}) != 0").format(value),
                         ("({}) != 0" if operator == "==" else "!({})").format(value))
        if kinds != {"int"}:
            if kinds == {"int", "pointer"} or kinds == {"int", "handle"}:
                raise NotCompiled("a number compared with a pointer or handle")
            raise NotCompiled("a comparison of {}".format(" and ".join(sorted(kinds))))
        l, r = self._integers(left, right, operator)
        return known(guards, "{} {} {}".format(l, operator, r), "{} {} {}".format(l, opposite, r))

    @staticmethod
    def _integers(left: Value, right: Value, operator: str) -> Tuple[str, str]:
        wide = "wd_core_int" if 128 in (left.width, right.width) or (64 in (left.width, right.width) and (left.is_signed or right.is_signed)) \
            else "uint64_t" if 64 in (left.width, right.width) else "int64_t"
        if wide == "uint64_t" and (left.text == "0" or right.text == "0") and operator not in ("==", "!="):
            wide = "wd_core_int"

        def cast(value: Value) -> str:
            if value.is_constant and value.text.startswith("VK_") and value.width == 32 and not value.is_signed and not value.type:
                return "({})(uint32_t){}".format(wide, value.text)
            if not value.is_constant and not value.is_signed and value.width == 32 and wide != "uint64_t":
                return "({})(uint32_t){}".format(wide, value.text) if re.fullmatch(r"[\w.>\[\]-]+", value.text) else "({})(uint32_t)({})".format(wide, value.text)
            return "({}){}".format(wide, value.text) if re.fullmatch(r"[\w.>\[\]-]+", value.text) else "({})({})".format(wide, value.text)

        return cast(left), cast(right)

    def holds(self, context: Context, node: Holds) -> Truth:
        subject = node.subject
        if isinstance(node.relation, (AllEqual, Unique)):
            truth = self._equal(context, subject) if isinstance(node.relation, AllEqual) else self._unique(context, subject)
            return truth.opposite() if node.negated else truth
        if isinstance(subject, Several) and subject.joint == "both":
            truth = both([self.holds(context, Holds(item, node.relation)) for item in subject.items])
            return truth.opposite() if node.negated else truth
        if isinstance(subject, Several):
            truths = [self.holds(context, Holds(item, node.relation, node.negated)) for item in subject.items]
            if subject.joint == "at least one":
                return either(truths)
            return both(truths) if subject.joint == "and" or node.negated else either(truths)
        if isinstance(subject, Element) and subject.quantifier != "that" and not self._is_visited(context, subject):
            # "Any element is not x": there is one that is not, and not: there is none that is.
            return self._quantified(context, subject, node.relation, node.negated)
        truth = self.relation(context, subject, node.relation)
        return truth.opposite() if node.negated else truth

    def _equal(self, context: Context, subject) -> Truth:
        if not isinstance(subject, Several) or subject.joint != "and":
            raise NotCompiled("terms that are equal")
        values = [self.value(context, item) for item in subject.items]
        return both([self.compare("==", values[0], value) for value in values[1:]])

    def _unique(self, context: Context, subject) -> Truth:
        if not isinstance(subject, Element) or subject.member is not None or subject.array is None:
            raise NotCompiled("what is unique")
        array = self.array_of(context, subject.array)
        kind, _, _ = self._kind(array.declaration.type, False)
        if kind == "float":
            raise NotCompiled("floats that are unique")
        condition = "wd_core_are_unique({}, {}, sizeof *{})".format(array.text, array.count, array.text)
        return known(array.guards, condition)

    def relation(self, context: Context, subject, relation) -> Truth:
        if isinstance(relation, Also):
            items = [self.relation(context, subject, relation.left), self.relation(context, subject, relation.right)]
            return both(items) if relation.joint == "and" else either(items)
        if isinstance(subject, Element) and subject.quantifier != "that" and not self._is_visited(context, subject):
            return self._quantified(context, subject, relation)
        if isinstance(relation, CreatedHolding) and relation.negated:
            return self.relation(context, subject, replace(relation, negated=False)).opposite()
        if isinstance(relation, CreatedHolding) and relation.member.names == ("type",):
            relation = CreatedHolding(Path(("imageType",)), relation.relation)
        if isinstance(relation, (CreatedWith, CreatedHolding)):
            return self._created_with(context, subject, relation)
        if isinstance(relation, Protected):
            flag = "VK_{}_CREATE_PROTECTED_BIT".format(relation.noun.upper())
            truth = self._created_with(context, subject, CreatedWith("or", (flag,)))
            return truth if relation.is_protected else truth.opposite()
        if isinstance(relation, MemoryTypeReports):
            return self._created_with(context, subject, CreatedWith("or", (relation.bit,)))
        if isinstance(relation, (NonSparse, CompletelyBound)):
            return self._bound(context, subject, relation)
        if isinstance(relation, IdentitySwizzle):
            handle = self.value(context, subject)
            entry, name = self.object(context, handle)
            if entry.struct != "wd_state_image_view":
                raise NotCompiled("the swizzle of a {}".format(handle.type))
            return known((name,), "wd_core_is_identity(&{}->components)".format(name))
        if isinstance(subject, FormatFeatures):
            return self._features(context, subject, relation)
        if isinstance(relation, FormatWith):
            return self._features(context, FormatFeatures(subject, True), Includes("or", relation.bits))
        if isinstance(relation, ValidValue):
            return self._valid(self.value(context, subject), relation)
        if isinstance(relation, (HasFormat, HasAspect)):
            return self._format(context, subject, relation)
        if isinstance(relation, CommandBufferIs):
            return self._command_buffer(context, subject, relation)
        if isinstance(relation, Includes) and isinstance(subject, Path) and subject.names[-1] == "pDynamicStates" and \
                context.owner == ignored.GRAPHICS and relation.mode in ("or", "and", "both"):
            truths = [known((), "wd_state_graphics_is_dynamic(s, {})".format(self.constant(bit))) for bit in relation.bits]
            return either(truths) if relation.mode == "or" else both(truths)
        if isinstance(relation, Includes) and isinstance(subject, Path):
            try:
                array = self.array_of(context, subject)
            except NotCompiled:
                array = None
            if array is not None and not array.declaration.arrays:
                if self.registry.canonical_type(array.declaration.type) in self.registry.bitmasks:
                    return self._masks_include(array, relation)
                return self._array_includes(context, array, relation)
        value = self.value(context, subject)
        if isinstance(relation, Is):
            return either([self._equals(context, value, term) for term in relation.values])
        if isinstance(relation, Ordered):
            return self.compare(relation.operator, value, self.value(context, relation.term))
        if isinstance(relation, Between):
            low, high = self.value(context, relation.low), self.value(context, relation.high)
            return both([self.compare(">=", value, low), self.compare("<=", value, high)])
        if isinstance(relation, MultipleOf):
            return self._multiple(value, self.value(context, relation.term))
        return self._mask(value, relation)

    def _equals(self, context: Context, value: Value, term) -> Truth:
        other = self.value(context, term)
        if value.kind == "pointer" and other.text == "VK_NULL_HANDLE":
            other = Value("NULL", "pointer", "", is_constant=True)
        if value.kind == "handle" and other.kind == "int" and other.text == "0":
            other = Value("VK_NULL_HANDLE", "handle", "", is_constant=True)
        if other.is_constant and value.kind == "int":
            enum = self.constants.get(other.text)
            own = self.registry.canonical_type(value.type)
            if enum is not None and own in self.registry.enums and enum.name != own:
                raise NotCompiled("{} compared with a value of {}".format(value.type, enum.name))
        return self.compare("==", value, other)

    def _multiple(self, value: Value, divisor: Value) -> Truth:
        if value.kind != "int" or divisor.kind != "int":
            raise NotCompiled("a multiple of something that is not a number")
        guards = value.guards + divisor.guards
        if not divisor.is_constant:
            guards += ("{} != 0".format(divisor.text),)
        wide = "wd_core_int" if value.width == 128 or value.is_signed or divisor.width == 128 else "uint64_t"
        condition = "({0})({1}) % ({0})({2}) == 0".format(wide, value.text, divisor.text)
        return known(guards, condition, condition.replace("== 0", "!= 0"))

    def _mask(self, value: Value, relation) -> Truth:
        if value.kind != "int" or value.is_constant:
            raise NotCompiled("the bits of something that is not a mask")
        text = value.text if re.fullmatch(r"[\w.>\[\]-]+", value.text) else "({})".format(value.text)
        if isinstance(relation, PowerOfTwo):
            return known(value.guards, "{0} != 0 && ({0} & ({0} - 1)) == 0".format(text))
        if isinstance(relation, SingleBit):
            return known(value.guards, "{0} != 0 && ({0} & ({0} - 1)) == 0".format(text))
        if not isinstance(relation, Includes):
            raise NotCompiled("a relation: {}".format(type(relation).__name__))
        own = self.registry.canonical_type(value.type)
        relation = Includes(relation.mode, self._expand(own, relation.bits))
        for bit in relation.bits:
            self.constant(bit)
            enum = self.constants[bit]
            mask = self.registry.bitmasks.get(own)
            own_bits = {self.registry.canonical_type(mask.bits)} if mask is not None and mask.bits else set()
            # The flags of pipelines and usages of buffers have bits of two enums with equal values.
            own_bits |= {bits[:-1] for bits in own_bits if value.text.startswith("effective_") and bits.endswith("2")}
            if enum is None or not enum.is_bitmask or (own_bits and enum.name not in own_bits):
                raise NotCompiled("{} is not a bit of {}".format(bit, own))
        wide = "uint64_t"
        bits = " | ".join("({}){}".format(wide, bit) for bit in relation.bits)
        if relation.mode == "or":
            return known(value.guards, "({} & ({})) != 0".format(text, bits), "({} & ({})) == 0".format(text, bits))
        if relation.mode in ("and", "both"):
            return known(value.guards, "({0} & ({1})) == ({1})".format(text, bits), "({0} & ({1})) != ({1})".format(text, bits))
        if relation.mode == "only":
            return known(value.guards, "({} & ~({})) == 0".format(text, bits), "({} & ~({})) != 0".format(text, bits))
        raise NotCompiled("bits: {}".format(relation.mode))

    def _expand(self, mask_name: str, bits: Tuple[str, ...]) -> Tuple[str, ...]:
        """VK_PIPELINE_STAGE_*_SHADER_BIT stands for the stages of shaders, of all authors and of several shaders."""
        if not any("*" in bit for bit in bits):
            return bits
        mask = self.registry.bitmasks.get(mask_name)
        found: List[str] = [bit for bit in bits if "*" not in bit]
        for value in self.registry.enums[self.registry.canonical_type(mask.bits)].values if mask else []:
            if re.fullmatch(r"VK_PIPELINE_STAGE_(2_)?\w+_SHADERS?_BIT(_[A-Z]+)?", value.name) and value.name in self.constants:
                found.append(value.name)
        return tuple(dict.fromkeys(found))

    def _array_includes(self, context: Context, array: Array, relation: Includes) -> Truth:
        kind, width, _ = self._kind(array.declaration.type, False)
        if kind != "int" or width != 32 or relation.mode not in ("or", "and", "both"):
            raise NotCompiled("an array that includes")
        truths = []
        for name in relation.bits:
            self.constant(name)
            enum = self.constants[name]
            if enum is None or enum.name != self.registry.canonical_type(array.declaration.type):
                raise NotCompiled("{} is not a value of {}".format(name, array.declaration.type))
            truths.append(known(array.guards, "wd_core_has_value({}, {}, (uint32_t){})".format(array.text, array.count, name)))
        return either(truths) if relation.mode == "or" else both(truths)

    def _masks_include(self, array: Array, relation: Includes) -> Truth:
        """One of the masks of an array has one of the bits. Only that none has is said of such arrays."""
        mask = self.registry.bitmasks[self.registry.canonical_type(array.declaration.type)]
        if mask.width != 32 or relation.mode != "or":
            raise NotCompiled("an array of masks that includes")
        for bit in relation.bits:
            self.constant(bit)
            if self.constants[bit] is None or self.constants[bit].name != self.registry.canonical_type(mask.bits):
                raise NotCompiled("{} is not a bit of {}".format(bit, mask.name))
        bits = " | ".join("(uint32_t)" + bit for bit in relation.bits)
        return known(array.guards, "wd_core_has_bits({}, {}, {})".format(array.text, array.count, bits))

    # Objects.

    def _created_with(self, context: Context, subject, relation) -> Truth:
        handle = self.value(context, subject)
        entry, name = self.object(context, handle)
        if isinstance(relation, CreatedHolding):
            member = relation.member.names
            key = ".".join(member[1:] if member[0] == self.registry.canonical_type(handle.type) + "CreateInfo" else member)
            if key not in entry.members:
                raise NotCompiled("the {} of a {}".format(key, handle.type))
            return self._on_value(context, Created(Path(tuple(key.split("."))), Path(())), relation.relation, handle, entry, name, key)
        members = set()
        for bit in relation.bits:
            self.constant(bit)
            prefix = next((prefix for prefix in entry.bits if bit.startswith(prefix)), None)
            if prefix is None:
                raise NotCompiled("{} of a {}".format(bit, handle.type))
            members.add((prefix, entry.bits[prefix]))
        if len(members) != 1:
            raise NotCompiled("bits of several members")
        prefix, member = members.pop()
        guards = (name,) + ((entry.known.format(name),) if "->" in member and entry.known else ())
        bits = " | ".join("(uint64_t)" + bit for bit in relation.bits)
        text = "{}->{}".format(name, member)
        context.operands.append(Value(text, "int", _flags_type(prefix), guards, "the {} of {}".format(
            "usage" if "usage" in member else "flags", handle.label), 64))
        if relation.mode == "or":
            truth = known(guards, "((uint64_t){} & ({})) != 0".format(text, bits), "((uint64_t){} & ({})) == 0".format(text, bits))
        else:
            truth = known(guards, "((uint64_t){0} & ({1})) == ({1})".format(text, bits), "((uint64_t){0} & ({1})) != ({1})".format(text, bits))
        if prefix == "VK_IMAGE_USAGE_" and entry.struct == "wd_state_image":
            # The stencil aspect may have usages of its own: only bits that both lack, or both have, are certain.
            stencil = "{}->stencil_usage".format(name)
            other = known(guards, "((uint64_t){} & ({})) != 0".format(stencil, bits), "((uint64_t){} & ({})) == 0".format(stencil, bits))
            truth = Truth(all_of([truth.yes, other.yes]), all_of([truth.no, other.no]))
        return Truth("false", truth.no) if prefix in entry.upper_bounds else truth

    def _on_value(self, context: Context, term, relation, handle: Value, entry: Object, name: str, key: str) -> Truth:
        member, kind_name = entry.members[key]
        kind, width, is_signed = self._kind(kind_name, False)
        guards = (name,) + ((entry.known.format(name),) if "->" in member and entry.known else ())
        value = Value("{}->{}".format(name, member), kind, kind_name, guards, "the {} of {}".format(key, handle.label), width, is_signed)
        context.operands.append(value)
        if isinstance(relation, Is):
            return either([self._equals(context, value, other) for other in relation.values])
        if isinstance(relation, Ordered):
            return self.compare(relation.operator, value, self.value(context, relation.term))
        raise NotCompiled("a relation of a create info: {}".format(type(relation).__name__))

    def _format(self, context: Context, subject, relation) -> Truth:
        value = self.value(context, subject)
        if value.kind == "handle":
            entry, name = self.object(context, value)
            if "format" not in entry.members:
                raise NotCompiled("the format of a {}".format(value.type))
            value = Value("{}->format".format(name), "int", "VkFormat", (name,), "the format of " + value.label)
            context.operands.append(value)
        if value.type != "VkFormat":
            raise NotCompiled("a format of type {}".format(value.type))
        kind = relation.kind if isinstance(relation, HasFormat) else "has " + relation.aspect
        functions = {"color": "COLOR", "depth/stencil": "DEPTH_STENCIL", "only depth": "ONLY_DEPTH", "only stencil": "ONLY_STENCIL",
                     "depth and stencil": "DEPTH_AND_STENCIL", "multi-planar": "MULTI_PLANAR", "has depth": "HAS_DEPTH",
                     "has stencil": "HAS_STENCIL", "has color": "COLOR"}
        if kind not in functions:
            raise NotCompiled("a format that is {}".format(kind))
        call = "wd_core_format_is({}, WD_CORE_{})".format(value.text, functions[kind])
        return known(value.guards, call + " == WD_CORE_TRUE", call + " == WD_CORE_FALSE")

    def _valid(self, value: Value, relation: ValidValue) -> Truth:
        """Only that a handle is null, or that a value is not one bit, is certain."""
        name = self.registry.canonical_type(relation.type)
        if value.kind == "handle" and self.registry.canonical_type(value.type) == name:
            return Truth("false", all_of([*value.guards, "{} == VK_NULL_HANDLE".format(value.text)]))
        enum = self.registry.enums.get(name)
        if enum is not None and enum.is_bitmask and self.registry.canonical_type(value.type) == name:
            return Truth("false", all_of([*value.guards, "{0} == 0 || ({0} & ({0} - 1)) != 0".format(value.text)]))
        raise NotCompiled("a valid {}".format(relation.type))

    def _features(self, context: Context, subject: FormatFeatures, relation) -> Truth:
        """Only that features are missing is certain: others may come from modifiers and external formats."""
        if not isinstance(relation, Includes) or relation.mode != "or":
            raise NotCompiled("format features that are not included")
        for bit in relation.bits:
            self.constant(bit)
            if not bit.startswith("VK_FORMAT_FEATURE_"):
                raise NotCompiled("{} is not a format feature".format(bit))
        bits = " | ".join("(uint64_t)" + bit for bit in relation.bits)
        guards, text, tiling = self._format_of(context, subject)
        return Truth("false", all_of([*guards, "wd_core_lacks_features(c, {}, {}, {})".format(text, tiling, bits)]))

    def _format_of(self, context: Context, subject: FormatFeatures) -> Tuple[Tuple[str, ...], str, str]:
        """(guards, the format, its tiling) in C."""
        term, potential = subject.subject, "WD_CORE_POTENTIAL"
        if isinstance(term, Constant):
            if context.owner != {"image": "VkImageViewCreateInfo", "buffer": "VkBufferViewCreateInfo"}.get(term.text):
                raise NotCompiled("the format features of a view that is not created")
            value = self.value(context, Path(("format",)))
            if term.text == "buffer":
                return value.guards, value.text, "WD_CORE_BUFFER"
            _, name = self.object(context, self.value(context, Path(("image",))))
            return value.guards + (name,), value.text, "(int){}->tiling".format(name)
        value = self.value(context, term)
        if value.kind == "handle":
            entry, name = self.object(context, value)
            if entry.struct == "wd_state_image":
                return (name,), name + "->format", "(int){}->tiling".format(name)
            if entry.struct == "wd_state_image_view":
                return (name, name + "->image"), name + "->format", "(int){}->image->tiling".format(name)
            raise NotCompiled("the format features of a {}".format(value.type))
        if value.type != "VkFormat":
            raise NotCompiled("the format features of a {}".format(value.type))
        if not subject.is_potential:
            if context.owner in ("VkVertexInputAttributeDescription", "VkVertexInputAttributeDescription2EXT", "VkBufferViewCreateInfo"):
                return value.guards, value.text, "WD_CORE_BUFFER"
            raise NotCompiled("the format features of a format with no tiling")
        return value.guards, value.text, potential

    def _bound(self, context: Context, subject, relation) -> Truth:
        handle = self.value(context, subject)
        entry, name = self.object(context, handle)
        kind = {"wd_state_buffer": "buffer", "wd_state_image": "image"}.get(entry.struct)
        if kind is None:
            raise NotCompiled("the memory of a {}".format(handle.type))
        if isinstance(relation, NonSparse):
            return known((name,), "!({}->flags & VK_{}_CREATE_SPARSE_BINDING_BIT)".format(name, kind.upper()))
        call = "wd_core_{}_is_bound(c, {})".format(kind, name)
        return Truth(all_of([name, call + " == WD_CORE_TRUE"]), all_of([name, call + " == WD_CORE_FALSE"]))

    def _command_buffer(self, context: Context, subject, relation: CommandBufferIs) -> Truth:
        if not isinstance(subject, Path) or subject.names != ("commandBuffer",):
            raise NotCompiled("the kind of a command buffer that is not the command's")
        variable = context.local("const wd_state_command_buffer *", "recorded", "wd_core_command_buffer(c)")
        if relation.kind in ("primary", "secondary"):
            level = "{}->level == VK_COMMAND_BUFFER_LEVEL_{}".format(variable, relation.kind.upper())
            return known((variable,), level)
        call = "wd_core_is_protected({})".format(variable)
        truth = Truth(all_of([variable, call + " == WD_CORE_TRUE"]), all_of([variable, call + " == WD_CORE_FALSE"]))
        return truth if relation.kind == "protected" else truth.opposite()

    # Elements.

    def _is_visited(self, context: Context, subject: Element) -> bool:
        if subject.array is None:
            return True
        text = self.array_of(context, subject.array).text
        return any(array.text == text for array, _ in context.loops)

    def _quantified(self, context: Context, subject: Element, relation, negated: bool = False) -> Truth:
        """In a condition: "any" element has the relation, or "each" does. An expression with a loop visits them."""
        array = self.array_of(context, subject.array)
        variable = "q{}".format(len(context.loops))
        scopes, antecedent = list(context.scopes), context.antecedent
        context.loops.append((array, variable))
        operands = list(context.operands)
        inner = self.relation(context, Element("that", None, subject.member), relation)
        inner = inner.opposite() if negated else inner
        context.operands = operands  # Values of an element that the message does not name.
        table = context.locals.tables.pop(context.loop_keys(), {})
        context.loops.pop()
        context.scopes, context.antecedent = scopes, antecedent
        element = self.registry.canonical_type(array.declaration.type)
        lines = " ".join("{}{} = {};".format(local.type + ("" if local.type.endswith("*") else " "), local.name, local.value)
                         for local in table.values())
        index = "k{}".format(len(context.loops))
        guards = all_of(list(array.guards))

        def exists(condition: str) -> str:
            return ("__extension__({{ bool found = false; for (uint64_t {i} = 0; ({g}) && !found && {i} < {n}; {i}++) {{ "
                    "const {t} *{v} = &{a}[{i}]; {l} found = {c}; }} found; }})").format(
                        i=index, g=guards, n=array.count, t=element, v=variable, a=array.text, l=lines, c=condition)

        def all_have(condition: str) -> str:
            outer = [g for g in array.guards if g != array.text]
            return all_of([*outer, ("__extension__({{ bool all = {n} == 0 || {a}; for (uint64_t {i} = 0; all && {i} < {n}; {i}++) {{ "
                    "const {t} *{v} = &{a}[{i}]; {l} all = {c}; }} all; }})").format(
                        i=index, n=array.count, t=element, v=variable, a=array.text, l=lines, c=condition)])

        if subject.quantifier == "any":
            return Truth(exists(inner.yes), all_have(inner.no))
        return Truth(all_have(inner.yes), exists(inner.no))

    # Clauses.

    def clause(self, context: Context, node) -> Truth:
        if isinstance(node, Holds):
            truth = self.holds(context, node)
            context.antecedent = self._antecedent(context, node)
            return truth
        if isinstance(node, Enabled):
            return self._enabled(context, node)
        if isinstance(node, InChain):
            return self._in_chain(context, node)
        if isinstance(node, FitsInteger):
            value = self.value(context, node.term)
            if value.kind != "int":
                raise NotCompiled("an overflow of something that is not an integer")
            return known(value.guards, "{0} >= INT32_MIN && {0} <= INT32_MAX".format(value.text))
        if isinstance(node, PipelineRequires):
            if context.owner != ignored.GRAPHICS:
                raise NotCompiled("the parts of a pipeline that is not the owner")
            names = {"pre-rasterization shader": "PRE_RASTERIZATION_SHADERS", "fragment shader": "FRAGMENT_SHADER",
                     "fragment output interface": "FRAGMENT_OUTPUT_INTERFACE", "vertex input": "VERTEX_INPUT_INTERFACE"}
            truths = [known((), "(graphics->parts & VK_GRAPHICS_PIPELINE_LIBRARY_{}_BIT_EXT) != 0".format(names[part])) for part in node.parts]
            truth = either(truths) if node.joint == "or" else both(truths)
            return truth.opposite() if node.negated else truth
        if isinstance(node, VersionSupported):
            truth = known((), "c->api_version >= VK_MAKE_API_VERSION(0, {}, {}, 0)".format(*node.version.split("_")))
            return truth.opposite() if node.negated else truth
        if isinstance(node, LayoutsCount):
            old, new = (self.value(context, Path((name,))) for name in ("oldLayout", "newLayout"))
            # Vulkan ignores layouts that are equal in some barriers: only those that differ are certain to count.
            return Truth(self.compare("!=", old, new).yes, "false")
        if isinstance(node, DeviceSupportsQueues):
            bits = " | ".join("(VkQueueFlags)" + self.constant(bit) for bit in node.bits)
            return known(("c->physical",), "wd_core_supports_queues(c, {})".format(bits))
        if isinstance(node, Both):
            return both([self.clause(context, item) for item in node.items])
        if isinstance(node, EitherOr):
            return either([self.clause(context, item) for item in node.items])
        raise NotCompiled("a clause: {}".format(type(node).__name__))

    def _antecedent(self, context: Context, node: Holds):
        subject = node.subject
        if isinstance(subject, Pronoun) and subject.member is None:
            return context.antecedent
        if isinstance(subject, Pronoun) and isinstance(context.antecedent, Path):
            return context.antecedent
        if isinstance(subject, Pronoun):
            return context.antecedent
        return None if isinstance(subject, Several) else subject

    def _enabled(self, context: Context, node: Enabled) -> Truth:
        truths = [self._feature(name) if node.kind == "f" else self._extension(name) for name in node.names]
        for name, truth in zip(node.names, truths):
            noun = "feature" if node.kind == "f" else "extension"
            context.operands.append(Value(truth.yes, "switch", "", ("c->enabled",), "the {} {}".format(noun, name.replace(".", "::"))))
        joint = node.joint.split()[-1] if " " in node.joint else node.joint
        if node.joint.startswith(("none", "neither", "any")):
            joint = "or"
        truth = both(truths) if joint == "and" else either(truths)
        return truth.opposite() if node.negated else truth

    def _feature(self, name: str) -> Truth:
        owner, _, feature = name.rpartition(".")
        entries = self.features.get(feature, [])
        if owner:
            canonical = self.registry.canonical_type(owner)
            entries = [entry for entry in entries if entry[0] == canonical]
        members = sorted({member for _, member in entries})
        if not members:
            raise NotCompiled("the feature {} is not known".format(name))
        return either([known(("c->enabled",), "c->enabled->features." + member) for member in members])

    def _extension(self, name: str) -> Truth:
        extension = self.registry.extensions.get(name)
        if extension is None or name not in self.extensions:
            raise NotCompiled("{} is not a device extension of the headers".format(name))
        member = "c->enabled->extensions." + name[len("VK_"):]
        version = re.fullmatch(r"VK_VERSION_(\d)_(\d)", extension.promoted_to or "")
        no = "!" + member
        if version:
            no = all_of([no, "c->api_version < VK_MAKE_API_VERSION(0, {}, {}, 0)".format(*version.groups())])
        elif extension.promoted_to or extension.obsoleted_by:
            other = extension.promoted_to or extension.obsoleted_by
            if other in self.extensions:
                no = all_of([no, "!c->enabled->extensions." + other[len("VK_"):]])
        return Truth(all_of(["c->enabled", member]), all_of(["c->enabled", no]))

    def _in_chain(self, context: Context, node: InChain) -> Truth:
        holder = node.holder if isinstance(node.holder, Path) and node.holder.names not in (("",), ("there",)) else None
        truths = []
        for struct in node.structs:
            pointer, guards = self.chain_pointer(context, struct, holder)
            truth = known(guards, pointer + " != NULL", pointer + " == NULL")
            context.operands.append(Value(pointer + " != NULL", "presence", "", guards, "the pNext chain"))
            context.operands[-1] = replace(context.operands[-1], type=struct)
            if node.having:
                context.antecedent = InChain((struct,), node.holder)
                inner = [self.holds(context, Holds(Chained(struct, item.subject, holder), item.relation, item.negated)) for item in node.having]
                truth = both([truth, *inner])
            truths.append(truth)
        context.antecedent = InChain(node.structs, node.holder) if len(node.structs) == 1 else None
        truth = either(truths)
        return truth.opposite() if node.negated else truth


def _are_numbers(left: Value, right: Value) -> Tuple[str, ...]:
    """VK_REMAINING_ARRAY_LAYERS and VK_WHOLE_SIZE are no numbers: where a member is compared with another, neither is meant."""
    guards: Tuple[str, ...] = ()
    if not left.is_constant and not right.is_constant:
        for value in (left, right):
            guards += special_values(value)
    return guards


def _flags_type(prefix: str) -> str:
    return {"VK_IMAGE_USAGE_": "VkImageUsageFlags", "VK_BUFFER_USAGE_": "VkBufferUsageFlags", "VK_IMAGE_CREATE_": "VkImageCreateFlags",
            "VK_BUFFER_CREATE_": "VkBufferCreateFlags", "VK_PIPELINE_CREATE_": "VkPipelineCreateFlags2"}.get(prefix, "uint64_t")
