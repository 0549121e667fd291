// Reflections, constants and sizes, without a device: what is read of a module, and modules that make no sense.
#include "vk/shader/reflection.h"

#include <gtest/gtest.h>

#include <random>

#include "vk/shader/shader_glsl_testing.h"
#include "vk/shader/shader_types.h"

namespace wd::testing {
namespace {

constexpr char kCompute[] = R"(#version 450
layout(local_size_x_id = 5, local_size_y = 2) in;
layout(constant_id = 1) const uint kCount = 4;
layout(constant_id = 2) const int kOffset = -3;
layout(constant_id = 3) const bool kFlag = true;
layout(push_constant) uniform Constants { layout(offset = 16) mat3 first; layout(row_major) mat2x3 second; vec3 third[2]; };
layout(set = 0, binding = 1) buffer Items { float values[]; } items[kCount * 2 + 1];
layout(set = 0, binding = 2) buffer Unused { float unused; };
shared vec3 all[kCount];
void never_called() {
    unused = 1;
}
float called() {
    return items[1].values[0] + first[0].x + second[0].x + third[1].x + all[0].x;
}
void main() {
    if (kFlag) {
        items[0].values[kOffset + 3] = called();
    }
}
)";

class ReflectionTest : public ::testing::Test {
  protected:
    void Read(const char *stage, const char *text) {
        words_ = CompileGlsl(stage, text);
        ASSERT_EQ(
            wd_shader_reflection_create(wd_allocator_default(), words_.data(), words_.size(), &reflection_),
            WD_OK);
    }
    ~ReflectionTest() override {
        wd_shader_reflection_destroy(reflection_);
    }
    const wd_shader_variable *Find(uint32_t storage_class, size_t number = 0) {
        const wd_shader_entry &entry = reflection_->entries[0];
        for (uint32_t i = 0; i < entry.num_variables; i++) {
            if (entry.variables[i].storage_class == storage_class && number-- == 0) {
                return &entry.variables[i];
            }
        }
        return nullptr;
    }
    std::vector<uint32_t> words_;
    wd_shader_reflection *reflection_ = nullptr;
};

TEST_F(ReflectionTest, EntryPointAndUsedVariables) {
    Read("comp", kCompute);
    ASSERT_EQ(reflection_->num_entries, 1u);
    EXPECT_EQ(wd_shader_find_entry(reflection_, "main", VK_SHADER_STAGE_COMPUTE_BIT), reflection_->entries);
    EXPECT_EQ(wd_shader_find_entry(reflection_, "main", VK_SHADER_STAGE_VERTEX_BIT), nullptr);
    EXPECT_EQ(wd_shader_find_entry(reflection_, "mai", VK_SHADER_STAGE_COMPUTE_BIT), nullptr);
    EXPECT_TRUE(wd_shader_is_used(Find(SpvStorageClassPushConstant)));
    EXPECT_TRUE(wd_shader_is_used(Find(SpvStorageClassWorkgroup)));
    ASSERT_EQ(reflection_->descriptors.num_descriptors, 2u);
    for (size_t i = 0; i < 2; i++) {
        const wd_spirv_descriptor &descriptor = reflection_->descriptors.descriptors[i];
        EXPECT_EQ(wd_shader_is_used(wd_shader_entry_variable(reflection_->entries, descriptor.variable)),
                  descriptor.binding == 1);
    }
    EXPECT_NE(reflection_->workgroup_size, 0u);
    EXPECT_TRUE(reflection_->has_spec_constants);
}

TEST_F(ReflectionTest, SizesOfTypes) {
    Read("comp", kCompute);
    const wd_shader_constants defaults = {reflection_, nullptr};
    const wd_shader_variable *constants = Find(SpvStorageClassPushConstant);
    uint64_t size = 0;
    // mat3 at 16 (three columns of 16), row_major mat2x3 at 64 (three rows of 8), vec3[2] at 96.
    ASSERT_TRUE(wd_shader_type_size(&defaults, constants->type, &size));
    EXPECT_EQ(wd_shader_type_begin(reflection_, constants->type), 16u);
    EXPECT_EQ(size, 124u);
    const wd_shader_variable *all = Find(SpvStorageClassWorkgroup);
    ASSERT_TRUE(wd_shader_type_size(&defaults, all->type, &size));
    EXPECT_EQ(size, 48u);
    const uint32_t count = 7;
    const VkSpecializationMapEntry entry = {1, 0, 4};
    const VkSpecializationInfo info = {1, &entry, 4, &count};
    const wd_shader_constants specialized = {reflection_, &info};
    ASSERT_TRUE(wd_shader_type_size(&specialized, all->type, &size));
    EXPECT_EQ(size, 84u);
    EXPECT_TRUE(wd_shader_changes_types(&specialized));
    EXPECT_FALSE(wd_shader_changes_types(&defaults));
}

// Any words that vk/spirv reads can be asked for anything.
TEST_F(ReflectionTest, DamagedModules) {
    const std::vector<uint32_t> good = CompileGlsl("comp", kCompute);
    std::mt19937 random(1);
    const uint32_t count = 100;
    const VkSpecializationMapEntry entry = {1, 0, 4};
    const VkSpecializationInfo info = {1, &entry, 4, &count};
    const wd_allocator allocator = wd_allocator_default();
    for (int i = 0; i < 20000; i++) {
        std::vector<uint32_t> words = good;
        for (uint32_t changes = random() % 4 + 1; changes; changes--) {
            uint32_t &word = words[5 + random() % (words.size() - 5)];
            word = random() % 2 ? word ^ 1u << random() % 32 : good[5 + random() % (good.size() - 5)];
        }
        wd_shader_reflection *reflection = nullptr;
        if (wd_shader_reflection_create(allocator, words.data(), words.size(), &reflection) != WD_OK) {
            continue;
        }
        const wd_shader_constants constants = {reflection, &info};
        for (uint32_t id = 0; id < wd_spirv_module_bound(reflection->module) && id < 1000; id++) {
            uint64_t value;
            (void)wd_shader_constant(&constants, id, &value);
            (void)wd_shader_type_size(&constants, id, &value);
        }
        (void)wd_shader_changes_types(&constants);
        wd_shader_reflection_destroy(reflection);
    }
}

} // namespace
} // namespace wd::testing
