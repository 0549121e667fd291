// Arithmetic whose behavior or result is undefined, or NaN, for some operands: divisions by zero, divisions that
// overflow, shifts by the width or more, and functions of GLSL.std.450 outside their domain.
#include <string.h>

#include "vk/gpuav/instrument/checks/arithmetic.h"

// operation is a row of WD_ARITHMETIC_OPERATIONS.
typedef struct operation {
    uint32_t opcode;
    wd_domain domain;
    uint32_t first_operand;
    uint32_t num_operands;
    uint32_t check;
} operation;

#define ROW(opcode_, domain_, first_, count_, check_)                                                        \
    {.opcode = (opcode_),                                                                                    \
     .domain = WD_DOMAIN_##domain_,                                                                          \
     .first_operand = (first_),                                                                              \
     .num_operands = (count_),                                                                               \
     .check = WD_CHECK_##check_},
static const operation operations[] = {WD_ARITHMETIC_OPERATIONS(ROW)};
#undef ROW

static const operation *find_operation(const wd_analysis *analysis, const wd_spirv_instruction *instruction) {
    uint32_t opcode = instruction->opcode;
    if (opcode == SpvOpExtInst) {
        if (instruction->words[3] != analysis->features.glsl_set || instruction->num_words < 6) {
            return NULL;
        }
        opcode = instruction->words[4] | WD_RECORD_OPERATION_GLSL;
    }
    for (size_t i = 0; i < sizeof operations / sizeof *operations; i++) {
        if (operations[i].opcode == opcode) {
            return operations[i].check & analysis->options->checks ? &operations[i] : NULL;
        }
    }
    return NULL;
}

// Whether messages print an operand as a signed integer: as the instruction interprets it or, where it does not matter,
// as the type says.
static bool is_signed_operand(const operation *operation, const wd_operand_type *type, uint32_t number) {
    switch (operation->opcode) {
    case SpvOpSDiv:
    case SpvOpSRem:
    case SpvOpSMod:
    case WD_GLSL_OPERATION(SClamp):
        return true;
    case SpvOpUDiv:
    case SpvOpUMod:
    case WD_GLSL_OPERATION(UClamp):
        return false;
    case SpvOpShiftRightArithmetic:
        return !number || type->is_signed;
    default:
        return type->is_signed;
    }
}

// Reads the type of an operand: a scalar or a vector of integers or floats of 16, 32 or 64 bits, or 8-bit integers.
static bool read_type(const wd_spirv_module *module, uint32_t id, wd_operand_type *type) {
    wd_spirv_instruction value, found;
    if (!wd_spirv_module_find(module, id, &value) || !value.result_type) {
        return false;
    }
    *type = (wd_operand_type){.type = value.result_type, .scalar = value.result_type, .num_components = 1};
    if (wd_spirv_module_find_opcode(module, type->type, SpvOpTypeVector, &found)) {
        type->scalar = found.words[2];
        type->num_components = found.words[3];
    }
    if (!wd_spirv_module_find(module, type->scalar, &found)) {
        return false;
    }
    type->is_float = found.opcode == SpvOpTypeFloat;
    if (!type->is_float && found.opcode != SpvOpTypeInt) {
        return false;
    }
    type->width = found.words[2];
    type->is_signed = !type->is_float && found.words[3];
    const bool has_width = type->width == 16 || type->width == 32 || type->width == 64;
    return type->num_components >= 1 && type->num_components <= 4 &&
           (type->is_float ? has_width && found.num_words == 3 : has_width || type->width == 8);
}

// Constant operands

// Whether all components of an integer are constants that pass `is_good`.
static bool is_constant(const wd_spirv_module *module, uint32_t id, uint64_t width,
                        bool (*is_good)(uint64_t value, uint64_t width)) {
    wd_spirv_instruction composite;
    uint64_t value;
    if (wd_spirv_module_constant(module, id, &value)) {
        return is_good(value, width);
    }
    if (!wd_spirv_module_find_opcode(module, id, SpvOpConstantComposite, &composite)) {
        return false;
    }
    for (uint32_t word = 3; word < composite.num_words; word++) {
        if (!wd_spirv_module_constant(module, composite.words[word], &value) || !is_good(value, width)) {
            return false;
        }
    }
    return true;
}

static bool is_not_zero(uint64_t value, uint64_t width) {
    (void)width;
    return value != 0;
}

static uint64_t low_bits(uint64_t value, uint64_t width) {
    return width < 64 ? value & ((1ull << width) - 1) : value;
}

static bool is_not_minus_one(uint64_t value, uint64_t width) {
    return low_bits(value, width) != low_bits(UINT64_MAX, width);
}

static bool is_not_minimum(uint64_t value, uint64_t width) {
    return low_bits(value, width) != 1ull << (width - 1);
}

static bool is_below(uint64_t value, uint64_t width) {
    return value < width;
}

bool wd_arithmetic_read_float(const wd_spirv_module *module, uint32_t id, double *value) {
    wd_spirv_instruction constant, type;
    if (wd_spirv_module_find_opcode(module, id, SpvOpConstantComposite, &constant)) {
        for (uint32_t word = 4; word < constant.num_words; word++) {
            if (constant.words[word] != constant.words[3]) {
                return false;
            }
        }
        id = constant.num_words > 3 ? constant.words[3] : 0;
    }
    if (!wd_spirv_module_find_opcode(module, id, SpvOpConstant, &constant) || constant.num_words != 4 ||
        !wd_spirv_module_find_opcode(module, constant.result_type, SpvOpTypeFloat, &type) ||
        type.words[2] != 32) {
        return false;
    }
    float bits;
    memcpy(&bits, &constant.words[3], sizeof bits);
    *value = bits;
    return true;
}

// Whether constants show by themselves that the operands are in the domain.
static bool is_known(const wd_analysis *analysis, const wd_arithmetic *arithmetic) {
    const wd_spirv_module *module = analysis->module;
    const uint32_t *operands = arithmetic->operands;
    double x, y;
    switch ((wd_domain)arithmetic->domain) {
    case WD_DOMAIN_NOT_ZERO:
    case WD_DOMAIN_SIGNED_DIVISION:
        return !arithmetic->may_overflow && is_constant(module, operands[1], 0, is_not_zero);
    case WD_DOMAIN_BELOW_WIDTH:
        return is_constant(module, operands[1], arithmetic->types[0].width, is_below);
    case WD_DOMAIN_FLOAT_DIVISOR:
        return wd_arithmetic_read_float(module, operands[1], &y) && y != 0;
    case WD_DOMAIN_LIMITS:
    case WD_DOMAIN_LIMITS_OR_NAN:
        return wd_arithmetic_read_float(module, operands[0], &x) &&
               wd_arithmetic_read_float(module, operands[1], &y) && x <= y;
    case WD_DOMAIN_BELOW:
        return wd_arithmetic_read_float(module, operands[0], &x) &&
               wd_arithmetic_read_float(module, operands[1], &y) && x < y;
    case WD_DOMAIN_BIT_FIELD: {
        uint64_t offset, count;
        return wd_spirv_module_constant(module, operands[0], &offset) &&
               wd_spirv_module_constant(module, operands[1], &count) && offset <= arithmetic->width &&
               count <= arithmetic->width - offset;
    }
    default:
        return false;
    }
}

// Whether the dividend may be the minimum value, and the divisor -1.
static bool may_overflow(const wd_spirv_module *module, const wd_arithmetic *arithmetic) {
    const uint32_t *operands = arithmetic->operands;
    return (wd_domain)arithmetic->domain == WD_DOMAIN_SIGNED_DIVISION &&
           !is_constant(module, operands[0], arithmetic->types[0].width, is_not_minimum) &&
           !is_constant(module, operands[1], arithmetic->types[1].width, is_not_minus_one);
}

// Sites

// Reads the width of the base of a bit field. False: the offset or the count has 64 bits.
static bool read_bit_field(const wd_spirv_module *module, const wd_spirv_instruction *instruction,
                           wd_arithmetic *arithmetic) {
    enum { BASE = 3 };
    wd_operand_type base;
    if (!read_type(module, instruction->words[BASE], &base) || base.is_float) {
        return false;
    }
    arithmetic->width = base.width;
    for (uint32_t i = 0; i < 2; i++) {
        const wd_operand_type *type = &arithmetic->types[i];
        if (type->is_float || type->width > 32 || type->num_components != 1) {
            return false;
        }
    }
    return true;
}

static bool describe(const wd_analysis *analysis, const operation *operation,
                     const wd_spirv_instruction *instruction, wd_arithmetic *arithmetic) {
    const bool is_glsl = instruction->opcode == SpvOpExtInst;
    const uint32_t first = (is_glsl ? 5 : 3) + operation->first_operand;
    *arithmetic = (wd_arithmetic){
        .opcode = operation->opcode, .domain = operation->domain, .num_operands = operation->num_operands};
    if (first + arithmetic->num_operands > instruction->num_words) {
        return false;
    }
    for (uint32_t i = 0; i < arithmetic->num_operands; i++) {
        arithmetic->operands[i] = instruction->words[first + i];
        if (!read_type(analysis->module, arithmetic->operands[i], &arithmetic->types[i]) ||
            arithmetic->types[i].num_components != arithmetic->types[0].num_components) {
            return false;
        }
        arithmetic->is_signed[i] = is_signed_operand(operation, &arithmetic->types[i], i);
    }
    arithmetic->may_overflow = may_overflow(analysis->module, arithmetic);
    return operation->domain != WD_DOMAIN_BIT_FIELD ||
           read_bit_field(analysis->module, instruction, arithmetic);
}

static wd_status visit(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                       wd_block_state *state) {
    const uint32_t wanted = WD_CHECK_ARITHMETIC | WD_CHECK_FLOAT_DIVISION;
    if (!(analysis->options->checks & wanted)) {
        return WD_OK;
    }
    const operation *operation = find_operation(analysis, instruction);
    wd_arithmetic arithmetic;
    if (!operation || !describe(analysis, operation, instruction, &arithmetic)) {
        return WD_OK;
    }
    if (is_known(analysis, &arithmetic) || wd_arithmetic_is_discarded(analysis, instruction, &arithmetic)) {
        analysis->counts.elided++;
        return WD_OK;
    }
    // Only divisions of integers have undefined behavior; the others only have a bad result.
    const bool is_division =
        operation->domain == WD_DOMAIN_NOT_ZERO || operation->domain == WD_DOMAIN_SIGNED_DIVISION;
    const wd_guard_method method = is_division ? WD_GUARD_SKIP : WD_GUARD_CLAMP;
    wd_status status = wd_sites_want(analysis, instruction, method, state);
    wd_arithmetic *added =
        status ? NULL : WD_VECTOR_PUSH(&analysis->allocator, &analysis->subjects->arithmetic);
    if (!added) {
        return status ? status : WD_ERROR_OUT_OF_MEMORY;
    }
    *added = arithmetic;
    const wd_condition condition = {.kind = WD_CONDITION_ARITHMETIC,
                                    .subject = (uint32_t)analysis->subjects->arithmetic.count - 1};
    return wd_sites_add_with_subject(analysis, &condition, &analysis->subjects->arithmetic.count);
}

static const wd_arithmetic *arithmetic_of(const wd_analysis *analysis, const wd_condition *condition) {
    return &analysis->subjects->arithmetic.items[condition->subject];
}

static uint64_t key(const wd_analysis *analysis, const wd_condition *condition) {
    const wd_arithmetic *arithmetic = arithmetic_of(analysis, condition);
    const uint64_t operands = (uint64_t)arithmetic->operands[0] << 32 | arithmetic->operands[1];
    return wd_hash_u64(wd_hash_u64((uint64_t)WD_CONDITION_ARITHMETIC << 32 | arithmetic->domain) ^ operands);
}

static bool covers(const wd_analysis *analysis, const wd_condition *made, const wd_condition *wanted) {
    const wd_arithmetic *a = arithmetic_of(analysis, made), *b = arithmetic_of(analysis, wanted);
    return a->opcode == b->opcode && a->operands[0] == b->operands[0] && a->operands[1] == b->operands[1];
}

const wd_check_code wd_check_code_arithmetic = {
    .visit = visit,
    .key = key,
    .covers = covers,
    .emit = wd_arithmetic_emit,
    .report = wd_arithmetic_report,
};
