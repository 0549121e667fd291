// Descriptor buffers, and mutable descriptors.
#include "vk/core/descriptors/drawn_testing.h"

namespace wd::testing {
namespace {

class DescriptorBuffersTest : public DrawnTest {
  protected:
    // StartWithBuffers starts a device with VK_EXT_descriptor_buffer.
    void StartWithBuffers(bool has_null_descriptors = false,
                          std::initializer_list<const char *> more_extensions = {}, void *next = nullptr) {
        addresses_ = Make<VkPhysicalDeviceBufferDeviceAddressFeatures>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES);
        addresses_.bufferDeviceAddress = VK_TRUE;
        addresses_.pNext = next;
        buffers_ = Make<VkPhysicalDeviceDescriptorBufferFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_BUFFER_FEATURES_EXT);
        buffers_.descriptorBuffer = buffers_.descriptorBufferPushDescriptors = VK_TRUE;
        buffers_.pNext = &addresses_;
        robustness_ = Make<VkPhysicalDeviceRobustness2FeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ROBUSTNESS_2_FEATURES_EXT);
        robustness_.nullDescriptor = has_null_descriptors;
        robustness_.pNext = &buffers_;
        Options options = NullOptions();
        options.device_extensions = {"VK_EXT_descriptor_buffer", "VK_EXT_robustness2"};
        options.device_extensions.insert(options.device_extensions.end(), more_extensions);
        options.device_next = &robustness_;
        Start(options);
    }

    VkPipelineLayout BufferLayout(
        VkDescriptorSetLayoutCreateFlags flags = VK_DESCRIPTOR_SET_LAYOUT_CREATE_DESCRIPTOR_BUFFER_BIT_EXT) {
        return MakePipelineLayout({MakeSetLayout(Bindings(0), nullptr, flags)});
    }

    // BindBuffer binds a descriptor buffer of the size of that many descriptors.
    void BindBuffer(VkCommandBuffer commands, VkDeviceSize num_descriptors = 1) {
        auto info =
            Make<VkDescriptorBufferBindingInfoEXT>(VK_STRUCTURE_TYPE_DESCRIPTOR_BUFFER_BINDING_INFO_EXT);
        info.usage = VK_BUFFER_USAGE_RESOURCE_DESCRIPTOR_BUFFER_BIT_EXT;
        const VkDeviceSize size = num_descriptors * SizeOf() + 4096;
        info.address =
            AddressOf(MakeBuffer(size, VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT | info.usage).handle);
        DeviceProc<PFN_vkCmdBindDescriptorBuffersEXT>("vkCmdBindDescriptorBuffersEXT")(commands, 1, &info);
    }

    void SetOffset(VkCommandBuffer commands, VkPipelineLayout layout, uint32_t first, uint32_t count = 1,
                   uint32_t index = 0, VkDeviceSize offset = 0) {
        const uint32_t indices[2] = {index, index};
        const VkDeviceSize offsets[2] = {offset, offset};
        DeviceProc<PFN_vkCmdSetDescriptorBufferOffsetsEXT>("vkCmdSetDescriptorBufferOffsetsEXT")(
            commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, first, count, indices, offsets);
    }

    // SizeOf returns the size of descriptors of storage buffers.
    size_t SizeOf() {
        auto buffers = Make<VkPhysicalDeviceDescriptorBufferPropertiesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_BUFFER_PROPERTIES_EXT);
        auto properties = Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
        properties.pNext = &buffers;
        vkGetPhysicalDeviceProperties2(physical_device(), &properties);
        return buffers.storageBufferDescriptorSize;
    }

    // GetNull gets a descriptor of a storage buffer without a buffer.
    void GetNull(size_t size) {
        std::vector<char> descriptor(size);
        auto info = Make<VkDescriptorGetInfoEXT>(VK_STRUCTURE_TYPE_DESCRIPTOR_GET_INFO_EXT);
        info.type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        DeviceProc<PFN_vkGetDescriptorEXT>("vkGetDescriptorEXT")(device(), &info, size, descriptor.data());
    }

    VkPhysicalDeviceBufferDeviceAddressFeatures addresses_;
    VkPhysicalDeviceDescriptorBufferFeaturesEXT buffers_;
    VkPhysicalDeviceRobustness2FeaturesEXT robustness_;
};

#define START_WITH_BUFFERS(...)                                                                              \
    StartWithBuffers(__VA_ARGS__);                                                                           \
    if (IsSkipped() || HasFatalFailure()) {                                                                  \
        return;                                                                                              \
    }

TEST_F(DescriptorBuffersTest, OffsetsOfSetsThatTheLayoutHas) {
    START_WITH_BUFFERS();
    const VkPipelineLayout layout = BufferLayout();
    const VkCommandBuffer commands = Begin();
    BindBuffer(commands);
    SetOffset(commands, layout, 0);
    ExpectSilence();
    SetOffset(commands, layout, 0, 2);
    ExpectOne("VUID-vkCmdSetDescriptorBufferOffsetsEXT-firstSet-08066",
              "setCount is 2, the setLayoutCount of the layout is 1");
    SetOffset(commands, BufferLayout(0), 0);
    ExpectOne("VUID-vkCmdSetDescriptorBufferOffsetsEXT-firstSet-09006",
              "was created without VK_DESCRIPTOR_SET_LAYOUT_CREATE_DESCRIPTOR_BUFFER_BIT_EXT");
    const auto flags = VK_DESCRIPTOR_SET_LAYOUT_CREATE_DESCRIPTOR_BUFFER_BIT_EXT |
                       VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR;
    const VkPipelineLayout pushed = BufferLayout(flags);
    ClearMessages(); // The driver may want the extension.
    SetOffset(commands, pushed, 0);
    if (VK_HEADER_VERSION > 309) { // Older registries lack the rule.
        ExpectMessage("VUID-vkCmdSetDescriptorBufferOffsetsEXT-firstSet-11803",
                      "was created with VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT");
    }
    ExpectSilence();
}

// Older registries lack the rules.
TEST_F(DescriptorBuffersTest, ResourcesOfDescriptors) {
    START_WITH_BUFFERS(true);
    const bool has_rules = VK_HEADER_VERSION > 309;
    const auto get = DeviceProc<PFN_vkGetDescriptorEXT>("vkGetDescriptorEXT");
    const Image sampled = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4, VK_IMAGE_USAGE_SAMPLED_BIT);
    VkDescriptorImageInfo image = {VK_NULL_HANDLE, MakeImageView(sampled.handle, VK_FORMAT_R8G8B8A8_UNORM),
                                   VK_IMAGE_LAYOUT_GENERAL};
    auto buffers = Make<VkPhysicalDeviceDescriptorBufferPropertiesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_BUFFER_PROPERTIES_EXT);
    auto properties = Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
    properties.pNext = &buffers;
    vkGetPhysicalDeviceProperties2(physical_device(), &properties);
    auto info = Make<VkDescriptorGetInfoEXT>(VK_STRUCTURE_TYPE_DESCRIPTOR_GET_INFO_EXT);
    std::vector<char> descriptor(4 << 20);
    info.type = VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE;
    info.data.pSampledImage = &image;
    get(device(), &info, buffers.sampledImageDescriptorSize, descriptor.data());
    ExpectSilence();
    info.type = VK_DESCRIPTOR_TYPE_STORAGE_IMAGE;
    info.data.pStorageImage = &image;
    get(device(), &info, buffers.storageImageDescriptorSize, descriptor.data());
    if (has_rules) {
        ExpectMessage("VUID-VkDescriptorGetInfoEXT-type-12218",
                      "its usage is VK_IMAGE_USAGE_SAMPLED_BIT, without VK_IMAGE_USAGE_STORAGE_BIT");
    }
    ExpectSilence();
    const Buffer buffer =
        MakeBuffer(256, VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT | VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    auto part = Make<VkDescriptorAddressInfoEXT>(VK_STRUCTURE_TYPE_DESCRIPTOR_ADDRESS_INFO_EXT);
    part.address = AddressOf(buffer.handle);
    part.range = 64;
    info.type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    info.data.pStorageBuffer = &part;
    get(device(), &info, SizeOf(), descriptor.data());
    ExpectSilence();
    part.address += 1;
    get(device(), &info, SizeOf(), descriptor.data());
    if (has_rules) {
        ExpectMessage("VUID-VkDescriptorGetInfoEXT-type-12266", "minStorageBufferOffsetAlignment is 16");
    }
    ExpectSilence();
}

TEST_F(DescriptorBuffersTest, OffsetsAreInBuffersThatAreBound) {
    START_WITH_BUFFERS();
    const VkPipelineLayout layout = BufferLayout();
    VkCommandBuffer commands = Begin();
    SetOffset(commands, layout, 0);
    ExpectOne("VUID-vkCmdSetDescriptorBufferOffsetsEXT-pBufferIndices-08065",
              "pBufferIndices[0] is 0, the number of bound descriptor buffers is 0");
    BindBuffer(commands);
    SetOffset(commands, layout, 0, 1, 0, 4096);
    ExpectSilence();
    SetOffset(commands, layout, 0, 1, 1);
    ExpectOne("VUID-vkCmdSetDescriptorBufferOffsetsEXT-pBufferIndices-08065",
              "pBufferIndices[0] is 1, the number of bound descriptor buffers is 1");
    SetOffset(commands, layout, 0, 1, 0, 4096 + 256);
    ExpectOne("VUID-vkCmdSetDescriptorBufferOffsetsEXT-pOffsets-08063",
              "pOffsets[0] is 4352, the descriptors of set 0 have at least");
    vkEndCommandBuffer(commands);
    commands = Begin(); // Bindings are those of the recording.
    SetOffset(commands, layout, 0);
    ExpectOne("VUID-vkCmdSetDescriptorBufferOffsetsEXT-pBufferIndices-08065", "");
}

TEST_F(DescriptorBuffersTest, EmbeddedSamplersNeedTheFlag) {
    START_WITH_BUFFERS();
    const auto bind = DeviceProc<PFN_vkCmdBindDescriptorBufferEmbeddedSamplersEXT>(
        "vkCmdBindDescriptorBufferEmbeddedSamplersEXT");
    const VkCommandBuffer commands = Begin();
    bind(commands, VK_PIPELINE_BIND_POINT_COMPUTE, BufferLayout(), 0);
    ExpectOne("VUID-vkCmdBindDescriptorBufferEmbeddedSamplersEXT-set-08070",
              "EMBEDDED_IMMUTABLE_SAMPLERS_BIT_EXT");
    bind(commands, VK_PIPELINE_BIND_POINT_COMPUTE, BufferLayout(), 1);
    ExpectOne("VUID-vkCmdBindDescriptorBufferEmbeddedSamplersEXT-set-08071", "set is 1");
}

TEST_F(DescriptorBuffersTest, NullDescriptorsNeedTheFeature) {
    START_WITH_BUFFERS();
    GetNull(64);
    ExpectMessage("VUID-VkDescriptorDataEXT-type-08040", "pStorageBuffer is NULL");
    ClearMessages(); // The size may be another one.
}

TEST_F(DescriptorBuffersTest, NullDescriptorsWithTheFeature) {
    START_WITH_BUFFERS(true);
    GetNull(64);
    for (const Message &message : messages()) {
        EXPECT_EQ(message.id.find("VUID-VkDescriptorDataEXT"), std::string::npos) << message.text;
    }
    ClearMessages();
}

TEST_F(DescriptorBuffersTest, NullDescriptorsOfEachType) {
    START_WITH_BUFFERS();
    const VkDescriptorImageInfo image = {MakeSampler(), VK_NULL_HANDLE, VK_IMAGE_LAYOUT_GENERAL};
    const struct {
        VkDescriptorType type;
        const VkDescriptorImageInfo *image;
        const char *rule;
    } cases[] = {
        {VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, &image, "08034"},
        {VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, nullptr, "08035"},
        {VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, nullptr, "08036"},
        {VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER, nullptr, "08037"},
        {VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER, nullptr, "08038"},
        {VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, nullptr, "08039"},
        {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, nullptr, "08040"},
        {VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR, nullptr, "08041"},
    };
    char descriptor[64];
    for (const auto &one : cases) {
        auto info = Make<VkDescriptorGetInfoEXT>(VK_STRUCTURE_TYPE_DESCRIPTOR_GET_INFO_EXT);
        info.type = one.type;
        info.data.pSampledImage = one.image;
        DeviceProc<PFN_vkGetDescriptorEXT>("vkGetDescriptorEXT")(device(), &info, sizeof descriptor,
                                                                 descriptor);
        bool is_found = false;
        for (const Message &message : messages()) { // The size may be another one.
            is_found |= message.id.find(std::string("VUID-VkDescriptorDataEXT-type-") + one.rule) == 0;
        }
        EXPECT_TRUE(is_found) << one.rule;
        ClearMessages();
    }
}

TEST_F(DescriptorBuffersTest, AddressesOfBuffersHaveRanges) {
    START_WITH_BUFFERS();
    std::vector<char> descriptor(SizeOf());
    const auto get = [&](VkDeviceAddress address, VkDeviceSize range) {
        auto buffer = Make<VkDescriptorAddressInfoEXT>(VK_STRUCTURE_TYPE_DESCRIPTOR_ADDRESS_INFO_EXT);
        buffer.address = address;
        buffer.range = range;
        auto info = Make<VkDescriptorGetInfoEXT>(VK_STRUCTURE_TYPE_DESCRIPTOR_GET_INFO_EXT);
        info.type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        info.data.pStorageBuffer = &buffer;
        DeviceProc<PFN_vkGetDescriptorEXT>("vkGetDescriptorEXT")(device(), &info, descriptor.size(),
                                                                 descriptor.data());
    };
    const Buffer buffer =
        MakeBuffer(256, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT);
    const VkDeviceAddress address = AddressOf(buffer.handle);
    get(address, 64);
    ExpectSilence();
    get(address, VK_WHOLE_SIZE);
    ExpectRule("08939", "pDescriptorInfo->data.pStorageBuffer->");
    get(address, 0);
    ExpectRule("08940", "range is 0");
    get(0, VK_WHOLE_SIZE);
    ExpectRule("08043", "nullDescriptor");
}

// The null driver's maxTexelBufferElements is 2^28.
TEST_F(DescriptorBuffersTest, TexelBuffersHaveAFormatAndALimit) {
    START_WITH_BUFFERS();
    const auto get = [&](VkDescriptorType type, VkFormat format, VkDeviceSize range) {
        char descriptor[256];
        auto texels = Make<VkDescriptorAddressInfoEXT>(VK_STRUCTURE_TYPE_DESCRIPTOR_ADDRESS_INFO_EXT);
        texels.address = 0x10000;
        texels.range = range;
        texels.format = format;
        auto info = Make<VkDescriptorGetInfoEXT>(VK_STRUCTURE_TYPE_DESCRIPTOR_GET_INFO_EXT);
        info.type = type;
        info.data.pUniformTexelBuffer = &texels;
        DeviceProc<PFN_vkGetDescriptorEXT>("vkGetDescriptorEXT")(device(), &info, sizeof descriptor,
                                                                 descriptor);
        std::vector<std::string> rules;
        for (const Message &message : messages()) { // The size may be another one.
            const std::string rule = message.id.size() < 5 ? "" : message.id.substr(message.id.size() - 5);
            if (rule == "09427" || rule == "09428" || rule == "09508") {
                rules.push_back(rule);
            }
        }
        ClearMessages();
        return rules;
    };
    using Rules = std::vector<std::string>;
    const VkDescriptorType uniform = VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER,
                           storage = VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER;
    constexpr VkDeviceSize kMost = VkDeviceSize{4} << 28;
    EXPECT_EQ(get(uniform, VK_FORMAT_R32_UINT, kMost + 3), Rules());
    EXPECT_EQ(get(storage, VK_FORMAT_R32_UINT, kMost), Rules());
    EXPECT_EQ(get(uniform, VK_FORMAT_R32_UINT, kMost + 4), Rules({"09427"}));
    EXPECT_EQ(get(storage, VK_FORMAT_R32_UINT, kMost + 4), Rules({"09428"}));
    EXPECT_EQ(get(storage, VK_FORMAT_UNDEFINED, 64), Rules({"09508"}));
}

TEST_F(DescriptorBuffersTest, LayoutsForBuffersAreOfTheirOwn) {
    START_WITH_BUFFERS();
    const VkDescriptorSetLayoutCreateFlags flag = VK_DESCRIPTOR_SET_LAYOUT_CREATE_DESCRIPTOR_BUFFER_BIT_EXT;
    const VkDescriptorSetLayout with = MakeSetLayout(Bindings(0), nullptr, flag),
                                without = MakeSetLayout(Bindings(0));
    MakePipelineLayout({with, with});
    MakePipelineLayout({without, without});
    MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER)}, nullptr, flag);
    ExpectSilence();
    MakePipelineLayout({with, without});
    ExpectRule("08008", "pSetLayouts[0] was created with");
    MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC)}, nullptr, flag);
    ExpectRule("08000", "but the layout is for descriptor buffers");
}

TEST_F(DescriptorBuffersTest, TheSizeIsThatOfTheType) {
    START_WITH_BUFFERS(true);
    if (!SizeOf()) {
        GTEST_SKIP() << "The size is " << SizeOf() << ".";
    }
    GetNull(SizeOf());
    ExpectSilence();
    GetNull(SizeOf() + 4);
    ExpectOne("VUID-vkGetDescriptorEXT-dataSize-08125", "storageBufferDescriptorSize is ");
}

TEST_F(DescriptorBuffersTest, TheSizeOfACombinedImageSamplerWithoutAView) {
    START_WITH_BUFFERS(true);
    auto buffers = Make<VkPhysicalDeviceDescriptorBufferPropertiesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_BUFFER_PROPERTIES_EXT);
    auto properties = Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
    properties.pNext = &buffers;
    vkGetPhysicalDeviceProperties2(physical_device(), &properties);
    const size_t size = buffers.combinedImageSamplerDescriptorSize;
    auto create = Make<VkSamplerCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO);
    VkDescriptorImageInfo image = {};
    Check(vkCreateSampler(device(), &create, nullptr, &image.sampler), "vkCreateSampler");
    Defer([device = device(), sampler = image.sampler] { vkDestroySampler(device, sampler, nullptr); });
    auto info = Make<VkDescriptorGetInfoEXT>(VK_STRUCTURE_TYPE_DESCRIPTOR_GET_INFO_EXT);
    info.type = VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
    info.data.pCombinedImageSampler = &image;
    std::vector<char> descriptor(size + 4);
    const auto get = DeviceProc<PFN_vkGetDescriptorEXT>("vkGetDescriptorEXT");
    get(device(), &info, size, descriptor.data());
    ExpectSilence();
    get(device(), &info, size + 4, descriptor.data());
    ExpectOne("VUID-vkGetDescriptorEXT-pDescriptorInfo-09507", "imageView is VK_NULL_HANDLE");
    // Rule 08125 wants combinedImageSamplerDensityMapDescriptorSize for samplers of density maps.
    create.flags = VK_SAMPLER_CREATE_SUBSAMPLED_BIT_EXT;
    Check(vkCreateSampler(device(), &create, nullptr, &image.sampler), "vkCreateSampler");
    Defer([device = device(), sampler = image.sampler] { vkDestroySampler(device, sampler, nullptr); });
    ClearMessages(); // The device lacks the feature of the flag.
    get(device(), &info, size + 4, descriptor.data());
    ExpectSilence();
}

TEST_F(DescriptorBuffersTest, TheSizeOfACombinedImageSamplerWithAConversion) {
    auto conversions =
        Make<VkPhysicalDeviceVulkan11Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES);
    conversions.samplerYcbcrConversion = VK_TRUE;
    START_WITH_BUFFERS(true, {}, &conversions);
    auto buffers = Make<VkPhysicalDeviceDescriptorBufferPropertiesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_BUFFER_PROPERTIES_EXT);
    auto properties = Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
    properties.pNext = &buffers;
    vkGetPhysicalDeviceProperties2(physical_device(), &properties);
    const VkFormat format = VK_FORMAT_G8_B8R8_2PLANE_420_UNORM;
    auto number = Make<VkSamplerYcbcrConversionImageFormatProperties>(
        VK_STRUCTURE_TYPE_SAMPLER_YCBCR_CONVERSION_IMAGE_FORMAT_PROPERTIES);
    auto answer = Make<VkImageFormatProperties2>(VK_STRUCTURE_TYPE_IMAGE_FORMAT_PROPERTIES_2);
    answer.pNext = &number;
    auto question =
        Make<VkPhysicalDeviceImageFormatInfo2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_IMAGE_FORMAT_INFO_2);
    question.format = format;
    question.type = VK_IMAGE_TYPE_2D;
    question.usage = VK_IMAGE_USAGE_SAMPLED_BIT;
    Check(vkGetPhysicalDeviceImageFormatProperties2(physical_device(), &question, &answer), "formats");
    auto conversion_info =
        Make<VkSamplerYcbcrConversionCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_YCBCR_CONVERSION_CREATE_INFO);
    conversion_info.format = format;
    conversion_info.ycbcrModel = VK_SAMPLER_YCBCR_MODEL_CONVERSION_YCBCR_709;
    auto chained = Make<VkSamplerYcbcrConversionInfo>(VK_STRUCTURE_TYPE_SAMPLER_YCBCR_CONVERSION_INFO);
    Check(vkCreateSamplerYcbcrConversion(device(), &conversion_info, nullptr, &chained.conversion),
          "conversion");
    Defer([this, made = chained.conversion] { vkDestroySamplerYcbcrConversion(device(), made, nullptr); });
    const VkImage made = MakeUnboundImage(PlainImage(format, {4, 4}, VK_IMAGE_USAGE_SAMPLED_BIT));
    BindImage(made);
    auto view_info = Make<VkImageViewCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO);
    view_info.pNext = &chained;
    view_info.image = made;
    view_info.viewType = VK_IMAGE_VIEW_TYPE_2D;
    view_info.format = format;
    view_info.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
    VkDescriptorImageInfo image = {MakeSampler(), VK_NULL_HANDLE, VK_IMAGE_LAYOUT_GENERAL};
    Check(vkCreateImageView(device(), &view_info, nullptr, &image.imageView), "vkCreateImageView");
    Defer([this, view = image.imageView] { vkDestroyImageView(device(), view, nullptr); });
    auto info = Make<VkDescriptorGetInfoEXT>(VK_STRUCTURE_TYPE_DESCRIPTOR_GET_INFO_EXT);
    info.type = VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
    info.data.pCombinedImageSampler = &image;
    const size_t size =
        buffers.combinedImageSamplerDescriptorSize * number.combinedImageSamplerDescriptorCount;
    std::vector<char> descriptor(size + 4);
    const auto get = DeviceProc<PFN_vkGetDescriptorEXT>("vkGetDescriptorEXT");
    ClearMessages(); // The sampler is another one.
    get(device(), &info, size, descriptor.data());
    ExpectSilence();
    get(device(), &info, size + 4, descriptor.data());
    ExpectOne("VUID-vkGetDescriptorEXT-descriptorType-09469",
              "combinedImageSamplerDescriptorCount of the format of the image is");
}

// The pipeline expects sets that are bound.
TEST_F(DescriptorBuffersTest, AnOffsetForAPipelineWithoutTheFlag) {
    START_WITH_BUFFERS();
    MakeProgram();
    const VkCommandBuffer commands = BeginAll();
    SetOffset(commands, layout_, 0);
    ClearMessages(); // The layout is not for descriptor buffers.
    vkCmdDispatch(commands, 1, 1, 1);
    ExpectMessage(
        "VUID-vkCmdDispatch-None-08117",
        "uses set 0, which has an offset in a descriptor buffer, but the pipeline was created without "
        "VK_PIPELINE_CREATE_DESCRIPTOR_BUFFER_BIT_EXT");
    ExpectMessage("VUID-vkCmdDispatch-None-08600",
                  "no set is bound as set 1"); // The command unbinds all sets.
    ExpectSilence();
}

TEST_F(DescriptorBuffersTest, SetsForAPipelineOfDescriptorBuffers) {
    START_WITH_BUFFERS();
    MakeProgram();
    VkComputePipelineCreateInfo info = ComputeInfo(layout_, MakeShader(drawn_shader));
    info.flags = VK_PIPELINE_CREATE_DESCRIPTOR_BUFFER_BIT_EXT;
    VkPipeline pipeline = VK_NULL_HANDLE;
    Check(vkCreateComputePipelines(device(), VK_NULL_HANDLE, 1, &info, nullptr, &pipeline),
          "vkCreateComputePipelines");
    Defer([this, pipeline] { vkDestroyPipeline(device(), pipeline, nullptr); });
    const VkCommandBuffer commands = BeginAll();
    vkCmdDispatch(commands, 1, 1, 1);
    ExpectSilence();
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
    vkCmdDispatch(commands, 1, 1, 1);
    ExpectMessage("VUID-vkCmdDispatch-None-08115",
                  "uses set 0, a descriptor set is bound there, but the pipeline was created with "
                  "VK_PIPELINE_CREATE_DESCRIPTOR_BUFFER_BIT_EXT");
    ExpectMessage("VUID-vkCmdDispatch-None-08115", "uses set 1");
    ExpectSilence();
}

TEST_F(DescriptorBuffersTest, FewBuffersOfAKindAreBound) {
    START_WITH_BUFFERS();
    const auto bind = DeviceProc<PFN_vkCmdBindDescriptorBuffersEXT>("vkCmdBindDescriptorBuffersEXT");
    auto limits = Make<VkPhysicalDeviceDescriptorBufferPropertiesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_BUFFER_PROPERTIES_EXT);
    auto properties = Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
    properties.pNext = &limits;
    vkGetPhysicalDeviceProperties2(physical_device(), &properties);
    const struct {
        VkBufferUsageFlags usage;
        uint32_t most;
        const char *id, *text;
    } cases[] = {
        {VK_BUFFER_USAGE_SAMPLER_DESCRIPTOR_BUFFER_BIT_EXT, limits.maxSamplerDescriptorBufferBindings,
         "maxSamplerDescriptorBufferBindings-08048", "maxSamplerDescriptorBufferBindings is 8"},
        {VK_BUFFER_USAGE_RESOURCE_DESCRIPTOR_BUFFER_BIT_EXT, limits.maxResourceDescriptorBufferBindings,
         "maxResourceDescriptorBufferBindings-08049", "maxResourceDescriptorBufferBindings is 8"},
        {VK_BUFFER_USAGE_RESOURCE_DESCRIPTOR_BUFFER_BIT_EXT |
             VK_BUFFER_USAGE_PUSH_DESCRIPTORS_DESCRIPTOR_BUFFER_BIT_EXT,
         1, "None-08050", "2 elements of pBindingInfos have"},
    };
    const VkCommandBuffer commands = Begin();
    for (const auto &one : cases) {
        const Buffer buffer = MakeBuffer(256, one.usage | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT);
        ClearMessages(); // The driver needs no buffer for pushed descriptors.
        auto info =
            Make<VkDescriptorBufferBindingInfoEXT>(VK_STRUCTURE_TYPE_DESCRIPTOR_BUFFER_BINDING_INFO_EXT);
        info.address = AddressOf(buffer.handle);
        info.usage = one.usage;
        const std::vector<VkDescriptorBufferBindingInfoEXT> infos(one.most + 1, info);
        bind(commands, one.most, infos.data());
        ExpectSilence();
        bind(commands, one.most + 1, infos.data());
        ExpectOne(std::string("VUID-vkCmdBindDescriptorBuffersEXT-") + one.id, one.text);
    }
}

#ifdef VK_KHR_maintenance5
TEST_F(DescriptorBuffersTest, ChainedUsagesReplaceThoseOfTheBinding) {
    START_WITH_BUFFERS(false, {VK_KHR_MAINTENANCE_5_EXTENSION_NAME});
    const auto bind = DeviceProc<PFN_vkCmdBindDescriptorBuffersEXT>("vkCmdBindDescriptorBuffersEXT");
    const VkBufferUsageFlags resources = VK_BUFFER_USAGE_RESOURCE_DESCRIPTOR_BUFFER_BIT_EXT,
                             pushed = VK_BUFFER_USAGE_PUSH_DESCRIPTORS_DESCRIPTOR_BUFFER_BIT_EXT;
    const Buffer buffer = MakeBuffer(256, VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT | resources | pushed);
    const VkCommandBuffer commands = Begin();
    auto second =
        Make<VkBufferUsageFlags2CreateInfoKHR>(VK_STRUCTURE_TYPE_BUFFER_USAGE_FLAGS_2_CREATE_INFO_KHR);
    auto info = Make<VkDescriptorBufferBindingInfoEXT>(VK_STRUCTURE_TYPE_DESCRIPTOR_BUFFER_BINDING_INFO_EXT);
    info.pNext = &second;
    info.address = AddressOf(buffer.handle);
    ClearMessages(); // The driver needs no buffer for pushed descriptors.
    const auto record = [&](VkBufferUsageFlags first_usage, VkBufferUsageFlags second_usage) {
        info.usage = first_usage;
        second.usage = second_usage;
        const VkDescriptorBufferBindingInfoEXT infos[] = {info, info};
        bind(commands, 2, infos);
    };
    record(resources | pushed, resources);
    ExpectSilence();
    record(resources, resources | pushed);
    ExpectOne("VUID-vkCmdBindDescriptorBuffersEXT-None-08050", "2 elements of pBindingInfos have");
}
#endif

TEST_F(DescriptorBuffersTest, BoundBuffersHaveTheUsageOfTheirBinding) {
    START_WITH_BUFFERS();
    const auto bind = DeviceProc<PFN_vkCmdBindDescriptorBuffersEXT>("vkCmdBindDescriptorBuffersEXT");
    const VkBufferUsageFlags address = VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT,
                             samplers = VK_BUFFER_USAGE_SAMPLER_DESCRIPTOR_BUFFER_BIT_EXT,
                             resources = VK_BUFFER_USAGE_RESOURCE_DESCRIPTOR_BUFFER_BIT_EXT,
                             pushed = VK_BUFFER_USAGE_PUSH_DESCRIPTORS_DESCRIPTOR_BUFFER_BIT_EXT;
    const Buffer buffer = MakeBuffer(256, address | samplers), other = MakeBuffer(256, address | resources);
    const VkCommandBuffer commands = Begin();
    auto info = Make<VkDescriptorBufferBindingInfoEXT>(VK_STRUCTURE_TYPE_DESCRIPTOR_BUFFER_BINDING_INFO_EXT);
    const auto record = [&](const Buffer &bound, VkBufferUsageFlags usage) {
        info.address = AddressOf(bound.handle);
        info.usage = usage;
        bind(commands, 1, &info);
    };
    record(buffer, samplers);
    record(other, resources);
    ExpectSilence();
    const std::string prefix = "VUID-VkDescriptorBufferBindingInfoEXT-usage-";
    record(other, samplers);
    ExpectOne(prefix + "08122", "without VK_BUFFER_USAGE_SAMPLER_DESCRIPTOR_BUFFER_BIT_EXT");
    record(buffer, resources);
    ExpectOne(prefix + "08123", "without VK_BUFFER_USAGE_RESOURCE_DESCRIPTOR_BUFFER_BIT_EXT");
    record(other, resources | pushed);
    ExpectOne(prefix + "08124", "without VK_BUFFER_USAGE_PUSH_DESCRIPTORS_DESCRIPTOR_BUFFER_BIT_EXT");
}

TEST_F(DescriptorBuffersTest, RangesEndInTheBufferAtTheAddress) {
    START_WITH_BUFFERS();
    const Buffer buffer =
        MakeBuffer(256, VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT | VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    auto range = Make<VkDescriptorAddressInfoEXT>(VK_STRUCTURE_TYPE_DESCRIPTOR_ADDRESS_INFO_EXT);
    range.address = AddressOf(buffer.handle) + 64;
    auto info = Make<VkDescriptorGetInfoEXT>(VK_STRUCTURE_TYPE_DESCRIPTOR_GET_INFO_EXT);
    info.type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    info.data.pStorageBuffer = &range;
    std::vector<char> descriptor(SizeOf());
    const auto get = [&](VkDeviceSize size) {
        range.range = size;
        DeviceProc<PFN_vkGetDescriptorEXT>("vkGetDescriptorEXT")(device(), &info, descriptor.size(),
                                                                 descriptor.data());
    };
    get(192);
    ExpectSilence();
    get(196);
    ExpectOne("VUID-VkDescriptorAddressInfoEXT-range-08045",
              "pDescriptorInfo->data.pStorageBuffer->range is 196, address is 0x");
    get(196);
    ExpectOne("VUID-VkDescriptorAddressInfoEXT-range-08045", "of which 192 bytes follow the address");
}

class MutableTypesTest : public DescriptorsTest {
  protected:
    void StartWithMutableTypes() {
        features_ = Make<VkPhysicalDeviceMutableDescriptorTypeFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MUTABLE_DESCRIPTOR_TYPE_FEATURES_EXT);
        features_.mutableDescriptorType = VK_TRUE;
        Options options = NullOptions();
        options.device_extensions = {"VK_EXT_mutable_descriptor_type"};
        options.device_next = &features_;
        Start(options);
    }

    // TryLists makes a layout with a mutable binding and one of storage buffers.
    void TryLists(const std::vector<VkMutableDescriptorTypeListEXT> &lists) {
        auto chained = Make<VkMutableDescriptorTypeCreateInfoEXT>(
            VK_STRUCTURE_TYPE_MUTABLE_DESCRIPTOR_TYPE_CREATE_INFO_EXT);
        chained.mutableDescriptorTypeListCount = static_cast<uint32_t>(lists.size());
        chained.pMutableDescriptorTypeLists = lists.data();
        MakeSetLayout(
            {Binding(0, VK_DESCRIPTOR_TYPE_MUTABLE_EXT), Binding(1, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER)},
            lists.empty() ? nullptr : &chained);
    }

    void TryPool(const std::vector<VkMutableDescriptorTypeListEXT> &lists) {
        auto chained = Make<VkMutableDescriptorTypeCreateInfoEXT>(
            VK_STRUCTURE_TYPE_MUTABLE_DESCRIPTOR_TYPE_CREATE_INFO_EXT);
        chained.mutableDescriptorTypeListCount = static_cast<uint32_t>(lists.size());
        chained.pMutableDescriptorTypeLists = lists.data();
        const std::vector<VkDescriptorPoolSize> sizes(2, {VK_DESCRIPTOR_TYPE_MUTABLE_EXT, 1});
        auto info = Make<VkDescriptorPoolCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO);
        info.pNext = lists.empty() ? nullptr : &chained;
        info.maxSets = 1;
        info.poolSizeCount = 2;
        info.pPoolSizes = sizes.data();
        VkDescriptorPool pool = VK_NULL_HANDLE;
        Check(vkCreateDescriptorPool(device(), &info, nullptr, &pool), "vkCreateDescriptorPool");
        vkDestroyDescriptorPool(device(), pool, nullptr);
    }

    VkPhysicalDeviceMutableDescriptorTypeFeaturesEXT features_;
};

TEST_F(MutableTypesTest, DescriptorsGetTypesOfTheList) {
    StartWithMutableTypes();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    const VkDescriptorType storage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                           uniform = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
    const Buffer buffer =
        MakeBuffer(256, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT);
    const auto set_of = [&](const std::vector<VkDescriptorType> &types) {
        const VkMutableDescriptorTypeListEXT list = {static_cast<uint32_t>(types.size()), types.data()};
        auto chained = Make<VkMutableDescriptorTypeCreateInfoEXT>(
            VK_STRUCTURE_TYPE_MUTABLE_DESCRIPTOR_TYPE_CREATE_INFO_EXT);
        chained.mutableDescriptorTypeListCount = 1;
        chained.pMutableDescriptorTypeLists = &list;
        return MakeSet(MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_MUTABLE_EXT)}, &chained),
                       {{VK_DESCRIPTOR_TYPE_MUTABLE_EXT, 1}});
    };
    const auto write = [&](VkDescriptorSet set, VkDescriptorType type) {
        const VkDescriptorBufferInfo info = {buffer.handle, 0, VK_WHOLE_SIZE};
        VkWriteDescriptorSet one = Write(set, 0, type);
        one.pBufferInfo = &info;
        Update(one);
    };
    const auto copy = [&](VkDescriptorSet source, VkDescriptorSet target) {
        auto one = Make<VkCopyDescriptorSet>(VK_STRUCTURE_TYPE_COPY_DESCRIPTOR_SET);
        one.srcSet = source;
        one.dstSet = target;
        one.descriptorCount = 1;
        Update(one);
    };
    const VkDescriptorSet both = set_of({storage, uniform}), swapped = set_of({uniform, storage}),
                          storages = set_of({storage}), plain = SetOf(MakeSetLayout({Binding(0, storage)})),
                          empty = set_of({storage, uniform});
    write(both, uniform);
    write(both, storage);
    write(storages, storage);
    copy(both, storages);
    copy(both, plain);
    copy(plain, both);
    copy(empty, swapped);
    ExpectSilence();
    write(storages, uniform);
    ExpectRule("04611", "which is not in the list of types of the mutable binding 0");
    copy(empty, storages);
    ExpectRule("04614", "the active type of descriptor 0 of binding 0 of srcSet is");
    write(both, uniform);
    copy(both, storages);
    ExpectRule("04612", "of srcSet is VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER");
    copy(both, plain);
    ExpectRule("04613", "of dstSet is VK_DESCRIPTOR_TYPE_STORAGE_BUFFER");
}

constexpr VkDescriptorType kTypes[] = {VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                                       VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER};

TEST_F(MutableTypesTest, MutableBindingsHaveLists) {
    StartWithMutableTypes();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    TryLists({{2, kTypes}, {0, nullptr}});
    ExpectSilence();
    TryLists({});
    ExpectOne("VUID-VkDescriptorSetLayoutCreateInfo-pBindings-07303", "pBindings[0] is of type");
    TryLists({{2, kTypes}, {1, kTypes}});
    ExpectOne("VUID-VkMutableDescriptorTypeListEXT-descriptorTypeCount-04599",
              "descriptorTypeCount is 1, but");
    TryLists({{0, nullptr}, {0, nullptr}});
    ExpectOne("VUID-VkMutableDescriptorTypeListEXT-descriptorTypeCount-04597",
              "descriptorTypeCount is 0, but");
    static constexpr VkDescriptorType kRepeated[] = {VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE,
                                                     VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                                                     VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE};
    TryLists({{2, kRepeated}, {0, nullptr}});
    ExpectSilence();
    TryLists({{3, kRepeated}, {0, nullptr}});
    ExpectOne("VUID-VkMutableDescriptorTypeListEXT-pDescriptorTypes-04598",
              "two elements of pDescriptorTypes");
}

TEST_F(MutableTypesTest, MutableBindingsHaveNoImmutableSamplers) {
    StartWithMutableTypes();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    const VkMutableDescriptorTypeListEXT list = {2, kTypes};
    auto chained =
        Make<VkMutableDescriptorTypeCreateInfoEXT>(VK_STRUCTURE_TYPE_MUTABLE_DESCRIPTOR_TYPE_CREATE_INFO_EXT);
    chained.mutableDescriptorTypeListCount = 1;
    chained.pMutableDescriptorTypeLists = &list;
    const VkSampler sampler = MakeSampler();
    VkDescriptorSetLayoutBinding binding = Binding(0, VK_DESCRIPTOR_TYPE_MUTABLE_EXT);
    MakeSetLayout({binding}, &chained);
    ExpectSilence();
    binding.pImmutableSamplers = &sampler;
    MakeSetLayout({binding}, &chained);
    ExpectOne(
        "VUID-VkDescriptorSetLayoutCreateInfo-descriptorType-04594",
        "pBindings[0] is of type VK_DESCRIPTOR_TYPE_MUTABLE_EXT, but its pImmutableSamplers is not NULL");
}

TEST_F(MutableTypesTest, ListsOfPoolsDoNotOverlapPartially) {
    StartWithMutableTypes();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    TryPool({{2, kTypes}, {2, kTypes}});
    TryPool({{1, kTypes}, {1, kTypes + 1}});
    ExpectSilence();
    TryPool({{2, kTypes}, {2, kTypes + 1}});
    ExpectOne("VUID-VkDescriptorPoolCreateInfo-pPoolSizes-04787", "pPoolSizes[0] and pPoolSizes[1]");
}

TEST_F(MutableTypesTest, PoolsNeedTheFeature) {
    WD_START_DEVICE(NullOptions());
    TryPool({});
    ExpectMessage("VUID-VkDescriptorPoolCreateInfo-mutableDescriptorType-04608", "pPoolSizes[0]");
    ClearMessages(); // The type is of an extension that is not enabled.
}

} // namespace
} // namespace wd::testing
