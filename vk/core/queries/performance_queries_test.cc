// The profiling lock and performance queries: each rule violated, and the almost equal call that is correct.
#include <gtest/gtest.h>

#include <functional>
#include <utility>
#include <vector>

#include "testing/device/device.h"

using namespace wd::testing;

namespace {

class PerformanceQueriesTest : public DeviceTest {
  protected:
    void SetUp() override {
        auto features = Make<VkPhysicalDevicePerformanceQueryFeaturesKHR>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PERFORMANCE_QUERY_FEATURES_KHR);
        features.performanceCounterQueryPools = VK_TRUE;
        auto synchronization =
            Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
        synchronization.synchronization2 = VK_TRUE;
        synchronization.dynamicRendering = VK_TRUE;
        synchronization.pNext = &features;
        Options options;
        options.driver = Driver::kNull;
        options.api_version = VK_API_VERSION_1_3;
        options.device_next = &synchronization;
        options.device_extensions = {VK_KHR_PERFORMANCE_QUERY_EXTENSION_NAME};
        WD_START_DEVICE(options);
        acquire_ = DeviceProc<PFN_vkAcquireProfilingLockKHR>("vkAcquireProfilingLockKHR");
        release_ = DeviceProc<PFN_vkReleaseProfilingLockKHR>("vkReleaseProfilingLockKHR");
        MakePool(queue_family());
    }
    // Counters of the null driver have their scopes as indices.
    static constexpr uint32_t kOfCommandBuffers = 0, kOfInstances = 1, kOfCommands = 2;
    void MakePool(uint32_t family, uint32_t counter = kOfCommands, uint32_t count = 1,
                  uint32_t num_counters = 1) {
        const std::vector<uint32_t> indices = {counter, (counter + 1) % 3};
        auto counters = Make<VkQueryPoolPerformanceCreateInfoKHR>(
            VK_STRUCTURE_TYPE_QUERY_POOL_PERFORMANCE_CREATE_INFO_KHR);
        counters.queueFamilyIndex = family;
        counters.counterIndexCount = num_counters;
        counters.pCounterIndices = indices.data();
        auto info = Make<VkQueryPoolCreateInfo>(VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO);
        info.pNext = &counters;
        info.queryType = VK_QUERY_TYPE_PERFORMANCE_QUERY_KHR;
        info.queryCount = count;
        Check(vkCreateQueryPool(device(), &info, nullptr, &pool_), "vkCreateQueryPool");
        Defer([device = device(), pool = pool_] { vkDestroyQueryPool(device, pool, nullptr); });
        VkCommandBuffer commands = Begin();
        vkCmdResetQueryPool(commands, pool_, 0, count);
        Submit(commands);
        ClearMessages();
    }
    void Acquire() {
        auto info = Make<VkAcquireProfilingLockInfoKHR>(VK_STRUCTURE_TYPE_ACQUIRE_PROFILING_LOCK_INFO_KHR);
        Check(acquire_(device(), &info), "vkAcquireProfilingLockKHR");
    }
    // Record calls the function before the recording ends.
    VkCommandBuffer Record(const std::function<void()> &change = {}) {
        VkCommandBuffer commands = Begin();
        vkCmdBeginQuery(commands, pool_, 0, 0);
        vkCmdEndQuery(commands, pool_, 0);
        if (change) {
            change();
        }
        vkEndCommandBuffer(commands);
        return commands;
    }
    void TrySubmit(VkCommandBuffer commands) {
        auto one = Make<VkCommandBufferSubmitInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_SUBMIT_INFO);
        one.commandBuffer = commands;
        auto second = Make<VkSubmitInfo2>(VK_STRUCTURE_TYPE_SUBMIT_INFO_2);
        second.commandBufferInfoCount = 1;
        second.pCommandBufferInfos = &one;
        vkQueueSubmit2(queue(), 1, &second, VK_NULL_HANDLE);
        vkQueueWaitIdle(queue());
        VkCommandBuffer reset = Begin();
        vkCmdResetQueryPool(reset, pool_, 0, 1);
        Submit(reset);
        auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        info.commandBufferCount = 1;
        info.pCommandBuffers = &commands;
        vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE);
        vkQueueWaitIdle(queue());
        reset = Begin();
        vkCmdResetQueryPool(reset, pool_, 0, 1);
        Submit(reset);
    }
    void ExpectOfSubmit(const char *text) {
        ExpectMessage("VUID-vkQueueSubmit2-commandBuffer-03880", text);
        ExpectMessage("VUID-vkQueueSubmit-pCommandBuffers-03220", text);
        ExpectSilence();
    }

    PFN_vkAcquireProfilingLockKHR acquire_ = nullptr;
    PFN_vkReleaseProfilingLockKHR release_ = nullptr;
    VkQueryPool pool_ = VK_NULL_HANDLE;
};

// --- The profiling lock

TEST_F(PerformanceQueriesTest, TheProfilingLockIsHeld) {
    Acquire();
    const VkCommandBuffer commands = Record(), other = Record([this] { Acquire(); });
    TrySubmit(commands);
    TrySubmit(other);
    ExpectSilence();
    TrySubmit(Record([this] {
        release_(device());
        Acquire();
    }));
    ExpectOfSubmit("and the profiling lock was released while the command buffer was recorded");
    release_(device());
    TrySubmit(commands);
    ExpectSilence();
    const VkCommandBuffer without = Record([this] { Acquire(); });
    ExpectMessage("VUID-vkCmdBeginQuery-queryPool-03223", "the profiling lock was not held when the");
    ExpectSilence();
    TrySubmit(without);
    ExpectOfSubmit("and the profiling lock was not held when the recording began");
    release_(device());
    ExpectSilence();
    release_(device());
    ExpectMessage("VUID-vkReleaseProfilingLockKHR-device-03235", "does not hold the profiling lock");
    ExpectSilence();
}

// --- Performance queries

TEST_F(PerformanceQueriesTest, BeginWithTheFirstCommand) {
    Acquire();
    MakePool(queue_family(), kOfCommandBuffers);
    VkCommandBuffer commands = Begin();
    vkCmdBeginQuery(commands, pool_, 0, 0);
    vkCmdDispatchBase(commands, 0, 0, 0, 0, 0, 0);
    vkCmdEndQuery(commands, pool_, 0);
    vkEndCommandBuffer(commands);
    ClearMessages(); // No pipeline is bound.
    commands = Begin();
    vkCmdSetLineWidth(commands, 1);
    vkCmdBeginQuery(commands, pool_, 0, 0);
    ExpectMessage("VUID-vkCmdBeginQuery-queryPool-03224", "and the command buffer has commands before");
    vkCmdEndQuery(commands, pool_, 0);
    vkEndCommandBuffer(commands);
    ExpectSilence();
    MakePool(queue_family());
    commands = Begin();
    vkCmdSetLineWidth(commands, 1);
    vkCmdBeginQuery(commands, pool_, 0, 0);
    vkCmdEndQuery(commands, pool_, 0);
    vkEndCommandBuffer(commands);
    ExpectSilence();
    release_(device());
}

TEST_F(PerformanceQueriesTest, EndWithTheLastCommand) {
    Acquire();
    const auto record = [this] {
        VkCommandBuffer commands = Begin();
        vkCmdBeginQuery(commands, pool_, 0, 0);
        vkCmdSetLineWidth(commands, 1);
        vkCmdEndQuery(commands, pool_, 0);
        vkCmdSetStencilReference(commands, VK_STENCIL_FACE_FRONT_BIT, 1);
        vkEndCommandBuffer(commands);
    };
    record();
    ExpectSilence();
    MakePool(queue_family(), kOfCommandBuffers);
    VkCommandBuffer commands = Begin();
    vkCmdBeginQuery(commands, pool_, 0, 0);
    vkCmdSetLineWidth(commands, 1);
    vkCmdEndQuery(commands, pool_, 0);
    vkEndCommandBuffer(commands);
    ExpectSilence();
    record();
    ExpectMessage("VUID-vkCmdEndQuery-queryPool-03227",
                  "and other commands were recorded after vkCmdEndQuery");
    ExpectSilence();
    release_(device());
}

TEST_F(PerformanceQueriesTest, OfInstancesAreAroundThem) {
    Acquire();
    const auto record = [this] {
        auto info = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
        info.renderArea.extent = {4, 4};
        info.layerCount = 1;
        VkCommandBuffer commands = Begin();
        vkCmdBeginRendering(commands, &info);
        vkCmdBeginQuery(commands, pool_, 0, 0);
        vkCmdEndQuery(commands, pool_, 0);
        vkCmdEndRendering(commands);
        vkEndCommandBuffer(commands);
    };
    record();
    ExpectSilence();
    MakePool(queue_family(), kOfInstances);
    record();
    ExpectMessage("VUID-vkCmdBeginQuery-queryPool-03225", "and a render pass instance is active");
    ExpectMessage("VUID-vkCmdEndQuery-queryPool-03228", "and a render pass instance is active");
    ExpectSilence();
    release_(device());
}

TEST_F(PerformanceQueriesTest, AreResetElsewhere) {
    Acquire();
    VkCommandBuffer commands = Begin();
    vkCmdResetQueryPool(commands, pool_, 0, 1);
    vkCmdBeginQuery(commands, pool_, 0, 0);
    ExpectMessage("VUID-vkCmdBeginQuery-None-02863", "and the command buffer resets the query");
    vkCmdEndQuery(commands, pool_, 0);
    vkEndCommandBuffer(commands);
    ExpectSilence();
    MakePool(queue_family(), kOfCommands, 2);
    commands = Begin();
    vkCmdBeginQuery(commands, pool_, 0, 0);
    vkCmdEndQuery(commands, pool_, 0);
    vkCmdResetQueryPool(commands, pool_, 1, 1);
    ExpectSilence();
    vkCmdResetQueryPool(commands, pool_, 0, 2);
    ExpectMessage("VUID-vkCmdResetQueryPool-firstQuery-02862",
                  "query is 0, and the command buffer begins the query");
    vkEndCommandBuffer(commands);
    ExpectSilence();
    release_(device());
}

TEST_F(PerformanceQueriesTest, AreOfOnePoolAndTheQueueFamily) {
    Acquire();
    const VkQueryPool first = pool_;
    MakePool(queue_family());
    VkCommandBuffer commands = Begin();
    vkCmdBeginQuery(commands, first, 0, 0);
    vkCmdEndQuery(commands, first, 0);
    ExpectSilence();
    vkCmdBeginQuery(commands, pool_, 0, 0);
    ExpectMessage("VUID-vkCmdBeginQuery-queryPool-03226", "another pool of performance queries");
    vkCmdEndQuery(commands, pool_, 0);
    vkEndCommandBuffer(commands);
    ExpectSilence();
    MakePool(1);
    commands = Begin();
    vkCmdBeginQuery(commands, pool_, 0, 0);
    ExpectMessage("VUID-vkCmdBeginQuery-queryPool-07289", "the queue family of queryPool is 1");
    vkCmdEndQuery(commands, pool_, 0);
    vkEndCommandBuffer(commands);
    ExpectSilence();
    release_(device());
}

TEST_F(PerformanceQueriesTest, HaveCountersOfTheFamily) {
    const auto create = [this](uint32_t family, uint32_t counter) {
        auto counters = Make<VkQueryPoolPerformanceCreateInfoKHR>(
            VK_STRUCTURE_TYPE_QUERY_POOL_PERFORMANCE_CREATE_INFO_KHR);
        counters.queueFamilyIndex = family;
        counters.counterIndexCount = 1;
        counters.pCounterIndices = &counter;
        auto info = Make<VkQueryPoolCreateInfo>(VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO);
        info.pNext = &counters;
        info.queryType = VK_QUERY_TYPE_PERFORMANCE_QUERY_KHR;
        info.queryCount = 1;
        VkQueryPool made = VK_NULL_HANDLE;
        vkCreateQueryPool(device(), &info, nullptr, &made);
        vkDestroyQueryPool(device(), made, nullptr);
    };
    create(2, 2);
    ExpectSilence();
    create(2, 3);
    ExpectMessage("VUID-VkQueryPoolPerformanceCreateInfoKHR-pCounterIndices-03321",
                  "pCounterIndices[0] is 3, queue family 2 has 3 counters");
    create(3, 2);
    ExpectMessage("VUID-VkQueryPoolPerformanceCreateInfoKHR-queueFamilyIndex-03236",
                  "queueFamilyIndex is 3, the number of queue families is 3");
    ExpectSilence();
}

TEST_F(PerformanceQueriesTest, HaveResultsOfTheirCounters) {
    alignas(8) VkPerformanceCounterResultKHR results[8] = {};
    MakePool(queue_family(), kOfCommands, 2, 2);
    const auto get = [&](void *data, VkDeviceSize stride, uint32_t count = 2) {
        vkGetQueryPoolResults(device(), pool_, 0, count, sizeof results / 2, data, stride, 0);
    };
    get(results, 2 * sizeof *results);
    get(results, 0, 1);
    get(results, 12, 1); // One result has no stride.
    ExpectSilence();
    get(reinterpret_cast<char *>(results) + 4, 2 * sizeof *results);
    ExpectMessage("VUID-vkGetQueryPoolResults-queryType-03229",
                  "the size of VkPerformanceCounterResultKHR is 8");
    get(results, 20);
    ExpectMessage(VK_HEADER_VERSION > 309 ? "VUID-vkGetQueryPoolResults-queryCount-12253"
                                          : "VUID-vkGetQueryPoolResults-queryType-03229",
                  "stride is 20");
    ExpectSilence();
    get(results, sizeof *results);
    ExpectMessage("VUID-vkGetQueryPoolResults-queryType-04519",
                  "stride is 8, the 2 counters of queryPool need 16 bytes");
    ExpectSilence();
}

// A query of the null driver takes two passes.
TEST_F(PerformanceQueriesTest, HavePasses) {
    Acquire();
    const VkCommandBuffer commands = Record();
    auto pass = Make<VkPerformanceQuerySubmitInfoKHR>(VK_STRUCTURE_TYPE_PERFORMANCE_QUERY_SUBMIT_INFO_KHR);
    auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    info.pNext = &pass;
    info.commandBufferCount = 1;
    info.pCommandBuffers = &commands;
    pass.counterPassIndex = 1;
    vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE);
    vkQueueWaitIdle(queue());
    ExpectSilence();
    pass.counterPassIndex = 2;
    vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE);
    vkQueueWaitIdle(queue());
    ExpectMessage("VUID-VkPerformanceQuerySubmitInfoKHR-counterPassIndex-03221",
                  "counterPassIndex is 2, the number of passes of the queries is 2");
    ClearMessages(); // The query was not reset.
    alignas(8) VkPerformanceCounterResultKHR result = {};
    const auto get = [&] {
        vkGetQueryPoolResults(device(), pool_, 0, 1, sizeof result, &result, sizeof result, 0);
    };
    get();
    ExpectMessage("VUID-vkGetQueryPoolResults-queryType-09441",
                  "whose counters need 2 passes, and no submission has counterPassIndex 0");
    ClearMessages();
    pass.counterPassIndex = 0;
    vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE);
    vkQueueWaitIdle(queue());
    ClearMessages();
    get();
    ExpectSilence();
    release_(device());
}

} // namespace
