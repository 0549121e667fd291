"""Writes calls for a test of the compiled statements: for each one a call that violates it, and one that satisfies it.

    --calls   statements_calls.inc
    --model   statements_model.inc, of emit_model.py

The calls are made from the trees and not from the C of the checks (call_solver.py): a condition is made true, the predicate
false or true, member by member. `kWithoutCall` counts the statements for which none is made, by the reason.
"""

import collections
from typing import Dict, List, Optional

from vk.core.statements.call_memory import Unsolved
from vk.core.statements.call_solver import Solver
from vk.core.statements.checks import Check, Checks
from vk.core.statements.emit_model import write_model
from vk.core.statements.emit_statements import read_checks
from vk.core.statements.hand_checks import HandChecks
from vk.core.statements.places import NotCompiled
from vk.registry import output
from vk.registry.model import Command, Level, Registry

EMITTER = "emit_calls.py"


def _structs(registry: Registry, command: Optional[Command]) -> List[str]:
    """Zeroed structs for the parameters that a valid call has: checks by hand read them."""
    lines: List[str] = []
    for param in command.params if command else []:
        if param.is_const and param.pointer == "*" and not param.lengths and param.type in registry.structs \
                and not any(param.optional):
            lines += ["    static const {} {} = {{}};".format(param.type, param.name),
                      "    if (!s.{0}) {{".format(param.name), "        s.{0} = &{0};".format(param.name), "    }"]
    return lines


def _solve(checks: Checks, check: Check, command: Optional[Command]) -> List[List[str]]:
    """The lines of the call that satisfies the statement, and of the one that violates it."""
    if command is not None and (command.level in (Level.GLOBAL, Level.INSTANCE) or
                                command.level is Level.PHYSICAL_DEVICE and "c->enabled" in check.violation):
        raise Unsolved("a command without a device")
    rule = checks.rule_of(check.owner, checks.markup[check.vuid][1])
    return [Solver(checks, check, rule).solve(violates) for violates in (False, True)]


def solve_all(checks: Checks):
    """(VUID, owner, lines of the two calls or None, the reason why there are none) of each compiled statement."""
    for owner, compiled in checks.compiled.items():
        for check in compiled:
            try:
                yield check.vuid, owner, _solve(checks, check, checks.registry.commands.get(owner)), ""
            except (Unsolved, NotCompiled) as reason:
                yield check.vuid, owner, None, str(reason)


def _case(registry: Registry, number: int, owner: str, bodies: List[List[str]]) -> List[str]:
    command = registry.commands.get(owner)
    name = "wd_{}_args".format(command.short_name) if command else owner
    run = "wd_core_validate_{0}(environment.call(WD_COMMAND_{0}), &s)".format(command.short_name) \
        if command else "wd_core_check_{}(environment.check(), environment.frame(), &s)".format(owner)
    stype = registry.structs[owner].stype if not command else ""
    return ["static void case_{}(Environment &environment, bool violates) {{".format(number), "    static {} s;".format(name), "    s = {};",
            *(["    s.sType = {};".format(stype)] if stype else []),
            "    if (violates) {", *["        " + line for line in bodies[1]], "    } else {", *["        " + line for line in bodies[0]], "    }",
            *_structs(registry, command), "    {};".format(run), "}\n"]


_read: Dict[str, Checks] = {}


def _checks(registry: Registry, validusage: str, message_ids: str, hand_checks: str) -> Checks:
    """Both outputs are of one parse."""
    if validusage not in _read:
        _read[validusage] = read_checks(registry, validusage, message_ids, HandChecks.read(hand_checks).files)
    return _read[validusage]


def _banner(registry: Registry) -> str:
    return output.banner(EMITTER, registry).replace("vk/registry/", "vk/core/statements/")


def emit_model(registry: Registry, *inputs: str) -> str:
    return _banner(registry) + write_model(_checks(registry, *inputs))


def emit_calls(registry: Registry, *inputs: str) -> str:
    checks = _checks(registry, *inputs)
    lines, cases = [], []
    reasons: Dict[str, int] = collections.Counter()
    for vuid, owner, bodies, reason in solve_all(checks):
        if bodies is None:
            reasons[reason] += 1
            continue
        lines += _case(registry, len(cases), owner, bodies)
        cases.append('    {{"{}", case_{}}},'.format(vuid, len(cases)))
    rows = ['    {{"{}", {}}},'.format(*item) for item in reasons.most_common()]
    return _banner(registry) + "\n".join(
        [*lines, "static const Case kCases[] = {", *cases, "};", "static const WithoutCall kWithoutCall[] = {", *rows, "};"]) + "\n"


if __name__ == "__main__":
    output.run(EMITTER, __doc__, {"calls": emit_calls, "model": emit_model}, ["validusage", "message-ids", "hand-checks"])
