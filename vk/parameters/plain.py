"""Writes the rows of the tables as straight-line C: functions that return true where every row surely holds.

A hook calls the function of its command, and the interpreter only where the function returns false. So a function may return
false for valid arguments, for example for a chain that is not empty, but never true where the interpreter reports something.
"""

import re
from typing import Callable, Dict, List, Tuple

from vk.parameters.lowering import Lowering, Record, Row

HELPERS = "vk/parameters/parameters_plain.h"


class Plain:
    """`first_range` returns (first, last, requirement) of an enum's first run of values."""

    def __init__(self, low: Lowering, first_range: Callable[[int], Tuple[int, int, int]], stype: Callable[[Record], str]):
        self._low = low
        self._first_range = first_range
        self._stype = stype
        self._functions: Dict[str, List[str]] = {}

    # Names.

    @staticmethod
    def _name(record: Record, is_output: bool) -> str:
        return ("has_plain_heading_" if is_output else "is_plain_") + record.name

    def _declaration(self, record: Record, is_output: bool) -> str:
        return "static bool {}(const wd_parameters_data *data, const char *owner)".format(self._name(record, is_output))

    def _require(self, record: Record, is_output: bool) -> str:
        """The name of a function, which is written first if it is not there."""
        name = self._name(record, is_output)
        if name not in self._functions:
            self._functions[name] = []  # A struct that leads to itself: declared before all definitions.
            self._functions[name] = self._function(record, self._rows(record, is_output), is_output)
        return name

    def _rows(self, record: Record, is_output: bool) -> List[Row]:
        """The rows that the function of a record checks."""
        return [row for row in record.rows if not is_output or row.op in ("STYPE", "CHAIN", "ENDS", "UNIQUE")]

    def _call(self, name: str, at: str) -> str:
        return "{}(data, {})".format(name, at)

    def _function(self, record: Record, rows: List[Row], is_output: bool) -> List[str]:
        body: List[str] = []
        for row in rows:
            lines = self._row(record, row)
            if lines and lines != body[-len(lines):]:  # CHAIN and UNIQUE ask the same.
                body += lines
        text, declaration = "\n".join(body), self._declaration(record, is_output)
        unused = ["    (void){};".format(name) for name in ("data", "owner")
                  if "*" + name in declaration and not re.search(r"\b{}\b".format(name), text)]
        return [declaration + " {", *unused, *body, "    return true;", "}\n"]

    # Terms.

    def _pointer(self, offset: str) -> str:
        return "wd_plain_pointer(owner + {})".format(offset)

    def _integer(self, base: str, offset: str, width: str) -> str:
        return "wd_plain_integer({} + {}, {})".format(base, offset, width)

    def _count(self, index: int) -> str:
        """The number of elements; "" where only the interpreter knows it. 0 where a pointer to it is not one."""
        kind, width, offset, inner, constant, _ = self._low.counts.items[index]
        if kind == "CONSTANT":
            return "(uint64_t){}".format(constant)
        if kind == "MEMBER":
            return self._integer("owner", offset, width)
        if kind == "REFERENCED":
            return "wd_plain_referenced({}, {}, {})".format(self._pointer(offset), "0", width)
        if kind == "NESTED":
            return "wd_plain_referenced({}, {}, {})".format(self._pointer(offset), inner, width)
        return ""

    def _condition(self, index: int) -> str:
        kind, num, offset, first, _ = self._low.conditions.items[index]
        words = self._low.words.items[first:first + num]
        if kind == "IS_ONE_OF":
            value = self._integer("owner", offset, "sizeof(uint32_t)")
            return " || ".join("{} == {}".format(value, word) for word in words) or "false"
        return " || ".join(self._pointer(word) for word in words)

    # Rows.

    def _row(self, record: Record, row: Row) -> List[str]:
        is_by_hand = row.condition and self._low.conditions.items[row.condition][0] == "HAND"
        if is_by_hand and row.op == "POINTER":
            # With a pointer whose target is not checked, there is nothing to read.
            return self._pointers(row)
        if is_by_hand and "THROUGH" in row.flags:
            # With NULL there is nothing to read, whatever the condition says.
            return self._refuse(self._pointer(row.offset)) if "OPTIONAL" in row.flags else ["    return false;"]
        lines = self._statement(record, row)
        if row.condition and lines and not is_by_hand:
            lines = ["    if ({}) {{".format(self._condition(row.condition)), *["    " + line for line in lines], "    }"]
        return lines

    @staticmethod
    def _refuse(condition: str, indent: str = "    ") -> List[str]:
        return ["{}if ({}) {{".format(indent, condition), indent + "    return false;", indent + "}"]

    def _statement(self, record: Record, row: Row) -> List[str]:
        if row.op == "STYPE":
            return self._refuse("{} != (uint32_t){}".format(
                self._integer("owner", "0", "sizeof(uint32_t)"), self._stype(record)))
        if row.op in ("CHAIN", "ENDS", "UNIQUE"):
            return self._refuse(self._pointer("offsetof(VkBaseInStructure, pNext)"))
        if row.op in ("PARENT", "COMMON"):
            return self._refuse(self._may_be_foreign(row))
        if row.op in ("ZERO", "NOT_ZERO"):
            value = self._integer("owner", row.offset, row.stride)
            return self._refuse("{} {} 0".format(value, "!=" if row.op == "ZERO" else "=="))
        if row.op == "LENGTH":
            count = self._count(row.count)
            return self._refuse("{} == 0".format(count)) if count else ["    return false;"]
        if row.op == "STRING" and "THROUGH" not in row.flags:
            return self._refuse("!memchr(owner + {}, 0, {})".format(row.offset, row.stride))
        if row.op == "POINTER" or row.op == "STRING":
            return self._pointers(row)
        return self._values(row)

    def _may_be_foreign(self, row: Row) -> str:
        """Whether the interpreter has to look objects up: with one device, only for parents other than devices and instances."""
        if row.op == "PARENT":
            _, (_, _, _, parent) = self._low.parents[row.type]
            if parent not in (self._low.handles["VkDevice"], self._low.handles["VkInstance"]):
                return "data->checks_parents"
        return "data->checks_parents && wd_parameters_has_several_devices(data)"

    def _pointers(self, row: Row) -> List[str]:
        """Only the pointer, and those that it points to, are not NULL."""
        count, pointer = self._count(row.count) if row.count else "", self._pointer(row.offset)
        is_valid = "wd_parameters_is_pointer({})".format(pointer)
        if (row.op == "STRING" or "INDIRECT" in row.flags) and row.count:
            if not count:
                return ["    return false;"]
            return self._loop(row, count, ["        if (!wd_parameters_is_pointer(wd_plain_pointer(first + i * sizeof(void *)))) {",
                                           "            return false;", "        }"])
        conditions = ["!" + is_valid]
        if "OPTIONAL" in row.flags:
            conditions.append(pointer)
        if count:
            conditions.append("{} != 0".format(count))
        return self._refuse(" && ".join(conditions))

    def _loop(self, row: Row, count: str, body: List[str]) -> List[str]:
        """`body` for each element `i` of the array at `first`."""
        if "THROUGH" in row.flags or row.op == "POINTER":
            is_optional = "true" if "OPTIONAL" in row.flags else "false"
            lines = ["        const char *first = {};".format(self._pointer(row.offset)),
                     "        uint64_t num = {};".format(count),
                     "        if (!wd_plain_array(first, &num, {})) {{".format(is_optional), "            return false;", "        }"]
        else:
            lines = ["        const char *first = owner + {};".format(row.offset), "        const uint64_t num = {};".format(count)]
        return ["    {", *lines, "        for (uint64_t i = 0; i < num; i++) {", *["    " + line for line in body], "        }", "    }"]

    def _values(self, row: Row) -> List[str]:
        if row.count or "THROUGH" in row.flags:
            count = self._count(row.count) if row.count else "1"
            if not count:
                return ["    return false;"]
            indirect = row.op == "STRUCT" and "INDIRECT" in row.flags
            at = "first + i * {}".format("sizeof(void *)" if indirect else row.stride)
            return self._loop(row, count, self._value(row, "wd_plain_pointer({})".format(at) if indirect else at, indirect, "        "))
        return self._value(row, "owner + {}".format(row.offset), False, "    ")

    def _value(self, row: Row, at: str, indirect: bool, indent: str) -> List[str]:
        through = "THROUGH" in row.flags
        if row.op == "STRUCT":
            name = self._require(self._low.structs[row.target], "OUTPUT" in row.flags)
            lines = self._refuse("!" + self._call(name, at), indent)
            if indirect:
                null = " && {}".format(at) if "NULL_ELEMENTS" in row.flags else ""
                lines = self._refuse("!wd_parameters_is_pointer({}){}".format(at, null), indent) + [
                    "{}if ({}) {{".format(indent, at), *["    " + line for line in lines], indent + "}"]
            return lines
        if row.op == "ENUM":
            first, last, requirement = self._first_range(row.type)
            value = "(int32_t)wd_plain_integer({}, sizeof(uint32_t))".format(at)
            optional = "{} != 0 && ".format(value) if "OPTIONAL" in row.flags and not through else ""
            return self._refuse("{}!wd_plain_enum(data, {}, {}, {}, {}, {})".format(
                optional, value, row.type, first, last, requirement), indent)
        value = "wd_plain_integer({}, {})".format(at, row.stride)
        if row.op == "FLAGS":
            return self._refuse("{} & ~data->world.masks[{}]".format(value, row.type), indent)
        if row.op == "BIT":
            optional = "true" if "OPTIONAL" in row.flags else "false"
            return self._refuse("!wd_plain_bit(data, {}, {}, {})".format(value, row.type, optional), indent)
        if row.op == "HANDLE":
            may_be_null = ("NULL_ELEMENTS" if through else "OPTIONAL") in row.flags
            return [] if may_be_null else self._refuse("{} == 0".format(value), indent)
        return self._refuse("wd_plain_integer({}, sizeof(VkBool32)) > 1".format(at), indent)

    # All of it.

    def command(self, record: Record) -> str:
        """The name of the function of a command."""
        return self._require(record, False)

    def source(self) -> List[str]:
        """Declarations, then definitions, of all functions that were asked for."""
        declarations = [lines[0][:-2] + ";" for lines in self._functions.values()]
        return [*declarations, "", *[line for lines in self._functions.values() for line in lines]]
