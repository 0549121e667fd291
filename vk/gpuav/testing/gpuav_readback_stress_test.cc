// Threads record, submit and wait on one device: each record that shaders wrote is reported once, whichever thread
// finds its submission complete.
#include <atomic>
#include <mutex>

#include "vk/gpuav/testing/gpuav_fake_test.h"
#include "vk/util/stress_rounds.h"

namespace wd::testing {
namespace {

constexpr int kThreads = 4;

// CountReported returns how many findings were reported, with those that were only counted.
size_t CountReported(FakeDevice &device) {
    size_t count = 0;
    for (const std::string &text : device.findings) {
        count += text.find("Index of ") != std::string::npos;
    }
    device.findings.clear();
    device.Summarize();
    for (const std::string &text : device.findings) {
        size_t repetitions = 0;
        const size_t at = text.find(" repetitions of ");
        for (size_t digit = text.rfind('\n', at) + 1; at != std::string::npos && digit < at; digit++) {
            const char c = text[digit];
            repetitions = c >= '0' && c <= '9' ? repetitions * 10 + static_cast<size_t>(c - '0') : 0;
        }
        count += repetitions;
    }
    return count;
}

TEST_F(FakeTest, RecordsOfManyThreadsAreReportedOnce) {
    const int rounds = StressRounds(300);
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    const VkPipeline pipeline = MakePipeline(device);
    VkCommandBuffer commands[kThreads];
    VkFence fences[kThreads];
    for (int i = 0; i < kThreads; i++) {
        commands[i] = device.AllocateCommands();
        fences[i] = device.MakeFence();
    }
    std::mutex queue; // As vkQueueSubmit asks for.
    std::atomic<size_t> num_failed{0}, num_left{0};
    RunThreads(kThreads, [&](int number) {
        for (int round = 0; round < rounds; round++) {
            device.Begin(commands[number]);
            device.BindPipeline(commands[number], pipeline);
            uint32_t *regions[3];
            for (uint32_t *&region : regions) {
                device.Dispatch(commands[number]);
                region = LatestRegion();
                num_left += region[0] != 0; // A region is empty when shaders get it.
            }
            device.End(commands[number]);
            {
                std::lock_guard<std::mutex> lock(queue);
                device.Submit(commands[number], fences[number]);
            }
            for (int i = 0; i <= round % 3; i++) {
                Fail(regions[i], 6 + static_cast<uint32_t>(round));
                num_failed++;
            }
            device.WaitForFence(fences[number], VK_SUCCESS);
        }
    });
    EXPECT_EQ(num_left, 0u);
    EXPECT_EQ(CountReported(device), num_failed);
}

// One command buffer is pending in submissions that several threads wait for: the last one reads its records.
TEST_F(FakeTest, RecordsOfASharedCommandBuffer) {
    const int rounds = StressRounds(100);
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    const VkPipeline pipeline = MakePipeline(device);
    const VkCommandBuffer commands = Record(device, pipeline, 1);
    uint32_t *region = LatestRegion();
    VkFence fences[kThreads];
    for (VkFence &fence : fences) {
        fence = device.MakeFence();
    }
    for (int round = 0; round < rounds; round++) {
        for (const VkFence fence : fences) {
            device.Submit(commands, fence);
        }
        Fail(region, 7);
        RunThreads(kThreads, [&](int number) { device.WaitForFence(fences[number], VK_SUCCESS); });
        ASSERT_EQ(region[0], 0u) << "round " << round;
    }
    EXPECT_EQ(CountReported(device), static_cast<size_t>(rounds));
}

} // namespace
} // namespace wd::testing
