"""Writes dispatch_table.h and dispatch_table.c: the commands of instances and devices as tables."""

from typing import List

from vk.registry import output
from vk.registry.model import Command, Level, Registry

EMITTER = "emit_dispatch_table.py"

# Members that the loaders of the tables set themselves: they are given, not looked up.
GIVEN = {
    "vkGetInstanceProcAddr": "wd_instance_dispatch_load is given it",
    "vkGetDeviceProcAddr": "wd_device_dispatch_load is given it",
}

INTRODUCTION = """
Dispatch tables: every command of an instance or a device, as the next layer or the driver implements it.

A member is called as its command without `vk`, and is NULL where the next layer does not have the command:
its extension or version is not enabled, or the driver never heard of it. Aliases have members of their own,
because a driver may know a command under one name only. The global commands (vkCreateInstance and those of
vkEnumerateInstance...) have no table. Commands under platform guards (VK_USE_PLATFORM_...,
VK_ENABLE_BETA_EXTENSIONS) are left out.
"""

DECLARATIONS = """
// wd_instance_dispatch_load fills `dispatch` through `next`, the next layer's vkGetInstanceProcAddr, which it
// also keeps in GetInstanceProcAddr.
void wd_instance_dispatch_load(wd_instance_dispatch *dispatch, VkInstance instance,
                               PFN_vkGetInstanceProcAddr next);

// wd_device_dispatch_load fills `dispatch` through `next`, the next layer's vkGetDeviceProcAddr, which it
// also keeps in GetDeviceProcAddr.
void wd_device_dispatch_load(wd_device_dispatch *dispatch, VkDevice device, PFN_vkGetDeviceProcAddr next);
"""


def instance_commands(registry: Registry) -> List[Command]:
    """The commands that vkGetInstanceProcAddr gives for an instance, physical devices included."""
    return [c for c in registry.commands.values() if c.level in (Level.INSTANCE, Level.PHYSICAL_DEVICE)]


def device_commands(registry: Registry) -> List[Command]:
    """The commands that vkGetDeviceProcAddr gives."""
    return [c for c in registry.commands.values() if c.level is Level.DEVICE]


def _struct(name: str, comment: str, commands: List[Command]) -> str:
    members = [output.assign("    PFN_" + c.name, c.short_name + ";", " ") for c in commands]
    return "// {1}: {0}\ntypedef struct {1} {{\n{2}\n}} {1};\n".format(comment, name, "\n".join(members))


def emit_header(registry: Registry) -> str:
    counts = "#define WD_NUM_INSTANCE_DISPATCH {}\n#define WD_NUM_DEVICE_DISPATCH {}\n".format(
        len(instance_commands(registry)), len(device_commands(registry)))
    body = "\n".join([
        "// The numbers of members.\n" + counts,
        _struct("wd_instance_dispatch", "the commands of instances and physical devices.",
                instance_commands(registry)),
        _struct("wd_device_dispatch", "the commands of devices, queues and command buffers.",
                device_commands(registry)),
        DECLARATIONS.strip("\n")])
    return output.banner(EMITTER, registry, INTRODUCTION) + output.header(
        "WARDEN_VK_REGISTRY_DISPATCH_TABLE_H", ["<vulkan/vulkan_core.h>"], body)


def _assignment(command: Command, handle: str) -> str:
    left = "    dispatch->{} =".format(command.short_name)
    if command.name in GIVEN:
        return left + " next;"
    lookup = "(PFN_{0})next({1}, \"{0}\");".format(command.name, handle)
    if len(left) + 1 + len(lookup) <= output.COLUMNS:
        return left + " " + lookup
    if len(lookup) + 8 <= output.COLUMNS:
        return left + "\n        " + lookup
    opening = "{} (PFN_{})next(".format(left, command.name)
    if len(opening) <= output.COLUMNS:
        return "{}\n        {}, \"{}\");".format(opening, handle, command.name)
    return "{0}\n        (PFN_{1})next(\n            {2}, \"{1}\");".format(left, command.name, handle)


def _loader(kind: str, handle_type: str, commands: List[Command]) -> str:
    signature = output.call("void wd_{}_dispatch_load".format(kind), [
        "wd_{}_dispatch *dispatch".format(kind), "{} {}".format(handle_type, kind),
        "PFN_vkGet{}ProcAddr next".format(handle_type[2:])], " {")
    return "\n".join([signature] + [_assignment(command, kind) for command in commands] + ["}"]) + "\n"


def emit_source(registry: Registry) -> str:
    return "\n".join([
        output.banner(EMITTER, registry) + "#include \"vk/registry/dispatch_table.h\"\n",
        "_Static_assert(sizeof(wd_instance_dispatch) ==\n"
        "                   WD_NUM_INSTANCE_DISPATCH * sizeof(PFN_vkVoidFunction),\n"
        "               \"one pointer a command\");\n"
        "_Static_assert(sizeof(wd_device_dispatch) == WD_NUM_DEVICE_DISPATCH * sizeof(PFN_vkVoidFunction),\n"
        "               \"one pointer a command\");\n",
        _loader("instance", "VkInstance", instance_commands(registry)),
        _loader("device", "VkDevice", device_commands(registry))])


if __name__ == "__main__":
    output.run(EMITTER, __doc__, {"header": emit_header, "source": emit_source})
