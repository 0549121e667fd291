// The layouts of images in descriptors that a shader uses statically.
#include "testing/shaders/test_shaders.h"
#include "vk/core/layouts/layouts_fixture.h"
#include "vk/core/layouts/layouts_shaders.h"

namespace wd::testing {
namespace {

class ShaderLayoutsTest : public LayoutsTest {
  protected:
    static VkDescriptorSetLayoutBinding Binding(uint32_t number, VkDescriptorType type) {
        return {number, type, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr};
    }

    // MakeProgram makes the program, and a set whose images were written with the layouts of their names. `next` and
    // `flags` are of the set layout and its pool.
    void MakeProgram(const void *next = nullptr, VkDescriptorSetLayoutCreateFlags flags = 0,
                     VkDescriptorPoolCreateFlags pool_flags = 0) {
        const VkDescriptorSetLayout set_layout = MakeSetLayout(
            {Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER), Binding(1, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE),
             Binding(2, VK_DESCRIPTOR_TYPE_STORAGE_IMAGE),
             Binding(3, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER),
             Binding(4, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE)},
            next, flags);
        layout_ = MakePipelineLayout({set_layout});
        pipeline_ = MakeComputePipeline(layout_, MakeShader(layouts_shader));
        set_ = MakeSet(set_layout,
                       {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1},
                        {VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, 2},
                        {VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, 1},
                        {VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 1}},
                       nullptr, pool_flags);
        SetName(VK_OBJECT_TYPE_DESCRIPTOR_SET, set_, "material");
        SetName(VK_OBJECT_TYPE_PIPELINE, pipeline_, "shade");
        WriteBuffer(set_, 0, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                    MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT));
        const VkImageUsageFlags usage = kAllUsages | VK_IMAGE_USAGE_STORAGE_BIT;
        sampled_ = MakeColor(usage), stored_ = MakeColor(usage), combined_ = MakeColor(usage);
        SetName(VK_OBJECT_TYPE_IMAGE, sampled_.handle, "albedo");
        WriteImage(set_, 1, 0, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, sampled_.view, kReadOnly);
        WriteImage(set_, 2, 0, VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, stored_.view, kGeneral);
        WriteImage(set_, 3, 0, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, combined_.view, kReadOnly,
                   MakeSampler());
        // The shader does not use this one.
        WriteImage(set_, 4, 0, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, MakeColor(usage).view, kReadOnly);
    }

    void TransitionAll(VkCommandBuffer commands) {
        Transition(commands, sampled_.handle, kUndefined, kReadOnly);
        Transition(commands, stored_.handle, kUndefined, kGeneral);
        Transition(commands, combined_.handle, kUndefined, kReadOnly);
    }

    void Dispatch(VkCommandBuffer commands) {
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_);
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout_, 0, 1, &set_, 0, nullptr);
        vkCmdDispatch(commands, 1, 1, 1);
    }

    // ExpectWarning wants the message as a warning: the shader may not access the descriptor.
    void ExpectWarning(const char *id, const char *text) {
        ASSERT_FALSE(messages().empty());
        EXPECT_EQ(messages()[0].severity, VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT);
        ExpectMessage(id, text);
    }

    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkPipeline pipeline_ = VK_NULL_HANDLE;
    VkDescriptorSet set_ = VK_NULL_HANDLE;
    Image sampled_, stored_, combined_;
};

TEST_F(ShaderLayoutsTest, ImagesInTheLayoutsOfTheirDescriptors) {
    WD_START_DEVICE(NullOptions());
    MakeProgram();
    VkCommandBuffer commands = Begin();
    TransitionAll(commands);
    Dispatch(commands);
    Submit(commands);
    commands = Begin();
    Dispatch(commands);
    Submit(commands);
    ExpectSilence();
}

TEST_F(ShaderLayoutsTest, LayoutsOfTheSameCommandBuffer) {
    WD_START_DEVICE(NullOptions());
    MakeProgram();
    const VkCommandBuffer commands = Begin();
    TransitionAll(commands);
    Transition(commands, sampled_.handle, kReadOnly, kTarget);
    Dispatch(commands);
    ASSERT_EQ(messages().size(), 1u);
    for (const char *part : {"An access of a shader of VkPipeline",
                             "\"shade\" to the descriptor, of VkDescriptorSet", "\"material\" is invalid."}) {
        EXPECT_NE(messages()[0].text.find(part), std::string::npos) << messages()[0].text;
    }
    ExpectWarning("VUID-vkCmdDispatch-None-09600",
                  "vkCmdDispatch: the descriptor of set 0, binding 1 was written with "
                  "VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL, but its image VkImage");
    vkCmdDispatch(commands, 1, 1, 1); // Nothing has changed: once is enough.
    ExpectSilence();
    Transition(commands, sampled_.handle, kTarget, kReadOnly);
    Transition(commands, combined_.handle, kReadOnly, kSource);
    vkCmdDispatch(commands, 1, 1, 1);
    ExpectWarning("VUID-VkDescriptorImageInfo-imageLayout-00344",
                  "binding 3 was written with VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL");
    Submit(commands);
    ExpectSilence();
}

// Draws and dispatches with a program without images are not compared again; those of another program are.
TEST_F(ShaderLayoutsTest, AnotherProgramHasImages) {
    WD_START_DEVICE(NullOptions());
    MakeProgram();
    const VkPipeline without_images = MakeComputePipeline(MakePipelineLayout({}), MakeShader(minimal));
    const VkCommandBuffer commands = Begin();
    TransitionAll(commands);
    Transition(commands, sampled_.handle, kReadOnly, kTarget);
    for (int i = 0; i < 2; i++) {
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, without_images);
        vkCmdDispatch(commands, 1, 1, 1);
        ExpectSilence();
        Dispatch(commands);
        ExpectWarning("VUID-vkCmdDispatch-None-09600", "binding 1 was written with");
        ExpectSilence();
        ClearMessages();
    }
    Submit(commands);
}

TEST_F(ShaderLayoutsTest, LayoutsOfEarlierSubmissions) {
    WD_START_DEVICE(NullOptions());
    MakeProgram();
    VkCommandBuffer commands = Begin();
    TransitionAll(commands);
    Transition(commands, stored_.handle, kGeneral, kReadOnly);
    Submit(commands);
    commands = Begin();
    Dispatch(commands);
    ExpectSilence();
    Submit(commands);
    ExpectWarning("VUID-vkCmdDispatch-None-09600", "binding 2 was written with VK_IMAGE_LAYOUT_GENERAL");
    ExpectSilence();
}

// Its content when the command executes is not known.
TEST_F(ShaderLayoutsTest, ADescriptorThatMayBeUpdatedLater) {
    auto features =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    features.descriptorIndexing = VK_TRUE;
    features.descriptorBindingSampledImageUpdateAfterBind = VK_TRUE;
    Options options = NullOptions();
    options.device_next = &features;
    WD_START_DEVICE(options);
    const VkDescriptorBindingFlags flags[5] = {0, VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT, 0, 0, 0};
    auto next = Make<VkDescriptorSetLayoutBindingFlagsCreateInfo>(
        VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_BINDING_FLAGS_CREATE_INFO);
    next.bindingCount = 5;
    next.pBindingFlags = flags;
    MakeProgram(&next, VK_DESCRIPTOR_SET_LAYOUT_CREATE_UPDATE_AFTER_BIND_POOL_BIT,
                VK_DESCRIPTOR_POOL_CREATE_UPDATE_AFTER_BIND_BIT);
    const VkCommandBuffer commands = Begin();
    TransitionAll(commands);
    Transition(commands, sampled_.handle, kReadOnly, kTarget);
    Dispatch(commands);
    Submit(commands);
    ExpectSilence();
}

// GPU-assisted validation knows which descriptors shaders access: one mistake, one message.
TEST_F(ShaderLayoutsTest, GpuAssistedValidationReportsInstead) {
    Options options = NullOptions();
    options.settings["gpuav_enable"] = "true";
    options.settings["gpuav_descriptor_contents"] = "true";
    WD_START_DEVICE(options);
    ClearMessages();
    MakeProgram();
    const VkCommandBuffer commands = Begin();
    TransitionAll(commands);
    Transition(commands, sampled_.handle, kReadOnly, kTarget);
    Dispatch(commands);
    ExpectMessage("VUID-vkCmdDispatch-None-09600", "");
    ExpectSilence();
    Submit(commands);
}

} // namespace
} // namespace wd::testing
