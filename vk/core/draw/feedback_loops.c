// Draws whose shaders access the images of attachments through descriptors: writes to storage images, and reads before
// a draw that writes to the attachment.
//
// Only attachments in VK_IMAGE_LAYOUT_GENERAL count: in other layouts, either the descriptor or the write is reported
// as a mistake of its layout. A view counts where all of its mip levels and array layers belong to the attachment.
// Devices with attachmentFeedbackLoopLayout may allow such accesses, on conditions that registries word differently.
#include <assert.h>

#include "vk/core/descriptors/drawn.h"
#include "vk/core/draw/draw_internal.h"

// The bits of attachments in masks.
enum {
    DEPTH = 1 << WD_STATE_MAX_COLORS,
    STENCIL = 1 << (WD_STATE_MAX_COLORS + 1),
    NUM_ATTACHMENTS = WD_STATE_MAX_COLORS + 2,
};

// verified_feedback is what is known of the draws before, in the words of wd_core_verified.
typedef struct verified_feedback {
    uint64_t pipeline;
    uint64_t rendering; // A version.
    uint32_t num_changes, dynamic_state;
    uint32_t own_reads, own_writes; // Attachments that draws with the state of now access.
    uint32_t reads, reported;       // That earlier draws of the subpass read, and that were reported.
} verified_feedback;

static_assert(sizeof(verified_feedback) <= sizeof(uint64_t[WD_CORE_VERIFIED_WORDS]), "");

// use is a descriptor of an image, and the attachment that has the same image.
typedef struct feedback {
    wd_drawn *d;
    const wd_drawn_descriptor *found;
    const wd_state_image_view *view;
    uint32_t attachment; // The number of its bit.
} feedback;

// --- The attachments

static const wd_state_attachment *attachment_of(const wd_state_rendering *rendering, uint32_t number) {
    assert(number < WD_STATE_MAX_COLORS + 2);
    return number < WD_STATE_MAX_COLORS    ? &rendering->colors[number]
           : number == WD_STATE_MAX_COLORS ? &rendering->depth
                                           : &rendering->stencil;
}

static VkImageAspectFlags aspects_of(uint32_t number) {
    assert(number < WD_STATE_MAX_COLORS + 2);
    return number < WD_STATE_MAX_COLORS    ? VK_IMAGE_ASPECT_COLOR_BIT
           : number == WD_STATE_MAX_COLORS ? VK_IMAGE_ASPECT_DEPTH_BIT
                                           : VK_IMAGE_ASPECT_STENCIL_BIT;
}

static const char *name_of(uint32_t number, char text[32]) {
    assert(number < WD_STATE_MAX_COLORS + 2);
    if (number < WD_STATE_MAX_COLORS) {
        snprintf(text, 32, "color attachment %u", number);
        return text;
    }
    return number == WD_STATE_MAX_COLORS ? "depth attachment" : "stencil attachment";
}

// find_readable returns a mask of the attachments that descriptors may name, too.
static uint32_t find_readable(const wd_state_rendering *rendering) {
    uint32_t found = 0;
    for (uint32_t i = 0; i < NUM_ATTACHMENTS; i++) {
        const wd_state_attachment *attachment = attachment_of(rendering, i);
        const bool is_there = i >= WD_STATE_MAX_COLORS || i < rendering->num_colors;
        found |= is_there && attachment->layout == VK_IMAGE_LAYOUT_GENERAL && attachment->view &&
                         attachment->view->image && attachment->view->image->image_type != VK_IMAGE_TYPE_3D
                     ? UINT32_C(1) << i
                     : 0;
    }
    return found;
}

// --- The descriptors

static bool is_inside(uint32_t first, uint32_t count, uint32_t outer_first, uint32_t outer_count) {
    return first >= outer_first && count <= outer_count && first - outer_first <= outer_count - count;
}

// is_of_attachment returns whether every texel of a view belongs to an attachment.
static bool is_of_attachment(const wd_state_image_view *view, const wd_state_image_view *attachment,
                             VkImageAspectFlags aspects) {
    const VkImageSubresourceRange *own = &view->range, *other = &attachment->range;
    return view->image == attachment->image && own->aspectMask && !(own->aspectMask & ~aspects) &&
           is_inside(own->baseMipLevel, own->levelCount, other->baseMipLevel, other->levelCount) &&
           is_inside(own->baseArrayLayer, own->layerCount, other->baseArrayLayer, other->layerCount);
}

static const wd_state_image_view *view_of(const wd_drawn_descriptor *found) {
    const wd_state_object *object = found->content->written ? found->content->object : NULL;
    return object && object->type == VK_OBJECT_TYPE_IMAGE_VIEW && !wd_state_is_destroyed(object)
               ? (const wd_state_image_view *)object
               : NULL;
}

static void report_write(const feedback *f) {
    char text[WD_DESCRIPTORS_TEXT_SIZE * 2], attachment[32];
    const wd_static_use *use = f->found->use;
    wd_core_message m;
    if (wd_drawn_begin(&m, f->d, WD_CORE_RULE(06537), 0)) {
        m.is_warning = !wd_drawn_is_certain(f->found->stage, use->is_certainly_accessed);
        wd_core_summaryf(&m, "%s is written", wd_program_variable(f->found->stage, use, text, sizeof text));
        wd_core_summaryf(&m, ", but %s in the descriptor is also the %s of the render pass instance",
                         wd_descriptors_name(f->d->c, &f->view->image->object, text, sizeof text),
                         name_of(f->attachment, attachment));
        m.fix = "Write to another image, or end the render pass instance before.";
        wd_drawn_note(&m, f->d, f->found, text, sizeof text);
        wd_core_end(&m);
    }
}

// check_use returns the attachments that a shader reads through a descriptor.
static uint32_t check_use(wd_drawn *d, const wd_drawn_descriptor *found, uint32_t readable) {
    const wd_state_rendering *rendering = &d->action->command_buffer->rendering;
    const wd_state_image_view *view = view_of(found);
    const uint32_t accesses = found->use->accesses;
    uint32_t reads = 0;
    for (; view && view->image && readable; readable &= readable - 1) {
        const uint32_t number = (uint32_t)__builtin_ctz(readable);
        const feedback f = {d, found, view, number};
        if (!is_of_attachment(view, attachment_of(rendering, number)->view, aspects_of(number))) {
            continue;
        }
        if (accesses & (WD_STATIC_WRITES | WD_STATIC_IS_ATOMIC)) {
            report_write(&f);
        } else {
            reads |= UINT32_C(1) << number;
        }
    }
    return reads;
}

// find_reads returns the attachments that the shaders read, and reports those that they write.
static uint32_t find_reads(wd_drawn *d, uint32_t readable) {
    uint32_t reads = 0;
    for (uint32_t i = 0; i < d->program->num_stages; i++) {
        const wd_program_stage *stage = &d->program->stages[i];
        for (uint32_t k = 0; k < stage->shader->num_uses; k++) {
            const wd_static_use *use = &stage->shader->uses[k];
            wd_drawn_descriptor found;
            if (use->has_image && use->accesses && use->image.dim != SpvDimSubpassData &&
                use->image.dim != SpvDimBuffer && wd_program_counts(stage, use->is_certainly_accessed) &&
                wd_drawn_find(d, stage, use, &found)) {
                reads |= check_use(d, &found, readable);
            }
        }
    }
    return reads;
}

// --- Draws that write

// find_writes returns the attachments that a draw writes if it has fragments. Stencil operations are left out.
static uint32_t find_writes(const wd_core_drawn *draw) {
    const VkShaderStageFlags fragment = VK_SHADER_STAGE_FRAGMENT_BIT;
    uint32_t writes = 0;
    if (!draw->graphics || !wd_core_is_current(draw, WD_STATE_DYNAMIC_RASTERIZER_DISCARD_ENABLE, VK_FALSE)) {
        return 0;
    }
    for (uint32_t left = draw->stages & fragment ? wd_core_active_colors(draw) : 0; left; left &= left - 1) {
        const uint32_t index = (uint32_t)__builtin_ctz(left);
        writes |= wd_core_writes_color(draw, index) ? UINT32_C(1) << index : 0;
    }
    if (wd_core_is_current(draw, WD_STATE_DYNAMIC_DEPTH_TEST_ENABLE, VK_TRUE) &&
        wd_core_is_current(draw, WD_STATE_DYNAMIC_DEPTH_WRITE_ENABLE, VK_TRUE)) {
        writes |= DEPTH;
    }
    return writes;
}

static void report_written(const wd_core_drawn *draw, uint32_t number) {
    static const uint32_t rules[] = {WD_CORE_RULE(12338), WD_CORE_RULE(12339), WD_CORE_RULE(12340)};
    const uint32_t kind = number < WD_STATE_MAX_COLORS ? 0 : number == WD_STATE_MAX_COLORS ? 1 : 2;
    const wd_state_attachment *attachment = attachment_of(draw->rendering, number);
    char text[160], name[32];
    wd_core_message m;
    if (wd_core_begin_drawn(&m, draw, rules[kind], WD_CORE_RULE(06539))) {
        m.is_warning = true;
        wd_core_summaryf(&m,
                         " writes to the %s, %s, which the shaders of an earlier draw read through a "
                         "descriptor",
                         name_of(number, name),
                         wd_core_name(draw->c, VK_OBJECT_TYPE_IMAGE_VIEW, attachment->view->object.handle,
                                      text, sizeof text));
        m.fix = "Read from a copy of the image, or end the render pass instance between the draws.";
        wd_core_end(&m);
    }
}

static void report_all(const wd_core_drawn *draw, uint32_t attachments) {
    for (; attachments; attachments &= attachments - 1) {
        report_written(draw, (uint32_t)__builtin_ctz(attachments));
    }
}

// --- The entry

static bool is_same_state(const verified_feedback *verified, const wd_core_action *a) {
    return verified->pipeline == a->pipeline->object.id &&
           verified->num_changes == a->command_buffer->bindings[a->bind].num_changes + 1 &&
           verified->dynamic_state == a->command_buffer->epochs.dynamic_state;
}

// find_accesses reads the state of a draw.
static void find_accesses(wd_core_check *c, const wd_core_action *a, uint32_t readable,
                          verified_feedback *verified) {
    wd_drawn d = {.c = c,
                  .action = a,
                  .bindings = &a->command_buffer->bindings[a->bind],
                  .program = wd_program_find(c, a->pipeline)};
    wd_core_drawn draw;
    verified->pipeline = a->pipeline->object.id;
    verified->num_changes = d.bindings->num_changes + 1;
    verified->dynamic_state = a->command_buffer->epochs.dynamic_state;
    verified->own_reads = d.program ? find_reads(&d, readable) : 0;
    verified->own_writes = wd_core_begin_draw(&draw, c, a) ? find_writes(&draw) & readable : 0;
}

static bool may_be_allowed(const wd_core_check *c) {
    return !c->enabled || c->enabled->features.attachmentFeedbackLoopLayout;
}

WD_CORE_ACTION_CHECK(feedback) {
    const wd_state_rendering *rendering = &a->command_buffer->rendering;
    verified_feedback *verified = (verified_feedback *)wd_core_verified(a, WD_CORE_VERIFIED_FEEDBACK);
    const uint32_t readable = a->bind == WD_STATE_BIND_GRAPHICS && a->pipeline && verified &&
                                      rendering->kind != WD_STATE_NOT_RENDERING && rendering->is_known
                                  ? find_readable(rendering)
                                  : 0;
    wd_core_drawn draw;
    if (!readable || may_be_allowed(c)) {
        return;
    }
    if (verified->rendering != rendering->version) {
        *verified = (verified_feedback){.rendering = rendering->version};
    }
    if (!is_same_state(verified, a)) {
        find_accesses(c, a, readable, verified);
    }
    const uint32_t wrong = verified->reads & verified->own_writes & ~verified->reported;
    verified->reads |= verified->own_reads;
    verified->reported |= wrong;
    if (wrong && wd_core_begin_draw(&draw, c, a)) {
        report_all(&draw, wrong);
    }
}
