"""The properties of the null driver: the rules by which emit_null_driver.py fills output structs."""

from typing import Dict, List, Tuple, Union

from vk.registry.model import Declaration, Enum, Registry, Struct

# Structs that a function null_adjust_<Struct> in testing/null_driver corrects after the rules, each with the
# reason.
ADJUSTED: Dict[str, str] = {
    "VkExternalMemoryProperties": "compatible types depend on nothing that a rule can see",
    "VkFormatProperties": "a setting of the driver",
    "VkFormatProperties3": "a setting of the driver",
    "VkImageFormatProperties": "extents, mip levels and layers belong together",
    "VkMemoryDedicatedRequirements": "a setting of the driver",
    "VkMemoryRequirements": "requirements of objects whose create info has no size",
    "VkPhysicalDeviceCustomBorderColorPropertiesEXT": "a setting of the driver",
    "VkPhysicalDeviceHostImageCopyProperties": "lists of layouts",
    "VkPhysicalDeviceHostImageCopyPropertiesEXT": "lists of layouts",
    "VkPhysicalDeviceLimits": "the specification's minima differ from member to member",
    "VkPhysicalDeviceMaintenance4Properties": "a setting of the driver",
    "VkPhysicalDeviceMemoryBudgetPropertiesEXT": "follows the heaps",
    "VkPhysicalDeviceMemoryProperties": "heaps and types belong together",
    "VkPhysicalDeviceProperties": "names, versions, kind of device",
    "VkPhysicalDeviceTransformFeedbackPropertiesEXT": "a setting of the driver",
    "VkPhysicalDeviceVulkan13Properties": "a setting of the driver",
    "VkQueueFamilyQueryResultStatusPropertiesKHR": "a setting of the driver",
    "VkSamplerYcbcrConversionImageFormatProperties": "zero is no number of descriptors",
    "VkSurfaceCapabilitiesKHR": "extents and counts belong together",
}

# Output parameters with a value: (command, parameter), or a parameter of any command.
PARAMETERS: Dict[Union[str, Tuple[str, str]], str] = {
    "pFd": "-1",  # A file descriptor of something that is already signaled.
    "pSupported": "VK_TRUE",
    ("GetDescriptorSetLayoutSizeEXT", "pLayoutSizeInBytes"): "256",
    ("GetDeviceGroupPeerMemoryFeatures", "pPeerMemoryFeatures"): "0xf",
    ("GetDeviceGroupSurfacePresentModesKHR", "pModes"): "VK_DEVICE_GROUP_PRESENT_MODE_LOCAL_BIT_KHR",
}

# Members with a value, for one struct or for all.
MEMBERS: Dict[Union[str, Tuple[str, str]], str] = {
    "conformanceVersion": "(VkConformanceVersion){1, 3, 0, 0}",
    "deviceLUIDValid": "VK_FALSE",
    "driverID": "(VkDriverId)0",  # No vendor's: applications must not work around anybody's bugs.
    "memoryTypeBits": "atomic_load(&null_faults.memory_type_bits)",
    # Answers about images, which depend on the same setting as properties.
    "filterCubic": "null_boolean_property()",
    "filterCubicMinmax": "VK_FALSE",
    "maxSubgroupSize": "32",
    "minSubgroupSize": "32",
    "subgroupSize": "32",
    "prefersDedicatedAllocation": "VK_FALSE",
    "requiresDedicatedAllocation": "VK_FALSE",
    "shaderGroupHandleSize": "32",
    "robustStorageBufferAccessSizeAlignment": "4",
    # A setting of the driver.
    "robustBufferAccess2": "(VkBool32)null_setting_now(\"WD_NULL_ROBUST_FEATURES\", 1)",
    "robustImageAccess": "(VkBool32)null_setting_now(\"WD_NULL_ROBUST_FEATURES\", 1)",
    "robustImageAccess2": "(VkBool32)null_setting_now(\"WD_NULL_ROBUST_FEATURES\", 1)",
    # Rules of dynamic state apply without these.
    "dynamicPrimitiveTopologyUnrestricted": "VK_FALSE",
    "conservativePointAndLineRasterization": "VK_FALSE",
    "maxCommandBufferNestingLevel": "2",  # Few, so that a test exceeds them.
    # What 32-bit counts of builds can exceed, as on most devices.
    "maxInstanceCount": "1 << 24",
    "maxPrimitiveCount": "1 << 24",
    # As on most devices: modes of depth and stencil differ, and only no mode at all is independent.
    "independentResolve": "VK_FALSE",
    "supportedDepthResolveModes": "VK_RESOLVE_MODE_SAMPLE_ZERO_BIT | VK_RESOLVE_MODE_AVERAGE_BIT",
    "supportedStencilResolveModes": "VK_RESOLVE_MODE_SAMPLE_ZERO_BIT",
    ("VkExtent2D", "width"): "1",
    ("VkExtent2D", "height"): "1",
    # Limits of views apply without these.
    "blockTexelViewCompatibleMultipleLayers": "VK_FALSE",
    "layeredShadingRateAttachments": "VK_FALSE",
    "maxSubsampledArrayLayers": "2",
    "advancedBlendIndependentBlend": "VK_FALSE",
    "fragmentShadingRateNonTrivialCombinerOps": "VK_FALSE",
    # Small enough for tests to exceed them.
    "maxFragmentDensityTexelSize": "(VkExtent2D){8, 8}",
    "advancedBlendMaxColorAttachments": "2",
    "maxPerStageDescriptorInlineUniformBlocks": "8",
    "maxPerStageDescriptorUpdateAfterBindInlineUniformBlocks": "10",
    "maxDescriptorSetInlineUniformBlocks": "12",
    "maxDescriptorSetUpdateAfterBindInlineUniformBlocks": "14",
    "maxPerStageDescriptorAccelerationStructures": "8",
    "maxPerStageDescriptorUpdateAfterBindAccelerationStructures": "10",
    "maxDescriptorSetAccelerationStructures": "12",
    "maxDescriptorSetUpdateAfterBindAccelerationStructures": "14",
    "maxSamplerDescriptorBufferBindings": "8",
    "maxResourceDescriptorBufferBindings": "8",
    "maxMultiviewViewCount": "16",
    "maxExtraPrimitiveOverestimationSize": "0.75f",
    "supportedAlpha": "VK_DISPLAY_PLANE_ALPHA_OPAQUE_BIT_KHR | VK_DISPLAY_PLANE_ALPHA_GLOBAL_BIT_KHR",
    "supportedSurfaceCounters": "null_boolean_property() ? VK_SURFACE_COUNTER_VBLANK_BIT_EXT : 0",
    "supportsProtected": "null_boolean_property()",
    "sharedPresentSupportedUsageFlags": "VK_IMAGE_USAGE_TRANSFER_DST_BIT | VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT",
    "externalSemaphoreFeatures": "(VkFlags)null_setting_now(\"WD_NULL_EXTERNAL_SYNC_FEATURES\", 3)",
    "externalFenceFeatures": "(VkFlags)null_setting_now(\"WD_NULL_EXTERNAL_SYNC_FEATURES\", 3)",
    "maxFragmentDensityTexelSize": "(VkExtent2D){2, 2}",
    "maxSampleLocationGridSize": "(VkExtent2D){2, 2}",
    "fragmentDensityOffsetGranularity": "(VkExtent2D){2, 4}",
    "protectedNoFault": "VK_FALSE",
    "robustBufferAccessUpdateAfterBind": "VK_FALSE",  # As on most devices: then features exclude each other.
}

# Struct types that members get as a literal: see MEMBERS and member_statements.
LITERALS = ("VkConformanceVersion", "VkExtent2D", "VkExtent3D")

_INTEGERS = (
    "uint32_t", "int32_t", "uint64_t", "int64_t", "size_t", "VkDeviceSize", "uint16_t", "uint8_t", "int")
_ALIGNMENT, _MAXIMUM, _MAXIMUM_64, _EXTENT = 16, 1 << 20, 1 << 40, 16384


def bits_of(values: Enum) -> int:
    """All the single bits of a bitmask, without its VK_..._ALL."""
    mask = 0
    for value in values.values:
        if value.bit is not None:
            mask |= 1 << value.bit
    return mask


def _integer(member: Declaration) -> int:
    name, limit = member.name, member.limit_type.split(",")[0]
    if "lignment" in name or "ranularity" in name or limit == "min":
        return _ALIGNMENT
    if limit == "max":
        return _MAXIMUM_64 if member.type in ("uint64_t", "VkDeviceSize") else _MAXIMUM
    if limit == "exact":
        return 32
    if limit in ("bits", "bitmask"):
        return 8
    if member.type == "VkDeviceSize" and name.endswith("Size"):
        return 1024
    return 1 if limit == "noauto" else 0


def _flags(registry: Registry, type_name: str) -> str:
    if type_name in registry.bitmasks:
        bits = registry.enums.get(registry.bitmasks[type_name].bits)
        mask = bits_of(bits) if bits else 0
        if type_name == "VkSampleCountFlags":
            mask = 0xF
        return "UINT64_C(0x{:x})".format(mask) if mask >> 32 else "0x{:x}".format(mask)
    values = registry.enums[type_name]
    if type_name == "VkSampleCountFlagBits":
        return "VK_SAMPLE_COUNT_8_BIT"
    lowest = min((v for v in values.values if v.value >= 0), key=lambda v: v.value, default=None)
    return lowest.name if lowest and lowest.value else "0"


def _scalar(registry: Registry, member: Declaration) -> str:
    """The value of one element, or "" for zero."""
    kind = registry.canonical_type(member.type)
    if kind == "VkBool32":
        return "VK_TRUE"
    if kind in registry.bitmasks or kind in registry.enums:
        value = _flags(registry, kind)
        return "" if value in ("0", "0x0") else value
    if kind in _INTEGERS:
        value = _integer(member)
        return "" if value == 0 else ("UINT64_C({})".format(value) if value >> 31 else str(value))
    if kind == "float":
        return "" if not member.limit_type else ("16.0f" if member.limit_type.startswith("max") else "1.0f")
    if kind == "VkDeviceAddress":
        return "null_address_reserve(256)"
    return ""


def _array_statements(registry: Registry, place: str, member: Declaration) -> List[str]:
    if member.type == "char":
        text = "\"Warden null driver\"" if member.name != "driverInfo" else "\"does nothing\""
        return ["memcpy({}, {}, sizeof({}));".format(place, text, text)]
    if member.type == "uint8_t":
        return ["null_uuid({0}, sizeof({0}));".format(place)]
    if member.type == "float":
        return [place + "[1] = 1.0f;"] if member.limit_type == "range" else []
    value = _scalar(registry, member)
    if not value or len(member.arrays) != 1:
        return []
    return ["for (size_t i = 0; i < NULL_COUNT({}); i++) {{".format(place),
            "    {}[i] = {};".format(place, value), "}"]


def is_property(struct: Struct) -> bool:
    """Whether the members say what a physical device does, as opposed to features, which can be enabled."""
    return struct.name.startswith("VkPhysicalDevice") and "Properties" in struct.name


def member_statements(registry: Registry, struct: Struct, member: Declaration) -> List[str]:
    """The statements that fill `out->member`; the struct was zeroed before."""
    place, kind = "out->" + member.name, registry.canonical_type(member.type)
    if any(member.name in other.lengths for other in struct.members if other.is_pointer):
        return []  # The driver offers none, and does not write the application's array.
    known = MEMBERS.get((struct.name, member.name)) or MEMBERS.get(member.name)
    if known and not member.arrays:
        return ["{} = {};".format(place, known)]
    if member.arrays:
        return _array_statements(registry, place, member)
    if kind == "VkBool32" and is_property(struct):
        return ["{} = null_boolean_property();".format(place)]
    if kind in ("VkExtent2D", "VkExtent3D"):
        size = str(_EXTENT if member.limit_type.startswith("max") else 1)
        sizes = [size] * (2 if kind == "VkExtent2D" else 3)
        return ["{} = ({}){{{}}};".format(place, kind, ", ".join(sizes))]
    if kind in registry.structs:
        return [] if registry.structs[kind].is_union else ["fill_{}(&{});".format(kind, place)]
    value = _scalar(registry, member)
    return ["{} = {};".format(place, value)] if value else []
