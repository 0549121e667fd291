// The rule about preserved attachments of subpasses (Vulkan, "Render Pass Creation"), checked at render pass
// creation.
#include <stddef.h>

#include "vk/report/message_ids.h"
#include "vk/syncval/validator/resources/pass.h"

// references is one array of attachment references of a subpass, of either version.
typedef struct references {
    const char *name;
    const void *first; // NULL: none.
    uint32_t count;
    bool is_array;
} references;

enum { NUM_KINDS = 4 };

// subpass_check holds the parameters of the check of one subpass.
typedef struct subpass_check {
    wd_call *call;
    const char *command, *id;
    uint32_t number;
    size_t stride, offset; // Of the attachment index in a reference.
    references kinds[NUM_KINDS];
} subpass_check;

// VkSubpassDescription and VkSubpassDescription2 have the same names.
#define KINDS_OF(subpass)                                                                                    \
    {                                                                                                        \
        {"pInputAttachments", (subpass)->pInputAttachments, (subpass)->inputAttachmentCount, true},          \
            {"pColorAttachments", (subpass)->pColorAttachments, (subpass)->colorAttachmentCount, true},      \
            {"pResolveAttachments", (subpass)->pResolveAttachments, (subpass)->colorAttachmentCount, true},  \
        {                                                                                                    \
            "pDepthStencilAttachment", (subpass)->pDepthStencilAttachment, 1, false                          \
        }                                                                                                    \
    }

static uint32_t attachment_at(const subpass_check *check, const references *kind, uint32_t index) {
    return *(const uint32_t *)(const void *)((const char *)kind->first + index * check->stride +
                                             check->offset);
}

static bool report(const subpass_check *check, uint32_t preserved, uint32_t attachment,
                   const references *kind, uint32_t index) {
    const wd_syncval_device *device = check->call->data;
    wd_string_builder text;
    wd_string_init(&text, device->allocator);
    wd_string_appendf(&text, "%s: pPreserveAttachments[%u] of subpass %u is attachment %u, which %s",
                      check->command, preserved, check->number, attachment, kind->name);
    if (kind->is_array) {
        wd_string_appendf(&text, "[%u]", index);
    }
    wd_string_append(&text, " of the same subpass names as well. Remove the attachment from "
                            "pPreserveAttachments: the contents of used attachments are kept anyway.");
    const wd_finding finding = {
        .severity = WD_SEVERITY_ERROR,
        .type = WD_MESSAGE_VALIDATION,
        .id = check->id,
        .text = text.text,
    };
    const bool skip = !text.failed && wd_syncval_submit_hazard(device, &finding);
    wd_string_finish(&text);
    return skip;
}

// check_preserved reports the first use of each attachment that the subpass preserves.
static bool check_preserved(const subpass_check *check, const uint32_t *preserves, uint32_t count) {
    bool skip = false;
    for (uint32_t i = 0; preserves && i < count; i++) {
        bool is_found = preserves[i] == VK_ATTACHMENT_UNUSED;
        for (uint32_t k = 0; k < NUM_KINDS && !is_found; k++) {
            const references *kind = &check->kinds[k];
            for (uint32_t n = 0; kind->first && n < kind->count && !is_found; n++) {
                is_found = attachment_at(check, kind, n) == preserves[i];
                if (is_found) {
                    skip |= report(check, i, preserves[i], kind, n);
                }
            }
        }
    }
    return skip;
}

bool wd_syncval_CreateRenderPass(wd_call *call, const wd_CreateRenderPass_args *args) {
    const VkRenderPassCreateInfo *info = args->pCreateInfo;
    bool skip = false;
    for (uint32_t i = 0; call->data && info && i < info->subpassCount; i++) {
        const VkSubpassDescription *subpass = &info->pSubpasses[i];
        const subpass_check check = {
            call,
            "vkCreateRenderPass",
            WD_ID_VUID_PRESERVED_ATTACHMENT,
            i,
            sizeof(VkAttachmentReference),
            offsetof(VkAttachmentReference, attachment),
            KINDS_OF(subpass),
        };
        skip |= check_preserved(&check, subpass->pPreserveAttachments, subpass->preserveAttachmentCount);
    }
    return skip;
}

bool wd_syncval_CreateRenderPass2(wd_call *call, const wd_CreateRenderPass2_args *args) {
    const VkRenderPassCreateInfo2 *info = args->pCreateInfo;
    bool skip = false;
    for (uint32_t i = 0; call->data && info && i < info->subpassCount; i++) {
        const VkSubpassDescription2 *subpass = &info->pSubpasses[i];
        const subpass_check check = {
            call,
            "vkCreateRenderPass2",
            WD_ID_VUID_PRESERVED_ATTACHMENT_2,
            i,
            sizeof(VkAttachmentReference2),
            offsetof(VkAttachmentReference2, attachment),
            KINDS_OF(subpass),
        };
        skip |= check_preserved(&check, subpass->pPreserveAttachments, subpass->preserveAttachmentCount);
    }
    return skip;
}
