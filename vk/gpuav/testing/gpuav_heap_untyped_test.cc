// Shaders that access descriptor heaps without sets and bindings (GL_EXT_descriptor_heap, SPV_EXT_descriptor_heap).
// Each test of a mistake has a similar valid case without messages.
#include <cstring>
#include <fstream>

#include "vk/gpuav/testing/gpuav_heaps_test.h"

namespace wd::testing {
namespace {

#ifdef VK_EXT_descriptor_heap

constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
constexpr VkDescriptorType kUniform = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
constexpr VkDescriptorType kSampled = VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE;
constexpr char kRangeId[] = "VUID-vkCmdDispatch-None-11309";
constexpr char kStateId[] = "VUID-vkCmdDispatch-None-12472";

// Invocation `who` uses `index`, all others use 1. The result is in the storage buffer at index 0.
constexpr char kBegin[] = R"(#version 460
#extension GL_EXT_descriptor_heap : require
#extension GL_EXT_nonuniform_qualifier : require
#extension GL_EXT_samplerless_texture_functions : require
#extension GL_EXT_structured_descriptor_heap : require
layout(local_size_x = 1) in;
layout(push_constant) uniform Control { uint index; uint who; } control;
layout(descriptor_heap) buffer Buffer { uint value[]; } buffers[];
uint choose() { return gl_GlobalInvocationID.x == control.who ? control.index : 1; }
)";

std::string Shader(const std::string &globals, const std::string &value) {
    return kBegin + globals + "void main() {\n    buffers[0].value[gl_GlobalInvocationID.x] = " + value +
           ";\n}\n";
}

const std::string kReadBuffers = Shader("", "buffers[nonuniformEXT(choose())].value[0]");

// Compile returns a shader of a stage. Empty: the compiler does not know the extension.
std::vector<uint32_t> Compile(const std::string &text, const std::string &stage = "comp") {
    const char *other = std::getenv("WARDEN_GLSLANG");
    const std::string path = ::testing::TempDir() + "untyped." + stage;
    std::ofstream(path) << text;
    const std::string command = std::string(other ? other : "../glslang/bin/glslangValidator") +
                                " --quiet -V -g --target-env vulkan1.4 -o " + path + ".spv " + path + " >&2";
    if (std::system(command.c_str()) != 0) {
        return {};
    }
    std::ifstream file(path + ".spv", std::ios::binary);
    const std::vector<char> bytes{std::istreambuf_iterator<char>(file), {}};
    std::vector<uint32_t> words(bytes.size() / sizeof(uint32_t));
    memcpy(words.data(), bytes.data(), words.size() * sizeof(uint32_t));
    return words;
}

class HeapUntypedTest : public HeapsTest {
  protected:
    Options UntypedOptions(bool reads_heaps = true) {
        Options options = HeapOptions();
        options.device_extensions.push_back("VK_KHR_shader_untyped_pointers");
        options.features.shaderSampledImageArrayDynamicIndexing = VK_TRUE;
        options.features.shaderStorageImageArrayDynamicIndexing = VK_TRUE;
        options.features.shaderUniformBufferArrayDynamicIndexing = VK_TRUE;
        options.features.shaderStorageBufferArrayDynamicIndexing = VK_TRUE;
        features_.shaderUniformTexelBufferArrayDynamicIndexing = VK_TRUE;
        features_.shaderUniformBufferArrayNonUniformIndexing = VK_TRUE;
        features_.shaderSampledImageArrayNonUniformIndexing = VK_TRUE;
        features_.shaderStorageImageArrayNonUniformIndexing = VK_TRUE;
        untyped_.shaderUntypedPointers = VK_TRUE;
        heaps_.pNext = &untyped_;
        if (reads_heaps) {
            options.settings["gpuav_descriptor_buffers"] = "true";
        }
        return options;
    }
    // StartUntyped starts the device and skips the test if shaders cannot be compiled.
    void StartUntyped(const Options &options) {
        if (Compile(kReadBuffers).empty()) {
            GTEST_SKIP()
                << "glslang lacks GL_EXT_descriptor_heap: Debian's unstable release has a newer one, and "
                   "WARDEN_GLSLANG names another";
        }
        StartHeaps(options);
        if (!IsSkipped() && !HasFatalFailure()) {
            write_samplers_ = DeviceProc<PFN_vkWriteSamplerDescriptorsEXT>("vkWriteSamplerDescriptorsEXT");
            bind_samplers_ = DeviceProc<PFN_vkCmdBindSamplerHeapEXT>("vkCmdBindSamplerHeapEXT");
        }
    }
    VkPipeline MakeUntyped(const std::string &text) {
        const std::vector<uint32_t> words = Compile(text);
        EXPECT_FALSE(words.empty()) << text;
        return MakePipeline(DeviceTest::MakeShader(words.data(), words.size()), {});
    }
    VkPipeline MakeDraw(const Target &target, VkShaderModule vertex, VkShaderModule fragment) {
        VkPipelineShaderStageCreateInfo stages[2] = {};
        for (int i = 0; i < 2; i++) {
            stages[i].sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
            stages[i].stage = i ? VK_SHADER_STAGE_FRAGMENT_BIT : VK_SHADER_STAGE_VERTEX_BIT;
            stages[i].module = i ? fragment : vertex;
            stages[i].pName = "main";
        }
        auto flags =
            Make<VkPipelineCreateFlags2CreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_CREATE_FLAGS_2_CREATE_INFO);
        flags.flags = VK_PIPELINE_CREATE_2_DESCRIPTOR_HEAP_BIT_EXT;
        const GraphicsState state(target.image.extent);
        auto info = Make<VkGraphicsPipelineCreateInfo>(VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO);
        state.Apply(&info);
        info.pNext = &flags;
        info.stageCount = 2;
        info.pStages = stages;
        info.renderPass = target.render_pass;
        VkPipeline pipeline = VK_NULL_HANDLE;
        Check(vkCreateGraphicsPipelines(device(), VK_NULL_HANDLE, 1, &info, nullptr, &pipeline),
              "vkCreateGraphicsPipelines");
        Defer([device = device(), pipeline] { vkDestroyPipeline(device, pipeline, nullptr); });
        return pipeline;
    }
    // NumBuffers returns the number of buffers in the range of the heap that applications may use.
    uint32_t NumBuffers(const Heap &heap) const {
        return static_cast<uint32_t>(heap.info.reservedRangeOffset / properties_.bufferDescriptorSize);
    }
    uint32_t NumImages(const Heap &heap) const {
        return static_cast<uint32_t>(heap.info.reservedRangeOffset / properties_.imageDescriptorSize);
    }
    void Write(const Heap &heap, VkDeviceSize offset, const VkResourceDescriptorInfoEXT &info,
               VkDeviceSize size) {
        const VkHostAddressRangeEXT bytes = {reinterpret_cast<uint8_t *>(heap.buffer.words) + offset,
                                             static_cast<size_t>(size)};
        Check(write_(device(), 1, &info, &bytes), "vkWriteResourceDescriptorsEXT");
    }
    void WriteBuffer(const Heap &heap, uint32_t index, const Buffer &buffer, VkDescriptorType type = kStorage,
                     VkDeviceSize stride = 0) {
        const VkDeviceAddressRangeEXT range = {AddressOf(buffer.handle), buffer.size};
        auto info = Make<VkResourceDescriptorInfoEXT>(VK_STRUCTURE_TYPE_RESOURCE_DESCRIPTOR_INFO_EXT);
        info.type = type;
        info.data.pAddressRange = &range;
        Write(heap, index * (stride ? stride : properties_.bufferDescriptorSize), info,
              properties_.bufferDescriptorSize);
    }
    void WriteImage(const Heap &heap, uint32_t index, uint32_t value, VkDescriptorType type = kSampled) {
        const Image image = MakeImage(VK_FORMAT_R32_UINT, 2, 2,
                                      VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_STORAGE_BIT |
                                          VK_IMAGE_USAGE_TRANSFER_DST_BIT);
        VkClearColorValue color = {};
        color.uint32[0] = value;
        FillImage(image, color, VK_IMAGE_LAYOUT_GENERAL);
        auto view = Make<VkImageViewCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO);
        view.image = image.handle;
        view.viewType = VK_IMAGE_VIEW_TYPE_2D;
        view.format = image.format;
        view.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
        auto written = Make<VkImageDescriptorInfoEXT>(VK_STRUCTURE_TYPE_IMAGE_DESCRIPTOR_INFO_EXT);
        written.pView = &view;
        written.layout = VK_IMAGE_LAYOUT_GENERAL;
        auto info = Make<VkResourceDescriptorInfoEXT>(VK_STRUCTURE_TYPE_RESOURCE_DESCRIPTOR_INFO_EXT);
        info.type = type;
        info.data.pImage = &written;
        Write(heap, index * properties_.imageDescriptorSize, info, properties_.imageDescriptorSize);
    }
    // The heap has the result, `num_sources` buffers with the values 101, 102, ..., and room for `num_slots` images.
    Program MakeUntypedProgram(const std::string &text, uint32_t num_slots, uint32_t num_sources,
                               VkDescriptorType type = kStorage) {
        Program program = {};
        program.heap = MakeHeap(num_slots);
        program.result = MakeSource(0);
        WriteBuffer(program.heap, 0, program.result);
        for (uint32_t i = 1; i <= num_sources; i++) {
            WriteBuffer(program.heap, i, MakeSource(100 + i), type);
        }
        program.pipeline = MakeUntyped(text);
        return program;
    }
    // ExpectResult runs the program, in which one invocation uses `index`.
    void ExpectResult(const Program &program, uint32_t index, uint32_t value, uint32_t others = 101) {
        EXPECT_EQ(RunOne(program, index), (std::vector<uint32_t>{others, others, value, others})) << index;
    }

    VkPhysicalDeviceShaderUntypedPointersFeaturesKHR untyped_ =
        Make<VkPhysicalDeviceShaderUntypedPointersFeaturesKHR>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_UNTYPED_POINTERS_FEATURES_KHR);
    PFN_vkWriteSamplerDescriptorsEXT write_samplers_ = nullptr;
    PFN_vkCmdBindSamplerHeapEXT bind_samplers_ = nullptr;
};

#define START_UNTYPED(options)                                                                               \
    do {                                                                                                     \
        StartUntyped(options);                                                                               \
        if (IsSkipped() || HasFatalFailure())                                                                \
            return;                                                                                          \
    } while (false)

TEST_P(HeapUntypedTest, CorrectProgramsAreSilent) {
    Options options = UntypedOptions();
    for (const char *setting : {"validate_core", "validate_sync", "validate_uninitialized", "validate_host",
                                "validate_hangs", "gpuav_descriptor_contents"}) {
        options.settings[setting] = "true";
    }
    options.settings["gpuav_checks"] = "all";
    START_UNTYPED(options);
    const Program program = MakeUntypedProgram(kReadBuffers, 7, 6);
    ExpectResult(program, 5, 105);
    ExpectResult(program, 6, 106);
    Stop();
    ExpectSilence();
}

// The range of the heap that applications may use ends before its reserved range.
TEST_P(HeapUntypedTest, IndicesPastTheHeapAreFound) {
    for (const bool reads_heaps : {false, true}) {
        START_UNTYPED(UntypedOptions(reads_heaps));
        for (const bool has_reserved : {false, true}) {
            Program program = MakeUntypedProgram(kReadBuffers, 7, 1);
            if (has_reserved) { // The last buffers of the range become reserved.
                program.heap.info.reservedRangeSize += program.heap.info.reservedRangeOffset / 2;
                program.heap.info.reservedRangeOffset -= program.heap.info.reservedRangeOffset / 2;
            }
            const uint32_t count = NumBuffers(program.heap);
            WriteBuffer(program.heap, count - 1, MakeSource(7));
            ExpectResult(program, count - 1, 7);
            ExpectSilence();
            for (const uint32_t index : {count, count + 3, 0x80000000u, 0xfffffffeu}) {
                ExpectResult(program, index, 0);
                const std::string text = messages().empty() ? "" : messages()[0].text;
                EXPECT_NE(text.find("Array of storage buffers in the resource heap, element " +
                                    std::to_string(index) + "."),
                          std::string::npos)
                    << text;
                EXPECT_NE(text.find("untyped.comp at line 11"), std::string::npos) << text;
                EXPECT_NE(text.find("bind a larger heap"), std::string::npos) << text;
                ExpectMessage(kRangeId, "used to index descriptor array of length " + std::to_string(count));
                ExpectSilence();
            }
        }
        Stop();
        ExpectSilence();
    }
}

// The reserved range is in the middle of the heap.
TEST_P(HeapUntypedTest, IndicesAroundReservedRangesAreKnown) {
    for (const bool reads_heaps : {false, true}) {
        START_UNTYPED(UntypedOptions(reads_heaps));
        for (const uint32_t first : {4u, 8u}) {
            Program program = MakeUntypedProgram(kReadBuffers, 7, 1);
            const VkDeviceSize unit =
                std::max(properties_.imageDescriptorAlignment, properties_.bufferDescriptorAlignment);
            ASSERT_EQ(4 * properties_.bufferDescriptorSize % unit, 0u);
            const uint32_t count = NumBuffers(program.heap), end = 16;
            if (program.heap.info.reservedRangeSize > 8 * properties_.bufferDescriptorSize) {
                GTEST_SKIP() << "the device has a reserved range of its own";
            }
            program.heap.info.reservedRangeOffset = first * properties_.bufferDescriptorSize;
            program.heap.info.reservedRangeSize = (end - first) * properties_.bufferDescriptorSize;
            for (const uint32_t index : {end, count - 1}) {
                WriteBuffer(program.heap, index, MakeSource(index));
                ExpectResult(program, index, index);
                ExpectSilence();
            }
            for (const uint32_t index : {first, end - 1}) {
                ExpectResult(program, index, 0);
                ExpectMessage(kRangeId, "or the descriptor is in the heap's reserved range");
                ExpectSilence();
            }
            ExpectResult(program, count, 0);
            ExpectMessage(kRangeId, "used to index descriptor array of length " + std::to_string(count));
            ExpectSilence();
        }
        Stop();
        ExpectSilence();
    }
}

// The table has the states of the first 262,144 descriptors; those after them are valid.
TEST_P(HeapUntypedTest, IndicesPastLargeHeapsAreFound) {
    START_UNTYPED(UntypedOptions());
    const auto num_slots =
        static_cast<uint32_t>((262144 + 4) * properties_.bufferDescriptorSize / SlotSize() + 1);
    const Program program = MakeUntypedProgram(kReadBuffers, num_slots, 1);
    const uint32_t count = NumBuffers(program.heap);
    ASSERT_GT(count, 262144u + 4);
    for (const uint32_t index : {262142u, 262144u, count - 1}) {
        WriteBuffer(program.heap, index, MakeSource(index));
        ExpectResult(program, index, index);
        ExpectSilence();
    }
    ExpectResult(program, count, 0);
    ExpectMessage(kRangeId, "used to index descriptor array of length " + std::to_string(count));
    ExpectResult(program, 262141, 0);
    ExpectMessage(kStateId, "Descriptor index 262141 is uninitialized.");
    Stop();
    ExpectSilence();
}

TEST_P(HeapUntypedTest, UninitializedBuffersAreFound) {
    START_UNTYPED(UntypedOptions());
    const Program program = MakeUntypedProgram(kReadBuffers, 7, 5);
    ExpectResult(program, 5, 105);
    ExpectSilence();
    ExpectResult(program, 6, 0);
    ExpectMessage(kStateId, "Descriptor index 6 is uninitialized.");
    // Descriptors may be written until the submission.
    VkCommandBuffer commands = Record(program, 6);
    WriteBuffer(program.heap, 6, MakeSource(206));
    Check(Submit(commands), "vkQueueSubmit");
    EXPECT_EQ(program.result.words[2], 206u);
    ExpectSilence();
    Stop();
    ExpectSilence();
}

// Without the setting, the contents of heaps are unknown.
TEST_P(HeapUntypedTest, ContentsAreNotReadByDefault) {
    START_UNTYPED(UntypedOptions(false));
    const Program program = MakeUntypedProgram(kReadBuffers, 7, 5);
    memcpy(reinterpret_cast<uint8_t *>(program.heap.buffer.words) + 6 * properties_.bufferDescriptorSize,
           reinterpret_cast<uint8_t *>(program.heap.buffer.words) + 5 * properties_.bufferDescriptorSize,
           properties_.bufferDescriptorSize);
    ExpectResult(program, 6, 105);
    Stop();
    ExpectSilence();
}

TEST_P(HeapUntypedTest, DestroyedBuffersAreFound) {
    START_UNTYPED(UntypedOptions());
    const Program program = MakeUntypedProgram(kReadBuffers, 7, 5);
    auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    info.size = 64;
    info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
    Buffer lost = {};
    lost.size = 64;
    Check(vkCreateBuffer(device(), &info, nullptr, &lost.handle), "vkCreateBuffer");
    Check(vkBindBufferMemory(device(), lost.handle, MakeSource(7).memory, 64), "vkBindBufferMemory");
    WriteBuffer(program.heap, 6, lost);
    VkCommandBuffer commands = Record(program, 6);
    vkDestroyBuffer(device(), lost.handle, nullptr);
    Check(Submit(commands), "vkQueueSubmit");
    EXPECT_EQ(program.result.words[2], 0u);
    ExpectMessage(kStateId, "Descriptor index 6 references a destroyed resource.");
    Stop();
    ExpectSilence();
}

// Sources have 64 bytes. Elements of arrays in uniform buffers have 16 bytes.
TEST_P(HeapUntypedTest, BoundsOfBuffersAreFound) {
    START_UNTYPED(UntypedOptions());
    const Program storage = MakeUntypedProgram(Shader("", "buffers[1].value[choose()]"), 2, 1);
    ExpectResult(storage, 15, 101);
    ExpectSilence();
    ExpectResult(storage, 16, 0);
    ExpectMessage("VUID-vkCmdDispatch-None-11373", "Descriptor size is 64 and highest byte accessed was 67.");
    const Program uniform =
        MakeUntypedProgram(Shader("layout(descriptor_heap) uniform Block { uint value[64]; } blocks[];\n",
                                  "blocks[1].value[choose()]"),
                           2, 1, kUniform);
    ExpectResult(uniform, 3, 101);
    ExpectSilence();
    ExpectResult(uniform, 4, 0);
    ExpectMessage("VUID-vkCmdDispatch-None-11372", "Descriptor size is 64 and highest byte accessed was 67.");
    Stop();
    ExpectSilence();
}

// The program also has an array of such buffers without a stride.
TEST_P(HeapUntypedTest, ArraysThatDeclareAStrideAreChecked) {
    START_UNTYPED(UntypedOptions());
    Program program = MakeUntypedProgram(
        Shader("layout(descriptor_heap, descriptor_stride = 128) buffer Wide { uint value[]; } wide[];\n",
               "wide[nonuniformEXT(choose())].value[0]"),
        16, 0);
    const uint32_t count = static_cast<uint32_t>(program.heap.info.reservedRangeOffset / 128);
    for (uint32_t i = 1; i < count; i++) {
        WriteBuffer(program.heap, i, MakeSource(100 + i), kStorage, 128);
    }
    ExpectResult(program, count - 1, 100 + count - 1);
    ExpectSilence();
    ExpectResult(program, count, 0);
    ExpectMessage(kRangeId, "used to index descriptor array of length " + std::to_string(count));
    Stop();
    ExpectSilence();
}

constexpr char kImages[] = "layout(descriptor_heap) uniform utexture2D images[];\n";

TEST_P(HeapUntypedTest, ImagesAreChecked) {
    START_UNTYPED(UntypedOptions());
    Program program = MakeUntypedProgram(
        Shader(kImages, "texelFetch(images[nonuniformEXT(choose())], ivec2(0), 0).x"), 7, 0);
    for (uint32_t i = 1; i < 6; i++) { // The result's descriptor is in the bytes of image 0.
        WriteImage(program.heap, i, 100 + i);
    }
    ASSERT_EQ(NumImages(program.heap), 7u);
    ExpectResult(program, 5, 105);
    ExpectSilence();
    ExpectResult(program, 6, 0);
    ExpectMessage(kStateId, "Descriptor index 6 is uninitialized.");
    WriteImage(program.heap, 6, 106);
    ExpectResult(program, 6, 106);
    ExpectSilence();
    ExpectResult(program, 7, 0);
    ExpectMessage(kRangeId, "Array of sampled images in the resource heap, element 7.");
    Stop();
    ExpectSilence();
}

TEST_P(HeapUntypedTest, StorageImagesAreChecked) {
    START_UNTYPED(UntypedOptions());
    for (const char *access :
         {"imageLoad(images[choose()], ivec2(0)).x", "imageAtomicAdd(images[choose()], ivec2(0), 0)"}) {
        Program program = MakeUntypedProgram(
            Shader("layout(descriptor_heap, r32ui) uniform uimage2D images[];\n", access), 7, 0);
        for (uint32_t i = 1; i < 6; i++) {
            WriteImage(program.heap, i, 100 + i, VK_DESCRIPTOR_TYPE_STORAGE_IMAGE);
        }
        ExpectResult(program, 5, 105);
        ExpectSilence();
        ExpectResult(program, 6, 0);
        ExpectMessage(kStateId, "Descriptor index 6 is uninitialized.");
        ExpectResult(program, 7, 0);
        ExpectMessage(kRangeId, "Array of storage images in the resource heap, element 7.");
        ExpectSilence();
    }
    Stop();
    ExpectSilence();
}

TEST_P(HeapUntypedTest, SamplersAreChecked) {
    START_UNTYPED(UntypedOptions());
    Program program = MakeUntypedProgram(
        Shader(std::string(kImages) + "layout(descriptor_heap) uniform sampler samplers[];\n",
               "textureLod(usampler2D(images[1], samplers[nonuniformEXT(choose())]), vec2(0.5), 0).x"),
        7, 0);
    WriteImage(program.heap, 1, 101);
    const uint32_t count = 4;
    Heap samplers = {};
    const VkDeviceSize user = count * properties_.samplerDescriptorSize;
    samplers.buffer = MakeBuffer(
        user + properties_.minSamplerHeapReservedRange,
        VK_BUFFER_USAGE_DESCRIPTOR_HEAP_BIT_EXT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT, {}, 4096);
    samplers.info = Make<VkBindHeapInfoEXT>(VK_STRUCTURE_TYPE_BIND_HEAP_INFO_EXT);
    samplers.info.heapRange = {AddressOf(samplers.buffer.handle), samplers.buffer.size};
    samplers.info.reservedRangeOffset = user;
    samplers.info.reservedRangeSize = properties_.minSamplerHeapReservedRange;
    for (uint32_t i = 0; i < 3; i++) {
        auto info = Make<VkSamplerCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO);
        const VkHostAddressRangeEXT bytes = {reinterpret_cast<uint8_t *>(samplers.buffer.words) +
                                                 i * properties_.samplerDescriptorSize,
                                             static_cast<size_t>(properties_.samplerDescriptorSize)};
        Check(write_samplers_(device(), 1, &info, &bytes), "vkWriteSamplerDescriptorsEXT");
    }
    for (const uint32_t index : {2u, 3u, 4u}) {
        VkCommandBuffer commands = Begin();
        bind_(commands, &program.heap.info);
        bind_samplers_(commands, &samplers.info);
        Dispatch(commands, program, index);
        Check(Submit(commands), "vkQueueSubmit");
        EXPECT_EQ(program.result.words[0], 101u);
        EXPECT_EQ(program.result.words[2], index == 2 ? 101u : 0u);
        if (index == 3) {
            ExpectMessage(kStateId, "Descriptor index 3 is uninitialized.");
        } else if (index == 4) {
            ExpectMessage(kRangeId, "Array in a descriptor heap, element 4.");
        }
        ExpectSilence();
    }
    Stop();
    ExpectSilence();
}

// Loops, functions, atomic operations, lengths and stores.
TEST_P(HeapUntypedTest, AccessesInFunctionsAndLoopsAreChecked) {
    START_UNTYPED(UntypedOptions());
    const std::string functions = R"(uint sum(uint first, uint end) {
    uint total = 0;
    for (uint i = first; i < end; i++) {
        total += buffers[nonuniformEXT(i)].value[0] + atomicAdd(buffers[nonuniformEXT(i)].value[1], 0) * 0;
    }
    return total;
}
uint len(uint i) { return buffers[nonuniformEXT(i)].value.length() * 0; }
)";
    const Program program =
        MakeUntypedProgram(Shader(functions, "sum(1, choose() + 1) + len(choose())"), 2, 6);
    const uint32_t count = NumBuffers(program.heap);
    ASSERT_GE(count, 8u);
    ExpectResult(program, 3, 101 + 102 + 103);
    ExpectSilence();
    ExpectResult(program, 6, 101 + 102 + 103 + 104 + 105 + 106);
    ExpectSilence();
    EXPECT_EQ(RunOne(program, 7)[0], 101u);
    ExpectMessage(kStateId, "Descriptor index 7 is uninitialized.");
    ClearMessages();
    Stop();
    ExpectSilence();
}

TEST_P(HeapUntypedTest, DescriptorsOfAnotherTypeAreFound) {
    START_UNTYPED(UntypedOptions());
    const Program program =
        MakeUntypedProgram(Shader("layout(descriptor_heap) uniform Block { uvec4 value; } blocks[];\n",
                                  "blocks[nonuniformEXT(choose())].value.x"),
                           7, 5, kUniform);
    ExpectResult(program, 5, 105);
    ExpectSilence();
    WriteImage(program.heap, 2, 7); // Its bytes are those of buffers 8 to 11.
    EXPECT_EQ(RunOne(program, 8)[2], 0u);
    ExpectMessage(kStateId, "Descriptor index 8");
    Stop();
    ExpectSilence();
}

// Both stages access arrays of uniform buffers with the same stride.
TEST_P(HeapUntypedTest, StagesOfADrawAreChecked) {
    START_UNTYPED(UntypedOptions());
    const std::string begin = R"(#version 460
#extension GL_EXT_descriptor_heap : require
#extension GL_EXT_nonuniform_qualifier : require
layout(push_constant) uniform Control { uint vertex; uint fragment; } control;
layout(descriptor_heap) uniform Block { vec4 value; } blocks[];
)";
    const std::vector<uint32_t> vertex = Compile(begin + R"(void main() {
    vec2 uv = vec2((gl_VertexIndex << 1) & 2, gl_VertexIndex & 2);
    gl_Position = vec4(uv * 2.0 - 1.0, 0.0, 1.0) + blocks[control.vertex].value;
}
)",
                                                 "vert");
    const std::vector<uint32_t> fragment = Compile(begin + R"(layout(location = 0) out vec4 color;
void main() { color = blocks[control.fragment].value; }
)",
                                                   "frag");
    Target target = MakeTarget(8, 8);
    Heap heap = MakeHeap(2);
    const uint32_t count = NumBuffers(heap);
    for (uint32_t i = 0; i < count - 1; i++) {
        WriteBuffer(heap, i, MakeSource(0), kUniform);
    }
    const VkPipeline pipeline = MakeDraw(target, DeviceTest::MakeShader(vertex.data(), vertex.size()),
                                         DeviceTest::MakeShader(fragment.data(), fragment.size()));
    const struct {
        uint32_t vertex, fragment;
        const char *id, *stage;
    } draws[] = {{0, count - 2, "", ""},
                 {count, 0, "VUID-vkCmdDraw-None-11309", "Stage = Vertex."},
                 {0, count, "VUID-vkCmdDraw-None-11309", "Stage = Fragment."},
                 {count - 1, 0, "VUID-vkCmdDraw-None-12472", "Stage = Vertex."}};
    for (const auto &draw : draws) {
        VkCommandBuffer commands = Begin();
        bind_(commands, &heap.info);
        PushWords(commands, {draw.vertex, draw.fragment});
        RecordDraw(commands, target, pipeline, VK_NULL_HANDLE, VK_NULL_HANDLE, {});
        Check(Submit(commands), "vkQueueSubmit");
        if (draw.id[0]) {
            ExpectMessage(draw.id, draw.stage);
        }
        ExpectSilence();
    }
    Stop();
    ExpectSilence();
}

TEST_P(HeapUntypedTest, ShaderObjectsAreChecked) {
    Options options = UntypedOptions();
    auto objects = Make<VkPhysicalDeviceShaderObjectFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_OBJECT_FEATURES_EXT);
    options.device_extensions.push_back("VK_EXT_shader_object");
    objects.shaderObject = VK_TRUE;
    untyped_.pNext = &objects;
    START_UNTYPED(options);
    const Program program = MakeUntypedProgram(kReadBuffers, 7, 6);
    const std::vector<uint32_t> words = Compile(kReadBuffers);
    auto info = Make<VkShaderCreateInfoEXT>(VK_STRUCTURE_TYPE_SHADER_CREATE_INFO_EXT);
    info.flags = VK_SHADER_CREATE_DESCRIPTOR_HEAP_BIT_EXT;
    info.stage = VK_SHADER_STAGE_COMPUTE_BIT;
    info.codeType = VK_SHADER_CODE_TYPE_SPIRV_EXT;
    info.codeSize = words.size() * sizeof(uint32_t);
    info.pCode = words.data();
    info.pName = "main";
    VkShaderEXT shader = VK_NULL_HANDLE;
    Check(DeviceProc<PFN_vkCreateShadersEXT>("vkCreateShadersEXT")(device(), 1, &info, nullptr, &shader),
          "vkCreateShadersEXT");
    const auto bind_shaders = DeviceProc<PFN_vkCmdBindShadersEXT>("vkCmdBindShadersEXT");
    const uint32_t count = NumBuffers(program.heap);
    for (const uint32_t index : {6u, count}) {
        VkCommandBuffer commands = Begin();
        bind_(commands, &program.heap.info);
        PushWords(commands, {index, 2});
        bind_shaders(commands, 1, &info.stage, &shader);
        vkCmdDispatch(commands, 4, 1, 1);
        Check(Submit(commands), "vkQueueSubmit");
        EXPECT_EQ(program.result.words[2], index == 6 ? 106u : 0u);
        if (index == count) {
            ExpectMessage(kRangeId, "Array of storage buffers in the resource heap");
        }
        ExpectSilence();
    }
    DeviceProc<PFN_vkDestroyShaderEXT>("vkDestroyShaderEXT")(device(), shader, nullptr);
    Stop();
    ExpectSilence();
}

// Members of structs in heaps are not followed: the program gets what it would get without the layer, and a message
// says so.
TEST_P(HeapUntypedTest, MembersOfStructsAreNotChecked) {
    Options options = UntypedOptions();
    options.severities |= VK_DEBUG_UTILS_MESSAGE_SEVERITY_INFO_BIT_EXT;
    START_UNTYPED(options);
    Program program =
        MakeUntypedProgram(Shader("resourceheap Images { utexture2D array[]; } heap;\n",
                                  "texelFetch(heap.array[nonuniformEXT(choose())], ivec2(0), 0).x"),
                           7, 0);
    ExpectMessage("WARDEN-gpuav-accesses-unchecked", "1 accesses of a shader module (id 0x");
    for (uint32_t i = 1; i < 6; i++) {
        WriteImage(program.heap, i, 100 + i);
    }
    ClearMessages();
    ExpectResult(program, 5, 105);
    Stop();
    for (const Message &message : messages()) {
        EXPECT_EQ(message.severity, VK_DEBUG_UTILS_MESSAGE_SEVERITY_INFO_BIT_EXT) << message.text;
    }
    ClearMessages();
}

INSTANTIATE_TEST_SUITE_P(Lavapipe, HeapUntypedTest,
                         ::testing::Values(Stack{"lavapipe", Driver::kLavapipe, {Layer::kWarden}}),
                         StackName);

#else

TEST(HeapUntypedTest, NeedHeadersThatKnowDescriptorHeaps) {
    GTEST_SKIP() << "the build's Vulkan headers lack VK_EXT_descriptor_heap; see './dev setup --newest'";
}

#endif

} // namespace
} // namespace wd::testing
