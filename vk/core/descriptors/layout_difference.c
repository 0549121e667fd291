// How two descriptor set layouts differ, and names for messages.
#include <stdio.h>

#include "vk/core/descriptors/descriptors_internal.h"
#include "vk/registry/enum_strings.h"
#include "vk/registry/handle_types.h"

const char *wd_descriptors_name(const wd_core_check *c, const wd_state_object *object, char *text,
                                size_t size) {
    (void)c;
    if (!object) {
        return "an unknown object";
    }
    const char *name = wd_state_printable_name(object); // Also of objects that are destroyed.
    snprintf(text, size, "%s 0x%llx%s%s%s", wd_handle_type_name(object->type),
             (unsigned long long)object->handle, name ? " \"" : "", name ? name : "", name ? "\"" : "");
    return text;
}

bool wd_descriptors_supports(VkQueueFlags flags, VkPipelineBindPoint bind_point) {
    switch (bind_point) {
    case VK_PIPELINE_BIND_POINT_GRAPHICS:
        return !flags || flags & VK_QUEUE_GRAPHICS_BIT;
    case VK_PIPELINE_BIND_POINT_COMPUTE:
    case VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR:
        return !flags || flags & VK_QUEUE_COMPUTE_BIT;
    default:
        return true;
    }
}

bool wd_descriptors_fits_family(const wd_core_check *c, VkPipelineBindPoint bind_point) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    return !command_buffer ||
           wd_descriptors_supports(wd_state_command_buffer_queue_flags(command_buffer), bind_point);
}

// next_binding returns the next binding that has descriptors, or NULL.
static const wd_state_layout_binding *next_binding(const wd_state_set_layout *layout, uint32_t *index) {
    while (*index < layout->num_bindings && !layout->bindings[*index].count) {
        ++*index;
    }
    return *index < layout->num_bindings ? &layout->bindings[(*index)++] : NULL;
}

static bool binding_differs(const wd_state_layout_binding *expected, const wd_state_layout_binding *found,
                            char *text, size_t size) {
    char stages[2][WD_DESCRIPTORS_TEXT_SIZE];
    if (expected->type != found->type) {
        snprintf(text, size, "the type of binding %u is %s, not %s", found->binding,
                 wd_VkDescriptorType_string(found->type), wd_VkDescriptorType_string(expected->type));
    } else if (expected->count != found->count) {
        snprintf(text, size, "the descriptorCount of binding %u is %u, not %u", found->binding, found->count,
                 expected->count);
    } else if (expected->stages != found->stages) {
        snprintf(text, size, "the stageFlags of binding %u are %s, not %s", found->binding,
                 wd_VkShaderStageFlags_string(found->stages, stages[0], sizeof stages[0]),
                 wd_VkShaderStageFlags_string(expected->stages, stages[1], sizeof stages[1]));
    } else if (!expected->immutable_samplers != !found->immutable_samplers) {
        snprintf(text, size, "binding %u has %simmutable samplers", found->binding,
                 found->immutable_samplers ? "" : "no ");
    } else if (expected->flags != found->flags) {
        snprintf(text, size, "the VkDescriptorBindingFlags of binding %u are 0x%x, not 0x%x", found->binding,
                 found->flags, expected->flags);
    } else {
        return false;
    }
    return true;
}

bool wd_descriptors_layout_difference(const wd_state_set_layout *expected, const wd_state_set_layout *found,
                                      char *text, size_t size) {
    uint32_t i = 0, k = 0;
    if (expected == found) {
        return false;
    }
    for (;;) {
        const wd_state_layout_binding *left = next_binding(expected, &i), *right = next_binding(found, &k);
        if (!left && !right) {
            break;
        }
        if (!left || (right && right->binding < left->binding)) {
            snprintf(text, size, "it has binding %u in addition", right->binding);
            return true;
        }
        if (!right || left->binding < right->binding) {
            snprintf(text, size, "it lacks binding %u", left->binding);
            return true;
        }
        if (binding_differs(left, right, text, size)) {
            return true;
        }
    }
    if (expected->flags != found->flags) {
        snprintf(text, size, "its flags are 0x%x, not 0x%x", found->flags, expected->flags);
        return true;
    }
    return false;
}
