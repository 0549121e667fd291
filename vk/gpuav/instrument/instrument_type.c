// Questions about types.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/instrument_analysis.h"

bool wd_is_opaque_type(const wd_spirv_module *module, uint32_t type_id) {
    wd_spirv_instruction type;
    if (!wd_spirv_module_find(module, type_id, &type)) {
        return false;
    }
    return type.opcode == SpvOpTypeImage || type.opcode == SpvOpTypeSampler ||
           type.opcode == SpvOpTypeSampledImage || type.opcode == SpvOpTypeAccelerationStructureKHR;
}

// Types that one question may look at: those that people write have fewer parts.
enum { MAX_TYPES = 256 };

static bool holds(const wd_spirv_module *module, uint32_t type_id, wd_type_predicate is_wanted,
                  uint32_t *budget) {
    wd_spirv_instruction type;
    if (!*budget || !wd_spirv_module_find(module, type_id, &type)) {
        return false;
    }
    --*budget;
    if (type.opcode == SpvOpTypeArray) {
        return holds(module, type.words[2], is_wanted, budget);
    }
    for (uint32_t word = 2; type.opcode == SpvOpTypeStruct && word < type.num_words; word++) {
        if (holds(module, type.words[word], is_wanted, budget)) {
            return true;
        }
    }
    return is_wanted(&type);
}

bool wd_type_holds(const wd_spirv_module *module, uint32_t type_id, wd_type_predicate is_wanted) {
    uint32_t budget = MAX_TYPES;
    return holds(module, type_id, is_wanted, &budget);
}

bool wd_find_integer(const wd_spirv_module *module, uint32_t id, wd_spirv_instruction *value,
                     wd_spirv_instruction *type) {
    return wd_spirv_module_find(module, id, value) &&
           wd_spirv_module_find_opcode(module, value->result_type, SpvOpTypeInt, type) && type->words[2] &&
           type->words[2] <= 64;
}
