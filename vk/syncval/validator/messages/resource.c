// Finds and names the buffer, image or acceleration structure at an address.
#include <inttypes.h>

#include "vk/registry/enum_strings.h"
#include "vk/syncval/validator/messages/where.h"

// location is the range whose resource is searched.
typedef struct location {
    wd_sync_space space;
    wd_range range;
} location;

typedef struct search {
    wd_syncval_device *device;
    location at;
    wd_state_object *found;
} search;

// is_in_linear_image returns whether an address is in the memory of an image of linear tiling, or of one of
// its planes.
static bool is_in_linear_image(wd_syncval_device *device, const wd_state_image *image, uint64_t address) {
    const uint32_t num_bindings = image->flags & VK_IMAGE_CREATE_DISJOINT_BIT
                                      ? __atomic_load_n(&image->num_planes_bound, __ATOMIC_ACQUIRE)
                                      : 1;
    bool is_in = false;
    if (image->tiling != VK_IMAGE_TILING_LINEAR || wd_state_is_destroyed(&image->object)) {
        return false;
    }
    for (uint32_t i = 0; i < num_bindings && !is_in; i++) {
        const wd_state_binding binding = wd_state_binding_of(&image->bindings[i]);
        if (!binding.memory) {
            continue;
        }
        const uint64_t begin = wd_syncval_memory_address(&device->spaces, binding.memory) + binding.offset;
        is_in = address >= begin && address - begin < wd_syncval_image_memory_size(device->chassis, image, i);
    }
    return is_in;
}

static bool match_image(wd_state_object *object, void *user) {
    search *job = user;
    const wd_state_image *image = (const wd_state_image *)object;
    const uint64_t address = job->at.range.begin;
    wd_syncval_image_location part;
    if (job->at.space == WD_SYNC_LINEAR ? !is_in_linear_image(job->device, image, address)
                                        : !wd_syncval_locate_in_image(image, address, &part)) {
        return true;
    }
    job->found = wd_state_ref(object);
    return false;
}

bool wd_syncval_is_in_buffer(wd_syncval_device *device, const wd_state_buffer *buffer, VkDeviceSize offset,
                             VkDeviceSize size, wd_sync_space space, uint64_t address) {
    wd_syncval_ranges ranges = {.allocator = device->allocator};
    wd_sync_space own = WD_SYNC_LINEAR;
    const bool is_in =
        wd_syncval_buffer_ranges(&device->spaces, &ranges, buffer, offset, size, &own) && own == space;
    bool has_range = false;
    for (size_t i = 0; is_in && i < ranges.count; i++) {
        has_range |= address >= ranges.items[i].begin && address < ranges.items[i].end;
    }
    wd_free(&device->allocator, ranges.items);
    return is_in && has_range;
}

// buffer_offset returns whether the start of the range is in a buffer. Buffers without an address are
// skipped.
static bool buffer_offset(wd_syncval_device *device, const wd_state_buffer *buffer, const location *at,
                          uint64_t *offset) {
    const wd_state_binding binding = wd_state_binding_of(&buffer->binding);
    const wd_state_object *holder = binding.memory ? &binding.memory->object : &buffer->object;
    if (!wd_state_slot_get(holder, WD_STATE_SLOT_SYNC)) {
        return false;
    }
    wd_syncval_ranges ranges = {.allocator = device->allocator};
    wd_sync_space space;
    const bool found = wd_syncval_buffer_ranges(&device->spaces, &ranges, buffer, 0, VK_WHOLE_SIZE, &space) &&
                       ranges.count && space == at->space && at->range.begin >= ranges.items[0].begin &&
                       at->range.begin < ranges.items[0].end;
    if (found) {
        *offset = at->range.begin - ranges.items[0].begin;
    }
    wd_free(&device->allocator, ranges.items);
    return found;
}

static bool match_buffer(wd_state_object *object, void *user) {
    search *job = user;
    uint64_t offset;
    if (!buffer_offset(job->device, (wd_state_buffer *)object, &job->at, &offset)) {
        return true;
    }
    job->found = wd_state_ref(object);
    return false;
}

static bool match_structure(wd_state_object *object, void *user) {
    search *job = user;
    const wd_state_acceleration_structure *structure = (const wd_state_acceleration_structure *)object;
    const wd_state_binding binding = wd_state_binding_of(&structure->binding);
    if (!binding.memory || wd_state_is_destroyed(object)) {
        return true;
    }
    const uint64_t begin = wd_syncval_memory_address(&job->device->spaces, binding.memory) + binding.offset;
    const uint64_t address = job->at.range.begin;
    if (address < begin || address - begin >= wd_syncval_structure_size(job->device, structure)) {
        return true;
    }
    job->found = wd_state_ref(object);
    return false;
}

// Messages are rare, so all resources are visited instead of keeping an index.
wd_state_object *wd_syncval_find_resource(wd_syncval_device *device, wd_sync_space space, wd_range range) {
    search job = {.device = device, .at = {space, range}};
    wd_state_for_each(device->chassis->state, VK_OBJECT_TYPE_BUFFER, match_buffer, &job);
    if (!job.found) {
        wd_state_for_each(device->chassis->state, VK_OBJECT_TYPE_IMAGE, match_image, &job);
    }
    if (!job.found && space == WD_SYNC_LINEAR) {
        wd_state_for_each(device->chassis->state, VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_NV, match_structure,
                          &job);
    }
    return job.found;
}

const char *wd_syncval_type_name(const wd_state_object *object) {
    switch (object->type) {
    case VK_OBJECT_TYPE_BUFFER:
        return "Buffer";
    case VK_OBJECT_TYPE_IMAGE:
        return "Image";
    case VK_OBJECT_TYPE_DEVICE_MEMORY:
        return "Device memory";
    case VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_NV:
        return "Acceleration structure";
    case VK_OBJECT_TYPE_QUEUE:
        return "Queue";
    case VK_OBJECT_TYPE_PIPELINE:
        return "Pipeline";
    case VK_OBJECT_TYPE_DESCRIPTOR_SET:
        return "Descriptor set";
    default:
        return "Command buffer";
    }
}

void wd_syncval_append_handle(wd_string_builder *text, const wd_state_object *object) {
    const char *name = wd_state_printable_name(object);
    if (name) {
        wd_string_appendf(text, "(%s)", name);
    }
    wd_string_appendf(text, "(0x%" PRIx64 ")", object->handle);
}

void wd_syncval_append_name(wd_string_builder *text, const wd_state_object *object) {
    wd_string_appendf(text, "%s ", wd_syncval_type_name(object));
    wd_syncval_append_handle(text, object);
}

wd_finding_object wd_syncval_finding_object(const wd_state_object *object) {
    return (wd_finding_object){(uint32_t)object->type, wd_syncval_type_name(object), object->handle,
                               wd_state_name(object)};
}

static void append_location(wd_string_builder *text, wd_syncval_device *device, const wd_state_object *object,
                            const location *at) {
    const uint64_t size = at->range.end - at->range.begin;
    uint64_t offset;
    wd_syncval_image_location part;
    if (object->type == VK_OBJECT_TYPE_BUFFER &&
        buffer_offset(device, (const wd_state_buffer *)object, at, &offset)) {
        wd_string_appendf(text, " bytes [%" PRIu64 ", %" PRIu64 ")", offset, offset + size);
    } else if (object->type == VK_OBJECT_TYPE_IMAGE &&
               wd_syncval_locate_in_image((const wd_state_image *)object, at->range.begin, &part)) {
        char aspect[64];
        wd_VkImageAspectFlags_string(part.aspect, aspect, sizeof aspect);
        wd_string_appendf(text, " aspect %s, mip level %u, array layer %u", aspect, part.mip, part.layer);
    }
}

void wd_syncval_append_resource(wd_string_builder *text, wd_syncval_device *device,
                                const wd_state_object *object, wd_sync_space space, wd_range range) {
    if (!object) {
        wd_string_append(text, "memory of a resource that was destroyed");
        return;
    }
    wd_syncval_append_name(text, object);
    append_location(text, device, object, &(location){space, range});
}
