// Work that was submitted and waits for the host: its descriptors are those at the time when it runs.
#include "testing/device/rays.h"
#include "vk/gpuav/testing/waiting_work_shaders.h"

namespace wd::testing {
namespace {

constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
constexpr VkDescriptorType kSampled = VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE;
constexpr VkDescriptorType kStructure = VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR;
constexpr VkShaderStageFlags kStage = VK_SHADER_STAGE_COMPUTE_BIT;
constexpr VkImageLayout kLayout = VK_IMAGE_LAYOUT_GENERAL;

class WaitingWorkTest : public RayTest {
  protected:
    Options MakeOptions(bool has_layouts) {
        Options options;
        options.settings["gpuav_enable"] = "true";
        options.settings["gpuav_acceleration_structures"] = "true";
        options.settings["gpuav_descriptor_contents"] = has_layouts ? "true" : "false";
        options.api_version = VK_API_VERSION_1_3;
        options.features.shaderSampledImageArrayDynamicIndexing = VK_TRUE;
        ray_features_.vulkan12.timelineSemaphore = VK_TRUE;
        ray_features_.Enable(RayUse::kQueries, &options);
        return options;
    }
    VkAccelerationStructureKHR MakeStructure(VkBuffer buffer, VkDeviceSize size) {
        auto info = Make<VkAccelerationStructureCreateInfoKHR>(
            VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_CREATE_INFO_KHR);
        info.buffer = buffer;
        info.size = size;
        info.type = VK_ACCELERATION_STRUCTURE_TYPE_TOP_LEVEL_KHR;
        VkAccelerationStructureKHR structure = VK_NULL_HANDLE;
        Check(DeviceProc<PFN_vkCreateAccelerationStructureKHR>("vkCreateAccelerationStructureKHR")(
                  device(), &info, nullptr, &structure),
              "vkCreateAccelerationStructureKHR");
        Defer(
            [destroy = DeviceProc<PFN_vkDestroyAccelerationStructureKHR>("vkDestroyAccelerationStructureKHR"),
             device = device(), structure] { destroy(device, structure, nullptr); });
        return structure;
    }
    // MakeProgram writes a structure that was never built. Its memory has that of another structure, so that it can be
    // asked nevertheless.
    void MakeProgram() {
        constexpr VkDeviceSize kSize = 1 << 15;
        const VkBuffer memory =
            MakeAddressedBuffer(kSize, VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_STORAGE_BIT_KHR).handle;
        scene_ = MakeScene(103);
        later_ = MakeStructure(memory, kSize);
        VkCommandBuffer commands = Begin();
        Copy(commands, MakeStructure(memory, kSize));
        Check(Submit(commands), "vkQueueSubmit");
        const VkDescriptorSetLayout set_layout = MakeSetLayout({{0, kStorage, 1, kStage, nullptr},
                                                                {1, kSampled, 2, kStage, nullptr},
                                                                {2, kStructure, 1, kStage, nullptr}});
        layout_ = MakePipelineLayout({set_layout});
        pipeline_ = MakeComputePipeline(layout_, MakeShader(waiting_work));
        set_ = MakeSet(set_layout, {{kStorage, 1}, {kSampled, 2}, {kStructure, 1}});
        result_ = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        WriteBuffer(set_, 0, 0, kStorage, result_);
        WriteStructure(set_, 2, 0, later_);
        for (uint32_t i = 0; i < 2; i++) {
            images_[i] = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4,
                                   VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
            FillImage(images_[i], {}, kLayout);
            WriteImage(set_, 1, i, kSampled, images_[i].view, kLayout);
        }
    }
    void Copy(VkCommandBuffer commands, VkAccelerationStructureKHR target) {
        auto copy =
            Make<VkCopyAccelerationStructureInfoKHR>(VK_STRUCTURE_TYPE_COPY_ACCELERATION_STRUCTURE_INFO_KHR);
        copy.src = scene_;
        copy.dst = target;
        copy.mode = VK_COPY_ACCELERATION_STRUCTURE_MODE_CLONE_KHR;
        DeviceProc<PFN_vkCmdCopyAccelerationStructureKHR>("vkCmdCopyAccelerationStructureKHR")(commands,
                                                                                               &copy);
    }
    // `changed` is an image in another layout than its descriptor's; VK_NULL_HANDLE: none.
    void SubmitWaiting(VkImage changed = VK_NULL_HANDLE) {
        auto type = Make<VkSemaphoreTypeCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO);
        type.semaphoreType = VK_SEMAPHORE_TYPE_TIMELINE;
        auto semaphore_info = Make<VkSemaphoreCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO);
        semaphore_info.pNext = &type;
        Check(vkCreateSemaphore(device(), &semaphore_info, nullptr, &semaphore_), "vkCreateSemaphore");
        Defer([device = device(), made = semaphore_] { vkDestroySemaphore(device, made, nullptr); });
        VkCommandBuffer commands = Begin();
        if (changed) {
            auto barrier = Make<VkImageMemoryBarrier>(VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER);
            barrier.newLayout = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL;
            barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
            barrier.image = changed;
            barrier.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
            vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT,
                                 VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0, 0, nullptr, 0, nullptr, 1, &barrier);
        }
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_);
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout_, 0, 1, &set_, 0, nullptr);
        vkCmdDispatch(commands, 1, 1, 1);
        Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
        const uint64_t value = 1;
        auto timeline = Make<VkTimelineSemaphoreSubmitInfo>(VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO);
        timeline.waitSemaphoreValueCount = 1;
        timeline.pWaitSemaphoreValues = &value;
        const VkPipelineStageFlags stages = VK_PIPELINE_STAGE_ALL_COMMANDS_BIT;
        auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        info.pNext = &timeline;
        info.waitSemaphoreCount = info.commandBufferCount = 1;
        info.pWaitSemaphores = &semaphore_;
        info.pWaitDstStageMask = &stages;
        info.pCommandBuffers = &commands;
        Check(vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE), "vkQueueSubmit");
    }
    void SignalAndWait() {
        auto signal = Make<VkSemaphoreSignalInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_SIGNAL_INFO);
        signal.semaphore = semaphore_;
        signal.value = 1;
        Check(vkSignalSemaphore(device(), &signal), "vkSignalSemaphore");
        Check(vkQueueWaitIdle(queue()), "vkQueueWaitIdle");
    }
    // RecordCopy records a build of the structure, which counts from then on.
    void RecordCopy() {
        VkCommandBuffer commands = Begin();
        Copy(commands, later_);
        Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
    }

    VkAccelerationStructureKHR scene_ = VK_NULL_HANDLE, later_ = VK_NULL_HANDLE;
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkPipeline pipeline_ = VK_NULL_HANDLE;
    VkDescriptorSet set_ = VK_NULL_HANDLE;
    VkSemaphore semaphore_ = VK_NULL_HANDLE;
    Buffer result_;
    Image images_[2];
};

// With layouts, the set has a table for the command buffer only.
TEST_F(WaitingWorkTest, AStructureMayBeBuiltWhileTheWorkWaits) {
    for (bool has_layouts : {false, true}) {
        WD_START_DEVICE(MakeOptions(has_layouts));
        MakeProgram();
        SubmitWaiting();
        SignalAndWait();
        ExpectMessage("VUID-RuntimeSpirv-OpRayQueryInitializeKHR-06352",
                      "holds an acceleration structure that was never built.");
        ExpectSilence();
        SubmitWaiting();
        RecordCopy();
        SignalAndWait();
        EXPECT_EQ(result_.words[0], 103u);
        Stop();
        ExpectSilence();
    }
}

// The mismatches that the submission found stay.
TEST_F(WaitingWorkTest, ABuildKeepsMismatchesOfLayouts) {
    WD_START_DEVICE(MakeOptions(true));
    MakeProgram();
    for (uint32_t image : {1u, 0u}) {
        result_.words[1] = image;
        SubmitWaiting(images_[1].handle);
        RecordCopy();
        SignalAndWait();
        EXPECT_EQ(result_.words[0], 103u);
        if (image == 1) {
            EXPECT_EQ(messages().size(), 1u);
            ExpectMessage("VUID-vkCmdDispatch-None-09600",
                          "The image is in the layout VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL");
        }
        ExpectSilence();
    }
    Stop();
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
