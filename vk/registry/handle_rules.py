"""Members with handles that Vulkan ignores under a condition, for emit_handle_walk.py.

The registry marks such members `noautovalidity` and does not say when they count. A rule names the condition, a
function wd_walk_if_<condition> in handle_walk_conditions.c, and the VUID that asks for a valid handle. Members
without a rule are visited with WD_WALK_MAYBE_IGNORED where they are handles, and not followed where they are pointers.
"""

import re
from dataclasses import dataclass
from typing import Dict, Iterable, Set, Tuple


@dataclass
class Rule:
    """`condition` is "" where the member always counts. `vuid` is "" where no VUID asks for a valid handle."""

    condition: str
    vuid: str
    reason: str
    null_is_valid: bool = False


WRITE = "VUID-VkWriteDescriptorSet-descriptorType-"
DERIVATIVE = "ignored unless the pipeline is a derivative and basePipelineIndex is -1"
NO_LIBRARY = "ignored where the pipeline gets this state from libraries"

# (struct or command, member) -> Rule.
RULES: Dict[Tuple[str, str], Rule] = {
    ("VkAccelerationStructureBuildGeometryInfoKHR", "srcAccelerationStructure"): Rule(
        "acceleration_update", "VUID-{command}-pInfos-04630", "ignored unless the build is an update"),
    ("VkAccelerationStructureBuildGeometryInfoKHR", "dstAccelerationStructure"): Rule(
        "acceleration_build", "VUID-{command}-dstAccelerationStructure-03800", "queries of sizes ignore it"),
    ("VkMicromapBuildInfoEXT", "dstMicromap"): Rule(
        "micromap_build", "VUID-{command}-dstMicromap-07463", "queries of sizes ignore it"),
    ("VkBindImageMemoryInfo", "memory"): Rule(
        "", "VUID-VkBindImageMemoryInfo-pNext-01632", "VK_NULL_HANDLE where a swapchain's image is bound",
        null_is_valid=True),
    ("VkCommandBufferBeginInfo", "pInheritanceInfo"): Rule(
        "secondary", "", "ignored, so that it can dangle, for primary command buffers"),
    ("VkCommandBufferInheritanceInfo", "renderPass"): Rule(
        "pass_continues", "VUID-VkCommandBufferBeginInfo-flags-06000", "ignored outside render passes",
        null_is_valid=True),
    ("VkCommandBufferInheritanceInfo", "framebuffer"): Rule(
        "pass_continues", "VUID-VkCommandBufferBeginInfo-flags-00055", "ignored outside render passes",
        null_is_valid=True),
    ("VkComputePipelineCreateInfo", "basePipelineHandle"): Rule(
        "compute_derivative", "VUID-VkComputePipelineCreateInfo-flags-07984", DERIVATIVE),
    ("VkGraphicsPipelineCreateInfo", "basePipelineHandle"): Rule(
        "graphics_derivative", "VUID-VkGraphicsPipelineCreateInfo-flags-07984", DERIVATIVE),
    ("VkRayTracingPipelineCreateInfoKHR", "basePipelineHandle"): Rule(
        "ray_tracing_derivative", "VUID-VkRayTracingPipelineCreateInfoKHR-flags-07984", DERIVATIVE),
    ("VkRayTracingPipelineCreateInfoNV", "basePipelineHandle"): Rule(
        "ray_tracing_nv_derivative", "VUID-VkRayTracingPipelineCreateInfoNV-flags-07984", DERIVATIVE),
    ("VkGraphicsPipelineCreateInfo", "pStages"): Rule("own_stages", "", NO_LIBRARY),
    ("VkGraphicsPipelineCreateInfo", "layout"): Rule(
        "own_stages", "VUID-VkGraphicsPipelineCreateInfo-layout-06602", NO_LIBRARY, null_is_valid=True),
    ("VkGraphicsPipelineCreateInfo", "renderPass"): Rule(
        "own_pass", "VUID-VkGraphicsPipelineCreateInfo-renderPass-06603", NO_LIBRARY, null_is_valid=True),
    ("VkDescriptorGetInfoEXT", "data"): Rule("", "", "the member of the union that the type selects counts"),
    ("VkIndirectExecutionSetCreateInfoEXT", "info"): Rule(
        "", "", "the member of the union that the type selects counts"),
    ("VkDescriptorImageInfo", "sampler"): Rule(
        "sampler_written", WRITE + "00325", "ignored unless the type has a sampler; maybe immutable"),
    ("VkDescriptorImageInfo", "imageView"): Rule(
        "view_written", WRITE + "02996", "ignored unless the type has an image", null_is_valid=True),
    ("VkDescriptorSetLayoutBinding", "pImmutableSamplers"): Rule(
        "binds_samplers", "VUID-VkDescriptorSetLayoutBinding-descriptorType-00282",
        "ignored, so that it can dangle, unless the type has a sampler"),
    ("VkDescriptorUpdateTemplateCreateInfo", "descriptorSetLayout"): Rule(
        "template_of_sets", "VUID-VkDescriptorUpdateTemplateCreateInfo-templateType-00350", "ignored for pushes"),
    ("VkDescriptorUpdateTemplateCreateInfo", "pipelineLayout"): Rule(
        "template_of_pushes", "VUID-VkDescriptorUpdateTemplateCreateInfo-templateType-00352", "ignored for sets"),
    ("VkFramebufferCreateInfo", "pAttachments"): Rule(
        "has_attachments", "VUID-VkFramebufferCreateInfo-flags-02778", "ignored for imageless framebuffers"),
    ("VkPhysicalDeviceSurfaceInfo2KHR", "surface"): Rule(
        "", "VUID-VkPhysicalDeviceSurfaceInfo2KHR-surface-07919", "VK_GOOGLE_surfaceless_query", null_is_valid=True),
    ("VkWriteDescriptorSet", "dstSet"): Rule(
        "writes_set", "VUID-VkWriteDescriptorSet-dstSet-00320", "pushes of descriptors ignore it"),
    ("VkWriteDescriptorSet", "pImageInfo"): Rule("writes_images", "", "ignored, so that it can dangle, by type"),
    ("VkWriteDescriptorSet", "pBufferInfo"): Rule("writes_buffers", "", "ignored, so that it can dangle, by type"),
    ("VkWriteDescriptorSet", "pTexelBufferView"): Rule(
        "writes_views", WRITE + "02994", "ignored, so that it can dangle, by type", null_is_valid=True),
    ("vkFreeDescriptorSets", "pDescriptorSets"): Rule(
        "", "VUID-vkFreeDescriptorSets-pDescriptorSets-00310", "elements can be VK_NULL_HANDLE", null_is_valid=True),
    ("vkFreeCommandBuffers", "pCommandBuffers"): Rule(
        "", "VUID-vkFreeCommandBuffers-pCommandBuffers-00048", "elements can be NULL", null_is_valid=True),
    ("vkCmdBeginTransformFeedbackEXT", "pCounterBuffers"): Rule(
        "", "VUID-vkCmdBeginTransformFeedbackEXT-counterBufferCount-02607", "elements can be VK_NULL_HANDLE",
        null_is_valid=True),
    ("vkCmdEndTransformFeedbackEXT", "pCounterBuffers"): Rule(
        "", "VUID-vkCmdEndTransformFeedbackEXT-counterBufferCount-02608", "elements can be VK_NULL_HANDLE",
        null_is_valid=True),
    ("VkDebugUtilsObjectNameInfoEXT", "objectHandle"): Rule(
        "", "VUID-VkDebugUtilsObjectNameInfoEXT-objectType-02590", "the type is in another member", null_is_valid=True),
    ("VkDebugUtilsObjectTagInfoEXT", "objectHandle"): Rule(
        "", "VUID-VkDebugUtilsObjectTagInfoEXT-objectHandle-01910", "the type is in another member"),
    ("VkDebugMarkerObjectNameInfoEXT", "object"): Rule(
        "", "VUID-VkDebugMarkerObjectNameInfoEXT-object-01492", "the type is in another member"),
    ("VkDebugMarkerObjectTagInfoEXT", "object"): Rule(
        "", "VUID-VkDebugMarkerObjectTagInfoEXT-object-01495", "the type is in another member"),
    ("vkSetPrivateData", "objectHandle"): Rule(
        "", "VUID-vkSetPrivateData-objectHandle-04017", "the type is in another parameter"),
    ("vkGetPrivateData", "objectHandle"): Rule(
        "", "VUID-vkGetPrivateData-objectHandle-09498", "the type is in another parameter"),
    ("vkDebugReportMessageEXT", "object"): Rule("never", "", "a message can name any number"),
}


def valid_handles(vuids: Iterable[str]) -> Set[str]:
    """Those of `vuids` with a number that ask for a valid handle of a member with a rule."""
    patterns = {re.escape(rule.vuid).replace(r"\{command\}", r"vk\w+") for rule in RULES.values()
                if re.search(r"-\d{5}$", rule.vuid)}
    asked = re.compile("(" + "|".join(sorted(patterns)) + ")$")
    return {vuid for vuid in vuids if asked.match(vuid)}
