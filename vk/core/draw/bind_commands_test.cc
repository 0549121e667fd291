// vkCmdBindPipeline, and commands that bind vertex and index buffers.
#include "vk/core/draw/draw_fixture.h"

using namespace wd::testing;

namespace {

class BindCommandsTest : public DrawTest {
  protected:
    void Record(const Commands &record) {
        VkCommandBuffer commands = Begin();
        record(commands);
        vkEndCommandBuffer(commands);
    }
    // StartFamilies brings up a device with a queue of each family. `next` follows the features.
    void StartFamilies(void *next = nullptr, std::vector<const char *> extensions = {}) {
        static VkPhysicalDeviceVulkan13Features features;
        features =
            Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
        features.dynamicRendering = VK_TRUE;
        features.pNext = next;
        Options options;
        options.driver = Driver::kNull;
        options.other_families = true;
        options.api_version = VK_API_VERSION_1_3;
        options.device_next = &features;
        options.device_extensions = std::move(extensions);
        Start(options);
    }
    // RecordOn records a command buffer of a queue family: 1 has no graphics operations, 2 no compute operations
    // either.
    void RecordOn(uint32_t family, const Commands &record) {
        const VkCommandBuffer commands = BeginOn(family);
        record(commands);
        vkEndCommandBuffer(commands);
    }
    VkPipeline MakeCompute() {
        return MakeComputePipeline(MakePipelineLayout({}), MakeShader(minimal));
    }
};

TEST_F(BindCommandsTest, ThePipelineIsOfTheBindPoint) {
    WD_START_RENDERING();
    DrawnPipeline info;
    const VkPipeline graphics = MakeDrawn(&info);
    Record([&](VkCommandBuffer commands) { Bind(commands, graphics); });
    ExpectSilence();
    Record([&](VkCommandBuffer commands) {
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, graphics);
    });
    ExpectMessage("VUID-vkCmdBindPipeline-pipelineBindPoint-00779",
                  "pipelineBindPoint is VK_PIPELINE_BIND_POINT_COMPUTE, the bind point of the pipeline is "
                  "VK_PIPELINE_BIND_POINT_GRAPHICS");
    ExpectSilence();
}

TEST_F(BindCommandsTest, ThePoolHasTheOperations) {
    auto rays = Make<VkPhysicalDeviceRayTracingPipelineFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_TRACING_PIPELINE_FEATURES_KHR);
    rays.rayTracingPipeline = VK_TRUE;
    StartFamilies(&rays,
                  {VK_KHR_RAY_TRACING_PIPELINE_EXTENSION_NAME, VK_KHR_ACCELERATION_STRUCTURE_EXTENSION_NAME,
                   VK_KHR_DEFERRED_HOST_OPERATIONS_EXTENSION_NAME});
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    DrawnPipeline info;
    const VkPipeline graphics = MakeDrawn(&info), compute = MakeCompute();
    const auto bind = [](VkPipelineBindPoint point, VkPipeline pipeline) {
        return [=](VkCommandBuffer commands) { vkCmdBindPipeline(commands, point, pipeline); };
    };
    RecordOn(0, bind(VK_PIPELINE_BIND_POINT_GRAPHICS, graphics));
    RecordOn(1, bind(VK_PIPELINE_BIND_POINT_COMPUTE, compute));
    ExpectSilence();
    RecordOn(1, bind(VK_PIPELINE_BIND_POINT_GRAPHICS, graphics));
    ExpectMessage("VUID-vkCmdBindPipeline-pipelineBindPoint-00778", "has no graphics operations");
    ExpectSilence();
    RecordOn(2, bind(VK_PIPELINE_BIND_POINT_COMPUTE, compute));
    ExpectMessage("VUID-vkCmdBindPipeline-pipelineBindPoint-00777", "has no compute operations");
    ClearMessages(); // The command is not supported by the queue family at all.
    Record(bind(VK_PIPELINE_BIND_POINT_GRAPHICS, compute));
    ExpectMessage("VUID-vkCmdBindPipeline-pipelineBindPoint-00780",
                  "the bind point of the pipeline is VK_PIPELINE_BIND_POINT_COMPUTE");
    ExpectSilence();
    Record(bind(VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR, compute));
    ExpectMessage("VUID-vkCmdBindPipeline-pipelineBindPoint-02392",
                  "the bind point of the pipeline is VK_PIPELINE_BIND_POINT_COMPUTE");
    ExpectSilence();
    RecordOn(2, bind(VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR, compute));
    ExpectMessage("VUID-vkCmdBindPipeline-pipelineBindPoint-02391", "has no compute operations");
    ClearMessages();
}

TEST_F(BindCommandsTest, OffsetsOfVertexBuffers) {
    WD_START_RENDERING();
    const Buffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_VERTEX_BUFFER_BIT);
    const auto bind = [&](VkDeviceSize offset, VkDeviceSize size) {
        Record([&](VkCommandBuffer commands) {
            vkCmdBindVertexBuffers2(commands, 0, 1, &buffer.handle, &offset, &size, nullptr);
        });
    };
    const auto bind_plain = [&](VkDeviceSize offset) {
        Record([&](VkCommandBuffer commands) {
            vkCmdBindVertexBuffers(commands, 0, 1, &buffer.handle, &offset);
        });
    };
    bind_plain(60);
    bind(60, 4);
    bind(0, VK_WHOLE_SIZE);
    ExpectSilence();
    bind_plain(64);
    ExpectMessage("VUID-vkCmdBindVertexBuffers-pOffsets-00626", "pOffsets[0] is 64");
    bind(64, VK_WHOLE_SIZE);
    ExpectMessage("VUID-vkCmdBindVertexBuffers2-pOffsets-03357", "the size of the buffer is 64");
    bind(60, 8);
    ExpectMessage("VUID-vkCmdBindVertexBuffers2-pSizes-03358", "pSizes[0] is 8");
    ExpectSilence();
}

TEST_F(BindCommandsTest, VertexBuffersHaveMemory) {
    WD_START_RENDERING();
    auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    info.size = 64;
    info.usage = VK_BUFFER_USAGE_VERTEX_BUFFER_BIT;
    VkBuffer buffer = VK_NULL_HANDLE;
    Check(vkCreateBuffer(device(), &info, nullptr, &buffer), "vkCreateBuffer");
    Defer([device = device(), buffer] { vkDestroyBuffer(device, buffer, nullptr); });
    const VkDeviceSize offset = 0;
    Record([&](VkCommandBuffer commands) { vkCmdBindVertexBuffers(commands, 0, 1, &buffer, &offset); });
    ExpectMessage("VUID-vkCmdBindVertexBuffers-pBuffers-00628", "which is not bound to memory");
    ExpectSilence();
    Record([&](VkCommandBuffer commands) {
        vkCmdBindVertexBuffers2(commands, 0, 1, &buffer, &offset, nullptr, nullptr);
    });
    ExpectMessage("VUID-vkCmdBindVertexBuffers2-pBuffers-03360", "which is not bound to memory");
    ExpectSilence();
}

// A quick check allows calls without mistakes. Each of these differs in one thing from one.
TEST_F(BindCommandsTest, ADifferenceFromVertexBuffersWithoutMistakesIsSeen) {
    WD_START_RENDERING();
    const VkBuffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_VERTEX_BUFFER_BIT).handle,
                   small = MakeBuffer(16, VK_BUFFER_USAGE_VERTEX_BUFFER_BIT).handle,
                   indices = MakeBuffer(64, VK_BUFFER_USAGE_INDEX_BUFFER_BIT).handle;
    auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    info.size = 64;
    info.usage = VK_BUFFER_USAGE_VERTEX_BUFFER_BIT;
    VkBuffer unbound = VK_NULL_HANDLE;
    Check(vkCreateBuffer(device(), &info, nullptr, &unbound), "vkCreateBuffer");
    Defer([device = device(), unbound] { vkDestroyBuffer(device, unbound, nullptr); });
    const struct {
        const char *rule;
        uint32_t first;
        std::vector<VkBuffer> buffers;
        std::vector<VkDeviceSize> offsets;
    } cases[] = {
        {"firstBinding-00624", 32, {buffer}, {0}},
        {"firstBinding-00624", 40, {buffer}, {0}},
        {"firstBinding-00625", 31, {buffer, buffer}, {0, 0}},
        {"pBuffers-00627", 0, {indices}, {0}},
        {"pBuffers-00627", 0, {buffer, indices}, {0, 0}},
        {"pBuffers-04001", 0, {VK_NULL_HANDLE}, {0}},
        {"pOffsets-00626", 0, {buffer}, {64}},
        {"pOffsets-00626", 0, {small}, {32}},
        {"pOffsets-00626", 0, {buffer, small}, {32, 32}},
        {"pBuffers-00628", 0, {unbound}, {0}},
    };
    const auto bind = [](VkCommandBuffer commands, uint32_t first, const std::vector<VkBuffer> &buffers,
                         const std::vector<VkDeviceSize> &offsets) {
        vkCmdBindVertexBuffers(commands, first, static_cast<uint32_t>(buffers.size()), buffers.data(),
                               offsets.data());
    };
    Record([&](VkCommandBuffer commands) {
        for (const auto &entry : cases) {
            bind(commands, 0, {buffer, buffer}, {32, 63});
            bind(commands, 31, {small}, {0});
            ExpectSilence();
            bind(commands, entry.first, entry.buffers, entry.offsets);
            ExpectMessage(std::string("VUID-vkCmdBindVertexBuffers-") + entry.rule, "");
            ClearMessages();
        }
    });
}

TEST_F(BindCommandsTest, NullVertexBuffersHaveNoOffset) {
    auto features = Make<VkPhysicalDeviceRobustness2FeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ROBUSTNESS_2_FEATURES_EXT);
    features.nullDescriptor = VK_TRUE;
    WD_START_RENDERING(&features, {VK_EXT_ROBUSTNESS_2_EXTENSION_NAME});
    const VkBuffer buffer = VK_NULL_HANDLE;
    VkDeviceSize offset = 0;
    Record([&](VkCommandBuffer commands) { vkCmdBindVertexBuffers(commands, 0, 1, &buffer, &offset); });
    ExpectSilence();
    offset = 4;
    Record([&](VkCommandBuffer commands) { vkCmdBindVertexBuffers(commands, 0, 1, &buffer, &offset); });
    ExpectMessage("VUID-vkCmdBindVertexBuffers-pBuffers-04002", "pOffsets[0] is 4");
    ExpectSilence();
    const auto bind = [&] {
        Record([&](VkCommandBuffer commands) {
            vkCmdBindVertexBuffers2(commands, 0, 1, &buffer, &offset, nullptr, nullptr);
        });
    };
    bind();
    ExpectMessage("VUID-vkCmdBindVertexBuffers2-pBuffers-04112", "pOffsets[0] is 4");
    offset = 0;
    bind();
    ExpectSilence();
}

TEST_F(BindCommandsTest, ADispatchBaseIsAFlag) {
    WD_START_RENDERING();
    const VkPipeline pipeline = MakeCompute();
    Record([&](VkCommandBuffer commands) {
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
        vkCmdDispatchBase(commands, 0, 0, 0, 1, 1, 1);
    });
    ExpectSilence();
    Record([&](VkCommandBuffer commands) {
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
        vkCmdDispatchBase(commands, 0, 1, 0, 1, 1, 1);
    });
    ExpectMessage("VUID-vkCmdDispatchBase-baseGroupX-00427", "baseGroupY is 1");
    ExpectSilence();
}

TEST_F(BindCommandsTest, IndirectDispatchesReadTheBuffer) {
    WD_START_RENDERING();
    const VkPipeline pipeline = MakeCompute();
    const Buffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT);
    Record([&](VkCommandBuffer commands) {
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
        vkCmdDispatchIndirect(commands, buffer.handle, 52);
    });
    ExpectSilence();
    Record([&](VkCommandBuffer commands) {
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
        vkCmdDispatchIndirect(commands, buffer.handle, 56);
    });
    ExpectMessage("VUID-vkCmdDispatchIndirect-offset-00407", "offset is 56");
    ExpectSilence();
}

TEST_F(BindCommandsTest, CountsInBuffersAreAFeature) {
    WD_START_RENDERING();
    DrawnPipeline info;
    const Buffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT);
    TryDraw(MakeDrawn(&info), [&](VkCommandBuffer commands) {
        vkCmdDrawIndirectCount(commands, buffer.handle, 0, buffer.handle, 32, 1, 16);
    });
    ExpectMessage("VUID-vkCmdDrawIndirectCount-None-04445", "drawIndirectCount is not enabled");
    ExpectSilence();
}

TEST_F(BindCommandsTest, IndexBuffersAreAligned) {
    auto features = AllFeatures<VkPhysicalDeviceMaintenance5Features>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_5_FEATURES);
    WD_START_RENDERING(&features, {VK_KHR_MAINTENANCE_5_EXTENSION_NAME});
    const auto bind = DeviceProc<PFN_vkCmdBindIndexBuffer2>("vkCmdBindIndexBuffer2KHR");
    const Buffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_INDEX_BUFFER_BIT);
    Record([&](VkCommandBuffer commands) {
        vkCmdBindIndexBuffer(commands, buffer.handle, 4, VK_INDEX_TYPE_UINT32);
        bind(commands, buffer.handle, 2, 6, VK_INDEX_TYPE_UINT16);
        bind(commands, buffer.handle, 4, VK_WHOLE_SIZE, VK_INDEX_TYPE_UINT32);
    });
    ExpectSilence();
    Record([&](VkCommandBuffer commands) {
        vkCmdBindIndexBuffer(commands, buffer.handle, 2, VK_INDEX_TYPE_UINT32);
    });
    ExpectMessage("VUID-vkCmdBindIndexBuffer-offset-08783", "offset is 2");
    Record([&](VkCommandBuffer commands) { bind(commands, buffer.handle, 4, 6, VK_INDEX_TYPE_UINT32); });
    ExpectMessage("VUID-vkCmdBindIndexBuffer2-size-08767", "size is 6");
    ExpectSilence();
}

TEST_F(BindCommandsTest, NullIndexBuffersHaveNoOffset) {
    auto features = AllFeatures<VkPhysicalDeviceMaintenance6Features>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_6_FEATURES);
    WD_START_RENDERING(&features, {VK_KHR_MAINTENANCE_6_EXTENSION_NAME});
    Record([](VkCommandBuffer commands) {
        vkCmdBindIndexBuffer(commands, VK_NULL_HANDLE, 0, VK_INDEX_TYPE_UINT32);
    });
    ExpectSilence();
    Record([](VkCommandBuffer commands) {
        vkCmdBindIndexBuffer(commands, VK_NULL_HANDLE, 4, VK_INDEX_TYPE_UINT32);
    });
    ExpectMessage("VUID-vkCmdBindIndexBuffer-buffer-09494", "offset is 4, and buffer is VK_NULL_HANDLE");
    ExpectSilence();
}

TEST_F(BindCommandsTest, ThePoolHasTheOperationsOfShaderObjects) {
    auto meshes = Make<VkPhysicalDeviceMeshShaderFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT);
    meshes.meshShader = meshes.taskShader = VK_TRUE;
    auto objects = AllFeatures<VkPhysicalDeviceShaderObjectFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_OBJECT_FEATURES_EXT, &meshes);
    StartFamilies(&objects, {VK_EXT_SHADER_OBJECT_EXTENSION_NAME, VK_EXT_MESH_SHADER_EXTENSION_NAME});
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    const auto bind = DeviceProc<PFN_vkCmdBindShadersEXT>("vkCmdBindShadersEXT");
    const auto unbind = [&](VkShaderStageFlagBits stage) {
        return [=](VkCommandBuffer commands) { bind(commands, 1, &stage, nullptr); };
    };
    RecordOn(0, unbind(VK_SHADER_STAGE_FRAGMENT_BIT));
    RecordOn(1, unbind(VK_SHADER_STAGE_COMPUTE_BIT));
    ExpectSilence();
    RecordOn(1, unbind(VK_SHADER_STAGE_FRAGMENT_BIT));
    ExpectMessage("VUID-vkCmdBindShadersEXT-pShaders-08477", "has no graphics operations");
    RecordOn(1, unbind(VK_SHADER_STAGE_TASK_BIT_EXT));
    ExpectMessage("VUID-vkCmdBindShadersEXT-pShaders-08478", "has no graphics operations");
    ExpectSilence();
    RecordOn(2, unbind(VK_SHADER_STAGE_COMPUTE_BIT));
    ExpectMessage("VUID-vkCmdBindShadersEXT-pShaders-08476", "has no compute operations");
    ClearMessages(); // The command is not supported by the queue family at all.
}

TEST_F(BindCommandsTest, TransformFeedbackKeepsItsPipeline) {
    auto features = AllFeatures<VkPhysicalDeviceTransformFeedbackFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_FEATURES_EXT);
    WD_START_RENDERING(&features, {VK_EXT_TRANSFORM_FEEDBACK_EXTENSION_NAME});
    const auto begin = DeviceProc<PFN_vkCmdBeginTransformFeedbackEXT>("vkCmdBeginTransformFeedbackEXT");
    const auto end = DeviceProc<PFN_vkCmdEndTransformFeedbackEXT>("vkCmdEndTransformFeedbackEXT");
    DrawnPipeline info;
    info.vertex = MakeShader(capture_vert);
    const VkPipeline graphics = MakeDrawn(&info), compute = MakeCompute();
    TryCommands([&](VkCommandBuffer commands) {
        Bind(commands, graphics);
        begin(commands, 0, 0, nullptr, nullptr);
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, compute);
        end(commands, 0, 0, nullptr, nullptr);
        Bind(commands, graphics);
    });
    ExpectSilence();
    TryCommands([&](VkCommandBuffer commands) {
        Bind(commands, graphics);
        begin(commands, 0, 0, nullptr, nullptr);
        Bind(commands, graphics);
        ExpectMessage("VUID-vkCmdBindPipeline-None-02323", "in which transform feedback is active");
        end(commands, 0, 0, nullptr, nullptr);
    });
    ExpectSilence();
}

TEST_F(BindCommandsTest, ARenderPassInstanceHasOneProvokingMode) {
    auto features = Make<VkPhysicalDeviceProvokingVertexFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROVOKING_VERTEX_FEATURES_EXT);
    features.provokingVertexLast = VK_TRUE;
    null_settings["WD_NULL_BOOLEAN_PROPERTIES"] = "0"; // provokingVertexModePerPipeline
    WD_START_RENDERING(&features, {VK_EXT_PROVOKING_VERTEX_EXTENSION_NAME});
    auto mode = Make<VkPipelineRasterizationProvokingVertexStateCreateInfoEXT>(
        VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_PROVOKING_VERTEX_STATE_CREATE_INFO_EXT);
    DrawnPipeline info;
    const VkPipeline plain = MakeDrawn(&info);
    info.state.raster.pNext = &mode;
    mode.provokingVertexMode = VK_PROVOKING_VERTEX_MODE_FIRST_VERTEX_EXT;
    const VkPipeline first = MakeDrawn(&info);
    mode.provokingVertexMode = VK_PROVOKING_VERTEX_MODE_LAST_VERTEX_EXT;
    const VkPipeline last = MakeDrawn(&info);
    TryCommands([&](VkCommandBuffer commands) {
        Bind(commands, plain);
        Bind(commands, first);
        Bind(commands, plain);
    });
    Record([&](VkCommandBuffer commands) {
        Bind(commands, plain);
        Bind(commands, last);
    });
    ExpectSilence();
    TryCommands([&](VkCommandBuffer commands) {
        Bind(commands, first);
        Bind(commands, last);
    });
    ExpectMessage("VUID-vkCmdBindPipeline-pipelineBindPoint-04881",
                  "whose provokingVertexMode is VK_PROVOKING_VERTEX_MODE_LAST_VERTEX_EXT");
    ExpectSilence();
}

TEST_F(BindCommandsTest, ASubpassWithoutAttachmentsHasOneSampleCount) {
    WD_START_RENDERING();
    PassInfo pass_info;
    pass_info.color_reference.attachment = VK_ATTACHMENT_UNUSED;
    pass_info.num_subpasses = 2;
    const VkRenderPass pass = MakePass(&pass_info);
    const VkFramebuffer framebuffer = MakeFrame(pass, {ColorView()});
    DrawnPipeline info, many_info;
    info.pass = many_info.pass = pass;
    many_info.state.samples.rasterizationSamples = VK_SAMPLE_COUNT_4_BIT;
    const VkPipeline one = MakeDrawn(&info), many = MakeDrawn(&many_info);
    const auto record = [&](const std::vector<VkPipeline> &first, VkPipeline last, bool is_next) {
        const VkRenderPassBeginInfo begin = BeginInfo(pass, framebuffer);
        VkCommandBuffer commands = Begin();
        vkCmdBeginRenderPass(commands, &begin, VK_SUBPASS_CONTENTS_INLINE);
        for (VkPipeline pipeline : first) {
            Bind(commands, pipeline);
        }
        if (is_next) {
            vkCmdNextSubpass(commands, VK_SUBPASS_CONTENTS_INLINE);
        }
        Bind(commands, last);
        if (!is_next) {
            vkCmdNextSubpass(commands, VK_SUBPASS_CONTENTS_INLINE);
        }
        vkCmdEndRenderPass(commands);
        vkEndCommandBuffer(commands);
    };
    record({}, many, false);
    record({one, one}, one, false);
    record({one}, many, true); // Bound in the subpass before.
    ExpectSilence();
    record({one}, many, false);
    ExpectMessage("VUID-vkCmdBindPipeline-pipeline-00781",
                  "the rasterizationSamples of the pipeline is VK_SAMPLE_COUNT_4_BIT, those of VkPipeline");
    ExpectSilence();
}

TEST_F(BindCommandsTest, SampleLocationsAreThoseOfTheSubpass) {
    null_settings["WD_NULL_BOOLEAN_PROPERTIES"] = "0"; // variableSampleLocations
    WD_START_RENDERING(nullptr, {VK_EXT_SAMPLE_LOCATIONS_EXTENSION_NAME});
    PassInfo pass_info;
    const VkRenderPass pass = MakePass(&pass_info);
    const VkFramebuffer framebuffer = MakeFrame(pass, {ColorView()});
    VkSampleLocationEXT location = {0.5f, 0.5f};
    auto locations = Make<VkPipelineSampleLocationsStateCreateInfoEXT>(
        VK_STRUCTURE_TYPE_PIPELINE_SAMPLE_LOCATIONS_STATE_CREATE_INFO_EXT);
    locations.sampleLocationsEnable = VK_TRUE;
    locations.sampleLocationsInfo.sType = VK_STRUCTURE_TYPE_SAMPLE_LOCATIONS_INFO_EXT;
    locations.sampleLocationsInfo.sampleLocationsPerPixel = VK_SAMPLE_COUNT_1_BIT;
    locations.sampleLocationsInfo.sampleLocationGridSize = {1, 1};
    locations.sampleLocationsInfo.sampleLocationsCount = 1;
    locations.sampleLocationsInfo.pSampleLocations = &location;
    DrawnPipeline info, plain_info;
    info.state.samples.pNext = &locations;
    info.pass = plain_info.pass = pass;
    const VkPipeline pipeline = MakeDrawn(&info), plain = MakeDrawn(&plain_info);
    VkSubpassSampleLocationsEXT of_subpass = {0, locations.sampleLocationsInfo};
    auto given = Make<VkRenderPassSampleLocationsBeginInfoEXT>(
        VK_STRUCTURE_TYPE_RENDER_PASS_SAMPLE_LOCATIONS_BEGIN_INFO_EXT);
    given.postSubpassSampleLocationsCount = 1;
    given.pPostSubpassSampleLocations = &of_subpass;
    const auto record = [&](VkPipeline bound, const void *next) {
        VkRenderPassBeginInfo begin = BeginInfo(pass, framebuffer);
        begin.pNext = next;
        VkCommandBuffer commands = Begin();
        vkCmdBeginRenderPass(commands, &begin, VK_SUBPASS_CONTENTS_INLINE);
        Bind(commands, bound);
        vkCmdEndRenderPass(commands);
        vkEndCommandBuffer(commands);
    };
    record(plain, nullptr);
    record(pipeline, &given);
    Record([&](VkCommandBuffer commands) { Bind(commands, pipeline); });
    ExpectSilence();
    record(pipeline, nullptr);
    ExpectMessage("VUID-vkCmdBindPipeline-variableSampleLocations-01525",
                  "pPostSubpassSampleLocations has none for subpass 0");
    ExpectSilence();
    location.x = 0.25f;
    record(pipeline, &given);
    ExpectMessage("VUID-vkCmdBindPipeline-variableSampleLocations-01525",
                  "pPostSubpassSampleLocations has others for subpass 0");
    ExpectSilence();
}

} // namespace
