// Execution modes of shaders that other states and other shaders must fit.
#include <algorithm>

#include "vk/core/pipelines/pipelines_fixture.h"
#include "vk/core/pipelines/pipelines_shaders.h"

using namespace wd::testing;

namespace {

const std::string kPrefix = "VUID-VkGraphicsPipelineCreateInfo-";

enum Mode : uint32_t {
    kSpacingEqual = 1,
    kVertexOrderCcw = 5,
    kEarlyFragmentTests = 9,
    kPointMode = 10,
    kXfb = 11,
    kTriangles = 22,
    kQuads = 24,
    kOutputVertices = 26,
};

constexpr uint32_t kOpEntryPoint = 15, kOpExecutionMode = 16, kOpDecorate = 71, kOpFunction = 54;
constexpr uint32_t kBuiltIn = 11, kDrawIndex = 4426;

using Words = std::vector<uint32_t>;

template <size_t N> Words WordsOf(const uint32_t (&words)[N]) {
    return Words(words, words + N);
}

// The first instruction of an opcode.
Words::iterator Find(Words *words, uint32_t opcode) {
    for (size_t i = 5; i < words->size(); i += (*words)[i] >> 16) {
        if (((*words)[i] & 0xffff) == opcode) {
            return words->begin() + static_cast<ptrdiff_t>(i);
        }
    }
    return words->end();
}

// With adds an execution mode to the entry point.
Words With(Words words, uint32_t mode, const Words &operands = {}) {
    const auto entry = Find(&words, kOpEntryPoint);
    Words added = {static_cast<uint32_t>(3 + operands.size()) << 16 | kOpExecutionMode, entry[2], mode};
    added.insert(added.end(), operands.begin(), operands.end());
    words.insert(entry + (*entry >> 16), added.begin(), added.end());
    return words;
}

// Without removes an execution mode.
Words Without(Words words, uint32_t mode) {
    for (size_t i = 5; i < words.size(); i += words[i] >> 16) {
        if ((words[i] & 0xffff) == kOpExecutionMode && words[i + 2] == mode) {
            words.erase(words.begin() + static_cast<ptrdiff_t>(i),
                        words.begin() + static_cast<ptrdiff_t>(i + (words[i] >> 16)));
            break;
        }
    }
    return words;
}

// WithDrawIndex adds a variable of the interface that is DrawIndex.
Words WithDrawIndex(Words words) {
    const uint32_t id = words[3]++;
    auto entry = Find(&words, kOpEntryPoint);
    *entry += 1 << 16;
    words.insert(entry + static_cast<ptrdiff_t>((*entry >> 16) - 1), id);
    const Words added = {4 << 16 | kOpDecorate, id, kBuiltIn, kDrawIndex};
    words.insert(Find(&words, kOpFunction), added.begin(), added.end());
    return words;
}

class StageModesTest : public PipelinesTest {
  protected:
    void SetUp() override {
        null_settings["VK_WARDEN_VALIDATION_VALIDATE_SHADERS"] = "false"; // The modules are made of pieces.
    }
    VkShaderModule Module(const Words &words) {
        return MakeShader(words.data(), words.size());
    }
};

// --- Transform feedback

TEST_F(StageModesTest, TheLastStageCapturesVertices) {
    static VkPhysicalDeviceTransformFeedbackFeaturesEXT features;
    features = Make<VkPhysicalDeviceTransformFeedbackFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_FEATURES_EXT);
    features.transformFeedback = VK_TRUE;
    core_features.geometryShader = VK_TRUE;
    WD_START_RENDERING(&features, {VK_EXT_TRANSFORM_FEEDBACK_EXTENSION_NAME});
    PipelineInfo info = Plain();
    info.stages[0].module = Module(With(WordsOf(triangle_vert), kXfb));
    Try(&info);
    ExpectSilence();
    info.AddStage(VK_SHADER_STAGE_GEOMETRY_BIT, MakeShader(triangle_geom));
    Try(&info);
    ExpectMessage(kPrefix + "pStages-02318",
                  "pStages[0].stage is VK_SHADER_STAGE_VERTEX_BIT, whose shader declares Xfb");
    info.stages[0].module = MakeShader(triangle_vert);
    Try(&info);
    ExpectSilence();
}

TEST_F(StageModesTest, MeshPipelinesCaptureNothing) {
    static VkPhysicalDeviceTransformFeedbackFeaturesEXT features;
    static VkPhysicalDeviceMeshShaderFeaturesEXT mesh;
    mesh = Make<VkPhysicalDeviceMeshShaderFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT);
    mesh.meshShader = mesh.taskShader = VK_TRUE;
    features = Make<VkPhysicalDeviceTransformFeedbackFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_FEATURES_EXT);
    features.transformFeedback = VK_TRUE;
    features.pNext = &mesh;
    WD_START_RENDERING(&features,
                       {VK_EXT_TRANSFORM_FEEDBACK_EXTENSION_NAME, VK_EXT_MESH_SHADER_EXTENSION_NAME});
    PipelineInfo info = Plain();
    info.stages[0].stage = VK_SHADER_STAGE_MESH_BIT_EXT;
    info.stages[0].module = MakeShader(mesh_point);
    Try(&info);
    ExpectSilence();
    info.stages[0].module = Module(With(WordsOf(mesh_point), kXfb));
    Try(&info);
    ExpectMessage(kPrefix + "None-02322", "whose shader declares Xfb, and there is a mesh shader");
    ExpectSilence();
    info.stages[0].module = Module(WithDrawIndex(WordsOf(mesh_point)));
    Try(&info);
    ExpectSilence();
    info.AddStage(VK_SHADER_STAGE_TASK_BIT_EXT, MakeShader(task_none));
    Try(&info);
    ExpectMessage(kPrefix + "pStages-09631", "whose shader reads DrawIndex, and there is a task shader");
    ExpectSilence();
}

#ifdef VK_EXT_device_generated_commands
TEST_F(StageModesTest, PipelinesOfGeneratedCommandsCaptureNothing) {
    static VkPhysicalDeviceTransformFeedbackFeaturesEXT features;
    static VkPhysicalDeviceDeviceGeneratedCommandsFeaturesEXT generated;
    static VkPhysicalDeviceMaintenance5FeaturesKHR flags_feature;
    flags_feature = Make<VkPhysicalDeviceMaintenance5FeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_5_FEATURES_KHR);
    flags_feature.maintenance5 = VK_TRUE;
    generated = Make<VkPhysicalDeviceDeviceGeneratedCommandsFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DEVICE_GENERATED_COMMANDS_FEATURES_EXT);
    generated.deviceGeneratedCommands = VK_TRUE;
    generated.pNext = &flags_feature;
    features = Make<VkPhysicalDeviceTransformFeedbackFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_FEATURES_EXT);
    features.transformFeedback = VK_TRUE;
    features.pNext = &generated;
    WD_START_RENDERING(&features, {VK_EXT_TRANSFORM_FEEDBACK_EXTENSION_NAME,
                                   VK_EXT_DEVICE_GENERATED_COMMANDS_EXTENSION_NAME,
                                   VK_KHR_MAINTENANCE_5_EXTENSION_NAME});
    PipelineInfo info = Plain();
    auto flags =
        Make<VkPipelineCreateFlags2CreateInfoKHR>(VK_STRUCTURE_TYPE_PIPELINE_CREATE_FLAGS_2_CREATE_INFO_KHR);
    flags.flags = VK_PIPELINE_CREATE_2_INDIRECT_BINDABLE_BIT_EXT;
    flags.pNext = info.info.pNext;
    info.info.pNext = &flags;
    Try(&info);
    ExpectSilence();
    info.stages[0].module = Module(With(WordsOf(triangle_vert), kXfb));
    Try(&info);
    ExpectMessage(kPrefix + "flags-11001", "whose shader declares Xfb, flags has");
    ExpectSilence();
}
#endif

// --- Fragment shaders

TEST_F(StageModesTest, OrderedAccessesNeedLateTests) {
    static VkPhysicalDeviceRasterizationOrderAttachmentAccessFeaturesEXT features;
    features = Make<VkPhysicalDeviceRasterizationOrderAttachmentAccessFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RASTERIZATION_ORDER_ATTACHMENT_ACCESS_FEATURES_EXT);
    features.rasterizationOrderDepthAttachmentAccess = VK_TRUE;
    WD_START_RENDERING(&features, {VK_EXT_RASTERIZATION_ORDER_ATTACHMENT_ACCESS_EXTENSION_NAME});
    PipelineInfo info = Plain();
    info.rendering.depthAttachmentFormat = kDepth;
    info.depth.flags =
        VK_PIPELINE_DEPTH_STENCIL_STATE_CREATE_RASTERIZATION_ORDER_ATTACHMENT_DEPTH_ACCESS_BIT_EXT;
    info.stages[1].module = Module(With(WordsOf(color_frag), kEarlyFragmentTests));
    Try(&info);
    ExpectMessage(kPrefix + "flags-06591", "whose shader declares EarlyFragmentTests");
    ClearMessages();
    info.depth.flags = 0;
    Try(&info);
    ExpectSilence();
}

#ifdef VK_EXT_shader_tile_image
TEST_F(StageModesTest, TileImagesAreReadAfterTheirTests) {
    constexpr uint32_t kCapability = 17, kTileDepthRead = 4167, kDepthRead = 4161, kStencilRead = 4162;
    static VkPhysicalDeviceShaderTileImageFeaturesEXT features;
    features = Make<VkPhysicalDeviceShaderTileImageFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_TILE_IMAGE_FEATURES_EXT);
    features.shaderTileImageDepthReadAccess = features.shaderTileImageStencilReadAccess = VK_TRUE;
    features.shaderTileImageColorReadAccess = VK_TRUE;
    WD_START_RENDERING(&features, {VK_EXT_SHADER_TILE_IMAGE_EXTENSION_NAME});
    Words reads = With(WordsOf(color_frag), kEarlyFragmentTests);
    const Words capability = {2 << 16 | kCapability, kTileDepthRead},
                instructions = {3 << 16 | kDepthRead, 1, 2, 3 << 16 | kStencilRead, 1, 2};
    reads.insert(reads.begin() + 5, capability.begin(), capability.end());
    reads.insert(reads.end(), instructions.begin(), instructions.end());
    PipelineInfo info = Plain();
    info.rendering.depthAttachmentFormat = info.rendering.stencilAttachmentFormat = kDepth;
    info.stages[1].module = Module(reads);
    Try(&info);
    ExpectSilence();
    info.depth.depthWriteEnable = VK_TRUE;
    Try(&info);
    ExpectMessage(kPrefix + "pStages-08711", "reads the depth attachment, depthWriteEnable is VK_TRUE");
    info.depth.depthWriteEnable = VK_FALSE;
    info.depth.back.writeMask = 1;
    Try(&info);
    ExpectMessage(kPrefix + "pStages-08712", "reads the stencil attachment, writeMask is not 0");
    ExpectSilence();
    info.depth.back.writeMask = 0;
    PassInfo pass;
    info.info.renderPass = MakePass(&pass);
    info.info.pNext = nullptr;
    Try(&info);
    ExpectMessage(kPrefix + "renderPass-08710", "whose shader reads tile images, and renderPass is not");
    ExpectSilence();
    info.stages[1].module = MakeShader(color_frag);
    Try(&info);
    ExpectSilence();
}
#endif

// --- Shader objects

#ifdef VK_EXT_shader_object

class ObjectModesTest : public StageModesTest {
  protected:
    void StartObjects() {
        static VkPhysicalDeviceShaderObjectFeaturesEXT features;
        static VkPhysicalDeviceMeshShaderFeaturesEXT mesh;
        mesh = Make<VkPhysicalDeviceMeshShaderFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT);
        mesh.meshShader = mesh.taskShader = VK_TRUE;
        features = Make<VkPhysicalDeviceShaderObjectFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_OBJECT_FEATURES_EXT);
        features.shaderObject = VK_TRUE;
        features.pNext = &mesh;
        core_features.tessellationShader = VK_TRUE;
        StartRendering(&features, {VK_EXT_SHADER_OBJECT_EXTENSION_NAME, VK_EXT_MESH_SHADER_EXTENSION_NAME});
    }
    static VkShaderCreateInfoEXT Object(VkShaderStageFlagBits stage, VkShaderStageFlags next,
                                        const Words &words,
                                        VkShaderCreateFlagsEXT flags = VK_SHADER_CREATE_LINK_STAGE_BIT_EXT) {
        auto info = Make<VkShaderCreateInfoEXT>(VK_STRUCTURE_TYPE_SHADER_CREATE_INFO_EXT);
        info.flags = flags;
        info.stage = stage;
        info.nextStage = next;
        info.codeType = VK_SHADER_CODE_TYPE_SPIRV_EXT;
        info.codeSize = words.size() * sizeof(uint32_t);
        info.pCode = words.data();
        info.pName = "main";
        return info;
    }
    void TryObjects(const std::vector<VkShaderCreateInfoEXT> &infos) {
        const auto create = DeviceProc<PFN_vkCreateShadersEXT>("vkCreateShadersEXT");
        const auto destroy = DeviceProc<PFN_vkDestroyShaderEXT>("vkDestroyShaderEXT");
        std::vector<VkShaderEXT> made(infos.size());
        create(device(), static_cast<uint32_t>(infos.size()), infos.data(), nullptr, made.data());
        for (VkShaderEXT shader : made) {
            destroy(device(), shader, nullptr);
        }
    }
    void TryPatches(const Words &control, const Words &evaluation) {
        TryObjects({Object(VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT,
                           VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT, control),
                    Object(VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT, 0, evaluation)});
    }
};

TEST_F(ObjectModesTest, LinkedPatchesHaveTheSameModes) {
    StartObjects();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    const std::string prefix = "VUID-vkCreateShadersEXT-pCreateInfos-";
    const Words control = WordsOf(patch_tesc), evaluation = WordsOf(patch_tese);
    TryPatches(control, evaluation);
    TryPatches(With(control, kTriangles), evaluation);
    TryPatches(With(control, kSpacingEqual), evaluation);
    TryPatches(control, With(evaluation, kPointMode));
    ExpectSilence();
    TryPatches(With(control, kQuads), evaluation);
    ExpectMessage(prefix + "08867", "whose type of subdivision differs");
    TryPatches(With(control, 4), With(Without(evaluation, kVertexOrderCcw), kVertexOrderCcw));
    ExpectMessage(prefix + "08868", "whose orientation of triangles differs");
    TryPatches(With(control, kPointMode), evaluation);
    ExpectMessage(prefix + "08869", "declares PointMode, and the linked evaluation shader does not");
    TryPatches(With(control, 2), With(Without(evaluation, kSpacingEqual), kSpacingEqual));
    ExpectMessage(prefix + "08870", "whose spacing of segments differs");
    TryPatches(control, With(evaluation, kOutputVertices, {4}));
    ExpectMessage(prefix + "08871", "whose number of output vertices differs");
    ExpectSilence();
    TryPatches(With(control, kVertexOrderCcw), Without(evaluation, kVertexOrderCcw));
    TryPatches(With(control, kSpacingEqual), Without(evaluation, kSpacingEqual));
    ExpectSilence();
    TryPatches(control, Without(evaluation, kVertexOrderCcw));
    if (VK_HEADER_VERSION >= 363) { // Older registries do not have the rules.
        ExpectMessage(prefix + "12224", "declares the orientation of triangles");
    }
    ExpectSilence();
    TryPatches(control, Without(evaluation, kSpacingEqual));
    if (VK_HEADER_VERSION >= 363) {
        ExpectMessage(prefix + "12225", "declares the spacing of segments");
    }
    ExpectSilence();
    TryPatches(control, Without(evaluation, kTriangles));
    ExpectMessage("VUID-VkShaderCreateInfoEXT-codeType-08872",
                  "declares none of Triangles, Quads and Isolines");
    ExpectSilence();
}

TEST_F(ObjectModesTest, MeshShadersWithTasksReadNoDrawIndex) {
    StartObjects();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    const Words words = WithDrawIndex(WordsOf(mesh_point));
    TryObjects({Object(VK_SHADER_STAGE_MESH_BIT_EXT, 0, words, VK_SHADER_CREATE_NO_TASK_SHADER_BIT_EXT)});
    TryObjects({Object(VK_SHADER_STAGE_MESH_BIT_EXT, 0, WordsOf(mesh_point), 0)});
    ExpectSilence();
    TryObjects({Object(VK_SHADER_STAGE_MESH_BIT_EXT, 0, words, 0)});
    ExpectMessage("VUID-vkCreateShadersEXT-pCreateInfos-09632", "whose shader reads DrawIndex");
    ExpectSilence();
}

#endif

// --- Shading rates of primitives

class PrimitiveRatesTest : public PipelinesTest {};

TEST_F(PrimitiveRatesTest, AreOfOneViewport) {
    auto rates = Make<VkPhysicalDeviceFragmentShadingRateFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_SHADING_RATE_FEATURES_KHR);
    rates.pipelineFragmentShadingRate = rates.primitiveFragmentShadingRate = VK_TRUE;
    auto vulkan12 =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    vulkan12.shaderOutputViewportIndex = vulkan12.shaderOutputLayer = VK_TRUE;
    rates.pNext = &vulkan12;
    core_features.multiViewport = VK_TRUE;
    null_settings["WD_NULL_BOOLEAN_PROPERTIES"] = "0";
    WD_START_RENDERING(&rates, {VK_KHR_FRAGMENT_SHADING_RATE_EXTENSION_NAME});
    const std::vector<VkViewport> viewports(2, {0, 0, 16, 16, 0, 1});
    const std::vector<VkRect2D> scissors(2, {{0, 0}, {16, 16}});
    PipelineInfo info = Plain();
    const auto view = [&](uint32_t count) {
        info.state.viewports.viewportCount = info.state.viewports.scissorCount = count;
        info.state.viewports.pViewports = viewports.data();
        info.state.viewports.pScissors = scissors.data();
        Try(&info);
    };
    view(2);
    info.stages[0].module = MakeShader(rate_vert);
    view(1);
    ExpectSilence();
    view(2);
    ExpectMessage(
        "VUID-VkGraphicsPipelineCreateInfo-primitiveFragmentShadingRateWithMultipleViewports-04503",
        "whose shader writes PrimitiveShadingRateKHR, pViewportState->viewportCount is greater than 1");
    ExpectSilence();
    info.stages[0].module = MakeShader(rate_viewport_vert);
    view(1);
    ExpectMessage("VUID-VkGraphicsPipelineCreateInfo-primitiveFragmentShadingRateWithMultipleViewports-04504",
                  "writes PrimitiveShadingRateKHR, and ViewportIndex");
    ExpectSilence();
}

} // namespace
