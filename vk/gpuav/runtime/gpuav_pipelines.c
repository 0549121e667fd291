// Pipelines: the modules of their stages are instrumented for the pipeline layout and take the place of the application's
// while the driver makes the pipeline.
#include "vk/gpuav/runtime/gpuav_pipelines.h"

// Flags, some of them newer than the oldest headers that we build on.
static const uint64_t library_flag = 0x800;                // VK_PIPELINE_CREATE_LIBRARY_BIT_KHR
static const uint64_t descriptor_buffer_flag = 0x20000000; // VK_PIPELINE_CREATE_DESCRIPTOR_BUFFER_BIT_EXT
// VK_PIPELINE_CREATE_INDIRECT_BINDABLE_BIT_NV and VK_PIPELINE_CREATE_2_INDIRECT_BINDABLE_BIT_EXT
static const uint64_t indirect_flags = 0x40000 | 0x4000000000;
static const uint64_t capture_flag = 0x80000000; // VK_PIPELINE_CREATE_2_CAPTURE_DATA_BIT_KHR

// Chains of pipelines that do not consist of their modules, or that a command of their own runs.
enum { STRUCTURE_TYPE_PIPELINE_BINARY_INFO = 1000483002 }; // VkPipelineBinaryInfoKHR

// stage_list is the part of a create info that all kinds of pipeline share.
typedef struct stage_list {
    const void *chain;
    VkPipelineCreateFlags flags;
    VkPipelineLayout layout;
    const char *command;
    uint32_t num_stages;
    const VkPipelineShaderStageCreateInfo *stages;
    const VkPipelineLibraryCreateInfoKHR *libraries; // NULL: none.
} stage_list;

// prepared is what takes the place of a stage list's members.
typedef struct prepared {
    VkPipelineLayout layout;
    const VkPipelineShaderStageCreateInfo *stages;
    const VkPipelineLibraryCreateInfoKHR *libraries;
} prepared;

// Why a pipeline stays as it is.

static uint64_t flags_in(const void *chain, VkPipelineCreateFlags flags) {
    const wd_gpuav_pipeline_flags2 *flags2 = wd_gpuav_chain_find(chain, WD_GPUAV_PIPELINE_FLAGS2);
    return flags2 ? flags2->flags : flags;
}

static uint64_t flags_of(const stage_list *list) {
    return flags_in(list->chain, list->flags);
}

// fits_layout returns whether pipeline and layout agree on the use of descriptor buffers.
static bool fits_layout(const stage_list *list, const wd_gpuav_layout *layout) {
    return layout->uses_descriptor_buffers == ((flags_of(list) & descriptor_buffer_flag) != 0);
}

// find_obstacle returns why a pipeline of any layout is not instrumented, to complete a sentence; NULL: no obstacle.
static const char *find_obstacle(const stage_list *list) {
    if (flags_of(list) & indirect_flags)
        return "generated commands may bind it";
    if (flags_of(list) & capture_flag)
        return "its binaries are captured, and would bring the checks into pipelines that are not known to "
               "have them";
    if (wd_gpuav_chain_find(list->chain, (VkStructureType)STRUCTURE_TYPE_PIPELINE_BINARY_INFO))
        return "it is created from pipeline binaries";
    if (wd_gpuav_chain_find(list->chain, VK_STRUCTURE_TYPE_SUBPASS_SHADING_PIPELINE_CREATE_INFO_HUAWEI))
        return "it is for subpass shading";
    if (wd_gpuav_chain_find(list->chain, VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_SHADER_GROUPS_CREATE_INFO_NV))
        return "it has shader groups (VkGraphicsPipelineShaderGroupsCreateInfoNV)";
    return NULL;
}

// One pipeline.

// instrument_own fills the ids of the pipeline's own stages, and returns the stages to use; NULL: none is instrumented.
static const VkPipelineShaderStageCreateInfo *instrument_own(wd_gpuav_creation *made,
                                                             const wd_gpuav_layout *layout,
                                                             const stage_list *list, uint32_t *ids) {
    VkPipelineShaderStageCreateInfo *stages =
        wd_arena_copy(made->arena, list->stages, list->num_stages, sizeof(*stages));
    bool any = false;
    if (!stages)
        wd_gpuav_creation_no_memory(made->device);
    for (uint32_t i = 0; stages && i < list->num_stages; i++) {
        ids[i] = wd_gpuav_instrument_stage(made, layout, list->chain, &stages[i]);
        any |= ids[i] != 0;
    }
    return any ? stages : NULL;
}

static void report_uninstrumented(const wd_gpuav_creation *made, const stage_list *list, const char *reason) {
    wd_gpuav_report_once(made->device, WD_GPUAV_NOTICE_PIPELINE, NULL,
                         "%s: a pipeline is not instrumented, because %s.", list->command, reason);
}

// find_layout finds the layout of a pipeline that was created with one.
static const wd_gpuav_layout *find_layout(const wd_gpuav_creation *made, const stage_list *list) {
    const wd_state_pipeline_layout *layout =
        wd_state_find_pipeline_layout(made->device->chassis->state, list->layout);
    if (!layout)
        report_uninstrumented(made, list, "its pipeline layout is not known");
    // If the layout has no room for our set, that was reported when the layout was created.
    return layout ? wd_state_slot_get(&layout->object, WD_STATE_SLOT_GPUAV) : NULL;
}

// link_layout finds or creates the layout of a pipeline that is linked without one. `*linked` receives a reference or NULL.
static const wd_gpuav_layout *link_layout(wd_gpuav_creation *made, const stage_list *list,
                                          wd_state_pipeline_layout **linked) {
    wd_gpuav_device *device = made->device;
    *linked = wd_state_link_layouts(device->chassis->state, list->libraries);
    if (!*linked) {
        if (!wd_gpuav_libraries_are_known(device, list->libraries))
            report_uninstrumented(made, list, "one of its libraries is not known");
        else if (wd_gpuav_libraries_stages(device, list->libraries)) // Libraries with shaders have a layout.
            wd_gpuav_creation_no_memory(device);
        return NULL;
    }
    const wd_gpuav_layout *layout = wd_state_slot_get(&(*linked)->object, WD_STATE_SLOT_GPUAV);
    const char *reason = NULL;
    if (!layout && !(*linked)->object.handle)
        layout = wd_gpuav_layout_of_union(device, made->arena, *linked, &reason);
    if (!layout && reason)
        report_uninstrumented(made, list, reason);
    return layout;
}

// choose_layout returns the layout to instrument for; NULL: the pipeline is not instrumented, and the reason was reported.
static const wd_gpuav_layout *choose_layout(wd_gpuav_creation *made, const stage_list *list,
                                            wd_state_pipeline_layout **linked) {
    const char *obstacle = find_obstacle(list);
    *linked = NULL;
    if (obstacle) {
        report_uninstrumented(made, list, obstacle);
        return NULL;
    }
    if (wd_gpuav_regions_failure(&made->device->regions) != VK_SUCCESS) {
        wd_gpuav_report_memory(made->device);
        return NULL;
    }
    const wd_gpuav_layout *layout =
        list->layout || !list->libraries ? find_layout(made, list) : link_layout(made, list, linked);
    if (layout && !fits_layout(list, layout)) {
        report_uninstrumented(made, list,
                              "either the pipeline or its layout is for descriptor buffers, but not both");
        return NULL;
    }
    return layout;
}

// instrument_for fills what to use instead of the list's members for this layout; NULL: nothing is instrumented.
static wd_gpuav_pipeline *instrument_for(wd_gpuav_creation *made, const stage_list *list,
                                         const wd_gpuav_layout *layout, prepared *used) {
    wd_gpuav_device *device = made->device;
    const bool has_own = list->num_stages && list->stages;
    const bool has_libraries = list->libraries && list->libraries->libraryCount;
    const uint32_t num_own = has_own ? list->num_stages : 0;
    const uint32_t num_ids = num_own + wd_gpuav_libraries_stages(device, list->libraries);
    wd_gpuav_pipeline *pipeline =
        wd_alloc_zero(&device->allocator, 1, sizeof(*pipeline) + num_ids * sizeof(pipeline->ids[0]));
    if (!pipeline) {
        wd_gpuav_creation_no_memory(device);
        return NULL;
    }
    *used = (prepared){.layout = layout->is_independent ? layout->handle : list->layout};
    if (has_own)
        used->stages = instrument_own(made, layout, list, pipeline->ids);
    if (has_libraries)
        used->libraries = wd_gpuav_libraries_use_twins(device, made->arena, layout, list->libraries,
                                                       list->command, pipeline->ids + num_own);
    if (!used->stages && !used->libraries) {
        wd_free(&device->allocator, pipeline);
        return NULL;
    }
    used->stages = used->stages ? used->stages : list->stages;
    used->libraries = used->libraries ? used->libraries : list->libraries;
    pipeline->device = device;
    pipeline->layout = layout;
    pipeline->num_ids = num_ids;
    return pipeline;
}

// instrument_pipeline fills what to use instead of the list's members. False: the pipeline stays as it is.
static bool instrument_pipeline(wd_gpuav_creation *made, uint32_t index, const stage_list *list,
                                prepared *used) {
    if (!(list->num_stages && list->stages) && !(list->libraries && list->libraries->libraryCount))
        return false;
    wd_state_pipeline_layout *linked;
    const wd_gpuav_layout *layout = choose_layout(made, list, &linked);
    wd_gpuav_pipeline *pipeline = layout ? instrument_for(made, list, layout, used) : NULL;
    if (!pipeline) {
        wd_state_unref((wd_state_object *)linked);
        return false;
    }
    pipeline->linked_layout = linked;
    made->pipelines[index] = pipeline;
    return true;
}

// base_of resolves a base pipeline that is given by its number in the call. Without the flag of derivatives the number is ignored
// and may be any.
static void base_of(uint64_t flags, const VkPipeline *pipelines, VkPipeline *base, int32_t *index) {
    if (flags & VK_PIPELINE_CREATE_DERIVATIVE_BIT && *index >= 0) {
        *base = pipelines[*index];
        *index = -1;
    }
}

// The three kinds. They differ in their create infos only.

#define SECOND_TRY(Kind, Info)                                                                               \
    static VkResult second_try_##Kind(wd_call *call, const void *data, uint32_t index) {                     \
        wd_Create##Kind##_args one = *(const wd_Create##Kind##_args *)data;                                  \
        Info info = one.pCreateInfos[index];                                                                 \
        base_of(flags_in(info.pNext, info.flags), one.pPipelines, &info.basePipelineHandle,                  \
                &info.basePipelineIndex);                                                                    \
        one.createInfoCount = 1;                                                                             \
        one.pCreateInfos = &info;                                                                            \
        one.pPipelines += index;                                                                             \
        return create_one_##Kind(call->data, &one);                                                          \
    }

static VkResult create_one_GraphicsPipelines(wd_gpuav_device *device,
                                             const wd_CreateGraphicsPipelines_args *args) {
    return device->vk->CreateGraphicsPipelines(device->handle, args->pipelineCache, 1, args->pCreateInfos,
                                               args->pAllocator, args->pPipelines);
}

static VkResult create_one_ComputePipelines(wd_gpuav_device *device,
                                            const wd_CreateComputePipelines_args *args) {
    return device->vk->CreateComputePipelines(device->handle, args->pipelineCache, 1, args->pCreateInfos,
                                              args->pAllocator, args->pPipelines);
}

static VkResult create_one_RayTracingPipelinesKHR(wd_gpuav_device *device,
                                                  const wd_CreateRayTracingPipelinesKHR_args *args) {
    return device->vk->CreateRayTracingPipelinesKHR(device->handle, args->deferredOperation,
                                                    args->pipelineCache, 1, args->pCreateInfos,
                                                    args->pAllocator, args->pPipelines);
}

SECOND_TRY(GraphicsPipelines, VkGraphicsPipelineCreateInfo)
SECOND_TRY(ComputePipelines, VkComputePipelineCreateInfo)
SECOND_TRY(RayTracingPipelinesKHR, VkRayTracingPipelineCreateInfoKHR)

#define MAKE_TWIN(Kind, Info)                                                                                \
    static VkResult make_twin_##Kind(wd_call *call, const void *data, const void *info, VkPipeline *twin) {  \
        wd_Create##Kind##_args one = *(const wd_Create##Kind##_args *)data;                                  \
        Info copy = *(const Info *)info;                                                                     \
        base_of(flags_in(copy.pNext, copy.flags), one.pPipelines, &copy.basePipelineHandle,                  \
                &copy.basePipelineIndex);                                                                    \
        one.createInfoCount = 1;                                                                             \
        one.pCreateInfos = &copy;                                                                            \
        one.pAllocator = NULL;                                                                               \
        one.pPipelines = twin;                                                                               \
        return create_one_##Kind(call->data, &one);                                                          \
    }
MAKE_TWIN(GraphicsPipelines, VkGraphicsPipelineCreateInfo)
MAKE_TWIN(RayTracingPipelinesKHR, VkRayTracingPipelineCreateInfoKHR)

// keep_info returns a copy of a create info that lives as long as the call.
static const void *keep_info(wd_gpuav_creation *made, uint32_t index, const void *info, size_t size) {
    const void *kept = wd_arena_copy(made->arena, info, 1, size);
    if (!kept) {
        wd_gpuav_creation_leave(made, index);
        wd_gpuav_creation_no_memory(made->device);
    }
    return kept;
}

// has_graphics_stages tells whether the stages of a create info count: parts of libraries have them or not.
static bool has_graphics_stages(const VkGraphicsPipelineCreateInfo *info,
                                const VkPipelineLibraryCreateInfoKHR *libraries) {
    const VkGraphicsPipelineLibraryCreateInfoEXT *parts =
        wd_gpuav_chain_find(info->pNext, VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_LIBRARY_CREATE_INFO_EXT);
    if (!parts)
        return !libraries || !libraries->libraryCount;
    return parts->flags & (VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT |
                           VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT);
}

// report_chain reports why the libraries in the chain could not be replaced.
static void report_chain(const wd_gpuav_creation *made, const stage_list *list, const void *libraries) {
    const VkStructureType unknown = wd_gpuav_chain_first_unknown(list->chain, libraries);
    if (unknown)
        wd_gpuav_report_once(
            made->device, WD_GPUAV_NOTICE_PIPELINE, NULL,
            "%s: a pipeline is not instrumented, because its pNext chain has a struct that this "
            "build does not know (VkStructureType %d) before the libraries.",
            list->command, (int)unknown);
    else
        wd_gpuav_creation_no_memory(made->device);
}

// instrument_graphics changes `info` for the driver; of a library, it keeps what its twin is to be made of.
static void instrument_graphics(wd_call *call, wd_gpuav_creation *made, uint32_t index,
                                VkGraphicsPipelineCreateInfo *info) {
    const VkPipelineLibraryCreateInfoKHR *libraries =
        wd_gpuav_chain_find(info->pNext, VK_STRUCTURE_TYPE_PIPELINE_LIBRARY_CREATE_INFO_KHR);
    const bool has_stages = has_graphics_stages(info, libraries);
    const stage_list list = {info->pNext,
                             info->flags,
                             info->layout,
                             call->name,
                             has_stages ? info->stageCount : 0,
                             has_stages ? info->pStages : NULL,
                             libraries};
    prepared used;
    if (!instrument_pipeline(made, index, &list, &used))
        return;
    VkGraphicsPipelineCreateInfo changed = *info;
    changed.layout = used.layout;
    changed.pStages = has_stages ? used.stages : info->pStages;
    if (used.libraries != libraries)
        changed.pNext =
            wd_gpuav_chain_replace(made->arena, info->pNext, libraries, (VkBaseOutStructure *)used.libraries);
    if (!changed.pNext && info->pNext) { // No part of it can be used.
        wd_gpuav_creation_leave(made, index);
        report_chain(made, &list, libraries);
    } else if (flags_of(&list) & library_flag) {
        made->twins[index] = keep_info(made, index, &changed, sizeof(changed));
    } else {
        *info = changed;
    }
}

// Group handles of a library can be asked for, and must be good for what is linked of it.
static const char group_handles_extension[] = "VK_EXT_pipeline_library_group_handles";

// instrument_rays is instrument_graphics for ray tracing.
static void instrument_rays(wd_call *call, wd_gpuav_creation *made, uint32_t index,
                            VkRayTracingPipelineCreateInfoKHR *info) {
    wd_gpuav_device *device = call->data;
    const stage_list list = {info->pNext,      info->flags,   info->layout,      call->name,
                             info->stageCount, info->pStages, info->pLibraryInfo};
    const bool is_library = flags_of(&list) & library_flag;
    if ((is_library || info->pLibraryInfo) &&
        wd_state_device_has_extension(device->chassis->state, group_handles_extension)) {
        wd_gpuav_report_once(device, WD_GPUAV_NOTICE_PIPELINE, NULL,
                             "%s: a pipeline is not instrumented, because it is a library, or is linked from "
                             "libraries, and %s is enabled.",
                             call->name, group_handles_extension);
        return;
    }
    prepared used;
    if (!instrument_pipeline(made, index, &list, &used))
        return;
    VkRayTracingPipelineCreateInfoKHR changed = *info;
    changed.layout = used.layout;
    changed.pStages = used.stages;
    changed.pLibraryInfo = used.libraries;
    if (is_library)
        made->twins[index] = keep_info(made, index, &changed, sizeof(changed));
    else
        *info = changed;
}

void wd_gpuav_pre_create_graphics(wd_call *call, const wd_CreateGraphicsPipelines_args *args,
                                  wd_CreateGraphicsPipelines_args *down) {
    (void)args;
    const uint32_t count = down->createInfoCount;
    wd_gpuav_creation *made = wd_gpuav_creation_begin(call, count, down->pCreateInfos);
    if (!made)
        return;
    VkGraphicsPipelineCreateInfo *infos =
        wd_arena_copy(&call->scratch, down->pCreateInfos, count, sizeof(*infos));
    if (!infos) {
        wd_gpuav_creation_no_memory(call->data);
        return;
    }
    for (uint32_t i = 0; i < count; i++)
        instrument_graphics(call, made, i, &infos[i]);
    down->pCreateInfos = infos;
}

void wd_gpuav_amend_create_graphics(wd_call *call, const wd_CreateGraphicsPipelines_args *args,
                                    wd_CreateGraphicsPipelines_args *down) {
    down->result = wd_gpuav_creation_amend(call, args, args->pPipelines, down->result,
                                           second_try_GraphicsPipelines, make_twin_GraphicsPipelines);
}

void wd_gpuav_post_create_graphics(wd_call *call, const wd_CreateGraphicsPipelines_args *args,
                                   const wd_CreateGraphicsPipelines_args *down) {
    (void)call, (void)down;
    wd_gpuav_creation_end(args->pPipelines);
}

void wd_gpuav_pre_create_compute(wd_call *call, const wd_CreateComputePipelines_args *args,
                                 wd_CreateComputePipelines_args *down) {
    (void)args;
    const uint32_t count = down->createInfoCount;
    wd_gpuav_creation *made = wd_gpuav_creation_begin(call, count, down->pCreateInfos);
    if (!made)
        return;
    VkComputePipelineCreateInfo *infos =
        wd_arena_copy(&call->scratch, down->pCreateInfos, count, sizeof(*infos));
    if (!infos) {
        wd_gpuav_creation_no_memory(call->data);
        return;
    }
    for (uint32_t i = 0; i < count; i++) {
        const stage_list list = {
            infos[i].pNext, infos[i].flags, infos[i].layout, call->name, 1, &infos[i].stage, NULL};
        prepared used;
        if (!instrument_pipeline(made, i, &list, &used))
            continue;
        infos[i].stage = *used.stages;
        infos[i].layout = used.layout;
    }
    down->pCreateInfos = infos;
}

void wd_gpuav_amend_create_compute(wd_call *call, const wd_CreateComputePipelines_args *args,
                                   wd_CreateComputePipelines_args *down) {
    down->result = wd_gpuav_creation_amend(call, args, args->pPipelines, down->result,
                                           second_try_ComputePipelines, NULL);
}

void wd_gpuav_post_create_compute(wd_call *call, const wd_CreateComputePipelines_args *args,
                                  const wd_CreateComputePipelines_args *down) {
    (void)call, (void)down;
    wd_gpuav_creation_end(args->pPipelines);
}

void wd_gpuav_pre_create_ray_tracing(wd_call *call, const wd_CreateRayTracingPipelinesKHR_args *args,
                                     wd_CreateRayTracingPipelinesKHR_args *down) {
    (void)args;
    const uint32_t count = down->createInfoCount;
    wd_gpuav_creation *made = wd_gpuav_creation_begin(call, count, down->pCreateInfos);
    if (!made)
        return;
    if (down->deferredOperation) { // It may read the create infos long after this call.
        wd_gpuav_report_once(
            call->data, WD_GPUAV_NOTICE_PIPELINE, NULL,
            "%s: a pipeline is not instrumented, because it is created by a deferred operation.", call->name);
        return;
    }
    VkRayTracingPipelineCreateInfoKHR *infos =
        wd_arena_copy(&call->scratch, down->pCreateInfos, count, sizeof(*infos));
    if (!infos) {
        wd_gpuav_creation_no_memory(call->data);
        return;
    }
    for (uint32_t i = 0; i < count; i++)
        instrument_rays(call, made, i, &infos[i]);
    down->pCreateInfos = infos;
}

void wd_gpuav_pre_create_ray_tracing_nv(wd_call *call, const wd_CreateRayTracingPipelinesNV_args *args,
                                        wd_CreateRayTracingPipelinesNV_args *down) {
    (void)args, (void)down;
    wd_gpuav_device *device = call->data;
    if (device && device->active)
        wd_gpuav_report_once(
            device, WD_GPUAV_NOTICE_PIPELINE, NULL,
            "%s: a pipeline is not instrumented, because it is of VK_NV_ray_tracing. Fix: create "
            "the pipeline with vkCreateRayTracingPipelinesKHR.",
            call->name);
}

void wd_gpuav_amend_create_ray_tracing(wd_call *call, const wd_CreateRayTracingPipelinesKHR_args *args,
                                       wd_CreateRayTracingPipelinesKHR_args *down) {
    down->result =
        wd_gpuav_creation_amend(call, args, args->pPipelines, down->result, second_try_RayTracingPipelinesKHR,
                                make_twin_RayTracingPipelinesKHR);
}

void wd_gpuav_post_create_ray_tracing(wd_call *call, const wd_CreateRayTracingPipelinesKHR_args *args,
                                      const wd_CreateRayTracingPipelinesKHR_args *down) {
    (void)call, (void)down;
    wd_gpuav_creation_end(args->pPipelines);
}
