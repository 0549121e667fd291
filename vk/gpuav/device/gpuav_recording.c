#include "vk/gpuav/device/gpuav_recording.h"

#include <assert.h>
#include <stddef.h>

#include "vk/gpuav/device/gpuav_readback.h"

// allocation is a recording with its parts.
typedef struct allocation {
    wd_gpuav_recording recording;
    _Alignas(max_align_t) char parts[];
} allocation;

static void release_recording(wd_state_object *object, void *data) {
    (void)object;
    wd_gpuav_recording *recording = data;
    // The slabs were released when the command buffer was reset, before its state is freed.
    wd_mutex_finish(&recording->lock);
    if (recording->bound_buffers.contents) {
        wd_gpuav_buffer_sets_release(&recording->device->buffer_sets, recording->bound_buffers.contents);
    }
    wd_free(&recording->device->allocator, recording->bound_buffers.contents);
    wd_free(&recording->device->allocator, recording);
}

// part_size returns the bytes of a part, rounded up so that the next one is aligned.
static size_t part_size(const wd_gpuav_device *device, int part) {
    assert(part >= 0 && part < WD_GPUAV_NUM_PARTS);
    const size_t alignment = _Alignof(max_align_t);
    const wd_gpuav_part_type *type = device->part_types[part];
    return type ? (type->size + alignment - 1) / alignment * alignment : 0;
}

static wd_gpuav_recording *create_recording(wd_gpuav_device *device) {
    size_t size = 0;
    for (int i = 0; i < WD_GPUAV_NUM_PARTS; i++) {
        size += part_size(device, i);
    }
    _Static_assert(sizeof(allocation) % _Alignof(max_align_t) == 0, "parts are aligned");
    allocation *created = wd_alloc_zero(&device->allocator, 1, sizeof(*created) + size);
    if (!created) {
        return NULL;
    }
    wd_gpuav_recording *recording = &created->recording;
    char *part = created->parts;
    for (int i = 0; i < WD_GPUAV_NUM_PARTS; i++) {
        recording->parts[i] = part_size(device, i) ? part : NULL;
        part += part_size(device, i);
    }
    assert(part == created->parts + size);
    recording->device = device;
    wd_mutex_init(&recording->lock);
    return recording;
}

// add_recording is not part of its caller, which each command calls.
static __attribute__((noinline)) wd_gpuav_recording *add_recording(wd_gpuav_device *device,
                                                                   wd_state_command_buffer *command_buffer) {
    assert(!wd_gpuav_recording_of(command_buffer));
    wd_gpuav_recording *recording = create_recording(device);
    if (!recording) {
        command_buffer->incomplete = true;
        return NULL;
    }
    recording->is_used = true;
    wd_state_slot_set(&command_buffer->object, WD_STATE_SLOT_GPUAV, recording, release_recording);
    return recording;
}

wd_gpuav_recording *wd_gpuav_find_recording(wd_gpuav_device *device,
                                            wd_state_command_buffer *command_buffer) {
    wd_gpuav_recording *recording = wd_gpuav_recording_of(command_buffer);
    if (!recording) {
        return add_recording(device, command_buffer);
    }
    recording->is_used = true;
    return recording;
}

wd_state_descriptor_set *wd_gpuav_set_at(const wd_state_command_buffer *command_buffer,
                                         wd_state_bind_point bind, uint32_t index) {
    assert((unsigned)bind < WD_STATE_BIND_COUNT);
    const wd_state_bindings *bindings = &command_buffer->bindings[bind];
    const wd_gpuav_recording *recording = wd_gpuav_recording_of(command_buffer);
    const wd_gpuav_buffer_bindings *contents = recording ? recording->bound_buffers.contents : NULL;
    if (!(contents && contents->uses_heaps[bind]) && index < bindings->num_sets &&
        bindings->sets[index].set) {
        return bindings->sets[index].set;
    }
    return contents && index < WD_GPUAV_MOST_BUFFER_SETS ? contents->sets[bind][index] : NULL;
}

uint32_t wd_gpuav_num_sets(const wd_state_command_buffer *command_buffer, wd_state_bind_point bind) {
    assert((unsigned)bind < WD_STATE_BIND_COUNT);
    const wd_gpuav_recording *recording = wd_gpuav_recording_of(command_buffer);
    const uint32_t num_bound = command_buffer->bindings[bind].num_sets;
    return recording && recording->bound_buffers.contents && num_bound < WD_GPUAV_MOST_BUFFER_SETS
               ? WD_GPUAV_MOST_BUFFER_SETS
               : num_bound;
}

void wd_gpuav_recording_suspend(wd_gpuav_recording *recording, bool is_suspended) {
    recording->is_suspended = is_suspended;
}

void wd_gpuav_recording_restart(wd_gpuav_recording *recording) {
    wd_gpuav_device *device = recording->device;
    wd_mutex_assert_held(&recording->lock);
    wd_gpuav_pushes_finish(&recording->pushes, &device->inputs);
    wd_gpuav_layout_tables_finish(&recording->layout_tables, &device->inputs);
    if (recording->bound_buffers.contents) {
        wd_gpuav_buffer_sets_release(&device->buffer_sets, recording->bound_buffers.contents);
    }
    recording->has_results = false;
    recording->is_suspended = false;
    recording->is_used = false;
    recording->generation++;
    recording->num_pending = 0;
}

void wd_gpuav_recording_set_our_binding(wd_gpuav_recording *recording,
                                        const wd_state_command_buffer *command_buffer, uint32_t binding) {
    recording->bound_buffers.our_binding = binding;
    recording->bound_buffers.generation = command_buffer->generation;
}

wd_gpuav_buffer_bindings *wd_gpuav_recording_buffer_contents(wd_gpuav_recording *recording) {
    wd_gpuav_bound_buffers *bound = &recording->bound_buffers;
    if (!bound->contents) {
        bound->contents = wd_alloc_zero(&recording->device->allocator, 1, sizeof(*bound->contents));
    }
    return bound->contents;
}
