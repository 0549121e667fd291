"""Writes handle_dispatch.c: the functions of the wrapping layer, for each command whose parameters hold handles that are wrapped.

A function copies its arguments, lets the handles in the copy be replaced (wd_handle_call_begin), calls the next layer, and lets the results be
wrapped (wd_handle_call_end).
"""

from typing import Dict, List

from vk.registry import output
from vk.registry.emit_handle_walk import structs_with_handles
from vk.registry.model import Command, Declaration, Level, Registry

EMITTER = "emit_handle_dispatch.py"

# Functions that vk/handles has written by hand.
HAND_WRITTEN = {
    "vkDestroyInstance": "wd_handles_destroy_instance",
    "vkDestroyDevice": "wd_handles_destroy_device",
    "vkGetInstanceProcAddr": "wd_handles_instance_proc_addr",
    "vkGetDeviceProcAddr": "wd_handles_device_proc_addr",
}

# Commands that no dispatch table calls, with the reason.
LEFT_OUT = {"vkCreateDevice": "the chassis calls the next layer itself"}

# Templates read the application's memory: command -> the parameter or the member that names the template, and the one with the data.
TEMPLATES = {
    "vkUpdateDescriptorSetWithTemplate": ("args.descriptorUpdateTemplate", "down.pData", "down.pData"),
    "vkCmdPushDescriptorSetWithTemplateKHR": ("args.descriptorUpdateTemplate", "down.pData", "down.pData"),
}
# As above, where both are members of a struct, of which the begin made a copy.
STRUCT_TEMPLATES = {"vkCmdPushDescriptorSetWithTemplate2": "pPushDescriptorSetWithTemplateInfo"}

# Names of local variables in the generated functions.
LOCALS = {"root", "args", "down", "call"}


def _is_wrapped(registry: Registry, type_name: str) -> bool:
    return type_name in registry.handles and not registry.handles[type_name].dispatchable


def has_wrapped(registry: Registry, command: Command, structs: set) -> bool:
    """Whether a parameter is or leads to a handle that is wrapped."""
    return any(_is_wrapped(registry, p.type) or p.object_type or registry.canonical_type(p.type) in structs
               for p in command.params) or command.canonical == "vkAllocateCommandBuffers"


def wrapping_commands(registry: Registry) -> List[Command]:
    structs = structs_with_handles(registry)
    return [c for c in registry.commands.values()
            if c.level is not Level.GLOBAL and c.canonical not in HAND_WRITTEN and c.canonical not in LEFT_OUT
            and has_wrapped(registry, c, structs)]


def _deferral(command: Command) -> bool:
    """Whether the command can be deferred: then its parameters would have to live on after it returned."""
    return any(p.type == "VkDeferredOperationKHR" for p in command.params) and "DeferredOperation" not in command.name


def _partial_output(registry: Registry, command: Command) -> List[Declaration]:
    """Arrays of handles of which a command may return some although it fails."""
    if not command.canonical.startswith("vkCreate") or command.return_type != "VkResult":
        return []
    return [p for p in command.params if _is_wrapped(registry, p.type) and p.is_output and p.is_array]


def _statements_before(registry: Registry, command: Command) -> List[str]:
    lines = []
    if _deferral(command):
        # Deferred commands read their parameters later, when the copies are gone: they are carried out immediately.
        lines.append("    down.deferredOperation = VK_NULL_HANDLE;")
    for param in _partial_output(registry, command):
        lines += ["    if (args.{}) {{".format(param.name),
                  "        memset(args.{0}, 0, args.{1} * sizeof *args.{0});".format(param.name, param.lengths[0]),
                  "    }"]
    template = TEMPLATES.get(command.canonical) or next(
        (TEMPLATES[name] for name in TEMPLATES if registry.commands.get(name) and
         registry.commands[name].canonical == command.canonical), None)
    if template:
        lines.append("    {} = wd_handle_call_rewrite_template(&call, (uint64_t){}, {});".format(
            template[1], template[0], template[2]))
    for name, member in STRUCT_TEMPLATES.items():
        if registry.commands.get(name) and registry.commands[name].canonical == command.canonical:
            lines += ["    if (down.{} && down.{} != args.{}) {{".format(member, member, member),
                      "        VkPushDescriptorSetWithTemplateInfo{} *info = (void *)(uintptr_t)down.{};".format(
                          "" if "VkPushDescriptorSetWithTemplateInfo" in registry.structs else "KHR", member),
                      "        info->pData = wd_handle_call_rewrite_template(",
                      "            &call, (uint64_t)args.{}->descriptorUpdateTemplate, info->pData);".format(member),
                      "    }"]
    return lines


def _statements_after(registry: Registry, command: Command) -> List[str]:
    lines = []
    if _deferral(command):
        lines += ["    if (args.deferredOperation && down.result == VK_SUCCESS) {",
                  "        down.result = VK_OPERATION_NOT_DEFERRED_KHR;", "    }"]
    if command.canonical == "vkAllocateCommandBuffers":
        lines += ["    if (down.result == VK_SUCCESS) {", "        wd_handles_note_level(root, &args);", "    }"]
    if command.return_type != "VkResult" or _partial_output(registry, command):
        succeeded = "true"
    else:
        succeeded = "down.result >= VK_SUCCESS"
    return lines + ["    wd_handle_call_end(&call, &args, {});".format(succeeded)]


def function(registry: Registry, command: Command) -> str:
    clash = LOCALS & {param.name for param in command.params}
    if clash:
        raise ValueError("{}: parameters with names of locals: {}".format(command.name, clash))
    of_device = command.level is Level.DEVICE
    returns = command.return_type != "void"
    args = "wd_{}_args".format(command.canonical[2:])
    values = [p.name for p in command.params] + (["0"] if returns else [])
    failure = {"void": "return;", "VkResult": "return VK_ERROR_OUT_OF_HOST_MEMORY;"}.get(
        command.return_type, "return 0;")
    target = "root->next.{}.{}".format("device" if of_device else "instance", command.short_name)
    assign = "down.result = " if returns else ""
    return "\n".join([
        output.call("static VKAPI_ATTR {} VKAPI_CALL {}".format(command.return_type, command.short_name),
                    [p.declaration() for p in command.params], " {"),
        "    wd_handles_root *root = wd_handles_{}_of({});".format(
            "device" if of_device else "instance", command.params[0].name),
        output.wrap("    const {} args = {{".format(args), values, "};"),
        "    {} down = args;".format(args),
        "    wd_handle_call call;",
        "    if (!wd_handle_call_begin(&call, root, WD_COMMAND_{}, &args, &down)) {{".format(command.canonical[2:]),
        "        " + failure,
        "    }",
        *_statements_before(registry, command),
        output.call(assign + target, ["down." + p.name for p in command.params], ";", 4),
        *_statements_after(registry, command),
        *(["    return down.result;"] if returns else []),
        "}"]) + "\n"


TABLES = """
static int compare_functions(const void *name, const void *row) {
    return strcmp(name, ((const function_row *)row)->name);
}

PFN_vkVoidFunction wd_handles_lookup(const char *name) {
    const function_row *found = bsearch(name, functions, sizeof functions / sizeof *functions, sizeof *functions,
                                        compare_functions);
    return found ? found->function : NULL;
}

static int compare_names(const void *name, const void *row) {
    return strcmp(name, *(const char *const *)row);
}

bool wd_handles_knows_extension(const char *name) {
    return bsearch(name, extensions, sizeof extensions / sizeof *extensions, sizeof *extensions, compare_names);
}
"""


def emit_source(registry: Registry) -> str:
    commands = wrapping_commands(registry)
    rows: Dict[str, str] = {command.name: command.short_name for command in commands}
    rows.update(HAND_WRITTEN)
    names = sorted(registry.extensions)
    return "\n".join([
        output.banner(EMITTER, registry).replace("vk/registry/", "vk/handles/"),
        '#include <stdlib.h>\n#include <string.h>\n\n#include "vk/handles/handles_internal.h"\n',
        *[function(registry, command) for command in commands],
        "typedef struct function_row {\n    const char *name;\n    PFN_vkVoidFunction function;\n} function_row;\n",
        "static const function_row functions[] = {",
        *['    {{"{}", (PFN_vkVoidFunction){}}},'.format(name, rows[name]) for name in sorted(rows)],
        "};\n",
        "static const char *const extensions[] = {",
        *['    "{}",'.format(name) for name in names],
        "};",
        TABLES.rstrip("\n")]) + "\n"


if __name__ == "__main__":
    output.run(EMITTER, __doc__, {"source": emit_source})
