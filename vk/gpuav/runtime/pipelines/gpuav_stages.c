// One stage of a pipeline: its module is instrumented for the pipeline's layout.

#include <assert.h>

#include "vk/gpuav/device/chain/gpuav_chain.h"
#include "vk/gpuav/record/record.h"
#include "vk/gpuav/runtime/pipelines/gpuav_pipelines.h"
#include "vk/gpuav/runtime/shaders/gpuav_selection.h"
#include "vk/registry/chain.h"
#include "vk/report/message_ids.h"

// find_code finds the SPIR-V of a stage. Returns NULL, or the reason why there is none.
static const char *find_code(const wd_gpuav_device *device, const VkPipelineShaderStageCreateInfo *stage,
                             wd_gpuav_stage_code *code) {
    *code =
        (wd_gpuav_stage_code){.object = {.type = VK_OBJECT_TYPE_SHADER_MODULE, .type_name = "Shader Module"}};
    const VkDebugUtilsObjectNameInfoEXT *name =
        wd_find_chained(stage->pNext, VK_STRUCTURE_TYPE_DEBUG_UTILS_OBJECT_NAME_INFO_EXT);
    code->stage_name = name ? name->pObjectName : NULL;
    code->is_selected = wd_gpuav_selection_is_enabled(stage->pNext);
    if (stage->module) {
        const wd_state_shader_module *module =
            wd_state_find_shader_module(device->chassis->state, stage->module);
        if (!module || !module->words) {
            return "its shader module is not known";
        }
        code->words = module->words;
        code->num_words = module->num_words;
        code->is_selected |= wd_state_slot_get(&module->object, WD_STATE_SLOT_GPUAV) != NULL;
        code->object.handle = module->object.handle;
        code->object.name = wd_state_name(&module->object);
        return NULL;
    }
    code->inlined = wd_find_chained(stage->pNext, VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO);
    if (!code->inlined || !code->inlined->pCode) {
        return "it has no shader module, only an identifier (VK_EXT_shader_module_identifier)";
    }
    code->words = code->inlined->pCode;
    code->num_words = code->inlined->codeSize / sizeof(uint32_t);
    return NULL;
}

// report_shader reports why a module is not instrumented; at INFO if it needs no check.
static void report_shader(wd_gpuav_device *device, const wd_gpuav_stage_code *code,
                          const wd_gpuav_shader *shader) {
    const uint32_t id = wd_instrument_shader_id(code->words, code->num_words);
    const char *reason = shader->result.reason;
    if (shader->status == WD_ERROR_OUT_OF_MEMORY) {
        wd_gpuav_creation_report_no_memory(device);
    } else if (shader->status != WD_OK) {
        wd_gpuav_report_once(&device->notices, WD_GPUAV_NOTICE_SHADER, &code->object,
                             "A shader module (id 0x%08x) is not instrumented: offset %zu: %s.", id,
                             shader->diagnostic.offset, shader->diagnostic.message);
    } else if (!device->instance->options.checks &&
               (shader->result.unchanged == WD_UNCHANGED_NOTHING_TO_CHECK ||
                shader->result.unchanged == WD_UNCHANGED_NO_CHECK)) {
        return; // Only commands are checked, or debugPrintfEXT is enabled, which the shader does not call.
    } else if (shader->result.unchanged == WD_UNCHANGED_NOTHING_TO_CHECK) {
        wd_gpuav_report_info_once(&device->notices, WD_ID_GPUAV_SHADER_UNCHANGED, &code->object,
                                  "A shader module (id 0x%08x) is not instrumented: %s.", id, reason);
    } else {
        wd_gpuav_report_once(&device->notices, WD_GPUAV_NOTICE_SHADER, &code->object,
                             "A shader module (id 0x%08x) is not instrumented: %s.", id, reason);
    }
}

static bool report_finding(void *user, const wd_finding *finding) {
    const wd_gpuav_device *device = user;
    wd_report_submit(device->chassis->instance->report, finding);
    return false;
}

// report_divergence reports, once for a shader, the barriers that only a part of each workgroup reaches.
static void report_divergence(wd_gpuav_device *device, const wd_gpuav_stage_code *code,
                              wd_gpuav_shader *shader) {
    if (!(device->instance->options.checks & WD_CHECK_DIVERGENCE) ||
        __atomic_exchange_n(&shader->has_static_report, true, __ATOMIC_ACQ_REL)) {
        return;
    }
    wd_spirv_special_value *values = NULL;
    wd_spirv_specialization specialization = {.fixes_defaults = true};
    wd_status status =
        wd_spirv_special_values(device->allocator, code->specialization, &values, &specialization.num_values);
    specialization.values = values;
    const wd_record_context context = {.objects = &code->object,
                                       .num_objects = 1,
                                       .spirv = code->words,
                                       .num_spirv_words = code->num_words,
                                       .specialization = &specialization};
    status = status ? status
                    : wd_record_find_divergence(device->allocator,
                                                wd_instrument_shader_id(code->words, code->num_words),
                                                &context, report_finding, device);
    wd_free(&device->allocator, values);
    if (status) {
        wd_gpuav_creation_report_no_memory(device);
    }
}

// replace_inlined puts the instrumented words into a copy of the stage's chain.
static bool replace_inlined(wd_arena *arena, const wd_gpuav_stage_code *code, const wd_gpuav_shader *shader,
                            VkPipelineShaderStageCreateInfo *stage) {
    assert(code->inlined && shader->result.words);
    VkShaderModuleCreateInfo *info = wd_arena_copy(arena, code->inlined, 1, sizeof(*info));
    if (!info) {
        return false;
    }
    info->pCode = shader->result.words;
    info->codeSize = shader->result.num_words * sizeof(uint32_t);
    const void *chain =
        wd_gpuav_chain_replace(arena, stage->pNext, code->inlined, (VkBaseOutStructure *)info);
    if (!chain) {
        return false;
    }
    stage->pNext = chain;
    return true;
}

// report_chain reports why the module in the stage's chain could not be replaced.
static void report_chain(wd_gpuav_device *device, const VkPipelineShaderStageCreateInfo *stage,
                         const wd_gpuav_stage_code *code) {
    const VkStructureType unknown = wd_gpuav_chain_first_unknown(stage->pNext, code->inlined);
    if (unknown) {
        wd_gpuav_report_once(
            &device->notices, WD_GPUAV_NOTICE_PIPELINE, NULL,
            "A shader stage (VkShaderStageFlagBits 0x%x) is not instrumented, because its pNext chain has a "
            "struct that this build does not know (VkStructureType %d) before the shader module.",
            (unsigned)stage->stage, (int)unknown);
    } else {
        wd_gpuav_creation_report_no_memory(device);
    }
}

static bool make_module(wd_gpuav_device *device, const wd_gpuav_stage_code *code,
                        const wd_gpuav_shader *shader, VkShaderModule *module) {
    assert(!code->inlined && shader->result.words);
    VkShaderModuleCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO,
        .codeSize = shader->result.num_words * sizeof(uint32_t),
        .pCode = shader->result.words,
    };
    VkResult result = device->vk->CreateShaderModule(device->handle, &info, NULL, module);
    if (result == VK_SUCCESS) {
        return true;
    }
    *module = VK_NULL_HANDLE;
    wd_gpuav_report_once(&device->notices, WD_GPUAV_NOTICE_DRIVER, &code->object,
                         "The driver refused an instrumented shader module (VkResult %d). The application's "
                         "module is used, which is not instrumented.",
                         result);
    return false;
}

// behavior_allows returns whether a member of VkPipelineRobustnessCreateInfo allows out-of-bounds accesses.
static bool behavior_allows(VkPipelineRobustnessBufferBehaviorEXT behavior, bool by_device) {
    switch (behavior) {
    case VK_PIPELINE_ROBUSTNESS_BUFFER_BEHAVIOR_DISABLED_EXT:
        return false;
    case VK_PIPELINE_ROBUSTNESS_BUFFER_BEHAVIOR_ROBUST_BUFFER_ACCESS_EXT:
    case VK_PIPELINE_ROBUSTNESS_BUFFER_BEHAVIOR_ROBUST_BUFFER_ACCESS_2_EXT:
        return true;
    default:
        return by_device;
    }
}

uint32_t wd_gpuav_robust_buffers(const wd_gpuav_device *device, const void *pipeline_chain,
                                 const void *stage_chain) {
    const wd_state_device *state = device->chassis->state;
    const VkPhysicalDeviceRobustness2FeaturesEXT *robustness2 =
        wd_state_device_feature_struct(state, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ROBUSTNESS_2_FEATURES_EXT);
    const bool by_device = wd_state_device_features(state)->core.robustBufferAccess ||
                           (robustness2 && robustness2->robustBufferAccess2);
    const VkStructureType type = VK_STRUCTURE_TYPE_PIPELINE_ROBUSTNESS_CREATE_INFO_EXT;
    const VkPipelineRobustnessCreateInfoEXT *info = wd_find_chained(stage_chain, type);
    info = info ? info : wd_find_chained(pipeline_chain, type);
    const VkPipelineRobustnessBufferBehaviorEXT by_default =
        VK_PIPELINE_ROBUSTNESS_BUFFER_BEHAVIOR_DEVICE_DEFAULT_EXT;
    uint32_t robust = 0;
    if (behavior_allows(info ? info->uniformBuffers : by_default, by_device)) {
        robust |= WD_ROBUST_UNIFORM_BUFFERS;
    }
    if (behavior_allows(info ? info->storageBuffers : by_default, by_device)) {
        robust |= WD_ROBUST_STORAGE_BUFFERS;
    }
    return robust;
}

// is_selected returns whether a shader is instrumented. Those that are not selected are reported at INFO.
static bool is_selected(wd_gpuav_device *device, const wd_gpuav_stage_code *code) {
    const wd_gpuav_selection *selection = device->instance->selection;
    if (!selection || code->is_selected || wd_gpuav_selection_matches(selection, code->object.name) ||
        wd_gpuav_selection_matches(selection, code->stage_name) ||
        wd_gpuav_selection_matches_source(selection, code->words, code->num_words)) {
        return true;
    }
    wd_gpuav_report_info_once(&device->notices, WD_ID_GPUAV_SHADER_UNCHANGED, &code->object,
                              "A shader module (id 0x%08x) is not instrumented: it is not selected "
                              "(gpuav_select_instrumented_shaders, gpuav_shaders_to_instrument).",
                              wd_instrument_shader_id(code->words, code->num_words));
    return false;
}

// facts_of returns the wd_pipeline_facts of shader code with a layout.
static uint32_t facts_of(const wd_gpuav_device *device, const wd_gpuav_layout *layout,
                         const wd_gpuav_stage_code *code) {
    const bool knows_motion =
        device->inputs.structure_state &&
        wd_state_device_has_extension(device->chassis->state, "VK_NV_ray_tracing_motion_blur");
    return code->pipeline_facts | (layout->has_positions ? WD_PIPELINE_HAS_POSITIONS : 0u) |
           (knows_motion ? (uint32_t)WD_PIPELINE_KNOWS_MOTION : 0u) |
           (code->stage & device->attachment.mark_stages ? (uint32_t)WD_PIPELINE_MARKS_DRAWS : 0u);
}

wd_gpuav_substitute *wd_gpuav_instrument_code(wd_gpuav_creation *creation, const wd_gpuav_layout *layout,
                                              const wd_gpuav_stage_code *code, uint32_t robust) {
    wd_gpuav_device *device = creation->device;
    if (!is_selected(device, code)) {
        return NULL;
    }
    wd_gpuav_substitute *used = wd_arena_alloc_zero(creation->arena, 1, sizeof(*used));
    wd_gpuav_shader *shader = NULL;
    if (used) {
        const wd_gpuav_shader_source source = {.words = code->words,
                                               .num_words = code->num_words,
                                               .robust = robust,
                                               .pipeline_facts = facts_of(device, layout, code),
                                               .specialization = code->specialization};
        shader = wd_gpuav_layout_get_shader(layout, &source);
    }
    if (!shader) {
        wd_gpuav_creation_report_no_memory(device);
        return NULL;
    }
    used->shader = shader;
    used->next = creation->substitutes;
    creation->substitutes = used;
    report_divergence(device, code, shader);
    if (!shader->result.words) {
        report_shader(device, code, shader);
        return NULL;
    }
    if (shader->result.num_unknown) {
        wd_gpuav_report_info_once(
            &device->notices, WD_ID_GPUAV_ACCESSES_UNCHECKED, &code->object,
            "%u accesses of a shader module (id 0x%08x) are not checked, because the length of their "
            "descriptor array, their offset in a descriptor heap, or the size of the access, is not known.",
            shader->result.num_unknown, shader->result.shader_id);
    }
    if (shader->result.num_unchecked_shared) {
        wd_gpuav_report_info_once(
            &device->notices, WD_ID_GPUAV_ACCESSES_UNCHECKED, &code->object,
            "%u accesses of a shader module (id 0x%08x) to shared memory are not checked for data races, "
            "because there is too little shared memory for their words, or the accesses cannot be followed.",
            shader->result.num_unchecked_shared, shader->result.shader_id);
    }
    return used;
}

void wd_gpuav_note_stages(wd_gpuav_device *device, const VkPipelineShaderStageCreateInfo *stages,
                          uint32_t num_stages) {
    for (uint32_t i = 0; stages && i < num_stages; i++) {
        wd_gpuav_stage_code code;
        if (!stages[i].module) {
            (void)find_code(device, &stages[i], &code);
            wd_gpuav_buffer_sets_note_code(&device->buffer_sets, code.words, code.num_words);
        }
    }
    if (!stages) {
        wd_gpuav_buffer_sets_note_code(&device->buffer_sets, NULL, 0);
    }
}

const char *wd_gpuav_stage_words(const wd_gpuav_device *device, const VkPipelineShaderStageCreateInfo *stage,
                                 const uint32_t **words, size_t *num_words) {
    wd_gpuav_stage_code code;
    const char *reason = find_code(device, stage, &code);
    *words = code.words;
    *num_words = code.num_words;
    return reason;
}

// passes_payload returns whether a task shader may pass a payload to its mesh shaders.
static bool passes_payload(const wd_gpuav_stage_code *code) {
    enum { OP_EMIT_MESH_TASKS = 5294, FIRST_INSTRUCTION = 5, WORDS_WITHOUT_PAYLOAD = 4 };
    size_t i = FIRST_INSTRUCTION;
    while (i < code->num_words && code->words[i] >> 16) {
        const uint32_t num_words = code->words[i] >> 16;
        if ((code->words[i] & 0xffff) == OP_EMIT_MESH_TASKS && num_words > WORDS_WITHOUT_PAYLOAD) {
            return true;
        }
        i += num_words;
    }
    return false;
}

// declares_transform_feedback returns whether an entry point of a module has the execution mode Xfb.
static bool declares_transform_feedback(const wd_gpuav_stage_code *code) {
    enum { OP_EXECUTION_MODE = 16, OP_FUNCTION = 54, XFB = 11, FIRST_INSTRUCTION = 5 };
    size_t i = FIRST_INSTRUCTION;
    while (i + 2 < code->num_words && code->words[i] >> 16 && (code->words[i] & 0xffff) != OP_FUNCTION) {
        if ((code->words[i] & 0xffff) == OP_EXECUTION_MODE && code->words[i + 2] == XFB) {
            return true;
        }
        i += code->words[i] >> 16;
    }
    return false;
}

bool wd_gpuav_stages_may_capture(const wd_gpuav_device *device, const VkPipelineShaderStageCreateInfo *stages,
                                 uint32_t num_stages) {
    const VkShaderStageFlags capturing = VK_SHADER_STAGE_VERTEX_BIT |
                                         VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT |
                                         VK_SHADER_STAGE_GEOMETRY_BIT;
    for (uint32_t i = 0; i < num_stages; i++) {
        wd_gpuav_stage_code code;
        if ((stages[i].stage & capturing) &&
            (find_code(device, &stages[i], &code) || declares_transform_feedback(&code))) {
            return true;
        }
    }
    return false;
}

bool wd_gpuav_stages_lack_payload(const wd_gpuav_device *device,
                                  const VkPipelineShaderStageCreateInfo *stages, uint32_t num_stages) {
    bool has_mesh = false;
    for (uint32_t i = 0; i < num_stages; i++) {
        wd_gpuav_stage_code code;
        has_mesh |= stages[i].stage == VK_SHADER_STAGE_MESH_BIT_EXT;
        if (stages[i].stage == VK_SHADER_STAGE_TASK_BIT_EXT &&
            (find_code(device, &stages[i], &code) || passes_payload(&code))) {
            return false;
        }
    }
    return has_mesh;
}

// may_defer returns whether names that are set later can select a stage of a pipeline that can be created again.
static bool may_defer(const wd_gpuav_device *device, const wd_gpuav_stage_code *code,
                      const wd_gpuav_checked_stage *checked) {
    return checked && !code->inlined && wd_gpuav_selection_has_patterns(device->instance->selection);
}

uint32_t wd_gpuav_instrument_stage(wd_gpuav_creation *creation, const wd_gpuav_layout *layout,
                                   const void *pipeline_chain, uint32_t pipeline_facts,
                                   VkPipelineShaderStageCreateInfo *stage, wd_gpuav_checked_stage *checked) {
    assert(!checked || !checked->shader);
    wd_gpuav_device *device = creation->device;
    wd_gpuav_stage_code code;
    if (!(device->attachment.stages &
          (VkShaderStageFlags)stage->stage)) { // Reported when the device was created.
        return 0;
    }
    const char *obstacle = find_code(device, stage, &code);
    if (obstacle) {
        wd_gpuav_report_once(&device->notices, WD_GPUAV_NOTICE_PIPELINE, NULL,
                             "A shader stage (VkShaderStageFlagBits 0x%x) is not instrumented, because %s.",
                             (unsigned)stage->stage, obstacle);
        return 0;
    }
    code.stage = (VkShaderStageFlags)stage->stage;
    code.is_selected |= wd_gpuav_selection_is_enabled(pipeline_chain);
    code.pipeline_facts = pipeline_facts;
    code.specialization = stage->pSpecializationInfo;
    const uint32_t robust = wd_gpuav_robust_buffers(device, pipeline_chain, stage->pNext);
    if (may_defer(device, &code, checked)) {
        code.is_selected = is_selected(device, &code);
        if (!code.is_selected) {
            *checked = (wd_gpuav_checked_stage){
                .is_deferred = true, .robust = robust, .facts = facts_of(device, layout, &code)};
            return wd_instrument_shader_id(code.words, code.num_words);
        }
    }
    wd_gpuav_substitute *used = wd_gpuav_instrument_code(creation, layout, &code, robust);
    if (!used) {
        return 0;
    }
    wd_gpuav_shader *shader = used->shader;
    if (checked && wd_gpuav_is_checked_by_host(device, layout, shader)) {
        wd_gpuav_shaders_ref(shader);
        *checked = (wd_gpuav_checked_stage){.shader = shader, .is_checked_by_host = true};
        return shader->result.shader_id;
    }
    if (code.inlined && !replace_inlined(creation->arena, &code, shader, stage)) {
        report_chain(device, stage, &code);
        return 0;
    }
    if (!code.inlined && !make_module(device, &code, shader, &used->module)) {
        return 0;
    }
    if (!code.inlined) {
        stage->module = used->module;
    }
    if (checked) {
        wd_gpuav_shaders_ref(shader);
        *checked = (wd_gpuav_checked_stage){.shader = shader};
    }
    return shader->result.shader_id;
}
