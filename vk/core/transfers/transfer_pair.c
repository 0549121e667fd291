// What commands require of two images together.
#include "vk/core/transfers/transfers_internal.h"
#include "vk/registry/enum_strings.h"

void wd_transfer_note_pair(wd_core_message *m, const wd_transfer_pair *pair) {
    if (pair->source.state == pair->target.state) {
        wd_transfer_note_image(m, "srcImage and dstImage", pair->source.state);
        return;
    }
    wd_transfer_note_image(m, "srcImage", pair->source.state);
    wd_transfer_note_image(m, "dstImage", pair->target.state);
}

WD_CORE_COLD void wd_transfer_report_formats(const wd_transfer_pair *pair, uint32_t rule) {
    const wd_format *source = pair->source.format, *target = pair->target.format;
    const wd_transfer *t = pair->t;
    wd_core_message m;
    if (wd_core_begin_rule(&m, t->c, t->frame, t->owner, rule)) {
        wd_core_word(&m, "the format of srcImage", wd_VkFormat_string(pair->source.state->format));
        wd_core_word(&m, "the format of dstImage", wd_VkFormat_string(pair->target.state->format));
        if (source && target && source->block_size != target->block_size) {
            wd_core_notef(&m, "A texel block of srcImage has %u bytes, one of dstImage %u",
                          source->block_size, target->block_size);
        }
        wd_transfer_note_pair(&m, pair);
        wd_core_end(&m);
    }
}

WD_CORE_COLD void wd_transfer_report_aspects(const wd_transfer_pair *pair, uint32_t index, const char *owner,
                                             uint32_t rule, VkImageAspectFlags read,
                                             VkImageAspectFlags written) {
    const wd_core_frame f = wd_transfer_frame(pair->t, index);
    wd_core_message m;
    if (wd_core_begin_rule(&m, pair->t->c, &f, owner, rule)) {
        wd_transfer_aspects(&m, "srcSubresource.aspectMask", read);
        wd_transfer_aspects(&m, "dstSubresource.aspectMask", written);
        wd_transfer_note_pair(&m, pair);
        wd_core_end(&m);
    }
}

bool wd_transfer_check_layer_counts(const wd_transfer_pair *pair, uint32_t index, const char *owner,
                                    const VkImageSubresourceLayers *read,
                                    const VkImageSubresourceLayers *written, uint32_t rule,
                                    uint32_t remaining) {
    const uint32_t num_read = wd_transfer_num_layers(pair->source.state, read),
                   num_written = wd_transfer_num_layers(pair->target.state, written);
    if (num_read == num_written) {
        return true;
    }
    const bool is_remaining =
        read->layerCount == VK_REMAINING_ARRAY_LAYERS || written->layerCount == VK_REMAINING_ARRAY_LAYERS;
    const wd_core_frame f = wd_transfer_frame(pair->t, index);
    wd_core_message m;
    if (wd_core_begin_rule(&m, pair->t->c, &f, owner, is_remaining ? remaining : rule)) {
        wd_core_unsigned(&m, "srcSubresource.layerCount", num_read);
        wd_core_unsigned(&m, "dstSubresource.layerCount", num_written);
        wd_transfer_note_pair(&m, pair);
        wd_core_end(&m);
    }
    return false;
}

static bool may_have_both(VkImageLayout layout) {
    return layout == VK_IMAGE_LAYOUT_GENERAL || layout == VK_IMAGE_LAYOUT_SHARED_PRESENT_KHR;
}

bool wd_transfer_check_layouts(const wd_transfer_pair *pair, uint32_t index,
                               const VkImageSubresourceLayers *read, const VkImageSubresourceLayers *written,
                               uint32_t rule) {
    const wd_transfer *t = pair->t;
    if ((may_have_both(pair->source_layout) && may_have_both(pair->target_layout)) ||
        !wd_transfer_have_common_layers(pair->source.state, read, written)) {
        return true;
    }
    wd_core_message m;
    if (wd_core_begin_rule(&m, t->c, t->frame, t->owner, rule)) {
        wd_core_word(&m, "srcImageLayout", wd_VkImageLayout_string(pair->source_layout));
        wd_core_word(&m, "dstImageLayout", wd_VkImageLayout_string(pair->target_layout));
        wd_core_notef(&m, "pRegions[%u] reads and writes mip level %u of the same array layers", index,
                      read->mipLevel);
        wd_transfer_note_pair(&m, pair);
        m.fix = "Use VK_IMAGE_LAYOUT_GENERAL for both.";
        wd_core_end(&m);
    }
    return false;
}
