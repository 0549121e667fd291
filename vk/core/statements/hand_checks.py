"""Statements that C files of vk/core check by hand: they are not compiled, and their texts are in the table of rules.

    found = hand_checks.find(texts)                # VUID -> Hand: those that the registry has
    hand_checks.constant("VUID-VkFoo-bar-00001")   # "WD_CORE_RULE_VkFoo_bar_00001", the number of the rule in C

The constants of statements that the registry does not have are WD_CORE_NO_RULE, whose messages nobody gets.
"""

import re
from dataclasses import dataclass
from typing import Dict, List, Match, Optional, Tuple

# Command -> the function that its generated function calls at its end.
HOOKS = {
    "vkCreateDevice": "wd_core_check_device_creation",
    "vkCreateInstance": "wd_core_check_instance_creation",
}


@dataclass
class Hand:
    file: str
    fix: str = ""


_CREATION, _EXTENSIONS, _FEATURES, _QUEUES = ("vk/core/device/{}.c".format(name) for name in (
    "device_creation", "enabled_extensions", "enabled_features", "created_queues"))

# The fixes of dependencies are written where they are checked.
RULES = {
    "VUID-vkCreateInstance-ppEnabledExtensionNames-01388": Hand(_EXTENSIONS),
    "VUID-vkCreateDevice-ppEnabledExtensionNames-01387": Hand(_EXTENSIONS),
    "VUID-VkApplicationInfo-apiVersion-04010": Hand(_CREATION, "Use VK_API_VERSION_1_0 or a later one."),
    "VUID-VkDeviceCreateInfo-pProperties-04451": Hand(_EXTENSIONS, "Enable VK_KHR_portability_subset in vkCreateDevice."),
    "VUID-VkDeviceCreateInfo-ppEnabledExtensionNames-00374": Hand(
        _EXTENSIONS, "Remove VK_AMD_negative_viewport_height: VK_KHR_maintenance1 allows viewports with a negative height."),
    "VUID-VkDeviceCreateInfo-ppEnabledExtensionNames-01840": Hand(
        _EXTENSIONS, "Remove VK_AMD_negative_viewport_height: Vulkan 1.1 allows viewports with a negative height."),
    "VUID-VkDeviceCreateInfo-ppEnabledExtensionNames-03328": Hand(
        _EXTENSIONS, "Remove VK_EXT_buffer_device_address: VK_KHR_buffer_device_address replaces it."),
    "VUID-VkDeviceCreateInfo-pNext-04748": Hand(
        _EXTENSIONS, "Remove VK_EXT_buffer_device_address: Vulkan 1.2 has buffer device addresses."),
    "VUID-VkDeviceCreateInfo-None-08095": Hand(
        _EXTENSIONS, "Remove VK_AMD_shader_fragment_mask, or do not enable descriptorBuffer."),
    "VUID-VkDeviceCreateInfo-ppEnabledExtensionNames-02835": Hand(
        _FEATURES, "Enable shaderOutputViewportIndex and shaderOutputLayer, or remove VK_EXT_shader_viewport_index_layer."),
    "VUID-VkDeviceCreateInfo-robustBufferAccess-10247": Hand(
        _FEATURES, "Do not enable robustBufferAccess, or do not enable the features for updates after binding."),
    "VUID-VkDeviceCreateInfo-queueFamilyIndex-02802": Hand(
        _QUEUES, "Describe all queues of a family in one element of pQueueCreateInfos."),
    "VUID-VkDeviceCreateInfo-pQueueCreateInfos-06654": Hand(_QUEUES, "Use one global priority for a queue family."),
    "VUID-VkDeviceCreateInfo-pQueueCreateInfos-06755": Hand(_QUEUES),
    "VUID-VkDeviceQueueCreateInfo-queueCount-00382": Hand(_QUEUES),
    "VUID-VkDeviceQueueCreateInfo-flags-02861": Hand(_QUEUES, "Enable the feature protectedMemory in vkCreateDevice."),
    "VUID-VkDeviceQueueCreateInfo-flags-06449": Hand(_QUEUES),
}

# Statements of which later registries may have more.
_EXCLUSIVE = re.compile(r"If the pNext chain includes a (VkPhysicalDeviceVulkan\d+Features) structure, then it must not include ")
_NEEDED = re.compile(r"If the pNext chain of VkInstanceCreateInfo includes a (Vk\w+) structure, the list of enabled extensions in "
                     r"ppEnabledExtensionNames must contain (VK_\w+)$")
# Extensions that some loaders refuse, although layers read the structs: applications have no other way to pass these.
_REFUSED = ("VK_EXT_layer_settings", "VK_EXT_validation_flags")


def _explicit(texts: Dict[str, str], owner: str, pattern) -> List[Tuple[str, Match]]:
    found = []
    for vuid, text in texts.items():
        match: Optional[Match] = pattern.match(text) if re.match(r"VUID-" + owner + r"-\w+-\d{5}$", vuid) else None
        if match:
            found.append((vuid, match))
    return sorted(found)


def exclusive_features(texts: Dict[str, str]) -> List[Tuple[str, str, List[str]]]:
    """(VUID, the struct of a version's features, the structs that a chain with it must not have)."""
    return [(vuid, match.group(1), re.findall(r"VkPhysicalDevice\w+Features\w*", texts[vuid][match.end():]))
            for vuid, match in _explicit(texts, "VkDeviceCreateInfo", _EXCLUSIVE)]


def needed_extensions(texts: Dict[str, str]) -> List[Tuple[str, str, str]]:
    """(VUID, a struct in the chain of an instance's create info, the extension that it needs)."""
    return [(vuid, match.group(1), match.group(2)) for vuid, match in _explicit(texts, "VkInstanceCreateInfo", _NEEDED)
            if match.group(2) not in _REFUSED]


def find(texts: Dict[str, str]) -> Dict[str, Hand]:
    """The statements of a registry that are checked by hand."""
    found = {vuid: hand for vuid, hand in RULES.items() if vuid in texts}
    for vuid, struct, _ in exclusive_features(texts):
        found[vuid] = Hand(_FEATURES, "Set the features in {}, and remove the other struct.".format(struct))
    for vuid, _, extension in needed_extensions(texts):
        found[vuid] = Hand(_EXTENSIONS, "Enable {} in vkCreateInstance, or remove the struct from the pNext chain.".format(extension))
    return found


def constant(vuid: str) -> str:
    return "WD_CORE_RULE_" + vuid[len("VUID-"):].replace("-", "_")
