// The search for the mappings of variables, against a comparison of each mapping with each variable.
#include "vk/shader/find_mappings.h"

#include <gtest/gtest.h>

#include <random>
#include <vector>

#include "vk/util/failing_allocator.h"

namespace wd::testing {
namespace {

#ifdef VK_EXT_descriptor_heap

using Mappings = std::vector<VkDescriptorSetAndBindingMappingEXT>;
using Variables = std::vector<wd_spirv_descriptor>;

VkDescriptorSetAndBindingMappingEXT Mapping(uint32_t set, uint32_t first, uint32_t count,
                                            VkDescriptorMappingSourceEXT source,
                                            VkSpirvResourceTypeFlagsEXT mask) {
    VkDescriptorSetAndBindingMappingEXT mapping = {};
    mapping.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_AND_BINDING_MAPPING_EXT;
    mapping.descriptorSet = set;
    mapping.firstBinding = first;
    mapping.bindingCount = count;
    mapping.resourceMask = mask;
    mapping.source = source;
    return mapping;
}

wd_spirv_descriptor Variable(uint32_t set, uint32_t binding, wd_spirv_descriptor_kind kind) {
    wd_spirv_descriptor variable = {};
    variable.set = set;
    variable.binding = binding;
    variable.kind = kind;
    return variable;
}

std::vector<wd_shader_found_mapping> Find(const Mappings &mappings, const Variables &variables) {
    const wd_allocator allocator = wd_allocator_default();
    VkShaderDescriptorSetAndBindingMappingInfoEXT info = {};
    info.sType = VK_STRUCTURE_TYPE_SHADER_DESCRIPTOR_SET_AND_BINDING_MAPPING_INFO_EXT;
    info.mappingCount = static_cast<uint32_t>(mappings.size());
    info.pMappings = mappings.data();
    std::vector<wd_shader_found_mapping> found(variables.size());
    EXPECT_TRUE(wd_shader_find_mappings(&allocator, &info, variables.data(), variables.size(), found.data()));
    return found;
}

// Bits that mappings may have for storage buffers and for uniform buffers, of which a kind may have several.
VkSpirvResourceTypeFlagsEXT MaskOf(wd_spirv_descriptor_kind kind) {
    return kind == WD_SPIRV_DESCRIPTOR_STORAGE_BUFFER
               ? VK_SPIRV_RESOURCE_TYPE_READ_ONLY_STORAGE_BUFFER_BIT_EXT |
                     VK_SPIRV_RESOURCE_TYPE_READ_WRITE_STORAGE_BUFFER_BIT_EXT
               : VK_SPIRV_RESOURCE_TYPE_UNIFORM_BUFFER_BIT_EXT;
}

void ExpectFound(const Mappings &mappings, const wd_spirv_descriptor &variable,
                 const wd_shader_found_mapping &found) {
    const VkDescriptorSetAndBindingMappingEXT *only = nullptr;
    uint32_t count = 0;
    bool in_heap = true;
    for (const VkDescriptorSetAndBindingMappingEXT &mapping : mappings) {
        if (mapping.descriptorSet == variable.set && variable.binding >= mapping.firstBinding &&
            variable.binding - mapping.firstBinding < mapping.bindingCount &&
            mapping.resourceMask & MaskOf(variable.kind)) {
            only = &mapping;
            in_heap &= mapping.source == VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_CONSTANT_OFFSET_EXT;
            count++;
        }
    }
    EXPECT_EQ(found.mapping, count == 1 ? only : nullptr);
    EXPECT_EQ(found.in_heap, in_heap);
}

TEST(FindMappingsTest, RandomMappingsAreFound) {
    std::mt19937 random(1);
    const VkSpirvResourceTypeFlagsEXT masks[] = {VK_SPIRV_RESOURCE_TYPE_ALL_EXT,
                                                 VK_SPIRV_RESOURCE_TYPE_UNIFORM_BUFFER_BIT_EXT,
                                                 VK_SPIRV_RESOURCE_TYPE_READ_ONLY_STORAGE_BUFFER_BIT_EXT, 0};
    for (int round = 0; round < 2000; round++) {
        Mappings mappings;
        Variables variables;
        const uint32_t base = round % 2 ? UINT32_MAX - 7 : 0; // Bindings may end after the last one.
        for (uint32_t i = random() % 6; i > 0; i--) {
            mappings.push_back(
                Mapping(random() % 2, base + random() % 8, random() % 8 ? random() % 5 : UINT32_MAX,
                        random() % 2 ? VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_CONSTANT_OFFSET_EXT
                                     : VK_DESCRIPTOR_MAPPING_SOURCE_PUSH_ADDRESS_EXT,
                        masks[random() % 4]));
        }
        for (uint32_t i = random() % 6; i > 0; i--) {
            variables.push_back(Variable(random() % 2, base + random() % 8,
                                         random() % 2 ? WD_SPIRV_DESCRIPTOR_STORAGE_BUFFER
                                                      : WD_SPIRV_DESCRIPTOR_UNIFORM_BUFFER));
        }
        const std::vector<wd_shader_found_mapping> found = Find(mappings, variables);
        for (size_t i = 0; i < variables.size(); i++) {
            ExpectFound(mappings, variables[i], found[i]);
        }
    }
}

// Comparing each of these mappings with each variable would take 69 billion steps.
TEST(FindMappingsTest, ManyVariablesHaveManyMappings) {
    const uint32_t count = 1 << 18;
    Mappings mappings;
    Variables variables;
    for (uint32_t i = 0; i < count; i++) {
        mappings.push_back(
            Mapping(3, i, 1, VK_DESCRIPTOR_MAPPING_SOURCE_PUSH_ADDRESS_EXT, VK_SPIRV_RESOURCE_TYPE_ALL_EXT));
        variables.push_back(Variable(3, count - 1 - i, WD_SPIRV_DESCRIPTOR_STORAGE_BUFFER));
    }
    const std::vector<wd_shader_found_mapping> found = Find(mappings, variables);
    for (uint32_t i = 0; i < count; i++) {
        ASSERT_EQ(found[i].mapping, &mappings[count - 1 - i]);
        ASSERT_FALSE(found[i].in_heap);
    }
}

TEST(FindMappingsTest, VariablesWithoutMappings) {
    const wd_allocator allocator = wd_allocator_default();
    const wd_spirv_descriptor variable = Variable(0, 0, WD_SPIRV_DESCRIPTOR_STORAGE_BUFFER);
    wd_shader_found_mapping found = {};
    ASSERT_TRUE(wd_shader_find_mappings(&allocator, nullptr, &variable, 1, &found));
    EXPECT_EQ(found.mapping, nullptr);
    EXPECT_TRUE(found.in_heap);
    ASSERT_TRUE(wd_shader_find_mappings(&allocator, nullptr, nullptr, 0, nullptr));
}

TEST(FindMappingsTest, MemoryMayRunOut) {
    const wd_spirv_descriptor variable = Variable(0, 0, WD_SPIRV_DESCRIPTOR_STORAGE_BUFFER);
    wd_shader_found_mapping found = {};
    wd_failing_allocator state = {1, 0, 0};
    const wd_allocator allocator = wd_failing_allocator_get(&state);
    EXPECT_FALSE(wd_shader_find_mappings(&allocator, nullptr, &variable, 1, &found));
    EXPECT_EQ(state.calls, 1u);
}

#else

TEST(FindMappingsTest, NeedHeadersThatKnowDescriptorHeaps) {
    GTEST_SKIP() << "the build's Vulkan headers lack VK_EXT_descriptor_heap; see './dev setup --newest'";
}

#endif

} // namespace
} // namespace wd::testing
