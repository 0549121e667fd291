// vkCmdBindDescriptorSets: layouts of the sets, dynamic offsets, and the queue family.
#include <assert.h>
#include <string.h>

#include "vk/core/descriptors/descriptors_internal.h"
#include "vk/registry/enum_strings.h"

typedef struct bind {
    const char *owner; // The struct of the command's parameters; NULL: none.
    VkPipelineLayout layout;
    uint32_t first, count, num_offsets;
    const VkDescriptorSet *sets;
    const uint32_t *offsets;
} bind;

// Layouts

static void report_layout(wd_core_check *c, const wd_core_frame *f, const bind *what,
                          const wd_state_pipeline_layout *layout, const wd_state_descriptor_set *set,
                          uint32_t index) {
    assert(index < what->count && what->first + index < layout->num_set_layouts);
    const wd_state_set_layout *expected = layout->set_layouts[what->first + index];
    char difference[WD_DESCRIPTORS_TEXT_SIZE * 2], name[WD_DESCRIPTORS_TEXT_SIZE],
        other[WD_DESCRIPTORS_TEXT_SIZE];
    wd_core_message m;
    if (!wd_descriptors_layout_difference(expected, set->layout, difference, sizeof difference)) {
        return;
    }
    const wd_core_frame element = WD_CORE_ELEMENT(f, "pDescriptorSets", index);
    if (!wd_core_begin_rule(&m, c, &element, what->owner, WD_CORE_RULE(00358))) {
        return;
    }
    wd_core_summaryf(&m, "%s is bound as set %u of %s, but its layout does not match: %s",
                     wd_descriptors_name(c, &set->object, name, sizeof name), what->first + index,
                     wd_descriptors_name(c, &layout->object, other, sizeof other), difference);
    wd_core_notef(&m, "The set was allocated with %s",
                  wd_descriptors_name(c, &set->layout->object, name, sizeof name));
    wd_core_notef(&m, "Set %u of the pipeline layout has %s", what->first + index,
                  wd_descriptors_name(c, &expected->object, name, sizeof name));
    m.fix = "Allocate the set with the layout that the pipeline layout has, or bind with the layout of the "
            "pipeline that uses the set.";
    wd_core_end(&m);
}

static void check_set(wd_core_check *c, const wd_core_frame *f, const bind *what,
                      const wd_state_pipeline_layout *layout, const wd_state_descriptor_set *set,
                      uint32_t index) {
    assert(index < what->count && what->first + index < layout->num_set_layouts);
    const wd_state_set_layout *expected = layout->set_layouts[what->first + index];
    const wd_core_frame element = WD_CORE_ELEMENT(f, "pDescriptorSets", index);
    wd_core_message m;
    if (expected && expected != set->layout &&
        memcmp(&expected->identity, &set->layout->identity, sizeof expected->identity) != 0) {
        report_layout(c, f, what, layout, set, index);
    }
    const wd_state_object *parent = set->object.parent;
    if (parent && parent->type == VK_OBJECT_TYPE_DESCRIPTOR_POOL &&
        ((const wd_state_descriptor_pool *)parent)->flags & VK_DESCRIPTOR_POOL_CREATE_HOST_ONLY_BIT_EXT &&
        wd_core_begin_rule(&m, c, &element, what->owner, WD_CORE_RULE(04616))) {
        char name[WD_DESCRIPTORS_TEXT_SIZE], pool[WD_DESCRIPTORS_TEXT_SIZE];
        wd_core_summaryf(&m,
                         "%s is from %s, which was created with VK_DESCRIPTOR_POOL_CREATE_HOST_ONLY_BIT_EXT",
                         wd_descriptors_name(c, &set->object, name, sizeof name),
                         wd_descriptors_name(c, parent, pool, sizeof pool));
        m.fix = "Copy its descriptors to a set of another pool, and bind that one.";
        wd_core_end(&m);
    }
    if (set->layout->flags & VK_DESCRIPTOR_SET_LAYOUT_CREATE_DESCRIPTOR_BUFFER_BIT_EXT &&
        wd_core_begin_rule(&m, c, &element, what->owner, WD_CORE_RULE(08010))) {
        wd_core_summaryf(&m, "the layout of the set is for descriptor buffers");
        wd_core_end(&m);
    }
}

// Dynamic offsets

// offset_of is a dynamic offset and the descriptor that it is for.
typedef struct offset_of {
    uint32_t index; // Of pDynamicOffsets.
    const wd_state_descriptor_set *set;
    const wd_state_layout_binding *binding;
    uint32_t element;
} offset_of;

static void append_descriptor(wd_core_message *m, const offset_of *offset) {
    char name[WD_DESCRIPTORS_TEXT_SIZE];
    wd_core_notef(m, "The offset is for element %u of binding %u of %s", offset->element,
                  offset->binding->binding,
                  wd_descriptors_name(m->check, &offset->set->object, name, sizeof name));
}

static void check_alignment(wd_core_check *c, const wd_core_frame *f, const bind *what,
                            const offset_of *offset) {
    assert(c->physical);
    assert(offset->index < what->num_offsets);
    const bool is_storage = offset->binding->type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC;
    const VkPhysicalDeviceLimits *limits = &c->physical->properties.limits;
    const VkDeviceSize alignment =
        is_storage ? limits->minStorageBufferOffsetAlignment : limits->minUniformBufferOffsetAlignment;
    const uint32_t value = what->offsets[offset->index];
    const wd_core_frame element = WD_CORE_ELEMENT(f, "pDynamicOffsets", offset->index);
    wd_core_message m;
    if (alignment < 2 || value % alignment == 0 ||
        !wd_core_begin_rule(&m, c, &element, what->owner,
                            is_storage ? WD_CORE_RULE(01972) : WD_CORE_RULE(01971))) {
        return;
    }
    wd_core_summaryf(&m, "pDynamicOffsets[%u] is %u, %s is %llu", offset->index, value,
                     is_storage ? "minStorageBufferOffsetAlignment" : "minUniformBufferOffsetAlignment",
                     (unsigned long long)alignment);
    append_descriptor(&m, offset);
    m.fix = "Round the offsets up to a multiple of the limit.";
    wd_core_end(&m);
}

// The content of a set at its binding is the one that commands use: later updates invalidate the command buffer.
static void check_range(wd_core_check *c, const wd_core_frame *f, const bind *what, const offset_of *offset) {
    assert(offset->index < what->num_offsets);
    const wd_state_descriptor *descriptor =
        wd_state_descriptor_set_get(offset->set, offset->binding->binding, offset->element);
    const wd_state_object *object = descriptor && descriptor->written ? descriptor->object : NULL;
    const uint32_t value = what->offsets[offset->index];
    const wd_core_frame element = WD_CORE_ELEMENT(f, "pDynamicOffsets", offset->index);
    wd_core_message m;
    if (!object || wd_state_is_destroyed(object)) {
        return;
    }
    const wd_state_buffer *buffer = (const wd_state_buffer *)object;
    const VkDeviceSize begin = descriptor->u.buffer.offset, range = descriptor->u.buffer.range;
    char name[WD_DESCRIPTORS_TEXT_SIZE];
    if (descriptor->u.buffer.is_whole) {
        if (value && wd_core_begin_rule(&m, c, &element, what->owner, WD_CORE_RULE(06715))) {
            wd_core_summaryf(&m,
                             "pDynamicOffsets[%u] is %u, but the range of the descriptor is VK_WHOLE_SIZE",
                             offset->index, value);
            append_descriptor(&m, offset);
            m.fix = "Write the descriptor with the size of the part that one offset selects.";
            wd_core_end(&m);
        }
        return;
    }
    if (begin <= buffer->size && value <= buffer->size - begin && range <= buffer->size - begin - value) {
        return;
    }
    if (wd_core_begin_rule(&m, c, &element, what->owner, WD_CORE_RULE(01979))) {
        wd_core_summaryf(&m,
                         "pDynamicOffsets[%u] is %u, with the offset %llu and the range %llu of the "
                         "descriptor the last byte is %llu, but the size of %s is %llu",
                         offset->index, value, (unsigned long long)begin, (unsigned long long)range,
                         (unsigned long long)(begin + value + range - 1),
                         wd_descriptors_name(c, object, name, sizeof name), (unsigned long long)buffer->size);
        append_descriptor(&m, offset);
        m.fix = "Write the descriptor with the size of the part that one offset selects as range, or use a "
                "smaller offset.";
        wd_core_end(&m);
    }
}

static void check_offsets_of(wd_core_check *c, const wd_core_frame *f, const bind *what,
                             const wd_state_descriptor_set *set, uint32_t first) {
    for (uint32_t i = 0; i < set->layout->num_bindings; i++) {
        const wd_state_layout_binding *binding = &set->layout->bindings[i];
        for (uint32_t k = 0; wd_descriptors_is_dynamic(binding->type) && k < binding->count; k++) {
            const offset_of offset = {first + binding->first_dynamic + k, set, binding, k};
            if (c->physical) {
                check_alignment(c, f, what, &offset);
            }
            check_range(c, f, what, &offset);
        }
    }
}

static void report_num_offsets(wd_core_check *c, const wd_core_frame *f, const bind *what, uint64_t total) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, f, what->owner, WD_CORE_RULE(00359))) {
        wd_core_unsigned(&m, "dynamicOffsetCount", what->num_offsets);
        wd_core_unsigned(&m, "the number of dynamic descriptors in pDescriptorSets", total);
        m.fix = "Pass one offset for each descriptor of a dynamic buffer, in the order of sets, bindings and "
                "elements.";
        wd_core_end(&m);
    }
}

static void check_offsets(wd_core_check *c, const wd_core_frame *f, const bind *what) {
    uint32_t first = 0;
    for (uint32_t i = 0; what->offsets && i < what->count; i++) {
        const wd_state_descriptor_set *set = WD_CORE_FIND(descriptor_set, what->sets[i]);
        if (set && set->layout->num_dynamic_offsets) {
            check_offsets_of(c, f, what, set, first);
            first += set->layout->num_dynamic_offsets;
        }
    }
}

static void check_bind(wd_core_check *c, const wd_core_frame *f, bind what) {
    const wd_state_pipeline_layout *layout = WD_CORE_FIND(pipeline_layout, what.layout);
    uint64_t num_dynamic = 0;
    bool is_known = true; // All sets are.
    wd_core_message m;
    if (!layout || !what.sets) {
        return;
    }
    if ((uint64_t)what.first + what.count > layout->num_set_layouts) {
        if (wd_core_begin_rule(&m, c, f, what.owner, WD_CORE_RULE(00360))) {
            wd_core_unsigned(&m, "firstSet", what.first);
            wd_core_unsigned(&m, "descriptorSetCount", what.count);
            wd_core_unsigned(&m, "the setLayoutCount of the layout", layout->num_set_layouts);
            wd_core_end(&m);
        }
        return;
    }
    for (uint32_t i = 0; i < what.count; i++) {
        const wd_state_descriptor_set *set = WD_CORE_FIND(descriptor_set, what.sets[i]);
        if (set) {
            check_set(c, f, &what, layout, set, i);
            num_dynamic += set->layout->num_dynamic_offsets;
        }
        is_known &= set || what.sets[i] == VK_NULL_HANDLE;
    }
    if (is_known && num_dynamic != what.num_offsets) {
        report_num_offsets(c, f, &what, num_dynamic);
    } else if (is_known && num_dynamic) {
        check_offsets(c, f, &what);
    }
}

// is_plain_set returns whether a set has the layout that is expected for it, no dynamic descriptors, and a pool whose
// sets commands may use.
static bool is_plain_set(const wd_state_descriptor_set *set, const wd_state_set_layout *expected) {
    const wd_state_object *pool = set->object.parent;
    return set->layout == expected && !expected->num_dynamic_offsets &&
           !(expected->flags & VK_DESCRIPTOR_SET_LAYOUT_CREATE_DESCRIPTOR_BUFFER_BIT_EXT) && pool &&
           pool->type == VK_OBJECT_TYPE_DESCRIPTOR_POOL &&
           !(((const wd_state_descriptor_pool *)pool)->flags & VK_DESCRIPTOR_POOL_CREATE_HOST_ONLY_BIT_EXT);
}

WD_CORE_QUICK_CHECK(descriptors, CmdBindDescriptorSets, 06563, 06754) {
    const wd_state_command_buffer *command_buffer = call->command_buffer;
    const wd_state_bind_point bind = wd_state_bind_point_of(s->pipelineBindPoint);
    if (!command_buffer || bind == WD_STATE_BIND_COUNT || s->dynamicOffsetCount || !s->pDescriptorSets ||
        !wd_descriptors_supports(wd_state_command_buffer_queue_flags(command_buffer), s->pipelineBindPoint)) {
        return false;
    }
    const wd_state_pipeline_layout *last = command_buffer->bindings[bind].layout,
                                   *layout = (const wd_state_pipeline_layout *)wd_core_find_recorded(
                                       command_buffer, (const wd_state_object *)last,
                                       VK_OBJECT_TYPE_PIPELINE_LAYOUT, WD_STATE_NON_DISPATCHABLE(s->layout));
    bool is_plain = layout && (uint64_t)s->firstSet + s->descriptorSetCount <= layout->num_set_layouts;
    for (uint32_t i = 0; is_plain && i < s->descriptorSetCount; i++) {
        const wd_state_descriptor_set *set = (const wd_state_descriptor_set *)wd_core_find_recorded(
            command_buffer, NULL, VK_OBJECT_TYPE_DESCRIPTOR_SET,
            WD_STATE_NON_DISPATCHABLE(s->pDescriptorSets[i]));
        is_plain = set && is_plain_set(set, layout->set_layouts[s->firstSet + i]);
    }
    return is_plain;
}

WD_CORE_CHECK(descriptors, CmdBindDescriptorSets) {
    wd_core_message m;
    if (!wd_descriptors_fits_family(c, s->pipelineBindPoint) &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(00361))) {
        wd_core_word(&m, "pipelineBindPoint", wd_VkPipelineBindPoint_string(s->pipelineBindPoint));
        wd_core_word(&m, "the queue family of the command pool", "without support for the bind point");
        wd_core_end(&m);
    }
    check_bind(c, NULL,
               (bind){NULL, s->layout, s->firstSet, s->descriptorSetCount, s->dynamicOffsetCount,
                      s->pDescriptorSets, s->pDynamicOffsets});
}

#ifdef VK_VERSION_1_4
WD_CORE_CHECK(descriptors, CmdBindDescriptorSets2) {
    const VkBindDescriptorSetsInfo *info = s->pBindDescriptorSetsInfo;
    const wd_core_frame f = WD_CORE_POINTER(NULL, "pBindDescriptorSetsInfo");
    check_bind(c, &f,
               (bind){"VkBindDescriptorSetsInfo", info->layout, info->firstSet, info->descriptorSetCount,
                      info->dynamicOffsetCount, info->pDescriptorSets, info->pDynamicOffsets});
}
#endif
