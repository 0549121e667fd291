// Recording: items, lists of items, and the dispatch that checks a list.
#include <string.h>

#include "vk/gpuav/indirect/indirect_internal.h"
#include "vk/gpuav/runtime/commands/gpuav_restore.h"
#include "vk/gpuav/runtime/commands/gpuav_sharing.h"
#include "vk/gpuav/runtime/descriptors/gpuav_bound.h"
#include "vk/gpuav/runtime/host_checks/gpuav_host_checks.h"
#include "vk/report/message_ids.h"

enum {
    WORD = sizeof(uint32_t),
    // Words of the copies of one command. Draws of more parameters are checked, but not guarded.
    MAX_COPY_WORDS = 64 << 10,
    NODE_CLASS = 0,
    MESH_LIMITS = 3,
};

// shape is the layout of a structure of parameters, in words.
typedef struct shape {
    uint32_t kind, size, value;
} shape;

static const shape shapes[WD_GPUAV_PARAMETERS_COUNT] = {
    [WD_GPUAV_PARAMETERS_DRAW] = {WD_INDIRECT_VERTICES, 4, 0},
    [WD_GPUAV_PARAMETERS_DRAW_INDEXED] = {WD_INDIRECT_INDICES, 5, 0},
    [WD_GPUAV_PARAMETERS_MESH] = {WD_INDIRECT_GROUPS, 3, 0},
    [WD_GPUAV_PARAMETERS_DISPATCH] = {WD_INDIRECT_GROUPS, 3, 0},
    [WD_GPUAV_PARAMETERS_TRACE] = {WD_INDIRECT_GROUPS, 3, 0},
    // VkTraceRaysIndirectCommand2KHR: the counts follow the shader binding tables.
    [WD_GPUAV_PARAMETERS_TRACE2] = {WD_INDIRECT_GROUPS, 26, 22},
    [WD_GPUAV_PARAMETERS_COPY_MEMORY] = {WD_INDIRECT_COPY_MEMORY, 6, 0},
    [WD_GPUAV_PARAMETERS_COPY_IMAGE] = {WD_INDIRECT_COPY_IMAGE, 14, 0},
};

void wd_gpuav_indirect_unchecked(wd_gpuav_device *device, const char *command, const char *reason) {
    wd_gpuav_report_info_once(&device->notices, WD_ID_GPUAV_PARAMETERS_UNCHECKED, NULL,
                              "%s: the contents of the buffers are not checked, because %s.", command,
                              reason);
}

// Where the dispatch may be recorded

// why_no_dispatch returns why the dispatch cannot be recorded at this point; NULL: it can.
static const char *why_no_dispatch(const wd_gpuav_device *device,
                                   const wd_state_command_buffer *command_buffer) {
    const wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    if (!(wd_state_command_buffer_queue_flags(command_buffer) & VK_QUEUE_COMPUTE_BIT)) {
        return "the queue family of the command buffer has no compute commands";
    }
    if (wd_state_command_buffer_may_be_protected(command_buffer)) {
        return "the command buffer is protected";
    }
    if (command_buffer->num_unknown || command_buffer->is_untracked || command_buffer->in_video_coding) {
        return "the state of the command buffer is unknown";
    }
    if (recording && recording->is_suspended) {
        return "a render pass instance is suspended";
    }
    if (device->features.has_descriptor_buffers && recording &&
        recording->bound_buffers.generation == command_buffer->generation) {
        return "the command buffer uses descriptor buffers";
    }
    return NULL;
}

// Lists

uint32_t wd_gpuav_indirect_add_node(wd_gpuav_recording *recording, wd_state_command_buffer *command_buffer,
                                    uint32_t item) {
    struct wd_gpuav_indirect *indirect = recording->device->indirect;
    wd_gpuav_indirect_node *node = wd_arena_alloc_zero(&command_buffer->arena, 1, sizeof(*node));
    node = node && (node->position = wd_gpuav_inputs_allocate(&indirect->work, NODE_CLASS)) ? node : NULL;
    if (!node) {
        return 0;
    }
    uint32_t *words = wd_gpuav_indirect_words(indirect, node->position);
    words[WD_INDIRECT_NODE_ITEM] = item;
    words[WD_INDIRECT_NODE_NEXT] = 0;
    wd_gpuav_indirect_list *list = wd_gpuav_indirect_list_of(recording);
    node->next = list->nodes;
    list->nodes = node;
    wd_gpuav_recording_expect_results(recording);
    return node->position;
}

// append adds an item to the list of the current render pass instance, and returns whether there was memory.
static bool append(wd_gpuav_recording *recording, wd_state_command_buffer *command_buffer, uint32_t item) {
    wd_gpuav_indirect_list *list = wd_gpuav_indirect_list_of(recording);
    const uint32_t node = wd_gpuav_indirect_add_node(recording, command_buffer, item);
    if (node) {
        wd_gpuav_indirect_words(recording->device->indirect, list->last_node)[WD_INDIRECT_NODE_NEXT] = node;
        list->last_node = node;
    }
    return node != 0;
}

// The dispatch

static void record_barrier(const wd_gpuav_device *device, VkCommandBuffer commands, bool is_before) {
    const VkMemoryBarrier barrier = {
        .sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
        .srcAccessMask = is_before ? VK_ACCESS_MEMORY_WRITE_BIT : VK_ACCESS_SHADER_WRITE_BIT,
        .dstAccessMask = VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT |
                         (is_before ? 0 : VK_ACCESS_INDIRECT_COMMAND_READ_BIT),
    };
    device->vk->CmdPipelineBarrier(
        commands, is_before ? VK_PIPELINE_STAGE_ALL_COMMANDS_BIT : VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
        is_before ? VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT : VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0, 1, &barrier,
        0, NULL, 0, NULL);
}

// restore binds the application's compute pipeline or shader object again. Its sets are bound before the next command
// that may use them (gpuav_restore.c), and so is our set.
static void restore(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                    wd_gpuav_recording *recording) {
    const wd_state_bindings *bindings = &command_buffer->bindings[WD_STATE_BIND_COMPUTE];
    VkCommandBuffer commands = (VkCommandBuffer)(uintptr_t)command_buffer->object.handle;
    if (bindings->pipeline && !wd_state_is_destroyed(&bindings->pipeline->object)) {
        device->vk->CmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE,
                                    (VkPipeline)bindings->pipeline->object.handle);
    }
#ifdef VK_EXT_shader_object
    for (uint32_t i = 0; i < WD_STATE_MAX_BOUND_SHADERS && device->vk->CmdBindShadersEXT; i++) {
        const VkShaderStageFlagBits stage = VK_SHADER_STAGE_COMPUTE_BIT;
        const wd_state_shader *object = bindings->shaders[i];
        const VkShaderEXT shader = object && !wd_state_is_destroyed(&object->object)
                                       ? (VkShaderEXT)object->object.handle
                                       : VK_NULL_HANDLE;
        if (shader) {
            device->vk->CmdBindShadersEXT(commands, 1, &stage, &shader);
        }
    }
#endif
    wd_gpuav_host_checks_forget_bound(recording, WD_STATE_BIND_COMPUTE);
    wd_gpuav_mark_all_disturbed(recording, WD_STATE_BIND_COMPUTE);
    wd_gpuav_forget_shared_region(recording, WD_STATE_BIND_COMPUTE);
}

void wd_gpuav_indirect_record_dispatch(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                                       wd_gpuav_recording *recording, uint32_t node, VkPipeline pipeline,
                                       uint32_t num_groups) {
    const struct wd_gpuav_indirect *indirect = device->indirect;
    VkCommandBuffer commands = (VkCommandBuffer)(uintptr_t)command_buffer->object.handle;
    const uint32_t number = node / WD_INDIRECT_NODE_ALIGNMENT;
    record_barrier(device, commands, true);
    device->vk->CmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
    device->vk->CmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, indirect->layout, 0, 1,
                                      &indirect->set, 0, NULL);
    device->vk->CmdDispatchBase(commands, number % WD_INDIRECT_NODE_ROW, number / WD_INDIRECT_NODE_ROW, 0, 1,
                                1, num_groups);
    if (indirect->keeps_base) {
        device->vk->CmdDispatch(commands, 0, 0, 0);
    }
    record_barrier(device, commands, false);
    restore(device, command_buffer, recording);
}

// record_dispatch records the check of a list of parameters, indices or depths.
static void record_dispatch(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                            wd_gpuav_recording *recording, uint32_t node) {
    const struct wd_gpuav_indirect *indirect = device->indirect;
    wd_gpuav_indirect_record_dispatch(device, command_buffer, recording, node, indirect->pipeline,
                                      indirect->has_fetch || indirect->has_depths ? WD_INDIRECT_FETCH_GROUPS
                                                                                  : 1);
}

// Items

uint32_t wd_gpuav_index_limit(const wd_state_command_buffer *command_buffer, VkDeviceSize *size,
                              uint32_t *limit) {
    const wd_state_buffer *buffer = command_buffer->index.buffer;
    const VkDeviceSize offset = command_buffer->index.offset;
    uint32_t index_size = 0;
    switch ((int)command_buffer->index.type) {
    case VK_INDEX_TYPE_UINT16:
        index_size = 2;
        break;
    case VK_INDEX_TYPE_UINT32:
        index_size = 4;
        break;
    case VK_INDEX_TYPE_UINT8_EXT:
        index_size = 1;
        break;
    default:
        return 0;
    }
    if (!buffer || command_buffer->index.address || offset > buffer->size) {
        return 0;
    }
    const VkDeviceSize rest = buffer->size - offset;
    *size = command_buffer->index.size < rest ? command_buffer->index.size : rest;
    const VkDeviceSize count = *size / index_size;
    *limit = count < UINT32_MAX ? (uint32_t)count : UINT32_MAX;
    return index_size;
}

static bool has_task_shader(const wd_state_pipeline *pipeline) {
    for (uint32_t i = 0; pipeline && i < pipeline->num_stages; i++) {
        if (pipeline->stages[i].stage == VK_SHADER_STAGE_TASK_BIT_EXT) {
            return true;
        }
    }
    return false;
}

static uint32_t product(uint32_t a, uint32_t b) {
    const uint64_t result = (uint64_t)a * b;
    return result < UINT32_MAX ? (uint32_t)result : UINT32_MAX;
}

// set_group_limits writes the limits of three counts.
static void set_group_limits(const wd_gpuav_device *device, const wd_gpuav_indirect_item *item,
                             uint32_t *words) {
    const VkPhysicalDeviceLimits *limits = &device->limits;
    const VkPhysicalDeviceMeshShaderPropertiesEXT *mesh = NULL;
    const VkPhysicalDeviceRayTracingPipelinePropertiesKHR *rays = NULL;
    for (uint32_t i = 0; i < 3; i++) {
        words[WD_INDIRECT_LIMIT_X + i] =
            item->parameters == WD_GPUAV_PARAMETERS_DISPATCH
                ? limits->maxComputeWorkGroupCount[i]
                : product(limits->maxComputeWorkGroupCount[i], limits->maxComputeWorkGroupSize[i]);
    }
    if (item->parameters == WD_GPUAV_PARAMETERS_TRACE || item->parameters == WD_GPUAV_PARAMETERS_TRACE2) {
        rays = wd_physical_property_struct(
            wd_gpuav_physical(device), VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_TRACING_PIPELINE_PROPERTIES_KHR);
    }
    if (rays) {
        words[WD_INDIRECT_FLAGS] |= WD_INDIRECT_HAS_TOTAL;
        words[WD_INDIRECT_LIMIT_TOTAL] = rays->maxRayDispatchInvocationCount;
    }
    if (item->parameters == WD_GPUAV_PARAMETERS_MESH) {
        mesh = wd_physical_property_struct(wd_gpuav_physical(device),
                                           VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_PROPERTIES_EXT);
    }
    for (uint32_t i = 0; mesh && i < MESH_LIMITS; i++) {
        words[WD_INDIRECT_LIMIT_X + i] =
            item->has_task_shader ? mesh->maxTaskWorkGroupCount[i] : mesh->maxMeshWorkGroupCount[i];
    }
    if (mesh) {
        words[WD_INDIRECT_FLAGS] |= WD_INDIRECT_HAS_TOTAL;
        words[WD_INDIRECT_LIMIT_TOTAL] =
            item->has_task_shader ? mesh->maxTaskWorkGroupTotalCount : mesh->maxMeshWorkGroupTotalCount;
    }
}

// set_divisors writes the limits of instances with divisors other than 1.
static void set_divisors(const wd_gpuav_fetch_limits *limits, uint32_t *words) {
    for (uint32_t i = 0; i < WD_INDIRECT_NUM_DIVISORS; i++) {
        const wd_gpuav_fetch_limit *limit = &limits->divided[i];
        words[WD_INDIRECT_FLAGS] |= limit->buffer ? WD_INDIRECT_HAS_DIVISORS : 0;
        words[WD_INDIRECT_DIVISORS + i * 2] = limit->divisor;
        words[WD_INDIRECT_DIVISORS + i * 2 + 1] = limit->buffer ? limit->max_count : UINT32_MAX;
    }
}

static void set_limits(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                       wd_gpuav_indirect_item *item, uint32_t *words) {
    const shape *form = &shapes[item->parameters];
    words[WD_INDIRECT_COUNT_LIMIT] = device->limits.maxDrawIndirectCount;
    if (form->kind == WD_INDIRECT_GROUPS) {
        set_group_limits(device, item, words);
        return;
    }
    if (form->kind != WD_INDIRECT_VERTICES && form->kind != WD_INDIRECT_INDICES) {
        return;
    }
    const wd_features *features = &device->chassis->capabilities->features;
    if (device->instance->options.indirect_parameters) {
        wd_gpuav_fetch_find_divisor(device, command_buffer, item->pipeline, &item->divisor);
        words[WD_INDIRECT_FLAGS] |= !features->drawIndirectFirstInstance || item->divisor.is_found
                                        ? WD_INDIRECT_NO_FIRST_INSTANCE
                                        : 0;
    }
    if (form->kind == WD_INDIRECT_INDICES && !features->robustBufferAccess2 &&
        wd_gpuav_index_limit(command_buffer, &item->index_size, &words[WD_INDIRECT_LIMIT_X])) {
        words[WD_INDIRECT_FLAGS] |= WD_INDIRECT_HAS_MAX_INDEX;
    }
    if (device->indirect->has_fetch) {
        wd_gpuav_fetch_find_limits(device, command_buffer, item->pipeline, &item->limits);
    }
    if (item->limits.vertices.buffer && form->kind == WD_INDIRECT_VERTICES) {
        words[WD_INDIRECT_FLAGS] |= WD_INDIRECT_HAS_VERTICES;
        words[WD_INDIRECT_MAX_VERTICES] = item->limits.vertices.max_count;
    }
    if (item->limits.instances.buffer) {
        words[WD_INDIRECT_FLAGS] |= WD_INDIRECT_HAS_INSTANCES;
        words[WD_INDIRECT_MAX_INSTANCES] = item->limits.instances.max_count;
    }
    set_divisors(&item->limits, words);
}

// add_sources writes the descriptors of an item, and returns whether there were free ones.
static bool add_sources(wd_gpuav_device *device, const wd_gpuav_indirect_use *use,
                        wd_gpuav_indirect_item *item, uint32_t *words) {
    const VkDeviceSize size =
        (VkDeviceSize)(use->max_draws - 1) * use->stride + (VkDeviceSize)shapes[use->parameters].size * WORD;
    item->sources[0] =
        wd_gpuav_indirect_add_source(device, use->buffer, use->offset, size, &words[WD_INDIRECT_OFFSET]);
    item->sources[1] = item->sources[2] = WD_INDIRECT_NO_SOURCE;
    if (use->has_count) {
        item->sources[1] = wd_gpuav_indirect_add_source(device, use->count_buffer, use->count_offset, WORD,
                                                        &words[WD_INDIRECT_COUNT_OFFSET]);
        words[WD_INDIRECT_FLAGS] |= WD_INDIRECT_HAS_COUNT;
    }
    words[WD_INDIRECT_SOURCE] = item->sources[0];
    words[WD_INDIRECT_COUNT_SOURCE] = item->sources[1];
    return item->sources[0] != WD_INDIRECT_NO_SOURCE &&
           (!use->has_count || item->sources[1] != WD_INDIRECT_NO_SOURCE);
}

// add_copies gives the command a copy of its parameters, or of the number of its draws.
static void add_copies(wd_gpuav_device *device, wd_gpuav_indirect_use *use, wd_gpuav_indirect_item *item,
                       uint32_t *words) {
    struct wd_gpuav_indirect *indirect = device->indirect;
    if (use->has_count) {
        item->count_copy = wd_gpuav_inputs_allocate(&indirect->work, 0);
        words[WD_INDIRECT_COUNT_COPY] = item->count_copy;
        use->count_copy = (VkDeviceSize)item->count_copy * WORD;
        item->is_guarded = item->count_copy != 0;
        return;
    }
    const uint64_t num_words = (uint64_t)use->max_draws * shapes[use->parameters].size;
    if (num_words > MAX_COPY_WORDS) {
        return;
    }
    item->copy_class = wd_gpuav_inputs_size_class((uint32_t)num_words);
    item->copy = wd_gpuav_inputs_allocate(&indirect->work, item->copy_class);
    words[WD_INDIRECT_COPY] = item->copy;
    use->copy = (VkDeviceSize)item->copy * WORD;
    item->is_guarded = item->copy != 0;
}

static uint32_t item_class(void) {
    return wd_gpuav_inputs_size_class(WD_INDIRECT_ITEM_WORDS);
}

// free_item frees the memory of an item.
static void free_item(struct wd_gpuav_indirect *indirect, const wd_gpuav_indirect_item *item) {
    wd_gpuav_indirect_free_source(indirect, item->sources[0]);
    wd_gpuav_indirect_free_source(indirect, item->sources[1]);
    wd_gpuav_indirect_free_source(indirect, item->sources[2]);
    if (item->copy) {
        wd_gpuav_inputs_free(&indirect->work, item->copy, item->copy_class);
    }
    if (item->count_copy) {
        wd_gpuav_inputs_free(&indirect->work, item->count_copy, 0);
    }
    if (item->position) {
        wd_gpuav_inputs_free(&indirect->work, item->position, item_class());
    }
}

bool wd_gpuav_indirect_is_readable(const wd_state_buffer *buffer, VkBufferUsageFlags usage,
                                   VkDeviceSize offset, VkDeviceSize size) {
    return buffer && !wd_state_is_destroyed(&buffer->object) && offset % WORD == 0 &&
           offset <= buffer->size && size <= buffer->size - offset && (buffer->usage & usage) &&
           !(buffer->flags & VK_BUFFER_CREATE_PROTECTED_BIT) &&
           !(buffer->binding.memory && buffer->binding.memory->is_external);
}

// is_valid returns whether the parameters are where the shader can read them.
static bool is_valid(const wd_gpuav_indirect_use *use) {
    const VkBufferUsageFlags usage = VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT;
    const VkDeviceSize size =
        (VkDeviceSize)(use->max_draws - 1) * use->stride + (VkDeviceSize)shapes[use->parameters].size * WORD;
    return use->stride % WORD == 0 && wd_gpuav_indirect_is_readable(use->buffer, usage, use->offset, size) &&
           (!use->has_count ||
            wd_gpuav_indirect_is_readable(use->count_buffer, usage, use->count_offset, WORD));
}

wd_gpuav_indirect_item *wd_gpuav_indirect_add_item(wd_gpuav_device *device,
                                                   wd_state_command_buffer *command_buffer,
                                                   wd_gpuav_recording *recording,
                                                   const wd_gpuav_indirect_item *item,
                                                   const uint32_t *words) {
    struct wd_gpuav_indirect *indirect = device->indirect;
    wd_gpuav_indirect_item *added = wd_arena_copy(&command_buffer->arena, item, 1, sizeof(*item));
    const uint32_t position = added ? wd_gpuav_inputs_allocate(&indirect->work, item_class()) : 0;
    if (!position) {
        free_item(indirect, item);
        return NULL;
    }
    added->position = position;
    memcpy(wd_gpuav_indirect_words(indirect, position), words, WD_INDIRECT_ITEM_WORDS * sizeof(*words));
    wd_gpuav_indirect_list *list = wd_gpuav_indirect_list_of(recording);
    *(list->last_item ? &list->last_item->next : &list->items) = added;
    list->last_item = added;
    wd_gpuav_recording_expect_results(recording);
    return added;
}

// create_item returns a new item of the recording. NULL: there is no memory.
static wd_gpuav_indirect_item *create_item(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                                           wd_gpuav_recording *recording, wd_gpuav_indirect_use *use,
                                           bool may_guard) {
    const shape *form = &shapes[use->parameters];
    const bool is_copy = use->action == WD_STATE_ACTION_COUNT;
    const wd_state_pipeline *pipeline =
        is_copy ? NULL : wd_gpuav_bound_pipeline(device, command_buffer, use->bind);
    wd_gpuav_indirect_item item = {
        .label = command_buffer->label,
        .buffer = use->buffer,
        .pipeline = pipeline,
        .offset = use->offset,
        .command = use->command,
        .index = is_copy ? 0 : command_buffer->num_actions[use->action],
        .action = use->action,
        .parameters = use->parameters,
        .has_task_shader = has_task_shader(pipeline),
    };
    uint32_t words[WD_INDIRECT_ITEM_WORDS] = {0};
    words[WD_INDIRECT_KIND] = form->kind;
    words[WD_INDIRECT_SIZE] = form->size;
    words[WD_INDIRECT_VALUE] = form->value;
    words[WD_INDIRECT_STRIDE] = use->stride / WORD;
    words[WD_INDIRECT_MAX_DRAWS] = use->max_draws;
    set_limits(device, command_buffer, &item, words);
    if (!add_sources(device, use, &item, words)) {
        free_item(device->indirect, &item);
        return NULL;
    }
    if (use->parameters == WD_GPUAV_PARAMETERS_COPY_MEMORY) {
        wd_gpuav_ranges_add(device, command_buffer, &item, words);
    } else if (may_guard && device->indirect->is_guarding) {
        add_copies(device, use, &item, words);
    }
    return wd_gpuav_indirect_add_item(device, command_buffer, recording, &item, words);
}

// continues_pass returns whether the command is in a render pass instance of a primary command buffer.
static bool continues_pass(const wd_state_command_buffer *command_buffer) {
    return command_buffer->level == VK_COMMAND_BUFFER_LEVEL_SECONDARY &&
           (command_buffer->usage & VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT);
}

const char *wd_gpuav_indirect_why_not(const wd_gpuav_device *device,
                                      const wd_state_command_buffer *command_buffer,
                                      const wd_gpuav_recording *recording) {
    const wd_gpuav_indirect_list *list = wd_gpuav_indirect_list_of(recording);
    switch (wd_state_command_buffer_render_pass_scope(command_buffer)) {
    case WD_STATE_OUTSIDE:
        return why_no_dispatch(device, command_buffer);
    case WD_STATE_INSIDE:
        if (list->is_stopped) {
            return "a barrier, an event or a new subpass came before the command in its render pass instance";
        }
        return continues_pass(command_buffer) || list->last_node
                   ? NULL
                   : "no check could be recorded before its render pass instance";
    default:
        return "the state of the command buffer is unknown";
    }
}

// may_copy returns whether a command can read a copy of its parameters.
static bool may_copy(const wd_gpuav_device *device, wd_gpuav_parameters parameters) {
    return parameters < WD_GPUAV_PARAMETERS_TRACE ||
           (parameters <= WD_GPUAV_PARAMETERS_TRACE2 && device->indirect->work.memory.address);
}

bool wd_gpuav_indirect_place(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                             wd_gpuav_recording *recording, wd_gpuav_indirect_item *item) {
    const bool is_inside = wd_state_command_buffer_render_pass_scope(command_buffer) == WD_STATE_INSIDE;
    if (is_inside && continues_pass(command_buffer)) {
        item->is_in_pass = true;
        return true;
    }
    if (is_inside) {
        return append(recording, command_buffer, item->position);
    }
    const uint32_t node = wd_gpuav_indirect_add_node(recording, command_buffer, item->position);
    if (node) {
        record_dispatch(device, command_buffer, recording, node);
    }
    return node != 0;
}

// is_wanted returns whether a setting asks for the check of a command.
static bool is_wanted(const wd_gpuav_device *device, const wd_gpuav_indirect_use *use) {
    return device->instance->options.indirect_parameters ||
           (device->indirect->has_fetch && use->parameters <= WD_GPUAV_PARAMETERS_DRAW_INDEXED);
}

void wd_gpuav_indirect_before(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                              wd_gpuav_indirect_use *use) {
    wd_gpuav_recording *recording =
        is_wanted(device, use) ? wd_gpuav_find_recording(device, command_buffer) : NULL;
    if (!recording || use->max_draws == 0 || !is_valid(use)) {
        return;
    }
    const char *reason = wd_gpuav_indirect_why_not(device, command_buffer, recording);
    if (reason) {
        wd_gpuav_indirect_unchecked(device, use->command, reason);
        return;
    }
    const bool is_inside = wd_state_command_buffer_render_pass_scope(command_buffer) == WD_STATE_INSIDE;
    // Copies are written before each execution, so that executions must not overlap.
    const bool may_guard = !(is_inside && continues_pass(command_buffer)) &&
                           may_copy(device, use->parameters) &&
                           !(command_buffer->usage & VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT);
    wd_gpuav_indirect_item *item = create_item(device, command_buffer, recording, use, may_guard);
    if (!item || !wd_gpuav_indirect_place(device, command_buffer, recording, item)) {
        use->copy = use->count_copy = 0;
        wd_gpuav_indirect_unchecked(device, use->command,
                                    "too many indirect commands are recorded (gpuav_max_memory)");
        return;
    }
    if (device->indirect->has_fetch && use->parameters == WD_GPUAV_PARAMETERS_DRAW_INDEXED) {
        wd_gpuav_fetch_check_indices(device, command_buffer, use);
    }
}

// Render pass instances

void wd_gpuav_indirect_begin_pass(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                                  bool is_resumed) {
    wd_gpuav_recording *recording = wd_gpuav_find_recording(device, command_buffer);
    if (!recording) {
        return;
    }
    wd_gpuav_indirect_list *list = wd_gpuav_indirect_list_of(recording);
    list->last_node = 0;
    list->is_stopped = false;
    const bool has_draws = device->instance->options.indirect_parameters || device->indirect->has_fetch;
    if (is_resumed || !has_draws || why_no_dispatch(device, command_buffer)) {
        return;
    }
    const uint32_t node = wd_gpuav_indirect_add_node(recording, command_buffer, 0);
    if (node) {
        list->last_node = node;
        record_dispatch(device, command_buffer, recording, node);
    }
}

void wd_gpuav_indirect_stop(wd_gpuav_device *device, wd_state_command_buffer *command_buffer) {
    wd_gpuav_recording *recording = command_buffer->in_render_pass || command_buffer->is_pass_unknown
                                        ? wd_gpuav_find_recording(device, command_buffer)
                                        : NULL;
    if (recording) {
        wd_gpuav_indirect_list_of(recording)->is_stopped = true;
    }
}

void wd_gpuav_indirect_execute(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                               const wd_state_command_buffer *secondary) {
    wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    const wd_gpuav_recording *executed = wd_state_slot_get(&secondary->object, WD_STATE_SLOT_GPUAV);
    const wd_gpuav_indirect_list *list = recording ? wd_gpuav_indirect_list_of(recording) : NULL;
    const wd_gpuav_indirect_list *added = executed ? wd_gpuav_indirect_list_of(executed) : NULL;
    if (!list || !added || !list->last_node || list->is_stopped ||
        wd_state_command_buffer_render_pass_scope(command_buffer) != WD_STATE_INSIDE) {
        return;
    }
    for (const wd_gpuav_indirect_item *item = added->items; item; item = item->next) {
        if (item->is_in_pass) {
            append(recording, command_buffer, item->position);
        }
    }
    if (added->is_stopped) {
        wd_gpuav_indirect_stop(device, command_buffer);
    }
}

void wd_gpuav_indirect_end_recording(wd_gpuav_recording *recording) {
    struct wd_gpuav_indirect *indirect = recording->device->indirect;
    wd_gpuav_indirect_list *list = wd_gpuav_indirect_list_of(recording);
    for (const wd_gpuav_indirect_item *item = list->items; item; item = item->next) {
        free_item(indirect, item);
    }
    for (const wd_gpuav_indirect_node *node = list->nodes; node; node = node->next) {
        wd_gpuav_inputs_free(&indirect->work, node->position, NODE_CLASS);
    }
    *list = (wd_gpuav_indirect_list){0};
}
