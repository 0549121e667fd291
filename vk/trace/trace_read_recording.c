// The operations of recordings.
#include "vk/trace/trace_reader.h"

// state is a recording that is being read.
typedef struct state {
    wd_trace_reader *reader;
    wd_trace_cursor cursor;
    uint32_t recording;
    uint32_t first_label, label, pass, subpass, pipeline;
    uint64_t tag;
    uint32_t num_commands;
    WD_VECTOR(wd_trace_span) access_lists;
    WD_VECTOR(wd_trace_span) barrier_lists;
    WD_VECTOR(wd_trace_span) transition_lists; // Of the accesses that a barrier list makes.
} state;

static wd_trace_command *last_command(state *at) {
    wd_trace_model *model = at->reader->model;
    return at->num_commands ? &model->commands.items[model->commands.count - 1] : NULL;
}

static void add_part(state *at, bool has_barriers, wd_trace_span rows) {
    wd_trace_model *model = at->reader->model;
    wd_trace_command *command = last_command(at);
    wd_trace_part *part = command && rows.count ? WD_TRACE_ADD(at->reader, parts) : NULL;
    if (!part) {
        return;
    }
    *part = (wd_trace_part){has_barriers, rows};
    command->parts.count++;
    *(has_barriers ? &model->num_barriers : &model->num_accesses) += rows.count;
    if (model->num_barriers > WD_TRACE_MAX_ROWS || model->num_accesses > WD_TRACE_MAX_ROWS) {
        wd_trace_fail(at->reader, WD_ERROR_UNSUPPORTED);
    }
}

static void set_pass_end(state *at, uint32_t command) {
    wd_trace_model *model = at->reader->model;
    if (at->pass != WD_TRACE_NONE) {
        model->passes.items[at->pass].last_command = command;
    }
}

// --- Commands

static void extend_labels(state *at, uint32_t command) {
    wd_trace_model *model = at->reader->model;
    for (uint32_t label = at->label; label != WD_TRACE_NONE; label = model->labels.items[label].parent) {
        wd_trace_label *row = &model->labels.items[label];
        row->first = row->first == WD_TRACE_NONE ? command : row->first;
        row->last = command;
    }
}

static void read_command(state *at) {
    wd_trace_model *model = at->reader->model;
    const uint32_t name = wd_trace_find_string(at->reader, wd_trace_get(&at->cursor));
    at->tag += wd_trace_get(&at->cursor);
    wd_trace_command *command = at->cursor.failed ? NULL : WD_TRACE_ADD(at->reader, commands);
    if (!command) {
        return;
    }
    *command = (wd_trace_command){
        .recording = at->recording,
        .index = at->num_commands++,
        .tag = at->tag,
        .name = name,
        .label = at->label,
        .pass = at->pass,
        .subpass = at->pass == WD_TRACE_NONE ? WD_TRACE_NONE : at->subpass,
        .pipeline = WD_TRACE_NONE,
        .executes = WD_TRACE_NONE,
        .parts = {(uint32_t)model->parts.count, 0},
        .first_access = model->num_accesses,
        .first_barrier = model->num_barriers,
    };
    extend_labels(at, (uint32_t)(model->commands.count - 1));
    set_pass_end(at, (uint32_t)(model->commands.count - 1));
}

static void define_label(state *at) {
    wd_trace_model *model = at->reader->model;
    const uint64_t outer = wd_trace_get(&at->cursor);
    const uint32_t name = wd_trace_find_string(at->reader, wd_trace_get(&at->cursor));
    wd_trace_label *label = at->cursor.failed ? NULL : WD_TRACE_ADD(at->reader, labels);
    if (!label) {
        return;
    }
    const uint64_t own = model->labels.count - 1 - at->first_label;
    *label = (wd_trace_label){
        .recording = at->recording,
        .queue = WD_TRACE_NONE,
        .name = name,
        .parent = outer && outer <= own ? at->first_label + (uint32_t)outer - 1 : WD_TRACE_NONE,
        .first = WD_TRACE_NONE,
        .last = WD_TRACE_NONE,
    };
}

static void set_label(state *at) {
    const uint64_t number = wd_trace_get(&at->cursor);
    const uint64_t count = at->reader->model->labels.count - at->first_label;
    at->label = number && number <= count ? at->first_label + (uint32_t)number - 1 : WD_TRACE_NONE;
}

static void read_pipeline(state *at) {
    at->pipeline = wd_trace_find_object(at->reader, wd_trace_get(&at->cursor), WD_TRACE_TABLE_OTHERS);
}

// --- Accesses

static uint64_t bit_of(wd_trace_cursor *cursor) {
    const uint64_t number = wd_trace_get(cursor);
    cursor->failed |= number > 64;
    return number && number <= 64 ? UINT64_C(1) << (number - 1) : 0;
}

static bool is_image(const wd_trace_model *model, uint32_t resource) {
    return resource != WD_TRACE_NONE && model->resources.items[resource].is_image;
}

static void read_range(state *at, bool image, uint64_t *begin, uint64_t *end) {
    if (image) {
        *begin = wd_trace_read_image_range(at->reader, &at->cursor);
        *end = UINT64_MAX;
        return;
    }
    *begin = wd_trace_get(&at->cursor);
    const uint64_t size = wd_trace_get(&at->cursor);
    *end = size > UINT64_MAX - 1 - *begin ? UINT64_MAX - 1 : *begin + size;
}

static void read_access(state *at) {
    wd_trace_model *model = at->reader->model;
    wd_trace_access access = {
        .resource = wd_trace_find_object(at->reader, wd_trace_get(&at->cursor), WD_TRACE_TABLE_RESOURCES)};
    access.stages = bit_of(&at->cursor);
    access.accesses = bit_of(&at->cursor);
    access.kind = wd_trace_get(&at->cursor) ? WD_TRACE_WRITE : WD_TRACE_READ;
    access.binding = wd_trace_find_string(at->reader, wd_trace_get(&at->cursor));
    const uint64_t num_ranges = wd_trace_get(&at->cursor);
    const bool image = is_image(model, access.resource);
    for (uint64_t i = 0; i < num_ranges && !at->cursor.failed; i++) {
        read_range(at, image, &access.begin, &access.end);
        wd_trace_access *added = at->cursor.failed ? NULL : WD_TRACE_ADD(at->reader, accesses);
        if (!added) {
            return;
        }
        *added = access;
    }
}

static void read_accesses(state *at) {
    wd_trace_model *model = at->reader->model;
    const uint32_t first = (uint32_t)model->accesses.count;
    const uint64_t count = wd_trace_get(&at->cursor);
    for (uint64_t i = 0; i < count && !at->cursor.failed && at->reader->status == WD_OK; i++) {
        read_access(at);
    }
    const wd_trace_span rows = {first, (uint32_t)model->accesses.count - first};
    wd_trace_span *list = WD_VECTOR_PUSH(&model->allocator, &at->access_lists);
    if (!list) {
        wd_trace_fail(at->reader, WD_ERROR_OUT_OF_MEMORY);
        return;
    }
    *list = rows;
    add_part(at, false, rows);
}

static void read_same_accesses(state *at) {
    const uint64_t number = wd_trace_get(&at->cursor);
    if (number < at->access_lists.count) {
        add_part(at, false, at->access_lists.items[number]);
    }
}

static void read_transition(state *at) {
    wd_trace_model *model = at->reader->model;
    const uint32_t row = (uint32_t)model->accesses.count;
    wd_trace_access access = {
        .resource = wd_trace_find_object(at->reader, wd_trace_get(&at->cursor), WD_TRACE_TABLE_RESOURCES),
        .kind = WD_TRACE_TRANSITION,
        .end = UINT64_MAX,
    };
    access.begin = wd_trace_read_image_range(at->reader, &at->cursor);
    access.old_layout = wd_trace_get_u32(&at->cursor);
    access.new_layout = wd_trace_get_u32(&at->cursor);
    wd_trace_access *added =
        at->cursor.failed || access.resource == WD_TRACE_NONE ? NULL : WD_TRACE_ADD(at->reader, accesses);
    if (added) {
        *added = access;
        add_part(at, false, (wd_trace_span){row, 1});
    }
}

// --- Barriers

static uint32_t optional(wd_trace_cursor *cursor) {
    const uint64_t number = wd_trace_get(cursor);
    return number && number <= UINT32_MAX ? (uint32_t)(number - 1) : WD_TRACE_NONE;
}

static void read_barrier_resource(state *at, wd_trace_barrier *barrier) {
    const bool image = barrier->kind == WD_TRACE_BARRIER_IMAGE;
    barrier->src_family = optional(&at->cursor);
    barrier->dst_family = optional(&at->cursor);
    barrier->resource = wd_trace_find_object(at->reader, wd_trace_get(&at->cursor), WD_TRACE_TABLE_RESOURCES);
    read_range(at, image, &barrier->begin, &barrier->end);
    if (image) {
        barrier->old_layout = wd_trace_get_u32(&at->cursor);
        barrier->new_layout = wd_trace_get_u32(&at->cursor);
    }
}

static bool read_barrier(state *at, wd_trace_barrier *barrier) {
    *barrier = (wd_trace_barrier){
        .kind = wd_trace_get_u32(&at->cursor),
        .resource = WD_TRACE_NONE,
        .src_family = WD_TRACE_NONE,
        .dst_family = WD_TRACE_NONE,
        .source = WD_TRACE_NONE,
        .target = WD_TRACE_NONE,
    };
    barrier->src_stages = wd_trace_get(&at->cursor);
    barrier->src_accesses = wd_trace_get(&at->cursor);
    barrier->dst_stages = wd_trace_get(&at->cursor);
    barrier->dst_accesses = wd_trace_get(&at->cursor);
    if (barrier->kind == WD_TRACE_BARRIER_BUFFER || barrier->kind == WD_TRACE_BARRIER_IMAGE) {
        read_barrier_resource(at, barrier);
    } else if (barrier->kind == WD_TRACE_BARRIER_SUBPASS) {
        barrier->source = optional(&at->cursor);
        barrier->target = optional(&at->cursor);
    } else {
        at->cursor.failed |= barrier->kind != WD_TRACE_BARRIER_MEMORY;
    }
    return !at->cursor.failed;
}

// add_transitions adds the layout transitions of image barriers [first, end) as accesses.
static wd_trace_span add_transitions(state *at, size_t first, size_t end) {
    wd_trace_model *model = at->reader->model;
    const size_t begin = model->accesses.count;
    for (size_t i = first; i < end; i++) {
        const wd_trace_barrier *barrier = &model->barriers.items[i];
        const bool changes = barrier->kind == WD_TRACE_BARRIER_IMAGE &&
                             barrier->old_layout != barrier->new_layout && barrier->resource != WD_TRACE_NONE;
        wd_trace_access *added = changes ? WD_TRACE_ADD(at->reader, accesses) : NULL;
        if (added) {
            *added = (wd_trace_access){
                .begin = barrier->begin,
                .end = UINT64_MAX,
                .resource = barrier->resource,
                .old_layout = barrier->old_layout,
                .new_layout = barrier->new_layout,
                .kind = WD_TRACE_TRANSITION,
            };
        }
    }
    return (wd_trace_span){(uint32_t)begin, (uint32_t)(model->accesses.count - begin)};
}

static void read_barriers(state *at) {
    wd_trace_model *model = at->reader->model;
    const size_t first = model->barriers.count;
    const uint64_t count = wd_trace_get(&at->cursor);
    wd_trace_barrier barrier;
    for (uint64_t i = 0; i < count && at->reader->status == WD_OK && read_barrier(at, &barrier); i++) {
        wd_trace_barrier *added = WD_TRACE_ADD(at->reader, barriers);
        if (added) {
            *added = barrier;
        }
    }
    const wd_trace_span rows = {(uint32_t)first, (uint32_t)(model->barriers.count - first)};
    const wd_trace_span transitions = add_transitions(at, first, model->barriers.count);
    wd_trace_span *list = WD_VECTOR_PUSH(&model->allocator, &at->barrier_lists);
    wd_trace_span *changes = WD_VECTOR_PUSH(&model->allocator, &at->transition_lists);
    if (!list || !changes) {
        wd_trace_fail(at->reader, WD_ERROR_OUT_OF_MEMORY);
        return;
    }
    *list = rows;
    *changes = transitions;
    add_part(at, true, rows);
    add_part(at, false, transitions);
}

static void read_same_barriers(state *at) {
    const uint64_t number = wd_trace_get(&at->cursor);
    if (number < at->barrier_lists.count && number < at->transition_lists.count) {
        add_part(at, true, at->barrier_lists.items[number]);
        add_part(at, false, at->transition_lists.items[number]);
    }
}

// --- Render passes

static void begin_pass(state *at) {
    wd_trace_model *model = at->reader->model;
    const uint64_t object = wd_trace_get(&at->cursor);
    const uint32_t num_subpasses = wd_trace_get_u32(&at->cursor);
    const uint32_t other = wd_trace_find_object(at->reader, object, WD_TRACE_TABLE_OTHERS);
    wd_trace_command *command = last_command(at);
    wd_trace_pass *pass = command && !at->cursor.failed ? WD_TRACE_ADD(at->reader, passes) : NULL;
    if (!pass) {
        return;
    }
    *pass = (wd_trace_pass){
        .recording = at->recording,
        .name = other == WD_TRACE_NONE ? 0 : model->others.items[other].name,
        .num_subpasses = num_subpasses,
        .first_command = (uint32_t)(model->commands.count - 1),
        .last_command = (uint32_t)(model->commands.count - 1),
        .is_dynamic = !object,
        .attachments = {(uint32_t)model->attachments.count, 0},
    };
    at->pass = (uint32_t)(model->passes.count - 1);
    at->subpass = 0;
    command->pass = at->pass;
    command->subpass = 0;
}

static void read_attachment(state *at) {
    wd_trace_model *model = at->reader->model;
    wd_trace_attachment read;
    read.resource = wd_trace_find_object(at->reader, wd_trace_get(&at->cursor), WD_TRACE_TABLE_RESOURCES);
    read.load_op = wd_trace_get_u32(&at->cursor);
    read.store_op = wd_trace_get_u32(&at->cursor);
    read.initial_layout = wd_trace_get_u32(&at->cursor);
    read.final_layout = wd_trace_get_u32(&at->cursor);
    const bool is_in_pass = at->pass != WD_TRACE_NONE && !at->cursor.failed;
    wd_trace_attachment *added = is_in_pass ? WD_TRACE_ADD(at->reader, attachments) : NULL;
    if (added) {
        *added = read;
        model->passes.items[at->pass].attachments.count++;
    }
}

// --- Events and secondary command buffers

static void read_event(state *at) {
    const wd_trace_model *model = at->reader->model;
    wd_trace_event_row read = {.command = (uint32_t)(model->commands.count - 1)};
    read.operation = wd_trace_get_u32(&at->cursor);
    read.event = wd_trace_find_object(at->reader, wd_trace_get(&at->cursor), WD_TRACE_TABLE_EVENTS);
    read.stages = wd_trace_get(&at->cursor);
    wd_trace_command *command = last_command(at);
    wd_trace_event_row *added = command && !at->cursor.failed && read.operation <= 2
                                    ? WD_TRACE_ADD(at->reader, event_operations)
                                    : NULL;
    if (added) {
        *added = read;
        command->waits_for_events |= read.operation == 1;
    }
}

static void read_execution(state *at) {
    wd_trace_model *model = at->reader->model;
    const uint32_t recording = wd_trace_find_recording(at->reader, wd_trace_get(&at->cursor));
    const uint64_t offset = wd_trace_get(&at->cursor);
    wd_trace_command *command = last_command(at);
    wd_trace_execution *added = command && recording != WD_TRACE_NONE && !at->cursor.failed
                                    ? WD_TRACE_ADD(at->reader, executions)
                                    : NULL;
    if (added) {
        *added = (wd_trace_execution){(uint32_t)(model->commands.count - 1), recording, offset};
        command->executes = command->executes == WD_TRACE_NONE ? recording : command->executes;
        model->recordings.items[at->recording].executions.count++;
    }
}

// --- Operations

static bool read_operation(state *at) {
    const uint64_t operation = wd_trace_get(&at->cursor);
    wd_trace_command *command = last_command(at);
    switch (operation) {
    case WD_TRACE_OP_COMMAND:
        read_command(at);
        break;
    case WD_TRACE_OP_DEFINE_LABEL:
        define_label(at);
        break;
    case WD_TRACE_OP_LABEL:
        set_label(at);
        break;
    case WD_TRACE_OP_PIPELINE:
        read_pipeline(at);
        break;
    case WD_TRACE_OP_SUBPASS:
        at->subpass = wd_trace_get_u32(&at->cursor);
        if (command && command->pass != WD_TRACE_NONE) {
            command->subpass = at->subpass;
        }
        break;
    case WD_TRACE_OP_ACCESSES:
        read_accesses(at);
        break;
    case WD_TRACE_OP_SAME_ACCESSES:
        read_same_accesses(at);
        break;
    case WD_TRACE_OP_BARRIERS:
        read_barriers(at);
        break;
    case WD_TRACE_OP_SAME_BARRIERS:
        read_same_barriers(at);
        break;
    case WD_TRACE_OP_TRANSITION:
        read_transition(at);
        break;
    case WD_TRACE_OP_BEGIN_PASS:
        begin_pass(at);
        break;
    case WD_TRACE_OP_ATTACHMENT:
        read_attachment(at);
        break;
    case WD_TRACE_OP_END_PASS:
        at->pass = WD_TRACE_NONE;
        break;
    case WD_TRACE_OP_EVENT:
        read_event(at);
        break;
    case WD_TRACE_OP_EXECUTE:
        read_execution(at);
        break;
    case WD_TRACE_OP_SKIPPED:
        if (command) {
            command->is_skipped = true;
        }
        break;
    case WD_TRACE_OP_UNKNOWN_ACCESSES:
        if (command) {
            command->has_unknown_accesses = true;
        }
        break;
    default:
        at->cursor.failed = true; // Operations have no sizes, so the next one cannot be found.
    }
    return !at->cursor.failed && at->reader->status == WD_OK;
}

// uses_pipeline returns whether the bound pipeline belongs to a command.
static bool uses_pipeline(const wd_trace_text *name) {
    static const char *const prefixes[] = {"vkCmdDraw", "vkCmdDispatch", "vkCmdTraceRays"};
    for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++) {
        const size_t length = __builtin_strlen(prefixes[i]);
        if (name->size >= length && __builtin_memcmp(name->text, prefixes[i], length) == 0) {
            return true;
        }
    }
    return false;
}

static void read_recording(wd_trace_reader *reader, uint32_t number) {
    wd_trace_model *model = reader->model;
    wd_trace_recording_row *recording = &model->recordings.items[number];
    state at = {
        .reader = reader,
        .cursor = {recording->data.items, recording->data.items + recording->data.count, false},
        .recording = number,
        .first_label = (uint32_t)model->labels.count,
        .label = WD_TRACE_NONE,
        .pass = WD_TRACE_NONE,
        .pipeline = WD_TRACE_NONE,
    };
    recording->commands = (wd_trace_span){(uint32_t)model->commands.count, 0};
    recording->executions = (wd_trace_span){(uint32_t)model->executions.count, 0};
    while (recording->data.count && at.cursor.at < at.cursor.end && read_operation(&at)) {
        wd_trace_command *command = last_command(&at);
        if (command && uses_pipeline(&model->strings.items[command->name])) {
            command->pipeline = at.pipeline;
        }
    }
    recording->is_broken |= at.cursor.failed;
    recording->commands.count = (uint32_t)(model->commands.count - recording->commands.first);
    WD_VECTOR_FINISH(&model->allocator, &at.access_lists);
    WD_VECTOR_FINISH(&model->allocator, &at.barrier_lists);
    WD_VECTOR_FINISH(&model->allocator, &at.transition_lists);
}

void wd_trace_read_recordings(wd_trace_reader *reader) {
    for (uint32_t i = 0; i < reader->model->recordings.count && reader->status == WD_OK; i++) {
        read_recording(reader, i);
        wd_trace_finish(&reader->model->recordings.items[i].data);
    }
}
