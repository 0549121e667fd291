"""Where the members that statements name are in memory: C expressions, and the pointers that must not be NULL before.

    place = Scope.of_struct(names, struct, "s").resolve(Path(("subresource", "aspectMask")))
    place.text       # "s->subresource.aspectMask"
    place.guards     # ()

A member that cannot be read (through a pointer that Vulkan may ignore, in a union, in an array without an element) raises
NotCompiled with the reason.
"""

import re
from dataclasses import dataclass
from typing import Dict, List, Optional, Tuple

from vk.core.statements import ignored
from vk.registry.model import Declaration, Registry


class NotCompiled(Exception):
    """The statement has no check; the text is the reason."""


@dataclass(frozen=True)
class Place:
    """A member. `label` is its path from the owner, as messages show it."""

    text: str
    declaration: Declaration
    guards: Tuple[str, ...]
    label: str
    is_element: bool = False  # One element of the array that the declaration is.

    @property
    def type(self) -> str:
        return self.declaration.type

    @property
    def is_pointer(self) -> bool:
        levels = self.declaration.pointer.count("*")
        return levels - (1 if self.is_element and not self.declaration.arrays else 0) > 0


@dataclass(frozen=True)
class Array:
    """An array: its first element, the number of its elements, and the type of one."""

    text: str
    count: str
    declaration: Declaration
    guards: Tuple[str, ...]
    label: str


def owner_path(registry: Registry, owner: str, names: Tuple[str, ...]) -> Tuple[str, ...]:
    """A path from the members of the owner: without the owner's name, and through the one struct that a command takes."""
    if len(names) > 1 and registry.canonical_type(names[0]) == owner:
        return names[1:]
    command = registry.commands.get(owner)
    if command is None or any(parameter.name == names[0].split("[")[0] for parameter in command.params):
        return names
    infos = [parameter for parameter in command.params if parameter.pointer == "*" and parameter.is_const and not parameter.is_array
             and registry.canonical_type(parameter.type) in registry.structs]
    struct = registry.structs[registry.canonical_type(infos[0].type)] if len(infos) == 1 else None
    return (infos[0].name,) + names if struct is not None and struct.member(names[0].split("[")[0]) is not None else names


class Scope:
    """A struct or the parameters of a command, in the variable `variable` (a pointer)."""

    def __init__(self, registry: Registry, name: str, members: List[Declaration], variable: str, label: str = "",
                 guards: Tuple[str, ...] = (), is_command: bool = False):
        self.registry, self.name, self.variable, self.label, self.guards = registry, name, variable, label, guards
        self.members: Dict[str, Declaration] = {member.name: member for member in members}
        self.is_command = is_command

    def has(self, name: str) -> bool:
        return name.split("[")[0] in self.members

    # Single values.

    def resolve(self, names: Tuple[str, ...], allows_output: bool = False) -> Place:
        """The place of a path whose first name is a member."""
        registry = self.registry
        prefix, members, guards, label = self.variable + "->", self.members, list(self.guards), self.label
        owner, is_command = self.name, self.is_command
        for position, name in enumerate(names):
            plain, index = _indexed(name)
            member = members.get(plain)
            if member is None:
                raise NotCompiled("{} has no member {}".format(owner, plain))
            if member.bits:
                raise NotCompiled("a bit field")
            if (owner, plain) in ignored.IGNORED_BY_COMMANDS:
                raise NotCompiled("some commands ignore {}: {}".format(plain, ignored.IGNORED_BY_COMMANDS[owner, plain]))
            text, label = prefix + plain, label + name
            if is_command and member.pointer and not member.is_const and not member.arrays and not allows_output:
                raise NotCompiled("an output parameter")
            if index is not None:
                if not member.arrays and not member.is_array:
                    raise NotCompiled("an index into {}, which is not an array".format(plain))
                if is_command and member.arrays:
                    guards.append(text)  # The parameter is a pointer.
                if member.pointer:
                    guards += self._pointer(owner, member, text)
                    guards.append("{} < (uint64_t)({})".format(index, _count(prefix, members, member)))
                text += "[{}]".format(index)
            if position == len(names) - 1:
                return Place(text, member, tuple(guards), label, index is not None)
            struct = registry.structs.get(registry.canonical_type(member.type))
            if struct is None or struct.is_union or member.type in registry.handles:
                raise NotCompiled("{} is not a struct".format(plain))
            if index is None and member.is_array:
                raise NotCompiled("{} is an array, and no element is named".format(plain))
            if member.pointer and index is None:
                if member.pointer.count("*") != 1:
                    raise NotCompiled("{} is a pointer to pointers".format(plain))
                guards += self._pointer(owner, member, text)
                prefix, label = text + "->", label + "->"
            elif member.pointer and member.pointer.count("*") > 1:
                raise NotCompiled("{} is a pointer to pointers".format(plain))
            else:
                prefix, label = text + ".", label + "."
            members, owner, is_command = {m.name: m for m in struct.members}, struct.name, False
        raise NotCompiled("an empty path")

    def _pointer(self, owner: str, member: Declaration, text: str) -> List[str]:
        """The guards before a pointer is read."""
        condition = ignored.condition(owner, member, text[:-len(member.name)].rstrip(">-.") if "->" in text else text)
        if condition is None:
            raise NotCompiled("Vulkan may ignore {}".format(member.name))
        return [text] if condition == "true" else [condition, text]

    # Arrays.

    def array(self, names: Tuple[str, ...]) -> Array:
        """The array that a path names."""
        place = self.resolve(names)
        member = place.declaration
        prefix = place.text[:-len(member.name)]
        holder = self.resolve(names[:-1]) if len(names) > 1 else None
        if holder is None:
            members, owner = self.members, self.name
        else:
            struct = self.registry.structs[self.registry.canonical_type(holder.type)]
            members, owner = {m.name: m for m in struct.members}, struct.name
        if member.arrays and not member.pointer:
            return Array(place.text, "sizeof({0}) / sizeof(*{0})".format(place.text), member, place.guards, place.label)
        if not member.is_array or member.pointer.count("*") != 1:
            raise NotCompiled("{} is not an array of values".format(member.name))
        guards = place.guards + tuple(self._pointer(owner, member, place.text))
        return Array(place.text, _count(prefix, members, member), member, guards, place.label)


def _indexed(name: str) -> Tuple[str, Optional[int]]:
    found = re.fullmatch(r"(\w+)\[(\d+)\]", name)
    return (found.group(1), int(found.group(2))) if found else (name, None)


def _count(prefix: str, members: Dict[str, Declaration], member: Declaration) -> str:
    length = member.lengths[0] if member.lengths else ""
    if length not in members or members[length].pointer:
        raise NotCompiled("the length of {} is not a member".format(member.name))
    return prefix + length
