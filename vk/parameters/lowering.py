"""Turns the trees of statements into rows of the tables in tables.h."""

import re
from dataclasses import dataclass, field
from typing import Dict, List, Optional, Sequence, Tuple

from vk.parameters import rules
from vk.parameters.required import REQUIRED, VALUED, Required, Valued
from vk.registry.emit_handle_types import handle_types
from vk.registry.expression import (
    All, AnyOf, ChainIsUnique, ChainOf, Compare, Constant, CreatedFrom, Expression, Fact, Formula, HaveCommonParent, IsOneOf,
    Kind, Path, Points, Referenced, Statement, Term, Valid, Value)
from vk.registry.model import Command, Declaration, Registry, Struct
from vk.registry.statements import value_of

FACTS = {"recording": "RECORDING", "render_pass": "IN_RENDER_PASS", "video_coding": "IN_VIDEO_CODING",
         "suspended": "SUSPENDED", "primary": "PRIMARY"}
FACT_ORDER = list(FACTS)


@dataclass
class Row:
    """A wd_parameters_row with C expressions. `target` is the record that a STRUCT row leads to."""

    op: str
    offset: str = "0"
    flags: Tuple[str, ...] = ()
    type: int = 0
    stride: str = "0"
    count: int = 0
    condition: int = 0
    statement: int = 0
    target: str = ""


@dataclass
class Record:
    """A command or struct with its rows."""

    name: str
    c_type: str
    item: object
    members: Dict[str, Declaration]
    rows: List[Row] = field(default_factory=list)


class Pool:
    """Numbers equal items once; `first` is the item that 0 stands for."""

    def __init__(self, *first):
        self.items: List = []
        self._numbers: Dict = {}
        for item in first:
            self.add(item)

    def add(self, item) -> int:
        if item not in self._numbers:
            self._numbers[item] = len(self.items)
            self.items.append(item)
        return self._numbers[item]


class Text:
    """All strings in one array; equal ones once."""

    def __init__(self):
        self.items: List[str] = []
        self._offsets: Dict[str, int] = {}
        self._size = 0

    def add(self, text: str) -> int:
        if text not in self._offsets:
            self._offsets[text] = self._size
            self.items.append(text)
            self._size += len(text.encode("utf-8")) + 1
        return self._offsets[text]


class Words:
    """Runs of integers in one array; a run that is there already is shared."""

    def __init__(self):
        self.items: List[str] = []
        self._runs: Dict[Tuple[str, ...], int] = {}

    def add(self, run: Sequence[str]) -> int:
        key = tuple(run)
        if key not in self._runs:
            self._runs[key] = len(self.items)
            self.items += run
        return self._runs[key]


@dataclass
class Scope:
    needed: List[str] = field(default_factory=list)
    forbidden: List[str] = field(default_factory=list)
    queues: List[str] = field(default_factory=list)
    fact_statements: Dict[str, int] = field(default_factory=dict)
    queue_statement: int = 0


class Lowering:
    """The tables of a registry.

    `raised` are the VUIDs that a check reports. `implied` are those whose violations other checks report, under their own
    ids, and why; `not_raised` those without a check, and why.
    """

    def __init__(self, registry: Registry, statements: List[Statement], texts: Dict[str, str]):
        """`texts` has the text of every statement of the specification, by VUID."""
        self.registry = registry
        self._texts = texts
        self.text, self.words = Text(), Words()
        self.text.add("")
        self.statements = Pool(("", "", ""))
        self.counts = Pool(("CONSTANT", "0", "0", "0", "1", "NULL"))
        self.conditions = Pool(("IS_ONE_OF", 0, "0", 0, "NULL"))
        self.formulas: Dict[Tuple[str, str], str] = {}
        self.parents: List = []
        self.commons: List = []
        self.operands: List = []
        self.enums = Pool()
        self.masks = Pool()
        self.requirements = Pool(())
        self.handles = {handle.name: index for index, handle in enumerate(handle_types(registry))}
        self.extensions = sorted(registry.extensions)
        self.scopes: Dict[str, Scope] = {}
        self.dispatch_statements: Dict[str, int] = {}
        self.queue_count_statements: Dict[str, int] = {}
        self.not_raised: Dict[str, str] = {}
        self.implied: Dict[str, str] = {}
        self.explicit: List[str] = []  # The numbered statements among `raised`.
        self.replacements: List[Tuple[int, str, int]] = []  # A statement, a command, and the command's own statement.
        self.commands = {c.name: self._command_record(c) for c in registry.canonical_commands()}
        self.structs = {s.name: Record(s.name, s.name, s, {m.name: m for m in s.members})
                        for s in registry.structs.values() if not s.alias_of}
        self.numbers = {name: number for number, name in enumerate(self.structs)}
        for statement in statements:
            self._lower(statement)
        for record in [*self.commands.values(), *self.structs.values()]:
            self._add_unstated(record)
        self._drop_empty_structs()
        self._note_unreachable(statements)

    def _command_record(self, command: Command) -> Record:
        return Record(command.name, "wd_{}_args".format(command.short_name), command,
                      {param.name: param for param in command.params})

    # Requirements.

    def requirement(self, providers: Sequence[str]) -> int:
        """The number of the requirement that one of these versions or extensions is enabled."""
        words = set()
        for name in providers:
            feature = self.registry.features.get(name)
            if feature is not None:
                if feature.number <= (1, 0):
                    return 0
                words.add((1, feature.number))
            elif name in self.registry.extensions:
                if name in rules.OF_LAYERS:
                    return 0
                words.add((2 if self.registry.extensions[name].type == "instance" else 0, name))
        return self.requirements.add(tuple(sorted(words, key=str))) if words else 0

    # Terms.

    def _declaration(self, record: Record, statement: Statement, name: str) -> Declaration:
        if statement.union:
            union = self.registry.structs[record.members[statement.union].type]
            return union.member(name)
        return record.members[name]

    def offset(self, record: Record, name: str, union: str = "") -> str:
        return "offsetof({}, {})".format(record.c_type, union + "." + name if union else name)

    def width(self, c_type: str, name: str) -> str:
        return "sizeof((({} *)0)->{})".format(c_type, name)

    def count(self, record: Record, term: Optional[Term]) -> int:
        """The index of a count in wd_parameters_counts."""
        if term is None:
            return 0
        if isinstance(term, Constant):
            return self.counts.add(("CONSTANT", "0", "0", "0", term.text, "NULL"))
        if isinstance(term, Formula):
            name = "count_{}_{}".format(record.name, len(self.formulas))
            name = self.formulas.setdefault((record.name, term.text), name)
            return self.counts.add(("FORMULA", "0", "0", "0", "0", name))
        if isinstance(term, Referenced):
            name = term.path.names[0]
            width = "sizeof(*(({} *)0)->{})".format(record.c_type, name)
            return self.counts.add(("REFERENCED", width, self.offset(record, name), "0", "0", "NULL"))
        outer = term.names[0]
        if len(term.names) == 1:
            return self.counts.add(("MEMBER", self.width(record.c_type, outer), self.offset(record, outer), "0", "0", "NULL"))
        inner_type = record.members[outer].type
        return self.counts.add((
            "NESTED", self.width(inner_type, term.names[1]), self.offset(record, outer),
            "offsetof({}, {})".format(inner_type, term.names[1]), "0", "NULL"))

    def _condition(self, record: Record, condition: Optional[Expression], subject: Optional[Path]) -> Tuple[int, bool]:
        """The index of the condition, and whether it includes that the subject is not null or 0."""
        optional, number = False, 0
        items = condition.items if isinstance(condition, All) else [condition] if condition is not None else []
        for item in items:
            if isinstance(item, Compare) and item.left == subject:
                optional = True
            elif isinstance(item, Compare) and item.right.text == "0":
                continue  # A length: an array of length 0 is not read.
            else:
                assert number == 0, record.name
                number = self._add_condition(record, item)
        return number, optional

    def _add_condition(self, record: Record, item: Expression) -> int:
        if isinstance(item, IsOneOf):
            values = ["(uint32_t)" + value for value in item.values if self._is_known(value)]
            return self.conditions.add((
                "IS_ONE_OF", len(values), self.offset(record, item.term.names[0]), self.words.add(values), "NULL"))
        if isinstance(item, Fact):
            return self.conditions.add(("HAND", 0, "0", 0, "wd_parameters_reads_" + item.name))
        paths = item.items if isinstance(item, AnyOf) else [item]
        offsets = [self.offset(record, path.left.names[0]) for path in paths]
        return self.conditions.add(("ANY_POINTER", len(offsets), "0", self.words.add(offsets), "NULL"))

    def _is_known(self, value: str) -> bool:
        return value == "VK_TRUE" or any(values.value(value) for values in self.registry.enums.values())

    # Statements.

    def _statement(self, statement: Statement) -> int:
        name = statement.subject.names[-1] if statement.subject else ""
        if statement.subject and len(statement.subject.names) > 1:
            name = "->".join(statement.subject.names)
        if statement.union:
            name = statement.union + "." + name
        return self.statements.add((statement.vuid, name, statement.text))

    def _lower(self, statement: Statement) -> None:
        record = self.commands.get(statement.owner) or self.structs.get(statement.owner)
        reason = self._lower_predicate(record, statement) or rules.reason_not_checked(statement.vuid)
        if reason:
            self.not_raised[statement.vuid] = reason

    def _lower_predicate(self, record: Record, statement: Statement) -> str:
        """Adds the row; the reason if there is nothing to check."""
        node, is_command = statement.predicate, isinstance(record.item, Command)
        if isinstance(node, Compare) and isinstance(node.left, Fact) or isinstance(node, IsOneOf):
            self._lower_fact(record, statement)
            return ""
        if isinstance(node, Valid) and is_command and node.value.kind is Kind.HANDLE:
            if record.item.params[0].name == node.subject.names[0]:
                self.dispatch_statements[record.name] = self._statement(statement)
                return ""
        row = self._row(record, statement)
        if isinstance(row, str):
            return row
        number, optional = self._condition(record, statement.condition, statement.subject)
        if optional:
            row.flags += ("OPTIONAL",)
        applies = rules.APPLIES_IF.get((record.name, statement.subject.names[0])) if statement.subject else None
        if applies is not None:
            assert number == 0, record.name
            number = self._add_condition(record, applies)
        row.condition = row.condition or number
        row.statement = self._statement(statement)
        record.rows.append(row)
        if "THROUGH" not in row.flags and row.op == "STRUCT":
            self.implied[statement.vuid] = "a struct in place is valid if its members are, which have statements"
        elif "THROUGH" not in row.flags and row.op == "HANDLE" and optional:
            self.implied[statement.vuid] = "handles that are not null are checked by the object lifetimes"
        return ""

    def _lower_fact(self, record: Record, statement: Statement) -> None:
        node, number = statement.predicate, self._statement(statement)
        scope = self.scopes.setdefault(record.name, Scope())
        if isinstance(node, IsOneOf):
            scope.queues, scope.queue_statement = list(node.values), number
        elif node.left.object == "device":
            self.queue_count_statements[record.name] = number
        else:
            (scope.needed if node.operator == "==" else scope.forbidden).append(node.left.name)
            scope.fact_statements[node.left.name] = number

    def _row(self, record: Record, statement: Statement):
        node = statement.predicate
        if isinstance(node, ChainOf):
            return Row("CHAIN", type=self.numbers[record.name])
        if isinstance(node, ChainIsUnique):
            return Row("UNIQUE", type=self.numbers[record.name])
        if isinstance(node, CreatedFrom):
            self.parents.append((self._operand(record, node.subject.names[0]), self._operand(record, node.parent.names[0])))
            return Row("PARENT", type=len(self.parents) - 1)
        if isinstance(node, HaveCommonParent):
            first = len(self.operands)
            self.operands += [self._operand(record, path.names[0]) for path in node.subjects]
            self.commons.append((first, len(node.subjects), self.registry.handles[node.parent_type].object_type))
            return Row("COMMON", type=len(self.commons) - 1)
        if isinstance(node, Compare):
            return self._compare_row(record, statement)
        name = node.subject.names[0]
        member = self._declaration(record, statement, name)
        offset = self.offset(record, name, statement.union)
        if member.bits:
            return "a bit field in memory that the device reads"
        if isinstance(node, Points):
            return self._points_row(record, node, member, offset)
        is_parameter_array = member.arrays and isinstance(record.item, Command)
        row = self._value_row(record, node.value, offset, self.count(record, node.count), member)
        if isinstance(row, Row) and is_parameter_array:
            row.flags += ("THROUGH",)
        return row

    def _compare_row(self, record: Record, statement: Statement):
        node = statement.predicate
        name = statement.subject.names[0]
        if isinstance(node.right, Constant) and node.right.text.startswith("VK_STRUCTURE_TYPE"):
            return Row("STYPE", type=self.numbers[record.name])
        if node.operator == ">":
            if isinstance(node.left, Path) and len(node.left.names) > 1 and self._has_length(record, node.left):
                return "the struct that has the length has the same statement"
            return Row("LENGTH", count=self.count(record, node.left))
        offset = self.offset(record, name, statement.union)
        width = "sizeof({})".format(self._declaration(record, statement, name).type)
        return Row("ZERO" if node.operator == "==" else "NOT_ZERO", offset, stride=width)

    def _has_length(self, record: Record, path: Path) -> bool:
        struct = self.registry.structs[record.members[path.names[0]].type]
        return any(path.names[1] in member.lengths for member in struct.members)

    def _operand(self, record: Record, name: str) -> Tuple:
        member = record.members[name]
        count = 0
        if member.lengths and member.lengths[0] in record.members:
            term: Term = Path((member.lengths[0],))
            length = record.members[member.lengths[0]]
            count = self.count(record, Referenced(term) if length.pointer else term)
        elif member.lengths and "->" in member.lengths[0]:
            count = self.count(record, Path(tuple(member.lengths[0].split("->"))))
        flags = ("THROUGH",) if member.pointer else ()
        return flags, self.offset(record, name), count, self.handles[self.registry.canonical_type(member.type)]

    def _value_row(self, record: Record, value: Value, offset: str, count: int, member: Declaration):
        kind, stride = value.kind, "sizeof({})".format(member.type)
        if kind is Kind.STRUCT:
            target = self.registry.canonical_type(value.type)
            return Row("STRUCT", offset, type=self.numbers[target], stride=stride, count=count, target=target)
        if kind is Kind.ENUM:
            name = self.registry.canonical_type(value.type)
            return Row("ENUM", offset, type=self.enums.add(name), stride=stride, count=count)
        if kind in (Kind.FLAGS, Kind.BIT):
            name = self.registry.canonical_type(value.type)
            return Row(kind.name, offset, type=self.masks.add(name), stride=stride, count=count)
        if kind is Kind.HANDLE:
            name = self.registry.canonical_type(value.type)
            return Row("HANDLE", offset, type=self.handles[name], stride=stride, count=count)
        if kind is Kind.BOOL:
            return Row("BOOL", offset, stride=stride, count=count)
        if kind is Kind.FUNCTION:
            return Row("POINTER", offset)
        if kind is Kind.UNION:
            return "every value of the union is valid, or its tag is outside the struct"
        if member.type == "char" and member.arrays:
            return Row("STRING", offset, stride=member.arrays[0])
        return "every value satisfies it"

    def _points_row(self, record: Record, node: Points, member: Declaration, offset: str):
        kind = node.value.kind
        count = self.count(record, node.counts[0]) if node.counts else 0
        indirect = ("INDIRECT",) if node.counts and (len(node.counts) > 1 or node.levels > 0) else ()
        if kind is Kind.STRING:
            return Row("STRING", offset, ("THROUGH",) if node.counts else ("THROUGH", "INDIRECT"), stride="sizeof(char *)", count=count)
        is_read = not node.is_output or kind is Kind.STRUCT
        reads_values = kind in (Kind.STRUCT, Kind.ENUM, Kind.FLAGS, Kind.BIT, Kind.BOOL, Kind.HANDLE)
        if not is_read or not reads_values or len(node.counts) > 1 or (node.levels and not node.counts):
            return Row("POINTER", offset, indirect, count=count)
        row = self._value_row(record, node.value, offset, count, member)
        row.flags += ("THROUGH",) + indirect
        if node.is_output:
            row.flags += ("OUTPUT",)
        if node.null_elements:
            row.flags += ("NULL_ELEMENTS",)
        return row

    # Rows that belong to no statement.

    def _add_unstated(self, record: Record) -> None:
        if isinstance(record.item, Struct):
            self._add_end(record)
        if isinstance(record.item, Struct) and record.item.returned_only:
            return
        stated = {row.offset for row in record.rows if row.op not in ("LENGTH", "PARENT", "COMMON")}
        for member in record.members.values():
            offset = self.offset(record, member.name)
            if member.bits or member.name in ("sType", "pNext"):
                continue
            all_required = REQUIRED.get((record.name, member.name), ())
            if any(required.reads_elements for required in all_required):
                self._replace_implicit(record, offset)
            for required in all_required:
                self._add_required(record, member, offset, required)
            for valued in VALUED.get((record.name, member.name), ()) if member.no_auto_validity else ():
                self._add_valued(record, member, valued)
            if (record.name, member.name) in rules.READ_IF:
                self._add_read_if(record, member, offset)
            elif member.type == "VkBool32" and not member.no_auto_validity and not member.is_output:
                self._add_bool(record, member, offset)
            elif member.type in self.structs and not member.pointer and not member.selector and offset not in stated:
                value = value_of(self.registry, member.type)
                if value.kind is Kind.STRUCT and not member.no_auto_validity:
                    count = self.count(record, Constant(member.arrays[0]) if member.arrays else None)
                    self._insert(record, self._value_row(record, value, offset, count, member), member.name)

    def _insert(self, record: Record, row: Row, name: str) -> None:
        row.statement = self.statements.add(("", name, ""))
        at = next((i for i, r in enumerate(record.rows) if r.op in ("LENGTH", "PARENT", "COMMON")), len(record.rows))
        record.rows.insert(at, row)

    def _add_bool(self, record: Record, member: Declaration, offset: str) -> None:
        lengths = [text for text in member.lengths if text in record.members]
        if member.pointer and not lengths:
            return
        count = self.count(record, Path((lengths[0],)) if lengths else Constant(member.arrays[0]) if member.arrays else None)
        row = Row("BOOL", offset, ("THROUGH", "OPTIONAL") if member.pointer else (), stride="sizeof(VkBool32)", count=count)
        # An array that a statement requires has a row of its own for NULL.
        self._insert(record, row, member.name)

    def _add_read_if(self, record: Record, member: Declaration, offset: str) -> None:
        value = value_of(self.registry, member.type)
        count = self.count(record, Path((member.lengths[0],)) if member.lengths else None)
        row = self._value_row(record, value, offset, count, member)
        row.flags = ("THROUGH", "OPTIONAL")
        row.condition = self._add_condition(record, rules.READ_IF[record.name, member.name])
        self._insert(record, row, member.name)

    def _add_end(self, record: Record) -> None:
        """A chain must end, also where no statement says which structs it may have."""
        ops = [row.op for row in record.rows]
        has_chain = record.item.stype or record.name in ("VkBaseInStructure", "VkBaseOutStructure")
        if has_chain and "pNext" in record.members and "CHAIN" not in ops:
            number = self.statements.add(("", "pNext", ""))
            record.rows.insert(1 if ops[:1] == ["STYPE"] else 0, Row("ENDS", statement=number))

    def _explicit(self, vuids: Sequence[str], name: str) -> int:
        """The number of the first of these statements that the specification has, else of one without an id."""
        vuid = next((vuid for vuid in vuids if vuid in self._texts), "")
        if vuid and vuid not in self.explicit:
            self.explicit.append(vuid)
        return self.statements.add((vuid, name, self._texts.get(vuid, "")))

    def _replace_implicit(self, record: Record, offset: str) -> None:
        """Drops the row of an implicit statement, which says nothing about when a pointer is ignored."""
        for row in [row for row in record.rows if row.op == "STRUCT" and row.offset == offset]:
            record.rows.remove(row)
            self.implied[self.statements.items[row.statement][0]] = "a numbered statement says when the pointer must be valid"

    def _add_required(self, record: Record, member: Declaration, offset: str, required: Required) -> None:
        value, count = value_of(self.registry, member.type), 0
        if member.lengths and member.lengths[0] != "null-terminated":
            count = self.count(record, Path(tuple(re.split("->|::", member.lengths[0]))))
        if value.kind is Kind.STRUCT and required.reads_elements:
            row = self._value_row(record, value, offset, count, member)
            row.flags = ("THROUGH",)
        else:
            row = Row("POINTER", offset, count=count)
        if required.condition is not None:
            row.condition = self._add_condition(record, required.condition)
        self._insert(record, row, member.name)
        row.statement = self._explicit(required.vuids, member.name)
        for command, vuid in required.by_command:
            if command in self.commands and vuid in self._texts:
                self.replacements.append((row.statement, command, self._explicit((vuid,), member.name)))

    def _add_valued(self, record: Record, member: Declaration, valued: Valued) -> None:
        if not any(vuid in self._texts for vuid in valued.vuids):
            return
        element = "" if valued.index is None else "[{}]".format(valued.index)
        count = self.count(record, Path((member.lengths[0],))) if member.lengths else 0
        row = self._value_row(record, value_of(self.registry, member.type), self.offset(record, member.name + element), count, member)
        if member.pointer:
            row.flags = ("THROUGH", "OPTIONAL", "NULL_ELEMENTS") if row.op == "HANDLE" else ("THROUGH", "OPTIONAL")
        if valued.condition is not None:
            row.condition = self._add_condition(record, valued.condition)
        self._insert(record, row, member.name + element)
        row.statement = self._explicit(valued.vuids, member.name + element)

    # Parameters without statements.

    def _drop_empty_structs(self) -> None:
        """STRUCT rows without a statement of their own stay only where the struct has rows."""
        changed = True
        while changed:
            changed = False
            for record in [*self.commands.values(), *self.structs.values()]:
                kept = [row for row in record.rows if not (
                    row.target and not self.structs[row.target].rows and self.statements.items[row.statement][0] == "")]
                changed |= len(kept) != len(record.rows)
                record.rows = kept

    def extending(self, name: str) -> List[str]:
        return [struct.name for struct in self.registry.extending(name) if struct.stype]

    def _reachable(self) -> Dict[str, bool]:
        """The structs that checks get to -> whether all of their rows run, and not only those about sType and pNext."""
        found: Dict[str, bool] = {}
        pending = [(row.target, "OUTPUT" not in row.flags) for name, record in self.commands.items()
                   if name not in rules.WITHOUT_HOOKS for row in record.rows if row.target]
        while pending:
            name, full = pending.pop()
            if found.get(name, None) in (True, full):
                continue
            found[name] = full
            record = self.structs[name]
            pending += [(other, full) for other in self.extending(name) if any(row.op == "CHAIN" for row in record.rows)]
            pending += [(row.target, "OUTPUT" not in row.flags) for row in record.rows if row.target and full]
        return found

    def _note_unreachable(self, statements: List[Statement]) -> None:
        reachable = self._reachable()
        named = {row.target for record in [*self.commands.values(), *self.structs.values()] for row in record.rows}
        for statement in statements:
            name = statement.owner
            if statement.vuid in self.not_raised or name in self.commands:
                continue
            if statement.vuid.endswith("-sType-sType") and name in reachable and name not in named:
                self.implied[statement.vuid] = "the sType in a chain says which struct it is"
            heading = isinstance(statement.predicate, (ChainOf, ChainIsUnique)) or statement.vuid.endswith("-sType-sType")
            if name not in reachable:
                self.not_raised[statement.vuid] = "no command reads the struct from the application's memory"
            elif not reachable[name] and not heading:
                self.not_raised[statement.vuid] = "commands only write the struct"

    @property
    def raised(self) -> List[str]:
        """The VUIDs that a check can report."""
        return [vuid for vuid, _, _ in self.statements.items
                if vuid.startswith("VUID-") and vuid not in self.not_raised and vuid not in self.implied]
