// Dynamic rendering (vkCmdBeginRendering), and clears of attachments.
#include "vk/syncval/validator/record/commands.h"
#include "vk/syncval/validator/record/inherited.h"
#include "vk/syncval/validator/record/rendering.h"
#include "vk/syncval/validator/recorder/access.h"
#include "vk/syncval/validator/recorder/finish.h"

static wd_state_image_view *view_of(const wd_call *call, VkImageView handle) {
    return handle ? wd_state_find_image_view(call->device->state, handle) : NULL;
}

static void begin_attachment(wd_syncval_recorder *recorder, wd_call *call,
                             const VkRenderingAttachmentInfo *info, uint32_t color, VkImageAspectFlags aspect,
                             bool loads) {
    wd_state_image_view *view = info ? view_of(call, info->imageView) : NULL;
    wd_syncval_attachment *attachment = view ? wd_syncval_add_attachment(recorder, view) : NULL;
    if (!attachment) {
        return;
    }
    attachment->color = color;
    attachment->aspects = aspect;
    attachment->layout = attachment->stencil_layout = info->imageLayout;
    attachment->is_used = attachment->is_bound = true;
    if (aspect != VK_IMAGE_ASPECT_STENCIL_BIT) {
        attachment->load = info->loadOp;
        attachment->store = info->storeOp;
    } else {
        attachment->stencil_load = info->loadOp;
        attachment->stencil_store = info->storeOp;
    }
    if (info->resolveMode) {
        attachment->resolve = view_of(call, info->resolveImageView);
        attachment->resolve_layout = info->resolveImageLayout;
    }
    if (loads) {
        wd_syncval_load(recorder, attachment);
    }
}

// begin_rates adds the reads of shading rate attachments and density maps.
static void begin_rates(wd_syncval_recorder *recorder, wd_call *call, const VkRenderingInfo *info) {
    for (const VkBaseInStructure *at = info->pNext; at; at = at->pNext) {
        if (at->sType == VK_STRUCTURE_TYPE_RENDERING_FRAGMENT_SHADING_RATE_ATTACHMENT_INFO_KHR) {
            const VkRenderingFragmentShadingRateAttachmentInfoKHR *rate = (const void *)at;
            wd_syncval_read_shading_rate(recorder, view_of(call, rate->imageView),
                                         rate->shadingRateAttachmentTexelSize);
        } else if (at->sType == VK_STRUCTURE_TYPE_RENDERING_FRAGMENT_DENSITY_MAP_ATTACHMENT_INFO_EXT) {
            const VkRenderingFragmentDensityMapAttachmentInfoEXT *map = (const void *)at;
            wd_syncval_read_density_map(recorder, view_of(call, map->imageView));
        }
    }
}

bool wd_syncval_CmdBeginRendering(wd_call *call, const wd_CmdBeginRendering_args *args) {
    if (call->is_skipped) {
        wd_syncval_skip_pass(call, args->commandBuffer);
    }
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    const VkRenderingInfo *info = args->pRenderingInfo;
    if (!recorder || !info) {
        return false;
    }
    const bool resumes = info->flags & VK_RENDERING_RESUMING_BIT;
    // A resumed rendering continues the same instance. Nothing may be recorded between its parts. It may have
    // begun in an earlier command buffer.
    const bool is_first = recorder->instance == 0;
    const uint32_t suspended = recorder->instance;
    wd_syncval_begin_pass(recorder, info->renderArea, info->layerCount, info->viewMask);
    if (resumes && recorder->pass.is_suspended) {
        recorder->instance = suspended;
    }
    if (resumes && is_first) {
        recorder->pass.resumes = true;
        wd_sync_recording_set_resumed(recorder->recording, recorder->instance);
    }
    recorder->pass.is_suspended = info->flags & VK_RENDERING_SUSPENDING_BIT;
    for (uint32_t i = 0; i < info->colorAttachmentCount; i++) {
        begin_attachment(recorder, call, &info->pColorAttachments[i], i, VK_IMAGE_ASPECT_COLOR_BIT, !resumes);
    }
    begin_attachment(recorder, call, info->pDepthAttachment, UINT32_MAX, VK_IMAGE_ASPECT_DEPTH_BIT, !resumes);
    begin_attachment(recorder, call, info->pStencilAttachment, UINT32_MAX, VK_IMAGE_ASPECT_STENCIL_BIT,
                     !resumes);
    begin_rates(recorder, call, info);
    wd_syncval_note_attachments(recorder);
    wd_syncval_note_layouts(recorder, false);
    recorder->pass.is_skipped = wd_syncval_finish(recorder);
    if (recorder->pass.is_skipped) {
        wd_syncval_end_attachments(recorder);
        wd_syncval_pass_instance_end(&recorder->pass);
    }
    return recorder->pass.is_skipped;
}

static bool end_rendering(wd_call *call, VkCommandBuffer commands) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, commands);
    if (!recorder) {
        return false;
    }
    const bool ends = recorder->pass.is_active && !recorder->pass.is_suspended;
    if (recorder->command_buffer->is_pass_unknown) {
        wd_syncval_access_unknown(recorder);
    }
    for (size_t i = 0; ends && i < recorder->pass.attachments.count; i++) {
        wd_syncval_resolve(recorder, recorder->pass.attachments.items[i].view,
                           recorder->pass.attachments.items[i].resolve,
                           recorder->pass.attachments.items[i].aspects);
    }
    recorder->command.cannot_skip = true;
    wd_syncval_finish(recorder);
    for (size_t i = 0; ends && i < recorder->pass.attachments.count; i++) {
        wd_syncval_store(recorder, &recorder->pass.attachments.items[i]);
    }
    wd_syncval_finish(recorder);
    wd_syncval_end_attachments(recorder);
    wd_syncval_pass_instance_end(&recorder->pass);
    return false;
}

bool wd_syncval_CmdEndRendering(wd_call *call, const wd_CmdEndRendering_args *args) {
    return end_rendering(call, args->commandBuffer);
}

#define END_RENDERING_2(Name)                                                                                \
    bool wd_syncval_##Name(wd_call *call, const wd_##Name##_args *args) {                                    \
        return end_rendering(call, args->commandBuffer);                                                     \
    }
WD_CMD_END_RENDERING_2(END_RENDERING_2)

// --- Clears inside of render passes

static void clear_attachment(wd_syncval_recorder *recorder, const VkClearAttachment *clear,
                             const VkClearRect *rect) {
    if (recorder->pass.is_active) {
        wd_syncval_access_clear(recorder, clear->aspectMask, clear->colorAttachment, rect);
    } else if (wd_syncval_continues_pass(recorder)) {
        const uint32_t color = clear->aspectMask & VK_IMAGE_ASPECT_COLOR_BIT ? clear->colorAttachment : 0;
        wd_syncval_inherit(recorder, (wd_syncval_inherited){.kind = WD_SYNCVAL_INHERITED_CLEAR,
                                                            .u.clear = {clear->aspectMask, color, *rect}});
    }
}

bool wd_syncval_CmdClearAttachments(wd_call *call, const wd_CmdClearAttachments_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    if (!recorder) {
        return false;
    }
    for (uint32_t i = 0; i < args->attachmentCount; i++) {
        for (uint32_t k = 0; k < args->rectCount; k++) {
            clear_attachment(recorder, &args->pAttachments[i], &args->pRects[k]);
        }
    }
    return wd_syncval_finish(recorder);
}
