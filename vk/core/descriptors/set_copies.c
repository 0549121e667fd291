// VkCopyDescriptorSet: both ranges against the layouts of their sets, and the kinds of the sets.
#include <assert.h>

#include "vk/core/descriptors/descriptors_internal.h"
#include "vk/registry/enum_strings.h"

static const char owner[] = "VkCopyDescriptorSet";

// copy_end is the source or the target of a copy.
typedef struct copy_end {
    const char *set_name, *binding_name, *element_name;
    uint32_t binding_rule, extent_rule;
    const wd_state_descriptor_set *set;
    const wd_state_layout_binding *binding; // NULL: the layout has none.
    uint32_t element;
} copy_end;

static void note_set(wd_core_message *m, const copy_end *end) {
    char name[WD_DESCRIPTORS_TEXT_SIZE], layout[WD_DESCRIPTORS_TEXT_SIZE];
    wd_core_notef(m, "%s %s was allocated with %s", end->set_name,
                  wd_descriptors_name(m->check, &end->set->object, name, sizeof name),
                  wd_descriptors_name(m->check, &end->set->layout->object, layout, sizeof layout));
}

// check_end returns whether the descriptors of an end are in its set.
static bool check_end(wd_core_check *c, const wd_core_frame *f, const copy_end *end, uint32_t binding,
                      uint32_t count) {
    wd_core_message m;
    if (!end->binding) {
        if (wd_core_begin_rule(&m, c, f, owner, end->binding_rule)) {
            wd_core_unsigned(&m, end->binding_name, binding);
            wd_core_summaryf(&m, ", but the layout of %s has no such binding", end->set_name);
            note_set(&m, end);
            wd_core_end(&m);
        }
        return false;
    }
    const wd_state_set_layout *layout = end->set->layout;
    uint64_t available = 0;
    for (const wd_state_layout_binding *at = end->binding; at < layout->bindings + layout->num_bindings;
         at++) {
        available += wd_state_descriptor_set_count(end->set, at);
    }
    if ((uint64_t)end->element + count <= available) {
        return true;
    }
    if (wd_core_begin_rule(&m, c, f, owner, end->extent_rule)) {
        wd_core_unsigned(&m, end->element_name, end->element);
        wd_core_unsigned(&m, "descriptorCount", count);
        wd_core_summaryf(&m, ", but from binding %u on %s has %llu descriptors", binding, end->set_name,
                         (unsigned long long)available);
        note_set(&m, end);
        wd_core_end(&m);
    }
    return false;
}

static void report_multiple(wd_core_check *c, const wd_core_frame *f, uint32_t rule, const char *member,
                            uint32_t value) {
    wd_core_message m;
    if (value % 4 && wd_core_begin_rule(&m, c, f, owner, rule)) {
        wd_core_unsigned(&m, member, value);
        wd_core_summaryf(&m, ", the binding is of the type VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK");
        wd_core_end(&m);
    }
}

static void check_blocks(wd_core_check *c, const wd_core_frame *f, const copy_end *source,
                         const copy_end *target, uint32_t count) {
    assert(source->binding && target->binding);
    const bool is_source = source->binding->type == VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK,
               is_target = target->binding->type == VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK;
    if (is_source) {
        report_multiple(c, f, WD_CORE_RULE(02223), "srcArrayElement", source->element);
    }
    if (is_target) {
        report_multiple(c, f, WD_CORE_RULE(02224), "dstArrayElement", target->element);
    }
    if (is_source || is_target) {
        report_multiple(c, f, WD_CORE_RULE(02225), "descriptorCount", count);
    }
}

// --- Mutable descriptors

// active_type returns the active type of a descriptor of the source: VK_DESCRIPTOR_TYPE_MUTABLE_EXT where none was
// written. False: not known.
static bool active_type(const copy_end *source, uint32_t index, VkDescriptorType *type) {
    assert(source->binding);
    *type = source->binding->type;
    if (*type != VK_DESCRIPTOR_TYPE_MUTABLE_EXT) {
        return true;
    }
    const wd_state_descriptor *descriptor =
        wd_state_descriptor_set_get(source->set, source->binding->binding, source->element + index);
    if (!descriptor) {
        return false;
    }
    const bool has_type = descriptor->written || descriptor->is_null;
    *type = has_type ? descriptor->type : VK_DESCRIPTOR_TYPE_MUTABLE_EXT;
    return has_type || !__atomic_load_n(&source->set->has_unknown, __ATOMIC_ACQUIRE);
}

static bool have_equal_lists(const wd_state_layout_binding *one, const wd_state_layout_binding *other) {
    bool are_equal = one->num_mutable_types == other->num_mutable_types;
    for (uint32_t i = 0; are_equal && i < one->num_mutable_types; i++) {
        are_equal = wd_descriptors_allows_type(other, one->mutable_types[i]);
    }
    return are_equal;
}

// mutable_rule returns the rule that a descriptor of the active type violates in the target; 0: none.
static uint32_t mutable_rule(const copy_end *source, const copy_end *target, VkDescriptorType type) {
    if (target->binding->type != VK_DESCRIPTOR_TYPE_MUTABLE_EXT) {
        return type != target->binding->type ? WD_CORE_RULE(04613) : 0;
    }
    if (!target->binding->mutable_types) {
        return 0;
    }
    if (type == VK_DESCRIPTOR_TYPE_MUTABLE_EXT) {
        return source->binding->mutable_types && !have_equal_lists(source->binding, target->binding)
                   ? WD_CORE_RULE(04614)
                   : 0;
    }
    return wd_descriptors_allows_type(target->binding, type) ? 0 : WD_CORE_RULE(04612);
}

static void check_mutable(wd_core_check *c, const wd_core_frame *f, const copy_end *source,
                          const copy_end *target, uint32_t count) {
    VkDescriptorType type;
    wd_core_message m;
    if (source->binding->type != VK_DESCRIPTOR_TYPE_MUTABLE_EXT &&
        target->binding->type != VK_DESCRIPTOR_TYPE_MUTABLE_EXT) {
        return;
    }
    for (uint32_t i = 0; i < count && source->element + i < source->binding->num_elements; i++) {
        const uint32_t rule = active_type(source, i, &type) ? mutable_rule(source, target, type) : 0;
        if (rule && wd_core_begin_rule(&m, c, f, owner, rule)) {
            wd_core_summaryf(&m,
                             "the active type of descriptor %u of binding %u of srcSet is %s, the type of "
                             "binding %u of dstSet is %s",
                             source->element + i, source->binding->binding, wd_VkDescriptorType_string(type),
                             target->binding->binding, wd_VkDescriptorType_string(target->binding->type));
            note_set(&m, source);
            note_set(&m, target);
            wd_core_end(&m);
            return;
        }
    }
}

static void check_types(wd_core_check *c, const wd_core_frame *f, const copy_end *source,
                        const copy_end *target) {
    const VkDescriptorType from = source->binding->type, to = target->binding->type;
    wd_core_message m;
    if (from != to && from != VK_DESCRIPTOR_TYPE_MUTABLE_EXT && to != VK_DESCRIPTOR_TYPE_MUTABLE_EXT &&
        wd_core_begin_rule(&m, c, f, owner, WD_CORE_RULE(02632))) {
        wd_core_summaryf(&m, "the type of binding %u of dstSet is %s, that of binding %u of srcSet is %s",
                         target->binding->binding, wd_VkDescriptorType_string(to), source->binding->binding,
                         wd_VkDescriptorType_string(from));
        note_set(&m, source);
        note_set(&m, target);
        wd_core_end(&m);
    }
    if (to == VK_DESCRIPTOR_TYPE_SAMPLER && target->binding->immutable_samplers &&
        wd_core_begin_rule(&m, c, f, owner, WD_CORE_RULE(02753))) {
        wd_core_unsigned(&m, "dstBinding", target->binding->binding);
        wd_core_summaryf(&m, ", which has immutable samplers");
        note_set(&m, target);
        wd_core_end(&m);
    }
}

static void check_overlap(wd_core_check *c, const wd_core_frame *f, const copy_end *source,
                          const copy_end *target, uint32_t count) {
    const bool is_block = source->binding->type == VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK ||
                          target->binding->type == VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK;
    const uint64_t from = (uint64_t)source->binding->first + source->element,
                   to = (uint64_t)target->binding->first + target->element;
    wd_core_message m;
    if (source->set == target->set && !is_block && from < to + count && to < from + count &&
        wd_core_begin_rule(&m, c, f, owner, WD_CORE_RULE(00349))) {
        wd_core_summaryf(&m,
                         "%u descriptors are copied from element %u of binding %u to element %u of binding "
                         "%u of the same set, and overlap",
                         count, source->element, source->binding->binding, target->element,
                         target->binding->binding);
        wd_core_end(&m);
    }
}

// Kinds of sets

static VkDescriptorPoolCreateFlags pool_flags(const wd_state_descriptor_set *set, bool *is_known) {
    const wd_state_object *parent = set->object.parent;
    *is_known &= parent && parent->type == VK_OBJECT_TYPE_DESCRIPTOR_POOL;
    return *is_known ? ((const wd_state_descriptor_pool *)parent)->flags : 0;
}

static void report_kind(wd_core_check *c, const wd_core_frame *f, uint32_t rule, const char *what,
                        bool of_source) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, f, owner, rule)) {
        wd_core_summaryf(&m, "%s of %s was created for updates after binding, that of %s was not", what,
                         of_source ? "srcSet" : "dstSet", of_source ? "dstSet" : "srcSet");
        wd_core_end(&m);
    }
}

static void check_kinds(wd_core_check *c, const wd_core_frame *f, const wd_state_descriptor_set *source,
                        const wd_state_descriptor_set *target) {
    const VkDescriptorSetLayoutCreateFlags updated =
                                               VK_DESCRIPTOR_SET_LAYOUT_CREATE_UPDATE_AFTER_BIND_POOL_BIT,
                                           from = source->layout->flags, to = target->layout->flags;
    bool is_known = true;
    const VkDescriptorPoolCreateFlags from_pool = pool_flags(source, &is_known),
                                      to_pool = pool_flags(target, &is_known);
    if (from & updated && !(to & updated)) {
        report_kind(c, f, WD_CORE_RULE(01918), "the layout", true);
    } else if (!(from & (updated | VK_DESCRIPTOR_SET_LAYOUT_CREATE_HOST_ONLY_POOL_BIT_EXT)) && to & updated) {
        report_kind(c, f, WD_CORE_RULE(04885), "the layout", false);
    } else if (is_known && from_pool & VK_DESCRIPTOR_POOL_CREATE_UPDATE_AFTER_BIND_BIT &&
               !(to_pool & VK_DESCRIPTOR_POOL_CREATE_UPDATE_AFTER_BIND_BIT)) {
        report_kind(c, f, WD_CORE_RULE(01920), "the pool", true);
    } else if (is_known &&
               !(from_pool & (VK_DESCRIPTOR_POOL_CREATE_UPDATE_AFTER_BIND_BIT |
                              VK_DESCRIPTOR_POOL_CREATE_HOST_ONLY_BIT_EXT)) &&
               to_pool & VK_DESCRIPTOR_POOL_CREATE_UPDATE_AFTER_BIND_BIT) {
        report_kind(c, f, WD_CORE_RULE(04887), "the pool", false);
    }
}

static void check_copy(wd_core_check *c, const wd_core_frame *f, const VkCopyDescriptorSet *copy) {
    copy_end source = {"srcSet",
                       "srcBinding",
                       "srcArrayElement",
                       WD_CORE_RULE(00345),
                       WD_CORE_RULE(00346),
                       WD_CORE_FIND(descriptor_set, copy->srcSet),
                       NULL,
                       copy->srcArrayElement};
    copy_end target = {"dstSet",
                       "dstBinding",
                       "dstArrayElement",
                       WD_CORE_RULE(00347),
                       WD_CORE_RULE(00348),
                       WD_CORE_FIND(descriptor_set, copy->dstSet),
                       NULL,
                       copy->dstArrayElement};
    if (!source.set || !target.set) {
        return;
    }
    source.binding = wd_state_set_layout_binding(source.set->layout, copy->srcBinding);
    target.binding = wd_state_set_layout_binding(target.set->layout, copy->dstBinding);
    const bool ends_in_source = check_end(c, f, &source, copy->srcBinding, copy->descriptorCount);
    const bool ends_in_target = check_end(c, f, &target, copy->dstBinding, copy->descriptorCount);
    if (ends_in_source && ends_in_target) {
        check_types(c, f, &source, &target);
        check_mutable(c, f, &source, &target, copy->descriptorCount);
        check_blocks(c, f, &source, &target, copy->descriptorCount);
        check_overlap(c, f, &source, &target, copy->descriptorCount);
    }
    check_kinds(c, f, source.set, target.set);
}

void wd_descriptors_check_copies(wd_core_check *c, const wd_UpdateDescriptorSets_args *s) {
    for (uint32_t i = 0; s->pDescriptorCopies && i < s->descriptorCopyCount; i++) {
        const wd_core_frame element = WD_CORE_ELEMENT(NULL, "pDescriptorCopies", i);
        check_copy(c, &element, &s->pDescriptorCopies[i]);
    }
}
