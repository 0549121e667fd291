// A draw whose render pass instance is checked.
#ifndef WARDEN_VK_CORE_RENDERING_DRAWN_ATTACHMENTS_H
#define WARDEN_VK_CORE_RENDERING_DRAWN_ATTACHMENTS_H

#include <stdio.h>

#include "vk/core/rendering/rendering_internal.h"
#include "vk/state/state_graphics.h"

typedef struct wd_core_draw {
    wd_core_check *c;
    const wd_state_command_buffer *command_buffer;
    const wd_state_rendering *rendering;
    const wd_state_pipeline *pipeline;
    const wd_state_graphics *graphics; // NULL: shader objects.
    bool allows_unused;                // The device enables dynamicRenderingUnusedAttachments.
    bool mixes_samples;                // Extensions or features allow attachments with different samples.
    bool discards;
} wd_core_draw;

// wd_core_check_read_only compares layouts that are read-only with depth and stencil tests that write.
void wd_core_check_read_only(const wd_core_draw *d);

// wd_core_check_local_read compares the mapping of attachments of the pipeline with that of the instance.
void wd_core_check_local_read(const wd_core_draw *d);

#endif
