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
    void StartLibraries() {
        static VkPhysicalDeviceGraphicsPipelineLibraryFeaturesEXT features;
        static VkPhysicalDeviceMultiviewFeatures multiview;
        features = Make<VkPhysicalDeviceGraphicsPipelineLibraryFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_GRAPHICS_PIPELINE_LIBRARY_FEATURES_EXT);
        features.graphicsPipelineLibrary = VK_TRUE;
        multiview =
            Make<VkPhysicalDeviceMultiviewFeatures>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTIVIEW_FEATURES);
        multiview.multiview = VK_TRUE;
        features.pNext = &multiview;
        StartRendering(&features, {VK_EXT_GRAPHICS_PIPELINE_LIBRARY_EXTENSION_NAME,
                                   VK_KHR_PIPELINE_LIBRARY_EXTENSION_NAME,
                                   VK_KHR_PIPELINE_EXECUTABLE_PROPERTIES_EXTENSION_NAME});
    }
    VkPipelineLayout Layout(VkPipelineLayoutCreateFlags flags, std::vector<VkDescriptorSetLayout> sets = {}) {
        auto info = Make<VkPipelineLayoutCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO);
        info.flags = flags;
        info.setLayoutCount = static_cast<uint32_t>(sets.size());
        info.pSetLayouts = sets.data();
        VkPipelineLayout made = VK_NULL_HANDLE;
        Check(vkCreatePipelineLayout(device(), &info, nullptr, &made), "vkCreatePipelineLayout");
        Defer([device = device(), made] { vkDestroyPipelineLayout(device, made, nullptr); });
        return made;
    }
    // Library makes one with these parts of `info`.
    VkPipeline Library(PipelineInfo *info, VkGraphicsPipelineLibraryFlagsEXT parts,
                       VkPipelineCreateFlags flags = 0) {
        const bool has_vertex = parts & VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT;
        const bool has_fragment = parts & VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT;
        auto library = Make<VkGraphicsPipelineLibraryCreateInfoEXT>(
            VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_LIBRARY_CREATE_INFO_EXT);
        library.flags = parts;
        library.pNext = info->info.pNext;
        VkGraphicsPipelineCreateInfo create = info->Get();
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

#define WD_START_LIBRARIES()                                                                                 \
    do {                                                                                                     \
        StartLibraries();                                                                                    \
        if (IsSkipped() || HasFatalFailure()) {                                                              \
            return;                                                                                          \
        }                                                                                                    \
    } while (false)

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
    VkDescriptorSetLayout Set(VkShaderStageFlags stages) {
        return MakeSetLayout({{3, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 1, stages, nullptr}});
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
    const VkDescriptorSetLayout both = Set(kBoth), first = Set(VK_SHADER_STAGE_VERTEX_BIT),
                                second = Set(VK_SHADER_STAGE_FRAGMENT_BIT);
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
    const VkDescriptorSetLayout both = Set(kBoth), first = Set(VK_SHADER_STAGE_VERTEX_BIT),
                                second = Set(VK_SHADER_STAGE_FRAGMENT_BIT);
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

} // namespace
