// How regions lie in buffers and in memory of the host.
#include <stdio.h>

#include "vk/core/transfers/transfers_internal.h"

// row_rule is a rule about the length of rows or the height of slices.
typedef struct row_rule {
    const char *owner; // NULL: the command.
    uint32_t rule;
    const char *label, *limit_label;
    uint64_t value, limit;
} row_rule;

// Always false, as a result of wd_transfer_check_rows.
WD_CORE_COLD static bool report(const wd_transfer *t, const wd_transfer_image *image, uint32_t index,
                                const row_rule *rule) {
    const wd_core_frame f = wd_transfer_frame(t, index);
    wd_core_message m;
    if (wd_core_begin_rule(&m, t->c, &f, rule->owner, rule->rule)) {
        wd_core_unsigned(&m, rule->label, rule->value);
        wd_core_unsigned(&m, rule->limit_label, rule->limit);
        wd_transfer_note_image(&m, image->rules->image, image->state);
        wd_core_end(&m);
    }
    return false;
}

bool wd_transfer_check_rows(const wd_transfer *t, const wd_transfer_image *image, uint32_t index,
                            const wd_transfer_rows *rows) {
    const wd_format *format = image->format;
    const uint32_t length = rows->length, height = rows->height;
    char label[64];
    if (length != 0 && length < rows->extent.width) {
        snprintf(label, sizeof label, "%s.width", rows->extent_name);
        return report(t, image, index,
                      &(row_rule){t->region_owner, WD_CORE_RULE(09101), rows->length_name, label, length,
                                  rows->extent.width});
    }
    if (height != 0 && height < rows->extent.height) {
        snprintf(label, sizeof label, "%s.height", rows->extent_name);
        return report(t, image, index,
                      &(row_rule){t->region_owner, WD_CORE_RULE(09102), rows->height_name, label, height,
                                  rows->extent.height});
    }
    if (!format || (!length && !height)) {
        return true;
    }
    const uint64_t size = wd_transfer_block_size(format, rows->aspect);
    if (length % format->block[0] != 0) {
        return report(t, image, index,
                      &(row_rule){t->owner, WD_CORE_RULE(09106), rows->length_name,
                                  "the width of a texel block", length, format->block[0]});
    }
    if (height % format->block[1] != 0) {
        return report(t, image, index,
                      &(row_rule){t->owner, WD_CORE_RULE(09107), rows->height_name,
                                  "the height of a texel block", height, format->block[1]});
    }
    if (length / format->block[0] * size > INT32_MAX) {
        return report(t, image, index,
                      &(row_rule){t->owner, WD_CORE_RULE(09108), rows->length_name,
                                  "the size of a texel block", length, size});
    }
    return true;
}
