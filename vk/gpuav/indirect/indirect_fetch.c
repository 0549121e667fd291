// Vertex fetches: the draws that are checked when they are recorded, and the items for the indices of indexed draws.
// indirect_fetch_limits.c finds the limits.
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "vk/gpuav/indirect/indirect_internal.h"
#include "vk/gpuav/runtime/descriptors/gpuav_bound.h"
#include "vk/registry/enum_strings.h"
#include "vk/report/message_ids.h"
#include "vk/report/object_text.h"
#include "vk/util/hash128.h"

enum {
    WORD = sizeof(uint32_t),
    MAX_ID = 128,
    MAX_INDEXED_DRAWS = 64, // Draws of one command whose indices are checked.
};

// Messages

static void append_object(wd_string_builder *text, const wd_state_object *object, const char *type_name) {
    wd_report_append_object(text, type_name, wd_state_name(object), object->handle);
}

void wd_gpuav_fetch_describe(wd_string_builder *text, const wd_gpuav_fetch_limit *limit,
                             const char *elements) {
    wd_string_appendf(text, "binding %u has %u %s for the attribute at location %u (%s at offset %u): ",
                      limit->binding, limit->max_count, elements, limit->location,
                      wd_VkFormat_string(limit->format), limit->attribute_offset);
    wd_string_appendf(text, "%" PRIu64 " bytes from offset %" PRIu64 " of ", (uint64_t)limit->range,
                      (uint64_t)limit->offset);
    append_object(text, &limit->buffer->object, "Buffer");
    wd_string_appendf(text, " with a stride of %u.", limit->stride);
}

// direct_draw is a draw whose numbers are in the command.
typedef struct direct_draw {
    wd_gpuav_device *device;
    wd_state_command_buffer *command_buffer;
    const wd_state_pipeline *pipeline;
    const char *command;
    bool is_indexed;
    uint32_t first, count; // Vertices or indices.
    int32_t vertex_offset;
    uint32_t first_instance, instance_count;
    uint32_t number, num_draws; // Of a command with several draws; 0 draws: the command is one draw.
} direct_draw;

// problem is a broken rule of a direct draw.
typedef struct problem {
    const char *pattern; // Of the id.
    const char *text;
    const char *fix;
    const wd_state_object *object; // NULL: none but the command buffer.
    const char *object_type;
} problem;

static void submit(const direct_draw *draw, const problem *broken) {
    const wd_state_command_buffer *command_buffer = draw->command_buffer;
    const wd_state_object *object = broken->object;
    wd_finding_object objects[2];
    size_t num_objects = 0;
    if (object) {
        objects[num_objects++] =
            (wd_finding_object){object->type, broken->object_type, object->handle, wd_state_name(object)};
    }
    objects[num_objects++] =
        (wd_finding_object){VK_OBJECT_TYPE_COMMAND_BUFFER, "Command buffer", command_buffer->object.handle,
                            wd_state_name(&command_buffer->object)};
    char id[MAX_ID];
    const uint32_t index = command_buffer->num_actions[WD_STATE_ACTION_DRAW];
    wd_string_builder text;
    wd_string_init(&text, draw->device->allocator);
    wd_string_appendf(&text, "%s: ", draw->command);
    if (draw->num_draws) {
        wd_string_appendf(&text, "draw %u of %u: ", draw->number, draw->num_draws);
    }
    wd_string_appendf(&text, "%s Draw Index %u. ", broken->text, index);
    append_object(&text, &command_buffer->object, "Command buffer");
    wd_string_appendf(&text, ". Fix: %s.", broken->fix);
    wd_message_compose(id, sizeof(id), broken->pattern, draw->command);
    const wd_finding finding = {
        .severity = WD_SEVERITY_ERROR,
        .type = WD_MESSAGE_VALIDATION,
        .id = id,
        .text = text.failed ? broken->text : text.text,
        .site = wd_hash64_bytes(id, strlen(id)) ^ wd_hash_u64(index),
        .objects = objects,
        .num_objects = num_objects,
    };
    wd_report_submit(draw->device->chassis->instance->report, &finding);
    wd_string_finish(&text);
}

// submit_range reports elements past the end of a buffer.
static void submit_range(const direct_draw *draw, const char *pattern, const wd_state_object *buffer,
                         const char *text) {
    submit(draw, &(problem){pattern, text, "draw fewer elements, or bind a larger buffer", buffer, "Buffer"});
}

// check_divisor reports a firstInstance that the device does not support with the divisor of a binding.
static void check_divisor(const direct_draw *draw) {
    wd_gpuav_fetch_divisor divisor = {0};
    if (draw->command_buffer->num_unknown || draw->command_buffer->is_untracked) {
        return;
    }
    wd_gpuav_fetch_find_divisor(draw->device, draw->command_buffer, draw->pipeline, &divisor);
    if (!divisor.is_found) {
        return;
    }
    char text[256];
    snprintf(text, sizeof(text),
             "firstInstance is %u, but binding %u has a divisor of %u, and supportsNonZeroFirstInstance is "
             "VK_FALSE.",
             draw->first_instance, divisor.binding, divisor.divisor);
    submit(draw, &(problem){.pattern = divisor.is_dynamic ? WD_ID_VUID_INDIRECT_DYNAMIC_DIVISOR
                                                          : WD_ID_VUID_INDIRECT_DIVISOR,
                            .text = text,
                            .fix = "draw with a firstInstance of 0, or use a divisor of 1",
                            .object = draw->pipeline->shaders ? NULL : &draw->pipeline->object,
                            .object_type = "Pipeline"});
}

// last_element returns the last element that a draw fetches from a binding.
static uint64_t last_element(const direct_draw *draw, const wd_gpuav_fetch_limit *limit,
                             VkVertexInputRate rate) {
    if (rate == VK_VERTEX_INPUT_RATE_VERTEX) {
        return (uint64_t)draw->first + draw->count - 1;
    }
    return (uint64_t)draw->first_instance +
           (limit->divisor ? (draw->instance_count - 1) / limit->divisor : 0);
}

// check_limit reports the attribute that a draw fetches past the end of its buffer. Vertices of indexed draws are
// checked on the device.
static void check_limit(void *user, const wd_gpuav_fetch_limit *limit, VkVertexInputRate rate) {
    const direct_draw *draw = user;
    const bool is_vertex = rate == VK_VERTEX_INPUT_RATE_VERTEX;
    if (is_vertex && draw->is_indexed) {
        return;
    }
    const uint64_t last = last_element(draw, limit, rate);
    if (last < limit->max_count) {
        return;
    }
    wd_string_builder text;
    wd_string_init(&text, draw->device->allocator);
    wd_string_appendf(&text, "the last %s is %" PRIu64 ", but ",
                      is_vertex             ? "vertex"
                      : limit->divisor == 1 ? "instance"
                                            : "element of an instance",
                      last);
    wd_gpuav_fetch_describe(&text, limit, is_vertex ? "vertices" : "instances");
    submit_range(draw, WD_ID_VUID_VERTEX_FETCH, &limit->buffer->object,
                 text.failed ? "a vertex attribute is fetched past the end of its buffer." : text.text);
    wd_string_finish(&text);
}

// Indices

// add_index_source adds the descriptor of the bound index range to an item. Returns false if it cannot be read.
static bool add_index_source(wd_gpuav_device *device, const wd_state_command_buffer *command_buffer,
                             wd_gpuav_indirect_item *item, uint32_t *words) {
    uint32_t count = 0;
    const uint32_t index_size = wd_gpuav_index_limit(command_buffer, &item->index_size, &count);
    const wd_state_buffer *buffer = command_buffer->index.buffer;
    if (!index_size) {
        return false;
    }
    const VkDeviceSize start = command_buffer->index.offset & ~(VkDeviceSize)(WORD - 1);
    // The shader reads words: a part of a word at the end of the buffer is left out.
    const VkDeviceSize end =
        (command_buffer->index.offset + item->index_size + WORD - 1) & ~(VkDeviceSize)(WORD - 1);
    const VkDeviceSize last = end <= buffer->size ? end : buffer->size & ~(VkDeviceSize)(WORD - 1);
    if (last <= start ||
        !wd_gpuav_indirect_is_readable(buffer, VK_BUFFER_USAGE_INDEX_BUFFER_BIT, start, last - start)) {
        return false;
    }
    uint32_t offset = 0;
    item->sources[0] = wd_gpuav_indirect_add_source(device, buffer, start, last - start, &offset);
    const VkDeviceSize readable = (last - command_buffer->index.offset) / index_size;
    words[WD_FETCH_SOURCE] = item->sources[0];
    words[WD_FETCH_OFFSET] = offset * WORD + (uint32_t)(command_buffer->index.offset - start);
    words[WD_FETCH_INDEX_SIZE] = index_size;
    words[WD_FETCH_NUM_INDICES] = readable < count ? (uint32_t)readable : count;
    return item->sources[0] != WD_INDIRECT_NO_SOURCE;
}

static void release_sources(wd_gpuav_device *device, const wd_gpuav_indirect_item *item) {
    struct wd_gpuav_indirect *indirect = device->indirect;
    pthread_mutex_lock(&indirect->lock);
    for (uint32_t i = 0; i < 3; i++) {
        if (item->sources[i] != WD_INDIRECT_NO_SOURCE) {
            indirect->free[indirect->num_free++] = item->sources[i];
        }
    }
    pthread_mutex_unlock(&indirect->lock);
}

// begin_item fills the members that items of all indexed draws have, and returns whether the indices are checked.
static bool begin_item(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                       const wd_state_pipeline *pipeline, const char *command, wd_gpuav_indirect_item *item,
                       uint32_t *words) {
    *item = (wd_gpuav_indirect_item){
        .label = command_buffer->label,
        .buffer = command_buffer->index.buffer,
        .pipeline = pipeline,
        .offset = command_buffer->index.offset,
        .command = command,
        .sources = {WD_INDIRECT_NO_SOURCE, WD_INDIRECT_NO_SOURCE, WD_INDIRECT_NO_SOURCE},
        .index = command_buffer->num_actions[WD_STATE_ACTION_DRAW],
        .action = WD_STATE_ACTION_DRAW,
        .parameters = WD_GPUAV_PARAMETERS_DRAW_INDEXED,
    };
    wd_gpuav_fetch_find_limits(device, command_buffer, pipeline, &item->limits);
    words[WD_INDIRECT_KIND] = WD_INDIRECT_FETCH;
    words[WD_INDIRECT_MAX_DRAWS] = 1;
    words[WD_INDIRECT_FLAGS] =
        pipeline && wd_gpuav_fetch_restarts(command_buffer, pipeline) ? WD_INDIRECT_HAS_RESTART : 0;
    words[WD_FETCH_MAX_VERTICES] = item->limits.vertices.max_count;
    return item->buffer && item->limits.vertices.buffer && item->limits.vertices.max_count != UINT32_MAX &&
           add_index_source(device, command_buffer, item, words);
}

// end_item adds an item to the recording and its list.
static void end_item(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                     const wd_gpuav_indirect_item *item, const uint32_t *words) {
    wd_gpuav_recording *recording = wd_gpuav_find_recording(device, command_buffer);
    const char *reason = recording ? wd_gpuav_indirect_why_not(device, command_buffer, recording) : NULL;
    if (!recording || reason) {
        release_sources(device, item);
        if (reason) {
            wd_gpuav_indirect_unchecked(device, item->command, reason);
        }
        return;
    }
    wd_gpuav_indirect_item *added =
        wd_gpuav_indirect_add_item(device, command_buffer, recording, item, words);
    if (!added || !wd_gpuav_indirect_place(device, command_buffer, recording, added)) {
        wd_gpuav_indirect_unchecked(device, item->command, "too many draws are recorded (gpuav_max_memory)");
    }
}

// check_draw_indices records the check of the indices of a draw.
static void check_draw_indices(const direct_draw *draw) {
    wd_gpuav_indirect_item item;
    uint32_t words[WD_INDIRECT_ITEM_WORDS] = {0};
    if (begin_item(draw->device, draw->command_buffer, draw->pipeline, draw->command, &item, words)) {
        words[WD_FETCH_FIRST] = draw->first;
        words[WD_FETCH_INDEX_COUNT] = draw->count;
        words[WD_FETCH_VERTEX_OFFSET] = (uint32_t)draw->vertex_offset;
        item.number = draw->number;
        item.num_draws = draw->num_draws;
        end_item(draw->device, draw->command_buffer, &item, words);
    }
}

void wd_gpuav_fetch_check_indices(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                                  const wd_gpuav_indirect_use *use) {
    wd_gpuav_indirect_item item;
    uint32_t words[WD_INDIRECT_ITEM_WORDS] = {0};
    const wd_state_pipeline *pipeline = wd_gpuav_bound_pipeline(device, command_buffer, use->bind);
    if (!begin_item(device, command_buffer, pipeline, use->command, &item, words)) {
        return;
    }
    const VkDeviceSize size =
        (VkDeviceSize)(use->max_draws - 1) * use->stride + sizeof(VkDrawIndexedIndirectCommand);
    words[WD_INDIRECT_FLAGS] |= WD_INDIRECT_HAS_PARAMETERS | (use->has_count ? WD_INDIRECT_HAS_COUNT : 0);
    words[WD_INDIRECT_STRIDE] = use->stride / WORD;
    words[WD_INDIRECT_MAX_DRAWS] = use->max_draws;
    item.sources[1] =
        wd_gpuav_indirect_add_source(device, use->buffer, use->offset, size, &words[WD_FETCH_FIRST]);
    words[WD_FETCH_PARAMETERS] = item.sources[1];
    if (use->has_count) {
        item.sources[2] = wd_gpuav_indirect_add_source(device, use->count_buffer, use->count_offset, WORD,
                                                       &words[WD_INDIRECT_COUNT_OFFSET]);
        words[WD_INDIRECT_COUNT_SOURCE] = item.sources[2];
    }
    if (item.sources[1] == WD_INDIRECT_NO_SOURCE ||
        (use->has_count && item.sources[2] == WD_INDIRECT_NO_SOURCE)) {
        release_sources(device, &item);
        return;
    }
    end_item(device, command_buffer, &item, words);
}

// check_index_range reports indices past the end of the index buffer, which robustBufferAccess2 allows.
static void check_index_range(const direct_draw *draw) {
    uint32_t limit = 0;
    VkDeviceSize size = 0;
    if (draw->device->chassis->capabilities->features.robustBufferAccess2 ||
        !wd_gpuav_index_limit(draw->command_buffer, &size, &limit) ||
        (uint64_t)draw->first + draw->count <= limit) {
        return;
    }
    wd_string_builder text;
    wd_string_init(&text, draw->device->allocator);
    wd_string_appendf(&text,
                      "firstIndex + indexCount is %" PRIu64
                      ", but the bound range of the index buffer has %u indices (%" PRIu64
                      " bytes from offset %" PRIu64 " of ",
                      (uint64_t)draw->first + draw->count, limit, (uint64_t)size,
                      (uint64_t)draw->command_buffer->index.offset);
    append_object(&text, &draw->command_buffer->index.buffer->object, "Buffer");
    wd_string_append(&text, ").");
    submit_range(draw, WD_ID_VUID_INDEXED_INDIRECT_INDICES, &draw->command_buffer->index.buffer->object,
                 text.failed ? "indices are past the end of the index buffer." : text.text);
    wd_string_finish(&text);
}

// Direct draws

// check_draw checks a draw of something.
static void check_draw(direct_draw *draw) {
    if (draw->count == 0 || draw->instance_count == 0) {
        return;
    }
    wd_gpuav_fetch_visit_limits(draw->device, draw->command_buffer, draw->pipeline, check_limit, draw);
    if (draw->is_indexed) {
        check_index_range(draw);
        check_draw_indices(draw);
    }
}

// find_draw finds the command buffer and the pipeline of a draw, and returns whether there are any.
static bool find_draw(const wd_call *call, VkCommandBuffer handle, direct_draw *draw) {
    draw->device = call->data;
    draw->command_buffer = wd_state_find_command_buffer(draw->device->chassis->state, handle);
    draw->pipeline = draw->command_buffer
                         ? wd_gpuav_bound_pipeline(draw->device, draw->command_buffer, WD_STATE_BIND_GRAPHICS)
                         : NULL;
    return draw->pipeline != NULL;
}

// begin_draw checks the firstInstance of a command, and returns whether the vertex fetches of its draws are checked.
// `*draw` has the members that all draws of the command share.
static bool begin_draw(const wd_call *call, VkCommandBuffer handle, direct_draw *draw) {
    const wd_gpuav_device *device = call->data;
    if (!device || !device->active || !device->indirect) {
        return false;
    }
    const bool has_fetch = device->indirect->has_fetch;
    const bool has_first = draw->first_instance && device->instance->options.indirect_parameters;
    if ((!has_fetch && !has_first) || !find_draw(call, handle, draw)) {
        return false;
    }
    if (has_first) {
        check_divisor(draw);
    }
    return has_fetch;
}

void wd_gpuav_fetch_pre_CmdDraw(wd_call *call, const wd_CmdDraw_args *args, wd_CmdDraw_args *down) {
    direct_draw draw = {.command = "vkCmdDraw",
                        .is_indexed = false,
                        .first_instance = args->firstInstance,
                        .instance_count = args->instanceCount};
    if (begin_draw(call, args->commandBuffer, &draw)) {
        draw.first = args->firstVertex;
        draw.count = args->vertexCount;
        check_draw(&draw);
    }
    (void)down;
}

void wd_gpuav_fetch_pre_CmdDrawIndexed(wd_call *call, const wd_CmdDrawIndexed_args *args,
                                       wd_CmdDrawIndexed_args *down) {
    direct_draw draw = {.command = "vkCmdDrawIndexed",
                        .is_indexed = true,
                        .first_instance = args->firstInstance,
                        .instance_count = args->instanceCount};
    if (begin_draw(call, args->commandBuffer, &draw)) {
        draw.first = args->firstIndex;
        draw.count = args->indexCount;
        draw.vertex_offset = args->vertexOffset;
        check_draw(&draw);
    }
    (void)down;
}

void wd_gpuav_fetch_pre_CmdDrawMultiEXT(wd_call *call, const wd_CmdDrawMultiEXT_args *args,
                                        wd_CmdDrawMultiEXT_args *down) {
    direct_draw draw = {.command = "vkCmdDrawMultiEXT",
                        .is_indexed = false,
                        .first_instance = args->firstInstance,
                        .instance_count = args->instanceCount};
    const bool is_checked = begin_draw(call, args->commandBuffer, &draw);
    for (uint32_t i = 0; is_checked && args->pVertexInfo && i < args->drawCount; i++) {
        const VkMultiDrawInfoEXT *info =
            (const VkMultiDrawInfoEXT *)((const char *)args->pVertexInfo + (size_t)i * args->stride);
        draw.number = i;
        draw.num_draws = args->drawCount;
        draw.first = info->firstVertex;
        draw.count = info->vertexCount;
        check_draw(&draw);
    }
    (void)down;
}

void wd_gpuav_fetch_pre_CmdDrawMultiIndexedEXT(wd_call *call, const wd_CmdDrawMultiIndexedEXT_args *args,
                                               wd_CmdDrawMultiIndexedEXT_args *down) {
    direct_draw draw = {.command = "vkCmdDrawMultiIndexedEXT",
                        .is_indexed = true,
                        .first_instance = args->firstInstance,
                        .instance_count = args->instanceCount};
    const bool is_checked = begin_draw(call, args->commandBuffer, &draw);
    for (uint32_t i = 0; is_checked && args->pIndexInfo && i < args->drawCount && i < MAX_INDEXED_DRAWS;
         i++) {
        const VkMultiDrawIndexedInfoEXT *info =
            (const VkMultiDrawIndexedInfoEXT *)((const char *)args->pIndexInfo + (size_t)i * args->stride);
        draw.number = i;
        draw.num_draws = args->drawCount;
        draw.first = info->firstIndex;
        draw.count = info->indexCount;
        draw.vertex_offset = args->pVertexOffset ? *args->pVertexOffset : info->vertexOffset;
        check_draw(&draw);
    }
    (void)down;
}

void wd_gpuav_fetch_pre_CmdDrawIndirectByteCountEXT(wd_call *call,
                                                    const wd_CmdDrawIndirectByteCountEXT_args *args,
                                                    wd_CmdDrawIndirectByteCountEXT_args *down) {
    // The number of vertices is in a buffer, so that vertex fetches are not checked.
    direct_draw draw = {.command = "vkCmdDrawIndirectByteCountEXT", .first_instance = args->firstInstance};
    (void)begin_draw(call, args->commandBuffer, &draw);
    (void)down;
}

#ifdef VK_KHR_device_address_commands
void wd_gpuav_fetch_pre_CmdDrawIndirectByteCount2EXT(wd_call *call,
                                                     const wd_CmdDrawIndirectByteCount2EXT_args *args,
                                                     wd_CmdDrawIndirectByteCount2EXT_args *down) {
    direct_draw draw = {.command = "vkCmdDrawIndirectByteCount2EXT", .first_instance = args->firstInstance};
    (void)begin_draw(call, args->commandBuffer, &draw);
    (void)down;
}
#endif

// copy_input copies the state of vkCmdSetVertexInputEXT to the arena; NULL: there is no memory.
static wd_state_vertex_input *copy_input(wd_arena *arena, const wd_CmdSetVertexInputEXT_args *args) {
    wd_state_vertex_input *input = wd_arena_alloc_zero(arena, 1, sizeof(*input));
    if (!input) {
        return NULL;
    }
    input->bindings =
        wd_arena_alloc_zero(arena, args->vertexBindingDescriptionCount + 1, sizeof(*input->bindings));
    input->attributes =
        wd_arena_alloc_zero(arena, args->vertexAttributeDescriptionCount + 1, sizeof(*input->attributes));
    if (!input->bindings || !input->attributes) {
        return NULL;
    }
    for (uint32_t i = 0; i < args->vertexBindingDescriptionCount; i++) {
        const VkVertexInputBindingDescription2EXT *binding = &args->pVertexBindingDescriptions[i];
        input->bindings[input->num_bindings++] = (wd_state_vertex_binding_layout){
            binding->binding, binding->stride, binding->inputRate, binding->divisor};
    }
    for (uint32_t i = 0; i < args->vertexAttributeDescriptionCount; i++) {
        const VkVertexInputAttributeDescription2EXT *attribute = &args->pVertexAttributeDescriptions[i];
        input->attributes[input->num_attributes++] = (VkVertexInputAttributeDescription){
            attribute->location, attribute->binding, attribute->format, attribute->offset};
    }
    return input;
}

// find_state returns the dynamic state of draws; NULL: there is none.
static wd_gpuav_fetch_state *find_state(const wd_call *call, VkCommandBuffer handle,
                                        wd_state_command_buffer **command_buffer) {
    wd_gpuav_device *device = call->data;
    *command_buffer = device && device->active && device->indirect
                          ? wd_state_find_command_buffer(device->chassis->state, handle)
                          : NULL;
    wd_gpuav_recording *recording = *command_buffer ? wd_gpuav_find_recording(device, *command_buffer) : NULL;
    return recording ? &wd_gpuav_indirect_list_of(recording)->fetch : NULL;
}

void wd_gpuav_indirect_pre_CmdSetPrimitiveRestartEnable(wd_call *call,
                                                        const wd_CmdSetPrimitiveRestartEnable_args *args,
                                                        wd_CmdSetPrimitiveRestartEnable_args *down) {
    (void)down;
    wd_state_command_buffer *command_buffer;
    wd_gpuav_fetch_state *state = find_state(call, args->commandBuffer, &command_buffer);
    if (state) {
        state->primitive_restart = args->primitiveRestartEnable != VK_FALSE;
        state->primitive_restart_generation = command_buffer->generation;
    }
}

void wd_gpuav_indirect_pre_CmdSetVertexInputEXT(wd_call *call, const wd_CmdSetVertexInputEXT_args *args,
                                                wd_CmdSetVertexInputEXT_args *down) {
    (void)down;
    wd_state_command_buffer *command_buffer;
    wd_gpuav_fetch_state *state = find_state(call, args->commandBuffer, &command_buffer);
    if (state) {
        state->vertex_input = copy_input(&command_buffer->arena, args);
        state->vertex_input_generation = command_buffer->generation;
    }
}
