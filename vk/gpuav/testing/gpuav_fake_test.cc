// Behavior that real drivers do not show on demand: device loss, refused objects, missing memory.
#include <chrono>
#include <thread>

#include "vk/gpuav/testing/gpuav_fake_test.h"

namespace wd::testing {
namespace {

TEST_F(FakeTest, OurSetIsAtTheLastSlot) {
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    VkPipeline pipeline = MakePipeline(device);
    EXPECT_EQ(driver_.layout_sets, 8u);
    Record(device, pipeline, 3);
    EXPECT_EQ(driver_.bound.size(), 3u);
    EXPECT_EQ(driver_.bound_slot, 7u);
    EXPECT_EQ(driver_.barriers, 1);
    EXPECT_NE(driver_.bound[0], driver_.bound[1]);
    EXPECT_TRUE(device.findings.empty());
}

TEST_F(FakeTest, TheSlotIsNeverAbove32) {
    driver_.properties.limits.maxBoundDescriptorSets = 1024;
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    Record(device, MakePipeline(device), 1);
    EXPECT_EQ(driver_.layout_sets, 33u);
    EXPECT_EQ(driver_.bound_slot, 32u);
}

TEST_F(FakeTest, RecordsWrittenBeforeDeviceLossAreReported) {
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    VkCommandBuffer commands = Record(device, MakePipeline(device), 2);
    VkFence fence = device.MakeFence();
    device.Submit(commands, fence);
    Fail(driver_.bound[1], 9);
    EXPECT_TRUE(device.findings.empty());
    device.WaitForFence(fence, VK_ERROR_DEVICE_LOST);
    ASSERT_EQ(device.findings.size(), 1u);
    EXPECT_EQ(Count(device, "Index of 9 used to index descriptor array of length 6."), 1u);
    EXPECT_EQ(Count(device, "Dispatch Index 1."), 1u);
}

TEST_F(FakeTest, ATimeoutReadsNothing) {
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    VkCommandBuffer commands = Record(device, MakePipeline(device), 1);
    VkFence fence = device.MakeFence();
    device.Submit(commands, fence);
    Fail(driver_.bound[0], 9);
    device.WaitForFence(fence, VK_TIMEOUT);
    EXPECT_TRUE(device.findings.empty());
    device.WaitForFence(fence, VK_SUCCESS);
    EXPECT_EQ(device.findings.size(), 1u);
    EXPECT_EQ(driver_.bound[0][0], 0u) << "a region is zeroed after it was read";
}

TEST_F(FakeTest, ACommandBufferThatIsStillPendingIsReadWithTheLastSubmission) {
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    VkCommandBuffer commands = Record(device, MakePipeline(device), 1);
    VkFence first = device.MakeFence(), second = device.MakeFence();
    device.Submit(commands, first);
    device.Submit(commands, second);
    Fail(driver_.bound[0], 9);
    device.WaitForFence(first, VK_SUCCESS);
    EXPECT_TRUE(device.findings.empty());
    device.WaitForFence(second, VK_SUCCESS);
    EXPECT_EQ(device.findings.size(), 1u);
}

TEST_F(FakeTest, TracesOfNvPipelinesHaveRegions) {
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    // Any code that is instrumented.
    const VkPipelineShaderStageCreateInfo stage = Stage(MakeReader(device), VK_SHADER_STAGE_RAYGEN_BIT_NV);
    auto info = Make<VkRayTracingPipelineCreateInfoNV>(VK_STRUCTURE_TYPE_RAY_TRACING_PIPELINE_CREATE_INFO_NV);
    info.stageCount = 1;
    info.pStages = &stage;
    info.layout = MakeLayout(device);
    VkPipeline pipeline = VK_NULL_HANDLE;
    ASSERT_EQ(device.MakePipeline(info, &pipeline), VK_SUCCESS);
    const VkCommandBuffer commands = device.AllocateCommands();
    device.Begin(commands);
    device.BindPipeline(commands, pipeline, VK_PIPELINE_BIND_POINT_RAY_TRACING_NV);
    device.TraceNv(commands);
    device.TraceNv(commands);
    device.End(commands);
    ASSERT_EQ(driver_.bound.size(), 2u);
    EXPECT_NE(driver_.bound[0], driver_.bound[1]);
    const VkFence fence = device.MakeFence();
    device.Submit(commands, fence);
    device.WaitForFence(fence, VK_SUCCESS);
    EXPECT_TRUE(device.findings.empty());
    device.Submit(commands, fence);
    Fail(driver_.bound[1], 9);
    device.WaitForFence(fence, VK_SUCCESS);
    ASSERT_EQ(device.findings.size(), 1u);
    EXPECT_NE(device.findings[0].find("VUID-vkCmdTraceRaysNV-"), std::string::npos) << device.findings[0];
    EXPECT_NE(device.findings[0].find("Trace Rays Index 1"), std::string::npos) << device.findings[0];
}

// Our set would invalidate the heaps that the application bound before.
TEST_F(FakeTest, CommandsThatBindHeapsGetNoRegion) {
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    VkCommandBuffer commands = device.AllocateCommands();
    device.Begin(commands);
    device.BindPipeline(commands, MakePipeline(device));
    for (const char *name :
         {"vkCmdBindSamplerHeapINVENTED", "vkCmdBindResourceHeapINVENTED", "vkCmdPushDataINVENTED"}) {
        device.CallUnknown(commands, name);
        EXPECT_TRUE(driver_.bound.empty()) << name;
    }
    device.BindPipeline(commands, MakePipeline(device));
    device.CallUnknown(commands, "vkCmdDispatchINVENTED");
    EXPECT_EQ(driver_.bound.size(), 1u);
    device.Dispatch(commands);
    EXPECT_EQ(driver_.bound.size(), 2u);
    device.End(commands);
}

TEST_F(FakeTest, ASubmissionNeitherWaitsNorAsksWhetherWorkIsComplete) {
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    const VkPipeline pipeline = MakePipeline(device);
    const VkFence fence = device.MakeFence();
    for (const int dispatches : {1, 100, 20000}) { // Many dispatches need several slabs.
        const VkCommandBuffer commands = Record(device, pipeline, dispatches);
        for (int i = 0; i < 200; i++) { // All are pending together.
            device.Submit(commands);
        }
        device.Submit(commands, fence);
        Fail(driver_.bound.back(), 9);
        device.WaitForFence(fence, VK_SUCCESS);
        EXPECT_EQ(Count(device, "Index of 9"), 1u);
        device.findings.clear();
    }
    EXPECT_TRUE(driver_.waits.empty());
    EXPECT_EQ(driver_.submissions, 0);
}

// The thread of the layer waits, the application's does not.
TEST_F(FakeTest, WithBackgroundReadbackOnlyTheThreadOfTheLayerWaits) {
    options_.background_readback = true;
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    const VkCommandBuffer commands = Record(device, MakePipeline(device), 100);
    for (int i = 0; i < 200; i++) {
        device.Submit(commands);
    }
    const auto has_waited = [&] {
        std::lock_guard<std::mutex> lock(driver_.mutex);
        return !driver_.waits.empty();
    };
    for (int i = 0; i < 1200000 && !has_waited(); i++) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    EXPECT_TRUE(has_waited());
    std::lock_guard<std::mutex> lock(driver_.mutex);
    EXPECT_EQ(driver_.waits.count(std::this_thread::get_id()), 0u);
    EXPECT_EQ(driver_.submissions, 200);
}

TEST_F(FakeTest, RemainingRecordsAreReadWhenTheRecordingEnds) {
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    VkPipeline pipeline = MakePipeline(device);
    VkCommandBuffer commands = Record(device, pipeline, 1);
    device.Submit(commands);
    Fail(driver_.bound[0], 7);
    // The application knows the completion by other means.
    device.Begin(commands);
    EXPECT_EQ(Count(device, "Index of 7"), 1u);
    EXPECT_EQ(driver_.bound[0][0], 0u);
    device.BindPipeline(commands, pipeline);
    device.Dispatch(commands);
    device.End(commands);
    device.Submit(commands);
    Fail(driver_.bound[1], 8);
    device.FreeCommands(commands);
    EXPECT_EQ(Count(device, "Index of 8"), 1u);
    EXPECT_EQ(device.findings.size(), 2u);
}

TEST_F(FakeTest, RemainingRecordsAreReadWhenTheDeviceIsDestroyed) {
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    device.Submit(Record(device, MakePipeline(device), 1));
    Fail(driver_.bound[0], 7);
    device.Destroy();
    EXPECT_EQ(device.findings.size(), 1u);
}

TEST_F(FakeTest, OneInstructionInOneCommandIsOneFinding) {
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    VkCommandBuffer commands = Record(device, MakePipeline(device), 2);
    VkFence fence = device.MakeFence();
    device.Submit(commands, fence);
    Fail(driver_.bound[0], 7);
    Fail(driver_.bound[0], 8);
    Fail(driver_.bound[0], 7, 41); // Another instruction.
    Fail(driver_.bound[1], 7);
    for (int i = 1; i < 18; i++) { // There is room for 16 records of the maximum size.
        Fail(driver_.bound[1], 7);
    }
    // Records without room.
    driver_.bound[1][0] += 100000;
    device.WaitForFence(fence, VK_SUCCESS);
    EXPECT_EQ(device.findings.size(), 3u);
}

// A program that creates its pipelines again in each frame makes one mistake, not thousands.
TEST_F(FakeTest, ManyPipelinesOfOneShaderAreOneSite) {
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    const VkPipelineLayout layout = MakeLayout(device);
    const VkFence fence = device.MakeFence();
    const int kPipelines = 4000;
    for (int i = 0; i < kPipelines; i++) {
        VkPipeline pipeline = VK_NULL_HANDLE;
        device.MakePipeline(layout, device.MakeShader(index_storage_buffer, kWords), &pipeline);
        const VkCommandBuffer commands = Record(device, pipeline, 1);
        device.Submit(commands, fence);
        // Another value, at the same line of the shader.
        Fail(LatestRegion(), 6 + (uint32_t)i);
        if (i == kPipelines - 1) {
            Fail(LatestRegion(), 6, 41); // Another instruction is another site.
        }
        device.WaitForFence(fence, VK_SUCCESS);
        device.FreeCommands(commands);
        device.DestroyPipeline(pipeline);
    }
    ASSERT_EQ(device.findings.size(), 11u);
    EXPECT_NE(device.findings[9].find("This finding was reported 10 times, on 10 distinct pipelines."),
              std::string::npos)
        << device.findings[9];
    EXPECT_EQ(device.findings[10].find("distinct"), std::string::npos) << device.findings[10];
    device.Summarize();
    ASSERT_EQ(device.findings.size(), 12u);
    EXPECT_NE(device.findings[11].find("3990 repetitions of VUID-vkCmdDispatch-None-10068: Index of "),
              std::string::npos)
        << device.findings[11];
    EXPECT_NE(device.findings[11].find("(4000 distinct pipelines)"), std::string::npos)
        << device.findings[11];
}

// Damaged records of many command buffers are one finding.
TEST_F(FakeTest, DamagedRecordsOfManyCommandBuffersAreOneSite) {
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    const VkPipeline pipeline = MakePipeline(device);
    const VkFence fence = device.MakeFence();
    for (int i = 0; i < 20; i++) {
        device.Submit(Record(device, pipeline, 1), fence);
        for (uint32_t k = 0; k < 100; k++) {
            LatestRegion()[k] = 0xffffffffu;
        }
        device.WaitForFence(fence, VK_SUCCESS);
    }
    EXPECT_EQ(Count(device, "WARDEN-gpuav-record-malformed"), 10u);
}

TEST_F(FakeTest, DamagedRecordsAreReported) {
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    VkCommandBuffer commands = Record(device, MakePipeline(device), 1);
    VkFence fence = device.MakeFence();
    device.Submit(commands, fence);
    for (uint32_t i = 0; i < 100; i++) {
        driver_.bound[0][i] = 0xffffffffu;
    }
    device.WaitForFence(fence, VK_SUCCESS);
    EXPECT_EQ(driver_.bound[0][50], 0u);
}

TEST_F(FakeTest, ARefusedModuleRunsWithoutInstrumentation) {
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    driver_.shader_result = VK_ERROR_INVALID_SHADER_NV;
    Record(device, MakePipeline(device), 1);
    EXPECT_TRUE(driver_.bound.empty());
    EXPECT_EQ(driver_.barriers, 0);
    EXPECT_EQ(Count(device, "WARDEN-gpuav-driver-refused"), 1u);
}

TEST_F(FakeTest, ARefusedPipelineIsCreatedWithoutInstrumentation) {
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    driver_.pipeline_result = VK_ERROR_UNKNOWN;
    VkPipeline pipeline = MakePipeline(device);
    EXPECT_NE(pipeline, VkPipeline(VK_NULL_HANDLE));
    Record(device, pipeline, 1);
    EXPECT_TRUE(driver_.bound.empty());
    EXPECT_EQ(Count(device, "WARDEN-gpuav-driver-refused"), 1u);
    device.DestroyPipeline(pipeline);
}

// These flags are newer than the oldest headers: VK_PIPELINE_CREATE_INDIRECT_BINDABLE_BIT_NV and
// VK_PIPELINE_CREATE_2_CAPTURE_DATA_BIT_KHR.
TEST_F(FakeTest, IndirectBindableAndCapturedPipelinesAreNotInstrumented) {
    for (VkPipelineCreateFlags flags : {0x40000u, 0x80000000u}) {
        FakeDevice device(&driver_, wd_allocator_default(), options_);
        const VkPipelineLayout layout = MakeLayout(device);
        VkPipeline pipeline = VK_NULL_HANDLE;
        for (int i = 0; i < 2; i++) {
            EXPECT_EQ(device.MakePipeline(layout, device.MakeShader(index_storage_buffer, kWords), &pipeline,
                                          flags),
                      VK_SUCCESS);
        }
        Record(device, pipeline, 1);
        EXPECT_TRUE(driver_.bound.empty());
        EXPECT_EQ(Count(device, "WARDEN-gpuav-pipeline-unsupported"), 1u);
        EXPECT_EQ(device.findings.size(), 1u);
        device.Destroy();
    }
}

TEST_F(FakeTest, WithoutMemoryOneRegionIsShared) {
    driver_.memory_left = 2; // Enough for the input buffer and the shared region.
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    VkPipeline pipeline = MakePipeline(device);
    device.Submit(Record(device, pipeline, 3));
    ASSERT_EQ(driver_.bound.size(), 3u);
    EXPECT_EQ(driver_.bound[0], driver_.bound[2]);
    EXPECT_EQ(Count(device, "WARDEN-gpuav-out-of-memory"), 1u);
    MakePipeline(device);
    EXPECT_EQ(device.findings.size(), 1u);
    Fail(driver_.bound[0], 7);
    device.Destroy();
    EXPECT_EQ(Count(device, "Index of 7"), 1u);
}

TEST_F(FakeTest, WithoutAnyMemoryNothingIsInstrumented) {
    driver_.memory_left = 0;
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    Record(device, MakePipeline(device), 1);
    EXPECT_EQ(driver_.layout_sets, 1u);
    EXPECT_TRUE(driver_.bound.empty());
    EXPECT_EQ(Count(device, "WARDEN-gpuav-device-unsupported"), 1u);
    EXPECT_EQ(device.findings.size(), 1u);
}

TEST_F(FakeTest, ALayoutAtALimitIsUnchanged) {
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    for (int i = 0; i < 2; i++) {
        device.MakePipelineLayout(
            {device.MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC, 4)})});
    }
    EXPECT_EQ(driver_.layout_sets, 1u);
    device.MakePipelineLayout(
        {device.MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC, 3)})});
    EXPECT_EQ(driver_.layout_sets, 8u);
    EXPECT_EQ(Count(device, "maxDescriptorSetStorageBuffersDynamic"), 1u);
    EXPECT_EQ(device.findings.size(), 1u);
}

TEST_F(FakeTest, StagesThatCannotStoreAreNamed) {
    driver_.features.fragmentStoresAndAtomics = VK_FALSE;
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    EXPECT_EQ(Count(device, "fragmentStoresAndAtomics"), 1u);
    // Compute shaders can store on every device.
    Record(device, MakePipeline(device), 1);
    EXPECT_EQ(driver_.bound.size(), 1u);
}

TEST_F(FakeTest, AnInvalidModuleIsReportedOnce) {
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    VkPipelineLayout layout = MakeLayout(device);
    const uint32_t words[6] = {0xdeadbeef};
    VkPipeline pipeline;
    for (int i = 0; i < 2; i++) {
        EXPECT_EQ(device.MakePipeline(layout, device.MakeShader(words, 6), &pipeline), VK_SUCCESS);
    }
    EXPECT_EQ(Count(device, "WARDEN-gpuav-shader-invalid"), 1u);
    EXPECT_EQ(device.findings.size(), 1u);
}

TEST_F(FakeTest, OwnObjectsAreDestroyed) {
    size_t before;
    {
        FakeDevice device(&driver_, wd_allocator_default(), options_);
        before = driver_.alive.size();
        device.Destroy();
        EXPECT_LT(driver_.alive.size(), before);
    }
    driver_.alive.clear();
    {
        FakeDevice device(&driver_, wd_allocator_default(), options_);
        VkPipeline pipeline = MakePipeline(device);
        device.Submit(Record(device, pipeline, 100));
        device.DestroyPipeline(pipeline);
    }
    // The application's set layout, pipeline layout and module.
    EXPECT_EQ(driver_.alive.size(), 3u);
}

TEST_F(FakeTest, ThreadsRecordSubmitAndWait) {
    constexpr int kThreads = 4, kRounds = 50;
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    VkPipeline pipeline = MakePipeline(device);
    std::mutex queue_mutex;
    std::vector<VkCommandBuffer> commands;
    std::vector<VkFence> fences;
    for (int t = 0; t < kThreads; t++) {
        commands.push_back(device.AllocateCommands());
    }
    for (int i = 0; i < kThreads * kRounds; i++) {
        fences.push_back(device.MakeFence());
    }
    std::vector<std::thread> threads;
    for (int t = 0; t < kThreads; t++) {
        threads.emplace_back([&, t] {
            for (int round = 0; round < kRounds; round++) {
                device.Begin(commands[t]);
                device.BindPipeline(commands[t], pipeline);
                for (int k = 0; k < 30; k++) {
                    device.Dispatch(commands[t]);
                }
                device.End(commands[t]);
                VkFence fence = fences[t * kRounds + round];
                {
                    std::lock_guard<std::mutex> lock(queue_mutex);
                    Fail(LatestRegion(), 7, (uint32_t)(t * kRounds + round));
                    device.Submit(commands[t], fence);
                }
                device.WaitForFence(fence, VK_SUCCESS);
            }
        });
    }
    for (std::thread &thread : threads) {
        thread.join();
    }
    EXPECT_EQ(device.findings.size(), (size_t)kThreads * kRounds);
    EXPECT_EQ(Count(device, "Dispatch Index 29."), (size_t)kThreads * kRounds);
}

} // namespace
} // namespace wd::testing
