"""Writes handle_types.h and handle_types.c: the table of Vulkan's handle types."""

from typing import List

from vk.registry import output
from vk.registry.model import Handle, Registry

EMITTER = "emit_handle_types.py"

INTRODUCTION = """
The handle types as a table: names, object types of debug utils and debug report, parents.
"""

DECLARATIONS = """
// wd_handle_type describes one handle type. Aliases (VkSamplerYcbcrConversionKHR) have no entry of their own.
typedef struct wd_handle_type {
    const char *name; // "VkBuffer"
    VkObjectType object_type;
    VkDebugReportObjectTypeEXT report_type; // VK_DEBUG_REPORT_OBJECT_TYPE_UNKNOWN_EXT where it has none.
    VkObjectType parent_type;               // VK_OBJECT_TYPE_UNKNOWN for VkInstance.
    bool dispatchable;
} wd_handle_type;

// wd_handle_types holds every handle type, sorted by object_type.
extern const wd_handle_type wd_handle_types[WD_NUM_HANDLE_TYPES];

// wd_handle_type_find returns the entry of an object type, or NULL for one that this build does not know and
// for VK_OBJECT_TYPE_UNKNOWN. A binary search. Thread-safe.
const wd_handle_type *wd_handle_type_find(VkObjectType object_type);

// wd_handle_type_find_report returns the entry of a debug-report object type, or NULL. Thread-safe.
const wd_handle_type *wd_handle_type_find_report(VkDebugReportObjectTypeEXT report_type);

// wd_handle_type_name returns "VkBuffer" for VK_OBJECT_TYPE_BUFFER, and "object" for other values. It
// never returns NULL.
const char *wd_handle_type_name(VkObjectType object_type);
"""

LOOK_UP = """
static int compare_types(const void *key, const void *entry) {
    const VkObjectType type = *(const VkObjectType *)key;
    const VkObjectType other = ((const wd_handle_type *)entry)->object_type;
    return (type > other) - (type < other);
}

const wd_handle_type *wd_handle_type_find(VkObjectType object_type) {
    return bsearch(&object_type, wd_handle_types, WD_NUM_HANDLE_TYPES, sizeof(*wd_handle_types),
                   compare_types);
}

const wd_handle_type *wd_handle_type_find_report(VkDebugReportObjectTypeEXT report_type) {
    if (report_type == VK_DEBUG_REPORT_OBJECT_TYPE_UNKNOWN_EXT) {
        return NULL;
    }
    for (size_t i = 0; i < WD_NUM_HANDLE_TYPES; i++) {
        if (wd_handle_types[i].report_type == report_type) {
            return &wd_handle_types[i];
        }
    }
    return NULL;
}

const char *wd_handle_type_name(VkObjectType object_type) {
    const wd_handle_type *type = wd_handle_type_find(object_type);
    return type ? type->name : "object";
}
"""


def handle_types(registry: Registry) -> List[Handle]:
    """Sorted by the number of their object type."""
    numbers = registry.enums["VkObjectType"]
    handles = [h for h in registry.handles.values() if not h.alias_of and numbers.value(h.object_type)]
    return sorted(handles, key=lambda handle: numbers.value(handle.object_type).value)


def report_type(registry: Registry, handle: Handle) -> str:
    """VK_EXT_debug_report derives its names from the later VkObjectType's, and stops at newer objects."""
    name = handle.object_type.replace("VK_OBJECT_TYPE_", "VK_DEBUG_REPORT_OBJECT_TYPE_") + "_EXT"
    known = registry.enums["VkDebugReportObjectTypeEXT"].value(name)
    return name if known else "VK_DEBUG_REPORT_OBJECT_TYPE_UNKNOWN_EXT"


def emit_header(registry: Registry) -> str:
    body = "#define WD_NUM_HANDLE_TYPES {}\n".format(len(handle_types(registry))) + DECLARATIONS
    return output.banner(EMITTER, registry, INTRODUCTION) + output.header(
        "WARDEN_VK_REGISTRY_HANDLE_TYPES_H", ["<stdbool.h>", "<stddef.h>", "<vulkan/vulkan_core.h>"], body)


def _entry(registry: Registry, handle: Handle) -> str:
    parent = registry.handles[handle.parents[0]].object_type if handle.parents else "VK_OBJECT_TYPE_UNKNOWN"
    return output.wrap("    {", [
        "\"{}\"".format(handle.name), handle.object_type, report_type(registry, handle), parent,
        "true" if handle.dispatchable else "false"], "},")


def emit_source(registry: Registry) -> str:
    return "\n".join([
        output.banner(EMITTER, registry) + "#include \"vk/registry/handle_types.h\"\n\n#include <stdlib.h>\n",
        "const wd_handle_type wd_handle_types[WD_NUM_HANDLE_TYPES] = {",
        *[_entry(registry, handle) for handle in handle_types(registry)],
        "};",
        LOOK_UP.rstrip("\n")]) + "\n"


if __name__ == "__main__":
    output.run(EMITTER, __doc__, {"header": emit_header, "source": emit_source})
