// The built-in PointSize is a variable, or a member of a struct such as gl_PerVertex.
#include "vk/spirv/point_size.h"

typedef struct point_size {
    uint32_t variable;          // Decorated itself; 0: none.
    uint32_t structure, member; // Decorated member; 0: none.
} point_size;

static point_size find(const wd_spirv_module *module) {
    point_size found = {0};
    WD_SPIRV_FOR_HEAD(head, module) {
        if (head.opcode == SpvOpDecorate && head.num_words > 3 && head.at[2] == SpvDecorationBuiltIn &&
            head.at[3] == SpvBuiltInPointSize) {
            found.variable = head.at[1];
        } else if (head.opcode == SpvOpMemberDecorate && head.num_words > 4 &&
                   head.at[3] == SpvDecorationBuiltIn && head.at[4] == SpvBuiltInPointSize) {
            found.structure = head.at[1];
            found.member = head.at[2];
        }
    }
    return found;
}

// is_variable returns whether an id is a variable of the struct.
static bool is_variable(const wd_spirv_module *module, uint32_t id, uint32_t structure) {
    wd_spirv_instruction variable, pointer;
    return structure && wd_spirv_module_find_opcode(module, id, SpvOpVariable, &variable) &&
           wd_spirv_module_find_opcode(module, variable.words[1], SpvOpTypePointer, &pointer) &&
           pointer.words[3] == structure;
}

// is_other_member returns whether the instruction only reaches another member of the struct.
static bool is_other_member(const wd_spirv_module *module, const wd_spirv_instruction *instruction,
                            uint32_t variable, uint32_t member) {
    uint64_t index = 0;
    return (instruction->opcode == SpvOpAccessChain || instruction->opcode == SpvOpInBoundsAccessChain) &&
           instruction->num_words > 4 && instruction->words[3] == variable &&
           wd_spirv_module_constant(module, instruction->words[4], &index) && index != member;
}

// may_write returns whether an instruction may write the built-in: it names the variable, and is no access of another
// member.
static bool may_write(const wd_spirv_module *module, const wd_spirv_instruction *instruction,
                      const point_size *built_in) {
    for (uint32_t i = 1; i < instruction->num_words; i++) {
        const uint32_t id = instruction->words[i];
        if ((id == built_in->variable && id) ||
            (is_variable(module, id, built_in->structure) &&
             !is_other_member(module, instruction, id, built_in->member))) {
            return true;
        }
    }
    return false;
}

bool wd_spirv_lacks_point_size(wd_allocator allocator, const uint32_t *words, size_t num_words) {
    wd_spirv_module *module = NULL;
    if (wd_spirv_module_create(allocator, words, num_words, &module, NULL) != WD_OK) {
        return false;
    }
    const point_size built_in = find(module);
    bool is_written = false;
    wd_spirv_instruction instruction;
    for (uint32_t i = wd_spirv_module_first_function(module);
         !is_written && wd_spirv_module_instruction(module, i, &instruction); i++) {
        is_written = may_write(module, &instruction, &built_in);
    }
    wd_spirv_module_destroy(module);
    return !is_written;
}
