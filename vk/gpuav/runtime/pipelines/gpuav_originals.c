#include "vk/gpuav/runtime/pipelines/gpuav_originals.h"

#include <assert.h>

#ifndef VK_EXT_shader_object

void wd_gpuav_originals_release(wd_gpuav_originals *originals) {
    (void)originals;
}

#else

// wd_gpuav_originals is a copy of the arguments of a vkCreateShadersEXT, and the shader objects that were created from
// them without instrumentation. Shader objects that are linked are created together.
struct wd_gpuav_originals {
    wd_gpuav_device *device;
    uint32_t references; // Atomic.
    wd_arena arena;
    uint32_t count;
    VkShaderCreateInfoEXT *infos;
    wd_state_pipeline_layout **layouts; // Referenced: they know whether the set layouts are destroyed.
    pthread_mutex_t lock;
    bool is_created; // Under the lock.
    VkShaderEXT *shaders;
};

void wd_gpuav_originals_ref(wd_gpuav_originals *originals) {
    assert(__atomic_load_n(&originals->references, __ATOMIC_RELAXED));
    __atomic_add_fetch(&originals->references, 1, __ATOMIC_RELAXED);
}

void wd_gpuav_originals_release(wd_gpuav_originals *originals) {
    if (!originals || __atomic_sub_fetch(&originals->references, 1, __ATOMIC_ACQ_REL)) {
        return;
    }
    wd_gpuav_device *device = originals->device;
    for (uint32_t i = 0; i < originals->count; i++) {
        if (originals->shaders[i]) {
            device->vk->DestroyShaderEXT(device->handle, originals->shaders[i], NULL);
        }
        wd_state_unref((wd_state_object *)originals->layouts[i]);
    }
    pthread_mutex_destroy(&originals->lock);
    wd_arena_finish(&originals->arena);
    wd_free(&device->allocator, originals);
}

// copy_chain copies the one struct that the chain of a shader object may have and that matters for a binary. Returns
// false for other structs, and without memory.
static bool copy_chain(wd_arena *arena, const void *chain, const void **copy) {
    *copy = NULL;
    for (const VkBaseInStructure *in = chain; in; in = in->pNext) {
        if (in->sType == VK_STRUCTURE_TYPE_VALIDATION_FEATURES_EXT) {
            continue;
        }
        if (in->sType != VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO) {
            return false;
        }
        VkPipelineShaderStageRequiredSubgroupSizeCreateInfo *size =
            wd_arena_copy(arena, in, 1, sizeof(*size));
        if (!size) {
            return false;
        }
        size->pNext = NULL;
        *copy = size;
    }
    return true;
}

// copy_array copies an array that may be empty.
static bool copy_array(wd_arena *arena, const void **array, size_t count, size_t size) {
    if (!*array || !count) {
        return true;
    }
    *array = wd_arena_copy(arena, *array, count, size);
    return *array != NULL;
}

static bool copy_specialization(wd_arena *arena, const VkSpecializationInfo **info) {
    if (!*info) {
        return true;
    }
    VkSpecializationInfo *copy = wd_arena_copy(arena, *info, 1, sizeof(*copy));
    *info = copy;
    return copy &&
           copy_array(arena, (const void **)&copy->pMapEntries, copy->mapEntryCount,
                      sizeof(*copy->pMapEntries)) &&
           copy_array(arena, &copy->pData, copy->dataSize, 1);
}

static bool copy_info(wd_arena *arena, VkShaderCreateInfoEXT *info) {
    const void *chain = info->pNext;
    if (info->pName) {
        info->pName = wd_arena_strdup(arena, info->pName);
        if (!info->pName) {
            return false;
        }
    }
    // Binaries need an alignment of 16 bytes, which arenas have.
    return copy_chain(arena, chain, &info->pNext) && copy_array(arena, &info->pCode, info->codeSize, 1) &&
           copy_array(arena, (const void **)&info->pSetLayouts, info->setLayoutCount,
                      sizeof(*info->pSetLayouts)) &&
           copy_array(arena, (const void **)&info->pPushConstantRanges, info->pushConstantRangeCount,
                      sizeof(*info->pPushConstantRanges)) &&
           copy_specialization(arena, &info->pSpecializationInfo);
}

VkPipelineLayoutCreateInfo wd_gpuav_shader_layout_info(const VkShaderCreateInfoEXT *info) {
    return (VkPipelineLayoutCreateInfo){
        .sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
        .setLayoutCount = info->setLayoutCount,
        .pSetLayouts = info->pSetLayouts,
        .pushConstantRangeCount = info->pushConstantRangeCount,
        .pPushConstantRanges = info->pPushConstantRanges,
    };
}

wd_gpuav_originals *wd_gpuav_originals_create(wd_gpuav_device *device, uint32_t count,
                                              const VkShaderCreateInfoEXT *infos) {
    wd_gpuav_originals *originals = wd_alloc_zero(&device->allocator, 1, sizeof(*originals));
    if (!originals) {
        return NULL;
    }
    originals->device = device;
    originals->references = 1;
    wd_arena_init(&originals->arena, device->allocator, 0);
    pthread_mutex_init(&originals->lock, NULL);
    originals->infos = wd_arena_copy(&originals->arena, infos, count, sizeof(*infos));
    originals->layouts = wd_arena_alloc_zero(&originals->arena, count, sizeof(*originals->layouts));
    originals->shaders = wd_arena_alloc_zero(&originals->arena, count, sizeof(*originals->shaders));
    bool fits = originals->infos && originals->layouts && originals->shaders;
    originals->count = fits ? count : 0;
    for (uint32_t i = 0; fits && i < count; i++) {
        const VkPipelineLayoutCreateInfo layout = wd_gpuav_shader_layout_info(&infos[i]);
        originals->layouts[i] = wd_state_new_layout(device->chassis->state, &layout);
        fits = originals->layouts[i] && copy_info(&originals->arena, &originals->infos[i]);
    }
    if (fits) {
        return originals;
    }
    wd_gpuav_originals_release(originals);
    return NULL;
}

static bool has_live_set_layouts(const wd_gpuav_originals *originals) {
    for (uint32_t i = 0; i < originals->count; i++) {
        const wd_state_pipeline_layout *layout = originals->layouts[i];
        for (uint32_t k = 0; k < layout->num_set_layouts; k++) {
            if (layout->set_layouts[k] && wd_state_is_destroyed(&layout->set_layouts[k]->object)) {
                return false;
            }
        }
    }
    return true;
}

VkShaderEXT wd_gpuav_originals_find(wd_gpuav_originals *originals, uint32_t index) {
    assert(index < originals->count);
    const wd_gpuav_device *device = originals->device;
    pthread_mutex_lock(&originals->lock);
    if (!originals->is_created && has_live_set_layouts(originals)) {
        // Elements that the driver does not create are VK_NULL_HANDLE.
        device->vk->CreateShadersEXT(device->handle, originals->count, originals->infos, NULL,
                                     originals->shaders);
        originals->is_created = true;
    }
    const VkShaderEXT shader = originals->shaders[index];
    pthread_mutex_unlock(&originals->lock);
    return shader;
}

#endif
