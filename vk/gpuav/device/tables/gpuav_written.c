#include "vk/gpuav/device/tables/gpuav_written_internal.h"

#include "vk/registry/formats.h"

bool wd_gpuav_written_start(wd_gpuav_inputs *inputs) {
    struct wd_gpuav_written *written = wd_alloc_zero(&inputs->allocator, 1, sizeof *written);
    if (!written) {
        return false;
    }
    wd_mutex_init(&written->lock);
    written->reserve = inputs->num_words / 4;
    wd_gpuav_inputs_reserve_marks(inputs);
    inputs->written = written;
    return true;
}

void wd_gpuav_written_follow_addresses(wd_gpuav_inputs *inputs) {
    if (inputs->written) {
        inputs->written->follows_addresses = true;
    }
}

void wd_gpuav_written_finish(wd_gpuav_inputs *inputs) {
    if (inputs->written) {
        WD_VECTOR_FINISH(&inputs->allocator, &inputs->written->copies);
        WD_VECTOR_FINISH(&inputs->allocator, &inputs->written->writes);
        wd_mutex_finish(&inputs->written->lock);
        wd_free(&inputs->allocator, inputs->written);
        inputs->written = NULL;
    }
}

// Memory objects

static void release_memory(wd_state_object *object, void *data) {
    (void)object;
    wd_followed_memory *memory = data;
    wd_gpuav_inputs *inputs = memory->inputs;
    if (memory->position) {
        if (inputs->written) {
            wd_written_forget_copies(inputs->written, memory);
        }
        wd_gpuav_inputs_free(inputs, memory->position, memory->size_class);
    }
    WD_VECTOR_FINISH(&inputs->allocator, &memory->ranges);
    wd_free(&inputs->allocator, memory);
}

wd_followed_memory *wd_written_find_memory(wd_gpuav_inputs *inputs, wd_state_memory *memory) {
    wd_mutex_assert_held(&inputs->written->lock);
    wd_followed_memory *followed = wd_state_slot_get(&memory->object, WD_STATE_SLOT_GPUAV);
    if (followed) {
        return followed;
    }
    followed = wd_alloc_zero(&inputs->allocator, 1, sizeof *followed);
    if (!followed) {
        wd_gpuav_written_note_unknown(inputs);
        return NULL;
    }
    followed->inputs = inputs;
    followed->size = memory->size;
    wd_state_slot_set(&memory->object, WD_STATE_SLOT_GPUAV, followed, release_memory);
    return followed;
}

static uint32_t count_words(VkDeviceSize size) {
    const VkDeviceSize count = size / BYTES_OF_WORD + (size % BYTES_OF_WORD != 0);
    return count < UINT32_MAX ? (uint32_t)count : UINT32_MAX;
}

wd_mark_range wd_written_marks_of(const wd_followed_memory *memory, wd_byte_range range) {
    return (wd_mark_range){memory->position + (uint32_t)(range.begin / BYTES_OF_WORD),
                           memory->position + (uint32_t)((range.end - 1) / BYTES_OF_WORD) + 1};
}

wd_byte_range wd_written_bytes_of(const wd_followed_memory *memory, wd_mark_range marks) {
    return (wd_byte_range){(VkDeviceSize)(marks.begin - memory->position) * BYTES_OF_WORD,
                           (VkDeviceSize)(marks.end - memory->position) * BYTES_OF_WORD};
}

bool wd_written_is_marked(const wd_followed_memory *memory, wd_byte_range range) {
    const wd_mark_range marks = wd_written_marks_of(memory, range);
    return wd_gpuav_inputs_find_mark(memory->inputs, marks.begin, marks.end, false) == marks.end;
}

// set_marks sets the bits of the host for a range of memory that has bits. It returns whether one was not set.
static bool set_marks(const wd_followed_memory *memory, wd_byte_range range) {
    const wd_mark_range marks = wd_written_marks_of(memory, range);
    const bool is_new = !wd_written_is_marked(memory, range);
    if (is_new) {
        wd_gpuav_inputs_mark(memory->inputs, marks.begin, marks.end - marks.begin, true);
    }
    return is_new;
}

// add_range keeps a range for the time when the memory has bits. With many ranges, what is between them is added.
static void add_range(wd_followed_memory *memory, wd_byte_range range) {
    for (size_t i = 0; i < memory->ranges.count; i++) {
        wd_byte_range *known = &memory->ranges.items[i];
        if (range.begin <= known->end && known->begin <= range.end) {
            known->begin = known->begin < range.begin ? known->begin : range.begin;
            known->end = known->end > range.end ? known->end : range.end;
            return;
        }
    }
    if (memory->ranges.count == MAX_RANGES) {
        memory->ranges.count = 0;
        range = (wd_byte_range){0, memory->size};
    }
    wd_byte_range *added = WD_VECTOR_PUSH(&memory->inputs->allocator, &memory->ranges);
    if (added) {
        *added = range;
    } else {
        memory->is_refused = true;
    }
}

void wd_written_note_write(wd_gpuav_inputs *inputs, wd_followed_memory *memory, wd_byte_range range) {
    struct wd_gpuav_written *written = inputs->written;
    wd_mutex_assert_held(&written->lock);
    wd_memory_write write = {memory, range};
    for (written->writes.count = 0;; write = written->writes.items[--written->writes.count]) {
        if (set_marks(write.memory, write.range) &&
            !wd_written_push_targets(
                inputs, write.memory,
                wd_written_bytes_of(write.memory, wd_written_marks_of(write.memory, write.range)))) {
            wd_gpuav_written_note_unknown(inputs);
        }
        if (!written->writes.count) {
            return;
        }
    }
}

static void note_range(wd_gpuav_inputs *inputs, wd_state_memory *memory, wd_byte_range range) {
    range.end = range.end < memory->size ? range.end : memory->size;
    if (range.begin >= range.end) {
        return;
    }
    wd_mutex_lock(&inputs->written->lock);
    wd_followed_memory *followed = wd_written_find_memory(inputs, memory);
    if (followed && followed->position) {
        wd_written_note_write(inputs, followed, range);
    } else if (followed && !followed->is_refused) {
        add_range(followed, range);
    }
    wd_mutex_unlock(&inputs->written->lock);
}

// may_follow returns whether the layer sees everything that can write the memory.
static bool may_follow(const wd_state_memory *memory) {
#ifdef VK_EXT_zero_initialize_device_memory
    if (memory->allocate_flags & VK_MEMORY_ALLOCATE_ZERO_INITIALIZE_BIT_EXT) {
        return false;
    }
#endif
    return !memory->is_external && !memory->has_instances &&
           !__atomic_load_n(&memory->was_mapped, __ATOMIC_ACQUIRE);
}

static bool is_decided(wd_gpuav_inputs *inputs, wd_state_memory *memory) {
    wd_mutex_lock(&inputs->written->lock);
    const wd_followed_memory *followed = wd_written_find_memory(inputs, memory);
    const bool decided = !followed || followed->position || followed->is_refused;
    wd_mutex_unlock(&inputs->written->lock);
    return decided;
}

// begin gives the memory its bits, in a new block, or refuses it. Returns whether the block is used.
static bool begin(wd_gpuav_inputs *inputs, wd_state_memory *memory, uint32_t position, uint32_t size_class) {
    wd_mutex_lock(&inputs->written->lock);
    wd_followed_memory *followed = wd_written_find_memory(inputs, memory);
    const bool is_used = followed && !followed->position && !followed->is_refused && position;
    if (is_used) {
        const uint32_t count = wd_gpuav_inputs_size_class_words(size_class);
        wd_gpuav_inputs_clear(inputs, position, count);
        wd_gpuav_inputs_mark(inputs, position, count, false);
        followed->size_class = size_class;
        __atomic_store_n(&followed->position, position, __ATOMIC_RELEASE);
        for (size_t i = 0; i < followed->ranges.count; i++) {
            set_marks(followed, followed->ranges.items[i]);
        }
        WD_VECTOR_FINISH(&inputs->allocator, &followed->ranges);
    } else if (followed && !followed->position) {
        followed->is_refused = true;
    }
    wd_mutex_unlock(&inputs->written->lock);
    return is_used;
}

// follow gives a memory object bits. False: there is no room.
static bool follow(wd_gpuav_inputs *inputs, wd_state_memory *memory) {
    if (is_decided(inputs, memory)) {
        return true;
    }
    const bool is_wanted = may_follow(memory);
    uint32_t position = 0, size_class = 0;
    const uint32_t count = count_words(memory->size);
    if (is_wanted && count && count < inputs->num_words) {
        size_class = wd_gpuav_inputs_size_class(count);
        position = wd_gpuav_inputs_allocate_spare(inputs, size_class, inputs->written->reserve);
    }
    if (!begin(inputs, memory, position, size_class) && position) {
        wd_gpuav_inputs_free(inputs, position, size_class);
    }
    return position || !is_wanted;
}

// Resources

// Usages in which buffers are only read, or written by commands whose writes are noted, or by shaders. The views of
// storage texel buffers are noted, or followed.
enum {
    FOLLOWED_USAGE = VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT |
                     VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT | VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT |
                     VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT | VK_BUFFER_USAGE_STORAGE_BUFFER_BIT |
                     VK_BUFFER_USAGE_INDEX_BUFFER_BIT | VK_BUFFER_USAGE_VERTEX_BUFFER_BIT |
                     VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT | VK_BUFFER_USAGE_CONDITIONAL_RENDERING_BIT_EXT,
    TESTED_USAGE = VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT | VK_BUFFER_USAGE_STORAGE_BUFFER_BIT,
};

// is_followed_usage returns whether a buffer is one of these. Shaders cannot use a device address of a buffer before
// wd_gpuav_written_address_buffer is called, when the application gets one. A captured address is known before.
static bool is_followed_usage(const wd_state_buffer *buffer) {
    const bool has_captured_address = buffer->flags & VK_BUFFER_CREATE_DEVICE_ADDRESS_CAPTURE_REPLAY_BIT;
    const uint64_t followed =
        (uint64_t)FOLLOWED_USAGE | (has_captured_address ? 0 : VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT);
    return !(buffer->usage & ~followed) && !buffer->external_types;
}

// follows_texels returns whether shaders set and test the bits of texel buffers: their descriptors have one word, of
// the bits or of their contents.
static bool follows_texels(const wd_gpuav_inputs *inputs) {
    return !inputs->features;
}

// tested_usage returns the usages of buffers whose reads are tested.
static uint64_t tested_usage(const wd_gpuav_inputs *inputs) {
    const uint64_t texels =
        VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT | VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT;
    return (uint64_t)TESTED_USAGE | (follows_texels(inputs) ? texels : 0) |
           (inputs->written->follows_addresses ? VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT : 0);
}

bool wd_gpuav_written_bind_buffer(wd_gpuav_inputs *inputs, const wd_state_buffer *buffer) {
    if (!inputs->written || !buffer) {
        return true;
    }
    const wd_state_binding binding = wd_state_binding_of(&buffer->binding);
    if (!binding.memory) {
        return true;
    }
    if (!is_followed_usage(buffer)) {
        wd_gpuav_written_note(inputs, buffer, 0, VK_WHOLE_SIZE);
        return true;
    }
    return !(buffer->usage & tested_usage(inputs)) || follow(inputs, binding.memory);
}

void wd_gpuav_written_address_buffer(wd_gpuav_inputs *inputs, const wd_state_buffer *buffer) {
    if (inputs->written && !inputs->written->follows_addresses) {
        wd_gpuav_written_note(inputs, buffer, 0, VK_WHOLE_SIZE);
    }
}

void wd_gpuav_written_bind_image(wd_gpuav_inputs *inputs, const wd_state_image *image) {
    if (!inputs->written || !image) {
        return;
    }
    for (size_t i = 0; i < sizeof image->bindings / sizeof image->bindings[0]; i++) {
        const wd_state_binding binding = wd_state_binding_of(&image->bindings[i]);
        const bool is_known = i < sizeof image->requirements / sizeof image->requirements[0] &&
                              __atomic_load_n(&image->requirements[i].is_known, __ATOMIC_ACQUIRE);
        if (binding.memory) {
            const VkDeviceSize end =
                is_known ? binding.offset + image->requirements[i].memory.size : VK_WHOLE_SIZE;
            note_range(inputs, binding.memory, (wd_byte_range){binding.offset, end});
        }
    }
}

void wd_gpuav_written_note(wd_gpuav_inputs *inputs, const wd_state_buffer *buffer, VkDeviceSize offset,
                           VkDeviceSize size) {
    if (!inputs->written || !buffer || offset >= buffer->size) {
        return;
    }
    const wd_state_binding binding = wd_state_binding_of(&buffer->binding);
    const VkDeviceSize rest = buffer->size - offset, begins = binding.offset + offset;
    if (binding.memory) {
        note_range(inputs, binding.memory, (wd_byte_range){begins, begins + (size < rest ? size : rest)});
    }
}

void wd_gpuav_written_note_memory(wd_gpuav_inputs *inputs, wd_state_memory *memory) {
    if (inputs->written && memory) {
        note_range(inputs, memory, (wd_byte_range){0, memory->size});
    }
}

void wd_gpuav_written_note_unknown(wd_gpuav_inputs *inputs) {
    if (inputs->written) {
        wd_gpuav_inputs_store(inputs, WD_INPUT_UNKNOWN_WRITES, 1);
    }
}

bool wd_gpuav_written_has_unknown(const wd_gpuav_inputs *inputs) {
    return inputs->written &&
           __atomic_load_n(&inputs->memory.words[WD_INPUT_UNKNOWN_WRITES], __ATOMIC_RELAXED) != 0;
}

// Descriptors

// find_bits returns the sub-state of the memory that a resource is bound to, and stores the position of its bits; 0:
// there are none yet. NULL: no memory is bound, or it has no sub-state.
static const wd_followed_memory *find_bits(const wd_state_binding *binding, uint32_t *position) {
    const wd_followed_memory *memory =
        binding->memory ? wd_state_slot_get(&binding->memory->object, WD_STATE_SLOT_GPUAV) : NULL;
    *position = memory ? __atomic_load_n(&memory->position, __ATOMIC_ACQUIRE) : 0;
    return memory;
}

// needs_bits returns whether shaders are to set and test the bits of a range of memory that has bits: something of it
// may be unwritten. Larger ranges need them in any case, because comparing them takes time.
static bool needs_bits(const wd_gpuav_inputs *inputs, const wd_followed_memory *memory, VkDeviceSize begin,
                       VkDeviceSize size) {
    if (!size || size > MAX_COMPARED) {
        return true;
    }
    wd_mutex_lock(&inputs->written->lock);
    const bool is_marked = wd_written_is_marked(memory, (wd_byte_range){begin, begin + size});
    wd_mutex_unlock(&inputs->written->lock);
    return !is_marked;
}

static bool is_storage(VkDescriptorType type) {
    return type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER || type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC;
}

static bool is_dynamic(VkDescriptorType type) {
    return type == VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC ||
           type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC;
}

uint32_t wd_gpuav_written_word(const wd_gpuav_inputs *inputs, const wd_state_descriptor *descriptor) {
    const wd_state_buffer *buffer = (const wd_state_buffer *)descriptor->object;
    const wd_state_binding binding = wd_state_binding_of(&buffer->binding);
    const VkDeviceSize offset = descriptor->u.buffer.offset, range = descriptor->u.buffer.range;
    uint32_t position;
    const wd_followed_memory *memory = find_bits(&binding, &position);
    const VkDeviceSize first = binding.offset + offset;
    if (!position || first > memory->size || range > memory->size - first) {
        return 0;
    }
    // The offset of a dynamic descriptor is only known when it is bound.
    if (is_dynamic(descriptor->type) || first % BYTES_OF_BIT || range >= UINT32_MAX) {
        if (is_storage(descriptor->type)) {
            wd_gpuav_written_note((wd_gpuav_inputs *)inputs, buffer, offset, VK_WHOLE_SIZE);
        }
        return 0;
    }
    return needs_bits(inputs, memory, first, range) ? position * BITS + (uint32_t)(first / BYTES_OF_BIT) : 0;
}

// Texel buffers

// find_texels stores the number of the first bit of some texels, without that of the memory's first one, and log2 of
// their size in units of four bytes. False: they are not followed.
static bool find_texels(const wd_state_buffer *buffer, VkDeviceSize offset, VkDeviceSize range,
                        VkFormat format, VkDeviceSize *bit, uint32_t *log_size) {
    enum { BYTES_OF_ALIGNED = BYTES_OF_BIT * (WD_INPUT_TEXEL_SIZE_MASK + 1), MAX_LOG_SIZE = 2 };
    const wd_format *known = wd_format_find(format);
    const wd_state_binding binding = wd_state_binding_of(&buffer->binding);
    const VkDeviceSize first = binding.offset + offset;
    if (!known || known->is_compressed || known->num_planes > 1 || !binding.memory ||
        first % BYTES_OF_ALIGNED || range >= UINT32_MAX || first > binding.memory->size ||
        range > binding.memory->size - first) {
        return false;
    }
    *bit = first / BYTES_OF_BIT;
    for (*log_size = 0; *log_size <= MAX_LOG_SIZE; ++*log_size) {
        if (known->block_size == (uint32_t)BYTES_OF_BIT << *log_size) {
            return true;
        }
    }
    return false;
}

void wd_gpuav_written_note_view(wd_gpuav_inputs *inputs, const wd_state_buffer *buffer,
                                const VkBufferViewCreateInfo *info) {
    if (!inputs->written || !buffer || !(buffer->usage & VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT) ||
        info->offset >= buffer->size) {
        return;
    }
    const VkDeviceSize rest = buffer->size - info->offset;
    VkDeviceSize bit;
    uint32_t log_size;
    if (!follows_texels(inputs) || !find_texels(buffer, info->offset, info->range < rest ? info->range : rest,
                                                info->format, &bit, &log_size)) {
        wd_gpuav_written_note(inputs, buffer, info->offset, info->range);
    }
}

uint32_t wd_gpuav_written_texel_word(const wd_gpuav_inputs *inputs, const wd_state_descriptor *descriptor) {
    const wd_state_buffer_view *view = (const wd_state_buffer_view *)descriptor->object;
    const wd_state_binding binding = wd_state_binding_of(&view->buffer->binding);
    VkDeviceSize bit;
    uint32_t position, log_size;
    const wd_followed_memory *memory = find_bits(&binding, &position);
    return follows_texels(inputs) && position &&
                   find_texels(view->buffer, view->offset, view->range, view->format, &bit, &log_size) &&
                   needs_bits(inputs, memory, bit * BYTES_OF_BIT, view->range)
               ? (position * BITS + (uint32_t)bit) | log_size
               : 0;
}

// Device addresses

// All of the memory that a sparse buffer is bound to counts as written. A buffer whose usage is not followed counts as
// written, too, if its memory has no bits yet.
bool wd_gpuav_written_find_bits(const void *user, const wd_state_buffer *buffer, uint32_t *bits) {
    *bits = 0;
    if (buffer->flags & VK_BUFFER_CREATE_SPARSE_BINDING_BIT) {
        return true;
    }
    const wd_state_binding binding = wd_state_binding_of(&buffer->binding);
    uint32_t position;
    const wd_followed_memory *memory = find_bits(&binding, &position);
    if (!memory || binding.offset % BYTES_OF_BIT || binding.offset > memory->size ||
        buffer->size > memory->size - binding.offset) {
        return false;
    }
    if (position && needs_bits(user, memory, binding.offset, buffer->size)) {
        *bits = position * BITS + (uint32_t)(binding.offset / BYTES_OF_BIT);
    }
    return true;
}
