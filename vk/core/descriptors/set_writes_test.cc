// Updates of descriptor sets: where descriptors are written, and their contents.
#include "vk/core/descriptors/descriptors_testing.h"

namespace wd::testing {
namespace {

const VkDescriptorType kUniform = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER,
                       kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                       kTexel = VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER,
                       kSampler = VK_DESCRIPTOR_TYPE_SAMPLER, kSampled = VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE,
                       kImage = VK_DESCRIPTOR_TYPE_STORAGE_IMAGE;

class SetWritesTest : public DescriptorsTest {
  protected:
    void TryBuffer(VkDescriptorSet set, uint32_t binding, VkDescriptorType type, const Buffer &buffer,
                   uint32_t element = 0, uint32_t count = 1, VkDeviceSize offset = 0,
                   VkDeviceSize range = VK_WHOLE_SIZE) {
        const std::vector<VkDescriptorBufferInfo> infos(count, {buffer.handle, offset, range});
        VkWriteDescriptorSet write = Write(set, binding, type, count, element);
        write.pBufferInfo = infos.data();
        Update(write);
    }

    void TryImage(VkDescriptorSet set, uint32_t binding, VkDescriptorType type, VkImageView view,
                  VkImageLayout layout, VkSampler sampler = VK_NULL_HANDLE) {
        const VkDescriptorImageInfo info = {sampler, view, layout};
        VkWriteDescriptorSet write = Write(set, binding, type);
        write.pImageInfo = &info;
        Update(write);
    }

    VkDescriptorSet SetWith(VkDescriptorType type, uint32_t count = 1) {
        return SetOf(MakeSetLayout({Binding(0, type, count)}));
    }

    VkImageView ViewOf(VkImage image, VkImageViewType type, VkFormat format, VkImageAspectFlags aspects,
                       VkComponentMapping components = {}) {
        auto info = Make<VkImageViewCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO);
        info.image = image;
        info.viewType = type;
        info.format = format;
        info.components = components;
        info.subresourceRange = {aspects, 0, 1, 0, 1};
        VkImageView view = VK_NULL_HANDLE;
        Check(vkCreateImageView(device(), &info, nullptr, &view), "vkCreateImageView");
        Defer([this, view] { vkDestroyImageView(device(), view, nullptr); });
        return view;
    }
};

TEST_F(SetWritesTest, BindingsMustExist) {
    WD_START_DEVICE(NullOptions());
    const Buffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    const VkDescriptorSet set = SetOf(MakeSetLayout({Binding(0, kStorage), Binding(2, kStorage)}));
    SetName(VK_OBJECT_TYPE_DESCRIPTOR_SET, set, "lights");
    TryBuffer(set, 2, kStorage, buffer);
    ExpectSilence();
    TryBuffer(set, 3, kStorage, buffer);
    ExpectOne(
        "VUID-VkWriteDescriptorSet-dstBinding-00315",
        "vkUpdateDescriptorSets: pDescriptorWrites[0].dstBinding is 3, the highest binding of the layout "
        "of the set is 2");
    TryBuffer(set, 1, kStorage, buffer);
    ExpectOne("VUID-VkWriteDescriptorSet-dstBinding-00316", "dstBinding is 1");
}

TEST_F(SetWritesTest, TypesMustMatch) {
    WD_START_DEVICE(NullOptions());
    const Buffer buffer =
        MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT);
    const VkDescriptorSet set = SetWith(kUniform);
    TryBuffer(set, 0, kUniform, buffer);
    ExpectSilence();
    TryBuffer(set, 0, kStorage, buffer);
    ExpectOne("VUID-VkWriteDescriptorSet-descriptorType-00319",
              "descriptorType is VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, but the type of binding 0 of the set is "
              "VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER");
}

TEST_F(SetWritesTest, ArraysHaveAnEnd) {
    WD_START_DEVICE(NullOptions());
    const Buffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    const VkDescriptorSet set = SetWith(kStorage, 4);
    TryBuffer(set, 0, kStorage, buffer, 2, 2);
    ExpectSilence();
    TryBuffer(set, 0, kStorage, buffer, 2, 3);
    ExpectOne("VUID-VkWriteDescriptorSet-dstArrayElement-00321",
              "dstArrayElement is 2, descriptorCount is 3, but binding 0 of the set has 4 elements");
}

TEST_F(SetWritesTest, UpdatesContinueInBindingsOfTheSameType) {
    WD_START_DEVICE(NullOptions());
    const Buffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    const VkDescriptorSet set =
        SetOf(MakeSetLayout({Binding(0, kStorage, 2), Binding(1, kStorage, 2), Binding(2, kUniform, 2)}));
    TryBuffer(set, 0, kStorage, buffer, 1, 3);
    ExpectSilence();
    TryBuffer(set, 0, kStorage, buffer, 1, 4);
    ExpectOne("VUID-VkWriteDescriptorSet-descriptorCount-00317",
              "continues after the 2 elements of binding 0 in binding 2, whose type is "
              "VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER");
}

TEST_F(SetWritesTest, ImmutableSamplersAreNotWritten) {
    WD_START_DEVICE(NullOptions());
    const VkSampler sampler = MakeSampler();
    VkDescriptorSetLayoutBinding binding = Binding(0, kSampler);
    binding.pImmutableSamplers = &sampler;
    TryImage(SetOf(MakeSetLayout({binding})), 0, kSampler, VK_NULL_HANDLE, VK_IMAGE_LAYOUT_UNDEFINED,
             sampler);
    ExpectOne("VUID-VkWriteDescriptorSet-descriptorType-02752", "has immutable samplers");
    TryImage(SetWith(kSampler), 0, kSampler, VK_NULL_HANDLE, VK_IMAGE_LAYOUT_UNDEFINED, sampler);
    ExpectSilence();
}

TEST_F(SetWritesTest, BuffersNeedTheUsageOfTheType) {
    WD_START_DEVICE(NullOptions());
    const Buffer uniform = MakeBuffer(64, VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT);
    const Buffer storage = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    SetName(VK_OBJECT_TYPE_BUFFER, uniform.handle, "camera");
    TryBuffer(SetWith(kStorage), 0, kStorage, storage);
    TryBuffer(SetWith(kUniform), 0, kUniform, uniform);
    ExpectSilence();
    TryBuffer(SetWith(kStorage), 0, kStorage, uniform);
    ExpectOne("VUID-VkWriteDescriptorSet-descriptorType-00331",
              "\"camera\", the usage of buffer is VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT, without "
              "VK_BUFFER_USAGE_STORAGE_BUFFER_BIT");
    TryBuffer(SetWith(kUniform), 0, kUniform, storage);
    ExpectOne("VUID-VkWriteDescriptorSet-descriptorType-00330", "without VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT");
}

TEST_F(SetWritesTest, OffsetsAndRangesHaveLimits) {
    WD_START_DEVICE(NullOptions());
    const Buffer buffer =
        MakeBuffer(1 << 20, VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT | VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    TryBuffer(SetWith(kUniform), 0, kUniform, buffer, 0, 1, 8, 64);
    ExpectOne("VUID-VkWriteDescriptorSet-descriptorType-00327",
              "offset is 8, minUniformBufferOffsetAlignment is 16");
    TryBuffer(SetWith(kStorage), 0, kStorage, buffer, 0, 1, 2, 64);
    ExpectOne("VUID-VkWriteDescriptorSet-descriptorType-00328", "offset is 2");
    TryBuffer(SetWith(kUniform), 0, kUniform, buffer, 0, 1, 16, 65536);
    TryBuffer(SetWith(kStorage), 0, kStorage, buffer);
    ExpectSilence();
}

TEST_F(SetWritesTest, TheRangeOfUniformBuffersHasALimit) {
    Options options;
    WD_START_DEVICE(options);
    VkPhysicalDeviceProperties properties;
    vkGetPhysicalDeviceProperties(physical_device(), &properties);
    const uint32_t most = properties.limits.maxUniformBufferRange;
    if (most > 1 << 20) {
        GTEST_SKIP() << "the driver has no limit of the range of uniform buffers";
    }
    const Buffer buffer = MakeBuffer(most + 256, VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT);
    TryBuffer(SetWith(kUniform), 0, kUniform, buffer, 0, 1, 256, most);
    ExpectSilence();
    TryBuffer(SetWith(kUniform), 0, kUniform, buffer);
    ExpectOne("VUID-VkWriteDescriptorSet-descriptorType-00332",
              "range is VK_WHOLE_SIZE, the effective range is ");
}

TEST_F(SetWritesTest, BufferViewsNeedTheUsageOfTheType) {
    WD_START_DEVICE(NullOptions());
    const Buffer uniform = MakeBuffer(64, VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT);
    const Buffer storage = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT);
    const VkBufferView views[] = {MakeBufferView(uniform, VK_FORMAT_R32_UINT),
                                  MakeBufferView(storage, VK_FORMAT_R32_UINT)};
    VkWriteDescriptorSet write = Write(SetWith(kTexel), 0, kTexel);
    write.pTexelBufferView = &views[0];
    Update(write);
    ExpectSilence();
    write.pTexelBufferView = &views[1];
    Update(write);
    ExpectOne("VUID-VkWriteDescriptorSet-descriptorType-08765", "pTexelBufferView[0] is VkBufferView");
}

TEST_F(SetWritesTest, ImagesNeedTheUsageOfTheType) {
    WD_START_DEVICE(NullOptions());
    const Image sampled = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4, VK_IMAGE_USAGE_SAMPLED_BIT);
    const Image storage = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4, VK_IMAGE_USAGE_STORAGE_BIT);
    TryImage(SetWith(kSampled), 0, kSampled, sampled.view, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL);
    TryImage(SetWith(kImage), 0, kImage, storage.view, VK_IMAGE_LAYOUT_GENERAL);
    ExpectSilence();
    TryImage(SetWith(kSampled), 0, kSampled, storage.view, VK_IMAGE_LAYOUT_GENERAL);
    ExpectOne("VUID-VkWriteDescriptorSet-descriptorType-00337",
              "the usage of imageView is VK_IMAGE_USAGE_STORAGE_BIT, without VK_IMAGE_USAGE_SAMPLED_BIT");
    TryImage(SetWith(kImage), 0, kImage, sampled.view, VK_IMAGE_LAYOUT_GENERAL);
    ExpectOne("VUID-VkWriteDescriptorSet-descriptorType-00339", "without VK_IMAGE_USAGE_STORAGE_BIT");
}

TEST_F(SetWritesTest, LayoutsThatNoShaderReads) {
    WD_START_DEVICE(NullOptions());
    const Image image =
        MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4, VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_STORAGE_BIT);
    TryImage(SetWith(kSampled), 0, kSampled, image.view, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL);
    ExpectOne("VUID-VkWriteDescriptorSet-descriptorType-04149",
              "imageLayout is VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, in which no "
              "VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE can be accessed");
    TryImage(SetWith(kImage), 0, kImage, image.view, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL);
    ExpectOne("VUID-VkWriteDescriptorSet-descriptorType-04152", "SHADER_READ_ONLY_OPTIMAL");
    TryImage(SetWith(kSampled), 0, kSampled, image.view, VK_IMAGE_LAYOUT_GENERAL);
    ExpectSilence();
}

TEST_F(SetWritesTest, DepthAndStencilAreReadThroughTwoViews) {
    WD_START_DEVICE(NullOptions());
    const VkFormat format = VK_FORMAT_D24_UNORM_S8_UINT;
    const Image image =
        MakeImage(format, 4, 4, VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT);
    const VkImageLayout layout = VK_IMAGE_LAYOUT_DEPTH_STENCIL_READ_ONLY_OPTIMAL;
    const VkImageView depth = ViewOf(image.handle, VK_IMAGE_VIEW_TYPE_2D, format, VK_IMAGE_ASPECT_DEPTH_BIT);
    const VkImageView both = ViewOf(image.handle, VK_IMAGE_VIEW_TYPE_2D, format,
                                    VK_IMAGE_ASPECT_DEPTH_BIT | VK_IMAGE_ASPECT_STENCIL_BIT);
    TryImage(SetWith(kSampled), 0, kSampled, depth, layout);
    ExpectSilence();
    TryImage(SetWith(kSampled), 0, kSampled, both, layout);
    ExpectOne("VUID-VkDescriptorImageInfo-imageView-01976",
              "the aspectMask of imageView is VK_IMAGE_ASPECT_DEPTH_BIT|VK_IMAGE_ASPECT_STENCIL_BIT");
}

TEST_F(SetWritesTest, LayoutsOfColorsAreOfColors) {
    WD_START_DEVICE(NullOptions());
    const VkImageLayout layout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL;
    const VkImageView color = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4, VK_IMAGE_USAGE_SAMPLED_BIT).view,
                      depth = MakeImage(VK_FORMAT_D16_UNORM, 4, 4, VK_IMAGE_USAGE_SAMPLED_BIT).view;
    // No shader reads images in the layout.
    TryImage(SetWith(kSampled), 0, kSampled, color, layout);
    ExpectOne("VUID-VkWriteDescriptorSet-descriptorType-04149", "");
    TryImage(SetWith(kSampled), 0, kSampled, depth, layout);
    ExpectMessage("VUID-VkWriteDescriptorSet-descriptorType-04149", "");
    ExpectOne("VUID-VkDescriptorImageInfo-imageLayout-09425",
              "imageLayout is VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL, the aspectMask of imageView is "
              "VK_IMAGE_ASPECT_DEPTH_BIT");
}

TEST_F(SetWritesTest, StorageImagesHaveNoSwizzle) {
    WD_START_DEVICE(NullOptions());
    const Image image =
        MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4, VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_STORAGE_BIT);
    const VkImageView swapped = ViewOf(
        image.handle, VK_IMAGE_VIEW_TYPE_2D, VK_FORMAT_R8G8B8A8_UNORM, VK_IMAGE_ASPECT_COLOR_BIT,
        {VK_COMPONENT_SWIZZLE_B, VK_COMPONENT_SWIZZLE_G, VK_COMPONENT_SWIZZLE_R, VK_COMPONENT_SWIZZLE_A});
    TryImage(SetWith(kSampled), 0, kSampled, swapped, VK_IMAGE_LAYOUT_GENERAL);
    ExpectSilence();
    TryImage(SetWith(kImage), 0, kImage, swapped, VK_IMAGE_LAYOUT_GENERAL);
    ExpectOne("VUID-VkWriteDescriptorSet-descriptorType-00336", "VK_COMPONENT_SWIZZLE_B");
}

TEST_F(SetWritesTest, NullNeedsAFeature) {
    WD_START_DEVICE(NullOptions());
    TryImage(SetWith(kSampled), 0, kSampled, VK_NULL_HANDLE, VK_IMAGE_LAYOUT_GENERAL);
    ExpectOne("VUID-VkWriteDescriptorSet-descriptorType-02997",
              "imageView is VK_NULL_HANDLE, the feature nullDescriptor is not enabled");
}

TEST_F(SetWritesTest, SlicesOf3DImages) {
    WD_START_DEVICE(NullOptions());
    VkImageCreateInfo info =
        PlainImage(VK_FORMAT_R8G8B8A8_UNORM, {4, 4}, VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_STORAGE_BIT);
    info.imageType = VK_IMAGE_TYPE_3D;
    info.extent.depth = 4;
    info.flags = VK_IMAGE_CREATE_2D_ARRAY_COMPATIBLE_BIT;
    const VkImage image = MakeUnboundImage(info);
    BindImage(image);
    const VkImageView array =
        ViewOf(image, VK_IMAGE_VIEW_TYPE_2D_ARRAY, info.format, VK_IMAGE_ASPECT_COLOR_BIT);
    const VkImageView slice = ViewOf(image, VK_IMAGE_VIEW_TYPE_2D, info.format, VK_IMAGE_ASPECT_COLOR_BIT);
    const VkImageView volume = ViewOf(image, VK_IMAGE_VIEW_TYPE_3D, info.format, VK_IMAGE_ASPECT_COLOR_BIT);
    ClearMessages();
    TryImage(SetWith(kSampled), 0, kSampled, volume, VK_IMAGE_LAYOUT_GENERAL);
    ExpectSilence();
    TryImage(SetWith(kSampled), 0, kSampled, array, VK_IMAGE_LAYOUT_GENERAL);
    ExpectOne("VUID-VkDescriptorImageInfo-imageView-06712", "VK_IMAGE_VIEW_TYPE_2D_ARRAY of a 3D image");
    TryImage(SetWith(kImage), 0, kImage, slice, VK_IMAGE_LAYOUT_GENERAL);
    ExpectOne("VUID-VkDescriptorImageInfo-descriptorType-06713", "image2DViewOf3D is not enabled");
}

TEST_F(SetWritesTest, SlicesOf3DImagesAreAFeature) {
    auto features = Make<VkPhysicalDeviceImage2DViewOf3DFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_IMAGE_2D_VIEW_OF_3D_FEATURES_EXT);
    features.image2DViewOf3D = VK_TRUE;
    Options options = NullOptions();
    options.device_extensions = {VK_EXT_IMAGE_2D_VIEW_OF_3D_EXTENSION_NAME};
    options.device_next = &features;
    WD_START_DEVICE(options);
    const auto try_slice = [&](VkImageCreateFlags flags) {
        VkImageCreateInfo info = PlainImage(VK_FORMAT_R8G8B8A8_UNORM, {4, 4}, VK_IMAGE_USAGE_STORAGE_BIT);
        info.imageType = VK_IMAGE_TYPE_3D;
        info.extent.depth = 4;
        info.flags = VK_IMAGE_CREATE_2D_ARRAY_COMPATIBLE_BIT | flags;
        const VkImage image = MakeUnboundImage(info);
        BindImage(image);
        TryImage(SetWith(kImage), 0, kImage,
                 ViewOf(image, VK_IMAGE_VIEW_TYPE_2D, info.format, VK_IMAGE_ASPECT_COLOR_BIT),
                 VK_IMAGE_LAYOUT_GENERAL);
    };
    try_slice(VK_IMAGE_CREATE_2D_VIEW_COMPATIBLE_BIT_EXT);
    ExpectSilence();
    try_slice(0);
    ExpectOne("VUID-VkDescriptorImageInfo-imageView-07796",
              "that was created without VK_IMAGE_CREATE_2D_VIEW_COMPATIBLE_BIT_EXT");
}

// --- Copies

TEST_F(SetWritesTest, CopiesStayInsideBothSets) {
    WD_START_DEVICE(NullOptions());
    const VkDescriptorSet source = SetWith(kStorage, 4), target = SetWith(kStorage, 2);
    auto copy = Make<VkCopyDescriptorSet>(VK_STRUCTURE_TYPE_COPY_DESCRIPTOR_SET);
    copy.srcSet = source;
    copy.dstSet = target;
    copy.srcArrayElement = 2;
    copy.descriptorCount = 2;
    Update(copy);
    ExpectSilence();
    copy.srcArrayElement = 3;
    Update(copy);
    ExpectOne("VUID-VkCopyDescriptorSet-srcArrayElement-00346", "srcArrayElement is 3, descriptorCount is 2");
    copy.srcArrayElement = 0;
    copy.dstArrayElement = 1;
    Update(copy);
    ExpectOne("VUID-VkCopyDescriptorSet-dstArrayElement-00348", "dstArrayElement is 1");
    copy.dstArrayElement = 0;
    copy.srcBinding = 1;
    Update(copy);
    ExpectOne("VUID-VkCopyDescriptorSet-srcBinding-00345", "srcBinding is 1");
    copy.srcBinding = 0;
    copy.dstBinding = 7;
    Update(copy);
    ExpectOne("VUID-VkCopyDescriptorSet-dstBinding-00347", "dstBinding is 7");
}

TEST_F(SetWritesTest, CopiesKeepTheType) {
    WD_START_DEVICE(NullOptions());
    auto copy = Make<VkCopyDescriptorSet>(VK_STRUCTURE_TYPE_COPY_DESCRIPTOR_SET);
    copy.srcSet = SetWith(kStorage);
    copy.dstSet = SetWith(kUniform);
    copy.descriptorCount = 1;
    Update(copy);
    ExpectOne("VUID-VkCopyDescriptorSet-dstBinding-02632",
              "the type of binding 0 of dstSet is VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, that of binding 0 of "
              "srcSet is VK_DESCRIPTOR_TYPE_STORAGE_BUFFER");
}

TEST_F(SetWritesTest, CopiesInsideASetDoNotOverlap) {
    WD_START_DEVICE(NullOptions());
    auto copy = Make<VkCopyDescriptorSet>(VK_STRUCTURE_TYPE_COPY_DESCRIPTOR_SET);
    copy.srcSet = copy.dstSet = SetWith(kStorage, 8);
    copy.dstArrayElement = 4;
    copy.descriptorCount = 4;
    Update(copy);
    ExpectSilence();
    copy.dstArrayElement = 3;
    Update(copy);
    ExpectOne("VUID-VkCopyDescriptorSet-srcSet-00349", "4 descriptors are copied from element 0");
}

// --- Templates

TEST_F(SetWritesTest, TemplatesAreWrites) {
    WD_START_DEVICE(NullOptions());
    const Buffer uniform = MakeBuffer(64, VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT);
    const Buffer storage = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    const VkDescriptorSetLayout layout = MakeSetLayout({Binding(0, kStorage)});
    const VkDescriptorUpdateTemplateEntry entry = {0, 0, 1, kStorage, 0, 0};
    auto info =
        Make<VkDescriptorUpdateTemplateCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_UPDATE_TEMPLATE_CREATE_INFO);
    info.descriptorUpdateEntryCount = 1;
    info.pDescriptorUpdateEntries = &entry;
    info.descriptorSetLayout = layout;
    VkDescriptorUpdateTemplate made = VK_NULL_HANDLE;
    Check(vkCreateDescriptorUpdateTemplate(device(), &info, nullptr, &made), "template");
    Defer([this, made] { vkDestroyDescriptorUpdateTemplate(device(), made, nullptr); });
    const VkDescriptorSet set = SetOf(layout);
    const VkDescriptorBufferInfo right = {storage.handle, 0, VK_WHOLE_SIZE},
                                 wrong = {uniform.handle, 0, VK_WHOLE_SIZE};
    vkUpdateDescriptorSetWithTemplate(device(), set, made, &right);
    ExpectSilence();
    vkUpdateDescriptorSetWithTemplate(device(), set, made, &wrong);
    ExpectOne("VUID-VkWriteDescriptorSet-descriptorType-00331", "vkUpdateDescriptorSetWithTemplate: ");
}

TEST_F(SetWritesTest, EntriesOfTemplatesAreInTheLayout) {
    WD_START_DEVICE(NullOptions());
    const VkDescriptorUpdateTemplateEntry entries[] = {{0, 0, 2, kStorage, 0, 24},
                                                       {1, 0, 1, kStorage, 0, 24}};
    auto info =
        Make<VkDescriptorUpdateTemplateCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_UPDATE_TEMPLATE_CREATE_INFO);
    info.descriptorUpdateEntryCount = 2;
    info.pDescriptorUpdateEntries = entries;
    info.descriptorSetLayout = MakeSetLayout({Binding(0, kStorage)});
    VkDescriptorUpdateTemplate made = VK_NULL_HANDLE;
    vkCreateDescriptorUpdateTemplate(device(), &info, nullptr, &made);
    vkDestroyDescriptorUpdateTemplate(device(), made, nullptr);
    ExpectMessage("VUID-VkDescriptorUpdateTemplateEntry-dstArrayElement-00355",
                  "pDescriptorUpdateEntries[0].dstArrayElement is 0, descriptorCount is 2");
    ExpectOne("VUID-VkDescriptorUpdateTemplateEntry-dstBinding-00354",
              "pDescriptorUpdateEntries[1].dstBinding is 1");
}

// --- Pushes

TEST_F(SetWritesTest, PushesGoToThePushSetOfTheLayout) {
    Options options = NullOptions();
    options.device_extensions = {VK_KHR_PUSH_DESCRIPTOR_EXTENSION_NAME};
    WD_START_DEVICE(options);
    const auto push = DeviceProc<PFN_vkCmdPushDescriptorSetKHR>("vkCmdPushDescriptorSetKHR");
    const VkDescriptorSetLayout pushed = MakeSetLayout(
        {Binding(0, kStorage)}, nullptr, VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR);
    const VkPipelineLayout layout = MakePipelineLayout({MakeSetLayout({Binding(0, kStorage)}), pushed});
    const Buffer storage = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    const VkDescriptorBufferInfo buffer = {storage.handle, 0, VK_WHOLE_SIZE};
    VkWriteDescriptorSet write = Write(VK_NULL_HANDLE, 0, kStorage);
    write.pBufferInfo = &buffer;
    VkCommandBuffer commands = Begin();
    push(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 1, 1, &write);
    ExpectSilence();
    push(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, 1, &write);
    ExpectMessage("", "set is 0, but the descriptor set layout there");
    push(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 2, 1, &write);
    ExpectMessage("", "set is 2, the setLayoutCount of the layout is 2");
    write.dstBinding = 1;
    push(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 1, 1, &write);
    ExpectOne("VUID-VkWriteDescriptorSet-dstBinding-00315", "dstBinding is 1");
}

} // namespace
} // namespace wd::testing
