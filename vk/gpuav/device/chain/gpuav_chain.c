#include "vk/gpuav/device/chain/gpuav_chain.h"

#include <string.h>

#include <vulkan/vk_layer.h>

typedef struct struct_size {
    VkStructureType type;
    uint32_t size;
} struct_size;

// Newer than the oldest headers that we build on.
enum {
    STRUCTURE_TYPE_RENDERING_ATTACHMENT_LOCATION_INFO = 1000232001, // VkRenderingAttachmentLocationInfo
    // VkRenderingInputAttachmentIndexInfo
    STRUCTURE_TYPE_RENDERING_INPUT_ATTACHMENT_INDEX_INFO = 1000232002,
};
typedef struct rendering_attachment_location_info {
    VkStructureType sType;
    const void *pNext;
    uint32_t colorAttachmentCount;
    const uint32_t *pColorAttachmentLocations;
} rendering_attachment_location_info;
typedef struct rendering_input_attachment_index_info {
    VkStructureType sType;
    const void *pNext;
    uint32_t colorAttachmentCount;
    const uint32_t *pColorAttachmentInputIndices, *pDepthInputAttachmentIndex, *pStencilInputAttachmentIndex;
} rendering_input_attachment_index_info;

// Structs that commonly precede a struct that we replace. If a type is missing, stages are not instrumented, which is
// reported.
static const struct_size sizes[] = {
    {VK_STRUCTURE_TYPE_LOADER_DEVICE_CREATE_INFO, sizeof(VkLayerDeviceCreateInfo)},
    {VK_STRUCTURE_TYPE_DEVICE_GROUP_DEVICE_CREATE_INFO, sizeof(VkDeviceGroupDeviceCreateInfo)},
    {VK_STRUCTURE_TYPE_DEVICE_PRIVATE_DATA_CREATE_INFO, sizeof(VkDevicePrivateDataCreateInfo)},
    {VK_STRUCTURE_TYPE_DEVICE_MEMORY_OVERALLOCATION_CREATE_INFO_AMD,
     sizeof(VkDeviceMemoryOverallocationCreateInfoAMD)},
    {VK_STRUCTURE_TYPE_DEVICE_DIAGNOSTICS_CONFIG_CREATE_INFO_NV,
     sizeof(VkDeviceDiagnosticsConfigCreateInfoNV)},
    {VK_STRUCTURE_TYPE_DEVICE_DEVICE_MEMORY_REPORT_CREATE_INFO_EXT,
     sizeof(VkDeviceDeviceMemoryReportCreateInfoEXT)},
    {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2, sizeof(VkPhysicalDeviceFeatures2)},
    {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES, sizeof(VkPhysicalDeviceVulkan11Features)},
    {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES, sizeof(VkPhysicalDeviceVulkan12Features)},
    {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES, sizeof(VkPhysicalDeviceVulkan13Features)},
#define FEATURES(TYPE, Struct)                                                                               \
    { VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_##TYPE##_FEATURES, sizeof(Struct) }
#define FEATURES_KHR(TYPE, Struct)                                                                           \
    { VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_##TYPE##_FEATURES_KHR, sizeof(Struct) }
#define FEATURES_EXT(TYPE, Struct)                                                                           \
    { VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_##TYPE##_FEATURES_EXT, sizeof(Struct) }
    FEATURES(16BIT_STORAGE, VkPhysicalDevice16BitStorageFeatures),
    FEATURES(MULTIVIEW, VkPhysicalDeviceMultiviewFeatures),
    FEATURES(VARIABLE_POINTERS, VkPhysicalDeviceVariablePointersFeatures),
    FEATURES(PROTECTED_MEMORY, VkPhysicalDeviceProtectedMemoryFeatures),
    FEATURES(SAMPLER_YCBCR_CONVERSION, VkPhysicalDeviceSamplerYcbcrConversionFeatures),
    FEATURES(SHADER_DRAW_PARAMETERS, VkPhysicalDeviceShaderDrawParametersFeatures),
    FEATURES(8BIT_STORAGE, VkPhysicalDevice8BitStorageFeatures),
    FEATURES(SHADER_ATOMIC_INT64, VkPhysicalDeviceShaderAtomicInt64Features),
    FEATURES(SHADER_FLOAT16_INT8, VkPhysicalDeviceShaderFloat16Int8Features),
    FEATURES(DESCRIPTOR_INDEXING, VkPhysicalDeviceDescriptorIndexingFeatures),
    FEATURES(SCALAR_BLOCK_LAYOUT, VkPhysicalDeviceScalarBlockLayoutFeatures),
    FEATURES(IMAGELESS_FRAMEBUFFER, VkPhysicalDeviceImagelessFramebufferFeatures),
    FEATURES(UNIFORM_BUFFER_STANDARD_LAYOUT, VkPhysicalDeviceUniformBufferStandardLayoutFeatures),
    FEATURES(SHADER_SUBGROUP_EXTENDED_TYPES, VkPhysicalDeviceShaderSubgroupExtendedTypesFeatures),
    FEATURES(SEPARATE_DEPTH_STENCIL_LAYOUTS, VkPhysicalDeviceSeparateDepthStencilLayoutsFeatures),
    FEATURES(HOST_QUERY_RESET, VkPhysicalDeviceHostQueryResetFeatures),
    FEATURES(TIMELINE_SEMAPHORE, VkPhysicalDeviceTimelineSemaphoreFeatures),
    FEATURES(BUFFER_DEVICE_ADDRESS, VkPhysicalDeviceBufferDeviceAddressFeatures),
    FEATURES(VULKAN_MEMORY_MODEL, VkPhysicalDeviceVulkanMemoryModelFeatures),
    FEATURES(SHADER_TERMINATE_INVOCATION, VkPhysicalDeviceShaderTerminateInvocationFeatures),
    FEATURES(SHADER_DEMOTE_TO_HELPER_INVOCATION, VkPhysicalDeviceShaderDemoteToHelperInvocationFeatures),
    FEATURES(PRIVATE_DATA, VkPhysicalDevicePrivateDataFeatures),
    FEATURES(PIPELINE_CREATION_CACHE_CONTROL, VkPhysicalDevicePipelineCreationCacheControlFeatures),
    FEATURES(SYNCHRONIZATION_2, VkPhysicalDeviceSynchronization2Features),
    FEATURES(ZERO_INITIALIZE_WORKGROUP_MEMORY, VkPhysicalDeviceZeroInitializeWorkgroupMemoryFeatures),
    FEATURES(IMAGE_ROBUSTNESS, VkPhysicalDeviceImageRobustnessFeatures),
    FEATURES(SUBGROUP_SIZE_CONTROL, VkPhysicalDeviceSubgroupSizeControlFeatures),
    FEATURES(INLINE_UNIFORM_BLOCK, VkPhysicalDeviceInlineUniformBlockFeatures),
    FEATURES(SHADER_INTEGER_DOT_PRODUCT, VkPhysicalDeviceShaderIntegerDotProductFeatures),
    FEATURES(DYNAMIC_RENDERING, VkPhysicalDeviceDynamicRenderingFeatures),
    FEATURES(MAINTENANCE_4, VkPhysicalDeviceMaintenance4Features),
    FEATURES_KHR(ACCELERATION_STRUCTURE, VkPhysicalDeviceAccelerationStructureFeaturesKHR),
    FEATURES_KHR(RAY_TRACING_PIPELINE, VkPhysicalDeviceRayTracingPipelineFeaturesKHR),
    FEATURES_KHR(RAY_QUERY, VkPhysicalDeviceRayQueryFeaturesKHR),
    FEATURES_KHR(FRAGMENT_SHADING_RATE, VkPhysicalDeviceFragmentShadingRateFeaturesKHR),
    FEATURES_KHR(PRESENT_ID, VkPhysicalDevicePresentIdFeaturesKHR),
    FEATURES_KHR(PRESENT_WAIT, VkPhysicalDevicePresentWaitFeaturesKHR),
    FEATURES_EXT(ROBUSTNESS_2, VkPhysicalDeviceRobustness2FeaturesEXT),
    FEATURES_EXT(TRANSFORM_FEEDBACK, VkPhysicalDeviceTransformFeedbackFeaturesEXT),
    FEATURES_EXT(EXTENDED_DYNAMIC_STATE, VkPhysicalDeviceExtendedDynamicStateFeaturesEXT),
    FEATURES_EXT(EXTENDED_DYNAMIC_STATE_2, VkPhysicalDeviceExtendedDynamicState2FeaturesEXT),
    FEATURES_EXT(EXTENDED_DYNAMIC_STATE_3, VkPhysicalDeviceExtendedDynamicState3FeaturesEXT),
    FEATURES_EXT(GRAPHICS_PIPELINE_LIBRARY, VkPhysicalDeviceGraphicsPipelineLibraryFeaturesEXT),
    FEATURES_EXT(MESH_SHADER, VkPhysicalDeviceMeshShaderFeaturesEXT),
    FEATURES_EXT(CONDITIONAL_RENDERING, VkPhysicalDeviceConditionalRenderingFeaturesEXT),
    FEATURES_EXT(CUSTOM_BORDER_COLOR, VkPhysicalDeviceCustomBorderColorFeaturesEXT),
    FEATURES_EXT(DEPTH_CLIP_ENABLE, VkPhysicalDeviceDepthClipEnableFeaturesEXT),
    FEATURES_EXT(VERTEX_ATTRIBUTE_DIVISOR, VkPhysicalDeviceVertexAttributeDivisorFeaturesEXT),
    FEATURES_EXT(MUTABLE_DESCRIPTOR_TYPE, VkPhysicalDeviceMutableDescriptorTypeFeaturesEXT),
    FEATURES_EXT(DESCRIPTOR_BUFFER, VkPhysicalDeviceDescriptorBufferFeaturesEXT),
#undef FEATURES
#undef FEATURES_KHR
#undef FEATURES_EXT
    // Structs of pipelines.
    {VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO, sizeof(VkPipelineRenderingCreateInfo)},
    {VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_LIBRARY_CREATE_INFO_EXT,
     sizeof(VkGraphicsPipelineLibraryCreateInfoEXT)},
    {VK_STRUCTURE_TYPE_PIPELINE_CREATION_FEEDBACK_CREATE_INFO, sizeof(VkPipelineCreationFeedbackCreateInfo)},
    {VK_STRUCTURE_TYPE_PIPELINE_DISCARD_RECTANGLE_STATE_CREATE_INFO_EXT,
     sizeof(VkPipelineDiscardRectangleStateCreateInfoEXT)},
    {VK_STRUCTURE_TYPE_PIPELINE_FRAGMENT_SHADING_RATE_STATE_CREATE_INFO_KHR,
     sizeof(VkPipelineFragmentShadingRateStateCreateInfoKHR)},
    {VK_STRUCTURE_TYPE_PIPELINE_FRAGMENT_SHADING_RATE_ENUM_STATE_CREATE_INFO_NV,
     sizeof(VkPipelineFragmentShadingRateEnumStateCreateInfoNV)},
    {VK_STRUCTURE_TYPE_PIPELINE_REPRESENTATIVE_FRAGMENT_TEST_STATE_CREATE_INFO_NV,
     sizeof(VkPipelineRepresentativeFragmentTestStateCreateInfoNV)},
    {VK_STRUCTURE_TYPE_PIPELINE_COMPILER_CONTROL_CREATE_INFO_AMD,
     sizeof(VkPipelineCompilerControlCreateInfoAMD)},
    {VK_STRUCTURE_TYPE_ATTACHMENT_SAMPLE_COUNT_INFO_AMD, sizeof(VkAttachmentSampleCountInfoAMD)},
    {VK_STRUCTURE_TYPE_MULTIVIEW_PER_VIEW_ATTRIBUTES_INFO_NVX, sizeof(VkMultiviewPerViewAttributesInfoNVX)},
    {WD_GPUAV_PIPELINE_FLAGS2, sizeof(wd_gpuav_pipeline_flags2)},
    {(VkStructureType)STRUCTURE_TYPE_RENDERING_ATTACHMENT_LOCATION_INFO,
     sizeof(rendering_attachment_location_info)},
    {(VkStructureType)STRUCTURE_TYPE_RENDERING_INPUT_ATTACHMENT_INDEX_INFO,
     sizeof(rendering_input_attachment_index_info)},
    // Structs of shader stages.
    {VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO,
     sizeof(VkPipelineShaderStageRequiredSubgroupSizeCreateInfo)},
    {VK_STRUCTURE_TYPE_PIPELINE_ROBUSTNESS_CREATE_INFO_EXT, sizeof(VkPipelineRobustnessCreateInfoEXT)},
    {VK_STRUCTURE_TYPE_DEBUG_UTILS_OBJECT_NAME_INFO_EXT, sizeof(VkDebugUtilsObjectNameInfoEXT)},
    {VK_STRUCTURE_TYPE_SHADER_MODULE_VALIDATION_CACHE_CREATE_INFO_EXT,
     sizeof(VkShaderModuleValidationCacheCreateInfoEXT)},
};

static uint32_t size_of(VkStructureType type) {
    for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++) {
        if (sizes[i].type == type) {
            return sizes[i].size;
        }
    }
    return 0;
}

const void *wd_gpuav_chain_replace(wd_arena *arena, const void *chain, const void *node,
                                   VkBaseOutStructure *copy) {
    const void *head = NULL;
    VkBaseOutStructure *last = NULL;
    for (const VkBaseInStructure *from = chain; from; from = from->pNext) {
        VkBaseOutStructure *to = copy;
        if (from != node) {
            uint32_t size = size_of(from->sType);
            to = size ? wd_arena_copy(arena, from, 1, size) : NULL;
            if (!to) {
                return NULL;
            }
        }
        if (last) {
            last->pNext = to;
        } else {
            head = to;
        }
        last = to;
        if (from == node) {
            // The rest of the chain is shared with the application and is not written.
            memcpy(&to->pNext, &from->pNext, sizeof(to->pNext));
            return head;
        }
    }
    return NULL;
}

VkStructureType wd_gpuav_chain_first_unknown(const void *chain, const void *node) {
    for (const VkBaseInStructure *at = chain; at && at != node; at = at->pNext) {
        if (!size_of(at->sType)) {
            return at->sType;
        }
    }
    return (VkStructureType)0;
}
