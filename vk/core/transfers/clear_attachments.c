// vkCmdClearAttachments: rectangles and attachments of the current render pass instance.
#include <assert.h>

#include "vk/core/transfers/transfers_internal.h"
#include "vk/registry/enum_strings.h"

// clear is the command.
typedef struct clear {
    wd_core_check *c;
    const wd_state_command_buffer *command_buffer;
    const wd_state_rendering *rendering;
    const wd_CmdClearAttachments_args *s;
} clear;

static bool begin(wd_core_message *m, const clear *k, const wd_core_frame *frame, uint32_t rule) {
    return wd_core_begin_rule(m, k->c, frame, NULL, rule);
}

static void end(wd_core_message *m, const clear *k) {
    if (k->rendering->begun_by) {
        wd_core_notef(m,
                      k->rendering->is_inherited ? "%s stated what the command buffer inherits"
                                                 : "The render pass instance was begun by %s",
                      k->rendering->begun_by);
    }
    wd_core_end(m);
}

// --- Rectangles

static bool is_inside(const VkRect2D *rect, const VkRect2D *area) {
    const int64_t x = rect->offset.x, y = rect->offset.y, left = area->offset.x, top = area->offset.y;
    return x >= left && y >= top && x + rect->extent.width <= left + area->extent.width &&
           y + rect->extent.height <= top + area->extent.height;
}

static void check_area(const clear *k, const wd_core_frame *frame, const VkRect2D *rect) {
    const VkRect2D *area = &k->rendering->area;
    wd_core_message m;
    if (!is_inside(rect, area) && begin(&m, k, frame, WD_CORE_RULE(00016))) {
        wd_core_summaryf(&m,
                         "pRects[%llu].rect is from (%d, %d) with the extent %u x %u, and the render area is "
                         "from (%d, %d) with the extent %u x %u",
                         (unsigned long long)frame->index, rect->offset.x, rect->offset.y, rect->extent.width,
                         rect->extent.height, area->offset.x, area->offset.y, area->extent.width,
                         area->extent.height);
        end(&m, k);
    }
}

static void check_layers(const clear *k, const wd_core_frame *frame, const VkClearRect *rect) {
    const wd_state_rendering *rendering = k->rendering;
    wd_core_message m;
    if (rendering->view_mask) {
        if ((rect->baseArrayLayer != 0 || rect->layerCount != 1) &&
            begin(&m, k, frame, WD_CORE_RULE(00018))) {
            wd_core_unsigned(&m, "baseArrayLayer", rect->baseArrayLayer);
            wd_core_unsigned(&m, "layerCount", rect->layerCount);
            wd_core_summaryf(&m, ", the view mask is 0x%x", rendering->view_mask);
            end(&m, k);
        }
    } else if (!rendering->is_inherited && rendering->num_layers &&
               (uint64_t)rect->baseArrayLayer + rect->layerCount > rendering->num_layers &&
               begin(&m, k, frame, WD_CORE_RULE(06937))) {
        wd_core_unsigned(&m, "baseArrayLayer", rect->baseArrayLayer);
        wd_core_unsigned(&m, "layerCount", rect->layerCount);
        wd_core_unsigned(&m, "the number of layers of the render pass instance", rendering->num_layers);
        end(&m, k);
    }
}

static void check_rect(const clear *k, uint32_t index) {
    assert(index < k->s->rectCount);
    const VkClearRect *rect = &k->s->pRects[index];
    const wd_core_frame frame = WD_CORE_ELEMENT(NULL, "pRects", index);
    const VkExtent2D *extent = &rect->rect.extent;
    wd_core_message m;
    if (extent->width == 0 && begin(&m, k, &frame, WD_CORE_RULE(02682))) {
        wd_core_unsigned(&m, "rect.extent.width", 0);
        wd_core_end(&m);
    }
    if (extent->height == 0 && begin(&m, k, &frame, WD_CORE_RULE(02683))) {
        wd_core_unsigned(&m, "rect.extent.height", 0);
        wd_core_end(&m);
    }
    if (k->rendering->kind == WD_STATE_NOT_RENDERING) {
        return;
    }
    if (!k->rendering->is_inherited && !k->rendering->has_device_areas && extent->width && extent->height) {
        check_area(k, &frame, &rect->rect);
    }
    check_layers(k, &frame, rect);
}

// --- Attachments

static void check_color(const clear *k, const wd_core_frame *frame, uint32_t color) {
    const wd_state_rendering *rendering = k->rendering;
    const wd_state_local_read *local = &rendering->local_read;
    wd_core_message m;
    if (color == VK_ATTACHMENT_UNUSED || !rendering->is_known) {
        return;
    }
    if (color >= rendering->num_colors) {
        if (begin(&m, k, frame, WD_CORE_RULE(07271))) {
            wd_core_unsigned(&m, "colorAttachment", color);
            wd_core_unsigned(&m, "the number of color attachments of the render pass instance",
                             rendering->num_colors);
            end(&m, k);
        }
        return;
    }
    if (rendering->kind == WD_STATE_DYNAMIC_RENDERING && local->has_locations && !local->is_unknown &&
        color < local->num_locations && local->locations[color] == VK_ATTACHMENT_UNUSED &&
        begin(&m, k, frame, WD_CORE_RULE(09503))) {
        wd_core_unsigned(&m, "colorAttachment", color);
        wd_core_summaryf(&m, ", which is mapped to VK_ATTACHMENT_UNUSED");
        end(&m, k);
    }
    const wd_format *format = wd_format_find(rendering->colors[color].format);
    if (format && format->component_bits == 64 && format->num_components > 2 &&
        begin(&m, k, frame, WD_CORE_RULE(09679))) {
        wd_core_unsigned(&m, "colorAttachment", color);
        wd_core_word(&m, "the format of the attachment", wd_VkFormat_string(format->format));
        end(&m, k);
    }
}

// Of dynamic rendering, an attachment that does not exist is not cleared.
static void check_depth_stencil(const clear *k, const wd_core_frame *frame, VkImageAspectFlags aspects) {
    const wd_state_command_buffer *command_buffer = k->command_buffer;
    const wd_state_render_pass *pass = command_buffer->render_pass;
    if (k->rendering->kind != WD_STATE_SUBPASS || !pass || command_buffer->subpass >= pass->num_subpasses) {
        return;
    }
    const VkAttachmentReference2 *has = pass->subpasses[command_buffer->subpass].depth_stencil;
    const wd_format *format = has && has->attachment < pass->num_attachments
                                  ? wd_format_find(pass->attachments[has->attachment].format)
                                  : NULL;
    for (VkImageAspectFlags rest = aspects; format && rest; rest &= rest - 1) {
        const VkImageAspectFlags aspect = rest & (~rest + 1);
        wd_core_message m;
        if (!(format->aspects & aspect) &&
            begin(&m, k, frame,
                  aspect == VK_IMAGE_ASPECT_DEPTH_BIT ? WD_CORE_RULE(07884) : WD_CORE_RULE(07885))) {
            wd_transfer_aspects(&m, "aspectMask", aspects);
            wd_core_word(&m, "the format of the depth-stencil attachment",
                         wd_VkFormat_string(format->format));
            end(&m, k);
        }
    }
}

static void check_attachment(const clear *k, uint32_t index) {
    assert(index < k->s->attachmentCount);
    const VkClearAttachment *attachment = &k->s->pAttachments[index];
    const wd_core_frame frame = WD_CORE_ELEMENT(NULL, "pAttachments", index);
    const VkImageAspectFlags both = VK_IMAGE_ASPECT_DEPTH_BIT | VK_IMAGE_ASPECT_STENCIL_BIT;
    if (attachment->aspectMask & VK_IMAGE_ASPECT_COLOR_BIT) {
        check_color(k, &frame, attachment->colorAttachment);
    }
    check_depth_stencil(k, &frame, attachment->aspectMask & both);
}

// --- Protected memory

static void check_protected_attachment(const clear *k, const wd_state_attachment *attachment) {
    const wd_state_image *image = attachment->view ? attachment->view->image : NULL;
    const bool is_protected = wd_core_is_protected(k->command_buffer) == WD_CORE_TRUE;
    wd_core_message m;
    if (image && is_protected != ((image->flags & VK_IMAGE_CREATE_PROTECTED_BIT) != 0) &&
        begin(&m, k, NULL, is_protected ? WD_CORE_RULE(02505) : WD_CORE_RULE(02504))) {
        wd_core_handle(&m, "the image of a cleared attachment", VK_OBJECT_TYPE_IMAGE, image->object.handle);
        wd_core_summaryf(&m, is_protected
                                 ? ", which is not protected, and the command buffer is, protectedNoFault"
                                 : ", which is protected, and the command buffer is not, protectedNoFault");
        wd_core_summaryf(&m, " is VK_FALSE");
        end(&m, k);
    }
}

static void check_protected(const clear *k) {
    if (!wd_core_is_recording_known(k->command_buffer) ||
        wd_core_is_protected(k->command_buffer) == WD_CORE_NOT_KNOWN || !wd_core_has_protected_faults(k->c)) {
        return;
    }
    for (uint32_t i = 0; k->s->pAttachments && i < k->s->attachmentCount; i++) {
        const VkClearAttachment *attachment = &k->s->pAttachments[i];
        if (attachment->aspectMask & VK_IMAGE_ASPECT_COLOR_BIT &&
            attachment->colorAttachment < k->rendering->num_colors) {
            check_protected_attachment(k, &k->rendering->colors[attachment->colorAttachment]);
        } else if (attachment->aspectMask & VK_IMAGE_ASPECT_DEPTH_BIT) {
            check_protected_attachment(k, &k->rendering->depth);
        } else if (attachment->aspectMask & VK_IMAGE_ASPECT_STENCIL_BIT) {
            check_protected_attachment(k, &k->rendering->stencil);
        }
    }
}

WD_CORE_CHECK(transfers, CmdClearAttachments) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    if (!command_buffer ||
        wd_state_command_buffer_render_pass_scope(command_buffer) == WD_STATE_SCOPE_UNKNOWN) {
        return;
    }
    const clear k = {c, command_buffer, &command_buffer->rendering, s};
    for (uint32_t i = 0; s->pRects && i < s->rectCount; i++) {
        check_rect(&k, i);
    }
    for (uint32_t i = 0; s->pAttachments && i < s->attachmentCount; i++) {
        check_attachment(&k, i);
    }
    check_protected(&k);
}
