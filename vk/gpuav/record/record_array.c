// The text of a record about an index past the end of an array that is not in a buffer (WD_RECORD_ERROR_ARRAY_BOUNDS).
//
// The record has the index. The module has the rest: the walk goes from the access back through access chains to the
// variable, and then forward through the types up to the index.
#include <inttypes.h>
#include <spirv/unified1/spirv.h>
#include <stdio.h>
#include <string.h>

#include "vk/gpuav/record/record_description.h"
#include "vk/report/message_ids.h"

enum { MAX_CHAINS = 16, FIRST_INDEX = 4, MAX_NAME = 60 };

// indexed is the part that a bad index selects from.
typedef struct indexed {
    const wd_spirv_module *module;
    wd_spirv_instruction chains[MAX_CHAINS]; // The last one first.
    uint32_t num_chains;
    wd_spirv_instruction base; // The variable, or another pointer.
    uint32_t storage_class;    // UINT32_MAX: a value, not memory.
    uint32_t type;             // Of the part; 0: unknown.
    uint32_t index;            // The id of the bad index; 0: unknown.
    wd_string_builder name;    // Of the part; empty: unknown.
} indexed;

static bool is_chain(uint32_t opcode) {
    return opcode == SpvOpAccessChain || opcode == SpvOpInBoundsAccessChain;
}

// collect reads the chains that lead to a pointer. False: there is no pointer.
static bool collect(indexed *part, uint32_t pointer) {
    wd_spirv_instruction type;
    for (uint32_t steps = 0; steps < MAX_CHAINS; steps++) {
        if (!wd_spirv_module_find(part->module, pointer, &part->base)) {
            return false;
        }
        if (is_chain(part->base.opcode)) {
            part->chains[part->num_chains++] = part->base;
        } else if (part->base.opcode != SpvOpCopyObject) {
            break;
        }
        pointer = part->base.words[3];
    }
    if (!wd_spirv_module_find_opcode(part->module, part->base.result_type, SpvOpTypePointer, &type)) {
        return false;
    }
    part->storage_class = type.words[2];
    part->type = type.words[3];
    return true;
}

static void append_name(wd_string_builder *out, const char *name) {
    wd_string_append_printable(out, name, strlen(name), "");
}

// enter goes into the part that an index selects, and appends its name. False: the type is not known.
static bool enter(indexed *part, uint32_t index) {
    wd_spirv_instruction type;
    uint64_t value = 0;
    const bool is_constant = wd_spirv_module_constant(part->module, index, &value);
    if (!wd_spirv_module_find(part->module, part->type, &type)) {
        return false;
    }
    if (type.opcode == SpvOpTypeStruct) {
        if (!is_constant || value >= type.num_words - 2) {
            return false;
        }
        const char *name = wd_spirv_module_member_name(part->module, part->type, value);
        wd_string_append(&part->name, ".");
        if (name && name[0]) {
            append_name(&part->name, name);
        } else {
            wd_string_appendf(&part->name, "%" PRIu64, value);
        }
        part->type = type.words[2 + value];
        return true;
    }
    if (type.opcode != SpvOpTypeArray && type.opcode != SpvOpTypeVector && type.opcode != SpvOpTypeMatrix) {
        return false;
    }
    if (is_constant) {
        wd_string_appendf(&part->name, "[%" PRIu64 "]", value);
    } else {
        wd_string_append(&part->name, "[...]");
    }
    part->type = type.words[2];
    return true;
}

// walk follows the indices before number `number` from the variable on. False: there are not as many.
static bool walk(indexed *part, uint32_t number) {
    const char *name = wd_spirv_module_name(part->module, part->base.result);
    append_name(&part->name, name && name[0] ? name : "");
    for (uint32_t i = part->num_chains; i-- > 0;) {
        const wd_spirv_instruction *chain = &part->chains[i];
        for (uint32_t word = FIRST_INDEX; word < chain->num_words; word++) {
            if (!number--) {
                part->index = chain->words[word];
                return true;
            }
            if (!enter(part, chain->words[word])) {
                return false;
            }
        }
    }
    return false;
}

// find_vector finds the vector of OpVectorExtractDynamic or OpVectorInsertDynamic, and its name if it was loaded.
static bool find_vector(indexed *part, const wd_spirv_instruction *access, uint32_t word) {
    wd_spirv_instruction vector;
    const uint32_t index_word = access->opcode == SpvOpVectorExtractDynamic ? 4 : 5;
    if (!wd_spirv_module_find(part->module, access->words[word], &vector)) {
        return false;
    }
    const uint32_t index = access->words[index_word];
    if (vector.opcode == SpvOpLoad && collect(part, vector.words[3])) {
        uint32_t count = 0;
        for (uint32_t i = 0; i < part->num_chains; i++) {
            count += part->chains[i].num_words - FIRST_INDEX;
        }
        (void)walk(part, count);
    }
    part->type = vector.result_type;
    part->index = index;
    return true;
}

// find_indexed finds the part that the record's instruction accesses with a bad index.
static bool find_indexed(indexed *part, const wd_record *record) {
    const uint32_t word = record->error_words[2] >> WD_RECORD_ARRAY_OPERAND_SHIFT;
    wd_spirv_instruction access;
    if (!part->module || !wd_spirv_module_instruction(part->module, record->instruction, &access) ||
        word >= access.num_words) {
        return false;
    }
    if (access.opcode == SpvOpVectorExtractDynamic || access.opcode == SpvOpVectorInsertDynamic) {
        return find_vector(part, &access, word);
    }
    return collect(part, access.words[word]) && walk(part, record->error_words[2] & WD_RECORD_ARRAY_NUMBER);
}

static const char *kind_of(const indexed *part) {
    wd_spirv_instruction type;
    if (!wd_spirv_module_find(part->module, part->type, &type)) {
        return "array";
    }
    return type.opcode == SpvOpTypeVector ? "vector" : type.opcode == SpvOpTypeMatrix ? "matrix" : "array";
}

// The memory, as SPIR-V names its storage class.
static const char *memory_of(uint32_t storage_class) {
    switch (storage_class) {
    case SpvStorageClassFunction:
        return "a Function variable";
    case SpvStorageClassPrivate:
        return "a Private variable";
    case SpvStorageClassWorkgroup:
        return "a Workgroup (shared) variable";
    case SpvStorageClassInput:
        return "an Input variable";
    case SpvStorageClassOutput:
        return "an Output variable";
    case SpvStorageClassPushConstant:
        return "the push constants";
    case UINT32_MAX:
        return "a value of the shader";
    default:
        return "a variable of the shader";
    }
}

// append_index appends the index as the shader's type has it: a signed one may be negative.
static void append_index(wd_string_builder *out, const indexed *part, uint32_t index) {
    wd_spirv_instruction value, type;
    const bool is_integer = part->module && wd_spirv_module_find(part->module, part->index, &value) &&
                            wd_spirv_module_find_opcode(part->module, value.result_type, SpvOpTypeInt, &type);
    if (is_integer && type.words[2] == 64 && index == UINT32_MAX) {
        wd_string_append(out, "4294967295 or more");
    } else if (is_integer && type.words[3]) {
        wd_string_appendf(out, "%" PRId32, (int32_t)index);
    } else {
        wd_string_appendf(out, "%u", index);
    }
}

void wd_record_describe_array(wd_record_description *d) {
    const uint32_t *words = d->record->error_words;
    indexed part = {.module = d->module, .storage_class = UINT32_MAX};
    wd_string_init(&part.name, d->text.allocator);
    const bool is_found = find_indexed(&part, d->record);
    const char *kind = is_found ? kind_of(&part) : "array";
    snprintf(d->id, sizeof d->id, "%s", WD_ID_GPUAV_ARRAY_BOUNDS);
    wd_record_add_property(d, "error", "array-out-of-bounds");
    wd_string_append(&d->text, "Index of ");
    const size_t begin = d->text.length;
    append_index(&d->text, &part, words[0]);
    wd_record_add_property_f(d, "index", "%s", d->text.text ? d->text.text + begin : "");
    wd_record_add_property_f(d, "length", "%u", words[1]);
    wd_string_appendf(&d->text, " used to index %s", kind);
    if (is_found && part.name.length && part.name.text[0] != '.') {
        wd_string_appendf(&d->text, " `%.*s`", (int)MAX_NAME, part.name.text);
        wd_record_add_property_f(d, "variable", "%s", part.name.text);
    }
    wd_string_appendf(&d->text, " of length %u", words[1]);
    if (is_found) {
        wd_string_appendf(&d->text, " in %s", memory_of(part.storage_class));
    }
    wd_string_append(&d->text, ".");
    wd_string_finish(&part.name);
    snprintf(d->fix, sizeof d->fix,
             strcmp(kind, "array") == 0 ? "keep the index below %u, or make the array longer."
                                        : "keep the index below %u.",
             words[1]);
}
