"""Writes parameters_tables.c: the implicit statements of the registry as tables, and the hooks that check them.

With --plain, --guards and --hooks, writes the hooks (plain.py, guards.py). With --raised, writes the VUIDs that the tables
can report; with --not-raised, those that they cannot, with reasons.
"""

import re
from typing import Dict, List, Tuple

from vk.parameters import later_rules, rules
from vk.parameters.guards import Guards
from vk.parameters.lowering import FACT_ORDER, FACTS, Lowering, Record, Row, Scope, Words
from vk.parameters.plain import HELPERS, Plain
from vk.registry import output
from vk.registry.emit_handle_types import handle_types
from vk.registry.model import Enum, EnumValue, Level, Registry
from vk.registry.statements import implicit_statements, read_texts

EMITTER = "emit_parameters.py"

# The registry's words for queues before it named the bits themselves.
QUEUES = {
    "graphics": "VK_QUEUE_GRAPHICS_BIT", "compute": "VK_QUEUE_COMPUTE_BIT", "transfer": "VK_QUEUE_TRANSFER_BIT",
    "sparse_binding": "VK_QUEUE_SPARSE_BINDING_BIT", "decode": "VK_QUEUE_VIDEO_DECODE_BIT_KHR",
    "encode": "VK_QUEUE_VIDEO_ENCODE_BIT_KHR", "opticalflow": "VK_QUEUE_OPTICAL_FLOW_BIT_NV"}

INTRODUCTION = """
The implicit valid-usage statements of the registry as tables; vk/parameters/tables.h describes them.
"""


def _escape(text: str) -> str:
    return text.replace("\\", "\\\\").replace("\"", "\\\"")


def _table(declaration: str, lines: List[str]) -> List[str]:
    return [declaration + " = {", *["    " + line + "," for line in lines], "};\n"]


class _Writer:
    def __init__(self, registry: Registry, validusage: str):
        self.registry = registry
        texts = read_texts(validusage)
        later_rules.apply(registry, texts)
        self.low = Lowering(registry, implicit_statements(registry, texts), texts)
        self._first_row: Dict[str, int] = {}

    # Rows and records.

    def _row(self, row: Row) -> str:
        flags = " | ".join("WD_PARAMETERS_" + flag for flag in dict.fromkeys(row.flags)) or "0"
        return "{{WD_PARAMETERS_{}, {}, {}, {}, {}, {}, {}, {}}}".format(
            row.op, flags, row.offset, row.type, row.stride, row.count, row.condition, row.statement)

    def _rows(self) -> List[str]:
        lines = []
        for record in [*self.low.commands.values(), *self.low.structs.values()]:
            self._first_row[record.c_type] = len(lines)
            lines += [self._row(row) for row in record.rows]
        return lines

    def _providers(self, record: Record) -> List[str]:
        """Of a command or struct and of all its aliases: who enables one of them enables all."""
        providers = list(record.item.providers)
        table = self.registry.commands if record.name in self.registry.commands else self.registry.structs
        for other in table.values():
            if record.name in (getattr(other, "canonical", ""), getattr(other, "alias_of", "")):
                providers += other.providers
        return providers

    def _record(self, record: Record, extending: Words) -> str:
        heading = 0
        while heading < len(record.rows) and record.rows[heading].op in ("STYPE", "CHAIN", "ENDS", "UNIQUE"):
            heading += 1
        is_struct = record.name in self.low.structs
        others = [self.low.numbers[name] for name in self.low.extending(record.name)] if is_struct else []
        stype = record.item.stype if is_struct else ""
        fields = [
            self.low.text.add(record.name), self._first_row[record.c_type], len(record.rows),
            "sizeof({})".format(record.c_type), self.low.requirement(self._providers(record)),
            extending.add([str(number) for number in others]) if others else 0, len(others), heading,
            "true" if is_struct and record.item.allow_duplicate else "false", stype or "VK_STRUCTURE_TYPE_MAX_ENUM"]
        return "{" + ", ".join(str(field) for field in fields) + "}"

    # Enums.

    def _groups(self, values: Enum) -> Dict[int, int]:
        """Value -> requirement, by all enumerants with that value."""
        providers: Dict[int, List[str]] = {}
        always = set()
        for value in values.values:
            providers.setdefault(value.value, []).extend(value.providers)
            if not value.providers:
                always.add(value.value)
        return {number: 0 if number in always else self.low.requirement(names) for number, names in providers.items()}

    def _enums(self) -> List[str]:
        enums, ranges = [], []
        for name in self.low.enums.items:
            groups, first = self._groups(self.registry.enums[name]), len(ranges)
            for value in sorted(groups):
                if len(ranges) > first and ranges[-1][1] == value - 1 and ranges[-1][2] == groups[value]:
                    ranges[-1][1] = value
                else:
                    ranges.append([value, value, groups[value]])
            enums.append("{{{}, {}, {}}}".format(self.low.text.add(name), first, len(ranges) - first))
        return [*_table("const wd_parameters_enum wd_parameters_enums[]", enums),
                *_table("const wd_parameters_range wd_parameters_ranges[]",
                        ["{{{}, {}, {}}}".format(*run) for run in ranges])]

    def _masks(self) -> List[str]:
        masks, bits = [], []
        for name in self.low.masks.items:
            values = self.registry.enums.get(name)
            groups = self._groups(values) if values else {}
            first = len(bits)
            bits += ["{{0x{:x}u, {}}}".format(value & 0xffffffffffffffff, groups[value])
                     for value in sorted(groups, key=lambda v: (bin(v).count("1"), v)) if value]
            masks.append("{{{}, {}, {}, {}}}".format(
                self.low.text.add(name), first, len(bits) - first, "true" if 0 in groups else "false"))
        return [*_table("const wd_parameters_mask wd_parameters_masks[]", masks),
                *_table("const wd_parameters_bit wd_parameters_bits[]", [b.replace("u,", "ull,") for b in bits])]

    # Small tables.

    def _counts(self) -> List[str]:
        formulas = []
        for (owner, text), name in self.low.formulas.items():
            record = self.low.commands.get(owner) or self.low.structs[owner]
            body = text
            for member in sorted(record.members, key=len, reverse=True):
                body = _replace_word(body, member, "owner->" + member)
            formulas.append("static uint64_t {}(const void *data) {{\n    const {} *owner = data;\n    (void)owner;\n"
                            "    return (uint64_t)({});\n}}\n".format(name, record.c_type, body))
        lines = ["{{WD_PARAMETERS_{}, {}, {}, {}, {}, {}}}".format(*count) for count in self.low.counts.items]
        return formulas + _table("const wd_parameters_count wd_parameters_counts[]", lines)

    def _conditions(self) -> List[str]:
        hands = sorted({c[4] for c in self.low.conditions.items if c[0] == "HAND"})
        lines = ["{{WD_PARAMETERS_{}, {}, {}, {}, {}}}".format(*condition) for condition in self.low.conditions.items]
        return ["bool {}(const struct wd_parameters_walk *walk, const void *owner);".format(name) for name in hands] + [
            ""] + _table("const wd_parameters_condition wd_parameters_conditions[]", lines)

    def _replacements(self) -> List[str]:
        lines = ["{{{}, {}, WD_COMMAND_{}}}".format(statement, replacement, command[2:])
                 for statement, command, replacement in self.low.replacements]
        return _table("const wd_parameters_replacement wd_parameters_replacements[]", lines or ["{0, 0, WD_COMMAND_COUNT}"])

    def _requirements(self) -> List[str]:
        numbers = {name: number for number, name in enumerate(self.low.extensions)}
        lines = []
        for words in self.low.requirements.items:
            run = ["VK_MAKE_API_VERSION(0, {}, {}, 0) | WD_PARAMETERS_VERSION".format(*word[1]) if word[0] == 1 else
                   "{}{}".format(numbers[word[1]], " | WD_PARAMETERS_OF_INSTANCE" if word[0] == 2 else "") for word in words]
            lines.append("{{{}, {}}}".format(self.low.words.add(run) if run else 0, len(run)))
        return [*_table("const wd_parameters_requirement wd_parameters_requirements[]", lines),
                *_table("const char *const wd_parameters_extensions[]", ['"{}"'.format(name) for name in self.low.extensions])]

    def _operand(self, operand) -> str:
        flags, offset, count, handle = operand
        return "{{{}, {}, {}, {}}}".format("WD_PARAMETERS_" + flags[0] if flags else "0", offset, count, handle)

    def _parents(self) -> List[str]:
        handles = []
        for handle in handle_types(self.registry):
            parent = self.registry.handles[handle.parents[0]].object_type if handle.parents else "VK_OBJECT_TYPE_UNKNOWN"
            handles.append("{{{}, {}, {}, {}}}".format(
                self.low.text.add(handle.name), handle.object_type, parent, "true" if handle.dispatchable else "false"))
        return [
            *_table("const wd_parameters_handle wd_parameters_handles[]", handles),
            *_table("const wd_parameters_parent wd_parameters_parents[]",
                    ["{{{}, {}}}".format(self._operand(a), self._operand(b)) for a, b in self.low.parents]),
            *_table("const wd_parameters_common wd_parameters_commons[]",
                    ["{{{}, {}, {}}}".format(*common) for common in self.low.commons]),
            *_table("const wd_parameters_operand wd_parameters_operands[]",
                    [self._operand(operand) for operand in self.low.operands])]

    def _scope_masks(self, scope: Scope) -> Tuple[str, str, str]:
        """The facts that are needed and forbidden, and the queues, in C."""
        def mask(facts: List[str]) -> str:
            return " | ".join("WD_PARAMETERS_" + FACTS[fact] for fact in facts) or "0"

        known = [queue for queue in (QUEUES.get(queue, queue) for queue in scope.queues) if self._knows_queue(queue)]
        return mask(scope.needed), mask(scope.forbidden), " | ".join("(uint32_t)" + queue for queue in known) or "0"

    def _scopes(self) -> List[str]:
        lines = []
        for name, scope in self.low.scopes.items():
            needed, forbidden, queues = self._scope_masks(scope)
            facts = ", ".join(str(scope.fact_statements.get(fact, 0)) for fact in FACT_ORDER)
            lines.append("[WD_COMMAND_{}] = {{{}, {}, {}, {{{}}}, {}}}".format(
                name[2:], needed, forbidden, queues, facts, scope.queue_statement))
        return _table("const wd_parameters_scope wd_parameters_scopes[WD_COMMAND_COUNT]", lines)

    def _knows_queue(self, name: str) -> bool:
        return self.registry.enums["VkQueueFlagBits"].value(name) is not None

    def _indices(self, declaration: str, statements: Dict[str, int]) -> List[str]:
        return _table("const uint16_t {}[WD_COMMAND_COUNT]".format(declaration),
                      ["[WD_COMMAND_{}] = {}".format(name[2:], number) for name, number in statements.items()])

    # Hooks.

    def _hooked(self) -> List[Record]:
        """The commands that have something to check."""
        found = []
        for command in self.registry.canonical_commands():
            if command.name in rules.WITHOUT_HOOKS or command.level is Level.GLOBAL:
                continue
            record = self.low.commands[command.name]
            if (record.rows or command.name in self.low.scopes or self.low.requirement(self._providers(record)) or
                    command.name in self.low.queue_count_statements):
                found.append(record)
        return found

    def _signature(self, record: Record) -> str:
        name = record.item.short_name
        return "bool wd_parameters_check_{0}(struct wd_call *call, const wd_{0}_args *args)".format(name)

    def _conditions_of_call(self, record: Record) -> List[str]:
        """The conditions of a command apart from its rows, as expressions that are true if they hold."""
        conditions, scope = [], self.low.scopes.get(record.name)
        requirement = self.low.requirement(self._providers(record))
        if record.name in rules.WITHOUT_PLAIN_CHECK:
            return ["false"]
        if scope and record.item.params[0].type == "VkCommandBuffer":
            conditions.append("wd_plain_scope(call, {})".format(", ".join(self._scope_masks(scope))))
        elif scope and scope.queues:
            return ["false"]
        if requirement:
            conditions.append("data->world.met[{}]".format(requirement))
        if record.name in self.low.queue_count_statements:
            conditions.append("data->num_queues > 0")
        return conditions

    def _first_range(self, index: int):
        groups = self._groups(self.registry.enums[self.low.enums.items[index]])
        values = sorted(groups)
        first = next((value for value in values if value >= 0), values[0])
        last = first
        while last + 1 in groups and groups[last + 1] == groups[first]:
            last += 1
        return first, last, groups[first]

    def plain(self) -> str:
        """The hooks, and the functions that they call."""
        self.source()  # Numbers the requirements as in the tables.
        num_requirements = len(self.low.requirements.items)
        plain = Plain(self.low, self._first_range, lambda record: record.item.stype)
        hooks = []
        for record in self._hooked():
            conditions = self._conditions_of_call(record)
            if conditions != ["false"] and record.rows:
                conditions.append("{}(data, (const char *)args)".format(plain.command(record)))
            hooks += [self._signature(record) + " {"]
            if any(re.search(r"\bdata\b", condition) for condition in conditions):
                hooks.append("    const wd_parameters_data *data = call->data;")
            if conditions != ["false"]:
                hooks += ["    if ({}) {{".format(" && ".join(conditions)), "        return false;", "    }"]
            hooks += ["    return wd_parameters_check_call(call, args);", "}\n"]
        if len(self.low.requirements.items) != num_requirements:
            raise ValueError("a requirement is not in the tables")
        return output.banner(EMITTER, self.registry, "Hooks of commands, and checks in a straight line.") + "\n".join(
            ['#include "{}"\n'.format(HELPERS), *plain.source(), *hooks])

    def _guarded(self) -> List[Record]:
        """The commands with pointers that other validators read."""
        guards = Guards(self.low)

        def is_read(param) -> bool:
            return (param.is_pointer or param.arrays) and param.type != "VkAllocationCallbacks"

        return [record for record in self._hooked() if guards.has_rows(record) and any(map(is_read, record.item.params))]

    @staticmethod
    def _guard_signature(name: str) -> str:
        return "bool wd_parameters_guard_{0}(struct wd_call *call, const wd_{0}_args *args)".format(name)

    def guards(self) -> str:
        """The hooks that check only pointers, and the functions that they call."""
        guards, hooks = Guards(self.low), []
        for record in self._guarded():
            hooks += [self._guard_signature(record.item.short_name) + " {",
                      "    return !{}((const char *)args) && wd_parameters_guard(call, args);".format(
                          guards.command(record)), "}\n"]
        return output.banner(EMITTER, self.registry, "Hooks of commands that check only pointers.") + "\n".join(
            ['#include "{}"\n'.format(HELPERS), *guards.source(), *hooks])

    def header(self) -> str:
        """The declarations of the hooks, and WD_PARAMETERS_HOOKS for the validator's table."""
        hooked = self._hooked()
        entries = " \\\n".join("    .{0}.validate = wd_parameters_check_{0},".format(r.item.short_name) for r in hooked)
        guarded = [record.item.short_name for record in self._guarded()]
        guards = " \\\n".join("    .{0}.validate = wd_parameters_guard_{0},".format(name) for name in guarded)
        return output.banner(EMITTER, self.registry, "Hooks of commands.") + output.header(
            "WARDEN_VK_PARAMETERS_PARAMETERS_HOOKS_H", ['"vk/registry/validator.h"'], "\n".join(
                [*[self._signature(record) + ";" for record in hooked],
                 *[self._guard_signature(name) + ";" for name in guarded],
                 "\n// WD_PARAMETERS_HOOKS initializes these members of wd_hooks.", "#define WD_PARAMETERS_HOOKS \\", entries,
                 "\n// WD_PARAMETERS_GUARDS: of commands with pointers that other validators read.",
                 "#define WD_PARAMETERS_GUARDS \\", guards]))

    # All of it.

    def source(self) -> str:
        low, extending = self.low, Words()
        rows = self._rows()
        commands = ["[WD_COMMAND_{}] = {}".format(record.name[2:], self._record(record, extending))
                    for record in low.commands.values()]
        structs = [self._record(record, extending) for record in low.structs.values()]
        by_stype = sorted((self.registry.enums["VkStructureType"].value(record.item.stype).value, low.numbers[name])
                          for name, record in low.structs.items() if record.item.stype)
        statements = ["{{{}, {}, {}}}".format(*[low.text.add(part) for part in item]) for item in low.statements.items]
        body = [
            *self._counts(), *self._conditions(),
            *_table("const wd_parameters_row wd_parameters_rows[]", rows),
            *_table("const wd_parameters_record wd_parameters_commands[WD_COMMAND_COUNT]", commands),
            *_table("const wd_parameters_record wd_parameters_structs[]", structs),
            *_table("const uint16_t wd_parameters_by_stype[]", [str(number) for _, number in by_stype]),
            *_table("const uint16_t wd_parameters_extending[]", extending.items),
            *_table("const wd_parameters_statement wd_parameters_statements[]", statements),
            *self._replacements(), *self._enums(), *self._masks(), *self._parents(), *self._scopes(),
            *self._indices("wd_parameters_dispatch_statements", low.dispatch_statements),
            *self._indices("wd_parameters_queue_count_statements", low.queue_count_statements),
            *self._requirements(),
            *_table("const uint32_t wd_parameters_words[]", low.words.items or ["0"])]
        sizes = ["const size_t wd_parameters_num_{} = sizeof {} / sizeof *{};".format(name, table, table) for name, table in (
            ("structs", "wd_parameters_structs"), ("stypes", "wd_parameters_by_stype"),
            ("statements", "wd_parameters_statements"), ("masks", "wd_parameters_masks"), ("enums", "wd_parameters_enums"),
            ("requirements", "wd_parameters_requirements"), ("extensions", "wd_parameters_extensions"),
            ("replacements", "wd_parameters_replacements"))]
        text = ["const char wd_parameters_text[] =", *['    "{}\\0"'.format(_escape(item)) for item in low.text.items], "    ;\n"]
        return output.banner(EMITTER, self.registry, INTRODUCTION) + "\n".join(
            ['#include "vk/parameters/tables.h"\n', '#include "vk/parameters/parameters_internal.h"\n',
             *text, *body, *sizes]) + "\n"


def _replace_word(text: str, word: str, replacement: str) -> str:
    return re.sub(r"(?<![\w>]){}\b".format(re.escape(word)), replacement, text)


def emit_source(registry: Registry, validusage: str) -> str:
    return _Writer(registry, validusage).source()


def emit_calls(registry: Registry, _validusage: str) -> str:
    """For tests: a function for each command that calls it with the arguments in its struct."""
    lines, entries = [], []
    for command in registry.canonical_commands():
        arguments = ", ".join("a->" + param.name for param in command.params)
        result = "" if command.return_type == "void" else "a->result = "
        lines.append("static void call_{0}(PFN_vkVoidFunction f, void *p) {{\n"
                     "    wd_{0}_args *a = static_cast<wd_{0}_args *>(p);\n"
                     "    {1}reinterpret_cast<PFN_{2}>(f)({3});\n}}".format(
                         command.short_name, result, command.name, arguments))
        entries.append("    call_{},".format(command.short_name))
    return output.banner(EMITTER, registry) + "\n".join(
        [*lines, "", "static void (*const kCalls[WD_COMMAND_COUNT])(PFN_vkVoidFunction, void *) = {", *entries, "};"]) + "\n"


def emit_members(registry: Registry, validusage: str) -> str:
    """For tests: every pointer of every command and struct, with its length."""
    low, lines = _Writer(registry, validusage).low, []
    for table, records in (("wd_parameters_commands", low.commands), ("wd_parameters_structs", low.structs)):
        for number, record in enumerate(records.values()):
            index = "WD_COMMAND_" + record.name[2:] if record.name in low.commands else str(number)
            for member in record.members.values():
                if not member.is_pointer and not (member.arrays and record.name in low.commands):
                    continue
                length = record.members.get(member.lengths[0]) if member.lengths else None
                count = ("0", "0")
                if length is not None and not length.pointer and not length.bits:
                    count = (low.offset(record, length.name), low.width(record.c_type, length.name))
                lines.append("{{&{}[{}], \"{}.{}\", {}, {}, {}}}".format(
                    table, index, record.name, member.name, low.offset(record, member.name), *count))
    return output.banner(EMITTER, registry) + "\n".join(
        ["struct Member {", "    const wd_parameters_record *record;", "    const char *name;",
         "    size_t offset, count_offset, count_width; // Without a length, the width is 0.", "};", "",
         *_table("const Member kPointers[]", lines)])


def emit_hooks(registry: Registry, validusage: str) -> str:
    return _Writer(registry, validusage).header()


def emit_plain(registry: Registry, validusage: str) -> str:
    return _Writer(registry, validusage).plain()


def emit_guards(registry: Registry, validusage: str) -> str:
    return _Writer(registry, validusage).guards()


def emit_raised(registry: Registry, validusage: str) -> str:
    return "".join(vuid + "\n" for vuid in sorted(_Writer(registry, validusage).low.raised))


def emit_not_raised(registry: Registry, validusage: str) -> str:
    low = _Writer(registry, validusage).low
    return "".join("{}\t{}\n".format(vuid, reason) for vuid, reason in sorted(low.not_raised.items()))


if __name__ == "__main__":
    output.run(EMITTER, __doc__, {"source": emit_source, "hooks": emit_hooks, "plain": emit_plain, "guards": emit_guards,
                                  "calls": emit_calls, "members": emit_members, "raised": emit_raised, "not-raised": emit_not_raised},
               ["validusage"])
