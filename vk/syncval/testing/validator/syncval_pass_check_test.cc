// Attachments that a subpass preserves and uses: VUID-VkSubpassDescription-pPreserveAttachments-00854 and
// VUID-VkSubpassDescription2-pPreserveAttachments-03074.
#include "vk/syncval/testing/syncval_pass_fixture.h"

using wd::testing::Make;

class SyncvalPassCheckTest : public SyncvalPasses {
  protected:
    // The use of attachment 0 in the subpass. kNothing: none.
    enum Use { kNothing, kInput, kColor, kResolve, kDepth };

    // Both attachments are in the general layout. Attachment 1 has four samples for a resolve, and attachment
    // 0 has depth for kDepth.
    template <typename Description> static void Describe(Description attachments[2], Use use) {
        for (int i = 0; i < 2; i++) {
            attachments[i].format = use == kDepth && i == 0 ? VK_FORMAT_D32_SFLOAT : VK_FORMAT_R8G8B8A8_UNORM;
            attachments[i].samples =
                use == kResolve && i == 1 ? VK_SAMPLE_COUNT_4_BIT : VK_SAMPLE_COUNT_1_BIT;
            attachments[i].initialLayout = attachments[i].finalLayout = VK_IMAGE_LAYOUT_GENERAL;
        }
    }

    // The subpass writes attachment 1, and uses attachment 0.
    template <typename Subpass, typename Reference>
    static void Fill(Subpass *subpass, const Reference references[2], const Reference *unused,
                     const uint32_t *preserved, Use use) {
        subpass->pipelineBindPoint = VK_PIPELINE_BIND_POINT_GRAPHICS;
        subpass->colorAttachmentCount = 1;
        subpass->pColorAttachments = use == kColor ? &references[0] : &references[1];
        subpass->pResolveAttachments = use == kResolve ? &references[0] : unused;
        subpass->inputAttachmentCount = use == kInput;
        subpass->pInputAttachments = &references[0];
        subpass->pDepthStencilAttachment = use == kDepth ? &references[0] : unused;
        subpass->preserveAttachmentCount = 1;
        subpass->pPreserveAttachments = preserved;
    }

    void MakeFirstVersion(Use use) {
        VkAttachmentDescription attachments[2] = {};
        Describe(attachments, use);
        const VkAttachmentReference references[] = {{0, VK_IMAGE_LAYOUT_GENERAL},
                                                    {1, VK_IMAGE_LAYOUT_GENERAL}};
        const VkAttachmentReference unused = {VK_ATTACHMENT_UNUSED, VK_IMAGE_LAYOUT_UNDEFINED};
        const uint32_t preserved = 0;
        VkSubpassDescription subpass = {};
        Fill(&subpass, references, &unused, &preserved, use);
        auto info = Make<VkRenderPassCreateInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO);
        info.attachmentCount = 2;
        info.pAttachments = attachments;
        info.subpassCount = 1;
        info.pSubpasses = &subpass;
        VkRenderPass pass;
        Check(vkCreateRenderPass(device(), &info, nullptr, &pass), "vkCreateRenderPass");
        vkDestroyRenderPass(device(), pass, nullptr);
    }

    void MakeSecondVersion(Use use) {
        VkAttachmentDescription2 attachments[2];
        for (auto &attachment : attachments) {
            attachment = Make<VkAttachmentDescription2>(VK_STRUCTURE_TYPE_ATTACHMENT_DESCRIPTION_2);
        }
        Describe(attachments, use);
        const VkAttachmentReference2 references[] = {
            Reference(0, VK_IMAGE_LAYOUT_GENERAL, VK_IMAGE_ASPECT_COLOR_BIT),
            Reference(1, VK_IMAGE_LAYOUT_GENERAL, VK_IMAGE_ASPECT_COLOR_BIT)};
        const auto unused = Reference(VK_ATTACHMENT_UNUSED, VK_IMAGE_LAYOUT_UNDEFINED, 0);
        const uint32_t preserved = 0;
        auto subpass = Make<VkSubpassDescription2>(VK_STRUCTURE_TYPE_SUBPASS_DESCRIPTION_2);
        Fill(&subpass, references, &unused, &preserved, use);
        auto info = Make<VkRenderPassCreateInfo2>(VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO_2);
        info.attachmentCount = 2;
        info.pAttachments = attachments;
        info.subpassCount = 1;
        info.pSubpasses = &subpass;
        VkRenderPass pass;
        Check(vkCreateRenderPass2(device(), &info, nullptr, &pass), "vkCreateRenderPass2");
        vkDestroyRenderPass(device(), pass, nullptr);
    }
};

TEST_P(SyncvalPassCheckTest, PreservedAttachmentsAreNotUsed) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    const struct {
        Use use;
        const char *words; // NULL: no message.
    } cases[] = {
        {kNothing, nullptr},
        {kInput, "which pInputAttachments[0] of the same subpass names as well"},
        {kColor, "which pColorAttachments[0] of the same subpass names as well"},
        {kResolve, "which pResolveAttachments[0] of the same subpass names as well"},
        {kDepth, "which pDepthStencilAttachment of the same subpass names as well"},
    };
    for (const auto &now : cases) {
        SCOPED_TRACE(now.use);
        MakeFirstVersion(now.use);
        if (now.words) {
            ExpectMessage("VUID-VkSubpassDescription-pPreserveAttachments-00854", now.words);
        }
        ExpectSilence();
        MakeSecondVersion(now.use);
        if (now.words) {
            ExpectMessage("VUID-VkSubpassDescription2-pPreserveAttachments-03074", now.words);
        }
        ExpectSilence();
    }
}

WD_SYNCVAL_DRIVERS(SyncvalPassCheckTest);
