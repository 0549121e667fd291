// Render passes: dependencies, views, resolves of depth and stencil, and structs of extensions.
#include <optional>

#include "vk/core/rendering/pass_fixture.h"

namespace {

using wd::testing::kColor;
using wd::testing::kDepth;
using wd::testing::Make;
using wd::testing::PassCreationTest;
using wd::testing::PassInfo;
using wd::testing::SecondInfo;

// DepthResolve is a subpass that resolves depth and stencil of the attachment 1 to the attachment 2.
struct DepthResolve {
    DepthResolve() {
        pass.has_depth = pass.has_resolve = true;
        pass.color.samples = pass.depth.samples = VK_SAMPLE_COUNT_4_BIT;
        pass.resolve = pass.depth;
        pass.resolve.samples = VK_SAMPLE_COUNT_1_BIT;
        second.emplace(&pass);
        target = SecondInfo::Reference({2, VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL}, 0);
        modes = Make<VkSubpassDescriptionDepthStencilResolve>(
            VK_STRUCTURE_TYPE_SUBPASS_DESCRIPTION_DEPTH_STENCIL_RESOLVE);
        modes.pDepthStencilResolveAttachment = &target;
        second->subpass.pResolveAttachments = nullptr;
        second->subpass.pNext = &modes;
    }
    DepthResolve(const DepthResolve &) = delete;
    const SecondInfo &With(VkResolveModeFlagBits depth, VkResolveModeFlagBits stencil) {
        modes.depthResolveMode = depth;
        modes.stencilResolveMode = stencil;
        return *second;
    }
    PassInfo pass;
    std::optional<SecondInfo> second;
    VkAttachmentReference2 target;
    VkSubpassDescriptionDepthStencilResolve modes;
};

constexpr VkPipelineStageFlags kFragment = VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT;
constexpr VkPipelineStageFlags kOutput = VK_PIPELINE_STAGE_COLOR_ATTACHMENT_OUTPUT_BIT;

// --- Dependencies

TEST_F(PassCreationTest, DependenciesNameSubpasses) {
    WD_START_RENDERING();
    PassInfo pass;
    pass.dependencies = {{VK_SUBPASS_EXTERNAL, 0, kOutput, kOutput, 0, 0, 0}};
    SecondInfo second(&pass);
    second.info.dependencyCount = 1;
    second.dependency.srcSubpass = VK_SUBPASS_EXTERNAL;
    second.dependency.srcStageMask = second.dependency.dstStageMask = kOutput;
    Try(&pass);
    Try(second);
    ExpectSilence();
    pass.dependencies[0].dstSubpass = second.dependency.dstSubpass = 1;
    Try(&pass);
    ExpectMessage("VUID-VkRenderPassCreateInfo-pDependencies-06867",
                  "pCreateInfo->pDependencies[0].dstSubpass is 1, subpassCount is 1");
    Try(second);
    ExpectMessage("VUID-VkRenderPassCreateInfo2-dstSubpass-02527", "dstSubpass is 1");
    pass.dependencies[0].srcSubpass = second.dependency.srcSubpass = 2;
    pass.dependencies[0].dstSubpass = second.dependency.dstSubpass = VK_SUBPASS_EXTERNAL;
    Try(&pass);
    ExpectMessage("VUID-VkRenderPassCreateInfo-pDependencies-06866", "srcSubpass is 2");
    Try(second);
    ExpectMessage("VUID-VkRenderPassCreateInfo2-srcSubpass-02526", "srcSubpass is 2");
    pass.num_subpasses = 2;
    pass.dependencies[0] = {1, 0, kOutput, kFragment, 0, 0, 0};
    Try(&pass);
    ExpectMessage("VUID-VkSubpassDependency-srcSubpass-00864", "srcSubpass is 1, dstSubpass is 0");
    pass.dependencies[0].srcSubpass = 0;
    pass.dependencies[0].dstSubpass = 1;
    Try(&pass);
    ExpectSilence();
}

TEST_F(PassCreationTest, SubpassesHaveStagesOfGraphics) {
    WD_START_RENDERING();
    PassInfo pass;
    pass.dependencies = {{VK_SUBPASS_EXTERNAL, 0, VK_PIPELINE_STAGE_TRANSFER_BIT, kFragment, 0, 0, 0},
                         {0, VK_SUBPASS_EXTERNAL, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT,
                          VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, 0, 0, 0}};
    Try(&pass);
    ExpectSilence();
    pass.dependencies[0].dstStageMask = VK_PIPELINE_STAGE_TRANSFER_BIT;
    pass.dependencies[1].srcStageMask = VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT;
    Try(&pass);
    ExpectMessage("VUID-VkRenderPassCreateInfo-pDependencies-00838",
                  "pDependencies[0].dstStageMask is VK_PIPELINE_STAGE_2_ALL_TRANSFER_BIT, dstSubpass is 0");
    ExpectMessage("VUID-VkRenderPassCreateInfo-pDependencies-00837", "pDependencies[1].srcStageMask");
    SecondInfo second(&pass);
    second.info.dependencyCount = 1;
    second.dependency.srcSubpass = VK_SUBPASS_EXTERNAL;
    second.dependency.srcStageMask = second.dependency.dstStageMask = VK_PIPELINE_STAGE_TRANSFER_BIT;
    Try(second);
    ExpectMessage("VUID-VkRenderPassCreateInfo2-pDependencies-03055", "");
    // The masks of VkMemoryBarrier2 count instead.
    auto barrier = Make<VkMemoryBarrier2>(VK_STRUCTURE_TYPE_MEMORY_BARRIER_2);
    barrier.srcStageMask = VK_PIPELINE_STAGE_2_COPY_BIT;
    barrier.dstStageMask = VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT;
    second.dependency.pNext = &barrier;
    Try(second);
    ExpectSilence();
    second.dependency.srcSubpass = 0;
    second.dependency.dstSubpass = VK_SUBPASS_EXTERNAL;
    Try(second);
    ExpectMessage("VUID-VkRenderPassCreateInfo2-pDependencies-03054", "VK_PIPELINE_STAGE_2_COPY_BIT");
    ExpectSilence();
}

TEST_F(PassCreationTest, AccessesAreOfTheStages) {
    WD_START_RENDERING();
    PassInfo pass;
    pass.dependencies = {{VK_SUBPASS_EXTERNAL, 0, kOutput, kFragment, VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT,
                          VK_ACCESS_SHADER_READ_BIT, 0}};
    Try(&pass);
    ExpectSilence();
    pass.dependencies[0].srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT;
    pass.dependencies[0].dstAccessMask = VK_ACCESS_INDEX_READ_BIT;
    Try(&pass);
    ExpectMessage("VUID-VkSubpassDependency-srcAccessMask-00868", "VK_ACCESS_2_TRANSFER_WRITE_BIT");
    ExpectMessage("VUID-VkSubpassDependency-dstAccessMask-00869", "VK_ACCESS_2_INDEX_READ_BIT");
    ExpectSilence();
}

TEST_F(PassCreationTest, SelfDependenciesAreByRegion) {
    WD_START_RENDERING();
    PassInfo pass;
    pass.dependencies = {{0, 0, kOutput, kFragment, 0, 0, VK_DEPENDENCY_BY_REGION_BIT}};
    Try(&pass);
    pass.dependencies[0].srcStageMask = VK_PIPELINE_STAGE_VERTEX_SHADER_BIT;
    pass.dependencies[0].dependencyFlags = 0;
    Try(&pass);
    ExpectSilence();
    pass.dependencies[0].srcStageMask = kOutput;
    Try(&pass);
    ExpectMessage("VUID-VkSubpassDependency-srcSubpass-02243", "srcSubpass and dstSubpass is 0");
    pass.dependencies[0].dstStageMask |= VK_PIPELINE_STAGE_VERTEX_SHADER_BIT;
    Try(&pass);
    ExpectMessage("VUID-VkSubpassDependency-srcSubpass-06809", "VK_PIPELINE_STAGE_2_VERTEX_SHADER_BIT");
    SecondInfo second(&pass);
    second.info.dependencyCount = 1;
    second.dependency.srcStageMask = second.dependency.dstStageMask = kOutput;
    Try(second);
    ExpectMessage("VUID-VkSubpassDependency2-srcSubpass-02245", "");
    second.dependency.dstStageMask |= VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT;
    Try(second);
    ExpectMessage("VUID-VkSubpassDependency2-srcSubpass-06810", "");
    ExpectSilence();
}

// --- Views

TEST_F(PassCreationTest, SelfDependenciesOfViewsAreLocal) {
    WD_START_MULTIVIEW();
    PassInfo pass;
    SecondInfo second(&pass);
    second.info.dependencyCount = 1;
    second.subpass.viewMask = 3;
    second.dependency.srcStageMask = second.dependency.dstStageMask = kOutput;
    second.dependency.dependencyFlags = VK_DEPENDENCY_BY_REGION_BIT | VK_DEPENDENCY_VIEW_LOCAL_BIT;
    Try(second);
    ExpectSilence();
    second.dependency.dependencyFlags = VK_DEPENDENCY_BY_REGION_BIT;
    Try(second);
    ExpectMessage("VUID-VkRenderPassCreateInfo2-pDependencies-03060", "the view mask of the subpass is 0x3");
    second.subpass.viewMask = 2;
    Try(second);
    const uint32_t correlated[2] = {3, 6};
    second.info.pCorrelatedViewMasks = correlated;
    second.info.correlatedViewMaskCount = 1;
    Try(second);
    ExpectSilence();
    second.info.correlatedViewMaskCount = 2;
    Try(second);
    ExpectMessage("VUID-VkRenderPassCreateInfo2-pCorrelatedViewMasks-03056", "pCorrelatedViewMasks[1] is 6");
    const VkSubpassDescription2 subpasses[2] = {second.subpass, SecondInfo(&pass).subpass};
    second.info.correlatedViewMaskCount = 0;
    second.info.pSubpasses = subpasses;
    second.info.subpassCount = 2;
    Try(second);
    ExpectMessage("VUID-VkRenderPassCreateInfo2-viewMask-03058", "the view mask of pSubpasses[1] is 0x0");
    ExpectSilence();
}

TEST_F(PassCreationTest, MultiviewSuitsTheRenderPass) {
    WD_START_MULTIVIEW();
    PassInfo pass;
    pass.num_subpasses = 2;
    pass.dependencies = {{0, 1, kOutput, kOutput, 0, 0, VK_DEPENDENCY_VIEW_LOCAL_BIT}};
    uint32_t masks[3] = {3, 3, 3};
    int32_t offset = 1;
    uint32_t correlations[2] = {1, 2};
    auto views = Make<VkRenderPassMultiviewCreateInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_MULTIVIEW_CREATE_INFO);
    views.subpassCount = 2;
    views.pViewMasks = masks;
    views.dependencyCount = 1;
    views.pViewOffsets = &offset;
    views.correlationMaskCount = 2;
    views.pCorrelationMasks = correlations;
    Try(&pass, &views);
    ExpectSilence();
    correlations[1] = 3;
    Try(&pass, &views);
    ExpectMessage("VUID-VkRenderPassMultiviewCreateInfo-pCorrelationMasks-00841",
                  "pCorrelationMasks[1] is 3");
    correlations[1] = 2;
    masks[1] = 0;
    Try(&pass, &views);
    ExpectMessage("VUID-VkRenderPassCreateInfo-pNext-02513", "the view mask of pSubpasses[1] is 0x0");
    masks[0] = 0;
    Try(&pass, &views);
    ExpectMessage("VUID-VkRenderPassCreateInfo-pNext-02514", "the view masks of all subpasses are 0x0");
    ExpectMessage("VUID-VkRenderPassCreateInfo-pNext-02515", "correlationMaskCount is 2");
    masks[0] = masks[1] = 3;
    pass.dependencies[0].dependencyFlags = 0;
    Try(&pass, &views);
    ExpectMessage("VUID-VkRenderPassCreateInfo-pNext-02512", "its view offset is 1");
    pass.dependencies[0].dependencyFlags = VK_DEPENDENCY_VIEW_LOCAL_BIT | VK_DEPENDENCY_BY_REGION_BIT;
    pass.dependencies[0].dstSubpass = 0;
    Try(&pass, &views);
    ExpectMessage("VUID-VkRenderPassCreateInfo-pNext-01930", "its view offset is 1");
    offset = 0;
    pass.dependencies[0].dependencyFlags = VK_DEPENDENCY_BY_REGION_BIT;
    Try(&pass, &views);
    ExpectMessage("VUID-VkSubpassDependency-srcSubpass-00872", "the view mask of the subpass is 0x3");
    pass.dependencies[0].dstSubpass = 1;
    views.subpassCount = 3;
    Try(&pass, &views);
    ExpectMessage("VUID-VkRenderPassCreateInfo-pNext-01928", "subpassCount is 3");
    views.subpassCount = 2;
    pass.dependencies.clear();
    Try(&pass, &views);
    ExpectMessage("VUID-VkRenderPassCreateInfo-pNext-01929", "dependencyCount is 1");
    ExpectSilence();
}

TEST_F(PassCreationTest, ViewsHaveALimit) {
    WD_START_MULTIVIEW();
    PassInfo pass;
    uint32_t mask = 1u << 15; // The driver has 16 views.
    auto views = Make<VkRenderPassMultiviewCreateInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_MULTIVIEW_CREATE_INFO);
    views.subpassCount = 1;
    views.pViewMasks = &mask;
    Try(&pass, &views);
    ExpectSilence();
    mask = 1u << 16;
    Try(&pass, &views);
    ExpectMessage("VUID-VkRenderPassMultiviewCreateInfo-pViewMasks-06697",
                  "pViewMasks[0] is 65536, maxMultiviewViewCount is 16");
    ExpectSilence();
}

// --- Resolves of depth and stencil

TEST_F(PassCreationTest, DepthResolvesNeedSamples) {
    WD_START_RENDERING();
    PassInfo pass;
    pass.has_depth = pass.has_resolve = true;
    pass.color.samples = pass.depth.samples = VK_SAMPLE_COUNT_4_BIT;
    pass.resolve = pass.depth;
    pass.resolve.samples = VK_SAMPLE_COUNT_1_BIT;
    SecondInfo second(&pass);
    second.subpass.pResolveAttachments = nullptr;
    const VkAttachmentReference2 target =
        SecondInfo::Reference({2, VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL}, 0);
    auto resolve = Make<VkSubpassDescriptionDepthStencilResolve>(
        VK_STRUCTURE_TYPE_SUBPASS_DESCRIPTION_DEPTH_STENCIL_RESOLVE);
    resolve.pDepthStencilResolveAttachment = &target;
    resolve.depthResolveMode = resolve.stencilResolveMode = VK_RESOLVE_MODE_SAMPLE_ZERO_BIT;
    second.subpass.pNext = &resolve;
    Try(second);
    ExpectSilence();
    resolve.depthResolveMode = resolve.stencilResolveMode = VK_RESOLVE_MODE_NONE;
    Try(second);
    const std::string prefix = "VUID-VkSubpassDescriptionDepthStencilResolve-pDepthStencilResolveAttachment-";
    ExpectMessage(prefix + "03178", "stencilResolveMode is VK_RESOLVE_MODE_NONE");
    resolve.depthResolveMode = resolve.stencilResolveMode = VK_RESOLVE_MODE_SAMPLE_ZERO_BIT;
    second.attachments[2].samples = VK_SAMPLE_COUNT_4_BIT;
    Try(second);
    ExpectMessage(prefix + "03180", "the samples of attachment 2 are VK_SAMPLE_COUNT_4_BIT");
    second.attachments[2].samples = VK_SAMPLE_COUNT_1_BIT;
    second.attachments[2].format = VK_FORMAT_D16_UNORM;
    Try(second);
    ExpectMessage(prefix + "03181", "the format of attachment 2 is VK_FORMAT_D16_UNORM");
    second.attachments[2].format = VK_FORMAT_X8_D24_UNORM_PACK32;
    Try(second);
    ExpectSilence();
    std::swap(second.attachments[1].format, second.attachments[2].format);
    Try(second);
    ExpectMessage(prefix + "03182", "the format of attachment 1 is VK_FORMAT_X8_D24_UNORM_PACK32");
    second.attachments[1].format = kDepth;
    second.attachments[0].samples = second.attachments[1].samples = VK_SAMPLE_COUNT_1_BIT;
    Try(second);
    ExpectMessage(prefix + "03179", "the samples of attachment 1 are VK_SAMPLE_COUNT_1_BIT");
    second.subpass.pDepthStencilAttachment = nullptr;
    Try(second);
    ExpectMessage(prefix + "03177", "pDepthStencilAttachment is NULL");
    second.info.attachmentCount = 2;
    Try(second);
    ExpectMessage("VUID-VkRenderPassCreateInfo2-pSubpasses-06473", "attachmentCount is 2");
    ExpectSilence();
}

// A resolve of depth and stencil.
class ResolveModesTest : public PassCreationTest {
  protected:
    ResolveModesTest() : second_(Pass()) {
        second_.subpass.pResolveAttachments = nullptr;
        target_ = SecondInfo::Reference({2, VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL}, 0);
        resolve_ = Make<VkSubpassDescriptionDepthStencilResolve>(
            VK_STRUCTURE_TYPE_SUBPASS_DESCRIPTION_DEPTH_STENCIL_RESOLVE);
        resolve_.pDepthStencilResolveAttachment = &target_;
        second_.subpass.pNext = &resolve_;
    }
    void Try(VkResolveModeFlagBits depth, VkResolveModeFlagBits stencil) {
        resolve_.depthResolveMode = depth;
        resolve_.stencilResolveMode = stencil;
        PassCreationTest::Try(second_);
    }

    PassInfo pass_;
    SecondInfo second_;
    VkAttachmentReference2 target_;
    VkSubpassDescriptionDepthStencilResolve resolve_;
    const std::string prefix_ = "VUID-VkSubpassDescriptionDepthStencilResolve-";

  private:
    PassInfo *Pass() {
        pass_.has_depth = pass_.has_resolve = true;
        pass_.color.samples = pass_.depth.samples = VK_SAMPLE_COUNT_4_BIT;
        pass_.resolve = pass_.depth;
        pass_.resolve.samples = VK_SAMPLE_COUNT_1_BIT;
        return &pass_;
    }
};

TEST_F(ResolveModesTest, AreOfDepthAndStencilFormats) {
    wd::testing::Options options;
    options.driver = wd::testing::Driver::kNull;
    options.api_version = VK_API_VERSION_1_3;
    options.environment["WD_NULL_FORMAT_FEATURES"] =
        std::to_string(~static_cast<uint64_t>(VK_FORMAT_FEATURE_DEPTH_STENCIL_ATTACHMENT_BIT));
    WD_START_DEVICE(options);
    second_.subpass.pDepthStencilAttachment = nullptr; // The format is that of the target, too.
    Try(VK_RESOLVE_MODE_SAMPLE_ZERO_BIT, VK_RESOLVE_MODE_SAMPLE_ZERO_BIT);
    ExpectMessage(prefix_ + "pDepthStencilResolveAttachment-02651",
                  "the format of attachment 2 is VK_FORMAT_D24_UNORM_S8_UINT");
    ExpectMessage(prefix_ + "pDepthStencilResolveAttachment-03177", "pDepthStencilAttachment is NULL");
    ExpectSilence();
}

// --- Multisampled rendering to attachments with one sample

TEST_F(PassCreationTest, AttachmentsOfMultisampledRenderingHaveOneSample) {
    static VkPhysicalDeviceMultisampledRenderToSingleSampledFeaturesEXT features;
    features = Make<VkPhysicalDeviceMultisampledRenderToSingleSampledFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_FEATURES_EXT);
    features.multisampledRenderToSingleSampled = VK_TRUE;
    WD_START_RENDERING(&features, {VK_EXT_MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_EXTENSION_NAME});
    PassInfo pass;
    pass.has_depth = true;
    pass.depth.samples = VK_SAMPLE_COUNT_4_BIT;
    SecondInfo second(&pass);
    auto single = Make<VkMultisampledRenderToSingleSampledInfoEXT>(
        VK_STRUCTURE_TYPE_MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_INFO_EXT);
    single.multisampledRenderToSingleSampledEnable = VK_TRUE;
    single.rasterizationSamples = VK_SAMPLE_COUNT_4_BIT;
    second.subpass.pNext = &single;
    Try(second);
    ExpectSilence();
    second.attachments[0].samples = VK_SAMPLE_COUNT_2_BIT;
    Try(second);
    ExpectMessage("VUID-VkSubpassDescription2-pNext-06870",
                  "the samples of attachment 0 are VK_SAMPLE_COUNT_2_BIT, rasterizationSamples of "
                  "VkMultisampledRenderToSingleSampledInfoEXT is VK_SAMPLE_COUNT_4_BIT");
    ExpectSilence();
    second.attachments[0].samples = second.attachments[1].samples = VK_SAMPLE_COUNT_1_BIT;
    Try(second);
    ExpectMessage("VUID-VkSubpassDescription2-pNext-06871",
                  "the samples of attachment 1 are VK_SAMPLE_COUNT_1_BIT, the pNext chain has no "
                  "VkSubpassDescriptionDepthStencilResolve");
    ExpectSilence();
    auto resolve = Make<VkSubpassDescriptionDepthStencilResolve>(
        VK_STRUCTURE_TYPE_SUBPASS_DESCRIPTION_DEPTH_STENCIL_RESOLVE);
    resolve.depthResolveMode = resolve.stencilResolveMode = VK_RESOLVE_MODE_SAMPLE_ZERO_BIT;
    single.pNext = &resolve;
    Try(second);
    ExpectSilence();
    single.multisampledRenderToSingleSampledEnable = VK_FALSE;
    single.pNext = nullptr;
    Try(second);
    ExpectSilence();
}

TEST_F(PassCreationTest, ModesOfMultisampledRendering) {
    auto features = Make<VkPhysicalDeviceMultisampledRenderToSingleSampledFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_FEATURES_EXT);
    features.multisampledRenderToSingleSampled = VK_TRUE;
    null_settings["WD_NULL_BOOLEAN_PROPERTIES"] = "0"; // independentResolve, independentResolveNone
    WD_START_RENDERING(&features, {VK_EXT_MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_EXTENSION_NAME});
    PassInfo pass;
    pass.has_depth = true;
    SecondInfo second(&pass);
    auto single = Make<VkMultisampledRenderToSingleSampledInfoEXT>(
        VK_STRUCTURE_TYPE_MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_INFO_EXT);
    single.multisampledRenderToSingleSampledEnable = VK_TRUE;
    single.rasterizationSamples = VK_SAMPLE_COUNT_4_BIT;
    auto modes = Make<VkSubpassDescriptionDepthStencilResolve>(
        VK_STRUCTURE_TYPE_SUBPASS_DESCRIPTION_DEPTH_STENCIL_RESOLVE);
    modes.pNext = &single;
    second.subpass.pNext = &modes;
    const auto with = [&](VkResolveModeFlagBits depth, VkResolveModeFlagBits stencil) {
        modes.depthResolveMode = depth;
        modes.stencilResolveMode = stencil;
        Try(second);
    };
    const std::string prefix = "VUID-VkSubpassDescriptionDepthStencilResolve-pNext-";
    const VkResolveModeFlagBits zero = VK_RESOLVE_MODE_SAMPLE_ZERO_BIT, none = VK_RESOLVE_MODE_NONE,
                                unknown = static_cast<VkResolveModeFlagBits>(0x10); // Of Android.
    with(zero, zero);
    ExpectSilence();
    with(none, none);
    ExpectMessage(prefix + "06873", "pDepthStencilAttachment->attachment is 1");
    ExpectSilence();
    with(zero, none);
    ExpectMessage(prefix + "06876", "depthResolveMode is VK_RESOLVE_MODE_SAMPLE_ZERO_BIT");
    ExpectSilence();
    with(unknown, unknown);
    ExpectMessage(prefix + "06874", "depthResolveMode is");
    ExpectMessage(prefix + "06875", "stencilResolveMode is");
    ClearMessages(); // Of an extension that is not enabled.
}

// --- Resolves by shaders

TEST_F(PassCreationTest, ShadersResolveLastAndToNoAttachment) {
    WD_START_RENDERING(nullptr, {VK_QCOM_RENDER_PASS_SHADER_RESOLVE_EXTENSION_NAME});
    const VkSubpassDescriptionFlags resolves = VK_SUBPASS_DESCRIPTION_SHADER_RESOLVE_BIT_QCOM;
    PassInfo pass;
    pass.num_subpasses = 2;
    pass.dependencies = {{0, 1, kOutput, kFragment, 0, 0, VK_DEPENDENCY_BY_REGION_BIT},
                         {1, VK_SUBPASS_EXTERNAL, kOutput, kFragment, 0, 0, 0}};
    pass.subpasses[1].flags = resolves;
    Try(&pass);
    ExpectSilence();
    pass.subpasses[0].flags = resolves;
    Try(&pass);
    ExpectMessage("VUID-VkSubpassDescription-flags-03343", "dstSubpass of a dependency on the subpass is 1");
    ExpectSilence();
    PassInfo resolved;
    resolved.has_resolve = true;
    resolved.color.samples = VK_SAMPLE_COUNT_4_BIT;
    resolved.resolve = resolved.color;
    resolved.resolve.samples = VK_SAMPLE_COUNT_1_BIT;
    Try(&resolved);
    ExpectSilence();
    resolved.subpasses[0].flags = resolves;
    Try(&resolved);
    ExpectMessage("VUID-VkSubpassDescription-flags-03341", "pResolveAttachments[0].attachment is 1");
    ExpectSilence();
    SecondInfo second(&resolved);
    Try(second);
    ExpectSilence();
    second.subpass.flags = resolves;
    Try(second);
    ExpectMessage("VUID-VkRenderPassCreateInfo2-flags-04907", "pResolveAttachments[0].attachment is 1");
    ExpectSilence();
    second.subpass.pResolveAttachments = nullptr;
    second.attachments[0].samples = VK_SAMPLE_COUNT_1_BIT;
    Try(second);
    ExpectSilence();
    VkSubpassDescription2 subpasses[] = {second.subpass, second.subpass};
    subpasses[1].flags = 0;
    second.info.subpassCount = 2;
    second.info.pSubpasses = subpasses;
    second.info.dependencyCount = 1;
    second.dependency.srcSubpass = 0;
    second.dependency.dstSubpass = 1;
    second.dependency.srcStageMask = kOutput;
    second.dependency.dstStageMask = kFragment;
    second.dependency.dependencyFlags = VK_DEPENDENCY_BY_REGION_BIT;
    Try(second);
    ExpectMessage("VUID-VkRenderPassCreateInfo2-flags-04909",
                  "dstSubpass of a dependency on the subpass is 1");
    ExpectSilence();
    DepthResolve depth;
    Try(depth.With(VK_RESOLVE_MODE_SAMPLE_ZERO_BIT, VK_RESOLVE_MODE_SAMPLE_ZERO_BIT));
    ExpectSilence();
    depth.second->subpass.flags = resolves;
    Try(depth.With(VK_RESOLVE_MODE_SAMPLE_ZERO_BIT, VK_RESOLVE_MODE_SAMPLE_ZERO_BIT));
    ExpectMessage("VUID-VkRenderPassCreateInfo2-flags-04908", "attachment is 2");
    ExpectSilence();
}

// --- Formats

TEST_F(PassCreationTest, AttachmentsHaveFormatsForTheirUse) {
    wd::testing::Options options; // The null driver has all features of all formats.
    options.api_version = VK_API_VERSION_1_2;
    WD_START_DEVICE(options);
    PassInfo pass(VK_FORMAT_BC1_RGBA_UNORM_BLOCK);
    pass.has_depth = true;
    Try(&pass);
    ExpectMessage(
        "VUID-VkSubpassDescription-pColorAttachments-02648",
        "pColorAttachments[0].attachment is 0, the format of attachment 0 is VK_FORMAT_BC1_RGBA_UNORM_BLOCK");
    TrySecond(&pass);
    ExpectMessage("VUID-VkSubpassDescription2-pColorAttachments-02898", "");
    pass.depth.format = pass.color.format = VK_FORMAT_R8G8B8A8_UNORM;
    pass.depth.finalLayout = VK_IMAGE_LAYOUT_GENERAL;
    Try(&pass);
    ExpectMessage("VUID-VkSubpassDescription-pDepthStencilAttachment-02650", "VK_FORMAT_R8G8B8A8_UNORM");
    TrySecond(&pass);
    ExpectMessage("VUID-VkSubpassDescription2-pDepthStencilAttachment-02900", "");
    pass.depth.format = VK_FORMAT_D32_SFLOAT;
    pass.has_input = true;
    pass.color_reference.layout = VK_IMAGE_LAYOUT_GENERAL;
    Try(&pass);
    TrySecond(&pass);
    ExpectSilence();
    pass.has_depth = false;
    pass.color.format = VK_FORMAT_BC1_RGBA_UNORM_BLOCK;
    pass.color_reference.attachment = VK_ATTACHMENT_UNUSED;
    Try(&pass);
    ExpectMessage("VUID-VkSubpassDescription-pInputAttachments-02647", "VK_FORMAT_BC1_RGBA_UNORM_BLOCK");
    TrySecond(&pass);
    ExpectMessage("VUID-VkSubpassDescription2-pInputAttachments-02897", "");
    ExpectSilence();
}

// --- Extensions

TEST_F(PassCreationTest, DensityMapsAreOnlyDensityMaps) {
    static VkPhysicalDeviceFragmentDensityMapFeaturesEXT features;
    features = Make<VkPhysicalDeviceFragmentDensityMapFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_DENSITY_MAP_FEATURES_EXT);
    features.fragmentDensityMap = VK_TRUE;
    WD_START_RENDERING(&features, {VK_EXT_FRAGMENT_DENSITY_MAP_EXTENSION_NAME});
    PassInfo pass;
    pass.has_resolve = true;
    pass.resolve = pass.color;
    pass.resolve.loadOp = VK_ATTACHMENT_LOAD_OP_LOAD;
    pass.resolve.storeOp = VK_ATTACHMENT_STORE_OP_DONT_CARE;
    pass.resolve.initialLayout = pass.resolve.finalLayout = VK_IMAGE_LAYOUT_GENERAL;
    SecondInfo second(&pass);
    second.subpass.pResolveAttachments = nullptr;
    auto density = Make<VkRenderPassFragmentDensityMapCreateInfoEXT>(
        VK_STRUCTURE_TYPE_RENDER_PASS_FRAGMENT_DENSITY_MAP_CREATE_INFO_EXT);
    density.fragmentDensityMapAttachment = {1, VK_IMAGE_LAYOUT_FRAGMENT_DENSITY_MAP_OPTIMAL_EXT};
    second.info.pNext = &density;
    Try(second);
    ExpectSilence();
    const std::string prefix =
        "VUID-VkRenderPassFragmentDensityMapCreateInfoEXT-fragmentDensityMapAttachment-";
    second.attachments[1].loadOp = VK_ATTACHMENT_LOAD_OP_CLEAR;
    Try(second);
    ExpectMessage(prefix + "02550", "fragmentDensityMapAttachment.attachment is 1, the loadOp");
    second.attachments[1].loadOp = VK_ATTACHMENT_LOAD_OP_DONT_CARE;
    second.attachments[1].storeOp = VK_ATTACHMENT_STORE_OP_STORE;
    Try(second);
    ExpectMessage(prefix + "02551", "VK_ATTACHMENT_STORE_OP_STORE");
    second.attachments[1].storeOp = VK_ATTACHMENT_STORE_OP_DONT_CARE;
    density.fragmentDensityMapAttachment.layout = VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL;
    Try(second);
    ExpectMessage(prefix + "02549", "VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL");
    density.fragmentDensityMapAttachment.layout = VK_IMAGE_LAYOUT_GENERAL;
    second.subpass.pColorAttachments = &second.resolve;
    Try(second);
    ExpectMessage(prefix + "02548", "pSubpasses[0] has the attachment, too");
    density.fragmentDensityMapAttachment.attachment = 2;
    Try(second);
    ExpectMessage("VUID-VkRenderPassCreateInfo2-fragmentDensityMapAttachment-06472", "attachmentCount is 2");
    pass.has_resolve = false;
    Try(&pass, &density);
    ExpectMessage("VUID-VkRenderPassCreateInfo-fragmentDensityMapAttachment-06471", "attachmentCount is 1");
    ExpectSilence();
}

TEST_F(PassCreationTest, DependenciesOfTheSecondVersion) {
    WD_START_RENDERING();
    PassInfo pass;
    SecondInfo second(&pass);
    const VkSubpassDescription2 subpasses[2] = {second.subpass, second.subpass};
    second.info.subpassCount = 2;
    second.info.pSubpasses = subpasses;
    second.info.dependencyCount = 1;
    second.dependency.dstSubpass = 1;
    second.dependency.srcStageMask = kOutput;
    second.dependency.dstStageMask = kFragment;
    second.dependency.srcAccessMask = VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT;
    second.dependency.dstAccessMask = VK_ACCESS_SHADER_READ_BIT;
    Try(second);
    ExpectSilence();
    second.dependency.srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT;
    second.dependency.dstAccessMask = VK_ACCESS_INDEX_READ_BIT;
    Try(second);
    ExpectMessage("VUID-VkSubpassDependency2-srcAccessMask-03088", "VK_ACCESS_2_TRANSFER_WRITE_BIT");
    ExpectMessage("VUID-VkSubpassDependency2-dstAccessMask-03089", "VK_ACCESS_2_INDEX_READ_BIT");
    ExpectSilence();
    second.dependency.srcAccessMask = second.dependency.dstAccessMask = 0;
    second.dependency.srcSubpass = 1;
    second.dependency.dstSubpass = 0;
    Try(second);
    ExpectMessage("VUID-VkSubpassDependency2-srcSubpass-03084", "srcSubpass is 1, dstSubpass is 0");
    ExpectSilence();
}

TEST_F(PassCreationTest, DepthResolvesHaveModesOfTheDevice) {
    WD_START_RENDERING();
    DepthResolve resolve;
    const std::string prefix = "VUID-VkSubpassDescriptionDepthStencilResolve-";
    Try(resolve.With(VK_RESOLVE_MODE_SAMPLE_ZERO_BIT, VK_RESOLVE_MODE_SAMPLE_ZERO_BIT));
    Try(resolve.With(VK_RESOLVE_MODE_AVERAGE_BIT, VK_RESOLVE_MODE_NONE));
    ExpectSilence();
    Try(resolve.With(VK_RESOLVE_MODE_MAX_BIT, VK_RESOLVE_MODE_NONE));
    ExpectMessage(prefix + "depthResolveMode-03183", "depthResolveMode is VK_RESOLVE_MODE_MAX_BIT");
    ExpectSilence();
    Try(resolve.With(VK_RESOLVE_MODE_NONE, VK_RESOLVE_MODE_AVERAGE_BIT));
    ExpectMessage(prefix + "stencilResolveMode-03184", "stencilResolveMode is VK_RESOLVE_MODE_AVERAGE_BIT");
    ExpectSilence();
    Try(resolve.With(VK_RESOLVE_MODE_AVERAGE_BIT, VK_RESOLVE_MODE_SAMPLE_ZERO_BIT));
    ExpectMessage(prefix + "pDepthStencilResolveAttachment-03186",
                  "depthResolveMode is VK_RESOLVE_MODE_AVERAGE_BIT");
    ExpectSilence();
}

TEST_F(PassCreationTest, DepthResolvesHaveEqualModes) {
    null_settings["WD_NULL_BOOLEAN_PROPERTIES"] = "0";
    WD_START_RENDERING();
    DepthResolve resolve;
    Try(resolve.With(VK_RESOLVE_MODE_SAMPLE_ZERO_BIT, VK_RESOLVE_MODE_SAMPLE_ZERO_BIT));
    ExpectSilence();
    Try(resolve.With(VK_RESOLVE_MODE_SAMPLE_ZERO_BIT, VK_RESOLVE_MODE_NONE));
    ExpectMessage("VUID-VkSubpassDescriptionDepthStencilResolve-pDepthStencilResolveAttachment-03185",
                  "stencilResolveMode is VK_RESOLVE_MODE_NONE");
    ExpectSilence();
}

TEST_F(PassCreationTest, DepthResolvesHaveTheirFeature) {
    null_settings["WD_NULL_FORMAT_FEATURES"] =
        std::to_string(UINT64_MAX & ~VK_FORMAT_FEATURE_2_DEPTH_STENCIL_ATTACHMENT_BIT);
    WD_START_RENDERING();
    DepthResolve resolve;
    Try(resolve.With(VK_RESOLVE_MODE_SAMPLE_ZERO_BIT, VK_RESOLVE_MODE_SAMPLE_ZERO_BIT));
    ExpectMessage("VUID-VkSubpassDescription2-pDepthStencilAttachment-02900", "attachment is 1");
    ExpectMessage("VUID-VkSubpassDescriptionDepthStencilResolve-pDepthStencilResolveAttachment-02651",
                  "attachment is 2");
    ExpectSilence();
}

TEST_F(PassCreationTest, DensityMapsOfTheFirstVersionAreAttachments) {
    auto features = Make<VkPhysicalDeviceFragmentDensityMapFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_DENSITY_MAP_FEATURES_EXT);
    features.fragmentDensityMap = VK_TRUE;
    WD_START_RENDERING(&features, {VK_EXT_FRAGMENT_DENSITY_MAP_EXTENSION_NAME});
    PassInfo pass;
    auto density = Make<VkRenderPassFragmentDensityMapCreateInfoEXT>(
        VK_STRUCTURE_TYPE_RENDER_PASS_FRAGMENT_DENSITY_MAP_CREATE_INFO_EXT);
    density.fragmentDensityMapAttachment = {VK_ATTACHMENT_UNUSED, VK_IMAGE_LAYOUT_UNDEFINED};
    Try(&pass, &density);
    ExpectSilence();
    density.fragmentDensityMapAttachment = {1, VK_IMAGE_LAYOUT_FRAGMENT_DENSITY_MAP_OPTIMAL_EXT};
    Try(&pass, &density);
    ExpectMessage("VUID-VkRenderPassCreateInfo-fragmentDensityMapAttachment-06471", "attachmentCount is 1");
    ExpectSilence();
}

// ShadingRateTest creates a subpass with a fragment shading rate attachment.
class ShadingRateTest : public PassCreationTest {
  protected:
    void StartRates() {
        static VkPhysicalDeviceFragmentShadingRateFeaturesKHR features;
        features = Make<VkPhysicalDeviceFragmentShadingRateFeaturesKHR>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_SHADING_RATE_FEATURES_KHR);
        features.pipelineFragmentShadingRate = features.attachmentFragmentShadingRate = VK_TRUE;
        StartRendering(&features, {VK_KHR_FRAGMENT_SHADING_RATE_EXTENSION_NAME});
    }
    // TryRate creates a render pass with the attachments 0, a color attachment, and 1, the rates.
    void TryRate(VkAttachmentLoadOp load, uint32_t color) {
        PassInfo pass;
        pass.has_resolve = true;
        pass.resolve = pass.color;
        pass.resolve.format = VK_FORMAT_R8_UINT;
        pass.resolve.loadOp = load;
        pass.resolve.finalLayout = VK_IMAGE_LAYOUT_GENERAL;
        pass.color_reference = {color, VK_IMAGE_LAYOUT_GENERAL};
        SecondInfo second(&pass);
        const VkAttachmentReference2 reference =
            SecondInfo::Reference({1, VK_IMAGE_LAYOUT_GENERAL}, VK_IMAGE_ASPECT_COLOR_BIT);
        auto rate = Make<VkFragmentShadingRateAttachmentInfoKHR>(
            VK_STRUCTURE_TYPE_FRAGMENT_SHADING_RATE_ATTACHMENT_INFO_KHR);
        rate.pFragmentShadingRateAttachment = &reference;
        rate.shadingRateAttachmentTexelSize = {16, 16};
        second.subpass.pResolveAttachments = nullptr;
        second.subpass.pNext = &rate;
        Try(second);
    }
};

TEST_F(ShadingRateTest, AttachmentsAreOnlyShadingRates) {
    StartRates();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    TryRate(VK_ATTACHMENT_LOAD_OP_DONT_CARE, 0);
    ExpectSilence();
    TryRate(VK_ATTACHMENT_LOAD_OP_DONT_CARE, 1);
    ExpectMessage("VUID-VkRenderPassCreateInfo2-pAttachments-04585", "pSubpasses[0] has the attachment, too");
    ExpectSilence();
    TryRate(VK_ATTACHMENT_LOAD_OP_CLEAR, 0);
    ExpectMessage("VUID-VkRenderPassCreateInfo2-pAttachments-09387", "VK_ATTACHMENT_LOAD_OP_CLEAR");
    ExpectSilence();
}

TEST_F(ShadingRateTest, AttachmentsHaveTheirFeature) {
    null_settings["WD_NULL_FORMAT_FEATURES"] =
        std::to_string(UINT64_MAX & ~VK_FORMAT_FEATURE_2_FRAGMENT_SHADING_RATE_ATTACHMENT_BIT_KHR);
    StartRates();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    TryRate(VK_ATTACHMENT_LOAD_OP_DONT_CARE, 0);
    ExpectMessage("VUID-VkRenderPassCreateInfo2-pAttachments-04586", "VK_FORMAT_R8_UINT");
    ExpectSilence();
}

} // namespace
