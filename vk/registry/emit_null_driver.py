"""Writes null_commands.h and null_commands.c: the commands of the null driver (testing/null_driver).

A command does nothing but fill its outputs, by rules over the model: handles are new, structs are filled
member by member, arrays whose length the driver chooses are empty. Commands that these rules do not cover are in
HAND_WRITTEN.
"""

import json
import re
from typing import Dict, List, Optional, Set

from vk.registry import output
from vk.registry.model import Command, Declaration, Registry, Struct
from vk.registry.null_values import ADJUSTED, LITERALS, PARAMETERS, member_statements

EMITTER = "emit_null_driver.py"

# Commands that are written in C, each with the reason. A name means itself and
# for itself with an author's suffix: "MapMemory2" is vkMapMemory2KHR in a registry where that is the
# canonical command.
_LIFE = "dispatchable objects with state"
_QUERY = "describes this driver, not a type"
_STATE = "objects with state"
_SYNC = "objects that are waited for"
_ADDRESS = "addresses are unique and follow the memory"
_PROGRESS = "carried out where the driver's settings ask for it"
HAND_WRITTEN: Dict[str, str] = {
    "CreateInstance": _LIFE, "DestroyInstance": _LIFE, "EnumeratePhysicalDevices": _LIFE,
    "EnumeratePhysicalDeviceGroups": _LIFE, "CreateDevice": _LIFE, "DestroyDevice": _LIFE,
    "GetDeviceQueue": _LIFE, "GetDeviceQueue2": _LIFE,
    "CreateCommandPool": _LIFE, "DestroyCommandPool": _LIFE,
    "AllocateCommandBuffers": _LIFE, "FreeCommandBuffers": _LIFE,
    "GetInstanceProcAddr": _QUERY, "GetDeviceProcAddr": _QUERY, "EnumerateInstanceVersion": _QUERY,
    "EnumerateInstanceExtensionProperties": _QUERY, "EnumerateInstanceLayerProperties": _QUERY,
    "EnumerateDeviceExtensionProperties": _QUERY, "EnumerateDeviceLayerProperties": _QUERY,
    "GetPhysicalDeviceQueueFamilyProperties": _QUERY, "GetPhysicalDeviceQueueFamilyProperties2": _QUERY,
    "GetPipelineCacheData": _QUERY,
    "EnumeratePhysicalDeviceQueueFamilyPerformanceQueryCountersKHR": "a counter of each scope",
    "GetPhysicalDeviceQueueFamilyPerformanceQueryPassesKHR": _QUERY,
    "CreatePipelineBinariesKHR": "writes handles to an array in a struct",
    "GetPhysicalDeviceImageFormatProperties": _QUERY, "GetPhysicalDeviceImageFormatProperties2": _QUERY,
    "GetMemoryFdKHR": "exports of one memory object are one file",
    "AllocateMemory": _STATE, "FreeMemory": _STATE, "MapMemory": _STATE, "MapMemory2": _STATE,
    "CreateBuffer": _STATE, "DestroyBuffer": _STATE, "CreateImage": _STATE, "DestroyImage": _STATE,
    "BindBufferMemory": _STATE, "BindBufferMemory2": _STATE,
    "GetBufferMemoryRequirements": _STATE, "GetBufferMemoryRequirements2": _STATE,
    "GetDeviceBufferMemoryRequirements": _STATE, "GetImageMemoryRequirements": _STATE,
    "GetImageMemoryRequirements2": _STATE, "GetDeviceImageMemoryRequirements": _STATE,
    "GetImageSubresourceLayout": _STATE, "GetImageSubresourceLayout2": _STATE,
    "GetDeviceImageSubresourceLayout": _STATE,
    "GetImageSparseMemoryRequirements": _STATE, "GetImageSparseMemoryRequirements2": _STATE,
    "CreateQueryPool": _STATE, "DestroyQueryPool": _STATE,
    "GetQueryPoolResults": "availability follows the values of each query",
    "GetBufferDeviceAddress": _ADDRESS, "GetBufferOpaqueCaptureAddress": _ADDRESS,
    "GetDeviceMemoryOpaqueCaptureAddress": _ADDRESS, "CreateAccelerationStructureKHR": _ADDRESS,
    "DestroyAccelerationStructureKHR": _ADDRESS, "GetAccelerationStructureDeviceAddressKHR": _ADDRESS,
    "CreateFence": _SYNC, "DestroyFence": _SYNC, "ResetFences": _SYNC, "GetFenceStatus": _SYNC,
    "WaitForFences": _SYNC, "RegisterDeviceEvent": _SYNC, "RegisterDisplayEvent": _SYNC,
    "CreateSemaphore": _SYNC, "DestroySemaphore": _SYNC, "GetSemaphoreCounterValue": _SYNC,
    "WaitSemaphores": _SYNC, "SignalSemaphore": _SYNC, "CreateEvent": _SYNC, "DestroyEvent": _SYNC,
    "GetEventStatus": _SYNC, "SetEvent": _SYNC, "ResetEvent": _SYNC,
    "QueueSubmit": _SYNC, "QueueSubmit2": _SYNC, "QueueBindSparse": _SYNC, "QueueWaitIdle": _SYNC,
    "DeviceWaitIdle": _SYNC, "QueuePresent": _SYNC, "AcquireNextImage": _SYNC, "AcquireNextImage2": _SYNC,
    "CreateSwapchain": _STATE, "CreateSharedSwapchains": _STATE, "DestroySwapchain": _STATE,
    "GetSwapchainImages": _STATE, "GetPhysicalDeviceSurfaceFormats": _QUERY,
    "GetPhysicalDeviceDisplayPropertiesKHR": _QUERY, "GetPhysicalDeviceDisplayPlanePropertiesKHR": _QUERY,
    "GetPhysicalDeviceSurfaceSupport": _QUERY, "GetPhysicalDeviceSurfaceFormats2": _QUERY, "GetPhysicalDeviceSurfacePresentModes": _QUERY,
    "GetPhysicalDeviceSurfaceCapabilities2KHR": "the answer depends on a present mode",
    "CreatePrivateDataSlot": _STATE, "DestroyPrivateDataSlot": _STATE, "SetPrivateData": _STATE,
    "GetPrivateData": _STATE,
    "BeginCommandBuffer": _PROGRESS, "CmdFillBuffer": _PROGRESS, "CmdWriteBufferMarkerAMD": _PROGRESS,
    "CmdSetCheckpointNV": _PROGRESS, "CmdExecuteCommands": _PROGRESS, "GetQueueCheckpointDataNV": _PROGRESS,
    "GetDeviceFaultInfoEXT": "the driver's settings decide",
    "GetDeviceFaultReportsKHR": "each report is returned once", "GetDeviceFaultDebugInfoKHR": "the driver's settings decide",
    "CreateDebugUtilsMessengerEXT": "gets the addresses of bindings", "DestroyDebugUtilsMessengerEXT": _STATE,
}

# Extensions that the driver does not offer; their commands are not there either.
NOT_OFFERED: Dict[str, str] = {
    "VK_EXT_debug_marker": "implemented by layers",
    "VK_EXT_debug_report": "implemented by the loader and by layers",
    "VK_EXT_layer_settings": "implemented by layers",
    "VK_EXT_validation_cache": "implemented by layers",
    "VK_EXT_validation_features": "implemented by layers",
    "VK_EXT_validation_flags": "implemented by layers",
    "VK_KHR_portability_enumeration": "implemented by the loader",
    "VK_LUNARG_direct_driver_loading": "implemented by the loader",
}

HEADER_INTRODUCTION = """
The commands of the null driver that are written by hand, and declarations shared with the generated ones.
"""

HEADER_DECLARATIONS = """
// null_command_find returns the driver's command, or NULL for a name that it does not have.
PFN_vkVoidFunction null_command_find(const wd_command_info *info);

// null_fill_chain fills the structs of an output's pNext chain; those that it does not know stay as they are.
void null_fill_chain(void *next);
// null_fill_other, which is written by hand, fills those that the registry leaves out.
void null_fill_other(VkBaseOutStructure *out);

extern const VkExtensionProperties null_instance_extensions[NULL_NUM_INSTANCE_EXTENSIONS];
extern const VkExtensionProperties null_device_extensions[NULL_NUM_DEVICE_EXTENSIONS];

// null_format_plane is a plane of a format; 0: there is none.
typedef struct null_format_plane {
    uint32_t width_divisor;
    uint32_t height_divisor;
    uint32_t texel_size;
} null_format_plane;

// null_format_info: `block_size` bytes hold a block of `width` x `height` x `depth` texels.
typedef struct null_format_info {
    VkFormat format;
    uint32_t block_size;
    uint32_t width;
    uint32_t height;
    uint32_t depth;
    null_format_plane planes[3];
} null_format_info;

// Sorted by format.
extern const null_format_info null_formats[NULL_NUM_FORMATS];

// Corrections by hand of values that the rules filled.
"""


def hand_written_name(command: Command) -> Optional[str]:
    """The name in HAND_WRITTEN of a canonical command."""
    for name in (command.short_name, re.sub(r"[A-Z]{2,}$", "", command.short_name)):
        if name in HAND_WRITTEN:
            return name
    return None


def offered(registry: Registry, command: Command) -> bool:
    return any(provider not in NOT_OFFERED for provider in command.providers)


def driver_commands(registry: Registry) -> List[Command]:
    return [command for command in registry.canonical_commands() if offered(registry, command)]


def filled_structs(registry: Registry) -> List[Struct]:
    """The structs that the driver fills: outputs of generated commands, their extensions and their parts."""
    pending: List[str] = [s.name for s in registry.structs.values()
                          if not s.alias_of and s.stype and (s.returned_only and s.extends or _is_chained(s))]
    for command in driver_commands(registry):
        if not hand_written_name(command):
            pending += [registry.canonical_type(p.type) for p in command.params
                        if _filled_output(registry, command, p)]
    seen: Set[str] = set()
    while pending:
        name = pending.pop()
        if name in seen or name not in registry.structs:
            continue
        seen.add(name)
        pending += [registry.canonical_type(m.type) for m in registry.structs[name].members
                    if not m.is_pointer and not m.arrays and m.type not in LITERALS]
    return [s for s in registry.structs.values() if s.name in seen and not s.is_union]


def _is_chained(struct: Struct) -> bool:
    """Whether the struct has features or properties, for registries that do not state that it is returned."""
    has_arrays = any(member.is_pointer and member.lengths for member in struct.members)
    return ("VkPhysicalDeviceFeatures2" in struct.extends or "VkPhysicalDeviceProperties2" in struct.extends or
            (struct.extends == ["VkSurfaceCapabilities2KHR"] and not has_arrays))


def _filled_output(registry: Registry, command: Command, param: Declaration) -> bool:
    return (param.is_output and param.pointer == "*" and param.type in registry.structs and
            not _counted_by_pointer(command, param) and param.type != "VkBaseOutStructure")


def _counted_by_pointer(command: Command, param: Declaration) -> bool:
    """Whether the array's length is a parameter through which the driver says how many there are."""
    length = param.lengths[0] if param.lengths else ""
    return any(other.name == length and other.is_output for other in command.params)


# The bodies of generated commands.


def _is_count(command: Command, param: Declaration) -> bool:
    return any(param.name in other.lengths for other in command.params)


def _new_handle(registry: Registry, handle_type: str) -> str:
    handle = registry.handles[registry.canonical_type(handle_type)]
    maker = "null_dispatchable_create" if handle.dispatchable else "null_handle_create"
    return "({}){}({})".format(handle_type, maker, "" if handle.dispatchable else handle.object_type)


def _output_statements(registry: Registry, command: Command, param: Declaration) -> List[str]:
    name, kind = param.name, registry.canonical_type(param.type)
    known = PARAMETERS.get((command.short_name, name)) or PARAMETERS.get(name)
    if known:
        return ["*{} = {};".format(name, known)]
    if _counted_by_pointer(command, param):
        return []
    length = param.lengths[0] if param.lengths else ""
    if kind == "void" and param.pointer == "*":
        return ["memset({}, 0, {});".format(name, length)] if length else []
    if kind == "VkBaseOutStructure":
        return ["null_fill_chain({});".format(name)]
    if kind in registry.handles:
        value, place = _new_handle(registry, param.type), "{}[i]" if length else "*{}"
        statement = output.assign("    " + place.format(name), value + ";").lstrip()
    elif kind in registry.structs:
        address = "&{}[i]" if length and length != "1" else "{}"
        statement = "fill_{}({});".format(kind, address.format(name))
        next_struct = registry.structs[kind].member("pNext")
        if next_struct and not next_struct.is_const:
            chain = "{}[i].pNext" if length and length != "1" else "{}->pNext"
            return _repeated(command, param, [statement, "null_fill_chain({});".format(chain.format(name))])
    else:
        value = "NULL" if param.pointer == "**" else "0"
        statement = "{} = {};".format(name + "[i]" if length else "*" + name, value)
    return _repeated(command, param, [statement])


def _repeated(command: Command, param: Declaration, statements: List[str]) -> List[str]:
    """The statements for each element of an array, or if the pointer is there where it may be NULL."""
    indented = ["    " + statement for statement in statements]
    length = param.lengths[0] if param.lengths else ""
    if length and length != "1":
        return ["for (uint32_t i = 0; i < {}; i++) {{".format(length)] + indented + ["}"]
    if param.optional and param.optional[0] and not _is_count(command, param):
        return ["if ({}) {{".format(param.name)] + indented + ["}"]
    return statements


def _return_statement(command: Command) -> List[str]:
    if command.return_type == "void":
        return []
    values = {"VkResult": "VK_SUCCESS", "PFN_vkVoidFunction": "NULL", "uint32_t": "1", "VkDeviceSize": "256"}
    value = values.get(command.return_type, "null_address_reserve(256)")
    return ["return {};".format(value)]


def _destroy_statements(registry: Registry, command: Command) -> List[str]:
    if not command.short_name.startswith("Destroy"):
        return []
    return ["null_dispatchable_destroy({});".format(p.name) for p in command.params[1:]
            if p.type in registry.handles and registry.handles[registry.canonical_type(p.type)].dispatchable]


def _signature(command: Command, name: str, prefix: str, suffix: str) -> str:
    params = [param.decayed() for param in command.params] or ["void"]
    declarator = "{}VKAPI_ATTR {} VKAPI_CALL null_{}".format(prefix, command.return_type, name)
    return output.call(declarator, params, suffix)


def _generated_command(registry: Registry, command: Command) -> str:
    statements: List[str] = []
    if not command.short_name.startswith("Cmd"):
        for param in command.params:
            if param.is_output:
                statements += _output_statements(registry, command, param)
        statements += _destroy_statements(registry, command)
    statements += _return_statement(command)
    lines = [_signature(command, command.short_name, "static ", " {")]
    return "\n".join(lines + ["    " + statement for statement in statements] + ["}"]) + "\n"


# Faults: wrappers that return a result at random.

# Commands that the loader calls for itself: loaders crash, or return VK_SUCCESS and no device, where they fail.
_OF_LOADER = {"vkEnumeratePhysicalDevices", "vkEnumeratePhysicalDeviceGroups", "vkEnumerateInstanceExtensionProperties",
              "vkEnumerateDeviceExtensionProperties", "vkEnumerateInstanceVersion"}


def _result_codes(registry: Registry, command: Command) -> List[str]:
    """The results that a command can return, but VK_SUCCESS."""
    known = registry.enums["VkResult"]
    return [code for code in command.success_codes + command.error_codes
            if code != "VK_SUCCESS" and known.value(code)]


# Queries whose answer layers keep.
_ABOUT_FORMATS = {"vkGetPhysicalDeviceImageFormatProperties", "vkGetPhysicalDeviceImageFormatProperties2",
                  "vkGetPhysicalDeviceImageFormatProperties2KHR"}


def _has_random_results(registry: Registry, command: Command) -> bool:
    return (command.return_type == "VkResult" and command.name not in _OF_LOADER and
            command.name not in _ABOUT_FORMATS and bool(_result_codes(registry, command)))


def _null_handles_statements(registry: Registry, command: Command) -> List[str]:
    """Arrays of new handles are null where a command fails, as for pipelines and descriptor sets."""
    statements: List[str] = []
    for param in command.params:
        length = param.lengths[0] if param.lengths else ""
        if (param.is_output and registry.canonical_type(param.type) in registry.handles and length and
                length != "1" and not _counted_by_pointer(command, param)):
            statements += ["for (uint32_t i = 0; i < {}; i++) {{".format(length),
                           "    {}[i] = VK_NULL_HANDLE;".format(param.name), "}"]
    return statements


def _random_command(registry: Registry, command: Command) -> str:
    name = hand_written_name(command) or command.short_name
    lines = [_signature(command, "random_" + command.short_name, "static ", " {"),
             output.wrap("    static const VkResult codes[] = {", _result_codes(registry, command), "};"),
             "    const VkResult drawn = null_random_result(codes, NULL_COUNT(codes));",
             "    if (null_result_prevents(drawn)) {"]
    lines += ["        " + statement for statement in _null_handles_statements(registry, command)]
    lines += ["        return drawn;", "    }",
              output.call("    const VkResult result = null_" + name, [param.name for param in command.params], ";"),
              "    return result == VK_SUCCESS ? drawn : result;", "}"]
    return "\n".join(lines) + "\n"


# The filling of structs.


def _fill_signature(struct: Struct, suffix: str) -> str:
    return output.call("static void fill_" + struct.name, [struct.name + " *out"], suffix)


def _fill_function(registry: Registry, struct: Struct) -> str:
    lengths = {length for m in struct.members if m.is_pointer for length in m.lengths}
    kept = [m.name for m in struct.members
            if m.name == "sType" or m.is_pointer or (struct.name in ADJUSTED and m.name in lengths)]
    cleared = ", ".join(".{0} = out->{0}".format(name) for name in kept) or "0"
    lines = [_fill_signature(struct, " {")]
    lines.append(output.wrap("    *out = ({}){{".format(struct.name), cleared.split(", "), "};"))
    for member in struct.members:
        if member.name not in kept:
            lines += ["    " + line for line in member_statements(registry, struct, member)]
    if struct.name in ADJUSTED:
        lines.append("    null_adjust_{}(out);".format(struct.name))
    return "\n".join(lines + ["}"]) + "\n"


def _fill_chain(registry: Registry, structs: List[Struct]) -> str:
    lines = ["void null_fill_chain(void *next) {",
             "    for (VkBaseOutStructure *out = next; out; out = out->pNext) {",
             "        switch ((int)out->sType) {"]
    for struct in structs:
        if struct.stype and struct.extends:
            lines += ["        case {}:".format(struct.stype),
                      output.call("            fill_" + struct.name, ["({} *)out".format(struct.name)], ";"),
                      "            break;"]
    lines += ["        default:", "            null_fill_other(out);", "            break;", "        }", "    }", "}"]
    return "\n".join(lines) + "\n"


# Tables.


def extensions(registry: Registry, kind: str):
    return [e for e in registry.extensions.values() if e.type == kind and e.name not in NOT_OFFERED]


def _extension_table(registry: Registry, kind: str) -> str:
    lines = ["const VkExtensionProperties null_{}_extensions[NULL_NUM_{}_EXTENSIONS] = {{".format(
        kind, kind.upper())]
    lines += ["    {{\"{}\", {}}},".format(e.name, e.version) for e in extensions(registry, kind)]
    return "\n".join(lines + ["};"]) + "\n"


def _formats(registry: Registry):
    numbers = registry.enums["VkFormat"]
    known = [f for f in registry.formats.values() if numbers.value(f.name)]
    return sorted(known, key=lambda f: numbers.value(f.name).value)


def _format_table(registry: Registry) -> str:
    lines = ["const null_format_info null_formats[NULL_NUM_FORMATS] = {"]
    lines += ["    {{{}, {}, {}, {}, {}, {}}},".format(f.name, f.block_size, *f.block_extent, output.planes(registry, f))
              for f in _formats(registry)]
    return "\n".join(lines + ["};"]) + "\n"


def _command_table(registry: Registry) -> str:
    lines = ["static const PFN_vkVoidFunction commands[WD_COMMAND_COUNT] = {"]
    for command in driver_commands(registry):
        function = "(PFN_vkVoidFunction)null_{},".format(hand_written_name(command) or command.short_name)
        lines.append(output.assign("    [WD_COMMAND_{}]".format(command.short_name), function))
    lines += ["};\n", "static const PFN_vkVoidFunction random_commands[WD_COMMAND_COUNT] = {"]
    for command in driver_commands(registry):
        if _has_random_results(registry, command):
            function = "(PFN_vkVoidFunction)null_random_{},".format(command.short_name)
            lines.append(output.assign("    [WD_COMMAND_{}]".format(command.short_name), function))
    return "\n".join(lines + [
        "};\n", "PFN_vkVoidFunction null_command_find(const wd_command_info *info) {",
        "    if (info && null_results_are_random() && random_commands[info->canonical]) {",
        "        return random_commands[info->canonical];", "    }",
        "    return info ? commands[info->canonical] : NULL;", "}"]) + "\n"


def emit_header(registry: Registry) -> str:
    filled = {struct.name for struct in filled_structs(registry)}
    counts = ["#define NULL_NUM_INSTANCE_EXTENSIONS {}".format(len(extensions(registry, "instance"))),
              "#define NULL_NUM_DEVICE_EXTENSIONS {}".format(len(extensions(registry, "device"))),
              "#define NULL_NUM_FORMATS {}".format(len(_formats(registry)))]
    adjusted = ["void null_adjust_{0}({0} *out);".format(name) for name in ADJUSTED if name in filled]
    commands = [_signature(command, hand_written_name(command), "", ";")
                for command in driver_commands(registry) if hand_written_name(command)]
    body = "\n".join(counts) + "\n" + HEADER_DECLARATIONS + "\n".join(adjusted + [""] + commands)
    return output.banner(EMITTER, registry, HEADER_INTRODUCTION) + output.header(
        "WARDEN_TESTING_NULL_DRIVER_NULL_COMMANDS_H",
        ["<vulkan/vulkan_core.h>\n", "\"vk/registry/hooks.h\""], body)


def emit_source(registry: Registry) -> str:
    structs = filled_structs(registry)
    parts = [
        output.banner(EMITTER, registry) + "#include \"testing/null_driver/null_commands.h\"\n",
        "#include <string.h>\n",
        "#include \"testing/null_driver/null_driver.h\"\n",
        "// The driver does no work, so most parameters have no use.\n"
        "#pragma GCC diagnostic ignored \"-Wunused-parameter\"\n",
        "\n".join(_fill_signature(struct, ";") for struct in structs) + "\n"]
    parts += [_fill_function(registry, struct) for struct in structs]
    parts.append(_fill_chain(registry, structs))
    parts += [_generated_command(registry, command) for command in driver_commands(registry)
              if not hand_written_name(command)]
    parts += [_random_command(registry, command) for command in driver_commands(registry)
              if _has_random_results(registry, command)]
    parts += [_command_table(registry), _extension_table(registry, "instance"),
              _extension_table(registry, "device"), _format_table(registry)]
    return "\n".join(parts)


def emit_manifest(registry: Registry) -> str:
    """The loader's description of the driver, which is in the same folder."""
    major, minor = max(feature.number for feature in registry.features.values())
    return json.dumps({
        "file_format_version": "1.0.0",
        "ICD": {"library_path": "./libVkICD_null.so",
                "api_version": "{}.{}.{}".format(major, minor, registry.header_version)},
    }, indent=4) + "\n"


if __name__ == "__main__":
    output.run(EMITTER, __doc__, {"header": emit_header, "source": emit_source, "manifest": emit_manifest})
