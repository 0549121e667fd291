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
        wd_layout_map_finish(&image->expected);
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
    recorded->epoch++;
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

wd_recorded_image *wd_layouts_need_recorded(wd_recorded_layouts *recorded,
                                            wd_state_command_buffer *command_buffer,
                                            const wd_state_image *image) {
    wd_tracked_image *tracked =
        wd_layouts_is_aliased(image) ? NULL : wd_layouts_find_tracked(recorded->layouts, image);
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
    wd_layout_map_init(&found->expected, recorded->layouts->allocator, WD_LAYOUT_UNCHANGED);
    update_image(recorded, found);
    if (recorded->last) {
        recorded->last->next = found;
    } else {
        recorded->first = found;
    }
    recorded->last = recorded->latest = found;
    return found;
}

// store_change sets the layout of a range from here on. `setter` has the command that sets it.
static void store_change(wd_recorded_layouts *recorded, wd_state_command_buffer *command_buffer,
                         const wd_state_command_buffer *setter, wd_recorded_image *image, wd_range numbers,
                         uint32_t word) {
    wd_recorded_change *change = wd_arena_alloc(&command_buffer->arena, sizeof *change);
    if (!change) {
        recorded->is_unknown = true;
        return;
    }
    *change = (wd_recorded_change){.numbers = numbers,
                                   .word = word,
                                   .epoch = recorded->epoch,
                                   .label = command_buffer->label,
                                   .command_buffer = setter};
    *(image->last_change ? &image->last_change->next : &image->first_change) = change;
    image->last_change = change;
    wd_layout_map_store(&image->left, wd_layout_shape_size(&image->tracked->shape), numbers, word);
    image->has_changes = true;
    wd_image_filter_add(&recorded->changed, image->image->object.id);
}

void wd_layouts_set(wd_image_layouts *layouts, wd_state_command_buffer *command_buffer,
                    const wd_state_image *image, const VkImageSubresourceRange *range, uint32_t word) {
    wd_recorded_layouts *recorded = wd_layouts_recording(layouts, command_buffer);
    wd_recorded_image *found = recorded ? wd_layouts_need_recorded(recorded, command_buffer, image) : NULL;
    if (!found) {
        return;
    }
    const wd_layout_shape *shape = &found->tracked->shape;
    wd_range numbers = {0, wd_layout_shape_size(shape)};
    if (wd_layout_shape_is_all(shape, range)) {
        store_change(recorded, command_buffer, command_buffer, found, numbers, word);
    } else {
        wd_layout_walk walk = wd_layout_walk_begin(shape, range);
        while (wd_layout_walk_next(&walk, &numbers)) {
            store_change(recorded, command_buffer, command_buffer, found, numbers, word);
        }
    }
    recorded->epoch++;
}

void wd_layouts_forget_before(wd_image_layouts *layouts, wd_state_command_buffer *command_buffer) {
    wd_recorded_layouts *recorded = wd_layouts_recording(layouts, command_buffer);
    if (recorded) {
        uint32_t *added = WD_VECTOR_PUSH(&layouts->allocator, &recorded->forgets);
        if (added) {
            *added = recorded->epoch;
        }
        recorded->is_unknown |= !added;
        recorded->epoch++;
    }
}

// Secondary command buffers

// executed_changes are the changes of a secondary command buffer while they are added.
typedef struct executed_changes {
    wd_recorded_layouts *recorded;
    wd_state_command_buffer *command_buffer;
    const wd_state_command_buffer *secondary;
    wd_recorded_image *image;
    bool are_unknown; // The secondary command buffer has forgotten them.
} executed_changes;

static bool visit_change(void *user, wd_range numbers, uint32_t word) {
    const executed_changes *changes = user;
    if (word != WD_LAYOUT_UNCHANGED) {
        store_change(changes->recorded, changes->command_buffer, changes->secondary, changes->image, numbers,
                     changes->are_unknown ? WD_LAYOUT_UNKNOWN : word);
    }
    return true;
}

// execute_uses adds the uses of an image.
static void execute_uses(wd_recorded_layouts *recorded, wd_state_command_buffer *command_buffer,
                         const wd_recorded_image *executed) {
    wd_recorded_image *image = wd_layouts_need_recorded(recorded, command_buffer, executed->image);
    for (const wd_recorded_use *noted = image ? executed->first_use : NULL; noted; noted = noted->next) {
        wd_layouts_use_again(command_buffer, image, noted);
    }
}

// execute_changes adds the changes of an image.
static void execute_changes(wd_recorded_layouts *recorded, wd_state_command_buffer *command_buffer,
                            const wd_state_command_buffer *secondary, const wd_recorded_image *executed,
                            bool are_unknown) {
    wd_recorded_image *image =
        executed->has_changes ? wd_layouts_need_recorded(recorded, command_buffer, executed->image) : NULL;
    if (image) {
        const wd_range all = {0, wd_layout_shape_size(&image->tracked->shape)};
        executed_changes changes = {recorded, command_buffer, secondary, image, are_unknown};
        wd_layout_map_visit(&executed->left, all, visit_change, &changes);
        recorded->epoch++;
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
        executed->parent_epoch = recorded->epoch;
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
        recorded->epoch++;
        return;
    }
    for (const wd_recorded_image *image = executed ? executed->first : NULL; image; image = image->next) {
        execute_uses(recorded, command_buffer, image);
    }
    const size_t num_forgets = executed ? executed->forgets.count : 0;
    if (num_forgets) {
        wd_layouts_forget_before(layouts, command_buffer);
    }
    for (const wd_recorded_image *image = executed ? executed->first : NULL; image; image = image->next) {
        execute_changes(recorded, command_buffer, secondary, image, image->num_forgets < num_forgets);
    }
}
