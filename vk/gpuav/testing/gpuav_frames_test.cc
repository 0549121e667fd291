// A bindless renderer that runs for many frames: silent at constant memory, and with one planted mistake a frame with
// exactly these findings. WARDEN_TEST_FRAMES=10000 is the number of frames; by default it is small:
//
//     bazel test //vk/gpuav/testing:gpuav_frames_test --test_env=WARDEN_TEST_FRAMES=10000 --test_output=all
#include <unistd.h>

#include <cstdio>
#include <cstdlib>

#include "vk/gpuav/testing/frame_shaders.h"
#include "vk/gpuav/testing/gpuav_device_test.h"

namespace wd::testing {
namespace {

constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
constexpr VkDescriptorType kCombined = VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
constexpr VkShaderStageFlags kStages = VK_SHADER_STAGE_FRAGMENT_BIT | VK_SHADER_STAGE_COMPUTE_BIT;
constexpr uint32_t kTextures = 16; // The last one is never written.
constexpr uint32_t kMaterials = 64;
constexpr uint32_t kElements = 4;
constexpr uint32_t kInFlight = 2;
constexpr uint32_t kDraws = 8;
constexpr size_t kWarmUp = 100;    // Frames after which the memory is measured first.
constexpr double kMaxGrowth = 4.0; // MiB.

uint32_t NumFrames() {
    const char *text = getenv("WARDEN_TEST_FRAMES");
    return text ? (uint32_t)strtoul(text, nullptr, 10) : 300;
}

double ResidentMiB() {
    unsigned long size = 0, resident = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (!file || fscanf(file, "%lu %lu", &size, &resident) != 2) {
        resident = 0;
    }
    if (file) {
        fclose(file);
    }
    return (double)resident * (double)sysconf(_SC_PAGESIZE) / (1 << 20);
}

struct Choice {
    uint32_t texture, material, element;
};

// Mistake is a planted mistake and its finding. `command` is the number of the draw; kDraws is the dispatch.
struct Mistake {
    uint32_t command;
    Choice choice;
    const char *id;
    const char *text;
};

const Mistake kMistakes[] = {
    {3,
     {kTextures, 1, 0},
     "VUID-vkCmdDraw-None-10068",
     "Index of 16 used to index descriptor array of length 16."},
    {5,
     {1, 2, kElements},
     "VUID-vkCmdDraw-storageBuffers-06936",
     "Descriptor size is 64 and highest byte accessed was 79."},
    {0, {kTextures - 1, 3, 1}, "VUID-vkCmdDraw-None-08114", "Descriptor index 15 is uninitialized."},
    {kDraws,
     {0, kMaterials, 0},
     "VUID-vkCmdDispatch-None-10068",
     "Index of 64 used to index descriptor array of length 64."},
    {kDraws,
     {0, 5, kElements + 1},
     "VUID-vkCmdDispatch-storageBuffers-06936",
     "Descriptor size is 64 and highest byte accessed was 95."},
};

// FramesTest streams its materials: each frame replaces one buffer and its descriptor while earlier frames are pending.
class FramesTest : public GpuavTest {
  protected:
    Options MakeOptions() {
        Options options = GpuavOptions();
        options.api_version = VK_API_VERSION_1_2;
        options.settings["duplicate_message_limit"] = "0";
        vulkan12_.runtimeDescriptorArray = VK_TRUE;
        vulkan12_.descriptorBindingPartiallyBound = VK_TRUE;
        vulkan12_.descriptorBindingStorageBufferUpdateAfterBind = VK_TRUE;
        vulkan12_.descriptorBindingSampledImageUpdateAfterBind = VK_TRUE;
        vulkan12_.descriptorBindingUpdateUnusedWhilePending = VK_TRUE;
        options.device_next = &vulkan12_;
        return options;
    }

    void MakeRenderer() {
        const VkDescriptorBindingFlags streamed = VK_DESCRIPTOR_BINDING_PARTIALLY_BOUND_BIT |
                                                  VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT |
                                                  VK_DESCRIPTOR_BINDING_UPDATE_UNUSED_WHILE_PENDING_BIT;
        const VkDescriptorBindingFlags flags[] = {streamed, streamed, 0};
        auto binding_flags = Make<VkDescriptorSetLayoutBindingFlagsCreateInfo>(
            VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_BINDING_FLAGS_CREATE_INFO);
        binding_flags.bindingCount = 3;
        binding_flags.pBindingFlags = flags;
        VkDescriptorSetLayout set_layout =
            MakeSetLayout({Binding(0, kCombined, kTextures, kStages),
                           Binding(1, kStorage, kMaterials, kStages), Binding(2, kStorage, 1, kStages)},
                          &binding_flags, VK_DESCRIPTOR_SET_LAYOUT_CREATE_UPDATE_AFTER_BIND_POOL_BIT);
        set_ = MakeSet(set_layout, {{kCombined, kTextures}, {kStorage, kMaterials + 1}}, nullptr,
                       VK_DESCRIPTOR_POOL_CREATE_UPDATE_AFTER_BIND_BIT);
        VkSampler sampler = MakeSampler();
        for (uint32_t i = 0; i + 1 < kTextures; i++) {
            Image image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4,
                                    VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
            FillImage(image, {{1, 1, 1, 1}}, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL);
            WriteImage(set_, 0, i, kCombined, image.view, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL, sampler);
        }
        memory_ = MakeBuffer(kMaterials * 256, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT,
                             std::vector<uint32_t>(kMaterials * 64, 0x3f800000));
        for (uint32_t i = 0; i < kMaterials; i++) {
            WriteMaterial(i);
        }
        result_ = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        WriteBuffer(set_, 2, 0, kStorage, result_);
        layout_ = MakePipelineLayout({set_layout}, kStages, sizeof(Choice));
        target_ = MakeTarget(8, 8);
        draw_ =
            MakeGraphicsPipeline(layout_, MakeShader(triangle_vert), MakeShader(gpuav_frames_frag), target_);
        dispatch_ = MakeComputePipeline(layout_, MakeShader(gpuav_frames_comp));
        MakeFrames();
    }
    // WriteMaterial replaces the buffer of a material, which no pending frame uses.
    void WriteMaterial(uint32_t material) {
        auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.size = kElements * 16;
        info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
        Buffer buffer = memory_;
        Check(vkCreateBuffer(device(), &info, nullptr, &buffer.handle), "vkCreateBuffer");
        Check(vkBindBufferMemory(device(), buffer.handle, memory_.memory, material * 256),
              "vkBindBufferMemory");
        vkDestroyBuffer(device(), materials_[material], nullptr);
        materials_[material] = buffer.handle;
        WriteBuffer(set_, 1, material, kStorage, buffer);
    }
    void MakeFrames() {
        auto pool = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
        pool.queueFamilyIndex = queue_family();
        for (uint32_t i = 0; i < kInFlight; i++) {
            Check(vkCreateCommandPool(device(), &pool, nullptr, &pools_[i]), "vkCreateCommandPool");
            auto info = Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
            info.commandPool = pools_[i];
            info.commandBufferCount = 1;
            Check(vkAllocateCommandBuffers(device(), &info, &commands_[i]), "vkAllocateCommandBuffers");
            auto fence = Make<VkFenceCreateInfo>(VK_STRUCTURE_TYPE_FENCE_CREATE_INFO);
            fence.flags = VK_FENCE_CREATE_SIGNALED_BIT;
            Check(vkCreateFence(device(), &fence, nullptr, &fences_[i]), "vkCreateFence");
        }
    }
    void DestroyRenderer() {
        Check(vkDeviceWaitIdle(device()), "vkDeviceWaitIdle");
        for (uint32_t i = 0; i < kInFlight; i++) {
            vkDestroyCommandPool(device(), pools_[i], nullptr);
            vkDestroyFence(device(), fences_[i], nullptr);
        }
        for (VkBuffer &buffer : materials_) {
            vkDestroyBuffer(device(), buffer, nullptr);
            buffer = VK_NULL_HANDLE;
        }
    }

    void PushChoice(VkCommandBuffer commands, const Choice &choice) {
        vkCmdPushConstants(commands, layout_, kStages, 0, sizeof choice, &choice);
    }
    // ChoiceOf returns a valid choice. Materials 0 to 7 are not replaced; the others are used 32 frames later.
    static Choice ChoiceOf(uint32_t frame, uint32_t command, const Mistake *mistake) {
        if (mistake && mistake->command == command) {
            return mistake->choice;
        }
        const uint32_t material = 8 + (frame + 28 + command % 4) % (kMaterials - 8);
        return {(frame + command) % (kTextures - 1), command % 2 ? material : command % 8,
                command % kElements};
    }
    void RecordFrame(VkCommandBuffer commands, uint32_t frame, const Mistake *mistake) {
        auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
        begin.flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT;
        Check(vkBeginCommandBuffer(commands, &begin), "vkBeginCommandBuffer");
        for (VkPipelineBindPoint bind : {VK_PIPELINE_BIND_POINT_GRAPHICS, VK_PIPELINE_BIND_POINT_COMPUTE}) {
            vkCmdBindDescriptorSets(commands, bind, layout_, 0, 1, &set_, 0, nullptr);
        }
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, dispatch_);
        PushChoice(commands, ChoiceOf(frame, kDraws, mistake));
        vkCmdDispatch(commands, 1, 1, 1);
        auto pass = Make<VkRenderPassBeginInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO);
        const VkClearValue clear = {};
        pass.renderPass = target_.render_pass;
        pass.framebuffer = target_.framebuffer;
        pass.renderArea.extent = target_.image.extent;
        pass.clearValueCount = 1;
        pass.pClearValues = &clear;
        vkCmdBeginRenderPass(commands, &pass, VK_SUBPASS_CONTENTS_INLINE);
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, draw_);
        for (uint32_t i = 0; i < kDraws; i++) {
            PushChoice(commands, ChoiceOf(frame, i, mistake));
            vkCmdDraw(commands, 3, 1, 0, 0);
        }
        vkCmdEndRenderPass(commands);
        Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
    }
    // ExpectMistake expects the finding of a frame that is complete, or silence.
    void ExpectMistake(const Mistake *mistake) {
        const std::vector<Message> found = messages();
        ClearMessages();
        ASSERT_EQ(found.size(), mistake ? 1u : 0u) << (found.empty() ? "" : found[0].text);
        if (!mistake) {
            return;
        }
        const std::string kind = mistake->command == kDraws
                                     ? "Dispatch Index 0."
                                     : "Draw Index " + std::to_string(mistake->command) + ".";
        EXPECT_EQ(found[0].id, mistake->id);
        EXPECT_NE(found[0].text.find(mistake->text), std::string::npos) << found[0].text;
        EXPECT_NE(found[0].text.find(kind), std::string::npos) << found[0].text;
    }
    static const Mistake *MistakeOf(uint32_t frame, bool planted) {
        return planted ? &kMistakes[frame % (sizeof kMistakes / sizeof kMistakes[0])] : nullptr;
    }
    void RunFrame(uint32_t frame, bool planted) {
        const uint32_t slot = frame % kInFlight;
        Check(vkWaitForFences(device(), 1, &fences_[slot], VK_TRUE, UINT64_MAX), "vkWaitForFences");
        ExpectMistake(frame < kInFlight ? nullptr : MistakeOf(frame - kInFlight, planted));
        vkResetFences(device(), 1, &fences_[slot]);
        vkResetCommandPool(device(), pools_[slot], 0);
        WriteMaterial(8 + frame % (kMaterials - 8));
        RecordFrame(commands_[slot], frame, MistakeOf(frame, planted));
        auto submit = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        submit.commandBufferCount = 1;
        submit.pCommandBuffers = &commands_[slot];
        Check(vkQueueSubmit(queue(), 1, &submit, fences_[slot]), "vkQueueSubmit");
    }
    void RunFrames(bool planted) {
        WD_START_DEVICE(MakeOptions());
        MakeRenderer();
        const uint32_t count = NumFrames();
        double first = 0;
        for (uint32_t frame = 0; frame < count && !HasFatalFailure(); frame++) {
            RunFrame(frame, planted);
            first = frame == kWarmUp ? ResidentMiB() : first;
        }
        const double last = ResidentMiB();
        for (uint32_t frame = count < kInFlight ? 0 : count - kInFlight; frame < count; frame++) {
            Check(vkWaitForFences(device(), 1, &fences_[frame % kInFlight], VK_TRUE, UINT64_MAX),
                  "vkWaitForFences");
            ExpectMistake(MistakeOf(frame, planted));
        }
        DestroyRenderer();
        Stop();
        ExpectSilence();
        printf("%u frames: %.1f MiB after %zu frames, %.1f MiB at the end\n", count, first, kWarmUp, last);
        if (count > kWarmUp) {
            EXPECT_LT(last - first, kMaxGrowth);
        }
    }

    VkPhysicalDeviceVulkan12Features vulkan12_ =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    VkDescriptorSet set_ = VK_NULL_HANDLE;
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkPipeline draw_ = VK_NULL_HANDLE, dispatch_ = VK_NULL_HANDLE;
    Target target_;
    Buffer memory_, result_;
    VkBuffer materials_[kMaterials] = {};
    VkCommandPool pools_[kInFlight] = {};
    VkCommandBuffer commands_[kInFlight] = {};
    VkFence fences_[kInFlight] = {};
};

TEST_F(FramesTest, SilentAtConstantMemory) {
    RunFrames(false);
}

TEST_F(FramesTest, OneMistakeAFrame) {
    RunFrames(true);
}

} // namespace
} // namespace wd::testing
