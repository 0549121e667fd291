#include "vk/syncval/validator/recorder/contents_calls.h"

// --- Resources of the same memory

// write_aliases marks the memory of other resources as written that share the memory of a range: their contents may
// have changed.
static void write_aliases(wd_syncval_recorder *recorder, wd_sync_space space, wd_range range) {
    const wd_sync_sharing *sharing = &recorder->device->aliases.bound;
    wd_sync_locations locations = {.allocator = recorder->device->allocator};
    sharing->find(sharing->user, space, range, &locations);
    for (size_t i = 0; i < locations.count; i++) {
        wd_contents_log_write(recorder->contents, locations.items[i].space, locations.items[i].range);
    }
    if (locations.is_incomplete) {
        wd_contents_log_write_unknown(recorder->contents);
    }
    wd_free(&locations.allocator, locations.items);
}

// replace_aliases marks the contents of other images as undefined after a certain write, where they certainly overlap.
static void replace_aliases(wd_syncval_recorder *recorder, const wd_state_object *object) {
    if (object->type != VK_OBJECT_TYPE_IMAGE) {
        return;
    }
    wd_sync_locations locations = {.allocator = recorder->device->allocator};
    wd_syncval_find_replaced(&recorder->device->aliases, (const wd_state_image *)object, &locations);
    for (size_t i = 0; i < locations.count; i++) {
        wd_contents_log_discard(recorder->contents, locations.items[i].space, locations.items[i].range,
                                WD_CONTENTS_ALIAS, recorder->command.tag);
    }
    wd_free(&locations.allocator, locations.items);
}

// change_aliases follows a write to ranges of an object in the other resources of its memory. A write that may not
// happen does not make their contents undefined.
static void change_aliases(wd_syncval_recorder *recorder, const wd_state_object *object, wd_sync_space space,
                           const wd_range *ranges, size_t num_ranges, bool is_certain) {
    if (!__atomic_load_n(&recorder->device->aliases.bound.is_active, __ATOMIC_ACQUIRE)) {
        return;
    }
    for (size_t i = 0; i < num_ranges; i++) {
        write_aliases(recorder, space, ranges[i]);
    }
    if (is_certain) {
        replace_aliases(recorder, object);
    }
}

void wd_syncval_contents_discard(wd_syncval_recorder *recorder, const wd_state_object *object,
                                 wd_sync_space space, const wd_range *ranges, size_t num_ranges,
                                 wd_contents_cause cause) {
    for (size_t i = 0; i < num_ranges; i++) {
        wd_contents_log_discard(recorder->contents, space, ranges[i], cause, recorder->command.tag);
    }
    // Discarded contents need not be written, but the other images lose theirs.
    change_aliases(recorder, object, space, ranges, num_ranges, true);
}

static bool can_map(const wd_state_object *object) {
    const wd_state_memory *memory = wd_syncval_memory_of(object);
    return memory && memory->properties & VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT;
}

// is_certain returns whether a write certainly writes each byte of its ranges.
static bool is_certain(const wd_syncval_access *access) {
    return wd_sync_usage_table[access->usage].access == VK_ACCESS_2_TRANSFER_WRITE_BIT &&
           !access->is_conditional;
}

static void write(wd_syncval_recorder *recorder, const wd_syncval_access *access, const wd_range *ranges) {
    const wd_sync_space space = (wd_sync_space)access->space;
    const bool is_for_host =
        recorder->device->options.host_accesses && space == WD_SYNC_LINEAR && can_map(access->object);
    for (size_t i = access->first_range; i < access->first_range + access->num_ranges; i++) {
        wd_contents_log_write(recorder->contents, space, ranges[i]);
        if (is_for_host) {
            wd_contents_log_write_for_host(recorder->contents, ranges[i], recorder->command.tag,
                                           is_certain(access));
        }
    }
    const bool is_store = wd_sync_usage_table[access->usage].access & VK_ACCESS_2_SHADER_STORAGE_WRITE_BIT;
    change_aliases(recorder, access->object, space, ranges + access->first_range, access->num_ranges,
                   !is_store);
}

// --- Dependencies with the host

static bool shows_host(const wd_state_barrier *barrier) {
    return barrier->dst_stages & VK_PIPELINE_STAGE_2_HOST_BIT &&
           barrier->dst_accesses & (VK_ACCESS_2_HOST_READ_BIT | VK_ACCESS_2_MEMORY_READ_BIT);
}

static void show_buffer(wd_syncval_recorder *recorder, const wd_call *call, const wd_state_barrier *barrier) {
    const wd_state_buffer *buffer = wd_syncval_buffer_of(call, barrier->buffer);
    wd_syncval_ranges *ranges = &recorder->command.ranges;
    const size_t first = ranges->count;
    wd_sync_space space = WD_SYNC_IDEALIZED;
    if (!buffer || !wd_syncval_buffer_ranges(&recorder->device->spaces, ranges, buffer, barrier->offset,
                                             barrier->size, &space)) {
        wd_contents_log_show_host(recorder->contents, NULL);
    }
    for (size_t i = first; space == WD_SYNC_LINEAR && i < ranges->count; i++) {
        wd_contents_log_show_host(recorder->contents, &ranges->items[i]);
    }
    ranges->count = first;
}

void wd_syncval_contents_order(wd_syncval_recorder *recorder, const wd_call *call,
                               const wd_state_barriers *barriers) {
    for (wd_state_barrier_kind kind = 0;
         recorder->device->options.host_accesses && kind < WD_STATE_NUM_BARRIER_KINDS; kind++) {
        for (uint32_t i = 0; i < barriers->num[kind]; i++) {
            const wd_state_barrier barrier = wd_state_barriers_get(barriers, kind, i);
            if (!shows_host(&barrier)) {
                continue;
            }
            if (kind == WD_STATE_BARRIER_BUFFER) {
                show_buffer(recorder, call, &barrier);
            } else {
                wd_contents_log_show_host(recorder->contents, NULL);
            }
        }
    }
}

// --- Reads

#define SHADER_STAGES                                                                                        \
    (VK_PIPELINE_STAGE_2_VERTEX_SHADER_BIT | VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT |                       \
     VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT)
#define BUILD_STAGE VK_PIPELINE_STAGE_2_ACCELERATION_STRUCTURE_BUILD_BIT_KHR
#define TRANSFER_STAGES                                                                                      \
    (VK_PIPELINE_STAGE_2_COPY_BIT | VK_PIPELINE_STAGE_2_RESOLVE_BIT | VK_PIPELINE_STAGE_2_BLIT_BIT)

#define SHADER_READS                                                                                         \
    (VK_ACCESS_2_UNIFORM_READ_BIT | VK_ACCESS_2_SHADER_SAMPLED_READ_BIT | VK_ACCESS_2_SHADER_STORAGE_READ_BIT)
// Vertices, indices, transformations, boxes and instances; shader binding tables; acceleration structures.
#define BUILD_READS VK_ACCESS_2_SHADER_READ_BIT
#define STRUCTURE_READS VK_ACCESS_2_ACCELERATION_STRUCTURE_READ_BIT_KHR
#define FIXED_FUNCTION_READS                                                                                 \
    (VK_ACCESS_2_INDEX_READ_BIT | VK_ACCESS_2_INDIRECT_COMMAND_READ_BIT |                                    \
     VK_ACCESS_2_VERTEX_ATTRIBUTE_READ_BIT | VK_ACCESS_2_INPUT_ATTACHMENT_READ_BIT |                         \
     VK_ACCESS_2_COLOR_ATTACHMENT_READ_BIT | VK_ACCESS_2_DEPTH_STENCIL_ATTACHMENT_READ_BIT |                 \
     VK_ACCESS_2_SHADER_BINDING_TABLE_READ_BIT_KHR)

// uses_contents returns whether a read is one of those that are reported. Shaders of other stages need not run.
static bool uses_contents(uint32_t usage) {
    const wd_sync_usage_info *info = &wd_sync_usage_table[usage];
    return (info->access == VK_ACCESS_2_TRANSFER_READ_BIT && info->stage & TRANSFER_STAGES) ||
           (info->access & SHADER_READS && info->stage & SHADER_STAGES) ||
           (info->access & BUILD_READS && info->stage & BUILD_STAGE) ||
           (info->access & STRUCTURE_READS && info->stage & (SHADER_STAGES | BUILD_STAGE)) ||
           (info->access & FIXED_FUNCTION_READS);
}

// needs_each_byte returns whether the device certainly uses each byte of a read.
static bool needs_each_byte(uint32_t usage) {
    const uint64_t access = wd_sync_usage_table[usage].access;
    return access == VK_ACCESS_2_INDEX_READ_BIT || access == VK_ACCESS_2_INDIRECT_COMMAND_READ_BIT;
}

// birth_of returns the identity of the memory that has the contents. 0: new contents are never reported.
static uint64_t birth_of(const wd_state_object *object) {
    const wd_state_image *image =
        object->type == VK_OBJECT_TYPE_IMAGE ? (const wd_state_image *)object : NULL;
    if (image && image->swapchain) {
        return 0;
    }
    if (image && image->tiling != VK_IMAGE_TILING_LINEAR) {
        return object->id;
    }
    const wd_state_memory *memory = wd_syncval_memory_of(object);
    return memory ? memory->object.id : 0;
}

// is_conditional returns whether the current command may do nothing.
static bool is_conditional(const wd_syncval_recorder *recorder) {
    const wd_state_command_buffer *commands = recorder->command_buffer;
    return commands->conditional.is_active || commands->inheritance.has_conditional_rendering;
}

// watch notes a read of memory that the host can map.
static void watch(wd_syncval_recorder *recorder, const wd_syncval_access *access, const wd_range *ranges) {
    if (access->space != WD_SYNC_LINEAR || !can_map(access->object)) {
        return;
    }
    for (size_t i = access->first_range; i < access->first_range + access->num_ranges; i++) {
        wd_contents_log_watch(recorder->contents, ranges[i], recorder->command.tag);
    }
}

static void read(wd_syncval_recorder *recorder, const wd_syncval_access *access, const wd_range *ranges) {
    if (recorder->device->options.host_write_watch) {
        watch(recorder, access, ranges);
    }
    const bool is_argument =
        wd_sync_usage_table[access->usage].access == VK_ACCESS_2_INDIRECT_COMMAND_READ_BIT;
    const bool is_load = wd_sync_loads(access->ordering);
    if (!uses_contents(access->usage) || access->is_conditional ||
        (recorder->command.is_indirect && !is_argument) || (!is_load && is_conditional(recorder))) {
        return;
    }
    const wd_contents_read made = {
        .tag = recorder->command.tag,
        .resource = access->object,
        .birth = birth_of(access->object),
        .usage = access->usage,
        .space = access->space,
        .ordering = access->ordering,
        .is_exact = needs_each_byte(access->usage),
    };
    wd_contents_log_read(recorder->contents, &made, ranges + access->first_range, access->num_ranges);
}

// --- Commands

// A command takes part in three steps. Shaders may read what they wrote themselves, so their writes come first.
// Blending and tests read what earlier draws wrote.
typedef enum step { STEP_WRITES, STEP_READS, STEP_ATTACHMENTS, NUM_STEPS } step;

static step step_of(const wd_syncval_access *access) {
    if (!wd_sync_usage_writes(access->usage)) {
        return STEP_READS;
    }
    return access->ordering == WD_SYNC_ORDERING_NONE || access->ordering == WD_SYNC_ORDERING_INTERLOCK
               ? STEP_WRITES
               : STEP_ATTACHMENTS;
}

static void write_attachment(wd_syncval_recorder *recorder, const wd_syncval_access *access,
                             const wd_range *ranges) {
    if (wd_sync_discards(access->ordering)) {
        wd_syncval_contents_discard(
            recorder, access->object, (wd_sync_space)access->space, ranges + access->first_range,
            access->num_ranges, wd_sync_loads(access->ordering) ? WD_CONTENTS_LOAD_OP : WD_CONTENTS_STORE_OP);
        return;
    }
    // A store operation makes nothing defined.
    if (!wd_sync_stores(access->ordering)) {
        write(recorder, access, ranges);
    }
}

static void add_access(wd_syncval_recorder *recorder, const wd_syncval_access *access,
                       const wd_range *ranges) {
    switch (step_of(access)) {
    case STEP_READS:
        read(recorder, access, ranges);
        return;
    case STEP_ATTACHMENTS:
        write_attachment(recorder, access, ranges);
        return;
    default:
        write(recorder, access, ranges);
    }
}

static void add_step(wd_syncval_recorder *recorder, step at, const wd_syncval_access *accesses,
                     size_t num_accesses, const wd_range *ranges) {
    for (size_t i = 0; i < num_accesses; i++) {
        if (step_of(&accesses[i]) == at) {
            add_access(recorder, &accesses[i], ranges);
        }
    }
}

// is_new returns whether the cached accesses can have an effect. Their reads are in the log, and the ranges of their
// writes count as written, unless contents were discarded since.
static bool is_new(const wd_syncval_recorder *recorder, const wd_syncval_resolution *known) {
    return known->contents_stamp != wd_contents_log_stamp(recorder->contents);
}

static void add_command(wd_syncval_recorder *recorder, const bool *is_added) {
    const wd_syncval_command *command = &recorder->command;
    for (step at = STEP_WRITES; at < NUM_STEPS; at++) {
        for (uint32_t i = 0; i < command->num_known; i++) {
            const wd_syncval_resolution *known = command->known[i];
            if (is_added[i]) {
                add_step(recorder, at, known->accesses, known->num_accesses, known->ranges);
            }
        }
        add_step(recorder, at, command->accesses.items, command->accesses.count, command->ranges.items);
    }
}

static void add_discards(wd_syncval_recorder *recorder) {
    const wd_syncval_command *command = &recorder->command;
    for (size_t i = 0; i < command->discards.count; i++) {
        const wd_syncval_access *access = &command->discards.items[i].access;
        wd_syncval_contents_discard(recorder, access->object, (wd_sync_space)access->space,
                                    command->ranges.items + access->first_range, access->num_ranges,
                                    command->discards.items[i].cause);
    }
}

void wd_syncval_contents_finished(wd_syncval_recorder *recorder) {
    const wd_syncval_command *command = &recorder->command;
    const bool ignores_reads = command->is_indirect || is_conditional(recorder);
    bool is_added[WD_SYNCVAL_MAX_KNOWN];
    for (uint32_t i = 0; i < command->num_known; i++) {
        is_added[i] = is_new(recorder, command->known[i]);
    }
    add_command(recorder, is_added);
    add_discards(recorder);
    for (uint32_t i = 0; i < command->num_known && !ignores_reads; i++) {
        command->known[i]->contents_stamp = wd_contents_log_stamp(recorder->contents);
    }
}

void wd_syncval_contents_undo(wd_syncval_recorder *recorder) {
    wd_contents_log_clear(recorder->contents);
    wd_contents_log_write_unknown(recorder->contents);
}

static bool keep(void *user, const void *resource) {
    return wd_state_keep_weak(user, (wd_state_object *)(uintptr_t)resource);
}

void wd_syncval_contents_execute(wd_syncval_recorder *recorder, const wd_syncval_recorder *secondary,
                                 uint64_t offset) {
    if (secondary->contents && !is_conditional(recorder)) {
        wd_contents_log_append(recorder->contents, secondary->contents, offset, keep,
                               recorder->command_buffer);
    } else {
        wd_contents_log_write_unknown(recorder->contents);
    }
}
