// The largest value of built-in variables that count the invocations of a workgroup or a patch.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/analysis/module_analysis.h"

static const uint64_t UNKNOWN = UINT64_MAX;

// built_in_of returns the built-in that an input variable is; UINT32_MAX: none.
static uint32_t built_in_of(const wd_spirv_module *module, uint32_t id) {
    wd_spirv_instruction variable;
    if (!wd_spirv_module_find_opcode(module, id, SpvOpVariable, &variable) ||
        variable.words[3] != SpvStorageClassInput) {
        return UINT32_MAX;
    }
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_ANNOTATIONS) {
        if (head.opcode == SpvOpDecorate && head.num_words > 3 && head.at[1] == id &&
            head.at[2] == SpvDecorationBuiltIn) {
            return head.at[3];
        }
    }
    return UINT32_MAX;
}

// max_of_patch returns the largest InvocationId of tessellation control shaders. It also counts the invocations of
// geometry shaders, so that a module with both has no bound.
static uint64_t max_of_patch(const wd_spirv_module *module) {
    uint64_t count = 0;
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_PREAMBLE) {
        if (head.opcode == SpvOpEntryPoint && head.at[1] != SpvExecutionModelTessellationControl) {
            return UNKNOWN;
        }
        if (head.opcode == SpvOpExecutionMode && head.num_words > 3 &&
            head.at[2] == SpvExecutionModeOutputVertices && head.at[3] > count) {
            count = head.at[3];
        }
    }
    return count ? count - 1 : UNKNOWN;
}

// max_of_local_id returns the largest component of LocalInvocationId.
static uint64_t max_of_local_id(const wd_spirv_module *module, uint64_t component) {
    uint32_t size[3];
    return component < 3 && wd_find_group_size(module, size) ? (uint64_t)size[component] - 1 : UNKNOWN;
}

static uint64_t max_of_scalar(const wd_spirv_module *module, uint32_t variable) {
    uint32_t size[3];
    switch (built_in_of(module, variable)) {
    case SpvBuiltInLocalInvocationIndex:
        return wd_find_group_size(module, size) ? (uint64_t)size[0] * size[1] * size[2] - 1 : UNKNOWN;
    case SpvBuiltInInvocationId:
        return max_of_patch(module);
    default:
        return UNKNOWN;
    }
}

// max_of_loaded returns the largest value that a load gives, of a variable or of a component.
static uint64_t max_of_loaded(const wd_spirv_module *module, uint32_t pointer) {
    wd_spirv_instruction chain;
    uint64_t component;
    if (!wd_spirv_module_find(module, pointer, &chain)) {
        return UNKNOWN;
    }
    if (chain.opcode == SpvOpVariable) {
        return max_of_scalar(module, pointer);
    }
    const bool is_component =
        (chain.opcode == SpvOpAccessChain || chain.opcode == SpvOpInBoundsAccessChain) &&
        chain.num_words == 5 && wd_spirv_module_constant(module, chain.words[4], &component);
    return is_component && built_in_of(module, chain.words[3]) == SpvBuiltInLocalInvocationId
               ? max_of_local_id(module, component)
               : UNKNOWN;
}

uint64_t wd_built_in_max(const wd_spirv_module *module, const wd_spirv_instruction *value) {
    wd_spirv_instruction load;
    if (value->opcode == SpvOpLoad) {
        return max_of_loaded(module, value->words[3]);
    }
    return value->opcode == SpvOpCompositeExtract && value->num_words == 5 &&
                   wd_spirv_module_find_opcode(module, value->words[3], SpvOpLoad, &load) &&
                   built_in_of(module, load.words[3]) == SpvBuiltInLocalInvocationId
               ? max_of_local_id(module, value->words[4])
               : UNKNOWN;
}
