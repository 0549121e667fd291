"""Writes the rows about pointers as straight-line C: functions that return true where other validators can read a struct.

The hook of a command calls the function of the command, and the interpreter only where the function returns false. As in
plain.py, a function may return false for valid arguments, but never true where the interpreter reports something.
"""

from typing import Dict, List

from vk.parameters.lowering import Lowering, Record, Row
from vk.parameters.plain import Plain
from vk.registry.emit_handle_types import handle_types


class Guards(Plain):
    """Of the rows of a record, those for which the interpreter skips a call when it guards other validators."""

    def __init__(self, low: Lowering):
        super().__init__(low, lambda _: (0, 0, 0), lambda _: "")
        self._dispatchable = {low.handles[handle.name] for handle in handle_types(low.registry) if handle.dispatchable}
        self._needed: Dict[str, bool] = {}

    # Rows.

    def has_rows(self, record: Record, is_output: bool = False) -> bool:
        """Whether a struct can have a pointer that is not valid. Only structs in place lead on, so there is no cycle."""
        if is_output:
            return any(row.op in ("CHAIN", "ENDS") for row in record.rows)
        if record.name not in self._needed:
            self._needed[record.name] = any(self._is_guarded(row) for row in record.rows)
        return self._needed[record.name]

    def _is_guarded(self, row: Row) -> bool:
        if "THROUGH" in row.flags or row.op in ("CHAIN", "ENDS", "POINTER"):
            return True
        return row.op == "STRUCT" and self._has_elements(row)

    def _has_elements(self, row: Row) -> bool:
        """Whether the elements of an array, and not only the pointer to them, have to be read."""
        if row.op == "STRUCT":
            return "INDIRECT" in row.flags or self.has_rows(self._low.structs[row.target], "OUTPUT" in row.flags)
        return row.op == "HANDLE" and row.type in self._dispatchable and "NULL_ELEMENTS" not in row.flags

    def _rows(self, record: Record, is_output: bool) -> List[Row]:
        return [row for row in super()._rows(record, is_output) if self._is_guarded(row)]

    def _values(self, row: Row) -> List[str]:
        return super()._values(row) if self._has_elements(row) else self._pointers(row)

    # Names.

    @staticmethod
    def _name(record: Record, is_output: bool) -> str:
        return ("has_readable_heading_" if is_output else "is_readable_") + record.name

    def _declaration(self, record: Record, is_output: bool) -> str:
        return "static bool {}(const char *owner)".format(self._name(record, is_output))

    def _call(self, name: str, at: str) -> str:
        return "{}({})".format(name, at)
