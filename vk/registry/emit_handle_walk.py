"""Writes handle_walk_data.c: the tables that handle_walk.h reads, for each command and struct that contains handles.

    --validusage  validusage.json of the same registry, for which implicit statements exist
"""

import argparse
import json
import re
from dataclasses import dataclass, field
from typing import Dict, List, Optional, Set, Tuple, Union

from vk.registry import output, reader
from vk.registry.handle_rules import RULES, Rule
from vk.registry.model import Command, Declaration, Registry, Struct

EMITTER = "emit_handle_walk.py"

NULL_ALLOWED = re.compile(r"valid or <code>VK_NULL_HANDLE|or <code>VK_NULL_HANDLE|or be <code>VK_NULL_HANDLE")


@dataclass
class Step:
    """One entry of wd_walk_steps. `offset` and the others are C expressions."""

    offset: str
    owner: str
    member: str
    kind: str
    shape: str = "WD_WALK_VALUE"
    target: str = "0"
    flags: List[str] = field(default_factory=list)
    count: Tuple[str, str, str] = ("WD_WALK_ONE", "0", "0")
    selector: str = "0"
    values: List[str] = field(default_factory=list)
    condition: str = ""
    vuid: str = ""


class Texts:
    """Strings in one blob; an offset each. Offset 0 is the empty string."""

    def __init__(self):
        self._offsets = {"": 0}
        self._size = 1
        self.strings = [""]

    def offset(self, text: str) -> int:
        if text not in self._offsets:
            self._offsets[text] = self._size
            self._size += len(text) + 1
            self.strings.append(text)
        return self._offsets[text]


class Statements:
    """The implicit valid-usage statements of validusage.json: id -> text."""

    def __init__(self, path: str):
        with open(path, encoding="utf-8") as file:
            data = json.load(file)["validation"]
        self._texts = {statement["vuid"]: statement["text"]
                       for groups in data.values() for group in groups.values() for statement in group}

    def has(self, vuid: str) -> bool:
        return vuid in self._texts

    def allows_null(self, vuid: str) -> bool:
        return NULL_ALLOWED.search(self._texts.get(vuid, "")) is not None


def structs_with_handles(registry: Registry) -> Set[str]:
    """Canonical structs in which a handle can be, through members and chains."""
    structs = [s for s in registry.structs.values() if not s.alias_of]
    found: Set[str] = set()
    size = -1
    while size != len(found):
        size = len(found)
        for struct in structs:
            if _has_direct(registry, struct, found) or any(s.name in found for s in registry.extending(struct.name)):
                found.add(struct.name)
    return found


def _has_direct(registry: Registry, struct: Struct, found: Set[str]) -> bool:
    return any(m.type in registry.handles or m.object_type or registry.canonical_type(m.type) in found
               for m in struct.members)


class Emitter:
    """Collects the tables."""

    def __init__(self, registry: Registry, statements: Statements):
        self.registry = registry
        self.statements = statements
        self.texts = Texts()
        self.with_handles = structs_with_handles(registry)
        self.structs = self._listed_structs()
        self.struct_index = {struct.name: number for number, struct in enumerate(self.structs)}
        self.steps: List[Step] = []
        self.values: List[str] = []
        self.conditions: List[str] = []
        self.unruled: List[str] = []

    def _listed_structs(self) -> List[Struct]:
        """Those with an sType come first, in the order of its value; then others with handles. Unions are none."""
        numbers = self.registry.enums["VkStructureType"]
        listed = [s for s in self.registry.structs.values() if not s.alias_of and not s.is_union]
        typed = [s for s in listed if s.stype and numbers.value(s.stype)]
        typed.sort(key=lambda s: numbers.value(s.stype).value)
        return typed + [s for s in listed if s not in typed and s.name in self.with_handles]

    @property
    def num_typed(self) -> int:
        return sum(1 for struct in self.structs if struct.stype)

    def has_chain(self, struct: Struct) -> bool:
        return struct.member("pNext") is not None and any(
            s.name in self.with_handles for s in self.registry.extending(struct.name))

    # Steps.

    def command_steps(self, command: Command) -> List[Step]:
        type_name = "wd_{}_args".format(command.short_name)
        steps = []
        for param in command.params:
            is_output = param.is_output
            steps += self._steps(command.params, param, type_name, command.name, "0", is_output)
        return steps

    def struct_steps(self, struct: Struct) -> List[Step]:
        steps = []
        for member in struct.members:
            if member.name != "pNext":
                steps += self._steps(struct.members, member, struct.name, struct.name, "0", member.is_output)
        return steps

    def _steps(self, siblings: List[Declaration], item: Declaration, type_name: str, owner: str, base: str,
               is_output: bool) -> List[Step]:
        """The steps of one parameter or member. `base` is the offset of a union around it."""
        rule = RULES.get((owner, item.name))
        type_ = self.registry.canonical_type(item.type)
        offset = _sum(base, "offsetof({}, {})".format(type_name, item.name))
        if item.type in self.registry.handles:
            kind, target = "WD_WALK_HANDLE", self.registry.handles[type_].object_type
        elif item.object_type:
            is_report = any(s.name == item.object_type and s.type == "VkDebugReportObjectTypeEXT" for s in siblings)
            kind = "WD_WALK_HANDLE_OF_REPORT_TYPE" if is_report else "WD_WALK_HANDLE_OF_TYPE"
            target = "offsetof({}, {})".format(type_name, item.object_type)
        elif type_ in self.with_handles and self.registry.structs[type_].is_union:
            return self._union_steps(item, type_, type_name, offset)
        elif type_ in self.with_handles:
            kind, target = "WD_WALK_STRUCT", str(self.struct_index[type_])
        else:
            return []
        step = Step(offset, owner, item.name, kind, self._shape(item), target)
        step.count = self._count(siblings, item, type_name)
        step.flags = self._flags(item, owner, rule, kind, is_output)
        if item.no_auto_validity and rule is None:
            self.unruled.append("{}.{}".format(owner, item.name))
            step.condition = "unknown"
        elif rule is not None:
            step.condition, step.vuid = rule.condition, rule.vuid
        return [step]

    def _union_steps(self, item: Declaration, union: str, type_name: str, offset: str) -> List[Step]:
        """A union's members as steps of the struct that it is in, each under its values of the selector."""
        steps = []
        if item.is_pointer or not item.selector:
            raise ValueError("{}.{}: a union without a selector".format(type_name, item.name))
        members = self.registry.structs[union].members
        for member in members:
            for step in self._steps(members, member, union, union, offset, False):
                if not member.selection:
                    raise ValueError("{}.{}: no selection".format(union, member.name))
                step.selector = "offsetof({}, {})".format(type_name, item.selector)
                step.values = member.selection
                step.owner = type_name
                steps.append(step)
        return steps

    def _shape(self, item: Declaration) -> str:
        shapes = {"": "WD_WALK_VALUE", "*": "WD_WALK_POINTER", "*const *": "WD_WALK_POINTERS"}
        if item.pointer not in shapes or (item.arrays and item.pointer):
            raise ValueError("cannot walk " + item.declaration())
        return shapes[item.pointer]

    def _count(self, siblings: List[Declaration], item: Declaration, type_name: str) -> Tuple[str, str, str]:
        length = item.lengths[0] if item.lengths else ""
        if length in ("", "1"):
            if not item.arrays:
                return ("WD_WALK_ONE", "0", "0")
            return ("WD_WALK_FIXED", item.arrays[0], "0")
        parts = length.split("->")
        sibling = next(s for s in siblings if s.name == parts[0])
        at = "offsetof({}, {})".format(type_name, parts[0])
        if len(parts) == 2:
            return ("WD_WALK_COUNT_IN_STRUCT", at, "offsetof({}, {})".format(sibling.type, parts[1]))
        if sibling.type != "uint32_t" or len(parts) != 1:
            raise ValueError("cannot count " + item.declaration())
        most = item.arrays[0] if item.arrays else "0"
        return ("WD_WALK_COUNT_BY_POINTER" if sibling.is_pointer else "WD_WALK_COUNT", at, most)

    def _flags(self, item: Declaration, owner: str, rule: Optional[Rule], kind: str, is_output: bool) -> List[str]:
        flags = ["WD_WALK_OUTPUT"] if is_output else []
        if item.extern_sync in ("true", "maybe"):
            flags.append("WD_WALK_EXTERN_SYNC")
        if kind == "WD_WALK_STRUCT":
            return flags
        vuid = "VUID-{}-{}-".format(owner, item.name)
        level = 1 if item.is_pointer else 0
        optional = len(item.optional) > level and item.optional[level]
        if optional or (rule and rule.null_is_valid) or self.statements.allows_null(vuid + "parameter"):
            flags.append("WD_WALK_OPTIONAL")
        if self.statements.has(vuid + "parameter"):
            flags.append("WD_WALK_HAS_PARAMETER")
        if self.statements.has(vuid + "parent"):
            flags.append("WD_WALK_HAS_PARENT")
        if self.statements.has("VUID-{}-commonparent".format(owner)):
            flags.append("WD_WALK_HAS_COMMONPARENT")
        if item.type in self.registry.handles and self.registry.handles[item.type].dispatchable:
            flags.append("WD_WALK_DISPATCHABLE")
        return flags

    # C.

    def add(self, steps: List[Step]) -> Tuple[int, int]:
        """Appends steps and returns the first one's index and their number."""
        first = len(self.steps)
        self.steps += steps
        return first, len(steps)

    def step_entry(self, step: Step) -> str:
        first_value = len(self.values)
        self.values += step.values
        if step.condition and step.condition not in self.conditions:
            self.conditions.append(step.condition)
        condition = self.conditions.index(step.condition) + 1 if step.condition else 0
        return output.wrap("    {", [
            step.offset, step.kind, step.shape, " | ".join(step.flags) or "0", *step.count, step.target,
            step.selector, str(first_value), str(len(step.values)), str(condition),
            str(self.texts.offset(step.owner)), str(self.texts.offset(step.member)),
            str(self.texts.offset(step.vuid))], "},")


def _sum(base: str, offset: str) -> str:
    return offset if base == "0" else base + " + " + offset


def extern_sync_steps(emitter: Emitter, command: Command, programs: Dict[str, Tuple[int, int]]) -> List[int]:
    """The steps that paths such as pPresentInfo->pSwapchains[] lead to."""
    found = []
    for param in command.params:
        for path in [p for p in param.extern_sync.split(",") if p not in ("", "true", "maybe")]:
            names = [re.sub(r"\[.*?\]", "", name) for name in re.split(r"->|\.", path.strip())]
            type_name = emitter.registry.canonical_type(param.type)
            for name in names[1:-1]:
                member = emitter.registry.structs[type_name].member(name)
                type_name = emitter.registry.canonical_type(member.type) if member else ""
            first, count = programs.get(type_name, (0, 0))
            found += [number for number in range(first, first + count) if emitter.steps[number].member == names[-1]]
    return found


def emit_source(registry: Registry, statements: Statements) -> str:
    emitter = Emitter(registry, statements)
    programs = {struct.name: emitter.add(emitter.struct_steps(struct) if struct.name in emitter.with_handles else [])
                for struct in emitter.structs}
    commands = registry.canonical_commands()
    command_programs = {command.name: emitter.add(emitter.command_steps(command)) for command in commands}
    externs: List[int] = []
    command_entries = []
    for command in commands:
        paths = extern_sync_steps(emitter, command, programs)
        command_entries.append("    [WD_COMMAND_{}] = {{{}, {}, {}, {}}},".format(
            command.short_name, *command_programs[command.name], len(externs), len(paths)))
        externs += paths
    steps = [emitter.step_entry(step) for step in emitter.steps]
    struct_entries = []
    for struct in emitter.structs:
        struct_entries.append("    {{{}, {}, sizeof({}), {}, {}, {}}},".format(
            struct.stype or "0", emitter.texts.offset(struct.name), struct.name, *programs[struct.name],
            "true" if emitter.has_chain(struct) else "false"))
    unruled = "Members that Vulkan may ignore, without a rule: " + ", ".join(emitter.unruled) if emitter.unruled else ""
    return "\n".join([
        output.banner(EMITTER, registry, unruled) + "#include <stddef.h>\n",
        "#include \"vk/registry/handle_walk_internal.h\"\n",
        *["wd_walk_condition wd_walk_if_{};".format(name) for name in emitter.conditions],
        "\nwd_walk_condition *const wd_walk_conditions[] = {",
        "    NULL,",
        *["    wd_walk_if_{},".format(name) for name in emitter.conditions],
        "};\n",
        "const wd_walk_step wd_walk_steps[] = {", *steps, "};\n",
        "const int32_t wd_walk_values[] = {", *["    {},".format(v) for v in emitter.values + ["0"]], "};\n",
        "const uint16_t wd_walk_extern_steps[] = {",
        output.wrap("    ", [str(number) for number in externs + [0]], ""), "};\n",
        "const wd_walk_struct wd_walk_structs[] = {", *struct_entries, "};\n",
        "const size_t wd_walk_num_typed_structs = {};\n".format(emitter.num_typed),
        "const size_t wd_walk_num_structs = {};\n".format(len(emitter.structs)),
        "const wd_walk_command wd_walk_commands[WD_COMMAND_COUNT] = {", *command_entries, "};\n",
        "const char wd_walk_texts[] =",
        *["    \"{}\\0\"".format(text) for text in emitter.texts.strings],
        "    \"\";"]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog=EMITTER, description=__doc__)
    for option in ("--vk-xml", "--video-xml", "--validusage", "--source"):
        parser.add_argument(option, required=True)
    arguments = parser.parse_args()
    registry = reader.read_registry(arguments.vk_xml, arguments.video_xml)
    with open(arguments.source, "w", encoding="utf-8") as out:
        out.write(emit_source(registry, Statements(arguments.validusage)))


if __name__ == "__main__":
    main()
