"""Writes the tables of vk/threads: which objects each command uses, and which uses need external synchronization.

    --steps  threads_steps.c   the objects in the parameters of each command
    --hooks  threads_hooks.inc the members of wd_hooks that are set
    --recorded threads_recorded.c  hooks of recorded commands (threads_recording.h)
    --header   threads_recorded.h  their declarations

A step is a handle, or an array of handles, in the arguments of a command or in a struct that a parameter points to. The
handles among the parameters are all there; handles in structs only where the registry marks them `externsync`. Uses that no step can
express are written by hand in threads_special.c: BY_HAND lists it with the reason. An `externsync` that is in neither list stops the
emitter, so that none is lost.
"""

import re
from typing import Dict, List, Optional, Tuple

from vk.registry import output
from vk.registry.model import Command, Declaration, Level, Registry, Struct

EMITTER = "emit_thread_steps.py"

# Marks of the registry that threads_special.c carries out, with the reason.
BY_HAND = {
    "pNameInfo->object": "the object's type is a member",
    "pTagInfo->object": "the object's type is a member",
    "pNameInfo->objectHandle": "the object's type is a member",
    "pTagInfo->objectHandle": "the object's type is a member",
    "VkDebugMarkerObjectNameInfoEXT.object": "the object's type is a member",
    "VkDebugMarkerObjectTagInfoEXT.object": "the object's type is a member",
    "VkDebugUtilsObjectNameInfoEXT.objectHandle": "the object's type is a member",
    "VkDebugUtilsObjectTagInfoEXT.objectHandle": "the object's type is a member",
    "pDescriptorWrites[].dstSet": "the flags of the binding decide",
    "VkWriteDescriptorSet.dstSet": "the flags of the binding decide",
    "VkCopyDescriptorSet.dstSet": "the flags of the binding decide",
    "VkBindImageMemorySwapchainInfoKHR.swapchain": "it is in the pNext chain of an element of an array",
    "all sname:VkPhysicalDevice objects enumerated from pname:instance": "they are no parameters",
    "all sname:VkQueue objects created from pname:device": "they are no parameters",
    "any sname:VkDescriptorSet objects allocated from pname:descriptorPool": "they are no parameters",
    "the sname:VkCommandPool that pname:commandBuffer was allocated from": "it is no parameter",
}

# Parameters whose mark the prose of the specification restricts, with the flags of the use.
RESTRICTED = {
    # 'the swapchain passed to vkWaitForPresentKHR may be simultaneously used by other threads in calls to functions other than
    # vkDestroySwapchainKHR'
    ("vkWaitForPresentKHR", "swapchain"): "WD_USE_WAITS",
    ("vkWaitForPresent2KHR", "swapchain"): "WD_USE_WAITS",
}

# Types that the registry marks `maybe`. Queues are used exclusively unless they were created as internally synchronized, which
# threads_special.c finds out. The flags of pipeline caches and of bindings decide for the others: it adds their uses.
MAYBE = {"VkQueue": "WD_USE_EXCLUSIVE", "VkPipelineCache": "0", "VkDescriptorSet": "0"}

# Commands whose descriptor sets are read or written by binding: threads_special.c adds their uses.
SETS_BY_HAND = {"vkUpdateDescriptorSetWithTemplate": "descriptorSet"}

NONE = "NONE"

# Types of which a use implies uses of others: wd_threads_add knows them.
SPECIAL_TYPES = {"VK_OBJECT_TYPE_" + name for name in (
    "COMMAND_BUFFER", "COMMAND_POOL", "QUEUE", "DESCRIPTOR_SET", "DESCRIPTOR_POOL", "DEVICE", "PHYSICAL_DEVICE", "INSTANCE")}


class Step:
    """One element of the table; the members are C expressions."""

    def __init__(self, **members: str):
        self.members = {"structure": NONE, "num_structures": NONE, "stride": "0", "count": "0", "inner_count": "0",
                        "shape": "WD_STEP_HANDLE", "flags": "0", **members}

    def text(self) -> str:
        order = ["structure", "num_structures", "stride", "offset", "count", "inner_count", "shape", "owner", "type",
                 "flags"]
        special = "true" if self.members["type"] in SPECIAL_TYPES else "false"
        return output.wrap("    {", [self.members[name] for name in order] + [special], "},")


def _args(command: Command) -> str:
    return "wd_{}_args".format(command.short_name)


def _offset(struct: str, member: str) -> str:
    return "offsetof({}, {})".format(struct, member)


def _instance_types(registry: Registry) -> set:
    """Handle types that commands of instances and physical devices take: their handles are unique in an instance."""
    found = set()
    for command in registry.commands.values():
        if command.level in (Level.INSTANCE, Level.PHYSICAL_DEVICE):
            found |= {registry.canonical_type(p.type) for p in command.params if p.type in registry.handles}
    return found


def _owner(registry: Registry, type_name: str) -> str:
    handle = registry.handles[type_name]
    if handle.dispatchable:
        return "WD_OWNER_NONE"
    is_of_instance = registry.canonical_type(type_name) in _instance_types(registry)
    return "WD_OWNER_INSTANCE" if is_of_instance else "WD_OWNER_DEVICE"


def _type(registry: Registry, type_name: str) -> str:
    return registry.handles[registry.canonical_type(type_name)].object_type


def _ends(command: Command, param: Declaration) -> bool:
    """Whether the command destroys the object: of vkFree... only the elements of the array where there is one."""
    if not command.is_destroy or param.extern_sync != "true":
        return False
    has_array = any(p.pointer and p.extern_sync == "true" for p in command.params)
    return bool(param.pointer) or not has_array


def _flags(command: Command, param: Declaration) -> str:
    restricted = RESTRICTED.get((command.name, param.name))
    if restricted:
        return restricted
    flags = []
    if param.extern_sync == "maybe":
        return MAYBE[param.type]
    if param.extern_sync == "true":
        flags.append("WD_USE_EXCLUSIVE")
    if _ends(command, param):
        flags.append("WD_USE_ENDS")
    return " | ".join(flags) or "0"


def _count(registry: Registry, command: Command, length: str) -> Dict[str, str]:
    """The members that say how many elements an array among the parameters has."""
    through = re.match(r"(\w+)->(\w+)$", length)
    if through:
        param = next(p for p in command.params if p.name == through.group(1))
        return {"shape": "WD_STEP_COUNT_IN_STRUCT", "count": _offset(_args(command), param.name),
                "inner_count": _offset(param.type, through.group(2))}
    param = next(p for p in command.params if p.name == length)
    shape = "WD_STEP_COUNT_BY_POINTER" if param.is_pointer else "WD_STEP_COUNT"
    return {"shape": shape, "count": _offset(_args(command), length)}


def _parameter(registry: Registry, command: Command, param: Declaration) -> Step:
    members = {"offset": _offset(_args(command), param.name), "owner": _owner(registry, param.type),
               "type": _type(registry, param.type), "flags": _flags(command, param)}
    if param.pointer:
        length = param.lengths[0] if param.lengths else "1"
        members.update({"shape": "WD_STEP_POINTER"} if length == "1" else _count(registry, command, length))
    return Step(**members)


def _member(registry: Registry, command: Command, param: Declaration, struct: Struct, name: str) -> Step:
    """A member of the struct, or of the array of structs, that a parameter points to."""
    member = struct.member(name)
    members = {"structure": _offset(_args(command), param.name), "stride": "sizeof({})".format(struct.name),
               "offset": _offset(struct.name, name), "owner": _owner(registry, member.type),
               "type": _type(registry, member.type), "flags": "WD_USE_EXCLUSIVE"}
    if param.lengths and param.lengths[0] != "1":
        members["num_structures"] = _offset(_args(command), param.lengths[0])
    if member.pointer:
        members["shape"] = "WD_STEP_COUNT"
        members["count"] = _offset(struct.name, member.lengths[0])
    return Step(**members)


def _marked_members(registry: Registry, command: Command, param: Declaration) -> List[Step]:
    """The handles in structs that the parameter points to and that the registry marks, at the parameter or the member."""
    struct = registry.structs.get(registry.canonical_type(param.type))
    steps = []
    for path in param.extern_sync.split(",") if param.extern_sync not in ("", "true") else []:
        if path in BY_HAND or path.startswith("maybe:") and path[6:] in BY_HAND:
            continue
        parts = re.match(r"(\w+)(?:->|\[\]\.)(\w+)(?:\[\])?$", path.strip())
        if not parts or struct is None or struct.member(parts.group(2)) is None:
            raise ValueError("{}: externsync '{}'".format(command.name, path))
        steps.append(_member(registry, command, param, struct, parts.group(2)))
    if struct is not None and param.is_const:
        steps += [_member(registry, command, param, struct, member.name) for member in struct.members
                  if member.extern_sync == "true" and member.type in registry.handles]
    return steps


def inputs(registry: Registry, command: Command) -> List[Step]:
    steps = []
    for param in command.params:
        if param.type in registry.handles and not param.is_output or param.extern_sync == "true":
            if param.type not in registry.handles:
                raise ValueError("{}: {} is no handle".format(command.name, param.name))
            if SETS_BY_HAND.get(command.name) != param.name:
                steps.append(_parameter(registry, command, param))
        else:
            steps += _marked_members(registry, command, param)
    return steps


def outputs(registry: Registry, command: Command) -> List[Step]:
    return [_parameter(registry, command, param) for param in command.params
            if param.type in registry.handles and param.is_output and param.extern_sync != "true"]


def records(command: Command) -> bool:
    """Whether the command uses the pool of its command buffer."""
    return command.params[0].type == "VkCommandBuffer" and command.params[0].extern_sync == "true"


def _check_marks(registry: Registry) -> None:
    """Every mark of a member is reached through a parameter, or done by hand."""
    direct = {registry.canonical_type(p.type) for c in registry.canonical_commands() for p in c.params}
    for struct in registry.structs.values():
        for member in struct.members:
            name = "{}.{}".format(struct.name, member.name)
            is_known = struct.name in direct if member.extern_sync == "true" else name in BY_HAND
            if member.extern_sync and not struct.alias_of and not is_known and name not in BY_HAND:
                raise ValueError("externsync of {} is not covered".format(name))
    for command in registry.canonical_commands():
        for text in command.implicit_extern_sync:
            if text.split("\n")[0] not in BY_HAND:
                raise ValueError("{}: '{}' is not covered".format(command.name, text))


def _level_commands(registry: Registry) -> List[Command]:
    return [c for c in registry.canonical_commands() if c.level is not Level.GLOBAL]


def _owners(registry: Registry) -> List[str]:
    cases: Dict[str, List[str]] = {}
    for handle in registry.handles.values():
        owner = _owner(registry, handle.name)
        if not handle.alias_of and owner != "WD_OWNER_DEVICE":
            cases.setdefault(owner, []).append("    case {}:".format(handle.object_type))
    lines = ["wd_owner wd_use_owner(VkObjectType type) {", "    switch ((int)type) {"]
    for owner, labels in cases.items():
        lines += labels + ["        return {};".format(owner)]
    return lines + ["    default:", "        return WD_OWNER_DEVICE;", "    }", "}"]


def emit_steps(registry: Registry) -> str:
    _check_marks(registry)
    steps: List[str] = []
    entries = []
    for command in _level_commands(registry):
        used, made = inputs(registry, command), outputs(registry, command)
        result = _offset(_args(command), "result") if command.return_type == "VkResult" else NONE
        entries.append("    [WD_COMMAND_{}] = {{{}, {}, {}, {}, {}}},".format(
            command.short_name, len(steps), len(used), len(made), result, "true" if records(command) else "false"))
        if used or made:
            steps.append("    // " + command.name + "\n" + "\n".join(step.text() for step in used + made))
            steps += [""] * (len(used) + len(made) - 1)
    return "\n".join([
        output.banner(EMITTER, registry).replace("vk/registry/", "vk/threads/"),
        '#include "vk/threads/threads_steps.h"\n',
        "#include <stddef.h>\n",
        "#define NONE WD_STEP_NO_STRUCTURE\n",
        "const wd_use_step wd_use_steps[] = {",
        *[step for step in steps if step],
        "};\n",
        "const wd_use_command wd_use_commands[WD_COMMAND_COUNT] = {",
        *entries,
        "};\n",
        *_owners(registry)]) + "\n"


# Types whose shared use by a recorded command implies no use that must be listed: see WD_USE_UNLISTED.
PLAIN_IN_RECORDINGS = {"VK_OBJECT_TYPE_DESCRIPTOR_SET"}


def _is_plain(step: Step) -> bool:
    members = step.members
    return (members["structure"] == NONE and members["flags"] == "0" and members["owner"] == "WD_OWNER_DEVICE" and
            members["shape"] in ("WD_STEP_HANDLE", "WD_STEP_COUNT") and
            (members["type"] not in SPECIAL_TYPES or members["type"] in PLAIN_IN_RECORDINGS))


def recorded(registry: Registry) -> Dict[str, List[Step]]:
    """Commands with a hook of their own -> the steps of the handles other than the command buffer."""
    return {c.short_name: inputs(registry, c)[1:] for c in _level_commands(registry)
            if records(c) and all(_is_plain(step) for step in inputs(registry, c)[1:])}


def _name(offset: str) -> str:
    """The member that an offset names."""
    return re.match(r"offsetof\(\w+, (\w+)\)$", offset).group(1)


def _add(step: Step) -> List[str]:
    """The statement that lists a handle or an array of handles."""
    name, kind = _name(step.members["offset"]), step.members["type"]
    if step.members["shape"] == "WD_STEP_HANDLE":
        return [output.call("wd_recording_add", ["call", "thread", "&num", kind, "WD_STATE_NON_DISPATCHABLE(args->{})".format(name)], ";", 4)]
    return ["    for (uint32_t i = 0; args->{} && i < args->{}; i++) {{".format(name, _name(step.members["count"])),
            output.call("wd_recording_add", ["call", "thread", "&num", kind, "WD_STATE_NON_DISPATCHABLE(args->{}[i])".format(name)], ";", 8),
            "    }"]


def _recorded_signature(command: str) -> str:
    return "bool wd_threads_begin_{0}(wd_call *call, const wd_{0}_args *args)".format(command)


def emit_recorded(registry: Registry) -> str:
    lines = [output.banner(EMITTER, registry).replace("vk/registry/", "vk/threads/") +
             '#include "vk/threads/threads_recorded.h"\n', '#include "vk/threads/threads_recording.h"\n']
    for command, steps in recorded(registry).items():
        lines += [_recorded_signature(command) + " {",
                  "    wd_use_thread *thread = wd_recording_open(call, args->commandBuffer);",
                  *(["    uint32_t num = 1;"] if steps else [])]
        lines += [line for step in steps for line in _add(step)]
        lines += ["    return wd_recording_check(call, thread, {}, args);".format("num" if steps else "1"), "}\n"]
    return "\n".join(lines)


def emit_header(registry: Registry) -> str:
    return output.banner(EMITTER, registry).replace("vk/registry/", "vk/threads/") + output.header(
        "WARDEN_VK_THREADS_THREADS_RECORDED_H", ['"vk/registry/validator.h"'],
        "\n".join(_recorded_signature(command) + ";" for command in recorded(registry)))


def emit_hooks(registry: Registry) -> str:
    lines = [output.banner(EMITTER, registry).replace("vk/registry/", "vk/threads/"),
             "// THREADS_HOOK for commands that make no objects, THREADS_HOOK_MAKES for those that do."]
    own = recorded(registry)
    for command in _level_commands(registry):
        makes = outputs(registry, command) and command.name != "vkCreateDevice"
        hook = "begin_" + command.short_name if command.short_name in own else \
            "begin_recording" if records(command) else "begin_call"
        lines.append("{}({}, wd_threads_{})".format("THREADS_HOOK_MAKES" if makes else "THREADS_HOOK", command.short_name, hook))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    output.run(EMITTER, __doc__, {"steps": emit_steps, "hooks": emit_hooks, "recorded": emit_recorded, "header": emit_header})
