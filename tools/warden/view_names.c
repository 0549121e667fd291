// Names of values in traces, and the output of `warden view`.
#include <inttypes.h>
#include <string.h>

#include <vulkan/vulkan_core.h>

#include "tools/warden/view.h"
#include "vk/registry/enum_strings.h"

enum { PIECE = 64 << 10 };

void view_out_init(view_out *out, bool (*write)(void *user, const char *text, size_t size), void *user) {
    *out = (view_out){.write = write, .user = user};
    wd_string_init(&out->text, wd_allocator_default());
}

static void pass_on(view_out *out) {
    if (out->text.failed || (!out->failed && !out->write(out->user, out->text.text, out->text.length))) {
        out->failed = true;
    }
    wd_string_clear(&out->text);
}

void view_out_check(view_out *out) {
    if (out->text.length >= PIECE || out->text.failed) {
        pass_on(out);
    }
}

bool view_out_end(view_out *out) {
    pass_on(out);
    wd_string_finish(&out->text);
    return !out->failed;
}

void view_append_resource(wd_string_builder *text, const wd_trace_model *model, uint32_t number) {
    if (number == WD_TRACE_NONE) {
        wd_string_append(text, "a resource");
        return;
    }
    const wd_trace_resource *resource = &model->resources.items[number];
    const wd_trace_text *name = &model->strings.items[resource->name];
    wd_string_append(text, resource->is_structure         ? "Acceleration structure "
                           : resource->is_swapchain_image ? "Swapchain image "
                           : resource->is_image           ? "Image "
                                                          : "Buffer ");
    if (name->size) {
        wd_string_append(text, "(");
        wd_string_append_printable(text, name->text, name->size, "");
        wd_string_append(text, ")");
    }
    wd_string_appendf(text, "(0x%" PRIx64 ")", resource->handle);
}

void view_append_aspects(wd_string_builder *text, uint32_t aspects) {
    static const struct {
        uint32_t bit;
        const char *name;
    } names[] = {
        {VK_IMAGE_ASPECT_COLOR_BIT, "color"},     {VK_IMAGE_ASPECT_DEPTH_BIT, "depth"},
        {VK_IMAGE_ASPECT_STENCIL_BIT, "stencil"}, {VK_IMAGE_ASPECT_METADATA_BIT, "metadata"},
        {VK_IMAGE_ASPECT_PLANE_0_BIT, "plane 0"}, {VK_IMAGE_ASPECT_PLANE_1_BIT, "plane 1"},
        {VK_IMAGE_ASPECT_PLANE_2_BIT, "plane 2"},
    };
    const char *between = "";
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (aspects & names[i].bit) {
            wd_string_appendf(text, "%s%s", between, names[i].name);
            between = "|";
        }
    }
}

static void append_numbers(wd_string_builder *text, const char *one, uint32_t first, uint32_t count) {
    if (count == 1) {
        wd_string_appendf(text, ", %s %u", one, first);
    } else {
        wd_string_appendf(text, ", %ss %u to %u", one, first, first + (count ? count - 1 : 0));
    }
}

void view_append_range(wd_string_builder *text, const wd_trace_model *model, uint32_t resource,
                       uint64_t begin, uint64_t end) {
    const bool is_image = resource != WD_TRACE_NONE && model->resources.items[resource].is_image;
    if (!is_image) {
        wd_string_appendf(text, "bytes %" PRIu64 " to %" PRIu64, begin, end ? end - 1 : 0);
        return;
    }
    if (begin >= model->image_ranges.count) {
        return;
    }
    const wd_trace_image_range *range = &model->image_ranges.items[begin];
    view_append_aspects(text, range->aspects);
    append_numbers(text, "mip", range->base_mip, range->mips);
    append_numbers(text, "layer", range->base_layer, range->layers);
}

const char *view_layout(uint32_t layout) {
    const char *name = wd_VkImageLayout_string((VkImageLayout)layout);
    return name ? name : "unknown layout";
}

const char *view_barrier_kind(uint32_t kind) {
    static const char *const names[] = {"memory barrier",     "buffer barrier", "image barrier",
                                        "subpass dependency", "event wait",     "semaphore"};
    return kind < sizeof names / sizeof *names ? names[kind] : "barrier";
}

bool view_next(view_cursor *cursor, const wd_trace_model *model, const wd_trace_submission_row **submission,
               const wd_trace_present_row **present) {
    const bool has_submission = cursor->submission < model->submissions.count;
    const bool has_present = cursor->present < model->presents.count;
    *submission = has_submission ? &model->submissions.items[cursor->submission] : NULL;
    *present = has_present ? &model->presents.items[cursor->present] : NULL;
    if (has_submission && (!has_present || (*submission)->order < (*present)->order)) {
        *present = NULL;
        cursor->submission++;
    } else if (has_present) {
        *submission = NULL;
        cursor->present++;
    }
    return has_submission || has_present;
}
