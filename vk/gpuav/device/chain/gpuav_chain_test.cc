#include "vk/gpuav/device/chain/gpuav_chain.h"
#include "vk/registry/chain.h"

#include <gtest/gtest.h>
#include <vulkan/vk_layer.h>

#include <cstring>

#include "vk/util/failing_allocator.h"

namespace {

class ChainTest : public ::testing::Test {
  protected:
    ChainTest() {
        wd_arena_init(&arena_, wd_allocator_default(), 0);
        loader_.sType = VK_STRUCTURE_TYPE_LOADER_DEVICE_CREATE_INFO;
        loader_.pNext = &vulkan11_;
        vulkan11_.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES;
        vulkan11_.multiview = VK_TRUE;
        vulkan11_.pNext = &features_;
        features_.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2;
        features_.pNext = &unknown_;
        unknown_.sType = static_cast<VkStructureType>(0x7ffffff0);
    }
    ~ChainTest() override {
        wd_arena_finish(&arena_);
    }

    wd_arena arena_;
    VkLayerDeviceCreateInfo loader_ = {};
    VkPhysicalDeviceVulkan11Features vulkan11_ = {};
    VkPhysicalDeviceFeatures2 features_ = {};
    VkBaseInStructure unknown_ = {};
};

TEST_F(ChainTest, FindsTheFirstOfAType) {
    EXPECT_EQ(wd_find_chained(&loader_, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2), &features_);
    EXPECT_EQ(wd_find_chained(&loader_, VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO), nullptr);
    EXPECT_EQ(wd_find_chained(nullptr, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2), nullptr);
}

TEST_F(ChainTest, ReplacesInTheMiddleOfACopy) {
    VkPhysicalDeviceFeatures2 copy = features_;
    copy.features.fragmentStoresAndAtomics = VK_TRUE;
    const VkLayerDeviceCreateInfo loader_before = loader_;
    auto *head = static_cast<const VkBaseInStructure *>(
        wd_gpuav_chain_replace(&arena_, &loader_, &features_, reinterpret_cast<VkBaseOutStructure *>(&copy)));
    ASSERT_NE(head, nullptr);
    EXPECT_NE(static_cast<const void *>(head), static_cast<const void *>(&loader_));
    EXPECT_EQ(head->sType, VK_STRUCTURE_TYPE_LOADER_DEVICE_CREATE_INFO);
    auto *second = reinterpret_cast<const VkPhysicalDeviceVulkan11Features *>(head->pNext);
    EXPECT_EQ(second->multiview, VK_TRUE);
    EXPECT_EQ(second->pNext, &copy);
    EXPECT_EQ(copy.pNext, &unknown_);
    EXPECT_EQ(std::memcmp(&loader_, &loader_before, sizeof(loader_)), 0);
    EXPECT_EQ(vulkan11_.pNext, &features_);
    EXPECT_EQ(features_.features.fragmentStoresAndAtomics, VK_FALSE);
}

TEST_F(ChainTest, AStructOfUnknownSizeBeforeTheNodeCannotBeCopied) {
    unknown_.pNext = reinterpret_cast<const VkBaseInStructure *>(&features_);
    features_.pNext = nullptr;
    VkPhysicalDeviceFeatures2 copy = features_;
    EXPECT_EQ(
        wd_gpuav_chain_replace(&arena_, &unknown_, &features_, reinterpret_cast<VkBaseOutStructure *>(&copy)),
        nullptr);
}

TEST_F(ChainTest, AMissingNode) {
    VkPhysicalDeviceFeatures2 other = {}, copy = {};
    vulkan11_.pNext = nullptr;
    EXPECT_EQ(
        wd_gpuav_chain_replace(&arena_, &loader_, &other, reinterpret_cast<VkBaseOutStructure *>(&copy)),
        nullptr);
}

TEST_F(ChainTest, MemoryRunsOut) {
    wd_failing_allocator failing = {1, 0, 0};
    wd_arena arena;
    wd_arena_init(&arena, wd_failing_allocator_get(&failing), 0);
    VkPhysicalDeviceFeatures2 copy = features_;
    EXPECT_EQ(
        wd_gpuav_chain_replace(&arena, &loader_, &features_, reinterpret_cast<VkBaseOutStructure *>(&copy)),
        nullptr);
    wd_arena_finish(&arena);
    EXPECT_EQ(failing.alive, 0u);
}

} // namespace
