// Shader objects (VK_EXT_shader_object) are instrumented like pipelines. Each test of a mistake has a similar valid
// case without messages.
#include "vk/gpuav/testing/gpuav_device_test.h"
#include "vk/gpuav/testing/object_shaders.h"
#include "vk/gpuav/testing/payload_shaders.h"

namespace wd::testing {
namespace {

#ifdef VK_EXT_shader_object

constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
constexpr VkDescriptorType kUniform = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
constexpr VkShaderStageFlagBits kCompute = VK_SHADER_STAGE_COMPUTE_BIT;
constexpr VkShaderStageFlagBits kVertex = VK_SHADER_STAGE_VERTEX_BIT;
constexpr VkShaderStageFlagBits kFragment = VK_SHADER_STAGE_FRAGMENT_BIT;

struct Code {
    const void *data;
    size_t size;
};
template <size_t N> Code CodeOf(const uint32_t (&words)[N]) {
    return {words, sizeof words};
}

class ShaderObjectsTest : public GpuavTest {
  protected:
    Options MakeOptions() {
        Options options = GpuavOptions();
        options.api_version = VK_API_VERSION_1_3;
        options.device_extensions = {VK_EXT_SHADER_OBJECT_EXTENSION_NAME};
        shader_objects_.shaderObject = VK_TRUE;
        rendering_.dynamicRendering = VK_TRUE;
        shader_objects_.pNext = &rendering_;
        options.device_next = &shader_objects_;
        return options;
    }
    void LoadCommands() {
        create_ = DeviceProc<PFN_vkCreateShadersEXT>("vkCreateShadersEXT");
        destroy_ = DeviceProc<PFN_vkDestroyShaderEXT>("vkDestroyShaderEXT");
        bind_ = DeviceProc<PFN_vkCmdBindShadersEXT>("vkCmdBindShadersEXT");
        binary_ = DeviceProc<PFN_vkGetShaderBinaryDataEXT>("vkGetShaderBinaryDataEXT");
    }

    // `set_layout` may be VK_NULL_HANDLE.
    VkShaderCreateInfoEXT Info(VkShaderStageFlagBits stage, Code code,
                               const VkDescriptorSetLayout *set_layout, const VkPushConstantRange *range) {
        auto info = Make<VkShaderCreateInfoEXT>(VK_STRUCTURE_TYPE_SHADER_CREATE_INFO_EXT);
        info.stage = stage;
        info.nextStage = stage == kVertex ? kFragment : 0;
        info.codeType = VK_SHADER_CODE_TYPE_SPIRV_EXT;
        info.codeSize = code.size;
        info.pCode = code.data;
        info.pName = "main";
        info.setLayoutCount = set_layout != nullptr;
        info.pSetLayouts = set_layout;
        info.pushConstantRangeCount = 1;
        info.pPushConstantRanges = range;
        return info;
    }
    std::vector<VkShaderEXT> Create(const std::vector<VkShaderCreateInfoEXT> &infos) {
        std::vector<VkShaderEXT> shaders(infos.size());
        Check(create_(device(), (uint32_t)infos.size(), infos.data(), nullptr, shaders.data()),
              "vkCreateShadersEXT");
        for (VkShaderEXT shader : shaders) {
            destroyed_[(uint64_t)shader] = false; // Drivers use handles again.
            Defer([this, device = device(), shader] { Destroy(device, shader); });
        }
        return shaders;
    }
    void Destroy(VkDevice device, VkShaderEXT shader) {
        if (!destroyed_[(uint64_t)shader]) {
            destroy_(device, shader, nullptr);
        }
        destroyed_[(uint64_t)shader] = true;
    }

    // A compute shader object with the sets of a Reader.
    VkShaderEXT MakeComputeShader(const Reader &reader, Code code = CodeOf(index_storage_buffer)) {
        const VkPushConstantRange range = {kCompute, 0, 8};
        VkShaderEXT shader = Create({Info(kCompute, code, &reader.set_layout, &range)})[0];
        SetName(VK_OBJECT_TYPE_SHADER_EXT, shader, "reader.comp");
        return shader;
    }
    void BindSet(VkCommandBuffer commands, const Reader &reader, uint32_t index, uint32_t who) {
        const uint32_t push[] = {index, who};
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, reader.layout, 0, 1, &reader.set, 0,
                                nullptr);
        vkCmdPushConstants(commands, reader.layout, kCompute, 0, sizeof push, push);
    }
    void BindCompute(VkCommandBuffer commands, VkShaderEXT shader) {
        const VkShaderStageFlagBits stage = kCompute;
        bind_(commands, 1, &stage, &shader);
    }
    void Dispatch(const Reader &reader, VkShaderEXT shader, uint32_t index) {
        VkCommandBuffer commands = Begin();
        BindCompute(commands, shader);
        BindSet(commands, reader, index, 1);
        vkCmdDispatch(commands, 4, 1, 1);
        Check(Submit(commands), "vkQueueSubmit");
    }

    // ExpectShader expects a finding that names a shader object and no pipeline.
    void ExpectShader(const char *id, const char *text, const char *name) {
        ASSERT_FALSE(messages().empty());
        const Message message = messages()[0];
        EXPECT_NE(message.text.find(std::string("Shader Object (") + name + ")(0x"), std::string::npos)
            << message.text;
        EXPECT_EQ(message.text.find("Pipeline"), std::string::npos) << message.text;
        ExpectMessage(id, text);
        ExpectSilence();
    }

    VkPhysicalDeviceShaderObjectFeaturesEXT shader_objects_ = Make<VkPhysicalDeviceShaderObjectFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_OBJECT_FEATURES_EXT);
    VkPhysicalDeviceDynamicRenderingFeatures rendering_ = Make<VkPhysicalDeviceDynamicRenderingFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DYNAMIC_RENDERING_FEATURES);
    PFN_vkCreateShadersEXT create_ = nullptr;
    PFN_vkDestroyShaderEXT destroy_ = nullptr;
    PFN_vkCmdBindShadersEXT bind_ = nullptr;
    PFN_vkGetShaderBinaryDataEXT binary_ = nullptr;
    std::map<uint64_t, bool> destroyed_;
};

TEST_F(ShaderObjectsTest, AComputeShaderIsInstrumented) {
    WD_START_DEVICE(MakeOptions());
    LoadCommands();
    const Reader reader = MakeReader();
    const VkShaderEXT shader = MakeComputeShader(reader);
    Dispatch(reader, shader, 5);
    EXPECT_EQ(reader.result.words[1], 105u);
    ExpectSilence();
    Dispatch(reader, shader, 6);
    EXPECT_EQ(reader.result.words[1], 0u);
    ExpectShader(kDispatchId, kIndexText, "reader.comp");
    Stop();
    ExpectSilence();
}

// Every descriptor set is in use: the addresses of the layer's buffers are in push constants.
TEST_F(ShaderObjectsTest, AShaderThatUsesEverySetIsInstrumented) {
    WD_START_DEVICE(MakeOptions());
    LoadCommands();
    Reader reader = MakeReader();
    VkPhysicalDeviceProperties properties;
    vkGetPhysicalDeviceProperties(physical_device(), &properties);
    std::vector<VkDescriptorSetLayout> sets(properties.limits.maxBoundDescriptorSets, MakeSetLayout({}));
    sets[0] = reader.set_layout;
    reader.layout = MakePipelineLayout(sets, kCompute, 8);
    const VkPushConstantRange range = {kCompute, 0, 8};
    VkShaderCreateInfoEXT info = Info(kCompute, CodeOf(index_storage_buffer), sets.data(), &range);
    info.setLayoutCount = (uint32_t)sets.size();
    const VkShaderEXT shader = Create({info})[0];
    SetName(VK_OBJECT_TYPE_SHADER_EXT, shader, "reader.comp");
    Dispatch(reader, shader, 5);
    EXPECT_EQ(reader.result.words[1], 105u);
    ExpectSilence();
    Dispatch(reader, shader, 6);
    EXPECT_EQ(reader.result.words[1], 0u);
    ExpectShader(kDispatchId, kIndexText, "reader.comp");
    Stop();
    ExpectSilence();
}

TEST_F(ShaderObjectsTest, BoundsHaveIdsOfTheirOwn) {
    WD_START_DEVICE(MakeOptions());
    LoadCommands();
    Reader reader = MakeReader();
    const VkShaderEXT shader = MakeComputeShader(reader);
    WriteBuffer(reader.set, 0, 0, kStorage, reader.result, 0, 12);
    Dispatch(reader, shader, 5);
    ExpectShader("VUID-vkCmdDispatch-None-08613", "Descriptor size is 12 and highest byte accessed was 15.",
                 "reader.comp");
    Reader uniform = reader;
    uniform.set_layout = MakeSetLayout({Binding(0, kStorage, 1), Binding(1, kUniform, 1)});
    uniform.set = MakeSet(uniform.set_layout, {{kStorage, 1}, {kUniform, 1}});
    uniform.layout = MakePipelineLayout({uniform.set_layout}, kCompute, 8);
    WriteBuffer(uniform.set, 0, 0, kStorage, reader.result);
    WriteBuffer(uniform.set, 1, 0, kUniform, MakeBuffer(256, VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT), 0, 56);
    const VkShaderEXT other = MakeComputeShader(uniform, CodeOf(bounds_uniform_buffer));
    Dispatch(uniform, other, 3);
    ExpectSilence();
    Dispatch(uniform, other, 4);
    ExpectShader("VUID-vkCmdDispatch-None-08612", "Descriptor size is 56 and highest byte accessed was 71.",
                 "reader.comp");
    Stop();
    ExpectSilence();
}

TEST_F(ShaderObjectsTest, ShaderObjectsBetweenPipelines) {
    WD_START_DEVICE(MakeOptions());
    LoadCommands();
    const Reader reader = MakeReader(), other = MakeReader();
    const VkShaderEXT shader = MakeComputeShader(reader);
    VkCommandBuffer commands = Begin();
    Record(commands, other, 6, 1); // A pipeline.
    BindCompute(commands, shader);
    BindSet(commands, reader, 5, 1);
    vkCmdDispatch(commands, 4, 1, 1);
    BindSet(commands, reader, 6, 1);
    vkCmdDispatch(commands, 4, 1, 1);
    Record(commands, other, 5, 1);
    Check(Submit(commands), "vkQueueSubmit");
    ASSERT_EQ(messages().size(), 2u);
    EXPECT_NE(messages()[0].text.find("Dispatch Index 0."), std::string::npos) << messages()[0].text;
    EXPECT_NE(messages()[0].text.find("Pipeline (0x"), std::string::npos) << messages()[0].text;
    EXPECT_NE(messages()[1].text.find("Dispatch Index 2."), std::string::npos) << messages()[1].text;
    ExpectMessage(kDispatchId, kIndexText);
    ExpectShader(kDispatchId, kIndexText, "reader.comp");
    EXPECT_EQ(other.result.words[1], 105u);
    Stop();
    ExpectSilence();
}

// The name is known after the destruction, and equal shader objects in many command buffers are one site.
TEST_F(ShaderObjectsTest, RecordsAreReadAfterTheShaderIsDestroyed) {
    WD_START_DEVICE(MakeOptions());
    LoadCommands();
    const Reader reader = MakeReader();
    const VkShaderEXT shader = MakeComputeShader(reader);
    VkCommandBuffer commands = Begin();
    BindCompute(commands, shader);
    BindSet(commands, reader, 6, 1);
    vkCmdDispatch(commands, 4, 1, 1);
    Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
    auto submit = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    submit.commandBufferCount = 1;
    submit.pCommandBuffers = &commands;
    Check(vkQueueSubmit(queue(), 1, &submit, VK_NULL_HANDLE), "vkQueueSubmit");
    Check(vkQueueWaitIdle(queue()), "vkQueueWaitIdle");
    Destroy(device(), shader);
    ExpectShader(kDispatchId, kIndexText, "reader.comp");
    Stop();
    ExpectSilence();
}

// The binary of a shader object has no checks, so that it may be used without the layer.
TEST_F(ShaderObjectsTest, BinariesHaveNoChecks) {
    WD_START_DEVICE(MakeOptions());
    LoadCommands();
    const Reader reader = MakeReader();
    const VkShaderEXT shader = MakeComputeShader(reader);
    size_t size = 0;
    Check(binary_(device(), shader, &size, nullptr), "vkGetShaderBinaryDataEXT");
    std::vector<uint64_t> data((size + 15) / 16 * 2);
    Check(binary_(device(), shader, &size, data.data()), "vkGetShaderBinaryDataEXT");
    const VkPushConstantRange range = {kCompute, 0, 8};
    auto info = Info(kCompute, {data.data(), size}, &reader.set_layout, &range);
    info.codeType = VK_SHADER_CODE_TYPE_BINARY_EXT;
    const VkShaderEXT copy = Create({info})[0];
    ExpectMessage("WARDEN-gpuav-objects-unsupported", "because it is created from a binary");
    Dispatch(reader, copy, 5);
    EXPECT_EQ(reader.result.words[1], 105u);
    ExpectSilence();
    // The shader object itself still has checks.
    Dispatch(reader, shader, 6);
    ExpectShader(kDispatchId, kIndexText, "reader.comp");
    Stop();
    ExpectSilence();
    // The same binary without the layer.
    Options options = MakeOptions();
    options.layers = {};
    WD_START_DEVICE(options);
    LoadCommands();
    const Reader plain = MakeReader();
    const VkShaderEXT original = MakeComputeShader(plain);
    size_t plain_size = 0;
    Check(binary_(device(), original, &plain_size, nullptr), "vkGetShaderBinaryDataEXT");
    EXPECT_EQ(plain_size, size);
}

// Graphics

class GraphicsShaderObjectsTest : public ShaderObjectsTest, public ::testing::WithParamInterface<bool> {
  protected:
    struct Scene {
        VkDescriptorSetLayout set_layout;
        VkDescriptorSet set;
        VkPipelineLayout layout;
        Image target;
        std::vector<VkShaderEXT> shaders; // Vertex and fragment.
    };
    // Both shaders have the same set layout, as they must; only one uses it.
    Scene MakeScene(VkShaderStageFlagBits stage) {
        Scene scene = {};
        const bool is_vertex = stage == kVertex;
        const VkDescriptorType type = is_vertex ? kUniform : VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
        scene.set_layout = MakeSetLayout({Binding(1, type, 6, kVertex | kFragment)});
        scene.set = MakeSet(scene.set_layout, {{type, 6}});
        for (uint32_t i = 0; i < 6; i++) {
            if (is_vertex) {
                WriteBuffer(scene.set, 1, i, type,
                            MakeBuffer(16, VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT, {0, 0, 0, 0}));
            } else {
                Image image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4,
                                        VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
                FillImage(image, {{0, 1, 0, 1}}, VK_IMAGE_LAYOUT_GENERAL);
                WriteImage(scene.set, 1, i, type, image.view, VK_IMAGE_LAYOUT_GENERAL, MakeSampler());
            }
        }
        scene.layout = MakePipelineLayout({scene.set_layout}, kVertex | kFragment, 4);
        const VkPushConstantRange range = {kVertex | kFragment, 0, 4};
        auto vertex = Info(kVertex, is_vertex ? CodeOf(index_uniform_buffer_vert) : CodeOf(triangle_vert),
                           &scene.set_layout, &range);
        auto fragment = Info(kFragment, is_vertex ? CodeOf(color_frag) : CodeOf(index_texture_frag),
                             &scene.set_layout, &range);
        if (GetParam()) {
            vertex.flags = fragment.flags = VK_SHADER_CREATE_LINK_STAGE_BIT_EXT;
            scene.shaders = Create({vertex, fragment});
        } else {
            scene.shaders = {Create({vertex})[0], Create({fragment})[0]};
        }
        SetName(VK_OBJECT_TYPE_SHADER_EXT, scene.shaders[0], "scene.vert");
        SetName(VK_OBJECT_TYPE_SHADER_EXT, scene.shaders[1], "scene.frag");
        scene.target = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 8, 8, VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT);
        return scene;
    }
    template <typename Function, typename... Arguments>
    void Call(VkCommandBuffer commands, const char *name, Arguments... arguments) {
        DeviceProc<Function>(name)(commands, arguments...);
    }
    void SetState(VkCommandBuffer commands) {
        const VkViewport viewport = {0, 0, 8, 8, 0, 1};
        const VkRect2D scissor = {{0, 0}, {8, 8}};
        const VkSampleMask mask = 1;
        const VkBool32 off = VK_FALSE;
        const VkColorComponentFlags all = 0xf;
        vkCmdSetViewportWithCount(commands, 1, &viewport);
        vkCmdSetScissorWithCount(commands, 1, &scissor);
        vkCmdSetRasterizerDiscardEnable(commands, VK_FALSE);
        vkCmdSetPrimitiveTopology(commands, VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST);
        vkCmdSetPrimitiveRestartEnable(commands, VK_FALSE);
        vkCmdSetCullMode(commands, VK_CULL_MODE_NONE);
        vkCmdSetFrontFace(commands, VK_FRONT_FACE_CLOCKWISE);
        vkCmdSetDepthTestEnable(commands, VK_FALSE);
        vkCmdSetDepthWriteEnable(commands, VK_FALSE);
        vkCmdSetDepthBiasEnable(commands, VK_FALSE);
        vkCmdSetDepthBoundsTestEnable(commands, VK_FALSE);
        vkCmdSetStencilTestEnable(commands, VK_FALSE);
        Call<PFN_vkCmdSetVertexInputEXT>(commands, "vkCmdSetVertexInputEXT", 0u, nullptr, 0u, nullptr);
        Call<PFN_vkCmdSetPolygonModeEXT>(commands, "vkCmdSetPolygonModeEXT", VK_POLYGON_MODE_FILL);
        Call<PFN_vkCmdSetRasterizationSamplesEXT>(commands, "vkCmdSetRasterizationSamplesEXT",
                                                  VK_SAMPLE_COUNT_1_BIT);
        Call<PFN_vkCmdSetSampleMaskEXT>(commands, "vkCmdSetSampleMaskEXT", VK_SAMPLE_COUNT_1_BIT, &mask);
        Call<PFN_vkCmdSetAlphaToCoverageEnableEXT>(commands, "vkCmdSetAlphaToCoverageEnableEXT", off);
        Call<PFN_vkCmdSetColorBlendEnableEXT>(commands, "vkCmdSetColorBlendEnableEXT", 0u, 1u, &off);
        Call<PFN_vkCmdSetColorWriteMaskEXT>(commands, "vkCmdSetColorWriteMaskEXT", 0u, 1u, &all);
    }
    void BeginTarget(VkCommandBuffer commands, const Scene &scene) {
        auto attachment = Make<VkRenderingAttachmentInfo>(VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_INFO);
        attachment.imageView = scene.target.view;
        attachment.imageLayout = VK_IMAGE_LAYOUT_GENERAL;
        attachment.loadOp = VK_ATTACHMENT_LOAD_OP_CLEAR;
        attachment.storeOp = VK_ATTACHMENT_STORE_OP_STORE;
        auto info = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
        info.renderArea = {{0, 0}, {8, 8}};
        info.layerCount = 1;
        info.colorAttachmentCount = 1;
        info.pColorAttachments = &attachment;
        auto barrier = Make<VkImageMemoryBarrier>(VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER);
        barrier.dstAccessMask = VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT;
        barrier.newLayout = VK_IMAGE_LAYOUT_GENERAL;
        barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
        barrier.image = scene.target.handle;
        barrier.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
        vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COLOR_ATTACHMENT_OUTPUT_BIT,
                             VK_PIPELINE_STAGE_COLOR_ATTACHMENT_OUTPUT_BIT, 0, 0, nullptr, 0, nullptr, 1,
                             &barrier);
        vkCmdBeginRendering(commands, &info);
    }
    void Draw(const Scene &scene, const std::vector<uint32_t> &indices) {
        VkCommandBuffer commands = Begin();
        BeginTarget(commands, scene);
        SetState(commands);
        const VkShaderStageFlagBits stages[] = {kVertex, kFragment};
        if (GetParam()) {
            bind_(commands, 2, stages, scene.shaders.data());
        } else {
            for (int i = 0; i < 2; i++) {
                bind_(commands, 1, &stages[i], &scene.shaders[i]);
            }
        }
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, scene.layout, 0, 1, &scene.set, 0,
                                nullptr);
        for (uint32_t index : indices) {
            vkCmdPushConstants(commands, scene.layout, kVertex | kFragment, 0, 4, &index);
            vkCmdDraw(commands, 3, 1, 0, 0);
        }
        vkCmdEndRendering(commands);
        Check(Submit(commands), "vkQueueSubmit");
    }
};

TEST_P(GraphicsShaderObjectsTest, EachStageIsInstrumented) {
    WD_START_DEVICE(MakeOptions());
    LoadCommands();
    for (VkShaderStageFlagBits stage : {kVertex, kFragment}) {
        const Scene scene = MakeScene(stage);
        Draw(scene, {0, 5});
        ExpectSilence();
        Draw(scene, {0, 6, 5});
        ASSERT_EQ(messages().size(), 1u);
        EXPECT_NE(messages()[0].text.find("Draw Index 1."), std::string::npos) << messages()[0].text;
        EXPECT_NE(messages()[0].text.find(stage == kVertex ? "Stage = Vertex." : "Stage = Fragment."),
                  std::string::npos)
            << messages()[0].text;
        ExpectShader("VUID-vkCmdDraw-None-10068", kIndexText, stage == kVertex ? "scene.vert" : "scene.frag");
    }
    Stop();
    ExpectSilence();
}

INSTANTIATE_TEST_SUITE_P(Linked, GraphicsShaderObjectsTest, ::testing::Bool());

// The optional stages of draws
class StageObjectsTest : public GraphicsShaderObjectsTest {
  protected:
    static constexpr VkShaderStageFlagBits kControl = VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT;
    static constexpr VkShaderStageFlagBits kEvaluation = VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT;
    static constexpr VkShaderStageFlagBits kGeometry = VK_SHADER_STAGE_GEOMETRY_BIT;
    static constexpr VkShaderStageFlagBits kMesh = VK_SHADER_STAGE_MESH_BIT_EXT;
    static constexpr VkShaderStageFlags kStages =
        kVertex | kControl | kEvaluation | kGeometry | kMesh | kFragment;

    struct Stage {
        VkShaderStageFlagBits stage;
        Code code;
    };
    Options StageOptions() {
        Options options = MakeOptions();
        options.features.tessellationShader = VK_TRUE;
        options.features.geometryShader = VK_TRUE;
        options.device_extensions.push_back(VK_EXT_MESH_SHADER_EXTENSION_NAME);
        mesh_.meshShader = VK_TRUE;
        rendering_.pNext = &mesh_;
        return options;
    }
    Scene MakeStages(const std::vector<Stage> &stages) {
        Scene scene = {};
        scene.set_layout = MakeSetLayout({Binding(1, kStorage, 6, kStages)});
        scene.set = MakeSet(scene.set_layout, {{kStorage, 6}});
        for (uint32_t i = 0; i < 6; i++) {
            WriteBuffer(scene.set, 1, i, kStorage, MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT));
        }
        scene.layout = MakePipelineLayout({scene.set_layout}, kStages, 4);
        const VkPushConstantRange range = {kStages, 0, 4};
        for (size_t i = 0; i < stages.size(); i++) {
            auto info = Info(stages[i].stage, stages[i].code, &scene.set_layout, &range);
            info.nextStage = i + 1 < stages.size() ? stages[i + 1].stage : 0;
            info.flags = stages[i].stage == kMesh ? VK_SHADER_CREATE_NO_TASK_SHADER_BIT_EXT : 0;
            scene.shaders.push_back(Create({info})[0]);
        }
        scene.target = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 8, 8, VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT);
        return scene;
    }
    void BindStages(VkCommandBuffer commands, const Scene &scene, const std::vector<Stage> &stages) {
        const VkShaderStageFlagBits all[] = {
            kVertex, kControl, kEvaluation, kGeometry, kFragment, VK_SHADER_STAGE_TASK_BIT_EXT, kMesh};
        for (VkShaderStageFlagBits stage : all) {
            VkShaderEXT shader = VK_NULL_HANDLE;
            for (size_t i = 0; i < stages.size(); i++) {
                shader = stages[i].stage == stage ? scene.shaders[i] : shader;
            }
            bind_(commands, 1, &stage, &shader);
        }
    }
    void DrawStages(const std::vector<Stage> &stages, uint32_t index) {
        const Scene scene = MakeStages(stages);
        VkCommandBuffer commands = Begin();
        BeginTarget(commands, scene);
        SetState(commands);
        if (stages[1].stage == kControl) {
            vkCmdSetPrimitiveTopology(commands, VK_PRIMITIVE_TOPOLOGY_PATCH_LIST);
            Call<PFN_vkCmdSetPatchControlPointsEXT>(commands, "vkCmdSetPatchControlPointsEXT", 3u);
            Call<PFN_vkCmdSetTessellationDomainOriginEXT>(commands, "vkCmdSetTessellationDomainOriginEXT",
                                                          VK_TESSELLATION_DOMAIN_ORIGIN_UPPER_LEFT);
        }
        BindStages(commands, scene, stages);
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, scene.layout, 0, 1, &scene.set, 0,
                                nullptr);
        vkCmdPushConstants(commands, scene.layout, kStages, 0, 4, &index);
        if (stages[0].stage == kMesh) {
            Call<PFN_vkCmdDrawMeshTasksEXT>(commands, "vkCmdDrawMeshTasksEXT", 1u, 1u, 1u);
        } else {
            vkCmdDraw(commands, 3, 1, 0, 0);
        }
        vkCmdEndRendering(commands);
        Check(Submit(commands), "vkQueueSubmit");
    }

    VkPhysicalDeviceMeshShaderFeaturesEXT mesh_ = Make<VkPhysicalDeviceMeshShaderFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT);
};

TEST_P(StageObjectsTest, TessellationGeometryAndMeshShadersAreInstrumented) {
    WD_START_DEVICE(StageOptions());
    LoadCommands();
    const Stage vertex = {kVertex, CodeOf(triangle_vert)}, fragment = {kFragment, CodeOf(color_frag)};
    const struct {
        std::vector<Stage> stages;
        std::vector<const char *> found;
    } cases[] = {
        {{vertex,
          {kControl, CodeOf(gpuav_objects_tesc)},
          {kEvaluation, CodeOf(gpuav_objects_tese)},
          fragment},
         {"Stage = Tessellation Control.", "Stage = Tessellation Eval."}},
        {{vertex, {kGeometry, CodeOf(gpuav_objects_geom)}, fragment}, {"Stage = Geometry."}},
        {{{kMesh, CodeOf(gpuav_objects_mesh)}, fragment}, {"Stage = Mesh."}},
    };
    for (const auto &one : cases) {
        DrawStages(one.stages, 5);
        ExpectSilence();
        DrawStages(one.stages, 6);
        EXPECT_EQ(messages().size(), one.found.size());
        for (const char *stage : one.found) {
            EXPECT_NE(messages()[0].text.find(kIndexText), std::string::npos);
            ExpectMessage("", stage);
        }
        ExpectSilence();
    }
    Stop();
    ExpectSilence();
}

// VK_SHADER_CREATE_NO_TASK_SHADER_BIT_EXT says that no task shader passes a payload.
TEST_P(StageObjectsTest, PayloadsThatNoTaskShaderPassesAreReported) {
    const std::vector<Stage> stages = {{kMesh, CodeOf(payload_mesh)}, {kFragment, CodeOf(payload_frag)}};
    for (const char *checks : {"mesh_outputs", "default"}) {
        Options options = StageOptions();
        options.settings["gpuav_checks"] = checks;
        WD_START_DEVICE(options);
        LoadCommands();
        DrawStages(stages, 0); // The access is not reached.
        ExpectSilence();
        if (std::string(checks) == "mesh_outputs") {
            DrawStages(stages, 1);
            ExpectMessage("VUID-RuntimeSpirv-MeshEXT-12380",
                          "The mesh shader reads the payload of a task shader");
        }
        Stop();
        ExpectSilence();
    }
}

INSTANTIATE_TEST_SUITE_P(Unlinked, StageObjectsTest, ::testing::Values(false));

TEST_F(ShaderObjectsTest, ShadersOfDescriptorHeapsAreNotInstrumented) {
    WD_START_DEVICE(MakeOptions());
    LoadCommands();
    Reader reader = MakeReader();
    const VkPushConstantRange range = {kCompute, 0, 8};
    VkShaderCreateInfoEXT info = Info(kCompute, CodeOf(index_storage_buffer), &reader.set_layout, &range);
    Create({info});
    ExpectSilence();
    info.flags = 0x400; // VK_SHADER_CREATE_DESCRIPTOR_HEAP_BIT_EXT
    Create({info});
    // The flag is newer than the headers of the build.
    ExpectMessage("VUID-VkShaderCreateInfoEXT-flags-parameter", "0x400");
    ExpectMessage("WARDEN-gpuav-objects-unsupported", "it uses descriptor heaps (VK_EXT_descriptor_heap)");
    ExpectSilence();
}

#endif

} // namespace
} // namespace wd::testing
