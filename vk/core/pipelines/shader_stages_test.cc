// The stages of pipelines: identifiers of modules, subgroup sizes, stages that a library does not have, base pipelines
// of compute pipelines.
#include "vk/core/pipelines/pipelines_fixture.h"
#include "vk/core/pipelines/pipelines_shaders.h"

using namespace wd::testing;

namespace {

const std::string kStage = "VUID-VkPipelineShaderStageCreateInfo-";
const std::string kIdentifier = "VUID-VkPipelineShaderStageModuleIdentifierCreateInfoEXT-";

class ShaderStagesTest : public PipelinesTest {
  protected:
    void StartStages(bool has_identifiers) {
        static VkPhysicalDeviceShaderModuleIdentifierFeaturesEXT identifiers;
        static VkPhysicalDeviceGraphicsPipelineLibraryFeaturesEXT libraries;
        identifiers = Make<VkPhysicalDeviceShaderModuleIdentifierFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_MODULE_IDENTIFIER_FEATURES_EXT);
        identifiers.shaderModuleIdentifier = has_identifiers;
        libraries = Make<VkPhysicalDeviceGraphicsPipelineLibraryFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_GRAPHICS_PIPELINE_LIBRARY_FEATURES_EXT);
        libraries.graphicsPipelineLibrary = VK_TRUE;
        libraries.pNext = &identifiers;
        static VkPhysicalDeviceVulkan13Features features;
        features =
            Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
        features.dynamicRendering = features.pipelineCreationCacheControl = VK_TRUE;
        features.pNext = &libraries;
        Options options;
        options.driver = Driver::kNull;
        options.api_version = VK_API_VERSION_1_3;
        options.device_next = &features;
        options.device_extensions = {VK_EXT_SHADER_MODULE_IDENTIFIER_EXTENSION_NAME,
                                     VK_EXT_GRAPHICS_PIPELINE_LIBRARY_EXTENSION_NAME,
                                     VK_KHR_PIPELINE_LIBRARY_EXTENSION_NAME};
        Start(options);
    }
    // UseIdentifier gives a compute stage an identifier instead of a module.
    void UseIdentifier(VkComputePipelineCreateInfo *info) {
        identifier_ = Make<VkPipelineShaderStageModuleIdentifierCreateInfoEXT>(
            VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_MODULE_IDENTIFIER_CREATE_INFO_EXT);
        identifier_.identifierSize = sizeof bytes_;
        identifier_.pIdentifier = bytes_;
        info->stage.pNext = &identifier_;
        info->stage.module = VK_NULL_HANDLE;
        info->flags = VK_PIPELINE_CREATE_FAIL_ON_PIPELINE_COMPILE_REQUIRED_BIT;
    }
    void Try(const std::vector<VkComputePipelineCreateInfo> &infos) {
        std::vector<VkPipeline> made(infos.size());
        vkCreateComputePipelines(device(), VK_NULL_HANDLE, static_cast<uint32_t>(infos.size()), infos.data(),
                                 nullptr, made.data());
        for (VkPipeline pipeline : made) {
            vkDestroyPipeline(device(), pipeline, nullptr);
        }
    }
    using PipelinesTest::Try;

    uint8_t bytes_[16] = {};
    VkPipelineShaderStageModuleIdentifierCreateInfoEXT identifier_;
};

#define WD_START_STAGES(has_identifiers)                                                                     \
    do {                                                                                                     \
        StartStages(has_identifiers);                                                                        \
        if (IsSkipped() || HasFatalFailure()) {                                                              \
            return;                                                                                          \
        }                                                                                                    \
    } while (false)

TEST_F(ShaderStagesTest, IdentifiersReplaceModules) {
    WD_START_STAGES(true);
    const VkShaderModule module = MakeShader(minimal);
    VkComputePipelineCreateInfo info = ComputeInfo(MakePipelineLayout({}), module);
    UseIdentifier(&info);
    Try({info});
    ExpectSilence();
    info.flags = 0;
    Try({info});
    ExpectMessage(kIdentifier + "pNext-06851", "identifierSize is 16, the flags of the pipeline have no "
                                               "VK_PIPELINE_CREATE_FAIL_ON_PIPELINE_COMPILE_REQUIRED_BIT");
    ExpectSilence();
    UseIdentifier(&info);
    info.stage.module = module;
    Try({info});
    ExpectMessage(kStage + "stage-06848", "pCreateInfos[0].stage.module is VkShaderModule");
    ClearMessages(); // Of the shader.
    UseIdentifier(&info);
    auto words = Make<VkShaderModuleCreateInfo>(VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO);
    words.codeSize = sizeof minimal;
    words.pCode = minimal;
    identifier_.pNext = &words;
    Try({info});
    ExpectMessage(kStage + "stage-06844", "VkShaderModuleCreateInfo");
    ClearMessages();
    UseIdentifier(&info);
    std::vector<uint8_t> bytes(VK_MAX_SHADER_MODULE_IDENTIFIER_SIZE_EXT + 1);
    identifier_.identifierSize = VK_MAX_SHADER_MODULE_IDENTIFIER_SIZE_EXT + 1;
    identifier_.pIdentifier = bytes.data();
    Try({info});
    ExpectMessage(kIdentifier + "identifierSize-06852", "identifierSize is 33");
    ClearMessages();
}

TEST_F(ShaderStagesTest, IdentifiersNeedAFeature) {
    WD_START_STAGES(false);
    VkComputePipelineCreateInfo info = ComputeInfo(MakePipelineLayout({}), VK_NULL_HANDLE);
    UseIdentifier(&info);
    Try({info});
    ExpectMessage(kIdentifier + "pNext-06850", "shaderModuleIdentifier is not enabled");
    ClearMessages();
}

// With libraries, a module may be in the chain.
TEST_F(ShaderStagesTest, ModulesMayBeInTheChain) {
    WD_START_STAGES(false);
    PipelineInfo info = Plain();
    auto words = Make<VkShaderModuleCreateInfo>(VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO);
    words.codeSize = sizeof triangle_vert;
    words.pCode = triangle_vert;
    info.stages[0].module = VK_NULL_HANDLE;
    info.stages[0].pNext = &words;
    Try(&info);
    ExpectSilence();
    info.stages[0].pNext = nullptr;
    Try(&info);
    ExpectMessage(kStage + "stage-06845", "pCreateInfos[0].pStages[0].module is VK_NULL_HANDLE");
    ExpectSilence();
}

// --- Subgroups

TEST_F(ShaderStagesTest, SubgroupSizesHaveLimits) {
    auto features =
        Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
    features.subgroupSizeControl = VK_TRUE;
    Options options;
    options.driver = Driver::kNull;
    options.api_version = VK_API_VERSION_1_3;
    options.device_next = &features;
    WD_START_DEVICE(options);
    const std::string prefix =
        "VUID-VkPipelineShaderStageRequiredSubgroupSizeCreateInfo-requiredSubgroupSize-";
    PipelineInfo info = Plain();
    PassInfo pass;
    info.info.pNext = nullptr;
    info.info.renderPass = MakePass(&pass);
    auto size = Make<VkPipelineShaderStageRequiredSubgroupSizeCreateInfo>(
        VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO);
    size.requiredSubgroupSize = 32; // The only one of the driver.
    info.stages[0].pNext = &size;
    Try(&info);
    ExpectSilence();
    size.requiredSubgroupSize = 16;
    Try(&info);
    ExpectMessage(prefix + "02761", "requiredSubgroupSize is 16, minSubgroupSize is 32");
    size.requiredSubgroupSize = 64;
    Try(&info);
    ExpectMessage(prefix + "02762", "requiredSubgroupSize is 64, maxSubgroupSize is 32");
    size.requiredSubgroupSize = 32;
    info.stages[0].flags = VK_PIPELINE_SHADER_STAGE_CREATE_ALLOW_VARYING_SUBGROUP_SIZE_BIT;
    Try(&info);
    ExpectMessage(kStage + "pNext-02754",
                  "flags is VK_PIPELINE_SHADER_STAGE_CREATE_ALLOW_VARYING_SUBGROUP_SIZE_BIT");
    ExpectSilence();
}

// --- Libraries

TEST_F(ShaderStagesTest, LibrariesHaveTheStagesOfTheirParts) {
    WD_START_STAGES(false);
    const std::string prefix = "VUID-VkGraphicsPipelineCreateInfo-pStages-";
    const struct {
        VkGraphicsPipelineLibraryFlagsEXT parts;
        uint32_t first, right, wrong;
        const char *rule, *text;
    } cases[] = {
        {VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT, 0, 1, 2, "06894",
         "pStages[1].stage is VK_SHADER_STAGE_FRAGMENT_BIT, the library has no "},
        {VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT, 1, 1, 2, "06895",
         "pStages[0].stage is VK_SHADER_STAGE_VERTEX_BIT, the library has no "},
    };
    PipelineInfo info = Plain();
    for (const auto &one : cases) {
        auto library = Make<VkGraphicsPipelineLibraryCreateInfoEXT>(
            VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_LIBRARY_CREATE_INFO_EXT);
        library.flags = one.parts;
        library.pNext = &info.rendering;
        info.info.pNext = &library;
        info.info.flags = VK_PIPELINE_CREATE_LIBRARY_BIT_KHR;
        VkGraphicsPipelineCreateInfo create = info.Get();
        VkPipeline made = VK_NULL_HANDLE;
        create.pStages += one.first;
        create.stageCount = one.right;
        vkCreateGraphicsPipelines(device(), VK_NULL_HANDLE, 1, &create, nullptr, &made);
        vkDestroyPipeline(device(), made, nullptr);
        ExpectSilence();
        create = info.Get();
        create.stageCount = one.wrong;
        vkCreateGraphicsPipelines(device(), VK_NULL_HANDLE, 1, &create, nullptr, &made);
        vkDestroyPipeline(device(), made, nullptr);
        ExpectMessage(prefix + one.rule, one.text);
        ExpectSilence();
    }
}

// --- Views

TEST_F(ShaderStagesTest, ViewsOfGeometryAndTessellationNeedFeatures) {
    for (const bool is_enabled : {true, false}) {
        static VkPhysicalDeviceFeatures2 features;
        static VkPhysicalDeviceVulkan11Features multiview;
        features = Make<VkPhysicalDeviceFeatures2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2);
        features.features.geometryShader = features.features.tessellationShader = VK_TRUE;
        multiview =
            Make<VkPhysicalDeviceVulkan11Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES);
        multiview.multiview = VK_TRUE;
        multiview.multiviewGeometryShader = multiview.multiviewTessellationShader = is_enabled;
        multiview.pNext = &features;
        WD_START_RENDERING(&multiview);
        const std::string prefix = "VUID-VkGraphicsPipelineCreateInfo-renderPass-";
        PipelineInfo info(MakeShader(points_vert), VK_NULL_HANDLE, MakePipelineLayout({}));
        info.stages.pop_back();
        info.AddStage(VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT, MakeShader(patch_tesc));
        info.AddStage(VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT, MakeShader(patch_tese));
        info.AddStage(VK_SHADER_STAGE_GEOMETRY_BIT, MakeShader(triangle_geom));
        auto tessellation = Make<VkPipelineTessellationStateCreateInfo>(
            VK_STRUCTURE_TYPE_PIPELINE_TESSELLATION_STATE_CREATE_INFO);
        tessellation.patchControlPoints = 3;
        info.info.pTessellationState = &tessellation;
        info.state.assembly.topology = VK_PRIMITIVE_TOPOLOGY_PATCH_LIST;
        Try(&info);
        ExpectSilence();
        info.rendering.viewMask = 3;
        Try(&info);
        if (!is_enabled) {
            ExpectMessage(prefix + "06057", "pStages has a tessellation shader, the view mask of "
                                            "VkPipelineRenderingCreateInfo is 0x3");
            ExpectMessage(prefix + "06058", "pStages has a geometry shader");
        }
        ExpectSilence();
        PassInfo pass;
        const uint32_t mask = 3;
        auto views =
            Make<VkRenderPassMultiviewCreateInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_MULTIVIEW_CREATE_INFO);
        views.subpassCount = 1;
        views.pViewMasks = &mask;
        pass.Get()->pNext = &views;
        info.info.renderPass = MakePass(&pass);
        Try(&info);
        if (!is_enabled) {
            ExpectMessage(prefix + "06047", "the view mask of the subpass is 0x3");
            ExpectMessage(prefix + "06048", "pStages has a geometry shader");
        }
        ExpectSilence();
        Stop();
        ClearMessages();
    }
}

// --- Base pipelines

TEST_F(ShaderStagesTest, BasesOfComputePipelinesAreBefore) {
    WD_START_RENDERING();
    VkComputePipelineCreateInfo info = ComputeInfo(MakePipelineLayout({}), MakeShader(minimal));
    std::vector<VkComputePipelineCreateInfo> infos(2, info);
    infos[0].flags = VK_PIPELINE_CREATE_ALLOW_DERIVATIVES_BIT;
    infos[0].basePipelineIndex = infos[1].basePipelineIndex = -1;
    infos[1].flags = VK_PIPELINE_CREATE_DERIVATIVE_BIT;
    infos[1].basePipelineIndex = 0;
    Try(infos);
    ExpectSilence();
    infos[0].flags = 0;
    Try(infos);
    ExpectMessage("VUID-vkCreateComputePipelines-flags-00696",
                  "pCreateInfos[1].basePipelineIndex is 0, the flags of pCreateInfos[0] have no "
                  "VK_PIPELINE_CREATE_ALLOW_DERIVATIVES_BIT");
    infos[1].basePipelineIndex = 1;
    Try(infos);
    ExpectMessage("VUID-vkCreateComputePipelines-flags-00695", "pCreateInfos[1].basePipelineIndex is 1");
    ExpectSilence();
}

// --- Robustness

#ifdef VK_EXT_pipeline_robustness
class RobustnessTest : public PipelinesTest {
  protected:
    void StartRobust(const char *is_supported) {
        features_ = Make<VkPhysicalDevicePipelineRobustnessFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PIPELINE_ROBUSTNESS_FEATURES_EXT);
        features_.pipelineRobustness = VK_TRUE;
        null_settings["WD_NULL_ROBUST_FEATURES"] = is_supported;
        StartRendering(&features_, {VK_EXT_PIPELINE_ROBUSTNESS_EXTENSION_NAME});
    }
    VkPhysicalDevicePipelineRobustnessFeaturesEXT features_;
};

TEST_F(RobustnessTest, BehaviorsAreThoseOfThePhysicalDevice) {
    for (const char *is_supported : {"1", "0"}) {
        StartRobust(is_supported);
        if (IsSkipped() || HasFatalFailure()) {
            return;
        }
        PipelineInfo info = Plain();
        auto behaviors =
            Make<VkPipelineRobustnessCreateInfoEXT>(VK_STRUCTURE_TYPE_PIPELINE_ROBUSTNESS_CREATE_INFO_EXT);
        info.rendering.pNext = &behaviors;
        Try(&info);
        ExpectSilence();
        behaviors.storageBuffers = behaviors.uniformBuffers = behaviors.vertexInputs =
            VK_PIPELINE_ROBUSTNESS_BUFFER_BEHAVIOR_ROBUST_BUFFER_ACCESS_2_EXT;
        behaviors.images = VK_PIPELINE_ROBUSTNESS_IMAGE_BEHAVIOR_ROBUST_IMAGE_ACCESS_2_EXT;
        Try(&info);
        const std::string prefix = std::string("VUID-VkPipelineRobustnessCreateInfo") +
                                   (VK_HEADER_VERSION >= 303 ? "" : "EXT") + "-";
        if (*is_supported == '0') {
            ExpectMessage(prefix + "robustBufferAccess2-06931", "storageBuffers is VK_PIPELINE_ROBUSTNESS");
            ExpectMessage(prefix + "robustBufferAccess2-06932", "uniformBuffers is VK_PIPELINE_ROBUSTNESS");
            ExpectMessage(prefix + "robustBufferAccess2-06933", "vertexInputs is VK_PIPELINE_ROBUSTNESS");
            ExpectMessage(prefix + "robustImageAccess2-06934", "does not support robustImageAccess2");
        }
        ExpectSilence();
        behaviors =
            Make<VkPipelineRobustnessCreateInfoEXT>(VK_STRUCTURE_TYPE_PIPELINE_ROBUSTNESS_CREATE_INFO_EXT);
        behaviors.images = VK_PIPELINE_ROBUSTNESS_IMAGE_BEHAVIOR_ROBUST_IMAGE_ACCESS_EXT;
        info.rendering.pNext = nullptr;
        info.stages[1].pNext = &behaviors;
        Try(&info);
        if (*is_supported == '0') {
            ExpectMessage(prefix + "robustImageAccess-06930",
                          "pStages[1]<VkPipelineRobustnessCreateInfo>.images is");
        }
        ExpectSilence();
        Stop();
    }
}
#endif

} // namespace
