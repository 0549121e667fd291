#include "vk/gpuav/contents/submitted_sets.h"

#include <string.h>

#include "vk/gpuav/device/tables/gpuav_known_descriptors.h"
#include "vk/gpuav/record/content_bits.h"

// place is a descriptor of a set.
typedef struct place {
    uint32_t index; // Of the binding in the layout.
    uint32_t element;
} place;

// set_image is an image of a set.
typedef struct set_image {
    place at;
    uint64_t id;
} set_image;

// changed_image is an image that the call changes, and its mismatch in the epochs up to the last one.
typedef struct changed_image {
    place at;
    bool is_known, is_mismatch;
    uint32_t last_epoch;
    wd_gpuav_layout_mismatch mismatch;
} changed_image;

typedef struct submitted_set {
    struct submitted_set *next;
    wd_state_descriptor_set *set;
    bool is_ray_tracing;
    uint32_t num_words;
    uint32_t *words; // Of a table without mismatches.
    WD_VECTOR(set_image) images;
    bool lacks_memory; // For all images, or all changed ones: nothing is compared.
    // The mismatches before the call, after this number of waits.
    uint32_t num_waits;
    WD_VECTOR(wd_gpuav_layout_mismatch) mismatches;
    // In the command buffer with this number: those of images that the call does not change, as indices in
    // `mismatches`, and the images that it changes.
    uint32_t command_buffer;
    WD_VECTOR(uint32_t) kept;
    WD_VECTOR(changed_image) changed;
} submitted_set;

void wd_gpuav_submitted_sets_init(wd_gpuav_submitted_sets *sets, wd_gpuav_inputs *inputs,
                                  wd_image_submit *work) {
    *sets = (wd_gpuav_submitted_sets){.inputs = inputs, .work = work, .num_waits = 1};
    wd_hash_table_init(&sets->sets, inputs->allocator);
}

static void free_set(const wd_allocator *allocator, submitted_set *set) {
    WD_VECTOR_FINISH(allocator, &set->images);
    WD_VECTOR_FINISH(allocator, &set->mismatches);
    WD_VECTOR_FINISH(allocator, &set->kept);
    WD_VECTOR_FINISH(allocator, &set->changed);
    wd_free(allocator, set->words);
    wd_free(allocator, set);
}

void wd_gpuav_submitted_sets_finish(wd_gpuav_submitted_sets *sets) {
    const wd_allocator *allocator = &sets->inputs->allocator;
    for (submitted_set *set = sets->first, *next; set; set = next) {
        next = set->next;
        free_set(allocator, set);
    }
    wd_hash_table_finish(&sets->sets);
    wd_free(allocator, sets->words);
}

void wd_gpuav_submitted_sets_wait(wd_gpuav_submitted_sets *sets) {
    sets->num_waits++;
}

void wd_gpuav_submitted_sets_enter(wd_gpuav_submitted_sets *sets) {
    sets->num_command_buffers++;
}

// Images of a set

// read_use reads the image of a descriptor. False: it has none. The set's lock is held.
static bool read_use(const wd_state_descriptor *descriptor, wd_image_use *use) {
    if (!descriptor->written || !descriptor->object || wd_state_is_destroyed(descriptor->object) ||
        descriptor->object->type != VK_OBJECT_TYPE_IMAGE_VIEW ||
        descriptor->image_layout == WD_GPUAV_UNKNOWN_LAYOUT) {
        return false;
    }
    const wd_state_image_view *view = (const wd_state_image_view *)descriptor->object;
    if (!view->image || wd_state_is_destroyed(&view->image->object)) {
        return false;
    }
    *use = (wd_image_use){.layout = descriptor->image_layout};
    wd_image_use_view(use, view,
                      descriptor->type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER ||
                          descriptor->type == VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE);
    return true;
}

static void add_images(const wd_allocator *allocator, submitted_set *set, uint32_t index) {
    const wd_state_layout_binding *binding = &set->set->layout->bindings[index];
    const uint32_t count = wd_state_descriptor_set_count(set->set, binding);
    for (uint32_t i = 0; i < count; i++) {
        wd_image_use use;
        if (read_use(&set->set->descriptors[binding->first + i], &use)) {
            set_image *added = WD_VECTOR_PUSH(allocator, &set->images);
            if (added) {
                *added = (set_image){{index, i}, use.image->object.id};
            }
            set->lacks_memory |= !added;
        }
    }
}

// list_images lists the images that the tables of a set compare.
static void list_images(const wd_allocator *allocator, submitted_set *set) {
    wd_state_descriptor_set_lock(set->set);
    for (uint32_t i = 0; i < set->set->layout->num_bindings; i++) {
        if (wd_gpuav_layout_tables_compares(&set->set->layout->bindings[i], set->is_ray_tracing)) {
            add_images(allocator, set, i);
        }
    }
    wd_state_descriptor_set_unlock(set->set);
}

// read_image reads the image of a descriptor that has one, or had one. The set's lock is held.
static bool read_image(const submitted_set *set, place at, wd_image_use *use) {
    const wd_state_layout_binding *binding = &set->set->layout->bindings[at.index];
    return read_use(&set->set->descriptors[binding->first + at.element], use);
}

static wd_gpuav_layout_mismatch describe(const submitted_set *set, place at, const wd_image_use *use,
                                         const wd_image_mismatch *found) {
    return (wd_gpuav_layout_mismatch){set->set->layout->bindings[at.index].binding,
                                      at.element,
                                      use->layout,
                                      found->actual,
                                      found->range,
                                      found->setter.command,
                                      found->is_submission};
}

// compare_before_call finds the mismatches before the call.
static void compare_before_call(const wd_gpuav_submitted_sets *sets, submitted_set *set) {
    set->mismatches.count = 0;
    wd_state_descriptor_set_lock(set->set);
    for (size_t i = 0; i < set->images.count; i++) {
        const place at = set->images.items[i].at;
        wd_image_use use;
        wd_image_mismatch found;
        wd_gpuav_layout_mismatch *added =
            read_image(set, at, &use) && wd_image_submit_find_first(sets->work, &use, &found)
                ? WD_VECTOR_PUSH(&sets->inputs->allocator, &set->mismatches)
                : NULL;
        if (added) {
            *added = describe(set, at, &use, &found);
        }
    }
    wd_state_descriptor_set_unlock(set->set);
}

static submitted_set *create_set(wd_gpuav_submitted_sets *sets, wd_state_descriptor_set *from,
                                 bool is_ray_tracing) {
    const wd_allocator *allocator = &sets->inputs->allocator;
    submitted_set *set = wd_alloc_zero(allocator, 1, sizeof(*set));
    if (!set) {
        return NULL;
    }
    set->set = from;
    set->is_ray_tracing = is_ray_tracing;
    set->num_words = wd_gpuav_inputs_count_words(sets->inputs, from);
    set->words = wd_alloc_zero(allocator, set->num_words, sizeof(*set->words));
    const uint64_t key = from->object.id << 1 | is_ray_tracing;
    if (!set->words || wd_hash_table_set(&sets->sets, key, set) != WD_OK) {
        free_set(allocator, set);
        return NULL;
    }
    set->next = sets->first;
    sets->first = set;
    (void)wd_gpuav_inputs_write_table(sets->inputs, from, set->words);
    list_images(allocator, set);
    return set;
}

static submitted_set *need_set(wd_gpuav_submitted_sets *sets, const wd_gpuav_layout_table *table) {
    const uint64_t key = table->set->object.id << 1 | table->is_ray_tracing;
    submitted_set *set = wd_hash_table_get(&sets->sets, key);
    set = set ? set : create_set(sets, table->set, table->is_ray_tracing);
    if (set && set->num_waits != sets->num_waits) {
        set->num_waits = sets->num_waits;
        compare_before_call(sets, set);
    }
    return set;
}

// Images that the call changes

// list_changed lists the images that the call changes before or in the current command buffer.
static void list_changed(const wd_gpuav_submitted_sets *sets, submitted_set *set) {
    set->changed.count = 0;
    for (size_t i = 0; i < set->images.count; i++) {
        if (wd_image_submit_changes(sets->work, set->images.items[i].id)) {
            changed_image *added = WD_VECTOR_PUSH(&sets->inputs->allocator, &set->changed);
            if (added) {
                *added = (changed_image){.at = set->images.items[i].at};
            }
            set->lacks_memory |= !added;
        }
    }
}

// compare_places returns a number below 0, 0, or above 0, as a changed descriptor comes before that of a mismatch, is
// the same one, or comes after it.
static int compare_places(const submitted_set *set, place at, const wd_gpuav_layout_mismatch *mismatch) {
    const uint32_t binding = set->set->layout->bindings[at.index].binding;
    return binding != mismatch->binding ? (binding < mismatch->binding ? -1 : 1)
                                        : (at.element > mismatch->element) - (at.element < mismatch->element);
}

// keep_mismatches keeps those of images that the call does not change. Both vectors are in order.
static void keep_mismatches(const wd_gpuav_submitted_sets *sets, submitted_set *set) {
    size_t next = 0;
    for (uint32_t i = 0; i < set->mismatches.count; i++) {
        const wd_gpuav_layout_mismatch *mismatch = &set->mismatches.items[i];
        while (next < set->changed.count && compare_places(set, set->changed.items[next].at, mismatch) < 0) {
            next++;
        }
        const bool is_changed =
            next < set->changed.count && !compare_places(set, set->changed.items[next].at, mismatch);
        uint32_t *kept = is_changed ? NULL : WD_VECTOR_PUSH(&sets->inputs->allocator, &set->kept);
        if (kept) {
            *kept = i;
        }
    }
}

static void begin_command_buffer(const wd_gpuav_submitted_sets *sets, submitted_set *set) {
    set->command_buffer = sets->num_command_buffers;
    set->kept.count = 0;
    list_changed(sets, set);
    if (set->lacks_memory) {
        set->changed.count = 0;
    } else if (wd_image_submit_knows_start(sets->work)) {
        keep_mismatches(sets, set);
    }
}

// Tables

static void forbid(const wd_gpuav_inputs *inputs, const wd_state_set_layout *layout,
                   const wd_gpuav_layout_mismatch *mismatch, uint32_t *words) {
    const wd_state_layout_binding *binding = wd_state_set_layout_binding(layout, mismatch->binding);
    if (binding) {
        wd_gpuav_inputs_forbid(inputs, layout, (uint32_t)(binding - layout->bindings), mismatch->element,
                               WD_CONTENT_BIT(WD_CONTENT_LAYOUT), words);
    }
}

static void add_mismatch(const wd_gpuav_submitted_sets *sets, wd_gpuav_layout_table *table,
                         const wd_gpuav_layout_mismatch *mismatch) {
    wd_gpuav_layout_mismatch *added = WD_VECTOR_PUSH(&sets->inputs->allocator, &table->mismatches);
    if (added) {
        *added = *mismatch;
        forbid(sets->inputs, table->set->layout, mismatch, sets->words);
    }
}

// compare_changed compares an image with its layouts in an epoch. The set's lock is held.
static void compare_changed(wd_gpuav_submitted_sets *sets, const submitted_set *set, uint32_t epoch,
                            changed_image *image) {
    const wd_state_layout_binding *binding = &set->set->layout->bindings[image->at.index];
    wd_image_use use;
    wd_image_mismatch found;
    image->is_known = true;
    image->last_epoch = UINT32_MAX;
    image->is_mismatch = read_use(&set->set->descriptors[binding->first + image->at.element], &use) &&
                         wd_image_submit_find_mismatch(sets->work, epoch, &use, &found, &image->last_epoch);
    if (image->is_mismatch) {
        image->mismatch = describe(set, image->at, &use, &found);
    }
}

static void add_changed(wd_gpuav_submitted_sets *sets, const submitted_set *set,
                        wd_gpuav_layout_table *table) {
    wd_state_descriptor_set_lock(set->set);
    for (size_t i = 0; i < set->changed.count; i++) {
        changed_image *image = &set->changed.items[i];
        if (!image->is_known || table->epoch > image->last_epoch) {
            compare_changed(sets, set, table->epoch, image);
        }
        if (image->is_mismatch) {
            add_mismatch(sets, table, &image->mismatch);
        }
    }
    wd_state_descriptor_set_unlock(set->set);
}

void wd_gpuav_submitted_sets_write(wd_gpuav_submitted_sets *sets, wd_gpuav_layout_table *table) {
    const wd_gpuav_inputs *inputs = sets->inputs;
    submitted_set *set = need_set(sets, table);
    table->mismatches.count = 0;
    if (!set || !wd_array_reserve(&inputs->allocator, (void **)&sets->words, &sets->capacity, set->num_words,
                                  sizeof(*sets->words))) {
        wd_gpuav_inputs_rewrite(inputs, table->set, table->position);
        return;
    }
    if (set->command_buffer != sets->num_command_buffers) {
        begin_command_buffer(sets, set);
    }
    memcpy(sets->words, set->words, set->num_words * sizeof(*sets->words));
    for (size_t i = 0; i < set->kept.count; i++) {
        add_mismatch(sets, table, &set->mismatches.items[set->kept.items[i]]);
    }
    add_changed(sets, set, table);
    wd_gpuav_inputs_store_table(inputs, table->set->layout, table->position, sets->words, set->num_words);
}

void wd_gpuav_submitted_sets_refresh(const wd_gpuav_inputs *inputs, const wd_gpuav_layout_table *table,
                                     uint32_t *words) {
    (void)wd_gpuav_inputs_write_table(inputs, table->set, words);
    for (size_t i = 0; i < table->mismatches.count; i++) {
        forbid(inputs, table->set->layout, &table->mismatches.items[i], words);
    }
    wd_gpuav_inputs_store_table(inputs, table->set->layout, table->position, words,
                                wd_gpuav_inputs_count_words(inputs, table->set));
}
