// Update templates, pools, and the allocation of sets.
#include "vk/core/descriptors/descriptors_internal.h"
#include "vk/registry/enum_strings.h"

static const char owner[] = "VkDescriptorUpdateTemplateCreateInfo",
                  entry_owner[] = "VkDescriptorUpdateTemplateEntry";

static void check_entry(wd_core_check *c, const wd_core_frame *f,
                        const VkDescriptorUpdateTemplateEntry *entry, const wd_state_set_layout *layout) {
    const wd_state_layout_binding *binding = wd_state_set_layout_binding(layout, entry->dstBinding);
    char name[WD_DESCRIPTORS_TEXT_SIZE];
    wd_core_message m;
    if (!binding) {
        if (wd_core_begin_rule(&m, c, f, entry_owner, WD_CORE_RULE(00354))) {
            wd_core_unsigned(&m, "dstBinding", entry->dstBinding);
            wd_core_summaryf(&m, ", but %s has no such binding",
                             wd_descriptors_name(c, &layout->object, name, sizeof name));
            wd_core_end(&m);
        }
        return;
    }
    uint64_t available = 0;
    for (const wd_state_layout_binding *at = binding; at < layout->bindings + layout->num_bindings; at++) {
        available += at->count;
    }
    if ((uint64_t)entry->dstArrayElement + entry->descriptorCount > available &&
        wd_core_begin_rule(&m, c, f, entry_owner, WD_CORE_RULE(00355))) {
        wd_core_unsigned(&m, "dstArrayElement", entry->dstArrayElement);
        wd_core_unsigned(&m, "descriptorCount", entry->descriptorCount);
        wd_core_summaryf(&m, ", but from binding %u on %s has %llu descriptors", entry->dstBinding,
                         wd_descriptors_name(c, &layout->object, name, sizeof name),
                         (unsigned long long)available);
        wd_core_end(&m);
    }
}

static void check_block(wd_core_check *c, const wd_core_frame *f, uint32_t rule, const char *member,
                        uint32_t value) {
    wd_core_message m;
    if (value % 4 && wd_core_begin_rule(&m, c, f, entry_owner, rule)) {
        wd_core_unsigned(&m, member, value);
        wd_core_word(&m, "descriptorType", "VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK");
        wd_core_end(&m);
    }
}

// check_push_template returns the set layout of a template for pushed descriptors; NULL: not known, or reported.
static const wd_state_set_layout *check_push_template(wd_core_check *c, const wd_core_frame *f,
                                                      const VkDescriptorUpdateTemplateCreateInfo *info) {
    const wd_state_pipeline_layout *layout = WD_CORE_FIND(pipeline_layout, info->pipelineLayout);
    wd_core_message m;
    if (info->pipelineBindPoint > VK_PIPELINE_BIND_POINT_COMPUTE && info->pipelineBindPoint < 1000000000 &&
        wd_core_begin_rule(&m, c, f, owner, WD_CORE_RULE(00351))) {
        wd_core_unsigned(&m, "pipelineBindPoint", info->pipelineBindPoint);
        wd_core_end(&m);
    }
    const wd_state_set_layout *found =
        layout && info->set < layout->num_set_layouts ? layout->set_layouts[info->set] : NULL;
    const bool is_outside = layout && info->set >= layout->num_set_layouts;
    if (!is_outside && (!found || found->flags & VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR)) {
        return found;
    }
    if (wd_core_begin_rule(&m, c, f, owner, WD_CORE_RULE(00353))) {
        wd_core_unsigned(&m, "set", info->set);
        if (is_outside) {
            wd_core_unsigned(&m, "the setLayoutCount of the layout", layout->num_set_layouts);
        } else {
            wd_core_summaryf(&m, ", whose descriptor set layout was created without "
                                 "VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT");
        }
        wd_core_end(&m);
    }
    return NULL;
}

static void check_mutable(wd_core_check *c, const wd_core_frame *f, const wd_state_set_layout *layout) {
    for (uint32_t i = 0; i < layout->num_bindings; i++) {
        wd_core_message m;
        if (layout->bindings[i].type == VK_DESCRIPTOR_TYPE_MUTABLE_EXT &&
            wd_core_begin_rule(&m, c, f, owner, WD_CORE_RULE(04615))) {
            wd_core_summaryf(
                &m, "binding %u of descriptorSetLayout is of the type VK_DESCRIPTOR_TYPE_MUTABLE_EXT",
                layout->bindings[i].binding);
            wd_core_end(&m);
        }
    }
}

WD_CORE_CHECK(descriptors, CreateDescriptorUpdateTemplate) {
    const VkDescriptorUpdateTemplateCreateInfo *info = s->pCreateInfo;
    const wd_core_frame f = WD_CORE_POINTER(NULL, "pCreateInfo");
    const wd_state_set_layout *layout = NULL;
    if (info->templateType == VK_DESCRIPTOR_UPDATE_TEMPLATE_TYPE_PUSH_DESCRIPTORS_KHR) {
        layout = check_push_template(c, &f, info);
    } else if (info->templateType == VK_DESCRIPTOR_UPDATE_TEMPLATE_TYPE_DESCRIPTOR_SET) {
        layout = WD_CORE_FIND(set_layout, info->descriptorSetLayout);
        if (layout) {
            check_mutable(c, &f, layout);
        }
    }
    for (uint32_t i = 0; info->pDescriptorUpdateEntries && i < info->descriptorUpdateEntryCount; i++) {
        const wd_core_frame element = WD_CORE_ELEMENT(&f, "pDescriptorUpdateEntries", i);
        const VkDescriptorUpdateTemplateEntry *entry = &info->pDescriptorUpdateEntries[i];
        if (entry->descriptorType == VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK) {
            check_block(c, &element, WD_CORE_RULE(02226), "dstArrayElement", entry->dstArrayElement);
            check_block(c, &element, WD_CORE_RULE(02227), "descriptorCount", entry->descriptorCount);
        }
        if (layout) {
            check_entry(c, &element, entry, layout);
        }
    }
}

// Pools

// may_overallocate returns whether sets may exceed maxSets (VK_NV_descriptor_pool_overallocation).
static bool may_overallocate(const wd_core_check *c, const VkDescriptorPoolCreateInfo *info) {
#ifdef VK_NV_descriptor_pool_overallocation
    return info->flags & VK_DESCRIPTOR_POOL_CREATE_ALLOW_OVERALLOCATION_SETS_BIT_NV &&
           (!c->enabled || c->enabled->features.descriptorPoolOverallocation);
#else
    (void)c;
    (void)info;
    return false;
#endif
}

WD_CORE_CHECK(descriptors, CreateDescriptorPool) {
    const VkDescriptorPoolCreateInfo *info = s->pCreateInfo;
    const wd_core_frame f = WD_CORE_POINTER(NULL, "pCreateInfo");
    const VkDescriptorPoolInlineUniformBlockCreateInfo *blocks =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_INLINE_UNIFORM_BLOCK_CREATE_INFO);
    bool has_blocks = false;
    wd_core_message m;
    if (!info->maxSets && !may_overallocate(c, info) &&
        wd_core_begin_rule(&m, c, &f, "VkDescriptorPoolCreateInfo", WD_CORE_RULE(09227))) {
        wd_core_unsigned(&m, "maxSets", 0);
        m.fix = "Set the number of descriptor sets that are allocated from the pool.";
        wd_core_end(&m);
    }
    for (uint32_t i = 0; info->pPoolSizes && i < info->poolSizeCount; i++) {
        has_blocks |= info->pPoolSizes[i].type == VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK;
    }
    if (has_blocks && (!blocks || !blocks->maxInlineUniformBlockBindings) &&
        wd_core_begin_rule(&m, c, &f, "VkDescriptorPoolCreateInfo", WD_CORE_RULE(09424))) {
        wd_core_summaryf(&m, "pPoolSizes has VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK, but %s",
                         blocks ? "maxInlineUniformBlockBindings is 0"
                                : "the pNext chain has no VkDescriptorPoolInlineUniformBlockCreateInfo");
        wd_core_end(&m);
    }
    wd_descriptors_check_mutable_sizes(c, &f, info);
    if (info->flags & VK_DESCRIPTOR_POOL_CREATE_HOST_ONLY_BIT_EXT &&
        info->flags & VK_DESCRIPTOR_POOL_CREATE_UPDATE_AFTER_BIND_BIT &&
        wd_core_begin_rule(&m, c, &f, "VkDescriptorPoolCreateInfo", WD_CORE_RULE(04607))) {
        wd_core_word(&m, "flags",
                     wd_VkDescriptorPoolCreateFlags_string(info->flags, m.buffer, sizeof m.buffer));
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(descriptors, AllocateDescriptorSets) {
    const VkDescriptorSetAllocateInfo *info = s->pAllocateInfo;
    const wd_core_frame f = WD_CORE_POINTER(NULL, "pAllocateInfo");
    const VkDescriptorSetVariableDescriptorCountAllocateInfo *counts = wd_core_chained(
        info->pNext, VK_STRUCTURE_TYPE_DESCRIPTOR_SET_VARIABLE_DESCRIPTOR_COUNT_ALLOCATE_INFO);
    for (uint32_t i = 0; counts && counts->pDescriptorCounts && i < counts->descriptorSetCount &&
                         i < info->descriptorSetCount;
         i++) {
        const wd_state_set_layout *layout = WD_CORE_FIND(set_layout, info->pSetLayouts[i]);
        if (!layout || !layout->has_variable_count) {
            continue;
        }
        const wd_state_layout_binding *last = &layout->bindings[layout->num_bindings - 1];
        wd_core_message m;
        if (counts->pDescriptorCounts[i] > last->count &&
            wd_core_begin_rule(&m, c, &f, "VkDescriptorSetAllocateInfo", WD_CORE_RULE(09380))) {
            wd_core_summaryf(&m,
                             "pDescriptorCounts[%u] is %u, the descriptorCount of binding %u of the layout "
                             "is %u",
                             i, counts->pDescriptorCounts[i], last->binding, last->count);
            wd_core_end(&m);
        }
    }
}
