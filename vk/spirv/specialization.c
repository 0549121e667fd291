#include "vk/spirv/specialization.h"

#include <stdlib.h>
#include <string.h>

#include "vk/spirv/constant_folding.h"

// The values

static int compare_values(const void *a, const void *b) {
    const uint32_t left = ((const wd_spirv_special_value *)a)->constant_id,
                   right = ((const wd_spirv_special_value *)b)->constant_id;
    return (left > right) - (left < right);
}

static bool is_size(size_t size) {
    return size == 1 || size == 2 || size == 4 || size == 8;
}

static wd_spirv_special_value read_entry(const VkSpecializationInfo *info,
                                         const VkSpecializationMapEntry *entry) {
    wd_spirv_special_value read = {.constant_id = entry->constantID};
    if (info->pData && is_size(entry->size) && entry->offset <= info->dataSize &&
        entry->size <= info->dataSize - entry->offset) {
        read.size = (uint32_t)entry->size;
        memcpy(&read.value, (const char *)info->pData + entry->offset, entry->size);
    }
    return read;
}

wd_status wd_spirv_special_values(wd_allocator allocator, const VkSpecializationInfo *info,
                                  wd_spirv_special_value **values, size_t *num_values) {
    *values = NULL;
    *num_values = 0;
    if (!info || !info->mapEntryCount || !info->pMapEntries) {
        return WD_OK;
    }
    wd_spirv_special_value *read = wd_alloc_zero(&allocator, info->mapEntryCount, sizeof(*read));
    if (!read) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    for (uint32_t i = 0; i < info->mapEntryCount; i++) {
        read[i] = read_entry(info, &info->pMapEntries[i]);
    }
    qsort(read, info->mapEntryCount, sizeof(*read), compare_values);
    size_t count = 0;
    for (uint32_t i = 0; i < info->mapEntryCount; i++) {
        if (count && read[count - 1].constant_id == read[i].constant_id) {
            read[count - 1].size = 0; // Given twice (VUID-VkSpecializationInfo-constantID-04911).
        } else {
            read[count++] = read[i];
        }
    }
    *values = read;
    *num_values = count;
    return WD_OK;
}

static const wd_spirv_special_value *find_value(const wd_spirv_special_value *values, size_t num_values,
                                                uint32_t constant_id) {
    const wd_spirv_special_value key = {.constant_id = constant_id};
    return num_values ? bsearch(&key, values, num_values, sizeof(key), compare_values) : NULL;
}

size_t wd_spirv_keep_used_values(const uint32_t *words, size_t num_words, wd_spirv_special_value *values,
                                 size_t num_values) {
    const uint32_t used = UINT32_C(1) << 31; // A flag of `size`.
    for (size_t i = WD_SPIRV_HEADER_WORDS; i < num_words && words[i] >> 16;) {
        const size_t count = words[i] >> 16;
        const uint32_t opcode = words[i] & 0xffff;
        if (opcode == SpvOpFunction || !num_values) {
            break;
        }
        if (opcode == SpvOpDecorate && count > 3 && count <= num_words - i &&
            words[i + 2] == SpvDecorationSpecId) {
            const wd_spirv_special_value *found = find_value(values, num_values, words[i + 3]);
            if (found) {
                values[found - values].size |= used;
            }
        }
        i += count;
    }
    size_t left = 0;
    for (size_t i = 0; i < num_values; i++) {
        if (values[i].size & used) {
            values[i].size &= ~used;
            values[left++] = values[i];
        }
    }
    return left;
}

// The constants of a module

// constant is a constant of the module, by its id.
typedef struct constant {
    uint64_t value; // Its bits.
    uint32_t spec_id;
    uint8_t num_spec_ids; // 2: or more.
    bool is_final;        // No specialization constant that stays decides its value.
    bool is_number;       // `value` is that of an integer or a Boolean.
} constant;

typedef struct specializer {
    const wd_spirv_module *module;
    const wd_spirv_specialization *specialization;
    constant *constants;
    uint32_t num_ids;
    bool keeps_indices;
    bool has_final; // Some specialization constant becomes a constant.
    wd_spirv_specialized *result;
} specializer;

// scalar_type is an integer, floating-point or Boolean type.
typedef struct scalar_type {
    uint32_t opcode;
    uint32_t width; // 8, 16, 32 or 64; 32 for Booleans.
    bool is_signed;
} scalar_type;

static bool find_scalar(const wd_spirv_module *module, uint32_t id, scalar_type *type) {
    wd_spirv_instruction made;
    if (!wd_spirv_module_find(module, id, &made)) {
        return false;
    }
    *type = (scalar_type){.opcode = made.opcode, .width = 32};
    if (made.opcode == SpvOpTypeBool) {
        return true;
    }
    if (made.opcode != SpvOpTypeInt && made.opcode != SpvOpTypeFloat) {
        return false;
    }
    type->width = made.words[2];
    type->is_signed = made.opcode == SpvOpTypeInt && made.words[3] != 0;
    return type->width % 8 == 0 && is_size(type->width / 8);
}

static constant *constant_at(const specializer *s, uint32_t id) {
    return id < s->num_ids ? &s->constants[id] : NULL;
}

// read_spec_ids notes the SpecIds. False: there are none, or a group of decorations has one.
static bool read_spec_ids(specializer *s) {
    bool has_some = false;
    WD_SPIRV_FOR_PART(head, s->module, WD_SPIRV_ANNOTATIONS) {
        constant *target =
            head.opcode == SpvOpDecorate && head.num_words > 3 ? constant_at(s, head.at[1]) : NULL;
        if (target && head.at[2] == SpvDecorationSpecId) {
            wd_spirv_instruction made;
            if (wd_spirv_module_find_opcode(s->module, head.at[1], SpvOpDecorationGroup, &made)) {
                return false;
            }
            target->spec_id = head.at[3];
            target->num_spec_ids = target->num_spec_ids ? 2 : 1;
            has_some = true;
        }
    }
    return has_some;
}

static uint64_t read_literal(const uint32_t *words, uint32_t num_words, uint32_t width) {
    return wd_spirv_truncate(words[3] | (num_words > 4 ? (uint64_t)words[4] << 32 : 0), width);
}

// is_literal returns whether an instruction has as many words as a literal of this width.
static bool is_literal(const wd_spirv_head *head, uint32_t width) {
    return head->num_words == (width > 32 ? 5u : 4u);
}

static void read_plain(const wd_spirv_head *head, const scalar_type *type, constant *found) {
    const bool is_number = type->opcode != SpvOpTypeFloat;
    found->is_final = true;
    if (head->opcode == SpvOpConstant && is_literal(head, type->width)) {
        found->value = read_literal(head->at, head->num_words, type->width);
        found->is_number = is_number;
    } else if (head->opcode != SpvOpConstant) {
        found->value = head->opcode == SpvOpConstantTrue;
        found->is_number = is_number;
    }
}

// fits returns whether an integer, of which negative ones are in two's complement, has at most `width` bits.
static bool fits(uint64_t value, uint32_t width) {
    return wd_spirv_truncate(value, width) == value || (uint64_t)wd_spirv_extend(value, width) == value;
}

// choose_value chooses between the application's value and the default value, `*value`. False: it is not certain.
static bool choose_value(specializer *s, const constant *found, const scalar_type *type, uint64_t *value) {
    const wd_spirv_specialization *given = s->specialization;
    if (!found->num_spec_ids) {
        return true;
    }
    if (found->num_spec_ids > 1) {
        return false;
    }
    const wd_spirv_special_value *entry = find_value(given->values, given->num_values, found->spec_id);
    if (!entry) {
        return given->fixes_defaults;
    }
    const bool has_size =
        entry->size == WD_SPIRV_ANY_SIZE ? fits(entry->value, type->width) : entry->size == type->width / 8;
    if (!has_size) {
        return false;
    }
    const uint64_t chosen =
        type->opcode == SpvOpTypeBool ? entry->value != 0 : wd_spirv_truncate(entry->value, type->width);
    s->result->changes_values |= chosen != *value;
    *value = chosen;
    return true;
}

static void read_special(specializer *s, const wd_spirv_head *head, const scalar_type *type,
                         constant *found) {
    const bool is_bool = type->opcode == SpvOpTypeBool;
    if (is_bool == (head->opcode == SpvOpSpecConstant) || (!is_bool && !is_literal(head, type->width))) {
        return;
    }
    uint64_t value = is_bool ? head->opcode == SpvOpSpecConstantTrue
                             : read_literal(head->at, head->num_words, type->width);
    if (choose_value(s, found, type, &value)) {
        found->value = value;
        found->is_final = s->has_final = true;
        found->is_number = type->opcode != SpvOpTypeFloat;
    }
}

// read_extraction evaluates the extraction of a component, such as gl_WorkGroupSize.x.
static void read_extraction(const specializer *s, const wd_spirv_head *head, constant *found) {
    enum { COMPOSITE = 4, INDEX = 5, PARTS = 3 };
    wd_spirv_instruction made;
    if (head->num_words != INDEX + 1 || !wd_spirv_module_find(s->module, head->at[COMPOSITE], &made) ||
        (made.opcode != SpvOpConstantComposite && made.opcode != SpvOpSpecConstantComposite) ||
        head->at[INDEX] >= made.num_words - PARTS) {
        return;
    }
    const constant *part = constant_at(s, made.words[PARTS + head->at[INDEX]]);
    if (part && part->is_final && part->is_number) {
        found->value = part->value;
        found->is_final = found->is_number = true;
    }
}

static void read_operation(specializer *s, const wd_spirv_head *head, const scalar_type *type,
                           constant *found) {
    enum { OPCODE = 3, OPERANDS = 4, MAX_OPERANDS = 3 };
    wd_spirv_operation op = {.opcode = head->at[OPCODE], .width = type->width};
    uint64_t *const operands[MAX_OPERANDS] = {&op.a, &op.b, &op.c};
    if (type->opcode == SpvOpTypeFloat || head->num_words <= OPERANDS) {
        return;
    }
    if (op.opcode == SpvOpCompositeExtract) {
        read_extraction(s, head, found);
        found->value = wd_spirv_truncate(found->value, type->width);
    } else if (head->num_words <= OPERANDS + MAX_OPERANDS) {
        for (uint32_t i = OPERANDS; i < head->num_words; i++) {
            const constant *operand = constant_at(s, head->at[i]);
            if (!operand || !operand->is_final || !operand->is_number) {
                return;
            }
            *operands[i - OPERANDS] = operand->value;
        }
        wd_spirv_instruction first;
        scalar_type first_type;
        found->is_final = found->is_number =
            wd_spirv_module_find(s->module, head->at[OPERANDS], &first) &&
            find_scalar(s->module, first.result_type, &first_type) &&
            (op.operand_width = first_type.width, wd_spirv_fold(&op, &found->value));
    }
    s->has_final |= found->is_final;
}

static bool has_final_parts(const specializer *s, const wd_spirv_head *head) {
    enum { PARTS = 3 };
    for (uint32_t i = PARTS; i < head->num_words; i++) {
        const constant *part = constant_at(s, head->at[i]);
        if (!part || !part->is_final) {
            return false;
        }
    }
    return true;
}

// read_constant evaluates a constant. Constants follow those that they use.
static void read_constant(specializer *s, const wd_spirv_head *head) {
    constant *found = head->num_words > 2 ? constant_at(s, head->at[2]) : NULL;
    scalar_type type;
    if (!found) {
        return;
    }
    switch (head->opcode) {
    case SpvOpConstantComposite:
    case SpvOpSpecConstantComposite:
        found->is_final = has_final_parts(s, head);
        return;
    case SpvOpUndef:
    case SpvOpConstantNull:
    case SpvOpConstant:
    case SpvOpConstantTrue:
    case SpvOpConstantFalse:
        found->is_final = true;
        if (head->opcode != SpvOpUndef && find_scalar(s->module, head->at[1], &type)) {
            read_plain(head, &type, found);
        }
        return;
    case SpvOpSpecConstant:
    case SpvOpSpecConstantTrue:
    case SpvOpSpecConstantFalse:
        if (find_scalar(s->module, head->at[1], &type)) {
            read_special(s, head, &type, found);
        }
        return;
    case SpvOpSpecConstantOp:
        if (find_scalar(s->module, head->at[1], &type)) {
            read_operation(s, head, &type, found);
        }
        return;
    default:
        return;
    }
}

// The words

// write_constant writes a specialization constant or an operation whose value is certain, and returns the words.
static uint32_t write_constant(const specializer *s, const wd_spirv_head *head, const constant *found,
                               uint32_t *words) {
    scalar_type type = {0};
    find_scalar(s->module, head->at[1], &type);
    const bool is_bool = type.opcode == SpvOpTypeBool;
    const uint32_t count = is_bool ? 3 : type.width > 32 ? 5 : 4;
    const uint32_t opcode = !is_bool ? SpvOpConstant : found->value ? SpvOpConstantTrue : SpvOpConstantFalse;
    words[0] = count << SpvWordCountShift | opcode;
    words[1] = head->at[1];
    words[2] = head->at[2];
    if (!is_bool) {
        // Narrow signed integers are sign-extended to a word.
        words[3] =
            type.is_signed ? (uint32_t)wd_spirv_extend(found->value, type.width) : (uint32_t)found->value;
    }
    if (count > 4) {
        words[4] = (uint32_t)(found->value >> 32);
    }
    return count;
}

// write_instruction writes an instruction before the functions, in at most as many words as it has.
static uint32_t write_instruction(const specializer *s, const wd_spirv_head *head, uint32_t *words) {
    const constant *result = head->num_words > 2 ? constant_at(s, head->at[2]) : NULL;
    const constant *target = head->num_words > 3 ? constant_at(s, head->at[1]) : NULL;
    switch (head->opcode) {
    case SpvOpDecorate:
        if (!target || head->at[2] != SpvDecorationSpecId || !target->is_final) {
            break;
        }
        words[0] = 1u << SpvWordCountShift | SpvOpNop;
        return s->keeps_indices ? 1 : 0;
    case SpvOpSpecConstant:
    case SpvOpSpecConstantTrue:
    case SpvOpSpecConstantFalse:
    case SpvOpSpecConstantOp:
        if (!result || !result->is_final) {
            break;
        }
        return write_constant(s, head, result, words);
    case SpvOpSpecConstantComposite:
        memcpy(words, head->at, head->num_words * sizeof(*words));
        words[0] =
            head->num_words << SpvWordCountShift |
            (uint32_t)(result && result->is_final ? SpvOpConstantComposite : SpvOpSpecConstantComposite);
        return head->num_words;
    default:
        break;
    }
    memcpy(words, head->at, head->num_words * sizeof(*words));
    return head->num_words;
}

static wd_status write_module(const specializer *s, wd_allocator allocator) {
    const uint32_t *from = wd_spirv_module_words(s->module);
    const size_t num_words = wd_spirv_module_num_words(s->module),
                 num_before = wd_spirv_module_words_before_functions(s->module);
    uint32_t *words = wd_alloc_zero(&allocator, num_words, sizeof(*words));
    if (!words) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    memcpy(words, from, WD_SPIRV_HEADER_WORDS * sizeof(*words));
    size_t count = WD_SPIRV_HEADER_WORDS;
    WD_SPIRV_FOR_HEAD(head, s->module) {
        count += write_instruction(s, &head, words + count);
    }
    memcpy(words + count, from + num_before, (num_words - num_before) * sizeof(*words));
    s->result->words = words;
    s->result->num_words = count + num_words - num_before;
    return WD_OK;
}

wd_status wd_spirv_specialize(wd_allocator allocator, const wd_spirv_module *module,
                              const wd_spirv_specialization *specialization, bool keeps_indices,
                              wd_spirv_specialized *result) {
    *result = (wd_spirv_specialized){0};
    specializer s = {.module = module,
                     .specialization = specialization,
                     .num_ids = wd_spirv_module_num_ids(module),
                     .keeps_indices = keeps_indices,
                     .result = result};
    bool has_spec_ids = false;
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_ANNOTATIONS) {
        has_spec_ids |= head.opcode == SpvOpDecorate && head.at[2] == SpvDecorationSpecId;
    }
    if (!has_spec_ids) {
        return WD_OK;
    }
    s.constants = wd_alloc_zero(&allocator, s.num_ids, sizeof(*s.constants));
    if (!s.constants) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    wd_status status = WD_OK;
    if (read_spec_ids(&s)) {
        WD_SPIRV_FOR_PART(head, module, WD_SPIRV_DECLARATIONS) {
            read_constant(&s, &head);
        }
        status = s.has_final ? write_module(&s, allocator) : WD_OK;
    }
    wd_free(&allocator, s.constants);
    return status;
}

wd_status wd_spirv_module_specialize(wd_allocator allocator, wd_spirv_module **module,
                                     const wd_spirv_specialization *specialization,
                                     wd_spirv_specialized *result) {
    *result = (wd_spirv_specialized){0};
    wd_spirv_module *replacement;
    wd_status status =
        specialization ? wd_spirv_specialize(allocator, *module, specialization, true, result) : WD_OK;
    if (status || !result->words) {
        return status;
    }
    status = wd_spirv_module_create(allocator, result->words, result->num_words, &replacement, NULL);
    if (!status) {
        wd_spirv_module_destroy(*module);
        *module = replacement;
    }
    return status;
}
