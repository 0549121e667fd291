// Checks that the host makes when a command is recorded (`gpuav_host_checks`).
#include "vk/gpuav/testing/gpuav_device_test.h"
#include "vk/gpuav/testing/host_check_shaders.h"

namespace wd::testing {
namespace {

constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
constexpr VkDescriptorType kUniform = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
constexpr VkDescriptorType kCombined = VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
constexpr char kBounds[] = "Descriptor size is 48 and highest byte accessed was 63.";
constexpr char kBoundsId[] = "VUID-vkCmdDispatch-uniformBuffers-06935";
constexpr char kStateId[] = "VUID-vkCmdDispatch-None-08114";
constexpr char kInvalidId[] = "VUID-vkQueueSubmit-pCommandBuffers-00070";

class HostChecksTest : public GpuavTest {
  protected:
    static Options MakeOptions() {
        Options options = GpuavOptions();
        options.settings["gpuav_host_checks"] = "true";
        return options;
    }
    void MakeProgram(VkDescriptorBindingFlags flags = 0) {
        const bool is_late = flags & VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT;
        const VkDescriptorBindingFlags both[] = {0, flags};
        auto binding_flags = Make<VkDescriptorSetLayoutBindingFlagsCreateInfo>(
            VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_BINDING_FLAGS_CREATE_INFO);
        binding_flags.bindingCount = 2;
        binding_flags.pBindingFlags = both;
        set_layout_ = MakeSetLayout({Binding(0, kStorage, 1), Binding(1, kUniform, 1)},
                                    flags ? &binding_flags : nullptr,
                                    is_late ? VK_DESCRIPTOR_SET_LAYOUT_CREATE_UPDATE_AFTER_BIND_POOL_BIT : 0);
        pool_flags_ = is_late ? VK_DESCRIPTOR_POOL_CREATE_UPDATE_AFTER_BIND_BIT : 0;
        layout_ = MakePipelineLayout({set_layout_});
        pipeline_ = MakeComputePipeline(layout_, MakeShader(gpuav_constant_comp));
        colors_ = MakeBuffer(64, VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT, std::vector<uint32_t>(16, 7));
    }
    // MakeProgramSet makes a set with a result of its own. A range of 0: the uniform buffer is not written.
    VkDescriptorSet MakeProgramSet(VkDeviceSize range, Buffer *result) {
        VkDescriptorSet set = MakeSet(set_layout_, {{kStorage, 1}, {kUniform, 1}}, nullptr, pool_flags_);
        *result = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, {99});
        WriteBuffer(set, 0, 0, kStorage, *result);
        if (range) {
            WriteBuffer(set, 1, 0, kUniform, colors_, 0, range);
        }
        return set;
    }
    // WriteShortLived writes a uniform buffer that the test destroys.
    VkBuffer WriteShortLived(VkDescriptorSet set) {
        auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.size = 64;
        info.usage = VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT;
        Buffer buffer = colors_;
        Check(vkCreateBuffer(device(), &info, nullptr, &buffer.handle), "vkCreateBuffer");
        Check(vkBindBufferMemory(device(), buffer.handle, buffer.memory, 0), "vkBindBufferMemory");
        WriteBuffer(set, 1, 0, kUniform, buffer);
        return buffer.handle;
    }
    void Run(VkDescriptorSet set) {
        RunDispatch(pipeline_, layout_, set, {}, 1);
    }
    // RunWithLoss destroys a buffer after the recording and before the submission.
    void RunWithLoss() {
        const VkDescriptorSet set = MakeProgramSet(0, &result_);
        const VkBuffer buffer = WriteShortLived(set);
        VkCommandBuffer commands = Begin();
        RecordDispatch(commands, pipeline_, layout_, set, {}, 1);
        Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
        vkDestroyBuffer(device(), buffer, nullptr);
        auto submit = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        submit.commandBufferCount = 1;
        submit.pCommandBuffers = &commands;
        Check(vkQueueSubmit(queue(), 1, &submit, VK_NULL_HANDLE), "vkQueueSubmit");
        Check(vkQueueWaitIdle(queue()), "vkQueueWaitIdle");
    }
    void Bind(VkCommandBuffer commands, VkDescriptorSet set) {
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout_, 0, 1, &set, 0, nullptr);
    }

    VkDescriptorSetLayout set_layout_ = VK_NULL_HANDLE;
    VkDescriptorPoolCreateFlags pool_flags_ = 0;
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkPipeline pipeline_ = VK_NULL_HANDLE;
    Buffer colors_, result_;
};

TEST_F(HostChecksTest, GoodDescriptorsAreSilent) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    Run(MakeProgramSet(64, &result_));
    EXPECT_EQ(result_.words[0], 7u);
    Stop();
    ExpectSilence();
}

TEST_F(HostChecksTest, AShortBufferIsReportedByTheShader) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    Run(MakeProgramSet(48, &result_));
    EXPECT_EQ(result_.words[0], 0u) << "the access is skipped";
    const std::vector<Message> found = messages();
    ASSERT_EQ(found.size(), 1u);
    EXPECT_NE(found[0].text.find("Stage = Compute."), std::string::npos) << found[0].text;
    ExpectMessage(kBoundsId, kBounds);
    Stop();
    ExpectSilence();
}

TEST_F(HostChecksTest, ADescriptorThatWasNotWrittenIsReported) {
    WD_START_DEVICE(MakeOptions());
    if (IsOlderLavapipe()) {
        GTEST_SKIP()
            << "lavapipe of Mesa 22.3 reads uniform buffers also in branches that no invocation takes";
    }
    MakeProgram();
    Run(MakeProgramSet(0, &result_));
    EXPECT_EQ(result_.words[0], 0u);
    ExpectMessage(kStateId, "Descriptor index 0 is uninitialized.");
    Stop();
    ExpectSilence();
}

TEST_F(HostChecksTest, ABufferThatWasDestroyedBeforeTheCommandIsReported) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    const VkDescriptorSet set = MakeProgramSet(0, &result_);
    const VkBuffer buffer = WriteShortLived(set);
    Run(set);
    ExpectSilence();
    vkDestroyBuffer(device(), buffer, nullptr);
    Run(set);
    ExpectMessage(kStateId, "references a destroyed resource.");
    Stop();
    ExpectSilence();
}

TEST_F(HostChecksTest, ABufferThatIsDestroyedAfterTheCommandIsReportedAtTheSubmission) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    RunWithLoss();
    ExpectMessage(kInvalidId, ", whose binding 1 refers to VkBuffer");
    ASSERT_EQ(messages().size(), 1u);
    EXPECT_NE(messages()[0].text.find("The access is not guarded"), std::string::npos) << messages()[0].text;
    EXPECT_NE(messages()[0].text.find("With gpuav_host_checks=false"), std::string::npos);
    ExpectMessage(kStateId, "Descriptor index 0 references a destroyed resource. Set 0, binding 1.");
    Stop();
    ExpectSilence();
}

// The message of the test above recommends this setting.
// A descriptor of a binding with PARTIALLY_BOUND need not be valid if no invocation accesses it.
TEST_F(HostChecksTest, ADestroyedBufferOfAPartiallyBoundBindingIsAWarning) {
    Options options = MakeOptions();
    options.api_version = VK_API_VERSION_1_2;
    auto vulkan12 =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    vulkan12.descriptorBindingPartiallyBound = VK_TRUE;
    options.device_next = &vulkan12;
    WD_START_DEVICE(options);
    MakeProgram(VK_DESCRIPTOR_BINDING_PARTIALLY_BOUND_BIT);
    RunWithLoss();
    const std::vector<Message> found = messages();
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].severity, VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT) << found[0].text;
    ExpectMessage(kStateId, "The shader accesses the resource, unless a condition prevents that.");
    Stop();
    ExpectSilence();
}

TEST_F(HostChecksTest, WithoutHostChecksTheShaderGuardsTheDestroyedBuffer) {
    Options options = MakeOptions();
    options.settings["gpuav_host_checks"] = "false";
    WD_START_DEVICE(options);
    MakeProgram();
    RunWithLoss();
    EXPECT_EQ(result_.words[0], 0u) << "the access is skipped";
    ExpectMessage(kInvalidId, ", whose binding 1 refers to VkBuffer");
    ASSERT_EQ(messages().size(), 1u);
    EXPECT_NE(messages()[0].text.find("Stage = Compute."), std::string::npos) << messages()[0].text;
    ExpectMessage(kStateId, "references a destroyed resource.");
    Stop();
    ExpectSilence();
}

TEST_F(HostChecksTest, SetsOfOneRecordingAreCheckedSeparately) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    Buffer results[4];
    VkCommandBuffer commands = Begin();
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_);
    for (uint32_t i = 0; i < 4; i++) {
        if (i == 3) {
            vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_);
        }
        Bind(commands, MakeProgramSet(i == 1 ? 48 : 64, &results[i]));
        vkCmdDispatch(commands, 1, 1, 1);
    }
    Check(Submit(commands), "Submit");
    EXPECT_EQ(results[0].words[0], 7u);
    EXPECT_EQ(results[1].words[0], 0u);
    EXPECT_EQ(results[2].words[0], 7u);
    EXPECT_EQ(results[3].words[0], 7u);
    const std::vector<Message> found = messages();
    ASSERT_EQ(found.size(), 1u);
    EXPECT_NE(found[0].text.find("Dispatch Index 1."), std::string::npos) << found[0].text;
    ExpectMessage(kBoundsId, kBounds);
    Stop();
    ExpectSilence();
}

TEST_F(HostChecksTest, DescriptorsThatMayChangeAfterTheBindAreCheckedByTheShader) {
    Options options = MakeOptions();
    options.api_version = VK_API_VERSION_1_2;
    auto vulkan12 =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    vulkan12.descriptorBindingUniformBufferUpdateAfterBind = VK_TRUE;
    options.device_next = &vulkan12;
    WD_START_DEVICE(options);
    MakeProgram(VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT);
    const VkDescriptorSet set = MakeProgramSet(64, &result_);
    VkCommandBuffer commands = Begin();
    RecordDispatch(commands, pipeline_, layout_, set, {}, 1);
    WriteBuffer(set, 1, 0, kUniform, colors_, 0, 48);
    Check(Submit(commands), "Submit");
    ExpectMessage(kBoundsId, kBounds);
    commands = Begin();
    RecordDispatch(commands, pipeline_, layout_, set, {}, 1);
    WriteBuffer(set, 1, 0, kUniform, colors_, 0, 64);
    Check(Submit(commands), "Submit");
    EXPECT_EQ(result_.words[0], 7u);
    Stop();
    ExpectSilence();
}

// The checks of the second command are those of the first one. The update makes the command buffer invalid.
TEST_F(HostChecksTest, ASetThatIsUpdatedBetweenCommandsIsCheckedAgain) {
    for (bool binds_again : {false, true}) {
        Options options = MakeOptions();
        options.settings["validate_command_buffers"] = "false";
        WD_START_DEVICE(options);
        MakeProgram();
        const VkDescriptorSet set = MakeProgramSet(64, &result_);
        VkCommandBuffer commands = Begin();
        RecordDispatch(commands, pipeline_, layout_, set, {}, 1);
        Bind(commands, set);
        vkCmdDispatch(commands, 1, 1, 1);
        WriteBuffer(set, 1, 0, kUniform, colors_, 0, 48);
        if (binds_again) {
            Bind(commands, set);
        }
        vkCmdDispatch(commands, 1, 1, 1);
        Check(Submit(commands), "Submit");
        ASSERT_EQ(messages().size(), 1u);
        EXPECT_NE(messages()[0].text.find("Dispatch Index 2."), std::string::npos) << messages()[0].text;
        ExpectMessage(kBoundsId, kBounds);
        Stop();
        ExpectSilence();
    }
}

// Another descriptor of a set may be updated between commands that do not use it.
TEST_F(HostChecksTest, AnUpdateThatKeepsTheSizeIsSilent) {
    Options options = MakeOptions();
    options.settings["validate_command_buffers"] = "false";
    WD_START_DEVICE(options);
    MakeProgram();
    const VkDescriptorSet set = MakeProgramSet(64, &result_);
    VkCommandBuffer commands = Begin();
    RecordDispatch(commands, pipeline_, layout_, set, {}, 1);
    WriteBuffer(set, 1, 0, kUniform, colors_, 0, 64);
    Bind(commands, set);
    vkCmdDispatch(commands, 1, 1, 1);
    Check(Submit(commands), "Submit");
    EXPECT_EQ(result_.words[0], 7u);
    Stop();
    ExpectSilence();
}

TEST_F(HostChecksTest, ABufferThatIsDestroyedBetweenCommandsIsReportedForBoth) {
    Options options = MakeOptions();
    options.settings["validate_command_buffers"] = "false";
    WD_START_DEVICE(options);
    MakeProgram();
    const VkDescriptorSet set = MakeProgramSet(0, &result_);
    const VkBuffer buffer = WriteShortLived(set);
    VkCommandBuffer commands = Begin();
    RecordDispatch(commands, pipeline_, layout_, set, {}, 1);
    Bind(commands, set);
    vkCmdDispatch(commands, 1, 1, 1);
    vkDestroyBuffer(device(), buffer, nullptr);
    Bind(commands, set);
    vkCmdDispatch(commands, 1, 1, 1);
    Check(Submit(commands), "Submit");
    EXPECT_EQ(result_.words[0], 0u) << "the access of the last command is skipped";
    ExpectMessage(kStateId, "The resource was destroyed after vkCmdDispatch was recorded");
    ASSERT_EQ(messages().size(), 1u);
    EXPECT_NE(messages()[0].text.find("Dispatch Index 2."), std::string::npos) << messages()[0].text;
    ExpectMessage(kStateId, "references a destroyed resource.");
    Stop();
    ExpectSilence();
}

// The destruction of another buffer makes the next command compare the descriptors again.
TEST_F(HostChecksTest, ABufferThatNoCommandUsesMayBeDestroyedBetweenCommands) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    Buffer unused;
    const VkBuffer buffer = WriteShortLived(MakeProgramSet(0, &unused));
    const VkDescriptorSet set = MakeProgramSet(64, &result_);
    VkCommandBuffer commands = Begin();
    RecordDispatch(commands, pipeline_, layout_, set, {}, 1);
    vkDestroyBuffer(device(), buffer, nullptr);
    Bind(commands, set);
    vkCmdDispatch(commands, 1, 1, 1);
    Check(Submit(commands), "Submit");
    EXPECT_EQ(result_.words[0], 7u);
    Stop();
    ExpectSilence();
}

// Dynamic offsets do not change the range of a descriptor.
TEST_F(HostChecksTest, OtherDynamicOffsetsOfASetAreSilent) {
    const VkDescriptorType dynamic = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC;
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    set_layout_ = MakeSetLayout({Binding(0, kStorage, 1), Binding(1, dynamic, 1)});
    layout_ = MakePipelineLayout({set_layout_});
    pipeline_ = MakeComputePipeline(layout_, MakeShader(gpuav_constant_comp));
    std::vector<uint32_t> words(16, 7);
    words.resize(256, 8);
    const Buffer both = MakeBuffer(1024, VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT, words);
    VkDescriptorSet sets[2];
    Buffer results[2];
    for (uint32_t i = 0; i < 2; i++) {
        sets[i] = MakeSet(set_layout_, {{kStorage, 1}, {dynamic, 1}});
        results[i] = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, {99});
        WriteBuffer(sets[i], 0, 0, kStorage, results[i]);
        WriteBuffer(sets[i], 1, 0, dynamic, both, 0, i ? 48 : 64);
    }
    VkCommandBuffer commands = Begin();
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_);
    for (uint32_t i = 0; i < 3; i++) {
        const uint32_t offset = i ? 256 : 0;
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout_, 0, 1, &sets[i == 2], 1,
                                &offset);
        vkCmdDispatch(commands, 1, 1, 1);
        const VkMemoryBarrier barrier = {VK_STRUCTURE_TYPE_MEMORY_BARRIER, nullptr,
                                         VK_ACCESS_SHADER_WRITE_BIT, VK_ACCESS_SHADER_WRITE_BIT};
        vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                             VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, 0, 1, &barrier, 0, nullptr, 0, nullptr);
    }
    Check(Submit(commands), "Submit");
    EXPECT_EQ(results[0].words[0], 8u);
    EXPECT_EQ(results[1].words[0], 0u);
    ASSERT_EQ(messages().size(), 1u);
    EXPECT_NE(messages()[0].text.find("Dispatch Index 2."), std::string::npos) << messages()[0].text;
    ExpectMessage(kBoundsId, kBounds);
    Stop();
    ExpectSilence();
}

// The application may destroy its modules, its pipeline layout and its render pass after it created the pipeline.
TEST_F(HostChecksTest, AGraphicsPipelineIsCompiledAgainWithoutTheApplicationsObjects) {
    WD_START_DEVICE(MakeOptions());
    const VkShaderStageFlags stages = VK_SHADER_STAGE_FRAGMENT_BIT;
    VkDescriptorSetLayout set_layout =
        MakeSetLayout({Binding(0, kCombined, 1, stages), Binding(1, kUniform, 1, stages)});
    layout_ = MakePipelineLayout({set_layout});
    Image image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4,
                            VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
    FillImage(image, {{1, 1, 1, 1}}, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL);
    colors_ = MakeBuffer(64, VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT, std::vector<uint32_t>(16, 0x3f800000));
    VkDescriptorSet sets[2];
    for (uint32_t i = 0; i < 2; i++) {
        sets[i] = MakeSet(set_layout, {{kCombined, 1}, {kUniform, 1}});
        WriteImage(sets[i], 0, 0, kCombined, image.view, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL,
                   MakeSampler());
        WriteBuffer(sets[i], 1, 0, kUniform, colors_, 0, i ? 48 : 64);
    }
    Target target = MakeTarget(8, 8);
    Target short_lived = target;
    VkAttachmentDescription attachment = {};
    attachment.format = target.image.format;
    attachment.samples = VK_SAMPLE_COUNT_1_BIT;
    attachment.finalLayout = VK_IMAGE_LAYOUT_GENERAL;
    const VkAttachmentReference color = {0, VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL};
    VkSubpassDescription subpass = {};
    subpass.colorAttachmentCount = 1;
    subpass.pColorAttachments = &color;
    auto pass = Make<VkRenderPassCreateInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO);
    pass.attachmentCount = 1;
    pass.pAttachments = &attachment;
    pass.subpassCount = 1;
    pass.pSubpasses = &subpass;
    Check(vkCreateRenderPass(device(), &pass, nullptr, &short_lived.render_pass), "vkCreateRenderPass");
    pipeline_ = MakeGraphicsPipeline(layout_, MakeShader(triangle_vert), MakeShader(gpuav_constant_frag),
                                     short_lived);
    vkDestroyRenderPass(device(), short_lived.render_pass, nullptr);
    RunDraw(target, pipeline_, layout_, sets[0], {});
    EXPECT_EQ(ReadTarget(target)[0], 0xffffffffu);
    ExpectSilence();
    RunDraw(target, pipeline_, layout_, sets[1], {});
    EXPECT_EQ(ReadTarget(target)[0], 0u);
    ExpectMessage("VUID-vkCmdDraw-uniformBuffers-06935", kBounds);
    RunDraw(target, pipeline_, layout_, sets[0], {});
    EXPECT_EQ(ReadTarget(target)[0], 0xffffffffu);
    Stop();
    ExpectSilence();
}

// While transform feedback is active, the instrumented pipeline cannot be bound (VUID-vkCmdBindPipeline-None-02323),
// which the Khronos layer below reports.
TEST_F(HostChecksTest, APipelineThatCapturesIsInstrumented) {
    Options options = MakeOptions();
    auto features = Make<VkPhysicalDeviceTransformFeedbackFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_FEATURES_EXT);
    features.transformFeedback = VK_TRUE;
    options.device_next = &features;
    options.device_extensions = {VK_EXT_TRANSFORM_FEEDBACK_EXTENSION_NAME};
    options.layers = {Layer::kWarden, Layer::kKhronos};
    WD_START_DEVICE(options);
    const VkDescriptorSetLayout set_layout =
        MakeSetLayout({Binding(1, kUniform, 1, VK_SHADER_STAGE_VERTEX_BIT)});
    layout_ = MakePipelineLayout({set_layout});
    colors_ = MakeBuffer(64, VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT, std::vector<uint32_t>(16, 7));
    const VkDescriptorSet good = MakeSet(set_layout, {{kUniform, 1}}),
                          bad = MakeSet(set_layout, {{kUniform, 1}});
    WriteBuffer(good, 1, 0, kUniform, colors_, 0, 64);
    WriteBuffer(bad, 1, 0, kUniform, colors_, 0, 48);
    const Target target = MakeTarget(8, 8);
    pipeline_ =
        MakeGraphicsPipeline(layout_, MakeShader(gpuav_captured_vert), MakeShader(color_frag), target);
    const Buffer captured = MakeBuffer(48, VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_BUFFER_BIT_EXT);
    const VkDeviceSize offset = 0;
    VkCommandBuffer commands = Begin();
    BeginPass(commands, target);
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline_);
    DeviceProc<PFN_vkCmdBindTransformFeedbackBuffersEXT>("vkCmdBindTransformFeedbackBuffersEXT")(
        commands, 0, 1, &captured.handle, &offset, nullptr);
    DeviceProc<PFN_vkCmdBeginTransformFeedbackEXT>("vkCmdBeginTransformFeedbackEXT")(commands, 0, 0, nullptr,
                                                                                     nullptr);
    for (const VkDescriptorSet set : {good, bad}) {
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, layout_, 0, 1, &set, 0, nullptr);
        vkCmdDraw(commands, 3, 1, 0, 0);
    }
    DeviceProc<PFN_vkCmdEndTransformFeedbackEXT>("vkCmdEndTransformFeedbackEXT")(commands, 0, 0, nullptr,
                                                                                 nullptr);
    vkCmdEndRenderPass(commands);
    Check(Submit(commands), "vkQueueSubmit");
    EXPECT_EQ(captured.words[0], 7u);
    EXPECT_EQ(captured.words[6], 0u) << "the access is skipped";
    ExpectMessage("VUID-vkCmdDraw-uniformBuffers-06935", kBounds);
    Stop();
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
