"""Writes command_kinds.c: the kind of each command (command_kind.h)."""

import re
from typing import List

from vk.registry import output
from vk.registry.model import Command, Registry

EMITTER = "emit_command_kinds.py"

# Kind -> the names of its commands. Each kind has commands in every registry.
KINDS = {
    "DISPATCH": "vkCmdDispatch(?!DataGraph).*",
    "DRAW": "vkCmdDraw.*",
    "BEGIN_PASS": "vkCmdBeginRenderPass.*",
    "NEXT_SUBPASS": "vkCmdNextSubpass.*",
    "END_PASS": "vkCmdEndRenderPass.*",
    "END_RENDERING": "vkCmdEndRendering.*",
    "SET_EVENT": "vkCmdSetEvent.*",
    "WAIT_EVENTS": "vkCmdWaitEvents.*",
}


def commands_of(registry: Registry, kind: str) -> List[Command]:
    found = [command for command in registry.canonical_commands() if re.fullmatch(KINDS[kind], command.name)]
    if not found:
        raise ValueError("no command is of the kind " + kind)
    return found


def emit_source(registry: Registry) -> str:
    rows = ["    [WD_COMMAND_{}] = WD_SYNCVAL_{},".format(command.short_name, kind)
            for kind in KINDS for command in commands_of(registry, kind)]
    return "\n".join([
        output.banner(EMITTER, registry) + "#include \"vk/syncval/validator/messages/command_kind.h\"\n",
        "const uint8_t wd_syncval_command_kinds[WD_COMMAND_COUNT + 1] = {",
        *rows,
        "};"]) + "\n"


if __name__ == "__main__":
    output.run(EMITTER, __doc__, {"source": emit_source})
