// Usages and scopes against hand-computed ones.

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "vk/syncval/model/sync_scope.h"

namespace {

// Bits of VkPipelineStageFlags2 and VkAccessFlags2, written out: the tables under test have the names.
constexpr uint64_t kDrawIndirect = 0x2, kVertexInput = 0x4, kVertexShader = 0x8, kFragmentShader = 0x80,
                   kEarlyTests = 0x100, kLateTests = 0x200, kColorOutput = 0x400, kComputeShader = 0x800,
                   kAllTransfer = 0x1000, kHost = 0x4000, kAllGraphics = 0x8000, kAllCommands = 0x10000,
                   kTopOfPipe = 0x1, kBottomOfPipe = 0x2000, kCopy = 0x100000000, kResolve = 0x200000000,
                   kBlit = 0x400000000, kClear = 0x800000000, kIndexInput = 0x1000000000,
                   kVertexAttributeInput = 0x2000000000, kPreRasterization = 0x4000000000;
constexpr uint64_t kShaderRead = 0x20, kShaderWrite = 0x40, kTransferRead = 0x800, kTransferWrite = 0x1000,
                   kMemoryRead = 0x8000, kMemoryWrite = 0x10000, kVertexAttributeRead = 0x4;
constexpr uint32_t kGraphicsQueue = 1, kComputeQueue = 2, kTransferQueue = 4;

TEST(SyncTables, UsagesAreValidPairs) {
    EXPECT_EQ(WD_SYNC_COPY_TRANSFER_WRITE, wd_sync_usage_find(kCopy, kTransferWrite));
    EXPECT_EQ(WD_SYNC_NONE, wd_sync_usage_find(kClear, kTransferRead));
    EXPECT_EQ(WD_SYNC_NONE, wd_sync_usage_find(kVertexShader, kTransferRead));
    EXPECT_EQ(WD_SYNC_VERTEX_ATTRIBUTE_INPUT_VERTEX_ATTRIBUTE_READ,
              wd_sync_usage_find(kVertexInput, kVertexAttributeRead));
    EXPECT_TRUE(wd_sync_usage_writes(WD_SYNC_IMAGE_LAYOUT_TRANSITION));
    EXPECT_FALSE(wd_sync_usage_writes(WD_SYNC_COPY_TRANSFER_READ));
    // Inputs of acceleration structure builds are read as SHADER_READ, because its members are not supported
    // there.
    EXPECT_EQ(0x20u, wd_sync_usage_table[WD_SYNC_ACCELERATION_STRUCTURE_BUILD_SHADER_READ].access);
    std::set<std::string> names;
    for (const wd_sync_usage_info &usage : wd_sync_usage_table) {
        EXPECT_TRUE(names.insert(usage.name).second) << usage.name;
    }
}

TEST(SyncScope, ExpandsCombinedStages) {
    EXPECT_EQ(kIndexInput | kVertexAttributeInput, wd_sync_expand_stages(kVertexInput, 0));
    EXPECT_EQ(kCopy | kResolve | kBlit | kClear | 0x10000000, wd_sync_expand_stages(kAllTransfer, 0));
    EXPECT_EQ(0u, wd_sync_expand_stages(kTopOfPipe | kBottomOfPipe, 0));
    EXPECT_EQ(kVertexShader | 0x70 | 0x80000 | 0x100000 | 0x20000000000,
              wd_sync_expand_stages(kPreRasterization, 0));
    const uint64_t on_transfer = wd_sync_expand_stages(kAllCommands, kTransferQueue);
    EXPECT_EQ(kCopy, on_transfer & (kCopy | kComputeShader | kColorOutput | kHost));
    const uint64_t on_compute = wd_sync_expand_stages(kAllCommands, kComputeQueue);
    EXPECT_EQ(kComputeShader | kDrawIndirect | kCopy,
              on_compute & (kComputeShader | kDrawIndirect | kCopy | kVertexShader));
    EXPECT_EQ(0u, wd_sync_expand_stages(kAllCommands, 0) & kHost);
    EXPECT_EQ(0u, wd_sync_expand_stages(kAllGraphics, kGraphicsQueue) & (kComputeShader | kCopy));
}

TEST(SyncScope, AddsEarlierAndLaterStages) {
    const uint64_t before_fragment = wd_sync_first_scope(kFragmentShader, 0, 0).stages;
    EXPECT_EQ(kVertexShader | kEarlyTests | kDrawIndirect | kIndexInput,
              before_fragment & (kVertexShader | kEarlyTests | kDrawIndirect | kIndexInput | kLateTests |
                                 kColorOutput | kComputeShader | kCopy));
    EXPECT_EQ(kLateTests | kColorOutput | kFragmentShader,
              wd_sync_second_scope(kFragmentShader, 0, 0).stages);
    EXPECT_EQ(kComputeShader, wd_sync_second_scope(kComputeShader, 0, 0).stages);
    EXPECT_NE(0u, wd_sync_second_scope(kDrawIndirect, 0, 0).stages & kComputeShader);
    EXPECT_EQ(kHost, wd_sync_first_scope(kHost, 0, 0).stages);
    // Conditional rendering is not ordered among the other stages.
    EXPECT_EQ(0x40000u, wd_sync_first_scope(0x40000, 0, 0).stages);
    EXPECT_EQ(0x40000u, wd_sync_second_scope(0x40000, 0, 0).stages);
    // Transfers are not in a pipeline with draws or dispatches.
    const uint64_t draws = kAllGraphics | kComputeShader;
    EXPECT_EQ(0u, wd_sync_second_scope(draws, 0, 0).stages & wd_sync_first_scope(kAllTransfer, 0, 0).stages);
    EXPECT_EQ(0u, wd_sync_second_scope(kAllTransfer, 0, 0).stages & wd_sync_first_scope(draws, 0, 0).stages);
}

std::set<uint32_t> Members(const wd_sync_mask &mask) {
    std::set<uint32_t> members;
    for (uint32_t usage = 0; usage < WD_SYNC_USAGE_COUNT; usage++) {
        if (wd_sync_mask_test(&mask, usage)) {
            members.insert(usage);
        }
    }
    return members;
}

TEST(SyncScope, EndsOfThePipe) {
    EXPECT_EQ(0u, wd_sync_first_scope(kTopOfPipe, kMemoryWrite, 0).stages);
    EXPECT_EQ(0u, wd_sync_second_scope(kBottomOfPipe, kMemoryRead, 0).stages);
    EXPECT_EQ(wd_sync_expand_stages(kAllCommands, 0), wd_sync_first_scope(kBottomOfPipe, 0, 0).stages);
    EXPECT_EQ(wd_sync_expand_stages(kAllCommands, 0), wd_sync_second_scope(kTopOfPipe, 0, 0).stages);
    EXPECT_EQ((std::set<uint32_t>{WD_SYNC_IMAGE_LAYOUT_TRANSITION}),
              Members(wd_sync_second_scope(kTopOfPipe, kMemoryRead, 0).usages));
}

TEST(SyncScope, LayoutTransitionsAreOperationsOfAllCommands) {
    for (uint64_t accesses : {uint64_t{0}, kMemoryRead, kMemoryWrite}) {
        EXPECT_EQ(1u, Members(wd_sync_first_scope(kAllCommands, accesses, 0).usages)
                          .count(WD_SYNC_IMAGE_LAYOUT_TRANSITION));
        EXPECT_EQ(1u, Members(wd_sync_second_scope(kAllCommands, accesses, 0).usages)
                          .count(WD_SYNC_IMAGE_LAYOUT_TRANSITION));
    }
    const uint64_t others = wd_sync_expand_stages(kAllCommands, 0) & ~WD_SYNC_STAGE_LAYOUT;
    EXPECT_EQ(
        0u,
        Members(wd_sync_second_scope(others, kMemoryWrite, 0).usages).count(WD_SYNC_IMAGE_LAYOUT_TRANSITION));
    EXPECT_EQ(kAllCommands, wd_sync_combine_stages(WD_SYNC_STAGE_LAYOUT)); // Only ALL_COMMANDS includes them.
    EXPECT_EQ(kAllCommands, wd_sync_narrowest_stages(WD_SYNC_STAGE_LAYOUT));
}

TEST(SyncScope, AccessScopesAreRestrictedToTheStagesGiven) {
    using Set = std::set<uint32_t>;
    EXPECT_EQ((Set{WD_SYNC_COPY_TRANSFER_WRITE, WD_SYNC_RESOLVE_TRANSFER_WRITE, WD_SYNC_BLIT_TRANSFER_WRITE,
                   WD_SYNC_CLEAR_TRANSFER_WRITE, WD_SYNC_ACCELERATION_STRUCTURE_COPY_TRANSFER_WRITE}),
              Members(wd_sync_first_scope(kAllTransfer, kTransferWrite, 0).usages));
    EXPECT_EQ((Set{WD_SYNC_VERTEX_SHADER_SHADER_SAMPLED_READ, WD_SYNC_VERTEX_SHADER_SHADER_STORAGE_READ,
                   WD_SYNC_VERTEX_SHADER_SHADER_BINDING_TABLE_READ}),
              Members(wd_sync_second_scope(kVertexShader, kShaderRead, 0).usages));
    // Later stages are in the execution scope only.
    EXPECT_EQ((Set{WD_SYNC_COMPUTE_SHADER_SHADER_STORAGE_WRITE,
                   WD_SYNC_COMPUTE_SHADER_SHADER_TILE_ATTACHMENT_WRITE_QCOM}),
              Members(wd_sync_second_scope(kComputeShader, kMemoryWrite, 0).usages));
    EXPECT_EQ((Set{WD_SYNC_COLOR_ATTACHMENT_OUTPUT_COLOR_ATTACHMENT_WRITE}),
              Members(wd_sync_first_scope(kColorOutput, kMemoryWrite, 0).usages));
    EXPECT_TRUE(Members(wd_sync_first_scope(kColorOutput, kShaderWrite, 0).usages).empty());
}

TEST(SyncScope, NarrowestStages) {
    const uint64_t everything = wd_sync_expand_stages(kAllCommands, 0);
    EXPECT_EQ(kAllCommands, wd_sync_narrowest_stages(everything));
    EXPECT_EQ(kColorOutput, wd_sync_narrowest_stages(wd_sync_later_stages(kColorOutput)));
    EXPECT_EQ(kVertexShader | kComputeShader,
              wd_sync_narrowest_stages(wd_sync_later_stages(kVertexShader) | kComputeShader));
    EXPECT_EQ(0u, wd_sync_narrowest_stages(0));
    for (uint64_t rest = everything & ~WD_SYNC_STAGE_LAYOUT; rest; rest &= rest - 1) {
        const uint64_t stages = wd_sync_later_stages(rest & (~rest + 1));
        EXPECT_EQ(stages, wd_sync_second_scope(wd_sync_narrowest_stages(stages), 0, 0).stages);
    }
}

TEST(SyncScope, CombinedStagesReplaceAllTheirMembers) {
    const uint64_t transfer = wd_sync_expand_stages(kAllTransfer, 0);
    EXPECT_EQ(kAllTransfer, wd_sync_narrowest_stages(transfer));
    EXPECT_EQ(kAllTransfer | kComputeShader, wd_sync_narrowest_stages(transfer | kComputeShader));
    EXPECT_EQ(kAllTransfer | kHost, wd_sync_combine_stages(transfer | kHost));
    for (uint64_t rest = transfer; rest; rest &= rest - 1) {
        const uint64_t but_one = transfer & ~(rest & (~rest + 1));
        EXPECT_EQ(but_one, wd_sync_narrowest_stages(but_one));
        EXPECT_EQ(but_one, wd_sync_combine_stages(but_one));
    }
    // If members of a combined stage are ordered, the later ones are implied by the earlier ones.
    const uint64_t shaders = wd_sync_expand_stages(kPreRasterization, 0);
    EXPECT_EQ(kPreRasterization, wd_sync_narrowest_stages(wd_sync_later_stages(shaders)));
    EXPECT_EQ(kPreRasterization | kColorOutput, wd_sync_combine_stages(shaders | kColorOutput));
    EXPECT_EQ(kVertexShader, wd_sync_narrowest_stages(wd_sync_later_stages(kVertexShader)));
    EXPECT_EQ(kIndexInput, wd_sync_narrowest_stages(wd_sync_later_stages(kIndexInput)));
    EXPECT_EQ(kVertexInput, wd_sync_combine_stages(kIndexInput | kVertexAttributeInput));
    EXPECT_EQ(kVertexAttributeInput, wd_sync_combine_stages(kVertexAttributeInput));
    // The members of ALL_GRAPHICS depend on the queue.
    const uint64_t graphics = wd_sync_expand_stages(kAllGraphics, 0);
    EXPECT_EQ(0u, wd_sync_combine_stages(graphics) & kAllGraphics);
    EXPECT_EQ(graphics, wd_sync_expand_stages(wd_sync_combine_stages(graphics), 0));
    EXPECT_EQ(kAllCommands | kHost, wd_sync_combine_stages(wd_sync_expand_stages(kAllCommands, 0) | kHost));
    EXPECT_EQ(0u, wd_sync_combine_stages(0));
}

} // namespace
