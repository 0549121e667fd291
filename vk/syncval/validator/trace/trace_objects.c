// The objects of a trace: devices, queues, resources, and others.
#include "vk/registry/formats.h"
#include "vk/syncval/validator/trace/trace_internal.h"

static void put_name(wd_syncval_trace *trace, wd_trace_bytes *bytes, const wd_state_object *object) {
    wd_trace_put(bytes, wd_trace_string(trace->writer, wd_state_name(object)));
}

// begin_object appends the members that all objects have.
static wd_trace_bytes begin_object(wd_syncval_trace *trace, const wd_state_object *object) {
    wd_trace_bytes bytes = {.allocator = trace->allocator};
    wd_trace_put(&bytes, object->id);
    wd_trace_put(&bytes, object->handle);
    put_name(trace, &bytes, object);
    wd_trace_put(&bytes, trace->device);
    return bytes;
}

static void define_buffer(wd_syncval_trace *trace, const wd_state_buffer *buffer) {
    wd_trace_bytes bytes = begin_object(trace, &buffer->object);
    wd_trace_put(&bytes, buffer->size);
    wd_trace_put(&bytes, buffer->usage);
    wd_trace_append_bytes(trace->writer, WD_TRACE_BUFFER, &bytes);
}

static void define_image(wd_syncval_trace *trace, const wd_state_image *image) {
    const wd_format *format = wd_format_find(image->format);
    wd_trace_bytes bytes = begin_object(trace, &image->object);
    wd_trace_put(&bytes, (uint64_t)image->format);
    wd_trace_put(&bytes, image->extent.width);
    wd_trace_put(&bytes, image->extent.height);
    wd_trace_put(&bytes, image->extent.depth);
    wd_trace_put(&bytes, image->mip_levels);
    wd_trace_put(&bytes, image->array_layers);
    wd_trace_put(&bytes, (uint64_t)image->samples);
    wd_trace_put(&bytes, image->usage);
    wd_trace_put(&bytes, image->swapchain ? 1 : 0);
    wd_trace_put(&bytes, (uint64_t)image->initial_layout);
    wd_trace_put(&bytes, format ? format->aspects : 0);
    wd_trace_append_bytes(trace->writer, WD_TRACE_IMAGE, &bytes);
}

static void define_queue(wd_syncval_trace *trace, const wd_state_queue *queue) {
    wd_trace_bytes bytes = begin_object(trace, &queue->object);
    wd_trace_put(&bytes, queue->family);
    wd_trace_put(&bytes, queue->index);
    wd_trace_put(&bytes, queue->capabilities);
    wd_trace_append_bytes(trace->writer, WD_TRACE_QUEUE, &bytes);
}

static wd_trace_object_kind kind_of(const wd_state_object *object) {
    switch (object->type) {
    case VK_OBJECT_TYPE_SEMAPHORE:
        return ((const wd_state_semaphore *)object)->semaphore_type == VK_SEMAPHORE_TYPE_TIMELINE
                   ? WD_TRACE_OBJECT_TIMELINE_SEMAPHORE
                   : WD_TRACE_OBJECT_BINARY_SEMAPHORE;
    case VK_OBJECT_TYPE_FENCE:
        return WD_TRACE_OBJECT_FENCE;
    case VK_OBJECT_TYPE_EVENT:
        return WD_TRACE_OBJECT_EVENT;
    case VK_OBJECT_TYPE_PIPELINE:
        return WD_TRACE_OBJECT_PIPELINE;
    case VK_OBJECT_TYPE_RENDER_PASS:
        return WD_TRACE_OBJECT_RENDER_PASS;
    case VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_KHR:
    case VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_NV:
        return WD_TRACE_OBJECT_ACCELERATION_STRUCTURE;
    default:
        return WD_TRACE_OBJECT_OTHER;
    }
}

static void define_other(wd_syncval_trace *trace, const wd_state_object *object) {
    wd_trace_bytes bytes = begin_object(trace, object);
    wd_trace_put(&bytes, kind_of(object));
    wd_trace_put(&bytes, (uint64_t)object->type);
    wd_trace_append_bytes(trace->writer, WD_TRACE_OBJECT, &bytes);
}

uint64_t wd_syncval_trace_define(wd_syncval_trace *trace, const wd_state_object *object) {
    if (!object) {
        return 0;
    }
    if (!wd_trace_define(trace->writer, object->id)) {
        return object->id;
    }
    switch (object->type) {
    case VK_OBJECT_TYPE_BUFFER:
        define_buffer(trace, (const wd_state_buffer *)object);
        break;
    case VK_OBJECT_TYPE_IMAGE:
        define_image(trace, (const wd_state_image *)object);
        break;
    case VK_OBJECT_TYPE_QUEUE:
        define_queue(trace, (const wd_state_queue *)object);
        break;
    default:
        define_other(trace, object);
    }
    return object->id;
}

// --- Devices

static void define_device(wd_syncval_trace *trace) {
    const wd_state_object *object = wd_state_device_object(trace->chassis->state);
    const wd_state_physical_device *physical = wd_state_device_physical(trace->chassis->state);
    trace->device = object->id;
    if (!wd_trace_define(trace->writer, object->id)) {
        return;
    }
    wd_trace_bytes bytes = {.allocator = trace->allocator};
    wd_trace_put(&bytes, object->id);
    wd_trace_put(&bytes, object->handle);
    wd_trace_put(&bytes, wd_trace_string(trace->writer, physical ? physical->properties.deviceName : NULL));
    wd_trace_put(&bytes, trace->chassis->api_version);
    wd_trace_put(&bytes, wd_trace_string(trace->writer, physical ? physical->vulkan12.driverName : NULL));
    wd_trace_put(&bytes, physical ? physical->properties.driverVersion : 0);
    wd_trace_append_bytes(trace->writer, WD_TRACE_DEVICE, &bytes);
}

wd_syncval_trace *wd_syncval_trace_create(wd_syncval_spaces *spaces, wd_trace_writer *writer) {
    wd_chassis_device *chassis = spaces->chassis;
    wd_syncval_trace *trace = writer ? wd_alloc_zero(&chassis->allocator, 1, sizeof *trace) : NULL;
    if (!trace) {
        return NULL;
    }
    trace->spaces = spaces;
    trace->chassis = chassis;
    trace->writer = writer;
    trace->allocator = chassis->allocator;
    pthread_mutex_init(&trace->lock, NULL);
    trace->presents = wd_state_device_has_extension(chassis->state, VK_KHR_SWAPCHAIN_EXTENSION_NAME);
    define_device(trace);
    return trace;
}

void wd_syncval_trace_destroy(wd_syncval_trace *trace) {
    if (!trace) {
        return;
    }
    wd_trace_flush(trace->writer);
    pthread_mutex_destroy(&trace->lock);
    const wd_allocator allocator = trace->allocator;
    wd_free(&allocator, trace);
}

// --- Parts of resources

static void put_buffer_range(wd_syncval_trace *trace, wd_trace_bytes *bytes, const wd_state_buffer *buffer,
                             wd_sync_space space, wd_range range) {
    const uint64_t base =
        space == WD_SYNC_LINEAR && buffer->binding.memory
            ? wd_syncval_memory_address(trace->spaces, buffer->binding.memory) + buffer->binding.offset
            : wd_syncval_sparse_address(trace->spaces, buffer);
    const uint64_t begin = range.begin > base ? range.begin - base : 0;
    wd_trace_put(bytes, begin);
    wd_trace_put(bytes, range.end > base + begin ? range.end - base - begin : 0);
}

static void put_subresources(wd_trace_bytes *bytes, VkImageAspectFlags aspects, uint32_t base_mip,
                             uint32_t mips, uint32_t base_layer, uint32_t layers) {
    wd_trace_put(bytes, aspects);
    wd_trace_put(bytes, base_mip);
    wd_trace_put(bytes, mips);
    wd_trace_put(bytes, base_layer);
    wd_trace_put(bytes, layers);
}

// box is a set of subresources that is a rectangle of mip levels and layers.
typedef struct box {
    VkImageAspectFlags aspects;
    uint32_t first_mip, end_mip, first_layer, end_layer;
} box;

static box join(const box *a, const box *b) {
    return (box){
        .aspects = a->aspects | b->aspects,
        .first_mip = a->first_mip < b->first_mip ? a->first_mip : b->first_mip,
        .end_mip = a->end_mip > b->end_mip ? a->end_mip : b->end_mip,
        .first_layer = a->first_layer < b->first_layer ? a->first_layer : b->first_layer,
        .end_layer = a->end_layer > b->end_layer ? a->end_layer : b->end_layer,
    };
}

// box_of returns the smallest box with all subresources of a range.
static box box_of(const wd_state_image *image, wd_range range) {
    wd_syncval_image_location first, last;
    if (!wd_syncval_locate_in_image(image, range.begin, &first) ||
        !wd_syncval_locate_in_image(image, range.end - 1, &last)) {
        const wd_format *format = wd_format_find(image->format);
        return (box){format ? format->aspects : VK_IMAGE_ASPECT_COLOR_BIT, 0, image->mip_levels, 0,
                     image->array_layers};
    }
    const bool is_one_mip = first.aspect == last.aspect && first.mip == last.mip;
    const bool is_one_aspect = first.aspect == last.aspect;
    return (box){
        .aspects = first.aspect | last.aspect,
        .first_mip = is_one_aspect ? first.mip : 0,
        .end_mip = is_one_aspect ? last.mip + 1 : image->mip_levels,
        .first_layer = is_one_mip ? first.layer : 0,
        .end_layer = is_one_mip ? last.layer + 1 : image->array_layers,
    };
}

// An access is to one VkImageSubresourceRange mostly, so one box describes all its ranges.
static void put_image_ranges(wd_trace_bytes *bytes, const wd_state_image *image, const wd_range *ranges,
                             size_t num_ranges) {
    box all = box_of(image, ranges[0]);
    const size_t step = num_ranges > 64 ? num_ranges / 64 : 1;
    for (size_t i = step; i < num_ranges; i += step) {
        const box next = box_of(image, ranges[i]);
        all = join(&all, &next);
    }
    const box last = box_of(image, ranges[num_ranges - 1]);
    all = join(&all, &last);
    wd_trace_put(bytes, 1);
    put_subresources(bytes, all.aspects, all.first_mip, all.end_mip - all.first_mip, all.first_layer,
                     all.end_layer - all.first_layer);
}

void wd_syncval_trace_put_ranges(wd_syncval_trace *trace, wd_trace_bytes *bytes,
                                 const wd_state_object *object, wd_sync_space space, const wd_range *ranges,
                                 size_t num_ranges) {
    if (object && object->type == VK_OBJECT_TYPE_IMAGE && num_ranges) {
        put_image_ranges(bytes, (const wd_state_image *)object, ranges, num_ranges);
        return;
    }
    const bool is_buffer = object && object->type == VK_OBJECT_TYPE_BUFFER;
    wd_trace_put(bytes, num_ranges);
    for (size_t i = 0; i < num_ranges; i++) {
        if (is_buffer) {
            put_buffer_range(trace, bytes, (const wd_state_buffer *)object, space, ranges[i]);
        } else {
            wd_trace_put(bytes, 0);
            wd_trace_put(bytes, ranges[i].end - ranges[i].begin);
        }
    }
}
