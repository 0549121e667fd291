// The positions of tables in device-local memory, on a fake discrete device.
#include "vk/gpuav/testing/gpuav_fake_test.h"

namespace wd::testing {
namespace {

class PositionsTest : public FakeTest {
  protected:
    PositionsTest() {
        driver_.properties.deviceType = VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU;
        VkPhysicalDeviceLimits &limits = driver_.properties.limits;
        limits.minUniformBufferOffsetAlignment = 64;
        limits.maxDescriptorSetUniformBuffersDynamic = 8;
        limits.maxPerStageDescriptorUniformBuffers = 12;
        driver_.mappable_size = UINT64_C(16) << 30;
    }

    // Creates a pipeline and its layout.
    void MakePipelineAndSets(FakeDevice &device) {
        const VkDescriptorSetLayout sets =
            device.MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1),
                                  Binding(1, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 6)});
        layout_ = device.MakePipelineLayout({sets});
        ASSERT_EQ(device.MakePipeline(layout_, device.MakeShader(index_storage_buffer, kWords), &pipeline_),
                  VK_SUCCESS);
        first_ = device.MakeSet(sets);
        second_ = device.MakeSet(sets);
    }

    // Records a dispatch with each of the sets.
    VkCommandBuffer RecordSets(FakeDevice &device, const std::vector<VkDescriptorSet> &sets) {
        const VkCommandBuffer commands = device.AllocateCommands();
        device.Begin(commands);
        device.BindPipeline(commands, pipeline_);
        for (VkDescriptorSet set : sets) {
            device.BindSet(commands, layout_, 0, set, {});
            device.Dispatch(commands);
        }
        device.End(commands);
        return commands;
    }

    // The number of allocations of device-local memory.
    size_t NumDeviceLocal() const {
        size_t count = 0;
        for (const auto &memory : driver_.memory) {
            count += driver_.memory_types.at(memory.first) == 1;
        }
        return count;
    }

    // ExpectPositionsInRegions expects that shaders read positions from regions.
    void ExpectPositionsInRegions() {
        FakeDevice device(&driver_, wd_allocator_default(), options_);
        Record(device, MakePipeline(device), 1);
        ASSERT_EQ(driver_.bound.size(), 1u);
        EXPECT_EQ(driver_.bound_positions[0], nullptr);
        EXPECT_EQ(NumDeviceLocal(), 0u);
        EXPECT_TRUE(device.findings.empty());
    }

    VkPipeline pipeline_ = VK_NULL_HANDLE;
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkDescriptorSet first_ = VK_NULL_HANDLE, second_ = VK_NULL_HANDLE;
};

TEST_F(PositionsTest, CommandsWithEqualSetsShareACopy) {
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    MakePipelineAndSets(device);
    RecordSets(device, {first_, first_, second_, second_});
    ASSERT_EQ(driver_.bound_positions.size(), 4u);
    const std::vector<uint32_t *> &positions = driver_.bound_positions;
    ASSERT_NE(positions[0], nullptr);
    EXPECT_EQ(positions[0], positions[1]);
    EXPECT_NE(positions[0], positions[2]);
    EXPECT_EQ(positions[2], positions[3]);
    EXPECT_NE(positions[0][0], 0u);
    EXPECT_NE(positions[2][0], 0u);
    EXPECT_NE(positions[0][0], positions[2][0]);
    EXPECT_EQ(std::set<uint32_t *>(driver_.bound.begin(), driver_.bound.end()).size(), 4u);
    EXPECT_TRUE(device.findings.empty());
}

// The host reads regions, so they stay in host memory.
TEST_F(PositionsTest, RecordsStayInHostMemory) {
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    MakePipelineAndSets(device);
    const VkCommandBuffer commands = RecordSets(device, {first_, second_});
    EXPECT_GT(NumDeviceLocal(), 1u); // The tables, and the positions of a block.
    for (const auto &memory : driver_.memory) {
        const uint32_t *begin = memory.second.data(), *end = begin + memory.second.size();
        for (size_t i = 0; i < driver_.bound.size(); i++) {
            if (driver_.bound[i] >= begin && driver_.bound[i] < end) {
                EXPECT_EQ(driver_.memory_types[memory.first], 0u);
            }
            if (driver_.bound_positions[i] >= begin && driver_.bound_positions[i] < end) {
                EXPECT_EQ(driver_.memory_types[memory.first], 1u);
            }
        }
    }
    const VkFence fence = device.MakeFence();
    device.Submit(commands, fence);
    Fail(driver_.bound[1], 9);
    device.WaitForFence(fence, VK_SUCCESS);
    EXPECT_EQ(Count(device, "Dispatch Index 1."), 1u);
}

// A copy that another recording wrote is not reused.
TEST_F(PositionsTest, ANewRecordingWritesItsPositions) {
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    MakePipelineAndSets(device);
    const VkCommandBuffer commands = RecordSets(device, {first_});
    const uint32_t position = driver_.bound_positions[0][0];
    device.Begin(commands);
    device.BindPipeline(commands, pipeline_);
    for (VkDescriptorSet set : {second_, first_}) {
        device.BindSet(commands, layout_, 0, set, {});
        device.Dispatch(commands);
    }
    device.End(commands);
    ASSERT_EQ(driver_.bound_positions.size(), 3u);
    EXPECT_NE(driver_.bound_positions[1][0], position);
    EXPECT_EQ(driver_.bound_positions[2][0], position);
}

TEST_F(PositionsTest, AnIntegratedDeviceHasNoCopies) {
    driver_.properties.deviceType = VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU;
    ExpectPositionsInRegions();
}

// Applications need the 256 MiB that the host can map without a resizable aperture.
TEST_F(PositionsTest, ASmallApertureIsLeftToTheApplication) {
    driver_.mappable_size = 256u << 20;
    ExpectPositionsInRegions();
}

TEST_F(PositionsTest, LayoutsWithoutRoomForAUniformBufferAreNotInstrumented) {
    VkPhysicalDeviceLimits &limits = driver_.properties.limits;
    limits.maxDescriptorSetUniformBuffersDynamic = 0;
    for (const char *reason :
         {"maxDescriptorSetUniformBuffersDynamic", "maxPerStageDescriptorUniformBuffers"}) {
        driver_.bound.clear();
        FakeDevice device(&driver_, wd_allocator_default(), options_);
        const VkDescriptorSetLayout sets =
            device.MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1),
                                  Binding(1, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 6),
                                  Binding(2, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 12)});
        VkPipeline pipeline = VK_NULL_HANDLE;
        ASSERT_EQ(device.MakePipeline(device.MakePipelineLayout({sets}),
                                      device.MakeShader(index_storage_buffer, kWords), &pipeline),
                  VK_SUCCESS);
        Record(device, pipeline, 1);
        EXPECT_TRUE(driver_.bound.empty());
        EXPECT_EQ(Count(device, reason), 1u);
        limits.maxDescriptorSetUniformBuffersDynamic = 8;
    }
}

} // namespace
} // namespace wd::testing
