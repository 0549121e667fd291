// Images and samplers in descriptor heaps (VK_EXT_descriptor_heap): their state, their contents, and where mappings
// lead. Each test of a mistake has a similar valid case without messages.
#include "vk/gpuav/testing/gpuav_heaps_test.h"

namespace wd::testing {
namespace {

#ifdef VK_EXT_descriptor_heap

constexpr VkDescriptorType kSampled = VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE;
constexpr VkDescriptorType kStored = VK_DESCRIPTOR_TYPE_STORAGE_IMAGE;
constexpr char kRangeId[] = "VUID-vkCmdDispatch-None-11309";
constexpr char kStateId[] = "VUID-vkCmdDispatch-None-12472";
constexpr uint32_t kNumSources = 6; // The shaders have arrays of six descriptors.

class HeapImagesTest : public HeapsTest {
  protected:
    Options ImageOptions() {
        Options options = HeapOptions();
        options.features.shaderSampledImageArrayDynamicIndexing = VK_TRUE;
        options.features.shaderStorageImageArrayDynamicIndexing = VK_TRUE;
        options.settings["gpuav_descriptor_buffers"] = "true";
        return options;
    }
    void StartImages(const Options &options) {
        StartHeaps(options);
        if (IsSkipped() || HasFatalFailure()) {
            return;
        }
        write_samplers_ = DeviceProc<PFN_vkWriteSamplerDescriptorsEXT>("vkWriteSamplerDescriptorsEXT");
        bind_samplers_ = DeviceProc<PFN_vkCmdBindSamplerHeapEXT>("vkCmdBindSamplerHeapEXT");
    }
    Image MakeSourceImage(uint32_t value, VkFormat format = VK_FORMAT_R32_UINT) {
        const Image image = MakeImage(format, 2, 2,
                                      VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_STORAGE_BIT |
                                          VK_IMAGE_USAGE_TRANSFER_DST_BIT);
        VkClearColorValue color = {};
        color.uint32[0] = value;
        FillImage(image, color, VK_IMAGE_LAYOUT_GENERAL);
        return image;
    }
    static VkImageViewCreateInfo ViewOf(const Image &image, VkImageViewType type = VK_IMAGE_VIEW_TYPE_2D) {
        auto info = Make<VkImageViewCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO);
        info.image = image.handle;
        info.viewType = type;
        info.format = image.format;
        info.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
        return info;
    }
    void WriteImageSlot(const Heap &heap, uint32_t slot, VkDescriptorType type,
                        const VkImageViewCreateInfo &view, VkImageLayout layout = VK_IMAGE_LAYOUT_GENERAL) {
        auto image = Make<VkImageDescriptorInfoEXT>(VK_STRUCTURE_TYPE_IMAGE_DESCRIPTOR_INFO_EXT);
        image.pView = &view;
        image.layout = layout;
        auto info = Make<VkResourceDescriptorInfoEXT>(VK_STRUCTURE_TYPE_RESOURCE_DESCRIPTOR_INFO_EXT);
        info.type = type;
        info.data.pImage = &image;
        const VkHostAddressRangeEXT bytes = {reinterpret_cast<uint8_t *>(heap.buffer.words) +
                                                 slot * SlotSize(),
                                             static_cast<size_t>(properties_.imageDescriptorSize)};
        Check(write_(device(), 1, &info, &bytes), "vkWriteResourceDescriptorsEXT");
    }

    // A heap of zeroed samplers, followed by the range of the implementation.
    Heap MakeSamplerHeap(uint32_t num_samplers) {
        Heap heap = {};
        const VkDeviceSize user = num_samplers * properties_.samplerDescriptorSize;
        const VkDeviceSize reserved = std::max(properties_.minSamplerHeapReservedRange,
                                               properties_.minSamplerHeapReservedRangeWithEmbedded);
        heap.buffer = MakeBuffer(
            user + reserved,
            VK_BUFFER_USAGE_DESCRIPTOR_HEAP_BIT_EXT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT, {}, 4096);
        heap.info = Make<VkBindHeapInfoEXT>(VK_STRUCTURE_TYPE_BIND_HEAP_INFO_EXT);
        heap.info.heapRange = {AddressOf(heap.buffer.handle), heap.buffer.size};
        heap.info.reservedRangeOffset = user;
        heap.info.reservedRangeSize = reserved;
        return heap;
    }
    void WriteSampler(const Heap &heap, uint32_t index, VkFilter filter = VK_FILTER_NEAREST) {
        auto info = Make<VkSamplerCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO);
        info.magFilter = info.minFilter = filter;
        const VkHostAddressRangeEXT bytes = {reinterpret_cast<uint8_t *>(heap.buffer.words) +
                                                 index * properties_.samplerDescriptorSize,
                                             static_cast<size_t>(properties_.samplerDescriptorSize)};
        Check(write_samplers_(device(), 1, &info, &bytes), "vkWriteSamplerDescriptorsEXT");
    }
    // MapSamplers maps a binding of samplers, or the samplers of combined ones, to the sampler heap.
    VkDescriptorSetAndBindingMappingEXT MapSamplers(uint32_t binding) const {
        VkDescriptorSetAndBindingMappingEXT mapping = MapSlots(binding, 0);
        mapping.sourceData.constantOffset.heapOffset = 0;
        mapping.sourceData.constantOffset.heapArrayStride =
            static_cast<uint32_t>(properties_.samplerDescriptorSize);
        return mapping;
    }
    VkDescriptorSetAndBindingMappingEXT MapCombined(uint32_t binding, uint32_t first_slot) const {
        VkDescriptorSetAndBindingMappingEXT mapping = MapSlots(binding, first_slot);
        mapping.sourceData.constantOffset.samplerHeapArrayStride =
            static_cast<uint32_t>(properties_.samplerDescriptorSize);
        return mapping;
    }

    // The result in slot 0, and images with the values 100, 101, ... in the slots after it.
    template <size_t N>
    Program MakeImageProgram(const uint32_t (&shader)[N], VkDescriptorType type, uint32_t num_images) {
        Program program = {};
        program.heap = MakeHeap(1 + kNumSources);
        program.result = MakeSource(0);
        WriteSlot(program.heap, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, program.result);
        for (uint32_t i = 0; i < num_images; i++) {
            WriteImageSlot(program.heap, 1 + i, type, ViewOf(MakeSourceImage(100 + i)));
        }
        program.pipeline = MakePipeline(MakeShader(shader), {MapSlots(0, 0), MapSlots(1, 1)});
        return program;
    }
    // The sources are samplers of a sampler heap; the image has the value 100.
    Program MakeSamplerProgram(const Heap &samplers, uint32_t num_samplers) {
        Program program = MakeImageProgram(index_sampler, kSampled, 1);
        program.pipeline =
            MakePipeline(MakeShader(index_sampler), {MapSlots(0, 0), MapSamplers(1), MapSlots(2, 1)});
        for (uint32_t i = 0; i < num_samplers; i++) {
            WriteSampler(samplers, i);
        }
        return program;
    }
    std::vector<uint32_t> RunWith(const Program &program, const Heap &samplers, uint32_t index) {
        VkCommandBuffer commands = Begin();
        bind_(commands, &program.heap.info);
        bind_samplers_(commands, &samplers.info);
        Dispatch(commands, program, index);
        Check(Submit(commands), "vkQueueSubmit");
        return {program.result.words, program.result.words + 4};
    }

    PFN_vkWriteSamplerDescriptorsEXT write_samplers_ = nullptr;
    PFN_vkCmdBindSamplerHeapEXT bind_samplers_ = nullptr;
};

#define START_IMAGES(options)                                                                                \
    do {                                                                                                     \
        StartImages(options);                                                                                \
        if (IsSkipped() || HasFatalFailure())                                                                \
            return;                                                                                          \
    } while (false)

TEST_P(HeapImagesTest, UninitializedImagesAreFound) {
    START_IMAGES(ImageOptions());
    for (const VkDescriptorType type : {kSampled, kStored}) {
        Program program = type == kSampled ? MakeImageProgram(index_sampled_image, type, 5)
                                           : MakeImageProgram(index_storage_image, type, 5);
        EXPECT_EQ(RunOne(program, 4), (std::vector<uint32_t>{100, 100, 104, 100}));
        ExpectSilence();
        EXPECT_EQ(RunOne(program, 5)[2], 0u);
        const std::string text = messages().empty() ? "" : messages()[0].text;
        EXPECT_NE(text.find("Set 0, binding 1, array element 5 (sources)"), std::string::npos) << text;
        ExpectMessage(kStateId, "Descriptor index 5 is uninitialized.");
        // Descriptors may be written until the submission.
        VkCommandBuffer commands = Record(program, 5);
        WriteImageSlot(program.heap, 6, type, ViewOf(MakeSourceImage(205)));
        Check(Submit(commands), "vkQueueSubmit");
        EXPECT_EQ(program.result.words[2], 205u);
        ExpectSilence();
    }
    Stop();
    ExpectSilence();
}

TEST_P(HeapImagesTest, ImagesOfOtherTypesAreFound) {
    START_IMAGES(ImageOptions());
    Program program = MakeImageProgram(index_sampled_image, kSampled, 5);
    WriteSlot(program.heap, 6, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, MakeSource(7));
    EXPECT_EQ(RunOne(program, 4)[2], 104u);
    ExpectSilence();
    EXPECT_EQ(RunOne(program, 5)[2], 0u);
    ExpectMessage(kStateId, "Descriptor index 5 is uninitialized.");
    Stop();
    ExpectSilence();
}

TEST_P(HeapImagesTest, DestroyedImagesAreFound) {
    START_IMAGES(ImageOptions());
    Program program = MakeImageProgram(index_sampled_image, kSampled, 5);
    auto info = Make<VkImageCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO);
    info.imageType = VK_IMAGE_TYPE_2D;
    info.format = VK_FORMAT_R32_UINT;
    info.extent = {2, 2, 1};
    info.mipLevels = info.arrayLayers = 1;
    info.samples = VK_SAMPLE_COUNT_1_BIT;
    info.usage = VK_IMAGE_USAGE_SAMPLED_BIT;
    Image lost = {};
    lost.format = info.format;
    Check(vkCreateImage(device(), &info, nullptr, &lost.handle), "vkCreateImage");
    VkMemoryRequirements requirements;
    vkGetImageMemoryRequirements(device(), lost.handle, &requirements);
    Check(vkBindImageMemory(device(), lost.handle, Allocate(requirements, 0), 0), "vkBindImageMemory");
    SetName(VK_OBJECT_TYPE_IMAGE, lost.handle, "Lost");
    WriteImageSlot(program.heap, 6, kSampled, ViewOf(lost));
    VkCommandBuffer commands = Record(program, 5);
    VkCommandBuffer good = Record(program, 4);
    vkDestroyImage(device(), lost.handle, nullptr);
    Check(Submit(good), "vkQueueSubmit");
    EXPECT_EQ(program.result.words[2], 104u);
    ExpectSilence();
    Check(Submit(commands), "vkQueueSubmit");
    EXPECT_EQ(program.result.words[2], 0u);
    const std::string text = messages().empty() ? "" : messages()[0].text;
    EXPECT_NE(text.find("Image (Lost)"), std::string::npos) << text;
    ExpectMessage(kStateId, "Descriptor index 5 references a destroyed resource.");
    Stop();
    ExpectSilence();
}

// An image of floats where the shader reads integers.
TEST_P(HeapImagesTest, ContentsAreChecked) {
    Options options = ImageOptions();
    options.settings["gpuav_descriptor_contents"] = "true";
    START_IMAGES(options);
    Program program = MakeImageProgram(index_sampled_image, kSampled, 5);
    WriteImageSlot(program.heap, 6, kSampled, ViewOf(MakeSourceImage(0, VK_FORMAT_R32_SFLOAT)));
    EXPECT_EQ(RunOne(program, 4)[2], 104u);
    ExpectSilence();
    RunOne(program, 5);
    ExpectMessage("VUID-vkCmdDispatch-format-07753", "VK_FORMAT_R32_SFLOAT");
    Program other = MakeImageProgram(index_sampled_image, kSampled, 5);
    WriteImageSlot(other.heap, 6, kSampled, ViewOf(MakeSourceImage(0), VK_IMAGE_VIEW_TYPE_2D_ARRAY));
    RunOne(other, 5);
    ExpectMessage("VUID-vkCmdDispatch-viewType-07752", "VK_IMAGE_VIEW_TYPE_2D_ARRAY");
    Stop();
    ExpectSilence();
}

// Sixteen texels.
TEST_P(HeapImagesTest, TexelBuffersAreChecked) {
    START_IMAGES(ImageOptions());
    Program program = MakeImageProgram(bounds_uniform_texel_buffer, kSampled, 0);
    const Buffer buffer =
        MakeBuffer(64, VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT,
                   std::vector<uint32_t>(16, 7), 64);
    auto texels = Make<VkTexelBufferDescriptorInfoEXT>(VK_STRUCTURE_TYPE_TEXEL_BUFFER_DESCRIPTOR_INFO_EXT);
    texels.format = VK_FORMAT_R32_UINT;
    texels.addressRange = {AddressOf(buffer.handle), buffer.size};
    auto info = Make<VkResourceDescriptorInfoEXT>(VK_STRUCTURE_TYPE_RESOURCE_DESCRIPTOR_INFO_EXT);
    info.type = VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER;
    info.data.pTexelBuffer = &texels;
    const VkHostAddressRangeEXT bytes = {reinterpret_cast<uint8_t *>(program.heap.buffer.words) + SlotSize(),
                                         static_cast<size_t>(properties_.imageDescriptorSize)};
    Check(write_(device(), 1, &info, &bytes), "vkWriteResourceDescriptorsEXT");
    EXPECT_EQ(RunOne(program, 15)[2], 7u);
    ExpectSilence();
    EXPECT_EQ(RunOne(program, 16)[2], 0u);
    ExpectMessage("VUID-vkCmdDispatch-None-11372",
                  "Descriptor size is 16 texels and highest texel accessed was 16.");
    Stop();
    ExpectSilence();
}

TEST_P(HeapImagesTest, LayoutsOfImagesAreChecked) {
    Options options = ImageOptions();
    options.settings["gpuav_descriptor_contents"] = "true";
    START_IMAGES(options);
    Program program = MakeImageProgram(index_sampled_image, kSampled, 4);
    const Image image = MakeSourceImage(104), other = MakeSourceImage(105);
    constexpr VkImageLayout kReadOnly = VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL;
    WriteImageSlot(program.heap, 5, kSampled, ViewOf(image), kReadOnly);
    WriteImageSlot(program.heap, 6, kSampled, ViewOf(other), kReadOnly);
    VkCommandBuffer commands = Begin();
    auto barrier = Make<VkImageMemoryBarrier>(VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER);
    barrier.oldLayout = VK_IMAGE_LAYOUT_GENERAL;
    barrier.newLayout = kReadOnly;
    barrier.srcAccessMask = barrier.dstAccessMask = VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT;
    barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
    barrier.image = image.handle;
    barrier.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
    vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0,
                         0, nullptr, 0, nullptr, 1, &barrier);
    bind_(commands, &program.heap.info);
    Dispatch(commands, program, 4);
    Check(Submit(commands), "vkQueueSubmit");
    EXPECT_EQ(program.result.words[2], 104u);
    ExpectSilence();
    RunOne(program, 5);
    ExpectMessage(
        "VUID-vkCmdDispatch-None-09600",
        "is in the layout VK_IMAGE_LAYOUT_GENERAL (mip level 0, array layer 0), but the descriptor was "
        "written with VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL");
    // The bytes of both slots are the same: which layout is that of slot 6 is not known.
    WriteImageSlot(program.heap, 4, kSampled, ViewOf(other));
    EXPECT_EQ(RunOne(program, 3)[2], 105u);
    EXPECT_EQ(RunOne(program, 5)[2], 105u);
    Stop();
    ExpectSilence();
}

// Every validator, and every check.
TEST_P(HeapImagesTest, CorrectProgramsAreSilent) {
    Options options = ImageOptions();
    for (const char *setting : {"validate_core", "validate_sync", "validate_uninitialized", "validate_host",
                                "validate_hangs", "gpuav_descriptor_contents"}) {
        options.settings[setting] = "true";
    }
    options.settings["gpuav_checks"] = "all";
    START_IMAGES(options);
    Heap samplers = MakeSamplerHeap(kNumSources);
    Program program = MakeSamplerProgram(samplers, kNumSources);
    EXPECT_EQ(RunWith(program, samplers, 5), (std::vector<uint32_t>{100, 100, 100, 100}));
    Program combined = MakeImageProgram(index_sampled_image, kSampled, 6);
    combined.pipeline =
        MakePipeline(MakeShader(index_combined_image_sampler), {MapSlots(0, 0), MapCombined(1, 1)});
    EXPECT_EQ(RunWith(combined, samplers, 5), (std::vector<uint32_t>{100, 100, 105, 100}));
    Program stored = MakeImageProgram(index_storage_image, kStored, 6);
    EXPECT_EQ(RunOne(stored, 5), (std::vector<uint32_t>{100, 100, 105, 100}));
    Stop();
    ExpectSilence();
}

TEST_P(HeapImagesTest, UninitializedSamplersAreFound) {
    START_IMAGES(ImageOptions());
    Heap samplers = MakeSamplerHeap(kNumSources);
    Program program = MakeSamplerProgram(samplers, 5);
    EXPECT_EQ(RunWith(program, samplers, 4), (std::vector<uint32_t>{100, 100, 100, 100}));
    ExpectSilence();
    EXPECT_EQ(RunWith(program, samplers, 5)[2], 0u);
    ExpectMessage(kStateId, "Descriptor index 5 is uninitialized.");
    WriteSampler(samplers, 5);
    EXPECT_EQ(RunWith(program, samplers, 5)[2], 100u);
    Stop();
    ExpectSilence();
}

// Integers cannot be filtered. The sampler is in the sampler heap, or embedded in the mapping.
TEST_P(HeapImagesTest, ContentsOfSamplersAreChecked) {
    Options options = ImageOptions();
    options.settings["gpuav_descriptor_contents"] = "true";
    START_IMAGES(options);
    Heap samplers = MakeSamplerHeap(kNumSources);
    Program program = MakeSamplerProgram(samplers, 5);
    WriteSampler(samplers, 5, VK_FILTER_LINEAR);
    RunWith(program, samplers, 4);
    ExpectSilence();
    RunWith(program, samplers, 5);
    ExpectMessage("VUID-vkCmdDispatch-magFilter-04553", "VK_FORMAT_R32_UINT");
    const VkShaderModule module = MakeShader(index_combined_image_sampler);
    for (const VkFilter filter : {VK_FILTER_NEAREST, VK_FILTER_LINEAR}) {
        auto sampler = Make<VkSamplerCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO);
        sampler.magFilter = sampler.minFilter = filter;
        Program combined = MakeImageProgram(index_sampled_image, kSampled, 6);
        VkDescriptorSetAndBindingMappingEXT mapping = MapSlots(1, 1);
        mapping.sourceData.constantOffset.pEmbeddedSampler = &sampler;
        combined.pipeline = MakePipeline(module, {MapSlots(0, 0), mapping});
        RunWith(combined, samplers, 5);
        if (filter == VK_FILTER_LINEAR) {
            ExpectMessage("VUID-vkCmdDispatch-magFilter-04553", "VK_FORMAT_R32_UINT");
        }
        ExpectSilence();
    }
    Stop();
    ExpectSilence();
}

// The sampler heap ends before the array of the shader.
TEST_P(HeapImagesTest, SamplersOutsideOfTheHeapAreFound) {
    Options options = ImageOptions();
    options.settings.erase("gpuav_descriptor_buffers"); // The length of the heap is known anyway.
    START_IMAGES(options);
    Heap samplers = MakeSamplerHeap(5);
    Program program = MakeSamplerProgram(samplers, 5);
    EXPECT_EQ(RunWith(program, samplers, 4)[2], 100u);
    ExpectSilence();
    EXPECT_EQ(RunWith(program, samplers, 5)[2], 0u);
    ExpectMessage(kRangeId, "The descriptor heap ends before this descriptor");
    Stop();
    ExpectSilence();
}

// The image, the sampler, or the end of the sampler heap.
TEST_P(HeapImagesTest, BothPartsOfCombinedImageSamplersAreChecked) {
    START_IMAGES(ImageOptions());
    const VkShaderModule module = MakeShader(index_combined_image_sampler);
    for (const auto &[num_images, num_samplers, size] :
         {std::tuple(5u, 6u, 6u), std::tuple(6u, 5u, 6u), std::tuple(6u, 5u, 5u)}) {
        Heap samplers = MakeSamplerHeap(size);
        for (uint32_t i = 0; i < num_samplers; i++) {
            WriteSampler(samplers, i);
        }
        Program program = MakeImageProgram(index_sampled_image, kSampled, num_images);
        program.pipeline = MakePipeline(module, {MapSlots(0, 0), MapCombined(1, 1)});
        EXPECT_EQ(RunWith(program, samplers, 4), (std::vector<uint32_t>{100, 100, 104, 100}));
        ExpectSilence();
        EXPECT_EQ(RunWith(program, samplers, 5)[2], 0u);
        if (size == 5) {
            ExpectMessage(kRangeId, "The descriptor heap ends before this descriptor");
        } else {
            ExpectMessage(kStateId, "Descriptor index 5 is uninitialized.");
        }
        ExpectSilence();
    }
    Stop();
    ExpectSilence();
}

// One pushed index has that of the image in its lower 20 bits, and that of the sampler in the others.
TEST_P(HeapImagesTest, CombinedIndicesAreSplit) {
    START_IMAGES(ImageOptions());
    Heap samplers = MakeSamplerHeap(4 + kNumSources);
    for (uint32_t i = 4; i < 4 + kNumSources; i++) {
        WriteSampler(samplers, i);
    }
    Program program = MakeImageProgram(index_sampled_image, kSampled, 6);
    VkDescriptorSetAndBindingMappingEXT mapping = MapSlots(1, 0);
    mapping.source = VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_PUSH_INDEX_EXT;
    mapping.sourceData = {};
    auto &source = mapping.sourceData.pushIndex;
    source.pushOffset = 8;
    source.heapIndexStride = source.heapArrayStride = static_cast<uint32_t>(SlotSize());
    source.useCombinedImageSamplerIndex = VK_TRUE;
    source.samplerHeapIndexStride = source.samplerHeapArrayStride =
        static_cast<uint32_t>(properties_.samplerDescriptorSize);
    program.pipeline = MakePipeline(MakeShader(index_combined_image_sampler), {MapSlots(0, 0), mapping});
    const auto run = [&](uint32_t sampler) {
        VkCommandBuffer commands = Begin();
        bind_(commands, &program.heap.info);
        bind_samplers_(commands, &samplers.info);
        PushWords(commands, {1 | sampler << 20}, 8);
        Dispatch(commands, program, 5);
        Check(Submit(commands), "vkQueueSubmit");
    };
    run(4);
    EXPECT_EQ(program.result.words[2], 105u);
    ExpectSilence();
    run(5); // Element 5 has a sampler after the end of the heap.
    EXPECT_EQ(program.result.words[2], 0u);
    ExpectMessage(kRangeId, "The descriptor heap ends before this descriptor");
    Stop();
    ExpectSilence();
}

INSTANTIATE_TEST_SUITE_P(Lavapipe, HeapImagesTest,
                         ::testing::Values(Stack{"lavapipe", Driver::kLavapipe, {Layer::kWarden}}),
                         StackName);

#else

TEST(HeapImagesTest, NeedHeadersThatKnowDescriptorHeaps) {
    GTEST_SKIP() << "the build's Vulkan headers lack VK_EXT_descriptor_heap; see './dev setup --newest'";
}

#endif

} // namespace
} // namespace wd::testing
