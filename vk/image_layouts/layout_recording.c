// What one command buffer expects and leaves.
#include <string.h>

#include "vk/image_layouts/image_layouts_internal.h"

enum { MAX_KEPT_SLOTS = 1024 };

static void release_recording(wd_state_object *object, void *data) {
    (void)object;
    wd_recorded_layouts *recorded = data;
    const wd_allocator allocator = recorded->layouts->allocator;
    wd_layouts_reset_recording(recorded);
    for (wd_recorded_image *image = recorded->unused, *next; image; image = next) {
        next = image->next;
        wd_free(&allocator, image);
    }
    wd_hash_table_finish(&recorded->images);
    WD_VECTOR_FINISH(&allocator, &recorded->forgets);
    wd_free(&allocator, recorded);
}

wd_recorded_layouts *wd_layouts_recording(wd_image_layouts *layouts,
                                          wd_state_command_buffer *command_buffer) {
    wd_recorded_layouts *recorded = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_LAYOUTS);
    if (!recorded) {
        recorded = wd_alloc_zero(&layouts->allocator, 1, sizeof *recorded);
        if (!recorded) {
            command_buffer->incomplete = true;
            return NULL;
        }
        recorded->layouts = layouts;
        wd_hash_table_init(&recorded->images, layouts->allocator);
        wd_state_slot_set(&command_buffer->object, WD_STATE_SLOT_LAYOUTS, recorded, release_recording);
    }
    return recorded;
}

void wd_layouts_reset_recording(wd_recorded_layouts *recorded) {
    for (wd_recorded_image *image = recorded->first, *next; image; image = next) {
        next = image->next;
        wd_layout_map_finish(&image->left);
        *image = (wd_recorded_image){.next = recorded->unused};
        recorded->unused = image;
    }
    if (recorded->images.capacity > MAX_KEPT_SLOTS) {
        wd_hash_table_finish(&recorded->images);
        wd_hash_table_init(&recorded->images, recorded->layouts->allocator);
    } else if (recorded->images.count) {
        memset(recorded->images.slots, 0, recorded->images.capacity * sizeof *recorded->images.slots);
        recorded->images.count = 0;
    }
    recorded->first = recorded->last = recorded->latest = NULL;
    recorded->is_unknown = false;
    recorded->forgets.count = 0;
    recorded->changed = (wd_image_filter){0};
    recorded->pass = (wd_recorded_pass){0};
    recorded->parent = NULL;
    recorded->moment++;
}

static wd_recorded_image *new_image(wd_recorded_layouts *recorded) {
    wd_recorded_image *image = recorded->unused;
    if (image) {
        recorded->unused = image->next;
        return image;
    }
    return wd_alloc_zero(&recorded->layouts->allocator, 1, sizeof *image);
}

wd_recorded_image *wd_layouts_find_recorded(const wd_recorded_layouts *recorded,
                                            const wd_state_image *image) {
    return recorded->latest && recorded->latest->image == image
               ? recorded->latest
               : wd_hash_table_get(&recorded->images, image->object.id);
}

bool wd_layouts_is_aliased(const wd_state_image *image) {
    return image->swapchain && wd_state_slot_get(&image->swapchain->object, WD_STATE_SLOT_LAYOUTS);
}

// update_image makes the layouts of an image unknown if the recording has forgotten them.
static void update_image(const wd_recorded_layouts *recorded, wd_recorded_image *image) {
    if (image->num_forgets < recorded->forgets.count) {
        const wd_range all = {0, wd_layout_shape_size(&image->tracked->shape)};
        wd_layout_map_store(&image->left, all.end, all, WD_LAYOUT_UNKNOWN);
        image->num_forgets = recorded->forgets.count;
    }
}

// need_image returns the image's entry in the recording. NULL: its layouts are not tracked, or there is no memory.
static wd_recorded_image *need_image(wd_recorded_layouts *recorded, wd_state_command_buffer *command_buffer,
                                     const wd_state_image *image) {
    wd_tracked_image *tracked =
        wd_layouts_is_aliased(image) ? NULL : wd_state_slot_get(&image->object, WD_STATE_SLOT_LAYOUTS);
    wd_recorded_image *found = tracked ? wd_layouts_find_recorded(recorded, image) : NULL;
    if (!tracked || found) {
        recorded->latest = found ? found : recorded->latest;
        if (found) {
            update_image(recorded, found);
        }
        return found;
    }
    found = new_image(recorded);
    if (!found || !wd_state_keep_weak(command_buffer, (wd_state_object *)&image->object) ||
        wd_hash_table_set(&recorded->images, image->object.id, found) != WD_OK) {
        if (found) {
            found->next = recorded->unused;
            recorded->unused = found;
        }
        recorded->is_unknown = true;
        return NULL;
    }
    *found = (wd_recorded_image){.image = image, .tracked = tracked};
    wd_layout_map_init(&found->left, recorded->layouts->allocator, WD_LAYOUT_UNCHANGED);
    update_image(recorded, found);
    if (recorded->last) {
        recorded->last->next = found;
    } else {
        recorded->first = found;
    }
    recorded->last = recorded->latest = found;
    return found;
}

// store_change sets the layout of a range from here on.
static void store_change(wd_recorded_layouts *recorded, wd_state_command_buffer *command_buffer,
                         wd_recorded_image *image, wd_range numbers, uint32_t word) {
    wd_recorded_change *change = wd_arena_alloc(&command_buffer->arena, sizeof *change);
    if (!change) {
        recorded->is_unknown = true;
        return;
    }
    *change = (wd_recorded_change){NULL, numbers, word, recorded->moment};
    *(image->last_change ? &image->last_change->next : &image->first_change) = change;
    image->last_change = change;
    wd_layout_map_store(&image->left, wd_layout_shape_size(&image->tracked->shape), numbers, word);
    image->has_changes = true;
    wd_image_filter_add(&recorded->changed, image->image->object.id);
}

void wd_layouts_set(wd_image_layouts *layouts, wd_state_command_buffer *command_buffer,
                    const wd_state_image *image, const VkImageSubresourceRange *range, uint32_t word) {
    wd_recorded_layouts *recorded = wd_layouts_recording(layouts, command_buffer);
    wd_recorded_image *found = recorded ? need_image(recorded, command_buffer, image) : NULL;
    if (!found) {
        return;
    }
    wd_layout_walk walk = wd_layout_walk_begin(&found->tracked->shape, range);
    wd_range numbers;
    while (wd_layout_walk_next(&walk, &numbers)) {
        store_change(recorded, command_buffer, found, numbers, word);
    }
    recorded->moment++;
}

void wd_layouts_forget_before(wd_image_layouts *layouts, wd_state_command_buffer *command_buffer) {
    wd_recorded_layouts *recorded = wd_layouts_recording(layouts, command_buffer);
    if (recorded) {
        uint32_t *added = WD_VECTOR_PUSH(&layouts->allocator, &recorded->forgets);
        if (added) {
            *added = recorded->moment;
        }
        recorded->is_unknown |= !added;
        recorded->moment++;
    }
}

// Uses

void wd_layouts_compare(wd_layouts_comparison *comparison, const wd_layout_shape *shape, wd_range numbers,
                        uint32_t word) {
    wd_image_mismatch *mismatch = &comparison->mismatch;
    if (comparison->is_found || !wd_layout_is_known(word)) {
        return;
    }
    const uint64_t aspect_size = (uint64_t)shape->num_layers * shape->num_levels;
    const VkImageLayout actual = wd_layout_of(word);
    for (uint64_t number = numbers.begin; number < numbers.end;
         number = (number / aspect_size + 1) * aspect_size) {
        if (!wd_layout_matches(mismatch->use->layout, actual, wd_layout_shape_aspect(shape, number))) {
            comparison->is_found = true;
            mismatch->subresource = wd_layout_shape_subresource(shape, number);
            mismatch->actual = actual;
            mismatch->setter = wd_command_get(wd_layout_command(word))->name;
            return;
        }
    }
}

// use is a use while it is compared or noted.
typedef struct use {
    wd_state_command_buffer *command_buffer;
    wd_recorded_image *image;
    const wd_image_use *use;
    wd_layouts_comparison comparison;
} use;

static bool is_noted(const use *of, wd_range numbers) {
    for (const wd_recorded_use *noted = of->image->first_use; noted; noted = noted->next) {
        if (noted->numbers.begin <= numbers.begin && noted->numbers.end >= numbers.end &&
            noted->use.layout == of->use->layout) {
            return true;
        }
    }
    return false;
}

static void note_use(use *of, wd_range numbers) {
    wd_recorded_image *image = of->image;
    if (is_noted(of, numbers)) {
        return;
    }
    wd_recorded_use *noted = wd_arena_alloc(&of->command_buffer->arena, sizeof *noted);
    if (!noted) {
        return; // The use is not compared.
    }
    *noted = (wd_recorded_use){.numbers = numbers, .use = *of->use};
    if (image->last_use) {
        image->last_use->next = noted;
    } else {
        image->first_use = noted;
    }
    image->last_use = noted;
}

static bool visit_use(void *user, wd_range numbers, uint32_t word) {
    use *of = user;
    if (word == WD_LAYOUT_UNCHANGED) {
        note_use(of, numbers);
    } else {
        wd_layouts_compare(&of->comparison, &of->image->tracked->shape, numbers, word);
    }
    return true;
}

// use_numbers compares a use of a range, or notes it where the recording has not changed the layout.
static void use_numbers(use *of, wd_range numbers) {
    wd_layout_map_visit(&of->image->left, numbers, visit_use, of);
}

static void report_use(const wd_image_layouts *layouts, const use *of) {
    if (of->comparison.is_found && layouts->report) {
        layouts->report(layouts->user, &of->comparison.mismatch);
    }
}

static use begin_use(wd_state_command_buffer *command_buffer, wd_recorded_image *image,
                     const wd_image_use *given) {
    return (use){
        .command_buffer = command_buffer,
        .image = image,
        .use = given,
        .comparison = {.mismatch = {.command_buffer = command_buffer, .use = given}},
    };
}

// first_level returns the first level that is accessible through a view. The minimum level of detail is that of the
// image's levels, and only clamps samples and fetches (Vulkan, VkImageViewMinLodCreateInfoEXT).
static uint32_t first_level(const wd_image_use *use) {
    const bool is_sampled = use->type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER ||
                            use->type == VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE;
    const uint32_t first = use->view->range.baseMipLevel;
    const float minimum = use->view->min_lod;
    return is_sampled && minimum > (float)first && minimum < (float)(first + use->view->range.levelCount)
               ? (uint32_t)minimum
               : first;
}

VkImageSubresourceRange wd_layouts_use_range(const wd_image_use *use) {
    VkImageSubresourceRange range = use->view->range;
    range.baseMipLevel = first_level(use);
    range.levelCount -= range.baseMipLevel - use->view->range.baseMipLevel;
    if (use->view->image->image_type == VK_IMAGE_TYPE_3D) {
        range.baseArrayLayer = 0;
        range.layerCount = 1;
    }
    return range;
}

void wd_image_layouts_use(wd_image_layouts *layouts, wd_state_command_buffer *command_buffer,
                          const wd_image_use *given) {
    wd_recorded_layouts *recorded = wd_layouts_recording(layouts, command_buffer);
    if (!recorded || recorded->is_unknown) {
        return;
    }
    const wd_state_image *image = given->view->image;
    wd_recorded_image *found = need_image(recorded, command_buffer, image);
    if (!found || !wd_state_keep_weak(command_buffer, (wd_state_object *)&given->view->object)) {
        return;
    }
    const VkImageSubresourceRange range = wd_layouts_use_range(given);
    use of = begin_use(command_buffer, found, given);
    wd_layout_walk walk = wd_layout_walk_begin(&found->tracked->shape, &range);
    wd_range numbers;
    while (wd_layout_walk_next(&walk, &numbers)) {
        use_numbers(&of, numbers);
    }
    report_use(layouts, &of);
}

uint32_t wd_image_layouts_moment(const wd_image_layouts *layouts,
                                 const wd_state_command_buffer *command_buffer) {
    (void)layouts;
    const wd_recorded_layouts *recorded = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_LAYOUTS);
    return recorded ? recorded->moment : 0;
}

// Secondary command buffers

// executed_changes are the changes of a secondary command buffer while they are added.
typedef struct executed_changes {
    wd_recorded_layouts *recorded;
    wd_state_command_buffer *command_buffer;
    wd_recorded_image *image;
    bool are_unknown; // The secondary command buffer has forgotten them.
} executed_changes;

static bool visit_change(void *user, wd_range numbers, uint32_t word) {
    const executed_changes *changes = user;
    if (word != WD_LAYOUT_UNCHANGED) {
        store_change(changes->recorded, changes->command_buffer, changes->image, numbers,
                     changes->are_unknown ? WD_LAYOUT_UNKNOWN : word);
    }
    return true;
}

// execute_uses adds the uses of an image.
static void execute_uses(wd_image_layouts *layouts, wd_recorded_layouts *recorded,
                         wd_state_command_buffer *command_buffer, const wd_recorded_image *executed) {
    wd_recorded_image *image = need_image(recorded, command_buffer, executed->image);
    for (const wd_recorded_use *noted = image ? executed->first_use : NULL; noted; noted = noted->next) {
        use of = begin_use(command_buffer, image, &noted->use);
        use_numbers(&of, noted->numbers);
        report_use(layouts, &of);
    }
}

// execute_changes adds the changes of an image.
static void execute_changes(wd_recorded_layouts *recorded, wd_state_command_buffer *command_buffer,
                            const wd_recorded_image *executed, bool are_unknown) {
    wd_recorded_image *image =
        executed->has_changes ? need_image(recorded, command_buffer, executed->image) : NULL;
    if (image) {
        const wd_range all = {0, wd_layout_shape_size(&image->tracked->shape)};
        executed_changes changes = {recorded, command_buffer, image, are_unknown};
        wd_layout_map_visit(&executed->left, all, visit_change, &changes);
        recorded->moment++;
    }
}

// note_parent notes the command that executes a secondary command buffer. With SIMULTANEOUS_USE, there can be several,
// of several threads.
static void note_parent(wd_image_layouts *layouts, wd_state_command_buffer *secondary,
                        const wd_state_command_buffer *parent, const wd_recorded_layouts *recorded) {
    wd_recorded_layouts *executed = secondary->usage & VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT
                                        ? NULL
                                        : wd_layouts_recording(layouts, secondary);
    if (executed) {
        executed->parent = parent;
        executed->parent_generation = parent->generation;
        executed->parent_moment = recorded->moment;
    }
}

void wd_layouts_execute(wd_image_layouts *layouts, wd_state_command_buffer *command_buffer,
                        wd_state_command_buffer *secondary) {
    wd_recorded_layouts *recorded = wd_layouts_recording(layouts, command_buffer);
    if (!recorded || secondary == command_buffer) {
        return;
    }
    note_parent(layouts, secondary, command_buffer, recorded);
    const wd_recorded_layouts *executed = wd_state_slot_get(&secondary->object, WD_STATE_SLOT_LAYOUTS);
    if (wd_layouts_is_unknown(secondary)) {
        recorded->is_unknown = true;
        recorded->moment++;
        return;
    }
    for (const wd_recorded_image *image = executed ? executed->first : NULL; image; image = image->next) {
        execute_uses(layouts, recorded, command_buffer, image);
    }
    const size_t num_forgets = executed ? executed->forgets.count : 0;
    if (num_forgets) {
        wd_layouts_forget_before(layouts, command_buffer);
    }
    for (const wd_recorded_image *image = executed ? executed->first : NULL; image; image = image->next) {
        execute_changes(recorded, command_buffer, image, image->num_forgets < num_forgets);
    }
}
