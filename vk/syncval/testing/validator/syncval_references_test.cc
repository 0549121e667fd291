// Objects that the validator refers to for its own purposes are not in use by the command buffer.
#include <thread>

#include "vk/syncval/testing/syncval_scene_fixture.h"

using wd::testing::Buffer;
using wd::testing::Make;

class SyncvalReferencesTest : public SyncvalScene {
  protected:
    // The driver sees no call that is reported.
    static wd::testing::Options SkippingOptions() {
        auto options = SyncOptions(GetParam());
        options.messenger_result = VK_TRUE;
        return options;
    }

    VkResult SubmitOnly(VkCommandBuffer commands) {
        auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        info.commandBufferCount = 1;
        info.pCommandBuffers = &commands;
        return vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE);
    }

    // OwnBuffer makes a buffer that the test destroys, in the memory of another one.
    VkBuffer OwnBuffer(const Buffer &with_memory, VkBufferUsageFlags usage) {
        auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.size = with_memory.size;
        info.usage = usage;
        VkBuffer buffer;
        Check(vkCreateBuffer(device(), &info, nullptr, &buffer), "vkCreateBuffer");
        VkMemoryRequirements unused;
        vkGetBufferMemoryRequirements(device(), buffer, &unused);
        Check(vkBindBufferMemory(device(), buffer, with_memory.memory, 0), "vkBindBufferMemory");
        return buffer;
    }

    VkDescriptorSet LateSet(VkDescriptorSetLayout *set_layout) {
        const VkDescriptorBindingFlags flags = VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT;
        auto info = Make<VkDescriptorSetLayoutBindingFlagsCreateInfo>(
            VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_BINDING_FLAGS_CREATE_INFO);
        info.bindingCount = 1;
        info.pBindingFlags = &flags;
        *set_layout = MakeSetLayout({{0, kStorage, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr}}, &info,
                                    VK_DESCRIPTOR_SET_LAYOUT_CREATE_UPDATE_AFTER_BIND_POOL_BIT);
        return MakeSet(*set_layout, {{kStorage, 1}}, nullptr,
                       VK_DESCRIPTOR_POOL_CREATE_UPDATE_AFTER_BIND_BIT);
    }
};

// A descriptor that may be updated after it is bound may name another buffer at the submission. The first one may be
// destroyed, unless another command of the recording uses it.
TEST_P(SyncvalReferencesTest, ABufferIsReplacedBeforeTheSubmission) {
    WD_START_DEVICE(SkippingOptions());
    const Buffer first = MakeBuffer(256, kBufferUsage), second = MakeBuffer(256, kBufferUsage);
    VkDescriptorSetLayout set_layout;
    const VkDescriptorSet set = LateSet(&set_layout);
    const VkPipelineLayout layout = MakePipelineLayout({set_layout});
    const VkPipeline pipeline = MakeComputePipeline(layout, MakeShader(syncval_write_head));
    for (const bool is_used : {false, true}) {
        const VkBuffer replaced = OwnBuffer(first, kBufferUsage);
        WriteBuffer(set, 0, 0, kStorage, {replaced, first.memory, 256});
        VkCommandBuffer commands = Begin();
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, 1, &set, 0, nullptr);
        vkCmdDispatch(commands, 1, 1, 1);
        if (is_used) {
            vkCmdFillBuffer(commands, replaced, 128, 4, 0);
        }
        vkEndCommandBuffer(commands);
        WriteBuffer(set, 0, 0, kStorage, second);
        vkDestroyBuffer(device(), replaced, nullptr);
        ExpectSilence();
        const VkResult result = SubmitOnly(commands);
        EXPECT_EQ(is_used ? VK_ERROR_VALIDATION_FAILED_EXT : VK_SUCCESS, result);
        if (is_used) {
            ExpectMessage("VUID-vkQueueSubmit-pCommandBuffers-00070", "");
        }
        ExpectSilence();
        vkQueueWaitIdle(queue());
    }
}

// Two buffers in one memory have one address. The validator cannot know which of them a command means, so either may be
// destroyed while the command is pending.
TEST_P(SyncvalReferencesTest, AnAliasOfAnAddressIsDestroyed) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    const VkBufferUsageFlags usage = kBufferUsage | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
    const Buffer memory = MakeBuffer(1024, usage);
    const VkPipelineLayout layout =
        MakePipelineLayout({}, VK_SHADER_STAGE_COMPUTE_BIT, sizeof(VkDeviceAddress[3]));
    const VkPipeline pipeline = MakeComputePipeline(layout, MakeShader(syncval_address_body));
    for (const int destroyed : {0, 1}) {
        const VkBuffer aliases[] = {OwnBuffer(memory, usage), OwnBuffer(memory, usage)};
        const VkDeviceAddress address = AddressOf(aliases[0]);
        ASSERT_EQ(address, AddressOf(aliases[1]));
        const VkDeviceAddress pushed[] = {address, address + 256, address};
        VkCommandBuffer commands = Begin();
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
        vkCmdPushConstants(commands, layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof pushed, pushed);
        vkCmdDispatch(commands, 1, 1, 1);
        vkEndCommandBuffer(commands);
        Check(SubmitOnly(commands), "vkQueueSubmit");
        vkDestroyBuffer(device(), aliases[destroyed], nullptr);
        ExpectSilence();
        vkQueueWaitIdle(queue());
        vkDestroyBuffer(device(), aliases[!destroyed], nullptr);
        ExpectSilence();
    }
}

// A buffer that a command names is in use.
TEST_P(SyncvalReferencesTest, ANamedBufferIsInUse) {
    WD_START_DEVICE(SkippingOptions());
    const Buffer memory = MakeBuffer(1024, kBufferUsage);
    const VkBuffer buffer = OwnBuffer(memory, kBufferUsage);
    VkCommandBuffer commands = Begin();
    vkCmdFillBuffer(commands, buffer, 0, 4, 0);
    vkEndCommandBuffer(commands);
    Check(SubmitOnly(commands), "vkQueueSubmit");
    vkDestroyBuffer(device(), buffer, nullptr);
    ExpectMessage("VUID-vkDestroyBuffer-buffer-00922", "");
    ExpectSilence();
    vkQueueWaitIdle(queue());
    vkDestroyBuffer(device(), buffer, nullptr);
}

// A message searches all resources for the one that it names, also while other threads bind memory, and renderings of
// several threads read the same view.
TEST_P(SyncvalReferencesTest, MessagesAndRenderingsOfSeveralThreads) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    const Buffer memory = MakeBuffer(1024, kBufferUsage);
    const wd::testing::Image target = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 16, 16, kImageUsage);
    constexpr int kRounds = 100;
    const auto attachment = Attachment(target.view, VK_ATTACHMENT_LOAD_OP_LOAD);
    VkCommandBuffer fills = Begin(), renderings[2];
    VkCommandPool pools[2];
    for (int i = 0; i < 2; i++) {
        auto pool_info = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
        pool_info.queueFamilyIndex = queue_family();
        Check(vkCreateCommandPool(device(), &pool_info, nullptr, &pools[i]), "vkCreateCommandPool");
        auto info = Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
        info.commandPool = pools[i];
        info.commandBufferCount = 1;
        Check(vkAllocateCommandBuffers(device(), &info, &renderings[i]), "vkAllocateCommandBuffers");
    }
    const auto render = [&](VkCommandBuffer commands) {
        auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
        vkBeginCommandBuffer(commands, &begin);
        auto info = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
        info.renderArea = {{0, 0}, {16, 16}};
        info.layerCount = info.colorAttachmentCount = 1;
        info.pColorAttachments = &attachment;
        vkCmdBeginRendering(commands, &info);
        vkCmdEndRendering(commands);
        vkEndCommandBuffer(commands);
    };
    std::thread binder([&] {
        for (int i = 0; i < kRounds; i++) {
            vkDestroyBuffer(device(), OwnBuffer(memory, kBufferUsage), nullptr);
        }
    });
    std::thread renderers[] = {std::thread([&] { render(renderings[0]); }),
                               std::thread([&] { render(renderings[1]); })};
    for (int i = 0; i <= kRounds; i++) {
        vkCmdFillBuffer(fills, memory.handle, 0, 4, 0);
    }
    binder.join();
    renderers[0].join();
    renderers[1].join();
    vkEndCommandBuffer(fills);
    EXPECT_EQ(size_t{kRounds}, messages().size());
    ClearMessages();
    for (VkCommandPool pool : pools) {
        vkDestroyCommandPool(device(), pool, nullptr);
    }
}

WD_SYNCVAL_DRIVER(SyncvalReferencesTest, kLavapipe);
