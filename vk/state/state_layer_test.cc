// The tracker inside the layer, through the real loader: calls of applications and answers of drivers that are allowed
// cause no message and no crash.
#include <thread>

#include "testing/device/device.h"

namespace {

using wd::testing::Buffer;
using wd::testing::Driver;
using wd::testing::Make;
using wd::testing::Options;

Options Tracked(Driver driver) {
    Options options;
    options.settings["validate_core"] = "false"; // Objects are handles to the tracker, and have no memory.
    options.driver = driver;
    options.settings["gpuav_enable"] = "true"; // Recording is followed for those who read it.
    return options;
}

class StateLayer : public wd::testing::DeviceTest {
  protected:
    // Dispatches a shader that reads a storage buffer, once.
    void RunOnce() {
        const VkDescriptorType type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        const VkDescriptorSetLayout set_layout =
            MakeSetLayout({{0, type, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr}});
        const VkDescriptorSet set = MakeSet(set_layout, {{type, 1}});
        const Buffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        WriteBuffer(set, 0, 0, type, buffer);
        const VkPipelineLayout layout = MakePipelineLayout({set_layout});
        const VkCommandBuffer commands = Begin();
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, 1, &set, 0, nullptr);
        EXPECT_EQ(Submit(commands), VK_SUCCESS);
    }

    // Makes, uses and destroys objects of many types, as one of several threads.
    void UseObjects(int steps) {
        VkCommandPoolCreateInfo pool_info =
            Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
        pool_info.queueFamilyIndex = queue_family();
        VkCommandPool pool;
        ASSERT_EQ(vkCreateCommandPool(device(), &pool_info, nullptr, &pool), VK_SUCCESS);
        for (int step = 0; step < steps; step++) {
            VkSampler sampler;
            VkBuffer buffer;
            VkFence fence;
            VkCommandBuffer commands;
            const auto sampler_info = Make<VkSamplerCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO);
            const auto fence_info = Make<VkFenceCreateInfo>(VK_STRUCTURE_TYPE_FENCE_CREATE_INFO);
            auto buffer_info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
            buffer_info.size = 64;
            buffer_info.usage = VK_BUFFER_USAGE_INDEX_BUFFER_BIT;
            auto allocate = Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
            allocate.commandPool = pool;
            allocate.commandBufferCount = 1;
            EXPECT_EQ(vkCreateSampler(device(), &sampler_info, nullptr, &sampler), VK_SUCCESS);
            EXPECT_EQ(vkCreateFence(device(), &fence_info, nullptr, &fence), VK_SUCCESS);
            EXPECT_EQ(vkCreateBuffer(device(), &buffer_info, nullptr, &buffer), VK_SUCCESS);
            EXPECT_EQ(vkAllocateCommandBuffers(device(), &allocate, &commands), VK_SUCCESS);
            const auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
            EXPECT_EQ(vkBeginCommandBuffer(commands, &begin), VK_SUCCESS);
            vkCmdBindIndexBuffer(commands, buffer, 0, VK_INDEX_TYPE_UINT32);
            EXPECT_EQ(vkEndCommandBuffer(commands), VK_SUCCESS);
            auto submit = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
            submit.commandBufferCount = 1;
            submit.pCommandBuffers = &commands;
            {
                std::lock_guard<std::mutex> lock(queue_mutex_);
                EXPECT_EQ(vkQueueSubmit(queue(), 1, &submit, fence), VK_SUCCESS);
            }
            EXPECT_EQ(vkWaitForFences(device(), 1, &fence, VK_TRUE, UINT64_MAX), VK_SUCCESS);
            vkFreeCommandBuffers(device(), pool, 1, &commands);
            vkDestroyBuffer(device(), buffer, nullptr);
            vkDestroyFence(device(), fence, nullptr);
            vkDestroySampler(device(), sampler, nullptr);
        }
        vkDestroyCommandPool(device(), pool, nullptr);
    }

    std::mutex queue_mutex_;
};

TEST_F(StateLayer, EqualHandlesOfDifferentTypes) {
    Options options = Tracked(Driver::kNull);
    options.environment["WD_NULL_EQUAL_HANDLES"] = "1";
    WD_START_DEVICE(options);
    RunOnce();
    UseObjects(20);
    ExpectSilence();
}

TEST_F(StateLayer, FourThreads) {
    WD_START_DEVICE(Tracked(Driver::kNull));
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; i++) {
        threads.emplace_back([this] { UseObjects(100); });
    }
    for (std::thread &thread : threads) {
        thread.join();
    }
    ExpectSilence();
}

TEST_F(StateLayer, LostDevice) {
    Options options = Tracked(Driver::kNull);
    options.environment["WD_NULL_LOSE_DEVICE_AT_SUBMIT"] = "2";
    WD_START_DEVICE(options);
    EXPECT_EQ(Submit(Begin()), VK_SUCCESS);
    EXPECT_EQ(Submit(Begin()), VK_ERROR_DEVICE_LOST);
}

TEST_F(StateLayer, RealDriver) {
    WD_START_DEVICE(Tracked(Driver::kLavapipe));
    RunOnce();
    UseObjects(20);
    ExpectSilence();
}

} // namespace
