// Command pools, and the life of command buffers and their recordings.
#include "vk/state/state_command_buffer.h"

#include "vk/registry/chain.h"

#include <assert.h>
#include <string.h>

#include "vk/state/state_hooks.h"
#include "vk/state/state_internal.h"
#include "vk/state/state_query.h"
#include "vk/util/vector.h"

enum { ARENA_CHUNK = 4096 };

WD_STATE_POST(CreateCommandPool) {
    (void)down;
    if (args->result != VK_SUCCESS) {
        return;
    }
    wd_state_command_pool *pool =
        wd_state_new_in_device(call->device->state, VK_OBJECT_TYPE_COMMAND_POOL,
                               WD_STATE_NON_DISPATCHABLE(*args->pCommandPool), sizeof *pool, NULL);
    if (pool) {
        pool->flags = args->pCreateInfo->flags;
        pool->queue_family = args->pCreateInfo->queueFamilyIndex;
        wd_state_publish(&pool->object);
    }
}

// forget_recording empties everything that lies in the arena or is kept by it.
static void forget_recording(wd_state_command_buffer *command_buffer) {
    memset(command_buffer->bindings, 0, sizeof command_buffer->bindings);
    if (command_buffer->pushed.layout) {
        memset(command_buffer->pushed.values, 0, command_buffer->pushed.size);
        memset(command_buffer->pushed.written, 0, (command_buffer->pushed.size + 127) / 128 * 4);
    }
    command_buffer->pushed.layout = NULL;
    wd_state_forget_dynamic(command_buffer, false);
    command_buffer->pushed.stages = 0;
    command_buffer->programs = NULL;
    command_buffer->num_vertex_bindings = 0;
    command_buffer->vertex_bindings_capacity = 0;
    command_buffer->vertex_bindings = NULL;
    command_buffer->index.buffer = NULL;
    command_buffer->index.bound_by = NULL;
    command_buffer->index.address = 0;
    command_buffer->num_descriptor_buffers = 0;
    command_buffer->descriptor_buffers = NULL;
    command_buffer->render_pass = NULL;
    command_buffer->framebuffer = NULL;
    command_buffer->subpass = 0;
    command_buffer->is_rendering = false;
    command_buffer->in_render_pass = false;
    command_buffer->in_video_coding = false;
    command_buffer->video_session = 0;
    command_buffer->video_parameters = 0;
    command_buffer->rendering_flags = 0;
    wd_state_forget_rendering(command_buffer);
    memset(command_buffer->num_actions, 0, sizeof command_buffer->num_actions);
    command_buffer->num_executed = 0;
    command_buffer->executed_capacity = 0;
    command_buffer->executed = NULL;
    command_buffer->label = NULL;
    command_buffer->num_label_ends = 0;
    command_buffer->queries = NULL;
    command_buffer->events = NULL;
    command_buffer->suspension = (wd_state_suspension){0};
    for (int i = 0; i < WD_STATE_BIND_COUNT; i++) {
        command_buffer->bindings[i].named_stages = 0;
    }
    command_buffer->inheritance = (wd_state_inheritance){0};
    command_buffer->conditional.is_active = false;
    command_buffer->has_transform_feedback = false;
    command_buffer->num_feedback_buffers = 0;
    command_buffer->conditional.is_in_pass = false;
    command_buffer->incomplete = false;
    command_buffer->num_unknown = 0;
    command_buffer->is_pass_unknown = false;
    command_buffer->is_pass_skipped = false;
    command_buffer->usage = 0;
}

void wd_state_forget_bindings(wd_state_command_buffer *command_buffer) {
    for (int i = 0; i < WD_STATE_BIND_COUNT; i++) {
        wd_state_bindings *bindings = &command_buffer->bindings[i];
        wd_state_note_set_uses(command_buffer, bindings);
        bindings->pipeline = NULL;
        bindings->is_pipeline_unknown = false;
        bindings->num_pipeline_changes++;
        wd_state_unbind_shaders(bindings);
        bindings->layout = NULL;
        bindings->num_changes++;
        bindings->num_layout_changes++;
        bindings->num_sets = 0;
        if (bindings->sets) {
            memset(bindings->sets, 0, bindings->sets_capacity * sizeof *bindings->sets);
        }
    }
    command_buffer->num_vertex_bindings = 0;
    command_buffer->index.buffer = NULL;
    command_buffer->index.bound_by = NULL;
    command_buffer->index.address = 0;
    command_buffer->epochs.vertices++;
    command_buffer->pushed.layout = NULL;
    command_buffer->pushed.num_changes++;
    memset(command_buffer->pushed.written, 0, (command_buffer->pushed.size + 127) / 128 * 4);
}

// begin_generation: a reader of a pending command buffer's references holds the submission lock and compares the
// generation (wd_state_for_each_pending).
static void begin_generation(wd_state_command_buffer *command_buffer) {
    wd_mutex *lock = __atomic_load_n(&command_buffer->pending_count, __ATOMIC_ACQUIRE)
                         ? &command_buffer->device->submission_lock
                         : NULL;
    if (lock) {
        wd_mutex_lock(lock);
    }
    command_buffer->generation++;
    if (lock) {
        wd_mutex_unlock(lock);
    }
    if (command_buffer->level == VK_COMMAND_BUFFER_LEVEL_SECONDARY) {
        wd_state_note_change(&command_buffer->object);
    }
}

void wd_state_reset_command_buffer(wd_state_command_buffer *command_buffer, const char *command) {
    assert(command_buffer->object.type == VK_OBJECT_TYPE_COMMAND_BUFFER);
    if (command_buffer->recording == WD_STATE_INITIAL && !command_buffer->is_untracked) {
        return;
    }
    command_buffer->is_untracked = false;
    command_buffer->reset_by = command;
    begin_generation(command_buffer);
    wd_state_notify_reset(command_buffer);
    forget_recording(command_buffer);
    wd_state_release_kept(command_buffer);
    wd_arena_reset(&command_buffer->arena);
    command_buffer->recording = WD_STATE_INITIAL;
}

void wd_state_end_command_buffer(wd_state_object *object, const char *command) {
    if (object->type == VK_OBJECT_TYPE_COMMAND_BUFFER) {
        wd_state_command_buffer *command_buffer = (wd_state_command_buffer *)object;
        wd_state_forget_begun(object->table->device, command_buffer);
        wd_state_reset_command_buffer(command_buffer, command);
    }
}

static void finish_command_buffer(wd_state_object *object) {
    assert(!__atomic_load_n(&((wd_state_command_buffer *)object)->pending_count, __ATOMIC_RELAXED));
    wd_state_command_buffer *command_buffer = (wd_state_command_buffer *)object;
    const wd_allocator *allocator = &object->table->allocator;
    wd_state_release_kept(command_buffer);
    wd_free(allocator, command_buffer->kept.objects);
    wd_free(allocator, command_buffer->kept.index);
    wd_free(allocator, command_buffer->pushed.values);
    wd_free(allocator, command_buffer->pushed.written);
    wd_arena_finish(&command_buffer->arena);
}

static VkQueueFlags queues_of(const wd_state_device *device, const wd_state_object *pool) {
    const uint32_t family = pool ? ((const wd_state_command_pool *)pool)->queue_family : UINT32_MAX;
    const wd_state_physical_device *physical = device->physical;
    return family < physical->num_queue_families ? physical->queue_families[family].queueFlags : UINT32_MAX;
}

static void track_command_buffer(wd_state_device *device, wd_state_object *pool, VkCommandBuffer handle,
                                 VkCommandBufferLevel level) {
    wd_state_command_buffer *command_buffer =
        wd_state_new(&device->table, pool ? pool : &device->object, VK_OBJECT_TYPE_COMMAND_BUFFER,
                     WD_STATE_DISPATCHABLE(handle), sizeof *command_buffer, finish_command_buffer);
    if (!command_buffer) {
        return;
    }
    command_buffer->device = device;
    command_buffer->num_changes = &device->changes.count;
    command_buffer->level = level;
    command_buffer->queues = queues_of(device, pool);
    wd_arena_init(&command_buffer->arena, device->allocator, ARENA_CHUNK);
    const uint32_t size = device->push_constants_size;
    assert(size && size % 4 == 0);
    command_buffer->pushed.size = size;
    command_buffer->pushed.values = wd_alloc_zero(&device->allocator, size, 1);
    command_buffer->pushed.written = wd_alloc_zero(&device->allocator, (size + 127) / 128, 4);
    if (!command_buffer->pushed.values || !command_buffer->pushed.written) {
        wd_state_unref(&command_buffer->object);
        return;
    }
    wd_state_publish(&command_buffer->object);
}

WD_STATE_POST(AllocateCommandBuffers) {
    (void)down;
    wd_state_device *device = call->device->state;
    const VkCommandBufferAllocateInfo *info = args->pAllocateInfo;
    wd_state_command_pool *pool = wd_state_find_command_pool(device, info->commandPool);
    for (uint32_t i = 0; args->result == VK_SUCCESS && i < info->commandBufferCount; i++) {
        if (args->pCommandBuffers[i]) {
            track_command_buffer(device, (wd_state_object *)pool, args->pCommandBuffers[i], info->level);
        }
    }
}

WD_STATE_PRE(FreeCommandBuffers) {
    (void)down;
    for (uint32_t i = 0; args->pCommandBuffers && i < args->commandBufferCount; i++) {
        wd_state_forget(&call->device->state->table, VK_OBJECT_TYPE_COMMAND_BUFFER,
                        WD_STATE_DISPATCHABLE(args->pCommandBuffers[i]), call->name);
    }
}

// The pool's lock is not held while observers run: they may look up and reset any object.
typedef struct children {
    const wd_allocator *allocator;
    WD_VECTOR(wd_state_object *) objects;
} children;

static bool collect(wd_state_object *child, void *user) {
    children *list = user;
    wd_state_object **added = WD_VECTOR_PUSH(list->allocator, &list->objects);
    if (added) {
        *added = wd_state_ref(child);
    }
    return true;
}

WD_STATE_PRE(ResetCommandPool) {
    (void)down;
    wd_state_device *device = call->device->state;
    wd_state_command_pool *pool = wd_state_find_command_pool(device, args->commandPool);
    if (!pool) {
        return;
    }
    children list = {.allocator = &device->allocator};
    wd_state_for_each_child(&pool->object, collect, &list);
    for (size_t i = 0; i < list.objects.count; i++) {
        wd_state_reset_command_buffer((wd_state_command_buffer *)list.objects.items[i], call->name);
        wd_state_unref(list.objects.items[i]);
    }
    WD_VECTOR_FINISH(&device->allocator, &list.objects);
}

WD_STATE_PRE(ResetCommandBuffer) {
    (void)down;
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, args->commandBuffer);
    if (command_buffer) {
        wd_state_reset_command_buffer(command_buffer, call->name);
    }
}

WD_STATE_PRE(BeginCommandBuffer) {
    (void)down;
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, args->commandBuffer);
    if (command_buffer) {
        wd_state_reset_command_buffer(command_buffer, call->name);
    }
}

static void inherit(wd_state_command_buffer *command_buffer, const VkCommandBufferInheritanceInfo *info) {
    wd_state_device *device = command_buffer->device;
    command_buffer->render_pass = wd_state_find_render_pass(device, info->renderPass);
    command_buffer->framebuffer = wd_state_find_framebuffer(device, info->framebuffer);
    command_buffer->subpass = info->subpass;
    const VkCommandBufferInheritanceRenderingInfo *rendering =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_RENDERING_INFO);
    command_buffer->in_render_pass = true;
    command_buffer->is_rendering = rendering != NULL && info->renderPass == VK_NULL_HANDLE;
    const VkCommandBufferInheritanceViewportScissorInfoNV *viewports =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_VIEWPORT_SCISSOR_INFO_NV);
    command_buffer->dynamic.inherits_viewports = viewports && viewports->viewportScissor2D;
    command_buffer->rendering_flags = rendering ? rendering->flags : 0;
    wd_state_keep_weak(command_buffer, (wd_state_object *)command_buffer->render_pass);
    wd_state_keep_weak(command_buffer, (wd_state_object *)command_buffer->framebuffer);
    wd_state_inherit_rendering(command_buffer, info);
}

static void inherit_queries(wd_state_command_buffer *command_buffer,
                            const VkCommandBufferInheritanceInfo *info) {
    const VkCommandBufferInheritanceConditionalRenderingInfoEXT *conditional = wd_find_chained(
        info->pNext, VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_CONDITIONAL_RENDERING_INFO_EXT);
    command_buffer->inheritance = (wd_state_inheritance){
        .has_occlusion_query = info->occlusionQueryEnable,
        .has_conditional_rendering = conditional && conditional->conditionalRenderingEnable,
        .query_flags = info->queryFlags,
        .statistics = info->pipelineStatistics,
        .local_read = command_buffer->rendering.local_read,
    };
}

WD_STATE_POST(BeginCommandBuffer) {
    (void)down;
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, args->commandBuffer);
    if (!command_buffer || args->result != VK_SUCCESS) {
        return;
    }
    const VkCommandBufferBeginInfo *info = args->pBeginInfo;
    command_buffer->recording = WD_STATE_RECORDING;
    wd_state_note_begun(command_buffer->device, command_buffer);
    command_buffer->generation++;
    command_buffer->compared_at = wd_state_now();
    command_buffer->compared_changes = __atomic_load_n(command_buffer->num_changes, __ATOMIC_ACQUIRE);
    command_buffer->usage = info->flags;
    command_buffer->profiling_began = wd_state_profiling_lock(command_buffer->device);
    const VkDeviceGroupCommandBufferBeginInfo *group =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_DEVICE_GROUP_COMMAND_BUFFER_BEGIN_INFO);
    command_buffer->initial_device_mask = command_buffer->device_mask =
        group ? group->deviceMask : wd_state_device_mask(command_buffer->device);
    // Primary command buffers ignore pInheritanceInfo, which can be dangling.
    if (command_buffer->level == VK_COMMAND_BUFFER_LEVEL_SECONDARY && info->pInheritanceInfo) {
        if (info->flags & VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT) {
            inherit(command_buffer, info->pInheritanceInfo);
        }
        inherit_queries(command_buffer, info->pInheritanceInfo);
    }
}

WD_STATE_POST(EndCommandBuffer) {
    (void)down;
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, args->commandBuffer);
    if (command_buffer) {
        for (int i = 0; i < WD_STATE_BIND_COUNT; i++) {
            wd_state_note_set_uses(command_buffer, &command_buffer->bindings[i]);
        }
        command_buffer->profiling_ended = wd_state_profiling_lock(command_buffer->device);
        command_buffer->end_failed = args->result != VK_SUCCESS;
        command_buffer->recording = args->result == VK_SUCCESS ? WD_STATE_EXECUTABLE : WD_STATE_INVALID;
    }
}

WD_STATE_POST(CmdSetDeviceMask) {
    (void)down;
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, args->commandBuffer);
    if (command_buffer) {
        command_buffer->device_mask = args->deviceMask;
    }
}
