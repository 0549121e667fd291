// The push constants that loads read. Loads of structs and arrays are left out: shaders may use a part of the value.
#include "vk/core/descriptors/static_uses.h"

enum { UNKNOWN = UINT32_MAX };

// member_decoration returns the operand of a decoration of a struct's member; UNKNOWN: it has none.
static uint32_t member_decoration(const wd_spirv_module *module, uint32_t type, uint64_t member,
                                  uint32_t decoration) {
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_ANNOTATIONS) {
        if (head.opcode == SpvOpMemberDecorate && head.num_words >= 4 && head.at[1] == type &&
            head.at[2] == member && head.at[3] == decoration) {
            return head.num_words > 4 ? head.at[4] : 0;
        }
    }
    return UNKNOWN;
}

static uint32_t array_stride(const wd_spirv_module *module, uint32_t type) {
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_ANNOTATIONS) {
        if (head.opcode == SpvOpDecorate && head.num_words > 3 && head.at[1] == type &&
            head.at[2] == SpvDecorationArrayStride) {
            return head.at[3];
        }
    }
    return UNKNOWN;
}

// place is a value in the push constant block.
typedef struct place {
    uint32_t type;
    uint64_t offset;
    uint32_t column_stride; // Of matrices, from the member of the struct; UNKNOWN: rows are stored, or none.
} place;

// select moves a place to one of its parts. False: not known.
static bool select(const wd_spirv_module *module, uint64_t index, place *place) {
    enum { FIRST_MEMBER = 2, ELEMENT = 2 };
    wd_spirv_instruction type;
    uint32_t stride = UNKNOWN;
    if (!wd_spirv_module_find(module, place->type, &type)) {
        return false;
    }
    if (type.opcode == SpvOpTypeStruct) {
        const uint32_t offset = member_decoration(module, place->type, index, SpvDecorationOffset);
        if (index >= type.num_words - FIRST_MEMBER || offset == UNKNOWN) {
            return false;
        }
        place->column_stride = member_decoration(module, place->type, index, SpvDecorationRowMajor) == UNKNOWN
                                   ? member_decoration(module, place->type, index, SpvDecorationMatrixStride)
                                   : UNKNOWN;
        place->offset += offset;
        place->type = type.words[FIRST_MEMBER + index];
        return true;
    }
    if (type.opcode == SpvOpTypeArray) {
        stride = array_stride(module, place->type);
    } else if (type.opcode == SpvOpTypeMatrix) {
        stride = place->column_stride;
    } else if (type.opcode == SpvOpTypeVector) {
        wd_spirv_instruction scalar;
        stride = wd_spirv_module_find(module, type.words[ELEMENT], &scalar) &&
                         (scalar.opcode == SpvOpTypeInt || scalar.opcode == SpvOpTypeFloat)
                     ? scalar.words[2] / 8
                     : UNKNOWN;
    }
    if (stride == UNKNOWN || index > WD_STATIC_PUSH_WORDS * 4) {
        return false;
    }
    place->offset += index * stride;
    place->type = type.words[ELEMENT];
    return true;
}

// size_of returns the bytes of a scalar or vector; 0: another type.
static uint64_t size_of(const wd_spirv_module *module, uint32_t id) {
    enum { ELEMENT = 2, COUNT = 3, WIDTH = 2 };
    wd_spirv_instruction type;
    uint64_t count = 1;
    if (wd_spirv_module_find_opcode(module, id, SpvOpTypeVector, &type)) {
        count = type.words[COUNT];
        id = type.words[ELEMENT];
    }
    return wd_spirv_module_find(module, id, &type) &&
                   (type.opcode == SpvOpTypeInt || type.opcode == SpvOpTypeFloat)
               ? count * type.words[WIDTH] / 8
               : 0;
}

static uint64_t words_of(uint64_t offset, uint64_t size) {
    uint64_t words = 0;
    for (uint64_t word = offset / 4; size && word < WD_STATIC_PUSH_WORDS && word <= (offset + size - 1) / 4;
         word++) {
        words |= UINT64_C(1) << word;
    }
    return words;
}

uint64_t wd_static_push_words(const wd_spirv_module *module, const wd_spirv_instruction *load) {
    enum {
        POINTER = 3,
        STORAGE_CLASS = 3,
        POINTEE = 3,
        BASE = 3,
        FIRST_INDEX = 4,
        COLUMNS = 3,
        MOST_COLUMNS = 4
    };
    wd_spirv_instruction chain, variable, pointer, matrix;
    if (!wd_spirv_module_find(module, load->words[POINTER], &chain) ||
        (chain.opcode != SpvOpAccessChain && chain.opcode != SpvOpInBoundsAccessChain) ||
        !wd_spirv_module_find_opcode(module, chain.words[BASE], SpvOpVariable, &variable) ||
        variable.words[STORAGE_CLASS] != SpvStorageClassPushConstant ||
        !wd_spirv_module_find_opcode(module, variable.result_type, SpvOpTypePointer, &pointer)) {
        return 0;
    }
    place place = {.type = pointer.words[POINTEE], .column_stride = UNKNOWN};
    for (uint32_t i = FIRST_INDEX; i < chain.num_words; i++) {
        uint64_t index;
        if (!wd_spirv_module_constant(module, chain.words[i], &index) || !select(module, index, &place)) {
            return 0;
        }
    }
    if (!wd_spirv_module_find_opcode(module, place.type, SpvOpTypeMatrix, &matrix)) {
        return words_of(place.offset, size_of(module, place.type));
    }
    uint64_t words = 0;
    for (uint32_t i = 0; i < matrix.words[COLUMNS] && i < MOST_COLUMNS && place.column_stride != UNKNOWN;
         i++) {
        words |= words_of(place.offset + (uint64_t)i * place.column_stride, size_of(module, matrix.words[2]));
    }
    return words;
}
