// The uses of pipelines and bound shader objects, which are kept with them and their modules.
#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "vk/core/descriptors/static_uses.h"
#include "vk/image_layouts/image_layouts.h"
#include "vk/registry/enum_strings.h"

static void release_module(wd_state_object *object, void *data) {
    (void)object;
    for (wd_static_uses *uses = data, *next; uses; uses = next) {
        next = uses->next;
        wd_static_uses_destroy(uses);
    }
}

// find_uses returns the uses of a stage; NULL: unknown. The lock is held.
static const wd_static_uses *find_uses(const wd_core_data *data, const wd_state_stage *stage) {
    wd_mutex_assert_held(&data->static_uses_lock);
    if (!stage->module || !stage->entry_point) {
        return NULL;
    }
    wd_static_uses *first = wd_state_slot_get(&stage->module->object, WD_STATE_SLOT_STATIC_USES);
    for (wd_static_uses *uses = first; uses; uses = uses->next) {
        if (uses->stage == stage->stage && strcmp(uses->entry_point, stage->entry_point) == 0) {
            return uses;
        }
    }
    wd_static_uses *uses = wd_static_uses_read(data->allocator, stage);
    if (!uses) {
        return NULL;
    }
    if (first) { // The slot keeps the first.
        uses->next = first->next;
        first->next = uses;
    } else {
        wd_state_slot_set(&stage->module->object, WD_STATE_SLOT_STATIC_USES, uses, release_module);
    }
    return uses;
}

static void add_uses(wd_program *program, const wd_static_uses *uses) {
    program->push_words |= wd_static_needed_words(uses);
    for (uint32_t i = 0; i < uses->num_uses; i++) {
        const uint32_t set = uses->uses[i].set;
        program->sets |= set < 64 ? UINT64_C(1) << set : 0;
        program->has_higher_sets |= set >= 64;
    }
}

// is_claimed returns whether a validator of the device claimed the contents of descriptors when it was created.
static bool is_claimed(const wd_state_device *device) {
    const wd_image_layouts *layouts = wd_image_layouts_of(device);
    return layouts && wd_image_descriptors_are_claimed(layouts);
}

bool wd_program_validate(const wd_program *program) {
    uint64_t sets = 0;
    bool has_higher_sets = false;
    for (uint32_t i = 0; i < program->num_stages; i++) {
        const wd_static_uses *uses = program->stages[i].shader;
        if (!program->stages[i].stage->module || !program->stages[i].layout ||
            wd_static_needed_words(uses) & ~program->push_words || !wd_static_uses_validate(uses)) {
            return false;
        }
        for (uint32_t k = 0; k < uses->num_uses; k++) {
            sets |= uses->uses[k].set < 64 ? UINT64_C(1) << uses->uses[k].set : 0;
            has_higher_sets |= uses->uses[k].set >= 64;
        }
    }
    return sets == program->sets && has_higher_sets == program->has_higher_sets;
}

static wd_program *make_program(const wd_core_data *data, const wd_state_pipeline *pipeline) {
    wd_mutex_assert_held(&data->static_uses_lock);
    wd_program *program =
        wd_alloc_zero(&data->allocator, 1, sizeof *program + pipeline->num_stages * sizeof *program->stages);
    if (!program) {
        return NULL;
    }
    program->allocator = data->allocator;
    program->is_claimed = is_claimed(data->state);
    for (uint32_t i = 0; i < pipeline->num_stages; i++) {
        const wd_state_pipeline_layout *layout =
            pipeline->shaders && pipeline->shaders[i] ? pipeline->shaders[i]->layout : pipeline->layout;
        const wd_static_uses *uses = find_uses(data, &pipeline->stages[i]);
        if (layout && uses) {
            program->stages[program->num_stages++] = (wd_program_stage){&pipeline->stages[i], layout, uses};
            add_uses(program, uses);
        }
    }
    assert(program->num_stages <= pipeline->num_stages);
    assert(wd_program_validate(program));
    return program;
}

const wd_program *wd_program_find(const wd_core_check *c, const wd_state_pipeline *pipeline) {
    wd_core_data *data = c->call->data;
    wd_program *program = wd_state_slot_get(&pipeline->object, WD_STATE_SLOT_STATIC_USES);
    if (program || !data) {
        return program;
    }
    wd_mutex_lock(&data->static_uses_lock);
    program = wd_state_slot_get(&pipeline->object, WD_STATE_SLOT_STATIC_USES);
    if (!program && (program = make_program(data, pipeline))) {
        wd_state_slot_set((wd_state_object *)&pipeline->object, WD_STATE_SLOT_STATIC_USES, program,
                          wd_core_release_kept);
    }
    wd_mutex_unlock(&data->static_uses_lock);
    return program;
}

// --- Text

static const char *kind_name(wd_spirv_descriptor_kind kind) {
    static const char *const names[] = {
        [WD_SPIRV_DESCRIPTOR_UNKNOWN] = "resource",
        [WD_SPIRV_DESCRIPTOR_SAMPLER] = "sampler",
        [WD_SPIRV_DESCRIPTOR_COMBINED_IMAGE_SAMPLER] = "combined image sampler",
        [WD_SPIRV_DESCRIPTOR_SAMPLED_IMAGE] = "sampled image",
        [WD_SPIRV_DESCRIPTOR_STORAGE_IMAGE] = "storage image",
        [WD_SPIRV_DESCRIPTOR_UNIFORM_TEXEL_BUFFER] = "uniform texel buffer",
        [WD_SPIRV_DESCRIPTOR_STORAGE_TEXEL_BUFFER] = "storage texel buffer",
        [WD_SPIRV_DESCRIPTOR_UNIFORM_BUFFER] = "uniform buffer",
        [WD_SPIRV_DESCRIPTOR_STORAGE_BUFFER] = "storage buffer",
        [WD_SPIRV_DESCRIPTOR_INPUT_ATTACHMENT] = "input attachment",
        [WD_SPIRV_DESCRIPTOR_ACCELERATION_STRUCTURE] = "acceleration structure",
    };
    assert((size_t)kind < sizeof names / sizeof *names);
    return names[kind];
}

static const char *stage_name(VkShaderStageFlagBits stage) {
    switch (stage) {
    case VK_SHADER_STAGE_VERTEX_BIT:
        return "vertex";
    case VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT:
        return "tessellation control";
    case VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT:
        return "tessellation evaluation";
    case VK_SHADER_STAGE_GEOMETRY_BIT:
        return "geometry";
    case VK_SHADER_STAGE_FRAGMENT_BIT:
        return "fragment";
    case VK_SHADER_STAGE_COMPUTE_BIT:
        return "compute";
    case VK_SHADER_STAGE_TASK_BIT_EXT:
        return "task";
    case VK_SHADER_STAGE_MESH_BIT_EXT:
        return "mesh";
    default:
        return "ray generation";
    }
}

// find_name returns the name of a variable or, for blocks without one, of its type.
static const char *find_name(const wd_spirv_module *module, uint32_t variable) {
    wd_spirv_instruction instruction, type;
    const char *name = wd_spirv_module_name(module, variable);
    uint32_t id = 0;
    if ((!name || !name[0]) && wd_spirv_module_find(module, variable, &instruction) &&
        wd_spirv_module_find_opcode(module, instruction.result_type, SpvOpTypePointer, &type)) {
        id = type.words[3];
    }
    for (int i = 0; i < WD_SPIRV_MAX_DIMENSIONS && id && wd_spirv_module_find(module, id, &type) &&
                    (type.opcode == SpvOpTypeArray || type.opcode == SpvOpTypeRuntimeArray);
         i++) {
        id = type.words[2];
    }
    return id ? wd_spirv_module_name(module, id) : name;
}

const char *wd_program_variable(const wd_program_stage *stage, const wd_static_use *use, char *text,
                                size_t size) {
    assert(stage->stage->module);
    const wd_state_shader_module *words = stage->stage->module;
    wd_spirv_module *module = NULL;
    const char *name = NULL;
    char element[32] = "";
    if (wd_spirv_module_create(stage->shader->allocator, words->words, words->num_words, &module, NULL) ==
        WD_OK) {
        name = find_name(module, use->variable);
        name = name && name[0] && wd_string_is_printable(name, strlen(name)) ? name : NULL;
    }
    if (use->has_element && use->element) {
        snprintf(element, sizeof element, ", element %u", use->element);
    }
    snprintf(text, size, "the %s%s%.80s%s (set %u, binding %u%s)", kind_name(use->kind), name ? " `" : "",
             name ? name : "", name ? "`" : "", use->set, use->binding, element);
    wd_spirv_module_destroy(module);
    return text;
}

const char *wd_program_shader(const wd_core_check *c, const wd_state_pipeline *pipeline,
                              const wd_program_stage *stage, char *text, size_t size) {
    char name[WD_DESCRIPTORS_TEXT_SIZE] = "";
    if (!pipeline->shaders) {
        wd_core_name(c, VK_OBJECT_TYPE_PIPELINE, pipeline->object.handle, name, sizeof name);
    }
    snprintf(text, size, "the %s shader%s%s", stage_name(stage->stage->stage), name[0] ? " of " : "", name);
    return text;
}
