#include "vk/syncval/validator/record/recorder.h"

#include <string.h>

#include "vk/syncval/validator/record/found.h"
#include "vk/syncval/validator/record/known_command.h"
#include "vk/syncval/validator/record/late.h"
#include "vk/syncval/validator/record/oversync_calls.h"
#include "vk/syncval/validator/record/resolution.h"
#include "vk/syncval/validator/record/subpass.h"
#include "vk/syncval/validator/record/transfers.h"

// --- Creation and destruction

static void drop_oversync(wd_syncval_recorder *recorder) {
    wd_syncval_oversync_log_destroy(recorder->oversync);
    recorder->oversync = NULL;
}

void wd_syncval_drop_subpasses(wd_syncval_recorder *recorder) {
    if (recorder->outer) {
        recorder->context = recorder->outer;
    }
    recorder->outer = NULL;
    for (size_t i = 0; i < recorder->num_subpasses; i++) {
        wd_sync_context_destroy(recorder->subpasses[i].context);
    }
    recorder->num_subpasses = recorder->num_waits = 0;
}

static void drop_recording(wd_syncval_recorder *recorder) {
    drop_oversync(recorder);
    wd_syncval_drop_subpasses(recorder);
    wd_sync_context_destroy(recorder->context);
    wd_sync_recording_destroy(recorder->recording);
    wd_syncval_history_unref(recorder->history);
    recorder->context = NULL;
    recorder->recording = NULL;
    recorder->history = NULL;
}

// start_recording is not inlined, because each command runs through its caller and this part runs once for
// each recording.
__attribute__((noinline)) static bool start_recording(wd_syncval_recorder *recorder) {
    const wd_allocator allocator = recorder->device->allocator;
    if (!recorder->history) {
        recorder->history = wd_syncval_history_create(allocator);
    }
    if (!recorder->history || (!recorder->pool && wd_sync_pool_create(allocator, &recorder->pool) != WD_OK) ||
        wd_sync_context_create(recorder->pool, 0, &recorder->context) != WD_OK ||
        (!recorder->recording && wd_sync_recording_create(allocator, &recorder->recording) != WD_OK)) {
        drop_recording(recorder);
        return false;
    }
    wd_sync_pool_set_sharing(recorder->pool, &recorder->device->aliases.bound);
    wd_sync_context_set_recording(recorder->context, recorder->recording, 0);
    if (recorder->device->oversync) {
        recorder->oversync = wd_syncval_oversync_log_create(recorder->device->oversync);
    }
    return true;
}

void wd_syncval_forget(wd_syncval_recorder *recorder) {
    if (!recorder) {
        return;
    }
    drop_oversync(recorder);
    // The next recording is probably as large, so it reuses the memory.
    wd_syncval_history *history = wd_syncval_history_reuse(recorder->history);
    if (!history) {
        wd_syncval_history_unref(recorder->history);
    }
    recorder->history = history;
    wd_syncval_drop_subpasses(recorder);
    wd_sync_context_destroy(recorder->context);
    recorder->context = NULL;
    if (recorder->recording) {
        wd_sync_recording_clear(recorder->recording);
    }
    if (recorder->pool) {
        wd_sync_pool_clear(recorder->pool);
    }
    recorder->unknown_tag = recorder->unknown_output_tag = recorder->unknown_write_tag = 0;
    recorder->ranges.out_of_memory = false;
    recorder->bounds.count = 0;
    recorder->host_tag = 0;
    recorder->num_event_uses = 0;
    recorder->instance = 0;
    recorder->failed = recorder->has_unknown_command = false;
    recorder->in_skipped_pass = false;
    recorder->in_pass = false;
    recorder->pass = NULL;
    recorder->num_attachments = 0;
    recorder->has_drawn = false;
    wd_syncval_dynamic_reset(&recorder->dynamic);
    recorder->feedback = (wd_syncval_feedback){0};
    recorder->num_inherited = 0;
    recorder->num_barriers = 0;
    recorder->pushed.is_written = 0;
    recorder->unknown_bindings = 0;
    wd_syncval_late_clear(recorder->late);
    if (recorder->transfers) {
        recorder->transfers->count = 0;
    }
    recorder->resumes = recorder->is_suspended = false;
}

static void release_recorder(wd_state_object *object, void *data) {
    (void)object;
    wd_syncval_recorder *recorder = data;
    const wd_allocator allocator = recorder->device->allocator;
    drop_recording(recorder);
    wd_syncval_resolutions_destroy(recorder->resolutions);
    wd_syncval_resolutions_destroy(recorder->vertices);
    wd_syncval_known_commands_destroy(recorder->known_commands);
    wd_free(&allocator, recorder->drawn);
    wd_sync_pool_destroy(recorder->pool);
    wd_free(&allocator, recorder->accesses);
    wd_free(&allocator, recorder->ranges.items);
    wd_free(&allocator, recorder->unknown_ranges);
    wd_free(&allocator, recorder->bounds.items);
    wd_free(&allocator, recorder->found);
    wd_free(&allocator, recorder->attachments);
    wd_free(&allocator, recorder->subpasses);
    wd_free(&allocator, recorder->waits);
    wd_free(&allocator, recorder->event_uses);
    wd_free(&allocator, recorder->inherited);
    wd_syncval_late_destroy(recorder->late, &allocator);
    wd_syncval_transfers_destroy(recorder->transfers, &allocator);
    wd_syncval_vertex_input_finish(&recorder->dynamic.vertices, &allocator);
    pthread_mutex_destroy(&recorder->lock);
    wd_free(&allocator, recorder);
}

static wd_syncval_recorder *make_recorder(wd_syncval_device *device,
                                          wd_state_command_buffer *command_buffer) {
    const wd_state_object *pool = command_buffer->object.parent;
    if (pool->type != VK_OBJECT_TYPE_COMMAND_POOL) {
        return NULL; // An allocation for the pool failed, so the queue family is unknown.
    }
    wd_syncval_recorder *recorder = wd_alloc_zero(&device->allocator, 1, sizeof(*recorder));
    if (!recorder) {
        return NULL;
    }
    recorder->device = device;
    recorder->command_buffer = command_buffer;
    recorder->ranges.allocator = device->allocator;
    pthread_mutex_init(&recorder->lock, NULL);
    const wd_state_physical_device *physical = wd_state_device_physical(command_buffer->device);
    recorder->queue_family = ((const wd_state_command_pool *)pool)->queue_family;
    if (physical && recorder->queue_family < physical->num_queue_families) {
        recorder->queue_flags = physical->queue_families[recorder->queue_family].queueFlags;
    }
    wd_state_slot_set(&command_buffer->object, WD_STATE_SLOT_SYNC, recorder, release_recorder);
    return recorder;
}

wd_syncval_recorder *wd_syncval_find(const wd_state_command_buffer *command_buffer) {
    return wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_SYNC);
}

// first_recorder_of is wd_syncval_recorder_of if there is no recorder yet, or commands are missing.
__attribute__((noinline)) static wd_syncval_recorder *
first_recorder_of(wd_call *call, wd_state_command_buffer *command_buffer) {
    wd_syncval_device *device = call->data;
    if (!command_buffer || command_buffer->recording != WD_STATE_RECORDING) {
        return NULL;
    }
    wd_syncval_recorder *recorder = wd_syncval_find(command_buffer);
    if (recorder && wd_syncval_is_in_skipped_pass(recorder, call)) {
        call->is_skipped = true;
    }
    if (call->is_skipped) {
        return NULL;
    }
    if (!recorder) {
        recorder = make_recorder(device, command_buffer);
    }
    command_buffer->incomplete |= !recorder;
    if (recorder && command_buffer->incomplete) {
        recorder->failed = true; // A command may be missing.
    }
    return recorder && !recorder->failed ? recorder : NULL;
}

wd_syncval_recorder *wd_syncval_recorder_of(wd_call *call, VkCommandBuffer handle) {
    wd_syncval_device *device = call->data;
    wd_state_command_buffer *command_buffer =
        device ? wd_state_find_command_buffer(device->chassis->state, handle) : NULL;
    wd_syncval_recorder *recorder = command_buffer ? wd_syncval_find(command_buffer) : NULL;
    if (recorder && !recorder->failed && !command_buffer->incomplete && !recorder->in_skipped_pass &&
        !call->is_skipped && command_buffer->recording == WD_STATE_RECORDING) {
        return recorder;
    }
    return first_recorder_of(call, command_buffer);
}

void wd_syncval_note_entry(const wd_syncval_recorder *recorder, wd_syncval_entry *entry) {
    entry->unknown_tag = (uint32_t)recorder->unknown_tag;
    entry->unknown_output_tag = (uint32_t)recorder->unknown_output_tag;
    entry->has_only_colors = recorder->in_pass && recorder->has_only_colors;
    entry->has_only_depth = recorder->in_pass && recorder->has_only_depth;
}

wd_syncval_recorder *wd_syncval_begin_draw(wd_call *call, VkCommandBuffer handle) {
    wd_syncval_recorder *recorder = wd_syncval_recorder_of(call, handle);
    if (!recorder) {
        return NULL;
    }
    if (!recorder->context && !start_recording(recorder)) {
        recorder->failed = true;
        return NULL;
    }
    recorder->num_accesses = 0;
    recorder->num_unknown_ranges = 0;
    recorder->ranges.count = 0;
    recorder->num_known = 0;
    recorder->is_transient = false;
    recorder->num_found = 0;
    recorder->skip = recorder->cannot_skip = false;
    recorder->tag = wd_syncval_history_add(recorder->history, call->name, recorder->command_buffer->label);
    recorder->failed = !recorder->tag;
    if (recorder->failed) {
        return NULL;
    }
    wd_syncval_note_entry(recorder, &recorder->history->entries[recorder->tag - 1]);
    return recorder;
}

wd_syncval_recorder *wd_syncval_begin(wd_call *call, VkCommandBuffer handle) {
    wd_syncval_recorder *recorder = wd_syncval_begin_draw(call, handle);
    if (recorder) {
        recorder->has_drawn = false;
    }
    return recorder;
}

// --- Accesses

static bool continues(const wd_syncval_access *last, const wd_syncval_access *access) {
    return last->object == access->object && last->usage == access->usage && last->space == access->space &&
           last->ordering == access->ordering && last->in_instance == access->in_instance &&
           last->atomicity == access->atomicity &&
           last->first_range + last->num_ranges == access->first_range;
}

static void add_access(wd_syncval_recorder *recorder, const wd_syncval_access *access) {
    if (recorder->num_accesses && continues(&recorder->accesses[recorder->num_accesses - 1], access)) {
        recorder->accesses[recorder->num_accesses - 1].num_ranges += access->num_ranges;
        return;
    }
    void *accesses = recorder->accesses;
    if (!wd_array_reserve(&recorder->device->allocator, &accesses, &recorder->accesses_capacity,
                          recorder->num_accesses + 1, sizeof(*access))) {
        recorder->failed = true;
        return;
    }
    recorder->accesses = accesses;
    recorder->accesses[recorder->num_accesses++] = *access;
}

bool wd_syncval_add_known(wd_syncval_recorder *recorder, wd_syncval_resolution *known) {
    if (recorder->num_known == WD_SYNCVAL_MAX_KNOWN) {
        return false;
    }
    if (known->num_accesses) {
        recorder->known[recorder->num_known++] = known;
    }
    return true;
}

static bool reserve_known(wd_syncval_recorder *recorder, size_t *num_accesses) {
    size_t num_ranges = 0;
    *num_accesses = 0;
    for (uint32_t i = 0; i < recorder->num_known; i++) {
        *num_accesses += recorder->known[i]->num_accesses;
        num_ranges += recorder->known[i]->num_ranges;
    }
    void *accesses = recorder->accesses, *ranges = recorder->ranges.items;
    const bool has_accesses =
        wd_array_reserve(&recorder->device->allocator, &accesses, &recorder->accesses_capacity,
                         recorder->num_accesses + *num_accesses, sizeof(*recorder->accesses));
    const bool has_ranges =
        wd_array_reserve(&recorder->ranges.allocator, &ranges, &recorder->ranges.capacity,
                         recorder->ranges.count + num_ranges, sizeof(*recorder->ranges.items));
    recorder->accesses = accesses;
    recorder->ranges.items = ranges;
    return has_accesses && has_ranges;
}

void wd_syncval_take_known(wd_syncval_recorder *recorder) {
    size_t num_accesses;
    if (!recorder->num_known) {
        return;
    }
    if (!reserve_known(recorder, &num_accesses)) {
        recorder->failed = true;
        return;
    }
    wd_syncval_access *to = recorder->accesses;
    memmove(to + num_accesses, to, recorder->num_accesses * sizeof(*to));
    for (uint32_t i = 0; i < recorder->num_known; i++) {
        const wd_syncval_resolution *known = recorder->known[i];
        memcpy(recorder->ranges.items + recorder->ranges.count, known->ranges,
               known->num_ranges * sizeof(wd_range));
        for (uint32_t k = 0; k < known->num_accesses; k++) {
            *to = known->accesses[k];
            to++->first_range += recorder->ranges.count;
        }
        recorder->ranges.count += known->num_ranges;
    }
    recorder->num_accesses += num_accesses;
    recorder->num_known = 0;
}

void wd_syncval_access_buffer(wd_syncval_recorder *recorder, const wd_state_buffer *buffer,
                              VkDeviceSize offset, VkDeviceSize size, wd_sync_usage usage) {
    if (!recorder || !buffer) {
        return;
    }
    const size_t first = recorder->ranges.count;
    wd_sync_space space;
    recorder->is_transient |= (buffer->flags & VK_BUFFER_CREATE_SPARSE_BINDING_BIT) != 0;
    if (!wd_syncval_buffer_ranges(&recorder->device->spaces, &recorder->ranges, buffer, offset, size,
                                  &space)) {
        recorder->is_transient = true;
        wd_syncval_access_unknown_shown(recorder);
        return;
    }
    if (recorder->ranges.count > first) {
        add_access(recorder, &(wd_syncval_access){&buffer->object, first, recorder->ranges.count - first,
                                                  (uint16_t)usage, (uint8_t)space, WD_SYNC_ORDERING_NONE,
                                                  false, recorder->atomicity});
    }
}

void wd_syncval_access_memory(wd_syncval_recorder *recorder, const wd_state_object *object,
                              const wd_state_binding *binding, VkDeviceSize size, wd_sync_usage usage) {
    if (!binding->memory) {
        wd_syncval_access_unknown_shown(recorder);
        return;
    }
    wd_syncval_ranges *ranges = &recorder->ranges;
    const size_t first = ranges->count;
    const uint64_t begin =
        wd_syncval_memory_address(&recorder->device->spaces, binding->memory) + binding->offset;
    wd_syncval_ranges_add(ranges, first, begin, begin + size);
    if (ranges->count > first) {
        add_access(recorder, &(wd_syncval_access){object, first, 1, (uint16_t)usage, WD_SYNC_LINEAR,
                                                  WD_SYNC_ORDERING_NONE, false, recorder->atomicity});
    }
}

void wd_syncval_access_image(wd_syncval_recorder *recorder, const wd_state_image *image,
                             const VkImageSubresourceRange *range, const wd_syncval_box *box,
                             wd_sync_usage usage, wd_sync_ordering ordering) {
    if (!recorder || !image) {
        return;
    }
    const size_t first = recorder->ranges.count;
    wd_sync_space space;
    const bool in_instance = ordering != WD_SYNC_ORDERING_NONE ||
                             wd_sync_usage_table[usage].access == VK_ACCESS_2_INPUT_ATTACHMENT_READ_BIT;
    recorder->is_transient |= (image->flags & VK_IMAGE_CREATE_SPARSE_BINDING_BIT) != 0;
    if (!wd_syncval_image_ranges(&recorder->device->spaces, &recorder->ranges, image, range, box, &space)) {
        recorder->is_transient = true;
        wd_syncval_access_unknown(recorder);
        return;
    }
    if (recorder->ranges.count > first) {
        add_access(recorder, &(wd_syncval_access){&image->object, first, recorder->ranges.count - first,
                                                  (uint16_t)usage, (uint8_t)space, (uint8_t)ordering,
                                                  in_instance, recorder->atomicity});
    }
}

void wd_syncval_access_unknown(wd_syncval_recorder *recorder) {
    if (!recorder) {
        return;
    }
    recorder->unknown_output_tag = recorder->tag;
    wd_syncval_access_unknown_shown(recorder);
}

void wd_syncval_access_unknown_shown(wd_syncval_recorder *recorder) {
    if (!recorder) {
        return;
    }
    recorder->unknown_write_tag = recorder->tag;
    wd_syncval_read_unknown(recorder);
}

void wd_syncval_read_unknown(wd_syncval_recorder *recorder) {
    if (!recorder) {
        return;
    }
    recorder->unknown_tag = recorder->tag;
    if (recorder->oversync) {
        wd_syncval_log_unknown(recorder);
    }
}

// --- Checking and recording

static bool is_certain(const wd_syncval_recorder *recorder, const wd_sync_hazard *hazard) {
    return wd_syncval_is_certain(hazard, wd_syncval_history_find(recorder->history, hazard->access.tag), 0,
                                 &recorder->bounds, NULL);
}

wd_sync_access wd_syncval_model_access(const wd_syncval_recorder *recorder, const wd_syncval_access *access) {
    return (wd_sync_access){
        .tag = recorder->tag,
        .instance = access->in_instance ? recorder->instance : wd_syncval_subpass_instance(recorder),
        .usage = access->usage,
        .ordering = access->ordering,
        .atomicity = access->atomicity,
    };
}

static bool detect_access(const wd_syncval_recorder *recorder, const wd_syncval_access *access,
                          wd_syncval_found_hazard *found) {
    const wd_sync_access model = wd_syncval_model_access(recorder, access);
    found->object = access->object;
    return wd_sync_context_detect(recorder->context, (wd_sync_space)access->space,
                                  recorder->ranges.items + access->first_range, access->num_ranges, &model,
                                  &found->hazard) &&
           is_certain(recorder, &found->hazard);
}

bool wd_syncval_detect(const wd_syncval_recorder *recorder, wd_syncval_found_hazard *found) {
    bool has_hazard = false;
    for (size_t i = 0; i < recorder->num_accesses && !has_hazard; i++) {
        has_hazard = detect_access(recorder, &recorder->accesses[i], found);
    }
    return has_hazard;
}

// is_certain_now accepts hazards that need not wait for the submission. Of several hazards only one is kept,
// so it must not depend on descriptors that may be updated.
static bool is_certain_now(void *user, const wd_sync_hazard *hazard) {
    const wd_syncval_recorder *recorder = user;
    const wd_syncval_entry *prior = wd_syncval_history_find(recorder->history, hazard->prior.tag);
    return is_certain(recorder, hazard) && !(prior && prior->is_late);
}

// add_unknown_range stores a read until the command is finished, so that writes of the command are not
// compared with it.
static void add_unknown_range(wd_syncval_recorder *recorder, wd_range range, wd_sync_usage usage) {
    void *items = recorder->unknown_ranges;
    if (!wd_array_reserve(&recorder->device->allocator, &items, &recorder->unknown_ranges_capacity,
                          recorder->num_unknown_ranges + 1, sizeof(*recorder->unknown_ranges))) {
        recorder->failed = true;
        return;
    }
    recorder->unknown_ranges = items;
    recorder->unknown_ranges[recorder->num_unknown_ranges++] =
        (wd_syncval_unknown_range){range, (uint16_t)usage};
}

void wd_syncval_read_unknown_range(wd_syncval_recorder *recorder, const wd_state_buffer *buffer,
                                   VkDeviceSize offset, VkDeviceSize size, wd_sync_usage usage) {
    if (!recorder || !buffer || recorder->failed) {
        return;
    }
    const size_t first = recorder->ranges.count;
    wd_sync_space space = WD_SYNC_IDEALIZED;
    if (!wd_syncval_buffer_ranges(&recorder->device->spaces, &recorder->ranges, buffer, offset, size,
                                  &space) ||
        recorder->ranges.count == first) {
        return;
    }
    const wd_range range = recorder->ranges.items[first];
    recorder->ranges.count = first;
    if (space != WD_SYNC_LINEAR) { // The memory of a sparse buffer is not known before the submission.
        return;
    }
    const wd_sync_access access = {.tag = recorder->tag, .usage = (uint16_t)usage};
    wd_sync_hazard hazard;
    if (wd_sync_context_detect_unknown_range(recorder->context, range, &access, is_certain_now, recorder,
                                             &hazard)) {
        wd_syncval_note_hazard(recorder, &hazard, &buffer->object);
    }
    add_unknown_range(recorder, range, usage);
}

static bool add_bounds(wd_syncval_recorder *recorder, const wd_syncval_bounded *added, size_t count,
                       uint64_t offset) {
    wd_syncval_bounds *bounds = &recorder->bounds;
    void *items = bounds->items;
    if (!wd_array_reserve(&recorder->device->allocator, &items, &bounds->capacity, bounds->count + count,
                          sizeof(*bounds->items))) {
        return false;
    }
    bounds->items = items;
    for (size_t i = 0; i < count; i++) {
        bounds->items[bounds->count++] = (wd_syncval_bounded){offset + added[i].tag, added[i].range};
    }
    return true;
}

void wd_syncval_join_bounds(wd_syncval_recorder *recorder, const wd_syncval_bounds *bounds, uint64_t offset) {
    recorder->failed |= !add_bounds(recorder, bounds->items, bounds->count, offset);
}

void wd_syncval_read_bounded(wd_syncval_recorder *recorder, const wd_state_buffer *buffer,
                             VkDeviceSize offset, VkDeviceSize size, wd_sync_usage usage) {
    if (!recorder || recorder->failed) {
        return;
    }
    const size_t first = recorder->ranges.count;
    wd_sync_space space = WD_SYNC_IDEALIZED;
    const bool is_found = buffer &&
                          wd_syncval_buffer_ranges(&recorder->device->spaces, &recorder->ranges, buffer,
                                                   offset, size, &space) &&
                          space == WD_SYNC_LINEAR && recorder->ranges.count > first;
    const wd_syncval_bounded read = {recorder->tag,
                                     is_found ? recorder->ranges.items[first] : (wd_range){0, 0}};
    recorder->ranges.count = first;
    if (!is_found) {
        wd_syncval_read_unknown(recorder);
        return;
    }
    recorder->failed |= !add_bounds(recorder, &read, 1, 0);
    if (recorder->oversync) {
        wd_syncval_log_unknown(recorder);
    }
    wd_syncval_read_unknown_range(recorder, buffer, offset, size, usage);
}

// update records the reads or the writes. A command that reads and writes the same memory counts as a read,
// then a write.
static void update(wd_syncval_recorder *recorder, bool writes) {
    for (size_t i = 0; i < recorder->num_accesses && !recorder->failed; i++) {
        const wd_syncval_access *access = &recorder->accesses[i];
        if (wd_sync_usage_writes(access->usage) != writes) {
            continue;
        }
        const wd_sync_access model = wd_syncval_model_access(recorder, access);
        recorder->failed |= wd_sync_context_update(recorder->context, (wd_sync_space)access->space,
                                                   recorder->ranges.items + access->first_range,
                                                   access->num_ranges, &model) != WD_OK;
    }
}

// group is a set of pieces of the current command that overlap no piece of another group.
typedef struct group {
    wd_syncval_recorder *recorder;
    wd_sync_piece *pieces;
    const wd_state_object *const *objects; // Of the pieces.
    size_t num_pieces;
} group;

static bool note_hazard(void *user, const wd_sync_hazard *hazard, size_t piece) {
    const group *of = user;
    if (is_certain(of->recorder, hazard)) {
        wd_syncval_note_hazard(of->recorder, hazard, of->objects[piece]);
    }
    return true;
}

static bool allow(void *user) {
    return wd_syncval_may_record(((const group *)user)->recorder);
}

static wd_sync_command command_of(group *of) {
    const wd_syncval_recorder *recorder = of->recorder;
    return (wd_sync_command){
        .tag = recorder->tag,
        .instance = recorder->instance,
        .subpass = wd_syncval_subpass_instance(recorder),
        .report = note_hazard,
        .user = of,
        .allow = allow,
        .has_hazard = recorder->num_found != 0,
    };
}

static void compare(group *of) {
    const wd_sync_command command = command_of(of);
    wd_sync_context_check(of->recorder->context, of->pieces, of->num_pieces, &command);
}

// execute checks a group and records it, unless the command is skipped.
static void execute(group *of) {
    const wd_sync_command command = command_of(of);
    wd_syncval_recorder *recorder = of->recorder;
    recorder->failed |=
        wd_sync_context_execute(recorder->context, of->pieces, of->num_pieces, &command) != WD_OK;
}

// record records a group that was checked before.
static void record(group *of) {
    wd_sync_command command = command_of(of);
    wd_syncval_recorder *recorder = of->recorder;
    command.report = NULL;
    command.allow = NULL;
    if (!recorder->failed) {
        recorder->failed |=
            wd_sync_context_execute(recorder->context, of->pieces, of->num_pieces, &command) != WD_OK;
    }
}

static group group_of(wd_syncval_recorder *recorder, const wd_syncval_resolution *known) {
    return (group){recorder, known->pieces, known->objects, known->num_pieces};
}

// is_skipped returns whether a callback asked to skip the current command and it can be skipped.
static bool is_skipped(const wd_syncval_recorder *recorder) {
    return recorder->skip && !recorder->cannot_skip;
}

// check_and_record handles the accesses that are not cached.
static void check_and_record(wd_syncval_recorder *recorder) {
    wd_syncval_pieces pieces;
    wd_syncval_make_pieces(&pieces, recorder->accesses, recorder->num_accesses, recorder->ranges.items);
    if (pieces.count) {
        execute(&(group){recorder, pieces.pieces, pieces.objects, pieces.count});
        return;
    }
    wd_syncval_found_hazard found;
    for (size_t i = 0; i < recorder->num_accesses; i++) {
        if (detect_access(recorder, &recorder->accesses[i], &found)) {
            wd_syncval_note_hazard(recorder, &found.hazard, found.object);
        }
    }
    if (!wd_syncval_may_record(recorder)) {
        return;
    }
    update(recorder, false);
    update(recorder, true);
}

static void check_races(wd_syncval_recorder *recorder) {
    wd_syncval_take_known(recorder);
    if (!recorder->failed) {
        wd_syncval_detect_races(recorder);
    }
}

static bool do_pieces_share(const wd_syncval_recorder *recorder, const wd_syncval_resolution *known) {
    bool shares = false;
    for (uint32_t i = 0; i < known->num_pieces && !shares; i++) {
        shares = wd_sync_context_shares(recorder->context, (wd_sync_space)known->pieces[i].space,
                                        known->pieces[i].range);
    }
    return shares;
}

static bool do_accesses_share(const wd_syncval_recorder *recorder) {
    for (size_t i = 0; i < recorder->num_accesses; i++) {
        const wd_syncval_access *access = &recorder->accesses[i];
        for (size_t k = 0; k < access->num_ranges; k++) {
            if (wd_sync_context_shares(recorder->context, (wd_sync_space)access->space,
                                       recorder->ranges.items[access->first_range + k])) {
                return true;
            }
        }
    }
    return false;
}

// may_share returns whether two parts of the command may share memory although their ranges do not overlap.
static bool may_share(const wd_syncval_recorder *recorder) {
    uint32_t num_sharing = 0;
    if (!__atomic_load_n(&recorder->device->aliases.bound.is_active, __ATOMIC_RELAXED)) {
        return false;
    }
    for (uint32_t i = 0; i < recorder->num_known; i++) {
        num_sharing += do_pieces_share(recorder, recorder->known[i]);
    }
    return num_sharing + (num_sharing && do_accesses_share(recorder)) > 1;
}

// are_parts_disjoint returns whether cached accesses can be checked and recorded separately, because no parts
// of the command overlap.
static bool are_parts_disjoint(const wd_syncval_recorder *recorder) {
    for (uint32_t i = 0; i < recorder->num_known; i++) {
        const wd_syncval_resolution *known = recorder->known[i];
        if (!known->num_pieces ||
            (recorder->num_accesses &&
             !wd_syncval_resolution_is_disjoint(known, recorder->accesses, recorder->num_accesses,
                                                recorder->ranges.items))) {
            return false;
        }
        for (uint32_t k = 0; k < i; k++) {
            if (!wd_syncval_resolutions_are_disjoint(known, recorder->known[k])) {
                return false;
            }
        }
    }
    return !may_share(recorder);
}

// execute_known is for commands with cached groups, and maybe other accesses. All groups are checked before
// any is recorded; the last one is checked and recorded in one step.
static void execute_known(wd_syncval_recorder *recorder) {
    group groups[WD_SYNCVAL_MAX_KNOWN];
    const uint32_t count = recorder->num_known;
    const uint32_t num_compared = recorder->num_accesses || !count ? count : count - 1;
    for (uint32_t i = 0; i < count; i++) {
        groups[i] = group_of(recorder, recorder->known[i]);
    }
    for (uint32_t i = 0; i < num_compared; i++) {
        compare(&groups[i]);
    }
    if (num_compared < count) {
        execute(&groups[num_compared]);
    } else if (recorder->num_accesses) {
        check_and_record(recorder);
    }
    for (uint32_t i = 0; i < num_compared && !is_skipped(recorder); i++) {
        record(&groups[i]);
    }
}

// is_one_known returns whether all accesses of the command are one cached group. Most dispatches are such
// commands.
static bool is_one_known(const wd_syncval_recorder *recorder) {
    return recorder->num_known == 1 && !recorder->num_accesses && !recorder->num_unknown_ranges &&
           !recorder->outer && !recorder->oversync && recorder->known[0]->num_pieces;
}

static void record_unknown_range(wd_syncval_recorder *recorder) {
    for (size_t i = 0; i < recorder->num_unknown_ranges && !recorder->failed; i++) {
        const wd_sync_access access = {.tag = recorder->tag, .usage = recorder->unknown_ranges[i].usage};
        recorder->failed |= wd_sync_context_read_unknown_range(
                                recorder->context, recorder->unknown_ranges[i].range, &access) != WD_OK;
    }
}

// finish_slowly is wd_syncval_finish for commands with several groups, or with hazards that are stored
// already.
static bool finish_slowly(wd_syncval_recorder *recorder) {
    if (recorder->outer) {
        check_races(recorder);
    }
    if (recorder->oversync) {
        wd_syncval_take_known(recorder);
        wd_syncval_log_accesses(recorder);
    }
    if (!are_parts_disjoint(recorder)) {
        wd_syncval_take_known(recorder);
    }
    if (!recorder->failed) {
        execute_known(recorder);
    }
    wd_syncval_may_record(recorder); // Reports the stored hazards of a command without other accesses.
    if (is_skipped(recorder)) {
        wd_syncval_undo_noted(recorder);
    } else {
        record_unknown_range(recorder);
    }
    recorder->num_unknown_ranges = 0;
    recorder->num_known = 0;
    recorder->num_accesses = 0;
    recorder->ranges.count = 0;
    return is_skipped(recorder);
}

bool wd_syncval_finish(wd_syncval_recorder *recorder, wd_call *call) {
    (void)call;
    if (!recorder) {
        return false;
    }
    recorder->failed |= recorder->ranges.out_of_memory;
    if (recorder->failed) {
        return false;
    }
    if (!is_one_known(recorder)) {
        return finish_slowly(recorder);
    }
    group known = group_of(recorder, recorder->known[0]);
    recorder->num_known = 0;
    execute(&known);
    if (!is_skipped(recorder)) {
        return false;
    }
    wd_syncval_undo_noted(recorder);
    return true;
}
