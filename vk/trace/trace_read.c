// Reads a trace file in two passes, because objects may be defined after they are used: first the definitions and the
// data of recordings, then what happened.
#include <stdio.h>
#include <string.h>

#include "vk/trace/trace_reader.h"

void wd_trace_fail(wd_trace_reader *reader, wd_status status) {
    reader->status = reader->status == WD_OK ? status : reader->status;
}

void *wd_trace_add(wd_trace_reader *reader, void **items, size_t *count, size_t *capacity, size_t size) {
    if (*count >= WD_TRACE_MAX_ROWS ||
        !wd_array_reserve(&reader->model->allocator, items, capacity, *count + 1, size)) {
        wd_trace_fail(reader, *count >= WD_TRACE_MAX_ROWS ? WD_ERROR_UNSUPPORTED : WD_ERROR_OUT_OF_MEMORY);
        return NULL;
    }
    return memset((char *)*items + size * (*count)++, 0, size);
}

// --- Ids

static uint32_t find(const wd_hash_table *table, uint64_t id) {
    const uintptr_t found = id ? (uintptr_t)wd_hash_table_get(table, id) : 0;
    return found ? (uint32_t)(found - 1) : WD_TRACE_NONE;
}

static void set(wd_trace_reader *reader, wd_hash_table *table, uint64_t id, uint64_t row) {
    if (id && wd_hash_table_set(table, id, (void *)(uintptr_t)(row + 1)) != WD_OK) {
        wd_trace_fail(reader, WD_ERROR_OUT_OF_MEMORY);
    }
}

uint32_t wd_trace_find_string(const wd_trace_reader *reader, uint64_t id) {
    const uint32_t row = find(&reader->strings, id);
    return row == WD_TRACE_NONE ? 0 : row;
}

uint32_t wd_trace_find_object(const wd_trace_reader *reader, uint64_t id, wd_trace_table table) {
    const uintptr_t found = id ? (uintptr_t)wd_hash_table_get(&reader->objects, id) : 0;
    return found && (found - 1) % 8 == table ? (uint32_t)((found - 1) / 8) : WD_TRACE_NONE;
}

uint32_t wd_trace_find_recording(const wd_trace_reader *reader, uint64_t number) {
    return find(&reader->recordings, number);
}

static void set_object(wd_trace_reader *reader, uint64_t id, wd_trace_table table, size_t count) {
    set(reader, &reader->objects, id, (uint64_t)(count - 1) * 8 + table);
}

uint32_t wd_trace_read_image_range(wd_trace_reader *reader, wd_trace_cursor *cursor) {
    wd_trace_image_range range;
    range.aspects = wd_trace_get_u32(cursor);
    range.base_mip = wd_trace_get_u32(cursor);
    range.mips = wd_trace_get_u32(cursor);
    range.base_layer = wd_trace_get_u32(cursor);
    range.layers = wd_trace_get_u32(cursor);
    const wd_trace_model *model = reader->model;
    for (size_t i = model->image_ranges.count; i-- > 0 && model->image_ranges.count - i <= 64;) {
        if (memcmp(&model->image_ranges.items[i], &range, sizeof range) == 0) {
            return (uint32_t)i;
        }
    }
    wd_trace_image_range *added = WD_TRACE_ADD(reader, image_ranges);
    if (!added) {
        return 0;
    }
    *added = range;
    return (uint32_t)(model->image_ranges.count - 1);
}

// --- Definitions

static wd_trace_text text_of(wd_trace_cursor *cursor) {
    size_t size;
    const char *text = (const char *)wd_trace_get_bytes(cursor, &size);
    return (wd_trace_text){text, size};
}

static void read_string(wd_trace_reader *reader, wd_trace_cursor *cursor) {
    const uint64_t id = wd_trace_get(cursor);
    const wd_trace_text text = text_of(cursor);
    wd_trace_text *added = cursor->failed ? NULL : WD_TRACE_ADD(reader, strings);
    if (added) {
        *added = text;
        set(reader, &reader->strings, id, reader->model->strings.count - 1);
    }
}

static void read_device(wd_trace_reader *reader, wd_trace_cursor *cursor) {
    const uint64_t id = wd_trace_get(cursor);
    wd_trace_device *added = WD_TRACE_ADD(reader, devices);
    if (!added) {
        return;
    }
    added->handle = wd_trace_get(cursor);
    added->name = wd_trace_find_string(reader, wd_trace_get(cursor));
    added->api_version = wd_trace_get_u32(cursor);
    added->driver = wd_trace_find_string(reader, wd_trace_get(cursor));
    added->driver_version = wd_trace_get_u32(cursor);
    set_object(reader, id, WD_TRACE_TABLE_DEVICES, reader->model->devices.count);
}

static void read_queue(wd_trace_reader *reader, wd_trace_cursor *cursor) {
    const uint64_t id = wd_trace_get(cursor);
    wd_trace_queue *added = WD_TRACE_ADD(reader, queues);
    if (!added) {
        return;
    }
    added->handle = wd_trace_get(cursor);
    added->name = wd_trace_find_string(reader, wd_trace_get(cursor));
    added->device = wd_trace_find_object(reader, wd_trace_get(cursor), WD_TRACE_TABLE_DEVICES);
    added->family = wd_trace_get_u32(cursor);
    added->index = wd_trace_get_u32(cursor);
    added->flags = wd_trace_get_u32(cursor);
    set_object(reader, id, WD_TRACE_TABLE_QUEUES, reader->model->queues.count);
}

static wd_trace_resource *add_resource(wd_trace_reader *reader, wd_trace_cursor *cursor) {
    const uint64_t id = wd_trace_get(cursor);
    wd_trace_resource *added = WD_TRACE_ADD(reader, resources);
    if (added) {
        added->handle = wd_trace_get(cursor);
        added->name = wd_trace_find_string(reader, wd_trace_get(cursor));
        wd_trace_get(cursor); // The device.
        set_object(reader, id, WD_TRACE_TABLE_RESOURCES, reader->model->resources.count);
    }
    return added;
}

static void read_buffer(wd_trace_reader *reader, wd_trace_cursor *cursor) {
    wd_trace_resource *buffer = add_resource(reader, cursor);
    if (buffer) {
        buffer->size = wd_trace_get(cursor);
        buffer->usage = wd_trace_get(cursor);
    }
}

static void read_image(wd_trace_reader *reader, wd_trace_cursor *cursor) {
    wd_trace_resource *image = add_resource(reader, cursor);
    if (!image) {
        return;
    }
    image->is_image = true;
    image->format = wd_trace_get_u32(cursor);
    image->width = wd_trace_get_u32(cursor);
    image->height = wd_trace_get_u32(cursor);
    image->depth = wd_trace_get_u32(cursor);
    image->mips = wd_trace_get_u32(cursor);
    image->layers = wd_trace_get_u32(cursor);
    image->samples = wd_trace_get_u32(cursor);
    image->usage = wd_trace_get(cursor);
    image->is_swapchain_image = wd_trace_get(cursor) != 0;
    image->initial_layout = wd_trace_get_u32(cursor);
    image->aspects = wd_trace_get_u32(cursor);
}

// Objects share the beginning of their records: id, handle, name, device, kind.
static void read_object(wd_trace_reader *reader, wd_trace_cursor *cursor) {
    wd_trace_model *model = reader->model;
    const uint64_t id = wd_trace_get(cursor);
    wd_trace_object object = {.handle = wd_trace_get(cursor)};
    object.name = wd_trace_find_string(reader, wd_trace_get(cursor));
    wd_trace_get(cursor);
    object.kind = wd_trace_get_u32(cursor);
    wd_trace_object *added = NULL;
    switch (object.kind) {
    case WD_TRACE_OBJECT_BINARY_SEMAPHORE:
    case WD_TRACE_OBJECT_TIMELINE_SEMAPHORE:
        added = WD_TRACE_ADD(reader, semaphores);
        set_object(reader, id, WD_TRACE_TABLE_SEMAPHORES, model->semaphores.count);
        break;
    case WD_TRACE_OBJECT_FENCE:
        added = WD_TRACE_ADD(reader, fences);
        set_object(reader, id, WD_TRACE_TABLE_FENCES, model->fences.count);
        break;
    case WD_TRACE_OBJECT_EVENT:
        added = WD_TRACE_ADD(reader, events);
        set_object(reader, id, WD_TRACE_TABLE_EVENTS, model->events.count);
        break;
    case WD_TRACE_OBJECT_ACCELERATION_STRUCTURE: {
        wd_trace_resource *resource = WD_TRACE_ADD(reader, resources);
        if (resource) {
            *resource =
                (wd_trace_resource){.is_structure = true, .handle = object.handle, .name = object.name};
            set_object(reader, id, WD_TRACE_TABLE_RESOURCES, model->resources.count);
        }
        break;
    }
    default:
        added = WD_TRACE_ADD(reader, others);
        set_object(reader, id, WD_TRACE_TABLE_OTHERS, model->others.count);
    }
    if (added) {
        *added = object;
    }
}

static void read_about(wd_trace_reader *reader, wd_trace_cursor *cursor) {
    wd_trace_model *model = reader->model;
    model->warden = text_of(cursor);
    model->program = text_of(cursor);
    model->first_frame = wd_trace_get_u32(cursor);
    model->last_frame = wd_trace_get_u32(cursor);
    (void)wd_trace_get(cursor); // The process.
    if (cursor->at == cursor->end) {
        return; // A file of an earlier version.
    }
    // Each instance has a record, but the first one may be of a library that only counts devices.
    const wd_trace_text application = text_of(cursor), engine = text_of(cursor);
    model->application_name = application.size ? application : model->application_name;
    model->engine = engine.size ? engine : model->engine;
}

// --- Data of recordings

static wd_trace_recording_row *need_recording(wd_trace_reader *reader, uint64_t number) {
    uint32_t row = wd_trace_find_recording(reader, number);
    if (row == WD_TRACE_NONE) {
        wd_trace_recording_row *added = number ? WD_TRACE_ADD(reader, recordings) : NULL;
        if (!added) {
            return NULL;
        }
        added->number = number;
        added->data.allocator = reader->model->allocator;
        added->device = WD_TRACE_NONE;
        row = (uint32_t)(reader->model->recordings.count - 1);
        set(reader, &reader->recordings, number, row);
    }
    return &reader->model->recordings.items[row];
}

static void read_recording(wd_trace_reader *reader, wd_trace_cursor *cursor) {
    wd_trace_recording_row *recording = need_recording(reader, wd_trace_get(cursor));
    if (!recording) {
        return;
    }
    recording->handle = wd_trace_get(cursor);
    recording->name = wd_trace_find_string(reader, wd_trace_get(cursor));
    recording->device = wd_trace_find_object(reader, wd_trace_get(cursor), WD_TRACE_TABLE_DEVICES);
    recording->level = wd_trace_get_u32(cursor);
    recording->family = wd_trace_get_u32(cursor);
}

static void read_recording_data(wd_trace_reader *reader, wd_trace_cursor *cursor) {
    wd_trace_recording_row *recording = need_recording(reader, wd_trace_get(cursor));
    const uint64_t offset = wd_trace_get(cursor);
    size_t size;
    const uint8_t *data = wd_trace_get_bytes(cursor, &size);
    if (!recording || cursor->failed) {
        return;
    }
    wd_trace_bytes *to = &recording->data;
    if (recording->is_broken || offset != to->count || !wd_trace_reserve(to, size)) {
        recording->is_broken = true; // Operations before the gap count.
        return;
    }
    memcpy(to->items + to->count, data, size);
    to->count += size;
}

// --- Passes

static void read_definition(wd_trace_reader *reader, wd_trace_record kind, wd_trace_cursor *cursor) {
    switch (kind) {
    case WD_TRACE_ABOUT:
        read_about(reader, cursor);
        break;
    case WD_TRACE_STRING:
        read_string(reader, cursor);
        break;
    case WD_TRACE_DEVICE:
        read_device(reader, cursor);
        break;
    case WD_TRACE_QUEUE:
        read_queue(reader, cursor);
        break;
    case WD_TRACE_BUFFER:
        read_buffer(reader, cursor);
        break;
    case WD_TRACE_IMAGE:
        read_image(reader, cursor);
        break;
    case WD_TRACE_OBJECT:
        read_object(reader, cursor);
        break;
    case WD_TRACE_RECORDING:
        read_recording(reader, cursor);
        break;
    case WD_TRACE_RECORDING_DATA:
        read_recording_data(reader, cursor);
        break;
    default:
        break;
    }
}

static bool next_record(wd_trace_cursor *block, wd_trace_record *kind, wd_trace_cursor *record) {
    if (block->at >= block->end) {
        return false;
    }
    const uint64_t number = wd_trace_get(block);
    size_t size;
    const uint8_t *data = wd_trace_get_bytes(block, &size);
    *kind = number < WD_TRACE_NUM_RECORDS ? (wd_trace_record)number : WD_TRACE_NUM_RECORDS;
    *record = (wd_trace_cursor){data, data + size, false};
    return !block->failed;
}

typedef void (*read_record)(wd_trace_reader *reader, wd_trace_record kind, wd_trace_cursor *cursor);

static void for_each_record(wd_trace_reader *reader, read_record read) {
    wd_trace_blocks blocks;
    wd_trace_cursor block, record;
    wd_trace_record kind;
    reader->model->num_blocks = reader->model->num_lost_blocks = 0;
    wd_trace_blocks_init(&blocks, reader->model, reader->data, reader->size);
    while (reader->status == WD_OK && wd_trace_blocks_next(&blocks, &block)) {
        while (reader->status == WD_OK && next_record(&block, &kind, &record)) {
            read(reader, kind, &record);
        }
    }
}

// Strings are read before the definitions that name them.
static void read_strings(wd_trace_reader *reader, wd_trace_record kind, wd_trace_cursor *cursor) {
    if (kind == WD_TRACE_STRING) {
        read_string(reader, cursor);
    }
}

static void read_devices(wd_trace_reader *reader, wd_trace_record kind, wd_trace_cursor *cursor) {
    if (kind == WD_TRACE_DEVICE) {
        read_device(reader, cursor);
    }
}

static void read_others(wd_trace_reader *reader, wd_trace_record kind, wd_trace_cursor *cursor) {
    if (kind != WD_TRACE_STRING && kind != WD_TRACE_DEVICE) {
        read_definition(reader, kind, cursor);
    }
}

// --- The model

static void add_note(wd_trace_reader *reader, const char *format, unsigned long long a,
                     unsigned long long b) {
    char text[160];
    const int length = snprintf(text, sizeof text, format, a, b);
    char **added = WD_VECTOR_PUSH(&reader->model->allocator, &reader->model->notes);
    if (added) {
        *added = wd_strdup_n(&reader->model->allocator, text, (size_t)length);
        reader->model->notes.count -= !*added;
    }
}

static void add_notes(wd_trace_reader *reader) {
    const wd_trace_model *model = reader->model;
    if (model->truncated_at != SIZE_MAX) {
        add_note(reader, "The file ends inside a block: %llu bytes from offset %llu on are lost",
                 reader->size - model->truncated_at, model->truncated_at);
    }
    if (model->first_damage != SIZE_MAX) {
        add_note(reader, "The file is damaged from offset %llu on: %llu blocks are lost", model->first_damage,
                 model->num_lost_blocks);
    }
    if (!model->is_complete && model->truncated_at == SIZE_MAX) {
        add_note(reader, "The program ended before the recording did", 0, 0);
    }
}

wd_status wd_trace_read(wd_trace_model *model, wd_allocator allocator, const void *data, size_t size,
                        wd_diagnostic *problem) {
    *model = (wd_trace_model){.allocator = allocator, .last_frame = UINT32_MAX};
    wd_trace_reader reader = {.model = model, .data = data, .size = size, .problem = problem};
    const wd_status status = wd_trace_check_header(data, size, model, problem);
    if (status != WD_OK) {
        return status;
    }
    wd_hash_table_init(&reader.strings, allocator);
    wd_hash_table_init(&reader.objects, allocator);
    wd_hash_table_init(&reader.recordings, allocator);
    wd_hash_table_init(&reader.submissions, allocator);
    wd_hash_table_init(&reader.findings, allocator);
    wd_hash_table_init(&reader.sources, allocator);
    wd_hash_table_init(&reader.submitted, allocator);
    wd_trace_text *empty = WD_TRACE_ADD(&reader, strings);
    if (empty) {
        empty->text = "";
    }
    for_each_record(&reader, read_strings);
    for_each_record(&reader, read_devices);
    for_each_record(&reader, read_others);
    wd_trace_read_recordings(&reader);
    for_each_record(&reader, wd_trace_read_event);
    if (reader.status == WD_OK && !model->num_blocks) {
        wd_diagnose(problem, WD_TRACE_HEADER_SIZE, "the file has no complete block");
        reader.status = WD_ERROR_INVALID_DATA;
    } else if (reader.status == WD_ERROR_UNSUPPORTED) {
        wd_diagnose(problem, SIZE_MAX, "the file claims more than %u rows of a table", WD_TRACE_MAX_ROWS);
    }
    add_notes(&reader);
    wd_hash_table_finish(&reader.strings);
    wd_hash_table_finish(&reader.objects);
    wd_hash_table_finish(&reader.recordings);
    wd_hash_table_finish(&reader.submissions);
    wd_hash_table_finish(&reader.findings);
    wd_hash_table_finish(&reader.sources);
    wd_hash_table_finish(&reader.submitted);
    return reader.status;
}

void wd_trace_model_finish(wd_trace_model *model) {
    const wd_allocator *allocator = &model->allocator;
    for (size_t i = 0; i < model->notes.count; i++) {
        wd_free(allocator, model->notes.items[i]);
    }
    for (size_t i = 0; i < model->recordings.count; i++) {
        wd_trace_finish(&model->recordings.items[i].data);
    }
    for (size_t i = 0; i < model->shaders.count; i++) {
        wd_trace_finish(&model->shaders.items[i].source);
    }
    WD_VECTOR_FINISH(allocator, &model->notes);
    WD_VECTOR_FINISH(allocator, &model->strings);
    WD_VECTOR_FINISH(allocator, &model->devices);
    WD_VECTOR_FINISH(allocator, &model->queues);
    WD_VECTOR_FINISH(allocator, &model->resources);
    WD_VECTOR_FINISH(allocator, &model->semaphores);
    WD_VECTOR_FINISH(allocator, &model->fences);
    WD_VECTOR_FINISH(allocator, &model->events);
    WD_VECTOR_FINISH(allocator, &model->others);
    WD_VECTOR_FINISH(allocator, &model->image_ranges);
    WD_VECTOR_FINISH(allocator, &model->accesses);
    WD_VECTOR_FINISH(allocator, &model->barriers);
    WD_VECTOR_FINISH(allocator, &model->parts);
    WD_VECTOR_FINISH(allocator, &model->commands);
    WD_VECTOR_FINISH(allocator, &model->executions);
    WD_VECTOR_FINISH(allocator, &model->recordings);
    WD_VECTOR_FINISH(allocator, &model->attachments);
    WD_VECTOR_FINISH(allocator, &model->passes);
    WD_VECTOR_FINISH(allocator, &model->labels);
    WD_VECTOR_FINISH(allocator, &model->uses);
    WD_VECTOR_FINISH(allocator, &model->rows);
    WD_VECTOR_FINISH(allocator, &model->submissions);
    WD_VECTOR_FINISH(allocator, &model->presents);
    WD_VECTOR_FINISH(allocator, &model->acquires);
    WD_VECTOR_FINISH(allocator, &model->host_waits);
    WD_VECTOR_FINISH(allocator, &model->event_operations);
    WD_VECTOR_FINISH(allocator, &model->findings);
    WD_VECTOR_FINISH(allocator, &model->statuses);
    WD_VECTOR_FINISH(allocator, &model->shaders);
}

// --- The expanded tables

void wd_trace_visit_accesses(const wd_trace_model *model, uint32_t first, uint32_t end,
                             wd_trace_visit_access visit, void *user) {
    for (uint32_t i = first; i < end && i < model->commands.count; i++) {
        const wd_trace_span parts = model->commands.items[i].parts;
        for (uint32_t k = parts.first; k < parts.first + parts.count; k++) {
            const wd_trace_part *part = &model->parts.items[k];
            for (uint32_t row = 0; !part->has_barriers && row < part->rows.count; row++) {
                if (!visit(user, i, &model->accesses.items[part->rows.first + row])) {
                    return;
                }
            }
        }
    }
}

void wd_trace_visit_barriers(const wd_trace_model *model, uint32_t first, uint32_t end,
                             wd_trace_visit_barrier visit, void *user) {
    for (uint32_t i = first; i < end && i < model->commands.count; i++) {
        const wd_trace_span parts = model->commands.items[i].parts;
        uint64_t number = model->commands.items[i].first_barrier;
        for (uint32_t k = parts.first; k < parts.first + parts.count; k++) {
            const wd_trace_part *part = &model->parts.items[k];
            for (uint32_t row = 0; part->has_barriers && row < part->rows.count; row++) {
                if (!visit(user, i, &model->barriers.items[part->rows.first + row], number++)) {
                    return;
                }
            }
        }
    }
}
