// Pipelines: their modules are instrumented for the pipeline layout, and the driver gets the instrumented modules.
#include "vk/gpuav/runtime/pipelines/gpuav_pipelines.h"

#include "vk/registry/chain.h"

#include <assert.h>

#include "vk/gpuav/device/chain/gpuav_chain.h"
#include "vk/gpuav/runtime/layouts/gpuav_heap_layouts.h"
#include "vk/state/state_graphics_info.h"

// Some flags are newer than the oldest headers that we build on.
static const uint64_t library_flag = 0x800;                // VK_PIPELINE_CREATE_LIBRARY_BIT_KHR
static const uint64_t descriptor_buffer_flag = 0x20000000; // VK_PIPELINE_CREATE_DESCRIPTOR_BUFFER_BIT_EXT
static const uint64_t capture_flag = 0x80000000;           // VK_PIPELINE_CREATE_2_CAPTURE_DATA_BIT_KHR
static const uint64_t heap_flag = 0x1000000000;            // VK_PIPELINE_CREATE_2_DESCRIPTOR_HEAP_BIT_EXT
#ifdef VK_EXT_descriptor_heap
static const bool instruments_heaps = true;
#else
static const bool instruments_heaps = false; // The headers do not have the mappings.
#endif
static const char uses_heaps[] = "it uses descriptor heaps (VK_EXT_descriptor_heap)";
static const uint64_t indirect_flag = 0x4000000000; // VK_PIPELINE_CREATE_2_INDIRECT_BINDABLE_BIT_EXT

// Pipelines with this struct are not created from modules.
enum { STRUCTURE_TYPE_PIPELINE_BINARY_INFO = 1000483002 }; // VkPipelineBinaryInfoKHR

// stage_list holds the members that the create infos of all kinds of pipelines share.
typedef struct stage_list {
    const void *chain;
    VkPipelineCreateFlags flags;
    VkPipelineLayout layout;
    const char *command;
    uint32_t num_stages;
    const VkPipelineShaderStageCreateInfo *stages;
    const VkPipelineLibraryCreateInfoKHR *libraries; // NULL: none.
    uint32_t depth_facts; // wd_pipeline_facts of the maximum recursion depth of rays.
    // One is not NULL if the host may check stages of the pipeline (gpuav_host_checks.h).
    const VkGraphicsPipelineCreateInfo *graphics;
    const VkComputePipelineCreateInfo *compute;
} stage_list;

// replacement holds the instrumented members of a stage list.
typedef struct replacement {
    VkPipelineLayout layout;
    const VkPipelineShaderStageCreateInfo *stages;
    const VkPipelineLibraryCreateInfoKHR *libraries;
} replacement;

// Reasons not to instrument a pipeline

static uint64_t flags_in(const void *chain, VkPipelineCreateFlags flags) {
    const wd_gpuav_pipeline_flags2 *flags2 = wd_find_chained(chain, WD_GPUAV_PIPELINE_FLAGS2);
    return flags2 ? flags2->flags : flags;
}

static uint64_t flags_of(const stage_list *list) {
    return flags_in(list->chain, list->flags);
}

// facts_of_flags returns the facts that decide whether flags of rays are valid. Of a library, the flags of the
// pipelines that it is linked into decide, which may lack those of the library.
static uint32_t facts_of_flags(uint64_t flags) {
    if (flags & library_flag) {
        return 0;
    }
    return (flags & VK_PIPELINE_CREATE_RAY_TRACING_SKIP_TRIANGLES_BIT_KHR
                ? (uint32_t)WD_PIPELINE_SKIPS_TRIANGLES
                : 0) |
           (flags & VK_PIPELINE_CREATE_RAY_TRACING_SKIP_AABBS_BIT_KHR ? (uint32_t)WD_PIPELINE_SKIPS_AABBS
                                                                      : 0);
}

// fits_layout returns whether pipeline and layout agree on the use of descriptor buffers.
static bool fits_layout(const stage_list *list, const wd_gpuav_layout *layout) {
    return layout->uses_push ||
           layout->uses_descriptor_buffers == ((flags_of(list) & descriptor_buffer_flag) != 0);
}

// find_obstacle returns why a pipeline is not instrumented with any layout, as the end of a sentence; NULL: there is no
// such reason.
static const char *find_obstacle(const stage_list *list) {
    if (flags_of(list) & (VK_PIPELINE_CREATE_INDIRECT_BINDABLE_BIT_NV | indirect_flag)) {
        return "generated commands may bind it";
    }
    if (!instruments_heaps && flags_of(list) & heap_flag) {
        return uses_heaps;
    }
    if (flags_of(list) & capture_flag) {
        return "its binaries are captured, and would bring the checks into pipelines that are not known to "
               "have them";
    }
    if (wd_find_chained(list->chain, (VkStructureType)STRUCTURE_TYPE_PIPELINE_BINARY_INFO)) {
        return "it is created from pipeline binaries";
    }
    if (wd_find_chained(list->chain, VK_STRUCTURE_TYPE_SUBPASS_SHADING_PIPELINE_CREATE_INFO_HUAWEI)) {
        return "it is for subpass shading";
    }
    if (wd_find_chained(list->chain, VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_SHADER_GROUPS_CREATE_INFO_NV)) {
        return "it has shader groups (VkGraphicsPipelineShaderGroupsCreateInfoNV)";
    }
    return NULL;
}

// One pipeline

// instrument_own_stages writes the ids of the pipeline's own stages, and returns the stages to use; NULL: none is
// instrumented.
static const VkPipelineShaderStageCreateInfo *instrument_own_stages(wd_gpuav_creation *creation,
                                                                    const wd_gpuav_layout *layout,
                                                                    const stage_list *list, uint32_t *ids,
                                                                    wd_gpuav_checked_stage *checked) {
    VkPipelineShaderStageCreateInfo *stages =
        wd_arena_copy(creation->arena, list->stages, list->num_stages, sizeof(*stages));
    bool any = false;
    if (!stages) {
        wd_gpuav_creation_report_no_memory(creation->device);
    }
    // The modules of other stages are replaced while their stages are instrumented: task shaders are read before.
    const bool lacks_payload = stages &&
                               (creation->device->instance->options.checks & WD_CHECK_MESH_OUTPUTS) &&
                               wd_gpuav_stages_lack_payload(creation->device, list->stages, list->num_stages);
    const uint32_t facts = facts_of_flags(flags_of(list)) | list->depth_facts;
    for (uint32_t i = 0; stages && i < list->num_stages; i++) {
        const bool is_mesh = stages[i].stage == VK_SHADER_STAGE_MESH_BIT_EXT;
        ids[i] = wd_gpuav_instrument_stage(
            creation, layout, list->chain,
            facts | (is_mesh && lacks_payload ? (uint32_t)WD_PIPELINE_LACKS_TASK_PAYLOAD : 0), &stages[i],
            checked ? &checked[i] : NULL);
        any |= ids[i] != 0;
    }
    return any ? stages : NULL;
}

// may_check_stages returns whether the host may check stages of a pipeline: the state tracker knows them, so that they
// can be compiled again, and the pipeline can be replaced when it is bound.
static bool may_check_stages(const wd_gpuav_device *device, const stage_list *list) {
    for (uint32_t i = 0; i < list->num_stages; i++) {
        for (const VkBaseInStructure *in = list->stages[i].pNext; in; in = in->pNext) {
            if (in->sType != VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO &&
                in->sType != VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO &&
                in->sType != VK_STRUCTURE_TYPE_VALIDATION_FEATURES_EXT &&
                in->sType != VK_STRUCTURE_TYPE_DEBUG_UTILS_OBJECT_NAME_INFO_EXT) {
                return false;
            }
        }
    }
    return !(flags_of(list) & heap_flag) &&
           wd_gpuav_may_check_by_host(device, list->graphics, list->compute) &&
           !wd_gpuav_stages_may_capture(device, list->stages, list->num_stages);
}

// keep_checked_stages gives the pipeline the checks that the host makes, if there are any. It takes the references of
// `checked`. False: there is no memory.
static bool keep_checked_stages(wd_gpuav_device *device, const stage_list *list,
                                const wd_gpuav_layout *layout, const wd_gpuav_checked_stage *checked,
                                wd_gpuav_pipeline *pipeline) {
    assert(!pipeline->host_checks);
    bool any = false;
    for (uint32_t i = 0; i < list->num_stages; i++) {
        any |= checked[i].is_checked_by_host || checked[i].is_deferred;
    }
    if (any) {
        pipeline->host_checks = wd_gpuav_host_checks_create(device, list->graphics, list->compute, layout,
                                                            checked, list->num_stages);
        return pipeline->host_checks != NULL;
    }
    for (uint32_t i = 0; i < list->num_stages; i++) {
        wd_gpuav_shaders_release(device->shaders, checked[i].shader);
    }
    return true;
}

// instrument_stages writes the ids of the pipeline's own stages and the checks that the host makes, and returns the
// stages to use; NULL: none is instrumented.
static const VkPipelineShaderStageCreateInfo *instrument_stages(wd_gpuav_creation *creation,
                                                                const wd_gpuav_layout *layout,
                                                                const stage_list *list,
                                                                wd_gpuav_pipeline *pipeline) {
    wd_gpuav_device *device = creation->device;
    wd_gpuav_checked_stage *checked =
        may_check_stages(device, list)
            ? wd_arena_alloc_zero(creation->arena, list->num_stages, sizeof(*checked))
            : NULL;
    const VkPipelineShaderStageCreateInfo *stages =
        instrument_own_stages(creation, layout, list, pipeline->ids, checked);
    if (checked && !keep_checked_stages(device, list, layout, checked, pipeline)) {
        wd_gpuav_creation_report_no_memory(device);
        return NULL;
    }
    return stages;
}

static void report_uninstrumented(const wd_gpuav_creation *creation, const stage_list *list,
                                  const char *reason) {
    wd_gpuav_report_once(&creation->device->notices, WD_GPUAV_NOTICE_PIPELINE, NULL,
                         "%s: a pipeline is not instrumented, because %s.", list->command, reason);
}

// find_layout finds the layout of a pipeline that was created with one.
static const wd_gpuav_layout *find_layout(const wd_gpuav_creation *creation, const stage_list *list) {
    const wd_state_pipeline_layout *layout =
        wd_state_find_pipeline_layout(creation->device->chassis->state, list->layout);
    if (!layout) {
        report_uninstrumented(creation, list, "its pipeline layout is not known");
    }
    // A layout without room for our set was reported when it was created.
    return layout ? wd_state_slot_get(&layout->object, WD_STATE_SLOT_GPUAV) : NULL;
}

// link_layout finds or creates the layout of a pipeline that is linked without a layout. `*linked` receives a
// reference, or NULL.
static const wd_gpuav_layout *link_layout(wd_gpuav_creation *creation, const stage_list *list,
                                          wd_state_pipeline_layout **linked) {
    wd_gpuav_device *device = creation->device;
    *linked = wd_state_link_layouts(device->chassis->state, list->libraries);
    if (!*linked) {
        if (!wd_gpuav_libraries_are_known(device, list->libraries)) {
            report_uninstrumented(creation, list, "one of its libraries is not known");
        }
        // Libraries with shaders have a layout.
        else if (wd_gpuav_libraries_count_stages(device, list->libraries)) {
            wd_gpuav_creation_report_no_memory(device);
        }
        return NULL;
    }
    const wd_gpuav_layout *layout = wd_state_slot_get(&(*linked)->object, WD_STATE_SLOT_GPUAV);
    const char *reason = NULL;
    if (!layout && !(*linked)->object.handle) {
        layout = wd_gpuav_create_union_layout(device, creation->arena, *linked, &reason);
    }
    if (!layout && reason) {
        report_uninstrumented(creation, list, reason);
    }
    return layout;
}

#ifdef VK_EXT_descriptor_heap
// heap_layout creates the layout of a pipeline that uses descriptor heaps. `*state` receives a reference, or NULL.
static const wd_gpuav_layout *heap_layout(wd_gpuav_creation *creation, const stage_list *list,
                                          wd_state_pipeline_layout **state) {
    wd_gpuav_heap_stage *stages = wd_arena_alloc_zero(creation->arena, list->num_stages, sizeof(*stages));
    const wd_gpuav_layout *layout = NULL;
    const char *reason = stages ? NULL : "there is no host memory";
    if (!creation->device->features.has_heaps) {
        reason = uses_heaps;
    }
    for (uint32_t i = 0; !reason && i < list->num_stages; i++) {
        stages[i].stage = list->stages[i].stage;
        stages[i].name = list->stages[i].pName;
        stages[i].chain = list->stages[i].pNext;
        stages[i].specialization = list->stages[i].pSpecializationInfo;
        reason =
            wd_gpuav_stage_words(creation->device, &list->stages[i], &stages[i].words, &stages[i].num_words);
    }
    if (!reason) {
        layout = wd_gpuav_create_heap_layout(creation->device, creation->arena, stages, list->num_stages,
                                             state, &reason);
    }
    if (!layout) {
        report_uninstrumented(creation, list, reason);
    }
    return layout;
}

// add_library_layouts writes the layouts of the instrumented libraries.
static void add_library_layouts(const wd_gpuav_device *device,
                                const VkPipelineLibraryCreateInfoKHR *libraries,
                                const wd_gpuav_layout **parts) {
    for (uint32_t i = 0; i < libraries->libraryCount; i++) {
        const wd_state_pipeline *library =
            wd_state_find_pipeline(device->chassis->state, libraries->pLibraries[i]);
        const wd_gpuav_pipeline *pipeline =
            library ? wd_state_slot_get(&library->object, WD_STATE_SLOT_GPUAV) : NULL;
        parts[i] = pipeline && pipeline->instrumented_library ? pipeline->layout : NULL;
    }
}

// link_heap_layout finds the layout of a pipeline that uses descriptor heaps and is linked from libraries. The reason
// for NULL was reported.
static const wd_gpuav_layout *link_heap_layout(wd_gpuav_creation *creation, const stage_list *list,
                                               wd_state_pipeline_layout **state) {
    wd_gpuav_device *device = creation->device;
    const uint32_t num_libraries = list->libraries->libraryCount;
    const wd_gpuav_layout **parts =
        wd_arena_alloc_zero(creation->arena, (size_t)num_libraries + 1, sizeof(*parts));
    wd_state_pipeline_layout *own_state = NULL;
    if (!parts) {
        wd_gpuav_creation_report_no_memory(device);
        return NULL;
    }
    add_library_layouts(device, list->libraries, parts);
    const bool has_own = list->num_stages && list->stages;
    const wd_gpuav_layout *own = has_own ? heap_layout(creation, list, &own_state) : NULL;
    if (has_own && !own) {
        return NULL;
    }
    parts[num_libraries] = own;
    const wd_gpuav_layout *layout = wd_gpuav_join_heap_layouts(device, parts, num_libraries + 1, state);
    // The pipeline's own stages are instrumented for the joint layout, in which other variables may have their numbers.
    if (own && layout && layout != own && layout->heap->num_bindings) {
        const char *reason;
        wd_state_unref((wd_state_object *)*state);
        layout = wd_gpuav_create_heap_layout(device, creation->arena, NULL, 0, state, &reason);
    }
    wd_state_unref((wd_state_object *)own_state);
    return layout;
}
#endif

// choose_layout returns the layout to instrument for; NULL: the pipeline is not instrumented, and the reason was
// reported.
static const wd_gpuav_layout *choose_layout(wd_gpuav_creation *creation, const stage_list *list,
                                            wd_state_pipeline_layout **linked) {
    const char *obstacle = find_obstacle(list);
    *linked = NULL;
    if (obstacle) {
        report_uninstrumented(creation, list, obstacle);
        return NULL;
    }
    if (wd_gpuav_regions_failure(&creation->device->regions) != VK_SUCCESS) {
        wd_gpuav_report_region_memory(&creation->device->notices, &creation->device->regions);
        return NULL;
    }
#ifdef VK_EXT_descriptor_heap
    if (flags_of(list) & heap_flag) {
        return list->libraries && list->libraries->libraryCount ? link_heap_layout(creation, list, linked)
                                                                : heap_layout(creation, list, linked);
    }
#endif
    const wd_gpuav_layout *layout =
        list->layout || !list->libraries ? find_layout(creation, list) : link_layout(creation, list, linked);
    if (layout && !fits_layout(list, layout)) {
        report_uninstrumented(creation, list,
                              "either the pipeline or its layout is for descriptor buffers, but not both");
        return NULL;
    }
    return layout;
}

// instrument_with_layout writes the instrumented members of the list to `*used`; NULL: nothing is instrumented.
static wd_gpuav_pipeline *instrument_with_layout(wd_gpuav_creation *creation, const stage_list *list,
                                                 const wd_gpuav_layout *layout, replacement *used) {
    wd_gpuav_device *device = creation->device;
    const bool has_own = list->num_stages && list->stages;
    const bool has_libraries = list->libraries && list->libraries->libraryCount;
    const uint32_t num_own = has_own ? list->num_stages : 0;
    const uint32_t num_ids = num_own + wd_gpuav_libraries_count_stages(device, list->libraries);
    wd_gpuav_pipeline *pipeline =
        wd_alloc_zero(&device->allocator, 1, sizeof(*pipeline) + num_ids * sizeof(pipeline->ids[0]));
    if (!pipeline) {
        wd_gpuav_creation_report_no_memory(device);
        return NULL;
    }
    *used = (replacement){.layout = layout->is_independent ? layout->handle : list->layout};
    if (has_own) {
        used->stages = instrument_stages(creation, layout, list, pipeline);
    }
    if (has_libraries) {
        used->libraries =
            wd_gpuav_libraries_replace(device, creation->arena, layout, list->libraries, list->command,
                                       pipeline->ids + num_own, num_ids - num_own);
    }
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

// instrument_pipeline writes the instrumented members of the list to `*used`. Returns false if the pipeline is not
// instrumented.
static bool instrument_pipeline(wd_gpuav_creation *creation, uint32_t index, const stage_list *list,
                                replacement *used) {
    assert(index < creation->num_pipelines && !creation->pipelines[index]);
    if (!(list->num_stages && list->stages) && !(list->libraries && list->libraries->libraryCount)) {
        return false;
    }
    wd_state_pipeline_layout *linked;
    const wd_gpuav_layout *layout = choose_layout(creation, list, &linked);
    wd_gpuav_pipeline *pipeline = layout ? instrument_with_layout(creation, list, layout, used) : NULL;
    if (!pipeline) {
        wd_state_unref((wd_state_object *)linked);
        return false;
    }
    pipeline->linked_layout = linked;
    creation->pipelines[index] = pipeline;
    return true;
}

// resolve_base_pipeline replaces the index of a base pipeline in the same call by its handle. Without the derivative
// flag, the index is ignored and may be invalid.
static void resolve_base_pipeline(uint64_t flags, const VkPipeline *pipelines, VkPipeline *base,
                                  int32_t *index) {
    if (flags & VK_PIPELINE_CREATE_DERIVATIVE_BIT && *index >= 0) {
        *base = pipelines[*index];
        *index = -1;
    }
}

// The kinds of pipelines, which differ in their create infos

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

static VkResult create_one_RayTracingPipelinesNV(wd_gpuav_device *device,
                                                 const wd_CreateRayTracingPipelinesNV_args *args) {
    return device->vk->CreateRayTracingPipelinesNV(device->handle, args->pipelineCache, 1, args->pCreateInfos,
                                                   args->pAllocator, args->pPipelines);
}

// create_original_Kind creates one pipeline as the application describes it.
#define CREATE_FUNCTIONS(Kind, Info)                                                                         \
    static VkResult create_##Kind(wd_call *call, const wd_Create##Kind##_args *args, Info info,              \
                                  const VkAllocationCallbacks *allocator, VkPipeline *created) {             \
        wd_Create##Kind##_args one = *args;                                                                  \
        resolve_base_pipeline(flags_in(info.pNext, info.flags), one.pPipelines, &info.basePipelineHandle,    \
                              &info.basePipelineIndex);                                                      \
        one.createInfoCount = 1;                                                                             \
        one.pCreateInfos = &info;                                                                            \
        one.pAllocator = allocator;                                                                          \
        one.pPipelines = created;                                                                            \
        return create_one_##Kind(call->data, &one);                                                          \
    }                                                                                                        \
    static VkResult create_original_##Kind(wd_call *call, const void *data, uint32_t index) {                \
        const wd_Create##Kind##_args *args = data;                                                           \
        return create_##Kind(call, args, args->pCreateInfos[index], args->pAllocator,                        \
                             args->pPipelines + index);                                                      \
    }
CREATE_FUNCTIONS(GraphicsPipelines, VkGraphicsPipelineCreateInfo)
CREATE_FUNCTIONS(ComputePipelines, VkComputePipelineCreateInfo)
CREATE_FUNCTIONS(RayTracingPipelinesKHR, VkRayTracingPipelineCreateInfoKHR)
CREATE_FUNCTIONS(RayTracingPipelinesNV, VkRayTracingPipelineCreateInfoNV)

static VkResult create_graphics_library(wd_call *call, const void *data, const void *info,
                                        VkPipeline *instrumented) {
    return create_GraphicsPipelines(call, data, *(const VkGraphicsPipelineCreateInfo *)info, NULL,
                                    instrumented);
}

static VkResult create_rays_library(wd_call *call, const void *data, const void *info,
                                    VkPipeline *instrumented) {
    return create_RayTracingPipelinesKHR(call, data, *(const VkRayTracingPipelineCreateInfoKHR *)info, NULL,
                                         instrumented);
}

// copy_info returns a copy of a create info in the call's arena.
static const void *copy_info(wd_gpuav_creation *creation, uint32_t index, const void *info, size_t size) {
    const void *copy = wd_arena_copy(creation->arena, info, 1, size);
    if (!copy) {
        wd_gpuav_creation_skip(creation, index);
        wd_gpuav_creation_report_no_memory(creation->device);
    }
    return copy;
}

// report_chain reports why the libraries in the pNext chain could not be replaced.
static void report_chain(const wd_gpuav_creation *creation, const stage_list *list, const void *libraries) {
    const VkStructureType unknown = wd_gpuav_chain_first_unknown(list->chain, libraries);
    if (unknown) {
        wd_gpuav_report_once(&creation->device->notices, WD_GPUAV_NOTICE_PIPELINE, NULL,
                             "%s: a pipeline is not instrumented, because its pNext chain has a struct that "
                             "this build does not know (VkStructureType %d) before the libraries.",
                             list->command, (int)unknown);
    } else {
        wd_gpuav_creation_report_no_memory(creation->device);
    }
}

// instrument_graphics changes `info` for the driver. For a library it leaves `info` unchanged, and stores the create
// info of the instrumented library.
static void instrument_graphics(wd_call *call, wd_gpuav_creation *creation, uint32_t index,
                                VkGraphicsPipelineCreateInfo *info) {
    const VkPipelineLibraryCreateInfoKHR *libraries =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_PIPELINE_LIBRARY_CREATE_INFO_KHR);
    const bool has_stages = wd_state_graphics_has_stages(info);
    const bool is_library = flags_in(info->pNext, info->flags) & library_flag;
    const stage_list list = {
        .chain = info->pNext,
        .flags = info->flags,
        .layout = info->layout,
        .command = call->name,
        .num_stages = has_stages ? info->stageCount : 0,
        .stages = has_stages ? info->pStages : NULL,
        .libraries = libraries,
        .graphics = libraries || is_library ? NULL : info,
    };
    replacement used;
    if (has_stages) {
        wd_gpuav_note_stages(call->data, info->pStages, info->stageCount);
    }
    if (!instrument_pipeline(creation, index, &list, &used)) {
        return;
    }
    VkGraphicsPipelineCreateInfo changed = *info;
    changed.layout = used.layout;
    changed.pStages = has_stages ? used.stages : info->pStages;
    if (used.libraries != libraries) {
        changed.pNext = wd_gpuav_chain_replace(creation->arena, info->pNext, libraries,
                                               (VkBaseOutStructure *)used.libraries);
    }
    if (!changed.pNext && info->pNext) { // The chain could not be copied.
        wd_gpuav_creation_skip(creation, index);
        report_chain(creation, &list, libraries);
    } else if (is_library) {
        creation->library_infos[index] = copy_info(creation, index, &changed, sizeof(changed));
    } else {
        *info = changed;
    }
}

// The application may use a library's group handles for pipelines that are linked from it.
static const char group_handles_extension[] = "VK_EXT_pipeline_library_group_handles";

// instrument_rays is instrument_graphics for ray tracing.
static void instrument_rays(wd_call *call, wd_gpuav_creation *creation, uint32_t index,
                            VkRayTracingPipelineCreateInfoKHR *info) {
    wd_gpuav_device *device = call->data;
    if (info->stageCount) { // Libraries may have all stages.
        wd_gpuav_note_stages(device, info->pStages, info->stageCount);
    }
    const stage_list list = {
        .chain = info->pNext,
        .flags = info->flags,
        .layout = info->layout,
        .command = call->name,
        .num_stages = info->stageCount,
        .stages = info->pStages,
        .libraries = info->pLibraryInfo,
        // Libraries have the depth of the pipelines that they are linked into
        // (VUID-VkRayTracingPipelineCreateInfoKHR-pLibraries-03591).
        .depth_facts = wd_pipeline_facts_of_depth(info->maxPipelineRayRecursionDepth),
    };
    const bool is_library = flags_of(&list) & library_flag;
    if ((is_library || info->pLibraryInfo) &&
        wd_state_device_has_extension(device->chassis->state, group_handles_extension)) {
        wd_gpuav_report_once(&device->notices, WD_GPUAV_NOTICE_PIPELINE, NULL,
                             "%s: a pipeline is not instrumented, because it is a library, or is linked from "
                             "libraries, and %s is enabled.",
                             call->name, group_handles_extension);
        return;
    }
    replacement used;
    if (!instrument_pipeline(creation, index, &list, &used)) {
        return;
    }
    VkRayTracingPipelineCreateInfoKHR changed = *info;
    changed.layout = used.layout;
    changed.pStages = used.stages;
    changed.pLibraryInfo = used.libraries;
    if (is_library) {
        creation->library_infos[index] = copy_info(creation, index, &changed, sizeof(changed));
    } else {
        *info = changed;
    }
}

// begin_creation returns a copy of the create infos. NULL: none is instrumented.
static void *begin_creation(wd_call *call, uint32_t count, const void *infos, size_t size,
                            wd_gpuav_creation **creation) {
    *creation = wd_gpuav_creation_begin(call, count, infos);
    void *copies = *creation ? wd_arena_copy(&call->scratch, infos, count, size) : NULL;
    if (*creation && !copies) {
        wd_gpuav_creation_report_no_memory(call->data);
    }
    if (call->data && !copies) {
        wd_gpuav_note_stages(call->data, NULL, 0);
    }
    return copies;
}

void wd_gpuav_pre_create_graphics(wd_call *call, const wd_CreateGraphicsPipelines_args *args,
                                  wd_CreateGraphicsPipelines_args *down) {
    (void)args;
    wd_gpuav_creation *creation;
    VkGraphicsPipelineCreateInfo *infos =
        begin_creation(call, down->createInfoCount, down->pCreateInfos, sizeof(*infos), &creation);
    if (!infos) {
        return;
    }
    for (uint32_t i = 0; i < down->createInfoCount; i++) {
        instrument_graphics(call, creation, i, &infos[i]);
    }
    down->pCreateInfos = infos;
}

void wd_gpuav_pre_create_compute(wd_call *call, const wd_CreateComputePipelines_args *args,
                                 wd_CreateComputePipelines_args *down) {
    (void)args;
    wd_gpuav_creation *creation;
    VkComputePipelineCreateInfo *infos =
        begin_creation(call, down->createInfoCount, down->pCreateInfos, sizeof(*infos), &creation);
    if (!infos) {
        return;
    }
    for (uint32_t i = 0; i < down->createInfoCount; i++) {
        const stage_list list = {
            .chain = infos[i].pNext,
            .flags = infos[i].flags,
            .layout = infos[i].layout,
            .command = call->name,
            .num_stages = 1,
            .stages = &infos[i].stage,
            .compute = &infos[i],
        };
        replacement used;
        wd_gpuav_note_stages(call->data, &infos[i].stage, 1);
        if (instrument_pipeline(creation, i, &list, &used)) {
            infos[i].stage = *used.stages;
            infos[i].layout = used.layout;
        }
    }
    down->pCreateInfos = infos;
}

void wd_gpuav_pre_create_ray_tracing(wd_call *call, const wd_CreateRayTracingPipelinesKHR_args *args,
                                     wd_CreateRayTracingPipelinesKHR_args *down) {
    (void)args;
    wd_gpuav_creation *creation;
    VkRayTracingPipelineCreateInfoKHR *infos =
        begin_creation(call, down->createInfoCount, down->pCreateInfos, sizeof(*infos), &creation);
    if (!infos) {
        return;
    }
    // The operation may read the create infos after this call.
    if (down->deferredOperation) {
        wd_gpuav_note_stages(call->data, NULL, 0);
        wd_gpuav_report_once(
            &creation->device->notices, WD_GPUAV_NOTICE_PIPELINE, NULL,
            "%s: a pipeline is not instrumented, because it is created by a deferred operation.", call->name);
        return;
    }
    for (uint32_t i = 0; i < down->createInfoCount; i++) {
        instrument_rays(call, creation, i, &infos[i]);
    }
    down->pCreateInfos = infos;
}

void wd_gpuav_pre_create_ray_tracing_nv(wd_call *call, const wd_CreateRayTracingPipelinesNV_args *args,
                                        wd_CreateRayTracingPipelinesNV_args *down) {
    (void)args;
    wd_gpuav_creation *creation;
    VkRayTracingPipelineCreateInfoNV *infos =
        begin_creation(call, down->createInfoCount, down->pCreateInfos, sizeof(*infos), &creation);
    if (!infos) {
        return;
    }
    for (uint32_t i = 0; i < down->createInfoCount; i++) {
        const stage_list list = {
            .chain = infos[i].pNext,
            .flags = infos[i].flags,
            .layout = infos[i].layout,
            .command = call->name,
            .num_stages = infos[i].stageCount,
            .stages = infos[i].pStages,
        };
        replacement used;
        wd_gpuav_note_stages(call->data, infos[i].pStages, infos[i].stageCount);
        if (instrument_pipeline(creation, i, &list, &used)) {
            infos[i].pStages = used.stages;
            infos[i].layout = used.layout;
        }
    }
    down->pCreateInfos = infos;
}

// The hooks after the driver's call.
#define END_HOOKS(name, Kind, create_library)                                                                \
    void wd_gpuav_amend_create_##name(wd_call *call, const wd_Create##Kind##_args *args,                     \
                                      wd_Create##Kind##_args *down) {                                        \
        down->result = wd_gpuav_creation_amend(call, args, args->pPipelines, down->result,                   \
                                               create_original_##Kind, create_library);                      \
    }                                                                                                        \
    void wd_gpuav_post_create_##name(wd_call *call, const wd_Create##Kind##_args *args,                      \
                                     const wd_Create##Kind##_args *down) {                                   \
        (void)call, (void)down;                                                                              \
        wd_gpuav_creation_end(args->pPipelines);                                                             \
    }
END_HOOKS(graphics, GraphicsPipelines, create_graphics_library)
END_HOOKS(compute, ComputePipelines, NULL)
END_HOOKS(ray_tracing, RayTracingPipelinesKHR, create_rays_library)
END_HOOKS(ray_tracing_nv, RayTracingPipelinesNV, NULL)
