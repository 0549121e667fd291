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
    EXPECT_EQ(reflection_->num_spec_constants, 4u);
}

TEST_F(ReflectionTest, SizesOfTypes) {
    Read("comp", kCompute);
    const wd_shader_constants defaults = {reflection_, nullptr, nullptr};
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
    const wd_shader_constants specialized = {reflection_, &info, nullptr};
    ASSERT_TRUE(wd_shader_type_size(&specialized, all->type, &size));
    EXPECT_EQ(size, 84u);
    EXPECT_TRUE(wd_shader_changes_types(&specialized));
    EXPECT_FALSE(wd_shader_changes_types(&defaults));
}

// Sorted map entries give the same answers as those that are searched one by one.
TEST_F(ReflectionTest, MapEntriesAreFound) {
    Read("comp", kCompute);
    std::mt19937 random(1);
    const wd_allocator allocator = wd_allocator_default();
    for (int round = 0; round < 200; round++) {
        std::vector<VkSpecializationMapEntry> entries(random() % 12);
        for (VkSpecializationMapEntry &entry : entries) {
            entry.constantID = random() % 8;
            entry.offset = random() % 4;
            entry.size = random() % 5;
        }
        const uint32_t data[2] = {5, 6};
        const VkSpecializationInfo info = {static_cast<uint32_t>(entries.size()), entries.data(), sizeof data,
                                           data};
        wd_shader_map_entry *sorted = wd_shader_sort_entries(allocator, &info);
        EXPECT_EQ(sorted == nullptr, entries.empty());
        const wd_shader_constants fast = {reflection_, &info, sorted}, slow = {reflection_, &info, nullptr};
        for (uint32_t id = 0; id < 9; id++) {
            const VkSpecializationMapEntry *first = nullptr;
            for (size_t i = entries.size(); i > 0; i--) {
                first = entries[i - 1].constantID == id ? &entries[i - 1] : first;
            }
            EXPECT_EQ(wd_shader_first_entry(&fast, id), first);
            EXPECT_EQ(wd_shader_first_entry(&slow, id), first);
        }
        for (uint32_t id = 0; id < wd_spirv_module_bound(reflection_->module); id++) {
            EXPECT_EQ(wd_shader_specialized_entry(&fast, id), wd_shader_specialized_entry(&slow, id));
        }
        wd_free(&allocator, sorted);
    }
}

// ManyConstants returns a module with `count` specialization constants, whose SpecId falls as their id rises.
std::vector<uint32_t> ManyConstants(uint32_t count) {
    const uint32_t type = 1, first = 2;
    std::vector<uint32_t> words = {
        SpvMagicNumber, 0x10000, 0, first + count, 0, 2u << 16 | SpvOpCapability, SpvCapabilityShader};
    words.insert(words.end(),
                 {3u << 16 | SpvOpMemoryModel, SpvAddressingModelLogical, SpvMemoryModelGLSL450});
    for (uint32_t i = 0; i < count; i++) {
        words.insert(words.end(), {4u << 16 | SpvOpDecorate, first + i, SpvDecorationSpecId, count - 1 - i});
    }
    words.insert(words.end(), {4u << 16 | SpvOpTypeInt, type, 32, 0});
    for (uint32_t i = 0; i < count; i++) {
        words.insert(words.end(), {4u << 16 | SpvOpSpecConstant, type, first + i, i});
    }
    return words;
}

// Each of a million constants has an entry: comparing each with each would take a trillion steps.
TEST_F(ReflectionTest, ManyConstantsHaveManyEntries) {
    const uint32_t count = 1 << 20;
    words_ = ManyConstants(count);
    const wd_allocator allocator = wd_allocator_default();
    ASSERT_EQ(wd_shader_reflection_create(allocator, words_.data(), words_.size(), &reflection_), WD_OK);
    ASSERT_EQ(reflection_->num_spec_constants, count);
    std::vector<VkSpecializationMapEntry> entries;
    for (uint32_t i = 0; i < count; i++) {
        entries.push_back({i, 0, 4});
    }
    const uint32_t data = 7;
    const VkSpecializationInfo info = {count, entries.data(), sizeof data, &data};
    wd_shader_map_entry *sorted = wd_shader_sort_entries(allocator, &info);
    const wd_shader_constants constants = {reflection_, &info, sorted};
    for (uint32_t i = 0; i < count; i++) {
        const wd_shader_decoration *found = wd_shader_find_spec_constant(reflection_, i);
        ASSERT_NE(found, nullptr);
        ASSERT_EQ(found->id, 2 + count - 1 - i);
        ASSERT_EQ(wd_shader_specialized_entry(&constants, found->id), &entries[i]);
    }
    EXPECT_EQ(wd_shader_find_spec_constant(reflection_, count), nullptr);
    wd_free(&allocator, sorted);
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
        const wd_shader_constants constants = {reflection, &info, nullptr};
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
