// Decorations come before the functions: one pass over the words is enough.
#include "vk/spirv/stored_built_in.h"

enum { HEADER_SIZE = 5 };

bool wd_spirv_stores_built_in(const uint32_t *words, size_t num_words, SpvBuiltIn built_in) {
    uint32_t variable = 0, num_entry_points = 0;
    bool is_stored = false;
    for (size_t i = HEADER_SIZE, size; i < num_words; i += size) {
        const uint32_t opcode = words[i] & SpvOpCodeMask;
        size = words[i] >> SpvWordCountShift;
        if (!size || size > num_words - i) {
            return false;
        }
        if (opcode == SpvOpEntryPoint) {
            num_entry_points++;
        } else if (opcode == SpvOpDecorate && size > 3 && words[i + 2] == SpvDecorationBuiltIn &&
                   words[i + 3] == (uint32_t)built_in) {
            variable = words[i + 1];
        } else if (opcode == SpvOpStore && size > 2 && variable) {
            is_stored |= words[i + 1] == variable;
        }
    }
    return is_stored && num_entry_points == 1;
}
