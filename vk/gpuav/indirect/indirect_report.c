// From results to findings.
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "vk/gpuav/indirect/indirect_internal.h"
#include "vk/report/message_ids.h"
#include "vk/state/state_finding.h"
#include "vk/util/hash128.h"

enum { MAX_ID = 128, NUM_VALUES = 5, MAX_OBJECTS = 3 };

typedef struct wd_gpuav_indirect_result result;

typedef wd_gpuav_indirect_failure failure;

static const char *const value_names[WD_GPUAV_PARAMETERS_COUNT][NUM_VALUES] = {
    [WD_GPUAV_PARAMETERS_DRAW] = {"vertexCount", "instanceCount", "firstVertex", "firstInstance", NULL},
    [WD_GPUAV_PARAMETERS_DRAW_INDEXED] = {"indexCount", "instanceCount", "firstIndex", "vertexOffset",
                                          "firstInstance"},
    [WD_GPUAV_PARAMETERS_MESH] = {"groupCountX", "groupCountY", "groupCountZ", NULL, NULL},
    [WD_GPUAV_PARAMETERS_DISPATCH] = {"x", "y", "z", NULL, NULL},
    [WD_GPUAV_PARAMETERS_TRACE] = {"width", "height", "depth", NULL, NULL},
    [WD_GPUAV_PARAMETERS_TRACE2] = {"width", "height", "depth", NULL, NULL},
};

// Ids of the three limits and of their product; NULL: it has no limit.
typedef struct group_ids {
    const char *ids[4];
    const char *limits[4];
} group_ids;

static const group_ids dispatch_ids = {
    {WD_ID_VUID_DISPATCH_INDIRECT_X, WD_ID_VUID_DISPATCH_INDIRECT_Y, WD_ID_VUID_DISPATCH_INDIRECT_Z, NULL},
    {"maxComputeWorkGroupCount[0]", "maxComputeWorkGroupCount[1]", "maxComputeWorkGroupCount[2]", NULL}};
static const group_ids trace_ids = {{WD_ID_VUID_TRACE_INDIRECT_WIDTH, WD_ID_VUID_TRACE_INDIRECT_HEIGHT,
                                     WD_ID_VUID_TRACE_INDIRECT_DEPTH, WD_ID_VUID_TRACE_INDIRECT_TOTAL},
                                    {"maxComputeWorkGroupCount[0] x maxComputeWorkGroupSize[0]",
                                     "maxComputeWorkGroupCount[1] x maxComputeWorkGroupSize[1]",
                                     "maxComputeWorkGroupCount[2] x maxComputeWorkGroupSize[2]",
                                     "maxRayDispatchInvocationCount"}};
static const group_ids task_ids = {{WD_ID_VUID_TASK_INDIRECT_X, WD_ID_VUID_TASK_INDIRECT_Y,
                                    WD_ID_VUID_TASK_INDIRECT_Z, WD_ID_VUID_TASK_INDIRECT_TOTAL},
                                   {"maxTaskWorkGroupCount[0]", "maxTaskWorkGroupCount[1]",
                                    "maxTaskWorkGroupCount[2]", "maxTaskWorkGroupTotalCount"}};
static const group_ids mesh_ids = {{WD_ID_VUID_MESH_INDIRECT_X, WD_ID_VUID_MESH_INDIRECT_Y,
                                    WD_ID_VUID_MESH_INDIRECT_Z, WD_ID_VUID_MESH_INDIRECT_TOTAL},
                                   {"maxMeshWorkGroupCount[0]", "maxMeshWorkGroupCount[1]",
                                    "maxMeshWorkGroupCount[2]", "maxMeshWorkGroupTotalCount"}};

// has_parameters returns whether the item of a result is about the parameters of a command.
static bool has_parameters(const result *found) {
    const uint32_t kind = found->words[WD_INDIRECT_KIND];
    return kind < WD_INDIRECT_FETCH || kind == WD_INDIRECT_COPY_MEMORY || kind == WD_INDIRECT_COPY_IMAGE;
}

static const group_ids *ids_of(const wd_gpuav_indirect_item *item) {
    switch (item->parameters) {
    case WD_GPUAV_PARAMETERS_DISPATCH:
        return &dispatch_ids;
    case WD_GPUAV_PARAMETERS_MESH:
        return item->has_task_shader ? &task_ids : &mesh_ids;
    default:
        return &trace_ids;
    }
}

// Copying

// keep references an object, which may be NULL.
static wd_state_object *keep(const wd_state_object *object) {
    return object ? wd_state_ref((wd_state_object *)object) : NULL;
}

static void release(wd_state_object *object) {
    if (object) {
        wd_state_unref(object);
    }
}

void wd_gpuav_indirect_copy_results(wd_gpuav_recording *recording, wd_gpuav_results *copies) {
    struct wd_gpuav_indirect *indirect = recording->device->indirect;
    for (wd_gpuav_indirect_item *item = wd_gpuav_indirect_list_of(recording)->items; item;
         item = item->next) {
        uint32_t *words = wd_gpuav_indirect_words(indirect, item->position);
        result *copy =
            words[WD_INDIRECT_FAILED] ? wd_arena_alloc_zero(&copies->arena, 1, sizeof(*copy)) : NULL;
        if (!copy || !wd_state_copy_labels(&copies->arena, item->label, &copy->labels, &copy->num_labels)) {
            continue;
        }
        copy->item = *item;
        memcpy(copy->words, words, sizeof(copy->words));
        copy->copied_parameters = wd_gpuav_ranges_keep(indirect, copies, words);
        words[WD_INDIRECT_FAILED] = words[WD_INDIRECT_NUM_BAD] = 0;
        copy->buffer = (wd_state_buffer *)keep((const wd_state_object *)item->buffer);
        copy->pipeline = (wd_state_pipeline *)keep((const wd_state_object *)item->pipeline);
        copy->vertices = keep((const wd_state_object *)item->limits.vertices.buffer);
        copy->instances = keep((const wd_state_object *)item->limits.instances.buffer);
        for (uint32_t i = 0; i < WD_INDIRECT_NUM_DIVISORS; i++) {
            copy->divided[i] = keep((const wd_state_object *)item->limits.divided[i].buffer);
        }
        *copies->indirect_end = copy;
        copies->indirect_end = &copy->next;
    }
}

void wd_gpuav_indirect_release_results(wd_gpuav_results *copies) {
    for (const result *copy = copies->indirect; copy; copy = copy->next) {
        release((wd_state_object *)copy->buffer);
        release((wd_state_object *)copy->pipeline);
        release(copy->vertices);
        release(copy->instances);
        for (uint32_t i = 0; i < WD_INDIRECT_NUM_DIVISORS; i++) {
            release(copy->divided[i]);
        }
    }
}

// Messages

// append_draw appends the index of the first invalid draw.
static void append_draw(wd_string_builder *text, const result *found) {
    const bool is_copy = found->item.action == WD_STATE_ACTION_COUNT;
    if (is_copy || found->item.action == WD_STATE_ACTION_DRAW) {
        wd_string_appendf(text, "%s %u of %u: ", is_copy ? "copy" : "draw",
                          found->words[WD_INDIRECT_FIRST_BAD], found->words[WD_INDIRECT_COUNT]);
    }
}

void wd_gpuav_indirect_append_object(wd_string_builder *text, const wd_finding_object *object) {
    wd_gpuav_append_object(text, object);
    wd_string_append(text, " ");
}

// append_values appends the parameters and their location.
static void append_values(wd_string_builder *text, const result *found) {
    const wd_gpuav_indirect_item *item = &found->item;
    const uint32_t *values = &found->words[WD_INDIRECT_BAD_VALUES];
    const bool has_values = found->words[WD_INDIRECT_NUM_BAD] != 0;
    for (uint32_t i = 0; has_values && i < NUM_VALUES && value_names[item->parameters][i]; i++) {
        const char *name = value_names[item->parameters][i];
        wd_string_appendf(text, "%s%s = ", i ? ", " : "The parameters are ", name);
        if (!strcmp(name, "vertexOffset")) {
            wd_string_appendf(text, "%d", (int32_t)values[i]);
        } else {
            wd_string_appendf(text, "%u", values[i]);
        }
    }
    const VkDeviceSize offset =
        item->offset +
        (has_values ? ((VkDeviceSize)found->words[WD_INDIRECT_FIRST_BAD] * found->words[WD_INDIRECT_STRIDE] +
                       found->words[WD_INDIRECT_VALUE]) *
                          sizeof(uint32_t)
                    : 0);
    wd_string_appendf(text,
                      has_values && value_names[item->parameters][0] ? ", at offset %" PRIu64 " of "
                                                                     : "The parameters are at offset %" PRIu64
                                                                       " of ",
                      (uint64_t)offset);
    const wd_finding_object buffer = wd_gpuav_describe_object(&found->buffer->object, "Buffer");
    wd_gpuav_indirect_append_object(text, &buffer);
    if (found->words[WD_INDIRECT_NUM_BAD] > 1) {
        wd_string_appendf(text, "%u %s of the command have invalid parameters. ",
                          found->words[WD_INDIRECT_NUM_BAD],
                          item->action == WD_STATE_ACTION_COUNT ? "copies" : "draws");
    }
}

static void append_labels(wd_string_builder *text, const char *title, const wd_finding_label *labels,
                          size_t num_labels) {
    for (size_t i = 0; i < num_labels; i++) {
        wd_string_append(text, i ? "::" : title);
        wd_string_append_printable(text, labels[i].name, strlen(labels[i].name), "");
    }
    wd_string_append(text, num_labels ? ". " : "");
}

// site_of returns a hash of the rule, the command and its labels, which are equal in each frame.
static uint64_t site_of(const result *found, const char *id) {
    uint64_t site = wd_hash64_bytes(id, strlen(id)) ^ wd_hash_u64(found->item.index);
    for (size_t i = 0; i < found->num_labels; i++) {
        site = wd_hash_u64(site ^ wd_hash64_bytes(found->labels[i].name, strlen(found->labels[i].name)));
    }
    return site;
}

// id_subject returns the command or structure that a pattern of an id is about.
static const char *id_subject(const wd_gpuav_indirect_item *item, const char *pattern) {
    if (pattern == WD_ID_VUID_INDEXED_INDIRECT_INDICES) {
        return "VkDrawIndexedIndirectCommand";
    }
    if (pattern == WD_ID_VUID_COPIED_DEPTH && !strcmp(item->command, "vkCmdCopyBufferToImage2")) {
        return "VkCopyBufferToImageInfo2";
    }
    if (pattern == WD_ID_VUID_INDIRECT_DIVISOR || pattern == WD_ID_VUID_INDIRECT_DYNAMIC_DIVISOR) {
        return item->parameters == WD_GPUAV_PARAMETERS_DRAW ? "VkDrawIndirectCommand"
                                                            : "VkDrawIndexedIndirectCommand";
    }
    switch (item->parameters) {
    case WD_GPUAV_PARAMETERS_TRACE:
        return "VkTraceRaysIndirectCommandKHR";
    case WD_GPUAV_PARAMETERS_TRACE2:
        return "VkTraceRaysIndirectCommand2KHR";
    default:
        return item->command;
    }
}

void wd_gpuav_indirect_submit(const wd_gpuav_results *copies, const wd_state_command_buffer *command_buffer,
                              const result *found, wd_severity severity, const failure *broken) {
    wd_gpuav_device *device = copies->device;
    wd_finding_object objects[MAX_OBJECTS];
    size_t num_objects = 0;
    if (found->buffer) {
        objects[num_objects++] = wd_gpuav_describe_object(&found->buffer->object, "Buffer");
    }
    if (command_buffer) {
        objects[num_objects++] = wd_gpuav_describe_object(&command_buffer->object, "Command buffer");
    }
    if (found->pipeline && !found->pipeline->shaders) {
        objects[num_objects++] = wd_gpuav_describe_object(&found->pipeline->object, "Pipeline");
    }
    char id[MAX_ID];
    wd_string_builder text;
    wd_string_init(&text, device->allocator);
    wd_string_appendf(&text, "%s: ", found->item.command);
    if (found->words[WD_INDIRECT_NUM_BAD] && has_parameters(found)) {
        append_draw(&text, found);
    }
    wd_string_append(&text, broken->text);
    wd_string_append(&text, " ");
    if (has_parameters(found)) {
        append_values(&text, found);
    }
    if (found->item.is_guarded && severity == WD_SEVERITY_ERROR) {
        wd_string_append(&text, found->item.count_copy
                                    ? "No draw of the command was executed (gpuav_guard_indirect). "
                                    : "It was not executed (gpuav_guard_indirect). ");
    }
    if (found->item.action < WD_STATE_ACTION_COUNT) {
        wd_string_appendf(&text, "%s Index %u. ", wd_gpuav_action_name(found->item.action),
                          found->item.index);
    }
    for (size_t i = found->buffer ? 1 : 0; i < num_objects; i++) {
        wd_gpuav_indirect_append_object(&text, &objects[i]);
    }
    append_labels(&text, "Label regions of the command buffer: ", found->labels, found->num_labels);
    append_labels(&text, "Label regions of the queue: ", copies->queue_labels, copies->num_queue_labels);
    wd_string_appendf(&text, "Fix: %s.", broken->fix);
    wd_message_compose(id, sizeof(id), broken->id, id_subject(&found->item, broken->id));
    const wd_finding finding = {
        .severity = severity,
        .type = WD_MESSAGE_VALIDATION,
        .id = id,
        .text = text.failed ? broken->text : text.text,
        .site = site_of(found, id),
        .objects = objects,
        .num_objects = num_objects,
        .queue_labels = copies->queue_labels,
        .num_queue_labels = copies->num_queue_labels,
        .command_buffer_labels = found->labels,
        .num_command_buffer_labels = found->num_labels,
    };
    wd_report_submit(device->chassis->instance->report, &finding);
    wd_string_finish(&text);
}

// The rules

// check_groups returns whether the three counts break a rule, which it describes.
static bool check_groups(const result *found, failure *broken) {
    const group_ids *ids = ids_of(&found->item);
    const uint32_t *values = &found->words[WD_INDIRECT_BAD_VALUES];
    const char *const *names = value_names[found->item.parameters];
    for (uint32_t i = 0; i < 3; i++) {
        const uint32_t limit = found->words[WD_INDIRECT_LIMIT_X + i];
        if (values[i] > limit) {
            broken->id = ids->ids[i];
            broken->fix = "write a smaller count to the buffer";
            snprintf(broken->text, sizeof(broken->text), "%s is %u, but %s is %u.", names[i], values[i],
                     ids->limits[i], limit);
            return true;
        }
    }
    broken->id = ids->ids[3];
    broken->fix = "write smaller counts to the buffer";
    snprintf(broken->text, sizeof(broken->text), "%s x %s x %s is more than %s, which is %u.", names[0],
             names[1], names[2], ids->limits[3] ? ids->limits[3] : "the limit",
             found->words[WD_INDIRECT_LIMIT_TOTAL]);
    return ids->ids[3] != NULL;
}

// check_first_instance returns whether firstInstance breaks a rule, which it describes.
static bool check_first_instance(const wd_gpuav_results *copies, const result *found, failure *broken) {
    const bool is_indexed = found->item.parameters == WD_GPUAV_PARAMETERS_DRAW_INDEXED;
    const wd_gpuav_fetch_divisor *divisor = &found->item.divisor;
    const uint32_t first = found->words[WD_INDIRECT_BAD_VALUES + (is_indexed ? 4 : 3)];
    if (!(found->words[WD_INDIRECT_FLAGS] & WD_INDIRECT_NO_FIRST_INSTANCE) || first == 0) {
        return false;
    }
    if (copies->device->chassis->capabilities->features.drawIndirectFirstInstance) {
        broken->id = divisor->is_dynamic ? WD_ID_VUID_INDIRECT_DYNAMIC_DIVISOR : WD_ID_VUID_INDIRECT_DIVISOR;
        broken->fix = "write 0, or use a divisor of 1";
        snprintf(broken->text, sizeof(broken->text),
                 "firstInstance is %u, but binding %u has a divisor of %u, and supportsNonZeroFirstInstance "
                 "is VK_FALSE.",
                 first, divisor->binding, divisor->divisor);
        return true;
    }
    broken->id = is_indexed ? WD_ID_VUID_INDEXED_INDIRECT_FIRST_INSTANCE : WD_ID_VUID_INDIRECT_FIRST_INSTANCE;
    broken->fix = "enable the feature drawIndirectFirstInstance, or write 0";
    snprintf(broken->text, sizeof(broken->text),
             "firstInstance is %u, but the feature drawIndirectFirstInstance is not enabled.", first);
    return true;
}

static bool check_indices(const result *found, failure *broken) {
    const uint32_t *values = &found->words[WD_INDIRECT_BAD_VALUES];
    if (!(found->words[WD_INDIRECT_FLAGS] & WD_INDIRECT_HAS_MAX_INDEX) || values[0] == 0 || values[1] == 0 ||
        (uint64_t)values[0] + values[2] <= found->words[WD_INDIRECT_LIMIT_X]) {
        return false;
    }
    broken->id = WD_ID_VUID_INDEXED_INDIRECT_INDICES;
    broken->fix = "write a smaller firstIndex or indexCount, or bind a larger index buffer";
    snprintf(broken->text, sizeof(broken->text),
             "firstIndex + indexCount is %" PRIu64 ", but the bound index buffer has %u indices (%" PRIu64
             " bytes).",
             (uint64_t)values[0] + values[2], found->words[WD_INDIRECT_LIMIT_X],
             (uint64_t)found->item.index_size);
    return true;
}

// check_range reports vertices or instances of an indirect draw past the end of a buffer.
static bool check_range(const wd_gpuav_results *copies, const result *found, bool is_vertex,
                        failure *broken) {
    const bool is_indexed = found->item.parameters == WD_GPUAV_PARAMETERS_DRAW_INDEXED;
    const wd_gpuav_fetch_limit *limit =
        is_vertex ? &found->item.limits.vertices : &found->item.limits.instances;
    const uint32_t flag = is_vertex ? WD_INDIRECT_HAS_VERTICES : WD_INDIRECT_HAS_INSTANCES;
    const uint32_t *values = &found->words[WD_INDIRECT_BAD_VALUES];
    const uint32_t first = values[is_vertex ? 2 : is_indexed ? 4 : 3], count = values[is_vertex ? 0 : 1];
    if (!(found->words[WD_INDIRECT_FLAGS] & flag) || values[0] == 0 || values[1] == 0 ||
        (uint64_t)first + count <= limit->max_count) {
        return false;
    }
    wd_string_builder text;
    wd_string_init(&text, copies->device->allocator);
    wd_gpuav_fetch_describe(&text, limit, is_vertex ? "vertices" : "instances");
    broken->id = WD_ID_VUID_VERTEX_FETCH;
    broken->fix = "write smaller numbers to the buffer, or bind a larger vertex buffer";
    snprintf(broken->text, sizeof(broken->text), "the last %s is %" PRIu64 ", but %s",
             is_vertex ? "vertex" : "instance", (uint64_t)first + count - 1,
             text.failed ? "the vertex buffer has fewer." : text.text);
    wd_string_finish(&text);
    return true;
}

// check_divided reports instances of an indirect draw past the end of a buffer with a divisor other than 1.
static bool check_divided(const wd_gpuav_results *copies, const result *found, uint32_t i, failure *broken) {
    const wd_gpuav_fetch_limit *limit = &found->item.limits.divided[i];
    const uint32_t *values = &found->words[WD_INDIRECT_BAD_VALUES];
    const uint32_t first = values[found->item.parameters == WD_GPUAV_PARAMETERS_DRAW_INDEXED ? 4 : 3];
    if (!(found->words[WD_INDIRECT_FLAGS] & WD_INDIRECT_HAS_DIVISORS) || !limit->buffer || values[0] == 0 ||
        values[1] == 0 || limit->max_count == UINT32_MAX) {
        return false;
    }
    const uint64_t last = (uint64_t)first + (limit->divisor ? (values[1] - 1) / limit->divisor : 0);
    if (last < limit->max_count) {
        return false;
    }
    wd_string_builder text;
    wd_string_init(&text, copies->device->allocator);
    wd_gpuav_fetch_describe(&text, limit, "instances");
    broken->id = WD_ID_VUID_VERTEX_FETCH;
    broken->fix = "write smaller numbers to the buffer, or bind a larger vertex buffer";
    snprintf(broken->text, sizeof(broken->text),
             "the last element of an instance, with a divisor of %u, is %" PRIu64 ", but %s", limit->divisor,
             last, text.failed ? "the vertex buffer has fewer." : text.text);
    wd_string_finish(&text);
    return true;
}

// report_index reports an index that selects a vertex past the end of a buffer.
static void report_index(const wd_gpuav_results *copies, const wd_state_command_buffer *command_buffer,
                         const result *found) {
    const uint32_t *values = &found->words[WD_INDIRECT_BAD_VALUES];
    const uint32_t num_bad = found->words[WD_INDIRECT_NUM_BAD];
    failure broken = {.id = WD_ID_VUID_VERTEX_FETCH,
                      .fix = "correct the index or vertexOffset, or bind a larger vertex buffer"};
    wd_string_builder text;
    wd_string_init(&text, copies->device->allocator);
    wd_gpuav_fetch_describe(&text, &found->item.limits.vertices, "vertices");
    char draw[32] = "";
    if (found->words[WD_INDIRECT_FLAGS] & WD_INDIRECT_HAS_PARAMETERS) {
        snprintf(draw, sizeof(draw), "draw %u: ", found->words[WD_INDIRECT_FIRST_BAD]);
    } else if (found->item.num_draws) {
        snprintf(draw, sizeof(draw), "draw %u of %u: ", found->item.number, found->item.num_draws);
    }
    snprintf(broken.text, sizeof(broken.text),
             "%sindex %u of the index buffer is %u, and with vertexOffset %d selects vertex %" PRId64
             ", but %s The number of such indices in the command is %u.",
             draw, values[0], values[1], (int32_t)values[2], (int64_t)values[1] + (int32_t)values[2],
             text.failed ? "the vertex buffer has fewer." : text.text, num_bad);
    wd_string_finish(&text);
    wd_gpuav_indirect_submit(copies, command_buffer, found, WD_SEVERITY_ERROR, &broken);
}

// report_depth reports a depth outside the range from 0 to 1.
static void report_depth(const wd_gpuav_results *copies, const wd_state_command_buffer *command_buffer,
                         const result *found) {
    const uint32_t *values = &found->words[WD_INDIRECT_BAD_VALUES];
    const uint32_t height = found->words[WD_DEPTHS_HEIGHT];
    const uint64_t offset = found->item.offset + (uint64_t)values[0] * sizeof(uint32_t);
    const wd_finding_object buffer = wd_gpuav_describe_object(&found->buffer->object, "Buffer");
    const bool has_address = !strcmp(found->item.command, "vkCmdCopyMemoryToImageKHR");
    failure broken = {.id = has_address ? WD_ID_VUID_COPIED_MEMORY_DEPTH : WD_ID_VUID_COPIED_DEPTH,
                      .fix = "write depths from 0 to 1, or enable VK_EXT_depth_range_unrestricted"};
    float depth;
    memcpy(&depth, &values[1], sizeof(depth));
    wd_string_builder text;
    wd_string_init(&text, copies->device->allocator);
    wd_gpuav_indirect_append_object(&text, &buffer);
    snprintf(broken.text, sizeof(broken.text),
             "the depth of texel (%u, %u) of slice %u of the region is %g, which is outside the range from 0 "
             "to 1: at offset %" PRIu64 " of %sThe number of such depths in the region is %u.",
             values[2], values[3] % height, values[3] / height, (double)depth, offset,
             text.failed ? "the buffer. " : text.text, found->words[WD_INDIRECT_NUM_BAD]);
    wd_string_finish(&text);
    wd_gpuav_indirect_submit(copies, command_buffer, found, WD_SEVERITY_ERROR, &broken);
}

// report_copy reports each rule that the parameters of an indirect copy break.
static void report_copy(const wd_gpuav_results *copies, const wd_state_command_buffer *command_buffer,
                        const result *found) {
    const uint32_t *values = &found->words[WD_INDIRECT_BAD_VALUES];
    const bool is_image = found->words[WD_INDIRECT_KIND] == WD_INDIRECT_COPY_IMAGE;
    static const struct {
        const char *id, *name;
    } numbers[] = {{WD_ID_VUID_INDIRECT_COPY_SOURCE, "srcAddress"},
                   {WD_ID_VUID_INDIRECT_COPY_TARGET, "dstAddress"},
                   {WD_ID_VUID_INDIRECT_COPY_SIZE, "size"}};
    for (uint32_t i = 0; i < (is_image ? 1 : 3); i++) {
        failure broken = {.id = is_image ? WD_ID_VUID_INDIRECT_IMAGE_SOURCE : numbers[i].id,
                          .fix = "write a multiple of 4 to the buffer"};
        if (values[i * 2] % sizeof(uint32_t)) {
            snprintf(broken.text, sizeof(broken.text), "%s is 0x%" PRIx64 ", which is not a multiple of 4.",
                     numbers[i].name, (uint64_t)values[i * 2 + 1] << 32 | values[i * 2]);
            wd_gpuav_indirect_submit(copies, command_buffer, found, WD_SEVERITY_ERROR, &broken);
        }
    }
    for (uint32_t i = 0; is_image && i < 2; i++) {
        failure broken = {.id = i ? WD_ID_VUID_INDIRECT_IMAGE_HEIGHT : WD_ID_VUID_INDIRECT_IMAGE_ROW,
                          .fix = "write 0 or a larger number to the buffer"};
        if (values[2 + i] && values[2 + i] < values[4 + i]) {
            snprintf(broken.text, sizeof(broken.text), "%s is %u, but imageExtent.%s is %u.",
                     i ? "bufferImageHeight" : "bufferRowLength", values[2 + i], i ? "height" : "width",
                     values[4 + i]);
            wd_gpuav_indirect_submit(copies, command_buffer, found, WD_SEVERITY_ERROR, &broken);
        }
    }
}

static void report_count(const wd_gpuav_results *copies, const wd_state_command_buffer *command_buffer,
                         const result *found) {
    const uint32_t count = found->words[WD_INDIRECT_COUNT];
    const uint32_t limit = found->words[WD_INDIRECT_COUNT_LIMIT];
    const uint32_t max_draws = found->words[WD_INDIRECT_MAX_DRAWS];
    failure broken = {.fix = "write a smaller number of draws to the count buffer"};
    if (!(found->words[WD_INDIRECT_FLAGS] & WD_INDIRECT_HAS_COUNT) ||
        !copies->device->instance->options.indirect_parameters) {
        return;
    }
    if (count > limit) {
        broken.id =
            strstr(found->item.command, "Count2") ? WD_ID_VUID_INDIRECT_COUNT2 : WD_ID_VUID_INDIRECT_COUNT;
        snprintf(broken.text, sizeof(broken.text),
                 "the number of draws in the count buffer is %u, but maxDrawIndirectCount is %u.", count,
                 limit);
        wd_gpuav_indirect_submit(copies, command_buffer, found, WD_SEVERITY_ERROR, &broken);
    } else if (count > max_draws) {
        broken.id = WD_ID_GPUAV_DRAW_COUNT;
        broken.fix = "write a smaller number of draws to the count buffer, or raise maxDrawCount";
        snprintf(broken.text, sizeof(broken.text),
                 "the number of draws in the count buffer is %u, but maxDrawCount is %u: %u draws are not "
                 "executed.",
                 count, max_draws, count - max_draws);
        wd_gpuav_indirect_submit(copies, command_buffer, found, WD_SEVERITY_WARNING, &broken);
    }
}

void wd_gpuav_indirect_report(wd_gpuav_results *copies, const wd_state_command_buffer *command_buffer) {
    for (const result *found = copies->indirect; found; found = found->next) {
        failure broken = {0};
        if (found->item.report) {
            found->item.report(copies, command_buffer, found);
            continue;
        }
        if (found->words[WD_INDIRECT_KIND] == WD_INDIRECT_FETCH) {
            report_index(copies, command_buffer, found);
            continue;
        }
        if (found->words[WD_INDIRECT_KIND] == WD_INDIRECT_DEPTHS) {
            report_depth(copies, command_buffer, found);
            continue;
        }
        if (found->item.parameters >= WD_GPUAV_PARAMETERS_COPY_MEMORY) {
            if (found->words[WD_INDIRECT_NUM_BAD]) {
                report_copy(copies, command_buffer, found);
            }
            wd_gpuav_ranges_report(copies, command_buffer, found);
            continue;
        }
        const bool is_group = found->words[WD_INDIRECT_KIND] == WD_INDIRECT_GROUPS;
        if (found->words[WD_INDIRECT_NUM_BAD] && is_group && check_groups(found, &broken)) {
            wd_gpuav_indirect_submit(copies, command_buffer, found, WD_SEVERITY_ERROR, &broken);
        }
        if (found->words[WD_INDIRECT_NUM_BAD] && !is_group && check_first_instance(copies, found, &broken)) {
            wd_gpuav_indirect_submit(copies, command_buffer, found, WD_SEVERITY_ERROR, &broken);
        }
        if (found->words[WD_INDIRECT_NUM_BAD] && found->words[WD_INDIRECT_KIND] == WD_INDIRECT_INDICES &&
            check_indices(found, &broken)) {
            wd_gpuav_indirect_submit(copies, command_buffer, found, WD_SEVERITY_ERROR, &broken);
        }
        for (uint32_t i = 0; i < 2 && found->words[WD_INDIRECT_NUM_BAD] && !is_group; i++) {
            if (check_range(copies, found, i == 0, &broken)) {
                wd_gpuav_indirect_submit(copies, command_buffer, found, WD_SEVERITY_ERROR, &broken);
            }
        }
        for (uint32_t i = 0; i < WD_INDIRECT_NUM_DIVISORS && found->words[WD_INDIRECT_NUM_BAD] && !is_group;
             i++) {
            if (check_divided(copies, found, i, &broken)) {
                wd_gpuav_indirect_submit(copies, command_buffer, found, WD_SEVERITY_ERROR, &broken);
            }
        }
        report_count(copies, command_buffer, found);
    }
}
