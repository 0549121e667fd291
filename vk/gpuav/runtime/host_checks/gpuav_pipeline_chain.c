#include "vk/gpuav/runtime/host_checks/gpuav_pipeline_chain.h"

#include <assert.h>
#include <stddef.h>

#include "vk/gpuav/device/chain/gpuav_chain.h"

// known_struct is a struct of a chain. `array_offset` and `count_offset` are those of the pointer to its one array, and
// of the array's length. `element_offsets` are those of pointers to one element. 0: there is none.
typedef struct known_struct {
    VkStructureType type;
    uint32_t size; // 0: the struct has no effect on later pipelines, and is left out.
    uint32_t array_offset, count_offset, element_size;
    uint32_t element_offsets[2];
} known_struct;

#define PLAIN(TYPE, Struct)                                                                                  \
    { .type = VK_STRUCTURE_TYPE_##TYPE, .size = sizeof(Struct) }
#define NO_EFFECT(TYPE)                                                                                      \
    { .type = VK_STRUCTURE_TYPE_##TYPE }
#define WITH_ARRAY(TYPE, Struct, count, array)                                                               \
    .type = VK_STRUCTURE_TYPE_##TYPE, .size = sizeof(Struct), .array_offset = offsetof(Struct, array),       \
    .count_offset = offsetof(Struct, count), .element_size = sizeof(*((Struct *)0)->array)

static const known_struct known_structs[] = {
    NO_EFFECT(PIPELINE_CREATION_FEEDBACK_CREATE_INFO),
    NO_EFFECT(DEBUG_UTILS_OBJECT_NAME_INFO_EXT),
    NO_EFFECT(VALIDATION_FEATURES_EXT),
    {.type = WD_GPUAV_PIPELINE_FLAGS2, .size = sizeof(wd_gpuav_pipeline_flags2)},
    PLAIN(PIPELINE_ROBUSTNESS_CREATE_INFO_EXT, VkPipelineRobustnessCreateInfoEXT),
    {WITH_ARRAY(PIPELINE_RENDERING_CREATE_INFO, VkPipelineRenderingCreateInfo, colorAttachmentCount,
                pColorAttachmentFormats)},
#ifdef VK_KHR_dynamic_rendering_local_read
    {WITH_ARRAY(RENDERING_ATTACHMENT_LOCATION_INFO_KHR, VkRenderingAttachmentLocationInfoKHR,
                colorAttachmentCount, pColorAttachmentLocations)},
    {WITH_ARRAY(RENDERING_INPUT_ATTACHMENT_INDEX_INFO_KHR, VkRenderingInputAttachmentIndexInfoKHR,
                colorAttachmentCount, pColorAttachmentInputIndices),
     .element_offsets = {offsetof(VkRenderingInputAttachmentIndexInfoKHR, pDepthInputAttachmentIndex),
                         offsetof(VkRenderingInputAttachmentIndexInfoKHR, pStencilInputAttachmentIndex)}},
#endif
    {WITH_ARRAY(PIPELINE_VERTEX_INPUT_DIVISOR_STATE_CREATE_INFO_EXT,
                VkPipelineVertexInputDivisorStateCreateInfoEXT, vertexBindingDivisorCount,
                pVertexBindingDivisors)},
    PLAIN(PIPELINE_FRAGMENT_SHADING_RATE_STATE_CREATE_INFO_KHR,
          VkPipelineFragmentShadingRateStateCreateInfoKHR),
    PLAIN(PIPELINE_TESSELLATION_DOMAIN_ORIGIN_STATE_CREATE_INFO,
          VkPipelineTessellationDomainOriginStateCreateInfo),
    PLAIN(PIPELINE_VIEWPORT_DEPTH_CLIP_CONTROL_CREATE_INFO_EXT,
          VkPipelineViewportDepthClipControlCreateInfoEXT),
    PLAIN(PIPELINE_RASTERIZATION_DEPTH_CLIP_STATE_CREATE_INFO_EXT,
          VkPipelineRasterizationDepthClipStateCreateInfoEXT),
    PLAIN(PIPELINE_RASTERIZATION_STATE_STREAM_CREATE_INFO_EXT,
          VkPipelineRasterizationStateStreamCreateInfoEXT),
    PLAIN(PIPELINE_RASTERIZATION_PROVOKING_VERTEX_STATE_CREATE_INFO_EXT,
          VkPipelineRasterizationProvokingVertexStateCreateInfoEXT),
    PLAIN(PIPELINE_RASTERIZATION_LINE_STATE_CREATE_INFO_EXT, VkPipelineRasterizationLineStateCreateInfoEXT),
    PLAIN(PIPELINE_RASTERIZATION_CONSERVATIVE_STATE_CREATE_INFO_EXT,
          VkPipelineRasterizationConservativeStateCreateInfoEXT),
};

static const known_struct *find_struct(VkStructureType type) {
    for (size_t i = 0; i < sizeof(known_structs) / sizeof(known_structs[0]); i++) {
        if (known_structs[i].type == type) {
            return &known_structs[i];
        }
    }
    return NULL;
}

bool wd_gpuav_can_copy_pipeline_chain(const void *chain) {
    for (const VkBaseInStructure *in = chain; in; in = in->pNext) {
        if (!find_struct(in->sType)) {
            return false;
        }
    }
    return true;
}

bool wd_gpuav_copy_array(wd_arena *arena, const void **array, size_t count, size_t size) {
    if (!*array || !count) {
        *array = NULL;
        return true;
    }
    *array = wd_arena_copy(arena, *array, count, size);
    return *array != NULL;
}

// copy_arrays copies the arrays of a struct that was copied.
static bool copy_arrays(wd_arena *arena, const known_struct *known, char *added) {
    const uint32_t size = known->element_size;
    if (size && !wd_gpuav_copy_array(arena, (const void **)(added + known->array_offset),
                                     *(const uint32_t *)(added + known->count_offset), size)) {
        return false;
    }
    for (size_t i = 0; i < 2 && known->element_offsets[i]; i++) {
        if (!wd_gpuav_copy_array(arena, (const void **)(added + known->element_offsets[i]), 1, size)) {
            return false;
        }
    }
    return true;
}

bool wd_gpuav_copy_pipeline_chain(wd_arena *arena, const void *chain, const void **copy) {
    const void **end = copy;
    for (const VkBaseInStructure *in = chain; in; in = in->pNext) {
        const known_struct *known = find_struct(in->sType);
        assert(known); // wd_gpuav_can_copy_pipeline_chain is true.
        if (!known->size) {
            continue;
        }
        char *added = wd_arena_copy(arena, in, 1, known->size);
        if (!added || !copy_arrays(arena, known, added)) {
            return false;
        }
        *end = added;
        end = (const void **)&((VkBaseOutStructure *)(void *)added)->pNext;
    }
    *end = NULL;
    return true;
}
