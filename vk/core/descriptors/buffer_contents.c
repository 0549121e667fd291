// The buffers and buffer views of a write.
#include "vk/core/descriptors/descriptors_internal.h"
#include "vk/core/statements/core_statements.h" // generated
#include "vk/registry/enum_strings.h"

static const char owner[] = "VkWriteDescriptorSet";

// buffer_kind holds the rules of a kind of buffer descriptor.
typedef struct buffer_kind {
    uint64_t usage;
    const char *usage_name, *alignment_name, *range_name;
    uint32_t usage_rule, alignment_rule, range_rule;
    VkDeviceSize alignment, range;
} buffer_kind;

static buffer_kind kind_of(const wd_core_check *c, VkDescriptorType type) {
    const VkPhysicalDeviceLimits *limits = c->physical ? &c->physical->properties.limits : NULL;
    if (type == VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER || type == VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC) {
        return (buffer_kind){.usage = VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT,
                             .usage_name = "VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT",
                             .alignment_name = "minUniformBufferOffsetAlignment",
                             .range_name = "maxUniformBufferRange",
                             .usage_rule = WD_CORE_RULE(00330),
                             .alignment_rule = WD_CORE_RULE(00327),
                             .range_rule = WD_CORE_RULE(00332),
                             .alignment = limits ? limits->minUniformBufferOffsetAlignment : 0,
                             .range = limits ? limits->maxUniformBufferRange : 0};
    }
    return (buffer_kind){.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT,
                         .usage_name = "VK_BUFFER_USAGE_STORAGE_BUFFER_BIT",
                         .alignment_name = "minStorageBufferOffsetAlignment",
                         .range_name = "maxStorageBufferRange",
                         .usage_rule = WD_CORE_RULE(00331),
                         .alignment_rule = WD_CORE_RULE(00328),
                         .range_rule = WD_CORE_RULE(00333),
                         .alignment = limits ? limits->minStorageBufferOffsetAlignment : 0,
                         .range = limits ? limits->maxStorageBufferRange : 0};
}

// has_long_ranges returns whether the range of storage buffers may exceed the limit (VK_EXT_shader_64bit_indexing).
static bool has_long_ranges(const wd_core_check *c) {
#ifdef VK_EXT_shader_64bit_indexing
    return !c->enabled || c->enabled->features.shader64BitIndexing;
#else
    (void)c;
    return false;
#endif
}

static void check_usage(wd_core_check *c, const wd_core_frame *f, const buffer_kind *kind,
                        const wd_state_buffer *buffer) {
    wd_core_message m;
    if (!(buffer->usage & kind->usage) && wd_core_begin_rule(&m, c, f, owner, kind->usage_rule)) {
        wd_core_handle(&m, "buffer", VK_OBJECT_TYPE_BUFFER, buffer->object.handle);
        wd_core_word(
            &m, "the usage of buffer",
            wd_VkBufferUsageFlags_string((VkBufferUsageFlags)buffer->usage, m.buffer, sizeof m.buffer));
        wd_core_summaryf(&m, ", without %s", kind->usage_name);
        m.fix = "Create the buffer with this usage, or use a descriptor of another type.";
        wd_core_end(&m);
    }
}

static void check_range(wd_core_check *c, const wd_core_frame *f, const buffer_kind *kind,
                        const wd_state_buffer *buffer, const VkDescriptorBufferInfo *info) {
    const bool is_whole = info->range == VK_WHOLE_SIZE;
    const VkDeviceSize left = info->offset < buffer->size ? buffer->size - info->offset : 0;
    const VkDeviceSize range = is_whole ? left : info->range;
    wd_core_message m;
    if (!kind->range || range <= kind->range ||
        (kind->usage == VK_BUFFER_USAGE_STORAGE_BUFFER_BIT && has_long_ranges(c)) ||
        !wd_core_begin_rule(&m, c, f, owner, kind->range_rule)) {
        return;
    }
    if (is_whole) {
        wd_core_word(&m, "range", "VK_WHOLE_SIZE");
        wd_core_unsigned(&m, "the effective range", range);
    } else {
        wd_core_unsigned(&m, "range", range);
    }
    wd_core_summaryf(&m, ", %s is %llu", kind->range_name, (unsigned long long)kind->range);
    m.fix = "Give the descriptor a range that is not larger than the limit.";
    wd_core_end(&m);
}

static void check_buffer(wd_core_check *c, const wd_core_frame *f, const buffer_kind *kind,
                         const VkDescriptorBufferInfo *info) {
    const wd_state_buffer *buffer = WD_CORE_FIND(buffer, info->buffer);
    wd_core_message m;
    if (!buffer) {
        return;
    }
    check_usage(c, f, kind, buffer);
    check_range(c, f, kind, buffer, info);
    if (kind->alignment > 1 && info->offset % kind->alignment != 0 &&
        wd_core_begin_rule(&m, c, f, owner, kind->alignment_rule)) {
        wd_core_unsigned(&m, "offset", info->offset);
        wd_core_summaryf(&m, ", %s is %llu", kind->alignment_name, (unsigned long long)kind->alignment);
        m.fix = "Round the offset up to a multiple of the limit.";
        wd_core_end(&m);
    }
    if (wd_core_buffer_is_bound(c, buffer) == WD_CORE_FALSE &&
        !(buffer->flags & VK_BUFFER_CREATE_SPARSE_BINDING_BIT) &&
        wd_core_begin_rule(&m, c, f, owner, WD_CORE_RULE(00329))) {
        wd_core_handle(&m, "buffer", VK_OBJECT_TYPE_BUFFER, buffer->object.handle);
        wd_core_summaryf(&m, ", which is not bound to memory");
        m.fix = "Bind the buffer to memory before the update.";
        wd_core_end(&m);
    }
}

void wd_descriptors_check_buffers(wd_core_check *c, const wd_core_frame *f,
                                  const wd_descriptors_write *write) {
    const buffer_kind kind = kind_of(c, write->type);
    for (uint32_t i = 0; i < write->count; i++) {
        const wd_core_frame element = WD_CORE_ELEMENT(f, write->array, i);
        const VkDescriptorBufferInfo *info = (const void *)(write->source + i * write->stride);
        wd_core_check_VkDescriptorBufferInfo(c, &element, info);
        check_buffer(c, &element, &kind, info);
    }
}

static void check_view(wd_core_check *c, const wd_core_frame *f, const wd_descriptors_write *write,
                       uint32_t index, VkBufferView handle) {
    const bool is_uniform = write->type == VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER;
    const wd_state_buffer_view *view = WD_CORE_FIND(buffer_view, handle);
    const wd_core_frame element = WD_CORE_ELEMENT(f, write->array, index);
    wd_core_message m;
    if (handle == VK_NULL_HANDLE) {
        if (WD_DESCRIPTORS_LACKS(c, nullDescriptor) &&
            wd_core_begin_rule(&m, c, &element, owner, WD_CORE_RULE(02995))) {
            wd_core_summaryf(&m, "%s[%u] is VK_NULL_HANDLE, the feature nullDescriptor is not enabled",
                             write->array, index);
            wd_core_end(&m);
        }
        return;
    }
    const uint64_t usage = is_uniform ? (uint64_t)VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT
                                      : (uint64_t)VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT;
    if (!view || !view->usage || view->usage & usage) {
        return;
    }
    if (wd_core_begin_rule(&m, c, &element, owner, is_uniform ? WD_CORE_RULE(08765) : WD_CORE_RULE(08766))) {
        char name[WD_DESCRIPTORS_TEXT_SIZE];
        wd_core_summaryf(
            &m, "%s[%u] is %s, whose usage is %s, without %s", write->array, index,
            wd_descriptors_name(c, &view->object, name, sizeof name),
            wd_VkBufferUsageFlags_string((VkBufferUsageFlags)view->usage, m.buffer, sizeof m.buffer),
            is_uniform ? "VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT"
                       : "VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT");
        m.fix = "Create the buffer with this usage.";
        wd_core_end(&m);
    }
}

void wd_descriptors_check_texel_buffers(wd_core_check *c, const wd_core_frame *f,
                                        const wd_descriptors_write *write) {
    for (uint32_t i = 0; i < write->count; i++) {
        check_view(c, f, write, i, *(const VkBufferView *)(const void *)(write->source + i * write->stride));
    }
}
