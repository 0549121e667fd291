// The layout of an image at a command of a command buffer that is being submitted.
#include "vk/image_layouts/image_layouts_internal.h"

// point is a point in the recording of a command buffer.
typedef struct point {
    const wd_state_command_buffer *command_buffer;
    uint32_t moment;
} point;

static const wd_recorded_layouts *recording_of(const wd_state_command_buffer *command_buffer) {
    return wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_LAYOUTS);
}

static bool is_unknown(const wd_state_command_buffer *command_buffer) {
    const wd_recorded_layouts *recorded = recording_of(command_buffer);
    return command_buffer->incomplete || command_buffer->num_unknown || command_buffer->is_untracked ||
           (recorded && recorded->is_unknown);
}

// recorded_word returns the word of a subresource at a point, WD_LAYOUT_UNCHANGED if the recording has not changed it
// before, and lowers `*end` to the end of the subresources that have the same word.
static uint32_t recorded_word(const point *at, const wd_state_image *image, uint64_t number, uint64_t *end) {
    const wd_recorded_layouts *recorded = recording_of(at->command_buffer);
    const wd_recorded_image *found = recorded ? wd_layouts_find_recorded(recorded, image) : NULL;
    if (is_unknown(at->command_buffer)) {
        return WD_LAYOUT_UNKNOWN;
    }
    for (const wd_recorded_change *change = found ? found->last_change : NULL; change;
         change = change->previous) {
        if (change->moment >= at->moment || change->numbers.end <= number) {
            continue;
        }
        const bool is_after = change->numbers.begin > number;
        const uint64_t border = is_after ? change->numbers.begin : change->numbers.end;
        *end = border < *end ? border : *end;
        if (!is_after) {
            return change->word;
        }
    }
    return WD_LAYOUT_UNCHANGED;
}

// find_parent finds the point of the command that executes the command buffer at `depth` of the path. False: unknown.
static bool find_parent(const wd_image_submit *submit, uint32_t depth, point *at) {
    const wd_state_command_buffer *parent = depth ? submit->path[depth - 1] : NULL;
    const wd_recorded_layouts *recorded = recording_of(submit->path[depth]);
    if (!parent || !recorded || recorded->parent != parent ||
        recorded->parent_generation != parent->generation) {
        return false;
    }
    *at = (point){parent, recorded->parent_moment};
    return true;
}

// word_before returns the word of a subresource before a primary command buffer.
static uint32_t word_before(const wd_image_submit *submit, const wd_state_image *image,
                            const wd_tracked_image *tracked, uint64_t number, uint64_t *end) {
    for (uint32_t i = submit->num_earlier; i-- > submit->first_known;) {
        const point all = {submit->earlier[i], UINT32_MAX};
        const uint32_t word = recorded_word(&all, image, number, end);
        if (word != WD_LAYOUT_UNCHANGED) {
            return word;
        }
    }
    if (submit->clock.is_uncertain) {
        return WD_LAYOUT_UNKNOWN;
    }
    wd_mutex_lock(&submit->layouts->lock);
    const uint32_t word = wd_layouts_submitted_word(submit, tracked, number, end);
    wd_mutex_unlock(&submit->layouts->lock);
    return word;
}

// word_at returns the word of a subresource at a moment of the last command buffer of the path, as recorded_word does.
// `*is_other`: another command buffer set it.
static uint32_t word_at(const wd_image_submit *submit, uint32_t moment, const wd_state_image *image,
                        const wd_tracked_image *tracked, uint64_t number, uint64_t *end, bool *is_other) {
    uint32_t depth = submit->path_length - 1;
    point at = {submit->path[depth], moment};
    uint32_t word = recorded_word(&at, image, number, end);
    *is_other = word == WD_LAYOUT_UNCHANGED;
    while (word == WD_LAYOUT_UNCHANGED) {
        if (at.command_buffer->usage & VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT) {
            return WD_LAYOUT_UNKNOWN;
        }
        if (at.command_buffer->level == VK_COMMAND_BUFFER_LEVEL_PRIMARY) {
            return word_before(submit, image, tracked, number, end);
        }
        if (!find_parent(submit, depth, &at)) {
            return WD_LAYOUT_UNKNOWN;
        }
        depth--;
        word = recorded_word(&at, image, number, end);
    }
    return word;
}

bool wd_image_layouts_find_mismatch(const wd_image_submit *submit, uint32_t moment, const wd_image_use *use,
                                    wd_image_mismatch *mismatch) {
    const wd_state_image *image = use->view->image;
    const wd_tracked_image *tracked = wd_state_slot_get(&image->object, WD_STATE_SLOT_LAYOUTS);
    if (!tracked) {
        return false;
    }
    wd_layouts_comparison comparison = {
        .mismatch = {.command_buffer = submit->path[submit->path_length - 1], .use = use}};
    const VkImageSubresourceRange range = wd_layouts_view_range(use->view);
    wd_layout_walk walk = wd_layout_walk_begin(&tracked->shape, &range);
    wd_range numbers;
    while (!comparison.is_found && wd_layout_walk_next(&walk, &numbers)) {
        for (uint64_t end; !comparison.is_found && numbers.begin < numbers.end; numbers.begin = end) {
            end = numbers.end;
            bool is_other;
            const uint32_t word = word_at(submit, moment, image, tracked, numbers.begin, &end, &is_other);
            comparison.mismatch.is_submission = is_other;
            wd_layouts_compare(&comparison, &tracked->shape, (wd_range){numbers.begin, end}, word);
        }
    }
    *mismatch = comparison.mismatch;
    return comparison.is_found;
}
