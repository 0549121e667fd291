#include "vk/gpuav/contents/used_layouts.h"

#include "vk/registry/chain.h"

#include "vk/gpuav/contents/submitted_sets.h"
#include "vk/gpuav/device/chain/gpuav_chain.h"
#include "vk/gpuav/device/gpuav_submissions.h"

// Recordings

// forget_recording writes all tables of a recording without mismatches. Its lock is held.
static void forget_recording(const wd_gpuav_inputs *inputs, wd_gpuav_recording *recording) {
    recording->layout_tables.num_destroyed = wd_gpuav_inputs_num_destroyed(inputs);
    WD_GPUAV_FOR_LAYOUT_TABLES(table, &recording->layout_tables) { // Another thread may be recording.
        table->mismatches.count = 0;
        wd_gpuav_inputs_rewrite(inputs, table->set, table->position);
    }
}

static void forget_command_buffer(const wd_gpuav_inputs *inputs, const wd_state_object *command_buffer) {
    wd_gpuav_recording *recording = wd_state_slot_get(command_buffer, WD_STATE_SLOT_GPUAV);
    if (recording) {
        wd_mutex_lock(&recording->lock);
        forget_recording(inputs, recording);
        wd_mutex_unlock(&recording->lock);
    }
}

static bool forget_each(wd_state_object *object, void *user) {
    forget_command_buffer(user, object);
    return true;
}

void wd_gpuav_used_layouts_forget(wd_gpuav_device *device) {
    if (device->inputs.features) {
        wd_state_for_each(device->chassis->state, VK_OBJECT_TYPE_COMMAND_BUFFER, forget_each,
                          &device->inputs);
    }
}

// refresh is the host memory for a table, while the tables of pending recordings are written again.
typedef struct refresh {
    uint32_t *words;
    size_t capacity;
} refresh;

static void refresh_table(refresh *memory, const wd_gpuav_inputs *inputs, wd_gpuav_layout_table *table) {
    if (wd_array_reserve(&inputs->allocator, (void **)&memory->words, &memory->capacity,
                         wd_gpuav_inputs_count_words(inputs, table->set), sizeof(*memory->words))) {
        wd_gpuav_submitted_sets_refresh(inputs, table, memory->words);
    } else {
        table->mismatches.count = 0;
        wd_gpuav_inputs_rewrite(inputs, table->set, table->position);
    }
}

static void refresh_recording(wd_gpuav_recording *recording, void *user) {
    const wd_gpuav_inputs *inputs = &recording->device->inputs;
    const uint32_t num_destroyed = wd_gpuav_inputs_num_destroyed(inputs);
    if (recording->layout_tables.num_destroyed == num_destroyed) {
        return;
    }
    recording->layout_tables.num_destroyed = num_destroyed;
    WD_GPUAV_FOR_LAYOUT_TABLES(table, &recording->layout_tables) {
        refresh_table(user, inputs, table);
    }
}

void wd_gpuav_used_layouts_refresh(wd_gpuav_device *device) {
    const uint32_t num_destroyed = wd_gpuav_inputs_num_destroyed(&device->inputs);
    if (!device->inputs.features || atomic_load(&device->content_checks.num_refreshed) == num_destroyed) {
        return;
    }
    refresh memory = {0};
    wd_gpuav_submissions_visit(device, refresh_recording, &memory);
    wd_free(&device->inputs.allocator, memory.words);
    // Another thread that submits meanwhile writes the tables, too. Recordings of calls in flight are not pending yet.
    if (!atomic_load(&device->content_checks.num_calls)) {
        atomic_store(&device->content_checks.num_refreshed, num_destroyed);
    }
}

void wd_gpuav_used_layouts_begin_submit(wd_gpuav_device *device) {
    wd_gpuav_used_layouts_refresh(device);
    atomic_fetch_add(&device->content_checks.num_calls, 1);
}

void wd_gpuav_used_layouts_end_submit(wd_gpuav_device *device) {
    atomic_fetch_sub(&device->content_checks.num_calls, 1);
    wd_gpuav_used_layouts_refresh(device);
}

// Command buffers

// submit is a call that submits, while the tables of its command buffers are written.
typedef struct submit {
    wd_gpuav_device *device;
    wd_image_submit work;
    wd_gpuav_submitted_sets sets;
    wd_hash_table visited; // By id: command buffers whose tables were written.
} submit;

// The tables of a command buffer are written once in a call. One that is executed or submitted several times has
// SIMULTANEOUS_USE, so that its mismatches do not depend on the command buffers before it.
static bool is_visited(const submit *submit, const wd_state_command_buffer *command_buffer) {
    return wd_hash_table_get(&submit->visited, command_buffer->object.id) != NULL;
}

static bool note_visit(submit *submit, const wd_state_command_buffer *command_buffer) {
    return wd_hash_table_set(&submit->visited, command_buffer->object.id, (void *)command_buffer) == WD_OK;
}

// write_unknown writes the tables of a command buffer that is nested too deeply, and of those that it executes, without
// mismatches.
static void write_unknown(submit *submit, const wd_state_command_buffer *command_buffer) {
    WD_VECTOR(const wd_state_command_buffer *) left = {0};
    const wd_allocator *allocator = &submit->device->allocator;
    const wd_state_command_buffer *at = command_buffer;
    while (at) {
        forget_command_buffer(&submit->device->inputs, &at->object);
        for (uint32_t i = 0; i < at->num_executed; i++) {
            const wd_state_command_buffer *executed = at->executed[i];
            const bool is_new = !is_visited(submit, executed) && note_visit(submit, executed);
            const wd_state_command_buffer **added = is_new ? WD_VECTOR_PUSH(allocator, &left) : NULL;
            if (added) {
                *added = executed;
            }
        }
        at = left.count ? left.items[--left.count] : NULL;
    }
    WD_VECTOR_FINISH(allocator, &left);
}

static void write_recording(submit *submit, wd_gpuav_recording *recording) {
    wd_gpuav_submitted_sets_enter(&submit->sets);
    wd_mutex_lock(&recording->lock);
    recording->layout_tables.num_destroyed = wd_gpuav_inputs_num_destroyed(&submit->device->inputs);
    WD_GPUAV_FOR_LAYOUT_TABLES(table, &recording->layout_tables) {
        wd_gpuav_submitted_sets_write(&submit->sets, table);
    }
    wd_mutex_unlock(&recording->lock);
}

// write_tables writes the tables of a command buffer, and of those that it executes.
static void write_tables(submit *submit, const wd_state_command_buffer *command_buffer) {
    wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    const bool is_new = !is_visited(submit, command_buffer);
    (void)note_visit(submit, command_buffer); // Without memory, it may be written again.
    if (!wd_image_submit_enter(&submit->work, command_buffer)) {
        if (is_new) {
            write_unknown(submit, command_buffer);
        }
        return;
    }
    if (is_new && recording) {
        write_recording(submit, recording);
    }
    for (uint32_t i = 0; is_new && i < command_buffer->num_executed; i++) {
        write_tables(submit, command_buffer->executed[i]);
    }
    wd_image_submit_leave(&submit->work);
}

static void add_command_buffer(submit *submit, VkCommandBuffer handle) {
    const wd_state_command_buffer *command_buffer =
        wd_state_find_command_buffer(submit->device->chassis->state, handle);
    if (command_buffer) {
        write_tables(submit, command_buffer);
    } else {
        wd_image_submit_forget(&submit->work);
        wd_gpuav_submitted_sets_wait(&submit->sets);
    }
}

static void add_wait(submit *submit, VkSemaphore handle, uint64_t value) {
    wd_state_semaphore *semaphore = wd_state_find_semaphore(submit->device->chassis->state, handle);
    if (semaphore) {
        wd_image_submit_wait(&submit->work, semaphore, value);
    } else {
        wd_image_submit_forget(&submit->work);
    }
    wd_gpuav_submitted_sets_wait(&submit->sets);
}

static bool begin(submit *submit, wd_call *call, VkQueue queue) {
    wd_gpuav_device *device = call->data;
    wd_image_layouts *layouts = device && device->active && device->inputs.features
                                    ? wd_image_layouts_of(device->chassis->state)
                                    : NULL;
    if (!layouts) {
        return false;
    }
    submit->device = device;
    wd_image_submit_begin(&submit->work, layouts, wd_state_find_queue(device->chassis->state, queue));
    wd_gpuav_submitted_sets_init(&submit->sets, &device->inputs, &submit->work);
    wd_hash_table_init(&submit->visited, device->allocator);
    return true;
}

static void finish(submit *submit) {
    wd_hash_table_finish(&submit->visited);
    wd_gpuav_submitted_sets_finish(&submit->sets);
    wd_image_submit_finish(&submit->work);
}

void wd_gpuav_used_layouts_submit(wd_call *call, const wd_QueueSubmit_args *args) {
    submit submit = {0};
    if (!begin(&submit, call, args->queue)) {
        return;
    }
    for (uint32_t i = 0; i < args->submitCount; i++) {
        const VkSubmitInfo *info = &args->pSubmits[i];
        const VkTimelineSemaphoreSubmitInfo *timeline =
            wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO);
        for (uint32_t k = 0; k < info->waitSemaphoreCount; k++) {
            const bool has_value = timeline && timeline->pWaitSemaphoreValues &&
                                   k < timeline->waitSemaphoreValueCount; // The array is optional.
            add_wait(&submit, info->pWaitSemaphores[k], has_value ? timeline->pWaitSemaphoreValues[k] : 0);
        }
        for (uint32_t k = 0; k < info->commandBufferCount; k++) {
            add_command_buffer(&submit, info->pCommandBuffers[k]);
        }
    }
    finish(&submit);
}

void wd_gpuav_used_layouts_submit2(wd_call *call, const wd_QueueSubmit2_args *args) {
    submit submit = {0};
    if (!begin(&submit, call, args->queue)) {
        return;
    }
    for (uint32_t i = 0; i < args->submitCount; i++) {
        const VkSubmitInfo2 *info = &args->pSubmits[i];
        for (uint32_t k = 0; k < info->waitSemaphoreInfoCount; k++) {
            add_wait(&submit, info->pWaitSemaphoreInfos[k].semaphore, info->pWaitSemaphoreInfos[k].value);
        }
        for (uint32_t k = 0; k < info->commandBufferInfoCount; k++) {
            add_command_buffer(&submit, info->pCommandBufferInfos[k].commandBuffer);
        }
    }
    finish(&submit);
}
