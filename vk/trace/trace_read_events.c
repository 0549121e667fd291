// Submissions, presentations, waits of the host and findings, in the order of the file.
#include <string.h>

#include <vulkan/vulkan_core.h>

#include "vk/trace/trace_reader.h"
#include "vk/util/hash128.h"

static uint64_t submission_key(uint32_t queue, uint64_t number) {
    return wd_hash_u64(number * 0x9e3779b97f4a7c15u + queue) | 1;
}

// --- Submissions

uint32_t wd_trace_find_submission(const wd_trace_reader *reader, uint32_t queue, uint64_t number) {
    const uintptr_t found =
        queue == WD_TRACE_NONE
            ? 0
            : (uintptr_t)wd_hash_table_get(&reader->submissions, submission_key(queue, number));
    return found && reader->model->submissions.items[found - 1].number == number ? (uint32_t)(found - 1)
                                                                                 : WD_TRACE_NONE;
}

static wd_trace_span read_uses(wd_trace_reader *reader, wd_trace_cursor *cursor) {
    wd_trace_model *model = reader->model;
    const uint32_t first = (uint32_t)model->uses.count;
    const uint64_t count = wd_trace_get(cursor);
    for (uint64_t i = 0; i < count && !cursor->failed && reader->status == WD_OK; i++) {
        wd_trace_use *use = WD_TRACE_ADD(reader, uses);
        if (use) {
            use->semaphore = wd_trace_find_object(reader, wd_trace_get(cursor), WD_TRACE_TABLE_SEMAPHORES);
            use->value = wd_trace_get(cursor);
            use->stages = wd_trace_get(cursor);
        }
    }
    return (wd_trace_span){first, (uint32_t)model->uses.count - first};
}

typedef enum row_kind { ROW_RECORDING, ROW_SEMAPHORE, ROW_RESOURCE } row_kind;

static wd_trace_span read_rows(wd_trace_reader *reader, wd_trace_cursor *cursor, row_kind kind) {
    wd_trace_model *model = reader->model;
    const uint32_t first = (uint32_t)model->rows.count;
    const uint64_t count = wd_trace_get(cursor);
    for (uint64_t i = 0; i < count && !cursor->failed && reader->status == WD_OK; i++) {
        const uint64_t id = wd_trace_get(cursor);
        const uint32_t row = kind == ROW_RECORDING
                                 ? wd_trace_find_recording(reader, id)
                                 : wd_trace_find_object(reader, id,
                                                        kind == ROW_SEMAPHORE ? WD_TRACE_TABLE_SEMAPHORES
                                                                              : WD_TRACE_TABLE_RESOURCES);
        uint32_t *added = row == WD_TRACE_NONE || cursor->failed ? NULL : WD_TRACE_ADD(reader, rows);
        if (added) {
            *added = row;
        }
    }
    return (wd_trace_span){first, (uint32_t)model->rows.count - first};
}

// need_queue_label returns the label `name` inside `parent`, which is the last one of the queue, or a new one.
static uint32_t need_queue_label(wd_trace_reader *reader, uint32_t queue, uint32_t name, uint32_t parent,
                                 uint32_t submission) {
    wd_trace_model *model = reader->model;
    for (size_t i = model->labels.count; i-- > 0 && model->labels.items[i].queue != WD_TRACE_NONE;) {
        wd_trace_label *label = &model->labels.items[i];
        if (label->queue == queue && label->parent == parent && label->name == name &&
            label->last + 1 >= submission) {
            label->last = submission;
            return (uint32_t)i;
        }
        if (model->labels.count - i > 64) {
            break;
        }
    }
    wd_trace_label *added = WD_TRACE_ADD(reader, labels);
    if (!added) {
        return WD_TRACE_NONE;
    }
    *added = (wd_trace_label){WD_TRACE_NONE, queue, name, parent, submission, submission};
    return (uint32_t)(model->labels.count - 1);
}

static uint32_t read_labels(wd_trace_reader *reader, wd_trace_cursor *cursor, uint32_t queue) {
    uint32_t label = WD_TRACE_NONE;
    const uint64_t count = wd_trace_get(cursor);
    for (uint64_t i = 0; i < count && !cursor->failed && reader->status == WD_OK; i++) {
        const uint32_t name = wd_trace_find_string(reader, wd_trace_get(cursor));
        if (queue != WD_TRACE_NONE && !cursor->failed) {
            label = need_queue_label(reader, queue, name, label, (uint32_t)reader->model->submissions.count);
        }
    }
    return label;
}

static void read_submission(wd_trace_reader *reader, wd_trace_cursor *cursor) {
    wd_trace_model *model = reader->model;
    wd_trace_submission_row row = {.order = model->num_events++};
    row.queue = wd_trace_find_object(reader, wd_trace_get(cursor), WD_TRACE_TABLE_QUEUES);
    row.number = wd_trace_get(cursor);
    row.frame = wd_trace_get_u32(cursor);
    row.label = read_labels(reader, cursor, row.queue);
    row.waits = read_uses(reader, cursor);
    row.signals = read_uses(reader, cursor);
    row.fence = wd_trace_find_object(reader, wd_trace_get(cursor), WD_TRACE_TABLE_FENCES);
    row.recordings = read_rows(reader, cursor, ROW_RECORDING);
    wd_trace_submission_row *added = row.queue == WD_TRACE_NONE ? NULL : WD_TRACE_ADD(reader, submissions);
    if (!added) {
        return;
    }
    *added = row;
    for (uint32_t i = 0; i < row.recordings.count; i++) {
        const uint32_t recording = model->rows.items[row.recordings.first + i];
        if (wd_hash_table_set(&reader->submitted, model->recordings.items[recording].handle,
                              (void *)(uintptr_t)(recording + (uint64_t)1)) != WD_OK) {
            wd_trace_fail(reader, WD_ERROR_OUT_OF_MEMORY);
        }
    }
    if (wd_hash_table_set(&reader->submissions, submission_key(row.queue, row.number),
                          (void *)(uintptr_t)model->submissions.count) != WD_OK) {
        wd_trace_fail(reader, WD_ERROR_OUT_OF_MEMORY);
    }
}

static void read_present(wd_trace_reader *reader, wd_trace_cursor *cursor) {
    wd_trace_present_row row = {.order = reader->model->num_events++};
    row.queue = wd_trace_find_object(reader, wd_trace_get(cursor), WD_TRACE_TABLE_QUEUES);
    row.frame = wd_trace_get_u32(cursor);
    row.waits = read_rows(reader, cursor, ROW_SEMAPHORE);
    row.images = read_rows(reader, cursor, ROW_RESOURCE);
    wd_trace_present_row *added = row.queue == WD_TRACE_NONE ? NULL : WD_TRACE_ADD(reader, presents);
    if (added) {
        *added = row;
    }
}

static void read_acquire(wd_trace_reader *reader, wd_trace_cursor *cursor) {
    wd_trace_acquire_row *row = WD_TRACE_ADD(reader, acquires);
    if (row) {
        row->order = reader->model->num_events++;
        row->resource = wd_trace_find_object(reader, wd_trace_get(cursor), WD_TRACE_TABLE_RESOURCES);
        row->semaphore = wd_trace_find_object(reader, wd_trace_get(cursor), WD_TRACE_TABLE_SEMAPHORES);
        row->fence = wd_trace_find_object(reader, wd_trace_get(cursor), WD_TRACE_TABLE_FENCES);
    }
}

static void read_host_wait(wd_trace_reader *reader, wd_trace_cursor *cursor) {
    static const wd_trace_table tables[] = {WD_TRACE_TABLE_FENCES, WD_TRACE_TABLE_SEMAPHORES,
                                            WD_TRACE_TABLE_QUEUES, WD_TRACE_TABLE_DEVICES};
    const uint32_t kind = wd_trace_get_u32(cursor);
    const uint64_t object = wd_trace_get(cursor);
    const uint64_t value = wd_trace_get(cursor);
    wd_trace_wait_row *row =
        cursor->failed || kind > WD_TRACE_WAIT_DEVICE_IDLE ? NULL : WD_TRACE_ADD(reader, host_waits);
    if (row) {
        *row = (wd_trace_wait_row){reader->model->num_events++, value, kind,
                                   wd_trace_find_object(reader, object, tables[kind])};
    }
}

// --- Findings

// command_of returns the command of a tag: the last one whose tag is not higher. Tags of secondary command buffers are
// in their executions.
static uint32_t command_of(const wd_trace_model *model, uint32_t recording, uint64_t tag, int depth) {
    if (recording == WD_TRACE_NONE || !tag) {
        return WD_TRACE_NONE;
    }
    const wd_trace_recording_row *row = &model->recordings.items[recording];
    uint32_t low = row->commands.first, high = row->commands.first + row->commands.count;
    while (low < high) {
        const uint32_t middle = low + (high - low) / 2;
        if (model->commands.items[middle].tag <= tag) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    if (low == row->commands.first) {
        return WD_TRACE_NONE;
    }
    for (uint32_t i = row->executions.count; i-- > 0 && depth < 8;) {
        const wd_trace_execution *execution = &model->executions.items[row->executions.first + i];
        if (execution->command == low - 1 && execution->offset < tag) {
            const uint32_t found =
                command_of(model, execution->recording, tag - execution->offset, depth + 1);
            return found == WD_TRACE_NONE ? low - 1 : found;
        }
    }
    return low - 1;
}

typedef struct place {
    wd_trace_place row;
    uint32_t recording;
} place;

static place read_place(wd_trace_reader *reader, wd_trace_cursor *cursor) {
    place at = {.row = {.submission = WD_TRACE_NONE}};
    at.recording = wd_trace_find_recording(reader, wd_trace_get(cursor));
    at.row.command = command_of(reader->model, at.recording, wd_trace_get(cursor), 0);
    const uint32_t queue = wd_trace_find_object(reader, wd_trace_get(cursor), WD_TRACE_TABLE_QUEUES);
    at.row.submission = wd_trace_find_submission(reader, queue, wd_trace_get(cursor));
    at.row.stages = wd_trace_get(cursor);
    at.row.accesses = wd_trace_get(cursor);
    at.row.writes = wd_trace_get(cursor) != 0;
    at.row.is_known = at.row.command != WD_TRACE_NONE;
    return at;
}

static wd_trace_masks read_masks(wd_trace_cursor *cursor) {
    wd_trace_masks masks = {.src_stages = wd_trace_get(cursor)};
    masks.src_accesses = wd_trace_get(cursor);
    masks.dst_stages = wd_trace_get(cursor);
    masks.dst_accesses = wd_trace_get(cursor);
    return masks;
}

static wd_trace_fix read_fix(wd_trace_reader *reader, wd_trace_cursor *cursor, uint32_t recording) {
    wd_trace_fix fix = {.kind = wd_trace_get_u32(cursor)};
    fix.masks = read_masks(cursor);
    const uint64_t source = wd_trace_get(cursor), target = wd_trace_get(cursor);
    fix.source = source && source <= UINT32_MAX ? (uint32_t)(source - 1) : WD_TRACE_NONE;
    fix.target = target && target <= UINT32_MAX ? (uint32_t)(target - 1) : WD_TRACE_NONE;
    fix.before_command = command_of(reader->model, recording, wd_trace_get(cursor), 0);
    fix.semaphore = fix.dependency_index = WD_TRACE_NONE;
    if (cursor->at >= cursor->end) { // Files of earlier versions end here. Their subpasses may be wrong.
        fix.kind = fix.kind == WD_TRACE_FIX_SUBPASS ? WD_TRACE_FIX_NONE : fix.kind;
        return fix;
    }
    fix.location = wd_trace_get_u32(cursor);
    const uint64_t dependency = wd_trace_get(cursor); // 0: none, 1: a new one.
    fix.has_dependency = dependency != 0;
    fix.dependency_index =
        dependency > 1 && dependency - 2 < WD_TRACE_NONE ? (uint32_t)(dependency - 2) : WD_TRACE_NONE;
    fix.is_pass_of_first = wd_trace_get(cursor) != 0;
    fix.dependency = read_masks(cursor);
    fix.semaphore = wd_trace_find_object(reader, wd_trace_get(cursor), WD_TRACE_TABLE_SEMAPHORES);
    return fix;
}

static void read_finding_range(wd_trace_reader *reader, wd_trace_cursor *cursor,
                               wd_trace_finding_row *finding) {
    const uint64_t count = wd_trace_get(cursor);
    const bool is_image =
        finding->resource != WD_TRACE_NONE && reader->model->resources.items[finding->resource].is_image;
    for (uint64_t i = 0; i < count && !cursor->failed; i++) {
        if (is_image) {
            finding->begin = wd_trace_read_image_range(reader, cursor);
            finding->end = UINT64_MAX;
        } else {
            finding->begin = wd_trace_get(cursor);
            const uint64_t size = wd_trace_get(cursor);
            finding->end = size > UINT64_MAX - 1 - finding->begin ? UINT64_MAX - 1 : finding->begin + size;
        }
    }
}

// add_finding adds a finding, or counts it if there is an equal one.
static void add_finding(wd_trace_reader *reader, const wd_trace_finding_row *finding) {
    wd_trace_model *model = reader->model;
    const uint64_t key = (wd_hash64_bytes(finding->text.text, finding->text.size) ^ finding->message_id) | 1;
    const uintptr_t known = (uintptr_t)wd_hash_table_get(&reader->findings, key);
    if (known) {
        model->findings.items[known - 1].count++;
        return;
    }
    wd_trace_finding_row *added = WD_TRACE_ADD(reader, findings);
    if (!added) {
        return;
    }
    *added = *finding;
    added->count = 1;
    if (wd_hash_table_set(&reader->findings, key, (void *)(uintptr_t)model->findings.count) != WD_OK) {
        wd_trace_fail(reader, WD_ERROR_OUT_OF_MEMORY);
    }
}

static void read_hazard(wd_trace_reader *reader, wd_trace_cursor *cursor) {
    wd_trace_finding_row finding = {
        .kind = WD_TRACE_FINDING_HAZARD, .severity = 0x1000, .shader = WD_TRACE_NONE};
    finding.message_id = wd_trace_find_string(reader, wd_trace_get(cursor));
    finding.text.text = (const char *)wd_trace_get_bytes(cursor, &finding.text.size);
    const place first = read_place(reader, cursor), second = read_place(reader, cursor);
    finding.first = first.row;
    finding.second = second.row;
    finding.resource = wd_trace_find_object(reader, wd_trace_get(cursor), WD_TRACE_TABLE_RESOURCES);
    read_finding_range(reader, cursor, &finding);
    finding.fix = read_fix(reader, cursor, second.recording);
    if (!cursor->failed) {
        add_finding(reader, &finding);
    }
}

// --- Findings of other validators

static bool begins_with(const wd_trace_text *text, const char *prefix) {
    return text->size >= strlen(prefix) && memcmp(text->text, prefix, strlen(prefix)) == 0;
}

// stage_of returns the pipeline stage of a shader.
static uint64_t stage_of(const wd_trace_text *name) {
    static const struct {
        const char *name;
        uint64_t stage;
    } stages[] = {
        {"Vertex", VK_PIPELINE_STAGE_2_VERTEX_SHADER_BIT},
        {"Tessellation Control", VK_PIPELINE_STAGE_2_TESSELLATION_CONTROL_SHADER_BIT},
        {"Tessellation Eval", VK_PIPELINE_STAGE_2_TESSELLATION_EVALUATION_SHADER_BIT},
        {"Geometry", VK_PIPELINE_STAGE_2_GEOMETRY_SHADER_BIT},
        {"Fragment", VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT},
        {"Compute", VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT},
        {"Task", VK_PIPELINE_STAGE_2_TASK_SHADER_BIT_EXT},
        {"Mesh", VK_PIPELINE_STAGE_2_MESH_SHADER_BIT_EXT},
        {"Ray", VK_PIPELINE_STAGE_2_RAY_TRACING_SHADER_BIT_KHR},
        {"Intersect", VK_PIPELINE_STAGE_2_RAY_TRACING_SHADER_BIT_KHR},
        {"Any", VK_PIPELINE_STAGE_2_RAY_TRACING_SHADER_BIT_KHR},
        {"Closest", VK_PIPELINE_STAGE_2_RAY_TRACING_SHADER_BIT_KHR},
        {"Miss", VK_PIPELINE_STAGE_2_RAY_TRACING_SHADER_BIT_KHR},
        {"Callable", VK_PIPELINE_STAGE_2_RAY_TRACING_SHADER_BIT_KHR},
    };
    uint64_t stage = 0;
    for (size_t i = 0; i < sizeof stages / sizeof *stages && !stage; i++) {
        stage = begins_with(name, stages[i].name) ? stages[i].stage : 0;
    }
    return stage;
}

// find_action returns the command with this index among the commands of a recording that run a stage, from 0.
static uint32_t find_action(const wd_trace_model *model, const wd_trace_recording_row *recording,
                            const wd_trace_text *stage, uint64_t index) {
    static const char *const traced[] = {"Ray", "Any", "Closest", "Miss", "Intersection", "Callable"};
    const char *prefix = begins_with(stage, "Compute") ? "vkCmdDispatch" : "vkCmdDraw";
    for (size_t i = 0; i < sizeof traced / sizeof *traced; i++) {
        prefix = begins_with(stage, traced[i]) ? "vkCmdTraceRays" : prefix;
    }
    for (uint32_t i = 0; i < recording->commands.count; i++) {
        const wd_trace_command *command = &model->commands.items[recording->commands.first + i];
        if (begins_with(&model->strings.items[command->name], prefix) && index-- == 0) {
            return recording->commands.first + i;
        }
    }
    return WD_TRACE_NONE;
}

static uint32_t find_resource(const wd_trace_model *model, uint64_t handle) {
    uint32_t found = WD_TRACE_NONE;
    for (size_t i = model->resources.count; i-- > 0 && handle && found == WD_TRACE_NONE;) {
        found = model->resources.items[i].handle == handle ? (uint32_t)i : WD_TRACE_NONE;
    }
    return found;
}

static uint32_t add_shader(wd_trace_reader *reader, uint64_t handle, uint32_t file) {
    wd_trace_shader *added = WD_TRACE_ADD(reader, shaders);
    if (!added) {
        return WD_TRACE_NONE;
    }
    added->handle = handle;
    added->file = file;
    added->source.allocator = reader->model->allocator;
    return (uint32_t)(reader->model->shaders.count - 1);
}

// need_shader returns the shader of a file whose source is unknown. Handles are used again, so the file decides.
static uint32_t need_shader(wd_trace_reader *reader, uint64_t handle, uint32_t file) {
    const wd_trace_model *model = reader->model;
    for (size_t i = model->shaders.count; i-- > 0;) {
        if (model->shaders.items[i].file == file && !model->shaders.items[i].source.count) {
            return (uint32_t)i;
        }
    }
    return add_shader(reader, handle, file);
}

static uint32_t find_source(const wd_trace_reader *reader, uint64_t number) {
    const uintptr_t found = number ? (uintptr_t)wd_hash_table_get(&reader->sources, number) : 0;
    return found ? (uint32_t)(found - 1) : WD_TRACE_NONE;
}

// read_shader adds a part of a shader's source. A part after a gap is left out.
static void read_shader(wd_trace_reader *reader, wd_trace_cursor *cursor) {
    const uint64_t number = wd_trace_get(cursor), handle = wd_trace_get(cursor);
    const uint32_t file = wd_trace_find_string(reader, wd_trace_get(cursor));
    const uint64_t offset = wd_trace_get(cursor);
    size_t size;
    const uint8_t *text = wd_trace_get_bytes(cursor, &size);
    uint32_t row = find_source(reader, number);
    if (cursor->failed || !number || !size || (row == WD_TRACE_NONE && offset)) {
        return;
    }
    if (row == WD_TRACE_NONE) {
        row = add_shader(reader, handle, file);
        if (row == WD_TRACE_NONE) {
            return;
        }
        if (wd_hash_table_set(&reader->sources, number, (void *)(uintptr_t)(row + (uint64_t)1)) != WD_OK) {
            wd_trace_fail(reader, WD_ERROR_OUT_OF_MEMORY);
        }
    }
    wd_trace_bytes *source = &reader->model->shaders.items[row].source;
    if (offset != source->count) {
        return;
    }
    if (!wd_trace_reserve(source, size)) {
        wd_trace_fail(reader, WD_ERROR_OUT_OF_MEMORY);
        return;
    }
    memcpy(source->items + source->count, text, size);
    source->count += size;
}

static void read_location(wd_trace_reader *reader, wd_trace_cursor *cursor, wd_trace_finding_row *finding) {
    const uint64_t handle = wd_trace_get(cursor);
    const uint32_t file = wd_trace_find_string(reader, wd_trace_get(cursor));
    finding->line = wd_trace_get_u32(cursor);
    finding->column = wd_trace_get_u32(cursor);
    finding->source_line.text = (const char *)wd_trace_get_bytes(cursor, &finding->source_line.size);
    // Files of earlier versions end here.
    const uint64_t source = cursor->at < cursor->end ? wd_trace_get(cursor) : 0;
    finding->shader = cursor->failed || !finding->line ? WD_TRACE_NONE : find_source(reader, source);
    if (finding->shader == WD_TRACE_NONE && file && finding->line && !cursor->failed) {
        finding->shader = need_shader(reader, handle, file);
    }
}

// place_finding finds the command of a redundant barrier, or of a finding of GPU-assisted validation.
static void place_finding(wd_trace_reader *reader, wd_trace_finding_row *finding, uintptr_t submitted,
                          uint64_t number, uint32_t stage) {
    wd_trace_model *model = reader->model;
    const bool is_gpu = finding->kind == WD_TRACE_FINDING_GPU;
    if (submitted && number) {
        const wd_trace_recording_row *recording = &model->recordings.items[submitted - 1];
        const uint32_t other = number <= recording->commands.count
                                   ? recording->commands.first + (uint32_t)number - 1
                                   : WD_TRACE_NONE;
        finding->second.command =
            is_gpu ? find_action(model, recording, &model->strings.items[stage], number - 1) : other;
        finding->second.is_known = finding->second.command != WD_TRACE_NONE;
        finding->second.stages = is_gpu ? stage_of(&model->strings.items[stage]) : 0;
    }
    if (!is_gpu && finding->second.is_known) {
        wd_trace_command *command = &model->commands.items[finding->second.command];
        command->has_redundant_barrier = true;
        command->redundant_resource = finding->resource;
    }
}

// read_kind reads the kind of a finding. False: this reader does not know it.
static bool read_kind(wd_trace_cursor *cursor, uint32_t *kind) {
    static const uint32_t kinds[] = {
        [WD_TRACE_OTHER_BARRIER] = WD_TRACE_FINDING_REDUNDANT_BARRIER,
        [WD_TRACE_OTHER_GPU] = WD_TRACE_FINDING_GPU,
        [WD_TRACE_OTHER_HANG] = WD_TRACE_FINDING_HANG,
    };
    const uint32_t number = wd_trace_get_u32(cursor);
    *kind = number && number < sizeof kinds / sizeof *kinds ? kinds[number] : WD_TRACE_FINDING_HAZARD;
    return *kind != WD_TRACE_FINDING_HAZARD;
}

static void read_finding(wd_trace_reader *reader, wd_trace_cursor *cursor) {
    const wd_trace_model *model = reader->model;
    wd_trace_finding_row finding = {0};
    const bool is_known_kind = read_kind(cursor, &finding.kind);
    finding.first.command = finding.first.submission = WD_TRACE_NONE;
    finding.second = finding.first;
    finding.message_id = wd_trace_find_string(reader, wd_trace_get(cursor));
    finding.severity = wd_trace_get_u32(cursor);
    finding.text.text = (const char *)wd_trace_get_bytes(cursor, &finding.text.size);
    const uintptr_t submitted = (uintptr_t)wd_hash_table_get(&reader->submitted, wd_trace_get(cursor));
    finding.resource = find_resource(model, wd_trace_get(cursor));
    const uint64_t number = wd_trace_get(cursor);
    const uint32_t stage = wd_trace_find_string(reader, wd_trace_get(cursor));
    read_location(reader, cursor, &finding);
    if (is_known_kind && finding.kind == WD_TRACE_FINDING_HANG) {
        wd_trace_read_statuses(reader, cursor, &finding);
    } else if (is_known_kind && !cursor->failed) {
        place_finding(reader, &finding, submitted, number, stage);
    }
    if (is_known_kind && !cursor->failed) {
        add_finding(reader, &finding);
    }
}

static void read_end(wd_trace_reader *reader, wd_trace_cursor *cursor) {
    reader->model->end_reason.text =
        (const char *)wd_trace_get_bytes(cursor, &reader->model->end_reason.size);
    reader->model->is_complete = true;
}

void wd_trace_read_event(wd_trace_reader *reader, wd_trace_record kind, wd_trace_cursor *cursor) {
    reader->model->is_complete = false; // Unless the last record is WD_TRACE_END.
    switch (kind) {
    case WD_TRACE_SUBMISSION:
        read_submission(reader, cursor);
        break;
    case WD_TRACE_PRESENT:
        read_present(reader, cursor);
        break;
    case WD_TRACE_ACQUIRE:
        read_acquire(reader, cursor);
        break;
    case WD_TRACE_HOST_WAIT:
        read_host_wait(reader, cursor);
        break;
    case WD_TRACE_HAZARD:
        read_hazard(reader, cursor);
        break;
    case WD_TRACE_SHADER:
        read_shader(reader, cursor);
        break;
    case WD_TRACE_FINDING:
        read_finding(reader, cursor);
        break;
    case WD_TRACE_END:
        read_end(reader, cursor);
        break;
    default:
        break;
    }
}
