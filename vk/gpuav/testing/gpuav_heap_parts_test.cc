// Shader objects and pipeline libraries that use descriptor heaps (VK_EXT_descriptor_heap). Each test of a mistake has
// a similar valid case without messages.
#include "vk/gpuav/testing/gpuav_heaps_test.h"
#include "vk/gpuav/testing/heap_shaders.h"

namespace wd::testing {
namespace {

#ifdef VK_EXT_descriptor_heap

constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
constexpr VkDescriptorType kUniform = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;

class HeapPartsTest : public HeapsTest {
  protected:
    Options ObjectOptions() {
        Options options = HeapOptions();
        options.device_extensions.push_back("VK_EXT_shader_object");
        objects_.shaderObject = VK_TRUE;
        heaps_.pNext = &objects_;
        return options;
    }
    Options LibraryOptions() {
        Options options = HeapOptions();
        options.device_extensions.push_back("VK_KHR_pipeline_library");
        options.device_extensions.push_back("VK_EXT_graphics_pipeline_library");
        libraries_.graphicsPipelineLibrary = VK_TRUE;
        heaps_.pNext = &libraries_;
        return options;
    }
    static VkShaderDescriptorSetAndBindingMappingInfoEXT
    Mapped(const std::vector<VkDescriptorSetAndBindingMappingEXT> &mappings) {
        auto mapped = Make<VkShaderDescriptorSetAndBindingMappingInfoEXT>(
            VK_STRUCTURE_TYPE_SHADER_DESCRIPTOR_SET_AND_BINDING_MAPPING_INFO_EXT);
        mapped.mappingCount = static_cast<uint32_t>(mappings.size());
        mapped.pMappings = mappings.data();
        return mapped;
    }
    // MakeLibrary makes a library of one stage, or links `libraries`.
    VkPipeline MakeLibrary(const Target &target, VkGraphicsPipelineLibraryFlagsEXT parts,
                           VkShaderStageFlagBits stage, VkShaderModule module,
                           const std::vector<VkDescriptorSetAndBindingMappingEXT> &mappings) {
        const auto mapped = Mapped(mappings);
        auto stage_info =
            Make<VkPipelineShaderStageCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO);
        stage_info.pNext = &mapped;
        stage_info.stage = stage;
        stage_info.module = module;
        stage_info.pName = "main";
        auto library = Make<VkGraphicsPipelineLibraryCreateInfoEXT>(
            VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_LIBRARY_CREATE_INFO_EXT);
        library.flags = parts;
        auto flags =
            Make<VkPipelineCreateFlags2CreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_CREATE_FLAGS_2_CREATE_INFO);
        flags.flags = VK_PIPELINE_CREATE_2_DESCRIPTOR_HEAP_BIT_EXT | VK_PIPELINE_CREATE_2_LIBRARY_BIT_KHR;
        flags.pNext = &library;
        const GraphicsState state(target.image.extent);
        auto info = Make<VkGraphicsPipelineCreateInfo>(VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO);
        state.Apply(&info);
        info.pNext = &flags;
        info.stageCount = 1;
        info.pStages = &stage_info;
        info.renderPass = target.render_pass;
        return Create(info);
    }
    VkPipeline Link(const std::vector<VkPipeline> &libraries) {
        auto linked =
            Make<VkPipelineLibraryCreateInfoKHR>(VK_STRUCTURE_TYPE_PIPELINE_LIBRARY_CREATE_INFO_KHR);
        linked.libraryCount = static_cast<uint32_t>(libraries.size());
        linked.pLibraries = libraries.data();
        auto flags =
            Make<VkPipelineCreateFlags2CreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_CREATE_FLAGS_2_CREATE_INFO);
        flags.flags = VK_PIPELINE_CREATE_2_DESCRIPTOR_HEAP_BIT_EXT;
        flags.pNext = &linked;
        auto info = Make<VkGraphicsPipelineCreateInfo>(VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO);
        info.pNext = &flags;
        return Create(info);
    }
    VkPipeline Create(const VkGraphicsPipelineCreateInfo &info) {
        VkPipeline pipeline = VK_NULL_HANDLE;
        Check(vkCreateGraphicsPipelines(device(), VK_NULL_HANDLE, 1, &info, nullptr, &pipeline),
              "vkCreateGraphicsPipelines");
        Defer([device = device(), pipeline] { vkDestroyPipeline(device, pipeline, nullptr); });
        return pipeline;
    }
    void Draw(const Target &target, VkPipeline pipeline, const Heap &heap, uint32_t index) {
        VkCommandBuffer commands = Begin();
        bind_(commands, &heap.info);
        PushWords(commands, {index});
        RecordDraw(commands, target, pipeline, VK_NULL_HANDLE, VK_NULL_HANDLE, {});
        Check(Submit(commands), "vkQueueSubmit");
    }

    static constexpr VkGraphicsPipelineLibraryFlagsEXT kVertexParts =
        VK_GRAPHICS_PIPELINE_LIBRARY_VERTEX_INPUT_INTERFACE_BIT_EXT |
        VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT;
    static constexpr VkGraphicsPipelineLibraryFlagsEXT kFragmentParts =
        VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT |
        VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_OUTPUT_INTERFACE_BIT_EXT;
    VkPhysicalDeviceShaderObjectFeaturesEXT objects_ = Make<VkPhysicalDeviceShaderObjectFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_OBJECT_FEATURES_EXT);
    VkPhysicalDeviceGraphicsPipelineLibraryFeaturesEXT libraries_ =
        Make<VkPhysicalDeviceGraphicsPipelineLibraryFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_GRAPHICS_PIPELINE_LIBRARY_FEATURES_EXT);
};

TEST_P(HeapPartsTest, ShaderObjectsAreChecked) {
    START_HEAPS(ObjectOptions());
    Program program = MakeProgram(index_variable_count, kStorage, 7, 6);
    const std::vector<VkDescriptorSetAndBindingMappingEXT> mappings = {MapSlots(0, 0), MapSlots(1, 1)};
    const auto mapped = Mapped(mappings);
    auto info = Make<VkShaderCreateInfoEXT>(VK_STRUCTURE_TYPE_SHADER_CREATE_INFO_EXT);
    info.pNext = &mapped;
    info.flags = VK_SHADER_CREATE_DESCRIPTOR_HEAP_BIT_EXT;
    info.stage = VK_SHADER_STAGE_COMPUTE_BIT;
    info.codeType = VK_SHADER_CODE_TYPE_SPIRV_EXT;
    info.codeSize = sizeof index_variable_count;
    info.pCode = index_variable_count;
    info.pName = "main";
    VkShaderEXT shader = VK_NULL_HANDLE;
    Check(DeviceProc<PFN_vkCreateShadersEXT>("vkCreateShadersEXT")(device(), 1, &info, nullptr, &shader),
          "vkCreateShadersEXT");
    const auto bind_shaders = DeviceProc<PFN_vkCmdBindShadersEXT>("vkCmdBindShadersEXT");
    for (const uint32_t index : {5u, 6u}) {
        VkCommandBuffer commands = Begin();
        bind_(commands, &program.heap.info);
        PushWords(commands, {index, 2});
        bind_shaders(commands, 1, &info.stage, &shader);
        vkCmdDispatch(commands, 4, 1, 1);
        Check(Submit(commands), "vkQueueSubmit");
        EXPECT_EQ(program.result.words[0], 100u);
        EXPECT_EQ(program.result.words[2], index == 5 ? 105u : 0u);
        if (index == 6) {
            ExpectMessage("VUID-vkCmdDispatch-None-11309", kIndexText);
        }
        ExpectSilence();
    }
    DeviceProc<PFN_vkDestroyShaderEXT>("vkDestroyShaderEXT")(device(), shader, nullptr);
    Stop();
    ExpectSilence();
}

// The vertex shader has a library of its own.
TEST_P(HeapPartsTest, LibrariesAreChecked) {
    START_HEAPS(LibraryOptions());
    Heap heap = MakeHeap(4);
    for (uint32_t i = 0; i < 4; i++) {
        WriteSlot(heap, i, kUniform, MakeSource(0));
    }
    Target target = MakeTarget(8, 8);
    const VkPipeline pipeline =
        Link({MakeLibrary(target, kVertexParts, VK_SHADER_STAGE_VERTEX_BIT,
                          MakeShader(index_uniform_buffer_vert), {MapSlots(1, 0)}),
              MakeLibrary(target, kFragmentParts, VK_SHADER_STAGE_FRAGMENT_BIT, MakeShader(color_frag), {})});
    for (const uint32_t index : {3u, 4u}) {
        Draw(target, pipeline, heap, index);
        if (index == 4) {
            ExpectMessage("VUID-vkCmdDraw-None-11309", "The descriptor heap ends before this descriptor");
        }
        ExpectSilence();
    }
    Stop();
    ExpectSilence();
}

// Each of two libraries has a descriptor set.
TEST_P(HeapPartsTest, LibrariesWithDifferentSetsAreChecked) {
    START_HEAPS(LibraryOptions());
    Heap heap = MakeHeap(4);
    for (uint32_t i = 0; i < 4; i++) {
        WriteSlot(heap, i, kUniform, MakeSource(0));
    }
    Target target = MakeTarget(8, 8);
    // Descriptors of the vertex shader begin in slot 0; the second one of the fragment shader is in the last slot.
    VkDescriptorSetAndBindingMappingEXT colors = MapSlots(0, 2);
    colors.descriptorSet = 1;
    const VkPipeline pipeline = Link({MakeLibrary(target, kVertexParts, VK_SHADER_STAGE_VERTEX_BIT,
                                                  MakeShader(index_uniform_buffer_vert), {MapSlots(1, 0)}),
                                      MakeLibrary(target, kFragmentParts, VK_SHADER_STAGE_FRAGMENT_BIT,
                                                  MakeShader(gpuav_heap_indexed), {colors})});
    Draw(target, pipeline, heap, 1);
    ExpectSilence();
    // Index 2 is past the array of the fragment shader, but not of that of the vertex shader.
    Draw(target, pipeline, heap, 2);
    ExpectMessage("VUID-vkCmdDraw-None-10068", "Index of 2 used to index descriptor array of length 2.");
    ExpectSilence();
    const VkPipeline late = Link({MakeLibrary(target, kVertexParts, VK_SHADER_STAGE_VERTEX_BIT,
                                              MakeShader(index_uniform_buffer_vert), {MapSlots(1, 3)}),
                                  MakeLibrary(target, kFragmentParts, VK_SHADER_STAGE_FRAGMENT_BIT,
                                              MakeShader(gpuav_heap_indexed), {colors})});
    Draw(target, late, heap, 0);
    ExpectSilence();
    Draw(target, late, heap, 1);
    ExpectMessage("VUID-vkCmdDraw-None-11309", "The descriptor heap ends before this descriptor");
    ExpectSilence();
    Stop();
    ExpectSilence();
}

// Two libraries with different descriptors in a set: these are not checked, but missing heaps are found.
TEST_P(HeapPartsTest, LibrariesWithSeveralMappingsOfASetAreSilent) {
    START_HEAPS(LibraryOptions());
    Heap heap = MakeHeap(4);
    for (uint32_t i = 0; i < 4; i++) {
        WriteSlot(heap, i, kUniform, MakeSource(0));
    }
    Target target = MakeTarget(8, 8);
    const VkPipeline pipeline = Link({MakeLibrary(target, kVertexParts, VK_SHADER_STAGE_VERTEX_BIT,
                                                  MakeShader(index_uniform_buffer_vert), {MapSlots(1, 0)}),
                                      MakeLibrary(target, kFragmentParts, VK_SHADER_STAGE_FRAGMENT_BIT,
                                                  MakeShader(gpuav_heap_color), {MapSlots(2, 2)})});
    Draw(target, pipeline, heap, 3);
    ExpectSilence();
    VkCommandBuffer commands = Begin();
    PushWords(commands, {0});
    RecordDraw(commands, target, pipeline, VK_NULL_HANDLE, VK_NULL_HANDLE, {});
    ExpectMessage("VUID-vkCmdDraw-None-11308", "vkCmdDraw: no resource heap is bound");
    Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer"); // It is not submitted.
    Stop();
    ExpectSilence();
}

INSTANTIATE_TEST_SUITE_P(Lavapipe, HeapPartsTest,
                         ::testing::Values(Stack{"lavapipe", Driver::kLavapipe, {Layer::kWarden}}),
                         StackName);

#else

TEST(HeapPartsTest, NeedHeadersThatKnowDescriptorHeaps) {
    GTEST_SKIP() << "the build's Vulkan headers lack VK_EXT_descriptor_heap; see './dev setup --newest'";
}

#endif

} // namespace
} // namespace wd::testing
