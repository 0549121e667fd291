// vkCmdBindPipeline, and commands that bind vertex and index buffers.
#include "vk/core/draw/draw_fixture.h"

using namespace wd::testing;

namespace {

class BindCommandsTest : public DrawTest {
  protected:
    void Record(const Commands &record) {
        VkCommandBuffer commands = Begin();
        record(commands);
        vkEndCommandBuffer(commands);
    }
    VkPipeline MakeCompute() {
        return MakeComputePipeline(MakePipelineLayout({}), MakeShader(minimal));
    }
};

TEST_F(BindCommandsTest, ThePipelineIsOfTheBindPoint) {
    WD_START_RENDERING();
    DrawnPipeline info;
    const VkPipeline graphics = MakeDrawn(&info);
    Record([&](VkCommandBuffer commands) { Bind(commands, graphics); });
    ExpectSilence();
    Record([&](VkCommandBuffer commands) {
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, graphics);
    });
    ExpectMessage("VUID-vkCmdBindPipeline-pipelineBindPoint-00779",
                  "pipelineBindPoint is VK_PIPELINE_BIND_POINT_COMPUTE, the bind point of the pipeline is "
                  "VK_PIPELINE_BIND_POINT_GRAPHICS");
    ExpectSilence();
}

TEST_F(BindCommandsTest, ThePoolHasTheOperations) {
    Options options;
    options.driver = Driver::kNull;
    options.other_families = true;
    options.api_version = VK_API_VERSION_1_3;
    auto features =
        Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
    features.dynamicRendering = VK_TRUE;
    options.device_next = &features;
    WD_START_DEVICE(options);
    DrawnPipeline info;
    const VkPipeline graphics = MakeDrawn(&info);
    auto pool_info = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
    pool_info.queueFamilyIndex = 1; // Compute.
    VkCommandPool pool = VK_NULL_HANDLE;
    Check(vkCreateCommandPool(device(), &pool_info, nullptr, &pool), "vkCreateCommandPool");
    Defer([device = device(), pool] { vkDestroyCommandPool(device, pool, nullptr); });
    auto allocate = Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
    allocate.commandPool = pool;
    allocate.commandBufferCount = 1;
    VkCommandBuffer commands = VK_NULL_HANDLE;
    Check(vkAllocateCommandBuffers(device(), &allocate, &commands), "vkAllocateCommandBuffers");
    const auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
    vkBeginCommandBuffer(commands, &begin);
    Bind(commands, graphics);
    vkEndCommandBuffer(commands);
    ExpectMessage("VUID-vkCmdBindPipeline-pipelineBindPoint-00778", "has no graphics operations");
    ExpectSilence();
}

TEST_F(BindCommandsTest, OffsetsOfVertexBuffers) {
    WD_START_RENDERING();
    const Buffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_VERTEX_BUFFER_BIT);
    const auto bind = [&](VkDeviceSize offset, VkDeviceSize size) {
        Record([&](VkCommandBuffer commands) {
            vkCmdBindVertexBuffers2(commands, 0, 1, &buffer.handle, &offset, &size, nullptr);
        });
    };
    const auto bind_plain = [&](VkDeviceSize offset) {
        Record([&](VkCommandBuffer commands) {
            vkCmdBindVertexBuffers(commands, 0, 1, &buffer.handle, &offset);
        });
    };
    bind_plain(60);
    bind(60, 4);
    bind(0, VK_WHOLE_SIZE);
    ExpectSilence();
    bind_plain(64);
    ExpectMessage("VUID-vkCmdBindVertexBuffers-pOffsets-00626", "pOffsets[0] is 64");
    bind(64, VK_WHOLE_SIZE);
    ExpectMessage("VUID-vkCmdBindVertexBuffers2-pOffsets-03357", "the size of the buffer is 64");
    bind(60, 8);
    ExpectMessage("VUID-vkCmdBindVertexBuffers2-pSizes-03358", "pSizes[0] is 8");
    ExpectSilence();
}

TEST_F(BindCommandsTest, VertexBuffersHaveMemory) {
    WD_START_RENDERING();
    auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    info.size = 64;
    info.usage = VK_BUFFER_USAGE_VERTEX_BUFFER_BIT;
    VkBuffer buffer = VK_NULL_HANDLE;
    Check(vkCreateBuffer(device(), &info, nullptr, &buffer), "vkCreateBuffer");
    Defer([device = device(), buffer] { vkDestroyBuffer(device, buffer, nullptr); });
    const VkDeviceSize offset = 0;
    Record([&](VkCommandBuffer commands) { vkCmdBindVertexBuffers(commands, 0, 1, &buffer, &offset); });
    ExpectMessage("VUID-vkCmdBindVertexBuffers-pBuffers-00628", "which is not bound to memory");
    ExpectSilence();
}

TEST_F(BindCommandsTest, NullVertexBuffersHaveNoOffset) {
    auto features = Make<VkPhysicalDeviceRobustness2FeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ROBUSTNESS_2_FEATURES_EXT);
    features.nullDescriptor = VK_TRUE;
    WD_START_RENDERING(&features, {VK_EXT_ROBUSTNESS_2_EXTENSION_NAME});
    const VkBuffer buffer = VK_NULL_HANDLE;
    VkDeviceSize offset = 0;
    Record([&](VkCommandBuffer commands) { vkCmdBindVertexBuffers(commands, 0, 1, &buffer, &offset); });
    ExpectSilence();
    offset = 4;
    Record([&](VkCommandBuffer commands) { vkCmdBindVertexBuffers(commands, 0, 1, &buffer, &offset); });
    ExpectMessage("VUID-vkCmdBindVertexBuffers-pBuffers-04002", "pOffsets[0] is 4");
    ExpectSilence();
}

TEST_F(BindCommandsTest, ADispatchBaseIsAFlag) {
    WD_START_RENDERING();
    const VkPipeline pipeline = MakeCompute();
    Record([&](VkCommandBuffer commands) {
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
        vkCmdDispatchBase(commands, 0, 0, 0, 1, 1, 1);
    });
    ExpectSilence();
    Record([&](VkCommandBuffer commands) {
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
        vkCmdDispatchBase(commands, 0, 1, 0, 1, 1, 1);
    });
    ExpectMessage("VUID-vkCmdDispatchBase-baseGroupX-00427", "baseGroupY is 1");
    ExpectSilence();
}

TEST_F(BindCommandsTest, IndirectDispatchesReadTheBuffer) {
    WD_START_RENDERING();
    const VkPipeline pipeline = MakeCompute();
    const Buffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT);
    Record([&](VkCommandBuffer commands) {
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
        vkCmdDispatchIndirect(commands, buffer.handle, 52);
    });
    ExpectSilence();
    Record([&](VkCommandBuffer commands) {
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
        vkCmdDispatchIndirect(commands, buffer.handle, 56);
    });
    ExpectMessage("VUID-vkCmdDispatchIndirect-offset-00407", "offset is 56");
    ExpectSilence();
}

TEST_F(BindCommandsTest, CountsInBuffersAreAFeature) {
    WD_START_RENDERING();
    DrawnPipeline info;
    const Buffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT);
    TryDraw(MakeDrawn(&info), [&](VkCommandBuffer commands) {
        vkCmdDrawIndirectCount(commands, buffer.handle, 0, buffer.handle, 32, 1, 16);
    });
    ExpectMessage("VUID-vkCmdDrawIndirectCount-None-04445", "drawIndirectCount is not enabled");
    ExpectSilence();
}

} // namespace
