// Reads of memory that copies between buffers filled: a copy leaves undefined what is undefined in its source, and
// writes what anything may have written there, also later.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "vk/gpuav/testing/gpuav_uninitialized_fixture.h"

namespace wd::testing {
namespace {

// A copy leaves the bytes undefined that are undefined in its source.
TEST_P(UninitializedTest, CopiesOfUnwrittenBytesWriteNothing) {
    WD_START_DEVICE(MakeOptions());
    const Buffer source = MakeNewBuffer(kUsage, kSize);
    RunIn(source, kStore, 5);
    RunIn(buffer_, kStore, 6);
    Copy(source, buffer_, {{0, 0, kSize}});
    Run(kRead, 5);
    EXPECT_EQ(results_.words[0], 7u);
    ExpectSilence();
    Run(kRead, 6); // The copy replaced what the shader stored.
    ASSERT_EQ(messages().size(), 1u);
    const std::string text = messages()[0].text;
    EXPECT_NE(text.find("gpuav_uninitialized.comp:42"), std::string::npos) << text;
    EXPECT_NE(text.find("A copy may have replaced them by bytes that nothing wrote."), std::string::npos)
        << text;
    ExpectRead(4, 24);
    Run(kStore, 6);
    Run(kRead, 6);
    ExpectSilence();
    RunIn(source, kRead, 6);
    ExpectRead(4, 24);
    Stop();
    ExpectSilence();
}

// Of other distances than multiples of 32 bytes, the bits cannot be copied; nor can those of parts of 32 bytes.
TEST_P(UninitializedTest, CopiesOfPartsOfBitsCountAsWrites) {
    WD_START_DEVICE(MakeOptions());
    const Buffer source = MakeNewBuffer(kUsage, kSize);
    Copy(source, buffer_, {{0, 2048 + 16, 256}});
    Run(kRead, (2048 + 16) / 4);
    Run(kRead, (2048 + 128) / 4);
    ExpectSilence();
    Copy(source, buffer_, {{256, 512, 16}}); // Less than 32 bytes.
    Run(kRead, 128);
    ExpectSilence();
    Copy(source, buffer_, {{1032, 1064 + 32, 900}}); // From byte 8 of 32 bytes to byte 12.
    Run(kRead, (1064 + 32) / 4);
    Run(kRead, (1064 + 32 + 900 - 4) / 4);
    ExpectSilence();
    for (const uint32_t offset : {1280u, 1600u, 1916u}) {
        Run(kRead, offset / 4);
        ExpectRead(4, offset);
    }
    Stop();
    ExpectSilence();
}

TEST_P(UninitializedTest, DistancesOf32BytesAreFollowed) {
    WD_START_DEVICE(MakeOptions());
    const Buffer source = MakeNewBuffer(kUsage, kSize);
    RunIn(source, kStore, 21);
    std::vector<VkBufferCopy> regions;
    for (uint32_t i = 0; i < 40; i++) { // Bytes 64 to 95 of the source, 40 times.
        regions.push_back({64, 32 + i * 96, 32});
    }
    Copy(source, buffer_, regions);
    set_ = MakeSetFor(buffer_);
    for (const uint32_t i : {0u, 15u, 16u, 39u}) {
        Run(kRead, (32 + i * 96 + 20) / 4);
        ExpectSilence();
        Run(kRead, (32 + i * 96 + 16) / 4);
        ExpectRead(4, 32 + i * 96 + 16);
    }
    Stop();
    ExpectSilence();
}

// The copy is recorded before, and executed after, a command writes its source. So it counts as a write, and so do
// copies of its target, also in a circle.
TEST_P(UninitializedTest, LaterWritesOfTheSourceCount) {
    WD_START_DEVICE(MakeOptions());
    const Buffer first = MakeNewBuffer(kUsage, kSize), second = MakeNewBuffer(kUsage, kSize);
    const VkBufferCopy there = {0, 512, 1024}, on = {512, 0, 1024}, back = {0, 0, 1024};
    VkCommandBuffer commands = Begin();
    vkCmdCopyBuffer(commands, first.handle, second.handle, 1, &there);
    FullBarrier(commands);
    vkCmdCopyBuffer(commands, second.handle, buffer_.handle, 1, &on);
    FullBarrier(commands);
    vkCmdCopyBuffer(commands, buffer_.handle, first.handle, 1, &back);
    Submit([&](VkCommandBuffer fill) { vkCmdFillBuffer(fill, first.handle, 256, 128, 3); });
    Check(DeviceTest::Submit(commands), "vkQueueSubmit");
    RunIn(buffer_, kRead, 64);
    EXPECT_EQ(results_.words[0], 3u);
    RunIn(second, kRead, (256 + 512) / 4);
    ExpectSilence();
    RunIn(buffer_, kRead, 63);
    ExpectRead(4, 252);
    RunIn(second, kRead, (512 + 384) / 4);
    ExpectRead(4, 512 + 384);
    void *mapped; // From here on the host may write the first buffer, and so the others by the copies.
    if (vkMapMemory(device(), first.memory, 0, VK_WHOLE_SIZE, 0, &mapped) != VK_SUCCESS) {
        GTEST_SKIP() << "The driver has memory that cannot be mapped.";
    }
    RunIn(buffer_, kRead, 63);
    RunIn(second, kRead, (512 + 384) / 4);
    ExpectSilence();
    RunIn(second, kRead, 32);
    ExpectRead(4, 128);
    Stop();
    ExpectSilence();
}

// Stores, copies of their bits, copies of the copies and reads in one command buffer, with the barriers that the memory
// needs.
TEST_P(UninitializedTest, BitsAreCopiedInTheOrderOfCommands) {
    WD_START_DEVICE(MakeOptions());
    const Buffer first = MakeNewBuffer(kUsage, kSize), second = MakeNewBuffer(kUsage, kSize);
    const VkDescriptorSet source_set = MakeSetFor(first), target_set = MakeSetFor(buffer_);
    const auto dispatch = [&](VkCommandBuffer commands, VkDescriptorSet set, Operation operation,
                              uint32_t index) {
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, PipelineOf(operation));
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout_, 0, 1, &set, 0, nullptr);
        vkCmdPushConstants(commands, layout_, VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof index, &index);
        vkCmdDispatch(commands, 1, 1, 1);
        FullBarrier(commands);
    };
    const VkBufferCopy region = {0, 0, kSize};
    for (const uint32_t index : {9u, 10u}) {
        Submit([&](VkCommandBuffer commands) {
            dispatch(commands, source_set, kStore, 9);
            vkCmdCopyBuffer(commands, first.handle, second.handle, 1, &region);
            FullBarrier(commands);
            vkCmdCopyBuffer(commands, second.handle, buffer_.handle, 1, &region);
            FullBarrier(commands);
            dispatch(commands, target_set, kRead, index);
        });
        if (index == 9) {
            EXPECT_EQ(results_.words[0], 7u);
            ExpectSilence();
        }
    }
    ExpectRead(4, 40);
    Stop();
    ExpectSilence();
}

TEST_P(UninitializedTest, FurtherCopyCommandsAreFollowed) {
    Options options = MakeOptions();
    options.api_version = VK_API_VERSION_1_3;
    WD_START_DEVICE(options);
    const Buffer source = MakeNewBuffer(kUsage, kSize);
    RunIn(source, kStore, 5);
    auto region = Make<VkBufferCopy2>(VK_STRUCTURE_TYPE_BUFFER_COPY_2);
    region.size = 1024;
    auto info = Make<VkCopyBufferInfo2>(VK_STRUCTURE_TYPE_COPY_BUFFER_INFO_2);
    info.srcBuffer = source.handle;
    info.dstBuffer = buffer_.handle;
    info.regionCount = 1;
    info.pRegions = &region;
    Submit([&](VkCommandBuffer commands) {
        DeviceProc<PFN_vkCmdCopyBuffer2>("vkCmdCopyBuffer2")(commands, &info);
    });
    RunIn(buffer_, kRead, 5);
    ExpectSilence();
    Run(kRead, 6);
    ExpectRead(4, 24);
    Stop();
    ExpectSilence();
}

// Random stores, fills, copies and reads, against a list of the words that are written. Copies may be executed later
// than they are recorded. What is written is never reported; reports of the rest may be missing.
TEST_P(UninitializedTest, WrittenBytesAreSilentAfterAnyCopies) {
    constexpr uint32_t kBuffers = 3, kWords = 512;
    Options options = MakeOptions();
    options.settings["duplicate_message_limit"] = "0";
    WD_START_DEVICE(options);
    std::mt19937 random(5);
    const auto choose = [&random](uint32_t count) { return static_cast<uint32_t>(random() % count); };
    struct Recorded {
        VkCommandBuffer commands;
        std::function<void()> execute; // In the list.
    };
    std::vector<Buffer> buffers;
    std::vector<VkDescriptorSet> sets;
    std::vector<std::vector<bool>> is_written(kBuffers, std::vector<bool>(kWords));
    for (uint32_t i = 0; i < kBuffers; i++) {
        buffers.push_back(MakeNewBuffer(kUsage, kWords * 4));
        sets.push_back(MakeSetFor(buffers[i]));
    }
    const auto record = [&]() -> Recorded {
        const uint32_t from = choose(kBuffers), to = (from + 1 + choose(kBuffers - 1)) % kBuffers;
        const uint32_t unit = choose(8) ? 8 : 1; // Words; bits of fewer than eight are not copied.
        const uint32_t size = (1 + choose(16)) * unit;
        const uint32_t source = choose((kWords - size) / unit) * unit,
                       target = choose((kWords - size) / unit) * unit;
        const VkBufferCopy region = {source * 4, target * 4, size * 4};
        VkCommandBuffer commands = Begin();
        FullBarrier(commands);
        vkCmdCopyBuffer(commands, buffers[from].handle, buffers[to].handle, 1, &region);
        FullBarrier(commands);
        return {commands, [&is_written, from, to, source, target, size] {
                    std::copy_n(is_written[from].begin() + source, size, is_written[to].begin() + target);
                }};
    };
    std::vector<Recorded> waiting;
    uint32_t num_reports = 0;
    for (uint32_t step = 0; step < 500; step++) {
        const uint32_t at = choose(kBuffers), word = choose(kWords);
        set_ = sets[at];
        switch (choose(12)) {
        case 0:
        case 1:
        case 2:
            waiting.push_back(record());
            break;
        case 3:
        case 4:
        case 5:
            if (!waiting.empty()) {
                const uint32_t number = choose(static_cast<uint32_t>(waiting.size()));
                Check(DeviceTest::Submit(waiting[number].commands), "vkQueueSubmit");
                waiting[number].execute();
                waiting.erase(waiting.begin() + number);
            }
            break;
        case 6:
            Run(kStore, word);
            is_written[at][word] = true;
            break;
        case 7:
            if (step % 40 == 0) { // Rarely: what a fill may write stays silent.
                Submit([&](VkCommandBuffer commands) {
                    vkCmdFillBuffer(commands, buffers[at].handle, word * 4, 4, 1);
                });
                is_written[at][word] = true;
            }
            break;
        default:
            Run(kRead, word);
            if (is_written[at][word]) {
                ASSERT_TRUE(messages().empty()) << "step " << step << ": " << messages()[0].text;
            }
            num_reports += !messages().empty();
            ClearMessages();
            break;
        }
    }
    EXPECT_GT(num_reports, 25u);
    Stop();
    ClearMessages();
}

// The host may have written mapped memory.
TEST_P(UninitializedTest, CopiesOfMappedMemoryWrite) {
    WD_START_DEVICE(MakeOptions());
    const Buffer mapped = MakeBuffer(kSize, kUsage);
    Copy(mapped, buffer_, {{0, 0, 1024}});
    Run(kRead, 5);
    ExpectSilence();
    Run(kRead, 256);
    ExpectRead(4, 1024);
    Stop();
    ExpectSilence();
}

INSTANTIATE_TEST_SUITE_P(Everywhere, UninitializedTest,
                         ::testing::Values(Stack{"lavapipe", Driver::kLavapipe, {Layer::kWarden}}),
                         StackName);

} // namespace
} // namespace wd::testing
