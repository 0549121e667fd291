"""The memory of a call that a test makes: the struct or command that has a statement, and all that the statement reads.

    memory = Memory(checks, check)
    memory.term(Path(("pRegion", "size")))   # ("v0.size", "VkDeviceSize"), and lines that make v0
    memory.lines                             # C++ that fills `s`, the owner

Structs that pointers lead to, structs in chains, arrays, and the state objects of handles are made when a term needs them.
`environment` in the lines is the device of the test (statements_calls_test.cc).
"""

import re
from typing import Dict, List, Optional, Set, Tuple

from vk.core.statements.checks import Check, Checks
from vk.core.statements.ignored import GRAPHICS
from vk.core.statements.objects import OBJECTS, Object
from vk.core.statements.places import owner_path
from vk.registry.expression import Constant, Path
from vk.registry.model import Declaration
from vk.registry.relations import Chained, Created, Element, InChain, Limit, Pronoun, QueueFamilyCount, SizeOf

# (place or value in C, its Vulkan type, or "constant", "limit", "pointer")
Term = Tuple[str, str]

# Structs that have the flags or the usage of an owner in 64 bits.
WIDE = {"VkBufferCreateInfo": ("usage", "VkBufferUsageFlags2CreateInfo"),
         **{owner: ("flags", "VkPipelineCreateFlags2CreateInfo") for owner in (
             "VkComputePipelineCreateInfo", GRAPHICS, "VkRayTracingPipelineCreateInfoKHR", "VkRayTracingPipelineCreateInfoNV",
             "VkDataGraphPipelineCreateInfoARM")}}

# What makes Vulkan read a pointer that it ignores otherwise (ignored.py).
_COUNTS = {
    ("VkImageCreateInfo", "pQueueFamilyIndices"): "{prefix}sharingMode = VK_SHARING_MODE_CONCURRENT;",
    ("VkBufferCreateInfo", "pQueueFamilyIndices"): "{prefix}sharingMode = VK_SHARING_MODE_CONCURRENT;",
    ("VkSwapchainCreateInfoKHR", "pQueueFamilyIndices"): "{prefix}imageSharingMode = VK_SHARING_MODE_CONCURRENT;",
    ("VkCommandBufferBeginInfo", "pInheritanceInfo"): "environment.BeginSecondary();",
    (GRAPHICS, "pTessellationState"): "environment.AddTessellation(&{holder});",
    (GRAPHICS, "pDepthStencilState"): "environment.AddAttachments(&{holder});",
    (GRAPHICS, "pColorBlendState"): "environment.AddAttachments(&{holder});",
}

_MOST_ELEMENTS = 8  # Of arrays with elements that a statement names by their number.


class Unsolved(Exception):
    """No call is made for the statement."""


class Memory:
    def __init__(self, checks: Checks, check: Check):
        self.checks, self.registry, self.check = checks, checks.registry, check
        self.lines: List[str] = []
        self.pointers: Dict[str, str] = {}  # Place of a pointer, chain or object -> the variable to which it leads.
        self.fixed: Dict[str, str] = {}     # Place -> the value that it must keep.
        self.arrays: Dict[str, Tuple[str, Declaration]] = {}  # Place of an array -> its element, and its declaration.
        self.element: Optional[Tuple[str, Declaration]] = None  # The element in hand.
        self.counts: List[str] = []  # The lengths of arrays that were made.
        self.image_usages: Set[str] = set()  # Of images: the stencil aspect has the same.
        self.antecedent = None
        self.num_variables = 0

    def variable(self, kind: str, init: str = "", num: int = 0) -> str:
        name = "v{}".format(self.num_variables)
        self.num_variables += 1
        if num:
            self.lines.append("static {0} {1}[{2}]; memset({1}, 0, sizeof {1});".format(kind, name, num))
        else:
            self.lines.append("static {0} {1}; {1} = ({0}){{}};{2}".format(kind, name, init.replace("@", name)))
        return name

    def struct(self, name: str) -> str:
        """A new struct of this type."""
        struct = self.registry.structs[self.registry.canonical_type(name)]
        return self.variable(struct.name, " @.sType = {};".format(struct.stype) if struct.stype else "")

    def members(self, owner: str) -> Dict[str, Declaration]:
        item = self.registry.structs.get(owner) or self.registry.commands[owner]
        return {member.name: member for member in (item.members if hasattr(item, "members") else item.params)}

    # Places.

    def place(self, prefix: str, owner: str, names: Tuple[str, ...]) -> Term:
        """The C of a member, and its type. Structs and objects that it leads through are made."""
        for position, name in enumerate(names):
            member = self.members(owner).get(name.split("[")[0])
            if member is None:
                raise Unsolved("a member")
            text = self._parameter(prefix + name, prefix + member.name, owner, member)
            if position == len(names) - 1:
                return text, "pointer" if member.pointer and not text.endswith("]") else member.type
            kind = self.registry.canonical_type(member.type)
            if kind in self.registry.handles and not member.pointer:
                return self.created((text, kind), names[position + 1:])
            if kind not in self.registry.structs:
                raise Unsolved("a path through a value")
            prefix = self._pointed(prefix, owner, member, text) + "." if member.pointer else text + "."
            owner = kind
        raise Unsolved("an empty path")

    def _parameter(self, text: str, plain: str, owner: str, member: Declaration) -> str:
        """The place of a member, or of the element of an array that it names: the array is made to which a pointer leads."""
        is_pointer = member.pointer == "*" and text.endswith("]")
        if not is_pointer and not (member.arrays and owner in self.registry.commands):
            return text
        if plain not in self.pointers:
            num = int(member.arrays[0]) if member.arrays else _MOST_ELEMENTS
            self.pointers[plain] = self.variable(self.registry.canonical_type(member.type), num=num)
            self.lines.append("{} = {};".format(plain, self.pointers[plain]))
        if is_pointer:
            self._count(plain[:-len(member.name)], owner, member, int(text[len(plain) + 1:-1]) + 1)
        return text.replace(plain, self.pointers[plain])

    def _pointed(self, prefix: str, owner: str, member: Declaration, text: str) -> str:
        """The struct to which a pointer leads."""
        if text.endswith("]"):
            raise Unsolved("an element with a number")
        if text not in self.pointers:
            variable = self.struct(member.type)
            self.pointers[text] = variable
            self.lines.append("{} = &{};".format(text, variable))
            self._count(prefix, owner, member)
        return self.pointers[text]

    def _count(self, prefix: str, owner: str, member: Declaration, num: int = 1) -> None:
        """Makes a pointer count, with its length."""
        if member.is_array and member.lengths[0] in self.members(owner):
            length = prefix + member.lengths[0]
            self.lines.append("{} = {};".format(length, num))
            self.counts.append(length)
        if (owner, member.name) in _COUNTS:
            self.lines.append(_COUNTS[owner, member.name].format(prefix=prefix, holder=prefix[:-1]))

    def array(self, path: Path, num: int = 1) -> Tuple[str, Declaration]:
        """The first element of an array that is made, with `num` equal elements."""
        names = self.without_owner(path.names)
        owner, prefix = self.check.owner, "s."
        if len(names) > 1:
            prefix, owner = self._holder(names[:-1])
        member = self.members(owner).get(names[-1])
        if member is None:
            raise Unsolved("a member")
        text = prefix + member.name
        if text in self.arrays:
            return self.arrays[text]
        if member.arrays and not member.pointer:
            raise Unsolved("an array in place")
        if member.pointer.count("*") != 1:
            raise Unsolved("an array of pointers")
        kind = self.registry.canonical_type(member.type)
        stype = self.registry.structs[kind].stype if kind in self.registry.structs else ""
        if num > 1:
            variable = self.variable(kind, num=num)
            self.lines.append("{} = {};".format(text, variable))
            variable += "[0]"
        else:
            variable = self.variable(kind, " @.sType = {};".format(stype) if stype else "")
            self.lines.append("{} = &{};".format(text, variable))
        self.pointers[text] = variable
        self._count(prefix, owner, member, num)
        self.arrays[text] = (variable, member)
        return self.arrays[text]

    def _holder(self, names: Tuple[str, ...]) -> Tuple[str, str]:
        """(prefix, type) of the struct that a path leads to."""
        owner, prefix = self.check.owner, "s."
        for name in names:
            member = self.members(owner).get(name)
            kind = self.registry.canonical_type(member.type) if member else ""
            if kind not in self.registry.structs:
                raise Unsolved("an array that is not in a struct")
            text = prefix + name
            prefix = self._pointed(prefix, owner, member, text) + "." if member.pointer else text + "."
            owner = kind
        return prefix, owner

    def without_owner(self, names: Tuple[str, ...]) -> Tuple[str, ...]:
        return owner_path(self.registry, self.check.owner, names)

    # Chains, and structs around the owner.

    def chain(self, struct: str, holder: Optional[Path] = None) -> str:
        """A struct in the chain of the owner, or of the struct that `holder` names."""
        name = self.registry.canonical_type(struct)
        if name not in self.registry.structs or not self.registry.structs[name].stype:
            raise Unsolved("a struct that the headers do not have")
        first = self.place("s.", self.check.owner, self.without_owner(holder.names) + ("pNext",))[0] if holder else self._first_chain()
        key = "{} in {}".format(name, first)
        if "no " + key in self.fixed:
            raise Unsolved("a struct that is in the chain and not in it")
        if key not in self.pointers:
            variable = self.struct(name)
            self.pointers[key] = variable
            self.lines.append("{0}.pNext = (decltype({0}.pNext)){1}; {1} = (decltype({1}))&{0};".format(variable, first))
        return self.pointers[key]

    def _first_chain(self) -> str:
        if self.element is not None and "pNext" in self.members_of_element():
            return self.element[0] + ".pNext"
        if "pNext" not in self.members(self.check.owner):
            raise Unsolved("an owner without a chain")
        return "s.pNext"

    def no_chain(self, struct: str, holder: Optional[Path] = None) -> None:
        first = self.place("s.", self.check.owner, self.without_owner(holder.names) + ("pNext",))[0] if holder else self._first_chain()
        key = "{} in {}".format(self.registry.canonical_type(struct), first)
        if key in self.pointers:
            raise Unsolved("a struct that is in the chain and not in it")
        self.fixed["no " + key] = "absent"

    def members_of_element(self) -> Dict[str, Declaration]:
        kind = self.registry.canonical_type(self.element[1].type) if self.element else ""
        return self.members(kind) if kind in self.registry.structs else {}

    def outer(self, struct: str) -> str:
        """The struct that has the owner as a member or in its chain."""
        key = "around " + struct
        if key not in self.pointers:
            self.pointers[key] = self.struct(struct)
            self.lines.append("environment.Surround(&{}, WD_CORE_OUTER_{});".format(self.pointers[key], struct))
        return self.pointers[key]

    # Objects.

    def object(self, subject: Term) -> Tuple[str, Object]:
        """The variable with the state object of a handle."""
        place, kind = subject
        handle = self.registry.canonical_type(kind)
        entry = OBJECTS.get(handle)
        if entry is None:
            raise Unsolved("a handle without a state object")
        key = "object " + place
        if key not in self.pointers:
            if self.fixed.get(place) in ("VK_NULL_HANDLE", "0"):
                raise Unsolved("an object of the null handle")
            self._make_object(key, place, handle, entry)
        return self.pointers[key], entry

    def _make_object(self, key: str, place: str, handle: str, entry: Object) -> None:
        name = "o{}".format(self.num_variables)
        self.num_variables += 1
        self.pointers[key], self.fixed[place] = name, "an object"
        self.lines += ["{0} *{1} = environment.Make<{0}>({2});".format(entry.struct, name, self.registry.handles[handle].object_type),
                       "{0} = ({1}){2}->object.handle;".format(place, handle, name)]
        if handle == "VkImage":
            self.image_usages.add(name + "->usage")

    def created(self, subject: Term, names: Tuple[str, ...]) -> Term:
        """A member of the create info of a handle."""
        variable, entry = self.object(subject)
        if self.registry.canonical_type(names[0]) == self.registry.canonical_type(subject[1]) + "CreateInfo":
            names = names[1:]
        key = ".".join(names)
        if key not in entry.members:
            raise Unsolved("a member of a create info")
        member, kind = entry.members[key]
        return "{}->{}".format(variable, member), kind

    # Terms.

    def term(self, node) -> Term:
        """(place or value in C, its Vulkan type); what it needs is made."""
        if isinstance(node, Constant):
            return node.text.replace(" bytes", ""), "constant"
        if isinstance(node, SizeOf):
            return "sizeof({})".format(node.type), "constant"
        if isinstance(node, Limit):
            return self._limit(node)
        if isinstance(node, Path):
            return self.path(node.names)
        if isinstance(node, Element):
            return self._of_element(node)
        if isinstance(node, Created):
            return self.created(self.term(node.handle), node.member.names)
        if isinstance(node, Chained):
            return self.place(self.chain(node.struct, node.holder) + ".", self.registry.canonical_type(node.struct), node.member.names)
        if isinstance(node, Pronoun):
            return self._pronoun(node)
        if isinstance(node, QueueFamilyCount):
            return "environment.physical.num_queue_families", "uint32_t"
        raise Unsolved("a term")

    def path(self, names: Tuple[str, ...]) -> Term:
        names = self.without_owner(names)
        if names[0] in self.registry.structs:
            return self._typed(self.registry.canonical_type(names[0]), names[1:])
        plain = names[0].split("[")[0]
        if self.element is not None and plain in self.members_of_element():
            return self.place(self.element[0] + ".", self.registry.canonical_type(self.element[1].type), names)
        if plain not in self.members(self.check.owner):
            return self._elsewhere(names)
        wide = WIDE.get(self.check.owner)
        if wide and names == (wide[0],) and "_2_" in self.check.violation and wide[1] in self.registry.structs:
            return self.chain(wide[1]) + "." + wide[0], "VkFlags64"
        return self.place("s.", self.check.owner, names)

    def _typed(self, struct: str, names: Tuple[str, ...]) -> Term:
        """A member of a struct of this type: a member of the owner, in its chain, or around it."""
        owner = self.check.owner
        matching = [m for m in self.members(owner).values() if self.registry.canonical_type(m.type) == struct and not m.is_array]
        if len(matching) == 1:
            return self.place("s.", owner, (matching[0].name,) + names)
        if owner in self.registry.structs[struct].extends:
            return self.term(Chained(struct, Path(names)))
        return self.place(self.outer(struct) + ".", struct, names)

    def _elsewhere(self, names: Tuple[str, ...]) -> Term:
        """A name that is not of the owner: of the struct in the chain before, of the view's image, or a limit."""
        if self.check.owner == "VkImageViewCreateInfo" and names == ("usage",):
            image, _ = self.object(self.place("s.", self.check.owner, ("image",)))
            return image + "->usage", "VkImageUsageFlags"
        if isinstance(self.antecedent, InChain) and len(self.antecedent.structs) == 1:
            return self.term(Chained(self.antecedent.structs[0], Path(names)))
        if len(names) == 1:
            return self._limit(Limit(names[0]))
        raise Unsolved("a member of something else")

    def _of_element(self, node: Element) -> Term:
        element = self.element
        if node.array is not None:
            element = self.array(node.array)
        if element is None:
            raise Unsolved("an element")
        variable, declaration = element
        if node.member is None:
            return variable, declaration.type
        kind, names = self.registry.canonical_type(declaration.type), node.member.names
        if kind not in self.registry.structs:
            raise Unsolved("a member of a value")
        if len(names) > 1 and self.registry.canonical_type(names[0]) == kind:
            names = names[1:]
        return self.place(variable + ".", kind, names)

    def _pronoun(self, node: Pronoun) -> Term:
        before = self.antecedent if self.antecedent is not None else Element("that", None)
        if node.member is None:
            return self.term(before)
        names = node.member.names
        if isinstance(before, InChain) and len(before.structs) == 1:
            if self.registry.canonical_type(names[0]) == self.registry.canonical_type(before.structs[0]):
                names = names[1:]
            holder = before.holder if isinstance(before.holder, Path) and before.holder.names not in (("",), ("there",)) else None
            return self.term(Chained(before.structs[0], Path(names), holder))
        if isinstance(before, Path):
            return self.path(self._struct_of(before.names) + names)
        if isinstance(before, Element):
            member = before.member.names if before.member else ()
            if member:
                kind = self.registry.canonical_type(self.term(before)[1])
                member = member if kind in self.registry.structs or kind in self.registry.handles else member[:-1]
            return self.term(Element("that", before.array, Path(member + names)))
        raise Unsolved("a pronoun")

    def _struct_of(self, names: Tuple[str, ...]) -> Tuple[str, ...]:
        owner = self.check.owner
        for position, name in enumerate(self.without_owner(names)):
            member = self.members(owner).get(name.split("[")[0])
            if member is None:
                raise Unsolved("a pronoun")
            owner = self.registry.canonical_type(member.type)
            if owner not in self.registry.structs:
                break
        return names if owner in self.registry.structs or owner in self.registry.handles else names[:-1]

    def _limit(self, node: Limit) -> Term:
        plain = [part for part in node.name.split(".") if not part.startswith("Vk")]
        member = plain[0].split("[")[0]
        if not node.name.startswith("VkPhysicalDevice") or node.name.startswith("VkPhysicalDeviceLimits"):
            if member in self.checks.lowering.base_limits:
                return "environment.physical.properties.limits." + plain[0], self.checks.lowering.base_limits[member].type
        full = ".".join(plain)
        if full not in self.checks.lowering.limits_used:
            raise Unsolved("a limit")
        return "environment.limits[WD_CORE_LIMIT_{}]".format(full.replace(".", "_")), "limit"
