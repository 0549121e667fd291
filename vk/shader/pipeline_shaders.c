// The hooks on commands that create pipelines and shader objects: which stages they have, and the checks of each.
#include "vk/shader/pipeline_shaders.h"

#include "vk/registry/chain.h"

#include <stdio.h>
#include <string.h>

#include "vk/report/message_ids.h"
#include "vk/shader/graphics_state.h"

// --- Modules

static void release_reflection(wd_state_object *object, void *data) {
    (void)object;
    wd_shader_reflection_destroy(data);
}

static wd_shader_reflection *reflect(wd_shader_device *device, const uint32_t *words, size_t num_words) {
    wd_shader_reflection *reflection = NULL;
    if (words && (uintptr_t)words % sizeof *words == 0) {
        (void)wd_shader_reflection_create(device->allocator, words, num_words, &reflection);
    }
    return reflection;
}

// reflection_of returns the reflection of a module, which the module keeps; NULL: the words are no module.
static const wd_shader_reflection *reflection_of(wd_shader_device *device, wd_state_shader_module *module) {
    const wd_shader_reflection *kept = wd_state_slot_get(&module->object, WD_STATE_SLOT_SHADER);
    if (kept) {
        return kept;
    }
    pthread_mutex_lock(&device->reflections_lock);
    kept = wd_state_slot_get(&module->object, WD_STATE_SLOT_SHADER);
    if (!kept) {
        wd_shader_reflection *made = reflect(device, module->words, module->num_words);
        if (made) {
            wd_state_slot_set(&module->object, WD_STATE_SLOT_SHADER, made, release_reflection);
        }
        kept = made;
    }
    pthread_mutex_unlock(&device->reflections_lock);
    return kept;
}

// --- Stages

// set_entry finds the entry point, and forgets modules that were reported as invalid: checks would repeat it.
static void set_entry(wd_shader_stage *stage) {
    if (stage->reflection && wd_shader_was_refused(stage->pipeline->device, stage->reflection->key)) {
        stage->reflection = NULL;
    }
    if (stage->reflection && stage->entry_name) {
        stage->constants.reflection = stage->reflection;
        stage->sorted_entries =
            wd_shader_sort_entries(stage->pipeline->device->allocator, stage->constants.specialization);
        stage->constants.sorted = stage->sorted_entries;
        stage->entry = wd_shader_find_entry(stage->reflection, stage->entry_name, stage->stage);
    }
}

static wd_shader_stage *next_stage(wd_shader_pipeline *pipeline) {
    if (pipeline->num_stages == WD_SHADER_MAX_STAGES) {
        return NULL;
    }
    wd_shader_stage *stage = &pipeline->stages[pipeline->num_stages++];
    *stage = (wd_shader_stage){.pipeline = pipeline};
    return stage;
}

static void add_stage(wd_shader_pipeline *pipeline, const VkPipelineShaderStageCreateInfo *info) {
    wd_shader_stage *stage = next_stage(pipeline);
    if (!stage) {
        return;
    }
    stage->stage = info->stage;
    stage->entry_name = info->pName;
    stage->constants.specialization = info->pSpecializationInfo;
    stage->flags = info->flags;
    stage->chain = info->pNext;
    const VkPipelineShaderStageRequiredSubgroupSizeCreateInfo *size = wd_find_chained(
        info->pNext, VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO);
    stage->required_subgroup_size = size ? size->requiredSubgroupSize : 0;
    const VkShaderModuleCreateInfo *inlined =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO);
    if (info->module) {
        wd_state_shader_module *module =
            wd_state_find_shader_module(pipeline->device->chassis->state, info->module);
        stage->module = module;
        stage->reflection = module ? reflection_of(pipeline->device, module) : NULL;
    } else if (inlined) {
        stage->own = reflect(pipeline->device, inlined->pCode, inlined->codeSize / sizeof(uint32_t));
        stage->reflection = stage->own;
    }
    set_entry(stage);
}

static void add_library_stage(wd_shader_pipeline *pipeline, const wd_state_pipeline *library,
                              const wd_state_stage *source, const char *where) {
    wd_shader_stage *stage = next_stage(pipeline);
    if (!stage) {
        return;
    }
    stage->stage = source->stage;
    snprintf(stage->where, sizeof stage->where, "%s", where);
    stage->entry_name = source->entry_point;
    stage->constants.specialization = &source->specialization;
    stage->is_linked = true;
    stage->library = library;
    if (source->module) {
        stage->module = source->module->object.handle ? source->module : NULL;
        stage->reflection = reflection_of(pipeline->device, source->module);
    }
    set_entry(stage);
}

static void report_entry(wd_shader_stage *stage) {
    const wd_shader_reflection *reflection = stage->reflection;
    char names[256] = "";
    size_t length = 0;
    for (uint32_t i = 0; i < reflection->num_entries && length + 1 < sizeof names; i++) {
        const int written =
            snprintf(names + length, sizeof names - length, "%s\"%.60s\" (%s)", i ? ", " : "",
                     reflection->entries[i].name, wd_shader_stage_name(reflection->entries[i].stage));
        length += written > 0 ? (size_t)written : 0;
    }
    wd_shader_report(stage, WD_SEVERITY_ERROR,
                     wd_shader_id(stage, WD_ID_VUID_STAGE_ENTRY_POINT, WD_ID_VUID_OBJECT_ENTRY_POINT),
                     UINT32_MAX, UINT32_MAX, stage->stage,
                     "is not in the shader module, whose entry points are: %s" WD_SHADER_FIX
                     "Use one of these in pName, for the stage that it is made for.",
                     names[0] ? names : "none");
}

static void check_stage(wd_shader_stage *stage) {
    if (!stage->reflection || stage->is_linked || !stage->entry_name) {
        return;
    }
    if (!stage->entry) {
        report_entry(stage);
        return;
    }
    wd_shader_check_specialization(stage);
    wd_shader_check_resources(stage);
    wd_shader_check_mappings(stage);
    wd_shader_check_conversions(stage);
    wd_shader_check_push_constants(stage);
    wd_shader_check_limits(stage);
    if (stage->pipeline->device->chassis->capabilities) {
        wd_shader_check_instructions(stage);
        wd_shader_check_modes(stage);
    }
    wd_shader_check_builtins(stage);
    wd_shader_check_locations(stage);
}

static void finish_stages(wd_shader_pipeline *pipeline) {
    for (uint32_t i = 0; i < pipeline->num_stages; i++) {
        wd_free(&pipeline->device->allocator, pipeline->stages[i].sorted_entries);
        wd_shader_reflection_destroy(pipeline->stages[i].own);
    }
    pipeline->num_stages = 0;
}

// --- Layouts

static void set_layout(wd_shader_pipeline *pipeline, VkPipelineLayout handle) {
    const wd_state_pipeline_layout *layout =
        wd_state_find_pipeline_layout(pipeline->device->chassis->state, handle);
    pipeline->layout_name = "layout";
    pipeline->has_layout = layout != NULL;
    if (layout) {
        pipeline->num_sets = layout->num_set_layouts;
        pipeline->sets = (const wd_state_set_layout *const *)layout->set_layouts;
        pipeline->null_sets = layout->null_sets;
        pipeline->num_ranges = layout->num_push_constant_ranges;
        pipeline->ranges = layout->push_constant_ranges;
    }
}

static wd_shader_pipeline *begin(wd_call *call, const char *structure) {
    wd_shader_device *device = call->data;
    if (!device->options->validate || !device->chassis->state) {
        return NULL;
    }
    wd_shader_pipeline *pipeline = wd_arena_alloc_zero(&call->scratch, 1, sizeof *pipeline);
    if (!pipeline) {
        return NULL;
    }
    pipeline->call = call;
    pipeline->device = device;
    pipeline->structure = structure;
    return pipeline;
}

// --- Pipelines

// has_binaries returns whether pipeline binaries replace the shaders (VK_KHR_pipeline_binary).
static bool has_binaries(const void *next) {
#ifdef VK_KHR_pipeline_binary
    const VkPipelineBinaryInfoKHR *info = wd_find_chained(next, VK_STRUCTURE_TYPE_PIPELINE_BINARY_INFO_KHR);
    return info && info->binaryCount;
#else
    (void)next;
    return false;
#endif
}

bool wd_shader_check_compute(wd_call *call, uint32_t count, const VkComputePipelineCreateInfo *infos) {
    wd_shader_pipeline *pipeline = begin(call, "VkComputePipelineCreateInfo");
    for (uint32_t i = 0; pipeline && infos && i < count; i++) {
        if (!has_binaries(infos[i].pNext)) {
            set_layout(pipeline, infos[i].layout);
            add_stage(pipeline, &infos[i].stage);
            snprintf(pipeline->stages[0].where, WD_SHADER_WHERE_SIZE, "pCreateInfos[%u].stage", i);
            check_stage(&pipeline->stages[0]);
            finish_stages(pipeline);
        }
    }
    return pipeline && pipeline->skip;
}

bool wd_shader_check_rays(wd_call *call, const char *structure, uint32_t index, const void *next,
                          VkPipelineLayout layout, uint32_t num_stages,
                          const VkPipelineShaderStageCreateInfo *stages) {
    wd_shader_pipeline *pipeline = has_binaries(next) ? NULL : begin(call, structure);
    if (pipeline) {
        set_layout(pipeline, layout);
    }
    for (uint32_t i = 0; pipeline && stages && i < num_stages; i++) {
        add_stage(pipeline, &stages[i]);
        snprintf(pipeline->stages[0].where, WD_SHADER_WHERE_SIZE, "pCreateInfos[%u].pStages[%u]", index, i);
        check_stage(&pipeline->stages[0]);
        finish_stages(pipeline);
    }
    return pipeline && pipeline->skip;
}

// --- Graphics

// shader_stages returns the stages that the pipeline reads from pStages: those of its parts, and no fragment shader if
// it never rasterizes.
static VkShaderStageFlags shader_stages(const wd_state_graphics_info *states) {
    VkShaderStageFlags stages = 0;
    if (states->parts & VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT) {
        stages |= ~(VkShaderStageFlags)VK_SHADER_STAGE_FRAGMENT_BIT;
    }
    if (states->parts & VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT && !states->discards) {
        stages |= VK_SHADER_STAGE_FRAGMENT_BIT;
    }
    return stages;
}

static void add_libraries(wd_shader_pipeline *pipeline, const VkPipelineLibraryCreateInfoKHR *info,
                          uint32_t index) {
    for (uint32_t i = 0; info && info->pLibraries && i < info->libraryCount; i++) {
        const wd_state_pipeline *library =
            wd_state_find_pipeline(pipeline->device->chassis->state, info->pLibraries[i]);
        char where[WD_SHADER_WHERE_SIZE];
        snprintf(where, sizeof where, "pCreateInfos[%u], pLibraries[%u]", index, i);
        for (uint32_t k = 0; library && k < library->num_stages; k++) {
            if (!(library->rasterizer_discard && library->stages[k].stage == VK_SHADER_STAGE_FRAGMENT_BIT)) {
                add_library_stage(pipeline, library, &library->stages[k], where);
            }
        }
    }
}

static void check_graphics(wd_shader_pipeline *pipeline, const VkGraphicsPipelineCreateInfo *info,
                           uint32_t index) {
    wd_shader_graphics graphics = {.pipeline = pipeline, .info = info, .index = index};
    wd_state_read_graphics_info(pipeline->device->chassis->state, info, &graphics.states);
    graphics.parts = graphics.states.parts;
    const VkShaderStageFlags read = shader_stages(&graphics.states);
    for (uint32_t i = 0; read && info->pStages && i < info->stageCount; i++) {
        if (!(read & info->pStages[i].stage)) {
            continue;
        }
        add_stage(pipeline, &info->pStages[i]);
        if (pipeline->num_stages) {
            snprintf(pipeline->stages[pipeline->num_stages - 1].where, WD_SHADER_WHERE_SIZE,
                     "pCreateInfos[%u].pStages[%u]", index, i);
        }
    }
    add_libraries(pipeline, wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_PIPELINE_LIBRARY_CREATE_INFO_KHR),
                  index);
    for (uint32_t i = 0; i < pipeline->num_stages; i++) {
        check_stage(&pipeline->stages[i]);
    }
    wd_shader_check_linking(&graphics);
    wd_shader_check_interfaces(pipeline);
    wd_shader_check_vertex_input(&graphics);
    if (read & VK_SHADER_STAGE_FRAGMENT_BIT) {
        wd_shader_check_fragment_output(&graphics);
        wd_shader_check_input_attachments(&graphics);
    }
}

bool wd_shader_check_graphics(wd_call *call, uint32_t index, const VkGraphicsPipelineCreateInfo *info) {
    wd_shader_pipeline *pipeline =
        has_binaries(info->pNext) ? NULL : begin(call, "VkGraphicsPipelineCreateInfo");
    if (!pipeline) {
        return false;
    }
    set_layout(pipeline, info->layout);
    check_graphics(pipeline, info, index);
    finish_stages(pipeline);
    return pipeline->skip;
}

// --- Shader objects

#ifdef VK_EXT_shader_object

static const wd_state_set_layout **find_sets(wd_shader_pipeline *pipeline,
                                             const VkShaderCreateInfoEXT *info) {
    const uint32_t count = info->pSetLayouts ? info->setLayoutCount : 0;
    const wd_state_set_layout **sets =
        wd_arena_alloc_zero(&pipeline->call->scratch, count + 1u, sizeof *sets);
    for (uint32_t i = 0; sets && i < count; i++) {
        sets[i] = wd_state_find_set_layout(pipeline->device->chassis->state, info->pSetLayouts[i]);
    }
    pipeline->num_sets = count;
    return sets;
}

// set_object_subgroups reads the flags and the size that VkPipelineShaderStageCreateInfo has, too.
static void set_object_subgroups(wd_shader_stage *stage, const VkShaderCreateInfoEXT *info) {
    const VkPipelineShaderStageRequiredSubgroupSizeCreateInfo *size = wd_find_chained(
        info->pNext, VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO);
    stage->required_subgroup_size = size ? size->requiredSubgroupSize : 0;
    if (info->flags & VK_SHADER_CREATE_ALLOW_VARYING_SUBGROUP_SIZE_BIT_EXT) {
        stage->flags |= VK_PIPELINE_SHADER_STAGE_CREATE_ALLOW_VARYING_SUBGROUP_SIZE_BIT;
    }
    if (info->flags & VK_SHADER_CREATE_REQUIRE_FULL_SUBGROUPS_BIT_EXT) {
        stage->flags |= VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT;
    }
}

static void check_object(wd_shader_pipeline *pipeline, const VkShaderCreateInfoEXT *info, uint32_t index) {
    wd_shader_stage *stage = next_stage(pipeline);
    if (!stage) {
        return;
    }
    // Shader objects that use descriptor heaps have mappings instead. Older headers do not have the flag.
    const VkShaderCreateFlagsEXT heap_flag = 0x400; // VK_SHADER_CREATE_DESCRIPTOR_HEAP_BIT_EXT
    pipeline->sets = find_sets(pipeline, info);
    pipeline->has_layout = pipeline->sets != NULL && !(info->flags & heap_flag);
    pipeline->layout_name = "the create info";
    pipeline->num_ranges = info->pPushConstantRanges ? info->pushConstantRangeCount : 0;
    pipeline->ranges = info->pPushConstantRanges;
    stage->stage = info->stage;
    snprintf(stage->where, sizeof stage->where, "pCreateInfos[%u]", index);
    stage->entry_name = info->pName;
    stage->constants.specialization = info->pSpecializationInfo;
    stage->chain = info->pNext;
    set_object_subgroups(stage, info);
    stage->own = reflect(pipeline->device, info->pCode, info->codeSize / sizeof(uint32_t));
    stage->reflection = stage->own;
    set_entry(stage);
    check_stage(stage);
}

bool wd_shader_check_objects(wd_call *call, uint32_t count, const VkShaderCreateInfoEXT *infos) {
    wd_shader_pipeline *pipeline = begin(call, "VkShaderCreateInfoEXT");
    for (uint32_t i = 0; pipeline && infos && i < count; i++) {
        pipeline->is_object = true;
        if (infos[i].codeType == VK_SHADER_CODE_TYPE_SPIRV_EXT &&
            !(infos[i].flags & VK_SHADER_CREATE_LINK_STAGE_BIT_EXT)) {
            check_object(pipeline, &infos[i], i);
            finish_stages(pipeline);
        }
    }
    // Shaders that are linked to each other are checked together.
    for (uint32_t i = 0; pipeline && infos && i < count; i++) {
        if (infos[i].codeType == VK_SHADER_CODE_TYPE_SPIRV_EXT &&
            infos[i].flags & VK_SHADER_CREATE_LINK_STAGE_BIT_EXT) {
            check_object(pipeline, &infos[i], i);
        }
    }
    if (pipeline) {
        wd_shader_check_interfaces(pipeline);
        finish_stages(pipeline);
    }
    return pipeline && pipeline->skip;
}

#endif
