// Graphics pipelines that are linked from libraries.
#include "vk/core/pipelines/pipelines_fixture.h"

using namespace wd::testing;

namespace {

const std::string kPrefix = "VUID-VkGraphicsPipelineCreateInfo-";
constexpr VkGraphicsPipelineLibraryFlagsEXT kVertices =
    VK_GRAPHICS_PIPELINE_LIBRARY_VERTEX_INPUT_INTERFACE_BIT_EXT |
    VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT;
constexpr VkGraphicsPipelineLibraryFlagsEXT kFragments =
    VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT |
    VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_OUTPUT_INTERFACE_BIT_EXT;

class LibrariesTest : public PipelinesTest {
  protected:
    VkDescriptorSetLayout MakeSet(VkShaderStageFlags stages) {
        return MakeSetLayout({{3, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 1, stages, nullptr}});
    }
    void StartLibraries(void *next = nullptr, std::vector<const char *> extensions = {}) {
        static VkPhysicalDeviceGraphicsPipelineLibraryFeaturesEXT features;
        static VkPhysicalDeviceMultiviewFeatures multiview;
        features = Make<VkPhysicalDeviceGraphicsPipelineLibraryFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_GRAPHICS_PIPELINE_LIBRARY_FEATURES_EXT);
        features.graphicsPipelineLibrary = VK_TRUE;
        multiview =
            Make<VkPhysicalDeviceMultiviewFeatures>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTIVIEW_FEATURES);
        multiview.multiview = VK_TRUE;
        features.pNext = &multiview;
        multiview.pNext = next;
        extensions.insert(extensions.end(), {VK_EXT_GRAPHICS_PIPELINE_LIBRARY_EXTENSION_NAME,
                                             VK_KHR_PIPELINE_LIBRARY_EXTENSION_NAME,
                                             VK_KHR_PIPELINE_EXECUTABLE_PROPERTIES_EXTENSION_NAME});
        StartRendering(&features, extensions);
    }
    VkPipelineLayout Layout(VkPipelineLayoutCreateFlags flags, std::vector<VkDescriptorSetLayout> sets = {},
                            const std::vector<VkPushConstantRange> &ranges = {}) {
        auto info = Make<VkPipelineLayoutCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO);
        info.flags = flags;
        info.setLayoutCount = static_cast<uint32_t>(sets.size());
        info.pSetLayouts = sets.data();
        info.pushConstantRangeCount = static_cast<uint32_t>(ranges.size());
        info.pPushConstantRanges = ranges.data();
        VkPipelineLayout made = VK_NULL_HANDLE;
        Check(vkCreatePipelineLayout(device(), &info, nullptr, &made), "vkCreatePipelineLayout");
        Defer([device = device(), made] { vkDestroyPipelineLayout(device, made, nullptr); });
        return made;
    }
    // Library makes one with these parts of `info`, and with the parts of other libraries.
    VkPipeline Library(PipelineInfo *info, VkGraphicsPipelineLibraryFlagsEXT parts,
                       VkPipelineCreateFlags flags = 0, const std::vector<VkPipeline> &libraries = {}) {
        const bool has_vertex = parts & VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT;
        const bool has_fragment = parts & VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT;
        auto library = Make<VkGraphicsPipelineLibraryCreateInfoEXT>(
            VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_LIBRARY_CREATE_INFO_EXT);
        VkGraphicsPipelineCreateInfo create = info->Get();
        library.flags = parts;
        library.pNext = create.pNext;
        auto linked =
            Make<VkPipelineLibraryCreateInfoKHR>(VK_STRUCTURE_TYPE_PIPELINE_LIBRARY_CREATE_INFO_KHR);
        linked.libraryCount = static_cast<uint32_t>(libraries.size());
        linked.pLibraries = libraries.data();
        if (!libraries.empty()) {
            linked.pNext = library.pNext;
            library.pNext = &linked;
        }
        create.pNext = &library;
        create.flags = flags | VK_PIPELINE_CREATE_LIBRARY_BIT_KHR;
        create.pStages += has_vertex ? 0 : 1;
        create.stageCount = (has_vertex ? 1 : 0) + (has_fragment ? 1 : 0);
        VkPipeline made = VK_NULL_HANDLE;
        vkCreateGraphicsPipelines(device(), VK_NULL_HANDLE, 1, &create, nullptr, &made);
        Defer([device = device(), made] { vkDestroyPipeline(device, made, nullptr); });
        return made;
    }
    void Link(const std::vector<VkPipeline> &libraries, VkPipelineLayout layout,
              VkPipelineCreateFlags flags = 0) {
        auto linked =
            Make<VkPipelineLibraryCreateInfoKHR>(VK_STRUCTURE_TYPE_PIPELINE_LIBRARY_CREATE_INFO_KHR);
        linked.libraryCount = static_cast<uint32_t>(libraries.size());
        linked.pLibraries = libraries.data();
        auto info = Make<VkGraphicsPipelineCreateInfo>(VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO);
        info.pNext = &linked;
        info.layout = layout;
        info.flags = flags;
        info.basePipelineIndex = -1;
        VkPipeline made = VK_NULL_HANDLE;
        vkCreateGraphicsPipelines(device(), VK_NULL_HANDLE, 1, &info, nullptr, &made);
        vkDestroyPipeline(device(), made, nullptr);
    }
};

#define WD_START_LIBRARIES(...)                                                                              \
    do {                                                                                                     \
        StartLibraries(__VA_ARGS__);                                                                         \
        if (IsSkipped() || HasFatalFailure()) {                                                              \
            return;                                                                                          \
        }                                                                                                    \
    } while (false)

TEST_F(LibrariesTest, WithShadersHaveALayout) {
    WD_START_LIBRARIES();
    PipelineInfo info = Plain();
    info.info.layout = VK_NULL_HANDLE;
    Library(&info, VK_GRAPHICS_PIPELINE_LIBRARY_VERTEX_INPUT_INTERFACE_BIT_EXT);
    ExpectSilence();
    Library(&info, VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT);
    ExpectMessage(kPrefix + "flags-06642", "layout is VK_NULL_HANDLE");
    ClearMessages();
}

TEST_F(LibrariesTest, DefineEachPartOnce) {
    WD_START_LIBRARIES();
    PipelineInfo info = Plain();
    const VkPipeline vertices = Library(&info, kVertices), fragments = Library(&info, kFragments);
    Link({vertices, fragments}, info.info.layout);
    ExpectSilence();
    Link({vertices, fragments, fragments}, info.info.layout);
    ExpectMessage(kPrefix + "pLibraries-06611", "VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT");
    ClearMessages();
}

TEST_F(LibrariesTest, CompleteThePipeline) {
    WD_START_LIBRARIES();
    PipelineInfo info = Plain();
    const VkPipeline vertices = Library(&info, kVertices), fragments = Library(&info, kFragments);
    Link({vertices}, info.info.layout);
    ExpectMessage(kPrefix + "flags-08909",
                  "VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_OUTPUT_INTERFACE_BIT_EXT is missing");
    Link({fragments}, info.info.layout);
    ExpectMessage(kPrefix + "flags-08901",
                  "VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT is missing");
    const VkPipeline shaders = Library(&info, VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT);
    Link({shaders, fragments}, info.info.layout);
    ExpectMessage(kPrefix + "flags-08899",
                  "VK_GRAPHICS_PIPELINE_LIBRARY_VERTEX_INPUT_INTERFACE_BIT_EXT is missing");
    ExpectSilence();
    Library(&info, kVertices | kFragments);
    ExpectMessage(kPrefix + "flags-06608", "the pipeline has all parts");
    info.state.raster.rasterizerDiscardEnable = VK_TRUE;
    Link({Library(&info, kVertices)}, info.info.layout);
    ExpectSilence();
}

TEST_F(LibrariesTest, RetainWhatOptimizationNeeds) {
    WD_START_LIBRARIES();
    PipelineInfo info = Plain();
    const VkPipelineCreateFlags retain = VK_PIPELINE_CREATE_RETAIN_LINK_TIME_OPTIMIZATION_INFO_BIT_EXT;
    const VkPipelineCreateFlags optimize = VK_PIPELINE_CREATE_LINK_TIME_OPTIMIZATION_BIT_EXT;
    const VkPipeline vertices = Library(&info, kVertices, retain);
    const VkPipeline fragments = Library(&info, kFragments, retain);
    Link({vertices, fragments}, info.info.layout, optimize);
    ExpectSilence();
    const VkPipeline plain = Library(&info, kFragments);
    Link({vertices, plain}, info.info.layout);
    ExpectSilence();
    Link({vertices, plain}, info.info.layout, optimize);
    ExpectMessage(kPrefix + "flags-06609", "pLibraries[1] is VkPipeline");
    const VkPipeline capture =
        Library(&info, kFragments, VK_PIPELINE_CREATE_CAPTURE_INTERNAL_REPRESENTATIONS_BIT_KHR);
    Link({vertices, capture}, info.info.layout);
    ExpectMessage(kPrefix + "pLibraries-06646",
                  "VK_PIPELINE_CREATE_CAPTURE_INTERNAL_REPRESENTATIONS_BIT_KHR");
    ExpectSilence();
}

TEST_F(LibrariesTest, HaveLayoutsThatFit) {
    WD_START_LIBRARIES();
    PipelineInfo info = Plain();
    const VkPipelineLayoutCreateFlags independent = VK_PIPELINE_LAYOUT_CREATE_INDEPENDENT_SETS_BIT_EXT;
    const VkDescriptorSetLayout set =
        MakeSetLayout({{0, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 1, VK_SHADER_STAGE_ALL, nullptr}});
    const VkPipelineLayout plain = info.info.layout, other = Layout(0, {set}), same = Layout(0);
    const VkDescriptorSetLayout of_vertices =
        MakeSetLayout({{0, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 1, VK_SHADER_STAGE_VERTEX_BIT, nullptr}});
    const VkDescriptorSetLayout of_fragments =
        MakeSetLayout({{0, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 1, VK_SHADER_STAGE_FRAGMENT_BIT, nullptr}});
    const VkPipelineLayout first = Layout(independent, {of_vertices, VK_NULL_HANDLE});
    const VkPipelineLayout second = Layout(independent, {VK_NULL_HANDLE, of_fragments});
    const VkPipeline vertices = Library(&info, kVertices);
    info.info.layout = same;
    Link({vertices, Library(&info, kFragments)}, plain);
    ExpectSilence();
    info.info.layout = other;
    Link({vertices, Library(&info, kFragments)}, plain);
    ExpectMessage(kPrefix + "pLibraries-06613", "both must be the same");
    ExpectMessage(kPrefix + "layout-07827", "layout has 0 sets");
    info.info.layout = second;
    const VkPipeline fragments = Library(&info, kFragments);
    Link({vertices, fragments}, plain);
    ExpectMessage(kPrefix + "pLibraries-06615", "VK_PIPELINE_LAYOUT_CREATE_INDEPENDENT_SETS_BIT_EXT");
    info.info.layout = first;
    const VkPipeline vertices_of_set = Library(&info, kVertices);
    Link({vertices_of_set, fragments}, Layout(independent, {of_vertices, of_fragments}));
    ExpectSilence();
    const VkDescriptorSetLayout buffers =
        MakeSetLayout({{0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, VK_SHADER_STAGE_ALL, nullptr}});
    Link({vertices_of_set, fragments}, Layout(independent, {of_vertices, buffers}));
    ExpectMessage(kPrefix + "flags-06730", "They differ in set 1");
    Link({vertices_of_set, fragments}, Layout(independent, {of_vertices}));
    ExpectMessage(kPrefix + "flags-06730", "layout has 1 sets");
    info.info.layout = other;
    const VkPipeline plain_vertices = Library(&info, kVertices), plain_fragments = Library(&info, kFragments);
    Link({plain_vertices, plain_fragments}, Layout(0, {set, buffers}));
    ExpectSilence();
    Link({plain_vertices, plain_fragments}, Layout(0, {buffers}));
    ExpectMessage(kPrefix + "layout-07827", "They differ in set 0");
    info.info.layout = second;
    Library(&info, kVertices | kFragments);
    ExpectMessage(kPrefix + "flags-06682", "set 0 of the layout is VK_NULL_HANDLE");
    ClearMessages();
}

TEST_F(LibrariesTest, HaveTheSameViewsAndPasses) {
    WD_START_LIBRARIES();
    PipelineInfo info = Plain();
    info.rendering.viewMask = 3;
    const VkPipeline vertices = Library(&info, kVertices);
    Link({vertices, Library(&info, kFragments)}, info.info.layout);
    ExpectSilence();
    info.rendering.viewMask = 1;
    Link({vertices, Library(&info, kFragments)}, info.info.layout);
    ExpectMessage(kPrefix + "pLibraries-06627", "its view mask is 0x1, the other is VkPipeline");
    PassInfo pass, same, different(kOtherColor);
    pass.num_subpasses = same.num_subpasses = different.num_subpasses = 2;
    info.info.renderPass = MakePass(&pass);
    const VkPipeline with_pass = Library(&info, kFragments);
    Link({vertices, with_pass}, info.info.layout);
    ExpectMessage(kPrefix + "pLibraries-06628", "which has a render pass");
    info.info.renderPass = MakePass(&same);
    Link({Library(&info, kVertices), with_pass}, info.info.layout);
    ExpectSilence();
    info.info.subpass = 1;
    Link({Library(&info, kVertices), with_pass}, info.info.layout);
    ExpectMessage(kPrefix + "pLibraries-06623", "its subpass is 0");
    info.info.subpass = 0;
    info.info.renderPass = MakePass(&different);
    Link({Library(&info, kVertices), with_pass}, info.info.layout);
    ExpectMessage(kPrefix + "pLibraries-06628", "The render passes differ in");
    ExpectSilence();
}

class NullSetsTest : public LibrariesTest {
  protected:
    VkPipelineLayout Independent(std::vector<VkDescriptorSetLayout> sets) {
        return Layout(VK_PIPELINE_LAYOUT_CREATE_INDEPENDENT_SETS_BIT_EXT, std::move(sets));
    }
    VkPipeline LibraryOf(VkGraphicsPipelineLibraryFlagsEXT parts, VkPipelineLayout layout) {
        PipelineInfo info = Plain();
        info.info.layout = layout;
        return Library(&info, parts);
    }
    // Continue makes a library of a fragment shader that is linked from one of vertices.
    void Continue(VkPipeline vertices, VkPipelineLayout layout) {
        auto linked =
            Make<VkPipelineLibraryCreateInfoKHR>(VK_STRUCTURE_TYPE_PIPELINE_LIBRARY_CREATE_INFO_KHR);
        PipelineInfo info = Plain();
        linked.pNext = info.info.pNext;
        linked.libraryCount = 1;
        linked.pLibraries = &vertices;
        info.info.pNext = &linked;
        info.info.layout = layout;
        Library(&info, VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT);
    }
};

constexpr VkShaderStageFlags kBoth = VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT;

TEST_F(NullSetsTest, HaveNoBindingsForTheirShadersInOtherLibraries) {
    WD_START_LIBRARIES();
    const VkDescriptorSetLayout both = MakeSet(kBoth), first = MakeSet(VK_SHADER_STAGE_VERTEX_BIT),
                                second = MakeSet(VK_SHADER_STAGE_FRAGMENT_BIT);
    const VkPipeline vertices = LibraryOf(kVertices, Independent({first, VK_NULL_HANDLE}));
    const VkPipeline fragments = LibraryOf(kFragments, Independent({VK_NULL_HANDLE, second}));
    const VkPipeline wide_vertices = LibraryOf(kVertices, Independent({both, VK_NULL_HANDLE}));
    const VkPipeline wide_fragments = LibraryOf(kFragments, Independent({VK_NULL_HANDLE, both}));
    Link({vertices, fragments}, Independent({first, second}));
    ExpectSilence();
    Link({wide_vertices, fragments}, Independent({both, second}));
    ExpectMessage(kPrefix + "pLibraries-06758", "Set 0 is VK_NULL_HANDLE in the layout of the library");
    ExpectSilence();
    Link({vertices, wide_fragments}, Independent({first, both}));
    ExpectMessage(kPrefix + "pLibraries-06758", "Binding 3 of the set has stageFlags");
    ExpectSilence();
    const VkPipeline all = LibraryOf(kFragments, Independent({both, both}));
    Link({LibraryOf(kVertices, Independent({both, both})), all}, Independent({both, both}));
    ExpectSilence();
}

TEST_F(NullSetsTest, HaveNoBindingsForTheirShadersInTheCreateInfo) {
    WD_START_LIBRARIES();
    const VkDescriptorSetLayout both = MakeSet(kBoth), first = MakeSet(VK_SHADER_STAGE_VERTEX_BIT),
                                second = MakeSet(VK_SHADER_STAGE_FRAGMENT_BIT);
    const VkPipeline vertices = LibraryOf(kVertices, Independent({first, VK_NULL_HANDLE}));
    Continue(vertices, Independent({VK_NULL_HANDLE, second}));
    ExpectSilence();
    Continue(vertices, Independent({VK_NULL_HANDLE, both}));
    ExpectMessage(kPrefix + "flags-06757", "Set 1 is VK_NULL_HANDLE in the layout of the library");
    ExpectSilence();
    Continue(LibraryOf(kVertices, Independent({both, VK_NULL_HANDLE})),
             Independent({VK_NULL_HANDLE, second}));
    ExpectMessage(kPrefix + "flags-06756", "Set 0 is VK_NULL_HANDLE in the layout of the other");
    ExpectSilence();
}

// --- Parts of the create info, and of a library

constexpr VkPipelineLayoutCreateFlags kIndependent = VK_PIPELINE_LAYOUT_CREATE_INDEPENDENT_SETS_BIT_EXT;

TEST_F(LibrariesTest, HaveLayoutsThatFitTheCreateInfo) {
    WD_START_LIBRARIES();
    PipelineInfo info = Plain();
    const VkDescriptorSetLayout set = MakeSet(VK_SHADER_STAGE_VERTEX_BIT),
                                second_set = MakeSet(VK_SHADER_STAGE_FRAGMENT_BIT);
    const VkPipelineLayout other = Layout(0, {set});
    const VkPipelineLayout first = Layout(kIndependent, {set, VK_NULL_HANDLE});
    const VkPipelineLayout second = Layout(kIndependent, {VK_NULL_HANDLE, second_set});
    const VkPipeline fragments = Library(&info, kFragments);
    Library(&info, kVertices, 0, {fragments});
    ExpectMessage(kPrefix + "flags-06608", "the pipeline has all parts");
    info.info.layout = other;
    Library(&info, kVertices, 0, {fragments});
    ExpectMessage(kPrefix + "flags-06612", "both must be the same");
    ClearMessages(); // All parts.
    info.info.layout = first;
    Library(&info, kVertices, 0, {fragments});
    ExpectMessage(kPrefix + "flags-06614",
                  "Only one of them has VK_PIPELINE_LAYOUT_CREATE_INDEPENDENT_SETS_BIT_EXT");
    ClearMessages();
    info.info.layout = second;
    const VkPipeline fragments_of_set = Library(&info, kFragments);
    info.info.layout = first;
    Library(&info, kVertices, 0, {fragments_of_set});
    ExpectMessage(kPrefix + "flags-06608", "the pipeline has all parts");
    ExpectSilence();
    info.info.layout = second;
    Library(&info, kVertices, 0, {fragments_of_set});
    ExpectMessage(kPrefix + "flags-06679", "Both have VK_NULL_HANDLE for the same set");
    ClearMessages();
    const VkPipeline vertices_of_set = Library(&info, kVertices);
    Link({vertices_of_set, fragments_of_set}, Layout(kIndependent, {set, second_set}));
    ExpectMessage(kPrefix + "pLibraries-06681", "Both have VK_NULL_HANDLE for the same set");
    ExpectSilence();
}

TEST_F(LibrariesTest, HaveAllSetsWithoutFragments) {
    WD_START_LIBRARIES();
    PipelineInfo info = Plain();
    const VkDescriptorSetLayout set =
        MakeSetLayout({{0, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 1, VK_SHADER_STAGE_ALL, nullptr}});
    info.info.layout = Layout(kIndependent, {set, VK_NULL_HANDLE});
    Library(&info, kVertices);
    ExpectSilence();
    info.state.raster.rasterizerDiscardEnable = VK_TRUE;
    Library(&info, kVertices);
    ExpectMessage(kPrefix + "flags-06683", "set 1 of the layout is VK_NULL_HANDLE");
    info.info.layout = Layout(kIndependent, {set, set});
    Library(&info, kVertices);
    ExpectSilence();
}

TEST_F(LibrariesTest, HaveTheViewsAndPassesOfTheCreateInfo) {
    WD_START_LIBRARIES();
    PipelineInfo info = Plain();
    const auto vertices = VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT;
    const VkPipeline fragments = Library(&info, kFragments);
    Library(&info, vertices, 0, {fragments});
    ExpectSilence();
    info.rendering.viewMask = 1;
    Library(&info, vertices, 0, {fragments});
    ExpectMessage(kPrefix + "flags-06626", "its view mask is 0x0, the other is the create info");
    PassInfo pass, same, different(kOtherColor);
    pass.num_subpasses = same.num_subpasses = different.num_subpasses = 2;
    info.rendering.viewMask = 0;
    info.info.renderPass = MakePass(&pass);
    const VkPipeline with_pass = Library(&info, kFragments);
    Library(&info, vertices, 0, {fragments});
    ExpectMessage(kPrefix + "renderpass-06624", "which does not have a render pass");
    info.info.renderPass = MakePass(&same);
    Library(&info, vertices, 0, {with_pass});
    ExpectSilence();
    info.info.subpass = 1;
    Library(&info, vertices, 0, {with_pass});
    ExpectMessage(kPrefix + "flags-06684", "its subpass is 0, the other is the create info, with subpass 1");
    info.info.subpass = 0;
    info.info.renderPass = MakePass(&different);
    Library(&info, vertices, 0, {with_pass});
    ExpectMessage(kPrefix + "renderpass-06624", "The render passes differ in");
    info.info.renderPass = VK_NULL_HANDLE;
    Library(&info, vertices, 0, {with_pass});
    ExpectMessage(kPrefix + "renderpass-06625", "which has a render pass");
    ExpectSilence();
}

// --- Independent sets

TEST_F(LibrariesTest, OfIndependentSetsShareTheSameSets) {
    WD_START_LIBRARIES();
    PipelineInfo info = Plain();
    const auto vertices = VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT;
    const VkDescriptorSetLayout uniform =
        MakeSetLayout({{0, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 1, VK_SHADER_STAGE_ALL, nullptr}});
    const VkDescriptorSetLayout same =
        MakeSetLayout({{0, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 1, VK_SHADER_STAGE_ALL, nullptr}});
    const VkDescriptorSetLayout storage =
        MakeSetLayout({{0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, VK_SHADER_STAGE_ALL, nullptr}});
    const VkDescriptorSetLayout of_vertices = MakeSet(VK_SHADER_STAGE_VERTEX_BIT);
    info.info.layout = Layout(kIndependent, {uniform, VK_NULL_HANDLE, storage});
    const VkPipeline fragments = Library(&info, kFragments);
    info.info.layout = Layout(kIndependent, {same, of_vertices});
    Library(&info, vertices, 0, {fragments});
    Link({Library(&info, kVertices), fragments}, Layout(kIndependent, {uniform, of_vertices, storage}));
    ExpectSilence();
    info.info.layout = Layout(kIndependent, {storage, of_vertices});
    Library(&info, vertices, 0, {fragments});
    ExpectMessage(kPrefix + "flags-06616", "They differ in set 0: the type of binding 0 is "
                                           "VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, not "
                                           "VK_DESCRIPTOR_TYPE_STORAGE_BUFFER");
    ExpectSilence();
    Link({Library(&info, kVertices), fragments}, Layout(kIndependent, {uniform, of_vertices, storage}));
    ExpectMessage(kPrefix + "pLibraries-06617", "They differ in set 0");
    ClearMessages(); // And from the layout of the pipeline.
}

TEST_F(LibrariesTest, OfIndependentSetsShareTheSamePushConstants) {
    WD_START_LIBRARIES();
    PipelineInfo info = Plain();
    const auto vertices = VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT;
    const VkShaderStageFlags both = VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT;
    const auto with = [&](const std::vector<VkPushConstantRange> &ranges) {
        return Layout(kIndependent, {}, ranges);
    };
    info.info.layout = with({{both, 0, 16}});
    const VkPipeline fragments = Library(&info, kFragments);
    Library(&info, vertices, 0, {fragments});
    info.info.layout = with({{VK_SHADER_STAGE_VERTEX_BIT, 16, 16}});
    Library(&info, vertices, 0, {fragments});
    ExpectSilence();
    info.info.layout = with({{both, 0, 32}});
    const VkPipeline others = Library(&info, kVertices);
    Library(&info, vertices, 0, {fragments});
    ExpectMessage(kPrefix + "flags-06620",
                  "The push constants from 0 to 16 for the stages 0x11 are from 0 to 32");
    Link({others, fragments}, info.info.layout);
    ExpectMessage(kPrefix + "pLibraries-06621", "The push constants from 0 to 16 for the stages 0x11");
    ExpectSilence();
    // Of one stage each.
    info.info.layout = with({{VK_SHADER_STAGE_FRAGMENT_BIT, 0, 16}});
    const VkPipeline fragments_only = Library(&info, kFragments);
    info.info.layout = with({{VK_SHADER_STAGE_VERTEX_BIT, 0, 32}});
    Library(&info, vertices, 0, {fragments_only});
    ExpectSilence();
}

// --- Samples

TEST_F(LibrariesTest, OfFragmentShadersAndOutputHaveTheSameSamples) {
    WD_START_LIBRARIES();
    PipelineInfo info = Plain();
    const auto shader = VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT;
    const auto output = VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_OUTPUT_INTERFACE_BIT_EXT;
    const VkPipeline vertices = Library(&info, kVertices), shader_library = Library(&info, shader),
                     output_library = Library(&info, output);
    info.info.pMultisampleState = nullptr;
    const VkPipeline any_shader = Library(&info, shader); // Dynamic rendering, without sample shading.
    info.info.pMultisampleState = &info.state.samples;
    Link({vertices, shader_library, output_library}, info.info.layout);
    Library(&info, shader, 0, {output_library});
    ExpectSilence();
    info.state.samples.rasterizationSamples = VK_SAMPLE_COUNT_4_BIT;
    const VkPipeline other_output = Library(&info, output);
    Link({vertices, any_shader, other_output}, info.info.layout);
    ExpectSilence();
    Link({vertices, shader_library, other_output}, info.info.layout);
    ExpectMessage(kPrefix + "pLibraries-06635",
                  "and rasterizationSamples of their pMultisampleState differs");
    Library(&info, shader, 0, {output_library});
    ExpectMessage(kPrefix + "flags-06633", "the other is the create info, and rasterizationSamples");
    Library(&info, output, 0, {shader_library});
    ExpectMessage(kPrefix + "pLibraries-06634", "the other is the create info, and rasterizationSamples");
    ExpectSilence();
    info.state.samples.rasterizationSamples = VK_SAMPLE_COUNT_1_BIT;
    info.state.samples.alphaToCoverageEnable = VK_TRUE;
    Library(&info, output, 0, {shader_library});
    ExpectMessage(kPrefix + "pLibraries-06634", "and alphaToCoverageEnable");
    ExpectSilence();
}

TEST_F(LibrariesTest, OfSampleShadingHaveASampleState) {
    static VkPhysicalDeviceFeatures2 features;
    features = Make<VkPhysicalDeviceFeatures2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2);
    features.features.sampleRateShading = VK_TRUE;
    WD_START_LIBRARIES(&features);
    PipelineInfo info = Plain();
    const auto shader = VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT;
    const auto output = VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_OUTPUT_INTERFACE_BIT_EXT;
    const VkPipeline vertices = Library(&info, kVertices);
    info.state.samples.sampleShadingEnable = VK_TRUE;
    const VkPipeline shaded_shader = Library(&info, shader), shaded_output = Library(&info, output);
    Link({vertices, shaded_shader, shaded_output}, info.info.layout);
    Library(&info, output, 0, {shaded_shader});
    ExpectSilence();
    info.info.pMultisampleState = nullptr;
    const VkPipeline plain_shader = Library(&info, shader);
    Link({vertices, plain_shader, shaded_output}, info.info.layout);
    ExpectMessage(kPrefix + "pLibraries-06636", "and sampleShadingEnable of their pMultisampleState differs");
    Library(&info, shader, 0, {shaded_output});
    ExpectMessage(kPrefix + "pLibraries-09567", "and sampleShadingEnable");
    info.info.pMultisampleState = &info.state.samples;
    Library(&info, output, 0, {plain_shader});
    ExpectMessage(kPrefix + "flags-06637", "and sampleShadingEnable");
    ExpectSilence();
}

// --- Flags

TEST_F(LibrariesTest, RetainAndCaptureWhatTheCreateInfoDoes) {
    WD_START_LIBRARIES();
    PipelineInfo info = Plain();
    const auto vertices = VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT;
    const VkPipelineCreateFlags retain = VK_PIPELINE_CREATE_RETAIN_LINK_TIME_OPTIMIZATION_INFO_BIT_EXT;
    const VkPipelineCreateFlags capture = VK_PIPELINE_CREATE_CAPTURE_INTERNAL_REPRESENTATIONS_BIT_KHR;
    const VkPipeline plain = Library(&info, kFragments), retained = Library(&info, kFragments, retain),
                     captured = Library(&info, kFragments, capture);
    Library(&info, vertices, retain, {retained});
    Library(&info, vertices, capture, {captured});
    Library(&info, vertices, 0, {retained});
    ExpectSilence();
    Library(&info, vertices, retain, {plain});
    ExpectMessage(kPrefix + "flags-06610",
                  "whose flags have no VK_PIPELINE_CREATE_RETAIN_LINK_TIME_OPTIMIZATION_INFO_BIT_EXT");
    Library(&info, vertices, capture, {plain});
    ExpectMessage(kPrefix + "flags-06645",
                  "whose flags have no VK_PIPELINE_CREATE_CAPTURE_INTERNAL_REPRESENTATIONS_BIT_KHR");
    Library(&info, vertices, 0, {captured});
    ExpectMessage(kPrefix + "pLibraries-06647",
                  "whose flags have VK_PIPELINE_CREATE_CAPTURE_INTERNAL_REPRESENTATIONS_BIT_KHR");
    ExpectSilence();
}

TEST_F(LibrariesTest, AreProtectedAsThePipeline) {
    static VkPhysicalDevicePipelineProtectedAccessFeaturesEXT features;
    features = Make<VkPhysicalDevicePipelineProtectedAccessFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PIPELINE_PROTECTED_ACCESS_FEATURES_EXT);
    features.pipelineProtectedAccess = VK_TRUE;
    WD_START_LIBRARIES(&features, {VK_EXT_PIPELINE_PROTECTED_ACCESS_EXTENSION_NAME});
    const std::string prefix = "VUID-VkPipelineLibraryCreateInfoKHR-pipeline-";
    const struct {
        VkPipelineCreateFlagBits flag;
        const char *with, *without, *name;
    } cases[] = {
        {VK_PIPELINE_CREATE_NO_PROTECTED_ACCESS_BIT_EXT, "07404", "07405",
         "VK_PIPELINE_CREATE_NO_PROTECTED_ACCESS_BIT"},
        {VK_PIPELINE_CREATE_PROTECTED_ACCESS_ONLY_BIT_EXT, "07406", "07407",
         "VK_PIPELINE_CREATE_PROTECTED_ACCESS_ONLY_BIT"},
    };
    PipelineInfo info = Plain();
    for (const auto &one : cases) {
        const VkPipeline vertices = Library(&info, kVertices, one.flag),
                         fragments = Library(&info, kFragments, one.flag), plain = Library(&info, kFragments);
        Link({vertices, fragments}, info.info.layout, one.flag);
        Link({Library(&info, kVertices), plain}, info.info.layout);
        ExpectSilence();
        Link({vertices, plain}, info.info.layout, one.flag);
        ExpectMessage(prefix + one.with, std::string("whose flags have no ") + one.name);
        ExpectSilence();
        Link({Library(&info, kVertices), fragments}, info.info.layout);
        ExpectMessage(prefix + one.without, std::string("whose flags have ") + one.name);
        ExpectSilence();
    }
}

TEST_F(LibrariesTest, AreAllOfDescriptorBuffersOrNone) {
    static VkPhysicalDeviceDescriptorBufferFeaturesEXT features;
    features = Make<VkPhysicalDeviceDescriptorBufferFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_BUFFER_FEATURES_EXT);
    features.descriptorBuffer = VK_TRUE;
    WD_START_LIBRARIES(&features, {VK_EXT_DESCRIPTOR_BUFFER_EXTENSION_NAME});
    const VkPipelineCreateFlags flag = VK_PIPELINE_CREATE_DESCRIPTOR_BUFFER_BIT_EXT;
    PipelineInfo info = Plain();
    const VkPipeline vertices = Library(&info, kVertices, flag);
    Link({vertices, Library(&info, kFragments, flag)}, info.info.layout, flag);
    ExpectSilence();
    Link({vertices, Library(&info, kFragments)}, info.info.layout, flag);
    ExpectMessage(
        "VUID-VkPipelineLibraryCreateInfoKHR-pLibraries-08096",
        "whose flags have no VK_PIPELINE_CREATE_DESCRIPTOR_BUFFER_BIT_EXT, the other is VkPipeline");
    if (VK_HEADER_VERSION >= 363) { // Older registries lack the rule.
        ExpectMessage(kPrefix + "flags-12355", "pLibraries[1]");
    }
    ExpectSilence();
}

TEST_F(LibrariesTest, OptimizedOnesHaveTheSetsOfTheLayout) {
    WD_START_LIBRARIES();
    const VkPipelineCreateFlags retain = VK_PIPELINE_CREATE_RETAIN_LINK_TIME_OPTIMIZATION_INFO_BIT_EXT;
    const VkPipelineCreateFlags optimize = VK_PIPELINE_CREATE_LINK_TIME_OPTIMIZATION_BIT_EXT;
    PipelineInfo info = Plain();
    const VkDescriptorSetLayout set = MakeSet(VK_SHADER_STAGE_VERTEX_BIT),
                                second_set = MakeSet(VK_SHADER_STAGE_FRAGMENT_BIT);
    info.info.layout = Layout(kIndependent, {set, VK_NULL_HANDLE});
    const VkPipeline vertices = Library(&info, kVertices, retain);
    info.info.layout = Layout(kIndependent, {VK_NULL_HANDLE, second_set});
    const VkPipeline fragments = Library(&info, kFragments, retain);
    Link({vertices, fragments}, Layout(0, {set, second_set}), optimize);
    ExpectSilence();
    Link({vertices, fragments}, Layout(0, {set}), optimize);
    ExpectMessage(kPrefix + "flags-06729", "layout has 1 sets");
    ExpectSilence();
}

// --- States

TEST_F(LibrariesTest, OfFragmentShadersHaveTheirStates) {
    WD_START_LIBRARIES();
    PipelineInfo info = Plain();
    const auto shader = VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT;
    Library(&info, shader);
    ExpectSilence();
    info.info.pDepthStencilState = nullptr;
    Library(&info, shader);
    ExpectMessage(kPrefix + "renderPass-09035", "pDepthStencilState is NULL");
    info.info.pMultisampleState = nullptr; // Dynamic rendering needs none.
    info.info.pDepthStencilState = &info.depth;
    Library(&info, shader);
    ExpectSilence();
    PassInfo pass;
    info.info.renderPass = MakePass(&pass);
    Library(&info, shader);
    ExpectMessage(kPrefix + "renderpass-06631", "pMultisampleState is NULL");
    ExpectSilence();
}

TEST_F(PipelinesTest, LibrariesNeedTheFeature) {
    WD_START_RENDERING(nullptr, {VK_KHR_PIPELINE_LIBRARY_EXTENSION_NAME});
    PipelineInfo info = Plain();
    info.info.flags = VK_PIPELINE_CREATE_LIBRARY_BIT_KHR;
    Try(&info);
    ExpectMessage(kPrefix + "graphicsPipelineLibrary-06606", "graphicsPipelineLibrary is not enabled");
    ExpectSilence();
}

// --- Shading rates

TEST_F(LibrariesTest, HaveTheSameShadingRates) {
    static VkPhysicalDeviceFragmentShadingRateFeaturesKHR features;
    features = Make<VkPhysicalDeviceFragmentShadingRateFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_SHADING_RATE_FEATURES_KHR);
    features.pipelineFragmentShadingRate = VK_TRUE;
    WD_START_LIBRARIES(&features, {VK_KHR_FRAGMENT_SHADING_RATE_EXTENSION_NAME});
    PipelineInfo info = Plain();
    auto rate = Make<VkPipelineFragmentShadingRateStateCreateInfoKHR>(
        VK_STRUCTURE_TYPE_PIPELINE_FRAGMENT_SHADING_RATE_STATE_CREATE_INFO_KHR);
    rate.fragmentSize = {1, 1};
    rate.pNext = info.info.pNext;
    const VkPipeline plain = Library(&info, kFragments);
    info.info.pNext = &rate;
    const VkPipeline vertices = Library(&info, kVertices);
    Link({vertices, plain}, info.info.layout);
    ExpectSilence();
    rate.fragmentSize = {2, 1};
    const VkPipeline other = Library(&info, kFragments);
    Link({vertices, other}, info.info.layout);
    ExpectMessage(kPrefix + "pLibraries-06639",
                  "their VkPipelineFragmentShadingRateStateCreateInfoKHR differ");
    ExpectSilence();
    Library(&info, kFragments, 0, {vertices});
    ExpectMessage(kPrefix + "flags-06638", "their VkPipelineFragmentShadingRateStateCreateInfoKHR differ");
    ClearMessages();
    info.dynamics = {VK_DYNAMIC_STATE_FRAGMENT_SHADING_RATE_KHR};
    Link({vertices, Library(&info, kFragments)}, info.info.layout);
    ExpectSilence();
}

// --- Vertex input, and modules that are named by identifiers

TEST_F(LibrariesTest, WithVertexInputDefineIt) {
    WD_START_LIBRARIES();
    PipelineInfo info = Plain();
    const VkGraphicsPipelineLibraryFlagsEXT input =
        VK_GRAPHICS_PIPELINE_LIBRARY_VERTEX_INPUT_INTERFACE_BIT_EXT;
    Library(&info, input);
    ExpectSilence();
    info.info.pVertexInputState = nullptr;
    Library(&info, input);
    ExpectMessage(kPrefix + "flags-08898", "pVertexInputState is NULL");
    Library(&info, kVertices);
    ExpectMessage(kPrefix + "flags-08897", "pVertexInputState is NULL");
    ExpectSilence();
    Library(&info, VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT);
    ExpectSilence();
}

TEST_F(LibrariesTest, WithIdentifiersMayFail) {
    static VkPhysicalDeviceShaderModuleIdentifierFeaturesEXT features;
    features = Make<VkPhysicalDeviceShaderModuleIdentifierFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_MODULE_IDENTIFIER_FEATURES_EXT);
    features.shaderModuleIdentifier = VK_TRUE;
    WD_START_LIBRARIES(&features, {VK_EXT_SHADER_MODULE_IDENTIFIER_EXTENSION_NAME});
    PipelineInfo info = Plain();
    const VkPipeline fragments = Library(&info, kFragments);
    const uint8_t bytes[4] = {};
    auto identifier = Make<VkPipelineShaderStageModuleIdentifierCreateInfoEXT>(
        VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_MODULE_IDENTIFIER_CREATE_INFO_EXT);
    identifier.identifierSize = sizeof bytes;
    identifier.pIdentifier = bytes;
    info.stages[0].module = VK_NULL_HANDLE;
    info.stages[0].pNext = &identifier;
    const VkPipelineCreateFlags may_fail = VK_PIPELINE_CREATE_FAIL_ON_PIPELINE_COMPILE_REQUIRED_BIT;
    const VkPipeline vertices = Library(&info, kVertices, may_fail);
    ClearMessages(); // The flag needs a feature.
    Link({vertices, fragments}, info.info.layout, may_fail);
    ExpectMessage(kPrefix + "pipelineCreationCacheControl-02878", "");
    ExpectSilence();
    Link({vertices, fragments}, info.info.layout);
    ExpectMessage("VUID-VkPipelineLibraryCreateInfoKHR-pLibraries-06855",
                  "whose stage VK_SHADER_STAGE_VERTEX_BIT names its module by an identifier");
    ExpectSilence();
}

} // namespace
