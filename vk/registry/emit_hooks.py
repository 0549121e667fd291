"""Writes hooks.h and hooks.c: arguments and hooks of every command, wd_command, and the command table."""

from typing import Dict, List

from vk.registry import output
from vk.registry.model import Command, Registry

EMITTER = "emit_hooks.py"

INTRODUCTION = """
Every command as data: an enumerant, its arguments in a struct, its hooks, and an entry in a table.

Only canonical commands have an enumerant, arguments and hooks of their own: vkFooKHR, an alias of vkFoo, shares those
of vkFoo, and can be named instead of it: code that names the alias builds with older registries too, in which vkFooKHR
is the canonical command. The table has aliases as well. Commands under platform guards (VK_USE_PLATFORM_...,
VK_ENABLE_BETA_EXTENSIONS) are left out.

wd_<Command>_args holds the parameters in their order, arrays as pointers, then `result` where the command
returns something. Pointed-to data is the application's.

Hooks of one command, in the order of the phases:
    validate     sees the application's arguments before the call; true asks to skip the call down.
                 `result` is not set yet.
    pre_record   may change `down`, the arguments that the next layer gets; they begin as a copy of `args`.
    amend        sees down->result right after the call, and may change it and the data of output pointers: all
                 post_record hooks, and the application, see the changed values. Commands without a result have none.
    post_record  is called whenever the call went down, also when it failed: check args->result. Output
                 pointers are the same in `args` and `down`, unless a pre_record hook changed them.
"""

COMMAND_DECLARATIONS = """
// wd_command_level is the kind of handle that dispatches a command.
typedef enum wd_command_level {
    WD_COMMAND_LEVEL_GLOBAL,          // No handle: vkCreateInstance, vkEnumerateInstance...
    WD_COMMAND_LEVEL_INSTANCE,        // VkInstance.
    WD_COMMAND_LEVEL_PHYSICAL_DEVICE, // VkPhysicalDevice.
    WD_COMMAND_LEVEL_DEVICE,          // VkDevice and its children VkQueue and VkCommandBuffer.
} wd_command_level;

// wd_command_info describes one name that an application can ask for.
typedef struct wd_command_info {
    const char *name;         // "vkCmdDraw"
    const char *provider;     // The first version or extension that has it: "VK_VERSION_1_0".
    wd_command canonical;     // The command of which this name is an alias, or the command itself.
    wd_command_level level;   // By the first parameter.
    VkObjectType handle_type; // Of the first parameter; VK_OBJECT_TYPE_UNKNOWN for global commands.
    bool is_alias;            // `canonical` has another name.
    bool is_destroy;          // Destroys or frees objects: vkDestroy..., vkFree..., vkRelease... of handles.
} wd_command_info;

// wd_command_table holds every command, aliases included, sorted by name with strcmp's order.
extern const wd_command_info wd_command_table[WD_NUM_COMMAND_NAMES];

// wd_command_find returns the entry of wd_command_table for `name`, or NULL for NULL and for names that this build
// does not know. A binary search over the sorted table: ten comparisons for a thousand names. Thread-safe.
const wd_command_info *wd_command_find(const char *name);

// wd_command_get returns the entry of a canonical command, or NULL if `command` is none. Thread-safe.
const wd_command_info *wd_command_get(wd_command command);
"""

HOOK_DECLARATIONS = """
typedef enum wd_hook_phase {
    WD_HOOK_VALIDATE,
    WD_HOOK_PRE_RECORD,
    WD_HOOK_AMEND,
    WD_HOOK_POST_RECORD,
    WD_NUM_HOOK_PHASES,
} wd_hook_phase;

// wd_hook_function is a hook of some command; cast it to that command's type before calling it.
typedef void (*wd_hook_function)(void);

// wd_hooks_get returns the hook of `command` for `phase`, NULL where there is none. The members of wd_hooks
// are in the order of wd_command, so this is one load.
wd_hook_function wd_hooks_get(const wd_hooks *hooks, wd_command command, wd_hook_phase phase);

// wd_hooks_has returns whether `command` has a hook in any phase.
bool wd_hooks_has(const wd_hooks *hooks, wd_command command);
"""

LOOK_UP = """
static int compare_names(const void *name, const void *info) {
    return strcmp(name, ((const wd_command_info *)info)->name);
}

const wd_command_info *wd_command_find(const char *name) {
    if (!name) {
        return NULL;
    }
    return bsearch(name, wd_command_table, WD_NUM_COMMAND_NAMES, sizeof(*wd_command_table), compare_names);
}

const wd_command_info *wd_command_get(wd_command command) {
    if ((unsigned)command >= WD_COMMAND_COUNT) {
        return NULL;
    }
    return &wd_command_table[canonical_entries[command]];
}

_Static_assert(sizeof(wd_hooks) == sizeof(wd_hook_function[WD_COMMAND_COUNT][WD_NUM_HOOK_PHASES]),
               "wd_hooks_get reads wd_hooks as an array");

wd_hook_function wd_hooks_get(const wd_hooks *hooks, wd_command command, wd_hook_phase phase) {
    const size_t index = (size_t)command * WD_NUM_HOOK_PHASES + (size_t)phase;
    wd_hook_function function;
    memcpy(&function, (const char *)hooks + index * sizeof(function), sizeof(function));
    return function;
}

bool wd_hooks_has(const wd_hooks *hooks, wd_command command) {
    return wd_hooks_get(hooks, command, WD_HOOK_VALIDATE) ||
           wd_hooks_get(hooks, command, WD_HOOK_PRE_RECORD) ||
           wd_hooks_get(hooks, command, WD_HOOK_AMEND) ||
           wd_hooks_get(hooks, command, WD_HOOK_POST_RECORD);
}
"""


def aliases(registry: Registry) -> Dict[str, List[Command]]:
    """The aliases of each canonical command that has some."""
    found: Dict[str, List[Command]] = {}
    for command in registry.commands.values():
        if command.is_alias:
            found.setdefault(command.canonical, []).append(command)
    return found


def arguments(command: Command) -> str:
    """The argument struct of a command."""
    name = "wd_{}_args".format(command.short_name)
    members = [param.decayed() for param in command.params]
    if command.return_type != "void":
        members.append(command.return_type + " result")
    return "\n".join(["typedef struct {} {{".format(name)] + ["    {};".format(m) for m in members] +
                     ["}} {};".format(name)])


def _hooks(command: Command, names: List[Command]) -> str:
    """The struct of a command's hooks: a type of its own where aliases share it, else a member of wd_hooks."""
    args = "wd_{}_args".format(command.short_name)
    call, up = "struct wd_call *call", "const {} *args".format(args)
    # All commands have as many members: wd_hooks_get reads them as an array.
    depth = 4 if names else 8
    amend = (output.call("void (*amend)", [call, up, args + " *down"], ";", depth) if command.return_type != "void"
             else " " * depth + "void (*no_amend)(void); // NULL")
    opening = "typedef struct wd_{}_hooks {{".format(command.short_name) if names else "    struct {"
    closing = "}} wd_{}_hooks;".format(command.short_name) if names else "    }} {};".format(command.short_name)
    return "\n".join([
        opening,
        output.call("bool (*validate)", [call, up], ";", depth),
        output.call("void (*pre_record)", [call, up, args + " *down"], ";", depth),
        amend,
        output.call("void (*post_record)", [call, up, "const {} *down".format(args)], ";", depth),
        closing])


def _member(command: Command, names: List[Command]) -> str:
    """The member of wd_hooks for a command: all of its names are the same hooks."""
    if not names:
        return _hooks(command, names)
    members = ["        wd_{}_hooks {};".format(command.short_name, name.short_name) for name in [command] + names]
    return "\n".join(["    union {"] + members + ["    };"])


def emit_header(registry: Registry) -> str:
    commands = registry.canonical_commands()
    names = aliases(registry)
    enumerants = ["    WD_COMMAND_{},".format(command.short_name) for command in commands]
    alias_enumerants = ["    WD_COMMAND_{} = WD_COMMAND_{},".format(alias.short_name, alias.canonical[2:])
                        for command in commands for alias in names.get(command.name, [])]
    alias_types = ["typedef wd_{}_args wd_{}_args;".format(alias.canonical[2:], alias.short_name)
                   for command in commands for alias in names.get(command.name, [])]
    body = "\n".join([
        "struct wd_call; // vk/registry/validator.h\n",
        "// wd_command names every canonical command; aliases have its value.",
        "typedef enum wd_command {",
        *enumerants,
        "    WD_COMMAND_COUNT,",
        *alias_enumerants,
        "} wd_command;\n",
        "// The number of names in wd_command_table: canonical commands and aliases.",
        "#define WD_NUM_COMMAND_NAMES {}".format(len(registry.commands)),
        COMMAND_DECLARATIONS,
        "\n\n".join(arguments(command) for command in commands) + "\n",
        "\n".join(alias_types) + "\n",
        "\n\n".join(_hooks(command, names[command.name]) for command in commands if command.name in names) + "\n",
        "// wd_hooks are the hooks of one validator. Zeroed, it has none.",
        "typedef struct wd_hooks {",
        "\n".join(_member(command, names.get(command.name, [])) for command in commands),
        "} wd_hooks;",
        HOOK_DECLARATIONS.rstrip("\n")])
    return output.banner(EMITTER, registry, INTRODUCTION) + output.header(
        "WARDEN_VK_REGISTRY_HOOKS_H", ["<stdbool.h>", "<stddef.h>", "<vulkan/vulkan_core.h>"], body)


def _entry(registry: Registry, command: Command) -> str:
    handle = command.dispatch_handle
    fields = [
        "\"{}\"".format(command.name),
        "\"{}\"".format(command.providers[0]),
        "WD_COMMAND_" + command.canonical[2:],
        "WD_COMMAND_LEVEL_" + command.level.value,
        registry.handles[handle].object_type if handle else "VK_OBJECT_TYPE_UNKNOWN",
        "true" if command.is_alias else "false",
        "true" if command.is_destroy else "false"]
    return output.wrap("    {", fields, "},")


def sorted_commands(registry: Registry) -> List[Command]:
    """In strcmp's order: names are ASCII."""
    return sorted(registry.commands.values(), key=lambda command: command.name.encode("ascii"))


def emit_source(registry: Registry) -> str:
    table = sorted_commands(registry)
    positions = {command.name: number for number, command in enumerate(table)}
    return "\n".join([
        output.banner(EMITTER, registry) + "#include \"vk/registry/hooks.h\"\n",
        "#include <stdlib.h>\n#include <string.h>\n",
        "const wd_command_info wd_command_table[WD_NUM_COMMAND_NAMES] = {",
        *[_entry(registry, command) for command in table],
        "};\n",
        "// The index of each canonical command in wd_command_table.",
        "static const unsigned short canonical_entries[WD_COMMAND_COUNT] = {",
        *["    [WD_COMMAND_{}] = {},".format(command.short_name, positions[command.name])
          for command in registry.canonical_commands()],
        "};",
        LOOK_UP.rstrip("\n")]) + "\n"


if __name__ == "__main__":
    output.run(EMITTER, __doc__, {"header": emit_header, "source": emit_source})
