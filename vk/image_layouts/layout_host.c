// Transitions and copies by the host.
#include "vk/image_layouts/image_layouts_internal.h"

// is_retired returns whether the work that changed an image is complete, and no call that submits is in progress: its
// submissions are not noted yet.
static bool is_retired(wd_image_layouts *layouts, const wd_tracked_image *tracked) {
    bool retired = !tracked->is_untrackable;
    wd_mutex_assert_held(&layouts->lock);
    for (uint32_t i = 0; i < tracked->num_changes; i++) {
        retired &= wd_state_queue_is_retired(layouts->queues[tracked->changes[i].queue].queue,
                                             tracked->changes[i].number);
    }
    return retired;
}

void wd_layouts_transition_by_host(wd_image_layouts *layouts, const wd_state_image *image,
                                   const VkImageSubresourceRange *range, uint32_t word) {
    wd_tracked_image *tracked = wd_layouts_find_tracked(layouts, image);
    if (!tracked) {
        return;
    }
    wd_mutex_lock(&layouts->lock);
    wd_layouts_update_epoch(layouts, tracked);
    const bool is_known = !wd_layouts_note_overlap(layouts, NULL) && is_retired(layouts, tracked);
    wd_layout_walk walk = wd_layout_walk_begin(&tracked->shape, range);
    wd_range numbers;
    while (is_known && wd_layout_walk_next(&walk, &numbers)) {
        wd_layout_map_store(&tracked->map, wd_layout_shape_size(&tracked->shape), numbers, word);
    }
    tracked->last = (wd_last_change){0};
    if (is_known) {
        tracked->num_changes = 0;
    } else {
        wd_layouts_forget_image(tracked);
    }
    wd_mutex_unlock(&layouts->lock);
}

static bool has_calls_in_progress(const wd_image_layouts *layouts) {
    bool has_calls = false;
    for (uint32_t i = 0; i < layouts->num_queues; i++) {
        has_calls |= layouts->queues[i].is_submitting;
    }
    return has_calls;
}

bool wd_image_layouts_compare_host(wd_image_layouts *layouts, const wd_image_use *use,
                                   wd_image_mismatch *mismatch) {
    wd_tracked_image *tracked =
        wd_layouts_is_aliased(use->image) ? NULL : wd_layouts_find_tracked(layouts, use->image);
    if (!tracked) {
        return false;
    }
    wd_layouts_comparison comparison = {.shape = &tracked->shape,
                                        .mismatch = {.use = use, .is_submission = true}};
    wd_layout_walk walk = wd_layout_walk_begin(&tracked->shape, &use->range);
    wd_range numbers;
    wd_mutex_lock(&layouts->lock);
    wd_layouts_update_epoch(layouts, tracked);
    const bool is_known = !has_calls_in_progress(layouts) && !layouts->is_untracked &&
                          is_retired(layouts, tracked) &&
                          wd_state_device_num_missed(layouts->state) == layouts->num_missed;
    while (is_known && wd_layout_walk_next(&walk, &numbers)) {
        wd_layout_map_visit(&tracked->map, numbers, wd_layouts_compare, &comparison);
    }
    *mismatch = comparison.mismatch;
    wd_layouts_copy_last(mismatch, tracked);
    wd_mutex_unlock(&layouts->lock);
    return comparison.is_found;
}
