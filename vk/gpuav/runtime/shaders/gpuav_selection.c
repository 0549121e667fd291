#include "vk/gpuav/runtime/shaders/gpuav_selection.h"

#include "vk/registry/chain.h"

#include <regex.h>
#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/gpuav/device/chain/gpuav_chain.h"

struct wd_gpuav_selection {
    wd_allocator allocator;
    size_t num_patterns;
    regex_t patterns[];
};

wd_status wd_gpuav_selection_create(wd_allocator allocator, bool selects, const char *const *patterns,
                                    size_t count, wd_gpuav_selection **out) {
    *out = NULL;
    if (!selects && !count) {
        return WD_OK;
    }
    wd_gpuav_selection *selection =
        wd_alloc_zero(&allocator, 1, sizeof(*selection) + count * sizeof(selection->patterns[0]));
    if (!selection) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    selection->allocator = allocator;
    for (size_t i = 0; i < count; i++) {
        if (!regcomp(&selection->patterns[selection->num_patterns], patterns[i], REG_EXTENDED | REG_NOSUB)) {
            selection->num_patterns++;
        }
    }
    *out = selection;
    return WD_OK;
}

void wd_gpuav_selection_destroy(wd_gpuav_selection *selection) {
    if (!selection) {
        return;
    }
    for (size_t i = 0; i < selection->num_patterns; i++) {
        regfree(&selection->patterns[i]);
    }
    wd_allocator allocator = selection->allocator;
    wd_free(&allocator, selection);
}

bool wd_gpuav_selection_has_patterns(const wd_gpuav_selection *selection) {
    return selection && selection->num_patterns;
}

bool wd_gpuav_selection_is_enabled(const void *chain) {
    const VkValidationFeaturesEXT *features =
        wd_find_chained(chain, VK_STRUCTURE_TYPE_VALIDATION_FEATURES_EXT);
    for (uint32_t i = 0;
         features && features->pEnabledValidationFeatures && i < features->enabledValidationFeatureCount;
         i++) {
        if (features->pEnabledValidationFeatures[i] == VK_VALIDATION_FEATURE_ENABLE_GPU_ASSISTED_EXT) {
            return true;
        }
    }
    return false;
}

bool wd_gpuav_selection_matches(const wd_gpuav_selection *selection, const char *name) {
    for (size_t i = 0; selection && name && i < selection->num_patterns; i++) {
        if (!regexec(&selection->patterns[i], name, 0, NULL, 0)) {
            return true;
        }
    }
    return false;
}

enum { HEADER_WORDS = 5, DEBUG_SOURCE = 35 };

// next_instruction returns the number of words of the instruction at `at`; 0: there is none.
static size_t instruction_size(const uint32_t *words, size_t num_words, size_t at) {
    const size_t size = at < num_words ? words[at] >> 16 : 0;
    return size <= num_words - at ? size : 0;
}

// find_string returns the literal of the OpString with this id; NULL: none, or it has no end.
static const char *find_string(const uint32_t *words, size_t num_words, uint32_t id) {
    for (size_t at = HEADER_WORDS, size; (size = instruction_size(words, num_words, at)); at += size) {
        const uint32_t opcode = words[at] & 0xffff;
        if (opcode == SpvOpFunction) { // Strings precede functions.
            return NULL;
        }
        if (opcode != SpvOpString || size < 3 || words[at + 1] != id) {
            continue;
        }
        const char *text = (const char *)&words[at + 2];
        return memchr(text, 0, (size - 2) * sizeof(*words)) ? text : NULL;
    }
    return NULL;
}

bool wd_gpuav_selection_matches_source(const wd_gpuav_selection *selection, const uint32_t *words,
                                       size_t num_words) {
    if (!selection || !selection->num_patterns) {
        return false;
    }
    for (size_t at = HEADER_WORDS, size; (size = instruction_size(words, num_words, at)); at += size) {
        const uint32_t opcode = words[at] & 0xffff;
        uint32_t file = 0;
        if (opcode == SpvOpFunction) {
            break;
        }
        if (opcode == SpvOpSource && size > 3) {
            file = words[at + 3];
        }
        // DebugSource of NonSemantic.Shader.DebugInfo. In other instruction sets, the operand is no string.
        if (opcode == SpvOpExtInst && size > 5 && words[at + 4] == DEBUG_SOURCE) {
            file = words[at + 5];
        }
        if (file && wd_gpuav_selection_matches(selection, find_string(words, num_words, file))) {
            return true;
        }
    }
    return false;
}
