// Render passes of both versions, for the tests of their creation.
#ifndef WARDEN_VK_CORE_RENDERING_PASS_FIXTURE_H
#define WARDEN_VK_CORE_RENDERING_PASS_FIXTURE_H

#include <vector>

#include "vk/core/rendering/rendering_fixture.h"

namespace wd::testing {

// SecondInfo is a PassInfo in the terms of vkCreateRenderPass2, with one subpass.
struct SecondInfo {
    explicit SecondInfo(PassInfo *pass) {
        const VkRenderPassCreateInfo *first = pass->Get();
        for (uint32_t i = 0; i < first->attachmentCount; i++) {
            const VkAttachmentDescription &a = first->pAttachments[i];
            attachments.push_back({VK_STRUCTURE_TYPE_ATTACHMENT_DESCRIPTION_2, nullptr, a.flags, a.format,
                                   a.samples, a.loadOp, a.storeOp, a.stencilLoadOp, a.stencilStoreOp,
                                   a.initialLayout, a.finalLayout});
        }
        color = Reference(pass->color_reference, VK_IMAGE_ASPECT_COLOR_BIT);
        depth = Reference(pass->depth_reference, VK_IMAGE_ASPECT_DEPTH_BIT);
        resolve = Reference(pass->resolve_reference, VK_IMAGE_ASPECT_COLOR_BIT);
        input = Reference(pass->input_reference, VK_IMAGE_ASPECT_COLOR_BIT);
        subpass = Make<VkSubpassDescription2>(VK_STRUCTURE_TYPE_SUBPASS_DESCRIPTION_2);
        subpass.colorAttachmentCount = 1;
        subpass.pColorAttachments = &color;
        subpass.pDepthStencilAttachment = pass->has_depth ? &depth : nullptr;
        subpass.pResolveAttachments = pass->has_resolve ? &resolve : nullptr;
        subpass.inputAttachmentCount = pass->has_input ? 1 : 0;
        subpass.pInputAttachments = &input;
        subpass.preserveAttachmentCount = pass->subpasses[0].preserveAttachmentCount;
        subpass.pPreserveAttachments = pass->subpasses[0].pPreserveAttachments;
        info = Make<VkRenderPassCreateInfo2>(VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO_2);
        info.subpassCount = 1;
        info.pSubpasses = &subpass;
        dependency = Make<VkSubpassDependency2>(VK_STRUCTURE_TYPE_SUBPASS_DEPENDENCY_2);
        info.pDependencies = &dependency;
        info.attachmentCount = first->attachmentCount;
        info.pAttachments = attachments.data();
    }
    SecondInfo(const SecondInfo &) = delete;
    static VkAttachmentReference2 Reference(const VkAttachmentReference &source, VkImageAspectFlags aspects) {
        return {VK_STRUCTURE_TYPE_ATTACHMENT_REFERENCE_2, nullptr, source.attachment, source.layout, aspects};
    }

    std::vector<VkAttachmentDescription2> attachments;
    VkAttachmentReference2 color, depth, resolve, input;
    VkSubpassDescription2 subpass;
    VkSubpassDependency2 dependency;
    VkRenderPassCreateInfo2 info;
};

class PassCreationTest : public RenderingTest {
  protected:
    void StartMultiview() {
        static VkPhysicalDeviceMultiviewFeatures multiview;
        static VkPhysicalDeviceSeparateDepthStencilLayoutsFeatures separate;
        multiview =
            Make<VkPhysicalDeviceMultiviewFeatures>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTIVIEW_FEATURES);
        multiview.multiview = VK_TRUE;
        separate = Make<VkPhysicalDeviceSeparateDepthStencilLayoutsFeatures>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SEPARATE_DEPTH_STENCIL_LAYOUTS_FEATURES);
        separate.separateDepthStencilLayouts = VK_TRUE;
        separate.pNext = &multiview;
        StartRendering(&separate);
    }
    void Try(PassInfo *pass, const void *next = nullptr) {
        VkRenderPass made = VK_NULL_HANDLE;
        pass->Get();
        pass->info.pNext = next;
        vkCreateRenderPass(device(), &pass->info, nullptr, &made);
        vkDestroyRenderPass(device(), made, nullptr);
    }
    void Try(const SecondInfo &second) {
        VkRenderPass made = VK_NULL_HANDLE;
        vkCreateRenderPass2(device(), &second.info, nullptr, &made);
        vkDestroyRenderPass(device(), made, nullptr);
    }
    void TrySecond(PassInfo *pass) {
        Try(SecondInfo(pass));
    }
};

#define WD_START_MULTIVIEW()                                                                                 \
    do {                                                                                                     \
        StartMultiview();                                                                                    \
        if (IsSkipped() || HasFatalFailure()) {                                                              \
            return;                                                                                          \
        }                                                                                                    \
    } while (false)

} // namespace wd::testing

#endif
