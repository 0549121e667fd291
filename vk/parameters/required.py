"""Members whose implicit statement the registry leaves out (`noautovalidity`), since they are ignored in some cases.

Most of them have an explicit statement, with a number, that says when the pointer, enumerant or mask must be valid. A call with
a pointer that violates it cannot be read by drivers, nor by other validators: it is reported and skipped, as for implicit
statements.
"""

from dataclasses import dataclass
from typing import Dict, Iterator, Optional, Tuple

from vk.registry.expression import Compare, Constant, Expression, Fact, IsOneOf, Path

_SAMPLERS = ("VK_DESCRIPTOR_TYPE_SAMPLER",)
_IMAGES = ("VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER", "VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE",
           "VK_DESCRIPTOR_TYPE_STORAGE_IMAGE", "VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT")
_BUFFERS = ("VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER", "VK_DESCRIPTOR_TYPE_STORAGE_BUFFER",
            "VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC", "VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC")
_TEXEL_BUFFERS = ("VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER", "VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER")
_CONCURRENT = ("VK_SHARING_MODE_CONCURRENT",)


@dataclass(frozen=True)
class Required:
    """The pointer must be valid where its length is not 0 and `condition` holds.

    A Fact names the function wd_parameters_reads_<name> in vk/parameters/parameters_condition.c. Of `vuids`, the first that the
    registry's specification has is reported: it renumbers statements. `by_command` has the VUIDs of commands with a statement
    of their own. Without `reads_elements`, what it points to is not checked.
    """

    vuids: Tuple[str, ...]
    condition: Optional[Expression] = None
    by_command: Tuple[Tuple[str, str], ...] = ()
    reads_elements: bool = True


@dataclass(frozen=True)
class Valued:
    """The enumerant or mask must be valid where `condition` holds; of an array with `index`, that element.

    A pointer may be NULL, and so may handles that it points to: otherwise the array must be readable, and its values valid.

    `vuids` and conditions are those of Required.
    """

    vuids: Tuple[str, ...]
    condition: Optional[Expression] = None
    index: Optional[int] = None


def _one_of(member: str, values: Tuple[str, ...]) -> IsOneOf:
    return IsOneOf(Path((member,)), values)


def _hand(name: str) -> Fact:
    return Fact("hand", name)


def _given(member: str) -> Compare:
    return Compare("!=", Path((member,)), Constant("NULL"))


def _pipeline(condition: str, *anchors: str) -> Required:
    return Required(tuple("VUID-VkGraphicsPipelineCreateInfo-" + anchor for anchor in anchors), _hand(condition))


_WRITTEN = "VUID-vkUpdateDescriptorSets-pDescriptorWrites-06493"
_PUSHED = tuple((command, "VUID-{}-pDescriptorWrites-06494".format(owner)) for command, owner in (
    ("vkCmdPushDescriptorSet", "vkCmdPushDescriptorSet"), ("vkCmdPushDescriptorSetKHR", "vkCmdPushDescriptorSetKHR"),
    ("vkCmdPushDescriptorSet2", "VkPushDescriptorSetInfo"), ("vkCmdPushDescriptorSet2KHR", "VkPushDescriptorSetInfoKHR")))

REQUIRED: Dict[Tuple[str, str], Tuple[Required, ...]] = {
    ("VkAllocationCallbacks", "pfnAllocation"): (Required(("VUID-VkAllocationCallbacks-pfnAllocation-00632",)),),
    ("VkAllocationCallbacks", "pfnReallocation"): (Required(("VUID-VkAllocationCallbacks-pfnReallocation-00633",)),),
    ("VkAllocationCallbacks", "pfnFree"): (Required(("VUID-VkAllocationCallbacks-pfnFree-00634",)),),
    ("VkAllocationCallbacks", "pfnInternalAllocation"): (
        Required(("VUID-VkAllocationCallbacks-pfnInternalAllocation-00635",), _given("pfnInternalFree")),),
    ("VkAllocationCallbacks", "pfnInternalFree"): (
        Required(("VUID-VkAllocationCallbacks-pfnInternalAllocation-00635",), _given("pfnInternalAllocation")),),
    ("VkAccelerationStructureBuildGeometryInfoKHR", "pGeometries"): (
        Required(("VUID-VkAccelerationStructureBuildGeometryInfoKHR-pGeometries-03788",), _hand("geometries"),
                 reads_elements=False),),  # The implicit statement reads them.
    ("VkBufferCreateInfo", "pQueueFamilyIndices"): (
        Required(("VUID-VkBufferCreateInfo-sharingMode-00913",), _one_of("sharingMode", _CONCURRENT)),),
    ("VkCommandBufferInheritanceViewportScissorInfoNV", "pViewportDepths"): (
        Required(("VUID-VkCommandBufferInheritanceViewportScissorInfoNV-viewportScissor2D-04785",),
                 _one_of("viewportScissor2D", ("VK_TRUE",))),),
    ("VkFramebufferCreateInfo", "pAttachments"): (
        Required(("VUID-VkFramebufferCreateInfo-flags-02778",), _hand("attachments")),),
    ("VkGraphicsPipelineCreateInfo", "pStages"): (_pipeline("stages", "pStages-06600", "flags-06640"),),
    ("VkGraphicsPipelineCreateInfo", "pVertexInputState"): (_pipeline("vertex_input", "pStages-02097"),),
    ("VkGraphicsPipelineCreateInfo", "pInputAssemblyState"): (
        _pipeline("input_assembly", "dynamicPrimitiveTopologyUnrestricted-09031", "pStages-02098"),),
    ("VkGraphicsPipelineCreateInfo", "pTessellationState"): (_pipeline("tessellation", "pStages-09022", "pStages-00731"),),
    ("VkGraphicsPipelineCreateInfo", "pViewportState"): (
        _pipeline("viewports", "rasterizerDiscardEnable-09024", "rasterizerDiscardEnable-00750"),),
    ("VkGraphicsPipelineCreateInfo", "pRasterizationState"): (_pipeline("rasterization", "pRasterizationState-06601"),),
    ("VkGraphicsPipelineCreateInfo", "pMultisampleState"): (
        _pipeline("multisampling", "pMultisampleState-09026", "rasterizerDiscardEnable-00751"),),
    ("VkGraphicsPipelineCreateInfo", "pDepthStencilState"): (
        _pipeline("depth_stencil_of_pass", "renderPass-09028", "renderPass-06043"),
        _pipeline("depth_stencil_of_rendering", "renderPass-09033", "renderPass-06053")),
    ("VkGraphicsPipelineCreateInfo", "pColorBlendState"): (
        _pipeline("color_blending_of_pass", "renderPass-09030", "renderPass-06044"),
        _pipeline("color_blending_of_rendering", "renderPass-09037", "renderPass-06054")),
    ("VkImageCompressionControlEXT", "pFixedRateFlags"): (
        Required(("VUID-VkImageCompressionControlEXT-flags-06748",),
                 _one_of("flags", ("VK_IMAGE_COMPRESSION_FIXED_RATE_EXPLICIT_EXT",))),),
    ("VkImageCreateInfo", "pQueueFamilyIndices"): (
        Required(("VUID-VkImageCreateInfo-sharingMode-00941",), _one_of("sharingMode", _CONCURRENT)),),
    ("VkPhysicalDeviceImageDrmFormatModifierInfoEXT", "pQueueFamilyIndices"): (
        Required(("VUID-VkPhysicalDeviceImageDrmFormatModifierInfoEXT-sharingMode-02314",), _one_of("sharingMode", _CONCURRENT)),),
    ("VkPipelineColorBlendStateCreateInfo", "pAttachments"): (
        Required(("VUID-VkPipelineColorBlendStateCreateInfo-pAttachments-07353",), _hand("blend_attachments")),),
    ("VkPipelineRenderingCreateInfo", "pColorAttachmentFormats"): (_pipeline("color_formats", "renderPass-06579"),),
    ("VkPipelineViewportStateCreateInfo", "pViewports"): (
        _pipeline("static_viewports", "pDynamicStates-04130"),),
    ("VkPipelineViewportStateCreateInfo", "pScissors"): (
        _pipeline("static_scissors", "pDynamicStates-04131"),),
    ("VkRenderPassBeginInfo", "pClearValues"): (Required(("VUID-VkRenderPassBeginInfo-clearValueCount-04962",)),),
    ("VkSwapchainCreateInfoKHR", "pQueueFamilyIndices"): (
        Required(("VUID-VkSwapchainCreateInfoKHR-imageSharingMode-01277",), _one_of("imageSharingMode", _CONCURRENT)),),
    ("VkWriteDescriptorSet", "pImageInfo"): (
        # The image info of a sampler has only the sampler: the layout in it is ignored.
        Required((_WRITTEN,), _one_of("descriptorType", _IMAGES), _PUSHED),
        Required((_WRITTEN,), _one_of("descriptorType", _SAMPLERS), _PUSHED, reads_elements=False)),
    ("VkWriteDescriptorSet", "pBufferInfo"): (
        Required(("VUID-VkWriteDescriptorSet-descriptorType-00324",), _one_of("descriptorType", _BUFFERS)),),
    ("VkWriteDescriptorSet", "pTexelBufferView"): (
        Required(("VUID-VkWriteDescriptorSet-descriptorType-02994",), _one_of("descriptorType", _TEXEL_BUFFERS)),),
    ("vkCmdClearColorImage", "pColor"): (Required(("VUID-vkCmdClearColorImage-pColor-04961",)),),
    ("vkCmdDrawMultiEXT", "pVertexInfo"): (Required(("VUID-vkCmdDrawMultiEXT-drawCount-04935",)),),
    ("vkCmdDrawMultiIndexedEXT", "pIndexInfo"): (Required(("VUID-vkCmdDrawMultiIndexedEXT-drawCount-04940",)),),
    ("vkCmdPushDescriptorSetWithTemplate", "pData"): (
        Required(("VUID-vkCmdPushDescriptorSetWithTemplate-pData-01686",
                  "VUID-vkCmdPushDescriptorSetWithTemplateKHR-pData-01686")),),
    ("vkCmdPushDescriptorSetWithTemplateKHR", "pData"): (
        Required(("VUID-vkCmdPushDescriptorSetWithTemplateKHR-pData-01686",)),),
    ("vkFreeCommandBuffers", "pCommandBuffers"): (Required(("VUID-vkFreeCommandBuffers-pCommandBuffers-00048",)),),
    ("vkFreeDescriptorSets", "pDescriptorSets"): (Required(("VUID-vkFreeDescriptorSets-pDescriptorSets-00310",)),),
    ("vkGetAccelerationStructureBuildSizesKHR", "pMaxPrimitiveCounts"): (
        Required(("VUID-vkGetAccelerationStructureBuildSizesKHR-pBuildInfo-03619",
                  "VUID-vkGetAccelerationStructureBuildSizesKHR-pMaxPrimitiveCounts-11612"), _hand("primitive_counts")),),
    ("vkGetPipelinePropertiesEXT", "pPipelineProperties"): (
        Required(("VUID-vkGetPipelinePropertiesEXT-pPipelineProperties-06739",)),),
    ("vkUpdateDescriptorSetWithTemplate", "pData"): (Required(("VUID-vkUpdateDescriptorSetWithTemplate-pData-01685",)),),
}

_USAGE = "VUID-{}-None-09499"
_FLAGS = "VUID-{}-None-09497"

VALUED: Dict[Tuple[str, str], Tuple[Valued, ...]] = {
    ("VkCommandBufferInheritanceInfo", "pipelineStatistics"): (
        Valued(("VUID-VkCommandBufferInheritanceInfo-pipelineStatistics-02789",), _hand("inherited_statistics")),),
    ("VkCommandBufferInheritanceInfo", "queryFlags"): (
        Valued(("VUID-VkCommandBufferInheritanceInfo-queryFlags-00057",), _hand("inherited_queries")),),
    # vk/lifetimes checks the samplers themselves.
    ("VkDescriptorSetLayoutBinding", "pImmutableSamplers"): (
        Valued(("VUID-VkDescriptorSetLayoutBinding-descriptorType-00282",),
               _one_of("descriptorType", _SAMPLERS + ("VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER",))),),
    ("VkDescriptorSetLayoutBinding", "stageFlags"): (
        Valued(("VUID-VkDescriptorSetLayoutBinding-descriptorCount-09465",
                "VUID-VkDescriptorSetLayoutBinding-descriptorCount-00283"), _hand("binding_stages")),),
    ("VkPipelineColorBlendStateCreateInfo", "logicOp"): (
        Valued(("VUID-VkPipelineColorBlendStateCreateInfo-logicOpEnable-00607",), _hand("logic_op")),),
    ("VkPipelineFragmentShadingRateStateCreateInfoKHR", "combinerOps"): tuple(
        Valued(("VUID-VkGraphicsPipelineCreateInfo-pDynamicState-{:05}".format(6567 + index),), _hand("shading_rates"), index)
        for index in (0, 1)),
    ("VkPipelineRenderingCreateInfo", "depthAttachmentFormat"): (
        Valued(("VUID-VkGraphicsPipelineCreateInfo-renderPass-06583",), _hand("color_formats")),),
    ("VkPipelineRenderingCreateInfo", "pColorAttachmentFormats"): (
        Valued(("VUID-VkGraphicsPipelineCreateInfo-renderPass-06580",), _hand("color_formats")),),
    ("VkPipelineRenderingCreateInfo", "stencilAttachmentFormat"): (
        Valued(("VUID-VkGraphicsPipelineCreateInfo-renderPass-06584",), _hand("color_formats")),),
    ("VkQueryPoolCreateInfo", "pipelineStatistics"): (
        Valued(("VUID-VkQueryPoolCreateInfo-queryType-00792",),
               _one_of("queryType", ("VK_QUERY_TYPE_PIPELINE_STATISTICS",))),),
    **{(owner, "usage"): (Valued((_USAGE.format(owner),), _hand("first_usage")),)
       for owner in ("VkBufferCreateInfo", "VkDescriptorBufferBindingInfoEXT", "VkPhysicalDeviceExternalBufferInfo")},
    **{(owner, "flags"): (Valued((_FLAGS.format(owner),), _hand("first_pipeline_flags")),)
       for owner in ("VkComputePipelineCreateInfo", "VkGraphicsPipelineCreateInfo", "VkRayTracingPipelineCreateInfoKHR",
                     "VkRayTracingPipelineCreateInfoNV")},
}

# Other pointers that the registry marks `noautovalidity` -> why NULL is not a mistake there.
NULL_IS_VALID: Dict[Tuple[str, str], str] = {
    ("VkAttachmentSampleCountInfoAMD", "pColorAttachmentSamples"): "drivers ignore the struct in most pipelines",
    ("VkCommandBufferBeginInfo", "pInheritanceInfo"): "ignored for primary command buffers; checks of lifetimes know the level",
    ("vkGetPhysicalDeviceQueueFamilyDataGraphEngineOperationPropertiesARM", "pProperties"): "an output of a struct that the command names",
    ("VkDeviceCreateInfo", "ppEnabledLayerNames"): "ignored in later registries",
    ("VkPipelineMultisampleStateCreateInfo", "pSampleMask"): "all bits are set then",
    ("VkCustomResolveCreateInfoEXT", "pColorAttachmentFormats"): "the pipeline has no such formats then",
    ("VkShaderCreateInfoEXT", "pSetLayouts"): "the shader has no set layouts then",
    ("VkTensorCreateInfoARM", "pQueueFamilyIndices"): "ignored in exclusive sharing mode",
    ("VkCudaLaunchInfoNV", "pExtras"): "reserved",
    ("VkCudaLaunchInfoNV", "pParams"): "one of two forms",
    ("VkDeviceOrHostAddressConstKHR", "hostAddress"): "part of a union",
    ("VkDeviceOrHostAddressKHR", "hostAddress"): "part of a union",
    ("VkGraphicsShaderGroupCreateInfoNV", "pTessellationState"): "the pipeline's state can apply",
    ("VkGraphicsShaderGroupCreateInfoNV", "pVertexInputState"): "the pipeline's state can apply",
    ("VkLayerSettingEXT", "pValues"): "layers read the settings",
    ("VkMemoryMapPlacedInfoEXT", "pPlacedAddress"): "an address to map at, which nobody reads",
    ("VkPipelineCoverageModulationStateCreateInfoNV", "pCoverageModulationTable"): "ignored without a table",
    ("VkPipelineDiscardRectangleStateCreateInfoEXT", "pDiscardRectangles"): "can be dynamic state",
    ("VkPipelineViewportExclusiveScissorStateCreateInfoNV", "pExclusiveScissors"): "can be dynamic state",
    ("VkPipelineViewportShadingRateImageStateCreateInfoNV", "pShadingRatePalettes"): "can be dynamic state",
    ("VkPipelineViewportWScalingStateCreateInfoNV", "pViewportWScalings"): "can be dynamic state",
    ("VkRenderingAreaInfo", "pColorAttachmentFormats"): "only the attachments' sizes are of interest",
    ("VkRenderingAttachmentLocationInfo", "pColorAttachmentLocations"): "the locations are the indices then",
    ("vkCmdBeginTransformFeedbackEXT", "pCounterBuffers"): "counters start at 0 then",
    ("vkCmdBindTransformFeedbackBuffersEXT", "pSizes"): "the rest of the buffers then",
    ("vkCmdEndTransformFeedbackEXT", "pCounterBuffers"): "no counters are written then",
    ("vkCmdSetCheckpointNV", "pCheckpointMarker"): "a value that nobody reads through",
}


def numbered_vuids() -> Iterator[str]:
    """The explicit statements that these tables check, of all registries."""
    for items in REQUIRED.values():
        for required in items:
            yield from required.vuids
            yield from (vuid for _, vuid in required.by_command)
    for valued in VALUED.values():
        for item in valued:
            yield from item.vuids
