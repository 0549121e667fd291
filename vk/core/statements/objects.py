"""What is known of an object that a handle names: which state object it has, and the members of its create info.

    image = OBJECTS["VkImage"]
    image.find.format(handle="s->image")            # C: a wd_state_image, or NULL where it is not known
    image.bits["VK_IMAGE_USAGE_"]                   # the member of the state object that holds these bits
    image.members["samples"]                        # (the member of the state object, its Vulkan type)
"""

from dataclasses import dataclass, field
from typing import Dict, Tuple


@dataclass(frozen=True)
class Object:
    struct: str
    find: str
    bits: Dict[str, str] = field(default_factory=dict)
    members: Dict[str, Tuple[str, str]] = field(default_factory=dict)
    # Prefixes of bits of which only absence is known: an image view may have fewer usages than its image.
    upper_bounds: Tuple[str, ...] = ()
    known: str = ""  # A condition under which the state object's members are known.


def _find(name: str) -> str:
    return "WD_CORE_FIND({}, {{handle}})".format(name)


OBJECTS = {
    "VkBuffer": Object(
        "wd_state_buffer", _find("buffer"),
        {"VK_BUFFER_USAGE_": "usage", "VK_BUFFER_CREATE_": "flags"},
        {"size": ("size", "VkDeviceSize"), "sharingMode": ("sharing_mode", "VkSharingMode"), "flags": ("flags", "VkBufferCreateFlags"),
         "usage": ("usage", "VkBufferUsageFlags2")}),
    "VkImage": Object(
        "wd_state_image", _find("image"),
        {"VK_IMAGE_USAGE_": "usage", "VK_IMAGE_CREATE_": "flags"},
        {"samples": ("samples", "VkSampleCountFlagBits"), "format": ("format", "VkFormat"), "imageType": ("image_type", "VkImageType"),
         "type": ("image_type", "VkImageType"), "tiling": ("tiling", "VkImageTiling"), "mipLevels": ("mip_levels", "uint32_t"),
         "arrayLayers": ("array_layers", "uint32_t"), "flags": ("flags", "VkImageCreateFlags"),
         "sharingMode": ("sharing_mode", "VkSharingMode"), "extent.width": ("extent.width", "uint32_t"),
         "extent.height": ("extent.height", "uint32_t"), "extent.depth": ("extent.depth", "uint32_t"),
         "initialLayout": ("initial_layout", "VkImageLayout")}),
    "VkImageView": Object(
        "wd_state_image_view", _find("image_view"),
        {"VK_IMAGE_USAGE_": "image->usage", "VK_IMAGE_VIEW_CREATE_": "flags"},
        {"format": ("format", "VkFormat"), "viewType": ("view_type", "VkImageViewType"),
         "subresourceRange.levelCount": ("range.levelCount", "uint32_t"), "subresourceRange.layerCount": ("range.layerCount", "uint32_t"),
         "samples": ("image->samples", "VkSampleCountFlagBits")},
        ("VK_IMAGE_USAGE_",), "{0}->image"),
    "VkSampler": Object(
        "wd_state_sampler", _find("sampler"), {"VK_SAMPLER_CREATE_": "create_info.flags"},
        {name: ("create_info." + name, kind) for name, kind in (
            ("unnormalizedCoordinates", "VkBool32"), ("compareEnable", "VkBool32"), ("borderColor", "VkBorderColor"))}),
    "VkQueryPool": Object(
        "wd_state_query_pool", _find("query_pool"), {},
        {"queryType": ("query_type", "VkQueryType"), "queryCount": ("query_count", "uint32_t")}),
    "VkCommandPool": Object("wd_state_command_pool", _find("command_pool"), {"VK_COMMAND_POOL_CREATE_": "flags"}),
    "VkDescriptorPool": Object(
        "wd_state_descriptor_pool", _find("descriptor_pool"), {"VK_DESCRIPTOR_POOL_CREATE_": "flags"},
        {"maxSets": ("max_sets", "uint32_t")}),
    "VkDescriptorSetLayout": Object(
        "wd_state_set_layout", _find("set_layout"), {"VK_DESCRIPTOR_SET_LAYOUT_CREATE_": "flags"}),
    "VkPipelineLayout": Object("wd_state_pipeline_layout", _find("pipeline_layout"), {"VK_PIPELINE_LAYOUT_CREATE_": "flags"}),
    "VkPipeline": Object("wd_state_pipeline", _find("pipeline"), {"VK_PIPELINE_CREATE_": "flags"}),
    "VkFramebuffer": Object(
        "wd_state_framebuffer", _find("framebuffer"), {"VK_FRAMEBUFFER_CREATE_": "flags"},
        {"width": ("width", "uint32_t"), "height": ("height", "uint32_t"), "layers": ("layers", "uint32_t"),
         "attachmentCount": ("num_attachments", "uint32_t")}),
    "VkSemaphore": Object(
        "wd_state_semaphore", _find("semaphore"), {}, {"VkSemaphoreType": ("semaphore_type", "VkSemaphoreType"),
                                                       "semaphoreType": ("semaphore_type", "VkSemaphoreType")}),
    "VkDeviceMemory": Object(
        "wd_state_memory", _find("memory"), {"VK_MEMORY_ALLOCATE_": "allocate_flags", "VK_MEMORY_PROPERTY_": "properties"},
        {"size": ("size", "VkDeviceSize"), "allocationSize": ("size", "VkDeviceSize")}),
    "VkCommandBuffer": Object(
        "wd_state_command_buffer", _find("command_buffer"), {}, {"level": ("level", "VkCommandBufferLevel")}),
    "VkAccelerationStructureKHR": Object(
        "wd_state_acceleration_structure", _find("acceleration_structure"), {},
        {"type": ("structure_type", "VkAccelerationStructureTypeKHR"), "size": ("size", "VkDeviceSize")}),
    "VkQueue": Object("wd_state_queue", _find("queue"), {"VK_DEVICE_QUEUE_CREATE_": "flags"}),
    "VkSwapchainKHR": Object("wd_state_swapchain", _find("swapchain"), {"VK_SWAPCHAIN_CREATE_": "create_info.flags"}),
    "VkEvent": Object("wd_state_event", _find("event"), {"VK_EVENT_CREATE_": "flags"}),
    "VkDescriptorUpdateTemplate": Object(
        "wd_state_update_template", _find("update_template"), {}, {"templateType": ("template_type", "VkDescriptorUpdateTemplateType")}),
}
