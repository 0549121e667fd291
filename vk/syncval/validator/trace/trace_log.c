// The operations of a recording.
#include <string.h>

#include "vk/syncval/validator/resources/pass.h"
#include "vk/syncval/validator/trace/trace_internal.h"
#include "vk/util/hash128.h"

// --- Life

void wd_syncval_trace_log_destroy(wd_syncval_trace_log *log) {
    if (!log) {
        return;
    }
    const wd_allocator allocator = log->trace->allocator;
    wd_trace_finish(&log->operations);
    wd_trace_finish(&log->list);
    wd_free(&allocator, log);
}

wd_syncval_trace_log *wd_syncval_trace_begin(wd_syncval_trace *trace, wd_syncval_trace_log *log,
                                             wd_state_command_buffer *command_buffer) {
    if (!trace || !wd_trace_is_recording(trace->writer)) {
        wd_syncval_trace_log_destroy(log);
        return NULL;
    }
    if (!log) {
        log = wd_alloc_zero(&trace->allocator, 1, sizeof *log);
        if (!log) {
            return NULL;
        }
        log->trace = trace;
        log->operations.allocator = log->list.allocator = trace->allocator;
    }
    log->command_buffer = command_buffer;
    log->operations.count = log->num_written = 0;
    log->operations.failed = log->is_described = false;
    log->number = wd_trace_new_recording(trace->writer);
    log->tag = 0;
    log->label = NULL;
    log->label_depth = log->num_labels = 0;
    log->pipeline = 0;
    log->subpass = 0;
    log->num_lists[0] = log->num_lists[1] = 0;
    return log;
}

uint64_t wd_syncval_trace_number(const wd_syncval_trace_log *log) {
    return log ? log->number : 0;
}

// --- Names

// name_of returns the id of a static string.
static uint64_t name_of(wd_syncval_trace_log *log, const char *text) {
    const size_t at = ((uintptr_t)text >> 3 ^ (uintptr_t)text >> 9) % WD_SYNCVAL_TRACE_CACHE;
    if (log->names[at].text != text) {
        log->names[at].id = wd_trace_string(log->trace->writer, text);
        log->names[at].text = text;
    }
    return log->names[at].id;
}

static uint64_t object_of(wd_syncval_trace_log *log, const wd_state_object *object) {
    if (!object) {
        return 0;
    }
    uint64_t *defined = &log->defined[object->id % WD_SYNCVAL_TRACE_CACHE];
    if (*defined != object->id) {
        wd_syncval_trace_define(log->trace, object);
        *defined = object->id;
    }
    return object->id;
}

// --- Commands

static void put_operation(wd_syncval_trace_log *log, wd_trace_operation operation, uint64_t value) {
    wd_trace_put(&log->operations, operation);
    wd_trace_put(&log->operations, value);
}

// set_label defines the labels that were not open at the last command, and makes `label` the current one.
__attribute__((noinline)) static void set_label(wd_syncval_trace_log *log, const wd_state_label *label) {
    const wd_state_label *path[WD_SYNCVAL_TRACE_LABELS];
    uint32_t depth = 0, known = 0;
    for (const wd_state_label *at = label; at; at = at->outer) {
        depth++;
    }
    uint32_t place = depth;
    for (const wd_state_label *at = label; at; at = at->outer) {
        if (--place < WD_SYNCVAL_TRACE_LABELS) {
            path[place] = at;
        }
    }
    depth = depth < WD_SYNCVAL_TRACE_LABELS ? depth : WD_SYNCVAL_TRACE_LABELS;
    while (known < depth && known < log->label_depth && log->labels[known].label == path[known]) {
        known++;
    }
    for (uint32_t i = known; i < depth; i++) {
        put_operation(log, WD_TRACE_OP_DEFINE_LABEL, i ? log->labels[i - 1].number : 0);
        wd_trace_put(&log->operations, wd_trace_string(log->trace->writer, path[i]->name));
        log->labels[i].label = path[i];
        log->labels[i].number = ++log->num_labels;
    }
    log->label = label;
    log->label_depth = depth;
    put_operation(log, WD_TRACE_OP_LABEL, depth ? log->labels[depth - 1].number : 0);
}

void wd_syncval_trace_command(wd_syncval_trace_log *log, const char *name, uint64_t tag,
                              const wd_state_label *label) {
    if (!log) {
        return;
    }
    if (label != log->label) {
        set_label(log, label);
    }
    const uint64_t id = name_of(log, name);
    wd_trace_bytes *operations = &log->operations;
    if (!wd_trace_reserve(operations, 1 + 2 * WD_TRACE_MAX_INTEGER)) {
        return;
    }
    uint8_t *at = operations->items + operations->count;
    *at++ = WD_TRACE_OP_COMMAND;
    at = wd_trace_store(at, id);
    at = wd_trace_store(at, tag - log->tag);
    operations->count = (size_t)(at - operations->items);
    log->tag = tag;
}

void wd_syncval_trace_pipeline(wd_syncval_trace_log *log, const wd_state_object *pipeline) {
    const uint64_t id = pipeline ? pipeline->id : 0;
    if (log && id != log->pipeline) {
        put_operation(log, WD_TRACE_OP_PIPELINE, object_of(log, pipeline));
        log->pipeline = id;
    }
}

void wd_syncval_trace_subpass(wd_syncval_trace_log *log, uint32_t subpass) {
    if (log && subpass != log->subpass) {
        put_operation(log, WD_TRACE_OP_SUBPASS, subpass);
        log->subpass = subpass;
    }
}

void wd_syncval_trace_skipped(wd_syncval_trace_log *log) {
    if (log) {
        wd_trace_put(&log->operations, WD_TRACE_OP_SKIPPED);
    }
}

void wd_syncval_trace_unknown(wd_syncval_trace_log *log) {
    if (log) {
        wd_trace_put(&log->operations, WD_TRACE_OP_UNKNOWN_ACCESSES);
    }
}

// --- Lists of accesses and of barriers

static const wd_trace_operation list_operations[] = {WD_TRACE_OP_ACCESSES, WD_TRACE_OP_BARRIERS};
static const wd_trace_operation same_operations[] = {WD_TRACE_OP_SAME_ACCESSES, WD_TRACE_OP_SAME_BARRIERS};

// add_list appends the list that was made, or the number of an equal one, and returns its number.
static uint32_t add_list(wd_syncval_trace_log *log, int kind) {
    const wd_trace_bytes *list = &log->list;
    const uint64_t hash = wd_hash64_bytes(list->items, list->count);
    wd_syncval_trace_list *known = &log->lists[kind][hash % WD_SYNCVAL_TRACE_LISTS];
    if (list->failed) {
        log->operations.failed = true;
        return 0;
    }
    if (known->recording == log->number && known->hash == hash && known->size == list->count &&
        memcmp(log->operations.items + known->begin, list->items, list->count) == 0) {
        put_operation(log, same_operations[kind], known->number);
        return known->number;
    }
    wd_trace_put(&log->operations, list_operations[kind]);
    if (!wd_trace_reserve(&log->operations, list->count)) {
        return 0;
    }
    *known =
        (wd_syncval_trace_list){log->number, hash, log->operations.count, list->count, log->num_lists[kind]};
    memcpy(log->operations.items + log->operations.count, list->items, list->count);
    log->operations.count += list->count;
    return log->num_lists[kind]++;
}

static uint64_t bit_number(uint64_t bit) {
    return bit ? (uint64_t)__builtin_ctzll(bit) + 1 : 0;
}

static void put_binding(wd_syncval_trace_log *log, const wd_syncval_access *access,
                        wd_syncval_trace_describe_access describe, void *user) {
    wd_string_builder text;
    wd_string_init(&text, log->trace->allocator);
    if (describe) {
        describe(user, access, &text);
    }
    const size_t skipped = strncmp(text.text, ", ", 2) == 0 ? 2 : 0;
    wd_trace_put(&log->list, text.length > skipped && !text.failed
                                 ? wd_trace_string(log->trace->writer, text.text + skipped)
                                 : 0);
    wd_string_finish(&text);
}

uint32_t wd_syncval_trace_accesses(wd_syncval_trace_log *log, const wd_syncval_access *accesses,
                                   size_t num_accesses, const wd_range *ranges,
                                   wd_syncval_trace_describe_access describe, void *user) {
    if (!log || !num_accesses) {
        return 0;
    }
    log->list.count = 0;
    log->list.failed = false;
    wd_trace_put(&log->list, num_accesses);
    for (size_t i = 0; i < num_accesses; i++) {
        const wd_syncval_access *access = &accesses[i];
        const wd_sync_usage_info *usage = &wd_sync_usage_table[access->usage];
        wd_trace_put(&log->list, object_of(log, access->object));
        wd_trace_put(&log->list, bit_number(usage->stage));
        wd_trace_put(&log->list, bit_number(usage->access));
        wd_trace_put(&log->list, usage->writes);
        put_binding(log, access, describe, user);
        wd_syncval_trace_put_ranges(log->trace, &log->list, access->object, (wd_sync_space)access->space,
                                    ranges + access->first_range, access->num_ranges);
    }
    return add_list(log, 0);
}

void wd_syncval_trace_same_accesses(wd_syncval_trace_log *log, uint32_t number) {
    if (log) {
        put_operation(log, WD_TRACE_OP_SAME_ACCESSES, number);
    }
}

static uint32_t limit_count(uint32_t first, uint32_t count, uint32_t end) {
    const uint32_t rest = first < end ? end - first : 0;
    return count < rest ? count : rest;
}

static void put_subresource_range(wd_trace_bytes *bytes, const wd_state_image *image,
                                  const VkImageSubresourceRange *range) {
    const uint32_t layers = image && image->image_type == VK_IMAGE_TYPE_3D ? image->extent.depth : 0;
    const uint32_t end_layer = image && image->array_layers > layers ? image->array_layers : layers;
    wd_trace_put(bytes, range->aspectMask);
    wd_trace_put(bytes, range->baseMipLevel);
    wd_trace_put(bytes, limit_count(range->baseMipLevel, range->levelCount, image ? image->mip_levels : 1));
    wd_trace_put(bytes, range->baseArrayLayer);
    wd_trace_put(bytes, limit_count(range->baseArrayLayer, range->layerCount, end_layer));
}

void wd_syncval_trace_transition(wd_syncval_trace_log *log, const wd_state_image *image,
                                 const VkImageSubresourceRange *range, VkImageLayout from, VkImageLayout to) {
    if (!log || !image || from == to) {
        return;
    }
    put_operation(log, WD_TRACE_OP_TRANSITION, object_of(log, &image->object));
    put_subresource_range(&log->operations, image, range);
    wd_trace_put(&log->operations, (uint64_t)(uint32_t)from);
    wd_trace_put(&log->operations, (uint64_t)(uint32_t)to);
}

// --- Barriers

static void begin_barriers(wd_syncval_trace_log *log, uint32_t count) {
    log->list.count = 0;
    log->list.failed = false;
    wd_trace_put(&log->list, count);
}

static void end_barriers(wd_syncval_trace_log *log) {
    add_list(log, 1);
}

static void put_scopes(wd_trace_bytes *list, wd_trace_barrier_kind kind, const wd_sync_dependency *masks) {
    wd_trace_put(list, kind);
    wd_trace_put(list, masks->src_stages);
    wd_trace_put(list, masks->src_accesses);
    wd_trace_put(list, masks->dst_stages);
    wd_trace_put(list, masks->dst_accesses);
}

static void put_families(wd_trace_bytes *list, const wd_state_barrier *barrier) {
    const bool is_transfer = barrier->src_family != barrier->dst_family;
    wd_trace_put(list, is_transfer ? (uint64_t)barrier->src_family + 1 : 0);
    wd_trace_put(list, is_transfer ? (uint64_t)barrier->dst_family + 1 : 0);
}

static void put_buffer(wd_syncval_trace_log *log, const wd_state_barrier *barrier) {
    const wd_state_buffer *buffer = wd_state_find_buffer(log->trace->chassis->state, barrier->buffer);
    const VkDeviceSize size = buffer ? buffer->size : 0;
    const VkDeviceSize begin = barrier->offset < size ? barrier->offset : size;
    put_families(&log->list, barrier);
    wd_trace_put(&log->list, object_of(log, buffer ? &buffer->object : NULL));
    wd_trace_put(&log->list, begin);
    wd_trace_put(&log->list, barrier->size < size - begin ? barrier->size : size - begin);
}

static void put_image(wd_syncval_trace_log *log, const wd_state_barrier *barrier) {
    const wd_state_image *image = wd_state_find_image(log->trace->chassis->state, barrier->image);
    put_families(&log->list, barrier);
    wd_trace_put(&log->list, object_of(log, image ? &image->object : NULL));
    put_subresource_range(&log->list, image, &barrier->range);
    wd_trace_put(&log->list, (uint64_t)(uint32_t)barrier->old_layout);
    wd_trace_put(&log->list, (uint64_t)(uint32_t)barrier->new_layout);
}

static void put_barrier(wd_syncval_trace_log *log, const wd_state_barrier *barrier) {
    static const wd_trace_barrier_kind kinds[] = {WD_TRACE_BARRIER_MEMORY, WD_TRACE_BARRIER_BUFFER,
                                                  WD_TRACE_BARRIER_IMAGE};
    put_scopes(&log->list, kinds[barrier->kind],
               &(wd_sync_dependency){barrier->src_stages, barrier->src_accesses, barrier->dst_stages,
                                     barrier->dst_accesses});
    if (barrier->kind == WD_STATE_BARRIER_BUFFER) {
        put_buffer(log, barrier);
    } else if (barrier->kind == WD_STATE_BARRIER_IMAGE) {
        put_image(log, barrier);
    }
}

void wd_syncval_trace_memory_barrier(wd_syncval_trace_log *log, uint64_t src_stages, uint64_t src_accesses,
                                     uint64_t dst_stages, uint64_t dst_accesses) {
    if (log) {
        begin_barriers(log, 1);
        put_scopes(&log->list, WD_TRACE_BARRIER_MEMORY,
                   &(wd_sync_dependency){src_stages, src_accesses, dst_stages, dst_accesses});
        end_barriers(log);
    }
}

// A command of version 1 without barriers is an execution dependency.
static bool has_only_stages(const wd_state_barriers *barriers, uint32_t count) {
    return !count && !barriers->is_second;
}

void wd_syncval_trace_barriers(wd_syncval_trace_log *log, const wd_state_barriers *barriers) {
    if (!log) {
        return;
    }
    const uint32_t *num = barriers->num, count = num[WD_STATE_BARRIER_MEMORY] + num[WD_STATE_BARRIER_BUFFER] +
                                                 num[WD_STATE_BARRIER_IMAGE];
    if (has_only_stages(barriers, count)) {
        wd_syncval_trace_memory_barrier(log, barriers->src_stages, 0, barriers->dst_stages, 0);
        return;
    }
    begin_barriers(log, count);
    for (wd_state_barrier_kind kind = 0; kind < WD_STATE_NUM_BARRIER_KINDS; kind++) {
        for (uint32_t i = 0; i < num[kind]; i++) {
            const wd_state_barrier barrier = wd_state_barriers_get(barriers, kind, i);
            put_barrier(log, &barrier);
        }
    }
    end_barriers(log);
}

// --- Render passes

// put_subpass writes an index; 0: outside the render pass.
static void put_subpass(wd_trace_bytes *list, uint32_t subpass) {
    wd_trace_put(list, subpass == VK_SUBPASS_EXTERNAL ? 0 : (uint64_t)subpass + 1);
}

static void add_dependencies(wd_syncval_trace_log *log, const wd_syncval_pass *pass) {
    begin_barriers(log, pass->num_dependencies);
    for (uint32_t i = 0; i < pass->num_dependencies; i++) {
        const wd_syncval_pass_dependency *from = &pass->dependencies[i];
        put_scopes(&log->list, WD_TRACE_BARRIER_SUBPASS,
                   &(wd_sync_dependency){from->src_stages, from->src_accesses, from->dst_stages,
                                         from->dst_accesses});
        put_subpass(&log->list, from->source);
        put_subpass(&log->list, from->target);
    }
    end_barriers(log);
}

void wd_syncval_trace_begin_pass(wd_syncval_trace_log *log, const wd_state_render_pass *pass) {
    if (!log) {
        return;
    }
    const wd_syncval_pass *made = pass ? wd_syncval_pass_of(pass) : NULL;
    put_operation(log, WD_TRACE_OP_BEGIN_PASS, object_of(log, pass ? &pass->object : NULL));
    wd_trace_put(&log->operations, pass ? pass->num_subpasses : 1);
    log->subpass = 0;
    if (made && made->num_dependencies) {
        add_dependencies(log, made);
    }
}

void wd_syncval_trace_add_attachment(wd_syncval_trace_log *log, const wd_state_image *image,
                                     const wd_syncval_trace_attachment *attachment) {
    if (!log || !image) {
        return;
    }
    put_operation(log, WD_TRACE_OP_ATTACHMENT, object_of(log, &image->object));
    wd_trace_put(&log->operations, (uint64_t)(uint32_t)attachment->load);
    wd_trace_put(&log->operations, (uint64_t)(uint32_t)attachment->store);
    wd_trace_put(&log->operations, (uint64_t)(uint32_t)attachment->initial);
    wd_trace_put(&log->operations, (uint64_t)(uint32_t)attachment->final);
}

void wd_syncval_trace_end_pass(wd_syncval_trace_log *log) {
    if (log) {
        wd_trace_put(&log->operations, WD_TRACE_OP_END_PASS);
        log->subpass = 0;
    }
}

// --- Events and secondary command buffers

void wd_syncval_trace_event(wd_syncval_trace_log *log, wd_syncval_trace_event_kind kind, VkEvent handle,
                            uint64_t stages) {
    if (!log) {
        return;
    }
    const wd_state_event *event = wd_state_find_event(log->trace->chassis->state, handle);
    put_operation(log, WD_TRACE_OP_EVENT, kind);
    wd_trace_put(&log->operations, object_of(log, event ? &event->object : NULL));
    wd_trace_put(&log->operations, stages);
}

void wd_syncval_trace_execute(wd_syncval_trace_log *log, wd_syncval_trace_log *secondary, uint64_t offset) {
    if (!log || !secondary) {
        return;
    }
    wd_syncval_trace_write(secondary);
    put_operation(log, WD_TRACE_OP_EXECUTE, secondary->number);
    wd_trace_put(&log->operations, offset);
}

// --- To the file

static void describe(wd_syncval_trace_log *log) {
    const wd_state_command_buffer *command_buffer = log->command_buffer;
    const wd_state_command_pool *pool = wd_state_command_buffer_pool(command_buffer);
    wd_trace_bytes bytes = {.allocator = log->trace->allocator};
    wd_trace_put(&bytes, log->number);
    wd_trace_put(&bytes, command_buffer->object.handle);
    wd_trace_put(&bytes, wd_trace_string(log->trace->writer, wd_state_name(&command_buffer->object)));
    wd_trace_put(&bytes, log->trace->device);
    wd_trace_put(&bytes, (uint64_t)command_buffer->level);
    wd_trace_put(&bytes, pool ? pool->queue_family + 1 : 0);
    wd_trace_append_bytes(log->trace->writer, WD_TRACE_RECORDING, &bytes);
    log->is_described = true;
}

static void write_operations(wd_syncval_trace_log *log) {
    if (!log->is_described) {
        describe(log);
    }
    while (log->num_written < log->operations.count) {
        const size_t rest = log->operations.count - log->num_written;
        const size_t size = rest < WD_TRACE_MAX_DATA ? rest : WD_TRACE_MAX_DATA;
        wd_trace_bytes bytes = {.allocator = log->trace->allocator};
        wd_trace_put(&bytes, log->number);
        wd_trace_put(&bytes, log->num_written);
        wd_trace_put_bytes(&bytes, log->operations.items + log->num_written, size);
        wd_trace_append_bytes(log->trace->writer, WD_TRACE_RECORDING_DATA, &bytes);
        log->num_written += size;
    }
}

void wd_syncval_trace_write(wd_syncval_trace_log *log) {
    if (!log || log->operations.failed) {
        return;
    }
    pthread_mutex_lock(&log->trace->lock);
    write_operations(log);
    pthread_mutex_unlock(&log->trace->lock);
}
