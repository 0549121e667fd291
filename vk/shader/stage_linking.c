// Which stages a graphics pipeline must have, and the execution modes of stages that depend on each other.
#include "vk/capabilities/capabilities.h"
#include "vk/registry/chain.h"
#include "vk/registry/enum_strings.h"
#include "vk/report/message_ids.h"
#include "vk/shader/graphics_state.h"
#include "vk/spirv/point_size.h"

// --- Sets of stages

static void report_stages(const wd_shader_graphics *graphics, const char *id, const char *problem) {
    wd_shader_pipeline *pipeline = graphics->pipeline;
    pipeline->skip |=
        wd_shader_submit_text(pipeline->device, WD_SEVERITY_ERROR, id, "%s(): pCreateInfos[%u].pStages %s",
                              pipeline->call->name, graphics->index, problem);
}

static void check_stages(const wd_shader_graphics *graphics) {
    const VkShaderStageFlags tessellation =
        VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT | VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT;
    const VkShaderStageFlags mesh = VK_SHADER_STAGE_TASK_BIT_EXT | VK_SHADER_STAGE_MESH_BIT_EXT;
    const VkShaderStageFlags primitive =
        VK_SHADER_STAGE_VERTEX_BIT | tessellation | VK_SHADER_STAGE_GEOMETRY_BIT;
    // Stages of extensions may begin a pipeline, too.
    const VkShaderStageFlags known = primitive | mesh | VK_SHADER_STAGE_FRAGMENT_BIT;
    VkShaderStageFlags stages = 0;
    bool is_repeated = false;
    for (uint32_t i = 0; i < graphics->info->stageCount; i++) {
        is_repeated |= (stages & graphics->info->pStages[i].stage) != 0;
        stages |= graphics->info->pStages[i].stage;
    }
    if (is_repeated) {
        report_stages(graphics, WD_ID_VUID_STAGES_REPEATED,
                      "has several elements with the same stage" WD_SHADER_FIX "Give each stage one shader.");
    }
    if (!(graphics->parts & VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT)) {
        return;
    }
    if (stages & mesh && stages & primitive) {
        report_stages(
            graphics, WD_ID_VUID_STAGES_MIXED,
            "has task or mesh shaders next to vertex, tessellation or geometry shaders" WD_SHADER_FIX
            "Use one of the two pipelines.");
    } else if (!(stages & (VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_MESH_BIT_EXT)) &&
               !(stages & ~known)) {
        report_stages(graphics, WD_ID_VUID_STAGES_NO_VERTEX,
                      "has no vertex or mesh shader" WD_SHADER_FIX "Add one.");
    }
    if ((stages & tessellation) == VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT) {
        report_stages(graphics, WD_ID_VUID_STAGES_NO_EVALUATION,
                      "has a tessellation control shader and no tessellation evaluation shader" WD_SHADER_FIX
                      "Add the other, or use none.");
    } else if ((stages & tessellation) == VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT) {
        report_stages(graphics, WD_ID_VUID_STAGES_NO_CONTROL,
                      "has a tessellation evaluation shader and no tessellation control shader" WD_SHADER_FIX
                      "Add the other, or use none.");
    }
}

// --- Tessellation

// subdivision_of returns the mode that says how patches are divided; UINT32_MAX: none.
static uint32_t subdivision_of(const wd_shader_stage *stage) {
    static const uint32_t modes[] = {SpvExecutionModeTriangles, SpvExecutionModeQuads,
                                     SpvExecutionModeIsolines};
    wd_spirv_instruction mode;
    for (size_t i = 0; i < sizeof modes / sizeof *modes; i++) {
        if (wd_shader_find_mode(stage->reflection, stage->entry, modes[i], &mode)) {
            return modes[i];
        }
    }
    return UINT32_MAX;
}

// patch_size_of returns OutputVertices; 0: there is none.
static uint32_t patch_size_of(const wd_shader_stage *stage) {
    enum { SIZE = 3 };
    wd_spirv_instruction mode;
    return wd_shader_find_mode(stage->reflection, stage->entry, SpvExecutionModeOutputVertices, &mode) &&
                   mode.num_words > SIZE
               ? mode.words[SIZE]
               : 0;
}

static void report_entry(wd_shader_stage *stage, const char *id, const char *problem) {
    wd_shader_report(stage, WD_SEVERITY_ERROR, id, stage->entry->instruction, UINT32_MAX, 0, "%s", problem);
}

static void check_tessellation(wd_shader_stage *control, wd_shader_stage *evaluation) {
    const uint32_t divisions[] = {subdivision_of(control), subdivision_of(evaluation)};
    const uint32_t sizes[] = {patch_size_of(control), patch_size_of(evaluation)};
    if (divisions[0] == UINT32_MAX && divisions[1] == UINT32_MAX) {
        report_entry(
            evaluation, WD_ID_VUID_SUBDIVISION_MISSING,
            "states no type of subdivision, and the tessellation control shader states none" WD_SHADER_FIX
            "Declare triangles, quads or isolines.");
    } else if (divisions[0] != UINT32_MAX && divisions[1] != UINT32_MAX && divisions[0] != divisions[1]) {
        report_entry(evaluation, WD_ID_VUID_SUBDIVISION_DIFFERS,
                     "states another type of subdivision than the tessellation control shader" WD_SHADER_FIX
                     "Declare the same in both.");
    }
    if (!sizes[0] && !sizes[1]) {
        report_entry(
            control, WD_ID_VUID_PATCH_SIZE_MISSING,
            "states no output patch size, and the tessellation evaluation shader states none" WD_SHADER_FIX
            "Declare the number of vertices.");
    } else if (sizes[0] && sizes[1] && sizes[0] != sizes[1]) {
        report_entry(control, WD_ID_VUID_PATCH_SIZE_DIFFERS,
                     "states another output patch size than the tessellation evaluation shader" WD_SHADER_FIX
                     "Declare the same in both.");
    }
}

// --- Topology

// geometry_input_of returns the input mode of geometry shaders that fits a topology; UINT32_MAX: none is known.
static uint32_t geometry_input_of(VkPrimitiveTopology topology) {
    switch (topology) {
    case VK_PRIMITIVE_TOPOLOGY_POINT_LIST:
        return SpvExecutionModeInputPoints;
    case VK_PRIMITIVE_TOPOLOGY_LINE_LIST:
    case VK_PRIMITIVE_TOPOLOGY_LINE_STRIP:
        return SpvExecutionModeInputLines;
    case VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST:
    case VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP:
    case VK_PRIMITIVE_TOPOLOGY_TRIANGLE_FAN:
        return SpvExecutionModeTriangles;
    case VK_PRIMITIVE_TOPOLOGY_LINE_LIST_WITH_ADJACENCY:
    case VK_PRIMITIVE_TOPOLOGY_LINE_STRIP_WITH_ADJACENCY:
        return SpvExecutionModeInputLinesAdjacency;
    case VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST_WITH_ADJACENCY:
    case VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP_WITH_ADJACENCY:
        return SpvExecutionModeInputTrianglesAdjacency;
    default:
        return UINT32_MAX;
    }
}

// tessellated_input_of returns the input mode that fits the output of tessellation; UINT32_MAX: none is known. Either
// shader may have the modes (SPIR-V, Execution Mode).
static uint32_t tessellated_input_of(const wd_shader_stage *control, const wd_shader_stage *evaluation) {
    wd_spirv_instruction mode;
    if (wd_shader_find_mode(control->reflection, control->entry, SpvExecutionModePointMode, &mode) ||
        wd_shader_find_mode(evaluation->reflection, evaluation->entry, SpvExecutionModePointMode, &mode)) {
        return SpvExecutionModeInputPoints;
    }
    const uint32_t of_evaluation = subdivision_of(evaluation);
    const uint32_t division = of_evaluation == UINT32_MAX ? subdivision_of(control) : of_evaluation;
    return division == SpvExecutionModeIsolines ? SpvExecutionModeInputLines
           : division == UINT32_MAX             ? UINT32_MAX
                                                : SpvExecutionModeTriangles;
}

static const char *mode_name(uint32_t mode) {
    switch (mode) {
    case SpvExecutionModeInputPoints:
        return "InputPoints";
    case SpvExecutionModeInputLines:
        return "InputLines";
    case SpvExecutionModeInputLinesAdjacency:
        return "InputLinesAdjacency";
    case SpvExecutionModeInputTrianglesAdjacency:
        return "InputTrianglesAdjacency";
    default:
        return "Triangles";
    }
}

static void check_geometry_input(wd_shader_stage *geometry, uint32_t wanted, const char *id,
                                 const char *source) {
    wd_spirv_instruction mode;
    if (wanted != UINT32_MAX && !wd_shader_find_mode(geometry->reflection, geometry->entry, wanted, &mode)) {
        wd_shader_report(geometry, WD_SEVERITY_ERROR, id, geometry->entry->instruction, UINT32_MAX, wanted,
                         "does not have the execution mode %s, which %s needs" WD_SHADER_FIX
                         "Declare the input primitives that the shader gets.",
                         mode_name(wanted), source);
    }
}

static void check_topology(const wd_shader_graphics *graphics, wd_shader_stage *geometry,
                           const wd_shader_stage *evaluation) {
    const VkGraphicsPipelineCreateInfo *info = graphics->info;
    const wd_shader_stage *vertex = wd_shader_find_stage(graphics->pipeline, VK_SHADER_STAGE_VERTEX_BIT);
    if (!graphics->states.input_assembly || !vertex ||
        wd_shader_is_dynamic(info, VK_DYNAMIC_STATE_PRIMITIVE_TOPOLOGY)) {
        return;
    }
    const VkPrimitiveTopology topology = graphics->states.input_assembly->topology;
    const bool is_patches = topology == VK_PRIMITIVE_TOPOLOGY_PATCH_LIST;
    if (evaluation && !is_patches) {
        report_stages(
            graphics, WD_ID_VUID_TOPOLOGY_NOT_PATCHES,
            "has tessellation shaders, but the topology is not VK_PRIMITIVE_TOPOLOGY_PATCH_LIST" WD_SHADER_FIX
            "Set this topology.");
    } else if (!evaluation && is_patches) {
        report_stages(
            graphics, WD_ID_VUID_TOPOLOGY_PATCHES,
            "has no tessellation shaders, but the topology is VK_PRIMITIVE_TOPOLOGY_PATCH_LIST" WD_SHADER_FIX
            "Add the shaders, or set another topology.");
    } else if (geometry && !evaluation) {
        check_geometry_input(geometry, geometry_input_of(topology), WD_ID_VUID_GEOMETRY_TOPOLOGY,
                             wd_VkPrimitiveTopology_string(topology));
    }
}

// --- The size of points

// needs_point_size returns whether shaders must write the size of the points that they make. Without the feature, they
// must not, and their module has a capability that it may not have.
static bool needs_point_size(const wd_shader_graphics *graphics) {
    const wd_device_capabilities *enabled = graphics->pipeline->device->chassis->capabilities;
    bool has_default = !enabled || wd_state_device_has_extension(graphics->pipeline->device->chassis->state,
                                                                 "VK_KHR_maintenance5");
#ifdef VK_KHR_maintenance5
    has_default |= enabled && enabled->features.maintenance5;
#endif
    return !has_default && !graphics->states.discards &&
           enabled->features.shaderTessellationAndGeometryPointSize;
}

static void check_point_size(const wd_shader_graphics *graphics, wd_shader_stage *stage, const char *id) {
    const wd_spirv_module *module = stage->reflection->module;
    if (!stage->is_linked && needs_point_size(graphics) &&
        wd_spirv_lacks_point_size(graphics->pipeline->device->allocator, wd_spirv_module_words(module),
                                  wd_spirv_module_num_words(module))) {
        report_entry(stage, id,
                     "makes points, and does not write PointSize" WD_SHADER_FIX
                     "Write gl_PointSize: 1.0 for points of one pixel.");
    }
}

// check_points checks the last stage before rasterization, if it is one that makes points.
static void check_points(const wd_shader_graphics *graphics, const wd_shader_stage *control,
                         wd_shader_stage *evaluation, wd_shader_stage *geometry) {
    wd_spirv_instruction mode;
    if (geometry) {
        if (wd_shader_find_mode(geometry->reflection, geometry->entry, SpvExecutionModeOutputPoints, &mode)) {
            check_point_size(graphics, geometry, WD_ID_VUID_POINT_SIZE_GEOMETRY);
        }
    } else if (control && control->entry && evaluation && evaluation->entry &&
               tessellated_input_of(control, evaluation) == SpvExecutionModeInputPoints) {
        check_point_size(graphics, evaluation, WD_ID_VUID_POINT_SIZE_TESSELLATION);
    }
}

// --- Multiview

static uint32_t view_mask_of(const wd_shader_graphics *graphics) {
    const VkGraphicsPipelineCreateInfo *info = graphics->info;
    if (info->renderPass) {
        const wd_state_render_pass *render_pass =
            wd_state_find_render_pass(graphics->pipeline->device->chassis->state, info->renderPass);
        return render_pass && info->subpass < render_pass->num_subpasses
                   ? render_pass->subpasses[info->subpass].view_mask
                   : 0;
    }
    const VkPipelineRenderingCreateInfo *rendering =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO);
    return rendering ? rendering->viewMask : 0;
}

static void check_multiview(const wd_shader_graphics *graphics) {
    const uint32_t view_mask = view_mask_of(graphics);
    for (uint32_t i = 0; view_mask && i < graphics->pipeline->num_stages; i++) {
        wd_shader_stage *stage = &graphics->pipeline->stages[i];
        const wd_shader_variable *variable;
        if (stage->entry && !stage->is_linked && wd_shader_uses_builtin(stage, SpvBuiltInLayer, &variable)) {
            wd_shader_report(stage, WD_SEVERITY_ERROR,
                             graphics->info->renderPass ? WD_ID_VUID_MULTIVIEW_LAYER
                                                        : WD_ID_VUID_MULTIVIEW_LAYER_DYNAMIC,
                             variable->instruction, variable->first_use, 0,
                             "uses the built-in variable Layer, but the view mask is 0x%x" WD_SHADER_FIX
                             "Use ViewIndex with multiview.",
                             view_mask);
        }
    }
}

void wd_shader_check_linking(const wd_shader_graphics *graphics) {
    const VkGraphicsPipelineLibraryFlagsEXT shaders =
        VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT |
        VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT;
    if (!(graphics->parts & shaders) || !graphics->info->pStages ||
        wd_find_chained(graphics->info->pNext,
                        VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_SHADER_GROUPS_CREATE_INFO_NV)) {
        return;
    }
    check_stages(graphics);
    if (!(graphics->parts & VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT)) {
        return;
    }
    wd_shader_stage *control =
        wd_shader_find_stage(graphics->pipeline, VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT);
    wd_shader_stage *evaluation =
        wd_shader_find_stage(graphics->pipeline, VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT);
    wd_shader_stage *geometry = wd_shader_find_stage(graphics->pipeline, VK_SHADER_STAGE_GEOMETRY_BIT);
    const bool has_geometry = geometry != NULL;
    geometry = geometry && geometry->entry ? geometry : NULL;
    if (geometry || !has_geometry) {
        check_points(graphics, control, evaluation, geometry);
    }
    if (control && control->entry && evaluation && evaluation->entry) {
        check_tessellation(control, evaluation);
        if (geometry) {
            check_geometry_input(geometry, tessellated_input_of(control, evaluation),
                                 WD_ID_VUID_GEOMETRY_TESSELLATION,
                                 "the output of the tessellation evaluation shader");
        }
    }
    check_topology(graphics, geometry, evaluation);
    check_multiview(graphics);
}
