// The text of a finding that lists the descriptors that were bound for its command (gpuav_show_bound_descriptors).
#include "vk/gpuav/runtime/readback/gpuav_bound_sets.h"

#include "vk/registry/enum_strings.h"
#include "vk/registry/handle_types.h"
#include "vk/report/object_text.h"

// Lines of one finding. Consecutive descriptors that are written in the same way have one line.
enum { MAX_LINES = 64 };

typedef struct listing {
    wd_string_builder *text;
    uint32_t num_lines;
} listing;

void wd_gpuav_append_state_object(wd_string_builder *text, const wd_state_object *object) {
    wd_string_append(text, wd_state_is_destroyed(object) ? " destroyed " : " ");
    wd_report_append_object(text, wd_handle_type_name(object->type), wd_state_name(object), object->handle);
}

// is_equal returns whether two elements have the same line.
static bool is_equal(const wd_state_descriptor *a, const wd_state_descriptor *b) {
    return a->written == b->written && a->is_null == b->is_null && a->type == b->type &&
           a->object == b->object &&
           (!a->written || !(a->object && a->object->type == VK_OBJECT_TYPE_BUFFER) ||
            (a->u.buffer.offset == b->u.buffer.offset && a->u.buffer.range == b->u.buffer.range));
}

static void append_content(wd_string_builder *text, const wd_state_descriptor_set *set,
                           const wd_state_descriptor *descriptor) {
    if (descriptor->is_null) {
        wd_string_append(text, " VK_NULL_HANDLE");
    } else if (!descriptor->written) {
        wd_string_append(text, set->has_unknown ? " unknown" : " never written");
    } else if (descriptor->object) {
        wd_gpuav_append_state_object(text, descriptor->object);
        if (descriptor->object->type == VK_OBJECT_TYPE_BUFFER) {
            wd_string_appendf(text, " bytes [%llu, %llu)", (unsigned long long)descriptor->u.buffer.offset,
                              (unsigned long long)(descriptor->u.buffer.offset + descriptor->u.buffer.range));
        }
    } else {
        wd_string_append(text, " written");
    }
}

static void append_binding(listing *out, uint32_t number, const wd_state_descriptor_set *set,
                           const wd_state_layout_binding *binding) {
    const uint32_t count = binding->type == VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK
                               ? 1
                               : wd_state_descriptor_set_count(set, binding);
    for (uint32_t i = 0, end; i < count; i = end) {
        const wd_state_descriptor *first = &set->descriptors[binding->first + i];
        for (end = i + 1; end < count && is_equal(first, &set->descriptors[binding->first + end]); end++) {
        }
        if (out->num_lines++ >= MAX_LINES) {
            continue;
        }
        wd_string_appendf(out->text, "\n  set %u, binding %u", number, binding->binding);
        if (end - i > 1) {
            wd_string_appendf(out->text, "[%u to %u]", i, end - 1);
        } else if (count > 1) {
            wd_string_appendf(out->text, "[%u]", i);
        }
        wd_string_appendf(out->text, " (%s):", wd_VkDescriptorType_string(first->type));
        append_content(out->text, set, first);
    }
}

void wd_gpuav_append_bound_sets(wd_state_descriptor_set *const *sets, uint32_t num_sets, bool is_recording,
                                wd_string_builder *text) {
    listing out = {text, 0};
    wd_string_append(text, "\nBound descriptors:");
    for (uint32_t i = 0; i < num_sets; i++) {
        wd_state_descriptor_set *set = sets[i];
        if (!set) {
            continue;
        }
        if (set->is_push && !is_recording) { // Its content has changed since.
            wd_string_appendf(text, "\n  set %u: pushed descriptors", i);
            continue;
        }
        wd_state_descriptor_set_lock(set);
        for (uint32_t k = 0; k < set->layout->num_bindings; k++) {
            append_binding(&out, i, set, &set->layout->bindings[k]);
        }
        wd_state_descriptor_set_unlock(set);
    }
    if (!num_sets) {
        wd_string_append(text, " not known.");
    }
    if (out.num_lines > MAX_LINES) {
        wd_string_appendf(text, "\n  and %u more lines.", out.num_lines - MAX_LINES);
    }
}
