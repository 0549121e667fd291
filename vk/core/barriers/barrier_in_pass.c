// Pipeline barriers inside of render pass instances.
#include "vk/core/barriers/barriers_internal.h"

static const VkPipelineStageFlags2 framebuffer_stages =
    VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT | VK_PIPELINE_STAGE_2_EARLY_FRAGMENT_TESTS_BIT |
    VK_PIPELINE_STAGE_2_LATE_FRAGMENT_TESTS_BIT | VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT;

// Those that are certainly of another pipeline.
static const VkPipelineStageFlags2 other_stages =
    VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_2_ALL_TRANSFER_BIT |
    VK_PIPELINE_STAGE_2_COPY_BIT | VK_PIPELINE_STAGE_2_RESOLVE_BIT | VK_PIPELINE_STAGE_2_BLIT_BIT |
    VK_PIPELINE_STAGE_2_CLEAR_BIT | VK_PIPELINE_STAGE_2_HOST_BIT |
    VK_PIPELINE_STAGE_2_ACCELERATION_STRUCTURE_BUILD_BIT_KHR | VK_PIPELINE_STAGE_2_RAY_TRACING_SHADER_BIT_KHR;

static bool begin(wd_core_message *m, const wd_barriers *b, const wd_core_frame *frame, uint32_t rule) {
    return wd_core_begin_rule(m, b->c, frame, NULL, rule);
}

static void end(wd_core_message *m, const wd_barriers *b) {
    const wd_state_rendering *rendering = &b->command_buffer->rendering;
    if (rendering->begun_by) {
        wd_core_notef(m,
                      rendering->is_inherited ? "%s stated what the command buffer inherits"
                                              : "The render pass instance was begun by %s",
                      rendering->begun_by);
    }
    wd_core_end(m);
}

static void put_flags(wd_core_message *m, const wd_barriers *b) {
    char text[256];
    wd_core_word(m, b->given.is_second ? "pDependencyInfo->dependencyFlags" : "dependencyFlags",
                 wd_VkDependencyFlags_string(b->given.flags, text, sizeof text));
}

// --- Instances of both kinds

// check_stages returns whether the stages of a barrier are of the graphics pipeline.
static bool check_stages(const wd_barriers *b, const wd_barrier *barrier) {
    const bool is_source = barrier->given.src_stages & other_stages;
    wd_core_message m;
    if (!is_source && !(barrier->given.dst_stages & other_stages)) {
        return true;
    }
    if (begin(&m, b, b->given.is_second ? &barrier->frame : NULL, WD_CORE_RULE(07892))) {
        wd_barriers_stages(&m, b, is_source ? "srcStageMask" : "dstStageMask",
                           is_source ? barrier->given.src_stages : barrier->given.dst_stages);
        end(&m, b);
    }
    return false;
}

static void check_framebuffer_stages(const wd_barriers *b, const wd_barrier *barrier) {
    const wd_core_frame *shown = b->given.is_second ? &barrier->frame : NULL;
    wd_core_message m;
    if (!(barrier->given.src_stages & framebuffer_stages)) {
        return;
    }
    // Dynamic rendering has a rule of its own.
    if (b->command_buffer->rendering.kind != WD_STATE_DYNAMIC_RENDERING &&
        barrier->given.dst_stages & ~framebuffer_stages && begin(&m, b, shown, WD_CORE_RULE(07890))) {
        wd_barriers_stages(&m, b, "dstStageMask", barrier->given.dst_stages);
        wd_barriers_stages(&m, b, "srcStageMask", barrier->given.src_stages);
        end(&m, b);
    }
    if (!(b->given.flags & VK_DEPENDENCY_BY_REGION_BIT) && begin(&m, b, NULL, WD_CORE_RULE(07891))) {
        put_flags(&m, b);
        wd_barriers_stages(&m, b, "srcStageMask", barrier->given.src_stages);
        m.fix = "Add VK_DEPENDENCY_BY_REGION_BIT.";
        end(&m, b);
    }
}

static void check_transition(const wd_barriers *b, const wd_barrier *barrier) {
    wd_core_message m;
    if (barrier->given.kind == WD_STATE_BARRIER_IMAGE &&
        barrier->given.old_layout != barrier->given.new_layout &&
        begin(&m, b, &barrier->frame, WD_CORE_RULE(01181))) {
        wd_core_word(&m, "oldLayout", wd_VkImageLayout_string(barrier->given.old_layout));
        wd_core_word(&m, "newLayout", wd_VkImageLayout_string(barrier->given.new_layout));
        end(&m, b);
    }
    if (wd_barrier_is_transfer(barrier) && begin(&m, b, &barrier->frame, WD_CORE_RULE(01182))) {
        wd_barriers_family(&m, "srcQueueFamilyIndex", barrier->given.src_family);
        wd_barriers_family(&m, "dstQueueFamilyIndex", barrier->given.dst_family);
        end(&m, b);
    }
}

// --- Render pass objects

static void check_views(const wd_barriers *b, const wd_state_subpass *subpass) {
    wd_core_message m;
    if (__builtin_popcount(subpass->view_mask) > 1 && !(b->given.flags & VK_DEPENDENCY_VIEW_LOCAL_BIT) &&
        begin(&m, b, NULL, WD_CORE_RULE(07893))) {
        put_flags(&m, b);
        wd_core_summaryf(&m, ", the view mask of the subpass is 0x%x", subpass->view_mask);
        m.fix = "Add VK_DEPENDENCY_VIEW_LOCAL_BIT.";
        end(&m, b);
    }
}

static void report_buffer(const wd_barriers *b) {
    wd_core_message m;
    if (begin(&m, b, NULL, WD_CORE_RULE(01178))) {
        wd_core_unsigned(
            &m, b->given.is_second ? "pDependencyInfo->bufferMemoryBarrierCount" : "bufferMemoryBarrierCount",
            b->given.num[WD_STATE_BARRIER_BUFFER]);
        m.fix = "Use a VkMemoryBarrier.";
        end(&m, b);
    }
}

// attachment_use says how a subpass uses an image.
typedef struct attachment_use {
    bool is_input, is_written;
    const VkAttachmentReference2 *resolved; // The color attachment that is resolved to the image.
} attachment_use;

static bool is_of(const wd_state_rendering *rendering, const VkAttachmentReference2 *reference,
                  VkImage image) {
    if (!reference || reference->attachment >= rendering->num_views) {
        return false;
    }
    const wd_state_image_view *view = rendering->views[reference->attachment];
    return view && view->image->object.handle == WD_STATE_NON_DISPATCHABLE(image);
}

static attachment_use find_use(const wd_state_rendering *rendering, const wd_state_subpass *subpass,
                               VkImage image) {
    attachment_use use = {.is_written = is_of(rendering, subpass->depth_stencil, image)};
    for (uint32_t i = 0; i < subpass->num_inputs; i++) {
        use.is_input |= is_of(rendering, &subpass->inputs[i], image);
    }
    for (uint32_t i = 0; i < subpass->num_colors; i++) {
        use.is_written |= is_of(rendering, &subpass->colors[i], image);
        if (subpass->resolves && is_of(rendering, &subpass->resolves[i], image)) {
            use.is_written = true;
            use.resolved = &subpass->colors[i];
        }
    }
    return use;
}

static bool are_views_known(const wd_state_rendering *rendering) {
    for (uint32_t i = 0; i < rendering->num_views; i++) {
        if (!rendering->views[i] || !rendering->views[i]->image) {
            return false;
        }
    }
    return rendering->num_views > 0;
}

static void check_attachment(const wd_barriers *b, const wd_barrier *barrier,
                             const wd_state_subpass *subpass) {
    const wd_state_rendering *rendering = &b->command_buffer->rendering;
    const wd_core_check *c = b->c;
    const wd_state_image *image = WD_CORE_FIND(image, barrier->given.image);
    wd_core_message m;
    if (!image || !are_views_known(rendering)) {
        return;
    }
    const attachment_use use = find_use(rendering, subpass, barrier->given.image);
    if ((!use.is_input || !use.is_written) && begin(&m, b, &barrier->frame, WD_CORE_RULE(04073))) {
        wd_core_handle(&m, "image", VK_OBJECT_TYPE_IMAGE, image->object.handle);
        wd_core_summaryf(&m, ", which subpass %u %s", b->command_buffer->subpass,
                         use.is_input     ? "has as an input attachment only"
                         : use.is_written ? "does not have as an input attachment"
                                          : "does not have as an attachment");
        end(&m, b);
    } else if (use.resolved && use.resolved->attachment != VK_ATTACHMENT_UNUSED &&
               begin(&m, b, &barrier->frame, WD_CORE_RULE(09373))) {
        wd_core_handle(&m, "image", VK_OBJECT_TYPE_IMAGE, image->object.handle);
        wd_core_summaryf(&m, ", to which color attachment %u is resolved", use.resolved->attachment);
        end(&m, b);
    } else if (use.resolved && !image->has_external_format &&
               begin(&m, b, &barrier->frame, WD_CORE_RULE(09374))) {
        wd_core_handle(&m, "image", VK_OBJECT_TYPE_IMAGE, image->object.handle);
        end(&m, b);
    }
}

static void check_subpass(const wd_barriers *b, bool is_graphics) {
    const wd_state_command_buffer *command_buffer = b->command_buffer;
    const wd_state_render_pass *pass = command_buffer->render_pass;
    if (b->given.num[WD_STATE_BARRIER_BUFFER]) {
        report_buffer(b);
    }
    if (!pass || command_buffer->subpass >= pass->num_subpasses) {
        return;
    }
    const wd_state_subpass *subpass = &pass->subpasses[command_buffer->subpass];
    check_views(b, subpass);
    for (uint32_t i = 0; i < b->given.num[WD_STATE_BARRIER_IMAGE]; i++) {
        const wd_barrier barrier = wd_barriers_get(b, WD_STATE_BARRIER_IMAGE, i);
        check_attachment(b, &barrier, subpass);
    }
    if (is_graphics) {
        wd_barriers_check_self_dependency(b);
    }
}

// --- Dynamic rendering

static bool reads_locally(const wd_core_check *c) {
#if defined(VK_VERSION_1_4) || defined(VK_KHR_dynamic_rendering_local_read)
    return !c->enabled || c->enabled->features.dynamicRenderingLocalRead;
#else
    return !c->enabled;
#endif
}

static bool reads_tiles(const wd_core_check *c) {
#ifdef VK_EXT_shader_tile_image
    return !c->enabled || c->enabled->features.shaderTileImageColorReadAccess ||
           c->enabled->features.shaderTileImageDepthReadAccess ||
           c->enabled->features.shaderTileImageStencilReadAccess;
#else
    return !c->enabled;
#endif
}

static void report_local_read(const wd_barriers *b, const wd_core_frame *frame, uint32_t rule) {
    wd_core_message m;
    if (begin(&m, b, frame, rule)) {
        wd_core_summaryf(&m, "the render pass instance is of dynamic rendering, and the "
                             "dynamicRenderingLocalRead feature is not enabled");
        end(&m, b);
    }
}

// check_accesses: without local reads, shaders read attachments in tiles only.
static void check_accesses(const wd_barriers *b, const wd_barrier *barrier) {
    const VkAccessFlags2 allowed =
        VK_ACCESS_2_COLOR_ATTACHMENT_READ_BIT | VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT |
        VK_ACCESS_2_DEPTH_STENCIL_ATTACHMENT_READ_BIT | VK_ACCESS_2_DEPTH_STENCIL_ATTACHMENT_WRITE_BIT;
    const bool is_source = barrier->given.src_accesses & ~allowed;
    wd_core_message m;
    if ((barrier->given.src_accesses | barrier->given.dst_accesses) & ~allowed &&
        begin(&m, b, &barrier->frame, WD_CORE_RULE(09586))) {
        wd_barriers_accesses(&m, b, is_source ? "srcAccessMask" : "dstAccessMask",
                             is_source ? barrier->given.src_accesses : barrier->given.dst_accesses);
        wd_core_word(&m, "the dynamicRenderingLocalRead feature", "not enabled");
        end(&m, b);
    }
}

static void check_rendering_stages(const wd_barriers *b, const wd_barrier *barrier) {
    const bool is_source = barrier->given.src_stages & ~framebuffer_stages;
    wd_core_message m;
    if ((barrier->given.src_stages | barrier->given.dst_stages) & ~framebuffer_stages &&
        begin(&m, b, b->given.is_second ? &barrier->frame : NULL, WD_CORE_RULE(09556))) {
        wd_barriers_stages(&m, b, is_source ? "srcStageMask" : "dstStageMask",
                           is_source ? barrier->given.src_stages : barrier->given.dst_stages);
        end(&m, b);
    }
}

static bool has_image(const wd_state_attachment *attachment, VkImage image) {
    const uint64_t handle = WD_STATE_NON_DISPATCHABLE(image);
    return (attachment->view && attachment->view->image->object.handle == handle) ||
           (attachment->resolve_view && attachment->resolve_view->image->object.handle == handle);
}

static void check_rendered_image(const wd_barriers *b, const wd_barrier *barrier) {
    const wd_state_rendering *rendering = &b->command_buffer->rendering;
    bool is_attachment = has_image(&rendering->depth, barrier->given.image) ||
                         has_image(&rendering->stencil, barrier->given.image);
    for (uint32_t i = 0; i < rendering->num_colors; i++) {
        is_attachment |= has_image(&rendering->colors[i], barrier->given.image);
    }
    wd_core_message m;
    if (!is_attachment || barrier->given.old_layout == VK_IMAGE_LAYOUT_GENERAL ||
#ifdef VK_KHR_dynamic_rendering_local_read
        barrier->given.old_layout == VK_IMAGE_LAYOUT_RENDERING_LOCAL_READ_KHR ||
#endif
        !begin(&m, b, &barrier->frame, WD_CORE_RULE(09555))) {
        return;
    }
    wd_core_handle(&m, "image", VK_OBJECT_TYPE_IMAGE, WD_STATE_NON_DISPATCHABLE(barrier->given.image));
    wd_core_word(&m, "oldLayout", wd_VkImageLayout_string(barrier->given.old_layout));
    end(&m, b);
}

static bool check_rendering(const wd_barriers *b) {
    const bool is_local = reads_locally(b->c);
    if (!is_local && !reads_tiles(b->c)) {
        report_local_read(b, NULL, WD_CORE_RULE(09553));
        return false;
    }
    if (!is_local && b->given.num[WD_STATE_BARRIER_BUFFER] + b->given.num[WD_STATE_BARRIER_IMAGE]) {
        report_local_read(b, NULL, WD_CORE_RULE(09554));
    }
    for (wd_state_barrier_kind kind = 0; kind < WD_STATE_NUM_BARRIER_KINDS; kind++) {
        for (uint32_t i = 0; i < b->given.num[kind]; i++) {
            const wd_barrier barrier = wd_barriers_get(b, kind, i);
            if (b->given.is_second || (kind == 0 && i == 0)) {
                check_rendering_stages(b, &barrier);
            }
            if (!is_local) {
                check_accesses(b, &barrier);
            } else if (kind == WD_STATE_BARRIER_IMAGE) {
                check_rendered_image(b, &barrier);
            }
        }
    }
    return true;
}

// --- The command

static void check_inside(const wd_barriers *b) {
    const wd_state_rendering_kind kind = b->command_buffer->rendering.kind;
    bool is_graphics = true, is_first = true;
    if (kind == WD_STATE_DYNAMIC_RENDERING && !check_rendering(b)) {
        return;
    }
    for (wd_state_barrier_kind i = 0; i < WD_STATE_NUM_BARRIER_KINDS; i++) {
        for (uint32_t k = 0; k < b->given.num[i]; k++) {
            const wd_barrier barrier = wd_barriers_get(b, i, k);
            // Stages of version 1 are those of the command.
            if (b->given.is_second || is_first) {
                is_graphics &= kind == WD_STATE_DYNAMIC_RENDERING || check_stages(b, &barrier);
                if (is_graphics) {
                    check_framebuffer_stages(b, &barrier);
                }
            }
            is_first = false;
            check_transition(b, &barrier);
        }
    }
    if (kind == WD_STATE_SUBPASS) {
        check_subpass(b, is_graphics);
    }
}

void wd_barriers_check_pass(const wd_barriers *b) {
    wd_core_message m;
    if (!b->command_buffer || b->command != WD_BARRIERS_PIPELINE) {
        return;
    }
    switch (wd_state_command_buffer_render_pass_scope(b->command_buffer)) {
    case WD_STATE_INSIDE:
        check_inside(b);
        break;
    case WD_STATE_OUTSIDE:
        if (b->given.flags & VK_DEPENDENCY_VIEW_LOCAL_BIT && begin(&m, b, NULL, WD_CORE_RULE(01186))) {
            put_flags(&m, b);
            wd_core_end(&m);
        }
        break;
    case WD_STATE_SCOPE_UNKNOWN:
        break;
    }
}
