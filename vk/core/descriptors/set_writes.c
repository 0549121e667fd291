// VkWriteDescriptorSet and update templates against the layout of the set; pushed descriptors.
#include "vk/core/descriptors/descriptors_internal.h"
#include "vk/registry/enum_strings.h"

static const char owner[] = "VkWriteDescriptorSet";

// count_of returns how many elements a binding has; bytes for inline uniform blocks.
static uint32_t count_of(const wd_descriptors_write *write, const wd_state_layout_binding *binding) {
    return write->set ? wd_state_descriptor_set_count(write->set, binding) : binding->count;
}

static void note_layout(wd_core_message *m, const wd_descriptors_write *write) {
    char name[WD_DESCRIPTORS_TEXT_SIZE], layout[WD_DESCRIPTORS_TEXT_SIZE];
    const char *of = wd_descriptors_name(m->check, &write->layout->object, layout, sizeof layout);
    if (write->set) {
        wd_core_notef(m, "%s was allocated with %s",
                      wd_descriptors_name(m->check, &write->set->object, name, sizeof name), of);
    } else {
        wd_core_notef(m, "The descriptors are pushed to a set with %s", of);
    }
}

// find_binding reports a binding that the layout does not have. False: there is nothing to write to.
static bool find_binding(wd_core_check *c, const wd_core_frame *f, wd_descriptors_write *write,
                         uint32_t binding) {
    const wd_state_set_layout *layout = write->layout;
    wd_core_message m;
    write->binding = wd_state_set_layout_binding(layout, binding);
    if (write->binding && count_of(write, write->binding)) {
        return true;
    }
    if (!layout->num_bindings) {
        if (wd_core_begin_rule(&m, c, f, owner, WD_CORE_RULE(10009))) {
            wd_core_unsigned(&m, "dstBinding", binding);
            wd_core_unsigned(&m, "the bindingCount of the layout of the set", 0);
            note_layout(&m, write);
            wd_core_end(&m);
        }
        return false;
    }
    const uint32_t last = layout->bindings[layout->num_bindings - 1].binding;
    if (binding > last) {
        if (wd_core_begin_rule(&m, c, f, owner, WD_CORE_RULE(00315))) {
            wd_core_unsigned(&m, "dstBinding", binding);
            wd_core_unsigned(&m, "the highest binding of the layout of the set", last);
            note_layout(&m, write);
            m.fix = "Write to a binding of the layout, or add the binding to the layout.";
            wd_core_end(&m);
        }
    } else if (wd_core_begin_rule(&m, c, f, owner, WD_CORE_RULE(00316))) {
        wd_core_unsigned(&m, "dstBinding", binding);
        wd_core_unsigned(&m, "the descriptorCount of the binding in the set", 0);
        note_layout(&m, write);
        wd_core_end(&m);
    }
    return false;
}

static bool check_mutable(wd_core_check *c, const wd_core_frame *f, const wd_descriptors_write *write) {
    const wd_state_layout_binding *binding = write->binding;
    wd_core_message m;
    if (!binding->mutable_types || wd_descriptors_allows_type(binding, write->type)) {
        return true;
    }
    if (wd_core_begin_rule(&m, c, f, owner, WD_CORE_RULE(04611))) {
        wd_core_word(&m, "descriptorType", wd_VkDescriptorType_string(write->type));
        wd_core_summaryf(&m, ", which is not in the list of types of the mutable binding %u",
                         binding->binding);
        note_layout(&m, write);
        m.fix = "Add the type to pMutableDescriptorTypeLists of the layout.";
        wd_core_end(&m);
    }
    return false;
}

static bool check_type(wd_core_check *c, const wd_core_frame *f, const wd_descriptors_write *write) {
    wd_core_message m;
    if (write->binding->type == VK_DESCRIPTOR_TYPE_MUTABLE_EXT) {
        return check_mutable(c, f, write);
    }
    if (write->binding->type == write->type) {
        return true;
    }
    if (wd_core_begin_rule(&m, c, f, owner, WD_CORE_RULE(00319))) {
        wd_core_word(&m, "descriptorType", wd_VkDescriptorType_string(write->type));
        wd_core_summaryf(&m, ", but the type of binding %u of the set is %s", write->binding->binding,
                         wd_VkDescriptorType_string(write->binding->type));
        note_layout(&m, write);
        m.fix = "Use the type of the layout, and write the descriptors with the member of that type.";
        wd_core_end(&m);
    }
    return false;
}

// check_next checks that an update may continue in the next binding.
static bool check_next(wd_core_check *c, const wd_core_frame *f, const wd_descriptors_write *write,
                       const wd_state_layout_binding *next) {
    const wd_state_layout_binding *first = write->binding;
    wd_core_message m;
    if (next->type != first->type) {
        if (wd_core_begin_rule(&m, c, f, owner, WD_CORE_RULE(00317))) {
            wd_core_unsigned(&m, "descriptorCount", write->count);
            wd_core_summaryf(&m,
                             ": the update continues after the %u elements of binding %u in binding %u, "
                             "whose type is %s, not %s",
                             count_of(write, first), first->binding, next->binding,
                             wd_VkDescriptorType_string(next->type), wd_VkDescriptorType_string(first->type));
            note_layout(&m, write);
            m.fix = "Update each binding with an element of its own.";
            wd_core_end(&m);
        }
        return false;
    }
    if (!next->immutable_samplers != !first->immutable_samplers) {
        if (wd_core_begin_rule(&m, c, f, owner, WD_CORE_RULE(00318))) {
            wd_core_unsigned(&m, "descriptorCount", write->count);
            wd_core_summaryf(&m, ": the update continues in binding %u, which has %simmutable samplers",
                             next->binding, next->immutable_samplers ? "" : "no ");
            note_layout(&m, write);
            wd_core_end(&m);
        }
        return false;
    }
    if (next->stages != first->stages && wd_core_begin_rule(&m, c, f, owner, WD_CORE_RULE(10776))) {
        char one[256], other[256];
        wd_core_unsigned(&m, "descriptorCount", write->count);
        wd_core_summaryf(&m, ": the update continues in binding %u, whose stageFlags are %s, not %s",
                         next->binding, wd_VkShaderStageFlags_string(next->stages, one, sizeof one),
                         wd_VkShaderStageFlags_string(first->stages, other, sizeof other));
        note_layout(&m, write);
        wd_core_end(&m);
    }
    if (next->flags != first->flags && wd_core_begin_rule(&m, c, f, owner, WD_CORE_RULE(10777))) {
        char one[256], other[256];
        wd_core_unsigned(&m, "descriptorCount", write->count);
        wd_core_summaryf(&m, ": the update continues in binding %u, whose flags are %s, not %s",
                         next->binding, wd_VkDescriptorBindingFlags_string(next->flags, one, sizeof one),
                         wd_VkDescriptorBindingFlags_string(first->flags, other, sizeof other));
        note_layout(&m, write);
        wd_core_end(&m);
    }
    return true;
}

// check_extent follows an update over the ends of bindings (Vulkan, consecutive binding updates). False: it is not
// inside the set, or runs into a binding of another kind.
static bool check_extent(wd_core_check *c, const wd_core_frame *f, const wd_descriptors_write *write) {
    const wd_state_layout_binding *binding = write->binding,
                                  *end = write->layout->bindings + write->layout->num_bindings;
    const uint64_t wanted = (uint64_t)write->element + write->count;
    uint64_t available = count_of(write, binding);
    while (available < wanted && ++binding < end) {
        if (count_of(write, binding) && !check_next(c, f, write, binding)) {
            return false;
        }
        available += count_of(write, binding);
    }
    wd_core_message m;
    if (available >= wanted) {
        return true;
    }
    if (wd_core_begin_rule(&m, c, f, owner, WD_CORE_RULE(00321))) {
        wd_core_unsigned(&m, "dstArrayElement", write->element);
        wd_core_unsigned(&m, "descriptorCount", write->count);
        wd_core_summaryf(&m, ", but binding %u of the set has %u elements", write->binding->binding,
                         count_of(write, write->binding));
        if (available > count_of(write, write->binding)) {
            wd_core_notef(&m, "With the bindings after it there are %llu elements",
                          (unsigned long long)available);
        }
        note_layout(&m, write);
        m.fix = "Write fewer descriptors, or make the array of the layout longer.";
        wd_core_end(&m);
    }
    return false;
}

static void check_immutable(wd_core_check *c, const wd_core_frame *f, const wd_descriptors_write *write) {
    wd_core_message m;
    if (write->type == VK_DESCRIPTOR_TYPE_SAMPLER && write->binding->immutable_samplers &&
        wd_core_begin_rule(&m, c, f, owner, WD_CORE_RULE(02752))) {
        wd_core_word(&m, "descriptorType", "VK_DESCRIPTOR_TYPE_SAMPLER");
        wd_core_summaryf(&m, ", but binding %u of the set has immutable samplers", write->binding->binding);
        note_layout(&m, write);
        m.fix = "Leave the binding out of the update.";
        wd_core_end(&m);
    }
}

static void check_contents(wd_core_check *c, const wd_core_frame *f, const wd_descriptors_write *write) {
    if (!write->source) {
        return;
    }
    if (wd_descriptors_is_buffer(write->type)) {
        wd_descriptors_check_buffers(c, f, write);
    } else if (wd_descriptors_is_texel_buffer(write->type)) {
        wd_descriptors_check_texel_buffers(c, f, write);
    } else if (wd_descriptors_is_image(write->type)) {
        wd_descriptors_check_images(c, f, write);
    }
}

// check_run checks where descriptors are written, and then the descriptors.
static void check_run(wd_core_check *c, const wd_core_frame *f, wd_descriptors_write *write,
                      uint32_t binding) {
    if (find_binding(c, f, write, binding) && check_type(c, f, write) && check_extent(c, f, write)) {
        check_immutable(c, f, write);
        check_contents(c, f, write);
    }
}

// VkWriteDescriptorSet

static void report_chain_count(wd_core_check *c, const wd_core_frame *f, const VkWriteDescriptorSet *write,
                               uint32_t rule, const char *structure, const char *member, bool is_present,
                               uint32_t count) {
    wd_core_message m;
    if ((!is_present || count != write->descriptorCount) && wd_core_begin_rule(&m, c, f, owner, rule)) {
        wd_core_unsigned(&m, "descriptorCount", write->descriptorCount);
        if (is_present) {
            wd_core_summaryf(&m, ", but %s of %s in the pNext chain is %u", member, structure, count);
        } else {
            wd_core_summaryf(&m, ", but the pNext chain has no %s", structure);
        }
        wd_core_end(&m);
    }
}

// check_chain checks the structs that have the descriptors of some types.
static void check_chain(wd_core_check *c, const wd_core_frame *f, const VkWriteDescriptorSet *write) {
    if (write->descriptorType == VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK) {
        const VkWriteDescriptorSetInlineUniformBlock *block =
            wd_core_chained(write->pNext, VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET_INLINE_UNIFORM_BLOCK);
        report_chain_count(c, f, write, WD_CORE_RULE(02221), "VkWriteDescriptorSetInlineUniformBlock",
                           "dataSize", block != NULL, block ? block->dataSize : 0);
    } else if (write->descriptorType == VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR) {
        const VkWriteDescriptorSetAccelerationStructureKHR *structures =
            wd_core_chained(write->pNext, VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET_ACCELERATION_STRUCTURE_KHR);
#ifdef VK_NV_partitioned_acceleration_structure
        if (wd_core_chained(write->pNext,
                            VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET_PARTITIONED_ACCELERATION_STRUCTURE_NV)) {
            return;
        }
#endif
        report_chain_count(c, f, write, WD_CORE_RULE(02382), "VkWriteDescriptorSetAccelerationStructureKHR",
                           "accelerationStructureCount", structures != NULL,
                           structures ? structures->accelerationStructureCount : 0);
    }
}

static void point_at_source(wd_descriptors_write *to, const VkWriteDescriptorSet *write) {
    if (wd_descriptors_is_buffer(to->type)) {
        to->source = (const uint8_t *)write->pBufferInfo;
        to->stride = sizeof *write->pBufferInfo;
        to->array = "pBufferInfo";
    } else if (wd_descriptors_is_texel_buffer(to->type)) {
        to->source = (const uint8_t *)write->pTexelBufferView;
        to->stride = sizeof *write->pTexelBufferView;
        to->array = "pTexelBufferView";
    } else if (wd_descriptors_is_image(to->type)) {
        to->source = (const uint8_t *)write->pImageInfo;
        to->stride = sizeof *write->pImageInfo;
        to->array = "pImageInfo";
    }
}

// check_writes checks writes to their sets, or to the layout of a push.
static void check_writes(wd_core_check *c, const wd_core_frame *f, uint32_t count,
                         const VkWriteDescriptorSet *writes, const wd_state_set_layout *pushed) {
    for (uint32_t i = 0; writes && i < count; i++) {
        const wd_core_frame element = WD_CORE_ELEMENT(f, "pDescriptorWrites", i);
        const wd_state_descriptor_set *set = pushed ? NULL : WD_CORE_FIND(descriptor_set, writes[i].dstSet);
        wd_descriptors_write write = {.layout = set ? set->layout : pushed,
                                      .set = set,
                                      .element = writes[i].dstArrayElement,
                                      .count = writes[i].descriptorCount,
                                      .type = writes[i].descriptorType};
        point_at_source(&write, &writes[i]);
        check_chain(c, &element, &writes[i]);
        if (write.layout && write.count) {
            check_run(c, &element, &write, writes[i].dstBinding);
        }
    }
}

WD_CORE_CHECK(descriptors, UpdateDescriptorSets) {
    check_writes(c, NULL, s->descriptorWriteCount, s->pDescriptorWrites, NULL);
    wd_descriptors_check_copies(c, s);
}

// Templates

static void check_template(wd_core_check *c, const wd_state_update_template *update_template,
                           const wd_state_descriptor_set *set, const wd_state_set_layout *layout,
                           const void *data) {
    for (uint32_t i = 0; data && layout && i < update_template->num_entries; i++) {
        const VkDescriptorUpdateTemplateEntry *entry = &update_template->entries[i];
        const wd_core_frame element = WD_CORE_ELEMENT(NULL, "pDescriptorUpdateEntries", i);
        wd_descriptors_write write = {.layout = layout,
                                      .set = set,
                                      .element = entry->dstArrayElement,
                                      .count = entry->descriptorCount,
                                      .type = entry->descriptorType,
                                      .source = (const uint8_t *)data + entry->offset,
                                      .stride = entry->stride,
                                      .array = "pData"};
        if (write.count) {
            check_run(c, &element, &write, entry->dstBinding);
        }
    }
}

WD_CORE_CHECK(descriptors, UpdateDescriptorSetWithTemplate) {
    const wd_state_descriptor_set *set = WD_CORE_FIND(descriptor_set, s->descriptorSet);
    const wd_state_update_template *update_template =
        WD_CORE_FIND(update_template, s->descriptorUpdateTemplate);
    if (set && update_template &&
        update_template->template_type == VK_DESCRIPTOR_UPDATE_TEMPLATE_TYPE_DESCRIPTOR_SET) {
        check_template(c, update_template, set, set->layout, s->pData);
    }
}

// Pushes

// push is the place that a command pushes to, with the rules of the command.
typedef struct push {
    const char *owner;
    VkPipelineLayout layout;
    uint32_t set;
    uint32_t count_rule, unique_rule;
} push;

// find_pushed reports a set that cannot be pushed, and returns its layout; NULL: not known, or reported.
static const wd_state_set_layout *find_pushed(wd_core_check *c, const wd_core_frame *f, push what) {
    const wd_state_pipeline_layout *layout = WD_CORE_FIND(pipeline_layout, what.layout);
    wd_core_message m;
    if (!layout) {
        return NULL;
    }
    if (what.set >= layout->num_set_layouts) {
        if (wd_core_begin_rule(&m, c, f, what.owner, what.count_rule)) {
            wd_core_unsigned(&m, "set", what.set);
            wd_core_unsigned(&m, "the setLayoutCount of the layout", layout->num_set_layouts);
            wd_core_end(&m);
        }
        return NULL;
    }
    const wd_state_set_layout *found = layout->set_layouts[what.set];
    if (found && !(found->flags & VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR)) {
        char name[WD_DESCRIPTORS_TEXT_SIZE];
        if (wd_core_begin_rule(&m, c, f, what.owner, what.unique_rule)) {
            wd_core_unsigned(&m, "set", what.set);
            wd_core_summaryf(&m,
                             ", but the descriptor set layout there, %s, was created without "
                             "VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT",
                             wd_descriptors_name(c, &found->object, name, sizeof name));
            m.fix = "Create the descriptor set layout with this flag, or push to the set that has it.";
            wd_core_end(&m);
        }
        return NULL;
    }
    return found;
}

static void check_family(wd_core_check *c, VkPipelineBindPoint bind_point, uint32_t rule) {
    wd_core_message m;
    if (!wd_descriptors_fits_family(c, bind_point) && wd_core_begin_rule(&m, c, NULL, NULL, rule)) {
        wd_core_summaryf(&m, "the queue family of the command pool does not support %s",
                         wd_VkPipelineBindPoint_string(bind_point));
        wd_core_end(&m);
    }
}

static void check_push_set(wd_core_check *c, VkPipelineBindPoint bind_point, push what, uint32_t count,
                           const VkWriteDescriptorSet *writes) {
    check_family(c, bind_point, WD_CORE_RULE(00363));
    const wd_state_set_layout *layout = find_pushed(c, NULL, what);
    if (layout) {
        check_writes(c, NULL, count, writes, layout);
    }
}

// check_push_template checks vkCmdPushDescriptorSetWithTemplate in either of its forms.
static void check_push_template(wd_core_check *c, const wd_core_frame *f, push what,
                                VkDescriptorUpdateTemplate handle, const void *data) {
    const wd_state_set_layout *layout = find_pushed(c, f, what);
    const wd_state_update_template *update_template = WD_CORE_FIND(update_template, handle);
    wd_core_message m;
    if (!layout || !update_template ||
        update_template->template_type != VK_DESCRIPTOR_UPDATE_TEMPLATE_TYPE_PUSH_DESCRIPTORS_KHR) {
        return;
    }
    check_family(c, update_template->bind_point, WD_CORE_RULE(00366));
    if (what.set != update_template->set) {
        if (wd_core_begin_rule(&m, c, f, what.owner, WD_CORE_RULE(07995))) {
            wd_core_unsigned(&m, "set", what.set);
            wd_core_unsigned(&m, "the set of the template", update_template->set);
            wd_core_end(&m);
        }
        return;
    }
    const wd_state_pipeline_layout *pushed = WD_CORE_FIND(pipeline_layout, what.layout),
                                   *made = update_template->pipeline_layout;
    if (pushed && made && what.set < made->num_set_layouts &&
        !wd_state_pipeline_layouts_compatible(pushed, made, what.set)) {
        if (wd_core_begin_rule(&m, c, f, what.owner, WD_CORE_RULE(07993))) {
            char name[WD_DESCRIPTORS_TEXT_SIZE], other[WD_DESCRIPTORS_TEXT_SIZE];
            wd_core_summaryf(&m, "layout %s is not compatible for set %u with %s of the template",
                             wd_descriptors_name(c, &pushed->object, name, sizeof name), what.set,
                             wd_descriptors_name(c, &made->object, other, sizeof other));
            wd_core_end(&m);
        }
        return;
    }
    check_template(c, update_template, NULL, layout, data);
}

// The registry of Vulkan 1.4 has the commands without the suffix.
#ifdef VK_VERSION_1_4
WD_CORE_CHECK(descriptors, CmdPushDescriptorSet) {
    check_push_set(c, s->pipelineBindPoint,
                   (push){NULL, s->layout, s->set, WD_CORE_RULE(00364), WD_CORE_RULE(00365)},
                   s->descriptorWriteCount, s->pDescriptorWrites);
}

WD_CORE_CHECK(descriptors, CmdPushDescriptorSetWithTemplate) {
    check_push_template(c, NULL, (push){NULL, s->layout, s->set, WD_CORE_RULE(07304), WD_CORE_RULE(07305)},
                        s->descriptorUpdateTemplate, s->pData);
}
WD_CORE_CHECK(descriptors, CmdPushDescriptorSet2) {
    const VkPushDescriptorSetInfo *info = s->pPushDescriptorSetInfo;
    const wd_core_frame f = WD_CORE_POINTER(NULL, "pPushDescriptorSetInfo");
    const wd_state_set_layout *layout = find_pushed(
        c, &f,
        (push){"VkPushDescriptorSetInfo", info->layout, info->set, WD_CORE_RULE(00364), WD_CORE_RULE(00365)});
    if (layout) {
        check_writes(c, &f, info->descriptorWriteCount, info->pDescriptorWrites, layout);
    }
}

WD_CORE_CHECK(descriptors, CmdPushDescriptorSetWithTemplate2) {
    const VkPushDescriptorSetWithTemplateInfo *info = s->pPushDescriptorSetWithTemplateInfo;
    const wd_core_frame f = WD_CORE_POINTER(NULL, "pPushDescriptorSetWithTemplateInfo");
    check_push_template(c, &f,
                        (push){"VkPushDescriptorSetWithTemplateInfo", info->layout, info->set,
                               WD_CORE_RULE(07304), WD_CORE_RULE(07305)},
                        info->descriptorUpdateTemplate, info->pData);
}
#else
WD_CORE_CHECK(descriptors, CmdPushDescriptorSetKHR) {
    check_push_set(c, s->pipelineBindPoint,
                   (push){NULL, s->layout, s->set, WD_CORE_RULE(00364), WD_CORE_RULE(00365)},
                   s->descriptorWriteCount, s->pDescriptorWrites);
}

WD_CORE_CHECK(descriptors, CmdPushDescriptorSetWithTemplateKHR) {
    check_push_template(c, NULL, (push){NULL, s->layout, s->set, WD_CORE_RULE(07304), WD_CORE_RULE(07305)},
                        s->descriptorUpdateTemplate, s->pData);
}
#endif
