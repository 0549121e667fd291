"""Facts about parameters that the registry does not state: conditions written by hand, and statements that are not checked."""

import re
from typing import Dict, List, Set, Tuple

from vk.registry.expression import Expression, Fact

# Pointers that the registry marks `noautovalidity`, since they are ignored in some cases -> when they are read. A Fact
# names the function wd_parameters_reads_<name> in vk/parameters/parameters_condition.c. The structs that they point to are checked
# then; NULL is valid. required.py has the pointers that must be valid.
READ_IF: Dict[Tuple[str, str], Expression] = {
    ("VkCommandBufferBeginInfo", "pInheritanceInfo"): Fact("hand", "inheritance"),
}

# Members that are ignored in some cases, although the registry has statements about them -> when they are not.
APPLIES_IF: Dict[Tuple[str, str], Expression] = {
    ("VkSubpassDependency2", member): Fact("hand", "dependency_masks")
    for member in ("srcStageMask", "dstStageMask", "srcAccessMask", "dstAccessMask")
}

# Statements of the specification that are not checked: a pattern of VUIDs, and the reason.
NOT_CHECKED: List[Tuple[str, str]] = [
    (r"VUID-vk(GetInstanceProcAddr|EnumerateInstance\w+)-.*",
     "the loader carries the command out; layers never get the call"),
    (r"VUID-vkGetDeviceProcAddr-.*", "the loader and the layer's own look-up answer it; NULL gives NULL"),
    (r"VUID-vkCreateInstance-(pCreateInfo|pInstance)-parameter",
     "the loader reads both before any layer, and fails for NULL"),
    (r"VUID-VkAccelerationStructure(MatrixMotion|SRTMotion|Motion)?Instance\w*-.*", "in memory that the device reads"),
    (r"VUID-VkIndirectCommandsStreamNV-.*|VUID-Vk(Bind\w+|SetState\w+|DrawIndirect\w*|Trace\w+|BuildPartitioned\w+)Indirect\w*-.*",
     "in memory that the device reads"),
]


def reason_not_checked(vuid: str) -> str:
    """Why a statement is not checked; "" if it is."""
    for pattern, reason in NOT_CHECKED:
        if re.fullmatch(pattern, vuid):
            return reason
    return ""


# Commands whose calls do not run hooks.
WITHOUT_HOOKS: Set[str] = {
    "vkGetInstanceProcAddr", "vkGetDeviceProcAddr", "vkEnumerateInstanceExtensionProperties",
    "vkEnumerateInstanceLayerProperties", "vkEnumerateInstanceVersion"}

# Commands whose checks need more than the rows and the scope: the interpreter is always called.
WITHOUT_PLAIN_CHECK: Set[str] = {"vkCreateInstance", "vkCreateDevice"}

# Extensions that layers offer: layers read their structs and values also where the extension is not enabled.
OF_LAYERS = {"VK_EXT_layer_settings", "VK_EXT_validation_features", "VK_EXT_validation_flags"}
