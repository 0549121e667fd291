// Draws whose state, fixed or dynamic, leaves attachments unchanged.
#include "vk/syncval/testing/syncval_draw_fixture.h"

using wd::testing::Image;
using wd::testing::Make;

namespace {

constexpr VkFormat kFormat = VK_FORMAT_D32_SFLOAT_S8_UINT;
constexpr VkStencilFaceFlags kFaces = VK_STENCIL_FACE_FRONT_AND_BACK;
constexpr VkStencilOp kKeep = VK_STENCIL_OP_KEEP, kReplace = VK_STENCIL_OP_REPLACE;

// Case is a draw that writes all three aspects, changed by `fixed` or `set`, and the aspects that it still writes.
struct Case {
    const char *name;
    VkImageAspectFlags writes;
    std::function<void(DrawOptions *)> fixed;
    std::function<void(VkCommandBuffer)> set = {};
};

constexpr VkImageAspectFlags kColor = VK_IMAGE_ASPECT_COLOR_BIT, kDepth = VK_IMAGE_ASPECT_DEPTH_BIT,
                             kStencil = VK_IMAGE_ASPECT_STENCIL_BIT, kAll = kColor | kDepth | kStencil;

void SetOps(DrawOptions *draw, VkStencilOp fail, VkStencilOp pass, VkStencilOp depth_fail,
            VkCompareOp compare) {
    for (VkStencilOpState *face : {&draw->tests.front, &draw->tests.back}) {
        face->failOp = fail;
        face->passOp = pass;
        face->depthFailOp = depth_fail;
        face->compareOp = compare;
    }
}

void SetStencil(DrawOptions *draw, uint32_t compare_mask, uint32_t reference) {
    for (VkStencilOpState *face : {&draw->tests.front, &draw->tests.back}) {
        face->compareMask = compare_mask;
        face->reference = reference;
    }
}

} // namespace

class SyncvalNoWriteTest : public SyncvalDraws {
  protected:
    void StartAndMake() {
        auto options = SyncOptions(GetParam());
        options.features.logicOp = VK_TRUE;
        options.device_extensions.push_back(VK_EXT_LOAD_STORE_OP_NONE_EXTENSION_NAME);
        states_.extendedDynamicState3SampleMask = VK_TRUE;
        Chain(&options, &states_, VK_EXT_EXTENDED_DYNAMIC_STATE_3_EXTENSION_NAME);
        WD_START_DEVICE(options);
        MakeResources();
        depth_ = MakeImage(kFormat, 16, 16,
                           VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
    }

    static DrawOptions WritingAll() {
        DrawOptions draw;
        draw.depth = kFormat;
        draw.tests.depthTestEnable = draw.tests.depthWriteEnable = draw.tests.stencilTestEnable = VK_TRUE;
        SetOps(&draw, kReplace, kReplace, kReplace, VK_COMPARE_OP_EQUAL);
        SetStencil(&draw, 255, 3);
        draw.tests.front.writeMask = draw.tests.back.writeMask = 255;
        return draw;
    }

    void Render(VkCommandBuffer commands, VkPipeline pipeline, const Case &now) {
        const auto color = Untouched(target_.view), tested = Untouched(depth_.view);
        auto info = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
        info.renderArea = {{0, 0}, {16, 16}};
        info.layerCount = 1;
        info.colorAttachmentCount = 1;
        info.pColorAttachments = &color;
        info.pDepthAttachment = info.pStencilAttachment = &tested;
        vkCmdBeginRendering(commands, &info);
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
        if (now.set) {
            now.set(commands);
        }
        vkCmdDraw(commands, 3, 1, 0, 0);
        vkCmdEndRendering(commands);
    }

    void Clear(VkCommandBuffer commands, VkImageAspectFlags aspect) {
        const VkImageSubresourceRange range = {aspect, 0, 1, 0, 1};
        const VkClearColorValue color = {};
        const VkClearDepthStencilValue value = {};
        if (aspect == kColor) {
            vkCmdClearColorImage(commands, target_.handle, VK_IMAGE_LAYOUT_GENERAL, &color, 1, &range);
        } else {
            vkCmdClearDepthStencilImage(commands, depth_.handle, VK_IMAGE_LAYOUT_GENERAL, &value, 1, &range);
        }
    }

    void Expect(const Case &now) {
        DrawOptions draw = WritingAll();
        now.fixed(&draw);
        const VkPipeline pipeline = MakeDrawPipeline(draw);
        ClearMessages();
        for (const VkImageAspectFlags aspect : {kColor, kDepth, kStencil}) {
            SCOPED_TRACE(std::string(now.name) + ", aspect " + std::to_string(aspect));
            VkCommandBuffer commands = Begin();
            Render(commands, pipeline, now);
            // A read of a test must be ordered, but needs no visibility.
            Barrier(commands, {VK_PIPELINE_STAGE_2_EARLY_FRAGMENT_TESTS_BIT |
                                   VK_PIPELINE_STAGE_2_LATE_FRAGMENT_TESTS_BIT,
                               0, VK_PIPELINE_STAGE_2_CLEAR_BIT, 0});
            Clear(commands, aspect);
            vkEndCommandBuffer(commands);
            if (now.writes & aspect) {
                ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdDraw (command ");
            }
            ExpectSilence();
        }
    }

    VkPhysicalDeviceExtendedDynamicState3FeaturesEXT states_ =
        Make<VkPhysicalDeviceExtendedDynamicState3FeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTENDED_DYNAMIC_STATE_3_FEATURES_EXT);
    Image depth_;
};

TEST_P(SyncvalNoWriteTest, FixedState) {
    StartAndMake();
    if (IsSkipped()) {
        return;
    }
    const Case cases[] = {
        {"nothing changed", kAll, [](DrawOptions *) {}},
        {"depth never", kStencil, [](DrawOptions *d) { d->tests.depthCompareOp = VK_COMPARE_OP_NEVER; }},
        {"depth never, operation on pass", 0,
         [](DrawOptions *d) {
             d->tests.depthCompareOp = VK_COMPARE_OP_NEVER;
             SetOps(d, kKeep, kReplace, kKeep, VK_COMPARE_OP_EQUAL);
         }},
        {"depth always, operation on depth failure", kColor | kDepth,
         [](DrawOptions *d) {
             d->tests.depthCompareOp = VK_COMPARE_OP_ALWAYS;
             SetOps(d, kKeep, kKeep, kReplace, VK_COMPARE_OP_EQUAL);
         }},
        {"depth untested, operation on depth failure", kColor,
         [](DrawOptions *d) {
             d->tests.depthTestEnable = VK_FALSE;
             SetOps(d, kKeep, kKeep, kReplace, VK_COMPARE_OP_EQUAL);
         }},
        {"stencil never", kStencil,
         [](DrawOptions *d) { SetOps(d, kReplace, kReplace, kReplace, VK_COMPARE_OP_NEVER); }},
        {"stencil never, no operation on failure", 0,
         [](DrawOptions *d) { SetOps(d, kKeep, kReplace, kReplace, VK_COMPARE_OP_NEVER); }},
        {"stencil always, operation on failure", kColor | kDepth,
         [](DrawOptions *d) { SetOps(d, kReplace, kKeep, kKeep, VK_COMPARE_OP_ALWAYS); }},
        {"less than some values, no operation", kColor | kDepth,
         [](DrawOptions *d) { SetOps(d, kKeep, kKeep, kKeep, VK_COMPARE_OP_LESS); }},
        {"less than no value", 0,
         [](DrawOptions *d) {
             SetOps(d, kKeep, kReplace, kReplace, VK_COMPARE_OP_LESS);
             SetStencil(d, 3, 3);
         }},
        {"masked compare", kColor | kDepth,
         [](DrawOptions *d) {
             SetOps(d, kReplace, kKeep, kKeep, VK_COMPARE_OP_EQUAL);
             SetStencil(d, 0, 3);
         }},
        {"write mask above the format", kColor | kDepth,
         [](DrawOptions *d) { d->tests.front.writeMask = d->tests.back.writeMask = 0x100; }},
        {"empty scissor", 0,
         [](DrawOptions *d) {
             d->scissor = {16, 0};
         }},
        {"no sample", 0, [](DrawOptions *d) { d->sample_mask = ~1u; }},
        {"one sample", kAll, [](DrawOptions *d) { d->sample_mask = 1; }},
        {"logical operation", kDepth | kStencil,
         [](DrawOptions *d) {
             d->logic_op_enable = VK_TRUE;
             d->logic_op = VK_LOGIC_OP_NO_OP;
         }},
    };
    for (const Case &now : cases) {
        Expect(now);
    }
}

TEST_P(SyncvalNoWriteTest, DynamicState) {
    StartAndMake();
    if (IsSkipped()) {
        return;
    }
    const auto set_samples = DeviceProc<PFN_vkCmdSetSampleMaskEXT>("vkCmdSetSampleMaskEXT");
    const auto dynamic = [](VkDynamicState state, VkStencilOp fail = kReplace, VkStencilOp pass = kReplace,
                            VkCompareOp compare = VK_COMPARE_OP_EQUAL) {
        return [=](DrawOptions *draw) {
            draw->dynamic_states = {state};
            if (state == VK_DYNAMIC_STATE_DEPTH_COMPARE_OP) {
                draw->tests.depthCompareOp = VK_COMPARE_OP_NEVER; // Ignored.
            }
            SetOps(draw, fail, pass, pass, compare);
        };
    };
    const auto set_ops = [](VkCommandBuffer commands, VkStencilOp fail, VkCompareOp compare) {
        vkCmdSetStencilOp(commands, kFaces, fail, kKeep, kKeep, compare);
    };
    const auto scissor = [](uint32_t width) { return VkRect2D{{0, 0}, {width, 16}}; };
    const Case cases[] = {
        {"depth never", kStencil, dynamic(VK_DYNAMIC_STATE_DEPTH_COMPARE_OP),
         [](VkCommandBuffer c) { vkCmdSetDepthCompareOp(c, VK_COMPARE_OP_NEVER); }},
        {"depth less", kAll, dynamic(VK_DYNAMIC_STATE_DEPTH_COMPARE_OP),
         [](VkCommandBuffer c) { vkCmdSetDepthCompareOp(c, VK_COMPARE_OP_LESS); }},
        {"stencil never", 0, dynamic(VK_DYNAMIC_STATE_STENCIL_OP),
         [&](VkCommandBuffer c) { set_ops(c, kKeep, VK_COMPARE_OP_NEVER); }},
        {"stencil always, operation on failure", kColor | kDepth, dynamic(VK_DYNAMIC_STATE_STENCIL_OP),
         [&](VkCommandBuffer c) { set_ops(c, kReplace, VK_COMPARE_OP_ALWAYS); }},
        {"stencil equal, operation on failure", kAll, dynamic(VK_DYNAMIC_STATE_STENCIL_OP),
         [&](VkCommandBuffer c) { set_ops(c, kReplace, VK_COMPARE_OP_EQUAL); }},
        {"one face never", kAll, dynamic(VK_DYNAMIC_STATE_STENCIL_OP),
         [&](VkCommandBuffer c) {
             set_ops(c, kReplace, VK_COMPARE_OP_EQUAL);
             vkCmdSetStencilOp(c, VK_STENCIL_FACE_BACK_BIT, kKeep, kKeep, kKeep, VK_COMPARE_OP_NEVER);
         }},
        {"masked compare", kColor | kDepth, dynamic(VK_DYNAMIC_STATE_STENCIL_COMPARE_MASK, kReplace, kKeep),
         [](VkCommandBuffer c) { vkCmdSetStencilCompareMask(c, kFaces, 0); }},
        {"compare", kAll, dynamic(VK_DYNAMIC_STATE_STENCIL_COMPARE_MASK, kReplace, kKeep),
         [](VkCommandBuffer c) { vkCmdSetStencilCompareMask(c, kFaces, 1); }},
        {"greater than no value", 0,
         dynamic(VK_DYNAMIC_STATE_STENCIL_REFERENCE, kKeep, kReplace, VK_COMPARE_OP_GREATER),
         [](VkCommandBuffer c) { vkCmdSetStencilReference(c, kFaces, 0); }},
        {"greater than some values", kAll,
         dynamic(VK_DYNAMIC_STATE_STENCIL_REFERENCE, kKeep, kReplace, VK_COMPARE_OP_GREATER),
         [](VkCommandBuffer c) { vkCmdSetStencilReference(c, kFaces, 1); }},
        {"no sample", 0, dynamic(VK_DYNAMIC_STATE_SAMPLE_MASK_EXT),
         [&](VkCommandBuffer c) {
             const VkSampleMask mask = 2;
             set_samples(c, VK_SAMPLE_COUNT_1_BIT, &mask);
         }},
        {"one sample", kAll, dynamic(VK_DYNAMIC_STATE_SAMPLE_MASK_EXT),
         [&](VkCommandBuffer c) {
             const VkSampleMask mask = 1;
             set_samples(c, VK_SAMPLE_COUNT_1_BIT, &mask);
         }},
        {"empty scissor", 0, dynamic(VK_DYNAMIC_STATE_SCISSOR),
         [&](VkCommandBuffer c) {
             const VkRect2D rect = scissor(0);
             vkCmdSetScissor(c, 0, 1, &rect);
         }},
        {"scissor", kAll, dynamic(VK_DYNAMIC_STATE_SCISSOR),
         [&](VkCommandBuffer c) {
             const VkRect2D rects[] = {scissor(0), scissor(1)};
             vkCmdSetScissor(c, 0, 1, &rects[0]);
             vkCmdSetScissor(c, 0, 1, &rects[1]);
         }},
    };
    for (const Case &now : cases) {
        Expect(now);
    }
}

// A test of an aspect that is not attached passes.
TEST_P(SyncvalNoWriteTest, TestsWithoutAttachmentPass) {
    StartAndMake();
    if (IsSkipped()) {
        return;
    }
    DrawOptions draw;
    draw.tests.depthTestEnable = draw.tests.stencilTestEnable = VK_TRUE;
    draw.tests.depthCompareOp = VK_COMPARE_OP_NEVER;
    draw.dynamic_states = {VK_DYNAMIC_STATE_STENCIL_OP};
    const VkPipeline pipeline = MakeDrawPipeline(draw);
    ClearMessages();
    ExpectTargetWrite(true, [&](VkCommandBuffer commands) {
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
        vkCmdSetStencilOp(commands, kFaces, kKeep, kKeep, kKeep, VK_COMPARE_OP_NEVER);
        vkCmdDraw(commands, 3, 1, 0, 0);
    });
}

// The state of pipelines that are linked from libraries is that of the libraries.
TEST_P(SyncvalNoWriteTest, LinkedPipelines) {
    auto options = SyncOptions(GetParam());
    options.device_extensions = {VK_EXT_LOAD_STORE_OP_NONE_EXTENSION_NAME,
                                 VK_KHR_PIPELINE_LIBRARY_EXTENSION_NAME};
    auto libraries = Make<VkPhysicalDeviceGraphicsPipelineLibraryFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_GRAPHICS_PIPELINE_LIBRARY_FEATURES_EXT);
    libraries.graphicsPipelineLibrary = VK_TRUE;
    Chain(&options, &libraries, VK_EXT_GRAPHICS_PIPELINE_LIBRARY_EXTENSION_NAME);
    WD_START_DEVICE(options);
    MakeResources();
    DrawOptions cut, masked, plain;
    cut.scissor = {0, 0};
    masked.sample_mask = 0;
    for (const DrawOptions *draw : {&cut, &masked, &plain}) {
        const VkPipeline pipeline = MakeLinkedPipeline(*draw);
        ClearMessages();
        ExpectTargetWrite(draw == &plain, [&](VkCommandBuffer commands) {
            vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
            vkCmdDraw(commands, 3, 1, 0, 0);
        });
    }
}

WD_SYNCVAL_DRIVERS(SyncvalNoWriteTest);
