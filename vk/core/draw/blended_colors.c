// Dynamic state of color attachments: elements that were not set, formats that cannot be blended.
#include <assert.h>

#include "vk/core/draw/draw_internal.h"

static void append_mask(wd_core_message *m, uint32_t mask) {
    for (const char *separator = " "; mask; mask &= mask - 1, separator = ", ") {
        wd_core_summaryf(m, "%s%d", separator, __builtin_ctz(mask));
    }
}

// check_elements: a state that is set must have a value for each of the attachments in `needed`.
static void check_elements(const wd_core_drawn *d, wd_state_dynamic_state state, uint32_t needed,
                           uint32_t set, uint32_t rule, uint32_t shaders_rule) {
    assert((unsigned)state < WD_STATE_NUM_DYNAMIC_STATES);
    wd_core_message m;
    if (!wd_core_is_dynamic(d, state) || !wd_state_is_set(d->dynamic, state) || !(needed & ~set) ||
        !wd_core_begin_drawn(&m, d, d->graphics ? rule : shaders_rule, d->graphics ? 0 : rule)) {
        return;
    }
    wd_core_summaryf(&m, ", and %s did not set a value for the color attachments",
                     wd_state_dynamic_infos[state].command);
    append_mask(&m, needed & ~set);
    wd_core_end(&m);
}

static void check_all_set(const wd_core_drawn *d) {
    const wd_state_dynamic *dynamic = d->dynamic;
    const uint32_t active = wd_core_active_colors(d);
    check_elements(d, WD_STATE_DYNAMIC_COLOR_BLEND_ENABLE, active, dynamic->blend_enables_set,
                   WD_CORE_RULE(07476), WD_CORE_RULE(09417));
    check_elements(d, WD_STATE_DYNAMIC_COLOR_WRITE_MASK, active, dynamic->write_masks_set,
                   WD_CORE_RULE(07478), WD_CORE_RULE(09419));
    // An attachment may have an advanced equation instead.
    const uint32_t advanced =
        wd_state_is_set(dynamic, WD_STATE_DYNAMIC_COLOR_BLEND_ADVANCED) ? dynamic->blend_advanced_set : 0;
    check_elements(d, WD_STATE_DYNAMIC_COLOR_BLEND_EQUATION, wd_core_blended(d) & ~advanced,
                   dynamic->blend_equations_set, WD_CORE_RULE(07477), WD_CORE_RULE(09418));
}

static void check_write_enables(const wd_core_drawn *d) {
    const uint32_t active = (uint32_t)__builtin_popcount(wd_core_active_colors(d));
    const VkPipelineColorBlendStateCreateInfo *blend = d->graphics ? d->graphics->color_blend : NULL;
    uint32_t count = 0;
    wd_core_message m;
    if (!d->c->enabled || !d->c->enabled->features.colorWriteEnable ||
        !wd_core_is_dynamic(d, WD_STATE_DYNAMIC_COLOR_WRITE_ENABLE) ||
        !wd_core_current(d, WD_STATE_DYNAMIC_COLOR_WRITE_ENABLE, &count) || count >= active ||
        (blend && count >= blend->attachmentCount) ||
        !wd_core_begin_drawn(&m, d, d->graphics ? WD_CORE_RULE(07750) : WD_CORE_RULE(08647),
                             WD_CORE_RULE(07750))) {
        return;
    }
    wd_core_summaryf(
        &m,
        ", attachmentCount of vkCmdSetColorWriteEnableEXT is %u, and the render pass instance has %u color "
        "attachments",
        count, active);
    wd_core_end(&m);
}

static void check_blend_formats(const wd_core_drawn *d) {
    const bool is_dynamic = wd_core_is_dynamic(d, WD_STATE_DYNAMIC_COLOR_BLEND_ENABLE);
    const uint32_t rule = !is_dynamic   ? WD_CORE_RULE(04727)
                          : d->graphics ? WD_CORE_RULE(07470)
                                        : WD_CORE_RULE(08643);
    wd_core_message m;
    char text[160];
    for (uint32_t blended = wd_core_blended(d); blended; blended &= blended - 1) {
        const int i = __builtin_ctz(blended);
        const wd_state_image_view *view = d->rendering->colors[i].view;
        const VkFormat format = d->rendering->colors[i].format;
        if (view && !view->image->has_external_format && view->image->tiling <= VK_IMAGE_TILING_LINEAR &&
            wd_core_lacks_features(d->c, format, (int)view->image->tiling,
                                   VK_FORMAT_FEATURE_2_COLOR_ATTACHMENT_BLEND_BIT) &&
            wd_core_begin_drawn(&m, d, rule, WD_CORE_RULE(04727))) {
            wd_core_summaryf(
                &m,
                ", blending is enabled for the color attachment %d, and the format of %s is %s, which the "
                "device cannot blend",
                i, wd_core_name(d->c, VK_OBJECT_TYPE_IMAGE_VIEW, view->object.handle, text, sizeof text),
                wd_VkFormat_string(format));
            wd_core_end(&m);
            return;
        }
    }
}

static void check_shared_exponent(const wd_core_drawn *d) {
    uint32_t mixed = d->dynamic->write_masks_mixed & d->dynamic->write_masks_set & wd_core_active_colors(d);
    wd_core_message m;
    if (!wd_core_is_dynamic(d, WD_STATE_DYNAMIC_COLOR_WRITE_MASK) ||
        !wd_state_is_set(d->dynamic, WD_STATE_DYNAMIC_COLOR_WRITE_MASK)) {
        return;
    }
    for (; mixed; mixed &= mixed - 1) {
        const int i = __builtin_ctz(mixed);
        if (i < WD_STATE_MAX_COLORS && d->rendering->colors[i].format == VK_FORMAT_E5B9G9R9_UFLOAT_PACK32 &&
            wd_core_begin_drawn(&m, d, WD_CORE_RULE(09116), 0)) {
            wd_core_summaryf(
                &m,
                ", the format of the color attachment %d is VK_FORMAT_E5B9G9R9_UFLOAT_PACK32, and its write "
                "mask of vkCmdSetColorWriteMaskEXT has some of red, green and blue",
                i);
            wd_core_end(&m);
            return;
        }
    }
}

// check_advanced: advanced blending is for few attachments. Where equations are dynamic, too, it may have been
// replaced.
static void check_advanced(const wd_core_drawn *d) {
    const VkPhysicalDeviceBlendOperationAdvancedPropertiesEXT *limits =
        d->c->physical
            ? wd_physical_property_struct(
                  d->c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BLEND_OPERATION_ADVANCED_PROPERTIES_EXT)
            : NULL;
    const uint32_t active = wd_core_active_colors(d);
    wd_core_message m;
    if (!limits || !limits->advancedBlendMaxColorAttachments || !d->graphics ||
        !wd_core_is_dynamic(d, WD_STATE_DYNAMIC_COLOR_BLEND_ADVANCED) ||
        !wd_core_is_dynamic(d, WD_STATE_DYNAMIC_COLOR_BLEND_ENABLE) ||
        wd_core_is_dynamic(d, WD_STATE_DYNAMIC_COLOR_BLEND_EQUATION) ||
        !wd_state_is_set(d->dynamic, WD_STATE_DYNAMIC_COLOR_BLEND_ADVANCED) ||
        !(d->dynamic->blend_advanced_set & wd_core_blended(d)) ||
        (uint32_t)__builtin_popcount(active) <= limits->advancedBlendMaxColorAttachments ||
        !wd_core_begin_drawn(&m, d, WD_CORE_RULE(07480), 0)) {
        return;
    }
    wd_core_summaryf(
        &m,
        ", advanced blending is enabled, and the render pass instance has %d color attachments, but "
        "advancedBlendMaxColorAttachments is %u",
        __builtin_popcount(active), limits->advancedBlendMaxColorAttachments);
    wd_core_end(&m);
}

void wd_core_check_blended_colors(const wd_core_drawn *d) {
    if (!wd_core_is_current(d, WD_STATE_DYNAMIC_RASTERIZER_DISCARD_ENABLE, VK_FALSE) ||
        !(d->stages & VK_SHADER_STAGE_FRAGMENT_BIT)) {
        return;
    }
    check_all_set(d);
    check_write_enables(d);
    check_blend_formats(d);
    check_shared_exponent(d);
    check_advanced(d);
}
