"""Emits the names of all features and device extensions as members of structs, and tables of the structs that carry them.

    --header  capability_names.h
    --source  capability_tables.c
"""

import re
from typing import Dict, List, Set, Tuple

from vk.registry import output
from vk.registry.model import Registry, Struct

EMITTER = "emit_capabilities.py"

FEATURES = "VkPhysicalDeviceFeatures"
# Tags of authors in the order in which their structs get the plain names.
TAGS = ["", "KHR", "EXT"]

# Extensions whose commands and structs have device addresses, but that access no memory at them.
ADDRESS_QUERIES = {
    "VK_EXT_buffer_device_address": "returns addresses",
    "VK_EXT_device_address_binding_report": "reports addresses",
    "VK_EXT_device_fault": "reports addresses",
    "VK_KHR_buffer_device_address": "returns addresses",
    "VK_KHR_device_fault": "reports addresses",
    "VK_NVX_image_view_handle": "returns addresses",
}
# Extensions that access memory at addresses that no command or struct of them has.
OTHER_ADDRESSES = {
    "VK_NVX_binary_import": "addresses are parameters of kernels",
    "VK_NV_cuda_kernel_launch": "addresses are parameters of kernels",
}


def _banner(registry: Registry, text: str = "") -> str:
    return output.banner(EMITTER, registry, text).replace("vk/registry/", "vk/capabilities/")


def _tag(struct: Struct) -> str:
    """The author's tag at the end of a struct's name: "EXT", or ""."""
    found = re.search("[A-Z]{2,}$", struct.name)
    return found.group(0) if found else ""


def feature_structs(registry: Registry) -> List[Struct]:
    """The structs with features that extend VkPhysicalDeviceFeatures2, by their tags."""
    structs = [struct for struct in registry.extending("VkPhysicalDeviceFeatures2") if struct.is_feature_struct]
    return sorted(structs, key=lambda struct: TAGS.index(_tag(struct)) if _tag(struct) in TAGS else len(TAGS))


def flat_names(registry: Registry) -> Dict[Tuple[str, str], str]:
    """(struct, feature) -> the member of wd_features.

    Structs of the core with a feature of one name mean one feature: it was promoted. A feature of an extension with the name of
    another author's gets the author's tag at its end.
    """
    names: Dict[Tuple[str, str], str] = {}
    owners: Dict[str, str] = {}  # Member -> tag.
    core = registry.structs[FEATURES]
    for struct in [core] + feature_structs(registry):
        tag = _tag(struct)
        for feature in struct.feature_names:
            member = feature if owners.get(feature, tag) == tag else feature + tag
            owners.setdefault(member, tag)
            names[struct.name, feature] = member
    return names


def property_structs(registry: Registry) -> List[Struct]:
    """The structs that extend VkPhysicalDeviceProperties2 and can be filled by a driver that gets them zeroed."""
    return [struct for struct in registry.extending("VkPhysicalDeviceProperties2") if struct.stype]


def device_extensions(registry: Registry) -> List[str]:
    return sorted(name for name, extension in registry.extensions.items() if extension.type == "device")


def _member(extension: str) -> str:
    """The member of wd_extensions: headers define VK_KHR_swapchain as a macro."""
    return extension[len("VK_"):]


def _address_structs(registry: Registry) -> Set[str]:
    """The type of device addresses, and all structs that have one, directly or in a struct."""
    found = {"VkDeviceAddress"}
    size = 0
    while size != len(found):
        size = len(found)
        found |= {struct.name for struct in registry.structs.values()
                  if struct.alias_of in found or any(member.type in found for member in struct.members)}
    return found


def address_extensions(registry: Registry) -> List[str]:
    """The device extensions with which commands or descriptors may access memory at device addresses."""
    structs = _address_structs(registry)

    def takes_address(name: str) -> bool:
        command = registry.commands.get(name)
        canonical = registry.commands.get(command.canonical, command) if command else None
        return canonical is not None and any(param.type in structs for param in canonical.params)

    def has_address(name: str) -> bool:
        extension = registry.extensions[name]
        return any(type_ in structs for type_ in extension.types) or any(takes_address(name) for name in extension.commands)

    return [name for name in device_extensions(registry)
            if name in OTHER_ADDRESSES or (name not in ADDRESS_QUERIES and has_address(name))]


def _requirement(registry: Registry, struct: Struct) -> Tuple[str, List[str]]:
    """(the first version that has a struct, or "0", the extensions that provide it)."""
    providers = set(struct.providers)
    for alias in registry.structs.values():
        if alias.alias_of == struct.name:
            providers |= set(alias.providers)
    numbers = [registry.features[name].number for name in providers if name in registry.features]
    version = "VK_MAKE_API_VERSION(0, {}, {}, 0)".format(*min(numbers)) if numbers else "0"
    return version, sorted(name for name in providers
                           if name in registry.extensions and registry.extensions[name].type == "device")


def emit_header(registry: Registry) -> str:
    names = sorted(set(flat_names(registry).values()))
    text = ["// wd_features has a member for each feature of the registry, wherever structs have it. A feature of an extension with "
            "the\n// name of another author's has the author's tag at its end: `meshShader` and `meshShaderNV`.",
            "typedef struct wd_features {"]
    text += ["    bool {};".format(name) for name in names]
    text += ["} wd_features;", "",
             "// wd_extensions has a member for each device extension of the registry: KHR_swapchain for VK_KHR_swapchain.",
             "typedef struct wd_extensions {"]
    text += ["    bool {};".format(_member(name)) for name in device_extensions(registry)]
    text += ["} wd_extensions;"]
    return _banner(registry) + output.header("WARDEN_VK_CAPABILITIES_CAPABILITY_NAMES_H", ["<stdbool.h>"], "\n".join(text))


def _emit_extensions(registry: Registry) -> List[str]:
    addresses = set(address_extensions(registry))
    parts = ["const wd_extension_name wd_extension_names[] = {"]
    parts += ['    {{"{}", offsetof(wd_extensions, {}), {}}},'.format(name, _member(name), str(name in addresses).lower())
              for name in device_extensions(registry)]
    return parts + ["};", "const size_t wd_num_extension_names = sizeof wd_extension_names / sizeof *wd_extension_names;", ""]


def _emit_struct(registry: Registry, struct: Struct, members: str, count: int, words: List[str]) -> str:
    version, extensions = _requirement(registry, struct)
    first = len(words)
    words += ["offsetof(wd_extensions, {})".format(_member(name)) for name in extensions]
    return "    {{{}, sizeof({}), {}, {}, {}, {}, {}}},".format(
        struct.stype, struct.name, version, first, len(extensions), members, count)


def emit_source(registry: Registry) -> str:
    names = flat_names(registry)
    core = registry.structs[FEATURES]
    features = feature_structs(registry)
    parts = [_banner(registry), "#include <vulkan/vulkan_core.h>\n", '#include "vk/capabilities/capabilities_internal.h"\n']
    parts += _emit_extensions(registry)
    # The members of all feature structs, one after the other; those of VkPhysicalDeviceFeatures come first.
    members: List[str] = ["offsetof(wd_features, {})".format(names[FEATURES, name]) for name in core.feature_names]
    num_core = len(members)
    rows, words = [], []
    for struct in features:
        own = struct.feature_names
        rows.append(_emit_struct(registry, struct, str(len(members)), len(own), words))
        members += ["offsetof(wd_features, {})".format(names[struct.name, name]) for name in own]
    property_rows = [_emit_struct(registry, struct, "0", 0, words) for struct in property_structs(registry)]
    parts += ["const uint16_t wd_feature_members[] = {"] + ["    {},".format(member) for member in members] + ["};", ""]
    parts += ["const size_t wd_num_core_features = {};".format(num_core),
              "_Static_assert(sizeof(VkPhysicalDeviceFeatures) == {} * sizeof(VkBool32), "
              "\"only features\");".format(num_core), ""]
    parts += ["const uint16_t wd_capability_words[] = {"] + ["    {},".format(word) for word in words] + ["};", ""]
    for name, table in (("feature", rows), ("property", property_rows)):
        parts += ["const wd_capability_struct wd_{}_structs[] = {{".format(name)] + table + ["};"]
        parts += ["const size_t wd_num_{0}_structs = sizeof wd_{0}_structs / sizeof *wd_{0}_structs;".format(name), ""]
    return "\n".join(parts)


if __name__ == "__main__":
    output.run(EMITTER, __doc__, {"header": emit_header, "source": emit_source})
