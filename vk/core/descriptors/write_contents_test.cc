// The contents of descriptors that are written, copies of sets, and templates.
#include "vk/core/descriptors/descriptors_testing.h"

namespace wd::testing {
namespace {

constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                           kTexels = VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER,
                           kSampler = VK_DESCRIPTOR_TYPE_SAMPLER, kSampled = VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE,
                           kCombined = VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER,
                           kInput = VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT,
                           kBlock = VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK;

class WriteContentsTest : public DescriptorsTest {
  protected:
    VkDescriptorSet SetWith(VkDescriptorType type, uint32_t count = 1) {
        const VkShaderStageFlags stage =
            type == kInput ? VK_SHADER_STAGE_FRAGMENT_BIT : VK_SHADER_STAGE_COMPUTE_BIT;
        return SetOf(MakeSetLayout({Binding(0, type, count, stage)}));
    }
    // TryImage writes an image to a new set of its type.
    void TryImage(VkDescriptorType type, VkImageView view, VkImageLayout layout,
                  VkSampler sampler = VK_NULL_HANDLE) {
        const VkDescriptorImageInfo info = {sampler, view, layout};
        VkWriteDescriptorSet write = Write(SetWith(type), 0, type);
        write.pImageInfo = &info;
        Update(write);
    }
    VkImage VolumeOf(VkImageUsageFlags usage) {
        VkImageCreateInfo info = PlainImage(VK_FORMAT_R8G8B8A8_UNORM, {4, 4}, usage);
        info.imageType = VK_IMAGE_TYPE_3D;
        info.extent.depth = 4;
        info.flags = VK_IMAGE_CREATE_2D_ARRAY_COMPATIBLE_BIT;
        const VkImage image = MakeUnboundImage(info);
        BindImage(image);
        return image;
    }
};

// --- Buffers

TEST_F(WriteContentsTest, BuffersHaveMemory) {
    WD_START_DEVICE(NullOptions());
    auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    info.size = 64;
    info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
    VkDescriptorBufferInfo buffer = {VK_NULL_HANDLE, 0, VK_WHOLE_SIZE};
    Check(vkCreateBuffer(device(), &info, nullptr, &buffer.buffer), "vkCreateBuffer");
    Defer([this, made = buffer.buffer] { vkDestroyBuffer(device(), made, nullptr); });
    VkWriteDescriptorSet write = Write(SetWith(kStorage), 0, kStorage);
    write.pBufferInfo = &buffer;
    Update(write);
    ExpectRule("00329", "which is not bound to memory");
    VkMemoryRequirements requirements;
    vkGetBufferMemoryRequirements(device(), buffer.buffer, &requirements);
    vkBindBufferMemory(device(), buffer.buffer, Allocate(requirements, 0), 0);
    Update(write);
    ExpectSilence();
}

// The statements of VkDescriptorBufferInfo hold in writes, pushes and templates.
TEST_F(WriteContentsTest, RangesAreInsideOfBuffers) {
    WD_START_DEVICE(NullOptions());
    const Buffer storage = MakeBuffer(256, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    const VkDescriptorSet set = SetWith(kStorage, 2);
    const auto update = [&](VkDeviceSize offset, VkDeviceSize range, VkBuffer handle) {
        const VkDescriptorBufferInfo infos[] = {{storage.handle, 0, 256}, {handle, offset, range}};
        VkWriteDescriptorSet write = Write(set, 0, kStorage, 2);
        write.pBufferInfo = infos;
        Update(write);
    };
    update(0, VK_WHOLE_SIZE, storage.handle);
    update(192, 64, storage.handle);
    ExpectSilence();
    update(256, VK_WHOLE_SIZE, storage.handle);
    ExpectRule("00340", "pDescriptorWrites[0].pBufferInfo[1].offset is 256");
    update(0, 0, storage.handle);
    ExpectRule("00341", "range is 0");
    update(192, 65, storage.handle);
    ExpectRule("00342", "range is 65");
    update(0, VK_WHOLE_SIZE, VK_NULL_HANDLE);
    ExpectRule("02998", "the feature nullDescriptor is not enabled");
}

TEST_F(WriteContentsTest, RangesOfTemplatesAreInsideOfBuffers) {
    WD_START_DEVICE(NullOptions());
    const Buffer storage = MakeBuffer(256, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    const VkDescriptorSetLayout layout = MakeSetLayout({Binding(0, kStorage)});
    const VkDescriptorUpdateTemplateEntry entry = {0, 0, 1, kStorage, 0, 0};
    auto info =
        Make<VkDescriptorUpdateTemplateCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_UPDATE_TEMPLATE_CREATE_INFO);
    info.descriptorUpdateEntryCount = 1;
    info.pDescriptorUpdateEntries = &entry;
    info.descriptorSetLayout = layout;
    VkDescriptorUpdateTemplate made = VK_NULL_HANDLE;
    Check(vkCreateDescriptorUpdateTemplate(device(), &info, nullptr, &made),
          "vkCreateDescriptorUpdateTemplate");
    VkDescriptorBufferInfo data = {storage.handle, 128, 128};
    const VkDescriptorSet set = SetOf(layout);
    vkUpdateDescriptorSetWithTemplate(device(), set, made, &data);
    ExpectSilence();
    data.range = 256;
    vkUpdateDescriptorSetWithTemplate(device(), set, made, &data);
    ExpectRule("00342", "range is 256");
    vkDestroyDescriptorUpdateTemplate(device(), made, nullptr);
}

TEST_F(WriteContentsTest, NullBuffersWithTheFeature) {
    auto robustness = Make<VkPhysicalDeviceRobustness2FeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ROBUSTNESS_2_FEATURES_EXT);
    robustness.nullDescriptor = VK_TRUE;
    Options options = NullOptions();
    options.device_extensions = {VK_EXT_ROBUSTNESS_2_EXTENSION_NAME};
    options.device_next = &robustness;
    WD_START_DEVICE(options);
    VkDescriptorBufferInfo buffer = {VK_NULL_HANDLE, 0, VK_WHOLE_SIZE};
    VkWriteDescriptorSet write = Write(SetWith(kStorage), 0, kStorage);
    write.pBufferInfo = &buffer;
    Update(write);
    ExpectSilence();
    buffer.range = 16;
    Update(write);
    ExpectRule("02999", "range is 16");
}

// On lavapipe, whose limit is smaller than the maximum size of buffers.
TEST_F(WriteContentsTest, TheRangeOfStorageBuffersHasALimit) {
    WD_START_DEVICE(Options());
    VkPhysicalDeviceProperties properties;
    vkGetPhysicalDeviceProperties(physical_device(), &properties);
    const VkDeviceSize most = properties.limits.maxStorageBufferRange;
    if (most > 1u << 28) {
        GTEST_SKIP() << "The limit is " << most << ".";
    }
    const Buffer storage = MakeBuffer(most + 4, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    VkDescriptorBufferInfo buffer = {storage.handle, 0, most};
    VkWriteDescriptorSet write = Write(SetWith(kStorage), 0, kStorage);
    write.pBufferInfo = &buffer;
    Update(write);
    ExpectSilence();
    buffer.range = most + 4;
    Update(write);
    ExpectRule("00333", "maxStorageBufferRange is");
}

TEST_F(WriteContentsTest, BufferViewsHaveTheUsage) {
    WD_START_DEVICE(NullOptions());
    const VkBufferView views[] = {
        MakeBufferView(MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT), VK_FORMAT_R32_UINT),
        MakeBufferView(MakeBuffer(64, VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT), VK_FORMAT_R32_UINT)};
    VkWriteDescriptorSet write = Write(SetWith(kTexels), 0, kTexels);
    write.pTexelBufferView = &views[0];
    Update(write);
    ExpectSilence();
    write.pTexelBufferView = &views[1];
    Update(write);
    ExpectRule("08766", "without VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT");
    const VkBufferView none = VK_NULL_HANDLE;
    write.pTexelBufferView = &none;
    Update(write);
    ExpectRule("02995", "pTexelBufferView[0] is VK_NULL_HANDLE, the feature nullDescriptor is not enabled");
}

// --- Images

TEST_F(WriteContentsTest, InputAttachmentsHaveViews) {
    WD_START_DEVICE(NullOptions());
    const Image input = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4,
                                  VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT | VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT);
    const Image color = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4, VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT);
    TryImage(kInput, input.view, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL);
    ExpectSilence();
    TryImage(kInput, color.view, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL);
    ExpectRule("00338", "without VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT");
    TryImage(kInput, VK_NULL_HANDLE, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL);
    ExpectRule("07683", "imageView is VK_NULL_HANDLE");
    TryImage(kInput, input.view, VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL);
    ExpectRule("04151", "imageLayout is VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL");
}

TEST_F(WriteContentsTest, LayoutsOfCombinedImageSamplers) {
    WD_START_DEVICE(NullOptions());
    const Image image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4, VK_IMAGE_USAGE_SAMPLED_BIT);
    TryImage(kCombined, image.view, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL, MakeSampler());
    ExpectSilence();
    TryImage(kCombined, image.view, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, MakeSampler());
    ExpectRule("04150", "imageLayout is VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL");
    TryImage(kSampled, image.view, VK_IMAGE_LAYOUT_DEPTH_READ_ONLY_OPTIMAL);
    ExpectRule("09426", "the aspectMask of imageView is VK_IMAGE_ASPECT_COLOR_BIT");
}

TEST_F(WriteContentsTest, SamplersAreWrittenOrImmutable) {
    WD_START_DEVICE(NullOptions());
    const Image image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4, VK_IMAGE_USAGE_SAMPLED_BIT);
    const VkImageLayout layout = VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL;
    TryImage(kSampled, image.view, layout);
    ExpectSilence();
    TryImage(kCombined, image.view, layout);
    ExpectRule("00325", "sampler is VK_NULL_HANDLE, and binding 0 of the layout has no immutable samplers");
    TryImage(kSampler, VK_NULL_HANDLE, VK_IMAGE_LAYOUT_UNDEFINED);
    ExpectRule("00325", "pImageInfo[0].sampler is VK_NULL_HANDLE");
    VkDescriptorSetLayoutBinding binding = Binding(0, kCombined);
    const VkSampler sampler = MakeSampler();
    binding.pImmutableSamplers = &sampler;
    const VkDescriptorImageInfo info = {VK_NULL_HANDLE, image.view, layout};
    VkWriteDescriptorSet write = Write(SetOf(MakeSetLayout({binding})), 0, kCombined);
    write.pImageInfo = &info;
    Update(write);
    ExpectSilence();
}

TEST_F(WriteContentsTest, PoolsHaveSets) {
    WD_START_DEVICE(NullOptions());
    auto info = Make<VkDescriptorPoolCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO);
    for (const uint32_t num_sets : {1, 0}) {
        info.maxSets = num_sets;
        VkDescriptorPool pool = VK_NULL_HANDLE;
        Check(vkCreateDescriptorPool(device(), &info, nullptr, &pool), "vkCreateDescriptorPool");
        vkDestroyDescriptorPool(device(), pool, nullptr);
        if (num_sets) {
            ExpectSilence();
        }
    }
    ExpectRule("09227", "pCreateInfo->maxSets is 0");
}

TEST_F(WriteContentsTest, SlicesOfVolumes) {
    WD_START_DEVICE(NullOptions());
    const VkFormat format = VK_FORMAT_R8G8B8A8_UNORM;
    const VkImageUsageFlags usage = VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT |
                                    VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT;
    const VkImage volume = VolumeOf(usage);
    const VkImageView slice = MakeImageView(volume, format),
                      all = MakeImageView(volume, format, VK_IMAGE_VIEW_TYPE_3D);
    ClearMessages();
    TryImage(kSampled, all, VK_IMAGE_LAYOUT_GENERAL);
    ExpectSilence();
    TryImage(kSampled, slice, VK_IMAGE_LAYOUT_GENERAL);
    ExpectRule("06714", "the feature sampler2DViewOf3D is not enabled");
    TryImage(kInput, slice, VK_IMAGE_LAYOUT_GENERAL);
    ExpectRule("07795", "in an input attachment");
}

TEST_F(WriteContentsTest, InputAttachmentsHaveAllLevels) {
    auto features = Make<VkPhysicalDeviceImageViewMinLodFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_IMAGE_VIEW_MIN_LOD_FEATURES_EXT);
    features.minLod = VK_TRUE;
    Options options = NullOptions();
    options.device_next = &features;
    options.device_extensions = {VK_EXT_IMAGE_VIEW_MIN_LOD_EXTENSION_NAME};
    WD_START_DEVICE(options);
    VkImageCreateInfo info = PlainImage(VK_FORMAT_R8G8B8A8_UNORM, {4, 4},
                                        VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT | VK_IMAGE_USAGE_SAMPLED_BIT);
    info.mipLevels = 2;
    const VkImage image = MakeUnboundImage(info);
    BindImage(image);
    auto lod = Make<VkImageViewMinLodCreateInfoEXT>(VK_STRUCTURE_TYPE_IMAGE_VIEW_MIN_LOD_CREATE_INFO_EXT);
    auto view_info = Make<VkImageViewCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO);
    view_info.pNext = &lod;
    view_info.image = image;
    view_info.viewType = VK_IMAGE_VIEW_TYPE_2D;
    view_info.format = info.format;
    view_info.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 2, 0, 1};
    for (const float least : {0.0f, 1.0f}) {
        lod.minLod = least;
        VkImageView view = VK_NULL_HANDLE;
        Check(vkCreateImageView(device(), &view_info, nullptr, &view), "vkCreateImageView");
        Defer([this, view] { vkDestroyImageView(device(), view, nullptr); });
        TryImage(kSampled, view, VK_IMAGE_LAYOUT_GENERAL);
        ExpectSilence();
        TryImage(kInput, view, VK_IMAGE_LAYOUT_GENERAL);
        if (least > 0.0f) {
            ExpectRule("06450", "the minLod of imageView is 1");
        } else {
            ExpectSilence();
        }
    }
}

// --- Conversions

TEST_F(WriteContentsTest, ConversionsAreThoseOfImmutableSamplers) {
    auto features =
        Make<VkPhysicalDeviceVulkan11Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES);
    features.samplerYcbcrConversion = VK_TRUE;
    auto robustness = Make<VkPhysicalDeviceRobustness2FeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ROBUSTNESS_2_FEATURES_EXT);
    robustness.nullDescriptor = VK_TRUE;
    features.pNext = &robustness;
    Options options = NullOptions();
    options.device_extensions = {VK_EXT_ROBUSTNESS_2_EXTENSION_NAME};
    options.device_next = &features;
    WD_START_DEVICE(options);
    const VkFormat format = VK_FORMAT_G8_B8R8_2PLANE_420_UNORM;
    auto conversion_info =
        Make<VkSamplerYcbcrConversionCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_YCBCR_CONVERSION_CREATE_INFO);
    conversion_info.format = format;
    conversion_info.ycbcrModel = VK_SAMPLER_YCBCR_MODEL_CONVERSION_YCBCR_709;
    auto chained = Make<VkSamplerYcbcrConversionInfo>(VK_STRUCTURE_TYPE_SAMPLER_YCBCR_CONVERSION_INFO);
    Check(vkCreateSamplerYcbcrConversion(device(), &conversion_info, nullptr, &chained.conversion),
          "conversion");
    Defer([this, made = chained.conversion] { vkDestroySamplerYcbcrConversion(device(), made, nullptr); });
    auto sampler_info = Make<VkSamplerCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO);
    sampler_info.pNext = &chained;
    sampler_info.addressModeU = sampler_info.addressModeV = sampler_info.addressModeW =
        VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE;
    VkSampler converting = VK_NULL_HANDLE;
    Check(vkCreateSampler(device(), &sampler_info, nullptr, &converting), "vkCreateSampler");
    Defer([this, converting] { vkDestroySampler(device(), converting, nullptr); });
    const VkImage image = MakeUnboundImage(PlainImage(format, {4, 4}, VK_IMAGE_USAGE_SAMPLED_BIT));
    BindImage(image);
    auto view_info = Make<VkImageViewCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO);
    view_info.pNext = &chained;
    view_info.image = image;
    view_info.viewType = VK_IMAGE_VIEW_TYPE_2D;
    view_info.format = format;
    view_info.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
    VkImageView converted = VK_NULL_HANDLE;
    Check(vkCreateImageView(device(), &view_info, nullptr, &converted), "vkCreateImageView");
    Defer([this, converted] { vkDestroyImageView(device(), converted, nullptr); });
    const Image plain = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4, VK_IMAGE_USAGE_SAMPLED_BIT);
    VkDescriptorSetLayoutBinding binding = Binding(0, kCombined);
    binding.pImmutableSamplers = &converting;
    const VkDescriptorSetLayout immutable = MakeSetLayout({binding});
    const VkDescriptorSetLayout plain_layout = MakeSetLayout({Binding(0, kCombined)});
    const auto write_null = [&](VkDescriptorSetLayout layout) {
        const VkDescriptorImageInfo info = {MakeSampler(), VK_NULL_HANDLE, VK_IMAGE_LAYOUT_UNDEFINED};
        VkWriteDescriptorSet write = Write(SetOf(layout), 0, kCombined);
        write.pImageInfo = &info;
        Update(write);
    };
    const auto write_immutable = [&](VkImageView view) {
        const VkDescriptorImageInfo info = {converting, view, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL};
        VkWriteDescriptorSet write = Write(SetOf(immutable), 0, kCombined);
        write.pImageInfo = &info;
        Update(write);
    };
    write_immutable(converted);
    TryImage(kCombined, plain.view, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL, MakeSampler());
    ExpectSilence();
    write_immutable(plain.view);
    ExpectRule("01948", "a view without a YCbCr conversion, but the immutable sampler has one");
    TryImage(kCombined, converted, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL, MakeSampler());
    ExpectRule("02738", "but binding 0 of the layout has no immutable sampler with this conversion");
    TryImage(kSampled, converted, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL);
    ExpectRule("01946", "a view with a YCbCr conversion in a sampled image");
    write_null(plain_layout);
    ExpectSilence();
    write_null(immutable);
    ExpectRule("09506", "and the immutable sampler of the binding has a Y'CbCr conversion");
}

// --- Several bindings

TEST_F(WriteContentsTest, UpdatesContinueInBindingsWithTheSameSamplers) {
    WD_START_DEVICE(NullOptions());
    const VkSampler sampler = MakeSampler();
    const Image image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4, VK_IMAGE_USAGE_SAMPLED_BIT);
    const std::vector<VkDescriptorImageInfo> infos(
        2, {sampler, image.view, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL});
    for (const bool has_both : {true, false}) {
        VkDescriptorSetLayoutBinding first = Binding(0, kCombined), second = Binding(1, kCombined);
        second.pImmutableSamplers = &sampler;
        first.pImmutableSamplers = has_both ? &sampler : nullptr;
        VkWriteDescriptorSet write = Write(SetOf(MakeSetLayout({first, second})), 0, kCombined, 2);
        write.pImageInfo = infos.data();
        Update(write);
        if (has_both) {
            ExpectSilence();
        } else {
            ExpectRule("00318", "the update continues in binding 1, which has immutable samplers");
        }
    }
}

// --- Structs in the chain

TEST_F(WriteContentsTest, BlocksAreWrittenFromTheChain) {
    auto features =
        Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
    features.inlineUniformBlock = VK_TRUE;
    Options options = NullOptions();
    options.device_next = &features;
    WD_START_DEVICE(options);
    auto pool_blocks = Make<VkDescriptorPoolInlineUniformBlockCreateInfo>(
        VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_INLINE_UNIFORM_BLOCK_CREATE_INFO);
    const VkDescriptorPoolSize size = {kBlock, 256};
    auto pool_info = Make<VkDescriptorPoolCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO);
    pool_info.maxSets = 4;
    pool_info.poolSizeCount = 1;
    pool_info.pPoolSizes = &size;
    VkDescriptorPool pool = VK_NULL_HANDLE;
    Check(vkCreateDescriptorPool(device(), &pool_info, nullptr, &pool), "vkCreateDescriptorPool");
    vkDestroyDescriptorPool(device(), pool, nullptr);
    ExpectRule("09424", "the pNext chain has no VkDescriptorPoolInlineUniformBlockCreateInfo");
    pool_blocks.maxInlineUniformBlockBindings = 4;
    pool_info.pNext = &pool_blocks;
    Check(vkCreateDescriptorPool(device(), &pool_info, nullptr, &pool), "vkCreateDescriptorPool");
    Defer([this, pool] { vkDestroyDescriptorPool(device(), pool, nullptr); });
    ExpectSilence();

    const VkDescriptorSetLayout layout = MakeSetLayout({Binding(0, kBlock, 32)});
    const VkDescriptorSet source = TakeSet(pool, layout), target = TakeSet(pool, layout);
    const uint32_t words[8] = {};
    auto block = Make<VkWriteDescriptorSetInlineUniformBlock>(
        VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET_INLINE_UNIFORM_BLOCK);
    block.dataSize = 16;
    block.pData = words;
    VkWriteDescriptorSet write = Write(source, 0, kBlock, 16);
    write.pNext = &block;
    Update(write);
    ExpectSilence();
    write.descriptorCount = 32;
    Update(write);
    ExpectRule("02221", "dataSize of VkWriteDescriptorSetInlineUniformBlock in the pNext chain is 16");
    write.pNext = nullptr;
    Update(write);
    ExpectRule("02221", "the pNext chain has no VkWriteDescriptorSetInlineUniformBlock");

    auto copy = Make<VkCopyDescriptorSet>(VK_STRUCTURE_TYPE_COPY_DESCRIPTOR_SET);
    copy.srcSet = source;
    copy.dstSet = target;
    copy.srcArrayElement = copy.dstArrayElement = 4;
    copy.descriptorCount = 8;
    Update(copy);
    ExpectSilence();
    copy.srcArrayElement = 2;
    Update(copy);
    ExpectRule("02223", "srcArrayElement is 2");
    copy.srcArrayElement = 4;
    copy.dstArrayElement = 6;
    Update(copy);
    ExpectRule("02224", "dstArrayElement is 6");
    copy.dstArrayElement = 4;
    copy.descriptorCount = 6;
    Update(copy);
    ExpectRule("02225", "descriptorCount is 6");

    VkDescriptorUpdateTemplateEntry entry = {0, 4, 8, kBlock, 0, 0};
    auto info =
        Make<VkDescriptorUpdateTemplateCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_UPDATE_TEMPLATE_CREATE_INFO);
    info.descriptorUpdateEntryCount = 1;
    info.pDescriptorUpdateEntries = &entry;
    info.descriptorSetLayout = layout;
    const auto make_template = [&] {
        VkDescriptorUpdateTemplate made = VK_NULL_HANDLE;
        vkCreateDescriptorUpdateTemplate(device(), &info, nullptr, &made);
        vkDestroyDescriptorUpdateTemplate(device(), made, nullptr);
    };
    make_template();
    ExpectSilence();
    entry.dstArrayElement = 2;
    make_template();
    ExpectRule("02226", "dstArrayElement is 2");
    entry.dstArrayElement = 4;
    entry.descriptorCount = 7;
    make_template();
    ExpectRule("02227", "descriptorCount is 7");
}

// --- Copies

TEST_F(WriteContentsTest, CopiesAreBetweenSetsOfTheSameKind) {
    WD_START_DEVICE(NullOptions());
    const VkDescriptorSetLayoutCreateFlags for_updates =
        VK_DESCRIPTOR_SET_LAYOUT_CREATE_UPDATE_AFTER_BIND_POOL_BIT;
    const VkDescriptorPoolCreateFlags pool_flag = VK_DESCRIPTOR_POOL_CREATE_UPDATE_AFTER_BIND_BIT;
    const VkDescriptorSetLayout plain = MakeSetLayout({Binding(0, kStorage)}),
                                updated = MakeSetLayout({Binding(0, kStorage)}, nullptr, for_updates);
    const VkDescriptorSet plain_set = SetOf(plain), plain_in_pool = SetOf(plain, pool_flag),
                          updated_set = SetOf(updated, pool_flag),
                          other_updated_set = SetOf(updated, pool_flag);
    ClearMessages();
    auto copy = Make<VkCopyDescriptorSet>(VK_STRUCTURE_TYPE_COPY_DESCRIPTOR_SET);
    copy.descriptorCount = 1;
    const auto try_copy = [&](VkDescriptorSet from, VkDescriptorSet to) {
        copy.srcSet = from;
        copy.dstSet = to;
        Update(copy);
    };
    try_copy(plain_set, SetOf(plain));
    try_copy(updated_set, other_updated_set);
    ExpectSilence();
    try_copy(updated_set, plain_set);
    ExpectRule("01918", "the layout of srcSet was created for updates after binding, that of dstSet was not");
    try_copy(plain_set, updated_set);
    ExpectRule("04885", "the layout of dstSet was created for updates after binding");
    try_copy(plain_in_pool, plain_set);
    ExpectRule("01920", "the pool of srcSet was created for updates after binding");
    try_copy(plain_set, plain_in_pool);
    ExpectRule("04887", "the pool of dstSet was created for updates after binding");
}

TEST_F(WriteContentsTest, CopiesDoNotReplaceImmutableSamplers) {
    WD_START_DEVICE(NullOptions());
    const VkSampler sampler = MakeSampler();
    VkDescriptorSetLayoutBinding immutable = Binding(0, kSampler);
    immutable.pImmutableSamplers = &sampler;
    const VkDescriptorImageInfo image = {sampler, VK_NULL_HANDLE, VK_IMAGE_LAYOUT_UNDEFINED};
    auto copy = Make<VkCopyDescriptorSet>(VK_STRUCTURE_TYPE_COPY_DESCRIPTOR_SET);
    copy.srcSet = SetWith(kSampler);
    copy.dstSet = SetWith(kSampler);
    copy.descriptorCount = 1;
    VkWriteDescriptorSet write = Write(copy.srcSet, 0, kSampler);
    write.pImageInfo = &image;
    Update(write);
    Update(copy);
    ExpectSilence();
    copy.dstSet = SetOf(MakeSetLayout({immutable}));
    Update(copy);
    ExpectRule("02753", "dstBinding is 0, which has immutable samplers");
}

} // namespace
} // namespace wd::testing
