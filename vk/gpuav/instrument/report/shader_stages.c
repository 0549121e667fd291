#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/report/failure_report_internal.h"

enum { SPIRV_1_3 = 0x00010300, SPIRV_1_4 = 0x00010400, SCALAR = UINT32_MAX, UNUSED = UINT32_MAX };

// The source of a stage word.
typedef struct word_source {
    uint32_t builtin;   // UNUSED: the word is 0.
    uint32_t component; // SCALAR: the variable is not a vector.
} word_source;

typedef struct stage_row {
    uint32_t execution_model;
    word_source words[WD_NUM_STAGE_WORDS];
} stage_row;

#define NO_WORD                                                                                              \
    { UNUSED, SCALAR }
#define XYZ(builtin)                                                                                         \
    {                                                                                                        \
        {(builtin), 0}, {(builtin), 1}, {                                                                    \
            (builtin), 2                                                                                     \
        }                                                                                                    \
    }

// LunarG, "Vulkan GPU-Assisted Validation", "Stage-Specific Words". Task and mesh stages are like compute.
static const stage_row stage_rows[] = {
    {SpvExecutionModelVertex, {{SpvBuiltInVertexIndex, SCALAR}, {SpvBuiltInInstanceIndex, SCALAR}, NO_WORD}},
    {SpvExecutionModelTessellationControl,
     {{SpvBuiltInInvocationId, SCALAR}, {SpvBuiltInPrimitiveId, SCALAR}, NO_WORD}},
    {SpvExecutionModelTessellationEvaluation,
     {{SpvBuiltInPrimitiveId, SCALAR}, {SpvBuiltInTessCoord, 0}, {SpvBuiltInTessCoord, 1}}},
    {SpvExecutionModelGeometry, {{SpvBuiltInPrimitiveId, SCALAR}, {SpvBuiltInInvocationId, SCALAR}, NO_WORD}},
    {SpvExecutionModelFragment, {{SpvBuiltInFragCoord, 0}, {SpvBuiltInFragCoord, 1}, NO_WORD}},
    {SpvExecutionModelGLCompute, XYZ(SpvBuiltInGlobalInvocationId)},
    {SpvExecutionModelTaskNV, XYZ(SpvBuiltInGlobalInvocationId)},
    {SpvExecutionModelMeshNV, XYZ(SpvBuiltInGlobalInvocationId)},
    {SpvExecutionModelTaskEXT, XYZ(SpvBuiltInGlobalInvocationId)},
    {SpvExecutionModelMeshEXT, XYZ(SpvBuiltInGlobalInvocationId)},
    {SpvExecutionModelRayGenerationKHR, XYZ(SpvBuiltInLaunchIdKHR)},
    {SpvExecutionModelIntersectionKHR, XYZ(SpvBuiltInLaunchIdKHR)},
    {SpvExecutionModelAnyHitKHR, XYZ(SpvBuiltInLaunchIdKHR)},
    {SpvExecutionModelClosestHitKHR, XYZ(SpvBuiltInLaunchIdKHR)},
    {SpvExecutionModelMissKHR, XYZ(SpvBuiltInLaunchIdKHR)},
    {SpvExecutionModelCallableKHR, XYZ(SpvBuiltInLaunchIdKHR)},
};

static const stage_row *find_stage(uint32_t execution_model) {
    for (size_t i = 0; i < sizeof stage_rows / sizeof *stage_rows; i++) {
        if (stage_rows[i].execution_model == execution_model) {
            return &stage_rows[i];
        }
    }
    return NULL;
}

// The built-in variables that the instrumentation declares, one for each built-in.
enum { MAX_DECLARED = 16 };

typedef struct declared {
    uint32_t builtin[MAX_DECLARED];
    uint32_t variable[MAX_DECLARED];
    uint32_t count;
} declared;

// The type that a new variable of a built-in gets.
static uint32_t builtin_type(wd_writer *writer, uint32_t builtin) {
    wd_spirv_builder *builder = writer->builder;
    switch (builtin) {
    case SpvBuiltInFragCoord:
        return wd_spirv_builder_type_vector(builder, wd_spirv_builder_type_float(builder, 32), 4);
    case SpvBuiltInTessCoord:
        return wd_spirv_builder_type_vector(builder, wd_spirv_builder_type_float(builder, 32), 3);
    case SpvBuiltInGlobalInvocationId:
    case SpvBuiltInLaunchIdKHR:
        return wd_spirv_builder_type_vector(builder, writer->type_uint, 3);
    default:
        return writer->type_uint;
    }
}

static uint32_t declare_builtin(wd_writer *writer, declared *known, uint32_t builtin) {
    for (uint32_t i = 0; i < known->count; i++) {
        if (known->builtin[i] == builtin) {
            return known->variable[i];
        }
    }
    wd_spirv_builder *builder = writer->builder;
    uint32_t type =
        wd_spirv_builder_type_pointer(builder, SpvStorageClassInput, builtin_type(writer, builtin));
    uint32_t variable = wd_spirv_builder_id(builder);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpVariable, type, variable, SpvStorageClassInput);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_ANNOTATIONS, SpvOpDecorate, variable, SpvDecorationBuiltIn,
                  builtin);
    if (known->count < MAX_DECLARED) {
        known->builtin[known->count] = builtin;
        known->variable[known->count++] = variable;
    }
    return variable;
}

// Describes `word` as loaded from a variable of the module. False: it yields no 32-bit word.
static bool use_module_variable(const wd_writer *writer, uint32_t variable, uint32_t component,
                                wd_stage_variable *word) {
    wd_spirv_instruction found, pointer, type, scalar;
    if (!wd_spirv_module_find_opcode(writer->module, variable, SpvOpVariable, &found) ||
        !wd_spirv_module_find_opcode(writer->module, found.result_type, SpvOpTypePointer, &pointer) ||
        !wd_spirv_module_find(writer->module, pointer.words[3], &type)) {
        return false;
    }
    *word = (wd_stage_variable){.variable = variable, .type = type.result, .component = SCALAR};
    scalar = type;
    if (type.opcode == SpvOpTypeVector) {
        word->component = component == SCALAR ? 0 : component;
        if (word->component >= type.words[3] ||
            !wd_spirv_module_find(writer->module, type.words[2], &scalar)) {
            return false;
        }
    } else if (component != SCALAR && component != 0) {
        return false;
    }
    word->component_type = scalar.result;
    word->bitcast = scalar.result != writer->type_uint;
    return (scalar.opcode == SpvOpTypeInt || scalar.opcode == SpvOpTypeFloat) && scalar.words[2] == 32;
}

static void use_declared_variable(wd_writer *writer, declared *known, const word_source *source,
                                  wd_stage_variable *word) {
    bool is_float = source->builtin == SpvBuiltInFragCoord || source->builtin == SpvBuiltInTessCoord;
    *word = (wd_stage_variable){
        .variable = declare_builtin(writer, known, source->builtin),
        .type = builtin_type(writer, source->builtin),
        .component = source->component,
        .component_type = is_float ? wd_spirv_builder_type_float(writer->builder, 32) : writer->type_uint,
        .bitcast = is_float,
    };
}

// By id: the built-in that a variable is decorated with, plus one. The caller frees it.
static uint32_t *index_builtins(const wd_writer *writer) {
    uint32_t num_ids = wd_spirv_module_num_ids(writer->module);
    uint32_t *builtins = wd_alloc_zero(&writer->analysis->allocator, num_ids + 1u, sizeof *builtins);
    if (!builtins) {
        return NULL;
    }
    WD_SPIRV_FOR_PART(head, writer->module, WD_SPIRV_ANNOTATIONS) {
        if (head.opcode == SpvOpDecorate && head.at[2] == SpvDecorationBuiltIn && head.num_words > 3 &&
            head.at[1] < num_ids) {
            builtins[head.at[1]] = head.at[3] + 1;
        }
    }
    return builtins;
}

static uint32_t find_builtin(const wd_writer *writer, const uint32_t *builtins,
                             const wd_spirv_entry_point *entry_point, uint32_t builtin) {
    wd_spirv_instruction variable;
    for (uint32_t i = 0; i < entry_point->num_interface_ids; i++) {
        uint32_t id = entry_point->interface_ids[i];
        if (wd_spirv_module_find_opcode(writer->module, id, SpvOpVariable, &variable) &&
            variable.words[3] == SpvStorageClassInput && builtins[id] == builtin + 1) {
            return id;
        }
    }
    return 0;
}

static wd_status declare_stage(wd_writer *writer, uint32_t index, const uint32_t *builtins, declared *known,
                               const wd_interface_ids *others) {
    wd_spirv_entry_point entry_point;
    wd_spirv_module_entry_point(writer->module, index, &entry_point);
    if (entry_point.function >= wd_spirv_module_num_ids(writer->module) ||
        wd_optional_has(writer->failures->stage_by_function[entry_point.function])) {
        return WD_ERROR_UNSUPPORTED;
    }
    wd_stage *stage = &writer->failures->stages[index];
    stage->execution_model = entry_point.execution_model;
    if (wd_entry_is_own(writer, index)) {
        writer->failures->stage_by_function[entry_point.function] = wd_optional(index);
    }
    const stage_row *row = find_stage(entry_point.execution_model);
    for (uint32_t i = 0; row && i < WD_NUM_STAGE_WORDS; i++) {
        const word_source *source = &row->words[i];
        wd_stage_variable *word = &stage->words[i];
        if (source->builtin == UNUSED) {
            continue;
        }
        uint32_t variable = find_builtin(writer, builtins, &entry_point, source->builtin);
        if (!variable) {
            use_declared_variable(writer, known, source, word);
            wd_spirv_builder_interface(writer->builder, index, word->variable);
        } else if (!use_module_variable(writer, variable, source->component, word)) {
            *word = (wd_stage_variable){0};
        }
    }
    if (others->input) {
        wd_spirv_builder_interface(writer->builder, index, others->input);
    }
    wd_buffers_interface(writer, index);
    if (wd_spirv_module_version(writer->module) >= SPIRV_1_4) {
        if (writer->failures->stage_words) {
            wd_spirv_builder_interface(writer->builder, index, writer->failures->stage_words);
        }
        for (size_t i = 0; i < others->ids.count; i++) {
            wd_spirv_builder_interface(writer->builder, index, others->ids.items[i]);
        }
    }
    return WD_OK;
}

static uint32_t type_uvec4(wd_writer *writer) {
    return wd_spirv_builder_type_vector(writer->builder, writer->type_uint, 4);
}

wd_status wd_failures_init(wd_writer *writer, uint32_t shader_id) {
    writer->failures = wd_arena_alloc_zero(writer->arena, 1, sizeof *writer->failures);
    if (!writer->failures) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    writer->failures->shader_id = shader_id;
    return WD_OK;
}

wd_status wd_interface_add(const wd_writer *writer, wd_interface_ids *ids, uint32_t id) {
    uint32_t *added = WD_VECTOR_PUSH(&writer->analysis->allocator, &ids->ids);
    if (!added) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *added = id;
    return WD_OK;
}

wd_status wd_failures_declare_stages(wd_writer *writer, const wd_interface_ids *interface_ids) {
    wd_spirv_builder *builder = writer->builder;
    writer->failures->num_stages = wd_spirv_module_num_entry_points(writer->module);
    writer->failures->stages = wd_arena_alloc_zero(writer->arena, writer->failures->num_stages + 1u,
                                                   sizeof *writer->failures->stages);
    writer->failures->stage_by_function =
        wd_arena_alloc_zero(writer->arena, wd_spirv_module_num_ids(writer->module) + 1u,
                            sizeof *writer->failures->stage_by_function);
    if (!writer->failures->stages || !writer->failures->stage_by_function) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    if (writer->failures->num_stages > 1) {
        // Several entry points may call a function: each stores its own words when it begins.
        uint32_t type = wd_spirv_builder_type_pointer(builder, SpvStorageClassPrivate, type_uvec4(writer));
        writer->failures->stage_words = wd_spirv_builder_id(builder);
        WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpVariable, type, writer->failures->stage_words,
                      SpvStorageClassPrivate);
        wd_spirv_builder_name(builder, writer->failures->stage_words, "warden.stage");
    }
    declared known = {.count = 0};
    uint32_t *builtins = index_builtins(writer);
    wd_status status = builtins ? wd_entries_declare(writer) : WD_ERROR_OUT_OF_MEMORY;
    for (uint32_t i = 0; !status && i < writer->failures->num_stages; i++) {
        status = declare_stage(writer, i, builtins, &known, interface_ids);
    }
    wd_free(&writer->analysis->allocator, builtins);
    return status;
}

// Writes the code that reads a stage word, and returns its id.
static uint32_t load_word(wd_writer *writer, const wd_stage_variable *word) {
    if (!word->variable) {
        return wd_spirv_builder_uint(writer->builder, 0);
    }
    uint32_t value = wd_emit_unary(writer, SpvOpLoad, word->type, word->variable);
    if (word->component != SCALAR) {
        uint32_t component =
            wd_emit_binary(writer, SpvOpCompositeExtract, word->component_type, value, word->component);
        value = component;
    }
    if (word->bitcast) {
        uint32_t cast = wd_emit_unary(writer, SpvOpBitcast, writer->type_uint, value);
        value = cast;
    }
    return value;
}

// The execution model and the stage words of one entry point.
static void load_stage(wd_writer *writer, const wd_stage *stage, uint32_t words[1 + WD_NUM_STAGE_WORDS]) {
    words[0] = wd_spirv_builder_uint(writer->builder, stage->execution_model);
    for (uint32_t i = 0; i < WD_NUM_STAGE_WORDS; i++) {
        words[i + 1] = load_word(writer, &stage->words[i]);
    }
}

bool wd_stage_needs_prologue(const wd_writer *writer, uint32_t function) {
    return writer->failures->stage_words && function < wd_spirv_module_num_ids(writer->module) &&
           wd_optional_has(writer->failures->stage_by_function[function]);
}

void wd_stage_emit_prologue(wd_writer *writer, uint32_t function) {
    wd_stage_emit_words(writer, wd_optional_get(writer->failures->stage_by_function[function]));
}

void wd_stage_emit_words(wd_writer *writer, uint32_t entry_point) {
    uint32_t words[1 + WD_NUM_STAGE_WORDS];
    load_stage(writer, &writer->failures->stages[entry_point], words);
    uint32_t value = wd_spirv_builder_id(writer->builder);
    WD_EMIT(writer, SpvOpCompositeConstruct, type_uvec4(writer), value, words[0], words[1], words[2],
            words[3]);
    WD_EMIT(writer, SpvOpStore, writer->failures->stage_words, value);
}

static void load_private_stage(wd_writer *writer, uint32_t words[1 + WD_NUM_STAGE_WORDS]) {
    uint32_t value = wd_spirv_builder_id(writer->builder);
    WD_EMIT(writer, SpvOpLoad, type_uvec4(writer), value, writer->failures->stage_words);
    for (uint32_t i = 0; i < 1 + WD_NUM_STAGE_WORDS; i++) {
        words[i] = wd_spirv_builder_id(writer->builder);
        WD_EMIT(writer, SpvOpCompositeExtract, writer->type_uint, words[i], value, i);
    }
}

uint32_t wd_stage_emit_model(wd_writer *writer) {
    if (!writer->failures->stage_words) {
        return wd_spirv_builder_uint(writer->builder, writer->failures->stages[0].execution_model);
    }
    const uint32_t words =
        wd_emit_unary(writer, SpvOpLoad, type_uvec4(writer), writer->failures->stage_words);
    return wd_emit_binary(writer, SpvOpCompositeExtract, writer->type_uint, words, 0);
}

void wd_stage_load(wd_writer *writer, uint32_t words[1 + WD_NUM_STAGE_WORDS]) {
    if (writer->failures->stage_words) {
        load_private_stage(writer, words);
    } else {
        load_stage(writer, &writer->failures->stages[0], words);
    }
}
