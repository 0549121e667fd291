// Pointers of graphics pipelines that Vulkan ignores hold garbage: no validator reads them, and nothing is reported.
#include <gtest/gtest.h>

#include <vector>

#include "testing/device/device.h"
#include "testing/shaders/test_shaders.h"

namespace wd::testing {
namespace {

// Every access to the address faults.
template <typename T> const T *Garbage() {
    return reinterpret_cast<const T *>(uintptr_t{0x7ff000005a58});
}

class IgnoredPointersTest : public DeviceTest, public ::testing::WithParamInterface<Driver> {
  protected:
    Options MakeOptions() {
        static VkPhysicalDeviceVulkan13Features core;
        core = Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
        core.dynamicRendering = VK_TRUE;
        Options options;
        options.driver = GetParam();
        options.api_version = VK_API_VERSION_1_3;
        options.device_next = &core;
        options.settings = {{"gpuav_enable", "true"}, {"validate_sync", "true"}};
        options.severities = VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT;
        return options;
    }

    void MakeParts() {
        layout_ = MakePipelineLayout({});
        stages_.push_back(Stage(VK_SHADER_STAGE_VERTEX_BIT, MakeShader(triangle_vert)));
        stages_.push_back(Stage(VK_SHADER_STAGE_FRAGMENT_BIT, MakeShader(color_frag)));
    }

    static VkPipelineShaderStageCreateInfo Stage(VkShaderStageFlagBits stage, VkShaderModule module) {
        auto info =
            Make<VkPipelineShaderStageCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO);
        info.stage = stage;
        info.module = module;
        info.pName = "main";
        return info;
    }

    // A pipeline that has every state but those of tessellation, depth and stencil.
    VkGraphicsPipelineCreateInfo Info(VkRenderPass pass) const {
        auto info = Make<VkGraphicsPipelineCreateInfo>(VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO);
        info.stageCount = static_cast<uint32_t>(stages_.size());
        info.pStages = stages_.data();
        state_.Apply(&info);
        info.pTessellationState = Garbage<VkPipelineTessellationStateCreateInfo>();
        info.pDepthStencilState = Garbage<VkPipelineDepthStencilStateCreateInfo>();
        info.layout = layout_;
        info.renderPass = pass;
        return info;
    }

    VkPipeline Create(const VkGraphicsPipelineCreateInfo &info) {
        VkPipeline pipeline = VK_NULL_HANDLE;
        Check(vkCreateGraphicsPipelines(device(), VK_NULL_HANDLE, 1, &info, nullptr, &pipeline),
              "vkCreateGraphicsPipelines");
        Defer([device = device(), pipeline] { vkDestroyPipeline(device, pipeline, nullptr); });
        ExpectSilence();
        return pipeline;
    }

    // A render pass whose only subpass has so many color attachments, none of which is used.
    VkRenderPass MakePass(uint32_t num_unused) {
        const std::vector<VkAttachmentReference> unused(num_unused,
                                                        {VK_ATTACHMENT_UNUSED, VK_IMAGE_LAYOUT_UNDEFINED});
        VkSubpassDescription subpass = {};
        subpass.colorAttachmentCount = num_unused;
        subpass.pColorAttachments = unused.data();
        auto info = Make<VkRenderPassCreateInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO);
        info.subpassCount = 1;
        info.pSubpasses = &subpass;
        VkRenderPass pass = VK_NULL_HANDLE;
        Check(vkCreateRenderPass(device(), &info, nullptr, &pass), "vkCreateRenderPass");
        Defer([device = device(), pass] { vkDestroyRenderPass(device, pass, nullptr); });
        return pass;
    }

    static VkPipelineDynamicStateCreateInfo Dynamic(const std::vector<VkDynamicState> &states) {
        auto info =
            Make<VkPipelineDynamicStateCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_DYNAMIC_STATE_CREATE_INFO);
        info.dynamicStateCount = static_cast<uint32_t>(states.size());
        info.pDynamicStates = states.data();
        return info;
    }

    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    std::vector<VkPipelineShaderStageCreateInfo> stages_;
    GraphicsState state_{{16, 16}};
};

TEST_P(IgnoredPointersTest, WithoutRasterization) {
    WD_START_DEVICE(MakeOptions());
    MakeParts();
    stages_.pop_back();
    state_.raster.rasterizerDiscardEnable = VK_TRUE;
    VkGraphicsPipelineCreateInfo info = Info(MakeTarget(16, 16).render_pass);
    info.pViewportState = Garbage<VkPipelineViewportStateCreateInfo>();
    info.pMultisampleState = Garbage<VkPipelineMultisampleStateCreateInfo>();
    info.pColorBlendState = Garbage<VkPipelineColorBlendStateCreateInfo>();
    Create(info);
}

TEST_P(IgnoredPointersTest, WithoutAttachments) {
    WD_START_DEVICE(MakeOptions());
    VkPhysicalDeviceProperties properties;
    vkGetPhysicalDeviceProperties(physical_device(), &properties);
    if (IsLavapipe() && VK_API_VERSION_MAJOR(properties.driverVersion) >= 26) {
        GTEST_SKIP() << "lavapipe of Mesa 26 reads pColorBlendState without attachments";
    }
    MakeParts();
    for (const VkRenderPass pass : {MakePass(0), MakePass(1), VkRenderPass{VK_NULL_HANDLE}}) {
        VkGraphicsPipelineCreateInfo info = Info(pass); // VK_NULL_HANDLE: dynamic rendering without formats.
        info.pColorBlendState = Garbage<VkPipelineColorBlendStateCreateInfo>();
        Create(info);
    }
}

TEST_P(IgnoredPointersTest, WithDynamicState) {
    auto input = Make<VkPhysicalDeviceVertexInputDynamicStateFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VERTEX_INPUT_DYNAMIC_STATE_FEATURES_EXT);
    input.vertexInputDynamicState = VK_TRUE;
    auto dynamic = Make<VkPhysicalDeviceExtendedDynamicState3FeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTENDED_DYNAMIC_STATE_3_FEATURES_EXT);
    dynamic.extendedDynamicState3ColorBlendEnable = dynamic.extendedDynamicState3ColorBlendEquation = VK_TRUE;
    dynamic.extendedDynamicState3ColorWriteMask = dynamic.extendedDynamicState3SampleMask = VK_TRUE;
    dynamic.extendedDynamicState3ColorBlendAdvanced = GetParam() == Driver::kNull;
    Options options = MakeOptions();
    input.pNext = const_cast<void *>(options.device_next);
    dynamic.pNext = &input;
    options.device_next = &dynamic;
    options.device_extensions = {VK_EXT_VERTEX_INPUT_DYNAMIC_STATE_EXTENSION_NAME,
                                 VK_EXT_EXTENDED_DYNAMIC_STATE_3_EXTENSION_NAME};
    WD_START_DEVICE(options);
    if (IsLavapipe()) {
        GTEST_SKIP() << "lavapipe reads states that are dynamic";
    }
    MakeParts();
    std::vector<VkDynamicState> states = {
        VK_DYNAMIC_STATE_VERTEX_INPUT_EXT,
        VK_DYNAMIC_STATE_VIEWPORT,
        VK_DYNAMIC_STATE_SCISSOR,
        VK_DYNAMIC_STATE_SAMPLE_MASK_EXT,
        VK_DYNAMIC_STATE_COLOR_BLEND_ENABLE_EXT,
        VK_DYNAMIC_STATE_COLOR_BLEND_EQUATION_EXT,
        VK_DYNAMIC_STATE_COLOR_WRITE_MASK_EXT,
    };
    if (GetParam() == Driver::kNull) { // Drivers that have VK_EXT_blend_operation_advanced are rare.
        states.push_back(VK_DYNAMIC_STATE_COLOR_BLEND_ADVANCED_EXT);
        state_.blend.pAttachments = Garbage<VkPipelineColorBlendAttachmentState>();
    }
    const VkPipelineDynamicStateCreateInfo list = Dynamic(states);
    state_.viewports.pViewports = Garbage<VkViewport>();
    state_.viewports.pScissors = Garbage<VkRect2D>();
    state_.samples.pSampleMask = Garbage<VkSampleMask>();
    VkGraphicsPipelineCreateInfo info = Info(MakeTarget(16, 16).render_pass);
    info.pVertexInputState = Garbage<VkPipelineVertexInputStateCreateInfo>();
    info.pDynamicState = &list;
    Create(info);
}

// Each library has garbage for the states of the others, and the linked pipeline for all.
TEST_P(IgnoredPointersTest, InLibraries) {
    auto library_features = Make<VkPhysicalDeviceGraphicsPipelineLibraryFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_GRAPHICS_PIPELINE_LIBRARY_FEATURES_EXT);
    library_features.graphicsPipelineLibrary = VK_TRUE;
    Options options = MakeOptions();
    library_features.pNext = const_cast<void *>(options.device_next);
    options.device_next = &library_features;
    options.device_extensions = {VK_KHR_PIPELINE_LIBRARY_EXTENSION_NAME,
                                 VK_EXT_GRAPHICS_PIPELINE_LIBRARY_EXTENSION_NAME};
    // Stages are counted also where they are ignored: readers must not follow pStages.
    options.settings["message_id_filter"] = "VUID-VkGraphicsPipelineCreateInfo-stageCount-09587";
    WD_START_DEVICE(options);
    if (IsLavapipe()) {
        GTEST_SKIP() << "lavapipe reads states of other libraries";
    }
    MakeParts();
    const VkRenderPass pass = MakeTarget(16, 16).render_pass;
    const VkGraphicsPipelineCreateInfo all = Info(pass);
    VkGraphicsPipelineCreateInfo none = all;
    none.stageCount = 2;
    none.pStages = Garbage<VkPipelineShaderStageCreateInfo>();
    none.pVertexInputState = Garbage<VkPipelineVertexInputStateCreateInfo>();
    none.pInputAssemblyState = Garbage<VkPipelineInputAssemblyStateCreateInfo>();
    none.pViewportState = Garbage<VkPipelineViewportStateCreateInfo>();
    none.pRasterizationState = Garbage<VkPipelineRasterizationStateCreateInfo>();
    none.pMultisampleState = Garbage<VkPipelineMultisampleStateCreateInfo>();
    none.pColorBlendState = Garbage<VkPipelineColorBlendStateCreateInfo>();
    std::vector<VkPipeline> libraries;
    for (const VkGraphicsPipelineLibraryFlagBitsEXT part :
         {VK_GRAPHICS_PIPELINE_LIBRARY_VERTEX_INPUT_INTERFACE_BIT_EXT,
          VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT,
          VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT,
          VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_OUTPUT_INTERFACE_BIT_EXT}) {
        auto parts = Make<VkGraphicsPipelineLibraryCreateInfoEXT>(
            VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_LIBRARY_CREATE_INFO_EXT);
        parts.flags = part;
        VkGraphicsPipelineCreateInfo info = none;
        info.pNext = &parts;
        info.flags = VK_PIPELINE_CREATE_LIBRARY_BIT_KHR;
        if (part == VK_GRAPHICS_PIPELINE_LIBRARY_VERTEX_INPUT_INTERFACE_BIT_EXT) {
            info.pVertexInputState = all.pVertexInputState;
            info.pInputAssemblyState = all.pInputAssemblyState;
        } else if (part == VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT) {
            info.stageCount = 1;
            info.pStages = &stages_[0];
            info.pViewportState = all.pViewportState;
            info.pRasterizationState = all.pRasterizationState;
        } else if (part == VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT) {
            info.stageCount = 1;
            info.pStages = &stages_[1];
            info.pMultisampleState = all.pMultisampleState;
        } else {
            info.pMultisampleState = all.pMultisampleState;
            info.pColorBlendState = all.pColorBlendState;
        }
        libraries.push_back(Create(info));
    }
    auto linked = Make<VkPipelineLibraryCreateInfoKHR>(VK_STRUCTURE_TYPE_PIPELINE_LIBRARY_CREATE_INFO_KHR);
    linked.libraryCount = static_cast<uint32_t>(libraries.size());
    linked.pLibraries = libraries.data();
    none.pNext = &linked;
    Create(none);
}

INSTANTIATE_TEST_SUITE_P(Drivers, IgnoredPointersTest, ::testing::Values(Driver::kNull, Driver::kLavapipe),
                         [](const ::testing::TestParamInfo<Driver> &param) {
                             return param.param == Driver::kNull ? "null" : "lavapipe";
                         });

} // namespace
} // namespace wd::testing
