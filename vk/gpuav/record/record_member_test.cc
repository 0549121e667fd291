// The members that accesses through physical pointers are to, as the module names them.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "vk/gpuav/record/record_internal.h"
#include "vk/gpuav/record/record_shaders.h"

namespace {

// Members returns the members of all accesses in a module.
template <size_t N> std::set<std::string> Members(const uint32_t (&words)[N]) {
    std::set<std::string> members;
    wd_spirv_module *module = nullptr;
    EXPECT_EQ(wd_spirv_module_create(wd_allocator_default(), words, N, &module, nullptr), WD_OK);
    for (uint32_t i = 0; i < wd_spirv_module_num_instructions(module); i++) {
        wd_spirv_instruction instruction;
        wd_spirv_module_instruction(module, i, &instruction);
        if (instruction.opcode != SpvOpLoad && instruction.opcode != SpvOpStore) {
            continue;
        }
        wd_string_builder text;
        wd_string_init(&text, wd_allocator_default());
        if (wd_record_append_member(&text, module, i)) {
            members.insert(text.text);
        }
        wd_string_finish(&text);
    }
    wd_spirv_module_destroy(module);
    return members;
}

TEST(RecordMember, NamesStructMemberAndType) {
    EXPECT_EQ(Members(record_member_names), (std::set<std::string>{
                                                "struct Scene, member time (double)",
                                                "struct Scene, member cameras[...].eye (vec3)",
                                                "struct Scene, member cameras[2].view[1][0] (float)",
                                                "struct Scene, member cameras[...].flags[...] (uint)",
                                            }));
}

TEST(RecordMember, AModuleWithoutNamesOrPointers) {
    EXPECT_TRUE(Members(record_shader_line).empty());
    EXPECT_TRUE(Members(record_member_stripped).empty());
}

} // namespace
