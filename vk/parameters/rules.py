"""Facts about parameters that the registry does not state: conditions written by hand, and statements that are not checked."""

import re
from typing import Dict, List, Set, Tuple

from vk.registry.expression import Expression, Fact, IsOneOf, Path

_IMAGES = ("VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER", "VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE",
           "VK_DESCRIPTOR_TYPE_STORAGE_IMAGE", "VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT")
_BUFFERS = ("VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER", "VK_DESCRIPTOR_TYPE_STORAGE_BUFFER",
            "VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC", "VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC")

# Pointers that the registry marks `noautovalidity`, since they are ignored in some cases -> when they are read. A Fact
# names the function wd_parameters_reads_<name> in vk/parameters/condition.c. The structs that they point to are checked then.
READ_IF: Dict[Tuple[str, str], Expression] = {
    ("VkCommandBufferBeginInfo", "pInheritanceInfo"): Fact("hand", "inheritance"),
    ("VkGraphicsPipelineCreateInfo", "pStages"): Fact("hand", "stages"),
    ("VkGraphicsPipelineCreateInfo", "pVertexInputState"): Fact("hand", "vertex_input"),
    ("VkGraphicsPipelineCreateInfo", "pInputAssemblyState"): Fact("hand", "input_assembly"),
    ("VkGraphicsPipelineCreateInfo", "pTessellationState"): Fact("hand", "tessellation"),
    ("VkGraphicsPipelineCreateInfo", "pViewportState"): Fact("hand", "viewports"),
    ("VkGraphicsPipelineCreateInfo", "pRasterizationState"): Fact("hand", "rasterization"),
    ("VkGraphicsPipelineCreateInfo", "pMultisampleState"): Fact("hand", "multisampling"),
    ("VkGraphicsPipelineCreateInfo", "pDepthStencilState"): Fact("hand", "depth_stencil"),
    ("VkGraphicsPipelineCreateInfo", "pColorBlendState"): Fact("hand", "color_blending"),
    ("VkWriteDescriptorSet", "pImageInfo"): IsOneOf(Path(("descriptorType",)), _IMAGES),
    ("VkWriteDescriptorSet", "pBufferInfo"): IsOneOf(Path(("descriptorType",)), _BUFFERS),
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
