// The layouts that copies, blits, resolves and clears name.
#include "vk/core/layouts/layouts_fixture.h"

namespace wd::testing {
namespace {

constexpr VkImageSubresourceLayers kFirst = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};

class TransferLayoutsTest : public LayoutsTest {
  protected:
    // Prepare makes a source and a target in the layouts of their names.
    void Prepare(VkSampleCountFlagBits samples = VK_SAMPLE_COUNT_1_BIT) {
        const VkImageUsageFlags usage = kAllUsages | VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT;
        source_ = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 16, 16, usage, samples).handle;
        target_ = MakeColor().handle;
        commands_ = Begin();
        Transition(commands_, source_, kUndefined, kSource);
        Transition(commands_, target_, kUndefined, kTarget);
    }

    // Wrong swaps the layouts of the images.
    void Wrong() {
        ExpectSilence();
        Transition(commands_, source_, kSource, kGeneral);
        Transition(commands_, target_, kTarget, kGeneral);
    }

    VkImage source_ = VK_NULL_HANDLE, target_ = VK_NULL_HANDLE;
    VkCommandBuffer commands_ = VK_NULL_HANDLE;
};

TEST_F(TransferLayoutsTest, Copies) {
    WD_START_DEVICE(NullOptions());
    Prepare();
    const VkImageCopy region = {kFirst, {}, kFirst, {}, {16, 16, 1}};
    vkCmdCopyImage(commands_, source_, kSource, target_, kTarget, 1, &region);
    Wrong();
    vkCmdCopyImage(commands_, source_, kGeneral, target_, kGeneral, 1, &region);
    ExpectSilence();
    vkCmdCopyImage(commands_, source_, kSource, target_, kTarget, 1, &region);
    ExpectMessage("VUID-vkCmdCopyImage-srcImageLayout-00128",
                  "vkCmdCopyImage: srcImageLayout is VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, but VkImage");
    ExpectMessage("VUID-vkCmdCopyImage-dstImageLayout-00133", "is in VK_IMAGE_LAYOUT_GENERAL");
    Submit(commands_);
    ExpectSilence();
}

TEST_F(TransferLayoutsTest, Copies2) {
    WD_START_DEVICE(NullOptions());
    Prepare();
    auto region = Make<VkImageCopy2>(VK_STRUCTURE_TYPE_IMAGE_COPY_2);
    region.srcSubresource = region.dstSubresource = kFirst;
    region.extent = {16, 16, 1};
    auto info = Make<VkCopyImageInfo2>(VK_STRUCTURE_TYPE_COPY_IMAGE_INFO_2);
    info.srcImage = source_;
    info.srcImageLayout = kSource;
    info.dstImage = target_;
    info.dstImageLayout = kTarget;
    info.regionCount = 1;
    info.pRegions = &region;
    vkCmdCopyImage2(commands_, &info);
    Wrong();
    vkCmdCopyImage2(commands_, &info);
    ExpectMessage("VUID-VkCopyImageInfo2-srcImageLayout-00128", "pCopyImageInfo->srcImageLayout is");
    ExpectMessage("VUID-VkCopyImageInfo2-dstImageLayout-00133", "pCopyImageInfo->dstImageLayout is");
    Submit(commands_);
    ExpectSilence();
}

TEST_F(TransferLayoutsTest, IndirectCopies) {
    auto features = Make<VkPhysicalDeviceCopyMemoryIndirectFeaturesNV>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_COPY_MEMORY_INDIRECT_FEATURES_NV);
    features.indirectCopy = VK_TRUE;
    Options options = NullOptions();
    options.device_next = &features;
    options.device_extensions = {VK_NV_COPY_MEMORY_INDIRECT_EXTENSION_NAME};
    WD_START_DEVICE(options);
    Prepare();
    const auto copy = [&](VkImageLayout layout) {
        DeviceProc<PFN_vkCmdCopyMemoryToImageIndirectNV>("vkCmdCopyMemoryToImageIndirectNV")(
            commands_, 0x10000, 1, 56, target_, layout, &kFirst);
    };
    copy(kTarget);
    Wrong();
    copy(kGeneral);
    ExpectSilence();
    copy(kTarget);
    ExpectMessage("VUID-vkCmdCopyMemoryToImageIndirectNV-dstImageLayout-07667",
                  "is in VK_IMAGE_LAYOUT_GENERAL");
    ExpectSilence();
    Submit(commands_);
    ClearMessages(); // Nothing is at the address.
}

TEST_F(TransferLayoutsTest, CopiesFromAndToBuffers) {
    WD_START_DEVICE(NullOptions());
    Prepare();
    const Buffer buffer =
        MakeBuffer(1024, VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT);
    const VkBufferImageCopy region = {0, 0, 0, kFirst, {}, {16, 16, 1}};
    vkCmdCopyImageToBuffer(commands_, source_, kSource, buffer.handle, 1, &region);
    vkCmdCopyBufferToImage(commands_, buffer.handle, target_, kTarget, 1, &region);
    Wrong();
    vkCmdCopyImageToBuffer(commands_, source_, kSource, buffer.handle, 1, &region);
    ExpectMessage("VUID-vkCmdCopyImageToBuffer-srcImageLayout-00189", "srcImageLayout is");
    vkCmdCopyBufferToImage(commands_, buffer.handle, target_, kTarget, 1, &region);
    ExpectMessage("VUID-vkCmdCopyBufferToImage-dstImageLayout-00180", "dstImageLayout is");
    Submit(commands_);
    ExpectSilence();
}

TEST_F(TransferLayoutsTest, BlitsOfMipLevels) {
    WD_START_DEVICE(NullOptions());
    const VkImage image = MakeLevels();
    const VkCommandBuffer commands = Begin();
    Transition(commands, image, kUndefined, kTarget);
    // The usual loop: each level is the target once, then the source of the next one.
    for (uint32_t level = 0; level < 3; level++) {
        const VkImageSubresourceRange one = {VK_IMAGE_ASPECT_COLOR_BIT, level, 1, 0, 3};
        const int32_t size = 16 >> level;
        Transition(commands, image, kTarget, kSource, one);
        const VkImageBlit region = {{VK_IMAGE_ASPECT_COLOR_BIT, level, 0, 3},
                                    {{0, 0, 0}, {size, size, 1}},
                                    {VK_IMAGE_ASPECT_COLOR_BIT, level + 1, 0, 3},
                                    {{0, 0, 0}, {size / 2, size / 2, 1}}};
        vkCmdBlitImage(commands, image, kSource, image, kTarget, 1, &region, VK_FILTER_NEAREST);
    }
    ExpectSilence();
    const VkImageBlit region = {{VK_IMAGE_ASPECT_COLOR_BIT, 3, 0, 3},
                                {{0, 0, 0}, {2, 2, 1}},
                                {VK_IMAGE_ASPECT_COLOR_BIT, 2, 0, 3},
                                {{0, 0, 0}, {4, 4, 1}}};
    vkCmdBlitImage(commands, image, kSource, image, kTarget, 1, &region, VK_FILTER_NEAREST);
    ExpectMessage("VUID-vkCmdBlitImage-srcImageLayout-00221",
                  "(mip level 3, array layer 0) is in VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL");
    ExpectMessage("VUID-vkCmdBlitImage-dstImageLayout-00226",
                  "(mip level 2, array layer 0) is in VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL");
    Submit(commands);
    ExpectSilence();
}

TEST_F(TransferLayoutsTest, Resolves) {
    WD_START_DEVICE(NullOptions());
    Prepare(VK_SAMPLE_COUNT_4_BIT);
    const VkImageResolve region = {kFirst, {}, kFirst, {}, {16, 16, 1}};
    vkCmdResolveImage(commands_, source_, kSource, target_, kTarget, 1, &region);
    Wrong();
    vkCmdResolveImage(commands_, source_, kSource, target_, kTarget, 1, &region);
    ExpectMessage("VUID-vkCmdResolveImage-srcImageLayout-00260", "srcImageLayout is");
    ExpectMessage("VUID-vkCmdResolveImage-dstImageLayout-00262", "dstImageLayout is");
    Submit(commands_);
    ExpectSilence();
}

TEST_F(TransferLayoutsTest, Clears) {
    WD_START_DEVICE(NullOptions());
    Prepare();
    const VkImage depth =
        MakeImage(VK_FORMAT_D32_SFLOAT, 16, 16, kAllUsages | VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT)
            .handle;
    const VkImageSubresourceRange all_depth = {VK_IMAGE_ASPECT_DEPTH_BIT, 0, 1, 0, 1};
    Transition(commands_, depth, kUndefined, kTarget, all_depth);
    const VkClearColorValue color = {};
    const VkClearDepthStencilValue value = {};
    vkCmdClearColorImage(commands_, target_, kTarget, &color, 1, &kAllColor);
    vkCmdClearDepthStencilImage(commands_, depth, kTarget, &value, 1, &all_depth);
    Wrong();
    Transition(commands_, depth, kTarget, kGeneral, all_depth);
    vkCmdClearColorImage(commands_, target_, kTarget, &color, 1, &kAllColor);
    ExpectMessage("VUID-vkCmdClearColorImage-imageLayout-00004", "imageLayout is");
    vkCmdClearDepthStencilImage(commands_, depth, kTarget, &value, 1, &all_depth);
    ExpectMessage("VUID-vkCmdClearDepthStencilImage-imageLayout-00011", "depth aspect");
    Submit(commands_);
    ExpectSilence();
}

TEST_F(TransferLayoutsTest, ALayoutThatNoCommandSet) {
    WD_START_DEVICE(NullOptions());
    const Image image = MakeColor();
    const VkClearColorValue color = {};
    VkCommandBuffer commands = Begin();
    for (int i = 0; i < 3; i++) {
        vkCmdClearColorImage(commands, image.handle, kTarget, &color, 1, &kAllColor);
    }
    Submit(commands); // One mistake, one message.
    ExpectMessage("VUID-vkCmdClearColorImage-imageLayout-00004",
                  "is in VK_IMAGE_LAYOUT_UNDEFINED.\nNo command before");
    ExpectSilence();
    SubmitTransition(image.handle, kTarget);
    commands = Begin();
    vkCmdClearColorImage(commands, image.handle, kTarget, &color, 1, &kAllColor);
    Submit(commands);
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
