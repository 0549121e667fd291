#include "vk/gpuav/contents/single_layouts.h"

#include "vk/gpuav/contents/descriptor_layouts.h"
#include "vk/gpuav/device/gpuav_readback.h"
#include "vk/image_layouts/image_layouts.h"

// checked_layouts is the command of a bind point whose images were compared last.
typedef struct checked_layouts {
    const wd_state_pipeline *pipeline; // Only compared.
    uint64_t generation;
    uint32_t num_changes; // Of the bindings.
    uint32_t epoch;       // wd_image_layouts_epoch
} checked_layouts;

// recorded_layouts is the part of a recording.
typedef struct recorded_layouts {
    checked_layouts checked[WD_STATE_BIND_COUNT];
} recorded_layouts;

static const wd_gpuav_part_type contents_part = {.size = sizeof(recorded_layouts)};

struct wd_gpuav_single_layouts {
    wd_image_layouts *layouts;
    wd_image_reporter reporter;
};

void wd_gpuav_single_layouts_create(wd_gpuav_device *device) {
    wd_image_layouts *layouts =
        device->instance->options.descriptor_contents ? wd_image_layouts_of(device->chassis->state) : NULL;
    struct wd_gpuav_single_layouts *single = layouts && wd_image_descriptors_claim(layouts)
                                                 ? wd_alloc_zero(&device->allocator, 1, sizeof(*single))
                                                 : NULL;
    if (single) {
        single->layouts = layouts;
        single->reporter = wd_gpuav_layouts_reporter(device);
        device->content_checks.single = single;
        device->part_types[WD_GPUAV_PART_CONTENTS] = &contents_part;
    }
}

void wd_gpuav_single_layouts_destroy(wd_gpuav_device *device) {
    wd_free(&device->allocator, device->content_checks.single);
    device->content_checks.single = NULL;
}

// find_changes returns whether the pipeline, the sets or layouts may have changed since the last command of the bind
// point.
static bool find_changes(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                         wd_state_bind_point bind, const wd_state_pipeline *pipeline) {
    wd_gpuav_recording *recording = wd_gpuav_find_recording(device, command_buffer);
    if (!recording) {
        return false;
    }
    recorded_layouts *part = recording->parts[WD_GPUAV_PART_CONTENTS];
    checked_layouts *checked = &part->checked[bind];
    const checked_layouts now = {
        .pipeline = pipeline,
        .generation = command_buffer->generation,
        .num_changes = command_buffer->bindings[bind].num_changes,
        .epoch = wd_image_layouts_epoch(device->content_checks.single->layouts, command_buffer),
    };
    const bool is_changed = checked->generation != now.generation || checked->pipeline != pipeline ||
                            checked->num_changes != now.num_changes || checked->epoch != now.epoch;
    *checked = now;
    return is_changed;
}

void wd_gpuav_single_layouts_check(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                                   wd_state_bind_point bind, const wd_state_pipeline *pipeline,
                                   const char *command) {
    const struct wd_gpuav_single_layouts *single = device->content_checks.single;
    if (find_changes(device, command_buffer, bind, pipeline)) {
        wd_image_layouts_use_descriptors(single->layouts, command_buffer, bind, pipeline,
                                         &(wd_image_use){.reporter = &single->reporter, .command = command});
    }
}
