// The common part of render passes and dynamic rendering: attachments, load and store operations, draws.
#include "vk/syncval/validator/record/rendering.h"

#include "vk/syncval/validator/record/commands.h"
#include "vk/syncval/validator/record/inherited.h"
#include "vk/syncval/validator/recorder/access.h"
#include "vk/syncval/validator/recorder/access_cache.h"
#include "vk/syncval/validator/recorder/oversync_calls.h"
#include "vk/syncval/validator/recorder/trace_calls.h"

// access_range adds an access to a part of the subresources of a view whose image is known.
static void access_range(wd_syncval_recorder *recorder, const wd_state_image_view *view,
                         VkImageSubresourceRange range, const VkRect2D *area, uint32_t num_layers,
                         wd_sync_usage usage, wd_sync_ordering ordering) {
    const VkExtent3D extent = wd_syncval_mip_extent(view->image, range.baseMipLevel);
    wd_syncval_box box = {{0, 0, 0}, extent};
    bool is_cut = area != NULL;
    if (num_layers && num_layers < range.layerCount) {
        range.layerCount = num_layers;
    }
    // The layers of a 2D view of a 3D image are slices.
    if (view->image->image_type == VK_IMAGE_TYPE_3D && view->view_type != VK_IMAGE_VIEW_TYPE_3D) {
        box.offset.z = (int32_t)range.baseArrayLayer;
        box.extent.depth = range.layerCount;
        range.baseArrayLayer = 0;
        range.layerCount = 1;
        is_cut = true;
    }
    if (area) {
        box.offset.x = area->offset.x;
        box.offset.y = area->offset.y;
        box.extent.width = area->extent.width;
        box.extent.height = area->extent.height;
    }
    wd_syncval_access_image(recorder, view->image, &range, is_cut ? &box : NULL, usage, ordering);
}

void wd_syncval_access_view(wd_syncval_recorder *recorder, const wd_state_image_view *view,
                            const VkRect2D *area, uint32_t num_layers, wd_sync_usage usage,
                            wd_sync_ordering ordering) {
    if (recorder && view && view->image) {
        access_range(recorder, view, view->range, area, num_layers, usage, ordering);
    }
}

VkImageAspectFlags wd_syncval_attachment_aspects(const wd_state_image_view *view, VkImageAspectFlags asked) {
    const wd_format *format = view->image ? wd_format_find(view->image->format) : NULL;
    if (!format) {
        return 0;
    }
    if (format->num_planes > 1) {
        return asked & (VK_IMAGE_ASPECT_COLOR_BIT | view->range.aspectMask) ? view->range.aspectMask : 0;
    }
    return format->aspects & asked;
}

// access_area adds an access to `aspects` of a view, in the render area and the layers or views of the render
// pass.
static void access_area(wd_syncval_recorder *recorder, const wd_state_image_view *view,
                        VkImageAspectFlags aspects, wd_sync_usage usage, wd_sync_ordering ordering) {
    if (!view || !view->image) {
        return;
    }
    VkImageSubresourceRange range = view->range;
    range.aspectMask = wd_syncval_attachment_aspects(view, aspects);
    if (!range.aspectMask) {
        return;
    }
    if (!recorder->pass.view_mask) {
        access_range(recorder, view, range, &recorder->pass.area, recorder->pass.num_layers, usage, ordering);
        return;
    }
    for (uint32_t rest = recorder->pass.view_mask; rest;) {
        const uint32_t first = (uint32_t)__builtin_ctz(rest);
        const uint32_t count = ~(rest >> first) ? (uint32_t)__builtin_ctz(~(rest >> first)) : 32;
        rest = first + count < 32 ? rest & ~UINT32_C(0) << (first + count) : 0;
        if (first >= view->range.layerCount) {
            return;
        }
        range.baseArrayLayer = view->range.baseArrayLayer + first;
        range.layerCount = view->range.layerCount - first;
        access_range(recorder, view, range, &recorder->pass.area, count, usage, ordering);
    }
}

static void access_aspect(wd_syncval_recorder *recorder, const wd_syncval_attachment *attachment,
                          VkImageAspectFlags aspect, wd_sync_usage usage, wd_sync_ordering ordering) {
    access_area(recorder, attachment->view, attachment->aspects & aspect, usage, ordering);
}

// is_read_only returns whether the layout of an aspect is read-only. Depth and stencil may differ.
static bool is_read_only(const wd_syncval_attachment *attachment, VkImageAspectFlags aspect) {
    switch (aspect == VK_IMAGE_ASPECT_STENCIL_BIT ? attachment->stencil_layout : attachment->layout) {
    case VK_IMAGE_LAYOUT_DEPTH_STENCIL_READ_ONLY_OPTIMAL:
    case VK_IMAGE_LAYOUT_READ_ONLY_OPTIMAL:
    case VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL:
        return true;
    case VK_IMAGE_LAYOUT_DEPTH_READ_ONLY_OPTIMAL:
    case VK_IMAGE_LAYOUT_DEPTH_READ_ONLY_STENCIL_ATTACHMENT_OPTIMAL:
        return aspect == VK_IMAGE_ASPECT_DEPTH_BIT;
    case VK_IMAGE_LAYOUT_STENCIL_READ_ONLY_OPTIMAL:
    case VK_IMAGE_LAYOUT_DEPTH_ATTACHMENT_STENCIL_READ_ONLY_OPTIMAL:
        return aspect == VK_IMAGE_ASPECT_STENCIL_BIT;
    default:
        return false;
    }
}

static VkAttachmentLoadOp load_op_of(const wd_syncval_attachment *attachment, VkImageAspectFlags aspect) {
    return aspect == VK_IMAGE_ASPECT_STENCIL_BIT ? attachment->stencil_load : attachment->load;
}

static VkAttachmentStoreOp store_op_of(const wd_syncval_attachment *attachment, VkImageAspectFlags aspect) {
    return aspect == VK_IMAGE_ASPECT_STENCIL_BIT ? attachment->stencil_store : attachment->store;
}

// discard_aspect notes that an operation NONE, which accesses nothing, makes contents undefined.
static void discard_aspect(wd_syncval_recorder *recorder, const wd_syncval_attachment *attachment,
                           VkImageAspectFlags aspect, wd_contents_cause cause) {
    if (!recorder->contents || is_read_only(attachment, aspect)) {
        return;
    }
    const size_t first = recorder->command.accesses.count;
    recorder->command.is_conditional = true; // Not joined with other accesses.
    access_aspect(recorder, attachment, aspect, WD_SYNC_COLOR_ATTACHMENT_OUTPUT_COLOR_ATTACHMENT_WRITE,
                  WD_SYNC_ORDERING_STORE_DISCARD);
    recorder->command.is_conditional = false;
    recorder->failed |= !wd_syncval_command_take_discards(&recorder->command, first, cause);
}

// load_none follows a load operation NONE: the contents are undefined inside the render pass (Vulkan, "Render Pass Load
// Operations"). With a store operation NONE they may be the old ones again afterwards, which is not followed.
static void load_none(wd_syncval_recorder *recorder, const wd_syncval_attachment *attachment,
                      VkImageAspectFlags aspect) {
    if (store_op_of(attachment, aspect) != VK_ATTACHMENT_STORE_OP_NONE) {
        discard_aspect(recorder, attachment, aspect, WD_CONTENTS_LOAD_OP);
    }
}

static void load_aspect(wd_syncval_recorder *recorder, const wd_syncval_attachment *attachment,
                        VkImageAspectFlags aspect, VkAttachmentLoadOp op) {
    if (op != VK_ATTACHMENT_LOAD_OP_LOAD && op != VK_ATTACHMENT_LOAD_OP_CLEAR &&
        op != VK_ATTACHMENT_LOAD_OP_DONT_CARE) {
        load_none(recorder, attachment, aspect);
        return;
    }
    const bool reads = op == VK_ATTACHMENT_LOAD_OP_LOAD;
    wd_sync_usage usage;
    if (aspect == VK_IMAGE_ASPECT_COLOR_BIT) {
        usage = reads ? WD_SYNC_COLOR_ATTACHMENT_OUTPUT_COLOR_ATTACHMENT_READ
                      : WD_SYNC_COLOR_ATTACHMENT_OUTPUT_COLOR_ATTACHMENT_WRITE;
    } else {
        usage = reads ? WD_SYNC_EARLY_FRAGMENT_TESTS_DEPTH_STENCIL_ATTACHMENT_READ
                      : WD_SYNC_EARLY_FRAGMENT_TESTS_DEPTH_STENCIL_ATTACHMENT_WRITE;
    }
    access_aspect(recorder, attachment, aspect, usage,
                  op == VK_ATTACHMENT_LOAD_OP_DONT_CARE ? WD_SYNC_ORDERING_LOAD_DISCARD
                                                        : WD_SYNC_ORDERING_LOAD);
}

void wd_syncval_load(wd_syncval_recorder *recorder, const wd_syncval_attachment *attachment) {
    load_aspect(recorder, attachment, VK_IMAGE_ASPECT_COLOR_BIT, attachment->load);
    load_aspect(recorder, attachment, VK_IMAGE_ASPECT_DEPTH_BIT, attachment->load);
    load_aspect(recorder, attachment, VK_IMAGE_ASPECT_STENCIL_BIT, attachment->stencil_load);
}

// store_none follows a store operation NONE. If the render pass certainly wrote the attachment or lost its contents,
// they are undefined (Vulkan, "Render Pass Store Operations"). Draws may write nothing.
static void store_none(wd_syncval_recorder *recorder, const wd_syncval_attachment *attachment,
                       VkImageAspectFlags aspect) {
    const VkAttachmentLoadOp load = load_op_of(attachment, aspect);
    if (load == VK_ATTACHMENT_LOAD_OP_CLEAR || load == VK_ATTACHMENT_LOAD_OP_DONT_CARE) {
        discard_aspect(recorder, attachment, aspect, WD_CONTENTS_STORE_OP);
    }
}

static void store_aspect(wd_syncval_recorder *recorder, const wd_syncval_attachment *attachment,
                         VkImageAspectFlags aspect, VkAttachmentStoreOp op) {
    if (op != VK_ATTACHMENT_STORE_OP_STORE && op != VK_ATTACHMENT_STORE_OP_DONT_CARE) {
        store_none(recorder, attachment, aspect);
        return;
    }
    const bool discards = op == VK_ATTACHMENT_STORE_OP_DONT_CARE;
    wd_sync_ordering ordering = discards ? WD_SYNC_ORDERING_STORE_DISCARD : WD_SYNC_ORDERING_STORE;
    if (is_read_only(attachment, aspect)) {
        ordering = discards ? WD_SYNC_ORDERING_STORE_READ_ONLY_DISCARD : WD_SYNC_ORDERING_STORE_READ_ONLY;
    }
    access_aspect(recorder, attachment, aspect,
                  aspect == VK_IMAGE_ASPECT_COLOR_BIT
                      ? WD_SYNC_COLOR_ATTACHMENT_OUTPUT_COLOR_ATTACHMENT_WRITE
                      : WD_SYNC_LATE_FRAGMENT_TESTS_DEPTH_STENCIL_ATTACHMENT_WRITE,
                  ordering);
}

void wd_syncval_store(wd_syncval_recorder *recorder, const wd_syncval_attachment *attachment) {
    store_aspect(recorder, attachment, VK_IMAGE_ASPECT_COLOR_BIT, attachment->store);
    store_aspect(recorder, attachment, VK_IMAGE_ASPECT_DEPTH_BIT, attachment->store);
    store_aspect(recorder, attachment, VK_IMAGE_ASPECT_STENCIL_BIT, attachment->stencil_store);
}

void wd_syncval_resolve(wd_syncval_recorder *recorder, const wd_state_image_view *source,
                        const wd_state_image_view *target, VkImageAspectFlags aspects) {
    if (!source || !target) {
        return;
    }
    access_area(recorder, source, aspects, WD_SYNC_COLOR_ATTACHMENT_OUTPUT_COLOR_ATTACHMENT_READ,
                WD_SYNC_ORDERING_RASTER);
    access_area(recorder, target, aspects, WD_SYNC_COLOR_ATTACHMENT_OUTPUT_COLOR_ATTACHMENT_WRITE,
                WD_SYNC_ORDERING_RASTER);
}

void wd_syncval_read_shading_rate(wd_syncval_recorder *recorder, const wd_state_image_view *view,
                                  VkExtent2D texel) {
    if (!view || !texel.width || !texel.height) {
        return;
    }
    const VkRect2D area = recorder->pass.area;
    const int32_t x = area.offset.x / (int32_t)texel.width, y = area.offset.y / (int32_t)texel.height;
    const VkRect2D texels = {
        {x, y},
        {(uint32_t)(((uint64_t)(uint32_t)area.offset.x + area.extent.width + texel.width - 1) / texel.width) -
             (uint32_t)x,
         (uint32_t)(((uint64_t)(uint32_t)area.offset.y + area.extent.height + texel.height - 1) /
                    texel.height) -
             (uint32_t)y}};
    wd_syncval_access_view(recorder, view, &texels, recorder->pass.num_layers,
                           WD_SYNC_FRAGMENT_SHADING_RATE_ATTACHMENT_FRAGMENT_SHADING_RATE_ATTACHMENT_READ,
                           WD_SYNC_ORDERING_NONE);
}

// The host reads maps that are not dynamic during recording. The texels that a draw reads are unknown; a draw
// in the full area may read all of them.
void wd_syncval_read_density_map(wd_syncval_recorder *recorder, const wd_state_image_view *view) {
    if (!view || !view->image || !(view->flags & VK_IMAGE_VIEW_CREATE_FRAGMENT_DENSITY_MAP_DYNAMIC_BIT_EXT)) {
        return;
    }
    wd_syncval_access_unknown(recorder);
    if (recorder->pass.is_full_area) {
        wd_syncval_access_view(recorder, view, NULL, 0,
                               WD_SYNC_FRAGMENT_DENSITY_PROCESS_FRAGMENT_DENSITY_MAP_READ,
                               WD_SYNC_ORDERING_NONE);
    }
}

wd_syncval_attachment *wd_syncval_add_attachment(wd_syncval_recorder *recorder, wd_state_image_view *view) {
    wd_syncval_attachment *attachment =
        wd_syncval_pass_instance_add(&recorder->pass, &recorder->device->allocator, view);
    recorder->failed |= !attachment;
    return attachment;
}

void wd_syncval_begin_pass(wd_syncval_recorder *recorder, VkRect2D area, uint32_t num_layers,
                           uint32_t view_mask) {
    recorder->pass.is_active = true;
    recorder->pass.tag = recorder->command.tag;
    recorder->pass.attachments.count = 0;
    recorder->instance++;
    recorder->pass.area = area;
    recorder->pass.is_full_area = false;
    recorder->pass.num_layers = num_layers;
    wd_syncval_set_views(recorder, view_mask);
}

static wd_syncval_used_attachment used_attachment(const wd_syncval_recorder *recorder, size_t index) {
    const wd_syncval_attachment *attachment = &recorder->pass.attachments.items[index];
    return (wd_syncval_used_attachment){
        .image = attachment->view->image ? attachment->view->image->object.id : 0,
        .range = attachment->view->range,
        .aspects = attachment->aspects,
        .number = recorder->pass.object ? (uint32_t)index : attachment->color,
        .is_dynamic = !recorder->pass.object,
        .load = attachment->load,
        .stencil_load = attachment->stencil_load,
        .store = attachment->store,
        .stencil_store = attachment->stencil_store,
    };
}

void wd_syncval_note_attachments(wd_syncval_recorder *recorder) {
    wd_syncval_history *history = recorder->history;
    uint32_t count = 0;
    wd_syncval_used_attachment *used =
        wd_arena_alloc_zero(&history->arena, 2 * recorder->pass.attachments.count, sizeof(*used));
    for (size_t i = 0; used && i < recorder->pass.attachments.count; i++) {
        const wd_state_image_view *resolve = recorder->pass.attachments.items[i].resolve;
        used[count++] = used_attachment(recorder, i);
        if (!resolve || !resolve->image) {
            continue;
        }
        used[count] = used[count - 1];
        used[count].image = resolve->image->object.id;
        used[count].range = resolve->range;
        used[count++].is_resolve = true;
    }
    wd_syncval_used_begin(&history->used, &history->allocator, recorder->command.tag, used, count);
    if (recorder->trace) {
        wd_syncval_trace_attachments(recorder);
    }
}

void wd_syncval_end_attachments(wd_syncval_recorder *recorder) {
    wd_syncval_used_end(&recorder->history->used, recorder->command.tag);
    if (recorder->trace) {
        wd_syncval_trace_end_pass(recorder->trace);
    }
}

void wd_syncval_set_views(wd_syncval_recorder *recorder, uint32_t view_mask) {
    recorder->pass.view_mask = view_mask;
}

// --- Layouts

static bool is_only_color_layout(VkImageLayout layout) {
    return layout == VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL || layout == VK_IMAGE_LAYOUT_ATTACHMENT_OPTIMAL;
}

static bool is_only_depth_layout(VkImageLayout layout) {
    return layout == VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL ||
           layout == VK_IMAGE_LAYOUT_DEPTH_ATTACHMENT_OPTIMAL || layout == VK_IMAGE_LAYOUT_ATTACHMENT_OPTIMAL;
}

static bool is_only_stencil_layout(VkImageLayout layout) {
    return layout == VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL ||
           layout == VK_IMAGE_LAYOUT_STENCIL_ATTACHMENT_OPTIMAL ||
           layout == VK_IMAGE_LAYOUT_ATTACHMENT_OPTIMAL;
}

// note_layout restricts has_only_colors and has_only_depth by the layouts of one attachment. Depth resolve
// operations use color attachment accesses.
static void note_layout(wd_syncval_recorder *recorder, const wd_syncval_attachment *attachment) {
    const wd_format *format =
        attachment->view->image ? wd_format_find(attachment->view->image->format) : NULL;
    const VkImageAspectFlags aspects = format ? format->aspects & attachment->aspects : 0;
    if (aspects & VK_IMAGE_ASPECT_COLOR_BIT) {
        recorder->pass.has_only_colors &= is_only_color_layout(attachment->layout);
    }
    if (aspects & VK_IMAGE_ASPECT_DEPTH_BIT) {
        recorder->pass.has_only_depth &= is_only_depth_layout(attachment->layout);
    }
    if (aspects & VK_IMAGE_ASPECT_STENCIL_BIT) {
        recorder->pass.has_only_depth &= is_only_stencil_layout(attachment->stencil_layout);
    }
    if (attachment->resolve) {
        recorder->pass.has_only_colors &= is_only_color_layout(
            attachment->color == UINT32_MAX ? VK_IMAGE_LAYOUT_UNDEFINED : attachment->resolve_layout);
    }
}

VkImageAspectFlags wd_syncval_attached_aspects(const wd_syncval_recorder *recorder) {
    const VkImageAspectFlags all = VK_IMAGE_ASPECT_DEPTH_BIT | VK_IMAGE_ASPECT_STENCIL_BIT;
    return recorder->pass.is_active ? recorder->pass.tested_aspects : all;
}

void wd_syncval_note_layouts(wd_syncval_recorder *recorder, bool resolves_depth) {
    recorder->pass.has_only_colors = !resolves_depth;
    recorder->pass.has_only_depth = true;
    recorder->pass.tested_aspects = 0;
    for (size_t i = 0; i < recorder->pass.attachments.count; i++) {
        const wd_syncval_attachment *attachment = &recorder->pass.attachments.items[i];
        if (attachment->is_bound && attachment->color == UINT32_MAX) {
            recorder->pass.tested_aspects |=
                wd_syncval_attachment_aspects(attachment->view, attachment->aspects);
        }
        if (recorder->pass.attachments.items[i].is_used) {
            note_layout(recorder, &recorder->pass.attachments.items[i]);
        }
    }
    wd_syncval_note_entry(recorder, wd_syncval_current_entry(recorder));
}

// --- Draws

void wd_syncval_read_input(wd_syncval_recorder *recorder, const wd_state_image_view *view,
                           wd_sync_usage usage) {
    recorder->command.is_transient = true;
    if (recorder->pass.is_active) {
        access_area(recorder, view, view->range.aspectMask, usage, WD_SYNC_ORDERING_NONE);
    } else if (wd_syncval_continues_pass(recorder)) {
        wd_syncval_inherit(
            recorder, (wd_syncval_inherited){.kind = WD_SYNCVAL_INHERITED_INPUT, .u.input = {view, usage}});
    } else {
        wd_syncval_access_unknown(recorder);
    }
}

// access_tested adds the depth or stencil accesses of draws. The stage of the tests depends on the fragment
// shader (Vulkan, "Early Per-Fragment Tests").
static void access_tested(wd_syncval_recorder *recorder, const wd_syncval_attachment *attachment,
                          VkImageAspectFlags aspect, uint8_t reads, uint8_t writes) {
    const wd_sync_ordering ordering = WD_SYNC_ORDERING_DEPTH_STENCIL;
    if (reads & WD_SYNCVAL_TESTS_EARLY) {
        access_aspect(recorder, attachment, aspect,
                      WD_SYNC_EARLY_FRAGMENT_TESTS_DEPTH_STENCIL_ATTACHMENT_READ, ordering);
    }
    if (reads & WD_SYNCVAL_TESTS_LATE) {
        access_aspect(recorder, attachment, aspect, WD_SYNC_LATE_FRAGMENT_TESTS_DEPTH_STENCIL_ATTACHMENT_READ,
                      ordering);
    }
    if (is_read_only(attachment, aspect)) {
        return;
    }
    if (writes & WD_SYNCVAL_TESTS_EARLY) {
        access_aspect(recorder, attachment, aspect,
                      WD_SYNC_EARLY_FRAGMENT_TESTS_DEPTH_STENCIL_ATTACHMENT_WRITE, ordering);
    }
    if (writes & WD_SYNCVAL_TESTS_LATE) {
        access_aspect(recorder, attachment, aspect,
                      WD_SYNC_LATE_FRAGMENT_TESTS_DEPTH_STENCIL_ATTACHMENT_WRITE, ordering);
    }
}

static void draw_depth_stencil(wd_syncval_recorder *recorder, const wd_syncval_attachment *attachment,
                               const wd_syncval_outputs *outputs) {
    recorder->command.is_conditional = !outputs->compares_depth;
    access_tested(recorder, attachment, VK_IMAGE_ASPECT_DEPTH_BIT, outputs->depth_reads,
                  outputs->depth_writes);
    recorder->command.is_conditional = !outputs->uses_stencil;
    access_tested(recorder, attachment, VK_IMAGE_ASPECT_STENCIL_BIT, outputs->stencil_reads,
                  outputs->stencil_writes);
    recorder->command.is_conditional = false;
}

static bool has_logic_ops(const wd_syncval_attachment *attachment) {
    const wd_format *format =
        attachment->view->image ? wd_format_find(attachment->view->image->format) : NULL;
    return format && format->has_logic_ops;
}

void wd_syncval_access_outputs(wd_syncval_recorder *recorder, const wd_syncval_outputs *outputs) {
    for (size_t i = 0; recorder->pass.is_active && i < recorder->pass.attachments.count; i++) {
        const wd_syncval_attachment *attachment = &recorder->pass.attachments.items[i];
        if (!attachment->is_bound) {
            continue;
        }
        if (attachment->color == UINT32_MAX) {
            draw_depth_stencil(recorder, attachment, outputs);
            continue;
        }
        const uint32_t bit = attachment->color < 32 ? 1u << attachment->color : 0;
        if (outputs->blend_reads & bit || (outputs->logic_reads & bit && has_logic_ops(attachment))) {
            recorder->command.is_conditional = !(outputs->always_blend_reads & bit);
            access_aspect(recorder, attachment, VK_IMAGE_ASPECT_COLOR_BIT,
                          WD_SYNC_COLOR_ATTACHMENT_OUTPUT_COLOR_ATTACHMENT_READ, WD_SYNC_ORDERING_COLOR);
            recorder->command.is_conditional = false;
        }
        if (outputs->color_writes & bit || (outputs->plain_writes & bit && !has_logic_ops(attachment))) {
            access_aspect(recorder, attachment, VK_IMAGE_ASPECT_COLOR_BIT,
                          WD_SYNC_COLOR_ATTACHMENT_OUTPUT_COLOR_ATTACHMENT_WRITE, WD_SYNC_ORDERING_COLOR);
        }
    }
}

// draw_outputs adds the attachment accesses of a draw, and caches them for later draws if the command has no
// earlier accesses.
static void draw_outputs(wd_syncval_recorder *recorder, const wd_syncval_outputs *outputs) {
    const bool can_remember = !recorder->command.accesses.count;
    wd_syncval_access_outputs(recorder, outputs);
    if (can_remember && !recorder->failed) {
        wd_syncval_drawn_add(&recorder->cache, &recorder->command, outputs);
    }
}

void wd_syncval_access_attachments(wd_syncval_recorder *recorder, const wd_syncval_pipeline *pipeline) {
    const bool continues = wd_syncval_continues_pass(recorder);
    const bool is_unknown =
        recorder->command_buffer->is_pass_unknown ||
        (pipeline && pipeline->dynamic & recorder->bound.dynamic.unknown & WD_SYNCVAL_DYNAMIC_OUTPUTS);
    if (is_unknown) {
        wd_syncval_access_unknown(recorder);
    }
    if (is_unknown || (!recorder->pass.is_active && !continues) || !pipeline || pipeline->outputs_unknown) {
        if (recorder->oversync) {
            wd_syncval_log_unknown(recorder);
        }
        return;
    }
    const wd_syncval_outputs outputs =
        wd_syncval_outputs_of(&recorder->bound.dynamic, pipeline, wd_syncval_attached_aspects(recorder));
    if (continues) {
        wd_syncval_inherit(
            recorder, (wd_syncval_inherited){.kind = WD_SYNCVAL_INHERITED_OUTPUTS, .u.outputs = outputs});
    } else if (!recorder->cache.has_drawn ||
               !wd_syncval_outputs_equal(&recorder->cache.drawn_outputs, &outputs) ||
               !wd_syncval_command_add_known(&recorder->command, recorder->cache.drawn)) {
        draw_outputs(recorder, &outputs);
    }
}

// --- Clears inside of render passes

void wd_syncval_access_clear(wd_syncval_recorder *recorder, VkImageAspectFlags aspects, uint32_t color,
                             const VkClearRect *rect) {
    const bool is_color = aspects & VK_IMAGE_ASPECT_COLOR_BIT;
    const wd_sync_usage usage = is_color ? WD_SYNC_COLOR_ATTACHMENT_OUTPUT_COLOR_ATTACHMENT_WRITE
                                         : WD_SYNC_LATE_FRAGMENT_TESTS_DEPTH_STENCIL_ATTACHMENT_WRITE;
    for (size_t i = 0; i < recorder->pass.attachments.count; i++) {
        const wd_syncval_attachment *attachment = &recorder->pass.attachments.items[i];
        if (!attachment->is_bound || !attachment->view->image ||
            (is_color ? attachment->color != color : attachment->color != UINT32_MAX)) {
            continue;
        }
        const wd_state_image_view *view = attachment->view;
        VkImageSubresourceRange range = view->range;
        range.aspectMask = wd_syncval_attachment_aspects(view, attachment->aspects & aspects);
        if (!range.aspectMask) {
            continue;
        }
        if (recorder->pass.view_mask) { // Each view is a layer, so the layers of the rectangle do not apply.
            const VkRect2D area = recorder->pass.area;
            recorder->pass.area = rect->rect;
            access_area(recorder, view, range.aspectMask, usage, WD_SYNC_ORDERING_RASTER);
            recorder->pass.area = area;
        } else {
            range.baseArrayLayer += rect->baseArrayLayer;
            access_range(recorder, view, range, &rect->rect, rect->layerCount, usage,
                         WD_SYNC_ORDERING_RASTER);
        }
    }
}
