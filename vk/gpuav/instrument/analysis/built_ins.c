#include "vk/gpuav/instrument/analysis/built_ins.h"

#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/analysis/module_analysis.h"

static const uint64_t UNKNOWN = UINT64_MAX;

static void read_built_ins(wd_analysis *analysis) {
    wd_built_ins *built_ins = &analysis->built_ins;
    if (built_ins->are_read) {
        return;
    }
    built_ins->are_read = true;
    if (!wd_find_group_size(analysis->module, built_ins->group_size)) {
        built_ins->group_size[0] = built_ins->group_size[1] = built_ins->group_size[2] = 0;
    }
    WD_SPIRV_FOR_PART(head, analysis->module, WD_SPIRV_ANNOTATIONS) {
        if (head.opcode != SpvOpDecorate || head.num_words < 4 || head.at[2] != SpvDecorationBuiltIn) {
            continue;
        }
        wd_built_in *added = WD_VECTOR_PUSH(&analysis->allocator, &built_ins->list);
        if (!added) {
            analysis->failure = analysis->failure ? analysis->failure : WD_ERROR_OUT_OF_MEMORY;
            return;
        }
        *added = (wd_built_in){.id = head.at[1], .built_in = head.at[3]};
    }
}

uint32_t wd_built_in_of(wd_analysis *analysis, uint32_t variable) {
    read_built_ins(analysis);
    for (size_t i = 0; i < analysis->built_ins.list.count; i++) {
        if (analysis->built_ins.list.items[i].id == variable) {
            return analysis->built_ins.list.items[i].built_in;
        }
    }
    return UINT32_MAX;
}

// max_invocation returns the largest InvocationId. It counts the vertices of a patch or the invocations for a
// primitive, so that a module with both kinds of shaders, or with others, has no bound.
static uint64_t max_invocation(const wd_spirv_module *module) {
    uint64_t num_vertices = 0, num_invocations = 1;
    bool has_patches = true, has_primitives = true;
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_PREAMBLE) {
        if (head.opcode == SpvOpEntryPoint) {
            has_patches &= head.at[1] == SpvExecutionModelTessellationControl;
            has_primitives &= head.at[1] == SpvExecutionModelGeometry;
        } else if (head.opcode == SpvOpExecutionMode && head.num_words > 3) {
            uint64_t *count = head.at[2] == SpvExecutionModeOutputVertices ? &num_vertices
                              : head.at[2] == SpvExecutionModeInvocations  ? &num_invocations
                                                                           : NULL;
            if (count && head.at[3] > *count) {
                *count = head.at[3];
            }
        }
    }
    return has_patches && num_vertices ? num_vertices - 1 : has_primitives ? num_invocations - 1 : UNKNOWN;
}

static uint64_t max_of_scalar(wd_analysis *analysis, uint32_t variable) {
    const uint32_t *size = analysis->built_ins.group_size;
    switch (wd_built_in_of(analysis, variable)) {
    case SpvBuiltInLocalInvocationIndex:
        return size[0] ? (uint64_t)size[0] * size[1] * size[2] - 1 : UNKNOWN;
    case SpvBuiltInInvocationId:
        return max_invocation(analysis->module);
    default:
        return UNKNOWN;
    }
}

static uint64_t max_of_component(wd_analysis *analysis, uint32_t variable, uint64_t component) {
    const uint32_t *size = analysis->built_ins.group_size;
    return wd_built_in_of(analysis, variable) == SpvBuiltInLocalInvocationId && component < 3 && size[0]
               ? (uint64_t)size[component] - 1
               : UNKNOWN;
}

static bool is_input(const wd_spirv_module *module, uint32_t id) {
    wd_spirv_instruction variable;
    return wd_spirv_module_find_opcode(module, id, SpvOpVariable, &variable) &&
           variable.words[3] == SpvStorageClassInput;
}

// max_of_loaded returns the largest value that a load gives, of a variable or of a component.
static uint64_t max_of_loaded(wd_analysis *analysis, uint32_t pointer) {
    const wd_spirv_module *module = analysis->module;
    wd_spirv_instruction chain;
    uint64_t component;
    if (is_input(module, pointer)) {
        return max_of_scalar(analysis, pointer);
    }
    const bool is_component = wd_spirv_module_find(module, pointer, &chain) && wd_is_chain(chain.opcode) &&
                              chain.num_words == 5 && is_input(module, chain.words[3]) &&
                              wd_spirv_module_constant(module, chain.words[4], &component);
    return is_component ? max_of_component(analysis, chain.words[3], component) : UNKNOWN;
}

uint64_t wd_built_in_max(wd_analysis *analysis, const wd_spirv_instruction *value) {
    wd_spirv_instruction load;
    if (value->opcode == SpvOpLoad) {
        return max_of_loaded(analysis, value->words[3]);
    }
    return value->opcode == SpvOpCompositeExtract && value->num_words == 5 &&
                   wd_find_vector_load(analysis->module, value->words[3], &load) &&
                   is_input(analysis->module, load.words[3])
               ? max_of_component(analysis, load.words[3], value->words[4])
               : UNKNOWN;
}
