// Descriptors that shaders use statically: written, with a resource that exists.
#include <gtest/gtest.h>

#include "vk/core/descriptors/drawn_testing.h"

namespace wd::testing {
namespace {

class DrawnContentsTest : public DrawnTest {
  protected:
    // DispatchWith dispatches with another set 1.
    void DispatchWith(VkDescriptorSet set) {
        const VkCommandBuffer commands = BeginAll();
        BindSet(commands, 1, set);
        vkCmdDispatch(commands, 1, 1, 1);
    }

    VkBuffer MakeOwnBuffer() {
        auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.size = 64;
        info.usage = VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT;
        VkBuffer buffer = VK_NULL_HANDLE;
        vkCreateBuffer(device(), &info, nullptr, &buffer);
        VkMemoryRequirements requirements;
        vkGetBufferMemoryRequirements(device(), buffer, &requirements);
        vkBindBufferMemory(device(), buffer, Allocate(requirements, 0), 0);
        return buffer;
    }

    void WriteScale(VkBuffer buffer) {
        const VkDescriptorBufferInfo info = {buffer, 0, VK_WHOLE_SIZE};
        VkWriteDescriptorSet write = Write(sets_[1], 0, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 1, 1);
        write.pBufferInfo = &info;
        Update(write);
    }
};

TEST_F(DrawnContentsTest, ADescriptorThatWasNeverWritten) {
    WD_START_DEVICE(NullOptions());
    MakeProgram();
    const VkDescriptorSet set = SetOf(set_layouts_[1]);
    // Element 0 is not the one that the shader uses.
    WriteBuffer(set, 0, 0, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, uniforms_);
    WriteImage(set, 2, 0, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, image_.view,
               VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL, MakeSampler());
    DispatchWith(set);
    ExpectOne("VUID-vkCmdDispatch-None-08114",
              "the uniform buffer `scales` (set 1, binding 0, element 1) uses a descriptor that was never "
              "written");
    WriteBuffer(set, 0, 1, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, uniforms_);
    DispatchWith(set);
    ExpectSilence();
}

TEST_F(DrawnContentsTest, AnImageThatWasNeverWritten) {
    WD_START_DEVICE(NullOptions());
    MakeProgram();
    const VkDescriptorSet set = SetOf(set_layouts_[1]);
    WriteBuffer(set, 0, 1, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, uniforms_);
    DispatchWith(set);
    ExpectOne(
        "VUID-vkCmdDispatch-None-08114",
        "the combined image sampler `albedo` (set 1, binding 2) uses a descriptor that was never written");
}

// No invocation may use such a descriptor.
TEST_F(DrawnContentsTest, ABindingThatIsPartiallyBound) {
    auto features =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    features.descriptorIndexing = VK_TRUE;
    features.descriptorBindingPartiallyBound = VK_TRUE;
    Options options = NullOptions();
    options.device_next = &features;
    WD_START_DEVICE(options);
    const VkDescriptorBindingFlags flags[3] = {0, 0, VK_DESCRIPTOR_BINDING_PARTIALLY_BOUND_BIT};
    auto next = Make<VkDescriptorSetLayoutBindingFlagsCreateInfo>(
        VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_BINDING_FLAGS_CREATE_INFO);
    next.bindingCount = 3;
    next.pBindingFlags = flags;
    MakeProgram(&next);
    const VkDescriptorSet set = SetOf(set_layouts_[1]);
    WriteBuffer(set, 0, 1, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, uniforms_);
    DispatchWith(set);
    ExpectSilence();
}

TEST_F(DrawnContentsTest, ABufferThatWasDestroyedBefore) {
    WD_START_DEVICE(NullOptions());
    MakeProgram();
    const VkBuffer buffer = MakeOwnBuffer();
    SetName(VK_OBJECT_TYPE_BUFFER, buffer, "scales");
    WriteScale(buffer);
    DispatchWith(sets_[1]);
    ExpectSilence();
    vkDestroyBuffer(device(), buffer, nullptr);
    DispatchWith(sets_[1]);
    ExpectOne("VUID-vkCmdDispatch-None-08114", "\"scales\", which was destroyed by vkDestroyBuffer");
}

// The recording becomes invalid: that is reported where it is used next.
TEST_F(DrawnContentsTest, ABufferThatIsDestroyedInTheRecording) {
    WD_START_DEVICE(NullOptions());
    MakeProgram();
    const VkBuffer buffer = MakeOwnBuffer();
    WriteScale(buffer);
    const VkCommandBuffer commands = BeginAll();
    vkDestroyBuffer(device(), buffer, nullptr);
    BindSet(commands, 1, sets_[1]);
    vkCmdDispatch(commands, 1, 1, 1);
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
