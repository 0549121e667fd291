// The fixture of tests of layouts that only shaders know to use: programs with arrays of images (used_contents.glsl).
#ifndef WARDEN_VK_GPUAV_RUNTIME_GPUAV_USED_LAYOUTS_TEST_H
#define WARDEN_VK_GPUAV_RUNTIME_GPUAV_USED_LAYOUTS_TEST_H

#include <string>
#include <vector>

#include "vk/gpuav/testing/gpuav_image_layouts_test.h"
#include "vk/gpuav/testing/used_contents_shaders.h"
#include "vk/gpuav/testing/used_layouts_shaders.h"

namespace wd::testing {

constexpr VkDescriptorType kSampled = VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE;
constexpr char kUsedId[] = "VUID-vkCmdDispatch-None-09600";
constexpr char kProblem[] =
    "Descriptor index 3 holds an image view that the shader cannot use: the image is in "
    "another layout than the one with which the descriptor was written. Set 0, binding "
    "1, array element 3 (images).";

// Operations of used_contents.glsl.
enum Operation : uint32_t { kFetch = 0, kSampleCombined = 9, kStore = 12 };

class UsedLayoutsTest : public ImageLayoutsTest {
  protected:
    Options MakeUsedOptions(const char *mode = "guard", bool is_robust = false) {
        Options options = MakeOptions();
        vulkan12_ =
            Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
        vulkan12_.descriptorBindingSampledImageUpdateAfterBind = VK_TRUE;
        vulkan12_.descriptorBindingPartiallyBound = VK_TRUE;
        vulkan12_.runtimeDescriptorArray = VK_TRUE;
        vulkan12_.shaderStorageTexelBufferArrayDynamicIndexing = VK_TRUE;
        vulkan12_.shaderSampledImageArrayNonUniformIndexing = VK_TRUE;
        vulkan12_.pNext = &vulkan13_;
        options.device_next = &vulkan12_;
        options.settings["gpuav_mode"] = mode;
        options.features.robustBufferAccess = is_robust;
        options.features.shaderStorageImageReadWithoutFormat = VK_TRUE;
        options.features.shaderStorageImageWriteWithoutFormat = VK_TRUE;
        return options;
    }
    // MakeUsed makes a program with arrays of images, all of whose descriptors have the layout kReadOnly, and puts the
    // images into that layout. `sampled_` is element 3 of the first array, and is in no layout yet. `num_written`: of
    // the descriptors of that array.
    void MakeUsed(VkDescriptorBindingFlags flags = 0, uint32_t num_written = 4) {
        const VkDescriptorBindingFlags partly = VK_DESCRIPTOR_BINDING_PARTIALLY_BOUND_BIT;
        const VkDescriptorBindingFlags all[] = {0, flags, 0, 0, 0, partly, partly};
        auto info = Make<VkDescriptorSetLayoutBindingFlagsCreateInfo>(
            VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_BINDING_FLAGS_CREATE_INFO);
        info.bindingCount = 7;
        info.pBindingFlags = all;
        set_layout_ = MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1),
                                     Binding(1, kSampled, 4), Binding(2, VK_DESCRIPTOR_TYPE_SAMPLER, 2),
                                     Binding(3, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 2),
                                     Binding(4, VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, 4), Binding(5, kSampled, 1),
                                     Binding(6, VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER, 4)},
                                    &info,
                                    flags & VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT
                                        ? VK_DESCRIPTOR_SET_LAYOUT_CREATE_UPDATE_AFTER_BIND_POOL_BIT
                                        : 0);
        layout_ = MakePipelineLayout({set_layout_}, VK_SHADER_STAGE_COMPUTE_BIT, 12);
        pipeline_ = MakeComputePipeline(layout_, MakeShader(used_contents_comp));
        set_ = MakeSet(set_layout_,
                       {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1},
                        {kSampled, 5},
                        {VK_DESCRIPTOR_TYPE_SAMPLER, 2},
                        {VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 2},
                        {VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, 4},
                        {VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER, 4}},
                       nullptr,
                       flags & VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT
                           ? VK_DESCRIPTOR_POOL_CREATE_UPDATE_AFTER_BIND_BIT
                           : 0);
        WriteBuffer(set_, 0, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                    MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT));
        MakeImages(num_written);
    }
    void MakeImages(uint32_t num_written) {
        sampled_ = MakeTexture("albedo");
        view_ = ViewOfAll(sampled_, ImageInfo());
        stored_ = MakeTexture("stored");
        const VkImageView stored = MakeImageView(stored_, kFormat);
        const VkSampler sampler = MakeSampler();
        for (uint32_t i = 0; i < 4; i++) {
            if (i < num_written) {
                WriteImage(set_, 1, i, kSampled, i == 3 ? view_ : stored, i == 3 ? kReadOnly : kGeneral);
            }
            WriteImage(set_, 4, i, VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, stored, kGeneral);
        }
        for (uint32_t i = 0; i < 2; i++) {
            WriteImage(set_, 2, i, VK_DESCRIPTOR_TYPE_SAMPLER, VK_NULL_HANDLE, VK_IMAGE_LAYOUT_UNDEFINED,
                       sampler);
            WriteImage(set_, 3, i, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, i ? view_ : stored,
                       i ? kReadOnly : kGeneral, sampler);
        }
        VkCommandBuffer commands = Begin();
        Transition(commands, stored_, kGeneral);
        Check(Submit(commands), "vkQueueSubmit");
    }
    void Access(VkCommandBuffer commands, uint32_t image, Operation operation = kFetch) {
        RecordDispatch(commands, pipeline_, layout_, set_,
                       {VK_SHADER_STAGE_COMPUTE_BIT, {operation, image, 1}}, 1);
    }
    void RunAccess(uint32_t image, Operation operation = kFetch) {
        VkCommandBuffer commands = Begin();
        Access(commands, image, operation);
        Check(Submit(commands), "vkQueueSubmit");
    }
    VkCommandBuffer RecordTransition(VkImageLayout to) {
        VkCommandBuffer commands = Begin();
        Transition(commands, sampled_, to);
        Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
        return commands;
    }
    void SubmitAll(const std::vector<VkCommandBuffer> &all) {
        auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        info.commandBufferCount = static_cast<uint32_t>(all.size());
        info.pCommandBuffers = all.data();
        Check(vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE), "vkQueueSubmit");
        Check(vkQueueWaitIdle(queue()), "vkQueueWaitIdle");
    }
    VkSemaphore MakeTimeline() {
        auto type = Make<VkSemaphoreTypeCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO);
        type.semaphoreType = VK_SEMAPHORE_TYPE_TIMELINE;
        auto info = Make<VkSemaphoreCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO);
        info.pNext = &type;
        VkSemaphore semaphore = VK_NULL_HANDLE;
        Check(vkCreateSemaphore(device(), &info, nullptr, &semaphore), "vkCreateSemaphore");
        Defer([device = device(), semaphore] { vkDestroySemaphore(device, semaphore, nullptr); });
        return semaphore;
    }
    // SubmitWith waits for a value and signals another one; 0: none.
    void SubmitWith(VkCommandBuffer commands, uint64_t wait_value, VkSemaphore semaphore,
                    uint64_t signal_value) {
        auto buffer = Make<VkCommandBufferSubmitInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_SUBMIT_INFO);
        buffer.commandBuffer = commands;
        auto wait = Make<VkSemaphoreSubmitInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_SUBMIT_INFO);
        wait.semaphore = semaphore;
        wait.value = wait_value;
        wait.stageMask = VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT;
        VkSemaphoreSubmitInfo signal = wait;
        signal.value = signal_value;
        auto info = Make<VkSubmitInfo2>(VK_STRUCTURE_TYPE_SUBMIT_INFO_2);
        info.waitSemaphoreInfoCount = wait_value != 0;
        info.pWaitSemaphoreInfos = &wait;
        info.commandBufferInfoCount = 1;
        info.pCommandBufferInfos = &buffer;
        info.signalSemaphoreInfoCount = signal_value != 0;
        info.pSignalSemaphoreInfos = &signal;
        Check(vkQueueSubmit2(queue(), 1, &info, VK_NULL_HANDLE), "vkQueueSubmit2");
    }
    // ExpectUsed expects one finding, whose text has `layout`, `setter` and `command`.
    void ExpectUsed(const std::string &layout, const std::string &setter,
                    const std::string &command = "Dispatch Index 0.") {
        ASSERT_EQ(messages().size(), 1u);
        const std::string text = messages()[0].text;
        for (const std::string &part : {"The image is in the layout " + layout +
                                            " (mip level 0, array layer 0), but the descriptor was "
                                            "written with "
                                            "VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL. " +
                                            setter,
                                        command, std::string("is of Image (albedo)")}) {
            EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
        }
        ExpectMessage(kUsedId, kProblem);
    }
    void DrawMesh(VkCommandBuffer commands, const Target &target) {
        VkClearValue clear = {};
        auto begin = Make<VkRenderPassBeginInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO);
        begin.renderPass = target.render_pass;
        begin.framebuffer = target.framebuffer;
        begin.renderArea.extent = target.image.extent;
        begin.clearValueCount = 1;
        begin.pClearValues = &clear;
        vkCmdBeginRenderPass(commands, &begin, VK_SUBPASS_CONTENTS_INLINE);
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline_);
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, layout_, 0, 1, &set_, 0, nullptr);
        DeviceProc<PFN_vkCmdDrawMeshTasksEXT>("vkCmdDrawMeshTasksEXT")(commands, 1, 1, 1);
        vkCmdEndRenderPass(commands);
    }

    VkPhysicalDeviceVulkan12Features vulkan12_ = {};
};

} // namespace wd::testing

#endif
