// Shader objects (VK_EXT_shader_object): their SPIR-V is instrumented like that of pipelines, and our set layout is
// added to their set layouts. This is done for all shader objects with SPIR-V and room for our set, whether or not they
// need checks, because all shader objects of a command must have the same set layouts (VUID-vkCmdDraw-None-08879).
//
// The binary of an instrumented shader object would run without the layer, too, and write to a set that is not bound.
// So vkGetShaderBinaryDataEXT returns the binary of the application's own shader, which is created for that. The layer
// keeps what vkCreateShadersEXT got until the shader objects are destroyed.
#include <string.h>

#include "vk/gpuav/runtime/gpuav_pipelines.h"

bool wd_gpuav_attach_program(wd_gpuav_device *device, wd_state_pipeline *program) {
    if (wd_state_slot_get(&program->object, WD_STATE_SLOT_GPUAV)) {
        return true;
    }
    const wd_gpuav_pipeline *instrumented = NULL;
    for (uint32_t i = 0; i < program->num_stages; i++) {
        const wd_gpuav_pipeline *shader =
            wd_state_slot_get(&program->shaders[i]->object, WD_STATE_SLOT_GPUAV);
        instrumented = shader && shader->ids[0] ? shader : instrumented;
    }
    if (!instrumented) {
        return true;
    }
    wd_gpuav_pipeline *pipeline = wd_alloc_zero(
        &device->allocator, 1, sizeof(*pipeline) + program->num_stages * sizeof(pipeline->ids[0]));
    if (!pipeline) {
        return false;
    }
    pipeline->device = device;
    pipeline->layout = instrumented->layout;
    pipeline->linked_layout =
        (wd_state_pipeline_layout *)wd_state_ref((wd_state_object *)instrumented->linked_layout);
    pipeline->num_ids = program->num_stages;
    for (uint32_t i = 0; i < program->num_stages; i++) {
        const wd_gpuav_pipeline *shader =
            wd_state_slot_get(&program->shaders[i]->object, WD_STATE_SLOT_GPUAV);
        pipeline->ids[i] = shader ? shader->ids[0] : 0;
    }
    wd_gpuav_attach_pipeline(&program->object, pipeline);
    return true;
}

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

static VkPipelineLayoutCreateInfo layout_info_of(const VkShaderCreateInfoEXT *info) {
    return (VkPipelineLayoutCreateInfo){
        .sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
        .setLayoutCount = info->setLayoutCount,
        .pSetLayouts = info->pSetLayouts,
        .pushConstantRangeCount = info->pushConstantRangeCount,
        .pPushConstantRanges = info->pPushConstantRanges,
    };
}

// keep_originals returns a copy of the create infos, with a reference; NULL: there is no memory, or a chain has a
// struct that is not copied.
static wd_gpuav_originals *keep_originals(wd_gpuav_device *device, uint32_t count,
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
        const VkPipelineLayoutCreateInfo layout = layout_info_of(&infos[i]);
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

// find_original returns the uninstrumented shader object, which it creates if necessary; VK_NULL_HANDLE: it cannot be
// created.
static VkShaderEXT find_original(wd_gpuav_originals *originals, uint32_t index) {
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

void wd_gpuav_pre_get_shader_binary(wd_call *call, const wd_GetShaderBinaryDataEXT_args *args,
                                    wd_GetShaderBinaryDataEXT_args *down) {
    wd_gpuav_device *device = call->data;
    wd_state_object *state = device && device->active
                                 ? wd_state_find(device->chassis->state, VK_OBJECT_TYPE_SHADER_EXT,
                                                 WD_STATE_NON_DISPATCHABLE(args->shader))
                                 : NULL;
    const wd_gpuav_pipeline *shader = state ? wd_state_slot_get(state, WD_STATE_SLOT_GPUAV) : NULL;
    if (!shader) {
        return;
    }
    const VkShaderEXT original =
        shader->originals ? find_original(shader->originals, shader->original) : VK_NULL_HANDLE;
    if (original) {
        down->shader = original;
        return;
    }
    const wd_finding_object object = {state->type, "Shader Object", state->handle, wd_state_name(state)};
    wd_gpuav_report_once(
        device, WD_GPUAV_NOTICE_OBJECTS, &object,
        "vkGetShaderBinaryDataEXT returns the binary of an instrumented shader object, which must "
        "not be used without the layer, because the application's shader object cannot be created "
        "again: its set layouts are destroyed, or its create info has an unknown struct.");
}

// Creation

static void report_uninstrumented(wd_gpuav_device *device, const char *reason) {
    wd_gpuav_report_once(device, WD_GPUAV_NOTICE_OBJECTS, NULL,
                         "vkCreateShadersEXT: a shader object is not instrumented, because %s.", reason);
}

// VK_SHADER_CREATE_INDIRECT_BINDABLE_BIT_EXT, which is newer than the extension.
static const uint32_t indirect_flag = 0x80;

static const char *find_obstacle(const VkShaderCreateInfoEXT *info) {
    if (info->codeType != VK_SHADER_CODE_TYPE_SPIRV_EXT) {
        return "it is created from a binary. Fix: create it from SPIR-V";
    }
    if (info->flags & indirect_flag) {
        return "generated commands may bind it";
    }
    return NULL;
}

// find_layout creates a layout with our set for a shader object, with a reference in `*state`. NULL: the reason was
// reported.
static const wd_gpuav_layout *find_layout(wd_gpuav_creation *creation, const VkShaderCreateInfoEXT *info,
                                          wd_state_pipeline_layout **state) {
    wd_gpuav_device *device = creation->device;
    const VkPipelineLayoutCreateInfo layout_info = layout_info_of(info);
    *state = wd_state_new_layout(device->chassis->state, &layout_info);
    if (!*state) {
        wd_gpuav_creation_report_no_memory(device);
        return NULL;
    }
    const char *reason = NULL;
    const wd_gpuav_layout *layout = wd_gpuav_create_union_layout(device, creation->arena, *state, &reason);
    if (!layout && reason) {
        report_uninstrumented(device, reason);
    }
    return layout;
}

// instrument_shader changes `info`, which is a copy, and returns the sub-state of the shader object. NULL: it stays
// unchanged.
static wd_gpuav_pipeline *instrument_shader(wd_gpuav_creation *creation, VkShaderCreateInfoEXT *info) {
    wd_gpuav_device *device = creation->device;
    wd_state_pipeline_layout *state;
    const wd_gpuav_layout *layout = find_layout(creation, info, &state);
    const VkPipelineLayoutCreateInfo layout_info = layout_info_of(info);
    const VkPipelineLayoutCreateInfo *extended =
        layout ? wd_gpuav_extend_layout_info(device, creation->arena, &layout_info) : NULL;
    wd_gpuav_pipeline *shader =
        extended ? wd_alloc_zero(&device->allocator, 1, sizeof(*shader) + sizeof(shader->ids[0])) : NULL;
    if (!shader) {
        if (layout) {
            wd_gpuav_creation_report_no_memory(device);
        }
        wd_state_unref((wd_state_object *)state);
        return NULL;
    }
    *shader = (wd_gpuav_pipeline){.device = device, .layout = layout, .linked_layout = state, .num_ids = 1};
    info->setLayoutCount = extended->setLayoutCount;
    info->pSetLayouts = extended->pSetLayouts;
    info->pushConstantRangeCount = extended->pushConstantRangeCount;
    info->pPushConstantRanges = extended->pPushConstantRanges;
    if (!(device->stages & (VkShaderStageFlags)info->stage)) { // Reported when the device was created.
        return shader;
    }
    const wd_gpuav_stage_code code = {
        .words = info->pCode,
        .num_words = info->codeSize / sizeof(uint32_t),
        .object = {VK_OBJECT_TYPE_SHADER_EXT, "Shader Object", 0, NULL},
        .is_selected = wd_gpuav_selection_is_enabled(info->pNext),
    };
    const wd_gpuav_substitute *used =
        wd_gpuav_instrument_code(creation, layout, &code, wd_gpuav_robust_buffers(device, NULL, NULL));
    if (used) {
        info->pCode = used->shader->result.words;
        info->codeSize = used->shader->result.num_words * sizeof(uint32_t);
        shader->ids[0] = used->shader->result.shader_id;
    }
    return shader;
}

static bool can_instrument(wd_gpuav_device *device, const VkShaderCreateInfoEXT *info) {
    const char *obstacle = find_obstacle(info);
    if (obstacle) {
        report_uninstrumented(device, obstacle);
    } else if (wd_gpuav_regions_failure(&device->regions) != VK_SUCCESS) {
        wd_gpuav_report_region_memory(device);
    } else {
        return true;
    }
    return false;
}

void wd_gpuav_pre_create_shaders(wd_call *call, const wd_CreateShadersEXT_args *args,
                                 wd_CreateShadersEXT_args *down) {
    (void)args;
    const uint32_t count = down->createInfoCount;
    wd_gpuav_creation *creation = wd_gpuav_creation_begin(call, count, down->pCreateInfos);
    if (!creation) {
        return;
    }
    VkShaderCreateInfoEXT *infos = wd_arena_copy(&call->scratch, down->pCreateInfos, count, sizeof(*infos));
    if (!infos) {
        wd_gpuav_creation_report_no_memory(call->data);
        return;
    }
    wd_gpuav_originals *originals = NULL;
    for (uint32_t i = 0; i < count; i++) {
        if (!can_instrument(creation->device, &infos[i])) {
            continue;
        }
        wd_gpuav_pipeline *shader = instrument_shader(creation, &infos[i]);
        creation->pipelines[i] = shader;
        if (!shader) {
            continue;
        }
        if (originals) {
            __atomic_add_fetch(&originals->references, 1, __ATOMIC_RELAXED);
        } else {
            originals = keep_originals(creation->device, count, down->pCreateInfos);
        }
        shader->originals = originals;
        shader->original = i;
    }
    down->pCreateInfos = infos;
}

static bool has_changed(const wd_gpuav_creation *creation) {
    for (uint32_t i = 0; i < creation->num_pipelines; i++) {
        if (creation->pipelines[i]) {
            return true;
        }
    }
    return false;
}

void wd_gpuav_amend_create_shaders(wd_call *call, const wd_CreateShadersEXT_args *args,
                                   wd_CreateShadersEXT_args *down) {
    wd_gpuav_creation *creation = wd_gpuav_creation_current();
    if (!creation) {
        return;
    }
    const wd_gpuav_device *device = call->data;
    wd_gpuav_creation_release_substitutes(creation);
    if (down->result >= 0 || down->result == VK_ERROR_DEVICE_LOST || !has_changed(creation)) {
        return;
    }
    wd_gpuav_report_once(
        creation->device, WD_GPUAV_NOTICE_DRIVER, NULL,
        "vkCreateShadersEXT: the driver refused instrumented shader objects (VkResult %d). They "
        "are created again without instrumentation.",
        down->result);
    for (uint32_t i = 0; i < args->createInfoCount; i++) {
        if (args->pShaders[i]) {
            device->vk->DestroyShaderEXT(device->handle, args->pShaders[i], args->pAllocator);
        }
        args->pShaders[i] = VK_NULL_HANDLE;
        wd_gpuav_creation_skip(creation, i);
    }
    down->result = device->vk->CreateShadersEXT(device->handle, args->createInfoCount, args->pCreateInfos,
                                                args->pAllocator, args->pShaders);
}

void wd_gpuav_post_create_shaders(wd_call *call, const wd_CreateShadersEXT_args *args,
                                  const wd_CreateShadersEXT_args *down) {
    (void)call, (void)down;
    wd_gpuav_creation *creation = wd_gpuav_creation_current();
    for (uint32_t i = 0; creation && i < creation->num_pipelines; i++) {
        wd_gpuav_pipeline *shader = creation->pipelines[i];
        if (shader) {
            wd_gpuav_attach_pipeline(
                args->pShaders[i] ? wd_state_find(creation->device->chassis->state, VK_OBJECT_TYPE_SHADER_EXT,
                                                  WD_STATE_NON_DISPATCHABLE(args->pShaders[i]))
                                  : NULL,
                shader);
        }
    }
    wd_gpuav_creation_forget();
}

#endif
