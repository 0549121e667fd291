// The layouts of images at commands of command buffers that are being submitted.
#include "vk/image_layouts/image_layouts_internal.h"

static const wd_recorded_layouts *recording_of(const wd_state_command_buffer *command_buffer) {
    return wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_LAYOUTS);
}

bool wd_layouts_is_unknown(const wd_state_command_buffer *command_buffer) {
    const wd_recorded_layouts *recorded = recording_of(command_buffer);
    return command_buffer->incomplete || command_buffer->num_unknown || command_buffer->is_untracked ||
           (recorded && recorded->is_unknown);
}

// find_changed returns the image's entry in the recording of a command buffer if the recording changes its layouts.
static const wd_recorded_image *find_changed(const wd_state_command_buffer *command_buffer,
                                             const wd_state_image *image) {
    const wd_recorded_layouts *recorded = recording_of(command_buffer);
    const wd_recorded_image *found = recorded ? wd_layouts_find_recorded(recorded, image) : NULL;
    return found && found->has_changes ? found : NULL;
}

// Changes of the call

static void clear_changes(wd_image_submit *submit) {
    for (wd_image_change *change = submit->first_change, *next; change; change = next) {
        next = change->next;
        wd_layout_map_finish(&change->map);
        wd_free(&submit->layouts->allocator, change);
    }
    submit->first_change = NULL;
    wd_hash_table_finish(&submit->changed);
    wd_hash_table_init(&submit->changed, submit->layouts->allocator);
    submit->left.count = 0;
}

void wd_image_submit_forget(wd_image_submit *submit) {
    submit->clock.is_uncertain = true;
    submit->has_filter = false;
    clear_changes(submit);
}

static wd_image_change *need_change(wd_image_submit *submit, const wd_state_image *image) {
    wd_image_change *change = wd_hash_table_get(&submit->changed, image->object.id);
    if (change) {
        return change;
    }
    change = wd_alloc_zero(&submit->layouts->allocator, 1, sizeof *change);
    if (!change || wd_hash_table_set(&submit->changed, image->object.id, change) != WD_OK) {
        wd_free(&submit->layouts->allocator, change);
        return NULL;
    }
    wd_layout_map_init(&change->map, submit->layouts->allocator, WD_LAYOUT_UNCHANGED);
    change->next = submit->first_change;
    submit->first_change = change;
    return change;
}

typedef struct added_change {
    wd_image_change *change;
    uint64_t size; // Of the image.
} added_change;

static bool add_piece(void *user, wd_range numbers, uint32_t word) {
    const added_change *added = user;
    if (word != WD_LAYOUT_UNCHANGED) {
        wd_layout_map_store(&added->change->map, added->size, numbers, word);
    }
    return true;
}

// add_changes adds the layouts that a primary command buffer leaves. The host may have changed those that it forgot.
static void add_changes(wd_image_submit *submit, const wd_state_command_buffer *command_buffer) {
    const wd_recorded_layouts *recorded = recording_of(command_buffer);
    if (wd_layouts_is_unknown(command_buffer)) {
        wd_image_submit_forget(submit);
        return;
    }
    const size_t num_forgets = recorded ? recorded->forgets.count : 0;
    if (num_forgets) {
        wd_image_submit_forget(submit);
    }
    for (const wd_recorded_image *image = recorded ? recorded->first : NULL; image; image = image->next) {
        const bool is_added = image->has_changes && image->num_forgets == num_forgets;
        wd_image_change *change = is_added ? need_change(submit, image->image) : NULL;
        if (change) {
            added_change added = {change, wd_layout_shape_size(&image->tracked->shape)};
            wd_layout_map_visit(&image->left, (wd_range){0, added.size}, add_piece, &added);
        } else if (is_added) {
            wd_image_submit_forget(submit); // There is no memory.
            return;
        }
    }
}

// add_all_changes adds those of the command buffers that were left. A call whose later command buffers have no uses to
// compare adds nothing.
static void add_all_changes(wd_image_submit *submit) {
    const size_t count = submit->left.count;
    for (size_t i = 0; i < count; i++) {
        add_changes(submit, submit->left.items[i]);
    }
    submit->left.count = 0;
}

static void add_left(wd_image_submit *submit, const wd_state_command_buffer *command_buffer) {
    const wd_state_command_buffer **added = WD_VECTOR_PUSH(&submit->layouts->allocator, &submit->left);
    if (added) {
        *added = command_buffer;
    } else {
        wd_image_submit_forget(submit);
    }
}

// Levels

// find_start_epoch finds the epoch of the command in the current command buffer that executes another one. False: it
// is unknown.
static bool find_start_epoch(const wd_image_level *parent, const wd_state_command_buffer *command_buffer,
                             uint32_t *epoch) {
    const wd_recorded_layouts *recorded = recording_of(command_buffer);
    *epoch = recorded ? recorded->parent_epoch : 0;
    return recorded && recorded->parent == parent->command_buffer &&
           recorded->parent_generation == parent->command_buffer->generation;
}

bool wd_image_submit_enter(wd_image_submit *submit, const wd_state_command_buffer *command_buffer) {
    if (submit->num_levels == WD_IMAGE_MAX_LEVELS) {
        return false;
    }
    wd_image_level *level = &submit->levels[submit->num_levels];
    *level = (wd_image_level){.command_buffer = command_buffer};
    level->has_known_start = !(command_buffer->usage & VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT) &&
                             !wd_layouts_is_unknown(command_buffer);
    if (submit->num_levels) {
        level->has_known_start &= find_start_epoch(&level[-1], command_buffer, &level->start_epoch);
    }
    wd_hash_table_init(&level->cursors, submit->layouts->allocator);
    submit->num_levels++;
    submit->has_filter = false;
    return true;
}

static void finish_level(const wd_image_submit *submit, wd_image_level *level) {
    for (wd_image_cursor *cursor = level->first_cursor, *next; cursor; cursor = next) {
        next = cursor->next;
        wd_layout_map_finish(&cursor->map);
        wd_free(&submit->layouts->allocator, cursor);
    }
    wd_hash_table_finish(&level->cursors);
}

void wd_image_submit_leave(wd_image_submit *submit) {
    wd_image_level *level = &submit->levels[--submit->num_levels];
    submit->has_filter = false;
    finish_level(submit, level);
    if (!submit->num_levels) {
        add_left(submit, level->command_buffer);
    }
}

void wd_image_submit_finish(wd_image_submit *submit) {
    while (submit->num_levels) {
        finish_level(submit, &submit->levels[--submit->num_levels]);
    }
    clear_changes(submit);
    wd_hash_table_finish(&submit->changed);
    WD_VECTOR_FINISH(&submit->layouts->allocator, &submit->left);
}

static wd_image_cursor *need_cursor(const wd_image_submit *submit, wd_image_level *level,
                                    const wd_recorded_image *image) {
    const uint64_t id = image->image->object.id;
    wd_image_cursor *cursor = wd_hash_table_get(&level->cursors, id);
    if (cursor) {
        return cursor;
    }
    cursor = wd_alloc_zero(&submit->layouts->allocator, 1, sizeof *cursor);
    if (!cursor || wd_hash_table_set(&level->cursors, id, cursor) != WD_OK) {
        wd_free(&submit->layouts->allocator, cursor);
        return NULL;
    }
    wd_layout_map_init(&cursor->map, submit->layouts->allocator, WD_LAYOUT_UNCHANGED);
    cursor->next_change = image->first_change;
    cursor->next = level->first_cursor;
    level->first_cursor = cursor;
    return cursor;
}

// count_forgets returns how often the recording forgets layouts before an epoch.
static size_t count_forgets(const wd_recorded_layouts *recorded, uint32_t epoch) {
    size_t low = 0, high = recorded ? recorded->forgets.count : 0;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        if (recorded->forgets.items[middle] < epoch) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

// forget_to makes the layouts of a cursor unknown if the recording forgets them before an epoch.
static void forget_to(wd_image_cursor *cursor, const wd_recorded_layouts *recorded, wd_range all,
                      uint32_t epoch) {
    const size_t num_forgets = count_forgets(recorded, epoch);
    if (num_forgets == cursor->num_forgets) {
        return;
    }
    cursor->num_forgets = num_forgets;
    while (cursor->next_change && cursor->next_change->epoch < recorded->forgets.items[num_forgets - 1]) {
        cursor->next_change = cursor->next_change->next;
    }
    wd_layout_map_store(&cursor->map, all.end, all, WD_LAYOUT_UNKNOWN);
}

// find_cursor returns the layouts that a level has given to an image before an epoch. NULL: there is no memory.
static const wd_image_cursor *find_cursor(const wd_image_submit *submit, wd_image_level *level,
                                          const wd_recorded_image *image, uint32_t epoch) {
    wd_image_cursor *cursor = need_cursor(submit, level, image);
    const wd_range all = {0, wd_layout_shape_size(&image->tracked->shape)};
    if (!cursor) {
        return NULL;
    }
    if (epoch < cursor->epoch) {
        wd_layout_map_store(&cursor->map, all.end, all, WD_LAYOUT_UNCHANGED);
        cursor->next_change = image->first_change;
        cursor->num_forgets = 0;
    }
    cursor->epoch = epoch;
    forget_to(cursor, recording_of(level->command_buffer), all, epoch);
    for (; cursor->next_change && cursor->next_change->epoch < epoch;
         cursor->next_change = cursor->next_change->next) {
        wd_layout_map_store(&cursor->map, all.end, cursor->next_change->numbers, cursor->next_change->word);
    }
    return cursor;
}

// Comparisons

// query is a use that is compared.
typedef struct query {
    const wd_image_submit *submit;
    const wd_state_image *image;
    const wd_tracked_image *tracked;
    wd_layouts_comparison comparison;
    uint32_t level; // The one whose pieces are visited. submit->num_levels: none.
    wd_image_level *levels;
} query;

static bool compare_piece(void *user, wd_range numbers, uint32_t word) {
    query *query = user;
    query->comparison.mismatch.is_submission = query->level + 1 != query->submit->num_levels;
    return wd_layouts_compare(&query->comparison, numbers, word);
}

// compare_submitted compares a range with the layouts before the call. The lock is held.
static void compare_submitted(query *query, wd_range numbers) {
    query->level = query->submit->num_levels;
    if (wd_layouts_is_settled(query->submit, query->tracked)) {
        wd_layout_map_visit(&query->tracked->map, numbers, compare_piece, query);
        wd_layouts_copy_last(&query->comparison.mismatch, query->tracked);
    }
}

static bool compare_changed_piece(void *user, wd_range numbers, uint32_t word) {
    query *query = user;
    query->level = query->submit->num_levels;
    if (word == WD_LAYOUT_UNCHANGED) {
        compare_submitted(query, numbers);
        return !query->comparison.is_found;
    }
    return compare_piece(query, numbers, word);
}

// compare_before_primary compares a range with the layouts before the current primary command buffer.
static void compare_before_primary(query *query, wd_range numbers) {
    const wd_image_change *change = wd_hash_table_get(&query->submit->changed, query->image->object.id);
    if (change) {
        wd_layout_map_visit(&change->map, numbers, compare_changed_piece, query);
    } else {
        compare_submitted(query, numbers);
    }
}

static void compare_level(query *query, uint32_t number, uint32_t epoch, wd_range numbers);

// compare_start compares a range with the layouts before a level.
static void compare_start(query *query, uint32_t number, wd_range numbers) {
    const wd_image_level *level = &query->levels[number];
    if (!level->has_known_start) {
        return;
    }
    if (number) {
        compare_level(query, number - 1, level->start_epoch, numbers);
    } else {
        compare_before_primary(query, numbers);
    }
}

static bool compare_level_piece(void *user, wd_range numbers, uint32_t word) {
    query *query = user;
    const uint32_t level = query->level;
    if (word != WD_LAYOUT_UNCHANGED) {
        return compare_piece(query, numbers, word);
    }
    compare_start(query, level, numbers);
    query->level = level;
    return !query->comparison.is_found;
}

// compare_level compares a range with the layouts in an epoch of a level.
static void compare_level(query *query, uint32_t number, uint32_t epoch, wd_range numbers) {
    wd_image_level *level = &query->levels[number];
    const wd_recorded_image *image = find_changed(level->command_buffer, query->image);
    if (wd_layouts_is_unknown(level->command_buffer)) {
        return;
    }
    if (!image && !count_forgets(recording_of(level->command_buffer), epoch)) {
        compare_start(query, number, numbers);
    }
    if (!image) {
        return;
    }
    const wd_image_cursor *cursor = find_cursor(query->submit, level, image, epoch);
    query->level = number;
    if (cursor) {
        wd_layout_map_visit(&cursor->map, numbers, compare_level_piece, query);
    }
}

static query begin_query(const wd_image_submit *submit, const wd_image_use *use) {
    const wd_state_image *image = use->image;
    const wd_tracked_image *tracked =
        wd_layouts_is_aliased(image) ? NULL : wd_layouts_find_tracked(submit->layouts, image);
    return (query){.submit = submit,
                   .image = image,
                   .tracked = tracked,
                   .comparison = {.shape = tracked ? &tracked->shape : NULL, .mismatch = {.use = use}}};
}

// find_last_epoch returns the last epoch in which the layouts of an image are those in `epoch`.
static uint32_t find_last_epoch(const wd_image_level *level, const wd_state_image *image, uint32_t epoch) {
    const wd_image_cursor *cursor = wd_hash_table_get(&level->cursors, image->object.id);
    const wd_recorded_layouts *recorded = recording_of(level->command_buffer);
    const size_t num_forgets = count_forgets(recorded, epoch);
    const uint32_t change = cursor && cursor->next_change ? cursor->next_change->epoch : UINT32_MAX;
    const uint32_t forget =
        recorded && num_forgets < recorded->forgets.count ? recorded->forgets.items[num_forgets] : UINT32_MAX;
    return change < forget ? change : forget;
}

bool wd_image_submit_find_mismatch(wd_image_submit *submit, uint32_t epoch, const wd_image_use *use,
                                   wd_image_mismatch *mismatch, uint32_t *last_epoch) {
    query query = begin_query(submit, use);
    const uint32_t last = submit->num_levels - 1;
    add_all_changes(submit);
    *last_epoch = UINT32_MAX;
    if (!query.tracked) {
        return false;
    }
    query.levels = submit->levels;
    query.comparison.mismatch.command_buffer = submit->levels[last].command_buffer;
    wd_layout_walk walk = wd_layout_walk_begin(&query.tracked->shape, &use->range);
    wd_range numbers;
    wd_mutex_lock(&submit->layouts->lock);
    while (!query.comparison.is_found && wd_layout_walk_next(&walk, &numbers)) {
        compare_level(&query, last, epoch, numbers);
    }
    wd_mutex_unlock(&submit->layouts->lock);
    *last_epoch = find_last_epoch(&submit->levels[last], query.image, epoch);
    *mismatch = query.comparison.mismatch;
    return query.comparison.is_found;
}

bool wd_image_submit_find_first(const wd_image_submit *submit, const wd_image_use *use,
                                wd_image_mismatch *mismatch) {
    query query = begin_query(submit, use);
    if (!query.tracked) {
        return false;
    }
    wd_layout_walk walk = wd_layout_walk_begin(&query.tracked->shape, &use->range);
    wd_range numbers;
    wd_mutex_lock(&submit->layouts->lock);
    while (!query.comparison.is_found && wd_layout_walk_next(&walk, &numbers)) {
        compare_submitted(&query, numbers);
    }
    wd_mutex_unlock(&submit->layouts->lock);
    *mismatch = query.comparison.mismatch;
    return query.comparison.is_found;
}

// Images that do not change

static void add_to_filter(wd_image_filter *filter, const wd_image_filter *added) {
    for (size_t i = 0; i < sizeof filter->bits / sizeof filter->bits[0]; i++) {
        filter->bits[i] |= added->bits[i];
    }
}

static void make_filter(wd_image_submit *submit) {
    submit->has_filter = true;
    submit->filter = (wd_image_filter){0};
    add_all_changes(submit);
    for (size_t i = 0; i < submit->changed.capacity; i++) {
        if (submit->changed.slots[i].value) {
            wd_image_filter_add(&submit->filter, submit->changed.slots[i].key);
        }
    }
    for (uint32_t i = 0; i < submit->num_levels; i++) {
        const wd_recorded_layouts *recorded = recording_of(submit->levels[i].command_buffer);
        if (recorded) {
            add_to_filter(&submit->filter, &recorded->changed);
        }
    }
}

bool wd_image_submit_changes(wd_image_submit *submit, uint64_t image) {
    if (!submit->has_filter) {
        make_filter(submit);
    }
    if (!wd_image_filter_has(&submit->filter, image)) {
        return false;
    }
    bool has_changes = wd_hash_table_get(&submit->changed, image) != NULL;
    for (uint32_t i = 0; i < submit->num_levels && !has_changes; i++) {
        const wd_recorded_layouts *recorded = recording_of(submit->levels[i].command_buffer);
        const wd_recorded_image *found = recorded ? wd_hash_table_get(&recorded->images, image) : NULL;
        has_changes = found && found->has_changes;
    }
    return has_changes;
}

bool wd_image_submit_knows_start(wd_image_submit *submit) {
    add_all_changes(submit);
    bool is_known = !submit->clock.is_uncertain;
    for (uint32_t i = 0; i < submit->num_levels; i++) {
        const wd_recorded_layouts *recorded = recording_of(submit->levels[i].command_buffer);
        is_known &= submit->levels[i].has_known_start && !(recorded && recorded->forgets.count);
    }
    return is_known;
}
