"""Writes the hooks of vk/lifetimes and its table of commands that destroy objects.

    --validusage  validusage.json of the registry, for the statements about destruction
    --header      lifetimes_generated.h  the hooks' declarations, and WD_LIFETIMES_HOOKS for the validator's table
    --source      lifetimes_generated.c
"""

import argparse
import json
import re
from typing import Dict, Iterator, List, Optional, Set

from vk.registry import output, reader
from vk.registry.emit_handle_walk import Emitter, Statements, Step, structs_with_handles
from vk.registry.model import Command, Declaration, Level, Registry

EMITTER = "emit_lifetimes.py"

# Statements about destruction, by their text without tags.
STATEMENTS = {
    "in_use": re.compile(r"must have completed execution"),
    "without": re.compile(r"^If VkAllocationCallbacks were provided when"),
    "with": re.compile(r"^If no VkAllocationCallbacks were provided when"),
}

# Handles of instances that are checked: lifetimes_instance.c.
INSTANCE_HANDLES = {"VkSurfaceKHR", "VkDebugUtilsMessengerEXT", "VkDebugReportCallbackEXT"}

# Commands whose uses of objects another rule checks, with the reason.
NOT_IN_USE = {
    "vkDestroyDescriptorPool": "by the sets of the pool: lifetimes_destroy.c",
    "vkFreeDescriptorSets": "by the sets: lifetimes_destroy.c",
}

# Phases in the names of hooks.
VALIDATE, POST = "validate", "post"


def _banner(registry: Registry) -> str:
    return output.banner(EMITTER, registry).replace("vk/registry/" + EMITTER, "vk/lifetimes/" + EMITTER)


def destroyed(registry: Registry, command: Command) -> Optional[Declaration]:
    """The parameter whose object the command destroys, if it is one."""
    if not command.is_destroy or len(command.params) < 2:
        return None
    param = command.params[1]
    return param if param.type in registry.handles and not param.is_pointer else None


def statements(path: str) -> Dict[str, Dict[str, str]]:
    """Command -> kind of statement -> id."""
    with open(path, encoding="utf-8") as file:
        data = json.load(file)["validation"]
    found: Dict[str, Dict[str, str]] = {}
    for owner, groups in data.items():
        for group in groups.values():
            for statement in group:
                text = " ".join(re.sub(r"<[^>]*>", "", statement["text"]).split())
                for kind, pattern in STATEMENTS.items():
                    if pattern.search(text) and not statement["vuid"].endswith("parameter"):
                        found.setdefault(owner, {}).setdefault(kind, statement["vuid"])
    return found


def checked_destructions(registry: Registry, texts: Dict[str, str]) -> Set[str]:
    """The ids of statements about destruction that the validator reports. `texts`: id -> text without tags."""
    commands = {command.name for command in validated(registry) if destroyed(registry, command)}
    found = set()
    for vuid, text in texts.items():
        owner = vuid.split("-")[1]
        if owner in commands and any(pattern.search(text) and (kind != "in_use" or owner not in NOT_IN_USE)
                                     for kind, pattern in STATEMENTS.items()):
            found.add(vuid)
    return found


def read_ruled(registry: Registry, path: str) -> Set[str]:
    """The commands of the table of rules in lifetimes_rules.c, by their canonical names."""
    with open(path, encoding="utf-8") as file:
        names = re.findall(r"^ *\[WD_COMMAND_(\w+)\] =", file.read(), re.MULTILINE)
    if not names:
        raise ValueError(path + " has no table of rules")
    return {registry.commands["vk" + name].canonical for name in names if "vk" + name in registry.commands}


def is_light(registry: Registry, with_handles: Set[str], ruled: Set[str], command: Command) -> bool:
    """Whether the command buffer is the only handle of a command, and no rule reads more."""
    return (command.params[0].type == "VkCommandBuffer" and command.name not in ruled and
            not any(p.type in registry.handles or registry.canonical_type(p.type) in with_handles
                    for p in command.params[1:]))


def is_of_instance(registry: Registry, command: Command) -> bool:
    """Whether a command of an instance or a physical device has a rule, or reads handles that are checked."""
    def reads(param: Declaration) -> bool:
        struct = registry.structs.get(registry.canonical_type(param.type))
        members = struct.members if struct else []
        return not param.is_output and bool(INSTANCE_HANDLES & {param.type, *(m.type for m in members)})

    return command.level is not Level.DEVICE and (command.name == "vkDestroyInstance" or
                                                  any(reads(p) for p in command.params))


def validated(registry: Registry) -> List[Command]:
    """Commands with handles that are checked."""
    return [c for c in registry.canonical_commands()
            if (c.level is Level.DEVICE and c.name != "vkGetDeviceProcAddr") or is_of_instance(registry, c)]


def creating(registry: Registry) -> List[Command]:
    """Commands that create objects of devices with the caller's allocation callbacks."""
    return [c for c in validated(registry)
            if c.level is Level.DEVICE and any(p.type == "VkAllocationCallbacks" for p in c.params) and
            any(p.type in registry.handles and p.is_output for p in c.params)]


def _hook(command: Command, phase: str) -> str:
    return "wd_lifetimes_{}_{}".format(phase, command.short_name)


def _signature(command: Command, phase: str) -> List[str]:
    args = "wd_{}_args".format(command.short_name)
    down = ["const {} *down".format(args)] if phase == POST else []
    return ["struct wd_call *call", "const {} *args".format(args)] + down


def emit_header(registry: Registry) -> str:
    makers = {c.name for c in creating(registry)}
    lines = [output.call("bool " + _hook(c, VALIDATE), _signature(c, VALIDATE), ";") for c in validated(registry)]
    lines += [output.call("void " + _hook(c, POST), _signature(c, POST), ";") for c in creating(registry)]
    lines += ["", "// WD_LIFETIMES_HOOKS initializes these members of wd_hooks.", "#define WD_LIFETIMES_HOOKS \\"]
    entries = []
    for command in validated(registry):
        post = ", .post_record = " + _hook(command, POST) if command.name in makers else ""
        entries.append("    .{} = {{.validate = {}{}}},".format(command.short_name, _hook(command, VALIDATE), post))
    lines.append(" \\\n".join(entries))
    return _banner(registry) + output.header(
        "WARDEN_VK_LIFETIMES_LIFETIMES_GENERATED_H", ['"vk/registry/validator.h"'], "\n".join(lines))


def _text(vuid: Optional[str]) -> str:
    return '"{}"'.format(vuid) if vuid else "NULL"


def _destruction(registry: Registry, command: Command, ids: Dict[str, str]) -> List[str]:
    param = destroyed(registry, command)
    callbacks = next((p for p in command.params if p.type == "VkAllocationCallbacks"), None)
    if param is None:
        return []
    args = "wd_{}_args".format(command.short_name)
    in_use = None if command.name in NOT_IN_USE else ids.get("in_use")
    handle = registry.handles[registry.canonical_type(param.type)]
    return [output.wrap("    [WD_COMMAND_{}] = {{".format(command.short_name), [
        _text(in_use), _text(ids.get("without") if callbacks else None), _text(ids.get("with") if callbacks else None),
        handle.object_type, "offsetof({}, {})".format(args, param.name),
        "offsetof({}, {})".format(args, callbacks.name) if callbacks else "0",
        "true" if handle.dispatchable else "false"], "},")]


class NotPlain(Exception):
    """The handles of a command cannot be listed with expressions only."""


class Uses:
    """The handles of recorded commands as expressions in C, for hooks that find every handle valid and have nothing to report.

    Where a rule or a chain decides whether a handle counts, the hook takes the general path if the pointer or handle is not null.
    """

    def __init__(self, registry: Registry, validusage: str):
        self._registry = registry
        self._emitter = Emitter(registry, Statements(validusage))

    def lines(self, command: Command) -> List[str]:
        """Statements that return to the general path; raises NotPlain."""
        return list(self._steps(self._emitter.command_steps(command), "args->", 1))

    def _steps(self, steps: List[Step], prefix: str, depth: int) -> Iterator[str]:
        for step in steps:
            if "WD_WALK_OUTPUT" in step.flags or (step.member == "commandBuffer" and depth == 1):
                continue
            if step.values or step.kind not in ("WD_WALK_HANDLE", "WD_WALK_STRUCT") or step.shape == "WD_WALK_POINTERS":
                raise NotPlain
            name, indent = prefix + step.member, "    " * depth
            is_array = step.count[0] != "WD_WALK_ONE"
            if step.condition:
                if step.shape == "WD_WALK_VALUE" and (is_array or step.kind == "WD_WALK_STRUCT"):
                    raise NotPlain
                yield from self._leave(name, indent)
                continue
            if not is_array:
                inner = name if step.shape == "WD_WALK_VALUE" else "(*{})".format(name)
                if step.shape == "WD_WALK_VALUE":
                    yield from self._element(step, inner, depth)
                else:
                    yield "{}if ({}) {{".format(indent, name)
                    yield from self._element(step, inner, depth + 1)
                    yield indent + "}"
                continue
            index = "ijkl"[depth - 1]
            is_inline = step.shape == "WD_WALK_VALUE"
            yield "{0}for (uint32_t {1} = 0; {2}{1} < {3}; {1}++) {{".format(
                indent, index, "" if is_inline else name + " && ", self._count(step, prefix))
            yield from self._element(step, "{}[{}]".format(name, index), depth + 1)
            yield indent + "}"

    def _leave(self, condition: str, indent: str) -> Iterator[str]:
        yield "{}if ({}) {{".format(indent, condition)
        yield indent + "    return wd_lifetimes_validate(call, args);"
        yield indent + "}"

    def _element(self, step: Step, expression: str, depth: int) -> Iterator[str]:
        if step.kind == "WD_WALK_HANDLE":
            conversion = "DISPATCHABLE" if "WD_WALK_DISPATCHABLE" in step.flags else "NON_DISPATCHABLE"
            yield from self._leave("!wd_lifetimes_use(command_buffer, {}, WD_STATE_{}({}))".format(
                step.target, conversion, expression), "    " * depth)
            return
        struct = self._emitter.structs[int(step.target)]
        prefix = expression[2:-1] + "->" if expression.startswith("(*") else expression + "."
        if self._emitter.has_chain(struct):
            yield from self._leave(prefix + "pNext", "    " * depth)
        yield from self._steps(self._emitter.struct_steps(struct), prefix, depth)

    def _count(self, step: Step, prefix: str) -> str:
        def member(offset: str) -> str:
            found = re.match(r"offsetof\(\w+, (\w+)\)$", offset)
            if found is None:
                raise NotPlain
            return found.group(1)

        kind, at, inner = step.count
        if kind == "WD_WALK_FIXED":
            return at
        if kind == "WD_WALK_COUNT" and inner == "0":
            return prefix + member(at)
        raise NotPlain


def recorded_uses(registry: Registry, validusage: str, ruled: Set[str]) -> Dict[str, List[str]]:
    """Recorded commands without a rule whose handles are plain -> the statements of their hooks."""
    uses, with_handles, found = Uses(registry, validusage), structs_with_handles(registry), {}
    for command in validated(registry):
        if (command.params[0].type == "VkCommandBuffer" and command.name not in ruled and
                not is_light(registry, with_handles, ruled, command)):
            try:
                found[command.name] = uses.lines(command)
            except NotPlain:
                pass
    return found


def emit_source(registry: Registry, found: Dict[str, Dict[str, str]], validusage: str, ruled: Set[str]) -> str:
    parts = [_banner(registry), '#include "vk/lifetimes/lifetimes_generated.h"\n\n#include <stddef.h>\n',
             '#include "vk/lifetimes/lifetimes_internal.h"\n']
    with_handles, uses = structs_with_handles(registry), recorded_uses(registry, validusage, ruled)
    for command in validated(registry):
        parts.append(output.call("bool " + _hook(command, VALIDATE), _signature(command, VALIDATE), " {"))
        if command.level is not Level.DEVICE:
            parts.append("    return wd_lifetimes_validate_instance(call, args);\n}\n")
        elif is_light(registry, with_handles, ruled, command):
            parts.append("    return wd_lifetimes_validate_recorded(call, args, args->commandBuffer);\n}\n")
        elif command.name in uses:
            parts += ["    wd_state_command_buffer *command_buffer = wd_lifetimes_recorded_to(call);",
                      "    if (!command_buffer) {", "        return wd_lifetimes_validate(call, args);", "    }",
                      *uses[command.name], "    return false;\n}\n"]
        else:
            parts.append("    return wd_lifetimes_validate(call, args);\n}\n")
    for command in creating(registry):
        callbacks = next(p for p in command.params if p.type == "VkAllocationCallbacks")
        parts.append(output.call("void " + _hook(command, POST), _signature(command, POST), " {"))
        parts.append("    (void)down;\n    if (args->{}) {{".format(callbacks.name))
        parts.append("        wd_lifetimes_note_callbacks(call, args, args->{});\n    }}\n}}\n".format(callbacks.name))
    parts.append("const wd_lifetimes_destruction wd_lifetimes_destructions[WD_COMMAND_COUNT] = {")
    for command in (c for c in validated(registry) if c.level is Level.DEVICE):
        parts += _destruction(registry, command, found.get(command.name, {}))
    parts.append("};\n")
    parts.append("const bool wd_lifetimes_is_light[WD_COMMAND_COUNT] = {")
    parts += ["    [WD_COMMAND_{}] = true,".format(command.short_name)
              for command in validated(registry) if is_light(registry, with_handles, ruled, command)]
    parts.append("};\n")
    parts.append("const bool wd_lifetimes_has_listed_handles[WD_COMMAND_COUNT] = {")
    parts += ["    [WD_COMMAND_{}] = true,".format(name[2:]) for name in uses]
    parts.append("};")
    return "\n".join(parts) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog=EMITTER, description=__doc__)
    for option in ("--vk-xml", "--video-xml", "--validusage", "--rules", "--header", "--source"):
        parser.add_argument(option, required=True)
    arguments = parser.parse_args()
    registry = reader.read_registry(arguments.vk_xml, arguments.video_xml)
    with open(arguments.header, "w", encoding="utf-8") as out:
        out.write(emit_header(registry))
    with open(arguments.source, "w", encoding="utf-8") as out:
        out.write(emit_source(registry, statements(arguments.validusage), arguments.validusage,
                              read_ruled(registry, arguments.rules)))


if __name__ == "__main__":
    main()
