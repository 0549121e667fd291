// Shader objects and pipeline libraries that use descriptor heaps (VK_EXT_descriptor_heap). Each test of a mistake has
// a similar valid case without messages.
#include <cstring>
#include <fstream>

#include "vk/gpuav/testing/gpuav_heaps_test.h"
#include "vk/gpuav/testing/heap_shaders.h"

namespace wd::testing {
namespace {

#ifdef VK_EXT_descriptor_heap

constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
constexpr VkDescriptorType kUniform = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;

// Buffers of the resource heap without a set and a binding. Invocation `who` reads from descriptor `index`, all others
// from descriptor 1; the result is in descriptor 0.
constexpr char kDirect[] = R"(#version 460
#extension GL_EXT_descriptor_heap : require
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 1) in;
layout(push_constant) uniform Control { uint index; uint who; } control;
layout(descriptor_heap) buffer Source { uint value[]; } sources[];
void main() {
    uint index = gl_GlobalInvocationID.x == control.who ? control.index : 1;
    sources[0].value[gl_GlobalInvocationID.x] = sources[index].value[0];
}
)";

// Compile returns a compute shader. Empty: glslang does not know the extension.
std::vector<uint32_t> Compile(const char *text) {
    const std::string path = ::testing::TempDir() + "direct.comp";
    std::ofstream(path) << text;
    const std::string command = "../glslang/bin/glslangValidator --quiet -V -g --target-env vulkan1.4 -o " +
                                path + ".spv " + path + " >&2";
    if (std::system(command.c_str()) != 0) {
        return {};
    }
    std::ifstream file(path + ".spv", std::ios::binary);
    const std::vector<char> bytes{std::istreambuf_iterator<char>(file), {}};
    std::vector<uint32_t> words(bytes.size() / sizeof(uint32_t));
    memcpy(words.data(), bytes.data(), words.size() * sizeof(uint32_t));
    return words;
}

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

// Two libraries with descriptors: descriptors are not checked, but missing heaps are found.
TEST_P(HeapPartsTest, LibrariesWithSeveralMappingsAreSilent) {
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

// Descriptors that no mapping finds are not checked, but the module is instrumented, and a missing heap is found.
TEST_P(HeapPartsTest, DirectAccessesToHeapsAreSilent) {
    Options options = HeapOptions();
    options.device_extensions.push_back("VK_KHR_shader_untyped_pointers");
    options.settings["gpuav_checks"] = "all";
    auto untyped = Make<VkPhysicalDeviceShaderUntypedPointersFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_UNTYPED_POINTERS_FEATURES_KHR);
    untyped.shaderUntypedPointers = VK_TRUE;
    heaps_.pNext = &untyped;
    START_HEAPS(options);
    const std::vector<uint32_t> words = Compile(kDirect);
    if (words.empty()) {
        GTEST_SKIP() << "glslang lacks GL_EXT_descriptor_heap; Debian's unstable release has a newer one";
    }
    Heap heap = {};
    Buffer result = MakeSource(0);
    heap = MakeHeap(7);
    // The elements of the array follow each other.
    const auto write = [&](uint32_t index, const Buffer &buffer) {
        const VkDeviceAddressRangeEXT range = {AddressOf(buffer.handle), buffer.size};
        auto info = Make<VkResourceDescriptorInfoEXT>(VK_STRUCTURE_TYPE_RESOURCE_DESCRIPTOR_INFO_EXT);
        info.type = kStorage;
        info.data.pAddressRange = &range;
        const size_t size = properties_.bufferDescriptorSize;
        const VkHostAddressRangeEXT bytes = {reinterpret_cast<uint8_t *>(heap.buffer.words) + index * size,
                                             size};
        Check(write_(device(), 1, &info, &bytes), "vkWriteResourceDescriptorsEXT");
    };
    write(0, result);
    for (uint32_t i = 1; i < 7; i++) {
        write(i, MakeSource(100 + i));
    }
    const VkPipeline pipeline = MakePipeline(DeviceTest::MakeShader(words.data(), words.size()), {});
    for (const bool is_bound : {true, false}) {
        VkCommandBuffer commands = Begin();
        if (is_bound) {
            bind_(commands, &heap.info);
        }
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
        PushWords(commands, {5, 2});
        vkCmdDispatch(commands, 4, 1, 1);
        if (!is_bound) {
            ExpectMessage("VUID-vkCmdDispatch-None-11308", "vkCmdDispatch: no resource heap is bound");
            Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer"); // It is not submitted.
        } else {
            Check(Submit(commands), "vkQueueSubmit");
        }
        ExpectSilence();
    }
    EXPECT_EQ(std::vector<uint32_t>(result.words, result.words + 4),
              (std::vector<uint32_t>{101, 101, 105, 101}));
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
