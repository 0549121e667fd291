// The uses of images by commands: compared where the recording has set the layout, noted elsewhere.
#include <string.h>

#include "vk/image_layouts/image_layouts_internal.h"

enum { MAX_COMPARED_NOTES = 8 };

// Ranges

// first_level returns the first level that is accessible through a view. The minimum level of detail is that of the
// image's levels, and only clamps samples and fetches (Vulkan, VkImageViewMinLodCreateInfoEXT).
static uint32_t first_level(const wd_state_image_view *view, bool is_sampled) {
    const uint32_t first = view->range.baseMipLevel;
    const float minimum = view->min_lod;
    return is_sampled && minimum > (float)first && minimum < (float)(first + view->range.levelCount)
               ? (uint32_t)minimum
               : first;
}

void wd_image_use_view(wd_image_use *use, const wd_state_image_view *view, bool is_sampled) {
    use->image = view->image;
    use->range = view->range;
    use->range.baseMipLevel = first_level(view, is_sampled);
    use->range.levelCount -= use->range.baseMipLevel - view->range.baseMipLevel;
    if (view->image->image_type == VK_IMAGE_TYPE_3D) { // The layers of the view are slices.
        use->range.baseArrayLayer = 0;
        use->range.layerCount = 1;
    }
}

void wd_image_use_descriptor(wd_image_use *use, const wd_image_descriptor *descriptor) {
    use->descriptor = descriptor;
    wd_image_use_view(use, descriptor->view,
                      descriptor->type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER ||
                          descriptor->type == VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE);
}

// Comparisons

bool wd_layouts_compare(void *user, wd_range numbers, uint32_t word) {
    wd_layouts_comparison *comparison = user;
    wd_image_mismatch *mismatch = &comparison->mismatch;
    const wd_layout_shape *shape = comparison->shape;
    if (comparison->is_found || !wd_layout_is_known(word)) {
        return !comparison->is_found;
    }
    const uint64_t aspect_size = (uint64_t)shape->num_layers * shape->num_levels;
    const VkImageLayout actual = wd_layout_of(word);
    for (uint64_t number = numbers.begin; number < numbers.end;
         number = (number / aspect_size + 1) * aspect_size) {
        if (!wd_layout_matches(mismatch->use->layout, actual, wd_layout_shape_aspect(shape, number))) {
            comparison->is_found = true;
            mismatch->number = number;
            mismatch->range = wd_layout_shape_range(shape, (wd_range){number, numbers.end});
            mismatch->actual = actual;
            mismatch->setter.command = wd_command_get(wd_layout_command(word))->name;
            return false;
        }
    }
    return true;
}

void wd_layouts_find_setter(wd_image_mismatch *mismatch, const wd_recorded_image *image) {
    for (const wd_recorded_change *change = image->first_change; change; change = change->next) {
        if (change->numbers.begin <= mismatch->number && mismatch->number < change->numbers.end) {
            mismatch->setter.label = change->label;
            mismatch->setter.command_buffer = change->command_buffer;
        }
    }
}

// Uses of a recording

// use is a use while it is compared or noted.
typedef struct use {
    wd_state_command_buffer *command_buffer;
    wd_recorded_image *image;
    const wd_image_use *use;
    uint32_t word; // Of the use.
    bool is_expected;
    wd_layouts_comparison comparison;
} use;

static bool find_expected(void *user, wd_range numbers, uint32_t word) {
    use *of = user;
    (void)numbers;
    of->is_expected &= word != WD_LAYOUT_UNCHANGED && wd_layout_of(word) == of->use->layout;
    return of->is_expected;
}

// is_noted returns whether an earlier use of the entire range, in the same layout, is noted.
static bool is_noted(use *of, wd_range numbers) {
    of->is_expected = true;
    wd_layout_map_visit(&of->image->expected, numbers, find_expected, of);
    const wd_recorded_use *noted = of->is_expected ? NULL : of->image->first_use;
    for (uint32_t i = 0; noted && i < MAX_COMPARED_NOTES; noted = noted->next, i++) {
        if (noted->numbers.begin <= numbers.begin && noted->numbers.end >= numbers.end &&
            noted->use.layout == of->use->layout) {
            return true; // There are uses in several layouts: one of them is a mistake.
        }
    }
    return of->is_expected;
}

// keep_descriptor copies the descriptor of a use into the recording. False: there is no memory.
static bool keep_descriptor(const use *of, wd_image_use *copy) {
    const wd_image_descriptor *from = of->use->descriptor;
    if (!from) {
        return true;
    }
    wd_image_descriptor *descriptor = wd_arena_alloc(&of->command_buffer->arena, sizeof *descriptor);
    if (!descriptor || !wd_state_keep_weak(of->command_buffer, (wd_state_object *)&from->view->object) ||
        !wd_state_keep_weak(of->command_buffer, (wd_state_object *)&from->pipeline->object) ||
        !wd_state_keep_weak(of->command_buffer, (wd_state_object *)&from->set->object)) {
        return false;
    }
    *descriptor = *from;
    copy->descriptor = descriptor;
    return true;
}

static void note_use(use *of, wd_range numbers) {
    wd_recorded_image *image = of->image;
    if (!wd_layout_is_known(of->word) || is_noted(of, numbers)) {
        return;
    }
    wd_recorded_use *noted = wd_arena_alloc(&of->command_buffer->arena, sizeof *noted);
    if (!noted) {
        return; // The use is not compared.
    }
    *noted = (wd_recorded_use){.numbers = numbers, .use = *of->use};
    noted->use.label = of->command_buffer->label;
    if (!keep_descriptor(of, &noted->use)) {
        return;
    }
    *(image->last_use ? &image->last_use->next : &image->first_use) = noted;
    image->last_use = noted;
    wd_layout_map_store(&image->expected, wd_layout_shape_size(&image->tracked->shape), numbers, of->word);
}

static bool visit_use(void *user, wd_range numbers, uint32_t word) {
    use *of = user;
    if (word == WD_LAYOUT_UNCHANGED) {
        note_use(of, numbers);
    } else {
        (void)wd_layouts_compare(&of->comparison, numbers, word);
    }
    return true;
}

// use_numbers compares a use of a range, or notes it where the recording has not changed the layout.
static void use_numbers(use *of, wd_range numbers) {
    wd_layout_map_visit(&of->image->left, numbers, visit_use, of);
}

static use begin_use(wd_state_command_buffer *command_buffer, wd_recorded_image *image,
                     const wd_image_use *given) {
    return (use){
        .command_buffer = command_buffer,
        .image = image,
        .use = given,
        .word = wd_layout_word(given->layout, (wd_command)0),
        .comparison = {.shape = &image->tracked->shape,
                       .mismatch = {.command_buffer = command_buffer, .use = given}},
    };
}

bool wd_image_layouts_compare(wd_image_layouts *layouts, wd_state_command_buffer *command_buffer,
                              const wd_image_use *given, wd_image_mismatch *mismatch) {
    wd_recorded_layouts *recorded = wd_layouts_recording(layouts, command_buffer);
    if (!recorded || recorded->is_unknown) {
        return false;
    }
    wd_recorded_image *found = wd_layouts_need_recorded(recorded, command_buffer, given->image);
    if (!found) {
        return false;
    }
    // Mostly all subresources are in one layout, the given one.
    if (wd_layout_map_is_all(&found->left, wd_layout_word(given->layout, (wd_command)0))) {
        return false;
    }
    use of = begin_use(command_buffer, found, given);
    wd_layout_walk walk = wd_layout_walk_begin(&found->tracked->shape, &given->range);
    wd_range numbers;
    while (wd_layout_walk_next(&walk, &numbers)) {
        use_numbers(&of, numbers);
    }
    if (of.comparison.is_found) {
        *mismatch = of.comparison.mismatch;
        wd_layouts_find_setter(mismatch, found);
    }
    return of.comparison.is_found;
}

void wd_image_layouts_use(wd_image_layouts *layouts, wd_state_command_buffer *command_buffer,
                          const wd_image_use *given) {
    wd_image_mismatch mismatch;
    if (wd_image_layouts_compare(layouts, command_buffer, given, &mismatch)) {
        given->reporter->report(given->reporter->user, &mismatch);
    }
}

void wd_layouts_use_again(wd_state_command_buffer *command_buffer, wd_recorded_image *image,
                          const wd_recorded_use *noted) {
    use of = begin_use(command_buffer, image, &noted->use);
    use_numbers(&of, noted->numbers);
    if (of.comparison.is_found) {
        wd_layouts_find_setter(&of.comparison.mismatch, image);
        noted->use.reporter->report(noted->use.reporter->user, &of.comparison.mismatch);
    }
}

uint32_t wd_image_layouts_epoch(const wd_image_layouts *layouts,
                                const wd_state_command_buffer *command_buffer) {
    (void)layouts;
    const wd_recorded_layouts *recorded = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_LAYOUTS);
    return recorded ? recorded->epoch : 0;
}
