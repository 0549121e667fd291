// The layouts and aspects that barriers name, against how the image was created.
#include "vk/core/barriers/barriers_internal.h"
#include "vk/registry/formats.h"

// layout_rule is the usage that an image needs for a layout: at least one flag of each mask that is not 0.
typedef struct layout_rule {
    VkImageLayout layout;
    uint32_t rule;
    VkImageUsageFlags masks[3];
} layout_rule;

#define COLOR VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT
#define DEPTH VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT
#define READ (VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT)

static const layout_rule layout_rules[] = {
    {VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL, WD_CORE_RULE(01208), {COLOR}},
    {VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL, WD_CORE_RULE(01209), {DEPTH}},
    {VK_IMAGE_LAYOUT_DEPTH_STENCIL_READ_ONLY_OPTIMAL, WD_CORE_RULE(01210), {DEPTH}},
    {VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL, WD_CORE_RULE(01211), {READ}},
    {VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, WD_CORE_RULE(01212), {VK_IMAGE_USAGE_TRANSFER_SRC_BIT}},
    {VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, WD_CORE_RULE(01213), {VK_IMAGE_USAGE_TRANSFER_DST_BIT}},
    {VK_IMAGE_LAYOUT_DEPTH_READ_ONLY_STENCIL_ATTACHMENT_OPTIMAL, WD_CORE_RULE(01658), {DEPTH}},
    {VK_IMAGE_LAYOUT_DEPTH_ATTACHMENT_STENCIL_READ_ONLY_OPTIMAL, WD_CORE_RULE(01659), {DEPTH}},
    {VK_IMAGE_LAYOUT_FRAGMENT_SHADING_RATE_ATTACHMENT_OPTIMAL_KHR,
     WD_CORE_RULE(02088),
     {VK_IMAGE_USAGE_FRAGMENT_SHADING_RATE_ATTACHMENT_BIT_KHR}},
    {VK_IMAGE_LAYOUT_ATTACHMENT_OPTIMAL, WD_CORE_RULE(03938), {COLOR | DEPTH}},
    {VK_IMAGE_LAYOUT_READ_ONLY_OPTIMAL, WD_CORE_RULE(03939), {DEPTH | READ}},
    {VK_IMAGE_LAYOUT_DEPTH_READ_ONLY_OPTIMAL, WD_CORE_RULE(04065), {DEPTH | READ}},
    {VK_IMAGE_LAYOUT_DEPTH_ATTACHMENT_OPTIMAL, WD_CORE_RULE(04066), {DEPTH}},
    {VK_IMAGE_LAYOUT_STENCIL_READ_ONLY_OPTIMAL, WD_CORE_RULE(04067), {DEPTH | READ}},
    {VK_IMAGE_LAYOUT_STENCIL_ATTACHMENT_OPTIMAL, WD_CORE_RULE(04068), {DEPTH}},
#ifdef VK_EXT_attachment_feedback_loop_layout
    {VK_IMAGE_LAYOUT_ATTACHMENT_FEEDBACK_LOOP_OPTIMAL_EXT,
     WD_CORE_RULE(07006),
     {COLOR | DEPTH, READ, VK_IMAGE_USAGE_ATTACHMENT_FEEDBACK_LOOP_BIT_EXT}},
#endif
#ifdef VK_KHR_dynamic_rendering_local_read
    {VK_IMAGE_LAYOUT_RENDERING_LOCAL_READ_KHR,
     WD_CORE_RULE(09550),
     {VK_IMAGE_USAGE_STORAGE_BIT | VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT,
      VK_IMAGE_USAGE_STORAGE_BIT | COLOR | DEPTH}},
#endif
#ifdef VK_KHR_video_decode_queue
    {VK_IMAGE_LAYOUT_VIDEO_DECODE_SRC_KHR, WD_CORE_RULE(07120), {VK_IMAGE_USAGE_VIDEO_DECODE_SRC_BIT_KHR}},
    {VK_IMAGE_LAYOUT_VIDEO_DECODE_DST_KHR, WD_CORE_RULE(07121), {VK_IMAGE_USAGE_VIDEO_DECODE_DST_BIT_KHR}},
    {VK_IMAGE_LAYOUT_VIDEO_DECODE_DPB_KHR, WD_CORE_RULE(07122), {VK_IMAGE_USAGE_VIDEO_DECODE_DPB_BIT_KHR}},
#endif
#ifdef VK_KHR_video_encode_queue
    {VK_IMAGE_LAYOUT_VIDEO_ENCODE_SRC_KHR, WD_CORE_RULE(07123), {VK_IMAGE_USAGE_VIDEO_ENCODE_SRC_BIT_KHR}},
    {VK_IMAGE_LAYOUT_VIDEO_ENCODE_DST_KHR, WD_CORE_RULE(07124), {VK_IMAGE_USAGE_VIDEO_ENCODE_DST_BIT_KHR}},
    {VK_IMAGE_LAYOUT_VIDEO_ENCODE_DPB_KHR, WD_CORE_RULE(07125), {VK_IMAGE_USAGE_VIDEO_ENCODE_DPB_BIT_KHR}},
#endif
#ifdef VK_KHR_video_encode_quantization_map
    {VK_IMAGE_LAYOUT_VIDEO_ENCODE_QUANTIZATION_MAP_KHR,
     WD_CORE_RULE(10287),
     {VK_IMAGE_USAGE_VIDEO_ENCODE_QUANTIZATION_DELTA_MAP_BIT_KHR |
      VK_IMAGE_USAGE_VIDEO_ENCODE_EMPHASIS_MAP_BIT_KHR}},
#endif
};

// given is a barrier, or a transition by the host.
typedef struct given {
    wd_core_check *c;
    const wd_core_frame *frame;
    const char *owner;
    const wd_state_image *image;
    const VkImageSubresourceRange *range;
} given;

static void note_image(wd_core_message *m, const given *g) {
    char name[160], usage[512];
    wd_core_notef(
        m, "%s was created with %s and the usage %s",
        wd_core_name(g->c, VK_OBJECT_TYPE_IMAGE, g->image->object.handle, name, sizeof name),
        wd_VkFormat_string(g->image->format),
        wd_VkImageUsageFlags_string(g->image->usage | g->image->stencil_usage, usage, sizeof usage));
}

static bool has_usage(const wd_state_image *image, const layout_rule *rule) {
    const VkImageUsageFlags usage = image->usage | image->stencil_usage;
    for (int i = 0; i < 3; i++) {
        if (rule->masks[i] && !(usage & rule->masks[i])) {
            return false;
        }
    }
    return true;
}

// find_rule returns the rule of a layout; NULL: every usage allows it.
static const layout_rule *find_rule(VkImageLayout layout) {
    for (size_t i = 0; layout > VK_IMAGE_LAYOUT_GENERAL && i < sizeof layout_rules / sizeof *layout_rules;
         i++) {
        if (layout_rules[i].layout == layout) {
            return &layout_rules[i];
        }
    }
    return NULL;
}

static void check_layout(const given *g, const char *name, VkImageLayout layout) {
    const layout_rule *rule = find_rule(layout);
    wd_core_message m;
    if (rule && !has_usage(g->image, rule) && wd_core_begin_rule(&m, g->c, g->frame, g->owner, rule->rule)) {
        wd_core_word(&m, name, wd_VkImageLayout_string(layout));
        note_image(&m, g);
        wd_core_end(&m);
    }
}

static bool begin_aspects(wd_core_message *m, const given *g, uint32_t rule) {
    char text[256];
    if (!wd_core_begin_rule(m, g->c, g->frame, g->owner, rule)) {
        return false;
    }
    wd_core_word(m, "subresourceRange.aspectMask",
                 wd_VkImageAspectFlags_string(g->range->aspectMask, text, sizeof text));
    return true;
}

static void report_aspects(const given *g, uint32_t rule, uint32_t older_rule) {
    wd_core_message m;
    if (begin_aspects(&m, g, rule) || (older_rule && begin_aspects(&m, g, older_rule))) {
        note_image(&m, g);
        wd_core_end(&m);
    }
}

static bool separates_depth_stencil(const wd_core_check *c) {
    return !c->enabled || c->enabled->features.separateDepthStencilLayouts;
}

static void check_depth_stencil(const given *g) {
    const VkImageAspectFlags both = VK_IMAGE_ASPECT_DEPTH_BIT | VK_IMAGE_ASPECT_STENCIL_BIT;
    const VkImageAspectFlags aspects = g->range->aspectMask & both;
    wd_core_message m;
    if (!aspects && separates_depth_stencil(g->c)) {
        report_aspects(g, WD_CORE_RULE(03319), 0);
    } else if (aspects != both && !separates_depth_stencil(g->c) &&
               begin_aspects(&m, g, WD_CORE_RULE(03320))) {
        wd_core_word(&m, "the separateDepthStencilLayouts feature", "not enabled");
        m.fix = "Use VK_IMAGE_ASPECT_DEPTH_BIT | VK_IMAGE_ASPECT_STENCIL_BIT.";
        note_image(&m, g);
        wd_core_end(&m);
    }
}

static void check_aspects(const given *g) {
    static const VkImageAspectFlags planes[] = {
        0, 0, VK_IMAGE_ASPECT_PLANE_0_BIT | VK_IMAGE_ASPECT_PLANE_1_BIT,
        VK_IMAGE_ASPECT_PLANE_0_BIT | VK_IMAGE_ASPECT_PLANE_1_BIT | VK_IMAGE_ASPECT_PLANE_2_BIT};
    const VkImageAspectFlags aspects = g->range->aspectMask,
                             both = VK_IMAGE_ASPECT_DEPTH_BIT | VK_IMAGE_ASPECT_STENCIL_BIT;
    const wd_format *format = g->image->has_external_format ? NULL : wd_format_find(g->image->format);
    // Images with a modifier may have planes of memory.
    if (!format || format->num_planes > 3 || g->image->tiling == VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT) {
        return;
    }
    const VkImageAspectFlags of_planes = format->num_planes > 1 ? planes[format->num_planes] : 0;
    if (format->aspects == VK_IMAGE_ASPECT_COLOR_BIT && !of_planes) {
        if (aspects != VK_IMAGE_ASPECT_COLOR_BIT) {
            report_aspects(g, WD_CORE_RULE(09241), WD_CORE_RULE(01671));
        }
    } else if (aspects & ~(format->aspects | of_planes)) {
        report_aspects(g, WD_CORE_RULE(09601), 0);
    } else if (format->aspects == both) {
        check_depth_stencil(g);
    } else if (of_planes && !(g->image->flags & VK_IMAGE_CREATE_DISJOINT_BIT) &&
               aspects != VK_IMAGE_ASPECT_COLOR_BIT) {
        report_aspects(g, WD_CORE_RULE(09242), WD_CORE_RULE(01671));
    } else if (of_planes && !(aspects & (of_planes | VK_IMAGE_ASPECT_COLOR_BIT))) {
        report_aspects(g, WD_CORE_RULE(01672), 0);
    }
}

// --- Layers

// has_slices returns whether the layers of a range may be slices of a 3D image, which VK_KHR_maintenance9 allows.
static bool has_slices(const given *g) {
    return g->image->image_type == VK_IMAGE_TYPE_3D &&
           g->image->flags & VK_IMAGE_CREATE_2D_ARRAY_COMPATIBLE_BIT &&
           wd_state_device_has_extension(g->c->state, "VK_KHR_maintenance9");
}

static void report_layers(const given *g, uint32_t rule, const char *member, uint32_t value) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, g->c, g->frame, g->owner, rule)) {
        wd_core_unsigned(&m, member, value);
        wd_core_unsigned(&m, "arrayLayers of the image", g->image->array_layers);
        note_image(&m, g);
        wd_core_end(&m);
    }
}

static void check_layers(const given *g) {
    const uint32_t layers = g->image->array_layers, first = g->range->baseArrayLayer,
                   count = g->range->layerCount;
    if (!layers || has_slices(g)) { // Not known, or other layers.
        return;
    }
    if (first >= layers) {
        report_layers(g, WD_CORE_RULE(01488), "subresourceRange.baseArrayLayer", first);
    } else if (count != VK_REMAINING_ARRAY_LAYERS && count > layers - first) {
        report_layers(g, WD_CORE_RULE(01725), "subresourceRange.layerCount", count);
    }
}

static bool is_before_use(VkImageLayout layout) {
    return layout == VK_IMAGE_LAYOUT_UNDEFINED || layout == VK_IMAGE_LAYOUT_PREINITIALIZED;
}

static void check_new_layout(const given *g, VkImageLayout to) {
    wd_core_message m;
    if (is_before_use(to) && wd_core_begin_rule(&m, g->c, g->frame, g->owner, WD_CORE_RULE(01198))) {
        wd_core_word(&m, "newLayout", wd_VkImageLayout_string(to));
        note_image(&m, g);
        wd_core_end(&m);
    }
}

// The host writes images in these layouts only.
static void check_host(const wd_barriers *b, const wd_barrier *barrier, const given *g) {
    wd_core_message m;
    if (b->given.is_second && barrier->given.src_stages & VK_PIPELINE_STAGE_2_HOST_BIT &&
        !is_before_use(barrier->given.old_layout) && barrier->given.old_layout != VK_IMAGE_LAYOUT_GENERAL &&
#ifdef VK_EXT_zero_initialize_device_memory
        barrier->given.old_layout != VK_IMAGE_LAYOUT_ZERO_INITIALIZED_EXT &&
#endif
        wd_core_begin_rule(&m, g->c, g->frame, g->owner, WD_CORE_RULE(03855))) {
        wd_core_word(&m, "oldLayout", wd_VkImageLayout_string(barrier->given.old_layout));
        wd_barriers_stages(&m, b, "srcStageMask", barrier->given.src_stages);
        wd_core_end(&m);
    }
}

static void check_image(const given *g, VkImageLayout from, VkImageLayout to, bool is_transfer) {
    check_aspects(g);
    check_layers(g);
    // Equal layouts are ignored.
    if (from != to || is_transfer) {
        check_layout(g, "oldLayout", from);
        if (from != to) {
            check_layout(g, "newLayout", to);
        }
    }
}

void wd_barriers_check_image(const wd_barriers *b, const wd_barrier *barrier) {
    wd_core_check *c = b->c;
    const wd_state_image *image = WD_CORE_FIND(image, barrier->given.image);
    const given g = {c, &barrier->frame, wd_barriers_owner(b, barrier->given.kind), image,
                     &barrier->given.range};
    if (image) {
        const bool is_transfer = wd_barrier_is_transfer(barrier);
        check_image(&g, barrier->given.old_layout, barrier->given.new_layout, is_transfer);
        if (barrier->given.old_layout != barrier->given.new_layout || is_transfer) {
            check_new_layout(&g, barrier->given.new_layout);
            check_host(b, barrier, &g);
        }
    }
}

#if defined(VK_VERSION_1_4) || defined(VK_EXT_host_image_copy)

static void check_transitions(wd_core_check *c, const void *transitions, uint32_t count) {
#ifdef VK_VERSION_1_4
    const VkHostImageLayoutTransitionInfo *infos = transitions;
    static const char owner[] = "VkHostImageLayoutTransitionInfo";
#else
    const VkHostImageLayoutTransitionInfoEXT *infos = transitions;
    static const char owner[] = "VkHostImageLayoutTransitionInfoEXT";
#endif
    for (uint32_t i = 0; infos && i < count; i++) {
        const wd_core_frame frame = WD_CORE_ELEMENT(NULL, "pTransitions", i);
        const given g = {c, &frame, owner, WD_CORE_FIND(image, infos[i].image), &infos[i].subresourceRange};
        if (g.image) {
            check_image(&g, infos[i].oldLayout, infos[i].newLayout, false);
        }
    }
}

#ifdef VK_VERSION_1_4
WD_CORE_CHECK(barriers, TransitionImageLayout) {
    check_transitions(c, s->pTransitions, s->transitionCount);
}
#else
WD_CORE_CHECK(barriers, TransitionImageLayoutEXT) {
    check_transitions(c, s->pTransitions, s->transitionCount);
}
#endif
#endif
