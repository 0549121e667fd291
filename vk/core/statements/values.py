"""Values and truths in C: members, limits, constants and create infos that statements name.

A statement of Vulkan is true, false or not known. A Truth has two C expressions: that it is certainly true, and that it is
certainly false; both are false where it is not known. Reads through pointers are guarded in both expressions.
"""

import re
from dataclasses import dataclass, replace
from typing import Dict, List, Optional, Tuple

from vk.core.statements import ignored
from vk.core.statements.objects import OBJECTS, Object
from vk.core.statements.places import Array, NotCompiled, Place, Scope, owner_path
from vk.capabilities.emit_capabilities import device_extensions, flat_names, property_structs
from vk.registry.expression import Constant, Path
from vk.registry.model import Registry, Struct
from vk.registry.relations import (
    Arithmetic, Chained, Created, Element, InChain, Limit, MostSignificantBit, Pronoun, QueueFamilyCount, SizeOf)

INTEGERS = {"uint8_t": 8, "uint16_t": 16, "uint32_t": 32, "uint64_t": 64, "int8_t": 8, "int16_t": 16, "int32_t": 32, "int64_t": 64,
            "size_t": 64, "int": 32, "VkBool32": 32, "VkDeviceSize": 64, "VkDeviceAddress": 64, "VkSampleMask": 32}

# Members that a struct in the chain replaces: they do not count where it is there.
REPLACED = {
    ("VkSubpassDependency2", name): "VkMemoryBarrier2" for name in ("srcStageMask", "dstStageMask", "srcAccessMask", "dstAccessMask")}

# Members whose value may be in the chain: the value in C that counts, and its type.
_FLAGS2 = ("wd_state_pipeline_flags({s}->pNext, {s}->flags)", "VkPipelineCreateFlags2")
_USAGE2 = ("wd_state_buffer_usage({s}->pNext, {s}->usage)", "VkBufferUsageFlags2")
EFFECTIVE = {
    ("VkBufferCreateInfo", "usage"): _USAGE2,
    **{(owner, "flags"): _FLAGS2 for owner in (
        "VkGraphicsPipelineCreateInfo", "VkComputePipelineCreateInfo", "VkRayTracingPipelineCreateInfoKHR",
        "VkRayTracingPipelineCreateInfoNV", "VkDataGraphPipelineCreateInfoARM")},
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
    # Facts of formats cost most and guard nothing: they come last.
    items.sort(key=lambda item: "wd_core_format_is(" in item or "wd_core_lacks_features(" in item)
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


def special_values(value: Value) -> Tuple[str, ...]:
    """The guards that a count or size is a number, and not "the rest"."""
    name = re.split(r"[.>\[ ]", value.label.rstrip("[]"))[-1]
    if name in ("layerCount", "levelCount") and value.width == 32:
        return ("{} != ~0u".format(value.text),)
    if name in ("size", "range") and value.width == 64 and value.type == "VkDeviceSize":
        return ("{} != VK_WHOLE_SIZE".format(value.text),)
    return ()


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


class Values:
    """What the terms of statements are in C."""

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

    def _effective(self, context: Context, names: Tuple[str, ...]) -> Optional[Value]:
        """The value of a member that the chain may change; None: it is the member's."""
        if len(names) != 1 or context.is_command:
            return None
        owner = context.scopes[-1]
        if (context.owner, names[0]) in EFFECTIVE and names[0] not in (context.scopes[0].members if len(context.scopes) > 1 else ()):
            value, kind = EFFECTIVE[context.owner, names[0]]
            if self.registry.canonical_type(kind) not in self.registry.bitmasks:
                kind = owner.members[names[0]].type
            name = context.local("const uint64_t", "effective", value.format(s=owner.variable))
            return Value(name, "int", kind, (), names[0], 64, False)
        if context.owner == "VkImageViewCreateInfo" and names[0] == "usage":
            # A view has the usage of its chain, else that of its image.
            chained, _ = self.chain_pointer(context, "VkImageViewUsageCreateInfo", None)
            _, image = self.object(context, self.value(context, Path(("image",))))
            name = context.local("const uint64_t", "usage", "wd_core_view_usage({}, {})".format(chained, image))
            return Value(name, "int", "VkImageUsageFlags", (name + " != WD_CORE_UNKNOWN",), "the usage of the view", 64, False)
        return None

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
        before = context.antecedent
        if not holders and isinstance(before, InChain) and len(before.structs) == 1 and not isinstance(before.holder, Path):
            # "the chain includes a VkFoo and its bar", without "its".
            struct = self.registry.structs.get(self.registry.canonical_type(before.structs[0]))
            if struct is not None and struct.member(names[0].split("[")[0]) is not None:
                return self.chained(context, struct.name, names, None)
        if not holders and len(names) == 1 and len(self.limit_structs.get(names[0], [])) == 1:
            return Limit(names[0])
        if not holders:
            raise NotCompiled("{} is not a member".format(names[0]))
        if len(holders) > 1 and len(context.scopes) > 1 and holders[0].members[names[0].split("[")[0]].type == \
                holders[-1].members[names[0].split("[")[0]].type:
            raise NotCompiled("{} is a member of the element and of the owner".format(names[0]))
        return self._through(holders[0], names, allows_output)

    def _without_owner(self, context: Context, names: Tuple[str, ...]) -> Tuple[str, ...]:
        is_known = any(scope.has(names[0]) for scope in context.scopes)
        return names if is_known else owner_path(self.registry, context.owner, names)

    def _through(self, scope: Scope, names: Tuple[str, ...], allows_output: bool = False):
        """The place, or where the path goes through a handle, the handle and the names after it."""
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
            effective = self._effective(context, self._without_owner(context, term.names))
            if effective is not None:
                return effective
            place = self.path(context, term.names)
            if isinstance(place, Created):
                return self._created(context, place)
            if isinstance(place, Limit):
                return self._value(context, place)
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
            names = term.member.names
            if len(names) > 1 and self.registry.canonical_type(names[0]) == struct.name:
                names = names[1:]
            place = self._through(scope, names)
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
        operator = {"minus": "-", "plus": "+", "sum": "+", "quotient": "/"}.get(term.operator, term.operator)
        guards = left.guards + right.guards + special_values(left) + special_values(right)
        if "float" in (left.kind, right.kind):
            return Value("((double)({}) {} (double)({}))".format(left.text, operator, right.text), "float", "double", guards, is_signed=True)
        if left.kind != "int" or right.kind != "int":
            raise NotCompiled("arithmetic on something that is not a number")
        if operator == "/":
            guards += ("{} != 0".format(right.text),)
        return Value("((wd_core_int)({}) {} (wd_core_int)({}))".format(left.text, operator, right.text), "int", "wd_core_int", guards,
                     width=128, is_signed=True)
