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

    VkBuffer MakeOwnBuffer(VkBufferCreateFlags flags = 0) {
        auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.flags = flags;
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

// One set was verified with the pipeline, the other one was not.
TEST_F(DrawnContentsTest, AnotherSetOfTheSameLayout) {
    WD_START_DEVICE(NullOptions());
    MakeProgram();
    const VkDescriptorSet unwritten = SetOf(set_layouts_[1]);
    const VkCommandBuffer commands = BeginAll();
    for (int i = 0; i < 2; i++) {
        BindSet(commands, 1, sets_[1]);
        vkCmdDispatch(commands, 1, 1, 1);
        ExpectSilence();
        BindSet(commands, 1, unwritten);
        vkCmdDispatch(commands, 1, 1, 1);
        ExpectMessage("VUID-vkCmdDispatch-None-08114", "element 1) uses a descriptor that was never written");
        ClearMessages();
    }
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

// The index is not constant.
TEST_F(DrawnContentsTest, AnArrayWithoutAnyDescriptor) {
    Options options = NullOptions();
    options.features.shaderUniformBufferArrayDynamicIndexing = VK_TRUE;
    WD_START_DEVICE(options);
    MakeProgram();
    const VkDescriptorSetLayout set_layout = MakeSetLayout(
        {Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER), Binding(1, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 4)});
    layout_ = MakePipelineLayout({set_layout});
    pipeline_ = MakeComputePipeline(layout_, MakeShader(drawn_array));
    const VkDescriptorSet set = SetOf(set_layout);
    WriteBuffer(set, 0, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT));
    const auto dispatch = [&] {
        const VkCommandBuffer commands = Begin();
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_);
        BindSet(commands, 0, set);
        vkCmdDispatch(commands, 1, 1, 1);
    };
    dispatch();
    ExpectOne("VUID-vkCmdDispatch-None-08114",
              "the uniform buffer `scales` (set 0, binding 1) uses an array of 4 "
              "descriptors, of which none was ever written");
    WriteBuffer(set, 1, 2, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, uniforms_);
    dispatch();
    ExpectSilence();
}

// The set has fewer descriptors than the layout.
TEST_F(DrawnContentsTest, AnIndexAboveAVariableCount) {
    auto features =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    features.descriptorIndexing = VK_TRUE;
    features.descriptorBindingVariableDescriptorCount = VK_TRUE;
    Options options = NullOptions();
    options.device_next = &features;
    WD_START_DEVICE(options);
    const VkDescriptorBindingFlags flags[2] = {0, VK_DESCRIPTOR_BINDING_VARIABLE_DESCRIPTOR_COUNT_BIT};
    auto next = Make<VkDescriptorSetLayoutBindingFlagsCreateInfo>(
        VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_BINDING_FLAGS_CREATE_INFO);
    next.bindingCount = 2;
    next.pBindingFlags = flags;
    const VkDescriptorSetLayout set_layout = MakeSetLayout(
        {Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER), Binding(1, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 4)},
        &next);
    layout_ = MakePipelineLayout({set_layout});
    pipeline_ = MakeComputePipeline(layout_, MakeShader(drawn_element));
    const Buffer buffer =
        MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT);
    const auto dispatch = [&](uint32_t count) {
        auto variable = Make<VkDescriptorSetVariableDescriptorCountAllocateInfo>(
            VK_STRUCTURE_TYPE_DESCRIPTOR_SET_VARIABLE_DESCRIPTOR_COUNT_ALLOCATE_INFO);
        variable.descriptorSetCount = 1;
        variable.pDescriptorCounts = &count;
        const VkDescriptorSet set = SetOf(set_layout, 0, &variable);
        WriteBuffer(set, 0, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, buffer);
        WriteBuffer(set, 1, count - 1, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, buffer);
        const VkCommandBuffer commands = Begin();
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_);
        BindSet(commands, 0, set);
        vkCmdDispatch(commands, 1, 1, 1);
    };
    dispatch(4);
    ExpectSilence();
    dispatch(3);
    ExpectOne("VUID-vkCmdDispatch-None-10068",
              "the uniform buffer `scales` (set 0, binding 1, element 3) is used, but "
              "the set has 3 descriptors in this binding");
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

TEST_F(DrawnContentsTest, AProtectedBuffer) {
    auto features = Make<VkPhysicalDeviceProtectedMemoryFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROTECTED_MEMORY_FEATURES);
    features.protectedMemory = VK_TRUE;
    Options options = NullOptions();
    options.device_next = &features;
    WD_START_DEVICE(options);
    MakeProgram();
    const VkBuffer buffer = MakeOwnBuffer(VK_BUFFER_CREATE_PROTECTED_BIT);
    WriteScale(buffer);
    ClearMessages(); // The memory is not protected.
    DispatchWith(sets_[1]);
    ExpectMessage("VUID-vkCmdDispatch-commandBuffer-02707", "in the descriptor is a protected buffer");
    vkDestroyBuffer(device(), buffer, nullptr);
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
