"""Pointers and members that Vulkan ignores under conditions that the registry does not state.

The registry marks such pointers with noautovalidity: the text of the specification, and no generated statement, says when they
count. A check reads through one only where its condition in COUNTS_IF is true, and members that dynamic state replaces only
where the state is static. What is in no table is not read.
"""

from typing import List, Optional, Tuple

from vk.registry.model import Declaration

# (owner, member) -> a condition in C under which the pointer counts. {s} is the owner; `graphics` are the states of a graphics
# pipeline that Vulkan reads (vk/state/state_graphics_info.h).
COUNTS_IF = {
    ("VkSubmitInfo", "pWaitDstStageMask"): "true",
    ("VkGraphicsPipelineCreateInfo", "pStages"): "wd_state_graphics_has_stages({s})",
    ("VkGraphicsPipelineCreateInfo", "pVertexInputState"): "graphics->vertex_input",
    ("VkGraphicsPipelineCreateInfo", "pInputAssemblyState"): "graphics->input_assembly",
    ("VkGraphicsPipelineCreateInfo", "pTessellationState"): "graphics->tessellation",
    ("VkGraphicsPipelineCreateInfo", "pViewportState"): "graphics->viewport",
    ("VkGraphicsPipelineCreateInfo", "pRasterizationState"): "graphics->rasterization",
    ("VkGraphicsPipelineCreateInfo", "pMultisampleState"): "graphics->multisample",
    ("VkGraphicsPipelineCreateInfo", "pDepthStencilState"): "graphics->depth_stencil",
    ("VkGraphicsPipelineCreateInfo", "pColorBlendState"): "graphics->color_blend",
    ("VkFramebufferCreateInfo", "pAttachments"): "!({s}->flags & VK_FRAMEBUFFER_CREATE_IMAGELESS_BIT)",
    ("VkImageCreateInfo", "pQueueFamilyIndices"): "{s}->sharingMode == VK_SHARING_MODE_CONCURRENT",
    ("VkBufferCreateInfo", "pQueueFamilyIndices"): "{s}->sharingMode == VK_SHARING_MODE_CONCURRENT",
    ("VkSwapchainCreateInfoKHR", "pQueueFamilyIndices"): "{s}->imageSharingMode == VK_SHARING_MODE_CONCURRENT",
    ("VkCommandBufferBeginInfo", "pInheritanceInfo"): "wd_core_begins_secondary(c)",
}

# Ignored by a sentence of the text, and by no mark.
_BY_TEXT = {
    ("VkWriteDescriptorSet", "pImageInfo"), ("VkWriteDescriptorSet", "pBufferInfo"), ("VkWriteDescriptorSet", "pTexelBufferView"),
    ("VkDescriptorSetLayoutBinding", "pImmutableSamplers"), ("VkPipelineViewportStateCreateInfo", "pViewports"),
    ("VkPipelineViewportStateCreateInfo", "pScissors"), ("VkPipelineMultisampleStateCreateInfo", "pSampleMask"),
    ("VkPipelineColorBlendStateCreateInfo", "pAttachments"), ("VkRenderPassBeginInfo", "pClearValues"),
}

# Members that some commands ignore: no statement about them is compiled.
IGNORED_BY_COMMANDS = {
    ("VkWriteDescriptorSet", "dstSet"): "pushed descriptors have no set",
}

GRAPHICS = "VkGraphicsPipelineCreateInfo"

# Arrays of a graphics pipeline that the tables above leave out, with the condition under which they count:
# (condition, array, count, element, path for messages).
_STATIC_BLEND = " && ".join("!wd_state_graphics_is_dynamic(s, VK_DYNAMIC_STATE_{})".format(state) for state in (
    "COLOR_BLEND_ENABLE_EXT", "COLOR_BLEND_EQUATION_EXT", "COLOR_WRITE_MASK_EXT", "COLOR_BLEND_ADVANCED_EXT"))
_STATIC_VIEWPORTS = "!wd_state_graphics_is_dynamic(s, VK_DYNAMIC_STATE_VIEWPORT) && " \
    "!wd_state_graphics_is_dynamic(s, VK_DYNAMIC_STATE_VIEWPORT_WITH_COUNT)"
EXTRA_ARRAYS = {GRAPHICS: [
    ("graphics->color_blend && graphics->color_blend->pAttachments && " + _STATIC_BLEND, "graphics->color_blend->pAttachments",
     "graphics->color_blend->attachmentCount", "VkPipelineColorBlendAttachmentState", "pColorBlendState->pAttachments"),
    ("graphics->viewport && graphics->viewport->pViewports && " + _STATIC_VIEWPORTS, "graphics->viewport->pViewports",
     "graphics->viewport->viewportCount", "VkViewport", "pViewportState->pViewports"),
]}

# Unions whose active member is checked: the selector is next to the union, and the other members are not read.
WALKED_UNIONS = ("VkDescriptorMappingSourceDataEXT", "VkResourceDescriptorDataEXT")

# (struct, member) of a graphics pipeline's states -> the dynamic states with which the member is ignored.
DYNAMIC = {
    ("VkVertexInputBindingDescription", "stride"): ["VERTEX_INPUT_BINDING_STRIDE"],
    ("VkPipelineInputAssemblyStateCreateInfo", "topology"): ["PRIMITIVE_TOPOLOGY"],
    ("VkPipelineInputAssemblyStateCreateInfo", "primitiveRestartEnable"): ["PRIMITIVE_RESTART_ENABLE"],
    ("VkPipelineTessellationStateCreateInfo", "patchControlPoints"): ["PATCH_CONTROL_POINTS_EXT"],
    ("VkPipelineTessellationDomainOriginStateCreateInfo", "domainOrigin"): ["TESSELLATION_DOMAIN_ORIGIN_EXT"],
    ("VkPipelineViewportStateCreateInfo", "viewportCount"): ["VIEWPORT_WITH_COUNT"],
    ("VkPipelineViewportStateCreateInfo", "scissorCount"): ["SCISSOR_WITH_COUNT"],
    ("VkPipelineViewportDepthClipControlCreateInfoEXT", "negativeOneToOne"): ["DEPTH_CLIP_NEGATIVE_ONE_TO_ONE_EXT"],
    ("VkPipelineRasterizationStateCreateInfo", "depthClampEnable"): ["DEPTH_CLAMP_ENABLE_EXT"],
    ("VkPipelineRasterizationStateCreateInfo", "rasterizerDiscardEnable"): ["RASTERIZER_DISCARD_ENABLE"],
    ("VkPipelineRasterizationStateCreateInfo", "polygonMode"): ["POLYGON_MODE_EXT"],
    ("VkPipelineRasterizationStateCreateInfo", "cullMode"): ["CULL_MODE"],
    ("VkPipelineRasterizationStateCreateInfo", "frontFace"): ["FRONT_FACE"],
    ("VkPipelineRasterizationStateCreateInfo", "depthBiasEnable"): ["DEPTH_BIAS_ENABLE"],
    ("VkPipelineRasterizationStateCreateInfo", "depthBiasClamp"): ["DEPTH_BIAS"],
    ("VkPipelineRasterizationStateCreateInfo", "lineWidth"): ["LINE_WIDTH"],
    ("VkPipelineRasterizationLineStateCreateInfo", "lineRasterizationMode"): ["LINE_RASTERIZATION_MODE_EXT"],
    ("VkPipelineRasterizationLineStateCreateInfo", "stippledLineEnable"): ["LINE_STIPPLE_ENABLE_EXT"],
    ("VkPipelineRasterizationLineStateCreateInfo", "lineStippleFactor"): ["LINE_STIPPLE"],
    ("VkPipelineRasterizationLineStateCreateInfo", "lineStipplePattern"): ["LINE_STIPPLE"],
    ("VkPipelineRasterizationConservativeStateCreateInfoEXT", "conservativeRasterizationMode"): ["CONSERVATIVE_RASTERIZATION_MODE_EXT"],
    ("VkPipelineRasterizationConservativeStateCreateInfoEXT", "extraPrimitiveOverestimationSize"): [
        "EXTRA_PRIMITIVE_OVERESTIMATION_SIZE_EXT"],
    ("VkPipelineRasterizationProvokingVertexStateCreateInfoEXT", "provokingVertexMode"): ["PROVOKING_VERTEX_MODE_EXT"],
    ("VkPipelineRasterizationStateStreamCreateInfoEXT", "rasterizationStream"): ["RASTERIZATION_STREAM_EXT"],
    ("VkPipelineRasterizationDepthClipStateCreateInfoEXT", "depthClipEnable"): ["DEPTH_CLIP_ENABLE_EXT"],
    ("VkPipelineMultisampleStateCreateInfo", "rasterizationSamples"): ["RASTERIZATION_SAMPLES_EXT"],
    ("VkPipelineMultisampleStateCreateInfo", "alphaToCoverageEnable"): ["ALPHA_TO_COVERAGE_ENABLE_EXT"],
    ("VkPipelineMultisampleStateCreateInfo", "alphaToOneEnable"): ["ALPHA_TO_ONE_ENABLE_EXT"],
    ("VkPipelineSampleLocationsStateCreateInfoEXT", "sampleLocationsEnable"): ["SAMPLE_LOCATIONS_ENABLE_EXT"],
    ("VkPipelineSampleLocationsStateCreateInfoEXT", "sampleLocationsInfo"): ["SAMPLE_LOCATIONS_EXT"],
    ("VkPipelineDepthStencilStateCreateInfo", "depthTestEnable"): ["DEPTH_TEST_ENABLE"],
    ("VkPipelineDepthStencilStateCreateInfo", "depthWriteEnable"): ["DEPTH_WRITE_ENABLE"],
    ("VkPipelineDepthStencilStateCreateInfo", "depthCompareOp"): ["DEPTH_COMPARE_OP"],
    ("VkPipelineDepthStencilStateCreateInfo", "depthBoundsTestEnable"): ["DEPTH_BOUNDS_TEST_ENABLE"],
    ("VkPipelineDepthStencilStateCreateInfo", "minDepthBounds"): ["DEPTH_BOUNDS"],
    ("VkPipelineDepthStencilStateCreateInfo", "maxDepthBounds"): ["DEPTH_BOUNDS"],
    ("VkPipelineDepthStencilStateCreateInfo", "stencilTestEnable"): ["STENCIL_TEST_ENABLE"],
    ("VkPipelineDepthStencilStateCreateInfo", "front"): ["STENCIL_OP", "STENCIL_WRITE_MASK", "STENCIL_REFERENCE", "STENCIL_COMPARE_MASK"],
    ("VkPipelineDepthStencilStateCreateInfo", "back"): ["STENCIL_OP", "STENCIL_WRITE_MASK", "STENCIL_REFERENCE", "STENCIL_COMPARE_MASK"],
    ("VkPipelineColorBlendStateCreateInfo", "logicOpEnable"): ["LOGIC_OP_ENABLE_EXT"],
    ("VkPipelineColorBlendStateCreateInfo", "logicOp"): ["LOGIC_OP_EXT"],
    ("VkPipelineColorBlendStateCreateInfo", "blendConstants"): ["BLEND_CONSTANTS"],
    ("VkPipelineColorBlendStateCreateInfo", "attachmentCount"): ["COLOR_BLEND_ENABLE_EXT", "COLOR_BLEND_EQUATION_EXT",
                                                                 "COLOR_WRITE_MASK_EXT", "COLOR_BLEND_ADVANCED_EXT"],
    ("VkPipelineColorBlendAdvancedStateCreateInfoEXT", "srcPremultiplied"): ["COLOR_BLEND_ADVANCED_EXT"],
    ("VkPipelineColorBlendAdvancedStateCreateInfoEXT", "dstPremultiplied"): ["COLOR_BLEND_ADVANCED_EXT"],
    ("VkPipelineColorBlendAdvancedStateCreateInfoEXT", "blendOverlap"): ["COLOR_BLEND_ADVANCED_EXT"],
    ("VkPipelineColorWriteCreateInfoEXT", "pColorWriteEnables"): ["COLOR_WRITE_ENABLE_EXT"],
    ("VkPipelineFragmentShadingRateStateCreateInfoKHR", "fragmentSize"): ["FRAGMENT_SHADING_RATE_KHR"],
    ("VkPipelineFragmentShadingRateStateCreateInfoKHR", "combinerOps"): ["FRAGMENT_SHADING_RATE_KHR"],
    ("VkPipelineDiscardRectangleStateCreateInfoEXT", "discardRectangleMode"): ["DISCARD_RECTANGLE_MODE_EXT"],
    ("VkPipelineDiscardRectangleStateCreateInfoEXT", "pDiscardRectangles"): ["DISCARD_RECTANGLE_EXT"],
}


def condition(owner: str, member: Declaration, variable: str) -> Optional[str]:
    """The condition in C under which a pointer counts; "true": always; None: it is not known when."""
    if not member.pointer:
        return "true"
    if (owner, member.name) in COUNTS_IF:
        return COUNTS_IF[owner, member.name].format(s=variable)
    if member.no_auto_validity or (owner, member.name) in _BY_TEXT:
        return None
    return "true"


def dynamic_states(owner: str, names: Tuple[str, ...]) -> List[str]:
    """The dynamic states with which a member of a graphics pipeline's state is ignored."""
    return ["VK_DYNAMIC_STATE_" + state for state in DYNAMIC.get((owner, names[0].split("[")[0]), [])]
