// Images of multi-planar formats: planes with separate memory, resources that share it, and barriers on
// single planes.
#include "vk/syncval/testing/syncval_memory_fixture.h"

using wd::testing::Make;

class SyncvalPlanesTest : public SyncvalMemory {
  protected:
    static constexpr VkImageAspectFlagBits kFirst = VK_IMAGE_ASPECT_PLANE_0_BIT,
                                           kSecond = VK_IMAGE_ASPECT_PLANE_1_BIT;
    static constexpr SyncMasks kAfterCopy = {kCopy, kWrite, kClear, kWrite};

    VkImageCreateInfo PlanesInfo(VkImageCreateFlags flags, VkImageTiling tiling = VK_IMAGE_TILING_OPTIMAL) {
        auto info = ImageInfo();
        info.tiling = tiling;
        info.flags = flags;
        info.format = VK_FORMAT_G8_B8R8_2PLANE_420_UNORM;
        info.mipLevels = info.arrayLayers = 1;
        return info;
    }

    // MakeDisjoint binds each plane to separate memory, with a buffer in the same memory.
    void MakeDisjoint(VkImageTiling tiling = VK_IMAGE_TILING_OPTIMAL) {
        image_ = MakeUnboundImage(PlanesInfo(VK_IMAGE_CREATE_DISJOINT_BIT, tiling));
        SetName(VK_OBJECT_TYPE_IMAGE, image_, "planes");
        const VkDeviceMemory memory[] = {Memory(), Memory()};
        VkBindImagePlaneMemoryInfo planes[2];
        VkBindImageMemoryInfo binds[2];
        for (int i = 0; i < 2; i++) {
            planes[i] = Make<VkBindImagePlaneMemoryInfo>(VK_STRUCTURE_TYPE_BIND_IMAGE_PLANE_MEMORY_INFO);
            planes[i].planeAspect = i ? kSecond : kFirst;
            binds[i] = Make<VkBindImageMemoryInfo>(VK_STRUCTURE_TYPE_BIND_IMAGE_MEMORY_INFO);
            binds[i].pNext = &planes[i];
            binds[i].image = image_;
            binds[i].memory = memory[i];
        }
        Check(vkBindImageMemory2(device(), 2, binds), "vkBindImageMemory2");
        below_[0] = AliasBuffer(memory[0], 0, "first");
        below_[1] = AliasBuffer(memory[1], 0, "second");
        source_ = MakeBuffer(64 * 64, VK_BUFFER_USAGE_TRANSFER_SRC_BIT).handle;
    }

    // Copying writes a plane.
    std::function<void(VkCommandBuffer)> Copying(VkImageAspectFlagBits plane) {
        return [=, image = image_, source = source_](VkCommandBuffer commands) {
            const uint32_t edge = plane == kFirst ? 64 : 32;
            const VkBufferImageCopy region = {
                0, 0, 0, {static_cast<VkImageAspectFlags>(plane), 0, 0, 1}, {0, 0, 0}, {edge, edge, 1}};
            vkCmdCopyBufferToImage(commands, source, image, VK_IMAGE_LAYOUT_GENERAL, 1, &region);
        };
    }
    std::function<void(VkCommandBuffer)> Filling(VkBuffer buffer) {
        return [=](VkCommandBuffer commands) { Fill(commands, buffer); };
    }

    void AspectBarrier(VkCommandBuffer commands, VkImageAspectFlags aspects, const SyncMasks &masks) {
        VkImageMemoryBarrier2 barrier = ImageBarrier(image_, masks);
        barrier.subresourceRange.aspectMask = aspects;
        Barrier(commands, barrier);
    }

    VkImage image_ = VK_NULL_HANDLE;
    VkBuffer below_[2] = {}, source_ = VK_NULL_HANDLE;
};

TEST_P(SyncvalPlanesTest, PlanesHaveMemoryLocations) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeDisjoint();
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "writes Buffer (first)(0x", Copying(kFirst),
                Filling(below_[0]));
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "aspect VK_IMAGE_ASPECT_PLANE_1_BIT", Copying(kSecond),
                Filling(below_[1]));
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "writes Image (planes)(0x", Filling(below_[1]),
                Copying(kSecond));
    ExpectSilent(Copying(kFirst), Filling(below_[1]));
    ExpectSilent(Copying(kSecond), Filling(below_[0]));
    ExpectSilent(Copying(kFirst), Copying(kSecond));
}

// Planes that are not disjoint are all in the memory of the image.
TEST_P(SyncvalPlanesTest, AnImageThatIsNotDisjointHasOneBinding) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeDisjoint();
    VkDeviceMemory memory = Memory();
    image_ = AliasImage(memory, 0, "entire", PlanesInfo(0));
    VkBuffer below = AliasBuffer(memory, 0, "below");
    for (VkImageAspectFlagBits plane : {kFirst, kSecond}) {
        ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "writes Buffer (below)(0x", Copying(plane),
                    Filling(below));
    }
    ExpectSilent(Copying(kFirst), Copying(kSecond));
}

TEST_P(SyncvalPlanesTest, ABarrierIsForItsPlanes) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeDisjoint();
    const SyncMasks copies = {kCopy, kWrite, kCopy, kWrite};
    const struct {
        VkImageAspectFlags aspects;
        bool has_first, has_second;
    } cases[] = {{kFirst, true, false},
                 {kSecond, false, true},
                 {kFirst | kSecond, true, true},
                 {VK_IMAGE_ASPECT_COLOR_BIT, true, true}};
    for (const auto &one : cases) {
        for (VkImageAspectFlagBits plane : {kFirst, kSecond}) {
            VkCommandBuffer commands = Begin();
            Copying(plane)(commands);
            AspectBarrier(commands, one.aspects, copies);
            Copying(plane)(commands);
            if (!(plane == kFirst ? one.has_first : one.has_second)) {
                ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "writes Image (planes)(0x");
            }
            ExpectSilence();
            vkEndCommandBuffer(commands);
        }
    }
    // It applies to resources that share the plane's memory.
    for (VkImageAspectFlags aspects : {VkImageAspectFlags{kSecond}, VkImageAspectFlags{kFirst}}) {
        VkCommandBuffer commands = Begin();
        Copying(kSecond)(commands);
        AspectBarrier(commands, aspects, kAfterCopy);
        Fill(commands, below_[1]);
        if (aspects == kFirst) {
            ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "writes Buffer (second)(0x");
        }
        ExpectSilence();
        vkEndCommandBuffer(commands);
    }
}

// The driver gives the location of linear planes: the second one after the first, or in separate memory.
TEST_P(SyncvalPlanesTest, PlanesOfLinearImagesAreTracked) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    VkFormatProperties properties;
    vkGetPhysicalDeviceFormatProperties(physical_device(), VK_FORMAT_G8_B8R8_2PLANE_420_UNORM, &properties);
    if (!(properties.linearTilingFeatures & VK_FORMAT_FEATURE_TRANSFER_DST_BIT)) {
        GTEST_SKIP() << "the device has no linear images of this format";
    }
    MakeDisjoint(VK_IMAGE_TILING_LINEAR);
    const auto expect_hazard = [&](VkImageAspectFlagBits plane, VkBuffer buffer) {
        ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdFillBuffer (command ", Copying(plane),
                    Filling(buffer));
        ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdCopyBufferToImage (command ", Filling(buffer),
                    Copying(plane));
    };
    expect_hazard(kFirst, below_[0]);
    expect_hazard(kSecond, below_[1]);
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "writes Image (planes)(0x", Copying(kSecond),
                Copying(kSecond));
    ExpectSilent(Copying(kFirst), Filling(below_[1]));
    ExpectSilent(Copying(kSecond), Filling(below_[0]));
    ExpectSilent(Copying(kFirst), Copying(kSecond));
    // In one memory.
    VkDeviceMemory memory = Memory();
    image_ = AliasImage(memory, 0, "entire", PlanesInfo(0, VK_IMAGE_TILING_LINEAR));
    const VkImageSubresource second = {kSecond, 0, 0};
    VkSubresourceLayout layout;
    vkGetImageSubresourceLayout(device(), image_, &second, &layout);
    VkBuffer before = AliasBuffer(memory, 0, "before"); // 4096 bytes: the first plane.
    VkBuffer after = AliasBuffer(memory, layout.offset + layout.size - 64, "after");
    ASSERT_GE(layout.offset, 4096u);
    expect_hazard(kFirst, before);
    expect_hazard(kSecond, after);
    ExpectSilent(Copying(kSecond), Filling(before));
    ExpectSilent(Copying(kFirst), Filling(after));
    ExpectSilent(Copying(kFirst), Copying(kSecond));
}

// Views of single planes are separate attachments.
TEST_P(SyncvalPlanesTest, APlaneIsRenderedTo) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    auto info = PlanesInfo(VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT);
    info.usage |= VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT;
    image_ = AliasImage(Memory(), 0, "planes", info);
    source_ = MakeBuffer(64 * 64, VK_BUFFER_USAGE_TRANSFER_SRC_BIT).handle;
    auto view_info = Make<VkImageViewCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO);
    view_info.image = image_;
    view_info.viewType = VK_IMAGE_VIEW_TYPE_2D;
    view_info.format = VK_FORMAT_R8G8_UNORM;
    view_info.subresourceRange = {kSecond, 0, 1, 0, 1};
    VkImageView view;
    Check(vkCreateImageView(device(), &view_info, nullptr, &view), "vkCreateImageView");
    Defer([device = device(), view] { vkDestroyImageView(device, view, nullptr); });
    const auto render = [&](VkCommandBuffer commands) {
        auto attachment = Make<VkRenderingAttachmentInfo>(VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_INFO);
        attachment.imageView = view;
        attachment.imageLayout = VK_IMAGE_LAYOUT_GENERAL;
        attachment.loadOp = VK_ATTACHMENT_LOAD_OP_CLEAR;
        attachment.storeOp = VK_ATTACHMENT_STORE_OP_STORE;
        auto rendering = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
        rendering.renderArea = {{0, 0}, {32, 32}};
        rendering.layerCount = 1;
        rendering.colorAttachmentCount = 1;
        rendering.pColorAttachments = &attachment;
        vkCmdBeginRendering(commands, &rendering);
        vkCmdEndRendering(commands);
    };
    ExpectSilent(Copying(kFirst), render);
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "aspect VK_IMAGE_ASPECT_PLANE_1_BIT", Copying(kSecond),
                render);
}

// A transition of one plane does not affect the other.
TEST_P(SyncvalPlanesTest, ATransitionOfAPlane) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeDisjoint();
    for (VkImageAspectFlagBits plane : {kFirst, kSecond}) {
        VkCommandBuffer commands = Begin();
        Copying(kFirst)(commands);
        VkImageMemoryBarrier2 barrier = ImageBarrier(image_, {0, 0, kCopy, kWrite});
        barrier.subresourceRange.aspectMask = plane;
        barrier.oldLayout = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL;
        Barrier(commands, barrier);
        if (plane == kFirst) {
            ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "transitions the layout of Image (planes)(0x");
        }
        ExpectSilence();
        vkEndCommandBuffer(commands);
    }
}

// A plane is copied to an image of its own format, in texels of the plane.
TEST_P(SyncvalPlanesTest, APlaneIsCopiedToAnImage) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeDisjoint();
    auto info = PlanesInfo(0);
    info.format = VK_FORMAT_R8G8_UNORM;
    info.extent = {32, 32, 1};
    VkImage target = AliasImage(Memory(), 0, "target", info);
    const auto take = [&](VkCommandBuffer commands) {
        const VkImageCopy region = {
            {kSecond, 0, 0, 1}, {0, 0, 0}, {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1}, {0, 0, 0}, {32, 32, 1}};
        vkCmdCopyImage(commands, image_, VK_IMAGE_LAYOUT_GENERAL, target, VK_IMAGE_LAYOUT_GENERAL, 1,
                       &region);
    };
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", "aspect VK_IMAGE_ASPECT_PLANE_1_BIT", Copying(kSecond), take);
    ExpectSilent(Copying(kFirst), take);
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "writes Image (target)(0x", take,
                [&](VkCommandBuffer commands) { Clear(commands, target); });
}

WD_SYNCVAL_DRIVERS(SyncvalPlanesTest);
