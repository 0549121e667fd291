"""Writes the checks of explicit statements in C.

    --header          core_statements.h       the functions of structs, the rules' numbers, the hooks' table
    --rules           core_rules.c            ids, texts and fixes
    --part0 ... 7     core_statements_<n>.c   the functions of structs and commands
    --message-ids     the ids of all validators, of which some are explicit statements
    --hand-hooks      the commands that have checks by hand
"""

import json
import re
from typing import Dict, List, Optional, Set, Tuple

from vk.core.statements import ignored
from vk.core.statements.checks import Check, Checks
from vk.core.statements.classes import by_default, by_hand
from vk.core.statements.hand_checks import HandChecks
from vk.core.statements.values import Local, Locals, Value, all_of
from vk.core.statements.places import Array
from vk.core.statements.text_pool import TextPool, escape, split_vuid
from vk.registry import output
from vk.registry.model import Command, Declaration, Level, Registry, Struct
from vk.registry.statements import read_texts

EMITTER = "emit_statements.py"
PARTS = 8

# Commands with a key (wd_core_begin_repeated): a repeated call leaves out their statements, and those of the structs.
REPEATED = {
    "vkCmdPipelineBarrier": ("VkMemoryBarrier", "VkBufferMemoryBarrier", "VkImageMemoryBarrier", "VkImageSubresourceRange"),
    "vkCmdPipelineBarrier2": ("VkDependencyInfo", "VkMemoryBarrier2", "VkBufferMemoryBarrier2", "VkImageMemoryBarrier2",
                              "VkImageSubresourceRange"),
}


def read_markup(path: str) -> Dict[str, Tuple[str, str]]:
    """VUID -> (owner, text with markup) of a validusage.json."""
    found: Dict[str, Tuple[str, str]] = {}

    def walk(value, owner: str) -> None:
        if isinstance(value, dict):
            if "vuid" in value:
                found[value["vuid"]] = (owner, value["text"])
                return
            value = list(value.values())
        if isinstance(value, list):
            for item in value:
                walk(item, owner)

    with open(path, encoding="utf-8") as file:
        for owner, sections in json.load(file)["validation"].items():
            walk(sections, owner)
    return found


def read_checks(registry: Registry, validusage: str, message_ids: str, files: Optional[Dict[str, str]] = None) -> Checks:
    """The checks of a registry. `message_ids`: the file with the ids of all validators; `files`: rules by hand that are left out."""
    with open(message_ids, encoding="utf-8") as file:
        hand = {**by_default(by_hand(file.read())), **(files or {})}
    return Checks(registry, read_markup(validusage), read_texts(validusage), hand)


def _banner(registry: Registry, text: str = "") -> str:
    return output.banner(EMITTER, registry, text).replace("vk/registry/", "vk/core/statements/")


def _graphics(lines: List[str]) -> List[str]:
    """The variable `graphics`, where the lines read it."""
    if not any("graphics->" in line for line in lines):
        return []
    return ["    wd_state_graphics_info states, *graphics = &states;", "    wd_state_read_graphics_info(c->state, s, graphics);"]


class _Writer:
    def __init__(self, registry: Registry, validusage: str, message_ids: str, hand_hooks: str):
        self.registry = registry
        self.hand = HandChecks.read(hand_hooks)
        self.by_hand = set(self.hand.hooked(registry))
        self.checks = read_checks(registry, validusage, message_ids)
        self.rules: List[Check] = [check for owner in self.checks.compiled.values() for check in owner]
        self.numbers = {check.vuid: number for number, check in enumerate(self.rules)}
        self.structs = {s.name: s for s in registry.structs.values() if not s.alias_of}
        self.commands = [c for c in registry.canonical_commands() if c.level is not Level.GLOBAL or c.name in self.by_hand]
        self.walked = self._walked()
        self.enum_names = {enum.name for enum in registry.enums.values() if not enum.alias_of}

    # Which structs have checks, themselves or inside.

    def _inner(self, members: List[Declaration], owner: str, is_command: bool) -> List[Declaration]:
        """The members that lead to structs that a check may read."""
        found = []
        for member in members:
            struct = self.structs.get(self.registry.canonical_type(member.type))
            if struct is None or struct.is_union or struct.returned_only or member.bits:
                continue
            levels = member.pointer.count("*")
            if levels > 1 or (levels == 1 and not member.is_const):
                continue
            if ignored.condition(owner, member, "s") is None:
                continue
            if levels == 1 and member.is_array and self._count(members, member) is None:
                continue
            if is_command and member.arrays:
                continue
            found.append(member)
        return found

    def _selected(self, members: List[Declaration]) -> List[Tuple[str, str, Declaration]]:
        """The active members of the unions in `members`: (condition of being active, path of the union, member)."""
        found = []
        for item in members:
            union = self.structs.get(self.registry.canonical_type(item.type))
            if union is None or union.name not in ignored.WALKED_UNIONS or item.pointer or not item.selector:
                continue
            for member in self._inner(union.members, union.name, False):
                if member.selection and not member.is_array and not member.arrays:
                    active = " || ".join("s->{} == {}".format(item.selector, value) for value in member.selection)
                    found.append((active, item.name + ".", member))
        return found

    def _count(self, members: List[Declaration], member: Declaration):
        names = {m.name: m for m in members}
        length = member.lengths[0] if member.lengths else ""
        return length if length in names and not names[length].pointer else None

    def _walked(self) -> Set[str]:
        """The structs that lead to a check."""
        found = {name for name in self.checks.compiled if name in self.structs}
        while True:
            more = set()
            for struct in self.structs.values():
                if struct.name in found or struct.is_union or struct.returned_only:
                    continue
                inner = self._inner(struct.members, struct.name, False) + [m for _, _, m in self._selected(struct.members)]
                types = {self.registry.canonical_type(m.type) for m in inner}
                chained = {s.name for s in self.registry.extending(struct.name)} if struct.member("pNext") else set()
                if (types | chained) & found:
                    more.add(struct.name)
            if not more:
                return found
            found |= more

    # Functions.

    def _locals(self, table: Dict[str, Local], indent: str) -> List[str]:
        return ["{}{}{} = {};".format(indent, local.type + ("" if local.type.endswith("*") else " "), local.name, local.value)
                for local in table.values()]

    def _calls(self, check: Check, depth: int) -> str:
        indices = ["i{}".format(number) if number < depth else "0" for number in range(2)]
        return "fail_{}(c, f, s, {})".format(self.numbers[check.vuid], ", ".join(indices))

    def _loop(self, array: Array, depth: int, indent: str) -> List[str]:
        """The head of a loop over an array."""
        inner = self.registry.canonical_type(array.declaration.type)
        head = "for (uint64_t i{0} = 0; i{0} < {1}; i{0}++) {{".format(depth, array.count)
        if array.guards:
            head = "for (uint64_t i{0} = 0; ({2}) && i{0} < {1}; i{0}++) {{".format(depth, array.count, all_of(list(array.guards)))
        return [indent + head, "{}    const {} *e{} = &{}[i{}];".format(indent, inner, depth, array.text, depth)]

    def _statements(self, owner: str) -> List[str]:
        """The checks of an owner, in loops that they share."""
        checks, table = self.checks.compiled.get(owner, []), self.checks.locals.get(owner, Locals())
        lines = self._locals(self._used(table.tables.get((), {}), [c for c in checks], table), "    ")
        groups: Dict[Tuple[str, ...], List[Check]] = {}
        for check in checks:
            groups.setdefault(tuple(array.text for array, _ in check.loops), []).append(check)
        for keys, members in sorted(groups.items(), key=lambda item: len(item[0])):
            indent = "    "
            body: List[str] = []
            for depth, (array, _) in enumerate(members[0].loops):
                body += self._loop(array, depth, indent)
                indent += "    "
                body += self._locals(self._used(table.tables.get(keys[:depth + 1], {}), members, table), indent)
            if keys:
                body += ["{}(void)e{};".format(indent, depth) for depth in range(len(keys))]
            for check in members:
                body += ["{}if ({}) {{".format(indent, check.violation), "{}    {};".format(indent, self._calls(check, len(keys))),
                         indent + "}"]
            body += ["    " * (depth + 1) + "}" for depth in range(len(keys) - 1, -1, -1)]
            lines += body
        return lines

    def _used(self, table: Dict[str, Local], checks: List[Check], locals_of_owner: Locals) -> Dict[str, Local]:
        """The variables that the checks read, directly or through other variables."""
        everything = [local for t in locals_of_owner.tables.values() for local in t.values()]
        needed: Set[str] = set()
        texts = [check.violation for check in checks]
        pending = list(texts)
        while pending:
            text = pending.pop()
            for local in everything:
                if local.name not in needed and re.search(r"\b{}\b".format(local.name), text):
                    needed.add(local.name)
                    pending.append(local.value)
        return {value: local for value, local in table.items() if local.name in needed}

    def _frame(self, owner: str) -> str:
        """The format of the frame of a member: name, index, whether it is a pointer."""
        outer = "s, WD_CORE_OUTER_{}".format(owner) if owner in self.checks.lowering.outers_used else "NULL, 0"
        return "&(wd_core_frame){{f, \"{}\", {}, {}, " + outer + "}}"

    def _walk_unions(self, members: List[Declaration], owner: str) -> List[str]:
        """Calls for the structs that active members of unions are or point to."""
        lines: List[str] = []
        for active, path, member in self._selected(members):
            name = self.registry.canonical_type(member.type)
            if name in self.walked:
                is_pointer = bool(member.pointer)
                test = "({}) && s->{}{}".format(active, path, member.name) if is_pointer else active
                lines += ["    if ({}) {{".format(test), "        wd_core_check_{}(c, {}, {}s->{}{});".format(
                    name, self._frame(owner).format(path + member.name, "WD_CORE_NO_INDEX", "true" if is_pointer else "false"),
                    "" if is_pointer else "&", path, member.name), "    }"]
        return lines

    def _walk(self, members: List[Declaration], owner: str, is_command: bool) -> List[str]:
        lines = self._walk_unions(members, owner)
        for member in self._inner(members, owner, is_command):
            name = self.registry.canonical_type(member.type)
            if name not in self.walked:
                continue
            text, function = "s->" + member.name, "wd_core_check_" + name
            counts = ignored.condition(owner, member, "s")
            test = text if counts == "true" else "({}) && {}".format(counts, text)
            frame = self._frame(owner)
            if member.arrays and not member.pointer:
                lines += ["    for (uint64_t i = 0; i < sizeof {0} / sizeof *{0}; i++) {{".format(text),
                          "        {}(c, {}, &{}[i]);".format(function, frame.format(member.name, "i", "false"), text), "    }"]
            elif not member.pointer:
                lines.append("    {}(c, {}, &{});".format(function, frame.format(member.name, "WD_CORE_NO_INDEX", "false"), text))
            elif member.is_array:
                lines += ["    for (uint64_t i = 0; {} && i < s->{}; i++) {{".format(test, self._count(members, member)),
                          "        {}(c, {}, &{}[i]);".format(function, frame.format(member.name, "i", "false"), text), "    }"]
            else:
                lines += ["    if ({}) {{".format(test),
                          "        {}(c, {}, {});".format(function, frame.format(member.name, "WD_CORE_NO_INDEX", "true"), text), "    }"]
        for condition, array, count, element, path in ignored.EXTRA_ARRAYS.get(owner, []):
            if element in self.walked:
                lines += ["    for (uint64_t i = 0; {} && i < {}; i++) {{".format(condition, count),
                          "        wd_core_check_{}(c, &(wd_core_frame){{f, \"{}\", i, false, s, WD_CORE_OUTER_{}}}, &{}[i]);".format(
                              element, path, owner, array), "    }"]
        return lines

    def _chain(self, struct: Struct) -> Tuple[List[str], str]:
        """The function that checks the structs of a chain, and its call."""
        extending = [s for s in self.registry.extending(struct.name) if s.name in self.walked and s.stype]
        if not extending or not struct.member("pNext") or struct.extends:
            return [], ""
        cases = []
        outer = "s, WD_CORE_OUTER_{}".format(struct.name) if struct.name in self.checks.lowering.outers_used else "NULL, 0"
        for other in extending:
            cases += ["        case {}:".format(other.stype),
                      "            wd_core_check_{0}(c, &(wd_core_frame){{f, \"<{0}>\", WD_CORE_NO_INDEX, false, {1}}}, (const {0} *)p);".format(other.name, outer),
                      "            break;"]
        name = "chain_" + struct.name
        return ["static void {}(wd_core_check *c, const wd_core_frame *f, const {} *s) {{".format(name, struct.name),
                "    const VkBaseInStructure *p = s->pNext;",
                "    for (unsigned n = 0; p && n < WD_LONGEST_CHAIN; p = p->pNext, n++) {",
                "        switch ((int)p->sType) {", *cases, "        default:", "            break;", "        }", "    }", "}\n"], name

    def _operand(self, value: Value) -> List[str]:
        label = escape(value.label)
        name = self.registry.canonical_type(value.type)
        bitmask, text = self.registry.bitmasks.get(name), value.text
        if value.kind == "switch":
            call = "wd_core_word(&m, \"{}\", {} ? \"enabled\" : \"not enabled\")".format(label, text)
        elif value.kind == "presence":
            call = "wd_core_chain(&m, \"{}\", {})".format(value.type, text)
        elif value.kind == "handle":
            call = "wd_core_handle(&m, \"{}\", {}, (uint64_t){})".format(
                label, self.registry.handles[name].object_type or "VK_OBJECT_TYPE_UNKNOWN", text)
            if self.registry.handles[name].dispatchable:
                call = call.replace("(uint64_t)", "(uint64_t)(uintptr_t)")
        elif value.kind == "pointer":
            call = "wd_core_pointer(&m, \"{}\", (uintptr_t){} != 0)".format(label, text)
        elif value.kind == "float":
            call = "wd_core_float(&m, \"{}\", (double)({}))".format(label, text)
        elif name == "VkBool32":
            call = "wd_core_word(&m, \"{}\", {} ? \"VK_TRUE\" : \"VK_FALSE\")".format(label, text)
        elif bitmask is not None and bitmask.bits in self.enum_names:
            call = "wd_core_word(&m, \"{}\", wd_{}_string(({})({}), m.buffer, sizeof m.buffer))".format(label, name, name, text)
        elif name in self.enum_names:
            call = "wd_core_word(&m, \"{}\", wd_{}_string(({})({})))".format(label, name, name, text)
        elif value.is_signed:
            call = "wd_core_signed(&m, \"{}\", (int64_t)({}))".format(label, text)
        else:
            call = "wd_core_unsigned(&m, \"{}\", (uint64_t)({}))".format(label, text)
        condition = all_of(list(value.guards))
        return ["    if ({}) {{".format(condition), "        {};".format(call), "    }"] if condition != "true" else ["    {};".format(call)]

    def _fail(self, check: Check, c_type: str) -> List[str]:
        """The message of a check: called where it failed, apart from the code that runs for each command."""
        body, texts = [], []
        for value in check.operands[:6]:
            lines = self._operand(value)
            body += lines
            texts += lines
        table = self.checks.locals[check.owner]
        keys = tuple(array.text for array, _ in check.loops)
        locals_: List[str] = []
        for depth in range(len(keys) + 1):
            if depth:
                array = check.loops[depth - 1][0]
                inner = self.registry.canonical_type(array.declaration.type)
                locals_.append("    const {} *e{} = &{}[i{}];".format(inner, depth - 1, array.text, depth - 1))
                locals_.append("    (void)e{};".format(depth - 1))
            pseudo = [Check("", "", "", " ".join(texts), [], [], "")]
            locals_ += self._locals(self._used(table.tables.get(keys[:depth], {}), pseudo, table), "    ")
        return ["WD_CORE_COLD static void fail_{}(wd_core_check *c, const wd_core_frame *f, const {} *s, uint64_t i0, uint64_t i1) {{".format(
                    self.numbers[check.vuid], c_type),
                "    wd_core_message m;", "    (void)s;",
                "    if (!wd_core_begin(&m, c, f, {}, i0, i1)) {{".format(self.numbers[check.vuid]), "        return;", "    }",
                *_graphics(locals_ + body), *locals_, *body, "    wd_core_end(&m);", "}\n"]

    def _struct(self, struct: Struct) -> List[str]:
        lines: List[str] = []
        for check in self.checks.compiled.get(struct.name, []):
            lines += self._fail(check, struct.name)
        chain, chain_name = self._chain(struct)
        lines += chain
        body = self._statements(struct.name) + self._walk(struct.members, struct.name, False)
        if chain_name:
            body += ["    if (s->pNext) {", "        {}(c, f, s);".format(chain_name), "    }"]
        lines += ["void wd_core_check_{0}(wd_core_check *c, const wd_core_frame *f, const {0} *s) {{".format(struct.name),
                  "    (void)c;", "    (void)f;", "    (void)s;", *_graphics(body), *body, "}\n"]
        return lines

    def hooked(self) -> List[Command]:
        found = []
        for command in self.commands:
            walks = self._walk(command.params, command.name, True)
            if command.name in self.checks.compiled or walks or command.name in self.by_hand:
                found.append(command)
        return found

    def _by_hand(self, command: Command) -> List[str]:
        return ["    wd_core_by_hand_{}(c, s);".format(command.short_name)] if command.name in self.by_hand else []

    def _has_key(self, name: str) -> bool:
        """Whether calls of the command can be repeated. Keys do not have all of the state of command buffers."""
        checks = [check for owner in (name, *REPEATED.get(name, ())) for check in self.checks.compiled.get(owner, [])]
        return name in REPEATED and not any("recorded_" in check.violation for check in checks)

    def _quick(self, command: Command) -> str:
        """The quick check of the command, or nothing."""
        function = self.hand.quick_check(command.name, [check.vuid for check in self.checks.compiled.get(command.name, [])])
        return function if function and not self._walk(command.params, command.name, True) else ""

    def _begin_quickly(self, command: Command) -> List[str]:
        function = self._quick(command)
        return ["    if ({}(call, s)) {{".format(function), "        return false;", "    }"] if function else []

    def _command(self, command: Command) -> List[str]:
        c_type = "wd_{}_args".format(command.short_name)
        lines: List[str] = []
        for check in self.checks.compiled.get(command.name, []):
            lines += self._fail(check, c_type)
        begin, body, end = [], self._statements(command.name) + self._walk(command.params, command.name, True), []
        if self._has_key(command.name):
            begin = ["    wd_core_begin_repeated(c, wd_core_key_{}(c, s));".format(command.short_name)]
            body = ["    if (!c->is_repeated) {", *["    " + line for line in body], "    }"]
            end = ["    wd_core_end_repeated(c);"]
        lines += ["bool wd_core_validate_{0}(struct wd_call *call, const wd_{0}_args *s) {{".format(command.short_name),
                  *self._begin_quickly(command), "    wd_core_check check, *c = &check;", "    const wd_core_frame *f = NULL;",
                  "    wd_core_enter(c, call, s);", *begin, "    (void)f;",
                  *body, *self._by_hand(command), *end,
                  "    return c->skip;", "}\n"]
        return lines

    # Files.

    def _limits(self) -> List[str]:
        lines = []
        for member, structs in sorted(self.checks.lowering.limits_used.items()):
            name = member.replace(".", "_")
            lines += ["static uint64_t ask_for_{}(const wd_core_check *c) {{".format(name), "    const void *p;"]
            for struct in structs:
                lines += ["    p = wd_physical_property_struct(c->physical, {});".format(struct.stype),
                          "    if (p) {", "        return (uint64_t)((const {} *)p)->{};".format(struct.name, member), "    }"]
            lines += ["    return WD_CORE_UNKNOWN;", "}\n",
                      "uint64_t wd_core_limit_{}(const wd_core_check *c) {{".format(name),
                      "    return wd_core_limit(c, WD_CORE_LIMIT_{0}, ask_for_{0});".format(name), "}\n"]
        return lines

    def part(self, number: int) -> str:
        names = sorted(name for name in self.walked)
        lines = ['#include "vk/core/core_internal.h"', '#include "vk/core/statements/core_statements.h"\n',
                 '#include "vk/registry/enum_strings.h"\n']
        for position, name in enumerate(names):
            if position % PARTS == number:
                lines += self._struct(self.structs[name])
        for position, command in enumerate(self.hooked()):
            if position % PARTS == number:
                lines += self._command(command)
        if number == 0:
            lines += self._limits()
        return _banner(self.registry, "Checks of explicit valid-usage statements, part {} of {}.".format(number + 1, PARTS)) + "\n".join(lines)

    def header(self) -> str:
        lines = ["void wd_core_check_{0}(wd_core_check *c, const wd_core_frame *f, const {0} *s);".format(name) for name in sorted(self.walked)]
        lines += ["uint64_t wd_core_limit_{}(const wd_core_check *c);".format(name.replace(".", "_")) for name in sorted(self.checks.lowering.limits_used)]
        lines += ["enum {", *["    WD_CORE_LIMIT_{},".format(name.replace(".", "_")) for name in sorted(self.checks.lowering.limits_used)],
                  "    WD_CORE_NUM_LIMITS", "};"]
        lines += ["// The structs to which structs inside them refer.", "enum {", *[
            "    WD_CORE_OUTER_{} = {},".format(*item) for item in self.checks.lowering.outers_used.items()], "};"]
        hooked = [command.short_name for command in self.hooked()]
        lines += ["bool wd_core_validate_{0}(struct wd_call *call, const wd_{0}_args *s);".format(name) for name in hooked]
        lines += ["\n// The checks by hand, after those of the statements.", *[
            "void wd_core_by_hand_{0}(wd_core_check *c, const wd_{0}_args *s);".format(name[2:]) for name in sorted(self.by_hand)]]
        lines += ["\n// Quick checks, before those of the statements.", *[
            "bool {}(const struct wd_call *call, const wd_{}_args *s);".format(self._quick(command), command.short_name)
            for command in self.hooked() if self._quick(command)]]
        entries = " \\\n".join("    .{0}.validate = wd_core_validate_{0},".format(name) for name in hooked)
        lines += ["\n// WD_CORE_HOOKS initializes these members of wd_hooks.", "#define WD_CORE_HOOKS \\", entries]
        return _banner(self.registry, "Checks of explicit valid-usage statements.") + output.header(
            "WARDEN_VK_CORE_STATEMENTS_CORE_STATEMENTS_H", ['"vk/core/core_internal.h"'], "\n".join(lines))

    def rule_table(self) -> str:
        pool, rows = TextPool(), []
        for check in self.rules:
            owner, subject, number = split_vuid(check.vuid)
            rows.append("    {{{}, {}, {}, {}, {}}},".format(
                pool.offset(owner), pool.offset(subject), int(number), pool.offset(check.text), pool.offset(check.fix)))
        return _banner(self.registry, "Ids, texts and fixes of the statements.") + "\n".join([
            '#include "vk/core/core_internal.h"\n', *pool.definition("wd_core_text"),
            "const wd_core_rule wd_core_rules[] = {", *rows, "};", "const size_t wd_core_num_rules = sizeof wd_core_rules / sizeof *wd_core_rules;"]) + "\n"


_written: Dict[str, _Writer] = {}


def _writer(registry: Registry, validusage: str, message_ids: str, hand_hooks: str) -> _Writer:
    """All outputs are of one parse."""
    if validusage not in _written:
        _written[validusage] = _Writer(registry, validusage, message_ids, hand_hooks)
    return _written[validusage]


def _emit_part(number: int):
    return lambda *inputs: _writer(*inputs).part(number)


if __name__ == "__main__":
    output.run(EMITTER, __doc__, {
        "header": lambda *inputs: _writer(*inputs).header(), "rules": lambda *inputs: _writer(*inputs).rule_table(),
        **{"part{}".format(number): _emit_part(number) for number in range(PARTS)}},
        ["validusage", "message-ids", "hand-hooks"])
