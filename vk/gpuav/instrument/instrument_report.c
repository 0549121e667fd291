#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/gpuav/instrument/instrument_rewrite.h"
#include "vk/gpuav/record/record_layout.h"

enum { SPIRV_1_3 = 0x00010300, SPIRV_1_4 = 0x00010400, SCALAR = UINT32_MAX, UNUSED = UINT32_MAX };

// Where a stage word comes from.
typedef struct word_source {
    uint32_t builtin;   // UNUSED: the word is 0.
    uint32_t component; // SCALAR: the variable is no vector.
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

// gpu_assisted_validation_whitepaper_2021.md, "Stage-Specific Words"; task and mesh stages are compute's kin.
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

// The built-in variables that Warden declares itself, one a kind.
enum { MAX_DECLARED = 16 };

typedef struct declared {
    uint32_t builtin[MAX_DECLARED];
    uint32_t variable[MAX_DECLARED];
    uint32_t count;
} declared;

// The type that a new variable of a built-in gets.
static uint32_t builtin_type(wd_rewrite *rewrite, uint32_t builtin) {
    wd_spirv_builder *builder = rewrite->builder;
    switch (builtin) {
    case SpvBuiltInFragCoord:
        return wd_spirv_builder_type_vector(builder, wd_spirv_builder_type_float(builder, 32), 4);
    case SpvBuiltInTessCoord:
        return wd_spirv_builder_type_vector(builder, wd_spirv_builder_type_float(builder, 32), 3);
    case SpvBuiltInGlobalInvocationId:
    case SpvBuiltInLaunchIdKHR:
        return wd_spirv_builder_type_vector(builder, rewrite->type_uint, 3);
    default:
        return rewrite->type_uint;
    }
}

static uint32_t declare_builtin(wd_rewrite *rewrite, declared *known, uint32_t builtin) {
    for (uint32_t i = 0; i < known->count; i++) {
        if (known->builtin[i] == builtin) {
            return known->variable[i];
        }
    }
    wd_spirv_builder *builder = rewrite->builder;
    uint32_t type =
        wd_spirv_builder_type_pointer(builder, SpvStorageClassInput, builtin_type(rewrite, builtin));
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

// Fills `word` from a variable that holds `type` in the base module; false if no 32-bit word can be had from it.
static bool use_module_variable(const wd_rewrite *rewrite, uint32_t variable, uint32_t component,
                                wd_stage_variable *word) {
    wd_spirv_instruction found, pointer, type, scalar;
    if (!wd_spirv_module_find_opcode(rewrite->module, variable, SpvOpVariable, &found) ||
        !wd_spirv_module_find_opcode(rewrite->module, found.result_type, SpvOpTypePointer, &pointer) ||
        !wd_spirv_module_find(rewrite->module, pointer.words[3], &type)) {
        return false;
    }
    *word = (wd_stage_variable){.variable = variable, .type = type.result, .component = SCALAR};
    scalar = type;
    if (type.opcode == SpvOpTypeVector) {
        word->component = component == SCALAR ? 0 : component;
        if (word->component >= type.words[3] ||
            !wd_spirv_module_find(rewrite->module, type.words[2], &scalar)) {
            return false;
        }
    } else if (component != SCALAR && component != 0) {
        return false;
    }
    word->component_type = scalar.result;
    word->bitcast = scalar.result != rewrite->type_uint;
    return (scalar.opcode == SpvOpTypeInt || scalar.opcode == SpvOpTypeFloat) && scalar.words[2] == 32;
}

static void use_declared_variable(wd_rewrite *rewrite, declared *known, const word_source *source,
                                  wd_stage_variable *word) {
    bool is_float = source->builtin == SpvBuiltInFragCoord || source->builtin == SpvBuiltInTessCoord;
    *word = (wd_stage_variable){
        .variable = declare_builtin(rewrite, known, source->builtin),
        .type = builtin_type(rewrite, source->builtin),
        .component = source->component,
        .component_type = is_float ? wd_spirv_builder_type_float(rewrite->builder, 32) : rewrite->type_uint,
        .bitcast = is_float,
    };
}

// Notes by id which built-in a variable is decorated with, and one; the caller frees it.
static uint32_t *index_builtins(const wd_rewrite *rewrite) {
    uint32_t num_ids = wd_spirv_module_num_ids(rewrite->module);
    uint32_t *builtins = wd_alloc_zero(&rewrite->analysis->allocator, num_ids + 1u, sizeof *builtins);
    if (!builtins) {
        return NULL;
    }
    WD_SPIRV_FOR_PART(head, rewrite->module, WD_SPIRV_ANNOTATIONS) {
        if (head.opcode == SpvOpDecorate && head.at[2] == SpvDecorationBuiltIn && head.num_words > 3 &&
            head.at[1] < num_ids) {
            builtins[head.at[1]] = head.at[3] + 1;
        }
    }
    return builtins;
}

static uint32_t find_builtin(const wd_rewrite *rewrite, const uint32_t *builtins,
                             const wd_spirv_entry_point *entry_point, uint32_t builtin) {
    wd_spirv_instruction variable;
    for (uint32_t i = 0; i < entry_point->num_interface_ids; i++) {
        uint32_t id = entry_point->interface_ids[i];
        if (wd_spirv_module_find_opcode(rewrite->module, id, SpvOpVariable, &variable) &&
            variable.words[3] == SpvStorageClassInput && builtins[id] == builtin + 1) {
            return id;
        }
    }
    return 0;
}

static wd_status declare_stage(wd_rewrite *rewrite, uint32_t index, const uint32_t *builtins,
                               declared *known) {
    wd_spirv_entry_point entry_point;
    wd_spirv_module_entry_point(rewrite->module, index, &entry_point);
    if (entry_point.function >= wd_spirv_module_num_ids(rewrite->module) ||
        rewrite->stage_by_function[entry_point.function]) {
        return WD_ERROR_UNSUPPORTED;
    }
    wd_stage *stage = &rewrite->stages[index];
    stage->execution_model = entry_point.execution_model;
    if (wd_entry_is_own(rewrite, index)) {
        rewrite->stage_by_function[entry_point.function] = index + 1;
    }
    const stage_row *row = find_stage(entry_point.execution_model);
    for (uint32_t i = 0; row && i < WD_NUM_STAGE_WORDS; i++) {
        const word_source *source = &row->words[i];
        wd_stage_variable *word = &stage->words[i];
        if (source->builtin == UNUSED) {
            continue;
        }
        uint32_t variable = find_builtin(rewrite, builtins, &entry_point, source->builtin);
        if (!variable) {
            use_declared_variable(rewrite, known, source, word);
            wd_spirv_builder_interface(rewrite->builder, index, word->variable);
        } else if (!use_module_variable(rewrite, variable, source->component, word)) {
            *word = (wd_stage_variable){0};
        }
    }
    if (wd_spirv_module_version(rewrite->module) >= SPIRV_1_4) {
        wd_spirv_builder_interface(rewrite->builder, index, rewrite->buffer);
        if (rewrite->input) {
            wd_spirv_builder_interface(rewrite->builder, index, rewrite->input);
        }
        if (rewrite->stage_words) {
            wd_spirv_builder_interface(rewrite->builder, index, rewrite->stage_words);
        }
        wd_tracked_interface(rewrite, index);
        wd_ray_queries_interface(rewrite, index);
        wd_counters_interface(rewrite, index);
        if (rewrite->address_table) {
            wd_spirv_builder_interface(rewrite->builder, index, rewrite->address_table);
            wd_spirv_builder_interface(rewrite->builder, index, rewrite->last_range);
        }
        if (rewrite->lost_pointer) {
            wd_spirv_builder_interface(rewrite->builder, index, rewrite->lost_pointer);
        }
    }
    return WD_OK;
}

// Declares `struct { uint attempted; uint data[]; }` at the options' set and binding. The StorageBuffer class came with
// SPIR-V 1.3; before, it is a Uniform with the decoration BufferBlock.
static void declare_buffer(wd_rewrite *rewrite) {
    wd_spirv_builder *builder = rewrite->builder;
    bool modern = wd_spirv_module_version(rewrite->module) >= SPIRV_1_3;
    uint32_t storage_class = modern ? SpvStorageClassStorageBuffer : SpvStorageClassUniform;
    uint32_t data = wd_spirv_builder_id(builder);
    uint32_t block = wd_spirv_builder_id(builder);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpTypeRuntimeArray, data, rewrite->type_uint);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpTypeStruct, block, rewrite->type_uint, data);
    uint32_t pointer = wd_spirv_builder_type_pointer(builder, storage_class, block);
    rewrite->buffer = wd_spirv_builder_id(builder);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpVariable, pointer, rewrite->buffer, storage_class);
    rewrite->pointer_uint = wd_spirv_builder_type_pointer(builder, storage_class, rewrite->type_uint);
    const wd_spirv_section annotations = WD_SPIRV_SECTION_ANNOTATIONS;
    WD_SPIRV_EMIT(builder, annotations, SpvOpDecorate, data, SpvDecorationArrayStride, 4);
    WD_SPIRV_EMIT(builder, annotations, SpvOpDecorate, block,
                  modern ? SpvDecorationBlock : SpvDecorationBufferBlock);
    WD_SPIRV_EMIT(builder, annotations, SpvOpMemberDecorate, block, WD_RECORD_BUFFER_ATTEMPTED,
                  SpvDecorationOffset, 0);
    WD_SPIRV_EMIT(builder, annotations, SpvOpMemberDecorate, block, WD_RECORD_BUFFER_DATA,
                  SpvDecorationOffset, 4);
    WD_SPIRV_EMIT(builder, annotations, SpvOpDecorate, rewrite->buffer, SpvDecorationDescriptorSet,
                  rewrite->options->desc_set);
    WD_SPIRV_EMIT(builder, annotations, SpvOpDecorate, rewrite->buffer, SpvDecorationBinding,
                  rewrite->options->binding);
    wd_spirv_builder_name(builder, rewrite->buffer, "warden.output");
}

// Declares `struct { uint data[]; }` for the input buffer.
static void declare_input(wd_rewrite *rewrite) {
    wd_spirv_builder *builder = rewrite->builder;
    bool modern = wd_spirv_module_version(rewrite->module) >= SPIRV_1_3;
    uint32_t storage_class = modern ? SpvStorageClassStorageBuffer : SpvStorageClassUniform;
    uint32_t data = wd_spirv_builder_id(builder);
    uint32_t block = wd_spirv_builder_id(builder);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpTypeRuntimeArray, data, rewrite->type_uint);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpTypeStruct, block, data);
    uint32_t pointer = wd_spirv_builder_type_pointer(builder, storage_class, block);
    rewrite->input = wd_spirv_builder_id(builder);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpVariable, pointer, rewrite->input, storage_class);
    const wd_spirv_section annotations = WD_SPIRV_SECTION_ANNOTATIONS;
    WD_SPIRV_EMIT(builder, annotations, SpvOpDecorate, data, SpvDecorationArrayStride, 4);
    WD_SPIRV_EMIT(builder, annotations, SpvOpDecorate, block,
                  modern ? SpvDecorationBlock : SpvDecorationBufferBlock);
    WD_SPIRV_EMIT(builder, annotations, SpvOpMemberDecorate, block, 0, SpvDecorationOffset, 0);
    WD_SPIRV_EMIT(builder, annotations, SpvOpMemberDecorate, block, 0, SpvDecorationNonWritable);
    WD_SPIRV_EMIT(builder, annotations, SpvOpDecorate, rewrite->input, SpvDecorationDescriptorSet,
                  rewrite->options->desc_set);
    WD_SPIRV_EMIT(builder, annotations, SpvOpDecorate, rewrite->input, SpvDecorationBinding,
                  rewrite->options->input->binding);
    wd_spirv_builder_name(builder, rewrite->input, "warden.input");
}

static uint32_t type_uvec4(wd_rewrite *rewrite) {
    return wd_spirv_builder_type_vector(rewrite->builder, rewrite->type_uint, 4);
}

wd_status wd_failure_declare(wd_rewrite *rewrite) {
    wd_spirv_builder *builder = rewrite->builder;
    rewrite->type_void = wd_spirv_builder_type_void(builder);
    rewrite->type_bool = wd_spirv_builder_type_bool(builder);
    rewrite->type_uint = wd_spirv_builder_type_uint(builder, 32);
    declare_buffer(rewrite);
    if (rewrite->options->input) {
        declare_input(rewrite);
    }
    wd_address_declare(rewrite);
    wd_tracked_declare(rewrite);
    wd_ray_queries_declare(rewrite);
    wd_status status = wd_counters_declare(rewrite);
    if (status) {
        return status;
    }
    rewrite->num_stages = wd_spirv_module_num_entry_points(rewrite->module);
    rewrite->stages = wd_arena_alloc_zero(rewrite->arena, rewrite->num_stages + 1u, sizeof *rewrite->stages);
    rewrite->stage_by_function = wd_arena_alloc_zero(
        rewrite->arena, wd_spirv_module_num_ids(rewrite->module) + 1u, sizeof *rewrite->stage_by_function);
    if (!rewrite->stages || !rewrite->stage_by_function) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    if (rewrite->num_stages > 1) {
        // A function may be reached from several entry points: each notes which one it is when it begins.
        uint32_t type = wd_spirv_builder_type_pointer(builder, SpvStorageClassPrivate, type_uvec4(rewrite));
        rewrite->stage_words = wd_spirv_builder_id(builder);
        WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpVariable, type, rewrite->stage_words,
                      SpvStorageClassPrivate);
        wd_spirv_builder_name(builder, rewrite->stage_words, "warden.stage");
    }
    declared known = {.count = 0};
    uint32_t *builtins = index_builtins(rewrite);
    status = builtins ? wd_entries_declare(rewrite) : WD_ERROR_OUT_OF_MEMORY;
    for (uint32_t i = 0; !status && i < rewrite->num_stages; i++) {
        status = declare_stage(rewrite, i, builtins, &known);
    }
    wd_free(&rewrite->analysis->allocator, builtins);
    return status;
}

// Writes the code that reads a stage word, and returns its id.
static uint32_t load_word(wd_rewrite *rewrite, const wd_stage_variable *word) {
    if (!word->variable) {
        return wd_spirv_builder_uint(rewrite->builder, 0);
    }
    uint32_t value = wd_spirv_builder_id(rewrite->builder);
    WD_EMIT(rewrite, SpvOpLoad, word->type, value, word->variable);
    if (word->component != SCALAR) {
        uint32_t component = wd_spirv_builder_id(rewrite->builder);
        WD_EMIT(rewrite, SpvOpCompositeExtract, word->component_type, component, value, word->component);
        value = component;
    }
    if (word->bitcast) {
        uint32_t cast = wd_spirv_builder_id(rewrite->builder);
        WD_EMIT(rewrite, SpvOpBitcast, rewrite->type_uint, cast, value);
        value = cast;
    }
    return value;
}

// The execution model and the stage words of one entry point.
static void load_stage(wd_rewrite *rewrite, const wd_stage *stage, uint32_t words[1 + WD_NUM_STAGE_WORDS]) {
    words[0] = wd_spirv_builder_uint(rewrite->builder, stage->execution_model);
    for (uint32_t i = 0; i < WD_NUM_STAGE_WORDS; i++) {
        words[i + 1] = load_word(rewrite, &stage->words[i]);
    }
}

bool wd_stage_needs_prologue(const wd_rewrite *rewrite, uint32_t function) {
    return rewrite->stage_words && function < wd_spirv_module_num_ids(rewrite->module) &&
           rewrite->stage_by_function[function];
}

void wd_stage_emit_prologue(wd_rewrite *rewrite, uint32_t function) {
    wd_stage_emit_words(rewrite, rewrite->stage_by_function[function] - 1);
}

void wd_stage_emit_words(wd_rewrite *rewrite, uint32_t entry_point) {
    uint32_t words[1 + WD_NUM_STAGE_WORDS];
    load_stage(rewrite, &rewrite->stages[entry_point], words);
    uint32_t value = wd_spirv_builder_id(rewrite->builder);
    WD_EMIT(rewrite, SpvOpCompositeConstruct, type_uvec4(rewrite), value, words[0], words[1], words[2],
            words[3]);
    WD_EMIT(rewrite, SpvOpStore, rewrite->stage_words, value);
}

static void load_private_stage(wd_rewrite *rewrite, uint32_t words[1 + WD_NUM_STAGE_WORDS]) {
    uint32_t value = wd_spirv_builder_id(rewrite->builder);
    WD_EMIT(rewrite, SpvOpLoad, type_uvec4(rewrite), value, rewrite->stage_words);
    for (uint32_t i = 0; i < 1 + WD_NUM_STAGE_WORDS; i++) {
        words[i] = wd_spirv_builder_id(rewrite->builder);
        WD_EMIT(rewrite, SpvOpCompositeExtract, rewrite->type_uint, words[i], value, i);
    }
}

// Atomic scope: Device needs a capability of its own under the Vulkan memory model, QueueFamily does not.
static uint32_t atomic_scope(const wd_rewrite *rewrite) {
    WD_SPIRV_FOR_PART(head, rewrite->module, WD_SPIRV_PREAMBLE) {
        if (head.opcode == SpvOpMemoryModel) {
            return head.at[2] == SpvMemoryModelVulkan ? SpvScopeQueueFamily : SpvScopeDevice;
        }
    }
    return SpvScopeDevice;
}

// report_shape is a function that writes records: the parameters it has behind the instruction index.
typedef struct report_shape {
    const char *name;
    uint32_t num_words; // Of the record.
    uint32_t error;     // VARIABLE: the first parameter.
    uint32_t num_parameters;
    bool tells_state; // Where the last parameter is 0 the descriptor is not valid, and that is what is told.
} report_shape;

enum { VARIABLE = UINT32_MAX };

static const report_shape report_shapes[WD_NUM_FAILURE_KINDS] = {
    [WD_FAILURE_INDEX] = {"warden.report_descriptor_index", WD_RECORD_INDEX_OUT_OF_BOUNDS_WORDS,
                          WD_RECORD_ERROR_INDEX_OUT_OF_BOUNDS, 3, false},
    [WD_FAILURE_BOUNDS] = {"warden.report_bounds", WD_RECORD_BUFFER_BOUNDS_WORDS, VARIABLE, 5, false},
    [WD_FAILURE_STATE] = {"warden.report_descriptor_state", WD_RECORD_DESCRIPTOR_UNINITIALIZED_WORDS,
                          WD_RECORD_ERROR_DESCRIPTOR_UNINITIALIZED, 2, false},
    [WD_FAILURE_BOUNDS_OR_STATE] = {"warden.report_buffer", WD_RECORD_BUFFER_BOUNDS_WORDS, VARIABLE, 5, true},
};

uint32_t wd_failure_function(wd_rewrite *rewrite, wd_failure_kind kind) {
    if (!rewrite->reports[kind]) {
        rewrite->reports[kind] = wd_spirv_builder_id(rewrite->builder);
        wd_spirv_builder_name(rewrite->builder, rewrite->reports[kind], report_shapes[kind].name);
    }
    return rewrite->reports[kind];
}

void wd_failure_call(wd_rewrite *rewrite, wd_failure_kind kind, const uint32_t *parameters,
                     uint32_t num_parameters) {
    uint32_t operands[3 + WD_MAX_FAILURE_PARAMETERS];
    operands[0] = rewrite->type_void;
    operands[2] = wd_failure_function(rewrite, kind);
    operands[1] = wd_spirv_builder_id(rewrite->builder);
    memcpy(operands + 3, parameters, num_parameters * sizeof *operands);
    wd_spirv_builder_emit(rewrite->builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpFunctionCall, operands,
                          3 + num_parameters);
}

void wd_failure_report(wd_rewrite *rewrite, wd_failure_kind kind, const uint32_t *parameters,
                       uint32_t num_parameters, uint32_t never_zero) {
    if (!rewrite->loop) {
        wd_failure_call(rewrite, kind, parameters, num_parameters);
        return;
    }
    wd_status status = wd_defer_report(rewrite, kind, parameters, num_parameters, never_zero, 0);
    wd_rewrite_fail(rewrite, status);
}

// report_record is a record that a function is to write: ids.
typedef struct report_record {
    uint32_t words[WD_RECORD_MAX_WORDS];
    uint32_t num_words; // At the most.
    uint32_t size;      // How many of them there are.
} report_record;

// Makes a record of bounds one of the descriptor's state, where `size` of the buffer is 0.
static void choose_state(wd_rewrite *rewrite, report_record *record, uint32_t size) {
    wd_spirv_builder *builder = rewrite->builder;
    const uint32_t zero = wd_spirv_builder_uint(builder, 0);
    const uint32_t is_valid = wd_spirv_builder_id(builder);
    WD_EMIT(rewrite, SpvOpINotEqual, rewrite->type_bool, is_valid, size, zero);
    record->size = wd_emit_select(rewrite, is_valid, record->size,
                                  wd_spirv_builder_uint(builder, WD_RECORD_DESCRIPTOR_UNINITIALIZED_WORDS));
    record->words[WD_RECORD_SIZE] = record->size;
    record->words[WD_RECORD_ERROR] =
        wd_emit_select(rewrite, is_valid, record->words[WD_RECORD_ERROR],
                       wd_spirv_builder_uint(builder, WD_RECORD_ERROR_DESCRIPTOR_UNINITIALIZED));
    for (uint32_t i = WD_RECORD_ERROR_WORDS + 1; i < WD_RECORD_DESCRIPTOR_UNINITIALIZED_WORDS; i++) {
        record->words[i] = wd_emit_select(rewrite, is_valid, record->words[i], zero);
    }
}

static void make_record(wd_rewrite *rewrite, const report_shape *shape, const uint32_t *parameters,
                        report_record *record) {
    wd_spirv_builder *builder = rewrite->builder;
    uint32_t *words = record->words;
    record->num_words = shape->num_words;
    record->size = words[WD_RECORD_SIZE] = wd_spirv_builder_uint(builder, shape->num_words);
    words[WD_RECORD_SHADER_ID] = wd_spirv_builder_uint(builder, rewrite->shader_id);
    const uint32_t *end = parameters + shape->num_parameters;
    words[WD_RECORD_INSTRUCTION] = *parameters++;
    if (rewrite->stage_words) {
        load_private_stage(rewrite, &words[WD_RECORD_STAGE]);
    } else {
        load_stage(rewrite, &rewrite->stages[0], &words[WD_RECORD_STAGE]);
    }
    words[WD_RECORD_ERROR] =
        shape->error == VARIABLE ? *parameters++ : wd_spirv_builder_uint(builder, shape->error);
    for (uint32_t i = WD_RECORD_ERROR_WORDS; i < shape->num_words; i++) {
        words[i] = parameters < end ? *parameters++ : wd_spirv_builder_uint(builder, 0);
    }
    if (shape->tells_state) {
        choose_state(rewrite, record, end[-1]);
    }
}

// Word number `index` of the record, an id that counts.
static uint32_t pick_word(wd_rewrite *rewrite, const report_record *record, uint32_t index) {
    uint32_t picked = record->words[0];
    for (uint32_t i = 1; i < record->num_words; i++) {
        const uint32_t is_this = wd_spirv_builder_id(rewrite->builder);
        WD_EMIT(rewrite, SpvOpIEqual, rewrite->type_bool, is_this, index,
                wd_spirv_builder_uint(rewrite->builder, i));
        picked = wd_emit_select(rewrite, is_this, record->words[i], picked);
    }
    return picked;
}

// for (index = 0; index < size; index++) data[offset + index] = word number index. From `before`, to `done`.
//
// Compilers that inline every function have this code once a check, and those for CPUs make a loop over the invocations of each store: one
// store in a loop that stays one takes a small part of the time that a store a word takes to compile, and to run.
static void write_record(wd_rewrite *rewrite, const report_record *record, uint32_t offset, uint32_t before,
                         uint32_t done) {
    wd_spirv_builder *builder = rewrite->builder;
    const uint32_t type_uint = rewrite->type_uint;
    const uint32_t header = wd_spirv_builder_id(builder), body = wd_spirv_builder_id(builder);
    const uint32_t next = wd_spirv_builder_id(builder), end = wd_spirv_builder_id(builder);
    const uint32_t index = wd_spirv_builder_id(builder), incremented = wd_spirv_builder_id(builder);
    const uint32_t position = wd_spirv_builder_id(builder), pointer = wd_spirv_builder_id(builder);
    const uint32_t goes_on = wd_spirv_builder_id(builder);
    const uint32_t zero = wd_spirv_builder_uint(builder, 0), one = wd_spirv_builder_uint(builder, 1);
    const uint32_t data = wd_spirv_builder_uint(builder, WD_RECORD_BUFFER_DATA);
    WD_EMIT(rewrite, SpvOpBranch, header);
    WD_EMIT(rewrite, SpvOpLabel, header);
    WD_EMIT(rewrite, SpvOpPhi, type_uint, index, zero, before, incremented, next);
    WD_EMIT(rewrite, SpvOpLoopMerge, end, next, SpvLoopControlDontUnrollMask);
    WD_EMIT(rewrite, SpvOpBranch, body);
    WD_EMIT(rewrite, SpvOpLabel, body);
    const uint32_t word = pick_word(rewrite, record, index);
    WD_EMIT(rewrite, SpvOpIAdd, type_uint, position, offset, index);
    WD_EMIT(rewrite, SpvOpAccessChain, rewrite->pointer_uint, pointer, rewrite->buffer, data, position);
    WD_EMIT(rewrite, SpvOpStore, pointer, word);
    WD_EMIT(rewrite, SpvOpBranch, next);
    WD_EMIT(rewrite, SpvOpLabel, next);
    WD_EMIT(rewrite, SpvOpIAdd, type_uint, incremented, index, one);
    WD_EMIT(rewrite, SpvOpULessThan, rewrite->type_bool, goes_on, incremented, record->size);
    WD_EMIT(rewrite, SpvOpBranchConditional, goes_on, header, end);
    WD_EMIT(rewrite, SpvOpLabel, end);
    WD_EMIT(rewrite, SpvOpBranch, done);
}

// Reserves the record's words. Returns their offset; `*fits` is the condition that they are inside the buffer.
static uint32_t reserve_record(wd_rewrite *rewrite, uint32_t size, uint32_t *fits) {
    wd_spirv_builder *builder = rewrite->builder;
    uint32_t attempted = wd_spirv_builder_uint(builder, WD_RECORD_BUFFER_ATTEMPTED);
    uint32_t scope = wd_spirv_builder_uint(builder, atomic_scope(rewrite));
    uint32_t relaxed = wd_spirv_builder_uint(builder, SpvMemorySemanticsMaskNone);
    uint32_t pointer = wd_spirv_builder_id(builder), offset = wd_spirv_builder_id(builder);
    uint32_t end = wd_spirv_builder_id(builder), length;
    *fits = wd_spirv_builder_id(builder);
    WD_EMIT(rewrite, SpvOpAccessChain, rewrite->pointer_uint, pointer, rewrite->buffer, attempted);
    WD_EMIT(rewrite, SpvOpAtomicIAdd, rewrite->type_uint, offset, pointer, scope, relaxed, size);
    WD_EMIT(rewrite, SpvOpIAdd, rewrite->type_uint, end, offset, size);
    if (rewrite->options->input) {
        length = wd_spirv_builder_uint(builder, rewrite->options->input->heads - WD_RECORD_BUFFER_DATA);
    } else {
        length = wd_spirv_builder_id(builder);
        WD_EMIT(rewrite, SpvOpArrayLength, rewrite->type_uint, length, rewrite->buffer,
                WD_RECORD_BUFFER_DATA);
    }
    WD_EMIT(rewrite, SpvOpULessThanEqual, rewrite->type_bool, *fits, end, length);
    return offset;
}

static void define_function(wd_rewrite *rewrite, uint32_t id, const report_shape *shape) {
    wd_spirv_builder *builder = rewrite->builder;
    uint32_t signature[1 + WD_MAX_FAILURE_PARAMETERS], parameters[WD_MAX_FAILURE_PARAMETERS];
    signature[0] = rewrite->type_void;
    for (uint32_t i = 0; i < shape->num_parameters; i++) {
        signature[i + 1] = rewrite->type_uint;
    }
    uint32_t type = wd_spirv_builder_global(builder, SpvOpTypeFunction, signature, 1 + shape->num_parameters);
    uint32_t write = wd_spirv_builder_id(builder), done = wd_spirv_builder_id(builder), fits;
    WD_EMIT(rewrite, SpvOpFunction, rewrite->type_void, id, SpvFunctionControlDontInlineMask, type);
    for (uint32_t i = 0; i < shape->num_parameters; i++) {
        parameters[i] = wd_spirv_builder_id(builder);
        WD_EMIT(rewrite, SpvOpFunctionParameter, rewrite->type_uint, parameters[i]);
    }
    WD_EMIT(rewrite, SpvOpLabel, wd_spirv_builder_id(builder));
    report_record record;
    make_record(rewrite, shape, parameters, &record);
    uint32_t offset = reserve_record(rewrite, record.size, &fits);
    WD_EMIT(rewrite, SpvOpSelectionMerge, done, SpvSelectionControlMaskNone);
    WD_EMIT(rewrite, SpvOpBranchConditional, fits, write, done);
    WD_EMIT(rewrite, SpvOpLabel, write);
    write_record(rewrite, &record, offset, write, done);
    WD_EMIT(rewrite, SpvOpLabel, done);
    wd_spirv_builder_emit(builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpReturn, NULL, 0);
    wd_spirv_builder_emit(builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpFunctionEnd, NULL, 0);
}

wd_status wd_failure_define(wd_rewrite *rewrite) {
    wd_address_define(rewrite);
    const wd_status status = wd_counters_define(rewrite);
    for (uint32_t kind = 0; kind < WD_NUM_FAILURE_KINDS; kind++) {
        if (rewrite->reports[kind]) {
            define_function(rewrite, rewrite->reports[kind], &report_shapes[kind]);
        }
    }
    return status;
}
