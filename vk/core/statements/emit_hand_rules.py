"""Writes the rules that C files check by hand, and the functions that call these checks.

    --source         core_hand_rules.c    their statements, and for each command a function that calls its checks
    --validusage     the statements
    --hand-checks    what the C files check (hand_checks.py)
"""

import re
from typing import Dict, List

from vk.core.statements.hand_checks import HandChecks, actions_of
from vk.core.statements.text_pool import TextPool, split_vuid
from vk.registry import output
from vk.registry.model import Command, Registry
from vk.registry.statements import read_texts

EMITTER = "emit_hand_rules.py"

# Topics that an option of wd_core_options turns off.
OPTIONAL = ("queries",)


def _banner(registry: Registry, text: str) -> str:
    return output.banner(EMITTER, registry, text).replace("vk/registry/", "vk/core/statements/")


def _tables(texts: Dict[str, str], numbers: List[str]) -> List[str]:
    by_number: Dict[str, List[str]] = {number: [] for number in numbers}
    for vuid in sorted(texts):
        if re.search(r"-\d{5}$", vuid) and vuid[-5:] in by_number:
            by_number[vuid[-5:]].append(vuid)
    pool, statements, rows = TextPool(), [], []
    for number in numbers:
        rows.append("    {{{}, {}, {}}},".format(number.lstrip("0") or "0", len(statements), len(by_number[number])))
        for vuid in by_number[number]:
            owner, subject, _ = split_vuid(vuid)
            statements.append("    {{{}, {}, {}}},".format(pool.offset(owner), pool.offset(subject), pool.offset(texts[vuid])))
    return [*pool.definition("wd_core_hand_text"),
            "const wd_core_hand_statement wd_core_hand_statements[] = {", *statements, "    {0, 0, 0},", "};\n",
            "const wd_core_hand_rule wd_core_hand_rules[] = {", *rows, "    {UINT32_MAX, 0, 0},", "};",
            "const size_t wd_core_num_hand_rules = sizeof wd_core_hand_rules / sizeof *wd_core_hand_rules - 1;\n"]


def _condition(function: str) -> str:
    topic = next((topic for topic in OPTIONAL if function.startswith("wd_core_{}_".format(topic))), None)
    return "if (wd_core_options_of(c)->{}) ".format(topic) if topic else ""


def _needs_structs(command: Command) -> List[str]:
    """A check by hand reads the structs of a command: it is not called where one is NULL that Vulkan requires."""
    names, needed = {param.name for param in command.params}, []
    for param in command.params:
        if (not param.is_pointer or not param.is_const or param.no_auto_validity or (param.optional and param.optional[0])):
            continue
        if not param.is_array:
            needed.append("!s->" + param.name)
        elif param.lengths[:1] and param.lengths[0] in names:
            needed.append("(s->{} && !s->{})".format(param.lengths[0], param.name))
    return ["    if ({}) {{".format(" || ".join(needed)), "        return;", "    }"] if needed else []


def _functions(registry: Registry, hand: HandChecks) -> List[str]:
    commands = {command.name: command for command in registry.canonical_commands()}
    actions = {action.command: action for action in actions_of(registry)}
    lines = ["void wd_core_{}_action(wd_core_check *c, const wd_core_action *a);".format(topic) for topic in hand.actions]
    for name in hand.hooked(registry):
        functions = hand.hooks.get(name, [])
        args = "const wd_{}_args *s".format(name[2:])
        lines += ["void {}(wd_core_check *c, {});".format(function, args) for function in functions]
        body = _needs_structs(commands[name])
        body += ["    {}{}(c, s);".format(_condition(function), function) for function in functions]
        if name in actions and hand.actions:
            action = actions[name]
            kinds = ["true" if value else "false" for value in (action.is_indexed, action.is_mesh, action.is_indirect)]
            body += ["    wd_core_action a;",
                     "    if (wd_core_begin_action(c, &a, WD_STATE_BIND_{}, {})) {{".format(action.bind, ", ".join(kinds)),
                     *["        wd_core_{}_action(c, &a);".format(topic) for topic in hand.actions], "    }"]
        lines += ["void wd_core_by_hand_{}(wd_core_check *c, {}) {{".format(name[2:], args), "    (void)s;", *body, "}\n"]
    return lines


def emit_source(registry: Registry, validusage: str, hand_checks: str) -> str:
    hand, texts = HandChecks.read(hand_checks), read_texts(validusage)
    return _banner(registry, "Statements that C files check by hand, and the calls of these checks.") + "\n".join([
        '#include "vk/core/core_internal.h"', '#include "vk/core/statements/core_statements.h"\n',
        *_tables(texts, sorted(hand.files)), *_functions(registry, hand)]) + "\n"


if __name__ == "__main__":
    output.run(EMITTER, __doc__, {"source": emit_source}, ["validusage", "hand-checks"])
