// vkCreateRenderPass and vkCreateRenderPass2: what the attachments, subpasses and dependencies of a render pass need.
#include "vk/core/rendering/pass_fixture.h"

namespace {

using wd::testing::kColor;
using wd::testing::kDepth;
using wd::testing::kOtherColor;
using wd::testing::Make;
using wd::testing::PassCreationTest;
using wd::testing::PassInfo;
using wd::testing::SecondInfo;

// --- Attachments

TEST_F(PassCreationTest, LoadedAttachmentsHaveALayout) {
    WD_START_RENDERING();
    PassInfo pass;
    pass.has_depth = true;
    pass.color.loadOp = VK_ATTACHMENT_LOAD_OP_LOAD;
    pass.depth.stencilLoadOp = VK_ATTACHMENT_LOAD_OP_LOAD;
    Try(&pass);
    ExpectMessage("VUID-VkAttachmentDescription-format-06699",
                  "pCreateInfo->pAttachments[0].initialLayout is VK_IMAGE_LAYOUT_UNDEFINED");
    ExpectMessage("VUID-VkAttachmentDescription-format-06700", "pCreateInfo->pAttachments[1].initialLayout");
    TrySecond(&pass);
    ExpectMessage("VUID-VkAttachmentDescription2-format-06699", "pAttachments[0].initialLayout");
    ExpectMessage("VUID-VkAttachmentDescription2-pNext-06704", "pAttachments[1].initialLayout");
    pass.color.initialLayout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL;
    pass.depth.initialLayout = VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL;
    Try(&pass);
    TrySecond(&pass);
    pass.color.initialLayout = pass.depth.initialLayout = VK_IMAGE_LAYOUT_UNDEFINED;
    pass.color.loadOp = VK_ATTACHMENT_LOAD_OP_CLEAR;
    pass.color.stencilLoadOp = VK_ATTACHMENT_LOAD_OP_LOAD; // Of a format without stencil.
    pass.depth.stencilLoadOp = VK_ATTACHMENT_LOAD_OP_DONT_CARE;
    Try(&pass);
    TrySecond(&pass);
    ExpectSilence();
}

TEST_F(PassCreationTest, LoadedStencilHasALayoutOfItsOwn) {
    WD_START_MULTIVIEW();
    PassInfo pass;
    pass.has_depth = true;
    pass.depth.initialLayout = pass.depth.finalLayout = VK_IMAGE_LAYOUT_DEPTH_ATTACHMENT_OPTIMAL;
    pass.depth.stencilLoadOp = VK_ATTACHMENT_LOAD_OP_LOAD;
    SecondInfo second(&pass);
    auto stencil =
        Make<VkAttachmentDescriptionStencilLayout>(VK_STRUCTURE_TYPE_ATTACHMENT_DESCRIPTION_STENCIL_LAYOUT);
    stencil.stencilFinalLayout = VK_IMAGE_LAYOUT_STENCIL_ATTACHMENT_OPTIMAL;
    second.attachments[1].pNext = &stencil;
    Try(second);
    ExpectMessage("VUID-VkAttachmentDescription2-pNext-06705",
                  "stencilInitialLayout is VK_IMAGE_LAYOUT_UNDEFINED");
    stencil.stencilInitialLayout = VK_IMAGE_LAYOUT_STENCIL_ATTACHMENT_OPTIMAL;
    Try(second);
    ExpectSilence();
    second.attachments[1].pNext = nullptr;
    second.attachments[1].format = VK_FORMAT_S8_UINT;
    Try(second);
    ExpectMessage("VUID-VkAttachmentDescription2-format-06247", "VK_IMAGE_LAYOUT_DEPTH_ATTACHMENT_OPTIMAL");
    ExpectMessage("VUID-VkAttachmentDescription2-format-06248", "format is VK_FORMAT_S8_UINT");
    ExpectSilence();
}

TEST_F(PassCreationTest, TheFirstUseOfAClearedAttachmentWrites) {
    WD_START_RENDERING();
    PassInfo pass;
    pass.has_depth = true;
    pass.depth_reference.layout = VK_IMAGE_LAYOUT_DEPTH_STENCIL_READ_ONLY_OPTIMAL;
    Try(&pass);
    pass.depth.stencilLoadOp = VK_ATTACHMENT_LOAD_OP_CLEAR;
    Try(&pass);
    ExpectMessage(
        "VUID-VkRenderPassCreateInfo-pAttachments-02511",
        "pAttachments[1].stencilLoadOp is VK_ATTACHMENT_LOAD_OP_CLEAR, the layout of the attachment in its "
        "first use, in pSubpasses[0], is VK_IMAGE_LAYOUT_DEPTH_STENCIL_READ_ONLY_OPTIMAL");
    TrySecond(&pass);
    ExpectMessage("VUID-VkRenderPassCreateInfo2-pAttachments-02523", "pAttachments[1].stencilLoadOp");
    pass.depth_reference.layout = VK_IMAGE_LAYOUT_DEPTH_READ_ONLY_STENCIL_ATTACHMENT_OPTIMAL;
    Try(&pass);
    ExpectSilence();
    pass.depth.loadOp = VK_ATTACHMENT_LOAD_OP_CLEAR;
    Try(&pass);
    ExpectMessage("VUID-VkRenderPassCreateInfo-pAttachments-01566", "pAttachments[1].loadOp");
    pass.depth_reference.layout = VK_IMAGE_LAYOUT_DEPTH_ATTACHMENT_STENCIL_READ_ONLY_OPTIMAL;
    Try(&pass);
    ExpectMessage("VUID-VkRenderPassCreateInfo-pAttachments-01567", "pAttachments[1].stencilLoadOp");
    pass.depth_reference.layout = VK_IMAGE_LAYOUT_DEPTH_STENCIL_READ_ONLY_OPTIMAL;
    pass.depth.stencilLoadOp = VK_ATTACHMENT_LOAD_OP_DONT_CARE;
    Try(&pass);
    ExpectMessage("VUID-VkRenderPassCreateInfo-pAttachments-00836", "pAttachments[1].loadOp");
    TrySecond(&pass);
    ExpectMessage("VUID-VkRenderPassCreateInfo2-pAttachments-02522", "pAttachments[1].loadOp");
    ExpectSilence();
}

TEST_F(PassCreationTest, TheFirstUseOfAClearedAttachmentIsNotOnlyAnInput) {
    WD_START_RENDERING();
    PassInfo pass;
    pass.has_input = true;
    pass.color.loadOp = VK_ATTACHMENT_LOAD_OP_CLEAR;
    pass.color_reference.layout = VK_IMAGE_LAYOUT_GENERAL;
    Try(&pass);
    TrySecond(&pass);
    ExpectSilence();
    pass.color_reference.attachment = VK_ATTACHMENT_UNUSED;
    Try(&pass);
    ExpectMessage("VUID-VkSubpassDescription-loadOp-00846", "as an input attachment, in pSubpasses[0]");
    TrySecond(&pass);
    ExpectMessage("VUID-VkSubpassDescription2-loadOp-03064", "pAttachments[0].loadOp");
    ExpectSilence();
}

// --- Subpasses

TEST_F(PassCreationTest, SubpassesUseAttachmentsOfTheRenderPass) {
    WD_START_RENDERING();
    PassInfo pass;
    pass.color_reference.attachment = 1;
    Try(&pass);
    ExpectMessage("VUID-VkRenderPassCreateInfo-attachment-00834",
                  "pCreateInfo->pSubpasses[0].pColorAttachments[0].attachment is 1, attachmentCount is 1");
    TrySecond(&pass);
    ExpectMessage("VUID-VkRenderPassCreateInfo2-attachment-03051", "pColorAttachments[0].attachment is 1");
    pass.color_reference.attachment = VK_ATTACHMENT_UNUSED;
    Try(&pass);
    TrySecond(&pass);
    const uint32_t preserved = 5;
    pass.subpasses[0].preserveAttachmentCount = 1;
    pass.subpasses[0].pPreserveAttachments = &preserved;
    Try(&pass);
    ExpectMessage("VUID-VkRenderPassCreateInfo-attachment-00834", "pPreserveAttachments[0] is 5");
    ExpectSilence();
}

TEST_F(PassCreationTest, PreservedAttachmentsAreNotUsed) {
    WD_START_RENDERING();
    PassInfo pass;
    const uint32_t preserved = 0;
    pass.subpasses[0].preserveAttachmentCount = 1;
    pass.subpasses[0].pPreserveAttachments = &preserved;
    Try(&pass);
    ExpectMessage("VUID-VkSubpassDescription-pPreserveAttachments-00854",
                  "pCreateInfo->pSubpasses[0].pPreserveAttachments[0] is 0, and pColorAttachments[0] of the "
                  "same subpass uses this attachment");
    TrySecond(&pass);
    ExpectMessage("VUID-VkSubpassDescription2-pPreserveAttachments-03074",
                  "pPreserveAttachments[0] is 0, and pColorAttachments[0] of the same subpass");
    pass.color_reference.attachment = VK_ATTACHMENT_UNUSED;
    Try(&pass);
    TrySecond(&pass);
    ExpectSilence();
}

TEST_F(PassCreationTest, TheReferencesOfASubpassToAnAttachmentAgree) {
    WD_START_RENDERING();
    PassInfo pass;
    pass.has_input = true;
    Try(&pass);
    ExpectMessage(
        "VUID-VkSubpassDescription-layout-02519",
        "pColorAttachments[0].attachment is 0 with layout VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL, and "
        "pInputAttachments[0] uses it with layout VK_IMAGE_LAYOUT_GENERAL");
    TrySecond(&pass);
    ExpectMessage("VUID-VkSubpassDescription2-layout-02528", "VK_IMAGE_LAYOUT_GENERAL");
    pass.color_reference.layout = VK_IMAGE_LAYOUT_GENERAL;
    Try(&pass);
    TrySecond(&pass);
    ExpectSilence();
    pass.has_input = false;
    pass.has_depth = true;
    pass.color_reference = {1, VK_IMAGE_LAYOUT_GENERAL};
    pass.depth_reference.layout = VK_IMAGE_LAYOUT_GENERAL;
    Try(&pass);
    ExpectMessage("VUID-VkSubpassDescription-pDepthStencilAttachment-04438",
                  "pDepthStencilAttachment->attachment is 1, pColorAttachments[0].attachment is 1, too");
    TrySecond(&pass);
    ExpectMessage("VUID-VkSubpassDescription2-pDepthStencilAttachment-04440", "");
    pass.depth_reference.layout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL;
    pass.color_reference = {0, VK_IMAGE_LAYOUT_GENERAL};
    Try(&pass);
    ExpectMessage("VUID-VkSubpassDescription-attachment-06915", "pDepthStencilAttachment->layout");
    ExpectSilence();
}

TEST_F(PassCreationTest, ResolvesNeedSamples) {
    WD_START_RENDERING();
    PassInfo pass;
    pass.has_resolve = true;
    pass.resolve = pass.color;
    pass.color.samples = VK_SAMPLE_COUNT_4_BIT;
    Try(&pass);
    TrySecond(&pass);
    ExpectSilence();
    pass.color.samples = VK_SAMPLE_COUNT_1_BIT;
    Try(&pass);
    ExpectMessage(
        "VUID-VkSubpassDescription-pResolveAttachments-00848",
        "pResolveAttachments[0].attachment is 1, pColorAttachments[0].attachment is 0, the samples of "
        "attachment 0 are VK_SAMPLE_COUNT_1_BIT");
    TrySecond(&pass);
    ExpectMessage("VUID-VkSubpassDescription2-externalFormatResolve-09338", "");
    pass.color.samples = pass.resolve.samples = VK_SAMPLE_COUNT_4_BIT;
    Try(&pass);
    ExpectMessage("VUID-VkSubpassDescription-pResolveAttachments-00849",
                  "the samples of attachment 1 are VK_SAMPLE_COUNT_4_BIT");
    TrySecond(&pass);
    ExpectMessage("VUID-VkSubpassDescription2-pResolveAttachments-03067", "");
    pass.resolve.samples = VK_SAMPLE_COUNT_1_BIT;
    pass.resolve.format = kOtherColor;
    Try(&pass);
    ExpectMessage("VUID-VkSubpassDescription-pResolveAttachments-00850",
                  "with format VK_FORMAT_B8G8R8A8_UNORM");
    TrySecond(&pass);
    ExpectMessage("VUID-VkSubpassDescription2-externalFormatResolve-09339", "");
    pass.color_reference.attachment = VK_ATTACHMENT_UNUSED;
    Try(&pass);
    ExpectMessage("VUID-VkSubpassDescription-pResolveAttachments-00847", "is VK_ATTACHMENT_UNUSED");
    TrySecond(&pass);
    ExpectMessage("VUID-VkSubpassDescription2-externalFormatResolve-09335", "");
    pass.resolve_reference.attachment = VK_ATTACHMENT_UNUSED;
    pass.has_resolve = true;
    ExpectSilence();
}

TEST_F(PassCreationTest, TheAttachmentsOfASubpassHaveTheSameSamples) {
    WD_START_RENDERING();
    PassInfo pass;
    pass.has_depth = true;
    pass.color.samples = pass.depth.samples = VK_SAMPLE_COUNT_4_BIT;
    Try(&pass);
    TrySecond(&pass);
    ExpectSilence();
    pass.depth.samples = VK_SAMPLE_COUNT_1_BIT;
    Try(&pass);
    ExpectMessage(
        "VUID-VkSubpassDescription-pDepthStencilAttachment-01418",
        "pColorAttachments[0].attachment is 0, the samples of attachment 0 are VK_SAMPLE_COUNT_4_BIT, "
        "pDepthStencilAttachment->attachment is 1, the samples of attachment 1 are VK_SAMPLE_COUNT_1_BIT");
    TrySecond(&pass);
    ExpectMessage("VUID-VkSubpassDescription2-multisampledRenderToSingleSampled-06872", "");
    SecondInfo second(&pass);
    const VkAttachmentReference2 colors[2] = {
        second.color, SecondInfo::Reference({1, VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL}, 0)};
    second.attachments[1] = second.attachments[0];
    second.subpass.colorAttachmentCount = 2;
    second.subpass.pColorAttachments = colors;
    second.subpass.pDepthStencilAttachment = nullptr;
    Try(second);
    ExpectSilence();
    second.attachments[1].samples = VK_SAMPLE_COUNT_8_BIT;
    Try(second);
    ExpectMessage("VUID-VkSubpassDescription2-multisampledRenderToSingleSampled-06869",
                  "pColorAttachments[1].attachment is 1");
    ExpectSilence();
}

TEST_F(PassCreationTest, InputAttachmentsHaveAspectsOfTheFormat) {
    WD_START_RENDERING();
    PassInfo pass;
    pass.has_input = true;
    pass.color_reference.layout = VK_IMAGE_LAYOUT_GENERAL;
    SecondInfo second(&pass);
    second.input.aspectMask = VK_IMAGE_ASPECT_DEPTH_BIT;
    Try(second);
    ExpectMessage(
        "VUID-VkRenderPassCreateInfo2-attachment-02525",
        "pInputAttachments[0].attachment is 0, its aspectMask is VK_IMAGE_ASPECT_DEPTH_BIT, the format of "
        "attachment 0 is VK_FORMAT_R8G8B8A8_UNORM");
    second.input.aspectMask = 0;
    Try(second);
    ExpectMessage("VUID-VkSubpassDescription2-attachment-02800", "its aspectMask is 0");
    second.input.aspectMask = VK_IMAGE_ASPECT_METADATA_BIT;
    Try(second);
    ExpectMessage("VUID-VkSubpassDescription2-attachment-02801", "VK_IMAGE_ASPECT_METADATA_BIT");
    second.input.attachment = VK_ATTACHMENT_UNUSED;
    Try(second);
    ExpectSilence();
    VkInputAttachmentAspectReference aspect = {0, 0, VK_IMAGE_ASPECT_STENCIL_BIT};
    auto aspects = Make<VkRenderPassInputAttachmentAspectCreateInfo>(
        VK_STRUCTURE_TYPE_RENDER_PASS_INPUT_ATTACHMENT_ASPECT_CREATE_INFO);
    aspects.aspectReferenceCount = 1;
    aspects.pAspectReferences = &aspect;
    Try(&pass, &aspects);
    ExpectMessage("VUID-VkRenderPassCreateInfo-pNext-01963", "its aspectMask is VK_IMAGE_ASPECT_STENCIL_BIT");
    aspect = {0, 1, VK_IMAGE_ASPECT_COLOR_BIT};
    Try(&pass, &aspects);
    ExpectMessage("VUID-VkRenderPassCreateInfo-pNext-01927", "inputAttachmentIndex is 1");
    aspect = {1, 0, VK_IMAGE_ASPECT_COLOR_BIT};
    Try(&pass, &aspects);
    ExpectMessage("VUID-VkRenderPassCreateInfo-pNext-01926", "pAspectReferences[0].subpass is 1");
    aspect.subpass = 0;
    Try(&pass, &aspects);
    ExpectSilence();
}

TEST_F(PassCreationTest, LayoutsOfOneAspectSuitTheFormat) {
    WD_START_MULTIVIEW();
    PassInfo pass;
    pass.has_depth = true;
    pass.depth_reference.layout = VK_IMAGE_LAYOUT_DEPTH_ATTACHMENT_OPTIMAL;
    SecondInfo second(&pass);
    Try(second);
    ExpectMessage(
        "VUID-VkRenderPassCreateInfo2-attachment-06244",
        "pDepthStencilAttachment->attachment is 1, its layout is VK_IMAGE_LAYOUT_DEPTH_ATTACHMENT_OPTIMAL");
    auto stencil =
        Make<VkAttachmentReferenceStencilLayout>(VK_STRUCTURE_TYPE_ATTACHMENT_REFERENCE_STENCIL_LAYOUT);
    stencil.stencilLayout = VK_IMAGE_LAYOUT_STENCIL_READ_ONLY_OPTIMAL;
    second.depth.pNext = &stencil;
    Try(second);
    ExpectSilence();
    second.depth.layout = VK_IMAGE_LAYOUT_STENCIL_ATTACHMENT_OPTIMAL;
    Try(second);
    ExpectMessage("VUID-VkRenderPassCreateInfo2-attachment-06245", "VK_FORMAT_D24_UNORM_S8_UINT");
    ExpectMessage("VUID-VkSubpassDescription2-attachment-06251", "VkAttachmentReferenceStencilLayout");
    second.attachments[1].format = VK_FORMAT_S8_UINT;
    second.depth.pNext = nullptr;
    Try(second);
    ExpectSilence();
    second.depth.layout = VK_IMAGE_LAYOUT_DEPTH_READ_ONLY_OPTIMAL;
    Try(second);
    ExpectMessage("VUID-VkRenderPassCreateInfo2-attachment-06246", "VK_FORMAT_S8_UINT");
    ExpectSilence();
}

TEST_F(PassCreationTest, FirstVersionHasOneRuleForSamplesOfColors) {
    WD_START_RENDERING();
    PassInfo pass;
    pass.has_resolve = true;
    pass.resolve = pass.color;
    pass.Get();
    const VkAttachmentReference colors[] = {{0, VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL},
                                            {1, VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL}};
    const auto create = [&](VkSampleCountFlagBits samples) {
        pass.resolve.samples = samples;
        VkRenderPassCreateInfo *info = pass.Get();
        pass.subpasses[0].colorAttachmentCount = 2;
        pass.subpasses[0].pColorAttachments = colors;
        pass.subpasses[0].pResolveAttachments = nullptr;
        VkRenderPass made = VK_NULL_HANDLE;
        vkCreateRenderPass(device(), info, nullptr, &made);
        vkDestroyRenderPass(device(), made, nullptr);
    };
    create(VK_SAMPLE_COUNT_1_BIT);
    ExpectSilence();
    create(VK_SAMPLE_COUNT_4_BIT);
    ExpectMessage("VUID-VkSubpassDescription-pColorAttachments-09430",
                  "the samples of attachment 1 are VK_SAMPLE_COUNT_4_BIT");
    ExpectSilence();
}

TEST_F(PassCreationTest, MixedSamplesAreThoseOfDepthOrLess) {
    WD_START_RENDERING(nullptr, {VK_AMD_MIXED_ATTACHMENT_SAMPLES_EXTENSION_NAME});
    PassInfo pass;
    pass.has_depth = true;
    pass.depth.samples = VK_SAMPLE_COUNT_4_BIT;
    Try(&pass);
    TrySecond(&pass);
    ExpectSilence();
    pass.color.samples = VK_SAMPLE_COUNT_8_BIT;
    Try(&pass);
    ExpectMessage("VUID-VkSubpassDescription-None-09431",
                  "the samples of attachment 0 are VK_SAMPLE_COUNT_8_BIT");
    TrySecond(&pass);
    ExpectMessage("VUID-VkSubpassDescription2-None-09456",
                  "the samples of attachment 1 are VK_SAMPLE_COUNT_4_BIT");
    ExpectSilence();
}

TEST_F(PassCreationTest, ResolveAttachmentsHaveTheirFeature) {
    null_settings["WD_NULL_FORMAT_FEATURES"] =
        std::to_string(UINT64_MAX & ~VK_FORMAT_FEATURE_2_COLOR_ATTACHMENT_BIT);
    WD_START_RENDERING();
    PassInfo pass;
    pass.has_resolve = true;
    pass.resolve = pass.color;
    pass.color.samples = VK_SAMPLE_COUNT_4_BIT;
    Try(&pass);
    ExpectMessage("VUID-VkSubpassDescription-pColorAttachments-02648", "attachment is 0");
    ExpectMessage("VUID-VkSubpassDescription-pResolveAttachments-02649", "attachment is 1");
    TrySecond(&pass);
    ExpectMessage("VUID-VkSubpassDescription2-pColorAttachments-02898", "attachment is 0");
    ExpectMessage("VUID-VkSubpassDescription2-pResolveAttachments-09343", "attachment is 1");
    ExpectSilence();
}

} // namespace
