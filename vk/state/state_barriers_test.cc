// Barriers of version 1 in the terms of version 2.
#include "vk/state/state_barriers.h"

#include <gtest/gtest.h>

#include "vk/registry/hooks.h"

// WD_STATE_BARRIERS_OF names the members that it sets.
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"

namespace {

constexpr VkPipelineStageFlags kFrom = VK_PIPELINE_STAGE_TRANSFER_BIT,
                               kTo = VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT;

VkImageMemoryBarrier ImageBarrier() {
    VkImageMemoryBarrier barrier = {};
    barrier.sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER;
    barrier.srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT;
    barrier.dstAccessMask = VK_ACCESS_SHADER_READ_BIT;
    barrier.oldLayout = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL;
    barrier.newLayout = VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL;
    barrier.srcQueueFamilyIndex = 1;
    barrier.dstQueueFamilyIndex = 2;
    barrier.image = reinterpret_cast<VkImage>(7);
    barrier.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 1, 2, 3, 4};
    return barrier;
}

VkImageMemoryBarrier2 Second(const VkImageMemoryBarrier &first) {
    VkImageMemoryBarrier2 barrier = {};
    barrier.sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER_2;
    barrier.srcStageMask = kFrom;
    barrier.dstStageMask = kTo;
    barrier.srcAccessMask = first.srcAccessMask;
    barrier.dstAccessMask = first.dstAccessMask;
    barrier.oldLayout = first.oldLayout;
    barrier.newLayout = first.newLayout;
    barrier.srcQueueFamilyIndex = first.srcQueueFamilyIndex;
    barrier.dstQueueFamilyIndex = first.dstQueueFamilyIndex;
    barrier.image = first.image;
    barrier.subresourceRange = first.subresourceRange;
    return barrier;
}

void ExpectEqual(const wd_state_barrier &a, const wd_state_barrier &b) {
    EXPECT_EQ(a.kind, b.kind);
    EXPECT_EQ(a.src_stages, b.src_stages);
    EXPECT_EQ(a.dst_stages, b.dst_stages);
    EXPECT_EQ(a.src_accesses, b.src_accesses);
    EXPECT_EQ(a.dst_accesses, b.dst_accesses);
    EXPECT_EQ(a.src_family, b.src_family);
    EXPECT_EQ(a.dst_family, b.dst_family);
    EXPECT_EQ(a.buffer, b.buffer);
    EXPECT_EQ(a.offset, b.offset);
    EXPECT_EQ(a.size, b.size);
    EXPECT_EQ(a.image, b.image);
    EXPECT_EQ(a.old_layout, b.old_layout);
    EXPECT_EQ(a.new_layout, b.new_layout);
    EXPECT_EQ(a.range.baseMipLevel, b.range.baseMipLevel);
    EXPECT_EQ(a.range.layerCount, b.range.layerCount);
}

wd_CmdPipelineBarrier_args Command() {
    wd_CmdPipelineBarrier_args args = {};
    args.srcStageMask = kFrom;
    args.dstStageMask = kTo;
    args.dependencyFlags = VK_DEPENDENCY_BY_REGION_BIT;
    return args;
}

TEST(StateBarriers, ImageBarriersOfBothVersionsAreEqual) {
    const VkImageMemoryBarrier image = ImageBarrier();
    const VkImageMemoryBarrier2 image2 = Second(image);
    wd_CmdPipelineBarrier_args args = Command();
    args.imageMemoryBarrierCount = 1;
    args.pImageMemoryBarriers = &image;
    VkDependencyInfo info = {};
    info.dependencyFlags = args.dependencyFlags;
    info.imageMemoryBarrierCount = 1;
    info.pImageMemoryBarriers = &image2;
    const wd_state_barriers first = WD_STATE_BARRIERS_OF(&args, args.dependencyFlags);
    const wd_state_barriers second = wd_state_barriers_of_info(&info);
    ASSERT_EQ(first.num[WD_STATE_BARRIER_IMAGE], 1u);
    ASSERT_EQ(second.num[WD_STATE_BARRIER_IMAGE], 1u);
    EXPECT_EQ(first.flags, second.flags);
    const wd_state_barrier a = wd_state_barriers_get(&first, WD_STATE_BARRIER_IMAGE, 0);
    const wd_state_barrier b = wd_state_barriers_get(&second, WD_STATE_BARRIER_IMAGE, 0);
    ExpectEqual(a, b);
    EXPECT_TRUE(wd_state_barrier_changes_owner(&a));
}

TEST(StateBarriers, EqualAndIgnoredFamiliesKeepTheOwner) {
    wd_state_barrier barrier = {};
    barrier.src_family = barrier.dst_family = 3;
    EXPECT_FALSE(wd_state_barrier_changes_owner(&barrier));
    barrier.dst_family = VK_QUEUE_FAMILY_IGNORED;
    EXPECT_FALSE(wd_state_barrier_changes_owner(&barrier));
    barrier.dst_family = 4;
    EXPECT_TRUE(wd_state_barrier_changes_owner(&barrier));
}

TEST(StateBarriers, MemoryAndBufferBarriersHaveTheStagesOfTheCommand) {
    VkMemoryBarrier memory = {};
    memory.srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT;
    VkBufferMemoryBarrier buffers[2] = {};
    buffers[1].buffer = reinterpret_cast<VkBuffer>(9);
    buffers[1].offset = 16;
    buffers[1].size = VK_WHOLE_SIZE;
    wd_CmdPipelineBarrier_args args = Command();
    args.memoryBarrierCount = 1;
    args.pMemoryBarriers = &memory;
    args.bufferMemoryBarrierCount = 2;
    args.pBufferMemoryBarriers = buffers;
    const wd_state_barriers barriers = WD_STATE_BARRIERS_OF(&args, 0);
    const wd_state_barrier first = wd_state_barriers_get(&barriers, WD_STATE_BARRIER_MEMORY, 0);
    const wd_state_barrier second = wd_state_barriers_get(&barriers, WD_STATE_BARRIER_BUFFER, 1);
    EXPECT_EQ(first.src_accesses, VK_ACCESS_2_TRANSFER_WRITE_BIT);
    for (const wd_state_barrier &barrier : {first, second}) {
        EXPECT_EQ(barrier.src_stages, kFrom);
        EXPECT_EQ(barrier.dst_stages, kTo);
    }
    EXPECT_EQ(second.buffer, buffers[1].buffer);
    EXPECT_EQ(second.offset, 16u);
    EXPECT_EQ(second.size, VK_WHOLE_SIZE);
    EXPECT_EQ(wd_state_barriers_stages(&barriers).src, kFrom);
}

TEST(StateBarriers, StagesOfVersion2AreThoseOfAllBarriers) {
    VkMemoryBarrier2 memory = {};
    memory.srcStageMask = VK_PIPELINE_STAGE_2_COPY_BIT;
    VkBufferMemoryBarrier2 buffer = {};
    buffer.srcStageMask = VK_PIPELINE_STAGE_2_HOST_BIT;
    buffer.dstStageMask = VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT;
    VkDependencyInfo info = {};
    info.memoryBarrierCount = info.bufferMemoryBarrierCount = 1;
    info.pMemoryBarriers = &memory;
    info.pBufferMemoryBarriers = &buffer;
    const wd_state_barriers barriers = wd_state_barriers_of_info(&info);
    EXPECT_EQ(wd_state_barriers_stages(&barriers).src,
              VK_PIPELINE_STAGE_2_COPY_BIT | VK_PIPELINE_STAGE_2_HOST_BIT);
    EXPECT_EQ(wd_state_barriers_stages(&barriers).dst, VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT);
}

TEST(StateBarriers, ChainsOfVersion2AreFound) {
    const VkBaseInStructure chained = {};
    VkMemoryBarrier2 memory = {};
    VkDependencyInfo info = {};
    info.memoryBarrierCount = 1;
    info.pMemoryBarriers = &memory;
    wd_state_barriers barriers = wd_state_barriers_of_info(&info);
    EXPECT_FALSE(wd_state_barriers_has_chain(&barriers));
    memory.pNext = &chained;
    EXPECT_TRUE(wd_state_barriers_has_chain(&barriers));
    memory.pNext = nullptr;
    info.pNext = &chained;
    barriers = wd_state_barriers_of_info(&info);
    EXPECT_TRUE(wd_state_barriers_has_chain(&barriers));
}

TEST(StateBarriers, MissingArraysAndDependenciesHaveNoBarriers) {
    wd_CmdPipelineBarrier_args args = Command();
    args.imageMemoryBarrierCount = 5;
    EXPECT_EQ(WD_STATE_BARRIERS_OF(&args, 0).num[WD_STATE_BARRIER_IMAGE], 0u);
    const wd_state_barriers none = wd_state_barriers_of_info(nullptr);
    EXPECT_EQ(none.num[WD_STATE_BARRIER_MEMORY], 0u);
    EXPECT_TRUE(none.is_second);
}

} // namespace
