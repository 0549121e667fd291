// vkCreateBufferView: usages, features, and the size of texels.
#include "vk/core/images/images_internal.h"

static const wd_core_frame frame = WD_CORE_POINTER(NULL, "pCreateInfo");
static const char owner[] = "VkBufferViewCreateInfo";

// VkBufferUsageFlags2 has these bits, too.
static const uint64_t uniform_bit = VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT;
static const uint64_t storage_bit = VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT;

typedef struct view_request {
    wd_core_check *c;
    const VkBufferViewCreateInfo *info;
    const wd_state_buffer *buffer; // NULL: not known.
    const wd_format *format;       // NULL: not known.
    uint64_t usage;                // Of the view; 0: not known.
} view_request;

static bool begin(wd_core_message *m, const view_request *v, uint32_t rule) {
    return wd_core_begin_rule(m, v->c, &frame, owner, rule);
}

static void end(wd_core_message *m, const view_request *v) {
    char name[160];
    if (v->buffer) {
        wd_core_notef(m, "buffer is %s",
                      wd_core_name(v->c, VK_OBJECT_TYPE_BUFFER, v->buffer->object.handle, name, sizeof name));
    }
    wd_core_end(m);
}

static const char *usage_text(wd_core_message *m, uint64_t usage) {
    return usage ? wd_VkBufferUsageFlags_string((VkBufferUsageFlags)usage, m->buffer, sizeof m->buffer) : "0";
}

// --- Usage

static void check_usage(const view_request *v) {
    wd_core_message m;
    if (v->buffer && !(v->buffer->usage & (uniform_bit | storage_bit)) && begin(&m, v, WD_CORE_RULE(00932))) {
        wd_core_handle(&m, "buffer", VK_OBJECT_TYPE_BUFFER, v->buffer->object.handle);
        wd_core_word(&m, "the usage of buffer", usage_text(&m, v->buffer->usage));
        m.fix = "Create the buffer with VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT or "
                "VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT.";
        wd_core_end(&m);
    }
}

#ifdef VK_KHR_maintenance5
static void check_own_usage(const view_request *v, uint64_t own) {
    wd_core_message m;
    if (own & ~(uniform_bit | storage_bit) && begin(&m, v, WD_CORE_RULE(08780))) {
        wd_core_word(&m, "<VkBufferUsageFlags2CreateInfo>.usage", usage_text(&m, own));
        end(&m, v);
    }
    if (v->buffer && own & ~v->buffer->usage && begin(&m, v, WD_CORE_RULE(08781))) {
        wd_core_word(&m, "<VkBufferUsageFlags2CreateInfo>.usage", usage_text(&m, own));
        wd_core_word(&m, "the usage of buffer", usage_text(&m, v->buffer->usage));
        end(&m, v);
    }
}
#endif

static void check_feature(const view_request *v, uint64_t usage, uint32_t rule, uint64_t feature,
                          const char *name) {
    wd_core_message m;
    if (v->usage & usage && wd_core_lacks_features(v->c, v->info->format, WD_CORE_BUFFER, feature) &&
        begin(&m, v, rule)) {
        wd_images_word_format(&m, "format", v->info->format);
        wd_core_summaryf(&m, ", which as a format of buffers does not have %s", name);
        wd_core_word(&m, "the usage of the view", usage_text(&m, v->usage));
        end(&m, v);
    }
}

// --- Texels

static void check_elements(const view_request *v, VkDeviceSize size, uint32_t rule) {
    const uint64_t most = v->c->physical->properties.limits.maxTexelBufferElements;
    const uint64_t texels = (uint64_t)v->format->block[0] * v->format->block[1] * v->format->block[2];
    const uint64_t elements = size / v->format->block_size * texels;
    wd_core_message m;
    if (most && elements > most && begin(&m, v, rule)) {
        if (v->info->range == VK_WHOLE_SIZE) {
            wd_core_word(&m, "range", "VK_WHOLE_SIZE");
        } else {
            wd_core_unsigned(&m, "range", v->info->range);
        }
        wd_core_summaryf(&m, ", which is %llu texels of %s", (unsigned long long)elements,
                         wd_VkFormat_string(v->info->format));
        wd_core_unsigned(&m, "maxTexelBufferElements", most);
        end(&m, v);
    }
}

static void check_range(const view_request *v) {
    const VkBufferViewCreateInfo *info = v->info;
    wd_core_message m;
    if (info->range == VK_WHOLE_SIZE) {
        if (v->buffer && info->offset < v->buffer->size && v->c->physical) {
            check_elements(v, v->buffer->size - info->offset, WD_CORE_RULE(04059));
        }
        return;
    }
    if (info->range % v->format->block_size && begin(&m, v, WD_CORE_RULE(00929))) {
        wd_core_unsigned(&m, "range", info->range);
        wd_images_word_format(&m, "format", info->format);
        wd_core_summaryf(&m, ", of which a texel has %u bytes", v->format->block_size);
        end(&m, v);
    }
    if (v->c->physical) {
        check_elements(v, info->range, WD_CORE_RULE(00930));
    }
}

// --- Alignment, with the feature texelBufferAlignment

// The bytes of a texel, or of a component where texels have three.
static uint64_t texel_alignment(const wd_format *format) {
    return format->block_size % 3 ? format->block_size : format->component_bits / 8;
}

static void check_alignment(const view_request *v, uint64_t usage, uint32_t rule, VkDeviceSize bytes,
                            VkBool32 is_single_texel, const char *name) {
    const uint64_t texel = texel_alignment(v->format);
    const uint64_t alignment = is_single_texel && texel < bytes ? texel : bytes;
    wd_core_message m;
    if (v->buffer->usage & usage && alignment && v->info->offset % alignment && begin(&m, v, rule)) {
        wd_core_unsigned(&m, "offset", v->info->offset);
        wd_core_summaryf(&m, ", the alignment for %s is %llu", wd_VkFormat_string(v->info->format),
                         (unsigned long long)alignment);
        wd_core_unsigned(&m, name, bytes);
        end(&m, v);
    }
}

static void check_alignments(const view_request *v) {
    const VkPhysicalDeviceTexelBufferAlignmentProperties *properties = wd_physical_property_struct(
        v->c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TEXEL_BUFFER_ALIGNMENT_PROPERTIES);
    if (!properties || !v->buffer || !v->c->enabled || !v->c->enabled->features.texelBufferAlignment) {
        return;
    }
    check_alignment(v, storage_bit, WD_CORE_RULE(02750), properties->storageTexelBufferOffsetAlignmentBytes,
                    properties->storageTexelBufferOffsetSingleTexelAlignment,
                    "storageTexelBufferOffsetAlignmentBytes");
    check_alignment(v, uniform_bit, WD_CORE_RULE(02751), properties->uniformTexelBufferOffsetAlignmentBytes,
                    properties->uniformTexelBufferOffsetSingleTexelAlignment,
                    "uniformTexelBufferOffsetAlignmentBytes");
}

WD_CORE_CHECK(buffer_view, CreateBufferView) {
    const VkBufferViewCreateInfo *info = s->pCreateInfo;
    const wd_state_buffer *buffer = WD_CORE_FIND(buffer, info->buffer);
    view_request v = {c, info, buffer, wd_format_find(info->format), buffer ? buffer->usage : 0};
    check_usage(&v);
#ifdef VK_KHR_maintenance5
    const VkBufferUsageFlags2CreateInfoKHR *own =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_BUFFER_USAGE_FLAGS_2_CREATE_INFO_KHR);
    if (own) {
        check_own_usage(&v, own->usage);
        v.usage = own->usage;
    }
#endif
    if (!v.format) {
        return;
    }
    check_range(&v);
    if (c->physical) {
        check_feature(&v, uniform_bit, WD_CORE_RULE(08778), VK_FORMAT_FEATURE_2_UNIFORM_TEXEL_BUFFER_BIT,
                      "VK_FORMAT_FEATURE_UNIFORM_TEXEL_BUFFER_BIT");
        check_feature(&v, storage_bit, WD_CORE_RULE(08779), VK_FORMAT_FEATURE_2_STORAGE_TEXEL_BUFFER_BIT,
                      "VK_FORMAT_FEATURE_STORAGE_TEXEL_BUFFER_BIT");
        check_alignments(&v);
    }
}
