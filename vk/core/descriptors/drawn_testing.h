// The fixture of the tests of draws and dispatches: a program with two sets, and push constants.
#ifndef WARDEN_VK_CORE_DESCRIPTORS_DRAWN_TESTING_H
#define WARDEN_VK_CORE_DESCRIPTORS_DRAWN_TESTING_H

#include "vk/core/descriptors/descriptors_testing.h"
#include "vk/core/descriptors/drawn_shaders.h"

namespace wd::testing {

class DrawnTest : public DescriptorsTest {
  protected:
    std::vector<VkDescriptorSetLayoutBinding> Bindings(uint32_t set) {
        if (set == 0) {
            return {Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER)};
        }
        return {Binding(0, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 2),
                Binding(1, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE),
                Binding(2, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER)};
    }

    // MakeProgram makes the pipeline, and two sets with all descriptors that the shader uses.
    void MakeProgram(const void *next = nullptr) {
        set_layouts_[0] = MakeSetLayout(Bindings(0));
        set_layouts_[1] = MakeSetLayout(Bindings(1), next);
        layout_ = MakePipelineLayout({set_layouts_[0], set_layouts_[1]}, VK_SHADER_STAGE_COMPUTE_BIT, 64);
        pipeline_ = MakeComputePipeline(layout_, MakeShader(drawn_shader));
        SetName(VK_OBJECT_TYPE_PIPELINE, pipeline_, "shade");
        sets_[0] = SetOf(set_layouts_[0]);
        sets_[1] = SetOf(set_layouts_[1]);
        SetName(VK_OBJECT_TYPE_DESCRIPTOR_SET, sets_[1], "material");
        uniforms_ = MakeBuffer(64, VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT);
        WriteBuffer(sets_[0], 0, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                    MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT));
        // The shader uses neither element 0 nor binding 1.
        WriteBuffer(sets_[1], 0, 1, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, uniforms_);
        image_ = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 16, 16,
                           VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
        FillImage(image_, {}, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL);
        WriteImage(sets_[1], 2, 0, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, image_.view,
                   VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL, MakeSampler());
    }

    void BindSet(VkCommandBuffer commands, uint32_t number, VkDescriptorSet set,
                 VkPipelineLayout layout = VK_NULL_HANDLE,
                 VkPipelineBindPoint bind_point = VK_PIPELINE_BIND_POINT_COMPUTE) {
        vkCmdBindDescriptorSets(commands, bind_point, layout ? layout : layout_, number, 1, &set, 0, nullptr);
    }

    void PushAll(VkCommandBuffer commands) {
        const uint32_t words[16] = {};
        vkCmdPushConstants(commands, layout_, VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof words, words);
    }

    // BeginAll binds and pushes all that the shader needs.
    VkCommandBuffer BeginAll() {
        const VkCommandBuffer commands = Begin();
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_);
        BindSet(commands, 0, sets_[0]);
        BindSet(commands, 1, sets_[1]);
        PushAll(commands);
        return commands;
    }

    VkDescriptorSetLayout set_layouts_[2] = {};
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkPipeline pipeline_ = VK_NULL_HANDLE;
    VkDescriptorSet sets_[2] = {};
    Buffer uniforms_;
    Image image_;
};

} // namespace wd::testing

#endif
