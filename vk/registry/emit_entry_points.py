"""Writes entry_points.c for vk/layer: the layer's function for every command, and the table that leads to them."""

from typing import List

from vk.registry import output
from vk.registry.emit_hooks import sorted_commands
from vk.registry.model import Command, Level, Registry

EMITTER = "emit_entry_points.py"

INTRODUCTION = """
The layer's entry points. Each finds its instance or device by its first argument, calls straight down when nobody hooks
the command there, and else runs the phases that vk/registry/validator.h describes. vk/layer/entry_point.h has the parts.
"""

# Entry points that vk/layer has written by hand as wd_layer_<Command>, with the reason.
HAND_WRITTEN = {
    "vkCreateInstance": "no instance, hence no hooks yet",
    "vkDestroyInstance": "hooks and their data go away in between",
    "vkDestroyDevice": "hooks and their data go away in between",
    "vkEnumerateInstanceExtensionProperties": "no instance",
    "vkEnumerateInstanceLayerProperties": "no instance",
    "vkEnumerateInstanceVersion": "no instance",
    "vkGetInstanceProcAddr": "answers for the layer itself",
    "vkGetDeviceProcAddr": "answers for the layer itself",
}

# Commands that vk/layer carries out as wd_layer_<Command>(call, args, down), with the reason.
OF_LAYER = {
    "vkCreateDevice": "makes the layer's part of a device",
    "vkEnumerateDeviceExtensionProperties": "has extensions of its own",
    "vkEnumerateDeviceLayerProperties": "the layer is one",
    "vkGetPhysicalDeviceToolProperties": "the layer is a tool",
    "vkCreateDebugUtilsMessengerEXT": "findings go to messengers",
    "vkDestroyDebugUtilsMessengerEXT": "findings go to messengers",
    "vkSubmitDebugUtilsMessageEXT": "the layer implements it if no layer or driver below does",
    "vkCreateDebugReportCallbackEXT": "findings go to callbacks",
    "vkDestroyDebugReportCallbackEXT": "findings go to callbacks",
    "vkDebugReportMessageEXT": "the layer implements it if no layer or driver below does",
}

# Extensions whose device commands a validator serves, with the reason.
SERVED = {"VK_EXT_validation_cache": "drivers have no validation to cache"}

# Extensions whose device commands succeed where the next layer lacks them, with the reason.
LABELS = {
    "VK_EXT_debug_utils": "names and labels: the layer itself uses them",
    "VK_EXT_debug_marker": "names and markers: the layer itself uses them",
}


# Names of local variables in entry points.
LOCALS = {"layer", "hooks", "hook", "args", "changed", "down", "call", "skip"}


def kind(command: Command) -> str:
    """The wd_entry_kind of a command."""
    if command.name in HAND_WRITTEN or command.canonical in OF_LAYER:
        return "WD_ENTRY_OF_LAYER"
    if command.level is Level.DEVICE:
        if SERVED.keys() & set(command.providers):
            return "WD_ENTRY_SERVED"
        if LABELS.keys() & set(command.providers):
            return "WD_ENTRY_LABELS"
    return "WD_ENTRY_PASSES"


def _signature(command: Command) -> str:
    return output.call("static VKAPI_ATTR {} VKAPI_CALL {}".format(command.return_type, command.short_name),
                       [param.declaration() for param in command.params], " {")


def _pre_record_statements(command: Command) -> List[str]:
    """Creates `down`: commands without a result copy their arguments only where a hook may change them."""
    canonical = command.canonical[2:]
    if command.return_type != "void":
        return ["        wd_{}_args down = args;".format(canonical),
                "        WD_RUN_PRE_RECORD({}, &call, hooks, hook, &args, &down);".format(canonical)]
    return ["        wd_{}_args changed, *down = &args;".format(canonical),
            "        if (hooks->num_pre_record) {",
            "            changed = args;",
            "            down = &changed;",
            "            WD_RUN_PRE_RECORD({}, &call, hooks, hook, &args, down);".format(canonical),
            "        }"]


def _down_statements(command: Command) -> List[str]:
    """The call of the next layer, or its replacement, inside `if (!skip) {`."""
    returns = command.return_type != "void"
    member, pointer = ("down.", "&down") if returns else ("down->", "down")
    assign = "down.result = " if returns else ""
    next_pointer = "layer->base.dispatch." + command.short_name
    arguments = [member + param.name for param in command.params]
    entry_kind = kind(command)
    if entry_kind == "WD_ENTRY_OF_LAYER":
        return ["        {}wd_layer_{}(&call, &args, {});".format(assign, command.canonical[2:], pointer)]
    if entry_kind == "WD_ENTRY_SERVED":
        lines = ["        down.result = VK_ERROR_EXTENSION_NOT_PRESENT;"] if returns else []
        return lines + ["        wd_run_serve(&call, hooks, {});".format(pointer)]
    if entry_kind == "WD_ENTRY_LABELS":
        lines = ["        down.result = VK_SUCCESS;"] if returns else []
        return lines + ["        if ({}) {{".format(next_pointer),
                        output.call(assign + next_pointer, arguments, ";", 12), "        }"]
    return [output.call(assign + next_pointer, arguments, ";", 8)]


def _result_statements(command: Command) -> List[str]:
    """The code after the next layer: the result that post_record hooks and the application see."""
    if command.return_type == "void":
        return []
    return ["        WD_RUN_AMEND({}, &call, hooks, hook, &args, &down);".format(command.canonical[2:]),
            "        args.result = down.result;"]


def _begin(command: Command) -> str:
    """The statement that begins the call."""
    tail = ["WD_COMMAND_" + command.canonical[2:], "\"{}\"".format(command.name)]
    if command.dispatch_handle == "VkCommandBuffer":
        return output.call("wd_call_begin_recording", ["&call", "layer", *tail, command.params[0].name], ";", 4)
    of_device = command.level is Level.DEVICE
    owner = ["layer->base.instance", "&layer->base"] if of_device else ["&layer->base", "NULL"]
    return output.call("wd_call_begin", ["&call", *owner, *tail], ";", 4)


def entry_point(command: Command) -> str:
    """The function of one command."""
    canonical = command.canonical[2:]
    of_device = command.level is Level.DEVICE
    returns = command.return_type != "void"
    handle = command.params[0].name
    lines = [
        _signature(command),
        "    wd_layer_{0} *layer = wd_layer_{0}_of({1});".format("device" if of_device else "instance", handle),
        "    const wd_command_hooks *hooks = &layer->hooks.commands[WD_COMMAND_{}];".format(canonical)]
    if kind(command) == "WD_ENTRY_PASSES":
        down = output.call(("return " if returns else "") + "layer->base.dispatch." + command.short_name,
                           [param.name for param in command.params], ";", 8)
        lines += ["    if (wd_hooks_empty(hooks)) {", down] + ([] if returns else ["        return;"]) + ["    }"]
    values = [param.name for param in command.params]
    if command.return_type == "VkResult":
        values.append("VK_ERROR_VALIDATION_FAILED_EXT")
    elif returns:
        values.append("0")
    lines += [
        _braced("    wd_{}_args args = ".format(canonical), values),
        "    wd_call call;",
        _begin(command),
        "    const wd_hook *hook = hooks->first;",
        "    bool skip = false;",
        "    WD_RUN_VALIDATE({}, skip, &call, hooks, hook, &args);".format(canonical),
        "    if (!skip) {",
        *_pre_record_statements(command),
        *_down_statements(command),
        *_result_statements(command),
        "        WD_RUN_POST_RECORD({}, &call, hooks, hook, &args, {});".format(canonical, "&down" if returns else "down"),
        "    }",
        "    wd_call_end(&call);",
        *(["    return args.result;"] if returns else []),
        "}"]
    return "\n".join(lines) + "\n"


def _braced(prefix: str, values: List[str]) -> str:
    """`prefix{a, b};`, wrapped and aligned after the brace."""
    lines, current = [], prefix + "{"
    column = len(current)
    for number, value in enumerate(values):
        piece = value + ("};" if number + 1 == len(values) else ",")
        separator = "" if current.endswith("{") or not current.strip() else " "
        if len(current) + len(separator) + len(piece) > output.COLUMNS:
            lines.append(current)
            current, separator = " " * column, ""
        current += separator + piece
    return "\n".join(lines + [current])


def _table_entry(command: Command) -> str:
    name = "wd_layer_" + command.short_name if command.name in HAND_WRITTEN else command.short_name
    return "    {{(PFN_vkVoidFunction){}, {}}},".format(name, kind(command))


def emit_source(registry: Registry) -> str:
    unknown = [name for name in [*HAND_WRITTEN, *OF_LAYER] if name not in registry.commands]
    if unknown:
        raise ValueError("the registry lacks " + ", ".join(unknown))
    for command in registry.commands.values():
        clash = LOCALS & {param.name for param in command.params}
        if clash:
            raise ValueError("{}: parameters with names of locals: {}".format(command.name, clash))
    functions = [entry_point(command) for command in registry.commands.values() if command.name not in HAND_WRITTEN]
    return "\n".join([
        output.banner(EMITTER, registry, INTRODUCTION) + "#include \"vk/layer/entry_point.h\"\n",
        *functions,
        "const wd_entry_point wd_layer_entry_points[WD_NUM_COMMAND_NAMES] = {",
        *[_table_entry(command) for command in sorted_commands(registry)],
        "};"]) + "\n"


if __name__ == "__main__":
    output.run(EMITTER, __doc__, {"source": emit_source})
