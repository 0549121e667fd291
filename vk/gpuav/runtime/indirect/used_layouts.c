#include "vk/gpuav/runtime/indirect/used_layouts.h"

#include "vk/gpuav/record/content_bits.h"
#include "vk/gpuav/runtime/pipelines/gpuav_chain.h"
#include "vk/image_layouts/image_layouts.h"

static bool find_moment(const wd_gpuav_device *device, const wd_state_command_buffer *command_buffer,
                        uint32_t *moment) {
    const wd_image_layouts *layouts = wd_image_layouts_of(device->chassis->state);
    *moment = layouts ? wd_image_layouts_moment(layouts, command_buffer) : 0;
    return layouts && device->inputs.features;
}

// Unknown submissions

static bool forget_tables(wd_state_object *object, void *user) {
    const wd_gpuav_device *device = user;
    wd_gpuav_recording *recording = wd_state_slot_get(object, WD_STATE_SLOT_GPUAV);
    if (recording) {
        wd_mutex_lock(&recording->lock);
        // Another thread may be recording.
        for (const wd_gpuav_layout_table *table =
                 __atomic_load_n(&recording->layout_tables.first, __ATOMIC_ACQUIRE);
             table; table = table->next) {
            wd_gpuav_inputs_rewrite(&device->inputs, table->set, table->position);
        }
        wd_mutex_unlock(&recording->lock);
    }
    return true;
}

// forget_layouts writes all tables without mismatches, before an unknown submission.
static void forget_layouts(wd_gpuav_device *device) {
    wd_state_for_each(device->chassis->state, VK_OBJECT_TYPE_COMMAND_BUFFER, forget_tables, device);
}

void wd_gpuav_used_layouts_create(wd_gpuav_device *device) {
    if (device->instance->options.descriptor_contents) {
        device->hooks.find_layout_moment = find_moment;
        device->hooks.forget_layouts = forget_layouts;
    }
}

// Tables

// submit is a call that submits, while the tables of its command buffers are written.
typedef struct submit {
    wd_gpuav_device *device;
    wd_arena *scratch;
    wd_image_submit work;
    const wd_state_command_buffer **earlier; // Of `work`.
    uint32_t *words;                         // Of a table, in the scratch arena.
    uint32_t capacity;
} submit;

static bool reserve_words(submit *submit, uint32_t count) {
    if (count > submit->capacity) {
        submit->words = wd_arena_alloc(submit->scratch, (size_t)count * sizeof(*submit->words));
        submit->capacity = submit->words ? count : 0;
    }
    return submit->capacity != 0;
}

// find_mismatch returns whether the image of a descriptor is in another layout.
static bool find_mismatch(const submit *submit, const wd_gpuav_layout_table *table,
                          const wd_state_descriptor *descriptor, wd_image_mismatch *mismatch) {
    if (!descriptor->written || !descriptor->object || wd_state_is_destroyed(descriptor->object) ||
        descriptor->object->type != VK_OBJECT_TYPE_IMAGE_VIEW) {
        return false;
    }
    const wd_image_use use = {.view = (const wd_state_image_view *)descriptor->object,
                              .layout = descriptor->image_layout};
    return use.view->image && !wd_state_is_destroyed(&use.view->image->object) &&
           wd_image_layouts_find_mismatch(&submit->work, table->moment, &use, mismatch);
}

// compare_binding compares the images of a binding. The set's lock is held.
static void compare_binding(submit *submit, wd_gpuav_layout_table *table, uint32_t index) {
    wd_gpuav_inputs *inputs = &submit->device->inputs;
    const wd_state_descriptor_set *set = table->set;
    const wd_state_layout_binding *binding = &set->layout->bindings[index];
    const uint32_t count = wd_state_descriptor_set_count(set, binding);
    for (uint32_t i = 0; i < count; i++) {
        const wd_state_descriptor *descriptor = &set->descriptors[binding->first + i];
        wd_image_mismatch found;
        wd_gpuav_layout_mismatch *added = find_mismatch(submit, table, descriptor, &found)
                                              ? WD_VECTOR_PUSH(&inputs->allocator, &table->mismatches)
                                              : NULL;
        if (added) {
            *added = (wd_gpuav_layout_mismatch){binding->binding,         i,
                                                descriptor->image_layout, found.actual,
                                                found.subresource,        found.setter,
                                                found.is_submission};
            wd_gpuav_inputs_forbid(inputs, set->layout, index, i, WD_CONTENT_BIT(WD_CONTENT_LAYOUT),
                                   submit->words);
        }
    }
}

static void write_table(submit *submit, wd_gpuav_layout_table *table) {
    wd_gpuav_inputs *inputs = &submit->device->inputs;
    wd_state_descriptor_set *set = table->set;
    const uint32_t num_words = wd_gpuav_inputs_count_words(inputs, set);
    if (!reserve_words(submit, num_words)) {
        wd_gpuav_inputs_rewrite(inputs, set, table->position);
        return;
    }
    (void)wd_gpuav_inputs_write_table(inputs, set, submit->words);
    table->mismatches.count = 0;
    wd_state_descriptor_set_lock(set);
    for (uint32_t i = 0; i < set->layout->num_bindings; i++) {
        if (wd_gpuav_layout_tables_compares(&set->layout->bindings[i], table->is_ray_tracing)) {
            compare_binding(submit, table, i);
        }
    }
    wd_state_descriptor_set_unlock(set);
    wd_gpuav_inputs_copy_words(inputs, table->position, submit->words, num_words);
}

// Command buffers

// write_tables writes the tables of the last command buffer of the path, and of those that it executes.
static void write_tables(submit *submit) {
    wd_image_submit *work = &submit->work;
    const wd_state_command_buffer *command_buffer = work->path[work->path_length - 1];
    wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    if (recording) {
        wd_mutex_lock(&recording->lock);
        for (wd_gpuav_layout_table *table = recording->layout_tables.first; table; table = table->next) {
            write_table(submit, table);
        }
        wd_mutex_unlock(&recording->lock);
    }
    for (uint32_t i = 0; i < command_buffer->num_executed && work->path_length < WD_IMAGE_MAX_PATH; i++) {
        work->path[work->path_length++] = command_buffer->executed[i];
        write_tables(submit);
        work->path_length--;
    }
}

static void add_command_buffer(submit *submit, VkCommandBuffer handle) {
    const wd_state_command_buffer *command_buffer =
        wd_state_find_command_buffer(submit->device->chassis->state, handle);
    if (!command_buffer) {
        wd_image_submit_forget(&submit->work);
        return;
    }
    submit->work.path[0] = command_buffer;
    submit->work.path_length = 1;
    write_tables(submit);
    if (submit->earlier) {
        submit->earlier[submit->work.num_earlier++] = command_buffer;
    } else { // Without memory, the layouts after the command buffer are unknown.
        wd_image_submit_forget(&submit->work);
    }
}

static void add_wait(submit *submit, VkSemaphore handle, uint64_t value) {
    wd_state_semaphore *semaphore = wd_state_find_semaphore(submit->device->chassis->state, handle);
    if (semaphore) {
        wd_image_submit_wait(&submit->work, semaphore, value);
    } else {
        wd_image_submit_forget(&submit->work);
    }
}

static bool begin(submit *submit, wd_call *call, VkQueue queue, uint64_t num_command_buffers) {
    wd_gpuav_device *device = call->data;
    wd_image_layouts *layouts =
        device && device->active && device->hooks.find_layout_moment && device->inputs.features
            ? wd_image_layouts_of(device->chassis->state)
            : NULL;
    if (!layouts) {
        return false;
    }
    submit->device = device;
    submit->scratch = &call->scratch;
    submit->earlier = wd_arena_alloc_zero(&call->scratch, num_command_buffers, sizeof(*submit->earlier));
    wd_image_submit_begin(&submit->work, layouts, wd_state_find_queue(device->chassis->state, queue));
    submit->work.earlier = submit->earlier;
    return num_command_buffers != 0;
}

void wd_gpuav_used_layouts_submit(wd_call *call, const wd_QueueSubmit_args *args) {
    submit submit = {0};
    uint64_t count = 0;
    for (uint32_t i = 0; i < args->submitCount; i++) {
        count += args->pSubmits[i].commandBufferCount;
    }
    if (!begin(&submit, call, args->queue, count)) {
        return;
    }
    for (uint32_t i = 0; i < args->submitCount; i++) {
        const VkSubmitInfo *info = &args->pSubmits[i];
        const VkTimelineSemaphoreSubmitInfo *timeline =
            wd_gpuav_chain_find(info->pNext, VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO);
        for (uint32_t k = 0; k < info->waitSemaphoreCount; k++) {
            add_wait(&submit, info->pWaitSemaphores[k],
                     timeline && k < timeline->waitSemaphoreValueCount ? timeline->pWaitSemaphoreValues[k]
                                                                       : 0);
        }
        for (uint32_t k = 0; k < info->commandBufferCount; k++) {
            add_command_buffer(&submit, info->pCommandBuffers[k]);
        }
    }
}

void wd_gpuav_used_layouts_submit2(wd_call *call, const wd_QueueSubmit2_args *args) {
    submit submit = {0};
    uint64_t count = 0;
    for (uint32_t i = 0; i < args->submitCount; i++) {
        count += args->pSubmits[i].commandBufferInfoCount;
    }
    if (!begin(&submit, call, args->queue, count)) {
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
}
