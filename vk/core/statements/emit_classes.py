"""Writes what becomes of each explicit statement.

    --not-compiled    not_compiled.tsv    VUID, class and detail of each explicit statement without a compiled check
    --compiled        compiled.tsv        VUID and owner of each one with a check
    --message-ids     the ids of all validators, of which some are explicit statements
    --hand-checks     the rules that C files of vk/core check by hand
"""

from vk.core.statements.classes import classify
from vk.core.statements.emit_statements import read_checks
from vk.core.statements.hand_checks import HandChecks
from vk.registry import output


def _rows(registry, validusage: str, message_ids: str, hand_checks: str):
    files = HandChecks.read(hand_checks).files
    with open(message_ids, encoding="utf-8") as file:
        return list(classify(read_checks(registry, validusage, message_ids), file.read(), files))


def emit_compiled(*inputs) -> str:
    return "".join("{}\t{}\n".format(vuid, detail) for vuid, kind, detail in _rows(*inputs) if kind == "compiled")


def emit_not_compiled(*inputs) -> str:
    return "".join("{}\t{}\t{}\n".format(*row) for row in _rows(*inputs) if row[1] != "compiled")


if __name__ == "__main__":
    output.run("emit_classes.py", __doc__, {"compiled": emit_compiled, "not-compiled": emit_not_compiled},
               ["validusage", "message-ids", "hand-checks"])
