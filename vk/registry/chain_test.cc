#include "vk/registry/chain.h"

#include <gtest/gtest.h>

namespace {

TEST(Chain, FindsTheFirstOfTheType) {
    VkBaseInStructure last = {VK_STRUCTURE_TYPE_MEMORY_DEDICATED_ALLOCATE_INFO, nullptr};
    VkBaseInStructure middle = {VK_STRUCTURE_TYPE_MEMORY_DEDICATED_ALLOCATE_INFO, &last};
    const VkBaseInStructure first = {VK_STRUCTURE_TYPE_EXPORT_MEMORY_ALLOCATE_INFO, &middle};
    EXPECT_EQ(wd_find_chained(&first, first.sType), &first);
    EXPECT_EQ(wd_find_chained(&first, middle.sType), &middle);
    EXPECT_EQ(wd_find_chained(&first, VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO), nullptr);
    EXPECT_EQ(wd_find_chained(nullptr, first.sType), nullptr);
}

TEST(Chain, RingsEnd) {
    VkBaseInStructure first = {VK_STRUCTURE_TYPE_EXPORT_MEMORY_ALLOCATE_INFO, nullptr};
    first.pNext = &first;
    EXPECT_EQ(wd_find_chained(&first, VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO), nullptr);
}

} // namespace
