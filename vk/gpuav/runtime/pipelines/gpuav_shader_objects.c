// Shader objects (VK_EXT_shader_object): their SPIR-V is instrumented like that of pipelines, and our set layout is
// added to their set layouts. This is done for all shader objects with SPIR-V and room for our set, whether or not they
// need checks, because all shader objects of a command must have the same set layouts (VUID-vkCmdDraw-None-08879).
//
// The binary of an instrumented shader object would run without the layer, too, and write to a set that is not bound.
// So vkGetShaderBinaryDataEXT returns the binary of the application's own shader, which is created for that. The layer
// keeps what vkCreateShadersEXT got until the shader objects are destroyed.
#include <assert.h>

#include "vk/gpuav/runtime/layouts/gpuav_heap_layouts.h"
#include "vk/gpuav/runtime/pipelines/gpuav_originals.h"
#include "vk/gpuav/runtime/pipelines/gpuav_pipelines.h"
#include "vk/gpuav/runtime/shaders/gpuav_selection.h"

static const wd_gpuav_pipeline *shader_of(const wd_state_pipeline *program, uint32_t stage) {
    assert(stage < program->num_stages);
    return wd_state_slot_get(&program->shaders[stage]->object, WD_STATE_SLOT_GPUAV);
}

// find_program_layout returns the layout of a program, with a reference to its owner in `*state`. NULL: there is no
// memory.
static const wd_gpuav_layout *find_program_layout(wd_gpuav_device *device, const wd_state_pipeline *program,
                                                  wd_state_pipeline_layout **state) {
    enum { MOST_STAGES = 32 };
    const wd_gpuav_layout *parts[MOST_STAGES] = {0};
    const wd_gpuav_pipeline *last = NULL;
    const uint32_t num_stages = program->num_stages < MOST_STAGES ? program->num_stages : MOST_STAGES;
    for (uint32_t i = 0; i < num_stages; i++) {
        const wd_gpuav_pipeline *shader = shader_of(program, i);
        if (shader && shader->ids[0]) {
            parts[i] = shader->layout;
            last = shader;
        }
    }
    assert(last);
    if (last->layout->heap) {
        return wd_gpuav_join_heap_layouts(device, parts, num_stages, state);
    }
    *state = (wd_state_pipeline_layout *)wd_state_ref((wd_state_object *)last->linked_layout);
    return last->layout;
}

bool wd_gpuav_attach_program(wd_gpuav_device *device, wd_state_pipeline *program) {
    if (wd_state_slot_get(&program->object, WD_STATE_SLOT_GPUAV)) {
        return true;
    }
    bool is_instrumented = false;
    for (uint32_t i = 0; i < program->num_stages; i++) {
        const wd_gpuav_pipeline *shader = shader_of(program, i);
        is_instrumented |= shader && shader->ids[0];
    }
    if (!is_instrumented) {
        return true;
    }
    wd_gpuav_pipeline *pipeline = wd_alloc_zero(
        &device->allocator, 1, sizeof(*pipeline) + program->num_stages * sizeof(pipeline->ids[0]));
    if (!pipeline) {
        return false;
    }
    pipeline->device = device;
    pipeline->layout = find_program_layout(device, program, &pipeline->linked_layout);
    if (!pipeline->layout) {
        wd_free(&device->allocator, pipeline);
        return false;
    }
    pipeline->num_ids = program->num_stages;
    for (uint32_t i = 0; i < program->num_stages; i++) {
        const wd_gpuav_pipeline *shader = shader_of(program, i);
        pipeline->ids[i] = shader ? shader->ids[0] : 0;
    }
    wd_gpuav_attach_pipeline(&program->object, pipeline);
    return true;
}

#ifdef VK_EXT_shader_object

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
        shader->originals ? wd_gpuav_originals_find(shader->originals, shader->original) : VK_NULL_HANDLE;
    if (original) {
        down->shader = original;
        return;
    }
    const wd_finding_object object = {state->type, "Shader Object", state->handle, wd_state_name(state)};
    wd_gpuav_report_once(
        &device->notices, WD_GPUAV_NOTICE_OBJECTS, &object,
        "vkGetShaderBinaryDataEXT returns the binary of an instrumented shader object, which must not be "
        "used without the layer, because the application's shader object cannot be created again: its set "
        "layouts are destroyed, or its create info has an unknown struct.");
}

// Creation

static void report_uninstrumented(wd_gpuav_device *device, const char *reason) {
    wd_gpuav_report_once(&device->notices, WD_GPUAV_NOTICE_OBJECTS, NULL,
                         "vkCreateShadersEXT: a shader object is not instrumented, because %s.", reason);
}

// Flags that are newer than the extension.
static const uint32_t indirect_flag = 0x80; // VK_SHADER_CREATE_INDIRECT_BINDABLE_BIT_EXT
static const uint32_t heap_flag = 0x400;    // VK_SHADER_CREATE_DESCRIPTOR_HEAP_BIT_EXT
static const char uses_heaps[] = "it uses descriptor heaps (VK_EXT_descriptor_heap)";

static const char *find_obstacle(const VkShaderCreateInfoEXT *info) {
    if (info->codeType != VK_SHADER_CODE_TYPE_SPIRV_EXT) {
        return "it is created from a binary. Fix: create it from SPIR-V";
    }
    if (info->flags & indirect_flag) {
        return "generated commands may bind it";
    }
#ifndef VK_EXT_descriptor_heap // The headers do not have the mappings.
    if (info->flags & heap_flag) {
        return uses_heaps;
    }
#endif
    return NULL;
}

// created are the create infos of a call, as the application has them.
typedef struct created {
    const VkShaderCreateInfoEXT *infos;
    uint32_t count;
} created;

#ifdef VK_EXT_descriptor_heap
static bool is_linked_with_heaps(const VkShaderCreateInfoEXT *info) {
    return info->flags & VK_SHADER_CREATE_LINK_STAGE_BIT_EXT && info->flags & heap_flag &&
           info->codeType == VK_SHADER_CODE_TYPE_SPIRV_EXT;
}

// find_heap_layout returns a layout for shader object `index` of the call, which uses descriptor heaps. Those that are
// linked share one. `*state` receives a reference to its owner.
static const wd_gpuav_layout *find_heap_layout(wd_gpuav_creation *creation, const created *created,
                                               uint32_t index, wd_state_pipeline_layout **state) {
    const bool is_linked = is_linked_with_heaps(&created->infos[index]);
    for (uint32_t i = 0; is_linked && i < index; i++) {
        const wd_gpuav_pipeline *shader = creation->pipelines[i];
        if (!is_linked_with_heaps(&created->infos[i])) {
            continue;
        }
        if (!shader) { // The reason was reported.
            return NULL;
        }
        *state = (wd_state_pipeline_layout *)wd_state_ref((wd_state_object *)shader->linked_layout);
        return shader->layout;
    }
    wd_gpuav_heap_stage *stages = wd_arena_alloc_zero(creation->arena, created->count, sizeof(*stages));
    uint32_t num_stages = 0;
    for (uint32_t i = 0; stages && i < created->count; i++) {
        const VkShaderCreateInfoEXT *info = &created->infos[i];
        if (i == index || (is_linked && is_linked_with_heaps(info))) {
            stages[num_stages++] = (wd_gpuav_heap_stage){.words = info->pCode,
                                                         .num_words = info->codeSize / sizeof(uint32_t),
                                                         .stage = (VkShaderStageFlags)info->stage,
                                                         .name = info->pName,
                                                         .chain = info->pNext,
                                                         .specialization = info->pSpecializationInfo};
        }
    }
    const char *reason = !creation->device->features.has_heaps ? uses_heaps : "there is no host memory";
    const wd_gpuav_layout *layout = stages && creation->device->features.has_heaps
                                        ? wd_gpuav_create_heap_layout(creation->device, creation->arena,
                                                                      stages, num_stages, state, &reason)
                                        : NULL;
    if (!layout) {
        report_uninstrumented(creation->device, reason);
    }
    return layout;
}
#endif

// find_layout creates a layout for shader object `index` of a call, with a reference in `*state`. NULL: the reason was
// reported.
static const wd_gpuav_layout *find_layout(wd_gpuav_creation *creation, const created *created, uint32_t index,
                                          wd_state_pipeline_layout **state) {
    wd_gpuav_device *device = creation->device;
    const VkShaderCreateInfoEXT *info = &created->infos[index];
    *state = NULL;
#ifdef VK_EXT_descriptor_heap
    if (info->flags & heap_flag) {
        return find_heap_layout(creation, created, index, state);
    }
#endif
    const VkPipelineLayoutCreateInfo layout_info = wd_gpuav_shader_layout_info(info);
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

// add_layout gives a create info, which is a copy, our set or the push constants for our addresses. Shader objects that
// use descriptor heaps have neither set layouts nor ranges. False: there is no memory.
static bool add_layout(wd_gpuav_creation *creation, const wd_gpuav_layout *layout,
                       VkShaderCreateInfoEXT *info) {
    if (layout->heap) {
        return true;
    }
    const VkPipelineLayoutCreateInfo layout_info = wd_gpuav_shader_layout_info(info);
    const VkPipelineLayoutCreateInfo *extended =
        wd_gpuav_extend_layout_info(creation->device, creation->arena, &layout_info);
    if (extended) {
        info->setLayoutCount = extended->setLayoutCount;
        info->pSetLayouts = extended->pSetLayouts;
        info->pushConstantRangeCount = extended->pushConstantRangeCount;
        info->pPushConstantRanges = extended->pPushConstantRanges;
    }
    return extended != NULL;
}

// instrument_shader changes `info`, which is a copy of that of shader object `index` of a call, and returns the
// sub-state of the shader object. NULL: it stays unchanged.
static wd_gpuav_pipeline *instrument_shader(wd_gpuav_creation *creation, const created *created,
                                            uint32_t index, VkShaderCreateInfoEXT *info) {
    wd_gpuav_device *device = creation->device;
    wd_state_pipeline_layout *state;
    const wd_gpuav_layout *layout = find_layout(creation, created, index, &state);
    wd_gpuav_pipeline *shader =
        layout ? wd_alloc_zero(&device->allocator, 1, sizeof(*shader) + sizeof(shader->ids[0])) : NULL;
    if (!shader || !add_layout(creation, layout, info)) {
        if (layout) {
            wd_gpuav_creation_report_no_memory(device);
        }
        wd_free(&device->allocator, shader);
        wd_state_unref((wd_state_object *)state);
        return NULL;
    }
    *shader = (wd_gpuav_pipeline){.device = device, .layout = layout, .linked_layout = state, .num_ids = 1};
    if (!(device->attachment.stages &
          (VkShaderStageFlags)info->stage)) { // Reported when the device was created.
        return shader;
    }
    const wd_gpuav_stage_code code = {
        .stage = (VkShaderStageFlags)info->stage,
        .words = info->pCode,
        .num_words = info->codeSize / sizeof(uint32_t),
        .object = {VK_OBJECT_TYPE_SHADER_EXT, "Shader Object", 0, NULL},
        .is_selected = wd_gpuav_selection_is_enabled(info->pNext),
        .pipeline_facts = info->stage == VK_SHADER_STAGE_MESH_BIT_EXT &&
                                  (info->flags & VK_SHADER_CREATE_NO_TASK_SHADER_BIT_EXT)
                              ? WD_PIPELINE_LACKS_TASK_PAYLOAD
                              : 0,
        .specialization = info->pSpecializationInfo,
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
        wd_gpuav_report_region_memory(&device->notices, &device->regions);
    } else {
        return true;
    }
    return false;
}

void wd_gpuav_pre_create_shaders(wd_call *call, const wd_CreateShadersEXT_args *args,
                                 wd_CreateShadersEXT_args *down) {
    (void)args;
    const uint32_t count = down->createInfoCount;
    wd_gpuav_device *device = call->data;
    for (uint32_t i = 0; device && device->active && i < count; i++) {
        const VkShaderCreateInfoEXT *info = &down->pCreateInfos[i];
        const bool is_spirv = info->codeType == VK_SHADER_CODE_TYPE_SPIRV_EXT;
        wd_gpuav_buffer_sets_note_code(&device->buffer_sets, is_spirv ? info->pCode : NULL,
                                       info->codeSize / sizeof(uint32_t));
    }
    wd_gpuav_creation *creation = wd_gpuav_creation_begin(call, count, down->pCreateInfos);
    if (!creation) {
        return;
    }
    VkShaderCreateInfoEXT *infos = wd_arena_copy(&call->scratch, down->pCreateInfos, count, sizeof(*infos));
    if (!infos) {
        wd_gpuav_creation_report_no_memory(call->data);
        return;
    }
    const created created = {down->pCreateInfos, count};
    wd_gpuav_originals *originals = NULL;
    for (uint32_t i = 0; i < count; i++) {
        if (!can_instrument(creation->device, &infos[i])) {
            continue;
        }
        wd_gpuav_pipeline *shader = instrument_shader(creation, &created, i, &infos[i]);
        creation->pipelines[i] = shader;
        if (!shader) {
            continue;
        }
        if (originals) {
            wd_gpuav_originals_ref(originals);
        } else {
            originals = wd_gpuav_originals_create(creation->device, count, down->pCreateInfos);
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
    wd_gpuav_report_once(&creation->device->notices, WD_GPUAV_NOTICE_DRIVER, NULL,
                         "vkCreateShadersEXT: the driver refused instrumented shader objects (VkResult %d). "
                         "They are created again without instrumentation.",
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
