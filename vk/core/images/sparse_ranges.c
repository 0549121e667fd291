// vkQueueBindSparse: buffers, and images as ranges of bytes.
#include <assert.h>

#include "vk/core/images/sparse_internal.h"

static const char owner[] = "VkSparseMemoryBind";

static void note_resource(wd_core_message *m, const wd_images_bind *bind) {
    char name[160];
    wd_core_notef(m, "%s is %s", bind->resource,
                  wd_core_name(m->check, bind->type, bind->handle, name, sizeof name));
}

static void report_handle_types(wd_core_check *c, const wd_images_bind *bind, uint32_t rule,
                                const wd_state_memory *memory, const char *handle_types, uint32_t types) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, bind->frame, bind->owner, rule)) {
        wd_core_handle(&m, "memory", VK_OBJECT_TYPE_DEVICE_MEMORY, memory->object.handle);
        wd_core_summaryf(&m, ", whose %s is 0x%x, handleTypes of %s is 0x%x", handle_types, types,
                         bind->resource, bind->external_types);
        note_resource(&m, bind);
        wd_core_end(&m);
    }
}

void wd_images_check_bind(wd_core_check *c, const wd_images_bind *bind, const wd_images_bind_rules *rules) {
    assert(bind->frame && bind->owner && bind->requirements);
    const wd_state_memory *memory = bind->memory ? WD_CORE_FIND(memory, bind->memory) : NULL;
    wd_core_message m;
    if (!memory) {
        return;
    }
    const uint32_t types = bind->requirements->memory.memoryTypeBits;
    if (memory->type_index < 32 && !(types >> memory->type_index & 1) &&
        wd_core_begin_rule(&m, c, bind->frame, bind->owner, rules->types)) {
        wd_core_handle(&m, "memory", VK_OBJECT_TYPE_DEVICE_MEMORY, memory->object.handle);
        wd_core_summaryf(&m, ", which is of memory type %u, the memoryTypeBits of %s are 0x%x",
                         memory->type_index, bind->resource, types);
        note_resource(&m, bind);
        m.fix = "Allocate the memory from a type that the memory requirements allow.";
        wd_core_end(&m);
    }
    if (memory->export_types && !(memory->export_types & bind->external_types)) {
        report_handle_types(c, bind, rules->exports, memory, "VkExportMemoryAllocateInfo::handleTypes",
                            memory->export_types);
    }
    if (memory->import_types & ~bind->external_types) {
        report_handle_types(c, bind, rules->imports, memory, "handle type of the import",
                            memory->import_types);
    }
}

void wd_images_check_multiple(wd_core_check *c, const wd_images_bind *bind, uint32_t rule, const char *member,
                              VkDeviceSize value) {
    assert(bind->frame && bind->requirements);
    const VkDeviceSize alignment = bind->requirements->memory.alignment;
    wd_core_message m;
    if (alignment && value % alignment && wd_core_begin_rule(&m, c, bind->frame, bind->owner, rule)) {
        wd_core_unsigned(&m, member, value);
        wd_core_summaryf(&m, ", the alignment that %s requires is %llu", bind->resource,
                         (unsigned long long)alignment);
        note_resource(&m, bind);
        wd_core_end(&m);
    }
}

static void report_end(wd_core_check *c, const wd_images_bind *bind, uint32_t rule,
                       const VkSparseMemoryBind *range) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, bind->frame, owner, rule)) {
        wd_core_unsigned(&m, "resourceOffset", range->resourceOffset);
        wd_core_unsigned(&m, "size", range->size);
        wd_core_summaryf(&m, ", %s requires %llu bytes of memory", bind->resource,
                         (unsigned long long)bind->requirements->memory.size);
        note_resource(&m, bind);
        wd_core_end(&m);
    }
}

static void check_range(wd_core_check *c, const wd_images_bind *bind, const VkSparseMemoryBind *range) {
    assert(bind->type == VK_OBJECT_TYPE_BUFFER || bind->type == VK_OBJECT_TYPE_IMAGE);
    static const wd_images_bind_rules rules = {WD_CORE_RULE(01096), WD_CORE_RULE(02730), WD_CORE_RULE(02731)};
    const VkDeviceSize size = bind->requirements->memory.size;
    const bool is_buffer = bind->type == VK_OBJECT_TYPE_BUFFER;
    const uint32_t alignment_rule = is_buffer ? WD_CORE_RULE(09491) : WD_CORE_RULE(09492);
    wd_images_check_bind(c, bind, &rules);
    if (range->flags & VK_SPARSE_MEMORY_BIND_METADATA_BIT) {
        return; // Offsets of metadata are of another region.
    }
    if (range->resourceOffset >= size) {
        report_end(c, bind, WD_CORE_RULE(01099), range);
    } else if (range->size > size - range->resourceOffset) {
        report_end(c, bind, WD_CORE_RULE(01100), range);
    }
    wd_images_check_multiple(c, bind, alignment_rule, "resourceOffset", range->resourceOffset);
    if (range->memory) {
        wd_images_check_multiple(c, bind, alignment_rule, "memoryOffset", range->memoryOffset);
    }
    if (is_buffer) {
        wd_images_check_multiple(c, bind, alignment_rule, "size", range->size);
    }
}

static void check_ranges(wd_core_check *c, const wd_core_frame *outer, wd_images_bind *bind, uint32_t count,
                         const VkSparseMemoryBind *ranges) {
    for (uint32_t i = 0; bind->requirements && ranges && i < count; i++) {
        const wd_core_frame frame = WD_CORE_ELEMENT(outer, "pBinds", i);
        bind->frame = &frame;
        bind->memory = ranges[i].memory;
        check_range(c, bind, &ranges[i]);
    }
}

static void check_buffers(wd_core_check *c, const wd_core_frame *outer, const VkBindSparseInfo *info) {
    wd_state_device *state = c->call->device->state;
    for (uint32_t i = 0; i < info->bufferBindCount; i++) {
        const VkSparseBufferMemoryBindInfo *binds = &info->pBufferBinds[i];
        const wd_core_frame frame = WD_CORE_ELEMENT(outer, "pBufferBinds", i);
        wd_state_buffer *buffer = wd_state_find_buffer(state, binds->buffer);
        if (buffer) {
            wd_images_bind bind = {.owner = owner,
                                   .resource = "buffer",
                                   .type = VK_OBJECT_TYPE_BUFFER,
                                   .handle = buffer->object.handle,
                                   .requirements = wd_state_ask_buffer_requirements(state, buffer),
                                   .external_types = buffer->external_types};
            check_ranges(c, &frame, &bind, binds->bindCount, binds->pBinds);
        }
    }
}

static void check_images(wd_core_check *c, const wd_core_frame *outer, const VkBindSparseInfo *info) {
    wd_state_device *state = c->call->device->state;
    for (uint32_t i = 0; i < info->imageOpaqueBindCount; i++) {
        const VkSparseImageOpaqueMemoryBindInfo *binds = &info->pImageOpaqueBinds[i];
        const wd_core_frame frame = WD_CORE_ELEMENT(outer, "pImageOpaqueBinds", i);
        wd_state_image *image = wd_state_find_image(state, binds->image);
        if (image && !(image->flags & VK_IMAGE_CREATE_DISJOINT_BIT)) {
            wd_images_bind bind = {.owner = owner,
                                   .resource = "image",
                                   .type = VK_OBJECT_TYPE_IMAGE,
                                   .handle = image->object.handle,
                                   .requirements = wd_state_ask_image_requirements(state, image, 0),
                                   .external_types = image->external_types};
            check_ranges(c, &frame, &bind, binds->bindCount, binds->pBinds);
        }
    }
}

WD_CORE_CHECK(sparse_ranges, QueueBindSparse) {
    for (uint32_t i = 0; c->state && s->pBindInfo && i < s->bindInfoCount; i++) {
        const wd_core_frame frame = WD_CORE_ELEMENT(NULL, "pBindInfo", i);
        check_buffers(c, &frame, &s->pBindInfo[i]);
        check_images(c, &frame, &s->pBindInfo[i]);
    }
}
