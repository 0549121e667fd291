// Values that are the same for all invocations that run together, and constant while a loop runs (upper_bounds.c).
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/loops/upper_bounds_internal.h"

// A variable that a load reads, and the constant indices into it.
typedef struct origin {
    uint32_t variable;
    uint32_t storage_class;
    uint32_t component; // The first of them; 0: there is none.
    uint32_t num_components;
} origin;

static bool find_origin(const wd_upper_bounds *upper, uint32_t pointer_id, origin *origin) {
    const wd_spirv_module *module = upper->writer->module;
    wd_spirv_instruction pointer, variable;
    if (!wd_spirv_module_find(module, pointer_id, &pointer)) {
        return false;
    }
    const bool is_chain = wd_is_chain(pointer.opcode);
    *origin = (struct origin){.variable = is_chain ? pointer.words[3] : pointer_id};
    for (uint32_t word = 4; is_chain && word < pointer.num_words; word++) {
        uint32_t index;
        if (!wd_upper_read_constant(upper, pointer.words[word], &index)) {
            return false;
        }
        origin->component = origin->num_components++ ? origin->component : index;
    }
    if (!wd_spirv_module_find_opcode(module, origin->variable, SpvOpVariable, &variable)) {
        return false;
    }
    origin->storage_class = variable.words[3];
    return true;
}

// The built-in of an input; UINT32_MAX: none.
static uint32_t built_in_of(const wd_upper_bounds *upper, const origin *origin) {
    const wd_writer *writer = upper->writer;
    wd_spirv_instruction decoration;
    wd_optional_index next = {0};
    if (origin->storage_class == SpvStorageClassInput) {
        next = writer->decorations.heads[origin->variable];
    }
    for (; wd_optional_has(next); next = writer->decorations.list.items[wd_optional_get(next)].next) {
        wd_spirv_module_instruction(
            writer->module, writer->decorations.list.items[wd_optional_get(next)].instruction, &decoration);
        if (decoration.opcode == SpvOpDecorate && decoration.words[2] == SpvDecorationBuiltIn &&
            decoration.num_words > 3) {
            return decoration.words[3];
        }
    }
    return UINT32_MAX;
}

// Whether all invocations of a workgroup or a draw load the same value.
static bool is_shared(const wd_upper_bounds *upper, const origin *origin) {
    const uint32_t built_in = built_in_of(upper, origin);
    return origin->storage_class == SpvStorageClassPushConstant || built_in == SpvBuiltInWorkgroupId ||
           built_in == SpvBuiltInNumWorkgroups;
}

static bool is_computed_anywhere(uint32_t opcode) {
    switch (opcode) {
    case SpvOpCompositeExtract:
    case SpvOpCopyObject:
    case SpvOpUConvert:
    case SpvOpSConvert:
    case SpvOpBitcast:
    case SpvOpSNegate:
    case SpvOpIAdd:
    case SpvOpISub:
    case SpvOpIMul:
    case SpvOpShiftRightLogical:
    case SpvOpShiftRightArithmetic:
    case SpvOpShiftLeftLogical:
    case SpvOpBitwiseAnd:
    case SpvOpBitwiseOr:
    case SpvOpBitwiseXor:
    case SpvOpNot:
        return true;
    default:
        return false;
    }
}

// Whether an instruction before the functions is a constant or a specialization constant.
static bool is_constant(const wd_upper_bounds *upper, const wd_spirv_instruction *made) {
    return made->index < wd_spirv_module_first_function(upper->writer->module) &&
           made->opcode >= SpvOpConstantTrue && made->opcode <= SpvOpSpecConstantOp;
}

// The value of a load from a variable with one store, which runs before it; 0: the variable is another one.
static uint32_t stored_once(wd_upper_bounds *upper, const wd_spirv_instruction *load) {
    wd_spirv_instruction store;
    const wd_variable_stores *stores = wd_function_stores_to(upper->writer, load->words[3]);
    return stores && stores->count == 1 &&
                   wd_function_runs_before(upper->writer, stores->at[0], load->index) &&
                   wd_spirv_module_instruction(upper->writer->module, stores->at[0], &store)
               ? wd_stored_value(&store)
               : 0;
}

static bool is_uniform(wd_upper_bounds *upper, uint32_t id);

static bool is_loaded_uniform(wd_upper_bounds *upper, const wd_spirv_instruction *load) {
    origin origin;
    if (load->num_words != 4 || !find_origin(upper, load->words[3], &origin)) {
        return false;
    }
    const uint32_t stored = origin.storage_class == SpvStorageClassFunction ? stored_once(upper, load) : 0;
    return stored ? is_uniform(upper, stored) : is_shared(upper, &origin);
}

// Whether all invocations that run together have the same value.
static bool is_uniform(wd_upper_bounds *upper, uint32_t id) {
    wd_spirv_instruction made;
    if (!upper->steps || !upper->depth || !wd_spirv_module_find(upper->writer->module, id, &made)) {
        return false;
    }
    upper->steps--;
    if (is_constant(upper, &made)) {
        return true;
    }
    upper->depth--;
    bool is = made.opcode == SpvOpLoad ? is_loaded_uniform(upper, &made) : is_computed_anywhere(made.opcode);
    wd_spirv_id_cursor cursor = wd_spirv_ids(&made);
    for (uint32_t word = wd_spirv_next_id(&cursor); is && made.opcode != SpvOpLoad && word;
         word = wd_spirv_next_id(&cursor)) {
        is = is_uniform(upper, made.words[word]);
    }
    upper->depth++;
    return is;
}

static uint32_t same(wd_upper_bounds *upper, uint32_t id);

// Repeats a load before the loop, with the chain that leads to it.
static uint32_t load_again(wd_upper_bounds *upper, const wd_spirv_instruction *load) {
    wd_writer *writer = upper->writer;
    wd_spirv_instruction pointer;
    uint32_t from = load->words[3];
    if (wd_spirv_module_find(writer->module, from, &pointer) && wd_upper_is_inside(upper, pointer.index)) {
        from = wd_upper_new_id(upper);
        wd_writer_append(writer, &pointer, from);
    }
    const uint32_t id = wd_upper_new_id(upper);
    WD_EMIT(writer, SpvOpLoad, load->result_type, id, from);
    return id;
}

static uint32_t same_load(wd_upper_bounds *upper, const wd_spirv_instruction *load) {
    origin origin;
    if (load->num_words != 4 || !find_origin(upper, load->words[3], &origin)) {
        return 0;
    }
    if (origin.storage_class == SpvStorageClassFunction) {
        const uint32_t stored = stored_once(upper, load);
        return stored ? same(upper, stored) : 0;
    }
    return is_shared(upper, &origin) ? load_again(upper, load) : 0;
}

// Repeats a computation before the loop. 0: its operands may change.
static uint32_t compute_again(wd_upper_bounds *upper, const wd_spirv_instruction *made) {
    enum { MAX_OPERANDS = 3 };
    uint32_t operands[MAX_OPERANDS], count = 0;
    wd_spirv_id_cursor cursor = wd_spirv_ids(made);
    for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
        const uint32_t operand = count < MAX_OPERANDS ? same(upper, made->words[word]) : 0;
        if (!operand) {
            return 0;
        }
        operands[count++] = operand;
    }
    const uint32_t result = wd_upper_new_id(upper);
    size_t num_words;
    const size_t position = wd_writer_append(upper->writer, made, result);
    uint32_t *words =
        wd_spirv_builder_section(upper->writer->builder, WD_SPIRV_SECTION_FUNCTIONS, &num_words);
    cursor = wd_spirv_ids(made);
    for (uint32_t i = 0; position < num_words && i < count; i++) {
        words[position + wd_spirv_next_id(&cursor)] = operands[i];
    }
    return result;
}

// The id of the value before the loop, the same for all invocations; 0: it changes, or is unknown.
static uint32_t same(wd_upper_bounds *upper, uint32_t id) {
    wd_spirv_instruction made;
    if (!wd_spirv_module_find(upper->writer->module, id, &made) || made.index >= upper->loop->end) {
        return 0;
    }
    if (is_constant(upper, &made)) {
        return id;
    }
    if (made.index < upper->loop->begin) {
        return is_uniform(upper, id) && wd_function_runs_before(upper->writer, made.index, upper->loop->begin)
                   ? id
                   : 0;
    }
    if (!upper->steps || !upper->depth) {
        return 0;
    }
    upper->steps--;
    upper->depth--;
    const uint32_t other = made.opcode == SpvOpLoad            ? same_load(upper, &made)
                           : is_computed_anywhere(made.opcode) ? compute_again(upper, &made)
                                                               : 0;
    upper->depth++;
    return other;
}

// The builder's id has the type of `id`.
uint32_t wd_upper_uniform_value(wd_upper_bounds *upper, uint32_t id) {
    wd_spirv_instruction value, type;
    if (!wd_find_integer(upper->writer->module, id, &value, &type)) {
        return 0;
    }
    const uint32_t other = same(upper, id);
    return other ? wd_index_word_as(upper->writer, other, id) : 0;
}

// Numbers of invocations

// The upper bound of the number of an invocation in its workgroup: an input, or a component of one.
uint32_t wd_upper_bound_of_invocation(wd_upper_bounds *upper, const wd_spirv_instruction *made) {
    wd_spirv_instruction load = *made;
    origin origin;
    const bool is_extracted = made->opcode == SpvOpCompositeExtract && made->num_words == 5;
    if ((is_extracted && !wd_spirv_module_find(upper->writer->module, made->words[3], &load)) ||
        load.opcode != SpvOpLoad || load.num_words != 4 || !find_origin(upper, load.words[3], &origin)) {
        return 0;
    }
    const uint32_t built_in = built_in_of(upper, &origin);
    const uint32_t component = is_extracted ? made->words[4] : origin.component;
    const uint32_t *size = wd_workgroup_size(upper->writer);
    if (!size || component > 2 || origin.num_components > 1) {
        return 0;
    }
    if (built_in == SpvBuiltInLocalInvocationIndex) {
        const uint64_t all = (uint64_t)size[0] * size[1] * size[2];
        return all <= UINT32_MAX ? wd_upper_constant(upper, (uint32_t)all - 1) : 0;
    }
    if (built_in == SpvBuiltInLocalInvocationId) {
        return wd_upper_constant(upper, size[component] - 1);
    }
    if (built_in != SpvBuiltInGlobalInvocationId) {
        return 0;
    }
    // The number of the workgroup's last invocation.
    uint32_t number = load_again(upper, &load);
    if (is_extracted) {
        const uint32_t vector = number;
        number = wd_upper_new_id(upper);
        WD_EMIT(upper->writer, SpvOpCompositeExtract, made->result_type, number, vector, component);
    }
    number = wd_index_word_as(upper->writer, number, made->result);
    const uint32_t length = wd_upper_constant(upper, size[component]);
    const uint32_t group = wd_upper_emit(upper, SpvOpUDiv, number, length);
    const uint32_t first = wd_upper_emit(upper, SpvOpIMul, group, length);
    return wd_upper_emit(upper, SpvOpIAdd, first, wd_upper_constant(upper, size[component] - 1));
}
