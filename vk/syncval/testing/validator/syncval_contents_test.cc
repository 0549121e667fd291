// Reads of memory that nothing wrote (docs/undefined_contents.md).
#include "vk/syncval/testing/syncval_scene_fixture.h"

namespace {

using wd::testing::Buffer;
using wd::testing::Driver;
using wd::testing::Image;

constexpr char kId[] = "WARDEN-contents-undefined-read";
constexpr SyncMasks kAll = {
    VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT,
    VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT};

class SyncvalContents : public SyncvalScene {
  protected:
    void SetUp() override {
        auto options = SyncOptions(GetParam());
        options.settings["validate_sync"] = "false";
        options.settings["validate_uninitialized"] = "true";
        options.device_extensions.push_back(VK_EXT_LOAD_STORE_OP_NONE_EXTENSION_NAME);
        WD_START_DEVICE(options);
        unwritten_ = MakeUnmapped(1024);
        SetName(VK_OBJECT_TYPE_BUFFER, unwritten_.handle, "unwritten");
        written_ = MakeBuffer(1024, kBufferUsage);
        image_ = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 16, 16, kImageUsage);
        SetName(VK_OBJECT_TYPE_IMAGE, image_.handle, "target");
    }

    // Alias makes an image that shares its memory with others.
    VkImage Alias(VkDeviceMemory memory, VkDeviceSize offset, uint32_t mips = 1) {
        auto info = wd::testing::PlainImage(VK_FORMAT_R8G8B8A8_UNORM, {64, 64}, kImageUsage);
        info.mipLevels = mips;
        const VkImage image = MakeUnboundImage(info);
        VkMemoryRequirements unused;
        vkGetImageMemoryRequirements(device(), image, &unused);
        Check(vkBindImageMemory(device(), image, memory, offset), "vkBindImageMemory");
        return image;
    }

    // Run submits the commands. Everything is ordered before and after everything: only contents matter.
    void Run(const std::vector<std::function<void(VkCommandBuffer)>> &steps) {
        VkCommandBuffer commands = Begin();
        for (const auto &step : steps) {
            step(commands);
            Barrier(commands, kAll);
        }
        Submit(commands);
    }

    void ExpectUndefined(const std::string &words) {
        ExpectMessage(kId, words);
        ExpectSilence();
    }

    static void Copy(VkCommandBuffer commands, const Buffer &from, const Buffer &to, VkDeviceSize size = 64,
                     VkDeviceSize offset = 0) {
        const VkBufferCopy region = {offset, 0, size};
        vkCmdCopyBuffer(commands, from.handle, to.handle, 1, &region);
    }

    void ToGeneral(VkCommandBuffer commands, VkImage image, VkImageLayout from) {
        Transition(commands, image, from, VK_IMAGE_LAYOUT_GENERAL, kAll);
    }
    static void Clear(VkCommandBuffer commands, VkImage image) {
        const VkClearColorValue color = {};
        const VkImageSubresourceRange range = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
        vkCmdClearColorImage(commands, image, VK_IMAGE_LAYOUT_GENERAL, &color, 1, &range);
    }
    void ReadBack(VkCommandBuffer commands, VkImage image) {
        VkBufferImageCopy region = {};
        region.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
        region.imageExtent = {4, 4, 1};
        vkCmdCopyImageToBuffer(commands, image, VK_IMAGE_LAYOUT_GENERAL, written_.handle, 1, &region);
    }

    // Renders in `image_` with these operations.
    void RenderWith(VkCommandBuffer commands, VkAttachmentLoadOp load, VkAttachmentStoreOp store,
                    const std::function<void()> &draw) {
        RenderAttachments(commands, Attachment(image_.view, load, store), draw);
    }
    static void Draw(VkCommandBuffer commands, VkPipeline pipeline) {
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
        vkCmdDraw(commands, 3, 1, 0, 0);
    }

    std::function<void(VkCommandBuffer)> General(VkImageLayout from = VK_IMAGE_LAYOUT_UNDEFINED) {
        return [=](VkCommandBuffer commands) { ToGeneral(commands, image_.handle, from); };
    }
    std::function<void(VkCommandBuffer)> Cleared() {
        return [=](VkCommandBuffer commands) { Clear(commands, image_.handle); };
    }
    std::function<void(VkCommandBuffer)> ReadingBack() {
        return [=](VkCommandBuffer commands) { ReadBack(commands, image_.handle); };
    }
    std::function<void(VkCommandBuffer)> Rendering(VkAttachmentLoadOp load, VkAttachmentStoreOp store,
                                                   VkPipeline pipeline = VK_NULL_HANDLE) {
        return [=](VkCommandBuffer commands) {
            RenderWith(commands, load, store, [&] {
                if (pipeline) {
                    Draw(commands, pipeline);
                }
            });
        };
    }

    static constexpr VkDeviceSize kApart = 1 << 19; // More than an alias has.

    Buffer unwritten_, written_;
    Image image_;
};
WD_SYNCVAL_DRIVERS(SyncvalContents);

// --- Buffers

TEST_P(SyncvalContents, CopyOfNewMemory) {
    Run({[&](VkCommandBuffer commands) { Copy(commands, unwritten_, written_); }});
    ExpectMessage(kId, "vkCmdCopyBuffer (command 1) reads Buffer (unwritten)");
    ExpectSilence();
    // The mistake is reported once.
    Run({[&](VkCommandBuffer commands) { Copy(commands, unwritten_, written_); }});
    ExpectSilence();
}

TEST_P(SyncvalContents, CopyOfFilledMemory) {
    Run({[&](VkCommandBuffer commands) { vkCmdFillBuffer(commands, unwritten_.handle, 0, 64, 7); },
         [&](VkCommandBuffer commands) { Copy(commands, unwritten_, written_); }});
    ExpectSilence();
}

TEST_P(SyncvalContents, CopyNextToFilledMemory) {
    Run({[&](VkCommandBuffer commands) { vkCmdFillBuffer(commands, unwritten_.handle, 0, 64, 7); },
         [&](VkCommandBuffer commands) { Copy(commands, unwritten_, written_, 64, 64); }});
    ExpectUndefined("bytes [64, 128), which nothing wrote");
}

// A larger buffer replaces a full one: the unused part may be copied.
TEST_P(SyncvalContents, CopyOfPartlyFilledMemory) {
    Run({[&](VkCommandBuffer commands) { vkCmdFillBuffer(commands, unwritten_.handle, 0, 64, 7); },
         [&](VkCommandBuffer commands) { Copy(commands, unwritten_, written_, 1024); }});
    ExpectSilence();
}

TEST_P(SyncvalContents, FilledInAnEarlierSubmission) {
    Run({[&](VkCommandBuffer commands) { vkCmdFillBuffer(commands, unwritten_.handle, 0, 1024, 7); }});
    Run({[&](VkCommandBuffer commands) { Copy(commands, unwritten_, written_); }});
    ExpectSilence();
}

TEST_P(SyncvalContents, FilledInALaterSubmission) {
    Run({[&](VkCommandBuffer commands) { Copy(commands, unwritten_, written_); }});
    Run({[&](VkCommandBuffer commands) { vkCmdFillBuffer(commands, unwritten_.handle, 0, 1024, 7); }});
    ExpectUndefined("vkCmdCopyBuffer (command 1) reads Buffer (unwritten)");
}

// The host may write the memory until the submission.
TEST_P(SyncvalContents, MappedBeforeTheSubmission) {
    Buffer mapped = MakeBuffer(256, kBufferUsage);
    Run({[&](VkCommandBuffer commands) { Copy(commands, mapped, written_); }});
    ExpectSilence();
}

TEST_P(SyncvalContents, NewMemoryAgain) {
    Run({[&](VkCommandBuffer commands) { vkCmdFillBuffer(commands, unwritten_.handle, 0, 1024, 7); }});
    const Buffer other = MakeUnmapped(1024);
    Run({[&](VkCommandBuffer commands) { Copy(commands, other, written_); }});
    ExpectUndefined("which nothing wrote");
}

TEST_P(SyncvalContents, CopyInASecondaryCommandBuffer) {
    VkCommandBuffer copies =
        RecordSecondary([&](VkCommandBuffer commands) { Copy(commands, unwritten_, written_); });
    Run({[&](VkCommandBuffer commands) { vkCmdExecuteCommands(commands, 1, &copies); }});
    ExpectUndefined("vkCmdCopyBuffer (command 1) reads Buffer (unwritten)");
    VkCommandBuffer fills = RecordSecondary(
        [&](VkCommandBuffer commands) { vkCmdFillBuffer(commands, unwritten_.handle, 512, 64, 7); });
    VkCommandBuffer more =
        RecordSecondary([&](VkCommandBuffer commands) { Copy(commands, unwritten_, written_, 64, 512); });
    Run({[&](VkCommandBuffer commands) { vkCmdExecuteCommands(commands, 1, &fills); },
         [&](VkCommandBuffer commands) { vkCmdExecuteCommands(commands, 1, &more); }});
    ExpectSilence();
}

TEST_P(SyncvalContents, IndirectArguments) {
    const VkPipelineLayout layout = EmptyLayout();
    DrawOptions options;
    const VkPipeline pipeline = MakeDrawPipeline(options);
    (void)layout;
    const auto draw = [&](VkCommandBuffer commands) {
        RenderWith(commands, VK_ATTACHMENT_LOAD_OP_CLEAR, VK_ATTACHMENT_STORE_OP_STORE, [&] {
            vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
            vkCmdDrawIndirect(commands, unwritten_.handle, 0, 1, 16);
        });
    };
    // The first word only: each byte matters.
    Run({General(), [&](VkCommandBuffer commands) { vkCmdFillBuffer(commands, unwritten_.handle, 0, 4, 0); },
         draw});
    ExpectUndefined("reads Buffer (unwritten)");
    Run({[&](VkCommandBuffer commands) { vkCmdFillBuffer(commands, unwritten_.handle, 0, 16, 0); }, draw});
    ExpectSilence();
}

TEST_P(SyncvalContents, VerticesAndIndices) {
    const VkPipeline pipeline = MakeDrawPipeline(CornerOptions());
    const Buffer indices = MakeUnmapped(64);
    const auto draw = [&](const Buffer &vertices, bool is_indexed) {
        return [=](VkCommandBuffer commands) {
            RenderWith(commands, VK_ATTACHMENT_LOAD_OP_CLEAR, VK_ATTACHMENT_STORE_OP_STORE, [&] {
                vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
                const VkBuffer buffers[] = {vertices.handle, written_.handle};
                const VkDeviceSize offsets[] = {0, 0};
                vkCmdBindVertexBuffers(commands, 0, 2, buffers, offsets);
                vkCmdBindIndexBuffer(commands, indices.handle, 0, VK_INDEX_TYPE_UINT16);
                if (is_indexed) {
                    vkCmdDrawIndexed(commands, 3, 1, 0, 0, 0);
                } else {
                    vkCmdDraw(commands, 3, 1, 0, 0);
                }
            });
        };
    };
    Run({General(), draw(unwritten_, false)});
    ExpectUndefined("vkCmdDraw (command ");
    Run({draw(written_, false)});
    ExpectSilence();
    Run({draw(written_, true)});
    ExpectUndefined("VK_ACCESS_2_INDEX_READ_BIT");
    Run({[&](VkCommandBuffer commands) { vkCmdFillBuffer(commands, indices.handle, 0, 64, 0); },
         draw(written_, true)});
    ExpectSilence();
}

// --- Images

TEST_P(SyncvalContents, CopyAfterATransitionFromUndefined) {
    Run({General(), ReadingBack()});
    ExpectMessage(kId, "changed the layout from VK_IMAGE_LAYOUT_UNDEFINED");
    ExpectSilence();
}

TEST_P(SyncvalContents, CopyAfterAClear) {
    Run({General(), Cleared(), ReadingBack()});
    ExpectSilence();
}

TEST_P(SyncvalContents, ClearBeforeTheTransition) {
    Run({General(), Cleared(), General(), ReadingBack()});
    ExpectUndefined("command 5) changed the layout from VK_IMAGE_LAYOUT_UNDEFINED");
}

TEST_P(SyncvalContents, TransitionThatKeepsTheContents) {
    Run({General(), Cleared(), General(VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL), ReadingBack()});
    ExpectSilence();
}

TEST_P(SyncvalContents, TransitionInAnEarlierSubmission) {
    Run({General(), Cleared()});
    Run({General()});
    Run({ReadingBack()});
    ExpectUndefined("of command buffer 0x");
}

TEST_P(SyncvalContents, OneOfTwoLevels) {
    auto info = wd::testing::PlainImage(VK_FORMAT_R8G8B8A8_UNORM, {16, 16}, kImageUsage);
    info.mipLevels = 2;
    VkImage image = MakeUnboundImage(info);
    BindImage(image);
    const auto copy = [&](uint32_t mip) {
        return [=](VkCommandBuffer commands) {
            VkBufferImageCopy region = {};
            region.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, mip, 0, 1};
            region.imageExtent = {8, 8, 1};
            vkCmdCopyImageToBuffer(commands, image, VK_IMAGE_LAYOUT_GENERAL, written_.handle, 1, &region);
        };
    };
    Run({[&](VkCommandBuffer commands) { ToGeneral(commands, image, VK_IMAGE_LAYOUT_UNDEFINED); },
         [&](VkCommandBuffer commands) { Clear(commands, image); }, copy(0)});
    ExpectSilence();
    Run({copy(1)});
    ExpectUndefined("mip level 1");
}

TEST_P(SyncvalContents, LoadOfUndefinedContents) {
    Run({General(), Rendering(VK_ATTACHMENT_LOAD_OP_LOAD, VK_ATTACHMENT_STORE_OP_STORE)});
    ExpectUndefined("vkCmdBeginRendering (command 3) loads Image (target)");
    Run({General(), Rendering(VK_ATTACHMENT_LOAD_OP_CLEAR, VK_ATTACHMENT_STORE_OP_STORE),
         Rendering(VK_ATTACHMENT_LOAD_OP_LOAD, VK_ATTACHMENT_STORE_OP_STORE)});
    ExpectSilence();
}

TEST_P(SyncvalContents, StoredWithoutCare) {
    Run({General(), Rendering(VK_ATTACHMENT_LOAD_OP_CLEAR, VK_ATTACHMENT_STORE_OP_DONT_CARE), ReadingBack()});
    ExpectUndefined("has a store operation that discards the contents");
    Run({General(), Rendering(VK_ATTACHMENT_LOAD_OP_CLEAR, VK_ATTACHMENT_STORE_OP_STORE), ReadingBack()});
    ExpectSilence();
}

// Which texels a draw writes is not followed: it may write all.
TEST_P(SyncvalContents, LoadedWithoutCare) {
    const VkPipeline pipeline = MakeDrawPipeline({});
    Run({General(), Rendering(VK_ATTACHMENT_LOAD_OP_DONT_CARE, VK_ATTACHMENT_STORE_OP_STORE), ReadingBack()});
    ExpectUndefined("has a load operation that discards the contents");
    Run({General(), Rendering(VK_ATTACHMENT_LOAD_OP_DONT_CARE, VK_ATTACHMENT_STORE_OP_STORE, pipeline),
         ReadingBack()});
    ExpectSilence();
}

TEST_P(SyncvalContents, Blending) {
    DrawOptions options;
    options.blend.blendEnable = VK_TRUE;
    options.blend.srcColorBlendFactor = VK_BLEND_FACTOR_ONE;
    options.blend.dstColorBlendFactor = VK_BLEND_FACTOR_ONE;
    const VkPipeline adds = MakeDrawPipeline(options);
    options.blend.srcColorBlendFactor = VK_BLEND_FACTOR_SRC_ALPHA;
    options.blend.dstColorBlendFactor = VK_BLEND_FACTOR_ONE_MINUS_SRC_ALPHA;
    const VkPipeline covers = MakeDrawPipeline(options); // The source may be opaque.
    const VkAttachmentLoadOp load = VK_ATTACHMENT_LOAD_OP_DONT_CARE;
    Run({General(), Rendering(load, VK_ATTACHMENT_STORE_OP_STORE, adds)});
    ExpectUndefined("vkCmdDraw (command ");
    Run({General(), Rendering(load, VK_ATTACHMENT_STORE_OP_STORE, covers)});
    ExpectSilence();
    Run({General(), Rendering(VK_ATTACHMENT_LOAD_OP_CLEAR, VK_ATTACHMENT_STORE_OP_STORE, adds)});
    ExpectSilence();
}

TEST_P(SyncvalContents, DepthTest) {
    const Image depth = MakeImage(VK_FORMAT_D32_SFLOAT, 16, 16, VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT);
    DrawOptions options;
    options.depth = VK_FORMAT_D32_SFLOAT;
    options.tests.depthTestEnable = options.tests.depthWriteEnable = VK_TRUE;
    const VkPipeline compares = MakeDrawPipeline(options);
    options.tests.depthCompareOp = VK_COMPARE_OP_ALWAYS;
    const VkPipeline always = MakeDrawPipeline(options);
    const auto draw = [&](VkAttachmentLoadOp load, VkPipeline pipeline) {
        return [=](VkCommandBuffer commands) {
            Transition(commands, depth.handle, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_GENERAL, kAll,
                       VK_IMAGE_ASPECT_DEPTH_BIT);
            const auto color = Attachment(image_.view, VK_ATTACHMENT_LOAD_OP_CLEAR);
            const auto tested = Attachment(depth.view, load);
            RenderAttachments(
                commands, color, [&] { Draw(commands, pipeline); }, &tested);
        };
    };
    Run({General(), draw(VK_ATTACHMENT_LOAD_OP_DONT_CARE, compares)});
    ExpectUndefined("vkCmdDraw (command ");
    Run({draw(VK_ATTACHMENT_LOAD_OP_DONT_CARE, always), draw(VK_ATTACHMENT_LOAD_OP_CLEAR, compares)});
    ExpectSilence();
}

// VK_ATTACHMENT_STORE_OP_NONE keeps the contents of attachments that the render pass does not write.
TEST_P(SyncvalContents, StoreOperationNone) {
    const VkAttachmentStoreOp none = VK_ATTACHMENT_STORE_OP_NONE;
    Run({General(), Rendering(VK_ATTACHMENT_LOAD_OP_CLEAR, none), ReadingBack()});
    ExpectUndefined("has a store operation that discards the contents");
    Run({General(), Cleared(), Rendering(VK_ATTACHMENT_LOAD_OP_LOAD, none), ReadingBack()});
    ExpectSilence();
    Run({General(), Rendering(VK_ATTACHMENT_LOAD_OP_LOAD, none)});
    ExpectUndefined("vkCmdBeginRendering (command 3) loads Image (target)");
    // The draw may write nothing.
    const VkPipeline pipeline = MakeDrawPipeline({});
    Run({General(), Cleared(), Rendering(VK_ATTACHMENT_LOAD_OP_LOAD, none, pipeline), ReadingBack()});
    ExpectSilence();
    Run({General(), Rendering(VK_ATTACHMENT_LOAD_OP_DONT_CARE, none, pipeline), ReadingBack()});
    ExpectUndefined("has a store operation that discards the contents");
}

TEST_P(SyncvalContents, LoadOperationNone) {
    const VkAttachmentLoadOp none = VK_ATTACHMENT_LOAD_OP_NONE_EXT;
    Run({General(), Cleared(), Rendering(none, VK_ATTACHMENT_STORE_OP_STORE), ReadingBack()});
    ExpectUndefined("has a load operation that discards the contents");
    Run({General(), Cleared(), Rendering(none, VK_ATTACHMENT_STORE_OP_NONE), ReadingBack()});
    ExpectSilence();
    const VkPipeline pipeline = MakeDrawPipeline({});
    Run({General(), Cleared(), Rendering(none, VK_ATTACHMENT_STORE_OP_STORE, pipeline), ReadingBack()});
    ExpectSilence();
    DrawOptions options;
    options.blend.blendEnable = VK_TRUE;
    options.blend.srcColorBlendFactor = options.blend.dstColorBlendFactor = VK_BLEND_FACTOR_ONE;
    const VkPipeline adds = MakeDrawPipeline(options);
    Run({General(), Cleared(), Rendering(none, VK_ATTACHMENT_STORE_OP_STORE, adds)});
    ExpectUndefined("vkCmdDraw (command ");
}

// The resolve operation of the same command comes before the contents are lost.
TEST_P(SyncvalContents, ResolvedAndNotStored) {
    const Image samples = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 16, 16,
                                    VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT | VK_IMAGE_USAGE_TRANSFER_SRC_BIT,
                                    VK_SAMPLE_COUNT_4_BIT);
    const auto resolve = [&](VkCommandBuffer commands) {
        auto attachment = Attachment(samples.view, VK_ATTACHMENT_LOAD_OP_CLEAR, VK_ATTACHMENT_STORE_OP_NONE);
        attachment.resolveMode = VK_RESOLVE_MODE_AVERAGE_BIT;
        attachment.resolveImageView = image_.view;
        attachment.resolveImageLayout = VK_IMAGE_LAYOUT_GENERAL;
        RenderAttachments(commands, attachment, [] {});
    };
    Run({General(),
         [&](VkCommandBuffer commands) { ToGeneral(commands, samples.handle, VK_IMAGE_LAYOUT_UNDEFINED); },
         resolve, ReadingBack()});
    ExpectSilence();
}

class SyncvalContentsOfStencils : public SyncvalContents {
  protected:
    void SetUp() override {
        SyncvalContents::SetUp();
        if (!IsSkipped()) {
            stencil_ =
                MakeImage(VK_FORMAT_D32_SFLOAT_S8_UINT, 16, 16, VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT);
        }
    }
    static VkStencilOpState Face(VkCompareOp compare, VkStencilOp pass) {
        return {VK_STENCIL_OP_KEEP, pass, VK_STENCIL_OP_KEEP, compare, 0xff, 0xff, 1};
    }
    // Draws with a stencil test in contents that the load operation discards or clears. The depths are cleared.
    void Test(const VkStencilOpState &front, const VkStencilOpState &back,
              VkAttachmentLoadOp load = VK_ATTACHMENT_LOAD_OP_DONT_CARE) {
        DrawOptions options;
        options.depth = VK_FORMAT_D32_SFLOAT_S8_UINT;
        options.tests.stencilTestEnable = VK_TRUE;
        options.tests.front = front;
        options.tests.back = back;
        const VkPipeline pipeline = MakeDrawPipeline(options);
        Run({General(), [&](VkCommandBuffer commands) {
                 Transition(commands, stencil_.handle, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_GENERAL,
                            kAll, VK_IMAGE_ASPECT_DEPTH_BIT | VK_IMAGE_ASPECT_STENCIL_BIT);
                 const auto color = Attachment(image_.view, VK_ATTACHMENT_LOAD_OP_CLEAR);
                 const auto depth = Attachment(stencil_.view, VK_ATTACHMENT_LOAD_OP_CLEAR);
                 const auto tested = Attachment(stencil_.view, load);
                 RenderAttachments(
                     commands, color, [&] { Draw(commands, pipeline); }, &depth, &tested);
             }});
    }
    Image stencil_;
};
WD_SYNCVAL_DRIVERS(SyncvalContentsOfStencils);

TEST_P(SyncvalContentsOfStencils, ComparedValues) {
    const VkStencilOpState equal = Face(VK_COMPARE_OP_EQUAL, VK_STENCIL_OP_KEEP);
    Test(equal, equal);
    ExpectUndefined("aspect VK_IMAGE_ASPECT_STENCIL_BIT");
    Test(equal, equal, VK_ATTACHMENT_LOAD_OP_CLEAR);
    ExpectSilence();
    // No bit is compared.
    VkStencilOpState masked = equal;
    masked.compareMask = 0;
    Test(masked, masked);
    ExpectSilence();
}

TEST_P(SyncvalContentsOfStencils, ReplacedAndCountedValues) {
    const VkStencilOpState replace = Face(VK_COMPARE_OP_ALWAYS, VK_STENCIL_OP_REPLACE);
    Test(replace, replace);
    ExpectSilence();
    VkStencilOpState count = Face(VK_COMPARE_OP_ALWAYS, VK_STENCIL_OP_INCREMENT_AND_WRAP);
    Test(count, count);
    ExpectUndefined("aspect VK_IMAGE_ASPECT_STENCIL_BIT");
    count.writeMask = 0;
    Test(count, count);
    ExpectSilence();
}

// All triangles may be front-facing.
TEST_P(SyncvalContentsOfStencils, OneOfTwoFaces) {
    Test(Face(VK_COMPARE_OP_ALWAYS, VK_STENCIL_OP_REPLACE), Face(VK_COMPARE_OP_EQUAL, VK_STENCIL_OP_KEEP));
    ExpectSilence();
}

// --- Images of the same memory

class SyncvalContentsOfAliases : public SyncvalContents {
  protected:
    // Writes `first`, then `second`, and reads `first`.
    void WriteBothAndRead(VkImage first, VkImage second) {
        Run({[&](VkCommandBuffer commands) { ToGeneral(commands, first, VK_IMAGE_LAYOUT_UNDEFINED); },
             [&](VkCommandBuffer commands) { Clear(commands, first); },
             [&](VkCommandBuffer commands) { ToGeneral(commands, second, VK_IMAGE_LAYOUT_UNDEFINED); },
             [&](VkCommandBuffer commands) { Clear(commands, second); },
             [&](VkCommandBuffer commands) { ReadBack(commands, first); }});
    }
};
WD_SYNCVAL_DRIVERS(SyncvalContentsOfAliases);

TEST_P(SyncvalContentsOfAliases, TheOtherImageWasWritten) {
    const VkDeviceMemory memory = Allocate({2 * kApart, 1, ~0u}, 0);
    const VkImage first = Alias(memory, 0), second = Alias(memory, 0);
    WriteBothAndRead(first, second);
    ExpectUndefined("wrote another image in the same memory");
    Run({[&](VkCommandBuffer commands) { Clear(commands, first); },
         [&](VkCommandBuffer commands) { ReadBack(commands, first); }});
    ExpectSilence();
    Run({[&](VkCommandBuffer commands) { ReadBack(commands, second); }});
    ExpectUndefined("wrote another image in the same memory");
}

TEST_P(SyncvalContentsOfAliases, ImagesApart) {
    const VkDeviceMemory memory = Allocate({2 * kApart, 1, ~0u}, 0);
    WriteBothAndRead(Alias(memory, 0), Alias(memory, kApart));
    ExpectSilence();
}

// Which subresources overlap is not known.
TEST_P(SyncvalContentsOfAliases, SeveralLevels) {
    const VkDeviceMemory memory = Allocate({2 * kApart, 1, ~0u}, 0);
    WriteBothAndRead(Alias(memory, 0, 2), Alias(memory, 0));
    ExpectSilence();
}

// --- Shaders

class SyncvalContentsOfShaders : public SyncvalContents {
  protected:
    void SetUp() override {
        SyncvalContents::SetUp();
        if (IsSkipped()) {
            return;
        }
        sampler_ = MakeSampler();
    }

    // Dispatching runs a shader with a descriptor at binding 0 and `written_` at binding 1.
    template <size_t N>
    std::function<void(VkCommandBuffer)> Dispatching(const uint32_t (&words)[N], VkDescriptorType type,
                                                     const std::function<void(VkDescriptorSet)> &write,
                                                     bool is_indirect = false) {
        const VkDescriptorSetLayout set_layout =
            MakeSetLayout({{0, type, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr},
                           {1, kStorage, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr}});
        const VkPipelineLayout layout = MakePipelineLayout({set_layout});
        const VkDescriptorSet set = MakeSet(set_layout, {{type, 1}, {kStorage, 1}});
        write(set);
        WriteBuffer(set, 1, 0, kStorage, written_);
        const VkPipeline pipeline = MakeComputePipeline(layout, MakeShader(words));
        return [=](VkCommandBuffer commands) {
            vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
            vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, 1, &set, 0, nullptr);
            if (is_indirect) {
                vkCmdDispatchIndirect(commands, written_.handle, 0);
            } else {
                vkCmdDispatch(commands, 1, 1, 1);
            }
        };
    }

    // The same with `unwritten_`, or an image in the general layout, at binding 0.
    template <size_t N>
    std::function<void(VkCommandBuffer)> Reading(const uint32_t (&words)[N], VkDescriptorType type,
                                                 bool is_indirect = false) {
        return Dispatching(
            words, type, [&](VkDescriptorSet set) { WriteBuffer(set, 0, 0, type, unwritten_); }, is_indirect);
    }
    template <size_t N>
    std::function<void(VkCommandBuffer)> WithImage(const uint32_t (&words)[N], VkDescriptorType type,
                                                   VkImageView view, bool is_indirect = false) {
        return Dispatching(
            words, type,
            [&](VkDescriptorSet set) {
                WriteImage(set, 0, 0, type, view, VK_IMAGE_LAYOUT_GENERAL, sampler_);
            },
            is_indirect);
    }

    VkSampler sampler_ = VK_NULL_HANDLE;
};
WD_SYNCVAL_DRIVERS(SyncvalContentsOfShaders);

TEST_P(SyncvalContentsOfShaders, SampledImage) {
    const auto dispatch =
        WithImage(syncval_read_sampled, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, image_.view);
    Run({General(), dispatch});
    ExpectMessage(kId, "VK_ACCESS_2_SHADER_SAMPLED_READ_BIT");
    ExpectSilence();
    Run({General(), Cleared(), dispatch, dispatch});
    ExpectSilence();
    // The second dispatch has the cached accesses of the first one.
    Run({General(), Cleared(), dispatch, dispatch, General(), dispatch});
    ExpectUndefined("vkCmdDispatch (command ");
}

TEST_P(SyncvalContentsOfShaders, StorageImage) {
    const auto read = WithImage(syncval_read_image, VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, image_.view);
    const auto write = WithImage(syncval_write_image, VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, image_.view);
    Run({General(), read});
    ExpectUndefined("VK_ACCESS_2_SHADER_STORAGE_READ_BIT");
    Run({General(), write, read});
    ExpectSilence();
}

// Nobody knows whether the store to another image of the memory happens.
TEST_P(SyncvalContentsOfShaders, StoreToAnAlias) {
    const VkDeviceMemory memory = Allocate({kApart, 1, ~0u}, 0);
    const VkImage first = Alias(memory, 0), second = Alias(memory, 0);
    const VkImageView view = MakeImageView(first, VK_FORMAT_R8G8B8A8_UNORM);
    const auto store = WithImage(syncval_write_image, VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, view, true);
    Run({[&](VkCommandBuffer commands) { ToGeneral(commands, first, VK_IMAGE_LAYOUT_UNDEFINED); },
         [&](VkCommandBuffer commands) { ToGeneral(commands, second, VK_IMAGE_LAYOUT_UNDEFINED); },
         [&](VkCommandBuffer commands) { Clear(commands, second); }, store,
         [&](VkCommandBuffer commands) { ReadBack(commands, second); }});
    ExpectSilence();
}

TEST_P(SyncvalContentsOfShaders, UniformBuffer) {
    const auto dispatch = Reading(syncval_read_uniform, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER);
    Run({dispatch});
    ExpectUndefined("VK_ACCESS_2_UNIFORM_READ_BIT");
    Run({[&](VkCommandBuffer commands) { vkCmdFillBuffer(commands, unwritten_.handle, 0, 1024, 1); },
         dispatch});
    ExpectSilence();
}

// The number of workgroups is not known: it may be 0.
TEST_P(SyncvalContentsOfShaders, IndirectDispatch) {
    const auto dispatch = Reading(syncval_read_uniform, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, true);
    Run({dispatch});
    ExpectSilence();
}

TEST_P(SyncvalContentsOfShaders, StorageBuffer) {
    const auto dispatch = Reading(syncval_copy, kStorage);
    Run({dispatch});
    ExpectUndefined("vkCmdDispatch (command ");
}

// Only some invocations read: it is not certain that one does.
TEST_P(SyncvalContentsOfShaders, ReadInABranch) {
    const auto dispatch = Reading(syncval_read_in_branch, kStorage);
    Run({dispatch});
    ExpectSilence();
}

TEST_P(SyncvalContentsOfShaders, ReadAfterABranch) {
    const auto dispatch = Reading(syncval_read_after_branch, kStorage);
    Run({dispatch});
    ExpectUndefined("vkCmdDispatch (command ");
}

TEST_P(SyncvalContentsOfShaders, ReadAfterAnEarlyReturn) {
    const auto dispatch = Reading(syncval_read_after_return, kStorage);
    Run({dispatch});
    ExpectSilence();
}

// --- With synchronization validation

class SyncvalContentsAndHazards : public SyncvalContents {
  protected:
    void SetUp() override {
        auto options = SyncOptions(GetParam());
        options.settings["validate_uninitialized"] = "true";
        WD_START_DEVICE(options);
        unwritten_ = MakeUnmapped(1024);
        written_ = MakeBuffer(1024, kBufferUsage);
    }
};
WD_SYNCVAL_DRIVERS(SyncvalContentsAndHazards);

TEST_P(SyncvalContentsAndHazards, BothAreReported) {
    VkCommandBuffer commands = Begin();
    Copy(commands, unwritten_, written_);
    Copy(commands, unwritten_, written_);
    Submit(commands);
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdCopyBuffer");
    ExpectUndefined("vkCmdCopyBuffer (command 1)");
}

TEST_P(SyncvalContents, HazardsAreNotReported) {
    VkCommandBuffer commands = Begin();
    vkCmdFillBuffer(commands, written_.handle, 0, 64, 1);
    vkCmdFillBuffer(commands, written_.handle, 0, 64, 2);
    Submit(commands);
    ExpectSilence();
}

// --- Off

class SyncvalWithoutContents : public SyncvalContents {
  protected:
    void SetUp() override {
        WD_START_DEVICE(SyncOptions(GetParam()));
        unwritten_ = MakeUnmapped(1024);
        written_ = MakeBuffer(1024, kBufferUsage);
    }
};
WD_SYNCVAL_DRIVERS(SyncvalWithoutContents);

TEST_P(SyncvalWithoutContents, NothingIsReported) {
    Run({[&](VkCommandBuffer commands) { Copy(commands, unwritten_, written_); }});
    ExpectSilence();
}

} // namespace
