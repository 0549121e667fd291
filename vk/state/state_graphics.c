// Copies of the states of graphics pipelines, and which of them are static.
#include "vk/state/state_graphics.h"

#include "vk/registry/chain.h"

#include <assert.h>

#include "vk/state/state_graphics_info.h"
#include "vk/state/state_internal.h"

enum { ARENA_CHUNK = 1024 };

// The states that a struct of the create info has. States of structs in pNext chains are left out, other than those of
// `line` and `sample_locations`: without the struct, a pipeline does not include them.
static const struct {
    wd_state_graphics_state part;
    wd_state_dynamic_state state;
} states_of_parts[] = {
    {WD_STATE_GRAPHICS_VERTEX_INPUT, WD_STATE_DYNAMIC_VERTEX_INPUT},
    {WD_STATE_GRAPHICS_INPUT_ASSEMBLY, WD_STATE_DYNAMIC_PRIMITIVE_TOPOLOGY},
    {WD_STATE_GRAPHICS_INPUT_ASSEMBLY, WD_STATE_DYNAMIC_PRIMITIVE_RESTART_ENABLE},
    {WD_STATE_GRAPHICS_TESSELLATION, WD_STATE_DYNAMIC_PATCH_CONTROL_POINTS},
    {WD_STATE_GRAPHICS_VIEWPORT, WD_STATE_DYNAMIC_VIEWPORT},
    {WD_STATE_GRAPHICS_VIEWPORT, WD_STATE_DYNAMIC_SCISSOR},
    {WD_STATE_GRAPHICS_VIEWPORT, WD_STATE_DYNAMIC_VIEWPORT_WITH_COUNT},
    {WD_STATE_GRAPHICS_VIEWPORT, WD_STATE_DYNAMIC_SCISSOR_WITH_COUNT},
    {WD_STATE_GRAPHICS_RASTERIZATION, WD_STATE_DYNAMIC_LINE_WIDTH},
    {WD_STATE_GRAPHICS_RASTERIZATION, WD_STATE_DYNAMIC_DEPTH_BIAS},
    {WD_STATE_GRAPHICS_RASTERIZATION, WD_STATE_DYNAMIC_DEPTH_BIAS_ENABLE},
    {WD_STATE_GRAPHICS_RASTERIZATION, WD_STATE_DYNAMIC_CULL_MODE},
    {WD_STATE_GRAPHICS_RASTERIZATION, WD_STATE_DYNAMIC_FRONT_FACE},
    {WD_STATE_GRAPHICS_RASTERIZATION, WD_STATE_DYNAMIC_RASTERIZER_DISCARD_ENABLE},
    {WD_STATE_GRAPHICS_RASTERIZATION, WD_STATE_DYNAMIC_DEPTH_CLAMP_ENABLE},
    {WD_STATE_GRAPHICS_RASTERIZATION, WD_STATE_DYNAMIC_POLYGON_MODE},
    {WD_STATE_GRAPHICS_MULTISAMPLE, WD_STATE_DYNAMIC_RASTERIZATION_SAMPLES},
    {WD_STATE_GRAPHICS_MULTISAMPLE, WD_STATE_DYNAMIC_SAMPLE_MASK},
    {WD_STATE_GRAPHICS_MULTISAMPLE, WD_STATE_DYNAMIC_ALPHA_TO_COVERAGE_ENABLE},
    {WD_STATE_GRAPHICS_MULTISAMPLE, WD_STATE_DYNAMIC_ALPHA_TO_ONE_ENABLE},
    {WD_STATE_GRAPHICS_DEPTH_STENCIL, WD_STATE_DYNAMIC_DEPTH_TEST_ENABLE},
    {WD_STATE_GRAPHICS_DEPTH_STENCIL, WD_STATE_DYNAMIC_DEPTH_WRITE_ENABLE},
    {WD_STATE_GRAPHICS_DEPTH_STENCIL, WD_STATE_DYNAMIC_DEPTH_COMPARE_OP},
    {WD_STATE_GRAPHICS_DEPTH_STENCIL, WD_STATE_DYNAMIC_DEPTH_BOUNDS_TEST_ENABLE},
    {WD_STATE_GRAPHICS_DEPTH_STENCIL, WD_STATE_DYNAMIC_DEPTH_BOUNDS},
    {WD_STATE_GRAPHICS_DEPTH_STENCIL, WD_STATE_DYNAMIC_STENCIL_TEST_ENABLE},
    {WD_STATE_GRAPHICS_DEPTH_STENCIL, WD_STATE_DYNAMIC_STENCIL_OP},
    {WD_STATE_GRAPHICS_DEPTH_STENCIL, WD_STATE_DYNAMIC_STENCIL_COMPARE_MASK},
    {WD_STATE_GRAPHICS_DEPTH_STENCIL, WD_STATE_DYNAMIC_STENCIL_WRITE_MASK},
    {WD_STATE_GRAPHICS_DEPTH_STENCIL, WD_STATE_DYNAMIC_STENCIL_REFERENCE},
    {WD_STATE_GRAPHICS_COLOR_BLEND, WD_STATE_DYNAMIC_BLEND_CONSTANTS},
    {WD_STATE_GRAPHICS_COLOR_BLEND, WD_STATE_DYNAMIC_LOGIC_OP},
    {WD_STATE_GRAPHICS_COLOR_BLEND, WD_STATE_DYNAMIC_LOGIC_OP_ENABLE},
    {WD_STATE_GRAPHICS_COLOR_BLEND, WD_STATE_DYNAMIC_COLOR_BLEND_ENABLE},
    {WD_STATE_GRAPHICS_COLOR_BLEND, WD_STATE_DYNAMIC_COLOR_BLEND_EQUATION},
    {WD_STATE_GRAPHICS_COLOR_BLEND, WD_STATE_DYNAMIC_COLOR_WRITE_MASK},
};

// parts_with returns the parts of a pipeline that have a struct of the create info.
static VkGraphicsPipelineLibraryFlagsEXT parts_with(wd_state_graphics_state struct_of_state) {
    switch (struct_of_state) {
    case WD_STATE_GRAPHICS_VERTEX_INPUT:
    case WD_STATE_GRAPHICS_INPUT_ASSEMBLY:
        return VK_GRAPHICS_PIPELINE_LIBRARY_VERTEX_INPUT_INTERFACE_BIT_EXT;
    case WD_STATE_GRAPHICS_TESSELLATION:
    case WD_STATE_GRAPHICS_VIEWPORT:
    case WD_STATE_GRAPHICS_RASTERIZATION:
        return VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT;
    case WD_STATE_GRAPHICS_DEPTH_STENCIL:
        return VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT;
    case WD_STATE_GRAPHICS_COLOR_BLEND:
        return VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_OUTPUT_INTERFACE_BIT_EXT;
    default: // Both fragment parts have the multisample state.
        return VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT |
               VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_OUTPUT_INTERFACE_BIT_EXT;
    }
}

// is_of_other_part returns whether a library ignores a dynamic state, which is one of parts that it does not have.
static bool is_of_other_part(wd_state_dynamic_state state, VkGraphicsPipelineLibraryFlagsEXT parts) {
    for (size_t i = 0; i < sizeof states_of_parts / sizeof *states_of_parts; i++) {
        if (states_of_parts[i].state == state) {
            return !(parts_with(states_of_parts[i].part) & parts);
        }
    }
    return false;
}

static void add_dynamic_states(wd_state_graphics *graphics, const VkPipelineDynamicStateCreateInfo *info,
                               VkGraphicsPipelineLibraryFlagsEXT parts) {
    for (uint32_t i = 0; info && info->pDynamicStates && i < info->dynamicStateCount; i++) {
        const wd_state_dynamic_state state = wd_state_dynamic_of(info->pDynamicStates[i]);
        if (state != WD_STATE_NUM_DYNAMIC_STATES && !is_of_other_part(state, parts)) {
            graphics->dynamic_states |= WD_STATE_DYNAMIC_BIT(state);
        }
    }
}

// A state that replaces others: they are neither static nor needed where a pipeline has it.
static wd_state_dynamic_mask replaced_states(wd_state_dynamic_mask dynamic) {
    const wd_state_dynamic_mask viewport =
                                    dynamic & WD_STATE_DYNAMIC_BIT(WD_STATE_DYNAMIC_VIEWPORT_WITH_COUNT),
                                scissor = dynamic & WD_STATE_DYNAMIC_BIT(WD_STATE_DYNAMIC_SCISSOR_WITH_COUNT);
    return (viewport ? WD_STATE_DYNAMIC_BIT(WD_STATE_DYNAMIC_VIEWPORT) : 0) |
           (scissor ? WD_STATE_DYNAMIC_BIT(WD_STATE_DYNAMIC_SCISSOR) : 0);
}

static void add_static_states(wd_state_graphics *graphics, const wd_state_graphics_info *info) {
    uint32_t parts = info->vertex_input ? WD_STATE_GRAPHICS_VERTEX_INPUT : 0;
    parts |= info->input_assembly ? WD_STATE_GRAPHICS_INPUT_ASSEMBLY : 0;
    parts |= info->tessellation ? WD_STATE_GRAPHICS_TESSELLATION : 0;
    parts |= info->viewport ? WD_STATE_GRAPHICS_VIEWPORT : 0;
    parts |= info->rasterization ? WD_STATE_GRAPHICS_RASTERIZATION : 0;
    parts |= info->multisample ? WD_STATE_GRAPHICS_MULTISAMPLE : 0;
    parts |= info->depth_stencil ? WD_STATE_GRAPHICS_DEPTH_STENCIL : 0;
    parts |= info->color_blend ? WD_STATE_GRAPHICS_COLOR_BLEND : 0;
    wd_state_dynamic_mask states = 0;
    for (size_t i = 0; i < sizeof states_of_parts / sizeof *states_of_parts; i++) {
        states |= states_of_parts[i].part & parts ? WD_STATE_DYNAMIC_BIT(states_of_parts[i].state) : 0;
    }
    if (graphics->line) {
        states |= WD_STATE_DYNAMIC_BIT(WD_STATE_DYNAMIC_LINE_RASTERIZATION_MODE) |
                  WD_STATE_DYNAMIC_BIT(WD_STATE_DYNAMIC_LINE_STIPPLE_ENABLE);
    }
    if (graphics->sample_locations) {
        states |= WD_STATE_DYNAMIC_BIT(WD_STATE_DYNAMIC_SAMPLE_LOCATIONS_ENABLE);
    }
    graphics->static_states = states & ~graphics->dynamic_states & ~replaced_states(graphics->dynamic_states);
}

// copy_struct copies a struct without its chain; NULL where there is none, or, with `failed` set, without memory.
static const void *copy_struct(wd_state_graphics *graphics, const void *from, size_t size, bool *failed) {
    assert(size >= sizeof(VkBaseOutStructure));
    VkBaseOutStructure *copied = wd_arena_copy(&graphics->arena, from, 1, size);
    *failed |= from && !copied;
    if (copied) {
        copied->pNext = NULL;
    }
    return copied;
}

#define COPY(member, from) graphics->member = copy_struct(graphics, from, sizeof *graphics->member, &failed)

static bool copy_blend(wd_state_graphics *graphics, const VkGraphicsPipelineCreateInfo *info,
                       const VkPipelineColorBlendStateCreateInfo *blend) {
    if (!blend) {
        return true;
    }
    const bool has_attachments =
        blend->attachmentCount && blend->pAttachments && wd_state_graphics_reads_blend_attachments(info);
    VkPipelineColorBlendStateCreateInfo copied = *blend;
    copied.pNext = NULL;
    copied.pAttachments = has_attachments ? wd_arena_copy(&graphics->arena, blend->pAttachments,
                                                          blend->attachmentCount, sizeof *blend->pAttachments)
                                          : NULL;
    graphics->color_blend = wd_arena_copy(&graphics->arena, &copied, 1, sizeof copied);
    return graphics->color_blend && (!has_attachments || copied.pAttachments);
}

// Formats are read only from the create info that has the fragment output state; elsewhere pointers can be dangling.
static bool copy_rendering(wd_state_graphics *graphics, const VkGraphicsPipelineCreateInfo *info) {
    const VkPipelineRenderingCreateInfo *rendering =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO);
    if (!rendering || info->renderPass) {
        return true;
    }
    VkPipelineRenderingCreateInfo copied = *rendering;
    copied.pNext = NULL;
    const bool has_formats = graphics->has_fragment_output && rendering->colorAttachmentCount &&
                             rendering->pColorAttachmentFormats;
    copied.pColorAttachmentFormats = has_formats
                                         ? wd_arena_copy(&graphics->arena, rendering->pColorAttachmentFormats,
                                                         rendering->colorAttachmentCount, sizeof(VkFormat))
                                         : NULL;
    graphics->rendering = wd_arena_copy(&graphics->arena, &copied, 1, sizeof copied);
    return graphics->rendering && (!has_formats || copied.pColorAttachmentFormats);
}

static bool copy_local_read(wd_state_graphics *graphics, const VkGraphicsPipelineCreateInfo *info) {
    wd_state_local_read local;
    if (!graphics->has_fragment_output || !wd_state_read_local_read(&local, info->pNext)) {
        return true;
    }
    graphics->local_read = wd_arena_copy(&graphics->arena, &local, 1, sizeof local);
    return graphics->local_read != NULL;
}

static bool copy_rasterization_chain(wd_state_graphics *graphics,
                                     const VkPipelineRasterizationStateCreateInfo *state) {
    bool failed = false;
    const void *chain = state ? state->pNext : NULL;
    const VkPipelineRasterizationStateStreamCreateInfoEXT *stream =
        wd_find_chained(chain, VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_STATE_STREAM_CREATE_INFO_EXT);
    graphics->rasterization_stream = stream ? stream->rasterizationStream : 0;
    COPY(provoking_vertex,
         wd_find_chained(chain,
                         VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_PROVOKING_VERTEX_STATE_CREATE_INFO_EXT));
    return !failed;
}

// copy_create_chain copies structs in the chain of the create info that parts with shaders have.
static bool copy_create_chain(wd_state_graphics *graphics, const VkGraphicsPipelineCreateInfo *info,
                              VkGraphicsPipelineLibraryFlagsEXT parts) {
    bool failed = false;
    const VkPipelineDiscardRectangleStateCreateInfoEXT *discard =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_PIPELINE_DISCARD_RECTANGLE_STATE_CREATE_INFO_EXT);
    if (wd_state_graphics_has_stages(info)) {
        COPY(shading_rate,
             wd_find_chained(info->pNext,
                             VK_STRUCTURE_TYPE_PIPELINE_FRAGMENT_SHADING_RATE_STATE_CREATE_INFO_KHR));
    }
    if (discard && parts & VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT) {
        VkPipelineDiscardRectangleStateCreateInfoEXT copied = *discard;
        copied.pDiscardRectangles = NULL;
        COPY(discard_rectangles, &copied);
    }
    return !failed;
}

static bool copy_states(wd_state_graphics *graphics, const VkGraphicsPipelineCreateInfo *info,
                        const wd_state_graphics_info *states) {
    bool failed = !copy_blend(graphics, info, states->color_blend) || !copy_rendering(graphics, info) ||
                  !copy_local_read(graphics, info);
    COPY(input_assembly, states->input_assembly);
    COPY(tessellation, states->tessellation);
    COPY(depth_stencil, states->depth_stencil);
    COPY(rasterization, states->rasterization);
    if (states->viewport) {
        VkPipelineViewportStateCreateInfo viewport = *states->viewport;
        viewport.pViewports = NULL;
        viewport.pScissors = NULL;
        COPY(viewport, &viewport);
    }
    if (states->multisample) {
        VkPipelineMultisampleStateCreateInfo multisample = *states->multisample;
        multisample.pSampleMask = NULL;
        COPY(multisample, &multisample);
        const VkPipelineSampleLocationsStateCreateInfoEXT *locations = wd_find_chained(
            states->multisample->pNext, VK_STRUCTURE_TYPE_PIPELINE_SAMPLE_LOCATIONS_STATE_CREATE_INFO_EXT);
        if (locations) {
            VkPipelineSampleLocationsStateCreateInfoEXT copied = *locations;
            copied.sampleLocationsInfo.pNext = NULL;
            copied.sampleLocationsInfo.pSampleLocations = NULL;
            COPY(sample_locations, &copied);
            graphics->sample_locations_hash = wd_state_hash_sample_locations(&locations->sampleLocationsInfo);
        }
    }
    if (states->shader_multisample) {
        VkPipelineMultisampleStateCreateInfo multisample = *states->shader_multisample;
        multisample.pSampleMask = NULL;
        COPY(shader_multisample, &multisample);
    }
    const VkPipelineRasterizationLineStateCreateInfoEXT *line =
        states->rasterization
            ? wd_find_chained(states->rasterization->pNext,
                              VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_LINE_STATE_CREATE_INFO_EXT)
            : NULL;
    COPY(line, line);
    failed |= !copy_rasterization_chain(graphics, states->rasterization);
    return !failed;
}

static void read_chain(wd_state_graphics *graphics, const void *chain) {
    graphics->has_mixed_samples =
        wd_find_chained(chain, VK_STRUCTURE_TYPE_ATTACHMENT_SAMPLE_COUNT_INFO_AMD) ||
        wd_find_chained(chain, VK_STRUCTURE_TYPE_MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_INFO_EXT);
    graphics->has_external_format =
        wd_find_chained(chain, (VkStructureType)1000129005) != NULL; // Of VkExternalFormatANDROID.
}

// merge adds the states of a library. Pointers lead into the library, which the pipeline keeps.
static void merge(wd_state_graphics *graphics, const wd_state_graphics *library) {
    graphics->dynamic_states |= library->dynamic_states;
    graphics->static_states |= library->static_states;
    graphics->stages |= library->stages;
    graphics->discards |= library->discards;
    graphics->has_mixed_samples |= library->has_mixed_samples;
    graphics->has_external_format |= library->has_external_format;
#define MERGE(member) graphics->member = graphics->member ? graphics->member : library->member
    MERGE(input_assembly);
    MERGE(tessellation);
    MERGE(viewport);
    MERGE(rasterization);
    MERGE(multisample);
    MERGE(shader_multisample);
    MERGE(depth_stencil);
    MERGE(color_blend);
    MERGE(line);
    MERGE(sample_locations);
    MERGE(sample_locations_hash);
    MERGE(shading_rate);
    MERGE(provoking_vertex);
    MERGE(discard_rectangles);
    MERGE(rasterization_stream);
#undef MERGE
    if (library->has_fragment_output) {
        graphics->has_fragment_output = true;
        graphics->rendering = library->rendering;
        graphics->local_read = library->local_read;
    }
    if (!graphics->render_pass) {
        graphics->render_pass = library->render_pass;
        graphics->subpass = library->subpass;
    }
}

static void merge_libraries(wd_state_graphics *graphics, const wd_state_pipeline *pipeline,
                            const VkPipelineLibraryCreateInfoKHR *linked) {
    graphics->is_complete = pipeline->library_parts == WD_STATE_ALL_GRAPHICS_PARTS &&
                            (!linked || linked->libraryCount == pipeline->num_libraries);
    for (uint32_t i = 0; i < pipeline->num_libraries; i++) {
        if (pipeline->libraries[i]->graphics) {
            merge(graphics, pipeline->libraries[i]->graphics);
        }
    }
}

bool wd_state_add_graphics(wd_state_device *device, wd_state_pipeline *pipeline,
                           const VkGraphicsPipelineCreateInfo *info) {
    wd_state_graphics *graphics = wd_alloc_zero(&device->allocator, 1, sizeof *graphics);
    pipeline->graphics = graphics;
    if (!graphics) {
        return false;
    }
    wd_arena_init(&graphics->arena, device->allocator, ARENA_CHUNK);
    wd_state_graphics_info states;
    wd_state_read_graphics_info(device, info, &states);
    graphics->has_fragment_output =
        (states.parts & VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_OUTPUT_INTERFACE_BIT_EXT) != 0;
    graphics->discards = states.discards;
    graphics->stages = states.stages;
    graphics->render_pass = pipeline->render_pass;
    graphics->subpass = pipeline->subpass;
    read_chain(graphics, info->pNext);
    if (!copy_states(graphics, info, &states) || !copy_create_chain(graphics, info, states.parts)) {
        return false;
    }
    add_dynamic_states(graphics, info->pDynamicState, states.parts);
    add_static_states(graphics, &states);
    merge_libraries(graphics, pipeline,
                    wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_PIPELINE_LIBRARY_CREATE_INFO_KHR));
    return true;
}

void wd_state_free_graphics(const wd_allocator *allocator, wd_state_graphics *graphics) {
    if (graphics) {
        wd_arena_finish(&graphics->arena);
        wd_free(allocator, graphics);
    }
}
