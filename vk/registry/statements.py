"""The implicit valid-usage statements of the registry, as trees (expression.py).

    for statement in implicit_statements(registry):
        statement.vuid        # "VUID-vkCreateBuffer-pCreateInfo-parameter"

The specification derives these statements from the registry ("Implicit Valid Usage"), and so does this module; the texts
come from validusage.json (read_texts). Statements of the registry about an alias of a command or struct apply to its target.
"""

import json
import re
from typing import Dict, Iterator, List, Optional, Tuple

from vk.registry.expression import (
    All, AnyOf, ChainIsUnique, ChainOf, Compare, Constant, CreatedFrom, Expression, Fact, Formula, HaveCommonParent, IsOneOf,
    Kind, Path, Points, Referenced, Statement, Term, Valid, Value)
from vk.registry.model import Command, Declaration, Registry, Struct

ZERO, NULL, NULL_HANDLE = Constant("0"), Constant("NULL"), Constant("VK_NULL_HANDLE")


def read_texts(path: str) -> Dict[str, str]:
    """The text of every statement in a validusage.json, without markup, by VUID."""
    texts: Dict[str, str] = {}

    def walk(value):
        if isinstance(value, dict):
            if "vuid" in value:
                texts[value["vuid"]] = _plain(value["text"])
            value = list(value.values())
        if isinstance(value, list):
            for item in value:
                walk(item)

    with open(path, encoding="utf-8") as file:
        walk(json.load(file))
    return texts


def _plain(text: str) -> str:
    text = re.sub(r"<[^>]*>", "", text)
    for entity, character in (("&gt;", ">"), ("&lt;", "<"), ("&#8217;", "'"), ("&#215;", "*"), ("&amp;", "&")):
        text = text.replace(entity, character)
    return " ".join(text.split())


def is_implicit(vuid: str) -> bool:
    """Explicit statements have a number at the end; those of SPIR-V and of nobody in particular begin differently."""
    return not re.search(r"-\d+$", vuid)


def value_of(registry: Registry, name: str) -> Value:
    """How a value of this type is judged."""
    if name in registry.structs:
        return Value(Kind.UNION if registry.structs[name].is_union else Kind.STRUCT, name)
    if name in registry.handles:
        return Value(Kind.HANDLE, name)
    if name in registry.bitmasks:
        bits = registry.bitmasks[name].bits or name.replace("Flags", "FlagBits")
        return Value(Kind.FLAGS, bits)
    if name in registry.enums:
        return Value(Kind.BIT if registry.enums[name].is_bitmask else Kind.ENUM, name)
    if name == "VkBool32":
        return Value(Kind.BOOL, name)
    if name.startswith("PFN_"):
        return Value(Kind.FUNCTION, name)
    if name == "void":
        return Value(Kind.BYTES, name)
    return Value(Kind.PLAIN, name)


def bits_of(registry: Registry, name: str) -> List:
    """The enumerants of a FlagBits enum, [] where it has none yet."""
    values = registry.enums.get(name)
    return values.values if values else []


class _Owner:
    """The statements of one command or struct."""

    def __init__(self, registry: Registry, name: str, members: List[Declaration], item):
        self._registry = registry
        self._name = name
        self._members = {member.name: member for member in members}
        self._item = item
        self.statements: List[Statement] = []

    def _add(self, anchor: str, subject: Optional[Path], condition: Optional[Expression], predicate: Expression,
             union: str = "") -> None:
        vuid = "VUID-{}-{}".format(self._name, anchor)
        self.statements.append(Statement(vuid, self._name, subject, condition, predicate, union=union))

    # Lengths.

    def _length(self, text: str) -> Optional[Tuple[Term, Optional[Declaration]]]:
        """The counted quantity of a `len`: the term, and the member that it is; None for strings and single values."""
        if text in ("null-terminated", "1"):
            return None
        names = tuple(re.split(r"->|::", text))
        if names[0] in self._members and len(names) == 1:
            length = self._members[text]
            return (Referenced(Path(names)) if length.pointer else Path(names)), length
        if names[0] in self._members and len(names) == 2:
            struct = self._registry.structs.get(self._members[names[0]].type)
            return Path(names), struct.member(names[1]) if struct else None
        return Formula(text), None

    def _lengths(self, member: Declaration) -> List[Tuple[Term, Optional[Declaration]]]:
        return [length for length in (self._length(text) for text in member.lengths) if length]

    # -parameter.

    def _conditions(self, member: Declaration, value: Value) -> List[Expression]:
        """When the statement about the member applies: the registry's `optional`, of it and of its lengths."""
        path = Path((member.name,))
        items: List[Expression] = []
        is_optional = bool(member.optional) and member.optional[0]
        if member.arrays and not member.pointer:
            return items
        counted = self._lengths(member)
        for term, length in counted:
            if length is not None and any(length.optional) and not (isinstance(term, Path) and len(term.names) > 1):
                items.append(Compare("!=", term, ZERO))
        if is_optional:
            if member.pointer:
                items.append(Compare("!=", path, NULL))
            elif value.kind is Kind.HANDLE:
                dispatchable = self._registry.handles[value.type].dispatchable
                items.append(Compare("!=", path, NULL if dispatchable else NULL_HANDLE))
            elif value.kind is not Kind.FLAGS:
                items.append(Compare("!=", path, ZERO))
        return items

    def _judge(self, member: Declaration, extra: List[Expression], union: str) -> None:
        """The statement `-parameter` (or -zerobitmask, -requiredbitmask) of a member."""
        if member.no_auto_validity:
            return
        path, value = Path((member.name,)), value_of(self._registry, member.type)
        conditions = extra + self._conditions(member, value)
        condition = None
        if conditions:
            condition = conditions[0] if len(conditions) == 1 else All(tuple(conditions))
        if value.kind is Kind.FLAGS and not bits_of(self._registry, value.type):
            self._add(member.name + "-zerobitmask", path, None, Compare("==", path, ZERO), union)
            return
        anchor = member.name + "-parameter"
        if member.pointer:
            self._add(anchor, path, condition, self._pointer(member, path, value), union)
        elif member.arrays:
            self._add(anchor, path, condition, Valid(path, value, Constant(member.arrays[0])), union)
        else:
            self._add(anchor, path, condition, Valid(path, value), union)
            if value.kind is Kind.FLAGS and not (member.optional and member.optional[0]):
                self._add(member.name + "-requiredbitmask", path, None, Compare("!=", path, ZERO), union)

    def _pointer(self, member: Declaration, path: Path, value: Value) -> Expression:
        if member.type == "char" and member.lengths and member.lengths[-1] == "null-terminated":
            value = Value(Kind.STRING, "char")
        counts = tuple(term for term, _ in self._lengths(member))
        levels = member.pointer.count("*") - max(len(counts), 1) - (value.kind is Kind.STRING and bool(counts))
        if member.type == "void" and not counts:
            value, levels = Value(Kind.POINTER, "void"), levels - 1
            if levels < 0:
                return Valid(path, value)
        null_elements = len(member.optional) == len(member.lengths) + 1 and len(member.optional) > 1 and member.optional[-1]
        null_elements = null_elements and value.kind is not Kind.FLAGS
        return Points(path, value, counts, not member.is_const, bool(null_elements), max(levels, 0))

    # All statements of a member.

    def add_member(self, member: Declaration, is_output: bool) -> None:
        path = Path((member.name,))
        is_struct = isinstance(self._item, Struct)
        if is_struct and member.name == "sType" and not member.no_auto_validity:
            if member.values:
                self._add("sType-sType", path, None, Compare("==", path, Constant(member.values[0])))
            return
        if is_struct and member.name == "pNext" and not member.no_auto_validity:
            if not self._item.extends:
                self._add_chain(path)
            return
        if is_output:
            return
        if member.selector:
            union = self._registry.structs.get(member.type)
            for choice in union.members if union else []:
                if choice.selection:
                    term = Path((member.selector,))
                    self._judge(choice, [IsOneOf(term, tuple(choice.selection))], member.name)
            return
        self._judge(member, [], "")

    def _add_chain(self, path: Path) -> None:
        structs = self._registry.extending(self._name)
        self._add("pNext-pNext", path, None, ChainOf(path, tuple(struct.name for struct in structs)))
        if structs:
            repeatable = tuple(struct.name for struct in structs if struct.allow_duplicate)
            self._add("sType-unique", path, None, ChainIsUnique(path, repeatable))

    # -arraylength.

    def add_array_lengths(self) -> None:
        counted: Dict[str, List[Declaration]] = {}
        for member in self._members.values():
            for text in member.lengths:
                if self._length(text) is not None:
                    counted.setdefault(text.replace("->", "::"), []).append(member)
        for text, arrays in counted.items():
            term, length = self._length(text)
            if length is None or length.optional or length.deprecated == "unused":
                continue
            names = (term.path if isinstance(term, Referenced) else term).names
            if self._members[names[0]].optional:
                continue
            self._add(text + "-arraylength", Path(names), self._any_array(arrays), Compare(">", term, ZERO))

    def _any_array(self, arrays: List[Declaration]) -> Optional[Expression]:
        """Where all arrays of a length may be NULL, it counts only while one of them is not. Of commands only."""
        optional = [a for a in arrays if a.optional and a.optional[0]]
        hidden = [a for a in arrays if a.no_auto_validity and a not in optional]
        if not isinstance(self._item, Command) or not optional or hidden:
            return None
        items = tuple(Compare("!=", Path((array.name,)), NULL) for array in optional)
        return items[0] if len(items) == 1 else AnyOf(items)

    # Parents.

    def _handles(self) -> List[Declaration]:
        return [member for member in self._members.values() if member.type in self._registry.handles]

    def _parent_of(self, handle: str) -> str:
        entry = self._registry.handles.get(handle)
        return entry.parents[0] if entry and entry.parents else ""

    def _is_optional_handle(self, member: Declaration) -> bool:
        if any(member.optional) or member.no_auto_validity:
            return True
        return any(length is not None and any(length.optional) for _, length in self._lengths(member))

    def add_parents(self) -> None:
        inputs = [m for m in self._handles() if not m.pointer or m.is_const]
        for member in inputs:
            parent = self._parent_of(member.type)
            while parent:
                holder = next((m for m in self._members.values() if m.type == parent and not m.pointer), None)
                if holder is not None:
                    self._add(member.name + "-parent", Path((member.name,)), None, CreatedFrom(
                        Path((member.name,)), Path((holder.name,)), self._is_optional_handle(member),
                        member.is_array))
                    break
                parent = self._parent_of(parent)
        self._add_common_parent(inputs)

    def _ancestors(self, handle: str) -> List[str]:
        found, parent = [], self._parent_of(handle)
        while parent:
            if self._registry.handles[parent].dispatchable:
                found.append(parent)
            parent = self._parent_of(parent)
        return found

    def _add_common_parent(self, inputs: List[Declaration]) -> None:
        ancestors = {member.name: self._ancestors(member.type) for member in inputs}
        for member in inputs:
            for name in [name for name, types in ancestors.items() if member.type in types]:
                del ancestors[name]
        if len(ancestors) < 2:
            return
        common = list(next(iter(ancestors.values())))
        for types in ancestors.values():
            common = [name for name in common if name in types]
        if common:
            paths = tuple(Path((name,)) for name in sorted(ancestors))
            optional = any(self._is_optional_handle(member) for member in inputs)
            self._add("commonparent", None, None, HaveCommonParent(paths, common[0], optional))


def _command_buffer_statements(owner: _Owner, command: Command) -> None:
    def fact(name: str) -> Fact:
        return Fact("commandBuffer", name)

    true = Constant("true")
    owner._add("commandBuffer-recording", None, None, Compare("==", fact("recording"), true))
    if command.queues:
        owner._add("commandBuffer-cmdpool", None, None, IsOneOf(fact("queue"), tuple(command.queues)))
    if command.render_pass in ("inside", "outside"):
        owner._add("renderpass", None, None, Compare(
            "==" if command.render_pass == "inside" else "!=", fact("render_pass"), true))
    if "action" in command.tasks or "synchronization" in command.tasks:
        owner._add("suspended", None, None, Compare("!=", fact("suspended"), true))
    scope = command.video_coding or "outside"
    if scope in ("inside", "outside"):
        owner._add("videocoding", None, None, Compare("==" if scope == "inside" else "!=", fact("video_coding"), true))
    if command.command_buffer_levels == ["primary"]:
        owner._add("bufferlevel", None, None, Compare("==", fact("primary"), true))


def _command_statements(registry: Registry, command: Command) -> List[Statement]:
    owner = _Owner(registry, command.name, command.params, command)
    for param in command.params:
        owner.add_member(param, False)
    if command.name.startswith("vkCmd"):
        _command_buffer_statements(owner, command)
    if command.name.startswith("vkQueue") and command.queues:
        owner._add("queuetype", None, None, IsOneOf(Fact("queue", "queue"), tuple(command.queues)))
    if command.name.startswith(("vkCreate", "vkAllocate")) and command.params[0].name == "device":
        if not command.allows_no_queues:
            owner._add("device-queuecount", None, None, Compare(">", Fact("device", "queue_count"), ZERO))
    owner.add_array_lengths()
    owner.add_parents()
    return owner.statements


def _struct_statements(registry: Registry, struct: Struct) -> List[Statement]:
    owner = _Owner(registry, struct.name, struct.members, struct)
    for member in struct.members:
        owner.add_member(member, struct.returned_only)
    if not struct.returned_only:
        owner.add_array_lengths()
        owner.add_parents()
    return owner.statements


def candidates(registry: Registry) -> Iterator[Statement]:
    """All statements that follow from the registry's marks, those included that the specification leaves out."""
    for command in registry.canonical_commands():
        yield from _command_statements(registry, command)
    for struct in registry.structs.values():
        if not struct.alias_of:
            yield from _struct_statements(registry, struct)


def implicit_statements(registry: Registry, texts: Dict[str, str]) -> List[Statement]:
    """The statements that the specification has, with their texts, in the registry's order.

    The specification omits statements that cannot fail ("each uint32_t must be valid"), and its rules for them
    differ from version to version: a candidate counts if validusage.json has its VUID.
    """
    found = []
    for statement in candidates(registry):
        vuid = statement.vuid
        if vuid not in texts:
            vuid = vuid.replace("::", "->")
        if vuid not in texts and vuid.endswith("-requiredbitmask"):
            # Since 1.4.3xx, "a valid combination" includes that a mask which is not optional is not 0.
            vuid = vuid.replace("-requiredbitmask", "-parameter")
        if vuid in texts:
            found.append(Statement(vuid, statement.owner, statement.subject, statement.condition, statement.predicate,
                                   texts[vuid], statement.union))
    return found
