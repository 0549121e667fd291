// Draws whose command does not fit the stages of the pipeline.
#include "vk/core/draw/draw_fixture.h"

using namespace wd::testing;

namespace {

class DrawnShadersTest : public DrawTest {};

TEST_F(DrawnShadersTest, MeshTasksNeedAMeshShader) {
    auto features = Make<VkPhysicalDeviceMeshShaderFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT);
    features.meshShader = VK_TRUE;
    WD_START_RENDERING(&features, {VK_EXT_MESH_SHADER_EXTENSION_NAME});
    DrawnPipeline info;
    const VkPipeline pipeline = MakeDrawn(&info);
    const auto draw_mesh = DeviceProc<PFN_vkCmdDrawMeshTasksEXT>("vkCmdDrawMeshTasksEXT");
    TryDraw(pipeline);
    ExpectSilence();
    TryCommands([&](VkCommandBuffer commands) {
        Bind(commands, pipeline);
        draw_mesh(commands, 1, 1, 1);
    });
    ExpectMessage("VUID-vkCmdDrawMeshTasksEXT-stage-06480", "has no mesh shader");
    ExpectSilence();
}

// Draws of mesh tasks with parameters in buffers.
TEST_F(DrawnShadersTest, IndirectMeshTasksNeedAMeshShader) {
    auto features = Make<VkPhysicalDeviceMeshShaderFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT);
    features.meshShader = VK_TRUE;
    WD_START_RENDERING(&features,
                       {VK_EXT_MESH_SHADER_EXTENSION_NAME, VK_KHR_DRAW_INDIRECT_COUNT_EXTENSION_NAME});
    DrawnPipeline plain_info, mesh_info;
    mesh_info.mesh = MakeShader(stages_mesh);
    const VkPipeline plain = MakeDrawn(&plain_info), mesh = MakeDrawn(&mesh_info);
    const Buffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT);
    const uint32_t stride = sizeof(VkDrawMeshTasksIndirectCommandEXT);
    const auto draw = DeviceProc<PFN_vkCmdDrawMeshTasksIndirectEXT>("vkCmdDrawMeshTasksIndirectEXT");
    const auto draw_count =
        DeviceProc<PFN_vkCmdDrawMeshTasksIndirectCountEXT>("vkCmdDrawMeshTasksIndirectCountEXT");
    const auto record = [&](VkPipeline pipeline, bool has_count) {
        TryCommands([&](VkCommandBuffer commands) {
            Bind(commands, pipeline);
            if (has_count) {
                draw_count(commands, buffer.handle, 16, buffer.handle, 0, 1, stride);
            } else {
                draw(commands, buffer.handle, 0, 1, stride);
            }
        });
    };
    record(mesh, false);
    record(mesh, true);
    ExpectSilence();
    record(plain, false);
    ExpectMessage("VUID-vkCmdDrawMeshTasksIndirectEXT-stage-06480", "has no mesh shader");
    ExpectSilence();
    record(plain, true);
    ExpectMessage("VUID-vkCmdDrawMeshTasksIndirectCountEXT-stage-06480", "has no mesh shader");
    ExpectSilence();
}

// A pipeline with neither a vertex shader nor a mesh shader.
TEST_F(DrawnShadersTest, MeshTasksNeedMoreThanAFragmentShader) {
    auto features = Make<VkPhysicalDeviceMeshShaderFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT);
    features.meshShader = VK_TRUE;
    auto features_nv =
        Make<VkPhysicalDeviceMeshShaderFeaturesNV>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_NV);
    features_nv.meshShader = VK_TRUE;
    features_nv.pNext = &features;
    WD_START_RENDERING(&features_nv, {VK_EXT_MESH_SHADER_EXTENSION_NAME, VK_NV_MESH_SHADER_EXTENSION_NAME,
                                      VK_KHR_DRAW_INDIRECT_COUNT_EXTENSION_NAME});
    DrawnPipeline info;
    info.has_vertex = false;
    const VkPipeline pipeline = MakeDrawn(&info);
    ClearMessages(); // Its creation is a mistake of its own.
    const VkBuffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT).handle;
    const auto draw = DeviceProc<PFN_vkCmdDrawMeshTasksEXT>("vkCmdDrawMeshTasksEXT");
    const auto indirect = DeviceProc<PFN_vkCmdDrawMeshTasksIndirectEXT>("vkCmdDrawMeshTasksIndirectEXT");
    const auto count =
        DeviceProc<PFN_vkCmdDrawMeshTasksIndirectCountEXT>("vkCmdDrawMeshTasksIndirectCountEXT");
    const auto draw_nv = DeviceProc<PFN_vkCmdDrawMeshTasksNV>("vkCmdDrawMeshTasksNV");
    const auto indirect_nv = DeviceProc<PFN_vkCmdDrawMeshTasksIndirectNV>("vkCmdDrawMeshTasksIndirectNV");
    const auto count_nv =
        DeviceProc<PFN_vkCmdDrawMeshTasksIndirectCountNV>("vkCmdDrawMeshTasksIndirectCountNV");
    const struct {
        const char *id;
        Commands record;
    } cases[] = {
        {"vkCmdDrawMeshTasksEXT-MeshEXT-07087", [&](VkCommandBuffer c) { draw(c, 1, 1, 1); }},
        {"vkCmdDrawMeshTasksIndirectEXT-MeshEXT-07091",
         [&](VkCommandBuffer c) { indirect(c, buffer, 0, 1, 12); }},
        {"vkCmdDrawMeshTasksIndirectCountEXT-MeshEXT-07100",
         [&](VkCommandBuffer c) { count(c, buffer, 16, buffer, 0, 1, 12); }},
        {"vkCmdDrawMeshTasksNV-MeshNV-07080", [&](VkCommandBuffer c) { draw_nv(c, 1, 0); }},
        {"vkCmdDrawMeshTasksIndirectNV-MeshNV-07081",
         [&](VkCommandBuffer c) { indirect_nv(c, buffer, 0, 1, 8); }},
        {"vkCmdDrawMeshTasksIndirectCountNV-MeshNV-07082",
         [&](VkCommandBuffer c) { count_nv(c, buffer, 16, buffer, 0, 1, 8); }},
    };
    for (const auto &one : cases) {
        TryCommands([&](VkCommandBuffer commands) {
            Bind(commands, pipeline);
            one.record(commands);
        });
        ExpectMessage(std::string("VUID-") + one.id, "has no mesh shader");
        ExpectSilence();
    }
}

TEST_F(DrawnShadersTest, MeshPipelinesDrawMeshTasks) {
    auto features = Make<VkPhysicalDeviceMeshShaderFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT);
    features.meshShader = VK_TRUE;
    WD_START_RENDERING(&features, {VK_EXT_MESH_SHADER_EXTENSION_NAME});
    DrawnPipeline info;
    info.mesh = MakeShader(stages_mesh);
    const VkPipeline pipeline = MakeDrawn(&info);
    const auto draw_mesh = DeviceProc<PFN_vkCmdDrawMeshTasksEXT>("vkCmdDrawMeshTasksEXT");
    TryCommands([&](VkCommandBuffer commands) {
        Bind(commands, pipeline);
        draw_mesh(commands, 1, 1, 1);
    });
    ExpectSilence();
    TryDraw(pipeline);
    ExpectMessage("VUID-vkCmdDraw-stage-06481", "has a mesh shader");
    ExpectSilence();
}

TEST_F(DrawnShadersTest, ProtectedCommandBuffersHaveNoRayQueries) {
    auto queries =
        Make<VkPhysicalDeviceRayQueryFeaturesKHR>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_QUERY_FEATURES_KHR);
    queries.rayQuery = VK_TRUE;
    auto memory = Make<VkPhysicalDeviceProtectedMemoryFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROTECTED_MEMORY_FEATURES);
    memory.protectedMemory = VK_TRUE;
    memory.pNext = &queries;
    WD_START_RENDERING(&memory,
                       {VK_KHR_RAY_QUERY_EXTENSION_NAME, VK_KHR_ACCELERATION_STRUCTURE_EXTENSION_NAME,
                        VK_KHR_DEFERRED_HOST_OPERATIONS_EXTENSION_NAME});
    const VkPipelineLayout layout = MakePipelineLayout({}, VK_SHADER_STAGE_COMPUTE_BIT, 16);
    const VkPipeline asks = MakeComputePipeline(layout, MakeShader(one_structure)),
                     plain = MakeComputePipeline(layout, MakeShader(minimal));
    // dispatch returns the number of messages about ray queries: the pipeline lacks descriptors, too.
    const auto dispatch = [&](VkPipeline pipeline, VkCommandPoolCreateFlags flags) {
        auto pool_info = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
        pool_info.flags = flags;
        pool_info.queueFamilyIndex = queue_family();
        auto allocate = Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
        Check(vkCreateCommandPool(device(), &pool_info, nullptr, &allocate.commandPool),
              "vkCreateCommandPool");
        Defer([device = device(), pool = allocate.commandPool] {
            vkDestroyCommandPool(device, pool, nullptr);
        });
        allocate.commandBufferCount = 1;
        VkCommandBuffer commands = VK_NULL_HANDLE;
        Check(vkAllocateCommandBuffers(device(), &allocate, &commands), "vkAllocateCommandBuffers");
        const auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
        vkBeginCommandBuffer(commands, &begin);
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
        ClearMessages();
        vkCmdDispatch(commands, 1, 1, 1);
        size_t count = 0;
        for (const Message &message : messages()) {
            count += message.id == "VUID-vkCmdDispatch-commandBuffer-04617" ? 1 : 0;
        }
        ClearMessages();
        return count;
    };
    EXPECT_EQ(dispatch(asks, 0), 0u);
    EXPECT_EQ(dispatch(plain, VK_COMMAND_POOL_CREATE_PROTECTED_BIT), 0u);
    EXPECT_EQ(dispatch(asks, VK_COMMAND_POOL_CREATE_PROTECTED_BIT), 1u);
}

TEST_F(DrawnShadersTest, RatesOfPrimitivesAreOfOneViewport) {
    auto rates = Make<VkPhysicalDeviceFragmentShadingRateFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_SHADING_RATE_FEATURES_KHR);
    rates.pipelineFragmentShadingRate = rates.primitiveFragmentShadingRate = VK_TRUE;
    core_features.multiViewport = VK_TRUE;
    null_settings["WD_NULL_BOOLEAN_PROPERTIES"] = "0";
    WD_START_RENDERING(&rates, {VK_KHR_FRAGMENT_SHADING_RATE_EXTENSION_NAME});
    const auto make = [&](VkShaderModule vertex) {
        DrawnPipeline info;
        info.vertex = vertex;
        info.dynamic = {VK_DYNAMIC_STATE_VIEWPORT_WITH_COUNT, VK_DYNAMIC_STATE_SCISSOR_WITH_COUNT};
        info.state.viewports.viewportCount = info.state.viewports.scissorCount = 0;
        return MakeDrawn(&info);
    };
    const VkPipeline plain = make(VK_NULL_HANDLE), writes = make(MakeShader(rate_vert));
    const auto viewports = [](uint32_t count) {
        return [count](VkCommandBuffer commands) {
            const std::vector<VkViewport> all(count, {0, 0, 16, 16, 0, 1});
            const std::vector<VkRect2D> scissors(count, {{0, 0}, {16, 16}});
            vkCmdSetViewportWithCount(commands, count, all.data());
            vkCmdSetScissorWithCount(commands, count, scissors.data());
        };
    };
    TryDraw(plain, viewports(2));
    TryDraw(writes, viewports(1));
    ExpectSilence();
    TryDraw(writes, viewports(2));
    ExpectMessage("VUID-vkCmdDraw-primitiveFragmentShadingRateWithMultipleViewports-04552",
                  "the stage VK_SHADER_STAGE_VERTEX_BIT writes PrimitiveShadingRateKHR");
    ExpectSilence();
}

// --- Transform feedback

TEST_F(DrawnShadersTest, TransformFeedbackCapturesOutputs) {
    auto features = Make<VkPhysicalDeviceTransformFeedbackFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_FEATURES_EXT);
    features.transformFeedback = VK_TRUE;
    WD_START_RENDERING(&features, {VK_EXT_TRANSFORM_FEEDBACK_EXTENSION_NAME});
    const auto begin = DeviceProc<PFN_vkCmdBeginTransformFeedbackEXT>("vkCmdBeginTransformFeedbackEXT");
    const auto end = DeviceProc<PFN_vkCmdEndTransformFeedbackEXT>("vkCmdEndTransformFeedbackEXT");
    DrawnPipeline captures_info, plain_info;
    captures_info.vertex = MakeShader(capture_vert);
    const VkPipeline captures = MakeDrawn(&captures_info), plain = MakeDrawn(&plain_info);
    const auto record = [&](VkPipeline pipeline) {
        TryCommands([&](VkCommandBuffer commands) {
            Bind(commands, pipeline);
            begin(commands, 0, 0, nullptr, nullptr);
            end(commands, 0, 0, nullptr, nullptr);
        });
    };
    record(captures);
    ExpectSilence();
    record(plain);
    ExpectMessage("VUID-vkCmdBeginTransformFeedbackEXT-None-04128",
                  "the stage VK_SHADER_STAGE_VERTEX_BIT of the bound VkPipeline");
    ExpectSilence();
}

// --- Protected command buffers

TEST_F(DrawnShadersTest, VertexShadersOfProtectedCommandBuffersDoNotWrite) {
    auto memory = Make<VkPhysicalDeviceProtectedMemoryFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROTECTED_MEMORY_FEATURES);
    memory.protectedMemory = VK_TRUE;
    core_features.vertexPipelineStoresAndAtomics = core_features.fragmentStoresAndAtomics = VK_TRUE;
    WD_START_RENDERING(&memory);
    const VkDescriptorType type = VK_DESCRIPTOR_TYPE_STORAGE_IMAGE;
    const VkDescriptorSetLayout set_layout = MakeSetLayout({{0, type, 1, VK_SHADER_STAGE_ALL, nullptr}});
    const VkPipelineLayout layout = MakePipelineLayout({set_layout});
    VkImageCreateInfo image_info = PlainImage(kColor, {16, 16}, VK_IMAGE_USAGE_STORAGE_BIT);
    image_info.flags = VK_IMAGE_CREATE_PROTECTED_BIT;
    const VkImage image = MakeUnboundImage(image_info);
    BindImage(image);
    const VkDescriptorSet set = MakeSet(set_layout, {{type, 1}});
    WriteImage(set, 0, 0, type, MakeImageView(image, kColor), VK_IMAGE_LAYOUT_GENERAL);
    // draw returns the number of messages about writes: the memory of the image is not protected.
    const auto draw = [&](VkPipeline pipeline, VkCommandPoolCreateFlags flags) {
        auto pool_info = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
        pool_info.flags = flags;
        pool_info.queueFamilyIndex = queue_family();
        auto allocate = Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
        Check(vkCreateCommandPool(device(), &pool_info, nullptr, &allocate.commandPool),
              "vkCreateCommandPool");
        Defer([device = device(), pool = allocate.commandPool] {
            vkDestroyCommandPool(device, pool, nullptr);
        });
        allocate.commandBufferCount = 1;
        VkCommandBuffer commands = VK_NULL_HANDLE;
        Check(vkAllocateCommandBuffers(device(), &allocate, &commands), "vkAllocateCommandBuffers");
        const auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
        const std::vector<VkRenderingAttachmentInfo> colors = {Attachment(ColorView())};
        const VkRenderingInfo rendering = Rendering(colors);
        vkBeginCommandBuffer(commands, &begin);
        vkCmdBeginRendering(commands, &rendering);
        Bind(commands, pipeline);
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, layout, 0, 1, &set, 0, nullptr);
        ClearMessages();
        vkCmdDraw(commands, 3, 1, 0, 0);
        size_t count = 0;
        for (const Message &message : messages()) {
            count += message.id == "VUID-vkCmdDraw-commandBuffer-02713" ? 1 : 0;
        }
        vkCmdEndRendering(commands);
        vkEndCommandBuffer(commands);
        ClearMessages();
        return count;
    };
    DrawnPipeline vertex_info, fragment_info;
    vertex_info.layout = fragment_info.layout = layout;
    vertex_info.vertex = MakeShader(store_vert);
    fragment_info.fragment = MakeShader(store_frag);
    const VkPipeline in_vertex = MakeDrawn(&vertex_info), in_fragment = MakeDrawn(&fragment_info);
    EXPECT_EQ(draw(in_vertex, 0), 0u);
    EXPECT_EQ(draw(in_fragment, VK_COMMAND_POOL_CREATE_PROTECTED_BIT), 0u);
    EXPECT_EQ(draw(in_vertex, VK_COMMAND_POOL_CREATE_PROTECTED_BIT), 1u);
}

// --- Reads of tile images

#ifdef VK_EXT_shader_tile_image

class TileReadsTest : public DrawTest {
  protected:
    void StartTiles() {
        auto features = AllFeatures<VkPhysicalDeviceShaderTileImageFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_TILE_IMAGE_FEATURES_EXT);
        StartRendering(&features, {VK_EXT_SHADER_TILE_IMAGE_EXTENSION_NAME});
    }
    // MakeReading is a fragment shader that reads an attachment with this instruction. Assemblers may lack it.
    VkShaderModule MakeReading(uint32_t instruction, bool has_early_tests) {
        const uint32_t capability = instruction == 4161 ? 4167 : 4168;
        std::vector<uint32_t> words = {0x07230203, 0x00010300, 0,          8,         0,
                                       0x00020011, 1,          0x00020011, capability};
        const char extension[28] = "SPV_EXT_shader_tile_image";
        words.push_back(0x0008000a);
        words.resize(words.size() + 7);
        memcpy(&words[words.size() - 7], extension, sizeof extension);
        words.insert(words.end(), {0x0003000e, 0, 1, 0x0005000f, 4, 1, 0x6e69616d, 0, 0x00030010, 1, 7});
        if (has_early_tests) {
            words.insert(words.end(), {0x00030010, 1, 9});
        }
        words.insert(words.end(), {0x00020013,
                                   2,
                                   0x00030021,
                                   3,
                                   2,
                                   0x00030016,
                                   4,
                                   32,
                                   0x00040015,
                                   7,
                                   32,
                                   0,
                                   0x00050036,
                                   2,
                                   1,
                                   0,
                                   3,
                                   0x000200f8,
                                   5,
                                   0x00030000 | instruction,
                                   instruction == 4161 ? 4u : 7u,
                                   6,
                                   0x000100fd,
                                   0x00010038});
        auto info = Make<VkShaderModuleCreateInfo>(VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO);
        info.codeSize = words.size() * sizeof words[0];
        info.pCode = words.data();
        VkShaderModule made = VK_NULL_HANDLE;
        Check(vkCreateShaderModule(device(), &info, nullptr, &made), "vkCreateShaderModule");
        Defer([device = device(), made] { vkDestroyShaderModule(device, made, nullptr); });
        return made;
    }
    VkPipeline MakePipeline(uint32_t instruction, bool has_early_tests, VkDynamicState state) {
        DrawnPipeline info;
        info.has_depth = true;
        info.fragment = MakeReading(instruction, has_early_tests);
        info.dynamic = {state};
        const VkPipeline made = MakeDrawn(&info);
        ClearMessages(); // An older SPIRV-Tools does not know the instruction.
        return made;
    }
};

TEST_F(TileReadsTest, DepthIsNotWrittenAfterEarlyTests) {
    StartTiles();
    const VkDynamicState state = VK_DYNAMIC_STATE_DEPTH_WRITE_ENABLE;
    const VkPipeline late = MakePipeline(4161, false, state), early = MakePipeline(4161, true, state);
    const auto set = [](VkBool32 value) {
        return [value](VkCommandBuffer commands) { vkCmdSetDepthWriteEnable(commands, value); };
    };
    TryDraw(late, set(VK_TRUE), true);
    TryDraw(early, set(VK_FALSE), true);
    ExpectSilence();
    TryDraw(early, set(VK_TRUE), true);
    ExpectMessage("VUID-vkCmdDraw-pDynamicStates-08715",
                  "the fragment shader reads the depth attachment and declares EarlyFragmentTests, and "
                  "depthWriteEnable is VK_TRUE");
    ExpectSilence();
}

TEST_F(TileReadsTest, StencilIsNotWrittenAfterEarlyTests) {
    StartTiles();
    const VkDynamicState state = VK_DYNAMIC_STATE_STENCIL_WRITE_MASK;
    const VkPipeline late = MakePipeline(4162, false, state), early = MakePipeline(4162, true, state);
    const auto set = [](uint32_t value) {
        return [value](VkCommandBuffer commands) {
            vkCmdSetStencilWriteMask(commands, VK_STENCIL_FACE_FRONT_AND_BACK, value);
        };
    };
    TryDraw(late, set(1), true);
    TryDraw(early, set(0), true);
    ExpectSilence();
    TryDraw(early, set(1), true);
    ExpectMessage("VUID-vkCmdDraw-pDynamicStates-08716", "and writeMask is not 0");
    ExpectSilence();
}

#endif

} // namespace
