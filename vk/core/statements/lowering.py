"""From the tree of a statement (vk/registry/relations.py) to conditions in C.

A statement of Vulkan is true, false or not known. A Truth has two C expressions: that it is certainly true, and that it is
certainly false; both are false where it is not known. A check reports where the condition is certainly true and the predicate
certainly false. Reads behind pointers are guarded in both expressions.
"""

import re
from dataclasses import dataclass, replace
from typing import Callable, Dict, List, Optional, Tuple

from vk.core.statements import ignored
from vk.core.statements.objects import OBJECTS, Object
from vk.core.statements.places import Array, NotCompiled, Place, Scope
from vk.capabilities.emit_capabilities import device_extensions, flat_names, property_structs
from vk.registry.expression import Constant, Path
from vk.registry.model import Registry, Struct
from vk.registry.relations import (
    AllEqual, Also, Arithmetic, Between, Both, Chained, CommandBufferIs, CompletelyBound, Created, CreatedHolding, CreatedWith, DeviceSupportsQueues,
    EitherOr, Element, Enabled, FitsInteger, FormatFeatures, FormatWith, HasAspect, HasFormat, Holds, IdentitySwizzle, InChain, Includes, Is, LayoutsCount, Limit,
    MemoryTypeReports, MostSignificantBit, MultipleOf, NonSparse, Ordered, PipelineRequires, PowerOfTwo, Pronoun, Protected,
    QueueFamilyCount, Rule, Several, SingleBit, SizeOf, Unique, VersionSupported)

INTEGERS = {"uint8_t": 8, "uint16_t": 16, "uint32_t": 32, "uint64_t": 64, "int8_t": 8, "int16_t": 16, "int32_t": 32, "int64_t": 64,
            "size_t": 64, "int": 32, "VkBool32": 32, "VkDeviceSize": 64, "VkDeviceAddress": 64, "VkSampleMask": 32}

# Members that a struct in the chain replaces: they do not count where it is there.
_FLAGS2 = "VkPipelineCreateFlags2CreateInfo"
REPLACED = {
    ("VkBufferCreateInfo", "usage"): "VkBufferUsageFlags2CreateInfo",
    ("VkBufferViewCreateInfo", "usage"): "VkBufferUsageFlags2CreateInfo",
    **{(owner, "flags"): _FLAGS2 for owner in (
        "VkGraphicsPipelineCreateInfo", "VkComputePipelineCreateInfo", "VkRayTracingPipelineCreateInfoKHR",
        "VkRayTracingPipelineCreateInfoNV", "VkExecutionGraphPipelineCreateInfoAMDX", "VkDataGraphPipelineCreateInfoARM")},
    ("VkSubpassDependency2", "srcStageMask"): "VkMemoryBarrier2", ("VkSubpassDependency2", "dstStageMask"): "VkMemoryBarrier2",
    ("VkSubpassDependency2", "srcAccessMask"): "VkMemoryBarrier2", ("VkSubpassDependency2", "dstAccessMask"): "VkMemoryBarrier2",
}


@dataclass(frozen=True)
class Truth:
    yes: str
    no: str

    def opposite(self) -> "Truth":
        return Truth(self.no, self.yes)


def all_of(items: List[str]) -> str:
    items = [item for item in dict.fromkeys(items) if item != "true"]
    if "false" in items:
        return "false"
    return " && ".join(item if _is_atom(item) else "({})".format(item) for item in items) or "true"


def any_of(items: List[str]) -> str:
    items = [item for item in dict.fromkeys(items) if item != "false"]
    if "true" in items:
        return "true"
    return " || ".join(item if _is_atom(item) else "({})".format(item) for item in items) or "false"


def _is_atom(text: str) -> bool:
    return re.fullmatch(r"!?[\w.>\-\[\]]+|\w+\([^()]*\)", text) is not None


def both(truths: List[Truth]) -> Truth:
    return Truth(all_of([t.yes for t in truths]), any_of([t.no for t in truths]))


def either(truths: List[Truth]) -> Truth:
    return both([t.opposite() for t in truths]).opposite()


def known(guards, condition: str, opposite: str = "") -> Truth:
    """The truth of a C condition that may be evaluated where all guards are true."""
    return Truth(all_of([*guards, condition]), all_of([*guards, opposite or "!({})".format(condition)]))


@dataclass(frozen=True)
class Value:
    """A number, a mask, a handle or a pointer in C. `kind`: "int", "float", "handle", "pointer"; `type` is the Vulkan type."""

    text: str
    kind: str
    type: str
    guards: Tuple[str, ...] = ()
    label: str = ""
    width: int = 32
    is_signed: bool = False
    is_constant: bool = False


@dataclass
class Local:
    """A variable at the head of a function or loop."""

    type: str
    name: str
    value: str


class Locals:
    """The variables of a function and of its loops; rules that need the same value share a variable."""

    def __init__(self):
        self.tables: Dict[Tuple[str, ...], Dict[str, Local]] = {}
        self._names = set()

    def add(self, loops: Tuple[str, ...], kind: str, prefix: str, value: str) -> str:
        table = self.tables.setdefault(loops, {})
        if value not in table:
            tail = re.sub(r"\W+", "_", value).strip("_")[-48:].strip("_")
            name, number = "{}_{}".format(prefix, tail), 1
            while name in self._names:
                number += 1
                name = "{}_{}_{}".format(prefix, tail, number)
            self._names.add(name)
            table[value] = Local(kind, name, value)
        return table[value].name


class Context:
    """Where a rule is evaluated: the scopes of its names, innermost first, its loops, and the variables that it needs."""

    def __init__(self, registry: Registry, scope: Scope, locals_of_owner: Locals):
        self.registry, self.scopes, self.owner = registry, [scope], scope.name
        self.is_command = scope.is_command
        self.locals = locals_of_owner
        self.loops: List[Tuple[Array, str]] = []  # The array, and the variable that points to its element.
        self.antecedent = None
        self.operands: List[Value] = []

    def loop_keys(self) -> Tuple[str, ...]:
        """What the variables of a loop are kept under: those of rules that visit an array alike are shared."""
        return tuple(array.text + ("" if variable[0] == "e" else " of a condition") for array, variable in self.loops)

    def local(self, kind: str, prefix: str, value: str) -> str:
        """The name of a variable with this value, in the outermost loop that has what it needs."""
        depth = max([number + 1 for number, (_, variable) in enumerate(self.loops) if re.search(r"\b{}\b".format(variable), value)] or [0])
        for number, keys in enumerate([self.loop_keys()[:d] for d in range(len(self.loops), 0, -1)]):
            for local in self.locals.tables.get(keys, {}).values():
                if re.search(r"\b{}\b".format(local.name), value):
                    depth = max(depth, len(keys))
        return self.locals.add(self.loop_keys()[:depth], kind, prefix, value)


class Lowering:
    def __init__(self, registry: Registry):
        self.registry = registry
        self.features: Dict[str, List[str]] = {}
        for (struct, feature), member in flat_names(registry).items():
            self.features.setdefault(feature, []).append((struct, member))
        self.extensions = set(device_extensions(registry))
        self.limits_used: Dict[str, List[Struct]] = {}
        self.outers_used: Dict[str, int] = {}
        self.limit_structs: Dict[str, List[Struct]] = {}
        for struct in property_structs(registry):
            for member in struct.members:
                self.limit_structs.setdefault(member.name, []).append(struct)
        self.base_limits = {member.name: member for member in registry.structs["VkPhysicalDeviceLimits"].members}
        self.constants: Dict[str, object] = {}
        for enum in registry.enums.values():
            for value in enum.values if not enum.alias_of else []:
                if not value.guard:
                    self.constants[value.name] = enum
        for name in registry.constants:
            self.constants.setdefault(name, None)
        for name in ("VK_TRUE", "VK_FALSE", "VK_NULL_HANDLE", "NULL"):
            self.constants[name] = None

    # Values.

    def constant(self, name: str) -> str:
        if name not in self.constants:
            raise NotCompiled("the headers do not have {}".format(name))
        return name

    def _kind(self, name: str, is_pointer: bool) -> Tuple[str, int, bool]:
        """(kind, width, whether it is signed) of a type."""
        registry = self.registry
        if is_pointer or name.startswith("PFN_"):
            return "pointer", 64, False
        canonical = registry.canonical_type(name)
        if canonical in registry.handles:
            return "handle", 64, False
        if canonical in registry.bitmasks:
            return "int", registry.bitmasks[canonical].width, False
        if canonical in registry.enums:
            enum = registry.enums[canonical]
            return "int", enum.width, not enum.is_bitmask
        if name in ("float", "double"):
            return "float", 64, True
        if name in INTEGERS:
            return "int", INTEGERS[name], name.startswith("int")
        base = registry.base_types.get(name, "")
        if base in INTEGERS:
            return "int", INTEGERS[base], base.startswith("int")
        raise NotCompiled("a value of type {}".format(name))

    def _replacement(self, context: Context, names: Tuple[str, ...]) -> Tuple[str, ...]:
        """The guard that no struct in the chain replaces a member of the owner."""
        states = ignored.dynamic_states(context.owner, names)
        if states:
            self.outers_used.setdefault(ignored.GRAPHICS, len(self.outers_used) + 1)
            pipeline = context.local("const {} *".format(ignored.GRAPHICS), "pipeline", "wd_core_find_outer(f, WD_CORE_OUTER_{})".format(
                ignored.GRAPHICS))
            known_states = [state for state in states if state in self.constants]
            return (pipeline,) + tuple("!wd_state_graphics_is_dynamic({}, {})".format(pipeline, state) for state in known_states)
        struct = REPLACED.get((context.owner, names[-1])) if len(names) == 1 else None
        if struct is None or self.registry.canonical_type(struct) not in self.registry.structs:
            return ()
        return (self.chain_pointer(context, struct, None)[0] + " == NULL",)

    def _of_place(self, place: Place) -> Value:
        if place.declaration.is_array and not place.is_element and not place.is_pointer:
            raise NotCompiled("{} is an array".format(place.declaration.name))
        kind, width, is_signed = self._kind(place.type, place.is_pointer)
        return Value(place.text, kind, place.type, place.guards, place.label, width, is_signed)

    def path(self, context: Context, names: Tuple[str, ...], allows_output: bool = False):
        """The place of a path: of the element in hand, the owner, or a struct in its chain; or (handle's place, names)."""
        names = self._without_owner(context, names)
        if names[0] in self.registry.structs:
            return self._typed(context, names)
        holders = [scope for scope in context.scopes if scope.has(names[0])]
        if not holders:
            raise NotCompiled("{} is not a member".format(names[0]))
        if len(holders) > 1 and len(context.scopes) > 1 and holders[0].members[names[0].split("[")[0]].type == \
                holders[-1].members[names[0].split("[")[0]].type:
            raise NotCompiled("{} is a member of the element and of the owner".format(names[0]))
        return self._through(holders[0], names, allows_output)

    def _without_owner(self, context: Context, names: Tuple[str, ...]) -> Tuple[str, ...]:
        return names[1:] if len(names) > 1 and self.registry.canonical_type(names[0]) == context.owner else names

    def _through(self, scope: Scope, names: Tuple[str, ...], allows_output: bool = False):
        """The place, or where the path goes through a handle, the handle and what follows."""
        for length in range(1, len(names)):
            try:
                place = scope.resolve(names[:length])
            except NotCompiled:
                break
            if place.type in self.registry.handles and not place.is_pointer:
                return Created(Path(names[length:]), Path(names[:length]))
        return scope.resolve(names, allows_output)

    def _typed(self, context: Context, names: Tuple[str, ...]):
        """VkFoo.bar: of a struct in the owner's chain, or of the one parameter with this type."""
        struct = self.registry.canonical_type(names[0])
        scope = context.scopes[-1]
        matching = [m for m in scope.members.values() if self.registry.canonical_type(m.type) == struct and not m.is_array]
        if len(matching) == 1:
            return self._through(scope, (matching[0].name,) + names[1:])
        if context.owner in self.registry.structs[struct].extends:
            return self.chained(context, struct, names[1:], None)
        return self._outer(context, struct, names[1:])

    def _outer(self, context: Context, struct: str, names: Tuple[str, ...]) -> Place:
        """A member of the struct that the owner is in: a member of it, or in its chain."""
        outer = self.registry.structs[struct]
        owner = self.registry.structs.get(context.owner)
        is_inner = any(self.registry.canonical_type(m.type) == context.owner for m in outer.members)
        if owner is None or outer.alias_of or not (struct in owner.extends or is_inner):
            raise NotCompiled("{} is not in the chain of {}, nor around it".format(struct, context.owner))
        self.outers_used.setdefault(struct, len(self.outers_used) + 1)
        variable = context.local("const {} *".format(struct), "outer", "wd_core_outer(f, WD_CORE_OUTER_{})".format(struct))
        place = Scope(self.registry, struct, outer.members, variable).resolve(names)
        return Place(place.text, place.declaration, (variable,) + place.guards, struct + "::" + place.label, place.is_element)

    def chain_pointer(self, context: Context, struct: str, holder: Optional[Path]) -> Tuple[str, Tuple[str, ...]]:
        """A pointer to the struct in the chain, NULL where there is none, and guards."""
        found = self.registry.structs.get(self.registry.canonical_type(struct))
        if found is None or not found.stype:
            raise NotCompiled("the headers do not have {}".format(struct))
        scope, guards = context.scopes[0], ()
        if holder is not None:
            place = self.path(context, holder.names, True)
            if isinstance(place, Created) or self.registry.canonical_type(place.type) not in self.registry.structs:
                raise NotCompiled("a chain of {}".format(".".join(holder.names)))
            inner = place.is_pointer
            if place.is_pointer:
                owner = context.scopes[-1].name if len(holder.names) == 1 else ""
                counts = ignored.condition(owner, place.declaration, context.scopes[-1].variable)
                if counts is None:
                    raise NotCompiled("Vulkan may ignore {}".format(place.label))
                guards = place.guards + ((counts,) if counts != "true" else ()) + (place.text,)
                chain = place.text + "->pNext"
            else:
                guards, chain = place.guards, place.text + ".pNext"
            holder_type = self.registry.canonical_type(place.type)
        else:
            if len(context.scopes) > 1 and not scope.has("pNext"):
                scope = context.scopes[-1]
            if not scope.has("pNext"):
                raise NotCompiled("the owner has no pNext chain")
            chain, holder_type = scope.variable + "->pNext", scope.name
        if holder_type not in found.extends:
            raise NotCompiled("{} is not in the chain of {}".format(struct, holder_type))
        value = "wd_core_chained({}, {})".format(chain, found.stype)
        if guards:
            value = "({}) ? {} : NULL".format(all_of(list(guards)), value)
        return context.local("const {} *".format(found.name), "chained", value), guards

    def chained(self, context: Context, struct: str, names: Tuple[str, ...], holder: Optional[Path]) -> Place:
        pointer, _ = self.chain_pointer(context, struct, holder)
        found = self.registry.structs[self.registry.canonical_type(struct)]
        scope = Scope(self.registry, found.name, found.members, pointer)
        place = scope.resolve(names)
        return Place(place.text, place.declaration, (pointer,) + place.guards, found.name + "::" + place.label, place.is_element)

    def limit(self, name: str) -> Value:
        plain = re.sub(r"\[\d\]", "", name).split(".")
        index = "".join(re.findall(r"\[\d\]", name))
        first = 2 if plain[0].startswith("Vk") else 1
        rest = plain[first] if len(plain) == first + 1 else ""
        member = plain[1] if plain[0].startswith("Vk") else plain[0]
        owner = plain[0] if plain[0].startswith("Vk") else ""
        label = (owner or "VkPhysicalDeviceLimits") + "::" + member + index
        if len(plain) > first + 1 or (rest and (owner == "VkPhysicalDeviceLimits" or member in self.base_limits)):
            raise NotCompiled("a member of the limit {}".format(name))
        if owner in ("", "VkPhysicalDeviceLimits") and member in self.base_limits:
            declaration = self.base_limits[member]
            kind, width, is_signed = self._kind(declaration.type, False)
            if bool(declaration.arrays) != bool(index):
                raise NotCompiled("the limit {} is an array".format(name))
            return Value("c->physical->properties.limits." + member + index, kind, declaration.type, ("c->physical",), label, width, is_signed)
        if owner == "VkPhysicalDeviceProperties":
            raise NotCompiled("the property " + name)
        structs = self.limit_structs.get(member, [])
        if owner:
            canonical = self.registry.canonical_type(owner)
            structs = [s for s in structs if s.name == canonical or re.fullmatch(r"VkPhysicalDeviceVulkan1\dProperties", s.name)]
        if not structs or index:
            raise NotCompiled("the limit {} is not known".format(name))
        declaration = structs[0].member(member)
        if declaration.arrays or declaration.pointer:
            raise NotCompiled("the limit {} is an array".format(name))
        if rest:
            inner = self.registry.structs.get(self.registry.canonical_type(declaration.type))
            if inner is None or inner.member(rest) is None:
                raise NotCompiled("the limit {} is not known".format(name))
            declaration = inner.member(rest)
        kind, width, is_signed = self._kind(declaration.type, False)
        if kind == "float":
            raise NotCompiled("the limit {} is a float".format(name))
        full = member + ("." + rest if rest else "")
        self.limits_used[full] = self.limits_used.get(full) or self.limit_structs[member]
        return Value("limit_" + full.replace(".", "_"), kind, declaration.type, (), structs[0].name + "::" + full, 64, False)

    def value(self, context: Context, term) -> Value:
        """A value in C. Arrays, several terms and elements of arrays that no loop visits have none."""
        value = self._value(context, term)
        if value.label and value not in context.operands:
            context.operands.append(value)
        return value

    def _value(self, context: Context, term) -> Value:
        if isinstance(term, Constant):
            return self._constant_value(term)
        if isinstance(term, Path):
            place = self.path(context, term.names)
            if isinstance(place, Created):
                return self._created(context, place)
            value = self._of_place(place)
            return replace(value, guards=value.guards + self._replacement(context, self._without_owner(context, term.names)))
        if isinstance(term, Limit):
            value = self.limit(term.name)
            if value.text.startswith("limit_"):
                name = context.local("const uint64_t", "limit", "wd_core_limit_{}(c)".format(value.text[6:]))
                return Value(name, value.kind, value.type, (name + " != WD_CORE_UNKNOWN",), value.label, 64, False)
            return value
        if isinstance(term, Chained):
            return self._of_place(self.chained(context, term.struct, term.member.names, term.holder))
        if isinstance(term, Created):
            return self._created(context, term)
        if isinstance(term, Pronoun):
            return self._pronoun(context, term)
        if isinstance(term, Element):
            return self._element(context, term)
        if isinstance(term, Arithmetic):
            return self._arithmetic(context, term)
        if isinstance(term, SizeOf):
            if term.type not in ("uint32_t", "VkDeviceSize") and term.type not in self.registry.structs:
                raise NotCompiled("the headers do not have {}".format(term.type))
            return Value("sizeof({})".format(term.type), "int", "size_t", width=64, is_constant=True)
        if isinstance(term, MostSignificantBit):
            mask = self.value(context, term.mask)
            if mask.kind != "int" or mask.width != 32:
                raise NotCompiled("the most significant bit of something that is not a mask")
            return replace(mask, text="(31 - __builtin_clz({}))".format(mask.text), type="uint32_t", guards=mask.guards + (mask.text,),
                           label="the most significant bit of " + mask.label)
        if isinstance(term, QueueFamilyCount):
            return Value("c->physical->num_queue_families", "int", "uint32_t", ("c->physical",), "the number of queue families")
        raise NotCompiled("a term: {}".format(type(term).__name__))

    def _constant_value(self, term: Constant) -> Value:
        text = term.text.replace(" bytes", "")
        if text[0].isdigit() or text[0] == "-":
            if "." in text:
                return Value(text, "float", "double", is_constant=True, is_signed=True)
            return Value(text, "int", "int32_t", is_constant=True, is_signed=text[0] == "-", width=64 if len(text) > 9 else 32)
        self.constant(text)
        if text in ("NULL", "VK_NULL_HANDLE"):
            return Value(text, "pointer" if text == "NULL" else "handle", "", is_constant=True)
        enum = self.constants[text]
        width = enum.width if enum is not None else 64 if text == "VK_WHOLE_SIZE" else 32
        return Value(text, "int", enum.name if enum is not None else "", is_constant=True, width=width)

    def _pronoun(self, context: Context, term: Pronoun) -> Value:
        before = context.antecedent
        if before is None and context.loops:
            before = Element("that", None)
        if before is None:
            raise NotCompiled("'it' without a subject before")
        if term.member is None:
            return self._value(context, before)
        names = term.member.names
        if isinstance(before, InChain):
            if len(before.structs) != 1:
                raise NotCompiled("'its' of one of several structs")
            holder = before.holder if isinstance(before.holder, Path) and before.holder.names not in (("",), ("there",)) else None
            if self.registry.canonical_type(names[0]) == self.registry.canonical_type(before.structs[0]):
                names = names[1:]
            return self._of_place(self.chained(context, before.structs[0], names, holder))
        if isinstance(before, Path):
            return self._value(context, Path(self._struct_of(context, before.names) + names))
        if isinstance(before, Element):
            member = before.member.names if before.member else ()
            return self._element(context, Element(
                "that", before.array if before.quantifier == "that" else None, Path((self._member_struct(context, before, member)) + names)))
        raise NotCompiled("'its' of {}".format(type(before).__name__))

    def _struct_of(self, context: Context, names: Tuple[str, ...]) -> Tuple[str, ...]:
        """'its' of a struct is a member of it; 'its' of a number, another member of the struct that has the number."""
        place = self.path(context, names)
        if isinstance(place, Created):
            raise NotCompiled("'its' of a member of a create info")
        is_struct = self.registry.canonical_type(place.type) in self.registry.structs or place.type in self.registry.handles
        return names if is_struct else names[:-1]

    def _member_struct(self, context: Context, element: Element, names: Tuple[str, ...]) -> Tuple[str, ...]:
        if not names:
            return ()
        array, variable = context.loops[-1]
        struct = self.registry.structs.get(self.registry.canonical_type(array.declaration.type))
        if struct is None:
            raise NotCompiled("'its' of an element that is not a struct")
        place = self._through(Scope(self.registry, struct.name, struct.members, variable), names)
        if isinstance(place, Created):
            raise NotCompiled("'its' of a member of a create info")
        is_struct = self.registry.canonical_type(place.type) in self.registry.structs or place.type in self.registry.handles
        return names if is_struct else names[:-1]

    def _element(self, context: Context, term: Element) -> Value:
        """A member of the element in hand."""
        for array, variable in reversed(context.loops):
            if term.array is not None and self.array_of(context, term.array).text != array.text:
                continue
            struct = self.registry.structs.get(self.registry.canonical_type(array.declaration.type))
            if term.member is None:
                if struct is not None:
                    raise NotCompiled("an element that is a struct")
                kind, width, is_signed = self._kind(array.declaration.type, False)
                return Value("*" + variable, kind, array.declaration.type, (), array.label + "[]", width, is_signed)
            if struct is None:
                raise NotCompiled("a member of an element that is not a struct")
            scope = Scope(self.registry, struct.name, struct.members, variable, array.label + "[].")
            place = self._through(scope, term.member.names)
            return self._created(context, place, scope) if isinstance(place, Created) else self._of_place(place)
        raise NotCompiled("an element of an array that is not visited")

    def array_of(self, context: Context, path: Path) -> Array:
        names = self._without_owner(context, path.names)
        for scope in context.scopes:
            if scope.has(names[0]):
                return scope.array(names)
        raise NotCompiled("{} is not an array".format(".".join(names)))

    def object(self, context: Context, handle: Value) -> Tuple[Object, str]:
        """The entry of the handle's type, and the variable with the state object."""
        entry = OBJECTS.get(self.registry.canonical_type(handle.type))
        if handle.kind != "handle" or entry is None:
            raise NotCompiled("the create info of a {}".format(handle.type))
        find = entry.find.format(handle=handle.text)
        guards = all_of(list(handle.guards))
        value = find if guards == "true" else "({}) ? {} : NULL".format(guards, find)
        name = context.local("const {} *".format(entry.struct), "object", value)
        return entry, name

    def _created(self, context: Context, term: Created, scope: Optional[Scope] = None) -> Value:
        if scope is not None:
            handle = self._of_place(scope.resolve(term.handle.names))
        else:
            handle = self.value(context, term.handle)
        entry, name = self.object(context, handle)
        names = term.member.names
        if self.registry.canonical_type(names[0]) in self.registry.structs:
            if names[0] != self.registry.canonical_type(handle.type) + "CreateInfo":
                raise NotCompiled("a member of {}".format(names[0]))
            names = names[1:]
        key = ".".join(names)
        if key not in entry.members:
            raise NotCompiled("the {} of a {}".format(key, handle.type))
        member, kind_name = entry.members[key]
        kind, width, is_signed = self._kind(kind_name, False)
        guards = (name,) + ((entry.known.format(name),) if "->" in member and entry.known else ())
        return Value("{}->{}".format(name, member), kind, kind_name, guards, "the {} of {}".format(key, handle.label), width, is_signed)

    def _arithmetic(self, context: Context, term: Arithmetic) -> Value:
        left, right = self.value(context, term.left), self.value(context, term.right)
        if isinstance(term.left, Path) and left.kind == "pointer" or isinstance(term.right, Path) and right.kind == "pointer":
            raise NotCompiled("arithmetic on a pointer")
        operator = {"minus": "-", "plus": "+", "sum": "+"}.get(term.operator, term.operator)
        guards = left.guards + right.guards
        if "float" in (left.kind, right.kind):
            return Value("((double)({}) {} (double)({}))".format(left.text, operator, right.text), "float", "double", guards, is_signed=True)
        if left.kind != "int" or right.kind != "int":
            raise NotCompiled("arithmetic on something that is not a number")
        if operator == "/":
            guards += ("{} != 0".format(right.text),)
        return Value("((wd_core_int)({}) {} (wd_core_int)({}))".format(left.text, operator, right.text), "int", "wd_core_int", guards,
                     width=128, is_signed=True)

    # Relations.

    def compare(self, operator: str, left: Value, right: Value) -> Truth:
        guards = left.guards + right.guards
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
            if enum is None or not enum.is_bitmask or (mask is not None and mask.bits and self.registry.canonical_type(mask.bits) != enum.name):
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
        """VK_PIPELINE_STAGE_*_SHADER_BIT stands for the stages of shaders, of all authors and of several shaders at once."""
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
            # The stencil aspect may have usages of its own: only what both lack, or both have, is certain.
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
        truth = known((variable,), "wd_core_is_protected({})".format(variable))
        return truth if relation.kind == "protected" else truth.opposite()

    # Elements.

    def _is_visited(self, context: Context, subject: Element) -> bool:
        if subject.array is None:
            return True
        text = self.array_of(context, subject.array).text
        return any(array.text == text for array, _ in context.loops)

    def _quantified(self, context: Context, subject: Element, relation) -> Truth:
        """In a condition: "any" element has the relation, or "each" does. An expression with a loop visits them."""
        array = self.array_of(context, subject.array)
        variable = "q{}".format(len(context.loops))
        scopes, antecedent = list(context.scopes), context.antecedent
        context.loops.append((array, variable))
        operands = list(context.operands)
        inner = self.relation(context, Element("that", None, subject.member), relation)
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


def _flags_type(prefix: str) -> str:
    return {"VK_IMAGE_USAGE_": "VkImageUsageFlags", "VK_BUFFER_USAGE_": "VkBufferUsageFlags", "VK_IMAGE_CREATE_": "VkImageCreateFlags",
            "VK_BUFFER_CREATE_": "VkBufferCreateFlags", "VK_PIPELINE_CREATE_": "VkPipelineCreateFlags2"}.get(prefix, "uint64_t")
