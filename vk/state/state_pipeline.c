// Pipelines of all bind points.
#include "vk/state/state_pipeline.h"

#include "vk/registry/chain.h"

#include <assert.h>

#include "vk/state/state_deferred.h"
#include "vk/state/state_graphics.h"
#include "vk/state/state_graphics_info.h"
#include "vk/state/state_hooks.h"
#include "vk/state/state_stage.h"

void wd_state_finish_pipeline(wd_state_object *object) {
    wd_state_pipeline *pipeline = (wd_state_pipeline *)object;
    const wd_allocator *allocator = &object->table->allocator;
    for (uint32_t i = 0; i < pipeline->num_stages; i++) {
        wd_state_stage_finish(allocator, &pipeline->stages[i]);
    }
    for (uint32_t i = 0; i < pipeline->num_libraries; i++) {
        wd_state_unref((wd_state_object *)pipeline->libraries[i]);
    }
    for (uint32_t i = 0; pipeline->shaders && i < pipeline->num_stages; i++) {
        wd_state_unref((wd_state_object *)pipeline->shaders[i]);
    }
    wd_state_free_graphics(allocator, pipeline->graphics);
    wd_free(allocator, pipeline->shaders);
    wd_free(allocator, pipeline->stages);
    wd_free(allocator, pipeline->libraries);
    wd_free(allocator, pipeline->dynamic_states);
    wd_free(allocator, pipeline->vertex_input.bindings);
    wd_free(allocator, pipeline->vertex_input.attributes);
    wd_state_unref((wd_state_object *)pipeline->layout);
    wd_state_unref((wd_state_object *)pipeline->render_pass);
}

static wd_state_pipeline *new_pipeline(wd_state_device *device, VkPipeline handle,
                                       VkPipelineBindPoint bind_point, uint64_t flags,
                                       VkPipelineLayout layout) {
    wd_state_pipeline *pipeline =
        wd_state_new_in_device(device, VK_OBJECT_TYPE_PIPELINE, WD_STATE_NON_DISPATCHABLE(handle),
                               sizeof *pipeline, wd_state_finish_pipeline);
    if (pipeline) {
        pipeline->bind_point = bind_point;
        pipeline->flags = flags;
        pipeline->layout = wd_state_find_pipeline_layout(device, layout);
        wd_state_ref((wd_state_object *)pipeline->layout);
    }
    return pipeline;
}

// add_libraries refers to the libraries that are known; unknown ones are left out.
static bool add_libraries(wd_state_device *device, wd_state_pipeline *pipeline,
                          const VkPipelineLibraryCreateInfoKHR *info) {
    if (!info || info->libraryCount == 0) {
        return true;
    }
    pipeline->libraries = wd_alloc_zero(&device->allocator, info->libraryCount, sizeof(wd_state_pipeline *));
    if (!pipeline->libraries) {
        return false;
    }
    for (uint32_t i = 0; i < info->libraryCount; i++) {
        wd_state_pipeline *library = wd_state_find_pipeline(device, info->pLibraries[i]);
        if (library) {
            wd_state_ref(&library->object);
            pipeline->libraries[pipeline->num_libraries++] = library;
            pipeline->library_parts |= library->library_parts;
            pipeline->num_groups += library->num_groups;
        }
    }
    return true;
}

// add_stages puts the pipeline's own stages first, then those of its libraries.
static bool add_stages(wd_state_device *device, wd_state_pipeline *pipeline, uint32_t count,
                       const VkPipelineShaderStageCreateInfo *infos) {
    size_t total = count;
    for (uint32_t i = 0; i < pipeline->num_libraries; i++) {
        total += pipeline->libraries[i]->num_stages;
    }
    pipeline->stages = wd_alloc_zero(&device->allocator, total, sizeof *pipeline->stages);
    if (!pipeline->stages) {
        return false;
    }
    bool fits = true;
    for (uint32_t i = 0; fits && i < count; i++) {
        fits = wd_state_stage_init(device, &pipeline->stages[pipeline->num_stages++], &infos[i]);
    }
    pipeline->num_own_stages = pipeline->num_stages;
    assert(pipeline->num_own_stages <= count);
    for (uint32_t i = 0; fits && i < pipeline->num_libraries; i++) {
        const wd_state_pipeline *library = pipeline->libraries[i];
        for (uint32_t k = 0; fits && k < library->num_stages; k++) {
            assert(pipeline->num_stages < total);
            fits =
                wd_state_stage_copy(device, &pipeline->stages[pipeline->num_stages++], &library->stages[k]);
        }
    }
    return fits;
}

// publish destroys incomplete objects, because a pipeline that lacks a stage would cause false reports.
static void publish(wd_state_pipeline *pipeline, bool complete) {
    if (complete) {
        wd_state_publish(&pipeline->object);
    } else {
        wd_state_unref(&pipeline->object);
    }
}

static bool is_dynamic(const wd_state_pipeline *pipeline, VkDynamicState state) {
    for (uint32_t i = 0; i < pipeline->num_dynamic_states; i++) {
        if (pipeline->dynamic_states[i] == state) {
            return true;
        }
    }
    return false;
}

static void set_divisors(wd_state_vertex_input *input, const VkPipelineVertexInputStateCreateInfo *info) {
    const VkPipelineVertexInputDivisorStateCreateInfoEXT *divisors =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_DIVISOR_STATE_CREATE_INFO_EXT);
    for (uint32_t i = 0; divisors && i < divisors->vertexBindingDivisorCount; i++) {
        for (uint32_t k = 0; k < input->num_bindings; k++) {
            if (input->bindings[k].binding == divisors->pVertexBindingDivisors[i].binding) {
                input->bindings[k].divisor = divisors->pVertexBindingDivisors[i].divisor;
            }
        }
    }
}

// fill_vertex_input copies the vertex input state. Returns false without memory.
static bool fill_vertex_input(wd_state_device *device, wd_state_pipeline *pipeline,
                              const VkPipelineVertexInputStateCreateInfo *info) {
    wd_state_vertex_input *input = &pipeline->vertex_input;
    bool failed = false;
    if (!info) {
        return true;
    }
    input->attributes = wd_state_copy_array(&device->allocator, info->pVertexAttributeDescriptions,
                                            info->vertexAttributeDescriptionCount,
                                            sizeof(VkVertexInputAttributeDescription), &failed);
    input->num_attributes = input->attributes ? info->vertexAttributeDescriptionCount : 0;
    if (failed || info->vertexBindingDescriptionCount == 0 || !info->pVertexBindingDescriptions) {
        return !failed;
    }
    input->bindings =
        wd_alloc_zero(&device->allocator, info->vertexBindingDescriptionCount, sizeof *input->bindings);
    for (uint32_t i = 0; input->bindings && i < info->vertexBindingDescriptionCount; i++) {
        const VkVertexInputBindingDescription *binding = &info->pVertexBindingDescriptions[i];
        input->bindings[input->num_bindings++] = (wd_state_vertex_binding_layout){
            .binding = binding->binding,
            .stride = binding->stride,
            .rate = binding->inputRate,
            .divisor = 1,
        };
    }
    set_divisors(input, info);
    return input->bindings != NULL;
}

static void fill_robustness(wd_state_pipeline *pipeline, const VkGraphicsPipelineCreateInfo *info) {
    const VkPipelineRobustnessCreateInfoEXT *robustness =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_PIPELINE_ROBUSTNESS_CREATE_INFO_EXT);
    pipeline->has_robust_vertex_inputs =
        robustness &&
        robustness->vertexInputs >= VK_PIPELINE_ROBUSTNESS_BUFFER_BEHAVIOR_ROBUST_BUFFER_ACCESS_EXT;
    for (uint32_t i = 0; i < pipeline->num_libraries; i++) {
        pipeline->has_robust_vertex_inputs |= pipeline->libraries[i]->has_robust_vertex_inputs;
    }
}

const wd_state_vertex_input *wd_state_pipeline_vertex_input(const wd_state_pipeline *pipeline) {
    for (uint32_t i = 0; !pipeline->vertex_input.num_attributes && i < pipeline->num_libraries; i++) {
        const wd_state_vertex_input *input = wd_state_pipeline_vertex_input(pipeline->libraries[i]);
        if (input->num_attributes) {
            return input;
        }
    }
    return &pipeline->vertex_input;
}

bool wd_state_pipeline_is_dynamic(const wd_state_pipeline *pipeline, VkDynamicState state) {
    bool found = is_dynamic(pipeline, state);
    for (uint32_t i = 0; !found && i < pipeline->num_libraries; i++) {
        found = wd_state_pipeline_is_dynamic(pipeline->libraries[i], state);
    }
    return found;
}

// fill_fixed_function copies the states that the pipeline has.
static bool fill_fixed_function(wd_state_device *device, wd_state_pipeline *pipeline,
                                const VkGraphicsPipelineCreateInfo *info) {
    bool failed = false;
    wd_state_graphics_info states;
    wd_state_read_graphics_info(device, info, &states);
    const VkPipelineDynamicStateCreateInfo *dynamic = info->pDynamicState;
    if (dynamic) {
        pipeline->dynamic_states =
            wd_state_copy_array(&device->allocator, dynamic->pDynamicStates, dynamic->dynamicStateCount,
                                sizeof(VkDynamicState), &failed);
        pipeline->num_dynamic_states = pipeline->dynamic_states ? dynamic->dynamicStateCount : 0;
    }
    if (states.input_assembly) {
        pipeline->topology = states.input_assembly->topology;
        pipeline->primitive_restart = states.input_assembly->primitiveRestartEnable != VK_FALSE;
    }
    failed |= !fill_vertex_input(device, pipeline, states.vertex_input);
    fill_robustness(pipeline, info);
    pipeline->rasterizer_discard = states.rasterization && states.discards;
    if (states.parts &
        ~(VkGraphicsPipelineLibraryFlagsEXT)VK_GRAPHICS_PIPELINE_LIBRARY_VERTEX_INPUT_INTERFACE_BIT_EXT) {
        pipeline->render_pass = wd_state_find_render_pass(device, info->renderPass);
        wd_state_ref((wd_state_object *)pipeline->render_pass);
        pipeline->subpass = info->subpass;
    }
    return !failed;
}

static void track_graphics(wd_state_device *device, VkPipeline handle,
                           const VkGraphicsPipelineCreateInfo *info) {
    wd_state_pipeline *pipeline =
        new_pipeline(device, handle, VK_PIPELINE_BIND_POINT_GRAPHICS,
                     wd_state_pipeline_flags(info->pNext, info->flags), info->layout);
    if (!pipeline) {
        return;
    }
    pipeline->library_parts = wd_state_graphics_parts(info);
    const VkPipelineLibraryCreateInfoKHR *libraries =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_PIPELINE_LIBRARY_CREATE_INFO_KHR);
    if (!pipeline->layout && info->layout == VK_NULL_HANDLE) {
        pipeline->layout = wd_state_link_layouts(device, libraries);
    }
    bool complete = add_libraries(device, pipeline, libraries);
    complete =
        complete &&
        add_stages(device, pipeline,
                   wd_state_graphics_has_stages(info) && info->pStages ? info->stageCount : 0, info->pStages);
    complete = complete && fill_fixed_function(device, pipeline, info) &&
               wd_state_add_graphics(device, pipeline, info);
    publish(pipeline, complete);
}

WD_STATE_POST(CreateGraphicsPipelines) {
    (void)down;
    // If the creation of some pipelines fails, their handles are VK_NULL_HANDLE, and the others are created.
    for (uint32_t i = 0; i < args->createInfoCount; i++) {
        if (args->pPipelines[i] != VK_NULL_HANDLE) {
            track_graphics(call->device->state, args->pPipelines[i], &args->pCreateInfos[i]);
        }
    }
}

WD_STATE_POST(CreateComputePipelines) {
    (void)down;
    wd_state_device *device = call->device->state;
    for (uint32_t i = 0; i < args->createInfoCount; i++) {
        const VkComputePipelineCreateInfo *info = &args->pCreateInfos[i];
        if (args->pPipelines[i] == VK_NULL_HANDLE) {
            continue;
        }
        wd_state_pipeline *pipeline =
            new_pipeline(device, args->pPipelines[i], VK_PIPELINE_BIND_POINT_COMPUTE,
                         wd_state_pipeline_flags(info->pNext, info->flags), info->layout);
        if (pipeline) {
            publish(pipeline, add_stages(device, pipeline, 1, &info->stage));
        }
    }
}

static void track_ray_tracing(wd_state_device *device, uint32_t count, const void *from,
                              const VkPipeline *pipelines) {
    const VkRayTracingPipelineCreateInfoKHR *infos = from;
    for (uint32_t i = 0; i < count; i++) {
        const VkRayTracingPipelineCreateInfoKHR *info = &infos[i];
        if (pipelines[i] == VK_NULL_HANDLE) {
            continue;
        }
        wd_state_pipeline *pipeline =
            new_pipeline(device, pipelines[i], VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR,
                         wd_state_pipeline_flags(info->pNext, info->flags), info->layout);
        if (pipeline) {
            pipeline->num_groups = info->groupCount;
            publish(pipeline, add_libraries(device, pipeline, info->pLibraryInfo) &&
                                  add_stages(device, pipeline, info->stageCount, info->pStages));
        }
    }
}

// track_or_defer tracks pipelines now, or when the operation that makes them is complete.
static void track_or_defer(wd_state_device *device, VkResult result, VkDeferredOperationKHR operation,
                           const wd_state_deferred_pipelines *made) {
    if (result == VK_OPERATION_DEFERRED_KHR) {
        wd_state_defer_pipelines(device, operation, made);
    } else {
        made->track(device, made->count, made->infos, made->pipelines);
    }
}

WD_STATE_POST(CreateRayTracingPipelinesKHR) {
    (void)down;
    track_or_defer(call->device->state, args->result, args->deferredOperation,
                   &(wd_state_deferred_pipelines){track_ray_tracing, args->createInfoCount,
                                                  args->pCreateInfos, args->pPipelines});
}

#ifdef VK_ARM_data_graph

// Graphs have constants and resources instead of stages; their accesses are not followed.
static void track_data_graphs(wd_state_device *device, uint32_t count, const void *from,
                              const VkPipeline *pipelines) {
    const VkDataGraphPipelineCreateInfoARM *infos = from;
    for (uint32_t i = 0; i < count; i++) {
        wd_state_pipeline *pipeline =
            pipelines[i] ? new_pipeline(device, pipelines[i], VK_PIPELINE_BIND_POINT_DATA_GRAPH_ARM,
                                        infos[i].flags, infos[i].layout)
                         : NULL;
        if (pipeline) {
            publish(pipeline, true);
        }
    }
}

WD_STATE_POST(CreateDataGraphPipelinesARM) {
    (void)down;
    track_or_defer(call->device->state, args->result, args->deferredOperation,
                   &(wd_state_deferred_pipelines){track_data_graphs, args->createInfoCount,
                                                  args->pCreateInfos, args->pPipelines});
}

#endif

WD_STATE_POST(CreateRayTracingPipelinesNV) {
    (void)down;
    wd_state_device *device = call->device->state;
    for (uint32_t i = 0; i < args->createInfoCount; i++) {
        const VkRayTracingPipelineCreateInfoNV *info = &args->pCreateInfos[i];
        if (args->pPipelines[i] == VK_NULL_HANDLE) {
            continue;
        }
        wd_state_pipeline *pipeline =
            new_pipeline(device, args->pPipelines[i], VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR,
                         wd_state_pipeline_flags(info->pNext, info->flags), info->layout);
        if (pipeline) {
            pipeline->num_groups = info->groupCount;
            publish(pipeline, add_stages(device, pipeline, info->stageCount, info->pStages));
        }
    }
}

#ifdef VK_KHR_pipeline_binary
WD_STATE_POST(CreatePipelineBinariesKHR) {
    (void)down;
    const VkPipelineBinaryHandlesInfoKHR *binaries = args->pBinaries;
    for (uint32_t i = 0;
         args->result >= VK_SUCCESS && binaries->pPipelineBinaries && i < binaries->pipelineBinaryCount;
         i++) {
        wd_state_track(call->device->state, VK_OBJECT_TYPE_PIPELINE_BINARY_KHR,
                       WD_STATE_NON_DISPATCHABLE(binaries->pPipelineBinaries[i]), NULL);
    }
}
#endif
