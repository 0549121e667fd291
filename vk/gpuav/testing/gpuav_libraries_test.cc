// Pipelines that are linked from graphics pipeline libraries, and stages with code in their pNext chain.
#include "vk/gpuav/testing/gpuav_device_test.h"

namespace wd::testing {
namespace {

constexpr char kDrawId[] = "VUID-vkCmdDraw-None-10068";
constexpr VkPipelineLayoutCreateFlags kIndependent = VK_PIPELINE_LAYOUT_CREATE_INDEPENDENT_SETS_BIT_EXT;

struct Code {
    const uint32_t *words;
    size_t size;
};
#define CODE(name)                                                                                           \
    Code {                                                                                                   \
        name, sizeof(name)                                                                                   \
    }

class LibraryTest : public GpuavTest {
  protected:
    Options LibraryOptions() {
        Options options = GpuavOptions();
        options.api_version = VK_API_VERSION_1_2;
        options.device_extensions = {"VK_KHR_pipeline_library", "VK_EXT_graphics_pipeline_library"};
        features_ = Make<VkPhysicalDeviceGraphicsPipelineLibraryFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_GRAPHICS_PIPELINE_LIBRARY_FEATURES_EXT);
        features_.graphicsPipelineLibrary = VK_TRUE;
        options.device_next = &features_;
        return options;
    }

    VkPipelineLayout MakeLayout(const std::vector<VkDescriptorSetLayout> &sets, VkShaderStageFlags push,
                                VkPipelineLayoutCreateFlags flags) {
        VkPushConstantRange range = {push, 0, 4};
        auto info = Make<VkPipelineLayoutCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO);
        info.flags = flags;
        info.setLayoutCount = (uint32_t)sets.size();
        info.pSetLayouts = sets.data();
        info.pushConstantRangeCount = 1;
        info.pPushConstantRanges = &range;
        VkPipelineLayout layout;
        Check(vkCreatePipelineLayout(device(), &info, nullptr, &layout), "vkCreatePipelineLayout");
        Defer([this, layout] { vkDestroyPipelineLayout(device(), layout, nullptr); });
        return layout;
    }

    // MakePart creates one of the four parts, with a stage if the part has one.
    VkPipeline MakePart(VkGraphicsPipelineLibraryFlagsEXT part, VkPipelineLayout layout,
                        VkShaderStageFlagBits stage_bit, Code code, const Target &target) {
        auto module = Make<VkShaderModuleCreateInfo>(VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO);
        module.codeSize = code.size;
        module.pCode = code.words;
        auto stage =
            Make<VkPipelineShaderStageCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO);
        stage.pNext = &module;
        stage.stage = stage_bit;
        stage.pName = "main";
        const wd::testing::GraphicsState state({16, 16});
        auto library = Make<VkGraphicsPipelineLibraryCreateInfoEXT>(
            VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_LIBRARY_CREATE_INFO_EXT);
        library.flags = part;
        auto info = Make<VkGraphicsPipelineCreateInfo>(VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO);
        info.pNext = &library;
        info.flags = VK_PIPELINE_CREATE_LIBRARY_BIT_KHR;
        info.stageCount = code.words ? 1 : 0;
        info.pStages = code.words ? &stage : nullptr;
        info.layout = layout;
        info.renderPass = target.render_pass;
        // Ignored without the derivative flag.
        info.basePipelineIndex = 1 << 30;
        state.Apply(&info);
        VkPipeline pipeline;
        Check(vkCreateGraphicsPipelines(device(), VK_NULL_HANDLE, 1, &info, nullptr, &pipeline),
              "vkCreateGraphicsPipelines for a library");
        return pipeline;
    }

    // Link creates a pipeline from four libraries.
    VkPipeline Link(VkPipelineLayout layout, VkPipelineLayout vertex_layout, Code vertex,
                    VkPipelineLayout fragment_layout, Code fragment, const Target &target) {
        const VkPipeline parts[] = {MakePart(VK_GRAPHICS_PIPELINE_LIBRARY_VERTEX_INPUT_INTERFACE_BIT_EXT,
                                             VK_NULL_HANDLE, VK_SHADER_STAGE_ALL, {}, target),
                                    MakePart(VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT,
                                             vertex_layout, VK_SHADER_STAGE_VERTEX_BIT, vertex, target),
                                    MakePart(VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT,
                                             fragment_layout, VK_SHADER_STAGE_FRAGMENT_BIT, fragment, target),
                                    MakePart(VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_OUTPUT_INTERFACE_BIT_EXT,
                                             VK_NULL_HANDLE, VK_SHADER_STAGE_ALL, {}, target)};
        auto libraries =
            Make<VkPipelineLibraryCreateInfoKHR>(VK_STRUCTURE_TYPE_PIPELINE_LIBRARY_CREATE_INFO_KHR);
        libraries.libraryCount = 4;
        libraries.pLibraries = parts;
        auto info = Make<VkGraphicsPipelineCreateInfo>(VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO);
        info.pNext = &libraries;
        auto feedback = Make<VkPipelineCreationFeedbackCreateInfo>(
            VK_STRUCTURE_TYPE_PIPELINE_CREATION_FEEDBACK_CREATE_INFO);
        feedback.pNext = &libraries;
        feedback.pPipelineCreationFeedback = &feedback_;
        auto rendering =
            Make<VkPipelineRenderingCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO);
        rendering.pNext = &feedback;
        if (hides_libraries_) {
            info.pNext = &rendering;
        }
        info.layout = layout;
        VkPipeline pipeline;
        Check(vkCreateGraphicsPipelines(device(), VK_NULL_HANDLE, 1, &info, nullptr, &pipeline),
              "vkCreateGraphicsPipelines of libraries");
        // lavapipe 25.0 sometimes draws nothing if libraries are destroyed before the pipelines that are linked from
        // them.
        for (VkPipeline part : parts) {
            Defer([this, part] { vkDestroyPipeline(device(), part, nullptr); });
        }
        Defer([this, pipeline] { vkDestroyPipeline(device(), pipeline, nullptr); });
        return pipeline;
    }

    void MakeTextures() {
        texture_layout_ = MakeSetLayout(
            {Binding(1, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 6, VK_SHADER_STAGE_FRAGMENT_BIT)});
        texture_set_ = MakeSet(texture_layout_, {{VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 6}});
        Image image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 2, 2,
                                VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
        FillImage(image, {{1.0f, 0.0f, 0.0f, 1.0f}}, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL);
        VkSampler sampler = MakeSampler();
        for (uint32_t i = 0; i < 6; i++) {
            WriteImage(texture_set_, 1, i, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, image.view,
                       VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL, sampler);
        }
    }

    // ExpectFragmentFinding uses the last texture, without a message, and then one past the end, with a message.
    void ExpectFragmentFinding(VkPipeline pipeline, VkPipelineLayout layout, const Target &target) {
        RunDraw(target, pipeline, layout, texture_set_, {VK_SHADER_STAGE_FRAGMENT_BIT, {5}});
        EXPECT_EQ(ReadTarget(target)[17], 0xff0000ffu);
        ExpectSilence();
        RunDraw(target, pipeline, layout, texture_set_, {VK_SHADER_STAGE_FRAGMENT_BIT, {6}});
        EXPECT_EQ(ReadTarget(target)[17], 0u);
        ASSERT_EQ(messages().size(), 1u);
        EXPECT_NE(messages()[0].text.find("Stage = Fragment."), std::string::npos);
        EXPECT_NE(messages()[0].text.find("index_texture.frag at line 14"), std::string::npos)
            << messages()[0].text;
        ExpectMessage(kDrawId, kIndexText);
    }

    VkPhysicalDeviceGraphicsPipelineLibraryFeaturesEXT features_;
    VkDescriptorSetLayout texture_layout_ = VK_NULL_HANDLE;
    VkDescriptorSet texture_set_ = VK_NULL_HANDLE;
    bool hides_libraries_ = false; // Libraries come after other structs in the pNext chain.
    VkPipelineCreationFeedback feedback_ = {};
};

TEST_F(LibraryTest, LibrariesWithOneLayoutAreInstrumented) {
    WD_START_DEVICE(LibraryOptions());
    MakeTextures();
    Target target = MakeTarget(16, 16);
    VkPipelineLayout layout = MakeLayout({texture_layout_}, VK_SHADER_STAGE_FRAGMENT_BIT, 0);
    VkPipeline pipeline = Link(layout, layout, CODE(triangle_vert), layout, CODE(index_texture_frag), target);
    ExpectFragmentFinding(pipeline, layout, target);
    Stop();
    ExpectSilence();
}

// Layouts may leave out sets with the feature (VUID-VkPipelineLayoutCreateInfo-graphicsPipelineLibrary-06753).
TEST_F(LibraryTest, LayoutsThatLeaveOutSetsAreInstrumented) {
    WD_START_DEVICE(LibraryOptions());
    if (IsOlderLavapipe()) {
        GTEST_SKIP() << "lavapipe of Mesa 22.3 crashes when a set after one that is left out is bound, also "
                        "without layers";
    }
    MakeTextures();
    Target target = MakeTarget(16, 16);
    VkPipelineLayout layout =
        MakeLayout({texture_layout_, VK_NULL_HANDLE, MakeSetLayout({})}, VK_SHADER_STAGE_FRAGMENT_BIT, 0);
    VkPipeline pipeline = Link(layout, layout, CODE(triangle_vert), layout, CODE(index_texture_frag), target);
    ExpectFragmentFinding(pipeline, layout, target);
    Stop();
    ExpectSilence();
}

// Every set is in use: the layer passes addresses in push constants, with and without a layout at the link.
TEST_F(LibraryTest, LibrariesThatUseEverySetAreInstrumented) {
    WD_START_DEVICE(LibraryOptions());
    MakeTextures();
    Target target = MakeTarget(16, 16);
    VkPhysicalDeviceProperties properties;
    vkGetPhysicalDeviceProperties(physical_device(), &properties);
    std::vector<VkDescriptorSetLayout> sets(properties.limits.maxBoundDescriptorSets, MakeSetLayout({}));
    sets[0] = texture_layout_;
    for (VkPipelineLayoutCreateFlags flags : {VkPipelineLayoutCreateFlags{0}, kIndependent}) {
        VkPipelineLayout layout = MakeLayout(sets, VK_SHADER_STAGE_FRAGMENT_BIT, flags);
        for (VkPipelineLayout linked : {layout, VkPipelineLayout{VK_NULL_HANDLE}}) {
            VkPipeline pipeline =
                Link(linked, layout, CODE(triangle_vert), layout, CODE(index_texture_frag), target);
            ExpectFragmentFinding(pipeline, layout, target);
        }
    }
    Stop();
    ExpectSilence();
}

TEST_F(LibraryTest, LibrariesAfterOtherStructsAreInstrumented) {
    Options options = LibraryOptions();
    options.api_version = VK_API_VERSION_1_3;
    WD_START_DEVICE(options);
    MakeTextures();
    Target target = MakeTarget(16, 16);
    hides_libraries_ = true;
    VkPipelineLayout layout = MakeLayout({texture_layout_}, VK_SHADER_STAGE_FRAGMENT_BIT, 0);
    VkPipeline pipeline = Link(layout, layout, CODE(triangle_vert), layout, CODE(index_texture_frag), target);
    ExpectFragmentFinding(pipeline, layout, target);
    Stop();
    ExpectSilence();
}

TEST_F(LibraryTest, IndependentSetsAreInstrumented) {
    WD_START_DEVICE(LibraryOptions());
    MakeTextures();
    Target target = MakeTarget(16, 16);
    // The layout of the stage without descriptors has no layout for the set, or fewer sets.
    for (const std::vector<VkDescriptorSetLayout> &none :
         {std::vector<VkDescriptorSetLayout>{VK_NULL_HANDLE}, std::vector<VkDescriptorSetLayout>{}}) {
        VkPipelineLayout vertex = MakeLayout(none, VK_SHADER_STAGE_FRAGMENT_BIT, kIndependent);
        VkPipelineLayout fragment = MakeLayout({texture_layout_}, VK_SHADER_STAGE_FRAGMENT_BIT, kIndependent);
        for (VkPipelineLayoutCreateFlags flags : {kIndependent, VkPipelineLayoutCreateFlags(0)}) {
            VkPipelineLayout layout = MakeLayout({texture_layout_}, VK_SHADER_STAGE_FRAGMENT_BIT, flags);
            VkPipeline pipeline =
                Link(layout, vertex, CODE(triangle_vert), fragment, CODE(index_texture_frag), target);
            ExpectFragmentFinding(pipeline, layout, target);
        }
    }
    Stop();
    ExpectSilence();
}

TEST_F(LibraryTest, WithoutALayoutTheLibrariesLayoutIsUsed) {
    WD_START_DEVICE(LibraryOptions());
    MakeTextures();
    Target target = MakeTarget(16, 16);
    VkPipelineLayout layout = MakeLayout({texture_layout_}, VK_SHADER_STAGE_FRAGMENT_BIT, 0);
    VkPipeline pipeline =
        Link(VK_NULL_HANDLE, layout, CODE(triangle_vert), layout, CODE(index_texture_frag), target);
    ExpectFragmentFinding(pipeline, layout, target);
    Stop();
    ExpectSilence();
}

TEST_F(LibraryTest, WithoutALayoutTheUnionOfIndependentSetsIsUsed) {
    WD_START_DEVICE(LibraryOptions());
    MakeTextures();
    Target target = MakeTarget(16, 16);
    VkDescriptorSetLayout other =
        MakeSetLayout({Binding(1, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 6, VK_SHADER_STAGE_VERTEX_BIT)});
    VkPipelineLayout vertex = MakeLayout({VK_NULL_HANDLE, other}, VK_SHADER_STAGE_FRAGMENT_BIT, kIndependent);
    VkPipelineLayout fragment =
        MakeLayout({texture_layout_, VK_NULL_HANDLE}, VK_SHADER_STAGE_FRAGMENT_BIT, kIndependent);
    VkPipelineLayout layout =
        MakeLayout({texture_layout_, other}, VK_SHADER_STAGE_FRAGMENT_BIT, kIndependent);
    VkPipeline pipeline =
        Link(VK_NULL_HANDLE, vertex, CODE(triangle_vert), fragment, CODE(index_texture_frag), target);
    ExpectFragmentFinding(pipeline, layout, target);
    Stop();
    ExpectSilence();
}

TEST_F(LibraryTest, WithoutALayoutAndADestroyedSetLayoutTheReasonIsReported) {
    WD_START_DEVICE(LibraryOptions());
    MakeTextures();
    Target target = MakeTarget(16, 16);
    VkDescriptorSetLayoutBinding binding =
        Binding(1, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 6, VK_SHADER_STAGE_VERTEX_BIT);
    auto info = Make<VkDescriptorSetLayoutCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO);
    info.bindingCount = 1;
    info.pBindings = &binding;
    VkDescriptorSetLayout gone;
    Check(vkCreateDescriptorSetLayout(device(), &info, nullptr, &gone), "vkCreateDescriptorSetLayout");
    VkPipelineLayout vertex = MakeLayout({VK_NULL_HANDLE, gone}, VK_SHADER_STAGE_FRAGMENT_BIT, kIndependent);
    VkPipelineLayout fragment =
        MakeLayout({texture_layout_, VK_NULL_HANDLE}, VK_SHADER_STAGE_FRAGMENT_BIT, kIndependent);
    VkPipelineLayout layout = MakeLayout({texture_layout_, gone}, VK_SHADER_STAGE_FRAGMENT_BIT, kIndependent);
    vkDestroyDescriptorSetLayout(device(), gone, nullptr);
    for (int i = 0; i < 2; i++) {
        VkPipeline pipeline =
            Link(VK_NULL_HANDLE, vertex, CODE(triangle_vert), fragment, CODE(index_texture_frag), target);
        RunDraw(target, pipeline, layout, texture_set_, {VK_SHADER_STAGE_FRAGMENT_BIT, {5}});
        EXPECT_EQ(ReadTarget(target)[17], 0xff0000ffu);
    }
    ExpectMessage("WARDEN-gpuav-pipeline-unsupported",
                  "vkCreateGraphicsPipelines: a pipeline is not instrumented, because it is linked without a "
                  "layout, and a descriptor set layout of its libraries is destroyed.");
    Stop();
    ExpectSilence(); // The reason is reported once.
}

TEST_F(LibraryTest, BothStagesOfIndependentSetsAreInstrumented) {
    WD_START_DEVICE(LibraryOptions());
    Target target = MakeTarget(16, 16);
    VkDescriptorSetLayout set_layout =
        MakeSetLayout({Binding(1, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 6, VK_SHADER_STAGE_VERTEX_BIT)});
    VkDescriptorSet set = MakeSet(set_layout, {{VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 6}});
    for (uint32_t i = 0; i < 6; i++) {
        WriteBuffer(set, 1, i, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER,
                    MakeBuffer(64, VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT));
    }
    VkPipelineLayout vertex = MakeLayout({set_layout}, VK_SHADER_STAGE_VERTEX_BIT, kIndependent);
    VkPipelineLayout fragment = MakeLayout({VK_NULL_HANDLE}, VK_SHADER_STAGE_VERTEX_BIT, kIndependent);
    VkPipelineLayout layout = MakeLayout({set_layout}, VK_SHADER_STAGE_VERTEX_BIT, kIndependent);
    VkPipeline pipeline =
        Link(layout, vertex, CODE(index_uniform_buffer_vert), fragment, CODE(color_frag), target);
    RunDraw(target, pipeline, layout, set, {VK_SHADER_STAGE_VERTEX_BIT, {5}});
    EXPECT_EQ(ReadTarget(target)[17], 0xff00ff00u);
    ExpectSilence();
    RunDraw(target, pipeline, layout, set, {VK_SHADER_STAGE_VERTEX_BIT, {6}});
    // The buffers hold zero.
    EXPECT_EQ(ReadTarget(target)[17], 0xff00ff00u);
    ExpectMessage(kDrawId, kIndexText);
    Stop();
    ExpectSilence();
}

TEST_F(LibraryTest, ALibraryWithTooFewSetsIsNotInstrumented) {
    WD_START_DEVICE(LibraryOptions());
    MakeTextures();
    Target target = MakeTarget(16, 16);
    VkPipelineLayout vertex =
        MakeLayout({VK_NULL_HANDLE, texture_layout_}, VK_SHADER_STAGE_FRAGMENT_BIT, kIndependent);
    VkPipelineLayout fragment = MakeLayout({texture_layout_}, VK_SHADER_STAGE_FRAGMENT_BIT, kIndependent);
    VkPipelineLayout layout =
        MakeLayout({texture_layout_, texture_layout_}, VK_SHADER_STAGE_FRAGMENT_BIT, kIndependent);
    VkPipeline pipeline =
        Link(layout, vertex, CODE(triangle_vert), fragment, CODE(index_texture_frag), target);
    ExpectMessage("WARDEN-gpuav-pipeline-unsupported",
                  "more descriptor sets than the layout of one of its libraries");
    RunDraw(target, pipeline, layout, texture_set_, {VK_SHADER_STAGE_FRAGMENT_BIT, {5}});
    EXPECT_EQ(ReadTarget(target)[17], 0xff0000ffu);
    Stop();
    ExpectSilence();
}

TEST_F(LibraryTest, ACompletePipelineWithAnIndependentLayoutIsInstrumented) {
    WD_START_DEVICE(LibraryOptions());
    MakeTextures();
    Target target = MakeTarget(16, 16);
    VkPipelineLayout layout = MakeLayout({texture_layout_}, VK_SHADER_STAGE_FRAGMENT_BIT, kIndependent);
    VkPipeline pipeline =
        MakeGraphicsPipeline(layout, MakeShader(triangle_vert), MakeShader(index_texture_frag), target);
    ExpectFragmentFinding(pipeline, layout, target);
    Stop();
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
