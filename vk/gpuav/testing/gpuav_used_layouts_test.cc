// The layouts of images that only shaders know to use: in arrays with dynamic indices, in bindings that can be updated
// after they are bound, and in mesh and ray tracing shaders. Each mistake has a similar valid case without messages.
#include "vk/gpuav/testing/gpuav_used_layouts_test.h"
#include "testing/device/rays.h"

namespace wd::testing {
namespace {

TEST_F(UsedLayoutsTest, EachCommandIsComparedWithTheLayoutBeforeIt) {
    for (const char *mode : {"guard", "observe"}) {
        for (bool is_robust : {false, true}) {
            WD_START_DEVICE(MakeUsedOptions(mode, is_robust));
            MakeUsed();
            VkCommandBuffer commands = Begin();
            Transition(commands, sampled_, kReadOnly);
            Access(commands, 3);
            Transition(commands, sampled_, kGeneral);
            Access(commands, 1); // The shader does not use the image.
            Access(commands, 3);
            Transition(commands, sampled_, kReadOnly);
            Access(commands, 3);
            Check(Submit(commands), "vkQueueSubmit");
            ExpectUsed("VK_IMAGE_LAYOUT_GENERAL",
                       "vkCmdPipelineBarrier, earlier in the same command buffer, set this layout.",
                       "Dispatch Index 2.");
            Stop();
            ExpectSilence();
        }
    }
}

TEST_F(UsedLayoutsTest, AnImageThatWasNeverTransitionedIsReported) {
    WD_START_DEVICE(MakeUsedOptions());
    MakeUsed();
    RunAccess(0);
    ExpectSilence();
    RunAccess(3);
    ExpectUsed("VK_IMAGE_LAYOUT_UNDEFINED",
               "No earlier command or submission has changed the initial layout.");
    Stop();
    ExpectSilence();
}

TEST_F(UsedLayoutsTest, EarlierSubmissionsDecide) {
    WD_START_DEVICE(MakeUsedOptions());
    MakeUsed();
    VkCommandBuffer use = Begin();
    Access(use, 3);
    Check(vkEndCommandBuffer(use), "vkEndCommandBuffer");
    SubmitAll({RecordTransition(kReadOnly)});
    SubmitAll({use});
    SubmitAll({RecordTransition(kGeneral), RecordTransition(kReadOnly), use});
    ExpectSilence();
    SubmitAll({RecordTransition(kGeneral), use});
    ExpectUsed("VK_IMAGE_LAYOUT_GENERAL", "vkCmdPipelineBarrier, which was submitted or called earlier");
    SubmitAll({use});
    ExpectUsed("VK_IMAGE_LAYOUT_GENERAL", "vkCmdPipelineBarrier, which was submitted or called earlier");
    Stop();
    ExpectSilence();
}

TEST_F(UsedLayoutsTest, AnUpdateAfterTheBindIsSeen) {
    for (const char *mode : {"guard", "observe"}) {
        for (bool is_robust : {false, true}) {
            WD_START_DEVICE(MakeUsedOptions(mode, is_robust));
            MakeUsed(VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT | VK_DESCRIPTOR_BINDING_PARTIALLY_BOUND_BIT);
            for (VkImageLayout layout : {kGeneral, kReadOnly}) {
                ExpectSilence();
                VkCommandBuffer commands = Begin();
                Transition(commands, sampled_, kGeneral);
                Access(commands, 3);
                WriteImage(set_, 1, 3, kSampled, view_, layout);
                Check(Submit(commands), "vkQueueSubmit");
            }
            ExpectUsed("VK_IMAGE_LAYOUT_GENERAL", "vkCmdPipelineBarrier, earlier in the same command buffer");
            Stop();
            ExpectSilence();
        }
    }
}

TEST_F(UsedLayoutsTest, APartiallyBoundSingleImageIsCompared) {
    WD_START_DEVICE(MakeUsedOptions());
    MakeUsed();
    WriteImage(set_, 5, 0, kSampled, view_, kReadOnly);
    const Operation fetch_single = static_cast<Operation>(13);
    VkCommandBuffer commands = Begin();
    Transition(commands, sampled_, kGeneral);
    Access(commands, 0);
    Access(commands, 0, fetch_single);
    Transition(commands, sampled_, kReadOnly);
    Access(commands, 0, fetch_single);
    Check(Submit(commands), "vkQueueSubmit");
    ASSERT_EQ(messages().size(), 1u);
    ExpectMessage(kUsedId, "Set 0, binding 5 (single).");
    Stop();
    ExpectSilence();
}

TEST_F(UsedLayoutsTest, OtherTypesOfDescriptorsAreCompared) {
    WD_START_DEVICE(MakeUsedOptions());
    MakeUsed();
    VkCommandBuffer commands = Begin();
    Transition(commands, sampled_, kReadOnly);
    Access(commands, 1, kSampleCombined);
    Access(commands, 2, kStore);
    Check(Submit(commands), "vkQueueSubmit");
    ExpectSilence();
    commands = Begin();
    Transition(commands, sampled_, kGeneral);
    Access(commands, 1, kSampleCombined);
    Check(Submit(commands), "vkQueueSubmit");
    ASSERT_EQ(messages().size(), 1u);
    ExpectMessage("VUID-VkDescriptorImageInfo-imageLayout-00344",
                  "Set 0, binding 3, array element 1 (combined)");
    commands = Begin();
    Transition(commands, stored_, kReadOnly);
    Access(commands, 2, kStore);
    Check(Submit(commands), "vkQueueSubmit");
    ASSERT_EQ(messages().size(), 1u);
    ExpectMessage(kUsedId, "Set 0, binding 4, array element 2 (stored)");
    Stop();
    ExpectSilence();
}

TEST_F(UsedLayoutsTest, ASecondaryCommandBufferIsComparedWhereItIsExecuted) {
    WD_START_DEVICE(MakeUsedOptions());
    MakeUsed();
    for (VkCommandBufferUsageFlags usage :
         {VkCommandBufferUsageFlags(0),
          VkCommandBufferUsageFlags(VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT)}) {
        const VkCommandBuffer use =
            RecordSecondary([this](VkCommandBuffer commands) { Access(commands, 3); }, nullptr, usage);
        const VkCommandBuffer change =
            RecordSecondary([this](VkCommandBuffer commands) { Transition(commands, sampled_, kReadOnly); });
        VkCommandBuffer commands = Begin();
        Transition(commands, sampled_, kGeneral);
        vkCmdExecuteCommands(commands, 1, &change);
        vkCmdExecuteCommands(commands, 1, &use);
        Transition(commands, sampled_, kGeneral);
        Check(Submit(commands), "vkQueueSubmit");
        ExpectSilence();
        commands = Begin();
        Transition(commands, sampled_, kGeneral);
        vkCmdExecuteCommands(commands, 1, &use);
        Transition(commands, sampled_, kReadOnly);
        Check(Submit(commands), "vkQueueSubmit");
        if (!usage) { // The secondary command buffer could be executed elsewhere, too.
            ExpectUsed("VK_IMAGE_LAYOUT_GENERAL",
                       "vkCmdPipelineBarrier, which was submitted or called earlier");
        }
        ExpectSilence();
    }
    Stop();
    ExpectSilence();
}

TEST_F(UsedLayoutsTest, LayoutsBeforeSimultaneousUsesAreUnknown) {
    WD_START_DEVICE(MakeUsedOptions());
    MakeUsed();
    VkCommandBuffer commands = Begin(VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT);
    Access(commands, 3);
    Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
    SubmitAll({RecordTransition(kGeneral), commands});
    ExpectSilence();
    commands = Begin(VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT);
    Transition(commands, sampled_, kGeneral);
    Access(commands, 3);
    Check(Submit(commands), "vkQueueSubmit");
    ExpectUsed("VK_IMAGE_LAYOUT_GENERAL", "vkCmdPipelineBarrier, earlier in the same command buffer");
    Stop();
    ExpectSilence();
}

TEST_F(UsedLayoutsTest, AWaitForALaterSignalMakesLayoutsUnknown) {
    Options options = MakeUsedOptions();
    vulkan12_.timelineSemaphore = VK_TRUE;
    WD_START_DEVICE(options);
    MakeUsed();
    const VkSemaphore semaphore = MakeTimeline();
    VkCommandBuffer use = Begin();
    Access(use, 3);
    Check(vkEndCommandBuffer(use), "vkEndCommandBuffer");
    SubmitWith(use, 1, semaphore, 0);
    auto signal = Make<VkSemaphoreSignalInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_SIGNAL_INFO);
    signal.semaphore = semaphore;
    signal.value = 1;
    Check(vkSignalSemaphore(device(), &signal), "vkSignalSemaphore");
    Check(vkQueueWaitIdle(queue()), "vkQueueWaitIdle");
    ExpectSilence();
    SubmitWith(use, 1, semaphore, 0);
    Check(vkQueueWaitIdle(queue()), "vkQueueWaitIdle");
    ExpectUsed("VK_IMAGE_LAYOUT_UNDEFINED", "No earlier command");
    Stop();
    ExpectSilence();
}

// Between two batches of one call, the host may transition the image before it signals.
TEST_F(UsedLayoutsTest, AWaitForALaterSignalInTheSameCallMakesLayoutsUnknown) {
    Options options = MakeUsedOptions();
    vulkan12_.timelineSemaphore = VK_TRUE;
    WD_START_DEVICE(options);
    MakeUsed();
    for (bool is_signaled : {false, true}) {
        const VkSemaphore semaphore = MakeTimeline();
        auto signal = Make<VkSemaphoreSignalInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_SIGNAL_INFO);
        signal.semaphore = semaphore;
        signal.value = 1;
        if (is_signaled) {
            Check(vkSignalSemaphore(device(), &signal), "vkSignalSemaphore");
        }
        VkCommandBuffer use = Begin();
        Access(use, 3);
        Check(vkEndCommandBuffer(use), "vkEndCommandBuffer");
        VkCommandBufferSubmitInfo buffers[2];
        VkSubmitInfo2 batches[2];
        auto wait = Make<VkSemaphoreSubmitInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_SUBMIT_INFO);
        wait.semaphore = semaphore;
        wait.value = 1;
        wait.stageMask = VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT;
        for (uint32_t i = 0; i < 2; i++) {
            buffers[i] = Make<VkCommandBufferSubmitInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_SUBMIT_INFO);
            buffers[i].commandBuffer = i == 0 ? RecordTransition(kGeneral) : use;
            batches[i] = Make<VkSubmitInfo2>(VK_STRUCTURE_TYPE_SUBMIT_INFO_2);
            batches[i].commandBufferInfoCount = 1;
            batches[i].pCommandBufferInfos = &buffers[i];
        }
        batches[1].waitSemaphoreInfoCount = 1;
        batches[1].pWaitSemaphoreInfos = &wait;
        Check(vkQueueSubmit2(queue(), 2, batches, VK_NULL_HANDLE), "vkQueueSubmit2");
        if (!is_signaled) {
            Check(vkSignalSemaphore(device(), &signal), "vkSignalSemaphore");
        }
        Check(vkQueueWaitIdle(queue()), "vkQueueWaitIdle");
        if (is_signaled) {
            ExpectUsed("VK_IMAGE_LAYOUT_GENERAL",
                       "vkCmdPipelineBarrier, which was submitted or called earlier");
        }
        ExpectSilence();
    }
    Stop();
    ExpectSilence();
}

// The event is set before the submission, so that the wait ends.
TEST_F(UsedLayoutsTest, AWaitForAnEventOfTheHostMakesLayoutsUnknown) {
    Options options = MakeUsedOptions();
    options.settings["message_id_filter"] = "SYNC-vkCmdWaitEvents-host-deadlock";
    WD_START_DEVICE(options);
    MakeUsed();
    const VkEvent event = MakeEvent();
    Check(vkSetEvent(device(), event), "vkSetEvent");
    for (bool is_changed : {false, true}) {
        ExpectSilence();
        VkCommandBuffer commands = Begin();
        Transition(commands, sampled_, kGeneral);
        vkCmdWaitEvents(commands, 1, &event, VK_PIPELINE_STAGE_HOST_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT,
                        0, nullptr, 0, nullptr, 0, nullptr);
        Access(commands, 3);
        if (is_changed) {
            Transition(commands, sampled_, kGeneral);
            Access(commands, 3);
        }
        Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
        VkCommandBuffer use = Begin();
        Access(use, 3);
        Check(vkEndCommandBuffer(use), "vkEndCommandBuffer");
        SubmitAll({commands, use});
    }
    EXPECT_EQ(messages().size(), 2u);
    ExpectMessage(kUsedId, "Dispatch Index 1.");
    ExpectMessage(kUsedId, "Dispatch Index 0.");
    Stop();
    ExpectSilence();
}

// A wait for a value that an earlier submission signals orders the submissions.
TEST_F(UsedLayoutsTest, AWaitForAnEarlierSignalKeepsLayouts) {
    Options options = MakeUsedOptions();
    vulkan12_.timelineSemaphore = VK_TRUE;
    WD_START_DEVICE(options);
    MakeUsed();
    const VkSemaphore semaphore = MakeTimeline();
    VkCommandBuffer use = Begin();
    Access(use, 3);
    Check(vkEndCommandBuffer(use), "vkEndCommandBuffer");
    for (VkImageLayout layout : {kReadOnly, kGeneral}) {
        ExpectSilence();
        const uint64_t value = layout == kGeneral ? 2 : 1;
        SubmitWith(RecordTransition(layout), 0, semaphore, value);
        SubmitWith(use, value, semaphore, 0);
        Check(vkQueueWaitIdle(queue()), "vkQueueWaitIdle");
    }
    ExpectUsed("VK_IMAGE_LAYOUT_GENERAL", "vkCmdPipelineBarrier, which was submitted or called earlier");
    Stop();
    ExpectSilence();
}

TEST_F(UsedLayoutsTest, AnImageOfAMeshShaderIsComparedAtTheDraw) {
    for (bool is_robust : {false, true}) {
        Options options = MakeUsedOptions("guard", is_robust);
        options.device_extensions = {"VK_EXT_mesh_shader"};
        auto mesh = Make<VkPhysicalDeviceMeshShaderFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT);
        mesh.meshShader = VK_TRUE;
        mesh.pNext = &vulkan12_;
        options.device_next = &mesh;
        WD_START_DEVICE(options);
        set_layout_ = MakeSetLayout({Binding(1, kSampled, 1, VK_SHADER_STAGE_MESH_BIT_EXT)});
        set_ = MakeSet(set_layout_, {{kSampled, 1}});
        sampled_ = MakeTexture("albedo");
        WriteImage(set_, 1, 0, kSampled, MakeImageView(sampled_, kFormat), kReadOnly);
        layout_ = MakePipelineLayout({set_layout_});
        const Target target = MakeTarget(4, 4);
        pipeline_ = MakeMeshPipeline(layout_, VK_NULL_HANDLE, MakeShader(used_layouts_mesh),
                                     MakeShader(color_frag), target);
        VkCommandBuffer commands = Begin();
        Transition(commands, sampled_, kGeneral);
        DrawMesh(commands, target);
        ExpectInLayout("VK_IMAGE_LAYOUT_GENERAL", "vkCmdPipelineBarrier, earlier in the same command buffer",
                       {"vkCmdDrawMeshTasksEXT"});
        Transition(commands, sampled_, kReadOnly);
        DrawMesh(commands, target);
        Check(Submit(commands), "vkQueueSubmit");
        Stop();
        ExpectSilence();
    }
}

// The layouts that ray tracing shaders use. Such shaders run only if the shader binding table has them, so that single
// images are also compared where a shader uses them.
class RayLayoutsTest : public RayTest {
  protected:
    Options MakeOptions(bool is_robust) {
        Options options;
        options.settings["gpuav_enable"] = "true";
        options.settings["gpuav_descriptor_contents"] = "true";
        options.api_version = VK_API_VERSION_1_3;
        options.features.robustBufferAccess = is_robust;
        options.features.shaderSampledImageArrayDynamicIndexing = VK_TRUE;
        ray_features_.Enable(RayUse::kPipelines, &options);
        return options;
    }
    void MakeProgram() {
        const VkShaderStageFlags stages = VK_SHADER_STAGE_RAYGEN_BIT_KHR;
        const VkDescriptorSetLayout set_layout =
            MakeSetLayout({{0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, stages, nullptr},
                           {1, kSampled, 4, stages, nullptr},
                           {5, kSampled, 1, stages, nullptr}});
        set_ = MakeSet(set_layout, {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1}, {kSampled, 5}});
        layout_ = MakePipelineLayout({set_layout}, stages, 4);
        WriteBuffer(set_, 0, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                    MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT));
        image_ = MakeImage(kFormat, 4, 4, VK_IMAGE_USAGE_SAMPLED_BIT);
        const VkImageView other = MakeImage(kFormat, 4, 4, VK_IMAGE_USAGE_SAMPLED_BIT).view;
        for (uint32_t i = 0; i < 4; i++) {
            WriteImage(set_, 1, i, kSampled, i == 3 ? image_.view : other, kReadOnly);
        }
        WriteImage(set_, 5, 0, kSampled, image_.view, kReadOnly);
        MakePipeline();
    }
    void MakePipeline() {
        auto stage =
            Make<VkPipelineShaderStageCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO);
        stage.pName = "main";
        stage.stage = VK_SHADER_STAGE_RAYGEN_BIT_KHR;
        stage.module = MakeShader(used_layouts_rgen);
        auto group = Make<VkRayTracingShaderGroupCreateInfoKHR>(
            VK_STRUCTURE_TYPE_RAY_TRACING_SHADER_GROUP_CREATE_INFO_KHR);
        group.type = VK_RAY_TRACING_SHADER_GROUP_TYPE_GENERAL_KHR;
        group.closestHitShader = group.anyHitShader = group.intersectionShader = VK_SHADER_UNUSED_KHR;
        auto info =
            Make<VkRayTracingPipelineCreateInfoKHR>(VK_STRUCTURE_TYPE_RAY_TRACING_PIPELINE_CREATE_INFO_KHR);
        info.stageCount = info.groupCount = 1;
        info.pStages = &stage;
        info.pGroups = &group;
        info.maxPipelineRayRecursionDepth = 1;
        info.layout = layout_;
        Check(DeviceProc<PFN_vkCreateRayTracingPipelinesKHR>("vkCreateRayTracingPipelinesKHR")(
                  device(), VK_NULL_HANDLE, VK_NULL_HANDLE, 1, &info, nullptr, &pipeline_),
              "vkCreateRayTracingPipelinesKHR");
        Defer([device = device(), pipeline = pipeline_] { vkDestroyPipeline(device, pipeline, nullptr); });
        table_ = MakeShaderTable(pipeline_, 1);
        table_.size = table_.stride;
    }
    void Transition(VkCommandBuffer commands, VkImageLayout to) {
        auto barrier = Make<VkImageMemoryBarrier>(VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER);
        barrier.newLayout = to;
        barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
        barrier.image = image_.handle;
        barrier.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
        vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT,
                             0, 0, nullptr, 0, nullptr, 1, &barrier);
    }
    // Trace reads image `number`; 4: the single one.
    void Trace(VkCommandBuffer commands, uint32_t number) {
        const VkStridedDeviceAddressRegionKHR none = {};
        const VkPipelineBindPoint bind = VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR;
        vkCmdBindPipeline(commands, bind, pipeline_);
        vkCmdBindDescriptorSets(commands, bind, layout_, 0, 1, &set_, 0, nullptr);
        vkCmdPushConstants(commands, layout_, VK_SHADER_STAGE_RAYGEN_BIT_KHR, 0, 4, &number);
        DeviceProc<PFN_vkCmdTraceRaysKHR>("vkCmdTraceRaysKHR")(commands, &table_, &none, &none, &none, 1, 1,
                                                               1);
    }

    VkDescriptorSet set_ = VK_NULL_HANDLE;
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkPipeline pipeline_ = VK_NULL_HANDLE;
    VkStridedDeviceAddressRegionKHR table_ = {};
    Image image_;
};

TEST_F(RayLayoutsTest, ImagesThatARayGenerationShaderUsesAreCompared) {
    for (bool is_robust : {false, true}) {
        WD_START_DEVICE(MakeOptions(is_robust));
        MakeProgram();
        for (uint32_t number : {3u, 4u}) {
            VkCommandBuffer commands = Begin();
            Transition(commands, kReadOnly);
            Trace(commands, number);
            Transition(commands, kGeneral);
            Check(Submit(commands), "vkQueueSubmit");
            ExpectSilence();
            commands = Begin();
            Trace(commands, number);
            Check(Submit(commands), "vkQueueSubmit");
            ASSERT_EQ(messages().size(), 1u);
            ExpectMessage("VUID-vkCmdTraceRaysKHR-None-09600",
                          number == 3 ? "binding 1, array element 3 (images)" : "binding 5 (single)");
            ExpectSilence();
        }
        Stop();
        ExpectSilence();
    }
}

} // namespace
} // namespace wd::testing
